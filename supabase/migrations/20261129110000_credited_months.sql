-- A month that had made a larger plan cheaper was taken back, and the desk read "ask its payer for it". Whoever brought the money was told
-- that nothing was owing, and it went back to them. As with every month, nothing is owing: the larger plan lasts as long as what is left of
-- its price pays for.

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

create or replace function private.plan_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
  larger public.plan_payments;
  ends date;
  behind text;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state in ('paid', 'needs_review');
  if target.state <> 'paid' or target.user_id is null then
    return null;
  end if;
  -- its days until now are not asked for
  perform private.end_plan_month(target);
  ends := private.shorten_credited(target);
  if ends is not null then
    select * into larger from public.plan_payments s where s.id = target.credited_to;
    perform private.tell_refund_desk('A credited month was taken back', format(
      '%s of %s was taken back, or never came. It had made %s cheaper, which runs until %s now: nothing is owing.',
      private.shillings(payment.received_kes), target.number, larger.number, private.day_text(ends)));
    behind := format('It had made %s cheaper: that runs until %s now.', private.plan_name(larger.plan_type), private.day_text(ends));
  else
    behind := 'That month is over; you can pay for a new one at any time.';
  end if;
  if payment.never_came then
    perform private.notify_payer(target, 'warning', 'Your payment did not come', format(
      'M-Pesa does not know the payment of %s for %s. %s', private.shillings(payment.received_kes), private.plan_name(target.plan_type), behind),
      '/payment?plan=' || target.plan_type);
    return null;
  end if;
  perform private.notify_payer(target, 'warning', 'Your payment was taken back', format(
    'M-Pesa took %s for %s back with receipt %s. %s', private.shillings(payment.received_kes), private.plan_name(target.plan_type),
    payment.reversal_receipt, behind), case when ends is null then '/payment?plan=' || target.plan_type else '/plans' end);
  return null;
end $function$;
comment on function private.plan_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of plans: the month ends, the plan is what it was before, one that it had made cheaper lasts less long, and nothing is owing.';
