-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Two views of a shop of a million products took longer than 120 ms.

-- Within a price, a page counted its products by the widest index, looking at the uses of each. They are counted by kind now,
-- as the filters are, and the uses looked at once for a kind.
create function private.priced_total_sql(wanted private.product_filters)
returns text
language plpgsql
stable
set search_path = ''
as $function$
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
end $function$;
comment on function private.priced_total_sql(wanted private.product_filters) is 'How many products of a large shop there are under filters with a price, which is counted for each kind.';
