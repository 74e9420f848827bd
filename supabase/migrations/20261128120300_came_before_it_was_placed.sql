-- Money that lay here for days before somebody knew which bill it was for.
--
-- The page and the receipt of its payer said that it had come when it was placed, and a notice that we had heard of it late, while it had
-- been here all the time. The time of M-Pesa stands there now, the day of placing beside it, and the notice says what was so.

create function private.came_at(payment public.payments)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select coalesce(case when payment.method = 'mpesa' then (
      select l.completed_at from public.mpesa_statement_lines l
      where l.receipt = payment.receipt and l.paid_in_kes > 0 and l.completed_at <= clock_timestamp()) end,
    payment.paid_at, payment.updated_at)
$function$;
comment on function private.came_at(payment public.payments) is 'When money came, as M-Pesa says it, also where it found its bill much later; the books have it by paid_at.';

create function private.was_unplaced(payment public.payments)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.ledger_entries e
    where e.reference = payment.receipt and e.what in ('unplaced', 'set_aside') and e.account = 'mpesa')
$function$;
comment on function private.was_unplaced(payment public.payments) is 'Whether the money of a payment was here before anybody knew which bill it was for.';

create or replace function private.order_paid(bill public.bills, payment public.payments, words text)
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

create or replace function private.settle_late(target public.orders)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  came constant integer := private.paid_kes(target.id);
  was_in_time constant boolean := target.payment_state = 'expired' and private.paid_before_end(target.id);
  -- what its payer or the shop ended was not lost by that
  was_here constant boolean := target.payment_state = 'expired' and exists (select 1 from public.payments p
    where p.bill_id = target.id and p.state = 'paid' and p.result_text = 'Assigned by hand.' and private.was_unplaced(p));
  bill public.bills;
  others text;
begin
  if target.payment_state = 'expired' and private.take_stock(target.id) then
    perform private.move_coupons(array[target.id], back => false);
    update public.orders o set fulfilment_state = 'placed', payment_state = 'paid', hold_expires_at = null
    where o.id = target.id;
    perform private.log_order_event(target.id, 'reopened');
    perform private.notify_buyer(target, 'success', 'Payment received', format(
      case when was_here then '%s for order %s was here, but we did not know which order it was for. We still have everything and are packing it now.'
        when was_in_time then '%s for order %s came in time, but we heard of it late. We still have everything and are packing it now.'
        else '%s for order %s arrived late, and we still have everything. We are packing it now.' end,
      private.shillings(came), target.number) || private.excess_words(target.id));
    return 'paid';
  end if;
  update public.orders o set payment_state = 'refund_due' where o.id = target.id;
  perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', came));
  select * into bill from public.bills b where b.id = target.id;
  others := private.owed_to(bill, null);
  perform private.notify_buyer(target, 'warning', 'Refund on its way', format(
    case when others is not null then '%s for order %s came after the order was closed. We will send it back to the number that paid, %s.'
      when was_here then '%s for order %s was here, but we did not know which order it was for, and something of it is sold. We are sorry, and will send it back to you.'
      when was_in_time then '%s for order %s came in time, but we heard of it late and something of it is sold. We are sorry, and will send it back to you.'
      else '%s for order %s came after the order was closed. We will send it back to you.' end,
    private.shillings(came), target.number, others));
  return 'refund_due';
end
$function$;
comment on function private.settle_late(target public.orders) is 'Money for an order that is closed: one that ran out of time reopens while its pieces are there, else the money is owed back. Answers paid or refund_due.';

comment on function public.receipt(bill_id uuid, order_token text) is 'A bill as its receipt shows it: its invoice and credit notes, or, before it is paid, what it would say (`expected`), with
payments and refunds. For its payer, the holder of its order''s token, whoever keeps payments, and, once it has an invoice, whoever reads
the books, without phone, place and what a consultation was about. Refusals: not_signed_in, not_found.';

