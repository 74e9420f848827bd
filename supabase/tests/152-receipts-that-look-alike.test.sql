-- A receipt that was typed with signs that look like M-Pesa's own is the same payment, and is not counted twice.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,clerk,boss}'::text[]) name;
insert into private.role_capabilities (role, capability) values ('content', 'payments');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('clerk'), 'content');
update public.products set stock = 1000;
create function pg_temp.bill(called text) returns public.bills language sql security definer as $$ select b from public.bills b where b.id = tests.id_of(called) $$;
create function pg_temp.typed(called text, receipt text, who text default 'asha') returns void language plpgsql as $$
begin
  perform tests.sign_in(who);
  perform tests.remember(called, (tests.order_of(9002, 1)).id);
  perform tests.sign_in('clerk');
  perform public.resolve_bill(tests.id_of(called), 'paid', receipt => typed.receipt, received_kes => 1100, vouched => true);
end $$;
create function pg_temp.comes(own text, kes integer default 1100, account text default null, at timestamptz default now()) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.sign_in('boss');
  answer := public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', own, 'completed_at',
    to_char(at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', kes, 'account', account, 'details', 'Pay Bill from 0712***671')));
  set constraints all immediate;
  set constraints all deferred;
  return answer;
end $$;
create function pg_temp.receipts(called text) returns text language sql security definer as $$
  select string_agg(p.receipt || ' ' || p.received_kes, ', ' order by p.receipt) from public.payments p where p.bill_id = tests.id_of(called)
$$;
create function pg_temp.mpesa(called text, own text) returns bigint language sql security definer as $$
  select sum(e.amount_kes) from public.ledger_entries e where e.account = 'mpesa' and (e.bill_id = tests.id_of(called) or e.reference = own)
$$;
grant execute on all functions in schema pg_temp to public;

select is(private.receipt_look('TC9OJWOE5K'), private.receipt_look('TC90JW0E5K'), 'O is like 0');
select is(private.receipt_look('TI1LS5B8Z2'), private.receipt_look('T1LI5SB822'), 'I, L and 1, S and 5, B and 8, Z and 2 are alike');
select is(private.receipt_look('TVV0JW0E5K'), private.receipt_look('TW0JW0E5K'), 'VV is like W');
select isnt(private.receipt_look('TC90JW0E5K'), private.receipt_look('TC90JW0E6K'), '5 is not like 6');

-- one candidate: the import corrects it
select pg_temp.typed('joyce', 'TC9OJWOE5K');
select is(pg_temp.receipts('joyce'), 'TC9OJWOE5K 1100', 'taken as paid by a typed receipt');
select is(pg_temp.comes('TC90JW0E5K') ->> 'receipts_learned', '1', 'the list of the night teaches it the true one');
select is(pg_temp.receipts('joyce'), 'TC90JW0E5K 1100', 'one payment, with the true receipt');
select is(pg_temp.mpesa('joyce', 'TC90JW0E5K'), 1100::bigint, 'booked once');
select is((select count(*)::integer from public.unplaced_money()), 0, 'and nothing is without a bill');
select tests.as_owner();
select is((select detail ->> 'typed' || ' ' || (detail ->> 'receipt') from public.audit_log where action = 'receipt_corrected'), 'TC9OJWOE5K TC90JW0E5K', 'the diary keeps both');
select is(pg_temp.comes('TC90JW0E5K') ->> 'known', '1', 'again changes nothing');

-- another sum, or far apart: not the same
select pg_temp.typed('apart', 'TD9OJWOE5K');
select pg_temp.comes('TD90JW0E5K', 1000);
select is(pg_temp.receipts('apart'), 'TD9OJWOE5K 1100', 'another sum is another payment');
select pg_temp.typed('long', 'TE9OJWOE5K');
select pg_temp.comes('TE90JW0E5K', 1100, null, now() - interval '9 days');
select is(pg_temp.receipts('long'), 'TE9OJWOE5K 1100', 'so is one of another week');

-- two candidates: the desk decides
select pg_temp.typed('one', 'TF9OJW0E5K');
select pg_temp.typed('two', 'TF90JWOE5K', 'baraka');
select pg_temp.comes('TF90JW0E5K');
select is(pg_temp.receipts('one') || ', ' || pg_temp.receipts('two'), 'TF9OJW0E5K 1100, TF90JWOE5K 1100', 'with two candidates nothing is corrected by itself');
select is((select like_receipt || ' ' || like_number from public.unplaced_money() where receipt = 'TF90JW0E5K'), 'TF90JWOE5K ' || (pg_temp.bill('two')).number, 'the desk sees what it looks like');
select is(tests.outcome(format('select public.assign_money(''TF90JW0E5K'', %L)', (pg_temp.bill('one')).number)), 'looks_alike', 'giving it to that bill asks first');
select is(pg_temp.receipts('one'), 'TF9OJW0E5K 1100', 'and counts nothing twice');
select tests.sign_in('asha');
select is(tests.outcome('select public.correct_receipt(''TF90JW0E5K'', ''TF9OJW0E5K'')'), 'not_allowed', 'buyers correct nothing');
select tests.as_visitor();
select isnt(tests.outcome('select public.correct_receipt(''TF90JW0E5K'', ''TF9OJW0E5K'')'), 'ok', 'nor do visitors');
select tests.sign_in('clerk');
select is(tests.outcome('select public.correct_receipt(''TF90JW0E5K'', ''TF9OJW0E6K'')'), 'not_found', 'what does not look alike is not put right');
select public.correct_receipt('TF90JW0E5K', 'TF9OJW0E5K');
set constraints all immediate;
select is(pg_temp.receipts('one') || ', ' || pg_temp.receipts('two'), 'TF90JW0E5K 1100, TF90JWOE5K 1100', 'one press corrects it');
select is(pg_temp.mpesa('one', 'TF90JW0E5K'), 1100::bigint, 'it came once');
select is(tests.outcome('select public.correct_receipt(''TF90JW0E5K'', ''TF90JWOE5K'')'), 'not_found', 'a receipt is of one payment');
select tests.as_owner();
select is((select actor from public.audit_log where action = 'receipt_corrected' and detail ->> 'typed' = 'TF9OJW0E5K'), tests.user_id('clerk'), 'the diary says who');

-- truly another payment
select pg_temp.typed('three', 'TG9OJW0E5K');
select pg_temp.typed('four', 'TG90JWOE5K', 'baraka');
select pg_temp.comes('TG90JW0E5K');
select is(public.assign_money('TG90JW0E5K', (pg_temp.bill('three')).number, true), 'needs_review', 'who says that it is another one has it on top');
select is((select count(*)::integer from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0, 'all sums to zero');
select * from finish();
rollback;
