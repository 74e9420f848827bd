-- One receipt for every bill: before it is paid what it will cost, then its invoice and credit notes.

create function private.describe_line(kind text, name text, detail text, quantity integer, unit_price_kes integer,
  discount_kes integer, amount_kes integer, tax_code text)
returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('kind', kind, 'name', name, 'detail', detail, 'quantity', quantity,
    'unit_price_kes', unit_price_kes, 'discount_kes', discount_kes, 'amount_kes', amount_kes, 'tax_code', tax_code)
$$;
comment on function private.describe_line(text, text, text, integer, integer, integer, integer, text) is 'One line of it.';

create function private.describe_document(document public.invoices) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', document.id, 'kind', document.kind, 'number', document.number,
    'issued_at', document.issued_at, 'paid_at', document.paid_at, 'method', document.method,
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
$$;
comment on function private.describe_document(public.invoices) is 'An invoice or credit note as its paper shows it.';

create function private.bill_to_read(bill_id uuid, order_token text) returns public.bills
language plpgsql stable set search_path = '' as $$
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
end $$;
comment on function private.bill_to_read(uuid, text) is
  'A bill of the caller, of the holder of its order''s token, or any for whoever keeps payments. Refusals: not_signed_in,
not_found.';

create function public.receipt(bill_id uuid, order_token text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
      select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'receipt', p.receipt, 'at', p.updated_at,
        'amount_kes', p.received_kes) order by p.created_at), '[]')
      from public.payments p where p.bill_id = bill.id and p.received_kes > 0
        and p.state in ('paid', 'refund_due', 'refunded')),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id));
end $$;
comment on function public.receipt(uuid, text) is
  'A bill as its receipt shows it: its invoice and credit notes, or, before it is paid, what it would say (`expected`), with
payments and refunds. For its payer, the holder of its order''s token and whoever keeps payments. Refusals: not_signed_in,
not_found.';
grant execute on function public.receipt(uuid, text) to anon, authenticated, service_role;

create function public.set_buyer_pin(bill_id uuid, pin text, name text default null, order_token text default null)
returns void language plpgsql security definer set search_path = '' as $$
declare
  bill constant public.bills := private.lock_own_bill(set_buyer_pin.bill_id, set_buyer_pin.order_token);
begin
  if exists (select 1 from public.invoices i where i.bill_id = bill.id) then
    perform private.refuse('invoice_issued', 'The invoice is issued already.', 'Contact us and we will replace it.');
  end if;
  perform private.keep_pin(bill.id, set_buyer_pin.pin, set_buyer_pin.name);
end $$;
comment on function public.set_buyer_pin(uuid, text, text, text) is
  'The payer wants their KRA PIN on the invoice, which is not issued yet; an empty one takes it away. Refusals:
not_signed_in, not_found, invoice_issued, bad_pin, bad_pin_name.';
grant execute on function public.set_buyer_pin(uuid, text, text, text) to anon, authenticated, service_role;

-- Pages of release 1.0 know the receipt of an order by this name.
create or replace function public.order_receipt(order_id uuid, order_token text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bill constant public.bills := private.bill_to_read(order_receipt.order_id, order_receipt.order_token);
  target public.orders;
  issued public.invoices;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  perform private.issue_documents(bill.id);
  select * into issued from public.invoices i where i.bill_id = bill.id and i.kind = 'invoice' order by i.document_no limit 1;
  return private.describe_own_order(target) || jsonb_build_object(
    'invoice_number', issued.number, 'issued_at', issued.issued_at,
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id));
end $$;
comment on function public.order_receipt(uuid, text) is '`receipt` of an order for pages of release 1.0.';

-- The PIN of whoever buys comes with the order, so that one that is no PIN is told at its field.
drop function public.place_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text);
create function public.place_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text,
  county text, town text, landmark text, alt_phone text default null, note text default null,
  expected_total_kes integer default null, coupon text default null, pickup_point text default null,
  buyer_pin text default null)
returns public.orders language plpgsql security definer set search_path = '' as $$
declare
  buyer constant uuid := private.caller();
  most constant integer := (select s.open_orders from public.shop_settings s);
  placed public.orders;
begin
  if buyer is null then
    perform private.refuse('not_signed_in', 'Please sign in to place your order.', 'Your cart is kept.');
  end if;
  if place_order.client_key is null then
    raise exception 'client_key must not be null' using errcode = '22004';
  end if;
  -- One at a time for a buyer: a second call with the same key finds the order of the first, and the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('buyer ' || buyer::text, 0));
  select * into placed from public.orders o where o.user_id = buyer and o.client_key = place_order.client_key;
  if found then
    return placed;
  end if;
  if (
    select count(*) from (
      select from public.orders o
      where o.user_id = buyer and o.fulfilment_state = 'placed'
        and o.payment_state in ('unpaid', 'awaiting', 'failed', 'needs_review')
      limit most
    ) open
  ) >= most then
    perform private.refuse('too_many_orders',
      'You have many unpaid orders already.', 'Pay or cancel one of them first.');
  end if;
  placed := private.create_order(buyer, client_key, items, payment_method, contact_name, phone, county, town, landmark,
    alt_phone, note, expected_total_kes, coupon, pickup_point);
  perform private.keep_pin(placed.id, buyer_pin);
  return placed;
end $$;
comment on function public.place_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text, text) is
  'Places the caller''s order and answers its row. The same `client_key` answers the same order. With a pickup point its own
county, town and landmark count. `buyer_pin` stands on the invoice. Refusals name their kind in `detail`; bad_pin.';
grant execute on function public.place_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text, text)
  to anon, authenticated, service_role;
drop function public.place_guest_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text);
create function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text,
  county text, town text, landmark text, alt_phone text default null, note text default null,
  expected_total_kes integer default null, coupon text default null, pickup_point text default null,
  buyer_pin text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  caller_phone constant text := private.normalise_phone(place_guest_order.phone);
  ticket private.order_tokens;
  placed public.orders;
begin
  if private.caller() is not null then
    perform private.refuse('signed_in', 'You are signed in.', 'Order with your account, so that you find it again.');
  end if;
  if place_guest_order.client_key is null then
    raise exception 'client_key must not be null' using errcode = '22004';
  end if;
  if caller_phone is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  -- One at a time for a key and for a phone: repeated calls find the first order, and the limits below hold.
  perform pg_advisory_xact_lock(hashtextextended('guest key ' || place_guest_order.client_key::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('guest ' || caller_phone, 0));
  select * into ticket from private.order_tokens t where t.client_key = place_guest_order.client_key;
  if not found then
    if (
      select count(*) from public.orders o
      where o.phone = caller_phone and o.is_guest and o.user_id is null and o.fulfilment_state = 'placed'
        and o.payment_state in ('unpaid', 'awaiting', 'failed', 'needs_review')
    ) >= 3 then
      perform private.refuse('too_many_orders',
        'There are unpaid orders for this number already.', 'Pay or cancel one of them first.');
    end if;
    if place_guest_order.payment_method = 'cash' and exists (
      select 1 from public.orders o
      where o.phone = caller_phone and o.user_id is null and o.payment_method = 'cash' and o.payment_state = 'unpaid'
        and o.fulfilment_state <> 'cancelled'
    ) then
      perform private.refuse('cash_not_available',
        'Another cash order is on its way to this number.', 'Please pay this one by M-Pesa, or sign in.');
    end if;
    if not private.count_attempt('guest order', private.caller_address(), 20, interval '1 hour') then
      perform private.refuse('too_many_orders', 'Many orders came from your connection.', 'Please try again in an hour.');
    end if;
    placed := private.create_order(null, client_key, items, payment_method, contact_name, phone, county, town, landmark,
      alt_phone, note, expected_total_kes, coupon, pickup_point);
    perform private.keep_pin(placed.id, buyer_pin);
    insert into private.order_tokens (order_id, client_key) values (placed.id, place_guest_order.client_key)
    returning * into ticket;
  else
    select * into placed from public.orders o where o.id = ticket.order_id;
  end if;
  return jsonb_build_object('order', private.describe_own_order(placed), 'order_token', ticket.token);
end $$;
comment on function public.place_guest_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text, text) is
  'The same for a visitor: {order, order_token}. Refusals as there, signed_in and too_many_orders.';
grant execute on function public.place_guest_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text, text)
  to anon, authenticated, service_role;
