begin;
select plan(66);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');
insert into auth.sessions (id, user_id, created_at) values
  (md5('asha')::uuid, tests.user_id('asha'), now()), (md5('old')::uuid, tests.user_id('asha'), now() - interval '1 hour'),
  (md5('boss')::uuid, tests.user_id('boss'), now()), (md5('baraka')::uuid, tests.user_id('baraka'), now());
create function pg_temp.on_session(who text, name text default null) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.user_id(who), 'role', 'authenticated',
    'session_id', md5(coalesce(name, who))::uuid))
$$;
create function pg_temp.jobs(count text) returns text language sql as $$ select public.run_scheduled_jobs() ->> count $$;
grant execute on all functions in schema pg_temp to public;

-- Asking
select pg_temp.on_session('asha', 'old');
select is(tests.outcome($$ select public.request_account_deletion('DELETE') $$), 'sign_in_again', 'an old session is not enough');
select pg_temp.on_session('asha', 'boss');
select is(tests.outcome($$ select public.request_account_deletion('DELETE') $$), 'not_signed_in', 'nor that of another');
select pg_temp.on_session('asha');
select is(tests.outcome($$ select public.request_account_deletion('yes') $$), 'bad_confirmation', 'a word has to be typed');
select is(tests.outcome($$ select public.request_account_deletion(null) $$), 'bad_confirmation', 'really');
select is(tests.outcome($$ select public.request_account_deletion('baraka@tests.example') $$), 'bad_confirmation', 'or the own address');
select is(tests.outcome($$ insert into public.account_deletions (user_id) values (auth.uid()) $$), '42501', 'there is no other way');
select is((public.request_account_deletion(' Asha@tests.example ')).due_at, now() + interval '14 days', 'it is due in 14 days');
select is(count(*), 1::bigint, 'its owner sees it') from public.account_deletions;
select is(count(*), 1::bigint, 'and is told') from public.notifications where title = 'Your account will be deleted';
select matches((select message from public.notifications where title = 'Your account will be deleted'),
  '^It is erased on \d{1,2} [A-Z][a-z]{2} \d{4}\. Changed your mind\? Open your profile and keep it\.$', 'with the day');
select lives_ok($$ select public.request_account_deletion('DELETE') $$, 'asking again');
select tests.as_owner();
select is(count(*), 1::bigint, 'by mail as well, once') from private.deliveries
where user_id = tests.user_id('asha') and push_subscription_id is null;
select pg_temp.on_session('asha');
select is(count(*), 1::bigint, 'changes nothing') from public.notifications where title = 'Your account will be deleted';
select is(tests.outcome($$ update public.account_deletions set due_at = now() $$), '42501', 'nobody moves the day');
select is(tests.outcome($$ delete from public.account_deletions $$), '42501', 'nor deletes it by hand');
select tests.sign_in('baraka');
select is(count(*), 0::bigint, 'a stranger sees nothing') from public.account_deletions;
select is(public.keep_my_account(), false, 'and keeps only what is theirs');
select tests.sign_in('boss');
select is(count(*), 0::bigint, 'an administrator neither') from public.account_deletions;
select tests.as_visitor();
select is(tests.outcome($$ select public.request_account_deletion('DELETE') $$), '42501', 'a visitor has nothing to delete');
select is(tests.outcome('select public.keep_my_account()'), '42501', 'nor to keep');
select is(tests.outcome('select public.orders_before_erasure()'), '42501', 'nor to wait for');
select is(tests.outcome('select * from public.account_deletions'), '42501', 'nor to read');
select pg_temp.on_session('boss');
select is(tests.outcome($$ select public.request_account_deletion('DELETE') $$), 'last_admin', 'the shop keeps an administrator');

-- Taking it back, from any session
select tests.sign_in('asha');
select is(public.keep_my_account(), true, 'the owner takes it back');
select is(count(*), 0::bigint, 'nothing is due any more') from public.account_deletions;
select is(count(*), 1::bigint, 'and the owner is told') from public.notifications where title = 'Your account stays';
select is(public.keep_my_account(), false, 'once');

-- Erasing. Two orders: one long delivered, one on its way.
select tests.as_owner();
update auth.users set raw_user_meta_data = '{"full_name": "Asha Mwangi"}' where id = tests.user_id('asha');
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values (gen_random_uuid(), 'email', 'a', tests.user_id('asha'), '{"email": "asha@tests.example"}');
insert into auth.refresh_tokens (id, token, user_id) values ('1', 'secret', tests.user_id('asha'));
insert into auth.flow_state (id, user_id, authentication_method, provider_type) values (gen_random_uuid(), tests.user_id('asha'), 'email', 'email');
insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(),
  json_build_object('actor_id', tests.user_id('asha'), 'actor_username', 'asha@tests.example'));
insert into storage.objects (bucket_id, name) values
  ('avatars', tests.user_id('asha') || '/' || md5('picture')::uuid || '.webp'),
  ('avatars', tests.user_id('baraka') || '/' || md5('picture')::uuid || '.webp'),
  ('return-photos', tests.user_id('asha') || '/' || gen_random_uuid() || '/a.jpg'),
  ('return-photos', tests.user_id('baraka') || '/' || gen_random_uuid() || '/b.jpg');
insert into public.profiles (user_id, full_name, phone, avatar_path) values
  (tests.user_id('asha'), 'Asha Mwangi', '254712000001', tests.user_id('asha') || '/' || md5('picture')::uuid || '.webp');
insert into public.user_health_profiles (user_id) values (tests.user_id('asha'));
insert into public.user_subscriptions (user_id, plan_type) values (tests.user_id('asha'), 'free');
create function pg_temp.order_as_asha(name text, method text) returns void language sql as $$
  select tests.remember(name, (public.place_order(gen_random_uuid(), tests.items(9002, 1), method, 'Asha Mwangi', '0712 000 001',
    'Nairobi City', 'Kilimani', 'Blue gate of Asha', '0712 000 001', 'Ring twice, Asha')).id)
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.on_session('asha');
select pg_temp.order_as_asha('paid', 'mpesa');
select pg_temp.order_as_asha('cash', 'cash');
select tests.prompted(tests.id_of('paid'), 'C-1');
select public.record_payment_message('callback', '{"Items": [{"PhoneNumber": 254712000001}, {"Date": 20254712000001}]}', 'paid', 'C-1');
select public.settle_payment('C-1', 'M-C-1', 0, 'ok', 1100, 'R1');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('paid'), 'packed');
select public.set_order_fulfilment(tests.id_of('paid'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('paid'), 'delivered');

select pg_temp.on_session('asha');
select is(count(*), 1::bigint, 'the owner learns what has to end first') from public.orders_before_erasure();
select is((select number from public.orders_before_erasure()), (select number from public.orders where id = tests.id_of('cash')), 'by its number');
select lives_ok($$ select public.request_account_deletion('DELETE') $$, 'an open order does not stop the wish');
select tests.sign_in('baraka');
select is_empty('select * from public.orders_before_erasure()', 'a stranger has no part in it');
select tests.as_service();
select is(pg_temp.jobs('erased_accounts'), '0', 'before its day nothing is erased');
update public.account_deletions set due_at = now() - interval '1 minute';
select is(pg_temp.jobs('erased_accounts'), '0', 'nor while an order is open');
select tests.as_owner();
select is(private.erase_account(tests.user_id('asha')), false, 'whoever asks');
select is(count(*), 1::bigint, 'and nothing has changed') from public.profiles where full_name = 'Asha Mwangi';
select tests.as_service();
update public.orders set payment_state = 'needs_review', fulfilment_state = 'cancelled' where id = tests.id_of('cash');
select is(pg_temp.jobs('erased_accounts'), '0', 'nor while money is unsettled');
update public.orders set payment_state = 'refund_due' where id = tests.id_of('cash');
select is(pg_temp.jobs('erased_accounts'), '0', 'or owed');
update public.orders set payment_state = 'refunded', return_state = 'requested' where id = tests.id_of('cash');
select is(pg_temp.jobs('erased_accounts'), '0', 'or coming back');
update public.orders set return_state = 'none' where id = tests.id_of('cash');
insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, amount_kes, state)
values ('MP-222222', tests.user_id('asha'), 'premium', 'start', 700, 700, 'refund_due');
select is(pg_temp.jobs('erased_accounts'), '0', 'or owed for a plan');
update public.plan_payments set state = 'refunded';
select is(pg_temp.jobs('erased_accounts'), '1', 'then it is');
select is(pg_temp.jobs('erased_accounts'), '0', 'once');

select tests.as_owner();
select is_empty($$ select 1 from auth.users where id = tests.user_id('asha') $$, 'the account is gone');
-- Looks through every row of every table for what says who it was.
create function pg_temp.traces(needle text) returns setof text language plpgsql as $$
declare
  place regclass;
  found_rows bigint;
begin
  for place in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth')
  loop
    execute format('select count(*) from %s t where strpos(lower(to_jsonb(t)::text), %L) > 0', place, lower(needle)) into found_rows;
    if found_rows > 0 then
      return next place || ' ' || found_rows;
    end if;
  end loop;
end
$$;
select bag_eq(format('select pg_temp.traces(%L)', tests.user_id('asha')), $$ values ('private.file_removals 2') $$,
  'its id is nowhere but where its files wait to be removed');
select is_empty($$ select pg_temp.traces('asha') $$, 'its name and address are nowhere');
select is_empty($$ select pg_temp.traces('"254712000001"') $$, 'its number is nowhere');
select is_empty($$ select pg_temp.traces(' 254712000001') $$, 'not within a message either');
select is_empty($$ select pg_temp.traces('Blue gate') $$, 'nor where it lived');
select is((select user_id from public.plan_payments where number = 'MP-222222'), null, 'what a plan cost stays without its buyer');
select results_eq(format($$ select user_id, contact_name, phone, alt_phone, county, town, landmark, note, total_kes, payment_state, fulfilment_state
  from public.orders where id = %L $$, tests.id_of('paid')),
  $$ values (null::uuid, 'Deleted account', '254700000000', null::text, 'Nairobi City', 'Removed', 'Removed', null::text, 1100, 'paid', 'delivered') $$,
  'the books keep the order');
select results_eq(format($$ select phone, amount_kes, state, receipt from public.payments where order_id = %L $$, tests.id_of('paid')),
  $$ values ('254700000000', 1100, 'paid', 'R1') $$, 'and its payment');
select is(count(*), 1::bigint, 'what was bought') from public.order_items where order_id = tests.id_of('paid');
select ok(count(*) > 3, 'and its story') from public.order_events where order_id = tests.id_of('paid');
select ok(bool_and(body::text not like '%2547120%' or body::text like '%20254712000001%'), 'a number within a longer one is no phone')
from public.payment_messages;
select tests.as_service();
select is(pg_temp.jobs('files_to_remove'), '2', 'its files wait for the function');
select results_eq($$ select bucket_id, path like tests.user_id('asha') || '/%' from public.files_to_remove() order by 1 $$,
  $$ values ('avatars', true), ('return-photos', true) $$, 'which gets their paths');
select is(public.files_removed('avatars', array(select path from public.files_to_remove())), 1, 'and says what is gone');
select is(pg_temp.jobs('files_to_remove'), '1', 'bucket by bucket');
select is(public.files_removed('return-photos', array(select path from public.files_to_remove())), 1, 'to the last one');
select is(pg_temp.jobs('files_to_remove'), '0', 'then nothing is left');

-- The others are as they were; a new account may take the address
select is(count(*), 2::bigint, 'files of others stay') from storage.objects where name like tests.user_id('baraka') || '/%';
select tests.as_owner();
select ok(exists (select 1 from auth.users where id = tests.user_id('baraka')), 'and so do they');
select lives_ok($$ select tests.make_user('asha') $$, 'the address is free again');

-- One that fails keeps nobody else waiting
create function pg_temp.stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
create trigger stuck before delete on auth.users for each row when (old.email = 'asha@tests.example') execute function pg_temp.stuck();
insert into public.account_deletions (user_id, due_at) values
  (tests.user_id('asha'), now() - interval '2 days'), (tests.user_id('baraka'), now() - interval '1 day');
set local client_min_messages = error;
select is(private.erase_due_accounts(), 1, 'the other one is erased');
select is((select due_at from public.account_deletions where user_id = tests.user_id('asha')), now() + interval '1 hour', 'this one is tried again later');

select tests.sign_in('boss');
select is(tests.outcome('select public.files_to_remove()'), '42501', 'the list is for the service');
select is(tests.outcome($$ select public.files_removed('avatars', '{}') $$), '42501', 'and so is the word that they are gone');

select * from finish();
rollback;
