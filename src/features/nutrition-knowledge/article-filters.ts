import { matchScore } from '../../lib/fuzzy.ts';
import { goalName, topicName } from './article-words.ts';
import type { ArticleCard } from './article.ts';

/** What somebody wants to read; nothing set means everything. */
export interface ArticleFilters {
  query: string;
  topic: string;
  goal: string;
  saved: boolean;
}

export const noFilters: ArticleFilters = { query: '', topic: '', goal: '', saved: false };

const word = (value: string | null): string => (value && /^[a-z][a-z-]{0,39}$/.test(value) ? value : '');

/** Reads `?q=&topic=&goal=&saved=1`; whatever makes no sense is left out. */
export const readFilters = (parameters: URLSearchParams): ArticleFilters => ({
  query: (parameters.get('q') ?? '').slice(0, 80),
  topic: word(parameters.get('topic')),
  goal: word(parameters.get('goal')),
  saved: parameters.get('saved') === '1',
});

/** The search part of an address; '' for everything. */
export function writeFilters({ query, topic, goal, saved }: ArticleFilters): string {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', query.trim());
  if (topic) parameters.set('topic', topic);
  if (goal) parameters.set('goal', goal);
  if (saved) parameters.set('saved', '1');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

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
