-- A card shows only what the page advises: a grade says how well a use was tried, not that we stand behind it. Aloe latex
-- does purge (A) and is too harsh; ginseng was tried for memory (B) without effect. Whether a plant is threatened comes
-- along, because nothing threatened is suggested. The same card is made in src/features/herbs/herb.ts.
create or replace function private.herb_card(body jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'slug', body -> 'slug', 'accepted_name', body -> 'accepted_name',
    'synonyms', body -> 'synonyms', 'names', body -> 'names', 'other_names', body -> 'other_names',
    'picture', body -> 'picture', 'parts_used', body -> 'parts_used',
    'uses', (select coalesce(jsonb_agg(jsonb_build_array(u.use -> 'topic', u.use -> 'evidence') order by u.n), '[]')
      from jsonb_array_elements(body -> 'uses') with ordinality u (use, n)
      where u.use ->> 'evidence' <> 'D' and coalesce(u.use -> 'advised', 'true') <> 'false'),
    'pregnancy', body #> '{pregnancy,status}',
    'dangerous', jsonb_typeof(body -> 'alert') is not distinct from 'string',
    'threatened', coalesce(body #>> '{conservation,iucn}', '') in ('VU', 'EN', 'CR')
      or body #>> '{conservation,cites}' is not null,
    'grows_in_kenya', body -> 'grows_in_kenya',
    'dosha', body #> '{ayurveda,dosha}')
$$;
comment on function private.herb_card(jsonb) is
  'What the browser shows of a monograph: its names, the grades of the uses that it advises, what to beware of.';

-- Stored cards are made again only when their row is written.
update public.herbs set body = body;
