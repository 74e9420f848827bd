-- Who brings a parcel and when; ten minutes to take a dispatch back, during which nobody is told.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss,packer,achieng}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer'), (tests.user_id('achieng'), 'accountant');
update public.products set stock = 1000;
update public.shop_settings set cash_limit_kes = 100000;
insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days, is_active, cash_on_pickup)
  values ('desk', 'City desk', 'Nairobi City', 'CBD', 'Opposite the archives', 100, 0, 1, true, true);

create function pg_temp.send(wanted text, who text default null, phone text default null, parcel text default null, day date default null) returns jsonb
language sql as $$ select public.dispatch_orders(array[tests.id_of(wanted)], who, phone, parcel, day) -> 0 $$;
create function pg_temp.undo(wanted text) returns text language sql as $$
  select tests.outcome(format('select public.undo_dispatch(%L)', tests.id_of(wanted)))
$$;
create function pg_temp.told(wanted text) returns text language sql security definer as $$
  select string_agg(n.title || ': ' || replace(n.message, o.number, '…'), ' | ' order by n.created_at, n.title)
  from public.notifications n join public.orders o on n.metadata ->> 'order_id' = o.id::text
  where o.id = tests.id_of(wanted) and n.title in ('On its way', 'Delivered')
$$;
create function pg_temp.later(wanted text, minutes integer) returns void language sql security definer as $$
  update public.dispatches set dispatched_at = dispatched_at - make_interval(mins => minutes) where order_id = tests.id_of(wanted)
$$;
create function pg_temp.tell() returns bigint language sql security definer as $$ select private.tell_dispatched() $$;
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'Africa/Nairobi')::date $$;
create function pg_temp.in_days(days integer) returns date language sql security definer as $$ select private.working_day(pg_temp.today(), days) $$;
create function pg_temp.kinds(wanted text) returns text language sql security definer as $$
  select string_agg(kind, ' ' order by id) from public.order_events where order_id = tests.id_of(wanted)
$$;
grant execute on all functions in schema pg_temp to public;

-- Days: a Sunday is passed over
select is(private.working_day('2026-12-04', 0), '2026-12-04', 'the same day');
select is(private.working_day('2026-12-06', 0), '2026-12-07', 'a Sunday is none');
select is(private.working_day('2026-12-04', 1), '2026-12-05', 'a Saturday is one');
select is(private.working_day('2026-12-04', 2), '2026-12-07', 'after which comes Monday');
select is(private.working_day('2026-12-06', 1), '2026-12-07', 'from a Sunday the next day is one');
select is(private.working_day('2026-12-05', 14), '2026-12-22', 'over several weeks');

select tests.sign_in('asha');
select tests.remember(name, (tests.order_of(9001, 1, 'cash')).id) from unnest('{one,two,three,four}'::text[]) name;
select tests.remember('mpesa', (tests.order_of(9001, 1, 'mpesa')).id);
select tests.remember('unpaid', (tests.order_of(9001, 1, 'mpesa')).id);

-- Who may
select is(tests.outcome(call), 'not_allowed', 'the buyer does not: ' || call) from unnest(array[format('select public.dispatch_orders(%L)', array[tests.id_of('one')]),
  format('select public.dispatch_form(%L)', array[tests.id_of('one')]), format('select public.undo_dispatch(%L)', tests.id_of('one'))]) call;
select is_empty('select * from public.dispatches', 'nor do they read the table');
select tests.as_visitor();
select is(tests.outcome(call), '42501', 'nor a visitor: ' || call) from unnest(array[format('select public.dispatch_orders(%L)', array[tests.id_of('one')]),
  format('select public.dispatch_form(%L)', array[tests.id_of('one')]), format('select public.undo_dispatch(%L)', tests.id_of('one')),
  format('select public.own_order(%L)', tests.id_of('one')), 'select * from public.dispatches']) call;
select tests.sign_in('achieng');
select is(pg_temp.undo('one'), 'not_allowed', 'nor who keeps the books');
select tests.sign_in('packer');
select is(tests.outcome('update public.dispatches set carrier = null'), '42501', 'functions alone write');

-- Before it leaves: the promised days, for its buyer alone
select tests.sign_in('asha');
select is(public.own_order(tests.id_of('one')) -> 'arrival', jsonb_build_object('first_day', pg_temp.in_days(z.min_days), 'last_day', pg_temp.in_days(z.max_days),
  'carrier', null, 'carrier_phone', null, 'tracking_number', null), 'the promise of the county, from today')
from public.counties c join public.delivery_zones z on z.id = c.zone_id where c.name = 'Nairobi City';
select is(public.own_order(tests.id_of('one')) - 'arrival' ->> 'contact_name', 'Asha Mwangi', 'with all of the order');
select is(public.own_order(tests.id_of('one')) -> 'payments', '[]', 'and its payments');
select tests.sign_in('baraka');
select is(public.own_order(tests.id_of('one')), null, 'a stranger reads nothing');
select tests.sign_in('boss');
select is(public.own_order(tests.id_of('one')), null, 'and an administrator reads it at the desk');

-- What is asked first
select tests.sign_in('packer');
select is(public.dispatch_form(array[tests.id_of('one')]), jsonb_build_object('carriers', '[]'::jsonb, 'orders', jsonb_build_array(jsonb_build_object('order_id', tests.id_of('one'),
  'expected_on', pg_temp.in_days(z.max_days), 'carrier', null, 'carrier_phone', null, 'tracking_number', null))), 'a form begins with the last promised day')
from public.counties c join public.delivery_zones z on z.id = c.zone_id where c.name = 'Nairobi City';
select is(tests.outcome(format('select pg_temp.send(%L, %L, %L, %L, %L)', 'one', who, phone, parcel, day)), kind, kind || ': ' || concat_ws(' ', left(who, 5), phone, left(parcel, 5), day))
from (values (repeat('x', 61), null, null, null::date, 'bad_name'), (null, '12', null, null, 'bad_phone'), (null, '0202 123 456', null, null, 'bad_phone'),
  (null, null, repeat('x', 61), null, 'bad_tracking'), (null, null, null, pg_temp.today() - 1, 'bad_day'), (null, null, null, pg_temp.today() + 61, 'bad_day')) v (who, phone, parcel, day, kind);
select is(tests.outcome(format('select public.dispatch_orders(%L, tracking_number => %L)', array[tests.id_of('one'), tests.id_of('two')], 'WB1')), 'bad_tracking', 'a tracking number is for one');
select is(pg_temp.kinds('one'), 'placed', 'nothing was changed');

-- Sent off
select is(pg_temp.send('one', '  Otieno  Boda ', '0712 345 678', ' WB 77 ', pg_temp.today() + 2) - 'order_id' - 'number', '{"ok": true, "kind": null, "message": null}', 'sent with its rider');
select results_eq($$ select carrier, carrier_phone, tracking_number, expected_on, told_at from public.dispatches $$,
  $$ values ('Otieno Boda', '254712345678', 'WB 77', pg_temp.today() + 2, null::timestamptz) $$, 'as they are kept');
select is((select rider from public.rider_orders where order_id = tests.id_of('one')), 'Otieno Boda', 'who owes the cash of the door');
select is(pg_temp.send('one') ->> 'kind', 'wrong_state', 'once');
select tests.sign_in('asha');
select is(public.own_order(tests.id_of('one')) -> 'arrival', jsonb_build_object('first_day', pg_temp.today() + 2, 'last_day', pg_temp.today() + 2, 'carrier', 'Otieno Boda',
  'carrier_phone', '254712345678', 'tracking_number', 'WB 77'), 'the buyer reads who brings it');
select is(pg_temp.tell(), 0::bigint, 'nobody is told at once');
select is(pg_temp.told('one'), null, 'the buyer heard nothing');

-- Undone, and sent anew: told once, of the second
select tests.sign_in('packer');
select is(pg_temp.undo('two'), 'wrong_state', 'what has not left stays');
select is(tests.outcome(format('select public.undo_dispatch(%L)', gen_random_uuid())), 'not_found', 'an unknown order');
select pg_temp.later('one', 9);
select is(pg_temp.undo('one'), 'accepted', 'after nine minutes it is undone');
select is((select fulfilment_state from public.orders where id = tests.id_of('one')), 'packed', 'packed again');
select is((select count(*) from public.rider_orders where order_id = tests.id_of('one')), 0::bigint, 'and nobody owes its cash');
select is(pg_temp.undo('one'), 'wrong_state', 'once');
select is((public.dispatch_form(array[tests.id_of('one')]) #> '{orders,0}') - 'order_id' - 'expected_on', '{"carrier": "Otieno Boda", "carrier_phone": "254712345678", "tracking_number": "WB 77"}', 'what was typed is there again');
select is(public.dispatch_form(array[tests.id_of('two')]) -> 'carriers', '[{"name": "Otieno Boda", "phone": "254712345678"}]', 'and offered for others');
select pg_temp.later('one', 5);
select is(pg_temp.tell(), 0::bigint, 'nobody hears of what was undone');
select tests.sign_in('asha');
select is(public.own_order(tests.id_of('one')) #>> '{arrival,carrier}', null, 'the buyer reads the promise again');
select tests.sign_in('boss');
select is(pg_temp.send('one', 'Wanjiru') ->> 'ok', 'true', 'it is sent anew');
select is(pg_temp.tell(), 0::bigint, 'the ten minutes begin anew');
select pg_temp.later('one', 10);
select is(pg_temp.undo('one'), 'too_late', 'after ten minutes it stays');
select is(pg_temp.tell() || ' ' || pg_temp.tell(), '1 0', 'and the buyer is told, once');
select is(pg_temp.told('one'), 'On its way: Order … has left our shop for Kilimani. It should arrive by ' || to_char(pg_temp.in_days(z.max_days), 'Dy FMDD Mon') || '.', 'by which day')
from public.counties c join public.delivery_zones z on z.id = c.zone_id where c.name = 'Nairobi City';
select pg_temp.later('one', -10);
select is(pg_temp.undo('one'), 'too_late', 'what was told stays, whatever the clock says');
select is(pg_temp.kinds('one'), 'placed dispatched dispatch_undone dispatched', 'the history shows both');
select results_eq($$ select action from public.audit_log where entity_id = tests.id_of('one')::text order by id $$,
  $$ values ('order_dispatched'), ('rider_named'), ('dispatch_noted'), ('dispatch_undone'), ('order_dispatched'), ('rider_named'), ('dispatch_noted') $$, 'and so does the trail');

-- Delivered within the ten minutes: that is told alone
select pg_temp.send('two');
select is((public.set_order_fulfilment(tests.id_of('two'), 'delivered')).payment_state, 'paid', 'handed over at once');
select is(pg_temp.undo('two'), 'wrong_state', 'what arrived stays');
select pg_temp.later('two', 11);
select is(pg_temp.tell(), 0::bigint, 'nobody hears that it leaves');
select is(pg_temp.told('two'), 'Delivered: Order … has been delivered. Thank you for shopping with us.', 'only that it came');
select tests.sign_in('asha');
select is(public.own_order(tests.id_of('two')) -> 'arrival', 'null', 'then there is nothing to expect');

-- Money that came meanwhile
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('three'), 'dispatched');
select is((select carrier || expected_on from public.dispatches where order_id = tests.id_of('three')), null, 'who names nobody, as pages of before do');
select isnt((select expected_on from public.dispatches where order_id = tests.id_of('three')), null, 'has a day all the same');
select public.collect_cash(tests.id_of('three'), (select total_kes from public.orders where id = tests.id_of('three')));
select is(pg_temp.undo('three'), 'wrong_state', 'its cash was taken');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('mpesa'), 'C-mpesa') is not null;
select public.settle_payment('C-mpesa', 'M-C-mpesa', 0, 'ok', (select total_kes from public.orders where id = tests.id_of('mpesa')), 'SKA4N7Q2XD');
select tests.sign_in('boss');
select is((select jsonb_agg(e -> 'ok' order by e ->> 'ok') from jsonb_array_elements(public.dispatch_orders(array[tests.id_of('mpesa'), tests.id_of('unpaid'), tests.id_of('four')], 'Otieno Boda', '0799000001')) e),
  '[false, true, true]', 'many at once, each for itself');
select is((select count(*) from public.dispatches where carrier_phone = '254799000001'), 2::bigint, 'those that left have the rider');
select is(public.dispatch_form('{}') -> 'carriers', '[{"name": "Otieno Boda", "phone": "254799000001"}, {"name": "Wanjiru", "phone": null}]', 'each is remembered once, with the last number')
where pg_temp.later('one', 1) is not null;
select is(pg_temp.undo('mpesa') || ' ' || pg_temp.undo('four'), 'accepted accepted', 'both can be undone');

-- A visitor's parcel
select tests.as_visitor();
select set_config('tests.guest', public.place_guest_order(md5('g')::uuid, tests.items(9002, 1), 'cash', 'Baraka', '0711222333', 'x', 'x', 'x', pickup_point => 'desk')::text, true);
select tests.remember('guest', (current_setting('tests.guest')::jsonb #>> '{order,id}')::uuid);
select is(current_setting('tests.guest')::jsonb #> '{order,arrival,last_day}', to_jsonb(pg_temp.in_days(1)), 'a pickup point promises its own days');
select tests.sign_in('packer');
select pg_temp.send('guest', 'G4S', '0722000111', 'G-1', pg_temp.today() + 3);
select is((select count(*) from public.rider_orders where order_id = tests.id_of('guest')), 0::bigint, 'cash of a pickup point is nobody''s to carry');
select tests.as_visitor();
select is(public.track_order(current_setting('tests.guest')::jsonb #>> '{order,number}', '0711222333') -> 'arrival', jsonb_build_object('first_day', pg_temp.today() + 3,
  'last_day', pg_temp.today() + 3, 'carrier', 'G4S', 'carrier_phone', '254722000111', 'tracking_number', 'G-1'), 'who knows number and phone reads who brings it');
select is(public.guest_order(current_setting('tests.guest')::jsonb ->> 'order_token') #>> '{arrival,carrier}', 'G4S', 'and so does who placed it');

-- What is at its pickup point has been told of
select tests.sign_in('asha');
select tests.remember('fetched', (public.place_order(md5('f')::uuid, tests.items(9002, 1), 'cash', 'Asha', '0711222334', 'x', 'x', 'x', pickup_point => 'desk')).id);
select tests.sign_in('packer');
select pg_temp.send('fetched');
select public.parcel_at_pickup(tests.id_of('fetched')) is not null;
select is(pg_temp.undo('fetched'), 'wrong_state', 'it stays dispatched');
select pg_temp.later('fetched', 11);
select is(pg_temp.tell() || coalesce(pg_temp.told('fetched'), ''), '0', 'and nobody hears that it leaves after it came');
select tests.as_service();
select is((public.run_scheduled_jobs() ->> 'dispatches_told')::integer, 0, 'the clock tells, in its time');

select * from finish();
rollback;
