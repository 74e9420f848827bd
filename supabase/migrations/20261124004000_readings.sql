-- Readings: blood pressure, blood sugar, HbA1c, temperature and pulse, as somebody measured them. Health data under the Data
-- Protection Act 2019: their owner alone reads and writes them, and shares them with a practitioner by consent, like the
-- other parts of a health record. What a reading means is worked out on the device (`src/entities/readings`), which
-- answers without a connection; here only what can be kept is checked. Weights have their own table already.

-- One reading. The device gives it its id, so that sending it twice makes one. Units: mmHg in `upper` and `lower`; `value`
-- is mmol/L for glucose, % for HbA1c, °C for temperature, beats a minute for pulse.
create table public.health_readings (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('pressure', 'glucose', 'hba1c', 'temperature', 'pulse')),
  upper smallint,
  lower smallint,
  value numeric(5, 1),
  -- when a sugar was measured
  context text check (context in ('fasting', 'after-food', 'any')),
  -- what was felt beside it, by the ids of `src/entities/readings/symptoms.ts`
  symptoms text[] not null default '{}'
    check (cardinality(symptoms) <= 30 and (symptoms = '{}' or array_ndims(symptoms) = 1
      and array_to_string(symptoms, '', '?') ~ '^[a-z-]+$'
      and array_to_string(symptoms, ' ', '?') ~ '^[a-z][a-z-]{0,39}( [a-z][a-z-]{0,39})*$')),
  -- a temperature of a child of so many months, not of the owner
  child_months smallint check (child_months between 0 and 215),
  note text not null default '' check (length(note) <= 200),
  taken_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((kind = 'pressure') = (upper is not null) and (kind = 'pressure') = (lower is not null)
    and (kind = 'pressure') = (value is null)),
  check (upper between 60 and 300 and lower between 30 and 200 and lower < upper),
  check ((kind = 'glucose') = (context is not null)),
  check (child_months is null or kind = 'temperature'),
  check (case kind
    when 'glucose' then value between 1 and 40
    when 'hba1c' then value between 3 and 20
    when 'temperature' then value between 30 and 45
    when 'pulse' then value between 20 and 250
    else true end)
);
comment on table public.health_readings is
  'Blood pressure, glucose, HbA1c, temperature and pulse that a member noted: own rows only.';
create index health_readings_taken_idx on public.health_readings (user_id, taken_at desc);

-- The target a clinician set for this person, by kind. Of a pressure `high` is the highest upper value and `low` the highest
-- lower one.
create table public.reading_targets (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('pressure', 'glucose', 'hba1c', 'temperature', 'pulse', 'weight')),
  low numeric(5, 1) check (low between 0 and 400),
  high numeric(5, 1) check (high between 0 and 400),
  -- who set it, in the owner's words
  set_by text not null default '' check (length(set_by) <= 80),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind),
  check (low is not null or high is not null),
  check (low < high)
);
comment on table public.reading_targets is
  'Targets for readings that a member''s own clinician set: own rows only.';

revoke all on public.health_readings, public.reading_targets from public, anon, authenticated;
grant select, delete,
  insert (user_id, id, kind, upper, lower, value, context, symptoms, child_months, note, taken_at),
  update (user_id, id, kind, upper, lower, value, context, symptoms, child_months, note, taken_at)
  on public.health_readings to authenticated;
grant select, delete, insert (user_id, kind, low, high, set_by), update (user_id, kind, low, high, set_by)
  on public.reading_targets to authenticated;
grant all on public.health_readings, public.reading_targets to service_role;

alter table public.health_readings enable row level security;
alter table public.reading_targets enable row level security;
create policy health_readings_all_own on public.health_readings for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy reading_targets_all_own on public.reading_targets for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

select private.register_personal_data('public.health_readings'),
  private.register_personal_data('public.reading_targets');

create trigger touch_updated_at before update on public.health_readings
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.reading_targets
  for each row execute function private.touch_updated_at();

-- A reading belongs to the past (a phone's clock may run a little fast), and what one person can keep is bounded, so that a
-- script with somebody's token cannot fill the database. Refusals: in_future, bad_date, list_full.
create function private.check_health_reading() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- row level security judges after this: whoever writes for somebody else is left to it and learns nothing
  if auth.uid() is not null and auth.uid() is distinct from new.user_id then
    return new;
  end if;
  if new.taken_at > now() + interval '15 minutes' then
    perform private.refuse('in_future', 'A reading cannot be of the future.',
      'Check the time, and the clock of this device.');
  end if;
  if new.taken_at < timestamptz '2000-01-01' then
    perform private.refuse('bad_date', 'This date cannot be right.', 'Choose a day until today.');
  end if;
  if tg_op = 'INSERT' and (select count(*) from (
      select from public.health_readings r where r.user_id = new.user_id and r.id <> new.id limit 20001) kept) >= 20000 then
    perform private.refuse('list_full', 'You can keep 20,000 readings.', 'Save them as CSV and remove old ones.');
  end if;
  return new;
end
$$;
comment on function private.check_health_reading() is
  'Refuses readings of the future (in_future), of long ago (bad_date) and beyond 20,000 (list_full).';
revoke all on function private.check_health_reading() from public;
create trigger check_health_reading before insert or update on public.health_readings
  for each row execute function private.check_health_reading();

-- One reading as a line that a practitioner reads.
create function private.reading_line(reading public.health_readings) returns text
language sql stable
set search_path = ''
as $$
  select format('%s: %s%s%s', private.day_text((reading.taken_at at time zone 'Africa/Nairobi')::date),
    case reading.kind
      when 'pressure' then format('blood pressure %s/%s mmHg', reading.upper, reading.lower)
      when 'glucose' then format('blood sugar %s mmol/L, %s', reading.value,
        case reading.context when 'fasting' then 'fasting' when 'after-food' then '2 hours after food' else 'any time' end)
      when 'hba1c' then format('HbA1c %s %%', reading.value)
      when 'temperature' then format('temperature %s °C', reading.value)
      else format('pulse %s a minute', reading.value::integer) end,
    case when reading.child_months is not null then format(' (a child of %s months)', reading.child_months) else '' end,
    case when cardinality(reading.symptoms) > 0
      then format(', with %s', replace(array_to_string(reading.symptoms, ', '), '-', ' ')) else '' end)
$$;
comment on function private.reading_line(public.health_readings) is
  'One reading in words, for a practitioner it is shared with.';
revoke all on function private.reading_line(public.health_readings) from public;

-- What of it can be shared with a practitioner: the last hundred of the last 90 days.
select private.register_health_part('readings', 'My readings of the last 90 days', $$
    select jsonb_agg(private.reading_line(r) order by r.taken_at desc) from (
      select h.* from public.health_readings h
      where h.user_id = $1 and h.taken_at > now() - interval '90 days'
      order by h.taken_at desc limit 100) r$$, 85);

-- The assessment asks more, so that a reading is answered: weeks of pregnancy, signs of danger, when a sugar was measured,
-- and what is felt beside it. The whole list, in the order in which it is asked.
delete from private.assessment_questions;
insert into private.assessment_questions (id, kind, lowest, highest, options, most) values
  ('age', 'number', 12, 110, null, null),
  ('sex', 'choice', null, null, '{female,male}', null),
  ('signs', 'choices', null, null, '{chest-pain,one-sided-weakness,breathless-at-rest,fever,blood,long-cough,none}', 7),
  ('temperature', 'number', 30, 45, null, null),
  ('pregnancy', 'choice', null, null, '{no,pregnant,trying,breastfeeding}', null),
  ('pregnancy-weeks', 'number', 1, 44, null, null),
  ('gave-birth', 'choice', null, null, '{yes,no}', null),
  ('bleeding', 'choice', null, null, '{yes,no}', null),
  ('mother-signs', 'choices', null, null, '{severe-headache,sight,rib-pain,swelling,fits,baby-not-moving,waters,fever,none}', 9),
  ('height', 'number', 100, 230, null, null),
  ('weight', 'number', 25, 300, null, null),
  ('waist', 'number', 40, 200, null, null),
  ('weight-loss', 'choice', null, null, '{yes,no}', null),
  ('pressure', 'pressure', null, null, null, null),
  ('pressure-signs', 'choices', null, null, '{severe-headache,sight,confusion,faint,bleeding,vomiting,diarrhoea,shock,none}', 9),
  ('glucose', 'number', 1, 40, null, null),
  ('glucose-when', 'choice', null, null, '{fasting,after-food,any}', null),
  ('glucose-signs', 'choices', null, null, '{thirst,much-urine,vomiting,belly-pain,fast-breathing,sleepy,confusion,none}', 8),
  ('active-daily', 'choice', null, null, '{yes,no}', null),
  ('active-days', 'choice', null, null, '{0,1,2,3,4,5,6}', null),
  ('greens-daily', 'choice', null, null, '{yes,no}', null),
  ('sweet-drinks', 'choice', null, null, '{rarely,some-days,daily}', null),
  ('salt', 'choice', null, null, '{rarely,sometimes,usually}', null),
  ('sleep-trouble', 'choice', null, null, '{not-at-all,several-days,more-than-half,nearly-every-day}', null),
  ('sleep-unrested', 'choice', null, null, '{not-at-all,several-days,more-than-half,nearly-every-day}', null),
  ('sleep-breathing', 'choice', null, null, '{yes,no,unknown}', null),
  ('mood-interest', 'choice', null, null, '{not-at-all,several-days,more-than-half,nearly-every-day}', null),
  ('mood-low', 'choice', null, null, '{not-at-all,several-days,more-than-half,nearly-every-day}', null),
  ('worry-nervous', 'choice', null, null, '{not-at-all,several-days,more-than-half,nearly-every-day}', null),
  ('worry-control', 'choice', null, null, '{not-at-all,several-days,more-than-half,nearly-every-day}', null),
  ('stress-load', 'choice', null, null, '{not-at-all,several-days,more-than-half,nearly-every-day}', null),
  ('self-harm', 'choice', null, null, '{yes,no}', null),
  ('alcohol-often', 'choice', null, null, '{never,monthly,few-a-month,few-a-week,most-days}', null),
  ('alcohol-amount', 'choice', null, null, '{1-2,3-4,5-6,7-9,10-or-more}', null),
  ('alcohol-six', 'choice', null, null, '{never,less-than-monthly,monthly,weekly,daily}', null),
  ('eating-sick', 'choice', null, null, '{yes,no}', null),
  ('eating-control', 'choice', null, null, '{yes,no}', null),
  ('eating-lost', 'choice', null, null, '{yes,no}', null),
  ('eating-fat', 'choice', null, null, '{yes,no}', null),
  ('eating-food', 'choice', null, null, '{yes,no}', null),
  ('conditions', 'conditions', null, null, null, null),
  ('medicines', 'medicines', null, null, null, null),
  ('pressure-medicine', 'choice', null, null, '{yes,no}', null),
  ('high-glucose', 'choice', null, null, '{yes,no}', null),
  ('family-diabetes', 'choice', null, null, '{none,second,first}', null),
  ('goals', 'choices', null, null, '{sleep,calm,energy,weight,digestion,sugar,heart,joints}', 3),
  ('dosha-wish', 'choice', null, null, '{yes,no}', null),
  ('dosha-frame', 'choice', null, null, '{vata,pitta,kapha}', null),
  ('dosha-skin', 'choice', null, null, '{vata,pitta,kapha}', null),
  ('dosha-appetite', 'choice', null, null, '{vata,pitta,kapha}', null),
  ('dosha-pace', 'choice', null, null, '{vata,pitta,kapha}', null),
  ('dosha-weather', 'choice', null, null, '{vata,pitta,kapha}', null);
