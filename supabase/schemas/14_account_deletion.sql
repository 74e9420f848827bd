-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Giving an account up. The wish is kept for 14 days in which its owner can take it back; then a job erases the person
-- for good. An order that is still on its way, or money that is still owed, is brought to an end first.
--
-- How many files a folder takes is counted again when a file is written down, one after the other. The policies ask
-- before the bytes are stored, and those who come at the same moment are all told that there is room.

create table public.account_deletions (
  user_id uuid not null,
  requested_at timestamp with time zone default now() not null,
  due_at timestamp with time zone default (now() + '14 days'::interval) not null,
  constraint account_deletions_pkey PRIMARY KEY (user_id),
  constraint account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.account_deletions enable row level security;
comment on table public.account_deletions is 'Accounts whose owner wants them erased. People read their own row; functions write.';
comment on column public.account_deletions.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.account_deletions.requested_at is 'When they asked.';
comment on column public.account_deletions.due_at is 'When it is erased, 14 days later; until then they can keep it.';
grant select on table public.account_deletions to authenticated;
grant all on table public.account_deletions to service_role;

create index account_deletions_due_at_idx ON public.account_deletions USING btree (due_at);

create policy account_deletions_select_own on public.account_deletions for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Files that nothing names any more, those of erased accounts among them, whose bytes are still to be removed: that takes
-- the Storage API, so the edge function `remove-files` does it.
create table private.file_removals (
  bucket_id text not null,
  path text not null,
  queued_at timestamp with time zone default now() not null,
  constraint file_removals_pkey PRIMARY KEY (bucket_id, path)
);
comment on table private.file_removals is 'Files that nothing names any more and whose bytes are still to be removed by the edge function remove-files.';
comment on column private.file_removals.bucket_id is 'The bucket.';
comment on column private.file_removals.path is 'The file in it.';
comment on column private.file_removals.queued_at is 'Since when it waits.';

create index file_removals_queued_at_idx ON private.file_removals USING btree (queued_at);

-- Queues the file that a row named, once the row names it no longer or is gone. For tables that name files:
-- `create trigger … after delete or update of <column> … execute function private.drop_file('<bucket>', '<column>')`.
create function private.drop_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  former constant text := to_jsonb(old) ->> tg_argv[1];
begin
  if former is not null and (tg_op = 'DELETE' or to_jsonb(new) ->> tg_argv[1] is distinct from former) then
    insert into private.file_removals (bucket_id, path) values (tg_argv[0], former) on conflict do nothing;
  end if;
  return null;
end
$function$;
comment on function private.drop_file() is 'Trigger with arguments bucket and column: queues the file that a row named once it names it no longer or is gone.';

-- The caller's orders that must end before the account can be erased.
create function public.orders_before_erasure()
returns table(id uuid, number text, payment_state text, fulfilment_state text, return_state text)
language sql
stable security definer
set search_path = ''
as $function$
  select o.id, o.number, o.payment_state, o.fulfilment_state, o.return_state
  from public.orders o
  where o.user_id = (select private.caller()) and private.is_open(o)
  order by o.placed_at
$function$;
comment on function public.orders_before_erasure() is 'The caller''s orders that must end before the account can be erased.';
grant execute on function public.orders_before_erasure() to authenticated;

-- Asks for the caller's account to be erased. `confirmation` is the word DELETE or the account's address, typed.
-- Asking again changes nothing.
create function public.request_account_deletion(confirmation text)
returns public.account_deletions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  asked public.account_deletions;
  told uuid;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Sign in to delete your account.');
  end if;
  if trim(confirmation) is distinct from 'DELETE' and not exists (
    select 1 from auth.users u where u.id = caller and lower(u.email) = lower(trim(confirmation))
  ) then
    perform private.refuse('bad_confirmation', 'Type DELETE or your email address to confirm.');
  end if;
  if not private.signed_in_recently() then
    perform private.refuse('sign_in_again', 'Please sign in again first, so that we know it is you.');
  end if;
  if public.is_admin() and not exists (
    select 1 from public.user_roles r where r.role = 'admin' and r.user_id <> caller
  ) then
    perform private.refuse('last_admin', 'You are the only administrator of the shop.',
      'Make somebody else an administrator first.');
  end if;

  insert into public.account_deletions as d (user_id) values (caller) on conflict (user_id) do nothing
  returning d.* into asked;
  if asked.user_id is null then
    select * into asked from public.account_deletions d where d.user_id = caller;
    return asked;
  end if;
  insert into public.notifications (user_id, type, title, message, metadata)
  values (caller, 'warning', 'Your account will be deleted', format(
    'It is erased on %s. Changed your mind? Open your profile and keep it.',
    to_char(asked.due_at at time zone 'Africa/Nairobi', 'FMDD Mon YYYY')),
    '{"link": "/profile", "why": "Somebody who is signed in to your account asked for it."}')
  returning id into told;
  -- By mail as well, whatever else somebody wants mails for: it may be news to the owner.
  insert into private.deliveries (notification_id, user_id, is_wellness, not_before)
  values (told, caller, false, now()) on conflict do nothing;
  return asked;
end
$function$;
comment on function public.request_account_deletion(confirmation text) is 'Asks for the caller''s account to be erased in 14 days. `confirmation` is the word DELETE or the account''s address; asking again changes nothing. Refusals: bad_confirmation, last_admin, not_signed_in, sign_in_again.';
grant execute on function public.request_account_deletion(confirmation text) to authenticated;

-- Takes the wish back. Answers whether there was one.
create function public.keep_my_account()
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
begin
  delete from public.account_deletions d where d.user_id = private.caller();
  if not found then
    return false;
  end if;
  insert into public.notifications (user_id, type, title, message, metadata)
  values (private.caller(), 'success', 'Your account stays', 'We have stopped its deletion. Nothing was removed.',
    '{"link": "/profile"}');
  return true;
end
$function$;
comment on function public.keep_my_account() is 'Takes the caller''s wish to be erased back; answers whether there was one.';
grant execute on function public.keep_my_account() to authenticated;

-- Whether something of a person has to come to its end first.
create function private.must_wait(target uuid)
returns boolean
language plpgsql
stable
set search_path = ''
as $function$
declare
  entry private.personal_data;
  waits boolean;
begin
  for entry in select * from private.personal_data d where d.waits_while is not null loop
    execute format('select exists (select 1 from %s where (%s) and (%s))', entry.source, entry.rows_of, entry.waits_while)
      into waits using target;
    if waits then
      return true;
    end if;
  end loop;
  return false;
end
$function$;
comment on function private.must_wait(target uuid) is 'Whether something of a person has to come to its end before the account is erased.';

-- Erases one person: first what the registry says of each table, then the account itself, with which goes whatever
-- still hangs on it. Answers false, and changes nothing, while something is open.
create function private.erase_account(target uuid)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  entry private.personal_data;
begin
  -- Orders are locked before the account: whoever holds an order may be about to notify its buyer. Once the account is
  -- locked no new order can name it.
  perform 1 from public.orders o where o.user_id = target order by o.id for update;
  perform 1 from auth.users u where u.id = target for update;
  if private.must_wait(target) then
    return false;
  end if;

  -- A folder that is named by its owner goes with all that is in it.
  insert into private.file_removals (bucket_id, path)
  select o.bucket_id, o.name from storage.objects o where starts_with(o.name, target || '/')
  on conflict do nothing;
  for entry in select * from private.personal_data d where d.erasure <> 'keep' order by d.step, d.source::text loop
    execute format(
      case entry.erasure when 'delete' then 'delete from %1$s where %2$s' else 'update %1$s %3$s where %2$s' end,
      entry.source, entry.rows_of, entry.erasure) using target;
  end loop;

  -- These name the user without a foreign key.
  delete from auth.refresh_tokens t where t.user_id::text = target::text;
  delete from auth.flow_state f where f.user_id = target;
  delete from auth.audit_log_entries l where l.payload ->> 'actor_id' = target::text;
  delete from auth.users u where u.id = target;
  return true;
end
$function$;
comment on function private.erase_account(target uuid) is 'Erases a person: each table as private.personal_data says, files, then the account. Answers false and changes nothing while something is open.';

-- Erases the accounts whose time is up. One that fails is tried again in an hour and keeps nobody else waiting.
create function private.erase_due_accounts(max_rows integer default 20)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  due record;
  erased integer := 0;
begin
  for due in
    select d.user_id from public.account_deletions d
    where d.due_at <= now() and not private.must_wait(d.user_id)
    order by d.due_at limit max_rows
    for update skip locked
  loop
    begin
      if private.erase_account(due.user_id) then
        erased := erased + 1;
      end if;
    exception when others then
      raise warning 'an account could not be erased: %', sqlerrm;
      update public.account_deletions d set due_at = now() + interval '1 hour' where d.user_id = due.user_id;
    end;
  end loop;
  return erased;
end
$function$;
comment on function private.erase_due_accounts(max_rows integer) is 'Job: erases accounts whose time is up; one that fails is tried again in an hour.';

-- For `remove-files`: what to remove, longest waiting first, and word that it is gone. Asking twice is harmless.
create function public.files_to_remove(max_rows integer default 100)
returns table(bucket_id text, path text)
language sql
stable security definer
set search_path = ''
as $function$
  select r.bucket_id, r.path from private.file_removals r
  order by r.queued_at, r.bucket_id, r.path limit least(greatest(max_rows, 1), 100)
$function$;
comment on function public.files_to_remove(max_rows integer) is 'For functions: files to remove, longest waiting first, at most 100.';
grant execute on function public.files_to_remove(max_rows integer) to service_role;

create function public.files_removed(bucket text, paths text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  forgotten integer;
begin
  delete from private.file_removals r where r.bucket_id = bucket and r.path = any (paths);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$function$;
comment on function public.files_removed(bucket text, paths text[]) is 'For functions: these files of a bucket are gone; answers how many were waiting.';
grant execute on function public.files_removed(bucket text, paths text[]) to service_role;

create function private.folder_limit(bucket text)
returns integer
language sql
immutable
set search_path = ''
as $function$
  select case bucket when 'avatars' then 10 when 'consultation-files' then 40 when 'return-photos' then 40 end
$function$;
comment on function private.folder_limit(bucket text) is 'How many files the folder of one person, or of one booking, takes; null where that is not limited.';

create function private.refuse_full_folder()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.refuse_full_folder() is 'Refuses a file for which there is no room, as a policy would (42501).';
