import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settingOf } from './request-context.ts';
import { signToken, startTestStack, type TestStack } from './testing.ts';

const SQL = `create table public.marks (id int);
create table public.secrets (id int); alter table public.secrets enable row level security; grant select on public.secrets to anon;
create function public.mark() returns void language sql security definer as 'insert into public.marks values (1)';
create function public.claims() returns jsonb language sql stable as
  $$ select auth.jwt() || jsonb_build_object('now', current_user, 'agent', current_setting('request.headers')::json ->> 'x-client-info') $$;
create function public.fail() returns void language plpgsql as $$ begin raise exception 'no'; end $$;`;

describe('the context of a request', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
  });
  afterAll(() => stack.close());

  it.each([
    "it's",
    "'; drop table auth.users; --",
    String.raw`\'; select 1; --`,
    String.raw`C:\new\table\x41 é \\' "`,
    '"quotes" and $$dollars$$ and\nlines',
    '🌿 mwarobaini',
    '',
  ])('keeps %j as it is', async (value) => {
    const { text, parameters } = settingOf({ 'request.path': value });
    const [row] = await stack.sql.transaction(async (sql) => {
      await sql.rows(text, parameters);
      return sql.rows<{ set: string }>(`select current_setting('request.path') as set`);
    });
    expect(row?.set).toBe(value);
  });

  it('leaves out zero bytes, which no text may hold', () => {
    expect(settingOf({ 'request.path': 'a\0b' }).parameters).toEqual(['ab']);
  });

  it('survives claims and headers that look like SQL', async () => {
    const email = `o'hara\\'; select set_config('role', 'postgres', false); --@example.com`;
    const { client } = await stack.createUser(email);
    const { data } = await client.rpc('claims').setHeader('x-client-info', `',''); reset role; --\\`);
    expect(data).toMatchObject({ email, role: 'authenticated', now: 'authenticated' });
    expect(data).toMatchObject({ agent: `',''); reset role; --\\` });
  });

  it.each(['ghost', "o'ghost", String.raw`\'; --`])(
    'lets nothing run when it cannot be set: role %j',
    async (role) => {
      const token = await signToken(stack, { role });
      const headers = { apikey: stack.keys.anonKey, authorization: `Bearer ${token}` };
      for (const method of ['POST', 'POST', 'POST', 'POST', 'POST']) {
        const response = await stack.fetch(new Request(`${stack.url}/rest/v1/rpc/mark`, { method, headers }));
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(await response.text()).toContain('does not exist');
      }
      expect(await stack.sql.rows('select from public.marks')).toEqual([]);
    },
  );

  it.each(['ghost', "o'ghost", String.raw`\'; --`])(
    'lets nothing be read when it cannot be set: role %j',
    async (role) => {
      await stack.sql.rows('insert into public.secrets values (7)');
      const token = await signToken(stack, { role });
      const headers = { apikey: stack.keys.anonKey, authorization: `Bearer ${token}` };
      for (let asked = 0; asked < 5; asked += 1) {
        const response = await stack.fetch(new Request(`${stack.url}/rest/v1/secrets?id=eq.7`, { headers }));
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(await response.text()).toContain('does not exist');
      }
    },
  );

  it('serves a connection on after a read that failed', async () => {
    const failed = await Promise.all(
      Array.from({ length: 12 }, () => stack.anon.from('secrets').select().eq('id', 'no number')),
    );
    expect(new Set(failed.map(({ error }) => error?.code))).toEqual(new Set(['22P02']));
    const read = await Promise.all(Array.from({ length: 12 }, () => stack.anon.from('secrets').select()));
    expect(new Set(read.map(({ status, data }) => `${status} ${data?.length}`))).toEqual(new Set(['200 0']));
  });

  it('ends with its request, a failed one too', async () => {
    const { client } = await stack.createUser();
    await Promise.all(Array.from({ length: 12 }, () => client.rpc('fail')));
    const left = await Promise.all(
      Array.from({ length: 12 }, () =>
        stack.sql.rows<{ role: string; claims: string | null }>(
          `select current_user::text as role, nullif(current_setting('request.jwt.claims', true), '') as claims`,
        ),
      ),
    );
    expect(new Set(left.flat().map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"role":"postgres","claims":null}']),
    );
  });
});
