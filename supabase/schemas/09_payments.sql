-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Payments: attempts to pay by M-Pesa, for an order, for a month of a plan or for a consultation (later chapters). One row
-- per prompt; at most one is open for the same thing at a time.
--
-- starting → prompted → paid | failed | needs_review. The edge function `pay-order` starts an attempt as the buyer and
-- talks to Safaricom as the service; callbacks and queries settle it (later chapters). The callback address carries
-- `callback_token`, which therefore no client may read.
--
-- Payments, for the edge functions alone: what stands between `start_payment`, which a buyer calls, and the settling of
-- the next chapter. Everything here is granted to the service and to nobody else.
--
-- Settling: turning what Safaricom says into the state of an order. The news comes late, twice, out of order, with a
-- wrong amount or for nothing we know; `settle_payment` accepts all of it, changes things once and says what became
-- of it. Money that came in is never dropped: it pays the order, reopens it, waits for a person, or is owed back.

create table public.payments (
  id uuid default gen_random_uuid() not null,
  order_id uuid,
  plan_payment_id uuid,
  consultation_id uuid,
  bill_id uuid not null,
  method text default 'mpesa'::text not null,
  amount_kes integer not null,
  received_kes integer,
  phone text not null,
  state text default 'starting'::text not null,
  result_code integer,
  result_text text,
  merchant_request_id text,
  checkout_request_id text,
  receipt text,
  callback_token text default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) not null,
  checks integer default 0 not null,
  next_check_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  receipt_learnt boolean default false not null,
  paid_at timestamp with time zone,
  reversal_receipt text,
  reversed_at timestamp with time zone,
  reversed_from text,
  shortcode text,
  vouched_at timestamp with time zone,
  never_came boolean default false not null,
  again_kes integer default 0 not null,
  twice_kes integer default 0 not null,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_checkout_request_id_key UNIQUE (checkout_request_id),
  constraint payments_receipt_key UNIQUE (receipt),
  constraint payments_callback_token_key UNIQUE (callback_token),
  constraint payments_amount_kes_check CHECK ((amount_kes > 0)),
  constraint payments_received_kes_check CHECK ((received_kes > 0)),
  constraint payments_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint payments_one_kind_check CHECK ((num_nonnulls(order_id, plan_payment_id, consultation_id) <= 1)),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['starting'::text, 'prompted'::text, 'paid'::text, 'failed'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text, 'reversed'::text]))),
  constraint payments_reversed_check CHECK (((state = 'reversed'::text) = ((num_nulls(reversed_at, reversed_from) = 0) AND (never_came OR (reversal_receipt IS NOT NULL))))),
  constraint payments_again_kes_check CHECK ((again_kes >= 0)),
  constraint payments_twice_kes_check CHECK ((twice_kes >= 0)),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE
);
alter table public.payments enable row level security;
comment on table public.payments is 'Attempts to pay a bill, one row for each prompt, cash or named receipt; at most one is open for a bill. Payers and the desk (payments) read them, but never `callback_token`; functions alone write.';
comment on column public.payments.id is 'The key of the row.';
comment on column public.payments.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.payments.plan_payment_id is 'The bill once more where it is that of a month of a plan, else null.';
comment on column public.payments.consultation_id is 'The bill once more where it is a consultation''s, else null.';
comment on column public.payments.bill_id is 'What it pays.';
comment on column public.payments.method is 'Who carried the money: a row of private.payment_providers.';
comment on column public.payments.amount_kes is 'What was asked for, KSh.';
comment on column public.payments.received_kes is 'What came, KSh; null while nothing came or the sum could not be read.';
comment on column public.payments.phone is 'Number that was asked to pay, 254 and nine digits.';
comment on column public.payments.state is 'starting, prompted, paid, failed, needs_review (a person decides), refund_due, refunded or reversed (M-Pesa took it back).';
comment on column public.payments.result_code is 'What the provider answered: 0 for success, else why it failed; null before an answer.';
comment on column public.payments.result_text is 'The result in words, or why a person must look; null before an answer.';
comment on column public.payments.merchant_request_id is 'The provider''s number of the request; null before its answer.';
comment on column public.payments.checkout_request_id is 'The provider''s number of the prompt, by which callbacks name it; null before its answer.';
comment on column public.payments.receipt is 'The provider''s receipt, unique; null when it is not known.';
comment on column public.payments.callback_token is 'Secret part of the address that the provider calls; no client may read it.';
comment on column public.payments.checks is 'How often the provider was asked what became of it.';
comment on column public.payments.next_check_at is 'When it is asked next; null when it is settled or given up.';
comment on column public.payments.created_at is 'When the row was made.';
comment on column public.payments.updated_at is 'When the row was last changed.';
comment on column public.payments.receipt_learnt is 'Whether the receipt was learnt beside the prompt, by a statement or from its payer: another one that the prompt itself
brings is money on top.';
comment on column public.payments.paid_at is 'When M-Pesa says that the money was paid, else when we heard of it; null: no money, or before 1.1.';
comment on column public.payments.reversal_receipt is 'M-Pesa''s receipt of the line that took it back, unique; null: it was not taken back.';
comment on column public.payments.reversed_at is 'When M-Pesa took it back; null: it did not.';
comment on column public.payments.reversed_from is 'The state before it was taken back: paid (then it is owing again) or needs_review; paid, too, for a part that waits since another part of the same
price was taken back; null: neither.';
comment on column public.payments.shortcode is 'In whose name the prompt was made, and M-Pesa is asked about it: the short code. Null: no prompt, or before it was kept.';
comment on column public.payments.vouched_at is 'When somebody of the desk said that they had seen this money, of which M-Pesa had not told; null for all other payments.';
comment on column public.payments.never_came is 'Somebody had vouched for it, and it never came: reversed without a receipt of M-Pesa.';
comment on column public.payments.again_kes is 'What of a payment that stays paid had been sent back, came back to us and is owed once more, KSh.';
comment on column public.payments.twice_kes is 'What the shop had sent back of it before M-Pesa took the whole back, so far as it is owed besides the price, KSh.';
alter publication supabase_realtime add table public.payments;
grant all on table public.payments to service_role;
grant select (id, order_id, plan_payment_id, consultation_id, bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, merchant_request_id, checkout_request_id, receipt, checks, next_check_at, created_at, updated_at, paid_at, reversal_receipt, reversed_at, reversed_from, vouched_at) on table public.payments to authenticated;

create index payments_order_id_idx ON public.payments USING btree (order_id, created_at DESC);

create index payments_plan_payment_id_idx ON public.payments USING btree (plan_payment_id, created_at DESC);

create index payments_consultation_id_idx ON public.payments USING btree (consultation_id, created_at DESC);

create index payments_phone_idx ON public.payments USING btree (phone, created_at DESC);

create unique index payments_one_open_idx ON public.payments USING btree (bill_id) WHERE (state = ANY (ARRAY['starting'::text, 'prompted'::text]));

create index payments_next_check_at_idx ON public.payments USING btree (next_check_at) WHERE (state = 'prompted'::text);

create index payments_starting_idx ON public.payments USING btree (created_at) WHERE (state = 'starting'::text);

create trigger touch_updated_at BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Money that counts as here came as it was asked, unless somebody said otherwise.
create function private.note_received()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  new.received_kes := coalesce(new.received_kes, new.amount_kes);
  return new;
end
$function$;
comment on function private.note_received() is 'Trigger: money that counts as here came as it was asked, unless something else was said.';

create trigger note_received BEFORE INSERT OR UPDATE OF state ON public.payments FOR EACH ROW WHEN ((new.state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text]))) EXECUTE FUNCTION private.note_received();

-- Everything Safaricom said to us, as it came, append-only: what to read when a payment is in doubt.
create table public.payment_messages (
  id bigint generated always as identity,
  payment_id uuid,
  source text not null,
  body jsonb not null,
  outcome text not null,
  received_at timestamp with time zone default clock_timestamp() not null,
  constraint payment_messages_pkey PRIMARY KEY (id),
  constraint payment_messages_source_check CHECK ((source = ANY (ARRAY['callback'::text, 'query'::text, 'push'::text]))),
  constraint payment_messages_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE SET NULL
);
alter table public.payment_messages enable row level security;
comment on table public.payment_messages is 'Everything that Safaricom said to us, as it came, append-only. The desk (payments) reads it.';
comment on column public.payment_messages.id is 'The key of the row.';
comment on column public.payment_messages.payment_id is 'The attempt it belongs to; null when unknown.';
comment on column public.payment_messages.source is 'callback: sent for a prompt. query: the answer to our question. push: sent for a payment made without a prompt.';
comment on column public.payment_messages.body is 'The message; of one over 16,000 letters only the beginning, under `too_long`.';
comment on column public.payment_messages.outcome is 'What we made of it: the answer of settle_payment or of who handled it.';
comment on column public.payment_messages.received_at is 'When it came.';
grant select on table public.payment_messages to authenticated;
grant insert, select on table public.payment_messages to service_role;

create index payment_messages_payment_id_idx ON public.payment_messages USING btree (payment_id, received_at);

create index payment_messages_received_at_idx ON public.payment_messages USING btree (received_at DESC);

create policy payment_messages_select_admin on public.payment_messages for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

-- Keeps a message; one too large to be Safaricom's is kept by its beginning.
create function private.keep_payment_message(payment_id uuid, source text, body jsonb, outcome text)
returns void
language sql
set search_path = ''
as $function$
  insert into public.payment_messages (payment_id, source, body, outcome)
  values (payment_id, source,
    case when length(body::text) <= 16000 then body
      else jsonb_build_object('too_long', left(body::text, 1000)) end,
    outcome)
$function$;
comment on function private.keep_payment_message(payment_id uuid, source text, body jsonb, outcome text) is 'Keeps a message of the provider; of one that is too large the beginning.';

-- Whoever marks an order as delivered has its cash where nobody else was named.
create function private.book_cash(target public.orders)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  paid constant uuid := gen_random_uuid();
begin
  if exists (select 1 from public.payments p where p.order_id = target.id and p.state = 'paid') then
    return;
  end if;
  if target.pickup_point_id is null then
    insert into public.rider_orders as r (order_id, rider, payment_id)
    select target.id, coalesce(left(private.rider_name(coalesce(u.raw_user_meta_data ->> 'full_name', u.email::text)), 60), 'The shop'), paid
    from (values (private.caller())) c (id) left join auth.users u on u.id = c.id
    on conflict on constraint rider_orders_pkey do update set payment_id = paid;
  end if;
  insert into public.payments (id, order_id, method, amount_kes, phone, state, result_code, result_text)
  values (paid, target.id, 'cash', target.total_kes, target.phone, 'paid', 0, 'Paid in cash.');
end $function$;
comment on function private.book_cash(target public.orders) is 'Books the cash of a delivered order as a payment, once: with who carried it, else with who delivered it; at a pickup point in the till.';

-- `order_number` is the reference the buyer sees in the prompt: the number of an order or of a plan's payment.
create function private.describe_attempt(attempt public.payments, order_number text)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select jsonb_build_object('payment_id', attempt.id, 'amount_kes', attempt.amount_kes, 'phone', attempt.phone,
    'order_number', order_number, 'method', attempt.method)
$function$;
comment on function private.describe_attempt(attempt public.payments, order_number text) is 'An attempt for whoever carries it out. `order_number` is what the payer sees in the prompt: the number of the bill.
Answers {payment_id uuid, amount_kes integer, phone text, order_number text, method text}.';

-- What the prompt needs; null for an unknown payment.
create function public.get_payment_secret(payment_id uuid)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select private.describe_attempt(p, b.number)
    || jsonb_build_object('callback_token', p.callback_token, 'state', p.state, 'prompt_words', k.prompt_words)
    || jsonb_strip_nulls(jsonb_build_object('shortcode', p.shortcode))
  from public.payments p join public.bills b on b.id = p.bill_id join private.bill_kinds k on k.kind = b.kind
  where p.id = get_payment_secret.payment_id
$function$;
comment on function public.get_payment_secret(payment_id uuid) is 'For functions: what the prompt of an attempt needs, with its secret token and state; null for an unknown payment.
Answers as private.describe_attempt and {callback_token text, state text, prompt_words text, shortcode? text} | null.';
grant execute on function public.get_payment_secret(payment_id uuid) to service_role;

-- The prompt could not be sent, or Safaricom refused it at once.
create function public.fail_payment(payment_id uuid, code integer, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.fail_payment(payment_id uuid, code integer, reason text) is 'For functions: the prompt could not be sent or was refused at once, with the provider''s code and reason. Refusals: not_found.';
grant execute on function public.fail_payment(payment_id uuid, code integer, reason text) to service_role;

create function public.record_payment_message(source text, body jsonb, outcome text, checkout_request_id text default NULL::text)
returns void
language sql
security definer
set search_path = ''
as $function$
  select private.keep_payment_message(
    (select p.id from public.payments p where p.checkout_request_id = record_payment_message.checkout_request_id),
    source, body, outcome)
$function$;
comment on function public.record_payment_message(source text, body jsonb, outcome text, checkout_request_id text) is 'For functions: keeps a message of the provider that settles nothing.';
grant execute on function public.record_payment_message(source text, body jsonb, outcome text, checkout_request_id text) to service_role;

-- Locks what is paid for and then the payment (see the orders chapter for why in this order); an empty row when unknown.
create function private.lock_payment(payment_id uuid)
returns public.payments
language plpgsql
set search_path = ''
as $function$
declare
  attempt public.payments;
begin
  select * into attempt from public.payments p where p.id = lock_payment.payment_id;
  if found then
    perform private.lock_bill(attempt.bill_id);
    select * into attempt from public.payments p where p.id = lock_payment.payment_id for update;
  end if;
  return attempt;
end $function$;
comment on function private.lock_payment(payment_id uuid) is 'Locks the bill of a payment and then the payment; an empty row when it is unknown.';

-- Notes a failure on a locked payment and, when nothing better is known of it, on what was to be paid.
create function private.mark_payment_failed(attempt public.payments, code integer, reason text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  update public.payments p
  set state = 'failed', result_code = code, result_text = left(reason, 500), next_check_at = null
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  perform private.tell_kind(bill, 'failed', attempt);
end $function$;
comment on function private.mark_payment_failed(attempt public.payments, code integer, reason text) is 'Notes a failure on a locked payment and tells what its bill is for.';

-- A final result for a prompt. `amount_kes` and `receipt` come with callbacks only; a query knows neither.
-- → 'paid' | 'failed' | 'needs_review' | 'already_settled' | 'unknown' | 'refund_due'
create function public.settle_payment(checkout_request_id text, merchant_request_id text, result_code integer, result_text text, amount_kes integer default NULL::integer, receipt text default NULL::text, source text default 'query'::text, body jsonb default NULL::jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.settle_payment(checkout_request_id text, merchant_request_id text, result_code integer, result_text text, amount_kes integer, receipt text, source text, body jsonb) is 'For functions: the final result of a prompt; `amount_kes` and `receipt` come with callbacks only. Answers paid, failed, needs_review, already_settled, unknown or refund_due. May be called again and out of order.';
grant execute on function public.settle_payment(checkout_request_id text, merchant_request_id text, result_code integer, result_text text, amount_kes integer, receipt text, source text, body jsonb) to service_role;

-- A refusal counts while the attempt is open, or was given up without a sign of money.
create function private.settle_failure(attempt public.payments, code integer, reason text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  if attempt.state in ('paid', 'failed', 'refund_due', 'refunded', 'reversed') or attempt.receipt is not null or attempt.result_code is not null then
    return 'already_settled';
  end if;
  perform private.mark_payment_failed(attempt, code, reason);
  return 'failed';
end
$function$;
comment on function private.settle_failure(attempt public.payments, code integer, reason text) is 'Takes a refusal of the provider: it counts while the attempt is open, or was given up without a sign of money.';

-- The caller holds the locks of what is paid for and of the payment.
create function private.settle_success(attempt public.payments, amount integer, receipt text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  twice text;
  doubt text := private.doubt_about(attempt, amount, receipt);
  joined text;
  is_rest boolean;
begin
  -- The same money, heard of in another way: it was booked by its receipt, and the prompt has no more to say.
  if exists (select 1 from public.payments x where x.bill_id = attempt.bill_id and x.id <> attempt.id
      and x.receipt = settle_success.receipt and x.state in ('paid', 'refund_due', 'refunded', 'needs_review', 'reversed')) then
    update public.payments p set state = 'failed', result_text = format('Booked by its receipt %s.', settle_success.receipt),
      next_check_at = null
    where p.id = attempt.id and (p.state in ('starting', 'prompted') or (p.state = 'needs_review' and p.result_code is distinct from 0));
    return 'already_settled';
  end if;
  if attempt.state in ('paid', 'refund_due', 'refunded') and attempt.receipt_learnt and settle_success.receipt is not null
      and attempt.receipt is distinct from settle_success.receipt
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt) then
    -- what was learnt beside the prompt was another payment, so this one came on top
    update public.payments p set receipt_learnt = false where p.id = attempt.id;
    select * into bill from public.bills b where b.id = attempt.bill_id;
    select k.paid_twice into twice from private.bill_kinds k where k.kind = bill.kind;
    perform private.book_on_top(bill, coalesce(nullif(amount, 0), attempt.amount_kes), settle_success.receipt, attempt.phone, twice);
    return 'needs_review';
  end if;
  if attempt.state = 'paid' then
    -- a query settled it; the callback after it brings the receipt
    update public.payments p set receipt = settle_success.receipt
    where p.id = attempt.id and p.receipt is null and settle_success.receipt is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt);
    return 'already_settled';
  end if;
  if attempt.state = 'needs_review' and attempt.result_code = 0 and attempt.receipt is null and settle_success.receipt is not null then
    return private.learn_part(attempt, settle_success.receipt);
  end if;
  if attempt.state in ('refund_due', 'refunded', 'reversed') or (attempt.state = 'needs_review' and attempt.result_code = 0) then
    return 'already_settled';
  end if;
  -- Kept apart from what was asked. A query knows no amount and stands for the whole; 0 could not be read.
  update public.payments p
  set received_kes = case when settle_success.amount is null then p.amount_kes
    when settle_success.amount > 0 then settle_success.amount end
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  if private.is_paid_in_cash(bill) and attempt.received_kes is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt and x.id <> attempt.id) then
    update public.payments p
    set state = 'refund_due', result_code = 0, result_text = 'Paid in cash already; this money came on top.', receipt = settle_success.receipt,
      next_check_at = null
    where p.id = attempt.id returning * into attempt;
    perform private.tell_kind(bill, 'owed_back', attempt);
    return 'refund_due';
  end if;
  if doubt is null and bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into doubt from private.bill_kinds k where k.kind = bill.kind;
  end if;
  if doubt is not null or attempt.amount_kes < bill.asked_kes then
    is_rest := doubt is null;
    perform private.mark_payment_doubtful(attempt, receipt, coalesce(doubt, private.part_words(attempt.received_kes, bill.asked_kes)));
    joined := private.join_parts(bill.id, case when is_rest then attempt.id end);
    if joined is not null then
      return joined;
    end if;
    perform private.tell_kind(bill, 'doubt', attempt, coalesce(doubt, private.part_words(attempt.received_kes, bill.asked_kes)));
    return 'needs_review';
  end if;
  perform private.mark_payment_paid(attempt, receipt, said);
  select * into attempt from public.payments p where p.id = attempt.id;
  return private.tell_kind(bill, 'paid', attempt);
end
$function$;
comment on function private.settle_success(attempt public.payments, amount integer, receipt text, said text) is 'Takes a success of the provider: pays the bill, or leaves the money to a person when something does not fit. The caller holds the locks of bill and payment.';

-- Why a success must not be taken as it is, or null: another amount, or a receipt that paid for something else.
create function private.doubt_about(attempt public.payments, amount integer, receipt text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when amount <> attempt.amount_kes then
      format('Received %s instead of %s.', private.shillings(amount), private.shillings(attempt.amount_kes))
    when exists (select 1 from public.payments x where x.receipt = doubt_about.receipt and x.id <> attempt.id) then
      format('Receipt %s already paid for something else.', receipt)
  end
$function$;
comment on function private.doubt_about(attempt public.payments, amount integer, receipt text) is 'Why a success must not be taken as it is: another amount, or a receipt that paid for something else. Else null.';

create function private.mark_payment_paid(attempt public.payments, receipt text, said text)
returns void
language sql
set search_path = ''
as $function$
  update public.payments p
  set state = 'paid', result_code = 0, result_text = said, receipt = mark_payment_paid.receipt, next_check_at = null
  where p.id = attempt.id
$function$;
comment on function private.mark_payment_paid(attempt public.payments, receipt text, said text) is 'Notes a payment as paid, with its receipt.';

-- Money that came, but not as agreed. Two payments cannot carry the same receipt.
create function private.mark_payment_doubtful(attempt public.payments, receipt text, reason text)
returns void
language sql
set search_path = ''
as $function$
  update public.payments p
  set state = 'needs_review', result_code = 0, result_text = reason, next_check_at = null,
    receipt = (select mark_payment_doubtful.receipt
      where not exists (select 1 from public.payments x where x.receipt = mark_payment_doubtful.receipt))
  where p.id = attempt.id
$function$;
comment on function private.mark_payment_doubtful(attempt public.payments, receipt text, reason text) is 'Notes money that came but not as agreed; a person decides. A receipt that another payment has is left out.';

-- Paid after all, but the order is closed. One that ran out of time reopens while its pieces are still there; one
-- that somebody cancelled stays cancelled.
create function private.settle_late(target public.orders)
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

create index payments_in_doubt_idx ON public.payments USING btree (state) WHERE (state = ANY (ARRAY['needs_review'::text, 'refund_due'::text]));

create index payments_created_at_idx ON public.payments USING btree (created_at DESC, state);

create index payments_bill_id_idx ON public.payments USING btree (bill_id, created_at DESC);

create policy payments_select_admin on public.payments for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

-- Opens an attempt for the caller's order and renews its hold, or answers the attempt that is already open.
-- An attempt that never became a prompt within a minute (the server died in between) is given up for a new one.
-- `order_token` is how a visitor names his order.
create function public.start_payment(bill_id uuid, phone text default NULL::text, order_token text default NULL::text, method text default 'mpesa'::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_bill_to_pay(start_payment.bill_id, start_payment.order_token);
  attempt public.payments;
  provider private.payment_providers;
  payer text;
begin
  select * into provider from private.payment_providers v where v.method = start_payment.method and v.is_prompted;
  if not found then
    perform private.refuse('bad_payment_method', 'Please choose how to pay.');
  end if;
  -- A payer who says that they paid must not pay twice while somebody looks.
  if bill.state in ('open', 'needs_review', 'closed') and private.claimed_receipt(bill.id) is not null then
    perform private.refuse('claim_open', format('We are still checking receipt %s.', private.claimed_receipt(bill.id)),
      'Please do not pay again.');
  end if;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = bill.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  select * into attempt from public.payments p where p.bill_id = bill.id and p.state in ('starting', 'prompted');
  perform private.tell_kind(bill, 'check', attempt);
  if attempt.id is not null then
    return private.describe_attempt(attempt, bill.number) || '{"already_open": true}';
  end if;
  if private.prompt_wait(bill.id) > 0 then
    perform private.refuse('wait_first', format('M-Pesa takes the next prompt in %s seconds.', private.prompt_wait(bill.id)),
      'Please wait, then try again.');
  end if;
  payer := case when coalesce(trim(start_payment.phone), '') <> '' then private.normalise_phone(start_payment.phone)
    else coalesce(bill.phone, (select f.phone from public.profiles f where f.user_id = bill.payer_id), (
      select p.phone from public.payments p join public.bills b on b.id = p.bill_id
      where b.payer_id = bill.payer_id order by p.created_at desc limit 1)) end;
  if payer is null and provider.needs_phone then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  payer := coalesce(payer, private.phone_of(bill));
  -- Prompts wake a phone: an account gets twenty an hour; visitors can send five to the same number.
  if (
    select count(*) from public.payments p join public.bills b on b.id = p.bill_id
    where b.payer_id = bill.payer_id and p.created_at > now() - interval '1 hour'
  ) >= 20 or (bill.payer_id is null and (
    select count(*) from public.payments p join public.bills b on b.id = p.bill_id
    where p.phone = payer and b.payer_id is null and p.created_at > now() - interval '1 hour'
  ) >= 5) then
    perform private.refuse('too_many_attempts',
      'You have asked for many prompts in a short time.', 'Please try again in an hour.');
  end if;

  insert into public.payments (bill_id, method, amount_kes, phone) values (bill.id, provider.method, least(private.still_to_pay(bill), provider.most_kes), payer)
  returning * into attempt;
  -- Where a part came the thing keeps its state, and what it holds, until the whole is here or somebody decides.
  if not private.is_part_paid(bill) then
    perform private.tell_kind(bill, 'start', attempt);
  end if;
  return private.describe_attempt(attempt, bill.number) || '{"already_open": false}';
end $function$;
comment on function public.start_payment(bill_id uuid, phone text, order_token text, method text) is 'Opens an attempt to pay a bill of the caller, or of any order for the desk (payments), or as much of it as its provider carries at once, and renews its hold,
within the limit of its kind, or answers the attempt that is open already. An attempt that never became a prompt
within a minute (the server died in between) is given up for a new one. `phone` may be left out where one is known;
`order_token` is how a visitor names their order; `method` who carries the money. Answers as private.describe_attempt
and {already_open boolean}. Refusals: not_signed_in, not_found, bad_payment_method, claim_open, wait_first, bad_phone,
too_many_attempts, and what the kind refuses: already_paid, order_closed, in_review, hold_over.';
grant execute on function public.start_payment(bill_id uuid, phone text, order_token text, method text) to anon, authenticated, service_role;

create index payments_open_idx ON public.payments USING btree (bill_id) WHERE (state = ANY (ARRAY['starting'::text, 'prompted'::text]));

create function private.receipt_look(receipt text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select translate(replace(upper(receipt), 'VV', 'W'), 'OILSBZ', '011582')
$function$;
comment on function private.receipt_look(receipt text) is 'A receipt as it looks: what people misread for each other is one sign, O and 0, I, L and 1, S and 5, B and 8, Z and 2, W and VV.';

create index payments_receipt_look_idx ON public.payments USING btree (private.receipt_look(receipt)) WHERE (receipt IS NOT NULL);

-- Safaricom has acknowledged the prompt, which is no payment yet. The first query is due in 15 s.
create function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text, shortcode text default NULL::text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  attempt public.payments;
  bill public.bills;
begin
  attempt := private.lock_payment(record_payment_prompt.payment_id);
  if attempt.id is null then
    perform private.refuse('not_found', 'There is no such payment.');
  end if;
  update public.payments p
  set merchant_request_id = record_payment_prompt.merchant_request_id,
    shortcode = coalesce(record_payment_prompt.shortcode, p.shortcode),
    checkout_request_id = record_payment_prompt.checkout_request_id
  where p.id = attempt.id and (p.checkout_request_id is null
    or p.checkout_request_id = record_payment_prompt.checkout_request_id);
  -- The callback may have been faster than this acknowledgement: then the payment is settled already. An attempt given
  -- up for want of it is open after all, unless another one has taken its place.
  if attempt.state = 'starting' or (attempt.state = 'failed' and attempt.result_code is null and not exists (
    select 1 from public.payments p where p.bill_id = attempt.bill_id and p.state in ('starting', 'prompted')
  )) then
    update public.payments p set state = 'prompted', result_text = null, next_check_at = now() + interval '15 seconds'
    where p.id = attempt.id;
    select * into bill from public.bills b where b.id = attempt.bill_id;
    perform private.tell_kind(bill, 'prompted', attempt);
  end if;
end $function$;
comment on function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text, shortcode text) is 'For functions: the provider has taken the prompt on, which is no payment yet; it is asked about first after 15 seconds, in the name of the
short code. Refusals: not_found.';
grant execute on function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text, shortcode text) to service_role;

create index payments_vouched_idx ON public.payments USING btree (receipt) WHERE (vouched_at IS NOT NULL);

-- by one line all places of a payment are taken back, and nothing else
create unique index payments_reversal_of_one_idx ON public.payments USING btree (reversal_receipt) WHERE (method <> 'moved'::text);

create index payments_reversal_receipt_idx ON public.payments USING btree (reversal_receipt) WHERE (reversal_receipt IS NOT NULL);

create index payments_twice_idx ON public.payments USING btree (bill_id) WHERE (twice_kes > 0);
