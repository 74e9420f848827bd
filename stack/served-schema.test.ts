import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create schema if not exists private;
create table private.secrets (id int primary key);
create function private.hidden() returns int language sql stable as 'select 1';
create table public.herbs (id int primary key, name text not null, organic boolean not null default true);
create table public.uses (id int primary key, name text not null);
create table public.herb_uses (herb_id int references public.herbs, use_id int references public.uses, primary key (herb_id, use_id));
create table public.harvests (id int primary key, herb_id int not null references public.herbs, open boolean not null);
create unique index one_open_harvest on public.harvests (herb_id) where open;
create table public.labels (id int primary key, herb_id int not null unique references public.herbs);
create view public.organic_herbs with (security_invoker = true) as
  select id, upper(name)::text as label, organic::boolean as organic from public.herbs where organic;
create view public.known_uses with (security_invoker = true) as select herb_id, use_id from public.herb_uses;
insert into public.herbs values (1, 'neem', true), (2, 'aloe', false);
insert into public.harvests values (1, 1, false), (2, 1, true);
insert into public.labels values (1, 1);
insert into public.uses values (1, 'skin'), (2, 'fever');
insert into public.herb_uses values (1, 1), (1, 2), (2, 1);
create function public.herbs_of(use_name text) returns setof public.herbs language sql stable as $$
  select h.* from public.herbs h join public.herb_uses hu on hu.herb_id = h.id
    join public.uses u on u.id = hu.use_id where u.name = use_name order by h.id $$;
create function public.counted() returns table (name text, uses bigint) language sql stable as $$
  select h.name, count(*) from public.herbs h join public.herb_uses hu on hu.herb_id = h.id group by h.name $$;
grant select, insert, update, delete on all tables in schema public to service_role;
`;

describe('the schema that is served', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
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

  it('embeds a list unless a constraint promises one', async () => {
    const { data } = await stack.service.from('herbs').select('name, harvests(id), labels(id)').order('id');
    expect(data).toEqual([
      { name: 'neem', harvests: [{ id: 1 }, { id: 2 }], labels: { id: 1 } },
      { name: 'aloe', harvests: [], labels: null },
    ]);
  });

  it('has functions, whose rows can be chosen from', async () => {
    const { data } = await stack.service
      .rpc('herbs_of', { use_name: 'skin' })
      .select('name')
      .eq('organic', false);
    expect(data).toEqual([{ name: 'aloe' }]);
    const { data: counted } = await stack.service.rpc('counted').select('uses').gt('uses', 1).order('name');
    expect(counted).toEqual([{ uses: 2 }]);
    const through = await stack.service.rpc('herbs_of', { use_name: 'fever' }).select('uses!herb_uses(name)');
    expect(through.data).toEqual([{ uses: [{ name: 'skin' }, { name: 'fever' }] }]);
  });

  it('takes writes, also those that name their columns', async () => {
    const herbs = () => stack.service.from('herbs');
    const inserted = await herbs()
      .insert([
        { id: 3, name: 'mint', organic: true },
        { id: 4, name: 'sage', organic: false },
      ])
      .select();
    expect(inserted.data).toEqual([
      { id: 3, name: 'mint', organic: true },
      { id: 4, name: 'sage', organic: false },
    ]);
    await herbs().upsert([{ id: 4, name: 'common sage' }], { onConflict: 'id' });
    const changed = await herbs()
      .update({ organic: true })
      .eq('id', 4)
      .or('name.eq.x,name.like.common*')
      .select('name, uses!herb_uses(id)');
    expect(changed.data).toEqual([{ name: 'common sage', uses: [] }]);
    const { count } = await herbs().delete({ count: 'exact' }).gte('id', 3);
    expect(count).toBe(2);
    expect((await herbs().select('wrong')).error?.code).toBe('42703');
  });

  it('follows changes once it is told', async () => {
    await stack.sql.exec('alter table public.herbs add column family text');
    await stack.services.reloadSchema();
    expect((await stack.service.from('herbs').update({ family: 'Meliaceae' }).eq('id', 1)).error).toBeNull();
    const { data } = await stack.service.from('herbs').select('*').eq('family', 'Meliaceae');
    expect(data).toMatchObject([{ name: 'neem', family: 'Meliaceae' }]);
  });

  it('has nothing of other schemas, and says so as PostgREST does', async () => {
    expect((await stack.service.from('secrets').select()).error?.code).toBe('PGRST205');
    expect((await stack.service.rpc('hidden')).error?.code).toBe('PGRST202');
    expect((await stack.service.schema('private').from('secrets').select()).error?.code).toBe('PGRST106');
    expect((await stack.service.schema('private').rpc('hidden')).error?.code).toBe('PGRST106');
  });
});
