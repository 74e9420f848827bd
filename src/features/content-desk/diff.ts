import { t } from '../../words/desk.ts';
import { isDoc, isSame, type Doc, type Value } from './document.ts';

/** A stretch of words, the same on both sides or not. */
export type Piece = { text: string; isChanged: boolean };
/** A line of the comparison; null where one side has nothing. */
export type DiffRow = { before: Piece[] | null; after: Piece[] | null; isChanged: boolean };
export type FieldDiff = { key: string; rows: DiffRow[] };

/** The longest run of entries both lists have in this order, as pairs of places. */
function commonPlaces(one: readonly string[], other: readonly string[]): [number, number][] {
  const lengths: number[][] = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = other.length - 1; j >= 0; j -= 1)
      row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const places: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;)
    if (one[i] === other[j]) places.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return places;
}

/** The words of a line in stretches; those at the `kept` places are the same on the other side. */
function pieces(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const found: Piece[] = [];
  for (const [place, text] of words.entries()) {
    const isChanged = !kept.has(place);
    const last = found.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else found.push({ text, isChanged });
  }
  return found;
}

function changedRow(before: string, after: string): DiffRow {
  const words = [before, after].map((line) => line.split(/(?<=\s)/)) as [string[], string[]];
  const places = commonPlaces(...words);
  return {
    before: pieces(words[0], new Set(places.map(([place]) => place))),
    after: pieces(words[1], new Set(places.map(([, place]) => place))),
    isChanged: true,
  };
}

const whole = (text: string | undefined): Piece[] | null =>
  text === undefined ? null : [{ text, isChanged: true }];

/** Two lists of lines side by side. Lines that stand at the same place between common ones are taken for edited ones. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...commonPlaces(before, after), [before.length, after.length] as const]) {
    for (; i < nextI || j < nextJ; i += 1, j += 1) {
      const old = i < nextI ? before[i] : undefined;
      const fresh = j < nextJ ? after[j] : undefined;
      rows.push(
        old !== undefined && fresh !== undefined
          ? changedRow(old, fresh)
          : { before: whole(old), after: whole(fresh), isChanged: true },
      );
    }
    i = nextI;
    j = nextJ;
    const same = before[nextI];
    if (same !== undefined) {
      const piece = [{ text: same, isChanged: false }];
      rows.push({ before: piece, after: piece, isChanged: false });
    }
    i += 1;
    j += 1;
  }
  return rows;
}

/** A field as people call it: `side_effects` → `side effects`. */
export const fieldWords = (key: string): string => t.known(key.replaceAll('_', ' '));

/** A value in lines people can read. */
function linesOf(value: Value | undefined, label = ''): string[] {
  const lead = label ? `${fieldWords(label)}: ` : '';
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) {
    if (value.every((entry) => !isDoc(entry) && !Array.isArray(entry)))
      return label ? [lead + value.map(String).join(', ')] : value.map(String);
    return value.flatMap((entry) =>
      Array.isArray(entry) ? [entry.map(String).join(' | ')] : linesOf(entry),
    );
  }
  if (isDoc(value)) return Object.entries(value).flatMap(([key, entry]) => linesOf(entry, key));
  return [lead + String(value)];
}

/** What two versions of a text say differently, field by field. */
export function diffDocs(before: Doc, after: Doc): FieldDiff[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => ({ key, rows: diffLines(linesOf(before[key]), linesOf(after[key])) }))
    .filter(({ rows }) => rows.some(({ isChanged }) => isChanged));
}
