-- Money that was here before anybody knew which order it was for: its payer reads when it came, when it was placed, and no excuse that is not so.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{joel,baraka,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 50;
select tests.as_owner();
select public.tell_mpesa_account('174379', '555555');
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
-- an order of ten days ago that ran out of time, and money for it of nine days ago with a useless account
create function pg_temp.old(called text, receipt text, payer text default '254712345671') returns void language plpgsql as $$
begin
  perform tests.sign_in('joel');
  perform tests.remember(called, (tests.order_of(9002, 1)).id);
  perform tests.as_owner();
  update public.orders set placed_at = now() - interval '10 days', hold_expires_at = now() - interval '9 days' where id = tests.id_of(called);
  update public.bills set created_at = now() - interval '10 days' where id = tests.id_of(called);
  perform public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', receipt,
    'completed_at', now() - interval '9 days 1 hour', 'paid_in_kes', '1100', 'account', 'dawa'), '174379', payer);
  perform pg_temp.done();
  perform private.release_holds(array[tests.id_of(called)]);
end $$;
create function pg_temp.give(called text, receipt text) returns text language plpgsql as $$
declare
  number text;
begin
  perform tests.as_owner();
  select o.number into number from public.orders o where o.id = tests.id_of(called);
  perform tests.sign_in('boss');
  return public.assign_money(receipt, number);
end $$;
create function pg_temp.told(called text) returns text language sql security definer as $$
  select replace(n.title || ': ' || n.message, (select number from public.orders where id = tests.id_of(called)), '#')
  from public.notifications n where n.user_id = tests.user_id('joel') and n.title in ('Payment received', 'Refund on its way')
    and n.message like '%' || (select number from public.orders where id = tests.id_of(called)) || '%'
  order by n.created_at desc limit 1
$$;
grant execute on all functions in schema pg_temp to public;

select pg_temp.old('first', 'UKB0000001');
select is(pg_temp.give('first', 'UKB0000001'), 'paid', 'the desk gives it to its order');
select is(pg_temp.told('first'), 'Payment received: KSh 1,100 for order # was here, but we did not know which order it was for. We still have everything and are packing it now.', 'its buyer reads what was so');
select tests.sign_in('joel');
select is((select at from public.order_events where order_id = tests.id_of('first') and kind = 'payment_confirmed'), now() - interval '9 days 1 hour', 'the story of the order says when M-Pesa had it');
select is((public.receipt(tests.id_of('first')) #>> '{payments,0,at}')::timestamptz, now() - interval '9 days 1 hour', 'and so does its receipt');
select results_eq(format('select what, amount_kes, receipt, private_day from (select m.*, (m.at > now() - interval ''1 hour'') as private_day from public.money_of_bill(%L) m) m', tests.id_of('first')),
  $$ values ('matched', 1100, 'UKB0000001', true) $$, 'with the day on which it was given to the order');
select tests.sign_in('baraka');
select is_empty(format('select 1 from public.money_of_bill(%L)', tests.id_of('first')), 'nobody else reads it');
select is_empty(format('select 1 from public.order_events where order_id = %L', tests.id_of('first')), 'nor the story');
select tests.as_visitor();
select is_empty(format('select 1 from public.money_of_bill(%L)', tests.id_of('first')), 'a visitor neither');
select tests.as_owner();
select is((select private.nairobi_date(paid_at) from public.payments where receipt = 'UKB0000001'), private.nairobi_date(), 'the books have it on the day of placing, as before');
select is((select fulfilment_state || ' ' || payment_state from public.orders where id = tests.id_of('first')), 'placed paid', 'the order goes on');

-- sold meanwhile
select pg_temp.old('sold', 'UKB0000002');
select tests.as_owner();
update public.products set stock = 0;
select is(pg_temp.give('sold', 'UKB0000002'), 'refund_due', 'without its pieces the money is owed back');
select is(pg_temp.told('sold'), 'Refund on its way: KSh 1,100 for order # was here, but we did not know which order it was for, and something of it is sold. We are sorry, and will send it back to you.', 'and its buyer reads why');
select tests.as_owner();
update public.products set stock = 50;
select pg_temp.old('other', 'UKB0000003', '254799999999');
select tests.as_owner();
update public.products set stock = 0;
select is(pg_temp.give('other', 'UKB0000003'), 'refund_due', 'what another phone paid');
select is(pg_temp.told('other'), 'Refund on its way: KSh 1,100 for order # came after the order was closed. We will send it back to the number that paid, 2547*****999.', 'goes to that phone');

-- what its buyer had ended was not lost because nobody knew
select tests.as_owner();
update public.products set stock = 50;
select tests.sign_in('joel');
select tests.remember('ended', (tests.order_of(9002, 1)).id);
select public.cancel_order(tests.id_of('ended'));
select tests.as_owner();
select public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', 'UKB0000006',
  'completed_at', now(), 'paid_in_kes', '1100', 'account', 'dawa'), '174379', '254712345671');
select pg_temp.done();
select is(pg_temp.give('ended', 'UKB0000006'), 'refund_due', 'money for an order that its buyer cancelled');
select is(pg_temp.told('ended'), 'Refund on its way: KSh 1,100 for order # came after the order was closed. We will send it back to you.', 'goes back without an excuse');

-- what came and was known at once
select tests.as_owner();
update public.products set stock = 50;
select tests.sign_in('joel');
select tests.remember('today', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('today'), 'today');
select tests.as_service();
select public.settle_payment('today', 'M-today', 0, 'ok', 1100, 'UKB0000004');
select tests.sign_in('joel');
select is_empty(format('select 1 from public.money_of_bill(%L)', tests.id_of('today')), 'needs no word');

-- without a bill for an hour of the same day
select tests.sign_in('joel');
select tests.remember('hour', (tests.order_of(9002, 1)).id);
select tests.as_owner();
select public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', 'UKB0000005',
  'completed_at', now(), 'paid_in_kes', '1100', 'account', 'dawa'), '174379', '254712345671');
select pg_temp.done();
select is(pg_temp.give('hour', 'UKB0000005'), 'paid', 'given to its order on the day it came');
select tests.sign_in('joel');
select is_empty(format('select 1 from public.money_of_bill(%L)', tests.id_of('hour')), 'needs no word either');
select * from finish();
rollback;
