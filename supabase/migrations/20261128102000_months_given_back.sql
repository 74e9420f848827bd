-- A month of which all the money went back ends. Its payer had both: the money, and the plan until its last day, and nothing said what
-- had ended. The plan becomes what it was before that month: the running month it was added to, the smaller plan whose days were credited
-- to it, the trial, or Basic.

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

drop function private.tell_refunded(public.bills, public.payments, integer);
create function private.tell_refunded(bill public.bills, payment public.payments, kes integer, behind text default '')
returns void
language plpgsql
set search_path = ''
as $function$
declare
  sending public.refund_orders;
  place text;
  others text;
begin
  if payment.method = 'moved' then
    return; -- the bill that it went to tells it
  end if;
  -- what M-Pesa sends is still under way when it is booked
  select * into sending from public.refund_orders o
  where o.payment_id = payment.id and o.amount_kes = kes and o.state in ('approved', 'sending', 'doubtful') order by o.updated_at desc limit 1;
  select r.went_to into place from public.refunds r
  where r.payment_id = payment.id and r.reference is not distinct from payment.receipt order by r.at desc limit 1;
  others := case when sending.id is not null then private.refund_goes_to(bill, sending) else private.others_phone(bill, place) end;
  perform private.tell_bill(bill, 'success', 'Money sent back', case
    when payment.method = 'cash' then format('We have given back %s in cash for %s.', private.shillings(kes), private.thing_words(bill))
    else private.with_receipt(format('We have sent back %s for %s.', private.shillings(kes), private.thing_words(bill)),
      case when payment.method = 'mpesa' and coalesce(place, '') !~ '[[:alpha:]]' then payment.receipt end) end
    || case when sending.way = 'reversal' and (select private.payer_of(p) from public.payments p where p.id = payment.id) is null
        then ' It went back to the account that paid it.'
      when others is null then '' when sending.way = 'reversal' then format(' It went back to the number that paid it, %s.', others)
      else format(' It went to %s.', others) end || behind);
end $function$;
comment on function private.tell_refunded(bill public.bills, payment public.payments, kes integer, behind text) is 'Tells the payer what went back and how: in cash, or with its receipt, and where to, where that is not a number of theirs; `behind` is a
sentence that follows.';

create or replace function private.plan_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
  was text;
  has_ended boolean;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  was := target.state;
  if private.left_to_refund(bill.id) <= 0 and was in ('refund_due', 'paid') then
    has_ended := was = 'paid' and target.user_id is not null and private.end_plan_month(target);
    update public.plan_payments s set state = 'refunded' where s.id = bill.id;
    update public.payments p set state = 'refunded' where p.bill_id = bill.id and p.state = 'paid' and private.left_to_refund(bill.id, p.id) = 0;
  end if;
  perform private.tell_refunded(bill, payment, words::integer, case when has_ended then format(' Your %s month ended with it on %s. %s',
    private.plan_name(target.plan_type), private.day_text(private.nairobi_date()), private.plan_now_words(target.user_id)) else '' end);
  return null;
end $function$;
comment on function private.plan_refunded(bill public.bills, payment public.payments, words text) is 'Hook on_refunded of plans: once nothing is left of its money the month is refunded, and one that runs ends; the payer is told both.';

