-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Meal plans: weeks of meals that everybody may read, what a person does with one (servings, swapped meals, the ticks of
-- the shopping list, the day it began), and weeks of a member's own, which are part of the paid plans and of the trial.
--
-- A practitioner's week of meals is judged when it is given, by what its meals come to and not by what it says of itself.
-- Until now the client alone was refused, on taking it in, after the advice had been read; and a week of 900 kcal that
-- calls itself 2,500 was given to anybody. A draft, which nobody but its author reads, may still be in the making.

create table public.meal_plans (
  slug text not null,
  "position" integer default 10000 not null,
  body jsonb not null,
  title text generated always as ((body ->> 'title'::text)) stored not null,
  goal text generated always as ((body ->> 'goal'::text)) stored not null,
  energy_kcal integer generated always as (((body -> 'energy_kcal'::text))::integer) stored not null,
  is_listed boolean default true not null,
  updated_at timestamp with time zone default now() not null,
  constraint meal_plans_pkey PRIMARY KEY (slug),
  constraint meal_plans_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80))),
  constraint meal_plans_body_check CHECK (((jsonb_typeof(body) = 'object'::text) AND (jsonb_array_length((body -> 'days'::text)) = 7)))
);
alter table public.meal_plans enable row level security;
comment on table public.meal_plans is 'Weeks of meals from the content; everybody reads them.';
comment on column public.meal_plans.slug is 'The plan''s name in its address.';
comment on column public.meal_plans."position" is 'Order of the list, smallest first.';
comment on column public.meal_plans.body is 'The whole week: title, goal, energy and seven days of meals.';
comment on column public.meal_plans.title is 'Its title; generated.';
comment on column public.meal_plans.goal is 'What it is for; generated.';
comment on column public.meal_plans.energy_kcal is 'Kilocalories a day; generated.';
comment on column public.meal_plans.is_listed is 'Whether lists show it; one that left the content stays for those who follow it.';
comment on column public.meal_plans.updated_at is 'When the row was last changed.';
grant select on table public.meal_plans to anon, authenticated;
grant all on table public.meal_plans to service_role;

create index meal_plans_position_idx ON public.meal_plans USING btree ("position");

-- One that left the content stays readable for those who follow it.
create policy meal_plans_select_all on public.meal_plans for select to anon, authenticated
  using (true);

create trigger touch_updated_at BEFORE UPDATE ON public.meal_plans FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Seven days of four meals, each a list of {food_id, grams}; a food is one of the table or one's own.
create function private.is_plan_week(days jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select jsonb_typeof(days) = 'array' and jsonb_array_length(days) = 7 and length(days::text) <= 30000
    and not exists (
      select from jsonb_array_elements(days) d
      where jsonb_typeof(d) is distinct from 'object' or exists (
        select from unnest(array['breakfast', 'lunch', 'supper', 'snacks']) meal
        where jsonb_typeof(d -> meal) is distinct from 'array' or jsonb_array_length(d -> meal) > 20 or exists (
          select from jsonb_array_elements(d -> meal) i
          where coalesce(i ->> 'food_id', '') !~ '^[a-z0-9-]{1,80}$'
            or jsonb_typeof(i -> 'grams') is distinct from 'number' or (i -> 'grams')::numeric not between 1 and 3000)))
$function$;
comment on function private.is_plan_week(days jsonb) is 'Whether a JSON value is seven days of breakfast, lunch, supper and snacks, each a list of {food_id, grams}.';
grant execute on function private.is_plan_week(days jsonb) to authenticated, service_role;

-- Weeks of one's own.
create table public.custom_meal_plans (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  title text not null,
  energy_kcal integer not null,
  days jsonb not null,
  based_on text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint custom_meal_plans_pkey PRIMARY KEY (id),
  constraint custom_meal_plans_title_check CHECK (((length(TRIM(BOTH FROM title)) >= 2) AND (length(TRIM(BOTH FROM title)) <= 70))),
  constraint custom_meal_plans_energy_kcal_check CHECK (((energy_kcal >= 1200) AND (energy_kcal <= 6000))),
  constraint custom_meal_plans_days_check CHECK (private.is_plan_week(days)),
  constraint custom_meal_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint custom_meal_plans_based_on_fkey FOREIGN KEY (based_on) REFERENCES public.meal_plans(slug) ON DELETE SET NULL
);
alter table public.custom_meal_plans enable row level security;
comment on table public.custom_meal_plans is 'Weeks of meals of people''s own, at most 50 each; its owner''s alone. People read and write their own; making and changing one takes a paid plan or the trial.';
comment on column public.custom_meal_plans.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.custom_meal_plans.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.custom_meal_plans.title is '2 to 70 letters.';
comment on column public.custom_meal_plans.energy_kcal is 'Kilocalories a day that it aims at, 1,200 to 6,000.';
comment on column public.custom_meal_plans.days is 'Seven days of meals, as private.is_plan_week says.';
comment on column public.custom_meal_plans.based_on is 'The week of the content that it began as; null when it began empty, and once that one is gone.';
comment on column public.custom_meal_plans.created_at is 'When the row was made.';
comment on column public.custom_meal_plans.updated_at is 'When the row was last changed.';
grant delete, select, insert (id, user_id, title, energy_kcal, days, based_on), update (id, user_id, title, energy_kcal, days, based_on) on table public.custom_meal_plans to authenticated;
grant all on table public.custom_meal_plans to service_role;

create index custom_meal_plans_user_id_idx ON public.custom_meal_plans USING btree (user_id, updated_at DESC);

create index custom_meal_plans_based_on_idx ON public.custom_meal_plans USING btree (based_on);

-- What somebody does with a plan: `plan_key` is the slug of one or the id of his own. It is followed since `starts_on`,
-- its Monday meals on Mondays; of several that are followed the one changed last counts. `swaps` names meals that give
-- way to others: {"<day 0–6>.<meal>": {"plan_key", "day"}}.
create table public.meal_plan_uses (
  user_id uuid default auth.uid() not null,
  plan_key text not null,
  people integer default 1 not null,
  swaps jsonb default '{}'::jsonb not null,
  ticked text[] default '{}'::text[] not null,
  starts_on date,
  changed_at timestamp with time zone default now() not null,
  constraint meal_plan_uses_pkey PRIMARY KEY (user_id, plan_key),
  constraint meal_plan_uses_plan_key_check CHECK ((plan_key ~ '^[a-z0-9-]{1,80}$'::text)),
  constraint meal_plan_uses_people_check CHECK (((people >= 1) AND (people <= 20))),
  constraint meal_plan_uses_swaps_check CHECK (((jsonb_typeof(swaps) = 'object'::text) AND (length((swaps)::text) <= 6000))),
  constraint meal_plan_uses_ticked_check CHECK ((cardinality(ticked) <= 300)),
  constraint meal_plan_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.meal_plan_uses enable row level security;
comment on table public.meal_plan_uses is 'What people do with a week of meals; its owner''s alone. People read and write their own.';
comment on column public.meal_plan_uses.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.meal_plan_uses.plan_key is 'Slug of a week of the content, or id of one''s own.';
comment on column public.meal_plan_uses.people is 'For how many people the shopping list is, 1 to 20.';
comment on column public.meal_plan_uses.swaps is 'Meals that give way to others: {"day 0 to 6.meal": {plan_key, day}}.';
comment on column public.meal_plan_uses.ticked is 'What is ticked on the shopping list.';
comment on column public.meal_plan_uses.starts_on is 'Day on which it is followed from; null when it is only looked at. Of several the one changed last counts.';
comment on column public.meal_plan_uses.changed_at is 'When the device changed it.';
grant delete, select, insert (user_id, plan_key, people, swaps, ticked, starts_on, changed_at), update (user_id, plan_key, people, swaps, ticked, starts_on, changed_at) on table public.meal_plan_uses to authenticated;
grant all on table public.meal_plan_uses to service_role;

create policy custom_meal_plans_all_own on public.custom_meal_plans for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy meal_plan_uses_all_own on public.meal_plan_uses for all to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.custom_meal_plans FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Making and changing one takes a plan that includes it, but for the week that a practitioner gave. Those there are stay:
-- they can be read, followed and deleted after the plan has ended.
create function private.check_custom_meal_plan()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  -- of whoever asks, so that nobody learns of somebody else's plan; seeds have no caller
  if private.plan_of(coalesce(private.caller(), new.user_id)) = 'free' and not private.is_given_week(new) then
    perform private.refuse('plan_required', 'Meal plans of your own are part of Premium and Gold.',
      'Choose a plan, or follow one of the ready weeks.');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.custom_meal_plans p
      where p.user_id = new.user_id and p.id <> new.id) >= 50 then
    perform private.refuse('list_full', 'You can keep 50 plans of your own.', 'Delete one you no longer need.');
  end if;
  return new;
end
$function$;
comment on function private.check_custom_meal_plan() is 'Trigger: refuses a week of one''s own without a plan that includes it (unless a practitioner gave it), and more than 50. Refusals: list_full, plan_required.';

create function private.check_meal_plan_use()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.check_meal_plan_use() is 'Trigger: refuses a beginning more than 60 days ahead and more than 200 plans. Refusals: bad_date, list_full.';

create trigger check_custom_meal_plan BEFORE INSERT OR UPDATE ON public.custom_meal_plans FOR EACH ROW EXECUTE FUNCTION private.check_custom_meal_plan();

create trigger check_meal_plan_use BEFORE INSERT OR UPDATE ON public.meal_plan_uses FOR EACH ROW EXECUTE FUNCTION private.check_meal_plan_use();

-- Why a week is below need for somebody, by its label and by its meals, whichever is less; null when it may be eaten. The
-- same limits as on taking it in (`check_own_plan_no_less`): meals have a tenth of room, for portions are rounded.
create function private.why_week_too_little(user_uuid uuid, energy_kcal numeric, days jsonb)
returns text
language sql
stable
set search_path = ''
as $function$
  select known.why
  from (select private.why_no_less(user_uuid) as why) known
  where known.why is not null
    and least(energy_kcal, private.week_energy(user_uuid, days) / 0.9) < private.least_plan_energy(user_uuid, known.why)
$function$;
comment on function private.why_week_too_little(user_uuid uuid, energy_kcal numeric, days jsonb) is 'Why a week of meals is below need for whoever must not eat less; null when it may be eaten.';

-- Refuses a week whose meals are less than anybody is given (1,200 kcal a day, with a tenth of room), less than this client
-- may eat, or more than a tenth away from what it calls itself. Why a client must not eat less is his to tell: the
-- practitioner hears that something speaks against it and what to ask about, and neither the reason nor the limit.
create function private.require_enough_to_give(client uuid, week jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  label constant numeric := (week -> 'energy_kcal')::numeric;
  -- foods of one's own are nobody else's: there are none in a week that is given
  own constant integer := round(private.week_energy(null, week -> 'days'));
  told constant text := to_char(own, 'FM999,999');
begin
  if own < 0.9 * 1200 or label < 1200 then
    perform private.refuse('week_too_little', format('The meals of this week come to %s kcal a day, which is too little for anybody.', told),
      'Give at least 1,200 kcal a day.');
  elsif private.why_week_too_little(client, label, week -> 'days') is not null then
    perform private.refuse('week_too_little', format('The meals of this week come to %s kcal a day, which is too little for this client.', told),
      'Ask about pregnancy, breastfeeding, age, low weight and eating disorders, and make a fuller week.');
  elsif abs(own - label) > 0.1 * label then
    perform private.refuse('week_mislabelled',
      format('The meals of this week come to %s kcal a day, but it says %s.', told, to_char(label, 'FM999,999')),
      'Change its meals, or make the week again with the energy you want.');
  end if;
end
$function$;
comment on function private.require_enough_to_give(client uuid, week jsonb) is 'Refuses with week_too_little or week_mislabelled what must not be given to a client.';
