-- Payments: attempts to pay an order by M-Pesa. One row per prompt; at most one is open for an order at a time.
--
-- starting → prompted → paid | failed | needs_review. The edge function `pay-order` starts an attempt as the buyer and
-- talks to Safaricom as the service; callbacks and queries settle it (next chapter). The callback address carries
-- `callback_token`, which therefore no client may read.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  method text not null default 'mpesa' check (method in ('mpesa')),
  amount_kes integer not null check (amount_kes > 0),
  phone text not null check (phone ~ '^254[17]\d{8}$'),
  state text not null default 'starting' check (state in ('starting', 'prompted', 'paid', 'failed', 'needs_review')),
  result_code integer,
  result_text text,
  merchant_request_id text,
  checkout_request_id text unique,
  receipt text unique,
  callback_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  checks integer not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payments_order_id_idx on public.payments (order_id, created_at desc);
create unique index payments_one_open_idx on public.payments (order_id) where state in ('starting', 'prompted');
create index payments_next_check_at_idx on public.payments (next_check_at) where state = 'prompted';
create index payments_starting_idx on public.payments (created_at) where state = 'starting';

grant select (
  id, order_id, method, amount_kes, phone, state, result_code, result_text, merchant_request_id, checkout_request_id,
  receipt, checks, next_check_at, created_at, updated_at
) on public.payments to authenticated;
grant all on public.payments to service_role;
alter table public.payments enable row level security;

create policy payments_select_own on public.payments
  for select to authenticated
  using (order_id in (select o.id from public.orders o where o.user_id = (select auth.uid())));
create policy payments_select_admin on public.payments
  for select to authenticated using ((select public.is_admin()));

create trigger touch_updated_at before update on public.payments
  for each row execute function private.touch_updated_at();
alter publication supabase_realtime add table public.payments;


-- Everything Safaricom said to us, as it came, append-only: what to read when a payment is in doubt.
create table public.payment_messages (
  id bigint generated always as identity primary key,
  payment_id uuid references public.payments (id) on delete set null,
  source text not null check (source in ('callback', 'query', 'push')),
  body jsonb not null,
  outcome text not null,
  received_at timestamptz not null default clock_timestamp()
);
create index payment_messages_payment_id_idx on public.payment_messages (payment_id, received_at);
create index payment_messages_received_at_idx on public.payment_messages (received_at desc);

grant select on public.payment_messages to authenticated;
grant select, insert on public.payment_messages to service_role;
alter table public.payment_messages enable row level security;

create policy payment_messages_select_admin on public.payment_messages
  for select to authenticated using ((select public.is_admin()));

-- Keeps a message; one too large to be Safaricom's is kept by its beginning.
create function private.keep_payment_message(payment_id uuid, source text, body jsonb, outcome text) returns void
language sql
set search_path = ''
as $$
  insert into public.payment_messages (payment_id, source, body, outcome)
  values (payment_id, source,
    case when length(body::text) <= 16000 then body
      else jsonb_build_object('too_long', left(body::text, 1000)) end,
    outcome)
$$;
revoke all on function private.keep_payment_message(uuid, text, jsonb, text) from public;


-- Opens an attempt for the caller's order and renews its hold, or answers the attempt that is already open.
-- An attempt that never became a prompt within a minute (the server died in between) is given up for a new one.
create function public.start_payment(order_id uuid, phone text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.orders;
  attempt public.payments;
  payer text;
begin
  select * into target from public.orders o
  where o.id = start_payment.order_id and o.user_id = auth.uid() for update;
  if not found then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid', format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method = 'cash' then
    perform private.refuse('order_closed', 'This order is paid in cash on delivery.', 'Pay the rider when it arrives.');
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('order_closed', 'We are checking a payment for this order.', 'Please do not pay again; we will tell you.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed') then
    perform private.refuse('order_closed', format('Order %s is closed.', target.number), 'You are welcome to order again.');
  end if;
  payer := case when coalesce(trim(start_payment.phone), '') = '' then target.phone
    else private.normalise_phone(start_payment.phone) end;
  if payer is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;

  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.order_id = target.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  select * into attempt from public.payments p
  where p.order_id = target.id and p.state in ('starting', 'prompted');
  if found then
    return private.describe_attempt(attempt, target.number) || '{"already_open": true}';
  end if;
  if (
    select count(*) from public.payments p join public.orders o on o.id = p.order_id
    where o.user_id = auth.uid() and p.created_at > now() - interval '1 hour'
  ) >= 20 then
    perform private.refuse('too_many_attempts', 'You have asked for many prompts in a short time.', 'Please try again in an hour.');
  end if;

  insert into public.payments (order_id, amount_kes, phone)
  values (target.id, target.total_kes, payer) returning * into attempt;
  update public.orders o
  set payment_state = 'awaiting',
    hold_expires_at = now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s)
  where o.id = target.id;
  return private.describe_attempt(attempt, target.number) || '{"already_open": false}';
end
$$;

create function private.describe_attempt(attempt public.payments, order_number text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('payment_id', attempt.id, 'amount_kes', attempt.amount_kes, 'phone', attempt.phone,
    'order_number', order_number)
$$;
revoke all on function private.describe_attempt(public.payments, text) from public;
revoke all on function public.start_payment(uuid, text) from public;
grant execute on function public.start_payment(uuid, text) to authenticated, service_role;


-- For the edge functions alone -----------------------------------------------------------------------------------

-- What the prompt needs; null for an unknown payment.
create function public.get_payment_secret(payment_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.describe_attempt(p, o.number)
    || jsonb_build_object('callback_token', p.callback_token, 'state', p.state)
  from public.payments p join public.orders o on o.id = p.order_id
  where p.id = get_payment_secret.payment_id
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
  -- The callback may have been faster than this acknowledgement: then the payment is settled already.
  if attempt.state = 'starting' then
    update public.payments p set state = 'prompted', next_check_at = now() + interval '15 seconds'
    where p.id = attempt.id;
    perform private.log_order_event(attempt.order_id, 'payment_prompted', jsonb_build_object('payment_id', attempt.id));
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

-- Locks an order and then its payment (see the orders chapter for why in this order); an empty row when unknown.
create function private.lock_payment(payment_id uuid) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  attempt public.payments;
begin
  perform 1 from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = lock_payment.payment_id) for update;
  select * into attempt from public.payments p where p.id = lock_payment.payment_id for update;
  return attempt;
end
$$;

-- Notes a failure on a locked payment and, when nothing better is known of the order, on the order.
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
  perform private.log_order_event(attempt.order_id, 'payment_failed',
    jsonb_build_object('payment_id', attempt.id, 'result_code', code));
  -- An order in review was so for want of an answer, which this is; it gets its hold back to try again.
  update public.orders o
  set payment_state = 'failed', hold_expires_at = coalesce(o.hold_expires_at, now() + interval '15 minutes')
  where o.id = attempt.order_id and o.payment_state in ('awaiting', 'needs_review') and o.fulfilment_state = 'placed'
    and not exists (
      select 1 from public.payments p
      where p.order_id = o.id and p.id <> attempt.id and p.state in ('starting', 'prompted', 'needs_review')
    )
  returning * into target;
  if target.id is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not completed', format(
      'Order %s is not paid yet. You can try again; we are keeping it for you a little longer.', target.number));
  end if;
end
$$;

revoke all on function private.lock_payment(uuid) from public;
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
