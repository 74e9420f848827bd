-- What a payer reads of the money of a bill on every page of it, besides its price: what came and is looked at, what goes back, what went,
-- how and when. Until now the pages reckoned that from states: an overpaid order read "M-Pesa has not told us", a second payment
-- stood nowhere, and "refunded" said M-Pesa of what was given in cash. Each line is what the ledger has of it.

create function private.bill_readable(bill_id uuid, order_token text) returns public.bills
language sql stable set search_path = '' as $$
  select b from public.bills b
  where b.id = bill_readable.bill_id and (b.payer_id = private.caller() or public.has_capability('payments') or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = bill_readable.order_token))
$$;
comment on function private.bill_readable(uuid, text) is
  'A bill of the caller, of the holder of its order''s token, or any for whoever keeps payments; an empty row for others.';

create function private.owed_lines(bill public.bills) returns table(what text, amount_kes integer, receipt text)
language sql stable set search_path = '' as $$
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
  select case bill.state when 'paid' then 'owed_above' else 'owed' end, w.kes, null
  from (
    select (select kes from owed) - coalesce((select sum(left_kes) from second), 0)
      - coalesce((select sum(t.kes) from told t where t.payment_id not in (select id from second)), 0) as kes
  ) w
  where w.kes > 0
$$;
comment on function private.owed_lines(public.bills) is
  'What the ledger owes back of a bill and M-Pesa is not sending: second payments of a paid bill, what came above its price, or all that
is owed of one that is over.';

create function public.money_of_bill(bill_id uuid, order_token text default null)
returns table(what text, amount_kes integer, receipt text, number text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  with bill as (
    select (b.row).* from (select private.bill_readable(money_of_bill.bill_id, money_of_bill.order_token) as row) b where (b.row).id is not null
  )
  select x.what, x.amount_kes, x.receipt, x.number, x.at from (
    select case b.state when 'paid' then 'second' when 'refund_due' then 'late' when 'refunded' then 'late' else 'came' end as what,
      p.received_kes as amount_kes, p.receipt, null::text as number, coalesce(p.paid_at, p.created_at) as at, 2 as place
    from bill b join public.payments p on p.bill_id = b.id
    where p.state = 'needs_review' and p.result_code = 0 and p.received_kes > 0 and p.method <> 'moved'
    union all
    select 'moved_in', p.received_kes, null, (
        select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id),
      p.created_at, 1
    from bill b join public.payments p on p.bill_id = b.id
    where p.method = 'moved' and p.received_kes > 0
    union all
    select o.what, o.amount_kes, o.receipt, null, null, 3
    from bill b cross join lateral private.owed_lines((select x from public.bills x where x.id = b.id)) o
    union all
    select case when r.method = 'moved' then 'moved' when r.method = 'cash' then 'given' else 'sent' end, r.amount_kes,
      case r.method when 'mpesa' then r.reference end, (
        select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to), r.at, 1
    from bill b join public.refunds r on r.bill_id = b.id
    union all
    select case o.state when 'failed' then 'delayed' else 'sending' end, o.amount_kes, null, null, o.approved_at, 2
    from bill b join public.refund_orders o on o.bill_id = b.id where o.state in ('approved', 'sending', 'doubtful', 'failed')
    union all
    select 'twice', o.amount_kes, o.second_receipt, null, coalesce(o.settled_at, o.updated_at), 1
    from bill b join public.refund_orders o on o.bill_id = b.id
    where o.second_receipt is not null and (
      select sum(e.amount_kes) from public.ledger_entries e where e.reference = o.second_receipt and e.account = 'sent_twice') > 0
  ) x
  order by x.place, x.at nulls last
$$;
comment on function public.money_of_bill(uuid, text) is
  'May be null: receipt, number, at. What a payer is told of the money of a bill besides its price, for its payer, the holder of its
order''s token and whoever keeps payments. what: came (it is looked at), second and late (it came for what was paid, or over, and is looked
at), owed_second, owed_above, owed (it goes back), sending, delayed, sent, given (in cash), moved and moved_in (to or from the bill
`number`), twice (M-Pesa sent it once more). Nothing for others.';
revoke all on function public.money_of_bill(uuid, text) from public;
grant execute on function public.money_of_bill(uuid, text) to anon, authenticated, service_role;

-- A page of an earlier release reads these lines and says "was sent back" of each.
create or replace function public.refunds_of(bill_id uuid, order_token text default null)
returns table(amount_kes integer, state text, receipt text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  select m.amount_kes, case m.what when 'given' then 'sent' else m.what end, m.receipt, m.at
  from public.money_of_bill(refunds_of.bill_id, refunds_of.order_token) m
  where m.what in ('sent', 'given', 'sending', 'delayed') order by m.at
$$;

-- A receipt says of which bill money was moved here, and to which one it went.
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
        'at', coalesce(p.paid_at, p.updated_at), 'amount_kes', p.received_kes, 'number', (
          select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id)) order by p.created_at), '[]')
      from public.payments p where p.bill_id = bill.id and p.received_kes > 0
        and p.state in ('paid', 'refund_due', 'refunded')),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at, 'number', (
          select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to)) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id));
end $function$;
