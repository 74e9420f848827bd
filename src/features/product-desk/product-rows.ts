import { columnOf } from '../../entities/products/product.ts';
import type { Json, Tables } from '../../lib/database.types.ts';
import { NO_PICTURE } from '../../ui/picture.tsx';
import { t } from '../../words/desk.ts';
import {
  optionFields,
  type Picture,
  type ProductField,
  type ProductValues,
  textFields,
  type TextName,
  textNames,
} from './product.ts';

type Row = Omit<Tables<'products'>, 'search' | 'search_names'>;

const split = (value: string): string[] =>
  value
    .split(/[,;|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A column as the form shows it. */
const shown = (value: Row[TextName]): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** A row and its gallery as the form shows them. */
export function toValues(row: Row, gallery: readonly Picture[]): ProductValues {
  const own = row.picture === NO_PICTURE ? [] : [{ picture: row.picture, alt: row.picture_alt }];
  const texts = Object.fromEntries(textNames.map((name) => [name, shown(row[name])]));
  return {
    ...(texts as Record<TextName, string>),
    uses: row.uses,
    pictures: [...own, ...gallery.map(({ picture, alt }) => ({ picture, alt }))],
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two versions differ. */
export function changedFields(before: ProductValues, after: ProductValues): ProductField[] {
  return (Object.keys(before) as ProductField[]).filter((field) => !same(before[field], after[field]));
}

function toJson(field: ProductField, values: ProductValues): Record<string, Json> {
  switch (field) {
    case 'uses':
      return { uses: values.uses };
    case 'pictures': {
      const [own, ...gallery] = values.pictures.map(({ picture, alt }) => ({ picture, alt: alt.trim() }));
      return own ? { picture: own.picture, picture_alt: own.alt, pictures: gallery } : {};
    }
    default: {
      const value = values[field].trim();
      const { kind, nullable } = columnOf(field);
      if (kind === 'texts') return { [field]: split(value) };
      return { [field]: value === '' && nullable ? null : value };
    }
  }
}

/** What `save_product` takes: of a new product everything, of a known one (`opened`) what was changed. */
export function toProduct(
  values: ProductValues,
  { id, variantOf, opened }: { id: number | null; variantOf: number | null; opened: ProductValues },
): Record<string, Json> {
  const fields = (
    id === null ? (Object.keys(values) as ProductField[]) : changedFields(opened, values)
  ).filter((field) => variantOf === null || optionFields.has(field));
  const product: Record<string, Json> = Object.assign({}, ...fields.map((field) => toJson(field, values)));
  if (product['slug'] === '') delete product['slug'];
  if (variantOf !== null && id === null) product['variant_of'] = variantOf;
  if (id === null) return product;
  // Sales go on while the form is open: a new figure is written only over the one it was counted from.
  return { id, ...product, ...('stock' in product ? { expected_stock: opened.stock } : {}) };
}

export type Merge = {
  /** What the form shows next: mine, and theirs where I had changed nothing. */
  merged: ProductValues;
  /** Fields that were taken over from them. */
  taken: ProductField[];
  /** Fields that both of us changed to something else: mine stays until somebody decides. */
  clashes: ProductField[];
};

/** Puts two people's edits of the same product together, so that neither is lost. */
export function mergeVersions(opened: ProductValues, mine: ProductValues, theirs: ProductValues): Merge {
  const isMine = new Set(changedFields(opened, mine));
  const isDifferent = new Set(changedFields(mine, theirs));
  const theirEdits = changedFields(opened, theirs);
  const taken = theirEdits.filter((field) => !isMine.has(field));
  const clashes = theirEdits.filter((field) => isMine.has(field) && isDifferent.has(field));
  const overtaken = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
  return { merged: { ...mine, ...overtaken }, taken, clashes };
}

/** A value by what its choice calls it. */
function wordOf(field: ProductField, value: string): string {
  const choices = field === 'uses' || field === 'pictures' ? undefined : textFields[field].choices;
  return (typeof choices === 'object' && choices.find(([known]) => known === value)?.[1]) || value;
}

/** A field's content in one line, for comparing. */
export function inWords(values: ProductValues, field: ProductField): string {
  const value = values[field];
  if (typeof value === 'string') return wordOf(field, value) || t('(empty)');
  const parts = value.map((part) => (typeof part === 'string' ? part : part.alt));
  return parts.join(' · ') || t('(none)');
}
