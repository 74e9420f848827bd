-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Nutrition articles: what to eat and why, with sources, for readers with a goal. One document each
-- (`content/article-schema.ts`), read whole by its page and as a short card by the lists, and edited like herbs and
-- remedies: draft → review → published.

create function private.article_card(body jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select private.card_fields('article', body) || jsonb_build_object(
    -- what the text is about in few words, for the search
    'headings', (select coalesce(jsonb_agg(b.block -> 'text' order by b.n), '[]')
      from jsonb_array_elements(body -> 'body') with ordinality b (block, n) where b.block ->> 'kind' = 'heading'))
$function$;
comment on function private.article_card(body jsonb) is 'What lists show of an article: title, topic, goal, summary, minutes to read, headings.';
grant execute on function private.article_card(body jsonb) to authenticated, service_role;

create table public.nutrition_articles (
  slug text not null,
  body jsonb not null,
  card jsonb generated always as (private.article_card(body)) stored not null,
  title text generated always as ((body ->> 'title'::text)) stored not null,
  "position" integer default 1000 not null,
  status text default 'published'::text not null,
  origin text default 'content'::text not null,
  reviewer text,
  next_review_on date,
  published_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint nutrition_articles_pkey PRIMARY KEY (slug),
  constraint nutrition_articles_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60))),
  constraint nutrition_articles_check CHECK (((body ->> 'slug'::text) = slug)),
  constraint nutrition_articles_status_check CHECK ((status = ANY (ARRAY['published'::text, 'withdrawn'::text]))),
  constraint nutrition_articles_origin_check CHECK ((origin = ANY (ARRAY['content'::text, 'desk'::text]))),
  constraint nutrition_articles_reviewer_check CHECK (((length(reviewer) >= 3) AND (length(reviewer) <= 120)))
);
alter table public.nutrition_articles enable row level security;
comment on table public.nutrition_articles is 'What to eat and why, one document each. Everybody reads published ones, the desk (content) all; written by the content and by publish_content alone.';
comment on column public.nutrition_articles.slug is 'The article''s name in its address.';
comment on column public.nutrition_articles.body is 'The whole document, as content/article-schema.ts says.';
comment on column public.nutrition_articles.card is 'What lists show, private.article_card of the body; generated.';
comment on column public.nutrition_articles.title is 'Its title; generated.';
comment on column public.nutrition_articles."position" is 'Order of the list, smallest first.';
comment on column public.nutrition_articles.status is 'published or withdrawn.';
comment on column public.nutrition_articles.origin is 'content or desk, as in herbs.origin.';
comment on column public.nutrition_articles.reviewer is 'Who vouches for it; null without one.';
comment on column public.nutrition_articles.next_review_on is 'EAT day of the next look; null when none is set.';
comment on column public.nutrition_articles.published_at is 'When readers got this version.';
comment on column public.nutrition_articles.updated_at is 'When the row was last changed.';
grant select on table public.nutrition_articles to anon, authenticated;
grant all on table public.nutrition_articles to service_role;

create policy nutrition_articles_select_published on public.nutrition_articles for select to anon, authenticated
  using ((status = 'published'::text));

create policy nutrition_articles_select_admin on public.nutrition_articles for select to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.nutrition_articles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- What is wrong with one block of a text; null when nothing is.
create function private.block_fault(block jsonb)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case
    when jsonb_typeof(block) is distinct from 'object' then 'A part of the text is of the wrong kind.'
    when block ->> 'kind' in ('heading', 'paragraph') then
      case when trim(coalesce(block ->> 'text', '')) = '' then 'A heading or paragraph is empty.' end
    when block ->> 'kind' = 'callout' then
      case when trim(coalesce(block ->> 'title', '')) = '' or trim(coalesce(block ->> 'text', '')) = ''
          or coalesce(block ->> 'tone', '') not in ('tip', 'kitchen', 'caution')
        then 'A box needs a title, a text, and to be a tip, a kitchen note or a caution.' end
    when block ->> 'kind' = 'list' then
      case when jsonb_typeof(block -> 'items') is distinct from 'array' or block -> 'items' = '[]'
          or jsonb_typeof(block -> 'is_ordered') is distinct from 'boolean'
          or jsonb_path_exists(block, '$.items[*] ? (@.type() != "string" || @ == "")') then 'A list has an empty line.' end
    when block ->> 'kind' = 'table' then
      case when trim(coalesce(block ->> 'caption', '')) = '' or jsonb_typeof(block -> 'head') is distinct from 'array'
          or jsonb_typeof(block -> 'rows') is distinct from 'array' or block -> 'rows' = '[]'
          or jsonb_path_exists(block, 'strict $.rows[*] ? (@.type() != "array")')
          or (select bool_or(jsonb_array_length(r.cells) <> jsonb_array_length(block -> 'head'))
            from jsonb_array_elements(block -> 'rows') r (cells))
        then 'A table needs a caption and as many cells in each row as it has columns.' end
    else 'A part of the text is of no known kind.'
  end
$function$;
comment on function private.block_fault(block jsonb) is 'What is wrong with one block of an article; null when nothing is.';

create function private.article_faults(body jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  offered constant jsonb := private.text_rules('article') -> 'values';
  faults jsonb := private.shape_faults(body, private.text_rules('article') -> 'fields');
  item jsonb;
begin
  if faults <> '[]' then
    return faults;
  end if;
  if not offered -> 'topic' ? (body ->> 'topic') then
    faults := faults || private.fault('topic', 'Choose one of the topics.');
  end if;
  if not offered -> 'goal' ? (body ->> 'goal') then
    faults := faults || private.fault('goal', 'Choose one of the goals.');
  end if;
  if length(body ->> 'title') not between 8 and 80 then
    faults := faults || private.fault('title', 'A title has 8 to 80 letters.');
  end if;
  if length(body ->> 'summary') not between 50 and 170 then
    faults := faults || private.fault('summary', 'A summary has 50 to 170 letters: search engines cut longer ones.');
  end if;
  if (body ->> 'reading_minutes')::numeric not between 1 and 60 then
    faults := faults || private.fault('reading_minutes', 'Say how many minutes it takes to read.');
  end if;
  if jsonb_array_length(body -> 'body') < 3 then
    faults := faults || private.fault('body', 'Write the text.');
  end if;
  for item in select jsonb_build_object('message', f.message) from (
    select distinct private.block_fault(b.block) as message from jsonb_array_elements(body -> 'body') b (block)
  ) f where f.message is not null loop
    faults := faults || private.fault('body', item ->> 'message');
  end loop;
  if body -> 'sources' = '[]' then
    faults := faults || private.fault('sources', 'Name at least one source.');
  end if;
  for item in select * from jsonb_array_elements(body -> 'sources') loop
    if trim(coalesce(item ->> 'title', '')) = '' or trim(coalesce(item ->> 'publisher', '')) = '' then
      faults := faults || private.fault('sources', 'Every source has a title and a publisher.');
    end if;
    if item ->> 'url' !~ '^https://\S+$' then
      faults := faults || private.fault('sources', 'The address of a source begins with https://.');
    end if;
  end loop;
  for item in select * from jsonb_array_elements(body -> 'food_ids') loop
    if not exists (select from public.foods f where f.slug = item #>> '{}' and f.is_listed) then
      faults := faults || private.fault('food_ids', format('There is no food "%s".', item #>> '{}'));
    end if;
  end loop;
  for item in select * from jsonb_array_elements(body -> 'herb_slugs') loop
    if not exists (select from public.herbs h where h.slug = item #>> '{}') then
      faults := faults || private.fault('herb_slugs', format('There is no herb "%s".', item #>> '{}'));
    end if;
  end loop;
  for item in select * from jsonb_array_elements(body -> 'product_skus') loop
    if not exists (select from public.products p where p.sku = item #>> '{}') then
      faults := faults || private.fault('product_skus', format('There is no product "%s".', item #>> '{}'));
    end if;
  end loop;
  -- titles of sources are other people's words
  return faults || private.claim_faults(body - 'sources');
exception when data_exception or invalid_parameter_value then
  return faults || private.fault('body', 'Something in it is of the wrong kind.');
end
$function$;
comment on function private.article_faults(body jsonb) is 'Faults of an article: [{field, message, claim}].';

-- Saved articles: a member's reading list. Visitors keep theirs on the device; signing in merges them.
create table public.saved_articles (
  user_id uuid default auth.uid() not null,
  slug text not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_articles_pkey PRIMARY KEY (user_id, slug),
  constraint saved_articles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint saved_articles_slug_fkey FOREIGN KEY (slug) REFERENCES public.nutrition_articles(slug) ON DELETE CASCADE
);
alter table public.saved_articles enable row level security;
comment on table public.saved_articles is 'Articles that people bookmarked. People read, insert (published ones) and delete their own.';
comment on column public.saved_articles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.saved_articles.slug is 'The article; the bookmark goes with it.';
comment on column public.saved_articles.created_at is 'When the row was made.';
grant delete, select, insert (slug) on table public.saved_articles to authenticated;
grant all on table public.saved_articles to service_role;

create index saved_articles_slug_idx ON public.saved_articles USING btree (slug);

create policy saved_articles_select_own on public.saved_articles for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy saved_articles_insert_own on public.saved_articles for insert to authenticated
  with check (((user_id = ( SELECT private.caller() AS uid)) AND (slug IN ( SELECT a.slug
   FROM public.nutrition_articles a
  WHERE (a.status = 'published'::text)))));

create policy saved_articles_delete_own on public.saved_articles for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Adds a device's bookmarks to the caller's, as far as they are published; how many were new.
create function public.merge_saved_articles(slugs text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  added integer;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.saved_articles (user_id, slug)
  select private.caller(), a.slug from public.nutrition_articles a where a.slug = any (slugs) and a.status = 'published'
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end
$function$;
comment on function public.merge_saved_articles(slugs text[]) is 'Adds a device''s bookmarks to the caller''s, as far as the articles are published; answers how many were new. Refusals: not_signed_in.';
grant execute on function public.merge_saved_articles(slugs text[]) to authenticated, service_role;
