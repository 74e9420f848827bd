-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What is wrong with a text before it is published: a claim we may not make, a use without a grade, an interaction with
-- a class of medicines nobody knows, a dose above its own maximum. The editors show the faults; publishing refuses them.
--
-- What a monograph says about pairs of a herb and a medicine or a condition: how they meet, where that stands, and which
-- pairs were looked up without finding anything. Only the last are shown as clear, so a faulty one would be a false
-- all-clear: it names a known class or condition, a source of the same text, a month, and is denied by no interaction.
--
-- What the database checks of texts and puts on their cards, from the schemas: one function, written by
-- `node scripts/text-rules.ts`, so that a new field replaces it and nothing else. Until now every check and every card held
-- its own copy of the names, types and values.

-- Every piece of text in a document, one to a line.
create function private.texts_of(document jsonb)
returns text
language sql
immutable
set search_path = ''
as $function$
  select string_agg(value #>> '{}', E'\n') from jsonb_path_query(document, 'strict $.**') value
  where jsonb_typeof(value) = 'string'
$function$;
comment on function private.texts_of(document jsonb) is 'Every text in a document, one to a line.';

create function private.fault(field text, message text)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select jsonb_build_object('field', field, 'message', message)
$function$;
comment on function private.fault(field text, message text) is 'One fault of a text that is to be published: {field, message}.';

-- Banned claims by field. Titles of references are other people's words.
create function private.claim_faults(body jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(private.fault(f.key, format('We may not claim "%s".', f.claim))
      || jsonb_build_object('claim', f.claim)), '[]')
  from (
    select e.key, private.find_banned_claim(private.texts_of(e.value)) as claim
    from jsonb_each(body - 'references' - 'slug' - 'picture') e
  ) f
  where f.claim is not null
$function$;
comment on function private.claim_faults(body jsonb) is 'Banned claims by field: [{field, message, claim}]. Titles of references are other people''s words and may say anything.';

create function private.is_known_term(term text, wanted text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select from public.safety_terms t where t.id = term and t.kind = wanted)
$function$;
comment on function private.is_known_term(term text, wanted text) is 'Whether an id of safety_terms exists with this kind, medicine or condition.';

-- Fields that hold something else than they must, by the rules of a kind.
create function private.shape_faults(body jsonb, shape jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(private.fault(r.key, 'This is missing or of the wrong kind.') order by r.key), '[]')
  from (
    select s.key, body -> s.key as value, coalesce(s.value ->> 'is', s.value #>> '{}') as wanted, s.value -> 'of' as offered
    from jsonb_each(shape) s
  ) r
  where not (r.wanted like '%?' and coalesce(jsonb_typeof(r.value), 'null') = 'null')
    and (jsonb_typeof(r.value) is distinct from rtrim(r.wanted, '?')
      or r.wanted = 'string' and trim(r.value #>> '{}') = ''
      or r.offered is not null and not r.offered @> r.value)
$function$;
comment on function private.shape_faults(body jsonb, shape jsonb) is 'Fields that are missing, hold another JSON type than `shape` names, or a value that it does not offer: [{field, message}]. `shape` is `fields` of private.text_rules.';

create function private.herb_faults(body jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.herb_faults(body jsonb) is 'Faults of a monograph but for its pairs: [{field, message, claim}].';

create function private.remedy_faults(body jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.remedy_faults(body jsonb) is 'Faults of a remedy: [{field, message, claim}].';

-- Faults of the interactions' newer fields and of `nothing_found`. Both may be missing: older texts have neither.
create function private.pair_faults(body jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  faults jsonb := '[]';
  item jsonb;
begin
  for item in select * from jsonb_array_elements(body -> 'interactions') loop
    if item ? 'acts' and coalesce(item ->> 'acts', '') not in ('absorption', 'effect', 'enzyme', 'organ') then
      faults := faults || private.fault('interactions', 'Say how they meet: absorption, effect, enzyme or organ.');
    end if;
    if item ->> 'acts' = 'absorption' and item ->> 'advice' !~ '\yhours?\y' then
      faults := faults || private.fault('interactions', 'What meets in the gut is kept hours apart: say how many.');
    end if;
    if item ->> 'acts' in ('effect', 'enzyme', 'organ') and item ->> 'advice' ~ '\yhours? apart\y' then
      faults := faults || private.fault('interactions', 'Hours apart help only with what meets in the gut.');
    end if;
  end loop;
  for item in select * from jsonb_array_elements(coalesce(body -> 'nothing_found', '[]')) loop
    if item ? 'drug' = item ? 'condition'
        or item ? 'drug' and not private.is_known_term(item ->> 'drug', 'medicine')
        or item ? 'condition' and not private.is_known_term(item ->> 'condition', 'condition') then
      faults := faults || private.fault('nothing_found', 'Every pair names one known class of medicines or condition.');
    end if;
    if coalesce(item ->> 'looked_up', '') !~ '^20\d\d-(0[1-9]|1[0-2])$'
        -- nobody has looked anything up next month
        or item ->> 'looked_up' > to_char(private.nairobi_date() + 1, 'YYYY-MM')
        or jsonb_typeof(item -> 'references') is distinct from 'array' or item -> 'references' = '[]' then
      faults := faults || private.fault('nothing_found', 'Every pair says in which sources and which month it was looked up.');
    end if;
    if exists (select from jsonb_array_elements(body -> 'interactions') i where i ->> 'drug' = item ->> 'drug')
        or exists (select from jsonb_array_elements(body -> 'contraindications') c
          where c ->> 'condition' = item ->> 'condition') then
      faults := faults || private.fault('nothing_found',
        format('"%s" has a warning as well.', coalesce(item ->> 'drug', item ->> 'condition')));
    end if;
  end loop;
  if exists (
      select from jsonb_path_query(body, 'lax $.interactions[*].references[*]', silent => true) cited
      where not jsonb_path_exists(body, '$.references[*] ? (@.id == $id)', jsonb_build_object('id', cited)))
    or exists (
      select from jsonb_path_query(body, 'lax $.nothing_found[*].references[*]', silent => true) cited
      where not jsonb_path_exists(body, '$.references[*] ? (@.id == $id)', jsonb_build_object('id', cited))) then
    faults := faults || private.fault('references', 'Every pair cites a reference of the list.');
  end if;
  return faults;
exception when data_exception or invalid_parameter_value then
  return faults || private.fault('nothing_found', 'Something in it is of the wrong kind.');
end
$function$;
comment on function private.pair_faults(body jsonb) is 'Faults in how a monograph says that its herb meets a medicine, or that nothing was found about a pair.';

-- The whole check of a monograph. What is amiss with its shape is said alone, as before; null says as little as a missing field.
create function private.monograph_faults(body jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select private.herb_faults(body)
    || case when jsonb_typeof(body -> 'interactions') = 'array' and jsonb_typeof(body -> 'contraindications') = 'array'
      then private.pair_faults(jsonb_strip_nulls(body)) else '[]' end
$function$;
comment on function private.monograph_faults(body jsonb) is 'Everything that keeps a monograph from being published.';

create function private.text_rules(kind text)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
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
$function$;
comment on function private.text_rules(kind text) is 'By kind of text (herb, remedy, article): fields, each with its JSON type, "?" where it may be missing or null, and the values it may have; values that have a sentence of their own; card, what its card carries as it is. Null for another kind. Written by scripts/text-rules.ts.';
grant execute on function private.text_rules(kind text) to authenticated, service_role;

-- What a card has as the text has it.
create function private.card_fields(kind text, body jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select jsonb_object_agg(f.field, body -> f.field)
  from jsonb_array_elements_text(private.text_rules(kind) -> 'card') f (field)
$function$;
comment on function private.card_fields(kind text, body jsonb) is 'The fields of a text that its card carries as they are, by private.text_rules; one that the text lacks is null.';
grant execute on function private.card_fields(kind text, body jsonb) to authenticated, service_role;
