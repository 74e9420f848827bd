-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Profiles: what somebody tells us about himself beyond signing in. Everything is optional, so a row appears with the
-- first thing that is saved, or with a sign-up in Kiswahili. Health never belongs here: these few facts are shown in the
-- header and at the checkout.

create table public.profiles (
  user_id uuid default auth.uid() not null,
  full_name text,
  avatar_path text,
  phone text,
  county text,
  language text default 'en'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  phone_changed_at timestamp with time zone,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_full_name_check CHECK ((((length(full_name) >= 2) AND (length(full_name) <= 100)) AND (full_name !~ '[<>[:cntrl:]]'::text))),
  constraint profiles_check CHECK (((avatar_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|jpg)$'::text) AND starts_with(avatar_path, (user_id || '/'::text)))),
  constraint profiles_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint profiles_language_check CHECK ((language = ANY (ARRAY['en'::text, 'sw'::text]))),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint profiles_county_fkey FOREIGN KEY (county) REFERENCES public.counties(name) ON UPDATE CASCADE ON DELETE SET NULL
);
alter table public.profiles enable row level security;
comment on table public.profiles is 'What people tell about themselves beyond signing in; all of it is optional and none is about health. People read and write their own row.';
comment on column public.profiles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.profiles.full_name is '2 to 100 letters; null when they have not said.';
comment on column public.profiles.avatar_path is 'Picture in the bucket avatars, `user id/uuid.webp` or `.jpg`; null without one.';
comment on column public.profiles.phone is '254 and nine digits; null when they have not said.';
comment on column public.profiles.county is 'County they live in; null when they have not said.';
comment on column public.profiles.language is 'en or sw: what the site shows and mails are written in.';
comment on column public.profiles.created_at is 'When the row was made.';
comment on column public.profiles.updated_at is 'When the row was last changed.';
comment on column public.profiles.phone_changed_at is 'When the phone was last given or changed; null: it was not, since this is written down.';
grant select, insert (user_id, full_name, avatar_path, phone, county, language), update (user_id, full_name, avatar_path, phone, county, language) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

create index profiles_county_idx ON public.profiles USING btree (county);

create policy profiles_select_own on public.profiles for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy profiles_insert_own on public.profiles for insert to authenticated
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy profiles_update_own on public.profiles for update to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- The mails of the auth server are written from the account's metadata alone: the language goes there too.
create function private.carry_language()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update auth.users u set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where u.id = new.user_id and coalesce(u.raw_user_meta_data ->> 'language', 'en') <> new.language;
  return null;
end
$function$;
comment on function private.carry_language() is 'Trigger: writes a person''s language into the account''s metadata, from which the auth server writes its mails.';

create trigger carry_language AFTER INSERT OR UPDATE OF language ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.carry_language();

-- Somebody who signs up in Kiswahili is written to in it from the first mail on.
create function private.begin_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into public.profiles (user_id, language) values (new.id, 'sw');
  return null;
end
$function$;
comment on function private.begin_profile() is 'Trigger on auth.users: somebody who signs up in Kiswahili gets a profile that says so.';

create trigger begin_profile AFTER INSERT ON auth.users FOR EACH ROW WHEN (((new.raw_user_meta_data ->> 'language'::text) = 'sw'::text)) EXECUTE FUNCTION private.begin_profile();

-- Name and picture are also in the account's metadata, which travels with the session and is what the header shows.
-- Each sign-in through Google writes Google's own there again: what somebody chose here stays, the language too.
create function private.keep_chosen_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  chosen public.profiles;
begin
  select * into chosen from public.profiles p where p.user_id = new.id;
  if chosen.language <> coalesce(new.raw_user_meta_data ->> 'language', 'en') then
    new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}') || jsonb_build_object('language', chosen.language);
  end if;
  if chosen.full_name is not null then
    new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}') || jsonb_build_object('full_name', chosen.full_name);
  end if;
  -- the address of the file is known to the client only; its end is the path
  if chosen.avatar_path is not null
      and right(new.raw_user_meta_data ->> 'avatar_url', length(chosen.avatar_path)) is distinct from chosen.avatar_path
      and right(old.raw_user_meta_data ->> 'avatar_url', length(chosen.avatar_path)) = chosen.avatar_path then
    new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}')
      || jsonb_build_object('avatar_url', old.raw_user_meta_data ->> 'avatar_url');
  end if;
  return new;
end
$function$;
comment on function private.keep_chosen_name() is 'Trigger on auth.users: a name, picture and language chosen here stay when Google writes its own into the metadata.';

create trigger keep_chosen_name BEFORE UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW EXECUTE FUNCTION private.keep_chosen_name();

-- Whether the caller may store a picture under this name: in the own folder, and not one too many.
create function public.may_store_avatar(name text)
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|jpg)$'
    and starts_with(name, (select private.caller()) || '/')
    and 10 > (
      select count(*) from storage.objects o
      where o.bucket_id = 'avatars' and starts_with(o.name, (select private.caller()) || '/')
    )
$function$;
comment on function public.may_store_avatar(name text) is 'Whether the caller may store a picture under this name in the bucket avatars: in their own folder and at most ten. For its policies.';
grant execute on function public.may_store_avatar(name text) to authenticated;

create policy avatars_select_own on storage.objects for select to authenticated
  using (((bucket_id = 'avatars'::text) AND ((storage.foldername(name))[1] = (( SELECT private.caller() AS uid))::text)));

create policy avatars_insert_own on storage.objects for insert to authenticated
  with check (((bucket_id = 'avatars'::text) AND ( SELECT public.may_store_avatar(objects.name) AS may_store_avatar)));

create policy avatars_delete_own on storage.objects for delete to authenticated
  using (((bucket_id = 'avatars'::text) AND ((storage.foldername(name))[1] = (( SELECT private.caller() AS uid))::text)));
