-- The day at the desk: what the ledger has of an account beside what the statement says, and what stays once it is closed.
begin;
select plan(42);
select tests.make_shop();
select tests.make_user(name) from unnest(array['asha', 'boss', 'packer']) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 50;

-- An order whose money came at a time, with its receipt.
create function pg_temp.paid(called text, receipt text, at timestamptz, kes integer default 550, by text default 'mpesa') returns void
language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9001, 1)).id);
  perform tests.as_owner();
  update public.orders set payment_state = 'paid', hold_expires_at = null where id = tests.id_of(called);
  insert into public.payments (bill_id, method, amount_kes, phone, state, result_code, receipt, created_at)
  values (tests.id_of(called), by, kes, '254712345671', 'paid', 0, receipt, at);
end $$;
create function pg_temp.account(called text, day date default '2026-11-20') returns jsonb language sql as $$
  select a from jsonb_array_elements(public.daily_close(day) -> 'accounts') a where a ->> 'account' = called
$$;
create function pg_temp.sums(called text, day date default '2026-11-20') returns text language sql as $$
  select concat_ws(' ', a ->> 'opening_kes', a ->> 'came_kes', a ->> 'refunds_kes', a ->> 'fees_kes', a ->> 'moved_kes', a ->> 'closing_kes',
    'says', a #>> '{statement,closing_kes}', a ->> 'difference_kes') from pg_temp.account(called, day) a
$$;
create function pg_temp.why(day date default '2026-11-20') returns text language sql as $$
  select string_agg(concat_ws(' ', d ->> 'receipt', d ->> 'why', d ->> 'difference_kes'), ', ' order by d ->> 'receipt', d ->> 'why')
  from jsonb_array_elements(pg_temp.account('mpesa', day) -> 'differences') d
$$;
create function pg_temp.close(day text, account text, counted text default 'null') returns text language sql as $$
  select tests.outcome(format('select public.close_day(%L, %L, %s, ''by hand'')', day, account, counted))
$$;

grant execute on all functions in schema pg_temp to public;

-- Who may
select tests.as_visitor();
select is(tests.outcome($$ select public.daily_close('2026-11-20') $$), '42501', 'a visitor has no desk');
select is(tests.outcome($$ select public.close_day('2026-11-20', 'mpesa') $$), '42501', 'and closes nothing');
select is(tests.outcome($$ select * from public.day_closes $$), '42501', 'nor reads what was closed');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.daily_close('2026-11-20') $$), 'not_allowed', 'a member has none either');
select is(tests.outcome($$ select public.take_to_bank('cash', 1) $$), 'not_allowed', 'and brings nothing to the bank');
select tests.sign_in('packer');
select is(tests.outcome($$ select public.daily_close('2026-11-20') $$), 'not_allowed', 'money is not for who packs');
select is(tests.outcome($$ select public.close_day('2026-11-20', 'mpesa') $$), 'not_allowed', 'nor closing');
select is(tests.outcome($$ insert into public.day_closes (day, account, opening_kes, came_kes, refunds_kes, fees_kes, moved_kes, closing_kes)
  values ('2026-11-20', 'mpesa', 0, 0, 0, 0, 0, 0) $$), '42501', 'nobody writes a close by hand');

select tests.as_owner();
-- A day of Nairobi, from 21:00 UTC to 21:00 UTC
select pg_temp.paid('before', 'SKA0000001', '2026-11-19 20:59:59+00'), pg_temp.paid('first', 'SKA0000002', '2026-11-19 21:00:00+00'),
  pg_temp.paid('last', 'SKA0000003', '2026-11-20 20:59:59+00'), pg_temp.paid('after', 'SKA0000004', '2026-11-20 21:00:00+00'),
  pg_temp.paid('door', null, '2026-11-20 09:00:00+00', 550, 'cash');
insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, at)
select tests.id_of('before'), p.id, 200, 'mpesa', 'SKR0000001', '2026-11-20 10:00:00+00' from public.payments p where p.receipt = 'SKA0000001';
select tests.sign_in('boss');
select is(pg_temp.sums('mpesa'), '550 1100 200 0 0 1450 says', 'a day has its own money, and what lay there before');
select is(pg_temp.account('mpesa') -> 'came', '[{"kind": "order", "amount_kes": 1100}]', 'by what it is for');
select is(pg_temp.sums('cash'), '0 550 0 0 0 550 says', 'cash lies apart');
select is(pg_temp.account('mpesa') ->> 'has_statement' || (pg_temp.account('mpesa') -> 'statement')::text, 'truenull', 'a day without a statement says so');
select is(pg_temp.account('cash') ->> 'has_statement', 'false', 'and the till has none');
select is(tests.outcome($$ select public.daily_close(current_date + 2) $$), 'bad_day', 'tomorrow has not come');
select is(tests.outcome($$ select public.daily_close(null) $$), 'bad_day', 'nor has no day');

-- The statement: what the shop had before, a charge with its refund, money the shop took out, a payment nobody knows
select is((public.import_statement_lines('[
  {"receipt": "SKA0000002", "completed_at": "2026-11-20 00:00:00", "paid_in_kes": 550, "balance_kes": "10550.40", "details": "Pay Bill from 254712345671"},
  {"receipt": "SKR0000001", "completed_at": "2026-11-20 13:00:00", "withdrawn_kes": 200, "balance_kes": "10350", "details": "Business Payment to 254712345671"},
  {"receipt": "SKR0000001", "completed_at": "2026-11-20 13:00:00", "withdrawn_kes": 15, "balance_kes": "10335", "details": "Business Payment Charge"},
  {"receipt": "SKW0000001", "completed_at": "2026-11-20 14:00:00", "withdrawn_kes": 5000, "balance_kes": "5335", "details": "Organization Settlement Account"},
  {"receipt": "SKX0000001", "completed_at": "2026-11-20 15:00:00", "paid_in_kes": 70, "balance_kes": "5405", "details": "Pay Bill"},
  {"receipt": "SKY0000001", "completed_at": "2026-11-20 15:00:00", "withdrawn_kes": 30, "balance_kes": "5375", "details": "Business Payment to 254700000001"},
  {"receipt": "SKA0000004", "completed_at": "2026-11-20 23:00:00", "paid_in_kes": 550, "balance_kes": "5925", "details": "Pay Bill"}]') ->> 'imported')::integer,
  6, 'a charge is no line of its own');
select is((select concat_ws(' ', withdrawn_kes, fee_kes, balance_kes, source, details) from public.mpesa_statement_lines where receipt = 'SKR0000001'),
  '200 15 10335 csv Business Payment to 254…71', 'it stands beside its refund');
select is(pg_temp.sums('mpesa'), '550 1100 200 15 -5000 -3565 says 5925 9490', 'charges and what the shop took out are in the ledger');
select is(pg_temp.account('mpesa') ->> 'before_kes', '9450', 'what lay there in the morning is told apart');
select is(pg_temp.why(), 'SKA0000003 no_line -550, SKA0000004 other_day 550, SKX0000001 no_payment 70, SKY0000001 no_refund -30', 'and the lines that make the difference');
select is((pg_temp.account('mpesa') ->> 'difference_kes')::integer, (pg_temp.account('mpesa') ->> 'before_kes')::integer
  + (pg_temp.account('mpesa') #>> '{statement,missing_kes}')::integer + (select sum((d ->> 'difference_kes')::integer)::integer from jsonb_array_elements(pg_temp.account('mpesa') -> 'differences') d),
  'which is their sum, to the shilling');
select results_eq($$ select account, sum(amount_kes)::integer from public.ledger_entries where reference is not null group by 1 order by 1 $$,
  $$ values ('bank', 5000), ('fees', 15), ('mpesa', -5015) $$, 'each event sums to zero');
select is(public.import_statement_lines('[{"receipt": "SKR0000001", "completed_at": "2026-11-20 13:00:00", "withdrawn_kes": 15, "balance_kes": "10335", "details": "Business Payment Charge"}]') ->> 'known',
  '1', 'told again, a charge is known');
select is(pg_temp.sums('mpesa'), '550 1100 200 15 -5000 -3565 says 5925 9490', 'and booked once');

-- Closing: the first day takes over what lay there
select is(pg_temp.close('2026-11-20', 'mpesa'), 'accepted', 'the day is closed');
select is(pg_temp.sums('mpesa'), '10000 1100 200 15 -5000 5885 says 5925 40', 'what lay there before is no difference');
select is((select concat_ws(' ', a #>> '{closed,closing_kes}', a #>> '{closed,stated_kes}', a #>> '{closed,note}', a #>> '{closed,by}') from pg_temp.account('mpesa') a),
  '5885 5925 by hand boss@tests.example', 'with what stood there, and who');
select is(pg_temp.close('2026-11-20', 'mpesa'), 'already_closed', 'once');
select is(pg_temp.close('2026-11-20', 'bank'), 'not_found', 'a bank account is not closed here');
select is(pg_temp.close('2031-11-20', 'mpesa'), 'bad_day', 'nor a day to come');
select results_eq($$ select action, detail from public.audit_log where action = 'day_closed' $$,
  $$ values ('day_closed', '{"account": "mpesa", "closing_kes": 5885, "stated_kes": 5925}'::jsonb) $$, 'the diary has it');

-- A later change shows, and rewrites nothing
select is(public.import_statement_lines('[{"receipt": "SKA0000003", "completed_at": "2026-11-20 23:59:59", "paid_in_kes": 550, "balance_kes": "6475", "details": "Pay Bill"},
  {"receipt": "SKF0000001", "completed_at": "2026-11-20 23:59:59", "withdrawn_kes": 20, "balance_kes": "6455", "details": "Pay Bill Charge"}]') ->> 'imported', '2', 'lines come late');
select is(pg_temp.sums('mpesa'), '10000 1100 200 35 -5000 5865 says 6455 590', 'the day changes, the last line being the last');
select is((pg_temp.account('mpesa') #>> '{closed,closing_kes}'), '5885', 'what was closed stays');
select is(pg_temp.close('2026-11-20', 'mpesa'), 'accepted', 'and may be closed again beside');
select results_eq($$ select closing_kes from public.day_closes order by id $$, $$ values (5885::bigint), (5865) $$, 'both are kept');
select is(pg_temp.sums('mpesa', '2026-11-21'), '5865 550 0 0 0 6415 says', 'a morning begins where the evening ended');
select is(tests.outcome('delete from public.day_closes'), '42501', 'nobody takes one away');
select tests.as_owner();
select is(tests.outcome('update public.day_closes set closing_kes = 1'), '55000', 'nor changes one');

-- The till
select tests.sign_in('boss');
select is(pg_temp.close('2026-11-20', 'cash', '600'), 'accepted', 'the till is counted');
select is(tests.outcome($$ select public.take_to_bank('cash', 601) $$) || tests.outcome($$ select public.take_to_bank('mpesa', 1) $$)
  || tests.outcome($$ select public.take_to_bank('cash', 400) $$), 'wrong_amountnot_foundaccepted', 'and no more than lies there is brought to the bank');
select is(pg_temp.sums('cash', (now() at time zone 'Africa/Nairobi')::date), '600 0 0 0 -400 200 says', 'which leaves the rest');

select * from finish();
rollback;
