-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Paying: prompts, callbacks, settling and named receipts, whatever the bill is for.
--
-- Money that came by M-Pesa for an order that is to be paid in cash could only be set aside, and the rider asked for it again. The
-- desk gives it to the order now. The right sum pays it, by M-Pesa instead; another sum waits for a word like that of any bill:
-- paid, or sent back, in which case the order goes on and is paid in cash as was agreed.
--
-- Money that comes in parts. A bill of 930 for which 430 and then 500 came is paid; one for which 430 came says so to its
-- payer, who can pay the other 500 by a prompt or by hand. Until now each part waited for a person alone, who could take one of
-- them as the whole. What somebody takes is all that came in doubt, and what is above the price is owed back if they say so.
--
-- Failed prompts kept an order for ever: each renewed its hold. Now an order is kept for its hold, and for that of one more prompt
-- at most: never beyond twice hold_minutes after it was placed. Whoever asks for a prompt that M-Pesa would turn away (the same sum from
-- the same number within two minutes) is told how long to wait by the server, too. And the desk hears that M-Pesa is silent.
--
-- Two people at one desk: a receipt that is placed on two bills at once goes to the first, and the second hears which bill has it, in
-- our words and not in PostgreSQL's. Who accepts a named receipt that somebody else has just refused hears that it is decided.
--
-- Cash at the counter for an order that was to be paid by a prompt: its buyer stands there, the phone does not ring. The desk could book
-- nothing, and the order ran out of time. It books the cash now, whoever took it; a prompt that is answered after that is owed back,
-- and so the desk and the buyer are told.
--
-- An order that has left the shop is owing again once M-Pesa takes its payment back, and its buyer may bring the money in cash: there was no
-- way to note it, and what lay in the till was in no book.
--
-- A buyer who asked on the telephone for the prompt once more had to find their own page. The desk sends it, to the number they name.

create function private.bill_stays(bill public.bills, payment public.payments, words text)
returns text
language sql
immutable
set search_path = ''
as $function$ select null::text $function$;
comment on function private.bill_stays(bill public.bills, payment public.payments, words text) is 'What a kind names that nothing follows for.';

create function private.tell_kind(bill public.bills, event text, payment public.payments default NULL::public.payments, words text default NULL::text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  named text;
  answer text;
begin
  select to_jsonb(k) ->> ('on_' || event) into strict named from private.bill_kinds k where k.kind = bill.kind;
  execute format('select private.%I($1, $2, $3)', named) into answer using bill, payment, words;
  return answer;
end $function$;
comment on function private.tell_kind(bill public.bills, event text, payment public.payments, words text) is 'Calls what the kind of a bill registered for an event: lock, check, paid, …; answers what that answers.';

create function private.lock_bill(bill_id uuid)
returns public.bills
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = lock_bill.bill_id;
  if found then
    perform private.tell_kind(bill, 'lock');
    select * into bill from public.bills b where b.id = lock_bill.bill_id for update;
  end if;
  return bill;
end $function$;
comment on function private.lock_bill(bill_id uuid) is 'Locks what is paid for, then its bill, always in this order; an empty row when there is none.';

create function private.lock_own_bill(bill_id uuid, order_token text)
returns public.bills
language plpgsql
set search_path = ''
as $function$
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
end $function$;
comment on function private.lock_own_bill(bill_id uuid, order_token text) is 'The same for a bill of the caller, or of the holder of its order''s token. Refusals: not_signed_in, not_found.';

-- The caller holds the lock.
create function private.claimed_receipt(bill_id uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select c.receipt from public.receipt_claims c where c.bill_id = claimed_receipt.bill_id and c.state = 'waiting'
$function$;
comment on function private.claimed_receipt(bill_id uuid) is 'The receipt that the payer of a bill named and somebody looks for, or null.';

create function private.has_open_payment(bill_id uuid, but uuid default NULL::uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.payments p where p.bill_id = has_open_payment.bill_id
    and p.id is distinct from but and p.state in ('starting', 'prompted', 'needs_review'))
$function$;
comment on function private.has_open_payment(bill_id uuid, but uuid) is 'Whether a prompt of a bill is open or in doubt, but for one.';

create function public.bill_plan(plan_type text, expected_kes integer default NULL::integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.bill_plan(plan_type text, expected_kes integer) is 'The bill of a month of a plan for the caller, for `start_payment`; the same one until it is paid or its price
changes. `expected_kes` is the amount they were shown. Answers {bill_id uuid, number text, amount_kes integer}.
Refusals: not_signed_in, in_review, other_payment_open, price_changed, and those of the price: unknown_plan, not_due,
lower_plan.';
grant execute on function public.bill_plan(plan_type text, expected_kes integer) to authenticated, service_role;

create function private.try_lock_bill(bill_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = try_lock_bill.bill_id;
  return found and private.tell_kind(bill, 'try_lock')::boolean;
end $function$;
comment on function private.try_lock_bill(bill_id uuid) is 'For jobs, which leave what is busy for their next run: whether everything was free and is locked now.';

create function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text, result_code integer, body jsonb, failure text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text, result_code integer, body jsonb, failure text) is 'Takes what M-Pesa calls back with: finds the payment by the token in the address, teaches it the ids of a prompt
whose acknowledgement was lost, keeps the message and, when it is a failure (its words are given), settles it, all in
one transaction. A success is settled once a query has confirmed it. Null for a token of nobody, of which nothing is
kept: anybody could fill the table. Answers {payment_id uuid, matched boolean, was_open boolean, outcome text | null}
| null.';
grant execute on function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text, result_code integer, body jsonb, failure text) to service_role;

create function private.phone_of(bill public.bills)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(bill.phone, (
    select p.phone from public.payments p where p.bill_id = bill.id order by p.created_at desc limit 1), '254700000000')
$function$;
comment on function private.phone_of(bill public.bills) is 'The number that a payment without a prompt is booked under.';

create function public.waiting_receipt(bill_id uuid, order_token text default NULL::text)
returns text
language sql
stable security definer
set search_path = ''
as $function$
  select c.receipt from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.bill_id = waiting_receipt.bill_id and c.state = 'waiting'
    and (b.payer_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = b.id and t.token = waiting_receipt.order_token))
$function$;
comment on function public.waiting_receipt(bill_id uuid, order_token text) is 'May be null. The receipt that the payer of a bill names while somebody looks for it.';
grant execute on function public.waiting_receipt(bill_id uuid, order_token text) to anon, authenticated, service_role;

create function public.name_receipt(bill_id uuid, receipt text, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_own_bill(name_receipt.bill_id, name_receipt.order_token);
  named text := private.receipt_within(name_receipt.receipt);
  waiting public.receipt_claims;
  claim uuid;
begin
  if named is null then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It has 10 letters and figures, for example SKA4N7Q2XD. You may paste the whole message from M-Pesa.');
  end if;
  if bill.state = 'paid' then
    perform private.refuse('already_paid', format('%s is already paid.', bill.number));
  end if;
  if bill.method <> 'mpesa' or bill.state in ('refund_due', 'refunded') then
    perform private.refuse('order_closed', format('%s is closed.', bill.number), 'Contact us and we will help.');
  end if;
  named := coalesce(private.receipt_that_came(bill, named), named);
  -- whoever names or books it at this moment comes first or second
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || named, 0));
  if exists (select 1 from public.payments p where p.receipt = named and p.bill_id <> bill.id) then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  perform private.refuse_taken_back(named);
  select * into waiting from public.receipt_claims c where c.bill_id = bill.id and c.state = 'waiting';
  if found then
    if waiting.receipt = named then
      return jsonb_build_object('state', 'waiting');
    end if;
    -- What M-Pesa does not have or gave to somebody else may be put right by its payer.
    if waiting.told is null or waiting.told not in ('other_till', 'not_completed', 'unknown', 'taken') then
      perform private.refuse('claim_open', format('We are still checking receipt %s.', waiting.receipt),
        'Please wait until we have looked.');
    end if;
  end if;
  if private.foreign_claims(bill) >= 5 or (select count(*) from public.receipt_claims c where c.bill_id = bill.id) >= 5 then
    perform private.refuse('too_many_attempts', 'You have named many receipts.', 'Contact us and we will help.');
  end if;
  update public.receipt_claims c set state = 'refused', settled_at = now() where c.id = waiting.id;

  insert into public.receipt_claims (bill_id, receipt, claimed_by) values (bill.id, named, private.caller()) returning id into claim;
  perform private.log_payment_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  if private.statement_pays(bill, named) then
    perform private.book_receipt(bill, named, 'Found in the M-Pesa statement.');
    return jsonb_build_object('state', 'matched');
  end if;
  if exists (select 1 from public.mpesa_statement_lines l where l.receipt = named and l.paid_in_kes > 0) then
    perform private.tell_claim(claim, private.told_of_line(bill, named));
  elsif private.ask_about_claim(claim) then
    perform private.tell_claim(claim, 'asking');
  end if;
  perform private.tell_kind(bill, 'claim', null, named);
  return jsonb_build_object('state', 'waiting');
end
$function$;
comment on function public.name_receipt(bill_id uuid, receipt text, order_token text) is 'The payer of a bill names the receipt of their payment: matched when the statement has it already, else waiting while
M-Pesa is asked and, where that does not settle it, for a person, who has a day: so long is kept what was bought, and
money that is found later reopens it. A receipt that M-Pesa does not have, or gave to another till, may be replaced by
another one. `order_token` is how a visitor names their order. Answers {state "matched" | "waiting"}. Refusals:
not_signed_in, not_found, bad_receipt, already_paid, order_closed, receipt_used, claim_open, too_many_attempts.';
grant execute on function public.name_receipt(bill_id uuid, receipt text, order_token text) to anon, authenticated, service_role;

create function private.order_other_way(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.orders o set payment_method = 'mpesa' where o.id = bill.id and o.payment_method = 'cash' returning null::text
$function$;
comment on function private.order_other_way(bill public.bills, payment public.payments, words text) is 'Hook on_other_way of orders: one that was to be paid in cash is paid by M-Pesa.';

create function private.pays_another_way(bill public.bills)
returns public.bills
language plpgsql
set search_path = ''
as $function$
declare
  now_so public.bills;
begin
  if bill.method = 'mpesa' then
    return bill;
  end if;
  perform private.tell_kind(bill, 'other_way');
  select * into now_so from public.bills b where b.id = bill.id;
  return now_so;
end
$function$;
comment on function private.pays_another_way(bill public.bills) is 'A locked bill as it stands once M-Pesa pays it, whatever was agreed.';

-- Money without a receipt of its own may be what paid for something else: nothing is made up of it, but for a prompt that
-- asked for the rest, of which a query tells no receipt.
create function private.is_part(part public.payments, asked uuid)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select part.state = 'needs_review' and part.result_code = 0 and part.received_kes > 0
    and (part.receipt is not null or part.id is not distinct from is_part.asked)
$function$;
comment on function private.is_part(part public.payments, asked uuid) is 'Whether a payment is money in doubt that may be a part of the price. `asked`: the prompt for the rest, if there was one.';

create function private.parts_of(bill_id uuid, asked uuid default NULL::uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(p.received_kes), 0)::integer from public.payments p
  where p.bill_id = parts_of.bill_id and private.is_part(p, parts_of.asked)
$function$;
comment on function private.parts_of(bill_id uuid, asked uuid) is 'Shillings that came for a bill and are in doubt, all of them together.';

create function private.still_to_pay(bill public.bills)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when bill.state in ('paid', 'refund_due', 'refunded') or private.parts_of(bill.id) not between 1 and bill.asked_kes - 1
    then bill.asked_kes else bill.asked_kes - private.parts_of(bill.id) end
$function$;
comment on function private.still_to_pay(bill public.bills) is 'Shillings that would pay a bill: what is left where a part of it came, else its price.';

create function private.is_part_paid(bill public.bills)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select bill.state = 'needs_review' and private.claimed_receipt(bill.id) is null
    and private.parts_of(bill.id) between 1 and bill.asked_kes - 1
    and not exists (select 1 from public.payments p
      where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null))
$function$;
comment on function private.is_part_paid(bill public.bills) is 'Whether all that is doubtful about a bill is that a part of its price came: then its payer may pay the rest.';

create function private.join_parts(bill_id uuid, asked uuid default NULL::uuid)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  last_part public.payments;
begin
  select * into bill from public.bills b where b.id = join_parts.bill_id;
  if bill.state in ('paid', 'refund_due', 'refunded') or bill.method <> 'mpesa' or private.parts_of(bill.id, asked) <> bill.asked_kes then
    return null;
  end if;
  update public.payments p
  set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes)), next_check_at = null
  where p.bill_id = bill.id and private.is_part(p, asked);
  select * into last_part from public.payments p
  where p.bill_id = bill.id and p.state = 'paid' order by p.created_at desc limit 1;
  last_part.received_kes := bill.asked_kes;
  return private.tell_kind(bill, 'paid', last_part);
end $function$;
comment on function private.join_parts(bill_id uuid, asked uuid) is 'Takes the parts that came for a locked bill as its payment, once they are its price to the shilling. → what became of the
bill, as the event paid answers; null where they are not.';

create function private.part_words(came integer, asked integer)
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

-- `phone` alone was the column: whoever paid was known as soon as anything had been paid or asked.
create function private.is_known_payer(bill public.bills, phone text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select private.is_same_phone(private.phone_of(bill), is_known_payer.phone) or exists (
    select 1 from public.payments p where p.bill_id = bill.id and private.is_same_phone(p.phone, is_known_payer.phone))
$function$;
comment on function private.is_known_payer(bill public.bills, phone text) is 'Whether a phone has to do with a bill already.';

create function private.waiting_line(bill public.bills, kes integer, but text)
returns text
language sql
stable
set search_path = ''
as $function$
  select min(l.receipt) from public.mpesa_statement_lines l
  where l.paid_in_kes = kes and l.receipt <> but and l.completed_at > now() - interval '7 days'
    and replace(bill.number, '-', '') = upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g'))
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
    and not exists (select 1 from private.money_set_aside a where a.receipt = l.receipt)
$function$;
comment on function private.waiting_line(bill public.bills, kes integer, but text) is 'The receipt of money of the last week that names a bill and that nobody has placed, of exactly this sum; null where there is none.';

create function private.number_within(account text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select regexp_replace(substring(upper(account) from '\mM[A-Z][ -]?[2-9A-HJ-NP-TV-Z]{6}\M'), '^(..)[ -]?', '\1-')
$function$;
comment on function private.number_within(account text) is 'The number of a bill among other words, such as MZ-7K2M9Q of "mz-7k2m9q Wanjiku"; else null.';

create table private.prompt_waits (
  result_code integer not null,
  seconds integer not null,
  constraint prompt_waits_pkey PRIMARY KEY (result_code),
  constraint prompt_waits_seconds_check CHECK ((seconds > 0))
);
alter table private.prompt_waits enable row level security;
comment on table private.prompt_waits is 'How long after a prompt that ended with a code no other one is sent, as the page says it (src/features/payments/result-texts.ts).';
comment on column private.prompt_waits.result_code is 'As M-Pesa says it; below zero are our own.';
comment on column private.prompt_waits.seconds is 'Seconds from its end.';

create function private.prompt_wait(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select greatest(ceil(extract(epoch from last.updated_at + make_interval(secs => w.seconds) - now()))::integer, 0)
  from (
    select p.state, p.result_code, p.updated_at from public.payments p where p.bill_id = prompt_wait.bill_id
    order by p.created_at desc limit 1
  ) last
  join private.prompt_waits w on w.result_code = last.result_code
  where last.state = 'failed'
$function$;
comment on function private.prompt_wait(bill_id uuid) is 'How many seconds M-Pesa takes no other prompt for a bill, by what it said of the last one; null or 0: it does now.';

create function private.silent_prompts()
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('unlisted_since', private.unlisted_since(), 'silent_prompts', case when bool_and(p.is_silent) then count(*) else 0 end, 'mpesa_answered_at', (
    select x.updated_at from public.payments x
    where x.checkout_request_id is not null and x.result_code is not null and x.created_at > now() - interval '7 days'
    order by x.created_at desc limit 1))
  from (
    select p.result_code is null and p.state in ('starting', 'prompted', 'failed', 'needs_review') as is_silent
    from public.payments p
    where p.created_at between now() - interval '15 minutes' and now() - interval '3 minutes' and p.method = 'mpesa'
      and (p.checkout_request_id is not null or (p.state in ('starting', 'failed') and p.result_code is null))
  ) p
$function$;
comment on function private.silent_prompts() is '{silent_prompts, mpesa_answered_at, unlisted_since}: how many prompts of the last quarter of an hour M-Pesa has not answered at all,
0 where it answered one of them, and when it said last how one ended. A prompt of less than three minutes may still be on its phone.
And since when it could not be asked for payments; null while it can.';

create function private.refuse_receipt(receipt text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  number text;
begin
  if public.has_capability('payments') then
    select b.number into number from public.payments p join public.bills b on b.id = p.bill_id where p.receipt = refuse_receipt.receipt;
  end if;
  if number is null then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  perform private.refuse('receipt_used', format('This receipt belongs to %s.', number), 'Reload to see its present state.');
end
$function$;
comment on function private.refuse_receipt(receipt text) is 'Refuses a receipt that is taken: receipt_used. Whoever decides about payments hears which bill has it, nobody else does.';

create function private.keep_receipt()
returns trigger
language plpgsql
set search_path = ''
as $function$
declare
  decided record;
begin
  if tg_op = 'UPDATE' and old.receipt is not distinct from new.receipt then
    return new;
  end if;
  -- whoever places it on another bill at this moment comes first or second
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || new.receipt, 0));
  if exists (select 1 from public.payments p where p.receipt = new.receipt and p.id <> new.id) then
    perform private.refuse_receipt(new.receipt);
  end if;
  if exists (select 1 from public.rider_settlements s where s.receipt = new.receipt) then
    perform private.refuse('receipt_used', 'A rider handed this money in.', 'It pays what they took at doors.');
  end if;
  perform private.undo_reversed_unplaced(new.receipt);
  if private.is_sent_back(new.receipt) then
    perform private.refuse('sent_back', 'This money was sent back, or is about to be.', 'Withdraw that first, if it is wrong.');
  end if;
  if private.caller() is not null and public.has_capability('payments') then
    select private.person_name(a.actor) as person, a.at into decided from public.audit_log a
    where a.entity = 'bills' and a.entity_id = new.bill_id::text and a.action in ('payment_not_paid', 'claim_refused')
      and a.at > now() - interval '1 minute' and a.actor is distinct from private.caller()
      and exists (select 1 from public.receipt_claims c where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'refused')
    order by a.id desc limit 1;
    if found then
      perform private.refuse('already_decided', format('%s decided at %s that no money came.', decided.person,
        to_char(decided.at at time zone 'Africa/Nairobi', 'HH24:MI')), 'Reload to see its present state.');
    end if;
  end if;
  return new;
end
$function$;
comment on function private.keep_receipt() is 'A receipt pays one bill: who comes second is refused in words. So is who accepts what somebody else refused within this minute, and
what was sent back. Refusals: receipt_used, sent_back, already_decided.';

create trigger keep_receipt BEFORE INSERT OR UPDATE OF receipt ON public.payments FOR EACH ROW WHEN ((new.receipt IS NOT NULL)) EXECUTE FUNCTION private.keep_receipt();

create function private.is_paid_in_cash(bill public.bills)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select bill.method = 'mpesa' and bill.state = 'paid' and exists (
    select 1 from public.payments p where p.bill_id = bill.id and p.method = 'cash' and p.state = 'paid')
$function$;
comment on function private.is_paid_in_cash(bill public.bills) is 'Whether a bill that M-Pesa was to pay was paid in cash at the counter, so that what M-Pesa brings after that is owed back. Cash at the door
may be counted by the delivery alone, and is none of it.';

create function public.take_cash(order_id uuid, amount_kes numeric, taken_at timestamp with time zone default NULL::timestamp with time zone, taken_by text default NULL::text)
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
  -- of an order that was paid in cash only what M-Pesa took back of a part of it
  if target.fulfilment_state not in ('placed', 'dispatched', 'delivered') or (case target.payment_method
      when 'mpesa' then target.payment_state not in ('awaiting', 'failed', 'needs_review') else private.owing_kes(bill.id) <= 0 end) then
    perform private.refuse('wrong_state', 'Cash is taken for orders that wait for M-Pesa, or are owing again.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.payments p where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null))
      or private.parts_of(bill.id) >= bill.asked_kes then
    perform private.refuse('wrong_state', 'A payment for this order waits for a word at the desk.', 'Decide about it first.');
  end if;
  parts := case target.payment_method when 'mpesa' then private.parts_of(bill.id) else bill.asked_kes - private.owing_kes(bill.id) end;
  if kes <> bill.asked_kes - parts then
    if parts > 0 then
      perform private.refuse('wrong_amount', format('%s of this order came; %s is left.', private.shillings(parts),
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
comment on function public.take_cash(order_id uuid, amount_kes numeric, taken_at timestamp with time zone, taken_by text) is 'The desk (payments) takes the cash of an order that was to be paid by M-Pesa, or is owing again though it has left the shop, also where cash had paid a part of it: what is
left of its price, in KSh,
when (null: now) and who took it (null: the caller). Its prompt may still be open; what that brings is owed back. Answers the order.
Refusals: not_allowed, not_found, already_paid, wrong_state, wrong_amount, bad_time.';
grant execute on function public.take_cash(order_id uuid, amount_kes numeric, taken_at timestamp with time zone, taken_by text) to authenticated, service_role;

-- Who takes an order asks for its money, also where other payments are none of theirs.
create function private.lock_bill_to_pay(bill_id uuid, order_token text)
returns public.bills
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  if coalesce(lock_bill_to_pay.order_token, '') = '' and (public.has_capability('payments') or (public.has_capability('orders')
      and exists (select 1 from public.desk_orders d where d.order_id = lock_bill_to_pay.bill_id))) then
    select * into bill from public.bills b
    where b.id = lock_bill_to_pay.bill_id and b.kind = 'order' and b.payer_id is distinct from private.caller();
    if found then
      perform private.audit('prompt_asked', 'orders', bill.id::text, jsonb_build_object('number', bill.number));
      return private.lock_bill(bill.id);
    end if;
  end if;
  return private.lock_own_bill(lock_bill_to_pay.bill_id, lock_bill_to_pay.order_token);
end $function$;
comment on function private.lock_bill_to_pay(bill_id uuid, order_token text) is 'Locks a bill for who may have it paid: its payer, the holder of its order''s token, or for an order the desk (payments; orders for those it took), which the trail notes.
Refusals: not_signed_in, not_found.';
