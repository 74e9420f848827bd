-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What follows for an order when its bill is asked for, paid, in doubt, sent back.

create function private.order_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform 1 from public.orders o where o.id = bill.id for update;
  return null;
end $function$;
comment on function private.order_lock(bill public.bills, payment public.payments, words text) is 'Hook on_lock of orders: locks the order.';

create function private.order_try_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform 1 from public.orders o where o.id = bill.id for update skip locked;
  return found;
end $function$;
comment on function private.order_try_lock(bill public.bills, payment public.payments, words text) is 'Hook on_try_lock of orders: locks the order unless it is busy; answers whether it could.';

create function private.order_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid',
      format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method = 'cash' then
    perform private.refuse('order_closed',
      'This order is paid in cash on delivery.', 'Pay the rider when it arrives.');
  end if;
  if target.payment_state in ('awaiting', 'failed') and target.fulfilment_state in ('dispatched', 'delivered')
      and private.owing_kes(target.id) > 0 then
    return null;
  end if;
  if target.payment_state = 'needs_review' and private.is_part_paid(bill) and (target.fulfilment_state = 'placed'
      or (target.fulfilment_state <> 'cancelled' and private.owing_kes(target.id) > 0)) then
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('order_closed',
      'We are checking a payment for this order.', 'Please do not pay again; we will tell you.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed') then
    perform private.refuse('order_closed',
      format('Order %s is closed.', target.number), 'You are welcome to order again.');
  end if;
  return null;
end $function$;
comment on function private.order_check(bill public.bills, payment public.payments, words text) is 'Hook on_check of orders: refuses a prompt for one that is paid, closed, in review or to be paid in cash. Refusals: already_paid, order_closed.';

create function private.order_start(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.orders o
  set payment_state = 'awaiting', hold_expires_at = case when o.fulfilment_state = 'placed'
    then greatest(o.hold_expires_at, least(now() + s.hold, o.placed_at + 2 * s.hold)) end
  from (select make_interval(mins => s.hold_minutes) as hold from public.shop_settings s) s
  where o.id = bill.id returning null::text
$function$;
comment on function private.order_start(bill public.bills, payment public.payments, words text) is 'A prompt keeps its order for another hold, but all prompts together never longer than twice that after it was placed; what the desk
gave it is not taken away.';

create function private.order_prompted(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  update public.orders o set payment_state = 'awaiting'
  where o.id = bill.id and o.payment_state = 'failed' and o.fulfilment_state = 'placed';
  perform private.log_order_event(bill.id, 'payment_prompted', jsonb_build_object('payment_id', payment.id));
  return null;
end $function$;
comment on function private.order_prompted(bill public.bills, payment public.payments, words text) is 'Hook on_prompted of orders: notes it in the order''s story.';

create function private.order_resolved(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform private.log_order_event(bill.id, 'payment_resolved', jsonb_build_object('decision', words), private.caller());
  return null;
end $function$;
comment on function private.order_resolved(bill public.bills, payment public.payments, words text) is 'Hook on_resolved of orders: notes the decision in the order''s story.';

create function private.order_failed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'payment_failed',
    jsonb_build_object('payment_id', payment.id, 'result_code', payment.result_code));
  -- An order in review was so for want of an answer, which this is; it gets its hold back to try again. One whose buyer
  -- named a receipt stays in review: that money may have come by another way.
  update public.orders o
  set payment_state = 'failed', hold_expires_at = coalesce(o.hold_expires_at, now() + interval '15 minutes')
  where o.id = bill.id and o.payment_state in ('awaiting', 'needs_review') and o.fulfilment_state = 'placed'
    and not private.has_open_payment(bill.id, payment.id) and private.claimed_receipt(bill.id) is null
  returning * into target;
  if target.id is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not completed', format(
      'Order %s is not paid yet. You can try again; we are keeping it for you a little longer.', target.number));
  end if;
  return null;
end $function$;
comment on function private.order_failed(bill public.bills, payment public.payments, words text) is 'Hook on_failed of orders: the order may be paid again and keeps its hold, or 15 minutes where it had none, unless a receipt is looked for.';

create function private.order_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  bill_now public.bills;
begin
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  -- An order that is settled otherwise keeps its state.
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.payment_state not in ('paid', 'refund_due', 'refunded');
  select * into target from public.orders o where o.id = bill.id;
  select * into bill_now from public.bills b where b.id = bill.id;
  if private.is_part_paid(bill_now) then
    perform private.notify_buyer(target, 'warning', case when bill.asked_kes > private.most_at_once() then 'A part of the price is here'
        else 'Not all of the money is here' end, format(
      '%s of %s came for order %s. Pay the other %s, or write to us if you want it back.', private.shillings(private.parts_of(bill.id)),
      private.shillings(bill.asked_kes), target.number, private.shillings(private.still_to_pay(bill_now)))
      || private.excess_words(bill.id));
  elsif not private.tell_doubt(bill_now, payment) then
    perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
      'A payment for order %s needs a closer look. We will tell you soon; please do not pay again.', target.number));
  end if;
  return null;
end $function$;
comment on function private.order_doubt(bill public.bills, payment public.payments, words text) is 'Hook on_doubt of orders: the order waits for a person without an end, and its buyer is told.';

create function private.order_silence(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  return null;
end $function$;
comment on function private.order_silence(bill public.bills, payment public.payments, words text) is 'Hook on_silence of orders: the order waits for a person.';

create function private.order_claim(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', words), private.caller());
  update public.orders o set payment_state = 'needs_review', hold_expires_at = now() + interval '24 hours'
  where o.id = bill.id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
  select * into target from public.orders o where o.id = bill.id;
  perform private.notify_buyer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of order %s. Please do not pay again.', words, target.number));
  return null;
end $function$;
comment on function private.order_claim(bill public.bills, payment public.payments, words text) is 'Hook on_claim of orders: the order waits for a person, its stock is kept for 24 hours.';

-- It is paid
create function private.order_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  came constant integer := coalesce(nullif(private.paid_kes(bill.id), 0), payment.received_kes);
  paid_when constant timestamptz := private.came_at(payment);
begin
  select * into target from public.orders o where o.id = bill.id;
  -- its story says when the money came, and not when somebody found out whose it was
  insert into public.order_events (order_id, kind, actor_id, detail, at)
  values (target.id, 'payment_confirmed', private.caller(), jsonb_build_object('payment_id', payment.id,
      'amount_kes', payment.received_kes, 'receipt', payment.receipt),
    case when private.nairobi_date(paid_when) < private.nairobi_date() then paid_when else clock_timestamp() end);
  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    case target.fulfilment_state when 'placed' then '%s for order %s. We are packing it now.'
      else '%s for order %s. There is nothing more to pay.' end, private.shillings(came), target.number)
    || private.excess_words(bill.id));
  return 'paid';
end $function$;
comment on function private.order_paid(bill public.bills, payment public.payments, words text) is 'Hook on_paid of orders: answers paid, or of a closed order what private.settle_late answers.';

create function private.order_not_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'needs_review' and target.fulfilment_state = 'placed' then
    update public.orders o
    set payment_state = 'failed',
      hold_expires_at = now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s)
    where o.id = target.id;
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s. You can pay now; we are keeping it for you a little longer.', target.number));
  elsif target.payment_state = 'needs_review' and target.fulfilment_state <> 'cancelled' and private.owing_kes(target.id) > 0 then
    update public.orders o set payment_state = 'failed' where o.id = target.id and not private.has_open_payment(target.id);
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s with the receipt you named.', target.number));
  elsif target.payment_state = 'needs_review' and target.fulfilment_state = 'cancelled'
      and not private.has_open_payment(target.id) then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id;
    perform private.notify_buyer(target, 'info', 'Payment not found', format(
      'We found no payment for order %s, which was cancelled. There is nothing to pay.', target.number));
  elsif private.is_settled(bill) then
    perform private.tell_no_other(bill);
  elsif words is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s with the receipt you named.', target.number));
  end if;
  return null;
end $function$;
comment on function private.order_not_paid(bill public.bills, payment public.payments, words text) is 'Hook on_not_paid of orders: one in review may be paid again, a cancelled one is over.';

-- Money that is sent back leaves such an order as it was: to be paid in cash.
create function private.order_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'needs_review' and target.payment_method = 'cash' and target.fulfilment_state <> 'cancelled' then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id and not private.has_open_payment(target.id);
    perform private.tell_owed_back(bill, payment, ' The order is still to be paid in cash.');
    return null;
  end if;
  if target.payment_state = 'needs_review' and target.fulfilment_state in ('dispatched', 'delivered') and private.owing_kes(target.id) > 0 then
    update public.orders o set payment_state = 'failed' where o.id = target.id and not private.has_open_payment(target.id);
    perform private.tell_owed_back(bill, payment);
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    update public.orders o
    set payment_state = 'refund_due', fulfilment_state = 'cancelled', hold_expires_at = null where o.id = target.id;
    if target.fulfilment_state <> 'cancelled' then
      perform private.return_stock(array[target.id], private.caller());
      perform private.move_coupons(array[target.id], back => true);
      perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
    end if;
    perform private.log_order_event(target.id, 'refund_due', '{}', private.caller());
    perform private.tell_owed_back(bill, payment, ' The order is cancelled.');
    return null;
  end if;
  perform private.tell_owed_back(bill, payment);
  return null;
end $function$;
comment on function private.order_owed_back(bill public.bills, payment public.payments, words text) is 'Hook on_owed_back of orders: one in review is cancelled and its money owed back; one that is to be paid in cash goes on.';

create function private.order_refunded(bill public.bills, payment public.payments, words text)
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
