-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Invoices and credit notes: what was issued never changes, whoever asks. Release 1.0 gave numbers to orders when their
-- receipts were first printed; those stay theirs.

create table private.documents_due (
  bill_id uuid not null,
  place bigint generated always as identity,
  number text,
  amount_kes integer,
  issued_at timestamp with time zone,
  constraint documents_due_pkey PRIMARY KEY (bill_id)
);
comment on table private.documents_due is 'Bills whose documents are still to be written by the job: what came before this release, and what failed.';
comment on column private.documents_due.bill_id is 'The bill.';
comment on column private.documents_due.place is 'Order in which they are written.';
comment on column private.documents_due.number is 'Given already, by release 1.0 or by the upgrade in the order of payment; null: the next one is taken.';
comment on column private.documents_due.amount_kes is 'How much the invoice of that number is for, KSh; null: what the ledger says.';
comment on column private.documents_due.issued_at is 'When the number was given; null: none was given, it is issued when it is written.';

create index documents_due_place_idx ON private.documents_due USING btree (place);

create table public.invoice_lines (
  invoice_id uuid not null,
  line integer not null,
  of_line integer,
  kind text not null,
  product_id bigint,
  name text not null,
  detail text,
  quantity integer not null,
  unit_price_kes integer not null,
  discount_kes integer default 0 not null,
  amount_kes integer not null,
  tax_class text not null,
  tax_code text not null,
  tax_rate numeric(4,2) not null,
  tax_cents bigint not null,
  item_class text,
  item_code text,
  package_unit text default 'NT'::text not null,
  quantity_unit text default 'U'::text not null,
  constraint invoice_lines_pkey PRIMARY KEY (invoice_id, line),
  constraint invoice_lines_line_check CHECK ((line > 0)),
  constraint invoice_lines_quantity_check CHECK ((quantity > 0)),
  constraint invoice_lines_unit_price_kes_check CHECK ((unit_price_kes >= 0)),
  constraint invoice_lines_discount_kes_check CHECK ((discount_kes >= 0)),
  constraint invoice_lines_check CHECK (((amount_kes = ((unit_price_kes * quantity) - discount_kes)) AND (amount_kes >= 0))),
  constraint invoice_lines_tax_cents_check CHECK ((tax_cents >= 0)),
  constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id)
);
alter table public.invoice_lines enable row level security;
comment on table public.invoice_lines is 'What an invoice or credit note is for. Prices have their VAT in them; it is kept in cents and sums to that of the document.';
comment on column public.invoice_lines.invoice_id is 'The invoice or credit note.';
comment on column public.invoice_lines.line is 'Number of the line, from 1.';
comment on column public.invoice_lines.of_line is 'Of a credit note: the line of the invoice that it takes from; else null.';
comment on column public.invoice_lines.kind is 'goods, delivery, plan, consultation; on_top: money above the price.';
comment on column public.invoice_lines.product_id is 'The product, for goods; else null. No foreign key, since invoices are kept longer.';
comment on column public.invoice_lines.name is 'What was sold, as it was called.';
comment on column public.invoice_lines.detail is 'The size of goods; a day, or two with a stroke, of what has its time; null where there is nothing to add.';
comment on column public.invoice_lines.quantity is 'Pieces.';
comment on column public.invoice_lines.unit_price_kes is 'Price of one, VAT included, KSh.';
comment on column public.invoice_lines.discount_kes is 'Its share of the discount, KSh.';
comment on column public.invoice_lines.amount_kes is 'Unit price times quantity less the discount, VAT included, KSh.';
comment on column public.invoice_lines.tax_class is 'A row of tax_classes.';
comment on column public.invoice_lines.tax_code is 'KRA''s letter for it then.';
comment on column public.invoice_lines.tax_rate is 'Per cent then.';
comment on column public.invoice_lines.tax_cents is 'VAT within `amount_kes`, cents of a shilling.';
comment on column public.invoice_lines.item_class is 'Item classification of eTIMS; null when not known.';
comment on column public.invoice_lines.item_code is 'The shop''s own code of the item for eTIMS; null when it has none.';
comment on column public.invoice_lines.package_unit is 'How it is packed, in the codes of eTIMS.';
comment on column public.invoice_lines.quantity_unit is 'In what it is counted, in the codes of eTIMS.';
grant select on table public.invoice_lines to authenticated, service_role;

create policy invoice_lines_select_own on public.invoice_lines for select to authenticated
  using ((invoice_id IN ( SELECT i.id
   FROM (public.invoices i
     JOIN public.bills b ON ((b.id = i.bill_id)))
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

create policy invoice_lines_select_admin on public.invoice_lines for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create table public.invoice_buyers (
  invoice_id uuid not null,
  name text not null,
  pin text,
  phone text,
  address text,
  constraint invoice_buyers_pkey PRIMARY KEY (invoice_id),
  constraint invoice_buyers_pin_check CHECK ((pin ~ '^[A-Z]\d{9}[A-Z]$'::text)),
  constraint invoice_buyers_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id)
);
alter table public.invoice_buyers enable row level security;
comment on table public.invoice_buyers is 'To whom an invoice was made out. Apart from it, for a person may be forgotten and an invoice may not: an erasure leaves
what the law asks, a PIN and its name where one was given, and seven years later that goes too.';
comment on column public.invoice_buyers.invoice_id is 'The invoice or credit note.';
comment on column public.invoice_buyers.name is 'Who bought.';
comment on column public.invoice_buyers.pin is 'KRA PIN; null when none was given.';
comment on column public.invoice_buyers.phone is '254 and nine digits; null when not known or forgotten.';
comment on column public.invoice_buyers.address is 'Where it was sent; null when not known or forgotten.';
grant select on table public.invoice_buyers to authenticated, service_role;

create policy invoice_buyers_select_own on public.invoice_buyers for select to authenticated
  using ((invoice_id IN ( SELECT i.id
   FROM (public.invoices i
     JOIN public.bills b ON ((b.id = i.bill_id)))
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

create policy invoice_buyers_select_admin on public.invoice_buyers for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.keep_documents()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  raise exception 'what was issued is never changed; issue a credit note' using errcode = '55000';
end $function$;
comment on function private.keep_documents() is 'Refuses every change of an invoice or credit note.';

create trigger never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION private.keep_documents();

create trigger never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION private.keep_documents();

create function private.keep_buyer()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if new.pin is distinct from old.pin or new.name not in (old.name, 'Deleted account')
      or new.phone is distinct from old.phone and new.phone is not null
      or new.address is distinct from old.address and new.address is not null then
    raise exception 'what was issued is never changed; issue a credit note' using errcode = '55000';
  end if;
  return new;
end $function$;
comment on function private.keep_buyer() is 'Lets the buyer of an invoice be forgotten, and not be written anew.';

create trigger only_forgotten BEFORE UPDATE ON public.invoice_buyers FOR EACH ROW EXECUTE FUNCTION private.keep_buyer();

create function private.next_place(series text, year integer)
returns integer
language sql
set search_path = ''
as $function$
  insert into private.invoice_counters as c (series, year, mark, last)
  values (series, year, case series when 'ALL' then '' else private.number_mark() end, 1)
  on conflict on constraint invoice_counters_pkey do update set last = c.last + 1 returning c.last
$function$;
comment on function private.next_place(series text, year integer) is 'The next number of a series and year since the last restore from a backup; others wait for it until this transaction ends, and a rollback
gives it back.';

create function private.document_number(series text, year integer, place integer, mark text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select concat_ws('-', series, year, nullif(mark, ''), lpad(place::text, greatest(length(place::text), 5), '0'))
$function$;
comment on function private.document_number(series text, year integer, place integer, mark text) is 'INV-2026-00001, with a mark INV-2026-R2611271805-00001.';
