-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Paying for a consultation: M-Pesa attempts as for orders and plans, while the slot is held. Prompts, callbacks, queries
-- and settlement are those of the payments chapters; this one says what the money buys. Money that came in is never
-- dropped: it confirms the booking, takes its slot back when that is still free, waits for a person, or is owed back.

-- Opens an attempt to pay a held booking as its client, or answers the one that is already open. While a prompt is out
-- the slot is kept at least three minutes more, and half an hour in all.
-- Refusals: not_signed_in, not_found, already_paid, hold_over, bad_phone, too_many_attempts.
create function public.start_consultation_payment(consultation_id uuid, phone text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  target public.consultations;
  attempt public.payments;
  payer text;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  target := private.own_consultation(start_consultation_payment.consultation_id, 'client');
  if target.state = 'confirmed' or target.payment_state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This consultation is already paid.', 'There is nothing more to pay.');
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('hold_over', 'We are checking a payment for this consultation.',
      'Please do not pay again; we will tell you.');
  end if;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.consultation_id = target.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  select * into attempt from public.payments p
  where p.consultation_id = target.id and p.state in ('starting', 'prompted');
  if found then
    return private.describe_attempt(attempt, target.number) || '{"already_open": true}';
  end if;
  if target.state <> 'held' or target.hold_expires_at <= now() then
    perform private.refuse('hold_over', 'The time to pay is over.', 'Choose a time again: it may still be free.');
  end if;
  payer := case when coalesce(trim(start_consultation_payment.phone), '') <> ''
      then private.normalise_phone(start_consultation_payment.phone)
    else coalesce((select f.phone from public.profiles f where f.user_id = caller), private.normalise_phone(target.contact_phone)) end;
  if payer is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  if (
    select count(*) from public.payments p join public.consultations c on c.id = p.consultation_id
    where c.client_id = caller and p.created_at > now() - interval '1 hour'
  ) >= 20 then
    perform private.refuse('too_many_attempts',
      'You have asked for many prompts in a short time.', 'Please try again in an hour.');
  end if;

  insert into public.payments (consultation_id, amount_kes, phone)
  values (target.id, target.price_kes, payer) returning * into attempt;
  update public.consultations c
  set payment_state = 'awaiting', hold_expires_at = greatest(c.hold_expires_at,
    least(now() + interval '3 minutes', c.created_at + interval '30 minutes'))
  where c.id = target.id;
  return private.describe_attempt(attempt, target.number) || '{"already_open": false}';
end
$function$;
grant execute on function public.start_consultation_payment(consultation_id uuid, phone text) to authenticated, service_role;

-- The hooks of the payments chapters. The caller holds the locks of the booking and of the payment.
create function private.consultation_payment_failed(attempt public.payments)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  -- one in review was so for want of an answer, which this is
  update public.consultations c
  set payment_state = 'failed', hold_expires_at = greatest(now(), least(c.hold_expires_at, now() + interval '10 minutes'))
  where c.id = attempt.consultation_id and c.state = 'held' and c.payment_state in ('awaiting', 'needs_review') and not exists (
    select 1 from public.payments p
    where p.consultation_id = c.id and p.id <> attempt.id and p.state in ('starting', 'prompted', 'needs_review')
  )
  returning * into target;
  if target.id is not null then
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'Your consultation is not paid yet. You can try again; we keep the time for you a little longer.');
  end if;
end
$function$;

-- Money is in doubt: the slot stays with its client while a person looks, until shortly before it begins.
create function private.review_consultation_payment(target public.consultations)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  update public.consultations c
  set payment_state = 'needs_review',
    hold_expires_at = case c.state when 'held' then greatest(c.hold_expires_at, least(now() + interval '2 days', c.starts_at)) else c.hold_expires_at end
  where c.id = target.id and c.payment_state in ('awaiting', 'failed');
  perform private.tell_consultation(target, 'client', 'warning', 'We are checking your payment',
    'A payment for your consultation needs a closer look. We will tell you soon; please do not pay again.');
end
$function$;

create function private.consultation_payment_unanswered(consultation_id uuid)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c
  where c.id = consultation_payment_unanswered.consultation_id and c.payment_state in ('awaiting', 'failed');
  if found then
    perform private.review_consultation_payment(target);
  end if;
end
$function$;

create function private.settle_consultation(attempt public.payments, doubt text, receipt text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = attempt.consultation_id;
  if doubt is null and target.payment_state in ('paid', 'refund_due', 'refunded') then
    doubt := 'The consultation was already paid; this money came on top.';
  end if;
  if doubt is not null then
    perform private.mark_payment_doubtful(attempt, receipt, doubt);
    perform private.log_consultation(target.id, 'payment_review', jsonb_build_object('payment_id', attempt.id));
    perform private.review_consultation_payment(target);
    return 'needs_review';
  end if;

  perform private.mark_payment_paid(attempt, receipt, said);
  perform private.log_consultation(target.id, 'paid', jsonb_build_object('amount_kes', attempt.amount_kes, 'receipt', receipt));
  if private.confirm_paid(target) then
    select * into target from public.consultations c where c.id = target.id;
    perform private.tell_confirmed(target);
    return 'paid';
  end if;
  update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', target.price_kes));
  perform private.tell_consultation(target, 'client', 'warning', 'Refund on its way', format(
    '%s came after the time had been given up. We will send it back to you.', private.shillings(target.price_kes)), true);
  return 'refund_due';
end
$function$;

-- Confirms a paid booking: one that is still held, or one that had run out while its time is still free.
create function private.confirm_paid(target public.consultations)
returns boolean
language plpgsql
set search_path = ''
as $function$
begin
  if target.starts_at <= now() or target.state not in ('held', 'expired') then
    return false;
  end if;
  perform private.release_holds(target.practitioner_id) where target.state = 'expired';
  update public.consultations c
  set state = 'confirmed', payment_state = 'paid', confirmed_at = now(), hold_expires_at = null, closed_at = null
  where c.id = target.id;
  perform private.log_consultation(target.id, 'confirmed');
  return true;
exception when exclusion_violation then
  return false; -- somebody else has the time now
end
$function$;

-- An administrator's word on money in doubt, or on money owed back: 'paid' confirms the booking, 'not_paid' lets the slot
-- go, 'refunded' says that the money went back. Refusals: not_allowed, not_found, wrong_state, receipt_used.
create function public.resolve_consultation_payment(consultation_id uuid, decision text, receipt text default NULL::text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations;
  attempt public.payments;
  named constant text := nullif(upper(trim(resolve_consultation_payment.receipt)), '');
begin
  perform private.require_capability('practices');
  target := private.lock_consultation(resolve_consultation_payment.consultation_id);
  if target.id is null then
    perform private.refuse('not_found', 'There is no such consultation.');
  end if;
  if (coalesce(target.payment_state, ''), coalesce(decision, '')) not in (
    ('needs_review', 'paid'), ('needs_review', 'not_paid'), ('needs_review', 'refunded'), ('refund_due', 'refunded')
  ) then
    perform private.refuse('wrong_state', 'This payment cannot be settled so.', 'Reload to see its present state.');
  end if;
  select * into attempt from public.payments p
  where p.consultation_id = target.id and p.state in ('needs_review', 'paid') order by p.created_at desc limit 1;
  if decision = 'paid' then
    if attempt.id is null then
      perform private.refuse('wrong_state', 'There is no payment to accept.');
    end if;
    if exists (select 1 from public.payments x where x.receipt = named and x.id <> attempt.id) then
      perform private.refuse('receipt_used', 'This receipt paid for something else.');
    end if;
    perform private.settle_consultation(attempt, null, coalesce(named, attempt.receipt), 'Accepted by our team.');
  elsif decision = 'not_paid' then
    update public.payments p set state = 'failed', result_text = 'No money came.'
    where p.consultation_id = target.id and p.state = 'needs_review';
    update public.consultations c
    set payment_state = 'failed', state = case c.state when 'held' then 'expired' else c.state end, closed_at = now()
    where c.id = target.id;
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'No money came for your consultation, so its time is free again. You are welcome to book once more.');
  else
    update public.payments p set state = 'refunded'
    where p.consultation_id = target.id and p.state in ('needs_review', 'paid', 'refund_due');
    update public.consultations c
    set payment_state = 'refunded', state = case c.state when 'held' then 'expired' else c.state end
    where c.id = target.id;
    perform private.tell_consultation(target, 'client', 'success', 'Money sent back', format(
      '%s went back to your M-Pesa number.', private.shillings(target.price_kes)));
  end if;
  perform private.log_consultation(target.id, 'payment_resolved', jsonb_build_object('decision', decision));
  perform private.audit('consultation_payment_' || decision, 'consultations', target.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', target.number, 'receipt', named)));
  return (select c.payment_state from public.consultations c where c.id = target.id);
end
$function$;
grant execute on function public.resolve_consultation_payment(consultation_id uuid, decision text, receipt text) to authenticated, service_role;

-- What waits at the payment desk, the longest first.
create function public.consultation_payment_queue()
returns table(consultation_id uuid, number text, payment_state text, state text, starts_at timestamp with time zone, practitioner text, client_name text, phone text, amount_kes integer, receipt text, reason text, waiting_since timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('practices');
  return query
    select c.id, c.number, c.payment_state, c.state, c.starts_at, w.display_name, c.client_name, p.phone, c.price_kes,
      p.receipt, p.result_text, c.updated_at
    from public.consultations c
    join public.practitioners w on w.id = c.practitioner_id
    left join lateral (
      select x.phone, x.receipt, x.result_text from public.payments x
      where x.consultation_id = c.id and x.state in ('needs_review', 'paid') order by x.created_at desc limit 1
    ) p on true
    where c.payment_state in ('needs_review', 'refund_due')
    order by c.updated_at;
end
$function$;
comment on function public.consultation_payment_queue() is 'May be null: phone, receipt, reason.';
grant execute on function public.consultation_payment_queue() to authenticated, service_role;
