/** Finds the phrases of the concepts in a text. How they are written: `content/red-flags/phrases.md`. */
import { editDistance } from '../../lib/fuzzy.ts';
import { type Token, tokensOf } from './text-tokens.ts';

/** A phrase found: its concept, and the tokens from `start` up to but not including `end`. */
export type Span = { concept: string; start: number; end: number };

export type Lexicon = {
  concepts: Readonly<Record<string, string>>;
  shortened: Readonly<Record<string, string>>;
  /** Words that no slip turns into a sign. */
  lookAlikes: string;
};

type Phrase = { concept: string; pieces: readonly string[] };

const syllables =
  '(?:n[ai]|me|mesha|sha|li|ta|ka|ki|vi|nge|ngali|ku|ko|hu|u|a|tu|mu|mw|m|wa|we|i|ya|ye|zi|zo|po|pa|cho|lo|yo|ji|ja|o)*';
const positive = new RegExp(`^${syllables}$`);
const negative = new RegExp(
  `^(?:h[au]|ha[imtyzkul]|si|asi|nisi|usi|isi|wasi|haja|sija|haku|siku)${syllables}$`,
);
const isNegative = (prefix: string): boolean => /^(?:ha|si|huja|huku)/.test(prefix) && negative.test(prefix);

const single = (word: string): string => word.replaceAll(/(.)\1+/g, '$1');
const bare = (word: string): string => word.replaceAll(/[aeiou]/g, '');

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** Concepts whose words are not looked for behind slips: too many of them are everyday words. */
const unslipped = new Set([
  'idiom',
  'ask',
  'past',
  'mine',
  'me',
  'learn',
  'not',
  'not-a-not',
  'suicide',
  'rape',
  'joke',
  'product',
  'animal',
  'abort',
]);

/** Verbs that stand here as they are bent: one letter more or less makes another verb of them. */
const bent = /^(?:a|i|u|ki|ku|nime|nina|na|ha|si|wa|zi|ya)[a-z]*(?:a|e|i)$/;

/** Whether all letters of `typed` come in `word` in the same order: nothing but letters were left out. */
function isLeftOut(typed: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** Endings that a verb takes besides its own -a: that it may, that it was done, for whom. */
const endings = /^(?:a|e|wa|we|ia|iwa|ea|ewa)$/;

/** Whether what follows the prefixes of a word is the stem, or the stem with another ending. */
function fitsVerb(rest: string, stem: string): boolean {
  if (stem.endsWith('*')) return rest.startsWith(stem.slice(0, -1));
  if (rest === stem) return true;
  if (!stem.endsWith('a') || stem.length < 4) return false;
  const root = stem.slice(0, -1);
  return rest.startsWith(root) && endings.test(rest.slice(root.length));
}

const loose =
  /^(?:n|na|m|me|ni|l|li|t|ta|k|ka|ki|ku|h|hu|u|a|tu|w|wa|i|y|ya|z|zi|mu|mw|s|sh|sha|v|vi|j|ji|ak|ku)*$/;
const starts =
  /^(?:b[lr]|c[hlr]|d[ru]|f[lry]|g[hlrnw]|k[hnrwy]|m[a-z]|n[a-z]|p[hlrswy]|qu|rh|s[chklmnpqtw]|t[hrsw]|v[y]|w[hr])/;

/** Whether a word cannot be whole, neither in English nor in Kiswahili: vowels were left out to save typing. */
function isSqueezed(word: string): boolean {
  const vowels = word.length - bare(word).length;
  if (vowels <= word.length / 4) return true;
  return /^[^aeiou]{2}/.test(word) && !starts.test(word);
}

export class PhraseBook {
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #literals = new Set<string>();
  readonly #stems = new Map<string, string[]>();
  readonly #verbs = new Map<string, string[]>();
  readonly #singles = new Map<string, string>();
  readonly #bare = new Map<string, string[]>();
  readonly #bareVerbs = new Map<string, string[]>();
  readonly #keys = new Map<string, string[]>();
  readonly #lookAlikes: ReadonlySet<string>;
  readonly #shortened: Readonly<Record<string, string>>;
  readonly #forms = new Map<string, readonly string[]>();
  readonly #pieces = new Map<string, readonly string[]>();

  constructor({ concepts, shortened, lookAlikes }: Lexicon) {
    this.#shortened = shortened;
    this.#lookAlikes = new Set(lookAlikes.split(', '));
    for (const [concept, text] of Object.entries(concepts)) {
      for (const phrase of text.split(', ')) {
        const pieces = phrase.split(' ');
        push(this.#phrases, pieces[0] ?? '', { concept, pieces });
        for (const piece of pieces) this.#learn(piece, !unslipped.has(concept));
      }
    }
  }

  #learn(piece: string, isKey: boolean): void {
    if (piece === '_' || piece.startsWith('=')) return;
    const isVerb = /^!?~/.test(piece);
    const stem = piece.replace(/^!?~/, '').replace(/\*$/, '');
    if (isVerb) {
      push(this.#verbs, stem.slice(0, 2), piece);
      if (bare(stem).length >= 2 && piece.startsWith('~')) push(this.#bareVerbs, bare(stem), piece);
      return;
    }
    if (piece.endsWith('*')) push(this.#stems, stem.slice(0, 2), stem);
    else this.#literals.add(stem);
    if (stem.length >= 4 && bare(stem).length >= 2) push(this.#bare, bare(stem), stem);
    const alone = single(stem);
    if (alone !== stem && !piece.endsWith('*')) this.#singles.set(alone, stem);
    if (stem.length >= 6 && isKey && !bent.test(stem)) push(this.#keys, stem.slice(0, 1), piece);
  }

  /** The forms of a word: as typed, as meant. */
  #formsOf = (word: string): readonly string[] => {
    const known = this.#forms.get(word);
    if (known) return known;
    const forms = [word];
    const meant = this.#shortened[word];
    if (meant) forms.push(meant);
    const calm = word.replaceAll(/(.)\1{2,}/g, '$1');
    if (calm !== word) forms.push(calm, word.replaceAll(/(.)\1{2,}/g, '$1$1'));
    const alone = this.#singles.get(single(word));
    if (alone && alone !== word && word.length >= 4 && !this.#isKnown(word)) forms.push(alone);
    else if (single(word) !== word && !this.#isKnown(word)) forms.push(single(word));
    if (forms.length === 1 && !this.#isKnown(word)) forms.push(...this.#guesses(word));
    this.#forms.set(word, forms);
    return forms;
  };

  #isKnown(word: string): boolean {
    return (
      this.#literals.has(word) ||
      this.#lookAlikes.has(word) ||
      this.#ofStems(word).some(({ length }) => length >= 5 || length === word.length)
    );
  }

  #ofStems(word: string): string[] {
    return (this.#stems.get(word.slice(0, 2)) ?? []).filter((stem) => word.startsWith(stem));
  }

  /** A word bent as in Sheng (amefaint), typed without vowels (brthng), or with one slip (brething). */
  #guesses(word: string): string[] {
    const found: string[] = [];
    for (let cut = 2; cut <= Math.min(7, word.length - 4); cut += 1) {
      const rest = word.slice(cut);
      if (!positive.test(word.slice(0, cut))) continue;
      if (
        (rest.length >= 5 && this.#literals.has(rest)) ||
        this.#ofStems(rest).some(({ length }) => length >= 5)
      )
        found.push(rest);
    }
    if (found.length > 0) return found;
    const withoutVowels = bare(word);
    if (word.length >= 3 && (isSqueezed(word) || word.length >= 5)) {
      for (const literal of this.#bare.get(withoutVowels) ?? [])
        if (isLeftOut(word, literal)) found.push(literal);
      for (let cut = 0; cut <= Math.min(9, word.length - 2); cut += 1) {
        const prefix = word.slice(0, cut);
        // hajazirai is no amezirai with letters left out
        if (!loose.test(prefix) || /^(?:h|s)/.test(prefix)) continue;
        const rest = word.slice(cut);
        for (const piece of this.#bareVerbs.get(bare(rest)) ?? []) {
          const stem = piece.replace(/^!?~/, '').replace(/\*$/, '');
          const isClose = isSqueezed(word) || (rest.length >= 3 && stem.length - rest.length <= 1);
          if (rest.length <= stem.length && isClose && isLeftOut(rest, stem)) found.push(`a${stem}`);
        }
      }
      if (found.length > 0) return [...new Set(found)].slice(0, 8);
    }
    for (const key of this.#keys.get(word.slice(0, 1)) ?? []) {
      const stem = key.endsWith('*') ? key.slice(0, -1) : key;
      const isShort =
        word.length >= 4 &&
        word.length < stem.length &&
        withoutVowels.length >= 4 &&
        bare(stem) === withoutVowels;
      if (isShort && isLeftOut(word, stem)) found.push(stem);
      if (word.length < 6) continue;
      const heads = key.endsWith('*') ? [stem.length, stem.length + 1, stem.length - 1] : [word.length];
      const isSlip = heads.some(
        (length) =>
          length <= word.length &&
          // fruits is no slip of fruity
          !(length === stem.length && word.slice(0, length - 1) === stem.slice(0, -1)) &&
          Math.abs(length - stem.length) <= 1 &&
          editDistance(word.slice(0, length), stem, 1) === 1,
      );
      if (isSlip) found.push(stem);
    }
    return found;
  }

  /** The pieces of phrases that a word fits. */
  #piecesOf(word: string, forms: readonly string[]): readonly string[] {
    const known = this.#pieces.get(word);
    if (known) return known;
    const pieces = new Set<string>();
    for (const form of forms) {
      pieces.add(form);
      for (const stem of this.#ofStems(form)) pieces.add(`${stem}*`);
      for (let cut = 0; cut <= Math.min(12, form.length - 2); cut += 1) {
        const verbs = this.#verbs.get(form.slice(cut, cut + 2));
        if (!verbs) continue;
        const prefix = form.slice(0, cut);
        const isNo = isNegative(prefix);
        if (!isNo && !positive.test(prefix)) continue;
        const rest = form.slice(cut);
        for (const piece of verbs) {
          if (piece.startsWith('!') !== isNo) continue;
          const stem = piece.replace(/^!?~/, '');
          if (fitsVerb(rest, stem)) pieces.add(piece);
        }
      }
    }
    const list = [...pieces];
    this.#pieces.set(word, list);
    return list;
  }

  read(text: string): Token[] {
    return tokensOf(text, this.#formsOf);
  }

  /** Every phrase in a text; `figures` are the spans that were read out of its numbers. */
  find(tokens: readonly Token[], figures: readonly Span[]): Span[] {
    // Memory is for the words of one person's text, not of all.
    if (this.#pieces.size > 5000) {
      this.#pieces.clear();
      this.#forms.clear();
    }
    const fits = tokens.map(({ word, forms }) => this.#piecesOf(word, forms));
    const sets = fits.map((pieces) => new Set(pieces));
    const endOf = (pieces: readonly string[], piece: number, at: number): number => {
      if (piece === pieces.length) return at;
      const wanted = pieces[piece] ?? '';
      if (wanted === '_') {
        for (let skip = 0; skip <= 3; skip += 1) {
          const end = endOf(pieces, piece + 1, at + skip);
          if (end >= 0) return end;
        }
        return -1;
      }
      return sets[at]?.has(wanted) ? endOf(pieces, piece + 1, at + 1) : -1;
    };
    const spans: Span[] = [...figures];
    for (const figure of figures)
      for (const { concept } of this.#phrases.get(figure.concept) ?? []) spans.push({ ...figure, concept });
    for (const [start, pieces] of fits.entries())
      for (const first of pieces)
        for (const phrase of this.#phrases.get(first) ?? []) {
          const end = endOf(phrase.pieces, 1, start + 1);
          if (end >= 0) spans.push({ concept: phrase.concept, start, end });
        }
    return spans;
  }
}
