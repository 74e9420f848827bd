-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- One receipt for every bill: before it is paid what it will cost, then its invoice and credit notes.
--
-- What a payer reads of the money of a bill on every page of it, besides its price: what came and is looked at, what goes back, what went,
-- how and when. Until now the pages reckoned that from states: an overpaid order read "M-Pesa has not told us", a second payment
-- stood nowhere, and "refunded" said M-Pesa of what was given in cash. Each line is what the ledger has of it.

create function private.describe_line(kind text, name text, detail text, quantity integer, unit_price_kes integer, discount_kes integer, amount_kes integer, tax_code text)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select jsonb_build_object('kind', kind, 'name', name, 'detail', detail, 'quantity', quantity,
    'unit_price_kes', unit_price_kes, 'discount_kes', discount_kes, 'amount_kes', amount_kes, 'tax_code', tax_code)
$function$;
comment on function private.describe_line(kind text, name text, detail text, quantity integer, unit_price_kes integer, discount_kes integer, amount_kes integer, tax_code text) is 'One line of it: kind goods, delivery, plan, consultation or on_top; detail the size of goods, a day, or two with a
stroke, of what has its time; tax_code the letter of KRA: A exempt, B 16 %, C 0 %, D no VAT. Answers {kind text, name
text, detail text | null, quantity integer, unit_price_kes integer, discount_kes integer, amount_kes integer, tax_code
text}.';

create function private.describe_document(document public.invoices)
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
comment on function private.describe_document(document public.invoices) is 'An invoice or credit note as its paper shows it: tax_day counts for VAT, corrects is the number of the invoice that a
credit note is about, buyer null once the buyer was forgotten. Answers {id uuid, kind "invoice" | "credit_note",
number text, issued_at timestamptz, tax_day date | null, paid_at timestamptz | null, method text | null, corrects text
| null, reason "cancelled" | "returned" | "refunded" | "corrected" | null, total_kes integer, tax_cents integer,
with_vat boolean, seller {name text, address text, branch? text, pin text | null}, buyer {name text, pin text | null,
phone text | null, address text | null} | null, lines [as private.describe_line], taxes [{code text, class text, rate
numeric, amount_kes integer, tax_cents integer}]}.';

create function private.bill_to_read(bill_id uuid, order_token text)
returns public.bills
language plpgsql
stable
set search_path = ''
as $function$
declare
  bill public.bills;
  caller constant uuid := private.caller();
begin
  if caller is null and coalesce(order_token, '') = '' then
    perform private.refuse('not_signed_in', 'Please sign in first.', 'Or open the order from the link you were given.');
  end if;
  select * into bill from public.bills b
  where b.id = bill_to_read.bill_id and (b.payer_id = caller or public.has_capability('payments') or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = bill_to_read.order_token));
  if bill.id is null then
    perform private.refuse('not_found', 'We could not find this receipt.', 'See your orders.');
  end if;
  return bill;
end $function$;
comment on function private.bill_to_read(bill_id uuid, order_token text) is 'A bill of the caller, of the holder of its order''s token, or any for whoever keeps payments. Refusals: not_signed_in,
not_found.';

-- A receipt says of which bill money was moved here, and to which one it went.
create function public.receipt(bill_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.bill_for_books(receipt.bill_id);
  is_payer boolean;
  sees_all boolean;
  documents jsonb;
begin
  if bill.id is null then
    bill := private.bill_to_read(receipt.bill_id, receipt.order_token);
  end if;
  is_payer := coalesce(bill.payer_id = private.caller(), false) or exists (
    select 1 from private.order_tokens t where t.order_id = bill.id and t.token = receipt.order_token);
  sees_all := is_payer or private.keeps_payments();
  if exists (select 1 from private.documents_due d where d.bill_id = bill.id) then
    perform private.issue_documents(bill.id);
  end if;
  select jsonb_agg(case when sees_all then d.document else private.for_accountant(d.document) end order by d.document_no) into documents
  from (select private.describe_document(i) as document, i.document_no from public.invoices i where i.bill_id = bill.id) d;
  return jsonb_build_object('bill_id', bill.id, 'kind', bill.kind, 'number', bill.number, 'state', bill.state,
    'asked_kes', bill.asked_kes, 'received_kes', bill.received_kes, 'refunded_kes', bill.refunded_kes,
    'contact', (select jsonb_build_object('phone', s.phone, 'email', s.email) from public.shop_identity s),
    'created_at', bill.created_at, 'payer_name', bill.payer_name, 'is_mine', is_payer, 'may_replace', not is_payer and sees_all,
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
      select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'receipt', case when p.method <> 'moved' then p.receipt end,
        'at', private.came_at(p), 'amount_kes', p.received_kes, 'number', (
          select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id)) order by p.created_at), '[]')
      from public.payments p where p.bill_id = bill.id and p.received_kes > 0
        and p.state in ('paid', 'refund_due', 'refunded')),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at, 'number', (
          select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to)) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id and private.stands(r)));
end $function$;
comment on function public.receipt(bill_id uuid, order_token text) is 'A bill as its receipt shows it: its invoice and credit notes in their order, or, before it is paid, what it would say
(`expected`), with payments and refunds, whose `number` is the bill that money was moved from or to. For its payer
(is_mine), the holder of its order''s token, whoever keeps payments (may_replace), and, once it has an invoice,
whoever reads the books, without phone, place and what a consultation was about. Answers {bill_id uuid, kind text,
number text, state text, asked_kes integer, received_kes integer, refunded_kes integer, created_at timestamptz,
contact {phone text, email text}, payer_name text | null, is_mine boolean, may_replace boolean, pin {pin text, name text | null} | null, documents [as
private.describe_document], expected {with_vat boolean, tax_cents integer, lines [as private.describe_line], seller
{name text, address text, pin text | null}} | null, payments [{method text, receipt text | null, at timestamptz,
amount_kes integer, number text | null}], refunds [{amount_kes integer, method text, reference text | null, at
timestamptz, number text | null}]}. Refusals: not_signed_in, not_found.';
grant execute on function public.receipt(bill_id uuid, order_token text) to anon, authenticated, service_role;

create function public.set_buyer_pin(bill_id uuid, pin text, name text default NULL::text, order_token text default NULL::text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill constant public.bills := private.lock_own_bill(set_buyer_pin.bill_id, set_buyer_pin.order_token);
begin
  if exists (select 1 from public.invoices i where i.bill_id = bill.id) then
    perform private.refuse('invoice_issued', 'The invoice is issued already.', 'Contact us and we will replace it.');
  end if;
  perform private.keep_pin(bill.id, set_buyer_pin.pin, set_buyer_pin.name);
end $function$;
comment on function public.set_buyer_pin(bill_id uuid, pin text, name text, order_token text) is 'The payer wants their KRA PIN on the invoice, which is not issued yet; an empty one takes it away. Refusals:
not_signed_in, not_found, invoice_issued, bad_pin, bad_pin_name.';
grant execute on function public.set_buyer_pin(bill_id uuid, pin text, name text, order_token text) to anon, authenticated, service_role;

create function private.bill_readable(bill_id uuid, order_token text)
returns public.bills
language sql
stable
set search_path = ''
as $function$
  select b from public.bills b
  where b.id = bill_readable.bill_id and (b.payer_id = private.caller() or public.has_capability('payments') or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = bill_readable.order_token))
$function$;
comment on function private.bill_readable(bill_id uuid, order_token text) is 'A bill of the caller, of the holder of its order''s token, or any for whoever keeps payments; an empty row for others.';

create function private.owed_lines(bill public.bills)
returns table(what text, amount_kes integer, receipt text)
language sql
stable
set search_path = ''
as $function$
  with owed as (
    select coalesce(-sum(e.amount_kes), 0)::integer as kes from public.ledger_entries e
    where e.bill_id = bill.id and e.account = 'owed_back'
  ), told as (
    select o.payment_id, sum(o.amount_kes)::integer as kes from public.refund_orders o
    where o.bill_id = bill.id and o.state in ('approved', 'sending', 'doubtful', 'failed') group by o.payment_id
  ), second as (
    select p.id, p.receipt, private.left_to_refund(bill.id, p.id) as left_kes, coalesce(t.kes, 0) as told_kes
    from public.payments p left join told t on t.payment_id = p.id
    where p.bill_id = bill.id and p.state = 'refund_due' and bill.state = 'paid'
  )
  select 'owed_second', s.left_kes - s.told_kes, s.receipt from second s where s.left_kes > s.told_kes
  union all
  select case when bill.state = 'paid' and bill.excess_owed then 'owed_above' else 'owed' end, w.kes, null
  from (
    select (select kes from owed) - coalesce((select sum(left_kes) from second), 0)
      - coalesce((select sum(t.kes) from told t where t.payment_id not in (select id from second)), 0) as kes
  ) w
  where w.kes > 0
$function$;
comment on function private.owed_lines(bill public.bills) is 'What the ledger owes back of a bill and M-Pesa is not sending: second payments of a paid bill, what came above its price, or all that
is owed of one that is over.';

create function public.money_of_bill(bill_id uuid, order_token text default NULL::text)
returns table(what text, amount_kes integer, receipt text, number text, at timestamp with time zone, phone text, refund_id uuid, not_received_at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  with bill as (
    select private.bill_readable(money_of_bill.bill_id, money_of_bill.order_token) as row
  ), readable as (
    select (b.row).id, (b.row).state, b.row from bill b where (b.row).id is not null
  )
  select x.what, x.amount_kes, x.receipt, x.number, coalesce(back.at, x.at), x.phone, r.id, case when c.settled_at is null then c.said_at end from (
    select case b.state when 'paid' then 'second' when 'refund_due' then 'late' when 'refunded' then 'late' else 'came' end as what,
      p.received_kes as amount_kes, case when p.method <> 'moved' then p.receipt end as receipt, null::text as number, private.came_at(p) as at,
      private.others_phone(b.row, private.payer_of(p)) as phone, 2 as place, null::uuid as refund_id
    from readable b join public.payments p on p.bill_id = b.id
    where p.state = 'needs_review' and p.result_code = 0 and p.received_kes > 0 and (p.method <> 'moved' or private.is_rest(p))
    union all
    select 'likely', k.kes, null, null, null, null, 0, null
    from readable b cross join lateral (select private.awaited_kes(b.id) as kes) k where b.state = 'open' and k.kes > 0
    union all
    -- it ran out before anybody heard of this
    select 'came', l.paid_in_kes, l.receipt, null, l.completed_at, null, 2, null
    from readable b join public.orders o on o.id = b.id and o.payment_state = 'expired'
    cross join lateral private.awaited_lines(b.id, now(), '{}', '{}') l
    union all
    select 'moved_in', p.received_kes, null, (
        select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id),
      p.created_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id
    where p.method = 'moved' and p.received_kes > 0 and not private.is_rest(p)
    union all
    select 'matched', p.received_kes, p.receipt, null, p.created_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id
    where p.state in ('paid', 'refund_due', 'refunded') and p.received_kes > 0
      and private.nairobi_date(p.created_at) > private.nairobi_date(private.came_at(p)) and private.was_unplaced(p)
    union all
    select o.what, o.amount_kes, o.receipt, null, null, private.owed_to(b.row, o.receipt), 3, null
    from readable b cross join lateral private.owed_lines(b.row) o
    union all
    select case when not private.stands(r) then 'came_back' when r.method = 'moved' then 'moved' when r.method = 'cash' then 'given' else 'sent' end, r.amount_kes,
      case r.method when 'mpesa' then r.reference end, (
        select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to), r.at,
      coalesce(private.others_phone(b.row, r.went_to), (
        select min(private.refund_goes_to(b.row, o)) from public.refund_orders o where o.refund_id = r.id)), 1, r.id
    from readable b join public.refunds r on r.bill_id = b.id and r.undoes is null
    left join public.payments rest on rest.id = r.moved_to
    where rest.id is null or not private.is_rest(rest)
    union all
    select case o.state when 'failed' then 'delayed' else 'sending' end, o.amount_kes, null, null, o.approved_at,
      private.refund_goes_to(b.row, o), 2, null
    from readable b join public.refund_orders o on o.bill_id = b.id where o.state in ('approved', 'sending', 'doubtful', 'failed')
    union all
    select 'twice', o.amount_kes, o.second_receipt, null, coalesce(o.settled_at, o.updated_at), null, 1, null
    from readable b join public.refund_orders o on o.bill_id = b.id
    where o.second_receipt is not null and (
      select sum(e.amount_kes) from public.ledger_entries e where e.reference = o.second_receipt and e.account = 'sent_twice') > 0
    union all
    select 'reversed', p.received_kes - private.moved_away(p.id), p.reversal_receipt, null, p.reversed_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id where p.state = 'reversed' and not p.never_came
    union all
    select 'never_came', p.received_kes, null, null, p.reversed_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id where p.never_came and p.vouched_at is not null and p.method = (b.row).method
    union all
    select w.what, w.kes, null, null, null, null, 3, null
    from readable b cross join lateral (select private.owing_kes(b.id) as kes) o cross join lateral (select private.went_twice_kes(b.id) as kes) g
    cross join lateral (values ('owing', o.kes - g.kes), ('went_twice', g.kes)) w (what, kes)
    where w.kes > 0
    union all
    select case when t.amount_kes > 0 then 'returned' else 'reversed' end, abs(t.amount_kes), t.receipt, null, t.at, null, 1, null
    from readable b join public.twice_returns t on t.bill_id = b.id
  ) x
  left join public.refunds r on r.id = x.refund_id and x.what in ('sent', 'came_back')
  left join public.refunds back on back.undoes = r.id
  left join public.refund_complaints c on c.refund_id = r.id
  order by x.place, 5 nulls last
$function$;
comment on function public.money_of_bill(bill_id uuid, order_token text) is 'May be null: receipt, number, at, phone, refund_id, not_received_at. What a payer is told of the money of a bill besides its price, for its payer,
the holder of its order''s token and whoever keeps payments. what: came (it is looked at), second and late (it came for what was paid, or over,
and is looked at), owed_second, owed_above, owed (it goes back), sending, delayed, sent, came_back (was sent and came back to us), given (in cash),
moved and moved_in (to or from the bill `number`), likely (money came that a person looks at, and that may be for this), twice (M-Pesa sent it once more), reversed (M-Pesa took it back), never_came (M-Pesa does not
know it), matched (it was here before somebody knew what for; `at`: when they did), owing (so much is to be paid
again), went_twice (so much went back from us and was taken back by M-Pesa too) and returned (their payer gave so much of that back). `phone`: where it goes or went, where that is not a number of theirs, with stars in its middle.
refund_id: of what was sent, for refund_not_received, and when they said so. Nothing for others.';
grant execute on function public.money_of_bill(bill_id uuid, order_token text) to anon, authenticated, service_role;
