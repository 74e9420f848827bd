-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Addresses a member has saved for the next order. An order keeps its own copy.

create table public.addresses (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  label text default 'Home'::text not null,
  contact_name text not null,
  phone text not null,
  alt_phone text,
  county text not null,
  town text not null,
  landmark text not null,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_label_check CHECK (((length(TRIM(BOTH FROM label)) >= 1) AND (length(TRIM(BOTH FROM label)) <= 40))),
  constraint addresses_contact_name_check CHECK (((length(TRIM(BOTH FROM contact_name)) >= 2) AND (length(TRIM(BOTH FROM contact_name)) <= 100))),
  constraint addresses_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint addresses_alt_phone_check CHECK ((alt_phone ~ '^254[17]\d{8}$'::text)),
  constraint addresses_town_check CHECK (((length(TRIM(BOTH FROM town)) >= 2) AND (length(TRIM(BOTH FROM town)) <= 80))),
  constraint addresses_landmark_check CHECK (((length(TRIM(BOTH FROM landmark)) >= 3) AND (length(TRIM(BOTH FROM landmark)) <= 200))),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint addresses_county_fkey FOREIGN KEY (county) REFERENCES public.counties(name) ON UPDATE CASCADE
);
alter table public.addresses enable row level security;
comment on table public.addresses is 'Places that a person has saved, at most ten; an order keeps its own copy. People read and write their own.';
comment on column public.addresses.id is 'The key of the row.';
comment on column public.addresses.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.addresses.label is 'What the person calls it, 1 to 40 letters.';
comment on column public.addresses.contact_name is 'Who receives the parcel there.';
comment on column public.addresses.phone is '254 and nine digits; the trigger puts other ways of writing it right.';
comment on column public.addresses.alt_phone is 'A second number, null when there is none.';
comment on column public.addresses.county is 'County.';
comment on column public.addresses.town is 'Town or estate.';
comment on column public.addresses.landmark is 'How the rider finds it.';
comment on column public.addresses.is_default is 'Whether the checkout begins with it; one of a person''s is.';
comment on column public.addresses.created_at is 'When the row was made.';
comment on column public.addresses.updated_at is 'When the row was last changed.';
grant delete, select, insert (label, contact_name, phone, alt_phone, county, town, landmark, is_default), update (label, contact_name, phone, alt_phone, county, town, landmark, is_default) on table public.addresses to authenticated;
grant all on table public.addresses to service_role;

create index addresses_user_id_idx ON public.addresses USING btree (user_id, created_at);

create index addresses_county_idx ON public.addresses USING btree (county);

create unique index addresses_one_default_idx ON public.addresses USING btree (user_id) WHERE is_default;

create policy addresses_select_own on public.addresses for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy addresses_insert_own on public.addresses for insert to authenticated
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy addresses_update_own on public.addresses for update to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy addresses_delete_own on public.addresses for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.addresses FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Phones are stored as everywhere, the first address is the default one, and a new default takes the place of the old.
create function private.complete_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.complete_address() is 'Trigger: puts phones right, keeps one default and at most ten addresses. Refusals: bad_phone, list_full.';

create trigger complete_address BEFORE INSERT OR UPDATE OF phone, alt_phone, is_default ON public.addresses FOR EACH ROW EXECUTE FUNCTION private.complete_address();
