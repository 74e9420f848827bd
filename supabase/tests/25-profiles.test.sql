begin;
select plan(66);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');

-- Profiles
create function pg_temp.save(who text, field text, value text) returns text language sql as $$
  select format('insert into public.profiles (user_id, %1$I) values (%2$L, %3$L)
    on conflict (user_id) do update set user_id = excluded.user_id, %1$I = excluded.%1$I', field, tests.user_id(who), value)
$$;
create function pg_temp.picture(who text, file text) returns text language sql as $$
  select tests.user_id(who) || '/' || file
$$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('asha');
select is(tests.outcome(pg_temp.save('asha', 'full_name', 'Asha Wanjiku')), 'accepted', 'the owner writes a name');
select is(tests.outcome(pg_temp.save('asha', 'phone', '254712345678')), 'accepted', 'a phone');
select is(tests.outcome(pg_temp.save('asha', 'county', 'Turkana')), 'accepted', 'a county');
select is(tests.outcome(pg_temp.save('asha', 'language', 'sw')), 'accepted', 'and a language');
select results_eq($$ select full_name, phone, county, language from public.profiles $$,
  $$ values ('Asha Wanjiku', '254712345678', 'Turkana', 'sw') $$, 'and reads them');
select is(tests.outcome(pg_temp.save('asha', 'phone', '0712345678')), '23514', 'phones are kept in one form');
select is(tests.outcome(pg_temp.save('asha', 'phone', '254201234567')), '23514', 'a landline is no mobile');
select is(tests.outcome(pg_temp.save('asha', 'county', 'Atlantis')), '23503', 'there are 47 counties');
select is(tests.outcome(pg_temp.save('asha', 'language', 'fr')), '23514', 'and two languages');
select is(tests.outcome(pg_temp.save('asha', 'full_name', 'A')), '23514', 'a name has two letters');
select is(tests.outcome(pg_temp.save('asha', 'full_name', repeat('a', 101))), '23514', 'and at most a hundred');
select is(tests.outcome(pg_temp.save('asha', 'full_name', '<b>Asha</b>')), '23514', 'and no markup');
select is(tests.outcome(pg_temp.save('asha', 'avatar_path', pg_temp.picture('asha', gen_random_uuid() || '.webp'))),
  'accepted', 'an own picture is named');
select is(tests.outcome(pg_temp.save('asha', 'avatar_path', pg_temp.picture('baraka', gen_random_uuid() || '.webp'))),
  '23514', 'not that of another');
select is(tests.outcome(pg_temp.save('asha', 'avatar_path', pg_temp.picture('asha', '../x.webp'))), '23514', 'nor a path elsewhere');
select is(tests.outcome(pg_temp.save('baraka', 'full_name', 'Taken Over')), '42501', 'nobody writes for another');
select is(tests.outcome($$ update public.profiles set user_id = tests.user_id('baraka') $$), '42501', 'nor gives a profile away');
select is(tests.outcome($$ update public.profiles set created_at = '2020-01-01' $$), '42501', 'nor dates it back');
select is(tests.outcome('delete from public.profiles'), '42501', 'nor deletes it alone');
select tests.sign_in('baraka');
select is(count(*), 0::bigint, 'a stranger reads nothing') from public.profiles;
select is(tests.touched($$ update public.profiles set full_name = 'Stranger' $$), 0::bigint, 'and changes nothing');
select tests.sign_in('boss');
select is(count(*), 0::bigint, 'an administrator reads nothing, too') from public.profiles;
select tests.as_visitor();
select is(tests.outcome('select * from public.profiles'), '42501', 'a visitor neither');

-- What was chosen stays when Google writes its own into the account
select tests.as_service();
update public.profiles set avatar_path = pg_temp.picture('asha', '11111111-1111-1111-1111-111111111111.webp')
where user_id = tests.user_id('asha');
select tests.as_owner();
create function pg_temp.metadata(who text, written jsonb) returns jsonb language sql as $$
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || written where id = tests.user_id(who)
  returning raw_user_meta_data
$$;
create function pg_temp.own_picture() returns text language sql as $$
  select 'https://mizizi.example/storage/' || pg_temp.picture('asha', '11111111-1111-1111-1111-111111111111.webp')
$$;
select is(pg_temp.metadata('asha', '{"full_name": "A. W."}') ->> 'full_name', 'Asha Wanjiku', 'the chosen name stays');
select is(pg_temp.metadata('asha', jsonb_build_object('avatar_url', pg_temp.own_picture())) ->> 'avatar_url',
  pg_temp.own_picture(), 'the own picture is shown');
select is(pg_temp.metadata('asha', '{"avatar_url": "https://google.example/a.png", "picture": "https://google.example/a.png"}') ->> 'avatar_url',
  pg_temp.own_picture(), 'and stays');
select is(pg_temp.metadata('baraka', '{"full_name": "Baraka O.", "avatar_url": "https://google.example/b.png"}'),
  '{"full_name": "Baraka O.", "avatar_url": "https://google.example/b.png"}', 'whoever chose nothing has what Google says');
update public.profiles set avatar_path = null where user_id = tests.user_id('asha');
select is(pg_temp.metadata('asha', '{"avatar_url": null}') ->> 'avatar_url', null, 'a removed picture is gone');

-- Pictures
create function pg_temp.store(who text, file text default gen_random_uuid() || '.webp') returns text language sql as $$
  select format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'avatars', pg_temp.picture(who, file))
$$;
grant execute on all functions in schema pg_temp to public;
select results_eq($$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'avatars' $$,
  $$ values (true, 1048576::bigint, '{image/webp,image/jpeg}'::text[]) $$, 'small pictures only');
select tests.sign_in('asha');
select is(tests.outcome(pg_temp.store('asha')), 'accepted', 'a picture into the own folder');
select is(tests.outcome(pg_temp.store('baraka')), '42501', 'not into that of another');
select is(tests.outcome(pg_temp.store('asha', 'me.webp')), '42501', 'under a random name');
select is(tests.outcome(pg_temp.store('asha', gen_random_uuid() || '.svg')), '42501', 'of a known type');
select is(tests.outcome($$ insert into storage.objects (bucket_id, name) values ('avatars', gen_random_uuid() || '.webp') $$),
  '42501', 'not beside the folders');
select is(count(*), 1::bigint, 'the owner lists the own ones') from storage.objects where bucket_id = 'avatars';
select is(tests.touched($$ update storage.objects set name = pg_temp.picture('baraka', gen_random_uuid() || '.webp') $$),
  0::bigint, 'nobody moves one elsewhere');
select lives_ok(pg_temp.store('asha'), 'another') from generate_series(2, 10);
select is(tests.outcome(pg_temp.store('asha')), '42501', 'but not without end');
select tests.sign_in('baraka');
select is(count(*), 0::bigint, 'a stranger lists none') from storage.objects where bucket_id = 'avatars';
select is(tests.removes_files('avatars'), 0::bigint, 'and deletes none');
select tests.as_visitor();
select is(tests.outcome(pg_temp.store('asha')), '42501', 'a visitor stores none');
select tests.sign_in('asha');
select is(tests.removes_files('avatars'), 10::bigint, 'the owner deletes the own ones');

-- Ways to sign in, and sessions
select tests.as_owner();
update auth.users set encrypted_password = '$2b$10$abc', email_change = 'new@tests.example', email_change_sent_at = now()
where id = tests.user_id('asha');
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values (gen_random_uuid(), 'email', 'a', tests.user_id('asha'), '{}'), (gen_random_uuid(), 'google', 'g', tests.user_id('asha'), '{}'),
  (gen_random_uuid(), 'google', 'b', tests.user_id('baraka'), '{}');
insert into auth.sessions (id, user_id, user_agent, created_at, refreshed_at, not_after) values
  (md5('now')::uuid, tests.user_id('asha'), 'Phone', now() - interval '5 minutes', null, null),
  (md5('old')::uuid, tests.user_id('asha'), 'Laptop', now() - interval '9 days', (now() - interval '1 day') at time zone 'utc', null),
  (md5('ended')::uuid, tests.user_id('asha'), 'Tablet', now() - interval '9 days', null, now() - interval '1 day'),
  (md5('his')::uuid, tests.user_id('baraka'), 'His', now() - interval '1 day', null, null);
create function pg_temp.on_session(who text, name text) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.user_id(who), 'role', 'authenticated', 'session_id', md5(name)::uuid))
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.on_session('asha', 'now');
select results_eq('select * from public.my_sign_in()',
  $$ values (true, '{email,google}'::text[], 'new@tests.example', true) $$, 'the owner learns how they sign in');
select results_eq('select user_agent, last_seen_at, is_current from public.my_sessions()',
  $$ values ('Phone', now() - interval '5 minutes', true), ('Laptop', now() - interval '1 day', false) $$,
  'and where, without sessions that have ended');
select pg_temp.on_session('asha', 'old');
select is((select is_recent from public.my_sign_in()), false, 'an old session proves little');
select pg_temp.on_session('asha', 'his');
select is_empty('select from public.my_sign_in()', 'a session of another proves nothing');
select tests.sign_in('asha');
select is((select is_recent from public.my_sign_in()), false, 'nor does none');
select pg_temp.on_session('baraka', 'his');
select results_eq('select * from public.my_sign_in()', $$ values (false, '{google}'::text[], null::text, false) $$,
  'an account of Google has no password');
select results_eq('select user_agent, is_current from public.my_sessions()', $$ values ('His', true) $$, 'and sees its own sessions only');
select tests.as_visitor();
select is(tests.outcome('select public.my_sign_in()'), '42501', 'a visitor has no way of their own');
select is(tests.outcome('select public.my_sessions()'), '42501', 'and no sessions');
select is(tests.outcome($$ select public.may_store_avatar('x') $$), '42501', 'and no pictures');

-- The language of the account is known to the auth server, which writes the mails about it.
select tests.as_owner();
create function pg_temp.spoken(who text) returns text language sql as $$
  select raw_user_meta_data ->> 'language' from auth.users where id = tests.user_id(who)
$$;
update public.profiles set language = 'sw' where user_id = tests.user_id('asha');
select is(pg_temp.spoken('asha'), 'sw', 'a language that is chosen goes to the account');
update public.profiles set full_name = 'Asha W' where user_id = tests.user_id('asha');
select is(pg_temp.spoken('asha'), 'sw', 'and stays with other changes');
update auth.users set raw_user_meta_data = '{"name": "Google"}' where id = tests.user_id('asha');
select is(pg_temp.spoken('asha'), 'sw', 'also when Google writes its own');
update public.profiles set language = 'en' where user_id = tests.user_id('asha');
select is(pg_temp.spoken('asha'), 'en', 'until another one is chosen');
insert into auth.users (id, aud, role, email, raw_user_meta_data)
values ('00000000-0000-4000-8000-0000000000aa', 'authenticated', 'authenticated', 'mpya@tests.example', '{"language": "sw"}');
select is((select language from public.profiles where user_id = '00000000-0000-4000-8000-0000000000aa'), 'sw',
  'whoever signs up in Kiswahili is written to in it');
insert into auth.users (id, aud, role, email, raw_user_meta_data)
values ('00000000-0000-4000-8000-0000000000ab', 'authenticated', 'authenticated', 'new@tests.example', '{"language": "fr"}');
select is((select count(*) from public.profiles where user_id = '00000000-0000-4000-8000-0000000000ab'), 0::bigint,
  'any other language begins nothing');

select * from finish();
rollback;
