import { isObject } from '../../lib/guards.ts';
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
export const isAssessment = (value: unknown): value is Assessment => readAssessment(value) !== null;

export const isStarted = (value: Assessment): value is Started =>
  value.finished_at === null && value.answers !== null;

export const isFinished = (value: Assessment): value is Finished =>
  value.finished_at !== null && value.scores !== null && value.scoring_version !== null;

/** The later answered, or the later finished, first. */
export const byTime = (one: Assessment, other: Assessment): number =>
  Date.parse(other.finished_at ?? other.answered_at) - Date.parse(one.finished_at ?? one.answered_at);
