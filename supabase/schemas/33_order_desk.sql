-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The order desk: what waits to be done, many orders at once, notes among ourselves and what we know of a customer.
--
-- "A customer says she paid, and reads the receipt out": the desk finds the order by it.
--
-- A printed slip named neither the shop nor where a parcel goes that nobody takes, and what a pickup point costs stood as "Delivery" on invoices.
--
-- Half of what is sold is ordered by phone or WhatsApp. The desk types it, the database prices it and takes its stock as for
-- any other, and the prompt goes to the buyer's phone at once.
--
-- "Make it two, and bring it to my office": until now the desk cancelled such an order, gave the money back and took another. It is changed now
-- until it is packed. What stays keeps its price; what is left to pay is asked for as the rest of a part payment, and what came too much is
-- owed back as any excess: both were known to the ledger before.

create table public.order_notes (
  id bigint generated always as identity,
  order_id uuid not null,
  author_id uuid,
  body text not null,
  at timestamp with time zone default now() not null,
  constraint order_notes_pkey PRIMARY KEY (id),
  constraint order_notes_body_check CHECK (((length(TRIM(BOTH FROM body)) >= 1) AND (length(TRIM(BOTH FROM body)) <= 1000))),
  constraint order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint order_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.order_notes enable row level security;
comment on table public.order_notes is 'Notes on orders among colleagues; buyers never see them. The desk (orders) reads them; functions write.';
comment on column public.order_notes.id is 'The key of the row.';
comment on column public.order_notes.order_id is 'The order.';
comment on column public.order_notes.author_id is 'Account that wrote it; null once it is erased.';
comment on column public.order_notes.body is '1 to 1,000 letters.';
comment on column public.order_notes.at is 'When.';
grant select on table public.order_notes to authenticated;
grant all on table public.order_notes to service_role;

create index order_notes_order_id_idx ON public.order_notes USING btree (order_id, at);

create index order_notes_author_id_idx ON public.order_notes USING btree (author_id);

create policy order_notes_select_admin on public.order_notes for select to authenticated
  using (( SELECT public.has_capability('orders'::text) AS has_capability));

-- A note for colleagues; the customer never sees it.
create function public.add_order_note(order_id uuid, body text)
returns public.order_notes
language plpgsql
security definer
set search_path = ''
as $function$
declare
  made public.order_notes;
begin
  perform private.require_capability('orders');
  if not exists (select 1 from public.orders o where o.id = add_order_note.order_id) then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if length(trim(coalesce(add_order_note.body, ''))) not between 1 and 1000 then
    perform private.refuse('bad_note', 'A note has 1 to 1,000 letters.');
  end if;
  insert into public.order_notes (order_id, author_id, body)
  values (add_order_note.order_id, private.caller(), trim(add_order_note.body)) returning * into made;
  perform private.audit('order_note', 'orders', made.order_id::text, jsonb_build_object('note_id', made.id));
  return made;
end
$function$;
comment on function public.add_order_note(order_id uuid, body text) is 'The desk (orders) writes a note for colleagues on an order. Answers the note. Refusals: bad_note, not_allowed, not_found.';
grant execute on function public.add_order_note(order_id uuid, body text) to authenticated, service_role;

-- Orders of one queue, the longest waiting first (done and all: the newest). queue: pack | dispatch | on_the_way | unpaid |
-- review | returns | refunds | done | all. `search` is a number, name or phone, or a part of one, or a whole M-Pesa receipt:
-- of a payment, of one that the buyer named, or of a refund, in capitals or not, with spaces or without.
create function public.order_queue(queue text default 'pack'::text, search text default ''::text, page_size integer default 50, page_offset integer default 0)
returns table(id uuid, number text, placed_at timestamp with time zone, contact_name text, phone text, town text, county text, pickup_point_id text, total_kes integer, payment_method text, payment_state text, fulfilment_state text, return_state text, is_guest boolean, pieces integer, notes integer, total_count bigint)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  wanted constant text := lower(trim(coalesce(search, '')));
  wanted_phone constant text := private.normalise_phone(wanted);
  named_receipt constant text := substring(upper(regexp_replace(wanted, '\s', '', 'g')) from '^[A-Z0-9]{8,12}$');
  of_receipt constant uuid[] := array(
    select p.bill_id from public.payments p where p.receipt = named_receipt
    union all select c.bill_id from public.receipt_claims c where c.receipt = named_receipt
    union all select r.bill_id from public.refunds r where r.reference = named_receipt
    -- whoever paid may be another than the buyer
    union all select p.bill_id from public.payments p where p.phone = wanted_phone);
begin
  perform private.require_capability('orders');
  return query
    with found as (
      select o.*, count(*) over () as many from public.orders o
      where case queue
          when 'pack' then o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')
          when 'dispatch' then o.fulfilment_state = 'packed'
          when 'on_the_way' then o.fulfilment_state = 'dispatched'
          when 'unpaid' then o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')
          when 'review' then o.payment_state = 'needs_review'
          when 'returns' then o.return_state in ('requested', 'approved', 'received')
          when 'refunds' then o.payment_state = 'refund_due'
          when 'done' then o.fulfilment_state in ('delivered', 'cancelled')
          else true
        end
        and (wanted = '' or strpos(lower(o.number), wanted) > 0 or strpos(lower(o.contact_name), wanted) > 0
          or o.phone = wanted_phone or strpos(o.phone, wanted) > 0 or o.id = any (of_receipt))
      order by case when queue in ('done', 'all') then o.placed_at end desc, o.placed_at, o.id
      limit least(greatest(coalesce(page_size, 50), 1), 200) offset greatest(coalesce(page_offset, 0), 0)
    )
    select f.id, f.number, f.placed_at, f.contact_name, f.phone, f.town, f.county, f.pickup_point_id, f.total_kes,
      f.payment_method, f.payment_state, f.fulfilment_state, f.return_state, f.is_guest,
      (select coalesce(sum(i.quantity), 0)::integer from public.order_items i where i.order_id = f.id),
      (select count(*)::integer from public.order_notes n where n.order_id = f.id),
      f.many
    from found f
    order by case when queue in ('done', 'all') then f.placed_at end desc, f.placed_at, f.id;
end
$function$;
comment on function public.order_queue(queue text, search text, page_size integer, page_offset integer) is 'Orders for the desk (orders): pack, dispatch, on_the_way, unpaid, review, returns, refunds, done or all, searched by number, name, receipt, phone or the number that was asked to pay, in
pages. May be null: pickup_point_id. Refusals: not_allowed.';
grant execute on function public.order_queue(queue text, search text, page_size integer, page_offset integer) to authenticated, service_role;

-- Moves many orders along, each for itself: [{order_id, number, ok, kind, message}] in the order of the ids. At most 200;
-- next_state: packed | dispatched | delivered.
create function public.set_orders_fulfilment(order_ids uuid[], next_state text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  one uuid;
  moved public.orders;
  kind text;
  words text;
  answer jsonb := '[]';
begin
  perform private.require_capability('orders');
  if next_state is null or next_state not in ('packed', 'dispatched', 'delivered')
      or coalesce(cardinality(order_ids), 0) not between 1 and 200 then
    perform private.refuse('wrong_state', 'Choose up to 200 orders to pack, send or mark as delivered.');
  end if;
  -- packing takes from lots: all products in one order, so that two desks do not wait for each other
  perform 1 from public.orders o where o.id = any (order_ids) and next_state <> 'delivered' order by o.id for update;
  perform 1 from public.products p
  where next_state <> 'delivered' and exists (select 1 from public.product_lots l where l.product_id = p.id)
    and p.id in (select i.product_id from public.order_items i where i.order_id = any (order_ids)) order by p.id for no key update;
  for one in select distinct i from unnest(order_ids) i order by i loop
    begin
      moved := public.set_order_fulfilment(one, next_state);
      answer := answer || jsonb_build_object('order_id', one, 'number', moved.number, 'ok', true, 'kind', null, 'message', null);
    exception when sqlstate 'P0001' then
      get stacked diagnostics kind = pg_exception_detail, words = message_text;
      answer := answer || jsonb_build_object('order_id', one,
        'number', (select o.number from public.orders o where o.id = one), 'ok', false, 'kind', kind, 'message', words);
    end;
  end loop;
  return answer;
end
$function$;
comment on function public.set_orders_fulfilment(order_ids uuid[], next_state text) is 'The desk (orders) moves up to 200 orders to packed, dispatched or delivered, each for itself, kind being the refusal
of set_order_fulfilment; number is null where there is no such order. Answers [{order_id uuid, number text | null, ok
boolean, kind text | null, message text | null}]. Refusals: not_allowed, not_found, wrong_state.';
grant execute on function public.set_orders_fulfilment(order_ids uuid[], next_state text) to authenticated, service_role;

-- Parcels come from the shop under the name that its owner gave it, and go back to where people may come; before it was ever saved,
-- and without such an address, as invoices have it.
create function public.packing_slips(order_ids uuid[])
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'number', o.number, 'is_guest', o.is_guest, 'placed_at', o.placed_at, 'contact_name', o.contact_name, 'phone', o.phone,
      'alt_phone', o.alt_phone, 'county', o.county, 'town', o.town, 'landmark', o.landmark,
      'pickup_point', (select p.name from public.pickup_points p where p.id = o.pickup_point_id), 'note', o.note,
      'payment_method', o.payment_method, 'payment_state', o.payment_state,
      'cash_to_collect_kes', case when o.payment_method = 'cash' and o.payment_state = 'unpaid' then o.total_kes else 0 end,
      'total_kes', o.total_kes,
      'items', (
        select jsonb_agg(jsonb_build_object('sku', p.sku, 'name', i.name, 'size', i.size, 'quantity', i.quantity,
          'weight_g', p.weight_g * i.quantity, 'lot', case when not exists (select 1 from public.product_lots l where l.product_id = p.id) then p.lot end,
          'lots', private.slip_lots(i.id, order_ids[1:200])) order by p.category_id, i.name)
        from public.order_items i join public.products p on p.id = i.product_id where i.order_id = o.id)
    ) || jsonb_build_object('sender', jsonb_build_object('name', case when shop.edited_at is null then d.trading_name else shop.name end,
      'address', case when shop.address = '' then d.address else shop.address || ', ' || shop.city end,
      'phone', shop.phone, 'email', shop.email)) order by o.placed_at, o.id), '[]')
    from public.orders o cross join public.business_details d cross join public.shop_identity shop
    where o.id = any (order_ids[1:200])
  );
end
$function$;
comment on function public.packing_slips(order_ids uuid[]) is 'What goes into the parcels of up to 200 orders, to print, for the desk (orders); `lots` are those to take, or that were taken, and
`lot` is what the product says where no lots are entered. Answers [{id uuid, number text, is_guest boolean,
placed_at timestamptz, contact_name text, phone text, alt_phone text | null, county text, town text, landmark text,
pickup_point text | null, note text | null, payment_method text, payment_state text, cash_to_collect_kes integer,
total_kes integer, sender {name text, address text, phone text, email text}, items [{sku text, name text, size text, quantity integer, weight_g integer, lot text | null,
lots [{code text, best_before date | null, pieces integer}]}]}].
Refusals: not_allowed.';
grant execute on function public.packing_slips(order_ids uuid[]) to authenticated, service_role;

-- The other orders of whoever placed this one, by account or phone: {orders_count, delivered_count, cancelled_count,
-- returned_count, spent_kes, first_order_at, orders: [{id, number, placed_at, total_kes, payment_state,
-- fulfilment_state, return_state}] (the newest 50)}.
create function public.customer_history(order_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.require_capability('customers');
  select * into target from public.orders o where o.id = customer_history.order_id;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  return (
    with theirs as (
      select * from public.orders o
      where o.user_id = target.user_id or (o.phone = target.phone and o.phone <> '254700000000') or o.id = target.id
    )
    select jsonb_build_object(
      'orders_count', count(*), 'delivered_count', count(*) filter (where t.fulfilment_state = 'delivered'),
      'cancelled_count', count(*) filter (where t.fulfilment_state = 'cancelled'),
      'returned_count', count(*) filter (where t.return_state in ('received', 'refunded')),
      'spent_kes', coalesce((
        select sum(b.sales_kes) from public.bills b where b.id in (select x.id from theirs x)), 0),
      'first_order_at', min(t.placed_at),
      'orders', (
        select jsonb_agg(to_jsonb(n)) from (
          select x.id, x.number, x.placed_at, x.total_kes, x.payment_state, x.fulfilment_state, x.return_state
          from theirs x order by x.placed_at desc limit 50) n))
    from theirs t
  );
end
$function$;
comment on function public.customer_history(order_id uuid) is 'Orders of who placed this one, by account or phone, the newest 50, for the desk (customers). Answers {orders_count
integer, delivered_count integer, cancelled_count integer, returned_count integer, spent_kes integer, first_order_at
timestamptz, orders [{id uuid, number text, placed_at timestamptz, total_kes integer, payment_state text,
fulfilment_state text, return_state text}]}. Refusals: not_allowed, not_found.';
grant execute on function public.customer_history(order_id uuid) to authenticated, service_role;

create table public.desk_orders (
  order_id uuid not null,
  channel text not null,
  taken_by uuid,
  client_key uuid not null,
  read_out boolean not null,
  taken_at timestamp with time zone default now() not null,
  constraint desk_orders_pkey PRIMARY KEY (order_id),
  constraint desk_orders_client_key_key UNIQUE (client_key),
  constraint desk_orders_channel_check CHECK ((channel = ANY (ARRAY['phone'::text, 'whatsapp'::text, 'counter'::text]))),
  constraint desk_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint desk_orders_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.desk_orders enable row level security;
comment on table public.desk_orders is 'Which orders somebody of the shop took for a buyer, and how they came. The desk (orders) reads it; create_desk_order writes.';
comment on column public.desk_orders.order_id is 'The order; it goes with it.';
comment on column public.desk_orders.channel is 'phone, whatsapp or counter: how the buyer ordered.';
comment on column public.desk_orders.taken_by is 'Account that took it; null once it is erased.';
comment on column public.desk_orders.client_key is 'Made by the device, so that an order sent twice is placed once.';
comment on column public.desk_orders.read_out is 'Whether warnings were read to the buyer; false where no product had any.';
comment on column public.desk_orders.taken_at is 'When it was placed.';
grant select on table public.desk_orders to authenticated, service_role;

create index desk_orders_taken_by_idx ON public.desk_orders USING btree (taken_by);

create policy desk_orders_select_desk on public.desk_orders for select to authenticated
  using (( SELECT public.has_capability('orders'::text) AS has_capability));

-- Takes an order for a buyer, who is told as of any other, and finds it by number and phone.
create function public.create_desk_order(client_key uuid, items jsonb, payment_method text, channel text, contact_name text, phone text, county text, town text, landmark text, note text default NULL::text, expected_total_kes integer default NULL::integer, pickup_point text default NULL::text, language text default 'en'::text, email text default NULL::text, read_out boolean default false, sends_link boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller_phone constant text := private.normalise_phone(create_desk_order.phone);
  warns boolean;
  buyer uuid;
  taken public.desk_orders;
  placed public.orders;
  waiting public.orders;
begin
  perform private.require_capability('orders');
  if create_desk_order.client_key is null then
    raise exception 'client_key must not be null' using errcode = '22004';
  end if;
  if create_desk_order.channel is null or create_desk_order.channel not in ('phone', 'whatsapp', 'counter') then
    perform private.refuse('bad_channel', 'Say how the order came: by phone, by WhatsApp or at the counter.');
  end if;
  if caller_phone is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  -- One at a time for a key and for a phone, as for visitors, with whom it shares its limits.
  perform pg_advisory_xact_lock(hashtextextended('guest key ' || create_desk_order.client_key::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('guest ' || caller_phone, 0));
  select * into taken from public.desk_orders d where d.client_key = create_desk_order.client_key;
  if found then
    select * into placed from public.orders o where o.id = taken.order_id;
    return private.describe_desk_order(placed) || '{"is_repeated": true}';
  end if;
  select o.* into waiting from public.orders o
  where o.phone = caller_phone and o.is_guest and o.user_id is null and o.fulfilment_state = 'placed'
    and o.payment_state in ('unpaid', 'awaiting', 'failed', 'needs_review')
  order by o.placed_at desc offset 2 limit 1;
  if found then
    perform private.refuse('too_many_orders', 'There are three unpaid orders for this number already.', 'Have one of them paid or cancelled first.');
  end if;
  if create_desk_order.payment_method = 'cash' then
    select o.* into waiting from public.orders o
    where o.phone = caller_phone and o.user_id is null and o.payment_method = 'cash' and o.payment_state = 'unpaid'
      and o.fulfilment_state <> 'cancelled' limit 1;
    if found then
      perform private.refuse('cash_not_available', format('Order %s for this number is still to be paid in cash.', waiting.number),
        'Take this one by M-Pesa, or once that one is paid.');
    end if;
  end if;
  select coalesce(bool_or(trim(p.warnings) <> '' or cardinality(p.herb_slugs) > 0), false) into warns
  from private.read_items(create_desk_order.items) i join public.products p on p.id = i.product_id;
  if warns and not coalesce(create_desk_order.read_out, false) then
    perform private.refuse('not_read_out', 'Read the warnings of these products to the buyer first.', 'Then say that you did.');
  end if;
  -- Nobody's parcel goes into an account because an address was mistyped: its phone must be the same.
  select u.id into buyer
  from auth.users u join public.profiles f on f.user_id = u.id
  where u.email = lower(trim(create_desk_order.email)) and u.email_confirmed_at is not null and private.normalise_phone(f.phone) = caller_phone;

  placed := private.create_order(buyer, create_desk_order.client_key, create_desk_order.items, create_desk_order.payment_method,
    create_desk_order.contact_name, create_desk_order.phone, create_desk_order.county, create_desk_order.town, create_desk_order.landmark, null,
    create_desk_order.note, create_desk_order.expected_total_kes, null, create_desk_order.pickup_point);
  insert into public.desk_orders (order_id, channel, taken_by, client_key, read_out)
  values (placed.id, create_desk_order.channel, private.caller(), create_desk_order.client_key, warns);
  if buyer is null then
    insert into private.order_tokens (order_id, client_key, language)
    values (placed.id, create_desk_order.client_key, case when create_desk_order.language = 'sw' then 'sw' else 'en' end);
  end if;
  update public.order_events e set actor_id = private.caller(), detail = e.detail || jsonb_build_object('channel', create_desk_order.channel)
  where e.order_id = placed.id and e.kind = 'placed';
  if create_desk_order.sends_link and placed.payment_method = 'mpesa' then
    -- who gets a link pays when they have read it, and has no prompt to answer first
    update public.orders o set hold_expires_at = now() + interval '24 hours' where o.id = placed.id returning * into placed;
    update private.text_messages t set not_before = now() where t.order_id = placed.id and t.kind = 'placed';
  end if;
  perform private.audit('order_taken', 'orders', placed.id::text,
    jsonb_build_object('number', placed.number, 'channel', create_desk_order.channel, 'total_kes', placed.total_kes));
  return private.describe_desk_order(placed) || '{"is_repeated": false}';
end $function$;
comment on function public.create_desk_order(client_key uuid, items jsonb, payment_method text, channel text, contact_name text, phone text, county text, town text, landmark text, note text, expected_total_kes integer, pickup_point text, language text, email text, read_out boolean, sends_link boolean) is 'The desk (orders) takes an order by phone, by WhatsApp or at the counter: `channel`. Prices, stock and terms are those of `place_guest_order`, and so are the limits of a phone.
The same `client_key` answers the same order. It belongs to the account of `email` where that is confirmed and has this phone, else to nobody. `read_out`: the warnings
were read to the buyer, without which nothing that has some is sold. `sends_link`: they are told at once how to pay, and have 24 hours.
Answers as private.describe_desk_order and {is_repeated boolean}. Refusals: bad_channel, bad_payment_method, bad_phone, bad_quantity,
cash_not_available, empty_cart, missing_address, not_allowed, not_read_out, out_of_stock, price_changed, too_heavy, too_many_orders, unknown_county,
unknown_pickup_point, unknown_product.';
grant execute on function public.create_desk_order(client_key uuid, items jsonb, payment_method text, channel text, contact_name text, phone text, county text, town text, landmark text, note text, expected_total_kes integer, pickup_point text, language text, email text, read_out boolean, sends_link boolean) to authenticated, service_role;

create function private.describe_desk_order(placed public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('id', placed.id, 'number', placed.number, 'phone', placed.phone, 'total_kes', placed.total_kes,
    'payment_method', placed.payment_method, 'payment_state', placed.payment_state, 'is_guest', placed.is_guest)
$function$;
comment on function private.describe_desk_order(placed public.orders) is 'An order as whoever took it needs it next. Answers {id uuid, number text, phone text, total_kes integer, payment_method text,
payment_state text, is_guest boolean}.';

-- The message that says what is to be paid and where, once more.
create function public.send_order_link(order_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.orders;
  made private.text_messages;
begin
  perform private.require_capability('orders');
  bill := private.lock_bill(send_order_link.order_id);
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state <> 'placed' or private.asked_of_payer(bill) = 0 then
    perform private.refuse('wrong_state', 'Nothing is to be paid for this order by M-Pesa now.', 'Reload to see its present state.');
  end if;
  made.phone := private.text_receiver(target);
  if made.phone is null or private.is_stopped(made.phone) or not exists (select 1 from private.text_account a where a.is_on is distinct from false) then
    perform private.refuse('no_texts', 'No message reaches this buyer.', 'Copy the link, or write to them yourself.');
  end if;
  if not private.count_attempt('order link', target.id::text, 3, interval '1 day') then
    perform private.refuse('too_many_attempts', 'Three messages went out today.', 'Copy the link, or write to them yourself.');
  end if;
  made.kind := case when private.is_part_paid(bill) then 'underpaid' else 'placed' end;
  made.order_id := target.id;
  made.user_id := target.user_id;
  perform private.queue_text(made, true);
  perform private.audit('link_sent', 'orders', target.id::text, jsonb_build_object('number', target.number));
  return made.phone;
end $function$;
comment on function public.send_order_link(order_id uuid) is 'The desk (orders) sends the buyer of an order that is to be paid before it is packed the message with its sum and link again, at most three a day. Answers the phone. Refusals: not_allowed, not_found,
no_texts, too_many_attempts, wrong_state.';
grant execute on function public.send_order_link(order_id uuid) to authenticated, service_role;

-- What an order would come to with other lines, or elsewhere.
create function private.price_edit(target public.orders, items jsonb, county text, pickup_point text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
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
end $function$;
comment on function private.price_edit(target public.orders, items jsonb, county text, pickup_point text) is 'What an order comes to with other lines, or elsewhere: lines that stay at the price of their day, new ones at today''s, delivery by the terms of today once anything of that changes, and its coupon as long as
its least sum is reached. Lines that go have the quantity 0. Answers {lines [{product_id bigint, name text | null, size text | null, picture text | null, unit_price_kes
integer, quantity integer, before integer, line_total_kes integer, stock integer, warns boolean, problem "gone" | "sold_out" | "short" | null}], is_same boolean,
subtotal_kes integer, discount_kes integer, delivery_kes integer | null, total_kes integer | null, too_heavy boolean, cash_on_delivery boolean}. Refusals: bad_quantity, empty_cart,
unknown_product.';

create function public.quote_edit(order_id uuid, items jsonb, county text default NULL::text, pickup_point text default NULL::text)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.quote_edit(order_id uuid, items jsonb, county text, pickup_point text) is 'What an order would come to for the desk (orders), and what that means for its money: what came and is here, what is left to pay, and what goes back, both 0 without a place
we send to. Answers as private.price_edit and {here_kes integer, to_pay_kes integer, back_kes integer}. Refusals: bad_quantity, empty_cart, not_allowed, not_found,
unknown_product.';
grant execute on function public.quote_edit(order_id uuid, items jsonb, county text, pickup_point text) to authenticated, service_role;

create function private.refuse_edit(target public.orders)
returns void
language plpgsql
set search_path = ''
as $function$
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
end $function$;
comment on function private.refuse_edit(target public.orders) is 'Refuses to change a locked order that is packed, over, or whose money or goods go back. Refusals: refund_in_flight, wrong_state.';

-- Pieces that go are on the shelf, and those that come are off it, or none are.
create function private.move_edited_stock(target public.orders, lines jsonb)
returns void
language plpgsql
set search_path = ''
as $function$
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
end $function$;
comment on function private.move_edited_stock(target public.orders, lines jsonb) is 'Gives a locked order other lines, as private.price_edit tells them, with the stock of them. Refusals: out_of_stock, unknown_product.';

-- An invoice says what was sold. Once that is something else a credit note takes it back, and another one is written in its place.
create function private.correct_documents(bill_id uuid)
returns void
language plpgsql
set search_path = ''
as $function$
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
end $function$;
comment on function private.correct_documents(bill_id uuid) is 'Takes back the invoices of a bill whose order was changed and writes one of what is sold now; nothing where no invoice was written yet.';

-- The money of a locked order follows its new price.
create function private.follow_other_sum(bill_id uuid, here_kes integer)
returns void
language plpgsql
set search_path = ''
as $function$
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
end $function$;
comment on function private.follow_other_sum(bill_id uuid, here_kes integer) is 'What becomes of the money that is here for a locked bill whose price has changed: too little of it waits for its rest as a part, enough pays it, and what is above is owed back.';

create function public.edit_order(order_id uuid, seen timestamp with time zone, client_key uuid, items jsonb, contact_name text, phone text, county text, town text, landmark text, note text default NULL::text, pickup_point text default NULL::text, expected_total_kes integer default NULL::integer, read_out boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.edit_order(order_id uuid, seen timestamp with time zone, client_key uuid, items jsonb, contact_name text, phone text, county text, town text, landmark text, note text, pickup_point text, expected_total_kes integer, read_out boolean) is 'The desk (orders) changes what is in an order and whom and where it goes to, until it is packed; another sum of money that came is for payments. `seen` is orders.updated_at as it stood
when they began: what changed since refuses it. The same `client_key` changes it once. `items` are all lines as they shall be, [{product_id, quantity}]; what stays keeps its price.
A rest is asked for as that of a part payment, what came too much is owed back, and the buyer is told once of both. Answers as private.describe_edit. Refusals: bad_phone,
bad_quantity, cash_not_available, changed, claim_open, empty_cart, in_review, missing_address, not_added_to, not_allowed, not_found, not_read_out, other_sum_kept, out_of_stock, price_changed,
prompt_open, refund_in_flight, too_heavy, unknown_county, unknown_pickup_point, unknown_product, wrong_state.';
grant execute on function public.edit_order(order_id uuid, seen timestamp with time zone, client_key uuid, items jsonb, contact_name text, phone text, county text, town text, landmark text, note text, pickup_point text, expected_total_kes integer, read_out boolean) to authenticated, service_role;

create function public.order_people(order_id uuid)
returns table(event_id bigint, person text)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return query
    select e.id, private.person_name(e.actor_id) from public.order_events e join public.orders o on o.id = e.order_id
    where e.order_id = order_people.order_id and e.actor_id is not null and e.actor_id is distinct from o.user_id
      and exists (select 1 from public.user_roles r where r.user_id = e.actor_id);
end $function$;
comment on function public.order_people(order_id uuid) is 'For the desk (orders): who of the shop did what in the story of an order. Refusals: not_allowed.';
grant execute on function public.order_people(order_id uuid) to authenticated;

create function public.order_to_pay(order_id uuid)
returns integer
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return coalesce((select private.asked_of_payer(b) from public.bills b where b.id = order_to_pay.order_id and b.kind = 'order'), 0);
end $function$;
comment on function public.order_to_pay(order_id uuid) is 'For the desk (orders): what the buyer of an order is to pay by M-Pesa now, KSh; 0: nothing, or a prompt is open, a receipt is looked for, or
money came that may be for it. Refusals: not_allowed.';
grant execute on function public.order_to_pay(order_id uuid) to authenticated, service_role;
