begin;
select plan(19);
select tests.make_user('asha');
select tests.make_user('baraka');
insert into public.notifications (id, user_id, title, message) values
  (md5('one')::uuid, tests.user_id('asha'), 'One', 'First'), (md5('two')::uuid, tests.user_id('asha'), 'Two', 'Second'),
  (md5('three')::uuid, tests.user_id('asha'), 'Three', 'Third'), (md5('his')::uuid, tests.user_id('baraka'), 'His', 'Fourth');

select tests.sign_in('asha');
select is(count(*), 3::bigint, 'the owner reads the own notifications') from public.notifications;
select is(tests.outcome($$ insert into public.notifications (user_id, title, message) values (auth.uid(), 'x', 'y') $$),
  '42501', 'nobody writes notifications');
select is(tests.outcome($$ update public.notifications set message = 'other' $$), '42501', 'the text cannot be changed');
select is(tests.outcome($$ update public.notifications set user_id = tests.user_id('baraka') $$), '42501', 'nor the owner');
select is(tests.touched($$ update public.notifications set is_read = true where id = md5('one')::uuid $$), 1::bigint,
  'the owner marks one read');
select is(tests.touched($$ update public.notifications set is_read = true where id = md5('his')::uuid $$), 0::bigint,
  'not a stranger''s');
select is(public.mark_notifications_read(array[md5('one')::uuid, md5('two')::uuid, md5('his')::uuid]), 1,
  'named ones: only the own and unread count');
select is(public.mark_notifications_read(array[]::uuid[]), 0, 'no ids mark nothing');
select is(public.mark_notifications_read(), 1, 'without ids all the rest');
select is(public.mark_notifications_read(), 0, 'twice changes nothing');
select is(tests.touched($$ delete from public.notifications where id = md5('his')::uuid $$), 0::bigint,
  'a stranger''s notification stays');
select is(tests.touched($$ delete from public.notifications $$), 3::bigint, 'the own can be cleared');
select tests.sign_in('baraka');
select is((select is_read from public.notifications), false, 'nobody else''s was touched');
select tests.as_visitor();
select is(tests.outcome('select * from public.notifications'), '42501', 'a visitor reads none');
select is(tests.outcome('select public.mark_notifications_read()'), '42501', 'a visitor marks none');
select tests.as_service();
select lives_ok($$ insert into public.notifications (user_id, title, message) values (tests.user_id('asha'), 'x', 'y') $$,
  'the service writes them');
select is(tests.outcome($$ insert into public.notifications (user_id, type, title, message) values (tests.user_id('asha'), 'loud', 'x', 'y') $$),
  '23514', 'there are four types');
select is(tests.outcome($$ insert into public.notifications (user_id, title, message, metadata) values (tests.user_id('asha'), 'x', 'y', '[]') $$),
  '23514', 'metadata is an object');
select tests.as_owner();
select set_has($$ select tablename::text from pg_publication_tables where pubname = 'supabase_realtime' $$,
  $$ values ('notifications'), ('orders'), ('payments') $$, 'notifications, orders and payments are live');

select * from finish();
rollback;
