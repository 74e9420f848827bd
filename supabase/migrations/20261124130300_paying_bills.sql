-- Paying: prompts, callbacks, settling and named receipts, whatever the bill is for.

drop function public.start_payment(uuid, text, text);
drop function public.start_plan_payment(text, text, integer);
drop function public.start_consultation_payment(uuid, text);
drop function public.resolve_payment(uuid, text, uuid, text, text, integer);
drop function public.resolve_plan_payment(uuid, text, text);
drop function public.resolve_consultation_payment(uuid, text, text);
drop function public.consultation_payment_queue();
drop function public.record_refund(uuid, integer, text, text, uuid);
drop function private.payment_reference(public.payments);
drop function private.hold_for_review(public.payments, public.orders, text, text);
drop function private.resolve_second_receipt(public.orders, public.receipt_claims, text, text, integer);
drop function private.book_receipt(public.orders, text, text, integer);
drop function private.statement_pays(public.orders, text);
drop function private.plan_payment_failed(public.payments);
drop function private.plan_payment_unanswered(uuid);
drop function private.settle_plan_payment(public.payments, text, text, text);
drop function private.consultation_payment_failed(public.payments);
drop function private.consultation_payment_unanswered(uuid);
drop function private.settle_consultation(public.payments, text, text, text);
drop function private.try_lock_payable(public.payments);

create function private.bill_stays(bill public.bills, payment public.payments, words text) returns text
language sql immutable set search_path = '' as $$ select null::text $$;
comment on function private.bill_stays(public.bills, public.payments, text) is 'What a kind names that nothing follows for.';

create function private.tell_kind(bill public.bills, event text, payment public.payments default null, words text default null)
returns text language plpgsql set search_path = '' as $$
declare
  named text;
  answer text;
begin
  select to_jsonb(k) ->> ('on_' || event) into strict named from private.bill_kinds k where k.kind = bill.kind;
  execute format('select private.%I($1, $2, $3)', named) into answer using bill, payment, words;
  return answer;
end $$;
comment on function private.tell_kind(public.bills, text, public.payments, text) is
  'Calls what the kind of a bill registered for an event: lock, check, paid, …; answers what that answers.';

create function private.lock_bill(bill_id uuid) returns public.bills language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = lock_bill.bill_id;
  if found then
    perform private.tell_kind(bill, 'lock');
    select * into bill from public.bills b where b.id = lock_bill.bill_id for update;
  end if;
  return bill;
end $$;
comment on function private.lock_bill(uuid) is
  'Locks what is paid for, then its bill, always in this order; an empty row when there is none.';

create function private.lock_own_bill(bill_id uuid, order_token text) returns public.bills language plpgsql set search_path = '' as $$
declare
  bill public.bills;
  caller constant uuid := private.caller();
begin
  if caller is null and coalesce(order_token, '') = '' then
    perform private.refuse('not_signed_in', 'Please sign in first.', 'Or open the order from the link you were given.');
  end if;
  select * into bill from public.bills b
  where b.id = lock_own_bill.bill_id and (b.payer_id = caller or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = lock_own_bill.order_token));
  if not found then
    perform private.refuse('not_found', 'We could not find what is to be paid.', 'See your orders.');
  end if;
  return private.lock_bill(bill.id);
end $$;
comment on function private.lock_own_bill(uuid, text) is
  'The same for a bill of the caller, or of the holder of its order''s token. Refusals: not_signed_in, not_found.';

-- The caller holds the lock.
create function private.claimed_receipt(bill_id uuid) returns text language sql stable set search_path = '' as $$
  select c.receipt from public.receipt_claims c where c.bill_id = claimed_receipt.bill_id and c.state = 'waiting'
$$;
comment on function private.claimed_receipt(uuid) is 'The receipt that the payer of a bill named and somebody looks for, or null.';

create function private.has_open_payment(bill_id uuid, but uuid default null) returns boolean language sql stable set search_path = '' as $$
  select exists (select 1 from public.payments p where p.bill_id = has_open_payment.bill_id
    and p.id is distinct from but and p.state in ('starting', 'prompted', 'needs_review'))
$$;
comment on function private.has_open_payment(uuid, uuid) is 'Whether a prompt of a bill is open or in doubt, but for one.';

create function public.start_payment(bill_id uuid, phone text default null, order_token text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills := private.lock_own_bill(start_payment.bill_id, start_payment.order_token);
  attempt public.payments;
  payer text;
begin
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
  payer := case when coalesce(trim(start_payment.phone), '') <> '' then private.normalise_phone(start_payment.phone)
    else coalesce(bill.phone, (select f.phone from public.profiles f where f.user_id = bill.payer_id), (
      select p.phone from public.payments p join public.bills b on b.id = p.bill_id
      where b.payer_id = bill.payer_id order by p.created_at desc limit 1)) end;
  if payer is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
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

  insert into public.payments (bill_id, amount_kes, phone) values (bill.id, bill.asked_kes, payer) returning * into attempt;
  perform private.tell_kind(bill, 'start', attempt);
  return private.describe_attempt(attempt, bill.number) || '{"already_open": false}';
end $$;
comment on function public.start_payment(uuid, text, text) is
  'Opens an attempt to pay a bill of the caller and renews its hold, or answers the attempt that is open already:
{payment_id, amount_kes, phone, order_number, already_open}. An attempt that never became a prompt within a minute (the
server died in between) is given up for a new one. `phone` may be left out where one is known; `order_token` is how a
visitor names their order. Refusals: not_signed_in, not_found, claim_open, bad_phone, too_many_attempts, and what the kind
refuses: already_paid, order_closed, in_review, hold_over.';
grant execute on function public.start_payment(uuid, text, text) to anon, authenticated, service_role;

create function public.bill_plan(plan_type text, expected_kes integer default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.caller();
  held public.user_subscriptions;
  target public.plan_payments;
  priced record;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.user_subscriptions (user_id, plan_type) values (caller, 'free') on conflict do nothing;
  select * into held from public.user_subscriptions s where s.user_id = caller for update;
  if exists (
    select 1 from public.plan_payments s
    where s.user_id = caller and s.state = 'needs_review' and s.updated_at > now() - interval '3 days'
  ) then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  end if;
  select * into target from public.plan_payments s where s.user_id = caller and s.state = 'open' for update;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = target.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  if exists (select 1 from public.payments p where p.bill_id = target.id and p.state in ('starting', 'prompted')) then
    if target.plan_type <> bill_plan.plan_type then
      perform private.refuse('other_payment_open',
        format('A payment for %s is open on your phone.', private.plan_name(target.plan_type)),
        'Finish or cancel it there, then try again.');
    end if;
    return jsonb_build_object('bill_id', target.id, 'number', target.number, 'amount_kes', target.amount_kes);
  end if;

  priced := private.price_plan(held, bill_plan.plan_type);
  if expected_kes <> priced.price_kes - priced.credit_kes then
    perform private.refuse('price_changed', format('%s costs you %s now.', private.plan_name(bill_plan.plan_type),
      private.shillings(priced.price_kes - priced.credit_kes)), 'Look at the new amount and confirm again.');
  end if;
  if (target.plan_type, target.kind, target.price_kes, target.credit_kes)
      is distinct from (bill_plan.plan_type, priced.kind, priced.price_kes, priced.credit_kes) then
    update public.plan_payments s set state = 'cancelled' where s.id = target.id;
    insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, credit_kes, amount_kes)
    values (private.new_plan_payment_number(), caller, bill_plan.plan_type, priced.kind, priced.price_kes,
      priced.credit_kes, priced.price_kes - priced.credit_kes)
    returning * into target;
  end if;
  return jsonb_build_object('bill_id', target.id, 'number', target.number, 'amount_kes', target.amount_kes);
end $$;
comment on function public.bill_plan(text, integer) is
  'The bill of a month of a plan for the caller, for `start_payment`: {bill_id, number, amount_kes}; the same one until it
is paid or its price changes. `expected_kes` is the amount they were shown. Refusals: not_signed_in, in_review,
other_payment_open, price_changed, and those of the price: unknown_plan, not_due, lower_plan.';
grant execute on function public.bill_plan(text, integer) to authenticated, service_role;

create or replace function public.get_payment_secret(payment_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.describe_attempt(p, b.number)
    || jsonb_build_object('callback_token', p.callback_token, 'state', p.state, 'prompt_words', k.prompt_words)
  from public.payments p join public.bills b on b.id = p.bill_id join private.bill_kinds k on k.kind = b.kind
  where p.id = get_payment_secret.payment_id
$$;

create or replace function private.lock_payment(payment_id uuid) returns public.payments language plpgsql set search_path = '' as $$
declare
  attempt public.payments;
begin
  select * into attempt from public.payments p where p.id = lock_payment.payment_id;
  if found then
    perform private.lock_bill(attempt.bill_id);
    select * into attempt from public.payments p where p.id = lock_payment.payment_id for update;
  end if;
  return attempt;
end $$;

create function private.try_lock_bill(bill_id uuid) returns boolean language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = try_lock_bill.bill_id;
  return found and private.tell_kind(bill, 'try_lock')::boolean;
end $$;
comment on function private.try_lock_bill(uuid) is
  'For jobs, which leave what is busy for their next run: whether everything was free and is locked now.';

create or replace function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text)
returns void language plpgsql security definer set search_path = '' as $$
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
end $$;

drop function public.match_payment_callback(text, text, text);
create function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text,
  result_code integer, body jsonb, failure text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  attempt public.payments;
  matched boolean;
  was_open boolean;
begin
  select p.* into attempt from public.payments p where p.callback_token = receive_callback.callback_token;
  if not found or receive_callback.checkout_request_id is null then
    return null;
  end if;
  attempt := private.lock_payment(attempt.id);
  was_open := attempt.state in ('starting', 'prompted');
  matched := attempt.checkout_request_id = receive_callback.checkout_request_id
    and coalesce(attempt.merchant_request_id = receive_callback.merchant_request_id, true);
  -- The acknowledgement was lost or is slower than the phone: from here on the checks know the prompt too.
  if attempt.checkout_request_id is null and not exists (
    select 1 from public.payments p where p.checkout_request_id = receive_callback.checkout_request_id
  ) then
    perform public.record_payment_prompt(attempt.id, receive_callback.merchant_request_id,
      receive_callback.checkout_request_id);
    select * into attempt from public.payments p where p.id = attempt.id;
    matched := true;
  end if;
  perform private.keep_payment_message(attempt.id, 'callback', body,
    case when coalesce(matched, false) then 'received' else 'unmatched' end);
  return jsonb_build_object('payment_id', attempt.id, 'matched', coalesce(matched, false), 'was_open', was_open,
    'outcome', case when matched and failure is not null
      then private.settle_failure(attempt, receive_callback.result_code, failure) end);
end $$;
comment on function public.receive_callback(text, text, text, integer, jsonb, text) is
  'Takes what M-Pesa calls back with: finds the payment by the token in the address, teaches it the ids of a prompt whose
acknowledgement was lost, keeps the message and, when it is a failure (its words are given), settles it, all in one
transaction. A success is settled once a query has confirmed it. → {payment_id, matched, was_open, outcome}, or null for a
token of nobody, of which nothing is kept: anybody could fill the table.';
grant execute on function public.receive_callback(text, text, text, integer, jsonb, text) to service_role;

create or replace function private.mark_payment_failed(attempt public.payments, code integer, reason text)
returns void language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  update public.payments p
  set state = 'failed', result_code = code, result_text = left(reason, 500), next_check_at = null
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  perform private.tell_kind(bill, 'failed', attempt);
end $$;

create or replace function private.settle_success(attempt public.payments, amount integer, receipt text, said text)
returns text language plpgsql set search_path = '' as $$
declare
  bill public.bills;
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
  select * into bill from public.bills b where b.id = attempt.bill_id;
  if doubt is null and bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into doubt from private.bill_kinds k where k.kind = bill.kind;
  end if;
  if doubt is not null then
    perform private.mark_payment_doubtful(attempt, receipt, doubt);
    perform private.tell_kind(bill, 'doubt', attempt, doubt);
    return 'needs_review';
  end if;
  perform private.mark_payment_paid(attempt, receipt, said);
  select * into attempt from public.payments p where p.id = attempt.id;
  return private.tell_kind(bill, 'paid', attempt);
end $$;

create function private.statement_pays(bill public.bills, receipt text) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = bill.asked_kes
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
  )
$$;
comment on function private.statement_pays(public.bills, text) is
  'Whether a line of the statement pays this bill in full and nothing else yet.';

create function private.book_receipt(bill public.bills, receipt text, said text, came integer default null)
returns text language plpgsql set search_path = '' as $$
declare
  attempt public.payments;
  sure constant integer := coalesce(private.statement_kes(book_receipt.receipt), book_receipt.came);
begin
  select * into attempt from public.payments p
  where p.bill_id = bill.id and p.state = 'needs_review' and (p.receipt is null or p.receipt = book_receipt.receipt)
  order by p.created_at desc limit 1 for update;
  if found then
    update public.payments p
    set state = 'paid', result_code = 0, result_text = said, receipt = coalesce(p.receipt, book_receipt.receipt),
      received_kes = coalesce(sure, p.received_kes), next_check_at = null
    where p.id = attempt.id returning * into attempt;
  else
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, bill.asked_kes, sure, private.phone_of(bill), 'paid', 0, said, book_receipt.receipt)
    returning * into attempt;
  end if;
  return private.tell_kind(bill, 'paid', attempt);
end $$;
comment on function private.book_receipt(public.bills, text, text, integer) is
  'Takes a receipt as the payment of a locked bill: on the attempt that waits for a person, or as a payment of its own.
What came is what the statement says, else `came`, else what M-Pesa told us, else the price; a smaller sum that somebody
takes pays the bill all the same. → paid, or refund_due when it cannot be had any more.';

create function private.phone_of(bill public.bills) returns text language sql stable set search_path = '' as $$
  select coalesce(bill.phone, (
    select p.phone from public.payments p where p.bill_id = bill.id order by p.created_at desc limit 1), '254700000000')
$$;
comment on function private.phone_of(public.bills) is 'The number that a payment without a prompt is booked under.';

create function public.waiting_receipt(bill_id uuid, order_token text default null) returns text
language sql stable security definer set search_path = '' as $$
  select c.receipt from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.bill_id = waiting_receipt.bill_id and c.state = 'waiting'
    and (b.payer_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = b.id and t.token = waiting_receipt.order_token))
$$;
comment on function public.waiting_receipt(uuid, text) is
  'May be null. The receipt that the payer of a bill names while somebody looks for it.';
grant execute on function public.waiting_receipt(uuid, text) to anon, authenticated, service_role;

create function public.name_receipt(bill_id uuid, receipt text, order_token text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills := private.lock_own_bill(name_receipt.bill_id, name_receipt.order_token);
  named constant text := upper(regexp_replace(coalesce(name_receipt.receipt, ''), '\s', '', 'g'));
  waiting public.receipt_claims;
begin
  if named !~ '^[A-Z0-9]{8,12}$' then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It stands at the beginning of the message, for example SKA4N7Q2XD.');
  end if;
  if bill.state = 'paid' then
    perform private.refuse('already_paid', format('%s is already paid.', bill.number));
  end if;
  if bill.method <> 'mpesa' or bill.state in ('refund_due', 'refunded') then
    perform private.refuse('order_closed', format('%s is closed.', bill.number), 'Contact us and we will help.');
  end if;
  if exists (select 1 from public.payments p where p.receipt = named and p.bill_id <> bill.id)
      or exists (
        select 1 from public.receipt_claims c where c.receipt = named and c.bill_id <> bill.id and c.state <> 'refused')
  then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  select * into waiting from public.receipt_claims c where c.bill_id = bill.id and c.state = 'waiting';
  if found then
    if waiting.receipt = named then
      return jsonb_build_object('state', 'waiting');
    end if;
    perform private.refuse('claim_open', format('We are still checking receipt %s.', waiting.receipt),
      'Please wait until we have looked.');
  end if;
  if (select count(*) from public.receipt_claims c where c.bill_id = bill.id) >= 5 then
    perform private.refuse('too_many_attempts', 'You have named many receipts.', 'Contact us and we will help.');
  end if;

  insert into public.receipt_claims (bill_id, receipt, claimed_by) values (bill.id, named, private.caller());
  perform private.log_payment_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  if private.statement_pays(bill, named) then
    perform private.book_receipt(bill, named, 'Found in the M-Pesa statement.');
    return jsonb_build_object('state', 'matched');
  end if;
  perform private.tell_kind(bill, 'claim', null, named);
  return jsonb_build_object('state', 'waiting');
end $$;
comment on function public.name_receipt(uuid, text, text) is
  'The payer of a bill names the receipt of their payment: {state}, matched when the statement has it already, else waiting
for a person, who has a day: so long is kept what was bought, and money that is found later reopens it. `order_token` is
how a visitor names their order. Refusals: not_signed_in, not_found, bad_receipt, already_paid, order_closed,
receipt_used, claim_open, too_many_attempts.';
grant execute on function public.name_receipt(uuid, text, text) to anon, authenticated, service_role;

-- Pages of the releases before, which stay open while the shop is upgraded, know them by these names.
create or replace function public.claim_receipt(order_id uuid, receipt text, order_token text default null)
returns jsonb language sql security definer set search_path = '' as $$
  select public.name_receipt(order_id, receipt, order_token)
$$;
comment on function public.claim_receipt(uuid, text, text) is '`name_receipt` for pages of release 1.0.';
create or replace function public.named_receipt(order_id uuid, order_token text default null) returns text
language sql stable security definer set search_path = '' as $$
  select public.waiting_receipt(order_id, order_token)
$$;
comment on function public.named_receipt(uuid, text) is
  'May be null. `waiting_receipt` for pages of release 1.0.';
