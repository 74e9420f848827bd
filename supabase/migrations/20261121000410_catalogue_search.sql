-- Searching the catalogue. Three steps, each only when the one before found too little: whole words and beginnings
-- of words (full text), then names that look alike (trigrams, for typos), then any one of the words.
--
-- The function is SECURITY DEFINER because row level security would keep the planner from using the search indexes
-- (their operators are not leakproof); it therefore says `status = 'active'` itself, for everybody.

-- At most 8 words of plain letters and digits, folded: ' Mwarobaini  tea!' → {mwarobaini,tea}.
create function private.search_words(query text) returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(word), '{}')
  from (
    select word
    from regexp_split_to_table(private.fold_text(left(coalesce(query, ''), 100)), '[^a-z0-9]+') word
    where word <> ''
    limit 8
  ) words
$$;

-- Every word as the beginning of one, joined by `&` or `|`. Names are stored unstemmed and prose stemmed, so the
-- question is asked both ways.
create function private.search_query(words text[], joint text) returns tsquery
language sql immutable
set search_path = ''
set client_min_messages = warning
as $$
  select to_tsquery('pg_catalog.simple', terms) || to_tsquery('pg_catalog.english', terms)
  from (select string_agg(word || ':*', ' ' || joint || ' ') terms from unnest(words) word) prepared
$$;

revoke all on function private.search_words(text) from public;
revoke all on function private.search_query(text[], text) from public;

create function public.search_products(
  query text default '',
  category text default null,
  sort text default 'popular',
  page_size integer default 24,
  page_offset integer default 0
) returns table (
  id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text,
  price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text,
  total_count bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text[] := private.search_words(query);
  ordering text := case sort
    when 'price_up' then 'p.price_kes, p.id'
    when 'price_down' then 'p.price_kes desc, p.id desc'
    when 'name' then 'p.name, p.id'
    when 'newest' then 'p.created_at desc, p.id desc'
    else 'p.position, p.id'
  end;
  columns constant text := 'p.id, p.slug, p.name, p.botanical_name, p.swahili_name, p.category_id, p.form, p.size,
    p.price_kes, p.compare_at_kes, p.stock, p.summary, p.picture, p.picture_alt';
  row_limit constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  row_offset constant integer := least(greatest(coalesce(page_offset, 0), 0), 100000);
begin
  if trim(coalesce(query, '')) = '' then
    return query execute format(
      $sql$
        select %1$s, (
          select count(*) from public.products c
          where c.status = 'active' and ($1 is null or c.category_id = $1)
        )
        from public.products p
        where p.status = 'active' and ($1 is null or p.category_id = $1)
        order by %2$s limit $2 offset $3
      $sql$, columns, ordering)
    using category, row_limit, row_offset;
    return;
  end if;
  if words = '{}' then
    return;
  end if;
  if coalesce(sort, 'popular') not in ('price_up', 'price_down', 'name', 'newest') then
    ordering := 'f.score desc, p.position, p.id';
  end if;
  -- The share of trigrams a name must have in common to be looked at; the statement below asks for more when there
  -- are exact matches already.
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query execute format(
    $sql$
      with exact as materialized (
        select c.id, 1 + ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $4)
          + extensions.word_similarity($6, c.search_names) as score
        from public.products c
        where c.status = 'active' and ($1 is null or c.category_id = $1) and c.search @@ $4
        limit 2000
      ), alike as materialized (
        select c.id, extensions.word_similarity($6, c.search_names) as score
        from public.products c
        where (select count(*) from exact) < 5
          and c.status = 'active' and ($1 is null or c.category_id = $1)
          and c.search_names operator(extensions.%%>) $6
          and extensions.word_similarity($6, c.search_names)
            >= case when exists (select 1 from exact) then 0.65 else 0.45 end
        limit 500
      ), loose as materialized (
        select c.id, ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $5) as score
        from public.products c
        where not exists (select 1 from exact) and not exists (select 1 from alike)
          and c.status = 'active' and ($1 is null or c.category_id = $1) and c.search @@ $5
        limit 500
      ), found as (
        select u.id, max(u.score) as score
        from (table exact union all table alike union all table loose) u
        group by u.id
      )
      select %1$s, count(*) over ()
      from found f join public.products p on p.id = f.id
      order by %2$s limit $2 offset $3
    $sql$, columns, ordering)
  using category, row_limit, row_offset,
    private.search_query(words, '&'), private.search_query(words, '|'), array_to_string(words, ' ');
end
$$;
revoke all on function public.search_products(text, text, text, integer, integer) from public;
grant execute on function public.search_products(text, text, text, integer, integer)
  to anon, authenticated, service_role;

-- The generator of the client's types reads this.
comment on function public.search_products(text, text, text, integer, integer) is
  'May be null: botanical_name, swahili_name, compare_at_kes.';
