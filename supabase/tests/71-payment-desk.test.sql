begin;
select plan(67);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.states(wanted text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.place(name text, product_id bigint default 9002, quantity integer default 1, method text default 'mpesa')
returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(place.name, (tests.order_of(place.product_id, place.quantity, place.method)).id);
$$;
create function pg_temp.claim(wanted text, receipt text) returns text language sql as $$
  select tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of(wanted), receipt))
$$;
create function pg_temp.resolve(wanted text, decision text, receipt text default null) returns text language sql as $$
  select tests.outcome(format('select public.resolve_bill(%L, %L, receipt => %L, received_kes => case %L when ''paid'' then 1100 end, vouched => true)', tests.id_of(wanted), decision, receipt, decision))
$$;
create function pg_temp.refund(wanted text, amount integer, reference text default null) returns text language sql as $$
  select tests.outcome(format('select public.record_refund(%L, %s, %L, phone => %L)', tests.id_of(wanted), amount, reference, case when reference is not null then '0712 345 671' end))
$$;
create function pg_temp.expire(wanted text) returns void language sql as $$
  update public.orders set hold_expires_at = now() - interval '1 minute' where id = tests.id_of(wanted);
  select private.release_expired_holds();
$$;
grant execute on all functions in schema pg_temp to public;

-- Events of a payment
select pg_temp.place('plain');
select tests.prompted(tests.id_of('plain'), 'plain') is not null;
select public.settle_payment('plain', 'M-plain', 0, 'ok', 1100, 'RPLAIN0001');
select tests.sign_in('asha');
select results_eq('select kind from public.payment_events order by id', $$ values ('starting'), ('prompted'), ('paid') $$, 'a payment tells its story');
select is(tests.outcome('delete from public.payment_events'), '42501', 'nobody rewrites it');
select tests.as_service();
select is(tests.outcome($$ update public.payment_events set kind = 'paid' $$), '42501', 'not even the service');
select tests.sign_in('baraka');
select is_empty('select id from public.payment_events', 'a stranger reads none of it');
select tests.as_visitor();
select is(tests.outcome('select * from public.payment_events'), '42501', 'a visitor neither');

-- "I already paid"
select pg_temp.place('claimed');
select tests.as_visitor();
select is(pg_temp.claim('claimed', 'SKA4N7Q2XD'), 'not_signed_in', 'a visitor claims nothing without the token');
select tests.sign_in('baraka');
select is(pg_temp.claim('claimed', 'SKA4N7Q2XD'), 'not_found', 'a stranger neither');
select tests.sign_in('asha');
select is(pg_temp.claim('claimed', bad), 'bad_receipt', 'receipt ' || coalesce(bad, 'null')) from (values ('12'), (''), (null), ('SKA4-N7Q2')) r (bad);
select is(pg_temp.claim('plain', 'SKA4N7Q2XD'), 'already_paid', 'a paid order needs none');
select is(pg_temp.claim('claimed', 'rplain0001'), 'receipt_used', 'somebody else''s receipt pays nothing');
select is(public.name_receipt(tests.id_of('claimed'), ' ska4n7q2xd '), '{"state": "waiting"}', 'a receipt is named');
select is(pg_temp.states('claimed'), 'needs_review placed', 'and looked at; the pieces stay held');
select is(public.name_receipt(tests.id_of('claimed'), 'SKA4N7Q2XD'), '{"state": "waiting"}', 'naming it again changes nothing');
select is(pg_temp.claim('claimed', 'SKB4N7Q2XD'), 'claim_open', 'one at a time');
select results_eq('select receipt, state from public.receipt_claims', $$ values ('SKA4N7Q2XD', 'waiting') $$, 'the buyer sees it');
select is(tests.outcome($$ insert into public.receipt_claims (order_id, receipt) select id, 'SKB4N7Q2XD' from public.orders $$), '42501', 'and writes none by hand');
select is(tests.outcome('select * from public.bill_queue()'), 'not_allowed', 'the queue is not for members');
select is(pg_temp.resolve('claimed', 'paid'), 'not_allowed', 'nor its decision');
select is(pg_temp.refund('plain', 1), 'not_allowed', 'nor refunds');
select is(tests.outcome($$ select public.import_statement_lines('[]') $$), 'not_allowed', 'nor the statement');
select is_empty('select * from public.payment_reconciliation', 'nor what it shows');
select tests.as_visitor();
select is(tests.outcome('select * from public.payment_reconciliation'), '42501', 'least of all visitors');

-- Decisions
select tests.sign_in('boss');
select results_eq('select waits, receipt, amount_kes from public.bill_queue()', $$ values ('receipt_claim', 'SKA4N7Q2XD', 1100) $$, 'an administrator sees what waits');
select is(pg_temp.resolve('claimed', 'maybe'), 'wrong_state', 'a decision is one of three');
select is(pg_temp.resolve('claimed', 'refund'), 'wrong_state', 'what did not come is not paid back');
select is(pg_temp.resolve('claimed', 'paid', 'RPLAIN0001'), 'receipt_used', 'a receipt pays once');
select is(pg_temp.resolve('claimed', 'not_paid'), 'accepted', 'no money was found');
select is(pg_temp.states('claimed'), 'failed placed', 'the buyer may pay');
select is((select state from public.receipt_claims), 'refused', 'the claim is closed');
select is(pg_temp.resolve('claimed', 'paid'), 'bad_receipt', 'without a receipt nothing is paid');
select is(pg_temp.resolve('claimed', 'paid', 'SKC4N7Q2XD'), 'accepted', 'the money is found after all');
select is(pg_temp.states('claimed'), 'paid placed', 'the order is paid');
select is(pg_temp.resolve('claimed', 'paid', 'SKD4N7Q2XD'), 'wrong_state', 'once');
select results_eq($$ select action from public.audit_log order by id $$, $$ values ('payment_not_paid'), ('payment_paid') $$, 'the diary has both');

-- Money on top, a wrong amount
select pg_temp.place('wrong', 9001, 2);
select tests.prompted(tests.id_of('wrong'), 'wrong') is not null;
select public.settle_payment('wrong', 'M-wrong', 0, 'ok', 1, 'RWRONG001');
select tests.sign_in('boss');
select is(pg_temp.resolve('wrong', 'not_paid'), 'wrong_state', 'money that came is not forgotten');
select is(pg_temp.resolve('wrong', 'refund'), 'accepted', 'it is owed back');
select is(pg_temp.states('wrong'), 'refund_due cancelled', 'and the order ends');
select is(tests.stock_of(9001), 5, 'its pieces are back');
select tests.as_service();
select is(public.settle_payment('wrong', 'M-wrong', 0, 'ok', 1, 'RWRONG001'), 'already_settled', 'a callback told again changes nothing');
select tests.sign_in('boss');
select results_eq('select waits, amount_kes, asked_kes from public.bill_queue()', $$ values ('refund', 1, 850) $$, 'what came waits to be sent, not what was asked');

-- Refunds
select is(pg_temp.refund('wrong', 850), 'too_much', 'never more than came');
select is(pg_temp.refund('wrong', 0), 'wrong_amount', 'never nothing');
select is(pg_temp.refund('wrong', 1, 'SKR1'), 'accepted', 'sent back');
select is(pg_temp.states('wrong'), 'refunded cancelled', 'the order is settled');
select is((select state from public.payments where receipt = 'RWRONG001'), 'refunded', 'and the payment');
select is(pg_temp.refund('wrong', 1), 'too_much', 'once');
select is(pg_temp.refund('plain', 100, 'SKR1'), 'receipt_used', 'a reference is used once');
select is(pg_temp.refund('plain', 100), 'accepted', 'a part may go back');
select is(pg_temp.states('plain'), 'paid placed', 'and the order stays paid');
select tests.sign_in('asha');
select results_eq('select amount_kes from public.refunds order by 1', $$ values (1), (100) $$, 'the buyer sees both');
select is(tests.outcome('select note from public.refunds'), '42501', 'without our notes');

-- A receipt for an order that ran out of time
select pg_temp.place('late');
select tests.as_owner();
select pg_temp.expire('late');
select tests.sign_in('asha');
select is(public.name_receipt(tests.id_of('late'), 'SKLATE0001'), '{"state": "waiting"}', 'late money is looked for, too');
select is(pg_temp.states('late'), 'expired cancelled', 'without holding anything');

-- The statement
select tests.sign_in('boss');
select is(public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKLATE0001', 'paid_in_kes', 1100,
  'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'details', 'Pay Bill from 254712345671 - ASHA')) || '[{"receipt": "RPLAIN0001", "completed_at": "2026-11-21T09:00:00Z", "paid_in_kes": 1000}, {"receipt": "SKNOBODY01", "completed_at": "2026-11-21", "paid_in_kes": "70"},
  {"receipt": "SKPAYOUT01", "completed_at": "2026-11-21", "withdrawn_kes": 5000}, {"receipt": "x"}, 7,
  {"receipt": "SKBAD00001", "completed_at": "yesterday-ish"}, {"receipt": "SKBAD00002", "completed_at": "2026-11-21", "paid_in_kes": 10.5}]') - 'import_id',
  '{"imported": 4, "known": 0, "claims_matched": 1, "receipts_learned": 0, "placed": 0, "bad": [{"row": 5, "message": "No receipt number."}, {"row": 6, "message": "No receipt number."},
    {"row": 7, "message": "No completion time."}, {"row": 8, "message": "An amount is not a whole number of shillings."}]}', 'lines are taken or told why not');
select is(pg_temp.states('late'), 'paid placed', 'a claimed receipt that appears pays the order, which reopens');
select is((select details from public.mpesa_statement_lines where receipt = 'SKLATE0001'), 'Pay Bill from 254…71 - ASHA', 'phone numbers are cut short');
select is(public.import_statement_lines('[{"receipt": "SKLATE0001", "completed_at": "2026-11-21", "paid_in_kes": 1}]') ->> 'known', '1', 'a line we have stays as it was');
select results_eq('select receipt, status from public.payment_reconciliation order by receipt collate "C"', $$ values ('RPLAIN0001', 'amount_differs'),
  ('RWRONG001', 'outside'), ('SKC4N7Q2XD', 'outside'), ('SKLATE0001', 'matched'), ('SKNOBODY01', 'unknown_money') $$, 'both books side by side');
select pg_temp.place('quick');
select tests.sign_in('asha');
select is(public.name_receipt(tests.id_of('quick'), 'SKNOBODY01'), '{"state": "waiting"}', 'an amount that does not fit proves nothing');

-- Cash
select pg_temp.place('cash', 9002, 1, 'cash');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.collect_cash(%L, 1100)', tests.id_of('cash'))), 'wrong_state', 'cash comes after the parcel has left');
select public.set_order_fulfilment(tests.id_of('cash'), 'dispatched');
select is(tests.outcome(format('select public.collect_cash(%L, 1000)', tests.id_of('cash'))), 'wrong_amount', 'all of it');
select is((public.collect_cash(tests.id_of('cash'), 1100)).payment_state, 'paid', 'is in the till');
select is(tests.outcome(format('select public.collect_cash(%L, 1100)', tests.id_of('cash'))), 'already_paid', 'once');
select public.set_order_fulfilment(tests.id_of('cash'), 'delivered');
select results_eq(format('select method, amount_kes, state from public.payments where order_id = %L', tests.id_of('cash')), $$ values ('cash', 1100, 'paid') $$, 'one payment in cash');

select * from finish();
rollback;
