import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/knowledge.ts';
import type { Herb, HerbCard, HerbRecord } from './herb.ts';

/** Reads the answers about herbs. Shapes are checked once here; all functions throw AppError `server`. */
type Row = Record<string, unknown>;

const unreadable = (): AppError =>
  new AppError('server', t('The herb library sent an answer we could not read. Please try again.'));

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasShape(value: unknown, texts: readonly string[], lists: readonly string[]): value is Row {
  return (
    isRow(value) &&
    texts.every((key) => typeof value[key] === 'string') &&
    lists.every((key) => Array.isArray(value[key])) &&
    isRow(value['names'])
  );
}

const isCard = (value: unknown): value is HerbCard =>
  hasShape(value, ['slug', 'accepted_name', 'picture'], ['uses', 'parts_used', 'other_names', 'synonyms']);

const isHerb = (value: unknown): value is Herb =>
  hasShape(
    value,
    ['slug', 'accepted_name', 'summary', 'about', 'picture', 'storage', 'reviewed_at'],
    [
      'uses',
      'parts_used',
      'preparations',
      'interactions',
      'contraindications',
      'references',
      'look_alikes',
      'side_effects',
    ],
  ) && [value['pregnancy'], value['lactation'], value['children'], value['conservation']].every(isRow);

function rowsOf(answer: unknown): Row[] {
  if (!Array.isArray(answer) || !answer.every(isRow)) throw unreadable();
  return answer;
}

export const readCards = (answer: unknown): HerbCard[] =>
  rowsOf(answer).map(({ card }) => {
    if (!isCard(card)) throw unreadable();
    return card;
  });

/** Monographs as they lie in the kept file. */
export const readBodies = (answer: unknown): Herb[] =>
  rowsOf(answer).map((body) => {
    if (!isHerb(body)) throw unreadable();
    return body;
  });

/** The herb of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): HerbRecord | null {
  const [row] = rowsOf(answer);
  if (!row) return null;
  const { body, reviewer, next_review_on: next } = row;
  if (!isHerb(body)) throw unreadable();
  return {
    herb: body,
    reviewer: typeof reviewer === 'string' ? reviewer : null,
    nextReviewOn: typeof next === 'string' ? next : null,
  };
}
