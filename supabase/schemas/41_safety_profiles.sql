-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Safety profiles: the medicines and conditions a member chose to keep in the account, so that every device warns him.
-- Health data under the Data Protection Act 2019: the row exists only while he wants it (removing it withdraws the
-- consent), and nobody else reads it, administrators included.
--
-- Safety profiles, second shape: medicines may be single drugs or names that nobody knows, and a condition may carry a day
-- that makes it exact, so that week 30 differs from week 8 and a child of eight from a baby.

create table public.safety_profiles (
  user_id uuid default auth.uid() not null,
  medicines text[] default '{}'::text[] not null,
  conditions text[] default '{}'::text[] not null,
  consented_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  facts jsonb default '{}'::jsonb not null,
  constraint safety_profiles_pkey PRIMARY KEY (user_id),
  constraint safety_profiles_medicines_check CHECK ((cardinality(medicines) <= 60)),
  constraint safety_profiles_conditions_check CHECK ((cardinality(conditions) <= 60)),
  constraint safety_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.safety_profiles enable row level security;
comment on table public.safety_profiles is 'The medicines and conditions a member chose to keep in the account. The owner alone reads it; removing it withdraws the consent.';
comment on column public.safety_profiles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.safety_profiles.medicines is 'Ids of safety_terms, or `other:` and a name in the owner''s own words; at most 60.';
comment on column public.safety_profiles.conditions is 'Ids of safety_terms; at most 60.';
comment on column public.safety_profiles.consented_at is 'When the owner agreed to keep it here.';
comment on column public.safety_profiles.updated_at is 'When the row was last changed.';
comment on column public.safety_profiles.facts is 'Days as YYYY-MM-DD: pregnant_since, gave_birth_on, child_born_on, operation_on. Each belongs to a condition of the list.';
grant delete, select, insert (user_id, medicines, conditions, facts), update (user_id, medicines, conditions, facts) on table public.safety_profiles to authenticated;
grant all on table public.safety_profiles to service_role;

create policy safety_profiles_select_own on public.safety_profiles for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy safety_profiles_insert_own on public.safety_profiles for insert to authenticated
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy safety_profiles_update_own on public.safety_profiles for update to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy safety_profiles_delete_own on public.safety_profiles for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Terms that warnings speak of, and at most ten names of medicines in a member's own words.
create function private.check_safety_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.check_safety_profile() is 'Lets a safety profile hold known terms, few medicines in its owner''s own words, and dates that can be true. Refusals: bad_facts, list_full, unknown_term.';

create trigger check_safety_profile BEFORE INSERT OR UPDATE ON public.safety_profiles FOR EACH ROW EXECUTE FUNCTION private.check_safety_profile();

create trigger touch_updated_at BEFORE UPDATE ON public.safety_profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- The days that make conditions exact: only the four we know, each a day of the calendar that can be true. Long ago is
-- refused with much room, so that a day which has grown old never keeps somebody from changing the rest of the list.
create function private.are_safety_facts(facts jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.are_safety_facts(facts jsonb) is 'Whether days of a safety profile are known ones that can be true: pregnant_since, gave_birth_on, child_born_on, operation_on.';

-- A medicine that nobody knows is kept as it was written, after `other:`, so that every verdict can say by name what it was
-- not checked against.
create function private.is_written_medicine(entry text)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select entry ~ '^other:\S' and entry !~ '[[:cntrl:]]' and length(entry) between 8 and 66 and entry = trim(entry)
$function$;
comment on function private.is_written_medicine(entry text) is 'Whether an entry is a medicine in its owner''s own words: other: and 2 to 60 characters.';
