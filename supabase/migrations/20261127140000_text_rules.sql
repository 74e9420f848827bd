-- What the database checks of texts and puts on their cards, from the schemas: one function, written by
-- `node scripts/text-rules.ts`, so that a new field replaces it and nothing else. Until now every check and every card held
-- its own copy of the names, types and values.
create or replace function private.text_rules(kind text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case kind
    when 'herb' then '{
    "fields": {
      "slug": "string", "accepted_name": "string", "family": "string", "synonyms": "array", "names": "object",
      "other_names": "array", "summary": "string", "about": "string", "alert": "string?", "look_alikes": "array",
      "parts_used": {"is": "array", "of": ["leaf", "leaf gel", "leaf latex", "young shoot", "whole herb", "flower",
      "flower bud", "calyx", "fruit", "fruit pulp", "fruit rind", "pod", "seed", "seed husk", "seed oil", "kernel",
      "grain", "root", "rhizome", "tuber", "corm", "bulb", "bark", "resin", "stem", "essential oil", "alga"]},
      "preparations": "array", "no_preparation_reason": "string?", "uses": "array", "contraindications": "array",
      "pregnancy": "object", "lactation": "object", "children": "object", "interactions": "array",
      "nothing_found": "array?", "side_effects": "array", "storage": "string", "conservation": "object",
      "grows_in_kenya": {"is": "string", "of": ["wild", "cultivated", "no"]}, "ayurveda": "object?",
      "references": "array", "picture": "string"},
    "values": {
      },
    "card": [
      "slug", "accepted_name", "synonyms", "names", "other_names", "picture", "parts_used", "grows_in_kenya"]}'::jsonb
    when 'remedy' then '{
    "fields": {
      "slug": "string", "title": "string", "kind": {"is": "string", "of": ["home", "ayurvedic"]},
      "complaints": "array", "summary": "string", "for_whom": "string", "not_for": "array", "ingredients": "array",
      "steps": "array", "dose": "string", "limits": "object", "external": "boolean", "evidence": "string",
      "evidence_text": "string", "references": "array", "see_clinician": "array", "red_flags": "array",
      "keeps": "string", "picture": "string", "ayurveda": "object?", "herb_slugs": "array", "product_skus": "array"},
    "values": {
      "evidence": ["A", "B", "C", "D"]},
    "card": [
      "slug", "title", "kind", "complaints", "summary", "evidence", "external", "herb_slugs", "picture"]}'::jsonb
    when 'article' then '{
    "fields": {
      "slug": "string", "topic": "string", "goal": "string", "title": "string", "summary": "string", "body": "array",
      "reading_minutes": "number", "sources": "array", "food_ids": "array", "herb_slugs": "array",
      "product_skus": "array"},
    "values": {
      "topic": ["basics", "vegetables-and-fruit", "protein", "vitamins-and-minerals", "life-stages", "conditions",
      "weight-and-fasting", "kitchen-and-budget", "safety"], "goal": ["eat-well", "save-money", "strong-blood",
      "strong-bones", "grow-well", "healthy-heart", "steady-sugar", "calm-stomach", "healthy-weight", "more-energy",
      "stay-safe"]},
    "card": [
      "slug", "title", "topic", "goal", "summary", "reading_minutes", "food_ids", "herb_slugs"]}'::jsonb
  end
$$;
comment on function private.text_rules(text) is
  'By kind of text (herb, remedy, article): fields, each with its JSON type, "?" where it may be missing or null, and the values it may have; values that have a sentence of their own; card, what its card carries as it is. Null for another kind. Written by scripts/text-rules.ts.';
grant execute on function private.text_rules(text) to authenticated, service_role;

-- Fields that hold something else than they must, by the rules of a kind.
create or replace function private.shape_faults(body jsonb, shape jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.fault(r.key, 'This is missing or of the wrong kind.') order by r.key), '[]')
  from (
    select s.key, body -> s.key as value, coalesce(s.value ->> 'is', s.value #>> '{}') as wanted, s.value -> 'of' as offered
    from jsonb_each(shape) s
  ) r
  where not (r.wanted like '%?' and coalesce(jsonb_typeof(r.value), 'null') = 'null')
    and (jsonb_typeof(r.value) is distinct from rtrim(r.wanted, '?')
      or r.wanted = 'string' and trim(r.value #>> '{}') = ''
      or r.offered is not null and not r.offered @> r.value)
$$;
comment on function private.shape_faults(jsonb, jsonb) is
  'Fields that are missing, hold another JSON type than `shape` names, or a value that it does not offer: [{field, message}]. `shape` is `fields` of private.text_rules.';

create or replace function private.herb_faults(body jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  faults jsonb := private.shape_faults(body, private.text_rules('herb') -> 'fields');
  field text;
  item jsonb;
begin
  if faults <> '[]' then
    return faults;
  end if;
  if coalesce(body #>> '{names,english,0}', '') = '' then
    faults := faults || private.fault('names', 'Give it an English name.');
  end if;
  foreach field in array '{pregnancy,lactation,children}'::text[] loop
    if coalesce(body #>> array[field, 'status'], '') not in ('avoid', 'caution', 'no_data', 'ok')
        or coalesce(trim(body #>> array[field, 'text']), '') = '' then
      faults := faults || private.fault(field, 'Say avoid, caution, no data or ok, and why.');
    end if;
  end loop;
  if body -> 'uses' = '[]' or body -> 'parts_used' = '[]' or body -> 'references' = '[]' then
    faults := faults || private.fault('uses', 'Name at least one use, one part and one reference.');
  end if;
  for item in select * from jsonb_array_elements(body -> 'uses') loop
    if coalesce(item ->> 'evidence', '') not in ('A', 'B', 'C', 'D') then
      faults := faults || private.fault('uses', 'Every use has an evidence grade from A to D.');
    end if;
  end loop;
  for item in select * from jsonb_array_elements((body -> 'uses') || (body -> 'preparations')) loop
    if jsonb_typeof(item -> 'references') is distinct from 'array' or item -> 'references' = '[]' or exists (
        select from jsonb_array_elements_text(item -> 'references') cited
        where not jsonb_path_exists(body, '$.references[*] ? (@.id == $id)', jsonb_build_object('id', cited))) then
      faults := faults || private.fault('references', 'Every use and preparation cites a reference of the list.');
    end if;
  end loop;
  for item in select * from jsonb_array_elements(body -> 'preparations') loop
    if (item -> 'dose')::numeric * (item -> 'times_a_day')::numeric > (item -> 'max_a_day')::numeric then
      faults := faults || private.fault('preparations', 'A day''s doses are more than the maximum of a day.');
    end if;
  end loop;
  for item in select * from jsonb_array_elements(body -> 'interactions') loop
    if coalesce(item ->> 'severity', '') not in ('major', 'moderate', 'minor')
        or coalesce(trim(item ->> 'mechanism'), '') = '' or coalesce(trim(item ->> 'advice'), '') = '' then
      faults := faults || private.fault('interactions', 'Every interaction says how severe it is, why, and what to do.');
    end if;
    if not private.is_known_term(item ->> 'drug', 'medicine') then
      faults := faults || private.fault('interactions', format('There is no class of medicines "%s".', item ->> 'drug'));
    end if;
  end loop;
  for item in select * from jsonb_array_elements(body -> 'contraindications') loop
    if not private.is_known_term(item ->> 'condition', 'condition') then
      faults := faults || private.fault('contraindications', format('There is no condition "%s".', item ->> 'condition'));
    end if;
  end loop;
  return faults || private.claim_faults(body);
exception when data_exception or invalid_parameter_value then
  return faults || private.fault('body', 'Something in it is of the wrong kind.');
end
$$;

create or replace function private.remedy_faults(body jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  faults jsonb := private.shape_faults(body, private.text_rules('remedy') -> 'fields');
  item jsonb;
begin
  if faults <> '[]' then
    return faults;
  end if;
  if not private.text_rules('remedy') #> '{values,evidence}' ? (body ->> 'evidence') then
    faults := faults || private.fault('evidence', 'Grade the evidence from A to D.');
  end if;
  if coalesce((body #> '{limits,max_a_day}')::numeric, 0) <= 0 then
    faults := faults || private.fault('limits', 'Say how much a day is the most.');
  end if;
  if body -> 'red_flags' = '[]' or body -> 'see_clinician' = '[]' then
    faults := faults || private.fault('red_flags', 'Name the signs that end it, and when to see a clinician.');
  end if;
  if body -> 'steps' = '[]' or body -> 'ingredients' = '[]' or body -> 'references' = '[]' then
    faults := faults || private.fault('steps', 'Give its ingredients, its steps and a reference.');
  end if;
  for item in select * from jsonb_array_elements(body -> 'not_for') loop
    if not private.is_known_term(item ->> 'condition', 'condition') then
      faults := faults || private.fault('not_for', format('There is no condition "%s".', item ->> 'condition'));
    end if;
  end loop;
  for item in select * from jsonb_array_elements(body -> 'herb_slugs') loop
    if not exists (select from public.herbs h where h.slug = item #>> '{}') then
      faults := faults || private.fault('herb_slugs', format('There is no herb "%s".', item #>> '{}'));
    end if;
  end loop;
  return faults || private.claim_faults(body);
exception when data_exception or invalid_parameter_value then
  return faults || private.fault('body', 'Something in it is of the wrong kind.');
end
$$;

create or replace function private.article_faults(body jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
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
$$;

-- The whole check of a monograph. What is amiss with its shape is said alone, as before; null says as little as a missing field.
create or replace function private.monograph_faults(body jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.herb_faults(body)
    || case when jsonb_typeof(body -> 'interactions') = 'array' and jsonb_typeof(body -> 'contraindications') = 'array'
      then private.pair_faults(jsonb_strip_nulls(body)) else '[]' end
$$;

-- What a card has as the text has it.
create or replace function private.card_fields(kind text, body jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(f.field, body -> f.field)
  from jsonb_array_elements_text(private.text_rules(kind) -> 'card') f (field)
$$;
comment on function private.card_fields(text, jsonb) is
  'The fields of a text that its card carries as they are, by private.text_rules; one that the text lacks is null.';
grant execute on function private.card_fields(text, jsonb) to authenticated, service_role;

create or replace function private.herb_card(body jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select private.card_fields('herb', body) || jsonb_build_object(
    'uses', (select coalesce(jsonb_agg(jsonb_build_array(u.use -> 'topic', u.use -> 'evidence') order by u.n), '[]')
      from jsonb_array_elements(body -> 'uses') with ordinality u (use, n)
      where u.use ->> 'evidence' <> 'D' and coalesce(u.use -> 'advised', 'true') <> 'false'),
    'pregnancy', body #> '{pregnancy,status}',
    'dangerous', jsonb_typeof(body -> 'alert') is not distinct from 'string',
    'threatened', coalesce(body #>> '{conservation,iucn}', '') in ('VU', 'EN', 'CR')
      or body #>> '{conservation,cites}' is not null,
    'dosha', body #> '{ayurveda,dosha}')
$$;

create or replace function private.remedy_card(body jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select private.card_fields('remedy', body) || jsonb_build_object(
    'min_age_years', body #> '{limits,min_age_years}',
    'ingredients', (select coalesce(jsonb_agg(jsonb_build_array(i.item -> 'ingredient', i.item -> 'optional') order by i.n), '[]')
      from jsonb_array_elements(body -> 'ingredients') with ordinality i (item, n)))
$$;

create or replace function private.article_card(body jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select private.card_fields('article', body) || jsonb_build_object(
    -- what the text is about in few words, for the search
    'headings', (select coalesce(jsonb_agg(b.block -> 'text' order by b.n), '[]')
      from jsonb_array_elements(body -> 'body') with ordinality b (block, n) where b.block ->> 'kind' = 'heading'))
$$;
