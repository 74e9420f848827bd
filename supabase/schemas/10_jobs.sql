-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Work nobody waits for: asking again about open prompts, giving up on lost ones, letting go of unpaid orders; and, from
-- later chapters, erasing accounts that were given up, plans that end, reminders that are due.
-- Each job skips rows that are locked, so any number of timers may run it at once.
--
-- Each piece of work that nobody waits for stands alone: it has a name, its own pace and its own transaction, and one that
-- fails is counted and shown, and keeps none of the others from being done. Who does them asks here: pg_cron on a hosted
-- project, the embedded stack's timer, or somebody by hand.
--
-- The jobs' timetable on a hosted project: an entry of pg_cron for each, so that each has its own transaction there as well.
--
-- The start of the desks says as well when work in the background is late.
--
-- One row that cannot be done holds up no other of its job either, where money, stock or an hour waits for it. The job
-- counts as failed then, so that somebody looks.
--
-- Where pg_net shows its answers to nobody but its owner, a job that calls a function is done with calling it, and does not
-- fail for not being allowed to look.
--
-- A shop that backs itself up each night says so where late work is shown: a night without a good backup is work that was
-- not done. Processes make backups, not the database, so they note what became of them.
--
-- A machine whose battery is empty may start years away, and what its clock ends does not come back. So a clock that leapt is
-- doubted for a day: what ends and forgets by the clock waits meanwhile, and everything else goes on. A shop that was closed
-- for months loses nothing by it but that day. The timer of the embedded stack asks; a hosted project's clock is kept for it.
--
-- Whoever pays by themselves while the shop is away is heard of by the list of payments alone: M-Pesa tells of a payment once, or for
-- a short while. So the shop notes that it is at work, and what it was not there for is known when it is back.

-- When the check after the n-th is due, counted from the prompt: at 15 s, every 5 s to 90 s, then 3, 5, 15 and 60
-- minutes. Null after the last.
create function private.check_delay(checks integer)
returns interval
language sql
immutable
set search_path = ''
as $function$
  select case
    when checks < 16 then make_interval(secs => 15 + 5 * checks)
    when checks < 20 then (array['3 minutes', '5 minutes', '15 minutes', '60 minutes'])[checks - 15]::interval
  end
$function$;
comment on function private.check_delay(checks integer) is 'When the check after the n-th is due, from the prompt on: at 15 s, every 5 s to 90 s, then 3, 5, 15 and 60 minutes; null after the last.';

create function private.give_up_checks()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  lost public.payments;
  bill public.bills;
  given_up integer := 0;
  before integer;
begin
  for lost in
    select p.* from public.payments p
    where p.state = 'prompted' and p.next_check_at <= now() and p.checks >= 20
    limit 50
  loop
    before := given_up;
    begin
      -- what is paid for before the payment, as everywhere; busy ones wait for the next run
      continue when not private.try_lock_bill(lost.bill_id);
      update public.payments p
      set state = 'needs_review', result_text = 'No answer within an hour.', next_check_at = null
      where p.id = lost.id and p.state = 'prompted';
      continue when not found;
      given_up := given_up + 1;
      select * into bill from public.bills b where b.id = lost.bill_id;
      perform private.tell_kind(bill, 'silence', lost, 'No answer within an hour.');
    exception when others then
      given_up := before;
      perform private.row_failed('reviews', sqlerrm);
    end;
  end loop;
  return given_up;
end
$function$;
comment on function private.give_up_checks() is 'Job: attempts without an answer within an hour are left to a person.';

-- Attempts whose prompt was never acknowledged: the server died in between, or Safaricom did not answer. A callback
-- that still comes settles them all the same.
create function private.fail_stuck_starts()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  stuck public.payments;
  attempt public.payments;
  failed integer := 0;
begin
  for stuck in
    select p.* from public.payments p
    where p.state = 'starting' and p.created_at < now() - interval '2 minutes'
    limit 50
  loop
    begin
      continue when not private.try_lock_bill(stuck.bill_id);
      select * into attempt from public.payments p where p.id = stuck.id and p.state = 'starting' for update;
      continue when not found;
      perform private.mark_payment_failed(attempt, null, 'The prompt was never sent.');
      failed := failed + 1;
    exception when others then
      perform private.row_failed('failed_starts', sqlerrm);
    end;
  end loop;
  return failed;
end
$function$;
comment on function private.fail_stuck_starts() is 'Job: gives up attempts whose prompt was never acknowledged within 2 minutes; a callback that still comes settles them all the same.';

-- Everything at once, due or not, in one transaction: for tests and for somebody in a hurry. A job that fails is left
-- out of the counts.
create function public.run_scheduled_jobs()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  job text;
  counts jsonb := '{}';
begin
  for job in select j.name from private.jobs j order by j.position loop
    counts := counts || coalesce(
      (select jsonb_build_object(job, done -> 'count') from private.run_job(job, true) done where done ? 'count'), '{}');
  end loop;
  return counts;
end
$function$;
comment on function public.run_scheduled_jobs() is 'Every job once, with what each did; those of edge functions count what is due for them. For functions and the timer
of a hosted project. Answers {*: integer}.';
grant execute on function public.run_scheduled_jobs() to service_role;

-- `work` is an expression that does it and answers how many it did. Where an edge function does it (`calls`), the
-- expression counts what is due for that one and changes nothing.
create table private.jobs (
  name text not null,
  "position" integer not null,
  every interval not null,
  work text not null,
  calls text,
  registered_at timestamp with time zone default now() not null,
  ends boolean default false not null,
  constraint jobs_pkey PRIMARY KEY (name),
  constraint jobs_name_check CHECK ((name ~ '^[a-z_]{3,40}$'::text)),
  constraint jobs_every_check CHECK (((every >= '00:00:05'::interval) AND (every <= '01:00:00'::interval))),
  constraint jobs_calls_check CHECK ((calls ~ '^[a-z-]+$'::text))
);
comment on table private.jobs is 'The work nobody waits for, by name. Filled by migrations through private.register_job.';
comment on column private.jobs.name is 'Name of the job.';
comment on column private.jobs."position" is 'Order in which due jobs are done.';
comment on column private.jobs.every is 'How often, 5 seconds to one hour.';
comment on column private.jobs.work is 'An SQL expression that does it and answers how many it did; with `calls` it only counts what is due.';
comment on column private.jobs.calls is 'Edge function that does it; null when the database does.';
comment on column private.jobs.registered_at is 'When the job was made known; one that never ran is late from here.';
comment on column private.jobs.ends is 'It ends or forgets something for good by the clock, and waits while that is doubted.';

create table private.job_runs (
  name text not null,
  last_run_at timestamp with time zone,
  last_done_at timestamp with time zone,
  last_count bigint,
  runs bigint default 0 not null,
  failures bigint default 0 not null,
  failures_in_a_row integer default 0 not null,
  last_failed_at timestamp with time zone,
  last_problem text,
  row_problem text,
  request bigint,
  constraint job_runs_pkey PRIMARY KEY (name),
  constraint job_runs_name_fkey FOREIGN KEY (name) REFERENCES private.jobs(name) ON DELETE CASCADE
);
alter table private.job_runs set unlogged;
alter table private.job_runs set (fillfactor=50);
comment on table private.job_runs is 'How each job went; unlogged, so it begins anew after a crash.';
comment on column private.job_runs.name is 'The job.';
comment on column private.job_runs.last_run_at is 'When it ran last; null before the first.';
comment on column private.job_runs.last_done_at is 'When it last went well; null before the first.';
comment on column private.job_runs.last_count is 'How many it did then; null before the first.';
comment on column private.job_runs.runs is 'How often it ran.';
comment on column private.job_runs.failures is 'How often it failed.';
comment on column private.job_runs.failures_in_a_row is 'How often it failed since it last went well.';
comment on column private.job_runs.last_failed_at is 'When it failed last; null when it never did.';
comment on column private.job_runs.last_problem is 'What went wrong then, up to 300 letters; null when nothing ever did.';
comment on column private.job_runs.row_problem is 'Within a run: what went wrong with a single row; null otherwise.';
comment on column private.job_runs.request is 'Number of the last call that pg_net made for it; null when there is none to look at.';

create function private.register_job(name text, "position" integer, every interval, work text, calls text default NULL::text)
returns void
language sql
set search_path = ''
as $function$
  insert into private.jobs as j (name, position, every, work, calls)
  values (register_job.name, register_job.position, register_job.every, register_job.work, register_job.calls)
  on conflict on constraint jobs_pkey do update
    set position = excluded.position, every = excluded.every, work = excluded.work, calls = excluded.calls
$function$;
comment on function private.register_job(name text, "position" integer, every interval, work text, calls text) is 'Has something done again and again. After it `private.schedule_jobs()` brings it to pg_cron.';

-- The sum of what a job did, or what went wrong, kept by whoever ran it.
create function private.note_job(job text, counted bigint, problem text default NULL::text)
returns integer
language sql
set search_path = ''
as $function$
  update private.job_runs r set
    last_run_at = clock_timestamp(), runs = r.runs + 1,
    last_done_at = case when problem is null then clock_timestamp() else r.last_done_at end,
    last_count = case when problem is null then counted else r.last_count end,
    failures = r.failures + (problem is not null)::integer,
    failures_in_a_row = case when problem is null then 0 else r.failures_in_a_row + 1 end,
    last_failed_at = case when problem is null then r.last_failed_at else clock_timestamp() end,
    last_problem = case when problem is null then r.last_problem else left(problem, 300) end,
    row_problem = null
  where r.name = job
  returning r.failures_in_a_row
$function$;
comment on function private.note_job(job text, counted bigint, problem text) is 'Notes how a job went, its count or its problem, and answers how often in a row it has failed.';

-- Within a job: one row could not be done, the others were. What was done stays, and the job counts as failed. Who does
-- such work beside the job waits for nobody: a run that is under way meets the row itself.
create function private.row_failed(job text, problem text)
returns void
language sql
set search_path = ''
as $function$
  update private.job_runs r set row_problem = 'A row was left out: ' || problem
  from (select b.name from private.job_runs b where b.name = job for update skip locked) noted
  where r.name = noted.name
$function$;
comment on function private.row_failed(job text, problem text) is 'Within a job: one row could not be done. The others stay done and the job counts as failed.';

-- Runs one job, and keeps what became of it whatever that is: what it did is undone when it fails, the note stays.
-- Answers {count} or {problem, in_a_row}, and null when somebody else is at it. Who can call edge functions does that
-- with what is due and notes it then (`calls_itself`); otherwise pg_net is asked to.
create function private.run_job(job text, calls_itself boolean default false)
returns jsonb
language plpgsql
set search_path = ''
as $function$
declare
  found_job private.jobs;
  counted bigint;
  problem text;
begin
  select j.* into found_job from private.jobs j where j.name = job;
  if found_job.name is null then
    raise exception 'There is no job %.', job using errcode = 'undefined_object';
  end if;
  insert into private.job_runs (name) values (job) on conflict do nothing;
  perform 1 from private.job_runs r where r.name = job for update skip locked;
  if not found then
    return null;
  end if;
  begin
    execute format('select (%s)::bigint', found_job.work) into counted;
    select r.row_problem into problem from private.job_runs r where r.name = job;
    if found_job.calls is not null and not calls_itself then
      problem := coalesce(problem, private.answer_of_last_call(job));
      if counted > 0 then
        update private.job_runs r set request = private.call_function(found_job.calls) where r.name = job;
      end if;
    end if;
  exception when query_canceled or others then
    problem := sqlerrm;
  end;
  if problem is not null then
    return jsonb_build_object('problem', problem, 'in_a_row', private.note_job(job, 0, problem));
  end if;
  if found_job.calls is null or not calls_itself or counted = 0 then
    perform private.note_job(job, counted);
  end if;
  return jsonb_build_object('count', counted);
end
$function$;
comment on function private.run_job(job text, calls_itself boolean) is 'Does one job now: {count} or {problem, in_a_row}; null when somebody else is at it.';

-- The jobs whose turn it is, in their order. One that ran at a time which is still to come is due as well: the clock went
-- back, and it would else wait until that time.
create function private.due_jobs()
returns table(name text, calls text)
language sql
set search_path = ''
as $function$
  select private.note_clock();
  select j.name, j.calls from private.jobs j left join private.job_runs r on r.name = j.name
  where (r.last_run_at is null or r.last_run_at <= clock_timestamp() - j.every + interval '1 second'
      or r.last_run_at > clock_timestamp() + interval '1 minute')
    and not (j.ends and private.clock_problem() is not null)
  order by j.position
$function$;
comment on function private.due_jobs() is 'The jobs that are due, in order, with the edge function that does each; all timers of a database keep one pace.';

-- The functions' address and the key that opens them are secrets of Vault, which `private.schedule_jobs` keeps there.
create function private.job_secret(wanted text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select s.decrypted_secret from vault.decrypted_secrets s where s.name = $1' into secret using wanted;
  end if;
  return secret;
end
$function$;
comment on function private.job_secret(wanted text) is 'A secret of Vault by name; null where there is no Vault or no such secret.';

-- Asks pg_net to call an edge function with the secret key; answers the number of the request.
create function private.call_function(named text)
returns bigint
language plpgsql
set search_path = ''
as $function$
declare
  address constant text := private.job_secret('mizizi_project_url');
  secret constant text := private.job_secret('mizizi_secret_key');
  request bigint;
begin
  if to_regnamespace('net') is null then
    raise exception 'The extension pg_net is not switched on.';
  elsif address is null or secret is null then
    raise exception 'The address of the project and its secret key are not known: private.schedule_jobs(address, key).';
  end if;
  execute 'select net.http_post(url := $1, body := $2, params := $3, headers := $4, timeout_milliseconds := $5)'
    into request
    using address || '/functions/v1/' || named, '{}'::jsonb, '{}'::jsonb,
      jsonb_build_object('Content-Type', 'application/json', 'apikey', secret), 60000;
  return request;
end
$function$;
comment on function private.call_function(named text) is 'Has pg_net call an edge function with the secret key and answers the number of the request. Fails when pg_net, the address or the key is missing.';

-- What was wrong with the last call that pg_net made for a job; null when nothing was, or no answer has come.
create function private.answer_of_last_call(job text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  asked bigint;
  problem text;
begin
  select r.request into asked from private.job_runs r where r.name = job;
  if asked is null or to_regclass('net._http_response') is null then
    return null;
  elsif not has_table_privilege('net._http_response', 'select') then
    return null;
  end if;
  execute $q$
    select case when a.status_code between 200 and 299 then null
      else coalesce(nullif(a.error_msg, ''), 'The function answered ' || coalesce(a.status_code::text, 'nothing') || '.') end
    from net._http_response a where a.id = $1
  $q$ into problem using asked;
  if problem is not null then
    update private.job_runs r set request = null where r.name = job;
  end if;
  return problem;
end
$function$;
comment on function private.answer_of_last_call(job text) is 'What was wrong with the last call that pg_net made for a job; null when nothing was or no answer can be seen.';

-- How each job is: late is one that was not done for three of its turns and two minutes more; the backup of a night has two
-- hours. It is none of a shop that makes none by itself.
create function public.job_health()
returns table(name text, every interval, last_run_at timestamp with time zone, last_done_at timestamp with time zone, last_count bigint, failures bigint, failures_in_a_row integer, last_failed_at timestamp with time zone, last_problem text, is_late boolean, late_by interval)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  if coalesce(auth.jwt() ->> 'role', '') in ('anon', 'authenticated') then
    perform private.require_capability('telemetry');
  end if;
  return query
    select j.name, j.every, r.last_run_at, r.last_done_at, r.last_count, coalesce(r.failures, 0),
      coalesce(r.failures_in_a_row, 0), r.last_failed_at,
      coalesce(case when j.ends then private.clock_problem() end, r.last_problem), wanted.by < now(),
      case when wanted.by < now() then now() - wanted.by end
    from private.jobs j left join private.job_runs r on r.name = j.name
    cross join lateral (
      select coalesce(r.last_done_at, j.registered_at) + 3 * j.every + interval '2 minutes' as by) wanted
    order by j.position;
  return query
    select 'nightly_backup', interval '1 day', greatest(b.last_good_at, b.last_failed_at), b.last_good_at,
      null::bigint, b.failures, b.failures_in_a_row, b.last_failed_at, b.last_problem, wanted.by < now(),
      case when wanted.by < now() then now() - wanted.by end
    from private.backups b
    cross join lateral (select coalesce(b.last_good_at, b.begun_at) + interval '26 hours' as by) wanted
    where b.looked_at > now() - interval '1 day';
end
$function$;
comment on function public.job_health() is 'Each job with its last run, its failures and whether it is late, for the desk (telemetry) and the SQL editor. Refusals: not_allowed.';
grant execute on function public.job_health() to authenticated, service_role;

-- Links by which somebody signs in or sets a password promise an hour. Supabase has one lifetime for the links of all
-- its mails, which is the day of a confirmation, so the others are ended here. The embedded stack ends its own.
create function private.end_sign_in_links()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  ended integer;
begin
  if to_regclass('auth.one_time_tokens') is null then
    return 0;
  end if;
  execute $q$
    with gone as (
      delete from auth.one_time_tokens t using auth.users u
      where u.id = t.user_id and t.token_type::text = 'recovery_token'
        and u.recovery_sent_at <= now() - interval '1 hour'
      returning t.user_id)
    update auth.users u set recovery_token = '' from gone where u.id = gone.user_id
  $q$;
  get diagnostics ended = row_count;
  return ended;
end
$function$;
comment on function private.end_sign_in_links() is 'Job: ends links by which somebody signs in or sets a password after an hour, where Auth would leave them a day.';

-- pg_cron keeps a row of every run for good.
create function private.forget_cron_runs()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  gone integer := 0;
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $q$delete from cron.job_run_details d where d.start_time < now() - interval '1 day'$q$;
    get diagnostics gone = row_count;
  end if;
  return gone;
end
$function$;
comment on function private.forget_cron_runs() is 'Job: removes pg_cron''s notes of runs older than a day.';

-- Payments that wait for an answer of Daraja longer than they should.
create function private.payment_checks_due()
returns bigint
language sql
stable
set search_path = ''
as $function$
  select count(*) from (
    select 1 from public.payments p where p.state = 'prompted' and p.next_check_at <= now() limit 100) due
$function$;
comment on function private.payment_checks_due() is 'How many prompts wait longer than they should for an answer, up to 100.';

-- An interval in the words of pg_cron. Those of minutes are spread over them, so that they do not all begin at once.
create function private.cron_words(every interval, "position" integer)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
declare
  seconds constant integer := extract(epoch from cron_words.every)::integer;
  minutes constant integer := seconds / 60;
begin
  return case
    when seconds < 60 then format('%s seconds', seconds)
    when minutes = 1 then '* * * * *'
    when minutes >= 60 then format('%s * * * *', cron_words.position % 60)
    else format('%s-59/%s * * * *', cron_words.position % minutes, minutes)
  end;
end
$function$;
comment on function private.cron_words(every interval, "position" integer) is 'An interval in pg_cron''s words; jobs of several minutes are spread over them by `position`.';

-- Brings the jobs to pg_cron and says what it did and what is missing. It may be called again at any time: after
-- pg_cron or pg_net were switched on, with another key, after an upgrade. `address` (https://<reference>.supabase.co)
-- and `secret_key` are kept in Vault, for the jobs that edge functions do; without them those that are there stay.
create function private.schedule_jobs(address text default NULL::text, secret_key text default NULL::text)
returns setof text
language plpgsql
set search_path = ''
as $function$
declare
  job private.jobs;
  scheduled integer := 0;
  former text;
begin
  if address is not null and address !~ '^https?://[^/ ]+$' then
    raise exception 'The address is the project''s own, such as https://abcdefghijklmnopqrst.supabase.co, not %.', address;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    perform private.keep_secret('mizizi_project_url', address), private.keep_secret('mizizi_secret_key', secret_key);
  elsif address is not null or secret_key is not null then
    return next 'Vault is not switched on, so address and key were not kept: Integrations, Vault, then run this again.';
  end if;

  if to_regprocedure('cron.schedule(text,text,text)') is null then
    return next 'pg_cron is not switched on, so nothing is scheduled: Database, Extensions, pg_cron, then run this again.';
  else
    for former in execute $q$select c.jobname from cron.job c where c.jobname like 'mizizi%' and c.username = current_user$q$ loop
      if not exists (select 1 from private.jobs j where 'mizizi ' || j.name = former) then
        execute 'select cron.unschedule($1)' using former;
        return next format('%s is no longer scheduled.', former);
      end if;
    end loop;
    for job in select j.* from private.jobs j order by j.position loop
      execute 'select cron.schedule($1, $2, $3)' using 'mizizi ' || job.name,
        private.cron_words(job.every, job.position), format('select private.run_job(%L)', job.name);
      scheduled := scheduled + 1;
    end loop;
    return next format('%s jobs are scheduled; select * from job_health() tells how they are.', scheduled);
  end if;

  if to_regnamespace('net') is null then
    return next 'pg_net is not switched on, so no function is called: Database, Extensions, pg_net.';
  end if;
  if private.job_secret('mizizi_project_url') is null or private.job_secret('mizizi_secret_key') is null then
    return next 'Payments are not checked, messages not sent and files not removed until you give the project''s address '
      'and a secret key: select private.schedule_jobs(''https://<reference>.supabase.co'', ''sb_secret_...'');';
  end if;
end
$function$;
comment on function private.schedule_jobs(address text, secret_key text) is 'Schedules every job with pg_cron and says what it did; may be called again.';

-- Keeps a secret in Vault, over the one that was there; nothing without a value.
create function private.keep_secret(named text, value text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  known uuid;
begin
  if value is null then
    return;
  end if;
  execute 'select s.id from vault.secrets s where s.name = $1' into known using named;
  if known is null then
    execute 'select vault.create_secret($1, $2)' using value, named;
  else
    execute 'select vault.update_secret($1, $2)' using known, value;
  end if;
end
$function$;
comment on function private.keep_secret(named text, value text) is 'Keeps a secret in Vault, over the one that was there; does nothing without a value.';

create table private.backups (
  only_one boolean default true not null,
  begun_at timestamp with time zone default now() not null,
  looked_at timestamp with time zone default now() not null,
  last_good_at timestamp with time zone,
  failures bigint default 0 not null,
  failures_in_a_row integer default 0 not null,
  last_failed_at timestamp with time zone,
  last_problem text,
  constraint backups_pkey PRIMARY KEY (only_one),
  constraint backups_only_one_check CHECK (only_one)
);
comment on table private.backups is 'At most one row: how the nightly backups of this shop are.';
comment on column private.backups.only_one is 'Always true, so that there is one row.';
comment on column private.backups.begun_at is 'When backups were first spoken of; late is counted from here before the first good one.';
comment on column private.backups.looked_at is 'When the process that makes backups last said something.';
comment on column private.backups.last_good_at is 'When the last good backup was made; null before the first.';
comment on column private.backups.failures is 'How often one failed.';
comment on column private.backups.failures_in_a_row is 'How often one failed since the last good one.';
comment on column private.backups.last_failed_at is 'When one failed last; null when none did.';
comment on column private.backups.last_problem is 'What went wrong then; null when nothing did.';

-- `good_at` is when the last good backup was made, as the files say; null when there is none. With a problem: another try
-- failed.
create function private.note_backup(good_at timestamp with time zone, problem text default NULL::text)
returns void
language sql
set search_path = ''
as $function$
  insert into private.backups as b (last_good_at, failures, failures_in_a_row, last_failed_at, last_problem)
  values (good_at, (problem is not null)::integer, (problem is not null)::integer,
    case when problem is not null then now() end, left(problem, 300))
  on conflict (only_one) do update set
    -- begun anew after a pause, as on another machine
    begun_at = case when b.looked_at < now() - interval '1 day' then now() else b.begun_at end,
    looked_at = now(),
    last_good_at = note_backup.good_at,
    failures = b.failures + (note_backup.problem is not null)::integer,
    failures_in_a_row = case
      when note_backup.problem is not null then b.failures_in_a_row + 1
      when note_backup.good_at > b.last_failed_at then 0
      else b.failures_in_a_row end,
    last_failed_at = case when note_backup.problem is null then b.last_failed_at else now() end,
    last_problem = case when note_backup.problem is null then b.last_problem else left(note_backup.problem, 300) end
$function$;
comment on function private.note_backup(good_at timestamp with time zone, problem text) is 'What became of the nightly backup; called every few minutes by the processes that make it.';

-- Payments due for a query, each given to one caller only; their next check moves along. One whose last check has
-- gone by without an answer becomes `needs_review`.
create function public.claim_payment_checks(max_rows integer default 10, method text default 'mpesa'::text)
returns setof public.payments
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.give_up_checks();
  return query
    with moved as (
      update public.payments p
      set checks = p.checks + 1,
        -- never sooner than 5 s from now, however long the server was away
        next_check_at = greatest(
          now() + interval '5 seconds',
          p.created_at + coalesce(private.check_delay(p.checks + 1), interval '65 minutes'))
      where p.id = any (array(
        select due.id from public.payments due
        where due.state = 'prompted' and due.next_check_at <= now() and due.checks < 20
          and due.checkout_request_id is not null
        order by due.next_check_at limit least(greatest(coalesce(max_rows, 10), 1), 100)
        for update skip locked))
      returning p.*
    )
    select m.* from moved m where m.method = claim_payment_checks.method;
end $function$;
comment on function public.claim_payment_checks(max_rows integer, method text) is 'Attempts of a provider that are due to be asked about, for whoever asks; each is handed out once and then later again.';
grant execute on function public.claim_payment_checks(max_rows integer, method text) to service_role;

create table private.clock (
  one boolean default true not null,
  known_at timestamp with time zone not null,
  doubted_since timestamp with time zone,
  constraint clock_pkey PRIMARY KEY (one),
  constraint clock_one_check CHECK (one)
);
comment on table private.clock is 'One row: when the shop was last at work by a clock that nobody doubts, so that one that leapt ends nothing for good. Written and
read by jobs alone.';
comment on column private.clock.one is 'True in the only row.';
comment on column private.clock.known_at is 'When the shop was last at work by a clock that nobody doubts.';
comment on column private.clock.doubted_since is 'By its own word, since when the clock is more than 30 days after known_at or a day before it; null while nobody doubts it.';

-- Compares the clock with when the shop was last at work. What stays as it leapt for a day is taken for the truth.
create function private.note_clock(at timestamp with time zone default clock_timestamp())
returns void
language sql
set search_path = ''
as $function$
  update private.clock c set
    known_at = case when leapt.ends then note_clock.at else greatest(c.known_at, note_clock.at) end,
    doubted_since = null
  from (
    select k.doubted_since <= note_clock.at - interval '1 day' and k.doubted_since > note_clock.at - interval '30 days' as ends
    from private.clock k) leapt
  where leapt.ends
    or note_clock.at between c.known_at - interval '1 day' and c.known_at + interval '30 days'
      and (note_clock.at > c.known_at + interval '10 minutes' or c.doubted_since is not null);
  update private.clock c set doubted_since = note_clock.at
  where note_clock.at not between c.known_at - interval '1 day' and c.known_at + interval '30 days'
    and (c.doubted_since is null or note_clock.at not between c.doubted_since and c.doubted_since + interval '30 days');
$function$;
comment on function private.note_clock(at timestamp with time zone) is 'Compares the clock with when the shop was last at work. What stays as it leapt for a day is taken for the truth.';

-- Why what ends by the clock waits; null while it does not. A clock that is behind ends nothing.
create function private.clock_problem()
returns text
language sql
stable
set search_path = ''
as $function$
  select format('It waits until %s: the clock leapt ahead, and the shop was last at work at %s.',
    to_char((c.doubted_since + interval '1 day') at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"'),
    to_char(c.known_at at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.clock c where c.doubted_since > c.known_at
$function$;
comment on function private.clock_problem() is 'Why jobs that end or forget something for good wait, for the desk; null while they do not. A clock that is behind ends nothing.';

create table private.heartbeat (
  one boolean default true not null,
  beat_at timestamp with time zone default now() not null,
  away_from timestamp with time zone,
  back_at timestamp with time zone,
  constraint heartbeat_pkey PRIMARY KEY (one),
  constraint heartbeat_one_check CHECK (one)
);
alter table private.heartbeat enable row level security;
comment on table private.heartbeat is 'One row: when the shop was last at work, and the last stretch in which nobody could tell it of a payment. Written and read by jobs.';
comment on column private.heartbeat.one is 'True in the only row.';
comment on column private.heartbeat.beat_at is 'When the shop was last at work.';
comment on column private.heartbeat.away_from is 'When the last stretch began in which it was not; null before the first.';
comment on column private.heartbeat.back_at is 'When that stretch was over; null before the first.';

create function private.note_absence(away_from timestamp with time zone, back_at timestamp with time zone)
returns void
language sql
set search_path = ''
as $function$
  update private.heartbeat b set beat_at = note_absence.back_at, away_from = note_absence.away_from, back_at = note_absence.back_at;
  update private.till_addresses t set wanted_from = least(t.wanted_from, note_absence.away_from);
$function$;
comment on function private.note_absence(away_from timestamp with time zone, back_at timestamp with time zone) is 'The shop was away: the payments of that time are to be asked for.';

create function private.note_heartbeat(at timestamp with time zone default clock_timestamp())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  beat_at timestamptz;
begin
  select b.beat_at into beat_at from private.heartbeat b for update skip locked;
  if not found then
    return 0; -- somebody else is at it
  end if;
  if beat_at < at - interval '1 minute' then
    perform private.note_absence(beat_at, at);
    return 1;
  end if;
  update private.heartbeat b set beat_at = note_heartbeat.at;
  return 0;
end
$function$;
comment on function private.note_heartbeat(at timestamp with time zone) is 'Job: the shop is at work. 1 after a minute in which it was not, whose payments are asked for then. A clock that went back is followed.';

create function private.note_start()
returns void
language sql
set search_path = ''
as $function$
  select private.note_absence(least(b.beat_at, clock_timestamp()), clock_timestamp()) from private.heartbeat b
$function$;
comment on function private.note_start() is 'The server has started: however short it was away, nobody could tell it of payments.';

create function private.last_back()
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select case when b.beat_at < clock_timestamp() - interval '1 minute' then now()
    when b.back_at <= now() + interval '1 minute' then b.back_at end
  from private.heartbeat b
$function$;
comment on function private.last_back() is 'When the shop was last back at work; now where it has just come back and has not noted that yet; null where it was never away, or
the clock was ahead then.';
