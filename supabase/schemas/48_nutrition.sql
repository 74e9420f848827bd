-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Nutrition: what a member eats, drinks and weighs, and what he aims at. Health data: every table is its owner's alone,
-- administrators included.
--
-- The device writes first and sends later, perhaps twice and perhaps after another device. So every row has a key that the
-- device makes: an id of its own, or the day it is about. Sending it again changes nothing, and two devices that note the
-- same thing leave one row.

-- Nobody notes tomorrow's weight. A day ahead is allowed for people east of Nairobi and clocks that run fast.
create function private.require_past_day(day date)
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if day > private.nairobi_date() + 1 or day < date '2000-01-01' then
    perform private.refuse('bad_date', 'This date cannot be right.', 'Choose a day until today.');
  end if;
end
$function$;
comment on function private.require_past_day(day date) is 'Refuses a day after tomorrow (EAT) or before 2000. Refusals: bad_date.';

-- The target: what somebody decided to eat a day, and the body it was worked out for. The limits are those of the
-- calculator (src/features/nutrition/energy.ts); here they make sure that no other way leads around them.
create table public.nutrition_targets (
  user_id uuid default auth.uid() not null,
  sex text not null,
  age integer not null,
  height_cm numeric(4,1) not null,
  weight_kg numeric(5,2) not null,
  body_fat_percent numeric(3,1),
  activity text not null,
  goal text not null,
  energy_kcal integer not null,
  protein_g integer not null,
  fat_g integer not null,
  carbohydrate_g integer not null,
  fibre_g integer not null,
  water_ml integer default 2000 not null,
  goal_weight_kg numeric(5,2),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint nutrition_targets_pkey PRIMARY KEY (user_id),
  constraint nutrition_targets_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text]))),
  constraint nutrition_targets_age_check CHECK (((age >= 10) AND (age <= 110))),
  constraint nutrition_targets_height_cm_check CHECK (((height_cm >= (100)::numeric) AND (height_cm <= (250)::numeric))),
  constraint nutrition_targets_weight_kg_check CHECK (((weight_kg >= (25)::numeric) AND (weight_kg <= (350)::numeric))),
  constraint nutrition_targets_body_fat_percent_check CHECK (((body_fat_percent >= (3)::numeric) AND (body_fat_percent <= (70)::numeric))),
  constraint nutrition_targets_activity_check CHECK ((activity = ANY (ARRAY['sitting'::text, 'light'::text, 'moderate'::text, 'hard'::text, 'very-hard'::text]))),
  constraint nutrition_targets_goal_check CHECK ((goal = ANY (ARRAY['lose'::text, 'keep'::text, 'gain'::text]))),
  constraint nutrition_targets_energy_kcal_check CHECK (((energy_kcal >= 600) AND (energy_kcal <= 9000))),
  constraint nutrition_targets_protein_g_check CHECK (((protein_g >= 0) AND (protein_g <= 800))),
  constraint nutrition_targets_fat_g_check CHECK (((fat_g >= 0) AND (fat_g <= 500))),
  constraint nutrition_targets_carbohydrate_g_check CHECK (((carbohydrate_g >= 0) AND (carbohydrate_g <= 1500))),
  constraint nutrition_targets_fibre_g_check CHECK (((fibre_g >= 0) AND (fibre_g <= 150))),
  constraint nutrition_targets_water_ml_check CHECK (((water_ml >= 500) AND (water_ml <= 6000))),
  constraint nutrition_targets_goal_weight_kg_check CHECK (((goal_weight_kg >= (25)::numeric) AND (goal_weight_kg <= (350)::numeric))),
  constraint nutrition_targets_no_harmful_deficit CHECK (((goal <> 'lose'::text) OR ((age >= 18) AND ((weight_kg / ((height_cm / (100)::numeric) ^ (2)::numeric)) >= 18.5) AND (energy_kcal >=
CASE sex
    WHEN 'female'::text THEN 1200
    ELSE 1500
END)))),
  constraint nutrition_targets_no_harmful_goal CHECK (((goal_weight_kg IS NULL) OR (goal_weight_kg >= weight_kg) OR ((goal_weight_kg / ((height_cm / (100)::numeric) ^ (2)::numeric)) >= 18.5))),
  constraint nutrition_targets_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.nutrition_targets enable row level security;
comment on table public.nutrition_targets is 'What people decided to eat a day and the body it was worked out for; its owner''s alone. People read and write their own. Limits are those of src/features/nutrition/energy.ts.';
comment on column public.nutrition_targets.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.nutrition_targets.sex is 'female or male, as energy formulas ask.';
comment on column public.nutrition_targets.age is 'Years, 10 to 110; to lose weight 18 or more.';
comment on column public.nutrition_targets.height_cm is 'Centimetres.';
comment on column public.nutrition_targets.weight_kg is 'Kilograms when the target was made.';
comment on column public.nutrition_targets.body_fat_percent is 'Per cent of the weight; null when not known.';
comment on column public.nutrition_targets.activity is 'sitting, light, moderate, hard or very-hard.';
comment on column public.nutrition_targets.goal is 'lose, keep or gain.';
comment on column public.nutrition_targets.energy_kcal is 'Kilocalories a day; to lose weight at least 1,200 (female) or 1,500 (male).';
comment on column public.nutrition_targets.protein_g is 'Grams a day.';
comment on column public.nutrition_targets.fat_g is 'Grams a day.';
comment on column public.nutrition_targets.carbohydrate_g is 'Grams a day.';
comment on column public.nutrition_targets.fibre_g is 'Grams a day.';
comment on column public.nutrition_targets.water_ml is 'Millilitres a day.';
comment on column public.nutrition_targets.goal_weight_kg is 'Kilograms, not below a body mass index of 18.5 when that means losing; null without one.';
comment on column public.nutrition_targets.created_at is 'When the row was made.';
comment on column public.nutrition_targets.updated_at is 'When the row was last changed.';
grant delete, select, insert (user_id, sex, age, height_cm, weight_kg, body_fat_percent, activity, goal, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g, water_ml, goal_weight_kg), update (user_id, sex, age, height_cm, weight_kg, body_fat_percent, activity, goal, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g, water_ml, goal_weight_kg) on table public.nutrition_targets to authenticated;
grant all on table public.nutrition_targets to service_role;

-- One weight a day; the last one noted counts.
create table public.weight_entries (
  user_id uuid default auth.uid() not null,
  weighed_on date not null,
  kg numeric(5,2) not null,
  note text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint weight_entries_pkey PRIMARY KEY (user_id, weighed_on),
  constraint weight_entries_kg_check CHECK (((kg >= (20)::numeric) AND (kg <= (400)::numeric))),
  constraint weight_entries_note_check CHECK ((length(note) <= 200)),
  constraint weight_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.weight_entries enable row level security;
comment on table public.weight_entries is 'Weights of people, one a day; its owner''s alone. People read and write their own.';
comment on column public.weight_entries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.weight_entries.weighed_on is 'Day on the person''s clock.';
comment on column public.weight_entries.kg is 'Kilograms, 20 to 400.';
comment on column public.weight_entries.note is 'Up to 200 letters, may be empty.';
comment on column public.weight_entries.created_at is 'When the row was made.';
comment on column public.weight_entries.updated_at is 'When the row was last changed.';
grant delete, select, insert (user_id, weighed_on, kg, note), update (user_id, weighed_on, kg, note) on table public.weight_entries to authenticated;
grant all on table public.weight_entries to service_role;

-- Foods of one's own, by the packet or as a recipe. `recipe` is {parts: [{food_id, name, grams}], cooked_weight_g,
-- portions}; the figures per 100 g are those the device worked out of it.
create function private.is_measures(measures jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select jsonb_typeof(measures) = 'array' and jsonb_array_length(measures) <= 10 and not exists (
    select from jsonb_array_elements(measures) m
    where jsonb_typeof(m -> 'label') is distinct from 'string' or length(m ->> 'label') not between 1 and 40
      or jsonb_typeof(m -> 'grams') is distinct from 'number' or (m ->> 'grams')::numeric not between 0.1 and 5000)
$function$;
comment on function private.is_measures(measures jsonb) is 'Whether a JSON value is a list of household measures, [{label, grams}], at most ten.';
grant execute on function private.is_measures(measures jsonb) to authenticated, service_role;

create function private.is_own_recipe(recipe jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select jsonb_typeof(recipe) = 'object' and jsonb_typeof(recipe -> 'cooked_weight_g') = 'number'
    and jsonb_typeof(recipe -> 'portions') = 'number' and jsonb_typeof(recipe -> 'parts') = 'array'
    and jsonb_array_length(recipe -> 'parts') between 1 and 40 and length(recipe::text) <= 8000
$function$;
comment on function private.is_own_recipe(recipe jsonb) is 'Whether a JSON value is a recipe, {parts [{food_id, name, grams}], cooked_weight_g, portions}.';
grant execute on function private.is_own_recipe(recipe jsonb) to authenticated, service_role;

create table public.own_foods (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  name text not null,
  energy_kcal numeric(6,2) not null,
  protein_g numeric(5,2) not null,
  fat_g numeric(5,2) not null,
  carbohydrate_g numeric(5,2) not null,
  fibre_g numeric(5,2),
  measures jsonb default '[]'::jsonb not null,
  recipe jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint own_foods_pkey PRIMARY KEY (id),
  constraint own_foods_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 70))),
  constraint own_foods_energy_kcal_check CHECK (((energy_kcal >= (0)::numeric) AND (energy_kcal <= (902)::numeric))),
  constraint own_foods_protein_g_check CHECK (((protein_g >= (0)::numeric) AND (protein_g <= (100)::numeric))),
  constraint own_foods_fat_g_check CHECK (((fat_g >= (0)::numeric) AND (fat_g <= (100)::numeric))),
  constraint own_foods_carbohydrate_g_check CHECK (((carbohydrate_g >= (0)::numeric) AND (carbohydrate_g <= (100)::numeric))),
  constraint own_foods_fibre_g_check CHECK (((fibre_g >= (0)::numeric) AND (fibre_g <= (100)::numeric))),
  constraint own_foods_measures_check CHECK (private.is_measures(measures)),
  constraint own_foods_recipe_check CHECK (((recipe IS NULL) OR private.is_own_recipe(recipe))),
  constraint own_foods_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.own_foods enable row level security;
comment on table public.own_foods is 'Foods of people''s own, by the packet or as a recipe, at most 300 each; its owner''s alone. People read and write their own.';
comment on column public.own_foods.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.own_foods.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.own_foods.name is '2 to 70 letters.';
comment on column public.own_foods.energy_kcal is 'Kilocalories per 100 g.';
comment on column public.own_foods.protein_g is 'Grams per 100 g.';
comment on column public.own_foods.fat_g is 'Grams per 100 g.';
comment on column public.own_foods.carbohydrate_g is 'Grams per 100 g.';
comment on column public.own_foods.fibre_g is 'Grams per 100 g; null: not known.';
comment on column public.own_foods.measures is 'Household measures, [{label, grams}].';
comment on column public.own_foods.recipe is '{parts [{food_id, name, grams}], cooked_weight_g, portions}; null for a packet.';
comment on column public.own_foods.created_at is 'When the row was made.';
comment on column public.own_foods.updated_at is 'When the row was last changed.';
grant delete, select, insert (id, user_id, name, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g, measures, recipe), update (id, user_id, name, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g, measures, recipe) on table public.own_foods to authenticated;
grant all on table public.own_foods to service_role;

create index own_foods_user_id_idx ON public.own_foods USING btree (user_id, updated_at DESC);

create table public.favourite_foods (
  user_id uuid default auth.uid() not null,
  food_slug text not null,
  created_at timestamp with time zone default now() not null,
  constraint favourite_foods_pkey PRIMARY KEY (user_id, food_slug),
  constraint favourite_foods_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint favourite_foods_food_slug_fkey FOREIGN KEY (food_slug) REFERENCES public.foods(slug) ON DELETE CASCADE
);
alter table public.favourite_foods enable row level security;
comment on table public.favourite_foods is 'Foods that people marked, at most 300 each; its owner''s alone. People read and write their own.';
comment on column public.favourite_foods.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.favourite_foods.food_slug is 'The food; the mark goes with it.';
comment on column public.favourite_foods.created_at is 'When the row was made.';
grant delete, select, insert (user_id, food_slug) on table public.favourite_foods to authenticated;
grant all on table public.favourite_foods to service_role;

create index favourite_foods_food_slug_idx ON public.favourite_foods USING btree (food_slug);

-- The diary keeps what was eaten as it was worked out that day: a food that is corrected, changed or deleted later
-- does not rewrite the past. `food_key` is the slug of a food or the id of one's own, for "once more" and for recent
-- foods; null for something noted by its energy alone. A figure that is not known is null, never zero.
create table public.diary_entries (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  eaten_on date not null,
  meal text not null,
  food_key text,
  name text not null,
  amount numeric(7,2) not null,
  measure text not null,
  grams numeric(7,1),
  energy_kcal numeric(7,1) not null,
  protein_g numeric(6,1),
  fat_g numeric(6,1),
  carbohydrate_g numeric(6,1),
  fibre_g numeric(6,1),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint diary_entries_pkey PRIMARY KEY (id),
  constraint diary_entries_meal_check CHECK ((meal = ANY (ARRAY['breakfast'::text, 'lunch'::text, 'supper'::text, 'snacks'::text]))),
  constraint diary_entries_food_key_check CHECK ((food_key ~ '^[a-z0-9-]{1,80}$'::text)),
  constraint diary_entries_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 80))),
  constraint diary_entries_amount_check CHECK (((amount > (0)::numeric) AND (amount <= (5000)::numeric))),
  constraint diary_entries_measure_check CHECK (((length(measure) >= 1) AND (length(measure) <= 40))),
  constraint diary_entries_grams_check CHECK (((grams > (0)::numeric) AND (grams <= (5000)::numeric))),
  constraint diary_entries_energy_kcal_check CHECK (((energy_kcal >= (0)::numeric) AND (energy_kcal <= (20000)::numeric))),
  constraint diary_entries_protein_g_check CHECK (((protein_g >= (0)::numeric) AND (protein_g <= (3000)::numeric))),
  constraint diary_entries_fat_g_check CHECK (((fat_g >= (0)::numeric) AND (fat_g <= (3000)::numeric))),
  constraint diary_entries_carbohydrate_g_check CHECK (((carbohydrate_g >= (0)::numeric) AND (carbohydrate_g <= (5000)::numeric))),
  constraint diary_entries_fibre_g_check CHECK (((fibre_g >= (0)::numeric) AND (fibre_g <= (3000)::numeric))),
  constraint diary_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.diary_entries enable row level security;
comment on table public.diary_entries is 'What people ate, as it was worked out that day; its owner''s alone, at most 100 a day. People read and write their own.';
comment on column public.diary_entries.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.diary_entries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.diary_entries.eaten_on is 'Day on the person''s clock, at most about a week ahead.';
comment on column public.diary_entries.meal is 'breakfast, lunch, supper or snacks.';
comment on column public.diary_entries.food_key is 'Slug of a food or id of one''s own; null for something noted by its energy alone.';
comment on column public.diary_entries.name is 'Name of the food that day.';
comment on column public.diary_entries.amount is 'How many of `measure`.';
comment on column public.diary_entries.measure is 'Household measure, or g.';
comment on column public.diary_entries.grams is 'Grams eaten; null when not known.';
comment on column public.diary_entries.energy_kcal is 'Kilocalories eaten.';
comment on column public.diary_entries.protein_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.fat_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.carbohydrate_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.fibre_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.created_at is 'When the row was made.';
comment on column public.diary_entries.updated_at is 'When the row was last changed.';
grant delete, select, insert (id, user_id, eaten_on, meal, food_key, name, amount, measure, grams, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g), update (id, user_id, eaten_on, meal, food_key, name, amount, measure, grams, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g) on table public.diary_entries to authenticated;
grant all on table public.diary_entries to service_role;

create index diary_entries_user_id_idx ON public.diary_entries USING btree (user_id, eaten_on DESC, created_at DESC);

-- One row a glass, so that glasses noted on two devices add up.
create table public.water_entries (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  drunk_on date not null,
  ml integer not null,
  created_at timestamp with time zone default now() not null,
  constraint water_entries_pkey PRIMARY KEY (id),
  constraint water_entries_ml_check CHECK (((ml >= 10) AND (ml <= 3000))),
  constraint water_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.water_entries enable row level security;
comment on table public.water_entries is 'What people drank, one row a glass, so that two devices add up; its owner''s alone, at most 60 a day. People read and write their own.';
comment on column public.water_entries.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.water_entries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.water_entries.drunk_on is 'Day on the person''s clock.';
comment on column public.water_entries.ml is 'Millilitres, 10 to 3,000.';
comment on column public.water_entries.created_at is 'When the row was made.';
grant delete, select, insert (id, user_id, drunk_on, ml) on table public.water_entries to authenticated;
grant all on table public.water_entries to service_role;

create index water_entries_user_id_idx ON public.water_entries USING btree (user_id, drunk_on DESC, created_at DESC);

create policy nutrition_targets_all_own on public.nutrition_targets for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy weight_entries_all_own on public.weight_entries for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy own_foods_all_own on public.own_foods for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy favourite_foods_all_own on public.favourite_foods for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy diary_entries_all_own on public.diary_entries for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy water_entries_all_own on public.water_entries for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.nutrition_targets FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create trigger touch_updated_at BEFORE UPDATE ON public.weight_entries FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create trigger touch_updated_at BEFORE UPDATE ON public.own_foods FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create trigger touch_updated_at BEFORE UPDATE ON public.diary_entries FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- What one person can keep is bounded, so that a script with somebody's token cannot fill the database.
create function private.check_weight_entry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_past_day(new.weighed_on);
  return new;
end
$function$;
comment on function private.check_weight_entry() is 'Trigger: refuses a weight of a day to come.';

-- Plans are noted ahead: a week is enough for those who cook for the days to come.
create function private.check_diary_entry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_past_day(new.eaten_on - 7);
  if tg_op = 'INSERT' and (select count(*) from public.diary_entries d
      where d.user_id = new.user_id and d.eaten_on = new.eaten_on and d.id <> new.id) >= 100 then
    perform private.refuse('list_full', 'A day in the diary holds at most 100 entries.');
  end if;
  return new;
end
$function$;
comment on function private.check_diary_entry() is 'Trigger: refuses entries too far ahead and more than 100 a day. Refusals: list_full.';

create function private.check_water_entry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_past_day(new.drunk_on);
  if (select count(*) from public.water_entries w
      where w.user_id = new.user_id and w.drunk_on = new.drunk_on and w.id <> new.id) >= 60 then
    perform private.refuse('list_full', 'That is more water than the diary holds for a day.');
  end if;
  return new;
end
$function$;
comment on function private.check_water_entry() is 'Trigger: refuses glasses of a day to come and more than 60 a day. Refusals: list_full.';

create function private.check_own_food()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if (select count(*) from public.own_foods f where f.user_id = new.user_id and f.id <> new.id) >= 300 then
    perform private.refuse('list_full', 'You can keep 300 foods of your own.', 'Delete one you no longer eat.');
  end if;
  return new;
end
$function$;
comment on function private.check_own_food() is 'Trigger: refuses more than 300 foods of one''s own. Refusals: list_full.';

create function private.check_favourite_food()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if (select count(*) from public.favourite_foods f where f.user_id = new.user_id) >= 300 then
    perform private.refuse('list_full', 'You can mark 300 favourites.', 'Take one off first.');
  end if;
  return new;
end
$function$;
comment on function private.check_favourite_food() is 'Trigger: refuses more than 300 favourites. Refusals: list_full.';

create trigger check_weight_entry BEFORE INSERT OR UPDATE ON public.weight_entries FOR EACH ROW EXECUTE FUNCTION private.check_weight_entry();

create trigger check_diary_entry BEFORE INSERT OR UPDATE ON public.diary_entries FOR EACH ROW EXECUTE FUNCTION private.check_diary_entry();

create trigger check_water_entry BEFORE INSERT ON public.water_entries FOR EACH ROW EXECUTE FUNCTION private.check_water_entry();

create trigger check_own_food BEFORE INSERT ON public.own_foods FOR EACH ROW EXECUTE FUNCTION private.check_own_food();

create trigger check_favourite_food BEFORE INSERT ON public.favourite_foods FOR EACH ROW EXECUTE FUNCTION private.check_favourite_food();
