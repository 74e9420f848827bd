-- Money belongs to the day on which M-Pesa says that it was paid, not to the moment at which the news of it reached the shop: a
-- prompt answered at 23:59 whose callback comes at 00:02 is of the evening, in the books, on the invoice, in exports and in the
-- close of the day. M-Pesa says it in the callback (TransactionDate), in what it tells of a payment (TransTime) and in its
-- statement. A time that cannot be is not believed, and the moment of arrival stands: one in the future, before the bill, or more than
-- seven days ago. Five minutes either way are two clocks that differ.

alter table public.payments add column paid_at timestamptz;
comment on column public.payments.paid_at is 'When M-Pesa says that the money was paid, else when we heard of it; null: no money, or before 1.1.';
grant select (paid_at) on table public.payments to authenticated;

create function private.plausible_time(said timestamptz, not_before timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $function$
  select case when said between not_before - interval '5 minutes' and now() + interval '5 minutes' and said > now() - interval '7 days'
    then least(said, now()) end
$function$;
comment on function private.plausible_time(said timestamptz, not_before timestamptz) is 'A time that M-Pesa said, or null where it cannot be: in the future, before what it belongs to, or more than seven days ago.';

create function private.mpesa_time(digits text)
returns timestamptz
language sql
stable
set search_path = ''
as $function$
  select private.read_time(private.mpesa_digits_time(digits))
$function$;
comment on function private.mpesa_time(digits text) is 'A time as M-Pesa writes it in its answers, 20261124235959 or 24.11.2026 23:59:59, in Nairobi; null where it is none.';

create function private.callback_time(body jsonb, receipt text)
returns timestamptz
language sql
stable
set search_path = ''
as $function$
  select private.mpesa_time(max(i ->> 'Value') filter (where i ->> 'Name' = 'TransactionDate'))
  from jsonb_array_elements(case jsonb_typeof(body #> '{Body,stkCallback,CallbackMetadata,Item}')
    when 'array' then body #> '{Body,stkCallback,CallbackMetadata,Item}' else '[]' end) i
  having callback_time.receipt is null
    or max(i ->> 'Value') filter (where i ->> 'Name' = 'MpesaReceiptNumber') = callback_time.receipt
$function$;
comment on function private.callback_time(body jsonb, receipt text) is 'When a callback says that its prompt was paid; null where it says nothing, or is of another receipt.';

create function private.said_paid_at(payment public.payments)
returns timestamptz
language sql
stable
set search_path = ''
as $function$
  select h.at
  from public.bills b
  cross join lateral (
    select private.plausible_time(l.completed_at, b.created_at) as at, 1 as place
    from public.mpesa_statement_lines l where l.receipt = payment.receipt and l.paid_in_kes > 0
    union all
    select private.plausible_time(private.callback_time(m.body, payment.receipt), b.created_at), 2
    from public.payments x join public.payment_messages m on m.payment_id = x.id
    where x.bill_id = b.id and (x.id = payment.id or payment.receipt is not null) and m.source = 'callback' and m.outcome <> 'unmatched'
  ) h
  where b.id = payment.bill_id and payment.method = 'mpesa' and h.at is not null
  order by h.place limit 1
$function$;
comment on function private.said_paid_at(payment public.payments) is 'When M-Pesa says that a payment was made, by its statement or a callback; null where it says nothing that can be.';

create function private.paid_when()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'UPDATE' and old.paid_at is not null and old.receipt is not distinct from new.receipt then
    return new;
  end if;
  new.paid_at := coalesce(private.said_paid_at(new), new.paid_at,
    case when tg_op = 'INSERT' or old.received_kes is not null then new.created_at else clock_timestamp() end);
  return new;
end
$function$;
comment on function private.paid_when() is 'Gives money that came its time, once it is known that it came and again once its receipt is.';

create trigger paid_when before insert or update of state, received_kes, receipt on public.payments
  for each row when (new.received_kes is not null) execute function private.paid_when();

create function private.sent_when()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  -- whoever says a time of their own keeps it
  if new.reference is not null and new.at >= now() then
    new.at := coalesce((
      select private.plausible_time(s.at, coalesce(p.paid_at, p.created_at))
      from public.payments p
      cross join lateral (
        select l.completed_at as at, 1 as place from public.mpesa_statement_lines l
        where l.receipt = new.reference and l.withdrawn_kes > 0
        union all
        select private.mpesa_time(coalesce(private.mpesa_parameter(r.answer, 'TransactionCompletedDateTime'),
          private.mpesa_parameter(r.answer, 'TransCompletedTime'))), 2
        from public.refund_orders o join private.mpesa_requests r on r.subject = o.id
        where o.payment_id = p.id and r.answer #>> '{Result,TransactionID}' = new.reference
      ) s
      where p.id = new.payment_id and private.plausible_time(s.at, coalesce(p.paid_at, p.created_at)) is not null
      order by s.place limit 1), new.at);
  end if;
  return new;
end
$function$;
comment on function private.sent_when() is 'A refund is of the moment at which M-Pesa says that it was sent.';

create trigger sent_when before insert on public.refunds for each row when (new.method = 'mpesa') execute function private.sent_when();

create function private.move_booking(payment public.payments)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  entry record;
  event bigint;
begin
  for entry in
    select e.at from public.ledger_entries e
    where e.bill_id = payment.bill_id and e.payment_id = payment.id and e.refund_id is null and exists (
      select 1 from private.payment_providers v where v.account = e.account)
      and (e.at at time zone 'Africa/Nairobi')::date <> (payment.paid_at at time zone 'Africa/Nairobi')::date
    group by e.at having sum(e.amount_kes) <> 0
  loop
    event := nextval('private.ledger_events');
    perform nextval('private.ledger_events');
    insert into public.ledger_entries (event_id, at, what, bill_id, payment_id, account, amount_kes)
    select event + w.place, case w.place when 0 then entry.at else payment.paid_at end, 'other_day', payment.bill_id, payment.id, d.account,
      case w.place when 0 then -d.kes else d.kes end
    from (
      select e.account, sum(e.amount_kes)::integer as kes from public.ledger_entries e
      where e.bill_id = payment.bill_id and e.payment_id = payment.id and e.refund_id is null and e.at = entry.at group by e.account
    ) d cross join (values (0), (1)) w (place)
    where d.kes <> 0 order by w.place, d.account;
  end loop;
end
$function$;
comment on function private.move_booking(payment public.payments) is 'M-Pesa says afterwards that money came on another day: it is taken off the day it was booked on and booked on its own.';

create or replace function private.book_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  moved timestamptz;
begin
  case tg_table_name
    when 'payments' then
      -- The first that the ledger hears of money lies on its own day; what is decided about it afterwards, on the day of that.
      if new.paid_at is not null and not exists (
          select 1 from public.ledger_entries e where e.bill_id = new.bill_id and e.payment_id = new.id) then
        perform private.book(new.bill_id, new.state, new.id, at => new.paid_at);
      else
        perform private.book(new.bill_id, new.state, new.id, at => case tg_op when 'INSERT' then new.created_at end);
      end if;
      if tg_op = 'UPDATE' and old.paid_at is not null then
        perform private.move_booking(new);
      end if;
    when 'refunds' then perform private.book(new.bill_id, 'sent_back', new.payment_id, new.id, new.at);
    else
      -- What follows for its bill at once is of the same day: what is owed back was never sold.
      select p.paid_at into moved from public.payments p
      where p.bill_id = new.id and p.updated_at = now() and private.nairobi_date(p.paid_at) <> private.nairobi_date()
        and not exists (select 1 from public.ledger_entries e where e.bill_id = new.id and e.payment_id = p.id and e.at <> p.paid_at)
      order by p.paid_at desc limit 1;
      perform private.book(new.id, new.state, at => moved);
  end case;
  return null;
end $function$;

drop trigger book_change on public.payments;
create trigger book_change after update on public.payments for each row when (((old.state is distinct from new.state)
  or (old.received_kes is distinct from new.received_kes) or (old.result_code is distinct from new.result_code)
  or (old.paid_at is distinct from new.paid_at)) and (coalesce(old.received_kes, new.received_kes) is not null))
  execute function private.book_change();

create or replace function private.issue_invoice(bill public.bills, total integer, booked_at timestamp with time zone, is_first boolean default true, given text default NULL::text, given_at timestamp with time zone default NULL::timestamp with time zone)
returns public.invoices
language plpgsql
set search_path = ''
as $function$
declare
  issued public.invoices;
  moment constant timestamptz := coalesce(given_at, booked_at, now());
  day constant date := (moment at time zone 'Africa/Nairobi')::date;
  pin public.bill_pins;
  lines constant private.priced_line[] := array(select l from private.priced_lines(bill, total, day, is_first) l);
begin
  issued.document_no := private.next_place('ALL', 0);
  issued.year := coalesce(split_part(given, '-', 2)::integer, extract(year from day)::integer);
  issued.place := coalesce(split_part(given, '-', 3)::integer, private.next_place('INV', issued.year));
  select * into pin from public.bill_pins p where p.bill_id = bill.id;
  insert into public.invoices (document_no, kind, series, year, place, number, order_id, issued_at, bill_id, bill_kind,
    bill_number, booked_at, paid_at, method, total_kes, tax_cents, with_vat, seller)
  select issued.document_no, 'invoice', 'INV', issued.year, issued.place,
    coalesce(given, private.document_number('INV', issued.year, issued.place)),
    case bill.kind when 'order' then bill.id end, moment, bill.id, bill.kind, bill.number, issue_invoice.booked_at,
    coalesce(paid.at, moment), coalesce(paid.method, bill.method), total,
    (select sum(l.tax_cents) from unnest(lines) l), private.charges_vat(day),
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

comment on column public.invoices.paid_at is 'When M-Pesa says that the money was paid that came, else when it was asked for.';

create or replace function public.receipt(bill_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill constant public.bills := private.bill_to_read(receipt.bill_id, receipt.order_token);
  documents jsonb;
begin
  if exists (select 1 from private.documents_due d where d.bill_id = bill.id) then
    perform private.issue_documents(bill.id);
  end if;
  select jsonb_agg(private.describe_document(i) order by i.document_no) into documents
  from public.invoices i where i.bill_id = bill.id;
  return jsonb_build_object('bill_id', bill.id, 'kind', bill.kind, 'number', bill.number, 'state', bill.state,
    'asked_kes', bill.asked_kes, 'received_kes', bill.received_kes, 'refunded_kes', bill.refunded_kes,
    'created_at', bill.created_at, 'payer_name', bill.payer_name, 'is_mine', coalesce(bill.payer_id = private.caller(), false)
      or receipt.order_token is not null,
    'pin', (select jsonb_build_object('pin', p.pin, 'name', p.name) from public.bill_pins p where p.bill_id = bill.id),
    'documents', coalesce(documents, '[]'),
    -- what is not paid yet is shown as it would be
    'expected', case when documents is null then (
      select jsonb_build_object('with_vat', private.charges_vat(private.nairobi_date()), 'tax_cents', sum(l.tax_cents),
        'lines', jsonb_agg(private.describe_line(l.kind, l.name, l.detail, l.quantity, l.unit_price_kes, l.discount_kes,
          l.amount_kes, l.tax_code) order by l.line),
        'seller', (select jsonb_build_object('name', d.trading_name, 'address', d.address, 'pin', d.kra_pin)
          from public.business_details d))
      from private.priced_lines(bill, bill.asked_kes, private.nairobi_date()) l) end,
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'receipt', p.receipt, 'at', coalesce(p.paid_at, p.updated_at),
        'amount_kes', p.received_kes) order by p.created_at), '[]')
      from public.payments p where p.bill_id = bill.id and p.received_kes > 0
        and p.state in ('paid', 'refund_due', 'refunded')),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id));
end $function$;

create function private.day_still(day date)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when now() < u.until_at then 'runs'
    when now() < u.until_at + interval '15 minutes' or exists (
      select 1 from public.payments p
      where p.state in ('starting', 'prompted') and p.created_at >= u.until_at - interval '1 day' and p.created_at < u.until_at)
      then 'money_may_come' end
  from (select (day + 1)::timestamp at time zone 'Africa/Nairobi' as until_at) u
$function$;
comment on function private.day_still(day date) is 'Why money may still come for a day of Nairobi: runs (it is not over), money_may_come (midnight was less than a quarter of an hour
ago, or a prompt of that day is undecided); null: its money is here.';

create function private.earlier_open_day(account text, day date)
returns date
language sql
stable
set search_path = ''
as $function$
  select (min(e.at) at time zone 'Africa/Nairobi')::date from public.ledger_entries e
  where e.account = earlier_open_day.account and e.at < earlier_open_day.day::timestamp at time zone 'Africa/Nairobi'
    and e.at >= coalesce((select max(c.day) + 1 from public.day_closes c
      where c.account = earlier_open_day.account and c.day < earlier_open_day.day), earlier_open_day.day - 1)::timestamp
      at time zone 'Africa/Nairobi'
$function$;
comment on function private.earlier_open_day(account text, day date) is 'The first day since the last closed one on which money of an account moved and that nobody closed; where none was ever closed, the
day before alone is looked at. Null: none.';

comment on function public.daily_close(day date) is 'A day of Nairobi: {day, accounts: [{account, name, opening_kes, came: [{kind, amount_kes}], came_kes, refunds_kes, fees_kes,
moved_kes, closing_kes, has_statement, statement: {lines, opening_kes, closing_kes, missing_kes} or null, differences,
before_kes, difference_kes, still, earlier_day, closed: {at, by, closing_kes, stated_kes, note} or null}]}. Opening and closing are
what the ledger has, where money lies on the day M-Pesa says it was paid. difference_kes is what the statement has more: before_kes
(it was there in the morning), the sum of differences, and missing_kes (its lines do not add up to its balances: some are not
here); null without a statement. still: as private.day_still; earlier_day: an earlier day that nobody closed, or null. Refusals:
not_allowed, bad_day.';
comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, sent_back, carried_over, charged, to_bank, brought_in, other_day (M-Pesa said
afterwards on which day it was paid).';
comment on function private.book(bill_id uuid, what text, payment_id uuid, refund_id uuid, at timestamp with time zone) is 'Books the difference between what the ledger says of a bill and how its payments and refunds stand: right whatever
changed them. `at`: when the money moved, as M-Pesa says, else now.';
