begin;
select plan(33);
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
delete from private.rate_windows;

create function pg_temp.send(
  message text default 'Where is my parcel, please?', email text default 'njeri@example.co.ke', key uuid default gen_random_uuid(),
  name text default 'Njeri', topic text default 'order', order_number text default null, website text default null, writing_ms integer default 20000
) returns text language sql as $$
  select public.send_contact_message(key, name, email, message, topic, order_number, website, writing_ms)
$$;
grant execute on all functions in schema pg_temp to public;

select tests.as_visitor();
select is(pg_temp.send(key => tests.user_id('key'), order_number => ' mz-7f3k2q '), 'received', 'a visitor writes');
select is(pg_temp.send(key => tests.user_id('key')), 'received', 'the same again changes nothing');
select is(tests.outcome('select * from public.contact_messages'), '42501', 'they read none');
select is(tests.outcome($$ insert into public.contact_messages (client_key, name, email, topic, message) values (gen_random_uuid(), 'x', 'x', 'x', 'x') $$), '42501', 'there is no way around the function');
select is(tests.outcome($$ select pg_temp.send(name => ' ') $$), 'bad_name', 'a name is needed');
select is(tests.outcome($$ select pg_temp.send(email => 'njeri@') $$), 'bad_email', 'an address too');
select is(tests.outcome($$ select pg_temp.send(email => repeat('n', 250) || '@x.ke') $$), 'bad_email', 'of a sane length');
select is(tests.outcome($$ select pg_temp.send(order_number => 'MZ-1') $$), 'bad_order_number', 'a number of an order, if any');
select is(tests.outcome($$ select pg_temp.send(message => 'Hi') $$), 'bad_message', 'and something to say');
select is(tests.outcome($$ select pg_temp.send(message => repeat('x', 4001)) $$), 'bad_message', 'but no book');
select is(tests.outcome($$ select pg_temp.send(key => null) $$), 'invalid', 'under a key');

-- Machines
select is(pg_temp.send(email => 'bot@example.com', website => 'http://spam.example'), 'received', 'who fills the hidden field is thanked');
select is(pg_temp.send(email => 'bot@example.com', writing_ms => 400), 'received', 'so is who writes in no time');
select is(pg_temp.send(email => 'bot@example.com', message => 'http://a.example http://b.example https://c.example HTTP://d.example'), 'received', 'and who brings many links');

-- Too much
select is(tests.outcome($$ select pg_temp.send(email => 'flood@example.com') from generate_series(1, 5) $$), 'accepted', 'five messages of an address are fine');
select is(tests.outcome($$ select pg_temp.send(email => 'flood@example.com') $$), 'too_many_messages', 'the sixth must wait');
select set_config('request.headers', '{"x-forwarded-for": "10.1.2.3"}', true);
select is(tests.outcome($$ select pg_temp.send(email => 'w' || n || '@example.com') from generate_series(1, 8) n $$), 'accepted', 'eight of one connection');
select is(tests.outcome($$ select pg_temp.send(email => 'other@example.com') $$), 'too_many_messages', 'not nine');
select set_config('request.headers', '{"x-forwarded-for": "10.1.2.4"}', true);
select is(tests.outcome($$ select pg_temp.send(email => 'other@example.com') $$), 'accepted', 'the neighbour may');

-- A member's is theirs
select tests.sign_in('asha');
select is(pg_temp.send(email => 'ASHA@tests.example', topic => 'nonsense', message => E'Two\r\nlines \x07of text'), 'received', 'a member writes');
select is_empty('select * from public.contact_messages', 'and reads none either');
select is(jsonb_array_length(public.export_my_data() #> '{tables,contact_messages}'), 1, 'but finds it in the download');

-- The desk
select tests.sign_in('boss');
select results_eq($$ select email, topic, message, user_id from public.contact_messages where user_id is not null $$,
  $$ values ('asha@tests.example', 'other', E'Two\nlines of text', tests.user_id('asha')) $$, 'the desk reads it, tidied');
select is(count(*), 3::bigint, 'machines lie apart') from public.contact_messages where state = 'spam';
select is(tests.touched($$ update public.contact_messages set state = 'answered' where order_number = 'MZ-7F3K2Q' $$), 1::bigint, 'one is settled');
select ok(settled_at is not null, 'with its time') from public.contact_messages where order_number = 'MZ-7F3K2Q';
select is(tests.outcome($$ update public.contact_messages set message = 'something they never wrote' $$), '42501', 'nobody rewrites what people said');

-- Priority is of the plan on the day a message comes, whatever the form says
select tests.as_owner();
delete from private.rate_windows;
delete from public.contact_messages;
select tests.make_user(name) from unnest('{premium,gold,trial}'::text[]) name;
insert into public.user_subscriptions (user_id, plan_type, trial_start, trial_end) values
  (tests.user_id('premium'), 'premium', null, null), (tests.user_id('gold'), 'gold', null, null),
  (tests.user_id('trial'), 'free_trial', private.nairobi_date(), private.nairobi_date() + 7);
create function pg_temp.came(writer text, ago interval) returns void language sql security definer as $$
  update public.contact_messages set created_at = now() - ago where email = writer || '@example.com'
$$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('premium');
select pg_temp.send(email => 'premium@example.com'), pg_temp.came('premium', '1 hour');
select tests.sign_in('gold');
select pg_temp.send(email => 'gold@example.com'), pg_temp.came('gold', '3 hours');
select tests.sign_in('trial');
select pg_temp.send(email => 'trial@example.com'), pg_temp.came('trial', '1 minute');
select tests.as_visitor();
select pg_temp.send(email => 'visitor@example.com');
create function pg_temp.order_of(sort text default null) returns text language sql as $$
  select string_agg(split_part(r.value ->> 'email', '@', 1), ' ' order by r.ordinality)
  from jsonb_array_elements(public.desk_rows('messages', sort => order_of.sort) -> 'rows') with ordinality r
$$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('boss');
select is(pg_temp.order_of(), 'gold premium visitor trial', 'Premium and Gold stand first, the longest wait before all, then the newest');
select is(pg_temp.order_of('created_at'), 'visitor trial premium gold', 'a column that somebody chose goes before that');
select is((select string_agg(r ->> 'has_priority', ' ' order by r ->> 'email') from jsonb_array_elements(public.desk_rows('messages') -> 'rows') r),
  'true true false false', 'they are marked');
update public.contact_messages set state = 'answered' where email = 'gold@example.com';
select is(pg_temp.order_of(), 'premium visitor trial gold', 'what was answered waits no longer');
select is((select r ->> 'waits_since' from jsonb_array_elements(public.desk_rows('messages') -> 'rows') r where r ->> 'email' = 'gold@example.com'),
  null, 'and has no wait');
select tests.as_owner();
update public.user_subscriptions set plan_type = 'free' where user_id = tests.user_id('premium');
select ok(has_priority, 'a plan that ends takes no message back') from public.contact_messages where email = 'premium@example.com';
select * from finish();
rollback;
