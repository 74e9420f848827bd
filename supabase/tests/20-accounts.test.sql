begin;
select plan(44);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');

-- Roles
select results_eq($$ select role, email from public.user_roles where user_id = tests.user_id('asha') $$,
  $$ values ('member', 'asha@tests.example') $$, 'a new account is a member');
update auth.users set email = 'asha2@tests.example' where id = tests.user_id('asha');
select is((select email from public.user_roles where user_id = tests.user_id('asha')), 'asha2@tests.example',
  'the role follows a changed address');

select tests.sign_in('asha');
select is(count(*), 1::bigint, 'the owner sees only the own roles') from public.user_roles;
select is_empty($$ select user_id from public.user_roles where email = 'baraka@tests.example' and user_id <> auth.uid() $$,
  'nobody finds another account by its address');
select is(tests.outcome($$ insert into public.user_roles (user_id, email, role) values (auth.uid(), 'x', 'admin') $$),
  '42501', 'nobody makes themselves an administrator by insert');
select is(tests.outcome($$ update public.user_roles set role = 'admin' $$), '42501', '... nor by update');
select is(tests.outcome($$ delete from public.user_roles $$), '42501', 'nobody deletes a role');
select is(public.is_admin(), false, 'a member is no administrator');
select tests.become('authenticated', jsonb_build_object('sub', tests.user_id('asha'), 'role', 'authenticated',
  'app_metadata', '{"role": "admin"}'::jsonb, 'user_metadata', '{"role": "admin", "is_admin": true}'::jsonb));
select is(public.is_admin(), false, 'claims of the token make no administrator');
select tests.sign_in('boss');
select is(public.is_admin(), true, 'a row of role admin does');
select is(count(*), 2::bigint, 'an administrator sees only the own roles, too') from public.user_roles;
select is(tests.outcome($$ insert into public.user_roles (user_id, role) values (tests.user_id('asha'), 'admin') $$),
  '42501', 'an administrator makes no administrators through the API');
select tests.as_visitor();
select is(public.is_admin(), false, 'a visitor is no administrator');
select is(tests.outcome('select * from public.user_roles'), '42501', 'a visitor reads no roles');
select tests.as_service();
select is(tests.outcome($$ insert into public.user_roles (user_id, role) values (tests.user_id('baraka'), 'practitioner') $$),
  'accepted', 'the service gives roles');
select is(tests.outcome($$ insert into public.user_roles (user_id, role) values (tests.user_id('baraka'), 'owner') $$),
  '23514', 'the owner''s role is called admin');

-- Health profiles
select tests.sign_in('asha');
select lives_ok($$ insert into public.user_health_profiles (user_id) values (auth.uid()) $$, 'a user creates the own profile');
select is(tests.outcome($$ insert into public.user_health_profiles (user_id) values (auth.uid()) $$), '23505', 'once');
select is(tests.outcome($$ insert into public.user_health_profiles (user_id) values (tests.user_id('baraka')) $$),
  '42501', 'not for somebody else');
select is(tests.outcome($$ insert into public.user_health_profiles (user_id, created_at) values (auth.uid(), '2020-01-01') $$),
  '42501', 'and not with a date of their own');
select is(tests.outcome($$ update public.user_health_profiles set updated_at = now() $$), '42501', 'nobody updates a profile');
select is(tests.outcome($$ delete from public.user_health_profiles $$), '42501', 'nobody deletes a profile');
select is(count(*), 1::bigint, 'the owner reads the profile') from public.user_health_profiles;
select tests.sign_in('baraka');
select is(count(*), 0::bigint, 'a stranger does not') from public.user_health_profiles;
select tests.as_visitor();
select is(tests.outcome('select * from public.user_health_profiles'), '42501', 'a visitor does not');

-- Subscriptions: one free trial, the own, the first
create function pg_temp.trial(plan text, days integer, start_in integer default 0, status text default 'active', who text default 'asha')
returns text language sql as $$
  select format(
    'insert into public.user_subscriptions (user_id, plan_type, status, trial_start, trial_end)
     values (%L, %L, %L, current_date + %s, current_date + %s)
     on conflict (user_id) do update set plan_type = excluded.plan_type, status = excluded.status,
       trial_start = excluded.trial_start, trial_end = excluded.trial_end',
    tests.user_id(who), plan, status, start_in, start_in + days)
$$;
select tests.sign_in('asha');
select is(tests.outcome(pg_temp.trial('premium', 7)), 'not_allowed', 'nobody gives themselves a paid plan');
select is(tests.outcome(pg_temp.trial('free_trial', 8)), 'not_allowed', 'a trial lasts at most 7 days');
select is(tests.outcome(pg_temp.trial('free_trial', 7, 5)), 'not_allowed', 'a trial does not start later');
select is(tests.outcome(pg_temp.trial('free_trial', 7, -5)), 'not_allowed', 'a trial did not start long ago');
select is(tests.outcome(pg_temp.trial('free_trial', 7, 0, 'expired')), 'not_allowed', 'a trial starts active');
select is(tests.outcome(pg_temp.trial('free_trial', 7, 0, 'active', 'baraka')), '42501', 'nobody starts it for another');
select is(tests.outcome(pg_temp.trial('free_trial', 7)), 'accepted', 'the first own trial starts');
select is(tests.outcome(pg_temp.trial('free_trial', 7)), 'accepted', 'the same upsert again is harmless');
select is(tests.outcome(pg_temp.trial('free_trial', 7, 1)), 'trial_used', 'it cannot be moved on');
select is(tests.outcome(pg_temp.trial('free_trial', 3)), 'trial_used', 'nor changed');
select is(tests.outcome($$ update public.user_subscriptions set plan_type = 'gold' $$), 'trial_used', 'nor turned into a paid plan');
select is(tests.outcome($$ update public.user_subscriptions set user_id = tests.user_id('baraka') $$), '42501', 'nor given away');
select is(tests.outcome($$ delete from public.user_subscriptions $$), '42501', 'nor deleted to start again');
select is((select trial_end - current_date from public.user_subscriptions), 7, 'it still ends when it should');
select tests.sign_in('baraka');
select is(count(*), 0::bigint, 'a stranger reads no subscription') from public.user_subscriptions;
select tests.as_visitor();
select is(tests.outcome('select * from public.user_subscriptions'), '42501', 'a visitor neither');
select tests.as_service();
select lives_ok($$ update public.user_subscriptions set plan_type = 'premium', trial_start = null, trial_end = null
  where user_id = tests.user_id('asha') $$, 'the service sets paid plans');
select tests.sign_in('asha');
select is(tests.outcome(pg_temp.trial('free_trial', 7)), 'trial_used', 'a paid plan cannot be turned into a trial');
select tests.as_service();
insert into public.user_subscriptions (user_id, plan_type) values (tests.user_id('baraka'), 'free');
select tests.sign_in('baraka');
select is(tests.outcome(pg_temp.trial('free_trial', 7, 0, 'active', 'baraka')), 'accepted',
  'who chose the free plan first may still try');

select * from finish();
rollback;
