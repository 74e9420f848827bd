-- "Make it two, and bring it to my office": until now the desk cancelled such an order, gave the money back and took another. It is changed now
-- until it is packed. What stays keeps its price; what is left to pay is asked for as the rest of a part payment, and what came too much is
-- owed back as any excess: both were known to the ledger before.

alter table public.order_events drop constraint order_events_kind_check;
alter table public.order_events add constraint order_events_kind_check check (kind in ('placed', 'edited', 'payment_prompted',
  'payment_confirmed', 'payment_failed', 'payment_review', 'packed', 'dispatched', 'dispatch_undone', 'delivered',
  'came_back', 'cancelled', 'hold_expired', 'reopened', 'refund_due', 'claimed', 'receipt_claimed',
  'payment_resolved', 'payment_reversed', 'cash_collected', 'refunded', 'return_requested', 'return_approved',
  'return_refused', 'return_received', 'return_refunded'));
comment on column public.order_events.kind is 'placed; edited (by the desk, before it was packed); payment_prompted, payment_confirmed, payment_failed, payment_review, payment_resolved, receipt_claimed, cash_collected; packed, dispatched, dispatch_undone, delivered, came_back; cancelled, hold_expired, reopened, claimed (by an account); refund_due, refunded; return_requested, return_approved, return_refused, return_received, return_refunded.';
comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, edited (its order was changed), sent_back, refund_returned (that came back to us), reversed (M-Pesa took a payment back), sent_twice,
got_back, written_off, carried_over, charged, to_bank, brought_in, other_day (M-Pesa said afterwards on which day it was paid), unplaced (came for no
bill we know), placed (has found its bill), set_aside, given_back (what had no bill went back), paid_out and paid_fee (a line that somebody booked),
handed_in (a rider''s cash came to the till).';

create index order_events_edited_idx on public.order_events (order_id) where kind = 'edited';

-- What an order would come to with other lines, or elsewhere.
create function private.price_edit(target public.orders, items jsonb, county text, pickup_point text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines jsonb;
  subtotal integer;
  weight integer;
  is_same boolean;
  zone public.delivery_zones := private.delivery_terms(price_edit.county, nullif(price_edit.pickup_point, ''));
  stays constant boolean := case when nullif(price_edit.pickup_point, '') is null
    then target.pickup_point_id is null and target.county = price_edit.county else target.pickup_point_id is not distinct from price_edit.pickup_point end;
  offer public.coupons;
  delivery integer;
  discount integer := 0;
begin
  with wanted as (
    select r.product_id, r.quantity, (select min(x.ordinality) from jsonb_array_elements(price_edit.items) with ordinality x
      where (x.value ->> 'product_id')::bigint = r.product_id) as place
    from private.read_items(price_edit.items) r
  ), both_sides as (
    select coalesce(w.product_id, i.product_id) as product_id, coalesce(w.quantity, 0) as quantity, coalesce(i.quantity, 0) as before, w.place,
      coalesce(i.name, p.name) as name, coalesce(i.size, p.size) as size, coalesce(i.picture, p.picture) as picture,
      coalesce(i.unit_price_kes, p.price_kes, 0) as unit_price, p.weight_g, p.status,
      coalesce(private.sellable_stock(p.stock, p.expires_on), 0) as stock,
      i.id is null and (trim(p.warnings) <> '' or cardinality(p.herb_slugs) > 0) as warns
    from wanted w full join (select * from public.order_items x where x.order_id = target.id) i on i.product_id = w.product_id
    left join public.products p on p.id = coalesce(w.product_id, i.product_id)
  )
  select jsonb_agg(jsonb_build_object('product_id', b.product_id, 'name', b.name, 'size', b.size, 'picture', b.picture, 'unit_price_kes', b.unit_price,
      'quantity', b.quantity, 'before', b.before, 'line_total_kes', b.unit_price * b.quantity, 'stock', b.stock + b.before, 'warns', coalesce(b.warns, false),
      'problem', case when b.quantity <= b.before then null when b.status is distinct from 'active' then 'gone' when b.stock = 0 then 'sold_out'
        when b.stock < b.quantity - b.before then 'short' end) order by b.place nulls last, b.product_id),
    sum(b.unit_price * b.quantity), sum(coalesce(b.weight_g, 0) * b.quantity), bool_and(b.quantity = b.before)
  into lines, subtotal, weight, is_same from both_sides b;
  if is_same and stays then
    delivery := target.delivery_kes;
    discount := target.discount_kes;
  else
    if zone.id is not null and weight <= coalesce(zone.max_weight_g, weight) then
      delivery := private.delivery_fee(zone, weight, subtotal);
    end if;
    select c.* into offer from public.coupon_redemptions r join public.coupons c on c.id = r.coupon_id
    where r.order_id = target.id and r.given_back_at is null and subtotal >= c.min_subtotal_kes;
    if found then
      discount := private.coupon_discount(offer, subtotal, coalesce(delivery, 1));
    end if;
  end if;
  return jsonb_build_object('lines', lines, 'is_same', is_same and stays, 'subtotal_kes', subtotal, 'discount_kes', discount, 'delivery_kes', delivery,
    'total_kes', subtotal - discount + delivery, 'too_heavy', coalesce(weight > zone.max_weight_g, false),
    'cash_on_delivery', coalesce(zone.cash_on_delivery, false));
end $$;
comment on function private.price_edit(public.orders, jsonb, text, text) is
  'What an order comes to with other lines, or elsewhere: lines that stay at the price of their day, new ones at today''s, delivery by the terms of today once anything of that changes, and its coupon as long as
its least sum is reached. Lines that go have the quantity 0. Answers {lines [{product_id bigint, name text | null, size text | null, picture text | null, unit_price_kes
integer, quantity integer, before integer, line_total_kes integer, stock integer, warns boolean, problem "gone" | "sold_out" | "short" | null}], is_same boolean,
subtotal_kes integer, discount_kes integer, delivery_kes integer | null, total_kes integer | null, too_heavy boolean, cash_on_delivery boolean}. Refusals: bad_quantity, empty_cart,
unknown_product.';
revoke execute on function private.price_edit(public.orders, jsonb, text, text) from public;

create function private.money_here(bill public.bills) returns integer
language sql stable set search_path = '' as $$
  select case when bill.state = 'paid' then private.left_to_refund(bill.id) when private.is_part_paid(bill) then private.parts_of(bill.id) else 0 end
$$;
comment on function private.money_here(public.bills) is 'What came for a bill and is with us, as far as nobody has to look at it first, KSh.';
revoke execute on function private.money_here(public.bills) from public;

create function public.quote_edit(order_id uuid, items jsonb, county text default null, pickup_point text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  target public.orders;
  bill public.bills;
  priced jsonb;
  here integer;
begin
  perform private.require_capability('orders');
  select * into target from public.orders o where o.id = quote_edit.order_id;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  select * into bill from public.bills b where b.id = target.id;
  priced := private.price_edit(target, quote_edit.items, quote_edit.county, quote_edit.pickup_point);
  here := private.money_here(bill);
  return priced || jsonb_build_object('here_kes', here, 'to_pay_kes', greatest((priced ->> 'total_kes')::integer - here, 0),
    'back_kes', greatest(here - (priced ->> 'total_kes')::integer, 0));
end $$;
comment on function public.quote_edit(uuid, jsonb, text, text) is
  'What an order would come to for the desk (orders), and what that means for its money: what came and is here, what is left to pay, and what goes back, both 0 without a place
we send to. Answers as private.price_edit and {here_kes integer, to_pay_kes integer, back_kes integer}. Refusals: bad_quantity, empty_cart, not_allowed, not_found,
unknown_product.';
revoke execute on function public.quote_edit(uuid, jsonb, text, text) from public;
grant execute on function public.quote_edit(uuid, jsonb, text, text) to authenticated, service_role;

create function private.refuse_edit(target public.orders) returns void
language plpgsql set search_path = '' as $$
declare
  back constant integer := private.refund_in_flight(target.id);
begin
  if target.fulfilment_state <> 'placed' then
    perform private.refuse('wrong_state', case target.fulfilment_state when 'packed' then 'This order is packed already.'
      when 'cancelled' then 'This order is cancelled.' else 'This order has left the shop.' end, 'Take what they want as another order.');
  end if;
  if target.return_state <> 'none' then
    perform private.refuse('wrong_state', 'A return is open for this order.', 'Decide about it first.');
  end if;
  if target.payment_state in ('refund_due', 'refunded', 'expired') then
    perform private.refuse('wrong_state', 'The money of this order goes back.', 'Take what they want as another order.');
  end if;
  if back > 0 then
    perform private.refuse('refund_in_flight', format('%s of this order is being sent back.', private.shillings(back)), 'Wait until it is done, or withdraw that refund first.');
  end if;
end $$;
comment on function private.refuse_edit(public.orders) is 'Refuses to change a locked order that is packed, over, or whose money or goods go back. Refusals: refund_in_flight, wrong_state.';
revoke execute on function private.refuse_edit(public.orders) from public;

-- What another sum asks of the money of a locked order. Who packs changes no money that came.
create function private.refuse_other_sum(target public.orders, bill public.bills, total_kes integer) returns void
language plpgsql set search_path = '' as $$
declare
  zone constant public.delivery_zones := private.delivery_terms(target.county, target.pickup_point_id);
  settings public.shop_settings;
begin
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = bill.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  if exists (select 1 from public.payments p where p.bill_id = bill.id and p.state in ('starting', 'prompted')) then
    perform private.refuse('prompt_open', 'A prompt for the former sum is on the buyer''s phone.', 'Wait until it is answered, then change the order.');
  end if;
  if private.claimed_receipt(bill.id) is not null then
    perform private.refuse('claim_open', format('We are still checking receipt %s.', private.claimed_receipt(bill.id)), 'Decide about it first.');
  end if;
  if (bill.state = 'needs_review' and not private.is_part_paid(bill)) or private.owing_kes(bill.id) > 0 or private.awaited_kes(bill.id) > 0 then
    perform private.refuse('in_review', 'A payment for this order waits for a word at the desk.', 'Decide about it first.');
  end if;
  if private.money_here(bill) > 0 then
    perform private.require_capability('payments');
  end if;
  if bill.state = 'paid' and bill.sales_kes <> bill.asked_kes then
    perform private.refuse('other_sum_kept', 'What is kept of this order is not its price.', 'Take what they want as another order.');
  end if;
  -- of a part payment each receipt is known, and nothing went back
  if bill.state = 'paid' and refuse_other_sum.total_kes > private.money_here(bill) and exists (
      select 1 from public.payments p where p.bill_id = bill.id and p.state in ('paid', 'refund_due', 'refunded')
        and (p.state <> 'paid' or p.method <> 'mpesa' or p.receipt is null or p.received_kes <> private.left_to_refund(bill.id, p.id))) then
    perform private.refuse('not_added_to', 'Nothing can be added to what was paid for this order.', 'Take what they want besides as another order.');
  end if;
  if target.payment_method = 'cash' and bill.state = 'open' then
    select * into settings from public.shop_settings;
    perform private.check_payment_method('cash', zone, refuse_other_sum.total_kes, settings);
  end if;
end $$;
comment on function private.refuse_other_sum(public.orders, public.bills, integer) is 'Refuses another price of a locked order while its money is on its way or in doubt, or could not follow. Refusals: cash_not_available,
claim_open, in_review, not_added_to, not_allowed, other_sum_kept, prompt_open.';
revoke execute on function private.refuse_other_sum(public.orders, public.bills, integer) from public;

-- Pieces that go are on the shelf, and those that come are off it, or none are.
create function private.move_edited_stock(target public.orders, lines jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  line record;
begin
  for line in
    select p.id, p.name, p.status, private.sellable_stock(p.stock, p.expires_on) as stock, l.quantity - l.before as more
    from jsonb_to_recordset(move_edited_stock.lines) l (product_id bigint, quantity integer, before integer) join public.products p on p.id = l.product_id
    where l.quantity <> l.before order by p.id for no key update of p
  loop
    if line.more > 0 and line.status <> 'active' then
      perform private.refuse('unknown_product', line.name || ' is no longer sold.', 'Leave it as it was.');
    elsif line.more > line.stock then
      perform private.refuse('out_of_stock', case when line.stock = 0 then line.name || ' has just sold out.'
        else format('Only %s more of %s left.', line.stock, line.name) end, 'Leave it as it was, or take less.');
    end if;
    update public.products p set stock = p.stock - line.more where p.id = line.id;
    insert into public.stock_movements (product_id, change, reason, order_id, actor)
    values (line.id, -line.more, case when line.more > 0 then 'order' else 'released' end, target.id, private.caller());
  end loop;
  delete from public.order_items i using jsonb_to_recordset(move_edited_stock.lines) l (product_id bigint, quantity integer)
  where i.order_id = target.id and i.product_id = l.product_id and l.quantity = 0;
  update public.order_items i set quantity = l.quantity, line_total_kes = i.unit_price_kes * l.quantity
  from jsonb_to_recordset(move_edited_stock.lines) l (product_id bigint, quantity integer, before integer)
  where i.order_id = target.id and i.product_id = l.product_id and l.quantity <> l.before and l.quantity > 0;
  insert into public.order_items (order_id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes)
  select target.id, l.product_id, l.name, l.size, l.picture, l.unit_price_kes, l.quantity, l.line_total_kes
  from jsonb_to_recordset(move_edited_stock.lines) l (product_id bigint, name text, size text, picture text, unit_price_kes integer, quantity integer, before integer,
    line_total_kes integer)
  where l.before = 0 and l.quantity > 0 order by l.product_id;
end $$;
comment on function private.move_edited_stock(public.orders, jsonb) is 'Gives a locked order other lines, as private.price_edit tells them, with the stock of them. Refusals: out_of_stock, unknown_product.';
revoke execute on function private.move_edited_stock(public.orders, jsonb) from public;

-- An invoice says what was sold. Once that is something else a credit note takes it back, and another one is written in its place.
create function private.correct_documents(bill_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  bill public.bills;
  original public.invoices;
  last_one public.invoices;
  sold constant integer := private.sold_kes(correct_documents.bill_id);
begin
  perform pg_advisory_xact_lock(hashtextextended('documents ' || correct_documents.bill_id, 0));
  select * into bill from public.bills b where b.id = correct_documents.bill_id;
  if private.documented_kes(bill.id) <= 0 or exists (select 1 from private.documents_due d where d.bill_id = bill.id) then
    return;
  end if;
  for original in
    select i.* from public.invoices i where i.bill_id = bill.id and i.kind = 'invoice' and i.booked_at is not null and private.left_of_invoice(i.id) > 0
    order by i.document_no
  loop
    perform private.issue_credit(bill, original, private.left_of_invoice(original.id), 'corrected', now());
    last_one := original;
  end loop;
  if sold > 0 then
    perform private.issue_invoice(bill, sold, now(), replaced => last_one);
  end if;
end $$;
comment on function private.correct_documents(uuid) is 'Takes back the invoices of a bill whose order was changed and writes one of what is sold now; nothing where no invoice was written yet.';
revoke execute on function private.correct_documents(uuid) from public;

-- The money of a locked order follows its new price.
create function private.follow_other_sum(bill_id uuid, here_kes integer) returns void
language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = follow_other_sum.bill_id;
  if bill.state = 'paid' and bill.asked_kes > here_kes then
    update public.payments p set state = 'needs_review', result_code = 0, result_text = private.part_words(p.received_kes, bill.asked_kes)
    where p.bill_id = bill.id and p.state = 'paid';
    update public.orders o set payment_state = 'needs_review', hold_expires_at = null where o.id = bill.id;
  elsif bill.state = 'needs_review' and bill.asked_kes > here_kes then
    update public.payments p set result_text = private.part_words(p.received_kes, bill.asked_kes) where p.bill_id = bill.id and private.is_part(p, null);
  elsif bill.state = 'needs_review' then
    update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes)), next_check_at = null
    where p.bill_id = bill.id and private.is_part(p, null);
    update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = bill.id;
    perform private.log_order_event(bill.id, 'payment_resolved', '{"decision": "paid"}', private.caller());
  elsif bill.state = 'open' then
    update public.orders o set hold_expires_at = greatest(o.hold_expires_at, now() + make_interval(mins => s.hold_minutes))
    from public.shop_settings s where o.id = bill.id and o.payment_method = 'mpesa';
  end if;
  perform private.book(bill.id, 'edited');
end $$;
comment on function private.follow_other_sum(uuid, integer) is 'What becomes of the money that is here for a locked bill whose price has changed: too little of it waits for its rest as a part, enough pays it, and what is above is owed back.';
revoke execute on function private.follow_other_sum(uuid, integer) from public;

create function public.edit_order(order_id uuid, seen timestamptz, client_key uuid, items jsonb, contact_name text, phone text, county text, town text,
  landmark text, note text default null, pickup_point text default null, expected_total_kes integer default null, read_out boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
  bill public.bills;
  point public.pickup_points;
  priced jsonb;
  line record;
  here integer;
  total integer;
  other_fields text[];
  changed_lines jsonb;
begin
  perform private.require_capability('orders');
  bill := private.lock_bill(edit_order.order_id);
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if exists (select 1 from public.order_events e where e.order_id = target.id and e.kind = 'edited' and e.detail ->> 'client_key' = edit_order.client_key::text) then
    return private.describe_edit(target, bill);
  end if;
  perform private.refuse_edit(target);
  if target.updated_at is distinct from edit_order.seen then
    perform private.refuse('changed', 'This order has changed while you were at it: somebody else changed it, or a payment came.',
      'Look at it as it is now. What you typed is still there.');
  end if;
  if nullif(edit_order.pickup_point, '') is not null then
    select * into point from public.pickup_points p where p.id = edit_order.pickup_point and (p.is_active or p.id = target.pickup_point_id);
    if not found then
      perform private.refuse('unknown_pickup_point', 'This pickup point is not open any more.', 'Choose another one, or have it delivered.');
    end if;
    county := point.county;
    town := point.town;
    landmark := left(point.name || ', ' || point.landmark, 200);
  end if;
  perform private.check_delivery_details(contact_name, phone, target.alt_phone, town, landmark, note);
  priced := private.price_edit(target, edit_order.items, edit_order.county, edit_order.pickup_point);
  for line in select * from jsonb_to_recordset(priced -> 'lines') l (name text, stock integer, problem text, warns boolean) loop
    if line.problem = 'gone' then
      perform private.refuse('unknown_product', coalesce(line.name || ' is no longer sold.', 'Something in your cart is no longer sold.'), 'Leave it as it was.');
    elsif line.warns and not coalesce(edit_order.read_out, false) then
      perform private.refuse('not_read_out', 'Read the warnings of these products to the buyer first.', 'Then say that you did.');
    end if;
  end loop;
  if (priced ->> 'too_heavy')::boolean and not (priced ->> 'is_same')::boolean then
    perform private.refuse('too_heavy', 'This is too heavy for one parcel there.', 'Take what they want besides as another order.');
  end if;
  total := (priced ->> 'total_kes')::integer;
  if total is null then
    perform private.refuse('unknown_county', 'Please choose the county we deliver to.', 'Pick one of the 47 counties.');
  end if;
  if edit_order.expected_total_kes is not null and edit_order.expected_total_kes <> total then
    perform private.refuse('price_changed', format('The total is now %s.', private.shillings(total)), 'Look at it, then save again.');
  end if;
  here := private.money_here(bill);

  other_fields := array_remove(array[
    case when trim(edit_order.contact_name) <> target.contact_name then 'name' end,
    case when private.normalise_phone(edit_order.phone) <> target.phone then 'phone' end,
    case when (edit_order.county, trim(town), trim(landmark), point.id) is distinct from (target.county, target.town, target.landmark, target.pickup_point_id)
      then 'place' end,
    case when nullif(trim(edit_order.note), '') is distinct from target.note then 'note' end], null);
  select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size, 'from', l.before, 'to', l.quantity) order by l.product_id), '[]') into changed_lines
  from jsonb_to_recordset(priced -> 'lines') l (product_id bigint, name text, size text, before integer, quantity integer) where l.before <> l.quantity;
  if cardinality(other_fields) = 0 and changed_lines = '[]' then
    return private.describe_edit(target, bill);
  end if;

  perform private.move_edited_stock(target, priced -> 'lines');
  update public.coupon_redemptions r set discount_kes = (priced ->> 'discount_kes')::integer
  where r.order_id = target.id and r.given_back_at is null and (priced ->> 'discount_kes')::integer > 0;
  if target.discount_kes > 0 and (priced ->> 'discount_kes')::integer = 0 then
    perform private.move_coupons(array[target.id], back => true);
  end if;
  if total < target.total_kes then
    -- what came, or comes by an earlier prompt, above the new price goes back and is no tip
    update public.bills b set excess_owed = true where b.id = bill.id;
  end if;
  update public.orders o
  set contact_name = trim(edit_order.contact_name), phone = private.normalise_phone(edit_order.phone), county = edit_order.county, town = trim(edit_order.town),
    landmark = trim(edit_order.landmark), pickup_point_id = point.id, note = nullif(trim(edit_order.note), ''),
    subtotal_kes = (priced ->> 'subtotal_kes')::integer, discount_kes = (priced ->> 'discount_kes')::integer,
    coupon_code = case when (priced ->> 'discount_kes')::integer > 0 then o.coupon_code end,
    delivery_kes = (priced ->> 'delivery_kes')::integer, total_kes = total
  where o.id = target.id returning * into target;
  if total <> bill.asked_kes then
    perform private.refuse_other_sum(target, bill, total);
    perform private.follow_other_sum(bill.id, here);
  end if;
  if not (priced ->> 'is_same')::boolean then
    perform private.correct_documents(bill.id);
  end if;
  perform private.log_order_event(target.id, 'edited', jsonb_build_object('client_key', edit_order.client_key, 'from_kes', bill.asked_kes, 'to_kes', total,
    'lines', changed_lines, 'fields', to_jsonb(other_fields)), private.caller());
  perform private.audit('order_edited', 'orders', target.id::text, jsonb_build_object('number', target.number, 'from_kes', bill.asked_kes, 'to_kes', total,
    'lines', changed_lines, 'fields', to_jsonb(other_fields)));
  select * into bill from public.bills b where b.id = target.id;
  select * into target from public.orders o where o.id = target.id;
  perform private.notify_buyer(target, 'info', 'Your order was changed',
    format('Order %s was changed as you asked: it comes to %s now.', target.number, private.shillings(total)) || case
      when target.payment_method = 'cash' and target.payment_state = 'unpaid' then format(' Have %s ready in cash.', private.shillings(total))
      when bill.state = 'paid' and here > total then format(' We send %s back to you.', private.shillings(here - total))
      when bill.state = 'paid' then ' There is nothing more to pay.'
      when private.asked_of_payer(bill) > 0 then format(' Please pay %s.', private.shillings(private.asked_of_payer(bill))) else '' end);
  return private.describe_edit(target, bill);
end $$;

create function private.describe_edit(target public.orders, bill public.bills) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', target.id, 'number', target.number, 'phone', target.phone, 'total_kes', target.total_kes,
    'to_pay_kes', private.asked_of_payer(bill), 'back_kes', case when bill.state = 'paid' then greatest(private.left_to_refund(bill.id) - bill.asked_kes, 0) else 0 end)
$$;
comment on function private.describe_edit(public.orders, public.bills) is 'An order that was changed, with what is to be asked of its buyer by M-Pesa and what goes back. Answers {id uuid, number text, phone text,
total_kes integer, to_pay_kes integer, back_kes integer}.';
comment on function public.edit_order(uuid, timestamptz, uuid, jsonb, text, text, text, text, text, text, text, integer, boolean) is
  'The desk (orders) changes what is in an order and whom and where it goes to, until it is packed; another sum of money that came is for payments. `seen` is orders.updated_at as it stood
when they began: what changed since refuses it. The same `client_key` changes it once. `items` are all lines as they shall be, [{product_id, quantity}]; what stays keeps its price.
A rest is asked for as that of a part payment, what came too much is owed back, and the buyer is told once of both. Answers as private.describe_edit. Refusals: bad_phone,
bad_quantity, cash_not_available, changed, claim_open, empty_cart, in_review, missing_address, not_added_to, not_allowed, not_found, not_read_out, other_sum_kept, out_of_stock, price_changed,
prompt_open, refund_in_flight, too_heavy, unknown_county, unknown_pickup_point, unknown_product, wrong_state.';
revoke execute on function private.describe_edit(public.orders, public.bills) from public;
revoke execute on function public.edit_order(uuid, timestamptz, uuid, jsonb, text, text, text, text, text, text, text, integer, boolean) from public;
grant execute on function public.edit_order(uuid, timestamptz, uuid, jsonb, text, text, text, text, text, text, text, integer, boolean) to authenticated, service_role;

create function public.order_people(order_id uuid) returns table (event_id bigint, person text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_capability('orders');
  return query
    select e.id, private.person_name(e.actor_id) from public.order_events e join public.orders o on o.id = e.order_id
    where e.order_id = order_people.order_id and e.actor_id is not null and e.actor_id is distinct from o.user_id
      and exists (select 1 from public.user_roles r where r.user_id = e.actor_id);
end $$;
comment on function public.order_people(uuid) is 'For the desk (orders): who of the shop did what in the story of an order. Refusals: not_allowed.';
revoke execute on function public.order_people(uuid) from public;
grant execute on function public.order_people(uuid) to authenticated;

create function public.order_to_pay(order_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_capability('orders');
  return coalesce((select private.asked_of_payer(b) from public.bills b where b.id = order_to_pay.order_id and b.kind = 'order'), 0);
end $$;
comment on function public.order_to_pay(uuid) is 'For the desk (orders): what the buyer of an order is to pay by M-Pesa now, KSh; 0: nothing, or a prompt is open, a receipt is looked for, or
money came that may be for it. Refusals: not_allowed.';
revoke execute on function public.order_to_pay(uuid) from public;
grant execute on function public.order_to_pay(uuid) to authenticated, service_role;

-- The buyer hears once what changed and what it means for their money, two minutes after the last change.
alter table private.text_messages drop constraint text_messages_kind_check;
alter table private.text_messages add constraint text_messages_kind_check check (kind in ('placed', 'paid', 'underpaid', 'edited', 'dispatched', 'at_pickup', 'delivered',
  'refunded', 'cancelled', 'back_in_stock', 'booking_made', 'booking_moved', 'booking_cancelled', 'booking_tomorrow'));
comment on column private.text_messages.kind is 'placed, paid, underpaid, edited, dispatched, at_pickup, delivered, refunded, cancelled, back_in_stock, booking_made, booking_moved, booking_cancelled or booking_tomorrow.';

create or replace function private.text_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  placed public.orders;
  made private.text_messages;
begin
  select * into placed from public.orders o where o.id = new.order_id;
  made.phone := private.text_receiver(placed);
  if made.phone is null then
    return null;
  end if;
  made.kind := case new.kind when 'payment_confirmed' then 'paid' when 'payment_review' then 'underpaid' when 'hold_expired' then 'cancelled'
    when 'came_back' then 'cancelled' else new.kind end;
  -- what is still to be said of a new order says what it comes to now
  if new.kind = 'edited' and exists (select 1 from private.text_messages t where t.order_id = new.order_id and t.kind = 'placed' and t.state = 'waiting') then
    return null;
  end if;
  made.event_id := new.id;
  made.order_id := new.order_id;
  made.user_id := placed.user_id;
  made.amount_kes := case when new.kind = 'refunded' then (new.detail ->> 'amount_kes')::integer end;
  perform private.queue_text(made, made.kind in ('placed', 'paid', 'underpaid', 'edited'),
    case when made.kind = 'placed' and placed.payment_method = 'mpesa' then interval '3 minutes'
      when made.kind = 'edited' then interval '2 minutes' when made.kind = 'dispatched' then interval '10 minutes' else interval '0' end);
  return null;
end
$function$;

drop trigger text_order_event on public.order_events;
create trigger text_order_event after insert on public.order_events for each row when (new.kind in ('placed', 'edited', 'payment_confirmed', 'payment_review',
  'dispatched', 'delivered', 'refunded', 'cancelled', 'hold_expired', 'came_back')) execute function private.text_order_event();

create or replace function private.text_words(told private.text_messages)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  placed public.orders;
  bill public.bills;
  booked public.consultations;
  in_cash text;
  too_much_kes integer;
begin
  if told.kind = 'back_in_stock' then
    return 'Something you asked about can be ordered again.';
  elsif told.kind like 'booking_%' then
    select * into booked from public.consultations c where c.id = told.consultation_id;
    if booked.id is null or (told.kind <> 'booking_cancelled' and (booked.state <> 'confirmed' or booked.starts_at < now())) then
      return null;
    end if;
    return format(case told.kind when 'booking_made' then 'Your booking is confirmed: %s.' when 'booking_moved' then 'Your booking has moved to %s.'
      when 'booking_cancelled' then 'Your booking of %s is cancelled.' else 'Your booking is tomorrow: %s.' end,
      private.when_text(booked.starts_at, booked.client_time_zone));
  end if;
  select * into placed from public.orders o where o.id = told.order_id;
  select * into bill from public.bills b where b.id = told.order_id;
  if placed.id is null then
    return null;
  end if;
  too_much_kes := (select max(p.received_kes) from public.payments p
    where p.bill_id = bill.id and p.state = 'needs_review' and p.received_kes > bill.asked_kes);
  in_cash := case when placed.payment_method = 'cash' and placed.payment_state = 'unpaid'
    then format(' Have %s ready in cash.', private.shillings(placed.total_kes)) else '' end;
  return case told.kind
    when 'placed' then case
      when placed.fulfilment_state <> 'placed' then null
      when placed.payment_method = 'cash' then format('Thank you for order %s.', placed.number) || in_cash
      when placed.payment_state not in ('awaiting', 'failed') then null
      when private.asked_of_payer(bill) = 0 then format('We have order %s and wait for M-Pesa.', placed.number)
      else format('Order %s: please pay %s.', placed.number, private.shillings(private.asked_of_payer(bill))) || private.pay_words(placed.number)
    end
    when 'paid' then case
      when placed.payment_state <> 'paid' then null
      when placed.fulfilment_state in ('placed', 'packed')
        then format('We have %s for order %s and are packing it.', private.shillings(private.paid_kes(bill.id)), placed.number)
      else format('We have %s for order %s. There is nothing more to pay.', private.shillings(private.paid_kes(bill.id)), placed.number)
    end
    when 'underpaid' then case
      when private.is_part_paid(bill) then format('%s of %s came for order %s. Please pay the other %s.', private.shillings(private.parts_of(bill.id)),
        private.shillings(bill.asked_kes), placed.number, private.shillings(private.still_to_pay(bill))) || private.pay_words(placed.number)
      when too_much_kes is not null then format('%s came for order %s, more than it costs. We look at it and write to you.',
        private.shillings(too_much_kes), placed.number) end
    when 'dispatched' then case when placed.fulfilment_state = 'dispatched' and told.event_id = (
        select max(e.id) from public.order_events e where e.order_id = placed.id and e.kind = 'dispatched')
      and not exists (select 1 from public.pickup_arrivals a where a.order_id = placed.id)
      -- never the town, which is whatever somebody typed who knows the number of a phone
      then case when placed.pickup_point_id is null then format('Order %s is on its way to you.', placed.number)
        else format('Order %s is on its way to %s.', placed.number, (select p.name from public.pickup_points p where p.id = placed.pickup_point_id))
        end || in_cash end
    when 'at_pickup' then case when placed.fulfilment_state = 'dispatched'
      then format('Order %s is at the pickup point for you: %s.', placed.number,
        (select p.name from public.pickup_points p where p.id = placed.pickup_point_id)) || in_cash end
    when 'delivered' then format('Order %s has been delivered. Thank you for shopping with us.', placed.number)
    when 'edited' then case when told.event_id = (
        select max(e.id) from public.order_events e where e.order_id = placed.id and e.kind = 'edited') and placed.fulfilment_state <> 'cancelled'
      then format('Order %s was changed: it comes to %s now.', placed.number, private.shillings(placed.total_kes)) || case
        when in_cash <> '' then in_cash
        when private.asked_of_payer(bill) > 0
          then format(' Please pay %s.', private.shillings(private.asked_of_payer(bill))) || private.pay_words(placed.number)
        when placed.payment_state = 'paid' and private.left_to_refund(bill.id) > bill.asked_kes
          then format(' We send %s back to you.', private.shillings(private.left_to_refund(bill.id) - bill.asked_kes))
        when placed.payment_state = 'paid' then ' There is nothing more to pay.' else '' end end
    when 'refunded' then format('We sent %s back for order %s.', private.shillings(told.amount_kes), placed.number)
    when 'cancelled' then case
      when placed.fulfilment_state <> 'cancelled' then null
      when exists (select 1 from public.order_events e where e.order_id = placed.id and e.kind = 'came_back')
        then format('Order %s could not be delivered and is back with us.', placed.number)
      when placed.payment_state = 'expired' then format('Order %s was not paid in time. You are welcome to order again.', placed.number)
      when placed.payment_state = 'unpaid' then format('Order %s is cancelled. You have not been charged.', placed.number)
      when placed.payment_state = 'refund_due' then format('Order %s is cancelled. Your money is on its way back.', placed.number)
      else format('Order %s is cancelled.', placed.number)
    end
  end;
end
$function$;
