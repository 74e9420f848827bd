-- A shop that is restored from a backup does not know which numbers it gave after that was made, and went on with them: two papers bore one
-- number. So each restore begins a series of its own. Its mark is the moment of the restore, INV-2026-R2611271805-00001, and not a count of
-- restores: the same backup can be restored twice, and neither knows of the other. The series has no gap, and neither has the one before, as far
-- as the backup goes. What eTIMS counts, one number for all documents, leaps to the seconds since 2026, which no shop has had as many documents as.

create table private.restorations (
  mark text not null,
  restored_at timestamptz not null,
  made_at timestamptz not null,
  constraint restorations_pkey primary key (mark),
  constraint restorations_mark_check check (mark ~ '^R\d{10}$')
);
alter table private.restorations enable row level security;
comment on table private.restorations is 'Each time this shop was restored from a backup, and the mark that numbers of documents bear since.';
comment on column private.restorations.mark is 'R and the EAT minute of the restore: R2611271805.';
comment on column private.restorations.restored_at is 'When it was restored.';
comment on column private.restorations.made_at is 'When the backup was made: what came after it is not in the books.';

alter table public.invoices add column mark text not null default '' check (mark ~ '^(R\d{10})?$'),
  drop constraint invoices_series_year_place_key, drop constraint invoices_number_check,
  add constraint invoices_series_year_mark_place_key unique (series, year, mark, place),
  add constraint invoices_number_check check (number ~ '^(INV|CN)-\d{4}-(R\d{10}-)?\d{5,}$');
comment on column public.invoices.mark is 'The restore from a backup since which its series runs, as private.restorations.mark; empty: none.';
comment on column public.invoices.number is 'INV-2026-00001 or CN-2026-00001; after a restore from a backup INV-2026-R2611271805-00001.';
comment on column public.invoices.place is 'Number within series, year and mark, from 1 without a gap.';
comment on column public.invoices.document_no is 'Counts invoices and credit notes together: invcNo of eTIMS. It leaps when the shop is restored from a backup.';
comment on table public.invoices is 'Invoices and credit notes as they were issued: never changed, never removed. Numbered without a gap by series, year and mark of a
restore. They name bills without a foreign key, for they are kept longer; who bought stands in `invoice_buyers`.';

alter table private.invoice_counters add column mark text not null default '', drop constraint invoice_counters_pkey,
  add constraint invoice_counters_pkey primary key (series, year, mark);
comment on column private.invoice_counters.mark is 'As invoices.mark.';
comment on column private.invoice_counters.series is 'INV for invoices, CN for credit notes, ALL for both.';

create function private.number_mark()
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce((select max(r.mark) from private.restorations r), '')
$function$;
comment on function private.number_mark() is 'The mark that numbers bear since the last restore from a backup; empty before any.';

create or replace function private.next_place(series text, year integer)
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

drop function private.document_number(text, integer, integer);
create function private.document_number(series text, year integer, place integer, mark text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select concat_ws('-', series, year, nullif(mark, ''), lpad(place::text, greatest(length(place::text), 5), '0'))
$function$;
comment on function private.document_number(series text, year integer, place integer, mark text) is 'INV-2026-00001, with a mark INV-2026-R2611271805-00001.';

create function private.begin_after_restore(made_at timestamptz, restored_at timestamptz)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  since timestamptz := begin_after_restore.restored_at;
  begun text;
begin
  -- a clock that was set back since the last restore must not give its mark again, nor an earlier one
  loop
    begun := 'R' || to_char(since at time zone 'Africa/Nairobi', 'YYMMDDHH24MI');
    exit when begun > private.number_mark();
    since := greatest(since, (select max(r.restored_at) from private.restorations r)) + interval '1 minute';
  end loop;
  insert into private.restorations (mark, restored_at, made_at) values (begun, since, begin_after_restore.made_at);
  insert into private.invoice_counters as c (series, year, last)
  values ('ALL', 0, extract(epoch from since - timestamptz '2026-01-01 00:00:00+03')::integer)
  on conflict on constraint invoice_counters_pkey do update set last = greatest(c.last, excluded.last);
  return begun;
end $function$;
comment on function private.begin_after_restore(made_at timestamptz, restored_at timestamptz) is 'A shop starts that was restored from a backup: its documents get a series of their own, so that no number is given twice. → its mark.';

create function private.lately_restored()
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce((
    select jsonb_build_object('restored', jsonb_build_object('at', r.restored_at, 'made_at', r.made_at,
      'number', private.document_number('INV', extract(year from private.nairobi_date())::integer, 1, r.mark)))
    from private.restorations r where r.restored_at > now() - interval '30 days' order by r.mark desc limit 1), '{}')
$function$;
comment on function private.lately_restored() is '{restored: {at, made_at, number}} in the month after a restore from a backup, else {}; number: the first of the series that it began.';

-- A bill that was paid by moved money alone got no invoice: `moved` is no way to pay. It is paid as its bill says; the job `documents` writes
-- those that are lacking.
create or replace function private.issue_invoice(bill public.bills, total integer, booked_at timestamp with time zone, is_first boolean default true, given text default NULL::text, given_at timestamp with time zone default NULL::timestamp with time zone, replaced public.invoices default NULL::public.invoices)
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
  -- a number of release 1.0 was given before there was any mark
  issued.mark := case when given is null then private.number_mark() else '' end;
  issued.place := coalesce(split_part(given, '-', 3)::integer, private.next_place('INV', issued.year));
  select * into pin from public.bill_pins p where p.bill_id = bill.id;
  insert into public.invoices (document_no, kind, series, year, mark, place, number, order_id, issued_at, tax_day, bill_id, bill_kind,
    bill_number, booked_at, paid_at, method, total_kes, tax_cents, with_vat, seller)
  select issued.document_no, 'invoice', 'INV', issued.year, issued.mark, issued.place,
    coalesce(given, private.document_number('INV', issued.year, issued.place, issued.mark)),
    case bill.kind when 'order' then bill.id end, issued.issued_at, issued.tax_day, bill.id, bill.kind, bill.number, issue_invoice.booked_at,
    coalesce(paid.at, issue_invoice.booked_at, issued.issued_at), coalesce(nullif(paid.method, 'moved'), bill.method), total,
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

create or replace function private.issue_credit(bill public.bills, original public.invoices, total integer, reason text, booked_at timestamp with time zone, of_return uuid default NULL::uuid)
returns public.invoices
language plpgsql
set search_path = ''
as $function$
declare
  issued public.invoices;
  lines constant private.priced_line[] := array(
    select l from private.credit_lines(original.id, total, bill.kept_kes, of_return) l);
begin
  issued.document_no := private.next_place('ALL', 0);
  issued.issued_at := private.next_issue(issued.document_no);
  issued.tax_day := private.nairobi_date(issued.issued_at);
  issued.year := extract(year from issued.tax_day)::integer;
  issued.place := private.next_place('CN', issued.year);
  insert into public.invoices (document_no, kind, series, year, mark, place, number, order_id, issued_at, tax_day, bill_id, bill_kind,
    bill_number, corrects, reason, booked_at, paid_at, method, total_kes, tax_cents, with_vat, seller)
  select issued.document_no, 'credit_note', 'CN', issued.year, private.number_mark(), issued.place,
    private.document_number('CN', issued.year, issued.place, private.number_mark()), original.order_id, issued.issued_at, issued.tax_day, bill.id, bill.kind, bill.number,
    original.id, issue_credit.reason, issue_credit.booked_at, original.paid_at, original.method, total,
    (select sum(l.tax_cents) from unnest(lines) l), original.with_vat, original.seller
  returning * into issued;
  insert into public.invoice_lines (invoice_id, line, of_line, kind, product_id, name, detail, quantity, unit_price_kes,
    discount_kes, amount_kes, tax_class, tax_code, tax_rate, tax_cents, item_class, item_code, package_unit, quantity_unit)
  select issued.id, l.* from unnest(lines) l;
  insert into public.invoice_buyers (invoice_id, name, pin, phone, address)
  select issued.id, b.name, b.pin, b.phone, b.address from public.invoice_buyers b where b.invoice_id = original.id;
  return issued;
end $function$;

create or replace function public.desk_today()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  may constant text[] := public.my_capabilities();
  answer jsonb := '{}';
begin
  if may = '{}' then
    perform private.refuse('not_allowed', 'Your role does not include this.');
  end if;
  if 'orders' = any (may) then
    answer := answer || (
      select jsonb_build_object(
        'to_pack', count(*) filter (where o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')),
        'to_dispatch', count(*) filter (where o.fulfilment_state = 'packed'),
        'unpaid', count(*) filter (where o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')))
      from public.orders o where o.fulfilment_state in ('placed', 'packed'));
  end if;
  if 'payments' = any (may) then
    answer := answer || jsonb_build_object('needs_review', (select count(*) from public.bill_queue())) || private.silent_prompts();
  end if;
  if 'payments' = any (may) or 'books' = any (may) then
    answer := answer || private.lately_restored();
  end if;
  if 'returns' = any (may) then
    answer := answer || jsonb_build_object('returns', (
      select count(*) from public.order_returns r where r.state in ('requested', 'approved', 'received')));
  end if;
  if 'stock' = any (may) then
    answer := answer || jsonb_build_object('low_stock', (select count(*) from public.low_stock_products));
  end if;
  if 'consultations' = any (may) then
    answer := answer || jsonb_build_object('consultations', (
      select count(*) from public.consultations c
      where c.state = 'confirmed'
        and c.starts_at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'
        and c.starts_at < (private.nairobi_date() + 1)::timestamp at time zone 'Africa/Nairobi'
        and ('practices' = any (may) or c.practitioner_id = public.my_practice_id())));
  end if;
  if 'practices' = any (may) then
    answer := answer || jsonb_build_object(
      'consultation_care', (select count(*) from public.absence_queue())
        + (select count(*) from public.practitioner_review_queue()),
      'practices', (select count(*) from public.practitioners p where p.new_licence is not null));
  end if;
  if 'messages' = any (may) then
    answer := answer || jsonb_build_object('messages', (select count(*) from public.contact_messages m where m.state = 'new'));
  end if;
  if 'reviews' = any (may) then
    answer := answer || jsonb_build_object('held_reviews', (select count(*) from public.product_reviews r where r.state = 'held'));
  end if;
  if 'telemetry' = any (may) then
    answer := answer || jsonb_build_object('late_jobs', (select count(*) from public.job_health() h where h.is_late));
  end if;
  return answer;
end
$function$;
comment on function public.desk_today() is 'What waits today in numbers, as far as the caller may see it; with payments also silent_prompts and mpesa_answered_at, as
private.silent_prompts says, and with payments or books restored, as private.lately_restored says. Refusals: not_allowed.';
