import { editDistance, foldText } from '../../lib/fuzzy.ts';
import { careWords, feverWords, graveWords, needEntries, pregnancyWords } from './need-words.ts';

/**
 * What somebody seeks help for. Of `topics`, the topics of herb uses and the complaints of home remedies that answer it;
 * `pregnancy` leads to what to leave out, `care` to a test or a clinic and neither herb nor remedy.
 */
export type Need =
  | { kind: 'topics'; topics: readonly string[]; complaints: readonly string[] }
  | { kind: 'pregnancy' }
  | { kind: 'care'; complaints: readonly string[] };

const split = (words: string): string[] => words.split(', ');
const pregnancy: Need = { kind: 'pregnancy' };
const care: Need = { kind: 'care', complaints: [] };
/** Drink while the test is awaited: the one thing that may be done at home. */
const feverCare: Need = { kind: 'care', complaints: ['fever'] };
const careFor = (word: string): Need => (feverWords.includes(word) ? feverCare : care);

const needs = new Map<string, Need>([
  ...needEntries.flatMap(([topics, complaints, words]) => {
    const need: Need = { kind: 'topics', topics, complaints };
    return split(words).map((word): [string, Need] => [word, need]);
  }),
  ...split(pregnancyWords).map((word): [string, Need] => [word, pregnancy]),
  ...[...split(graveWords), ...split(careWords)].map((word): [string, Need] => [word, careFor(word)]),
]);

/** Said before the need: `dawa ya`, `chai ya`, `remedy for`, `nina`. */
const OPENING =
  /^((dawa|tiba|mimea|miti|miti shamba|mitishamba|chai|home remed(y|ies)|remed(y|ies)|herbs?|tea|medicine|treatment) (ya|za|for|of|against) |for |nina |niko na )+/;

/** Below this many letters a slip turns one word into another: kuhara is not kuhama, and mba is not mbu. */
const LEAST_FOR_SLIP = 6;

const isSlip = (typed: string, word: string): boolean =>
  typed === word ||
  (Math.min(typed.length, word.length) >= LEAST_FOR_SLIP && editDistance(typed, word, 1) <= 1);

/** The need whose words were typed with a slip in some; null when they could be those of two. */
function slipped(typed: string): Need | null {
  const words = typed.split(' ');
  const found = new Set<Need>();
  for (const [name, need] of needs) {
    const parts = name.split(' ');
    if (parts.length === words.length && parts.every((part, place) => isSlip(words[place] ?? '', part)))
      found.add(need);
  }
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** A grave illness or a pregnancy that is named among other words. */
function named(typed: string): Need | null {
  const has = (word: string): boolean => ` ${typed} `.includes(` ${word} `);
  const grave = split(graveWords).find(has);
  if (grave) return careFor(grave);
  return split(pregnancyWords).some(has) ? pregnancy : null;
}

/** The need that was typed, or null. Only whole words count, so that the name of a plant stays the name of a plant. */
export function needOf(query: string): Need | null {
  const folded = foldText(query);
  const typed = folded.replace(OPENING, '');
  return needs.get(folded) ?? needs.get(typed) ?? named(typed) ?? slipped(typed);
}

/** Words of needs that begin as what was typed, of each need the shortest, at most so many; in both languages. */
export function needWords(query: string, most: number): string[] {
  const typed = foldText(query);
  if (typed.length < 3) return [];
  const found = needEntries.flatMap(
    ([topics, , words]) =>
      (topics.length > 0 &&
        split(words)
          .filter((word) => word.startsWith(typed))
          .toSorted((a, b) => a.length - b.length)[0]) ||
      [],
  );
  return found.toSorted((a, b) => a.length - b.length).slice(0, most);
}
