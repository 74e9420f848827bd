import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/desk.ts';

/** A text as the desk edits it: any JSON. */
export type Value = string | number | boolean | null | Value[] | Doc;
export type Doc = { [key: string]: Value };

/** Documents of three kinds, of which the desk knows fields and not shapes: what it may hold stands in content/. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws AppError `server` when an answer holds no document. */
export function readDoc(value: unknown): Doc {
  if (!isDoc(value)) throw new AppError('server', t('This text could not be read.'));
  return value;
}

export const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
export const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
export const docOf = (value: Value | undefined): Doc => (isDoc(value) ? value : {});
export const textsOf = (value: Value | undefined): string[] => listOf(value).map(textOf);

/** Whether two documents say the same; the order of their fields says nothing. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (isDoc(one) && isDoc(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSame(one[key], other[key]));
  }
  return one === other;
}

export type Option = readonly [value: string, label: string];
/** Lists that come with the content: what documents refer to by id. */
export type VocabularyName =
  | 'medicines'
  | 'conditions'
  | 'complaints'
  | 'ingredients'
  | 'red_flags'
  | 'herbs'
  | 'foods';
export type Choices = VocabularyName | readonly Option[];

/** An `optional` field that is empty is left out of the document. `start` is what it holds in a new part, if not nothing. */
type Base = { key: string; label: string; hint?: string; optional?: true; start?: Value };
/** One field of a form and how it is edited. */
export type Field = Base &
  (
    | { kind: 'text'; rows?: number; nullable?: true }
    | { kind: 'number'; nullable?: true }
    /** `usual` means yes unless the document says no, and is written only then. */
    | { kind: 'flag'; usual?: true }
    | { kind: 'choice'; from: Choices; nullable?: true; numeric?: true }
    /** Short texts, one to a line. */
    | { kind: 'texts'; rows?: number }
    | { kind: 'picks'; from: Choices; numeric?: true }
    /** The name of a drawn picture; those whose names begin with `first` are shown first. */
    | { kind: 'picture'; first: string }
    /** Cells of a row, with | between them. */
    | { kind: 'cells' }
    /** Rows of cells, one to a line. */
    | { kind: 'grid' }
    /** One that is `spare` can be left out whole; a `sparse` one leaves out its empty lists. */
    | { kind: 'group'; fields: readonly Field[]; spare?: true; sparse?: true }
    /** With several variants an item's `kind` says which it is, or the field it has that no other variant has. */
    | { kind: 'list'; variants: readonly Variant[] }
  );
/** `add` is what the button says that adds one; without it, its label. `has` is the field that tells it from the others. */
export type Variant = {
  id: string;
  label: string;
  add?: string;
  has?: string;
  fields: readonly Field[];
};

export type Section = { title: string; intro?: string; fields: readonly Field[] };
export type ContentForm = {
  sections: readonly Section[];
  /** Fields that nobody fills in, also those of parts, by what a comparison of two versions calls them. */
  hidden: Readonly<Record<string, string>>;
  blank: (slug: string, name: string) => Doc;
  /** Sets what follows from the rest. */
  finish?: (doc: Doc) => Doc;
};

export const variantOf = (variants: readonly Variant[], item: Doc): Variant | undefined =>
  variants.length === 1
    ? variants[0]
    : variants.find(({ id, has }) => (has === undefined ? id === item['kind'] : has in item));

const firstOf = (from: readonly Option[], numeric?: true): Value => {
  const first = from[0]?.[0] ?? '';
  return numeric ? Number(first) : first;
};

function blankOf(field: Field): Value {
  if (field.start !== undefined) return field.start;
  switch (field.kind) {
    case 'text':
      return field.nullable ? null : '';
    case 'number':
      return null;
    case 'choice':
      return typeof field.from === 'string' ? '' : field.nullable ? null : firstOf(field.from, field.numeric);
    case 'flag':
      return field.usual ?? false;
    case 'picture':
      return '';
    case 'group':
      return field.spare ? null : blankFields(field.fields);
    case 'texts':
    case 'picks':
    case 'cells':
    case 'grid':
    case 'list':
      return [];
  }
}

/** A part as it is when it is added. */
export const blankFields = (fields: readonly Field[]): Doc =>
  Object.fromEntries(fields.filter(({ optional }) => !optional).map((field) => [field.key, blankOf(field)]));

/** An item of a list as it is when it is added; where several kinds may stand, it says which it is. */
export const blankItem = ({ id, has, fields }: Variant, variants: readonly Variant[]): Doc => ({
  ...(variants.length > 1 && has === undefined && { kind: id }),
  ...blankFields(fields),
});

const trimmed = (value: Value | undefined): string[] => textsOf(value).map((text) => text.trim());

function tidyField(field: Field, value: Value | undefined): Value {
  switch (field.kind) {
    case 'text': {
      const text = textOf(value).trim().replaceAll(/\s+/g, ' ');
      return text === '' && field.nullable ? null : text;
    }
    case 'texts':
      return trimmed(value).filter((text) => text !== '');
    case 'cells':
      return trimmed(value);
    case 'grid':
      return listOf(value)
        .map(trimmed)
        .filter((row) => row.some((cell) => cell !== ''));
    case 'group':
      return field.spare && (value === null || value === undefined)
        ? null
        : tidyFields(field.fields, docOf(value), field.sparse);
    case 'list':
      return listOf(value).map((item) => {
        const doc = docOf(item);
        return tidyFields(variantOf(field.variants, doc)?.fields ?? [], doc);
      });
    case 'picks':
      return listOf(value);
    case 'number':
    case 'flag':
    case 'choice':
    case 'picture':
      return value ?? null;
  }
}

const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function tidyFields(fields: readonly Field[], doc: Doc, sparse?: true): Doc {
  const tidied = fields.map((field) => [field, tidyField(field, doc[field.key])] as const);
  const kept = tidied.filter(([field, value]) => {
    if (field.kind === 'flag' && field.usual) return value === false;
    if (field.optional) return !isEmpty(value);
    return !sparse || !Array.isArray(value) || value.length > 0;
  });
  const shown = new Set(fields.map(({ key }) => key));
  // what the form does not show stays as it was
  const hidden = sparse ? [] : Object.entries(doc).filter(([key]) => !shown.has(key));
  return Object.fromEntries([...hidden, ...kept.map(([field, value]) => [field.key, value] as const)]);
}

/** The document as it is saved: spaces put right, empty lines left out, nothing lost that the form does not show. */
export function tidy({ sections, finish = (doc) => doc }: ContentForm, doc: Doc): Doc {
  const fields = sections.flatMap((section) => section.fields);
  return finish(tidyFields(fields, doc));
}

export const labelled = (...ids: readonly string[]): Option[] =>
  ids.map((id) => [id, t.known(id.charAt(0).toUpperCase() + id.slice(1).replaceAll(/[-_]/g, ' '))]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Options whose values are the words of the content. */
export const choices = (values: readonly string[]): Option[] =>
  values.map((value) => [value, capital(t.known(value))]);

/** Options with words of their own, one for each value of a vocabulary. */
export const optionsIn = <V extends string>(words: Readonly<Record<V, string>>): Option[] =>
  Object.entries<string>(words);

/** What every field of a form is given. */
export type FieldProps<F extends Field = Field> = {
  field: F;
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** What the database says is wrong with it. */
  error?: string | undefined;
};
