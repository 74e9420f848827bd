import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DRIVERS, startTestStack, type TestStack } from './testing.ts';

const SQL = `
create schema private;
create table private.secrets (id int primary key);
create function private.hidden() returns int language sql stable as 'select 1';
create table public.herbs (id int primary key, name text not null, organic boolean not null default true);
create table public.uses (id int primary key, name text not null);
create table public.herb_uses (herb_id int references public.herbs, use_id int references public.uses, primary key (herb_id, use_id));
create view public.organic_herbs with (security_invoker = true) as
  select id, upper(name)::text as label, organic::boolean as organic from public.herbs where organic;
create view public.known_uses with (security_invoker = true) as select herb_id, use_id from public.herb_uses;
insert into public.herbs values (1, 'neem', true), (2, 'aloe', false);
insert into public.uses values (1, 'skin'), (2, 'fever');
insert into public.herb_uses values (1, 1), (1, 2), (2, 1);
create function public.herbs_of(use_name text) returns setof public.herbs language sql stable as $$
  select h.* from public.herbs h join public.herb_uses hu on hu.herb_id = h.id
    join public.uses u on u.id = hu.use_id where u.name = use_name order by h.id $$;
grant select on all tables in schema public to service_role;
`;

describe.each(DRIVERS)('the schema that is served on %s', (driver) => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ driver, sql: SQL });
  });
  afterAll(() => stack.close());

  it('has views with their types', async () => {
    const { data } = await stack.service.from('organic_herbs').select('*');
    expect(data).toEqual([{ id: 1, label: 'NEEM', organic: true }]);
  });

  it('embeds through tables and through views', async () => {
    for (const junction of ['herb_uses', 'known_uses']) {
      const { data } = await stack.service.from('herbs').select(`name, uses!${junction}(name)`).order('id');
      expect(data).toEqual([
        { name: 'neem', uses: [{ name: 'skin' }, { name: 'fever' }] },
        { name: 'aloe', uses: [{ name: 'skin' }] },
      ]);
    }
    const { error } = await stack.service.from('herbs').select('name, uses(name)');
    expect(error?.code).toBe('PGRST201');
    const { data: known } = await stack.service
      .from('known_uses')
      .select('herbs(name), uses(name)')
      .eq('use_id', 2);
    expect(known).toEqual([{ herbs: { name: 'neem' }, uses: { name: 'fever' } }]);
  });

  it('has functions, whose rows can be chosen from', async () => {
    const { data } = await stack.service
      .rpc('herbs_of', { use_name: 'skin' })
      .select('name')
      .eq('organic', false);
    expect(data).toEqual([{ name: 'aloe' }]);
  });

  it('has nothing of other schemas, and says so as PostgREST does', async () => {
    expect((await stack.service.from('secrets').select()).error?.code).toBe('PGRST205');
    expect((await stack.service.rpc('hidden')).error?.code).toBe('PGRST202');
    expect((await stack.service.schema('private').from('secrets').select()).error?.code).toBe('PGRST106');
    expect((await stack.service.schema('private').rpc('hidden')).error?.code).toBe('PGRST106');
  });
});
