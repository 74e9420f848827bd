-- Invoices and credit notes: what was issued never changes, whoever asks. Release 1.0 gave numbers to orders when their
-- receipts were first printed; those stay theirs.

create table private.documents_due (
  bill_id uuid primary key,
  place bigint generated always as identity,
  number text,
  amount_kes integer,
  issued_at timestamptz
);
comment on table private.documents_due is
  'Bills whose documents are still to be written by the job: what came before this release, and what failed.';
comment on column private.documents_due.number is 'Given already: by release 1.0, or by the upgrade in the order of payment.';
comment on column private.documents_due.amount_kes is 'How much the invoice of that number is for.';
comment on column private.documents_due.issued_at is 'When release 1.0 gave the number; null: when the invoice is written.';
create index documents_due_place_idx on private.documents_due (place);

insert into private.documents_due (bill_id, number, amount_kes, issued_at)
select i.order_id, i.number, coalesce(nullif(least(b.received_kes, b.asked_kes), 0), b.asked_kes), i.issued_at
from public.invoices i join public.bills b on b.id = i.order_id
order by i.number;

drop policy invoices_select_own on public.invoices;
delete from public.invoices;
alter table public.invoices
  drop constraint invoices_pkey,
  drop constraint invoices_order_id_fkey,
  drop constraint invoices_number_check,
  alter column order_id drop not null,
  alter column issued_at drop default,
  add column id uuid primary key default gen_random_uuid(),
  add column document_no bigint not null unique,
  add column kind text not null check (kind in ('invoice', 'credit_note')),
  add column series text not null check (series = case kind when 'invoice' then 'INV' else 'CN' end),
  add column year integer not null,
  add column place integer not null check (place > 0),
  add column bill_id uuid not null,
  add column bill_kind text not null,
  add column bill_number text not null,
  add column corrects uuid references public.invoices (id) check ((corrects is not null) = (kind = 'credit_note')),
  add column reason text check (reason in ('cancelled', 'returned', 'refunded', 'corrected')),
  add column booked_at timestamptz,
  add column paid_at timestamptz not null,
  add column method text not null check (method in ('mpesa', 'cash', 'bank')),
  add column total_kes integer not null check (total_kes > 0),
  add column tax_cents bigint not null check (tax_cents >= 0),
  add column with_vat boolean not null,
  add column seller jsonb not null,
  add constraint invoices_reason_check1 check ((reason is not null) = (kind = 'credit_note')),
  add constraint invoices_number_check check (number ~ '^(INV|CN)-\d{4}-\d{5,}$'),
  add constraint invoices_series_year_place_key unique (series, year, place);
comment on table public.invoices is
  'Invoices and credit notes as they were issued: never changed, never removed. Numbered without a gap by series and year.
They name bills without a foreign key, for they are kept longer; who bought stands in `invoice_buyers`.';
comment on column public.invoices.document_no is 'Counts invoices and credit notes together: invcNo of eTIMS.';
comment on column public.invoices.order_id is 'The bill once more where it is that of an order, as release 1.0 asks for it.';
comment on column public.invoices.corrects is 'The invoice that a credit note is about.';
comment on column public.invoices.booked_at is
  'When the ledger took it as a sale, or back: exports go by it. Null: release 1.0 gave a number, the ledger has no money.';
comment on column public.invoices.paid_at is 'When the money was asked for that came.';
comment on column public.invoices.tax_cents is 'The VAT within `total_kes`, in cents of a shilling.';
comment on column public.invoices.seller is 'Who sold: {name, address, pin, branch}, as it was then.';
create index invoices_bill_id_idx on public.invoices (bill_id);
create index invoices_corrects_idx on public.invoices (corrects);
create index invoices_booked_at_idx on public.invoices (booked_at);
create policy invoices_select_own on public.invoices for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));
revoke all on public.invoices from service_role;
grant select on public.invoices to service_role;
update private.personal_data set rows_of = 'bill_id in (select b.id from public.bills b where b.payer_id = $1)'
where source = 'public.invoices'::regclass;

create table public.invoice_lines (
  invoice_id uuid not null references public.invoices (id),
  line integer not null check (line > 0),
  of_line integer,
  kind text not null,
  product_id bigint,
  name text not null,
  detail text,
  quantity integer not null check (quantity > 0),
  unit_price_kes integer not null check (unit_price_kes >= 0),
  discount_kes integer not null default 0 check (discount_kes >= 0),
  amount_kes integer not null check (amount_kes = unit_price_kes * quantity - discount_kes and amount_kes >= 0),
  tax_class text not null,
  tax_code text not null,
  tax_rate numeric(4, 2) not null,
  tax_cents bigint not null check (tax_cents >= 0),
  item_class text,
  item_code text,
  package_unit text not null default 'NT',
  quantity_unit text not null default 'U',
  primary key (invoice_id, line)
);
comment on table public.invoice_lines is
  'What an invoice or credit note is for. Prices have their VAT in them; it is kept in cents and sums to that of the document.';
comment on column public.invoice_lines.of_line is 'Of a credit note: the line of the invoice that it takes from.';
comment on column public.invoice_lines.kind is 'goods, delivery, plan, consultation; on_top: money above the price.';
comment on column public.invoice_lines.detail is 'The size of goods; a day, or two with a stroke, of what has its time.';
alter table public.invoice_lines enable row level security;
grant select on public.invoice_lines to authenticated, service_role;
create policy invoice_lines_select_own on public.invoice_lines for select to authenticated
  using (invoice_id in (select i.id from public.invoices i join public.bills b on b.id = i.bill_id
    where b.payer_id = (select private.caller())));
create policy invoice_lines_select_admin on public.invoice_lines for select to authenticated
  using ((select public.has_capability('payments')));
select private.register_personal_data('public.invoice_lines', erasure => 'keep',
  rows_of => 'invoice_id in (select i.id from public.invoices i join public.bills b on b.id = i.bill_id where b.payer_id = $1)');

create table public.invoice_buyers (
  invoice_id uuid primary key references public.invoices (id),
  name text not null,
  pin text check (pin ~ '^[A-Z]\d{9}[A-Z]$'),
  phone text,
  address text
);
comment on table public.invoice_buyers is
  'To whom an invoice was made out. Apart from it, for a person may be forgotten and an invoice may not: an erasure leaves
what the law asks, a PIN and its name where one was given, and seven years later that goes too.';
alter table public.invoice_buyers enable row level security;
grant select on public.invoice_buyers to authenticated, service_role;
create policy invoice_buyers_select_own on public.invoice_buyers for select to authenticated
  using (invoice_id in (select i.id from public.invoices i join public.bills b on b.id = i.bill_id
    where b.payer_id = (select private.caller())));
create policy invoice_buyers_select_admin on public.invoice_buyers for select to authenticated
  using ((select public.has_capability('payments')));
select private.register_personal_data('public.invoice_buyers',
  rows_of => 'invoice_id in (select i.id from public.invoices i join public.bills b on b.id = i.bill_id where b.payer_id = $1)',
  erasure => $$set name = case when pin is null then 'Deleted account' else name end, phone = null, address = null$$);

create function private.keep_documents() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'what was issued is never changed; issue a credit note' using errcode = '55000';
end $$;
comment on function private.keep_documents() is 'Refuses every change of an invoice or credit note.';
create trigger never_changed before update or delete or truncate on public.invoices
  for each statement execute function private.keep_documents();
create trigger never_changed before update or delete or truncate on public.invoice_lines
  for each statement execute function private.keep_documents();

create function private.keep_buyer() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.pin is distinct from old.pin or new.name not in (old.name, 'Deleted account')
      or new.phone is distinct from old.phone and new.phone is not null
      or new.address is distinct from old.address and new.address is not null then
    raise exception 'what was issued is never changed; issue a credit note' using errcode = '55000';
  end if;
  return new;
end $$;
comment on function private.keep_buyer() is 'Lets the buyer of an invoice be forgotten, and not be written anew.';
create trigger only_forgotten before update on public.invoice_buyers
  for each row execute function private.keep_buyer();

alter table private.invoice_counters add column series text not null default 'INV';
alter table private.invoice_counters drop constraint invoice_counters_pkey, add primary key (series, year);
comment on table private.invoice_counters is
  'The last number of each series and year. A row that is locked until its transaction ends, for no number may be left out.';

create function private.next_place(series text, year integer) returns integer language sql set search_path = '' as $$
  insert into private.invoice_counters as c (series, year, last) values (series, year, 1)
  on conflict on constraint invoice_counters_pkey do update set last = c.last + 1 returning c.last
$$;
comment on function private.next_place(text, integer) is
  'The next number of a series and year; others wait for it until this transaction ends, and a rollback gives it back.';

create function private.document_number(series text, year integer, place integer) returns text
language sql immutable set search_path = '' as $$
  select format('%s-%s-%s', series, year, lpad(place::text, greatest(length(place::text), 5), '0'))
$$;
comment on function private.document_number(text, integer, integer) is 'INV-2026-00001.';
