-- Of products that only look like what was typed, and of those that have one of its words, a search kept any 200; which ones
-- hung on the order of the table. Among a million products it read half of them for a typo, shelf after shelf without a
-- match. Now it keeps the most popular ones, as the exact steps do.
create or replace function private.match_products(query text, category text default null)
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
$$;
