-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- After the purchase: a numbered receipt to print, and the same things once more.

-- Receipts are numbered without a gap, year by year; the number is given when a paid order is first printed.
create table public.invoices (
  order_id uuid,
  number text not null,
  issued_at timestamp with time zone not null,
  id uuid default gen_random_uuid() not null,
  document_no bigint not null,
  kind text not null,
  series text not null,
  year integer not null,
  place integer not null,
  bill_id uuid not null,
  bill_kind text not null,
  bill_number text not null,
  corrects uuid,
  reason text,
  booked_at timestamp with time zone,
  paid_at timestamp with time zone not null,
  method text not null,
  total_kes integer not null,
  tax_cents bigint not null,
  with_vat boolean not null,
  seller jsonb not null,
  tax_day date,
  mark text default ''::text not null,
  constraint invoices_number_key UNIQUE (number),
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_document_no_key UNIQUE (document_no),
  constraint invoices_series_year_mark_place_key UNIQUE (series, year, mark, place),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoices_check CHECK ((series =
CASE kind
    WHEN 'invoice'::text THEN 'INV'::text
    ELSE 'CN'::text
END)),
  constraint invoices_place_check CHECK ((place > 0)),
  constraint invoices_check1 CHECK (((corrects IS NOT NULL) = (kind = 'credit_note'::text))),
  constraint invoices_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'returned'::text, 'refunded'::text, 'corrected'::text]))),
  constraint invoices_method_check CHECK ((method = ANY (ARRAY['mpesa'::text, 'cash'::text, 'bank'::text]))),
  constraint invoices_total_kes_check CHECK ((total_kes > 0)),
  constraint invoices_tax_cents_check CHECK ((tax_cents >= 0)),
  constraint invoices_reason_check1 CHECK (((reason IS NOT NULL) = (kind = 'credit_note'::text))),
  constraint invoices_mark_check CHECK ((mark ~ '^(R\d{10})?$'::text)),
  constraint invoices_number_check CHECK ((number ~ '^(INV|CN)-\d{4}-(R\d{10}-)?\d{5,}$'::text)),
  constraint invoices_corrects_fkey FOREIGN KEY (corrects) REFERENCES public.invoices(id)
);
alter table public.invoices enable row level security;
comment on table public.invoices is 'Invoices and credit notes as they were issued: never changed, never removed. Numbered without a gap by series, year and mark of a
restore. They name bills without a foreign key, for they are kept longer; who bought stands in `invoice_buyers`.';
comment on column public.invoices.order_id is 'The bill once more where it is that of an order, as release 1.0 asks for it; else null.';
comment on column public.invoices.number is 'INV-2026-00001 or CN-2026-00001; after a restore from a backup INV-2026-R2611271805-00001.';
comment on column public.invoices.issued_at is 'When it was written, never before the document before it; what was issued before 27 November 2026 may bear the moment of payment.';
comment on column public.invoices.id is 'The key of the row.';
comment on column public.invoices.document_no is 'Counts invoices and credit notes together: invcNo of eTIMS. It leaps when the shop is restored from a backup.';
comment on column public.invoices.kind is 'invoice or credit_note.';
comment on column public.invoices.series is 'INV or CN.';
comment on column public.invoices.year is 'EAT year of the number.';
comment on column public.invoices.place is 'Number within series, year and mark, from 1 without a gap.';
comment on column public.invoices.bill_id is 'The bill; no foreign key, since invoices are kept longer.';
comment on column public.invoices.bill_kind is 'Kind of the bill, as in private.bill_kinds.';
comment on column public.invoices.bill_number is 'Number of the bill.';
comment on column public.invoices.corrects is 'The invoice that a credit note is about; null for invoices.';
comment on column public.invoices.reason is 'Of a credit note: cancelled, returned, refunded or corrected. Null for invoices.';
comment on column public.invoices.booked_at is 'When the ledger took it as a sale, or back: exports go by it. Null: release 1.0 gave a number, the ledger has no money.';
comment on column public.invoices.paid_at is 'When M-Pesa says that the money was paid that came, else when it was asked for.';
comment on column public.invoices.method is 'mpesa, cash or bank.';
comment on column public.invoices.total_kes is 'Total in KSh, tax included; of credit notes what went back, above zero too.';
comment on column public.invoices.tax_cents is 'The VAT within `total_kes`, in cents of a shilling.';
comment on column public.invoices.with_vat is 'Whether the shop was registered for VAT then and the document shows it.';
comment on column public.invoices.seller is 'Who sold: {name, address, pin, branch}, as it was then.';
comment on column public.invoices.tax_day is 'EAT day that counts for VAT: the first of delivery, payment and issue. Of a credit note, and of an invoice that takes the place of
another, the day of issue. Null: issued before it was kept, and the day of booked_at counts.';
comment on column public.invoices.mark is 'The restore from a backup since which its series runs, as private.restorations.mark; empty: none.';
grant select on table public.invoices to authenticated, service_role;

create policy invoices_select_admin on public.invoices for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create table private.invoice_counters (
  year integer not null,
  last integer not null,
  series text default 'INV'::text not null,
  mark text default ''::text not null,
  constraint invoice_counters_pkey PRIMARY KEY (series, year, mark)
);
comment on table private.invoice_counters is 'The last number of each series and year. A row that is locked until its transaction ends, for no number may be left out.';
comment on column private.invoice_counters.year is 'EAT year.';
comment on column private.invoice_counters.last is 'The last number given.';
comment on column private.invoice_counters.series is 'INV for invoices, CN for credit notes, ALL for both.';
comment on column private.invoice_counters.mark is 'As invoices.mark.';

-- Pages of release 1.0 know the receipt of an order by this name.
create function public.order_receipt(order_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill constant public.bills := private.bill_to_read(order_receipt.order_id, order_receipt.order_token);
  target public.orders;
  issued public.invoices;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  perform private.issue_documents(bill.id);
  select * into issued from public.invoices i where i.bill_id = bill.id and i.kind = 'invoice' order by i.document_no limit 1;
  return private.describe_own_order(target) || jsonb_build_object(
    'invoice_number', issued.number, 'issued_at', issued.issued_at,
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id and private.stands(r)));
end $function$;
comment on function public.order_receipt(order_id uuid, order_token text) is 'public.receipt for pages of release 1.0, which name an order. Answers as private.describe_own_order and
{invoice_number text | null, issued_at timestamptz | null, refunds [{amount_kes integer, method text, reference text |
null, at timestamptz}]}. Refusals: not_found, not_signed_in.';
grant execute on function public.order_receipt(order_id uuid, order_token text) to anon, authenticated, service_role;

-- What an order of the caller would be today, for the cart: [{product_id, name, size, picture, unit_price_kes,
-- ordered, quantity, stock, problem}]; `quantity` is what can be had, problem: null | gone | sold_out | short.
create function public.reorder(order_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  if not exists (select 1 from public.orders o where o.id = reorder.order_id and o.user_id = private.caller()) then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  return (
    select jsonb_agg(jsonb_build_object(
      'product_id', i.product_id, 'name', coalesce(p.name, i.name), 'size', coalesce(p.size, i.size),
      'picture', coalesce(p.picture, i.picture), 'unit_price_kes', coalesce(p.price_kes, 0), 'ordered', i.quantity,
      'quantity', least(i.quantity, coalesce(s.stock, 0)), 'stock', coalesce(s.stock, 0),
      'problem', case when p.id is null then 'gone' when s.stock = 0 then 'sold_out' when s.stock < i.quantity then 'short' end
    ) order by i.id)
    from public.order_items i
    left join public.products p on p.id = i.product_id and p.status = 'active'
    left join lateral (select private.sellable_stock(p.stock, p.expires_on) as stock) s on true
    where i.order_id = reorder.order_id
  );
end
$function$;
comment on function public.reorder(order_id uuid) is 'What an order of the caller would be today, for the cart; `quantity` of what was `ordered` can be had. Answers
[{product_id bigint, name text, size text, picture text, unit_price_kes integer, ordered integer, quantity integer,
stock integer, problem "gone" | "sold_out" | "short" | null}]. Refusals: not_found.';
grant execute on function public.reorder(order_id uuid) to authenticated, service_role;

create index invoices_bill_id_idx ON public.invoices USING btree (bill_id);

create index invoices_corrects_idx ON public.invoices USING btree (corrects);

create index invoices_booked_at_idx ON public.invoices USING btree (booked_at);

create index invoices_issued_at_idx ON public.invoices USING btree (issued_at);
