-- A payment that was made with somebody else's order number pays the bill that it was meant for; the other goes on with its own money.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{grace,peter,packer,boss,second}'::text[]) name;
insert into private.role_capabilities (role, capability) values ('content', 'payments');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('second'), 'content'), (tests.user_id('packer'), 'packer');
update public.products set stock = 1000;
update public.shop_settings set refund_limit_kes = 5000;
create table pg_temp.heard (id uuid);
create function pg_temp.place(called text, who text, quantity integer default 1) returns void language sql as $$
  select tests.sign_in(who);
  select tests.remember(called, (tests.order_of(9002, quantity)).id);
$$;
create function pg_temp.number(called text) returns text language sql security definer as $$
  select number from public.bills where id = tests.id_of($1)
$$;
create function pg_temp.comes(called text, receipt text, payer text default '254723555010', kes integer default 1100) returns void language plpgsql as $$
begin
  perform tests.as_owner();
  perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', comes.receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', kes, 'account', pg_temp.number(called),
    'payer', comes.payer)), gen_random_uuid(), 'c2b');
  perform private.place_line(comes.receipt, comes.payer);
end $$;
create function pg_temp.paid(wanted text) returns uuid language sql security definer as $$ select id from public.payments where receipt = wanted $$;
create function pg_temp.move(receipt text, called text, who text default 'boss', note text default 'mistyped') returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return tests.outcome(format('select public.move_payment(%L, %L, %L)', pg_temp.paid(receipt), pg_temp.number(called), note));
end $$;
create function pg_temp.state(called text) returns text language sql security definer as $$
  select o.fulfilment_state || ' ' || o.payment_state || ' ' || concat_ws(' ', s.in_doubt_kes, s.owed_back_kes, s.sales_kes, s.refunded_kes)
  from public.orders o left join public.bill_balances s on s.bill_id = o.id where o.id = tests.id_of(called)
$$;
create function pg_temp.owing(called text) returns jsonb language sql security definer as $$
  select jsonb_build_object('owing', coalesce(sum(amount_kes) filter (where account = 'owing'), 0), 'losses', coalesce(sum(amount_kes) filter (where account = 'losses'), 0))
  from public.ledger_entries where bill_id = tests.id_of(called)
$$;
create function pg_temp.papers(called text) returns text language plpgsql as $$
begin
  perform tests.as_owner();
  set constraints all immediate;
  set constraints all deferred;
  return (select string_agg(kind || ' ' || total_kes, ', ' order by document_no) from public.invoices where bill_id = tests.id_of(called));
end $$;
create function pg_temp.told(who text, a text, b text) returns text language sql security definer as $$
  with new as (
    insert into pg_temp.heard select n.id from public.notifications n
    where n.user_id = tests.user_id(who) and not exists (select 1 from pg_temp.heard h where h.id = n.id) returning id
  )
  select replace(replace(string_agg(n.title || ': ' || n.message, ' | ' order by n.created_at, n.title), pg_temp.number(a), '#A'), pg_temp.number(b), '#B')
  from new join public.notifications n using (id)
$$;
grant execute on all functions in schema pg_temp to public;

-- Peter pays Grace's order, Grace pays it too
select pg_temp.place('A', 'peter');
select pg_temp.place('B', 'grace');
select pg_temp.comes('B', 'UKM0000001');
select is(pg_temp.papers('B'), 'invoice 1100', 'his money paid hers');
select pg_temp.comes('B', 'UKM0000002', '254723999019');
select pg_temp.told('grace', 'A', 'B'), pg_temp.told('peter', 'A', 'B');
select is(pg_temp.move('UKM0000001', 'A', 'peter'), 'not_allowed', 'not by its payer');
select is(pg_temp.move('UKM0000001', 'A', 'grace'), 'not_allowed', 'nor by a stranger');
select is(pg_temp.move('UKM0000001', 'A', 'packer'), 'not_allowed', 'nor by who packs');
select tests.as_visitor();
select is(tests.outcome(format('select public.move_payment(%L, ''MZ-1'', ''x'')', pg_temp.paid('UKM0000001'))), '42501', 'nor a visitor');
select is(pg_temp.move('UKM0000001', 'A', 'boss', ' '), 'bad_note', 'not without a reason');
select is(pg_temp.move('UKM0000001', 'B'), 'bad_number', 'not to where it is');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.move_payment(%L, ''MZ-NOSUCH'', ''x'')', pg_temp.paid('UKM0000001'))), 'bad_number', 'nor to nowhere');
select is(pg_temp.move('UKM0000001', 'A'), 'accepted', 'the desk moves it');
select is(pg_temp.state('A'), 'placed paid 0 0 1100 0', 'it pays his order');
select is(pg_temp.state('B'), 'placed paid 0 0 1100 1100', 'and hers is paid by her own, without further pressing');
select is((select string_agg(state, ' ' order by receipt) from public.payments where receipt like 'UKM000000_'), 'refunded paid', 'nothing waits at the desk');
select is(pg_temp.papers('A'), 'invoice 1100', 'his invoice');
select is((select method from public.invoices where bill_id = tests.id_of('A')), 'mpesa', 'paid by M-Pesa, wherever it came from');
select is(pg_temp.papers('B'), 'invoice 1100', 'and hers stays one');
select is(pg_temp.told('grace', 'A', 'B'), 'A payment was moved: KSh 1,100 that came for order #B was meant for another bill and pays that now. | Payment received: KSh 1,100 for order #B. We are packing it now.', 'she is told both');
select is(pg_temp.told('peter', 'A', 'B'), 'Payment received: KSh 1,100 for order #A. We are packing it now. KSh 1,100 of it was moved from #B.', 'and he what his paid');
select is((select sum(amount_kes) from public.ledger_entries where account = 'mpesa'), 2200::bigint, 'M-Pesa has what it had');
select is((select detail ->> 'note' from public.audit_log where action = 'payment_moved'), 'mistyped', 'the diary has who, and why');
select is(pg_temp.move('UKM0000001', 'A'), 'wrong_state', 'once');

-- Nothing else came for hers: it is asked for again
select pg_temp.place('C', 'peter');
select pg_temp.place('D', 'grace');
select pg_temp.comes('D', 'UKM0000003');
select tests.sign_in('packer');
select public.set_order_fulfilment(tests.id_of('D'), 'packed');
select pg_temp.papers('D');
update public.orders set payment_state = 'expired', fulfilment_state = 'cancelled' where id = tests.id_of('C');
select pg_temp.told('grace', 'C', 'D');
select is(pg_temp.move('UKM0000003', 'C'), 'accepted', 'also to an order whose time ran out meanwhile');
select is(pg_temp.state('C'), 'placed paid 0 0 1100 0', 'which goes on');
select is(pg_temp.state('D'), 'placed failed 0 0 0 1100', 'the other is asked for again, and not packed');
select is(pg_temp.papers('D'), 'invoice 1100, credit_note 1100', 'with a credit note');
select is(pg_temp.told('grace', 'C', 'D'), 'A payment was moved: KSh 1,100 that came for order #B was meant for another bill and pays that now. Your order is not paid yet: we keep it for you for a day.', 'she is told');
select tests.sign_in('grace');
select is(public.start_payment(tests.id_of('D')) ->> 'amount_kes', '1100', 'and can pay');

-- What left the shop on it
select pg_temp.place('E', 'peter');
select pg_temp.place('F', 'grace');
select pg_temp.comes('F', 'UKM0000004');
select tests.sign_in('packer');
select public.set_order_fulfilment(tests.id_of('F'), 'dispatched');
select pg_temp.papers('F');
select pg_temp.told('grace', 'E', 'F');
select is(pg_temp.move('UKM0000004', 'E'), 'accepted', 'also from what has left the shop');
select is(pg_temp.state('F') || ', ' || pg_temp.state('E'), 'dispatched failed 0 0 1100 1100, placed paid 0 0 1100 0', 'it stays sold');
select is(pg_temp.owing('F'), '{"losses": 0, "owing": 1100}', 'and is owing');
select is(pg_temp.papers('F'), 'invoice 1100', 'its invoice stays, for the goods are gone');
select is(pg_temp.told('grace', 'E', 'F'), 'A payment was moved: KSh 1,100 that came for order #B was meant for another bill and pays that now. The order is owing: please pay it.', 'she is told');
select tests.sign_in('boss');
select is((select q.number || ' ' || q.amount_kes || ' ' || q.reason from public.bill_queue() q where q.waits = 'owing'),
  pg_temp.number('F') || ' 1100 This payment was moved to ' || pg_temp.number('E') || '.', 'the desk chases it');
select tests.sign_in('packer');
select is((public.set_order_fulfilment(tests.id_of('F'), 'delivered')).payment_state, 'failed', 'it can be delivered');
-- given up
select is(tests.outcome(format('select public.write_off_owing(%L, ''gone'')', tests.id_of('F'))), 'not_allowed', 'who packs gives nothing up');
select tests.sign_in('second');
select is(tests.outcome(format('select public.write_off_owing(%L, ''gone'')', tests.id_of('F'))), 'not_allowed', 'nor does who keeps payments');
select tests.as_visitor();
select is(tests.outcome(format('select public.write_off_owing(%L, ''gone'')', tests.id_of('F'))), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.write_off_owing(%L, '' '')', tests.id_of('F'))), 'bad_note', 'not without a reason');
select is(public.write_off_owing(tests.id_of('F'), 'She has moved away.'), 1100, 'an owner does');
select is(tests.outcome(format('select public.write_off_owing(%L, ''again'')', tests.id_of('F'))), 'not_found', 'once');
select is(pg_temp.owing('F'), '{"losses": 1100, "owing": 0}', 'it is a loss');
select is((select count(*)::integer from public.bill_queue() q where q.waits = 'owing'), 0, 'and no longer chased');
select is((select (l ->> 'amount_kes') || ' ' || (l ->> 'number') || ' ' || (l ->> 'note') from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'losses') l),
  '1100 ' || pg_temp.number('F') || ' She has moved away.', 'as the close of the day says');
select is((select r ->> 6 from jsonb_array_elements(public.export_money('ledger', 'entry', current_date - 1, current_date + 1) -> 'rows') r where r ->> 5 = 'losses'), '1100', 'and the file of the ledger');
select is(pg_temp.papers('F'), 'invoice 1100', 'what was sold stays sold');
select is((select array[received_kes - refunded_kes, sales_kes, owing_kes] from public.bill_balances where bill_id = tests.id_of('F')), '{0,1100,0}', 'by the balance too');
-- and she pays after all
select pg_temp.comes('F', 'UKM0000005', '254723999019');
select is(pg_temp.state('F'), 'delivered paid 0 0 1100 1100', 'her own money pays it all the same');
select is(pg_temp.owing('F'), '{"losses": 0, "owing": 0}', 'and the loss is none');

-- Above the limit two people say so
select pg_temp.place('G', 'peter', 8);
select pg_temp.place('H', 'grace', 8);
select pg_temp.comes('H', 'UKM0000006', '254723555010', (select asked_kes from public.bills where id = tests.id_of('H')));
select tests.sign_in('boss');
select is(public.move_payment(pg_temp.paid('UKM0000006'), pg_temp.number('G'), 'mistyped'), 'waits', 'the first is noted');
select is(public.move_payment(pg_temp.paid('UKM0000006'), pg_temp.number('G'), 'mistyped'), 'waits', 'and does not agree with themself');
select tests.as_owner();
select is((select count(*) from public.notifications where title = 'A move of money waits for you'), 1::bigint, 'their colleague is told once');
select tests.sign_in('second');
select is(public.move_payment(pg_temp.paid('UKM0000006'), pg_temp.number('G'), 'he called'), 'moved', 'the second moves it');
select tests.as_owner();
select is((select count(*) from private.payment_moves), 0::bigint, 'and nothing waits any more');

-- A refund that is under way or went wins
select pg_temp.place('I', 'peter');
select pg_temp.place('J', 'grace');
select pg_temp.comes('J', 'UKM0000007');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('J'), 100, 'SKM0000100', phone => '0712 345 671');
select is(pg_temp.move('UKM0000007', 'I'), 'refund_in_flight', 'not what went back in part');

-- What was moved by mistake is moved back
select pg_temp.place('K', 'peter');
select pg_temp.place('L', 'grace');
select pg_temp.comes('L', 'UKM0000008');
select is(pg_temp.move('UKM0000008', 'K'), 'accepted', 'to the wrong one');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.move_payment(%L, %L, ''It was hers after all.'')',
  (select id from public.payments where bill_id = tests.id_of('K') and method = 'moved'), pg_temp.number('L'))), 'accepted', 'and back');
select is(pg_temp.state('K'), 'placed failed 0 0 0 1100', 'the one is asked for again');
select is(pg_temp.state('L'), 'placed paid 0 0 1100 1100', 'the other is paid');
select is((select string_agg(m.what || ' ' || m.amount_kes, ', ' order by m.what) from (select tests.sign_in('grace')) x, public.money_of_bill(tests.id_of('L')) m),
  'moved 1100, moved_in 1100', 'and its page says both');
select tests.as_owner();
select is_empty('select event_id from public.ledger_entries group by event_id having sum(amount_kes) <> 0', 'each event sums to zero');
select is((select coalesce(sum(amount_kes), 0) from public.ledger_entries where account = 'moved'), 0::bigint, 'nothing is left in between');
select * from finish();
rollback;
