-- A shop that backs itself up each night says so where late work is shown: a night without a good backup is work that was
-- not done. Processes make backups, not the database, so they note what became of them.

create table private.backups (
  only_one boolean primary key default true check (only_one),
  -- since when the shop makes backups by itself
  begun_at timestamptz not null default now(),
  -- when a process that makes them was here last
  looked_at timestamptz not null default now(),
  last_good_at timestamptz,
  failures bigint not null default 0,
  failures_in_a_row integer not null default 0,
  last_failed_at timestamptz,
  last_problem text
);
comment on table private.backups is 'At most one row: how the nightly backups of this shop are.';

-- `good_at` is when the last good backup was made, as the files say; null when there is none. With a problem: another try
-- failed.
create function private.note_backup(good_at timestamptz, problem text default null) returns void
language sql set search_path = '' as $$
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
$$;
revoke all on function private.note_backup(timestamptz, text) from public;
comment on function private.note_backup is 'What became of the nightly backup; called every few minutes by the processes that make it.';

-- How each job is: late is one that was not done for three of its turns and two minutes more; the backup of a night has two
-- hours. It is none of a shop that makes none by itself.
create or replace function public.job_health()
returns table (name text, every interval, last_run_at timestamptz, last_done_at timestamptz, last_count bigint,
  failures bigint, failures_in_a_row integer, last_failed_at timestamptz, last_problem text, is_late boolean, late_by interval)
language plpgsql stable security definer set search_path = '' as $$
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
  return query
    select 'nightly_backup', interval '1 day', greatest(b.last_good_at, b.last_failed_at), b.last_good_at,
      null::bigint, b.failures, b.failures_in_a_row, b.last_failed_at, b.last_problem, wanted.by < now(),
      case when wanted.by < now() then now() - wanted.by end
    from private.backups b
    cross join lateral (select coalesce(b.last_good_at, b.begun_at) + interval '26 hours' as by) wanted
    where b.looked_at > now() - interval '1 day';
end
$$;
