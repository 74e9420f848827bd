-- A new column of products is followed everywhere: whatever lists the columns is compared with the table, and a
-- product with something in every column is saved, copied, carried to its options, imported and put back. What fails
-- names the columns.
begin;
select plan(22);
select tests.make_shop();
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.banned_claims (id, pattern) values (1, '\ycur(e|es|ed|ing)\y');

-- Exceptions, each with its reason
create table pg_temp.kept (name text, why text);
insert into pg_temp.kept values
  ('id', 'numbered by the table'), ('created_at', 'noted by the table'), ('updated_at', 'moved by a trigger'),
  ('rating_count', 'counted of reviews'), ('rating_sum', 'counted of reviews'), ('option_price_kes', 'kept of the options'),
  ('facet_key', 'kept of the filters'), ('search_names', 'kept of the names'), ('search', 'kept of the texts');
create table pg_temp.unclaimed (name text, why text);
insert into pg_temp.unclaimed values
  ('sku', 'a number'), ('slug', 'an address'), ('category_id', 'of a list'), ('form', 'a kind of pack'), ('size', 'an amount'),
  ('botanical_name', 'a name of the plant'), ('swahili_name', 'a name of the plant'), ('ppb_reg_no', 'a number'),
  ('lot', 'a number'), ('picture', 'a file'),
  ('warnings', 'has to name illnesses, and what does not cure them');
create table pg_temp.listing (name text, why text);
insert into pg_temp.listing values
  ('browse_products', 'what a card needs'), ('related_products', 'what a card needs'),
  ('search_products', 'pages of former releases'), ('complete_product', 'what the search and the filters read'),
  ('product_faults', 'columns with a rule of their own'), ('option_columns', 'what an option has of its own'),
  ('save_product', 'what an option begins with'), ('import_products', 'what an option begins with'),
  ('duplicate_product', 'what a copy does not have'), ('price_edit', 'what a changed order has of it');

create function pg_temp.columns() returns text[] language sql as $$
  select array(select attname::text from pg_attribute where attrelid = 'public.products'::regclass and attnum > 0
    and not attisdropped and attgenerated = '' order by attnum)
$$;
create function pg_temp.without(list text[], others text[]) returns text[] language sql as $$
  select array(select x from unnest(list) x where not x = any (others) order by x)
$$;
create function pg_temp.granted(what text) returns text[] language sql as $$
  select array(select c from unnest(pg_temp.columns()) c where has_column_privilege('authenticated', 'public.products', c, what))
$$;
create function pg_temp.of_the_product() returns text[] language sql security definer as 'select private.shared_columns()';
create function pg_temp.emptied() returns jsonb language sql security definer as $$
  select to_jsonb(jsonb_populate_record(null::public.products, private.import_values(
    (select jsonb_object_agg(f.name, 'none') from private.product_fields() f where f.is_list or f.may_be_null))))
$$;
create function pg_temp.heard_by(trigger_ text) returns text[] language sql as $$
  select array(select a.attname::text from pg_trigger g join pg_attribute a on a.attrelid = g.tgrelid and a.attnum = any (g.tgattr::int2[])
    where g.tgrelid = 'public.products'::regclass and g.tgname = trigger_)
$$;
-- The values that a check lists, null for a column without such a check.
create function pg_temp.values_of(column_ text) returns text[] language sql as $$
  select array_agg(v[1])
  from pg_attribute a join pg_constraint k on k.conrelid = a.attrelid and k.conkey = array[a.attnum]
    cross join regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') v
  where a.attrelid = 'public.products'::regclass and a.attname = column_ and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
$$;
-- Something for a column, by its type: of a text with a list of values the `place`th.
create function pg_temp.sample(column_ text, place integer) returns jsonb language sql as $$
  select case format_type(a.atttypid, null)
    when 'integer' then to_jsonb(place + 1) when 'text[]' then to_jsonb(array['one', 'two-' || place])
    when 'date' then to_jsonb('2099-01-0' || place) when 'boolean' then to_jsonb(place % 2 = 1)
    else to_jsonb(coalesce((pg_temp.values_of(column_))[place], 'sample-' || place)) end
  from pg_attribute a where a.attrelid = 'public.products'::regclass and a.attname = column_
$$;
create function pg_temp.full_product(place integer) returns jsonb language sql as $$
  select (select jsonb_object_agg(c, pg_temp.sample(c, place)) from unnest(pg_temp.granted('update')) c where c <> 'variant_of')
    || jsonb_build_object('category_id', (array['herbs', 'superfoods'])[place], 'price_kes', 100, 'compare_at_kes', 200 + place)
$$;
-- The columns of `list` in which the two do not say the same.
create function pg_temp.different(one jsonb, other jsonb, list text[]) returns text[] language sql as $$
  select array(select c from unnest(list) c where one ->> c is distinct from other ->> c order by c)
$$;
create function pg_temp.row_of(wanted text) returns jsonb language sql as $$
  select to_jsonb(p) from public.products p where p.sku = wanted
$$;
-- As a file has it.
create function pg_temp.cells(of jsonb) returns jsonb language sql as $$
  select jsonb_object_agg(e.key, case jsonb_typeof(e.value) when 'array' then
    (select string_agg(t, '|') from jsonb_array_elements_text(e.value) t) else e.value #>> '{}' end) from jsonb_each(of) e
$$;
grant select on all tables in schema pg_temp to public;
grant execute on all functions in schema pg_temp to public;

-- Lists
select is(pg_temp.without(pg_temp.columns(), pg_temp.granted('update') || array(select name from pg_temp.kept)), '{}',
  'grant update (…) on products to authenticated: every column that the desk edits');
select is(pg_temp.without(pg_temp.columns(), pg_temp.granted('insert') || array(select name from pg_temp.kept)), '{}',
  'grant insert (…) on products to authenticated: every column that the desk edits');
select is(pg_temp.without(array(select name from pg_temp.kept), pg_temp.columns()), '{}', 'what is kept here is there');
select is(array(select name from pg_temp.kept where name = any (pg_temp.granted('update'))), '{}', 'and is not the desk''s to edit');
select is(pg_temp.without(private.option_columns(), pg_temp.granted('update')), '{}', 'private.option_columns() names columns of the desk');
select is(pg_temp.without(pg_temp.without(pg_temp.granted('update'), '{stock}'), pg_temp.heard_by('touch_updated_at')), '{}',
  'trigger touch_updated_at hears of every column, but of stock: select private.follow_product_columns()');
select is(pg_temp.without(private.shared_columns() || '{variant_of,status}', pg_temp.heard_by('complete_product')), '{}',
  'trigger complete_product hears of every column of options that is their product''s: select private.follow_product_columns()');
select is(pg_temp.without(private.shared_columns() || '{status}'::text[], pg_temp.heard_by('carry_to_variants')), '{}',
  'trigger carry_to_variants hears of every column of options that is their product''s: select private.follow_product_columns()');
select is(array(
    select p.proname::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (select count(*) from unnest(pg_temp.granted('update')) c where p.prosrc ~ ('\m' || c || '\M')) >= 10
    order by 1),
  array(select name from pg_temp.listing order by name), 'functions that list ten columns of products and more are known here');
select is(pg_temp.without((select proargnames[2:] from pg_proc where proname = 'browse_products'),
    '{variant_count,from_price_kes,in_stock,total_count}'),
  pg_temp.without((select proargnames[3:] from pg_proc where proname = 'related_products'), '{}'),
  'browse_products and related_products answer the same columns of a card');
select is_empty($$ select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'public.products'::regclass
  and pg_get_constraintdef(oid) ~* '''none''' $$, 'no value is called none, which empties a cell of a file');

-- A product with something in every column
select tests.sign_in('boss');
select is(array(
    select a.attname::text from pg_attribute a
    where a.attrelid = 'public.products'::regclass and a.attname = any (pg_temp.granted('update')) and a.atttypid = 'text'::regtype
      and not a.attname in (select name from pg_temp.unclaimed) and pg_temp.values_of(a.attname) is null
      and not public.check_product(jsonb_build_object('id', 1, a.attname, 'It cures.')) @> jsonb_build_array(jsonb_build_object('field', a.attname, 'claim', 'cures'))),
  '{}', 'private.product_faults() looks for claims in every text (`printed`)');
select is(pg_temp.different(to_jsonb(public.save_product(pg_temp.full_product(1) || '{"sku": "FULL"}')), pg_temp.full_product(1) || '{"sku": "FULL"}',
  pg_temp.without(pg_temp.granted('update'), '{variant_of}')), '{}', 'save_product() writes every column of a new product');
select is(pg_temp.different(to_jsonb(public.save_product('{"sku": "OPTION", "size": "1 kg", "weight_g": 9, "price_kes": 900}'::jsonb
    || jsonb_build_object('variant_of', pg_temp.row_of('FULL') -> 'id'))), pg_temp.row_of('FULL'),
  pg_temp.of_the_product()), '{}', 'complete_product() copies every column to an option');
select is(pg_temp.different(to_jsonb(public.duplicate_product((pg_temp.row_of('FULL') ->> 'id')::bigint)), pg_temp.row_of('FULL'),
  pg_temp.without(pg_temp.granted('update'), '{sku,slug,name,stock,status,lot,expires_on}')), '{}', 'duplicate_product() copies every column');
select is(pg_temp.different(to_jsonb(public.save_product(pg_temp.full_product(2) || jsonb_build_object('sku', 'FULL', 'id', pg_temp.row_of('FULL') -> 'id', 'expected_stock', '2'),
    (pg_temp.row_of('FULL') ->> 'updated_at')::timestamptz)), pg_temp.full_product(2) || '{"sku": "FULL"}',
  pg_temp.without(pg_temp.granted('update'), '{variant_of}')), '{}', 'save_product() writes every column of a product that is there');
select is(pg_temp.different(pg_temp.row_of('OPTION'), pg_temp.row_of('FULL'), pg_temp.of_the_product()), '{}',
  'carry_to_variants() takes every column to the options');
select is(pg_temp.without(pg_temp.different(pg_temp.full_product(1), pg_temp.full_product(2), pg_temp.granted('update')), array(
    select jsonb_object_keys(l.detail) from public.audit_log l where l.action = 'product_saved')) , '{sku}',
  'the diary has every column that was changed');

-- Files
select is(public.import_products(jsonb_build_array(pg_temp.cells(pg_temp.full_product(2) || '{"sku": "FULL"}'))) ->> 'unchanged', '1',
  'import_products() reads what is there as what is there');
select public.import_products(jsonb_build_array(pg_temp.cells(pg_temp.full_product(1) || '{"sku": "FULL"}')), false, md5('import')::uuid) is not null;
select is(pg_temp.different(pg_temp.row_of('FULL'), pg_temp.full_product(1) || '{"sku": "FULL"}', pg_temp.without(pg_temp.granted('update'), '{variant_of}')), '{}',
  'import_products() writes every column');
select public.undo_import(md5('import')::uuid) is not null;
select is(pg_temp.different(pg_temp.row_of('FULL'), pg_temp.full_product(2) || '{"sku": "FULL"}', pg_temp.without(pg_temp.granted('update'), '{variant_of}')), '{}',
  'undo_import() puts every column back');
select tests.as_owner();
select is(pg_temp.different(pg_temp.emptied(), (select jsonb_object_agg(f.name, '[]'::jsonb) from private.product_fields() f where f.is_list),
    array(select f.name from private.product_fields() f where f.is_list or f.may_be_null)), '{}',
  'the word none empties every column that may be empty');
select * from finish();
rollback;
