/** What must be true of every bill at any time; answers what is not. */
export const BROKEN = `
  select string_agg(wrong, '; ') as wrong from (
    select 'event ' || event_id || ' does not sum to zero' as wrong from public.ledger_entries group by event_id having sum(amount_kes) <> 0
    union all
    select 'ledger and payments differ in ' || account from (
      select account, amount_kes from private.bill_positions where bill_id = $1
      union all select account, -amount_kes from public.ledger_entries where bill_id = $1
    ) d group by account having sum(amount_kes) <> 0
    union all
    select 'the bill forgets what came' from public.bills b where b.id = $1 and b.received_kes <> (
      select coalesce(sum(p.received_kes), 0) from public.payments p where p.bill_id = b.id
        and (p.state in ('paid', 'refund_due', 'refunded') or p.state = 'needs_review' and p.result_code = 0))
    union all
    select 'the bill forgets what went back' from public.bills b where b.id = $1 and b.refunded_kes <> (
      select coalesce(sum(r.amount_kes), 0) from public.refunds r where r.bill_id = b.id)
    union all
    select 'more went back than came' from public.bills b where b.id = $1 and b.refunded_kes > b.received_kes
    union all
    select 'a payment gave back more than it brought' from public.payments p where p.bill_id = $1
      and (select coalesce(sum(r.amount_kes), 0) from public.refunds r where r.payment_id = p.id) > coalesce(p.received_kes, 0)
    union all
    select 'receipt ' || receipt || ' counts twice' from public.payments where receipt is not null group by receipt having count(*) > 1
    union all
    select 'receipt ' || p.receipt || ' brought another amount than M-Pesa says' from public.payments p
    join public.mpesa_statement_lines l on l.receipt = p.receipt and l.source in ('c2b', 'status')
    where p.bill_id = $1 and p.receipt_learnt and l.paid_in_kes <> p.received_kes
    union all
    select 'paid without money' from public.bills b where b.id = $1 and b.state = 'paid' and b.received_kes = 0
    union all
    select 'closed or open with money that is nobody''s' from public.bills b where b.id = $1 and b.state in ('open', 'closed')
      and exists (select from private.bill_positions s where s.bill_id = b.id and s.account like 'sales%' and s.amount_kes <> 0)
    union all
    select 'settled, and something is owed' from public.bills b where b.id = $1 and b.state = 'refunded'
      and b.received_kes - b.refunded_kes > b.kept_kes
      and not exists (select from public.payments p where p.bill_id = b.id and p.state in ('needs_review', 'refund_due'))
    union all
    select 'owed back, and nothing in the queue' from public.bills b where b.id = $1 and b.state = 'refund_due'
      and not exists (select from public.payments p where p.bill_id = b.id and p.state in ('needs_review', 'refund_due', 'paid')
        and private.left_to_refund(b.id, p.id) > 0)
    union all
    select 'the order says ' || o.payment_state || ', the bill ' || b.state from public.bills b join public.orders o on o.id = b.id
    where b.id = $1 and b.state <> case
      when o.payment_state in ('paid', 'needs_review', 'refund_due', 'refunded') then o.payment_state
      when o.payment_state = 'expired' or o.fulfilment_state = 'cancelled' then 'closed' else 'open' end
    union all
    select 'the month says ' || s.state || ', the bill ' || b.state from public.bills b join public.plan_payments s on s.id = b.id
    where b.id = $1 and b.state <> case s.state when 'cancelled' then 'closed' else s.state end
    union all
    select 'the documents say ' || private.documented_kes(b.id) || ', the ledger ' || private.sold_kes(b.id)
    from public.bills b where b.id = $1 and private.documented_kes(b.id) <> private.sold_kes(b.id)
    union all
    select i.number || ' is not the sum of its lines' from public.invoices i join lateral (
      select sum(l.amount_kes) as kes, sum(l.tax_cents) as cents from public.invoice_lines l where l.invoice_id = i.id) l on true
    where (i.total_kes, i.tax_cents) is distinct from (l.kes, l.cents)
    union all
    select i.number || ' gave back more than it was for' from public.invoices i join lateral (
      select sum(c.total_kes) as kes, sum(c.tax_cents) as cents from public.invoices c where c.corrects = i.id) c on true
    where c.kes > i.total_kes or c.cents > i.tax_cents or (c.kes = i.total_kes and c.cents <> i.tax_cents)
    union all
    select 'a number is missing in ' || series from public.invoices group by series, year having max(place) <> count(*)
    union all
    select 'a document is due' from private.documents_due
  ) w`;
