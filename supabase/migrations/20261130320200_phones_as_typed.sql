-- People write +254 (0) 712 345 678, and 00254 from abroad; both were refused. And whoever mistyped their phone ten times, or
-- was guessed at by a stranger, could not follow their parcel for an hour from anywhere: ten tries count for one
-- address now, and what everybody together may try of a number is ten times that.

create or replace function private.normalise_phone(input text)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
begin
  return '254' || (regexp_match(regexp_replace(input, '[\s().-]', '', 'g'), '^(?:(?:\+|00)?2540?|0)?([17]\d{8})$'))[1];
end
$function$;
comment on function private.normalise_phone(input text) is 'A Kenyan mobile number as it is stored (254712345678), or null when it is none. The same rule as src/lib/kenyan-numbers.ts.';

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
      or not private.count_attempt('track number here', concat_ws(' ', wanted, private.caller_address()), 10, interval '1 hour')
      or not private.count_attempt('track number', wanted, 100, interval '1 hour')
      or not private.count_attempt('track phone here', caller_phone || coalesce(' ' || private.caller_address(), ''), 10, interval '1 hour')
      or not private.count_attempt('track phone', caller_phone, 100, interval '1 hour') then
    perform private.refuse('too_many_attempts', 'That was tried too often.', 'Please try again in an hour.');
  end if;
  select private.describe_order(o) || jsonb_build_object('to_pay_kes', private.asked_of_payer(b)) into answer
  from public.orders o join public.bills b on b.id = o.id
  where o.number = wanted and o.is_guest and o.phone = caller_phone;
  return answer;
end
$function$;
comment on function public.track_order(number text, phone text) is 'Where a visitor''s parcel is, by number and phone; null when they do not belong together. `to_pay_kes`: by M-Pesa now, 0:
nothing. Within an hour ten tries of a number or phone from one address and a hundred from all, thirty from one address. Answers as private.describe_order and {to_pay_kes integer} | null. Refusals: too_many_attempts.';
