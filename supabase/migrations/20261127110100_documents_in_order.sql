-- Numbers and days of issue rise together. An invoice bore the moment at which M-Pesa says that its money was paid, so that a payment
-- told after midnight gave number 105 an earlier day than 104, in a month that was over. It is issued when it is written: the day of issue is the
-- clock's at that moment, never before that of the document before it. When the money came stands beside it (paid_at, booked_at), and so
-- does the day that counts for VAT. What was issued stays as it is.

alter table public.invoices add column tax_day date;
comment on column public.invoices.tax_day is 'EAT day that counts for VAT: the first of delivery, payment and issue. Of a credit note, and of an invoice that takes the place of
another, the day of issue. Null: issued before it was kept, and the day of booked_at counts.';
comment on column public.invoices.issued_at is 'When it was written, never before the document before it; what was issued before 27 November 2026 may bear the moment of payment.';
create index invoices_issued_at_idx on public.invoices (issued_at);

-- Numbers that the upgrade gave and whose documents are still to be written are of the upgrade, for later numbers are given meanwhile.
update private.documents_due d set issued_at = now() where d.number is not null and d.issued_at is null;
comment on column private.documents_due.issued_at is 'When the number was given; null: none was given, it is issued when it is written.';

create function private.issuing_clock()
returns timestamptz
language sql
set search_path = ''
as $function$ select clock_timestamp() $function$;
comment on function private.issuing_clock() is 'The clock by which documents are issued.';

create function private.next_issue(document_no bigint)
returns timestamptz
language sql
set search_path = ''
as $function$
  -- whoever holds this number waited for the one before: it is there, and no other is being written
  select greatest(private.issuing_clock(), (select max(i.issued_at) from public.invoices i where i.document_no < next_issue.document_no))
$function$;
comment on function private.next_issue(document_no bigint) is 'When the document of this number is issued: now, and not before any that has a lower number, should the clock be set back.';

create function private.supply_day(bill public.bills, issued_at timestamptz, booked_at timestamptz, is_first boolean)
returns date
language sql
stable
set search_path = ''
as $function$
  select least(private.nairobi_date(issued_at), private.nairobi_date(booked_at), case when is_first then (
    select private.nairobi_date(o.delivered_at) from public.orders o where o.id = bill.id) end)
$function$;
comment on function private.supply_day(bill public.bills, issued_at timestamptz, booked_at timestamptz, is_first boolean) is 'The day that counts for VAT: the first of delivery, payment and issue. Money that came beside the price is no delivery.';

drop function private.issue_invoice(public.bills, integer, timestamptz, boolean, text, timestamptz);
create function private.issue_invoice(bill public.bills, total integer, booked_at timestamptz, is_first boolean default true, given text default null, given_at timestamptz default null, replaced public.invoices default null)
returns public.invoices
language plpgsql
set search_path = ''
as $function$
declare
  issued public.invoices;
  taxed_as date;
  pin public.bill_pins;
  lines private.priced_line[];
begin
  issued.document_no := private.next_place('ALL', 0);
  issued.issued_at := coalesce(given_at, private.next_issue(issued.document_no));
  issued.tax_day := case when replaced.id is not null then private.nairobi_date(issued.issued_at)
    else private.supply_day(bill, issued.issued_at, issue_invoice.booked_at, is_first) end;
  -- what takes the place of another is taxed as that was
  taxed_as := coalesce(replaced.tax_day, private.nairobi_date(replaced.booked_at), issued.tax_day);
  lines := array(select l from private.priced_lines(bill, total, taxed_as, is_first) l);
  issued.year := coalesce(split_part(given, '-', 2)::integer, extract(year from private.nairobi_date(issued.issued_at))::integer);
  issued.place := coalesce(split_part(given, '-', 3)::integer, private.next_place('INV', issued.year));
  select * into pin from public.bill_pins p where p.bill_id = bill.id;
  insert into public.invoices (document_no, kind, series, year, place, number, order_id, issued_at, tax_day, bill_id, bill_kind,
    bill_number, booked_at, paid_at, method, total_kes, tax_cents, with_vat, seller)
  select issued.document_no, 'invoice', 'INV', issued.year, issued.place,
    coalesce(given, private.document_number('INV', issued.year, issued.place)),
    case bill.kind when 'order' then bill.id end, issued.issued_at, issued.tax_day, bill.id, bill.kind, bill.number, issue_invoice.booked_at,
    coalesce(paid.at, issue_invoice.booked_at, issued.issued_at), coalesce(paid.method, bill.method), total,
    (select sum(l.tax_cents) from unnest(lines) l), private.charges_vat(taxed_as),
    jsonb_build_object('name', d.trading_name, 'address', d.address, 'pin', d.kra_pin, 'branch', d.branch)
  from public.business_details d
  left join lateral (
    select p.method, coalesce(p.paid_at, p.created_at) as at from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refund_due', 'refunded') order by coalesce(p.paid_at, p.created_at) desc limit 1
  ) paid on true
  returning * into issued;
  insert into public.invoice_lines (invoice_id, line, of_line, kind, product_id, name, detail, quantity, unit_price_kes,
    discount_kes, amount_kes, tax_class, tax_code, tax_rate, tax_cents, item_class, item_code, package_unit, quantity_unit)
  select issued.id, l.* from unnest(lines) l;
  insert into public.invoice_buyers (invoice_id, name, pin, phone, address)
  select issued.id, coalesce(pin.name, nullif(bill.payer_name, ''), 'Customer'), pin.pin, bill.phone,
    (select concat_ws(', ', o.landmark, o.town, o.county) from public.orders o where o.id = bill.id);
  return issued;
end $function$;
comment on function private.issue_invoice(bill public.bills, total integer, booked_at timestamptz, is_first boolean, given text, given_at timestamptz, replaced public.invoices) is 'Issues the invoice of a bill for a total, with the next number, or with one that was given before. `replaced`: the invoice whose place it
takes, by which it is taxed.';
revoke all on function private.issuing_clock(), private.next_issue(bigint), private.supply_day(public.bills, timestamptz, timestamptz, boolean),
  private.issue_invoice(public.bills, integer, timestamptz, boolean, text, timestamptz, public.invoices) from public;

create or replace function public.replace_invoice(invoice_number text, pin text, name text default NULL::text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  original public.invoices;
  bill public.bills;
  issued public.invoices;
begin
  perform private.require_capability('payments');
  select * into original from public.invoices i where i.number = replace_invoice.invoice_number and i.kind = 'invoice';
  if original.id is null then
    perform private.refuse('not_found', 'There is no such invoice.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('documents ' || original.bill_id, 0));
  select * into bill from public.bills b where b.id = original.bill_id;
  if bill.id is null or original.booked_at is null or private.left_of_invoice(original.id) <= 0
      or private.documented_kes(bill.id) <> private.left_of_invoice(original.id) then
    perform private.refuse('wrong_state', 'This invoice cannot be replaced.', 'A credit note has taken it back already.');
  end if;
  perform private.keep_pin(bill.id, replace_invoice.pin, replace_invoice.name);
  perform private.issue_credit(bill, original, private.left_of_invoice(original.id), 'corrected', now());
  issued := private.issue_invoice(bill, private.sold_kes(bill.id), now(), replaced => original);
  perform private.audit('invoice_replaced', 'invoices', original.number, jsonb_build_object('by', issued.number));
  return issued.number;
end $function$;

create or replace function private.describe_document(document public.invoices)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('id', document.id, 'kind', document.kind, 'number', document.number,
    'issued_at', document.issued_at, 'tax_day', coalesce(document.tax_day, private.nairobi_date(document.booked_at)),
    'paid_at', document.paid_at, 'method', document.method,
    'corrects', (select i.number from public.invoices i where i.id = document.corrects), 'reason', document.reason,
    'total_kes', document.total_kes, 'tax_cents', document.tax_cents, 'with_vat', document.with_vat,
    'seller', document.seller,
    'buyer', (select jsonb_build_object('name', b.name, 'pin', b.pin, 'phone', b.phone, 'address', b.address)
      from public.invoice_buyers b where b.invoice_id = document.id),
    'lines', (select jsonb_agg(private.describe_line(l.kind, l.name, l.detail, l.quantity, l.unit_price_kes, l.discount_kes,
      l.amount_kes, l.tax_code) order by l.line) from public.invoice_lines l where l.invoice_id = document.id),
    'taxes', (select jsonb_agg(jsonb_build_object('code', t.tax_code, 'class', t.tax_class, 'rate', t.tax_rate,
        'amount_kes', t.amount, 'tax_cents', t.cents) order by t.tax_code)
      from (
        select l.tax_code, l.tax_class, l.tax_rate, sum(l.amount_kes) as amount, sum(l.tax_cents) as cents
        from public.invoice_lines l where l.invoice_id = document.id group by 1, 2, 3
      ) t))
$function$;

create or replace view private.sold_lines as
 SELECT i.id,
    i.document_no,
    i.number,
    i.kind,
    i.bill_id,
    i.bill_kind,
    i.bill_number,
    i.booked_at,
    i.issued_at,
    i.corrects,
    ((i.booked_at AT TIME ZONE 'Africa/Nairobi'::text))::date AS day,
    l.line,
    l.tax_class,
    l.tax_code,
    l.tax_rate,
    (
        CASE i.kind
            WHEN 'invoice'::text THEN l.amount_kes
            ELSE (- l.amount_kes)
        END)::bigint AS amount_kes,
        CASE i.kind
            WHEN 'invoice'::text THEN l.tax_cents
            ELSE (- l.tax_cents)
        END AS tax_cents,
    coalesce(i.tax_day, ((i.booked_at AT TIME ZONE 'Africa/Nairobi'::text))::date) AS tax_day,
    ((i.issued_at AT TIME ZONE 'Africa/Nairobi'::text))::date AS issue_day
   FROM (public.invoices i
     JOIN public.invoice_lines l ON ((l.invoice_id = i.id)))
  WHERE (i.booked_at IS NOT NULL);
comment on column private.sold_lines.tax_day is 'EAT day that counts for VAT.';
comment on column private.sold_lines.issue_day is 'EAT day of issue.';

create or replace function private.etims_sale(document public.invoices)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object(
    'tin', document.seller ->> 'pin', 'bhfId', document.seller ->> 'branch', 'trdInvcNo', document.number,
    'invcNo', document.document_no,
    'orgInvcNo', coalesce((select i.document_no from public.invoices i where i.id = document.corrects), 0),
    'custTin', b.pin, 'custNm', left(b.name, 60), 'salesTyCd', 'N',
    'rcptTyCd', case document.kind when 'invoice' then 'S' else 'R' end,
    'pmtTyCd', case document.method when 'cash' then '01' when 'mpesa' then '06' else '07' end, 'salesSttsCd', '02',
    'cfmDt', d.at, 'salesDt', coalesce(to_char(document.tax_day, 'YYYYMMDD'), left(d.at, 8)), 'stockRlsDt', null, 'cnclReqDt', null, 'cnclDt', null,
    'rfdDt', case document.kind when 'credit_note' then d.at end,
    'rfdRsnCd', case document.kind when 'credit_note' then '06' end, 'totItemCnt', x.items,
    'totTaxblAmt', document.total_kes, 'totTaxAmt', round(document.tax_cents / 100.0, 2), 'totAmt', document.total_kes,
    'prchrAcptcYn', 'N', 'remark', null, 'regrId', 'Mizizi', 'regrNm', 'Mizizi', 'modrId', 'Mizizi', 'modrNm', 'Mizizi',
    'receipt', jsonb_build_object('custTin', b.pin, 'custMblNo', null, 'rcptPbctDt', d.at,
      'trdeNm', document.seller ->> 'name', 'adrs', document.seller ->> 'address', 'topMsg', null, 'btmMsg', null,
      'prchrAcptcYn', 'N'),
    'itemList', x.list) || x.sums
  from (select to_char(document.issued_at at time zone 'Africa/Nairobi', 'YYYYMMDDHH24MISS') as at) d
  left join public.invoice_buyers b on b.invoice_id = document.id
  cross join lateral (
    select count(*) as items, jsonb_agg(jsonb_build_object('itemSeq', l.line, 'itemCd', l.item_code,
        'itemClsCd', l.item_class, 'itemNm', l.name, 'bcd', null, 'pkgUnitCd', l.package_unit, 'pkg', l.quantity,
        'qtyUnitCd', l.quantity_unit, 'qty', l.quantity, 'prc', l.unit_price_kes,
        'splyAmt', l.unit_price_kes::bigint * l.quantity,
        'dcRt', case when l.discount_kes = 0 then 0 else round(l.discount_kes * 100.0 / (l.unit_price_kes::bigint * l.quantity), 2) end,
        'dcAmt', l.discount_kes, 'taxTyCd', l.tax_code, 'taxblAmt', l.amount_kes, 'taxAmt', round(l.tax_cents / 100.0, 2),
        'totAmt', l.amount_kes) order by l.line) as list,
      (select jsonb_object_agg(c.name, c.value) from (
        select t.name || k.code as name, case t.name
            when 'taxblAmt' then coalesce(sum(y.amount_kes), 0)
            when 'taxAmt' then round(coalesce(sum(y.tax_cents), 0) / 100.0, 2)
            else coalesce(max(y.tax_rate), max(r.rate_percent), 8) end as value
        from unnest('{A,B,C,D,E}'::text[]) k (code) cross join unnest('{taxblAmt,taxRt,taxAmt}'::text[]) t (name)
        left join public.tax_classes r on r.etims_code = k.code
        left join public.invoice_lines y on y.invoice_id = document.id and y.tax_code = k.code
        group by t.name, k.code
      ) c) as sums
    from public.invoice_lines l where l.invoice_id = document.id
  ) x
$function$;
