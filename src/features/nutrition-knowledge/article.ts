import { articleCardFields } from '../../../content/article-fields.ts';
import type { Article } from '../../../content/article-schema.ts';
import { pick } from '../../lib/pick.ts';

export type { Article, ArticleBlock } from '../../../content/article-schema.ts';

/** What lists show and search. */
export type ArticleCard = Pick<Article, (typeof articleCardFields)[number]> & { headings: string[] };

/** An article with who vouches for it; `nextReviewOn` is a date. */
export type ArticleRecord = { article: Article; reviewer: string | null; nextReviewOn: string | null };

/** The card of an article, as the database makes it too. */
export const toCard = (article: Article): ArticleCard => ({
  ...pick(article, articleCardFields),
  headings: article.body.flatMap((block) => (block.kind === 'heading' ? block.text : [])),
});

export const isSlug = (value: string | undefined): value is string =>
  value !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
