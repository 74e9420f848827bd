-- The same for a month of a plan.

create function private.plan_lock(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  perform private.lock_plan_payment(bill.id);
  return null;
end $$;

create function private.plan_try_lock(bill public.bills, payment public.payments, words text) returns text
language sql set search_path = '' as $$
  select private.try_lock_plan_payment(bill.id)::text
$$;

create function private.plan_check(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  if bill.state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This month is already paid.', 'There is nothing more to pay.');
  elsif bill.state = 'needs_review' then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  elsif bill.state <> 'open' then
    perform private.refuse('hold_over', 'This price is not offered any more.', 'Choose your plan again.');
  end if;
  return null;
end $$;

create function private.plan_failed(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
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
end $$;

create function private.plan_doubt(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state in ('open', 'cancelled');
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.tell_review(target);
  return null;
end $$;

create function private.plan_silence(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open' returning * into target;
  if target.id is not null then
    perform private.tell_review(target);
  end if;
  return null;
end $$;

create function private.plan_claim(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open';
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of %s. Please do not pay again.', words, private.plan_name(target.plan_type)), '/plans');
  return null;
end $$;

-- What the money buys is decided by the plan the payer is on now, which may not be the one they were on when they asked:
-- midnight may have passed, or an administrator may have changed it.
create function private.plan_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  today constant date := private.nairobi_date();
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
      private.shillings(payment.received_kes), private.plan_name(target.plan_type)), '/plans');
    return 'refund_due';
  end if;
  return private.grant_plan_month(target, held, current_plan, today, payment.received_kes);
end $$;

drop function private.grant_plan_month(public.plan_payments, public.user_subscriptions, text, date);
create function private.grant_plan_month(target public.plan_payments, held public.user_subscriptions, current_plan text,
  today date, came integer)
returns text language plpgsql set search_path = '' as $$
declare
  goes_on constant boolean := current_plan in ('premium', 'gold')
    and private.plan_rank(current_plan) >= private.plan_rank(target.plan_type);
  starts constant date := case when goes_on then held.period_end else today end;
  ends constant date := (case when current_plan = 'free_trial' then held.trial_end else starts end
    + interval '1 month')::date;
begin
  update public.plan_payments s set state = 'paid', paid_at = now(), period_start = starts, period_end = ends
  where s.id = target.id;
  if not goes_on then
    update public.plan_payments s set credited_to = target.id
    where s.user_id = target.user_id and s.id <> target.id and s.state = 'paid' and s.credited_to is null
      and s.period_end > today;
  end if;
  update public.user_subscriptions u
  set plan_type = target.plan_type, status = 'active', next_plan = null, period_end = ends,
    -- a month paid early leaves the running one as it is
    period_start = case when goes_on and today < held.period_end then held.period_start else starts end
  where u.user_id = target.user_id;
  perform private.notify_payer(target, 'success',
    case when goes_on then format('%s goes on', private.plan_name(target.plan_type))
      else format('%s is yours', private.plan_name(target.plan_type)) end,
    format('We received %s. Your plan runs until %s. Asante!', private.shillings(came), private.day_text(ends)),
    '/plans');
  return 'paid';
end $$;
comment on function private.grant_plan_month(public.plan_payments, public.user_subscriptions, text, date, integer) is
  'Gives the month that was paid, from today or from the end of the running one, and tells the payer what came.';

create function private.plan_not_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state = 'needs_review'
    and not private.has_open_payment(bill.id);
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'warning', 'Payment not completed', format(
    'No money came for %s. You can try again at any time.', private.plan_name(target.plan_type)),
    '/payment?plan=' || target.plan_type);
  return null;
end $$;

create function private.plan_owed_back(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'refund_due' where s.id = bill.id and s.state = 'needs_review';
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'info', 'Refund on its way', format(
    'We will send back a payment for %s.', private.plan_name(target.plan_type)), '/plans');
  return null;
end $$;

create function private.plan_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'refunded'
  where s.id = bill.id and s.state = 'refund_due' and private.left_to_refund(s.id) <= 0;
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'success', 'Refunded', format(
    '%s went back to your M-Pesa number.', private.shillings(words::integer)), '/plans');
  return null;
end $$;
