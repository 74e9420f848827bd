import { toAppError } from './app-error.ts';
import { getConfig } from './env.ts';
import { projectFetch } from './project-fetch.ts';

type Parameters = Record<string, string | number | null | undefined>;

/**
 * Reads public rows over plain REST, without loading the Supabase client: `anonRest('rpc/search_products', {category:
 * 'teas'})`. Null and undefined parameters are left out. Throws `AppError`.
 */
export async function anonRest(
  path: string,
  parameters: Parameters = {},
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    const { url } = await getConfig();
    const address = new URL(`${url}/rest/v1/${path}`);
    for (const [name, value] of Object.entries(parameters))
      if (value !== null && value !== undefined) address.searchParams.set(name, String(value));
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
