-- A refund that came back is undone by its line, owed again and sent once more; and its payer can say that it did not arrive.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss,second}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('second'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 1000;
update public.shop_settings set refund_limit_kes = 5000;
create function pg_temp.buy(called text, quantity integer default 1) returns void language plpgsql as $$
declare
  total integer;
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, quantity)).id);
  perform tests.prompted(tests.id_of(called), called);
  select o.total_kes into total from public.orders o where o.id = tests.id_of(called);
  perform public.settle_payment(called, 'M-' || called, 0, 'ok', total, 'TM' || upper(substr(md5(called), 1, 8)));
  perform tests.sign_in('boss');
end $$;
create function pg_temp.line(receipt text, details text, kes integer, at timestamptz default now()) returns text language plpgsql as $$
begin
  perform tests.sign_in('boss');
  perform public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at',
    to_char(at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), case when kes > 0 then 'paid_in_kes' else 'withdrawn_kes' end, abs(kes),
    'details', details)));
  set constraints all immediate;
  set constraints all deferred;
  return (select string_agg(u.receipt, ',') from public.unplaced_money() u where u.receipt = line.receipt);
end $$;
create function pg_temp.sums(called text) returns jsonb language sql security definer as $$
  select jsonb_object_agg(account, kes) from (
    select account, sum(amount_kes) as kes from public.ledger_entries where bill_id = tests.id_of(called) group by 1 having sum(amount_kes) <> 0) s
$$;
create function pg_temp.balance(called text) returns text language sql security definer as $$
  select concat_ws(' ', received_kes, refunded_kes, sales_kes, owed_back_kes) from public.bill_balances where bill_id = tests.id_of(called)
$$;
create function pg_temp.due(called text) returns text language sql as $$
  select string_agg(concat_ws(' ', q.waits, q.amount_kes, q.reason), ', ' order by q.waits) from public.bill_queue() q where q.bill_id = tests.id_of(called)
$$;
create function pg_temp.papers(called text) returns text language sql security definer as $$
  select string_agg(i.kind || ' ' || i.total_kes, ', ' order by i.document_no) from public.invoices i where i.bill_id = tests.id_of(called)
$$;
create function pg_temp.lines(called text) returns text language sql as $$
  select string_agg(concat_ws(' ', m.what, m.amount_kes, m.receipt), ', ' order by m.at nulls last, m.what) from public.money_of_bill(tests.id_of(called)) m
$$;
create function pg_temp.refund(called text, reference text) returns uuid language sql security definer as $$
  select r.id from public.refunds r where r.bill_id = tests.id_of(called) and r.reference = refund.reference limit 1
$$;
create function pg_temp.told(who text, what text) returns text language sql security definer as $$
  select n.message from public.notifications n where n.user_id = tests.user_id(who) and n.title = what order by n.created_at desc, n.id desc limit 1
$$;
create function pg_temp.number(called text) returns text language sql security definer as $$ select number from public.orders where id = tests.id_of(called) $$;
create function pg_temp.day(wanted text) returns text language sql as $$
  select a ->> wanted from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a where a ->> 'account' = 'mpesa'
$$;
create function pg_temp.done() returns void language plpgsql as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
grant execute on all functions in schema pg_temp to public;

-- A cancelled order, paid back to the wrong number by hand
select pg_temp.buy('astray');
select pg_temp.done();
select public.set_order_fulfilment(tests.id_of('astray'), 'cancelled');
select public.record_refund(tests.id_of('astray'), 1100, 'TD66MK01RF', 'by the portal', null, '0712 345 671');
select pg_temp.done();
select is(pg_temp.balance('astray'), '1100 1100 0 0', 'it was paid back');
select pg_temp.line('TD66MK01RF', 'Business Payment to 0722…109', -1100);

-- Its buyer did not get it
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.refund_not_received(%L)', pg_temp.refund('astray', 'TD66MK01RF'))), 'not_found', 'a stranger says nothing of it');
select tests.as_visitor();
select is(tests.outcome(format('select public.refund_not_received(%L)', pg_temp.refund('astray', 'TD66MK01RF'))), 'not_signed_in', 'nor a visitor without its address');
select tests.sign_in('asha');
select is((select m.refund_id from public.money_of_bill(tests.id_of('astray')) m where m.what = 'sent'), pg_temp.refund('astray', 'TD66MK01RF'), 'the page names the refund');
select is(tests.outcome(format('select public.refund_not_received(%L)', pg_temp.refund('astray', 'TD66MK01RF'))), 'accepted', 'its buyer does');
select is(tests.outcome(format('select public.refund_not_received(%L)', pg_temp.refund('astray', 'TD66MK01RF'))), 'accepted', 'a second press');
select ok((select m.not_received_at is not null from public.money_of_bill(tests.id_of('astray')) m where m.what = 'sent'), 'the page knows it');
select tests.sign_in('boss');
select is((select count(*)::integer from public.refund_complaints), 1, 'doubles nothing');
select is((select count(*)::integer from public.audit_log where action = 'refund_not_received'), 1, 'not in the diary either');
select is(pg_temp.due('astray'), 'not_received 1100 Its payer did not get this refund. Noted by boss@tests.example.', 'the desk reads who noted it');
select is((select concat_ws(' ', q.receipt, q.phone) from public.bill_queue() q where q.waits = 'not_received'), 'TD66MK01RF 254712345671', 'with which receipt and to whom');
select is(pg_temp.told('second', 'A refund did not arrive'), format('KSh 1,100 for %s: its payer did not get what was sent with receipt TD66MK01RF. Look where it went.', pg_temp.number('astray')), 'and is told');
select is(pg_temp.balance('astray'), '1100 1100 0 0', 'no money moves');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.settle_not_received(%L, ''x'')', pg_temp.refund('astray', 'TD66MK01RF'))), 'not_allowed', 'a packer does not settle it');
select is((select count(*)::integer from public.refund_complaints), 0, 'nor read it');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.settle_not_received(%L, '' '')', pg_temp.refund('astray', 'TD66MK01RF'))), 'bad_note', 'it is not settled without a word');
select is(tests.outcome(format('select public.settle_not_received(%L, ''Safaricom says that it arrived.'')', pg_temp.refund('astray', 'TD66MK01RF'))), 'accepted', 'but with one');
select is(pg_temp.due('astray'), null, 'nobody waits for it any more');
select is(pg_temp.told('asha', 'We looked where your refund went'), format(
  'KSh 1,100 for %s, sent with receipt TD66MK01RF: we looked into it. Is it still not there? Say so once more on its page, or write to us.', pg_temp.number('astray')), 'its payer is told');
select tests.sign_in('asha');
select ok((select m.not_received_at is null from public.money_of_bill(tests.id_of('astray')) m where m.what = 'sent'), 'and may say so again');
select is(tests.outcome(format('select public.refund_not_received(%L)', pg_temp.refund('astray', 'TD66MK01RF'))), 'accepted', 'as they do');
select ok((select m.not_received_at is not null from public.money_of_bill(tests.id_of('astray')) m where m.what = 'sent'), 'the page knows it once more');
select tests.sign_in('boss');
select is(pg_temp.due('astray'), 'not_received 1100 Its payer did not get this refund. Noted by boss@tests.example.', 'and so does the desk');

-- It comes back
select is(pg_temp.line('TD70RV77BB', 'Reversal of TD66MK01RF', 1100), null, 'its line is not money nobody knows');
select is(pg_temp.balance('astray'), '1100 0 0 1100', 'the refund is undone, and the money owed again');
select is(pg_temp.sums('astray'), '{"mpesa": 1100, "owed_back": -1100}', 'as the ledger says');
select tests.as_owner();
select is((select string_agg(e.what || ' ' || e.account || ' ' || e.amount_kes, ', ' order by e.account) from public.ledger_entries e join public.refunds r on r.id = e.refund_id
  where r.reference = 'TD70RV77BB'), 'refund_returned mpesa 1100, refund_returned owed_back -1100', 'by an event of its own');
select is((select count(*)::integer from public.ledger_entries e where e.reference = 'TD70RV77BB'), 0, 'and nothing without a bill');
select is(pg_temp.papers('astray'), 'invoice 1100, credit_note 1100', 'its papers stay');
select is((select payment_state from public.orders where id = tests.id_of('astray')), 'refund_due', 'the order is to be paid back');
select tests.sign_in('boss');
select is(pg_temp.due('astray'), 'refund 1100 The refund TD66MK01RF came back.', 'it stands in the list to pay back, and what its buyer said is settled');
select is((select count(*)::integer from jsonb_array_elements(pg_temp.day('differences')::jsonb) d where d ->> 'receipt' in ('TD70RV77BB', 'TD66MK01RF')), 0, 'no difference of the day');
select is(pg_temp.day('unplaced_kes'), '0', 'nor money without a bill');
select pg_temp.line('TD70RV77BB', 'Reversal of TD66MK01RF', 1100);
select is(pg_temp.balance('astray'), '1100 0 0 1100', 'imported again it changes nothing');
select is(tests.outcome(format('select public.assign_money(''TD70RV77BB'', %L)', pg_temp.number('astray'))), 'not_found', 'it pays no bill');
select is(tests.outcome('select public.set_money_aside(''TD70RV77BB'', ''x'')'), 'not_found', 'and is not set aside');
select is(pg_temp.told('asha', 'A refund came back'), format('KSh 1,100 for %s that we sent with receipt TD66MK01RF did not arrive and came back to us. We send it again.', pg_temp.number('astray')), 'its buyer is told');
select tests.sign_in('asha');
select is(pg_temp.lines('astray'), 'came_back 1100 TD66MK01RF, owed 1100', 'and reads so');
select is(tests.outcome(format('select public.refund_not_received(%L)', pg_temp.refund('astray', 'TD66MK01RF'))), 'wrong_state', 'what came back cannot be missed');
select is((select count(*)::integer from public.refunds_of(tests.id_of('astray'))), 0, 'an older page says nothing of it');
select is(jsonb_array_length(public.receipt(tests.id_of('astray')) -> 'refunds'), 0, 'nor does the receipt');

-- And is sent once more
select tests.sign_in('boss');
select is(tests.outcome(format('select public.record_refund(%L, 1100, ''TD71MK02RF'', null, null, ''0712 345 671'')', tests.id_of('astray'))), 'accepted', 'a new refund');
select is(tests.outcome(format('select public.record_refund(%L, 1, ''TD71MK03RF'', null, null, ''0712 345 671'')', tests.id_of('astray'))), 'too_much', 'once');
select pg_temp.done();
select is(pg_temp.balance('astray'), '1100 1100 0 0', 'it went back once');
select is(pg_temp.due('astray'), null, 'and is off the list');
select is(pg_temp.papers('astray'), 'invoice 1100, credit_note 1100', 'with the papers it had');
select tests.sign_in('asha');
select is(pg_temp.lines('astray'), 'came_back 1100 TD66MK01RF, sent 1100 TD71MK02RF', 'they read that one came back, and one was sent');
select tests.as_owner();
select is((select payment_state from public.orders where id = tests.id_of('astray')), 'refunded', 'the order is paid back');
select is(tests.outcome('update public.refunds set amount_kes = 5 where undoes is not null'), '23514', 'a row that undoes is below zero');

-- The line first, and the refund after it
select pg_temp.buy('first');
select public.set_order_fulfilment(tests.id_of('first'), 'cancelled');
select is(pg_temp.line('TD80RV77BB', 'Reversal of TD80MK01RF', 1100, now() - interval '1 hour'), 'TD80RV77BB', 'a line that names what nobody noted yet is money nobody knows');
select public.record_refund(tests.id_of('first'), 1100, 'TD80MK01RF', null, null, '0712 345 671');
select pg_temp.done();
select is(pg_temp.balance('first'), '1100 0 0 1100', 'noted afterwards, it came back at once');
select tests.as_owner();
select is(private.unplaced_kes('TD80RV77BB'), 0, 'and the money nobody knew is known');
select tests.sign_in('boss');
select is(pg_temp.due('first'), 'refund 1100 The refund TD80MK01RF came back.', 'it is owed');

-- A part of what stays paid: what was sold stays sold, and the part is owed
select pg_temp.buy('part');
select pg_temp.done();
select public.record_refund(tests.id_of('part'), 300, 'TD90MK01RF', null, null, '0712 345 671');
select pg_temp.done();
select is(pg_temp.balance('part'), '1100 300 800 0', 'a part went back');
select is(pg_temp.line('TD90RV77BB', 'Reversal of TD90MK01RF', 290), 'TD90RV77BB', 'another sum is not that refund');
select is(pg_temp.line('TD90RV77CC', 'Reversal of TD90MK01RF', 300), null, 'it came back');
select is(pg_temp.balance('part'), '1100 0 800 300', 'and is owed, and no sale');
select is(pg_temp.papers('part'), 'invoice 1100, credit_note 300', 'its papers stay');
select is(pg_temp.due('part'), 'refund 300 The refund TD90MK01RF came back.', 'the list has it');
select tests.sign_in('asha');
select is(pg_temp.lines('part'), 'came_back 300 TD90MK01RF, owed 300', 'so does its buyer');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('part'), 300, 'TD90MK02RF', null, null, '0712 345 671');
select pg_temp.done();
select is(pg_temp.balance('part'), '1100 300 800 0', 'sent again');
select is(pg_temp.papers('part'), 'invoice 1100, credit_note 300', 'without another paper');
select is(pg_temp.due('part'), null, 'nothing is owed');
select is((select payment_state from public.orders where id = tests.id_of('part')), 'paid', 'it stayed paid');

-- A month of a plan
select tests.as_owner();
insert into public.profiles (user_id, phone) values (tests.user_id('baraka'), '254712000222')
on conflict (user_id) do update set phone = excluded.phone;
select tests.sign_in('baraka');
select tests.remember('month', (public.bill_plan('premium') ->> 'bill_id')::uuid);
select tests.prompted(tests.id_of('month'), 'month');
select public.settle_payment('month', 'M-month', 0, 'ok', (select b.asked_kes from public.bills b where b.id = tests.id_of('month')), 'TMMONTH001');
select tests.as_owner();
update public.plan_payments set state = 'refund_due' where id = tests.id_of('month');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('month'), (select asked_kes from public.bills where id = tests.id_of('month')), 'TDA0MK01RF', null, null, (select p.phone from public.payments p where p.bill_id = tests.id_of('month')));
select tests.agree_to_refunds();
select is((select state from public.bills where id = tests.id_of('month')), 'refunded', 'a month was paid back');
select is(pg_temp.line('TDA0RV77BB', 'Reversal of TDA0MK01RF', (select asked_kes from public.bills where id = tests.id_of('month'))), null, 'it came back');
select is((select state from public.bills where id = tests.id_of('month')), 'refund_due', 'and is owed again');
select is((public.export_money('refunds', 'entry', current_date - 1, current_date + 1) ->> 'total_kes')::integer,
  (select -sum(amount_kes)::integer from public.ledger_entries where refund_id is not null and account in ('mpesa', 'cash')), 'the file of refunds agrees with the ledger');
select tests.as_owner();
select is((select count(*)::integer from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0, 'all sums to zero');
select * from finish();
rollback;
