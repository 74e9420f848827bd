begin;
select plan(70);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.safety_terms (id, kind, name) values ('hiv-medicines', 'medicine', 'HIV medicines'), ('gout', 'condition', 'Gout')
on conflict (id) do nothing;

-- What adding a medicine comes to, for whoever is signed in.
create function pg_temp.add(who text, medicine text, times text default '{08:00,20:00}', more text default '') returns text language sql as $$
  select tests.outcome(format('insert into public.medicine_schedules (user_id, medicine, times, reminds) values (%L, %L, %L, true) %s',
    tests.user_id(who), medicine, times, more))
$$;
create function pg_temp.note(medicine text, due timestamptz, state text default 'taken', noted timestamptz default now(), who text default 'asha')
returns text language sql as $$
  select tests.outcome(format($q$ insert into public.medicine_takings (user_id, medicine, due_at, state, noted_at) values (%L, %L, %L, %L, %L)
    on conflict (user_id, medicine, due_at) do update set state = excluded.state, noted_at = excluded.noted_at $q$,
    tests.user_id(who), medicine, due, state, noted))
$$;
grant execute on function pg_temp.add(text, text, text, text), pg_temp.note(text, timestamptz, text, timestamptz, text) to authenticated;

-- Visitors
select tests.as_visitor();
select is(tests.outcome('select * from public.medicine_schedules'), '42501', 'a visitor keeps their medicines on the device');
select is(tests.outcome('select * from public.medicine_takings'), '42501', 'and what they took');

-- One's own
select tests.sign_in('asha');
select is(pg_temp.add('asha', 'hiv-medicines'), 'accepted', 'a medicine the safety check knows');
select is(pg_temp.add('asha', 'other:Dawa ya Mzee'), 'accepted', 'a name as it was written');
select is(pg_temp.add('asha', 'moon-dust'), 'unknown_term', 'no id that nobody knows');
select is(pg_temp.add('asha', 'gout'), 'unknown_term', 'no illness');
select is(pg_temp.add('asha', 'other: '), 'unknown_term', 'no name without a word');
select is(pg_temp.add('asha', 'hiv-medicines'), '23505', 'each medicine is there once');
select is(pg_temp.add('asha', 'hiv-medicines', '{08:00,20:00}', 'on conflict (user_id, medicine) do update set dose = ''1 tablet'''), 'accepted',
  'sending it again from another device is a change');
select is(pg_temp.add('asha', 'other:aa', '{25:00}'), '23514', 'a day has 24 hours');
select is(pg_temp.add('asha', 'other:aa', '{08:00,08:00}'), '23514', 'each time once');
select is(pg_temp.add('asha', 'other:aa', '{01:00,02:00,03:00,04:00,05:00,06:00,07:00,08:00,09:00}'), '23514', 'eight times a day at most');
select is(tests.outcome($$ update public.medicine_schedules set weekdays = '{0}' $$), '23514', 'a week has seven days');
select is(tests.outcome($$ update public.medicine_schedules set weekdays = '{}' $$), '23514', 'and at least one counts');
select is(tests.outcome($$ update public.medicine_schedules set time_zone = 'Mars/Olympus' $$), 'bad_time_zone', 'on a clock of this world');
select is(tests.outcome($$ update public.medicine_schedules set next_due_at = now() $$), '42501', 'when to remind is the database''s');
select is(pg_temp.add('baraka', 'hiv-medicines'), '42501', 'nobody adds to another''s list');
select is(pg_temp.note('hiv-medicines', now() - interval '1 hour'), 'accepted', 'a dose is noted');
select is(pg_temp.note('hiv-medicines', now() - interval '1 hour', 'skipped'), 'accepted', 'and noted otherwise');
select is((select string_agg(state, ' ') from public.medicine_takings), 'skipped', 'it is one, as noted last');
select is(pg_temp.note('hiv-medicines', now() - interval '1 hour', 'taken', now() - interval '20 minutes'), 'accepted', 'an older note that comes late');
select is((select string_agg(state, ' ') from public.medicine_takings), 'skipped', 'changes nothing');
select is(pg_temp.note('hiv-medicines', now() + interval '2 days'), 'bad_date', 'not for the day after tomorrow');
select is(pg_temp.note('other:gone', now()), 'accepted', 'a note about what was removed on another device is let go');
select is(pg_temp.note('hiv-medicines', now() - interval '100 days'), 'accepted', 'so is one that nothing shows any more');
select is((select count(*) from public.medicine_takings), 1::bigint, 'neither is kept');
select is(pg_temp.note('hiv-medicines', now() - interval '1 hour', 'swallowed'), '23514', 'taken or skipped');

select is(tests.touched($$ update public.medicine_takings set due_at = '-infinity', noted_at = now() $$), 0::bigint, 'a note is not moved to another time');
select is(tests.touched($$ update public.medicine_takings set medicine = 'other:Dawa ya Mzee', noted_at = now() $$), 0::bigint, 'nor to another medicine');
select is((select string_agg(tests.outcome(format('update public.medicine_schedules set %I = %L', c, d)), ' ')
  from unnest('{starts_on,runs_out_on}'::text[]) c, unnest('{infinity,-infinity,"4714-11-24 BC",1999-12-31,2101-01-01}'::text[]) d),
  repeat('23514 ', 9) || '23514', 'a first and a last day are of this century');

-- Others
select tests.sign_in('baraka');
select is_empty('select * from public.medicine_schedules', 'a stranger reads no medicine');
select is_empty('select * from public.medicine_takings', 'and no dose');
select is(tests.touched('delete from public.medicine_schedules'), 0::bigint, 'and removes none');
select is(pg_temp.note('hiv-medicines', now()), '42501', 'and notes none');
select is(pg_temp.note('other:not on her list', now()), '42501', 'and learns from no answer what is on the list');
select tests.sign_in('boss');
select is_empty('select * from public.medicine_schedules', 'an administrator reads none either');
select is_empty('select * from public.medicine_takings', 'nor what was taken');

-- Full
select tests.as_owner();
insert into public.medicine_schedules (user_id, medicine)
select tests.user_id('baraka'), 'other:no ' || n from generate_series(1, 60) n;
select tests.sign_in('baraka');
select is(pg_temp.add('baraka', 'other:no 61'), 'list_full', 'sixty medicines are a full list');
select is(tests.touched('update public.medicine_schedules set dose = ''1 tablet'' where medicine = ''other:no 1'''), 1::bigint, 'which can still be changed');
select tests.as_owner();
delete from public.medicine_schedules where user_id = tests.user_id('baraka');

-- When a dose is due
create function pg_temp.next(times text[], zone text, after timestamptz, days integer[] default '{1,2,3,4,5,6,7}', starts date default '2026-01-01')
returns timestamptz language sql as $$
  select private.next_dose(jsonb_populate_record(null::public.medicine_schedules,
    jsonb_build_object('times', times, 'time_zone', zone, 'weekdays', days, 'starts_on', starts)), after)
$$;
select is(pg_temp.next('{20:00,08:00}', 'Africa/Nairobi', '2026-11-24 04:59+00'), '2026-11-24 05:00+00'::timestamptz, 'eight in the morning of Nairobi');
select is(pg_temp.next('{20:00,08:00}', 'Africa/Nairobi', '2026-11-24 05:00+00'), '2026-11-24 17:00+00'::timestamptz, 'then eight in the evening');
select is(pg_temp.next('{08:00}', 'Africa/Nairobi', '2026-11-24 05:00+00', '{2}'), '2026-12-01 05:00+00'::timestamptz, 'once a week is in a week');
select is(pg_temp.next('{08:00}', 'Africa/Nairobi', '2026-11-24 05:00+00', '{1,2,3,4,5,6,7}', '2027-02-01'), '2027-02-01 05:00+00'::timestamptz, 'one that begins later begins later');
select is(pg_temp.next('{}', 'Africa/Nairobi', '2026-11-24 05:00+00'), null, 'without times nothing is due');
select is(pg_temp.next('{08:00}', 'Europe/Berlin', '2026-10-24 12:00+00'), '2026-10-25 07:00+00'::timestamptz, 'eight stays eight when summer time ends');
select is(pg_temp.next('{02:30}', 'Europe/Berlin', '2027-03-27 12:00+00'), '2027-03-28 01:30+00'::timestamptz, 'a time that clocks jump over is due after the jump');

-- Reminders: each once, those of a minute as one, none for what is noted, none that names anything
delete from public.notifications;
insert into public.notification_preferences (user_id, email_fallback) values (tests.user_id('asha'), true);
update public.medicine_schedules set starts_on = '2026-11-01' where user_id = tests.user_id('asha');
update public.medicine_schedules set next_due_at = '2026-11-24 19:00+00' where user_id = tests.user_id('asha');
select is(private.send_medicine_reminders(at => '2026-11-24 18:59+00'), 0, 'not a minute early');
select is(private.send_medicine_reminders(at => '2026-11-24 19:00:20+00'), 1, 'two medicines at ten in the evening are one word');
select is(private.send_medicine_reminders(at => '2026-11-24 19:00:40+00'), 0, 'once');
select is((select concat_ws(' / ', title, message, metadata ->> 'push_body', metadata ->> 'link', metadata ->> 'why') from public.notifications),
  'Your reminder / It is time for something on your list. / Something is waiting for you in Mizizi. / /medicines?due=2026-11-24T19:00Z / You asked to be reminded at 22:00.',
  'that names no medicine');
select is((select metadata ->> 'category' from public.notifications), null, 'and is none of the two wellness reminders of a day');
select is((select max(next_due_at) from public.medicine_schedules), '2026-11-25 05:00+00'::timestamptz, 'the next one is planned');
delete from public.notifications;
update public.medicine_schedules set next_due_at = now() - interval '1 hour';
select is(private.send_medicine_reminders(), 1, 'one of two is noted already: told of the other');
select is((select not_before from private.deliveries), now(), 'at any hour: who set a time at night meant it');
delete from public.notifications;
update public.medicine_schedules set next_due_at = now() - interval '1 hour';
select tests.sign_in('asha');
select is(pg_temp.note('other:Dawa ya Mzee', now() - interval '1 hour'), 'accepted', 'the other is noted too');
select tests.as_owner();
select is(private.send_medicine_reminders(), 0, 'nobody is told of what is done');
delete from public.notifications;
update public.medicine_schedules set next_due_at = case medicine when 'hiv-medicines' then now() - interval '5 seconds' end;
select tests.sign_in('asha');
select is(pg_temp.add('asha', 'hiv-medicines', '{08:00,20:00}', 'on conflict (user_id, medicine) do update set times = excluded.times, reminds = excluded.reminds, dose = ''2 tablets'''),
  'accepted', 'another dose is written in the minute in which one is due');
select tests.as_owner();
select is(private.send_medicine_reminders(), 1, 'which is told of all the same');
delete from public.notifications;
update public.medicine_schedules set next_due_at = now() - interval '3 hours';
select is(private.send_medicine_reminders(), 0, 'what is late by hours is left out');
update public.medicine_schedules set reminds = false;
select is((select count(next_due_at) from public.medicine_schedules), 0::bigint, 'without reminders none is planned');

-- Running out
update public.medicine_schedules set reminds = true, runs_out_on = '2026-12-10', next_due_at = null;
update public.medicine_schedules set next_due_at = null;
select is(private.send_medicine_reminders(at => '2026-12-05 05:59+00'), 0, 'not before nine in the morning');
select is(private.send_medicine_reminders(at => '2026-12-05 06:00+00'), 1, 'five days before, one word for both');
select is(private.send_medicine_reminders(at => '2026-12-06 06:00+00'), 0, 'once');
select is((select message || ' ' || (metadata ->> 'link') from public.notifications), 'Something on your list runs out soon. Open it to see what. /medicines', 'not saying what');
update public.medicine_schedules set runs_out_on = '2026-12-30' where medicine = 'hiv-medicines';
update public.medicine_schedules set next_due_at = null;
select is(private.send_medicine_reminders(at => '2026-12-25 06:00+00'), 1, 'and again for what was bought since');

-- Sharing, the download, and the end
update public.medicine_schedules set dose = '', times_since = now() - interval '2 days', times = '{08:00}', starts_on = '2026-01-01';
select matches(private.health_part(tests.user_id('asha'), 'medicine_times') ->> 0, '^Dawa ya Mzee, 08:00 \(14 days: taken 1, left out 0, not noted [01]\)$',
  'a practitioner reads how it is taken');
select is_empty($$ select 1 from pg_publication_tables where pubname = 'supabase_realtime' and tablename like 'medicine%' $$, 'nothing of it is live');
select is_empty($$
  select c.relname || '.' || a.attname from pg_publication_tables p
  join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
  where p.pubname = 'supabase_realtime' and (a.atttypid not in ('uuid'::regtype, 'bigint'::regtype) or c.relreplident <> 'd') $$,
  'what is live tells of a deleted row its id and no more');
select tests.sign_in('asha');
select is(jsonb_array_length(public.export_my_data() -> 'tables' -> 'medicine_schedules') + jsonb_array_length(public.export_my_data() -> 'tables' -> 'medicine_takings'),
  4, 'all of it is in the download');
delete from public.medicine_schedules;
select is_empty('select * from public.medicine_takings', 'what was noted goes with its medicine');

select * from finish();
rollback;
