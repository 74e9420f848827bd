import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { sessionFetch } from './session-fetch.ts';

describe('a session', () => {
  let server: Server;
  let origin: string;
  let good: string;
  const seen: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
      seen.push(bearer);
      response.writeHead(bearer === 'ended' ? 400 : bearer === good ? 200 : 401).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    vi.stubEnv('VITE_SUPABASE_URL', origin);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  beforeEach(() => void (seen.length = 0));

  let checked = 0;
  const check = (): void => void (checked += 1);

  /** An auth client that holds `token` and answers refreshes with `next`. */
  function tokens(token: string | null, next: string | null) {
    let held = token;
    let refreshes = 0;
    const answer = async () => ({
      data: { session: held === null ? null : { access_token: held, user: { id: 'amina' } } },
    });
    return {
      getSession: answer,
      refreshSession: async () => {
        refreshes += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        held = next;
        return answer();
      },
      refreshes: () => refreshes,
    };
  }

  it('renews a token that only a slow clock takes for good', async () => {
    good = 'new';
    const auth = tokens('over', 'new');
    expect((await sessionFetch(auth, check)(origin)).status).toBe(200);
    expect(seen).toEqual(['over', 'new']);
  });

  it('renews it once for many requests at a time', async () => {
    good = 'new';
    const auth = tokens('over', 'new');
    const send = sessionFetch(auth, check);
    const answers = await Promise.all([send(origin), send(origin), send(origin)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(auth.refreshes()).toBe(1);
  });

  it('asks for no new token time and again when that is not the reason', async () => {
    good = 'nothing is';
    let time = 0;
    const auth = tokens('a', 'b');
    const send = sessionFetch(auth, check, () => time);
    expect((await send(origin)).status).toBe(401);
    expect((await send(origin)).status).toBe(401);
    expect(auth.refreshes()).toBe(1);
    time = 31_000;
    await send(origin);
    expect(auth.refreshes()).toBe(2);
  });

  it('leaves a visitor a visitor', async () => {
    good = 'nothing is';
    const auth = tokens(null, 'new');
    expect((await sessionFetch(auth, check)(origin)).status).toBe(401);
    expect([seen, auth.refreshes()]).toEqual([['anon'], 0]);
  });

  it('asks whether the session goes on when something is refused to somebody who is signed in', async () => {
    good = 'a';
    checked = 0;
    await sessionFetch(tokens('a', null), check)(origin);
    expect(checked).toBe(0);
    await sessionFetch(tokens('ended', null), check)(origin);
    expect(checked).toBe(1);
  });

  it('sends what is asked for one member under their session or not at all', async () => {
    good = 'a';
    const send = sessionFetch(tokens('a', null), check);
    expect((await send(origin, {}, 'amina')).status).toBe(200);
    await expect(send(origin, {}, 'brian')).rejects.toThrow('not signed in any more');
    await expect(sessionFetch(tokens(null, null), check)(origin, {}, 'amina')).rejects.toThrow(
      'not signed in any more',
    );
    expect(seen).toEqual(['a']);
  });
});

describe('the key of the project', () => {
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
});
