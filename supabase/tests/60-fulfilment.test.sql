begin;
select plan(41);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.move(wanted text, state text) returns text language sql as $$
  select tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of(wanted), state))
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
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('cash'))), 'not_found', 'an administrator uses his own way to cancel');
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
select tests.sign_in('asha');
select results_eq(format($$ select kind, actor_id from public.order_events where order_id = %L order by id $$, tests.id_of('cash')),
  $$ values ('placed', tests.user_id('asha')), ('packed', tests.user_id('boss')), ('dispatched', tests.user_id('boss')), ('delivered', tests.user_id('boss')) $$,
  'the events tell the story');
select results_eq(format($$ select title from public.notifications where metadata ->> 'order_id' = %L order by title $$, tests.id_of('cash')),
  $$ values ('Delivered'), ('On its way'), ('Order received') $$, 'and the buyer was told');

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

select * from finish();
rollback;
