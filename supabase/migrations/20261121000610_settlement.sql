-- Settling: turning what Safaricom says into the state of an order. The news comes late, twice, out of order, with a
-- wrong amount or for nothing we know; `settle_payment` accepts all of it, changes things once and says what became
-- of it. Money that came in is never dropped: it pays the order, reopens it, waits for a person, or is owed back.

-- A final result for a prompt. `amount_kes` and `receipt` come with callbacks only; a query knows neither.
-- → 'paid' | 'failed' | 'needs_review' | 'already_settled' | 'unknown' | 'refund_due'
create function public.settle_payment(
  checkout_request_id text,
  merchant_request_id text,
  result_code integer,
  result_text text,
  amount_kes integer default null,
  receipt text default null,
  source text default 'query',
  body jsonb default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  attempt public.payments;
  outcome text;
begin
  if settle_payment.result_code is null then
    raise exception 'result_code must not be null' using errcode = '22004';
  end if;
  select p.* into attempt from public.payments p
  where p.checkout_request_id = settle_payment.checkout_request_id
    and coalesce(p.merchant_request_id = settle_payment.merchant_request_id, true);
  if not found then
    outcome := 'unknown';
  else
    attempt := private.lock_payment(attempt.id);
    if settle_payment.result_code = 0 then
      outcome := private.settle_success(attempt, settle_payment.amount_kes,
        nullif(trim(settle_payment.receipt), ''), left(settle_payment.result_text, 500));
    else
      outcome := private.settle_failure(attempt, settle_payment.result_code, settle_payment.result_text);
    end if;
  end if;
  if settle_payment.body is not null then
    perform private.keep_payment_message(attempt.id, settle_payment.source, settle_payment.body, outcome);
  end if;
  return outcome;
end
$$;

-- A refusal counts while the attempt is open, or was given up without a sign of money.
create function private.settle_failure(attempt public.payments, code integer, reason text) returns text
language plpgsql
set search_path = ''
as $$
begin
  if attempt.state in ('paid', 'failed', 'refund_due', 'refunded') or attempt.receipt is not null or attempt.result_code is not null then
    return 'already_settled';
  end if;
  perform private.mark_payment_failed(attempt, code, reason);
  return 'failed';
end
$$;

-- The caller holds the locks of what is paid for and of the payment.
create function private.settle_success(attempt public.payments, amount integer, receipt text, said text) returns text
language plpgsql
set search_path = ''
as $$
declare
  target public.orders;
  doubt text := private.doubt_about(attempt, amount, receipt);
begin
  if attempt.state = 'paid' then
    -- a query settled it; the callback after it brings the receipt
    update public.payments p set receipt = settle_success.receipt
    where p.id = attempt.id and p.receipt is null and settle_success.receipt is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt);
    return 'already_settled';
  end if;
  if attempt.state in ('refund_due', 'refunded') or (attempt.state = 'needs_review' and attempt.result_code = 0) then
    return 'already_settled';
  end if;
  -- Kept apart from what was asked. A query knows no amount and stands for the whole; 0 could not be read.
  update public.payments p
  set received_kes = case when settle_success.amount is null then p.amount_kes
    when settle_success.amount > 0 then settle_success.amount end
  where p.id = attempt.id returning * into attempt;
  if attempt.plan_payment_id is not null then
    return private.settle_plan_payment(attempt, doubt, receipt, said);
  elsif attempt.consultation_id is not null then
    return private.settle_consultation(attempt, doubt, receipt, said);
  end if;
  select * into target from public.orders o where o.id = attempt.order_id;
  if doubt is null and target.payment_state in ('paid', 'refund_due', 'refunded') then
    doubt := 'The order was already paid; this money came on top.';
  end if;
  if doubt is not null then
    return private.hold_for_review(attempt, target, receipt, doubt);
  end if;

  perform private.mark_payment_paid(attempt, receipt, said);
  perform private.log_order_event(target.id, 'payment_confirmed', jsonb_build_object(
    'payment_id', attempt.id, 'amount_kes', attempt.amount_kes, 'receipt', receipt));

  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    '%s for order %s. We are packing it now.', private.shillings(attempt.amount_kes), target.number));
  return 'paid';
end
$$;

-- Why a success must not be taken as it is, or null: another amount, or a receipt that paid for something else.
create function private.doubt_about(attempt public.payments, amount integer, receipt text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when amount <> attempt.amount_kes then
      format('Received %s instead of %s.', private.shillings(amount), private.shillings(attempt.amount_kes))
    when exists (select 1 from public.payments x where x.receipt = doubt_about.receipt and x.id <> attempt.id) then
      format('Receipt %s already paid for something else.', receipt)
  end
$$;

create function private.mark_payment_paid(attempt public.payments, receipt text, said text) returns void
language sql
set search_path = ''
as $$
  update public.payments p
  set state = 'paid', result_code = 0, result_text = said, receipt = mark_payment_paid.receipt, next_check_at = null
  where p.id = attempt.id
$$;

-- Money that came, but not as agreed. Two payments cannot carry the same receipt.
create function private.mark_payment_doubtful(attempt public.payments, receipt text, reason text) returns void
language sql
set search_path = ''
as $$
  update public.payments p
  set state = 'needs_review', result_code = 0, result_text = reason, next_check_at = null,
    receipt = (select mark_payment_doubtful.receipt
      where not exists (select 1 from public.payments x where x.receipt = mark_payment_doubtful.receipt))
  where p.id = attempt.id
$$;

-- Paid after all, but the order is closed. One that ran out of time reopens while its pieces are still there; one
-- that somebody cancelled stays cancelled.
create function private.settle_late(target public.orders) returns text
language plpgsql
set search_path = ''
as $$
declare
  came constant integer := (
    select sum(p.received_kes) from public.payments p where p.order_id = target.id and p.state = 'paid');
begin
  if target.payment_state = 'expired' and private.take_stock(target.id) then
    perform private.move_coupons(array[target.id], back => false);
    update public.orders o set fulfilment_state = 'placed', payment_state = 'paid', hold_expires_at = null
    where o.id = target.id;
    perform private.log_order_event(target.id, 'reopened');
    perform private.notify_buyer(target, 'success', 'Payment received', format(
      '%s for order %s arrived late, and we still have everything. We are packing it now.',
      private.shillings(came), target.number));
    return 'paid';
  end if;
  update public.orders o set payment_state = 'refund_due' where o.id = target.id;
  perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', came));
  perform private.notify_buyer(target, 'warning', 'Refund on its way', format(
    '%s for order %s came after the order was closed. We will send it back to you.',
    private.shillings(came), target.number));
  return 'refund_due';
end
$$;

-- Money came, but not as agreed: a person must look. An order that is settled otherwise keeps its state.
create function private.hold_for_review(attempt public.payments, target public.orders, receipt text, reason text)
returns text
language plpgsql
set search_path = ''
as $$
begin
  perform private.mark_payment_doubtful(attempt, receipt, reason);
  perform private.log_order_event(target.id, 'payment_review',
    jsonb_build_object('payment_id', attempt.id, 'reason', reason));
  if target.payment_state not in ('paid', 'refund_due', 'refunded') then
    update public.orders o set payment_state = 'needs_review', hold_expires_at = null where o.id = target.id;
  end if;
  perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
    'A payment for order %s needs a closer look. We will tell you soon; please do not pay again.', target.number));
  return 'needs_review';
end
$$;

revoke all on function private.settle_failure(public.payments, integer, text) from public;
revoke all on function private.settle_success(public.payments, integer, text, text) from public;
revoke all on function private.doubt_about(public.payments, integer, text) from public;
revoke all on function private.mark_payment_paid(public.payments, text, text) from public;
revoke all on function private.mark_payment_doubtful(public.payments, text, text) from public;
revoke all on function private.settle_late(public.orders) from public;
revoke all on function private.hold_for_review(public.payments, public.orders, text, text) from public;
revoke all on function
  public.settle_payment(text, text, integer, text, integer, text, text, jsonb) from public;
grant execute on function
  public.settle_payment(text, text, integer, text, integer, text, text, jsonb) to service_role;
