-- Each piece of work that nobody waits for stands alone: it has a name, its own pace and its own transaction, and one that
-- fails is counted and shown, and keeps none of the others from being done. Who does them asks here: pg_cron on a hosted
-- project, the embedded stack's timer, or somebody by hand.

-- `work` is an expression that does it and answers how many it did. Where an edge function does it (`calls`), the
-- expression counts what is due for that one and changes nothing.
create table private.jobs (
  name text primary key check (name ~ '^[a-z_]{3,40}$'),
  position integer not null,
  every interval not null check (every between interval '5 seconds' and interval '1 hour'),
  work text not null,
  calls text check (calls ~ '^[a-z-]+$'),
  registered_at timestamptz not null default now()
);

-- What became of them. Unlogged, since it changes every few seconds and a crash may forget it.
create unlogged table private.job_runs (
  name text primary key references private.jobs on delete cascade,
  last_run_at timestamptz,
  last_done_at timestamptz,
  last_count bigint,
  runs bigint not null default 0,
  failures bigint not null default 0,
  failures_in_a_row integer not null default 0,
  last_failed_at timestamptz,
  last_problem text,
  row_problem text,
  request bigint
) with (fillfactor = 50);
revoke all on private.jobs, private.job_runs from public;

create function private.register_job(
  name text, "position" integer, every interval, work text, calls text default null) returns void
language sql
set search_path = ''
as $$
  insert into private.jobs as j (name, position, every, work, calls)
  values (register_job.name, register_job.position, register_job.every, register_job.work, register_job.calls)
  on conflict on constraint jobs_pkey do update
    set position = excluded.position, every = excluded.every, work = excluded.work, calls = excluded.calls
$$;
comment on function private.register_job(text, integer, interval, text, text) is
  'Has something done again and again. After it `private.schedule_jobs()` brings it to pg_cron.';

-- The sum of what a job did, or what went wrong, kept by whoever ran it.
create function private.note_job(job text, counted bigint, problem text default null) returns integer
language sql
set search_path = ''
as $$
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
$$;

-- Within a job: one row could not be done, the others were. What was done stays, and the job counts as failed. Who does
-- such work beside the job waits for nobody: a run that is under way meets the row itself.
create function private.row_failed(job text, problem text) returns void
language sql
set search_path = ''
as $$
  update private.job_runs r set row_problem = 'A row was left out: ' || problem
  from (select b.name from private.job_runs b where b.name = job for update skip locked) noted
  where r.name = noted.name
$$;

-- Runs one job, and keeps what became of it whatever that is: what it did is undone when it fails, the note stays.
-- Answers {count} or {problem, in_a_row}, and null when somebody else is at it. Who can call edge functions does that
-- with what is due and notes it then (`calls_itself`); otherwise pg_net is asked to.
create function private.run_job(job text, calls_itself boolean default false) returns jsonb
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.run_job(text, boolean) is
  'Does one job now: {count} or {problem, in_a_row}; null when somebody else is at it.';

-- What is due, in order, for a timer that asks again and again. Pace is kept by all timers of a database together.
create function private.due_jobs() returns table (name text, calls text)
language sql
set search_path = ''
as $$
  select j.name, j.calls from private.jobs j left join private.job_runs r on r.name = j.name
  where r.last_run_at is null or r.last_run_at <= clock_timestamp() - j.every + interval '1 second'
  order by j.position
$$;

-- Everything at once, due or not, in one transaction: for tests and for somebody in a hurry. A job that fails is left
-- out of the counts.
create or replace function public.run_scheduled_jobs() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function public.run_scheduled_jobs() is
  'Every job once, with what each did; those of edge functions count what is due for them.';

-- The functions' address and the key that opens them are secrets of Vault, which `private.schedule_jobs` keeps there.
create function private.job_secret(wanted text) returns text
language plpgsql
set search_path = ''
as $$
declare
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select s.decrypted_secret from vault.decrypted_secrets s where s.name = $1' into secret using wanted;
  end if;
  return secret;
end
$$;

-- Asks pg_net to call an edge function with the secret key; answers the number of the request.
create function private.call_function(named text) returns bigint
language plpgsql
set search_path = ''
as $$
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
$$;

-- What was wrong with the last call that pg_net made for a job; null when nothing was, or no answer has come.
create function private.answer_of_last_call(job text) returns text
language plpgsql
set search_path = ''
as $$
declare
  asked bigint;
  problem text;
begin
  select r.request into asked from private.job_runs r where r.name = job;
  if asked is null or to_regclass('net._http_response') is null then
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
$$;

-- How each job is: late is one that was not done for three of its turns and two minutes more.
create function public.job_health() returns table (
  name text, every interval, last_run_at timestamptz, last_done_at timestamptz, last_count bigint, failures bigint,
  failures_in_a_row integer, last_failed_at timestamptz, last_problem text, is_late boolean, late_by interval)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if coalesce(auth.jwt() ->> 'role', '') in ('anon', 'authenticated') then
    perform private.require_capability('telemetry');
  end if;
  return query
    select j.name, j.every, r.last_run_at, r.last_done_at, r.last_count, coalesce(r.failures, 0),
      coalesce(r.failures_in_a_row, 0), r.last_failed_at, r.last_problem, wanted.by < now(),
      case when wanted.by < now() then now() - wanted.by end
    from private.jobs j left join private.job_runs r on r.name = j.name
    cross join lateral (
      select coalesce(r.last_done_at, j.registered_at) + 3 * j.every + interval '2 minutes' as by) wanted
    order by j.position;
end
$$;
comment on function public.job_health() is
  'Each job with its last run, its failures and whether it is late: for whoever sees errors, and for the SQL editor.';

revoke all on function private.register_job(text, integer, interval, text, text), private.note_job(text, bigint, text),
  private.row_failed(text, text),
  private.run_job(text, boolean), private.due_jobs(), private.job_secret(text), private.call_function(text),
  private.answer_of_last_call(text) from public;
revoke all on function public.job_health() from public;
grant execute on function public.job_health() to authenticated, service_role;

-- Links by which somebody signs in or sets a password promise an hour. Supabase has one lifetime for the links of all
-- its mails, which is the day of a confirmation, so the others are ended here. The embedded stack ends its own.
create function private.end_sign_in_links() returns integer
language plpgsql
set search_path = ''
as $$
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
$$;

-- pg_cron keeps a row of every run for good.
create function private.forget_cron_runs() returns integer
language plpgsql
set search_path = ''
as $$
declare
  gone integer := 0;
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $q$delete from cron.job_run_details d where d.start_time < now() - interval '1 day'$q$;
    get diagnostics gone = row_count;
  end if;
  return gone;
end
$$;
revoke all on function private.end_sign_in_links(), private.forget_cron_runs() from public;

-- Payments that wait for an answer of Daraja longer than they should.
create function private.payment_checks_due() returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from (
    select 1 from public.payments p where p.state = 'prompted' and p.next_check_at <= now() limit 100) due
$$;
revoke all on function private.payment_checks_due() from public;

-- These two say what they did, as the others.
drop function private.forget_old_usage();
create function private.forget_old_usage() returns bigint
language sql
set search_path = ''
as $$
  with gone as (
    delete from public.daily_usage_limits where usage_date < private.nairobi_date() - 90 returning 1)
  select count(*) from gone
$$;
drop function private.forget_old_deliveries();
create function private.forget_old_deliveries() returns bigint
language sql
set search_path = ''
as $$
  with gone as (
    delete from private.deliveries d where d.created_at < now() - interval '8 days' returning 1)
  select count(*) from gone
$$;
revoke all on function private.forget_old_usage(), private.forget_old_deliveries() from public;

-- In this order, which matters when all are done in one transaction: products are locked by the last one only, after
-- which nothing waits for an order.
select private.register_job(j.name, j.position, j.every::interval, j.work, j.calls)
from (values
  (1, 'failed_starts', '15 seconds', 'private.fail_stuck_starts()', null),
  (2, 'reviews', '15 seconds', 'private.give_up_checks()', null),
  (3, 'payment_checks', '5 seconds', 'private.payment_checks_due()', 'check-payments'),
  (4, 'deliveries_due', '5 seconds', 'private.deliveries_due()', 'deliver-notifications'),
  (5, 'consultations_closed', '15 seconds', 'private.close_consultations()', null),
  (6, 'dropped_plan_payments', '30 seconds', 'private.drop_unpaid_plan_payments()', null),
  (7, 'ended_plans', '1 minute', 'private.roll_plans()', null),
  (8, 'plan_notices', '1 minute', 'private.send_plan_notices()', null),
  (9, 'reminders', '30 seconds', 'private.send_due_reminders()', null),
  (10, 'medicine_reminders', '30 seconds', 'private.send_medicine_reminders()', null),
  (11, 'fasting_reminders', '30 seconds', 'private.send_fasting_reminders()', null),
  (12, 'retest_reminders', '5 minutes', 'private.send_retest_reminders()', null),
  (13, 'consultation_reminders', '30 seconds', 'private.send_consultation_reminders()', null),
  (14, 'waitlist_told', '30 seconds', 'private.tell_waitlist()', null),
  (15, 'sign_in_links_ended', '1 minute', 'private.end_sign_in_links()', null),
  (16, 'erased_accounts', '1 minute', 'private.erase_due_accounts()', null),
  (17, 'files_to_remove', '1 minute', '(select count(*) from private.file_removals)', 'remove-files'),
  (18, 'forgotten_photos', '5 minutes', 'private.forget_guest_photos()', null),
  (19, 'intakes_forgotten', '5 minutes', 'private.forget_intakes()', null),
  (20, 'forgotten', '1 minute', 'private.forget_old_records()', null),
  (21, 'forgotten_usage', '1 minute', 'private.forget_old_usage()', null),
  (22, 'forgotten_deliveries', '1 minute', 'private.forget_old_deliveries()', null),
  (23, 'forgotten_cron_runs', '1 hour', 'private.forget_cron_runs()', null),
  (24, 'expired_holds', '15 seconds', 'private.release_expired_holds()', null)
) as j (position, name, every, work, calls);
