import { unwrap } from '../../lib/app-error.ts';
import type { Json } from '../../lib/database.types.ts';
import { isObject } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, rpcCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { type Answers, isAnswer } from './answers.ts';
import { isQuestionId, questionOf } from './questions.ts';
import { isScores, type Scores } from './scoring/scores.ts';

/** What is agreed to before the first question; goes up with its words. */
export const CONSENT_VERSION = 1;

/** An assessment as the device and the account keep it. The device gives it its id. */
export type Assessment = {
  id: string;
  consent_version: number;
  consented_at: string;
  started_at: string;
  /** When the last answer was given. */
  answered_at: string;
  /** Null once the raw answers were removed. */
  answers: Answers | null;
  finished_at: string | null;
  scores: Scores | null;
  scoring_version: number | null;
};
export type Started = Assessment & { answers: Answers; finished_at: null };
export type Finished = Assessment & { finished_at: string; scores: Scores; scoring_version: number };

/** The answers this version of the app knows; null stays null. */
function readAnswers(value: unknown): Answers | null {
  if (!isObject(value)) return null;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([id, entry]: [string, unknown]) =>
        isQuestionId(id) && (entry === null || isAnswer(questionOf(id), entry)),
    ),
  );
}

/** The scores this version of the app knows; null stays null. */
function readScores(value: unknown): Scores | null {
  if (!isObject(value)) return null;
  const known = Object.fromEntries(
    Object.entries(value).filter(([id, entry]: [string, unknown]) => isScores({ [id]: entry })),
  );
  return isScores(known) ? known : null;
}

/** A stored or answered row; null when it is none. Entries of other versions are left out. */
export function readAssessment(value: unknown): Assessment | null {
  if (!isObject(value)) return null;
  const text = (key: string): string | null => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'string' ? found : null;
  };
  const number = (key: string): number | null => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'number' ? found : null;
  };
  const id = text('id');
  const consented_at = text('consented_at');
  const started_at = text('started_at');
  const answered_at = text('answered_at');
  const consent_version = number('consent_version');
  if (!id || !consented_at || !started_at || !answered_at || consent_version === null) return null;
  return {
    id,
    consent_version,
    consented_at,
    started_at,
    answered_at,
    answers: readAnswers(Reflect.get(value, 'answers')),
    finished_at: text('finished_at'),
    scores: readScores(Reflect.get(value, 'scores')),
    scoring_version: number('scoring_version'),
  };
}

/** Of the device, and of an account in which another version may have written. */
const isAssessment = (value: unknown): value is Assessment => readAssessment(value) !== null;

export const isStarted = (value: Assessment): value is Started =>
  value.finished_at === null && value.answers !== null;

export const isFinished = (value: Assessment): value is Finished =>
  value.finished_at !== null && value.scores !== null && value.scoring_version !== null;

/** The later answered, or the later finished, first. */
const byTime = (one: Assessment, other: Assessment): number =>
  Date.parse(other.finished_at ?? other.answered_at) - Date.parse(one.finished_at ?? one.answered_at);

/** The member's own assessments, the newest first. */
async function readAssessments(): Promise<Assessment[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('assessments')
      .select(
        'id, consent_version, consented_at, started_at, answered_at, answers, finished_at, scores, scoring_version',
      )
      .order('answered_at', { ascending: false })
      .limit(100),
  );
  return rows.flatMap((row) => readAssessment(row) ?? []).toSorted(byTime);
}

const DRAFT_KEPT_MS = 90 * 86_400_000;

const toJson = (value: object | null): Json => JSON.parse(JSON.stringify(value)) as Json;

/** What is kept for good: a visitor's on the device, a member's with the account and on the device. */
export const assessmentRecords = createRecords<Assessment>({
  table: 'assessments',
  isRow: isAssessment,
  read: readAssessments,
  compare: byTime,
  save: ({ answers, scores, ...row }, owner) =>
    rpcCall('save_assessment', {
      ...row,
      answers: toJson(answers),
      scores: toJson(scores),
      user_uuid: owner,
    }),
  remove: ({ id }, owner) => deleteCall('assessments', { id, user_id: owner }),
});

// of the device
const isDraft = (value: unknown): value is Started | null => isAssessment(value) && isStarted(value);

/** The one that is being answered on this device, kept with every answer. The account hears of it now and then. */
export const draftState = createStoredState<Started | null>(
  'mizizi-assessment-draft',
  isDraft,
  null,
  DRAFT_KEPT_MS,
);
