-- Nutrition: what a member eats, drinks and weighs, and what he aims at. Health data: every table is its owner's alone,
-- administrators included.
--
-- The device writes first and sends later, perhaps twice and perhaps after another device. So every row has a key that the
-- device makes: an id of its own, or the day it is about. Sending it again changes nothing, and two devices that note the
-- same thing leave one row.

-- Nobody notes tomorrow's weight. A day ahead is allowed for people east of Nairobi and clocks that run fast.
create function private.require_past_day(day date) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if day > private.nairobi_date() + 1 or day < date '2000-01-01' then
    perform private.refuse('bad_date', 'This date cannot be right.', 'Choose a day until today.');
  end if;
end
$$;
revoke all on function private.require_past_day(date) from public;


-- The target: what somebody decided to eat a day, and the body it was worked out for. The limits are those of the
-- calculator (src/features/nutrition/energy.ts); here they make sure that no other way leads around them.
create table public.nutrition_targets (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  sex text not null check (sex in ('female', 'male')),
  age integer not null check (age between 10 and 110),
  height_cm numeric(4, 1) not null check (height_cm between 100 and 250),
  weight_kg numeric(5, 2) not null check (weight_kg between 25 and 350),
  body_fat_percent numeric(3, 1) check (body_fat_percent between 3 and 70),
  activity text not null check (activity in ('sitting', 'light', 'moderate', 'hard', 'very-hard')),
  goal text not null check (goal in ('lose', 'keep', 'gain')),
  energy_kcal integer not null check (energy_kcal between 600 and 9000),
  protein_g integer not null check (protein_g between 0 and 800),
  fat_g integer not null check (fat_g between 0 and 500),
  carbohydrate_g integer not null check (carbohydrate_g between 0 and 1500),
  fibre_g integer not null check (fibre_g between 0 and 150),
  water_ml integer not null default 2000 check (water_ml between 500 and 6000),
  goal_weight_kg numeric(5, 2) check (goal_weight_kg between 25 and 350),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint nutrition_targets_no_harmful_deficit check (
    goal <> 'lose' or (
      age >= 18
      and weight_kg / (height_cm / 100) ^ 2 >= 18.5
      and energy_kcal >= case sex when 'female' then 1200 else 1500 end
    )
  ),
  constraint nutrition_targets_no_harmful_goal check (
    goal_weight_kg is null or goal_weight_kg >= weight_kg or goal_weight_kg / (height_cm / 100) ^ 2 >= 18.5
  )
);


-- One weight a day; the last one noted counts.
create table public.weight_entries (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  weighed_on date not null,
  kg numeric(5, 2) not null check (kg between 20 and 400),
  note text not null default '' check (length(note) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, weighed_on)
);


-- Foods of one's own, by the packet or as a recipe. `recipe` is {parts: [{food_id, name, grams}], cooked_weight_g,
-- portions}; the figures per 100 g are those the device worked out of it.
create function private.is_measures(measures jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(measures) = 'array' and jsonb_array_length(measures) <= 10 and not exists (
    select from jsonb_array_elements(measures) m
    where jsonb_typeof(m -> 'label') is distinct from 'string' or length(m ->> 'label') not between 1 and 40
      or jsonb_typeof(m -> 'grams') is distinct from 'number' or (m ->> 'grams')::numeric not between 0.1 and 5000)
$$;
create function private.is_own_recipe(recipe jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(recipe) = 'object' and jsonb_typeof(recipe -> 'cooked_weight_g') = 'number'
    and jsonb_typeof(recipe -> 'portions') = 'number' and jsonb_typeof(recipe -> 'parts') = 'array'
    and jsonb_array_length(recipe -> 'parts') between 1 and 40 and length(recipe::text) <= 8000
$$;
revoke all on function private.is_measures(jsonb) from public;
revoke all on function private.is_own_recipe(jsonb) from public;
grant execute on function private.is_measures(jsonb) to authenticated, service_role;
grant execute on function private.is_own_recipe(jsonb) to authenticated, service_role;

create table public.own_foods (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(trim(name)) between 2 and 70),
  energy_kcal numeric(6, 2) not null check (energy_kcal between 0 and 902),
  protein_g numeric(5, 2) not null check (protein_g between 0 and 100),
  fat_g numeric(5, 2) not null check (fat_g between 0 and 100),
  carbohydrate_g numeric(5, 2) not null check (carbohydrate_g between 0 and 100),
  fibre_g numeric(5, 2) check (fibre_g between 0 and 100),
  measures jsonb not null default '[]' check (private.is_measures(measures)),
  recipe jsonb check (recipe is null or private.is_own_recipe(recipe)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index own_foods_user_id_idx on public.own_foods (user_id, updated_at desc);


create table public.favourite_foods (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  food_slug text not null references public.foods (slug) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, food_slug)
);
create index favourite_foods_food_slug_idx on public.favourite_foods (food_slug);


-- The diary keeps what was eaten as it was worked out that day: a food that is corrected, changed or deleted later
-- does not rewrite the past. `food_key` is the slug of a food or the id of one's own, for "once more" and for recent
-- foods; null for something noted by its energy alone. A figure that is not known is null, never zero.
create table public.diary_entries (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  eaten_on date not null,
  meal text not null check (meal in ('breakfast', 'lunch', 'supper', 'snacks')),
  food_key text check (food_key ~ '^[a-z0-9-]{1,80}$'),
  name text not null check (length(trim(name)) between 1 and 80),
  -- `amount` times `measure`: 2 × '1 chapati', 150 × 'g'
  amount numeric(7, 2) not null check (amount > 0 and amount <= 5000),
  measure text not null check (length(measure) between 1 and 40),
  grams numeric(7, 1) check (grams > 0 and grams <= 5000),
  energy_kcal numeric(7, 1) not null check (energy_kcal between 0 and 20000),
  protein_g numeric(6, 1) check (protein_g between 0 and 3000),
  fat_g numeric(6, 1) check (fat_g between 0 and 3000),
  carbohydrate_g numeric(6, 1) check (carbohydrate_g between 0 and 5000),
  fibre_g numeric(6, 1) check (fibre_g between 0 and 3000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index diary_entries_user_id_idx on public.diary_entries (user_id, eaten_on desc, created_at desc);


-- One row a glass, so that glasses noted on two devices add up.
create table public.water_entries (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  drunk_on date not null,
  ml integer not null check (ml between 10 and 3000),
  created_at timestamptz not null default now()
);
create index water_entries_user_id_idx on public.water_entries (user_id, drunk_on desc, created_at desc);


-- Devices name the owner in what they send, so that a change that waited can never end up in another account; and an
-- upsert writes every column it names.
grant select, insert (user_id, sex, age, height_cm, weight_kg, body_fat_percent, activity, goal, energy_kcal, protein_g, fat_g,
    carbohydrate_g, fibre_g, water_ml, goal_weight_kg),
  update (user_id, sex, age, height_cm, weight_kg, body_fat_percent, activity, goal, energy_kcal, protein_g, fat_g,
    carbohydrate_g, fibre_g, water_ml, goal_weight_kg), delete
  on public.nutrition_targets to authenticated;
grant select, insert (user_id, weighed_on, kg, note), update (user_id, weighed_on, kg, note), delete
  on public.weight_entries to authenticated;
grant select, insert (id, user_id, name, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g, measures, recipe),
  update (id, user_id, name, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g, measures, recipe), delete
  on public.own_foods to authenticated;
grant select, insert (user_id, food_slug), delete on public.favourite_foods to authenticated;
grant select, insert (id, user_id, eaten_on, meal, food_key, name, amount, measure, grams, energy_kcal, protein_g, fat_g,
    carbohydrate_g, fibre_g),
  update (id, user_id, eaten_on, meal, food_key, name, amount, measure, grams, energy_kcal, protein_g, fat_g,
    carbohydrate_g, fibre_g), delete
  on public.diary_entries to authenticated;
grant select, insert (id, user_id, drunk_on, ml), delete on public.water_entries to authenticated;
grant all on public.nutrition_targets, public.weight_entries, public.own_foods, public.favourite_foods,
  public.diary_entries, public.water_entries to service_role;

alter table public.nutrition_targets enable row level security;
alter table public.weight_entries enable row level security;
alter table public.own_foods enable row level security;
alter table public.favourite_foods enable row level security;
alter table public.diary_entries enable row level security;
alter table public.water_entries enable row level security;

create policy nutrition_targets_all_own on public.nutrition_targets for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy weight_entries_all_own on public.weight_entries for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_foods_all_own on public.own_foods for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy favourite_foods_all_own on public.favourite_foods for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy diary_entries_all_own on public.diary_entries for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy water_entries_all_own on public.water_entries for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

select private.register_personal_data('public.nutrition_targets'),
  private.register_personal_data('public.weight_entries'),
  private.register_personal_data('public.own_foods'),
  private.register_personal_data('public.favourite_foods'),
  private.register_personal_data('public.diary_entries'),
  private.register_personal_data('public.water_entries');

create trigger touch_updated_at before update on public.nutrition_targets
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.weight_entries
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.own_foods
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.diary_entries
  for each row execute function private.touch_updated_at();


-- What one person can keep is bounded, so that a script with somebody's token cannot fill the database.
create function private.check_weight_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_past_day(new.weighed_on);
  return new;
end
$$;

-- Plans are noted ahead: a week is enough for those who cook for the days to come.
create function private.check_diary_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_past_day(new.eaten_on - 7);
  if tg_op = 'INSERT' and (select count(*) from public.diary_entries d
      where d.user_id = new.user_id and d.eaten_on = new.eaten_on and d.id <> new.id) >= 100 then
    perform private.refuse('list_full', 'A day in the diary holds at most 100 entries.');
  end if;
  return new;
end
$$;

create function private.check_water_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_past_day(new.drunk_on);
  if (select count(*) from public.water_entries w
      where w.user_id = new.user_id and w.drunk_on = new.drunk_on and w.id <> new.id) >= 60 then
    perform private.refuse('list_full', 'That is more water than the diary holds for a day.');
  end if;
  return new;
end
$$;

create function private.check_own_food() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.own_foods f where f.user_id = new.user_id and f.id <> new.id) >= 300 then
    perform private.refuse('list_full', 'You can keep 300 foods of your own.', 'Delete one you no longer eat.');
  end if;
  return new;
end
$$;

create function private.check_favourite_food() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.favourite_foods f where f.user_id = new.user_id) >= 300 then
    perform private.refuse('list_full', 'You can mark 300 favourites.', 'Take one off first.');
  end if;
  return new;
end
$$;

revoke all on function private.check_weight_entry() from public;
revoke all on function private.check_diary_entry() from public;
revoke all on function private.check_water_entry() from public;
revoke all on function private.check_own_food() from public;
revoke all on function private.check_favourite_food() from public;

create trigger check_weight_entry before insert or update on public.weight_entries
  for each row execute function private.check_weight_entry();
create trigger check_diary_entry before insert or update on public.diary_entries
  for each row execute function private.check_diary_entry();
create trigger check_water_entry before insert on public.water_entries
  for each row execute function private.check_water_entry();
create trigger check_own_food before insert on public.own_foods
  for each row execute function private.check_own_food();
create trigger check_favourite_food before insert on public.favourite_foods
  for each row execute function private.check_favourite_food();
