-- Two views of a shop of a million products took longer than 120 ms.

-- Within a price, a page counted its products by the widest index, looking at the uses of each. They are counted by kind now,
-- as the filters are, and the uses looked at once for a kind.
create function private.priced_total_sql(wanted private.product_filters) returns text
language plpgsql stable set search_path = '' as $$
declare
  within private.product_filters := private.read_filters('{}');
  others private.product_filters := wanted;
begin
  within.min_price := wanted.min_price;
  within.max_price := wanted.max_price;
  within.in_stock := wanted.in_stock;
  others.min_price := null;
  others.max_price := null;
  others.in_stock := false;
  return format($sql$(
    select coalesce(sum(c.n), 0)::bigint from (
      select p.facet_key, count(*) as n, min(p.id) as sample from public.products p where %s group by 1
    ) c join public.products p on p.id = c.sample where %s)$sql$, private.filter_sql(within), private.filter_sql(others));
end $$;
comment on function private.priced_total_sql(private.product_filters) is
  'How many products of a large shop there are under filters with a price, which is counted for each kind.';

create or replace function public.browse_products(filters jsonb default '{}'::jsonb)
returns table(id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text, price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text, rating numeric, rating_count integer, variant_count integer, from_price_kes integer, in_stock boolean, total_count bigint)
language plpgsql
stable security definer
set search_path = ''
set max_parallel_workers_per_gather = '0'
as $function$
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
      -- where it was not counted: from the narrow index, which holds every column a filter reads but the herbs
      $sql$
        with page as materialized (
          select p.id, 0::real as score, %10$s as total
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
    replace(ordering, 'f.score', 'p.score'), private.own_stock_sql('p'), private.own_stock_sql('v'),
    case when not private.is_counted(wanted) then format('(select count(*) from public.products p where %s)', conditions)
      when num_nonnulls(wanted.min_price, wanted.max_price) = 0 then private.counted_total_sql(wanted)
      else private.priced_total_sql(wanted) end);
end
$function$;

-- Where the price itself narrows what is counted, there is nothing more to ask of a row: its lowest and highest price are
-- those of the whole shop, which are known.
create or replace function private.facet_counts_sql(base private.product_filters, wanted private.product_filters)
returns text
language sql
stable
set search_path = ''
as $function$
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
    case
      when num_nonnulls(base.min_price, base.max_price) > 0 then
        'count(*) as n, null::integer as lowest, null::integer as highest, min(p.id) as sample'
      else format(
        'count(*) filter (where %s) as n, min(p.from_price_kes) as lowest, max(p.from_price_kes) as highest, min(p.id) as sample',
        case when wanted.min_price is null and wanted.max_price is null then 'true'
          else format('p.from_price_kes between %s and %s', coalesce(wanted.min_price, 0), coalesce(wanted.max_price, 2000000000))
        end)
    end,
    private.own_stock_sql('p'), private.lot_is_good_sql('p'), private.stocked_option_sql(true), private.nairobi_date())
$function$;

-- Words as the beginnings of others are looked for when fewer than a hundred products have them whole, no longer two hundred:
-- among a million, five common words take 130 ms that way, for products that stand behind the fourth page.
create or replace function private.match_products(query text, category text default NULL::text)
returns table(id bigint, score real, strict boolean)
language plpgsql
stable rows 100
set search_path = ''
set effective_cache_size = '8MB'
set random_page_cost = '4'
set enable_seqscan = 'off'
as $function$
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
        where (select count(*) from whole) < 100
          and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $3
        order by p.position, p.id limit 500
      ) c
    ), alike as materialized (
      select c.id, (extensions.similarity($5, c.search_names) + ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $6))::real as score
      from (
        select p.id, p.search, p.search_names from public.products p
        where (select count(*) from beginning) + (select count(*) from whole) < 5
          and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $6
        order by p.position, p.id limit 200
      ) c
    ), loose as materialized (
      select c.id, ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $4) as score
      from (
        select p.id, p.search from public.products p
        where not exists (select 1 from whole) and not exists (select 1 from beginning)
          and not exists (select 1 from alike)
          and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $4
        order by p.position, p.id limit 200
      ) c
    )
    select u.id, max(u.score)::real, bool_or(u.strict)
    from (
      select w.id, w.score, true as strict from whole w union all select b.id, b.score, true from beginning b
      union all select a.id, a.score, false from alike a union all select l.id, l.score, false from loose l
    ) u
    group by u.id
  $sql$ using category, whole, beginning, loose, phrase, private.respelt_query(words);
end
$function$;
