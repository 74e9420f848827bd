-- An order whose whole payment goes back before it left the shop.
--
-- It stood among those to pack while its money was on its way back, and could be sent. Afterwards it was neither open nor over:
-- in no list of the desk, its pieces off the shelf, its page promising a parcel, its account not to be erased. It stays in the shop
-- while the whole is on its way, and is cancelled once the whole went, as whoever cancels an order does it.
--
-- The number of an order was taken for its buyer's because they had typed it. Where their account names another, the one that paid is told.

create function private.whole_in_flight(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when w.kes > 0 and w.kes >= private.left_to_refund(whole_in_flight.bill_id) then w.kes else 0 end
  from (select private.refund_in_flight(whole_in_flight.bill_id) as kes) w
$function$;
comment on function private.whole_in_flight(bill_id uuid) is 'What of a bill is on its way back, where that is all that is left of it; else 0.';

create function public.order_going_back(order_id uuid)
returns integer
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return private.whole_in_flight(order_going_back.order_id);
end $function$;
comment on function public.order_going_back(order_id uuid) is 'For the desk (orders): how much of an order is on its way back to its payer, KSh, where that is the whole; else 0. Such an order does not
leave the shop. Refusals: not_allowed.';
revoke execute on function public.order_going_back(order_id uuid) from public, anon;
grant execute on function public.order_going_back(order_id uuid) to authenticated;

create function private.end_refunded(target public.orders)
returns boolean
language plpgsql
set search_path = ''
as $function$
begin
  update public.orders o set fulfilment_state = 'cancelled', hold_expires_at = null
  where o.id = target.id and o.payment_state = 'refunded' and o.fulfilment_state in ('placed', 'packed');
  if not found then
    return false;
  end if;
  perform private.return_stock(array[target.id], private.caller());
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
  return true;
end $function$;
comment on function private.end_refunded(target public.orders) is 'Cancels a locked order whose money all went back and that has not left the shop: pieces and coupon go back. → whether it was one.';

create function private.end_refunded_orders()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  many integer := 0;
begin
  for target in
    select * from public.orders o where o.payment_state = 'refunded' and o.fulfilment_state in ('placed', 'packed')
    order by o.id for update
  loop
    many := many + private.end_refunded(target)::integer;
  end loop;
  return many;
end $function$;
comment on function private.end_refunded_orders() is 'Cancels the orders of which all money went back before such orders were cancelled by themselves. Answers how many.';

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
    perform private.notify_buyer(target, 'info', 'On its way', format(
      'Order %s has left our shop for %s.', target.number, target.town));
  elsif next_state = 'delivered' then
    perform private.notify_buyer(target, 'success', 'Delivered', format(
      'Order %s has been delivered. Thank you for shopping with us.', target.number));
  end if;
  return target;
end
$function$;
comment on function public.set_order_fulfilment(order_id uuid, next_state text) is 'The desk (orders) moves an order along: placed, packed, dispatched, delivered, or cancels it from placed or packed, which asks for payments too as money may be owed back. Only what is paid, or cash at the door, leaves the shelf. What is on its way back as a whole does not, nor what M-Pesa tells a smaller sum of than somebody vouched for, or took back without that being booked. Refusals: not_allowed, not_found,
refund_in_flight, not_told, wrong_state.';

create or replace function private.order_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  is_over boolean;
begin
  update public.orders o set payment_state = 'refunded'
  where o.id = bill.id and o.payment_state in ('paid', 'refund_due') and private.left_to_refund(o.id) <= o.kept_kes;
  if payment.method is distinct from 'moved' then
    perform private.log_order_event(bill.id, 'refunded', jsonb_build_object('amount_kes', words::integer), private.caller());
  end if;
  select * into target from public.orders o where o.id = bill.id;
  is_over := private.end_refunded(target);
  perform private.tell_refunded(bill, payment, words::integer, case when is_over then ' The order is cancelled.' else '' end);
  return null;
end $function$;
comment on function private.order_refunded(bill public.bills, payment public.payments, words text) is 'Hook on_refunded of orders: refunded once no more than orders.kept_kes is left, and cancelled then unless it has left the shop; the buyer is told.';

create or replace function private.cancel_by_shop(target public.orders)
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

create or replace function private.send_refund(target public.refund_orders)
returns public.refund_orders
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  asked private.mpesa_requests;
  others text;
begin
  select * into bill from public.bills b where b.id = target.bill_id;
  select * into paid from public.payments p where p.id = target.payment_id;
  select * into asked from private.mpesa_requests r where r.id = target.request_id for update;
  if not private.can_ask_mpesa(target.way) then
    perform private.refuse('not_set_up', 'M-Pesa cannot send this back now.', 'Send it by hand, then note its reference.');
  end if;
  -- What may have been sent is asked for under the same id again, which M-Pesa does only once.
  if asked.id is not null and not private.refund_failed_for_sure(asked) then
    update private.mpesa_requests r
    set state = 'due', unsure = true, tries = 0, next_at = now(), result_code = null, result_text = null, answer = null
    where r.id = asked.id;
  else
    target.request_id := private.ask_mpesa(target.way, target.id, jsonb_strip_nulls(jsonb_build_object(
      'amount_kes', target.amount_kes, 'number', bill.number,
      'receipt', case target.way when 'reversal' then paid.receipt end,
      'phone', case target.way when 'b2c' then target.phone end)));
    if target.request_id is null then
      perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
    end if;
  end if;
  if target.approved_at is null then
    others := private.refund_goes_to(bill, target);
    perform private.tell_payer(bill, 'info', 'Your money is being sent back', format(case
        when others is null then '%s for %s is on its way back by M-Pesa. We tell you when it is there.'
        when target.way = 'reversal' then '%s for %s is on its way back by M-Pesa to the number that paid it, %s. We tell you when it is there.'
        else '%s for %s is on its way by M-Pesa to %s. We tell you when it is there.' end,
      private.shillings(target.amount_kes), bill.number, others));
  end if;
  update public.refund_orders o
  set state = 'approved', request_id = target.request_id, result_code = null, words = null, status_asks = 0,
    next_status_at = null, approved_by = target.approved_by, approved_how = target.approved_how,
    approved_at = coalesce(o.approved_at, now())
  where o.id = target.id returning * into target;
  return target;
end
$function$;
comment on function private.send_refund(target public.refund_orders) is 'Has M-Pesa told to send a refund that was agreed to. The caller holds the lock of its bill. Refusals: not_set_up, wrong_state.';

create or replace function private.others_phone(bill public.bills, shown text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when not coalesce(private.is_same_phone(coalesce(
      (select f.phone from public.profiles f where f.user_id = bill.payer_id), bill.phone), shown), false)
    then case when shown ~ '[[:alpha:]]' then regexp_replace(shown, '\d(?=\d{3})', '*', 'g')
      else regexp_replace(shown, '^(254\d)\d{5}(\d{3})$', '\1*****\2') end end
$function$;
comment on function private.others_phone(bill public.bills, shown text) is 'A phone or account that is not the buyer''s (that of their account, or of the bill where it has none), as they may read it, 2547*****671 or KCB ***890; null where it is theirs or nobody knows it.';

select private.end_refunded_orders();
