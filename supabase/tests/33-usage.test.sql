begin;
select plan(28);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');
create function pg_temp.used(count integer, days_ago integer) returns void language sql security definer as $$
  insert into public.daily_usage_limits (user_id, feature_type, usage_date, usage_count)
  values (tests.user_id('asha'), 'chatbot', private.nairobi_date() - days_ago, count)
  on conflict (user_id, usage_date, feature_type) do update set usage_count = excluded.usage_count
$$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('asha');
select is(public.check_usage_limit(auth.uid(), 'chatbot'), true, 'nothing is used yet');
select is(public.increment_usage(auth.uid(), 'chatbot'), 1, 'the first use');
select is(public.check_usage_limit(auth.uid(), 'chatbot'), true, 'one of two is left');
select is(public.check_usage_limit(auth.uid(), 'chatbot', 1), false, 'the caller names the limit');
select is(public.increment_usage(auth.uid(), 'chatbot'), 2, 'the second');
select is(public.check_usage_limit(auth.uid(), 'chatbot'), false, 'two a day');
select is(public.check_usage_limit(auth.uid(), 'chatbot', 3), true, 'a higher limit is not reached');
select is(public.check_usage_limit(auth.uid(), 'recipes'), true, 'features count apart');
select is(tests.outcome($$ select public.increment_usage(auth.uid(), 'chatbot') $$), 'limit_reached',
  'the count itself does not pass the plan''s limit');
select is((select usage_count from public.daily_usage_limits), 2, 'and stays');
select is(public.increment_usage(auth.uid(), 'recipes'), 1, 'what no plan limits is only counted');

-- What is refused
select is(tests.outcome($$ select public.check_usage_limit(auth.uid(), 'chatbot', -1) $$), 'bad_limit', 'a negative limit');
select is(tests.outcome($$ insert into public.daily_usage_limits (user_id, feature_type) values (auth.uid(), 'chatbot') $$), '42501', 'writing the count');
select is(tests.outcome($$ update public.daily_usage_limits set usage_count = -5 $$), '42501', 'turning it back');
select is(tests.outcome($$ delete from public.daily_usage_limits $$), '42501', 'deleting it');
select is(tests.outcome($$ select public.increment_usage(auth.uid(), 'Robert''); --') $$), 'unknown_feature', 'a feature that is none');
select tests.sign_in('baraka');
select is(tests.outcome($$ select public.increment_usage(tests.user_id('asha'), 'chatbot') $$), 'not_allowed', 'using up somebody else''s day');
select is(tests.outcome($$ select public.check_usage_limit(tests.user_id('asha'), 'chatbot') $$), 'not_allowed', 'asking about it');
select is(count(*), 0::bigint, 'a stranger reads no counts') from public.daily_usage_limits;
select tests.as_visitor();
select is(tests.outcome($$ select public.increment_usage(tests.user_id('asha'), 'chatbot') $$), '42501', 'a visitor has no count');
select tests.as_service();
select is(tests.outcome($$ insert into public.daily_usage_limits (user_id, feature_type, usage_count) values (tests.user_id('baraka'), 'chatbot', -1) $$),
  '23514', 'a negative count, even from the service');
select tests.sign_in('boss');
select is(public.check_usage_limit(tests.user_id('asha'), 'chatbot'), false, 'an administrator may ask');

-- The day is Nairobi's
select tests.as_owner();
select is(private.nairobi_date('2026-11-21 20:59:59+00'), '2026-11-21'::date, 'a second before midnight');
select is(private.nairobi_date('2026-11-21 21:00:00+00'), '2026-11-22'::date, 'and midnight');
delete from public.daily_usage_limits;
select pg_temp.used(2, 1);
select tests.sign_in('asha');
select is(public.check_usage_limit(auth.uid(), 'chatbot'), true, 'yesterday''s uses do not count today');

-- A plan without limits
select tests.as_owner();
select pg_temp.used(9, 0);
insert into public.user_subscriptions (user_id, plan_type) values (tests.user_id('asha'), 'premium');
select tests.sign_in('asha');
select is(public.increment_usage(auth.uid(), 'chatbot'), 10, 'Premium chats as often as it likes');
select tests.as_owner();
select pg_temp.used(1, 100);
select private.forget_old_usage();
select is((select count(*) from public.daily_usage_limits where usage_date < private.nairobi_date() - 90), 0::bigint, 'old counts are forgotten');
select is((select count(*) from public.daily_usage_limits), 2::bigint, 'the others stay');

select * from finish();
rollback;
