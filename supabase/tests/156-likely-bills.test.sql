-- Money that nobody knows: which bills it is most likely for, and why; and what it most likely pays is not given up meanwhile.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{njeri,baraka,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 50;
select tests.as_owner();
select public.tell_mpesa_account('174379', '555555');
create function pg_temp.place(called text, who text, name text, phone text, quantity integer default 1, method text default 'mpesa') returns void language plpgsql as $$
begin
  perform tests.sign_in(who);
  perform tests.remember(called, (public.place_order(gen_random_uuid(), tests.items(9002, quantity), method, name, phone, 'Nairobi City', 'Kilimani', 'Blue gate')).id);
end $$;
create function pg_temp.bill(called text) returns public.bills language sql security definer as $$ select b from public.bills b where b.id = tests.id_of(called) $$;
create function pg_temp.comes(receipt text, account text, kes integer, payer text, name text) returns text language plpgsql security definer as $$
begin
  return public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', receipt, 'completed_at', now(),
    'paid_in_kes', kes::text, 'account', account, 'details', 'Pay Bill from ' || payer || ' ' || name), '174379', payer);
end $$;
create function pg_temp.likely(wanted text) returns text language sql as $$
  select string_agg((x ->> 'number') || ' ' || (x ->> 'why'), ', ') from public.unplaced_money() u, jsonb_array_elements(u.likely) x where u.receipt = wanted
$$;
create function pg_temp.far(called text) returns text language sql security definer as $$
  -- a number with three other signs: nobody can tell by it
  select 'HB ' || translate(right((pg_temp.bill(called)).number, 6), '23456789ABCDEFGHJKMNPQRSTVWXYZ', '3456789ABCDEFGHJKMNPQRSTVWXYZ2')
$$;
grant execute on all functions in schema pg_temp to public;

select pg_temp.place('hers', 'njeri', 'Njeri Kamau', '0712 345 671');
select pg_temp.place('same', 'baraka', 'Baraka Otieno', '0799 000 222');
select pg_temp.place('dear', 'njeri', 'Njeri Kamau', '0712 345 671', 2);
select tests.as_owner();
select is(pg_temp.comes('TLHERS0001', pg_temp.far('hers'), 1100, '2547*****671', 'NJERI'), 'unknown', 'money with a number that is none');
select tests.sign_in('boss');
select is(pg_temp.likely('TLHERS0001'), (pg_temp.bill('hers')).number || ' ["sum", "phone", "name"]', 'her order, and why; not the dearer one, and not another buyer''s');
select is((select x ->> 'name' from public.unplaced_money() u, jsonb_array_elements(u.likely) x), 'Njeri Kamau', 'with her name');
select tests.as_owner();
select is(pg_temp.comes('TLNAME0001', 'SHAMBA', 1100, '2547*****999', 'BARAKA'), 'unknown', 'a husband''s phone');
select is(pg_temp.comes('TLNONE0001', 'SHAMBA', 1100, '2547*****998', 'PETER'), 'unknown', 'a stranger');
select is(pg_temp.comes('TLSUM00001', 'SHAMBA', 1099, '2547*****671', 'NJERI'), 'unknown', 'another sum');
select tests.sign_in('boss');
select is(pg_temp.likely('TLNAME0001'), (pg_temp.bill('same')).number || ' ["sum", "name"]', 'a name alone is a reason');
select is(pg_temp.likely('TLNONE0001'), null, 'the sum alone is none');
select is(pg_temp.likely('TLSUM00001'), null, 'nor are phone and name with another sum');
select tests.sign_in('packer');
select is(tests.outcome('select * from public.unplaced_money()'), 'not_allowed', 'a packer reads none of it');
select tests.as_visitor();
select is(tests.outcome('select * from public.unplaced_money()'), '42501', 'nor a visitor');

-- A part with an exact number counts from any phone, but for the sum of another bill that fits its payer
select tests.as_owner();
select is(pg_temp.comes('TLOTHER001', (pg_temp.bill('dear')).number, 1100, '254799000222', 'BARAKA'), 'unknown', 'his own order asks just that');
select is(pg_temp.comes('TLPART0001', (pg_temp.bill('dear')).number, 1000, '254733000555', 'LUCY'), 'needs_review', 'a part from a stranger');
select is((pg_temp.bill('dear')).received_kes, 1000, 'is on the bill');
select tests.sign_in('boss');
select is((select number from public.unplaced_money() where receipt = 'TLOTHER001'), (pg_temp.bill('dear')).number, 'the desk reads which bill he named');
select is(pg_temp.likely('TLOTHER001'), (pg_temp.bill('same')).number || ' ["sum", "phone", "name"]', 'and which he most likely meant');

-- Its buyer is asked not to pay again; nobody else reads it
select tests.sign_in('njeri');
select results_eq(format('select what, amount_kes from public.money_of_bill(%L)', tests.id_of('hers')), format('values (''likely'', %s)', (pg_temp.bill('hers')).asked_kes), 'her page says that money may be here');
select tests.as_visitor();
select is_empty(format('select * from public.money_of_bill(%L)', tests.id_of('hers')), 'a visitor reads nothing of it');

-- What it most likely pays is not given up before somebody looked
select pg_temp.place('nobodys', 'baraka', 'Otieno Ouma', '0799 000 223');
select pg_temp.place('named', 'baraka', 'Otieno Ouma', '0799 000 223');
select tests.as_owner();
select is(pg_temp.comes('TLEARLY001', 'SHAMBA', 1100, '2547*****558', 'KERUBO'), 'unknown', 'money that comes a moment before its order');
update public.mpesa_statement_lines set completed_at = completed_at - interval '5 minutes' where receipt = 'TLEARLY001';
select pg_temp.place('early', 'baraka', 'Kerubo Moraa', '0799 000 225');
select pg_temp.place('wifes', 'baraka', 'Zawadi Chebet', '0799 000 224');
select tests.as_owner();
select is(pg_temp.comes('TLWIFE0001', 'SHAMBA', 1100, '2547*****557', 'ZAWADI'), 'unknown', 'a wife''s name, from a phone nobody knows');
select is(pg_temp.comes('TLNAMED001', lower((pg_temp.bill('named')).number), 1200, '254733000556', 'ANNE'), 'unknown', 'too much, from a stranger, for a bill that it names');
select tests.as_owner();
update public.orders set hold_expires_at = now() - interval '20 minutes' where id in (tests.id_of('hers'), tests.id_of('same'), tests.id_of('nobodys'), tests.id_of('named'), tests.id_of('wifes'), tests.id_of('early'));
select private.release_expired_holds();
select is((select fulfilment_state from public.orders where id = tests.id_of('hers')), 'placed', 'her order is kept');
select is((select fulfilment_state from public.orders where id = tests.id_of('same')), 'placed', 'and his, since his phone paid its sum');
select is((select fulfilment_state from public.orders where id = tests.id_of('wifes')), 'placed', 'and one whose payer has the name of its buyer');
select is((select fulfilment_state from public.orders where id = tests.id_of('early')), 'placed', 'and one whose money was there before it');
select is(private.awaited_kes(tests.id_of('early')), 0, 'though its payer is not told to wait for the sake of a first name');
select is(private.awaited_kes(tests.id_of('wifes')), 1100, 'as who paid after it was placed is');
select is(private.asked_of_payer(b), 0, 'and asked for nothing meanwhile') from public.bills b where b.id = tests.id_of('wifes');
select is((select fulfilment_state from public.orders where id = tests.id_of('named')), 'placed', 'and what money names by its number');
select is((select fulfilment_state from public.orders where id = tests.id_of('nobodys')), 'cancelled', 'what nobody paid for is not');
-- what was paid for it in time, and is found in an uploaded statement after it ran out, pays it as what M-Pesa tells by itself
select tests.sign_in('boss');
create function pg_temp.file(receipt text, kes integer) returns void language sql as $$
  select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
    'paid_in_kes', kes, 'account', (pg_temp.bill('nobodys')).number, 'details', 'Pay Bill')))
$$;
grant execute on function pg_temp.file to public;
select pg_temp.file('TLLATE0001', 1000);
select tests.sign_in('baraka');
select is((select array_agg(concat_ws(' ', what, amount_kes, receipt)) from public.money_of_bill(tests.id_of('nobodys'))), '{"came 1000 TLLATE0001"}', 'another sum is looked at, and its payer reads it');
select tests.sign_in('boss');
select pg_temp.file('TLLATE0002', 1100);
select is((select fulfilment_state || ' ' || payment_state from public.orders where id = tests.id_of('nobodys')), 'placed paid', 'its own sum pays it');
select tests.as_owner();
-- a day is the longest
select is(private.awaits_desk(tests.id_of('same'), now() + interval '25 hours'), false, 'nobody waits longer than a day');
update public.orders set hold_expires_at = now() - interval '20 minutes' where id = tests.id_of('same');
update public.mpesa_statement_lines set completed_at = completed_at - interval '2 days' where receipt in ('TLNAME0001', 'TLOTHER001');
select private.release_expired_holds();
select is((select fulfilment_state from public.orders where id = tests.id_of('same')), 'cancelled', 'then it is given up');
update public.mpesa_statement_lines set completed_at = completed_at + interval '2 days' where receipt in ('TLNAME0001', 'TLOTHER001');
select tests.sign_in('boss');
select is(pg_temp.likely('TLNAME0001'), (pg_temp.bill('same')).number || ' ["sum", "name"]', 'what ran out of time can still be given its money');
select is(public.assign_money('TLHERS0001', (pg_temp.bill('hers')).number), 'paid', 'given to hers, it pays it');
select is(pg_temp.likely('TLHERS0001'), null, 'and waits no more');
select tests.sign_in('njeri');
select is_empty(format('select * from public.money_of_bill(%L)', tests.id_of('hers')), 'nor does her page say so any more');
select tests.as_owner();
select is(private.awaits_desk(tests.id_of('hers')), false, 'nothing waits for her order');

-- Three at most, the best first, and what is ended by a person asks for nothing
select pg_temp.place('n' || n, 'njeri', 'Njeri Kamau', case when n = 4 then '0712 345 671' else '0722 000 333' end) from generate_series(1, 5) n;
select tests.sign_in('njeri');
select public.cancel_order(tests.id_of('n5'));
select tests.as_owner();
select is(pg_temp.comes('TLMANY0001', 'SHAMBA', 1100, '2547*****671', 'NJERI'), 'unknown', 'a fourth payment');
select tests.sign_in('boss');
select is((select jsonb_array_length(u.likely) from public.unplaced_money() u where u.receipt = 'TLMANY0001'), 3, 'three are shown');
select is((select u.likely #>> '{0,number}' from public.unplaced_money() u where u.receipt = 'TLMANY0001'), (pg_temp.bill('n4')).number, 'the best first');
select is((select count(*)::integer from public.unplaced_money() u, jsonb_array_elements(u.likely) x where x ->> 'number' = (pg_temp.bill('n5')).number), 0, 'a cancelled one is none');
select * from finish();
rollback;
