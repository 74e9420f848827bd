begin;
select no_plan();
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
select tests.make_user('baraka');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.place(name text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(place.name, (tests.order_of(9002, 1)).id);
$$;
create function pg_temp.number(name text) returns text language sql security definer as $$
  select number from public.bills where id = tests.id_of($1)
$$;
create function pg_temp.bill(name text) returns text language sql security definer as $$
  select concat_ws(' ', state, received_kes, sales_kes) from public.bills where id = tests.id_of($1)
$$;
create function pg_temp.invoiced(name text) returns text language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
  return (select string_agg(kind || ' ' || total_kes, ', ' order by document_no) from public.invoices
    where bill_id = tests.id_of(invoiced.name));
end $$;
create function pg_temp.comes(receipt text, account text, kes integer, payer text default '254712345671') returns text
language plpgsql security definer as $$
begin
  perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', comes.receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', comes.kes, 'account', comes.account)),
    gen_random_uuid(), 'c2b');
  return private.place_line(comes.receipt, comes.payer);
end $$;
create function pg_temp.note(name text) returns text language sql security definer as $$
  select title || ': ' || message from public.notifications where user_id = tests.user_id('asha')
  order by created_at desc, id limit 1
$$;
grant execute on all functions in schema pg_temp to public;

-- Two halves by hand
select pg_temp.place('halves');
select is(pg_temp.comes('UKA1000001', pg_temp.number('halves'), 430), 'needs_review', 'a part waits');
select is(pg_temp.bill('halves'), 'needs_review 430 0', 'what came is known');
select matches(pg_temp.note('halves'), '^Not all of the money is here: KSh 430 of KSh 1,100 came .* Pay the other KSh 670',
  'its payer is told what is left');
select is(pg_temp.comes('UKA1000002', pg_temp.number('halves'), 670, '254799999999'), 'paid', 'the other half pays it, whoever sent it');
select is(pg_temp.bill('halves'), 'paid 1100 1100', 'all of it is sold');
select is(pg_temp.invoiced('halves'), 'invoice 1100', 'by one invoice');
select is((select count(*) from public.payments where bill_id = tests.id_of('halves') and state = 'paid'), 2::bigint,
  'each half keeps its receipt');

-- The rest by a prompt
select pg_temp.place('prompt');
select is(pg_temp.comes('UKA1000003', pg_temp.number('prompt'), 1090), 'needs_review', 'ten shillings are missing');
select tests.sign_in('asha');
select is(public.start_payment(tests.id_of('prompt')) ->> 'amount_kes', '10', 'a prompt asks for these alone');
select is((select payment_state from public.orders where id = tests.id_of('prompt')), 'needs_review', 'the order keeps its state');
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'ten', merchant_request_id = 'M-ten'
where bill_id = tests.id_of('prompt') and state = 'starting';
select tests.as_service();
select is(public.settle_payment('ten', 'M-ten', 1032, 'Cancelled by user'), 'failed', 'it may fail');
select is(pg_temp.bill('prompt'), 'needs_review 1090 0', 'and nothing is lost by that');
select tests.sign_in('asha');
select is(public.start_payment(tests.id_of('prompt')) ->> 'amount_kes', '10', 'another prompt');
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'ten2', merchant_request_id = 'M-ten2'
where bill_id = tests.id_of('prompt') and state = 'starting';
select tests.as_service();
select is(public.settle_payment('ten2', 'M-ten2', 0, 'OK'), 'paid', 'pays the rest, though a query knows no receipt');
select is(pg_temp.bill('prompt'), 'paid 1100 1100', 'and the order');

-- A part that somebody has named as a receipt, or whose outcome is not known, is no reason to ask for the rest
select pg_temp.place('silent');
select tests.as_owner();
insert into public.payments (bill_id, amount_kes, phone, state, result_text)
values (tests.id_of('silent'), 1100, '254712345671', 'needs_review', 'M-Pesa did not answer.');
update public.orders set payment_state = 'needs_review' where id = tests.id_of('silent');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('silent'))), 'order_closed', 'an unknown outcome stays closed');

-- Somebody else's number
select pg_temp.place('strangers');
select is(pg_temp.comes('UKA1000005', pg_temp.number('strangers'), 480, '254733000000'), 'needs_review',
  'a part from a phone nobody knows counts where the number is exact');
select is(pg_temp.bill('strangers'), 'needs_review 480 0', 'and the rest is asked for');
select is(pg_temp.comes('UKA1000021', pg_temp.number('strangers'), 630, '254733000099'), 'unknown',
  'more than the rest is not put on the bill');
select tests.sign_in('boss');
select is((select number from public.unplaced_money() where receipt = 'UKA1000021'), pg_temp.number('strangers'),
  'the desk sees which bill was named');
select is(pg_temp.comes('UKA1000006', pg_temp.number('strangers'), 620, '254733000001'), 'paid', 'the rest pays it');
select is(pg_temp.bill('strangers'), 'paid 1100 1100', 'to the shilling');

-- Five of a family, each a part
select pg_temp.place('family');
select is((select string_agg(pg_temp.comes('UKA100003' || n, pg_temp.number('family'), 200, '25473300001' || n), ' ' order by n) from generate_series(1, 5) n),
  'needs_review needs_review needs_review needs_review needs_review', 'five parts of five phones wait for the rest');
select is(pg_temp.comes('UKA1000036', pg_temp.number('family') || ' Lucy', 100, '254733000016'), 'paid', 'the sixth, with a name, pays it');
select is(pg_temp.bill('family'), 'paid 1100 1100', 'all of it');

-- A number among words
select pg_temp.place('words');
select is(pg_temp.comes('UKA1000007', lower(pg_temp.number('words')) || ' Wanjiku', 1100, '254733000002'), 'paid',
  'a number with a name behind it is understood');
select pg_temp.place('wrong sum');
select is(pg_temp.comes('UKA1000008', pg_temp.number('wrong sum') || ' Wanjiku', 1101, '254733000002'), 'unknown', 'with more than the price it waits');
select tests.sign_in('boss');
select is((select number from public.unplaced_money() where receipt = 'UKA1000008'), pg_temp.number('wrong sum'),
  'and the desk is shown the bill');

-- The desk takes what came
select pg_temp.place('less');
select is(pg_temp.comes('UKA1000009', pg_temp.number('less'), 400), 'needs_review', 'a part');
select is(pg_temp.comes('UKA1000010', pg_temp.number('less'), 500), 'needs_review', 'and another');
select tests.sign_in('boss');
select is((public.resolve_bill(tests.id_of('less'), 'paid', (select id from public.payments where receipt = 'UKA1000009'))).state,
  'paid', 'the desk lets it go for less');
select is(pg_temp.bill('less'), 'paid 900 900', 'all that came is what was paid');
select is(pg_temp.invoiced('less'), 'invoice 900', 'and what the invoice says');

-- Money without a receipt of its own may have paid for something else: nobody takes it along
select pg_temp.place('twice');
select is(pg_temp.comes('UKA1000012', pg_temp.number('twice'), 400), 'needs_review', 'a part, and beside it money of nobody knows what');
select tests.as_owner();
insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text)
values (tests.id_of('twice'), 300, 300, '254712345671', 'needs_review', 0, 'Receipt UKA1000001 already paid for something else.');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('twice'), 'paid', (select id from public.payments where receipt = 'UKA1000012'));
select is(pg_temp.bill('twice'), 'paid 700 400', 'the part alone is what was paid');

-- More than the price
select pg_temp.place('more');
select is(pg_temp.comes('UKA1000011', pg_temp.number('more'), 2060), 'needs_review', 'too much came');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.resolve_bill(%L, %L, received_kes => 1100)', tests.id_of('more'), 'paid')),
  'wrong_amount', 'another sum than M-Pesa says is not ignored');
select is((public.resolve_bill(tests.id_of('more'), 'paid_less')).state, 'paid', 'the price is kept');
select is(pg_temp.bill('more'), 'paid 2060 1100', 'and no more is sold');
select is(pg_temp.invoiced('more'), 'invoice 1100', 'or invoiced');
select is((select amount_kes from public.bill_queue() where bill_id = tests.id_of('more') and waits = 'refund'), 960,
  'the rest waits to be sent back');
select is((public.record_refund(tests.id_of('more'), 960, 'UKB1000001', phone => '0712 345 671')).amount_kes, null, 'nobody knows who paid, so a second person looks');
select tests.agree_to_refunds();
select is((select sum(amount_kes) from public.refunds where bill_id = tests.id_of('more')), 960::bigint, 'and it is');
select is(pg_temp.bill('more') || (select ' ' || payment_state from public.orders where id = tests.id_of('more')), 'paid 2060 1100 paid',
  'the order stays paid');
select is(pg_temp.invoiced('more'), 'invoice 1100', 'without a credit note');

-- A stranger's shilling keeps nobody from calling their order off: what came goes back
select pg_temp.place('shilling');
select is(pg_temp.comes('UKA1000050', pg_temp.number('shilling'), 1, '254799999999'), 'needs_review', 'one shilling comes');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('shilling'))), 'not_found', 'a stranger does not call it off');
select tests.as_visitor();
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('shilling'))), 'not_signed_in', 'nor a visitor without its address');
select tests.sign_in('asha');
select is((public.cancel_order(tests.id_of('shilling'))).payment_state, 'refund_due', 'its buyer does');
select is((select fulfilment_state from public.orders where id = tests.id_of('shilling')), 'cancelled', 'it is over');
select results_eq(format('select what, amount_kes from public.money_of_bill(%L)', tests.id_of('shilling')), $$ values ('owed', 1) $$, 'the shilling is owed back');
select tests.sign_in('boss');
select results_eq(format('select waits, amount_kes from public.bill_queue() where bill_id = %L', tests.id_of('shilling')), $$ values ('refund', 1) $$, 'the desk sends it');
select tests.as_owner();
select is(pg_temp.bill('shilling'), 'refund_due 1 0', 'nothing is sold');
select is((select count(*) from public.order_events where order_id = tests.id_of('shilling') and kind in ('cancelled', 'refund_due')), 2::bigint, 'its history says both');
select pg_temp.place('doubtful');
select tests.sign_in('asha');
select public.claim_receipt(tests.id_of('doubtful'), 'UKA1000051');
select is(tests.outcome(format('select public.cancel_order(%L)', tests.id_of('doubtful'))), 'wrong_state', 'where a receipt is looked for, a person decides');

-- Whoever paid for somebody else is found by their number, too
select pg_temp.place('gift');
select tests.as_owner();
insert into public.payments (bill_id, amount_kes, phone, state, result_code) values (tests.id_of('gift'), 1100, '254722221100', 'failed', 1032);
select tests.sign_in('boss');
select is((select array_agg(q.number) from public.order_queue('all', '0722 221 100') q), array[pg_temp.number('gift')], 'the desk finds it by the friend''s number');
select is((select count(*)::integer from public.order_queue('all', '0722 221 109') q), 0, 'and by no other');
select * from finish();
rollback;
