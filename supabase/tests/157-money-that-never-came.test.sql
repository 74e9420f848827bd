-- Money that the desk vouched for and M-Pesa never told of; and money of which M-Pesa names no payer.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 1000;
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
select tests.as_owner();
create function pg_temp.bill(called text) returns public.bills language sql security definer as $$
  select b from public.bills b where b.id = tests.id_of(called)
$$;
create function pg_temp.paid(called text) returns public.payments language sql security definer as $$
  select p from public.payments p where p.bill_id = tests.id_of(called) order by p.created_at limit 1
$$;
create function pg_temp.sums(called text) returns jsonb language sql security definer as $$
  select jsonb_object_agg(account, kes) from (
    select account, sum(amount_kes) as kes from public.ledger_entries where bill_id = tests.id_of(called) group by 1) s where kes <> 0
$$;
create function pg_temp.buy(called text) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, 1)).id);
end $$;
create function pg_temp.vouch(called text, receipt text) returns void language plpgsql as $$
begin
  perform tests.sign_in('boss');
  perform public.resolve_bill(tests.id_of(called), 'paid', null, receipt, 'Saw the message.', 1100, true);
end $$;
create function pg_temp.never(called text, note text default 'The statement has no such line.') returns text language sql as $$
  select tests.outcome(format('select public.money_never_came(%L, %L)', (pg_temp.paid(called)).id, note))
$$;
create function pg_temp.comes(receipt text, account text, details text default 'Pay Bill') returns jsonb language sql as $$
  select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 1100, 'account', account, 'details', details)))
$$;
grant execute on all functions in schema pg_temp to public;

-- a forged message
select pg_temp.buy('forged');
select pg_temp.vouch('forged', 'TC77XX99YY');
select tests.as_owner();
select is((pg_temp.bill('forged')).state, 'paid', 'a receipt that somebody vouches for pays');
select isnt((pg_temp.paid('forged')).vouched_at, null, 'and it is written down that they did');
select tests.sign_in('boss');
select is((select is_unheard from public.payers_of_bill(tests.id_of('forged'))), true, 'the desk reads that M-Pesa has not told of it');
select is(public.offer_refund(tests.id_of('forged'), (pg_temp.paid('forged')).id, 1100) - 'limit_kes' - 'needs_second' - 'others',
  '{"way": "reversal", "phone": null, "payer": null, "is_other_phone": false, "most_kes": 1100, "is_unheard": true}', 'M-Pesa may be asked to reverse it, which it refuses for what never came');
select is(public.offer_refund(tests.id_of('forged'), (pg_temp.paid('forged')).id, 1100, '0712345671') ->> 'way', null, 'to a number it sends nothing of it');
select is(public.offer_refund(tests.id_of('forged'), (pg_temp.paid('forged')).id, 100) ->> 'way', null, 'nor a part');
select tests.sign_in('asha');
select is(pg_temp.never('forged'), 'not_allowed', 'its buyer does not say that it never came');
select tests.sign_in('baraka');
select is(pg_temp.never('forged'), 'not_allowed', 'nor does a stranger');
select tests.sign_in('packer');
select is(pg_temp.never('forged'), 'not_allowed', 'nor does a packer');
select tests.as_visitor();
select is(pg_temp.never('forged'), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.record_refund(%L, 1100)', tests.id_of('forged'))), 'not_told', 'nor is it given back in cash');
select is(tests.outcome(format('select public.record_refund(%L, 100, %L, phone => %L)', tests.id_of('forged'), 'TDHAND0001', '0712345671')), 'accepted', 'what is noted as sent by hand waits for another person');
select is(tests.outcome(format('select public.withdraw_refund(%L)', (select id from public.refund_orders where bill_id = tests.id_of('forged')))), 'accepted', 'and is taken back');
select pg_temp.buy('elsewhere');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.move_payment(%L, %L, %L)', (pg_temp.paid('forged')).id, (pg_temp.bill('elsewhere')).number, 'He says so.')), 'not_told', 'nor does it pay another bill');
select is((pg_temp.bill('elsewhere')).state, 'open', 'which stays as it was');
select is(pg_temp.never('forged', ' '), 'no_reason', 'and it has a reason');
select is(pg_temp.never('forged'), 'accepted', 'the desk says so');
set constraints all immediate;
select tests.as_owner();
select results_eq('select (p).state, (p).receipt, (p).result_text from (select pg_temp.paid(''forged'') as p) x',
  $$ values ('reversed', null::text, 'M-Pesa never told of TC77XX99YY.') $$, 'the payment counts no more');
select is(pg_temp.sums('forged'), '{"owing": 1100, "sales_order": -1100}', 'nothing of it is in M-Pesa, and the price is owing');
select is((select payment_state from public.orders where id = tests.id_of('forged')), 'failed', 'the order waits for money');
select is((select count(*) from public.notifications n where n.user_id = tests.user_id('asha') and n.title = 'Your payment did not come'), 1::bigint, 'its buyer is told');
select is((select detail ->> 'receipt' from public.audit_log where action = 'payment_never_came'), 'TC77XX99YY', 'the trail keeps the receipt');
select tests.sign_in('asha');
select results_eq(format('select what, amount_kes from public.money_of_bill(%L)', tests.id_of('forged')), $$ values ('never_came', 1100), ('owing', 1100) $$, 'and reads it on the page');
select tests.sign_in('boss');
select is((select reason from public.bill_queue() where waits = 'owing'), 'M-Pesa never told of this payment.', 'it stands among what is to be chased');
select is(pg_temp.never('forged'), 'wrong_state', 'once');
select is(tests.outcome(format('select public.record_refund(%L, 1100)', tests.id_of('forged'))), 'reversed', 'nothing of it is given back');

-- it comes after all
select pg_temp.comes('TC77XX99YY', 'HERBS');
select is((select paid_in_kes from public.unplaced_money() where receipt = 'TC77XX99YY'), 1100, 'money that comes after all waits for a bill');
select is(public.assign_money('TC77XX99YY', (pg_temp.bill('forged')).number), 'paid', 'and can be given to it');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.sums('forged'), '{"mpesa": 1100, "sales_order": -1100}', 'then all is as it should be');

-- cancelled before anybody noticed
select pg_temp.buy('cancelled');
select pg_temp.vouch('cancelled', 'TC77XX99ZZ');
select public.set_order_fulfilment(tests.id_of('cancelled'), 'cancelled');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.sums('cancelled'), '{"mpesa": 1100, "owed_back": -1100}', 'a cancelled order owes its money');
select tests.sign_in('boss');
select is(pg_temp.never('cancelled'), 'accepted', 'money that never came');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.sums('cancelled'), null, 'is not owed to anybody');
select tests.sign_in('boss');
select is_empty(format('select 1 from public.bill_queue() where bill_id = %L', tests.id_of('cancelled')), 'and nobody is asked to pay it');

-- M-Pesa has told of it since
select pg_temp.buy('true');
select pg_temp.vouch('true', 'TC77XX99WW');
select pg_temp.comes('TC77XX99WW', 'HERBS');
select is((select is_unheard from public.payers_of_bill(tests.id_of('true'))), false, 'a line of the statement proves it');
select is(pg_temp.never('true'), 'wrong_state', 'and it is not said never to have come');

-- a bank paid, and M-Pesa names no phone
select pg_temp.buy('bank');
select tests.sign_in('boss');
select pg_temp.comes('TC55LY01AA', (pg_temp.bill('bank')).number, 'EQUITY BULK ACCOUNT');
select is((select payer from public.payers_of_bill(tests.id_of('bank'))), null, 'nobody knows its payer');
select is(public.offer_refund(tests.id_of('bank'), (pg_temp.paid('bank')).id, 1100) - 'limit_kes' - 'others',
  '{"way": "reversal", "phone": null, "payer": null, "is_other_phone": false, "needs_second": false, "most_kes": 1100}', 'the whole goes back where it came from, and no number is named');
select is(public.offer_refund(tests.id_of('bank'), (pg_temp.paid('bank')).id, 1100, '0712345671') - 'limit_kes' - 'others',
  '{"way": "b2c", "phone": "254712345671", "payer": null, "is_other_phone": true, "needs_second": true, "most_kes": 1100}', 'the buyer''s own number is another one, and a second person looks');

-- a second receipt on the word of the desk
select pg_temp.buy('twice');
select public.name_receipt(tests.id_of('twice'), 'TC88FF22GG');
select tests.sign_in('boss');
select pg_temp.comes('TC88AA11BB', (pg_temp.bill('twice')).number);
select public.resolve_bill(tests.id_of('twice'), 'refund', received_kes => 1100, vouched => true);
select tests.as_owner();
select tests.remember('second', (select id from public.payments where receipt = 'TC88FF22GG'));
select tests.sign_in('boss');
select is((select is_unheard from public.payers_of_bill(tests.id_of('twice')) where payment_id = tests.id_of('second')), true, 'nobody has seen it at M-Pesa either');
select is(public.offer_refund(tests.id_of('twice'), tests.id_of('second'), 1100, '0712345671') ->> 'way', null, 'and M-Pesa sends it to nobody');
select is(tests.outcome(format('select public.money_never_came(%L, %L)', tests.id_of('second'), 'No such line.')), 'accepted', 'it never came');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.sums('twice'), '{"mpesa": 1100, "sales_order": -1100}', 'what M-Pesa told of stays');
select is((select payment_state from public.orders where id = tests.id_of('twice')), 'paid', 'and the order stays paid');

-- a return is not paid back by what came on top
select set_config('tests.item', (select id::text from public.order_items where order_id = tests.id_of('twice')), true);
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('twice'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('twice'), 'delivered');
select tests.sign_in('asha');
select public.request_return(tests.id_of('twice'), jsonb_build_array(jsonb_build_object('order_item_id', current_setting('tests.item')::bigint,
  'quantity', 1, 'opened', false)), 'damaged', 'It leaks.');
select tests.sign_in('boss');
select pg_temp.comes('TC88CC33DD', (pg_temp.bill('twice')).number);
select public.assign_money('TC88CC33DD', (pg_temp.bill('twice')).number);
select public.resolve_bill(tests.id_of('twice'), 'refund', (select id from public.payments where receipt = 'TC88CC33DD'));
select public.set_return_state(r.id, next) from public.order_returns r, unnest('{approved,received}'::text[]) next where order_id = tests.id_of('twice');
select public.record_refund(tests.id_of('twice'), 1100, null, null, (select id from public.payments where receipt = 'TC88CC33DD'));
select results_eq(format('select state, refunded_kes from public.order_returns where order_id = %L', tests.id_of('twice')), $$ values ('received', 0) $$, 'a second payment that goes back is not the price of what came back');
select public.record_refund(tests.id_of('twice'), (select refund_kes from public.order_returns where order_id = tests.id_of('twice')));
select is((select state from public.order_returns where order_id = tests.id_of('twice')), 'refunded', 'the price is');

-- cash at the door for what M-Pesa had paid
select pg_temp.buy('door');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.note_second_cash(%L, 1100)', tests.id_of('door'))), 'wrong_state', 'before it is paid there is no cash on top');
select pg_temp.comes('TC43PU01AA', (pg_temp.bill('door')).number);
select public.set_order_fulfilment(tests.id_of('door'), 'dispatched');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.note_second_cash(%L, 1100)', tests.id_of('door'))), 'not_allowed', 'its buyer notes none');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.note_second_cash(%L, 1100)', tests.id_of('door'))), 'not_allowed', 'nor a packer');
select tests.as_visitor();
select is(tests.outcome(format('select public.note_second_cash(%L, 1100)', tests.id_of('door'))), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.note_second_cash(%L, 10.5)', tests.id_of('door'))), 'wrong_amount', 'in whole shillings');
select is(tests.outcome(format('select public.note_second_cash(%L, 1101)', tests.id_of('door'))), 'wrong_amount', 'and no more than the price');
-- A sum that was mistyped is taken back, and the right one noted
select is(tests.outcome(format('select public.note_second_cash(%L, 110)', tests.id_of('door'))), 'accepted', 'a nought is missing');
create function pg_temp.on_top() returns uuid language sql security definer as $$
  select id from public.payments where bill_id = tests.id_of('door') and method = 'cash' and state = 'refund_due'
$$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('packer');
select is(tests.outcome(format('select public.money_never_came(%L, ''x'')', pg_temp.on_top())), 'not_allowed', 'a packer takes nothing back');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.money_never_came(%L, ''A nought is missing.'')', pg_temp.on_top())), 'accepted', 'the desk does');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.sums('door'), '{"mpesa": 1100, "sales_order": -1100}', 'the books know nothing of it');
select is((select payment_state from public.orders where id = tests.id_of('door')), 'paid', 'the order stays paid');
select is((select n.message from public.notifications n where n.title = 'No cash came on top'), format(
  'We wrote that KSh 110 in cash came on top for order %s. That was a mistake of ours: nothing of it goes back.',
  (select number from public.orders where id = tests.id_of('door'))), 'its buyer is told');
select tests.sign_in('boss');
select is((select count(*)::integer from public.money_of_bill(tests.id_of('door'))), 0, 'and reads nothing of it');
select is(tests.outcome(format('select public.note_second_cash(%L, 1100)', tests.id_of('door'))), 'accepted', 'the desk does');
set constraints all immediate;
select is(tests.outcome(format('select public.note_second_cash(%L, 1100)', tests.id_of('door'))), 'already_paid', 'once');
select tests.as_owner();
select is(pg_temp.sums('door'), '{"cash": 1100, "mpesa": 1100, "owed_back": -1100, "sales_order": -1100}', 'the till has it, and it is owed back');
select tests.sign_in('boss');
select is((select array[amount_kes::text, reason] from public.bill_queue() where bill_id = tests.id_of('door')),
  '{1100,"Paid by M-Pesa already; this cash came on top."}', 'it waits among the refunds');
select is(tests.outcome(format('select public.record_refund(%L, 1100, null, null, %L)', tests.id_of('door'),
  pg_temp.on_top())), 'accepted', 'and is given back');
set constraints all immediate;
select tests.as_owner();
select is(pg_temp.sums('door'), '{"mpesa": 1100, "sales_order": -1100}', 'then the sale alone is left');
select is((select count(*)::integer from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0, 'all sums to zero');
-- A message with a nought too many, and M-Pesa tells of the true sum afterwards
select pg_temp.buy('nought');
select pg_temp.vouch('nought', 'TCNOUGHT01');
select pg_temp.comes('TCNOUGHT01', (pg_temp.bill('nought')).number);
select tests.as_owner();
update public.mpesa_statement_lines set paid_in_kes = 110 where receipt = 'TCNOUGHT01';
select tests.sign_in('boss');
select is((select is_unheard from public.payers_of_bill(tests.id_of('nought'))), true, 'another sum is not that payment');
select throws_like(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('nought')), 'M-Pesa says that KSh 110 came with receipt TCNOUGHT01.', 'nothing leaves the shop for it');
select throws_like(format('select public.record_refund(%L, 1100)', tests.id_of('nought')), 'M-Pesa says that KSh 110 came with receipt TCNOUGHT01.', 'none of it goes back');
select is(pg_temp.never('nought'), 'accepted', 'it never came');
set constraints all immediate;
set constraints all deferred;
select is(public.assign_money('TCNOUGHT01', (pg_temp.bill('nought')).number), 'needs_review', 'what came is a part');
select tests.as_owner();
select is((pg_temp.bill('nought')).received_kes, 110, 'and no more than that');
select is((select count(*)::integer from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0, 'all sums to zero');

-- Above the limit, what came by M-Pesa does not go back in cash by one person
select pg_temp.buy('dear');
select tests.as_owner();
update public.shop_settings set refund_limit_kes = 500;
select private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'TCDEAR0001', 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 1100, 'account', (pg_temp.bill('dear')).number)), gen_random_uuid(), 'c2b');
select private.place_line('TCDEAR0001', '254712345671');
select tests.sign_in('boss');
select is((pg_temp.bill('dear')).state, 'paid', 'paid by M-Pesa');
select is(tests.outcome(format('select public.record_refund(%L, 501)', tests.id_of('dear'))), 'too_much', 'not 501 in cash');
select throws_like(format('select public.record_refund(%L, 999999)', tests.id_of('dear')), '%At most KSh 1,100%', 'more than came is said first');
select is(tests.outcome(format('select public.record_refund(%L, 300)', tests.id_of('dear'))), 'accepted', 'up to it, yes');
select is(tests.outcome(format('select public.record_refund(%L, 201)', tests.id_of('dear'))), 'too_much', 'and not in slices');
select * from finish();
rollback;
