import { type Need, needOf } from '../../entities/needs/needs.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { fitting, type HerbFilters } from './herb-fields.ts';
import type { HerbCard } from './herb.ts';

const namesOf = (card: HerbCard): string[] => [
  ...Object.values(card.names).flat(),
  ...card.other_names,
  card.accepted_name,
  ...card.synonyms,
];

/** The names a card is headed with count for more than the many others. */
function scoreOf(card: HerbCard, query: string): number {
  const all = matchScore(query, namesOf(card));
  const main = [
    card.names['english']?.[0] ?? card.accepted_name,
    ...(card.names['swahili']?.slice(0, 1) ?? []),
  ];
  return all + (all > 0 ? matchScore(query, main) : 0);
}

/** The herbs for a need, best proven first: only what a page advises, nothing poisonous; in pregnancy those to avoid. */
function herbsFor(need: Need, cards: readonly HerbCard[]): HerbCard[] {
  if (need.kind === 'care') return [];
  if (need.kind === 'pregnancy') return cards.filter(({ pregnancy }) => pregnancy === 'avoid');
  const grade = ({ uses }: HerbCard): string =>
    uses
      .filter(([topic]) => need.topics.includes(topic))
      .map(([, letter]) => letter)
      .toSorted()[0] ?? 'Z';
  return cards
    .filter((card) => !card.dangerous && grade(card) !== 'Z')
    .toSorted((a, b) => grade(a).localeCompare(grade(b)));
}

/** Whether no herb is named for it, which is an answer and not a failed search. */
export const hasNoHerb = (need: Need | null): boolean =>
  need?.kind === 'care' || (need?.kind === 'topics' && need.topics.length === 0);

/** The herbs that fit, in the order given; with a query the best match first, and a need before any name. */
export function findHerbs(
  cards: readonly HerbCard[],
  filters: HerbFilters,
  saved: ReadonlySet<string> = new Set(),
): HerbCard[] {
  const found = cards.filter(fitting(filters, saved));
  if (!filters.query.trim()) return found;
  const need = needOf(filters.query);
  if (need) return herbsFor(need, found);
  return found
    .map((card) => ({ card, score: scoreOf(card, filters.query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ card }) => card);
}

/** The name that made a herb match, when it is none of those its card shows; null otherwise. */
export function matchedName(card: HerbCard, query: string): string | null {
  if (!query.trim() || needOf(query)) return null;
  const shown = [card.names['english']?.[0], card.names['swahili']?.[0], card.accepted_name];
  const best = namesOf(card)
    .map((name) => ({ name, score: matchScore(query, [name]) }))
    .toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 && !shown.includes(best.name) ? best.name : null;
}
