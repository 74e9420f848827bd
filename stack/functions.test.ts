import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';

import { mountFunctions, setFunctionEnvironment } from './functions.ts';
import type { StackApp } from './http.ts';
import { createLog } from './log.ts';
import { scratchDirectory } from './service-fixture.ts';

const lines: string[] = [];
const log = createLog({ format: 'json', write: (line) => lines.push(line) });
afterEach(() => {
  lines.length = 0;
});

/** An application with the given functions, by name. */
function appWith(sources: Record<string, string>, timeoutMs?: number) {
  const directory = scratchDirectory();
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(path.join(directory, name));
    writeFileSync(path.join(directory, name, 'index.ts'), source);
  }
  const app: StackApp = new Hono();
  const names = mountFunctions(app, directory, { log, ...(timeoutMs ? { timeoutMs } : {}) });
  const request = async (url: string, init?: RequestInit, peer?: string) =>
    app.request(url, init, peer ? { incoming: { socket: { remoteAddress: peer } } as never } : {});
  return { names, request };
}

const ECHO = `
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return Response.json({ method: request.method, path: pathname + search, body: await request.text(),
      token: request.headers.get('authorization'), from: request.headers.get('x-forwarded-for') }, { status: 201 });
  },
};`;

it('hands requests over as hosted Supabase does', async () => {
  const { names, request } = appWith({ echo: ECHO, _shared: 'export const x = 1;' });
  expect(names).toEqual(['echo']);
  const response = await request('/functions/v1/echo/some/path?a=1', {
    method: 'POST',
    body: '{"a":1}',
    headers: { authorization: 'Bearer t' },
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({
    method: 'POST',
    path: '/echo/some/path?a=1',
    body: '{"a":1}',
    token: 'Bearer t',
    from: null,
  });
  expect((await request('/functions/v1/echo')).status).toBe(201);
});

it('tells who calls, not who the caller claims to be', async () => {
  const { request } = appWith({ echo: ECHO });
  const headers = { 'x-forwarded-for': '1.2.3.4' };
  expect(await (await request('/functions/v1/echo', { headers }, '9.9.9.9')).json()).toMatchObject({
    from: '9.9.9.9',
  });
  const proxied = await request(
    '/functions/v1/echo',
    { headers: { 'x-forwarded-for': 'x, 5.6.7.8' } },
    '127.0.0.1',
  );
  expect(await proxied.json()).toMatchObject({ from: '5.6.7.8' });
});

it('answers preflights and unknown names', async () => {
  const { request } = appWith({ echo: ECHO });
  const preflight = await request('/functions/v1/echo', { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  for (const name of ['nothing', '_shared', '..%2Fecho']) {
    const response = await request(`/functions/v1/${name}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
});

it.each([
  ['throws', `export default { fetch() { throw new Error('the secret is 42'); } };`],
  ['rejects', `export default { async fetch() { throw new Error('the secret is 42'); } };`],
  ['cannot be loaded', `import './missing.ts'; export default { fetch: () => new Response('x') };`],
  ['has no fetch', `export default { handler: () => new Response('x') };`],
])('says nothing about a function that %s, except in the log', async (_what, source) => {
  const { request } = appWith({ broken: source });
  const response = await request('/functions/v1/broken');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('42');
  expect(lines.join()).toContain('"function":"broken"');
});

it('stops waiting for a function and tells it so', async () => {
  const { request } = appWith(
    {
      slow: `export default { fetch: (request: Request) => new Promise((resolve) =>
        request.signal.addEventListener('abort', () => { globalThis.abortedInTest = true; })) };`,
    },
    50,
  );
  const response = await request('/functions/v1/slow');
  expect(response.status).toBe(504);
  expect(Reflect.get(globalThis, 'abortedInTest')).toBe(true);
});

it('sets and clears the settings functions read', () => {
  process.env['MPESA_PASSKEY'] = 'left over';
  setFunctionEnvironment({
    siteUrl: 'https://mizizi.app',
    apiUrl: 'http://127.0.0.1:3000',
    anonKey: 'anon',
    secretKey: 'secret',
    variables: { MPESA_SHORTCODE: '174379', MPESA_PASSKEY: undefined },
  });
  expect(process.env).toMatchObject({
    SUPABASE_URL: 'http://127.0.0.1:3000',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'secret',
    SITE_URL: 'https://mizizi.app',
    MPESA_SHORTCODE: '174379',
  });
  expect(process.env).not.toHaveProperty('MPESA_PASSKEY');
});
