-- Payments, for the edge functions alone: what stands between `start_payment`, which a buyer calls, and the settling of
-- the next chapter. Everything here is granted to the service and to nobody else.

-- The number of what an attempt pays for. (Not in SQL, which would look for the tables of later chapters at once.)
create function private.payment_reference(attempt public.payments) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  if attempt.order_id is not null then
    return (select o.number from public.orders o where o.id = attempt.order_id);
  end if;
  if attempt.plan_payment_id is not null then
    return (select s.number from public.plan_payments s where s.id = attempt.plan_payment_id);
  end if;
  return (select c.number from public.consultations c where c.id = attempt.consultation_id);
end
$$;
revoke all on function private.payment_reference(public.payments) from public;

-- What the prompt needs; null for an unknown payment.
create function public.get_payment_secret(payment_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.describe_attempt(p, private.payment_reference(p))
    || jsonb_build_object('callback_token', p.callback_token, 'state', p.state)
  from public.payments p where p.id = get_payment_secret.payment_id
$$;

-- Safaricom has acknowledged the prompt, which is no payment yet. The first query is due in 15 s.
create function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  attempt public.payments;
begin
  attempt := private.lock_payment(record_payment_prompt.payment_id);
  if attempt.id is null then
    perform private.refuse('not_found', 'There is no such payment.');
  end if;
  update public.payments p
  set merchant_request_id = record_payment_prompt.merchant_request_id,
    checkout_request_id = record_payment_prompt.checkout_request_id
  where p.id = attempt.id and (p.checkout_request_id is null
    or p.checkout_request_id = record_payment_prompt.checkout_request_id);
  -- The callback may have been faster than this acknowledgement: then the payment is settled already. An attempt given
  -- up for want of it is open after all, unless another one has taken its place.
  if attempt.state = 'starting' or (attempt.state = 'failed' and attempt.result_code is null and not exists (
    select 1 from public.payments p
    where p.payable_id = attempt.payable_id and p.state in ('starting', 'prompted')
  )) then
    update public.payments p set state = 'prompted', result_text = null, next_check_at = now() + interval '15 seconds'
    where p.id = attempt.id;
    update public.orders o set payment_state = 'awaiting'
    where o.id = attempt.order_id and o.payment_state = 'failed' and o.fulfilment_state = 'placed';
    if attempt.order_id is not null then
      perform private.log_order_event(attempt.order_id, 'payment_prompted',
        jsonb_build_object('payment_id', attempt.id));
    end if;
  end if;
end
$$;

-- The prompt could not be sent, or Safaricom refused it at once.
create function public.fail_payment(payment_id uuid, code integer, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  attempt public.payments;
begin
  attempt := private.lock_payment(fail_payment.payment_id);
  if attempt.id is null then
    perform private.refuse('not_found', 'There is no such payment.');
  end if;
  if attempt.state in ('starting', 'prompted') then
    perform private.mark_payment_failed(attempt, code, reason);
  end if;
end
$$;

-- Whether a callback belongs to the payment whose token stands in its address. When the acknowledgement of a prompt
-- was lost, the payment learns its ids here.
create function public.match_payment_callback(callback_token text, checkout_request_id text, merchant_request_id text)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  attempt public.payments;
begin
  select p.* into attempt from public.payments p where p.callback_token = match_payment_callback.callback_token;
  if not found or match_payment_callback.checkout_request_id is null then
    return false;
  end if;
  attempt := private.lock_payment(attempt.id);
  if attempt.checkout_request_id is null and not exists (
    select 1 from public.payments p where p.checkout_request_id = match_payment_callback.checkout_request_id
  ) then
    update public.payments p
    set checkout_request_id = match_payment_callback.checkout_request_id,
      merchant_request_id = match_payment_callback.merchant_request_id
    where p.id = attempt.id;
    return true;
  end if;
  return attempt.checkout_request_id = match_payment_callback.checkout_request_id
    and coalesce(attempt.merchant_request_id = match_payment_callback.merchant_request_id, true);
end
$$;

create function public.record_payment_message(
  source text, body jsonb, outcome text, checkout_request_id text default null
) returns void
language sql security definer
set search_path = ''
as $$
  select private.keep_payment_message(
    (select p.id from public.payments p where p.checkout_request_id = record_payment_message.checkout_request_id),
    source, body, outcome)
$$;

-- Locks what is paid for and then the payment (see the orders chapter for why in this order); an empty row when unknown.
create function private.lock_payment(payment_id uuid) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  attempt public.payments;
begin
  select * into attempt from public.payments p where p.id = lock_payment.payment_id;
  if attempt.order_id is not null then
    perform 1 from public.orders o where o.id = attempt.order_id for update;
  elsif attempt.plan_payment_id is not null then
    perform private.lock_plan_payment(attempt.plan_payment_id);
  elsif attempt.consultation_id is not null then
    perform private.lock_consultation(attempt.consultation_id);
  end if;
  select * into attempt from public.payments p where p.id = lock_payment.payment_id for update;
  return attempt;
end
$$;

-- The same for jobs, which leave what is busy for their next run. Answers whether the lock was free.
create function private.try_lock_payable(attempt public.payments) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if attempt.plan_payment_id is not null then
    return private.try_lock_plan_payment(attempt.plan_payment_id);
  elsif attempt.consultation_id is not null then
    return private.try_lock_consultation(attempt.consultation_id);
  end if;
  perform 1 from public.orders o where o.id = attempt.order_id for update skip locked;
  return found;
end
$$;

-- Notes a failure on a locked payment and, when nothing better is known of it, on what was to be paid.
create function private.mark_payment_failed(attempt public.payments, code integer, reason text) returns void
language plpgsql
set search_path = ''
as $$
declare
  target public.orders;
begin
  update public.payments p
  set state = 'failed', result_code = code, result_text = left(reason, 500), next_check_at = null
  where p.id = attempt.id;
  if attempt.plan_payment_id is not null then
    perform private.plan_payment_failed(attempt);
    return;
  elsif attempt.consultation_id is not null then
    perform private.consultation_payment_failed(attempt);
    return;
  end if;
  perform private.log_order_event(attempt.order_id, 'payment_failed',
    jsonb_build_object('payment_id', attempt.id, 'result_code', code));
  -- An order in review was so for want of an answer, which this is; it gets its hold back to try again. One whose buyer
  -- named a receipt stays in review: that money may have come by another way.
  update public.orders o
  set payment_state = 'failed', hold_expires_at = coalesce(o.hold_expires_at, now() + interval '15 minutes')
  where o.id = attempt.order_id and o.payment_state in ('awaiting', 'needs_review') and o.fulfilment_state = 'placed'
    and not exists (
      select 1 from public.payments p
      where p.order_id = o.id and p.id <> attempt.id and p.state in ('starting', 'prompted', 'needs_review')
    )
    and not exists (select 1 from public.receipt_claims c where c.order_id = o.id and c.state = 'waiting')
  returning * into target;
  if target.id is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not completed', format(
      'Order %s is not paid yet. You can try again; we are keeping it for you a little longer.', target.number));
  end if;
end
$$;

revoke all on function private.lock_payment(uuid) from public;
revoke all on function private.try_lock_payable(public.payments) from public;
revoke all on function private.mark_payment_failed(public.payments, integer, text) from public;
revoke all on function public.get_payment_secret(uuid) from public;
revoke all on function public.record_payment_prompt(uuid, text, text) from public;
revoke all on function public.fail_payment(uuid, integer, text) from public;
revoke all on function public.match_payment_callback(text, text, text) from public;
revoke all on function public.record_payment_message(text, jsonb, text, text) from public;
grant execute on function
  public.get_payment_secret(uuid),
  public.record_payment_prompt(uuid, text, text),
  public.fail_payment(uuid, integer, text),
  public.match_payment_callback(text, text, text),
  public.record_payment_message(text, jsonb, text, text)
  to service_role;
