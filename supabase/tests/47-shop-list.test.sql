-- What the shop's list says of stock and prices, its filters and the counts beside them: one and the same, and what a cart
-- will say.
begin;
select plan(43);
select tests.make_shop();
delete from public.products where id < 9000;
insert into public.products (id, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt, position, status)
values (9005, 'T-5', 'nettle', 'Nettle Leaf', 'herbs', 'dried', '50 g', 60, 500, 7, 'A stinging leaf.', 'For soup.', 'x', 'x', 9, 'active');
create function pg_temp.option(id bigint, of bigint, price integer, stock integer, status text default 'active', expires_on date default null)
returns void language sql as $$
  insert into public.products (id, variant_of, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, expires_on, summary,
    description, picture, picture_alt, status)
  values (id, of, 'O-' || id, 'o-' || id, '', 'herbs', '', 'large', 1, price, stock, expires_on, '', '', 'x', 'x', status)
$$;
create function pg_temp.ids(filters jsonb) returns bigint[] language sql as $$
  select coalesce(array_agg(b.id order by b.place), '{}')
  from public.browse_products(filters) with ordinality b (id, slug, name, botanical_name, swahili_name, category_id, form, size, price_kes,
    compare_at_kes, stock, summary, picture, picture_alt, rating, rating_count, variant_count, from_price_kes, in_stock, total_count, place)
$$;
grant execute on function pg_temp.ids(jsonb) to anon;

-- A lot that has expired
update public.products set expires_on = private.nairobi_date() where id = 9001;
update public.products set expires_on = private.nairobi_date() + 1 where id = 9002;
select tests.as_visitor();
select results_eq('select id, stock, in_stock from public.browse_products()',
  $$ values (9001::bigint, 0, false), (9002, 100, true), (9003, 0, false), (9005, 7, true) $$, 'of an expired lot the list has nothing');
select is((public.quote_order(tests.items(9001, 1)) #>> '{lines,0,problem}'), 'sold_out', 'as the cart says');
select is((select stock from public.search_products('neem')), 0, 'nor has a search');
select is(pg_temp.ids('{"in_stock": true}'), '{9002,9005}', 'the filter passes it over');
select is(pg_temp.ids('{"in_stock": true, "query": "leaf"}'), '{9005}', 'in a search too');
select is(public.product_facets() -> 'in_stock', '2', 'nor is it counted');
select is(public.product_facets() -> 'total', '4', 'though it is there');
select is(public.product_facets('{"query": "leaf"}') -> 'in_stock', '1', 'the same in a search');
select is(public.product_facets('{"in_stock": true}') -> 'price', '{"min_kes": 500, "max_kes": 850}', 'the prices are those of what is in stock');
select results_eq('select id, stock from public.related_products(9003)', $$ values (9005::bigint, 7), (9001, 0) $$, 'beside a product it comes last');

select tests.as_owner();
select pg_temp.option(9031, 9001, 900, 4);
select pg_temp.option(9033, 9003, 900, 4, 'active', private.nairobi_date());
select tests.as_visitor();
select results_eq('select id, stock, in_stock from public.browse_products()',
  $$ values (9001::bigint, 0, true), (9002, 100, true), (9003, 0, false), (9005, 7, true) $$, 'an option has a lot of its own');
select is(pg_temp.ids('{"in_stock": true}'), '{9001,9002,9005}', 'one that is good is enough');
select is(pg_temp.ids('{"in_stock": true, "query": "leaf"}'), '{9001,9005}', 'in a search too');
select is(public.product_facets() -> 'in_stock', '3', 'and counts so');
select is(public.product_facets('{"query": "leaf"}') -> 'in_stock', '2', 'there as well');

-- The price on the card
select tests.as_owner();
delete from public.products where id in (9031, 9033);
update public.products set expires_on = null;
select pg_temp.option(9041, 9002, 290, 3);
select tests.as_visitor();
select results_eq($$ select id, price_kes, from_price_kes from public.browse_products('{"sort": "price_up"}') $$,
  $$ values (9002::bigint, 850, 290), (9001, 300, 300), (9003, 400, 400), (9005, 500, 500) $$, 'a product is sorted by its cheapest option');
select is(pg_temp.ids('{"sort": "price_down"}'), '{9005,9003,9001,9002}', 'both ways');
select is(pg_temp.ids('{"sort": "price_up", "page_size": 1, "page_offset": 1}'), '{9001}', 'on every page');
select is(pg_temp.ids('{"max_price_kes": 300, "sort": "price_up"}'), '{9002,9001}', 'and found by its price');
select is(pg_temp.ids('{"min_price_kes": 300}'), '{9001,9003,9005}', 'from both ends');
select is(pg_temp.ids('{"query": "raw", "max_price_kes": 300}'), '{9002}', 'in a search too');
select is(public.product_facets('{"max_price_kes": 300}') -> 'total', '2', 'and counts so');
select is(public.product_facets('{"category": "superfoods"}') -> 'price', '{"min_kes": 290, "max_kes": 290}', 'so does the range');
select tests.as_owner();
update public.products set price_kes = 350 where id = 9041;
select is(pg_temp.ids('{"sort": "price_up"}'), '{9001,9002,9003,9005}', 'another price moves it');
update public.products set status = 'archived' where id = 9041;
select is(pg_temp.ids('{"sort": "price_up"}'), '{9001,9003,9005,9002}', 'an option that is archived no longer counts');
delete from public.products where id = 9041;
select pg_temp.option(9042, 9002, 100, 3, 'draft');
select is(pg_temp.ids('{"max_price_kes": 300}'), '{9001}', 'a draft not yet');
update public.products set status = 'active' where id = 9042;
select is(pg_temp.ids('{"max_price_kes": 300}'), '{9001,9002}', 'until it is published');
update public.products set status = 'archived' where id = 9002;
update public.products set status = 'active' where id = 9002;
select is((select from_price_kes from public.products where id = 9002), 100, 'it comes and goes with its product');
update public.products set variant_of = 9003 where id = 9042;
select is(pg_temp.ids('{"max_price_kes": 300}'), '{9001,9003}', 'one that changes its product takes its price along');
delete from public.products where id = 9042;
select is(pg_temp.ids('{"max_price_kes": 300}'), '{9001}', 'one that is removed leaves none');
select is((select array_agg(from_price_kes order by id) from public.products where variant_of is null), '{300,850,400,500,500}', 'and every price is its own again');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
select tests.sign_in('boss');
select is(tests.outcome('update public.products set option_price_kes = 1'), '42501', 'nobody sets it by hand');

-- Lists and counts over a shop of every kind
select tests.as_owner();
select tests.generate_products(1200);
update public.products p set expires_on = private.nairobi_date() + (p.id % 7)::integer - 2 where p.id % 3 = 0;
update public.products p set price_kes = 60 where p.variant_of is not null and p.id % 4 = 0;
update public.products p set stock = 0 where p.id % 11 = 0;
create temporary table asked as select f from unnest(array['{}', '{"in_stock": true}', '{"category": "herbs", "in_stock": true}',
  '{"max_price_kes": 300}', '{"min_price_kes": 100, "max_price_kes": 900, "in_stock": true}', '{"forms": ["tea"], "max_price_kes": 500}',
  '{"query": "rosella", "in_stock": true}', '{"query": "dawa", "max_price_kes": 900}', '{"query": "plant", "category": "herbs"}',
  '{"query": "plant", "category": "teas", "in_stock": true, "max_price_kes": 2000}', '{"query": "neem", "category": "superfoods"}']::jsonb[]) f;
grant select on asked to anon;
select tests.as_visitor();
select is_empty($$
  select f from asked
  where (public.product_facets(f) ->> 'total')::bigint is distinct from coalesce((select max(b.total_count) from public.browse_products(f) b), 0)
$$, 'the counts are those of the list');
select is_empty($$
  select f from asked
  where (public.product_facets(f) ->> 'in_stock')::bigint
    is distinct from coalesce((select max(b.total_count) from public.browse_products(f || '{"in_stock": true}') b), 0)
$$, 'those of what is in stock too');
select tests.as_owner();
select is((public.product_facets() ->> 'in_stock')::bigint, count(*), 'which is what can be sold')
from public.products p
where p.variant_of is null and p.status = 'active' and exists (
  select from public.products v
  where p.id in (v.id, v.variant_of) and v.status = 'active' and private.sellable_stock(v.stock, v.expires_on) > 0);
select is(jsonb_path_query_first(public.product_facets('{"query": "plant", "category": "herbs"}'), '$.forms[*] ? (@.id == "powder").count')::bigint,
  (select max(b.total_count) from public.browse_products('{"query": "plant", "category": "herbs", "forms": ["powder"]}') b),
  'a search within a shelf counts the shelf''s own matches');

-- A large shop is counted once a minute, and what was counted is what anybody would have counted.
insert into asked select jsonb_build_object('uses', (select jsonb_agg(u.id) from public.product_uses u), 'min_rating', 3)
union all select '{"forms": ["tea", "powder"], "min_rating": 1}' union all select '{"category": "nowhere"}' union all select '{"max_price_kes": 1}'
union all select '{"uses": ["digestion"], "min_price_kes": 300, "max_price_kes": 1500}'
union all select '{"category": "teas", "forms": ["tea"], "max_price_kes": 1200, "in_stock": true}'
union all select '{"min_rating": 1, "min_price_kes": 100, "in_stock": true}';
-- shelves of one place have no order among themselves
update public.product_categories c set position = o.n from (select id, row_number() over (order by position, id) as n from public.product_categories) o where o.id = c.id;
create temporary table counted_each_time as
select f, public.product_facets(f) as counts, (select max(b.total_count) from public.browse_products(f) b) as listed from asked;
select is(private.count_large_shop(), 0, 'a small shop is counted whenever somebody looks');
analyze public.products;
select cmp_ok(private.count_large_shop(10), '>', 10, 'a large one is counted once');
select is_empty($$select f from counted_each_time where public.product_facets(f) <> counts$$, 'and gives the same counts');
select is_empty($$select f from counted_each_time where listed <> (select max(b.total_count) from public.browse_products(f) b)$$,
  'in the list as well');
update public.products set status = 'archived' where id = 9002;
select is(public.product_facets(), (select counts from counted_each_time where f = '{}'), 'for a minute');
select isnt(public.product_facets('{"max_price_kes": 2000000}') -> 'total', public.product_facets() -> 'total',
  'but for what is narrowed by a price');
update private.shelf_counts set counted_at = now() - interval '11 minutes';
select isnt(public.product_facets(), (select counts from counted_each_time where f = '{}'), 'and never once they are old');

select * from finish();
rollback;
