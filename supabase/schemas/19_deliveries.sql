-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- How a notification leaves the app: by web push to every device that asked for it, or by mail to somebody who has no
-- such device and wants mail. A notification is written first; its deliveries are queued with it, wait out the night
-- (21:00 to 06:00 on the person's own clock) and are handed to the edge function `deliver-notifications` in batches.
--
-- "At most so many" was a subquery that locks what it picks, and by some plans it was run anew for each row: more was handed out than was asked for.
-- An array is made once.

create table public.push_subscriptions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text,
  created_at timestamp with time zone default now() not null,
  last_sent_at timestamp with time zone,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_endpoint_check CHECK (((endpoint ~ '^https?://[^\s]+$'::text) AND (length(endpoint) <= 1000))),
  constraint push_subscriptions_p256dh_check CHECK ((p256dh ~ '^[A-Za-z0-9_-]{87}=?$'::text)),
  constraint push_subscriptions_auth_check CHECK ((auth ~ '^[A-Za-z0-9_-]{22}(==)?$'::text)),
  constraint push_subscriptions_device_check CHECK ((length(device) <= 100)),
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.push_subscriptions enable row level security;
comment on table public.push_subscriptions is 'Devices that take push messages, at most ten for a person. People read theirs without the keys and may remove them; save_push_subscription writes.';
comment on column public.push_subscriptions.id is 'The key of the row.';
comment on column public.push_subscriptions.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.push_subscriptions.endpoint is 'Address of the push service for this device.';
comment on column public.push_subscriptions.p256dh is 'Public key of the device, to encrypt for it; no client reads it.';
comment on column public.push_subscriptions.auth is 'Secret of the device, to encrypt for it; no client reads it.';
comment on column public.push_subscriptions.device is 'What the device is called; null when not known.';
comment on column public.push_subscriptions.created_at is 'When the row was made.';
comment on column public.push_subscriptions.last_sent_at is 'When a message last reached the push service; null before the first.';
grant delete, select (id, user_id, endpoint, device, created_at, last_sent_at) on table public.push_subscriptions to authenticated;
grant all on table public.push_subscriptions to service_role;

create index push_subscriptions_user_id_idx ON public.push_subscriptions USING btree (user_id);

create policy push_subscriptions_select_own on public.push_subscriptions for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy push_subscriptions_delete_own on public.push_subscriptions for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Keeps the caller's device. A device belongs to whoever signed in on it last, and somebody has at most ten: the one
-- that was silent longest gives way.
create function public.save_push_subscription(endpoint text, p256dh text, auth text, device text default NULL::text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  kept uuid;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, device)
  values (caller, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth,
    left(save_push_subscription.device, 100))
  on conflict on constraint push_subscriptions_endpoint_key do update
  set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device
  returning s.id into kept;
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = caller and o.id <> kept
    order by coalesce(o.last_sent_at, o.created_at) desc offset 9
  );
  return kept;
end
$function$;
comment on function public.save_push_subscription(endpoint text, p256dh text, auth text, device text) is 'Keeps the caller''s device and answers its id. A device belongs to who signed in on it last; of more than ten the one that was silent longest goes. Refusals: not_signed_in.';
grant execute on function public.save_push_subscription(endpoint text, p256dh text, auth text, device text) to authenticated;

create table private.deliveries (
  id uuid default gen_random_uuid() not null,
  notification_id uuid not null,
  user_id uuid not null,
  push_subscription_id uuid,
  is_wellness boolean not null,
  is_owed boolean default false not null,
  calendar_of uuid,
  state text default 'waiting'::text not null,
  not_before timestamp with time zone not null,
  attempts integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  number bigint generated always as identity,
  constraint deliveries_pkey PRIMARY KEY (id),
  constraint deliveries_notification_id_push_subscription_id_key UNIQUE NULLS NOT DISTINCT (notification_id, push_subscription_id),
  constraint deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint deliveries_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES public.notifications(id) ON DELETE CASCADE,
  constraint deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint deliveries_push_subscription_id_fkey FOREIGN KEY (push_subscription_id) REFERENCES public.push_subscriptions(id) ON DELETE CASCADE
);
comment on table private.deliveries is 'What of notifications is to be sent by push or mail; kept for eight days.';
comment on column private.deliveries.id is 'The key of the row.';
comment on column private.deliveries.notification_id is 'The notification; its deliveries go with it.';
comment on column private.deliveries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.deliveries.push_subscription_id is 'The device; null for a mail.';
comment on column private.deliveries.is_wellness is 'Whether it is a reminder or tip, of which at most two a day ring.';
comment on column private.deliveries.is_owed is 'Whether it is a mail that is sent whatever somebody chose, such as a receipt.';
comment on column private.deliveries.calendar_of is 'The consultation whose calendar file goes with the mail; null: no file.';
comment on column private.deliveries.state is 'waiting, sent or failed.';
comment on column private.deliveries.not_before is 'When it may be sent; it waits out the night from 21:00 to 06:00 of the person''s clock and moves on with each try.';
comment on column private.deliveries.attempts is 'How often it was handed out.';
comment on column private.deliveries.created_at is 'When the row was made.';
comment on column private.deliveries.sent_at is 'When it was sent; null until then.';
comment on column private.deliveries.number is 'The order in which deliveries were queued, within one moment too.';

create index deliveries_waiting_idx ON private.deliveries USING btree (not_before) WHERE (state = 'waiting'::text);

create index deliveries_wellness_idx ON private.deliveries USING btree (user_id, not_before) WHERE is_wellness;

create index deliveries_push_subscription_id_idx ON private.deliveries USING btree (push_subscription_id);

-- The same moment, or the next 06:00 of a person whose clock says night.
create function private.after_quiet_hours(at timestamp with time zone, zone text)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select case
    when extract(hour from at at time zone zone) >= 21 then
      ((at at time zone zone)::date + 1 + time '06:00') at time zone zone
    when extract(hour from at at time zone zone) < 6 then
      ((at at time zone zone)::date + time '06:00') at time zone zone
    else at
  end
$function$;
comment on function private.after_quiet_hours(at timestamp with time zone, zone text) is 'The same moment, or the next 06:00 of a clock that says night (21:00 to 06:00).';

-- Queues what a new notification needs. Reminders and tips ring at most twice on a day; a third one is only listed.
create function private.queue_deliveries()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  wellness constant boolean := new.metadata ->> 'category' is not distinct from 'wellness';
  wanted public.notification_preferences;
  zone text;
  due timestamptz;
begin
  select * into wanted from public.notification_preferences p where p.user_id = new.user_id;
  if not coalesce(wanted.email_fallback, false)
      and not exists (select 1 from public.push_subscriptions s where s.user_id = new.user_id) then
    return new;
  end if;
  zone := coalesce(wanted.time_zone, 'Africa/Nairobi');
  due := private.after_quiet_hours(now(), zone);
  -- what would come too late to be of use does not wait for the morning
  if due > (new.metadata ->> 'useful_until')::timestamptz then
    due := now();
  end if;
  if wellness and (
    select count(distinct d.notification_id) from private.deliveries d
    where d.user_id = new.user_id and d.is_wellness
      and d.not_before >= ((due at time zone zone)::date)::timestamp at time zone zone
      and d.not_before < ((due at time zone zone)::date + 1)::timestamp at time zone zone
  ) >= 2 then
    return new;
  end if;
  insert into private.deliveries (notification_id, user_id, push_subscription_id, is_wellness, not_before)
  select new.id, new.user_id, s.id, wellness, due
  from public.push_subscriptions s where s.user_id = new.user_id;
  if not found then
    insert into private.deliveries (notification_id, user_id, is_wellness, not_before)
    values (new.id, new.user_id, wellness, due);
  end if;
  return new;
end
$function$;
comment on function private.queue_deliveries() is 'Trigger: queues what a new notification needs by push, or by mail where no device takes it.';

create trigger queue_deliveries AFTER INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.queue_deliveries();

-- What `deliver-notifications` has to do, once more, with these mails among it.
create function private.deliveries_due()
returns bigint
language plpgsql
stable
set search_path = ''
as $function$
begin
  return private.invitations_due() + (
    select count(*) from private.account_changes c where c.mail_state = 'waiting' and c.mail_not_before <= now()
      and c.changed_at > now() - private.undo_hours()
  ) + (
    select count(*) from (
      select 1 from private.deliveries d where d.state = 'waiting' and d.not_before <= now() limit 1000
    ) due
  ) + (
    select count(*) from (
      select 1 from private.text_messages t where t.state = 'waiting' and t.not_before <= now() limit 1000
    ) due_texts) + (select count(*) from private.undelivered_whatsapp());
end
$function$;
comment on function private.deliveries_due() is 'How many mails and messages wait to be sent, and how many WhatsApp messages to be sent by SMS instead.';

-- For the edge function: what is due, each to one caller only. It is lent for two minutes; what is not finished by then
-- is handed out again, later each time, five times in all. Whoever has read the text in the app is not told again, unless
-- the mail is owed to him. `site` and `sender` are what calendar files need: where links lead, and whom mails come from.
create function public.claim_deliveries(max_rows integer default 50, site text default NULL::text, sender text default NULL::text)
returns table(delivery_id uuid, notification_id uuid, endpoint text, p256dh text, auth text, email text, title text, body text, link text, why text, is_wellness boolean, is_owed boolean, calendar text, language text)
language plpgsql
security definer
set search_path = ''
as $function$
begin
  delete from private.deliveries d
  using public.notifications n
  where d.state = 'waiting' and d.not_before <= now() and n.id = d.notification_id and n.is_read and not d.is_owed;
  update private.deliveries d set state = 'failed'
  where d.state = 'waiting' and d.not_before <= now() and d.attempts >= 5;
  return query
    with claimed as (
      update private.deliveries d
      set attempts = d.attempts + 1, not_before = now() + interval '2 minutes' * (1 << d.attempts)
      where d.id = any (array(
        select due.id from private.deliveries due
        where due.state = 'waiting' and due.not_before <= now()
        order by due.not_before, due.number limit least(greatest(coalesce(max_rows, 50), 1), 500)
        for update skip locked))
      returning d.*
    )
    select c.id, n.id, s.endpoint, s.p256dh, s.auth, case when s.id is null then u.email::text end, n.title,
      coalesce(n.metadata ->> 'push_body', n.message), coalesce(n.metadata ->> 'link', '/notifications'),
      n.metadata ->> 'why', c.is_wellness, c.is_owed,
      private.calendar_invitation(c.calendar_of, c.user_id, claim_deliveries.site, claim_deliveries.sender),
      coalesce((select p.language from public.profiles p where p.user_id = c.user_id), 'en')
    from claimed c
    join public.notifications n on n.id = c.notification_id
    join auth.users u on u.id = c.user_id
    left join public.push_subscriptions s on s.id = c.push_subscription_id
    order by n.created_at, c.number;
end
$function$;
comment on function public.claim_deliveries(max_rows integer, site text, sender text) is 'Hands out at most max_rows (1 to 500) deliveries that are due, what happened first first, and keeps each for two minutes or longer. `site` and `sender` go into calendar files. Only for the service role.';
grant execute on function public.claim_deliveries(max_rows integer, site text, sender text) to service_role;

-- What became of claimed deliveries: `[{"id": …, "outcome": "sent"|"gone"|"retry"|"failed", "retry_after_s": 30}, …]`.
-- 'gone' is a device that its push service no longer knows.
create function public.finish_deliveries(results jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update private.deliveries d
  set state = case r.outcome when 'sent' then 'sent' when 'failed' then 'failed' else d.state end,
    sent_at = case r.outcome when 'sent' then now() end,
    not_before = case
      when r.outcome = 'retry' and r.retry_after_s is not null
        then now() + make_interval(secs => least(greatest(r.retry_after_s, 1), 86400))
      when r.outcome = 'sent' then least(d.not_before, now())
      else d.not_before
    end
  from jsonb_to_recordset(results) as r (id uuid, outcome text, retry_after_s integer)
  where d.id = r.id and d.state = 'waiting';
  update public.push_subscriptions s set last_sent_at = now()
  from jsonb_to_recordset(results) as r (id uuid, outcome text) join private.deliveries d on d.id = r.id
  where r.outcome = 'sent' and s.id = d.push_subscription_id;
  delete from public.push_subscriptions s
  using jsonb_to_recordset(results) as r (id uuid, outcome text) join private.deliveries d on d.id = r.id
  where r.outcome = 'gone' and s.id = d.push_subscription_id;
end
$function$;
comment on function public.finish_deliveries(results jsonb) is 'For functions: what became of claimed deliveries, [{id, outcome, retry_after_s}]; outcome is sent, gone (the push service no longer knows the device), retry or failed.';
grant execute on function public.finish_deliveries(results jsonb) to service_role;

-- Deliveries that are over are kept for a week, to answer what was sent.
create function private.forget_old_deliveries()
returns bigint
language sql
set search_path = ''
as $function$
  with gone as (
    delete from private.deliveries d where d.created_at < now() - interval '8 days' returning 1
  ), stood_by as (
    delete from private.text_messages t where t.state = 'standby' and t.created_at < now() - interval '2 days' returning 1
  ), unnamed as (
    update private.text_messages t set phone = null, body = null
    where t.created_at between now() - interval '13 months' and now() - interval '60 days' and (t.phone is not null or t.body is not null)
  ), reports as (
    delete from private.text_reports r where r.heard_at < now() - interval '60 days' returning 1
  ), texts as (
    delete from private.text_messages t where t.created_at < now() - interval '13 months' returning 1
  )
  select (select count(*) from gone) + (select count(*) from stood_by) + (select count(*) from reports) + (select count(*) from texts)
$function$;
comment on function private.forget_old_deliveries() is 'Job: removes deliveries older than eight days; messages to phones that were not needed after two days, their phones, texts and reports after 60 days, the rest of
them after 13 months.';
