import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/knowledge.ts';
import type { Remedy, RemedyCard, RemedyRecord } from './remedy.ts';

/** Reads the answers about remedies. Shapes are checked once here; all functions throw AppError `server`. */
type Row = Record<string, unknown>;

const unreadable = (): AppError =>
  new AppError('server', t('The remedies came in a shape we could not read. Please try again.'));

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasShape = (value: unknown, texts: readonly string[], lists: readonly string[]): boolean =>
  isRow(value) &&
  texts.every((key) => typeof value[key] === 'string') &&
  lists.every((key) => Array.isArray(value[key]));

const isCard = (value: unknown): value is RemedyCard =>
  hasShape(
    value,
    ['slug', 'title', 'summary', 'evidence', 'picture'],
    ['complaints', 'ingredients', 'herb_slugs'],
  );

const isRemedy = (value: unknown): value is Remedy =>
  isRow(value) &&
  hasShape(
    value,
    [
      'slug',
      'title',
      'summary',
      'for_whom',
      'dose',
      'evidence',
      'evidence_text',
      'keeps',
      'picture',
      'reviewed_at',
    ],
    [
      'complaints',
      'not_for',
      'ingredients',
      'steps',
      'references',
      'see_clinician',
      'red_flags',
      'herb_slugs',
      'product_skus',
    ],
  ) &&
  isRow(value['limits']);

function rowsOf(answer: unknown): Row[] {
  if (!Array.isArray(answer) || !answer.every(isRow)) throw unreadable();
  return answer;
}

export const readCards = (answer: unknown): RemedyCard[] =>
  rowsOf(answer).map(({ card }) => {
    if (!isCard(card)) throw unreadable();
    return card;
  });

/** Remedies as they lie in the kept file. */
export const readBodies = (answer: unknown): Remedy[] =>
  rowsOf(answer).map((body: unknown) => {
    if (!isRemedy(body)) throw unreadable();
    return body;
  });

/** The remedy of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): RemedyRecord | null {
  const [row] = rowsOf(answer);
  if (!row) return null;
  const { body, reviewer, next_review_on: next } = row;
  if (!isRemedy(body)) throw unreadable();
  return {
    remedy: body,
    reviewer: typeof reviewer === 'string' ? reviewer : null,
    nextReviewOn: typeof next === 'string' ? next : null,
  };
}
