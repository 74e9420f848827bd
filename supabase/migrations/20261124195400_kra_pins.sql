-- A KRA PIN begins with A (a person) or P (a company), then has nine digits and a letter. Whoever writes a letter O for a nought, or I
-- for a one, among its digits is asked whether they meant the PIN so written. What was kept before stays.

create or replace function private.keep_pin(bill_id uuid, pin text, name text default NULL::text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  wanted constant text := nullif(upper(regexp_replace(coalesce(pin, ''), '\s', '', 'g')), '');
  meant constant text := left(wanted, 1) || translate(substr(wanted, 2, 9), 'OIL', '011') || substr(wanted, 11);
  whose constant text := nullif(trim(name), '');
begin
  if wanted is null then
    delete from public.bill_pins p where p.bill_id = keep_pin.bill_id;
    return;
  end if;
  if wanted !~ '^[AP]\d{9}[A-Z]$' then
    if meant ~ '^[AP]\d{9}[A-Z]$' and meant <> wanted then
      perform private.refuse('bad_pin', format('Did you mean %s?', meant), 'A KRA PIN has nine digits between two letters.');
    end if;
    perform private.refuse('bad_pin', 'That is not a KRA PIN.', 'A or P, nine digits and a letter, as in A123456789Z.');
  end if;
  if length(whose) not between 2 and 60 then
    perform private.refuse('bad_pin_name', 'The name beside the PIN has 2 to 60 letters.');
  end if;
  insert into public.bill_pins as p (bill_id, pin, name) values (keep_pin.bill_id, wanted, whose)
  on conflict on constraint bill_pins_pkey do update set pin = excluded.pin, name = excluded.name;
end $function$;
