-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The same for a month of a plan.

create function private.plan_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform private.lock_plan_payment(bill.id);
  return null;
end $function$;
comment on function private.plan_lock(bill public.bills, payment public.payments, words text) is 'Hook on_lock of plans: locks the subscription and its month.';

create function private.plan_try_lock(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  select private.try_lock_plan_payment(bill.id)::text
$function$;
comment on function private.plan_try_lock(bill public.bills, payment public.payments, words text) is 'Hook on_try_lock of plans: locks subscription and month unless busy; answers whether it could.';

create function private.plan_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  if bill.state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This month is already paid.', 'There is nothing more to pay.');
  elsif private.is_part_paid(bill) then
    return null;
  elsif bill.state = 'needs_review' then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  elsif bill.state <> 'open' then
    perform private.refuse('hold_over', 'This price is not offered any more.', 'Choose your plan again.');
  end if;
  return null;
end $function$;
comment on function private.plan_check(bill public.bills, payment public.payments, words text) is 'Hook on_check of plans: refuses a prompt for a month that is paid, in review or not offered any more. Refusals: already_paid, hold_over, in_review.';

create function private.plan_failed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  -- One in review was so for want of an answer, which this is.
  update public.plan_payments s set state = 'open'
  where s.id = bill.id and s.state = 'needs_review' and not private.has_open_payment(bill.id, payment.id)
    and private.claimed_receipt(bill.id) is null
    and not exists (select 1 from public.plan_payments o where o.user_id = s.user_id and o.state = 'open');
  select * into target from public.plan_payments s where s.id = bill.id;
  if target.state = 'open' then
    perform private.notify_payer(target, 'warning', 'Payment not completed', format(
      '%s is not paid yet. Nothing was charged and you can try again.', private.plan_name(target.plan_type)),
      '/payment?plan=' || target.plan_type);
  end if;
  return null;
end $function$;
comment on function private.plan_failed(bill public.bills, payment public.payments, words text) is 'Hook on_failed of plans: the month may be paid again, unless a receipt is looked for.';

create function private.plan_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
  bill_now public.bills;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state in ('open', 'cancelled');
  select * into target from public.plan_payments s where s.id = bill.id;
  select * into bill_now from public.bills b where b.id = bill.id;
  if private.is_part_paid(bill_now) then
    perform private.notify_payer(target, 'warning', 'Not all of the money is here', format(
      '%s of %s came for %s. Pay the other %s, or write to us if you want it back.', private.shillings(private.parts_of(bill.id)),
      private.shillings(bill.asked_kes), private.plan_name(target.plan_type), private.shillings(private.still_to_pay(bill_now)))
      || private.excess_words(bill.id), '/payment?plan=' || target.plan_type);
  elsif not private.tell_doubt(bill_now, payment) then
    perform private.tell_review(target);
  end if;
  return null;
end $function$;
comment on function private.plan_doubt(bill public.bills, payment public.payments, words text) is 'Hook on_doubt of plans: the month waits for a person, and the payer is told.';

create function private.plan_silence(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open' returning * into target;
  if target.id is not null then
    perform private.tell_review(target);
  end if;
  return null;
end $function$;
comment on function private.plan_silence(bill public.bills, payment public.payments, words text) is 'Hook on_silence of plans: an open month waits for a person.';

create function private.plan_claim(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open';
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of %s. Please do not pay again.', words, private.plan_name(target.plan_type)), '/plans');
  return null;
end $function$;
comment on function private.plan_claim(bill public.bills, payment public.payments, words text) is 'Hook on_claim of plans: the month waits for a person, and the payer is told.';

-- What the money buys is decided by the plan the payer is on now, which may not be the one they were on when they asked:
-- midnight may have passed, or an administrator may have changed it.
create function private.plan_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  today constant date := private.nairobi_date();
  came constant integer := coalesce(nullif(private.paid_kes(bill.id), 0), payment.received_kes);
  target public.plan_payments;
  held public.user_subscriptions;
  current_plan text;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  select * into held from public.user_subscriptions u where u.user_id = target.user_id;
  current_plan := private.plan_today(held, today);
  if target.user_id is null or held.user_id is null or (
    private.plan_rank(current_plan) >= private.plan_rank(target.plan_type) and held.period_end is null
      and current_plan in ('premium', 'gold')
  ) or (private.plan_rank(current_plan) > private.plan_rank(target.plan_type) and today < held.period_end) then
    update public.plan_payments s set state = 'refund_due' where s.id = target.id;
    perform private.notify_payer(target, 'warning', 'Refund on its way', format(
      '%s came for %s, which you do not need now. We will send it back to you.',
      private.shillings(came), private.plan_name(target.plan_type)), '/plans');
    return 'refund_due';
  end if;
  return private.grant_plan_month(target, held, current_plan, today, came);
end $function$;
comment on function private.plan_paid(bill public.bills, payment public.payments, words text) is 'Hook on_paid of plans: gives the month by the plan the payer is on now, or owes the money back when they do not need it. Answers paid or refund_due.';

create function private.plan_not_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  if private.is_settled(bill) then
    perform private.tell_no_other(bill);
    return null;
  end if;
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state = 'needs_review'
    and not private.has_open_payment(bill.id);
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'warning', 'Payment not completed', format(
    'No money came for %s. You can try again at any time.', private.plan_name(target.plan_type)),
    '/payment?plan=' || target.plan_type);
  return null;
end $function$;
comment on function private.plan_not_paid(bill public.bills, payment public.payments, words text) is 'Hook on_not_paid of plans: a month in review is cancelled and may be asked for again.';

create function private.plan_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  update public.plan_payments s set state = 'refund_due' where s.id = bill.id and s.state = 'needs_review';
  perform private.tell_owed_back(bill, payment);
  return null;
end $function$;
comment on function private.plan_owed_back(bill public.bills, payment public.payments, words text) is 'Hook on_owed_back of plans: the money of a month in review is owed back.';

create function private.plan_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  update public.plan_payments s set state = 'refunded'
  where s.id = bill.id and s.state = 'refund_due' and private.left_to_refund(s.id) <= 0;
  perform private.tell_refunded(bill, payment, words::integer);
  return null;
end $function$;
comment on function private.plan_refunded(bill public.bills, payment public.payments, words text) is 'Hook on_refunded of plans: refunded once nothing is left; the payer is told.';
