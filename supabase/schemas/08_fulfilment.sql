-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What happens to an order after it is placed: the buyer may cancel while nothing is paid or packed, an
-- administrator packs, sends, delivers or cancels, takes back what could not be delivered, and the system lets go of
-- what nobody paid for.
--
-- "Mark dispatched" was one tap that nobody could take back, and nothing said who brings the parcel or when. A dispatch has its rider, the
-- rider's phone, a tracking number and the day on which it should arrive. For ten minutes it can be undone; the buyer is told when they
-- are over, so that nobody hears of a parcel that has not left.

-- `order_token` is how a visitor names his order.
create function public.cancel_order(order_id uuid, order_token text default NULL::text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders := private.lock_own_order(cancel_order.order_id, cancel_order.order_token);
  bill public.bills;
  kes integer;
begin
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  select * into bill from public.bills b where b.id = target.id;
  if target.fulfilment_state <> 'placed' or not (target.payment_state in ('unpaid', 'awaiting', 'failed')
      or (target.payment_state = 'needs_review' and private.is_part_paid(bill))) then
    perform private.refuse('wrong_state', 'This order can no longer be cancelled.', 'Contact us and we will help.');
  end if;
  -- a part of the price that came, from whomever, goes back
  kes := case when target.payment_state = 'needs_review' then private.parts_of(target.id) end;
  update public.payments p set state = 'refund_due' where kes is not null and p.bill_id = target.id and private.is_part(p, null);
  update public.orders o
  set fulfilment_state = 'cancelled', payment_state = case when kes is null then 'unpaid' else 'refund_due' end, hold_expires_at = null
  where o.id = target.id returning * into target;
  perform private.return_stock(array[target.id], private.caller());
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
  if kes is not null then
    perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', kes), private.caller());
  end if;
  return target;
end
$function$;
comment on function public.cancel_order(order_id uuid, order_token text) is 'Calls an order off that nobody has packed or paid whole, gives its stock and its coupon back and answers it; what came of its price is owed
back. Refusals: not_signed_in, not_found, wrong_state.';
grant execute on function public.cancel_order(order_id uuid, order_token text) to anon, authenticated, service_role;

-- Moves an order along: placed → packed → dispatched → delivered (packing may be skipped), or cancels it from placed
-- or packed. Only what is paid, or will be paid in cash at the door, leaves the shelf; what was paid back on the way may
-- still arrive. Cash counts as taken with the delivery, unless it was noted before.
create function public.set_order_fulfilment(order_id uuid, next_state text)
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
comment on function public.set_order_fulfilment(order_id uuid, next_state text) is 'The desk (orders) moves an order along: placed, packed, dispatched, delivered, or cancels it from placed or packed, which asks for payments too as money may be owed back. Only what is paid, or cash at the door, leaves the shelf. What is on its way back as a whole does not, nor what M-Pesa tells a smaller sum of than somebody vouched for, or took back without that being booked. Refusals: not_allowed, not_found,
refund_in_flight, not_told, wrong_state.';
grant execute on function public.set_order_fulfilment(order_id uuid, next_state text) to authenticated, service_role;

-- The caller holds the order's lock and has checked its state. Money that already came in is owed back.
create function private.cancel_by_shop(target public.orders)
returns public.orders
language plpgsql
set search_path = ''
as $function$
declare
  before constant text := target.payment_state;
  held constant integer := private.left_to_refund(target.id);
  bill public.bills;
  others text;
begin
  update public.orders o
  set fulfilment_state = 'cancelled', hold_expires_at = null,
    payment_state = case o.payment_state
      when 'paid' then 'refund_due'
      when 'awaiting' then 'unpaid'
      when 'failed' then 'unpaid'
      else o.payment_state
    end
  where o.id = target.id returning * into target;
  perform private.return_stock(array[target.id], private.caller());
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
  if before = 'paid' then
    perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', held), private.caller());
  end if;
  select * into bill from public.bills b where b.id = target.id;
  others := private.owed_to(bill, null);
  -- money in doubt may have come: only who never paid has not been charged
  perform private.notify_buyer(target, 'warning', 'Order cancelled', format(
    case when before = 'paid' and others is not null
        then 'We had to cancel order %s. We will send %s back to the number that paid, %s.'
      else case before when 'paid' then 'We had to cancel order %s. We will send your %s back to you.'
      when 'needs_review' then
        'We had to cancel order %s. We are still looking into your payment: what came in is sent back to you.'
      when 'refunded' then 'We had to cancel order %s. Your money has been sent back already.'
      else 'We had to cancel order %s. You have not been charged.'
    end end,
    target.number, private.shillings(held), others));
  return target;
end
$function$;
comment on function private.cancel_by_shop(target public.orders) is 'Cancels a locked order whose state the caller has checked; money that came in is owed back, and the buyer is told.';

-- A parcel that was sent off and could not be handed over is here again, and the order ends. `restock` says what goes back
-- on the shelf: [{order_item_id, quantity}]; the rest of the pieces does not. Of money that came in the goods are owed back;
-- the delivery fee, which the courier has earned, is kept. `note` is for colleagues.
-- Refusals: not_allowed, not_found, wrong_state, bad_quantity, bad_note.
create function public.parcel_came_back(order_id uuid, restock jsonb default '[]'::jsonb, note text default NULL::text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  said constant text := nullif(trim(parcel_came_back.note), '');
  kept integer := 0;
  owed integer := 0;
begin
  perform private.require_capability('orders');
  select * into target from public.orders o where o.id = parcel_came_back.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state <> 'dispatched' then
    perform private.refuse('wrong_state', 'Only a parcel that is on its way can come back.',
      'Reload to see its present state.');
  end if;
  if length(said) > 1000 then
    perform private.refuse('bad_note', 'A note has 1 to 1,000 letters.');
  end if;
  if target.payment_state = 'paid' then
    owed := private.left_to_refund(target.id);
    kept := least(target.delivery_kes, owed);
    owed := owed - kept;
  end if;

  update public.orders o
  set fulfilment_state = 'cancelled', kept_kes = kept,
    payment_state = case when owed > 0 then 'refund_due' else o.payment_state end
  where o.id = target.id returning * into target;
  perform private.shelve_again(target, restock);
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'came_back', jsonb_build_object('restocked', restock), private.caller());
  if owed > 0 then
    perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', owed), private.caller());
  end if;
  if said is not null then
    insert into public.order_notes (order_id, author_id, body) values (target.id, private.caller(), said);
  end if;
  perform private.audit('order_came_back', 'orders', target.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', target.number, 'restocked', restock, 'owed_kes', nullif(owed, 0), 'kept_kes', nullif(kept, 0))));
  perform private.notify_buyer(target, 'warning', 'Parcel came back', format(
    'Order %s could not be delivered and is back with us.' || case
      when owed > 0 and kept > 0 then ' We will send %s back to you; the delivery fee of %s stays with the courier.'
      when owed > 0 then ' We will send %s back to you.'
      when target.payment_state = 'unpaid' then ' You have not been charged.'
      else ''
    end,
    target.number, private.shillings(owed), private.shillings(kept)));
  return target;
end
$function$;
comment on function public.parcel_came_back(order_id uuid, restock jsonb, note text) is 'The desk (orders) ends an order whose parcel could not be handed over: `restock` [{order_item_id, quantity}] goes back on the shelf, paid goods are owed back, the delivery fee is kept. `note` is for colleagues. Refusals: bad_note, bad_quantity, not_allowed, not_found, wrong_state.';
grant execute on function public.parcel_came_back(order_id uuid, restock jsonb, note text) to authenticated, service_role;

-- Puts the named pieces of a locked order back on the shelf: [{order_item_id, quantity}], each line at most once.
create function private.shelve_again(target public.orders, pieces jsonb)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if jsonb_typeof(pieces) is distinct from 'array'
      or (select count(distinct r ->> 'order_item_id') from jsonb_array_elements(pieces) r) <> jsonb_array_length(pieces)
      or exists (
        select 1 from jsonb_array_elements(pieces) r
        left join public.order_items i on i.order_id = target.id and i.id::text = r ->> 'order_item_id'
        where case when r ->> 'quantity' ~ '^\d{1,2}$' then (r ->> 'quantity')::integer > i.quantity end is not false
      ) then
    perform private.refuse('bad_quantity', 'Put back at most as many pieces as were sent.');
  end if;
  perform 1 from public.products p
  where p.id in (select i.product_id from public.order_items i where i.order_id = target.id)
  order by p.id for no key update;
  with back as (
    select i.product_id, (r ->> 'quantity')::integer as quantity
    from jsonb_array_elements(pieces) r
    join public.order_items i on i.order_id = target.id and i.id::text = r ->> 'order_item_id'
    where r ->> 'quantity' !~ '^0+$'
  ), shelved as (
    update public.products p set stock = p.stock + back.quantity from back where p.id = back.product_id
  )
  insert into public.stock_movements (product_id, change, reason, order_id, actor)
  select back.product_id, back.quantity, 'returned', target.id, private.caller() from back;
end
$function$;
comment on function private.shelve_again(target public.orders, pieces jsonb) is 'Puts the named pieces of a locked order back on the shelf: [{order_item_id, quantity}], each line once. Refusals: bad_quantity.';

-- All at once, which takes each product once; one by one when that fails.
create function private.release_expired_holds(max_rows integer default 200)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  expired uuid[];
  one uuid;
  released integer := 0;
begin
  select array_agg(held.id) into expired from (
    select o.id from public.orders o
    where o.hold_expires_at <= now() and o.fulfilment_state = 'placed' and private.hold_is_over(o.id, o.hold_expires_at) and (
      o.payment_state in ('awaiting', 'failed')
      or (o.payment_state = 'needs_review'
        and exists (select 1 from public.receipt_claims c where c.order_id = o.id and c.state = 'waiting')
        and not exists (select 1 from public.payments p where p.order_id = o.id and p.state = 'needs_review')))
    order by o.hold_expires_at limit max_rows
    for update skip locked
  ) held;
  if expired is null then
    return 0;
  end if;
  begin
    perform private.release_holds(expired);
    return cardinality(expired);
  exception when deadlock_detected then
    raise; -- whoever comes next may have better luck with all of them
  when others then
    foreach one in array expired loop
      begin
        perform private.release_holds(array[one]);
        released := released + 1;
      exception when others then
        perform private.row_failed('expired_holds', sqlerrm);
      end;
    end loop;
    return released;
  end;
end
$function$;
comment on function private.release_expired_holds(max_rows integer) is 'Job: lets go of unpaid orders whose hold is over, all at once, or one by one when that fails. Answers how many.';

create table public.dispatches (
  order_id uuid not null,
  carrier text,
  carrier_phone text,
  tracking_number text,
  expected_on date not null,
  dispatched_at timestamp with time zone default now() not null,
  told_at timestamp with time zone,
  constraint dispatches_pkey PRIMARY KEY (order_id),
  constraint dispatches_carrier_check CHECK (((length(carrier) >= 1) AND (length(carrier) <= 60))),
  constraint dispatches_carrier_phone_check CHECK ((carrier_phone ~ '^254[17]\d{8}$'::text)),
  constraint dispatches_tracking_number_check CHECK (((length(tracking_number) >= 1) AND (length(tracking_number) <= 60))),
  constraint dispatches_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE
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
grant select on table public.dispatches to authenticated, service_role;

create policy dispatches_select_desk on public.dispatches for select to authenticated
  using (( SELECT public.has_capability('orders'::text) AS has_capability));

create index dispatches_dispatched_at_idx ON public.dispatches USING btree (dispatched_at DESC);

create index dispatches_untold_idx ON public.dispatches USING btree (dispatched_at) WHERE (told_at IS NULL);

create function private.working_day(since date, days integer)
returns date
language sql
immutable
set search_path = ''
as $function$
  select d::date from generate_series(since + least(days, 1), since + days * 2 + 1, interval '1 day') d
  where extract(isodow from d) < 7 order by d offset greatest(days - 1, 0) limit 1
$function$;
comment on function private.working_day(since date, days integer) is 'The day on which something is there that takes so many working days, 0: the same day. Sundays are passed over.';

create function private.expected_day(placed public.orders)
returns date
language sql
stable
set search_path = ''
as $function$
  select private.working_day(private.nairobi_date(), coalesce((private.delivery_terms(placed.county, placed.pickup_point_id)).max_days, 3))
$function$;
comment on function private.expected_day(placed public.orders) is 'When an order that leaves today should be there at the latest, by the terms of its place; in three working days where there are none any more.';

create function public.dispatch_orders(order_ids uuid[], carrier text default NULL::text, carrier_phone text default NULL::text, tracking_number text default NULL::text, expected_on date default NULL::date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.dispatch_orders(order_ids uuid[], carrier text, carrier_phone text, tracking_number text, expected_on date) is 'The desk (orders) sends up to 200 orders off, each for itself, with who brings them, their phone, the courier''s number for the one parcel, and
the day on which they should arrive; null: by the delivery terms of each. The rider owes cash of the door. Answers as
set_orders_fulfilment. Refusals: bad_day, bad_name, bad_phone, bad_tracking, not_allowed, wrong_state.';
grant execute on function public.dispatch_orders(order_ids uuid[], carrier text, carrier_phone text, tracking_number text, expected_on date) to authenticated;

create function public.dispatch_form(order_ids uuid[])
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.dispatch_form(order_ids uuid[]) is 'What a dispatch begins with, for the desk (orders): who brought parcels lately, the latest first, at most six, and of up to 200 orders the day on
which each should arrive by its terms if it leaves today, with what was said before that was undone. Answers {carriers [{name text, phone text | null}],
orders [{order_id uuid, expected_on date, carrier text | null, carrier_phone text | null, tracking_number text | null}]}. Refusals: not_allowed.';
grant execute on function public.dispatch_form(order_ids uuid[]) to authenticated;

create function public.undo_dispatch(order_id uuid)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.undo_dispatch(order_id uuid) is 'The desk (orders) takes a dispatch back within ten minutes: the order is packed again, and its buyer hears nothing. Not once it is delivered or
at its pickup point, or its money has changed. Refusals: not_allowed, not_found, too_late, wrong_state.';
grant execute on function public.undo_dispatch(order_id uuid) to authenticated;

create function private.tell_dispatched(max_rows integer default 200)
returns bigint
language plpgsql
set search_path = ''
as $function$
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
end $function$;
comment on function private.tell_dispatched(max_rows integer) is 'Job: tells buyers whose parcel left ten minutes ago, and is still on its way and not at its pickup point, by which day it should arrive.';
