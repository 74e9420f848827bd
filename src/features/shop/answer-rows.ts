import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/shop.ts';

/**
 * Reads the fields of an answer, so that an answer of another shape is a clear error at the door and not a blank price on
 * a page. All functions throw AppError `server`.
 */
export type Row = Record<string, unknown>;

const unreadable = () =>
  new AppError('server', t('The shop sent an answer we could not read. Please try again.'));

export function rowOf(value: unknown): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Row;
}

export function rowsOf(answer: unknown): Row[] {
  if (!Array.isArray(answer)) throw unreadable();
  return answer.map(rowOf);
}

export function text(row: Row, key: string): string {
  const value = row[key];
  if (typeof value !== 'string') throw unreadable();
  return value;
}

export function whole(row: Row, key: string): number {
  const value = row[key];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unreadable();
  return value;
}

export const textOrNull = (row: Row, key: string) => (row[key] == null ? null : text(row, key));
export const wholeOrNull = (row: Row, key: string) => (row[key] == null ? null : whole(row, key));

/** The texts of a list; whatever else is in it is left out. */
export function texts(row: Row, key: string): string[] {
  const value = row[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
