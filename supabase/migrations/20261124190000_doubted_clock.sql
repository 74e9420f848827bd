-- A machine whose battery is empty may start years away, and what its clock ends does not come back. So a clock that leapt is
-- doubted for a day: what ends and forgets by the clock waits meanwhile, and everything else goes on. A shop that was closed
-- for months loses nothing by it but that day. The timer of the embedded stack asks; a hosted project's clock is kept for it.

create table private.clock (
  one boolean primary key default true check (one),
  -- When the shop was last at work by a clock that nobody doubts.
  known_at timestamptz not null,
  -- Since when the clock, by its own word, has been more than 30 days after that or a day before it.
  doubted_since timestamptz
);
revoke all on private.clock from public;
insert into private.clock (known_at) select coalesce(max(r.last_run_at), clock_timestamp()) from private.job_runs r;

alter table private.jobs add column ends boolean not null default false;
comment on column private.jobs.ends is 'It ends or forgets something for good by the clock, and waits while that is doubted.';
update private.jobs set ends = true where name in ('consultations_closed', 'dropped_plan_payments', 'ended_plans',
  'plan_notices', 'erased_accounts', 'forgotten_photos', 'intakes_forgotten', 'forgotten', 'forgotten_usage',
  'forgotten_deliveries', 'forgotten_sign_ins', 'forgotten_buyers', 'expired_holds');

-- Compares the clock with when the shop was last at work. What stays as it leapt for a day is taken for the truth.
create function private.note_clock(at timestamptz default clock_timestamp()) returns void
language sql
set search_path = ''
as $$
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
$$;

-- Why what ends by the clock waits; null while it does not. A clock that is behind ends nothing.
create function private.clock_problem() returns text
language sql stable
set search_path = ''
as $$
  select format('It waits until %s: the clock leapt ahead, and the shop was last at work at %s.',
    to_char((c.doubted_since + interval '1 day') at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"'),
    to_char(c.known_at at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.clock c where c.doubted_since > c.known_at
$$;

-- The jobs whose turn it is, in their order. One that ran at a time which is still to come is due as well: the clock went
-- back, and it would else wait until that time.
create or replace function private.due_jobs() returns table (name text, calls text)
language sql
set search_path = ''
as $$
  select private.note_clock();
  select j.name, j.calls from private.jobs j left join private.job_runs r on r.name = j.name
  where (r.last_run_at is null or r.last_run_at <= clock_timestamp() - j.every + interval '1 second'
      or r.last_run_at > clock_timestamp() + interval '1 minute')
    and not (j.ends and private.clock_problem() is not null)
  order by j.position
$$;

create or replace function public.job_health()
returns table (name text, every interval, last_run_at timestamptz, last_done_at timestamptz, last_count bigint,
  failures bigint, failures_in_a_row integer, last_failed_at timestamptz, last_problem text, is_late boolean, late_by interval)
language plpgsql stable security definer
set search_path = ''
as $$
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
$$;
revoke all on function private.note_clock(timestamptz), private.clock_problem() from public;
