-- What came is kept apart from what was asked: for decisions, refunds, the statement and other things that are paid.
begin;
select plan(48);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.states(wanted text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(wanted)
$$;
-- A payment's state, what was asked and what came.
create function pg_temp.sums(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', state, amount_kes, coalesce(received_kes::text, '-')), ', ' order by created_at) from public.payments where order_id = tests.id_of(wanted)
$$;
create function pg_temp.prompt(wanted text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (tests.order_of(9002, 1)).id);
  select tests.prompted(tests.id_of(wanted), wanted);
$$;
create function pg_temp.settle(wanted text, amount integer, receipt text) returns text language sql as $$
  select public.settle_payment(wanted, 'M-' || wanted, 0, 'ok', amount, receipt, 'callback', '{}')
$$;
create function pg_temp.resolve(wanted text, decision text, receipt text default null, came integer default null) returns text language sql as $$
  select tests.outcome(format('select public.resolve_bill(%L, %L, receipt => %L, received_kes => %L, vouched => true)', tests.id_of(wanted), decision, receipt, came))
$$;
create function pg_temp.refund(wanted text, amount integer) returns text language sql as $$
  select tests.outcome(format('select public.record_refund(%L, %s)', tests.id_of(wanted), amount))
$$;
create function pg_temp.queued(wanted text) returns text language sql as $$
  select string_agg(concat_ws(' ', waits, amount_kes, 'of', asked_kes), ', ' order by waits) from public.bill_queue() where bill_id = tests.id_of(wanted)
$$;
create function pg_temp.told(wanted text) returns text language sql security definer as $$
  select replace(message, (select number from public.orders where id = tests.id_of(wanted)), '…')
  from public.notifications where metadata ->> 'order_id' = tests.id_of(wanted)::text order by created_at desc, ctid desc limit 1
$$;
create function pg_temp.import(lines jsonb) returns text language sql as $$
  select concat_ws(' ', answer ->> 'imported', answer ->> 'known', jsonb_array_length(answer -> 'bad')) from public.import_statement_lines(lines) answer
$$;
create function pg_temp.line(wanted text) returns text language sql as $$
  select concat_ws(' ', paid_in_kes, fee_kes, account, details) from public.mpesa_statement_lines where receipt = wanted
$$;
grant execute on all functions in schema pg_temp to public;

-- As asked
select pg_temp.prompt('plain');
select is(pg_temp.sums('plain'), 'prompted 1100 -', 'nothing came yet');
select is(pg_temp.settle('plain', 1100, 'RPLAIN01'), 'paid', 'a payment comes');
select is(pg_temp.sums('plain'), 'paid 1100 1100', 'as it was asked');
select pg_temp.prompt('query');
select is(pg_temp.settle('query', null, null), 'paid', 'a query knows no amount');
select is(pg_temp.sums('query'), 'paid 1100 1100', 'and stands for all of it');
select tests.sign_in('asha');
select lives_ok('select received_kes from public.payments', 'the buyer may read it');
select is(tests.outcome('update public.payments set received_kes = 1'), '42501', 'and not write it');

-- Too little, sent back
select pg_temp.prompt('short');
select is(pg_temp.settle('short', 1, 'RSHORT01'), 'needs_review', 'a shilling needs a person');
select is(pg_temp.sums('short'), 'needs_review 1100 1', 'what came is a shilling');
select tests.sign_in('boss');
select is(pg_temp.queued('short'), 'payment 1 of 1100', 'which the owner sees');
select pg_temp.resolve('short', 'refund');
select is(pg_temp.queued('short'), 'refund 1 of 1100', 'and owes back');
select is(pg_temp.refund('short', 2), 'too_much', 'and no more');
select is(pg_temp.refund('short', 1), 'accepted', 'is sent');
select is(pg_temp.states('short') || coalesce(pg_temp.queued('short'), ''), 'refunded cancelled', 'then nothing is owed');

-- Too little and too much, taken
select pg_temp.prompt('taken');
select pg_temp.settle('taken', 1000, 'RTAKEN01');
select tests.sign_in('boss');
select is(pg_temp.resolve('taken', 'paid'), 'accepted', 'the owner takes a smaller sum');
select is(pg_temp.states('taken') || ', ' || pg_temp.sums('taken'), 'paid placed, paid 1100 1000', 'which pays the order');
select is(pg_temp.told('taken'), 'KSh 1,000 for order …. We are packing it now.', 'the buyer hears what came');
select is(pg_temp.refund('taken', 1001), 'too_much', 'no more than that goes back');
select is(pg_temp.refund('taken', 1000), 'accepted', 'all of it may');
select is(pg_temp.states('taken'), 'refunded cancelled', 'and is all');
select pg_temp.prompt('excess');
select pg_temp.settle('excess', 1200, 'REXCESS1');
select tests.sign_in('boss');
select pg_temp.resolve('excess', 'paid');
select is(pg_temp.refund('excess', 100), 'accepted', 'what is too much goes back');
select is(pg_temp.states('excess') || ', ' || pg_temp.refund('excess', 1101), 'paid placed, too_much', 'and the order stays paid');

-- What nobody could read, and what the owner or the statement says
select pg_temp.prompt('unread');
select is(pg_temp.settle('unread', 0, 'RUNREAD1'), 'needs_review', 'an amount that nobody can read');
select is(pg_temp.sums('unread'), 'needs_review 1100 -', 'is not known');
select tests.sign_in('boss');
select pg_temp.import('[{"receipt": "RUNREAD1", "completed_at": "2026-11-21", "paid_in_kes": 700}]');
select is(pg_temp.queued('unread'), 'payment 700 of 1100', 'until the statement says it');
select is(pg_temp.sums('unread'), 'needs_review 1100 700', 'which is noted');
select pg_temp.prompt('typed');
select tests.sign_in('asha');
select public.name_receipt(tests.id_of('typed'), 'RTYPED0001');
select tests.sign_in('boss');
select is(pg_temp.resolve('typed', 'paid', came => 0), 'wrong_amount', 'the owner names no empty sum');
select is(pg_temp.resolve('typed', 'paid', came => 950), 'accepted', 'but one that came by another way');
select is((select received_kes from public.payments where receipt = 'RTYPED0001'), 950, 'which is booked');
select pg_temp.prompt('listed');
select tests.sign_in('asha');
select public.name_receipt(tests.id_of('listed'), 'RLISTED001');
select tests.sign_in('boss');
select pg_temp.import('[{"receipt": "RLISTED001", "completed_at": "2026-11-21", "paid_in_kes": 800}]');
select is(pg_temp.queued('listed'), 'receipt_claim 800 of 1100', 'a named receipt shows what the statement has');
select is(pg_temp.resolve('listed', 'paid', came => 1100), 'wrong_amount', 'another sum is told');
select pg_temp.resolve('listed', 'paid');
select is((select received_kes from public.payments where receipt = 'RLISTED001'), 800, 'which nobody overrules');
select is((select status || ' ' || amount_kes from public.payment_reconciliation where receipt = 'RLISTED001'), 'matched 800', 'both books agree');
select pg_temp.import('[{"receipt": "RPLAIN01", "completed_at": "2026-11-21", "paid_in_kes": 1000}]');
select is((select status || ' ' || amount_kes from public.payment_reconciliation where receipt = 'RPLAIN01'), 'amount_differs 1100', 'or show where they do not');

-- Too little for an order that had ended
select pg_temp.prompt('gone');
update public.orders set hold_expires_at = now() - interval '4 minutes' where id = tests.id_of('gone');
select public.run_scheduled_jobs();
select pg_temp.settle('gone', 500, 'RGONE001');
select tests.sign_in('boss');
select is(pg_temp.resolve('gone', 'paid') || ' ' || pg_temp.states('gone'), 'accepted refund_due cancelled', 'late money is owed back');
select is(pg_temp.told('gone'), 'KSh 500 for order … came after the order was closed. We will send it back to you.', 'as much as came');

-- A parcel that came back: the delivery fee is kept
select pg_temp.prompt('back');
select pg_temp.settle('back', 1100, 'RBACK001');
select tests.as_owner();
update public.orders set fulfilment_state = 'cancelled', payment_state = 'refund_due', kept_kes = 250 where id = tests.id_of('back');
select tests.sign_in('boss');
select is(pg_temp.queued('back'), 'refund 850 of 1100', 'the goods are owed back');
select is(pg_temp.refund('back', 300), 'accepted', 'a part of it is sent');
select is(pg_temp.queued('back'), 'refund 550 of 1100', 'the rest is still owed');
select is(pg_temp.refund('back', 550) || ' ' || pg_temp.states('back') || coalesce(pg_temp.queued('back'), ''), 'accepted refunded cancelled', 'and then nothing');

-- Late money of another amount
select tests.as_owner();
insert into public.payments (order_id, amount_kes, received_kes, phone, state) values (tests.id_of('plain'), 1100, 70, '254712345671', 'refund_due');
select tests.sign_in('boss');
select is((select amount_kes from public.bill_queue() where bill_id = tests.id_of('plain')), 70, 'a part that is owed back is that part');

-- A payment and its charge on two lines with one receipt
select is(pg_temp.import('[{"receipt": "SKCHARGE01", "completed_at": "2026-11-21", "withdrawn_kes": 15, "details": "Charge"}]'), '1 0 0', 'the charge comes first');
select is(pg_temp.import('[{"receipt": "SKCHARGE01", "completed_at": "2026-11-21", "paid_in_kes": 1100, "account": "MZ-1", "details": "Pay Bill"}]'), '0 0 0', 'its payment is neither new nor known nor bad');
select is(pg_temp.line('SKCHARGE01'), '1100 15 MZ-1 Pay Bill', 'and is not hidden');
select is(pg_temp.import('[{"receipt": "SKCHARGE02", "completed_at": "2026-11-21", "paid_in_kes": 900, "account": "MZ-2", "details": "Pay Bill"},
  {"receipt": "SKCHARGE02", "completed_at": "2026-11-21", "withdrawn_kes": 10, "details": "Charge"}]'), '1 0 0', 'or the payment first');
select is(pg_temp.line('SKCHARGE02'), '900 10 MZ-2 Pay Bill', 'the words stay its own');
select is(pg_temp.import('[{"receipt": "SKCHARGE02", "completed_at": "2026-11-21", "paid_in_kes": 1},
  {"receipt": "SKCHARGE02", "completed_at": "2026-11-21", "withdrawn_kes": 1}]'), '0 2 0', 'once is enough');
select is(pg_temp.line('SKCHARGE02'), '900 10 MZ-2 Pay Bill', 'amounts that are known stay');

select * from finish();
rollback;
