-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Every figure about money is a sum of the ledger. Until now the sales of a day were the prices of the orders placed on it, what
-- a customer spent was the prices of their paid orders, a plan or consultation brought its price: right until another sum came,
-- a part went back, or money was only owed.

create view public.bill_balances with (security_invoker=true) as
 SELECT e.bill_id,
    (COALESCE(sum(e.amount_kes) FILTER (WHERE (m.lies AND (e.refund_id IS NULL))), (0)::bigint))::integer AS received_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (m.lies AND (e.refund_id IS NOT NULL)))), (0)::bigint))::integer AS refunded_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account ~~ 'sales\_%'::text))), (0)::bigint))::integer AS sales_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account = 'in_doubt'::text))), (0)::bigint))::integer AS in_doubt_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account = 'owed_back'::text))), (0)::bigint))::integer AS owed_back_kes,
    (COALESCE(sum(e.amount_kes) FILTER (WHERE (e.account = 'owing'::text)), (0)::bigint))::integer AS owing_kes
   FROM (public.ledger_entries e
     CROSS JOIN LATERAL ( SELECT ((e.account !~~ 'sales\_%'::text) AND (e.account <> ALL (ARRAY['in_doubt'::text, 'owed_back'::text, 'owing'::text, 'losses'::text]))) AS lies) m)
  WHERE (e.bill_id IS NOT NULL)
  GROUP BY e.bill_id;
comment on view public.bill_balances is 'What the ledger says of each bill, for who holds `payments`: came in and stayed + owing + given up = went back + ours (sales) + in doubt +
owed back.';
comment on column public.bill_balances.bill_id is 'The bill.';
comment on column public.bill_balances.received_kes is 'What came in, less what M-Pesa took back, KSh.';
comment on column public.bill_balances.refunded_kes is 'What went back, KSh.';
comment on column public.bill_balances.sales_kes is 'What is ours, KSh.';
comment on column public.bill_balances.in_doubt_kes is 'What a person must decide about, KSh.';
comment on column public.bill_balances.owed_back_kes is 'What is to be sent back, KSh.';
comment on column public.bill_balances.owing_kes is 'What is owing since a payment was taken back or moved, and not given up, KSh.';
grant select on table public.bill_balances to authenticated, service_role;

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
