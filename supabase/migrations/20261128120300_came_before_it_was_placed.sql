-- Money that lay here for days before somebody knew which bill it was for.
--
-- The page and the receipt of its payer said that it had come when it was placed, and a notice that we had heard of it late, while it had
-- been here all the time. The time of M-Pesa stands there now, the day of placing beside it, and the notice says what was so.

create function private.came_at(payment public.payments)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select coalesce(case when payment.method = 'mpesa' then (
      select l.completed_at from public.mpesa_statement_lines l
      where l.receipt = payment.receipt and l.paid_in_kes > 0 and l.completed_at <= clock_timestamp()) end,
    payment.paid_at, payment.updated_at)
$function$;
comment on function private.came_at(payment public.payments) is 'When money came, as M-Pesa says it, also where it found its bill much later; the books have it by paid_at.';

create function private.was_unplaced(payment public.payments)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.ledger_entries e
    where e.reference = payment.receipt and e.what in ('unplaced', 'set_aside') and e.account = 'mpesa')
$function$;
comment on function private.was_unplaced(payment public.payments) is 'Whether the money of a payment was here before anybody knew which bill it was for.';

create or replace function private.order_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  came constant integer := coalesce(nullif(private.paid_kes(bill.id), 0), payment.received_kes);
  paid_when constant timestamptz := private.came_at(payment);
begin
  select * into target from public.orders o where o.id = bill.id;
  -- its story says when the money came, and not when somebody found out whose it was
  insert into public.order_events (order_id, kind, actor_id, detail, at)
  values (target.id, 'payment_confirmed', private.caller(), jsonb_build_object('payment_id', payment.id,
      'amount_kes', payment.received_kes, 'receipt', payment.receipt),
    case when private.nairobi_date(paid_when) < private.nairobi_date() then paid_when else clock_timestamp() end);
  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    case target.fulfilment_state when 'placed' then '%s for order %s. We are packing it now.'
      else '%s for order %s. There is nothing more to pay.' end, private.shillings(came), target.number)
    || private.excess_words(bill.id));
  return 'paid';
end $function$;
comment on function private.order_paid(bill public.bills, payment public.payments, words text) is 'Hook on_paid of orders: answers paid, or of a closed order what private.settle_late answers.';

create or replace function private.settle_late(target public.orders)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  came constant integer := private.paid_kes(target.id);
  was_in_time constant boolean := target.payment_state = 'expired' and private.paid_before_end(target.id);
  was_here constant boolean := exists (select 1 from public.payments p
    where p.bill_id = target.id and p.state = 'paid' and p.result_text = 'Assigned by hand.' and private.was_unplaced(p));
  bill public.bills;
  others text;
begin
  if target.payment_state = 'expired' and private.take_stock(target.id) then
    perform private.move_coupons(array[target.id], back => false);
    update public.orders o set fulfilment_state = 'placed', payment_state = 'paid', hold_expires_at = null
    where o.id = target.id;
    perform private.log_order_event(target.id, 'reopened');
    perform private.notify_buyer(target, 'success', 'Payment received', format(
      case when was_here then '%s for order %s was here, but we did not know which order it was for. We still have everything and are packing it now.'
        when was_in_time then '%s for order %s came in time, but we heard of it late. We still have everything and are packing it now.'
        else '%s for order %s arrived late, and we still have everything. We are packing it now.' end,
      private.shillings(came), target.number) || private.excess_words(target.id));
    return 'paid';
  end if;
  update public.orders o set payment_state = 'refund_due' where o.id = target.id;
  perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', came));
  select * into bill from public.bills b where b.id = target.id;
  others := private.owed_to(bill, null);
  perform private.notify_buyer(target, 'warning', 'Refund on its way', format(
    case when others is not null then '%s for order %s came after the order was closed. We will send it back to the number that paid, %s.'
      when was_here then '%s for order %s was here, but we did not know which order it was for, and something of it is sold. We are sorry, and will send it back to you.'
      when was_in_time then '%s for order %s came in time, but we heard of it late and something of it is sold. We are sorry, and will send it back to you.'
      else '%s for order %s came after the order was closed. We will send it back to you.' end,
    private.shillings(came), target.number, others));
  return 'refund_due';
end
$function$;
comment on function private.settle_late(target public.orders) is 'Money for an order that is closed: one that ran out of time reopens while its pieces are there, else the money is owed back. Answers paid or refund_due.';

create or replace function public.receipt(bill_id uuid, order_token text default NULL::text)
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
      from public.refunds r where r.bill_id = bill.id));
end $function$;
comment on function public.receipt(bill_id uuid, order_token text) is 'A bill as its receipt shows it: its invoice and credit notes, or, before it is paid, what it would say (`expected`), with
payments and refunds. For its payer, the holder of its order''s token, whoever keeps payments, and, once it has an invoice, whoever reads
the books, without phone, place and what a consultation was about. Refusals: not_signed_in, not_found.';

create or replace function public.money_of_bill(bill_id uuid, order_token text default NULL::text)
returns table(what text, amount_kes integer, receipt text, number text, at timestamp with time zone, phone text)
language sql
stable security definer
set search_path = ''
as $function$
  with bill as (
    select private.bill_readable(money_of_bill.bill_id, money_of_bill.order_token) as row
  ), readable as (
    select (b.row).id, (b.row).state, b.row from bill b where (b.row).id is not null
  )
  select x.what, x.amount_kes, x.receipt, x.number, x.at, x.phone from (
    select case b.state when 'paid' then 'second' when 'refund_due' then 'late' when 'refunded' then 'late' else 'came' end as what,
      p.received_kes as amount_kes, p.receipt, null::text as number, private.came_at(p) as at,
      private.others_phone(b.row, private.payer_of(p)) as phone, 2 as place
    from readable b join public.payments p on p.bill_id = b.id
    where p.state = 'needs_review' and p.result_code = 0 and p.received_kes > 0 and p.method <> 'moved'
    union all
    select 'moved_in', p.received_kes, null, (
        select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id),
      p.created_at, null, 1
    from readable b join public.payments p on p.bill_id = b.id
    where p.method = 'moved' and p.received_kes > 0
    union all
    select 'matched', p.received_kes, p.receipt, null, p.created_at, null, 1
    from readable b join public.payments p on p.bill_id = b.id
    where p.method = 'mpesa' and p.state in ('paid', 'refund_due', 'refunded') and p.received_kes > 0
      and private.nairobi_date(p.created_at) > private.nairobi_date(private.came_at(p)) and private.was_unplaced(p)
    union all
    select o.what, o.amount_kes, o.receipt, null, null, private.owed_to(b.row, o.receipt), 3
    from readable b cross join lateral private.owed_lines(b.row) o
    union all
    select case when r.method = 'moved' then 'moved' when r.method = 'cash' then 'given' else 'sent' end, r.amount_kes,
      case r.method when 'mpesa' then r.reference end, (
        select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to), r.at,
      coalesce(private.others_phone(b.row, r.went_to), (
        select min(private.refund_goes_to(b.row, o)) from public.refund_orders o where o.refund_id = r.id)), 1
    from readable b join public.refunds r on r.bill_id = b.id
    union all
    select case o.state when 'failed' then 'delayed' else 'sending' end, o.amount_kes, null, null, o.approved_at,
      private.refund_goes_to(b.row, o), 2
    from readable b join public.refund_orders o on o.bill_id = b.id where o.state in ('approved', 'sending', 'doubtful', 'failed')
    union all
    select 'twice', o.amount_kes, o.second_receipt, null, coalesce(o.settled_at, o.updated_at), null, 1
    from readable b join public.refund_orders o on o.bill_id = b.id
    where o.second_receipt is not null and (
      select sum(e.amount_kes) from public.ledger_entries e where e.reference = o.second_receipt and e.account = 'sent_twice') > 0
    union all
    select 'reversed', p.received_kes, p.reversal_receipt, null, p.reversed_at, null, 1
    from readable b join public.payments p on p.bill_id = b.id where p.state = 'reversed' and not p.never_came
    union all
    select 'never_came', p.received_kes, null, null, p.reversed_at, null, 1
    from readable b join public.payments p on p.bill_id = b.id where p.never_came
    union all
    select 'owing', w.kes, null, null, null, null, 3
    from readable b cross join lateral (select private.owing_kes(b.id) as kes) w where w.kes > 0
  ) x
  order by x.place, x.at nulls last
$function$;
comment on function public.money_of_bill(bill_id uuid, order_token text) is 'May be null: receipt, number, at, phone. What a payer is told of the money of a bill besides its price, for its payer, the holder of its
order''s token and whoever keeps payments. what: came (it is looked at), second and late (it came for what was paid, or over, and is looked
at), owed_second, owed_above, owed (it goes back), sending, delayed, sent, given (in cash), moved and moved_in (to or from the bill
`number`), twice (M-Pesa sent it once more), reversed (M-Pesa took it back), never_came (M-Pesa does not know it), matched (it was here before somebody knew what for; `at`: when they did) and owing (so much is to be paid again). `phone`: where it goes
or went, where that is not a number of theirs, with stars in its middle. Nothing for others.';
