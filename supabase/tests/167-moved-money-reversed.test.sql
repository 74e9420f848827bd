-- M-Pesa takes back a payment that was moved, or that has no bill: each place where it lies by now loses what it holds, and where it was once, nothing changes.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,peter,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 1000;
create function pg_temp.number(called text) returns text language sql security definer as $$
  select number from public.bills where id = tests.id_of(called)
$$;
create function pg_temp.place(called text, who text default 'asha') returns void language sql as $$
  select tests.sign_in(who);
  select tests.remember(called, (tests.order_of(9002, 1)).id);
$$;
create function pg_temp.paid(wanted text) returns public.payments language sql security definer as $$ select p from public.payments p where p.receipt = wanted $$;
create function pg_temp.line(receipt text, kes integer, account text default null, details text default 'Pay Bill') returns void language plpgsql as $$
begin
  perform tests.sign_in('boss');
  perform public.import_statement_lines(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('receipt', receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), case when kes > 0 then 'paid_in_kes' else 'withdrawn_kes' end, abs(kes),
    'details', details, 'account', account))));
  if account is not null then
    perform tests.as_owner();
    perform private.place_line(line.receipt, null);
    perform tests.sign_in('boss');
  end if;
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.taken_back(receipt text, own text, kes integer) returns void language sql as $$
  select pg_temp.line(own, -kes, details => 'Reversal of ' || receipt)
$$;
create function pg_temp.move(receipt text, called text) returns text language plpgsql as $$
begin
  perform tests.sign_in('boss');
  return public.move_payment((pg_temp.paid(receipt)).id, pg_temp.number(called), 'mistyped');
end $$;
create function pg_temp.order_of(called text) returns text language sql security definer as $$
  select o.fulfilment_state || ' ' || o.payment_state || ' ' || concat_ws(' ', s.in_doubt_kes, s.owed_back_kes, s.sales_kes, s.owing_kes, s.received_kes, s.refunded_kes)
  from public.orders o left join public.bill_balances s on s.bill_id = o.id where o.id = tests.id_of(called)
$$;
create function pg_temp.page(called text, who text default 'asha') returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return (select coalesce(string_agg(concat_ws(' ', m.what, m.amount_kes, m.receipt), ', ' order by m.what, m.amount_kes), 'nothing')
    from public.money_of_bill(tests.id_of(called)) m);
end $$;
create function pg_temp.books() returns jsonb language sql security definer as $$
  select jsonb_object_agg(account, kes) from (
    select account, sum(amount_kes) as kes from public.ledger_entries where account in ('mpesa', 'moved', 'unplaced', 'set_aside') group by 1 having sum(amount_kes) <> 0) s
$$;
create function pg_temp.close(wanted text) returns text language plpgsql as $$
begin
  perform tests.sign_in('boss');
  return (select a ->> wanted from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a where a ->> 'account' = 'mpesa');
end $$;
grant execute on all functions in schema pg_temp to public;

-- Moved whole, and its order has left the shop
select pg_temp.place('theirs', 'peter');
select pg_temp.place('hers');
select pg_temp.line('UKR0000001', 1100, pg_temp.number('theirs'));
select is(pg_temp.move('UKR0000001', 'hers'), 'moved', 'a payment is moved');
select public.set_order_fulfilment(tests.id_of('hers'), 'dispatched');
select pg_temp.taken_back('UKR0000001', 'UKR0000002', 1100);
select is(pg_temp.order_of('hers'), 'dispatched failed 0 0 1100 1100 0 0', 'the bill that it pays by now is owing');
select is(pg_temp.order_of('theirs'), 'placed failed 0 0 0 0 1100 1100', 'and nothing changes where it was moved away from');
select is(pg_temp.page('hers'), 'moved_in 1100, owing 1100, reversed 1100 UKR0000002', 'its buyer reads it');
select is(pg_temp.page('theirs', 'peter'), 'moved 1100', 'the other reads what they read before');
select tests.as_owner();
select is((select n.message from public.notifications n where n.user_id = tests.user_id('asha') and n.title = 'Your payment was taken back'),
  format('M-Pesa took KSh 1,100 for order %s back with receipt UKR0000002. The order is owing again: please pay it.', pg_temp.number('hers')), 'and is told');
select is((select count(*) from public.notifications n where n.user_id = tests.user_id('peter') and n.title = 'Your payment was taken back'), 0::bigint, 'the other is not');
select is(pg_temp.books(), null, 'nothing is left at M-Pesa, nor in between');
select is(pg_temp.close('reversed_kes'), '1100', 'the close of the day names it');
select is(pg_temp.close('differences'), '[]', 'and its line is no difference');
select results_eq($$ select number, amount_kes from public.bill_queue() where waits = 'owing' $$, format('values (%L, 1100)', pg_temp.number('hers')), 'it is to be chased');
select tests.as_owner();
select is(private.book_reversals(), 0, 'it is booked once');
select is(private.unplaced_kes('UKR0000001'), 0, 'its own line is money that is known');

-- In parts: what it pays, what was moved to another bill, and what is still owed of it
select pg_temp.place('first');
select pg_temp.place('next');
select pg_temp.line('UKR0000003', 1500, pg_temp.number('first'));
select public.resolve_bill(tests.id_of('first'), 'paid_less');
select public.move_money((pg_temp.paid('UKR0000003')).id, tests.id_of('next'), 300);
select pg_temp.taken_back('UKR0000003', 'UKR0000004', 1500);
select is(pg_temp.order_of('first'), 'placed failed 0 0 1100 1100 300 300', 'what it pays is taken back');
select is(pg_temp.order_of('next'), 'placed failed 0 0 0 0 0 0', 'and so is the part that lies with the other');
select is(pg_temp.page('first'), 'moved 300, owing 1100, reversed 1200 UKR0000004', 'each page names its own sum');
select is(pg_temp.page('next'), 'moved_in 300, reversed 300 UKR0000004', 'and no more');
select tests.as_owner();
select is(pg_temp.books(), null, 'M-Pesa has nothing of it');
select pg_temp.line('UKR0000005', 1100, pg_temp.number('next'));
select is(pg_temp.order_of('next'), 'placed paid 0 0 1100 0 1100 0', 'it can be paid again');

-- Of a price that came in parts the rest is a part again, wherever it came from
select pg_temp.place('above');
select pg_temp.place('parts');
select pg_temp.line('UKR0000030', 1400, pg_temp.number('above'));
select public.resolve_bill(tests.id_of('above'), 'paid_less');
select public.move_money((pg_temp.paid('UKR0000030')).id, tests.id_of('parts'), 300);
select pg_temp.line('UKR0000031', 800, pg_temp.number('parts'));
select is(pg_temp.order_of('parts'), 'placed paid 0 0 1100 0 1100 0', 'moved and paid, together the price');
select pg_temp.taken_back('UKR0000031', 'UKR0000032', 800);
select tests.as_owner();
select is((select array_agg(method || ' ' || state order by method) from public.payments where bill_id = tests.id_of('parts')), '{"moved needs_review","mpesa reversed"}', 'what is left waits for the rest');
select is((select payment_state from public.orders where id = tests.id_of('parts')), 'needs_review', 'which its buyer may pay');
select pg_temp.line('UKR0000033', 800, pg_temp.number('parts'));
select is(pg_temp.order_of('parts'), 'placed paid 0 0 1100 0 1100 0', 'and it is paid');

-- Owed back in two places
select pg_temp.place('third');
select pg_temp.place('fourth');
select pg_temp.line('UKR0000006', 1500, pg_temp.number('third'));
select public.resolve_bill(tests.id_of('third'), 'paid_less');
select public.move_money((pg_temp.paid('UKR0000006')).id, tests.id_of('fourth'), 400);
select public.set_order_fulfilment(tests.id_of('third'), 'cancelled');
select public.resolve_bill(tests.id_of('fourth'), 'refund');
select pg_temp.taken_back('UKR0000006', 'UKR0000007', 1500);
select is(pg_temp.order_of('third'), 'cancelled refunded 0 0 0 0 1500 1500', 'what was owed back has gone back');
select is(pg_temp.order_of('fourth'), 'cancelled refunded 0 0 0 0 400 400', 'in both places');
select tests.as_owner();
select is((select array_agg(amount_kes || ' ' || method order by amount_kes) from public.refunds where reference = 'UKR0000007'), '{"400 mpesa","1100 mpesa"}', 'by one line of M-Pesa');
select is(pg_temp.books(), '{"mpesa": 3300}', 'M-Pesa has what other orders were paid with');
select is(private.book_reversals(), 0, 'that too is booked once');

-- Another sum than the payment's is not passed over without a word
select pg_temp.place('fifth');
select pg_temp.place('sixth', 'peter');
select pg_temp.line('UKR0000008', 1100, pg_temp.number('fifth'));
select is(pg_temp.move('UKR0000008', 'sixth'), 'moved', 'one more is moved');
select public.record_refund(tests.id_of('sixth'), 200, 'UKR0000009', phone => '0712 345 671');
select tests.as_owner();
update public.refund_orders set state = 'withdrawn' where state = 'wanted';
insert into public.refunds (bill_id, payment_id, amount_kes, method, reference)
select p.bill_id, p.id, 200, 'mpesa', 'UKR0000009' from public.payments p where p.bill_id = tests.id_of('sixth') and p.method = 'moved';
select pg_temp.taken_back('UKR0000008', 'UKR0000010', 500);
select is(pg_temp.order_of('sixth'), 'placed paid 0 0 900 0 1100 200', 'of another sum than what came a person decides');
select is(pg_temp.close('differences')::jsonb -> 0 ->> 'receipt', 'UKR0000010', 'the line is a difference until then');
select tests.as_owner();
select is((select count(*) from public.notifications where user_id = tests.user_id('boss') and title = 'M-Pesa took money back'), 1::bigint, 'who decides is told, once');
select private.book_reversals();
select is((select count(*) from public.notifications where user_id = tests.user_id('boss') and title = 'M-Pesa took money back'), 1::bigint, 'and no more');
select is((select count(*) from public.notifications where title = 'M-Pesa took money back' and user_id <> tests.user_id('boss')), 0::bigint, 'and nobody else');

select tests.sign_in('packer');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('sixth'))), 'not_told', 'meanwhile it is not packed');
select tests.sign_in('boss');
select is(tests.outcome('select public.book_outgoing_line(''UKR0000010'', ''outside'', ''A part was taken back.'')'), 'receipt_used', 'it is no loss of the shop: then the whole could go back once more');
select is(tests.outcome(format('select public.record_refund(%L, 200)', tests.id_of('sixth'))), 'reversed', 'and nothing is sent back beside it');
select public.settle_reversal('UKR0000010', 'refund', 'She keeps the rest.');
select is(pg_temp.order_of('sixth'), 'placed paid 0 0 400 0 1100 700', 'it is noted as a refund, by its own receipt');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('sixth'))), 'accepted', 'until somebody has booked it');

-- What waits for a second person is not sent on top of what M-Pesa took back
select pg_temp.place('waits');
select pg_temp.line('UKR0000020', 1100, pg_temp.number('waits'));
select public.set_order_fulfilment(tests.id_of('waits'), 'cancelled');
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
select tests.sign_in('boss');
select public.ask_refund(tests.id_of('waits'), (pg_temp.paid('UKR0000020')).id, 1100, '0799 000 222', 'She asked for it.');
select pg_temp.taken_back('UKR0000020', 'UKR0000021', 1100);
select tests.as_owner();
select is((select state from public.refund_orders where bill_id = tests.id_of('waits')), 'withdrawn', 'the one that waited is withdrawn');
select is(pg_temp.order_of('waits'), 'cancelled refunded 0 0 0 0 1100 1100', 'it went back once');

-- Cash that came on top pays it then, and was it a mistake, the order is owing
select pg_temp.place('on top');
select pg_temp.line('UKR0000022', 1100, pg_temp.number('on top'));
select public.set_order_fulfilment(tests.id_of('on top'), 'dispatched');
select public.note_second_cash(tests.id_of('on top'), 1100);
select pg_temp.taken_back('UKR0000022', 'UKR0000023', 1100);
select is(pg_temp.order_of('on top'), 'dispatched paid 0 0 1100 0 1100 0', 'the cash pays it now');
select tests.as_owner();
select is((select count(*) from public.notifications n where n.user_id = tests.user_id('asha') and n.title = 'Your other payment counts now' and n.message like '%' || pg_temp.number('on top') || '%'), 1::bigint, 'and its buyer is told');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.money_never_came(%L, ''Another order.'')', (select id from public.payments where bill_id = tests.id_of('on top') and method = 'cash'))), 'accepted', 'cash that was a mistake can be taken back all the same');
select is(pg_temp.order_of('on top'), 'dispatched failed 0 0 1100 1100 0 0', 'then the order is owing');

-- Money without a bill
select pg_temp.line('UKR0000011', 1100, 'WANJIKU');
select pg_temp.line('UKR0000012', 650, 'MAMA');
select pg_temp.line('UKR0000016', 703, 'BABA');
select is(public.send_back_unplaced('UKR0000016', 'UKR0000017', '0700 555 321', 'He asked for it.'), 'wanted', 'somebody says that they sent it back');
select pg_temp.taken_back('UKR0000016', 'UKR0000018', 703);
select is((select array_agg(state || ' ' || receipt order by state) from public.outgoings where of_receipt = 'UKR0000016'), '{"wanted UKR0000017"}', 'so it has gone, and is to be agreed with first, or not');
select public.settle_outgoing((select id from public.outgoings where receipt = 'UKR0000017'), false);
select tests.as_owner();
select is(private.book_reversals(), 1, 'if not, M-Pesa was the only one');
select is((select array_agg(state || ' ' || receipt order by state) from public.outgoings where of_receipt = 'UKR0000016'), '{"booked UKR0000018","withdrawn UKR0000017"}', 'and nothing waits any more');
select tests.sign_in('boss');
select public.set_money_aside('UKR0000012', 'She writes.');
select pg_temp.taken_back('UKR0000011', 'UKR0000013', 600);
select is(pg_temp.books() - 'mpesa', '{"unplaced": -1100, "set_aside": -650}', 'another sum is not it');
select pg_temp.taken_back('UKR0000011', 'UKR0000014', 1100);
select pg_temp.taken_back('UKR0000012', 'UKR0000015', 650);
select is(pg_temp.books() - 'mpesa', '{}', 'what M-Pesa took back lies nowhere any more');
select is((select array_agg(approved_how || ' ' || of_receipt order by of_receipt) from public.outgoings where of_receipt <> 'UKR0000016'), '{"mpesa UKR0000011","mpesa UKR0000012"}', 'it is on record as M-Pesa''s own');
select is((select count(*) from public.unplaced_money() where receipt in ('UKR0000011', 'UKR0000012')), 0::bigint, 'nobody looks for its bill');
select pg_temp.place('seventh');
select tests.sign_in('boss');
select is(pg_temp.close('refunds_kes')::integer - 4003, 1100 + 650, 'the close names it');
select is(tests.outcome(format('select public.assign_money(''UKR0000011'', %L)', pg_temp.number('seventh'))), 'receipt_used', 'it pays nothing any more');
select is(tests.outcome(format('select public.resolve_bill(%L, ''paid'', receipt => ''UKR0000011'', received_kes => 1100, vouched => true)', tests.id_of('seventh'))), 'receipt_used', 'not by a word of the desk');
select pg_temp.line('UKR0000040', 900, 'DADA');
select pg_temp.taken_back('UKR0000040', 'UKR0000041', 100);
select pg_temp.place('ninth');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.assign_money(''UKR0000040'', %L)', pg_temp.number('ninth'))), 'accepted', 'money of which M-Pesa took another sum still pays');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.name_receipt(%L, ''UKR0000011'')', tests.id_of('seventh'))), 'receipt_used', 'nor named by its payer');
select tests.prompted(tests.id_of('seventh'), 'seventh');
select tests.as_service();
select public.settle_payment('seventh', 'M-seventh', 0, 'ok', 1100, 'UKR0000011');
select public.run_scheduled_jobs();
select tests.sign_in('boss');
set constraints all immediate;
select is(pg_temp.order_of('seventh'), 'placed failed 0 0 1100 1100 0 0', 'loses it again at once');
select is(pg_temp.books() - 'mpesa', '{}', 'and nothing of it is left');
select is(pg_temp.close('refunds_kes')::integer - 4003, 650, 'it is no more what went back without a bill');
select tests.as_owner();
select is(private.book_reversals(), 0, 'once');
select is((select count(*) from public.audit_log where action = 'unplaced_reversed'), 3::bigint, 'the record says so');
select is_empty('select event_id from public.ledger_entries group by event_id having sum(amount_kes) <> 0', 'each event sums to zero');
select * from finish();
rollback;
