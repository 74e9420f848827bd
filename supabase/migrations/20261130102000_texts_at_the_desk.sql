-- What the desk sees of messages to phones: how many and what they cost, which went to the buyer of an order, and what people
-- write back, which lies among the messages to the shop.

alter table public.contact_messages alter column email drop not null, add column phone text,
  drop constraint contact_messages_message_check, drop constraint contact_messages_email_check;
alter table public.contact_messages
  add constraint contact_messages_phone_check check (phone ~ '^254[17]\d{8}$'),
  add constraint contact_messages_sender_check check (num_nonnulls(email, phone) = 1),
  add constraint contact_messages_email_check
    check (length(email) <= 254 and email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+\.[^[:space:]@<>"]+$'),
  add constraint contact_messages_message_check check (length(message) between case when phone is null then 10 else 1 end and 4000);
comment on column public.contact_messages.email is 'Where to answer; null for an SMS.';
comment on column public.contact_messages.phone is 'Who wrote by SMS, 254 and nine digits; null for a message of the contact page.';
comment on column public.contact_messages.message is '10 to 4,000 letters; an SMS may be shorter.';
comment on column public.contact_messages.order_number is 'Number of the order that it is about, for an SMS the newest order of its phone; null when there is none.';

create or replace view private.desk_messages as
  select m.id, m.created_at, m.name, m.email, m.topic, m.order_number, m.message, m.state, m.settled_at, m.user_id is not null as has_account,
    m.phone, (select o.id from public.orders o where o.number = m.order_number) as order_id
  from public.contact_messages m;
comment on column private.desk_messages.email is 'Where to answer; null for an SMS.';
comment on column private.desk_messages.phone is 'Who wrote by SMS; null for a message of the contact page.';
comment on column private.desk_messages.order_id is 'The order of that number; null where there is none.';

update private.desk_lists set sought = '{name,email,phone,message,order_number}' where name = 'messages';

-- STOP and START in both languages, as people write them: with a word or two beside it, and whole sentences that say nothing else.
-- "Can the rider stop at Naivas?" is none of them.
create function private.text_choice(body text)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  with said as (select trim(regexp_replace(lower(text_choice.body), '[^[:alpha:]]+', ' ', 'g')) as words)
  select case
    when words ~ '^(mizizi |please |tafadhali )*(stop|stopp|sitop|stopall|unsubscribe|acha|acheni|komesha)( (all|it|please|pls|tafadhali|now|sasa|kabisa|sms|messages?|texts?|mizizi|thanks?|asante))*$'
      or words ~ '\m(stop|quit) (sending|texting|messaging|smsing|these|your|the (sms|messages|texts))\M'
      or words ~ '\m(do not|don t|dont|never) (text|sms|message) me\M|\mno more (sms|messages|texts)\M|\munsubscribe\M'
      or words ~ '\m(sitaki|hatutaki) (tena )?(sms|meseji|ujumbe|jumbe|messages?|texts?)\M|\m(msinitumie|usinitumie)\M|\m(acha|acheni) kunitumia\M'
      then true
    when words ~ '^(mizizi |please |tafadhali )*(start|unstop|anza|anzeni|rudisha)( (please|pls|tafadhali|now|sasa|sms|messages?|texts?|mizizi|again|tena))*$'
      then false
  end from said
$function$;
comment on function private.text_choice(body text) is 'Whether an SMS ends messages (true) or wants them again (false); null: it says something else.';

create function public.take_text(provider_id text, phone text, body text, at timestamptz default null)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  sender constant text := private.normalise_phone(take_text.phone);
  said constant text := left(private.plain_text(take_text.body), 4000);
  wants constant boolean := private.text_choice(said);
  newest public.orders;
begin
  if sender is null or said = '' then
    return 'ignored';
  end if;
  if wants is not null then
    return case when not private.choose_texts(sender, wants, coalesce(take_text.at, now())) then 'known' when wants then 'stopped' else 'started' end;
  end if;
  select * into newest from public.orders o where o.phone = sender order by o.placed_at desc limit 1;
  -- Nobody's account: a parcel may be for somebody else, whose words are not the buyer's to read.
  insert into public.contact_messages (client_key, name, phone, topic, order_number, message)
  values (md5('sms ' || take_text.provider_id)::uuid, coalesce(newest.contact_name, '0' || substr(sender, 4)), sender,
    case when newest.id is null then 'other' else 'order' end, newest.number, said)
  on conflict do nothing;
  return case when found then 'message' else 'known' end;
end
$function$;
comment on function public.take_text(provider_id text, phone text, body text, at timestamp with time zone) is 'For functions: an SMS came. STOP and START count by the provider''s clock (`at`), anything else is a message to the shop with the phone''s newest order. Answers
stopped, started, message, known (it came before) or ignored (no Kenyan mobile number, or no words).';
grant execute on function public.take_text(provider_id text, phone text, body text, at timestamptz) to service_role;

create function public.stop_texts(phone text)
returns boolean
language sql
security definer
set search_path = ''
as $function$
  select private.choose_texts(n, true, now()) from private.normalise_phone(stop_texts.phone) n where n is not null
$function$;
comment on function public.stop_texts(phone text) is 'For functions: the provider tells that a number wants no messages.';
grant execute on function public.stop_texts(phone text) to service_role;

create function public.my_texts()
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('is_on', a.is_on, 'phone', p.phone, 'is_stopped', coalesce(private.is_stopped(p.phone), false))
  from private.text_account a left join public.profiles p on p.user_id = private.caller()
  where private.caller() is not null
$function$;
comment on function public.my_texts() is 'Where SMS would reach the caller: the phone of the profile, whether it wrote STOP, and whether the shop sends any (null: not known yet); null for
visitors. Answers {is_on boolean | null, phone text | null, is_stopped boolean} | null.';
grant execute on function public.my_texts() to authenticated;

create function public.text_figures()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('settings');
  return (
    select jsonb_build_object('is_on', a.is_on, 'problem', a.problem, 'problem_since', a.problem_since,
      'ceiling_kes', (select s.text_ceiling_kes from public.shop_settings s), 'spent_cents', private.text_cents_this_month(),
      'waiting', (select count(*) from private.text_messages t where t.state in ('waiting', 'sending')),
      'stopped', (select count(*) from private.text_choices c where c.is_stopped),
      'months', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.month desc), '[]') from (
          select to_char(coalesce(t.sent_at, t.created_at) at time zone 'Africa/Nairobi', 'YYYY-MM') as month,
            count(*) filter (where t.sent_at is not null) as sent,
            count(*) filter (where t.state = 'delivered') as delivered,
            count(*) filter (where t.state = 'failed') as failed,
            count(*) filter (where t.state = 'unknown') as unknown,
            count(*) filter (where t.state = 'dropped' and t.reason in ('stopped', 'ceiling', 'too_many', 'late')) as held_back,
            coalesce(sum(coalesce(t.cost_cents, 100)) filter (where t.sent_at is not null), 0) as cost_cents
          from private.text_messages t where t.created_at >= private.text_month(private.text_month() - interval '330 days')
          group by 1) m
        where m.sent + m.failed + m.held_back > 0))
    from private.text_account a);
end
$function$;
comment on function public.text_figures() is 'The desk (settings): messages to phones of twelve months, what they cost, and what keeps them back. `sent`: the provider took them, or may have;
`cost_cents`: one of which the provider named no price counts as a shilling; `held_back`: by STOP, by the ceiling, after twenty to a phone within a day, or a day late. Answers {is_on boolean | null, problem text | null, problem_since timestamptz | null, ceiling_kes
integer, spent_cents bigint, waiting bigint, stopped bigint, months [{month text, sent bigint, delivered bigint, failed bigint, unknown bigint,
held_back bigint, cost_cents bigint}]}. Refusals: not_allowed.';
grant execute on function public.text_figures() to authenticated;

create function public.order_messages(order_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.at, m.body), '[]') from (
      select 'sms' as channel, t.state, t.reason, t.phone, t.body, t.kind, t.cost_cents, coalesce(t.sent_at, t.created_at) as at
      from private.text_messages t where t.order_id = order_messages.order_id and t.state <> 'standby' and t.reason is distinct from 'off'
      union all
      select case when d.push_subscription_id is null then 'mail' else 'push' end, d.state, null, null, n.message, null, null,
        coalesce(d.sent_at, d.created_at)
      from public.orders o join public.notifications n on n.user_id = o.user_id and n.metadata ->> 'order_id' = o.id::text
      join private.deliveries d on d.notification_id = n.id
      where o.id = order_messages.order_id) m);
end
$function$;
comment on function public.order_messages(order_id uuid) is 'The desk (orders): what went to the buyer of an order, by SMS, push or mail; of the last two for eight days. Answers [{channel "sms" | "push" | "mail", state
text, reason text | null, phone text | null, body text | null, kind text | null, cost_cents integer | null, at timestamptz}]. Refusals: not_allowed.';
grant execute on function public.order_messages(order_id uuid) to authenticated;
