import { blankArticle } from '../../../content/article-fields.ts';
import { documentRows } from '../../lib/document-rows.ts';
import { t } from '../../words/knowledge.ts';
import { type Article, type ArticleCard, type ArticleRecord, toCard } from './article.ts';

const rows = documentRows<Article, ArticleCard>({
  blank: blankArticle,
  toCard,
  unreadable: t('The reading room sent an answer we could not read. Please try again.'),
});
export const { readCards, readBodies } = rows;

/** The article of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): ArticleRecord | null {
  const found = rows.readRecord(answer);
  return found && { article: found.body, reviewer: found.reviewer, nextReviewOn: found.nextReviewOn };
}
