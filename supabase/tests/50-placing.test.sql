begin;
select plan(80);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');

-- Quotes
select tests.as_visitor();
select is(public.quote_order(tests.items(9001, 2), 'Nairobi City') - 'lines', '{
  "subtotal_kes": 600, "weight_g": 260, "delivery_kes": 250, "total_kes": 850, "min_days": 0, "max_days": 1,
  "cash_on_delivery": true, "cash_limit_kes": 5000, "discount_kes": 0, "coupon": null, "too_heavy": false,
  "free_delivery_from_kes": null}'::jsonb, 'a quote adds up');
select is(public.quote_order(tests.items(9001, 2), 'Nairobi City') -> 'lines' -> 0, '{
  "product_id": 9001, "name": "Neem Leaf Powder", "size": "100 g", "picture": "neem", "unit_price_kes": 300,
  "quantity": 2, "line_total_kes": 600, "stock": 5, "problem": null}'::jsonb, 'and shows each line');
select is(public.quote_order(tests.items(9002, 4), 'Nairobi City') ->> 'delivery_kes', '350', 'a kilogram begun is paid');
select is(public.quote_order(tests.items(9002, 4), 'Turkana') ->> 'delivery_kes', '850', 'far away costs more');
select is(public.quote_order(tests.items(9001, 1), 'Turkana') -> 'cash_on_delivery', 'false', 'and takes no cash');
select is(public.quote_order(tests.items(9002, 6), 'Nairobi City') -> 'cash_on_delivery', 'false', 'no cash above the limit');
select is(public.quote_order(tests.items(9001, 1)) -> 'total_kes', 'null'::jsonb, 'without a county there is no total');
select is(public.quote_order(tests.items(9001, 1), 'Atlantis') -> 'delivery_kes', 'null'::jsonb, 'nor with an unknown one');
select is(jsonb_path_query_array(public.quote_order(
  '[{"product_id": 9003, "quantity": 1}, {"product_id": 9004, "quantity": 1}, {"product_id": 9001, "quantity": 6}, {"product_id": 424242, "quantity": 1}]'
  ), '$.lines[*].problem'), '["sold_out", "gone", "short", "gone"]', 'a quote names the trouble of each line in order');
select is(public.quote_order('[{"product_id": 9003, "quantity": 1}, {"product_id": 9001, "quantity": 1}]') ->> 'subtotal_kes', '300',
  'what is sold out costs nothing');
select is(public.quote_order('[{"product_id": 9001, "quantity": 1}, {"product_id": 9001, "quantity": 2}]') -> 'lines' -> 0 ->> 'quantity', '3',
  'the same product twice is one line');
select is(tests.outcome($$ select public.quote_order('[]') $$), 'empty_cart', 'an empty cart has no quote');

-- What cannot be read as a cart
select is(tests.outcome(format('select public.quote_order(%L)', items)), kind, 'cart ' || coalesce(items, 'null'))
from (values
  (null, 'empty_cart'), ('{}', 'empty_cart'), ('"x"', 'empty_cart'), ('null', 'empty_cart'),
  ('[1]', 'unknown_product'), ('[{"product_id": "9001", "quantity": 1}]', 'unknown_product'),
  ('[{"product_id": 9001.5, "quantity": 1}]', 'unknown_product'), ('[{"product_id": -1, "quantity": 1}]', 'unknown_product'),
  ('[{"product_id": 1e300, "quantity": 1}]', 'unknown_product'), ('[{"quantity": 1}]', 'unknown_product'),
  ('[{"product_id": 9001, "quantity": 0}]', 'bad_quantity'), ('[{"product_id": 9001, "quantity": -2}]', 'bad_quantity'),
  ('[{"product_id": 9001, "quantity": 100}]', 'bad_quantity'), ('[{"product_id": 9001, "quantity": 1.5}]', 'bad_quantity'),
  ('[{"product_id": 9001, "quantity": "1"}]', 'bad_quantity'), ('[{"product_id": 9001}]', 'bad_quantity'),
  ('[{"product_id": 9001, "quantity": 60}, {"product_id": 9001, "quantity": 60}]', 'bad_quantity')
) bad (items, kind);
select is(tests.outcome($$ select public.quote_order((select jsonb_agg(jsonb_build_object('product_id', n, 'quantity', 1)) from generate_series(1, 51) n)) $$),
  'bad_quantity', 'a cart has at most 50 lines');

-- Refusals
create function pg_temp.place(items text, changes jsonb default '{}') returns text language sql as $$
  select format('select public.place_order(%L, %L, %L, %L, %L, %L, %L, %L, alt_phone => %L, note => %L, expected_total_kes => %L)',
    coalesce(changes ->> 'key', gen_random_uuid()::text), items, coalesce(changes ->> 'method', 'mpesa'),
    coalesce(changes ->> 'name', 'Asha Mwangi'), coalesce(changes ->> 'phone', '+254 712-345671'),
    coalesce(changes ->> 'county', 'Nairobi City'), coalesce(changes ->> 'town', 'Kilimani'),
    coalesce(changes ->> 'landmark', 'Blue gate'), changes ->> 'alt', changes ->> 'note', changes ->> 'expected')
$$;
select tests.as_visitor();
select is(tests.outcome(pg_temp.place('[{"product_id": 9001, "quantity": 1}]')), 'not_signed_in', 'a visitor is told to sign in');
select tests.sign_in('asha');
select is(tests.outcome(pg_temp.place(items, changes)), kind, 'placing: ' || kind || ' ' || changes)
from (values
  ('[]', '{}'::jsonb, 'empty_cart'),
  ('[{"product_id": 9001, "quantity": 0}]', '{}', 'bad_quantity'),
  ('[{"product_id": 424242, "quantity": 1}]', '{}', 'unknown_product'),
  ('[{"product_id": 9004, "quantity": 1}]', '{}', 'unknown_product'),
  ('[{"product_id": 9003, "quantity": 1}]', '{}', 'out_of_stock'),
  ('[{"product_id": 9001, "quantity": 6}]', '{}', 'out_of_stock'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"expected": 1}', 'price_changed'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"phone": "0812345678"}', 'bad_phone'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"phone": ""}', 'bad_phone'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"alt": "12"}', 'bad_phone'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"county": "Atlantis"}', 'unknown_county'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"town": "  "}', 'missing_address'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"landmark": ""}', 'missing_address'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"name": ""}', 'missing_address'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"county": "Turkana", "method": "cash"}', 'cash_not_available'),
  ('[{"product_id": 9002, "quantity": 6}]', '{"method": "cash"}', 'cash_not_available'),
  ('[{"product_id": 9001, "quantity": 1}]', '{"method": "gold"}', 'bad_payment_method')
) refused (items, changes, kind);
select is(tests.stock_of(9001), 5, 'refusals take no stock');

-- A placed order
select lives_ok(pg_temp.place('[{"product_id": 9002, "quantity": 1}, {"product_id": 9001, "quantity": 2, "unit_price_kes": 1, "price_kes": 1}]',
  jsonb_build_object('key', md5('key'), 'expected', 1700, 'alt', '', 'note', '  ')), 'an order is placed');
select results_eq($$ select payment_state, fulfilment_state, subtotal_kes, delivery_kes, total_kes, phone, alt_phone, note from public.orders $$,
  $$ values ('awaiting', 'placed', 1450, 250, 1700, '254712345671', null::text, null::text) $$,
  'it is priced from the products, whatever the cart claims');
select ok((select number ~ '^MZ-[2-9A-HJ-NP-TV-Z]{6}$' and hold_expires_at between now() + interval '14 minutes' and now() + interval '16 minutes'
  from public.orders), 'it has a readable number and is held for 15 minutes');
select results_eq($$ select product_id, name, unit_price_kes, quantity, line_total_kes from public.order_items order by 1 $$,
  $$ values (9001::bigint, 'Neem Leaf Powder', 300, 2, 600), (9002, 'Raw Acacia Honey', 850, 1, 850) $$, 'with its lines');
select results_eq($$ select kind, actor_id from public.order_events $$, $$ values ('placed', auth.uid()) $$, 'and its first event');
select is(tests.stock_of(9001), 3, 'its pieces are off the shelf');
select is((public.place_order(md5('key')::uuid, tests.items(9001, 1), 'cash', 'x', 'x', 'x', 'x', 'x')).number,
  (select number from public.orders), 'the same key answers the same order');
select is(count(*), 1::bigint, 'and places no second one') from public.orders;
select is((tests.order_of(9001, 1, 'cash')).payment_state, 'unpaid', 'a cash order waits for the rider');
select results_eq($$ select title, metadata ->> 'link' from public.notifications $$,
  $$ select 'Order received', '/orders/' || id from public.orders where payment_method = 'cash' $$, 'the buyer is told of it');

-- Strangers, visitors, administrators
select is(tests.outcome($$ insert into public.orders (number) values ('MZ-222222') $$), '42501', 'nobody inserts orders');
select is(tests.outcome($$ update public.orders set total_kes = 1, payment_state = 'paid' $$), '42501', 'nobody updates orders');
select is(tests.outcome($$ delete from public.orders $$), '42501', 'nobody deletes orders');
select is(tests.outcome($$ update public.order_items set unit_price_kes = 1 $$), '42501', 'nor lines');
select is(tests.outcome($$ insert into public.order_events (order_id, kind) select id, 'payment_confirmed' from public.orders $$), '42501', 'nor events');
select tests.sign_in('baraka');
select is((select count(*) from public.orders) + (select count(*) from public.order_items) + (select count(*) from public.order_events),
  0::bigint, 'a stranger sees nothing of it');
select is((public.place_order(md5('key')::uuid, tests.items(9002, 1), 'mpesa', 'Baraka', '0112345678', 'Turkana', 'Lodwar', 'Near the mosque')).county,
  'Turkana', 'the same key of somebody else is another order');
select tests.as_visitor();
select set_config('request.method', 'GET', true);
select is_empty('select id from public.orders', 'a visitor reads no order');
select set_config('request.method', 'HEAD', true);
select is(count(id), 3::bigint, 'and counts them by HEAD') from public.orders;
select is(count(id), 0::bigint, 'all of them or none') from public.orders where id >= '00000000-0000-0000-0000-000000000000';
select is((select count(*) from (select id from public.orders order by id limit 2) o), 2::bigint, 'a page of them is no filter');
select is(tests.outcome('select number from public.orders'), '42501', 'and reads nothing else of them');
select tests.sign_in('boss');
select is(count(*), 3::bigint, 'an administrator sees every order') from public.orders;
select is(tests.outcome($$ update public.orders set payment_state = 'paid' $$), '42501', 'and writes none by hand');
select tests.as_owner();
select results_eq($$ select product_id, sum(change) from public.stock_movements group by 1 order by 1 $$,
  $$ values (9001::bigint, -3::bigint), (9002, -2) $$, 'movements account for the stock');

-- How many may be unpaid
update public.shop_settings set open_orders = 2;
select tests.sign_in('asha');
select is(tests.outcome(pg_temp.place('[{"product_id": 9002, "quantity": 1}]')), 'too_many_orders', 'an account keeps no more goods than the owner allows');
select is((public.place_order(md5('key')::uuid, tests.items(9001, 1), 'cash', 'x', 'x', 'x', 'x', 'x')).number,
  (select number from public.orders where payment_method = 'mpesa'), 'though an order whose answer got lost is still found');
select lives_ok($$ select public.cancel_order(id) from public.orders where payment_method = 'cash' $$, 'one is called off');
select is(tests.outcome(pg_temp.place('[{"product_id": 9002, "quantity": 1}]')), 'accepted', 'then there is room');
select tests.sign_in('baraka');
select is(tests.outcome(pg_temp.place('[{"product_id": 9002, "quantity": 1}]')), 'accepted', 'and others have their own');
select tests.as_owner();

-- How the order of a key is found
create function pg_temp.plan_of(query text) returns text language plpgsql as $$
declare
  plan json;
begin
  set local enable_seqscan = off;
  execute 'explain (format json) ' || query into plan;
  return plan;
end
$$;
-- a buyer with few orders costs the same by any index
alter table public.orders disable trigger user;
insert into public.orders
select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'MZ-' || lpad(translate(n::text, '01', 'AB'), 6, 'C'), 'client_key', gen_random_uuid()))).*
from public.orders o, generate_series(1, 500) n
where o.id = (select id from public.orders where user_id = tests.user_id('asha') limit 1);
analyze public.orders;
select matches(pg_temp.plan_of(format('select * from public.orders where user_id = %L and client_key = %L', tests.user_id('asha'), md5('key'))),
  '"orders_user_id_client_key_key"', 'the order of a key is found without reading the buyer''s other ones');

select * from finish();
rollback;
