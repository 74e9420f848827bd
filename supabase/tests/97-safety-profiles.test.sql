begin;
select plan(16);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.safety_terms (id, kind, name) values
  ('warfarin', 'medicine', 'Warfarin'), ('diabetes-medicines', 'medicine', 'Diabetes medicines'), ('pregnancy', 'condition', 'Pregnant')
on conflict (id) do nothing;

select tests.as_visitor();
select is(count(*) >= 3, true, 'everybody reads the terms') from public.safety_terms;
select is(tests.outcome('select * from public.safety_profiles'), '42501', 'a visitor keeps his list on the device');
select is(tests.outcome($$ insert into public.safety_profiles (medicines) values ('{warfarin}') $$), '42501', 'and stores none');

select tests.sign_in('asha');
select lives_ok($$ insert into public.safety_profiles (medicines, conditions) values ('{warfarin}', '{pregnancy}') $$, 'a member keeps hers in the account');
select is(tests.touched($$ update public.safety_profiles set medicines = '{warfarin,diabetes-medicines}' $$), 1::bigint, 'and changes it');
select ok(consented_at is not null, 'with the time of her consent') from public.safety_profiles;
select is(tests.outcome($$ update public.safety_profiles set medicines = '{aspirin from my aunt}' $$), 'unknown_term', 'free text has no place in it');
select is(tests.outcome($$ update public.safety_profiles set conditions = '{warfarin}' $$), 'unknown_term', 'a medicine is no condition');
select is(tests.outcome($$ insert into public.safety_profiles (user_id, medicines) values (tests.user_id('baraka'), '{warfarin}') $$), '42501', 'nobody writes for somebody else');
select is(tests.outcome($$ update public.safety_profiles set user_id = tests.user_id('baraka') $$), '42501', 'nor hands his over');
select is(tests.outcome($$ update public.safety_profiles set consented_at = '2020-01-01' $$), '42501', 'nor rewrites when he agreed');

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
