import { anyId, filterTable, type FiltersOf, flag } from '../../lib/filter-table.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { goalName, topicName } from './article-words.ts';
import type { ArticleCard } from './article.ts';

const fields = { topic: anyId, goal: anyId, saved: flag };
/** What somebody wants to read, as `?q=&topic=&goal=&saved=1` says it. */
export type ArticleFilters = FiltersOf<typeof fields>;
export const articleFilters = filterTable(fields);

/** A title says more about an article than a heading somewhere in it. */
function scoreOf(card: ArticleCard, query: string): number {
  const everything = [
    card.title,
    card.summary,
    ...card.headings,
    topicName(card.topic),
    goalName(card.goal),
    ...card.food_ids,
    ...card.herb_slugs,
  ];
  const all = matchScore(query, everything);
  return all > 0 ? all + 2 * matchScore(query, [card.title]) : 0;
}

/** The articles that fit, in the order given; with a query the best match first. */
export function findArticles(
  cards: readonly ArticleCard[],
  { query, topic, goal, saved }: ArticleFilters,
  kept: ReadonlySet<string> = new Set(),
): ArticleCard[] {
  const fitting = cards.filter(
    (card) =>
      (!topic || card.topic === topic) && (!goal || card.goal === goal) && (!saved || kept.has(card.slug)),
  );
  if (!query.trim()) return fitting;
  return fitting
    .map((card) => ({ card, score: scoreOf(card, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ card }) => card);
}

/** The filters of the page's address, with what is typed shown at once. */
export function useArticleFilters(): {
  filters: ArticleFilters;
  change: (next: Partial<ArticleFilters>) => void;
  reset: () => void;
} {
  return useAddressState({
    empty: articleFilters.none,
    read: articleFilters.read,
    write: articleFilters.write,
  });
}
