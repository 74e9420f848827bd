-- Meal plans: weeks of meals that everybody may read, what a person does with one (servings, swapped meals, the ticks of
-- the shopping list, the day it began), and weeks of a member's own, which are part of the paid plans and of the trial.

create table public.meal_plans (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  position integer not null default 10000,
  -- a whole plan (content/meal-plan-schema.ts) with `cost`, 'low' | 'medium' | 'high', worked out from its foods
  body jsonb not null check (jsonb_typeof(body) = 'object' and jsonb_array_length(body -> 'days') = 7),
  title text not null generated always as (body ->> 'title') stored,
  goal text not null generated always as (body ->> 'goal') stored,
  energy_kcal integer not null generated always as ((body -> 'energy_kcal')::integer) stored,
  is_listed boolean not null default true,
  updated_at timestamptz not null default now()
);
create index meal_plans_position_idx on public.meal_plans (position);

grant select on public.meal_plans to anon, authenticated;
grant all on public.meal_plans to service_role;
alter table public.meal_plans enable row level security;

-- One that left the content stays readable for those who follow it.
create policy meal_plans_select_all on public.meal_plans for select to anon, authenticated using (true);

create trigger touch_updated_at before update on public.meal_plans
  for each row execute function private.touch_updated_at();


-- Seven days of four meals, each a list of {food_id, grams}; a food is one of the table or one's own.
create function private.is_plan_week(days jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(days) = 'array' and jsonb_array_length(days) = 7 and length(days::text) <= 30000
    and not exists (
      select from jsonb_array_elements(days) d
      where jsonb_typeof(d) is distinct from 'object' or exists (
        select from unnest(array['breakfast', 'lunch', 'supper', 'snacks']) meal
        where jsonb_typeof(d -> meal) is distinct from 'array' or jsonb_array_length(d -> meal) > 20 or exists (
          select from jsonb_array_elements(d -> meal) i
          where coalesce(i ->> 'food_id', '') !~ '^[a-z0-9-]{1,80}$'
            or jsonb_typeof(i -> 'grams') is distinct from 'number' or (i -> 'grams')::numeric not between 1 and 3000)))
$$;
revoke all on function private.is_plan_week(jsonb) from public;
grant execute on function private.is_plan_week(jsonb) to authenticated, service_role;


-- Weeks of one's own.
create table public.custom_meal_plans (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (length(trim(title)) between 2 and 70),
  -- of one person a day; never below what the calculator suggests to anybody
  energy_kcal integer not null check (energy_kcal between 1200 and 6000),
  days jsonb not null check (private.is_plan_week(days)),
  -- the plan of the catalogue it began as
  based_on text references public.meal_plans (slug) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index custom_meal_plans_user_id_idx on public.custom_meal_plans (user_id, updated_at desc);
create index custom_meal_plans_based_on_idx on public.custom_meal_plans (based_on);

-- What somebody does with a plan: `plan_key` is the slug of one or the id of his own. It is followed since `starts_on`,
-- its Monday meals on Mondays; of several that are followed the one changed last counts. `swaps` names meals that give
-- way to others: {"<day 0–6>.<meal>": {"plan_key", "day"}}.
create table public.meal_plan_uses (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plan_key text not null check (plan_key ~ '^[a-z0-9-]{1,80}$'),
  people integer not null default 1 check (people between 1 and 20),
  swaps jsonb not null default '{}' check (jsonb_typeof(swaps) = 'object' and length(swaps::text) <= 6000),
  ticked text[] not null default '{}' check (cardinality(ticked) <= 300),
  starts_on date,
  changed_at timestamptz not null default now(),
  primary key (user_id, plan_key)
);

grant select, insert (id, user_id, title, energy_kcal, days, based_on),
  update (id, user_id, title, energy_kcal, days, based_on), delete
  on public.custom_meal_plans to authenticated;
grant select, insert (user_id, plan_key, people, swaps, ticked, starts_on, changed_at),
  update (user_id, plan_key, people, swaps, ticked, starts_on, changed_at), delete
  on public.meal_plan_uses to authenticated;
grant all on public.custom_meal_plans, public.meal_plan_uses to service_role;
alter table public.custom_meal_plans enable row level security;
alter table public.meal_plan_uses enable row level security;

create policy custom_meal_plans_all_own on public.custom_meal_plans for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy meal_plan_uses_all_own on public.meal_plan_uses for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

select private.register_personal_data('public.custom_meal_plans'),
  private.register_personal_data('public.meal_plan_uses');

create trigger touch_updated_at before update on public.custom_meal_plans
  for each row execute function private.touch_updated_at();

-- Making and changing one takes a plan that includes it, but for the week that a practitioner gave. Those there are stay:
-- they can be read, followed and deleted after the plan has ended.
create function private.check_custom_meal_plan() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- of whoever asks, so that nobody learns of somebody else's plan; seeds have no caller
  if private.plan_of(coalesce(auth.uid(), new.user_id)) = 'free' and not private.is_given_week(new) then
    perform private.refuse('plan_required', 'Meal plans of your own are part of Premium and Gold.',
      'Choose a plan, or follow one of the ready weeks.');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.custom_meal_plans p
      where p.user_id = new.user_id and p.id <> new.id) >= 50 then
    perform private.refuse('list_full', 'You can keep 50 plans of your own.', 'Delete one you no longer need.');
  end if;
  return new;
end
$$;
create function private.check_meal_plan_use() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.starts_on > private.nairobi_date() + 60 then
    perform private.refuse('bad_date', 'This date cannot be right.', 'Begin within the next two months.');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.meal_plan_uses u
      where u.user_id = new.user_id and u.plan_key <> new.plan_key) >= 200 then
    perform private.refuse('list_full', 'You have looked after too many plans.', 'Start one of them anew.');
  end if;
  return new;
end
$$;
revoke all on function private.check_custom_meal_plan() from public;
revoke all on function private.check_meal_plan_use() from public;

create trigger check_custom_meal_plan before insert or update on public.custom_meal_plans
  for each row execute function private.check_custom_meal_plan();
create trigger check_meal_plan_use before insert or update on public.meal_plan_uses
  for each row execute function private.check_meal_plan_use();
