-- What somebody types into the shop may be a need: sukari, presha, mimba, sleep. The browser knows the words of needs
-- (src/entities/needs) and asks with `need`, the topics of herb uses that answer it, and `named`, what was typed. Letters
-- alone found neem for `mimba`, which is pregnancy, and neem ends pregnancies.
alter type private.product_filters add attribute need text[], add attribute named text;

create or replace function private.read_filters(filters jsonb) returns private.product_filters
language sql immutable
set search_path = ''
as $$
  select (
    coalesce(filters ->> 'query', ''), nullif(filters ->> 'category', ''), private.read_texts(filters -> 'forms'),
    private.read_texts(filters -> 'uses'), nullif(filters ->> 'herb', ''),
    private.read_whole(filters -> 'min_price_kes'), private.read_whole(filters -> 'max_price_kes'),
    coalesce(filters ->> 'in_stock', '') = 'true',
    case when filters ->> 'min_rating' ~ '^[1-5](\.\d)?$' then (filters ->> 'min_rating')::numeric end,
    private.read_texts(filters -> 'need'), filters ->> 'named'
  )::private.product_filters
$$;
comment on function private.read_filters(jsonb) is 'The filters of a list of products; what is malformed narrows nothing.';

-- Herbs that no need leads to: with a first warning on their page, or threatened where they grow.
create function private.herbs_never_suggested() returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(h.slug), '{}') from public.herbs h
  where h.status <> 'published' or h.card -> 'dangerous' = 'true' or h.card -> 'threatened' = 'true'
$$;
comment on function private.herbs_never_suggested() is 'Withdrawn, poisonous and threatened herbs.';

-- Herbs whose page advises them for one of these topics, with a grade of at least C: uses that it speaks against and those
-- that trials contradicted are no part of a card (`private.herb_card`).
create function private.herbs_for(topics text[]) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(h.slug), '{}') from public.herbs h
  where exists (select from jsonb_array_elements(h.card -> 'uses') u where u ->> 0 = any (topics))
    and not h.slug = any (private.herbs_never_suggested())
$$;
comment on function private.herbs_for(text[]) is 'Herbs that their page advises for one of the topics.';

-- Products for a need: of herbs that are advised for it and of none that is never suggested, or called by these very words.
create function private.need_sql(wanted private.product_filters) returns text
language sql stable
set search_path = ''
as $$
  select format('(%s or %s)',
    case when wanted.need is null then 'false'
      else format('p.herb_slugs && %L::text[] and not p.herb_slugs && %L::text[]', private.herbs_for(wanted.need), private.herbs_never_suggested()) end,
    case when cardinality(words) = 0 then 'false'
      else format($sql$' ' || p.search_names || ' ' like %L$sql$, '% ' || array_to_string(words, ' ') || ' %') end)
  from private.search_words(wanted.named) words
$$;
comment on function private.need_sql(private.product_filters) is 'The need of a list of products as a condition on p.';

create or replace function private.filter_sql(wanted private.product_filters) returns text
language sql stable
set search_path = ''
as $$
  select array_to_string(array[
    $sql$p.status = 'active' and p.variant_of is null$sql$,
    case when wanted.category is not null then format('p.category_id = %L', wanted.category) end,
    case when wanted.forms is not null then format('p.form = any (%L)', wanted.forms) end,
    case when wanted.uses is not null then format('p.uses && %L', wanted.uses) end,
    case when wanted.herb is not null then format('p.herb_slugs @> array[%L]', wanted.herb) end,
    case when wanted.min_price is not null then format('p.from_price_kes >= %s', wanted.min_price) end,
    case when wanted.max_price is not null then format('p.from_price_kes <= %s', wanted.max_price) end,
    case when wanted.in_stock then private.stocked_sql(trim(wanted.query) <> '') end,
    case when wanted.min_rating is not null then format('p.rating >= %s', wanted.min_rating) end,
    case when wanted.named is not null then private.need_sql(wanted) end
  ], ' and ')
$$;
comment on function private.filter_sql(private.product_filters) is 'The filters of a list of products as a condition on p.';
comment on function public.browse_products(jsonb) is
  'A page of the shop: {query | need[] and named, category, forms[], uses[], herb, min_price_kes, max_price_kes, in_stock, min_rating, sort, page_size, page_offset}.';

revoke all on function private.herbs_never_suggested() from public;
revoke all on function private.herbs_for(text[]) from public;
revoke all on function private.need_sql(private.product_filters) from public;
