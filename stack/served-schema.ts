import type { Database } from './database.ts';

/** What requests may name; `storage` is asked for by the storage API itself. */
const SERVED = new Set(['public', 'storage']);

/**
 * Reads the schema anew, so that no visitor has to wait for it. `@supabase/lite` walks through its whole description on
 * every request and searches the text of every view: what is not served is left out, and of a view only the table is
 * kept that it reads from, which embedding asks for. That is a third of the time of a request.
 */
export async function readServedSchema({ connection, isolate }: Database): Promise<void> {
  await connection.clearSchemaCache();
  const schema = await isolate(() => connection.introspect({ useCache: true }));
  const served = (one: { schema?: string }): boolean => SERVED.has(one.schema ?? 'public');
  schema.columns = schema.columns.filter(served);
  if (schema.functions) schema.functions = schema.functions.filter(served);
  for (const view of schema.views) view.sql = fromClause(view.sql);
}

function fromClause(sql: string): string {
  return /\bfrom\s+[^\s(),;]+/i.exec(sql)?.[0] ?? '';
}
