-- Orders are changed until they are packed, and their money follows.
begin;
select plan(97);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,packer,baraka,healer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer'), (tests.user_id('healer'), 'practitioner');
insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days, is_active)
  values ('moi', 'Moi Avenue', 'Nairobi City', 'CBD', 'Opposite the archives', 100, 0, 1, true);
update public.products set warnings = 'Not in pregnancy.' where id = 9001;
create function pg_temp.lines(one integer, two integer default 0) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('product_id', id, 'quantity', n)) filter (where n > 0), '[]') from (values (9002, one), (9001, two)) x (id, n)
$$;
-- When an order was last changed, whoever asks.
create function pg_temp.seen(wanted text) returns timestamptz language sql security definer as $$ select updated_at from public.orders where id = tests.id_of(wanted) $$;
create function pg_temp.edit(wanted text, items jsonb, key text default null, at timestamptz default null, name text default 'Asha Mwangi', phone text default '0712 345 671',
  county text default 'Nairobi City', town text default 'Kilimani', point text default null, expected integer default null, read_out boolean default true, said text default null)
returns jsonb language sql as $$
  select public.edit_order(tests.id_of(wanted), coalesce(at, pg_temp.seen(wanted)), coalesce(md5(key)::uuid, gen_random_uuid()), items, name, phone, county, town,
    'Blue gate near the school', said, point, expected, read_out)
$$;
create function pg_temp.told(arguments text) returns text language sql as $$ select tests.outcome('select pg_temp.edit(' || arguments || ')') $$;
create function pg_temp.books(wanted text) returns text language sql security definer as $$
  select coalesce(string_agg(e.account || ' ' || e.kes, ', ' order by e.account), '') from (
    select account, sum(amount_kes) as kes from public.ledger_entries where bill_id = tests.id_of(wanted) group by account having sum(amount_kes) <> 0) e
$$;
-- Documents are written at the end of a transaction.
create function pg_temp.papers(wanted text) returns text language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
  return (select string_agg(case kind when 'invoice' then '' else '-' end || total_kes, ' ' order by document_no) from public.invoices where bill_id = tests.id_of(wanted));
end $$;
create function pg_temp.stand(wanted text) returns text language sql security definer as $$
  select format('%s %s asked %s back %s', o.payment_state, o.total_kes, b.asked_kes, case when b.state = 'paid' then private.left_to_refund(b.id) - b.asked_kes else 0 end)
  from public.orders o join public.bills b using (id) where o.id = tests.id_of(wanted)
$$;
create function pg_temp.stock() returns text language sql security definer as $$
  select string_agg(stock::text, ' ' order by id) from public.products where id in (9001, 9002)
$$;
-- The account asks, M-Pesa brings it.
create function pg_temp.pay(wanted text, receipt text, kes integer) returns text language plpgsql as $$
begin
  perform tests.prompted(tests.id_of(wanted), 'C-' || receipt);
  return public.settle_payment('C-' || receipt, 'M-C-' || receipt, 0, 'ok', kes, receipt);
end $$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('asha');
select tests.remember(name, (tests.order_of(9002, 2)).id) from unnest('{open,up,down,line}'::text[]) name;
select tests.remember('cash', (tests.order_of(9002, 1, 'cash')).id);
select is(pg_temp.stock(), '5 91', 'what is ordered is off the shelf');

-- Who may
select tests.as_visitor();
select is(pg_temp.told($$'open', pg_temp.lines(1), at => now()$$), '42501', 'a visitor changes nothing');
select is(tests.outcome(format('select public.quote_edit(%L, %L)', tests.id_of('open'), pg_temp.lines(1))), '42501', 'and asks for no price of it');
select is(tests.outcome(format('select * from public.order_people(%L)', tests.id_of('open'))), '42501', 'nor who did what');
select is(tests.outcome(format('select public.order_to_pay(%L)', tests.id_of('open'))), '42501', 'or what is to be paid');
select tests.sign_in('asha');
select is(pg_temp.told($$'open', pg_temp.lines(1)$$), 'not_allowed', 'nor does the buyer by themselves');
select tests.sign_in('baraka');
select is(pg_temp.told($$'open', pg_temp.lines(1), at => now()$$), 'not_allowed', 'nor another member');
select is(tests.outcome(format('select public.quote_edit(%L, %L)', tests.id_of('open'), pg_temp.lines(1))), 'not_allowed', 'who asks for no price either');
select is(tests.outcome(format('select * from public.order_people(%L)', tests.id_of('open'))), 'not_allowed', 'nor for names');
select is(tests.outcome(format('select public.order_to_pay(%L)', tests.id_of('open'))), 'not_allowed', 'or for what is to be paid');
select tests.sign_in('healer');
select is(pg_temp.told($$'open', pg_temp.lines(1), at => now()$$), 'not_allowed', 'nor a practitioner');
select tests.sign_in('packer');
select tests.remember('nothing', gen_random_uuid());
select is(pg_temp.told($$'nothing', pg_temp.lines(1), at => now()$$), 'not_found', 'an order there is');
select is(pg_temp.told($$'open', pg_temp.lines(0)$$), 'empty_cart', 'that holds something');
select is(pg_temp.told($$'open', '[{"product_id": 9004, "quantity": 1}]'$$), 'unknown_product', 'that is sold');
select is(pg_temp.told($$'open', '[{"product_id": 9003, "quantity": 1}]'$$), 'out_of_stock', 'and there');
select is(pg_temp.told($$'open', pg_temp.lines(2, 6)$$), 'out_of_stock', 'as many as are there');
select is(pg_temp.told($$'open', pg_temp.lines(2, 1), read_out => false$$), 'not_read_out', 'with its warning read');
select is(pg_temp.told($$'open', pg_temp.lines(1), expected => 1$$), 'price_changed', 'at the price that was told');
select is(pg_temp.told($$'open', pg_temp.lines(1), phone => '12'$$), 'bad_phone', 'for a phone');
select is(pg_temp.told($$'open', pg_temp.lines(1), name => ''$$), 'missing_address', 'and somebody');
select is(pg_temp.told($$'open', pg_temp.lines(1), county => 'Mars'$$), 'unknown_county', 'where we go');
select is(pg_temp.told($$'open', pg_temp.lines(1), point => 'gone'$$), 'unknown_pickup_point', 'or what is open');
select is(pg_temp.told($$'open', pg_temp.lines(1), at => now() - interval '1 minute'$$), 'changed', 'and as it stands: who comes second hears so');
select is(pg_temp.stand('open') || ' ' || pg_temp.stock(), 'awaiting 1950 asked 1950 back 0 5 91', 'whatever was refused changed nothing');

-- Before anything is paid
select tests.as_owner();
update public.products set price_kes = 900 where id = 9002;
select tests.sign_in('packer');
select is(public.quote_edit(tests.id_of('open'), pg_temp.lines(3, 1), 'Nairobi City') - 'lines', '{"is_same": false, "subtotal_kes": 2850, "discount_kes": 0, "delivery_kes": 350,
  "total_kes": 3200, "too_heavy": false, "cash_on_delivery": true, "here_kes": 0, "to_pay_kes": 3200, "back_kes": 0}', 'it is priced first, the kept line as it was bought');
select is(pg_temp.edit('open', pg_temp.lines(3, 1), 'once', name => 'Baraka Otieno', phone => '0722 111 222', town => 'Westlands', said => 'Gate 4', expected => 3200)
  - '{id,number}'::text[], '{"phone": "254722111222", "total_kes": 3200, "to_pay_kes": 3200, "back_kes": 0}', 'the desk changes lines, name, phone and place');
select is(pg_temp.edit('open', pg_temp.lines(1), 'once', now() - interval '1 hour') ->> 'total_kes', '3200', 'once for a key');
select is(public.order_to_pay(tests.id_of('open')), 3200, 'the desk reads what is to be paid');
select is(public.order_to_pay(gen_random_uuid()), 0, 'of what is there');
select is((select (contact_name, phone, town, note, subtotal_kes, payment_state)::text from public.orders where id = tests.id_of('open')),
  '("Baraka Otieno",254722111222,Westlands,"Gate 4",2850,awaiting)', 'all of it');
select results_eq(format('select product_id, quantity, unit_price_kes, line_total_kes from public.order_items where order_id = %L order by 1', tests.id_of('open')),
  $$ values (9001::bigint, 1, 300, 300), (9002, 3, 850, 2550) $$, 'its lines');
select is(pg_temp.stock(), '4 90', 'its stock');
select is((select (phone, payer_name, asked_kes)::text from public.bills where id = tests.id_of('open')), null, 'who packs sees no bills');
select results_eq(format($$ select actor_id, detail - 'client_key' from public.order_events where order_id = %L and kind = 'edited' $$, tests.id_of('open')),
  format($$ values (%L::uuid, '{"from_kes": 1950, "to_kes": 3200, "lines": [{"name": "Neem Leaf Powder", "size": "100 g", "from": 0, "to": 1},
    {"name": "Raw Acacia Honey", "size": "500 g", "from": 2, "to": 3}], "fields": ["name", "phone", "place", "note"]}'::jsonb) $$, tests.user_id('packer')), 'its story says who changed what');
select is((select count(*) from public.order_people(tests.id_of('open'))), 1::bigint, 'by name');
select tests.as_owner();
select is((select count(*) from public.audit_log where action = 'order_edited' and entity_id = tests.id_of('open')::text), 1::bigint, 'the trail, too');
select is((select (phone, payer_name, asked_kes)::text from public.bills where id = tests.id_of('open')), '(254722111222,"Baraka Otieno",3200)', 'and its bill follows');
select results_eq(format($$ select title, message from public.notifications where user_id = %L and title = 'Your order was changed' $$, tests.user_id('asha')),
  format($$ values ('Your order was changed', 'Order %s was changed as you asked: it comes to KSh 3,200 now. Please pay KSh 3,200.') $$,
  (select number from public.orders where id = tests.id_of('open'))), 'its buyer hears of it and of the money, once');
select is((select sum(change) from public.stock_movements where order_id = tests.id_of('open') and product_id = 9002), -3::bigint, 'and every piece is accounted for');
select tests.sign_in('packer');
select is(pg_temp.edit('open', pg_temp.lines(3), point => 'moi') ->> 'total_kes', '2650', 'it is fetched instead, for the fee of that');
select is((select (pickup_point_id, county, town, landmark)::text from public.orders where id = tests.id_of('open')), '(moi,"Nairobi City",CBD,"Moi Avenue, Opposite the archives")', 'there');
select is(pg_temp.told($$'cash', pg_temp.lines(1), county => 'Turkana'$$), 'cash_not_available', 'cash is taken where it was before');
select is(pg_temp.edit('cash', pg_temp.lines(2)) ->> 'to_pay_kes', '0', 'of an order in cash nothing is asked by M-Pesa');
select is(pg_temp.stand('cash'), 'unpaid 1950 asked 1950 back 0', 'but at the door');

-- A prompt is on the phone
select tests.sign_in('asha');
select tests.prompted(tests.id_of('up'), 'C-up');
select tests.sign_in('boss');
select is(pg_temp.told($$'up', pg_temp.lines(3)$$), 'prompt_open', 'no other sum while a prompt is open');
select is(public.order_to_pay(tests.id_of('up')), 0, 'nothing more is to be paid meanwhile');
select is(pg_temp.told($$'up', pg_temp.lines(2), town => 'Karen'$$), 'accepted', 'but another place');
select tests.as_service();
select is(public.settle_payment('C-up', 'M-C-up', 0, 'ok', 1950, 'SKAUP00001'), 'paid', 'it is paid');
select is(pg_temp.papers('up'), '1950', 'and has its invoice');

-- More than was paid
select tests.sign_in('packer');
select is(pg_temp.told($$'up', pg_temp.lines(3)$$), 'not_allowed', 'who packs changes no money that came');
select is(pg_temp.told($$'up', pg_temp.lines(2), town => 'Lavington'$$), 'accepted', 'but where it goes');
select tests.sign_in('boss');
select is(public.quote_edit(tests.id_of('up'), pg_temp.lines(3), 'Nairobi City') ->> 'to_pay_kes', '950', 'what is left is told before');
select is(pg_temp.edit('up', pg_temp.lines(3)) - '{id,number,phone}'::text[], '{"total_kes": 2900, "to_pay_kes": 950, "back_kes": 0}', 'then it is asked for');
select is(pg_temp.stand('up'), 'needs_review 2900 asked 2900 back 0', 'the order waits for it');
select is(public.order_to_pay(tests.id_of('up')), 950, 'which the desk reads');
select is(public.order_to_pay(tests.id_of('cash')), 0, 'and nothing by M-Pesa of who pays in cash');
select is(pg_temp.books('up'), 'in_doubt -1950, mpesa 1950', 'what came is a part, and no sale yet');
select is(pg_temp.papers('up'), '1950 -1950', 'its invoice is taken back');
select is(tests.outcome(format($$ select public.set_order_fulfilment(%L, 'packed') $$, tests.id_of('up'))), 'wrong_state', 'and it is not packed');
select is((public.start_payment(tests.id_of('up')) ->> 'amount_kes')::integer, 950, 'a prompt asks for the rest alone');
select tests.as_owner();
update public.payments set state = 'prompted', checkout_request_id = 'C-rest', merchant_request_id = 'M-rest' where bill_id = tests.id_of('up') and state = 'starting';
select tests.as_service();
select is(public.settle_payment('C-rest', 'M-rest', 0, 'ok', 950, 'SKAUP00002'), 'paid', 'and with that it is paid');
select is(pg_temp.stand('up') || ': ' || pg_temp.books('up'), 'paid 2900 asked 2900 back 0: mpesa 2900, sales_order -2900', 'to the shilling');
select is(pg_temp.papers('up'), '1950 -1950 2900', 'with an invoice of all of it');

-- The buyer thinks better of it
select tests.sign_in('boss');
select pg_temp.edit('up', pg_temp.lines(4));
select is(pg_temp.stand('up'), 'needs_review 3750 asked 3750 back 0', 'a rest that is asked for');
select pg_temp.edit('up', pg_temp.lines(3));
select is(pg_temp.stand('up') || ': ' || pg_temp.books('up'), 'paid 2900 asked 2900 back 0: mpesa 2900, sales_order -2900', 'is not when it is as before');
select pg_temp.edit('up', pg_temp.lines(4));
select pg_temp.edit('up', pg_temp.lines(2));
select is(pg_temp.stand('up') || ': ' || pg_temp.books('up'), 'paid 1950 asked 1950 back 950: mpesa 2900, owed_back -950, sales_order -1950', 'and with less something goes back');
select is(pg_temp.papers('up'), '1950 -1950 2900 -2900 1950', 'papers say what was sold at the end of each change');

-- Less than was paid
select tests.sign_in('asha');
select is(pg_temp.pay('down', 'SKADOWN001', 1950), 'paid', 'another is paid');
select pg_temp.papers('down');
select tests.sign_in('boss');
select is(pg_temp.edit('down', pg_temp.lines(1)) - '{id,number,phone}'::text[], '{"total_kes": 1100, "to_pay_kes": 0, "back_kes": 850}', 'less of it is owed back');
select is(pg_temp.stand('down') || ': ' || pg_temp.books('down'), 'paid 1100 asked 1100 back 850: mpesa 1950, owed_back -850, sales_order -1100', 'in the books');
select is(pg_temp.papers('down'), '1950 -1950 1100', 'and on paper');
select is((select amount_kes from public.bill_queue() where bill_id = tests.id_of('down') and waits = 'refund'), 850, 'the desk has it to send back');
select is((select message like '%comes to KSh 1,100 now. We send KSh 850 back to you.' from public.notifications where user_id = tests.user_id('asha')
  and metadata ->> 'order_id' = tests.id_of('down')::text and title = 'Your order was changed'), null, 'nobody reads what others are told');
select tests.as_owner();
select is((select message like '%comes to KSh 1,100 now. We send KSh 850 back to you.' from public.notifications where user_id = tests.user_id('asha')
  and metadata ->> 'order_id' = tests.id_of('down')::text and title = 'Your order was changed'), true, 'and the buyer is told');
select tests.sign_in('boss');
select tests.as_owner();
update public.shop_settings set refund_limit_kes = 0;
select tests.sign_in('boss');
select public.record_refund(tests.id_of('down'), 850, 'SKBACK0001', phone => '0712345671');
select is(pg_temp.told($$'down', pg_temp.lines(2)$$), 'refund_in_flight', 'not while it is on its way');
select tests.as_owner();
select tests.agree_to_refunds();
select tests.sign_in('boss');
select is(pg_temp.stand('down') || ': ' || pg_temp.books('down'), 'paid 1100 asked 1100 back 0: mpesa 1100, sales_order -1100', 'what went back has gone');
select is(pg_temp.told($$'down', pg_temp.lines(2)$$), 'not_added_to', 'what is wanted after that is an order of its own');
select is(pg_temp.told($$'down', pg_temp.lines(1), town => 'Karen'$$), 'accepted', 'it may still go elsewhere');
select is(pg_temp.papers('down'), '1950 -1950 1100', 'for which no paper is written');

-- The same sum for another thing
select tests.as_owner();
update public.products set price_kes = 850, stock = 20 where id = 9001;
select tests.sign_in('asha');
select pg_temp.pay('line', 'SKALINE001', 1950);
select pg_temp.papers('line');
select tests.sign_in('packer');
select is(pg_temp.edit('line', pg_temp.lines(1, 1)) - '{id,number,phone}'::text[], '{"total_kes": 1950, "to_pay_kes": 0, "back_kes": 0}', 'who packs changes one thing for another of its price');
select is(pg_temp.papers('line'), '1950 -1950 1950', 'and the invoice says so');
select tests.as_owner();
select is((select string_agg(l.name, ', ' order by l.line) from public.invoice_lines l join public.invoices i on i.id = l.invoice_id where i.bill_id = tests.id_of('line')
  and i.document_no = (select max(document_no) from public.invoices where bill_id = tests.id_of('line'))), 'Raw Acacia Honey, Neem Leaf Powder, Delivery', 'line by line');

-- Cash at the counter
select tests.sign_in('asha');
select tests.remember('counter', (tests.order_of(9002, 1)).id);
select tests.sign_in('boss');
select public.take_cash(tests.id_of('counter'), 1150);
select is(pg_temp.told($$'counter', pg_temp.lines(2)$$), 'not_added_to', 'nothing is added to cash');
select pg_temp.edit('counter', pg_temp.lines(0, 1));
select is(pg_temp.stand('counter') || ': ' || pg_temp.books('counter'), 'paid 1100 asked 1100 back 50: cash 1150, owed_back -50, sales_order -1100', 'but less of it goes back');

-- A prompt of before, answered late
select tests.sign_in('asha');
select tests.remember('late', (tests.order_of(9002, 2)).id);
select tests.prompted(tests.id_of('late'), 'C-late');
select tests.as_service();
select public.settle_payment('C-late', 'M-C-late', 1037, 'no answer');
select tests.sign_in('boss');
select pg_temp.edit('late', pg_temp.lines(1));
select tests.as_service();
select is(public.settle_payment('C-late', 'M-C-late', 0, 'ok', 2050, 'SKALATE001'), 'paid', 'an answer to the former sum pays it');
select is(pg_temp.stand('late') || ': ' || pg_temp.books('late'), 'paid 1150 asked 1150 back 900: mpesa 2050, owed_back -900, sales_order -1150', 'and what is above goes back');

-- Over
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('line'), 'packed');
select is(pg_temp.told($$'line', pg_temp.lines(1)$$), 'wrong_state', 'not once it is packed');
select public.set_order_fulfilment(tests.id_of('cash'), 'cancelled');
select is(pg_temp.told($$'cash', pg_temp.lines(1)$$), 'wrong_state', 'nor cancelled');
select public.set_order_fulfilment(tests.id_of('late'), 'cancelled');
select is(pg_temp.books('late'), 'mpesa 2050, owed_back -2050', 'a changed order that is cancelled owes all of it back');
select public.set_order_fulfilment(tests.id_of('up'), 'cancelled');
select is(pg_temp.books('up'), 'mpesa 2900, owed_back -2900', 'whatever had been owed back before');

-- A coupon
select tests.as_owner();
insert into public.coupons (code, kind, percent, max_discount_kes, min_subtotal_kes, is_active) values ('TEN', 'percent', 10, 500, 1500, true);
select tests.sign_in('asha');
select tests.remember('coupon', (public.place_order(gen_random_uuid(), pg_temp.lines(2), 'mpesa', 'Asha Mwangi', '0712345671', 'Nairobi City', 'Kilimani', 'Blue gate', coupon => 'ten')).id);
select tests.sign_in('boss');
select pg_temp.edit('coupon', pg_temp.lines(3));
select is((select (discount_kes, coupon_code, total_kes)::text from public.orders where id = tests.id_of('coupon')), '(270,TEN,2780)', 'a coupon goes with its order');
select pg_temp.edit('coupon', pg_temp.lines(1));
select is((select (discount_kes, coupon_code, total_kes)::text from public.orders where id = tests.id_of('coupon')), '(0,,1150)', 'below its least sum no more');
select is((select (used_count, (select given_back_at is not null from public.coupon_redemptions where order_id = tests.id_of('coupon')))::text from public.coupons where code = 'TEN'), '(0,t)', 'and can be used again');

-- What a visitor is told
select tests.as_visitor();
select tests.remember('guest', (public.place_guest_order(gen_random_uuid(), pg_temp.lines(1), 'cash', 'Njeri', '0755000111', 'Nairobi City', 'Kilimani', 'Blue gate') #>> '{order,id}')::uuid);
select tests.as_owner();
update private.text_messages set state = 'sent' where order_id = tests.id_of('guest');
select tests.sign_in('packer');
select pg_temp.edit('guest', pg_temp.lines(2), phone => '0755000111');
select pg_temp.edit('guest', pg_temp.lines(3), phone => '0755000111');
select tests.as_owner();
select results_eq(format($$ select private.text_words(t) is not null, not_before = now() + interval '2 minutes' from private.text_messages t where order_id = %L and kind = 'edited' order by number $$,
  tests.id_of('guest')), $$ values (false, true), (true, true) $$, 'two changes are told as one');
select is((select private.text_words(t) from private.text_messages t where order_id = tests.id_of('guest') and kind = 'edited' order by number desc limit 1),
  format('Order %s was changed: it comes to KSh 3,050 now. Have KSh 3,050 ready in cash.', (select number from public.orders where id = tests.id_of('guest'))), 'with what is to be paid');

select tests.as_visitor();
select set_config('tests.fresh', public.place_guest_order(gen_random_uuid(), pg_temp.lines(1), 'mpesa', 'Njeri', '0755000112', 'Nairobi City', 'Kilimani', 'Blue gate')::text, true);
select tests.remember('fresh', (current_setting('tests.fresh')::jsonb #>> '{order,id}')::uuid);
select tests.sign_in('boss');
select pg_temp.edit('fresh', pg_temp.lines(2), phone => '0755000112');
select tests.as_owner();
select is((select string_agg(kind, ' ' order by number) from private.text_messages where order_id = tests.id_of('fresh')), 'placed', 'what is still to be said of a new order says it all');
update public.payments set state = 'failed' where bill_id = tests.id_of('fresh');
insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, receipt)
select id, asked_kes, asked_kes, phone, 'paid', 0, 'SKAFRESH01' from public.bills where id = tests.id_of('fresh');
update public.orders set payment_state = 'paid' where id = tests.id_of('fresh');
select tests.sign_in('boss');
select pg_temp.edit('fresh', pg_temp.lines(1), phone => '0755000112');
select tests.as_owner();
select is((select string_agg(kind, ' ' order by number) from private.text_messages where order_id = tests.id_of('fresh')), 'placed edited', 'unless it was paid meanwhile');

select * from finish();
rollback;
