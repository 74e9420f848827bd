import { toAppError } from './app-error.ts';
import type { Database, Returns, Tables } from './database.types.ts';
import { getConfig, projectFetch } from './env.ts';

type Parameters = Readonly<Record<string, unknown>>;
type Functions = Database['public']['Functions'];

/**
 * Rows of a public table as plain REST reads them, without loading the Supabase client: `anonRows('herbs', ['slug'],
 * { status: 'eq.published' })`. Filters that are null are left out. Throws `AppError`.
 */
export const anonRows = async <
  Name extends keyof Database['public']['Tables'],
  Column extends keyof Tables<Name> & string,
>(
  table: Name,
  columns: readonly Column[],
  filters: Readonly<Record<string, string | number | null>> = {},
  signal?: AbortSignal,
): Promise<Pick<Tables<Name>, Column>[]> =>
  (await read(table, { select: columns.join(','), ...filters }, signal)) as Pick<Tables<Name>, Column>[];

/** What a function answers to everybody, in the same way. Throws `AppError`. */
export const anonCall = async <Name extends keyof Functions>(
  name: Name,
  values: Functions[Name]['Args'],
  signal?: AbortSignal,
): Promise<Returns<Name>> => (await read(`rpc/${name}`, values, signal)) as Returns<Name>;

async function read(path: string, parameters: Parameters, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const { url } = await getConfig();
    const address = new URL(`${url}/rest/v1/${path}`);
    for (const [name, value] of Object.entries(parameters))
      if (value !== null && value !== undefined)
        address.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    const response = await projectFetch(address, {
      headers: { Accept: 'application/json' },
      signal: signal ?? null,
    });
    const body = (await response.json()) as unknown;
    if (response.ok) return body;
    throw toAppError({ ...(typeof body === 'object' ? body : {}), status: response.status });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw toAppError(error);
  }
}
