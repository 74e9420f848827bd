-- Searching the catalogue. Steps from strict to forgiving, the later ones only when the earlier found too little: whole
-- words, beginnings of words, words that look alike (trigrams, for typos), any one of the words. Whole words always rank
-- above beginnings: "vitamin c" means Vitamin C and not vitamin cocoa.
--
-- The functions are SECURITY DEFINER because row level security would keep the planner from using the search indexes
-- (their operators are not leakproof); they therefore say `status = 'active'` themselves, for everybody. Each step looks
-- at its most popular matches only, so that a word half the catalogue contains costs no more than a rare one.

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

-- One word as a query, as names are stored and as prose is. Said once when that is the same: the planner would count it
-- twice. `ending` is '' or ':*'.
create function private.word_query(word text, ending text default '') returns tsquery
language plpgsql immutable
set search_path = ''
set client_min_messages = warning
as $$
declare
  plain constant tsquery := to_tsquery('pg_catalog.simple', word || ending);
  stemmed constant tsquery := to_tsquery('pg_catalog.english', word || ending);
begin
  return case when plain = stemmed then plain else plain || stemmed end;
end
$$;
revoke all on function private.word_query(text, text) from public;

-- The words as a query. Names are stored unstemmed and prose stemmed, so each word is asked both ways. `joint` is & or |.
-- With `beginnings` words of three letters match as the beginning of one, and so does the last from two; a shorter one
-- says too little there and is left out beside others, as are words like "for" and "the".
create function private.search_query(words text[], joint text, beginnings boolean) returns tsquery
language plpgsql immutable
set search_path = ''
set client_min_messages = warning
as $$
declare
  word text;
  place integer := 0;
  term tsquery;
  answer tsquery;
begin
  foreach word in array words loop
    place := place + 1;
    continue when cardinality(words) > 1 and (
      to_tsvector('pg_catalog.english', word) = ''::tsvector
      or (beginnings and (length(word) < 2 or (length(word) = 2 and place < cardinality(words)))));
    term := private.word_query(word, case when beginnings then ':*' else '' end);
    answer := case when answer is null then term when joint = '&' then answer && term else answer || term end;
  end loop;
  return coalesce(answer, ''::tsquery);
end
$$;

-- Every word of the names in the catalogue, to tell a typo from a word.
create table private.search_vocabulary (word text primary key);
create index search_vocabulary_word_idx on private.search_vocabulary using gin (word extensions.gin_trgm_ops);
create index search_vocabulary_beginning_idx on private.search_vocabulary (word text_pattern_ops);
revoke all on private.search_vocabulary from public;

create function private.learn_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- in order, so that two writers seldom wait for each other
  insert into private.search_vocabulary (word)
  select distinct w from regexp_split_to_table(new.search_names, '[^a-z0-9]+') w where length(w) >= 3 order by w
  on conflict (word) do nothing;
  return null;
end
$$;
revoke all on function private.learn_words() from public;

create trigger learn_words after insert or update of name, botanical_name, swahili_name, other_names
  on public.products for each row when (new.variant_of is null) execute function private.learn_words();

-- The known words that look most like this one, best first.
create function private.similar_words(typed text) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(near.word order by near.likeness desc, near.word), '{}')
  from (
    select v.word, extensions.similarity(v.word, typed) as likeness
    from private.search_vocabulary v
    where length(typed) >= 3 and v.word operator(extensions.%) typed
    order by likeness desc, v.word limit 5
  ) near
  where near.likeness >= 0.35
$$;

-- The words as a query in which each may be one that looks like it; matches nothing when one looks like none.
create function private.respelt_query(words text[]) returns tsquery
language plpgsql stable
set search_path = ''
as $$
declare
  word text;
  known text;
  term tsquery;
  answer tsquery;
begin
  foreach word in array words loop
    continue when cardinality(words) > 1 and to_tsvector('pg_catalog.english', word) = ''::tsvector;
    term := private.word_query(word);
    foreach known in array private.similar_words(word) loop
      term := term || to_tsquery('pg_catalog.simple', known);
    end loop;
    answer := case when answer is null then term else answer && term end;
  end loop;
  return coalesce(answer, ''::tsquery);
end
$$;
revoke all on function private.similar_words(text) from public;
revoke all on function private.respelt_query(text[]) from public;

-- The products a query finds with a score each; `strict` tells whether all its words were found as they stand.
create function private.match_products(query text, category text default null)
returns table (id bigint, score real, strict boolean)
language plpgsql stable rows 100
set search_path = ''
-- Products lie anywhere in their table, so that reading them by popularity until enough match takes a page for each: no
-- cache is to be counted on. Reading the whole table is never right.
set effective_cache_size = '8MB'
set random_page_cost = 4
set enable_seqscan = off
as $$
declare
  words constant text[] := private.search_words(query);
  phrase constant text := array_to_string(words, ' ');
  whole tsquery;
  beginning tsquery;
  loose tsquery;
begin
  if words = '{}' then
    return;
  end if;
  whole := private.search_query(words, '&', false);
  beginning := private.search_query(words, '&', true);
  loose := private.search_query(words, '|', true);
  -- Dynamic, so that it is planned for these words and not for any.
  return query execute $sql$
    with whole as materialized (
      select c.id, (10 + ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $2)
        + case when ' ' || c.search_names || ' ' like '% ' || $5 || ' %' then 3 else 0 end
        + case when c.search_names like $5 || '%' then 1 else 0 end)::real as score
      from (
        select p.id, p.search, p.search_names from public.products p
        where p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $2
        order by p.position, p.id limit 500
      ) c
    ), beginning as materialized (
      select c.id, (5 + ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $3)
        + case when c.search_names like $5 || '%' then 1 else 0 end)::real as score
      from (
        select p.id, p.search, p.search_names from public.products p
        where (select count(*) from whole) < 200
          and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $3
        order by p.position, p.id limit 500
      ) c
    ), alike as materialized (
      select p.id, (extensions.similarity($5, p.search_names) + ts_rank('{0.05, 0.1, 0.4, 1}', p.search, $6))::real as score
      from public.products p
      where (select count(*) from beginning) + (select count(*) from whole) < 5
        and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $6
      limit 200
    ), loose as materialized (
      select p.id, ts_rank('{0.05, 0.1, 0.4, 1}', p.search, $4) as score
      from public.products p
      where not exists (select 1 from whole) and not exists (select 1 from beginning)
        and not exists (select 1 from alike)
        and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $4
      limit 200
    )
    select u.id, max(u.score)::real, bool_or(u.strict)
    from (
      select w.id, w.score, true as strict from whole w union all select b.id, b.score, true from beginning b
      union all select a.id, a.score, false from alike a union all select l.id, l.score, false from loose l
    ) u
    group by u.id
  $sql$ using category, whole, beginning, loose, phrase, private.respelt_query(words);
end
$$;

revoke all on function private.search_words(text) from public;
revoke all on function private.search_query(text[], text, boolean) from public;
revoke all on function private.match_products(text, text) from public;

-- Filters as the lists take them, put right instead of refused: what is unknown or malformed narrows nothing.
create type private.product_filters as (
  query text, category text, forms text[], uses text[], herb text, min_price integer, max_price integer,
  in_stock boolean, min_rating numeric
);

create function private.read_texts(value jsonb) returns text[]
language sql immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'array' then
      nullif(array(select t from jsonb_array_elements_text(value) t where t is not null limit 50), '{}')
    when jsonb_typeof(value) = 'string' then array[value #>> '{}']
  end
$$;

create function private.read_whole(value jsonb) returns integer
language sql immutable
set search_path = ''
as $$
  select case when value #>> '{}' ~ '^\d{1,9}$' then (value #>> '{}')::integer end
$$;

create function private.read_filters(filters jsonb) returns private.product_filters
language sql immutable
set search_path = ''
as $$
  select (
    coalesce(filters ->> 'query', ''), nullif(filters ->> 'category', ''), private.read_texts(filters -> 'forms'),
    private.read_texts(filters -> 'uses'), nullif(filters ->> 'herb', ''),
    private.read_whole(filters -> 'min_price_kes'), private.read_whole(filters -> 'max_price_kes'),
    coalesce(filters ->> 'in_stock', '') = 'true',
    case when filters ->> 'min_rating' ~ '^[1-5](\.\d)?$' then (filters ->> 'min_rating')::numeric end
  )::private.product_filters
$$;

-- Whether the lot of a row may still be sold today, and whether there is some of it: what `private.sellable_stock` says,
-- in words that the indexes know.
create function private.lot_is_good_sql(alias text) returns text
language sql stable
set search_path = ''
as $$
  select format('(%1$s.expires_on is null or %1$s.expires_on > %2$L)', alias, private.nairobi_date())
$$;
create function private.own_stock_sql(alias text) returns text
language sql stable
set search_path = ''
as $$ select format('(%s.in_stock and %s)', alias, private.lot_is_good_sql(alias)) $$;

-- Whether the product has an option that can be sold; `p` is the product's own row. Asked of every product the planner
-- does best with one list of all such options, asked of a few with a look at each.
create function private.stocked_option_sql(of_few boolean) returns text
language sql stable
set search_path = ''
as $$
  select format(case when of_few then
    $sql$exists (select from public.products v where v.variant_of = p.id and v.status = 'active' and %s)$sql$
  else
    $sql$p.id in (
      select v.variant_of from public.products v where v.variant_of is not null and v.status = 'active' and %s)$sql$
  end, private.own_stock_sql('v'))
$$;

-- Whether the product or an option of it can be had.
create function private.stocked_sql(of_few boolean) returns text
language sql stable
set search_path = ''
as $$ select format('(%s or %s)', private.own_stock_sql('p'), private.stocked_option_sql(of_few)) $$;

-- One page of the shop. Everything in `filters` is optional:
-- {query, category, forms[], uses[], herb, min_price_kes, max_price_kes, in_stock, min_rating, sort, page_size, page_offset};
-- sort: popular | price_up | price_down | name | newest | rating. With a query `popular` means best match first.
-- Prices are compared by what a card says a product costs from; stock is what can be sold, nothing of an expired lot.
create function public.browse_products(filters jsonb default '{}') returns table (
  id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text,
  price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text,
  rating numeric, rating_count integer, variant_count integer, from_price_kes integer, in_stock boolean,
  total_count bigint
)
language plpgsql stable security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  wanted private.product_filters := private.read_filters(filters);
  searching constant boolean := trim(wanted.query) <> '';
  ordering text := case filters ->> 'sort'
    when 'price_up' then 'p.from_price_kes, p.id'
    when 'price_down' then 'p.from_price_kes desc, p.id desc'
    when 'name' then 'p.name, p.id'
    when 'newest' then 'p.created_at desc, p.id desc'
    when 'rating' then 'p.rating desc nulls last, p.rating_count desc, p.position, p.id'
    else case when searching then 'f.score desc, p.position, p.id' else 'p.position, p.id' end
  end;
  conditions text := private.filter_sql(wanted);
  row_limit constant integer := least(greatest(coalesce(private.read_whole(filters -> 'page_size'), 24), 1), 100);
  row_offset constant integer := least(coalesce(private.read_whole(filters -> 'page_offset'), 0), 100000);
begin
  return query execute format(
    case when searching then
      $sql$
        with found as materialized (
          select p.id, f.score, p.position, p.from_price_kes, p.name, p.created_at, p.rating, p.rating_count
          from private.match_products(%5$L, %6$L) f
          cross join lateral (select * from public.products p where p.id = f.id offset 0) p
          where %1$s
        ), page as materialized (
          select p.id, p.score, (select count(*) from found) as total from found p
          order by %7$s limit %3$s offset %4$s
        )
      $sql$
    else
      -- counted from the narrow index, which holds every column a filter reads but the herbs
      $sql$
        with page as materialized (
          select p.id, 0::real as score, (select count(*) from public.products p where %1$s) as total
          from public.products p where %1$s order by %2$s limit %3$s offset %4$s
        )
      $sql$
    end || $sql$
      select p.id, p.slug, p.name, p.botanical_name, p.swahili_name, p.category_id, p.form, p.size, p.price_kes,
        p.compare_at_kes, private.sellable_stock(p.stock, p.expires_on), p.summary, p.picture, p.picture_alt, p.rating,
        p.rating_count, o.many, p.from_price_kes, %8$s or coalesce(o.stocked, false), f.total
      from page f join public.products p on p.id = f.id
      cross join lateral (
        select count(*)::integer as many, bool_or(%9$s) as stocked
        from public.products v where v.variant_of = p.id and v.status = 'active'
      ) o
      order by %2$s
    $sql$, conditions, ordering, row_limit, row_offset, wanted.query, wanted.category,
    replace(ordering, 'f.score', 'p.score'), private.own_stock_sql('p'), private.own_stock_sql('v'));
end
$$;

-- The shorter question that cards and boxes ask.
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
language sql stable security definer
set search_path = ''
as $$
  select b.id, b.slug, b.name, b.botanical_name, b.swahili_name, b.category_id, b.form, b.size, b.price_kes,
    b.compare_at_kes, b.stock, b.summary, b.picture, b.picture_alt, b.total_count
  from public.browse_products(jsonb_build_object('query', query, 'category', category, 'sort', sort,
    'page_size', greatest(coalesce(page_size, 24), 1), 'page_offset', page_offset)) b
$$;

-- The filters as a condition on `p`, every value quoted.
create function private.filter_sql(wanted private.product_filters) returns text
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
    case when wanted.min_rating is not null then format('p.rating >= %s', wanted.min_rating) end
  ], ' and ')
$$;

-- How many products there are of each facet key, in stock or not, as `counted` in front of a query: rows of (facet_key,
-- stocked, n within the wanted price, lowest and highest of all prices, sample). `$1` holds the ids of a search. The whole
-- shop is counted from a narrow index by each product's own stock; what has sold out but for an option is then moved to
-- the other side, and what has expired is added where its options place it, which asks only of the few that have.
create function private.facet_counts_sql(base private.product_filters, wanted private.product_filters) returns text
language sql stable
set search_path = ''
as $$
  select format(
    case when trim(base.query) <> '' then
      $sql$
        counted as materialized (
          select p.facet_key, (%4$s or %2$s) as stocked, %3$s
          from public.products p where %1$s and p.id = any ($1) group by 1, 2
        )
      $sql$
    else
      $sql$
        by_own_stock as materialized (
          select p.facet_key, p.in_stock as stocked, %3$s
          from public.products p where %1$s and (%5$s or not p.in_stock) group by 1, 2
        ), by_option as materialized (
          select p.facet_key, %3$s from public.products p where %1$s and not p.in_stock and %2$s group by 1
        ), expired as materialized (
          select p.facet_key, %6$s as stocked, %3$s
          from public.products p where %1$s and p.in_stock and p.expires_on <= %7$L group by 1, 2
        ), counted as (
          select * from by_own_stock
          union all
          select m.facet_key, side.stocked, m.n * side.sign, m.lowest, m.highest, m.sample
          from by_option m cross join (values (true, 1), (false, -1)) side (stocked, sign)
          union all
          select * from expired
        )
      $sql$
    end,
    private.filter_sql(base), private.stocked_option_sql(trim(base.query) <> ''),
    format('count(*) filter (where %s) as n, min(p.from_price_kes) as lowest, max(p.from_price_kes) as highest, min(p.id) as sample',
      case when wanted.min_price is null and wanted.max_price is null then 'true'
        else format('p.from_price_kes between %s and %s', coalesce(wanted.min_price, 0), coalesce(wanted.max_price, 2000000000))
      end),
    private.own_stock_sql('p'), private.lot_is_good_sql('p'), private.stocked_option_sql(true), private.nairobi_date())
$$;

-- The counts beside the filters, as a person narrows the list: each group is counted with every other filter on and its
-- own off. → {total, did_you_mean: text|null, categories:[{id, name, count}], forms:[{id, count}],
-- uses:[{id, name, count}], ratings:[{at_least, count}], in_stock, price:{min_kes, max_kes}|null}
create function public.product_facets(filters jsonb default '{}') returns jsonb
language plpgsql stable security definer
set search_path = ''
set work_mem = '16MB'
-- narrow indexes, read from end to end: their pages are in memory
set random_page_cost = 1.1
-- starting workers takes a third of such a question's time, and the list is asked for at the same moment
set max_parallel_workers_per_gather = 0
as $$
declare
  wanted private.product_filters := private.read_filters(filters);
  base private.product_filters := wanted;
  searching constant boolean := trim(wanted.query) <> '';
  found_ids bigint[];
  found_as_typed boolean;
  answer jsonb;
begin
  base.category := null;
  base.forms := null;
  base.uses := null;
  base.in_stock := false;
  base.min_rating := null;
  base.min_price := null;
  base.max_price := null;
  if searching then
    select array_agg(m.id), bool_or(m.strict) into found_ids, found_as_typed from private.match_products(wanted.query) m;
    if wanted.category is not null then
      -- Of a shelf the list looks at its own most popular matches; the other shelves keep those of the whole shop.
      found_ids := array(
        select m.id from private.match_products(wanted.query, wanted.category) m
        union all
        select p.id from public.products p where p.id = any (found_ids) and p.category_id <> wanted.category);
    end if;
  end if;
  -- Counted by one number for everything but price and stock; what the number stands for is read from any product that
  -- has it.
  execute format(
    $sql$
      with %s, groups as materialized (
        select category_id, form, uses, floor(rating)::integer as stars, stocked, n, lowest, highest,
          ($2).category is null or category_id = ($2).category as category_fits,
          ($2).forms is null or form = any (($2).forms) as form_fits,
          ($2).uses is null or uses && ($2).uses as use_fits,
          ($2).min_rating is null or coalesce(rating >= ($2).min_rating, false) as rating_fits,
          stocked or not ($2).in_stock as stock_fits
        from counted c join public.products s on s.id = c.sample
      )
      select jsonb_build_object(
        'total', coalesce((
          select sum(n) from groups
          where category_fits and form_fits and use_fits and rating_fits and stock_fits), 0),
        'categories', (
          select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'count', coalesce(g.n, 0))
            order by c.position), '[]')
          from public.product_categories c left join (
            select category_id, sum(n) as n from groups
            where form_fits and use_fits and rating_fits and stock_fits group by 1
          ) g on g.category_id = c.id),
        'forms', (
          select coalesce(jsonb_agg(jsonb_build_object('id', g.form, 'count', g.n) order by g.n desc, g.form), '[]')
          from (
            select form, sum(n) as n from groups
            where category_fits and use_fits and rating_fits and stock_fits group by 1 having sum(n) > 0
          ) g),
        'uses', (
          select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'count', g.n)
            order by u.position), '[]')
          from (
            select use, sum(n) as n from groups, unnest(uses) use
            where category_fits and form_fits and rating_fits and stock_fits group by 1 having sum(n) > 0
          ) g join public.product_uses u on u.id = g.use),
        'ratings', (
          select jsonb_agg(jsonb_build_object('at_least', s, 'count', (
            select coalesce(sum(n), 0) from groups
            where stars >= s and category_fits and form_fits and use_fits and stock_fits)) order by s desc)
          from generate_series(1, 4) s),
        'in_stock', coalesce((
          select sum(n) from groups
          where stocked and category_fits and form_fits and use_fits and rating_fits), 0),
        'price', (
          select case when count(*) > 0 then jsonb_build_object('min_kes', min(lowest), 'max_kes', max(highest)) end
          from groups where category_fits and form_fits and use_fits and rating_fits and stock_fits)
      )
    $sql$, private.facet_counts_sql(base, wanted))
  into answer using found_ids, wanted;
  return answer || jsonb_build_object('did_you_mean',
    case when searching and found_as_typed is not true then private.suggest_query(wanted.query) end);
end
$$;


-- A query of which nothing was found by its words, with those we do not know put right, when each of them looks like one
-- we know and the result finds something; else null.
create function private.suggest_query(query text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  words constant text[] := private.search_words(query);
  typed text;
  better text;
  answer text[] := '{}';
begin
  foreach typed in array words loop
    better := null;
    if not exists (select 1 from private.search_vocabulary v where v.word like typed || '%') then
      better := (private.similar_words(typed))[1];
    end if;
    answer := answer || coalesce(better, typed);
  end loop;
  if words = '{}' or answer = words or not exists (
    select from public.products p
    where p.search @@ private.search_query(answer, '&', true) and p.status = 'active' and p.variant_of is null
  ) then
    return null;
  end if;
  return array_to_string(answer, ' ');
end
$$;

-- Products beside this one: made of the same herb first, then from the same shelf.
create function public.related_products(product_id bigint, max_rows integer default 4) returns table (
  id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text,
  price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text,
  rating numeric, rating_count integer
)
language sql stable security definer
set search_path = ''
as $$
  with one as (
    select p.id, p.category_id, p.herb_slugs from public.products p
    where p.id = (select coalesce(v.variant_of, v.id) from public.products v
      where v.id = related_products.product_id and v.status = 'active')
  ), near as (
    (
      select p.id, 1 as step, p.position from one join public.products p on p.herb_slugs && one.herb_slugs
      where p.status = 'active' and p.variant_of is null and p.id <> one.id
      order by p.position limit 24
    ) union all (
      select p.id, 2, p.position from one join public.products p on p.category_id = one.category_id
      where p.status = 'active' and p.variant_of is null and p.id <> one.id
      order by p.position limit 24
    )
  )
  select p.id, p.slug, p.name, p.botanical_name, p.swahili_name, p.category_id, p.form, p.size, p.price_kes,
    p.compare_at_kes, s.stock, p.summary, p.picture, p.picture_alt, p.rating, p.rating_count
  from (select n.id, min(n.step) as step from near n group by n.id) best join public.products p on p.id = best.id
  cross join lateral (select private.sellable_stock(p.stock, p.expires_on) as stock) s
  order by best.step, s.stock > 0 desc, p.position, p.id
  limit least(greatest(coalesce(related_products.max_rows, 4), 1), 24)
$$;

revoke all on function private.read_texts(jsonb) from public;
revoke all on function private.read_whole(jsonb) from public;
revoke all on function private.read_filters(jsonb) from public;
revoke all on function private.lot_is_good_sql(text) from public;
revoke all on function private.own_stock_sql(text) from public;
revoke all on function private.stocked_option_sql(boolean) from public;
revoke all on function private.stocked_sql(boolean) from public;
revoke all on function private.filter_sql(private.product_filters) from public;
revoke all on function private.facet_counts_sql(private.product_filters, private.product_filters) from public;
revoke all on function private.suggest_query(text) from public;
revoke all on function public.search_products(text, text, text, integer, integer) from public;
revoke all on function public.browse_products(jsonb) from public;
revoke all on function public.product_facets(jsonb) from public;
revoke all on function public.related_products(bigint, integer) from public;
grant execute on function
  public.search_products(text, text, text, integer, integer),
  public.browse_products(jsonb),
  public.product_facets(jsonb),
  public.related_products(bigint, integer)
  to anon, authenticated, service_role;

-- The generator of the client's types reads these.
comment on function public.search_products(text, text, text, integer, integer) is
  'May be null: botanical_name, swahili_name, compare_at_kes.';
comment on function public.browse_products(jsonb) is
  'May be null: botanical_name, swahili_name, compare_at_kes, rating.';
comment on function public.related_products(bigint, integer) is
  'May be null: botanical_name, swahili_name, compare_at_kes, rating.';
