-- No time to pay runs out before it is known what was paid in it. Where M-Pesa can be asked for payments, that is what it is asked for
-- then, once a run of the jobs; where it does not answer, a quarter of an hour is waited. A prompt that is still on a phone when the
-- time is over has three minutes more, and one whose answer the shop may have missed is asked about first.

create function private.awaits_list(ended timestamptz) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select 1 from private.mpesa_account a cross join private.till_addresses t
    where a.can_fetch and coalesce(t.listed_until < awaits_list.ended or t.listed_until > now() + interval '1 minute', true)
      and greatest(awaits_list.ended, private.last_back()) > now() - interval '15 minutes')
$$;
comment on function private.awaits_list(timestamptz) is
  'Whether M-Pesa is to be asked first what was paid until then. At most a quarter of an hour, counted from our return where we were away.';

create function private.hold_is_over(bill_id uuid, ended timestamptz, at timestamptz default now()) returns boolean language sql stable
set search_path = '' as $$
  select hold_is_over.ended <= hold_is_over.at and not private.awaits_list(hold_is_over.ended) and not exists (
    select 1 from public.payments p
    where p.bill_id = hold_is_over.bill_id and p.state in ('starting', 'prompted') and (
      hold_is_over.ended > hold_is_over.at - interval '3 minutes'
      or (p.state = 'prompted' and p.next_check_at <= now() and private.last_back() > now() - interval '15 minutes')))
$$;
comment on function private.hold_is_over(uuid, timestamptz, timestamptz) is
  'Whether what is kept for the payer of a bill until then may be given up: nothing that was paid in time can be unknown.';

create index payments_open_idx on public.payments (bill_id) where state in ('starting', 'prompted');

create or replace function private.release_expired_holds(max_rows integer default 200)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  expired uuid[];
  one uuid;
  released integer := 0;
begin
  select array_agg(held.id) into expired from (
    select o.id from public.orders o
    where o.hold_expires_at <= now() and o.fulfilment_state = 'placed' and private.hold_is_over(o.id, o.hold_expires_at) and (
      o.payment_state in ('awaiting', 'failed')
      or (o.payment_state = 'needs_review'
        and exists (select 1 from public.receipt_claims c where c.order_id = o.id and c.state = 'waiting')
        and not exists (select 1 from public.payments p where p.order_id = o.id and p.state = 'needs_review')))
    order by o.hold_expires_at limit max_rows
    for update skip locked
  ) held;
  if expired is null then
    return 0;
  end if;
  begin
    perform private.release_holds(expired);
    return cardinality(expired);
  exception when deadlock_detected then
    raise; -- whoever comes next may have better luck with all of them
  when others then
    foreach one in array expired loop
      begin
        perform private.release_holds(array[one]);
        released := released + 1;
      exception when others then
        perform private.row_failed('expired_holds', sqlerrm);
      end;
    end loop;
    return released;
  end;
end
$function$;

create or replace function private.release_holds(practice uuid, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  released integer;
begin
  update public.consultations c set state = 'expired', closed_at = release_holds.at
  where c.practitioner_id = practice and c.state = 'held' and private.hold_is_over(c.id, c.hold_expires_at, release_holds.at);
  get diagnostics released = row_count;
  return released;
end
$function$;

create or replace function private.free_slots(practice public.practitioners, minutes integer, from_at timestamp with time zone, until_at timestamp with time zone, at timestamp with time zone default now(), ignoring uuid default NULL::uuid)
returns setof timestamp with time zone
language plpgsql
stable
set search_path = ''
as $function$
declare
  earliest constant timestamptz := greatest(from_at, at + make_interval(mins => practice.min_notice_minutes));
  latest constant timestamptz := least(until_at, at + make_interval(hours => 24 * practice.max_ahead_days));
  length constant interval := make_interval(mins => free_slots.minutes);
  step constant interval := make_interval(mins => practice.slot_minutes);
begin
  if earliest >= latest or not private.is_open_practice(practice, (at at time zone practice.time_zone)::date) then
    return;
  end if;
  return query select distinct slot.starts_at
    from private.open_hours(practice, (earliest at time zone practice.time_zone)::date,
      least((latest at time zone practice.time_zone)::date, practice.licence_expires_on)) open
    cross join lateral generate_series(open.opens_at, open.closes_at - length, step) slot (starts_at)
    where slot.starts_at >= earliest and slot.starts_at < latest and slot.starts_at > at
      and not exists (
        select 1 from public.consultations c
        where c.practitioner_id = practice.id and c.state in ('held', 'confirmed')
          and c.blocked && tstzrange(slot.starts_at - make_interval(mins => practice.buffer_before_minutes),
            slot.starts_at + length + make_interval(mins => practice.buffer_after_minutes))
          and (c.state = 'confirmed' or not private.hold_is_over(c.id, c.hold_expires_at, at))
          and c.id is distinct from ignoring
      )
    order by 1;
end
$function$;

create or replace function private.close_consultations(at timestamp with time zone default now(), max_rows integer default 200)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  due record;
  closed integer := 0;
  before integer;
begin
  for due in
    select c.id, c.state from public.consultations c
    where (c.state = 'held' and private.hold_is_over(c.id, c.hold_expires_at, close_consultations.at))
      or (c.state = 'confirmed' and c.starts_at < close_consultations.at - interval '1 day'
        and c.ends_at < close_consultations.at - interval '1 day')
    order by c.starts_at limit max_rows
  loop
    before := closed;
    begin
      continue when not private.try_lock_consultation(due.id);
      update public.consultations c
      set state = case c.state when 'held' then 'expired' else 'completed' end, closed_at = close_consultations.at
      where c.id = due.id and c.state = due.state;
      continue when not found;
      closed := closed + 1;
      perform private.log_consultation(due.id, case due.state when 'held' then 'expired' else 'completed' end);
    exception when others then
      closed := before;
      perform private.row_failed('consultations_closed', sqlerrm);
    end;
  end loop;
  return closed;
end
$function$;

create function private.list_is_wanted() returns boolean language sql stable set search_path = '' as $$
  select exists (select 1 from private.till_addresses t where t.wanted_from is not null)
    or exists (
      select 1 from public.orders o
      where o.hold_expires_at <= now() and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed', 'needs_review')
        and private.awaits_list(o.hold_expires_at))
    or exists (
      select 1 from public.consultations c
      where c.state = 'held' and c.hold_expires_at <= now() and private.awaits_list(c.hold_expires_at))
$$;
comment on function private.list_is_wanted() is
  'Whether M-Pesa is to be asked for payments now: we were away, or something is about to be given up.';

create or replace function private.till_fetch_due() returns bigint language sql stable set search_path = '' as $$
  select count(*) from private.till_addresses t join private.mpesa_account a on a.can_fetch
  where (extract(hour from now() at time zone 'Africa/Nairobi') between 2 and 6
      and (t.fetched_at is null or t.fetched_at < now() - interval '18 hours')
      and (t.fetch_started_at is null or t.fetch_started_at < now() - interval '30 minutes'))
    or (coalesce(t.fetch_started_at < now() - interval '30 seconds' or t.fetch_started_at > now(), true) and private.list_is_wanted())
$$;
comment on function private.till_fetch_due() is
  'Whether payments are to be asked for: all of two days once each night, and again when it failed; those of a stretch when they are missing.';
select private.register_job('fetch_till', 30, '10 seconds', 'private.till_fetch_due()', 'fetch-till');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;

create function public.till_list_from(whole boolean default false) returns timestamptz language sql stable security definer set search_path = '' as $$
  select least(t.wanted_from, t.listed_until) - interval '15 minutes'
  from private.till_addresses t
  where not till_list_from.whole and t.listed_until > now() - interval '47 hours' and t.fetched_at > now() - interval '18 hours'
    and private.list_is_wanted()
$$;
revoke all on function public.till_list_from(boolean) from public, anon, authenticated;
grant execute on function public.till_list_from(boolean) to service_role;
comment on function public.till_list_from(boolean) is
  'May be null. For functions: when the list begins that is asked for now; null: all that M-Pesa keeps, two days. whole: all in any case.';

create or replace function public.end_till_fetch(summary jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  update private.till_addresses t set last_fetch = summary,
    failing_since = case when summary ? 'problem' then coalesce(t.failing_since, now()) end,
    fetched_at = case when summary ? 'problem' or summary ? 'from' then t.fetched_at else now() end,
    listed_until = case when summary ? 'problem' then t.listed_until else t.fetch_started_at end,
    -- we may have been away again meanwhile
    wanted_from = case when summary ? 'problem' or coalesce(private.last_back() > t.fetch_started_at, false) then t.wanted_from end;
  perform private.book_all_unplaced(now() - interval '7 days');
end
$$;
comment on function public.end_till_fetch(jsonb) is
  'For functions: what a fetch brought; with `problem` it ended early and is made again, with `from` it was of a stretch alone.';

create or replace function public.begin_till_fetch() returns boolean language sql security definer set search_path = '' as $$
  with begun as (
    update private.till_addresses t set fetch_started_at = now()
    where coalesce(t.fetch_started_at < now() - interval '30 seconds' or t.fetch_started_at > now(), true) returning 1
  )
  select exists (select 1 from begun)
$$;

create function private.unlisted_since() returns timestamptz language sql stable set search_path = '' as $$
  select t.failing_since from private.till_addresses t join private.mpesa_account a on a.can_fetch
  where t.failing_since < now() - interval '2 minutes'
$$;
comment on function private.unlisted_since() is 'Since when M-Pesa could not be asked for payments, though that is set up; null while it can.';

create or replace function private.silent_prompts()
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('unlisted_since', private.unlisted_since(), 'silent_prompts', case when bool_and(p.is_silent) then count(*) else 0 end, 'mpesa_answered_at', (
    select x.updated_at from public.payments x
    where x.checkout_request_id is not null and x.result_code is not null and x.created_at > now() - interval '7 days'
    order by x.created_at desc limit 1))
  from (
    select p.result_code is null and p.state in ('starting', 'prompted', 'failed', 'needs_review') as is_silent
    from public.payments p
    where p.created_at between now() - interval '15 minutes' and now() - interval '3 minutes' and p.method = 'mpesa'
      and (p.checkout_request_id is not null or (p.state in ('starting', 'failed') and p.result_code is null))
  ) p
$function$;
comment on function private.silent_prompts() is '{silent_prompts, mpesa_answered_at, unlisted_since}: how many prompts of the last quarter of an hour M-Pesa has not answered at all,
0 where it answered one of them, and when it said last how one ended. A prompt of less than three minutes may still be on its phone.
And since when it could not be asked for payments; null while it can.';

revoke all on function private.awaits_list(timestamptz), private.hold_is_over(uuid, timestamptz, timestamptz), private.list_is_wanted(),
  private.unlisted_since() from public;
