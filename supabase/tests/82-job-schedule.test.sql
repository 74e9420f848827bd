-- What pg_cron, pg_net and Vault are asked for, with stand-ins for them: the jobs' timetable and the calls of functions. A
-- server that has them for good is left alone; scripts/supabase-gate.ts looks at those.
begin;
select plan(15);

create function pg_temp.schedule_tests() returns setof text language plpgsql as $tests$
begin
perform private.register_job('called', 0, '15 seconds', '3', 'check-payments');
return next results_eq('select private.schedule_jobs()', array['pg_cron is not switched on, so nothing is scheduled: Database, Extensions, pg_cron, then run this again.',
  'pg_net is not switched on, so no function is called: Database, Extensions, pg_net.',
  'Payments are not checked, messages not sent and files not removed until you give the project''s address '
  'and a secret key: select private.schedule_jobs(''https://<reference>.supabase.co'', ''sb_secret_...'');'], 'without them it is said what is missing');
return next matches(private.run_job('called') ->> 'problem', 'pg_net is not switched on', 'also by a job that needs them');
create schema cron;
create table cron.job (jobname text primary key, schedule text, command text, username text default current_user);
insert into cron.job values ('mizizi-scheduled-jobs', '30 seconds', 'select public.run_scheduled_jobs()'), ('somebody else''s', '1 second', 'select 1');
create function cron.schedule(text, text, text) returns bigint language sql as
  'insert into cron.job values ($1, $2, $3) on conflict (jobname) do update set schedule = $2, command = $3 returning 1';
create function cron.unschedule(text) returns boolean language sql as 'delete from cron.job where jobname = $1 returning true';
return next is((select private.schedule_jobs() limit 1), 'mizizi-scheduled-jobs is no longer scheduled.', 'pg_cron loses the former entry');
return next is((select count(*) from cron.job), (select count(*) + 1 from private.jobs), 'gets one for each job, and keeps those of others');
return next is((select string_agg(format('%s: %s', schedule, command), e'\n' order by schedule) from cron.job where jobname in ('mizizi payment_checks', 'mizizi ended_plans')),
  e'* * * * *: select private.run_job(\'ended_plans\')\n5 seconds: select private.run_job(\'payment_checks\')', 'in its words');
return next is_empty($$ select schedule from cron.job where jobname like 'mizizi%' and schedule !~ '^([1-9]|[1-5][0-9]) seconds$' and schedule !~ '^[0-9*/-]+( [*]){4}$' $$, 'all of them');
return next lives_ok('select private.schedule_jobs()', 'it may be called again');
return next is((select count(*) from cron.job), (select count(*) + 1 from private.jobs), 'which adds nothing');
create schema vault;
create table vault.secrets (id uuid default gen_random_uuid(), name text, secret text);
create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(text, text) returns void language sql as 'insert into vault.secrets (secret, name) values ($1, $2)';
create function vault.update_secret(uuid, text) returns void language sql as 'update vault.secrets set secret = $2 where id = $1';
create schema net;
create table net.sent (id bigint generated always as identity, url text, headers jsonb);
create table net._http_response (id bigint, status_code integer, error_msg text);
create function net.http_post(url text, body jsonb, params jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
language sql as 'insert into net.sent (url, headers) values ($1, $4) returning id';
return next throws_matching($$ select private.schedule_jobs('shop.example') $$, 'not shop\.example', 'an address that is none is refused');
perform private.schedule_jobs('https://old.supabase.co', 'sb_secret_old');
return next results_eq($$ select private.schedule_jobs('https://shop.supabase.co', 'sb_secret_new') $$,
  format('values (%L)', (select count(*) from private.jobs) || ' jobs are scheduled; select * from job_health() tells how they are.'), 'with all that nothing is missing');
return next is(private.run_job('called') ->> 'count', '3', 'the job calls');
return next results_eq('select url, headers ->> ''apikey'' from net.sent', $$ values ('https://shop.supabase.co/functions/v1/check-payments', 'sb_secret_new') $$,
  'its function, with the newest key');
insert into net._http_response values (1, 500, null);
return next is(private.run_job('called') ->> 'problem', 'The function answered 500.', 'a refusal is a failure of the job');
insert into net._http_response values (2, 200, null), (3, 200, null);
return next is(private.run_job('called') ->> 'count', '3', 'and the next call another try');
return next is((select format('%s done, %s failed', h.last_count, h.failures) from public.job_health() h where h.name = 'called'), '3 done, 2 failed', 'all of which is known');
end
$tests$;

select set_config('tests.has_cron', coalesce(to_regnamespace('cron'), to_regnamespace('net'), to_regnamespace('vault'))::text, true);
select * from pg_temp.schedule_tests() where current_setting('tests.has_cron') = '';
select skip('pg_cron is there', 15) where current_setting('tests.has_cron') <> '';

select * from finish();
rollback;
