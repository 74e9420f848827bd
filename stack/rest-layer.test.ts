import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { signToken, startTestStack, type TestStack } from './testing.ts';

const SQL = `
create function public.who() returns text language sql stable as $$ select coalesce(auth.uid()::text, auth.role()) $$;
grant execute on function public.who() to anon, authenticated;
`;
const ID = '00000000-0000-4000-8000-0000000000a1';

describe('a request of the REST API', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
  });
  afterAll(() => stack.close());

  const ask = async (token?: string): Promise<{ status: number; body: unknown }> => {
    const response = await stack.fetch(
      new Request('http://localhost/rest/v1/rpc/who', {
        method: 'POST',
        headers: {
          apikey: stack.keys.anonKey,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
        },
        body: '{}',
      }),
    );
    return { status: response.status, body: await response.json() };
  };
  const claims = { sub: ID, role: 'authenticated', aud: 'authenticated', session_id: ID };

  it('reads neither the account nor the session of its token', async () => {
    const token = await signToken(stack, claims);
    await stack.sql.exec('alter table auth.users rename to users_away');
    await stack.sql.exec('alter table auth.sessions rename to sessions_away');
    try {
      expect(await ask(token)).toEqual({ status: 200, body: ID });
    } finally {
      await stack.sql.exec('alter table auth.users_away rename to users');
      await stack.sql.exec('alter table auth.sessions_away rename to sessions');
    }
  });

  it('is still refused with a token somebody else has signed', async () => {
    const forged = await signToken({ keys: { ...stack.keys, jwtSecret: 'x'.repeat(40) } }, claims);
    expect(await ask(forged)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  });

  const endingIn = (seconds: number): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(new TextEncoder().encode(stack.keys.jwtSecret));

  it('is still refused with a token that has run out', async () => {
    expect(await ask(await endingIn(-60))).toMatchObject({ status: 401, body: { code: 'PGRST303' } });
  });

  it('checks the signature of a token once', async () => {
    const token = await endingIn(60);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    try {
      expect(await ask(token)).toEqual({ status: 200, body: ID });
      expect(verify).toHaveBeenCalled();
      verify.mockClear();
      expect(await ask(token)).toEqual({ status: 200, body: ID });
      expect(verify).not.toHaveBeenCalled();
    } finally {
      verify.mockRestore();
    }
  });

  it('remembers a token for nobody else', async () => {
    const token = await endingIn(60);
    expect(await ask(token)).toEqual({ status: 200, body: ID });
    const changed = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect(await ask(changed)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
    expect(await ask()).toEqual({ status: 200, body: 'anon' });
  });

  it('remembers no token beyond its end', async () => {
    const token = await endingIn(2);
    expect(await ask(token)).toEqual({ status: 200, body: ID });
    await vi.waitFor(
      async () => expect(await ask(token)).toMatchObject({ status: 401, body: { code: 'PGRST303' } }),
      { timeout: 5_000, interval: 100 },
    );
  });
});
