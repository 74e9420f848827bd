-- How many files a folder takes is counted again when a file is written down, one after the other. The policies ask
-- before the bytes are stored, and those who come at the same moment are all told that there is room.

create function private.folder_limit(bucket text) returns integer
language sql immutable
set search_path = ''
as $$
  select case bucket when 'avatars' then 10 when 'consultation-files' then 40 end
$$;
comment on function private.folder_limit(text) is
  'How many files the folder of one person, or of one booking, takes; null where that is not limited.';
revoke all on function private.folder_limit(text) from public;

create function private.refuse_full_folder() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  folder constant text := split_part(new.name, '/', 1);
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
comment on function private.refuse_full_folder() is 'Refuses a file for which there is no room, as a policy would (42501).';
revoke all on function private.refuse_full_folder() from public;

create trigger refuse_full_folder before insert on storage.objects
  for each row when (new.bucket_id in ('avatars', 'consultation-files'))
  execute function private.refuse_full_folder();
