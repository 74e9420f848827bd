begin;
select plan(20);
select tests.make_user('asha');
select tests.make_user('baraka');
-- Eight o'clock in Nairobi of a day from today.
create function pg_temp.eight(day integer default 0, hour integer default 8) returns timestamptz language sql as $$
  select (date '2026-12-01' + day + make_time(hour, 0, 0)) at time zone 'Africa/Nairobi'
$$;
create function pg_temp.wants(fields text, due timestamptz default pg_temp.eight()) returns void language plpgsql as $$
begin
  delete from public.notification_preferences where user_id = tests.user_id('asha');
  insert into public.notification_preferences
  select * from jsonb_populate_record(null::public.notification_preferences, jsonb_build_object('user_id', tests.user_id('asha'),
    'daily_reminders', false, 'wellness_tips', false, 'meal_reminders', false, 'herb_reminders', false, 'meditation_reminders', false,
    'reminder_time', '08:00', 'frequency', 'daily', 'time_zone', 'Africa/Nairobi', 'email_fallback', false, 'by_text', false, 'by_whatsapp', false,
    'created_at', now(), 'updated_at', now()) || fields::jsonb);
  update public.notification_preferences set next_reminder_at = due where user_id = tests.user_id('asha');
  delete from public.notifications;
end
$$;
create function pg_temp.told() returns text language sql as $$
  select string_agg(title || ': ' || message || ' → ' || (metadata ->> 'link'), ' | ') from public.notifications
$$;

select pg_temp.wants('{"daily_reminders": true}');
select is(private.send_due_reminders(at => pg_temp.eight() - interval '1 second'), 0, 'not a second too early');
select is(private.send_due_reminders(at => pg_temp.eight()), 1, 'at the time that was chosen');
select is(private.send_due_reminders(at => pg_temp.eight()), 0, 'once');
select is(pg_temp.told(), 'Your reminder for today: On your list: a short check-in. → /dashboard', 'in plain words');
select is((select next_reminder_at from public.notification_preferences), pg_temp.eight(1), 'the next one is planned');
select is((select metadata ->> 'why' from public.notifications), 'You asked to be reminded at 08:00.', 'it says why');
select is((select metadata ->> 'push_body' from public.notifications), 'Something is waiting for you in Mizizi.', 'and nothing on a lock screen');
select is((select metadata ->> 'category' from public.notifications), 'wellness', 'it is a reminder');

select pg_temp.wants('{"daily_reminders": true, "herb_reminders": true, "meal_reminders": true, "meditation_reminders": true}');
select private.send_due_reminders(at => pg_temp.eight());
select is(pg_temp.told(), 'Your reminder for today: On your list: a short check-in, your herbs, your meals, a few quiet minutes. → /dashboard',
  'everything that is on comes as one');
select pg_temp.wants('{"wellness_tips": true}');
select private.send_due_reminders(at => pg_temp.eight());
select matches(pg_temp.told(), '^Today''s wellness tip: .{20,} → /nutrition-knowledge$', 'a tip of the day');
select isnt(private.tip_of('2026-12-01'), private.tip_of('2026-12-02'), 'another one tomorrow');
select is((select count(*) from generate_series(0, 400) day where private.tip_of(date '2026-11-01' + day) is null), 0::bigint, 'there is one for every day');
select pg_temp.wants('{"herb_reminders": true}');
select private.send_due_reminders(at => pg_temp.eight());
select matches(pg_temp.told(), '→ /herbs$', 'a single one opens its page');

-- Fasting
create or replace function private.is_fasting(user_uuid uuid) returns boolean language sql stable as $$ select true $$;
select pg_temp.wants('{"meal_reminders": true, "daily_reminders": true}');
select private.send_due_reminders(at => pg_temp.eight());
select is(pg_temp.told() like '%your meals%', false, 'nobody who fasts is told to eat');
select pg_temp.wants('{"meal_reminders": true}');
select is(private.send_due_reminders(at => pg_temp.eight()), 1, 'with nothing left to say');
select is(pg_temp.told(), null, 'nothing is said');

-- Late
select pg_temp.wants('{"daily_reminders": true}');
select private.send_due_reminders(at => pg_temp.eight(0, 13));
select isnt(pg_temp.told(), null, 'five hours late is better than never');
select pg_temp.wants('{"daily_reminders": true}');
select private.send_due_reminders(at => pg_temp.eight(0, 15));
select is(pg_temp.told(), null, 'seven hours late is not');
select is((select next_reminder_at from public.notification_preferences), pg_temp.eight(1), 'tomorrow''s comes all the same');

-- Nobody calls the jobs
select tests.sign_in('asha');
select is(tests.outcome($$ select private.send_due_reminders() $$), '42501', 'a user runs no jobs');

select * from finish();
rollback;
