import { type ReactNode, useState } from 'react';

import { type KnownBody, type NoFastReason, whyAskFirst, whyNoFast } from '../../entities/safety/no-less.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { type ListEntry, useAddToList, useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import { activeOf, type Fast, faultOf } from './fast.ts';
import { changePlan, currentFasts, saveFast } from './fasting.queries.ts';
import { LONG_MINUTES, type Plan, type Screening, screeningOf } from './plan.ts';
import {
  bmiOf,
  cautionItems,
  entriesOf,
  isOnList,
  neverItems,
  scoffItems,
  screen,
  type ScreeningItem,
} from './screening.ts';

type ScreeningDialogProps = {
  /** `told` is what belongs on the safety list. */
  onDone: (outcome: Screening, clinicianAgreed: boolean, told: readonly ListEntry[]) => void;
  onClose: () => void;
};

const steps = [
  {
    title: t('Is one of these true for you?'),
    text: t('With any of them fasting can do real harm.'),
    items: neverItems,
  },
  { title: t('And of these?'), text: t('About you and food. Nobody sees your answers.'), items: scoffItems },
  { title: t('Do you take any of these?'), text: t('Or live with it.'), items: cautionItems },
] as const;
type Marked = Record<string, readonly string[]>;

/** The questions before the first fast, ticked where the safety list knows. What they come to is handed on. */
function ScreeningDialog({ onDone, onClose }: ScreeningDialogProps) {
  const [place, setPlace] = useState(0);
  const [marked, setMarked] = useState<Marked>({});
  const [height, setHeight] = useState('');
  const [weight, setWeight] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const step = steps[place] ?? steps[0];
  const profile = useSafetyProfile();
  const { book } = useBook(profile.medicines.length > 0);
  const isListed = (item: ScreeningItem): boolean => isOnList(item, profile, book);
  const of = (index: number): readonly string[] => [
    ...new Set([
      ...(marked[index] ?? []),
      ...(steps[index]?.items ?? []).filter(isListed).map(({ id }) => id),
    ]),
  ];
  const bmi = bmiOf(Number(height), Number(weight));
  const isLast = place === steps.length - 1;

  const toggle = ({ id }: ScreeningItem, isOn: boolean): void =>
    setMarked({ ...marked, [place]: isOn ? [...of(place), id] : of(place).filter((other) => other !== id) });
  const next = (): void => {
    const answers = { never: of(0), scoff: of(1), caution: of(2), bmi };
    const outcome = screen(answers);
    // A no is a no: the rest need not be asked.
    if (isLast || outcome === 'no') onDone(outcome, hasAgreed && outcome === 'caution', entriesOf(answers));
    else setPlace(place + 1);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={step.title}
      description={step.text}
    >
      <div className="grid gap-4">
        <p className="text-muted text-sm">{t('Step {n} of {all}', { n: place + 1, all: steps.length })}</p>
        <fieldset key={place}>
          <legend className="sr-only">{step.title}</legend>
          {step.items.map((item) => (
            <CheckboxField
              key={item.id}
              label={item.text}
              checked={of(place).includes(item.id)}
              disabled={isListed(item)}
              hint={isListed(item) ? t('On your safety list') : undefined}
              onChange={(event) => toggle(item, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <p className="text-muted text-sm text-pretty">
          {step.items.some(isListed)
            ? t.rich(
                'What is on your safety list is ticked already. <a>Change the list</a> if it is wrong.',
                {
                  a: (words) => (
                    <Link to={paths.safetyCheck()} className="underline">
                      {words}
                    </Link>
                  ),
                },
              )
            : t('What you tick goes to your safety list on this device, so that you are asked once.')}
        </p>
        {place === 0 && (
          <details className="border-line rounded-xl border px-4">
            <summary className="flex min-h-12 items-center font-semibold">{t('Work out my BMI')}</summary>
            <div className="grid grid-cols-2 gap-3 pb-4">
              <TextField
                label={t('Height in cm')}
                inputMode="numeric"
                value={height}
                onChange={(event) => setHeight(event.currentTarget.value)}
              />
              <TextField
                label={t('Weight in kg')}
                inputMode="decimal"
                value={weight}
                onChange={(event) => setWeight(event.currentTarget.value)}
              />
              <output className="col-span-2">
                {bmi === null
                  ? t('Fill in both.')
                  : bmi < 18.5
                    ? t('Your BMI is {bmi}: too low for fasting.', { bmi: bmi.toFixed(1) })
                    : t('Your BMI is {bmi}.', { bmi: bmi.toFixed(1) })}
              </output>
            </div>
          </details>
        )}
        {isLast && of(2).length > 0 && (
          <Alert tone="warning" title={t('Ask a clinician before you fast')}>
            {t(
              'Doses and times may have to change. Up to 18 hours is open to you; more only once a clinician agreed.',
            )}
            <CheckboxField
              label={t('A clinician who knows my medicines agreed to longer fasts')}
              checked={hasAgreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
            />
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {place > 0 && (
            <Button variant="secondary" onClick={() => setPlace(place - 1)}>
              {t('Back')}
            </Button>
          )}
          <Button onClick={next}>{of(place).length === 0 ? t('None of these') : t('Continue')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What the safety list and the body say about fasting. */
export function useFitness(body: KnownBody): { reason: NoFastReason | null; asksFirst: boolean } {
  const profile = useSafetyProfile();
  const { book } = useBook(profile.medicines.length > 0);
  return { reason: whyNoFast(profile, body, book), asksFirst: whyAskFirst(profile, book).length > 0 };
}

/** Why this person may not start a fast of that length; null when they may. */
export function refusalOf(plan: Plan, targetMinutes: number, asksFirst: boolean): string | null {
  // Who has not answered yet is asked first.
  const isAsked = plan.screening === 'caution' || (plan.screening === 'clear' && asksFirst);
  if (targetMinutes > LONG_MINUTES && isAsked && !plan.clinician_agreed)
    return t('With your answers, more than 18 hours needs a clinician’s word first.');
  return null;
}

/** Starts a fast, after the questions where they have not been answered. `dialog` belongs somewhere in the page. */
export function useStart(
  plan: Plan,
  { reason, asksFirst }: { reason: NoFastReason | null; asksFirst: boolean },
): { start: (fast: Fast) => void; ask: () => void; dialog: ReactNode } {
  const addToList = useAddToList();
  const [waiting, setWaiting] = useState<Fast | 'only asked' | null>(null);

  function begin(fast: Fast, by: Plan): void {
    if (activeOf(currentFasts())) {
      toast.info(t('A fast is running already'), t('It was started in another window.'));
      return;
    }
    const wrong =
      refusalOf(by, fast.target_minutes, asksFirst) ?? faultOf(fast, currentFasts(), Date.now())?.message;
    if (wrong) toast.error(t('This fast was not started'), wrong);
    else saveFast(fast);
  }

  const start = (fast: Fast): void => {
    const screening = screeningOf(plan, nairobiDate(Date.now()));
    if (screening === 'no' || reason !== null) return;
    if (screening === null) setWaiting(fast);
    else begin(fast, plan);
  };

  const dialog = waiting && (
    <ScreeningDialog
      onClose={() => setWaiting(null)}
      onDone={(screening, clinician_agreed, told) => {
        const answers = { screening, clinician_agreed, screened_on: nairobiDate(Date.now()) };
        // Whom fasting could harm is not reminded of it either.
        changePlan(screening === 'no' ? { ...answers, days: [], remind_start: false } : answers);
        addToList(told);
        setWaiting(null);
        if (screening !== 'no' && waiting !== 'only asked') begin(waiting, { ...plan, ...answers });
      }}
    />
  );
  return { start, ask: () => setWaiting('only asked'), dialog };
}
