import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signToken, startTestStack, type TestStack } from './testing.ts';

/** A request whose Host header is our choice, which `fetch` does not allow. */
function withHost(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const WHO =
  'create function public.who() returns text language sql stable as $$ select current_user::text $$';

describe('what a stack serves', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ listen: true, sql: WHO });
  });
  afterAll(() => stack.close());

  const get = (path: string, init?: RequestInit) => fetch(`${stack.url}${path}`, init);

  it('tells its health and where the API is', async () => {
    const health = await get('/healthz');
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
    const config = await get('/config.json');
    expect(await config.json()).toEqual({ supabaseUrl: stack.url, anonKey: stack.keys.anonKey });
    expect(config.headers.get('cache-control')).toBe('no-store');
    const head = await get('/healthz', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it.each([
    '/_system/info',
    '/_system/config',
    '/_system/introspect',
    '/project/default',
    '/static/main.js',
    '/',
  ])('has nothing at %s', async (path) => {
    const callers: Record<string, string>[] = [
      {},
      { apikey: stack.keys.anonKey },
      { apikey: stack.keys.secretKey },
    ];
    for (const headers of callers) {
      const response = await get(path, { headers });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/postgres|secret|supalite/i);
    }
  });

  it('asks for a key and refuses a wrong one or a forged token', async () => {
    const forgery = { ...stack.keys, jwtSecret: stack.keys.jwtSecret.split('').toReversed().join('') };
    const forged = await signToken({ keys: forgery }, { role: 'service_role' });
    const apikey = stack.keys.anonKey;
    const attempts: Record<string, string>[] = [
      {},
      { apikey: 'wrong' },
      { apikey, authorization: `Bearer ${forged}` },
    ];
    for (const headers of attempts) expect((await get('/rest/v1/rpc/who', { headers })).status).toBe(401);
  });

  it('takes an unsigned token for none at all', async () => {
    const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part({ role: 'service_role' })}.`;
    const headers = { apikey: stack.keys.anonKey, authorization: `Bearer ${unsigned}` };
    expect(await (await get('/rest/v1/rpc/who', { headers })).json()).toBe('anon');
  });

  it.each(['auth', 'rest', 'storage', 'functions'])('lets any site call /%s/v1', async (name) => {
    const response = await get(`/${name}/v1/anything`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,x-client-info',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toMatch(
      /apikey,\s*authorization,\s*x-client-info/,
    );
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    const answer = await get(`/${name}/v1/anything`, { headers: { origin: 'https://elsewhere.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    await answer.text();
  });

  it.each([
    ['/auth/v1/signup', 2],
    ['/rest/v1/rpc/x', 2],
    ['/functions/v1/x', 2],
    ['/storage/v1/object/pictures/x.png', 12],
  ])('answers 413 to %s with %i MB, announced or not', async (path, megabytes) => {
    const body = Buffer.alloc(megabytes * 1024 * 1024, 'a');
    const streamed = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < body.length; at += 65_536) controller.enqueue(body.subarray(at, at + 65_536));
        controller.close();
      },
    });
    for (const init of [{ body }, { body: streamed, duplex: 'half' }]) {
      const response = await stack.fetch(
        new Request(`${stack.url}${path}`, {
          method: 'POST',
          headers: { apikey: stack.keys.anonKey, 'content-type': 'application/octet-stream' },
          ...init,
        }),
      );
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
    }
    const overTheNetwork = await get(path, { method: 'POST', headers: { apikey: stack.keys.anonKey }, body });
    expect(overTheNetwork.status).toBe(413);
  });

  it.each(['/dev/inbox', '/dev/inbox.json', '/dev/mpesa', '/dev/mpesa.json', '/dev/google'])(
    'has no %s without DEMO',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('sends headers that stop guessing', async () => {
    const response = await get('/rest/v1/', { headers: { apikey: stack.keys.anonKey } });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    await response.text();
  });
});

describe('a demo', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ demo: true, listen: true });
  });
  afterAll(() => stack.close());

  it.each(['/dev/inbox', '/dev/inbox.json', '/dev/mpesa', '/dev/mpesa.json'])(
    'shows %s to this machine',
    async (path) => {
      expect((await fetch(`${stack.url}${path}`)).status).toBe(200);
      expect(await withHost(`${stack.url}${path}`, 'rebound.example')).toBe(403);
    },
  );
});
