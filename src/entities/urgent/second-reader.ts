/**
 * Reads a text a second time, by its likeness to the labelled cases of `content/red-flags/cases/`: how likely it cannot
 * wait, and which kind it is most like. The first reader knows why; this knows what else people wrote, and which of the
 * first reader's signs meant nothing. Weights are learnt by `node scripts/learn-red-flags.ts`.
 */
import { type UrgentKind, urgentKinds } from './urgency.ts';

/**
 * The marks of a text by which cases are compared: its words, pairs of words and pieces of words, and the signs that the
 * first reader saw. Pieces let misspelled and bent words share marks; figures count as one word, the first reader reads them.
 */
export type Marks = { places: readonly number[]; values: readonly number[] };

/** So many that two marks seldom meet in one place. */
export const PLACES = 262_144;
const SHORTEST = 3;
const LONGEST = 5;
const weights = { word: 2, stem: 2, pair: 1.6 } as const;
/** What a group of marks weighs beside words. The first reader's mistakes are among its signs. */
const groups = { signs: 0.5, piecesOfKinds: 0.7 } as const;

/** A bent Kiswahili verb, also an English one as it is bent in Sheng: who, when, whom, and the stem (ni-me-m-pig-a). */
const bent =
  /^(?:ha|si)?(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi|ku)?(?:na|me|li|ta|ki|ka|ja|nge|hu)(?:ni|ku|mw|m|tu|wa|i|ji|ki|vi|zi|li|ya)?([a-z]{3,}?)[aei]?$/;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/\d+(?:[.,]\d+)?/g, ' # ')
    .split(/[^a-z#]+/)
    .filter(Boolean);

/** FNV-1a, stirred once more (MurmurHash3), so that alike marks land far apart. */
function placeOf(mark: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < mark.length; at += 1) value = Math.imul(value ^ mark.charCodeAt(at), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507);
  return ((value ^ (value >>> 13)) >>> 0) % PLACES;
}

type Weighed = Map<number, number>;

/** Every word once, with what it weighs. */
function marksOfWords(words: readonly string[]): Weighed {
  const marks: Weighed = new Map();
  for (const word of words) {
    marks.set(placeOf(word), weights.word);
    const stem = bent.exec(word)?.[1];
    if (stem) marks.set(placeOf(`^${stem}`), weights.stem);
  }
  return marks;
}

/** Words and pairs of words. */
function marksOfPairs(words: readonly string[]): Weighed {
  const marks = marksOfWords(words);
  words.forEach((word, at) => {
    if (at > 0) marks.set(placeOf(`${words[at - 1]} ${word}`), weights.pair);
  });
  return marks;
}

function marksOfPieces(words: readonly string[]): Weighed {
  const marks: Weighed = new Map();
  for (const word of words) {
    const whole = `_${word}_`;
    for (let length = SHORTEST; length <= LONGEST; length += 1)
      for (let from = 0; from + length <= whole.length; from += 1)
        marks.set(placeOf(`~${whole.slice(from, from + length)}`), 1);
  }
  return marks;
}

const marksOfSigns = (signs: readonly string[]): Weighed =>
  new Map(signs.map((sign) => [placeOf(`!${sign}`), 1]));

/** Groups of marks, each of a length of its own: many of one group do not drown another. */
function together(...some: readonly (readonly [Weighed, number])[]): Marks {
  const places: number[] = [];
  const values: number[] = [];
  for (const [marks, wanted] of some) {
    const length = Math.sqrt([...marks.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
    for (const [place, value] of marks) {
      places.push(place);
      values.push((value * wanted) / length);
    }
  }
  return { places, values };
}

/** By what a text is told from harmless ones. */
export function marksOf(text: string, signs: readonly string[]): Marks {
  const words = wordsOf(text);
  return together([marksOfPairs(words), 1], [marksOfPieces(words), 1], [marksOfSigns(signs), groups.signs]);
}

/** By what one kind is told from another: pairs of words add nothing there. */
export function kindMarksOf(text: string, signs: readonly string[]): Marks {
  const words = wordsOf(text);
  return together(
    [marksOfWords(words), 1],
    [marksOfPieces(words), groups.piecesOfKinds],
    [marksOfSigns(signs), 1],
  );
}

/**
 * Weights of the marks that have some. `gaps`: how far it is from the place of one mark to the next, a letter for each,
 * `ONWARD` for so many more. `weights`: for each mark and output a letter, as many steps above or below zero.
 */
export type Learnt = { biases: readonly number[]; step: number; gaps: string; weights: string };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
export const ONWARD = LETTERS.length - 1;
/** Steps up or down. */
export const MOST_STEPS = 7;
export const letterOf = (value: number): string => LETTERS[value] ?? '';

class Likeness {
  readonly #biases: readonly number[];
  readonly #step: number;
  readonly #weights: Int8Array;
  /** Where the weights of a place begin. */
  readonly #rows = new Map<number, number>();

  constructor({ biases, step, gaps, weights }: Learnt) {
    this.#biases = biases;
    this.#step = step;
    this.#weights = Int8Array.from(weights, (letter) => LETTERS.indexOf(letter) - MOST_STEPS);
    let place = -1;
    for (const letter of gaps) {
      const gap = LETTERS.indexOf(letter);
      place += gap;
      if (gap < ONWARD) this.#rows.set(place, this.#rows.size * biases.length);
    }
  }

  /** For each output how like it a text is: above zero rather than not. */
  of({ places, values }: Marks): number[] {
    const sums = [...this.#biases];
    for (const [at, place] of places.entries()) {
      const row = this.#rows.get(place);
      if (row === undefined) continue;
      const value = (values[at] ?? 0) * this.#step;
      for (let output = 0; output < sums.length; output += 1)
        sums[output] = (sums[output] ?? 0) + (this.#weights[row + output] ?? 0) * value;
    }
    return sums;
  }
}

export type KindShare = { kind: UrgentKind; share: number };
export type LearntCases = { danger: Learnt; kinds: Learnt };

export class SecondReader {
  readonly #danger: Likeness;
  readonly #kinds: Likeness;

  constructor({ danger, kinds }: LearntCases) {
    this.#danger = new Likeness(danger);
    this.#kinds = new Likeness(kinds);
  }

  /** How like an emergency a text is (above zero: rather than not), and which kinds it is like, the likeliest first. */
  read(text: string, signs: readonly string[]): { danger: number; kinds: readonly KindShare[] } {
    const [danger = 0] = this.#danger.of(marksOf(text, signs));
    const odds = this.#kinds.of(kindMarksOf(text, signs)).map(Math.exp);
    const all = odds.reduce((sum, one) => sum + one, 0);
    const kinds = urgentKinds.map((kind, at) => ({ kind, share: (odds[at] ?? 0) / all }));
    return { danger, kinds: kinds.toSorted((one, other) => other.share - one.share) };
  }
}
