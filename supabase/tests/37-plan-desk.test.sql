begin;
select plan(41);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');

-- A payment of asha's for Premium that came with a wrong amount; leaves the administrator signed in.
create function pg_temp.doubtful(checkout text) returns uuid language plpgsql as $$
declare
  started jsonb;
begin
  perform tests.sign_in('asha');
  started := tests.pay_plan('premium', '0712345671');
  perform tests.as_service();
  perform public.record_payment_prompt((started ->> 'payment_id')::uuid, 'M-' || checkout, checkout);
  perform public.settle_payment(checkout, 'M-' || checkout, 0, 'ok', 650, 'R' || replace(checkout, '-', ''));
  perform tests.sign_in('boss');
  return (started ->> 'bill_id')::uuid;
end
$$;
create function pg_temp.attempts(plan_payment uuid) returns text language sql security definer as $$
  select string_agg(state || ' ' || coalesce(receipt, 'none'), ', ') from public.payments p where p.plan_payment_id = plan_payment
$$;
grant execute on all functions in schema pg_temp to public;

select tests.remember('one', pg_temp.doubtful('C-1'));
select is((select state from public.plan_payments where id = tests.id_of('one')), 'needs_review', 'an administrator sees what is in doubt');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.resolve_bill(tests.id_of('one'), 'paid') $$), 'not_allowed', 'nobody settles their own payment');
select tests.as_visitor();
select is(tests.outcome($$ select public.resolve_bill(tests.id_of('one'), 'paid') $$), '42501', 'nor does a visitor');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.resolve_bill(md5('none')::uuid, 'paid') $$), 'not_found', 'it must exist');
select is(tests.outcome($$ select public.resolve_bill(tests.id_of('one'), 'perhaps') $$), 'wrong_state', 'and be decided');

-- What came is not what was asked, and the desk says what came
select is(tests.outcome($$ select public.resolve_bill(tests.id_of('one'), 'not_paid') $$), 'wrong_state', 'money that came is not forgotten');
select is(pg_temp.attempts(tests.id_of('one')), 'needs_review RC1', 'nor its payment closed');
select results_eq('select waits, kind, amount_kes, asked_kes, receipt from public.bill_queue()', $$ values ('payment', 'plan', 650, 700, 'RC1') $$,
  'the desk shows what came');
select is((public.resolve_bill(tests.id_of('one'), 'refund')).state, 'refund_due', 'it goes back');
select is(tests.outcome($$ select public.resolve_bill(tests.id_of('one'), 'paid') $$), 'wrong_state', 'it is decided once');
select is(tests.outcome($$ select public.record_refund(tests.id_of('one'), 700) $$), 'too_much', 'never more than came');
select is((public.record_refund(tests.id_of('one'), 650, 'SKR7', phone => '0712 345 671')).amount_kes, 650, 'a refund has its row');
select results_eq($$ select state, asked_kes, received_kes, refunded_kes from public.bills where id = tests.id_of('one') $$,
  $$ values ('refunded', 700, 650, 650) $$, 'and the bill tells the same');
select is((select state from public.plan_payments where id = tests.id_of('one')), 'refunded', 'as does the month');
select is_empty('select * from public.bill_queue()', 'nothing waits');
select results_eq($$ select account, sum(amount_kes)::integer from public.ledger_entries where bill_id = tests.id_of('one')
  group by 1 having sum(amount_kes) <> 0 $$, $$ select '', 0 limit 0 $$, 'nothing is left of it in the ledger');
select tests.sign_in('asha');
select is((select plan_type from public.user_subscriptions), 'free', 'nothing was given');
select is((select message from public.notifications where title = 'Money sent back'), 'We have sent back KSh 650 for Premium. M-Pesa receipt SKR7. It went to 2547*****671.', 'the payer is told what went back');
select is((select amount_kes from public.refunds), 650, 'and sees it');
select tests.sign_in('baraka');
select is((select count(*) from public.bills) + (select count(*) from public.refunds) + (select count(*) from public.ledger_entries), 0::bigint, 'a stranger sees nothing');

-- Nobody says how a prompt ended: no money came, and the payer may try again
select tests.sign_in('asha');
select tests.remember('none', (tests.pay_plan('premium', '0712345671') ->> 'payment_id')::uuid);
select tests.as_service();
select public.record_payment_prompt(tests.id_of('none'), 'M-C-9', 'C-9');
update public.payments set checks = 20, next_check_at = now() - interval '1 second' where id = tests.id_of('none');
select is(public.run_scheduled_jobs() ->> 'reviews', '1', 'without an answer a person looks');
select tests.sign_in('boss');
select is((public.resolve_bill((select bill_id from public.bill_queue()), 'not_paid')).state, 'closed', 'no money came');
select tests.sign_in('asha');
select is((select count(*) from public.notifications where title = 'Payment not completed'), 1::bigint, 'the payer is told');

-- A payer names the receipt of a payment we did not hear of
select tests.remember('named', (public.bill_plan('premium') ->> 'bill_id')::uuid);
select is(tests.outcome($$ select public.name_receipt(tests.id_of('named'), 'rc1') $$), 'bad_receipt', 'it must look like one');
select is(public.name_receipt(tests.id_of('named'), 'SKPLAN0001'), '{"state": "waiting"}', 'a receipt is named for a plan too');
select is(public.waiting_receipt(tests.id_of('named')), 'SKPLAN0001', 'and looked for');
select is(tests.outcome($$ select tests.pay_plan('premium') $$), 'in_review', 'nobody pays twice meanwhile');
select tests.sign_in('baraka');
select is(public.waiting_receipt(tests.id_of('named')), null, 'a stranger is not told');
select is(tests.outcome($$ select public.name_receipt(tests.id_of('named'), 'SKPLAN0002') $$), 'not_found', 'nor asked');
select tests.sign_in('boss');
select is(public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKPLAN0001', 'completed_at', '2026-11-21', 'paid_in_kes', 700,
  'account', (select number from public.bills where id = tests.id_of('named'))))) ->> 'claims_matched', '1',
  'the statement settles it');
select is((select state from public.bills where id = tests.id_of('named')), 'paid', 'the bill is paid');
select tests.sign_in('asha');
select is((select plan_type from public.user_subscriptions), 'premium', 'the month is given');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.resolve_bill(tests.id_of('named'), 'refund') $$), 'wrong_state', 'a month that runs is not refunded here');

-- A receipt pays once, whatever it paid
select tests.as_service();
update public.user_subscriptions set plan_type = 'free', period_start = null, period_end = null where user_id = tests.user_id('asha');
select tests.remember('two', pg_temp.doubtful('C-2'));
select is(tests.outcome($$ select public.resolve_bill(tests.id_of('two'), 'paid', receipt => 'skplan0001') $$), 'receipt_used', 'however it is written');
select is((public.resolve_bill(tests.id_of('two'), 'paid')).state, 'paid', 'accepted');
select is(pg_temp.attempts(tests.id_of('two')), 'paid RC2', 'with its receipt');
select results_eq($$ select account, sum(amount_kes)::integer from public.ledger_entries where bill_id = tests.id_of('two')
  group by 1 having sum(amount_kes) <> 0 order by 1 $$,
  $$ values ('mpesa', 650), ('sales_plan', -650) $$, 'the books have what came, not what was asked');
select is(tests.outcome($$ update public.ledger_entries set amount_kes = 1 $$), '42501', 'nobody changes the ledger');
select is(tests.outcome($$ insert into public.ledger_entries (event_id, what, bill_id, account, amount_kes) values (1, 'x', gen_random_uuid(), 'mpesa', 1) $$),
  '42501', 'or adds to it');
select tests.as_owner();
select is(tests.outcome($$ delete from public.ledger_entries $$), '55000', 'not even whoever owns the tables');
select is(tests.outcome($$ insert into public.ledger_entries (event_id, what, bill_id, account, amount_kes) values (1, 'x', gen_random_uuid(), 'mpesa', 1) $$),
  '23514', 'an event sums to zero');

select * from finish();
rollback;
