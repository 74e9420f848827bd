-- What a payer is told of their money, by every kind of bill in the same words: that more came than the price, that a second payment
-- came, what goes back and what of it was sent. Until now an overpaid bill and a second payment read "needs a closer look", a price that
-- was kept did not mention the rest, a refund named no sum, one in cash was said to have gone to M-Pesa, and a word about a bill that
-- was paid was told as if it were not. A sentence that follows another is written behind it; the Kiswahili knows each by itself.

create function private.thing_words(bill public.bills) returns text language sql stable set search_path = '' as $$
  select case bill.kind
    when 'order' then 'order ' || bill.number
    when 'plan' then coalesce((select private.plan_name(s.plan_type) from public.plan_payments s where s.id = bill.id), bill.number)
    when 'consultation' then 'your consultation'
    else bill.number end
$$;
comment on function private.thing_words(public.bills) is 'What a bill is for, in a sentence to its payer. Names no health.';

create function private.tell_bill(bill public.bills, type text, title text, message text) returns void
language plpgsql set search_path = '' as $$
declare
  placed public.orders;
  month public.plan_payments;
  booked public.consultations;
begin
  case bill.kind
    when 'order' then
      select * into placed from public.orders o where o.id = bill.id;
      perform private.notify_buyer(placed, tell_bill.type, tell_bill.title, tell_bill.message);
    when 'plan' then
      select * into month from public.plan_payments s where s.id = bill.id;
      perform private.notify_payer(month, tell_bill.type, tell_bill.title, tell_bill.message, '/plans');
    when 'consultation' then
      select * into booked from public.consultations c where c.id = bill.id;
      perform private.tell_consultation(booked, 'client', tell_bill.type, tell_bill.title, tell_bill.message);
    else
      perform private.tell_payer(bill, tell_bill.type, tell_bill.title, tell_bill.message);
  end case;
end $$;
comment on function private.tell_bill(public.bills, text, text, text) is 'Tells who pays a bill, as its kind does; visitors see it on the page of their order.';

create function private.is_settled(bill public.bills) returns boolean language sql immutable set search_path = '' as $$
  select bill.state in ('paid', 'refund_due', 'refunded')
$$;
comment on function private.is_settled(public.bills) is 'Whether a bill asks for nothing any more: money that comes now came on top.';

create function private.paid_kes(bill_id uuid) returns integer language sql stable set search_path = '' as $$
  select case when b.excess_owed or s.paid + s.parts <= b.asked_kes then s.paid + s.parts else s.paid end
  from public.bills b
  cross join lateral (
    select coalesce(sum(p.received_kes) filter (where p.state = 'paid'), 0)::integer as paid,
      coalesce(sum(p.received_kes) filter (where private.is_part(p, null)), 0)::integer as parts
    from public.payments p where p.bill_id = b.id
  ) s
  where b.id = paid_kes.bill_id
$$;
comment on function private.paid_kes(uuid) is
  'What pays a bill at the moment at which it is paid: the parts that are taken with the payment are in doubt until the statement ends.';

create function private.excess_kes(bill_id uuid) returns integer language sql stable set search_path = '' as $$
  select case when b.excess_owed then greatest(private.paid_kes(b.id) - b.asked_kes, 0) else 0 end
  from public.bills b where b.id = excess_kes.bill_id
$$;
comment on function private.excess_kes(uuid) is 'What came above the price of a bill and is owed back, as the desk decided; else 0.';

create function private.excess_words(bill_id uuid) returns text language sql stable set search_path = '' as $$
  select case when private.excess_kes(bill_id) > 0
    then format(' %s came above the price and goes back to you.', private.shillings(private.excess_kes(bill_id))) else '' end
$$;
comment on function private.excess_words(uuid) is 'A sentence behind another about a bill that was paid: what goes back; empty where nothing does.';

-- Money that does not pay a bill as it came

create function private.tell_doubt(bill public.bills, payment public.payments) returns boolean
language plpgsql set search_path = '' as $$
declare
  came constant integer := coalesce(payment.received_kes, payment.amount_kes);
  thing constant text := private.thing_words(bill);
begin
  if private.is_settled(bill) and came > 0 then
    if bill.state = 'paid' then
      perform private.tell_bill(bill, 'info', 'A second payment came',
        format('%s came for %s, which was paid already. We send it back to you.', private.shillings(came), thing));
    else
      perform private.tell_bill(bill, 'info', 'Money came afterwards',
        format('%s came for %s, which is over. We send it back to you.', private.shillings(came), thing));
    end if;
    return true;
  end if;
  if bill.state = 'needs_review' and bill.method = 'mpesa' and private.parts_of(bill.id) > bill.asked_kes and not exists (
      select 1 from public.payments p where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null)) then
    perform private.tell_bill(bill, 'warning', 'More came than the price', format(
      '%s came for %s, and the price is %s. We look at it and tell you what becomes of the other %s. Please do not pay again.',
      private.shillings(private.parts_of(bill.id)), thing, private.shillings(bill.asked_kes),
      private.shillings(private.parts_of(bill.id) - bill.asked_kes)));
    return true;
  end if;
  return false;
end $$;
comment on function private.tell_doubt(public.bills, public.payments) is
  'Tells the payer of money on top of a bill that is settled, or of more than its price. False: it is something else, and nothing was said.';

create or replace function private.order_doubt(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
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
    perform private.notify_buyer(target, 'warning', 'Not all of the money is here', format(
      '%s of %s came for order %s. Pay the other %s, or write to us if you want it back.', private.shillings(private.parts_of(bill.id)),
      private.shillings(bill.asked_kes), target.number, private.shillings(private.still_to_pay(bill_now)))
      || private.excess_words(bill.id));
  elsif not private.tell_doubt(bill_now, payment) then
    perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
      'A payment for order %s needs a closer look. We will tell you soon; please do not pay again.', target.number));
  end if;
  return null;
end $function$;

create or replace function private.plan_doubt(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
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

create function private.keep_consultation(target public.consultations) returns void
language sql set search_path = '' as $$
  update public.consultations c
  set payment_state = 'needs_review',
    hold_expires_at = case c.state when 'held' then greatest(c.hold_expires_at, least(now() + interval '2 days', c.starts_at)) else c.hold_expires_at end
  where c.id = target.id and c.payment_state in ('awaiting', 'failed')
$$;
comment on function private.keep_consultation(public.consultations) is
  'Money is in doubt: the slot stays with its client for up to two days while a person looks.';

create or replace function private.review_consultation_payment(target public.consultations) returns void
language plpgsql set search_path = '' as $function$
begin
  perform private.keep_consultation(target);
  perform private.tell_consultation(target, 'client', 'warning', 'We are checking your payment',
    'A payment for your consultation needs a closer look. We will tell you soon; please do not pay again.');
end
$function$;

create or replace function private.consultation_doubt(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
declare
  target public.consultations;
  bill_now public.bills;
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'payment_review', jsonb_build_object('payment_id', payment.id));
  perform private.keep_consultation(target);
  select * into bill_now from public.bills b where b.id = bill.id;
  if private.is_part_paid(bill_now) then
    perform private.tell_consultation(target, 'client', 'warning', 'Not all of the money is here', format(
      '%s of %s came for your consultation. Pay the other %s, or write to us if you want it back.', private.shillings(private.parts_of(bill.id)),
      private.shillings(bill.asked_kes), private.shillings(private.still_to_pay(bill_now)))
      || private.excess_words(bill.id));
  elsif not private.tell_doubt(bill_now, payment) then
    perform private.review_consultation_payment(target);
  end if;
  return null;
end $function$;

-- It is paid

create or replace function private.order_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
declare
  target public.orders;
  came constant integer := coalesce(nullif(private.paid_kes(bill.id), 0), payment.received_kes);
begin
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'payment_confirmed', jsonb_build_object('payment_id', payment.id,
    'amount_kes', payment.received_kes, 'receipt', payment.receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    case target.fulfilment_state when 'placed' then '%s for order %s. We are packing it now.'
      else '%s for order %s. There is nothing more to pay.' end, private.shillings(came), target.number)
    || private.excess_words(bill.id));
  return 'paid';
end $function$;

create or replace function private.plan_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
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

create or replace function private.grant_plan_month(target public.plan_payments, held public.user_subscriptions, current_plan text, today date, came integer)
returns text
language plpgsql
set search_path = ''
as $function$
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
    format('We received %s. Your plan runs until %s. Asante!', private.shillings(came), private.day_text(ends))
      || private.excess_words(target.id),
    '/plans');
  return 'paid';
end $function$;

create or replace function private.tell_confirmed(made public.consultations) returns void
language plpgsql set search_path = '' as $function$
begin
  perform private.tell_consultation(made, 'client', 'success', 'Your consultation is booked', format(
    '%s with %s. Add it to your calendar on its page.', private.when_text(made.starts_at, made.client_time_zone),
    private.practitioner_name(made)) || coalesce(private.excess_words(made.id), ''), in_calendar => true);
  perform private.tell_consultation(made, 'practitioner', 'info', 'A new booking', format('%s, %s minutes.',
    private.when_text(made.starts_at, (select p.time_zone from public.practitioners p where p.id = made.practitioner_id)),
    made.minutes), in_calendar => true);
end
$function$;

-- It is not paid

create function private.tell_no_other(bill public.bills) returns void language plpgsql set search_path = '' as $$
begin
  perform private.tell_bill(bill, 'info', 'No other payment',
    format('We found no other payment for %s. It stays as it is.', private.thing_words(bill)));
end $$;
comment on function private.tell_no_other(public.bills) is 'Tells the payer of a settled bill that nothing came on top of it.';

create or replace function private.plan_not_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
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

create or replace function private.consultation_not_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
declare
  target public.consultations;
begin
  if private.is_settled(bill) then
    perform private.tell_no_other(bill);
    return null;
  end if;
  update public.consultations c
  set payment_state = 'failed', state = case c.state when 'held' then 'expired' else c.state end, closed_at = now()
  where c.id = bill.id and c.payment_state = 'needs_review' and not private.has_open_payment(bill.id)
  returning * into target;
  if target.id is not null then
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'No money came for your consultation, so its time is free again. You are welcome to book once more.');
  end if;
  return null;
end $function$;

-- Money goes back

create function private.tell_owed_back(bill public.bills, payment public.payments, behind text default '') returns void
language plpgsql set search_path = '' as $$
declare
  -- of a bill in doubt the desk sends back all that it decided about; of a settled one this payment
  kes constant integer := case when private.is_settled(bill) then payment.received_kes else (
    select sum(private.left_to_refund(bill.id, p.id)) from public.payments p where p.bill_id = bill.id and p.state = 'refund_due') end;
begin
  perform private.tell_bill(bill, 'info', 'Refund on its way', format(case bill.state
    when 'paid' then 'We will send back %s, a second payment for %s.' else 'We will send back %s for %s.' end,
    private.shillings(kes), private.thing_words(bill)) || behind);
end $$;
comment on function private.tell_owed_back(public.bills, public.payments, text) is
  'Tells the payer that money of a bill is sent back, by what it was before; `behind` is a sentence that follows.';

create or replace function private.plan_owed_back(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
begin
  update public.plan_payments s set state = 'refund_due' where s.id = bill.id and s.state = 'needs_review';
  perform private.tell_owed_back(bill, payment);
  return null;
end $function$;

create or replace function private.consultation_owed_back(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  update public.consultations c
  set payment_state = 'refund_due', state = case c.state when 'held' then 'expired' else c.state end
  where c.id = bill.id and c.payment_state = 'needs_review';
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', payment.received_kes));
  perform private.tell_owed_back(bill, payment,
    case when target.payment_state = 'needs_review' and target.state = 'held' then ' Its time is free again.' else '' end);
  return null;
end $function$;

create or replace function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  made public.refunds;
  part record;
  gone public.payments;
  left_kes integer := amount;
  most constant integer := private.left_to_refund(bill.id, book_refund.payment_id);
  named constant text := nullif(trim(book_refund.reference), '');
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  if exists (select 1 from public.refunds r where r.reference = named) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  -- money that is owed back first, and of each payment no more than came with it
  for part in
    select p.id, p.method, private.left_to_refund(bill.id, p.id) as left_kes from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refund_due', 'refunded')
      and (book_refund.payment_id is null or p.id = book_refund.payment_id)
    order by p.state = 'refund_due' desc, p.created_at
  loop
    continue when part.left_kes <= 0 or left_kes = 0;
    insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, note, actor_id)
    values (bill.id, part.id, least(part.left_kes, left_kes), case when part.method not in ('mpesa', 'moved') then part.method
      when named is null then 'cash' else 'mpesa' end, named, nullif(left(trim(note), 500), ''),
      private.caller())
    returning * into made;
    left_kes := left_kes - made.amount_kes;
  end loop;
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid')
    and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  -- what is told says how it went, and not how it had come
  select * into gone from public.payments p where p.id = made.payment_id;
  gone.method := made.method;
  gone.receipt := made.reference;
  perform private.tell_kind(bill, 'refunded', gone, amount::text);
  perform private.log_payment_event(bill.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', named), book_refund.payment_id);
  perform private.audit('refund', 'bills', bill.id::text,
    jsonb_build_object('number', bill.number, 'amount_kes', amount, 'reference', named));
  return made;
end $function$;

comment on column private.bill_kinds.on_refunded is
  'Money went back, as many shillings as the words say; method and receipt of the payment say how. method moved: to another bill.';

create function private.tell_refunded(bill public.bills, payment public.payments, kes integer) returns void
language plpgsql set search_path = '' as $$
begin
  if payment.method = 'moved' then
    return; -- the bill that it went to tells it
  end if;
  perform private.tell_bill(bill, 'success', 'Money sent back', case payment.method
    when 'cash' then format('We have given back %s in cash for %s.', private.shillings(kes), private.thing_words(bill))
    else private.with_receipt(format('We have sent back %s for %s.', private.shillings(kes), private.thing_words(bill)),
      case payment.method when 'mpesa' then payment.receipt end) end);
end $$;
comment on function private.tell_refunded(public.bills, public.payments, integer) is
  'Tells the payer what went back and how: in cash, or with its receipt.';

create or replace function private.order_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
begin
  update public.orders o set payment_state = 'refunded'
  where o.id = bill.id and o.payment_state in ('paid', 'refund_due') and private.left_to_refund(o.id) <= o.kept_kes;
  if payment.method is distinct from 'moved' then
    perform private.log_order_event(bill.id, 'refunded', jsonb_build_object('amount_kes', words::integer), private.caller());
  end if;
  perform private.tell_refunded(bill, payment, words::integer);
  return null;
end $function$;

create or replace function private.plan_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
begin
  update public.plan_payments s set state = 'refunded'
  where s.id = bill.id and s.state = 'refund_due' and private.left_to_refund(s.id) <= 0;
  perform private.tell_refunded(bill, payment, words::integer);
  return null;
end $function$;

create or replace function private.consultation_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $function$
begin
  update public.consultations c set payment_state = 'refunded'
  where c.id = bill.id and c.payment_state = 'refund_due' and private.left_to_refund(c.id) <= 0;
  perform private.tell_refunded(bill, payment, words::integer);
  return null;
end $function$;

drop function private.last_refund_receipt(uuid);

-- A word on a second receipt that was named is told, too.
create or replace function private.resolve_second_receipt(bill public.bills, second text, decision text, note text, came integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  sure constant integer := coalesce(private.statement_kes(second), came, bill.asked_kes);
  attempt public.payments;
begin
  if decision = 'not_paid' then
    update public.receipt_claims c set state = 'refused', settled_at = now() where c.bill_id = bill.id and c.state = 'waiting';
    perform private.log_payment_event(bill.id, 'claim_refused', jsonb_build_object('receipt', second));
    perform private.tell_no_other(bill);
  else
    if exists (select 1 from public.payments p where p.receipt = second) then
      perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
    end if;
    insert into public.payments (bill_id, amount_kes, phone, state, result_code, result_text, receipt)
    select bill.id, sure, private.phone_of(bill), 'refund_due', 0, k.paid_twice, second
    from private.bill_kinds k where k.kind = bill.kind
    returning * into attempt;
    perform private.tell_kind(bill, 'owed_back', attempt);
  end if;
  perform private.audit(case decision when 'not_paid' then 'claim_refused' else 'payment_refund' end, 'bills',
    bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', second,
      'amount_kes', case decision when 'refund' then sure end, 'note', left(note, 500))));
end $function$;

-- M-Pesa sent a refund a second time: whose phone it went to reads that, too, and not from their statement alone.
create function private.tell_sent_twice() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = new.bill_id;
  perform private.tell_bill(bill, 'warning', 'M-Pesa sent your money twice', format(
    'M-Pesa sent %s for %s twice, with receipts %s and %s. One of the two is yours; please write to us about the other.',
    private.shillings(new.amount_kes), private.thing_words(bill), coalesce(new.receipt, '–'), new.second_receipt));
  return null;
end $$;
comment on function private.tell_sent_twice() is 'Tells a payer that a refund reached them twice.';
create trigger tell_sent_twice after update of second_receipt on public.refund_orders
  for each row when (old.second_receipt is null and new.second_receipt is not null) execute function private.tell_sent_twice();
