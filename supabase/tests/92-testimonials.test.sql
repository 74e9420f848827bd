begin;
select plan(15);
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.banned_claims (id, pattern) values (9001, '\ycures?\y') on conflict do nothing;
delete from public.testimonials;
insert into public.testimonials (name, location, quote, rating, is_active, created_at)
select 'Person ' || n, case when n % 2 = 0 then 'Nakuru' end, 'A quote of some length, number ' || n, 1 + n % 5, n <> 4, now() - n * interval '1 day'
from generate_series(1, 5) n;

select tests.as_visitor();
select results_eq('select name from public.testimonials order by created_at desc limit 3',
  $$ values ('Person 1'), ('Person 2'), ('Person 3') $$, 'a visitor reads the newest');
select is_empty('select * from public.testimonials where not is_active', 'never one that was taken down');
select is(tests.outcome($$ insert into public.testimonials (name, quote, rating) values ('Me', 'I am great, truly', 5) $$), '42501', 'and adds none');
select tests.sign_in('asha');
select is(count(*), 4::bigint, 'a member reads the active ones') from public.testimonials;
select is(tests.outcome($$ insert into public.testimonials (name, quote, rating) values ('Me', 'I am great, truly', 5) $$), '42501', 'adds none');
select is(tests.touched($$ update public.testimonials set quote = 'Something else entirely' $$), 0::bigint, 'changes none');
select is(tests.touched('delete from public.testimonials'), 0::bigint, 'removes none');
select tests.sign_in('boss');
select is(count(*), 5::bigint, 'an administrator reads all') from public.testimonials;
select lives_ok($$ insert into public.testimonials (name, quote, rating) values ('Njoki', 'The parcel came the next day.', 5) $$, 'adds');
select is(tests.touched($$ update public.testimonials set is_active = false where name = 'Person 1' $$), 1::bigint, 'takes down');
select is(tests.touched($$ delete from public.testimonials where name = 'Person 5' $$), 1::bigint, 'and removes');
select is(tests.outcome($$ insert into public.testimonials (name, quote, rating) values ('Njoki', 'This tea cures everything.', 5) $$), 'banned_claim', 'but promises no cure');
select is(tests.outcome($$ insert into public.testimonials (name, quote, rating) values ('Njoki', 'Six stars out of five.', 6) $$), '23514', 'nor six stars');
select is(tests.outcome($$ update public.testimonials set created_at = now() $$), '42501', 'a date is not rewritten');
select bag_eq($$ select action from public.audit_log where entity = 'testimonials' $$, $$ values ('insert'), ('update'), ('delete') $$, 'the diary knows of it');
select * from finish();
rollback;
