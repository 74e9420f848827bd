-- Refunds that M-Pesa is told to send: who may ask and agree, how much, and what each answer of M-Pesa does.
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

select pg_temp.owed('first');
select is((select state || ' ' || asked_kes from public.bills where id = tests.id_of('first')), 'refund_due 1100', 'money is owed back');
select tests.sign_in('clerk');
select is(pg_temp.ask('first', 1100), 'not_set_up', 'where M-Pesa cannot be told, it is sent by hand');
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');

-- Who
select tests.as_visitor();
select is(pg_temp.ask('first', 1100), '42501', 'a visitor asks for nothing');
select tests.sign_in('asha');
select is(pg_temp.ask('first', 1100), 'not_allowed', 'nor the buyer');
select is(tests.outcome('select * from public.refund_queue()'), 'not_allowed', 'who sees nothing of the desk');
select is_empty('select * from public.refund_orders', 'nor a row');
select tests.sign_in('baraka');
select is(pg_temp.ask('first', 1100), 'not_allowed', 'nor a stranger');
select tests.sign_in('packer');
select is(pg_temp.ask('first', 1100), 'not_allowed', 'nor who packs');
select is(tests.outcome('select public.money_out()'), 'not_allowed', 'who does not see what lies in M-Pesa');
select tests.sign_in('clerk');
select is(tests.outcome('insert into public.refund_orders (amount_kes) values (1)'), '42501', 'nobody writes rows by hand');

-- Paid at the till, by a number that M-Pesa does not name: a reversal needs none, anything else does
select pg_temp.owed('nameless', receipt => 'SKNAMELESS');
select tests.as_owner();
update public.payments set phone = '254700000000', checkout_request_id = null, merchant_request_id = null where receipt = 'SKNAMELESS';
select tests.sign_in('clerk');
select is(pg_temp.ask('nameless', 100), 'bad_phone', 'a part is sent to a number');
select is(pg_temp.ask('nameless', 1100), 'accepted', 'the whole is reversed');
select is((pg_temp.refund('nameless')).way, 'reversal', 'to the account that paid');
select tests.as_owner();
delete from public.refund_orders where bill_id = tests.id_of('nameless');
update public.payments set state = 'failed' where bill_id = tests.id_of('nameless');
select tests.sign_in('clerk');

-- How, and how much
select is(public.offer_refund(tests.id_of('first'), pg_temp.paid('first'), 1100) - '{phone,payer,others}'::text[], '{"way": "reversal", "is_other_phone": false, "needs_second": false, "most_kes": 1100, "limit_kes": 5000}', 'the whole of a payment is reversed');
select is(public.offer_refund(tests.id_of('first'), pg_temp.paid('first'), 300) ->> 'way', 'b2c', 'a part is sent');
select is(public.offer_refund(tests.id_of('first'), pg_temp.paid('first'), 300, '0722 000 111') ->> 'needs_second', 'true', 'to another number with a second person');
select is(pg_temp.ask('first', 1101), 'too_much', 'never more than came');
select is(pg_temp.ask('first', 0), 'wrong_amount', 'never nothing');
select is(pg_temp.ask('first', 100, '0123'), 'bad_phone', 'to a number that is one');
select is(pg_temp.ask('first', 300), 'accepted', 'a part goes');
select is((pg_temp.refund('first')).state || ' ' || (pg_temp.refund('first')).way, 'approved b2c', 'at once, below the limit');
select is(pg_temp.ask('first', 900), 'too_much', 'what is on its way counts');
select is(tests.outcome(format('select public.record_refund(%L, 100, ''SKR1'')', tests.id_of('first'))), 'refund_in_flight', 'and is not noted by hand as well');
select is(pg_temp.told('first'), array[format('Your money is being sent back: KSh 300 for %s is on its way back by M-Pesa. We tell you when it is there.', pg_temp.number('first'))], 'the payer is told that it is being sent');
select tests.sign_in('asha');
select results_eq(format('select amount_kes, state from public.refunds_of(%L)', tests.id_of('first')), $$ values (300, 'sending') $$, 'and sees it');
select tests.sign_in('baraka');
select is_empty(format('select 1 from public.refunds_of(%L)', tests.id_of('first')), 'nobody else does');
select tests.sign_in('clerk');
select is(pg_temp.decide('withdraw_refund', 'first'), 'accepted', 'until it is sent it can be withdrawn');
select is((pg_temp.refund('first')).state, 'withdrawn', 'and is');
select pg_temp.claim();
select is_empty($$ select 1 from public.claim_mpesa_requests(50) $$, 'nothing of it is sent');

-- Done when M-Pesa says so
select tests.sign_in('clerk');
select is(pg_temp.ask('first', 1100), 'accepted', 'the whole goes');
select pg_temp.claim();
select is((pg_temp.refund('first')).state, 'sending', 'M-Pesa is told');
select tests.sign_in('clerk');
select is(pg_temp.decide('withdraw_refund', 'first'), 'already_sent', 'then it cannot be withdrawn');
select is_empty(format('select 1 from public.refunds where bill_id = %L', tests.id_of('first')), 'nothing is booked yet');
select is(pg_temp.answer('first', '0', 'SKREV00001', 1100), 'done', 'M-Pesa has done it');
select is((pg_temp.refund('first')).state || ' ' || (pg_temp.refund('first')).receipt, 'done SKREV00001', 'it is done');
select tests.as_owner();
select results_eq(format('select amount_kes, reference, actor_id from public.refunds where bill_id = %L', tests.id_of('first')),
  $$ values (1100, 'SKREV00001', tests.user_id('clerk')) $$, 'booked, with the receipt of the reversal and who asked');
select is((select state || ' ' || refunded_kes from public.bills where id = tests.id_of('first')), 'refunded 1100', 'the bill is settled');
select is((select sum(amount_kes) from public.ledger_entries where bill_id = tests.id_of('first') and account = 'mpesa'), 0::bigint, 'and nothing of it lies in M-Pesa');
select ok(format('Money sent back: We have sent back KSh 1,100 for order %s. M-Pesa receipt SKREV00001.', pg_temp.number('first')) = any (pg_temp.told('first')), 'the payer is told, with the receipt');
select is(pg_temp.answer('first', '0', 'SKREV00001', 1100), 'known', 'said again it changes nothing');
select tests.sign_in('asha');
select results_eq(format('select amount_kes, state, receipt from public.refunds_of(%L)', tests.id_of('first')), $$ values (1100, 'sent', 'SKREV00001') $$, 'the payer sees it was sent');
select tests.sign_in('clerk');
select is(pg_temp.ask('first', 1), 'too_much', 'once');

-- A second person
select pg_temp.owed('large', 9);
select tests.sign_in('clerk');
select is(public.offer_refund(tests.id_of('large'), pg_temp.paid('large'), 5000) ->> 'needs_second', 'false', 'up to the limit one person does');
select is(pg_temp.ask('large', 5000), 'accepted', 'a part up to the limit');
select is((pg_temp.refund('large')).approved_how, 'below_limit', 'goes alone');
select is(public.offer_refund(tests.id_of('large'), pg_temp.paid('large'), 100) ->> 'needs_second', 'true', 'but no second part passes under it');
select is(pg_temp.decide('withdraw_refund', 'large'), 'accepted', 'taken back');
select is(pg_temp.ask('large', 8400), 'accepted', 'above the limit it waits');
select is((pg_temp.refund('large')).state, 'wanted', 'for somebody else');
select is(pg_temp.told('large'), array[format('Your money is being sent back: KSh 5,000 for %s is on its way back by M-Pesa. We tell you when it is there.', pg_temp.number('large'))], 'the payer is not told before');
select is(pg_temp.decide('approve_refund', 'large'), 'own_refund', 'not for who asked');
select tests.sign_in('packer');
select is(pg_temp.decide('approve_refund', 'large'), 'not_allowed', 'nor for who packs');
select is(pg_temp.decide('settle_refund', 'large', ', true, ''SKREV00009'''), 'not_allowed', 'who settles nothing');
select is(pg_temp.decide('retry_refund', 'large'), 'not_allowed', 'and sends nothing');
select is(pg_temp.decide('withdraw_refund', 'large'), 'not_allowed', 'nor withdraws');
select tests.sign_in('second');
select is((select approval from public.refund_queue() where number = pg_temp.number('large')), 'second_person', 'another clerk may');
select is((public.money_out() ->> 'to_approve')::integer, 1, 'and is shown so');
select is(pg_temp.decide('approve_refund', 'large'), 'accepted', 'and agrees');
select is((pg_temp.refund('large')).state || ' ' || (pg_temp.refund('large')).approved_how, 'approved second_person', 'it goes');
select is(pg_temp.decide('approve_refund', 'large'), 'wrong_state', 'once');
select tests.as_owner();
select is((select array_agg(action || ' ' || coalesce((select email from auth.users where id = actor), '') order by id) from public.audit_log
  where entity = 'refund_orders' and entity_id = (pg_temp.refund('large')).id::text),
  '{refund_wanted clerk@tests.example,refund_approved second@tests.example}', 'the diary has both');

-- It was not sent
select pg_temp.claim();
select is(pg_temp.answer('large', '1'), 'failed', 'M-Pesa has not enough money');
select is((pg_temp.refund('large')).state || ' ' || (pg_temp.refund('large')).result_code, 'failed 1', 'it was not sent');
select tests.sign_in('clerk');
select is((select state || ' ' || can_withdraw from public.refund_queue() where number = pg_temp.number('large')), 'failed true', 'the desk sees it');
select is(pg_temp.decide('retry_refund', 'large'), 'accepted', 'and sends it again, without asking the second person again');
select pg_temp.claim();
select is((pg_temp.refund('large')).state, 'sending', 'it goes');

-- Nobody knows
select is(pg_temp.answer('large', 'R000001'), 'failed', 'reversed before');
select is((pg_temp.refund('large')).state, 'doubtful', 'by whom, nobody knows');
select tests.sign_in('clerk');
select is(pg_temp.decide('retry_refund', 'large'), 'wrong_state', 'it is not sent again');
select is(pg_temp.decide('withdraw_refund', 'large'), 'already_sent', 'nor dropped');
select is(tests.outcome(format('select public.record_refund(%L, 100, ''SKR1'')', tests.id_of('large'))), 'refund_in_flight', 'nor noted by hand');
select tests.as_owner();
select is(private.ask_refund_statuses(), 1, 'the status is asked');
select is(private.ask_refund_statuses(), 0, 'once at a time');
select is((select details from private.mpesa_requests where kind = 'refund_status'), jsonb_build_object('receipt', (select receipt from public.payments where id = pg_temp.paid('large'))), 'of the payment, for the reversal that counts may be another');
select tests.sign_in('second');
select is(pg_temp.decide('settle_refund', 'large', ', true'), 'bad_receipt', 'who says it was sent names the receipt');
select is(pg_temp.decide('settle_refund', 'large', ', true, ''SKREV00001'''), 'receipt_used', 'of no other refund');
select is(pg_temp.decide('settle_refund', 'large', ', true, '' skrev00002 '''), 'accepted', 'found in the statement');
select is((pg_temp.refund('large')).state || ' ' || (pg_temp.refund('large')).receipt, 'done SKREV00002', 'it was sent');
select is((select refunded_kes from public.bills where id = tests.id_of('large')), 8400, 'and booked');

-- Silence, then an answer
select pg_temp.owed('late');
select tests.sign_in('clerk');
select is(pg_temp.ask('late', 1100), 'accepted', 'another goes');
select pg_temp.claim();
select public.mpesa_request_sent((pg_temp.refund('late')).request_id, 'O-late', 'C-late');
select pg_temp.due();
select pg_temp.claim();
select is((pg_temp.refund('late')).state, 'doubtful', 'no answer came');
select tests.as_owner();
select is(private.ask_refund_statuses(), 1, 'so the status is asked');
select is((select details from private.mpesa_requests where kind = 'refund_status' and subject = (pg_temp.refund('late')).id), '{"conversation": "O-late"}', 'of the reversal');
select is(pg_temp.answer('late', '0', 'SKREV00003', 1100, 'C-late'), 'done', 'an answer that comes late');
select is((pg_temp.refund('late')).state, 'done', 'counts');

-- Taken on twice, each time under a conversation of its own: that money was sent counts, whatever was said before
select pg_temp.owed('twice');
select tests.sign_in('clerk');
select is(pg_temp.ask('twice', 1100), 'accepted', 'one goes');
select pg_temp.claim();
select public.mpesa_request_sent((pg_temp.refund('twice')).request_id, 'O-twice', 'C-twice');
select is(pg_temp.answer('twice', '1', null, null, 'C-twice'), 'failed', 'M-Pesa says that it was not sent');
select is(pg_temp.answer('twice', '0', 'SKREV00009', 1100, 'C-other'), 'done', 'then, under another conversation, that it was');
select is((pg_temp.refund('twice')).state || ' ' || (pg_temp.refund('twice')).receipt, 'done SKREV00009', 'it was sent');
select is((select refunded_kes from public.bills where id = tests.id_of('twice')), 1100, 'and is booked');
select is(pg_temp.answer('twice', '0', 'SKREV00010', 1100, 'C-other'), 'known', 'once');

-- The status decides
create function pg_temp.status(wanted text, status text, receipt text, amount integer, code text default '0') returns text language plpgsql as $$
declare
  told text;
begin
  perform tests.as_owner();
  update public.refund_orders set next_status_at = now() where id = (pg_temp.refund(wanted)).id and state = 'doubtful' and status_asks < 4;
  perform private.ask_refund_statuses();
  select r.token into told from private.mpesa_requests r
  where r.kind = 'refund_status' and r.subject = (pg_temp.refund(wanted)).id and r.state = 'due';
  perform tests.as_service();
  perform public.receive_mpesa_answer(told, code, 'words', 'O-s', 'C-s', jsonb_build_object('Result', jsonb_build_object('ResultParameters', jsonb_build_object('ResultParameter',
    jsonb_build_array(jsonb_build_object('Key', 'TransactionStatus', 'Value', status), jsonb_build_object('Key', 'ReceiptNo', 'Value', receipt),
      jsonb_build_object('Key', 'Amount', 'Value', amount))))));
  return (pg_temp.refund(wanted)).state;
end $$;
select pg_temp.owed('asked');
select tests.sign_in('clerk');
select is(pg_temp.ask('asked', 300), 'accepted', 'a part');
select pg_temp.claim();
select pg_temp.due();
select public.claim_mpesa_requests(50);
select is((pg_temp.answer('asked', 'timeout')), 'silent', 'M-Pesa gave up');
select is((pg_temp.refund('asked')).state, 'doubtful', 'which says nothing');
select is(pg_temp.status('asked', null, null, null, '2032'), 'doubtful', 'nor does a status that is not found');
select is(pg_temp.status('asked', 'Initiated', null, 300), 'doubtful', 'nor one that is not final');
select is(pg_temp.status('asked', 'Completed', 'SKB2C00001', 300), 'done', 'a final one does');
select is((pg_temp.refund('asked')).receipt, 'SKB2C00001', 'and names the receipt');
select tests.sign_in('clerk');
select is(pg_temp.ask('asked', 200), 'accepted', 'another part');
select pg_temp.claim();
select is(pg_temp.answer('asked', '17'), 'failed', 'a code that is not in the table');
select is((pg_temp.refund('asked')).state, 'doubtful', 'proves nothing');
select is(pg_temp.status('asked', 'Declined', null, 200), 'failed', 'a status that is final and bad does');
select tests.sign_in('clerk');
select is(pg_temp.decide('retry_refund', 'asked'), 'accepted', 'then it may go again');
select tests.as_owner();
select is((select count(*) from private.mpesa_requests where kind = 'b2c' and subject = (pg_temp.refund('asked')).id), 2::bigint, 'under a new id');

-- A person who says that it was not sent: the same id, so that M-Pesa sends it only once
select pg_temp.claim();
select is(pg_temp.answer('asked', 'timeout'), 'silent', 'silence again');
select tests.sign_in('second');
select is(pg_temp.decide('settle_refund', 'asked', ', false'), 'accepted', 'not in the statement');
select is((pg_temp.refund('asked')).state, 'failed', 'so it failed');
select is(pg_temp.decide('retry_refund', 'asked'), 'accepted', 'and goes again');
select tests.as_owner();
select is((select count(*) from private.mpesa_requests where kind = 'b2c' and subject = (pg_temp.refund('asked')).id), 2::bigint, 'under the same id');

-- Done by hand, and done after all
select pg_temp.owed('both');
select tests.sign_in('clerk');
select is(pg_temp.ask('both', 1100), 'accepted', 'the whole');
select pg_temp.claim();
select is(pg_temp.answer('both', 'timeout'), 'silent', 'silence');
select tests.sign_in('clerk');
select is(pg_temp.decide('settle_refund', 'both', ', false'), 'accepted', 'a person is wrong');
select is(tests.outcome(format('select public.record_refund(%L, 1100, ''SKHAND0001'', phone => ''0712 345 671'')', tests.id_of('both'))), 'accepted', 'and sends it by hand');
select is(pg_temp.answer('both', '0', 'SKREV00004', 1100), 'done', 'M-Pesa did it after all');
select is((pg_temp.refund('both')).state || ' ' || (pg_temp.refund('both')).receipt, 'doubtful SKREV00004', 'which is not lost');
select is((select refunded_kes from public.bills where id = tests.id_of('both')), 1100, 'and not booked as more than came');
select tests.sign_in('second');
select is(pg_temp.decide('settle_refund', 'both', ', false'), 'wrong_state', 'M-Pesa has said it');
select is(pg_temp.decide('settle_refund', 'both', ', true'), 'accepted', 'a person takes note');

-- The number that paid is not known
select tests.sign_in('asha');
select tests.remember('named', (tests.order_of(9002, 1)).id);
select public.name_receipt(tests.id_of('named'), 'SKNAMED001');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('named'), 'paid', receipt => 'SKNAMED001', received_kes => 1100, vouched => true);
select public.set_order_fulfilment(tests.id_of('named'), 'cancelled');
select is(public.offer_refund(tests.id_of('named'), pg_temp.paid('named'), 1100) ->> 'way', 'reversal', 'a reversal goes where it came from');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKNAMED001', 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 1100)));
select is(public.offer_refund(tests.id_of('named'), pg_temp.paid('named'), 100) ->> 'needs_second', 'true', 'a part to the number beside a named receipt needs two');

-- One person alone
select tests.as_owner();
delete from public.user_roles where user_id in (tests.user_id('clerk'), tests.user_id('second'));
select tests.sign_in('boss');
select is(pg_temp.ask('named', 100), 'accepted', 'the owner alone asks');
select is((pg_temp.refund('named')).state, 'wanted', 'and it waits');
select is(pg_temp.decide('approve_refund', 'named'), 'second_factor_needed', 'not without the second step');
select tests.as_owner();
insert into auth.sessions (id, user_id, aal, created_at) values (md5('session boss')::uuid, tests.user_id('boss'), 'aal2', now());
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('boss')::uuid, tests.user_id('boss'), 'totp', 'verified', now(), now());
select tests.become('authenticated', jsonb_build_object('sub', tests.user_id('boss'), 'role', 'authenticated', 'aal', 'aal2', 'session_id', md5('session boss')::uuid));
select is((select approval from public.refund_queue() where number = pg_temp.number('named')), 'alone', 'with it they may');
select is(pg_temp.decide('approve_refund', 'named'), 'accepted', 'alone');
select is((pg_temp.refund('named')).approved_how, 'alone', 'which is written down');
select tests.as_owner();
select is((select detail ->> 'how' from public.audit_log where action = 'refund_approved' order by id desc limit 1), 'alone', 'in the diary too');

-- The database itself
select throws_ok(format($$ insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, needs_second) values (%L, %L, 1100, 'b2c', '254712345671', false) $$, tests.id_of('named'), pg_temp.paid('named')), 'P0001', null, 'no function could want more than is left');
select throws_ok(format($$ update public.refund_orders set amount_kes = 1 where bill_id = %L $$, tests.id_of('named')), '55000', null, 'nor change what was agreed');
select throws_ok(format($$ update public.refund_orders set state = 'wanted' where bill_id = %L $$, tests.id_of('named')), 'P0001', null, 'nor go back');

-- The limit is the owner's
select tests.sign_in('packer');
select is(tests.touched('update public.shop_settings set refund_limit_kes = 1000000'), 0::bigint, 'who packs does not change the limit');
select tests.become('authenticated', jsonb_build_object('sub', tests.user_id('boss'), 'role', 'authenticated', 'aal', 'aal2', 'session_id', md5('session boss')::uuid));
select is(tests.touched('update public.shop_settings set refund_limit_kes = 100'), 1::bigint, 'the owner does');

-- Balances
select is(tests.outcome('select public.ask_mpesa_balance()'), 'accepted', 'the balance is asked');
select is(public.money_out() ->> 'ask_state', 'asked', 'which is seen');
select tests.as_owner();
create function pg_temp.balance(said text, code text default '0') returns jsonb language plpgsql as $$
begin
  perform public.receive_mpesa_answer((select r.token from private.mpesa_requests r where r.kind = 'balance' order by r.created_at desc, r.state = 'due' desc limit 1), code, 'words', 'O', 'C',
    jsonb_build_object('Result', jsonb_build_object('ResultParameters', jsonb_build_object('ResultParameter', jsonb_build_array(
      jsonb_build_object('Key', 'AccountBalance', 'Value', said), jsonb_build_object('Key', 'BOCompletedTime', 'Value', '20261124170000'))))));
  perform tests.become('authenticated', jsonb_build_object('sub', tests.user_id('boss'), 'role', 'authenticated', 'aal', 'aal2', 'session_id', md5('session boss')::uuid));
  return public.money_out();
end $$;
select is(pg_temp.balance('Working Account|KES|700.50|700.50|0.00|0.00&Float Account|KES|0.00|0.00|0.00|0.00&Utility Account|KES|500.99|500.99|0.00|0.00&Charges Paid Account|KES|-1540.00|-1540.00|0.00|0.00') - '{known_at,asked_at,to_approve,to_settle,can_ask,can_send,ask_words}'::text[],
  '{"owed_kes": 1900, "utility_kes": 500, "working_kes": 700, "is_old": false, "ask_state": "known", "ask_code": "0", "is_short": true}', 'what lies there is read, and is short of what is owed');
select tests.as_owner();
select is(private.read_balances('Utility Account|KES|12'), '[{"name": "Utility Account", "currency": "KES", "available": 12, "uncleared": null, "reserved": null}]', 'an account with less said');
select is(private.read_balances(odd), '[]', 'odd: ' || coalesce(odd, 'null')) from (values (null), (''), ('&&'), ('nonsense'), ('|KES|1'), ('A|KES|x|y')) o (odd);
update private.mpesa_balances set asked_at = now() - interval '2 hours', answered_at = now() - interval '2 hours';
select is(private.ask_balance(), 1, 'an hour later it is asked again');
select is(private.ask_balance(), 0, 'once');
update private.mpesa_requests set created_at = now() + interval '1 second' where kind = 'balance' and state = 'due';
select is(pg_temp.balance('', '1') - '{known_at,asked_at,to_approve,to_settle,can_ask,can_send,ask_words,owed_kes}'::text[],
  '{"utility_kes": 500, "working_kes": 700, "is_old": true, "ask_state": "failed", "ask_code": "1", "is_short": true}', 'an old number is called old, and the failure told');

select * from finish();
rollback;
