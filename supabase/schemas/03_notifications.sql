-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Notifications: short texts for one person. They may show on a lock screen, so they name amounts and order
-- numbers and never a product, a herb or anything about health. Only the database writes them, in the same
-- transaction as the change they tell of. In `metadata`: `link` is the path to open, `why` says in a sentence why
-- somebody gets it, `category` is 'wellness' for reminders and tips, `push_body` replaces the message on a lock screen,
-- `useful_until` is when it would come too late.

create table public.notifications (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  type text default 'info'::text not null,
  title text not null,
  message text not null,
  is_read boolean default false not null,
  created_at timestamp with time zone default now() not null,
  metadata jsonb default '{}'::jsonb not null,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_type_check CHECK ((type = ANY (ARRAY['success'::text, 'warning'::text, 'error'::text, 'info'::text]))),
  constraint notifications_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80))),
  constraint notifications_message_check CHECK (((length(message) >= 1) AND (length(message) <= 300))),
  constraint notifications_metadata_check CHECK ((jsonb_typeof(metadata) = 'object'::text)),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.notifications enable row level security;
comment on table public.notifications is 'Short texts for one person, shown in the bell and perhaps on a lock screen, so they never name a product or anything about health. People read, mark as read and delete their own; only functions write them.';
comment on column public.notifications.id is 'The key of the row.';
comment on column public.notifications.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.notifications.type is 'The colour and sign: success, warning, error or info.';
comment on column public.notifications.title is '1 to 80 letters, in English; the page and the sender translate it.';
comment on column public.notifications.message is '1 to 300 letters, in English; the page and the sender translate it.';
comment on column public.notifications.is_read is 'Whether its person has seen it.';
comment on column public.notifications.created_at is 'When the row was made.';
comment on column public.notifications.metadata is '`link`: the path to open. `why`: a sentence why the person gets it. `category`: wellness for reminders and tips. `push_body`: what a lock screen shows instead. `useful_until`: when it would come too late.';
alter publication supabase_realtime add table public.notifications;
grant delete, select, update (is_read) on table public.notifications to authenticated;
grant all on table public.notifications to service_role;

create index notifications_user_id_idx ON public.notifications USING btree (user_id, created_at DESC);

create index notifications_unread_idx ON public.notifications USING btree (user_id) WHERE (NOT is_read);

create policy notifications_select_own on public.notifications for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy notifications_update_own on public.notifications for update to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy notifications_delete_own on public.notifications for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Marks the caller's notifications read, the named ones or all, and says how many changed. Runs as the caller:
-- the policies above keep it to his own rows.
create function public.mark_notifications_read(notification_ids uuid[] default NULL::uuid[])
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  changed integer;
begin
  update public.notifications n set is_read = true
  where n.user_id = (select private.caller())
    and not n.is_read
    and (notification_ids is null or n.id = any (notification_ids));
  get diagnostics changed = row_count;
  return changed;
end
$function$;
comment on function public.mark_notifications_read(notification_ids uuid[]) is 'Marks the caller''s notifications as read, the named ones or with null all, and answers how many changed.';
grant execute on function public.mark_notifications_read(notification_ids uuid[]) to authenticated, service_role;

-- Tells somebody something. `more` joins the metadata.
create function private.notify(user_id uuid, type text, title text, message text, link text, why text, more jsonb default '{}'::jsonb)
returns uuid
language sql
set search_path = ''
as $function$
  insert into public.notifications (user_id, type, title, message, metadata)
  values (user_id, type, title, message, jsonb_build_object('link', link, 'why', why) || more)
  returning id
$function$;
comment on function private.notify(user_id uuid, type text, title text, message text, link text, why text, more jsonb) is 'Tells a person something and answers the notification''s id; `more` joins its metadata.';
