-- What people write by WhatsApp lies beside what they write by SMS, and the desk sees what each of the two sent and cost.

alter table public.contact_messages add column channel text
  constraint contact_messages_channel_check check (channel in ('sms', 'whatsapp'));
update public.contact_messages m set channel = 'sms' where m.phone is not null;
alter table public.contact_messages add constraint contact_messages_phone_channel_check check ((phone is null) = (channel is null));
comment on column public.contact_messages.channel is 'sms or whatsapp: how it came from the phone; null for a message of the contact page.';
comment on column public.contact_messages.email is 'Where to answer; null for an SMS or a WhatsApp message.';
comment on column public.contact_messages.phone is 'Who wrote by SMS or WhatsApp, 254 and nine digits; null for a message of the contact page.';
comment on column public.contact_messages.message is '10 to 4,000 letters; one from a phone may be shorter.';
comment on column public.contact_messages.order_number is 'Number of the order that it is about, for one from a phone the newest order of that; null when there is none.';

create or replace view private.desk_messages as
  select m.id, m.created_at, m.name, m.email, m.topic, m.order_number, m.message, m.state, m.settled_at,
    m.user_id is not null as has_account,
    m.phone, (select o.id from public.orders o where o.number = m.order_number) as order_id, m.has_priority,
    case when m.state = 'new' then m.created_at end as waits_since,
    m.has_priority and m.state = 'new' as goes_first, m.channel
  from public.contact_messages m;
comment on column private.desk_messages.email is 'Where to answer; null for an SMS or a WhatsApp message.';
comment on column private.desk_messages.phone is 'Who wrote by SMS or WhatsApp; null for a message of the contact page.';
comment on column private.desk_messages.channel is 'sms or whatsapp; null for a message of the contact page.';

drop function public.take_text(text, text, text, timestamptz);
create function public.take_text(provider_id text, phone text, body text, at timestamptz default null, channel text default 'sms')
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
  insert into public.contact_messages (client_key, name, phone, channel, topic, order_number, message)
  values (md5(take_text.channel || ' ' || take_text.provider_id)::uuid, coalesce(newest.contact_name, '0' || substr(sender, 4)), sender, take_text.channel,
    case when newest.id is null then 'other' else 'order' end, newest.number, said)
  on conflict do nothing;
  return case when found then 'message' else 'known' end;
end
$function$;
comment on function public.take_text(provider_id text, phone text, body text, at timestamp with time zone, channel text) is 'For functions: an SMS or a WhatsApp message came. STOP and START count by the provider''s clock (`at`), anything else is a message to the shop with the phone''s
newest order. Answers stopped, started, message, known (it came before) or ignored (no Kenyan mobile number, or no words).';
grant execute on function public.take_text(provider_id text, phone text, body text, at timestamptz, channel text) to service_role;

create or replace function public.my_texts()
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('is_on', a.is_on, 'has_whatsapp', (select w.is_on is true from private.text_account w where w.channel = 'whatsapp'),
    'phone', p.phone, 'is_stopped', coalesce(private.is_stopped(p.phone), false))
  from private.text_account a left join public.profiles p on p.user_id = private.caller()
  where private.caller() is not null and a.channel = 'sms'
$function$;
comment on function public.my_texts() is 'Where messages would reach the caller: the phone of the profile, whether it wrote STOP, whether the shop sends any SMS (null: not known yet), and whether it
sends by WhatsApp; null for visitors. Answers {is_on boolean | null, has_whatsapp boolean, phone text | null, is_stopped boolean} | null.';

drop function public.text_figures();
create function public.text_figures(channel text default 'sms')
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('settings');
  return (
    select jsonb_build_object('is_on', a.is_on, 'problem', a.problem, 'problem_since', a.problem_since,
      'ceiling_kes', s.text_ceiling_kes, 'whatsapp_cents', s.whatsapp_cents, 'spent_cents', private.text_cents_this_month(),
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
          from private.text_messages t
          where t.channel = text_figures.channel and t.created_at >= private.text_month(private.text_month() - interval '330 days')
          group by 1) m
        where m.sent + m.failed + m.held_back > 0))
    from private.text_account a, public.shop_settings s where a.channel = text_figures.channel);
end
$function$;
comment on function public.text_figures(channel text) is 'The desk (settings): messages to phones by sms or whatsapp, of twelve months, what they cost, and what keeps them back. `spent_cents` and `waiting` are of
both. `sent`: the provider took them, or may have; `cost_cents`: one of which nobody named a price counts as a shilling; `held_back`: by STOP, by the ceiling, after
twenty to a phone within a day, or a day late. Answers {is_on boolean | null, problem text | null, problem_since timestamptz | null, ceiling_kes integer, whatsapp_cents
integer, spent_cents bigint, waiting bigint, stopped bigint, months [{month text, sent bigint, delivered bigint, failed bigint, unknown bigint,
held_back bigint, cost_cents bigint}]}. Refusals: not_allowed.';
grant execute on function public.text_figures(channel text) to authenticated;

create or replace function public.order_messages(order_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.at, m.body), '[]') from (
      select coalesce(t.channel, 'sms') as channel, t.state, t.reason, t.phone, t.body, t.kind, t.cost_cents, coalesce(t.sent_at, t.created_at) as at
      from private.text_messages t
      where t.order_id = order_messages.order_id and t.state <> 'standby' and (t.reason is null or t.reason not in ('off', 'arrived'))
      union all
      select case when d.push_subscription_id is null then 'mail' else 'push' end, d.state, null, null, n.message, null, null,
        coalesce(d.sent_at, d.created_at)
      from public.orders o join public.notifications n on n.user_id = o.user_id and n.metadata ->> 'order_id' = o.id::text
      join private.deliveries d on d.notification_id = n.id
      where o.id = order_messages.order_id) m);
end
$function$;
comment on function public.order_messages(order_id uuid) is 'The desk (orders): what went to the buyer of an order, by WhatsApp, SMS, push or mail; of the last two for eight days. Answers [{channel "whatsapp" | "sms" | "push" | "mail", state
text, reason text | null, phone text | null, body text | null, kind text | null, cost_cents integer | null, at timestamptz}]. Refusals: not_allowed.';
