-- Lots: received at the product desk, packed the first to expire first, put back where they came from, never against the stock.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,packer,achieng}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer'), (tests.user_id('achieng'), 'accountant');
update public.shop_settings set cash_limit_kes = 100000;
update public.products set stock = 0;

create function pg_temp.day(days integer) returns date language sql as $$ select (now() at time zone 'Africa/Nairobi')::date + days $$;
create function pg_temp.receive(said text, days integer, many integer, counted boolean default false) returns text language sql as $$
  select tests.outcome(format('select public.receive_lot(9001, %L, %L, %L, is_counted => %L)', said, many, pg_temp.day(days), counted))
$$;
-- the lots as code:pieces, held back behind a minus, and what is sold
create function pg_temp.shelf() returns text language sql security definer as $$
  select concat_ws(' ', (select string_agg(l.code || ':' || l.pieces || case when l.held_back > 0 then '-' || l.held_back else '' end, ' ' order by l.id)
    from public.product_lots l where l.product_id = 9001), 'sold:' || p.stock, 'loose:' || private.loose_pieces(9001))
  from public.products p where p.id = 9001
$$;
create function pg_temp.item(wanted text) returns bigint language sql security definer as $$
  select i.id from public.order_items i where i.order_id = tests.id_of(wanted) and i.product_id = 9001
$$;
create function pg_temp.packed(wanted text) returns text language sql security definer as $$
  select coalesce(string_agg(l.code || ':' || x.pieces - x.came_back, ' ' order by l.best_before, l.id), 'none')
  from public.order_item_lots x join public.product_lots l on l.id = x.lot_id where x.order_item_id = pg_temp.item(wanted) and x.pieces > x.came_back
$$;
create function pg_temp.lot(said text) returns bigint language sql security definer as $$ select id from public.product_lots where product_id = 9001 and code = said $$;
create function pg_temp.move(wanted text, next_state text) returns text language sql as $$
  select tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of(wanted), next_state))
$$;
create function pg_temp.buy(wanted text, many integer) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(wanted, (tests.order_of(9001, many, 'cash')).id);
  perform tests.sign_in('packer');
end $$;
grant execute on all functions in schema pg_temp to public;

-- Who may
select tests.sign_in('asha');
select is(pg_temp.receive('A', 30, 5), 'not_allowed', 'asha receives nothing');
select tests.sign_in('packer');
select is(pg_temp.receive('A', 30, 5), 'not_allowed', 'packer receives nothing');
select tests.sign_in('achieng');
select is(pg_temp.receive('A', 30, 5), 'not_allowed', 'achieng receives nothing');
select tests.as_visitor();
select is(pg_temp.receive('A', 30, 5), '42501', 'nor a visitor');
select is(tests.outcome(call), '42501', 'nor ' || call) from unnest(array['select * from public.product_lots', 'select public.order_lots(gen_random_uuid())',
  'select public.set_item_lots(1, ''[]'')', 'select public.correct_lot(1, 1, 1)']) call;
select tests.sign_in('boss');
select is(tests.outcome('update public.product_lots set pieces = 1'), '42501', 'functions alone write');

-- Without lots everything is as it was
update public.products set stock = 3 where id = 9001;
select pg_temp.buy('before', 1);
select is(pg_temp.move('before', 'packed'), 'accepted', 'a shop without lots packs');
select is(pg_temp.packed('before'), 'none', 'without a lot');
select is(public.packing_slips(array[tests.id_of('before')]) -> 0 -> 'items' -> 0 -> 'lots', '[]', 'and its slip names none');
select is(public.order_lots(tests.id_of('before')), '[]', 'nor does the order');

-- Received
select tests.sign_in('boss');
update public.products set lot = 'old', expires_on = pg_temp.day(10) where id = 9001;
select is(pg_temp.receive(said, days, many), kind, kind || ' ' || said) from (values ('', 30, 5, 'bad_code'), (repeat('x', 41), 30, 5, 'bad_code'),
  ('A', 30, 0, 'bad_quantity'), ('A', 0, 5, 'bad_day'), ('A', -1, 5, 'bad_day')) v (said, days, many, kind);
select is(pg_temp.receive(' b ', 60, 4), 'accepted', 'a lot comes');
select is(pg_temp.shelf(), 'OLD:2 B:4 sold:6 loose:0', 'and what the product named until now is one too');
select is(pg_temp.receive('A', 30, 5), 'accepted', 'another, which expires before it');
select is(pg_temp.receive('A', 31, 5), 'bad_day', 'one code has one day');
select is(pg_temp.receive('A', 30, 1), 'accepted', 'the same again adds to it');
select is(pg_temp.receive('C', 90, 1, true), 'bad_quantity', 'nothing lies here without a lot');
select is(pg_temp.shelf(), 'OLD:2 B:4 A:6 sold:12 loose:0', 'so many');
select results_eq('select lot, expires_on from public.products where id = 9001', $$ values ('OLD'::text, pg_temp.day(60)) $$, 'the product says what goes out next, and until when');
update public.products set lot = 'typed', expires_on = pg_temp.day(-5) where id = 9001;
select results_eq('select lot, expires_on from public.products where id = 9001', $$ values ('OLD'::text, pg_temp.day(60)) $$, 'which no form overrules');

-- A count by hand
select is(public.set_stock(9001, 15, 12), 15, 'more was counted');
select is(pg_temp.shelf(), 'OLD:2 B:4 A:6 sold:15 loose:3', 'it lies there without a lot');
select is(pg_temp.receive('C', 90, 2, true), 'accepted', 'of which some get one');
select is(pg_temp.shelf(), 'OLD:2 B:4 A:6 C:2 sold:15 loose:1', 'without more to sell');
select is(public.set_stock(9001, 11, 15), 11, 'less was counted');
select is(pg_temp.shelf(), 'OLD:0 B:4 A:5 C:2 sold:11 loose:0', 'what expires first went');

-- Packed: the first to expire first, over two lots
select pg_temp.buy('one', 7);
select is(pg_temp.shelf(), 'OLD:0 B:4 A:5 C:2 sold:4 loose:0', 'an order takes no lot');
select is(public.packing_slips(array[tests.id_of('one')]) -> 0 -> 'items' -> 0 -> 'lots', jsonb_build_array(
  jsonb_build_object('code', 'A', 'best_before', pg_temp.day(30), 'pieces', 5), jsonb_build_object('code', 'B', 'best_before', pg_temp.day(60), 'pieces', 2)), 'its slip says which to take');
select is(public.order_lots(tests.id_of('one')) -> 0 -> 'lots' -> 1 ->> 'code', 'B', 'so does the order');
select is(pg_temp.move('one', 'packed'), 'accepted', 'packed');
select is(pg_temp.packed('one'), 'A:5 B:2', 'as the slip said');
select is(pg_temp.shelf(), 'OLD:0 B:2 A:0 C:2 sold:4 loose:0', 'off the shelf');
select is(public.packing_slips(array[tests.id_of('one')]) -> 0 -> 'items' -> 0 -> 'lots' -> 0 ->> 'code', 'A', 'and its slip stays');

-- Another lot was taken
select is(tests.outcome(format('select public.set_item_lots(%s, %L)', pg_temp.item('one'), said)), kind, kind || ' ' || said) from (values
  ('{}', 'bad_quantity'), ('[{"lot_id": 1}]', 'bad_quantity'), (format('[{"lot_id": %s, "pieces": 8}]', pg_temp.lot('C')), 'bad_quantity'),
  (format('[{"lot_id": %s, "pieces": 3}]', pg_temp.lot('C')), 'bad_quantity'), ('[{"lot_id": 0, "pieces": 1}]', 'not_found')) v (said, kind);
select is(tests.outcome(format('select public.set_item_lots(%s, %L)', pg_temp.item('one'), format('[{"lot_id": %s, "pieces": 2}, {"lot_id": %s, "pieces": 4}]',
  pg_temp.lot('C'), pg_temp.lot('A')))), 'accepted', 'the packer says so');
select is(pg_temp.packed('one'), 'A:4 C:2', 'and one piece had no lot');
select is(pg_temp.shelf(), 'OLD:0 B:4 A:0 C:0 sold:4 loose:0', 'which the lots have one less of');
select tests.sign_in('achieng');
select is(tests.outcome(format('select public.set_item_lots(%s, %L)', pg_temp.item('one'), '[]')), 'not_allowed', 'nobody else does');

-- Cancelled after packing: back to its lots
select tests.sign_in('boss');
select is(pg_temp.move('one', 'cancelled'), 'accepted', 'cancelled');
select is(pg_temp.shelf(), 'OLD:0 B:4 A:4 C:2 sold:11 loose:1', 'everything lies where it lay');

-- A parcel that came back, of which one piece goes on the shelf
select pg_temp.buy('two', 5);
select is(pg_temp.move('two', 'dispatched'), 'accepted', 'sent without packing');
select is(pg_temp.packed('two'), 'A:4 B:1', 'takes lots as well');
select is(tests.outcome(format('select public.undo_dispatch(%L)', tests.id_of('two'))), 'accepted', 'undone');
select is(pg_temp.packed('two'), 'A:4 B:1', 'it is packed, and keeps them');
select is(pg_temp.move('two', 'dispatched'), 'accepted', 'sent again');
select is(pg_temp.shelf(), 'OLD:0 B:3 A:0 C:2 sold:6 loose:1', 'takes them once');
select is(tests.outcome(format('select public.parcel_came_back(%L, %L)', tests.id_of('two'), format('[{"order_item_id": %s, "quantity": 2}]', pg_temp.item('two')))), 'accepted', 'came back');
select is(pg_temp.shelf(), 'OLD:0 B:4 A:1 C:2 sold:8 loose:1', 'into their lots');

-- A return that goes on the shelf
select pg_temp.buy('three', 2);
select pg_temp.move('three', 'dispatched'), pg_temp.move('three', 'delivered');
select is(pg_temp.packed('three'), 'A:1 B:1', 'delivered of two lots');
select tests.sign_in('asha');
select tests.remember('return', (public.request_return(tests.id_of('three'), jsonb_build_array(jsonb_build_object('order_item_id', pg_temp.item('three'),
  'quantity', 1, 'opened', false)), 'unwanted')).id);
select is_empty('select * from public.order_item_lots', 'the buyer reads no lots');
select tests.sign_in('boss');
select public.set_return_state(tests.id_of('return'), 'approved') is null, public.set_return_state(tests.id_of('return'), 'received', restock => array[pg_temp.item('three')]) is null;
select is(pg_temp.shelf(), 'OLD:0 B:4 A:0 C:2 sold:7 loose:1', 'what came back lies in a lot of it');

-- Corrected
select is(tests.outcome(format('select public.correct_lot(%s, 3, 9, %L)', pg_temp.lot('B'), pg_temp.day(60))), 'changed_by_other', 'only what was seen');
select is((public.correct_lot(pg_temp.lot('B'), 3, 4, pg_temp.day(60), ' Mama Njeri ')).supplier, 'Mama Njeri', 'corrected');
select is(pg_temp.shelf(), 'OLD:0 B:3 A:0 C:2 sold:6 loose:1', 'the stock goes with it');

-- Midnight of Nairobi on the best-before day
select tests.as_owner();
update public.product_lots set best_before = pg_temp.day(1) where code = 'B';
select is(private.lot_is_sold(l), true, 'until the midnight before its day') from public.product_lots l where code = 'B';
update public.product_lots set best_before = pg_temp.day(0) where code = 'B';
select is(private.lot_is_sold(l), false, 'not from then on') from public.product_lots l where code = 'B';
select is(private.lots_past_their_day(), 1::bigint, 'the job finds it');
select is(pg_temp.shelf(), 'OLD:0 B:3-3 A:0 C:2 sold:3 loose:1', 'and it is sold no more');
select is(private.lots_past_their_day(), 0::bigint, 'once');
select pg_temp.buy('four', 3);
select is(pg_temp.move('four', 'packed'), 'accepted', 'packing is never blocked');
select is(pg_temp.packed('four'), 'C:2', 'what is past its day does not go out, what has no lot goes last');
select tests.sign_in('boss');
select is(pg_temp.receive('D', 50, 2), 'accepted', 'new pieces');
select is(pg_temp.shelf(), 'OLD:0 B:3-3 A:0 C:0 D:2 sold:2 loose:0', 'are sold');
select is((public.correct_lot(pg_temp.lot('B'), 3, 3, pg_temp.day(40))).held_back, 0, 'a day that was mistyped');
select is(pg_temp.shelf(), 'OLD:0 B:3 A:0 C:0 D:2 sold:5 loose:0', 'brings it back');

-- An order that waits for pieces which the lot does not have any more
select pg_temp.buy('five', 4);
select tests.as_owner();
update public.product_lots set best_before = pg_temp.day(0) where code in ('B', 'D');
select private.lots_past_their_day();
select is(pg_temp.shelf(), 'OLD:0 B:3-1 A:0 C:0 D:2 sold:0 loose:0', 'four are waited for');
select tests.sign_in('boss');
select is(pg_temp.receive('E', 50, 6), 'accepted', 'the next that come');
select is(pg_temp.shelf(), 'OLD:0 B:3-3 A:0 C:0 D:2-2 E:6 sold:2 loose:0', 'are theirs first');
select is(pg_temp.move('five', 'packed'), 'accepted', 'and they get them');
select is(pg_temp.packed('five'), 'E:4', 'of the good lot');
select is(pg_temp.shelf(), 'OLD:0 B:3-3 A:0 C:0 D:2-2 E:2 sold:2 loose:0', 'the rest is sold');
select is((select sum(change) from public.stock_movements where product_id = 9001 and at >= now()), (select stock::bigint from public.products where id = 9001), 'each change of the stock left a row');

-- What the shop shows of a product is no edit of it
select tests.as_owner();
update public.products set stock = stock + 5, updated_at = now() - interval '1 day' where id = 9001;
select tests.sign_in('boss');
select is(pg_temp.receive('F', 60, 3), 'accepted', 'another lot beside pieces without one');
select tests.as_owner();
select is((select concat_ws(' ', p.lot, coalesce(p.expires_on::text, 'no day'), p.updated_at = now() - interval '1 day') from public.products p where p.id = 9001),
  'E no day t', 'the lot that goes out next, no last day while pieces have none, and nobody has edited it');
update public.products set lot = 'X' where id = 9001;
select is((select concat_ws(' ', p.lot, p.updated_at = now() - interval '1 day') from public.products p where p.id = 9001), 'E t', 'nor where a form says another lot');
update public.products set lot = 'X', summary = summary || '.' where id = 9001;
select is((select concat_ws(' ', p.lot, p.updated_at = now()) from public.products p where p.id = 9001), 'E t', 'but where it says more');

-- Who waits for pieces of a stopped lot gets the good ones, as long as there are any
select pg_temp.buy('first', 8);
select pg_temp.buy('second', 2);
select is(pg_temp.shelf(), 'OLD:0 B:3-3 A:0 C:0 D:2-2 E:2 F:3 sold:0 loose:5', 'ten are waited for');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.stop_lot(%L, %L, %L)', pg_temp.lot('E'), 'Damp', 'pay_back')), 'accepted', 'two of them are stopped');
select tests.sign_in('packer');
select is(pg_temp.move('first', 'packed'), 'accepted', 'the others are packed');
select is(pg_temp.packed('first'), 'F:3', 'three of a lot, five without');
select is(pg_temp.move('second', 'packed'), 'lot_stopped', 'and no more');
select is(pg_temp.move('second', 'dispatched'), 'lot_stopped', 'nor sent off at once');
select is(public.set_orders_fulfilment(array[tests.id_of('second')], 'packed') -> 0 ->> 'message',
  'Neem Leaf Powder: 0 of 2 may be packed, the others are of a lot that is stopped or past its day.', 'which is told among others, too');
select * from finish();
rollback;
