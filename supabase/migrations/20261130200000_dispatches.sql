-- "Mark dispatched" was one tap that nobody could take back, and nothing said who brings the parcel or when. A dispatch has its rider, the
-- rider's phone, a tracking number and the day on which it should arrive. For ten minutes it can be undone; the buyer is told when they
-- are over, so that nobody hears of a parcel that has not left.

alter table public.order_events drop constraint order_events_kind_check;
alter table public.order_events add constraint order_events_kind_check check (kind in ('placed', 'payment_prompted',
  'payment_confirmed', 'payment_failed', 'payment_review', 'packed', 'dispatched', 'dispatch_undone', 'delivered',
  'came_back', 'cancelled', 'hold_expired', 'reopened', 'refund_due', 'claimed', 'receipt_claimed',
  'payment_resolved', 'payment_reversed', 'cash_collected', 'refunded', 'return_requested', 'return_approved',
  'return_refused', 'return_received', 'return_refunded'));
comment on column public.order_events.kind is 'placed; payment_prompted, payment_confirmed, payment_failed, payment_review, payment_resolved, receipt_claimed, cash_collected; packed, dispatched, dispatch_undone, delivered, came_back; cancelled, hold_expired, reopened, claimed (by an account); refund_due, refunded; return_requested, return_approved, return_refused, return_received, return_refunded.';

create table public.dispatches (
  order_id uuid primary key references public.orders on delete cascade,
  carrier text check (length(carrier) between 1 and 60),
  carrier_phone text check (carrier_phone ~ '^254[17]\d{8}$'),
  tracking_number text check (length(tracking_number) between 1 and 60),
  expected_on date not null,
  dispatched_at timestamptz not null default now(),
  told_at timestamptz
);
alter table public.dispatches enable row level security;
comment on table public.dispatches is 'Who brings an order, and when it should arrive, as it last left the shop. It stays when that is undone, to be said again. The desk (orders) reads it; functions alone write, and tell the buyer.';
comment on column public.dispatches.order_id is 'The order; it goes with it.';
comment on column public.dispatches.carrier is 'Courier or rider by name, 1 to 60 letters; null: nobody said.';
comment on column public.dispatches.carrier_phone is 'Their number, 254 and nine digits; null: nobody said. The buyer reads it while the parcel is on its way.';
comment on column public.dispatches.tracking_number is 'The courier''s number for the parcel, 1 to 60 letters; null: none.';
comment on column public.dispatches.expected_on is 'The day of Nairobi on which it should arrive.';
comment on column public.dispatches.dispatched_at is 'When it last left.';
comment on column public.dispatches.told_at is 'When the buyer was told, or it was over without a word to them; null for the first ten minutes.';
revoke all on public.dispatches from public, anon, authenticated;
grant select on public.dispatches to authenticated, service_role;
create policy dispatches_select_desk on public.dispatches for select to authenticated
  using ((select public.has_capability('orders')));
create index dispatches_dispatched_at_idx on public.dispatches (dispatched_at desc);
create index dispatches_untold_idx on public.dispatches (dispatched_at) where told_at is null;

select private.register_personal_data('public.dispatches', erasure => 'keep', hidden => '{carrier_phone}',
  rows_of => 'order_id in (select id from public.orders where user_id = $1)');

create function private.working_day(since date, days integer) returns date
language sql immutable set search_path = '' as $$
  select d::date from generate_series(since + least(days, 1), since + days * 2 + 1, interval '1 day') d
  where extract(isodow from d) < 7 order by d offset greatest(days - 1, 0) limit 1
$$;
comment on function private.working_day(date, integer) is
  'The day on which something is there that takes so many working days, 0: the same day. Sundays are passed over.';

create function private.expected_day(placed public.orders) returns date
language sql stable set search_path = '' as $$
  select private.working_day(private.nairobi_date(), coalesce((private.delivery_terms(placed.county, placed.pickup_point_id)).max_days, 3))
$$;
comment on function private.expected_day(public.orders) is
  'When an order that leaves today should be there at the latest, by the terms of its place; in three working days where there are none any more.';

create or replace function public.set_order_fulfilment(order_id uuid, next_state text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  takes_cash boolean;
  going_back integer;
  less record;
  unclear record;
begin
  perform private.require_capability('orders');
  select * into target from public.orders o where o.id = set_order_fulfilment.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if (target.fulfilment_state, coalesce(next_state, '')) not in (
    ('placed', 'packed'), ('placed', 'dispatched'), ('packed', 'dispatched'), ('dispatched', 'delivered'),
    ('placed', 'cancelled'), ('packed', 'cancelled')
  ) then
    perform private.refuse('wrong_state',
      format('A %s order cannot become %s.', target.fulfilment_state, coalesce(next_state, 'nothing')),
      'Reload to see its present state.');
  end if;
  perform private.audit('order_' || next_state, 'orders', target.id::text, jsonb_build_object('number', target.number));
  if next_state = 'cancelled' then
    -- money that came in is owed back then
    perform private.require_capability('payments');
    return private.cancel_by_shop(target);
  end if;
  if target.payment_method <> 'cash' and target.payment_state <> 'paid'
      and not (next_state = 'delivered' and (target.payment_state in ('refund_due', 'refunded') or private.owing_kes(target.id) > 0)) then
    perform private.refuse('wrong_state',
      'This order is not paid yet.', 'Wait for the payment, or cancel the order.');
  end if;

  if next_state in ('packed', 'dispatched') then
    going_back := private.whole_in_flight(target.id);
    if going_back > 0 then
      perform private.refuse('refund_in_flight', format('%s of this order is being sent back.', private.shillings(going_back)),
        'Once it is back, the order is cancelled by itself. To send the parcel all the same, withdraw the refund under Payments.');
    end if;
  end if;

  if next_state in ('packed', 'dispatched') then
    select p.receipt, l.paid_in_kes into less
    from public.payments p join public.mpesa_statement_lines l on l.receipt = p.receipt
    where p.bill_id = target.id and p.state = 'paid' and p.method = 'mpesa'
      and (l.paid_in_kes between 1 and p.received_kes - 1 or (l.paid_in_kes > 0 and private.is_unheard(p)))
    limit 1;
    if found then
      perform private.refuse('not_told', format('M-Pesa says that %s came with receipt %s.', private.shillings(less.paid_in_kes), less.receipt),
        'Whoever decides about payments looks at it first.');
    end if;
    select u.receipt, u.kes into unclear from private.unclear_reversals() u where u.bill_id = target.id limit 1;
    if found then
      perform private.refuse('not_told', format('M-Pesa took %s back with receipt %s, and nobody has booked it.', private.shillings(unclear.kes),
        unclear.receipt), 'Whoever decides about payments looks at it first.');
    end if;
  end if;

  takes_cash := next_state = 'delivered' and target.payment_method = 'cash' and target.payment_state = 'unpaid';
  update public.orders o
  set fulfilment_state = next_state, payment_state = case when takes_cash then 'paid' else o.payment_state end
  where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, next_state, '{}', private.caller());
  if takes_cash then
    perform private.book_cash(target);
  end if;
  if next_state = 'dispatched' then
    insert into public.dispatches as d (order_id, expected_on) values (target.id, private.expected_day(target))
    on conflict on constraint dispatches_pkey do update
      set carrier = null, carrier_phone = null, tracking_number = null, expected_on = excluded.expected_on, dispatched_at = now(), told_at = null;
  elsif next_state = 'delivered' then
    perform private.notify_buyer(target, 'success', 'Delivered', format(
      'Order %s has been delivered. Thank you for shopping with us.', target.number));
  end if;
  return target;
end
$function$;

create function public.dispatch_orders(order_ids uuid[], carrier text default null, carrier_phone text default null, tracking_number text default null,
  expected_on date default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  who constant text := private.rider_name(dispatch_orders.carrier);
  their_phone constant text := private.normalise_phone(dispatch_orders.carrier_phone);
  parcel constant text := private.rider_name(dispatch_orders.tracking_number);
  answer jsonb;
  sent uuid[];
begin
  perform private.require_capability('orders');
  if length(who) > 60 then
    perform private.refuse('bad_name', 'A name has at most 60 characters.');
  end if;
  if private.rider_name(dispatch_orders.carrier_phone) is not null and their_phone is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  if length(parcel) > 60 or (parcel is not null and cardinality(order_ids) > 1) then
    perform private.refuse('bad_tracking', 'A tracking number has at most 60 characters and is for one parcel.');
  end if;
  if dispatch_orders.expected_on not between private.nairobi_date() and private.nairobi_date() + 60 then
    perform private.refuse('bad_day', 'Choose a day from today on, at most 60 days ahead.');
  end if;
  answer := public.set_orders_fulfilment(order_ids, 'dispatched');
  select array_agg((a ->> 'order_id')::uuid) into sent from jsonb_array_elements(answer) a where (a ->> 'ok')::boolean;
  update public.dispatches d set carrier = who, carrier_phone = their_phone, tracking_number = parcel,
    expected_on = coalesce(dispatch_orders.expected_on, d.expected_on)
  where d.order_id = any (sent);
  -- who takes the cash of the door owes it
  if who is not null then
    perform public.name_rider(o.id, who) from public.orders o
    where o.id = any (sent) and o.payment_method = 'cash' and o.payment_state = 'unpaid' and o.pickup_point_id is null;
  end if;
  perform private.audit('dispatch_noted', 'orders', o.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', o.number, 'rider', who, 'phone', their_phone, 'tracking_number', parcel, 'expected_on', d.expected_on)))
  from public.orders o join public.dispatches d on d.order_id = o.id where o.id = any (sent);
  return answer;
end $$;
comment on function public.dispatch_orders(uuid[], text, text, text, date) is
  'The desk (orders) sends up to 200 orders off, each for itself, with who brings them, their phone, the courier''s number for the one parcel, and
the day on which they should arrive; null: by the delivery terms of each. The rider owes cash of the door. Answers as
set_orders_fulfilment. Refusals: bad_day, bad_name, bad_phone, bad_tracking, not_allowed, wrong_state.';
revoke execute on function public.dispatch_orders(uuid[], text, text, text, date) from public, anon;
grant execute on function public.dispatch_orders(uuid[], text, text, text, date) to authenticated;

create function public.dispatch_form(order_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_capability('orders');
  return jsonb_build_object(
    'carriers', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.carrier, 'phone', c.carrier_phone) order by c.dispatched_at desc), '[]')
      from (
        select * from (
          select distinct on (lower(d.carrier)) d.carrier, d.carrier_phone, d.dispatched_at
          from (select * from public.dispatches x where x.carrier is not null order by x.dispatched_at desc limit 200) d
          order by lower(d.carrier), d.dispatched_at desc
        ) each_once order by dispatched_at desc limit 6
      ) c),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'expected_on', private.expected_day(o),
        'carrier', coalesce(d.carrier, r.rider), 'carrier_phone', d.carrier_phone, 'tracking_number', d.tracking_number) order by o.placed_at, o.id), '[]')
      from public.orders o left join public.dispatches d on d.order_id = o.id left join public.rider_orders r on r.order_id = o.id
      where o.id = any (order_ids[1:200])));
end $$;
comment on function public.dispatch_form(uuid[]) is
  'What a dispatch begins with, for the desk (orders): who brought parcels lately, the latest first, at most six, and of up to 200 orders the day on
which each should arrive by its terms if it leaves today, with what was said before that was undone. Answers {carriers [{name text, phone text | null}],
orders [{order_id uuid, expected_on date, carrier text | null, carrier_phone text | null, tracking_number text | null}]}. Refusals: not_allowed.';
revoke execute on function public.dispatch_form(uuid[]) from public, anon;
grant execute on function public.dispatch_form(uuid[]) to authenticated;

create function public.undo_dispatch(order_id uuid) returns public.orders
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
  sent public.dispatches;
begin
  perform private.require_capability('orders');
  select * into target from public.orders o where o.id = undo_dispatch.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state = 'delivered' then
    perform private.refuse('wrong_state', 'This order is delivered, so it stays dispatched.', 'Reload to see its present state.');
  elsif target.fulfilment_state <> 'dispatched' then
    perform private.refuse('wrong_state', 'This order is not on its way.', 'Reload to see its present state.');
  elsif exists (select 1 from public.pickup_arrivals a where a.order_id = target.id) then
    perform private.refuse('wrong_state', 'The buyer knows that this parcel is at its pickup point, so it stays dispatched.',
      'If the parcel is here again, mark it as come back.');
  elsif target.payment_method = 'cash' and target.payment_state <> 'unpaid' then
    perform private.refuse('wrong_state', 'The cash of this order was taken, so it stays dispatched.', 'If the parcel is here again, mark it as come back.');
  elsif target.payment_method <> 'cash' and target.payment_state <> 'paid' then
    perform private.refuse('wrong_state', 'The payment of this order has changed since, so it stays dispatched.', 'Reload to see its present state.');
  end if;
  select * into sent from public.dispatches d where d.order_id = target.id for update;
  if sent.order_id is null or sent.told_at is not null or sent.dispatched_at <= now() - interval '10 minutes' then
    perform private.refuse('too_late', 'A dispatch can be undone for ten minutes, and they are over.',
      'If the parcel is here again, mark it as come back.');
  end if;
  update public.orders o set fulfilment_state = 'packed' where o.id = target.id returning * into target;
  -- nobody hears of it
  update public.dispatches d set told_at = now() where d.order_id = target.id;
  delete from public.rider_orders r where r.order_id = target.id and r.payment_id is null;
  perform private.log_order_event(target.id, 'dispatch_undone', '{}', private.caller());
  perform private.audit('dispatch_undone', 'orders', target.id::text, jsonb_strip_nulls(jsonb_build_object('number', target.number, 'rider', sent.carrier)));
  return target;
end $$;
comment on function public.undo_dispatch(uuid) is
  'The desk (orders) takes a dispatch back within ten minutes: the order is packed again, and its buyer hears nothing. Not once it is delivered or
at its pickup point, or its money has changed. Refusals: not_allowed, not_found, too_late, wrong_state.';
revoke execute on function public.undo_dispatch(uuid) from public, anon;
grant execute on function public.undo_dispatch(uuid) to authenticated;

create function private.tell_dispatched(max_rows integer default 200) returns bigint
language plpgsql set search_path = '' as $$
declare
  one record;
  target public.orders;
  told bigint := 0;
begin
  for one in
    select d.order_id from public.dispatches d where d.told_at is null and d.dispatched_at <= now() - interval '10 minutes'
    order by d.dispatched_at limit max_rows
  loop
    -- the order first, as whoever undoes it does; what is locked is told in the next round
    select * into target from public.orders o where o.id = one.order_id for update skip locked;
    continue when not found;
    update public.dispatches d set told_at = now()
    where d.order_id = target.id and d.told_at is null and d.dispatched_at <= now() - interval '10 minutes';
    if found and target.fulfilment_state = 'dispatched' and not exists (
        select 1 from public.pickup_arrivals a where a.order_id = target.id) then
      perform private.notify_buyer(target, 'info', 'On its way', format('Order %s has left our shop for %s. It should arrive by %s.',
        target.number, target.town, to_char((select d.expected_on from public.dispatches d where d.order_id = target.id), 'Dy FMDD Mon')));
      told := told + 1;
    end if;
  end loop;
  return told;
end $$;
comment on function private.tell_dispatched(integer) is
  'Job: tells buyers whose parcel left ten minutes ago, and is still on its way and not at its pickup point, by which day it should arrive.';
revoke execute on function private.working_day(date, integer), private.expected_day(public.orders), private.tell_dispatched(integer) from public;

select private.register_job('dispatches_told', 14, '30 seconds', 'private.tell_dispatched()');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;
