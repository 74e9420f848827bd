begin;
select plan(6);
delete from public.error_logs;
delete from public.performance_metrics;
delete from public.analytics_events;
delete from public.contact_messages;
delete from private.rate_windows;
insert into public.error_logs (error_message, created_at) select 'x', now() - days * interval '1 day' from unnest('{89,91}'::int[]) days;
insert into public.performance_metrics (page_url, metric_name, metric_value, created_at)
select '/', 'LCP', 1, now() - days * interval '1 day' from unnest('{89,91}'::int[]) days;
insert into public.analytics_events (session_id, event_type, event_name, page_url, created_at)
select '0123456789', 'click', 'x', '/', now() - days * interval '1 day' from unnest('{91,179,181}'::int[]) days;
insert into public.contact_messages (client_key, name, email, topic, message, state, created_at)
select gen_random_uuid(), 'Njeri', 'n@example.com', 'other', 'A message of ' || state || ' ' || days, state, now() - days * interval '1 day'
from unnest('{29,31,700,731}'::int[]) days, unnest('{new,answered,spam}'::text[]) state;
insert into private.rate_windows (bucket, opened_at, used) values ('a', now() - interval '25 hours', 1), ('b', now(), 1),
  ('known place of one', now() - interval '89 days', 1), ('known place of another', now() - interval '91 days', 1);

select is(private.forget_old_records(2), 8, 'it goes on in small steps');
select is(private.forget_old_records(2), 1, 'to the end');
select is(private.forget_old_records(2), 0, 'and is done');
select bag_eq($$ select message from public.contact_messages $$, $$ values ('A message of new 29'), ('A message of new 31'), ('A message of new 700'),
  ('A message of new 731'), ('A message of answered 29'), ('A message of answered 31'), ('A message of answered 700'), ('A message of spam 29') $$,
  'what waits for an answer stays');
select bag_eq($$ select bucket from private.rate_windows $$, $$ values ('b'), ('known place of one') $$,
  'tries are kept for a day, places for ninety');
select is((public.run_scheduled_jobs() ->> 'forgotten')::integer, 0, 'the jobs run it');
select * from finish();
rollback;
