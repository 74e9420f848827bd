-- An order that its buyer cancelled in the second in which they entered their PIN is owed back in full, and when they wanted it after all
-- the desk could only send the money back and have them order and pay anew. It takes the order up again with the money that is here,
-- while its pieces are there and nothing of it was sent back or is on its way.

create function public.reopen_order(order_id uuid, note text default null) returns public.orders
language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
  target public.orders;
  paid integer;
  owed integer;
begin
  perform private.require_capability('payments');
  -- the lock that a refund takes as well: of the two that are pressed at once one comes second, and reads what the first did
  bill := private.lock_bill(reopen_order.order_id);
  select * into target from public.orders o where o.id = reopen_order.order_id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state <> 'cancelled' or target.payment_state not in ('refund_due', 'refunded')
      or exists (select 1 from public.order_events e where e.order_id = target.id and e.kind = 'came_back') then
    perform private.refuse('wrong_state', 'Only a cancelled order whose money is here can go on.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state in ('wanted', 'approved', 'sending', 'doubtful', 'failed')) then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.', 'Wait until it is done, or withdraw that refund first.');
  end if;
  select coalesce(sum(private.left_to_refund(bill.id, p.id)) filter (where p.state = 'paid'), 0),
    coalesce(sum(private.left_to_refund(bill.id, p.id)) filter (where p.state = 'refund_due'), 0) into paid, owed
  from public.payments p where p.bill_id = bill.id;
  if target.payment_state = 'refunded' or bill.asked_kes not in (paid, paid + owed) then
    perform private.refuse('not_all_here', 'The price of this order is not here any more.', 'Its buyer is welcome to order again.');
  end if;
  if not private.take_stock(target.id, private.caller()) then
    perform private.refuse('out_of_stock', 'Something of this order is sold meanwhile.', 'Put it back on the shelf first, or send the money back.');
  end if;
  perform private.move_coupons(array[target.id], back => false);
  -- what pays it is not owed any more; a second payment still is
  update public.payments p set state = 'paid' where p.bill_id = bill.id and p.state = 'refund_due' and paid <> bill.asked_kes;
  update public.orders o set fulfilment_state = 'placed', payment_state = 'paid', hold_expires_at = null
  where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, 'reopened', '{}', private.caller());
  perform private.log_payment_event(target.id, 'resolved', jsonb_build_object('decision', 'reopened'));
  perform private.audit('order_reopened', 'orders', target.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', target.number, 'amount_kes', bill.asked_kes, 'note', nullif(left(trim(reopen_order.note), 500), ''))));
  perform private.notify_buyer(target, 'success', 'Your order goes on', format(
    'Your %s pay order %s after all, and do not go back. We are packing it now.', private.shillings(bill.asked_kes), target.number));
  return target;
end $$;
comment on function public.reopen_order(uuid, text) is
  'The desk (payments) takes up a cancelled order again whose price is here and owed back: paid, to be packed, nothing owed any more. Its
pieces are taken off the shelf and its coupon counts again. Not while a refund of it waits, is under way or failed, and not once money of
its price went back. Answers the order. Refusals: not_allowed, not_found, wrong_state, refund_in_flight, not_all_here, out_of_stock.';
revoke all on function public.reopen_order(uuid, text) from public;
grant execute on function public.reopen_order(uuid, text) to authenticated;
