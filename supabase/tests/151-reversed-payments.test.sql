-- M-Pesa takes a payment back: the line of its statement makes the bill owing again, once, on its own day, and nothing of it is left to refund.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,mutheu,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer'),
  (tests.user_id('mutheu'), 'practitioner');
update public.products set stock = 1000;
insert into public.profiles (user_id, phone) values (tests.user_id('baraka'), '254712000222')
on conflict (user_id) do update set phone = excluded.phone;
update public.practitioners set licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = current_date + 300,
  verified_at = now(), status = 'active', slot_minutes = 60, min_notice_minutes = 0, works_on_holidays = true;
insert into public.practice_hours (practitioner_id, weekday, opens, closes)
select p.id, d, '00:00', '24:00' from public.practitioners p, generate_series(1, 7) d;
insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes)
select id, 'First visit', 60, 700, '{video}' from public.practitioners;
create function pg_temp.bill(called text) returns public.bills language sql security definer as $$
  select b from public.bills b where b.id = tests.id_of(called)
$$;
create function pg_temp.receipt(called text) returns text language sql immutable as $$ select 'TD' || upper(substr(md5(called), 1, 8)) $$;
create function pg_temp.pay(called text) returns void language plpgsql as $$
begin
  perform tests.prompted(tests.id_of(called), called);
  perform tests.as_service();
  perform public.settle_payment(called, 'M-' || called, 0, 'ok', (pg_temp.bill(called)).asked_kes, pg_temp.receipt(called));
end $$;
create function pg_temp.buy(called text) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, 1)).id);
  perform pg_temp.pay(called);
end $$;
create function pg_temp.line(called text, own text, kes integer default null, at timestamptz default now()) returns jsonb language plpgsql as $$
begin
  perform tests.sign_in('boss');
  return public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', own, 'completed_at',
    to_char(at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'withdrawn_kes', coalesce(kes, (pg_temp.bill(called)).asked_kes),
    'details', 'Reversal of ' || pg_temp.receipt(called))));
end $$;
create function pg_temp.sums(called text) returns jsonb language sql security definer as $$
  select jsonb_object_agg(account, kes) from (
    select account, sum(amount_kes) as kes from public.ledger_entries where bill_id = tests.id_of(called) group by 1) s
$$;
create function pg_temp.payment(called text) returns public.payments language sql security definer as $$
  select p from public.payments p where p.receipt = pg_temp.receipt(called)
$$;
create function pg_temp.told(who text default 'asha') returns text language sql security definer as $$
  select n.title || ': ' || n.message from public.notifications n where n.user_id = tests.user_id(who) and n.title = 'Your payment was taken back'
  order by n.created_at desc, n.id desc limit 1
$$;
create function pg_temp.papers(called text) returns text language sql security definer as $$
  select string_agg(i.kind || ' ' || i.total_kes || coalesce(' ' || i.reason, ''), ', ' order by i.document_no) from public.invoices i where i.bill_id = tests.id_of(called)
$$;
create function pg_temp.day(wanted text) returns text language sql as $$
  select a ->> wanted from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a where a ->> 'account' = 'mpesa'
$$;
create function pg_temp.owing() returns text[] language sql as $$
  select array_agg(q.number || ' ' || q.amount_kes order by q.number) from public.bill_queue() q where q.waits = 'owing'
$$;
grant execute on all functions in schema pg_temp to public;

-- delivered: it stays so, and is owing
select pg_temp.buy('gone');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('gone'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('gone'), 'delivered');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.papers('gone'), 'invoice 1100', 'paid and invoiced');
select is(pg_temp.line('gone', 'TD12RV77BB') ->> 'imported', '1', 'the line of the statement');
set constraints all immediate;
select is((pg_temp.payment('gone')).state, 'reversed', 'takes the payment back');
select is(pg_temp.sums('gone'), '{"mpesa": 0, "owing": 1100, "sales_order": -1100}', 'the money is gone, what was sold is owing');
select is((select array_agg(e.what || ' ' || e.reference || ' ' || e.amount_kes order by e.account) from public.ledger_entries e where e.reference = 'TD12RV77BB'),
  '{reversed TD12RV77BB -1100,reversed TD12RV77BB 1100}', 'one event of its own, which sums to zero');
select is((select array[received_kes, refunded_kes, sales_kes, owing_kes] from public.bill_balances where bill_id = tests.id_of('gone')), '{0,0,1100,1100}', 'as the balance says');
select is((select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of('gone')), 'failed delivered', 'the parcel stays delivered');
select is(pg_temp.papers('gone'), 'invoice 1100', 'the invoice stays, for the goods were kept');
select is(pg_temp.told(), format('Your payment was taken back: M-Pesa took KSh 1,100 for order %s back with receipt TD12RV77BB. The order is owing again: please pay it.',
  (pg_temp.bill('gone')).number), 'its buyer is told');
select tests.sign_in('boss');
select is(pg_temp.owing(), array[(pg_temp.bill('gone')).number || ' 1100'], 'it stands among what is to be chased');
select is((select count(*)::integer from public.refunds), 0, 'and is no refund by the shop');
select is(pg_temp.day('reversed_kes'), '1100', 'the close names it');
select is(pg_temp.day('refunds_kes'), '0', 'apart from refunds');
select is((select count(*)::integer from jsonb_array_elements(pg_temp.day('differences')::jsonb) d where d ->> 'receipt' = 'TD12RV77BB'), 0, 'and not as a difference');
select is((select status from public.payment_reconciliation where receipt = pg_temp.receipt('gone')), 'outside', 'its payment is not in doubt');
select is(pg_temp.line('gone', 'TD12RV77BB') ->> 'known', '1', 'a second import');
select is(pg_temp.sums('gone'), '{"mpesa": 0, "owing": 1100, "sales_order": -1100}', 'changes nothing');
select is(tests.outcome(format('select public.record_refund(%L, 1100, ''TD12RV77CC'')', tests.id_of('gone'))), 'reversed', 'nothing is left to refund');
select is(tests.outcome(format('select public.record_refund(%L, 1100, ''TD12RV77CC'', null, %L)', tests.id_of('gone'), (pg_temp.payment('gone')).id)), 'reversed', 'of the payment either');
select is(tests.outcome(format('select public.ask_refund(%L, %L, 1100)', tests.id_of('gone'), (pg_temp.payment('gone')).id)), 'reversed', 'nor by M-Pesa');
select is(public.offer_refund(tests.id_of('gone'), (pg_temp.payment('gone')).id, 1100) ->> 'most_kes', '0', 'nothing is offered');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', pg_temp.receipt('gone'), 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 1100, 'account', (pg_temp.bill('gone')).number)));
set constraints all immediate;
select tests.as_owner();
select is(private.unplaced_kes(pg_temp.receipt('gone')), 0, 'its own line, which the statement has too, is no other money');
select tests.as_service();
select is(public.settle_payment('gone', 'M-gone', 0, 'ok', 1100, pg_temp.receipt('gone'), 'callback'), 'already_settled', 'a callback that comes again changes nothing');
select tests.sign_in('baraka');
select is((select count(*)::integer from public.money_of_bill(tests.id_of('gone'))), 0, 'a stranger reads nothing of it');
select is(tests.outcome('select * from public.bill_queue()'), 'not_allowed', 'nor what is owing');
select tests.sign_in('packer');
select is(tests.outcome('select * from public.bill_queue()'), 'not_allowed', 'nor does a packer');
select tests.as_visitor();
select is((select count(*)::integer from public.money_of_bill(tests.id_of('gone'))), 0, 'nor a visitor');
select tests.sign_in('asha');
select results_eq(format('select what, amount_kes, receipt from public.money_of_bill(%L)', tests.id_of('gone')),
  $$ values ('reversed', 1100, 'TD12RV77BB'), ('owing', 1100, null) $$, 'its buyer reads what was taken back, and what is owing');
select is(tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of('gone'), pg_temp.receipt('gone'))), 'receipt_used', 'the old receipt pays nothing more');
select tests.prompted(tests.id_of('gone'), 'again');
select is(public.settle_payment('again', 'M-again', 0, 'ok', 1100, 'TD13AGAIN1'), 'paid', 'they pay again by a prompt');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.sums('gone'), '{"mpesa": 1100, "owing": 0, "sales_order": -1100}', 'and nothing is owing');
select is((select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of('gone')), 'paid delivered', 'it is paid');
select is(pg_temp.papers('gone'), 'invoice 1100', 'with the invoice it had');
select tests.sign_in('boss');
select is(pg_temp.owing(), null, 'and off the list');

-- on its way: it can still be delivered
select pg_temp.buy('rider');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('rider'), 'dispatched');
select pg_temp.line('rider', 'TD12RV77R1');
select is((public.set_order_fulfilment(tests.id_of('rider'), 'delivered')).payment_state, 'failed', 'what is on its way can be delivered, and is owing');

-- not dispatched: asked again, with a hold; given up after it
select pg_temp.buy('kept');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('kept'), 'packed');
set constraints all immediate;
select pg_temp.line('kept', 'TD12RV77K1');
select is((select payment_state || ' ' || fulfilment_state || ' ' || (hold_expires_at > now()) from public.orders where id = tests.id_of('kept')), 'failed placed true',
  'what has not left is asked for again and kept');
select tests.as_owner();
update public.orders set hold_expires_at = now() - interval '20 minutes' where id = tests.id_of('kept');
select private.release_expired_holds();
set constraints all immediate;
select is((select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of('kept')), 'expired cancelled', 'then given up');
select is(pg_temp.sums('kept'), '{"mpesa": 0, "owing": 0, "sales_order": 0}', 'and nothing is owing or sold');
select is(pg_temp.papers('kept'), 'invoice 1100, credit_note 1100 cancelled', 'as its papers say');

-- another sum, another word, and what we ordered ourselves
select pg_temp.buy('other');
select pg_temp.line('other', 'TD12RV77S1', 700);
select is((pg_temp.payment('other')).state, 'paid', 'another sum is nobody''s reversal');
select tests.sign_in('boss');
-- what somebody sent by hand has gone, and waits on for the second person
select pg_temp.buy('asked');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.record_refund(%L, 100, ''TD12RV77W1'', phone => ''0799 000 222'')', tests.id_of('asked'))), 'accepted', 'a refund waits');
select pg_temp.line('asked', 'TD12RV77W2', 500);
select tests.as_owner();
select is((select state from public.refund_orders where bill_id = tests.id_of('asked')), 'wanted', 'M-Pesa takes something back besides');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.record_refund(%L, 1100, ''TD12RV77S3'', null, %L, ''0712 345 671'')', tests.id_of('other'), (pg_temp.payment('other')).id)), 'reversed', 'but nothing goes back until somebody has booked it');
select is(tests.outcome(format('select public.ask_refund(%L, %L, 1100)', tests.id_of('other'), (pg_temp.payment('other')).id)), 'reversed', 'nor by M-Pesa');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('other'))), 'not_told', 'nor is it packed');
select is(tests.outcome(format('select public.record_refund(%L, 700, ''td12rv77s1'')', tests.id_of('other'))), 'reversed', 'not noted by the way, either');
select is(tests.outcome('select public.settle_reversal(''TD12RV77S1'', ''refund'', ''He keeps the rest.'')'), 'accepted', 'somebody says that it goes back, and why');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('other'))), 'accepted', 'it goes on');
select pg_temp.buy('ours');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('ours'), 1100, 'TD12RV77S2', null, (pg_temp.payment('ours')).id, '0712 345 671');
select pg_temp.line('ours', 'TD12RV77S2');
select tests.as_owner();
select is((select count(*)::integer from public.payments where reversal_receipt = 'TD12RV77S2'), 0, 'a reversal that is our refund is not counted twice');
select is(pg_temp.sums('ours') ->> 'mpesa', '0', 'the money went once');
-- money that is owed back has gone back
select pg_temp.buy('owed');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('owed'), 'cancelled');
select pg_temp.line('owed', 'TD12RV77O1');
select tests.as_owner();
select is((select payment_state from public.orders where id = tests.id_of('owed')), 'refunded', 'what was owed back has gone back');
select is((select array[amount_kes::text, reference] from public.refunds where bill_id = tests.id_of('owed')), '{1100,TD12RV77O1}', 'with the receipt of the reversal');

-- a month
select tests.sign_in('baraka');
select tests.remember('month', (public.bill_plan('premium') ->> 'bill_id')::uuid);
select pg_temp.pay('month');
set constraints all immediate;
select pg_temp.line('month', 'TD12RV77M1');
set constraints all immediate;
select tests.as_owner();
select is((select state from public.plan_payments where id = tests.id_of('month')), 'cancelled', 'the month is over');
select is((select private.plan_today(u) from public.user_subscriptions u where u.user_id = tests.user_id('baraka')), 'free', 'and their plan ends today');
select is(pg_temp.sums('month'), '{"mpesa": 0, "owing": 0, "sales_plan": 0}', 'nothing is owing for it');
select tests.sign_in('baraka');
select isnt(public.bill_plan('premium') ->> 'bill_id', tests.id_of('month')::text, 'they can pay for a new one');

-- hours
select tests.sign_in('asha');
select tests.remember('hour', (public.book_consultation((select id from public.practitioner_services), date_trunc('hour', now()) + interval '40 hours',
  'video', 'mpesa', gen_random_uuid(), 'Asha Mwangi') ->> 'id')::uuid);
select pg_temp.pay('hour');
select pg_temp.line('hour', 'TD12RV77H1');
select tests.as_owner();
select is((select state || ' ' || payment_state || ' ' || (hold_expires_at > now()) from public.consultations where id = tests.id_of('hour')), 'held failed true',
  'an hour that is to come is kept a little');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('hour'), 'hour2');
select is(public.settle_payment('hour2', 'M-hour2', 0, 'ok', 700, 'TD13AGAIN2'), 'paid', 'and is confirmed once it is paid again');
select tests.as_owner();
update public.consultations set state = 'completed', starts_at = starts_at - interval '50 hours', ends_at = ends_at - interval '50 hours',
  blocked = tstzrange(starts_at - interval '50 hours', ends_at - interval '50 hours') where id = tests.id_of('hour');
select tests.sign_in('boss');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'TD14RV77H2', 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'withdrawn_kes', 700, 'details', 'Reversal of TD13AGAIN2')));
select is(pg_temp.sums('hour') ->> 'owing', '700', 'an hour that took place is owing');
select tests.sign_in('asha');
select tests.as_owner();
update public.payments set created_at = created_at - interval '10 minutes', updated_at = updated_at - interval '10 minutes' where bill_id = tests.id_of('hour');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('hour'), 'hour3');
select is(public.settle_payment('hour3', 'M-hour3', 0, 'ok', 700, 'TD13AGAIN3'), 'paid', 'and can be paid');
select tests.as_owner();
select is((select state || ' ' || payment_state from public.consultations where id = tests.id_of('hour')), 'completed paid', 'it stays completed');
-- taken back before anybody knew whose it was
select tests.sign_in('asha');
select tests.remember('late', (tests.order_of(9002, 1)).id);
select tests.sign_in('boss');
select public.import_statement_lines(jsonb_build_array(
  jsonb_build_object('receipt', pg_temp.receipt('late'), 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
    'paid_in_kes', 1100, 'account', 'HERBS'),
  jsonb_build_object('receipt', 'TD15RV77L1', 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
    'withdrawn_kes', 1100, 'details', 'Reversal of ' || pg_temp.receipt('late'))));
select is(tests.outcome(format('select public.assign_money(%L, %L)', pg_temp.receipt('late'), (pg_temp.bill('late')).number)), 'receipt_used',
  'money that M-Pesa took back is given to no bill');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('late'), 'late');
select tests.as_service();
select public.settle_payment('late', 'M-late', 0, 'ok', 1100, pg_temp.receipt('late'));
select public.run_scheduled_jobs();
set constraints all immediate;
select tests.as_owner();
select is((pg_temp.payment('late')).state, 'reversed', 'an answer that comes after M-Pesa had taken the money back is reversed');
select is((select payment_state from public.orders where id = tests.id_of('late')), 'failed', 'and its order waits for payment');
select is((pg_temp.sums('late') ->> 'mpesa')::integer, 0, 'nothing of it is in M-Pesa');
-- or before its prompt told its receipt
select tests.sign_in('asha');
select tests.remember('slow', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('slow'), 'slow');
select pg_temp.line('slow', 'TD15RV77S1');
select tests.as_service();
select public.settle_payment('slow', 'M-slow', 0, 'ok', 1100, pg_temp.receipt('slow'));
select is((public.run_scheduled_jobs() ->> 'reversals')::integer, 1, 'a late answer is reversed by the clock');
select tests.as_owner();
select is((pg_temp.payment('slow')).state, 'reversed', 'within a minute');
select is((select count(*)::integer from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0, 'all sums to zero');
select * from finish();
rollback;
