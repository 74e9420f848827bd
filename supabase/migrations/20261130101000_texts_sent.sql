-- How a message to a phone goes out: it is handed out once, what the provider said is noted, and the provider's reports of
-- delivery come late, twice, before the answer or never. Nothing is handed out anew unless the provider surely did not take it.

create table private.text_account (
  one boolean primary key default true check (one),
  is_on boolean,
  told_at timestamptz,
  problem text check (problem in ('balance', 'key', 'sender')),
  problem_since timestamptz,
  ceiling_month date,
  ceiling_level integer not null default 0
);
alter table private.text_account enable row level security;
insert into private.text_account default values;
comment on table private.text_account is 'One row: whether messages to phones are set up, as the functions told last, and what keeps the provider from taking them.';
comment on column private.text_account.one is 'Always true, so that there is one row.';
comment on column private.text_account.is_on is 'Whether the settings name a provider; null until the functions told.';
comment on column private.text_account.told_at is 'When they told; null before.';
comment on column private.text_account.problem is 'balance (the money at the provider has ended), key (it does not take the key), sender (it does not know the sender); null: it takes messages.';
comment on column private.text_account.problem_since is 'Since when; null where there is no problem.';
comment on column private.text_account.ceiling_month is 'The month that ceiling_level is about; null before a ceiling was ever reached.';
comment on column private.text_account.ceiling_level is 'What the desk was told of: 0 nothing, 1 that messages which can wait have ended, 2 that all have.';

alter table public.shop_settings add column text_ceiling_kes integer not null default 5000
  constraint shop_settings_text_ceiling_kes_check check (text_ceiling_kes between 0 and 1000000);
comment on column public.shop_settings.text_ceiling_kes is 'How much SMS may cost in a month, KSh. From four fifths on only what somebody waits for is sent, from the whole on nothing.';
grant update (text_ceiling_kes) on table public.shop_settings to authenticated;

create table private.text_reports (
  provider_id text primary key,
  told text not null check (told in ('on_the_way', 'failed', 'delivered')),
  phone text,
  reason text,
  heard_at timestamptz not null default now()
);
alter table private.text_reports enable row level security;
create index text_reports_phone_idx on private.text_reports (phone, heard_at);
create index text_reports_heard_at_idx on private.text_reports (heard_at);
comment on table private.text_reports is 'What the provider reported of messages, by its number; kept for 60 days. A report may come before the answer that names the number.';
comment on column private.text_reports.provider_id is 'The provider''s number of the message.';
comment on column private.text_reports.told is 'on_the_way, failed or delivered: the furthest that was reported.';
comment on column private.text_reports.phone is 'The phone that it is about, 254 and nine digits; null where the report named none.';
comment on column private.text_reports.reason is 'The provider''s word for why it failed; null where it did not.';
comment on column private.text_reports.heard_at is 'When it was last heard of.';

create function private.text_month(at timestamptz default now())
returns timestamptz
language sql
stable
set search_path = ''
as $function$ select date_trunc('month', at at time zone 'Africa/Nairobi') at time zone 'Africa/Nairobi' $function$;
comment on function private.text_month(at timestamp with time zone) is 'When the month of a moment began in Nairobi.';

-- What may have been sent without a word of its price counts as a shilling.
create function private.text_cents_this_month()
returns bigint
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(coalesce(t.cost_cents, 100)), 0)::bigint from private.text_messages t
  where t.sent_at >= private.text_month() and t.state in ('sent', 'delivered', 'failed', 'unknown')
$function$;
comment on function private.text_cents_this_month() is 'What the messages of this month cost so far, cents; one of which the provider named no price counts as a shilling.';

create function private.tell_of_texts(title text, message text)
returns void
language sql
set search_path = ''
as $function$
  select private.notify(p.user_id, 'warning', tell_of_texts.title, tell_of_texts.message, '/admin/settings?tab=messages',
    'You look after the settings of the shop.')
  from (select distinct r.user_id from public.user_roles r join private.role_capabilities c using (role) where c.capability = 'settings') p
$function$;
comment on function private.tell_of_texts(title text, message text) is 'Tells everybody who looks after the settings.';

-- 0: everything may be sent, 1: what somebody waits for, 2: nothing. The desk hears of each step once in a month.
create function private.text_level()
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
  where level > case when a.ceiling_month = month then a.ceiling_level else 0 end;
  if found then
    perform private.tell_of_texts('SMS of this month', case level
      when 1 then format('Four fifths of the %s for SMS are spent. Until the month ends only messages go out that somebody waits for.',
        private.shillings(most))
      else format('The %s for SMS are spent. No SMS goes out until the month ends, or the ceiling is raised.', private.shillings(most)) end);
  end if;
  return level;
end
$function$;
comment on function private.text_level() is 'What the ceiling of the month leaves: 0 everything, 1 what somebody waits for, 2 nothing. Tells the desk of each step once.';

create function public.claim_texts(is_on boolean, max_rows integer default 5)
returns table (text_id uuid, phone text, kind text, body text, link text, language text)
language plpgsql
security definer
set search_path = ''
as $function$
declare
  due private.text_messages;
  left_out text;
  words text;
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
  update private.text_account a set is_on = claim_texts.is_on, told_at = now()
  where a.is_on is distinct from claim_texts.is_on or a.told_at < now() - interval '1 hour';
  if not claim_texts.is_on then
    update private.text_messages t set state = 'dropped', reason = 'off', settled_at = now() where t.state = 'waiting' and t.not_before <= now();
    return;
  end if;
  level := private.text_level();
  for due in
    select t.* from private.text_messages t where t.state = 'waiting' and t.not_before <= now()
    order by t.not_before, t.number limit 200 for update skip locked
  loop
    exit when taken >= least(greatest(coalesce(max_rows, 5), 1), 50);
    words := private.text_words(due);
    left_out := case
      when due.created_at < now() - interval '1 day' and due.attempts = 0 then 'late'
      when due.created_at < now() - interval '1 day' or due.attempts >= 12 then 'no_answer'
      when words is null then 'out_of_date'
      when private.is_stopped(due.phone) then 'stopped'
      -- whoever orders with the number of somebody else does not fill their phone
      when (select count(*) from private.text_messages x where x.phone = due.phone and x.sent_at > now() - interval '1 day') >= 20 then 'too_many'
      when level = 2 or (level = 1 and not private.is_essential_text(due.kind)) then 'ceiling'
    end;
    if left_out is not null then
      update private.text_messages t
      set state = case when left_out = 'no_answer' then 'failed' else 'dropped' end, reason = left_out, settled_at = now()
      where t.id = due.id;
      continue;
    end if;
    update private.text_messages t
    set state = 'sending', attempts = t.attempts + 1, claimed_at = now(), body = words where t.id = due.id;
    taken := taken + 1;
    text_id := due.id;
    phone := due.phone;
    kind := due.kind;
    body := words;
    link := private.text_link(due);
    language := coalesce(case when due.user_id is null then (select k.language from private.order_tokens k where k.order_id = due.order_id)
      else (select p.language from public.profiles p where p.user_id = due.user_id) end, 'en');
    return next;
  end loop;
end
$function$;
comment on function public.claim_texts(is_on boolean, max_rows integer) is 'For functions: hands out at most so many messages to phones (1 to 50) that are due, worded by what is true now; each once. `is_on`: whether a
provider is set up; without one what is due is dropped. One that was handed out five minutes ago and not finished may have been sent, and is not sent again.';
grant execute on function public.claim_texts(is_on boolean, max_rows integer) to service_role;

create function private.apply_report(told private.text_reports)
returns boolean
language plpgsql
set search_path = ''
as $function$
begin
  update private.text_messages t
  set state = case told.told when 'on_the_way' then 'sent' else told.told end,
    reason = case told.told when 'failed' then case when told.reason ~* 'blacklist' then 'blocked' else 'not_delivered' end end,
    settled_at = case when told.told = 'on_the_way' then t.settled_at else now() end
  where t.provider_id = told.provider_id and (t.state = 'unknown' or (t.state = 'sent' and told.told <> 'on_the_way')
    or (t.state = 'failed' and told.told = 'delivered'));
  return found;
end
$function$;
comment on function private.apply_report(told private.text_reports) is 'Notes at its message what the provider reported; a delivery counts, whatever was reported before. Answers whether that changed something.';

-- An answer that was lost named the number of its message. Where one message to a phone may have been taken, and one report of that phone
-- since belongs to no other, they belong together.
create function private.match_report(phone text)
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
    where t.phone = match_report.phone and t.provider_id is null
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
comment on function private.match_report(phone text) is 'Puts the one report of a phone that has no message to the one message of it whose answer was lost; answers whether that told something.';

create function public.finish_text(text_id uuid, outcome text, provider_id text default null, cost_cents integer default null, parts integer default null,
  reason text default null)
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
      set state = 'sent', reason = null, provider_id = finish_text.provider_id, cost_cents = finish_text.cost_cents, parts = finish_text.parts,
        sent_at = coalesce(t.sent_at, now())
      where t.id = target.id;
      perform private.apply_report(r) from private.text_reports r where r.provider_id = finish_text.provider_id;
      update private.text_account a set problem = null, problem_since = null where a.problem is not null;
    when 'retry' then
      update private.text_messages t
      set state = 'waiting', reason = null, sent_at = null, not_before = now() + least(interval '1 minute' * (1 << least(t.attempts, 6)),
        case when finish_text.reason is null then interval '1 hour' else interval '10 minutes' end)
      where t.id = target.id;
      perform private.note_text_problem(finish_text.reason);
    when 'failed' then
      update private.text_messages t set state = 'failed', reason = finish_text.reason, sent_at = null, settled_at = now() where t.id = target.id;
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
reason balance, key or sender: why nothing is taken), failed (reason bad_number, blocked or refused) or unknown (it may have been taken).';
grant execute on function public.finish_text(text_id uuid, outcome text, provider_id text, cost_cents integer, parts integer, reason text) to service_role;

create function private.note_text_problem(problem text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if note_text_problem.problem is null then
    return;
  end if;
  update private.text_account a set problem = note_text_problem.problem, problem_since = now()
  where a.problem is distinct from note_text_problem.problem;
  if found then
    perform private.tell_of_texts('SMS do not go out', case note_text_problem.problem
      when 'balance' then 'The money at the SMS provider has ended. Top it up: what waits is sent then, within a day.'
      when 'key' then 'The SMS provider does not take our user name and key. Look at the settings SMS_USERNAME and SMS_API_KEY.'
      else 'The SMS provider does not know the sender. Look at the setting SMS_FROM.' end);
  end if;
end
$function$;
comment on function private.note_text_problem(problem text) is 'Notes what keeps the provider from taking messages (balance, key, sender), and tells the desk once; null is nothing.';

create function private.choose_texts(phone text, is_stopped boolean, at timestamptz)
returns boolean
language plpgsql
set search_path = ''
as $function$
begin
  insert into private.text_choices as c (phone, is_stopped, chosen_at)
  values (choose_texts.phone, choose_texts.is_stopped, least(choose_texts.at, now()))
  on conflict on constraint text_choices_pkey do update set is_stopped = excluded.is_stopped, chosen_at = excluded.chosen_at
  where excluded.chosen_at >= c.chosen_at;
  return found;
end
$function$;
comment on function private.choose_texts(phone text, is_stopped boolean, at timestamp with time zone) is 'Notes STOP or START of a number; an older word than the last changes nothing. Answers whether it counts.';

create function public.take_text_report(provider_id text, told text, phone text default null, reason text default null)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  receiver constant text := private.normalise_phone(take_text_report.phone);
  kept private.text_reports;
begin
  if take_text_report.told = 'failed' and take_text_report.reason ~* 'blacklist' and receiver is not null then
    perform private.choose_texts(receiver, true, now());
  end if;
  insert into private.text_reports as r (provider_id, told, phone, reason)
  values (take_text_report.provider_id, take_text_report.told, receiver, left(take_text_report.reason, 100))
  on conflict on constraint text_reports_pkey do update set told = excluded.told, reason = excluded.reason, heard_at = now()
  where array_position(array['on_the_way', 'failed', 'delivered'], excluded.told) > array_position(array['on_the_way', 'failed', 'delivered'], r.told)
  returning * into kept;
  if kept.provider_id is null then
    return 'known';
  end if;
  return case when private.apply_report(kept) or private.match_report(receiver) then 'applied' else 'kept' end;
end
$function$;
comment on function public.take_text_report(provider_id text, told text, phone text, reason text) is 'For functions: the provider reports a message as on_the_way, failed or delivered. Answers applied, kept (its message is not known yet, or the report changes
nothing of it) or known (it was reported so before).';
grant execute on function public.take_text_report(provider_id text, told text, phone text, reason text) to service_role;

create function private.forget_waiting_texts()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  update private.text_messages t set state = 'dropped', reason = 'restored', settled_at = now() where t.state in ('standby', 'waiting');
  return null;
end
$function$;
comment on function private.forget_waiting_texts() is 'Trigger: what waited when a backup was made may have been sent since, and a restored shop sends it not again.';

create trigger forget_waiting_texts after insert on private.restorations for each row execute function private.forget_waiting_texts();

create or replace function private.forget_old_deliveries()
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
    ) due_texts);
end
$function$;
comment on function private.deliveries_due() is 'How many mails and messages wait to be sent.';
