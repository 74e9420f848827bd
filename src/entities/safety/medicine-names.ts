import { foldText, matchScore } from '../../lib/fuzzy.ts';
import { t } from '../../words/shop.ts';
import type { SafetyBook } from './safety-book.ts';

/** A medicine or a class of medicines that can be put on a list. */
export type Entry = { id: string; name: string; hint: string };

type Named = Entry & { names: readonly string[] };

const namedIn = (book: SafetyBook): Named[] => [
  ...Object.entries(book.drugs).map(([id, { name, brands, words }]) => ({
    id,
    name: t.known(name),
    hint: brands.join(', '),
    names: [name, t.known(name), id.replaceAll('-', ' '), ...brands, ...words],
  })),
  ...Object.entries(book.medicines)
    .filter(([id]) => !(id in book.drugs))
    .map(([id, { name, examples, search }]) => ({
      id,
      name: t.known(name),
      hint: examples.join(', '),
      names: [name, t.known(name), ...examples, ...search],
    })),
];

const MOST_SUGGESTIONS = 8;

/** What a typed name means: `exact` is the very name, brand or word; `suggestions` are only near it. */
export function findMedicine(book: SafetyBook, typed: string): { exact: Entry[]; suggestions: Entry[] } {
  const wanted = foldText(typed);
  if (!wanted) return { exact: [], suggestions: [] };
  const scored = namedIn(book)
    .map(({ names, ...entry }) => ({
      entry,
      isExact: names.some((name) => foldText(name) === wanted),
      score: matchScore(typed, names),
    }))
    .toSorted((a, b) => b.score - a.score);
  return {
    exact: scored.filter(({ isExact }) => isExact).map(({ entry }) => entry),
    suggestions: scored
      .filter(({ isExact, score }) => !isExact && score > 0)
      .slice(0, MOST_SUGGESTIONS)
      .map(({ entry }) => entry),
  };
}
