import { useEffect } from 'react';

import { readSession, useSession } from '../../lib/session.ts';
import type { AnswerValue } from './answers.ts';
import {
  type Assessment,
  CONSENT_VERSION,
  type Finished,
  isFinished,
  isStarted,
  type Started,
  assessmentRecords as records,
  assessmentRecords,
  draftState,
} from './assessments.queries.ts';
import { withoutUnasked } from './flow.ts';
import { type QuestionId } from './questions.ts';
import { SCORING_VERSION, scoresOf } from './scoring/scores.ts';

const nowText = (): string => new Date().toISOString();

/** A moment later than another, also on a device whose clock was put back. */
const after = (text: string): string => new Date(Math.max(Date.now(), Date.parse(text) + 1)).toISOString();

/** The one that is being answered: of what the device and the account know, what was answered last. */
export function startedOf(rows: readonly Assessment[], draft: Started | null): Started | null {
  const isOver =
    draft !== null && rows.some(({ id, finished_at }) => id === draft.id && finished_at !== null);
  const kept = rows.find(isStarted) ?? null;
  if (draft === null || isOver) return kept;
  return kept && Date.parse(kept.answered_at) > Date.parse(draft.answered_at) ? kept : draft;
}

/** Begins one, with the consent that was just given. */
export function beginAssessment(): Started {
  const at = nowText();
  const started: Started = {
    id: crypto.randomUUID(),
    consent_version: CONSENT_VERSION,
    consented_at: at,
    started_at: at,
    answered_at: at,
    answers: {},
    finished_at: null,
    scores: null,
    scoring_version: null,
  };
  draftState.change(() => started);
  return started;
}

/** The assessment with one answer more, kept on this device. Null skips the question. */
export function withAnswer(started: Started, id: QuestionId, value: AnswerValue | null): Started {
  const next: Started = {
    ...started,
    answers: withoutUnasked({ ...started.answers, [id]: value }),
    answered_at: after(started.answered_at),
  };
  draftState.change(() => next);
  return next;
}

/** The assessment without an answer that was a slip: it is asked again. */
export function withoutAnswer(started: Started, id: QuestionId): void {
  const { [id]: _slip, ...rest } = started.answers;
  draftState.change(() => ({ ...started, answers: rest, answered_at: after(started.answered_at) }));
}

/** Sends a member's unfinished answers to the account, unless it has them. */
export function keepStarted(): void {
  const draft = draftState.get();
  if (!draft || readSession() === null || Object.keys(draft.answers).length === 0) return;
  const isKept = records
    .current()
    .some(
      ({ id, answered_at }) => id === draft.id && Date.parse(answered_at) >= Date.parse(draft.answered_at),
    );
  if (!isKept) records.put(draft);
}

/** Scores what was answered and keeps it for good. */
export function finishAssessment(started: Started): Finished {
  const finished: Finished = {
    ...started,
    finished_at: after(started.answered_at),
    scores: scoresOf(started.answers),
    scoring_version: SCORING_VERSION,
  };
  records.put(finished);
  draftState.change(() => null);
  return finished;
}

/** Drops what was started, here and in the account. */
export function dropStarted(): void {
  draftState.change(() => null);
  for (const row of records.current().filter(isStarted)) records.remove(row);
}

/** Removes the raw answers of a finished one; the scores stay. */
export function forgetAnswers(finished: Finished): void {
  records.put({ ...finished, answers: null });
}

export function removeAssessment(finished: Finished): void {
  records.remove(finished);
}

/** Withdraws the consent: everything goes, here and in the account. */
export function withdrawConsent(): void {
  draftState.change(() => null);
  for (const row of records.current()) records.remove(row);
}

/** What was finished, the newest first. */
const finishedOf = (rows: readonly Assessment[]): readonly Finished[] => rows.filter(isFinished);

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
