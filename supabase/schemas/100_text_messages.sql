-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Messages to phones: what somebody hears of their order, a booking or a product without opening the app. Visitors give
-- nothing but a phone, and hear of their order by SMS alone; members who chose SMS get one where no device of theirs takes a
-- push message. A message is queued when something happens, and worded when it is handed out, by what is true then: who has
-- paid meanwhile is not asked to. It goes out once: one that was handed out, and of which nobody heard again, is not sent anew.
--
-- How a message to a phone goes out: it is handed out once, what the provider said is noted, and the provider's reports of
-- delivery come late, twice, before the answer or never. Nothing is handed out anew unless the provider surely did not take it.
--
-- What the desk sees of messages to phones: how many and what they cost, which went to the buyer of an order, and what people
-- write back, which lies among the messages to the shop.
--
-- Messages to phones go by WhatsApp first, where the shop has it and the reader wants it, and by SMS where that failed. Both are rows
-- of private.text_messages: one for each channel that an event was told by, the second of which names the first.
--
-- What people write by WhatsApp lies beside what they write by SMS, and the desk sees what each of the two sent and cost.
--
-- An order that was paid within three minutes, and changed after that, told its buyer nothing: its first message still waited, and was out
-- of date when its turn came. That message speaks for a change only while the order is to be paid.
--
-- What is called back may be taken tonight: the message to the phone does not wait for the morning.

create table private.text_messages (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  event_id bigint,
  notification_id uuid,
  order_id uuid,
  consultation_id uuid,
  product_id bigint,
  user_id uuid,
  phone text,
  amount_kes integer,
  body text,
  state text default 'waiting'::text not null,
  reason text,
  provider_id text,
  cost_cents integer,
  parts integer,
  attempts integer default 0 not null,
  not_before timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  claimed_at timestamp with time zone,
  sent_at timestamp with time zone,
  settled_at timestamp with time zone,
  number bigint generated always as identity,
  channel text,
  instead_of uuid,
  constraint text_messages_pkey PRIMARY KEY (id),
  constraint text_messages_provider_id_key UNIQUE (provider_id),
  constraint text_messages_instead_of_key UNIQUE (instead_of),
  constraint text_messages_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint text_messages_state_check CHECK ((state = ANY (ARRAY['standby'::text, 'waiting'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'unknown'::text, 'dropped'::text]))),
  constraint text_messages_cost_cents_check CHECK ((cost_cents >= 0)),
  constraint text_messages_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text]))),
  constraint text_messages_reason_check CHECK ((reason = ANY (ARRAY['off'::text, 'out_of_date'::text, 'stopped'::text, 'ceiling'::text, 'too_many'::text, 'late'::text, 'restored'::text, 'lost'::text, 'no_answer'::text, 'bad_number'::text, 'blocked'::text, 'refused'::text, 'not_delivered'::text, 'not_there'::text, 'not_taken'::text, 'too_late'::text, 'arrived'::text]))),
  constraint text_messages_kind_check CHECK ((kind = ANY (ARRAY['placed'::text, 'paid'::text, 'underpaid'::text, 'edited'::text, 'dispatched'::text, 'at_pickup'::text, 'delivered'::text, 'refunded'::text, 'cancelled'::text, 'recalled'::text, 'back_in_stock'::text, 'booking_made'::text, 'booking_moved'::text, 'booking_cancelled'::text, 'booking_tomorrow'::text]))),
  constraint text_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE SET NULL,
  constraint text_messages_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE SET NULL,
  constraint text_messages_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE SET NULL,
  constraint text_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint text_messages_instead_of_fkey FOREIGN KEY (instead_of) REFERENCES private.text_messages(id) ON DELETE SET NULL
);
alter table private.text_messages enable row level security;
comment on table private.text_messages is 'What is, was or could not be sent to phones by WhatsApp or SMS, one for each event and channel. Phone and text are forgotten after 60 days, the row after 13 months.';
comment on column private.text_messages.id is 'The key of the row.';
comment on column private.text_messages.kind is 'placed, paid, underpaid, edited, dispatched, at_pickup, delivered, refunded, cancelled, recalled, back_in_stock, booking_made, booking_moved, booking_cancelled or booking_tomorrow.';
comment on column private.text_messages.event_id is 'The event of an order that it tells of; null where it tells of something else.';
comment on column private.text_messages.notification_id is 'The notification that it says in other words; null for an event of an order.';
comment on column private.text_messages.order_id is 'The order; null where it is about none.';
comment on column private.text_messages.consultation_id is 'The booking; null where it is about none.';
comment on column private.text_messages.product_id is 'The product that is back; null where it is about none.';
comment on column private.text_messages.user_id is 'The account that is told; null for visitors, and once the account is erased.';
comment on column private.text_messages.phone is 'Where it goes, 254 and nine digits; null once it is forgotten.';
comment on column private.text_messages.amount_kes is 'What was sent back, KSh; null where it tells of no refund.';
comment on column private.text_messages.body is 'What it says, in English and without link, as it was last handed out; null before, and once it is forgotten.';
comment on column private.text_messages.state is 'standby (a push message goes first), waiting, sending (handed out, not heard of yet), sent (taken by the provider), delivered, failed, unknown (it may have been sent) or dropped (it was not to be sent).';
comment on column private.text_messages.reason is 'Why it failed, is unknown or was dropped: off, out_of_date, stopped, ceiling, too_many (to this phone within a day), late, restored, lost, no_answer, bad_number, blocked, refused, not_delivered, not_there (WhatsApp does not reach this phone), not_taken (the provider takes none now), too_late (it was not delivered in time) or arrived (the message in whose place it was to go); null otherwise.';
comment on column private.text_messages.provider_id is 'The provider''s number of the message; null until it was taken.';
comment on column private.text_messages.cost_cents is 'What the provider said that it cost, or for WhatsApp, where it says only whether it charges, the price of the settings, cents of a shilling; null where nobody said.';
comment on column private.text_messages.parts is 'How many messages of 160 signs, or 70 beyond the GSM alphabet, it takes; 1 for WhatsApp; null until it was handed out.';
comment on column private.text_messages.attempts is 'How often it was handed out.';
comment on column private.text_messages.not_before is 'When it may be sent: what is not urgent waits out the night, and each try moves it on.';
comment on column private.text_messages.created_at is 'When the row was made: the moment of what it tells.';
comment on column private.text_messages.claimed_at is 'When it was last handed out; null before.';
comment on column private.text_messages.sent_at is 'When the provider took it, or may have; null until then.';
comment on column private.text_messages.settled_at is 'When it was known to be delivered or not; null until then.';
comment on column private.text_messages.number is 'The order in which messages were queued, within one moment too.';
comment on column private.text_messages.channel is 'whatsapp or sms; null until it was handed out or dropped.';
comment on column private.text_messages.instead_of is 'The WhatsApp message in whose place an SMS goes; null for the first message of an event.';

create index text_messages_waiting_idx ON private.text_messages USING btree (not_before) WHERE (state = 'waiting'::text);

create index text_messages_sending_idx ON private.text_messages USING btree (claimed_at) WHERE (state = 'sending'::text);

create index text_messages_standby_idx ON private.text_messages USING btree (user_id, created_at) WHERE (state = 'standby'::text);

create index text_messages_user_id_idx ON private.text_messages USING btree (user_id) WHERE (user_id IS NOT NULL);

create index text_messages_order_id_idx ON private.text_messages USING btree (order_id);

create index text_messages_consultation_id_idx ON private.text_messages USING btree (consultation_id);

create index text_messages_product_id_idx ON private.text_messages USING btree (product_id);

create index text_messages_phone_idx ON private.text_messages USING btree (phone, sent_at);

create index text_messages_sent_at_idx ON private.text_messages USING btree (sent_at);

create index text_messages_created_at_idx ON private.text_messages USING btree (created_at);

create table private.text_choices (
  phone text not null,
  is_stopped boolean not null,
  chosen_at timestamp with time zone not null,
  constraint text_choices_pkey PRIMARY KEY (phone),
  constraint text_choices_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text))
);
alter table private.text_choices enable row level security;
comment on table private.text_choices is 'Numbers that wrote STOP, or START after it, by SMS or WhatsApp, or that a provider says want nothing more. A number that is stopped gets neither.';
comment on column private.text_choices.phone is '254 and nine digits.';
comment on column private.text_choices.is_stopped is 'Whether STOP was the last word.';
comment on column private.text_choices.chosen_at is 'When it was written, by the provider''s clock: an older word that comes later changes nothing.';

create function private.is_stopped(phone text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from private.text_choices c where c.phone = is_stopped.phone and c.is_stopped)
$function$;
comment on function private.is_stopped(phone text) is 'Whether a number wants no SMS and no WhatsApp message.';

-- Where an order's messages go, and for whom: a visitor's to the phone of the order, a member's, if they chose SMS, to their own.
create function private.text_receiver(placed public.orders)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when placed.user_id is null then case when placed.is_guest then placed.phone end
    else (
      select coalesce(p.phone, placed.phone) from public.notification_preferences w left join public.profiles p on p.user_id = w.user_id
      where w.user_id = placed.user_id and w.by_text)
  end
$function$;
comment on function private.text_receiver(placed public.orders) is 'The phone that is told of an order: a visitor''s of the order, that of a member who chose WhatsApp or SMS; null where nobody is told.';

create function private.queue_text(made private.text_messages, is_urgent boolean, wait interval default '00:00:00'::interval)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  zone constant text := coalesce((select w.time_zone from public.notification_preferences w where w.user_id = made.user_id), 'Africa/Nairobi');
begin
  insert into private.text_messages (kind, event_id, notification_id, order_id, consultation_id, product_id, user_id, phone, amount_kes, state, not_before)
  values (made.kind, made.event_id, made.notification_id, made.order_id, made.consultation_id, made.product_id, made.user_id, made.phone,
    made.amount_kes,
    case when exists (select 1 from public.push_subscriptions s where s.user_id = made.user_id) then 'standby' else 'waiting' end,
    case when is_urgent then now() + wait else private.after_quiet_hours(now() + wait, zone) end)
  on conflict do nothing;
end
$function$;
comment on function private.queue_text(made private.text_messages, is_urgent boolean, wait interval) is 'Queues a message; one that is not urgent waits out the night. Where a device takes push messages, it stands by until that failed.';

-- An order that is to be paid is spoken of after three minutes: most are paid by then, and the prompt on the phone says the same. One
-- that has left is spoken of after ten, so that nobody hears of what was said by mistake.
create function private.text_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  placed public.orders;
  made private.text_messages;
begin
  select * into placed from public.orders o where o.id = new.order_id;
  made.phone := private.text_receiver(placed);
  if made.phone is null then
    return null;
  end if;
  made.kind := case new.kind when 'payment_confirmed' then 'paid' when 'payment_review' then 'underpaid' when 'hold_expired' then 'cancelled'
    when 'came_back' then 'cancelled' else new.kind end;
  -- what is still to be said of a new order says what it comes to now
  if new.kind = 'edited' and placed.payment_state in ('unpaid', 'awaiting', 'failed') and exists (select 1 from private.text_messages t where t.order_id = new.order_id and t.kind = 'placed' and t.state = 'waiting') then
    return null;
  end if;
  made.event_id := new.id;
  made.order_id := new.order_id;
  made.user_id := placed.user_id;
  made.amount_kes := case when new.kind = 'refunded' then (new.detail ->> 'amount_kes')::integer end;
  perform private.queue_text(made, made.kind in ('placed', 'paid', 'underpaid', 'edited', 'recalled'),
    case when made.kind = 'placed' and placed.payment_method = 'mpesa' then interval '3 minutes'
      when made.kind = 'edited' then interval '2 minutes' when made.kind = 'dispatched' then interval '10 minutes' else interval '0' end);
  return null;
end
$function$;
comment on function private.text_order_event() is 'Trigger: queues what the buyer is to hear of an event of their order.';

create function private.text_notification()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  made private.text_messages;
begin
  select p.phone into made.phone
  from public.notification_preferences w join public.profiles p on p.user_id = w.user_id
  where w.user_id = new.user_id and w.by_text;
  if made.phone is null then
    return null;
  end if;
  made.kind := case new.title when 'Back in stock' then 'back_in_stock' when 'Your consultation is booked' then 'booking_made'
    when 'Your consultation has moved' then 'booking_moved' when 'Your consultation is cancelled' then 'booking_cancelled'
    else 'booking_tomorrow' end;
  made.notification_id := new.id;
  made.user_id := new.user_id;
  made.consultation_id := (new.metadata ->> 'consultation_id')::uuid;
  made.product_id := (new.metadata ->> 'product_id')::bigint;
  perform private.queue_text(made, false);
  return null;
end
$function$;
comment on function private.text_notification() is 'Trigger: queues a notification of a booking or a product as a message, for who chose SMS.';

create trigger text_notification AFTER INSERT ON public.notifications FOR EACH ROW WHEN ((new.title = ANY (ARRAY['Back in stock'::text, 'Your consultation is booked'::text, 'Your consultation has moved'::text, 'Your consultation is cancelled'::text, 'Your consultation is tomorrow'::text]))) EXECUTE FUNCTION private.text_notification();

-- What no device took goes by SMS; what one took does not. A notification may come later than the event that it tells of, so that of an
-- order everything stands by until the next one.
create function private.text_instead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told public.notifications;
  standing_by uuid[];
begin
  select * into told from public.notifications n where n.id = old.notification_id;
  standing_by := array(
    select t.id from private.text_messages t
    where t.user_id = told.user_id and t.state = 'standby' and t.created_at between told.created_at - interval '1 day' and told.created_at
      and (t.notification_id = told.id or t.order_id::text = told.metadata ->> 'order_id'));
  if tg_op = 'UPDATE' and new.state = 'sent' then
    delete from private.text_messages t where t.id = any (standing_by);
  elsif not told.is_read and not exists (
      select 1 from private.deliveries d where d.notification_id = told.id and d.id <> old.id and d.state in ('waiting', 'sent')) then
    update private.text_messages t set state = 'waiting' where t.id = any (standing_by);
  end if;
  return null;
end
$function$;
comment on function private.text_instead() is 'Trigger: messages that stood by are sent where no device took the push message, and go where one did.';

create trigger text_instead AFTER UPDATE OF state ON private.deliveries FOR EACH ROW WHEN (((new.state = ANY (ARRAY['failed'::text, 'sent'::text])) AND (new.push_subscription_id IS NOT NULL))) EXECUTE FUNCTION private.text_instead();

create trigger text_instead_of_gone AFTER DELETE ON private.deliveries FOR EACH ROW WHEN (((old.state = 'waiting'::text) AND (old.push_subscription_id IS NOT NULL))) EXECUTE FUNCTION private.text_instead();

-- What lets somebody pay without a prompt, behind a sentence.
create function private.pay_words(number text)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce((
    select case way ->> 'way' when 'paybill' then format(' M-Pesa Pay Bill %s, account %s.', way ->> 'number', pay_words.number)
      else format(' M-Pesa Buy Goods, till %s.', way ->> 'number') end
    from public.pay_yourself() way where way is not null), '')
$function$;
comment on function private.pay_words(number text) is 'How an order is paid without a prompt, as a sentence that begins with a space; '''' where M-Pesa does not tell us of such payments.';

-- What a message says, by what is true now; null: nothing that is still true. No product, no name and no word about health: it shows on a locked screen.
create function private.text_words(told private.text_messages)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  placed public.orders;
  bill public.bills;
  booked public.consultations;
  in_cash text;
  too_much_kes integer;
begin
  if told.kind = 'back_in_stock' then
    return 'Something you asked about can be ordered again.';
  elsif told.kind like 'booking_%' then
    select * into booked from public.consultations c where c.id = told.consultation_id;
    if booked.id is null or (told.kind <> 'booking_cancelled' and (booked.state <> 'confirmed' or booked.starts_at < now())) then
      return null;
    end if;
    return format(case told.kind when 'booking_made' then 'Your booking is confirmed: %s.' when 'booking_moved' then 'Your booking has moved to %s.'
      when 'booking_cancelled' then 'Your booking of %s is cancelled.' else 'Your booking is tomorrow: %s.' end,
      private.when_text(booked.starts_at, booked.client_time_zone));
  end if;
  select * into placed from public.orders o where o.id = told.order_id;
  select * into bill from public.bills b where b.id = told.order_id;
  if placed.id is null then
    return null;
  end if;
  too_much_kes := (select max(p.received_kes) from public.payments p
    where p.bill_id = bill.id and p.state = 'needs_review' and p.received_kes > bill.asked_kes);
  in_cash := case when placed.payment_method = 'cash' and placed.payment_state = 'unpaid'
    then format(' Have %s ready in cash.', private.shillings(placed.total_kes)) else '' end;
  return case told.kind
    when 'placed' then case
      when placed.fulfilment_state <> 'placed' then null
      when placed.payment_method = 'cash' then format('Thank you for order %s.', placed.number) || in_cash
      when placed.payment_state not in ('awaiting', 'failed') then null
      when private.asked_of_payer(bill) = 0 then format('We have order %s and wait for M-Pesa.', placed.number)
      else format('Order %s: please pay %s.', placed.number, private.shillings(private.asked_of_payer(bill))) || private.pay_words(placed.number)
    end
    when 'paid' then case
      when placed.payment_state <> 'paid' then null
      when placed.fulfilment_state in ('placed', 'packed')
        then format('We have %s for order %s and are packing it.', private.shillings(private.paid_kes(bill.id)), placed.number)
      else format('We have %s for order %s. There is nothing more to pay.', private.shillings(private.paid_kes(bill.id)), placed.number)
    end
    when 'underpaid' then case
      when private.is_part_paid(bill) then format('%s of %s came for order %s. Please pay the other %s.', private.shillings(private.parts_of(bill.id)),
        private.shillings(bill.asked_kes), placed.number, private.shillings(private.still_to_pay(bill))) || private.pay_words(placed.number)
      when too_much_kes is not null then format('%s came for order %s, more than it costs. We look at it and write to you.',
        private.shillings(too_much_kes), placed.number) end
    when 'dispatched' then case when placed.fulfilment_state = 'dispatched' and told.event_id = (
        select max(e.id) from public.order_events e where e.order_id = placed.id and e.kind = 'dispatched')
      and not exists (select 1 from public.pickup_arrivals a where a.order_id = placed.id)
      -- never the town, which is whatever somebody typed who knows the number of a phone
      then case when placed.pickup_point_id is null then format('Order %s is on its way to you.', placed.number)
        else format('Order %s is on its way to %s.', placed.number, (select p.name from public.pickup_points p where p.id = placed.pickup_point_id))
        end || in_cash end
    when 'at_pickup' then case when placed.fulfilment_state = 'dispatched'
      then format('Order %s is at the pickup point for you: %s.', placed.number,
        (select p.name from public.pickup_points p where p.id = placed.pickup_point_id)) || in_cash end
    when 'recalled' then format('Order %s: please do not use one of its products. Its page says which.', placed.number)
    when 'delivered' then format('Order %s has been delivered. Thank you for shopping with us.', placed.number)
    when 'edited' then case when told.event_id = (
        select max(e.id) from public.order_events e where e.order_id = placed.id and e.kind = 'edited') and placed.fulfilment_state <> 'cancelled'
      then format('Order %s was changed: it comes to %s now.', placed.number, private.shillings(placed.total_kes)) || case
        when in_cash <> '' then in_cash
        when private.asked_of_payer(bill) > 0
          then format(' Please pay %s.', private.shillings(private.asked_of_payer(bill))) || private.pay_words(placed.number)
        when placed.payment_state = 'paid' and private.left_to_refund(bill.id) > bill.asked_kes
          then format(' We send %s back to you.', private.shillings(private.left_to_refund(bill.id) - bill.asked_kes))
        when placed.payment_state = 'paid' then ' There is nothing more to pay.' else '' end end
    when 'refunded' then format('We sent %s back for order %s.', private.shillings(told.amount_kes), placed.number)
    when 'cancelled' then case
      when placed.fulfilment_state <> 'cancelled' then null
      when exists (select 1 from public.order_events e where e.order_id = placed.id and e.kind = 'came_back')
        then format('Order %s could not be delivered and is back with us.', placed.number)
      when placed.payment_state = 'expired' then format('Order %s was not paid in time. You are welcome to order again.', placed.number)
      when placed.payment_state = 'unpaid' then format('Order %s is cancelled. You have not been charged.', placed.number)
      when placed.payment_state = 'refund_due' then format('Order %s is cancelled. Your money is on its way back.', placed.number)
      else format('Order %s is cancelled.', placed.number)
    end
  end;
end
$function$;
comment on function private.text_words(told private.text_messages) is 'What a message says now, in English; null where it is out of date.';

create function private.text_link(told private.text_messages)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when told.kind = 'back_in_stock' then '/product/' || coalesce((select p.variant_of from public.products p where p.id = told.product_id), told.product_id)
    when told.order_id is null then '/notifications'
    when told.user_id is not null then '/orders'
    else (select '/track?order=' || o.number from public.orders o where o.id = told.order_id)
  end
$function$;
comment on function private.text_link(told private.text_messages) is 'The path that a message opens: of a visitor''s order the page that asks for its phone.';

create function private.is_essential_text(kind text)
returns boolean
language sql
immutable
set search_path = ''
as $function$ select kind not in ('delivered', 'back_in_stock', 'booking_tomorrow') $function$;
comment on function private.is_essential_text(kind text) is 'Whether somebody has to act on it, or waits for it: money, a parcel, a booking. The others end first where money for messages runs out.';

-- Orders that wait to be fetched.
create table public.pickup_arrivals (
  order_id uuid not null,
  arrived_at timestamp with time zone default now() not null,
  constraint pickup_arrivals_pkey PRIMARY KEY (order_id),
  constraint pickup_arrivals_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE
);
alter table public.pickup_arrivals enable row level security;
comment on table public.pickup_arrivals is 'Which orders came to their pickup point. The desk (orders) reads it; parcel_at_pickup writes.';
comment on column public.pickup_arrivals.order_id is 'The order; it goes with it.';
comment on column public.pickup_arrivals.arrived_at is 'When somebody said so.';
grant select on table public.pickup_arrivals to authenticated, service_role;

create policy pickup_arrivals_select_desk on public.pickup_arrivals for select to authenticated
  using (( SELECT public.has_capability('orders'::text) AS has_capability));

create function public.parcel_at_pickup(order_id uuid)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  made private.text_messages;
begin
  perform private.require_capability('orders');
  select * into target from public.orders o where o.id = parcel_at_pickup.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state <> 'dispatched' or target.pickup_point_id is null then
    perform private.refuse('wrong_state', 'Only a parcel that is on its way to a pickup point can be there.', 'Reload to see its present state.');
  end if;
  insert into public.pickup_arrivals (order_id) values (target.id) on conflict do nothing;
  if found then
    perform private.audit('order_at_pickup', 'orders', target.id::text, jsonb_build_object('number', target.number));
    made.phone := private.text_receiver(target);
    if made.phone is not null then
      made.kind := 'at_pickup';
      made.order_id := target.id;
      made.user_id := target.user_id;
      perform private.queue_text(made, false);
    end if;
    perform private.notify_buyer(target, 'info', 'Ready to be fetched', format('Order %s is at the pickup point for you: %s.', target.number,
      (select p.name from public.pickup_points p where p.id = target.pickup_point_id)));
  end if;
  return target;
end
$function$;
comment on function public.parcel_at_pickup(order_id uuid) is 'The desk (orders) notes that a parcel waits at its pickup point, and its buyer is told, once. Answers the order. Refusals: not_allowed,
not_found, wrong_state.';
grant execute on function public.parcel_at_pickup(order_id uuid) to authenticated;

create table private.text_account (
  is_on boolean,
  told_at timestamp with time zone,
  problem text,
  problem_since timestamp with time zone,
  ceiling_month date,
  ceiling_level integer default 0 not null,
  channel text not null,
  constraint text_account_pkey PRIMARY KEY (channel),
  constraint text_account_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text]))),
  constraint text_account_problem_check CHECK ((problem = ANY (ARRAY['balance'::text, 'key'::text, 'sender'::text, 'template'::text])))
);
alter table private.text_account enable row level security;
comment on table private.text_account is 'One row for each channel: whether it is set up, as the functions told last, and what keeps its provider from taking messages. The row of sms keeps what the desk was told of the ceiling.';
comment on column private.text_account.is_on is 'Whether the settings name a provider; null until the functions told.';
comment on column private.text_account.told_at is 'When they told; null before.';
comment on column private.text_account.problem is 'balance (it cannot charge us), key (it does not take the key), sender (it does not know the sender), template (it does not know a text); null: it takes messages.';
comment on column private.text_account.problem_since is 'Since when; null where there is no problem.';
comment on column private.text_account.ceiling_month is 'The month that ceiling_level is about; null before a ceiling was ever reached.';
comment on column private.text_account.ceiling_level is 'What the desk was told of: 0 nothing, 1 that messages which can wait have ended, 2 that all have.';
comment on column private.text_account.channel is 'sms or whatsapp.';

create table private.text_reports (
  provider_id text not null,
  told text not null,
  phone text,
  reason text,
  heard_at timestamp with time zone default now() not null,
  is_charged boolean,
  constraint text_reports_pkey PRIMARY KEY (provider_id),
  constraint text_reports_told_check CHECK ((told = ANY (ARRAY['on_the_way'::text, 'failed'::text, 'delivered'::text])))
);
alter table private.text_reports enable row level security;
comment on table private.text_reports is 'What the provider reported of messages, by its number; kept for 60 days. A report may come before the answer that names the number.';
comment on column private.text_reports.provider_id is 'The provider''s number of the message.';
comment on column private.text_reports.told is 'on_the_way, failed or delivered: the furthest that was reported.';
comment on column private.text_reports.phone is 'The phone that it is about, 254 and nine digits; null where the report named none, and for WhatsApp, which names our message.';
comment on column private.text_reports.reason is 'The provider''s word for why it failed; null where it did not.';
comment on column private.text_reports.heard_at is 'When it was last heard of.';
comment on column private.text_reports.is_charged is 'Whether Meta charges for the message; null where it did not say, and for an SMS.';

create index text_reports_phone_idx ON private.text_reports USING btree (phone, heard_at);

create index text_reports_heard_at_idx ON private.text_reports USING btree (heard_at);

create function private.text_month(at timestamp with time zone default now())
returns timestamp with time zone
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

create function private.apply_report(told private.text_reports)
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

create function public.finish_text(text_id uuid, outcome text, provider_id text default NULL::text, cost_cents integer default NULL::integer, parts integer default NULL::integer, reason text default NULL::text)
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
grant execute on function public.finish_text(text_id uuid, outcome text, provider_id text, cost_cents integer, parts integer, reason text) to service_role;

create function private.choose_texts(phone text, is_stopped boolean, at timestamp with time zone)
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

create function public.take_text_report(provider_id text, told text, phone text default NULL::text, reason text default NULL::text)
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

create trigger forget_waiting_texts AFTER INSERT ON private.restorations FOR EACH ROW EXECUTE FUNCTION private.forget_waiting_texts();

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
  select jsonb_build_object('is_on', a.is_on, 'has_whatsapp', (select w.is_on is true from private.text_account w where w.channel = 'whatsapp'),
    'phone', p.phone, 'is_stopped', coalesce(private.is_stopped(p.phone), false))
  from private.text_account a left join public.profiles p on p.user_id = private.caller()
  where private.caller() is not null and a.channel = 'sms'
$function$;
comment on function public.my_texts() is 'Where messages would reach the caller: the phone of the profile, whether it wrote STOP, whether the shop sends any SMS (null: not known yet), and whether it
sends by WhatsApp; null for visitors. Answers {is_on boolean | null, has_whatsapp boolean, phone text | null, is_stopped boolean} | null.';
grant execute on function public.my_texts() to authenticated;

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
grant execute on function public.order_messages(order_id uuid) to authenticated;

create trigger text_order_event AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['placed'::text, 'edited'::text, 'payment_confirmed'::text, 'payment_review'::text, 'dispatched'::text, 'delivered'::text, 'refunded'::text, 'cancelled'::text, 'hold_expired'::text, 'came_back'::text]))) EXECUTE FUNCTION private.text_order_event();

create unique index text_messages_event_id_idx ON private.text_messages USING btree (event_id) WHERE (instead_of IS NULL);

create unique index text_messages_notification_id_idx ON private.text_messages USING btree (notification_id) WHERE (instead_of IS NULL);

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

-- Nor does the SMS in the place of a WhatsApp message.
create function private.send_sms_instead(failed private.text_messages, wait interval)
returns void
language sql
set search_path = ''
as $function$
  insert into private.text_messages (kind, event_id, notification_id, order_id, consultation_id, product_id, user_id, phone, amount_kes, channel, instead_of,
    state, created_at, not_before)
  select failed.kind, failed.event_id, failed.notification_id, failed.order_id, failed.consultation_id, failed.product_id, failed.user_id, failed.phone,
    failed.amount_kes, 'sms', failed.id, 'waiting', failed.created_at,
    case when failed.kind in ('placed', 'paid', 'underpaid', 'edited', 'recalled') then now() + wait
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

create function public.claim_texts(is_on boolean, max_rows integer default 5, whatsapp_on boolean default false)
returns table(text_id uuid, phone text, kind text, body text, link text, language text, channel text)
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

create function public.take_whatsapp_report(provider_id text, told text, text_id uuid default NULL::uuid, reason text default NULL::text, problem text default NULL::text, is_charged boolean default NULL::boolean)
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

create function public.take_text(provider_id text, phone text, body text, at timestamp with time zone default NULL::timestamp with time zone, channel text default 'sms'::text)
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
grant execute on function public.take_text(provider_id text, phone text, body text, at timestamp with time zone, channel text) to service_role;

create function public.text_figures(channel text default 'sms'::text)
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

create trigger text_recall AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.kind = 'recalled'::text)) EXECUTE FUNCTION private.text_order_event();
