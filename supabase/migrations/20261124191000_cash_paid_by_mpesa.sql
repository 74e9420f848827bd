-- Money that came by M-Pesa for an order that is to be paid in cash could only be set aside, and the rider asked for it again. The
-- desk gives it to the order now. The right sum pays it, by M-Pesa instead; another sum waits for a word like that of any bill:
-- paid, or sent back, in which case the order goes on and is paid in cash as was agreed.
alter table private.bill_kinds add column on_other_way text not null default 'bill_stays';
comment on column private.bill_kinds.on_other_way is 'Money of M-Pesa pays what was to be paid in another way.';

create function private.order_other_way(bill public.bills, payment public.payments, words text) returns text
language sql
set search_path = ''
as $$
  update public.orders o set payment_method = 'mpesa' where o.id = bill.id and o.payment_method = 'cash' returning null::text
$$;
update private.bill_kinds set on_other_way = 'order_other_way' where kind = 'order';

drop trigger bill_follows on public.orders;
create trigger bill_follows after update on public.orders for each row
when (
  (old.payment_state, old.payment_method, old.fulfilment_state = 'cancelled', old.user_id, old.contact_name, old.phone, old.total_kes,
    old.kept_kes, old.hold_expires_at)
  is distinct from (new.payment_state, new.payment_method, new.fulfilment_state = 'cancelled', new.user_id, new.contact_name, new.phone,
    new.total_kes, new.kept_kes, new.hold_expires_at))
execute function private.bill_follows();

create function private.pays_another_way(bill public.bills) returns public.bills
language plpgsql
set search_path = ''
as $$
declare
  now_so public.bills;
begin
  if bill.method = 'mpesa' then
    return bill;
  end if;
  perform private.tell_kind(bill, 'other_way');
  select * into now_so from public.bills b where b.id = bill.id;
  return now_so;
end
$$;
comment on function private.pays_another_way(public.bills) is
  'A locked bill as it stands once M-Pesa pays it, whatever was agreed.';

comment on function public.assign_money(text, text) is
  'The desk says which bill money is for: paid, by M-Pesa instead where cash was agreed; needs_review where it is another amount or the
bill is settled, which is then decided in the queue; refund_due where it cannot be had any more. Refusals: not_allowed, not_found,
bad_number, receipt_used.';

-- The bill that the typed account names, and how it was to be paid: the desk reads why the money was not booked.
drop function public.unplaced_money();
create function public.unplaced_money()
returns table (receipt text, completed_at timestamptz, paid_in_kes integer, account text, details text, number text, method text,
  asked_kes integer)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes
    from public.mpesa_statement_lines l
    left join public.bills b on replace(b.number, '-', '') = upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g'))
    where l.paid_in_kes > 0 and l.source in ('c2b', 'pull') and l.completed_at > now() - interval '90 days'
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from public.receipt_claims c where c.receipt = l.receipt and c.state = 'waiting')
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
    order by l.completed_at limit 200;
end
$$;
comment on function public.unplaced_money() is
  'May be null: account, number, method, asked_kes. Money that M-Pesa told of and nobody knows what it is for, the oldest first, with
the bill that its account names, if any. Refusals: not_allowed.';
revoke execute on function public.unplaced_money() from public, anon;
grant execute on function public.unplaced_money() to authenticated, service_role;

-- Money that is sent back leaves such an order as it was: to be paid in cash.
create or replace function private.order_owed_back(bill public.bills, payment public.payments, words text)
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
    perform private.notify_buyer(target, 'info', 'Refund on its way', format(
      'We will send back a payment for order %s. The order is still to be paid in cash.', target.number));
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
  end if;
  perform private.notify_buyer(target, 'info', 'Refund on its way', format(
    'We will send back a payment for order %s.', target.number));
  return null;
end $function$;

-- What M-Pesa pays may be packed, on its way or delivered by now.
create or replace function private.order_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'payment_confirmed', jsonb_build_object('payment_id', payment.id,
    'amount_kes', payment.received_kes, 'receipt', payment.receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    case target.fulfilment_state when 'placed' then '%s for order %s. We are packing it now.'
      else '%s for order %s. There is nothing more to pay.' end, private.shillings(payment.received_kes), target.number));
  return 'paid';
end $function$;

