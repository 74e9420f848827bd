/**
 * The marks of a text by which cases are compared: its words, pairs of words and pieces of words, each as a place in a
 * list of fixed length. Pieces let misspelled and bent words share marks; figures count as one word, rules read them.
 */
export type Marks = { places: readonly number[]; values: readonly number[] };

const SHORTEST = 3;
const LONGEST = 5;
const weights = { word: 2, pair: 1.6, piece: 1 } as const;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/\d+(?:[.,]\d+)?/g, ' # ')
    .split(/[^a-z#]+/)
    .filter(Boolean);

/** Every mark once, with what it weighs. */
function marksIn(text: string): Map<string, number> {
  const words = wordsOf(text);
  const marks = new Map<string, number>();
  words.forEach((word, at) => {
    marks.set(word, weights.word);
    if (at > 0) marks.set(`${words[at - 1]} ${word}`, weights.pair);
    const whole = `_${word}_`;
    for (let length = SHORTEST; length <= LONGEST; length += 1)
      for (let from = 0; from + length <= whole.length; from += 1)
        marks.set(`~${whole.slice(from, from + length)}`, weights.piece);
  });
  return marks;
}

/** FNV-1a, stirred once more (MurmurHash3), so that alike marks land far apart. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The marks of a text as places below `size`, of length one together. Where two meet, their signs keep them apart. */
export function marksOf(text: string, size: number): Marks {
  const found = new Map<number, number>();
  for (const [mark, weight] of marksIn(text)) {
    const hashed = hash(mark);
    const place = hashed % size;
    found.set(place, (found.get(place) ?? 0) + (hashed >>> 31 ? weight : -weight));
  }
  const values = [...found.values()];
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { places: [...found.keys()], values: values.map((value) => value / length) };
}
