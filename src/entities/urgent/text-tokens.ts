/** A typed text as words: folded, numbers kept whole, with the places where sentences and clauses end. */

export type Token = {
  /** As typed, folded. */
  word: string;
  /** What it may stand for: itself, without doubled letters, as meant where it is shortened or misspelled. */
  forms: readonly string[];
  /** Set for figures. */
  value?: number;
  /** Counts up with each sentence. */
  sentence: number;
  /** Counts up with each comma or sentence. */
  clause: number;
};

const accents = /[\u0300-\u036F]/g;
const parts = /\d+(?:[.,]\d+)?|[a-z]+|[.!?;\n]+|[,:()/%-]/g;
/** Figures within words as they are typed in messages. */
const numeric: readonly (readonly [RegExp, string])[] = [
  [/\bb4\b/g, 'before'],
  [/\b2day\b/g, 'today'],
  [/\b2nite\b/g, 'tonight'],
  [/\b2moro\b/g, 'tomorrow'],
  [/\bgr8\b/g, 'great'],
  [/\bsu1c1de\b/g, 'suicide'],
];

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const tens = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const spoken = new RegExp(
  `\\b(one|two)(?: hundred)?(?: and)? (${tens.join('|')})(?:[ -](${ones.join('|')}))?\\b`,
  'g',
);

/** Readings as they are said to a phone that writes them down: one ninety five over one thirty. */
const written = (_: string, hundreds: string, ten: string, one?: string): string =>
  String((ones.indexOf(hundreds) + 1) * 100 + (tens.indexOf(ten) + 1) * 10 + ones.indexOf(one ?? '') + 1);

const wholeNumber = (text: string): number => Number(text.replace(',', '.'));

/** The words of a text, each in the forms that `formsOf` gives it. */
export function tokensOf(text: string, formsOf: (word: string) => readonly string[]): Token[] {
  let plain = text
    .normalize('NFD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(/[’'`´*_]/g, '');
  for (const [typed, meant] of numeric) plain = plain.replaceAll(typed, meant);
  plain = plain.replaceAll(spoken, written);
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  for (const [part] of plain.matchAll(parts)) {
    const first = part.codePointAt(0) ?? 0;
    if (first >= 48 && first <= 57) {
      tokens.push({ word: part, forms: [part], value: wholeNumber(part), sentence, clause });
    } else if (first >= 97 && first <= 122) {
      // A shortened word may stand for two: gonna.
      for (const forms of [formsOf(part)]) tokens.push({ word: part, forms, sentence, clause });
    } else if (/[.!?;\n]/.test(part)) {
      sentence += 1;
      clause += 1;
    } else if (part === '/') {
      tokens.push({ word: '/', forms: ['/'], sentence, clause });
    } else if (/[,:()]/.test(part)) clause += 1;
  }
  return tokens;
}
