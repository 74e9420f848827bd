-- Messages to phones go by WhatsApp first, where the shop has it and the reader wants it, and by SMS where that failed. Both are rows
-- of private.text_messages: one for each channel that an event was told by, the second of which names the first.

alter table private.text_messages
  add column channel text check (channel in ('sms', 'whatsapp')),
  add column instead_of uuid unique references private.text_messages on delete set null,
  drop constraint text_messages_event_id_key,
  drop constraint text_messages_notification_id_key,
  drop constraint text_messages_reason_check,
  add constraint text_messages_reason_check check (reason in ('off', 'out_of_date', 'stopped', 'ceiling', 'too_many', 'late', 'restored', 'lost', 'no_answer',
    'bad_number', 'blocked', 'refused', 'not_delivered', 'not_there', 'not_taken', 'too_late', 'arrived'));
create unique index text_messages_event_id_idx on private.text_messages (event_id) where instead_of is null;
create unique index text_messages_notification_id_idx on private.text_messages (notification_id) where instead_of is null;
update private.text_messages t set channel = 'sms' where t.state not in ('standby', 'waiting');
comment on table private.text_messages is 'What is, was or could not be sent to phones by WhatsApp or SMS, one for each event and channel. Phone and text are forgotten after 60 days, the row after 13 months.';
comment on column private.text_messages.channel is 'whatsapp or sms; null until it was handed out or dropped.';
comment on column private.text_messages.instead_of is 'The WhatsApp message in whose place an SMS goes; null for the first message of an event.';
comment on column private.text_messages.reason is 'Why it failed, is unknown or was dropped: off, out_of_date, stopped, ceiling, too_many (to this phone within a day), late, restored, lost, no_answer, bad_number, blocked, refused, not_delivered, not_there (WhatsApp does not reach this phone), not_taken (the provider takes none now), too_late (it was not delivered in time) or arrived (the message in whose place it was to go); null otherwise.';
comment on column private.text_messages.cost_cents is 'What the provider said that it cost, or for WhatsApp, where it says only whether it charges, the price of the settings, cents of a shilling; null where nobody said.';
comment on column private.text_messages.parts is 'How many messages of 160 signs, or 70 beyond the GSM alphabet, it takes; 1 for WhatsApp; null until it was handed out.';

alter table private.text_account
  drop constraint text_account_pkey,
  drop column one,
  add column channel text not null default 'sms' check (channel in ('sms', 'whatsapp')),
  drop constraint text_account_problem_check,
  add constraint text_account_problem_check check (problem in ('balance', 'key', 'sender', 'template'));
alter table private.text_account add primary key (channel), alter column channel drop default;
insert into private.text_account (channel) values ('whatsapp');
comment on table private.text_account is 'One row for each channel: whether it is set up, as the functions told last, and what keeps its provider from taking messages. The row of sms keeps what the desk was told of the ceiling.';
comment on column private.text_account.channel is 'sms or whatsapp.';
comment on column private.text_account.problem is 'balance (it cannot charge us), key (it does not take the key), sender (it does not know the sender), template (it does not know a text); null: it takes messages.';

alter table public.shop_settings add column whatsapp_cents integer not null default 100
  constraint shop_settings_whatsapp_cents_check check (whatsapp_cents between 0 and 10000);
comment on column public.shop_settings.whatsapp_cents is 'What Meta charges for a WhatsApp message, cents of a shilling: its reports say whether it charges, and not how much.';
comment on column public.shop_settings.text_ceiling_kes is 'How much SMS and WhatsApp may cost in a month, KSh. From four fifths on only what somebody waits for is sent, from the whole on nothing.';
grant update (whatsapp_cents) on table public.shop_settings to authenticated;

alter table public.notification_preferences add column by_whatsapp boolean not null default false;
comment on column public.notification_preferences.by_text is 'Whether news of orders, bookings and products come to the phone where no device takes a push message.';
comment on column public.notification_preferences.by_whatsapp is 'Whether they come by WhatsApp, and by SMS only where that fails; false: by SMS alone.';
grant insert (by_whatsapp), update (by_whatsapp) on table public.notification_preferences to authenticated;

comment on table private.text_choices is 'Numbers that wrote STOP, or START after it, by SMS or WhatsApp, or that a provider says want nothing more. A number that is stopped gets neither.';
comment on function private.is_stopped(phone text) is 'Whether a number wants no SMS and no WhatsApp message.';
comment on function private.text_receiver(placed public.orders) is 'The phone that is told of an order: a visitor''s of the order, that of a member who chose WhatsApp or SMS; null where nobody is told.';

alter table private.text_reports add column is_charged boolean;
comment on column private.text_reports.is_charged is 'Whether Meta charges for the message; null where it did not say, and for an SMS.';
comment on column private.text_reports.phone is 'The phone that it is about, 254 and nine digits; null where the report named none, and for WhatsApp, which names our message.';

-- Visitors gave their number for the order; members chose. Who is not there is asked again after a month: people install it.
create function private.takes_whatsapp(told private.text_messages)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select (told.user_id is null or exists (
      select 1 from public.notification_preferences w where w.user_id = told.user_id and w.by_whatsapp))
    and not exists (
      select 1 from private.text_messages t
      where t.phone = told.phone and t.channel = 'whatsapp' and t.reason = 'not_there' and t.created_at > now() - interval '30 days')
$function$;
comment on function private.takes_whatsapp(told private.text_messages) is 'Whether a message goes by WhatsApp first: to visitors and to members who chose it, not where WhatsApp did not reach the phone within the last 30 days.';

create function private.sends_sms()
returns boolean
language sql
stable
set search_path = ''
as $function$ select coalesce((select a.is_on from private.text_account a where a.channel = 'sms'), false) $function$;
comment on function private.sends_sms() is 'Whether SMS are set up, as the functions told last.';

create function private.send_sms_instead(failed private.text_messages, wait interval)
returns void
language sql
set search_path = ''
as $function$
  insert into private.text_messages (kind, event_id, notification_id, order_id, consultation_id, product_id, user_id, phone, amount_kes, channel, instead_of,
    state, created_at, not_before)
  select failed.kind, failed.event_id, failed.notification_id, failed.order_id, failed.consultation_id, failed.product_id, failed.user_id, failed.phone,
    failed.amount_kes, 'sms', failed.id, 'waiting', failed.created_at,
    case when failed.kind in ('placed', 'paid', 'underpaid') then now() + wait
      else private.after_quiet_hours(now() + wait,
        coalesce((select w.time_zone from public.notification_preferences w where w.user_id = failed.user_id), 'Africa/Nairobi')) end
  where failed.channel = 'whatsapp' and failed.phone is not null and private.sends_sms()
  on conflict do nothing
$function$;
comment on function private.send_sms_instead(failed private.text_messages, wait interval) is 'Queues the SMS in place of a WhatsApp message, once, where SMS are set up; one that is not urgent waits out the night.';

-- Meta gives a template up after the half hour that its text is submitted with. The ten minutes after it are for reports on their way.
create function private.undelivered_whatsapp()
returns setof private.text_messages
language sql
stable
set search_path = ''
as $function$
  select t.* from private.text_messages t
  where t.channel = 'whatsapp' and t.state in ('sent', 'unknown') and t.sent_at between now() - interval '1 day' and now() - interval '30 minutes'
    and private.sends_sms() and not exists (select 1 from private.text_messages x where x.instead_of = t.id)
  limit 200
$function$;
comment on function private.undelivered_whatsapp() is 'WhatsApp messages that were not delivered for half an hour, and for which no SMS is queued.';

drop function private.tell_of_texts(text, text);
create function private.tell_of_texts(channel text, title text, message text)
returns void
language sql
set search_path = ''
as $function$
  select private.notify(p.user_id, 'warning', tell_of_texts.title, tell_of_texts.message,
    '/admin/settings?tab=' || case tell_of_texts.channel when 'sms' then 'messages' else tell_of_texts.channel end,
    'You look after the settings of the shop.')
  from (select distinct r.user_id from public.user_roles r join private.role_capabilities c using (role) where c.capability = 'settings') p
$function$;
comment on function private.tell_of_texts(channel text, title text, message text) is 'Tells everybody who looks after the settings, with the way to those of sms or whatsapp.';

create or replace function private.text_level()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  most constant integer := (select s.text_ceiling_kes from public.shop_settings s);
  spent constant bigint := private.text_cents_this_month();
  level constant integer := case when spent >= most * 100::bigint then 2 when spent >= most * 80::bigint then 1 else 0 end;
  month constant date := (private.text_month() at time zone 'Africa/Nairobi')::date;
begin
  update private.text_account a set ceiling_month = month, ceiling_level = level
  where a.channel = 'sms' and level > case when a.ceiling_month = month then a.ceiling_level else 0 end;
  if found and exists (select 1 from private.text_account a where a.channel = 'whatsapp' and a.is_on) then
    perform private.tell_of_texts('sms', 'SMS and WhatsApp of this month', case level
      when 1 then format('Four fifths of the %s for SMS and WhatsApp are spent. Until the month ends only messages go out that somebody waits for.',
        private.shillings(most))
      else format('The %s for SMS and WhatsApp are spent. Neither goes out until the month ends, or the ceiling is raised.', private.shillings(most)) end);
  elsif found then
    perform private.tell_of_texts('sms', 'SMS of this month', case level
      when 1 then format('Four fifths of the %s for SMS are spent. Until the month ends only messages go out that somebody waits for.',
        private.shillings(most))
      else format('The %s for SMS are spent. No SMS goes out until the month ends, or the ceiling is raised.', private.shillings(most)) end);
  end if;
  return level;
end
$function$;
comment on function private.text_level() is 'What the ceiling of the month, of SMS and WhatsApp together, leaves: 0 everything, 1 what somebody waits for, 2 nothing. Tells the desk of each step once.';

drop function private.note_text_problem(text);
create function private.note_text_problem(channel text, problem text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if note_text_problem.problem is null then
    return;
  end if;
  update private.text_account a set problem = note_text_problem.problem, problem_since = now()
  where a.channel = note_text_problem.channel and a.problem is distinct from note_text_problem.problem;
  if not found then
    return;
  end if;
  if channel = 'whatsapp' then
    perform private.tell_of_texts(channel, 'WhatsApp messages do not go out', case problem
      when 'balance' then 'Meta cannot charge the WhatsApp account. Look at its way to pay there.'
      when 'key' then 'Meta does not take our token. Look at the setting WHATSAPP_TOKEN.'
      when 'template' then 'Meta does not know one of our templates, or has paused it. Compare them with the list under Settings, WhatsApp.'
      else 'Meta does not send from our number. Look at the setting WHATSAPP_PHONE_ID, and at the number there.' end);
  else
    perform private.tell_of_texts(channel, 'SMS do not go out', case problem
      when 'balance' then 'The money at the SMS provider has ended. Top it up: what waits is sent then, within a day.'
      when 'key' then 'The SMS provider does not take our user name and key. Look at the settings SMS_USERNAME and SMS_API_KEY.'
      else 'The SMS provider does not know the sender. Look at the setting SMS_FROM.' end);
  end if;
end
$function$;
comment on function private.note_text_problem(channel text, problem text) is 'Notes what keeps the provider of sms or whatsapp from taking messages (balance, key, sender, template), and tells the desk once; null is nothing.';

create or replace function private.match_report(phone text)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  lost private.text_messages[];
  kept private.text_reports[];
begin
  lost := array(
    select t from private.text_messages t
    where t.phone = match_report.phone and t.provider_id is null and t.channel = 'sms'
      and (t.state = 'sending' or (t.state = 'unknown' and t.sent_at > now() - interval '2 days')));
  if cardinality(lost) <> 1 or lost[1].state <> 'unknown' then
    return false;
  end if;
  kept := array(
    select r from private.text_reports r
    where r.phone = match_report.phone and r.heard_at >= lost[1].claimed_at
      and not exists (select 1 from private.text_messages t where t.provider_id = r.provider_id));
  if cardinality(kept) <> 1 then
    return false;
  end if;
  update private.text_messages t set provider_id = kept[1].provider_id where t.id = lost[1].id;
  return private.apply_report(kept[1]);
end
$function$;
comment on function private.match_report(phone text) is 'Puts the one report of a phone that has no SMS to the one SMS of it whose answer was lost; answers whether that told something.';

create or replace function private.apply_report(told private.text_reports)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  changed private.text_messages;
begin
  update private.text_messages t
  set state = case told.told when 'on_the_way' then 'sent' else told.told end,
    reason = case when told.told = 'failed' then case when t.channel = 'whatsapp' then told.reason when told.reason ~* 'blacklist' then 'blocked'
      else 'not_delivered' end end,
    -- Meta charges for what it delivers, and for some of that nothing
    cost_cents = case when t.channel = 'sms' then t.cost_cents when told.told = 'failed' or not told.is_charged then 0
      when told.told = 'delivered' then (select s.whatsapp_cents from public.shop_settings s) else t.cost_cents end,
    settled_at = case when told.told = 'on_the_way' then t.settled_at else now() end
  where t.provider_id = told.provider_id and (t.state = 'unknown' or (t.state = 'sent' and told.told <> 'on_the_way')
    or (t.state = 'failed' and told.told = 'delivered'))
  returning t.* into changed;
  if changed.channel = 'whatsapp' and changed.state = 'failed' then
    perform private.send_sms_instead(changed, '0');
  elsif changed.channel = 'whatsapp' and changed.state = 'delivered' then
    update private.text_messages t set state = 'dropped', reason = 'arrived', settled_at = now() where t.instead_of = changed.id and t.state = 'waiting';
  end if;
  return changed.id is not null;
end
$function$;
comment on function private.apply_report(told private.text_reports) is 'Notes at its message what the provider reported; a delivery counts, whatever was reported before. An SMS goes in place of a WhatsApp message that failed, and
is not sent once that arrived. Answers whether it changed something.';

drop function public.claim_texts(boolean, integer);
create function public.claim_texts(is_on boolean, max_rows integer default 5, whatsapp_on boolean default false)
returns table (text_id uuid, phone text, kind text, body text, link text, language text, channel text)
language plpgsql
security definer
set search_path = ''
as $function$
declare
  due private.text_messages;
  left_out text;
  words text;
  way text;
  level integer;
  taken integer := 0;
begin
  for due in
    update private.text_messages t set state = 'unknown', reason = 'lost', sent_at = t.claimed_at
    where t.id = any (array(
      select x.id from private.text_messages x where x.state = 'sending' and x.claimed_at < now() - interval '5 minutes' for update skip locked))
    returning t.*
  loop
    perform private.match_report(due.phone);
  end loop;
  update private.text_account a set is_on = told.is_on, told_at = now()
  from (values ('sms', claim_texts.is_on), ('whatsapp', claim_texts.whatsapp_on)) told (channel, is_on)
  where a.channel = told.channel and (a.is_on is distinct from told.is_on or a.told_at < now() - interval '1 hour');
  if not claim_texts.is_on and not claim_texts.whatsapp_on then
    update private.text_messages t set state = 'dropped', reason = 'off', settled_at = now() where t.state = 'waiting' and t.not_before <= now();
    return;
  end if;
  perform private.send_sms_instead(t, '10 minutes') from private.undelivered_whatsapp() t;
  level := private.text_level();
  for due in
    select t.* from private.text_messages t where t.state = 'waiting' and t.not_before <= now()
    order by t.not_before, t.number limit 200 for update skip locked
  loop
    exit when taken >= least(greatest(coalesce(max_rows, 5), 1), 50);
    words := private.text_words(due);
    way := case when claim_texts.whatsapp_on and due.instead_of is null and private.takes_whatsapp(due) then 'whatsapp'
      when claim_texts.is_on then 'sms' end;
    left_out := case
      when due.created_at < now() - interval '1 day' and due.attempts = 0 then 'late'
      when due.created_at < now() - interval '1 day' or due.attempts >= 12 then 'no_answer'
      when words is null then 'out_of_date'
      when exists (select 1 from private.text_messages x where x.id = due.instead_of and x.state = 'delivered') then 'arrived'
      when private.is_stopped(due.phone) then 'stopped'
      when way is null then 'off'
      -- whoever orders with the number of somebody else does not fill their phone
      when (select count(*) from private.text_messages x where x.phone = due.phone and x.sent_at > now() - interval '1 day') >= 20 then 'too_many'
      when level = 2 or (level = 1 and not private.is_essential_text(due.kind)) then 'ceiling'
    end;
    if left_out is not null then
      update private.text_messages t
      set state = case when left_out = 'no_answer' then 'failed' else 'dropped' end, reason = left_out, settled_at = now(),
        channel = coalesce(way, t.channel, 'sms')
      where t.id = due.id;
      continue;
    end if;
    update private.text_messages t set state = 'failed', reason = 'too_late', cost_cents = 0, settled_at = now()
    where t.id = due.instead_of and t.state in ('sent', 'unknown');
    update private.text_messages t
    set state = 'sending', attempts = t.attempts + 1, claimed_at = now(), body = words, channel = way where t.id = due.id;
    taken := taken + 1;
    text_id := due.id;
    phone := due.phone;
    kind := due.kind;
    body := words;
    channel := way;
    link := private.text_link(due);
    language := coalesce(case when due.user_id is null then (select k.language from private.order_tokens k where k.order_id = due.order_id)
      else (select p.language from public.profiles p where p.user_id = due.user_id) end, 'en');
    return next;
  end loop;
end
$function$;
comment on function public.claim_texts(is_on boolean, max_rows integer, whatsapp_on boolean) is 'For functions: hands out at most so many messages to phones (1 to 50) that are due, worded by what is true now, each once and by one channel, sms or whatsapp.
`is_on`, `whatsapp_on`: whether SMS and WhatsApp are set up; without either what is due is dropped. One that was handed out five minutes ago and not finished may
have been sent, and is not sent again. What WhatsApp did not deliver within half an hour goes by SMS ten minutes later.';
grant execute on function public.claim_texts(is_on boolean, max_rows integer, whatsapp_on boolean) to service_role;

create or replace function public.finish_text(text_id uuid, outcome text, provider_id text default null, cost_cents integer default null,
  parts integer default null, reason text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target private.text_messages;
begin
  select * into target from private.text_messages t where t.id = finish_text.text_id and t.state in ('sending', 'unknown') for update;
  if not found then
    return;
  end if;
  case outcome
    when 'sent' then
      -- a report had this number put down to another message of the phone
      update private.text_messages t set provider_id = null, state = 'unknown', settled_at = null
      where t.provider_id = finish_text.provider_id and t.id <> target.id;
      update private.text_messages t
      set state = 'sent', reason = null, provider_id = finish_text.provider_id, parts = finish_text.parts, sent_at = coalesce(t.sent_at, now()),
        cost_cents = case t.channel when 'whatsapp' then (select s.whatsapp_cents from public.shop_settings s) else finish_text.cost_cents end
      where t.id = target.id;
      perform private.apply_report(r) from private.text_reports r where r.provider_id = finish_text.provider_id;
      -- one template that is known says nothing of another, and the desk is not told of that one again within a day
      update private.text_account a set problem = null, problem_since = null
      where a.channel = target.channel and a.problem is not null and (a.problem <> 'template' or a.problem_since < now() - interval '1 day');
    when 'retry' then
      perform private.note_text_problem(target.channel, finish_text.reason);
      if target.channel = 'whatsapp' and private.sends_sms() and (finish_text.reason is not null or target.attempts >= 3) then
        update private.text_messages t set state = 'failed', reason = 'not_taken', sent_at = null, settled_at = now() where t.id = target.id;
        perform private.send_sms_instead(target, '0');
        return;
      end if;
      update private.text_messages t
      set state = 'waiting', reason = null, sent_at = null, not_before = now() + least(interval '1 minute' * (1 << least(t.attempts, 6)),
        case when finish_text.reason is null then interval '1 hour' else interval '10 minutes' end)
      where t.id = target.id;
    when 'failed' then
      update private.text_messages t
      set state = 'failed', reason = finish_text.reason, sent_at = null, settled_at = now()
      where t.id = target.id;
      perform private.send_sms_instead(target, '0');
      if finish_text.reason = 'blocked' then
        perform private.choose_texts(target.phone, true, now());
      end if;
    else
      update private.text_messages t set state = 'unknown', reason = 'no_answer', parts = finish_text.parts, sent_at = coalesce(t.sent_at, now())
      where t.id = target.id;
      perform private.match_report(target.phone);
  end case;
end
$function$;
comment on function public.finish_text(text_id uuid, outcome text, provider_id text, cost_cents integer, parts integer, reason text) is 'For functions: what became of a message that was handed out. outcome: sent (with the provider''s number, and its price in cents), retry (surely not taken;
reason balance, key, sender or template: why nothing is taken), failed (reason bad_number, blocked, refused or not_there) or unknown (it may have been taken). A WhatsApp
message that failed, was not taken for such a reason or not at the third try goes by SMS, where that is set up.';

create function public.take_whatsapp_report(provider_id text, told text, text_id uuid default null, reason text default null, problem text default null,
  is_charged boolean default null)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  kept private.text_reports;
begin
  if take_whatsapp_report.told = 'failed' then
    perform private.note_text_problem('whatsapp', take_whatsapp_report.problem);
  end if;
  -- our own number of the message comes back with each report: an answer that was lost is known by it
  update private.text_messages t
  set provider_id = take_whatsapp_report.provider_id, state = 'unknown', reason = 'no_answer', parts = 1, sent_at = coalesce(t.sent_at, t.claimed_at),
    cost_cents = (select s.whatsapp_cents from public.shop_settings s)
  where t.id = take_whatsapp_report.text_id and t.channel = 'whatsapp' and t.provider_id is null and t.attempts > 0
    and t.state in ('sending', 'unknown', 'waiting', 'failed')
    and not exists (select 1 from private.text_messages x where x.provider_id = take_whatsapp_report.provider_id);
  insert into private.text_reports as r (provider_id, told, reason, is_charged)
  values (take_whatsapp_report.provider_id, take_whatsapp_report.told,
    case when take_whatsapp_report.told = 'failed' then
      case when take_whatsapp_report.reason in ('not_there', 'not_taken') then take_whatsapp_report.reason else 'not_delivered' end end,
    take_whatsapp_report.is_charged)
  on conflict on constraint text_reports_pkey do update
    set told = excluded.told, reason = excluded.reason, is_charged = coalesce(excluded.is_charged, r.is_charged), heard_at = now()
  where array_position(array['on_the_way', 'failed', 'delivered'], excluded.told) > array_position(array['on_the_way', 'failed', 'delivered'], r.told)
  returning * into kept;
  if kept.provider_id is null then
    return 'known';
  end if;
  return case when private.apply_report(kept) then 'applied' else 'kept' end;
end
$function$;
comment on function public.take_whatsapp_report(provider_id text, told text, text_id uuid, reason text, problem text, is_charged boolean) is 'For functions: Meta reports a WhatsApp message as on_the_way, failed (reason not_there, not_taken or not_delivered; problem balance, key, sender or template where
that is why) or delivered. `text_id`: our message, which the report names; `is_charged`: whether it costs something. Answers applied, kept (its message is not known
yet, or the report changes nothing of it) or known (it was reported so before).';
grant execute on function public.take_whatsapp_report(provider_id text, told text, text_id uuid, reason text, problem text, is_charged boolean) to service_role;

create or replace function private.deliveries_due()
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
