-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Every figure about money is a sum of the ledger. Until now the sales of a day were the prices of the orders placed on it, what
-- a customer spent was the prices of their paid orders, a plan or consultation brought its price: right until another sum came,
-- a part went back, or money was only owed.

-- What M-Pesa brought for a consultation, in the month it took place; nothing is earned by one that is still to come.
create function private.consultation_kes(target public.consultations)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(-sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = target.id and e.account = 'sales_consultation' and private.is_earned(target)
$function$;
comment on function private.consultation_kes(target public.consultations) is 'What the client of a consultation paid for it that is earned: what came for it, less what went back or is owed back.';
