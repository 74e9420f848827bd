-- Money that is owed back pays another bill of the same payer, and nobody else's.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 1000;
create table pg_temp.heard (id uuid);
create function pg_temp.place(called text, quantity integer default 1, who text default 'asha', method text default 'mpesa') returns void language sql as $$
  select tests.sign_in(who);
  select tests.remember(called, (tests.order_of(9002, quantity, method)).id);
$$;
create function pg_temp.number(called text) returns text language sql security definer as $$
  select number from public.bills where id = tests.id_of($1)
$$;
create function pg_temp.comes(called text, receipt text, kes integer) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.as_owner();
  perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', comes.receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', kes, 'account', pg_temp.number(called))),
    gen_random_uuid(), 'c2b');
  answer := private.place_line(comes.receipt, null);
  perform tests.sign_in('boss');
  return answer;
end $$;
create function pg_temp.paid(wanted text) returns uuid language sql security definer as $$ select id from public.payments where receipt = wanted $$;
create function pg_temp.told() returns text language sql security definer as $$
  with new as (
    insert into pg_temp.heard select n.id from public.notifications n
    where n.user_id = tests.user_id('asha') and not exists (select 1 from pg_temp.heard h where h.id = n.id) returning id
  )
  select string_agg(n.title || ': ' || n.message, ' | ' order by n.created_at, n.title) from new join public.notifications n using (id)
$$;
create function pg_temp.page(called text) returns text language plpgsql as $$
begin
  perform tests.sign_in('asha');
  return (select coalesce(string_agg(concat_ws(' ', m.what, m.amount_kes, m.receipt, m.number), ', ' order by m.what, m.amount_kes), 'nothing')
    from public.money_of_bill(tests.id_of(called)) m);
end $$;
create function pg_temp.ledger(called text) returns text language sql security definer as $$
  select concat_ws(' ', s.in_doubt_kes, s.owed_back_kes, s.sales_kes, s.refunded_kes) from public.bill_balances s where s.bill_id = tests.id_of(called)
$$;
create function pg_temp.move(receipt text, called text, kes numeric, who text default 'boss') returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return tests.outcome(format('select public.move_money(%L, %L, %s)', pg_temp.paid(receipt), tests.id_of(called), kes));
end $$;
create function pg_temp.state(called text) returns text language sql security definer as $$
  select state || ' ' || received_kes from public.bills where id = tests.id_of(called)
$$;
create function pg_temp.nr(words text, one text, other text) returns text language sql as $$
  select replace(replace(words, pg_temp.number(one), '#A'), pg_temp.number(other), '#B')
$$;
grant execute on all functions in schema pg_temp to public;

-- What came above the price pays a part of another order
select pg_temp.place('first');
select pg_temp.place('next');
select pg_temp.place('theirs', 1, 'baraka');
select pg_temp.place('cash', 1, 'asha', 'cash');
select pg_temp.comes('first', 'UKD0000001', 1500);
select pg_temp.told();
select is(pg_temp.move('UKD0000001', 'next', 100), 'too_much', 'nothing is moved of what is in doubt');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('first'), 'paid_less');
select pg_temp.told();
select is((select array_agg(number || ' ' || open_kes || ' ' || movable_kes) from public.bills_for_move(pg_temp.paid('UKD0000001'))),
  array[pg_temp.number('next') || ' 1100 400'], 'the desk is offered the open bill of the same payer, and no other');
select is(pg_temp.move('UKD0000001', 'next', 401), 'too_much', 'no more than is owed');
select is(pg_temp.move('UKD0000001', 'next', 10.5), 'wrong_amount', 'whole shillings');
select is(pg_temp.move('UKD0000001', 'next', 0), 'wrong_amount', 'and at least one');
select is(pg_temp.move('UKD0000001', 'theirs', 100), 'not_same_payer', 'never for somebody else');
select is(pg_temp.move('UKD0000001', 'cash', 100), 'order_closed', 'nor what is paid in cash');
select is(pg_temp.move('UKD0000001', 'first', 100), 'wrong_state', 'nor for itself');
select is(pg_temp.move('UKD0000001', 'next', 100, 'packer'), 'not_allowed', 'by whoever decides about payments');
select is(pg_temp.move('UKD0000001', 'next', 100, 'asha'), 'not_allowed', 'and not by its payer');
select tests.as_visitor();
select is(tests.outcome(format('select public.move_money(%L, %L, 1)', pg_temp.paid('UKD0000001'), tests.id_of('next'))), '42501', 'nor a visitor');
select is(pg_temp.told(), null, 'nobody heard of what was refused');
select is(pg_temp.move('UKD0000001', 'next', 300), 'accepted', 'a part is moved');
select is(pg_temp.nr(pg_temp.told(), 'first', 'next'), 'Not all of the money is here: KSh 300 of KSh 1,100 came for order #B. Pay the other KSh 800, or write to us if you want it back. KSh 300 of it was moved from #A. The other KSh 100 goes back to you.', 'they are told once');
select is(pg_temp.nr(pg_temp.page('first'), 'first', 'next'), 'moved 300 #B, owed_above 100', 'the one says where it went and what is still owed');
select is(pg_temp.nr(pg_temp.page('next'), 'first', 'next'), 'moved_in 300 #A', 'the other where it came from');
select is(pg_temp.ledger('first'), '0 100 1100 300', 'as the ledger of the one');
select is(pg_temp.ledger('next'), '300 0 0 0', 'and of the other');
select tests.as_owner();
select is((select sum(amount_kes) from public.ledger_entries where account = 'moved'), 0::bigint, 'nothing is left in between');
select is((select sum(amount_kes) from public.ledger_entries where account = 'mpesa'), 1500::bigint, 'M-Pesa has what it had');
select is_empty('select event_id from public.ledger_entries group by event_id having sum(amount_kes) <> 0', 'each event sums to zero');
select is(pg_temp.state('first') || ', ' || pg_temp.state('next'), 'paid 1500, needs_review 300', 'the first stays paid, the next waits for the rest');

-- A prompt for the rest pays it; a prompt that is out keeps money from being moved
select tests.sign_in('asha');
select is(public.start_payment(tests.id_of('next')) ->> 'amount_kes', '800', 'a prompt asks for the rest');
select is(pg_temp.move('UKD0000001', 'next', 100), 'wrong_state', 'meanwhile nothing is moved');
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'rest', merchant_request_id = 'M-rest'
where bill_id = tests.id_of('next') and state = 'starting';
select tests.as_service();
select is(public.settle_payment('rest', 'M-rest', 0, 'OK', 800, 'UKD0000002'), 'paid', 'it is paid by both');
select is(pg_temp.state('next') || ' ' || pg_temp.ledger('next'), 'paid 1100 0 0 1100 0', 'to the shilling');
select tests.as_owner();
set constraints all immediate;
set constraints all deferred;
select is((select string_agg(kind || ' ' || total_kes, ', ') from public.invoices where bill_id = tests.id_of('next')), 'invoice 1100', 'with one invoice');
select is((select string_agg(kind || ' ' || total_kes, ', ') from public.invoices where bill_id = tests.id_of('first')), 'invoice 1100', 'and none is taken back');
select tests.sign_in('asha');
select is((select jsonb_path_query_first(public.receipt(tests.id_of('next')), '$.payments[*].number ? (@ != null)') #>> '{}'), pg_temp.number('first'), 'its receipt names where a part came from');
select is((select public.receipt(tests.id_of('first')) #> '{refunds,0}' ->> 'number'), pg_temp.number('next'), 'and that one where it went');

-- A second payment pays another order at once, and is never said to have gone to a phone
select pg_temp.comes('first', 'UKD0000003', 1100);
select pg_temp.place('third');
select pg_temp.told();
select is(pg_temp.move('UKD0000003', 'third', 1100), 'accepted', 'all of a second payment');
select is(pg_temp.nr(pg_temp.told(), 'first', 'third'), 'Payment received: KSh 1,100 for order #B. We are packing it now. KSh 1,100 of it was moved from #A.', 'told once, as paid');
select is(pg_temp.state('third') || ' ' || pg_temp.ledger('third'), 'paid 1100 0 0 1100 0', 'paid and ours');
select is((select state from public.payments where receipt = 'UKD0000003'), 'refunded', 'nothing of it waits at the desk');
select tests.sign_in('boss');
select is_empty(format('select * from public.bill_queue() where payment_id = %L', pg_temp.paid('UKD0000003')), 'or stands in its list');
select is(pg_temp.move('UKD0000003', 'third', 1), 'already_paid', 'nor does it go twice');

-- What was moved and is sent back after all leaves M-Pesa
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('third'), 'cancelled');
select public.record_refund(tests.id_of('third'), 1100, 'UKE0000001', phone => '0712 345 671');
select tests.agree_to_refunds();
select tests.as_owner();
select is((select sum(amount_kes) from public.ledger_entries where account = 'moved'), 0::bigint, 'nothing is left in between');
select is((select sum(amount_kes) from public.ledger_entries where account = 'mpesa'), (1500 + 800 + 1100 - 1100)::bigint, 'M-Pesa has less');
select is((select payment_state from public.orders where id = tests.id_of('third')), 'refunded', 'and the order is over');

-- Money of an order that was cancelled
select pg_temp.place('over');
select pg_temp.comes('over', 'UKD0000004', 1100);
select public.set_order_fulfilment(tests.id_of('over'), 'cancelled');
select pg_temp.place('instead', 2);
select pg_temp.told();
select is(pg_temp.move('UKD0000004', 'instead', 1100), 'accepted', 'pays a part of the next one');
select is((select payment_state from public.orders where id = tests.id_of('over')), 'refunded', 'nothing of it is owed any more');
select is(pg_temp.nr(pg_temp.page('over'), 'over', 'instead'), 'moved 1100 #B', 'its page says where it went');

-- Whose bill it is
select tests.as_owner();
select ok(private.is_same_payer(jsonb_populate_record(null::public.bills, '{"phone": "254712345671"}'),
  jsonb_populate_record(null::public.bills, '{"phone": "254712345671"}')), 'visitors with one phone');
select ok(not private.is_same_payer(jsonb_populate_record(null::public.bills, '{"phone": "254700000000"}'),
  jsonb_populate_record(null::public.bills, '{"phone": "254700000000"}')), 'not with the number of nobody');
select ok(not private.is_same_payer(jsonb_populate_record(null::public.bills, '{}'), jsonb_populate_record(null::public.bills, '{}')),
  'nor without one');

select * from finish();
rollback;
