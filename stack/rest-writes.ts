import { sql } from 'kysely';

import type { Tree } from './rest-columns.ts';

type Row = Record<string, unknown>;

/**
 * Gives each row of many the columns that another one has: NULL, or the column's default when that is asked for.
 * `@supabase/lite` stores the default either way and answers NULL.
 */
export function fillColumns(tree: Tree, keyOf: (table: string) => string[]): void {
  const { columns, missing } = tree.$meta ?? {};
  if (!columns || (tree.type !== 'insert' && tree.type !== 'upsert')) return;
  const rows = (Array.isArray(tree.values) ? tree.values : [tree.values]).filter(isRow);
  // A row is looked for by its key, and a default is none.
  const key = tree.type === 'upsert' ? (tree.onConflict ?? keyOf(tree.from ?? '')) : [];
  for (const row of rows) {
    for (const column of columns) {
      if (column in row) continue;
      if (missing !== 'default') row[column] = null;
      else if (!key.includes(column)) row[column] = sql`default`;
    }
  }
}

/** In CSV, NULL is written so, and nothing is an empty text; `@supabase/lite` reads a text and NULL. */
export function readCsvRows(tree: Tree): void {
  if (!Array.isArray(tree.values)) return;
  for (const row of tree.values.filter(isRow)) {
    for (const [name, value] of Object.entries(row)) {
      if (value === 'NULL') row[name] = null;
      else if (value === null) row[name] = '';
    }
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
