begin;
select plan(45);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
select tests.remember('first', gen_random_uuid());

-- Keeps a reading as a device would: sent twice it is one.
create function pg_temp.note(kind text, fields text, at timestamptz default now(), whose text default 'asha', name text default null)
returns text language sql as $$
  select tests.outcome(format(
    'insert into public.health_readings (user_id, id, kind, taken_at, %s) values (%L, %L, %L, %L, %s)
     on conflict (user_id, id) do update set kind = excluded.kind, taken_at = excluded.taken_at, upper = excluded.upper,
       lower = excluded.lower, value = excluded.value, note = excluded.note',
    split_part(fields, '=', 1), tests.user_id(whose), coalesce(tests.id_of(name), gen_random_uuid()), kind, at,
    split_part(fields, '=', 2)))
$$;
grant execute on all functions in schema pg_temp to public;

select tests.as_visitor();
select is(tests.outcome('select * from public.health_readings'), '42501', 'a visitor reads none');
select is(tests.outcome('select * from public.reading_targets'), '42501', 'nor targets');
select is(pg_temp.note('pulse', 'value=72'), '42501', 'and keeps theirs on the device');

-- The owner
select tests.sign_in('asha');
select is(pg_temp.note('pressure', 'upper,lower=142,92', name => 'first'), 'accepted', 'a member notes a pressure');
select is(pg_temp.note('pressure', 'upper,lower=140,90', name => 'first'), 'accepted', 'and puts it right');
select results_eq('select upper::int, lower::int from public.health_readings', 'values (140, 90)', 'it stays one');
select is(pg_temp.note('glucose', 'value,context=7.4,''fasting'''), 'accepted', 'a sugar');
select is(pg_temp.note('hba1c', 'value=6.5'), 'accepted', 'an HbA1c');
select is(pg_temp.note('temperature', 'value,child_months=38.5,8'), 'accepted', 'a child''s temperature');
select is(pg_temp.note('pulse', 'value,symptoms=72,''{faint,chest-pain}'''), 'accepted', 'a pulse with what was felt');
select is(count(*), 5::bigint, 'five are kept') from public.health_readings;

-- What is no reading
select is(pg_temp.note('pressure', 'upper,lower=1200,80'), '23514', 'a pressure with a digit too many');
select is(pg_temp.note('pressure', 'upper,lower=80,120'), '23514', 'upside down');
select is(pg_temp.note('pressure', 'upper=120'), '23514', 'half of one');
select is(pg_temp.note('pressure', 'upper,lower,value=120,80,5'), '23514', 'one and a half');
select is(pg_temp.note('glucose', 'value,context=126,''any'''), '23514', 'mg/dL for mmol/L');
select is(pg_temp.note('glucose', 'value=7.4'), '23514', 'a sugar of no time');
select is(pg_temp.note('pulse', 'value,context=72,''any'''), '23514', 'a pulse after food');
select is(pg_temp.note('hba1c', 'value=48'), '23514', 'mmol/mol for percent');
select is(pg_temp.note('temperature', 'value=98.6'), '23514', 'Fahrenheit');
select is(pg_temp.note('pulse', 'value,child_months=120,8'), '23514', 'a child''s pulse');
select is(pg_temp.note('weight', 'value=64'), '23514', 'weights have a table of their own');
select is(pg_temp.note('pulse', 'value,symptoms=72,''{"<b>"}'''), '23514', 'free text as a symptom');
select is((select string_agg(pg_temp.note('pulse', 'value,symptoms=72,' || quote_literal(f)), ' ') from unnest(array['{""}', '{faint,""}', '{" - "}', '{null}', '{{faint},{fever}}']) f),
  repeat('23514 ', 4) || '23514', 'nothing empty, nothing in rows');
select is(pg_temp.note('pulse', 'value,note=72,repeat(''x'', 201)'), '23514', 'a note that is too long');
select is(pg_temp.note('pulse', 'value=72', now() + interval '1 day'), 'in_future', 'tomorrow''s');
select is(pg_temp.note('pulse', 'value=72', now() + interval '5 minutes'), 'accepted', 'a clock may run fast');
select is(pg_temp.note('pulse', 'value=72', '1999-12-31'), 'bad_date', 'last century''s');
select is(pg_temp.note('pulse', 'value=72', whose => 'baraka'), '42501', 'somebody else''s');

-- Targets
select is(tests.outcome($$ insert into public.reading_targets (kind, low, high, set_by) values ('pressure', 85, 135, 'Dr Otieno') $$),
  'accepted', 'a clinician''s target');
select is(tests.outcome($$ insert into public.reading_targets (kind) values ('glucose') $$), '23514', 'an empty one');
select is(tests.outcome($$ insert into public.reading_targets (kind, low, high) values ('glucose', 9, 4) $$), '23514', 'upside down');

-- Sharing
select ok(content ->> 0 like '%20__: pulse 72 a minute', 'it can be shared in words')
  from public.my_health_parts() where part = 'readings';
select ok(content::text like '%blood pressure 140/90 mmHg%' and content::text like '%temperature 38.5 °C (a child of 8 months)%'
  and content::text like '%blood sugar 7.4 mmol/L, fasting%' and content::text like '%HbA1c 6.5 \%%'
  and content::text like '%pulse 72 a minute, with faint, chest pain%', 'each in its unit')
  from public.my_health_parts() where part = 'readings';

-- Others
select tests.sign_in('baraka');
select is_empty('select * from public.health_readings', 'a stranger reads none');
select is_empty('select * from public.reading_targets', 'nor targets');
select is(tests.touched('delete from public.health_readings'), 0::bigint, 'and removes none');
select is(pg_temp.note('pulse', 'value=60', whose => 'baraka', name => 'first'), 'accepted', 'the same id is another''s own row');
select tests.sign_in('boss');
select is_empty('select * from public.health_readings', 'an administrator reads none either');

-- What the assessment asks beside a reading
select tests.as_owner();
select ok(private.are_assessment_answers('{"pregnancy": "pregnant", "pregnancy-weeks": 32, "mother-signs": ["sight", "rib-pain"],
  "gave-birth": "no", "temperature": 38.5, "pressure-signs": ["none"], "glucose-when": "fasting", "glucose-signs": ["thirst"]}'),
  'weeks, signs of danger, and when a sugar was measured are answers');
select ok(not private.are_assessment_answers('{"pregnancy-weeks": 50}'), 'a pregnancy of 50 weeks is none');
select ok(not private.are_assessment_answers('{"glucose-when": "midnight"}'), 'nor midnight a moment of a sugar');

-- Too many
select tests.as_owner();
alter table public.health_readings disable trigger check_health_reading;
insert into public.health_readings (user_id, id, kind, value, taken_at)
  select tests.user_id('boss'), gen_random_uuid(), 'pulse', 72, now() from generate_series(1, 20000);
alter table public.health_readings enable trigger check_health_reading;
select tests.sign_in('boss');
select is(pg_temp.note('pulse', 'value=60', whose => 'boss'), 'list_full', '20,000 are enough');
select tests.sign_in('asha');
select is(tests.touched('delete from public.health_readings'), 6::bigint, 'their owner removes them');
select is(tests.touched('delete from public.reading_targets'), 1::bigint, 'and targets');

select * from finish();
rollback;
