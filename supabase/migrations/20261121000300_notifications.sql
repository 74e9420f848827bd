-- Notifications: short texts for one person. They may show on a lock screen, so they name amounts and order
-- numbers and never a product, a herb or anything about health. Only the database writes them, in the same
-- transaction as the change they tell of. In `metadata`: `link` is the path to open, `why` says in a sentence why
-- somebody gets it, `category` is 'wellness' for reminders and tips, `push_body` replaces the message on a lock screen,
-- `useful_until` is when it would come too late.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null default 'info' check (type in ('success', 'warning', 'error', 'info')),
  title text not null check (length(title) between 1 and 80),
  message text not null check (length(message) between 1 and 300),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object')
);
create index notifications_user_id_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where not is_read;

grant select, update (is_read), delete on public.notifications to authenticated;
grant all on public.notifications to service_role;
alter table public.notifications enable row level security;

create policy notifications_select_own on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy notifications_update_own on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy notifications_delete_own on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

alter publication supabase_realtime add table public.notifications;

-- Marks the caller's notifications read, the named ones or all, and says how many changed. Runs as the caller:
-- the policies above keep it to his own rows.
create function public.mark_notifications_read(notification_ids uuid[] default null) returns integer
language plpgsql
set search_path = ''
as $$
declare
  changed integer;
begin
  update public.notifications n set is_read = true
  where n.user_id = (select auth.uid())
    and not n.is_read
    and (notification_ids is null or n.id = any (notification_ids));
  get diagnostics changed = row_count;
  return changed;
end
$$;
revoke all on function public.mark_notifications_read(uuid[]) from public;
grant execute on function public.mark_notifications_read(uuid[]) to authenticated, service_role;

-- Tells somebody something. `more` joins the metadata.
create function private.notify(
  user_id uuid, type text, title text, message text, link text, why text, more jsonb default '{}'
) returns uuid
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, type, title, message, metadata)
  values (user_id, type, title, message, jsonb_build_object('link', link, 'why', why) || more)
  returning id
$$;
revoke all on function private.notify(uuid, text, text, text, text, text, jsonb) from public;
