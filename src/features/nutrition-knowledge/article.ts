import { articleCardFields } from '../../../content/article-fields.ts';
import type { Article } from '../../../content/article-schema.ts';
import { pick } from '../../lib/document-rows.ts';

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

const MOST = 4;
const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((entry) => other.includes(entry)).length;

/** Up to four articles nearest to one: the same topic weighs most, then the goal, then foods and herbs in common. */
export function relatedTo(cards: readonly ArticleCard[], slug: string): ArticleCard[] {
  const own = cards.find((card) => card.slug === slug);
  if (!own) return [];
  const nearness = (card: ArticleCard): number =>
    (card.topic === own.topic ? 3 : 0) +
    (card.goal === own.goal ? 2 : 0) +
    shared(card.food_ids, own.food_ids) +
    shared(card.herb_slugs, own.herb_slugs);
  return cards
    .filter((card) => card !== own)
    .map((card) => ({ card, score: nearness(card) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ card }) => card);
}
