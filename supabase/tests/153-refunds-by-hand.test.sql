-- A refund that somebody sent by hand names where the money went, and a second person looks as for one that M-Pesa sends.
begin;
select no_plan();
select is(private.place_of_money(account), account, account || ' is one') from unnest('{KCB 1234567890,Equity 0123-4567-89,asha@wallet.example}'::text[]) account;
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
create function pg_temp.note(called text, amount integer, reference text, phone text, payment uuid default null) returns text language sql as $$
  select tests.outcome(format('select public.record_refund(%L, %s, %L, ''why'', %L, %L)', tests.id_of(called), amount, reference, payment, phone))
$$;
create function pg_temp.waits(called text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', o.state, o.way, o.amount_kes, o.phone, o.receipt, o.is_other_phone), ', ' order by o.created_at, o.amount_kes desc) from public.refund_orders o where o.bill_id = tests.id_of(called)
$$;
create function pg_temp.order_of(called text) returns uuid language sql security definer as $$
  select o.id from public.refund_orders o where o.bill_id = tests.id_of(called) and o.state = 'wanted' order by o.amount_kes limit 1
$$;
create function pg_temp.gone(called text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', r.method, r.amount_kes, r.reference, r.went_to), ', ' order by r.at, r.amount_kes) from public.refunds r where r.bill_id = tests.id_of(called)
$$;
create function pg_temp.told(called text, kes text default '') returns text language sql security definer as $$
  select n.message from public.notifications n join public.orders o on o.id = tests.id_of(called)
  where n.user_id = tests.user_id('asha') and n.title = 'Money sent back' and n.message like '%KSh ' || kes || '%' || o.number || '%' order by n.created_at desc, n.id desc limit 1
$$;
create function pg_temp.number(called text) returns text language sql security definer as $$ select number from public.orders where id = tests.id_of(called) $$;
grant execute on all functions in schema pg_temp to public;

-- What has to be named
select pg_temp.buy('own');
select is(pg_temp.note('own', 100, 'TDOWN00001', null), 'bad_phone', 'a reference alone does not say where the money went');
select is(pg_temp.note('own', 100, null, '0712 345 671'), 'bad_receipt', 'nor a number alone that it was sent');
select is(pg_temp.note('own', 100, 'TDOWN00001', '0812 1'), 'bad_phone', 'a number is a number');
select is(pg_temp.note('own', 100, 'TDOWN00001', word), 'bad_phone', word || ' is no account') from unnest('{mama,sent,to her sister,KCB 123}'::text[]) word;
select is(pg_temp.note('own', 1101, 'TDOWN00001', '0712 345 671'), 'too_much', 'never more than came');
select is(pg_temp.note('own', 100, 'TD', '0712 345 671'), 'bad_receipt', 'a reference has three signs');

-- To the number that paid, below the limit: one person is enough
select is(pg_temp.note('own', 100, 'TDOWN00001', '0712 345 671'), 'accepted', 'to the number that paid');
select is(pg_temp.gone('own'), 'mpesa 100 TDOWN00001 254712345671', 'it is booked, with the number');
select is(pg_temp.waits('own'), null, 'and waits for nobody');
select is(pg_temp.told('own'), format('We have sent back KSh 100 for order %s. M-Pesa receipt TDOWN00001.', pg_temp.number('own')), 'its buyer reads the receipt');
select is(pg_temp.note('own', 200, 'TDOWN00001', '0712 345 671'), 'receipt_used', 'a reference belongs to one refund');
select is(pg_temp.note('own', 50, null, null), 'accepted', 'cash needs neither');
select is(pg_temp.told('own', '50'), format('We have given back KSh 50 in cash for order %s.', pg_temp.number('own')), 'and is told as cash, without a receipt');

-- To another number: a second person
select is(pg_temp.note('own', 300, 'TDOTHER001', '0700 555 321'), 'accepted', 'another number is taken down');
select is(pg_temp.waits('own'), 'wanted by_hand 300 254700555321 TDOTHER001 t', 'and waits');
select is(pg_temp.gone('own'), 'cash 50, mpesa 100 TDOWN00001 254712345671', 'nothing is booked yet');
select is(pg_temp.told('own', '300'), null, 'and the buyer is told nothing of it');
select is(pg_temp.note('own', 300, 'TDOTHER001', '0700 555 321'), 'refund_in_flight', 'pressed again it is not noted twice');
select is((select concat_ws(' ', q.way, q.phone, q.approval, q.receipt, q.can_withdraw) from public.refund_queue() q where q.bill_id = tests.id_of('own')), 'by_hand 254700555321 own_refund TDOTHER001 t', 'it stands in the list with its number');
select is(tests.outcome(format('select public.approve_refund(%L)', pg_temp.order_of('own'))), 'own_refund', 'who noted it does not approve it');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.approve_refund(%L)', pg_temp.order_of('own'))), 'not_allowed', 'nor does a packer');
select is(pg_temp.note('own', 100, 'TDPACK0001', '0712 345 671'), 'not_allowed', 'who notes nothing either');
select is((select count(*)::integer from public.refunds_of_desk(tests.id_of('own'))), 0, 'and does not read where it went');
select tests.sign_in('baraka');
select is((select count(*)::integer from public.refunds_of_desk(tests.id_of('own'))), 0, 'nor does a stranger');
select tests.as_visitor();
select is(tests.outcome(format('select * from public.refunds_of_desk(%L)', tests.id_of('own'))), '42501', 'nor a visitor');
select is(tests.outcome(format('select public.record_refund(%L, 1)', tests.id_of('own'))), '42501', 'who notes nothing');
select tests.sign_in('second');
select is(tests.outcome(format('select public.approve_refund(%L)', pg_temp.order_of('own'))), 'accepted', 'a second person does');
select is(pg_temp.waits('own'), 'done by_hand 300 254700555321 TDOTHER001 t', 'then it is over');
select is(pg_temp.gone('own'), 'cash 50, mpesa 100 TDOWN00001 254712345671, mpesa 300 TDOTHER001 254700555321', 'and booked with its number');
select is(pg_temp.told('own', '300'), format('We have sent back KSh 300 for order %s. M-Pesa receipt TDOTHER001. It went to 2547*****321.', pg_temp.number('own')), 'the buyer reads to whom');
select results_eq(format('select went_to, is_other from public.refunds_of_desk(%L) order by 1', tests.id_of('own')),
  $$ values ('254700555321', true), ('254712345671', false) $$, 'the desk reads both numbers, and which is another');
select tests.as_owner();
select is((select r.actor_id from public.refunds r where r.reference = 'TDOTHER001'), tests.user_id('boss'), 'it is of the one who noted it');
select tests.sign_in('asha');
select results_eq(format('select what, amount_kes, receipt, phone from public.money_of_bill(%L) order by 2', tests.id_of('own')),
  $$ values ('given', 50, null, null), ('sent', 100, 'TDOWN00001', null), ('sent', 300, 'TDOTHER001', '2547*****321') $$, 'and the page says the same');
select is(tests.outcome('select went_to from public.refunds'), '42501', 'the whole number is not theirs');

-- The file of the refunds
select tests.sign_in('boss');
select is((public.export_money('refunds', 'entry', current_date - 1, current_date + 1) -> 'columns')::text,
  '["at", "kind", "number", "account", "amount_kes", "reference", "went_to", "paid_from", "paid_by", "other_number"]', 'the file has a column for the number');
select results_eq(format($$ select r ->> 3, r ->> 4, r ->> 6, r ->> 7, r ->> 8, r ->> 9 from jsonb_array_elements(public.export_money('refunds', 'entry', current_date - 1, current_date + 1) -> 'rows') r
    where r ->> 2 = %L order by (r ->> 4)::integer $$, pg_temp.number('own')),
  $$ values ('cash', '50', null, '254712345671', 'mpesa', null), ('mpesa', '100', '254712345671', '254712345671', 'mpesa', 'no'),
    ('mpesa', '300', '254700555321', '254712345671', 'mpesa', 'yes') $$, 'and says whether it is another than the one that paid, and cash for what M-Pesa had brought');

-- Above the limit, and not in pieces below it
select pg_temp.buy('large', 6);
select is(pg_temp.note('large', 3000, 'TDLARGE001', '0712 345 671'), 'accepted', 'below the limit');
select is(pg_temp.note('large', 2300, 'TDLARGE002', '0712 345 671'), 'accepted', 'the next piece is above it');
select is(pg_temp.waits('large'), 'wanted by_hand 2300 254712345671 TDLARGE002 f', 'and waits');
select is(pg_temp.gone('large'), 'mpesa 3000 TDLARGE001 254712345671', 'and is not booked');
select is(tests.outcome(format('select public.withdraw_refund(%L)', pg_temp.order_of('large'))), 'accepted', 'it can be withdrawn');
select is(pg_temp.note('large', 600, 'TDLARGE002', 'KCB 1234567890'), 'accepted', 'to a bank');
select is(pg_temp.waits('large'), 'withdrawn by_hand 2300 254712345671 TDLARGE002 f, wanted by_hand 600 KCB 1234567890 TDLARGE002 t', 'is another account');
select tests.sign_in('second');
select is(tests.outcome(format('select public.approve_refund(%L)', pg_temp.order_of('large'))), 'accepted', 'approved');
select is(pg_temp.told('large', '600'), format('We have sent back KSh 600 for order %s. It went to KCB *******890.', pg_temp.number('large')), 'is told without a receipt of M-Pesa');

-- The limit counts what M-Pesa sends and what is noted alike
select tests.as_owner();
select is(private.sent_before(tests.id_of('large')), 3600, 'both ways count');

-- A return is paid back in the same way
select pg_temp.buy('back');
select public.set_order_fulfilment(tests.id_of('back'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('back'), 'delivered');
select tests.sign_in('asha');
select tests.remember('the return', (public.request_return(tests.id_of('back'), jsonb_build_array(jsonb_build_object('order_item_id',
  (select i.id from public.order_items i where i.order_id = tests.id_of('back')), 'quantity', 1, 'opened', false)), 'wrong_item')).id);
select tests.sign_in('boss');
select public.set_return_state(tests.id_of('the return'), 'approved');
select public.set_return_state(tests.id_of('the return'), 'received');
select is(tests.outcome(format('select public.set_return_state(%L, ''refunded'', reference => ''TDBACK0001'')', tests.id_of('the return'))), 'bad_phone', 'a return names the number, too');
select is((public.set_return_state(tests.id_of('the return'), 'refunded', reference => 'TDBACK0001', phone => '0700 555 321')).state, 'received', 'to another number it waits');
select is(tests.outcome(format('select public.set_return_state(%L, ''refunded'', reference => ''TDBACK0002'', phone => ''0712 345 671'')', tests.id_of('the return'))), 'refund_in_flight', 'and is not noted twice');
select tests.sign_in('second');
select is(tests.outcome(format('select public.approve_refund(%L)', pg_temp.order_of('back'))), 'accepted', 'until a second person agrees');
select tests.as_owner();
select is((select r.state || ' ' || o.return_state from public.order_returns r join public.orders o on o.id = r.order_id where r.id = tests.id_of('the return')), 'refunded refunded', 'then the return is over');

-- Books are even, and what is erased leaves no number
select is((select sum(amount_kes) from public.ledger_entries), 0::bigint, 'and the books are even');
select is(private.with_receipt('We have sent back KSh 1.', null), 'We have sent back KSh 1.', 'no receipt is mentioned where there is none');
update public.orders set fulfilment_state = 'delivered' where user_id = tests.user_id('asha') and fulfilment_state <> 'cancelled';
select is(private.erase_account(tests.user_id('asha')), true, 'an account goes');
select is((select count(*)::integer from public.refunds where went_to is not null), 0, 'and with it the numbers that its money went to');
-- Whoever notes or sends a refund has seen what went back before: a dialog that stood open while a colleague was quicker sends nothing twice
select tests.sign_in('baraka');
select tests.remember('seen', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('seen'), 'seen');
select tests.as_service();
select public.settle_payment('seen', 'M-seen', 0, 'ok', 1100, 'UKS0000001');
select tests.sign_in('boss');
select is(public.gone_back(tests.id_of('seen')), 0, 'nothing went back');
select is(tests.outcome(format('select public.record_refund(%L, 300, seen_kes => 0)', tests.id_of('seen'))), 'accepted', 'the first is noted');
select is(tests.outcome(format('select public.record_refund(%L, 300, seen_kes => 0)', tests.id_of('seen'))), 'changed', 'the same from another dialog is not');
select is(tests.outcome(format('select public.ask_refund(%L, %L, 300, seen_kes => 0)', tests.id_of('seen'), (select id from public.payments where receipt = 'UKS0000001'))), 'changed', 'nor by M-Pesa');
select is(public.gone_back(tests.id_of('seen')), 300, 'it tells what went back');
select is(tests.outcome(format('select public.record_refund(%L, 300, ''UKS0000002'', phone => ''0700 555 321'', seen_kes => 300)', tests.id_of('seen'))), 'accepted', 'who has seen that may note more');
select is(public.gone_back(tests.id_of('seen')), 600, 'what waits for a second person counts');
select is(tests.outcome(format('select public.record_refund(%L, 300, seen_kes => 300)', tests.id_of('seen'))), 'changed', 'so that it is not noted again');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.gone_back(%L)', tests.id_of('seen'))), 'not_allowed', 'its buyer does not ask the desk');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.gone_back(%L)', tests.id_of('seen'))), 'not_allowed', 'nor does a packer');
select tests.as_visitor();
select is(tests.outcome(format('select public.gone_back(%L)', tests.id_of('seen'))), '42501', 'nor a visitor');

-- A reference is one, however it is typed
select tests.sign_in('baraka');
select tests.remember('typed', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('typed'), 'typed');
select tests.as_service();
select public.settle_payment('typed', 'M-typed', 0, 'ok', 1100, 'UKS0000003');
select tests.sign_in('boss');
select is((public.record_refund(tests.id_of('typed'), 10, 'ukslower01', phone => '0712 345 671')).reference, 'UKSLOWER01', 'small letters are capitals');
select is(tests.outcome(format('select public.record_refund(%L, 10, ''UksLower01'', phone => ''0712 345 671'')', tests.id_of('typed'))), 'receipt_used', 'and used once');

-- One person may raise the limit, and everybody else who decides hears of it
select tests.sign_in('boss');
update public.shop_settings set refund_limit_kes = refund_limit_kes + 1000;
update public.shop_settings set refund_limit_kes = refund_limit_kes - 500;
select tests.as_owner();
select is((select array_agg(n.user_id) from public.notifications n where n.title = 'The limit of refunds was raised'), array[tests.user_id('second')], 'they alone, and only of more');
select is((select n.message from public.notifications n where n.title = 'The limit of refunds was raised'), format(
  'boss@tests.example raised the sum above which a second person must agree from %s to %s.',
  private.shillings((select refund_limit_kes - 500 from public.shop_settings)), private.shillings((select refund_limit_kes + 500 from public.shop_settings))), 'with both sums');
select * from finish();
rollback;
