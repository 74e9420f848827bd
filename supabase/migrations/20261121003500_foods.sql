-- Foods: what 100 g of the edible part hold, in household measures people know. They come with the content files
-- (`content/food-schema.ts`); each row names its source, and a null is "not known", never zero. A food that left the
-- content stays readable, because diaries and plans refer to it, but is no longer found.

-- Every name as folded words with a space around each: 'Sukuma wiki, raw' → ' sukuma wiki raw '.
create function private.food_names(name text, others text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select ' ' || trim(regexp_replace(private.fold_text(name || ' ' || array_to_string(others, ' ')), '[^a-z0-9]+', ' ', 'g')) || ' '
$$;
revoke all on function private.food_names(text, text[]) from public;

create table public.foods (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  position integer not null default 10000,
  name text not null check (length(name) between 2 and 70),
  other_names text[] not null default '{}',
  category text not null check (category ~ '^[a-z]+(-[a-z]+)*$'),
  -- what a portion usually costs beside others of its kind: a hint, not a price
  cost text not null check (cost in ('low', 'medium', 'high')),
  -- per 100 g of the edible part; carbohydrate is the total by difference, fibre included
  energy_kcal numeric(6, 2) not null check (energy_kcal between 0 and 902),
  protein_g numeric(5, 2) not null check (protein_g between 0 and 100),
  fat_g numeric(5, 2) not null check (fat_g between 0 and 100),
  carbohydrate_g numeric(5, 2) not null check (carbohydrate_g between 0 and 100),
  fibre_g numeric(5, 2) check (fibre_g between 0 and 100),
  calcium_mg numeric(7, 2) check (calcium_mg >= 0),
  iron_mg numeric(7, 2) check (iron_mg >= 0),
  potassium_mg numeric(7, 2) check (potassium_mg >= 0),
  sodium_mg numeric(7, 2) check (sodium_mg >= 0),
  zinc_mg numeric(7, 2) check (zinc_mg >= 0),
  vitamin_c_mg numeric(7, 2) check (vitamin_c_mg >= 0),
  folate_ug numeric(7, 2) check (folate_ug >= 0),
  vitamin_a_ug numeric(7, 2) check (vitamin_a_ug >= 0),
  water_g numeric(5, 2) check (water_g between 0 and 100),
  alcohol_g numeric(5, 2) check (alcohol_g between 0 and 100),
  -- [{label, grams}], the usual portion first
  measures jsonb not null check (jsonb_typeof(measures) = 'array' and measures <> '[]'),
  source text not null check (length(source) >= 20),
  -- why a similar food lends its figures; null when they are its own
  stand_in text,
  -- why the energy differs from what protein, fat and carbohydrate give
  energy_note text,
  -- what a computed dish is made from: {parts: [{food_id, grams}], cooked_weight_g, is_cooked}
  recipe jsonb,
  is_listed boolean not null default true,
  names text not null generated always as (private.food_names(name, other_names)) stored,
  updated_at timestamptz not null default now()
);
create index foods_position_idx on public.foods (position);

grant select on public.foods to anon, authenticated;
grant all on public.foods to service_role;
alter table public.foods enable row level security;

create policy foods_select_all on public.foods for select to anon, authenticated using (true);

create trigger touch_updated_at before update on public.foods
  for each row execute function private.touch_updated_at();

-- Foods by any of their names, best match first; without a query the whole list in its order. A word that no food has is
-- taken for a typo of words that look like it. Foods that have most of the words are kept.
create function public.search_foods(
  query text default '', category text default null, page_size integer default 20, page_offset integer default 0
) returns setof public.foods
language sql stable security definer rows 20
set search_path = ''
as $$
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
$$;
revoke all on function public.search_foods(text, text, integer, integer) from public;
grant execute on function public.search_foods(text, text, integer, integer) to anon, authenticated, service_role;
