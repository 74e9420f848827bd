-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Remedies: home preparations and Ayurvedic ones, with whom they suit, their limits, and the signs that end them at
-- once. One document each (`content/remedy-schema.ts`), read whole by its page and as a short card by the lists.

create function private.remedy_card(body jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select private.card_fields('remedy', body) || jsonb_build_object(
    'min_age_years', body #> '{limits,min_age_years}',
    'ingredients', (select coalesce(jsonb_agg(jsonb_build_array(i.item -> 'ingredient', i.item -> 'optional') order by i.n), '[]')
      from jsonb_array_elements(body -> 'ingredients') with ordinality i (item, n)))
$function$;
comment on function private.remedy_card(body jsonb) is 'What lists show of a remedy: title, kind, complaints, evidence, least age in years, ingredients.';
grant execute on function private.remedy_card(body jsonb) to authenticated, service_role;

create table public.remedies (
  slug text not null,
  body jsonb not null,
  card jsonb generated always as (private.remedy_card(body)) stored not null,
  title text generated always as ((body ->> 'title'::text)) stored not null,
  "position" integer default 1000 not null,
  status text default 'published'::text not null,
  origin text default 'content'::text not null,
  reviewer text,
  next_review_on date,
  published_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint remedies_pkey PRIMARY KEY (slug),
  constraint remedies_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60))),
  constraint remedies_check CHECK (((body ->> 'slug'::text) = slug)),
  constraint remedies_status_check CHECK ((status = ANY (ARRAY['published'::text, 'withdrawn'::text]))),
  constraint remedies_origin_check CHECK ((origin = ANY (ARRAY['content'::text, 'desk'::text]))),
  constraint remedies_reviewer_check CHECK (((length(reviewer) >= 3) AND (length(reviewer) <= 120)))
);
alter table public.remedies enable row level security;
comment on table public.remedies is 'Home and Ayurvedic preparations, one document each. Everybody reads published ones, the desk (content) all; written by the content and by publish_content alone.';
comment on column public.remedies.slug is 'The remedy''s name in its address.';
comment on column public.remedies.body is 'The whole document, as content/remedy-schema.ts says.';
comment on column public.remedies.card is 'What lists show, private.remedy_card of the body; generated.';
comment on column public.remedies.title is 'Its title; generated.';
comment on column public.remedies."position" is 'Order of the list, smallest first.';
comment on column public.remedies.status is 'published or withdrawn.';
comment on column public.remedies.origin is 'content or desk, as in herbs.origin.';
comment on column public.remedies.reviewer is 'Who vouches for it; null without one.';
comment on column public.remedies.next_review_on is 'EAT day of the next look; null when none is set.';
comment on column public.remedies.published_at is 'When readers got this version.';
comment on column public.remedies.updated_at is 'When the row was last changed.';
grant select on table public.remedies to anon, authenticated;
grant all on table public.remedies to service_role;

create policy remedies_select_published on public.remedies for select to anon, authenticated
  using ((status = 'published'::text));

create policy remedies_select_admin on public.remedies for select to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.remedies FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
