import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create table public.herbs (id int primary key, name text not null);
create table public.doses (herb int references public.herbs deferrable initially deferred);
grant select on public.herbs to anon, authenticated;
create function public.add_herb(id int, name text) returns public.herbs language plpgsql security definer as $$
declare added public.herbs;
begin
  insert into public.herbs values (add_herb.id, add_herb.name) returning * into added;
  perform set_config('response.status', '201', true);
  perform set_config('response.headers', json_build_array(json_build_object('x-herb', add_herb.name))::text, true);
  if add_herb.name = 'nettle' then raise exception 'it stings'; end if;
  return added;
end $$;
create function public.add_dose(herb int) returns void language sql security definer as
  'insert into public.doses values (herb)';
create function public.all_herbs() returns setof public.herbs language sql stable as
  'select * from public.herbs order by id';
create function public.who() returns text language sql stable as
  'select coalesce(auth.uid()::text, current_user)';
`;
/** Often enough for every statement to be a prepared one. */
const TIMES = 12;
const times = Array.from({ length: TIMES }, (_, at) => at + 1);

describe('functions that are called over and over', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
  });
  afterAll(() => stack.close());

  const call = (name: string, body: object, headers: Record<string, string> = {}) =>
    stack.fetch(
      new Request(`http://localhost/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: stack.keys.anonKey, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );

  it('answer each its own, with the status and headers it wishes for', async () => {
    const answers = await Promise.all(
      times.map(async (id) => {
        const response = await call('add_herb', { id, name: `herb ${id}` });
        return [response.status, response.headers.get('x-herb'), await response.json()];
      }),
    );
    expect(answers).toEqual(times.map((id) => [201, `herb ${id}`, { id, name: `herb ${id}` }]));
    // A wish is over with its call.
    const plain = await call('who', {});
    expect([plain.status, plain.headers.get('x-herb')]).toEqual([200, null]);
  });

  it('leave nothing behind when they fail, whoever calls beside them', async () => {
    const statuses = await Promise.all(
      times.map(async (at) => {
        const response = await call('add_herb', { id: 100 + at, name: at % 3 === 0 ? 'nettle' : 'mint' });
        return response.status;
      }),
    );
    expect(statuses).toEqual(times.map((at) => (at % 3 === 0 ? 400 : 201)));
    const rows = await stack.sql.rows<{ name: string }>('select name from public.herbs where id > 100');
    expect(rows.map(({ name }) => name)).toEqual(times.flatMap((at) => (at % 3 === 0 ? [] : ['mint'])));
  });

  it('fail when what they did cannot be committed', async () => {
    const answers = await Promise.all(
      times.map(async (at) => {
        const response = await call('add_dose', { herb: at % 2 === 0 ? 999 : 1 });
        const body = await response.text();
        return [response.status, body === '' ? null : (JSON.parse(body) as { code: string }).code];
      }),
    );
    expect(answers).toEqual(times.map((at) => (at % 2 === 0 ? [409, '23503'] : [204, null])));
    expect(await stack.sql.rows('select distinct herb from public.doses')).toEqual([{ herb: 1 }]);
  });

  it('keep the rights of whoever calls', async () => {
    const users = await Promise.all([stack.createUser(), stack.createUser()]);
    const answers = await Promise.all(
      times.map(async (at) => {
        const user = users[at % 3];
        const { data } = await (user?.client ?? stack.anon).rpc('who');
        return [data, user?.id ?? 'anon'];
      }),
    );
    for (const [who, expected] of answers) expect(who).toBe(expected);
  });

  it('are counted for those who ask for a count', async () => {
    for (const _ of times) {
      const response = await call('all_herbs', {}, { prefer: 'count=exact' });
      const all = await stack.sql.rows('select from public.herbs');
      expect(response.headers.get('content-range')).toBe(`0-${all.length - 1}/${all.length}`);
    }
  });

  it('go on when a table has changed meanwhile', async () => {
    const read = async () => (await stack.anon.rpc('all_herbs').limit(1)).data as unknown;
    for (const _ of times) expect(await read()).toEqual([{ id: 1, name: 'herb 1' }]);
    await stack.sql.exec(`alter table public.herbs add column use text default 'tea'`);
    await stack.services.reloadSchema();
    await read(); // the first answer may still be that the plan is outdated
    expect(await read()).toMatchObject([{ id: 1, name: 'herb 1' }]);
  });
});
