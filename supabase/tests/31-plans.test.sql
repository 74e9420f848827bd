begin;
select plan(62);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');

-- The plan of the person by the dates of the row
create function pg_temp.hold(plan text, starts integer, ends integer, next_plan text default null, status text default 'active')
returns void language sql as $$
  insert into public.user_subscriptions (user_id, plan_type, status, trial_start, trial_end, period_start, period_end, next_plan)
  select tests.user_id('asha'), plan, status,
    case plan when 'free_trial' then today + starts end, case plan when 'free_trial' then today + ends end,
    case when plan in ('premium', 'gold') then today + starts end, case when plan in ('premium', 'gold') then today + ends end,
    next_plan
  from (select private.nairobi_date() as today) clock
  on conflict (user_id) do update set plan_type = excluded.plan_type, status = excluded.status,
    trial_start = excluded.trial_start, trial_end = excluded.trial_end, period_start = excluded.period_start,
    period_end = excluded.period_end, next_plan = excluded.next_plan
$$;
create function pg_temp.status() returns text language sql as $$
  select plan_type || ' ' || status || ' ' || is_trial_active || ' ' || days_remaining
  from public.get_user_subscription_status(tests.user_id('asha'))
$$;
create function pg_temp.said(plan text, starts integer, ends integer, next_plan text default null, status text default 'active')
returns text language plpgsql as $$
begin
  perform tests.as_owner();
  perform pg_temp.hold(plan, starts, ends, next_plan, status);
  perform tests.sign_in('asha');
  return pg_temp.status();
end
$$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('asha');
select is_empty($$ select * from public.get_user_subscription_status(auth.uid()) $$, 'nobody chose a plan: no row');
select is(pg_temp.said('free', 0, 0), 'free active false 0', 'the free plan');
select is(pg_temp.said('free_trial', 0, 7), 'free_trial active true 7', 'the first day of a trial');
select is(pg_temp.said('free_trial', -6, 1), 'free_trial active true 1', 'its seventh day');
select is(pg_temp.said('free_trial', -7, 0), 'free expired false 0', 'it is over without any job');
select is(pg_temp.said('premium', -10, 20), 'premium active false 20', 'a paid month');
select is(pg_temp.said('premium', -30, 1), 'premium active false 1', 'its last day');
select is(pg_temp.said('premium', -31, 0), 'premium grace false 0', 'the day after it is in grace');
select is(pg_temp.said('premium', -33, -2), 'premium grace false 0', 'for three days');
select is(pg_temp.said('premium', -34, -3), 'free expired false 0', 'then it is over');
select is(pg_temp.said('premium', -10, 20, 'free'), 'premium cancelled false 20', 'a cancelled month runs to its end');
select is(pg_temp.said('premium', -31, 0, 'free'), 'free expired false 0', 'and has no grace');
select is(pg_temp.said('gold', -10, 20, 'premium'), 'gold active false 20', 'stepping down waits for the end');
select is(pg_temp.said('gold', -31, 0, 'premium'), 'premium grace false 0', 'then the smaller plan is due');

-- Who may ask
select tests.sign_in('baraka');
select is(tests.outcome($$ select * from public.get_user_subscription_status(tests.user_id('asha')) $$), 'not_allowed',
  'a stranger does not learn the plan');
select is(tests.outcome($$ select * from public.get_user_subscription_status(null) $$), 'not_allowed', 'nobody is nobody');
select tests.as_visitor();
select is(tests.outcome($$ select * from public.get_user_subscription_status(tests.user_id('asha')) $$), '42501', 'a visitor neither');
select is(tests.outcome($$ select private.plan_of(tests.user_id('asha')) $$), '42501', 'the inner function is out of reach');
select results_eq($$ select id, price_kes from public.plans order by rank $$,
  $$ values ('free', 0), ('free_trial', 0), ('premium', 700), ('gold', 1500) $$, 'everybody reads the prices');
select is(tests.outcome($$ update public.plans set price_kes = 1 $$), '42501', 'nobody writes them');
select tests.sign_in('boss');
select is(pg_temp.status(), 'premium grace false 0', 'an administrator may ask');
select is(tests.outcome($$ update public.plans set price_kes = 1 $$), '42501', 'but not write prices');
select tests.as_service();
select is(pg_temp.status(), 'premium grace false 0', 'and so may the service');

-- Nobody writes their own paid plan
select tests.sign_in('baraka');
select is(tests.outcome($$ insert into public.user_subscriptions (user_id, plan_type, period_start, period_end)
  values (auth.uid(), 'gold', current_date, current_date + 400) $$), '42501', 'a user cannot write a period');
select is(tests.outcome($$ insert into public.user_subscriptions (user_id, plan_type) values (auth.uid(), 'gold') $$),
  'not_allowed', 'nor a paid plan');
select tests.sign_in('asha');
select is(tests.outcome($$ update public.user_subscriptions set period_end = period_end + 30 $$), '42501', 'nor stretch their own');
select is(tests.outcome($$ update public.user_subscriptions set next_plan = null $$), '42501', 'nor change what follows by hand');
select is(tests.outcome($$ update public.user_subscriptions set plan_type = 'gold' $$), 'trial_used', 'nor go up by hand');

-- What follows the month
select is(tests.outcome($$ select public.choose_next_plan('premium') $$), 'unpaid', 'a month in grace is resumed by paying it');
select is(pg_temp.said('gold', -10, 20), 'gold active false 20', 'gold');
select is((public.choose_next_plan('free')).status, 'cancelled', 'it can be cancelled');
select is(pg_temp.status(), 'gold cancelled false 20', 'and stays until its end');
select is((public.choose_next_plan('gold')).next_plan, null, 'that can be taken back');
select is(pg_temp.status(), 'gold active false 20', 'and is active again');
select is((public.choose_next_plan('premium')).next_plan, 'premium', 'or become the smaller plan');
select is(pg_temp.status(), 'gold active false 20', 'later');
select is(tests.outcome($$ select public.choose_next_plan('free_trial') $$), 'unknown_plan', 'a trial follows nothing');
select is(pg_temp.said('premium', -10, 20), 'premium active false 20', 'premium');
select is(tests.outcome($$ select public.choose_next_plan('gold') $$), 'unknown_plan', 'a bigger plan starts with its payment');
select is(pg_temp.said('premium', -31, 0), 'premium grace false 0', 'in grace');
select is((public.choose_next_plan('free')).status, 'cancelled', 'it can be given up');
select is(pg_temp.status(), 'free expired false 0', 'at once');
select tests.sign_in('baraka');
select is(tests.outcome($$ select public.choose_next_plan('free') $$), 'no_plan', 'who has no plan cancels none');
select tests.as_visitor();
select is(tests.outcome($$ select public.choose_next_plan('free') $$), '42501', 'a visitor neither');

-- Given by an administrator
select tests.sign_in('asha');
select is(tests.outcome($$ select public.set_user_plan(auth.uid(), 'gold') $$), 'not_allowed', 'a member gives themselves nothing');
select tests.sign_in('boss');
select is((public.set_user_plan(tests.user_id('asha'), 'gold')).period_end, null, 'an administrator gives a plan without an end');
select is(tests.outcome($$ select public.set_user_plan(tests.user_id('asha'), 'gold', current_date - 1) $$), 'bad_date', 'not into the past');
select is(tests.outcome($$ select public.set_user_plan(tests.user_id('asha'), 'platinum') $$), 'unknown_plan', 'nor an unknown one');
select tests.sign_in('asha');
select is(pg_temp.status(), 'gold active false 0', 'it counts');
select is(tests.outcome($$ select public.choose_next_plan('free') $$), 'no_plan', 'a gift is not cancelled');
select results_eq($$ select kind, actor_id from public.subscription_events order by id desc limit 1 $$,
  $$ values ('upgraded', tests.user_id('boss')) $$, 'its story names who did it');
select is(tests.outcome($$ insert into public.subscription_events (user_id, kind, detail) values (auth.uid(), 'started', '{}') $$),
  '42501', 'nobody writes the story');
select tests.sign_in('baraka');
select is(count(*), 0::bigint, 'a stranger does not read it') from public.subscription_events;

-- The job writes down what came to pass
select tests.as_owner();
delete from public.notifications;
select pg_temp.hold('free_trial', -7, 0);
select is(private.roll_plans(), 1, 'a trial that ended');
select is((select plan_type || ' ' || status from public.user_subscriptions where user_id = tests.user_id('asha')), 'free expired', 'becomes the free plan');
select is(private.roll_plans(), 0, 'once');
select tests.sign_in('asha');
select is(tests.outcome($$ update public.user_subscriptions set plan_type = 'free_trial', status = 'active',
  trial_start = current_date, trial_end = current_date + 7 $$), 'trial_used', 'there is no second trial');
select tests.as_owner();
select pg_temp.hold('gold', -31, 0, 'premium');
select private.roll_plans();
select pg_temp.hold('premium', -34, -3, null, 'grace');
select is(private.roll_plans(), 1, 'a month that was never paid');
select results_eq($$ select title from public.notifications where user_id = tests.user_id('asha') order by title $$,
  $$ values ('Your Premium plan has ended'), ('Your Premium plan is due'), ('Your free trial has ended') $$, 'each is told');

-- Notices: in the day, once
delete from public.notifications;
select pg_temp.hold('free_trial', -4, 3);
create function pg_temp.at(hour integer, day integer default 0) returns timestamptz language sql as $$
  select (private.nairobi_date() + day + make_time(hour, 0, 0)) at time zone 'Africa/Nairobi'
$$;
select is(private.send_plan_notices(pg_temp.at(7)), 0, 'nobody is told before eight');
select is(array[private.send_plan_notices(pg_temp.at(8)), private.send_plan_notices(pg_temp.at(9)),
  private.send_plan_notices(pg_temp.at(8, 1)), private.send_plan_notices(pg_temp.at(8, 2)), private.send_plan_notices(pg_temp.at(8, 3))],
  '{1,0,1,1,0}', 'the last three days of a trial, once each');
select results_eq($$ select title from public.notifications order by 1 $$, $$ values ('Last day of your free trial'),
  ('Your free trial ends in 2 days'), ('Your free trial ends in 3 days') $$, 'in these words');

select * from finish();
rollback;
