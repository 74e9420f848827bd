begin;
select plan(57);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.banned_claims (id, pattern) values (1, '\ycur(e|es|ed|ing)\y');
create function pg_temp.save(product jsonb, version text default null) returns text language sql as $$
  select tests.outcome(format('select public.save_product(%L, %L)', product, version))
$$;
create function pg_temp.version(wanted bigint) returns text language sql security definer as $$
  select to_json(updated_at) #>> '{}' from public.products where id = wanted
$$;
create function pg_temp.fresh(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"sku": "N-1", "name": "Rosella Calyx", "category_id": "herbs", "form": "dried", "size": "80 g", "weight_g": 100, "price_kes": 250,
    "stock": 7, "summary": "Red and sour.", "description": "For a cold drink.", "picture": "rosella", "picture_alt": "Rosella"}'::jsonb || changes
$$;
grant execute on all functions in schema pg_temp to public;

-- Nobody else
select tests.as_visitor();
select is(tests.outcome(call), '42501', 'a visitor: ' || call) from (values ($$ select public.save_product('{}') $$), ($$ select public.set_stock(9001, 1, 5) $$), ('select * from public.low_stock_products'), ('select * from public.price_history')) c (call);
select tests.sign_in('asha');
select is(tests.outcome(call), 'not_allowed', 'a member: ' || call) from (values ($$ select public.save_product('{}') $$), ($$ select public.check_product('{}') $$),
  ('select public.duplicate_product(9001)'), ($$ select public.set_product_status('{9001}', 'archived') $$), ('select public.set_stock(9001, 1, 5)')) c (call);
select is_empty('select * from public.low_stock_products', 'members do not see what runs out');
select is_empty('select * from public.price_history', 'nor old prices');

-- A new product
select tests.sign_in('boss');
select is(jsonb_path_query_array(public.check_product('{}'), '$[*].field'), '["sku", "name", "category_id", "form", "size", "weight_g", "price_kes", "summary", "description"]', 'what is missing is named');
select is(pg_temp.save(pg_temp.fresh(changes)), 'bad_product', 'refused: ' || changes::text) from (values ('{"price_kes": 0}'::jsonb), ('{"price_kes": 10.5}'), ('{"weight_g": -1}'),
  ('{"name": ""}'), ('{"category_id": "nowhere"}'), ('{"compare_at_kes": 250}'), ('{"expires_on": "2026-02-30"}'), ('{"picture": "../../x"}'), ('{"picture_alt": " "}'),
  ('{"status": "sold"}'), ('{"description": "It cures everything."}'), ('{"slug": "A b"}'), ('{"other_names": "x"}')) bad (changes);
select is(jsonb_path_query_first(public.check_product(pg_temp.fresh('{"description": "It cures everything."}')), '$.claim'), '"cures"', 'a claim is named');
select is(pg_temp.save(pg_temp.fresh('{"sku": "T-1"}')), 'sku_taken', 'a SKU is one product''s');
select is(pg_temp.save(pg_temp.fresh('{"slug": "neem-powder"}')), 'slug_taken', 'so is an address');
select results_eq(format('select sku, slug, stock, status, rating_count from public.save_product(%L)', pg_temp.fresh('{"rating_count": 100, "rating_sum": 500, "id": null}')),
  $$ values ('N-1', 'rosella-calyx', 7, 'draft', 0) $$, 'a product is made, as a draft with an address of its name');
select results_eq($$ select change, actor from public.stock_movements where reason = 'adjusted' $$, $$ values (7, tests.user_id('boss')) $$, 'its stock is a movement');

-- Two editors
select is(pg_temp.save('{"id": 9001, "price_kes": 350}'), 'changed_by_other', 'an edit names the version it began with');
select set_config('tests.version', pg_temp.version(9001), true);
select is(pg_temp.save('{"id": 9001, "price_kes": 350, "pictures": [{"picture": "uploads/a", "alt": "A leaf"}, {"picture": "b", "alt": "A root"}]}', current_setting('tests.version')), 'accepted', 'the first is saved');
select tests.as_owner();
update public.products set updated_at = updated_at + interval '1 second' where id = 9001;
select tests.sign_in('boss');
select is(pg_temp.save('{"id": 9001, "name": "Overwritten"}', current_setting('tests.version')), 'changed_by_other', 'the second is told');
select is(pg_temp.save('{"id": 9001, "stock": 50, "expected_stock": 4}', pg_temp.version(9001)), 'changed_by_other', 'stock is written over the figure that was shown');
select is(pg_temp.save('{"id": 9001, "stock": 50}', pg_temp.version(9001)), 'changed_by_other', 'never without');
select is(pg_temp.save('{"id": 9001, "stock": 50, "expected_stock": 5}', pg_temp.version(9001)), 'accepted', 'then it is');
select is(pg_temp.save(changes::jsonb, pg_temp.version(9003)), outcome, 'prices are judged together: ' || changes) from (values (1, '{"id": 9003, "compare_at_kes": 500}', 'accepted'),
  (2, '{"id": 9003, "price_kes": 500}', 'bad_product'), (3, '{"id": 9003, "compare_at_kes": null}', 'accepted')) step (place, changes, outcome) order by place;
select is(pg_temp.save(changes::jsonb, pg_temp.version(9001)), 'bad_product', 'refused in an edit: ' || changes) from (values ('{"id": 9001, "lot": "01234567890123456789012345678901234567890"}'),
  ('{"id": 9001, "ppb_reg_no": "P1"}'), ('{"id": 9001, "category_id": ""}')) bad (changes);
select is(pg_temp.save('{"id": 424242, "name": "x"}', now()::text), 'not_found', 'what is not there is not saved');
select results_eq('select name, price_kes, stock from public.products where id = 9001', $$ values ('Neem Leaf Powder', 350, 50) $$, 'what the form left out stays');
select results_eq('select picture, alt from public.product_pictures where product_id = 9001 order by position', $$ values ('uploads/a', 'A leaf'), ('b', 'A root') $$, 'the gallery is in order');
select results_eq('select old_price_kes, new_price_kes, actor from public.price_history where product_id = 9001 and old_price_kes is not null', $$ values (300, 350, tests.user_id('boss')) $$, 'old prices are kept');
select tests.as_owner();
select tests.sign_in('asha');
select lives_ok('select tests.order_of(9001, 1)', 'a sale meanwhile');
select tests.sign_in('boss');
select is(pg_temp.save('{"id": 9001, "summary": "Bitter."}', pg_temp.version(9001)), 'accepted', 'does not stop an editor');
select ok((select detail -> 'price_kes' = '[300, 350]' from public.audit_log where action = 'product_saved' order by id limit 1), 'the diary has what changed');

-- Options, copies, publishing, counting
select results_eq($$ select name, size, slug from public.save_product('{"variant_of": 9001, "sku": "T-1B", "size": "250 g", "weight_g": 280, "price_kes": 650, "status": "active"}') $$,
  $$ values ('Neem Leaf Powder', '250 g', 'neem-leaf-powder-250-g') $$, 'an option needs its own facts only');
select results_eq('select sku, name, slug, stock, status from public.duplicate_product(9001)', $$ values ('T-1-COPY', 'Neem Leaf Powder (copy)', 'neem-leaf-powder-copy', 0, 'draft') $$, 'a copy is a draft');
select is(public.set_product_status('{9001,9002,9004}', 'active'), 1, 'publishing counts what changed');
select is(tests.outcome($$ select public.set_product_status('{9001}', 'sold') $$), 'wrong_state', 'to a state there is');
select is(public.set_stock(9002, 3, 100), 3, 'the shelf is counted again');
select is(tests.outcome('select public.set_stock(9002, 5, 100)'), 'changed_by_other', 'over the figure that stood there');
select is(tests.outcome('select public.set_stock(9002, -5, 3)'), 'bad_quantity', 'never below nothing');
select tests.as_owner();
update public.products set expires_on = current_date + 10 where id = 9001;
update public.products set reorder_at = 5 where id = 9002;
select tests.sign_in('boss');
select results_eq('select id, is_low, expires_soon from public.low_stock_products where variant_of is null order by id', $$ values (9001::bigint, false, true), (9002, true, false), (9003, true, false) $$, 'what runs out or expires');

select * from finish();
rollback;
