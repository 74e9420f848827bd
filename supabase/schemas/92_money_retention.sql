-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Money is kept seven years (the law asks five: Tax Procedures Act, 2015, section 23), and persons no longer than that. An
-- erasure cuts what they paid off from them at once; the PIN and name of an invoice that had one go when its years are over,
-- and so does whoever bought without an account. Sums, numbers and the ledger stay, which name nobody.

create function private.forget_old_buyers(max_rows integer default 500, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  old constant timestamptz := at - interval '7 years';
  rule constant text := (select d.erasure from private.personal_data d where d.source = 'public.orders'::regclass);
  forgotten integer := 0;
  gone integer;
  of_orders uuid[];
begin
  delete from public.invoice_buyers x where x.invoice_id in (
    select i.id from public.invoice_buyers y join public.invoices i on i.id = y.invoice_id
    where i.issued_at < old and not exists (select 1 from public.bills b where b.id = i.bill_id and b.payer_id is not null)
    limit max_rows);
  get diagnostics forgotten = row_count;
  of_orders := array(
    select o.id from public.orders o
    where o.user_id is null and o.contact_name <> 'Deleted account' and o.placed_at < old and not private.is_open(o)
    order by o.placed_at limit max_rows for update skip locked);
  update public.payment_messages m set body = private.without_phones(m.body)
  from public.payments p where p.id = m.payment_id and p.bill_id = any (of_orders);
  update public.payments p set phone = '254700000000' where p.bill_id = any (of_orders);
  update public.refunds r set went_to = null where r.bill_id = any (of_orders) and r.went_to is not null;
  delete from public.bill_pins p where p.bill_id = any (of_orders);
  delete from private.order_tokens t where t.order_id = any (of_orders);
  execute format('update public.orders %s where id = any ($1)', rule) using of_orders;
  get diagnostics gone = row_count;
  return forgotten + gone;
end $function$;
comment on function private.forget_old_buyers(max_rows integer, at timestamp with time zone) is 'A job: seven years after a sale nobody is named by it whose account is gone or who had none; those with an account keep
their orders as long as they have it. At most so many rows a run.';
