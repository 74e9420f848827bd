/** Matching of names as people type them: any language, without accents, with a slip or two. */

/** Lower case, without accents and punctuation: `Mwarobaini (neem)` → `mwarobaini neem`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Letters to insert, drop, change or swap to get from one word to the other; counting stops above `limit`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[to.length] ?? limit + 1;
}

/** Short words are too much alike to forgive a slip in them. */
const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether two words begin with the same letter, or one with the second of the other: dropped, doubled or swapped. */
const beginAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || one[0] === other[1] || one[1] === other[0];

function wordScore(typed: string, word: string): number {
  if (word === typed) return 10;
  if (word.startsWith(typed)) return 8;
  if (typed.length >= 3 && word.includes(typed)) return 5;
  const allowed = slipsAllowed(typed.length);
  // In a short word the first letter tells words apart: pizza is no gizzard.
  const isShort = typed.length < 6;
  if (allowed === 0 || (isShort && !beginAlike(typed, word))) return 0;
  // While somebody still types, the slip is in the beginning of a longer word.
  const slips = Math.min(
    editDistance(typed, word, allowed),
    typed.length >= 5 ? editDistance(typed, word.slice(0, typed.length), allowed) : allowed + 1,
  );
  return slips > allowed ? 0 : 4 - slips;
}

/**
 * How well a query fits one of several names: 0 for not at all, more for better. Every word typed must be found in
 * them; an empty query fits everything alike.
 */
export function matchScore(query: string, names: readonly string[]): number {
  const typed = foldText(query);
  if (!typed) return 1;
  const folded = names.map(foldText);
  if (folded.includes(typed)) return 100;
  if (folded.some((name) => name.startsWith(typed))) return 60;
  const words = [...new Set(folded.flatMap((name) => name.split(' ')))];
  const scores = typed
    .split(' ')
    .map((token) => words.reduce((best, word) => Math.max(best, wordScore(token, word)), 0));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
