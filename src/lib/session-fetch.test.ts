import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { sessionFetch } from './session-fetch.ts';

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
afterAll(() => server.close());
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
