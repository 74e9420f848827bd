import { lazy, type ReactNode, Suspense, useState } from 'react';

import { levelWords } from '../../entities/safety/level-badge.tsx';
import { type Warning, isAllClear, type Subject, uncheckedOf } from '../../entities/safety/matching.ts';
import { type Listed, shownName } from '../../entities/safety/reaches.ts';
import type { Level } from '../../entities/safety/safety-book.ts';
import type { Asking } from '../../entities/safety/safety-profile.ts';
import { type SafetyState, useSafety } from '../../entities/safety/use-safety.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { cn } from '../../lib/cn.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { AlertIcon, InfoIcon, ShieldIcon } from '../../ui/icons.tsx';
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
function AskingLines({ askings }: { askings: readonly Asking[] }) {
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

const boxes: Readonly<Record<Level, string>> = {
  avoid: 'border-danger-200 bg-danger-50',
  caution: 'border-gold-300 bg-gold-50',
  watch: 'border-info-200 bg-info-50',
};
/** The colour of what is said about each level. */
export const marks: Readonly<Record<Level, string>> = {
  avoid: 'text-danger-700',
  caution: 'text-gold-700',
  watch: 'text-info-700',
};

/**
 * What a herb, remedy or product means for the visitor's own list, with the reason and the advice; or the invitation to
 * make a list. `name` is what the visitor calls it.
 */
export function SafetyNotice({ subject, name }: { subject: Subject; name: string }) {
  const state = useSafety(subject);
  const { open, dialog } = useListDialog();
  return (
    <>
      <Notice state={state} name={name} onEdit={open} />
      {dialog}
    </>
  );
}

function Notice({ state, name, onEdit }: { state: SafetyState; name: string; onEdit: () => void }) {
  if (state.kind === 'nothing-listed')
    return (
      <div className="bg-sunk flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl p-3.5 print:hidden">
        <ShieldIcon className="text-leaf-700" />
        <p className="min-w-52 flex-1 text-pretty">
          {t('Taking medicine, pregnant, or living with an illness? Check {name} against your own list.', {
            name,
          })}
        </p>
        <ListButton label={t('Check it for me')} onOpen={onEdit} />
      </div>
    );
  if (state.kind === 'loading')
    return (
      <output className="bg-sunk text-muted block rounded-xl p-3.5">
        {t('Checking {name} against your list…', { name })}
      </output>
    );
  if (state.kind === 'failed')
    return (
      <section role="alert" className={cn('grid gap-2 rounded-xl border p-4', boxes.caution)}>
        <p className="font-semibold">{t('We could not check {name} against your list', { name })}</p>
        <p className="text-pretty">
          {t(
            'The rules are not on this device yet. Until they are, treat it as untested with your medicines.',
          )}
        </p>
      </section>
    );
  const { finding, level, askings } = state;
  const unchecked = uncheckedOf(finding);
  if (level === null)
    return (
      <div className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border p-3.5">
        <InfoIcon className={isAllClear(finding) ? 'text-info-700' : 'text-muted'} />
        <output className="grid min-w-52 flex-1 gap-1 text-pretty">
          {isAllClear(finding) &&
            t(
              'We know of no conflict between {name} and your list. That is no proof that there is none: tell your clinician what you use.',
              { name },
            )}
          <UncheckedLine listed={unchecked} />
          <AskingLines askings={askings} />
        </output>
        <ListButton label={t('My list')} isQuiet onOpen={onEdit} />
      </div>
    );
  return (
    <section
      aria-label={t('{name} and your list', { name })}
      className={cn('grid gap-3 rounded-xl border p-4', boxes[level])}
    >
      <div className="flex items-center justify-between gap-2">
        <p className={cn('flex items-center gap-2.5 text-lg leading-snug font-semibold', marks[level])}>
          <AlertIcon />
          {levelWords[level].title}
        </p>
        <ListButton label={t('My list')} isQuiet onOpen={onEdit} />
      </div>
      {finding.isUnknown && (
        <p className="text-pretty">
          {t(
            'We have no safety data on some of what is in {name}. Nobody knows how it goes with your list, so ask before you use it.',
            { name },
          )}
        </p>
      )}
      <AskingLines askings={askings} />
      {/* A small effect that is known weighs less than what nobody looked up. */}
      {level === 'watch' && <UncheckedLine listed={unchecked} />}
      {finding.warnings.length > 0 && <WarningList warnings={finding.warnings} />}
      {level !== 'watch' && <UncheckedLine listed={unchecked} />}
    </section>
  );
}

/** The worst that is known against a subject by the visitor's own list, in a word or two; else `children`. */
export function SafetyGrade({ subject, children }: { subject: Subject; children: ReactNode }) {
  const state = useSafety(subject);
  const level = 'level' in state ? state.level : null;
  if (level === null) return children;
  return <strong className={cn('truncate', marks[level])}>{levelWords[level].title}</strong>;
}
