begin;
select plan(40);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function tests.today() returns date language sql as $$ select (now() at time zone 'Africa/Nairobi')::date $$;
create function tests.days(nth integer, field text) returns text language sql as $$
  select public.dashboard_today() -> 'days' -> nth ->> field
$$;
create function tests.feel(mood integer, day date default tests.today(), whose text default 'asha') returns text
language sql as $$
  select tests.outcome(format('insert into public.daily_moods (user_id, felt_on, mood) values (%L, %L, %s)
    on conflict (user_id, felt_on) do update set mood = excluded.mood', tests.user_id(whose), day, mood))
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

select tests.as_visitor();
select is(tests.outcome('select public.dashboard_today()'), '42501', 'a visitor has no dashboard');
select is(tests.outcome('select * from public.health_months()'), '42501', 'nor long views');
select is(tests.outcome('select * from public.daily_moods'), '42501', 'nor moods');

-- Day one.
select tests.sign_in('asha');
select is(jsonb_array_length(public.dashboard_today() -> 'days'), 30, 'day one has its thirty days');
select is(public.dashboard_today() - '{day,made_at,days,orders,plan}'::text[],
  '{"fast": null, "last_fast": null, "target": null, "weight": null, "meal_plan": null, "consultation": null, "assessed_at": null}',
  'and nothing else');
select is(public.dashboard_today() -> 'orders', '{"open": 0, "latest": null}', 'no order is on its way');
select is(tests.days(29, 'day'), tests.today()::text, 'the last day is today');
select is(tests.days(29, 'energy_kcal'), null, 'what was not noted is unknown, not zero');
select is(tests.days(29, 'water_ml'), null, 'water too');

-- Moods.
select is(tests.feel(4), 'accepted', 'a mood is noted');
select is(tests.feel(5), 'accepted', 'and noted again');
select is((select array_agg(mood) from public.daily_moods), '{5}', 'the last one counts');
select is(tests.feel(6), '23514', 'there are five');
select is(tests.feel(3, tests.today() + 2), 'bad_date', 'not ahead of time');
select is(tests.feel(3, whose => 'baraka'), '42501', 'nor for somebody else');
select is(tests.days(29, 'mood'), '5.0', 'it is on the dashboard');

-- Everything at once.
select tests.as_owner();
insert into public.nutrition_targets (user_id, sex, age, height_cm, weight_kg, activity, goal, energy_kcal, protein_g, fat_g,
  carbohydrate_g, fibre_g) values (tests.user_id('asha'), 'female', 30, 165, 65, 'light', 'keep', 1884, 52, 63, 278, 26);
insert into public.weight_entries (user_id, weighed_on, kg) values
  (tests.user_id('asha'), tests.today() - 40, 66), (tests.user_id('asha'), tests.today() - 1, 65.2),
  (tests.user_id('baraka'), tests.today(), 90);
insert into public.diary_entries (id, user_id, eaten_on, meal, name, amount, measure, energy_kcal, protein_g)
select gen_random_uuid(), tests.user_id(whose), tests.today() - ago, 'lunch', 'Ugali', 1, '1 serving', kcal, protein
from (values ('asha', 0, 400, 10), ('asha', 0, 200.4, null), ('asha', 1, 1900, 60), ('asha', 31, 5000, 60), ('baraka', 0, 3000, 80)) e (whose, ago, kcal, protein);
insert into public.water_entries (id, user_id, drunk_on, ml)
select gen_random_uuid(), tests.user_id('asha'), tests.today(), 250 from generate_series(1, 3);
insert into public.fasts (id, user_id, protocol, target_minutes, started_at, ended_at, time_zone, source, mood, water_ml) values
  (gen_random_uuid(), tests.user_id('asha'), '16:8', 960, now() - interval '3 days 16 hours', now() - interval '3 days', 'Africa/Nairobi', 'live', 2, 600),
  (gen_random_uuid(), tests.user_id('asha'), '14:10', 840, now() - interval '5 hours', null, 'Africa/Nairobi', 'live', null, 0),
  (gen_random_uuid(), tests.user_id('baraka'), '18:6', 1080, now() - interval '2 hours', null, 'Africa/Nairobi', 'live', null, 0);
insert into public.meal_plan_uses (user_id, plan_key, starts_on, changed_at) values
  (tests.user_id('asha'), 'old-week', tests.today() - 30, now() - interval '9 days'),
  (tests.user_id('asha'), 'new-week', tests.today(), now() - interval '1 hour'),
  (tests.user_id('asha'), 'looked-at', null, now());

select tests.sign_in('asha');
select is(tests.days(29, 'energy_kcal'), '600', 'today''s energy is summed up');
select is(tests.days(29, 'protein_g'), '10', 'of what is known');
select is(tests.days(29, 'entries'), '2', 'from both entries');
select is(tests.days(28, 'energy_kcal'), '1900', 'yesterday''s too');
select is(tests.days(29, 'water_ml'), '750', 'three glasses of water');
select is(tests.days(26, 'fasted_minutes'), '960', 'a fast counts for the day it ended on');
select is(tests.days(26, 'mood'), '2.0', 'and lends its mood');
select is(tests.days(26, 'water_ml'), null, 'its glasses are counted where every glass is');
select is(tests.days(28, 'kg'), '65.20', 'weights are on their days');
select is(public.dashboard_today() -> 'weight' ->> 'kg', '65.20', 'the last weight');
select is(public.dashboard_today() -> 'fast' ->> 'protocol', '14:10', 'the fast that runs is one''s own');
select is(public.dashboard_today() -> 'last_fast' ->> 'reached', 'true', 'the last one reached its target');
select is(public.dashboard_today() -> 'target' ->> 'energy_kcal', '1884', 'the target');
select is(public.dashboard_today() -> 'meal_plan' ->> 'plan_key', 'new-week', 'the plan that was begun last');
select is((select count(*) from jsonb_array_elements(public.dashboard_today() -> 'days') d where d ->> 'energy_kcal' = '5000'), 0::bigint,
  'what is older than thirty days is left out');

-- Long views.
select is(tests.outcome('select * from public.health_months()'), 'plan_required', 'long views take Gold');
select tests.as_owner();
insert into public.user_subscriptions (user_id, plan_type, status, period_start, period_end)
values (tests.user_id('asha'), 'gold', 'active', tests.today(), tests.today() + 30);
select tests.sign_in('asha');
select is((select sum(energy_days) from public.health_months()), 3::bigint, 'Gold sees every day that was noted');
select is((select max(kg) from public.health_months()), 66.0, 'also those of earlier months');
select tests.as_owner();
insert into public.weight_entries (user_id, weighed_on, kg) values (tests.user_id('asha'), tests.today() - 200, 64);
select tests.sign_in('asha');
select is(
  (select array_agg(month) from public.health_months()),
  (select array_agg(m::date) from generate_series(date_trunc('month', tests.today() - 200), tests.today(), '1 month') m),
  'every month since the first note is there');
select is(
  (select kg from public.health_months() where month = date_trunc('month', tests.today() - 120)), null,
  'one without a note is empty');
select tests.as_owner();
update public.user_subscriptions set plan_type = 'premium' where user_id = tests.user_id('asha');
select tests.sign_in('asha');
select is(tests.outcome('select * from public.health_months()'), 'plan_required', 'Premium does not');

-- Others.
select tests.sign_in('boss');
select is_empty('select * from public.daily_moods', 'an administrator reads nobody''s mood');
select is(public.dashboard_today() -> 'target', 'null'::jsonb, 'and sees only their own dashboard');
select tests.sign_in('asha');
select is(jsonb_array_length(public.export_my_data() -> 'tables' -> 'daily_moods'), 1, 'moods are in the download');

select * from finish();
rollback;
