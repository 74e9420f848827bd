import { matchScore } from '../../lib/fuzzy.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';
import type { RemedyCard } from './remedy.ts';

/** What somebody asked for. `home` holds the ingredients he has, when he filters by them. */
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

/** The remedies that fit: fewest missing ingredients first, then the best match, then the order given. */
export function findRemedies(
  cards: readonly RemedyCard[],
  { query, complaint, kind, home }: RemedyFilters,
  terms: Terms,
): RemedyMatch[] {
  return cards
    .filter((card) => (!complaint || card.complaints.includes(complaint)) && (!kind || card.kind === kind))
    .map((card) => ({
      card,
      score: matchScore(query, searchWords(card, terms)),
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
  const answered = new Set(cards.flatMap((card) => card.complaints));
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
