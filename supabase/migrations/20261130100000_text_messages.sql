-- Messages to phones: what somebody hears of their order, a booking or a product without opening the app. Visitors give
-- nothing but a phone, and hear of their order by SMS alone; members who chose SMS get one where no device of theirs takes a
-- push message. A message is queued when something happens, and worded when it is handed out, by what is true then: who has
-- paid meanwhile is not asked to. It goes out once: one that was handed out, and of which nobody heard again, is not sent anew.

alter table public.notification_preferences add column by_text boolean not null default false;
comment on column public.notification_preferences.by_text is 'Whether news of orders, bookings and products come by SMS where no device takes a push message.';
grant insert (by_text), update (by_text) on table public.notification_preferences to authenticated;

alter table private.order_tokens add column language text not null default 'en',
  add constraint order_tokens_language_check check (language in ('en', 'sw'));
comment on column private.order_tokens.language is 'The language that the visitor ordered in: en or sw.';

create table private.text_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('placed', 'paid', 'underpaid', 'dispatched', 'at_pickup', 'delivered', 'refunded', 'cancelled',
    'back_in_stock', 'booking_made', 'booking_moved', 'booking_cancelled', 'booking_tomorrow')),
  event_id bigint unique,
  notification_id uuid unique,
  order_id uuid references public.orders on delete set null,
  consultation_id uuid references public.consultations on delete set null,
  product_id bigint references public.products on delete set null,
  user_id uuid references auth.users on delete set null,
  phone text check (phone ~ '^254[17]\d{8}$'),
  amount_kes integer,
  body text,
  state text not null default 'waiting'
    check (state in ('standby', 'waiting', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'dropped')),
  reason text check (reason in ('off', 'out_of_date', 'stopped', 'ceiling', 'too_many', 'late', 'restored', 'lost', 'no_answer', 'bad_number', 'blocked',
    'refused', 'not_delivered')),
  provider_id text unique,
  cost_cents integer check (cost_cents >= 0),
  parts integer,
  attempts integer not null default 0,
  not_before timestamptz not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  settled_at timestamptz,
  number bigint generated always as identity
);
alter table private.text_messages enable row level security;
create index text_messages_waiting_idx on private.text_messages (not_before) where state = 'waiting';
create index text_messages_sending_idx on private.text_messages (claimed_at) where state = 'sending';
create index text_messages_standby_idx on private.text_messages (user_id, created_at) where state = 'standby';
create index text_messages_user_id_idx on private.text_messages (user_id) where user_id is not null;
create index text_messages_order_id_idx on private.text_messages (order_id);
create index text_messages_consultation_id_idx on private.text_messages (consultation_id);
create index text_messages_product_id_idx on private.text_messages (product_id);
create index text_messages_phone_idx on private.text_messages (phone, sent_at);
create index text_messages_sent_at_idx on private.text_messages (sent_at);
create index text_messages_created_at_idx on private.text_messages (created_at);
comment on table private.text_messages is 'What is, was or could not be sent to phones by SMS, one for each event. Phone and text are forgotten after 60 days, the row after 13 months.';
comment on column private.text_messages.id is 'The key of the row.';
comment on column private.text_messages.kind is 'placed, paid, underpaid, dispatched, at_pickup, delivered, refunded, cancelled, back_in_stock, booking_made, booking_moved, booking_cancelled or booking_tomorrow.';
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
comment on column private.text_messages.reason is 'Why it failed, is unknown or was dropped: off, out_of_date, stopped, ceiling, too_many (to this phone within a day), late, restored, lost, no_answer, bad_number, blocked, refused or not_delivered; null otherwise.';
comment on column private.text_messages.provider_id is 'The provider''s number of the message; null until it was taken.';
comment on column private.text_messages.cost_cents is 'What the provider said that it cost, cents of a shilling; null where it did not say.';
comment on column private.text_messages.parts is 'How many messages of 160 signs, or 70 beyond the GSM alphabet, it takes; null until it was handed out.';
comment on column private.text_messages.attempts is 'How often it was handed out.';
comment on column private.text_messages.not_before is 'When it may be sent: what is not urgent waits out the night, and each try moves it on.';
comment on column private.text_messages.created_at is 'When the row was made: the moment of what it tells.';
comment on column private.text_messages.claimed_at is 'When it was last handed out; null before.';
comment on column private.text_messages.sent_at is 'When the provider took it, or may have; null until then.';
comment on column private.text_messages.settled_at is 'When it was known to be delivered or not; null until then.';
comment on column private.text_messages.number is 'The order in which messages were queued, within one moment too.';

create table private.text_choices (
  phone text primary key check (phone ~ '^254[17]\d{8}$'),
  is_stopped boolean not null,
  chosen_at timestamptz not null
);
alter table private.text_choices enable row level security;
comment on table private.text_choices is 'Numbers that wrote STOP, or START after it, or that the provider says want nothing more. A number that is stopped gets no SMS.';
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
comment on function private.is_stopped(phone text) is 'Whether a number wants no SMS.';

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
comment on function private.text_receiver(placed public.orders) is 'The phone that is told of an order: a visitor''s of the order, that of a member who chose SMS; null where nobody is told.';

create function private.queue_text(made private.text_messages, is_urgent boolean, wait interval default '0')
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
  made.event_id := new.id;
  made.order_id := new.order_id;
  made.user_id := placed.user_id;
  made.amount_kes := case when new.kind = 'refunded' then (new.detail ->> 'amount_kes')::integer end;
  perform private.queue_text(made, made.kind in ('placed', 'paid', 'underpaid'),
    case when made.kind = 'placed' and placed.payment_method = 'mpesa' then interval '3 minutes'
      when made.kind = 'dispatched' then interval '10 minutes' else interval '0' end);
  return null;
end
$function$;
comment on function private.text_order_event() is 'Trigger: queues what the buyer is to hear of an event of their order.';

create trigger text_order_event after insert on public.order_events for each row
  when (new.kind in ('placed', 'payment_confirmed', 'payment_review', 'dispatched', 'delivered', 'refunded', 'cancelled',
    'hold_expired', 'came_back'))
  execute function private.text_order_event();

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

create trigger text_notification after insert on public.notifications for each row
  when (new.title in ('Back in stock', 'Your consultation is booked', 'Your consultation has moved', 'Your consultation is cancelled',
    'Your consultation is tomorrow'))
  execute function private.text_notification();

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

create trigger text_instead after update of state on private.deliveries for each row
  when (new.state in ('failed', 'sent') and new.push_subscription_id is not null) execute function private.text_instead();
create trigger text_instead_of_gone after delete on private.deliveries for each row
  when (old.state = 'waiting' and old.push_subscription_id is not null) execute function private.text_instead();

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
    when 'delivered' then format('Order %s has been delivered. Thank you for shopping with us.', placed.number)
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
  order_id uuid primary key references public.orders on delete cascade,
  arrived_at timestamptz not null default now()
);
alter table public.pickup_arrivals enable row level security;
comment on table public.pickup_arrivals is 'Which orders came to their pickup point. The desk (orders) reads it; parcel_at_pickup writes.';
comment on column public.pickup_arrivals.order_id is 'The order; it goes with it.';
comment on column public.pickup_arrivals.arrived_at is 'When somebody said so.';
grant select on table public.pickup_arrivals to authenticated, service_role;
create policy pickup_arrivals_select_desk on public.pickup_arrivals for select to authenticated
  using ((select public.has_capability('orders')));
select private.register_personal_data('public.pickup_arrivals', 'order_id in (select o.id from public.orders o where o.user_id = $1)', erasure => 'keep');

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

select private.register_personal_data('private.text_messages',
  'user_id = $1 or order_id in (select o.id from public.orders o where o.user_id = $1)', '{number}',
  'set user_id = null, phone = null, body = null, state = case when state in (''standby'', ''waiting'') then ''dropped'' else state end', 10);
