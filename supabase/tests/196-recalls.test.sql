-- A lot is called back: sold no more, its buyers found in one call and told once, and taken back where it was a mistake.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss,packer,achieng}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer'), (tests.user_id('achieng'), 'accountant');
update public.shop_settings set cash_limit_kes = 100000;
update public.products set stock = 0;
create function pg_temp.day(days integer) returns date language sql as $$ select (now() at time zone 'Africa/Nairobi')::date + days $$;
create function pg_temp.lot(said text) returns bigint language sql security definer as $$ select id from public.product_lots where product_id = 9001 and code = said $$;
create function pg_temp.item(wanted text) returns bigint language sql security definer as $$ select id from public.order_items where order_id = tests.id_of(wanted) $$;
create function pg_temp.shelf() returns text language sql security definer as $$
  select (select string_agg(l.code || ':' || l.pieces || case when l.held_back > 0 then '-' || l.held_back else '' end, ' ' order by l.id)
    from public.product_lots l where l.product_id = 9001) || ' sold:' || p.stock from public.products p where p.id = 9001
$$;
create function pg_temp.buy(wanted text, who text, many integer, state text default null) returns void language plpgsql as $$
begin
  perform tests.sign_in(who);
  perform tests.remember(wanted, (tests.order_of(9001, many, 'cash')).id);
  perform tests.sign_in('packer');
  if state is not null then
    perform public.set_order_fulfilment(tests.id_of(wanted), state);
  end if;
end $$;
create function pg_temp.bell(wanted text) returns text language sql security definer as $$
  select string_agg(n.title || ': ' || replace(n.message, o.number, '…'), ' | ') from public.notifications n
  join public.orders o on n.metadata ->> 'order_id' = o.id::text where o.id = tests.id_of(wanted) and n.title = 'Please do not use it'
$$;
create function pg_temp.texts(wanted text) returns text language sql security definer as $$
  select string_agg(replace(private.text_words(t), o.number, '…'), ' | ') from private.text_messages t join public.orders o on o.id = t.order_id
  where o.id = tests.id_of(wanted) and t.kind = 'recalled'
$$;
create function pg_temp.due(wanted text) returns timestamptz language sql security definer as $$
  select t.not_before from private.text_messages t where t.order_id = tests.id_of(wanted) and t.kind = 'recalled'
$$;
create function pg_temp.stop(said text, reason text default 'Mould was found', words text default 'pay_back') returns text language sql as $$
  select tests.outcome(format('select public.stop_lot(%L, %L, %L)', pg_temp.lot(said), reason, words))
$$;
create function pg_temp.found(said text) returns text language sql as $$
  select string_agg(concat_ws(' ', o ->> 'pieces', o ->> 'kept', o ->> 'fulfilment_state', case when o ->> 'told_at' is not null then 'told' end), ', ' order by o ->> 'pieces')
  from jsonb_array_elements(public.lot_recall(pg_temp.lot(said)) -> 'orders') o
$$;
create function pg_temp.night() returns text language sql security definer as $$
  select name from pg_timezone_names where extract(hour from now() at time zone name) = 2 and name like 'Etc/GMT%' limit 1
$$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('boss');
select (public.receive_lot(9001, 'A', 20, pg_temp.day(30))).code, (public.receive_lot(9001, 'B', 5, pg_temp.day(60))).code;
select pg_temp.buy('delivered', 'asha', 1, 'dispatched');
select public.set_order_fulfilment(tests.id_of('delivered'), 'delivered') is null;
select pg_temp.buy('on the way', 'baraka', 2, 'dispatched');
select pg_temp.buy('packed', 'asha', 3, 'packed');
select pg_temp.buy('cancelled', 'asha', 4, 'packed');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('cancelled'), 'cancelled') is null;
select pg_temp.buy('waiting', 'baraka', 5);
-- a visitor, who has a phone and nothing else
select pg_temp.buy('visitors', 'asha', 6, 'dispatched');
select tests.as_owner();
update public.orders set user_id = null, is_guest = true where id = tests.id_of('visitors');
select is(pg_temp.shelf(), 'A:8 B:5 sold:8', 'the shelf before');

insert into public.profiles (user_id, full_name, phone) values (tests.user_id('baraka'), 'Baraka', '254722000009')
on conflict (user_id) do update set phone = excluded.phone;
insert into public.notification_preferences (user_id, by_text, time_zone) values (tests.user_id('baraka'), true, pg_temp.night())
on conflict (user_id) do update set by_text = true, time_zone = excluded.time_zone;
select isnt(private.after_quiet_hours(now(), pg_temp.night()), now(), 'somewhere it is night');

-- Who may
select tests.sign_in('packer');
select is(pg_temp.stop('A'), 'not_allowed', 'the order desk stops nothing');
select is(pg_temp.found('A'), '1 1 delivered, 2 2 dispatched, 3 3 packed, 6 6 dispatched', 'but finds every order of a lot');
select tests.sign_in('achieng');
select is(pg_temp.stop('A'), 'not_allowed', 'who keeps the books does not');
select is(tests.outcome('select public.lot_recall(1)'), 'not_allowed', 'nor reads it');
select is_empty('select * from public.lot_stops union all select null, null, null, null, null, null, null, null, null from public.lot_notices', 'nor the tables');
select tests.sign_in('asha');
select is(tests.outcome(call), 'not_allowed', 'nor a buyer: ' || call) from unnest(array['select public.lot_recall(1)', 'select public.stop_lot(1, ''x'', ''pay_back'')',
  'select public.release_lot(1, ''x'')']) call;
select tests.as_visitor();
select is(tests.outcome(call), '42501', 'nor a visitor: ' || call) from unnest(array['select public.lot_recall(1)', 'select public.stop_lot(1, ''x'', ''pay_back'')',
  'select public.release_lot(1, ''x'')', 'select * from public.lot_stops', 'select * from public.lot_notices']) call;

-- Stopped
select tests.sign_in('boss');
select is(pg_temp.stop('A', ' '), 'no_reason', 'not without a reason');
select is(pg_temp.stop('A', words => 'panic'), 'bad_words', 'nor in words of one’s own');
select is(tests.outcome('select public.stop_lot(0, ''x'', ''pay_back'')'), 'not_found', 'nor what is not there');
select is(pg_temp.stop('A'), 'accepted', 'stopped');
select is(pg_temp.shelf(), 'A:8-8 B:5 sold:0', 'what is left is sold no more, in the same moment; those who wait keep the other lot');
select is((select in_stock from public.products where id = 9001), false, 'and the page of the product offers nothing');
select is(pg_temp.found('A'), '1 1 delivered told, 2 2 dispatched told, 3 3 packed, 6 6 dispatched told', 'everybody whose parcel left is told');
select is(pg_temp.bell(wanted), 'Please do not use it: A product of order … is called back. Bring it to us or throw it away: we pay it back.', 'by the bell: ' || wanted)
from unnest('{delivered,on the way}'::text[]) wanted;
select is(pg_temp.bell(wanted), null, 'nobody else: ' || wanted) from unnest('{packed,cancelled,waiting,visitors}'::text[]) wanted;
select is(pg_temp.texts('visitors'), 'Order …: please do not use one of its products. Its page says which.', 'and a visitor by their phone');
select is(pg_temp.due('visitors'), now(), 'at once');
select is(pg_temp.due('on the way'), now(), 'also where it is night');
select is((select kind from public.order_events where order_id = tests.id_of('delivered') order by id desc limit 1), 'recalled', 'it is in the story');
select is((select detail ->> 'told' from public.audit_log where action = 'lot_stopped'), '3', 'and in the diary');
select is(pg_temp.stop('A'), 'lot_stopped', 'once');
select is(tests.outcome(format('select public.receive_lot(9001, %L, 1, %L)', 'A', pg_temp.day(30))), 'lot_stopped', 'nothing comes to it');
select tests.sign_in('asha');
select is(public.own_order(tests.id_of('delivered')) -> 'recalls' -> 0 ->> 'code', 'A', 'the page of the order says which');
select is(public.own_order(tests.id_of('packed')) -> 'recalls', '[]', 'and that of another nothing');

-- A packed parcel that has it stays, until another lot is in it
select tests.sign_in('packer');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of('packed'), 'dispatched')), 'lot_stopped', 'it does not leave');
select is(public.dispatch_orders(array[tests.id_of('packed')]) -> 0 ->> 'kind', 'lot_stopped', 'nor among others');
select is(public.order_lots(tests.id_of('packed')) -> 0 -> 'lots' -> 0 ->> 'is_stopped', 'true', 'the desk sees why');
select is(tests.outcome(format('select public.set_item_lots(%s, %L)', pg_temp.item('packed'), format('[{"lot_id": %s, "pieces": 3}]', pg_temp.lot('B')))), 'accepted', 'another lot');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of('packed'), 'dispatched')), 'accepted', 'and it leaves');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of('waiting'), 'packed')), 'lot_stopped', 'who waits for more than is good is not packed');
select is(public.order_lots(tests.id_of('waiting')) -> 0 -> 'lots' -> 0 ->> 'code', 'B', 'whose slip says what there is');

-- Released, and stopped again
select tests.sign_in('boss');
select is(tests.outcome(format('select public.release_lot(%s, %L)', pg_temp.lot('A'), '')), 'no_reason', 'not without a note');
select is(public.release_lot(pg_temp.lot('A'), 'The other supplier') ->> 'stopped_at', null, 'released');
select is(pg_temp.shelf(), 'A:11 B:2 sold:8', 'and sold again, each piece once');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of('waiting'), 'packed')), 'accepted', 'who waited is packed');
select is(pg_temp.shelf(), 'A:6 B:2 sold:8', 'from the lot that expires first');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.release_lot(%s, %L)', pg_temp.lot('A'), 'x')), 'wrong_state', 'once');
select tests.sign_in('asha');
select is(public.own_order(tests.id_of('delivered')) -> 'recalls' -> 0 ->> 'is_over', 'true', 'the page of the order says so');
select pg_temp.buy('later', 'asha', 1, 'dispatched');
select tests.sign_in('boss');
select is(pg_temp.stop('A', words => 'exchange'), 'accepted', 'stopped again');
select is(pg_temp.bell('later'), 'Please do not use it: A product of order … is called back. Bring it to us: you get another one.', 'who bought it since is told');
select is(pg_temp.bell('delivered'), 'Please do not use it: A product of order … is called back. Bring it to us or throw it away: we pay it back.', 'who was told is not told again');
select is((select count(*) from public.lot_notices), 4::bigint, 'of so many orders');
select is(jsonb_array_length(public.lot_recall(pg_temp.lot('A')) -> 'stops'), 2, 'both stops are kept');
select is(tests.outcome('insert into public.lot_notices select * from public.lot_notices'), '42501', 'functions alone write');
select * from finish();
rollback;
