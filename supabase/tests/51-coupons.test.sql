begin;
select plan(60);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.used(wanted text) returns integer language sql security definer as $$
  select used_count from public.coupons where code = wanted
$$;
-- Two jars of honey (KSh 1,700, delivery 250) of the signed-in user with a coupon
create function pg_temp.buy(coupon text, phone text default '0712345671', quantity integer default 2, expected integer default null,
  method text default 'mpesa') returns public.orders language sql as $$
  select public.place_order(gen_random_uuid(), tests.items(9002, quantity), method, 'Asha Mwangi', phone, 'Nairobi City',
    'Kilimani', 'Blue gate', expected_total_kes => expected, coupon => buy.coupon)
$$;
create function pg_temp.quote(coupon text, quantity integer default 2) returns jsonb language sql as $$
  select public.quote_order(tests.items(9002, quantity), 'Nairobi City', coupon)
$$;
grant execute on all functions in schema pg_temp to public;

-- Whose they are
select tests.sign_in('boss');
select lives_ok($$ insert into public.coupons (code, kind, percent, max_discount_kes, per_user_limit) values ('KARIBU-10', 'percent', 10, 150, 1) $$, 'an administrator makes a coupon');
select lives_ok($$ insert into public.coupons (code, kind, amount_kes, min_subtotal_kes, total_limit) values ('MIA300', 'fixed', 300, 1500, 2) $$, 'of either kind');
select lives_ok($$ insert into public.coupons (code, kind, percent, first_order_only) values ('FIRST', 'percent', 20, true) $$, 'for a first order');
select lives_ok($$ insert into public.coupons (code, kind, amount_kes, starts_at, ends_at, is_active) values
  ('SOON', 'fixed', 100, now() + interval '1 day', null, true), ('GONE', 'fixed', 100, now() - interval '2 days', now() - interval '1 day', true),
  ('OFF', 'fixed', 100, now(), null, false), ('HUGE', 'fixed', 900000, now(), null, true) $$, 'for a time');
select is(tests.outcome(statement), code, statement) from (values
  ($$ insert into public.coupons (code, kind, percent) values ('x', 'percent', 10) $$, '23514'),
  ($$ insert into public.coupons (code, kind, percent) values ('MOST', 'percent', 100) $$, '23514'),
  ($$ insert into public.coupons (code, kind) values ('NOTHING', 'fixed') $$, '23514'),
  ($$ insert into public.coupons (code, kind, percent, amount_kes) values ('BOTH', 'percent', 10, 10) $$, '23514'),
  ($$ insert into public.coupons (code, kind, percent) values ('KARIBU-10', 'percent', 5) $$, '23505'),
  ($$ update public.coupons set used_count = 0 $$, '42501')
) bad (statement, code);
select is((select count(*) from public.audit_log where entity = 'coupons' and action = 'insert'), 7::bigint, 'the diary has them');
select tests.as_visitor();
select is(tests.outcome('select * from public.coupons'), '42501', 'visitors see no coupons');
select tests.sign_in('asha');
select is_empty('select * from public.coupons', 'members neither');
select is(tests.touched('update public.coupons set percent = 90'), 0::bigint, 'and change none');
select is(tests.outcome($$ insert into public.coupons (code, kind, percent) values ('MINE', 'percent', 90) $$), '42501', 'and make none');

-- Quotes
select tests.as_visitor();
select is(pg_temp.quote('karibu-10') -> 'coupon', '{"code": "KARIBU-10", "discount_kes": 150, "problem": null, "message": null}', 'a percentage has its limit');
select is(pg_temp.quote('karibu-10') -> 'total_kes', '1800', 'and is off the total');
select is(pg_temp.quote('KARIBU-10', 1) -> 'discount_kes', '85', 'in whole shillings, rounded down');
select is(pg_temp.quote('mia 300') -> 'discount_kes', '300', 'spaces and case do not matter');
select is(pg_temp.quote('HUGE') -> 'total_kes', '250', 'delivery is paid all the same');
select is(pg_temp.quote(code) #>> '{coupon,problem}', problem, 'quote: ' || code)
from (values ('NOPE', 'unknown_coupon'), ('OFF', 'unknown_coupon'), ('SOON', 'coupon_not_started'), ('GONE', 'coupon_ended'), ('''; drop--', 'unknown_coupon')) bad (code, problem);
select is(pg_temp.quote('MIA300', 1) #>> '{coupon,problem}', 'coupon_minimum', 'too small a cart');
select is(pg_temp.quote('MIA300', 1) #>> '{coupon,message}', 'This code is for orders from KSh 1,500.', 'in words');
select is(pg_temp.quote('NOPE') -> 'total_kes', '1950', 'a code that does not apply takes nothing off');
select is(pg_temp.quote('  ') -> 'coupon', 'null', 'no code is no coupon');

-- Orders
select tests.sign_in('asha');
select is(tests.outcome($$ select pg_temp.buy('NOPE') $$), 'unknown_coupon', 'an unknown code stops the order');
select is(tests.outcome($$ select pg_temp.buy('MIA300', quantity => 1) $$), 'coupon_minimum', 'so does too small a cart');
select is(tests.outcome($$ select pg_temp.buy('KARIBU-10', expected => 1700) $$), 'price_changed', 'the total has to be the one shown');
select results_eq($$ select coupon_code, discount_kes, total_kes from pg_temp.buy('karibu-10', expected => 1800) $$, $$ values ('KARIBU-10', 150, 1800) $$, 'an order takes the coupon');
select is(pg_temp.used('KARIBU-10'), 1, 'which is counted');
select is(tests.outcome($$ select pg_temp.buy('KARIBU-10') $$), 'coupon_already_used', 'once for each buyer');
select is(pg_temp.quote('KARIBU-10') #>> '{coupon,problem}', 'coupon_already_used', 'as the quote says');
select is(tests.outcome($$ select pg_temp.buy('FIRST') $$), 'coupon_first_order', 'this is no first order');
select tests.sign_in('baraka');
select is(tests.outcome($$ select pg_temp.buy('KARIBU-10') $$), 'coupon_already_used', 'another account with the same phone is the same buyer');
select is((pg_temp.buy('FIRST', '0722000000')).discount_kes, 340, 'a first order it is');
select is(tests.outcome($$ select pg_temp.buy('FIRST', '0733000000') $$), 'coupon_first_order', 'and then no more');
select is_empty('select * from public.coupon_redemptions', 'members do not see who used what');
select tests.remember('one', (pg_temp.buy('MIA300', '0722000000')).id);
select tests.remember('two', (pg_temp.buy('MIA300', '0722000000')).id);
select is(tests.outcome($$ select pg_temp.buy('MIA300', '0722000000') $$), 'coupon_used_up', 'two were to be had');
select is((public.start_payment(tests.id_of('one')) ->> 'amount_kes')::integer, 1650, 'what is paid is what is left');

-- Given back, and taken again
select is((public.cancel_order(tests.id_of('two'))).fulfilment_state, 'cancelled', 'a cancelled order');
select is(pg_temp.used('MIA300'), 1, 'gives its coupon back');
select tests.as_service();
select public.record_payment_prompt((select id from public.payments where order_id = tests.id_of('one')), 'M-one', 'C-one');
update public.orders set hold_expires_at = now() - interval '4 minutes' where id = tests.id_of('one');
select tests.as_owner();
select is(private.release_expired_holds(), 1, 'so does one that ran out of time');
select is(pg_temp.used('MIA300'), 0, 'each once');
select is(public.settle_payment('C-one', 'M-one', 0, 'ok', 1650, 'RC1'), 'paid', 'paid after all');
select is(pg_temp.used('MIA300'), 1, 'it counts again');
select tests.sign_in('boss');
select is((public.set_order_fulfilment(tests.id_of('one'), 'cancelled')).payment_state, 'refund_due', 'the shop cancels');
select is(pg_temp.used('MIA300'), 0, 'and the coupon is back');
select is(count(*), 4::bigint, 'administrators see who used what') from public.coupon_redemptions;
select is(tests.outcome('delete from public.coupon_redemptions'), '42501', 'and rewrite nothing');

-- Pickup points, weight, free delivery
select lives_ok($$ insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days, cash_on_pickup)
  values ('cbd', 'Moi Avenue desk', 'Nairobi City', 'CBD', 'Opposite the archives', 100, 0, 1, false) $$, 'an administrator opens a pickup point');
update public.delivery_zones set free_from_kes = 2500, max_weight_g = 5000 where id = 'near';
select tests.as_visitor();
select is(public.quote_order(tests.items(9002, 9), null, null, 'cbd') -> 'delivery_kes', '100', 'a pickup point has a flat fee');
select is(public.quote_order(tests.items(9002, 3), 'Nairobi City') -> 'delivery_kes', '0', 'a large order travels free');
select is(public.quote_order(tests.items(9002, 3), 'Nairobi City', 'HUGE') -> 'total_kes', '1', 'and with a coupon above its price one shilling stays to be paid');
select is(public.quote_order(tests.items(9002, 9), 'Nairobi City') -> 'too_heavy', 'true', 'but not above what the courier takes');
select tests.sign_in('asha');
select results_eq($$ select county, town, landmark, pickup_point_id, delivery_kes from public.place_order(gen_random_uuid(), tests.items(9002, 1), 'mpesa',
  'Asha', '0712345671', '', '', '', pickup_point => 'cbd') $$, $$ values ('Nairobi City', 'CBD', 'Moi Avenue desk, Opposite the archives', 'cbd', 100) $$, 'an order goes to the point');
select is(tests.outcome($$ select public.place_order(gen_random_uuid(), tests.items(9002, 1), 'cash', 'Asha', '0712345671', '', '', '', pickup_point => 'cbd') $$),
  'cash_not_available', 'which takes no cash');

select * from finish();
rollback;
