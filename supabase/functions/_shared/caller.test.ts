import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startTestStack, type TestStack } from '../../../stack/testing.ts';
import reset from '../send-password-reset/index.ts';
import resend from '../send-verification-email/index.ts';

const FUNCTIONS = [
  ['send-password-reset', reset, { email: 'ann@example.com' }],
  ['send-verification-email', resend, { email: 'ann@example.com', type: 'resend' }],
] as const;

describe('an auth server elsewhere', () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${port}`);
    vi.stubEnv('SUPABASE_ANON_KEY', 'anon');
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'eyJ.legacy.key');
    vi.stubEnv('SUPABASE_SECRET_KEYS', '{"default":"sb_secret_new"}');
    vi.stubEnv('SITE_URL', 'https://mizizi.example');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await new Promise((resolve) => server.close(resolve));
  });

  const ask = async (
    handler: (typeof FUNCTIONS)[number][1],
    body: object,
    headers: Record<string, string>,
  ) => {
    asked.length = 0;
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await handler.fetch(new Request('https://mizizi.example/f', init))).status).toBe(200);
    return asked[0];
  };

  it.each(FUNCTIONS)(
    'is told by %s who asked, with the key that it believes',
    async (_name, handler, body) => {
      // As hosted Supabase reads it: GoTrue heeds the header only of who holds a secret key of the new kind.
      expect(await ask(handler, body, { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' })).toMatchObject({
        apikey: 'sb_secret_new',
        'sb-forwarded-for': '203.0.113.9',
      });
      expect(
        await ask(handler, body, { 'cf-connecting-ip': '203.0.113.10', 'x-forwarded-for': '203.0.113.9' }),
      ).toMatchObject({ 'sb-forwarded-for': '203.0.113.10' });
      expect(await ask(handler, body, {})).not.toHaveProperty('sb-forwarded-for');
    },
  );
});

describe('the stack', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ project: true, demo: true, listen: true });
  });
  afterAll(() => stack.close());

  it.each(FUNCTIONS)('counts who asks %s by where they are', async (name, _handler, body) => {
    await stack.sql.rows('delete from private.rate_windows');
    const places = ['203.0.113.20', '203.0.113.21', '203.0.113.20'];
    for (const [turn, place] of places.entries()) {
      const response = await fetch(`${stack.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          apikey: stack.keys.anonKey,
          'x-forwarded-for': `198.51.100.${turn}, ${place}`,
          // What a caller says of themselves.
          'cf-connecting-ip': `198.51.100.${turn}`,
          'sb-forwarded-for': `198.51.100.${turn}`,
        },
        body: JSON.stringify({ ...body, email: `turn${turn}@example.com` }),
      });
      expect(response.status).toBe(200);
    }
    const windows = await stack.sql.rows<{ many: number }>(
      `select count(*)::int as many from private.rate_windows where bucket like 'mails of a network %' group by bucket
       order by 1`,
    );
    expect(windows).toEqual([{ many: 1 }, { many: 2 }]);
  });
});
