-- The first owner is made by whoever holds the database, and by nobody else.
begin;
select plan(12);
select tests.make_shop();
select tests.make_user(name) from unnest('{first,second,asha}'::text[]) name;
delete from public.user_roles where role = 'admin';
update auth.users set email_confirmed_at = null where id = tests.user_id('second');

select throws_like($$ select private.make_owner('nobody@tests.example') $$, 'There is no account%', 'an account is needed');
select throws_like($$ select private.make_owner('second@tests.example') $$, 'This address is not confirmed%',
  'and one that is confirmed');
select is_empty($$ select from public.user_roles where role = 'admin' $$, 'a refusal gives nothing');
select is(private.make_owner(' First@Tests.Example '), 'made', 'capitals and spaces do not matter');
select is(private.make_owner('first@tests.example'), 'owner_already', 'twice changes nothing');
select results_eq(
  $$ select action, entity_id, detail, actor from public.audit_log where entity = 'user_roles' $$,
  $$ values ('role_given', tests.user_id('first')::text, '{"role": "admin", "by": "the database"}'::jsonb, null::uuid) $$,
  'the diary has one line about it, with nobody as its author');
select is((select count(*)::int from public.notifications where user_id = tests.user_id('first')
  and title = 'You are part of the team'), 1, 'they are told');
select tests.sign_in('first');
select ok(public.has_capability('roles'), 'they may give roles from now on');
select lives_ok($$ select public.give_role('asha@tests.example', 'packer') $$, 'and do');
select throws_ok($$ select private.make_owner('asha@tests.example') $$, '42501', null, 'an owner cannot call it');
select tests.sign_in('asha');
select throws_ok($$ select private.make_owner('asha@tests.example') $$, '42501', null, 'nor a packer');
select tests.as_service();
select throws_ok($$ select private.make_owner('asha@tests.example') $$, '42501', null, 'nor the secret key');
select * from finish();
rollback;
