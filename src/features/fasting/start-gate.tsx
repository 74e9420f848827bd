import { type ReactNode, useState } from 'react';

import { nairobiDate } from '../../lib/nairobi.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/fasting.ts';
import { activeOf, type Fast } from './fast.ts';
import { changePlan, currentFasts, saveFast } from './fasting-records.ts';
import { faultOf } from './fault.ts';
import { type Plan, screeningOf } from './plan.ts';
import { LONG_MINUTES } from './protocols.ts';
import { ScreeningDialog } from './screening-dialog.tsx';

/** Why this person may not start a fast of that length; null when he may. */
export function refusalOf(plan: Plan, targetMinutes: number): string | null {
  if (targetMinutes > LONG_MINUTES && plan.screening === 'caution' && !plan.clinician_agreed)
    return t('With your answers, more than 18 hours needs a clinician’s word first.');
  return null;
}

/** Starts a fast, after the questions where they have not been answered. `dialog` belongs somewhere in the page. */
export function useStart(plan: Plan): { start: (fast: Fast) => void; ask: () => void; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Fast | 'only asked' | null>(null);

  function begin(fast: Fast, by: Plan): void {
    if (activeOf(currentFasts())) {
      toast.info(t('A fast is running already'), t('It was started in another window.'));
      return;
    }
    const wrong = refusalOf(by, fast.target_minutes) ?? faultOf(fast, currentFasts(), Date.now())?.message;
    if (wrong) toast.error(t('This fast was not started'), wrong);
    else saveFast(fast);
  }

  const start = (fast: Fast): void => {
    const screening = screeningOf(plan, nairobiDate(Date.now()));
    if (screening === 'no') return;
    if (screening === null) setWaiting(fast);
    else begin(fast, plan);
  };

  const dialog = waiting && (
    <ScreeningDialog
      onClose={() => setWaiting(null)}
      onDone={(screening, clinician_agreed) => {
        const answers = { screening, clinician_agreed, screened_on: nairobiDate(Date.now()) };
        changePlan(answers);
        setWaiting(null);
        if (screening !== 'no' && waiting !== 'only asked') begin(waiting, { ...plan, ...answers });
      }}
    />
  );
  return { start, ask: () => setWaiting('only asked'), dialog };
}
