import { withoutLength } from './storage-rewrite.ts';

/** Which way a request speaks CSV. */
export interface Csv {
  isWanted: boolean;
  isSent: boolean;
}

export function csvOf({ headers, method }: Request): Csv | undefined {
  const isWanted = headers.get('accept')?.includes('text/csv') === true;
  const isSent = method !== 'GET' && headers.get('content-type')?.includes('text/csv') === true;
  return isWanted || isSent ? { isWanted, isSent } : undefined;
}

/**
 * An answer in JSON as PostgREST prints it as CSV: with PostgreSQL's text of a row. `@supabase/lite` prints the values
 * that JavaScript has read, which have lost the zeros at the end of a numeric.
 */
export async function toCsv(response: Response, name: string): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!response.ok || !isJson) return response;
  const text = await response.text();
  const headers = withoutLength(response.headers);
  headers.set('content-type', 'text/csv; charset=utf-8');
  const answer: unknown = text === '' ? [] : JSON.parse(text);
  const rows = (Array.isArray(answer) ? answer : [answer]).map((row: unknown) => asRow(row, name));
  const [first] = rows;
  const lines =
    first === undefined ? [] : [Object.keys(first), ...rows.map((row) => Object.values(row).map(print))];
  return new Response(text === '' ? null : lines.map((line) => line.join(',')).join('\n'), {
    status: response.status,
    headers,
  });
}

/** What a function answers without columns is called by its name. */
function asRow(row: unknown, name: string): Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : { [name]: row };
}

function print(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' || /[\s",()\\]/.test(text) ? `"${text.replace(/["\\]/g, '$&$&')}"` : text;
}
