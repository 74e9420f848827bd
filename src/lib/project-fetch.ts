import { getConfig, refreshConfig } from './env.ts';

/**
 * `fetch` with the project's public key. A key that the server no longer knows (its data was made anew) is asked again
 * and the request repeated once. `bearer` is the signed-in user's token when there is one.
 */
export async function projectFetch(
  input: string | URL | Request,
  init?: RequestInit,
  bearer?: string,
): Promise<Response> {
  const response = await send(input, init, bearer);
  if (response.status !== 401 || !(await keyChanged())) return response;
  return send(input, init, bearer);
}

async function send(input: string | URL | Request, init?: RequestInit, bearer?: string): Promise<Response> {
  const { anonKey } = await getConfig();
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('apikey', anonKey);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  else if (!headers.has('Authorization')) headers.set('Authorization', `Bearer ${anonKey}`);
  const response = await fetch(input, { ...init, headers });
  if (response.status >= 500) failed = { id: response.headers.get('x-request-id'), at: Date.now() };
  return response;
}

let failed: { id: string | null; at: number } | undefined;

/** The server's name for the request that failed on its side just now: its log tells of it under this name. */
export function failedRequest(): string | null {
  return failed && Date.now() - failed.at < 10_000 ? failed.id : null;
}

let checkedAt = 0;

async function keyChanged(): Promise<boolean> {
  // A refused session also answers 401: ask about the key at most once a minute.
  if (Date.now() - checkedAt < 60_000) return false;
  checkedAt = Date.now();
  return refreshConfig().catch(() => false); // the 401 itself is the answer then
}
