-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Paying for a consultation: M-Pesa attempts as for orders and plans, while the slot is held. Prompts, callbacks, queries
-- and settlement are those of the payments chapters; this one says what the money buys. Money that came in is never
-- dropped: it confirms the booking, takes its slot back when that is still free, waits for a person, or is owed back.

-- Money is in doubt: the slot stays with its client while a person looks, until shortly before it begins.
create function private.review_consultation_payment(target public.consultations)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.keep_consultation(target);
  perform private.tell_consultation(target, 'client', 'warning', 'We are checking your payment',
    'A payment for your consultation needs a closer look. We will tell you soon; please do not pay again.');
end
$function$;
comment on function private.review_consultation_payment(target public.consultations) is 'Money is in doubt: the slot stays with its client for up to two days while a person looks.';

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
comment on function private.confirm_paid(target public.consultations) is 'Confirms a paid consultation, also one that had run out while its time is free; answers whether it could.';
