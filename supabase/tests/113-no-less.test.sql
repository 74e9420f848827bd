begin;
-- The days of these tests are those of the database's rules: Nairobi's, which begin three hours before UTC's.
set local time zone 'Africa/Nairobi';
select plan(154);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('wanja');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.safety_terms (id, kind, name)
select t.id, t.kind, t.id from (values ('pregnancy', 'condition'), ('after-birth', 'condition'), ('breastfeeding', 'condition'),
  ('under-18', 'condition'), ('child', 'condition'), ('eating-disorder', 'condition'), ('underweight', 'condition'),
  ('type-1-diabetes', 'condition'), ('kidney-disease', 'condition'), ('liver-disease', 'condition'), ('sickle-cell', 'condition'),
  ('high-blood-pressure', 'condition'), ('insulin', 'medicine'), ('sulfonylureas', 'medicine'), ('metformin', 'medicine'),
  ('metformin-glibenclamide', 'medicine')) t (id, kind)
on conflict do nothing;
insert into public.foods (slug, name, category, cost, energy_kcal, protein_g, fat_g, carbohydrate_g, measures, source)
values ('test-plate', 'Test plate', 'dishes', 'low', 100, 3.4, 1.9, 17.3, '[{"label": "1 plate", "grams": 300}]', 'Worked out for the tests') on conflict (slug) do nothing;

-- A week of one plate a day of so much energy, and plans of it.
create function tests.plates(kcal integer) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('snacks', '[]'::jsonb,
    'breakfast', jsonb_build_array(jsonb_build_object('food_id', 'test-plate', 'grams', kcal - kcal / 3 * 2)),
    'lunch', jsonb_build_array(jsonb_build_object('food_id', 'test-plate', 'grams', kcal / 3)),
    'supper', jsonb_build_array(jsonb_build_object('food_id', 'test-plate', 'grams', kcal / 3))))
  from generate_series(1, 7)
$$;
insert into public.meal_plans (slug, body)
select 'test-' || goal, jsonb_build_object('title', goal, 'goal', goal, 'energy_kcal', kcal, 'days', tests.plates(kcal))
from (values ('lose', 1500), ('maintain', 2300), ('budget', 1700), ('pregnancy', 2300), ('gain', 2800), ('fasting-16-8', 2600)) p (goal, kcal);
insert into public.user_subscriptions (user_id, plan_type, status, trial_start, trial_end)
select tests.user_id(n), 'free_trial', 'active', current_date, current_date + 7 from unnest('{asha,wanja}'::text[]) n;

-- Every door, as the persona who is signed in.
create function tests.fast(name text, minutes integer default 840, ended boolean default false, more jsonb default '{}') returns text
language plpgsql as $$
begin
  return tests.outcome(format('select public.save_fast(%L, %L)', auth.uid(), jsonb_build_object(
    'id', md5(auth.uid() || name)::uuid, 'protocol', '14:10', 'target_minutes', minutes, 'started_at', now() - interval '3 hours',
    'ended_at', case when ended then now() - interval '1 hour' end, 'time_zone', 'Africa/Nairobi', 'source', 'live') || more));
end
$$;
create function tests.no_fast() returns void language sql as $$ delete from public.fasts where user_id = auth.uid() $$;
create function tests.plan_days(days jsonb, screening text default null) returns text language sql as $$
  select tests.outcome(format('insert into public.fasting_plans (user_id, days, remind_start, screening, screened_on) values (%L, %L, true, %L, %L)
    on conflict (user_id) do update set days = excluded.days, remind_start = true, screening = excluded.screening, screened_on = excluded.screened_on',
    auth.uid(), days, screening, case when screening is not null then current_date end))
$$;
create function tests.monday(start text default '20:00') returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('weekday', 1, 'start', start, 'protocol', '14:10', 'target_minutes', 840))
$$;
create function tests.aims(goal text, kcal integer, kg numeric default 65, age integer default 30, goal_kg numeric default null, ml integer default 2000)
returns text language sql as $$
  select tests.outcome(format('insert into public.nutrition_targets (user_id, sex, age, height_cm, weight_kg, activity, goal, energy_kcal,
      protein_g, fat_g, carbohydrate_g, fibre_g, goal_weight_kg, water_ml) values (%L, ''female'', %s, 165, %s, ''light'', %L, %s, 60, 50, 200, 25, %L, %s)
    on conflict (user_id) do update set age = excluded.age, weight_kg = excluded.weight_kg, goal = excluded.goal,
      energy_kcal = excluded.energy_kcal, goal_weight_kg = excluded.goal_weight_kg, water_ml = excluded.water_ml',
    auth.uid(), age, kg, goal, kcal, goal_kg, ml))
$$;
create function tests.follow(key text, swaps jsonb default '{}', starts date default current_date) returns text language sql as $$
  select tests.outcome(format('insert into public.meal_plan_uses (user_id, plan_key, starts_on, swaps) values (%L, %L, %L, %L)
    on conflict (user_id, plan_key) do update set starts_on = excluded.starts_on, swaps = excluded.swaps', auth.uid(), key, starts, swaps))
$$;
create function tests.week_of(name text, kcal integer, meals integer) returns text language sql as $$
  select tests.outcome(format('insert into public.custom_meal_plans (id, user_id, title, energy_kcal, days) values (%L, %L, ''Mine'', %s, %L)
    on conflict (id) do update set energy_kcal = excluded.energy_kcal, days = excluded.days', md5(name)::uuid, auth.uid(), kcal, tests.plates(meals)))
$$;
create function tests.list(conditions text, medicines text default '{}') returns text language sql as $$
  select tests.outcome(format('insert into public.safety_profiles (user_id, conditions, medicines) values (%L, %L, %L)
    on conflict (user_id) do update set conditions = excluded.conditions, medicines = excluded.medicines', auth.uid(), conditions, medicines))
$$;
-- An assessment that was finished so many days ago.
create function tests.assessed(who text, answers jsonb, days integer default 1, eating text default null) returns void language sql as $$
  delete from public.assessments where user_id = tests.user_id(who);
  insert into public.assessments (user_id, id, answers, scores, scoring_version, consent_version, consented_at, started_at, answered_at, finished_at)
  values (tests.user_id(who), gen_random_uuid(), answers, case when eating is null then '{}' else
    jsonb_build_object('eating', jsonb_build_object('score', 2, 'band', eating)) end, 1, 1, now(), now() - make_interval(days => days),
    now() - make_interval(days => days), now() - make_interval(days => days))
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

-- Nobody asks about anybody.
select tests.as_visitor();
select is(tests.outcome($$ select private.why_no_less(tests.user_id('asha')) $$), '42501', 'a visitor learns nothing of anybody');
select tests.sign_in('boss');
select is(tests.outcome($$ select private.why_no_less(tests.user_id('asha')) $$), '42501', 'nor does an administrator');

-- Nothing known: every door is open.
select tests.sign_in('wanja');
select is(tests.fast('free'), 'accepted', 'who told nothing may fast');
select is(tests.plan_days(tests.monday()), 'accepted', 'plan it');
select is(tests.aims('lose', 1510, goal_kg => 60), 'accepted', 'aim at less');
select is(tests.follow('test-lose'), 'accepted', 'follow a week of less');
select is(tests.week_of('wanja', 1500, 1500), 'accepted', 'and make one');

-- Then the list says pregnant: what is there stays, nothing new begins.
select is(tests.list('{pregnancy}'), 'accepted', 'the list comes after the start');
select is((select count(*) from public.fasts), 1::bigint, 'what runs stays to be read');
select is((select goal from public.nutrition_targets), 'lose', 'the target too');
select is(tests.fast('free', more => '{"mood": 3}'), 'accepted', 'a running fast is noted about');
select is(tests.fast('free', 1000), 'not_for_you', 'but not made longer');
select is(tests.fast('free', more => jsonb_build_object('started_at', now() - interval '1 hour')), 'not_for_you', 'nor begun later');
select is(tests.fast('free', ended => true), 'accepted', 'it can be ended');
select is(tests.fast('free'), 'not_for_you', 'and not opened again');
select is(tests.fast('other', more => jsonb_build_object('started_at', now() - interval '20 minutes')), 'not_for_you', 'no other begins');
select is(tests.fast('past', ended => true, more => jsonb_build_object('started_at', now() - interval '20 hours', 'ended_at', now() - interval '10 hours')),
  'accepted', 'what happened is noted');
select is(tests.fast('past', more => jsonb_build_object('started_at', now() - interval '20 minutes')), 'not_for_you', 'which opens no door either');
select is(tests.plan_days(tests.monday()), 'accepted', 'the same schedule is sent again');
select is(tests.plan_days(tests.monday('19:00')), 'not_for_you', 'a day of it is not moved');
select is(tests.plan_days('[]'), 'accepted', 'days are taken out');
select is(tests.plan_days(tests.monday()), 'not_for_you', 'and not put back');
select is(tests.aims('lose', 1510, goal_kg => 60, ml => 2500), 'accepted', 'water is changed beside an old target');
select is(tests.aims('lose', 1600, goal_kg => 60), 'not_for_you', 'its energy is not, while it means to lose');
select is(tests.aims('keep', 1600), 'not_for_you', 'nor is a deficit by another name');
select is(tests.aims('keep', 1884, goal_kg => 60), 'not_for_you', 'nor a lower weight to reach');
select is(tests.aims('keep', 1884), 'accepted', 'what the body needs is');
select is(tests.outcome('update public.nutrition_targets set goal = ''lose'''), 'not_for_you', 'an update is no way around');
select is(tests.outcome('update public.nutrition_targets set goal_weight_kg = 55'), 'not_for_you', 'for the weight neither');
select is(tests.outcome('update public.nutrition_targets set activity = ''very-hard'''), 'not_for_you', 'nor more work on the same food');
select is(tests.touched('delete from public.nutrition_targets'), 1::bigint, 'the target is removed');
select is(tests.aims('lose', 1510), 'not_for_you', 'and not made anew');
select is(tests.follow('test-lose', starts => null), 'accepted', 'the plan is left');
select is(tests.follow('test-lose'), 'not_for_you', 'and not begun again');
select is(tests.follow('test-budget'), 'not_for_you', 'nor one below need that does not say so');
select is(tests.follow('test-pregnancy'), 'accepted', 'the week for pregnancy is open');
select is(tests.follow('test-pregnancy', (select jsonb_object_agg(d || '.' || m, '{"plan_key": "test-lose", "day": 0}'::jsonb)
  from generate_series(0, 6) d, unnest('{lunch,supper}'::text[]) m)), 'not_for_you', 'unless its meals give way to smaller ones');
select is(tests.follow('test-gain'), 'accepted', 'the week for gaining is open');
select is(tests.follow('test-fasting-16-8'), 'not_for_you', 'one around fasts is not, whatever its energy');
select is(tests.week_of('wanja', 1600, 1600), 'not_for_you', 'an own week is not changed below need');
select is(tests.week_of('wanja', 2600, 1300), 'not_for_you', 'nor its meals under a better number');
select is(tests.week_of('other', 2000, 2000), 'not_for_you', 'nor made');
select is(tests.week_of('other', 2500, 2400), 'accepted', 'one with enough is');
select is(tests.follow(md5('other')::uuid::text), 'accepted', 'and followed');
select is(tests.follow(md5('wanja')::uuid::text), 'not_for_you', 'the old one is not followed');
select is((select count(*) from public.custom_meal_plans), 2::bigint, 'but stays readable');
select is(tests.list('{}'), 'accepted', 'once it is off the list');
select is(tests.follow('test-lose'), 'accepted', 'the doors are open');
select is(tests.list('{pregnancy}'), 'accepted', 'and on it again');
select is(tests.follow('test-lose', starts => current_date + 1), 'not_for_you', 'another first day is a beginning');

-- With a target the need is the body's own, and grows with the weeks where they are known.
select is(tests.aims('keep', 1884), 'accepted', 'the need of 65 kg');
select is(tests.follow('test-maintain'), 'accepted', 'a week above it');
select is(tests.week_of('third', 1690, 1690), 'not_for_you', 'and one nine tenths below');

-- Each reason of the list closes each kind of door.
select tests.as_owner();
delete from public.nutrition_targets where user_id = tests.user_id('wanja');
delete from public.fasts where user_id = tests.user_id('wanja');
select tests.sign_in('wanja');
select is((select array_agg(array[tests.list(array[c]::text), tests.fast('by ' || c), tests.aims('lose', 1510), tests.follow('test-lose', starts => current_date + 2)]::text order by n)
  from unnest('{after-birth,breastfeeding,under-18,child,eating-disorder,underweight}'::text[]) with ordinality l (c, n)),
  array_fill('{accepted,not_for_you,not_for_you,not_for_you}'::text, array[6]), 'birth, milk, youth, a child, an eating disorder, too little weight');
select is((select array_agg(array[tests.list(array[c]::text), tests.fast('by ' || c)]::text)
  from unnest('{type-1-diabetes,kidney-disease,liver-disease,sickle-cell}'::text[]) c),
  array_fill('{accepted,not_for_you}'::text, array[4]), 'illnesses close fasting');
select is((select array_agg(array[tests.list('{}', array[m]::text), tests.fast('by ' || m)]::text)
  from unnest('{insulin,sulfonylureas,metformin-glibenclamide}'::text[]) m),
  array_fill('{accepted,not_for_you}'::text, array[3]), 'medicines that drop sugar too');
select is(tests.aims('lose', 1510), 'accepted', 'which leave a gentle deficit to them');
select is(tests.list('{}', '{metformin}'), 'accepted', 'metformin');
select is(tests.fast('metformin'), 'accepted', 'lets a usual fast begin');
select tests.no_fast();
select is(tests.plan_days('[]', 'clear'), 'accepted', 'and when the questions knew nothing of it');
select is(tests.fast('long', 1200), 'ask_first', 'a long one asks a clinician still');
select tests.no_fast();

-- The questions' own outcome.
select is(tests.plan_days(tests.monday(), 'no'), 'not_for_you', 'a no plans no fast');
select is(tests.plan_days('[]', 'no'), 'accepted', 'the no itself is kept');
select is(tests.aims('lose', 1500), 'not_for_you', 'and speaks against less food');
select is(tests.plan_days('[]', 'clear'), 'accepted', 'answered anew');

-- What the assessment and the logs know.
select tests.sign_in('baraka');
select is(tests.aims('keep', 1884), 'accepted', 'a target of a healthy weight');
select is(tests.outcome('insert into public.weight_entries (user_id, weighed_on, kg) values (auth.uid(), current_date, 49)'), 'accepted', 'then a low weight is noted');
select is(tests.fast('thin'), 'not_for_you', 'by the height of the target that is too little');
select is(tests.touched('delete from public.weight_entries'), 1::bigint, 'without it');
select is(tests.fast('thin'), 'accepted', 'nothing speaks against it');
select tests.no_fast();
select is(tests.aims('keep', 1980, age => 17), 'accepted', 'at 17 the need may be kept');
select is(tests.fast('young'), 'not_for_you', 'but no fast begins');
select is(tests.aims('lose', 1500, age => 17), 'not_for_you', 'and no deficit');
select is(tests.touched('delete from public.nutrition_targets'), 1::bigint, 'no target is left');
select tests.as_owner();
create function tests.known(answers jsonb, days integer default 1, eating text default null) returns text language plpgsql as $$
begin
  perform tests.assessed('baraka', answers, days, eating);
  return private.why_no_less(tests.user_id('baraka'));
end
$$;
select is(tests.known('{"age": 17}'), 'under-18', 'an age that the assessment was told');
select is(tests.known('{"age": 17}', 400), null, 'grows with the years');
select is(tests.known('{"age": null}'), null, 'a skipped one says nothing');
select is(tests.known('{"pregnancy": "pregnant"}', 279), 'pregnancy', 'a pregnancy is believed for as long as one lasts');
select is(tests.known('{"pregnancy": "pregnant"}', 281), null, 'and no longer');
select is(tests.known('{"pregnancy": "breastfeeding"}'), 'breastfeeding', 'so is breastfeeding');
select is(tests.known('{"conditions": ["underweight"]}'), 'underweight', 'and what was listed there');
select is(tests.known('{"height": 165, "weight": 49}'), 'underweight', 'height and weight are reckoned');
select is(tests.known(null, 900, 'positive'), 'eating-disorder', 'signs of an eating disorder outlive the answers');
insert into public.assessments (user_id, id, answers, scores, scoring_version, consent_version, consented_at, started_at, answered_at, finished_at)
values (tests.user_id('baraka'), gen_random_uuid(), '{"eating-sick": null}', '{}', 1, 1, now(), now(), now(), now());
select is(private.why_no_less(tests.user_id('baraka')), 'eating-disorder', 'and are not unsaid by skipping the questions');
select tests.sign_in('baraka');
select is(tests.follow('test-lose'), 'not_for_you', 'no plan of less for them');
select is(tests.list('{}'), 'accepted', 'an empty list');
select is(tests.follow('test-lose'), 'not_for_you', 'unsays nothing either');
select tests.as_owner();
delete from public.assessments;

-- Reminders call nobody to a fast that could harm.
select tests.sign_in('asha');
select is(tests.plan_days(tests.monday()), 'accepted', 'a schedule with reminders');
select tests.as_owner();
update public.fasting_plans set next_reminder_at = now() - interval '1 minute' where user_id = tests.user_id('asha');
select is(private.send_fasting_reminders(), 1, 'it calls');
select tests.sign_in('asha');
select is(tests.list('{breastfeeding}'), 'accepted', 'once the list says otherwise');
select tests.as_owner();
update public.fasting_plans set next_reminder_at = now() - interval '1 minute' where user_id = tests.user_id('asha');
select is(private.send_fasting_reminders(), 0, 'it is silent');
select is((select next_reminder_at > now() from public.fasting_plans where user_id = tests.user_id('asha')), true, 'and waits for its next day');

-- What was listed with a day, where the list has room for days.
alter table public.safety_profiles add column if not exists facts jsonb not null default '{}';
create function tests.with_fact(condition text, fact text, days_ago integer) returns text language plpgsql as $$
begin
  update public.safety_profiles set conditions = array[condition],
    facts = jsonb_build_object(fact, private.nairobi_date() - days_ago) where user_id = tests.user_id('asha');
  return private.why_no_less(tests.user_id('asha'));
end
$$;
select is(tests.with_fact('after-birth', 'gave_birth_on', 41), 'after-birth', 'a birth five weeks ago');
select is(tests.with_fact('after-birth', 'gave_birth_on', 43), null, 'and one seven weeks ago');
select is(tests.with_fact('pregnancy', 'pregnant_since', 7 * 30), 'pregnancy', 'the thirtieth week');
select is(private.least_plan_energy(tests.user_id('asha'), 'pregnancy'), 2400::numeric, 'takes 2,400 of a woman whose body is not known');
select tests.sign_in('asha');
select is(tests.aims('keep', 1884), 'not_for_you', 'and 452 more of one whose is');
select is(tests.aims('keep', 2337), 'accepted', 'which a target may hold');
select is(tests.week_of('asha', 2000, 2000), 'not_for_you', 'a week of meals has to hold it too');

-- Whoever writes for somebody else is told the same of everybody.
select tests.as_owner();
select tests.make_user('pregnant');
select tests.make_user('blank');
select tests.make_user('stranger');
insert into public.safety_profiles (user_id, conditions) values (tests.user_id('pregnant'), '{pregnancy}');
insert into public.user_subscriptions (user_id, plan_type, status, trial_start, trial_end)
select tests.user_id(n), 'free_trial', 'active', current_date, current_date + 7 from unnest('{stranger,pregnant}'::text[]) n;
create function tests.told_of(who text) returns text[] language sql as $$
  select array[
    tests.outcome(format('insert into public.nutrition_targets (user_id, sex, age, height_cm, weight_kg, activity, goal, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g)
      values (%L, ''female'', 30, 165, 65, ''light'', ''lose'', 1500, 60, 50, 200, 25)', tests.user_id(who))),
    tests.outcome(format('insert into public.fasting_plans (user_id, days) values (%L, %L)', tests.user_id(who), tests.monday())),
    tests.outcome(format('insert into public.fasts (id, user_id, protocol, target_minutes, started_at, time_zone, source)
      values (gen_random_uuid(), %L, ''14:10'', 840, now(), ''Africa/Nairobi'', ''live'')', tests.user_id(who))),
    tests.outcome(format('insert into public.meal_plan_uses (user_id, plan_key, starts_on) values (%L, ''test-lose'', current_date)', tests.user_id(who))),
    tests.outcome(format('insert into public.custom_meal_plans (id, user_id, title, energy_kcal, days) values (gen_random_uuid(), %L, ''Mine'', 1300, tests.plates(1300))', tests.user_id(who))),
    tests.outcome(format('insert into public.health_readings (user_id, id, kind, value, taken_at) values (%L, gen_random_uuid(), ''pulse'', 70, now() + interval ''1 day'')', tests.user_id(who)))]
$$;
grant execute on all functions in schema tests to authenticated;
select tests.sign_in('stranger');
select is(tests.told_of('pregnant'), array_fill('42501'::text, array[6]), 'a stranger is only told that these are not theirs');
select is(tests.told_of('blank'), array_fill('42501'::text, array[6]), 'of an empty account as of one that says pregnant');

-- Weeks that are empty, nearly so, or of foods nobody knows.
create function pg_temp.week(id text, days jsonb, kcal integer default 2500) returns text language sql as $$
  select tests.outcome(format('insert into public.custom_meal_plans (id, user_id, title, energy_kcal, days) values (%L, %L, ''Mine'', %s, %L)
    on conflict (id) do update set energy_kcal = excluded.energy_kcal, days = excluded.days', md5(id)::uuid, auth.uid(), kcal, days))
$$;
create function pg_temp.key(id text) returns text language sql as $$ select md5(id)::uuid::text $$;
create function pg_temp.swap(id text, meals text) returns jsonb language sql as $$
  select jsonb_object_agg(d || '.' || m, jsonb_build_object('plan_key', md5(id)::uuid, 'day', 0)) from generate_series(0, 6) d, unnest(meals::text[]) m
$$;
grant execute on all functions in schema pg_temp to authenticated;
select tests.sign_in('pregnant');
select is(pg_temp.week('thin', tests.plates(900)), 'not_for_you', 'a whole week of 900 kcal is not "unfinished"');
select is(pg_temp.week('unknown', replace(tests.plates(2400)::text, 'test-plate', 'nonesuch')::jsonb), 'not_for_you', 'nor is one of foods nobody knows');
select is(pg_temp.week('empty', (select jsonb_agg('{"breakfast": [], "lunch": [], "supper": [], "snacks": []}'::jsonb) from generate_series(1, 7))),
  'accepted', 'an empty one is begun');
select is(pg_temp.week('empty', jsonb_set(tests.plates(1500), '{6,lunch}', '[]')), 'accepted', 'and filled meal by meal');
select is(tests.follow(pg_temp.key('empty')), 'not_for_you', 'but not followed yet');
select is(pg_temp.week('empty', jsonb_set(tests.plates(3), '{6,lunch}', '[]')), 'accepted', 'emptied again');
select is(tests.follow('test-pregnancy', pg_temp.swap('empty', '{lunch,supper}')), 'not_for_you', 'nor does a good week take its meals in');
select is(tests.follow(pg_temp.key('later')), 'accepted', 'a key that stands for nothing yet');
select is(pg_temp.week('later', jsonb_set(tests.plates(700), '{6,lunch}', '[]')), 'not_for_you', 'is none for too little later');
select is(pg_temp.week('full', tests.plates(2500)), 'accepted', 'a full week');
select is(tests.follow(pg_temp.key('full')), 'accepted', 'is followed');
select is(pg_temp.week('full', jsonb_set(tests.plates(900), '{0,lunch}', '[]')), 'not_for_you', 'and not thinned then');
select is(tests.follow('test-pregnancy', pg_temp.swap('full', '{lunch,supper}')), 'accepted', 'so are its meals in another');
select is(tests.follow(pg_temp.key('full'), starts => null), 'accepted', 'by which alone it is followed then');
select is(pg_temp.week('full', jsonb_set(tests.plates(900), '{0,lunch}', '[]')), 'not_for_you', 'thinned neither');
select is(pg_temp.week('full', (select jsonb_agg(jsonb_build_object('breakfast', '[{"food_id": "test-plate", "grams": 2500}]'::jsonb, 'snacks', '[]'::jsonb,
  'lunch', '[{"food_id": "test-plate", "grams": 1}]'::jsonb, 'supper', '[{"food_id": "test-plate", "grams": 1}]'::jsonb)) from generate_series(1, 7))),
  'not_for_you', 'nor moved to meals that are not taken in');
select is(tests.follow('test-pregnancy', starts => null), 'accepted', 'left');
select is(pg_temp.week('full', jsonb_set(tests.plates(900), '{0,lunch}', '[]')), 'accepted', 'it may be made anew');
select is(tests.touched('delete from public.meal_plan_uses') > 0, true, 'all are left');

-- Of several that are followed the one touched last counts.
select is(tests.list('{}'), 'accepted', 'with nothing told');
select is(tests.follow('test-lose'), 'accepted', 'a plan of less');
select is(tests.follow('test-maintain'), 'accepted', 'and then another');
select tests.as_owner();
update public.meal_plan_uses set changed_at = now() - case plan_key when 'test-lose' then interval '2 days' else interval '1 day' end where user_id = tests.user_id('pregnant');
select tests.sign_in('pregnant');
select is(tests.list('{pregnancy}'), 'accepted', 'then pregnancy');
select is(tests.outcome('update public.meal_plan_uses set changed_at = now() where plan_key = ''test-lose'''), 'not_for_you', 'does not let the first come to the front');
select is(tests.outcome('update public.meal_plan_uses set changed_at = now() + interval ''1 year'', ticked = ''{x}'' where plan_key = ''test-maintain'''), 'accepted', 'the second is noted about');
select is((select max(changed_at) from public.meal_plan_uses), now(), 'at a time that has come');

select is(tests.aims('keep', 1400, age => 110), 'accepted', 'who says to be 110');
select is(tests.outcome('delete from public.meal_plan_uses'), 'accepted', 'and follows nothing');
select is(pg_temp.week('old', tests.plates(1500), 1500), 'not_for_you', 'still eats 1,800 in pregnancy');
select is(tests.touched('delete from public.nutrition_targets'), 1::bigint, 'so much for that');

-- A body is judged by what is told now.
select is(tests.list('{}'), 'accepted', 'the list is empty');
select is(tests.aims('keep', 1900), 'accepted', 'a grown woman''s target');
select tests.as_owner();
alter table public.nutrition_targets disable trigger user;
update public.nutrition_targets set updated_at = now() - interval '3 years' where user_id = tests.user_id('pregnant');
alter table public.nutrition_targets enable trigger user;
select tests.sign_in('pregnant');
select is(tests.outcome('update public.nutrition_targets set age = 16, energy_kcal = 650'), 'not_for_you', 'sixteen is sixteen today, however old the row');
select is(tests.outcome('insert into public.weight_entries (user_id, weighed_on, kg) values (auth.uid(), current_date - 100, 65)'), 'accepted', 'a weight of the spring');
select is(tests.outcome('update public.nutrition_targets set weight_kg = 44, energy_kcal = 600'), 'not_for_you', 'does not outdo what is told today');
select is(tests.outcome('delete from public.weight_entries'), 'accepted', 'without it');
select tests.as_owner();
delete from public.nutrition_targets where user_id = tests.user_id('pregnant');

-- Names as people write them.
select is((select array_agg(m) from unnest('{other:Insulin,"other:GLICLAZIDE MR 30","other:gliclazide, 30mg","other:metformin,glibenclamide","other:Mixtard(insulin)",metformin-glibenclamide}'::text[]) m
  where not private.is_hypo_prone(m)), null, 'whatever the case and the commas');
select is((select array_agg(m) from unnest('{metformin,other:insulinoma,"other:preinsulin tea"}'::text[]) m where private.is_hypo_prone(m)), null, 'no other words');

-- What the assessment was told stays, but for what passes.
create function pg_temp.told(answers jsonb, days integer) returns text language plpgsql as $$
begin
  perform tests.assessed('blank', answers, days);
  return private.why_no_fast(tests.user_id('blank'));
end
$$;
select is((select array_agg(pg_temp.told(jsonb_build_object('conditions', array[c]), 281)) from unnest('{eating-disorder,under-18,child,underweight,type-1-diabetes,sickle-cell,kidney-disease,liver-disease}'::text[]) c),
  '{eating-disorder,under-18,child,underweight,type-1-diabetes,sickle-cell,kidney-disease,liver-disease}', 'illnesses of the assessment are not over after 280 days');
select is((select array_agg(pg_temp.told(jsonb_build_object('conditions', array[c]), 281)) from unnest('{pregnancy,after-birth,breastfeeding}'::text[]) c),
  array_fill(null::text, array[3]), 'a pregnancy, a birth and milk are');
select is((select array_agg(pg_temp.told(jsonb_build_object('conditions', array[c]), 279)) from unnest('{pregnancy,after-birth,breastfeeding}'::text[]) c),
  '{pregnancy,after-birth,breastfeeding}', 'but not before');
select is(pg_temp.told('{"medicines": ["insulin"]}', 400), 'hypo-prone-medicines', 'medicines of the assessment count for fasts');
select is(pg_temp.told('{"medicines": ["metformin"]}', 1), null, 'metformin leaves short ones open');
select is(private.asks_before_long_fasts(tests.user_id('blank')), true, 'and asks before long ones');
select is(pg_temp.told('{"conditions": ["high-blood-pressure"]}', 1), null, 'so does high pressure');
select is(private.asks_before_long_fasts(tests.user_id('blank')), true, 'that was told there');
create function pg_temp.scored(score numeric, band text, days integer) returns text language plpgsql as $$
begin
  perform tests.assessed('blank', null, days);
  update public.assessments set scores = jsonb_build_object('body', jsonb_build_object('score', score, 'band', band)) where user_id = tests.user_id('blank');
  return private.why_no_less(tests.user_id('blank'));
end
$$;
alter table public.assessments disable trigger user;
select is(pg_temp.scored(18.5, 'underweight', 30), 'underweight', 'a score of too little weight outlives the answers');
select is(pg_temp.scored(22, 'healthy', 30), null, 'one of enough says nothing');
select is(pg_temp.scored(17, 'underweight', 30), 'underweight', 'until a newer weight');
alter table public.assessments enable trigger user;
select tests.sign_in('blank');
select is(tests.aims('keep', 1884), 'accepted', 'says otherwise');
select is(tests.outcome('update public.nutrition_targets set weight_kg = 44, energy_kcal = 1900'), 'accepted', 'a low weight');
select is(tests.outcome('insert into public.weight_entries (user_id, weighed_on, kg) values (auth.uid(), current_date + 1, 65)'), 'accepted', 'that tomorrow''s');
select is(tests.fast('thin'), 'not_for_you', 'does not outdo');
select * from finish();
rollback;
