-- An order that ran out of time though M-Pesa had its money by then was told that the money came late. Its buyer hears now that it was
-- we who heard of it late. And money that came to a till in time for what has run out since finds it by who paid.

create function private.paid_before_end(order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select coalesce((
    select max(l.completed_at) from public.payments p join public.mpesa_statement_lines l on l.receipt = p.receipt
    where p.order_id = paid_before_end.order_id and p.state = 'paid') <= (
    select max(e.at) from public.order_events e where e.order_id = paid_before_end.order_id and e.kind = 'hold_expired'), false)
$$;
comment on function private.paid_before_end(uuid) is 'Whether M-Pesa had the money of an order before its time ran out, as far as its statement says.';
revoke all on function private.paid_before_end(uuid) from public;

create or replace function private.settle_late(target public.orders)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  came constant integer := private.paid_kes(target.id);
  was_in_time constant boolean := target.payment_state = 'expired' and private.paid_before_end(target.id);
begin
  if target.payment_state = 'expired' and private.take_stock(target.id) then
    perform private.move_coupons(array[target.id], back => false);
    update public.orders o set fulfilment_state = 'placed', payment_state = 'paid', hold_expires_at = null
    where o.id = target.id;
    perform private.log_order_event(target.id, 'reopened');
    perform private.notify_buyer(target, 'success', 'Payment received', format(
      case when was_in_time then '%s for order %s came in time, but we heard of it late. We still have everything and are packing it now.'
        else '%s for order %s arrived late, and we still have everything. We are packing it now.' end,
      private.shillings(came), target.number) || private.excess_words(target.id));
    return 'paid';
  end if;
  update public.orders o set payment_state = 'refund_due' where o.id = target.id;
  perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', came));
  perform private.notify_buyer(target, 'warning', 'Refund on its way', format(
    case when was_in_time then '%s for order %s came in time, but we heard of it late and something of it is sold. We are sorry, and will send it back to you.'
      else '%s for order %s came after the order was closed. We will send it back to you.' end,
    private.shillings(came), target.number));
  return 'refund_due';
end
$function$;

create function private.closed_bill_of_payer(payer text, kes integer, paid_at timestamptz) returns uuid language sql stable
set search_path = '' as $$
  select min(b.id::text)::uuid from public.bills b
  where b.state = 'closed' and b.method = 'mpesa' and b.asked_kes = kes and b.updated_at > now() - interval '2 days'
    -- the clock of M-Pesa is another one than ours
    and closed_bill_of_payer.paid_at between b.created_at - interval '15 minutes' and b.updated_at
    and (private.is_same_phone(b.phone, payer) or exists (
      select 1 from public.payments p where p.bill_id = b.id and private.is_same_phone(p.phone, payer)))
  having count(*) = 1
$$;
comment on function private.closed_bill_of_payer(text, integer, timestamptz) is
  'The one bill of the last two days that could be paid at that time and cannot any more, of exactly this amount, of whoever has that
phone; null where there is none, or more than one.';
revoke all on function private.closed_bill_of_payer(text, integer, timestamptz) from public;

create or replace function private.place_line(receipt text, payer text default NULL::text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  bill public.bills;
  meant uuid;
begin
  select * into line from public.mpesa_statement_lines l where l.receipt = place_line.receipt;
  if line.paid_in_kes is null or line.paid_in_kes = 0 or exists (
      select 1 from public.payments p where p.receipt = line.receipt) then
    return 'known';
  end if;
  meant := case when line.account is null then private.bill_of_payer(payer, line.paid_in_kes)
    else private.bill_of_account(line.account, line.paid_in_kes) end;
  if meant is null and line.account is null then
    meant := private.closed_bill_of_payer(payer, line.paid_in_kes, line.completed_at);
  end if;
  if meant is null and exists (select 1 from public.receipt_claims c where c.receipt = line.receipt and c.state = 'waiting') then
    return 'claimed'; -- had M-Pesa's words led to a bill that names it, it would be settled
  end if;
  if meant is null and line.account is null then
    -- a prompt to a till that a query settled: nothing but phone and amount tell its receipt
    update public.payments p set receipt = line.receipt, receipt_learnt = true
    where p.id = (
      select min(x.id::text)::uuid from public.payments x
      where x.state = 'paid' and x.method = 'mpesa' and x.receipt is null and x.received_kes = line.paid_in_kes
        and private.is_same_phone(x.phone, payer) and x.created_at between line.completed_at - interval '1 hour' and line.completed_at + interval '1 hour'
      having count(*) = 1);
    return case when found then 'known' else 'unknown' end;
  end if;
  if meant is null then
    return 'unknown';
  end if;
  bill := private.lock_bill(meant);
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || line.receipt, 0));
  return private.book_line(line, bill, payer, 'Paid without a prompt.');
end
$function$;
