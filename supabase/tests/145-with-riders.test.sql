-- Cash of the door is with its rider until it is handed in; what is not stays owed by name.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,packer,achieng,other}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer'), (tests.user_id('achieng'), 'accountant');
update public.products set stock = 1000;
update public.shop_settings set cash_limit_kes = 100000;
create function pg_temp.ledger() returns text language sql security definer as $$
  select string_agg(account || ' ' || kes, ', ' order by account) from (
    select account, sum(amount_kes) as kes from public.ledger_entries group by account having sum(amount_kes) <> 0) x
$$;
create function pg_temp.delivered(wanted text, quantity integer, rider text default null) returns text language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(wanted, (tests.order_of(9001, quantity, 'cash')).id);
  perform tests.sign_in('packer');
  perform public.set_order_fulfilment(tests.id_of(wanted), 'dispatched');
  if rider is not null then
    perform public.name_rider(tests.id_of(wanted), rider);
  end if;
  return (public.set_order_fulfilment(tests.id_of(wanted), 'delivered')).payment_state;
end $$;
create function pg_temp.owing() returns text language sql as $$
  select string_agg(rider || ' ' || owed_kes || ' ' || orders, ', ' order by rider) from public.riders_owing()
$$;
create function pg_temp.settles(who text, kes integer, outcome text default 'handed_in', reason text default null, key text default null)
returns text language sql as $$
  select tests.outcome(format('select public.settle_rider(%L, %L, %L, %L, %L)', who, kes, outcome, coalesce(md5(key)::uuid, gen_random_uuid()), reason))
$$;
create function pg_temp.till() returns text language sql as $$
  select string_agg(concat_ws(' ', a ->> 'account', a ->> 'came_kes', a ->> 'moved_kes', a ->> 'closing_kes'), ', ' order by a ->> 'account')
  from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a where a ->> 'account' <> 'mpesa'
$$;
grant execute on all functions in schema pg_temp to public;

-- Who may
select tests.sign_in('asha');
select tests.remember('mine', (tests.order_of(9001, 1, 'cash')).id);
select is(tests.outcome(format('select public.name_rider(%L, %L)', tests.id_of('mine'), 'Juma')), 'not_allowed', 'a buyer names no rider');
select is(tests.outcome('select public.riders_owing()'), 'not_allowed', 'nor do they see who owes');
select is(pg_temp.settles('Juma', 1), 'not_allowed', 'nor note what was handed in');
select tests.as_visitor();
select is(pg_temp.settles('Juma', 1) || ' ' || tests.outcome('select public.riders_owing()'), '42501 42501', 'nor a visitor');

-- Five doors
select is(pg_temp.delivered('one', 1, '  Juma  Otieno ') || pg_temp.delivered('two', 2, 'juma otieno') || pg_temp.delivered('three', 3, 'Juma Otieno'), 'paidpaidpaid',
  'three orders are delivered, and paid');
select is(pg_temp.delivered('own', 1), 'paid', 'one is delivered by nobody named');
select is(tests.outcome(format('select public.name_rider(%L, %L)', tests.id_of('one'), 'Peter')), 'wrong_state', 'who has the money is not renamed');
select is(tests.outcome(format('select public.name_rider(%L, %L)', gen_random_uuid(), 'Peter')), 'not_found', 'an unknown order');
select is(tests.outcome(format('select public.name_rider(%L, %L)', tests.id_of('mine'), repeat('x', 61))), 'bad_name', 'a name has an end');
select public.name_rider(tests.id_of('mine'), 'Peter');
select public.name_rider(tests.id_of('mine'), ' ');
select is((select count(*) from public.rider_orders where order_id = tests.id_of('mine')), 0::bigint, 'an empty name takes it back');
select is(tests.outcome('select public.riders_owing()') || ' ' || pg_temp.settles('Juma Otieno', 1), 'not_allowed not_allowed', 'a packer handles no money');
select tests.sign_in('asha');
select is((select count(*) from public.rider_orders), 0::bigint, 'buyers do not read who carries');
select is((select payment_state from public.orders where id = tests.id_of('one')), 'paid', 'they read that they paid');

select tests.sign_in('boss');
select is(pg_temp.owing(), 'Juma Otieno 2550 3, packer@tests.example 550 1', 'each owes by name, and who delivered where nobody was named');
select is(pg_temp.ledger(), 'sales_order -3100, with_rider 3100', 'sold, and with the riders');
select is(pg_temp.till(), 'cash 0 0 0, with_rider 3100 0 3100', 'nothing is in the till');

-- Handed in, in parts
select is(pg_temp.settles('Juma Otieno', 2551), 'wrong_amount', 'nobody hands in more than they have');
select is(pg_temp.settles('Juma Otieno', 0) || ' ' || pg_temp.settles('Juma Otieno', -1) || ' ' || pg_temp.settles('Juma Otieno', null), 'wrong_amount wrong_amount wrong_amount', 'nor nothing');
select is(pg_temp.settles('Nobody', 1) || ' ' || pg_temp.settles(null, 1), 'not_found not_found', 'nor who has nothing');
select is(pg_temp.settles('Juma Otieno', 1, 'lost') || ' ' || pg_temp.settles('Juma Otieno', 1, null), 'bad_outcome bad_outcome', 'it is handed in or given up');
select is(pg_temp.settles('JUMA otieno', 1000, key => 'a') || ' ' || pg_temp.settles('Juma Otieno', 1000, key => 'a'), 'accepted accepted', 'a part is handed in, and sent twice');
select is(pg_temp.owing(), 'Juma Otieno 1550 2, packer@tests.example 550 1', 'it counts once, for the oldest');
select is((select taken -> 0 ->> 'left_kes' from public.riders_owing() where rider = 'Juma Otieno'), '400', 'with what is left of it');
select is(pg_temp.till(), 'cash 0 1000 1000, with_rider 3100 -1000 2100', 'the till has what was handed in, and no second sale');
select is(pg_temp.settles('Juma Otieno', 1480), 'accepted', 'the rest but 70');
select is(pg_temp.owing(), 'Juma Otieno 70 1, packer@tests.example 550 1', 'which stays owed');
select is(pg_temp.settles('Juma Otieno', 70, 'written_off') || ' ' || pg_temp.settles('Juma Otieno', 70, 'written_off', ' '), 'bad_note bad_note', 'it is not given up without a reason');
select is(pg_temp.settles('Juma Otieno', 70, 'written_off', 'Lost on the way'), 'accepted', 'an owner gives it up');
select is(pg_temp.owing(), 'packer@tests.example 550 1', 'Juma owes nothing');
select is(pg_temp.ledger(), 'cash 2480, losses 70, sales_order -3100, with_rider 550', 'the books say all of it');
select is((select detail from public.audit_log where action = 'rider_written_off'), '{"rider": "Juma Otieno", "amount_kes": 70, "left_kes": 0, "note": "Lost on the way"}', 'the diary keeps who and why');
select is(tests.outcome($$ select public.take_to_bank('with_rider', 100) $$) || ' ' || tests.outcome($$ select public.close_day((now() at time zone 'Africa/Nairobi')::date, 'with_rider', 0) $$), 'not_found not_found', 'it is not counted nor taken to the bank');
select is((select sum((r ->> 3)::integer + (r ->> 9)::integer)::integer from jsonb_array_elements(public.export_money('money', 'day', current_date - 1, current_date + 1) -> 'rows') r where r ->> 1 = 'with_rider'), 550, 'files for the accountant have the account');
select tests.sign_in('achieng');
select is(pg_temp.owing(), 'packer@tests.example 550 1', 'the accountant reads who owes');
select is(pg_temp.settles('packer@tests.example', 1), 'not_allowed', 'and settles nothing');
select is(tests.outcome($$ insert into public.rider_settlements (rider, outcome, amount_kes, client_key) values ('x', 'handed_in', 1, gen_random_uuid()) $$), '42501', 'nor by writing');

-- Money of the counter is in the till, and so is what the desk takes from the rider's hand
select tests.as_owner();
insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days, cash_on_pickup)
values ('cbd', 'Moi Avenue desk', 'Nairobi City', 'CBD', 'Opposite the archives', 100, 0, 1, true);
select tests.sign_in('asha');
select tests.remember('counter', (public.place_order(gen_random_uuid(), tests.items(9001, 1), 'cash', 'Asha', '0712345671', '', '', '', pickup_point => 'cbd')).id);
select tests.remember('handed', (tests.order_of(9001, 1, 'cash')).id);
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('handed'), 'dispatched');
select public.collect_cash(tests.id_of('handed'), 550);
select public.set_order_fulfilment(tests.id_of('handed'), 'delivered');
select public.set_order_fulfilment(tests.id_of('counter'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('counter'), 'delivered');
select is(pg_temp.ledger(), 'cash 3430, losses 70, sales_order -4050, with_rider 550', 'what the desk has taken is with no rider');
-- Given back in cash it leaves the till; the rider owes what they took
select public.record_refund(tests.id_of('own'), 550);
select is(pg_temp.ledger(), 'cash 2880, losses 70, sales_order -3500, with_rider 550', 'a refund in cash leaves the rider''s debt');
select tests.as_owner();
select is(tests.outcome('delete from public.rider_settlements') || ' ' || tests.outcome('update public.rider_settlements set amount_kes = 1'), '55000 55000', 'what was handed in is never changed');

-- M-Pesa had paid at the door as well, and the rider has handed the cash in: it is too much, and counts for what they take next
select tests.sign_in('asha');
select tests.remember('both', (tests.order_of(9001, 1, 'cash')).id);
select tests.remember('next', (tests.order_of(9001, 1, 'cash')).id);
select tests.sign_in('boss');
select public.set_order_fulfilment(id, 'dispatched') from unnest(array[tests.id_of('both'), tests.id_of('next')]) id;
select public.name_rider(id, 'Baraka') from unnest(array[tests.id_of('both'), tests.id_of('next')]) id;
select public.set_order_fulfilment(tests.id_of('both'), 'delivered');
select is(pg_temp.settles('Baraka', 500), 'accepted', 'they hand it in');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'RDR0000001', 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
  'paid_in_kes', 550, 'details', 'Pay Bill', 'account', (select number from public.orders where id = tests.id_of('both')))));
select public.assign_money('RDR0000001', (select number from public.orders where id = tests.id_of('both')));
select public.money_never_came((select id from public.payments where bill_id = tests.id_of('both') and method = 'cash'), 'They paid by M-Pesa.');
select is(pg_temp.owing(), 'Baraka -500 0, packer@tests.example 550 1', 'who handed in too much stands last');
select is((select taken from public.riders_owing() where rider = 'Baraka'), '[]', 'with nothing that they took');
select is(pg_temp.settles('Baraka', 501, 'given_back') || ' ' || pg_temp.settles('Juma Otieno', 1, 'given_back') || ' ' || pg_temp.settles('Baraka', 1), 'wrong_amount not_found not_found', 'no more than that goes back to them');
select is(pg_temp.settles('Baraka', 100, 'given_back', key => 'b') || ' ' || pg_temp.settles('Baraka', 100, 'given_back', key => 'b'), 'accepted accepted', 'a part of it does, once');
select is(pg_temp.owing(), 'Baraka -400 0, packer@tests.example 550 1', 'from the till');
select public.set_order_fulfilment(tests.id_of('next'), 'delivered');
select is(pg_temp.owing(), 'Baraka 150 1, packer@tests.example 550 1', 'and what they take next is less by it');
select is(pg_temp.settles('Baraka', 150), 'accepted', 'they hand in the rest');

-- A rider sends what they took by M-Pesa
select tests.sign_in('asha');
select tests.remember('sent', (tests.order_of(9001, 1, 'cash')).id);
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('sent'), 'dispatched');
select public.name_rider(tests.id_of('sent'), 'Barasa');
select public.set_order_fulfilment(tests.id_of('sent'), 'delivered');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'RDR0000002', 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
  'paid_in_kes', 600, 'details', 'Pay Bill', 'account', 'BARASA')));
set constraints all immediate;
set constraints all deferred;
create function pg_temp.sends(receipt text, who text) returns text language sql as $$ select tests.outcome(format('select public.rider_paid(%L, %L)', receipt, who)) $$;
grant execute on function pg_temp.sends to public;
select is(pg_temp.sends('RDR0000009', 'Barasa') || ' ' || pg_temp.sends('RDR0000002', 'Nobody') || ' ' || pg_temp.sends('RDR0000001', 'Barasa'), 'not_found not_found not_found', 'money that lies there, from a rider who has some');
select tests.sign_in('packer');
select is(pg_temp.sends('RDR0000002', 'Barasa'), 'not_allowed', 'not said by a packer');
select tests.sign_in('achieng');
select is(pg_temp.sends('RDR0000002', 'Barasa'), 'not_allowed', 'nor by an accountant');
select tests.sign_in('asha');
select is(pg_temp.sends('RDR0000002', 'Barasa'), 'not_allowed', 'nor by a buyer');
select tests.as_visitor();
select is(pg_temp.sends('RDR0000002', 'Barasa'), '42501', 'nor by a visitor');
select tests.sign_in('boss');
select is(pg_temp.sends('RDR0000002', 'barasa') || ' ' || pg_temp.sends('RDR0000002', 'Barasa'), 'accepted not_found', 'it is handed in, once');
select is(pg_temp.owing(), 'Barasa -50 0, packer@tests.example 550 1', 'what was too much stands there');
select is(array(select receipt from public.unplaced_money()), '{}', 'and the money is nobody''s riddle any more');
select tests.as_owner();
select is((select jsonb_object_agg(account, kes) from (select account, sum(amount_kes) as kes from public.ledger_entries where reference = 'RDR0000002' or event_id in (
  select event_id from public.ledger_entries where reference = 'RDR0000002') group by 1 having sum(amount_kes) <> 0) s), '{"mpesa": 600, "with_rider": -600}', 'it lies at M-Pesa, and the rider has it no more');
select is(tests.outcome($$ select public.assign_money('RDR0000002', (select number from public.orders limit 1)) $$) <> 'accepted', true, 'nor is it given to a bill as well');

-- A part was paid by M-Pesa at the door, and the rest in cash
select tests.sign_in('asha');
select tests.remember('part', (tests.order_of(9001, 1, 'cash')).id);
select tests.remember('by phone', (tests.order_of(9001, 1)).id);
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('part'), 'dispatched');
select public.name_rider(tests.id_of('part'), 'Chebet');
select public.set_order_fulfilment(tests.id_of('part'), 'delivered');
create function pg_temp.comes(receipt text, kes integer, called text) returns void language plpgsql as $$
begin
  perform public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
    'paid_in_kes', kes, 'details', 'Pay Bill', 'account', (select number from public.bills where id = tests.id_of(called)))));
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.payment(wanted text) returns uuid language sql security definer as $$
  select coalesce((select id from public.payments p where p.receipt = wanted), gen_random_uuid())
$$;
create function pg_temp.door(receipt text, why text default 'The rider says so.') returns text language sql as $$
  select tests.outcome(format('select public.paid_at_door(%L, %L)', pg_temp.payment(receipt), why))
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.comes('RDR0000003', 300, 'part');
select public.assign_money('RDR0000003', (select number from public.orders where id = tests.id_of('part')));
select pg_temp.comes('RDR0000004', 550, 'by phone');
select pg_temp.comes('RDR0000005', 300, 'by phone');
select public.assign_money('RDR0000005', (select number from public.orders where id = tests.id_of('by phone')));
select tests.sign_in('packer');
select is(pg_temp.door('RDR0000003'), 'not_allowed', 'not said by a packer');
select tests.sign_in('asha');
select is(pg_temp.door('RDR0000003'), 'not_allowed', 'nor by its buyer');
select tests.as_visitor();
select is(pg_temp.door('RDR0000003'), '42501', 'nor by a visitor');
select tests.sign_in('boss');
select is(pg_temp.door('RDR0000009') || ' ' || pg_temp.door('RDR0000005') || ' ' || pg_temp.door('RDR0000003', ' '), 'not_found wrong_state no_reason', 'of an order that cash paid, with a reason');
select is(pg_temp.owing() like '%Chebet 550 1%', true, 'the rider seems to have the whole');
select is((select reason from public.bill_queue() where bill_id = tests.id_of('part')), 'Paid in cash already; this money came on top.', 'the desk reads what it came on top of');
select is(pg_temp.door('RDR0000003') || ' ' || pg_temp.door('RDR0000003'), 'accepted wrong_state', 'the desk says that it is a part, once');
select is(pg_temp.owing() like '%Chebet 250 1%', true, 'and the rider has the rest');
select tests.as_owner();
select is((select concat_ws(' ', o.payment_state, s.sales_kes, s.received_kes, s.in_doubt_kes, s.owed_back_kes) from public.orders o join public.bill_balances s on s.bill_id = o.id where o.id = tests.id_of('part')), 'paid 550 550 0 0', 'both pay it, and nothing goes back');
select is((select string_agg(i.kind || ' ' || i.total_kes, ', ') from public.invoices i where i.bill_id = tests.id_of('part')), 'invoice 550', 'its paper stays');
select is((select message from public.notifications n where n.user_id = tests.user_id('asha') and n.title = 'Both payments count'), format('KSh 300 by M-Pesa and KSh 250 in cash pay %s: nothing of it goes back.', (select number from public.orders where id = tests.id_of('part'))), 'its buyer is told');

-- The till is counted, and fifty are missing
select tests.sign_in('boss');
create function pg_temp.in_till() returns integer language sql security definer as $$ select sum(amount_kes)::integer from public.ledger_entries where account = 'cash' $$;
create function pg_temp.counts(kes integer) returns text language sql as $$
  select tests.outcome(format('select public.close_day((now() at time zone ''Africa/Nairobi'')::date, ''cash'', %s)', kes)) $$;
create function pg_temp.books(why text, account text default 'cash') returns text language sql as $$
  select tests.outcome(format('select public.book_counted((now() at time zone ''Africa/Nairobi'')::date, %L, %L)', account, why)) $$;
grant execute on all functions in schema pg_temp to public;
select set_config('tests.till', pg_temp.in_till()::text, true);
select is(pg_temp.books('A wrong change.'), 'not_found', 'nothing is missing before somebody counted');
-- the first close takes what is there as it is; the second finds what is missing
select is(pg_temp.counts(pg_temp.in_till()) || ' ' || pg_temp.counts(pg_temp.in_till() - 50), 'accepted accepted', 'it is counted twice');
select tests.sign_in('packer');
select is(pg_temp.books('A wrong change.'), 'not_allowed', 'a packer books no loss');
select tests.sign_in('achieng');
select is(pg_temp.books('A wrong change.'), 'not_allowed', 'nor an accountant');
select tests.sign_in('asha');
select is(pg_temp.books('A wrong change.'), 'not_allowed', 'nor a buyer');
select tests.as_visitor();
select is(pg_temp.books('A wrong change.'), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(array(select pg_temp.books(said) from unnest('{null," "}'::text[]) said), '{bad_note,bad_note}', 'not without a reason');
select is(pg_temp.books('A wrong change.', 'mpesa') || ' ' || pg_temp.books('A wrong change.', 'nowhere'), 'not_found not_found', 'nor where a statement tells');
select is(pg_temp.books('A wrong change.') || ' ' || pg_temp.books('A wrong change.'), 'accepted not_found', 'an owner does, once');
select is(pg_temp.in_till(), current_setting('tests.till')::integer - 50, 'the books say what was counted');
select is((select l ->> 'amount_kes' || ' ' || (l ->> 'note') from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'losses') l where l ->> 'amount_kes' = '50'), '50 A wrong change.', 'a loss, with the reason');
select is(pg_temp.counts(pg_temp.in_till() + 20) || ' ' || pg_temp.books('Found behind the drawer.'), 'accepted accepted', 'and what is too much comes off the losses');
select is(pg_temp.in_till(), current_setting('tests.till')::integer - 30, 'as counted');
select * from finish();
rollback;
