-- Failed prompts kept an order for ever: each renewed its hold. Now an order is kept for its hold, and for that of one more prompt
-- at most: never beyond twice hold_minutes after it was placed. Whoever asks for a prompt that M-Pesa would turn away (the same sum from
-- the same number within two minutes) is told how long to wait by the server, too. And the desk hears that M-Pesa is silent.

create table private.prompt_waits (
  result_code integer primary key,
  seconds integer not null check (seconds > 0)
);
alter table private.prompt_waits enable row level security;
comment on table private.prompt_waits is 'How long after a prompt that ended with a code no other one is sent, as the page says it (src/features/payments/result-texts.ts).';
comment on column private.prompt_waits.result_code is 'As M-Pesa says it; below zero are our own.';
comment on column private.prompt_waits.seconds is 'Seconds from its end.';
insert into private.prompt_waits (result_code, seconds)
values (8, 60), (17, 120), (1001, 60), (1025, 30), (2028, 60), (9999, 30), (-1, 15), (-2, 60), (-3, 60);

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

create or replace function private.order_start(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.orders o
  set payment_state = 'awaiting', hold_expires_at = greatest(o.hold_expires_at, least(now() + s.hold, o.placed_at + 2 * s.hold))
  from (select make_interval(mins => s.hold_minutes) as hold from public.shop_settings s) s
  where o.id = bill.id returning null::text
$function$;
comment on function private.order_start(bill public.bills, payment public.payments, words text) is 'A prompt keeps its order for another hold, but all prompts together never longer than twice that after it was placed; what the desk
gave it is not taken away.';

create function private.silent_prompts()
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('silent_prompts', case when bool_and(p.is_silent) then count(*) else 0 end, 'mpesa_answered_at', (
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
comment on function private.silent_prompts() is '{silent_prompts, mpesa_answered_at}: how many prompts of the last quarter of an hour M-Pesa has not answered at all, 0 where it answered
one of them, and when it said last how one ended. A prompt of less than three minutes may still be on its phone.';

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

  insert into public.payments (bill_id, method, amount_kes, phone) values (bill.id, provider.method, private.still_to_pay(bill), payer)
  returning * into attempt;
  -- Where a part came the thing keeps its state, and what it holds, until the whole is here or somebody decides.
  if not private.is_part_paid(bill) then
    perform private.tell_kind(bill, 'start', attempt);
  end if;
  return private.describe_attempt(attempt, bill.number) || '{"already_open": false}';
end $function$;
comment on function public.start_payment(bill_id uuid, phone text, order_token text, method text) is 'Opens an attempt to pay a bill of the caller and renews its hold, within the limit of its kind, or answers the attempt that is open
already: {payment_id, amount_kes, phone, order_number, method, already_open}. An attempt that never became a prompt within a minute
(the server died in between) is given up for a new one. `phone` may be left out where one is known; `order_token` is how a
visitor names their order; `method` who carries the money. Refusals: not_signed_in, not_found, bad_payment_method,
claim_open, wait_first, bad_phone, too_many_attempts, and what the kind refuses: already_paid, order_closed, in_review, hold_over.';

create or replace function public.desk_today()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  may constant text[] := public.my_capabilities();
  answer jsonb := '{}';
begin
  if may = '{}' then
    perform private.refuse('not_allowed', 'Your role does not include this.');
  end if;
  if 'orders' = any (may) then
    answer := answer || (
      select jsonb_build_object(
        'to_pack', count(*) filter (where o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')),
        'to_dispatch', count(*) filter (where o.fulfilment_state = 'packed'),
        'unpaid', count(*) filter (where o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')))
      from public.orders o where o.fulfilment_state in ('placed', 'packed'));
  end if;
  if 'payments' = any (may) then
    answer := answer || jsonb_build_object('needs_review', (select count(*) from public.bill_queue())) || private.silent_prompts();
  end if;
  if 'returns' = any (may) then
    answer := answer || jsonb_build_object('returns', (
      select count(*) from public.order_returns r where r.state in ('requested', 'approved', 'received')));
  end if;
  if 'stock' = any (may) then
    answer := answer || jsonb_build_object('low_stock', (select count(*) from public.low_stock_products));
  end if;
  if 'consultations' = any (may) then
    answer := answer || jsonb_build_object('consultations', (
      select count(*) from public.consultations c
      where c.state = 'confirmed'
        and c.starts_at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'
        and c.starts_at < (private.nairobi_date() + 1)::timestamp at time zone 'Africa/Nairobi'
        and ('practices' = any (may) or c.practitioner_id = public.my_practice_id())));
  end if;
  if 'practices' = any (may) then
    answer := answer || jsonb_build_object(
      'consultation_care', (select count(*) from public.absence_queue())
        + (select count(*) from public.practitioner_review_queue()),
      'practices', (select count(*) from public.practitioners p where p.new_licence is not null));
  end if;
  if 'messages' = any (may) then
    answer := answer || jsonb_build_object('messages', (select count(*) from public.contact_messages m where m.state = 'new'));
  end if;
  if 'reviews' = any (may) then
    answer := answer || jsonb_build_object('held_reviews', (select count(*) from public.product_reviews r where r.state = 'held'));
  end if;
  if 'telemetry' = any (may) then
    answer := answer || jsonb_build_object('late_jobs', (select count(*) from public.job_health() h where h.is_late));
  end if;
  return answer;
end
$function$;
comment on function public.desk_today() is 'What waits today in numbers, as far as the caller may see it; with payments also silent_prompts and mpesa_answered_at, as
private.silent_prompts says. Refusals: not_allowed.';

create or replace function private.release_holds(expired uuid[])
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  named text;
begin
  for target in
    update public.orders o
    set payment_state = 'expired', fulfilment_state = 'cancelled', hold_expires_at = null
    where o.id = any (expired) returning *
  loop
    perform private.log_order_event(target.id, 'hold_expired');
    select c.receipt into named from public.receipt_claims c where c.order_id = target.id and c.state = 'waiting';
    if found then
      perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
        'We could not keep the items of order %s any longer, but still look for receipt %s. When we find the money, we send your order or the money back.',
        target.number, named));
    elsif exists (select 1 from public.payments p where p.bill_id = target.id and p.result_code is null
        and p.state in ('starting', 'prompted', 'needs_review')) then
      perform private.notify_buyer(target, 'warning', 'M-Pesa has not answered yet', format(
        'The time to pay for order %s ran out. If you have already paid, do not pay again: when your money arrives, you get the order or your money back.',
        target.number));
    else
      perform private.notify_buyer(target, 'warning', 'Order not paid in time', format(
        'We could not keep order %s any longer. You are welcome to order again.', target.number));
    end if;
  end loop;
  perform private.return_stock(expired);
  perform private.move_coupons(expired, back => true);
end
$function$;
comment on function private.release_holds(expired uuid[]) is 'Lets go of holds that have ended, whose orders are locked, and tells their buyers what they may and may not do.';
