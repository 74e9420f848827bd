-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Fasting: when somebody fasted, how it went, and what he plans. Health data: its owner's alone, administrators included.
--
-- A fast is its beginning and its end in world time, whatever clock or zone a phone shows. One account may be open on
-- several devices that were offline for hours, so every fast has an id its device made, and arriving late or twice is
-- the normal case: `save_fast` below decides what becomes of two that contradict each other and tells whoever wrote last.

create extension if not exists btree_gist with schema extensions;

create table public.fasts (
  id uuid not null,
  user_id uuid not null,
  protocol text not null,
  target_minutes integer not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  time_zone text not null,
  source text not null,
  status text generated always as (
CASE
    WHEN (ended_at IS NULL) THEN 'active'::text
    WHEN ((ended_at - started_at) >= make_interval(mins => target_minutes)) THEN 'reached'::text
    ELSE 'ended'::text
END) stored not null,
  mood integer,
  symptoms text[] default '{}'::text[] not null,
  water_ml integer default 0 not null,
  weight_kg numeric(5,2),
  weighed_on date,
  note text default ''::text not null,
  written_by text default ''::text not null,
  told_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint fasts_pkey PRIMARY KEY (id),
  constraint fasts_never_overlap EXCLUDE USING gist (user_id WITH =, tstzrange(started_at, ended_at) WITH &&),
  constraint fasts_protocol_check CHECK ((protocol = ANY (ARRAY['12:12'::text, '14:10'::text, '16:8'::text, '18:6'::text, '20:4'::text, '23:1'::text, '5:2'::text, 'custom'::text, 'ramadan'::text, 'lent'::text, 'prayer'::text]))),
  constraint fasts_target_minutes_check CHECK (((target_minutes >= 60) AND (target_minutes <= 1440))),
  constraint fasts_time_zone_check CHECK ((length(time_zone) <= 64)),
  constraint fasts_source_check CHECK ((source = ANY (ARRAY['live'::text, 'added'::text]))),
  constraint fasts_mood_check CHECK (((mood >= 1) AND (mood <= 5))),
  constraint fasts_symptoms_check CHECK (((symptoms <@ '{hungry,headache,tired,cold,irritable,dizzy,nausea,cramps,sleepless,clear-headed,energetic,calm,faint,confused,chest-pain,palpitations}'::text[]) AND (cardinality(symptoms) <= 16))),
  constraint fasts_water_ml_check CHECK (((water_ml >= 0) AND (water_ml <= 10000))),
  constraint fasts_weight_kg_check CHECK (((weight_kg >= (25)::numeric) AND (weight_kg <= (350)::numeric))),
  constraint fasts_note_check CHECK ((length(note) <= 1000)),
  constraint fasts_written_by_check CHECK ((length(written_by) <= 64)),
  constraint fasts_check CHECK ((ended_at > started_at)),
  constraint fasts_check1 CHECK (((ended_at - started_at) <= '48:00:00'::interval)),
  constraint fasts_check2 CHECK (((weight_kg IS NULL) = (weighed_on IS NULL))),
  constraint fasts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.fasts enable row level security;
comment on table public.fasts is 'Fasts of people; health data, its owner''s alone. People read and delete their own; save_fast writes. Two of a person never overlap.';
comment on column public.fasts.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.fasts.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.fasts.protocol is 'Hours of fasting and eating 12:12, 14:10, 16:8, 18:6, 20:4 or 23:1; 5:2, custom, ramadan, lent or prayer.';
comment on column public.fasts.target_minutes is 'How long it should be, minutes, 60 to 1440.';
comment on column public.fasts.started_at is 'When it began.';
comment on column public.fasts.ended_at is 'When it ended, at most 48 hours later; null while it runs.';
comment on column public.fasts.time_zone is 'The person''s time zone then, such as Africa/Nairobi.';
comment on column public.fasts.source is 'live: begun with the clock. added: noted afterwards.';
comment on column public.fasts.status is 'active, reached (the target) or ended (before it); generated.';
comment on column public.fasts.mood is '1 (very low) to 5 (very good); null when not said.';
comment on column public.fasts.symptoms is 'What was felt, such as hungry or dizzy.';
comment on column public.fasts.water_ml is 'Water drunk, millilitres.';
comment on column public.fasts.weight_kg is 'Weight afterwards, kilograms; null when not noted. It goes into weight_entries too.';
comment on column public.fasts.weighed_on is 'Day of that weight on the person''s clock; null without one.';
comment on column public.fasts.note is 'Up to 1,000 letters, may be empty.';
comment on column public.fasts.written_by is 'Name that the device gave itself, to tell changes of two devices apart.';
comment on column public.fasts.told_at is 'When the person was told that it reached its end; null until then.';
comment on column public.fasts.created_at is 'When the row was made.';
comment on column public.fasts.updated_at is 'When the row was last changed.';
alter publication supabase_realtime add table public.fasts;
grant delete, select on table public.fasts to authenticated;
grant all on table public.fasts to service_role;

create index fasts_user_id_idx ON public.fasts USING btree (user_id, started_at DESC);

create index fasts_active_idx ON public.fasts USING btree (user_id) WHERE (ended_at IS NULL);

-- Each weekday at most once, with a time of day and a length that is offered.
create function private.are_fasting_days(days jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select jsonb_typeof(days) = 'array' and jsonb_array_length(days) <= 7 and not exists (
    select from jsonb_array_elements(days) day
    where jsonb_typeof(day) <> 'object'
      or coalesce(day ->> 'weekday', '') !~ '^[1-7]$'
      or coalesce(day ->> 'start', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
      or coalesce(day ->> 'protocol', '') !~ '^[a-z0-9:]{1,12}$'
      or coalesce(day ->> 'target_minutes', '') !~ '^\d{2,4}$'
      or (day ->> 'target_minutes')::integer not between 60 and 1440
  ) and (select count(distinct day ->> 'weekday') from jsonb_array_elements(days) day) = jsonb_array_length(days)
$function$;
comment on function private.are_fasting_days(days jsonb) is 'Whether a week''s plan holds each weekday at most once, with a time and a length that is offered.';
grant execute on function private.are_fasting_days(days jsonb) to authenticated, service_role;

-- What somebody plans, and the answer of the questions asked before the first fast: never the answers themselves.
create table public.fasting_plans (
  user_id uuid default auth.uid() not null,
  days jsonb default '[]'::jsonb not null,
  remind_start boolean default false not null,
  remind_end boolean default false not null,
  time_zone text default 'Africa/Nairobi'::text not null,
  county text,
  screening text,
  screened_on date,
  clinician_agreed boolean default false not null,
  next_reminder_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint fasting_plans_pkey PRIMARY KEY (user_id),
  constraint fasting_plans_time_zone_check CHECK ((length(time_zone) <= 64)),
  constraint fasting_plans_county_check CHECK ((length(county) <= 40)),
  constraint fasting_plans_screening_check CHECK ((screening = ANY (ARRAY['clear'::text, 'caution'::text, 'no'::text]))),
  constraint fasting_plans_check CHECK (((screening IS NULL) = (screened_on IS NULL))),
  constraint fasting_plans_days_check CHECK (private.are_fasting_days(days)),
  constraint fasting_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.fasting_plans enable row level security;
comment on table public.fasting_plans is 'When people want to fast, and the outcome of the questions before the first fast, never the answers; its owner''s alone. People read and write their own.';
comment on column public.fasting_plans.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.fasting_plans.days is '[{weekday 1 (Monday) to 7, start HH:MM, protocol, target_minutes}].';
comment on column public.fasting_plans.remind_start is 'Whether to be told when a planned fast begins.';
comment on column public.fasting_plans.remind_end is 'Whether to be told when a fast reaches its end.';
comment on column public.fasting_plans.time_zone is 'The person''s time zone.';
comment on column public.fasting_plans.county is 'County for times of sunrise and sunset; null when not said.';
comment on column public.fasting_plans.screening is 'clear, caution or no; null before the questions.';
comment on column public.fasting_plans.screened_on is 'Day of the questions on the person''s clock; null before.';
comment on column public.fasting_plans.clinician_agreed is 'Whether they say that a clinician agreed.';
comment on column public.fasting_plans.next_reminder_at is 'When the next planned fast begins, kept by trigger; null when not reminded.';
comment on column public.fasting_plans.created_at is 'When the row was made.';
comment on column public.fasting_plans.updated_at is 'When the row was last changed.';
grant delete, select, insert (user_id, days, remind_start, remind_end, time_zone, county, screening, screened_on, clinician_agreed), update (user_id, days, remind_start, remind_end, time_zone, county, screening, screened_on, clinician_agreed) on table public.fasting_plans to authenticated;
grant all on table public.fasting_plans to service_role;

create index fasting_plans_next_reminder_at_idx ON public.fasting_plans USING btree (next_reminder_at) WHERE (next_reminder_at IS NOT NULL);

create policy fasts_select_own on public.fasts for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy fasts_delete_own on public.fasts for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy fasting_plans_all_own on public.fasting_plans for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.fasting_plans FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create function private.require_time_zone(name text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  perform now() at time zone name;
exception when invalid_parameter_value then
  perform private.refuse('bad_time_zone', 'We do not know this time zone.', 'Choose one like Africa/Nairobi.');
end
$function$;
comment on function private.require_time_zone(name text) is 'Refuses a time zone that PostgreSQL does not know. Refusals: bad_time_zone.';

-- 'Sat 21 Nov, 19:00' on the clock of a zone.
create function private.clock_words(at timestamp with time zone, time_zone text)
returns text
language sql
stable
set search_path = ''
as $function$
  select to_char(at at time zone time_zone, 'Dy FMDD Mon, HH24:MI')
$function$;
comment on function private.clock_words(at timestamp with time zone, time_zone text) is 'A moment on the clock of a zone: Sat 21 Nov, 19:00.';

-- ── Fasts ──
create function private.require_fit_to_fast(user_uuid uuid, target_minutes integer)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  plan public.fasting_plans;
begin
  perform private.refuse_less(private.why_no_fast(user_uuid));
  if target_minutes <= 1080 then
    return;
  end if;
  select * into plan from public.fasting_plans p where p.user_id = user_uuid;
  if plan.screening is null then
    perform private.refuse('not_screened', 'More than 18 hours needs the questions first.', 'Answer them on the fasting page.');
  elsif not plan.clinician_agreed and (plan.screening = 'caution' or private.asks_before_long_fasts(user_uuid)) then
    perform private.refuse('ask_first', 'With your answers, ask a clinician before more than 18 hours.',
      'Choose a shorter fast until then.');
  end if;
end
$function$;
comment on function private.require_fit_to_fast(user_uuid uuid, target_minutes integer) is 'Refuses the beginning of a fast that could harm. Refusals: ask_first, not_screened.';

-- Keeps a fast of the caller's, new or changed, and answers `{fast, notice}`: the fast as it is now (null when it was
-- left out) and, when another device had its hand in it, a sentence about what became of that.
-- `known` is the `updated_at` of the version that was changed, `device` a name the device gave itself.
create function public.save_fast(user_uuid uuid, fast jsonb, known timestamp with time zone default NULL::timestamp with time zone, device text default ''::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  wanted public.fasts;
  before public.fasts;
  other public.fasts;
  saved public.fasts;
  notice text;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  elsif private.caller() is distinct from user_uuid then
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
$function$;
comment on function public.save_fast(user_uuid uuid, fast jsonb, known timestamp with time zone, device text) is 'Keeps a fast of the caller''s. `fast` is null when it was left out; `notice` says what became of changes of two
devices. `known` is the `updated_at` that was changed, `device` a name the device gave itself. Answers {fast {id uuid,
protocol text, target_minutes integer, started_at timestamptz, ended_at timestamptz | null, time_zone text, source
text, status text, mood integer | null, symptoms [text], water_ml integer, weight_kg numeric | null, weighed_on date |
null, note text, created_at timestamptz, updated_at timestamptz} | null, notice text | null}. Refusals: ask_first,
bad_time_zone, in_future, list_full, not_allowed, not_for_you, not_screened, not_signed_in, overlap.';
grant execute on function public.save_fast(user_uuid uuid, fast jsonb, known timestamp with time zone, device text) to authenticated;

-- The first planned beginning after `after`; null without any.
create function private.next_fast(plan public.fasting_plans, after timestamp with time zone default now())
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select min(due.at)
  from generate_series(0, 8) ahead, jsonb_to_recordset(plan.days) as day (weekday integer, start time),
    lateral (
      select ((after at time zone plan.time_zone)::date + ahead + day.start) at time zone plan.time_zone as at
    ) due
  where due.at > after and extract(isodow from due.at at time zone plan.time_zone) = day.weekday
$function$;
comment on function private.next_fast(plan public.fasting_plans, after timestamp with time zone) is 'The first planned beginning after `after`; null without any.';

create function private.plan_fasting_reminder()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_time_zone(new.time_zone);
  new.next_reminder_at := case when new.remind_start then private.next_fast(new) end;
  return new;
end
$function$;
comment on function private.plan_fasting_reminder() is 'Trigger: works out when the next planned fast begins.';

create trigger plan_fasting_reminder BEFORE INSERT OR UPDATE OF days, remind_start, time_zone ON public.fasting_plans FOR EACH ROW EXECUTE FUNCTION private.plan_fasting_reminder();

-- As before, but nobody is called to a fast that could harm. Who fasts already hears when the target is reached: it says to eat.
create function private.send_fasting_reminders(max_rows integer default 1000, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
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
      and private.why_no_fast(d.user_id) is null
    union all
    select m.user_id, 'You have reached the time you set out for. Eat when you are ready, something light first.',
      'You asked to hear when a fast reaches its target.'
    from marked m where m.reached_at > send_fasting_reminders.at - interval '3 hours'
  ) t;
  return told;
end
$function$;
comment on function private.send_fasting_reminders(max_rows integer, at timestamp with time zone) is 'Sends what is due about planned and running fasts; nobody is called to a fast that could harm.';
