begin;
select plan(38);
select tests.make_user('asha');
select tests.make_user('baraka');
insert into public.profiles (user_id, language) values (tests.user_id('asha'), 'sw')
  on conflict (user_id) do update set language = excluded.language;
create function pg_temp.tell(who text default 'asha', category text default null) returns uuid language sql security definer as $$
  select private.notify(tests.user_id(who), 'info', 'Hello', 'The long text', '/orders', 'You asked.',
    jsonb_strip_nulls(jsonb_build_object('category', category, 'push_body', case when category is not null then 'Neutral' end)))
$$;
create function pg_temp.waiting() returns bigint language sql security definer as $$
  select count(*) from private.deliveries where state = 'waiting'
$$;
-- Everything that waits is due, as if the night were over.
create function pg_temp.morning() returns void language sql security definer as $$
  update private.deliveries set not_before = now() - interval '1 second' where state = 'waiting'
$$;
create function pg_temp.device(name text) returns uuid language sql as $$
  select public.save_push_subscription('https://push.example/' || name, repeat('A', 87), repeat('b', 22), name)
$$;
grant execute on all functions in schema pg_temp to public;

-- What is queued
select tests.as_owner();
select pg_temp.tell();
select is(pg_temp.waiting(), 0::bigint, 'without a device nothing leaves the app');
select tests.sign_in('asha');
select tests.remember('phone', pg_temp.device('phone'));
select tests.remember('laptop', pg_temp.device('laptop'));
select tests.as_owner();
select tests.remember('first', pg_temp.tell());
select is(pg_temp.waiting(), 2::bigint, 'each device is told');
select pg_temp.tell('baraka');
select is(pg_temp.waiting(), 2::bigint, 'nobody else''s');

-- Handed out
select tests.sign_in('asha');
select is(tests.outcome($$ select * from public.claim_deliveries() $$), '42501', 'a user claims nothing');
select is(tests.outcome($$ select public.finish_deliveries('[]') $$), '42501', 'nor finishes');
select tests.as_service();
select pg_temp.morning();
create temporary table claimed as select * from public.claim_deliveries(1);
grant all on claimed to public;
select results_eq($$ select title, body, link, why, is_wellness, email, language from claimed $$,
  $$ values ('Hello', 'The long text', '/orders', 'You asked.', false, null::text, 'sw') $$, 'with all that is to be said');
insert into claimed select * from public.claim_deliveries(10);
select is((select count(distinct delivery_id) from claimed), 2::bigint, 'each to one caller');
select is_empty($$ select * from public.claim_deliveries() $$, 'nothing is handed out twice');
select is((select count(distinct endpoint) from claimed), 2::bigint, 'one for each device');

-- Finished
select lives_ok($$ select public.finish_deliveries((select jsonb_agg(jsonb_build_object('id', delivery_id,
  'outcome', case when endpoint like '%phone' then 'sent' else 'gone' end)) from claimed)) $$, 'one arrived, one is gone');
select is((select count(*) from public.push_subscriptions), 1::bigint, 'a dead device is removed');
select is((select last_sent_at = now() from public.push_subscriptions), true, 'a living one is noted');
select is(pg_temp.waiting(), 0::bigint, 'nothing waits any more');

-- Tried again
select tests.as_owner();
select tests.remember('second', pg_temp.tell());
select pg_temp.morning();
truncate claimed;
insert into claimed select * from public.claim_deliveries();
select public.finish_deliveries((select jsonb_agg(jsonb_build_object('id', delivery_id, 'outcome', 'retry', 'retry_after_s', 600)) from claimed));
select is((select not_before from private.deliveries where state = 'waiting'), now() + interval '600 seconds', 'as late as the push service asks');
select pg_temp.morning();
truncate claimed;
insert into claimed select * from public.claim_deliveries();
select is((select attempts || ' ' || (not_before - now()) from private.deliveries where state = 'waiting'), '2 00:04:00',
  'one that is not finished comes back, later each time');
update private.deliveries set attempts = 5, not_before = now() where state = 'waiting';
select is_empty($$ select * from public.claim_deliveries() $$, 'five times');
select is((select state from private.deliveries where notification_id = tests.id_of('second')), 'failed', 'then it is given up');

-- Read in the app meanwhile
select tests.remember('third', pg_temp.tell());
update public.notifications set is_read = true where id = tests.id_of('third');
select pg_temp.morning();
select is_empty($$ select * from public.claim_deliveries() $$, 'who has read it is not told again');
select is(pg_temp.waiting(), 0::bigint, 'nor later');

-- Quiet hours
select is(private.after_quiet_hours('2026-11-21 17:59+00', 'Africa/Nairobi'), '2026-11-21 17:59+00', 'a minute to nine in the evening rings');
select is(private.after_quiet_hours('2026-11-21 18:00+00', 'Africa/Nairobi'), '2026-11-22 03:00+00', 'at nine it waits for six');
select is(private.after_quiet_hours('2026-11-21 22:30+00', 'Africa/Nairobi'), '2026-11-22 03:00+00', 'after midnight for the same day');
select is(private.after_quiet_hours('2026-11-22 03:00+00', 'Africa/Nairobi'), '2026-11-22 03:00+00', 'and at six it rings');
select is(private.after_quiet_hours('2026-11-21 18:00+00', 'Europe/London'), '2026-11-21 18:00+00', 'on the person''s own clock');

-- At most two reminders a day
select tests.remember('r1', pg_temp.tell('asha', 'wellness')), tests.remember('r2', pg_temp.tell('asha', 'wellness')),
  tests.remember('r3', pg_temp.tell('asha', 'wellness'));
select is(pg_temp.waiting(), 2::bigint, 'the third reminder of a day is only listed');
select is((select count(*) from public.notifications where metadata ->> 'category' = 'wellness'), 3::bigint, 'but it is listed');
select pg_temp.tell();
select is(pg_temp.waiting(), 3::bigint, 'an order''s news is no reminder');
select pg_temp.morning();
truncate claimed;
insert into claimed select * from public.claim_deliveries();
select is((select count(*) from claimed where is_wellness and body = 'Neutral'), 2::bigint, 'reminders are neutral on a lock screen');

-- Mail, for who has no device and wants it
delete from public.push_subscriptions;
delete from public.notifications;
select pg_temp.tell();
select is(pg_temp.waiting(), 0::bigint, 'nobody gets mail unasked');
insert into public.notification_preferences (user_id, email_fallback) values (tests.user_id('asha'), true);
select pg_temp.tell();
select is(pg_temp.waiting(), 1::bigint, 'who chose it does');
select pg_temp.morning();
select results_eq($$ select email, endpoint from public.claim_deliveries() $$, $$ values ('asha@tests.example', null::text) $$, 'at the account''s address');
select tests.sign_in('asha');
select pg_temp.device('new-phone');
select tests.as_owner();
delete from public.notifications;
select pg_temp.tell();
select pg_temp.morning();
select is((select count(*) from public.claim_deliveries() where email is not null), 0::bigint, 'a device takes the place of mail');

-- In the order in which it happened, however late the older one was written down
delete from public.notifications;
select tests.remember('later', pg_temp.tell());
select tests.remember('sooner', pg_temp.tell());
update public.notifications set created_at = now() - interval '1 minute' where id = tests.id_of('sooner');
select pg_temp.morning();
select results_eq($$ select notification_id from public.claim_deliveries() where email is null $$,
  $$ values (tests.id_of('sooner')), (tests.id_of('later')) $$, 'the older news first');

-- What hangs on what
delete from public.notifications;
select is((select count(*) from private.deliveries), 0::bigint, 'a deleted notification is not delivered');
select pg_temp.tell();
delete from public.push_subscriptions;
select is(pg_temp.waiting(), 0::bigint, 'nor one to a removed device');
update public.notification_preferences set email_fallback = true;
select pg_temp.tell();
update private.deliveries set created_at = now() - interval '9 days';
select private.forget_old_deliveries();
select is((select count(*) from private.deliveries), 0::bigint, 'old ones are forgotten');
select tests.as_owner();
select private.notify(tests.user_id('asha'), 'info', 'Step ' || n, 'Text', '/orders', 'Why')
from generate_series(1, 9) n;
select pg_temp.morning();
select tests.as_service();
select results_eq(
  $$ select title from public.claim_deliveries() $$, $$ select 'Step ' || n from generate_series(1, 9) n $$,
  'what happened in one moment is told in its order');
select tests.as_owner();
select is(tests.outcome($$ select private.erase_account(tests.user_id('asha')) $$), 'accepted', 'an account goes with all of it');

select * from finish();
rollback;
