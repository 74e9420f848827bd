-- The counts beside the filters of a large shop took 200 to 500 ms among a million products, since every look at the shop
-- counted all of them. Nobody reads such counts to the last piece: a shop of many thousand products is counted once a
-- minute, and its visitors read what was counted. A smaller one is counted whenever somebody looks, and so is whatever is
-- searched for. What is narrowed by a price is counted each time within that price.

-- How many products there are of each kind that the filters tell apart, in stock or not. `n` may be negative: what is taken
-- back from one side and counted on the other. Unlogged, since it is written anew every minute.
create unlogged table private.shelf_counts (
  category_id text not null,
  form text not null,
  uses text[] not null,
  rating numeric(2,1),
  stocked boolean not null,
  n bigint not null,
  lowest integer not null,
  highest integer not null,
  counted_at timestamptz not null
);
revoke all on private.shelf_counts from public;

-- `private.facet_counts_sql` with what each number stands for, as `kinds`: read from any product that has it.
create function private.kinds_sql(base private.product_filters, wanted private.product_filters) returns text
language sql stable
set search_path = ''
as $$
  select private.facet_counts_sql(base, wanted) || $sql$, kinds as (
    select s.category_id, s.form, s.uses, s.rating, c.stocked, c.n, c.lowest, c.highest
    from counted c join public.products s on s.id = c.sample)$sql$
$$;
comment on function private.kinds_sql(private.product_filters, private.product_filters) is
  'The counts of each kind of product, in front of a query.';

-- Whether what was counted answers for these filters, but for their price.
create function private.is_counted(wanted private.product_filters) returns boolean
language sql stable
set search_path = ''
as $$
  select trim(wanted.query) = '' and num_nonnulls(wanted.herb, wanted.need, wanted.named) = 0
    and exists (select from private.shelf_counts c where c.counted_at > now() - interval '10 minutes')
$$;
comment on function private.is_counted(private.product_filters) is
  'Whether the counts of a large shop are there, and answer for these filters but for their price.';

-- How many products there are under such filters.
create function private.counted_total_sql(wanted private.product_filters) returns text
language sql stable
set search_path = ''
as $$
  select format('(select coalesce(sum(c.n), 0)::bigint from private.shelf_counts c where %s)', array_to_string(array[
    'true',
    case when wanted.category is not null then format('c.category_id = %L', wanted.category) end,
    case when wanted.forms is not null then format('c.form = any (%L)', wanted.forms) end,
    case when wanted.uses is not null then format('c.uses && %L', wanted.uses) end,
    case when wanted.in_stock then 'c.stocked' end,
    case when wanted.min_rating is not null then format('c.rating >= %s', wanted.min_rating) end
  ], ' and '))
$$;
comment on function private.counted_total_sql(private.product_filters) is
  'How many products there are, of the counts of a large shop.';

-- Counts a shop of `at_least` products or more, roughly, and answers how many kinds there are; of a smaller one it forgets what
-- was counted.
create function private.count_large_shop(at_least integer default 20000) returns integer
language plpgsql
set search_path = ''
set work_mem = '16MB'
set random_page_cost = '1.1'
set max_parallel_workers_per_gather = '0'
as $$
declare
  everything constant private.product_filters := private.read_filters('{}');
  counted integer := 0;
begin
  delete from private.shelf_counts;
  if (select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.products'::regclass) >= at_least then
    execute format('with %s insert into private.shelf_counts select k.*, now() from kinds k',
      private.kinds_sql(everything, everything));
    get diagnostics counted = row_count;
  end if;
  return counted;
end
$$;
comment on function private.count_large_shop(integer) is
  'Counts a large shop for the numbers beside its filters; answers how many rows that takes.';
revoke all on function private.kinds_sql(private.product_filters, private.product_filters), private.count_large_shop(integer),
  private.is_counted(private.product_filters), private.counted_total_sql(private.product_filters) from public;

select private.register_job('large_shop_counts', 26, '1 minute', 'private.count_large_shop()');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;

create or replace function public.product_facets(filters jsonb default '{}'::jsonb)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
set work_mem = '16MB'
set random_page_cost = '1.1'
set max_parallel_workers_per_gather = '0'
as $$
declare
  wanted private.product_filters := private.read_filters(filters);
  base private.product_filters := wanted;
  searching constant boolean := trim(wanted.query) <> '';
  found_ids bigint[];
  found_as_typed boolean;
  kinds text;
  source text := 'kinds';
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
  if not private.is_counted(wanted) then
    kinds := private.kinds_sql(base, wanted);
  elsif num_nonnulls(wanted.min_price, wanted.max_price) = 0 then
    kinds := 'kinds as (select * from private.shelf_counts)';
  else
    -- Counted within the price alone; of what lies outside, the lowest and the highest price were noted.
    base.min_price := wanted.min_price;
    base.max_price := wanted.max_price;
    kinds := private.kinds_sql(base, base) || $sql$, all_kinds as (
      select * from kinds
      union all
      select c.category_id, c.form, c.uses, c.rating, c.stocked, 0, c.lowest, c.highest from private.shelf_counts c)$sql$;
    source := 'all_kinds';
  end if;
  execute format(
    $sql$
      with %s, groups as materialized (
        select category_id, form, uses, floor(rating)::integer as stars, stocked, n, lowest, highest,
          ($2).category is null or category_id = ($2).category as category_fits,
          ($2).forms is null or form = any (($2).forms) as form_fits,
          ($2).uses is null or uses && ($2).uses as use_fits,
          ($2).min_rating is null or coalesce(rating >= ($2).min_rating, false) as rating_fits,
          stocked or not ($2).in_stock as stock_fits
        from %s
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
    $sql$, kinds, source)
  into answer using found_ids, wanted;
  return answer || jsonb_build_object('did_you_mean',
    case when searching and found_as_typed is not true then private.suggest_query(wanted.query) end);
end
$$;

create or replace function public.browse_products(filters jsonb default '{}'::jsonb)
returns table(id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text, price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text, rating numeric, rating_count integer, variant_count integer, from_price_kes integer, in_stock boolean, total_count bigint)
language plpgsql
stable security definer
set search_path = ''
set max_parallel_workers_per_gather = '0'
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
    case when private.is_counted(wanted) and num_nonnulls(wanted.min_price, wanted.max_price) = 0 then private.counted_total_sql(wanted)
      else format('(select count(*) from public.products p where %s)', conditions) end);
end
$$;
