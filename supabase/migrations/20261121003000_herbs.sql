-- Herbs: what we know of a plant, with its dangers first. A monograph is one document (`content/herb-schema.ts` says
-- its fields), read whole by a herb page and as a short card by the browser. Visitors read what is published; nobody
-- writes here directly: monographs come with the content files or through a reviewed revision.

-- The classes of medicines and the conditions that warnings speak of. They come with the content.
create table public.safety_terms (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('medicine', 'condition')),
  name text not null
);

grant select on public.safety_terms to anon, authenticated;
grant all on public.safety_terms to service_role;
alter table public.safety_terms enable row level security;

create policy safety_terms_select_all on public.safety_terms for select to anon, authenticated using (true);

-- What the browser shows, searches and filters by.
create function private.herb_card(body jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'slug', body -> 'slug', 'accepted_name', body -> 'accepted_name',
    'synonyms', body -> 'synonyms', 'names', body -> 'names', 'other_names', body -> 'other_names',
    'picture', body -> 'picture', 'parts_used', body -> 'parts_used',
    'uses', (select coalesce(jsonb_agg(jsonb_build_array(u.use -> 'topic', u.use -> 'evidence') order by u.n), '[]')
      from jsonb_array_elements(body -> 'uses') with ordinality u (use, n)),
    'pregnancy', body #> '{pregnancy,status}',
    'dangerous', jsonb_typeof(body -> 'alert') is not distinct from 'string',
    'grows_in_kenya', body -> 'grows_in_kenya',
    'dosha', body #> '{ayurveda,dosha}')
$$;
revoke all on function private.herb_card(jsonb) from public;
grant execute on function private.herb_card(jsonb) to authenticated, service_role;

create table public.herbs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  body jsonb not null check (body ->> 'slug' = slug),
  card jsonb not null generated always as (private.herb_card(body)) stored,
  name text not null generated always as (body #>> '{names,english,0}') stored,
  status text not null default 'published' check (status in ('published', 'withdrawn')),
  -- the content files no longer touch what was edited at the desk
  origin text not null default 'content' check (origin in ('content', 'desk')),
  -- who vouches for it, by name and profession; null until somebody qualified has read it
  reviewer text check (length(reviewer) between 3 and 120),
  next_review_on date,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index herbs_name_idx on public.herbs (name);

grant select on public.herbs to anon, authenticated;
grant all on public.herbs to service_role;
alter table public.herbs enable row level security;

create policy herbs_select_published on public.herbs
  for select to anon, authenticated using (status = 'published');
create policy herbs_select_admin on public.herbs
  for select to authenticated using ((select public.has_capability('content')));

create trigger touch_updated_at before update on public.herbs
  for each row execute function private.touch_updated_at();
