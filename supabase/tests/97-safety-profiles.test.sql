begin;
-- The days of these tests are those of the database's rules: Nairobi's, which begin three hours before UTC's.
set local time zone 'Africa/Nairobi';
select plan(38);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.safety_terms (id, kind, name) values
  ('warfarin', 'medicine', 'Warfarin'), ('diabetes-medicines', 'medicine', 'Diabetes medicines'), ('pregnancy', 'condition', 'Pregnant'),
  ('child', 'condition', 'For a child')
on conflict (id) do nothing;

select tests.as_visitor();
select is(count(*) >= 3, true, 'everybody reads the terms') from public.safety_terms;
select is(tests.outcome('select * from public.safety_profiles'), '42501', 'a visitor keeps their list on the device');
select is(tests.outcome($$ insert into public.safety_profiles (medicines) values ('{warfarin}') $$), '42501', 'and stores none');

select tests.sign_in('asha');
select lives_ok($$ insert into public.safety_profiles (medicines, conditions) values ('{warfarin}', '{pregnancy}') $$, 'a member keeps hers in the account');
select is(tests.touched($$ update public.safety_profiles set medicines = '{warfarin,diabetes-medicines}' $$), 1::bigint, 'and changes it');
select ok(consented_at is not null, 'with the time of her consent') from public.safety_profiles;
select is(tests.outcome($$ update public.safety_profiles set medicines = '{aspirin from my aunt}' $$), 'unknown_term', 'free text has no place in it');
select is(tests.outcome($$ update public.safety_profiles set conditions = '{warfarin}' $$), 'unknown_term', 'a medicine is no condition');
select is(tests.outcome($$ insert into public.safety_profiles (user_id, medicines) values (tests.user_id('baraka'), '{warfarin}') $$), '42501', 'nobody writes for somebody else');
select is(tests.outcome($$ update public.safety_profiles set user_id = tests.user_id('baraka') $$), '42501', 'nor hands theirs over');
select is(tests.outcome($$ update public.safety_profiles set consented_at = '2020-01-01' $$), '42501', 'nor rewrites when they agreed');

-- A medicine in one's own words
select lives_ok($$ update public.safety_profiles set medicines = '{warfarin,other:Dawa ya mzee Otieno}' $$, 'a medicine nobody knows is kept as it was written');
select is(tests.outcome($$ update public.safety_profiles set medicines = '{other:x}' $$), 'unknown_term', 'one letter is no name');
select is(tests.outcome(format($$ update public.safety_profiles set medicines = array['other:%s'] $$, repeat('a', 61))), 'unknown_term', 'nor is a whole letter');
select is(tests.outcome($$ update public.safety_profiles set medicines = array['other: aspirin'] $$), 'unknown_term', 'no space before it');
select is(tests.outcome($$ update public.safety_profiles set medicines = array[E'other:as\npirin'] $$), 'unknown_term', 'no line within it');
select is(tests.outcome($$ update public.safety_profiles set medicines = array[null] $$), 'unknown_term', 'nothing is no medicine');
select is(tests.outcome($$ update public.safety_profiles set conditions = '{other:tired}' $$), 'unknown_term', 'conditions are known ones only');
select lives_ok($$ update public.safety_profiles set medicines = (select array_agg('other:pill ' || n) from generate_series(1, 10) n) $$, 'ten in one''s own words');
select is(tests.outcome($$ update public.safety_profiles set medicines = (select array_agg('other:pill ' || n) from generate_series(1, 11) n) $$), 'list_full', 'and no more');

-- Days
select lives_ok(format($$ update public.safety_profiles set conditions = '{pregnancy,child}', medicines = '{warfarin,other:Dawa ya mzee}',
  facts = '{"pregnant_since": "%s", "child_born_on": "%s"}' $$, private_day.today - 100, private_day.today - 900), 'weeks and an age are kept')
from (select (now() at time zone 'Africa/Nairobi')::date as today) private_day;
select is(tests.outcome($$ update public.safety_profiles set facts = '{"hiv_since": "2026-01-01"}' $$), 'bad_facts', 'no other fact');
select is(tests.outcome($$ update public.safety_profiles set facts = '{"child_born_on": "2025-02-31"}' $$), 'bad_facts', 'no day that never was');
select is(tests.outcome($$ update public.safety_profiles set facts = '{"child_born_on": "last year"}' $$), 'bad_facts', 'no words');
select is(tests.outcome($$ update public.safety_profiles set facts = '{"child_born_on": 2020}' $$), 'bad_facts', 'no number');
select is(tests.outcome($$ update public.safety_profiles set facts = '[]' $$), 'bad_facts', 'no list');
select is(tests.outcome(format($$ update public.safety_profiles set facts = '{"gave_birth_on": "%s"}' $$, current_date + 5)), 'bad_facts', 'no birth to come');
select is(tests.outcome(format($$ update public.safety_profiles set facts = '{"pregnant_since": "%s"}' $$, current_date - 5000)), 'bad_facts', 'no pregnancy of years');
select lives_ok(format($$ update public.safety_profiles set conditions = '{pregnancy}', facts = '{"operation_on": "%s", "pregnant_since": "%s"}' $$,
  current_date + 60, current_date - 70), 'an operation may lie ahead');
select is(jsonb_array_length(content), 2, 'both kinds of medicine can be shared') from public.my_health_parts() where part = 'medicines';
select ok(content ? 'Dawa ya mzee (as the client wrote it)', 'by the name they were written under') from public.my_health_parts() where part = 'medicines';
select ok(content ->> 0 like 'Pregnant, week 1_', 'and the week of pregnancy') from public.my_health_parts() where part = 'conditions';
select is(tests.outcome($$ select private.are_safety_facts('{}') $$), '42501', 'the check is nobody''s tool');

select tests.sign_in('baraka');
select is_empty('select * from public.safety_profiles', 'a stranger reads none');
select is(tests.touched('delete from public.safety_profiles'), 0::bigint, 'and removes none');
select tests.sign_in('boss');
select is_empty('select * from public.safety_profiles', 'an administrator reads none either');

select tests.sign_in('asha');
select is(jsonb_array_length(public.export_my_data() -> 'tables' -> 'safety_profiles'), 1, 'it is in the download of one''s data');
select is(tests.touched('delete from public.safety_profiles'), 1::bigint, 'removing it withdraws the consent');

select * from finish();
rollback;
