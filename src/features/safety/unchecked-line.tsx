import type { Asking } from '../../entities/safety/facts.ts';
import { type Listed, shownName } from '../../entities/safety/reaches.ts';
import { cn } from '../../lib/cn.ts';
import { t } from '../../words/shop.ts';

/** What on the list nobody looked up with the subject, by name. Silence would read as an all-clear. */
export function UncheckedLine({ listed, className }: { listed: readonly Listed[]; className?: string }) {
  if (listed.length === 0) return null;
  return (
    <p className={cn('text-muted text-pretty', className)}>
      {t('Not looked up: {names}. That is no all-clear: ask your pharmacist.', {
        names: listed.map(shownName).join(', '),
      })}
    </p>
  );
}

const asks = {
  age: t('Tell the age of the child on your list. Until then we read it as a newborn.'),
  baby: t('The pregnancy on your list is past 42 weeks. Has the baby come?'),
  over: t('Something on your list is over. Look at it again.'),
} as const;

/** What the list has to be asked before its answers are exact. */
export function AskingLines({ askings }: { askings: readonly Asking[] }) {
  const kinds = [...new Set(askings.map(({ ask }) => ask))];
  return kinds.map((kind) => (
    <p key={kind} className="font-semibold text-pretty">
      {asks[kind]}
    </p>
  ));
}
