import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create table public.roles (user_id uuid primary key, role text not null default 'member', name text);
alter table public.roles enable row level security;
grant select on public.roles to authenticated;
grant update (name) on public.roles to authenticated;
create policy own on public.roles to authenticated using (user_id = auth.uid());
create table public.secrets (id int primary key);
alter table public.secrets enable row level security;
create policy everybody on public.secrets using (true);
insert into public.secrets values (1);
create table public.unguarded (id int primary key);
insert into public.unguarded values (1);
`;

describe('grants', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
  });
  afterAll(() => stack.close());

  it('leaves columns that were not granted out of reach: nobody makes themselves admin', async () => {
    const { id, client } = await stack.createUser();
    await stack.sql.rows('insert into public.roles (user_id) values ($1)', [id]);
    const raised = await client.from('roles').update({ role: 'admin' }).eq('user_id', id);
    expect(raised.error).toMatchObject({ code: '42501' });
    expect(raised.status).toBe(403);
    const renamed = await client
      .from('roles')
      .update({ name: 'Amina' })
      .eq('user_id', id)
      .select('name, role')
      .single();
    expect(renamed.data).toEqual({ name: 'Amina', role: 'member' });
  });

  it.each(['secrets', 'unguarded'])('grants nothing on %s by itself', async (table) => {
    const { client } = await stack.createUser();
    for (const caller of [stack.anon, client]) {
      expect((await caller.from(table).select()).error).toMatchObject({ code: '42501' });
      expect((await caller.from(table).insert({ id: 2 })).error).toMatchObject({ code: '42501' });
    }
    expect((await stack.anon.from(table).select()).status).toBe(401);
    expect((await stack.service.from(table).select()).data).toEqual([{ id: 1 }]);
  });

  it('never grants later either, whatever is asked first', async () => {
    await stack.sql.exec('create table public.later (id int primary key)');
    await stack.services.reloadSchema();
    await stack.service.from('roles').select();
    expect((await stack.anon.from('later').select()).error).toMatchObject({ code: '42501' });
  });

  it('keeps the tables of auth away from the REST API', async () => {
    for (const caller of [stack.anon, stack.service]) {
      const { error } = await caller.schema('auth').from('users').select();
      expect(error).toMatchObject({ code: 'PGRST106' });
    }
  });
});
