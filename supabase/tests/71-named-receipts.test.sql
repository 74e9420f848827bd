-- "I already paid", and what else may happen to the order meanwhile.
begin;
select plan(64);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.order_state(wanted text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.claim_state(wanted text) returns text language sql security definer as $$
  select string_agg(receipt || ' ' || state, ', ' order by at) from public.receipt_claims where order_id = tests.id_of(wanted)
$$;
-- The newest notice about an order, without its number.
create function pg_temp.told(wanted text) returns text language sql security definer as $$
  select title || ': ' || replace(message, (select number from public.orders where id = tests.id_of(wanted)), '…')
  from public.notifications where metadata ->> 'order_id' = tests.id_of(wanted)::text order by created_at desc, ctid desc limit 1
$$;
create function pg_temp.notices(wanted text) returns bigint language sql security definer as $$
  select count(*) from public.notifications where metadata ->> 'order_id' = tests.id_of(wanted)::text
$$;
-- An order of asha's with an open prompt, whose buyer names a receipt; the service is signed in afterwards.
create function pg_temp.claimed(wanted text, receipt text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (tests.order_of(9002, 1)).id);
  select tests.prompted(tests.id_of(wanted), wanted);
  select tests.sign_in('asha');
  select public.name_receipt(tests.id_of(wanted), receipt);
  select tests.as_service();
$$;
create function pg_temp.settle(wanted text, code integer, amount integer default null, receipt text default null) returns text language sql as $$
  select public.settle_payment(wanted, 'M-' || wanted, code, 'words', amount, receipt, 'callback', '{}')
$$;
create function pg_temp.resolve(wanted text, decision text, came integer default null) returns text language sql as $$
  select tests.outcome(format('select public.resolve_bill(%L, %L, received_kes => %L, vouched => true)', tests.id_of(wanted), decision, came))
$$;
create function pg_temp.queue(wanted text) returns text language sql as $$
  select string_agg(concat_ws(' ', waits, receipt, amount_kes), ', ' order by waits) from public.bill_queue() where bill_id = tests.id_of(wanted)
$$;
-- A statement whose lines came from the phone of asha's orders just now.
create function pg_temp.statement(lines jsonb) returns jsonb language sql as $$
  select public.import_statement_lines((select jsonb_agg(l || jsonb_build_object('details', 'Pay Bill from 254712345671 - ASHA',
    'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'))) from jsonb_array_elements(lines) l)) - 'import_id'
$$;
grant execute on all functions in schema pg_temp to public;

-- The prompt fails while a receipt is looked for
select pg_temp.claimed('waits', 'SKWAITS001');
select is(pg_temp.order_state('waits'), 'needs_review placed', 'a named receipt is looked for while the prompt is open');
select is((select hold_expires_at from public.orders where id = tests.id_of('waits')), now() + interval '24 hours', 'the pieces are kept for a day');
select set_config('tests.notices', pg_temp.notices('waits')::text, true);
select is(pg_temp.settle('waits', 1037), 'failed', 'the prompt fails');
select is(pg_temp.order_state('waits'), 'needs_review placed', 'the order stays in review');
select is((select hold_expires_at from public.orders where id = tests.id_of('waits')), now() + interval '24 hours', 'with the same hold');
select is(pg_temp.notices('waits')::text, current_setting('tests.notices'), 'nobody is told to try again');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('waits'))), 'claim_open', 'nobody pays again meanwhile');
select throws_ok(format('select public.start_payment(%L)', tests.id_of('waits')), 'P0001', 'We are still checking receipt SKWAITS001.', 'and hears why');
select is(public.waiting_receipt(tests.id_of('waits')), 'SKWAITS001', 'the buyer sees which receipt is looked for');
select tests.sign_in('baraka');
select is(public.waiting_receipt(tests.id_of('waits')), null, 'a stranger does not');
select tests.as_visitor();
select is(public.waiting_receipt(tests.id_of('waits'), ''), null, 'nor a visitor');
select tests.sign_in('boss');
select is(pg_temp.resolve('waits', 'not_paid'), 'accepted', 'no money is found');
select is(pg_temp.order_state('waits'), 'failed placed', 'then the buyer may pay');
select tests.sign_in('asha');
select is(public.waiting_receipt(tests.id_of('waits')), null, 'nothing is looked for any more');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('waits'))), 'accepted', 'and pays');

-- A day goes by
select pg_temp.claimed('late', 'SKLATE0001');
select is(pg_temp.settle('late', 1037), 'failed', 'the prompt of another one fails');
update public.orders set hold_expires_at = now() - interval '1 second' where id = tests.id_of('late');
select is(public.run_scheduled_jobs() ->> 'expired_holds', '1', 'made-up receipts hold nothing for ever');
select is(pg_temp.order_state('late'), 'expired cancelled', 'the order ends');
select is(pg_temp.told('late'), 'We are checking your payment: We could not keep the items of order … any longer, but still look for receipt SKLATE0001. When we find the money, we send your order or the money back.', 'its buyer hears what comes next');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('late'))), 'claim_open', 'and is still asked not to pay');
select tests.sign_in('boss');
select is(pg_temp.queue('late'), 'receipt_claim SKLATE0001 1100', 'the receipt still waits for the owner');
select is(pg_temp.statement('[{"receipt": "SKLATE0001", "completed_at": "2026-11-21", "paid_in_kes": 1100}]') ->> 'claims_matched', '1', 'and is found in the statement');
select is(pg_temp.order_state('late'), 'paid placed', 'which reopens the order');
select tests.as_service();
select is(public.run_scheduled_jobs() ->> 'expired_holds', '0', 'and holds it for good');
select pg_temp.claimed('none', 'SKNONE0001');
select pg_temp.settle('none', 1037);
update public.orders set hold_expires_at = now() - interval '1 second' where id = tests.id_of('none');
select public.run_scheduled_jobs();
select tests.sign_in('boss');
select is(pg_temp.resolve('none', 'not_paid') || ' ' || pg_temp.order_state('none'), 'accepted expired cancelled', 'or the owner finds nothing');
select is(pg_temp.told('none'), 'Payment not found: We found no payment for order … with the receipt you named.', 'which the buyer is told');
select tests.as_service();
select pg_temp.claimed('doubt', 'SKDOUBT001');
select is(pg_temp.settle('doubt', 0, 1, 'RDOUBT01'), 'needs_review', 'money in doubt');
update public.orders set hold_expires_at = now() - interval '1 second' where id = tests.id_of('doubt');
select is(public.run_scheduled_jobs() ->> 'expired_holds', '0', 'is never let go of');

-- The same receipt arrives by a callback, by a late one, or in doubt
select pg_temp.claimed('same', 'SKSAME0001');
select is(pg_temp.settle('same', 0, 1100, 'SKSAME0001'), 'paid', 'the callback brings the named receipt');
select is(pg_temp.claim_state('same'), 'SKSAME0001 matched', 'which is found with it');
select pg_temp.claimed('query', 'SKQUERY001');
select is(pg_temp.settle('query', 0), 'paid', 'a query knows no receipt');
select is(pg_temp.claim_state('query'), 'SKQUERY001 waiting', 'so the named one waits');
select is(pg_temp.settle('query', 0, 1100, 'SKQUERY001'), 'already_settled', 'until the callback');
select is(pg_temp.claim_state('query'), 'SKQUERY001 matched', 'brings it');
select pg_temp.claimed('learned', 'SKLEARNED1');
select pg_temp.settle('learned', 0);
select tests.sign_in('boss');
select is(pg_temp.statement('[{"receipt": "SKLEARNED1", "completed_at": "2026-11-21", "paid_in_kes": 1100}]') ->> 'receipts_learned', '1', 'or the statement does');
select is(pg_temp.claim_state('learned'), 'SKLEARNED1 matched', 'for a payment without a receipt');
select tests.as_service();
select pg_temp.claimed('short', 'SKSHORT001');
select is(pg_temp.settle('short', 0, 500, 'SKSHORT001'), 'needs_review', 'the named receipt brings another amount');
select tests.sign_in('boss');
select is(pg_temp.queue('short'), 'payment SKSHORT001 500', 'it waits once, with what came');
select is((select count(*) from public.payment_events where kind = 'claim_matched'), 5::bigint, 'each match is told once');

-- Another receipt was named: money may have come twice
select tests.as_service();
select pg_temp.claimed('twice', 'SKTWICE002');
select is(pg_temp.settle('twice', 0, 1100, 'SKTWICE001'), 'paid', 'the prompt is paid after all');
select is(pg_temp.claim_state('twice'), 'SKTWICE002 waiting', 'the other receipt is not forgotten');
select tests.sign_in('asha');
select is(pg_temp.resolve('twice', 'not_paid'), 'not_allowed', 'its buyer decides nothing');
select tests.sign_in('boss');
select is(pg_temp.queue('twice'), 'second_receipt SKTWICE002 1100', 'the owner sees it');
select is(pg_temp.resolve('twice', 'paid'), 'wrong_state', 'the order is paid once');
select is(pg_temp.resolve('twice', 'refund', 0), 'wrong_amount', 'nothing is no money');
select is(pg_temp.resolve('twice', 'refund', 900), 'accepted', 'the money came twice');
select is(pg_temp.order_state('twice') || ', ' || pg_temp.claim_state('twice'), 'paid placed, SKTWICE002 matched', 'the order stays paid');
select is(pg_temp.queue('twice'), 'refund SKTWICE002 900', 'what came on top is owed back');
select is(tests.outcome(format('select public.record_refund(%L, 901, payment_id => (select id from public.payments where receipt = %L))', tests.id_of('twice'), 'SKTWICE002')), 'too_much', 'and no more');
select is(tests.outcome(format('select public.record_refund(%L, 900, payment_id => (select id from public.payments where receipt = %L))', tests.id_of('twice'), 'SKTWICE002')), 'not_told', 'and none of it before M-Pesa has told of it');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKTWICE002', 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 900)));
select is(tests.outcome(format('select public.record_refund(%L, 900, payment_id => (select id from public.payments where receipt = %L))', tests.id_of('twice'), 'SKTWICE002')), 'accepted', 'is sent');
select is(pg_temp.order_state('twice') || coalesce(pg_temp.queue('twice'), ''), 'paid placed', 'then nothing waits');
select tests.as_service();
select pg_temp.claimed('once', 'SKONCE0002');
select pg_temp.settle('once', 0, 1100, 'SKONCE0001');
select tests.sign_in('boss');
select is(pg_temp.resolve('once', 'not_paid'), 'accepted', 'or nothing came on top');
select is(pg_temp.order_state('once') || ', ' || pg_temp.claim_state('once'), 'paid placed, SKONCE0002 refused', 'the order stays paid');
select results_eq(format('select action from public.audit_log where entity_id = %L', tests.id_of('once')), $$ values ('claim_refused') $$, 'the diary says no more than that');
select is_empty(format('select id from public.order_events where order_id = %L and kind = ''payment_resolved''', tests.id_of('once')), 'nor does the story');

-- A doubtful payment is decided while another receipt waits
select tests.as_service();
select pg_temp.claimed('kept', 'SKKEPT0002');
select pg_temp.settle('kept', 0, 1000, 'SKKEPT0001');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.resolve_bill(%L, %L, (select id from public.payments where receipt = %L))', tests.id_of('kept'), 'paid', 'SKKEPT0001')), 'accepted', 'the doubtful sum is taken');
select is(pg_temp.queue('kept'), 'second_receipt SKKEPT0002 1100', 'the other receipt is still looked for');
select tests.as_service();
select pg_temp.claimed('typo', 'SKTYPO0002');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('typo'), 'paid', receipt => 'SKTYPO0001', received_kes => 1100, vouched => true);
select is(pg_temp.claim_state('typo'), 'SKTYPO0002 refused', 'a receipt that the owner corrects is not');
select is(tests.outcome(format('select public.resolve_bill(%L, %L, (select id from public.payments where receipt = %L))', tests.id_of('doubt'), 'refund', 'RDOUBT01')), 'accepted', 'the doubtful shilling goes back');
select is(pg_temp.queue('doubt'), 'refund RDOUBT01 1, second_receipt SKDOUBT001 1100', 'the named receipt is still looked for');

-- Called off by the shop meanwhile
select tests.as_service();
select pg_temp.claimed('gone', 'SKGONE0001');
select pg_temp.settle('gone', 1037);
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('gone'), 'cancelled');
select is(pg_temp.resolve('gone', 'not_paid'), 'accepted', 'no money is found for an order that is called off');
select is(pg_temp.order_state('gone'), 'unpaid cancelled', 'which is then nobody''s to look at');
select is(pg_temp.told('gone'), 'Payment not found: We found no payment for order …, which was cancelled. There is nothing to pay.', 'and the buyer is told');

select * from finish();
rollback;
