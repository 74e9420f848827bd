-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The counts beside the filters of a large shop took 200 to 500 ms among a million products, since every look at the shop
-- counted all of them. Nobody reads such counts to the last piece: a shop of many thousand products is counted once a
-- minute, and its visitors read what was counted. A smaller one is counted whenever somebody looks, and so is whatever is
-- searched for. What is narrowed by a price is counted each time within that price.

create table private.shelf_counts (
  category_id text not null,
  form text not null,
  uses text[] not null,
  rating numeric(2,1),
  stocked boolean not null,
  n bigint not null,
  lowest integer not null,
  highest integer not null,
  counted_at timestamp with time zone not null
);
alter table private.shelf_counts set unlogged;
comment on table private.shelf_counts is 'Counts of a large shop (20,000 products or more), made once a minute for its filters; unlogged.';
comment on column private.shelf_counts.category_id is 'Shelf.';
comment on column private.shelf_counts.form is 'Form.';
comment on column private.shelf_counts.uses is 'Uses.';
comment on column private.shelf_counts.rating is 'Average stars; null without reviews.';
comment on column private.shelf_counts.stocked is 'Whether one can be had.';
comment on column private.shelf_counts.n is 'Number of products.';
comment on column private.shelf_counts.lowest is 'Lowest price, KSh.';
comment on column private.shelf_counts.highest is 'Highest price, KSh.';
comment on column private.shelf_counts.counted_at is 'When they were counted.';

-- `private.facet_counts_sql` with what each number stands for, as `kinds`: read from any product that has it.
create function private.kinds_sql(base private.product_filters, wanted private.product_filters)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.facet_counts_sql(base, wanted) || $sql$, kinds as (
    select s.category_id, s.form, s.uses, s.rating, c.stocked, c.n, c.lowest, c.highest
    from counted c join public.products s on s.id = c.sample)$sql$
$function$;
comment on function private.kinds_sql(base private.product_filters, wanted private.product_filters) is 'The counts of each kind of product, in front of a query.';

-- Whether what was counted answers for these filters, but for their price.
create function private.is_counted(wanted private.product_filters)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select trim(wanted.query) = '' and num_nonnulls(wanted.herb, wanted.need, wanted.named) = 0
    and exists (select from private.shelf_counts c where c.counted_at > now() - interval '10 minutes')
$function$;
comment on function private.is_counted(wanted private.product_filters) is 'Whether the counts of a large shop are there, and answer for these filters but for their price.';

-- How many products there are under such filters.
create function private.counted_total_sql(wanted private.product_filters)
returns text
language sql
stable
set search_path = ''
as $function$
  select format('(select coalesce(sum(c.n), 0)::bigint from private.shelf_counts c where %s)', array_to_string(array[
    'true',
    case when wanted.category is not null then format('c.category_id = %L', wanted.category) end,
    case when wanted.forms is not null then format('c.form = any (%L)', wanted.forms) end,
    case when wanted.uses is not null then format('c.uses && %L', wanted.uses) end,
    case when wanted.in_stock then 'c.stocked' end,
    case when wanted.min_rating is not null then format('c.rating >= %s', wanted.min_rating) end
  ], ' and '))
$function$;
comment on function private.counted_total_sql(wanted private.product_filters) is 'How many products there are, of the counts of a large shop.';

-- Counts a shop of `at_least` products or more, roughly, and answers how many kinds there are; of a smaller one it forgets what
-- was counted.
create function private.count_large_shop(at_least integer default 20000)
returns integer
language plpgsql
set search_path = ''
set work_mem = '16MB'
set random_page_cost = '1.1'
set max_parallel_workers_per_gather = '0'
as $function$
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
$function$;
comment on function private.count_large_shop(at_least integer) is 'Counts a large shop for the numbers beside its filters; answers how many rows that takes.';
