-- A buyer who asked on the telephone for the prompt once more had to find their own page. The desk sends it, to the number they name.

create function private.lock_bill_to_pay(bill_id uuid, order_token text) returns public.bills
language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  if coalesce(lock_bill_to_pay.order_token, '') = '' and public.has_capability('payments') then
    select * into bill from public.bills b
    where b.id = lock_bill_to_pay.bill_id and b.kind = 'order' and b.payer_id is distinct from private.caller();
    if found then
      perform private.audit('prompt_asked', 'orders', bill.id::text, jsonb_build_object('number', bill.number));
      return private.lock_bill(bill.id);
    end if;
  end if;
  return private.lock_own_bill(lock_bill_to_pay.bill_id, lock_bill_to_pay.order_token);
end $$;
comment on function private.lock_bill_to_pay(uuid, text) is
  'Locks a bill for who may have it paid: its payer, the holder of its order''s token, or for an order the desk (payments), which the trail notes.
Refusals: not_signed_in, not_found.';
revoke execute on function private.lock_bill_to_pay(uuid, text) from public;

create or replace function public.start_payment(bill_id uuid, phone text default NULL::text, order_token text default NULL::text, method text default 'mpesa'::text)
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
