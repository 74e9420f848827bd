import { beforeEach, expect, it, vi } from 'vitest';

type Seen = { url: string; apikey: string | null; authorization: string | null };

/** The module remembers the key, so that each test takes a fresh copy. */
async function fresh() {
  vi.resetModules();
  return import('./env.ts');
}

function fakeServer(keys: string[]) {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = String(input);
    if (url === '/config.json') return Response.json({ anonKey: keys.at(0) });
    const headers = new Headers(init?.headers);
    seen.push({ url, apikey: headers.get('apikey'), authorization: headers.get('authorization') });
    return new Response('{}', { status: headers.get('apikey') === keys.at(0) ? 200 : 401 });
  });
  return seen;
}

beforeEach(() => vi.unstubAllGlobals());

it('sends the public key, and the token of a user who is signed in', async () => {
  const seen = fakeServer(['key-1']);
  const { projectFetch } = await fresh();
  await projectFetch('/rest/v1/products');
  await projectFetch('/rest/v1/orders', {}, 'token');
  expect(seen).toEqual([
    { url: '/rest/v1/products', apikey: 'key-1', authorization: 'Bearer key-1' },
    { url: '/rest/v1/orders', apikey: 'key-1', authorization: 'Bearer token' },
  ]);
  expect(localStorage.getItem('mizizi-config')).toBe('key-1');
});

it('asks for the key again when the server no longer knows the remembered one', async () => {
  localStorage.setItem('mizizi-config', 'old');
  const seen = fakeServer(['key-2']);
  const { projectFetch } = await fresh();
  const response = await projectFetch('/rest/v1/products');
  expect(response.status).toBe(200);
  expect(seen.map(({ apikey }) => apikey)).toEqual(['old', 'key-2']);
  expect(localStorage.getItem('mizizi-config')).toBe('key-2');
});

it('remembers for a moment how the server calls a request that it failed at', async () => {
  localStorage.setItem('mizizi-config', 'key-4');
  vi.stubGlobal(
    'fetch',
    async () => new Response('{}', { status: 500, headers: { 'x-request-id': 'the-name-in-the-log' } }),
  );
  const { failedRequest, projectFetch } = await fresh();
  expect(failedRequest()).toBe(null);
  await projectFetch('/rest/v1/orders');
  expect(failedRequest()).toBe('the-name-in-the-log');
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  expect(failedRequest()).toBe(null);
  vi.useRealTimers();
});

it('hands on a refusal that is not about the key', async () => {
  localStorage.setItem('mizizi-config', 'key-3');
  vi.stubGlobal('fetch', async (input: string | URL) =>
    String(input) === '/config.json'
      ? Response.json({ anonKey: 'key-3' })
      : new Response('{}', { status: 401 }),
  );
  const { projectFetch } = await fresh();
  expect((await projectFetch('/rest/v1/orders')).status).toBe(401);
});
