-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Herbs: what we know of a plant, with its dangers first. A monograph is one document (`content/herb-schema.ts` says
-- its fields), read whole by a herb page and as a short card by the browser. Visitors read what is published; nobody
-- writes here directly: monographs come with the content files or through a reviewed revision.
--
-- A card shows only what the page advises: a grade says how well a use was tried, not that we stand behind it. Aloe latex
-- does purge (A) and is too harsh; ginseng was tried for memory (B) without effect. Whether a plant is threatened comes
-- along, because nothing threatened is suggested. The same card is made in src/features/herbs/herb.ts.

-- The classes of medicines and the conditions that warnings speak of. They come with the content.
create table public.safety_terms (
  id text not null,
  kind text not null,
  name text not null,
  constraint safety_terms_pkey PRIMARY KEY (id),
  constraint safety_terms_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint safety_terms_kind_check CHECK ((kind = ANY (ARRAY['medicine'::text, 'condition'::text])))
);
alter table public.safety_terms enable row level security;
comment on table public.safety_terms is 'The classes of medicines, medicines and conditions that warnings speak of, from the content. Everybody reads them.';
comment on column public.safety_terms.id is 'A short name in lower case; monographs and safety profiles hold it.';
comment on column public.safety_terms.kind is 'medicine (a class or a single one) or condition.';
comment on column public.safety_terms.name is 'As people read it.';
grant select on table public.safety_terms to anon, authenticated;
grant all on table public.safety_terms to service_role;

create policy safety_terms_select_all on public.safety_terms for select to anon, authenticated
  using (true);

-- What the browser shows, searches and filters by.
create function private.herb_card(body jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select private.card_fields('herb', body) || jsonb_build_object(
    'uses', (select coalesce(jsonb_agg(jsonb_build_array(u.use -> 'topic', u.use -> 'evidence') order by u.n), '[]')
      from jsonb_array_elements(body -> 'uses') with ordinality u (use, n)
      where u.use ->> 'evidence' <> 'D' and coalesce(u.use -> 'advised', 'true') <> 'false'),
    'pregnancy', body #> '{pregnancy,status}',
    'dangerous', jsonb_typeof(body -> 'alert') is not distinct from 'string',
    'threatened', coalesce(body #>> '{conservation,iucn}', '') in ('VU', 'EN', 'CR')
      or body #>> '{conservation,cites}' is not null,
    'dosha', body #> '{ayurveda,dosha}')
$function$;
comment on function private.herb_card(body jsonb) is 'What the browser shows of a monograph: its names, the grades of the uses that it advises, what to beware of.';
grant execute on function private.herb_card(body jsonb) to authenticated, service_role;

create table public.herbs (
  slug text not null,
  body jsonb not null,
  card jsonb generated always as (private.herb_card(body)) stored not null,
  name text generated always as ((body #>> '{names,english,0}'::text[])) stored not null,
  status text default 'published'::text not null,
  origin text default 'content'::text not null,
  reviewer text,
  next_review_on date,
  published_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint herbs_pkey PRIMARY KEY (slug),
  constraint herbs_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60))),
  constraint herbs_check CHECK (((body ->> 'slug'::text) = slug)),
  constraint herbs_status_check CHECK ((status = ANY (ARRAY['published'::text, 'withdrawn'::text]))),
  constraint herbs_origin_check CHECK ((origin = ANY (ARRAY['content'::text, 'desk'::text]))),
  constraint herbs_reviewer_check CHECK (((length(reviewer) >= 3) AND (length(reviewer) <= 120)))
);
alter table public.herbs enable row level security;
comment on table public.herbs is 'What we know of herbs, one document each. Everybody reads published ones, the desk (content) all; written by the content and by publish_content alone.';
comment on column public.herbs.slug is 'The herb''s name in its address.';
comment on column public.herbs.body is 'The whole monograph, as content/herb-schema.ts says.';
comment on column public.herbs.card is 'What lists show and filter by, private.herb_card of the body; generated.';
comment on column public.herbs.name is 'First English name; generated.';
comment on column public.herbs.status is 'published or withdrawn.';
comment on column public.herbs.origin is 'content: the files brought it. desk: it was published at the desk, and the files no longer change it.';
comment on column public.herbs.reviewer is 'Who vouches for it, by name and profession; null for what the files brought without one.';
comment on column public.herbs.next_review_on is 'EAT day of the next look; null when none is set.';
comment on column public.herbs.published_at is 'When readers got this version.';
comment on column public.herbs.updated_at is 'When the row was last changed.';
grant select on table public.herbs to anon, authenticated;
grant all on table public.herbs to service_role;

create index herbs_name_idx ON public.herbs USING btree (name);

create policy herbs_select_published on public.herbs for select to anon, authenticated
  using ((status = 'published'::text));

create policy herbs_select_admin on public.herbs for select to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.herbs FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
