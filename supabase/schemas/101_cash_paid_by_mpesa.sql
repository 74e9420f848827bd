-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Money that came by M-Pesa for an order that is to be paid in cash could only be set aside, and the rider asked for it again. The
-- desk gives it to the order now. The right sum pays it, by M-Pesa instead; another sum waits for a word like that of any bill:
-- paid, or sent back, in which case the order goes on and is paid in cash as was agreed.

create function private.order_other_way(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.orders o set payment_method = 'mpesa' where o.id = bill.id and o.payment_method = 'cash' returning null::text
$function$;
comment on function private.order_other_way(bill public.bills, payment public.payments, words text) is 'Hook on_other_way of orders: one that was to be paid in cash is paid by M-Pesa.';

create function private.pays_another_way(bill public.bills)
returns public.bills
language plpgsql
set search_path = ''
as $function$
declare
  now_so public.bills;
begin
  if bill.method = 'mpesa' then
    return bill;
  end if;
  perform private.tell_kind(bill, 'other_way');
  select * into now_so from public.bills b where b.id = bill.id;
  return now_so;
end
$function$;
comment on function private.pays_another_way(bill public.bills) is 'A locked bill as it stands once M-Pesa pays it, whatever was agreed.';
