-- What is kept of second factors: nobody's to read, hashes of recovery codes alone, and gone with the account.
begin;
select plan(6);

select tests.make_user('asha');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
values (md5('app')::uuid, tests.user_id('asha'), 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP'),
  (md5('codes')::uuid, tests.user_id('asha'), 'recovery_code', 'verified', now(), now(), null);
insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at)
values (md5('one')::uuid, md5('codes')::uuid, sha256('k4m7x6qp2ab4ht3z'), now());

create function pg_temp.readable() returns setof text language sql as $$
  select role || ' ' || name from unnest('{anon,authenticated,service_role}'::text[]) role,
    unnest('{mfa_factors,mfa_challenges,mfa_amr_claims,mfa_recovery_codes}'::text[]) name
  where has_any_column_privilege(role, 'auth.' || name, 'select,insert,update,references')
    or has_table_privilege(role, 'auth.' || name, 'delete')
$$;
select is_empty('select pg_temp.readable()', 'no key of the API opens what second factors are kept in');
grant select on auth.mfa_factors to authenticated;
select isnt_empty('select pg_temp.readable()', 'and a grant would be seen');
revoke select on auth.mfa_factors from authenticated;

select throws_ok($$
  insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at)
  values (md5('two')::uuid, md5('codes')::uuid, 'k4m7x6qp2ab4ht3z', now())
$$, '23514', null, 'a code itself is not kept');
select throws_ok($$
  insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at)
  values (md5('two')::uuid, md5('codes')::uuid, sha256('k4m7x6qp2ab4ht3z'), now())
$$, '23505', null, 'nor one twice');
select throws_ok($$
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (md5('more')::uuid, tests.user_id('asha'), 'recovery_code', 'verified', now(), now())
$$, '23505', null, 'nor a second set');

delete from auth.users where id = tests.user_id('asha');
select is_empty('select 1 from auth.mfa_recovery_codes c where c.id = md5(''one'')::uuid', 'all of it goes with the account');

select * from finish();
rollback;
