-- The desk takes an order for a buyer who calls or writes.
begin;
select plan(50);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,packer,baraka,healer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer'), (tests.user_id('healer'), 'practitioner');
insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days, is_active)
  values ('moi', 'Moi Avenue', 'Nairobi City', 'CBD', 'Opposite the archives', 100, 0, 1, true);
update public.products set warnings = 'Not in pregnancy.' where id = 9001;
create function pg_temp.take(key text, phone text default '0712 345 671', method text default 'mpesa', items text default '[{"product_id": 9002, "quantity": 2}]',
  channel text default 'phone', expected integer default null, point text default null, mail text default null, read_out boolean default false, link boolean default false,
  name text default 'Wanjiku Njeri', county text default 'Nairobi City')
returns jsonb language sql as $$
  select public.create_desk_order(md5(key)::uuid, items::jsonb, method, channel, name, phone, county, 'Kilimani', 'Blue gate', expected_total_kes => expected,
    pickup_point => point, language => 'sw', email => mail, read_out => read_out, sends_link => link)
$$;
create function pg_temp.told(arguments text) returns text language sql as $$ select tests.outcome('select pg_temp.take(' || arguments || ')') $$;
grant execute on all functions in schema pg_temp to public;

-- Who may
select tests.as_visitor();
select is(pg_temp.told($$'a'$$), '42501', 'a visitor takes no orders');
select is(tests.outcome($$ select public.send_order_link(gen_random_uuid()) $$), '42501', 'and sends no links');
select is(tests.outcome('select * from public.desk_orders'), '42501', 'and reads none');
select tests.sign_in('asha');
select is(pg_temp.told($$'a'$$), 'not_allowed', 'nor does a member');
select is(tests.outcome($$ select public.send_order_link(gen_random_uuid()) $$), 'not_allowed', 'who sends no links either');
select tests.sign_in('healer');
select is(pg_temp.told($$'a'$$), 'not_allowed', 'nor a practitioner');
select tests.sign_in('packer');
select is(pg_temp.told($$'a', channel => 'letter'$$), 'bad_channel', 'it came in one of three ways');
select is(pg_temp.told($$'a', '12'$$), 'bad_phone', 'the phone is one');
select is(pg_temp.told($$'a', items => '[]'$$), 'empty_cart', 'something is wanted');
select is(pg_temp.told($$'a', items => '[{"product_id": 9004, "quantity": 1}]'$$), 'unknown_product', 'that is sold');
select is(pg_temp.told($$'a', items => '[{"product_id": 9003, "quantity": 1}]'$$), 'out_of_stock', 'and there');
select is(pg_temp.told($$'a', name => ''$$), 'missing_address', 'for somebody');
select is(pg_temp.told($$'a', county => 'Mars'$$), 'unknown_county', 'somewhere');
select is(pg_temp.told($$'a', point => 'gone'$$), 'unknown_pickup_point', 'or at an open point');
select is(pg_temp.told($$'a', expected => 1$$), 'price_changed', 'at the price that was told');
select is(pg_temp.told($$'a', method => 'cash', county => 'Turkana'$$), 'cash_not_available', 'in cash where that is taken');
select is(pg_temp.told($$'a', items => '[{"product_id": 9001, "quantity": 1}]'$$), 'not_read_out', 'and nothing without its warning');

-- The order
select tests.remember('one', (pg_temp.take('one', items => '[{"product_id": 9001, "quantity": 2}, {"product_id": 9002, "quantity": 1}]', read_out => true, expected => 1700) ->> 'id')::uuid);
select is(pg_temp.take('one', '+254 712 345 671', read_out => true) - 'number', jsonb_build_object('id', tests.id_of('one'), 'phone', '254712345671', 'total_kes', 1700,
  'payment_method', 'mpesa', 'payment_state', 'awaiting', 'is_guest', true, 'is_repeated', true), 'the same key answers the same order');
select is((select count(*) from public.orders), 1::bigint, 'which is one');
select is((select (channel, taken_by, read_out)::text from public.desk_orders), format('(phone,%s,t)', tests.user_id('packer')), 'and says who took it, and how');
select results_eq(format('select kind, actor_id, detail from public.order_events where order_id = %L', tests.id_of('one')),
  format($$ values ('placed', %L::uuid, '{"payment_method": "mpesa", "channel": "phone"}'::jsonb) $$, tests.user_id('packer')), 'its story, too');
select tests.as_owner();
select is((select (stock)::text from public.products where id = 9001), '3', 'its pieces are taken');
select is((select (kind, state, asked_kes, payer_id)::text from public.bills where id = tests.id_of('one')), '(order,open,1700,)', 'its bill is a visitor''s');
select is((select (kind, phone, not_before > now() + interval '2 minutes')::text from private.text_messages where order_id = tests.id_of('one')), '(placed,254712345671,t)',
  'they are told after the prompt');
select is((select language from private.order_tokens where order_id = tests.id_of('one')), 'sw', 'in their language');
select is((select (action, actor)::text from public.audit_log where entity_id = tests.id_of('one')::text), format('(order_taken,%s)', tests.user_id('packer')), 'and the trail knows');
select tests.sign_in('packer');
select is((public.start_payment(tests.id_of('one'), '0712 345 671') ->> 'already_open')::boolean, false, 'who took it sends the prompt');
select tests.sign_in('asha');
select tests.remember('hers', (tests.order_of(9002, 1)).id);
select is((select count(*) from public.desk_orders), 0::bigint, 'a member reads nothing of that');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('hers'))), 'not_found', 'and none of what buyers ordered themselves');

-- Where it is found
select tests.as_owner();
select set_config('tests.number', number, true) from public.orders where id = tests.id_of('one');
select tests.as_visitor();
select is((public.track_order(current_setting('tests.number'), '0712 345 671') ->> 'total_kes')::integer, 1700, 'the buyer finds it by number and phone');

-- A link, cash and a point
select tests.sign_in('packer');
select tests.remember('link', (pg_temp.take('link', link => true, channel => 'whatsapp') ->> 'id')::uuid);
select tests.as_owner();
select is((select hold_expires_at from public.orders where id = tests.id_of('link')), now() + interval '24 hours', 'who gets a link has a day');
select is((select not_before from private.text_messages where order_id = tests.id_of('link')), now(), 'and hears at once');
select tests.sign_in('packer');
select tests.remember('point', (pg_temp.take('point', point => 'moi') ->> 'id')::uuid);
select is((select (total_kes, pickup_point_id, town)::text from public.orders where id = tests.id_of('point')),
  '(1800,moi,CBD)', 'it is fetched at a point');
select is(pg_temp.told($$'more'$$), 'too_many_orders', 'three unpaid ones are enough for one number');
select is(pg_temp.take('cash', '0722000111', 'cash') ->> 'payment_state', 'unpaid', 'cash is taken at the door');
select is(pg_temp.told($$'cash 2', '0722000111', 'cash'$$), 'cash_not_available', 'once at a time');

-- An account
select tests.as_owner();
insert into public.profiles (user_id, full_name, phone) values (tests.user_id('asha'), 'Asha', '254733000111')
  on conflict (user_id) do update set phone = excluded.phone;
select tests.sign_in('packer');
select tests.remember('mine', (pg_temp.take('mine', '0733000111', mail => ' Asha@tests.example') ->> 'id')::uuid);
select tests.remember('not mine', (pg_temp.take('not mine', '0733000112', mail => 'asha@tests.example') ->> 'id')::uuid);
select is((select user_id from public.orders where id = tests.id_of('mine')), tests.user_id('asha'),
  'an account with that address and phone has it');
select is((select user_id from public.orders where id = tests.id_of('not mine')), null,
  'one with another phone has not');
select tests.sign_in('asha');
select is((select count(*) from public.orders where phone = '254733000111'), 1::bigint, 'who sees it among theirs');

-- Once more
select tests.sign_in('packer');
select is(tests.outcome(format('select public.send_order_link(%L)', gen_random_uuid())), 'not_found', 'a link is of an order');
select is(tests.outcome(format('select public.send_order_link(%L)', (select id from public.orders where payment_method = 'cash'))), 'wrong_state', 'that is to be paid by M-Pesa');
select is(tests.outcome(format('select public.send_order_link(%L)', tests.id_of('one'))), 'wrong_state', 'and whose prompt is not open');
select is(public.send_order_link(tests.id_of('link')), '254712345671', 'the desk sends it again');
select is(tests.outcome(format('select public.send_order_link(%L)', tests.id_of('link'))), 'accepted', 'and again');
select is(tests.outcome(format('select public.send_order_link(%L)', tests.id_of('link'))), 'accepted', 'and again');
select is(tests.outcome(format('select public.send_order_link(%L)', tests.id_of('link'))), 'too_many_attempts', 'thrice a day');
select is(tests.outcome(format('select public.send_order_link(%L)', tests.id_of('hers'))), 'no_texts', 'not to who wants no SMS');
select tests.as_owner();
update public.orders set fulfilment_state = 'dispatched' where id = tests.id_of('link');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.send_order_link(%L)', tests.id_of('link'))), 'wrong_state', 'nor of a parcel that has left, of which no message would go');
select tests.as_owner();
update public.orders set fulfilment_state = 'placed' where id = tests.id_of('link');
select tests.sign_in('packer');
select tests.as_owner();
select is((select count(*) from private.text_messages where order_id = tests.id_of('link') and kind = 'placed'), 4::bigint, 'each is a message');
select is((select bool_and(private.text_words(t) like 'Order %: please pay KSh 1,950.%') from private.text_messages t where t.order_id = tests.id_of('link')), true,
  'that says what is to be paid');

select * from finish();
rollback;
