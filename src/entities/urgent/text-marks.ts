/**
 * The marks of a text by which cases are compared: its words, pairs of words and pieces of words, and the signs that the
 * first reader saw. Pieces let misspelled and bent words share marks; figures count as one word, the first reader reads them.
 */
export type Marks = { places: readonly number[]; values: readonly number[] };

/** So many that two marks seldom meet in one place. */
export const PLACES = 262_144;
const SHORTEST = 3;
const LONGEST = 5;
const weights = { word: 2, stem: 2, pair: 1.6, piece: 1, sign: 1 } as const;

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

/** Words, pairs of words and pieces of words. */
function marksOfPieces(words: readonly string[]): Weighed {
  const marks = marksOfWords(words);
  words.forEach((word, at) => {
    if (at > 0) marks.set(placeOf(`${words[at - 1]} ${word}`), weights.pair);
    const whole = `_${word}_`;
    for (let length = SHORTEST; length <= LONGEST; length += 1)
      for (let from = 0; from + length <= whole.length; from += 1)
        marks.set(placeOf(`~${whole.slice(from, from + length)}`), weights.piece);
  });
  return marks;
}

const marksOfSigns = (signs: readonly string[]): Weighed =>
  new Map(signs.map((sign) => [placeOf(`!${sign}`), weights.sign]));

/** Marks of words and those of signs, each of length one together: many of one do not drown the other. */
function together(...some: readonly Weighed[]): Marks {
  const places: number[] = [];
  const values: number[] = [];
  for (const marks of some) {
    const length = Math.sqrt([...marks.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
    for (const [place, value] of marks) {
      places.push(place);
      values.push(value / length);
    }
  }
  return { places, values };
}

/** By what a text is told from harmless ones. */
export const marksOf = (text: string, signs: readonly string[]): Marks =>
  together(marksOfPieces(wordsOf(text)), marksOfSigns(signs));

/** By what one kind is told from another: whole words and signs are enough. */
export const kindMarksOf = (text: string, signs: readonly string[]): Marks =>
  together(marksOfWords(wordsOf(text)), marksOfSigns(signs));
