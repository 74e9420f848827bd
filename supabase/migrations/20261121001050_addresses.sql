-- Addresses a member has saved for the next order. An order keeps its own copy.

create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null default 'Home' check (length(trim(label)) between 1 and 40),
  contact_name text not null check (length(trim(contact_name)) between 2 and 100),
  phone text not null check (phone ~ '^254[17]\d{8}$'),
  alt_phone text check (alt_phone ~ '^254[17]\d{8}$'),
  county text not null references public.counties (name) on update cascade,
  town text not null check (length(trim(town)) between 2 and 80),
  landmark text not null check (length(trim(landmark)) between 3 and 200),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user_id_idx on public.addresses (user_id, created_at);
create index addresses_county_idx on public.addresses (county);
create unique index addresses_one_default_idx on public.addresses (user_id) where is_default;

grant select, delete,
  insert (label, contact_name, phone, alt_phone, county, town, landmark, is_default),
  update (label, contact_name, phone, alt_phone, county, town, landmark, is_default)
  on public.addresses to authenticated;
grant all on public.addresses to service_role;
alter table public.addresses enable row level security;

create policy addresses_select_own on public.addresses
  for select to authenticated using (user_id = (select auth.uid()));
create policy addresses_insert_own on public.addresses
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy addresses_update_own on public.addresses
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy addresses_delete_own on public.addresses
  for delete to authenticated using (user_id = (select auth.uid()));

select private.register_personal_data('public.addresses');

create trigger touch_updated_at before update on public.addresses
  for each row execute function private.touch_updated_at();

-- Phones are stored as everywhere, the first address is the default one, and a new default takes the place of the old.
create function private.complete_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('addresses ' || new.user_id, 0));
  if private.normalise_phone(new.phone) is null
      or (coalesce(trim(new.alt_phone), '') <> '' and private.normalise_phone(new.alt_phone) is null) then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  new.phone := private.normalise_phone(new.phone);
  new.alt_phone := private.normalise_phone(new.alt_phone);
  if tg_op = 'INSERT' then
    if (select count(*) from public.addresses a where a.user_id = new.user_id) >= 10 then
      perform private.refuse('list_full', 'You can save ten addresses.', 'Remove one that you no longer use.');
    end if;
    new.is_default := new.is_default
      or not exists (select 1 from public.addresses a where a.user_id = new.user_id);
  end if;
  if new.is_default then
    update public.addresses a set is_default = false where a.user_id = new.user_id and a.is_default and a.id <> new.id;
  end if;
  return new;
end
$$;
revoke all on function private.complete_address() from public;

create trigger complete_address before insert or update of phone, alt_phone, is_default on public.addresses
  for each row execute function private.complete_address();
