-- What is left of sign-ins that ended is forgotten in time; what continues one is not.
begin;
select plan(6);
select tests.make_user('asha');
insert into auth.sessions (id, user_id, created_at) values
  (md5('open')::uuid, tests.user_id('asha'), now() - interval '300 days'),
  (md5('ended')::uuid, tests.user_id('asha'), now() - interval '8 days'),
  (md5('young')::uuid, tests.user_id('asha'), now() - interval '6 days');
select tests.make_refresh_token(md5('open')::uuid);
update auth.refresh_tokens set revoked = false, updated_at = now() - interval '300 days';
select tests.make_refresh_token(md5('ended')::uuid);
update auth.refresh_tokens set revoked = true, updated_at = now() - interval '8 days' where session_id = md5('ended')::uuid;
select tests.make_refresh_token(md5('young')::uuid);
update auth.refresh_tokens set revoked = true, updated_at = now() - interval '6 days' where session_id = md5('young')::uuid;
insert into auth.audit_log_entries (id, created_at) values
  (md5('old')::uuid, now() - interval '91 days'), (md5('new')::uuid, now() - interval '89 days');

select is(private.forget_old_sign_ins(), 3, 'a token, its session and a note are old');
select results_eq(
  $$ select id from auth.sessions where user_id = tests.user_id('asha') order by created_at $$,
  $$ values (md5('open')::uuid), (md5('young')::uuid) $$,
  'a session that a token continues stays, however old, and so does one that ended of late');
select results_eq($$ select id from auth.audit_log_entries $$, $$ values (md5('new')::uuid) $$, 'newer notes stay');
select is(private.forget_old_sign_ins(), 0, 'nothing more is old');
select is((select count from (select private.run_job('forgotten_sign_ins') ->> 'count' as count) ran), '0', 'it is a job');
select is(has_function_privilege('authenticated', 'private.forget_old_sign_ins(integer)', 'execute'), false, 'nobody''s to call');
select * from finish();
rollback;
