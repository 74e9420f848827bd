begin;
select plan(71);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');

-- A fast as a device sends it; hours count back from now, null is still running.
create function pg_temp.a_fast(name text, from_hours numeric, to_hours numeric default null, more jsonb default '{}') returns jsonb
language sql as $$
  select jsonb_build_object('id', tests.user_id('fast ' || name), 'protocol', '14:10', 'target_minutes', 840,
    'started_at', now() - from_hours * interval '1 hour', 'ended_at', now() - to_hours * interval '1 hour',
    'time_zone', 'Africa/Nairobi', 'source', 'live', 'mood', null, 'symptoms', '[]'::jsonb, 'water_ml', 0,
    'weight_kg', null, 'weighed_on', null, 'note', '') || more
$$;
create function pg_temp.save(fast jsonb, who text default 'asha', known timestamptz default null, device text default 'phone')
returns jsonb language sql as $$
  select public.save_fast(tests.user_id(who), fast, known, device)
$$;
create function pg_temp.outcome(fast jsonb, who text default 'asha', known timestamptz default null) returns text language plpgsql as $$
begin
  return tests.outcome(format('select public.save_fast(%L, %L, %L)', tests.user_id(who), fast, known));
end
$$;
create function pg_temp.version(name text) returns timestamptz language sql as $$
  select updated_at from public.fasts where id = tests.user_id('fast ' || name)
$$;
create function pg_temp.hours(name text) returns numeric language sql as $$
  select round(extract(epoch from ended_at - started_at) / 3600, 1) from public.fasts where id = tests.user_id('fast ' || name)
$$;
-- Puts the last change of a fast into the past, as time does between two requests.
create function pg_temp.age(name text) returns void language sql security definer as $$
  update public.fasts set updated_at = updated_at - interval '1 minute' where id = tests.user_id('fast ' || name)
$$;
grant execute on function pg_temp.a_fast(text, numeric, numeric, jsonb), pg_temp.save(jsonb, text, timestamptz, text),
  pg_temp.outcome(jsonb, text, timestamptz), pg_temp.version(text), pg_temp.hours(text), pg_temp.age(text) to authenticated;

-- Visitors
select tests.as_visitor();
select is(tests.outcome('select * from public.fasts'), '42501', 'a visitor keeps their fasts on the device');
select is(tests.outcome('select * from public.fasting_plans'), '42501', 'and their plan');
select is(tests.outcome($$ select public.save_fast(tests.user_id('asha'), '{}') $$), '42501', 'and sends none');

-- One's own
select tests.sign_in('asha');
select is(pg_temp.save(pg_temp.a_fast('a', 60, 44)) -> 'notice', 'null'::jsonb, 'a fast is kept without a word');
select is((select status from public.fasts), 'reached', 'sixteen of fourteen hours');
select is(pg_temp.hours('a'), 16.0, 'as long as it was');
select is(pg_temp.save(pg_temp.a_fast('a', 60, 44)) -> 'notice', 'null'::jsonb, 'arriving twice');
select is((select count(*) from public.fasts), 1::bigint, 'it is one');
select is((pg_temp.save(pg_temp.a_fast('b', 40, 30)) -> 'fast') ? 'user_id', false, 'the answer names no account');
select is((select status from public.fasts where id = tests.user_id('fast b')), 'ended', 'ten of fourteen hours');
select is(tests.outcome($$ insert into public.fasts (id, user_id, protocol, target_minutes, started_at, time_zone, source)
  values (gen_random_uuid(), tests.user_id('asha'), '14:10', 840, now(), 'Africa/Nairobi', 'live') $$), '42501', 'there is one door');
select is(tests.outcome($$ update public.fasts set note = 'x' $$), '42501', 'for changes too');
select is(pg_temp.outcome(pg_temp.a_fast('c', 5), 'baraka'), 'not_allowed', 'nobody writes for somebody else');

-- Others
select tests.sign_in('baraka');
select is_empty('select * from public.fasts', 'a stranger reads none');
select is(pg_temp.outcome(pg_temp.a_fast('a', 60, 50), 'baraka'), 'not_allowed', 'and takes none over');
select is(tests.touched('delete from public.fasts'), 0::bigint, 'and removes none');
select is(pg_temp.outcome(pg_temp.a_fast('of baraka', 60, 44), 'baraka'), 'accepted', 'the same hours are free for them');
select tests.sign_in('boss');
select is_empty('select * from public.fasts', 'an administrator reads none either');

-- Times
select tests.sign_in('asha');
select is(pg_temp.outcome(pg_temp.a_fast('x', 50, 43)), 'overlap', 'two never overlap');
select is(pg_temp.outcome(pg_temp.a_fast('x', 44, 40)), 'accepted', 'one may begin where another ends');
select is(tests.touched($$ delete from public.fasts where id = tests.user_id('fast x') $$), 1::bigint, 'one is removed');
select is(pg_temp.outcome(pg_temp.a_fast('x', -1)), 'in_future', 'none begins tomorrow');
select is(pg_temp.outcome(pg_temp.a_fast('x', 5, -1)), 'in_future', 'or ends there');
select is(pg_temp.outcome(pg_temp.a_fast('x', 5, 6)), '22000', 'or ends before it begins');
select is(pg_temp.outcome(pg_temp.a_fast('x', 120, 70)), '23514', 'nor lasts longer than two days');
select is(pg_temp.outcome(pg_temp.a_fast('x', 20, 5, '{"time_zone": "Mars/Olympus"}')), 'bad_time_zone', 'on a clock of this world');
select is(pg_temp.outcome(pg_temp.a_fast('x', 20, 5, '{"target_minutes": 1500}')), '23514', 'more than a day is not offered');
select is(pg_temp.outcome(pg_temp.a_fast('x', 20, 5, '{"symptoms": ["secret"]}')), '23514', 'symptoms come from the list');
select is(pg_temp.outcome(pg_temp.a_fast('x', -0.1)), 'accepted', 'a clock that runs six minutes fast is forgiven');
select is((select started_at from public.fasts where id = tests.user_id('fast x')), now(), 'and put right');
select is(tests.touched($$ delete from public.fasts where id = tests.user_id('fast x') $$), 1::bigint, 'gone again');

-- Two devices
select is(pg_temp.save(pg_temp.a_fast('live', 6)) -> 'notice', 'null'::jsonb, 'one begins');
select is((select status from public.fasts where ended_at is null), 'active', 'and runs');
select is(pg_temp.save(pg_temp.a_fast('second', 2), device => 'tablet') -> 'fast', 'null'::jsonb, 'a second one is left out');
select matches(pg_temp.save(pg_temp.a_fast('second', 2), device => 'tablet') ->> 'notice', '^A fast that began at ... \d', 'and whoever began it is told');
select is((select count(*) from public.fasts where ended_at is null), 1::bigint, 'one runs');
select is(pg_temp.outcome(pg_temp.a_fast('second', 2, 1)), 'overlap', 'nothing else happened meanwhile');
select pg_temp.save(pg_temp.a_fast('live', 6, 1), device => 'tablet', known => pg_temp.version('live'));
select pg_temp.age('live');
select is(pg_temp.hours('live'), 5.0, 'the tablet ends it');
select matches(pg_temp.save(pg_temp.a_fast('live', 6, null, '{"mood": 4}'), device => 'phone', known => now() - interval '1 hour') ->> 'notice',
  '^This fast had been ended on another device, at .*That end stays\.$', 'an old copy does not open it again');
select is(pg_temp.hours('live'), 5.0, 'the end stays');
select is((select mood from public.fasts where id = tests.user_id('fast live')), 4, 'the mood that came with it is kept');
select matches(pg_temp.save(pg_temp.a_fast('live', 6, 0.5), device => 'tablet', known => now() - interval '1 hour') ->> 'notice',
  '^Another device had this fast end at .* as you noted last\.$', 'what was done last counts, and is told');
select is(pg_temp.hours('live'), 5.5, 'the later end');
select is(pg_temp.save(pg_temp.a_fast('live', 6, 0.6), device => 'tablet', known => now() - interval '1 hour') -> 'notice', 'null'::jsonb,
  'a device is not told of itself');
select is(pg_temp.save(pg_temp.a_fast('live', 6, null), device => 'tablet', known => pg_temp.version('live')) -> 'notice', 'null'::jsonb, 'who knows of the end may take it back');
select is((select ended_at from public.fasts where id = tests.user_id('fast live')), null, 'it runs on');
select tests.as_owner();
select is(private.is_fasting(tests.user_id('asha')), true, 'so there is nobody to be told to eat');
select tests.sign_in('asha');
select is(tests.touched($$ delete from public.fasts where id = tests.user_id('fast live') $$), 1::bigint, 'removed on the phone');
select matches(pg_temp.save(pg_temp.a_fast('live', 6, 1), known => now(), device => 'tablet') ->> 'notice', 'brought it back', 'a change made elsewhere brings it back');

-- The constraint stands behind the function
select tests.as_owner();
select is(tests.outcome($$ insert into public.fasts (id, user_id, protocol, target_minutes, started_at, ended_at, time_zone, source)
  values (gen_random_uuid(), tests.user_id('asha'), '14:10', 840, now() - interval '5 hours', now(), 'Africa/Nairobi', 'live') $$), '23P01', 'not even by hand do two overlap');
select is(private.is_fasting(tests.user_id('asha')), false, 'and nobody is fasting now');

-- Weight goes to its log
select tests.sign_in('asha');
select pg_temp.save(pg_temp.a_fast('b', 40, 30, jsonb_build_object('weight_kg', 64.5, 'weighed_on', current_date - 1)));
select is((select kg from public.weight_entries where weighed_on = current_date - 1), 64.50, 'a weight is read where all weights are');

-- The questions
select lives_ok($$ insert into public.fasting_plans (user_id, screening, screened_on) values (tests.user_id('asha'), 'no', current_date) $$, 'the outcome is kept, not the answers');
select is(pg_temp.outcome(pg_temp.a_fast('q', 0.5)), 'not_for_you', 'whom it could harm begins none');
select is(pg_temp.outcome(pg_temp.a_fast('q', 0.5, 0.1)), 'accepted', 'what happened may be noted');
select is(tests.touched($$ delete from public.fasts where id = tests.user_id('fast q') $$), 1::bigint, 'and removed');
update public.fasting_plans set screening = 'caution';
select is(pg_temp.outcome(pg_temp.a_fast('q', 0.5, null, '{"protocol": "20:4", "target_minutes": 1200}')), 'ask_first', 'with a caution a clinician is asked before more than 18 hours');
update public.fasting_plans set clinician_agreed = true;
select is(pg_temp.outcome(pg_temp.a_fast('q', 0.5, null, '{"protocol": "20:4", "target_minutes": 1200}')), 'accepted', 'who agreed');
select is(pg_temp.outcome(pg_temp.a_fast('r', 0.5, null, '{"protocol": "20:4", "target_minutes": 1200}'), 'asha'), 'accepted', 'a second one is left out as ever');
select tests.sign_in('baraka');
select is(pg_temp.outcome(pg_temp.a_fast('q of baraka', 0.5, null, '{"protocol": "20:4", "target_minutes": 1200}'), 'baraka'), 'not_screened', 'nobody starts that long without the questions');

-- The plan
select is(tests.outcome($$ insert into public.fasting_plans (user_id, days) values (tests.user_id('asha'), '[]') $$), '42501', 'nobody plans for somebody else');
select is_empty('select * from public.fasting_plans', 'or reads it');
select is(tests.outcome($$ insert into public.fasting_plans (user_id, days) values (tests.user_id('baraka'), '[{"weekday": 9, "start": "20:00", "protocol": "14:10", "target_minutes": 840}]') $$), '23514', 'a week has seven days');
select lives_ok($$ insert into public.fasting_plans (user_id, days, remind_start, remind_end, time_zone) values (tests.user_id('baraka'),
  '[{"weekday": 1, "start": "20:00", "protocol": "14:10", "target_minutes": 840}, {"weekday": 4, "start": "19:30", "protocol": "16:8", "target_minutes": 960}]',
  true, true, 'Africa/Nairobi') $$, 'Monday and Thursday');

-- Reminders
select tests.as_owner();
select is((select array_agg(private.next_fast(p, at) order by at) from public.fasting_plans p,
  unnest(array['2026-11-23 16:59+00', '2026-11-23 17:00+00']::timestamptz[]) at where p.user_id = tests.user_id('baraka')),
  array['2026-11-23 17:00+00', '2026-11-26 16:30+00']::timestamptz[], 'eight in the evening of Nairobi, then Thursday');
delete from public.notifications;
update public.fasting_plans set next_reminder_at = now() - interval '1 minute' where user_id = tests.user_id('baraka');
update public.fasting_plans set next_reminder_at = null where user_id = tests.user_id('asha');
select is(private.send_fasting_reminders(), 1, 'told when it begins');
select is(private.send_fasting_reminders(), 0, 'once');
select is((select title || ' / ' || (metadata ->> 'push_body') || ' / ' || (metadata ->> 'link') from public.notifications),
  'Your reminder / Something is waiting for you in Mizizi. / /fasting', 'without a word on the lock screen');
insert into public.fasts (id, user_id, protocol, target_minutes, started_at, time_zone, source)
values (gen_random_uuid(), tests.user_id('baraka'), '14:10', 840, now() - interval '14 hours', 'Africa/Nairobi', 'live');
select is(private.send_fasting_reminders() + private.send_fasting_reminders(), 1, 'and once when the target is reached');

-- Export
select tests.sign_in('asha');
select is(jsonb_array_length(public.export_my_data() -> 'tables' -> 'fasts') > 0
  and jsonb_array_length(public.export_my_data() -> 'tables' -> 'fasting_plans') = 1, true, 'all of it is in the download');
select is(tests.touched('delete from public.fasting_plans'), 1::bigint, 'and can go');

select * from finish();
rollback;
