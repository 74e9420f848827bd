begin;
select plan(35);
select tests.make_user('asha');
select tests.make_user('baraka');
create function pg_temp.next_of(wanted text, after timestamptz) returns text language sql security definer as $$
  select to_char(private.next_reminder(jsonb_populate_record(null::public.notification_preferences,
    '{"daily_reminders": true, "wellness_tips": false, "meal_reminders": false, "herb_reminders": false,
      "meditation_reminders": false, "reminder_time": "08:00", "frequency": "daily", "time_zone": "Africa/Nairobi"}'
    || wanted::jsonb), after) at time zone 'UTC', 'YYYY-MM-DD HH24:MI')
$$;
grant execute on all functions in schema pg_temp to public;

-- One row a person, their own
select tests.sign_in('asha');
select is_empty($$ select * from public.notification_preferences $$, 'there is no row at first');
select results_eq($$ insert into public.notification_preferences (user_id, herb_reminders) values (auth.uid(), true)
  on conflict (user_id) do update set herb_reminders = excluded.herb_reminders
  returning daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time, frequency $$,
  $$ values (false, false, false, true, false, '08:00', 'daily') $$, 'a change of one field leaves the rest at the defaults');
select is((select next_reminder_at > now() from public.notification_preferences), true, 'the next reminder is planned');
select is(tests.touched($$ update public.notification_preferences set herb_reminders = false $$), 1::bigint, 'switched off again');
select is((select next_reminder_at from public.notification_preferences), null, 'nothing is planned');
select is(tests.outcome($$ update public.notification_preferences set next_reminder_at = now() $$), '42501', 'nobody plans by hand');
select is(tests.outcome($$ update public.notification_preferences set user_id = tests.user_id('baraka') $$), '42501', 'nor gives it away');
select is(tests.outcome($$ insert into public.notification_preferences (user_id) values (tests.user_id('baraka')) $$), '42501', 'nor writes a stranger''s');
select is(tests.outcome($$ delete from public.notification_preferences $$), '42501', 'nor deletes it');
select is(tests.outcome($$ update public.notification_preferences set reminder_time = '8 o''clock' $$), '23514', 'a time is a time');
select is(tests.outcome($$ update public.notification_preferences set reminder_time = '24:00' $$), '23514', 'of the day');
select is(tests.outcome($$ update public.notification_preferences set frequency = 'hourly' $$), '23514', 'there are three frequencies');
select is(tests.outcome($$ update public.notification_preferences set time_zone = 'Mars/Olympus' $$), 'bad_time_zone', 'and time zones that exist');
select tests.sign_in('baraka');
select is(count(*), 0::bigint, 'a stranger reads nothing') from public.notification_preferences;
select is(tests.touched($$ update public.notification_preferences set daily_reminders = true $$), 0::bigint, 'nor changes it');
select tests.as_visitor();
select is(tests.outcome($$ select * from public.notification_preferences $$), '42501', 'a visitor has none');

-- When
select tests.as_owner();
select is(pg_temp.next_of('{}', '2026-11-21 04:59+00'), '2026-11-21 05:00', 'eight in Nairobi is five in UTC');
select is(pg_temp.next_of('{}', '2026-11-21 05:00+00'), '2026-11-22 05:00', 'at the minute itself it is tomorrow''s');
select is(pg_temp.next_of('{"daily_reminders": false}', '2026-11-21 05:00+00'), null, 'nothing on, nothing due');
select is(pg_temp.next_of('{"frequency": "weekdays"}', '2026-11-20 06:00+00'), '2026-11-23 05:00', 'after Friday comes Monday');
select is(pg_temp.next_of('{"frequency": "weekly"}', '2026-11-23 06:00+00'), '2026-11-30 05:00', 'once a week on Mondays');
select is(pg_temp.next_of('{"time_zone": "Europe/London"}', '2026-03-28 09:00+00'), '2026-03-29 07:00', 'an hour earlier where the clocks go forward');
select is(pg_temp.next_of('{"time_zone": "Pacific/Auckland"}', '2026-11-20 20:00+00'), '2026-11-21 19:00', 'the day is the person''s own');
select is(pg_temp.next_of('{"reminder_time": "00:00"}', '2026-11-21 20:59+00'), '2026-11-21 21:00', 'midnight');

-- Devices
create function pg_temp.saved(endpoint text) returns uuid language sql as $$
  select public.save_push_subscription(endpoint, repeat('A', 87), repeat('b', 22), 'Chrome on Android')
$$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('asha');
select lives_ok($$ select pg_temp.saved('https://push.example/one') $$, 'a device is kept');
select lives_ok($$ select pg_temp.saved('https://push.example/one') $$, 'once');
select is(count(*), 1::bigint, 'that is one row') from public.push_subscriptions;
select is(tests.outcome($$ select auth from public.push_subscriptions $$), '42501', 'its keys are not read back');
select is(tests.outcome($$ insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values (auth.uid(), 'x', 'y', 'z') $$), '42501', 'nor written past the function');
select is(tests.outcome($$ select public.save_push_subscription('file:///etc/passwd', repeat('A', 87), repeat('b', 22)) $$), '23514', 'an endpoint is an address');
select tests.sign_in('baraka');
select is(tests.touched($$ delete from public.push_subscriptions $$), 0::bigint, 'a stranger removes nobody''s device');
select lives_ok($$ select pg_temp.saved('https://push.example/one') $$, 'who signs in on the same device');
select is(count(*), 1::bigint, 'takes it over') from public.push_subscriptions;
select pg_temp.saved('https://push.example/' || n) from generate_series(1, 12) n;
select is(count(*), 10::bigint, 'ten devices are enough') from public.push_subscriptions;
select tests.as_visitor();
select is(tests.outcome($$ select pg_temp.saved('https://push.example/two') $$), '42501', 'a visitor has no device');

select * from finish();
rollback;
