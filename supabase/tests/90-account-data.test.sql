begin;
select plan(27);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');

-- Coverage: a table about people that nobody registered would be missing from downloads and survive an erasure.
select is_empty($$
  select c.oid::regclass from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
      or exists (
        select 1 from pg_constraint f where f.conrelid = c.oid
          and (f.confrelid = 'auth.users'::regclass or f.confrelid in (select source from private.personal_data)))
    )
    and c.oid not in (select source from private.personal_data)
$$, 'every table about people, or hanging on one, is registered: call private.register_personal_data in its chapter');
select is_empty($$
  select conrelid::regclass, conname from pg_constraint
  where confrelid = 'auth.users'::regclass and conrelid::regclass::text not like 'auth.%' and confdeltype not in ('c', 'n')
$$, 'no table keeps an account from being deleted: on delete cascade or set null');
select is_empty($$
  select d.source, h from private.personal_data d, unnest(d.hidden) h
  where not exists (select 1 from pg_attribute a where a.attrelid = d.source and a.attname = h and not a.attisdropped)
$$, 'what is hidden exists');
select is_empty($$
  select g.table_name from information_schema.role_table_grants g
  where g.table_schema = 'private' and g.table_name in ('personal_data', 'file_removals')
    and g.grantee in ('anon', 'authenticated', 'PUBLIC')
$$, 'the register is nobody''s to write');

-- Two people with something in every table that a person can fill
create function pg_temp.fill(who text, checkout text, phone text) returns void language plpgsql as $$
begin
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (gen_random_uuid(), 'email', who, tests.user_id(who), jsonb_build_object('email', who || '@tests.example'));
  insert into auth.sessions (id, user_id, user_agent, ip) values (gen_random_uuid(), tests.user_id(who), 'Browser of ' || who, '10.0.0.7');
  insert into storage.objects (bucket_id, name) values ('avatars', tests.user_id(who) || '/' || gen_random_uuid() || '.webp');
  insert into public.profiles (user_id, full_name, phone) values (tests.user_id(who), initcap(who) || ' Mwangi', phone);
  insert into public.user_health_profiles (user_id) values (tests.user_id(who));
  insert into public.user_subscriptions (user_id, plan_type) values (tests.user_id(who), 'free');
  insert into public.notifications (user_id, title, message) values (tests.user_id(who), 'Hello', 'Karibu, ' || who);
  perform tests.sign_in(who);
  perform tests.remember(who || ' order', (public.place_order(gen_random_uuid(), tests.items(9002, 1), 'mpesa', initcap(who) || ' Mwangi',
    phone, 'Nairobi City', 'Town of ' || who, 'Gate of ' || who, phone, 'Note of ' || who)).id);
  perform tests.prompted(tests.id_of(who || ' order'), checkout);
  perform public.record_payment_message('callback', jsonb_build_object('PhoneNumber', phone::bigint, 'Amount', 1100), 'received', checkout);
end
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.fill('asha', 'C-asha', '254712000001');
select tests.as_owner();
select pg_temp.fill('baraka', 'C-baraka', '254712000002');

-- The download
select tests.sign_in('asha');
create function pg_temp.mine(path text[]) returns jsonb language sql as $$ select public.export_my_data() #> path $$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.mine('{account,email}'), '"asha@tests.example"', 'it names the account');
select is(pg_temp.mine('{account,sessions,0,device}'), '"Browser of asha"', 'its sessions');
select is(pg_temp.mine('{account,sessions,0,address}'), '"10.0.0.7"', 'with their address');
select is(jsonb_array_length(pg_temp.mine('{account,files}')), 1, 'its files');
select is(pg_temp.mine('{account,ways_to_sign_in,0,provider}'), '"email"', 'and how it signs in');
select is(pg_temp.mine('{tables,profiles,0,full_name}'), '"Asha Mwangi"', 'the profile');
select is(pg_temp.mine('{tables,orders,0,landmark}'), '"Gate of asha"', 'the order');
select is(pg_temp.mine('{tables,order_items,0,name}'), '"Raw Acacia Honey"', 'with what was bought');
select is(pg_temp.mine('{tables,payments,0,phone}'), '"254712000001"', 'the payment');
select is(pg_temp.mine('{tables,payment_messages,0,body,PhoneNumber}'), '254712000001', 'what M-Pesa said');
select ok(jsonb_array_length(pg_temp.mine('{tables,notifications}')) > 0, 'the notifications');
-- with the rights of the owner, who may read the register
select tests.become(session_user, jsonb_build_object('sub', tests.user_id('asha')));
select bag_eq($$ select jsonb_object_keys(public.export_my_data() -> 'tables') $$, $$
  select c.relname from private.personal_data d join pg_class c on c.oid = d.source $$, 'every registered table is in it');
select tests.sign_in('asha');
select unalike(public.export_my_data()::text, '%callback_token%', 'no secret of a payment');
select unalike(public.export_my_data()::text, '%' || tests.user_id('baraka') || '%', 'no id of anybody else');
select unalike(public.export_my_data()::text, '%254712000002%', 'no number of anybody else');
select unalike(lower(public.export_my_data()::text), '%baraka%', 'no word of anybody else');
select is_empty($$
  select t.key from jsonb_each(public.export_my_data() -> 'tables') t where t.value = '[]' and t.key in (
    'profiles', 'user_health_profiles', 'user_subscriptions', 'notifications', 'orders', 'order_items', 'order_events',
    'payments', 'payment_messages', 'stock_movements')
$$, 'each of these tables was filled, so that the tests above mean something');

-- An administrator's download holds what they did, not what they may see
select tests.as_service();
update public.orders set payment_state = 'paid' where id = tests.id_of('asha order');
select tests.sign_in('boss');
select lives_ok(format('select public.set_order_fulfilment(%L, %L)', tests.id_of('asha order'), 'packed'), 'an administrator packs');
select is(pg_temp.mine('{tables,orders}'), '[]', 'the order is not theirs');
select is(pg_temp.mine('{tables,order_events}'), '[]', 'nor is its story');
select unalike(public.export_my_data()::text, '%' || tests.user_id('asha') || '%', 'nor its buyer');
select tests.sign_in('asha');
select unalike(public.export_my_data()::text, '%' || tests.user_id('boss') || '%', 'who packed is not the buyer''s to know');

select tests.as_visitor();
select is(tests.outcome('select public.export_my_data()'), '42501', 'a visitor has no data');

select * from finish();
rollback;
