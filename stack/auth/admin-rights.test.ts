import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack, type TestUser } from '../testing.ts';

const PASSWORD = 'Sukuma-Wiki-2026!';

let stack: TestStack;
let member: TestUser;

beforeAll(async () => {
  stack = await startTestStack({ project: true, demo: true, listen: true });
});
afterAll(() => stack.close());
beforeEach(async () => {
  member = await stack.createUser();
});

const isAdmin = async (client: SupabaseClient): Promise<unknown> => (await client.rpc('is_admin')).data;

async function rolesOf(id: string): Promise<string[]> {
  const rows = await stack.sql.rows<{ role: string }>(
    'select role from public.user_roles where user_id = $1 order by role',
    [id],
  );
  return rows.map(({ role }) => role);
}

/** A client that carries a token of its own making. */
async function forged(claims: Record<string, unknown>, secret: string): Promise<SupabaseClient> {
  const token = await new SignJWT({ aud: 'authenticated', sub: member.id, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'local' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
  return createClient(stack.url, stack.keys.anonKey, { accessToken: async () => token });
}

describe('nobody makes themselves an admin', () => {
  it.each(['admin', 'practitioner'])('by writing the role %s', async (role) => {
    const row = { user_id: member.id, email: member.email, role };
    const roles = member.client.from('user_roles');
    const answers = [
      await roles.insert(row),
      await roles.upsert(row),
      await roles.update({ role }).eq('user_id', member.id),
      await roles.delete().eq('user_id', member.id),
      await stack.anon.from('user_roles').insert(row),
    ];
    for (const { error } of answers) expect(error).not.toBeNull();
    expect(await rolesOf(member.id)).toEqual(['member']);
    expect(await isAdmin(member.client)).toBe(false);
  });

  it('by taking over the row of an admin', async () => {
    const { error } = await member.client
      .from('user_roles')
      .update({ user_id: member.id })
      .eq('role', 'admin');
    expect(error).not.toBeNull();
    expect(await rolesOf(member.id)).toEqual(['member']);
  });

  it('by what a sign-up or a profile says', async () => {
    const claim = { role: 'admin', is_admin: true, user_role: 'admin', roles: ['admin'] };
    const email = `claims-${Date.now()}@example.com`;
    const signUp = await fetch(`${stack.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: stack.keys.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, data: claim, app_metadata: claim, ...claim }),
    });
    const { id } = (await signUp.json()) as { id: string };
    await stack.sql.rows('update auth.users set email_confirmed_at = now() where id = $1', [id]);

    const browser = createClient(stack.url, stack.keys.anonKey, { auth: { persistSession: false } });
    const { data } = await browser.auth.signInWithPassword({ email, password: PASSWORD });
    await browser.auth.updateUser({ data: claim });
    const put = await fetch(`${stack.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: stack.keys.anonKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ app_metadata: claim, role: 'service_role', aud: 'admin' }),
    });
    expect(put.status).toBeLessThan(500);
    await browser.auth.refreshSession();

    expect(await isAdmin(browser)).toBe(false);
    expect(await rolesOf(id)).toEqual(['member']);
    const [user] = await stack.sql.rows<{ role: string; app: Record<string, unknown> }>(
      'select role, raw_app_meta_data as app from auth.users where id = $1',
      [id],
    );
    expect(user?.role).toBe('authenticated');
    expect(Object.keys(user?.app ?? {}).toSorted()).toEqual(['provider', 'providers']);
  });

  it('by a claim in a token, even in one that is signed', async () => {
    const claims = {
      role: 'authenticated',
      is_admin: true,
      user_role: 'admin',
      app_metadata: { role: 'admin', roles: ['admin'] },
      user_metadata: { role: 'admin' },
    };
    expect(await isAdmin(await forged(claims, stack.keys.jwtSecret))).toBe(false);
  });

  it.each(['service_role', 'postgres', 'supabase_admin'])(
    'by signing the role %s with a key of one’s own',
    async (role) => {
      for (const secret of [stack.keys.anonKey, 'super-secret-jwt-token-with-at-least-32-characters-long']) {
        const client = await forged({ role }, secret);
        expect((await client.from('user_roles').select('user_id')).error).not.toBeNull();
      }
    },
  );

  it('by the admin API, or by the keys that are public', async () => {
    for (const client of [stack.anon, member.client]) {
      for (const path of ['admin/users', `admin/users/${member.id}`, 'invite']) {
        const response = await fetch(`${stack.url}/auth/v1/${path}`, {
          method: path === 'invite' ? 'POST' : 'GET',
          headers: {
            apikey: stack.keys.anonKey,
            authorization: `Bearer ${client === stack.anon ? stack.keys.anonKey : member.accessToken}`,
            'content-type': 'application/json',
          },
          ...(path === 'invite' ? { body: '{"email":"x@example.com"}' } : {}),
        });
        expect([401, 403]).toContain(response.status);
      }
    }
  });

  it('by asking about somebody else, or through another schema', async () => {
    const { data } = await member.client.from('user_roles').select('user_id');
    expect(data?.map(({ user_id }) => String(user_id))).toEqual([member.id]);
    for (const schema of ['auth', 'private', 'pg_catalog']) {
      const { error } = await member.client.schema(schema).from('users').select('*').limit(1);
      expect(error).not.toBeNull();
    }
  });
});

it('takes a role only from the table', async () => {
  await stack.sql.rows("insert into public.user_roles (user_id, email, role) values ($1, $2, 'admin')", [
    member.id,
    member.email,
  ]);
  expect(await isAdmin(member.client)).toBe(true);
  expect(await isAdmin(stack.anon)).not.toBe(true);
});
