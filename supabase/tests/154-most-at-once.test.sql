-- A bill above what M-Pesa carries at once is paid in parts: each prompt asks for as much as it carries, and nothing runs out in between.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 1000, price_kes = 13908 where id = 9002;
create function pg_temp.place(called text, quantity integer default 20) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(called, (tests.order_of(9002, quantity)).id);
$$;
create function pg_temp.bill(called text) returns public.bills language sql security definer as $$ select b from public.bills b where b.id = tests.id_of(called) $$;
create function pg_temp.state(called text) returns text language sql security definer as $$
  select concat_ws(' ', o.payment_state, o.fulfilment_state, o.hold_expires_at is null) from public.orders o where o.id = tests.id_of(called)
$$;
create function pg_temp.note() returns text language sql security definer as $$
  select title || ': ' || message from public.notifications where user_id = tests.user_id('asha') order by created_at desc, id limit 1
$$;
create function pg_temp.comes(receipt text, account text, kes integer, payer text default '254712345671') returns text
language plpgsql security definer as $$
begin
  perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', comes.receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', comes.kes, 'account', comes.account)),
    gen_random_uuid(), 'c2b');
  return private.place_line(comes.receipt, comes.payer);
end $$;
create function pg_temp.papers(called text) returns text language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
  return (select string_agg(kind || ' ' || total_kes, ', ' order by document_no) from public.invoices where bill_id = tests.id_of(called));
end $$;
create function pg_temp.parts(called text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', p.state, p.received_kes, p.receipt), ', ' order by p.received_kes desc) from public.payments p where p.bill_id = tests.id_of(called) and p.received_kes > 0
$$;
create function pg_temp.judge(called text, kes integer) returns text language sql security definer as $$
  select public.judge_till_money((select secret from private.till_addresses), (pg_temp.bill(called)).number, kes)
$$;
grant execute on all functions in schema pg_temp to public;

-- By prompts
select pg_temp.place('clinic');
select is((pg_temp.bill('clinic')).asked_kes > 250000, true, 'dearer than M-Pesa carries');
select is(public.start_payment(tests.id_of('clinic')) ->> 'amount_kes', '250000', 'the prompt asks for as much as it carries');
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'C1', merchant_request_id = 'M-C1' where bill_id = tests.id_of('clinic');
select tests.as_service();
select is(public.settle_payment('C1', 'M-C1', 0, 'ok', 250000, 'TMCLINIC01'), 'needs_review', 'it is paid, and is a part');
select is(pg_temp.state('clinic'), 'needs_review placed t', 'the order keeps what it holds, without an end');
select is(pg_temp.note(), format('A part of the price is here: KSh 250,000 of KSh %s came for order %s. Pay the other KSh %s, or write to us if you want it back.',
  to_char((pg_temp.bill('clinic')).asked_kes, 'FM999,999'), (pg_temp.bill('clinic')).number, to_char((pg_temp.bill('clinic')).asked_kes - 250000, 'FM999,999')), 'its buyer reads what is left');
select tests.as_owner();
select private.release_expired_holds();
select is(pg_temp.state('clinic'), 'needs_review placed t', 'nothing runs out');
select tests.sign_in('boss');
select is((select q.reason from public.bill_queue() q where q.bill_id = tests.id_of('clinic')), format('A part: KSh 250,000 of KSh %s came. M-Pesa takes at most KSh 250,000 at once, so the rest is awaited.',
  to_char((pg_temp.bill('clinic')).asked_kes, 'FM999,999')), 'the desk reads that the rest is awaited');
select tests.sign_in('asha');
select is((public.start_payment(tests.id_of('clinic')) ->> 'amount_kes')::integer, (pg_temp.bill('clinic')).asked_kes - 250000, 'the next prompt asks for the rest');
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'C2', merchant_request_id = 'M-C2' where bill_id = tests.id_of('clinic') and state = 'starting';
select tests.as_service();
select is(public.settle_payment('C2', 'M-C2', 0, 'ok', (pg_temp.bill('clinic')).asked_kes - 250000, 'TMCLINIC02'), 'paid', 'which pays it');
select tests.as_owner();
select is(pg_temp.papers('clinic'), 'invoice ' || (pg_temp.bill('clinic')).asked_kes, 'with one invoice');
select is((select sum(amount_kes) from public.ledger_entries where bill_id = tests.id_of('clinic')), 0::bigint, 'and the books are even');

-- A query tells no receipt: its callback or the statement brings it, and it is not counted twice
select pg_temp.place('query');
select public.start_payment(tests.id_of('query'));
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'Q1', merchant_request_id = 'M-Q1' where bill_id = tests.id_of('query');
select tests.as_service();
select is(public.settle_payment('Q1', 'M-Q1', 0, 'ok'), 'needs_review', 'settled by a query');
select tests.as_owner();
select is(pg_temp.comes('TMQUERY001', (pg_temp.bill('query')).number, 250000), 'needs_review', 'the confirmation of the same money');
select is(pg_temp.parts('query'), 'needs_review 250000 TMQUERY001', 'gives it its receipt');
select tests.as_service();
select is(public.settle_payment('Q1', 'M-Q1', 0, 'ok', 250000, 'TMQUERY001'), 'already_settled', 'the callback brings nothing new');
select tests.as_owner();
select is(private.still_to_pay(pg_temp.bill('query')), (pg_temp.bill('query')).asked_kes - 250000, 'the rest is to pay');
select pg_temp.place('late');
select public.start_payment(tests.id_of('late'));
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'L1', merchant_request_id = 'M-L1' where bill_id = tests.id_of('late');
select tests.as_service();
select is(public.settle_payment('L1', 'M-L1', 0, 'ok'), 'needs_review', 'another query');
select public.settle_payment('L1', 'M-L1', 0, 'ok', 250000, 'TMLATE0001');
select is(pg_temp.parts('late'), 'needs_review 250000 TMLATE0001', 'a callback after it brings the receipt');

-- By hand, as the payer likes, and whoever sends it
select pg_temp.place('hand');
select tests.as_owner();
select is(pg_temp.judge('hand', 200000), 'accept', 'a part is taken by the validation');
select is(pg_temp.judge('hand', 300000), 'C2B00013', 'more than the price is not');
select is(pg_temp.comes('TMHAND0001', (pg_temp.bill('hand')).number, 200000, '254799999999'), 'needs_review', 'a part from any phone');
select is(pg_temp.comes('TMHAND0002', (pg_temp.bill('hand')).number, (pg_temp.bill('hand')).asked_kes - 200000, '254788888888'), 'paid', 'and the rest from another');

-- What M-Pesa carries is asked for whole, as ever
select pg_temp.place('small', 2);
select is((public.start_payment(tests.id_of('small')) ->> 'amount_kes')::integer, (pg_temp.bill('small')).asked_kes, 'a smaller bill by one prompt');
select tests.as_owner();
select is(pg_temp.judge('small', 100), 'C2B00013', 'of which no part is taken by the validation');
select is(private.part_words(1, 850), 'Received KSh 1 instead of KSh 850.', 'and another sum is what it was');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('clinic'))), 'not_found', 'a stranger pays nothing of it');
select * from finish();
rollback;
