import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DRIVERS, signToken, startTestStack, type TestStack } from './testing.ts';

const SQL = `
create function public.who() returns text language sql stable as $$ select coalesce(auth.uid()::text, auth.role()) $$;
grant execute on function public.who() to anon, authenticated;
`;
const ID = '00000000-0000-4000-8000-0000000000a1';

describe.each(DRIVERS)('a request of the REST API on %s', (driver) => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ driver, sql: SQL });
  });
  afterAll(() => stack.close());

  const ask = async (token: string): Promise<{ status: number; body: unknown }> => {
    const response = await stack.fetch(
      new Request('http://localhost/rest/v1/rpc/who', {
        method: 'POST',
        headers: {
          apikey: stack.keys.anonKey,
          authorization: `Bearer ${token}`,
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

  it('is still refused with a token that has run out', async () => {
    const old = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
      .sign(new TextEncoder().encode(stack.keys.jwtSecret));
    expect(await ask(old)).toMatchObject({ status: 401, body: { code: 'PGRST303' } });
  });
});
