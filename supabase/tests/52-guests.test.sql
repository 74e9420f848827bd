begin;
select plan(57);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days, is_active)
  values ('closed', 'Closed desk', 'Nairobi City', 'CBD', 'Opposite the archives', 100, 0, 1, false);
create function pg_temp.place(key text, phone text default '0712345671', method text default 'mpesa', items text default '[{"product_id": 9002, "quantity": 1}]')
returns jsonb language sql as $$
  select public.place_guest_order(md5(key)::uuid, items::jsonb, method, 'Asha Mwangi', phone, 'Nairobi City', 'Kilimani', 'Blue gate', note => 'Ring twice')
$$;
create function pg_temp.keep(name text, answer jsonb) returns text language sql as $$
  select set_config('tests.t' || md5(name), answer ->> 'order_token', true) || set_config('tests.n' || md5(name), answer #>> '{order,number}', true)
    || set_config('tests.x' || md5(name), answer #>> '{order,id}', true)
$$;
create function pg_temp.token(name text) returns text language sql as $$ select current_setting('tests.t' || md5(name)) $$;
create function pg_temp.number(name text) returns text language sql as $$ select current_setting('tests.n' || md5(name)) $$;
grant execute on all functions in schema pg_temp to public;

-- Placing
select tests.sign_in('asha');
select is(tests.outcome($$ select pg_temp.place('a') $$), 'signed_in', 'a member orders with the account');
select tests.as_visitor();
select is(tests.outcome($$ select pg_temp.place('a', '12') $$), 'bad_phone', 'a phone is needed');
select is(tests.outcome($$ select pg_temp.place('a', items => '[]') $$), 'empty_cart', 'and something to send');
select is(tests.outcome($$ select pg_temp.place('a', items => '[{"product_id": 9004, "quantity": 1}]') $$), 'unknown_product', 'that is sold');
select is(tests.outcome($$ select public.place_guest_order(gen_random_uuid(), tests.items(9002, 1), 'mpesa', 'A B', '0712345671', 'x', 'x', 'x', pickup_point => 'closed') $$), 'unknown_pickup_point', 'a closed point takes nothing');
select pg_temp.keep('first', pg_temp.place('a'));
select is(length(pg_temp.token('first')), 64, 'the order comes with a token nobody guesses');
select is(public.guest_order(pg_temp.token('first')) - '{id,number,placed_at,items,events,hold_expires_at,arrival}'::text[], '{
  "payment_method": "mpesa", "payment_state": "awaiting", "fulfilment_state": "placed", "return_state": "none", "subtotal_kes": 850,
  "discount_kes": 0, "coupon_code": null, "delivery_kes": 250, "total_kes": 1100, "county": "Nairobi City", "town": "Kilimani",
  "pickup_point_id": null, "delivered_at": null, "contact_name": "Asha Mwangi", "phone": "254712345671", "alt_phone": null,
  "landmark": "Blue gate", "note": "Ring twice", "payments": [], "returns": [], "recalls": []}', 'which shows all of it');
select is(pg_temp.place('a') ->> 'order_token', pg_temp.token('first'), 'the same key answers the same order');
select is(pg_temp.place('a', '0712345672') ->> 'order_token', pg_temp.token('first'), 'also when the phone was mended before the answer came');
select is(public.guest_order('x'), null, 'no token, no order');
select is(public.guest_order(null), null, 'nothing is no token');
select is(tests.outcome('select * from private.order_tokens'), '42501', 'tokens are not to be read');
select is(tests.outcome('select contact_name from public.orders'), '42501', 'nor orders');
select set_config('request.method', 'HEAD', true);
select is(count(id), 1::bigint, 'though counted') from public.orders;
select set_config('request.method', '', true);

-- Limits
select pg_temp.keep('second', pg_temp.place('b'));
select pg_temp.keep('third', pg_temp.place('c'));
select is(tests.outcome($$ select pg_temp.place('d') $$), 'too_many_orders', 'three unpaid orders are enough for one number');
select is((public.cancel_order(tests.id_of('second'), pg_temp.token('second'))).fulfilment_state, 'cancelled', 'a visitor cancels by token');
select pg_temp.keep('cash', pg_temp.place('e', method => 'cash'));
select is(public.guest_order(pg_temp.token('cash')) ->> 'payment_state', 'unpaid', 'then there is room');
select is(tests.outcome(format('select public.cancel_order(%L, %L)', tests.id_of('third'), pg_temp.token('first'))), 'not_found', 'a token opens its own order only');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('third'))), 'not_signed_in', 'an id opens nothing');
select public.cancel_order(tests.id_of('third'), pg_temp.token('third'));
select is(tests.outcome($$ select pg_temp.place('f', method => 'cash') $$), 'cash_not_available', 'one cash order at a time');

-- A made-up receipt
select pg_temp.keep('named ' || key, pg_temp.place('named ' || key, '0712345679')) from unnest('{1,2,3}'::text[]) key;
select public.name_receipt(tests.id_of('named 1'), 'SKMADEUP01', pg_temp.token('named 1'));
select is(public.guest_order(pg_temp.token('named 1')) ->> 'payment_state', 'needs_review', 'a made-up receipt is looked for');
select is(tests.outcome($$ select pg_temp.place('named 4', '0712345679') $$), 'too_many_orders', 'and makes no room for a fourth order');
select is((public.guest_order(pg_temp.token('named 1')) ->> 'hold_expires_at')::timestamptz, now() + interval '24 hours', 'nor keeps its pieces for longer than a day');
select is(public.waiting_receipt(tests.id_of('named 1'), pg_temp.token('named 1')), 'SKMADEUP01', 'the token tells which receipt is looked for');
select is(public.waiting_receipt(tests.id_of('named 1'), pg_temp.token('first')), null, 'of its own order only');
select is(public.waiting_receipt(tests.id_of('named 1')), null, 'an id tells nothing');

-- Paying
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('first'))), 'not_signed_in', 'paying takes the token, too');
select is(tests.outcome(format('select public.start_payment(%L, null, %L)', tests.id_of('first'), pg_temp.token('cash'))), 'not_found', 'its own');
select is(public.start_payment(tests.id_of('first'), null, pg_temp.token('first')) ->> 'amount_kes', '1100', 'a visitor pays');
select is(jsonb_array_length(public.guest_order(pg_temp.token('first')) -> 'payments'), 1, 'and sees the attempt');
select is(public.guest_order(pg_temp.token('first')) #> '{payments,0,callback_token}', null, 'without its secret');
select tests.as_owner();
select is(private.asked_of_payer(b), 0, 'nothing more is asked for while the prompt is open') from public.bills b where b.id = tests.id_of('first');
select is(private.asked_of_payer(b), 0, 'nor by M-Pesa of who pays in cash') from public.bills b where b.id = tests.id_of('cash');
select tests.as_service();
select public.record_payment_prompt((select id from public.payments), 'M-1', 'C-1');
select public.settle_payment('C-1', 'M-1', 1032, 'no');
insert into public.payments (order_id, amount_kes, phone, state) select tests.id_of('first'), 1100, '254712345671', 'failed' from generate_series(1, 4);
select tests.as_visitor();
select is(tests.outcome(format('select public.start_payment(%L, null, %L)', tests.id_of('first'), pg_temp.token('first'))), 'too_many_attempts', 'nobody wakes a phone all night');

-- Tracking
select is((select concat_ws(' ', a ->> 'fulfilment_state', a ->> 'to_pay_kes') from public.track_order(pg_temp.number('first'), '0712 345 671') a), 'placed 1100', 'number and phone find the parcel, and what is to be paid');
select is(public.track_order(lower(substr(pg_temp.number('first'), 4)), '+254712345671') ->> 'number', pg_temp.number('first'), 'as people type them');
select is(public.track_order(pg_temp.number('first'), '0712345671') ?| '{id,contact_name,phone,landmark,note,payments,returns}', false, 'without who and where');
select is(public.track_order(pg_temp.number('first'), '0799999999'), null, 'another phone finds nothing');
select is(public.track_order(pg_temp.number('first'), null), null, 'none neither');
select is(count(public.track_order(pg_temp.number('first'), '07000000' || (10 + n))), 0::bigint, 'trying phones finds nothing') from generate_series(1, 5) n;
select is(tests.outcome(format('select public.track_order(%L, %L)', pg_temp.number('first'), '0712345671')), 'too_many_attempts', 'and ends');
select is(tests.outcome(format('select public.track_order(%L, %L)', pg_temp.number('cash'), '0712345671')), 'accepted', 'for that number');
select set_config('request.headers', '{"x-forwarded-for": "41.90.9.9"}', true);
select is(public.track_order(pg_temp.number('first'), '+254 (0) 712 345671') ->> 'number', pg_temp.number('first'), 'from elsewhere it is still found');
select is(public.track_order(pg_temp.number('first'), '00254 712-345-671') ->> 'number', pg_temp.number('first'), 'as it is dialled abroad');
select tests.as_owner();
insert into private.attempts (kind, key) select 'track number', pg_temp.number('first') from generate_series(1, 100);
select tests.as_visitor();
select is(tests.outcome(format('select public.track_order(%L, %L)', pg_temp.number('first'), '0712345671')), 'too_many_attempts', 'until a hundred were tried by all');
select set_config('request.headers', '{"x-forwarded-for": "41.90.1.2, 10.0.0.1"}', true);
select is(count(public.track_order('MZ-22222' || n % 10, null)), 0::bigint, 'trying numbers') from generate_series(1, 30) n;
select is(tests.outcome($$ select public.track_order('MZ-333333', '0712345671') $$), 'too_many_attempts', 'ends for the address');
select set_config('request.headers', '{"x-forwarded-for": "41.90.1.3"}', true);
select is(tests.outcome($$ select public.track_order('MZ-333333', '0712345671') $$), 'accepted', 'another one may');
select tests.sign_in('baraka');
select tests.remember('member', (tests.order_of(9002, 1)).id);
select set_config('tests.member', (select number from public.orders where id = tests.id_of('member')), true);
select tests.as_visitor();
select is(public.track_order(current_setting('tests.member'), '0712345671'), null, 'members look into their account');

-- Claiming
select is(tests.outcome(format('select public.claim_order(%L)', pg_temp.token('first'))), '42501', 'a visitor claims nothing');
select tests.sign_in('asha');
select is_empty('select * from public.orders', 'an account knows nothing of it at first');
select is(tests.outcome($$ select public.claim_order('x') $$), 'not_found', 'without the token');
select is((public.claim_order(pg_temp.token('first'))).number, pg_temp.number('first'), 'the token puts it under the account');
select is(count(*), 1::bigint, 'where it is seen') from public.orders;
select is(public.guest_order(pg_temp.token('first')), null, 'the token ends');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.claim_order(%L)', pg_temp.token('first'))), 'not_found', 'and claims nothing for others');
select is(tests.outcome($$ select public.place_order(gen_random_uuid(), '[{"product_id": 9002, "quantity": 1}]', 'mpesa', 'x', 'x', 'x', 'x', 'x') $$), 'missing_address', 'members still give an address');

select * from finish();
rollback;
