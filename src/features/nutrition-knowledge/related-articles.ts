import type { ArticleCard } from './article.ts';

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
