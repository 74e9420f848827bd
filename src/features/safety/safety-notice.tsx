import { levelWords } from '../../entities/safety/level-words.ts';
import { isAllClear, type Subject, uncheckedOf } from '../../entities/safety/matching.ts';
import type { Level } from '../../entities/safety/safety-book.ts';
import { type SafetyState, useSafety } from '../../entities/safety/use-safety.ts';
import { cn } from '../../lib/cn.ts';
import { AlertIcon, InfoIcon, ShieldIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { AskingLines, ListButton, UncheckedLine, useListDialog, WarningList } from './warning-list.tsx';

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
