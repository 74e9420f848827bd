-- A need leads to products of herbs that are advised for it, and to what is called by these very words.
begin;
select plan(15);
select tests.make_shop();
delete from public.products;
delete from public.herbs;
create function pg_temp.herb(slug text, uses jsonb, more jsonb default '{}') returns void language sql as $$
  insert into public.herbs (slug, body) values (slug, jsonb_build_object('slug', slug, 'names', '{"english": ["Test"]}'::jsonb, 'uses', uses) || more)
$$;
select pg_temp.herb('calm-leaf', '[{"topic": "sleep", "evidence": "B"}]');
select pg_temp.herb('custom-root', '[{"topic": "sleep", "evidence": "C"}]');
select pg_temp.herb('failed-root', '[{"topic": "sleep", "evidence": "D"}, {"topic": "digestion", "evidence": "B"}]');
select pg_temp.herb('harsh-root', '[{"topic": "sleep", "evidence": "A", "advised": false}]');
select pg_temp.herb('poison-root', '[{"topic": "sleep", "evidence": "A"}]', '{"alert": "Never swallow it."}');
select pg_temp.herb('rare-bark', '[{"topic": "sleep", "evidence": "A"}]', '{"conservation": {"iucn": "EN"}}');
select pg_temp.herb('withdrawn-leaf', '[{"topic": "sleep", "evidence": "A"}]');
update public.herbs set status = 'withdrawn' where slug = 'withdrawn-leaf';
insert into public.products (id, sku, slug, name, swahili_name, other_names, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt,
  position, status, herb_slugs)
select 9100 + n, 'N-' || n, 'n-' || n, name, null, other, 'herbs', 'dried', '50 g', 60, 100 * n, 5, 'For sleep and sukari.', 'Good for sleep.', 'x', 'x', n, 'active', herbs
from (values (1, 'Calm leaf', '{}'::text[], '{calm-leaf}'::text[]), (2, 'Custom root', '{}', '{custom-root}'), (3, 'Failed root', '{}', '{failed-root}'),
  (4, 'Harsh root', '{}', '{harsh-root}'), (5, 'Poison root', '{}', '{poison-root}'), (6, 'Rare bark', '{}', '{rare-bark}'),
  (7, 'Leaf and bark', '{}', '{calm-leaf,rare-bark}'), (8, 'Old leaf', '{}', '{withdrawn-leaf}'), (9, 'Sleep mask', '{}', '{}'),
  (10, 'Mimbari powder', '{"simba mimbani"}', '{failed-root}'), (11, 'Jaggery', '{"sukari nguru"}', '{}')) p (n, name, other, herbs);
create function pg_temp.ids(filters jsonb) returns bigint[] language sql as $$
  select coalesce(array_agg(b.id - 9100 order by b.id), '{}') from public.browse_products(filters) b
$$;
grant execute on function pg_temp.ids(jsonb) to anon;
select tests.as_visitor();
select is(pg_temp.ids('{"need": ["sleep"], "named": "usingizi"}'), '{1,2}', 'a need leads to what is advised for it, and to nothing poisonous, threatened, contradicted or withdrawn');
select is(pg_temp.ids('{"need": ["sleep"], "named": "sleep"}'), '{1,2,9}', 'and to what is called so');
select is(pg_temp.ids('{"need": ["sleep", "digestion"], "named": "x"}'), '{1,2,3,10}', 'several topics are one need');
select is(pg_temp.ids('{"named": "mimba"}'), '{}', 'a name that merely holds the letters is none');
select is(pg_temp.ids('{"need": [], "named": "sukari"}'), '{11}', 'a name of several words is found by one of them');
select is(pg_temp.ids('{"need": ["sleep"], "named": "usingizi", "max_price_kes": 150}'), '{1}', 'other filters narrow it');
select is(pg_temp.ids('{"need": ["sleep"], "named": "usingizi", "category": "teas"}'), '{}', 'the shelf too');
select is(pg_temp.ids('{"need": ["sleep"], "named": "usingizi", "in_stock": true}'), '{1,2}', 'and the stock');
select is(pg_temp.ids('{"need": ["nothing"], "named": "%"}'), '{}', 'a sign is no name');
select is(pg_temp.ids('{"need": "sleep''); drop table public.products; --", "named": "'' or true --"}'), '{}', 'nor is a trick');
select is(pg_temp.ids('{"need": 7, "named": "usingizi"}'), '{}', 'a need of another shape is none');
select is(pg_temp.ids('{}'), '{1,2,3,4,5,6,7,8,9,10,11}', 'without a need there is everything');
select is(public.product_facets('{"need": ["sleep"], "named": "sleep"}') -> 'total', '3', 'the counts beside the filters agree');
select is(public.product_facets('{"need": ["sleep"], "named": "slep"}') -> 'did_you_mean', 'null', 'and ask about no spelling');
select throws_ok('select private.herbs_for(array[''sleep''])', '42501', null, 'a visitor asks through the list alone');
select * from finish();
rollback;
