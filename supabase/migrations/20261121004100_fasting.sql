-- Fasting: when somebody fasted, how it went, and what he plans. Health data: its owner's alone, administrators included.
--
-- A fast is its beginning and its end in world time, whatever clock or zone a phone shows. One account may be open on
-- several devices that were offline for hours, so every fast has an id its device made, and arriving late or twice is
-- the normal case: `save_fast` below decides what becomes of two that contradict each other and tells whoever wrote last.

create extension if not exists btree_gist with schema extensions;

create table public.fasts (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  protocol text not null check (protocol in ('12:12', '14:10', '16:8', '18:6', '20:4', '23:1', '5:2', 'custom', 'ramadan',
    'lent', 'prayer')),
  -- longer than a day is not offered
  target_minutes integer not null check (target_minutes between 60 and 1440),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- where it was kept: its days are counted on this clock
  time_zone text not null check (length(time_zone) <= 64),
  source text not null check (source in ('live', 'added')),
  status text not null generated always as (
    case
      when ended_at is null then 'active'
      when ended_at - started_at >= make_interval(mins => target_minutes) then 'reached'
      else 'ended'
    end) stored,
  -- the journal
  mood integer check (mood between 1 and 5),
  symptoms text[] not null default '{}' check (symptoms <@ '{hungry,headache,tired,cold,irritable,dizzy,nausea,cramps,sleepless,clear-headed,energetic,calm,faint,confused,chest-pain,palpitations}'
    and cardinality(symptoms) <= 16),
  -- how much was noted here; each glass is a row of `water_entries` as well, where the day's water is counted
  water_ml integer not null default 0 check (water_ml between 0 and 10000),
  weight_kg numeric(5, 2) check (weight_kg between 25 and 350),
  weighed_on date,
  note text not null default '' check (length(note) <= 1000),
  -- the device that wrote last, and whether it was told that the target is reached
  written_by text not null default '' check (length(written_by) <= 64),
  told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ended_at > started_at),
  check (ended_at - started_at <= interval '48 hours'),
  check ((weight_kg is null) = (weighed_on is null)),
  -- No two of a person overlap; one without an end lasts until further notice, so there is at most one of those.
  constraint fasts_never_overlap exclude using gist (user_id with =, tstzrange(started_at, ended_at) with &&)
);
create index fasts_user_id_idx on public.fasts (user_id, started_at desc);
create index fasts_active_idx on public.fasts (user_id) where ended_at is null;

-- What somebody plans, and the answer of the questions asked before the first fast: never the answers themselves.
create table public.fasting_plans (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- [{"weekday": 1, "start": "20:00", "protocol": "14:10", "target_minutes": 840}, …], Monday is 1, at most one a
  -- weekday; the other days are rest days
  days jsonb not null default '[]',
  remind_start boolean not null default false,
  remind_end boolean not null default false,
  time_zone text not null default 'Africa/Nairobi' check (length(time_zone) <= 64),
  -- whose sunset counts; null is the one he lives in
  county text check (length(county) <= 40),
  screening text check (screening in ('clear', 'caution', 'no')),
  screened_on date,
  -- he says that a clinician agreed, where the questions ask for that
  clinician_agreed boolean not null default false,
  next_reminder_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((screening is null) = (screened_on is null))
);
create index fasting_plans_next_reminder_at_idx on public.fasting_plans (next_reminder_at)
  where next_reminder_at is not null;

grant select, delete on public.fasts to authenticated;
grant select,
  insert (user_id, days, remind_start, remind_end, time_zone, county, screening, screened_on, clinician_agreed),
  update (user_id, days, remind_start, remind_end, time_zone, county, screening, screened_on, clinician_agreed), delete
  on public.fasting_plans to authenticated;
grant all on public.fasts, public.fasting_plans to service_role;
alter table public.fasts enable row level security;
alter table public.fasting_plans enable row level security;

create policy fasts_select_own on public.fasts
  for select to authenticated using (user_id = (select auth.uid()));
create policy fasts_delete_own on public.fasts
  for delete to authenticated using (user_id = (select auth.uid()));
create policy fasting_plans_all_own on public.fasting_plans for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

select private.register_personal_data('public.fasts', hidden => '{written_by,told_at}'),
  private.register_personal_data('public.fasting_plans');
alter publication supabase_realtime add table public.fasts;

create trigger touch_updated_at before update on public.fasting_plans
  for each row execute function private.touch_updated_at();

-- Whether somebody is fasting now. One forgotten for more than two days is none.
create or replace function private.is_fasting(user_uuid uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.fasts f
    where f.user_id = user_uuid and f.ended_at is null and f.started_at between now() - interval '48 hours' and now()
  )
$$;

create function private.require_time_zone(name text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  perform now() at time zone name;
exception when invalid_parameter_value then
  perform private.refuse('bad_time_zone', 'We do not know this time zone.', 'Choose one like Africa/Nairobi.');
end
$$;

-- 'Sat 21 Nov, 19:00' on the clock of a zone.
create function private.clock_words(at timestamptz, time_zone text) returns text
language sql stable
set search_path = ''
as $$
  select to_char(at at time zone time_zone, 'Dy FMDD Mon, HH24:MI')
$$;


-- Nobody is let into a fast that the questions advise against. Only beginnings are refused: what happened may be noted.
create function private.require_fit_to_fast(user_uuid uuid, target_minutes integer) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  plan public.fasting_plans;
begin
  select * into plan from public.fasting_plans p where p.user_id = user_uuid;
  if plan.screening = 'no' then
    perform private.refuse('not_for_you', 'By your answers, fasting could harm you.', 'Talk to a clinician first.');
  end if;
  if target_minutes > 1080 and plan.screening is null then
    perform private.refuse('not_screened', 'More than 18 hours needs the questions first.', 'Answer them on the fasting page.');
  end if;
  if target_minutes > 1080 and plan.screening = 'caution' and not plan.clinician_agreed then
    perform private.refuse('ask_first', 'With your answers, ask a clinician before more than 18 hours.',
      'Choose a shorter fast until then.');
  end if;
end
$$;

-- Keeps a fast of the caller's, new or changed, and answers `{fast, notice}`: the fast as it is now (null when it was
-- left out) and, when another device had its hand in it, a sentence about what became of that.
-- `known` is the `updated_at` of the version that was changed, `device` a name the device gave itself.
create function public.save_fast(user_uuid uuid, fast jsonb, known timestamptz default null, device text default '')
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted public.fasts;
  before public.fasts;
  other public.fasts;
  saved public.fasts;
  notice text;
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  elsif auth.uid() is distinct from user_uuid then
    perform private.refuse('not_allowed', 'This fast belongs to another account.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('fasts ' || user_uuid, 0));
  wanted := jsonb_populate_record(null::public.fasts, fast);
  wanted.user_id := user_uuid;
  perform private.require_time_zone(wanted.time_zone);

  -- A phone's clock may run a little fast; far ahead is a mistake.
  if greatest(wanted.started_at, wanted.ended_at) > now() + interval '15 minutes' then
    perform private.refuse('in_future', 'A fast cannot begin or end in the future.',
      'Check the times, and the clock of this device.');
  end if;
  wanted.started_at := least(wanted.started_at, now());
  if wanted.ended_at is not null then
    wanted.ended_at := least(wanted.ended_at, now());
  end if;

  select * into before from public.fasts f where f.id = wanted.id for update;
  if before.id is not null and before.user_id <> user_uuid then
    perform private.refuse('not_allowed', 'This fast belongs to another account.');
  end if;
  if before.id is null and known is not null then
    notice := 'This fast had been removed on another device. Your change brought it back.';
  elsif before.id is not null and known is distinct from before.updated_at and before.written_by <> save_fast.device then
    notice := 'This fast had been changed on another device as well. What you did last counts.';
    -- An old copy that is still running must not open again what was ended elsewhere.
    if wanted.ended_at is null and before.ended_at is not null then
      wanted.ended_at := before.ended_at;
      notice := format('This fast had been ended on another device, at %s. That end stays.',
        private.clock_words(before.ended_at, wanted.time_zone));
    elsif wanted.ended_at is distinct from before.ended_at and before.ended_at is not null then
      notice := format('Another device had this fast end at %s. It now ends at %s, as you noted last.',
        private.clock_words(before.ended_at, wanted.time_zone), private.clock_words(wanted.ended_at, wanted.time_zone));
    end if;
  end if;

  select f.* into other from public.fasts f
  where f.user_id = user_uuid and f.id <> wanted.id
    and tstzrange(f.started_at, f.ended_at) && tstzrange(wanted.started_at, wanted.ended_at)
  order by f.started_at limit 1;
  if other.id is not null and other.ended_at is null and before.id is null and wanted.ended_at is null then
    return jsonb_build_object('fast', null, 'notice', format(
      'A fast that began at %s was running already, on another device. It goes on; the one started here was left out.',
      private.clock_words(other.started_at, wanted.time_zone)));
  elsif other.id is not null then
    perform private.refuse('overlap', format('This overlaps your fast from %s to %s.',
      private.clock_words(other.started_at, wanted.time_zone),
      coalesce(private.clock_words(other.ended_at, wanted.time_zone), 'now')), 'Change or remove one of the two.');
  end if;
  if before.id is null then
    if wanted.ended_at is null then
      perform private.require_fit_to_fast(user_uuid, wanted.target_minutes);
    end if;
    if (select count(*) from public.fasts f where f.user_id = user_uuid) >= 5000 then
      perform private.refuse('list_full', 'You can keep 5,000 fasts.', 'Remove some old ones.');
    end if;
  end if;

  insert into public.fasts (id, user_id, protocol, target_minutes, started_at, ended_at, time_zone, source, mood, symptoms,
    water_ml, weight_kg, weighed_on, note, written_by)
  values (wanted.id, user_uuid, wanted.protocol, wanted.target_minutes, wanted.started_at, wanted.ended_at, wanted.time_zone,
    wanted.source, wanted.mood, coalesce(wanted.symptoms, '{}'), coalesce(wanted.water_ml, 0), wanted.weight_kg,
    wanted.weighed_on, coalesce(wanted.note, ''), left(coalesce(save_fast.device, ''), 64))
  on conflict (id) do update
  set protocol = excluded.protocol, target_minutes = excluded.target_minutes, started_at = excluded.started_at,
    ended_at = excluded.ended_at, time_zone = excluded.time_zone, source = excluded.source, mood = excluded.mood,
    symptoms = excluded.symptoms, water_ml = excluded.water_ml, weight_kg = excluded.weight_kg,
    weighed_on = excluded.weighed_on, note = excluded.note, written_by = excluded.written_by,
    updated_at = clock_timestamp()
  returning * into saved;
  -- The weight log is the one place where weights are read.
  if saved.weight_kg is not null
    and (saved.weight_kg, saved.weighed_on) is distinct from (before.weight_kg, before.weighed_on) then
    insert into public.weight_entries (user_id, weighed_on, kg)
    values (user_uuid, saved.weighed_on, saved.weight_kg)
    on conflict (user_id, weighed_on) do update set kg = excluded.kg;
  end if;
  return jsonb_build_object('fast', to_jsonb(saved) - '{user_id,written_by,told_at}'::text[], 'notice', notice);
end
$$;
revoke all on function public.save_fast(uuid, jsonb, timestamptz, text) from public;
grant execute on function public.save_fast(uuid, jsonb, timestamptz, text) to authenticated;


-- Each weekday at most once, with a time of day and a length that is offered.
create function private.are_fasting_days(days jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(days) = 'array' and jsonb_array_length(days) <= 7 and not exists (
    select from jsonb_array_elements(days) day
    where jsonb_typeof(day) <> 'object'
      or coalesce(day ->> 'weekday', '') !~ '^[1-7]$'
      or coalesce(day ->> 'start', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
      or coalesce(day ->> 'protocol', '') !~ '^[a-z0-9:]{1,12}$'
      or coalesce(day ->> 'target_minutes', '') !~ '^\d{2,4}$'
      or (day ->> 'target_minutes')::integer not between 60 and 1440
  ) and (select count(distinct day ->> 'weekday') from jsonb_array_elements(days) day) = jsonb_array_length(days)
$$;

alter table public.fasting_plans add check (private.are_fasting_days(days));

-- The first planned beginning after `after`; null without any.
create function private.next_fast(plan public.fasting_plans, after timestamptz default now()) returns timestamptz
language sql stable
set search_path = ''
as $$
  select min(due.at)
  from generate_series(0, 8) ahead, jsonb_to_recordset(plan.days) as day (weekday integer, start time),
    lateral (
      select ((after at time zone plan.time_zone)::date + ahead + day.start) at time zone plan.time_zone as at
    ) due
  where due.at > after and extract(isodow from due.at at time zone plan.time_zone) = day.weekday
$$;

create function private.plan_fasting_reminder() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_time_zone(new.time_zone);
  new.next_reminder_at := case when new.remind_start then private.next_fast(new) end;
  return new;
end
$$;
create trigger plan_fasting_reminder before insert or update of days, remind_start, time_zone on public.fasting_plans
  for each row execute function private.plan_fasting_reminder();

-- Tells that a planned fast begins and that a running one has reached its target, each once. On a lock screen both only
-- say that there is something to see. What is more than three hours late is left out. Answers how many were told.
create function private.send_fasting_reminders(max_rows integer default 1000, at timestamptz default now()) returns integer
language plpgsql
set search_path = ''
as $$
declare
  told integer;
  quietly constant jsonb := '{"category": "wellness", "push_body": "Something is waiting for you in Mizizi."}';
begin
  with due as materialized (
    select p.* from public.fasting_plans p
    where p.next_reminder_at <= send_fasting_reminders.at
    order by p.next_reminder_at limit max_rows
    for update skip locked
  ), moved as (
    update public.fasting_plans p set next_reminder_at = private.next_fast(p, send_fasting_reminders.at)
    from due where p.user_id = due.user_id
    returning p.user_id
  ), reached as materialized (
    select f.id, f.user_id from public.fasts f
    join public.fasting_plans p on p.user_id = f.user_id and p.remind_end
    where f.ended_at is null and f.told_at is null
      and f.started_at + make_interval(mins => f.target_minutes) <= send_fasting_reminders.at
    limit max_rows
    for update of f skip locked
  ), marked as (
    update public.fasts f set told_at = send_fasting_reminders.at
    from reached where f.id = reached.id
    returning f.user_id, f.started_at + make_interval(mins => f.target_minutes) as reached_at
  )
  select count(private.notify(t.user_id, 'info', 'Your reminder', t.message, '/fasting', t.why, quietly)) into told
  from (
    select d.user_id, 'Your planned fast begins now. Start the clock after your last bite.' as message,
      'You planned this fast and asked to be reminded.' as why
    from due d join moved m using (user_id)
    where d.next_reminder_at > send_fasting_reminders.at - interval '3 hours' and not private.is_fasting(d.user_id)
    union all
    select m.user_id, 'You have reached the time you set out for. Eat when you are ready, something light first.',
      'You asked to hear when a fast reaches its target.'
    from marked m where m.reached_at > send_fasting_reminders.at - interval '3 hours'
  ) t;
  return told;
end
$$;

revoke all on function private.require_time_zone(text) from public;
revoke all on function private.clock_words(timestamptz, text) from public;
revoke all on function private.require_fit_to_fast(uuid, integer) from public;
-- a check constraint runs as whoever writes
grant execute on function private.are_fasting_days(jsonb) to authenticated, service_role;
revoke all on function private.next_fast(public.fasting_plans, timestamptz) from public;
revoke all on function private.plan_fasting_reminder() from public;
revoke all on function private.send_fasting_reminders(integer, timestamptz) from public;
