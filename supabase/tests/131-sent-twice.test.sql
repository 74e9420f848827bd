-- A refund that M-Pesa said it had not sent, tried again, and then sent after all: once or twice.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,clerk,second,boss}'::text[]) name;
-- a role of this test that decides about payments
insert into private.role_capabilities (role, capability) values ('content', 'payments');
insert into public.user_roles (user_id, role) values (tests.user_id('packer'), 'packer'), (tests.user_id('clerk'), 'content'),
  (tests.user_id('second'), 'content'), (tests.user_id('boss'), 'admin');
update public.products set stock = 1000;
update public.shop_settings set refund_limit_kes = 5000;
create function pg_temp.owed(name text, quantity integer default 1, receipt text default null) returns void language plpgsql as $$
declare
  total integer;
begin
  perform tests.sign_in('asha');
  perform tests.remember(name, (tests.order_of(9002, quantity)).id);
  perform tests.prompted(tests.id_of(name), name);
  select o.total_kes into total from public.orders o where o.id = tests.id_of(name);
  perform public.settle_payment(name, 'M-' || name, 0, 'ok', total, coalesce(receipt, 'R' || upper(substr(md5(name), 1, 9))));
  perform tests.sign_in('boss');
  perform public.set_order_fulfilment(tests.id_of(name), 'cancelled');
end $$;
create function pg_temp.paid(wanted text) returns uuid language sql security definer as $$
  select id from public.payments where bill_id = tests.id_of(wanted)
$$;
create function pg_temp.ask(wanted text, amount integer, phone text default null) returns text language sql as $$
  select tests.outcome(format('select public.ask_refund(%L, %L, %s, %L, ''why'')', tests.id_of(wanted), pg_temp.paid(wanted), amount, phone))
$$;
create function pg_temp.refund(wanted text) returns public.refund_orders language sql security definer as $$
  select * from public.refund_orders o where o.bill_id = tests.id_of(wanted) order by o.created_at desc, o.state = 'withdrawn' limit 1
$$;
create function pg_temp.decide(what text, wanted text, more text default '') returns text language sql as $$
  select tests.outcome(format('select public.%I(%L%s)', what, (pg_temp.refund(wanted)).id, more))
$$;
create function pg_temp.claim() returns void language plpgsql as $$
begin
  perform tests.as_service();
  perform public.claim_mpesa_requests(50);
end $$;
create function pg_temp.token(wanted text) returns text language sql security definer as $$
  select r.token from private.mpesa_requests r where r.id = (pg_temp.refund(wanted)).request_id
$$;
create function pg_temp.answer(wanted text, code text, receipt text default null, amount integer default null, conversation text default 'C-1')
returns text language plpgsql as $$
begin
  perform tests.as_service();
  return public.receive_mpesa_answer(pg_temp.token(wanted), code, 'words', 'O-1', conversation, jsonb_build_object('Result', jsonb_build_object(
    'ResultCode', code, 'TransactionID', receipt, 'ResultParameters', jsonb_build_object('ResultParameter',
      jsonb_build_array(jsonb_build_object('Key', 'Amount', 'Value', amount))))));
end $$;
create function pg_temp.told(wanted text) returns text[] language sql security definer as $$
  select array_agg(n.title || ': ' || n.message order by n.created_at, n.title) from public.notifications n
  where n.user_id = tests.user_id('asha') and n.message like '%' || (select number from public.orders where id = tests.id_of(wanted)) || '%'
    and n.title in ('Your money is being sent back', 'Money sent back')
$$;
create function pg_temp.number(wanted text) returns text language sql security definer as $$
  select number from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.due(many integer default 0) returns void language sql security definer as $$
  update private.mpesa_requests set next_at = now() - interval '1 second' where state in ('due', 'sending', 'sent')
$$;
grant execute on all functions in schema pg_temp to public;
create function pg_temp.answer_to(request uuid, code text, receipt text default null, amount integer default 500) returns text language plpgsql as $$
begin
  perform tests.as_owner();
  return public.receive_mpesa_answer((select token from private.mpesa_requests where id = request), code, 'words', 'O-1', 'C-' || coalesce(receipt, ''),
    jsonb_build_object('Result', jsonb_build_object('ResultCode', code, 'TransactionID', receipt, 'ResultParameters', jsonb_build_object(
      'ResultParameter', jsonb_build_array(jsonb_build_object('Key', 'Amount', 'Value', amount))))));
end $$;
-- A part that failed and was tried again; remembers both requests.
create function pg_temp.tried_twice(called text) returns void language plpgsql as $$
begin
  perform pg_temp.owed(called);
  perform tests.sign_in('clerk');
  perform pg_temp.ask(called, 500);
  perform pg_temp.claim();
  perform tests.as_owner();
  perform tests.remember(called || ' first', (pg_temp.refund(called)).request_id);
  perform pg_temp.answer_to(tests.id_of(called || ' first'), '1');
  perform tests.sign_in('clerk');
  perform pg_temp.decide('retry_refund', called);
  perform tests.as_owner();
  perform tests.remember(called || ' second', (pg_temp.refund(called)).request_id);
end $$;
create function pg_temp.mpesa(called text) returns integer language sql security definer as $$
  select sum(e.amount_kes)::integer from public.ledger_entries e where e.account = 'mpesa'
    and (e.bill_id = tests.id_of(called) or e.reference in (select receipt from (values ('STW0000002'), ('STW0000009')) v (receipt)))
$$;
grant execute on all functions in schema pg_temp to public;
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');

-- The retry has not left
select pg_temp.tried_twice('kept');
select isnt(tests.id_of('kept first'), tests.id_of('kept second'), 'a retry is a request of its own');
select is(pg_temp.answer_to(tests.id_of('kept first'), '0', 'STW0000001'), 'done', 'the first one was sent after all');
select is((pg_temp.refund('kept')).state, 'done', 'which is what counts');
select is((select state || ' ' || result_code from private.mpesa_requests where id = tests.id_of('kept second')), 'failed withdrawn', 'the retry is withdrawn');
select pg_temp.claim();
select tests.as_owner();
select is((select state from private.mpesa_requests where id = tests.id_of('kept second')), 'failed', 'and never leaves');
select is((select refunded_kes from public.bills where id = tests.id_of('kept')), 500, 'the money is booked once');

-- The retry has left, and is sent too
select pg_temp.tried_twice('twice');
select pg_temp.claim();
select is(pg_temp.answer_to(tests.id_of('twice first'), '0', 'STW0000003'), 'done', 'the first one was sent after all');
select is(pg_temp.answer_to(tests.id_of('twice second'), '0', 'STW0000002'), 'done', 'and so was the retry');
select is((pg_temp.refund('twice')).receipt || ' ' || (pg_temp.refund('twice')).second_receipt, 'STW0000003 STW0000002', 'both receipts are kept');
select is(pg_temp.mpesa('twice'), 1100 - 500 - 500, 'the money that left is in the books');
select is((select refunded_kes from public.bills where id = tests.id_of('twice')), 500, 'the payer is owed the rest as before');
select is((select sum(amount_kes)::integer from public.ledger_entries where account = 'sent_twice'), 500, 'and what they got on top stands against it');
select is(pg_temp.answer_to(tests.id_of('twice second'), '0', 'STW0000002'), 'known', 'heard again');
select is((select sum(amount_kes)::integer from public.ledger_entries where account = 'sent_twice'), 500, 'it is booked once');
select tests.sign_in('clerk');
select is((select state || ' ' || second_receipt from public.refund_queue() limit 1), 'done STW0000002', 'the desk sees it before all else');
select is((select (a ->> 'refunds_kes')::integer from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a
  where a ->> 'account' = 'mpesa'), 1500, 'the day has all that went out');
select tests.as_owner();
select is((select count(*)::integer from public.notifications where title = 'A refund went out twice' and user_id = tests.user_id('clerk')), 1, 'who decides about payments is told');
select is((select array_agg(e[6] order by e[6]) from (select (x).cells as e from private.export_lines('refunds', 'entry', (now() at time zone 'Africa/Nairobi')::date, (now() at time zone 'Africa/Nairobi')::date) x) r),
  '{STW0000001,STW0000002,STW0000003}', 'and each receipt is in the list of what went back');

-- What became of the second sum
create function pg_temp.settle(called text, outcome text, receipt text default null, note text default null) returns text language sql as $$
  select tests.outcome(format('select public.settle_sent_twice(%L, %L, %L, %L)', (pg_temp.refund(called)).id, outcome, receipt, note))
$$;
create function pg_temp.lies(account text) returns integer language sql security definer as $$
  select coalesce(sum(amount_kes), 0)::integer from public.ledger_entries where account = $1
$$;
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('asha');
select is(pg_temp.settle('twice', 'cash'), 'not_allowed', 'a payer settles nothing');
select tests.sign_in('packer');
select is(pg_temp.settle('twice', 'cash'), 'not_allowed', 'nor does who packs');
select tests.as_visitor();
select is(pg_temp.settle('twice', 'cash'), '42501', 'nor a visitor');
select tests.sign_in('clerk');
select is(pg_temp.settle('kept', 'cash'), 'wrong_state', 'what went once is not settled so');
select is(pg_temp.settle('twice', 'lost'), 'bad_outcome', 'the money came back, or it is given up');
select is(pg_temp.settle('twice', null), 'bad_outcome', 'somebody says which');
select is(pg_temp.settle('twice', 'mpesa', 'x'), 'bad_receipt', 'by M-Pesa with its receipt');
select is(pg_temp.settle('twice', 'mpesa', 'STW0000002'), 'receipt_used', 'not that with which it went');
select is(pg_temp.settle('twice', 'written_off', null, ' '), 'bad_note', 'given up with a reason');
select tests.as_owner();
insert into public.mpesa_statement_lines (receipt, completed_at, paid_in_kes, import_id, source) values ('STB0000001', now(), 400, gen_random_uuid(), 'csv'),
  ('STB0000002', now(), 500, gen_random_uuid(), 'csv');
select pg_temp.done();
select is(pg_temp.lies('unplaced'), -900, 'what came back lies there without a bill');
select tests.sign_in('clerk');
select is(pg_temp.settle('twice', 'mpesa', 'STB0000001'), 'wrong_amount', 'another sum is other money');
select is(pg_temp.settle('twice', 'mpesa', ' stb0000002 '), 'accepted', 'the payer sent it back');
select is(pg_temp.settle('twice', 'cash'), 'wrong_state', 'once');
select is(pg_temp.lies('sent_twice'), 0, 'nobody holds money of ours any more');
select is(pg_temp.lies('unplaced'), -400, 'and its receipt is explained');
select is(pg_temp.mpesa('twice'), 1100 - 500 - 500, 'the bill is as it was');
select is((select count(*) from public.refund_queue() where second_receipt is not null), 0::bigint, 'the row is gone');
select is((select count(*) from public.unplaced_money() where receipt = 'STB0000002'), 0::bigint, 'and nobody is asked about the receipt');
select tests.as_owner();
select is((select string_agg(account || ' ' || amount_kes, ', ' order by account) from public.ledger_entries where what = 'got_back'), 'mpesa 500, sent_twice -500', 'it is booked');
select is((select detail ->> 'outcome' from public.audit_log where action = 'sent_twice_settled'), 'mpesa', 'and in the diary');
select is((select count(*) from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0::bigint, 'every event sums to zero');
select tests.sign_in('clerk');
select is((select (a ->> 'refunds_kes')::integer from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a
  where a ->> 'account' = 'mpesa'), 1000, 'the day has what went out less what came back');

-- In cash, given up, and by a receipt that the statement brings later
select pg_temp.tried_twice(called), pg_temp.claim(), pg_temp.answer_to(tests.id_of(called || ' first'), '0', first), pg_temp.answer_to(tests.id_of(called || ' second'), '0', second)
from (values ('cash back', 'STC0000001', 'STC0000002'), ('lost', 'STC0000003', 'STC0000004'), ('soon', 'STC0000005', 'STC0000006')) v (called, first, second);
select tests.sign_in('clerk');
select is(pg_temp.settle('cash back', 'cash'), 'accepted', 'brought to the shop');
select is(pg_temp.lies('cash'), 500, 'it lies in the till');
select is(pg_temp.settle('lost', 'written_off', null, 'The number is switched off'), 'accepted', 'given up');
select is(pg_temp.lies('losses'), 500, 'it is a loss');
select is(pg_temp.settle('soon', 'mpesa', 'STC0000009'), 'accepted', 'by a receipt that no line has yet');
select tests.as_owner();
insert into public.mpesa_statement_lines (receipt, completed_at, paid_in_kes, import_id, source) values ('STC0000009', now(), 500, gen_random_uuid(), 'csv');
select pg_temp.done();
select is(pg_temp.lies('unplaced'), -400, 'whose line is no other money');
select is(pg_temp.lies('sent_twice'), 0, 'all of it is settled');
select tests.sign_in('clerk');
select is((select count(*) from public.refund_queue() where second_receipt is not null), 0::bigint, 'and off the desk');

-- What somebody had noted by hand meanwhile, and M-Pesa sent after all
select pg_temp.owed('noted');
select tests.sign_in('clerk');
select is(pg_temp.ask('noted', 1100), 'accepted', 'the whole is to go back');
select pg_temp.claim();
select tests.as_owner();
select tests.remember('noted first', (pg_temp.refund('noted')).request_id);
select pg_temp.answer_to(tests.id_of('noted first'), '1', null, 1100);
select tests.sign_in('clerk');
select is(tests.outcome(format('select public.record_refund(%L, 1100, ''BYHAND0001'', phone => ''0712 345 671'')', tests.id_of('noted'))), 'accepted', 'it failed, so it is sent by hand');
select is(pg_temp.answer_to(tests.id_of('noted first'), '0', 'STW0000009', 1100), 'done', 'M-Pesa sends it after all');
select tests.sign_in('clerk');
select is(pg_temp.decide('settle_refund', 'noted', ', true'), 'accepted', 'a person has looked');
select tests.as_owner();
select is((select sum(amount_kes)::integer from public.ledger_entries where account = 'sent_twice'), 1100, 'what left on top is booked, too');

-- What the buyer sees
select pg_temp.owed('late');
select tests.sign_in('clerk');
select pg_temp.ask('late', 500);
select pg_temp.claim();
select tests.as_owner();
select pg_temp.answer_to((pg_temp.refund('late')).request_id, '1');
select tests.sign_in('asha');
select is((select string_agg(amount_kes || ' ' || state, ', ') from public.refunds_of(tests.id_of('late'))), '500 delayed', 'money that did not go out is late, not gone');
select * from finish();
rollback;
