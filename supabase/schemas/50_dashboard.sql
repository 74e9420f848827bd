-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The dashboard: everything about a member's day in one answer, and the one thing that is written down only here, how
-- he feels. Each part belongs to its own chapter; this one reads a month of them at most, through their indexes, so that
-- five years of records cost no more than five weeks.

create table public.daily_moods (
  user_id uuid default auth.uid() not null,
  felt_on date not null,
  mood integer not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint daily_moods_pkey PRIMARY KEY (user_id, felt_on),
  constraint daily_moods_mood_check CHECK (((mood >= 1) AND (mood <= 5))),
  constraint daily_moods_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.daily_moods enable row level security;
comment on table public.daily_moods is 'How people felt, one row a day; its owner''s alone. People read and write their own.';
comment on column public.daily_moods.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.daily_moods.felt_on is 'Day on the person''s clock.';
comment on column public.daily_moods.mood is '1 (very low) to 5 (very good).';
comment on column public.daily_moods.created_at is 'When the row was made.';
comment on column public.daily_moods.updated_at is 'When the row was last changed.';
grant delete, select, insert (user_id, felt_on, mood), update (user_id, felt_on, mood) on table public.daily_moods to authenticated;
grant all on table public.daily_moods to service_role;

create policy daily_moods_all_own on public.daily_moods for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.daily_moods FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create function private.check_daily_mood()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_past_day(new.felt_on);
  return new;
end
$function$;
comment on function private.check_daily_mood() is 'Trigger: refuses a mood of a day to come.';

create trigger check_daily_mood BEFORE INSERT OR UPDATE ON public.daily_moods FOR EACH ROW EXECUTE FUNCTION private.check_daily_mood();

-- A row for each day from the first to the last, null where nothing was noted. A fast counts for the day it ended on, by
-- the clock it was kept on; a mood noted for the day itself goes before the journals of fasts. Water is counted by the
-- glass, those noted with a fast among them.
create function private.health_days(person uuid, first_day date, last_day date)
returns table(day date, energy_kcal numeric, protein_g numeric, entries integer, water_ml integer, mood numeric, fasted_minutes integer, kg numeric)
language sql
stable
set search_path = ''
as $function$
  with days as (
    select first_day + n as day from generate_series(0, last_day - first_day) n
  ), eaten as (
    select e.eaten_on as day, round(sum(e.energy_kcal)) as energy_kcal, round(sum(e.protein_g)) as protein_g,
      count(*)::integer as entries
    from public.diary_entries e
    where e.user_id = person and e.eaten_on between first_day and last_day
    group by e.eaten_on
  ), drunk as (
    select w.drunk_on as day, sum(w.ml)::integer as ml
    from public.water_entries w
    where w.user_id = person and w.drunk_on between first_day and last_day
    group by w.drunk_on
  ), fasted as (
    select (f.ended_at at time zone f.time_zone)::date as day,
      sum(extract(epoch from f.ended_at - f.started_at) / 60)::integer as minutes,
      avg(f.mood) as mood
    from public.fasts f
    where f.user_id = person and f.ended_at is not null
      and f.started_at between first_day - interval '4 days' and last_day + interval '2 days'
    group by 1
  )
  select d.day, e.energy_kcal, e.protein_g, e.entries,
    w.ml, round(coalesce(m.mood, f.mood), 1), f.minutes, k.kg
  from days d
  left join eaten e on e.day = d.day
  left join drunk w on w.day = d.day
  left join fasted f on f.day = d.day
  left join public.daily_moods m on m.user_id = person and m.felt_on = d.day
  left join public.weight_entries k on k.user_id = person and k.weighed_on = d.day
$function$;
comment on function private.health_days(person uuid, first_day date, last_day date) is 'A row for each day with kilocalories, grams of protein, millilitres of water, mood, minutes fasted and kilograms; null where nothing was noted. A fast counts for the day it ended on.';

-- The caller's day: what runs, what was noted, what comes next, and the thirty days until today.
create function public.dashboard_today()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  today constant date := private.nairobi_date();
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  return jsonb_build_object(
    'day', today,
    'made_at', now(),
    'fast', (
      select jsonb_build_object('id', f.id, 'protocol', f.protocol, 'target_minutes', f.target_minutes,
        'started_at', f.started_at)
      from public.fasts f
      where f.user_id = caller and f.ended_at is null and f.started_at > now() - interval '48 hours'
    ),
    'last_fast', (
      select jsonb_build_object('ended_at', f.ended_at, 'minutes',
        (extract(epoch from f.ended_at - f.started_at) / 60)::integer, 'reached', f.status = 'reached')
      from public.fasts f where f.user_id = caller and f.ended_at is not null
      order by f.started_at desc limit 1
    ),
    'target', (
      select jsonb_build_object('energy_kcal', t.energy_kcal, 'protein_g', t.protein_g, 'water_ml', t.water_ml,
        'goal', t.goal, 'goal_weight_kg', t.goal_weight_kg)
      from public.nutrition_targets t where t.user_id = caller
    ),
    'weight', (
      select jsonb_build_object('kg', w.kg, 'day', w.weighed_on)
      from public.weight_entries w where w.user_id = caller order by w.weighed_on desc limit 1
    ),
    'days', (
      select jsonb_agg(to_jsonb(d) order by d.day) from private.health_days(caller, today - 29, today) d
    ),
    'meal_plan', (
      select jsonb_build_object('plan_key', u.plan_key, 'starts_on', u.starts_on)
      from public.meal_plan_uses u where u.user_id = caller and u.starts_on is not null
      order by u.changed_at desc limit 1
    ),
    'consultation', (
      select jsonb_build_object('id', c.id, 'starts_at', c.starts_at, 'mode', c.mode, 'service', c.service_name,
        'with', p.display_name, 'state', c.state)
      from public.consultations c join public.practitioners p on p.id = c.practitioner_id
      where c.client_id = caller and c.ends_at > now()
        and (c.state = 'confirmed' or c.state = 'held' and c.hold_expires_at > now())
      order by c.starts_at limit 1
    ),
    'orders', (
      select jsonb_build_object('open', count(*), 'latest', (
        select jsonb_build_object('id', o.id, 'number', o.number, 'fulfilment_state', o.fulfilment_state,
          'payment_state', o.payment_state)
        from public.orders o
        where o.user_id = caller and o.fulfilment_state in ('placed', 'packed', 'dispatched')
        order by o.placed_at desc limit 1))
      from public.orders o where o.user_id = caller and o.fulfilment_state in ('placed', 'packed', 'dispatched')
    ),
    'assessed_at', (
      select max(a.finished_at) from public.assessments a where a.user_id = caller
    ),
    'plan', (
      select jsonb_build_object('plan_type', s.plan_type, 'status', s.status, 'days_remaining', s.days_remaining)
      from public.get_user_subscription_status(caller) s
    )
  );
end
$function$;
comment on function public.dashboard_today() is 'The caller''s EAT day in one answer; parts without anything are null, `days` are thirty. Answers {day date, made_at
timestamptz, fast {id uuid, protocol text, target_minutes integer, started_at timestamptz} | null, last_fast {ended_at
timestamptz, minutes integer, reached boolean} | null, target {energy_kcal integer, protein_g integer, water_ml
integer, goal text, goal_weight_kg numeric | null} | null, weight {kg numeric, day date} | null,
days [{day date, energy_kcal numeric | null, protein_g numeric | null, entries integer | null, water_ml integer |
null, mood numeric | null, fasted_minutes integer | null, kg numeric | null}], meal_plan {plan_key text, starts_on
date} | null, consultation {id uuid, starts_at timestamptz, mode text, service text, with text, state text} | null,
orders {open integer, latest {id uuid, number text, fulfilment_state text, payment_state text} | null}, assessed_at
timestamptz | null, plan {plan_type text, status text, days_remaining integer} | null}. Refusals: not_allowed,
not_signed_in.';
grant execute on function public.dashboard_today() to authenticated;

-- Five years in months, for Gold and the trial ("advanced health analytics"): averages of the days on which something was
-- noted, and how many those were. From the first month with a note every month is there: a pause is to be seen as one.
create function public.health_months()
returns table(month date, energy_kcal integer, energy_days integer, water_ml integer, water_days integer, mood numeric, mood_days integer, fasts integer, fasted_minutes integer, kg numeric)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  last_day constant date := private.nairobi_date();
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  elsif private.plan_of(caller) not in ('gold', 'free_trial') then
    perform private.refuse('plan_required', 'Long views are part of Gold.', 'The last thirty days are yours on any plan.');
  end if;
  return query
    with months as (
      select date_trunc('month', d.day)::date as first_day,
        count(d.energy_kcal) + count(d.water_ml) + count(d.mood) + count(d.fasted_minutes) + count(d.kg) as notes,
        avg(d.energy_kcal)::integer, count(d.energy_kcal)::integer, avg(d.water_ml)::integer, count(d.water_ml)::integer,
        round(avg(d.mood), 1), count(d.mood)::integer, count(d.fasted_minutes)::integer, avg(d.fasted_minutes)::integer,
        round(avg(d.kg), 1)
      from private.health_days(caller, (date_trunc('month', last_day) - interval '59 months')::date, last_day) d
      group by 1
    )
    select m.first_day, m.energy_kcal, m.energy_days, m.water_ml, m.water_days, m.mood, m.mood_days, m.fasts,
      m.fasted_minutes, m.kg
    from months m (first_day, notes, energy_kcal, energy_days, water_ml, water_days, mood, mood_days, fasts, fasted_minutes, kg)
    where m.first_day >= (select min(n.first_day) from months n where n.notes > 0)
    order by 1;
end
$function$;
comment on function public.health_months() is 'The caller''s last 60 months for Gold and the trial: averages of the days with a note and how many those were (kilocalories, millilitres, mood 1 to 5, minutes, kilograms). A month without a note has nulls. Refusals: not_signed_in, plan_required.';
grant execute on function public.health_months() to authenticated;
