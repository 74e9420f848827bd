-- Payments: attempts to pay by M-Pesa, for an order, for a month of a plan or for a consultation (later chapters). One row
-- per prompt; at most one is open for the same thing at a time.
--
-- starting → prompted → paid | failed | needs_review. The edge function `pay-order` starts an attempt as the buyer and
-- talks to Safaricom as the service; callbacks and queries settle it (later chapters). The callback address carries
-- `callback_token`, which therefore no client may read.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id) on delete cascade,
  plan_payment_id uuid,
  consultation_id uuid,
  payable_id uuid not null generated always as (coalesce(order_id, plan_payment_id, consultation_id)) stored,
  method text not null default 'mpesa' check (method in ('mpesa', 'cash')),
  -- what was asked
  amount_kes integer not null check (amount_kes > 0),
  -- what came: of a callback, of the statement, or else as asked; null while nothing came, or when nobody could read it
  received_kes integer check (received_kes > 0),
  phone text not null check (phone ~ '^254[17]\d{8}$'),
  state text not null default 'starting' check (state in
    ('starting', 'prompted', 'paid', 'failed', 'needs_review', 'refund_due', 'refunded')),
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
  updated_at timestamptz not null default now(),
  check (num_nonnulls(order_id, plan_payment_id, consultation_id) = 1)
);
create index payments_order_id_idx on public.payments (order_id, created_at desc);
create index payments_plan_payment_id_idx on public.payments (plan_payment_id, created_at desc);
create index payments_consultation_id_idx on public.payments (consultation_id, created_at desc);
create index payments_phone_idx on public.payments (phone, created_at desc);
create unique index payments_one_open_idx on public.payments (payable_id) where state in ('starting', 'prompted');
create index payments_next_check_at_idx on public.payments (next_check_at) where state = 'prompted';
create index payments_starting_idx on public.payments (created_at) where state = 'starting';

grant select (
  id, order_id, plan_payment_id, consultation_id, method, amount_kes, received_kes, phone, state, result_code, result_text, merchant_request_id,
  checkout_request_id, receipt, checks, next_check_at, created_at, updated_at
) on public.payments to authenticated;
grant all on public.payments to service_role;
alter table public.payments enable row level security;

create policy payments_select_own on public.payments
  for select to authenticated
  using (order_id in (select o.id from public.orders o where o.user_id = (select auth.uid())));
create policy payments_select_admin on public.payments
  for select to authenticated using ((select public.has_capability('payments')));

create trigger touch_updated_at before update on public.payments
  for each row execute function private.touch_updated_at();
alter publication supabase_realtime add table public.payments;

-- Money that counts as here came as it was asked, unless somebody said otherwise.
create function private.note_received() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.received_kes := coalesce(new.received_kes, new.amount_kes);
  return new;
end
$$;
revoke all on function private.note_received() from public;

create trigger note_received before insert or update of state on public.payments
  for each row when (new.state in ('paid', 'refund_due', 'refunded')) execute function private.note_received();


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
  for select to authenticated using ((select public.has_capability('payments')));

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


-- The money a rider took at the door, as a payment of its own, once.
create function private.book_cash(target public.orders) returns void
language sql
set search_path = ''
as $$
  insert into public.payments (order_id, method, amount_kes, phone, state, result_code, result_text)
  select target.id, 'cash', target.total_kes, target.phone, 'paid', 0, 'Paid in cash.'
  where not exists (select 1 from public.payments p where p.order_id = target.id and p.state = 'paid')
$$;
revoke all on function private.book_cash(public.orders) from public;


-- Opens an attempt for the caller's order and renews its hold, or answers the attempt that is already open.
-- An attempt that never became a prompt within a minute (the server died in between) is given up for a new one.
-- `order_token` is how a visitor names his order.
create function public.start_payment(order_id uuid, phone text default null, order_token text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.orders := private.lock_own_order(start_payment.order_id, start_payment.order_token);
  attempt public.payments;
  named text;
  payer text;
begin
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid',
      format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method = 'cash' then
    perform private.refuse('order_closed',
      'This order is paid in cash on delivery.', 'Pay the rider when it arrives.');
  end if;
  -- A buyer who says that he paid must not pay twice while somebody looks.
  select c.receipt into named from public.receipt_claims c where c.order_id = target.id and c.state = 'waiting';
  if found then
    perform private.refuse('claim_open', format('We are still checking receipt %s.', named), 'Please do not pay again.');
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('order_closed',
      'We are checking a payment for this order.', 'Please do not pay again; we will tell you.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed') then
    perform private.refuse('order_closed',
      format('Order %s is closed.', target.number), 'You are welcome to order again.');
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
  -- Prompts wake a phone: an account gets twenty an hour; visitors can send five to the same number.
  if (
    select count(*) from public.payments p join public.orders o on o.id = p.order_id
    where o.user_id = target.user_id and p.created_at > now() - interval '1 hour'
  ) >= 20 or (target.user_id is null and (
    select count(*) from public.payments p join public.orders o on o.id = p.order_id
    where p.phone = payer and o.user_id is null and p.created_at > now() - interval '1 hour'
  ) >= 5) then
    perform private.refuse('too_many_attempts',
      'You have asked for many prompts in a short time.', 'Please try again in an hour.');
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

-- `order_number` is the reference the buyer sees in the prompt: the number of an order or of a plan's payment.
create function private.describe_attempt(attempt public.payments, order_number text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('payment_id', attempt.id, 'amount_kes', attempt.amount_kes, 'phone', attempt.phone,
    'order_number', order_number)
$$;
revoke all on function private.describe_attempt(public.payments, text) from public;
revoke all on function public.start_payment(uuid, text, text) from public;
grant execute on function public.start_payment(uuid, text, text) to anon, authenticated, service_role;
