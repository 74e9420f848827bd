begin;
select plan(74);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.foods (slug, name, category, cost, energy_kcal, protein_g, fat_g, carbohydrate_g, measures, source)
values ('test-ugali', 'Test ugali', 'dishes', 'low', 148, 3.4, 1.9, 27.3, '[{"label": "1 slice", "grams": 150}]', 'Worked out for the tests')
on conflict (slug) do nothing;

-- Statements that several personas try.
create function tests.today() returns date language sql as $$ select (now() at time zone 'Africa/Nairobi')::date $$;
create function tests.weigh(kg numeric, day date default tests.today(), whose text default 'asha') returns text
language sql as $$
  select tests.outcome(format(
    'insert into public.weight_entries (user_id, weighed_on, kg) values (%L, %L, %s)
     on conflict (user_id, weighed_on) do update set user_id = excluded.user_id, weighed_on = excluded.weighed_on, kg = excluded.kg',
    tests.user_id(whose), day, kg))
$$;
create function tests.eat(id text, day date default tests.today(), kcal numeric default 222, whose text default 'asha')
returns text language sql as $$
  select tests.outcome(format(
    'insert into public.diary_entries (id, user_id, eaten_on, meal, food_key, name, amount, measure, grams, energy_kcal, protein_g)
     values (%L, %L, %L, ''lunch'', ''test-ugali'', ''Test ugali'', 1, ''1 slice'', 150, %s, 5.1)
     on conflict (id) do update set id = excluded.id, user_id = excluded.user_id, energy_kcal = excluded.energy_kcal',
    md5(id)::uuid, tests.user_id(whose), day, kcal))
$$;
create function tests.drink(id text, ml integer default 250) returns text language sql as $$
  select tests.outcome(format(
    'insert into public.water_entries (id, user_id, drunk_on, ml) values (%L, %L, %L, %s) on conflict do nothing',
    md5(id)::uuid, tests.user_id('asha'), tests.today(), ml))
$$;
create function tests.aim(goal text, kcal integer, extra text default '', kg numeric default 65, age integer default 30)
returns text language sql as $$
  select tests.outcome(format(
    'insert into public.nutrition_targets (user_id, sex, age, height_cm, weight_kg, activity, goal, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g)
     values (%L, ''female'', %s, 165, %s, ''light'', %L, %s, 60, 50, 200, 25)
     on conflict (user_id) do update set age = excluded.age, weight_kg = excluded.weight_kg, goal = excluded.goal,
       energy_kcal = excluded.energy_kcal %s', tests.user_id('asha'), age, kg, goal, kcal, extra))
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

select tests.as_visitor();
select is(tests.outcome('select * from public.nutrition_targets'), '42501', 'a visitor keeps targets on the device');
select is(tests.outcome('select * from public.weight_entries'), '42501', 'and weights');
select is(tests.outcome('select * from public.diary_entries'), '42501', 'and the diary');
select is(tests.outcome('select * from public.water_entries'), '42501', 'and water');
select is(tests.outcome('select * from public.own_foods'), '42501', 'and own foods');
select is(tests.outcome('select * from public.favourite_foods'), '42501', 'and favourites');
select is(tests.weigh(65), '42501', 'and writes nothing');

-- Targets.
select tests.sign_in('asha');
select is(tests.aim('lose', 1510), 'accepted', 'a member keeps a target');
select is(tests.aim('keep', 1884), 'accepted', 'and changes it');
select is(count(*), 1::bigint, 'there is one') from public.nutrition_targets;
select is(tests.aim('lose', 1190), '23514', 'no woman is set below 1200 kcal to lose weight');
select is(tests.aim('lose', 1500, kg => 48), 'not_for_you', 'nobody with a BMI below 18.5 loses weight');
select is(tests.aim('lose', 1500, age => 17), 'not_for_you', 'nor anybody under 18');
select is(tests.aim('gain', 2200, kg => 48), 'accepted', 'gaining is open to them');
select is(tests.outcome($$ update public.nutrition_targets set sex = 'male', goal = 'lose', energy_kcal = 1400, weight_kg = 80 $$), '23514', 'men have their own floor');
select is(tests.outcome('update public.nutrition_targets set weight_kg = 65, goal_weight_kg = 50'), '23514', 'a goal below a BMI of 18.5 is none');
select is(tests.outcome('update public.nutrition_targets set weight_kg = 65, goal_weight_kg = 60'), 'accepted', 'a healthy one is');
select is(tests.outcome('update public.nutrition_targets set weight_kg = 45, goal_weight_kg = 48, goal = ''gain'''), 'accepted', 'also on the way up from below');
select is(tests.outcome('update public.nutrition_targets set created_at = now()'), '42501', 'when it was made is not for clients');

-- Weights.
select is(tests.weigh(65.4), 'accepted', 'a weight is kept');
select is(tests.weigh(65.2), 'accepted', 'noted again on the same day');
select is((select array_agg(kg) from public.weight_entries), array[65.2], 'it is still one, the last');
select is(tests.weigh(65, tests.today() + 2), 'bad_date', 'the day after tomorrow is refused');
select is(tests.weigh(65, '1999-12-31'), 'bad_date', 'and the last century');
select is(tests.weigh(900), '23514', 'and an elephant');
select is(tests.weigh(65, whose => 'baraka'), '42501', 'nobody weighs somebody else');
select is(tests.outcome('update public.weight_entries set user_id = tests.user_id(''baraka'')'), '42501', 'nor hands a weight over');

-- The diary.
select is(tests.eat('a'), 'accepted', 'a meal is noted');
select is(tests.eat('a', kcal => 230), 'accepted', 'sending it again');
select is((select array_agg(energy_kcal) from public.diary_entries), array[230.0], 'leaves one');
select is(tests.eat('b', tests.today() + 7), 'accepted', 'a week ahead can be planned');
select is(tests.eat('c', tests.today() + 9), 'bad_date', 'not more');
select is(tests.eat('d', whose => 'baraka'), '42501', 'nobody eats in somebody else''s diary');
select is(tests.outcome($$ update public.diary_entries set meal = 'tea' $$), '23514', 'meals are four');
select is(tests.outcome($$ update public.diary_entries set food_key = 'Robert''); drop' $$), '23514', 'a food is named by a plain key');
select is(tests.touched($$ update public.diary_entries set protein_g = null $$), 2::bigint, 'what is not known is null');
select lives_ok($$
  insert into public.diary_entries (id, user_id, eaten_on, meal, name, amount, measure, energy_kcal)
  select md5('many' || n)::uuid, auth.uid(), '2026-01-05', 'snacks', 'Groundnut', 1, 'piece', 5 from generate_series(1, 100) n
$$, 'a hundred entries fit into a day');
select is(tests.eat('too many', '2026-01-05'), 'list_full', 'and no more');
select is(tests.outcome($$ insert into public.diary_entries (id, user_id, eaten_on, meal, name, amount, measure, energy_kcal)
  values (md5('many1')::uuid, auth.uid(), '2026-01-05', 'snacks', 'Groundnut', 1, 'piece', 6)
  on conflict (id) do update set energy_kcal = excluded.energy_kcal $$), 'accepted', 'what is there can still be sent again');

-- Water.
select is(tests.drink('glass 1'), 'accepted', 'a glass');
select is(tests.drink('glass 1'), 'accepted', 'sent twice');
select is(tests.drink('glass 2'), 'accepted', 'and another');
select is((select sum(ml) from public.water_entries), 500::bigint, 'are two');
select is(tests.outcome('update public.water_entries set ml = 1000'), '42501', 'a glass is not made bigger');
select is(tests.drink('barrel', 30000), '23514', 'nor a barrel');

-- Own foods and favourites.
select is(tests.outcome($$ insert into public.own_foods (id, user_id, name, energy_kcal, protein_g, fat_g, carbohydrate_g, measures, recipe)
  values (md5('stew')::uuid, auth.uid(), 'Mama''s stew', 109, 6.3, 4.2, 9.3, '[{"label": "1 bowl", "grams": 250}]',
    '{"parts": [{"food_id": "test-ugali", "name": "Test ugali", "grams": 100}], "cooked_weight_g": 900, "portions": 4}') $$),
  'accepted', 'a recipe of one''s own');
select is(tests.outcome($$ update public.own_foods set measures = '[{"label": "", "grams": 250}]' $$), '23514', 'a measure has a name');
select is(tests.outcome($$ update public.own_foods set measures = '"x"' $$), '23514', 'measures are a list');
select is(tests.outcome($$ update public.own_foods set recipe = '{"parts": []}' $$), '23514', 'a recipe has parts');
select is(tests.outcome($$ insert into public.favourite_foods (user_id, food_slug) values (auth.uid(), 'test-ugali') $$), 'accepted', 'a favourite');
select is(tests.outcome($$ insert into public.favourite_foods (user_id, food_slug) values (auth.uid(), 'moon-cheese') $$), '23503', 'is a food of the table');

-- Strangers, administrators, erasure and download.
select tests.sign_in('baraka');
select is_empty('select 1 from public.nutrition_targets union all select 1 from public.weight_entries union all
  select 1 from public.diary_entries union all select 1 from public.water_entries union all select 1 from public.own_foods union all
  select 1 from public.favourite_foods', 'a stranger reads nothing of it');
select is(tests.touched('delete from public.diary_entries'), 0::bigint, 'and deletes nothing');
select is(tests.eat('a', kcal => 1), '42501', 'an id that is somebody else''s changes nothing');
select tests.sign_in('boss');
select is_empty('select 1 from public.nutrition_targets union all select 1 from public.weight_entries union all
  select 1 from public.diary_entries union all select 1 from public.water_entries union all select 1 from public.own_foods',
  'an administrator reads nothing either');
select tests.sign_in('asha');
select is((select count(*) from jsonb_object_keys(public.export_my_data() -> 'tables') k
  where k in ('nutrition_targets', 'weight_entries', 'diary_entries', 'water_entries', 'own_foods', 'favourite_foods',
    'custom_meal_plans', 'meal_plan_uses')), 8::bigint, 'all of it is in the download of one''s data');
select is(tests.touched('delete from public.water_entries'), 2::bigint, 'glasses can be taken back');
select is(tests.touched('delete from public.weight_entries'), 1::bigint, 'and weights');

-- Meal plans.
select tests.as_owner();
create function tests.week() returns jsonb language sql as $$
  select jsonb_agg('{"breakfast": [], "lunch": [{"food_id": "test-ugali", "grams": 300}], "supper": [{"food_id": "test-ugali", "grams": 250}], "snacks": []}'::jsonb)
  from generate_series(1, 7)
$$;
insert into public.meal_plans (slug, body) values ('test-week', jsonb_build_object('title', 'A week of ugali', 'goal', 'budget', 'energy_kcal', 1800, 'days', tests.week()));
create function tests.own_plan(id text, kcal integer default 1800, days jsonb default tests.week()) returns text
language sql as $$
  select tests.outcome(format('insert into public.custom_meal_plans (id, user_id, title, energy_kcal, days, based_on)
    values (%L, %L, ''My week'', %s, %L, ''test-week'') on conflict (id) do update set title = excluded.title',
    md5(id)::uuid, tests.user_id('asha'), kcal, days))
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

select tests.as_visitor();
select is((select title from public.meal_plans where slug = 'test-week'), 'A week of ugali', 'everybody reads the plans');
select is(tests.outcome('update public.meal_plans set position = 1'), '42501', 'and changes none');
select is(tests.outcome('select * from public.custom_meal_plans'), '42501', 'a visitor has none of their own');
select is(tests.outcome('select * from public.meal_plan_uses'), '42501', 'and follows none in an account');

select tests.sign_in('asha');
select is(tests.own_plan('week'), 'plan_required', 'without a plan nobody makes weeks of their own');
select is(tests.outcome($$ insert into public.meal_plan_uses (user_id, plan_key, people, starts_on, ticked)
  values (auth.uid(), 'test-week', 4, private.nairobi_date(), '{test-ugali}') $$), '42501', 'helpers of the database stay closed');
select is(tests.outcome($$ insert into public.meal_plan_uses (user_id, plan_key, people, starts_on, ticked)
  values (auth.uid(), 'test-week', 4, current_date, '{test-ugali}') $$), 'accepted', 'everybody follows a ready one');
select is(tests.outcome($$ insert into public.meal_plan_uses (user_id, plan_key, starts_on)
  values (auth.uid(), 'another', current_date + 90) $$), 'bad_date', 'not one that begins in three months');

select tests.as_owner();
insert into public.user_subscriptions (user_id, plan_type, status, trial_start, trial_end)
values (tests.user_id('asha'), 'free_trial', 'active', tests.today(), tests.today() + 7);
-- she had been made underweight above; what that closes has a file of its own
update public.nutrition_targets set weight_kg = 65, goal = 'keep', goal_weight_kg = null where user_id = tests.user_id('asha');
select tests.sign_in('asha');
select is(tests.own_plan('week'), 'accepted', 'the trial opens them');
select is(tests.own_plan('thin', 1100), '23514', 'none starves');
select is(tests.own_plan('short', days => '[]'), '23514', 'a week has seven days');
select is(tests.outcome($$ update public.custom_meal_plans set days = jsonb_set(days, '{0,lunch}', '[{"food_id": "x", "grams": "many"}]') $$),
  '23514', 'and grams are numbers');

select tests.as_owner();
update public.user_subscriptions set plan_type = 'free' where user_id = tests.user_id('asha');
select tests.sign_in('asha');
select is(tests.own_plan('week'), 'plan_required', 'after the trial it is not changed any more');
select is((select title from public.custom_meal_plans), 'My week', 'but stays readable');
select is(tests.touched('delete from public.custom_meal_plans'), 1::bigint, 'and can be deleted');
select tests.sign_in('boss');
select is_empty('select 1 from public.custom_meal_plans union all select 1 from public.meal_plan_uses', 'an administrator reads none of it');

select * from finish();
rollback;
