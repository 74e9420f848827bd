begin;
select plan(29);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
create function pg_temp.merge(items text, key text default null) returns jsonb language sql as $$
  select public.merge_cart(items::jsonb, key::uuid)
$$;
create function pg_temp.kinds(answer jsonb) returns jsonb language sql as $$
  select jsonb_path_query_array(answer, '$.changes[*].kind')
$$;
grant execute on all functions in schema pg_temp to public;

select tests.as_visitor();
select is(tests.outcome($$ select public.merge_cart('[]') $$), '42501', 'a visitor''s cart stays on the device');
select is(tests.outcome('select * from public.cart_items'), '42501', 'visitors see no carts');
select tests.sign_in('asha');
select is(tests.outcome($$ insert into public.cart_items (user_id, product_id, quantity) values (auth.uid(), 9001, 1) $$), '42501', 'carts are written by the functions');
select is(pg_temp.merge('[]'), '{"lines": [], "kept": [], "changes": [], "already_merged": false}', 'nothing and nothing is nothing');
select is(pg_temp.merge('[{"product_id": 9002, "quantity": 2}, {"product_id": 9001, "quantity": 1}]') -> 'lines', '[
  {"product_id": 9002, "name": "Raw Acacia Honey", "size": "500 g", "picture": "honey", "unit_price_kes": 850, "quantity": 2, "stock": 100},
  {"product_id": 9001, "name": "Neem Leaf Powder", "size": "100 g", "picture": "neem", "unit_price_kes": 300, "quantity": 1, "stock": 5}]',
  'the device''s cart becomes the account''s, in its order and at today''s prices');
select is(pg_temp.kinds(pg_temp.merge('[{"product_id": 9001, "quantity": 2}, {"product_id": 9002, "quantity": 99}, {"product_id": 9003, "quantity": 1},
  {"product_id": 9004, "quantity": 1}, {"product_id": 424242, "quantity": 1}]', md5('one'))),
  '["summed", "capped", "sold_out", "gone", "gone"]', 'a second device is added, and told what became of each line');
select results_eq('select product_id, quantity from public.cart_items order by 1', $$ values (9001::bigint, 3), (9002, 99) $$, 'capped at the stock and at 99');
select is(pg_temp.merge('[{"product_id": 9001, "quantity": 2}]', md5('one')) -> 'already_merged', 'true', 'the same merge again');
select is((select quantity from public.cart_items where product_id = 9001), 3, 'adds nothing');
select is(pg_temp.merge('[{"product_id": 9001, "quantity": 9, "unit_price_kes": 1, "name": "Free"}]', md5('two')) -> 'changes', '[
  {"product_id": 9001, "name": "Neem Leaf Powder", "kind": "capped", "device_quantity": 9, "account_quantity": 3, "quantity": 5}]', 'with the figures of both');
select is(pg_temp.merge(items) -> 'changes', '[]', 'unreadable: ' || items)
from (values ('null'), ('{}'), ('[1, null, "x"]'), ('[{"product_id": "x", "quantity": 1}, {"product_id": 9001, "quantity": -1}, {"product_id": 9001, "quantity": 1.5}]')) bad (items);
select is(jsonb_array_length(public.save_cart('[{"product_id": 9001, "quantity": 2}, {"product_id": 9004, "quantity": 2}]') -> 'lines'), 1, 'the device''s cart replaces the account''s');
select results_eq('select product_id, quantity from public.cart_items', $$ values (9001::bigint, 2) $$, 'as it is');
select is(public.save_cart('[{"product_id": 9002, "quantity": 1}]', '[]') - 'lines', '{"saved": false, "kept": [{"product_id": 9001, "quantity": 2}]}', 'but not what another device has put there');
select is(public.save_cart('[{"product_id": 9002, "quantity": 1}]', '[{"product_id": 9001, "quantity": 1}]') -> 'saved', 'false', 'or changed');
select is(public.save_cart('[{"product_id": 9002, "quantity": 1}]', '[{"product_id": 9001, "quantity": 2}, {"product_id": 9002, "quantity": 1}]') -> 'saved', 'false', 'or taken away');
select results_eq('select product_id, quantity from public.cart_items', $$ values (9001::bigint, 2) $$, 'until this one has heard of it');
select is(public.save_cart('[{"product_id": 9001, "quantity": 3}]', '[{"product_id": 9001, "quantity": 2}]') - 'lines', '{"saved": true, "kept": [{"product_id": 9001, "quantity": 3}]}', 'and then it counts');
select tests.sign_in('baraka');
select is_empty('select * from public.cart_items', 'a stranger sees nothing of it');
select is(public.save_cart('[]'), '{"saved": true, "lines": [], "kept": []}', 'and clears their own only');
select tests.as_owner();
select is(count(*), 1::bigint, 'the other is still there') from public.cart_items;
insert into public.products (id, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt, status)
select 20000 + n, 'W-' || n, 'wish-' || n, 'x', 'herbs', 'x', 'x', 1, 1, 5, 'x', 'x', 'x', 'x', 'active' from generate_series(1, 60) n;
select tests.sign_in('asha');
select is(pg_temp.merge((select jsonb_agg(jsonb_build_object('product_id', 20000 + n, 'quantity', 1)) from generate_series(1, 60) n)::text) -> 'changes' -> 49 ->> 'kind',
  'cart_full', 'a cart holds fifty products');
select is(count(*), 50::bigint, 'and no more') from public.cart_items;
select is(jsonb_array_length(public.save_cart((select jsonb_agg(jsonb_build_object('product_id', 20000 + n, 'quantity', 1)) from generate_series(1, 60) n)) -> 'lines'), 50, 'however it comes');
select tests.as_owner();
update public.products set status = 'archived' where id = 20001;
select tests.sign_in('asha');
select is(jsonb_array_length(pg_temp.merge('[]') -> 'lines'), 49, 'what is withdrawn is not shown');
select is(jsonb_array_length(pg_temp.merge('[]') -> 'kept'), 50, 'though kept');

select * from finish();
rollback;
