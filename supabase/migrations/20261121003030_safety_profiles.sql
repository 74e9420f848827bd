-- Safety profiles: the medicines and conditions a member chose to keep in the account, so that every device warns him.
-- Health data under the Data Protection Act 2019: the row exists only while he wants it (removing it withdraws the
-- consent), and nobody else reads it, administrators included.

create table public.safety_profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  medicines text[] not null default '{}' check (cardinality(medicines) <= 60),
  conditions text[] not null default '{}' check (cardinality(conditions) <= 60),
  consented_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

grant select, insert (user_id, medicines, conditions), update (user_id, medicines, conditions), delete
  on public.safety_profiles to authenticated;
grant all on public.safety_profiles to service_role;
alter table public.safety_profiles enable row level security;

create policy safety_profiles_select_own on public.safety_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy safety_profiles_insert_own on public.safety_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy safety_profiles_update_own on public.safety_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy safety_profiles_delete_own on public.safety_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

select private.register_personal_data('public.safety_profiles');

-- Only terms that warnings speak of: free text about a person's health has no place here.
create function private.check_safety_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from unnest(new.medicines) m
      where not exists (select from public.safety_terms t where t.id = m and t.kind = 'medicine'))
    or exists (select from unnest(new.conditions) c
      where not exists (select from public.safety_terms t where t.id = c and t.kind = 'condition')) then
    perform private.refuse('unknown_term', 'Something on this list is not known to the safety check.',
      'Reload the page and choose again.');
  end if;
  return new;
end
$$;
revoke all on function private.check_safety_profile() from public;

create trigger check_safety_profile before insert or update on public.safety_profiles
  for each row execute function private.check_safety_profile();
create trigger touch_updated_at before update on public.safety_profiles
  for each row execute function private.touch_updated_at();
