import { t } from '../../words/desk.ts';
import { changedFields } from './product-rows.ts';
import type { ProductField, ProductValues } from './product.ts';

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

/** A field's content in one line, for comparing. */
export function inWords(values: ProductValues, field: ProductField): string {
  const value = values[field];
  if (typeof value === 'string') return value || t('(empty)');
  const parts = value.map((part) => (typeof part === 'string' ? part : part.alt));
  return parts.join(' · ') || t('(none)');
}
