-- An order that has left the shop is owing again once M-Pesa takes its payment back, and its buyer may bring the money in cash: there was no
-- way to note it, and what lay in the till was in no book.

create or replace function public.take_cash(order_id uuid, amount_kes numeric, taken_at timestamp with time zone default NULL::timestamp with time zone, taken_by text default NULL::text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.orders;
  attempt public.payments;
  kes integer;
  parts integer := 0;
  at constant timestamptz := coalesce(taken_at, now());
  person constant text := nullif(left(trim(take_cash.taken_by), 100), '');
begin
  perform private.require_capability('payments');
  if coalesce(take_cash.amount_kes, 0) not between 1 and 9999999 or take_cash.amount_kes <> trunc(take_cash.amount_kes) then
    perform private.refuse('wrong_amount', 'Cash is counted in whole shillings, at least 1.');
  end if;
  kes := take_cash.amount_kes::integer;
  bill := private.lock_bill(take_cash.order_id);
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid', format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method <> 'mpesa' or target.fulfilment_state not in ('placed', 'dispatched', 'delivered') or target.payment_state not in ('awaiting', 'failed', 'needs_review') then
    perform private.refuse('wrong_state', 'Cash is taken for orders that wait for M-Pesa, or are owing again.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.payments p where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null))
      or private.parts_of(bill.id) >= bill.asked_kes then
    perform private.refuse('wrong_state', 'A payment for this order waits for a word at the desk.', 'Decide about it first.');
  end if;
  parts := private.parts_of(bill.id);
  if kes <> bill.asked_kes - parts then
    if parts > 0 then
      perform private.refuse('wrong_amount', format('%s of this order came by M-Pesa; %s is left.', private.shillings(parts),
        private.shillings(bill.asked_kes - parts)), 'Ask for the rest, or give change, first.');
    end if;
    perform private.refuse('wrong_amount', format('This order costs %s.', private.shillings(bill.asked_kes)),
      'Ask for the rest, or give change, first.');
  end if;
  if at > now() + interval '5 minutes' or at < date_trunc('minute', target.placed_at) then
    perform private.refuse('bad_time', 'The cash was taken between the order and now.', 'Look at the day and the time once more.');
  end if;
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, paid_at)
  values (bill.id, 'cash', kes, kes, target.phone, 'paid', 0, 'Paid in cash.', least(at, now()))
  returning * into attempt;
  update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes))
  where p.bill_id = bill.id and private.is_part(p, null);
  attempt.received_kes := bill.asked_kes;
  perform private.tell_kind(bill, 'paid', attempt);
  perform private.log_order_event(target.id, 'cash_collected',
    jsonb_strip_nulls(jsonb_build_object('amount_kes', kes, 'taken_by', person, 'taken_at', take_cash.taken_at)), private.caller());
  perform private.audit('cash_collected', 'orders', target.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', target.number, 'amount_kes', kes, 'taken_by', person, 'taken_at', take_cash.taken_at)));
  select * into target from public.orders o where o.id = bill.id;
  return target;
end
$function$;
comment on function public.take_cash(order_id uuid, amount_kes numeric, taken_at timestamp with time zone, taken_by text) is 'The desk (payments) takes the cash of an order that was to be paid by M-Pesa, or is owing again though it has left the shop: what is left of its price, in KSh,
when (null: now) and who took it (null: the caller). Its prompt may still be open; what that brings is owed back. Answers the order.
Refusals: not_allowed, not_found, already_paid, wrong_state, wrong_amount, bad_time.';
