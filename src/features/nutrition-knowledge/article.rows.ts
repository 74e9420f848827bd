import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/knowledge.ts';
import type { Article, ArticleCard, ArticleRecord } from './article.ts';

/** Reads the answers about articles. Shapes are checked once here; all functions throw AppError `server`. */
type Row = Record<string, unknown>;

const unreadable = (): AppError =>
  new AppError('server', t('The reading room sent an answer we could not read. Please try again.'));

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasShape = (value: unknown, texts: readonly string[], lists: readonly string[]): value is Row =>
  isRow(value) &&
  texts.every((key) => typeof value[key] === 'string') &&
  lists.every((key) => Array.isArray(value[key])) &&
  typeof value['reading_minutes'] === 'number';

const cardTexts = ['slug', 'title', 'topic', 'goal', 'summary'];

const isCard = (value: unknown): value is ArticleCard =>
  hasShape(value, cardTexts, ['headings', 'food_ids', 'herb_slugs']);

const isBlock = (value: unknown): boolean => isRow(value) && typeof value['kind'] === 'string';

const isArticle = (value: unknown): value is Article =>
  hasShape(
    value,
    [...cardTexts, 'reviewed_at'],
    ['body', 'sources', 'food_ids', 'herb_slugs', 'product_skus'],
  ) &&
  Array.isArray(value['body']) &&
  value['body'].every(isBlock);

function rowsOf(answer: unknown): Row[] {
  if (!Array.isArray(answer) || !answer.every(isRow)) throw unreadable();
  return answer;
}

export const readCards = (answer: unknown): ArticleCard[] =>
  rowsOf(answer).map(({ card }) => {
    if (!isCard(card)) throw unreadable();
    return card;
  });

/** Articles as they lie in the kept file. */
export const readBodies = (answer: unknown): Article[] =>
  rowsOf(answer).map((body) => {
    if (!isArticle(body)) throw unreadable();
    return body;
  });

/** The article of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): ArticleRecord | null {
  const [row] = rowsOf(answer);
  if (!row) return null;
  const { body, reviewer, next_review_on: next } = row;
  if (!isArticle(body)) throw unreadable();
  return {
    article: body,
    reviewer: typeof reviewer === 'string' ? reviewer : null,
    nextReviewOn: typeof next === 'string' ? next : null,
  };
}
