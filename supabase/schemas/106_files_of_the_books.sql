-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Files for the accountant carry what the close of the day has: money in and out of each account, line by line, by day and by month, with
-- what came for no bill. VAT goes by the day that counts for it, sales by the day of the ledger; both name the day of issue. Entries of the
-- ledger say their receipt and when they were booked. And invoices and credit notes are a list that can be searched.

create view private.desk_invoices as
 SELECT i.document_no AS id,
    i.bill_id,
    i.number,
    i.kind,
    i.issued_at,
    to_char((COALESCE(i.tax_day, private.nairobi_date(i.booked_at), private.nairobi_date(i.issued_at)))::timestamp with time zone, 'YYYY-MM-DD'::text) AS tax_day,
    o.number AS corrects,
    i.bill_kind,
    i.bill_number,
    u.name AS buyer,
    u.pin AS buyer_pin,
    i.total_kes,
    private.from_cents(i.tax_cents) AS vat_kes
   FROM ((public.invoices i
     LEFT JOIN public.invoices o ON ((o.id = i.corrects)))
     LEFT JOIN public.invoice_buyers u ON ((u.invoice_id = i.id)));
comment on view private.desk_invoices is 'The list of invoices and credit notes, without phone and place of who bought.';
comment on column private.desk_invoices.id is 'Number of the document.';
comment on column private.desk_invoices.bill_id is 'The bill.';
comment on column private.desk_invoices.number is 'As invoices.number.';
comment on column private.desk_invoices.kind is 'invoice or credit_note.';
comment on column private.desk_invoices.issued_at is 'When it was issued.';
comment on column private.desk_invoices.tax_day is 'EAT day that counts for VAT.';
comment on column private.desk_invoices.corrects is 'Number of the invoice that a credit note is about; null for invoices.';
comment on column private.desk_invoices.bill_kind is 'Kind of the bill.';
comment on column private.desk_invoices.bill_number is 'Number of the bill.';
comment on column private.desk_invoices.buyer is 'Who bought; null once forgotten.';
comment on column private.desk_invoices.buyer_pin is 'KRA PIN; null when none was given.';
comment on column private.desk_invoices.total_kes is 'KSh, tax included; of credit notes what went back.';
comment on column private.desk_invoices.vat_kes is 'VAT in it, shillings and cents.';
