-- What was paid before this release gets its invoice now: the numbers here, in the order in which money came, the documents
-- at once for the first thousand and by the job `documents` for the others, five hundred a minute, so that nobody waits. A
-- shop of that time had entered no registration: these invoices name no VAT.

with waiting as (
  select b.id, sum(-e.amount_kes)::integer as amount_kes, row_number() over (
    order by coalesce((select max(p.created_at) from public.payments p
      where p.bill_id = b.id and p.state in ('paid', 'refund_due', 'refunded')), b.created_at), b.id) as place,
    extract(year from now() at time zone 'Africa/Nairobi')::integer as year
  from public.bills b join public.ledger_entries e on e.bill_id = b.id and e.account like 'sales\_%'
  where not exists (select 1 from private.documents_due d where d.bill_id = b.id)
  group by b.id having sum(-e.amount_kes) > 0
), counted as (
  insert into private.invoice_counters as c (series, year, last)
  select 'INV', w.year, count(*) from waiting w group by w.year
  on conflict on constraint invoice_counters_pkey do update set last = c.last + excluded.last
  returning c.year, c.last
)
insert into private.documents_due (bill_id, number, amount_kes)
select w.id, private.document_number('INV', w.year, (c.last - count(*) over () + w.place)::integer), w.amount_kes
from waiting w join counted c on c.year = w.year
order by w.place;

-- The ledger and release 1.0 may differ about what came: what was refunded since is taken back by a credit note.
select private.issue_due_documents(1000);
