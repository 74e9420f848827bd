-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What a payer reads of the money of a bill on every page of it, besides its price: what came and is looked at, what goes back, what went,
-- how and when. Until now the pages reckoned that from states: an overpaid order read "M-Pesa has not told us", a second payment
-- stood nowhere, and "refunded" said M-Pesa of what was given in cash. Each line is what the ledger has of it.

create function private.bill_readable(bill_id uuid, order_token text)
returns public.bills
language sql
stable
set search_path = ''
as $function$
  select b from public.bills b
  where b.id = bill_readable.bill_id and (b.payer_id = private.caller() or public.has_capability('payments') or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = bill_readable.order_token))
$function$;
comment on function private.bill_readable(bill_id uuid, order_token text) is 'A bill of the caller, of the holder of its order''s token, or any for whoever keeps payments; an empty row for others.';

create function private.owed_lines(bill public.bills)
returns table(what text, amount_kes integer, receipt text)
language sql
stable
set search_path = ''
as $function$
  with owed as (
    select coalesce(-sum(e.amount_kes), 0)::integer as kes from public.ledger_entries e
    where e.bill_id = bill.id and e.account = 'owed_back'
  ), told as (
    select o.payment_id, sum(o.amount_kes)::integer as kes from public.refund_orders o
    where o.bill_id = bill.id and o.state in ('approved', 'sending', 'doubtful', 'failed') group by o.payment_id
  ), second as (
    select p.id, p.receipt, private.left_to_refund(bill.id, p.id) as left_kes, coalesce(t.kes, 0) as told_kes
    from public.payments p left join told t on t.payment_id = p.id
    where p.bill_id = bill.id and p.state = 'refund_due' and bill.state = 'paid'
  )
  select 'owed_second', s.left_kes - s.told_kes, s.receipt from second s where s.left_kes > s.told_kes
  union all
  select case bill.state when 'paid' then 'owed_above' else 'owed' end, w.kes, null
  from (
    select (select kes from owed) - coalesce((select sum(left_kes) from second), 0)
      - coalesce((select sum(t.kes) from told t where t.payment_id not in (select id from second)), 0) as kes
  ) w
  where w.kes > 0
$function$;
comment on function private.owed_lines(bill public.bills) is 'What the ledger owes back of a bill and M-Pesa is not sending: second payments of a paid bill, what came above its price, or all that
is owed of one that is over.';

create function public.money_of_bill(bill_id uuid, order_token text default NULL::text)
returns table(what text, amount_kes integer, receipt text, number text, at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  with bill as (
    select (b.row).* from (select private.bill_readable(money_of_bill.bill_id, money_of_bill.order_token) as row) b where (b.row).id is not null
  )
  select x.what, x.amount_kes, x.receipt, x.number, x.at from (
    select case b.state when 'paid' then 'second' when 'refund_due' then 'late' when 'refunded' then 'late' else 'came' end as what,
      p.received_kes as amount_kes, p.receipt, null::text as number, coalesce(p.paid_at, p.created_at) as at, 2 as place
    from bill b join public.payments p on p.bill_id = b.id
    where p.state = 'needs_review' and p.result_code = 0 and p.received_kes > 0 and p.method <> 'moved'
    union all
    select 'moved_in', p.received_kes, null, (
        select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id),
      p.created_at, 1
    from bill b join public.payments p on p.bill_id = b.id
    where p.method = 'moved' and p.received_kes > 0
    union all
    select o.what, o.amount_kes, o.receipt, null, null, 3
    from bill b cross join lateral private.owed_lines((select x from public.bills x where x.id = b.id)) o
    union all
    select case when r.method = 'moved' then 'moved' when r.method = 'cash' then 'given' else 'sent' end, r.amount_kes,
      case r.method when 'mpesa' then r.reference end, (
        select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to), r.at, 1
    from bill b join public.refunds r on r.bill_id = b.id
    union all
    select case o.state when 'failed' then 'delayed' else 'sending' end, o.amount_kes, null, null, o.approved_at, 2
    from bill b join public.refund_orders o on o.bill_id = b.id where o.state in ('approved', 'sending', 'doubtful', 'failed')
    union all
    select 'twice', o.amount_kes, o.second_receipt, null, coalesce(o.settled_at, o.updated_at), 1
    from bill b join public.refund_orders o on o.bill_id = b.id
    where o.second_receipt is not null and (
      select sum(e.amount_kes) from public.ledger_entries e where e.reference = o.second_receipt and e.account = 'sent_twice') > 0
  ) x
  order by x.place, x.at nulls last
$function$;
comment on function public.money_of_bill(bill_id uuid, order_token text) is 'May be null: receipt, number, at. What a payer is told of the money of a bill besides its price, for its payer, the holder of its
order''s token and whoever keeps payments. what: came (it is looked at), second and late (it came for what was paid, or over, and is looked
at), owed_second, owed_above, owed (it goes back), sending, delayed, sent, given (in cash), moved and moved_in (to or from the bill
`number`), twice (M-Pesa sent it once more). Nothing for others.';
grant execute on function public.money_of_bill(bill_id uuid, order_token text) to anon, authenticated, service_role;
