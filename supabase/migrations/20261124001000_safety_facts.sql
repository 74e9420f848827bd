-- Safety profiles, second shape: medicines may be single drugs or names that nobody knows, and a condition may carry a day
-- that makes it exact, so that week 30 differs from week 8 and a child of eight from a baby.

-- What was called "a child under 12" is told by age now. The row that names it goes once nothing does: lists of members and
-- answers of assessments are carried over here, texts of the content with the next seed, texts of the desk here.
insert into public.safety_terms (id, kind, name)
select 'child', 'condition', 'For a child' from public.safety_terms t where t.id = 'child-under-12'
on conflict (id) do nothing;

-- A list may also hold terms that have left the content since: carrying this one over must not stop at them.
alter table public.safety_profiles disable trigger check_safety_profile;
update public.safety_profiles p
set conditions = (
  select array_agg(c.id order by c.place) from (
    select distinct on (c.id) c.id, c.place from (
      select case l.id when 'child-under-12' then 'child' else l.id end as id, l.place
      from unnest(p.conditions) with ordinality l (id, place)
    ) c order by c.id, c.place
  ) c
)
where 'child-under-12' = any (p.conditions);
alter table public.safety_profiles enable trigger check_safety_profile;

-- A finished assessment is not changed any more; this changes how an answer is spelled, not what was answered.
alter table public.assessments disable trigger keep_finished_assessment;
alter table public.assessments disable trigger touch_updated_at;
update public.assessments a
set answers = jsonb_set(a.answers, '{conditions}', (
  select coalesce(jsonb_agg(distinct case c.value when '"child-under-12"' then '"child"' else c.value end), '[]')
  from jsonb_array_elements(a.answers -> 'conditions') c))
where jsonb_typeof(a.answers -> 'conditions') = 'array' and a.answers -> 'conditions' ? 'child-under-12';
alter table public.assessments enable trigger touch_updated_at;
alter table public.assessments enable trigger keep_finished_assessment;

-- Monographs, remedies and their drafts name conditions by id. Texts of the content follow with the seed all the same.
update public.herbs h set body = replace(h.body::text, '"child-under-12"', '"child"')::jsonb
where h.body::text like '%"child-under-12"%';
update public.remedies r set body = replace(r.body::text, '"child-under-12"', '"child"')::jsonb
where r.body::text like '%"child-under-12"%';
update public.content_revisions c set body = replace(c.body::text, '"child-under-12"', '"child"')::jsonb
where c.body::text like '%"child-under-12"%';

delete from public.safety_terms where id = 'child-under-12';

-- The days that make conditions exact: only the four we know, each a day of the calendar that can be true. Long ago is
-- refused with much room, so that a day which has grown old never keeps somebody from changing the rest of the list.
create function private.are_safety_facts(facts jsonb) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  fact record;
  day date;
  today date := private.nairobi_date();
begin
  if jsonb_typeof(facts) is distinct from 'object' then
    return false;
  end if;
  for fact in select e.key, e.value from jsonb_each(facts) e loop
    if fact.key not in ('pregnant_since', 'gave_birth_on', 'child_born_on', 'operation_on')
      or jsonb_typeof(fact.value) <> 'string' or fact.value #>> '{}' !~ '^\d{4}-\d{2}-\d{2}$' then
      return false;
    end if;
    day := (fact.value #>> '{}')::date;
    if day < today - (case fact.key when 'child_born_on' then interval '40 years' else interval '10 years' end)
      -- a phone may be a day ahead
      or day > today + (case fact.key when 'operation_on' then interval '3 years' else interval '1 day' end) then
      return false;
    end if;
  end loop;
  return true;
exception when data_exception then
  -- 31 February
  return false;
end
$$;
comment on function private.are_safety_facts(jsonb) is
  'Whether days of a safety profile are known ones that can be true: pregnant_since, gave_birth_on, child_born_on, operation_on.';
revoke all on function private.are_safety_facts(jsonb) from public;

alter table public.safety_profiles add column facts jsonb not null default '{}';
comment on table public.safety_profiles is
  'The medicines and conditions a member chose to keep in the account. The owner alone reads it; removing it withdraws the consent.';
comment on column public.safety_profiles.facts is
  'Days as YYYY-MM-DD: pregnant_since, gave_birth_on, child_born_on, operation_on. Each belongs to a condition of the list.';
grant insert (facts), update (facts) on public.safety_profiles to authenticated;

-- A medicine that nobody knows is kept as it was written, after `other:`, so that every verdict can say by name what it was
-- not checked against.
create function private.is_written_medicine(entry text) returns boolean
language sql immutable
set search_path = ''
as $$
  select entry ~ '^other:\S' and entry !~ '[[:cntrl:]]' and length(entry) between 8 and 66 and entry = trim(entry)
$$;
comment on function private.is_written_medicine(text) is
  'Whether an entry is a medicine in its owner''s own words: other: and 2 to 60 characters.';
revoke all on function private.is_written_medicine(text) from public;

-- Terms that warnings speak of, and at most ten names of medicines in a member's own words.
create or replace function private.check_safety_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from unnest(new.medicines) m
      where m is null or not private.is_written_medicine(m)
        and not exists (select from public.safety_terms t where t.id = m and t.kind = 'medicine'))
    or exists (select from unnest(new.conditions) c
      where not exists (select from public.safety_terms t where t.id = c and t.kind = 'condition')) then
    perform private.refuse('unknown_term', 'Something on this list is not known to the safety check.',
      'Reload the page and choose again.');
  end if;
  if (select count(*) > 10 from unnest(new.medicines) m where private.is_written_medicine(m)) then
    perform private.refuse('list_full', 'An account keeps at most ten medicines that we do not know.',
      'Take one of them off the list first.');
  end if;
  if not private.are_safety_facts(new.facts) then
    perform private.refuse('bad_facts', 'One of the dates on this list cannot be right.', 'Enter it again.');
  end if;
  return new;
end
$$;
comment on function private.check_safety_profile() is
  'Lets a safety profile hold known terms, few medicines in its owner''s own words, and dates that can be true.';

-- What a practitioner is shown: medicines by name also where only their owner knows it, and conditions with what was told.
update private.health_parts set source = $$
    select jsonb_agg(l.line order by l.line) from (
      select coalesce(t.name, substr(m, 7) || ' (as the client wrote it)') as line
      from public.safety_profiles p, unnest(p.medicines) m
      left join public.safety_terms t on t.id = m
      where p.user_id = $1 and (t.id is not null or private.is_written_medicine(m))
    ) l$$
where part = 'medicines';
update private.health_parts set source = $$
    select jsonb_agg(l.line order by l.line) from (
      select t.name || coalesce(case c
          when 'pregnancy' then
            ', week ' || (private.nairobi_date() - (p.facts ->> 'pregnant_since')::date) / 7
          when 'child' then ', born ' || private.day_text((p.facts ->> 'child_born_on')::date)
          when 'after-birth' then ', on ' || private.day_text((p.facts ->> 'gave_birth_on')::date)
          when 'surgery-within-2-weeks' then ', on ' || private.day_text((p.facts ->> 'operation_on')::date)
        end, '') as line
      from public.safety_profiles p, unnest(p.conditions) c
      join public.safety_terms t on t.id = c where p.user_id = $1
    ) l$$
where part = 'conditions';
