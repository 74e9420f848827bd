-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Readings: blood pressure, blood sugar, HbA1c, temperature and pulse, as somebody measured them. Health data under the Data
-- Protection Act 2019: their owner alone reads and writes them, and shares them with a practitioner by consent, like the
-- other parts of a health record. What a reading means is worked out on the device (`src/entities/readings`), which
-- answers without a connection; here only what can be kept is checked. Weights have their own table already.

-- One reading. The device gives it its id, so that sending it twice makes one. Units: mmHg in `upper` and `lower`; `value`
-- is mmol/L for glucose, % for HbA1c, °C for temperature, beats a minute for pulse.
create table public.health_readings (
  user_id uuid default auth.uid() not null,
  id uuid not null,
  kind text not null,
  upper smallint,
  lower smallint,
  value numeric(5,1),
  context text,
  symptoms text[] default '{}'::text[] not null,
  child_months smallint,
  note text default ''::text not null,
  taken_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint health_readings_pkey PRIMARY KEY (user_id, id),
  constraint health_readings_kind_check CHECK ((kind = ANY (ARRAY['pressure'::text, 'glucose'::text, 'hba1c'::text, 'temperature'::text, 'pulse'::text]))),
  constraint health_readings_context_check CHECK ((context = ANY (ARRAY['fasting'::text, 'after-food'::text, 'any'::text]))),
  constraint health_readings_symptoms_check CHECK (((cardinality(symptoms) <= 30) AND ((symptoms = '{}'::text[]) OR ((array_ndims(symptoms) = 1) AND (array_to_string(symptoms, ''::text, '?'::text) ~ '^[a-z-]+$'::text) AND (array_to_string(symptoms, ' '::text, '?'::text) ~ '^[a-z][a-z-]{0,39}( [a-z][a-z-]{0,39})*$'::text))))),
  constraint health_readings_child_months_check CHECK (((child_months >= 0) AND (child_months <= 215))),
  constraint health_readings_note_check CHECK ((length(note) <= 200)),
  constraint health_readings_check CHECK ((((kind = 'pressure'::text) = (upper IS NOT NULL)) AND ((kind = 'pressure'::text) = (lower IS NOT NULL)) AND ((kind = 'pressure'::text) = (value IS NULL)))),
  constraint health_readings_check1 CHECK ((((upper >= 60) AND (upper <= 300)) AND ((lower >= 30) AND (lower <= 200)) AND (lower < upper))),
  constraint health_readings_check2 CHECK (((kind = 'glucose'::text) = (context IS NOT NULL))),
  constraint health_readings_check3 CHECK (((child_months IS NULL) OR (kind = 'temperature'::text))),
  constraint health_readings_check4 CHECK (
CASE kind
    WHEN 'glucose'::text THEN ((value >= (1)::numeric) AND (value <= (40)::numeric))
    WHEN 'hba1c'::text THEN ((value >= (3)::numeric) AND (value <= (20)::numeric))
    WHEN 'temperature'::text THEN ((value >= (30)::numeric) AND (value <= (45)::numeric))
    WHEN 'pulse'::text THEN ((value >= (20)::numeric) AND (value <= (250)::numeric))
    ELSE true
END),
  constraint health_readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.health_readings enable row level security;
comment on table public.health_readings is 'Blood pressure, glucose, HbA1c, temperature and pulse that a member noted: own rows only.';
comment on column public.health_readings.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.health_readings.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.health_readings.kind is 'pressure, glucose, hba1c, temperature or pulse.';
comment on column public.health_readings.upper is 'Systolic pressure, mmHg; null for other kinds.';
comment on column public.health_readings.lower is 'Diastolic pressure, mmHg; null for other kinds.';
comment on column public.health_readings.value is 'mmol/L for glucose, % for hba1c, °C for temperature, beats a minute for pulse; null for pressure.';
comment on column public.health_readings.context is 'Of glucose: fasting, after-food or any; else null.';
comment on column public.health_readings.symptoms is 'What was felt, ids of the app.';
comment on column public.health_readings.child_months is 'Age in months of the child whose temperature it is; null for one''s own.';
comment on column public.health_readings.note is 'Up to 200 letters, may be empty.';
comment on column public.health_readings.taken_at is 'When it was measured.';
comment on column public.health_readings.created_at is 'When the row was made.';
comment on column public.health_readings.updated_at is 'When the row was last changed.';
grant delete, select, insert (user_id, id, kind, upper, lower, value, context, symptoms, child_months, note, taken_at), update (user_id, id, kind, upper, lower, value, context, symptoms, child_months, note, taken_at) on table public.health_readings to authenticated;
grant all on table public.health_readings to service_role;

create index health_readings_taken_idx ON public.health_readings USING btree (user_id, taken_at DESC);

-- The target a clinician set for this person, by kind. Of a pressure `high` is the highest upper value and `low` the highest
-- lower one.
create table public.reading_targets (
  user_id uuid default auth.uid() not null,
  kind text not null,
  low numeric(5,1),
  high numeric(5,1),
  set_by text default ''::text not null,
  updated_at timestamp with time zone default now() not null,
  constraint reading_targets_pkey PRIMARY KEY (user_id, kind),
  constraint reading_targets_kind_check CHECK ((kind = ANY (ARRAY['pressure'::text, 'glucose'::text, 'hba1c'::text, 'temperature'::text, 'pulse'::text, 'weight'::text]))),
  constraint reading_targets_low_check CHECK (((low >= (0)::numeric) AND (low <= (400)::numeric))),
  constraint reading_targets_high_check CHECK (((high >= (0)::numeric) AND (high <= (400)::numeric))),
  constraint reading_targets_set_by_check CHECK ((length(set_by) <= 80)),
  constraint reading_targets_check CHECK (((low IS NOT NULL) OR (high IS NOT NULL))),
  constraint reading_targets_check1 CHECK ((low < high)),
  constraint reading_targets_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.reading_targets enable row level security;
comment on table public.reading_targets is 'Targets for readings that a member''s own clinician set: own rows only.';
comment on column public.reading_targets.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.reading_targets.kind is 'pressure, glucose, hba1c, temperature, pulse or weight (kg).';
comment on column public.reading_targets.low is 'Least value in the unit of the reading, of pressure the highest lower value; null when not set.';
comment on column public.reading_targets.high is 'Greatest value in the unit of the reading, of pressure the highest upper value; null when not set.';
comment on column public.reading_targets.set_by is 'Who set it, in the person''s words; may be empty.';
comment on column public.reading_targets.updated_at is 'When the row was last changed.';
grant delete, select, insert (user_id, kind, low, high, set_by), update (user_id, kind, low, high, set_by) on table public.reading_targets to authenticated;
grant all on table public.reading_targets to service_role;

create policy health_readings_all_own on public.health_readings for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy reading_targets_all_own on public.reading_targets for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.health_readings FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create trigger touch_updated_at BEFORE UPDATE ON public.reading_targets FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- A reading belongs to the past (a phone's clock may run a little fast), and what one person can keep is bounded, so that a
-- script with somebody's token cannot fill the database. Refusals: in_future, bad_date, list_full.
create function private.check_health_reading()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  -- row level security judges after this: whoever writes for somebody else is left to it and learns nothing
  if private.caller() is not null and private.caller() is distinct from new.user_id then
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
$function$;
comment on function private.check_health_reading() is 'Refuses readings of the future (in_future), of long ago (bad_date) and beyond 20,000 (list_full).';

create trigger check_health_reading BEFORE INSERT OR UPDATE ON public.health_readings FOR EACH ROW EXECUTE FUNCTION private.check_health_reading();

-- One reading as a line that a practitioner reads.
create function private.reading_line(reading public.health_readings)
returns text
language sql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.reading_line(reading public.health_readings) is 'One reading in words, for a practitioner it is shared with.';
