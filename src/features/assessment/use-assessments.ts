import { useEffect } from 'react';

import { useSession } from '../../lib/session.ts';
import { finishedOf, keepStarted, startedOf } from './assessment-steps.ts';
import type { Finished, Started } from './assessment.ts';
import { assessmentRecords, draftState } from './assessments.queries.ts';

export type Assessments = {
  /** The one that is being answered. */
  started: Started | null;
  /** The newest first. */
  finished: readonly Finished[];
  state: 'loading' | 'ready' | 'failed';
  refresh: () => void;
};

/** A visitor's assessments on this device, or a member's; what a visitor answered moves in when they sign in. */
export function useAssessments(): Assessments {
  const { rows, state, refresh } = assessmentRecords.useRecords();
  const draft = draftState.useValue();
  const owner = useSession()?.user.id;
  useEffect(() => {
    if (state !== 'ready') return undefined;
    keepStarted();
    // Whoever puts the phone away in the middle finds their answers on the next one.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') keepStarted();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keepStarted();
    };
  }, [state, owner]);
  return { started: startedOf(rows, draft), finished: finishedOf(rows), state, refresh };
}
