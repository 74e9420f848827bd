-- M-Pesa takes a payment back of which the shop had sent a part: what was taken back is owing, and what went twice besides the price.
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

create function pg_temp.buy(called text, receipt text, kes integer default 1100) returns void language sql as $$
  select pg_temp.place(called);
  select pg_temp.line(receipt, kes, pg_temp.number(called));
$$;
create function pg_temp.queue(called text) returns text[] language sql security definer as $$
  select array_agg(q.waits || ' ' || q.amount_kes order by q.waits) from public.bill_queue() q where q.bill_id = tests.id_of(called)
$$;
create function pg_temp.told(called text) returns text language sql security definer as $$
  select string_agg(n.message, '; ') from public.notifications n
  where n.user_id = tests.user_id('boss') and n.title = 'Money went back twice' and n.message like '%' || pg_temp.number(called) || '%'
$$;
create function pg_temp.give(called text, kes integer) returns void language plpgsql as $$
begin
  perform tests.sign_in('boss');
  perform public.record_refund(tests.id_of(called), kes);
end $$;
grant execute on all functions in schema pg_temp to public;

-- What made the price less stays given: she pays the whole again, and the shop has its price less that
select pg_temp.buy('kept', 'VKR0000001');
select pg_temp.give('kept', 300);
select pg_temp.taken_back('VKR0000001', 'VKR0000002', 1100);
select is(pg_temp.order_of('kept'), 'placed failed 0 0 800 1100 0 300', 'what was taken back is owing, and sales stay what they were');
select is(pg_temp.page('kept'), 'given 300, owing 1100, reversed 1100 VKR0000002', 'its buyer reads both');
select tests.sign_in('boss');
select is(pg_temp.queue('kept'), '{"owing 1100"}', 'it is to be chased');
select is(pg_temp.told('kept'), null, 'nothing went back twice: it is in what she pays again');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('kept'))), 'wrong_state', 'nothing is packed');
select tests.as_owner();
select is((select count(*) from private.unclear_reversals()), 0::bigint, 'nobody has to book it');
select pg_temp.line('VKR0000003', 1100, pg_temp.number('kept'));
select is(pg_temp.order_of('kept'), 'placed paid 0 0 800 0 1100 300', 'she pays again');
select is(pg_temp.queue('kept'), null, 'and nothing is owing');

-- something off what she paid again is no debt
select tests.as_owner();
update public.payments set created_at = created_at + interval '1 minute' where receipt = 'VKR0000003';
select pg_temp.give('kept', 200);
select is(pg_temp.order_of('kept'), 'placed paid 0 0 600 0 1100 500', 'two hundred more off the price are off the price');
select pg_temp.taken_back('VKR0000003', 'VKR0000037', 1100);
select tests.as_owner();
update public.payments set reversed_at = reversed_at + interval '2 minutes' where receipt = 'VKR0000003';
select private.book(tests.id_of('kept'), 'reversed');
select is(pg_temp.order_of('kept'), 'placed failed 0 0 600 1100 0 500', 'what was taken back a second time is owing once');
select pg_temp.line('VKR0000038', 1100, pg_temp.number('kept'));
select tests.as_owner();
update public.payments set created_at = created_at + interval '3 minutes' where receipt = 'VKR0000038';
select pg_temp.give('kept', 1);
select is(pg_temp.order_of('kept'), 'placed paid 0 0 599 0 1100 501', 'and can be paid once more');

-- More than the price came, and what was over was sent back
select pg_temp.buy('above', 'VKR0000004', 1300);
select public.resolve_bill(tests.id_of('above'), 'paid_less');
select pg_temp.give('above', 200);
select public.set_order_fulfilment(tests.id_of('above'), 'dispatched');
select is(pg_temp.order_of('above'), 'dispatched paid 0 0 1100 0 1300 200', 'the price is kept');
select pg_temp.taken_back('VKR0000004', 'VKR0000005', 1300);
select is(pg_temp.order_of('above'), 'dispatched failed 0 0 1100 1300 0 200', 'the price is owing, and what went back twice');
select is(pg_temp.told('above'), format('M-Pesa took KSh 1,300 of %s back with receipt VKR0000005, though KSh 200 of it had gone back before. Ask the payer for that, or give it up.', pg_temp.number('above')), 'the desk is told of that');
select is(pg_temp.page('above'), 'given 200, owing 1100, reversed 1300 VKR0000005, went_twice 200', 'its buyer reads each by itself');
select pg_temp.line('VKR0000006', 1100, pg_temp.number('above'));
select is(pg_temp.order_of('above'), 'dispatched paid 0 0 1100 200 1100 200', 'the price is paid, the rest is still owing');
select is(pg_temp.queue('above'), '{"went_twice 200"}', 'and chased');
select is(public.write_off_owing(tests.id_of('above'), 'They say no.'), 200, 'until it is given up');
select is(pg_temp.order_of('above'), 'dispatched paid 0 0 1100 0 1100 200', 'as a loss');

-- Parts, and one of them is taken back
select pg_temp.buy('parts', 'VKR0000007', 700);
select pg_temp.line('VKR0000008', 600, pg_temp.number('parts'));
select public.resolve_bill(tests.id_of('parts'), 'paid_less');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('parts'), 200, payment_id => (pg_temp.paid('VKR0000007')).id);
select is(pg_temp.order_of('parts'), 'placed paid 0 0 1100 0 1300 200', 'paid in parts, and what was over went back');
select tests.as_owner();
update public.payments set created_at = created_at - interval '1 minute' where bill_id = tests.id_of('parts');
select pg_temp.taken_back('VKR0000007', 'VKR0000009', 700);
select is((select owing_kes from public.bill_balances where bill_id = tests.id_of('parts')), 700, 'what was taken back is owing, to the shilling');
select is((select in_doubt_kes || ' ' || sales_kes from public.bill_balances where bill_id = tests.id_of('parts')), '600 500', 'and what is left is a part again');
select is(pg_temp.page('parts'), 'came 600 VKR0000008, given 200, owing 500, reversed 700 VKR0000009, went_twice 200', 'its buyer reads what is to be paid, and what went twice');
select pg_temp.line('VKR0000020', 500, pg_temp.number('parts'));
select is((select sales_kes || ' ' || owing_kes from public.bill_balances where bill_id = tests.id_of('parts')), '1100 200', 'the rest pays the price; what went twice stays owing');

-- Cancelled, and a part had been given back: the rest has gone by the line, and that part twice
select pg_temp.buy('off', 'VKR0000010');
select public.set_order_fulfilment(tests.id_of('off'), 'cancelled');
select pg_temp.give('off', 400);
select is(pg_temp.order_of('off'), 'cancelled refund_due 0 700 0 0 1100 400', 'seven hundred are owed back');
select pg_temp.taken_back('VKR0000010', 'VKR0000011', 1100);
select is(pg_temp.order_of('off'), 'cancelled refunded 0 0 0 400 700 1100', 'nothing is owed back any more, and four hundred went twice');
select is(pg_temp.page('off'), 'given 400, sent 700 VKR0000011, went_twice 400', 'its buyer reads it');
select tests.sign_in('boss');
select is(pg_temp.queue('off'), '{"went_twice 400"}', 'the desk sees it');
select is((select reason from public.bill_queue() where bill_id = tests.id_of('off')), 'This went back twice, the second time with receipt VKR0000011.', 'with why');
select is(pg_temp.told('off'), format('M-Pesa took KSh 1,100 of %s back with receipt VKR0000011, though KSh 400 of it had gone back before. Ask the payer for that, or give it up.', pg_temp.number('off')), 'and is told');
select is(tests.outcome(format('select public.record_refund(%L, 400)', tests.id_of('off'))), 'too_much', 'nothing more can be sent back');
select is(public.write_off_owing(tests.id_of('off'), 'The number is off.'), 400, 'it may be given up');
select is(pg_temp.order_of('off'), 'cancelled refunded 0 0 0 0 700 1100', 'as a loss');

-- Taken back, and called off before it was paid again: what made the price less has gone for nothing, and so has what was over
select pg_temp.buy('less', 'VKR0000030');
select pg_temp.give('less', 300);
select pg_temp.taken_back('VKR0000030', 'VKR0000031', 1100);
select public.set_order_fulfilment(tests.id_of('less'), 'cancelled');
select is(pg_temp.order_of('less'), 'cancelled unpaid 0 0 0 300 0 300', 'three hundred are owing of what is not sold');
select is(pg_temp.page('less'), 'given 300, reversed 1100 VKR0000031, went_twice 300', 'its buyer reads that');
select pg_temp.buy('over', 'VKR0000032', 1400);
select public.resolve_bill(tests.id_of('over'), 'paid_less');
select pg_temp.give('over', 300);
select pg_temp.taken_back('VKR0000032', 'VKR0000033', 1400);
select public.set_order_fulfilment(tests.id_of('over'), 'cancelled');
select is(pg_temp.order_of('over'), 'cancelled unpaid 0 0 0 300 0 300', 'once');

-- Moved, and the shop had given a part of it back where it lies now
select pg_temp.buy('from', 'VKR0000012');
select pg_temp.place('to');
select is(pg_temp.move('VKR0000012', 'to'), 'moved', 'a payment is moved');
select pg_temp.give('to', 100);
select pg_temp.taken_back('VKR0000012', 'VKR0000013', 1100);
select is(pg_temp.order_of('from'), 'placed failed 0 0 0 0 1100 1100', 'where it was once nothing changes');
select is(pg_temp.order_of('to'), 'placed failed 0 0 1000 1100 0 100', 'where it lies it is owing');

-- A part that was moved away from an order that has left: what came before it pays no more than it did
select pg_temp.buy('left', 'VKR0000070', 600);
select pg_temp.line('VKR0000071', 500, pg_temp.number('left'));
select public.set_order_fulfilment(tests.id_of('left'), 'dispatched');
select pg_temp.place('took');
select is(pg_temp.move('VKR0000071', 'took'), 'moved', 'one part is moved');
select is((select owing_kes || ' ' || sales_kes + in_doubt_kes from public.bill_balances where bill_id = tests.id_of('left')), '500 1100', 'that part is owing');

-- A refund that came back in between is none
select pg_temp.buy('undone', 'VKR0000014');
select public.set_order_fulfilment(tests.id_of('undone'), 'cancelled');
select public.record_refund(tests.id_of('undone'), 500, 'VKR0000015', phone => (select phone from public.payments where receipt = 'VKR0000014'));
select tests.as_owner();
update public.refund_orders set state = 'withdrawn' where state = 'wanted';
insert into public.refunds (bill_id, payment_id, amount_kes, method, reference)
select p.bill_id, p.id, 500, 'mpesa', 'VKR0000015' from public.payments p where p.receipt = 'VKR0000014' and not exists (select 1 from public.refunds where reference = 'VKR0000015');
select pg_temp.line('VKR0000016', 500, details => 'Reversal of VKR0000015');
select is(pg_temp.order_of('undone'), 'cancelled refund_due 0 1100 0 0 1100 0', 'all is owed back again');
select pg_temp.taken_back('VKR0000014', 'VKR0000017', 1100);
select is(pg_temp.order_of('undone'), 'cancelled refunded 0 0 0 0 1100 1100', 'and has gone back by the line');
select is(pg_temp.told('undone'), null, 'once');

-- Approved, and not yet asked of M-Pesa
select pg_temp.buy('asked', 'VKR0000040');
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('asked'), 'cancelled');
select public.ask_refund(tests.id_of('asked'), (pg_temp.paid('VKR0000040')).id, 1100);
select is((select state from public.refund_orders where bill_id = tests.id_of('asked')), 'approved', 'a refund is on its way to M-Pesa');
select pg_temp.taken_back('VKR0000040', 'VKR0000041', 1100);
select tests.as_owner();
select is((select o.state || ' ' || r.state from public.refund_orders o join private.mpesa_requests r on r.id = o.request_id where o.bill_id = tests.id_of('asked')), 'withdrawn failed', 'M-Pesa is not asked any more');
select is(pg_temp.order_of('asked'), 'cancelled refunded 0 0 0 0 1100 1100', 'for it went back by the line');
-- nor is what it may have sent taken for unsent
select pg_temp.buy('sent', 'VKR0000042');
select public.set_order_fulfilment(tests.id_of('sent'), 'cancelled');
select public.ask_refund(tests.id_of('sent'), (pg_temp.paid('VKR0000042')).id, 1100);
select tests.as_service();
select count(*) from public.claim_mpesa_requests(10);
select pg_temp.taken_back('VKR0000042', 'VKR0000043', 1100);
select tests.as_owner();
select is((select state from public.refund_orders where bill_id = tests.id_of('sent')), 'sending', 'what may have gone waits for its answer');
select is(pg_temp.order_of('sent'), 'cancelled refund_due 0 1100 0 0 1100 0', 'and nothing is booked until then');
update public.refund_orders set state = 'withdrawn' where bill_id = tests.id_of('sent');
select private.book_reversals();

-- A part of which the statement has no line is not the line of the whole
select pg_temp.buy('part by hand', 'VKR0000072');
select tests.as_owner();
select private.book_refund((select b from public.bills b where b.id = tests.id_of('part by hand')), 200, 'VKR0000073', 'By hand.', (pg_temp.paid('VKR0000072')).id, '254712345678');
select pg_temp.taken_back('VKR0000072', 'VKR0000074', 1100);
select is(pg_temp.order_of('part by hand'), 'placed failed 0 0 900 1100 0 200', 'so it is booked');

-- The whole went back before: in cash, or by a line of its own, it went twice
select pg_temp.buy('whole', 'VKR0000018');
select public.set_order_fulfilment(tests.id_of('whole'), 'cancelled');
select pg_temp.give('whole', 1100);
select pg_temp.taken_back('VKR0000018', 'VKR0000019', 1100);
select is(pg_temp.order_of('whole'), 'cancelled refunded 0 0 0 1100 0 1100', 'all of it is owing');
select is(pg_temp.page('whole'), 'given 1100, went_twice 1100', 'its buyer reads it');
select pg_temp.buy('by hand', 'VKR0000044');
select public.set_order_fulfilment(tests.id_of('by hand'), 'cancelled');
select tests.as_owner();
select private.book_refund((select b from public.bills b where b.id = tests.id_of('by hand')), 1100, 'VKR0000045', 'By hand.', (pg_temp.paid('VKR0000044')).id, '254712345678');
-- otherwise the line may be that very refund, and a person decides
select pg_temp.taken_back('VKR0000044', 'VKR0000046', 1100);
select is(pg_temp.order_of('by hand'), 'cancelled refunded 0 0 0 0 1100 1100', 'nothing is booked');
select tests.as_owner();
select is((select array_agg(receipt) from private.unclear_reversals()), '{VKR0000046}', 'and the desk looks');
select pg_temp.line('VKR0000045', -1100, details => 'Business payment');
select is(pg_temp.order_of('by hand'), 'cancelled refunded 0 0 0 1100 0 1100', 'until M-Pesa tells of both');
select tests.as_owner();
select is((select count(*) from private.unclear_reversals()), 0::bigint, 'and nobody has to look');

-- Cash on top that was noted by mistake, and a part of it had been given back
select pg_temp.buy('top', 'VKR0000021');
select public.set_order_fulfilment(tests.id_of('top'), 'dispatched');
select public.note_second_cash(tests.id_of('top'), 1000);
select public.record_refund(tests.id_of('top'), 100, payment_id => (select id from public.payments where bill_id = tests.id_of('top') and method = 'cash'));
select is(pg_temp.order_of('top'), 'dispatched paid 0 900 1100 0 2100 100', 'nine hundred seem to be owed');
select public.money_never_came((select id from public.payments where bill_id = tests.id_of('top') and method = 'cash'), 'It was another order.');
select is(pg_temp.order_of('top'), 'dispatched paid 0 0 1100 100 1100 100', 'nothing is owed back, and what was given is owing');
select is(pg_temp.page('top'), 'given 100, went_twice 100', 'its buyer reads it');

-- and of an order with something off its price
select pg_temp.buy('top off', 'VKR0000034');
select pg_temp.give('top off', 300);
select public.set_order_fulfilment(tests.id_of('top off'), 'dispatched');
select public.note_second_cash(tests.id_of('top off'), 1000);
select public.record_refund(tests.id_of('top off'), 100, payment_id => (select id from public.payments where bill_id = tests.id_of('top off') and method = 'cash'));
select public.money_never_came((select id from public.payments where bill_id = tests.id_of('top off') and method = 'cash'), 'It was another order.');
select is(pg_temp.order_of('top off'), 'dispatched paid 0 0 800 100 1100 400', 'what was given of cash that never came is owing, what was off the price is not');
-- of which a part was moved it is not said
select pg_temp.buy('top moved', 'VKR0000036');
select pg_temp.place('next');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('top moved'), 'dispatched');
select public.note_second_cash(tests.id_of('top moved'), 1000);
select is(tests.outcome(format('select public.move_money(%L, %L, 300)', (select id from public.payments where bill_id = tests.id_of('top moved') and method = 'cash'), tests.id_of('next'))), 'accepted', 'a part is moved');
select is(tests.outcome(format('select public.money_never_came(%L, ''It was another order.'')', (select id from public.payments where bill_id = tests.id_of('top moved') and method = 'cash'))), 'wrong_state', 'it goes back first');

-- What went off the price before is off what was paid again: no more than the rest goes back
select pg_temp.buy('twice paid', 'VKR0000050');
select pg_temp.give('twice paid', 300);
select pg_temp.taken_back('VKR0000050', 'VKR0000051', 1100);
select pg_temp.line('VKR0000052', 1100, pg_temp.number('twice paid'));
select is(tests.outcome(format('select public.record_refund(%L, 801)', tests.id_of('twice paid'))), 'too_much', 'not more than the price that was left');
select is(tests.outcome(format('select public.record_refund(%L, 801, payment_id => %L)', tests.id_of('twice paid'), (pg_temp.paid('VKR0000052')).id)), 'too_much', 'nor of the payment by itself');
select public.set_order_fulfilment(tests.id_of('twice paid'), 'cancelled');
select is(pg_temp.order_of('twice paid'), 'cancelled refund_due 0 800 0 0 1100 300', 'cancelled, the rest is owed back');
select is(pg_temp.queue('twice paid'), '{"refund 800"}', 'and waits at the desk');
select pg_temp.give('twice paid', 800);
select is(pg_temp.order_of('twice paid'), 'cancelled refunded 0 0 0 0 1100 1100', 'then nothing is open');
select is(pg_temp.page('twice paid'), 'given 300, given 800, reversed 1100 VKR0000051', 'on its page neither');

-- Another sum of what is owed back has gone back by its line, each by itself
select pg_temp.buy('two lines', 'VKR0000053');
select public.set_order_fulfilment(tests.id_of('two lines'), 'cancelled');
select pg_temp.taken_back('VKR0000053', 'VKR0000054', 500);
select is(pg_temp.order_of('two lines'), 'cancelled refund_due 0 600 0 0 1100 500', 'five hundred have gone');
select pg_temp.taken_back('VKR0000053', 'VKR0000055', 600);
select is(pg_temp.order_of('two lines'), 'cancelled refunded 0 0 0 0 1100 1100', 'and the rest');
-- and of an order that is paid the desk notes each of them
select pg_temp.buy('two of paid', 'VKR0000056');
select pg_temp.taken_back('VKR0000056', 'VKR0000057', 500);
select pg_temp.taken_back('VKR0000056', 'VKR0000058', 100);
select is(tests.outcome(format('select public.record_refund(%L, 500, ''VKR0000057'')', tests.id_of('two of paid'))), 'reversed', 'not by the way');
select public.settle_reversal('VKR0000057', 'refund', 'She keeps the rest.');
select public.settle_reversal('VKR0000058', 'refund', 'She keeps the rest.');
select is(pg_temp.order_of('two of paid'), 'placed paid 0 0 500 0 1100 600', 'one does not stand in the way of the other');

-- References that look different are the same
select pg_temp.buy('named', 'VKR0000059');
select pg_temp.buy('named too', 'VKR0000060');
select tests.as_owner();
select private.book_refund((select b from public.bills b where b.id = tests.id_of('named')), 100, 'VKR0000061', 'By hand.', (pg_temp.paid('VKR0000059')).id, '254712345678');
select tests.sign_in('boss');
select is((select array_agg(tests.outcome(format('select public.record_refund(%L, 100, %L, phone => ''0712 345 678'')', tests.id_of('named too'), typed)))
  from unnest(array['vkr 0000061', 'VKR-0000061.', E'VKR\t0000061\n', 'VKR' || chr(160) || '0000061', 'ＶＫＲ0000061', 'VKR0000060', 'vkr0000059']) typed), array_fill('receipt_used'::text, array[7]),
  'with blanks, signs and wide letters, and so is the receipt of a payment');

-- Cash on top that was a mistake, and a refund that waits for it under the other payment
select pg_temp.buy('waiting', 'VKR0000062');
select public.set_order_fulfilment(tests.id_of('waiting'), 'dispatched');
select public.note_second_cash(tests.id_of('waiting'), 500);
select public.ask_refund(tests.id_of('waiting'), (pg_temp.paid('VKR0000062')).id, 500, '0799 000 222', 'She asked for it.');
select public.money_never_came((select id from public.payments where bill_id = tests.id_of('waiting') and method = 'cash'), 'It was another order.');
select is((select state from public.refund_orders where bill_id = tests.id_of('waiting')), 'withdrawn', 'is withdrawn with it');

-- and what M-Pesa is sending already has to be done first
select pg_temp.place('sending', 'peter');
select tests.prompted(tests.id_of('sending'), 'sending');
select tests.as_service();
select public.settle_payment('sending', 'M-sending', 0, 'ok', 1100, 'VKR0000075');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('sending'), 'dispatched');
select public.note_second_cash(tests.id_of('sending'), 500);
select public.ask_refund(tests.id_of('sending'), (pg_temp.paid('VKR0000075')).id, 500);
select is((select state from public.refund_orders where bill_id = tests.id_of('sending')), 'approved', 'it goes to who paid, and nobody else is needed');
select is(tests.outcome(format('select public.money_never_came(%L, ''It was another order.'')', (select id from public.payments where bill_id = tests.id_of('sending') and method = 'cash'))), 'refund_in_flight', 'meanwhile nothing is said');

-- Vouched for, and M-Pesa tells of the receipt for another order
select pg_temp.place('other order', 'peter');
select pg_temp.place('vouched');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('vouched'), 'paid', receipt => 'VKR0000063', received_kes => 1100, vouched => true);
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'VKR0000063', 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 1100, 'account', pg_temp.number('other order'))));
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('vouched'))), 'not_told', 'it is not packed for that');
select is(tests.outcome(format('select public.money_never_came(%L, ''It is his.'')', (pg_temp.paid('VKR0000063')).id)), 'accepted', 'it can be said that it never came');
select is((select number from public.unplaced_money() where receipt = 'VKR0000063'), pg_temp.number('other order'), 'and waits for the bill that it names');

-- Money without a bill, of which M-Pesa took a part
select pg_temp.line('VKR0000064', 706, 'MAMA');
select pg_temp.taken_back('VKR0000064', 'VKR0000065', 300);
select is(tests.outcome('select public.send_back_unplaced(''VKR0000064'', ''VKR0000066'', ''0700 555 321'', ''She asked.'')'), 'reversed', 'does not go back whole');

-- Both parts of a price are taken back: all of it is owing, as if it had come at once
select pg_temp.buy('both parts', 'VKS0000001', 500);
select pg_temp.line('VKS0000002', 600, pg_temp.number('both parts'));
select public.record_refund(tests.id_of('both parts'), 200, payment_id => (pg_temp.paid('VKS0000001')).id);
select public.set_order_fulfilment(tests.id_of('both parts'), 'dispatched');
select pg_temp.taken_back('VKS0000001', 'VKS0000003', 500);
select is(pg_temp.order_of('both parts'), 'dispatched needs_review 600 0 300 500 600 200', 'one is taken back, the other is a part again');
select pg_temp.taken_back('VKS0000002', 'VKS0000004', 600);
select is(pg_temp.order_of('both parts'), 'dispatched failed 0 0 900 1100 0 200', 'the whole price is owing, and what was sold stays sold');
select is(pg_temp.page('both parts'), 'given 200, owing 1100, reversed 500 VKS0000003, reversed 600 VKS0000004', 'its buyer reads the same');
select pg_temp.line('VKS0000005', 1100, pg_temp.number('both parts'));
select is(pg_temp.order_of('both parts'), 'dispatched paid 0 0 900 0 1100 200', 'and can be paid again');
-- and where nobody had told of one of them, it never came
select pg_temp.buy('part unheard', 'VKS0000006', 500);
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('part unheard'), 'paid', receipt => 'VKS0000007', received_kes => 600, vouched => true);
select is(pg_temp.order_of('part unheard'), 'placed paid 0 0 1100 0 1100 0', 'paid by a part that somebody vouched for');
select pg_temp.taken_back('VKS0000006', 'VKS0000008', 500);
select tests.as_owner();
update public.payments set created_at = created_at - interval '1 minute' where bill_id = tests.id_of('part unheard');
select tests.sign_in('boss');
select public.money_never_came((pg_temp.paid('VKS0000007')).id, 'M-Pesa does not have it.');
select is(pg_temp.order_of('part unheard'), 'placed failed 0 0 1100 1100 0 0', 'the whole price is owing');

-- Lines of a file find the bills that they name, where these still ask for so much
create function pg_temp.file(receipt text, kes integer, called text) returns text language plpgsql as $$
declare
  taken jsonb;
begin
  perform tests.sign_in('boss');
  taken := public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
    'paid_in_kes', kes, 'account', lower(pg_temp.number(called)))));
  set constraints all immediate;
  set constraints all deferred;
  return taken ->> 'placed';
end $$;
select pg_temp.place('by file');
select is(pg_temp.file('VKS0000010', 1101, 'by file'), '0', 'more than is asked waits for the desk');
select is(pg_temp.page('by file'), 'likely 1101', 'its buyer reads what came');
select is(pg_temp.file('VKS0000011', 400, 'by file'), '1', 'a part does not');
select is(pg_temp.file('VKS0000012', 700, 'by file'), '1', 'nor does the rest');
select is(pg_temp.order_of('by file'), 'placed paid 0 0 1100 0 1100 0', 'which pay it');
select is(pg_temp.file('VKS0000013', 1100, 'by file'), '0', 'what names a paid order waits');
select is(pg_temp.file('VKS0000012', 700, 'by file'), '0', 'and nothing comes twice');
select is(array(select receipt from public.unplaced_money() where number = pg_temp.number('by file') order by 1), '{VKS0000010,VKS0000013}', 'two wait');

-- An order that has left the shop is owing, and its buyer brings the money in cash, or what is left of the price
select pg_temp.buy('brought', 'VKT0000001');
select public.set_order_fulfilment(tests.id_of('brought'), 'dispatched');
select pg_temp.taken_back('VKT0000001', 'VKT0000002', 1100);
select tests.sign_in('boss');
select is((public.take_cash(tests.id_of('brought'), 1100)).payment_state, 'paid', 'the cash pays it');
select is(pg_temp.order_of('brought'), 'dispatched paid 0 0 1100 0 1100 0', 'and nothing is owing');
select pg_temp.buy('brought in part', 'VKT0000003');
select public.set_order_fulfilment(tests.id_of('brought in part'), 'dispatched');
select pg_temp.taken_back('VKT0000003', 'VKT0000004', 700);
select tests.sign_in('boss');
select public.settle_reversal('VKT0000004', 'owing', 'M-Pesa wrote.');
select is(tests.outcome(format('select public.take_cash(%L, 1100)', tests.id_of('brought in part'))), 'wrong_amount', 'no more than is owing');
select public.take_cash(tests.id_of('brought in part'), 700);
select is(pg_temp.order_of('brought in part'), 'dispatched paid 0 0 1100 0 1100 0', 'seven hundred are');

-- What came on top of a paid order pays it once the other payment counts no more: cash at the door, or by M-Pesa
select pg_temp.buy('cash on top', 'VKS0000060');
select public.set_order_fulfilment(tests.id_of('cash on top'), 'dispatched');
select public.note_second_cash(tests.id_of('cash on top'), 1100);
select pg_temp.taken_back('VKS0000060', 'VKS0000061', 1100);
select is(pg_temp.order_of('cash on top'), 'dispatched paid 0 0 1100 0 1100 0', 'the cash pays it');
select is(pg_temp.queue('cash on top'), null, 'nothing is sent back, nothing chased');
select is(pg_temp.page('cash on top'), 'reversed 1100 VKS0000061', 'its buyer is not asked for anything');
select tests.as_owner();
select is((select message from public.notifications where user_id = tests.user_id('asha') and title = 'Your other payment counts now' and message like '%' || pg_temp.number('cash on top') || '%'),
  format('KSh 1,100 for %s counts no more. The KSh 1,100 that you paid besides pay it now: you need do nothing.', pg_temp.number('cash on top')), 'and is told');
select pg_temp.buy('second on top', 'VKS0000062');
select pg_temp.line('VKS0000063', 1100, pg_temp.number('second on top'));
select is(pg_temp.order_of('second on top'), 'placed paid 1100 0 1100 0 2200 0', 'a second payment waits for the desk');
select pg_temp.taken_back('VKS0000062', 'VKS0000064', 1100);
select is(pg_temp.order_of('second on top'), 'placed paid 0 0 1100 0 1100 0', 'and pays it then');
select pg_temp.buy('less on top', 'VKS0000065');
select public.set_order_fulfilment(tests.id_of('less on top'), 'dispatched');
select public.note_second_cash(tests.id_of('less on top'), 1000);
select pg_temp.taken_back('VKS0000065', 'VKS0000066', 1100);
select is(pg_temp.order_of('less on top'), 'dispatched failed 0 1000 1100 1100 1000 0', 'another sum does not');
-- nor does what is on its way back, by a hand that a second person looks at
select pg_temp.buy('going back', 'VKS0000068');
select public.set_order_fulfilment(tests.id_of('going back'), 'dispatched');
select public.note_second_cash(tests.id_of('going back'), 1100);
select public.record_refund(tests.id_of('going back'), 1100, 'VKS0000069', payment_id => (select id from public.payments where bill_id = tests.id_of('going back') and method = 'cash'), phone => '0799 000 222');
select pg_temp.taken_back('VKS0000068', 'VKS0000076', 1100);
select is(pg_temp.order_of('going back'), 'dispatched failed 0 1100 1100 1100 1100 0', 'the order is owing, and the cash owed back');
-- a rider noted cash though M-Pesa had paid them at the door
select tests.sign_in('asha');
select tests.remember('at the door', (tests.order_of(9002, 1, 'cash')).id);
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('at the door'), 'dispatched');
select public.collect_cash(tests.id_of('at the door'), 1100);
select is(tests.outcome(format('select public.money_never_came(%L, ''He gave none.'')', (select id from public.payments where bill_id = tests.id_of('at the door') and method = 'cash'))), 'wrong_state', 'cash alone is what pays');
select pg_temp.line('VKS0000067', 1100, pg_temp.number('at the door'));
select public.money_never_came((select id from public.payments where bill_id = tests.id_of('at the door') and method = 'cash'), 'He paid by M-Pesa.');
select is(pg_temp.order_of('at the door'), 'dispatched paid 0 0 1100 0 1100 0', 'then M-Pesa pays it, and nothing goes back');
select tests.as_owner();
select is((select sum(amount_kes) from public.ledger_entries e join private.payment_providers v using (account) where v.method = 'cash' and e.bill_id = tests.id_of('at the door')), 0::bigint, 'no cash is in the till');
select is((select message from public.notifications where user_id = tests.user_id('asha') and message like '%' || pg_temp.number('at the door') || ' by mistake%'),
  format('KSh 1,100 in cash was noted for %s by mistake. The KSh 1,100 that you paid besides pay it: you need do nothing.', pg_temp.number('at the door')), 'its buyer is told');

-- A line that brought money is no refund
select pg_temp.line('VKS0000070', 1234, 'NOBODY');
select pg_temp.buy('copied', 'VKS0000071');
select is(tests.outcome(format('select public.record_refund(%L, 100, ''VKS0000070'', phone => ''0712 345 678'')', tests.id_of('copied'))), 'receipt_used', 'a receipt of other money is refused');

-- What was given up, came all the same and is taken back again is chased again
select pg_temp.buy('again', 'VKS0000072');
select public.set_order_fulfilment(tests.id_of('again'), 'dispatched');
select pg_temp.taken_back('VKS0000072', 'VKS0000073', 1100);
select tests.sign_in('boss');
select public.write_off_owing(tests.id_of('again'), 'They moved.');
select pg_temp.line('VKS0000074', 1100, pg_temp.number('again'));
select pg_temp.taken_back('VKS0000074', 'VKS0000075', 1100);
select is(pg_temp.order_of('again'), 'dispatched failed 0 0 1100 1100 0 0', 'all of it is owing');
select is(public.write_off_owing(tests.id_of('again'), 'Once more.'), 1100, 'and may be given up again');
select is(pg_temp.order_of('again'), 'dispatched failed 0 0 1100 0 0 0', 'once');

-- M-Pesa tells another sum than the one that somebody vouched for: whoever decides about payments hears it then
create function pg_temp.heard(called text) returns text language sql security definer as $$
  select string_agg(n.message, '; ' order by n.message) from public.notifications n
  where n.user_id = tests.user_id('boss') and n.title = 'M-Pesa says otherwise' and n.message like '%' || pg_temp.number(called) || '%'
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.place('nought');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('nought'), 'paid', receipt => 'VKS0000020', received_kes => 1100, vouched => true);
select is(pg_temp.heard('nought'), null, 'nothing is said before');
select pg_temp.line('VKS0000020', 110);
select is(pg_temp.heard('nought'), format('KSh 1,100 was noted for %s with receipt VKS0000020, and M-Pesa says that it was KSh 110. Put it right before anything is sent.', pg_temp.number('nought')), 'another sum');
select pg_temp.line('VKS0000020', 110);
select is(pg_temp.heard('nought'), format('KSh 1,100 was noted for %s with receipt VKS0000020, and M-Pesa says that it was KSh 110. Put it right before anything is sent.', pg_temp.number('nought')), 'is said once');
select tests.sign_in('boss');
select is(array(select waits || ' ' || amount_kes || ' ' || reason from public.bill_queue() where bill_id = tests.id_of('nought')), '{"told_otherwise 1100 M-Pesa says that this was KSh 110."}', 'and stands at the desk');
select is(pg_temp.heard('vouched'), format('KSh 1,100 was noted for %s with receipt VKR0000063, and M-Pesa says that it was paid for %s. Put it right before anything is sent.', pg_temp.number('vouched'), pg_temp.number('other order')), 'and another bill');

-- What somebody sent by hand has gone, though a second person has not agreed yet: nothing is booked over it
select pg_temp.buy('hand waits', 'VKS0000030');
select public.set_order_fulfilment(tests.id_of('hand waits'), 'cancelled');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('hand waits'), 1100, 'VKS0000031', phone => '0799 000 222');
select pg_temp.taken_back('VKS0000030', 'VKS0000032', 1100);
select is(pg_temp.order_of('hand waits'), 'cancelled refund_due 0 1100 0 0 1100 0', 'it waits');
select is((select array_agg(state) from public.refund_orders where bill_id = tests.id_of('hand waits')), '{wanted}', 'as before');
select is(pg_temp.queue('hand waits'), '{"refund 1100","reversal 1100"}', 'beside what M-Pesa took back');
select is(tests.outcome('select public.settle_reversal(''VKS0000032'', ''noted'', ''The same.'')'), 'refund_in_flight', 'the one that waits is to be agreed with first');
select tests.sign_in('peter');
select tests.as_owner();
insert into public.user_roles (user_id, role) values (tests.user_id('peter'), 'admin');
select tests.sign_in('peter');
select public.approve_refund((select id from public.refund_orders where bill_id = tests.id_of('hand waits')));
select is(pg_temp.queue('hand waits'), '{"reversal 1100"}', 'then the line may be that refund, or not');
select is((select told from public.bill_queue() where waits = 'reversal' and bill_id = tests.id_of('hand waits')), 'gone', 'and nothing of the bill is left');
select is(array(select tests.outcome(format('select public.settle_reversal(''VKS0000032'', %s)', said)) from unnest('{"''noted'', null","null, ''?''","''owing'', ''?''"}'::text[]) said), '{bad_note,bad_outcome,wrong_state}', 'they say which, and how they know');
select tests.sign_in('packer');
select is(tests.outcome('select public.settle_reversal(''VKS0000032'', ''twice'', ''It went from another phone.'')'), 'not_allowed', 'not whoever packs');
select tests.sign_in('asha');
select is(tests.outcome('select public.settle_reversal(''VKS0000032'', ''twice'', ''It went from another phone.'')'), 'not_allowed', 'nor its buyer');
select tests.as_visitor();
select is(tests.outcome('select public.settle_reversal(''VKS0000032'', ''twice'', ''It went from another phone.'')'), '42501', 'nor a visitor');
select tests.sign_in('boss');
select public.settle_reversal('VKS0000032', 'twice', 'It went from another phone.');
select is(pg_temp.order_of('hand waits'), 'cancelled refunded 0 0 0 1100 0 1100', 'it went out twice');
select is(pg_temp.queue('hand waits'), '{"went_twice 1100"}', 'and is to come back');
select is(tests.outcome('select public.settle_reversal(''VKS0000032'', ''noted'', ''The same.'')'), 'not_found', 'once');
-- and where the line is that refund
select pg_temp.buy('same line', 'VKS0000033');
select public.set_order_fulfilment(tests.id_of('same line'), 'cancelled');
select tests.as_owner();
select private.book_refund((select b from public.bills b where b.id = tests.id_of('same line')), 1100, 'VKS0000034', 'By hand.', (pg_temp.paid('VKS0000033')).id, '254712345678');
select pg_temp.taken_back('VKS0000033', 'VKS0000035', 1100);
select tests.sign_in('boss');
select is(pg_temp.queue('same line'), '{"reversal 1100"}', 'the desk looks');
select public.settle_reversal('VKS0000035', 'noted', 'Its reference was mistyped.');
select is(pg_temp.queue('same line'), null, 'nothing waits');
select is(pg_temp.order_of('same line'), 'cancelled refunded 0 0 0 0 1100 1100', 'nor went twice');
select tests.sign_in('asha');
select is((select count(*) from public.reversal_decisions), 0::bigint, 'others read nothing of it');
select tests.sign_in('boss');
select is((select array_agg(d.receipt || ' ' || d.is_refund order by 1) from public.reversal_decisions d), '{"VKS0000032 false","VKS0000035 true"}', 'the desk does');
-- of what is cancelled nothing can be owing
select pg_temp.buy('cancelled part', 'VKS0000043');
select public.set_order_fulfilment(tests.id_of('cancelled part'), 'cancelled');
select pg_temp.give('cancelled part', 300);
select pg_temp.taken_back('VKS0000043', 'VKS0000044', 1000);
select tests.sign_in('boss');
select is(pg_temp.queue('cancelled part'), '{"refund 800","reversal 1000"}', 'more than is owed back waits for the desk');
select is(array(select tests.outcome(format('select public.settle_reversal(''VKS0000044'', %L, ''?'')', said)) from unnest('{owing,refund}'::text[]) said), '{wrong_state,wrong_state}', 'and is neither owing nor a price cut');
-- a part of a paid order is no refund that was noted
select pg_temp.buy('part line', 'VKS0000036');
select public.set_order_fulfilment(tests.id_of('part line'), 'dispatched');
select pg_temp.taken_back('VKS0000036', 'VKS0000037', 500);
select tests.sign_in('boss');
select is(pg_temp.queue('part line'), '{"reversal 500"}', 'the desk sees it where nobody packs any more');
select is(tests.outcome('select public.settle_reversal(''VKS0000037'', ''noted'', ''It is.'')'), 'wrong_state', 'there was none');
select public.settle_reversal('VKS0000037', 'refund', 'She keeps the rest.');
select is(pg_temp.queue('part line'), null, 'noted, it waits no more');
-- a part that was sent back of a paid order, and whose reference was mistyped, may be what M-Pesa took back
select pg_temp.buy('part sent', 'VKS0000938');
select public.set_order_fulfilment(tests.id_of('part sent'), 'dispatched');
select tests.as_owner();
select private.book_refund((select b from public.bills b where b.id = tests.id_of('part sent')), 300, 'VKS0000939', 'A broken jar.', (pg_temp.paid('VKS0000938')).id, '254712345678');
select pg_temp.taken_back('VKS0000938', 'VKS0000940', 300);
select tests.sign_in('boss');
select is((select told from public.bill_queue() where waits = 'reversal' and bill_id = tests.id_of('part sent')), 'sent', 'the desk reads that as much was noted, and is here besides');
select is(tests.outcome('select public.settle_reversal(''VKS0000940'', ''twice'', ''?'')'), 'wrong_state', 'it did not go twice while it is here');
select public.settle_reversal('VKS0000940', 'noted', 'Its reference was mistyped.');
select is(pg_temp.queue('part sent'), null, 'nothing waits');
select is(pg_temp.order_of('part sent'), 'dispatched paid 0 0 800 0 1100 300', 'and the rest stays paid');
-- nearly the whole of what pays an order: it is owing, and nothing leaves the shop for the rest
select pg_temp.buy('nearly', 'VKS0000050');
select pg_temp.taken_back('VKS0000050', 'VKS0000051', 1000);
select tests.sign_in('boss');
select is(tests.outcome('select public.settle_reversal(''VKS0000051'', ''owing'', ''She sent it to a wrong number, and called M-Pesa.'')'), 'accepted', 'the desk says so');
select is(pg_temp.order_of('nearly'), 'placed needs_review 100 0 1000 1000 100 0', 'a thousand are owing, a hundred is a part');
select is(pg_temp.page('nearly'), 'came 100, owing 1000, reversed 1000 VKS0000051', 'its buyer reads it');
select tests.sign_in('boss');
select is(pg_temp.queue('nearly'), '{"owing 1000","payment 100"}', 'the desk chases it');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('nearly'))), 'wrong_state', 'nothing is packed');
select tests.as_owner();
select is((select amount_kes from public.ledger_entries where reference = 'VKS0000051' and account = 'mpesa'), -1000, 'the line is explained by it');
select pg_temp.line('VKS0000052', 1000, pg_temp.number('nearly'));
select is(pg_temp.order_of('nearly'), 'placed paid 0 0 1100 0 1100 0', 'and is paid again');
select is(pg_temp.page('nearly'), 'reversed 1000 VKS0000051', 'as its buyer reads');
-- what is left is taken back as well
select pg_temp.buy('rest', 'VKS0000053');
select public.set_order_fulfilment(tests.id_of('rest'), 'dispatched');
select pg_temp.taken_back('VKS0000053', 'VKS0000054', 700);
select public.settle_reversal('VKS0000054', 'owing', 'M-Pesa wrote.');
select is(pg_temp.order_of('rest'), 'dispatched needs_review 400 0 700 700 400 0', 'seven hundred of what has left');
select pg_temp.taken_back('VKS0000053', 'VKS0000055', 400);
select is(pg_temp.queue('rest'), '{"owing 700","payment 400","reversal 400"}', 'then the rest');
select tests.sign_in('boss');
select is(tests.outcome('select public.settle_reversal(''VKS0000055'', ''owing'', ''M-Pesa wrote again.'')'), 'accepted', 'is owing, too');
select is(pg_temp.order_of('rest'), 'dispatched failed 0 0 1100 1100 0 0', 'all of it');
-- cancelled while a part is here: nothing is asked for, and the part is to be decided about
select pg_temp.buy('part then off', 'VKS0000080');
select pg_temp.taken_back('VKS0000080', 'VKS0000081', 700);
select public.settle_reversal('VKS0000081', 'owing', 'M-Pesa wrote.');
select public.set_order_fulfilment(tests.id_of('part then off'), 'cancelled');
select is(pg_temp.page('part then off'), 'came 400, reversed 700 VKS0000081', 'its buyer is asked for nothing');
select is(pg_temp.order_of('part then off'), 'cancelled needs_review 400 0 0 0 400 0', 'nothing is sold or owing');
select tests.sign_in('boss');
select is(pg_temp.queue('part then off'), '{"payment 400"}', 'nor chased');
select pg_temp.taken_back('VKS0000080', 'VKS0000082', 400);
select is(array(select tests.outcome(format('select public.settle_reversal(''VKS0000082'', %L, ''?'')', said)) from unnest('{noted,twice,owing}'::text[]) said), '{wrong_state,wrong_state,accepted}', 'and what is left is taken back as well');
select is(pg_temp.queue('part then off'), null, 'then nothing waits');
-- sold for what is left: nothing more is asked for, and what comes all the same is on top
select pg_temp.buy('sold for less', 'VKS0000083');
select pg_temp.taken_back('VKS0000083', 'VKS0000084', 700);
select public.settle_reversal('VKS0000084', 'owing', 'M-Pesa wrote.');
select public.resolve_bill(tests.id_of('sold for less'), 'paid');
select is(pg_temp.order_of('sold for less'), 'placed paid 0 0 400 0 400 0', 'sold for four hundred');
select is(pg_temp.queue('sold for less'), null, 'nothing is chased');
-- more than came is taken back: no refund explains it, and nothing leaves the shop
select pg_temp.buy('more back', 'VKS0000085');
select pg_temp.taken_back('VKS0000085', 'VKS0000086', 1300);
select tests.sign_in('boss');
select is(array(select tests.outcome(format('select public.settle_reversal(''VKS0000086'', %L, ''?'')', said)) from unnest('{noted,twice,owing,refund}'::text[]) said), array_fill('wrong_state'::text, array[4]), 'M-Pesa is to be asked');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('more back'))), 'not_told', 'nothing is packed');
-- two payments and something given before: what is owed back is asked for once
select pg_temp.buy('asked once', 'VKS0000087');
select pg_temp.give('asked once', 300);
select pg_temp.taken_back('VKS0000087', 'VKS0000088', 800);
select public.settle_reversal('VKS0000088', 'owing', 'M-Pesa wrote.');
select pg_temp.line('VKS0000089', 800, pg_temp.number('asked once'));
select public.set_order_fulfilment(tests.id_of('asked once'), 'cancelled');
select is(pg_temp.order_of('asked once'), 'cancelled refund_due 0 800 0 0 1100 300', 'eight hundred are owed back');
select tests.sign_in('boss');
select is(pg_temp.queue('asked once'), '{"refund 800"}', 'and asked for once');

-- what was above the price is taken back: nothing of it is missing
select pg_temp.buy('above taken', 'VKT0000010', 1300);
select public.resolve_bill(tests.id_of('above taken'), 'paid_less');
select pg_temp.taken_back('VKT0000010', 'VKT0000011', 200);
select tests.sign_in('boss');
select is(tests.outcome('select public.settle_reversal(''VKT0000011'', ''owing'', ''?'')'), 'wrong_state', 'so nothing is owing');
select public.settle_reversal('VKT0000011', 'refund', 'It was above the price.');
select is(pg_temp.order_of('above taken'), 'placed paid 0 0 1100 0 1300 200', 'it has gone back');
-- taken back, paid again, and a part of that is taken back: only that part is owing
select pg_temp.buy('second part', 'VKS0000090');
select public.set_order_fulfilment(tests.id_of('second part'), 'dispatched');
select tests.as_owner();
update public.payments set created_at = created_at - interval '3 minutes' where receipt = 'VKS0000090';
select pg_temp.taken_back('VKS0000090', 'VKS0000091', 1100);
select tests.as_owner();
update public.payments set reversed_at = reversed_at - interval '2 minutes' where receipt = 'VKS0000090';
select pg_temp.line('VKS0000092', 1100, pg_temp.number('second part'));
select pg_temp.taken_back('VKS0000092', 'VKS0000093', 100);
select tests.sign_in('boss');
select public.settle_reversal('VKS0000093', 'owing', 'M-Pesa wrote.');
select is(pg_temp.order_of('second part'), 'dispatched needs_review 1000 0 100 100 1000 0', 'a hundred of a thousand one hundred');
select pg_temp.line('VKS0000094', 100, pg_temp.number('second part'));
select is(pg_temp.order_of('second part'), 'dispatched paid 0 0 1100 0 1100 0', 'which pay it');

-- what M-Pesa sent to a phone by our order is no reversal, whether or not the statement has its line
select pg_temp.buy('sent by order', 'VKS0000038');
select public.set_order_fulfilment(tests.id_of('sent by order'), 'cancelled');
select tests.as_owner();
select private.book_refund((select b from public.bills b where b.id = tests.id_of('sent by order')), 1100, 'VKS0000039', 'By M-Pesa.', (pg_temp.paid('VKS0000038')).id, '254712345678');
alter table public.refund_orders disable trigger user;
insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, state, receipt, refund_id, needs_second, approved_how)
select r.bill_id, r.payment_id, r.amount_kes, 'b2c', '254712345678', 'done', r.reference, r.id, false, 'below_limit' from public.refunds r where r.reference = 'VKS0000039';
alter table public.refund_orders enable trigger user;
select pg_temp.taken_back('VKS0000038', 'VKS0000040', 1100);
select is(pg_temp.order_of('sent by order'), 'cancelled refunded 0 0 0 1100 0 1100', 'so it went twice');
-- by hand, and the payment never came
select pg_temp.place('hand of nothing');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('hand of nothing'), 'paid', receipt => 'VKS0000041', received_kes => 1100, vouched => true);
select tests.as_owner();
insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, state, receipt, asked_by, needs_second)
select p.bill_id, p.id, 100, 'by_hand', '254799000222', 'wanted', 'VKS0000042', tests.user_id('peter'), true from public.payments p where p.receipt = 'VKS0000041';
select tests.sign_in('boss');
select is(tests.outcome(format('select public.money_never_came(%L, ''No line.'')', (pg_temp.paid('VKS0000041')).id)), 'refund_in_flight', 'what went by hand is settled first');

select tests.as_owner();
select is(private.book_reversals(), 0, 'each once');
select is((select sum(amount_kes) from public.ledger_entries where account = 'moved'), 0::bigint, 'nothing lies in between');
select is_empty('select event_id from public.ledger_entries group by event_id having sum(amount_kes) <> 0', 'each event sums to zero');
-- What went twice comes back, a part in cash first, and the rest by M-Pesa
select pg_temp.buy('gives back', 'VKR0000080');
select public.set_order_fulfilment(tests.id_of('gives back'), 'cancelled');
select pg_temp.give('gives back', 400);
select pg_temp.taken_back('VKR0000080', 'VKR0000081', 1100);
select tests.sign_in('asha');
select is(tests.outcome(format('select public.take_twice_back(%L, 100, 400)', tests.id_of('gives back'))), 'not_allowed', 'its buyer notes nothing');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.take_twice_back(%L, 100, 400)', tests.id_of('gives back'))), 'not_allowed', 'nor does who packs');
select tests.as_visitor();
select is(tests.outcome(format('select public.take_twice_back(%L, 100, 400)', tests.id_of('gives back'))), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(array(select tests.outcome(format('select public.take_twice_back(%L, %s)', tests.id_of('gives back'), asked)) from unnest('{"0, 400","null, 400","401, 400","100, 300","100, 400, ''VKR''","100, 400, ''VKR0000080''","100, 400, ''VKR0000081''"}'::text[]) asked),
  '{wrong_amount,wrong_amount,too_much,changed,bad_receipt,receipt_used,receipt_used}', 'nothing that is not so is noted');
select public.take_twice_back(tests.id_of('gives back'), 100, 400, note => 'At the counter.');
select is(pg_temp.order_of('gives back'), 'cancelled refunded 0 0 0 300 800 1100', 'a hundred came in cash');
select is(pg_temp.queue('gives back'), '{"went_twice 300"}', 'three hundred are left');
select is(pg_temp.page('gives back'), 'given 400, returned 100, sent 700 VKR0000081, went_twice 300', 'its buyer reads both');
select tests.sign_in('boss');
select is((select array_agg(concat_ws(' ', m.amount_kes, m.method, m.note, m.noted_by = tests.user_id('boss'))) from public.twice_returns m where m.bill_id = tests.id_of('gives back')), '{100 cash At the counter. t}', 'the desk, who noted it');
select tests.sign_in('asha');
select is((select count(*) from public.twice_returns), 0::bigint, 'others read nothing of it there');
select tests.as_owner();
select is(public.judge_till_money((select secret from private.till_addresses), pg_temp.number('gives back'), 300), 'accept', 'M-Pesa takes the rest for its number');
select is(public.judge_till_money((select secret from private.till_addresses), pg_temp.number('gives back'), 301), 'C2B00012', 'and no more');
select pg_temp.line('VKR0000082', 300, pg_temp.number('gives back'));
select is(pg_temp.order_of('gives back'), 'cancelled refunded 0 0 0 0 1100 1100', 'then nothing is owing');
select is(pg_temp.queue('gives back'), null, 'nor chased');
select is(pg_temp.page('gives back'), 'given 400, returned 100, returned 300 VKR0000082, sent 700 VKR0000081', 'its buyer reads it');
select tests.as_owner();
select is((select string_agg(n.message, '; ' order by n.created_at, n.message) from public.notifications n where n.user_id = tests.user_id('asha') and n.title = 'Your money is here' and n.message like '%' || pg_temp.number('gives back') || '%'),
  format('KSh 100 of what went to you twice for %1$s came back to us. KSh 300 is left.; KSh 300 that went to you twice for %1$s came back to us. Asante sana!', pg_temp.number('gives back')), 'and is told each time');
select is((select amount_kes from public.ledger_entries where reference = 'VKR0000082' and what = 'got_back' and account = 'mpesa'), 300, 'the line is explained by it');
select is(private.unplaced_kes('VKR0000082'), 0, 'and is no money that nobody knows');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.take_twice_back(%L, 100, 0)', tests.id_of('gives back'))), 'not_found', 'nothing more is to come');
select is(tests.outcome(format('select public.take_twice_back(%L, 300, 300, ''VKR0000082'')', tests.id_of('less'))), 'receipt_used', 'nor for another bill with that receipt');
select pg_temp.line('VKR0000095', 50, 'NOBODY');
select is(tests.outcome(format('select public.take_twice_back(%L, 51, 300, ''VKR0000095'')', tests.id_of('less'))), 'wrong_amount', 'nor another sum than M-Pesa tells');
select pg_temp.place('other');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.name_receipt(%L, ''VKR0000082'')', tests.id_of('other'))), 'receipt_used', 'it pays nothing else');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.assign_money(''VKR0000082'', %L)', pg_temp.number('other'))), 'receipt_used', 'nor does the desk give it to another bill');

-- of an order that was paid again: money for its number gives back, above that it is a second payment
select pg_temp.buy('paid again', 'VKR0000083', 1300);
select public.resolve_bill(tests.id_of('paid again'), 'paid_less');
select pg_temp.give('paid again', 200);
select pg_temp.taken_back('VKR0000083', 'VKR0000084', 1300);
select is(pg_temp.queue('paid again'), '{"owing 1100","went_twice 200"}', 'each is chased by itself');
select pg_temp.line('VKR0000094', 200, pg_temp.number('paid again'));
select is(pg_temp.queue('paid again'), '{"owing 1100","payment 200","went_twice 200"}', 'while the price is asked for, what comes is a part of it');
select pg_temp.line('VKR0000085', 900, pg_temp.number('paid again'));
select pg_temp.line('VKR0000086', 250, pg_temp.number('paid again'));
select is(pg_temp.order_of('paid again'), 'placed paid 250 0 1100 200 1350 200', 'more than is to come back is looked at');
select public.write_off_owing(tests.id_of('paid again'), 'They do not answer.');
select is(pg_temp.queue('paid again'), '{"payment 250"}', 'given up');
select is((select sum(amount_kes) from public.ledger_entries where bill_id = tests.id_of('paid again') and account = 'losses'), 200::bigint, 'a loss');
select pg_temp.line('VKR0000087', 200, pg_temp.number('paid again'));
select is(pg_temp.order_of('paid again'), 'placed paid 250 0 1100 0 1550 200', 'and comes all the same');
select is((select sum(amount_kes) from public.ledger_entries where bill_id = tests.id_of('paid again') and account = 'losses'), 0::bigint, 'it is no loss');
-- named at the desk before M-Pesa tells of it, it is no second payment when it does
select pg_temp.buy('named first', 'VKR0000088');
select public.set_order_fulfilment(tests.id_of('named first'), 'cancelled');
select pg_temp.give('named first', 1100);
select pg_temp.taken_back('VKR0000088', 'VKR0000089', 1100);
select public.take_twice_back(tests.id_of('named first'), 1100, 1100, 'vkr 0000090');
select pg_temp.line('VKR0000090', 1100, pg_temp.number('named first'));
select is(pg_temp.order_of('named first'), 'cancelled refunded 0 0 0 0 1100 1100', 'once');
-- a till has no numbers: who paid and how much tell whose it is
select pg_temp.buy('till', 'VKR0000091');
select public.set_order_fulfilment(tests.id_of('till'), 'cancelled');
select pg_temp.give('till', 700);
select pg_temp.taken_back('VKR0000091', 'VKR0000092', 1100);
select pg_temp.line('VKR0000093', 700);
select tests.as_owner();
select is(private.place_line('VKR0000093', (select phone from public.bills where id = tests.id_of('till'))), 'got_back', 'it gives back what went twice');
select is(pg_temp.order_of('till'), 'cancelled refunded 0 0 0 0 1100 1100', 'all of it');

-- what was moved was not sent back: a line over both places is not what was noted
select pg_temp.place('part of it');
select pg_temp.buy('over two', 'VKW0000001');
select public.set_order_fulfilment(tests.id_of('over two'), 'cancelled');
select tests.sign_in('boss');
select public.move_money((pg_temp.paid('VKW0000001')).id, tests.id_of('part of it'), 700);
select tests.as_owner();
update public.payments set created_at = now() where bill_id = tests.id_of('part of it');
select pg_temp.line('VKW0000002', 400, pg_temp.number('part of it'));
select is(pg_temp.order_of('part of it'), 'placed paid 0 0 1100 0 1100 0', 'a part of it pays another order');
select pg_temp.taken_back('VKW0000001', 'VKW0000003', 600);
select tests.sign_in('boss');
select is(pg_temp.queue('over two') || pg_temp.queue('part of it'), '{"refund 400","reversal 600","reversal 600"}', 'the desk sees it at both');
select is((select array_agg(distinct coalesce(told, '-')) from public.bill_queue() where waits = 'reversal' and receipt = 'VKW0000003'), '{-}', 'as money that is gone from neither');
select is(array(select tests.outcome(format('select public.settle_reversal(''VKW0000003'', %L, ''?'')', said)) from unnest('{noted,twice}'::text[]) said), '{wrong_state,wrong_state}', 'nothing of it had been sent');
select is(tests.outcome('select public.settle_reversal(''VKW0000003'', ''owing'', ''M-Pesa wrote.'')'), 'accepted', 'it is taken from both');
select is(pg_temp.order_of('over two'), 'cancelled refunded 0 0 0 0 1100 1100', 'what was owed back went back by it');
select is(pg_temp.order_of('part of it'), 'placed needs_review 900 0 200 200 900 0', 'and the rest is owing where it paid');
select is(pg_temp.queue('over two'), null, 'nothing is to be sent');
select pg_temp.line('VKW0000004', 200, pg_temp.number('part of it'));
select is(pg_temp.order_of('part of it'), 'placed paid 0 0 1100 0 1100 0', 'it can be paid');
select ok(pg_temp.close('differences') not like '%VKW0%', 'and its line is no difference');
-- what came back of money that had gone twice is taken back by M-Pesa as well
select pg_temp.buy('back and forth', 'VKW0000005');
select public.set_order_fulfilment(tests.id_of('back and forth'), 'cancelled');
select pg_temp.give('back and forth', 1100);
select pg_temp.taken_back('VKW0000005', 'VKW0000006', 1100);
select pg_temp.line('VKW0000007', 1100, pg_temp.number('back and forth'));
select is(pg_temp.queue('back and forth'), null, 'it came back');
select pg_temp.taken_back('VKW0000007', 'VKW0000008', 1100);
select is(pg_temp.queue('back and forth'), '{"went_twice 1100"}', 'and is to come once more');
select is(pg_temp.page('back and forth'), 'given 1100, returned 1100 VKW0000007, reversed 1100 VKW0000008, went_twice 1100', 'as its buyer reads');
select tests.as_owner();
select is((select count(*) from public.notifications n where n.user_id = tests.user_id('asha') and n.message = format(
  'M-Pesa took KSh 1,100 for %s back with receipt VKW0000008. It had gone to you twice: please send it once more.', pg_temp.number('back and forth'))), 1::bigint, 'and is told');
select is(private.book_reversals(), 0, 'once');
select pg_temp.line('VKW0000009', 1100, pg_temp.number('back and forth'));
select is(pg_temp.queue('back and forth'), null, 'it comes');
select is(pg_temp.order_of('back and forth'), 'cancelled refunded 0 0 0 0 1100 1100', 'and the books are even');
select ok(pg_temp.close('differences') not like '%VKW0%', 'with nothing that differs');
-- a receipt that somebody vouched for and that M-Pesa knows as it was noted is not told otherwise
select pg_temp.place('as noted');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('as noted'), 'paid', null, 'VKW0000010', 'Saw the message.', 1100, true);
select pg_temp.line('VKW0000010', 1100);
select is(pg_temp.queue('as noted'), null, 'nobody has to look');
-- given up, paid and given up once more: what was given up first does not add to it
select pg_temp.buy('given up', 'VKW0000011');
select public.set_order_fulfilment(tests.id_of('given up'), 'dispatched');
select pg_temp.taken_back('VKW0000011', 'VKW0000012', 1100);
select public.write_off_owing(tests.id_of('given up'), 'They moved.');
select pg_temp.line('VKW0000013', 1100, pg_temp.number('given up'));
select tests.as_owner();
update public.payments set created_at = created_at + interval '1 minute' where receipt = 'VKW0000013';
select pg_temp.taken_back('VKW0000013', 'VKW0000014', 1100);
select public.write_off_owing(tests.id_of('given up'), 'Once more.');
select is((select amount_kes from public.owing_write_offs where bill_id = tests.id_of('given up')), 1100, 'one price is given up');

select * from finish();
rollback;
