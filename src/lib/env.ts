/**
 * Where the Supabase project is. A build may fix it (VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY); otherwise the API
 * is on this origin and its public key comes from /config.json, remembered so that later visits need not wait for it.
 */
export type ProjectConfig = { url: string; anonKey: string };

const STORAGE_KEY = 'mizizi-config';
let current: ProjectConfig | null = null;
let pending: Promise<ProjectConfig> | null = null;

function fixedConfig(): ProjectConfig | null {
  const url = import.meta.env['VITE_SUPABASE_URL'] as string | undefined;
  const anonKey = import.meta.env['VITE_SUPABASE_ANON_KEY'] as string | undefined;
  return url && anonKey ? { url: url.replace(/\/$/, ''), anonKey } : null;
}

function rememberedConfig(): ProjectConfig | null {
  try {
    const anonKey = localStorage.getItem(STORAGE_KEY);
    return anonKey ? { url: location.origin, anonKey } : null;
  } catch {
    return null; // storage is switched off: ask the server
  }
}

async function fetchConfig(): Promise<ProjectConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const body = (await response.json()) as { anonKey?: unknown };
  if (typeof body.anonKey !== 'string') throw new Error('/config.json carries no anonKey');
  try {
    localStorage.setItem(STORAGE_KEY, body.anonKey);
  } catch {
    // storage is switched off: the key is asked again next time
  }
  return { url: location.origin, anonKey: body.anonKey };
}

/** The project's address and public key. Rejects when neither the build nor the server knows it. */
export async function getConfig(): Promise<ProjectConfig> {
  current ??= fixedConfig() ?? rememberedConfig();
  if (current) return current;
  pending ??= fetchConfig().finally(() => {
    pending = null;
  });
  current = await pending;
  return current;
}

/** Asks the server again after it refused the remembered key. Returns whether the key is a new one. */
export async function refreshConfig(): Promise<boolean> {
  if (fixedConfig()) return false;
  const before = current?.anonKey;
  current = await fetchConfig();
  return current.anonKey !== before;
}

/** The product's version, as package.json has it; the build puts it in. */
export const VERSION = (import.meta.env['VITE_APP_VERSION'] as string | undefined) ?? 'development';

const address: unknown = import.meta.env['VITE_SITE_URL'];

/** Where the world finds the site, without a slash at the end; a setting of the build (.env.example). */
export const siteOrigin = (
  typeof address === 'string' && address.trim() ? address.trim() : 'https://mizizi.app'
).replace(/\/+$/, '');

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
