-- Whoever found their order by its number and phone read "Payment failed" and could do nothing about it: the address that opens it was on
-- another phone. They read how much to pay now, for the pay bill and the account number that anybody may know.

create function private.asked_of_payer(bill public.bills)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when bill.method = 'mpesa' and (bill.state = 'open' or private.is_part_paid(bill))
      and not private.has_open_payment(bill.id) and private.awaited_kes(bill.id) = 0
    then private.still_to_pay(bill) else 0 end
$function$;
comment on function private.asked_of_payer(bill public.bills) is 'What the payer of a bill is to pay by M-Pesa now, KSh; 0 where nothing is, or where a prompt is open, a receipt is looked for, or money came that may
be for it.';

create or replace function public.track_order(number text, phone text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  wanted constant text := 'MZ-' || regexp_replace(left(upper(track_order.number), 20), '^MZ|[^A-Z0-9]', '', 'g');
  caller_phone constant text := private.normalise_phone(track_order.phone);
  answer jsonb;
begin
  if not private.count_attempt('track address', private.caller_address(), 30, interval '1 hour')
      or not private.count_attempt('track number', wanted, 10, interval '1 hour')
      or not private.count_attempt('track phone', caller_phone, 10, interval '1 hour') then
    perform private.refuse('too_many_attempts', 'That was tried too often.', 'Please try again in an hour.');
  end if;
  select private.describe_order(o) || jsonb_build_object('to_pay_kes', private.asked_of_payer(b)) into answer
  from public.orders o join public.bills b on b.id = o.id
  where o.number = wanted and o.is_guest and o.phone = caller_phone;
  return answer;
end
$function$;
comment on function public.track_order(number text, phone text) is 'Where a visitor''s parcel is, by number and phone: {number, placed_at, payment_method, payment_state, fulfilment_state, return_state, subtotal_kes, discount_kes, coupon_code, delivery_kes, total_kes, county, town, pickup_point_id, delivered_at, items, events [{kind, at}], to_pay_kes (by M-Pesa now; 0: nothing)}; null when they do not belong together. Ten tries an hour for a number or phone, thirty from one address. Refusals: too_many_attempts.';
