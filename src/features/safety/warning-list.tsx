import { lazy, type ReactNode, Suspense, useState } from 'react';

import type { Asking } from '../../entities/safety/facts.ts';
import { levelWords } from '../../entities/safety/level-words.ts';
import type { Warning } from '../../entities/safety/matching.ts';
import { type Listed, shownName } from '../../entities/safety/reaches.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { cn } from '../../lib/cn.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { t } from '../../words/shop.ts';

const names = (because: readonly string[]): string => because.map((name) => t.known(name)).join(', ');

/** Each warning with its reason, what to do, and what on the list it is about. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul className="divide-line grid divide-y">
      {warnings.map(({ trigger, herb, level, reason, advice, because }) => (
        <li key={`${herb} ${trigger.kind} ${trigger.id}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge
              tone={levelWords[level].tone}
              className={cn(level === 'avoid' && 'border-danger-200 border')}
            >
              {levelWords[level].short}
            </Badge>
            <span className="font-semibold">
              {herb === null ? names(because) : t('{herb} and {names}', { herb, names: names(because) })}
            </span>
          </p>
          <p className="text-pretty">
            <WarningText>{reason}</WarningText>{' '}
            <strong>
              <WarningText>{advice}</WarningText>
            </strong>
          </p>
        </li>
      ))}
    </ul>
  );
}

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

const loadDialog = () => import('./safety-dialog.tsx');
const SafetyDialog = lazy(async () => ({ default: (await loadDialog()).SafetyDialog }));

/**
 * The window with the list of medicines and conditions; its code is fetched with the first tap. Render `dialog` in a
 * place that stays while what is said around it changes with every tick.
 */
export function useListDialog(): { open: () => void; dialog: ReactNode } {
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => {
      loadDialog()
        .then(() => {
          setWanted(true);
          setOpen(true);
        })
        .catch(() =>
          toast.error(t('The list could not be opened'), t('Check your connection and try again.')),
        );
    },
    dialog: wanted && (
      <Suspense fallback={null}>
        <SafetyDialog open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}

/** The button that opens the list. */
export function ListButton({
  label,
  isQuiet = false,
  onOpen,
}: {
  label: string;
  isQuiet?: boolean;
  onOpen: () => void;
}) {
  return (
    <Button variant={isQuiet ? 'quiet' : 'secondary'} size="sm" className="print:hidden" onClick={onOpen}>
      {label}
    </Button>
  );
}
