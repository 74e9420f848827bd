-- What of a second step is mailed, who sees who has one, and who may take one off for somebody.
begin;
select plan(43);
select tests.make_user(name) from unnest('{boss,partner,packer,asha,baraka}'::text[]) name;
insert into public.user_roles (user_id, email, role) select tests.user_id(name), name || '@tests.example', role
from (values ('boss', 'admin'), ('partner', 'admin'), ('packer', 'packer')) v (name, role);
insert into auth.sessions (id, user_id, aal, created_at)
select md5('session ' || name)::uuid, tests.user_id(name), 'aal2', now() from unnest('{boss,partner,packer}'::text[]) name;
create function pg_temp.sign_in_strong(name text) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.user_id(name), 'role', 'authenticated', 'aal', 'aal2',
    'session_id', md5('session ' || name)::uuid))
$$;
create function pg_temp.add_factor(name text) returns void language sql as $$
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (md5(name)::uuid, tests.user_id(name), 'totp', 'unverified', now(), now());
  update auth.mfa_factors set status = 'verified' where id = md5(name)::uuid;
$$;
create function pg_temp.mailed(name text) returns text[] language sql security definer as $$
  select array_agg(n.title order by d.number) from private.deliveries d join public.notifications n on n.id = d.notification_id
  where d.user_id = tests.user_id(name) and d.is_owed and d.push_subscription_id is null and d.not_before <= now()
$$;
create function pg_temp.forget() returns void language sql security definer as $$
  delete from public.notifications where true
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Mails
select pg_temp.add_factor('asha');
select is(pg_temp.mailed('asha'), '{A second step was switched on for your account}', 'a factor that is switched on is mailed');
select pg_temp.forget();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('codes')::uuid, tests.user_id('asha'), 'recovery_code', 'verified', now(), now());
select is(pg_temp.mailed('asha'), '{New recovery codes were made for your account}', 'so are recovery codes');
select pg_temp.forget();
insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at)
select md5('c' || n)::uuid, md5('codes')::uuid, sha256(n::text::bytea), now() from generate_series(1, 10) n;
update auth.mfa_recovery_codes set used_at = now() where id = md5('c1')::uuid;
select is(pg_temp.mailed('asha'), '{A recovery code of yours was used}', 'and one that is used');
select is((select message from public.notifications where user_id = tests.user_id('asha')),
  '9 of 10 are left. Was it not you? Choose a new password at once, then make new codes.', 'with how many are left');
select pg_temp.forget();
select private.tell_of_wrong_codes(tests.user_id('asha'));
select is(pg_temp.mailed('asha'), '{Many wrong codes were entered for your account}', 'so are wrong ones that closed the step');
select pg_temp.forget();
select lives_ok($$ select private.tell_of_wrong_codes(gen_random_uuid()) $$, 'nobody is told of an account that is gone');
update auth.mfa_factors set updated_at = now() + interval '1 minute' where id = md5('codes')::uuid;
select is(pg_temp.mailed('asha'), '{New recovery codes were made for your account}', 'new ones are');
select pg_temp.forget();
delete from auth.mfa_factors where id = md5('codes')::uuid;
select is(pg_temp.mailed('asha'), '{The recovery codes of your account were removed}', 'and those that went');
select pg_temp.forget();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('codes')::uuid, tests.user_id('asha'), 'recovery_code', 'verified', now(), now());
select pg_temp.forget();
insert into public.notification_preferences (user_id, email_fallback) values (tests.user_id('asha'), false);
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
values (tests.user_id('asha'), 'https://push.example/a', repeat('a', 87), repeat('b', 22));
delete from auth.mfa_factors where id = md5('asha')::uuid;
delete from auth.mfa_factors where id = md5('codes')::uuid;
select is(pg_temp.mailed('asha'), '{A second step was switched off for your account}',
  'one that goes is mailed, also to somebody with a device and no wish for mails, and its codes go unsaid');
select pg_temp.forget();
select pg_temp.add_factor('asha');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('codes')::uuid, tests.user_id('asha'), 'recovery_code', 'verified', now(), now());
select lives_ok($$ delete from auth.users where id = tests.user_id('asha') $$, 'an account goes with its factors, which tells nobody');
select tests.make_user('asha');

-- Who sees who has one
select pg_temp.add_factor('boss');
select tests.as_visitor();
select is(tests.outcome('select * from public.second_factor_people()'), '42501', 'a visitor sees nobody');
select is(tests.outcome('select public.remove_second_factor(''asha@tests.example'', ''lost it at home'')'), '42501', 'and helps nobody');
select tests.sign_in('asha');
select is(tests.outcome('select * from public.second_factor_people()'), 'not_allowed', 'nor does a stranger');
select pg_temp.sign_in_strong('packer');
select is(tests.outcome('select * from public.second_factor_people()'), 'not_allowed', 'or somebody at another desk');
select is(tests.outcome('select public.remove_second_factor(''asha@tests.example'', ''lost it at home'')'), 'not_allowed', 'who helps nobody either');
select tests.sign_in('boss');
select is(tests.outcome('select * from public.second_factor_people()'), 'second_factor_needed', 'nor an owner who skipped the second step');
select pg_temp.sign_in_strong('boss');
select results_eq('select role, email, is_me, has_factor from public.second_factor_people()', $$ values
  ('admin', 'partner@tests.example', false, false), ('admin', 'boss@tests.example', true, true), ('packer', 'packer@tests.example', false, false)
$$, 'an owner sees who lacks one first');

-- Nobody locks themselves out
select pg_temp.sign_in_strong('partner');
select is(tests.outcome('select public.require_second_factor(''admin'', true)'), 'second_factor_needed',
  'a token of before that names a factor which is gone is not enough to ask for one');
select tests.sign_in('partner');
select is(tests.outcome('select public.require_second_factor(''admin'', true)'), 'second_factor_needed', 'nor an owner without one');
select is(tests.outcome('select public.require_second_factor(''admin'', false)'), 'second_factor_needed',
  'who asks for no less either');
select pg_temp.sign_in_strong('boss');
select is(tests.outcome('select public.require_second_factor(''admin'', true)'), 'accepted', 'an owner who has shown theirs asks for one');
select is(tests.outcome('select * from public.second_factor_people()'), 'accepted', 'and is not locked out');
select tests.sign_in('partner');
select is(tests.outcome('select * from public.second_factor_people()'), 'second_factor_needed', 'as the one is who has none');
select pg_temp.sign_in_strong('boss');
select public.require_second_factor('admin', false);

-- Help
select tests.as_owner();
select pg_temp.add_factor('asha');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('codes')::uuid, tests.user_id('asha'), 'recovery_code', 'verified', now(), now());
insert into auth.sessions (id, user_id) select md5('session ' || w)::uuid, tests.user_id(w) from unnest('{asha,baraka}'::text[]) w;
select tests.make_refresh_token(s.id) from auth.sessions s where s.user_id in (tests.user_id('asha'), tests.user_id('baraka'));
select pg_temp.forget();
create function pg_temp.help(name text, reason text) returns text language sql as $$
  select tests.outcome(format('select public.remove_second_factor(%L, %L)', name || '@tests.example', reason))
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.sign_in('partner');
select is(pg_temp.help('asha', 'She called from her number'), 'second_factor_needed', 'an owner who has shown no factor takes none off');
select pg_temp.sign_in_strong('partner');
select is(pg_temp.help('asha', 'She called from her number'), 'second_factor_needed', 'nor one whose factor is gone');
select pg_temp.sign_in_strong('boss');
select is(pg_temp.help('asha', ' because '), 'bad_reason', 'a reason is asked for');
select is(pg_temp.help('asha', null), 'bad_reason', 'not nothing');
select is(pg_temp.help('asha', repeat('x', 301)), 'bad_reason', 'nor a letter');
select is(pg_temp.help('nobody', 'She called from her number'), 'not_found', 'an address that nobody has is said');
select is(pg_temp.help('baraka', 'He called from his number'), 'no_factor', 'and an account without a factor');
select is(pg_temp.help('boss', 'I have lost my telephone'), 'own_account', 'nobody helps themselves');
select is(pg_temp.help(' ASHA', 'She called from  her number'), 'accepted', 'somebody who lost telephone and codes is helped');
select tests.as_owner();
select is_empty($$ select from auth.mfa_factors where user_id = tests.user_id('asha') $$, 'factor and codes are gone');
select is_empty($$ select from auth.sessions where user_id = tests.user_id('asha') $$, 'the sessions end');
select is_empty($$ select from auth.refresh_tokens where user_id::text = tests.user_id('asha')::text$$, 'for good');
select is((select count(*) from auth.sessions where user_id in (tests.user_id('baraka'), tests.user_id('boss'))), 2::bigint, 'nobody else''s do');
select isnt_empty($$ select from auth.mfa_factors where user_id = tests.user_id('boss') $$, 'nor is anybody else''s factor gone');
select is(pg_temp.mailed('asha'), '{The shop has taken the second step off your account}', 'it is mailed, once');
select results_eq($$ select actor, entity_id, detail ->> 'reason' from public.audit_log where action = 'second_factor_removed' $$,
  $$ values (tests.user_id('boss'), tests.user_id('asha')::text, 'She called from her number') $$, 'and stands in the diary with its reason');

-- The present password, given once more, makes a session recent
update auth.sessions set created_at = now() - interval '16 minutes' where user_id = tests.user_id('boss');
select pg_temp.sign_in_strong('boss');
select ok(not (select is_recent from public.my_sign_in()), 'a session of a while ago is not recent');
select tests.as_owner();
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values (gen_random_uuid(), md5('session boss')::uuid, now(), now(), 'totp');
select pg_temp.sign_in_strong('boss');
select ok(not (select is_recent from public.my_sign_in()), 'a code does not make it so');
select tests.as_owner();
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values (gen_random_uuid(), md5('session boss')::uuid, now(), now(), 'password');
select pg_temp.sign_in_strong('boss');
select ok((select is_recent from public.my_sign_in()), 'the password does');
select tests.as_owner();
update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes';
select pg_temp.sign_in_strong('boss');
select ok(not (select is_recent from public.my_sign_in()), 'for a quarter of an hour');
select * from finish();
rollback;
