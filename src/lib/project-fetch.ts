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
  return fetch(input, { ...init, headers });
}

let checkedAt = 0;

async function keyChanged(): Promise<boolean> {
  // A refused session also answers 401: ask about the key at most once a minute.
  if (Date.now() - checkedAt < 60_000) return false;
  checkedAt = Date.now();
  return refreshConfig().catch(() => false); // the 401 itself is the answer then
}
