import { needOf, type Need } from '../../entities/needs/needs.ts';
import { findWarnings, worstLevel } from '../../entities/safety/matching.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';
import { t as titles } from '../../words/names.ts';
import type { RemedyCard } from './remedies.queries.ts';

/** What somebody asked for. `home` holds the ingredients they have, when they filter by them. */
export interface RemedyFilters {
  query: string;
  complaint: string;
  kind: 'home' | 'ayurvedic' | '';
  home: readonly string[] | null;
}

export type RemedyMatch = {
  card: RemedyCard;
  /** Ingredients one cannot do without and does not have; empty when not filtered by them. */
  missing: readonly string[];
};

/** A remedy with one thing missing is still worth a trip to the market; with more it is not on today. */
const MAY_MISS = 1;

/** A name in English and in the language of the app. */
const inBoth = (name: string): string[] => [...new Set([name, t.known(name)])];

const searchWords = (card: RemedyCard, terms: Terms): string[] => [
  card.title,
  titles.known(card.title),
  ...card.complaints.flatMap((id) => {
    const complaint = terms.complaints[id];
    return complaint ? [...inBoth(complaint.name), ...complaint.search] : [];
  }),
  ...card.ingredients.flatMap(([id]) => {
    const ingredient = terms.ingredients[id];
    return ingredient
      ? [...inBoth(ingredient.name), ...(ingredient.swahili ? [ingredient.swahili] : [])]
      : [];
  }),
];

/** The remedies that a need leads to: those of its complaints; in pregnancy those to leave out. */
function answering(need: Need, cards: readonly RemedyCard[], book: SafetyBook | undefined): RemedyCard[] {
  if (need.kind === 'care') return [];
  if (need.kind === 'topics')
    return cards.filter(({ complaints }) => complaints.some((id) => need.complaints.includes(id)));
  if (!book) return [];
  const pregnant = { medicines: [], conditions: ['pregnancy'] };
  return cards.filter(
    ({ slug }) => worstLevel(findWarnings(book, pregnant, { kind: 'remedy', slug })) === 'avoid',
  );
}

/**
 * The remedies that fit: fewest missing ingredients first, then the best match, then the order given.
 * A typed need is no name: sugar-salt solution is nothing for sugar. `book` tells which ones pregnancy leaves out.
 */
export function findRemedies(
  cards: readonly RemedyCard[],
  { query, complaint, kind, home }: RemedyFilters,
  terms: Terms,
  book?: SafetyBook,
): RemedyMatch[] {
  const need = needOf(query);
  return (need ? answering(need, cards, book) : cards)
    .filter(
      (card) =>
        (!complaint || card.complaints.some((id) => id === complaint)) && (!kind || card.kind === kind),
    )
    .map((card) => ({
      card,
      score: need ? 1 : matchScore(query, searchWords(card, terms)),
      missing: home
        ? card.ingredients.filter(([id, optional]) => !optional && !home.includes(id)).map(([id]) => id)
        : [],
    }))
    .filter(({ score, missing }) => score > 0 && missing.length <= MAY_MISS)
    .toSorted((a, b) => a.missing.length - b.missing.length || b.score - a.score)
    .map(({ card, missing }) => ({ card, missing }));
}

/** Complaints that a query names, best first; every complaint that has a remedy without one. */
export function findComplaints(cards: readonly RemedyCard[], query: string, terms: Terms): string[] {
  const need = needOf(query);
  const answered: ReadonlySet<string> = new Set(cards.flatMap((card) => card.complaints));
  if (need) return need.kind === 'pregnancy' ? [] : need.complaints.filter((id) => answered.has(id));
  return Object.entries(terms.complaints)
    .filter(([id]) => answered.has(id))
    .map(([id, { name, search }]) => ({
      id,
      name: t.known(name),
      score: matchScore(query, [...inBoth(name), ...search]),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => (query.trim() ? b.score - a.score : 0) || a.name.localeCompare(b.name))
    .map(({ id }) => id);
}

/** What most people have: the start of the list of one's own kitchen. */
export const usualIngredients = (terms: Terms): string[] =>
  Object.entries(terms.ingredients)
    .filter(([, { found }]) => found === 'most homes')
    .map(([id]) => id);
