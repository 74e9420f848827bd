-- Remedies: home preparations and Ayurvedic ones, with whom they suit, their limits, and the signs that end them at
-- once. One document each (`content/remedy-schema.ts`), read whole by its page and as a short card by the lists.

create function private.remedy_card(body jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'slug', body -> 'slug', 'title', body -> 'title', 'kind', body -> 'kind', 'complaints', body -> 'complaints',
    'summary', body -> 'summary', 'evidence', body -> 'evidence', 'external', body -> 'external',
    'min_age_years', body #> '{limits,min_age_years}', 'herb_slugs', body -> 'herb_slugs',
    'picture', body -> 'picture',
    'ingredients', (select coalesce(jsonb_agg(jsonb_build_array(i.item -> 'ingredient', i.item -> 'optional') order by i.n), '[]')
      from jsonb_array_elements(body -> 'ingredients') with ordinality i (item, n)))
$$;
revoke all on function private.remedy_card(jsonb) from public;
grant execute on function private.remedy_card(jsonb) to authenticated, service_role;

create table public.remedies (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  body jsonb not null check (body ->> 'slug' = slug),
  card jsonb not null generated always as (private.remedy_card(body)) stored,
  title text not null generated always as (body ->> 'title') stored,
  position integer not null default 1000,
  status text not null default 'published' check (status in ('published', 'withdrawn')),
  origin text not null default 'content' check (origin in ('content', 'desk')),
  reviewer text check (length(reviewer) between 3 and 120),
  next_review_on date,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

grant select on public.remedies to anon, authenticated;
grant all on public.remedies to service_role;
alter table public.remedies enable row level security;

create policy remedies_select_published on public.remedies
  for select to anon, authenticated using (status = 'published');
create policy remedies_select_admin on public.remedies
  for select to authenticated using ((select public.has_capability('content')));

create trigger touch_updated_at before update on public.remedies
  for each row execute function private.touch_updated_at();
