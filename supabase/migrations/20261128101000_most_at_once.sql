-- M-Pesa carries at most KSh 250,000 in one payment. A prompt for a dearer bill was refused by M-Pesa, and its buyer read that M-Pesa does
-- not work. Now a prompt asks for the smaller of what is still to pay and that limit; what came is a part of the price, as parts by hand
-- are, and the order keeps what it holds, without an end, until the rest is here or somebody decides.

alter table private.payment_providers add column most_kes integer check (most_kes > 0);
comment on column private.payment_providers.most_kes is 'The most that one payment carries, KSh; null where no limit is known.';
update private.payment_providers set most_kes = 250000 where method = 'mpesa';

create function private.most_at_once()
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce((select v.most_kes from private.payment_providers v where v.method = 'mpesa'), 2147483647)
$function$;
comment on function private.most_at_once() is 'The most that M-Pesa carries in one payment, KSh.';

create or replace function private.part_words(came integer, asked integer)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when asked > private.most_at_once() and came < asked
    then format('A part: %s of %s came. M-Pesa takes at most %s at once, so the rest is awaited.', private.shillings(came),
      private.shillings(asked), private.shillings(private.most_at_once()))
    else format('Received %s instead of %s.', private.shillings(came), private.shillings(asked)) end
$function$;
comment on function private.part_words(came integer, asked integer) is 'Why another sum than the price waits: for a person, or for the rest where M-Pesa cannot carry the price at once.';

create or replace function public.start_payment(bill_id uuid, phone text default NULL::text, order_token text default NULL::text, method text default 'mpesa'::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_own_bill(start_payment.bill_id, start_payment.order_token);
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
comment on function public.start_payment(bill_id uuid, phone text, order_token text, method text) is 'Opens an attempt to pay a bill of the caller, or as much of it as its provider carries at once, and renews its hold, within the limit of its
kind, or answers the attempt that is open already: {payment_id, amount_kes, phone, order_number, method, already_open}. An attempt that
never became a prompt within a minute (the server died in between) is given up for a new one. `phone` may be left out where one is known;
`order_token` is how a visitor names their order; `method` who carries the money. Refusals: not_signed_in, not_found, bad_payment_method,
claim_open, wait_first, bad_phone, too_many_attempts, and what the kind refuses: already_paid, order_closed, in_review, hold_over.';

create function private.learn_part(attempt public.payments, receipt text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  joined text;
begin
  if exists (select 1 from public.payments x where x.receipt = learn_part.receipt) then
    return 'already_settled';
  end if;
  update public.payments p set receipt = learn_part.receipt where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  joined := private.join_parts(bill.id);
  if joined is null and private.is_part_paid(bill) then
    perform private.tell_kind(bill, 'doubt', attempt, attempt.result_text);
  end if;
  return coalesce(joined, 'already_settled');
end
$function$;
comment on function private.learn_part(attempt public.payments, receipt text) is 'The receipt of a part that a query had settled without one: with it the part counts. The caller holds the locks of bill and payment.';

create or replace function private.settle_success(attempt public.payments, amount integer, receipt text, said text)
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

create or replace function public.judge_till_money(secret text, account text, kes integer)
returns text
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  if not exists (select 1 from private.till_addresses t where t.secret = judge_till_money.secret)
      or coalesce(trim(account), '') = '' then
    return 'accept';
  end if;
  if kes < 1 then
    return 'C2B00013';
  end if;
  select b.* into bill from public.bills b where b.id = private.bill_of_account(account, kes);
  -- what had gone to them twice comes back
  if found and private.gives_back(bill, kes) then
    return 'accept';
  end if;
  if not found or bill.method <> 'mpesa' or bill.state in ('paid', 'refund_due', 'refunded') then
    return 'C2B00012';
  end if;
  if bill.state = 'closed' and not private.has_open_payment(bill.id) then
    return 'C2B00012';
  end if;
  return case when private.still_to_pay(bill) = kes or (bill.asked_kes > private.most_at_once() and kes < private.still_to_pay(bill)) then 'accept'
    else 'C2B00013' end;
end
$function$;

create or replace function private.order_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  bill_now public.bills;
begin
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  -- An order that is settled otherwise keeps its state.
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.payment_state not in ('paid', 'refund_due', 'refunded');
  select * into target from public.orders o where o.id = bill.id;
  select * into bill_now from public.bills b where b.id = bill.id;
  if private.is_part_paid(bill_now) then
    perform private.notify_buyer(target, 'warning', case when bill.asked_kes > private.most_at_once() then 'A part of the price is here'
        else 'Not all of the money is here' end, format(
      '%s of %s came for order %s. Pay the other %s, or write to us if you want it back.', private.shillings(private.parts_of(bill.id)),
      private.shillings(bill.asked_kes), target.number, private.shillings(private.still_to_pay(bill_now)))
      || private.excess_words(bill.id));
  elsif not private.tell_doubt(bill_now, payment) then
    perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
      'A payment for order %s needs a closer look. We will tell you soon; please do not pay again.', target.number));
  end if;
  return null;
end $function$;
