-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The times of medicines: what somebody takes, how much, when, until when it lasts, and whether it was taken. A medicine is
-- named as in the safety profile: by the id of a term the safety check knows, or by its name as written, after `other:`.
-- So there is one list of medicines, and this is what is known of the entries that have times.
--
-- Health data, and for some the one thing nobody at home may learn: it is its owner's alone, administrators included, and
-- nothing that leaves the app names a medicine. Keys are natural (whose, which medicine, due when), because devices that
-- were offline for hours note the same dose twice: that is once.
--
-- The timer's work once more, with the reminders of medicines among it.

-- Times of a day as `HH:MM`, each once.
create function private.are_clock_times(times text[])
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select cardinality(times) <= 8
    and not exists (select from unnest(times) t where t is null or t !~ '^([01]\d|2[0-3]):[0-5]\d$')
    and (select count(distinct t) from unnest(times) t) = cardinality(times)
$function$;
comment on function private.are_clock_times(times text[]) is 'Whether these are at most eight different times of a day, HH:MM.';
grant execute on function private.are_clock_times(times text[]) to authenticated, service_role;

create table public.medicine_schedules (
  user_id uuid default auth.uid() not null,
  medicine text not null,
  dose text default ''::text not null,
  times text[] default '{}'::text[] not null,
  weekdays integer[] default '{1,2,3,4,5,6,7}'::integer[] not null,
  starts_on date default CURRENT_DATE not null,
  runs_out_on date,
  reminds boolean default false not null,
  time_zone text default 'Africa/Nairobi'::text not null,
  times_since timestamp with time zone default now() not null,
  next_due_at timestamp with time zone,
  run_out_told boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint medicine_schedules_pkey PRIMARY KEY (user_id, medicine),
  constraint medicine_schedules_medicine_check CHECK (((length(medicine) >= 1) AND (length(medicine) <= 90))),
  constraint medicine_schedules_dose_check CHECK ((length(dose) <= 60)),
  constraint medicine_schedules_times_check CHECK (private.are_clock_times(times)),
  constraint medicine_schedules_weekdays_check CHECK ((((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)) AND (weekdays <@ '{1,2,3,4,5,6,7}'::integer[]))),
  constraint medicine_schedules_starts_on_check CHECK (((starts_on >= '2000-01-01'::date) AND (starts_on <= '2100-12-31'::date))),
  constraint medicine_schedules_runs_out_on_check CHECK (((runs_out_on >= '2000-01-01'::date) AND (runs_out_on <= '2100-12-31'::date))),
  constraint medicine_schedules_time_zone_check CHECK ((length(time_zone) <= 64)),
  constraint medicine_schedules_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.medicine_schedules enable row level security;
comment on table public.medicine_schedules is 'How somebody takes a medicine of the safety list: dose, times, days, until when it lasts, and whether to be reminded.';
comment on column public.medicine_schedules.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.medicine_schedules.medicine is 'Id of safety_terms, or `other:` and a name, as in safety_profiles.medicines.';
comment on column public.medicine_schedules.dose is 'How much, in the person''s words.';
comment on column public.medicine_schedules.times is 'HH:MM on the person''s clock.';
comment on column public.medicine_schedules.weekdays is '1 (Monday) to 7.';
comment on column public.medicine_schedules.starts_on is 'First day on the person''s clock.';
comment on column public.medicine_schedules.runs_out_on is 'Day on which the medicine runs out; null when not known.';
comment on column public.medicine_schedules.reminds is 'Whether to be reminded.';
comment on column public.medicine_schedules.time_zone is 'The person''s time zone.';
comment on column public.medicine_schedules.times_since is 'Since when these times count; doses before are not due.';
comment on column public.medicine_schedules.next_due_at is 'When the next dose is due, kept by trigger; null when not reminded.';
comment on column public.medicine_schedules.run_out_told is 'Whether the person was told that it runs out.';
comment on column public.medicine_schedules.created_at is 'When the row was made.';
comment on column public.medicine_schedules.updated_at is 'When the row was last changed.';
grant delete, select, insert (user_id, medicine, dose, times, weekdays, starts_on, runs_out_on, reminds, time_zone, times_since), update (user_id, medicine, dose, times, weekdays, starts_on, runs_out_on, reminds, time_zone, times_since) on table public.medicine_schedules to authenticated;
grant all on table public.medicine_schedules to service_role;

create index medicine_schedules_next_due_at_idx ON public.medicine_schedules USING btree (next_due_at) WHERE (next_due_at IS NOT NULL);

create index medicine_schedules_runs_out_on_idx ON public.medicine_schedules USING btree (runs_out_on) WHERE (reminds AND (NOT run_out_told) AND (runs_out_on IS NOT NULL));

create table public.medicine_takings (
  user_id uuid default auth.uid() not null,
  medicine text not null,
  due_at timestamp with time zone not null,
  state text not null,
  noted_at timestamp with time zone default now() not null,
  constraint medicine_takings_pkey PRIMARY KEY (user_id, medicine, due_at),
  constraint medicine_takings_state_check CHECK ((state = ANY (ARRAY['taken'::text, 'skipped'::text]))),
  constraint medicine_takings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint medicine_takings_user_id_medicine_fkey FOREIGN KEY (user_id, medicine) REFERENCES public.medicine_schedules(user_id, medicine) ON DELETE CASCADE
);
alter table public.medicine_takings enable row level security;
comment on table public.medicine_takings is 'Doses that were taken or left out, each under the moment it was due.';
comment on column public.medicine_takings.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.medicine_takings.medicine is 'As medicine_schedules.medicine; takings go with the schedule.';
comment on column public.medicine_takings.due_at is 'When the dose was due.';
comment on column public.medicine_takings.state is 'taken or skipped.';
comment on column public.medicine_takings.noted_at is 'When the device noted it; of two notes the younger counts.';
grant delete, select, insert (user_id, medicine, due_at, state, noted_at), update (user_id, medicine, due_at, state, noted_at) on table public.medicine_takings to authenticated;
grant all on table public.medicine_takings to service_role;

create index medicine_takings_due_at_idx ON public.medicine_takings USING btree (due_at);

create policy medicine_schedules_all_own on public.medicine_schedules for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy medicine_takings_all_own on public.medicine_takings for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

-- Neither is live: of a deleted row every subscriber is told the key, and these name the medicine. Devices read again when
-- somebody comes back to them and after they have sent something.
create trigger touch_updated_at BEFORE UPDATE ON public.medicine_schedules FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- The moments at which a dose is due, after `after` and until `until`, on the clock of its zone. A time that clocks jump
-- over is due right after the jump.
create function private.medicine_doses(schedule public.medicine_schedules, after timestamp with time zone, until timestamp with time zone)
returns setof timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select due.at
  from generate_series(0, (until at time zone schedule.time_zone)::date - (after at time zone schedule.time_zone)::date) ahead,
    unnest(schedule.times) clock,
    lateral (select (after at time zone schedule.time_zone)::date + ahead as day) d,
    lateral (select (d.day + clock::time) at time zone schedule.time_zone as at) due
  where due.at > after and due.at <= until and d.day >= schedule.starts_on
    and extract(isodow from d.day)::integer = any (schedule.weekdays)
$function$;
comment on function private.medicine_doses(schedule public.medicine_schedules, after timestamp with time zone, until timestamp with time zone) is 'When doses of a schedule are due in a span of time.';

-- The first dose after `after`; null where no times are set. One that begins later is looked for from its first day on.
create function private.next_dose(schedule public.medicine_schedules, after timestamp with time zone)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select min(due.at)
  from (
    select greatest(after, schedule.starts_on::timestamp at time zone schedule.time_zone - interval '1 second') as at
  ) first, private.medicine_doses(schedule, first.at, first.at + interval '9 days') due (at)
$function$;
comment on function private.next_dose(schedule public.medicine_schedules, after timestamp with time zone) is 'When the next dose of a schedule is due.';

-- Only medicines the safety check knows, or a name as it was written; sixty, as many as the safety profile holds.
create function private.plan_medicine()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  -- the policy refuses it, and nothing here may tell a stranger what is on somebody's list
  if private.caller() is distinct from new.user_id and private.caller() is not null then
    return new;
  end if;
  perform private.require_time_zone(new.time_zone);
  if not private.is_written_medicine(new.medicine) and not exists (
    select from public.safety_terms t where t.id = new.medicine and t.kind = 'medicine'
  ) then
    perform private.refuse('unknown_term', 'The safety check does not know this medicine.',
      'Reload the page and choose again.');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.medicine_schedules s
      where s.user_id = new.user_id and s.medicine <> new.medicine) >= 60 then
    perform private.refuse('list_full', 'You can keep 60 medicines.', 'Remove one that you no longer take.');
  end if;
  if tg_op = 'UPDATE' and new.runs_out_on is distinct from old.runs_out_on then
    new.run_out_told := false;
  end if;
  -- a clock that runs ahead must not hide doses
  new.times_since := least(new.times_since, now());
  -- times and days that are none are left to the constraints
  if tg_op = 'UPDATE' and (new.times, new.weekdays, new.starts_on, new.reminds, new.time_zone)
    is not distinct from (old.times, old.weekdays, old.starts_on, old.reminds, old.time_zone) then
    -- what is due this minute and not told of yet must not be skipped by a change of something else
    new.next_due_at := old.next_due_at;
  else
    new.next_due_at := case when new.reminds and private.are_clock_times(new.times)
      and new.starts_on between '2000-01-01' and '2100-12-31' then private.next_dose(new, now()) end;
  end if;
  return new;
end
$function$;
comment on function private.plan_medicine() is 'Checks a schedule and plans its next reminder. Refusals: list_full, unknown_term.';

create trigger plan_medicine BEFORE INSERT OR UPDATE OF medicine, times, weekdays, starts_on, runs_out_on, reminds, time_zone, times_since ON public.medicine_schedules FOR EACH ROW EXECUTE FUNCTION private.plan_medicine();

-- What a device notes may come late. A note about a medicine that was removed elsewhere, or so old that nothing shows it
-- any more, is let go without a word; of two about the same dose the one made later stays.
create function private.check_taking()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  -- the policy refuses it, whether that medicine is on the list or not
  if private.caller() is distinct from new.user_id and private.caller() is not null then
    return new;
  end if;
  if new.due_at > now() + interval '36 hours' then
    perform private.refuse('bad_date', 'This dose is not due yet.', 'Note it on its day.');
  end if;
  new.noted_at := least(new.noted_at, now());
  if tg_op = 'UPDATE' then
    -- nor is a note moved to another dose, which would lead around what is asked of new ones
    return case when new.noted_at >= old.noted_at
      and (new.user_id, new.medicine, new.due_at) = (old.user_id, old.medicine, old.due_at) then new end;
  end if;
  if new.due_at < now() - interval '90 days' or not exists (
    select from public.medicine_schedules s where s.user_id = new.user_id and s.medicine = new.medicine
  ) then
    return null;
  end if;
  if (select count(*) from public.medicine_takings t where t.user_id = new.user_id
      and t.due_at between new.due_at - interval '12 hours' and new.due_at + interval '12 hours') >= 480 then
    perform private.refuse('list_full', 'That is more than a day of doses holds.');
  end if;
  return new;
end
$function$;
comment on function private.check_taking() is 'Lets late notes of doses through once, the younger over the older. Refusals: bad_date, list_full.';

create trigger check_taking BEFORE INSERT OR UPDATE ON public.medicine_takings FOR EACH ROW EXECUTE FUNCTION private.check_taking();

-- For a practitioner, by consent: how each medicine is taken, and what was noted in the last fourteen days.
create function private.medicine_lines(client uuid)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_agg(
    concat_ws(', ', l.name, nullif(l.dose, ''), nullif(array_to_string(l.times, ', '), '')) || case
      when l.times = '{}' then ''
      else format(' (14 days: taken %s, left out %s, not noted %s)', l.taken, l.skipped,
        greatest(l.due - l.taken - l.skipped, 0)) end
    order by l.name)
  from (
    select coalesce(t.name, regexp_replace(s.medicine, '^other:', '')) as name, s.dose,
      array(select c from unnest(s.times) c order by c) as times,
      (select count(*) from public.medicine_takings k where k.user_id = s.user_id and k.medicine = s.medicine
        and k.due_at > now() - interval '14 days' and k.state = 'taken') as taken,
      (select count(*) from public.medicine_takings k where k.user_id = s.user_id and k.medicine = s.medicine
        and k.due_at > now() - interval '14 days' and k.state = 'skipped') as skipped,
      (select count(*) from private.medicine_doses(s, greatest(s.times_since, now() - interval '14 days'), now())) as due
    from public.medicine_schedules s
    left join public.safety_terms t on t.id = s.medicine and t.kind = 'medicine'
    where s.user_id = client
  ) l
$function$;
comment on function private.medicine_lines(client uuid) is 'Medicines with their times and the last fourteen days, as lines to read.';

-- Tells of doses that are due, one word for all of a person at the same minute, each once and none that is noted already;
-- and five days before something runs out, in the morning, once. Neither the text nor a lock screen says what it is
-- about. Who set a time at night meant it: `useful_until` lets it through. What is two hours late is left out. Notes of
-- more than ninety days are forgotten on the way. Answers how many were told.
create function private.send_medicine_reminders(max_rows integer default 1000, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  told integer;
  ending integer;
  quietly constant jsonb := '{"push_body": "Something is waiting for you in Mizizi."}';
begin
  with picked as (
    -- people, not medicines: what one person has at a minute stays together
    select distinct s.user_id, s.next_due_at from public.medicine_schedules s
    where s.next_due_at <= send_medicine_reminders.at
    order by s.next_due_at, s.user_id limit max_rows
  ), due as materialized (
    select s.* from public.medicine_schedules s join picked p using (user_id, next_due_at)
    for update of s skip locked
  ), moved as (
    update public.medicine_schedules s
    set next_due_at = private.next_dose(s, greatest(s.next_due_at, send_medicine_reminders.at - interval '2 hours'))
    from due d where s.user_id = d.user_id and s.medicine = d.medicine
    returning s.user_id, s.medicine
  ), open as (
    select d.user_id, d.next_due_at as due_at, min(d.time_zone) as zone
    from due d join moved m using (user_id, medicine)
    where d.next_due_at > send_medicine_reminders.at - interval '2 hours' and not exists (
      select from public.medicine_takings t
      where t.user_id = d.user_id and t.medicine = d.medicine and t.due_at = d.next_due_at)
    group by d.user_id, d.next_due_at
  )
  select count(private.notify(o.user_id, 'info', 'Your reminder', 'It is time for something on your list.',
    '/medicines?due=' || to_char(o.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'),
    format('You asked to be reminded at %s.', to_char(o.due_at at time zone o.zone, 'HH24:MI')),
    quietly || jsonb_build_object('useful_until', o.due_at))) into told
  from open o;

  with soon as materialized (
    select s.user_id, s.medicine from public.medicine_schedules s
    where s.reminds and not s.run_out_told and s.runs_out_on <= (send_medicine_reminders.at at time zone 'UTC')::date + 6
      and s.runs_out_on - 5 <= (send_medicine_reminders.at at time zone s.time_zone)::date
      and s.runs_out_on >= (send_medicine_reminders.at at time zone s.time_zone)::date
      and (send_medicine_reminders.at at time zone s.time_zone)::time >= '09:00'
    limit max_rows
    for update skip locked
  ), marked as (
    update public.medicine_schedules s set run_out_told = true
    from soon where s.user_id = soon.user_id and s.medicine = soon.medicine
    returning s.user_id
  )
  select count(private.notify(m.user_id, 'info', 'Your reminder', 'Something on your list runs out soon. Open it to see what.',
    '/medicines', 'You asked to be reminded before it runs out.', quietly)) into ending
  from (select distinct marked.user_id from marked) m;

  delete from public.medicine_takings t where t.ctid = any (array(
    select o.ctid from public.medicine_takings o where o.due_at < send_medicine_reminders.at - interval '90 days'
    limit max_rows for update skip locked));
  return told + ending;
end
$function$;
comment on function private.send_medicine_reminders(max_rows integer, at timestamp with time zone) is 'Job: tells of doses that are due and of medicines that run out, without naming them.';
