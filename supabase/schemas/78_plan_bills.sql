-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The same for a month of a plan.
--
-- A month of which all the money went back ends. Its payer had both: the money, and the plan until its last day, and nothing said what
-- had ended. The plan becomes what it was before that month: the running month it was added to, the smaller plan whose days were credited
-- to it, the trial, or Basic.
--
-- A month that had made a larger plan cheaper was taken back, and the desk read "ask its payer for it". Whoever brought the money was told
-- that nothing was owing, and it went back to them. As with every month, nothing is owing: the larger plan lasts as long as what is left of
-- its price pays for.

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
declare
  target public.plan_payments;
  was text;
  has_ended boolean;
  ends date;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  was := target.state;
  if private.left_to_refund(bill.id) <= 0 and was in ('refund_due', 'paid') then
    has_ended := was = 'paid' and target.user_id is not null and private.end_plan_month(target);
    ends := case when was = 'paid' and target.user_id is not null then private.shorten_credited(target) end;
    update public.plan_payments s set state = 'refunded' where s.id = bill.id;
    update public.payments p set state = 'refunded' where p.bill_id = bill.id and p.state = 'paid' and private.left_to_refund(bill.id, p.id) = 0;
  end if;
  perform private.tell_refunded(bill, payment, words::integer, case when has_ended then format(' Your %s month ended with it on %s. %s',
    private.plan_name(target.plan_type), private.day_text(private.nairobi_date()), private.plan_now_words(target.user_id))
    when ends is not null then format(' It had made %s cheaper: that runs until %s now.', (
      select private.plan_name(s.plan_type) from public.plan_payments s where s.id = target.credited_to), private.day_text(ends))
    else '' end);
  return null;
end $function$;
comment on function private.plan_refunded(bill public.bills, payment public.payments, words text) is 'Hook on_refunded of plans: once nothing is left of its money the month is refunded, and one that runs ends; the payer is told both.';

create function private.end_plan_month(target public.plan_payments)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  today constant date := private.nairobi_date();
  held public.user_subscriptions;
  before public.plan_payments;
  ends date;
begin
  select * into held from public.user_subscriptions u where u.user_id = target.user_id for update;
  select * into before from public.plan_payments s
  where s.credited_to = target.id and s.state = 'paid' and s.period_end > today order by s.period_end desc limit 1;
  -- over already, changed by the desk since, or credited to a larger plan: there is nothing of it to end
  if held.user_id is null or target.period_end <= today or held.plan_type <> target.plan_type or target.credited_to is not null
      or held.period_end is null or held.period_end < target.period_end then
    return false;
  end if;
  update public.plan_payments s set credited_to = null where s.credited_to = target.id;
  -- what of the month is still to come goes off the end
  ends := held.period_end - (target.period_end - greatest(target.period_start, today));
  if before.id is not null then
    update public.user_subscriptions u
    set plan_type = before.plan_type, status = 'active', period_start = least(before.period_start, today), period_end = before.period_end, next_plan = null
    where u.user_id = target.user_id;
  elsif ends > greatest(today, held.period_start) then
    update public.user_subscriptions u set period_end = ends where u.user_id = target.user_id;
  else
    update public.user_subscriptions u
    set plan_type = case when held.trial_end > today then 'free_trial' else 'free' end, status = 'active',
      period_start = null, period_end = null, next_plan = null
    where u.user_id = target.user_id;
  end if;
  return true;
end
$function$;
comment on function private.end_plan_month(target public.plan_payments) is 'Ends a month whose money is gone: the plan is what it was before. Answers whether anything ended.';

create function private.plan_now_words(person uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(case
      when private.plan_today(u) in ('premium', 'gold') and u.period_end is not null
        then format('You are on %s until %s.', private.plan_name(private.plan_today(u)), private.day_text(u.period_end))
      when private.plan_today(u) = 'free_trial' then format('You are on %s until %s.', private.plan_name('free_trial'), private.day_text(u.trial_end))
    end, 'You are on Basic now.')
  from (select 1) one left join public.user_subscriptions u on u.user_id = person
$function$;
comment on function private.plan_now_words(person uuid) is 'Which plan somebody has, and until which day, as a sentence.';

create function private.shorten_credited(gone public.plan_payments)
returns date
language plpgsql
set search_path = ''
as $function$
declare
  today constant date := private.nairobi_date();
  held public.user_subscriptions;
  larger public.plan_payments;
  lost integer;
  cut integer;
  ends date;
begin
  select * into held from public.user_subscriptions u where u.user_id = gone.user_id for update;
  select * into larger from public.plan_payments s where s.id = gone.credited_to and s.state = 'paid';
  -- over already, or changed by the desk since
  if larger.id is null or larger.period_end <= today or held.plan_type <> larger.plan_type or held.period_end is null
      or held.period_end < larger.period_end then
    return null;
  end if;
  -- of all the days that were credited together, those of this month, by what a day of each had cost
  select ceil(larger.credit_kes::numeric * max(x.worth) filter (where x.id = gone.id) / nullif(sum(x.worth), 0)) into lost
  from (
    select s.id, s.price_kes::numeric * (s.period_end - greatest(s.period_start, larger.period_start)) / (s.period_end - s.period_start) as worth
    from public.plan_payments s where s.credited_to = larger.id
  ) x;
  cut := least(round((larger.period_end - larger.period_start)::numeric * coalesce(lost, 0) / larger.price_kes), larger.period_end - today)::integer;
  ends := held.period_end - cut;
  update public.plan_payments s
  set period_start = case when s.id = larger.id then s.period_start else s.period_start - cut end, period_end = s.period_end - cut
  where s.user_id = gone.user_id and s.state = 'paid' and (s.id = larger.id or s.period_start >= larger.period_end);
  if ends > today then
    update public.user_subscriptions u set period_end = ends, period_start = least(u.period_start, ends) where u.user_id = gone.user_id;
  else
    update public.user_subscriptions u
    set plan_type = case when held.trial_end > today then 'free_trial' else 'free' end, status = 'active',
      period_start = null, period_end = null, next_plan = null
    where u.user_id = gone.user_id;
  end if;
  return ends;
end
$function$;
comment on function private.shorten_credited(gone public.plan_payments) is 'A month whose money is gone had made a larger plan cheaper: takes as many days off that as the credit had paid for, from today on. Answers
until which day the plan runs now; null where that plan is over or was changed by the desk since.';
