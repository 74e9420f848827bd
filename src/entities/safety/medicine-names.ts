import { matchScore } from '../../lib/fuzzy.ts';
import { t } from '../../words/shop.ts';
import type { SafetyBook } from './safety-book.ts';

/** A medicine that can be listed: its id, its name, and what else it is known by. */
export type Entry = { id: string; name: string; hint: string };

const SUGGESTED_AT_MOST = 8;
/** What `matchScore` gives a name that was typed whole. */
const WHOLE = 100;

/** Medicines by what is typed: `exact` where a name was typed whole, else those that come near, the nearest first. */
export function findMedicine(
  book: SafetyBook,
  typed: string,
): { exact: Entry | null; suggestions: readonly Entry[] } {
  if (!typed.trim()) return { exact: null, suggestions: [] };
  const found = Object.entries(book.medicines)
    .map(([id, { name, examples, search }]) => ({
      entry: { id, name: t.known(name), hint: examples.join(', ') },
      score: matchScore(typed, [t.known(name), name, ...examples, ...search]),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return {
    exact: found[0]?.score === WHOLE ? found[0].entry : null,
    suggestions: found.slice(0, SUGGESTED_AT_MOST).map(({ entry }) => entry),
  };
}
