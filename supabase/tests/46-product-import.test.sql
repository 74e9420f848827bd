begin;
select plan(52);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.banned_claims (id, pattern) values (1, '\ycur(e|es|ed|ing)\y');
create function pg_temp.file() returns jsonb language sql as $$ select '[
  {"sku": "T-1", "title": "Neem Leaf Powder", "price_kes": "KSh 1,320", "stock": "8", "description": ""},
  {"sku": "I-1", "title": "Baobab Powder", "slug": "", "description": "Sour and white, from the coast.", "category": "Superfoods", "price_kes": "450", "compare_at_kes": "",
   "stock": "12", "reorder_at": "3", "weight_g": "220", "unit": "200 g", "image_urls": "baobab|uploads/baobab-2", "herb_slugs": "baobab|mbuyu", "form": "powder",
   "ingredients": "Baobab", "warnings": "", "ppb_reg_no": "", "lot": "B7", "expiry": "2099-06-30", "status": "active", "picture_alt": "Baobab fruit"},
  {"sku": "I-2", "option_of": "T-2", "unit": "1 kg", "weight_g": "1300", "price_kes": "1600", "stock": "2", "status": "active"},
  {"sku": "T-3", "price_kes": "400"},
  {"sku": "I-3", "title": "Bad", "category": "herbs", "form": "x", "unit": "x", "weight_g": "heavy", "price_kes": "free", "description": "It cures."},
  {"sku": "", "title": "Nobody"}, 7,
  {"sku": "I-1", "price_kes": "1"},
  {"sku": "T-2", "image_urls": "https://evil.example/x.png"}, {"sku": "T-4", "option_of": "NOPE", "expiry": "31/06/2027"}]'::jsonb $$;
create function pg_temp.counts(answer jsonb) returns text language sql as $$
  select format('%s created, %s updated, %s unchanged, %s failed', answer ->> 'created', answer ->> 'updated', answer ->> 'unchanged', answer ->> 'failed')
$$;
grant execute on all functions in schema pg_temp to public;

select tests.as_visitor();
select is(tests.outcome($$ select public.import_products('[]') $$), '42501', 'visitors import nothing');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.import_products('[]') $$), 'not_allowed', 'members neither');
select is(tests.outcome($$ select public.undo_import(gen_random_uuid()) $$), 'not_allowed', 'and undo nothing');
select is(tests.outcome('select * from private.product_import_changes'), '42501', 'what was before is not theirs to see');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.import_products('{}') $$), 'bad_file', 'a file is a list');
select is(tests.outcome($$ select public.import_products((select jsonb_agg('{}'::jsonb) from generate_series(1, 1001))) $$), 'bad_file', 'in batches');

-- Dry run
select is(pg_temp.counts(public.import_products(pg_temp.file())), '2 created, 1 updated, 1 unchanged, 6 failed', 'a dry run says what would happen');
select is((select count(*) from public.products where sku like 'I-%'), 0::bigint, 'and does nothing');
select is(count(*), 0::bigint, 'at all') from public.product_imports;
select is((select array_agg((e ->> 'row') || ' ' || (e ->> 'field') order by (e ->> 'row')::int, e ->> 'field') from jsonb_array_elements(public.import_products(pg_temp.file(), first_row => 2) -> 'errors') e),
  '{"6 description","6 price_kes","6 summary","6 weight_g","7 sku","8 sku","9 sku","10 image_urls","11 expires_on","11 option_of"}', 'every fault has its row and column');

-- For good
select is(pg_temp.counts(public.import_products(pg_temp.file(), false, md5('batch')::uuid)), '2 created, 1 updated, 1 unchanged, 6 failed', 'then it does');
select results_eq($$ select name, slug, category_id, price_kes, stock, size, picture, herb_slugs, lot, expires_on, status, summary from public.products where sku = 'I-1' $$,
  $$ values ('Baobab Powder', 'baobab-powder', 'superfoods', 450, 12, '200 g', 'baobab', '{baobab,mbuyu}'::text[], 'B7', '2099-06-30'::date, 'active', 'Sour and white, from the coast.') $$, 'a new product has what its row says');
select results_eq($$ select x.picture from public.product_pictures x join public.products p on p.id = x.product_id where p.sku = 'I-1' $$, $$ values ('uploads/baobab-2') $$, 'with its gallery');
select results_eq($$ select name, variant_of, price_kes from public.products where sku = 'I-2' $$, $$ values ('Raw Acacia Honey', 9002::bigint, 1600) $$, 'an option belongs to its product');
select results_eq($$ select price_kes, stock, description from public.products where id = 9001 $$, $$ values (1320, 8, 'For digestion and clear skin.') $$, 'an empty cell changes nothing');
select is((select price_kes from public.products where sku = 'T-2'), 850, 'a row with a fault changes nothing');
select results_eq('select created, updated, failed from public.product_imports', $$ values (2, 1, 6) $$, 'the batch is noted');
select is(pg_temp.counts(public.import_products(jsonb_build_array(pg_temp.file() -> 0, pg_temp.file() -> 3), false, md5('batch')::uuid)), '0 created, 0 updated, 2 unchanged, 0 failed', 'the same again changes nothing');
select tests.as_owner();
update public.product_pictures set alt = 'The fruit, opened' where picture = 'uploads/baobab-2';
select tests.sign_in('boss');
select is(pg_temp.counts(public.import_products('[{"sku": "I-1", "image_urls": "baobab|uploads/baobab-2"}]')), '0 created, 0 updated, 1 unchanged, 0 failed', 'nor do the same pictures');
select is(pg_temp.counts(public.import_products('[{"sku": "I-1", "image_urls": "baobab|uploads/baobab-3|uploads/baobab-2"}]', false, md5('pictures')::uuid)), '0 created, 1 updated, 0 unchanged, 0 failed', 'others do');
select results_eq($$ select x.picture, x.alt from public.product_pictures x join public.products p on p.id = x.product_id where p.sku = 'I-1' order by x.position $$,
  $$ values ('uploads/baobab-3', 'Baobab fruit'), ('uploads/baobab-2', 'The fruit, opened') $$, 'and one that stays keeps its words');
select is(pg_temp.counts(public.import_products('[{"sku": "T-1", "price_kes": "1400"}]', false, md5('batch')::uuid)), '0 created, 1 updated, 0 unchanged, 0 failed', 'a later piece of the same file');
select is((select sum(change) from public.stock_movements where product_id = 9001), 3::bigint, 'movements account for the stock');

-- Undo
select tests.sign_in('asha');
select lives_ok('select tests.order_of(9001, 2)', 'somebody buys meanwhile');
select lives_ok(format('select tests.order_of(%s, 1)', (select id from public.products where sku = 'I-1')), 'also what is new');
select tests.sign_in('boss');
select is(public.undo_import(md5('batch')::uuid), '{"restored": 1, "removed": 1, "archived": 1, "kept": []}', 'it is undone');
select results_eq('select price_kes, stock from public.products where id = 9001', $$ values (300, 3) $$, 'the price of before, and the stock without what was sold');
select is((select status from public.products where sku = 'I-1'), 'archived', 'what was ordered is archived');
select is_empty($$ select 1 from public.products where sku = 'I-2' $$, 'what was not is gone');
select is(tests.outcome(format('select public.undo_import(%L)', md5('batch')::uuid)), 'not_found', 'once');
select is(tests.outcome(format('select public.import_products(%L, false, %L)', '[]', md5('batch')::uuid)), 'wrong_state', 'an undone import does not go on');
select public.import_products('[{"sku": "T-2", "price_kes": "900"}]', false, md5('other')::uuid) is not null;
select tests.as_owner();
update public.products set updated_at = updated_at + interval '1 second' where id = 9002;
select tests.sign_in('boss');
select is(public.undo_import(md5('other')::uuid), '{"restored": 0, "removed": 0, "archived": 0, "kept": [{"sku": "T-2", "product_id": 9002}]}', 'what somebody has changed since is kept and named');
select is((select array_agg(action order by id) from public.audit_log where action like '%import%'), array['products_imported', 'products_imported', 'products_imported', 'products_imported', 'import_undone', 'products_imported', 'import_undone'], 'the diary has all of it');

-- One bad cell costs its row
select tests.as_owner();
update public.products set price_kes = 850, compare_at_kes = 900, lot = 'H1', expires_on = '2099-01-31', ppb_reg_no = 'PPB-1', warnings = 'Not for infants.', herb_slugs = '{acacia,aloe}' where id = 9002;
update public.products set picture_alt = 'Ok' where id = 9003;
insert into public.product_pictures (product_id, position, picture, alt) values (9002, 1, 'uploads/jar', 'The jar'), (9002, 2, 'uploads/comb', 'A comb');
alter table public.products add constraint products_form_check check (form <> 'forbidden');
create function pg_temp.cells() returns jsonb language sql as $$ select jsonb_build_array(
  '{"sku": "T-2", "price_kes": "950", "compare_at_kes": ""}'::jsonb, '{"sku": "T-1", "ppb_reg_no": "P1"}'::jsonb,
  jsonb_build_object('sku', 'T-4', 'lot', repeat('x', 41)), '{"sku": "T-3", "image_urls": "moringa|uploads/moringa-2"}'::jsonb,
  '{"sku": "I-8", "title": "Soap", "category": "herbs", "form": "forbidden", "unit": "1", "weight_g": "9", "price_kes": "9", "summary": "a", "description": "b"}'::jsonb,
  '{"sku": "I-9", "title": "Soap", "category": "herbs", "form": "soap", "unit": "1", "weight_g": "9", "price_kes": "9", "summary": "a", "description": "b"}'::jsonb) $$;
grant execute on all functions in schema pg_temp to public;
create function pg_temp.faults(answer jsonb) returns text[] language sql as $$ select array_agg(concat_ws(' ', e ->> 'row', e ->> 'sku', e ->> 'field', e ->> 'message')) from jsonb_array_elements(answer -> 'errors') e $$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('boss');
select is(pg_temp.faults(public.import_products(pg_temp.cells())), array[
  '1 T-2 compare_at_kes The former price in the shop is not higher than this price. Write none to clear it.', '2 T-1 ppb_reg_no Between 3 and 40 letters.',
  '3 T-4 lot At most 40 letters.', '4 T-3 picture_alt Between 3 and 200 letters.'], 'a dry run finds what the table would refuse');
select is(pg_temp.counts(answer) || ': ' || (pg_temp.faults(answer))[5], '1 created, 0 updated, 0 unchanged, 5 failed: 5 I-8 form The shop cannot keep this row. Check its values.',
  'a row that only the database refuses is named too, and the others go on') from public.import_products(pg_temp.cells(), false, md5('cells')::uuid) answer;
select results_eq($$ select sku, lot from public.products where sku in ('I-8', 'I-9', 'T-4') order by sku $$, $$ values ('I-9', null), ('T-4', null) $$, 'what was refused left nothing');
select is(pg_temp.faults(public.import_products('[{"sku": "T-2", "option_of": "T-1"}, {"sku": "T-1", "option_of": "T-1"}, {"sku": "I-7", "option_of": "NOPE", "unit": "1", "weight_g": "9", "price_kes": "9"}]')),
  array['2 T-1 option_of An option cannot have options of its own.', '3 I-7 option_of No product has this SKU, or it is an option itself.'], 'an option has one fault when its product is not there yet');
select is(pg_temp.faults(public.import_products('[{"sku": "T-2", "title": "none"}, {"sku": "T-1", "price_kes": "None"}]')), array['1 T-2 name This is missing.', '2 T-1 price_kes This must be a whole number.'], 'what may not be empty is not cleared');
select is(pg_temp.counts(public.import_products('[{"sku": "T-2", "price_kes": "950", "compare_at_kes": "none", "lot": "None", "expiry": "NONE", "ppb_reg_no": "none", "swahili_name": "none", "warnings": "none", "herb_slugs": "aloe", "image_urls": "honey|uploads/comb|uploads/bees"},
  {"sku": "T-1", "other_names": "none"}]', false, md5('none')::uuid)), '0 created, 2 updated, 0 unchanged, 0 failed', 'the word none');
select results_eq('select price_kes, compare_at_kes, lot, expires_on, ppb_reg_no, swahili_name, warnings, herb_slugs from public.products where id = 9002',
  $$ values (950, null::integer, null, null::date, null, null, '', '{aloe}'::text[]) $$, 'empties what may be empty, and a list may get shorter');
select results_eq('select other_names from public.products where id = 9001', $$ values ('{}'::text[]) $$, 'or nothing');
create function pg_temp.gallery() returns text[] language sql as $$ select array_agg(picture || ': ' || alt order by position) from public.product_pictures where product_id = 9002 $$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.gallery(), array['uploads/comb: A comb', 'uploads/bees: Honey'], 'a gallery is another');
select is(public.undo_import(md5('none')::uuid) ->> 'restored', '2', 'and taken back');
select is(pg_temp.gallery(), array['uploads/jar: The jar', 'uploads/comb: A comb'], 'the gallery of before is there again, with its words');
select results_eq('select compare_at_kes, lot from public.products where id = 9002', $$ values (900, 'H1') $$, 'and what was cleared');
select is(pg_temp.counts(public.import_products('[{"sku": "T-3", "slug": "moringa-leaf"}, {"sku": "T-1", "price_kes": "310"}]', false, md5('address')::uuid)), '0 created, 2 updated, 0 unchanged, 0 failed', 'an address is given up');
select public.import_products('[{"sku": "T-4", "slug": "moringa"}]', false, md5('taken')::uuid) is not null;
select is(public.undo_import(md5('address')::uuid), '{"restored": 1, "removed": 0, "archived": 0, "kept": [{"sku": "T-3", "product_id": 9003}]}', 'when another product has it now, its product is kept, the others come back');

-- Cells
select tests.as_owner();
select is(private.import_values(cells) -> 'price_kes', to_jsonb(expected), 'a price: ' || cells::text) from (values
  ('{"price_kes": "1,250"}'::jsonb, '1250'), ('{"price_kes": "KES 12 500"}', '12500'), ('{"PRICE_KES ": " 300.00 "}', '300'), ('{"price_kes": "3.5"}', '3.5')) c (cells, expected);
select is(private.import_values('{"herb_slugs": "neem| |aloe;sage", "category": "Herbs", "status": "ACTIVE"}'), '{"herb_slugs": ["neem", "aloe", "sage"], "category_id": "herbs", "status": "active"}', 'lists and words');

select * from finish();
rollback;
