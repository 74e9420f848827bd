-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Foods: what 100 g of the edible part hold, in household measures people know. They come with the content files
-- (`content/food-schema.ts`); each row names its source, and a null is "not known", never zero. A food that left the
-- content stays readable, because diaries and plans refer to it, but is no longer found.

-- Every name as folded words with a space around each: 'Sukuma wiki, raw' → ' sukuma wiki raw '.
create function private.food_names(name text, others text[])
returns text
language sql
immutable parallel safe
set search_path = ''
as $function$
  select ' ' || trim(regexp_replace(private.fold_text(name || ' ' || array_to_string(others, ' ')), '[^a-z0-9]+', ' ', 'g')) || ' '
$function$;
comment on function private.food_names(name text, others text[]) is 'Every name of a food as folded words with a space around each, for the search.';

create table public.foods (
  slug text not null,
  "position" integer default 10000 not null,
  name text not null,
  other_names text[] default '{}'::text[] not null,
  category text not null,
  cost text not null,
  energy_kcal numeric(6,2) not null,
  protein_g numeric(5,2) not null,
  fat_g numeric(5,2) not null,
  carbohydrate_g numeric(5,2) not null,
  fibre_g numeric(5,2),
  calcium_mg numeric(7,2),
  iron_mg numeric(7,2),
  potassium_mg numeric(7,2),
  sodium_mg numeric(7,2),
  zinc_mg numeric(7,2),
  vitamin_c_mg numeric(7,2),
  folate_ug numeric(7,2),
  vitamin_a_ug numeric(7,2),
  water_g numeric(5,2),
  alcohol_g numeric(5,2),
  measures jsonb not null,
  source text not null,
  stand_in text,
  energy_note text,
  recipe jsonb,
  is_listed boolean default true not null,
  names text generated always as (private.food_names(name, other_names)) stored not null,
  updated_at timestamp with time zone default now() not null,
  constraint foods_pkey PRIMARY KEY (slug),
  constraint foods_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80))),
  constraint foods_name_check CHECK (((length(name) >= 2) AND (length(name) <= 70))),
  constraint foods_category_check CHECK ((category ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint foods_cost_check CHECK ((cost = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
  constraint foods_energy_kcal_check CHECK (((energy_kcal >= (0)::numeric) AND (energy_kcal <= (902)::numeric))),
  constraint foods_protein_g_check CHECK (((protein_g >= (0)::numeric) AND (protein_g <= (100)::numeric))),
  constraint foods_fat_g_check CHECK (((fat_g >= (0)::numeric) AND (fat_g <= (100)::numeric))),
  constraint foods_carbohydrate_g_check CHECK (((carbohydrate_g >= (0)::numeric) AND (carbohydrate_g <= (100)::numeric))),
  constraint foods_fibre_g_check CHECK (((fibre_g >= (0)::numeric) AND (fibre_g <= (100)::numeric))),
  constraint foods_calcium_mg_check CHECK ((calcium_mg >= (0)::numeric)),
  constraint foods_iron_mg_check CHECK ((iron_mg >= (0)::numeric)),
  constraint foods_potassium_mg_check CHECK ((potassium_mg >= (0)::numeric)),
  constraint foods_sodium_mg_check CHECK ((sodium_mg >= (0)::numeric)),
  constraint foods_zinc_mg_check CHECK ((zinc_mg >= (0)::numeric)),
  constraint foods_vitamin_c_mg_check CHECK ((vitamin_c_mg >= (0)::numeric)),
  constraint foods_folate_ug_check CHECK ((folate_ug >= (0)::numeric)),
  constraint foods_vitamin_a_ug_check CHECK ((vitamin_a_ug >= (0)::numeric)),
  constraint foods_water_g_check CHECK (((water_g >= (0)::numeric) AND (water_g <= (100)::numeric))),
  constraint foods_alcohol_g_check CHECK (((alcohol_g >= (0)::numeric) AND (alcohol_g <= (100)::numeric))),
  constraint foods_measures_check CHECK (((jsonb_typeof(measures) = 'array'::text) AND (measures <> '[]'::jsonb))),
  constraint foods_source_check CHECK ((length(source) >= 20))
);
alter table public.foods enable row level security;
comment on table public.foods is 'What 100 g of the edible part of foods hold. A null is not known, never zero. Everybody reads them; they come with the content files.';
comment on column public.foods.slug is 'The food''s name in addresses and diaries.';
comment on column public.foods."position" is 'Order of the list, smallest first.';
comment on column public.foods.name is '2 to 70 letters.';
comment on column public.foods.other_names is 'Further names that the search knows, in any language.';
comment on column public.foods.category is 'Group of foods, such as vegetables.';
comment on column public.foods.cost is 'low, medium or high, as prices in Kenya go.';
comment on column public.foods.energy_kcal is 'Kilocalories per 100 g.';
comment on column public.foods.protein_g is 'Grams per 100 g.';
comment on column public.foods.fat_g is 'Grams per 100 g.';
comment on column public.foods.carbohydrate_g is 'Grams per 100 g.';
comment on column public.foods.fibre_g is 'Grams per 100 g; null: not known.';
comment on column public.foods.calcium_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.iron_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.potassium_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.sodium_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.zinc_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.vitamin_c_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.folate_ug is 'Micrograms per 100 g; null: not known.';
comment on column public.foods.vitamin_a_ug is 'Micrograms per 100 g; null: not known.';
comment on column public.foods.water_g is 'Grams per 100 g; null: not known.';
comment on column public.foods.alcohol_g is 'Grams per 100 g; null: not known.';
comment on column public.foods.measures is 'Household measures, [{label, grams}].';
comment on column public.foods.source is 'Where the figures come from.';
comment on column public.foods.stand_in is 'Which other food the figures are borrowed from; null when they are its own.';
comment on column public.foods.energy_note is 'Why the energy differs from what the nutrients add up to; null when it does not.';
comment on column public.foods.recipe is 'Of a dish: its parts; null for a plain food.';
comment on column public.foods.is_listed is 'Whether the search finds it; one that left the content stays for diaries and plans.';
comment on column public.foods.names is 'private.food_names of its names; generated.';
comment on column public.foods.updated_at is 'When the row was last changed.';
grant select on table public.foods to anon, authenticated;
grant all on table public.foods to service_role;

create index foods_position_idx ON public.foods USING btree ("position");

create policy foods_select_all on public.foods for select to anon, authenticated
  using (true);

create trigger touch_updated_at BEFORE UPDATE ON public.foods FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Foods by any of their names, best match first; without a query the whole list in its order. A word that no food has is
-- taken for a typo of words that look like it. Foods that have most of the words are kept.
create function public.search_foods(query text default ''::text, category text default NULL::text, page_size integer default 20, page_offset integer default 0)
returns setof public.foods
language sql
stable security definer rows 20
set search_path = ''
as $function$
  with asked as materialized (
    select word, ' ' || word as beginning, ' ' || word || ' ' as whole
    from unnest(private.search_words(query)) word
  ), phrase as materialized (
    select ' ' || array_to_string(private.search_words(query), ' ') as text
  ), hits as materialized (
    select f.slug, a.word, case when strpos(f.names, a.whole) > 0 then 3 else 2 end::real as score
    from public.foods f join asked a on strpos(f.names, a.beginning) > 0
    where f.is_listed and (search_foods.category is null or f.category = search_foods.category)
  ), guesses as materialized (
    select f.slug, a.word, extensions.strict_word_similarity(a.word, f.names) as score
    from public.foods f cross join asked a
    where f.is_listed and (search_foods.category is null or f.category = search_foods.category)
      and length(a.word) >= 3 and not exists (select from hits h where h.word = a.word)
  ), scored as materialized (
    select u.slug, count(*) as many, sum(u.score) as score
    from (select * from hits union all select * from guesses g where g.score >= 0.35) u
    group by u.slug
  )
  select f.*
  from public.foods f cross join phrase left join scored s on s.slug = f.slug
  where f.is_listed and (search_foods.category is null or f.category = search_foods.category)
    and (not exists (select from asked) or s.many = (select max(m.many) from scored m))
  order by s.score + case when starts_with(f.names, phrase.text) then 2 when strpos(f.names, phrase.text) > 0 then 1 else 0 end
    desc nulls last, f.position, f.slug
  limit least(greatest(coalesce(page_size, 20), 1), 500) offset greatest(coalesce(page_offset, 0), 0)
$function$;
comment on function public.search_foods(query text, category text, page_size integer, page_offset integer) is 'Foods by any of their names, best first, or the whole list without a query, at most 500 a page. A word that no food has counts as a typo. For everybody.';
grant execute on function public.search_foods(query text, category text, page_size integer, page_offset integer) to anon, authenticated, service_role;
