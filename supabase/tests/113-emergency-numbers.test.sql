begin;
-- The days of these tests are those of the database's rules: Nairobi's, which begin three hours before UTC's.
set local time zone 'Africa/Nairobi';
select plan(28);
select tests.make_user('asha');
select tests.make_user('editor');
select tests.make_user('packer');
insert into public.user_roles (user_id, role) values (tests.user_id('editor'), 'content'), (tests.user_id('packer'), 'packer');
insert into public.emergency_numbers (id, number, label_en, label_sw, source, checked_on, is_active)
values ('closed-line', '0700000001', 'A line that closed', 'Simu iliyofungwa', 'Nobody answers any more', date '2026-01-01', false);

select tests.as_visitor();
select results_eq($$ select number from public.emergency_numbers order by position limit 2 $$, $$ values ('999'), ('112') $$, 'a visitor reads 999 and 112 first');
select is_empty('select * from public.emergency_numbers where not is_active', 'and none that is off');
select is(tests.outcome($$ insert into public.emergency_numbers (id, number, label_en, label_sw, source, checked_on) values ('mine', '0711111111', 'Mine', 'Yangu', 'I say so', current_date) $$), '42501', 'and adds none');
select tests.sign_in('asha');
select is(tests.touched($$ update public.emergency_numbers set number = '0722222222' where id = 'red-cross' $$), 0::bigint, 'a member changes none');
select is(tests.touched('delete from public.emergency_numbers'), 0::bigint, 'and removes none');
select tests.sign_in('packer');
select is(tests.outcome($$ insert into public.emergency_numbers (id, number, label_en, label_sw, source, checked_on) values ('mine', '0711111111', 'Mine', 'Yangu', 'I say so', current_date) $$), '42501', 'a packer adds none');
select tests.sign_in('editor');
select ok(exists (select from public.emergency_numbers where id = 'closed-line'), 'who keeps the texts reads all');
select is(tests.touched($$ insert into public.emergency_numbers (id, number, label_en, label_sw, kinds, source, checked_on) values ('poison-centre', '0800000000', 'Poison centre', 'Kituo cha sumu', '{poison}', 'A letter of the hospital', current_date) $$), 1::bigint, 'adds');
select is(tests.touched($$ update public.emergency_numbers set is_active = false where id = 'red-cross' $$), 1::bigint, 'turns off');
select is(tests.touched($$ delete from public.emergency_numbers where id = 'poison-centre' $$), 1::bigint, 'and removes');
select is(tests.outcome($$ update public.emergency_numbers set is_active = false where id = 'emergency' $$), 'always_there', 'but never turns off 999');
select is(tests.outcome($$ update public.emergency_numbers set number = '113' where id = 'mobile' $$), 'always_there', 'nor changes 112');
select is(tests.outcome($$ delete from public.emergency_numbers where id = 'mobile' $$), 'always_there', 'nor removes it');
select is(tests.outcome($$ update public.emergency_numbers set id = 'other' where id = 'red-cross' $$), '42501', 'an id is not rewritten');
select is(tests.outcome($$ insert into public.emergency_numbers (id, number, label_en, label_sw, source, checked_on) values ('bad', 'call me', 'Bad', 'Mbaya', 'Somewhere', current_date) $$), '23514', 'a number is a number');
select is((select string_agg(tests.outcome(format('update public.emergency_numbers set %s where id = %L', c, id)), ' ')
  from unnest(array['label_en = ''Do not call''', 'label_sw = ''Usipige''', 'position = 1000']) c, unnest('{emergency,mobile}'::text[]) id),
  repeat('always_there ', 5) || 'always_there', 'neither renames nor moves them');
select is(tests.touched($$ update public.emergency_numbers set source = 'A newer page', checked_on = current_date where id = 'emergency' $$), 1::bigint, 'but says where it was read');
create function pg_temp.line(number text, more text) returns text language sql as $$
  select tests.outcome(format('insert into public.emergency_numbers (id, number, label_en, label_sw, source, kinds, checked_on, position) values (%L, %L, ''Aa'', ''Aa'', ''Somewhere'', %s)',
    'l' || md5(number || more), number, more))
$$;
grant execute on function pg_temp.line(text, text) to authenticated;
select is(pg_temp.line('0711000001', '''{}'', current_date, 2'), '23514', 'nothing stands before them');
select is(tests.outcome($$ update public.emergency_numbers set position = 0 where id = 'red-cross' $$), '23514', 'nothing moves there');
select is(pg_temp.line('+999', '''{}'', current_date, 9'), '23514', 'nothing looks like them');
select is(pg_temp.line('0711000002', '''{}'', current_date + 2, 9'), 'bad_date', 'no number was read the day after tomorrow');
select is(tests.outcome($$ update public.emergency_numbers set checked_on = 'infinity' where id = 'red-cross' $$), 'bad_date', 'nor one that is there');
select is(pg_temp.line('0711000003', 'array[repeat(''x'', 41)], current_date, 9'), '23514', 'kinds are short');
select is(pg_temp.line('0711000003', 'array[''two words''], current_date, 9'), '23514', 'and one word each');
select is(pg_temp.line('0711000004', '''{{a},{b}}'', current_date, 9'), '23514', 'in one row');
select is(pg_temp.line('0711000005', '''{poison,sexual-violence}'', current_date, 9'), 'accepted', 'names of kinds are fine');
select tests.as_owner();
insert into public.emergency_numbers (id, number, label_en, label_sw, source, checked_on)
select 'more-' || n, (712000000 + n)::text, 'Aa', 'Aa', 'Somewhere', current_date
from generate_series(1, 50 - (select count(*)::integer from public.emergency_numbers)) n;
select tests.sign_in('editor');
select is(pg_temp.line('0711000006', '''{}'', current_date, 9'), 'list_full', 'fifty are enough');
select tests.as_owner();
select bag_eq($$ select distinct action from public.audit_log where entity = 'emergency_numbers' $$, $$ values ('insert'), ('update'), ('delete') $$, 'the diary knows of it');
select * from finish();
rollback;
