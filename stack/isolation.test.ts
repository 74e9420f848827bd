import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack, type TestUser } from './testing.ts';

const SQL = `
create table public.notes (id bigint generated always as identity primary key, owner uuid not null, body text not null);
alter table public.notes enable row level security;
grant select, insert on public.notes to anon, authenticated, service_role;
create policy own on public.notes to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
create table public.counters (id int primary key, value int not null);
insert into public.counters values (1, 0);
grant select on public.counters to service_role;
create function public.bump() returns int language sql security definer set search_path = ''
  as $$ update public.counters set value = value + 1 where id = 1 returning value $$;
create function public.who() returns jsonb language sql stable
  as $$ select jsonb_build_object('role', current_user, 'uid', auth.uid(), 'email', auth.email()) $$;
`;

describe('parallel requests', () => {
  let stack: TestStack;
  let users: TestUser[];

  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
    users = await Promise.all([stack.createUser(), stack.createUser()]);
    for (const { id } of users) {
      await stack.sql.rows(
        "insert into public.notes (owner, body) select $1, 'seed ' || n from generate_series(1, 5) n",
        [id],
      );
    }
  });
  afterAll(() => stack.close());

  it('never answers one caller with the rows of another', async () => {
    const callers = [stack.anon, stack.service, ...users.map(({ client }) => client)];
    const mine = users.map(({ id }) => [id]);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const which = n % callers.length;
        const { data } = await (callers[which] ?? stack.anon).from('notes').select('owner');
        return { which, owners: [...new Set(data?.map(({ owner }) => String(owner)))].toSorted() };
      }),
    );
    const expected = [[], mine.flat().toSorted(), ...mine];
    expect(answers.filter(({ which, owners }) => String(owners) !== String(expected[which]))).toEqual([]);
  });

  it('keeps the claims of each caller apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const user = users[n % 2];
        const { data } = await (n % 3 === 0 ? stack.anon : (user?.client ?? stack.anon)).rpc('who');
        return { data, user: n % 3 === 0 ? undefined : user };
      }),
    );
    for (const { data, user } of answers) {
      expect(data).toEqual({
        role: user ? 'authenticated' : 'anon',
        uid: user?.id ?? null,
        email: user?.email ?? null,
      });
    }
  });

  it('loses no write to a neighbour whose request fails', async () => {
    const results = await Promise.all(
      Array.from({ length: 80 }, async (_, n) =>
        n % 2
          ? (await stack.service.rpc('bump')).error
          : (await stack.anon.from('notes').insert({ owner: users[0]?.id, body: 'not mine' })).error?.code,
      ),
    );
    expect(results.filter((result) => result === '42501')).toHaveLength(40);
    const { data } = await stack.service.from('counters').select('value').single();
    expect(data).toEqual({ value: 40 });
  });

  it('runs own queries as the owner in the middle of all that', async () => {
    const roles = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        if (n % 2) return (await stack.anon.from('notes').select('id')).data?.length;
        const [row] = await stack.sql.rows<{ role: string }>('select current_user::text as role');
        return row?.role;
      }),
    );
    expect(new Set(roles)).toEqual(new Set([0, 'postgres']));
  });

  it('acts with the rights of given claims', async () => {
    const user = users[1];
    const rows = await stack.database.as({ role: 'authenticated', sub: user?.id ?? '' }, (query) =>
      query<{ owner: string }>('select distinct owner from public.notes where id > $1', [0]),
    );
    expect(rows).toEqual([{ owner: user?.id }]);
  });

  it.each([
    ['cannot be read', 'select nothing from nowhere where id = $1'],
    ['is forbidden', 'insert into public.counters values ($1, 0)'],
  ])('stays within its rights and its transaction after a query that %s', async (_what, wrong) => {
    for (let time = 0; time < 5; time += 1) {
      const work = stack.database.as({ role: 'anon' }, async (query) => {
        await query(wrong, [2]).catch(() => undefined);
        await query('update public.counters set value = 1000', []);
      });
      await expect(work).rejects.toThrow(/current transaction is aborted/);
    }
    expect(await stack.sql.rows('select id from public.counters where value = 1000 or id = 2')).toEqual([]);
  });

  it('keeps a schema shut to whoever may not use it, however often the same is asked', async () => {
    await stack.sql.exec(
      `create schema shut; create table shut.papers (id int); grant select on shut.papers to anon`,
    );
    const asked = (role: string) =>
      stack.database.as({ role }, (query) => query('select id from shut.papers where id = $1', [1]));
    for (let time = 0; time < 5; time += 1)
      await expect(asked('anon')).rejects.toThrow('permission denied for schema shut');
  });

  it('ends a transaction in which nothing was asked', async () => {
    expect(await stack.database.as({ role: 'anon' }, async () => 'done')).toBe('done');
    const failed = stack.database.as({ role: 'anon' }, async () => {
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await stack.sql.rows('select current_user as name')).not.toEqual([{ name: 'anon' }]);
  });

  it('rolls own transactions back as a whole, nested ones by themselves', async () => {
    const value = async () =>
      (await stack.sql.rows<{ value: number }>('select value from public.counters'))[0]?.value;
    const before = await value();
    await expect(
      stack.sql.transaction(async (sql) => {
        await sql.exec('update public.counters set value = -1');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await value()).toBe(before);
  });

  it('hears notifications outside of the request that sent them', async () => {
    const heard: string[] = [];
    const end = await stack.database.listen('bell', (payload) => heard.push(payload));
    await stack.sql.rows("select pg_notify('bell', 'ring')");
    await expect.poll(() => heard).toEqual(['ring']);
    await end();
  });
});
