-- Photos of returns are counted like the other files of a person: `<user id>/…` holds those of a member, and
-- `guest/<order id>/…` those of a visitor's order.

create or replace function private.folder_limit(bucket text) returns integer
language sql immutable
set search_path = ''
as $$
  select case bucket when 'avatars' then 10 when 'consultation-files' then 40 when 'return-photos' then 40 end
$$;

create or replace function private.refuse_full_folder() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  folder constant text := case split_part(new.name, '/', 1)
    when 'guest' then 'guest/' || split_part(new.name, '/', 2)
    else split_part(new.name, '/', 1) end;
begin
  perform pg_advisory_xact_lock(hashtextextended(format('folder %s/%s', new.bucket_id, folder), 0));
  if private.folder_limit(new.bucket_id) <= (
    select count(*) from storage.objects o
    where o.bucket_id = new.bucket_id and starts_with(o.name, folder || '/') and o.name <> new.name
  ) then
    raise insufficient_privilege using message = 'This folder is full.';
  end if;
  return new;
end
$$;

drop trigger refuse_full_folder on storage.objects;
create trigger refuse_full_folder before insert on storage.objects
  for each row when (new.bucket_id in ('avatars', 'consultation-files', 'return-photos'))
  execute function private.refuse_full_folder();
