begin;
select plan(58);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.safety_terms (id, kind, name) values
  ('warfarin', 'medicine', 'Warfarin'), ('gout', 'condition', 'Gout') on conflict (id) do nothing;

select tests.remember('first', gen_random_uuid());
select tests.remember('second', gen_random_uuid());
select tests.remember('third', gen_random_uuid());

-- Sends one as a device would: answered `at`, finished when it has scores.
create function pg_temp.send(name text, answers jsonb, at timestamptz, scores jsonb default null) returns text language sql as $$
  select public.save_assessment(auth.uid(), tests.id_of(name), 1, at - interval '5 minutes', at - interval '4 minutes', at, answers,
    case when scores is not null then at end, scores, case when scores is not null then 1 end) ->> 'state'
$$;
-- What becomes of one that is sent.
create function pg_temp.outcome_of(answers text, scores text default null) returns text language sql as $$
  select tests.outcome(format('select pg_temp.send(%L, %L, now(), %L)', 'third', answers, scores))
$$;
grant execute on all functions in schema pg_temp to public;

-- A visitor
select tests.as_visitor();
select is(tests.outcome('select * from public.assessments'), '42501', 'a visitor reads none');
select is(pg_temp.outcome_of('{}'), '42501', 'and keeps theirs on the device');

-- A started one
select tests.sign_in('asha');
select is(pg_temp.send('first', '{"age": 41}', now() - interval '50 days'), 'saved', 'a member keeps what she started');
select is(pg_temp.send('first', '{"age": 41}', now() - interval '50 days'), 'saved', 'sending it again');
select is(count(*), 1::bigint, 'makes one') from public.assessments;
select is(pg_temp.send('first', '{"age": 42, "sex": null}', now() - interval '49 days'), 'saved', 'later answers');
select is(answers, '{"age": 42, "sex": null}'::jsonb, 'replace the earlier') from public.assessments;
select is(pg_temp.send('first', '{"age": 99}', now() - interval '51 days'), 'older', 'earlier ones, of a device that slept,');
select is(answers ->> 'age', '42', 'do not') from public.assessments;
select is(pg_temp.send('second', '{"age": 30}', now() - interval '60 days'), 'older', 'an older one of another device gives way');
select is(pg_temp.send('second', '{"age": 30}', now() - interval '48 days'), 'saved', 'a newer one');
select results_eq('select id, answers ->> ''age'' from public.assessments', $$ select tests.id_of('second'), '30' $$, 'takes its place');

-- What is no answer
select is(pg_temp.outcome_of('{"luck": 1}'), 'bad_answers', 'an unknown question');
select is(pg_temp.outcome_of('{"age": 7}'), 'bad_answers', 'a number out of range');
select is(pg_temp.outcome_of('{"age": "41"}'), 'bad_answers', 'a text for a number');
select is(pg_temp.outcome_of('{"sex": "x"}'), 'bad_answers', 'a choice that is none');
select is(pg_temp.outcome_of('{"signs": []}'), 'bad_answers', 'an empty choice');
select is(pg_temp.outcome_of('{"signs": ["fever", "fever"]}'), 'bad_answers', 'the same twice');
select is(pg_temp.outcome_of('{"goals": ["sleep", "calm", "energy", "weight"]}'), 'bad_answers', 'more goals than three');
select is(pg_temp.outcome_of('{"medicines": ["my aunt''s drops"]}'), 'bad_answers', 'free text about medicines');
select is(pg_temp.outcome_of('{"medicines": ["gout"]}'), 'bad_answers', 'a condition is no medicine');
select is(pg_temp.outcome_of('{"pressure": {"upper": 80, "lower": 120}}'), 'bad_answers', 'a pressure upside down');
select is(pg_temp.outcome_of('{"pressure": {"upper": 120}}'), 'bad_answers', 'half a pressure');
select is(pg_temp.outcome_of('{"pressure": {"upper": 120, "lower": 80, "note": "x"}}'), 'bad_answers', 'a pressure with a note');
select is(pg_temp.outcome_of('[]'), 'bad_answers', 'a list');
select is(pg_temp.outcome_of('null'), 'bad_answers', 'nothing at all');
select is(pg_temp.outcome_of('{}', '{"mood": {"score": 7, "band": "positive"}}'), 'bad_scores', 'a score out of range');
select is(pg_temp.outcome_of('{}', '{"mood": {"score": 3, "band": "sad"}}'), 'bad_scores', 'an unknown band');
select is(pg_temp.outcome_of('{}', '{"mood": 3}'), 'bad_scores', 'a score without its band');
select is(pg_temp.outcome_of('{}', '{"luck": {"score": 3, "band": "low"}}'), 'bad_scores', 'an unknown scale');
select is(tests.outcome($$ select public.save_assessment(auth.uid(), gen_random_uuid(), 1, null, now(), now(), '{}') $$), 'no_consent', 'nothing without consent');
select is(tests.outcome($$ select public.save_assessment(auth.uid(), gen_random_uuid(), 1, now(), now(), '2020-01-01', '{}') $$), 'bad_time', 'nothing answered before it began');

-- A finished one
select is(pg_temp.send('second', '{"age": 30, "medicines": ["warfarin"], "conditions": [], "pressure": {"upper": 120, "lower": 80}, "signs": ["none"]}',
  now() + interval '1 day', '{"mood": {"score": 3, "band": "positive"}, "body": {"score": 24.9, "band": "healthy"}}'), 'saved', 'she finishes');
select ok(finished_at <= now() and scoring_version = 1, 'at a time that is not to come, with the version of the formulas') from public.assessments;
select is(pg_temp.send('second', '{"age": 31}', now(), '{}'), 'known', 'sending it again changes nothing');
select is(scores #>> '{mood,score}', '3', 'nor do other scores') from public.assessments;
select is(tests.outcome($$ update public.assessments set scores = '{}' $$), '42501', 'she cannot rewrite it');
select is(tests.outcome($$ insert into public.assessments (user_id, id) values (tests.user_id('asha'), gen_random_uuid()) $$), '42501', 'nor write past the checks');

-- Others
select tests.sign_in('baraka');
select is_empty('select * from public.assessments', 'a stranger reads none');
select is(tests.outcome($$ select public.save_assessment(tests.user_id('asha'), tests.id_of('second'), 1, now(), now(), now(), null, now(), '{}', 1) $$), 'not_allowed', 'removes no answers');
select is(tests.touched('delete from public.assessments'), 0::bigint, 'and no assessment');
select tests.sign_in('boss');
select is_empty('select * from public.assessments', 'an administrator reads none either');
select tests.as_service();
select is(tests.outcome($$ update public.assessments set scores = '{}' $$), 'finished', 'not even the service changes what is finished');

-- Removing
select tests.sign_in('asha');
select is(jsonb_array_length(public.export_my_data() -> 'tables' -> 'assessments'), 1, 'it is in the download of one''s data');
select is(answers ->> 'age', '30', 'the answers are there') from public.assessments;
select is(pg_temp.send('second', null, now(), '{}'), 'known', 'sent again without answers');
select ok(answers is null and scores ? 'mood', 'it loses them and keeps its scores') from public.assessments;

-- Four weeks later: at half past seven on the clock of whoever wants reminders
select tests.as_owner();
create function pg_temp.remind(ahead interval) returns integer language sql as $$
  select private.send_retest_reminders(at => ((a.finished_at at time zone 'Africa/Nairobi')::date + time '07:30') at time zone 'Africa/Nairobi' + ahead)
  from public.assessments a where a.id = tests.id_of('second')
$$;
select is(pg_temp.remind('29 days'), 0, 'nobody is reminded who did not ask for it');
insert into public.notification_preferences (user_id, daily_reminders, reminder_time) values (tests.user_id('asha'), false, '07:30');
update public.notification_preferences set wellness_tips = true;
select is(pg_temp.remind('29 days'), 0, 'nor for tips alone');
update public.notification_preferences set daily_reminders = true;
select is(pg_temp.remind('28 days -1 second'), 0, 'not before the hour she chose');
select is(pg_temp.remind('44 days'), 0, 'nor weeks too late');
select is(pg_temp.remind('28 days'), 1, 'after four weeks she hears of it');
select is(pg_temp.remind('29 days'), 0, 'once');
select results_eq($$ select user_id, title, metadata ->> 'link', metadata ->> 'push_body', metadata ->> 'category' from public.notifications $$,
  $$ select tests.user_id('asha'), 'Your reminder', '/health-assessment', 'Something is waiting for you in Mizizi.', 'wellness' $$,
  'without a word about health on a lock screen');
select ok(reminded_at is not null and scores ? 'mood', 'the assessment itself stays as it is') from public.assessments;
select is(tests.outcome($$ update public.assessments set scores = '{}', reminded_at = null $$), 'finished', 'nothing else of it changes with it');
update public.assessments set reminded_at = null;
insert into public.assessments (user_id, id, scores, scoring_version, consent_version, consented_at, started_at, answered_at, finished_at)
select user_id, gen_random_uuid(), scores, 1, 1, consented_at, started_at, answered_at, finished_at + interval '20 days' from public.assessments;
select is(pg_temp.remind('28 days'), 0, 'not of one that was followed by another');
select is(pg_temp.remind('48 days'), 1, 'but of the other');

select * from finish();
rollback;
