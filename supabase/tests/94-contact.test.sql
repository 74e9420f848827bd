begin;
select plan(27);
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
select * from finish();
rollback;
