-- What happens to an order after it is placed: the buyer may cancel while nothing is paid or packed, an
-- administrator packs, sends, delivers or cancels, and the system lets go of what nobody paid for.

-- `order_token` is how a visitor names his order.
create function public.cancel_order(order_id uuid, order_token text default null) returns public.orders
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.orders := private.lock_own_order(cancel_order.order_id, cancel_order.order_token);
begin
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('unpaid', 'awaiting', 'failed') then
    perform private.refuse('wrong_state', 'This order can no longer be cancelled.', 'Contact us and we will help.');
  end if;
  update public.orders o
  set fulfilment_state = 'cancelled', payment_state = 'unpaid', hold_expires_at = null
  where o.id = target.id returning * into target;
  perform private.return_stock(array[target.id], auth.uid());
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'cancelled', '{}', auth.uid());
  return target;
end
$$;

-- Moves an order along: placed → packed → dispatched → delivered (packing may be skipped), or cancels it from placed
-- or packed. Only what is paid, or will be paid in cash at the door, leaves the shelf.
create function public.set_order_fulfilment(order_id uuid, next_state text) returns public.orders
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.orders;
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
  if target.payment_method <> 'cash' and target.payment_state <> 'paid' then
    perform private.refuse('wrong_state',
      'This order is not paid yet.', 'Wait for the payment, or cancel the order.');
  end if;

  update public.orders o
  set fulfilment_state = next_state,
    payment_state = case when next_state = 'delivered' then 'paid' else o.payment_state end
  where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, next_state, '{}', auth.uid());
  if next_state = 'delivered' and target.payment_method = 'cash' then
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
$$;

-- The caller holds the order's lock and has checked its state. Money that already came in is owed back.
create function private.cancel_by_shop(target public.orders) returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  was_paid constant boolean := target.payment_state = 'paid';
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
  perform private.return_stock(array[target.id], auth.uid());
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'cancelled', '{}', auth.uid());
  if was_paid then
    perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', target.total_kes), auth.uid());
  end if;
  perform private.notify_buyer(target, 'warning', 'Order cancelled', format(
    case when was_paid then 'We had to cancel order %s. We will send your %s back to you.'
      else 'We had to cancel order %s. You have not been charged.' end,
    target.number, private.shillings(target.total_kes)));
  return target;
end
$$;

-- Lets go of orders whose hold has ended unpaid: each once, its pieces back on the shelf. Orders that somebody is
-- working on at this moment are left for the next run.
create function private.release_expired_holds(max_rows integer default 200) returns integer
language plpgsql
set search_path = ''
as $$
declare
  expired uuid[];
  target public.orders;
begin
  select array_agg(held.id) into expired from (
    select o.id from public.orders o
    where o.hold_expires_at <= now()
      and o.payment_state in ('awaiting', 'failed') and o.fulfilment_state = 'placed'
    order by o.hold_expires_at limit max_rows
    for update skip locked
  ) held;
  if expired is null then
    return 0;
  end if;
  for target in
    update public.orders o
    set payment_state = 'expired', fulfilment_state = 'cancelled', hold_expires_at = null
    where o.id = any (expired) returning *
  loop
    perform private.log_order_event(target.id, 'hold_expired');
    perform private.notify_buyer(target, 'warning', 'Order not paid in time', format(
      'We could not keep order %s any longer. You are welcome to order again.', target.number));
  end loop;
  perform private.return_stock(expired);
  perform private.move_coupons(expired, back => true);
  return cardinality(expired);
end
$$;

revoke all on function private.cancel_by_shop(public.orders) from public;
revoke all on function private.release_expired_holds(integer) from public;
revoke all on function public.cancel_order(uuid, text) from public;
grant execute on function public.cancel_order(uuid, text) to anon, authenticated, service_role;
revoke all on function public.set_order_fulfilment(uuid, text) from public;
grant execute on function public.set_order_fulfilment(uuid, text) to authenticated, service_role;
