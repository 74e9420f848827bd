-- What a copied session of an owner cannot do, who hears of changes of the team, and how the last owner is helped.
begin;
select plan(36);
select tests.make_user(name) from unnest('{boss,partner,packer,asha}'::text[]) name;
insert into public.user_roles (user_id, email, role) select tests.user_id(name), name || '@tests.example', role
from (values ('boss', 'admin'), ('partner', 'admin'), ('packer', 'packer')) v (name, role);
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select md5(name)::uuid, tests.user_id(name), 'totp', 'verified', now(), now() from unnest('{boss,packer}'::text[]) name;
-- Where Auth runs, the level is a type of its own: only a word that is written out fits it and ours.
insert into auth.sessions (id, user_id, aal, created_at)
values (md5('of boss')::uuid, tests.user_id('boss'), 'aal2', now() - interval '3 hours'),
  (md5('of partner')::uuid, tests.user_id('partner'), 'aal1', now() - interval '3 hours');
create function pg_temp.come(name text, aal text) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.user_id(name), 'role', 'authenticated', 'aal', aal,
    'session_id', md5('of ' || name)::uuid))
$$;
create function pg_temp.mailed(name text) returns text[] language sql security definer as $$
  select array_agg(n.title order by d.number) from private.deliveries d join public.notifications n on n.id = d.notification_id
  where d.user_id = tests.user_id(name) and d.is_owed and d.push_subscription_id is null and d.not_before <= now()
$$;
create function pg_temp.forget() returns void language sql security definer as $$
  delete from public.notifications where true
$$;
grant execute on all functions in schema pg_temp to public;

-- A session of three hours ago that has shown the factor
select pg_temp.come('boss', 'aal2');
select is(tests.outcome('select * from public.list_staff()'), 'accepted', 'an owner reads the team all day');
select is(tests.outcome(call), 'sign_in_again', call || ' waits for the password') from (values
  ('select public.give_role(''asha@tests.example'', ''packer'')'),
  ('select public.take_role(tests.user_id(''partner''), ''admin'')'),
  ('select public.require_second_factor(''packer'', true)'),
  ('select public.require_second_factor(''packer'', false)'),
  ('select public.remove_second_factor(''packer@tests.example'', ''She called from her number'')')) c (call);
select tests.as_owner();
select is((select count(*) from public.user_roles where role <> 'member'), 3::bigint, 'nothing changed');
select is(pg_temp.mailed('boss'), null, 'and nothing is mailed');

-- The password, given once more
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values (gen_random_uuid(), md5('of boss')::uuid, now(), now(), 'password');
select pg_temp.come('boss', 'aal2');
select is(tests.outcome('select public.give_role(''asha@tests.example'', ''packer'')'), 'accepted', 'opens it');
select is(pg_temp.mailed('boss'), '{The team of your shop was changed}', 'whoever did it is mailed');
select is(pg_temp.mailed('partner'), '{The team of your shop was changed}', 'and every other owner');
select is(pg_temp.mailed('packer'), null, 'and nobody else');
select tests.as_owner();
select is((select message from public.notifications where user_id = tests.user_id('partner')),
  'asha@tests.example works here as packer now. Was it none of you? Take the role back, and choose a new password at once.', 'in words');
select pg_temp.forget();
select pg_temp.come('boss', 'aal2');
select is(tests.outcome('select public.take_role(tests.user_id(''asha''), ''packer'')'), 'accepted', 'a role is taken');
select is(pg_temp.mailed('partner'), '{The team of your shop was changed}', 'which is mailed');
select tests.as_owner();
select is((select message from public.notifications where user_id = tests.user_id('boss')),
  'asha@tests.example works here as packer no more. Was it none of you? Give the role back, and choose a new password at once.', 'in words too');
select pg_temp.forget();

-- Who lowers the guard shows the own factor first
select pg_temp.come('boss', 'aal2');
select is(tests.outcome('select public.require_second_factor(''packer'', true)'), 'accepted', 'a role is asked for a second step');
select is(pg_temp.mailed('boss'), null, 'which only those hear who have none');
select tests.as_owner();
update auth.sessions set created_at = now() where user_id = tests.user_id('partner');
select pg_temp.come('partner', 'aal1');
select is(tests.outcome('select public.require_second_factor(''packer'', false)'), 'second_factor_needed',
  'an owner without a second step does not take it back');
select pg_temp.come('boss', 'aal2');
select is(tests.outcome('select public.require_second_factor(''packer'', false)'), 'accepted', 'one who has shown it does');
select is(pg_temp.mailed('partner'), '{A role of your shop asks for no second step any more}', 'and every owner is mailed');
select tests.as_owner();
select is((select count(*) from public.audit_log where action = 'second_factor_optional'), 1::bigint, 'it is in the diary');
select pg_temp.forget();

-- The last owner is helped by whoever holds the database
select tests.as_service();
select is(tests.outcome('select private.help_owner(''boss@tests.example'')'), '42501', 'no key of the API can');
select tests.as_owner();
select is(tests.outcome('select private.help_owner(''nobody@tests.example'')'), 'not_found', 'a wrong address changes nothing');
select is(tests.outcome('select private.help_owner(''packer@tests.example'')'), 'not_owner', 'nor does somebody else''s');
select is(tests.outcome('select private.help_owner(''partner@tests.example'')'), 'no_factor', 'nor an owner''s who has none');
select isnt_empty($$ select from auth.mfa_factors where user_id = tests.user_id('packer') $$, 'all is as it was');
select is(private.help_owner(' Boss@tests.example '), 'boss@tests.example', 'the owner is named');
select is_empty($$ select from auth.mfa_factors where user_id = tests.user_id('boss') $$, 'the factor is gone');
select is_empty($$ select from auth.sessions where user_id = tests.user_id('boss') $$, 'the sessions end');
select is(pg_temp.mailed('boss'), '{The shop has taken the second step off your account}', 'it is mailed, once');
select is((select detail from public.audit_log where action = 'second_factor_removed'), '{"by": "the database"}', 'and stands in the diary');

-- Desks that nobody used for two weeks
insert into auth.sessions (id, user_id, created_at, refreshed_at)
select md5(what)::uuid, tests.user_id(name), now() - interval '31 days', (now() - used) at time zone 'utc'
from (values ('used desk', 'partner', interval '1 day'), ('desk in a drawer', 'partner', interval '15 days'),
  ('her own', 'asha', interval '15 days')) v (what, name, used);
insert into auth.sessions (id, user_id, created_at) values (md5('never renewed')::uuid, tests.user_id('packer'), now() - interval '31 days');
select tests.make_refresh_token(s.id) from auth.sessions s where s.created_at < now() - interval '30 days';
select private.forget_old_sign_ins();
select results_eq($$ select id from auth.sessions where created_at < now() - interval '30 days' order by id $$,
  $$ select md5(what)::uuid as id from unnest('{used desk,her own}'::text[]) what order by id $$, 'end, and what customers use stays');

-- Recovery codes come to an end
select tests.as_owner();
select pg_temp.forget();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('codes')::uuid, tests.user_id('packer'), 'recovery_code', 'verified', now(), now());
select pg_temp.forget();
insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at)
select md5('code ' || n)::uuid, md5('codes')::uuid, sha256(n::text::bytea), now() from generate_series(1, 5) n;
update auth.mfa_recovery_codes set used_at = now() where id = md5('code 1')::uuid;
select is(pg_temp.mailed('packer'), '{A recovery code of yours was used}', 'with four left the use alone is told');
update auth.mfa_recovery_codes set used_at = now() where id = md5('code 2')::uuid;
select is(pg_temp.mailed('packer'), '{A recovery code of yours was used,"A recovery code of yours was used, and few are left"}', 'with three it is said that few are left');
select pg_temp.forget();
update auth.mfa_recovery_codes set used_at = now() where id in (md5('code 3')::uuid, md5('code 4')::uuid);
select pg_temp.forget();
update auth.mfa_recovery_codes set used_at = now() where id = md5('code 5')::uuid;
select is(pg_temp.mailed('packer'), '{Your last recovery code was used}', 'and so is the last one');
select * from finish();
rollback;
