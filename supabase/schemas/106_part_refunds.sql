-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A part of an order that stays paid can be sent back by M-Pesa, too, and not only noted by hand: what came and has not gone back, less
-- what is on its way. It is booked, and its credit note written, when M-Pesa has sent it. A sum that is no whole number of shillings is
-- told so; before, 10.50 was refused in PostgreSQL's words.

create function private.whole_shillings(amount numeric)
returns integer
language plpgsql
immutable
set search_path = ''
as $function$
begin
  if amount is null or amount < 1 or amount <> trunc(amount) or amount > 99999999 then
    perform private.refuse('wrong_amount', 'A refund is a whole number of shillings, at least 1.');
  end if;
  return amount::integer;
end
$function$;
comment on function private.whole_shillings(amount numeric) is 'An amount as somebody typed it, or the refusal wrong_amount.';
