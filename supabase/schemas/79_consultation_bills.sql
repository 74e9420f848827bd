-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The same for a consultation.

create function private.consultation_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform private.lock_consultation(bill.id);
  return null;
end $function$;
comment on function private.consultation_lock(bill public.bills, payment public.payments, words text) is 'Hook on_lock of consultations: locks client, practice and consultation.';

create function private.consultation_try_lock(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  select private.try_lock_consultation(bill.id)::text
$function$;
comment on function private.consultation_try_lock(bill public.bills, payment public.payments, words text) is 'Hook on_try_lock of consultations: locks them unless busy; answers whether it could.';

create function private.consultation_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  if target.state <> 'held' and target.payment_state in ('awaiting', 'failed') and private.owing_kes(target.id) > 0 then
    return null;
  end if;
  if target.state = 'confirmed' or target.payment_state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This consultation is already paid.', 'There is nothing more to pay.');
  end if;
  if target.payment_state = 'needs_review' and target.state = 'held' and private.is_part_paid(bill) then
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('hold_over', 'We are checking a payment for this consultation.',
      'Please do not pay again; we will tell you.');
  end if;
  if payment.id is null and (target.state <> 'held' or target.hold_expires_at <= now()) then
    perform private.refuse('hold_over', 'The time to pay is over.', 'Choose a time again: it may still be free.');
  end if;
  return null;
end $function$;
comment on function private.consultation_check(bill public.bills, payment public.payments, words text) is 'Hook on_check of consultations: refuses a prompt for one that is paid, in review or whose time to pay is over. Refusals: already_paid, hold_over.';

-- While a prompt is out the time is kept at least three minutes more, and half an hour in all.
create function private.consultation_start(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.consultations c
  set payment_state = 'awaiting', hold_expires_at = greatest(c.hold_expires_at,
    least(now() + interval '3 minutes', c.created_at + interval '30 minutes'))
  where c.id = bill.id returning null::text
$function$;
comment on function private.consultation_start(bill public.bills, payment public.payments, words text) is 'Hook on_start of consultations: keeps the slot at least 3 minutes more, 30 in all.';

create function private.consultation_failed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  -- one in review was so for want of an answer, which this is
  update public.consultations c
  set payment_state = 'failed', hold_expires_at = greatest(now(), least(c.hold_expires_at, now() + interval '10 minutes'))
  where c.id = bill.id and c.state = 'held' and c.payment_state in ('awaiting', 'needs_review')
    and not private.has_open_payment(bill.id, payment.id) and private.claimed_receipt(bill.id) is null
  returning * into target;
  if target.id is not null then
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'Your consultation is not paid yet. You can try again; we keep the time for you a little longer.');
  end if;
  return null;
end $function$;
comment on function private.consultation_failed(bill public.bills, payment public.payments, words text) is 'Hook on_failed of consultations: the slot is kept for at most 10 minutes more, unless a receipt is looked for.';

create function private.consultation_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
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
comment on function private.consultation_doubt(bill public.bills, payment public.payments, words text) is 'Hook on_doubt of consultations: the slot stays while a person looks.';

create function private.consultation_silence(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id and c.payment_state in ('awaiting', 'failed');
  if found then
    perform private.review_consultation_payment(target);
  end if;
  return null;
end $function$;
comment on function private.consultation_silence(bill public.bills, payment public.payments, words text) is 'Hook on_silence of consultations: the slot stays while a person looks.';

create function private.consultation_claim(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform private.log_consultation(bill.id, 'payment_review', jsonb_build_object('receipt', words));
  return private.consultation_silence(bill, payment, words);
end $function$;
comment on function private.consultation_claim(bill public.bills, payment public.payments, words text) is 'Hook on_claim of consultations: the slot stays while the receipt is looked for.';

create function private.consultation_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
  came constant integer := coalesce(nullif(private.paid_kes(bill.id), 0), payment.received_kes);
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'paid',
    jsonb_build_object('amount_kes', payment.received_kes, 'receipt', payment.receipt));
  if target.state in ('confirmed', 'completed', 'no_show') and target.payment_state in ('awaiting', 'failed', 'needs_review') then
    update public.consultations c set payment_state = 'paid' where c.id = target.id;
    perform private.tell_consultation(target, 'client', 'success', 'Payment received', format(
      '%s for your consultation. There is nothing more to pay.', private.shillings(came)));
    return 'paid';
  end if;
  if private.confirm_paid(target) then
    select * into target from public.consultations c where c.id = target.id;
    perform private.tell_confirmed(target);
    return 'paid';
  end if;
  update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', came));
  perform private.tell_consultation(target, 'client', 'warning', 'Refund on its way', format(
    '%s came after the time had been given up. We will send it back to you.', private.shillings(came)), true);
  return 'refund_due';
end $function$;
comment on function private.consultation_paid(bill public.bills, payment public.payments, words text) is 'Hook on_paid of consultations: confirms it, or owes the money back when its time is gone. Answers paid or refund_due.';

create function private.consultation_not_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
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
comment on function private.consultation_not_paid(bill public.bills, payment public.payments, words text) is 'Hook on_not_paid of consultations: one in review ends, and its time is free.';

create function private.consultation_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
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
comment on function private.consultation_owed_back(bill public.bills, payment public.payments, words text) is 'Hook on_owed_back of consultations: one in review ends, and its money is owed back.';

create function private.consultation_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  update public.consultations c set payment_state = 'refunded'
  where c.id = bill.id and c.payment_state = 'refund_due' and private.left_to_refund(c.id) <= 0;
  perform private.tell_refunded(bill, payment, words::integer);
  return null;
end $function$;
comment on function private.consultation_refunded(bill public.bills, payment public.payments, words text) is 'Hook on_refunded of consultations: refunded once nothing is left; the client is told.';
