-- Parcels that could not be handed over: what happens to the order, the pieces, the money and the words to the buyer.
begin;
select plan(62);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss,packer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
insert into public.coupons (code, kind, amount_kes, total_limit) values ('KARIBU', 'fixed', 100, 1);
create function pg_temp.back(wanted text, restock jsonb default '[]', note text default null) returns text language sql as $$
  select tests.outcome(format('select public.parcel_came_back(%L, %L, %L)', tests.id_of(wanted), restock, note))
$$;
-- The pieces of an order's only line, for the shelf.
create function pg_temp.pieces(wanted text, quantity text) returns jsonb language sql security definer as $$
  select jsonb_build_array(jsonb_build_object('order_item_id', i.id, 'quantity', pieces.quantity::jsonb))
  from public.order_items i where i.order_id = tests.id_of(wanted)
$$;
create function pg_temp.states(wanted text) returns text language sql security definer as $$
  select concat_ws(' ', payment_state, fulfilment_state, return_state, kept_kes) from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.told(wanted text) returns text language sql security definer as $$
  select title || ': ' || replace(message, (select number from public.orders where id = tests.id_of(wanted)), '…')
  from public.notifications where metadata ->> 'order_id' = tests.id_of(wanted)::text and title not in ('Order received', 'Payment received', 'On its way', 'Money sent back')
$$;
create function pg_temp.send(wanted text) returns void language sql as $$
  select tests.sign_in('boss');
  select public.set_order_fulfilment(tests.id_of(wanted), 'dispatched');
$$;
-- An order of asha's that is paid by M-Pesa and on its way.
create function pg_temp.paid_and_sent(wanted text, quantity integer) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (tests.order_of(9002, quantity)).id);
  select tests.prompted(tests.id_of(wanted), wanted);
  select public.settle_payment(wanted, 'M-' || wanted, 0, 'ok', (select total_kes from public.orders where id = tests.id_of(wanted)), 'R' || upper(wanted) || '0001');
  select pg_temp.send(wanted);
$$;
create function pg_temp.today(name text) returns integer language sql as $$
  select (public.shop_figures(day, day) -> 'totals' ->> name)::integer from (select (now() at time zone 'Africa/Nairobi')::date as day) t
$$;
grant execute on all functions in schema pg_temp to public;

-- A cash parcel that was refused at the door, with a coupon
select tests.sign_in('asha');
select tests.remember('cash', (public.place_order(gen_random_uuid(), tests.items(9001, 3), 'cash', 'Asha Mwangi', '0712 345 671',
  'Nairobi City', 'Kilimani', 'Blue gate near the school', coupon => 'KARIBU')).id);
select tests.as_owner();
select is(used_count, 1, 'the coupon is used') from public.coupons;
select tests.sign_in('boss');
select is(pg_temp.back('cash'), 'wrong_state', 'what never left does not come back');
select pg_temp.send('cash');
select is(pg_temp.today('orders'), 1, 'the order counts');

select tests.as_visitor();
select is(pg_temp.back('cash'), '42501', 'a visitor takes nothing back');
select tests.sign_in('baraka');
select is(pg_temp.back('cash'), 'not_allowed', 'nor does a stranger');
select tests.sign_in('asha');
select is(pg_temp.back('cash'), 'not_allowed', 'nor the buyer');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.parcel_came_back(%L)', gen_random_uuid())), 'not_found', 'an unknown order is not found');
select is(pg_temp.back('cash', bad), 'bad_quantity', 'not put on the shelf: ' || coalesce(bad::text, 'null'))
from (values (null), ('7'::jsonb), ('{}'), ('[7]'), ('[{"order_item_id": 0, "quantity": 1}]'), (pg_temp.pieces('cash', '4')), (pg_temp.pieces('cash', '-1')), (pg_temp.pieces('cash', 'null')),
  (pg_temp.pieces('cash', '1') || pg_temp.pieces('cash', '1'))) b (bad);
select is(pg_temp.back('cash', note => repeat('x', 1001)), 'bad_note', 'a note has an end');
select is(pg_temp.states('cash'), 'unpaid dispatched none 0', 'what was refused changed nothing');
select is(tests.stock_of(9001), 2, 'nor the shelf');

select tests.sign_in('packer');
select is(pg_temp.back('cash', pg_temp.pieces('cash', '2'), ' Refused at the door '), 'accepted', 'whoever sends orders notes that one came back');
select is(pg_temp.states('cash'), 'unpaid cancelled none 0', 'it ends unpaid');
select is(tests.stock_of(9001), 4, 'two of its three pieces are on the shelf');
select is(pg_temp.back('cash', pg_temp.pieces('cash', '1')), 'wrong_state', 'once');
select is(tests.stock_of(9001), 4, 'a second time puts nothing back');
select results_eq(format('select body, author_id from public.order_notes where order_id = %L', tests.id_of('cash')), $$ values ('Refused at the door', tests.user_id('packer')) $$, 'colleagues read why');
select tests.as_owner();
select results_eq(format('select change, reason, actor from public.stock_movements where order_id = %L order by id', tests.id_of('cash')),
  $$ values (-3, 'order', tests.user_id('asha')), (2, 'returned', tests.user_id('packer')) $$, 'the movements tell which pieces');
select is_empty(format('select id from public.payments where order_id = %L', tests.id_of('cash')), 'no cash was booked');
select is(used_count, 0, 'the coupon is free again') from public.coupons;
select is((select detail - 'number' from public.audit_log where action = 'order_came_back'), jsonb_build_object('restocked', pg_temp.pieces('cash', '2')), 'the diary keeps it');
select tests.sign_in('asha');
select results_eq(format('select kind, actor_id from public.order_events where order_id = %L order by id', tests.id_of('cash')),
  $$ values ('placed', tests.user_id('asha')), ('dispatched', tests.user_id('boss')), ('came_back', tests.user_id('packer')) $$, 'the buyer sees it in the story');
select is(pg_temp.told('cash'), 'Parcel came back: Order … could not be delivered and is back with us. You have not been charged.', 'and is told');
select is_empty('select * from public.order_notes', 'without our note');
select is((public.order_receipt(tests.id_of('cash')) -> 'invoice_number'), 'null', 'there is no receipt for money that never came');
select tests.sign_in('boss');
select is(pg_temp.today('sales_kes') || ' ' || pg_temp.today('orders'), '0 0', 'nor a sale in the figures');
select is(tests.outcome(format('select public.collect_cash(%L, 1050)', tests.id_of('cash'))), 'wrong_state', 'no cash can be noted for it any more');
select is((select fulfilment_state || ' ' || total_count from public.order_queue('done')), 'cancelled 1', 'it is done');

-- A paid parcel: the goods are owed back, the delivery fee is kept
select pg_temp.paid_and_sent('paid', 2);
select is(pg_temp.today('sales_kes'), 1950, 'a sale so far');
select is(pg_temp.back('paid', pg_temp.pieces('paid', '2')), 'accepted', 'a paid parcel comes back');
select is(pg_temp.states('paid'), 'refund_due cancelled none 250', 'the money is owed, less the delivery fee');
select is(tests.stock_of(9002), 100, 'all pieces are on the shelf');
select results_eq(format('select kind, detail -> ''amount_kes'' from public.order_events where order_id = %L order by id desc limit 2', tests.id_of('paid')),
  $$ values ('refund_due', '1700'::jsonb), ('came_back', null) $$, 'the story says how much');
select is(pg_temp.told('paid'), 'Parcel came back: Order … could not be delivered and is back with us. We will send KSh 1,700 back to you; the delivery fee of KSh 250 stays with the courier.',
  'and so does the notice');
select is(pg_temp.today('sales_kes'), 250, 'of the sale only the fee that is kept remains');
select is((select number from public.order_queue('refunds')), (select number from public.orders where id = tests.id_of('paid')), 'it waits for its refund');

select is(tests.outcome(format('select public.record_refund(%L, 1000)', tests.id_of('paid'))), 'accepted', 'a part goes back');
select is(pg_temp.states('paid'), 'refund_due cancelled none 250', 'the rest is owed');
select is(tests.outcome(format('select public.record_refund(%L, 700)', tests.id_of('paid'))), 'accepted', 'and follows');
select is(pg_temp.states('paid'), 'refunded cancelled none 250', 'the kept fee does not leave the order open');
select is(tests.outcome(format('select public.record_refund(%L, 250)', tests.id_of('paid'))), 'accepted', 'it may go back, too, when the mistake was ours');
select is((select sum(amount_kes) from public.refunds where order_id = tests.id_of('paid')), 1950::bigint, 'all of it then');

-- Delivered free of charge: nothing is kept
select pg_temp.paid_and_sent('free', 1);
select tests.as_owner();
update public.orders set delivery_kes = 0, total_kes = subtotal_kes where id = tests.id_of('free');
update public.payments set amount_kes = 850, received_kes = 850 where order_id = tests.id_of('free');
select tests.sign_in('boss');
select is(pg_temp.back('free'), 'accepted', 'a parcel that was sent free of charge comes back');
select is(pg_temp.states('free'), 'refund_due cancelled none 0', 'everything is owed');
select is(pg_temp.told('free'), 'Parcel came back: Order … could not be delivered and is back with us. We will send KSh 850 back to you.', 'and said');
select is(tests.stock_of(9002), 99, 'a broken piece stays off the shelf');

-- Paid back in part, or wholly, while it was on its way
select pg_temp.paid_and_sent('part', 1);
select public.record_refund(tests.id_of('part'), 300);
select is(pg_temp.back('part'), 'accepted', 'a parcel that was paid back in part comes back');
select is((select (detail ->> 'amount_kes')::integer from public.order_events where order_id = tests.id_of('part') and kind = 'refund_due'), 550, 'the rest of the goods is owed');
select pg_temp.paid_and_sent('whole', 1);
select public.record_refund(tests.id_of('whole'), 1100);
select is(pg_temp.back('whole'), 'accepted', 'one that was paid back wholly does not stay on its way');
select is(pg_temp.states('whole'), 'refunded cancelled none 0', 'and owes nothing');
select is(pg_temp.told('whole'), 'Parcel came back: Order … could not be delivered and is back with us.', 'of which nothing is said');
select pg_temp.paid_and_sent('kept', 1);
select public.record_refund(tests.id_of('kept'), 1100);
select is((public.set_order_fulfilment(tests.id_of('kept'), 'delivered')).payment_state, 'refunded', 'or it arrives after all, and stays paid back');

-- A cash parcel whose cash was noted too early
select tests.sign_in('asha');
select tests.remember('noted', (tests.order_of(9002, 1, 'cash')).id);
select pg_temp.send('noted');
select public.collect_cash(tests.id_of('noted'), 1100);
select is(pg_temp.back('noted'), 'accepted', 'cash that was taken at the door goes back');
select is(pg_temp.states('noted'), 'refund_due cancelled none 250', 'as other money does');

select * from finish();
rollback;
