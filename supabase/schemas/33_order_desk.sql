-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The order desk: what waits to be done, many orders at once, notes among ourselves and what we know of a customer.
--
-- "A customer says she paid, and reads the receipt out": the desk finds the order by it.
--
-- A printed slip named neither the shop nor where a parcel goes that nobody takes, and what a pickup point costs stood as "Delivery" on invoices.

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

-- Receipts and slips say how the shop is reached on the day they are printed.
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
          'weight_g', p.weight_g * i.quantity, 'lot', p.lot) order by p.category_id, i.name)
        from public.order_items i join public.products p on p.id = i.product_id where i.order_id = o.id)
    ) || jsonb_build_object('sender', jsonb_build_object('name', d.trading_name, 'address', d.address,
      'phone', shop.phone, 'email', shop.email)) order by o.placed_at, o.id), '[]')
    from public.orders o cross join public.business_details d cross join public.shop_identity shop
    where o.id = any (order_ids[1:200])
  );
end
$function$;
comment on function public.packing_slips(order_ids uuid[]) is 'What goes into the parcels of up to 200 orders, to print, for the desk (orders). Answers [{id uuid, number text, is_guest boolean,
placed_at timestamptz, contact_name text, phone text, alt_phone text | null, county text, town text, landmark text,
pickup_point text | null, note text | null, payment_method text, payment_state text, cash_to_collect_kes integer,
total_kes integer, sender {name text, address text, phone text, email text}, items [{sku text, name text, size text, quantity integer, weight_g integer, lot text | null}]}].
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
