import type { Json } from '../../lib/database.types.ts';

/** A row of a list; its columns are those of the list. */
export type Row = { id: string | number } & Record<string, Json | undefined>;

/** A column as plain text; empty when there is nothing. */
export function textOf(row: Row, key: string): string {
  const value = row[key];
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
