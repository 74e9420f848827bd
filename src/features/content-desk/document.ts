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
