begin;
select plan(57);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.move(wanted text, state text) returns text language sql as $$
  select tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of(wanted), state))
$$;
create function pg_temp.told(wanted text) returns text language sql security definer as $$
  select replace(n.message, o.number, '…') from public.notifications n join public.orders o on n.metadata ->> 'order_id' = o.id::text
  where o.id = tests.id_of(wanted) and n.title = 'Order cancelled'
$$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('asha');
select tests.remember('cash', (tests.order_of(9001, 1, 'cash')).id);
select tests.remember('mpesa', (tests.order_of(9001, 2, 'mpesa')).id);
select tests.remember('paid', (tests.order_of(9002, 1, 'mpesa')).id);
select tests.remember('regret', (tests.order_of(9002, 3, 'mpesa')).id);

-- Cancelling by the buyer
select tests.as_visitor();
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('regret'))), 'not_signed_in', 'a visitor cancels nothing');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('regret'))), 'not_found', 'a stranger''s order is not there');
select tests.sign_in('asha');
select is((public.cancel_order(tests.id_of('regret'))).fulfilment_state, 'cancelled', 'the buyer cancels');
select is(tests.stock_of(9002), 99, 'and the pieces go back');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('regret'))), 'wrong_state', 'once');
select is(tests.stock_of(9002), 99, 'a second time returns nothing');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('regret'))), 'order_closed', 'a cancelled order takes no payment');

-- Only administrators move orders
select is(pg_temp.move('cash', 'dispatched'), 'not_allowed', 'the buyer moves no order');
select tests.as_visitor();
select is(pg_temp.move('cash', 'dispatched'), '42501', 'a visitor neither');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('cash'))), 'not_found', 'an administrator uses their own way to cancel');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, %L)', gen_random_uuid(), 'packed')), 'not_found', 'an unknown order is not found');
select is(pg_temp.move('mpesa', 'packed'), 'wrong_state', 'what is not paid is not packed');
select is(pg_temp.move('mpesa', 'dispatched'), 'wrong_state', 'nor sent');

-- Every step that is not drawn is refused
select is(pg_temp.move('cash', state), 'wrong_state', 'placed is not followed by ' || coalesce(state, 'null'))
from (values ('placed'), ('delivered'), ('lost'), (null)) steps (state);
select is(pg_temp.move('cash', 'packed'), 'accepted', 'a cash order is packed');
select is(pg_temp.move('cash', 'delivered'), 'wrong_state', 'packed is not delivered');
select is(pg_temp.move('cash', 'dispatched'), 'accepted', 'sent');
select is(pg_temp.move('cash', 'cancelled'), 'wrong_state', 'what is on its way is not cancelled');
select is(pg_temp.move('cash', 'packed'), 'wrong_state', 'there is no way back');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('cash'))), 'wrong_state', 'the buyer cannot stop a parcel');
select tests.sign_in('boss');
select is((public.set_order_fulfilment(tests.id_of('cash'), 'delivered')).payment_state, 'paid', 'delivered, and thereby paid in cash');
select is(pg_temp.move('cash', 'cancelled'), 'wrong_state', 'delivered is the end');
select is(tests.outcome(format('select public.collect_cash(%L, 850)', tests.id_of('cash'))), 'already_paid', 'its cash is not taken twice');
select is((select jsonb_agg(amount_kes) from public.payments where order_id = tests.id_of('cash')), '[550]', 'and booked once');
select tests.sign_in('asha');
select results_eq(format($$ select kind, actor_id from public.order_events where order_id = %L order by id $$, tests.id_of('cash')),
  $$ values ('placed', tests.user_id('asha')), ('packed', tests.user_id('boss')), ('dispatched', tests.user_id('boss')), ('delivered', tests.user_id('boss')) $$,
  'the events tell the story');
select results_eq(format($$ select title from public.notifications where metadata ->> 'order_id' = %L order by title $$, tests.id_of('cash')),
  $$ values ('Delivered'), ('Order received') $$, 'and the buyer was told');

-- A paid order
select tests.prompted(tests.id_of('paid'), 'C-paid') is not null;
select is(public.settle_payment('C-paid', 'M-C-paid', 0, 'ok', 1100, 'RCPT1'), 'paid', 'paid by M-Pesa');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('paid'))), 'wrong_state', 'the buyer does not cancel what is paid');
select tests.sign_in('boss');
select is(pg_temp.move('paid', 'packed'), 'accepted', 'it is packed');
select is((public.set_order_fulfilment(tests.id_of('paid'), 'cancelled')).payment_state, 'refund_due', 'cancelling it owes the money back');
select is(tests.stock_of(9002), 100, 'and returns the pieces');
select results_eq(format($$ select kind from public.order_events where order_id = %L order by id $$, tests.id_of('paid')),
  $$ values ('placed'), ('payment_prompted'), ('payment_confirmed'), ('packed'), ('cancelled'), ('refund_due') $$, 'all of it in the events');

-- An unpaid order
select is((public.set_order_fulfilment(tests.id_of('mpesa'), 'cancelled')).payment_state, 'unpaid', 'cancelling an unpaid order owes nothing');
select is(tests.stock_of(9001), 4, 'and returns its pieces');
select tests.sign_in('asha');
select matches((select message from public.notifications where title = 'Order cancelled' and metadata ->> 'order_id' = tests.id_of('mpesa')::text),
  'You have not been charged', 'the buyer hears that nothing was charged');
select tests.as_owner();
select results_eq($$ select reason, sum(change) from public.stock_movements group by 1 order by 1 $$,
  $$ values ('order', -7::bigint), ('released', 6) $$, 'movements account for every piece');
select lives_ok($$ delete from auth.users where id = tests.user_id('asha') $$, 'an account can go');
select is(count(*), 4::bigint, 'its orders stay, for the books') from public.orders where user_id is null;
select lives_ok(format('update public.orders set fulfilment_state = %L where id = %L', 'placed', tests.id_of('mpesa')), 'such an order can be reopened');
select tests.sign_in('boss');
select is(pg_temp.move('mpesa', 'cancelled'), 'accepted', 'and cancelled without anybody to tell');

-- Money in doubt, and money that went back
select tests.sign_in('baraka');
select tests.remember('doubt', (tests.order_of(9002, 1, 'mpesa')).id);
select tests.prompted(tests.id_of('doubt'), 'C-doubt') is not null;
select is(public.settle_payment('C-doubt', 'M-C-doubt', 0, 'ok', 500, 'RCPT2'), 'needs_review', 'too little came');
select tests.sign_in('boss');
select is((public.set_order_fulfilment(tests.id_of('doubt'), 'cancelled')).payment_state, 'needs_review', 'cancelling decides nothing about it');
select is(pg_temp.told('doubt'), 'We had to cancel order …. We are still looking into your payment: what came in is sent back to you.', 'and nobody says that nothing was charged');
select tests.sign_in('baraka');
select tests.remember('named', (tests.order_of(9002, 1, 'mpesa')).id);
select public.name_receipt(tests.id_of('named'), 'SKA4N7Q2XD');
select tests.sign_in('boss');
select is(pg_temp.move('named', 'cancelled'), 'accepted', 'an order with a named receipt is cancelled');
select is(pg_temp.told('named'), 'We had to cancel order …. We are still looking into your payment: what came in is sent back to you.', 'in the same words');
select tests.sign_in('baraka');
select tests.remember('twice', (tests.order_of(9002, 1, 'mpesa')).id);
select tests.prompted(tests.id_of('twice'), 'C-twice') is not null;
select public.settle_payment('C-twice', 'M-C-twice', 0, 'ok', 1100, 'RCPT3');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('twice'), 100);
select is(pg_temp.move('twice', 'cancelled'), 'accepted', 'an order that was paid back in part is cancelled');
select is(pg_temp.told('twice'), 'We had to cancel order …. We will send your KSh 1,000 back to you.', 'and the rest is promised');
select tests.sign_in('baraka');
select tests.remember('back', (tests.order_of(9002, 1, 'mpesa')).id);
select tests.prompted(tests.id_of('back'), 'C-back') is not null;
select public.settle_payment('C-back', 'M-C-back', 0, 'ok', 1100, 'RCPT4');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('back'), 1100);
select is(pg_temp.move('back', 'cancelled'), 'wrong_state', 'one that was paid back wholly is cancelled already');
select is(pg_temp.told('back'), null, 'and its buyer reads that with the money, and no second time');

-- Cash that was paid back is not taken again
select tests.sign_in('baraka');
select tests.remember('door', (tests.order_of(9001, 1, 'cash')).id);
select tests.sign_in('boss');
select is(pg_temp.move('door', 'dispatched'), 'accepted', 'a cash order is sent');
select is((public.collect_cash(tests.id_of('door'), 550)).payment_state, 'paid', 'its cash is noted');
select public.record_refund(tests.id_of('door'), 550);
select is(tests.outcome(format('select public.collect_cash(%L, 550)', tests.id_of('door'))), 'wrong_state', 'and paid back: it is not noted again');
select is((public.set_order_fulfilment(tests.id_of('door'), 'delivered')).payment_state, 'refunded', 'the delivery does not make it paid');
select is(count(*), 1::bigint, 'nor books it again') from public.payments where order_id = tests.id_of('door');

select * from finish();
rollback;
