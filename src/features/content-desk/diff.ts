import { humanise } from '../../lib/knowledge.ts';
import { t } from '../../words/desk.ts';
import { isDoc, isSame, type Doc, type Value, type ContentForm, type Field, variantOf } from './fields.ts';

/** A stretch of words, the same on both sides or not. */
export type Piece = { text: string; isChanged: boolean };
/** A line of the comparison; null where one side has nothing. */
export type DiffRow = { before: Piece[] | null; after: Piece[] | null; isChanged: boolean };
export type FieldDiff = { key: string; label: string; rows: DiffRow[] };

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

/** A field by the name that the form gives it. */
const labelOf = (key: string, fields: readonly Field[], hidden: ContentForm['hidden']): string =>
  fields.find((field) => field.key === key)?.label ?? hidden[key] ?? humanise(key);

/** The fields of a part of a group or list. */
function partsOf(field: Field | undefined, part: Doc): readonly Field[] {
  if (field?.kind === 'group') return field.fields;
  return field?.kind === 'list' ? (variantOf(field.variants, part)?.fields ?? []) : [];
}

/** A value as the form shows it: March, not 3. */
function wordOf(value: Value, field: Field | undefined): string {
  if (typeof value === 'object') return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (field?.kind !== 'choice' && field?.kind !== 'picks') return String(value);
  const id = String(value);
  return typeof field.from === 'string'
    ? humanise(id)
    : (field.from.find(([known]) => known === id)?.[1] ?? id);
}

/** A value in lines people can read; `lead` stands before a single one. */
function linesOf(
  value: Value | undefined,
  field: Field | undefined,
  hidden: ContentForm['hidden'],
  lead = '',
): string[] {
  if (value === undefined || value === null) return [];
  if (isDoc(value)) {
    const fields = partsOf(field, value);
    return Object.entries(value).flatMap(([key, entry]) => {
      const part = fields.find((one) => one.key === key);
      // an item that says what it is, is named as the button that adds one
      if (key === 'kind' && !part && field?.kind === 'list')
        return variantOf(field.variants, value)?.label ?? [];
      return linesOf(entry, part, hidden, `${labelOf(key, fields, hidden)}: `);
    });
  }
  if (!Array.isArray(value)) return [lead + wordOf(value, field)];
  if (value.some((entry) => isDoc(entry) || Array.isArray(entry)))
    return value.flatMap((entry) =>
      Array.isArray(entry) ? [entry.map(String).join(' | ')] : linesOf(entry, field, hidden),
    );
  const words = value.map((entry) => wordOf(entry, field));
  return lead ? [lead + words.join(', ')] : words;
}

/** What two versions of a text say differently, field by field. */
export function diffDocs(
  before: Doc,
  after: Doc,
  { sections, hidden }: Pick<ContentForm, 'sections' | 'hidden'>,
): FieldDiff[] {
  const fields = sections.flatMap((section) => section.fields);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => {
      const field = fields.find((one) => one.key === key);
      const lines = (doc: Doc): string[] => linesOf(doc[key], field, hidden);
      return { key, label: labelOf(key, fields, hidden), rows: diffLines(lines(before), lines(after)) };
    })
    .filter(({ rows }) => rows.some(({ isChanged }) => isChanged));
}
