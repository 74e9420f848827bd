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
