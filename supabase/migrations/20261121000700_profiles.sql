-- Profiles: what somebody tells us about himself beyond signing in. Everything is optional, so a row appears with the
-- first thing that is saved, or with a sign-up in Kiswahili. Health never belongs here: these few facts are shown in the
-- header and at the checkout.

create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  full_name text check (length(full_name) between 2 and 100 and full_name !~ '[<>[:cntrl:]]'),
  -- of bucket `avatars`
  avatar_path text check (avatar_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|jpg)$'
    and starts_with(avatar_path, user_id || '/')),
  phone text check (phone ~ '^254[17]\d{8}$'),
  county text references public.counties (name) on update cascade on delete set null,
  language text not null default 'en' check (language in ('en', 'sw')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_county_idx on public.profiles (county);

grant select,
  insert (user_id, full_name, avatar_path, phone, county, language),
  update (user_id, full_name, avatar_path, phone, county, language)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
alter table public.profiles enable row level security;

create policy profiles_select_own on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy profiles_insert_own on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy profiles_update_own on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- The mails of the auth server are written from the account's metadata alone: the language goes there too.
create function private.carry_language() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update auth.users u set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where u.id = new.user_id and coalesce(u.raw_user_meta_data ->> 'language', 'en') <> new.language;
  return null;
end
$$;
revoke all on function private.carry_language() from public;

create trigger carry_language after insert or update of language on public.profiles
  for each row execute function private.carry_language();

-- Somebody who signs up in Kiswahili is written to in it from the first mail on.
create function private.begin_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (user_id, language) values (new.id, 'sw');
  return null;
end
$$;
revoke all on function private.begin_profile() from public;

create trigger begin_profile after insert on auth.users
  for each row when (new.raw_user_meta_data ->> 'language' = 'sw') execute function private.begin_profile();

-- Name and picture are also in the account's metadata, which travels with the session and is what the header shows.
-- Each sign-in through Google writes Google's own there again: what somebody chose here stays, the language too.
create function private.keep_chosen_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
revoke all on function private.keep_chosen_name() from public;

create trigger keep_chosen_name before update of raw_user_meta_data on auth.users
  for each row execute function private.keep_chosen_name();


-- Pictures: `<user id>/<random>.webp` in a bucket that anybody may read who knows the address. The browser makes them
-- small squares; the bucket refuses what is larger or of another type.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 1048576, '{image/webp,image/jpeg}');

-- Whether the caller may store a picture under this name: in the own folder, and not one too many.
create function public.may_store_avatar(name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|jpg)$'
    and starts_with(name, (select auth.uid()) || '/')
    and 10 > (
      select count(*) from storage.objects o
      where o.bucket_id = 'avatars' and starts_with(o.name, (select auth.uid()) || '/')
    )
$$;
revoke all on function public.may_store_avatar(text) from public;
grant execute on function public.may_store_avatar(text) to authenticated;

create policy avatars_select_own on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy avatars_insert_own on storage.objects
  for insert to authenticated
  with check (bucket_id = 'avatars' and (select public.may_store_avatar(name)));
create policy avatars_delete_own on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
