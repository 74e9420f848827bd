import { type ReactNode, useState } from 'react';

import { type NoFastReason, whyAskFirst, whyNoFast, type KnownBody } from '../../entities/safety/no-less.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useAddToList } from '../../entities/safety/use-add-to-list.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/fasting.ts';
import { activeOf, type Fast, faultOf } from './fast.ts';
import { changePlan, currentFasts, saveFast } from './fasting-records.ts';
import { LONG_MINUTES, type Plan, screeningOf } from './plan.ts';
import { ScreeningDialog } from './screening-dialog.tsx';

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
