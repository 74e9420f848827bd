begin;
select plan(85);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.coupons (code, kind, amount_kes) values ('TEN', 'fixed', 100);
select tests.sign_in('asha');
select tests.remember('order', (public.place_order(gen_random_uuid(), '[{"product_id": 9001, "quantity": 3}, {"product_id": 9002, "quantity": 1}]',
  'cash', 'Asha Mwangi', '0712345671', 'Nairobi City', 'Kilimani', 'Blue gate', coupon => 'TEN')).id);
select tests.as_owner();
create function pg_temp.item(product bigint) returns bigint language sql security definer as $$
  select id from public.order_items where order_id = tests.id_of('order') and product_id = product
$$;
create function pg_temp.ask(items text, reason text default 'damaged', photo text default null) returns text language sql as $$
  select tests.outcome(format('select public.request_return(%L, %L, %L, %L, %L)', tests.id_of('order'), items, reason, 'It leaks.', photo))
$$;
create function pg_temp.line(product bigint, quantity integer, opened boolean) returns text language sql as $$
  select jsonb_build_array(jsonb_build_object('order_item_id', pg_temp.item(product), 'quantity', quantity, 'opened', opened))::text
$$;
create function pg_temp.latest() returns uuid language sql security definer as $$ select id from public.order_returns order by state in ('refused', 'refunded'), created_at limit 1 $$;
create function pg_temp.move(state text, extra text default '') returns text language sql as $$
  select tests.outcome(format('select public.set_return_state(%L, %L %s)', pg_temp.latest(), state, extra))
$$;
grant execute on all functions in schema pg_temp to public;

-- Before it has arrived
select tests.sign_in('asha');
select is(pg_temp.ask(pg_temp.line(9001, 1, false)), 'wrong_state', 'what has not arrived is not returned');
select is(tests.outcome(format($$ insert into storage.objects (bucket_id, name) values ('return-photos', '%s/%s/a.jpg') $$, auth.uid(), tests.id_of('order'))), '42501', 'nor photographed');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('order'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('order'), 'delivered');

-- Photos
select tests.sign_in('asha');
select lives_ok(format($$ insert into storage.objects (bucket_id, name) values ('return-photos', '%s/%s/a.jpg') $$, auth.uid(), tests.id_of('order')), 'then it is');
select is(tests.outcome(format($$ insert into storage.objects (bucket_id, name) values ('return-photos', '%s/%s/a.jpg') $$, auth.uid(), gen_random_uuid())), '42501', 'for an order of one''s own');
select is(tests.outcome(format($$ insert into storage.objects (bucket_id, name) values ('return-photos', '%s/%s/a.jpg') $$, tests.user_id('baraka'), tests.id_of('order'))), '42501', 'in one''s own folder');
select tests.sign_in('baraka');
select is_empty($$ select 1 from storage.objects where bucket_id = 'return-photos' $$, 'a stranger sees no photo');
select is(tests.outcome(format($$ insert into storage.objects (bucket_id, name) values ('return-photos', '%s/%s/b.jpg') $$, auth.uid(), tests.id_of('order'))), '42501', 'and adds none');
select tests.as_visitor();
select is(tests.removes_files('return-photos'), 0::bigint, 'a visitor removes none');
select tests.sign_in('boss');
select is(count(*), 1::bigint, 'an administrator sees it') from storage.objects where bucket_id = 'return-photos';

-- Asking
select tests.sign_in('baraka');
select is(pg_temp.ask(pg_temp.line(9001, 1, false)), 'not_found', 'a stranger returns nothing');
select tests.as_visitor();
select is(pg_temp.ask(pg_temp.line(9001, 1, false)), 'not_signed_in', 'a visitor neither');
select tests.sign_in('asha');
select is(pg_temp.ask(items, reason, photo), kind, 'return: ' || kind || ' ' || items) from (values
  ('[]', 'damaged', null, 'bad_quantity'), ('{}', 'damaged', null, 'bad_quantity'), ('[{"order_item_id": 0, "quantity": 1, "opened": false}]', 'damaged', null, 'bad_quantity'),
  (pg_temp.line(9001, 4, false), 'damaged', null, 'bad_quantity'), (pg_temp.line(9001, -1, false), 'damaged', null, 'bad_quantity'),
  (pg_temp.line(9001, 1, null), 'damaged', null, 'bad_quantity'), (pg_temp.line(9001, 1, false), 'boredom', null, 'bad_reason'),
  (pg_temp.line(9001, 1, true), 'unwanted', null, 'opened_goods'), (pg_temp.line(9001, 1, false), 'damaged', 'x/y/z.jpg', 'bad_photo')
) bad (items, reason, photo, kind);
select is(pg_temp.ask(pg_temp.line(9001, 2, true), 'damaged', format('%s/%s/a.jpg', auth.uid(), tests.id_of('order'))), 'accepted', 'damaged goods, with a photo');
select results_eq('select state, refund_kes from public.order_returns', $$ values ('requested', 566) $$, 'worth what they cost, the discount taken off');
select is((select return_state from public.orders where id = tests.id_of('order')), 'requested', 'the order shows it');
select is(pg_temp.ask(pg_temp.line(9001, 1, false)), 'already_requested', 'one at a time');
select is(tests.removes_files('return-photos'), 0::bigint, 'its photo stays');
select is(tests.outcome($$ update public.order_returns set state = 'refunded' $$), '42501', 'nobody writes returns by hand');
select is(pg_temp.move('approved'), 'not_allowed', 'the buyer does not decide');
select tests.sign_in('baraka');
select is_empty('select * from public.order_returns', 'a stranger sees no return');

-- Deciding
select tests.sign_in('boss');
select is(pg_temp.move('received'), 'wrong_state', 'it is accepted first');
select is(pg_temp.move('approved', $$, 'Please send it' $$), 'accepted', 'accepted');
select is(pg_temp.move('received', format(', restock => array[%s]', pg_temp.item(9001))), 'opened_goods', 'what was opened does not go back on the shelf');
select is(pg_temp.move('received'), 'accepted', 'it is here');
select is(tests.stock_of(9001), 2, 'and not for sale');
select is(pg_temp.move('refunded', ', refund_kes => 100000'), 'too_much', 'never more than was paid');
select is(pg_temp.move('refunded', $$, reference => 'SKRETURN1', phone => '0712 345 671' $$), 'accepted', 'the money goes back');
select tests.agree_to_refunds();
select results_eq('select amount_kes, reference from public.refunds', $$ values (566, 'SKRETURN1') $$, 'and is noted');
select is((select payment_state || ' ' || return_state from public.orders where id = tests.id_of('order')), 'paid refunded', 'the order stays paid for the rest');
select tests.sign_in('asha');
select is(pg_temp.ask(pg_temp.line(9001, 2, false)), 'bad_quantity', 'what went back does not go back again');
select is(pg_temp.ask(pg_temp.line(9001, 1, false), 'unwanted'), 'accepted', 'the third piece, unopened');
select tests.sign_in('boss');
select pg_temp.move('approved');
select is(pg_temp.move('received', format(', restock => array[%s]', pg_temp.item(9001))), 'accepted', 'can be sold again');
select is(tests.stock_of(9001), 3, 'and is');
select is((select reason from public.stock_movements where change = 1), 'returned', 'with a movement');
select tests.as_service();
update public.orders set delivered_at = now() - interval '30 days' where id = tests.id_of('order');
update public.order_returns set state = 'refused';
select tests.sign_in('asha');
select is(pg_temp.ask(pg_temp.line(9002, 1, false), 'unwanted'), 'accepted', 'the thirtieth day still counts');
select tests.as_service();
update public.orders set delivered_at = now() - interval '31 days' where id = tests.id_of('order');
update public.order_returns set state = 'refused';
select tests.sign_in('asha');
select is(pg_temp.ask(pg_temp.line(9002, 1, false)), 'too_late', 'thirty days are the limit');

-- Paid back from the page of the order
select tests.as_service();
update public.orders set delivered_at = now() where id = tests.id_of('order');
select tests.sign_in('asha');
select is(pg_temp.ask(pg_temp.line(9002, 1, false)), 'accepted', 'one more return');
select tests.sign_in('boss');
select pg_temp.move('approved');
select tests.as_owner();
select set_config('tests.due', (select refund_kes::text from public.order_returns where id = pg_temp.latest()), true);
select tests.sign_in('boss');
select is(tests.outcome(format('select public.record_refund(%L, 100)', tests.id_of('order'))), 'accepted', 'a part of it goes back before it is here');
select is(pg_temp.move('received'), 'accepted', 'then it comes');
select is(pg_temp.move('refunded', format(', refund_kes => %s', current_setting('tests.due'))), 'too_much', 'the whole is not given back again');
select is((select array[refunded_kes, refund_kes - refunded_kes] from public.order_returns where id = pg_temp.latest()),
  array[100, current_setting('tests.due')::integer - 100], 'the desk reads what is left');
select is(tests.outcome(format('select public.record_refund(%L, %s)', tests.id_of('order'), current_setting('tests.due')::integer - 100)), 'accepted', 'the rest goes back from the order');
select is_empty($$ select 1 from public.order_returns where state = 'received' $$, 'and nothing is left to pay back');
select is((select return_state from public.orders where id = tests.id_of('order')), 'refunded', 'the order shows it');
select is((select count(*) from public.order_events where order_id = tests.id_of('order') and kind = 'return_refunded'), 2::bigint, 'its history too, once for each return');
select is(pg_temp.move('refunded'), 'wrong_state', 'nobody pays it back twice');

-- Of what was given back before, nothing is given back with the return
select tests.sign_in('asha');
select tests.remember('kind', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('kind'), 'kind');
select tests.as_service();
select public.settle_payment('kind', 'M-kind', 0, 'ok', (select total_kes from public.orders where id = tests.id_of('kind')), 'SKKIND0001');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('kind'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('kind'), 'delivered');
select public.record_refund(tests.id_of('kind'), (select total_kes - 200 from public.orders where id = tests.id_of('kind')));
select tests.sign_in('asha');
select is(tests.outcome(format('select public.request_return(%L, %L, ''unwanted'', ''Not mine.'', null)', tests.id_of('kind'),
  (select jsonb_build_array(jsonb_build_object('order_item_id', i.id, 'quantity', 1, 'opened', false))::text from public.order_items i where i.order_id = tests.id_of('kind')))), 'accepted', 'all of it comes back');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.set_return_state(%L, ''approved'')', (select id from public.order_returns where order_id = tests.id_of('kind')))), 'accepted', 'and is taken');
select is(tests.outcome(format('select public.set_return_state(%L, ''received'')', (select id from public.order_returns where order_id = tests.id_of('kind')))), 'accepted', 'it is here');
select is(tests.outcome(format('select public.set_return_state(%L, ''refunded'')', (select id from public.order_returns where order_id = tests.id_of('kind')))), 'accepted', 'what is left goes back');
select is((select sum(r.amount_kes) from public.refunds r where r.bill_id = tests.id_of('kind')), (select total_kes::bigint from public.orders where id = tests.id_of('kind')), 'and no more');

select tests.sign_in('asha');

-- Receipts and the same again
select is(public.order_receipt(tests.id_of('order')) ->> 'invoice_number', 'INV-' || extract(year from now() at time zone 'Africa/Nairobi') || '-00001', 'a paid order has a numbered receipt');
select is(public.order_receipt(tests.id_of('order')) ->> 'invoice_number', 'INV-' || extract(year from now() at time zone 'Africa/Nairobi') || '-00001', 'always the same');
select tests.remember('unpaid', (tests.order_of(9002, 1)).id);
select is(public.order_receipt(tests.id_of('unpaid')) -> 'invoice_number', 'null', 'an unpaid one has none');
select is(jsonb_path_query_array(public.reorder(tests.id_of('order')), '$[*].quantity'), '[3, 1]', 'the same once more');
select tests.as_owner();
update public.products set stock = 1 where id = 9001;
update public.products set expires_on = current_date - 1 where id = 9002;
select tests.sign_in('asha');
select is(jsonb_path_query_array(public.reorder(tests.id_of('order')), '$[*].problem'), '["short", "sold_out"]', 'as far as it is there and fresh');
select is(tests.outcome($$ select tests.order_of(9002, 1) $$), 'out_of_stock', 'an expired lot is not sold');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.order_receipt(%L)', tests.id_of('order'))), 'not_found', 'a stranger prints nothing');
select is(tests.outcome(format('select public.reorder(%L)', tests.id_of('order'))), 'not_found', 'and orders nothing again');

-- A photo that its return no longer names is removed, as when its owner's account is erased
select tests.as_service();
select is_empty('select * from public.files_to_remove()', 'what a return names stays');
update public.order_returns set details = 'It leaked.' where photo_path is not null;
select is_empty('select * from public.files_to_remove()', 'whatever else changes');
update public.order_returns set photo_path = null where photo_path is not null;
select results_eq('select bucket_id, path from public.files_to_remove()',
  $$ values ('return-photos', tests.user_id('asha') || '/' || tests.id_of('order') || '/a.jpg') $$, 'then it goes');

-- Visitors
select tests.as_visitor();
select set_config('tests.guest', public.place_guest_order(gen_random_uuid(), '[{"product_id": 9001, "quantity": 1}]', 'cash',
  'Chao Mwakio', '0712345679', 'Nairobi City', 'South B', 'Green gate') ->> 'order_token', true);
create function pg_temp.token() returns text language sql as $$ select current_setting('tests.guest') $$;
create function pg_temp.guest_order() returns uuid language sql as $$ select (public.guest_order(pg_temp.token()) ->> 'id')::uuid $$;
create function pg_temp.store(path text) returns text language sql as $$
  select tests.outcome(format($f$ insert into storage.objects (bucket_id, name) values ('return-photos', %L) $f$, path))
$$;
create function pg_temp.ask_as_guest(photo text) returns text language sql as $$
  select tests.outcome(format('select public.request_return(%L, %L, %L, %L, %L, %L)', pg_temp.guest_order(), jsonb_build_array(jsonb_build_object(
    'order_item_id', public.guest_order(pg_temp.token()) #> '{items,0,id}', 'quantity', 1, 'opened', true)), 'damaged', '', photo, pg_temp.token()))
$$;
select is(tests.outcome('select public.name_guest_photo(pg_temp.token())'), 'wrong_state', 'what has not arrived is not photographed');
select tests.as_service();
update public.orders set fulfilment_state = 'delivered' where is_guest;
select tests.as_visitor();
select is(tests.outcome('select public.name_guest_photo(null)'), 'not_signed_in', 'a photo needs an order');
select is(tests.outcome($$ select public.name_guest_photo('guess') $$), 'not_found', 'that is one''s own');
select is(pg_temp.store(format('guest/%s/%s.jpg', pg_temp.guest_order(), gen_random_uuid())), '42501', 'and a name that was given');
select set_config('tests.photo', public.name_guest_photo(pg_temp.token()), true);
select set_config('tests.unused', public.name_guest_photo(pg_temp.token()), true);
select is(pg_temp.ask_as_guest(current_setting('tests.photo')), 'bad_photo', 'no photo was stored yet');
select is(pg_temp.store(current_setting('tests.photo')), 'accepted', 'then one is');
select is(pg_temp.store(current_setting('tests.photo')), '23505', 'once');
select is(pg_temp.store(current_setting('tests.unused')), 'accepted', 'another was stored and not sent');
select is_empty($$ select 1 from storage.objects where bucket_id = 'return-photos' $$, 'visitors see no photos, not even their own');
select tests.as_owner();
update private.guest_photos set created_at = now() - interval '2 hours';
insert into private.guest_photos (path, order_id) select 'guest/x/' || n, tests.id_of('order') from generate_series(1, 3) n;
select tests.as_visitor();
select is(pg_temp.ask_as_guest('guest/x/1'), 'bad_photo', 'of another order it is not one''s own');
select is(pg_temp.ask_as_guest(current_setting('tests.photo')), 'accepted', 'the photo goes with the return');
select tests.as_owner();
insert into private.guest_photos (path, order_id, created_at) select 'guest/y/' || n, o.id, now() - interval '2 hours'
from public.orders o, generate_series(1, 8) n where o.is_guest;
select tests.as_visitor();
select is(pg_temp.store('guest/y/1'), '42501', 'after an hour a name takes nothing');
select is(tests.outcome('select public.name_guest_photo(pg_temp.token())'), 'too_many_photos', 'ten a day are enough');
select tests.as_owner();
update private.guest_photos set created_at = now() - interval '25 hours';
select tests.as_service();
select public.files_removed('return-photos', array(select path from public.files_to_remove()));
select is(public.run_scheduled_jobs() ->> 'forgotten_photos', '13', 'names are forgotten after a day');
select results_eq('select path from public.files_to_remove()', $$ values (current_setting('tests.unused')) $$, 'and what was not sent is removed');

select * from finish();
rollback;
