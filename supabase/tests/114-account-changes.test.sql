begin;
select plan(47);
select tests.make_user('asha');
select tests.make_user('baraka');
delete from private.account_changes;
update auth.users set encrypted_password = 'old hash' where id in (tests.user_id('asha'), tests.user_id('baraka'));
delete from private.account_changes;

-- The newest link that was mailed to somebody's account
create function pg_temp.link(who text) returns text language plpgsql security definer as $$
declare
  token text;
begin
  update private.account_changes set mail_not_before = now() where user_id = tests.user_id(who) and mail_state = 'waiting';
  select c.token into token from public.claim_account_changes() c order by c.changed_at desc limit 1;
  update private.account_changes set mail_state = 'sent' where user_id = tests.user_id(who);
  return token;
end
$$;
-- Puts what was changed a while back, so that what follows comes later
create function pg_temp.let_pass(by interval) returns void language sql security definer as $$
  update private.account_changes set changed_at = changed_at - by
$$;
create function pg_temp.account(who text) returns text language sql security definer as $$
  select email || ', ' || coalesce(encrypted_password, 'no password') from auth.users where id = tests.user_id(who)
$$;
grant execute on all functions in schema pg_temp to public;

-- What is noted
update auth.users set encrypted_password = 'new hash' where id = tests.user_id('asha');
select results_eq($$ select changed, former_email, former_password from private.account_changes $$,
  $$ values ('password', 'asha@tests.example', 'old hash') $$, 'a new password is noted with the one before');
update auth.users set raw_user_meta_data = '{"full_name": "Asha"}', last_sign_in_at = now(), email = email where id = tests.user_id('asha');
select is((select count(*) from private.account_changes), 1::bigint, 'what is neither password nor address is not');
update auth.users set encrypted_password = 'old hash' where id = tests.user_id('asha');
select is_empty($$ select 1 from private.account_changes $$, 'what was taken back before anybody was told is none');
insert into auth.users (id, aud, role, email, encrypted_password) values (tests.user_id('new'), 'authenticated', 'authenticated', 'new@tests.example', 'a');
update auth.users set encrypted_password = 'b' where id = tests.user_id('new');
select is_empty($$ select 1 from private.account_changes $$, 'nor is one of an address that nobody has confirmed');

-- Who may ask what
select tests.sign_in('asha');
select is(tests.outcome($$ select * from private.account_changes $$), '42501', 'its owner does not read the hashes');
select is(tests.outcome($$ select * from public.claim_account_changes() $$), '42501', 'nor claims the mails');
select is(tests.outcome($$ select public.finish_account_change(gen_random_uuid(), 'sent') $$), '42501', 'nor says that they are sent');
select tests.as_visitor();
select is(tests.outcome($$ select * from private.account_changes $$), '42501', 'a visitor reads nothing');
select is(tests.outcome($$ select * from public.claim_account_changes() $$), '42501', 'and claims nothing');
select ok(public.read_account_change('guess') is null, 'a guess is worth nothing');
select is(tests.outcome($$ select public.undo_account_change('guess') $$), 'link_over', 'and undoes nothing');
select is(tests.outcome($$ select public.undo_account_change(null) $$), 'link_over', 'nor does nothing at all');
select tests.as_owner();

-- The mail
update auth.users set email = 'thief@tests.example', encrypted_password = 'thief' where id = tests.user_id('asha');
insert into public.profiles (user_id, language) values (tests.user_id('asha'), 'sw');
select is(private.deliveries_due(), 1::bigint, 'a mail is due');
select tests.as_service();
create temporary table claimed as select * from public.claim_account_changes();
select results_eq($$ select changed, email, new_email, language, undo_until - changed_at from claimed $$,
  $$ values ('email', 'asha@tests.example', 'thief@tests.example', 'sw', interval '72 hours') $$,
  'it goes to the address before, in the language of the profile');
select is_empty($$ select 1 from public.claim_account_changes() $$, 'once');
select tests.as_owner();
update private.account_changes set mail_not_before = now();
select tests.as_service();
select isnt((select token from public.claim_account_changes()), (select token from claimed), 'and again with another link when it did not leave');
select tests.as_owner();
select is((select mail_not_before from private.account_changes), now() + interval '4 minutes', 'later each time');
update private.account_changes set mail_not_before = now(), mail_attempts = 40;
select is((select count(*) from public.claim_account_changes()), 1::bigint, 'for as long as the link would work');
select tests.as_service();
select public.finish_account_change((select id from claimed), 'retry');
select tests.as_owner();
select is((select mail_state from private.account_changes), 'waiting', 'what is to be tried again waits');
select tests.as_service();
select public.finish_account_change((select id from claimed), 'sent');
select tests.as_owner();
select is((select mail_state from private.account_changes), 'sent', 'what is sent is over');
select is(private.deliveries_due(), 0::bigint, 'nothing is due any more');

-- Undoing it
delete from private.account_changes;
update auth.users set email = 'asha@tests.example', encrypted_password = 'old hash' where id = tests.user_id('asha');
delete from private.account_changes;
insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at) values
  (gen_random_uuid(), 'email', 'asha', tests.user_id('asha'), '{"email": "asha@tests.example"}', now() - interval '9 days'),
  (gen_random_uuid(), 'email', 'baraka', tests.user_id('baraka'), '{"email": "baraka@tests.example"}', now() - interval '9 days');
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
select tests.user_id('asha'), 'https://push.example/' || d, repeat('a', 87), repeat('b', 22), now() - d * interval '1 day' from unnest('{5,0}'::int[]) d;
update auth.users set email = 'thief@tests.example' where id = tests.user_id('asha');
update auth.identities set identity_data = '{"email": "thief@tests.example"}' where user_id = tests.user_id('asha');
select set_config('tests.link', pg_temp.link('asha'), true);
select pg_temp.let_pass('2 hours');
update auth.users set encrypted_password = 'thief' where id = tests.user_id('asha');
select set_config('tests.own', pg_temp.link('asha'), true);
select pg_temp.let_pass('1 hour');
update auth.users set email = 'second@tests.example', recovery_token = repeat('c', 64), email_change = 'third@tests.example' where id = tests.user_id('asha');
insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at)
values (gen_random_uuid(), 'google', 'g-1', tests.user_id('asha'), '{"email": "thief@tests.example"}', now());
insert into auth.sessions (id, user_id) select gen_random_uuid(), tests.user_id(w) from unnest('{asha,baraka}'::text[]) w;
select tests.make_refresh_token(s.id) from auth.sessions s where s.user_id in (tests.user_id('asha'), tests.user_id('baraka'));

select tests.as_visitor();
select is(public.read_account_change(current_setting('tests.link')) ->> 'email', 'asha@tests.example', 'a link says what it is about');
select is(public.read_account_change(current_setting('tests.own')) ->> 'email', 'thief@tests.example', 'the one who took it got links of their own');
select is(public.undo_account_change(current_setting('tests.link')), jsonb_build_object('user_id', tests.user_id('asha'), 'email', 'asha@tests.example'),
  'a visitor with the link undoes it');
select is(pg_temp.account('asha'), 'asha@tests.example, old hash', 'address and password are what they were');
select is(tests.outcome($$ select public.undo_account_change(current_setting('tests.link')) $$), 'link_over', 'once');
select is(tests.outcome($$ select public.undo_account_change(current_setting('tests.own')) $$), 'link_over', 'and the later links end');
select tests.as_owner();
select is_empty($$ select 1 from private.account_changes where user_id = tests.user_id('asha') $$, 'undoing is told to nobody');
select is_empty($$ select 1 from auth.sessions where user_id = tests.user_id('asha') $$, 'every session ends');
select is_empty($$ select 1 from auth.refresh_tokens where user_id::text = tests.user_id('asha')::text $$, 'for good');
select is_empty($$ select provider from auth.identities where user_id = tests.user_id('asha') $$,
  'a way to sign in that was added goes, and so does one that was moved');
select is((select raw_app_meta_data -> 'providers' from auth.users where id = tests.user_id('asha')), '["email"]', 'also where Auth tells of it');
select is((select coalesce(recovery_token, '') || coalesce(email_change, '') from auth.users where id = tests.user_id('asha')), '', 'links under way end');
select is((select count(*) from public.push_subscriptions where user_id = tests.user_id('asha')), 1::bigint, 'devices that were added go');
select is((select count(*) from auth.sessions where user_id = tests.user_id('baraka')), 1::bigint, 'nobody else''s sessions end');
update auth.users set encrypted_password = 'third hash' where id = tests.user_id('asha');
select is((select former_password from private.account_changes where user_id = tests.user_id('asha')), 'old hash', 'a later change is noted again');
select ok(public.undo_account_change(pg_temp.link('asha')) is not null, 'and undone');
insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at)
values (gen_random_uuid(), 'email', 'asha', tests.user_id('asha'), '{"email": "asha@tests.example"}', now() - interval '9 days');
update auth.users set encrypted_password = 'third hash' where id = tests.user_id('asha');
select ok(public.undo_account_change(pg_temp.link('asha')) is not null, 'more than once');
select results_eq($$ select provider from auth.identities where user_id = tests.user_id('asha') $$, $$ values ('email') $$,
  'a way to sign in that was not touched stays');

-- When the address has gone to somebody else, and when it is late
update auth.users set email = 'elsewhere@tests.example' where id = tests.user_id('baraka');
select set_config('tests.link', pg_temp.link('baraka'), true);
insert into auth.users (id, aud, role, email) values (tests.user_id('squatter'), 'authenticated', 'authenticated', 'baraka@tests.example');
update auth.users set email_confirmed_at = now() where id = tests.user_id('squatter');
select tests.as_visitor();
select is(tests.outcome($$ select public.undo_account_change(current_setting('tests.link')) $$), 'email_taken', 'who confirmed the address keeps it');
select tests.as_owner();
update auth.users set email_confirmed_at = null where id = tests.user_id('squatter');
update private.account_changes set changed_at = now() - interval '73 hours';
select tests.as_visitor();
select is(tests.outcome($$ select public.undo_account_change(current_setting('tests.link')) $$), 'link_over', 'three days later it is too late');
select ok(public.read_account_change(current_setting('tests.link')) is null, 'and the link says so');
select tests.as_owner();
update private.account_changes set changed_at = now() - interval '71 hours';
select tests.as_visitor();
select is(tests.outcome($$ select public.undo_account_change(current_setting('tests.link')) $$), 'accepted', 'who only wrote it into a form gives way');
select is(pg_temp.account('baraka'), 'baraka@tests.example, old hash', 'to the owner');
select tests.as_owner();
select is_empty($$ select 1 from auth.users where id = tests.user_id('squatter') $$, 'whose place is free');

-- How long it is kept
update auth.users set encrypted_password = 'c' where id = tests.user_id('baraka');
select is((select count(*) from private.account_changes), 1::bigint, 'what was before is kept');
select pg_temp.let_pass('73 hours');
select private.forget_old_records();
select is_empty($$ select 1 from private.account_changes $$, 'for three days');
select * from finish();
rollback;
