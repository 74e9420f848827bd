-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Issuing: documents follow the ledger. When a transaction has changed what of a bill counts as sold, its end writes what
-- the documents lack of that: an invoice, or a credit note. So invoices less credit notes are the sales of the ledger, to
-- the shilling, whatever changed them.
--
-- What was paid before this release gets its invoice now: the numbers here, in the order in which money came, the documents
-- at once for the first thousand and by the job `documents` for the others, five hundred a minute, so that nobody waits. A
-- shop of that time had entered no registration: these invoices name no VAT.
--
-- Numbers and days of issue rise together. An invoice bore the moment at which M-Pesa says that its money was paid, so that a payment
-- told after midnight gave number 105 an earlier day than 104, in a month that was over. It is issued when it is written: the day of issue is the
-- clock's at that moment, never before that of the document before it. When the money came stands beside it (paid_at, booked_at), and so
-- does the day that counts for VAT. What was issued stays as it is.
--
-- A shop that is restored from a backup does not know which numbers it gave after that was made, and went on with them: two papers bore one
-- number. So each restore begins a series of its own. Its mark is the moment of the restore, INV-2026-R2611271805-00001, and not a count of
-- restores: the same backup can be restored twice, and neither knows of the other. The series has no gap, and neither has the one before, as far
-- as the backup goes. What eTIMS counts, one number for all documents, leaps to the seconds since 2026, which no shop has had as many documents as.

create function private.spread(total bigint, weights bigint[])
returns bigint[]
language sql
immutable
set search_path = ''
as $function$
  with parts as (
    select w.place, floor(total::numeric * w.weight / s.whole)::bigint as part, (total::numeric * w.weight) % s.whole as rest
    from unnest(weights) with ordinality w (weight, place),
      (select sum(x)::numeric as whole from unnest(weights) x) s
    where s.whole > 0
  ), ranked as (
    select p.place, p.part, row_number() over (order by p.rest desc, p.place) <= total - sum(p.part) over () as gets_one
    from parts p
  )
  select coalesce(array_agg(r.part + r.gets_one::integer order by r.place), array_fill(0::bigint, array[cardinality(weights)]))
  from ranked r
$function$;
comment on function private.spread(total bigint, weights bigint[]) is 'Parts of a total in proportion to weights, whole ones that sum to it: what is left over goes to the largest remainders.';

create function private.whole_invoice(bill public.bills, payment public.payments, words text)
returns text
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_array(jsonb_build_object('kind', bill.kind, 'name', bill.number, 'quantity', 1,
    'unit_price_kes', bill.asked_kes))::text
$function$;
comment on function private.whole_invoice(bill public.bills, payment public.payments, words text) is 'One line, of a kind that says no more.';

create function private.order_invoice(bill public.bills, payment public.payments, words text)
returns text
language sql
stable
set search_path = ''
as $function$
  with items as (
    select i.*, coalesce(p.variant_of, p.id) as taxed_as, row_number() over (order by i.id) as place
    from public.order_items i join public.products p on p.id = i.product_id where i.order_id = bill.id
  ), shares as (
    select private.spread(o.discount_kes, (select array_agg(i.line_total_kes::bigint order by i.place) from items i)) as kes
    from public.orders o where o.id = bill.id
  ), lines as (
    select i.place, jsonb_build_object('kind', 'goods', 'product_id', i.product_id, 'name', i.name, 'detail', i.size,
      'quantity', i.quantity, 'unit_price_kes', i.unit_price_kes, 'discount_kes', s.kes[i.place], 'tax_class', coalesce(i.tax_class, x.tax_class),
      'item_class', case when i.tax_class is null then x.item_class else coalesce(i.item_class, x.item_class) end, 'item_code', 'KE2' || coalesce(x.package_unit, 'NT') || coalesce(x.quantity_unit, 'U')
        || lpad(i.product_id::text, 7, '0'), 'package_unit', x.package_unit, 'quantity_unit', x.quantity_unit) as line
    from items i cross join shares s left join public.product_tax x on x.product_id = i.taxed_as
    union all
    select 1000, jsonb_build_object('kind', 'delivery', 'name', case when o.pickup_point_id is null then 'Delivery' else 'Pickup' end, 'detail', o.county, 'quantity', 1,
      'unit_price_kes', o.delivery_kes, 'tax_class', coalesce(bill.service_tax_class, d.delivery_class),
      'item_class', coalesce(bill.service_item_class, d.delivery_item_class), 'item_code', 'KE3NTU9000001')
    from public.orders o cross join public.business_details d where o.id = bill.id and o.delivery_kes > 0
  )
  select coalesce(jsonb_agg(line order by place), '[]')::text from lines
$function$;
comment on function private.order_invoice(bill public.bills, payment public.payments, words text) is 'The goods of an order, each with its share of the coupon, and the delivery, with the tax classes that held when it was ordered.';

create function private.plan_invoice(bill public.bills, payment public.payments, words text)
returns text
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_array(jsonb_build_object('kind', 'plan', 'name', private.plan_name(s.plan_type),
    'detail', s.period_start || '/' || s.period_end, 'quantity', 1, 'unit_price_kes', s.price_kes, 'discount_kes', s.credit_kes,
    'tax_class', coalesce(bill.service_tax_class, d.plan_class), 'item_class', coalesce(bill.service_item_class, d.plan_item_class),
    'item_code', 'KE3NTU9000002'))::text
  from public.plan_payments s cross join public.business_details d where s.id = bill.id
$function$;
comment on function private.plan_invoice(bill public.bills, payment public.payments, words text) is 'A month of a plan, less what was left of the former one.';

create function private.consultation_invoice(bill public.bills, payment public.payments, words text)
returns text
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_array(jsonb_build_object('kind', 'consultation', 'name', c.service_name,
    'detail', (c.starts_at at time zone 'Africa/Nairobi')::date, 'quantity', 1, 'unit_price_kes', c.price_kes,
    'tax_class', coalesce(bill.service_tax_class, d.consultation_class),
    'item_class', coalesce(bill.service_item_class, d.consultation_item_class), 'item_code', 'KE3NTU9000003'))::text
  from public.consultations c cross join public.business_details d where c.id = bill.id
$function$;
comment on function private.consultation_invoice(bill public.bills, payment public.payments, words text) is 'A consultation and its day.';

create type private.priced_line as (
  line integer,
  of_line integer,
  kind text,
  product_id bigint,
  name text,
  detail text,
  quantity integer,
  unit_price_kes integer,
  discount_kes integer,
  amount_kes integer,
  tax_class text,
  tax_code text,
  tax_rate numeric(4,2),
  tax_cents bigint,
  item_class text,
  item_code text,
  package_unit text,
  quantity_unit text
);
comment on type private.priced_line is 'A line of an invoice before it is issued.';
comment on column private.priced_line.line is 'Number of the line.';
comment on column private.priced_line.of_line is 'Of a credit note: the line of the invoice that it takes from.';
comment on column private.priced_line.kind is 'As invoice_lines.kind.';
comment on column private.priced_line.product_id is 'As invoice_lines.product_id.';
comment on column private.priced_line.name is 'As invoice_lines.name.';
comment on column private.priced_line.detail is 'As invoice_lines.detail.';
comment on column private.priced_line.quantity is 'Pieces.';
comment on column private.priced_line.unit_price_kes is 'Price of one, VAT included, KSh.';
comment on column private.priced_line.discount_kes is 'Its share of the discount, KSh.';
comment on column private.priced_line.amount_kes is 'What it costs, VAT included, KSh.';
comment on column private.priced_line.tax_class is 'A row of tax_classes.';
comment on column private.priced_line.tax_code is 'KRA''s letter for it.';
comment on column private.priced_line.tax_rate is 'Per cent.';
comment on column private.priced_line.tax_cents is 'VAT within `amount_kes`, cents of a shilling.';
comment on column private.priced_line.item_class is 'As invoice_lines.item_class.';
comment on column private.priced_line.item_code is 'As invoice_lines.item_code.';
comment on column private.priced_line.package_unit is 'As invoice_lines.package_unit.';
comment on column private.priced_line.quantity_unit is 'As invoice_lines.quantity_unit.';

create function private.priced_lines(bill public.bills, total integer, day date, is_first boolean default true)
returns setof private.priced_line
language plpgsql
stable
set search_path = ''
as $function$
declare
  with_vat constant boolean := private.charges_vat(day);
  told jsonb := case when is_first then private.tell_kind(bill, 'invoice')::jsonb else '[]' end;
  asked bigint;
begin
  select coalesce(sum((l ->> 'quantity')::bigint * (l ->> 'unit_price_kes')::bigint
    - coalesce((l ->> 'discount_kes')::bigint, 0)), 0) into asked from jsonb_array_elements(told) l;
  -- More came than was asked and is kept: it is part of the price.
  if asked < total then
    told := told || jsonb_build_array(jsonb_build_object('kind', 'on_top', 'name', 'Paid above the price', 'quantity', 1,
      'unit_price_kes', total - asked, 'tax_class', 'standard', 'item_code', 'KE3NTU9000004'));
    asked := total;
  end if;
  return query
    with lines as (
      select e.place::integer as place, e.l, coalesce((e.l ->> 'discount_kes')::bigint, 0) as discount,
        (e.l ->> 'quantity')::bigint * (e.l ->> 'unit_price_kes')::bigint as gross,
        case when with_vat then coalesce(e.l ->> 'tax_class', 'standard') else 'outside' end as class
      from jsonb_array_elements(told) with ordinality e (l, place)
    ), less as (
      -- Somebody took a smaller sum as the whole.
      select private.spread(asked - total, (select array_agg(l.gross - l.discount order by l.place) from lines l)) as kes
    ), sums as (
      select l.*, (l.discount + s.kes[l.place])::integer as off, (l.gross - l.discount - s.kes[l.place])::integer as amount
      from lines l cross join less s
    ), taxes as (
      select c.id, c.etims_code, c.rate_percent, array_agg(s.place order by s.place) as places, private.spread(
        round(sum(s.amount) * 100 * c.rate_percent / (100 + c.rate_percent))::bigint,
        array_agg(s.amount::bigint order by s.place)) as cents
      from sums s join public.tax_classes c on c.id = s.class group by c.id
    )
    select s.place, null::integer, s.l ->> 'kind', (s.l ->> 'product_id')::bigint, s.l ->> 'name', s.l ->> 'detail',
      (s.l ->> 'quantity')::integer, (s.l ->> 'unit_price_kes')::integer, s.off, s.amount, t.id, t.etims_code,
      t.rate_percent, t.cents[array_position(t.places, s.place)], s.l ->> 'item_class', s.l ->> 'item_code',
      coalesce(s.l ->> 'package_unit', 'NT'), coalesce(s.l ->> 'quantity_unit', 'U')
    from sums s join taxes t on t.id = s.class order by s.place;
end $function$;
comment on function private.priced_lines(bill public.bills, total integer, day date, is_first boolean) is 'The lines of a bill for a total, with the VAT within them. The VAT of a class is that of its sum, rounded to the cent; its
lines share it so that they sum to it. Without `is_first` all of it is money above the price.';

create function private.credit_lines(original uuid, total integer, kept_kes integer, of_return uuid)
returns setof private.priced_line
language sql
stable
set search_path = ''
as $function$
  with lines as (
    select l.*, coalesce(c.amount, 0) as credited, coalesce(c.tax, 0) as tax_credited,
      (l.amount_kes - coalesce(c.amount, 0))::bigint as left_kes, coalesce(r.quantity, 0) as pieces
    from public.invoice_lines l
    left join lateral (
      select sum(x.amount_kes) as amount, sum(x.tax_cents) as tax
      from public.invoice_lines x join public.invoices n on n.id = x.invoice_id
      where n.corrects = l.invoice_id and x.of_line = l.line
    ) c on true
    left join lateral (
      select sum(x.quantity)::integer as quantity
      from public.order_return_items x join public.order_items i on i.id = x.order_item_id
      where x.return_id = credit_lines.of_return and i.product_id = l.product_id
    ) r on true
    where l.invoice_id = credit_lines.original
  ), weighed as (
    select l.*, case
        when of_return is null then case when kept_kes > 0 and l.kind = 'delivery' then 0 else l.left_kes end
        when l.kind = 'delivery' then least(l.left_kes, (select r.delivery_kes from public.order_returns r where r.id = of_return))
        else least(l.left_kes, round(l.amount_kes::numeric * l.pieces / l.quantity)) end::bigint as weight
    from lines l
  ), firsts as (
    select array_agg(w.weight order by w.line) as weights, least(credit_lines.total, sum(w.weight))::bigint as first_kes,
      array_agg(w.left_kes order by w.line) as lefts, array_agg(w.line order by w.line) as places
    from weighed w
  ), shared as (
    select f.*, private.spread(f.first_kes, f.weights) as mine from firsts f
  ), rests as (
    select s.*, private.spread(credit_lines.total - s.first_kes,
      array(select s.lefts[n] - s.mine[n] from generate_subscripts(s.lefts, 1) n order by n)) as more
    from shared s
  ), parts as (
    select w.*, r.mine[array_position(r.places, w.line)] + r.more[array_position(r.places, w.line)] as share
    from weighed w cross join rests r
  ), worded as (
    select p.*, p.share = p.amount_kes as is_whole,
      p.share < p.amount_kes and p.pieces > 0 and p.share <= p.unit_price_kes::bigint * p.pieces as is_pieces
    from parts p where p.share > 0
  )
  select (row_number() over (order by w.line))::integer, w.line, w.kind, w.product_id, w.name, w.detail,
    case when w.is_whole then w.quantity when w.is_pieces then w.pieces else 1 end,
    case when w.is_whole or w.is_pieces then w.unit_price_kes else w.share end::integer,
    case when w.is_whole then w.discount_kes when w.is_pieces then w.unit_price_kes * w.pieces - w.share else 0 end::integer,
    w.share::integer, w.tax_class, w.tax_code, w.tax_rate,
    -- of a line that is taken back bit by bit, all of its VAT comes back and no cent more
    (round(w.tax_cents::numeric * (w.credited + w.share) / w.amount_kes) - w.tax_credited)::bigint,
    w.item_class, w.item_code, w.package_unit, w.quantity_unit
  from worded w order by w.line
$function$;
comment on function private.credit_lines(original uuid, total integer, kept_kes integer, of_return uuid) is 'What a credit note of a total takes from the lines of an invoice: goods that came back for what they cost, else all
lines alike; a delivery that is kept comes last.';

create function private.issue_credit(bill public.bills, original public.invoices, total integer, reason text, booked_at timestamp with time zone, of_return uuid default NULL::uuid)
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
comment on function private.issue_credit(bill public.bills, original public.invoices, total integer, reason text, booked_at timestamp with time zone, of_return uuid) is 'Issues a credit note about an invoice, at the VAT the invoice had.';

create function private.left_of_invoice(original uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select (i.total_kes - coalesce((select sum(n.total_kes) from public.invoices n where n.corrects = i.id), 0))::integer
  from public.invoices i where i.id = original
$function$;
comment on function private.left_of_invoice(original uuid) is 'What of an invoice no credit note has taken back.';

create function private.documented_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(case i.kind when 'invoice' then i.total_kes else -i.total_kes end), 0)::integer
  from public.invoices i where i.bill_id = documented_kes.bill_id and i.booked_at is not null
$function$;
comment on function private.documented_kes(bill_id uuid) is 'What the documents of a bill say was sold and not taken back.';

create function private.sold_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(-sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = sold_kes.bill_id and e.account like 'sales\_%'
$function$;
comment on function private.sold_kes(bill_id uuid) is 'What the ledger says of that.';

create function private.issue_documents(bill_id uuid, booked_at timestamp with time zone default NULL::timestamp with time zone, refund_id uuid default NULL::uuid)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  due private.documents_due;
  original public.invoices;
  booked timestamptz;
  lacking integer;
  part integer;
  of_return uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents ' || issue_documents.bill_id, 0));
  select * into bill from public.bills b where b.id = issue_documents.bill_id;
  delete from private.documents_due d where d.bill_id = issue_documents.bill_id returning * into due;
  if bill.id is null then
    return;
  end if;
  booked := coalesce(issue_documents.booked_at, (select max(e.at) from public.ledger_entries e
    where e.bill_id = bill.id and e.account like 'sales\_%'));
  if due.number is not null then
    perform private.issue_invoice(bill, due.amount_kes, (select min(e.at) from public.ledger_entries e
      where e.bill_id = bill.id and e.account like 'sales\_%'), true, due.number, due.issued_at);
  end if;
  lacking := private.sold_kes(bill.id) - private.documented_kes(bill.id);
  if lacking > 0 then
    perform private.issue_invoice(bill, lacking, booked, private.documented_kes(bill.id) = 0);
  end if;
  if lacking < 0 then
    select r.id into of_return from public.refunds x join public.order_returns r on x.note = 'Return ' || r.id
    where x.id = issue_documents.refund_id;
  end if;
  while lacking < 0 loop
    select i.* into strict original from public.invoices i
    where i.bill_id = bill.id and i.kind = 'invoice' and i.booked_at is not null and private.left_of_invoice(i.id) > 0
    order by i.document_no limit 1;
    part := least(-lacking, private.left_of_invoice(original.id));
    perform private.issue_credit(bill, original, part, case when of_return is not null then 'returned'
      when bill.state in ('refund_due', 'refunded', 'closed') then 'cancelled' else 'refunded' end, booked, of_return);
    lacking := lacking + part;
  end loop;
end $function$;
comment on function private.issue_documents(bill_id uuid, booked_at timestamp with time zone, refund_id uuid) is 'Writes what the documents of a bill lack of its sales in the ledger: an invoice, or credit notes on the oldest invoices.
Nothing when they say the same. `refund_id`: what was sent back, by which a return is known.';

create function private.issue_after_booking()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.issue_documents(new.bill_id, new.at, new.refund_id);
  return null;
exception when others then
  -- Money that came is kept whatever becomes of its paper: the job writes that, and whoever sees errors is told.
  insert into private.documents_due (bill_id) values (new.bill_id) on conflict do nothing;
  perform private.row_failed('documents', sqlerrm);
  return null;
end $function$;
comment on function private.issue_after_booking() is 'At the end of a transaction that changed what is sold: its documents.';

-- At the end: what is booked and taken back at once needs no paper, and the lock on the numbers is held for a moment.
create constraint trigger issue_documents AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.account ~~ 'sales\_%'::text)) EXECUTE FUNCTION private.issue_after_booking();

create function private.issue_due_documents(max_rows integer default 500)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  due record;
  issued integer := 0;
begin
  for due in select d.bill_id from private.documents_due d order by d.place limit max_rows for update skip locked loop
    begin
      perform private.issue_documents(due.bill_id);
      issued := issued + 1;
    exception when others then
      perform private.row_failed('documents', sqlerrm);
    end;
  end loop;
  return issued;
end $function$;
comment on function private.issue_due_documents(max_rows integer) is 'A job: writes documents that are due, at most so many a run, in the order of payment. One that fails is left for the next.';

create function public.replace_invoice(invoice_number text, pin text, name text default NULL::text)
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
comment on function public.replace_invoice(invoice_number text, pin text, name text) is 'The payer forgot their PIN: a credit note takes the invoice back, and another one with the PIN takes its place; its number.
The law gives six months for it. Refusals: not_allowed, not_found, wrong_state, bad_pin, bad_pin_name.';
grant execute on function public.replace_invoice(invoice_number text, pin text, name text) to authenticated, service_role;

create function private.issuing_clock()
returns timestamp with time zone
language sql
set search_path = ''
as $function$ select clock_timestamp() $function$;
comment on function private.issuing_clock() is 'The clock by which documents are issued.';

create function private.next_issue(document_no bigint)
returns timestamp with time zone
language sql
set search_path = ''
as $function$
  -- whoever holds this number waited for the one before: it is there, and no other is being written
  select greatest(private.issuing_clock(), (select max(i.issued_at) from public.invoices i where i.document_no < next_issue.document_no))
$function$;
comment on function private.next_issue(document_no bigint) is 'When the document of this number is issued: now, and not before any that has a lower number, should the clock be set back.';

create function private.supply_day(bill public.bills, issued_at timestamp with time zone, booked_at timestamp with time zone, is_first boolean)
returns date
language sql
stable
set search_path = ''
as $function$
  select least(private.nairobi_date(issued_at), private.nairobi_date(booked_at), case when is_first then (
    select private.nairobi_date(o.delivered_at) from public.orders o where o.id = bill.id) end)
$function$;
comment on function private.supply_day(bill public.bills, issued_at timestamp with time zone, booked_at timestamp with time zone, is_first boolean) is 'The day that counts for VAT: the first of delivery, payment and issue. Money that came beside the price is no delivery.';

-- A bill that was paid by moved money alone got no invoice: `moved` is no way to pay. It is paid as its bill says; the job `documents` writes
-- those that are lacking.
create function private.issue_invoice(bill public.bills, total integer, booked_at timestamp with time zone, is_first boolean default true, given text default NULL::text, given_at timestamp with time zone default NULL::timestamp with time zone, replaced public.invoices default NULL::public.invoices)
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
comment on function private.issue_invoice(bill public.bills, total integer, booked_at timestamp with time zone, is_first boolean, given text, given_at timestamp with time zone, replaced public.invoices) is 'Issues the invoice of a bill for a total, with the next number, or with one that was given before. `replaced`: the invoice whose place it
takes, by which it is taxed.';

create table private.restorations (
  mark text not null,
  restored_at timestamp with time zone not null,
  made_at timestamp with time zone not null,
  constraint restorations_pkey PRIMARY KEY (mark),
  constraint restorations_mark_check CHECK ((mark ~ '^R\d{10}$'::text))
);
alter table private.restorations enable row level security;
comment on table private.restorations is 'Each time this shop was restored from a backup, and the mark that numbers of documents bear since.';
comment on column private.restorations.mark is 'R and the EAT minute of the restore: R2611271805.';
comment on column private.restorations.restored_at is 'When it was restored.';
comment on column private.restorations.made_at is 'When the backup was made: what came after it is not in the books.';

create function private.number_mark()
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce((select max(r.mark) from private.restorations r), '')
$function$;
comment on function private.number_mark() is 'The mark that numbers bear since the last restore from a backup; empty before any.';

create function private.begin_after_restore(made_at timestamp with time zone, restored_at timestamp with time zone)
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
comment on function private.begin_after_restore(made_at timestamp with time zone, restored_at timestamp with time zone) is 'A shop starts that was restored from a backup: its documents get a series of their own, so that no number is given twice. → its mark.';

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
