-- Orders: what somebody bought, with payment, fulfilment and return as three separate states. Nobody writes these
-- tables through the API; the functions of the next chapters do, each change in one transaction with its event, its
-- stock movements and its notification.
--
-- Locks are always taken in this order, so that no two functions can wait for each other: the order, its payments,
-- the products by ascending id, the coupons by ascending id.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^MZ-[2-9A-HJ-NP-TV-Z]{6}$'),
  user_id uuid references auth.users (id) on delete set null,
  client_key uuid not null,
  payment_method text not null check (payment_method in ('mpesa', 'cash')),
  payment_state text not null check (payment_state in
    ('unpaid', 'awaiting', 'paid', 'failed', 'expired', 'needs_review', 'refund_due', 'refunded')),
  fulfilment_state text not null default 'placed' check (fulfilment_state in
    ('placed', 'packed', 'dispatched', 'delivered', 'cancelled')),
  return_state text not null default 'none' check (return_state in
    ('none', 'requested', 'approved', 'refused', 'received', 'refunded')),
  subtotal_kes integer not null check (subtotal_kes > 0),
  discount_kes integer not null default 0 check (discount_kes between 0 and subtotal_kes),
  coupon_code text,
  delivery_kes integer not null check (delivery_kes >= 0),
  total_kes integer not null check (total_kes = subtotal_kes - discount_kes + delivery_kes and total_kes > 0),
  -- what stays with us of money that is owed back: the delivery fee of a parcel that came back
  kept_kes integer not null default 0 check (kept_kes between 0 and total_kes),
  contact_name text not null,
  phone text not null check (phone ~ '^254[17]\d{8}$'),
  alt_phone text check (alt_phone ~ '^254[17]\d{8}$'),
  county text not null references public.counties (name) on update cascade,
  town text not null,
  landmark text not null,
  pickup_point_id text references public.pickup_points (id),
  note text,
  -- placed without an account; stays true when one claims it
  is_guest boolean not null default false,
  hold_expires_at timestamptz,
  placed_at timestamptz not null default now(),
  delivered_at timestamptz,
  updated_at timestamptz not null default now()
);
create index orders_user_id_idx on public.orders (user_id, placed_at desc);
-- After the index above: as long as the table is small both seem equally good for finding an order by its key, and
-- PostgreSQL takes the younger one. The other way round it read all orders of the buyer.
alter table public.orders add unique (user_id, client_key);
create index orders_open_idx on public.orders (user_id)
  where fulfilment_state = 'placed' and payment_state in ('unpaid', 'awaiting', 'failed', 'needs_review');
create index orders_placed_at_idx on public.orders (placed_at desc);
create index orders_phone_idx on public.orders (phone, placed_at desc);
create index orders_pickup_point_id_idx on public.orders (pickup_point_id);
create index orders_county_idx on public.orders (county);
create index orders_hold_expires_at_idx on public.orders (hold_expires_at) where hold_expires_at is not null;

-- Visitors may count orders (the landing page does) and learn nothing else of them.
grant select (id) on public.orders to anon;
grant select on public.orders to authenticated;
grant all on public.orders to service_role;
alter table public.orders enable row level security;

create policy orders_select_visitor on public.orders
  for select to anon using (true);
create policy orders_select_own on public.orders
  for select to authenticated using (user_id = (select auth.uid()));
create policy orders_select_admin on public.orders
  for select to authenticated using ((select public.has_capability('orders')));

create trigger touch_updated_at before update on public.orders
  for each row execute function private.touch_updated_at();

-- Returns are counted from the day of delivery, whoever notes it.
create function private.note_delivery() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.delivered_at := coalesce(new.delivered_at, now());
  return new;
end
$$;
revoke all on function private.note_delivery() from public;

create trigger note_delivery before insert or update on public.orders
  for each row when (new.fulfilment_state = 'delivered' and new.delivered_at is null)
  execute function private.note_delivery();


-- What lets a visitor back to his order: a token nobody guesses, handed out once when the order is placed. No API reads
-- this table. It goes when an account claims the order.
create table private.order_tokens (
  order_id uuid primary key references public.orders (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  client_key uuid not null unique,
  created_at timestamptz not null default now()
);
revoke all on private.order_tokens from public;

-- The caller's order, locked: his as its buyer, or as whoever holds its token. An empty row when it is neither.
create function private.lock_own_order(order_id uuid, order_token text) returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  target public.orders;
begin
  if auth.uid() is null and coalesce(lock_own_order.order_token, '') = '' then
    perform private.refuse('not_signed_in', 'Please sign in first.', 'Or open the order from the link you were given.');
  end if;
  select * into target from public.orders o
  where o.id = lock_own_order.order_id
    and (o.user_id = auth.uid() or exists (
      select 1 from private.order_tokens t where t.order_id = o.id and t.token = lock_own_order.order_token))
  for update;
  return target;
end
$$;
revoke all on function private.lock_own_order(uuid, text) from public;


-- Lines keep the name, size, picture and price of the day.
create table public.order_items (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id bigint not null references public.products (id),
  name text not null,
  size text not null,
  picture text not null,
  unit_price_kes integer not null check (unit_price_kes > 0),
  quantity integer not null check (quantity between 1 and 99),
  line_total_kes integer not null check (line_total_kes = unit_price_kes * quantity),
  unique (order_id, product_id)
);
create index order_items_product_id_idx on public.order_items (product_id);

grant select on public.order_items to authenticated;
grant all on public.order_items to service_role;
alter table public.order_items enable row level security;

create policy order_items_select_own on public.order_items
  for select to authenticated
  using (order_id in (select o.id from public.orders o where o.user_id = (select auth.uid())));
create policy order_items_select_admin on public.order_items
  for select to authenticated using ((select public.has_capability('orders')));


-- The story of an order, append-only. `actor_id` is null when the system acted.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in
    ('placed', 'payment_prompted', 'payment_confirmed', 'payment_failed', 'payment_review', 'packed', 'dispatched',
     'delivered', 'came_back', 'cancelled', 'hold_expired', 'reopened', 'refund_due', 'claimed', 'receipt_claimed',
     'payment_resolved', 'cash_collected', 'refunded', 'return_requested', 'return_approved', 'return_refused',
     'return_received', 'return_refunded')),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index order_events_order_id_idx on public.order_events (order_id, at);
create index order_events_actor_id_idx on public.order_events (actor_id);

grant select on public.order_events to authenticated;
grant select, insert on public.order_events to service_role;
alter table public.order_events enable row level security;

create policy order_events_select_own on public.order_events
  for select to authenticated
  using (order_id in (select o.id from public.orders o where o.user_id = (select auth.uid())));
create policy order_events_select_admin on public.order_events
  for select to authenticated using ((select public.has_capability('orders')));

alter table public.stock_movements
  add foreign key (order_id) references public.orders (id) on delete set null;
alter publication supabase_realtime add table public.orders;


-- A number people can read over the phone: no 0/O, 1/I/L or U; about 30 bits from the strong random of a uuid.
create function private.new_order_number() returns text
language plpgsql
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes bytea;
  candidate text;
begin
  loop
    random_bytes := uuid_send(gen_random_uuid());
    candidate := 'MZ-';
    -- bytes 9 to 14 of a version 4 uuid are all random
    for i in 9..14 loop
      candidate := candidate || substr(alphabet, get_byte(random_bytes, i) % length(alphabet) + 1, 1);
    end loop;
    exit when not exists (select 1 from public.orders where number = candidate);
  end loop;
  return candidate;
end
$$;

create function private.log_order_event(order_id uuid, kind text, detail jsonb default '{}', actor_id uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.order_events (order_id, kind, detail, actor_id)
  values (log_order_event.order_id, log_order_event.kind, log_order_event.detail, log_order_event.actor_id);
end
$$;

-- Tells the buyer; an order whose account is gone has nobody to tell.
create function private.notify_buyer(placed public.orders, type text, title text, message text) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, type, title, message, metadata)
  select placed.user_id, notify_buyer.type, notify_buyer.title, notify_buyer.message,
    jsonb_build_object('link', '/orders/' || placed.id, 'order_id', placed.id)
  where placed.user_id is not null
$$;

-- Takes an order's pieces off the shelf, all of them or (answer false) none.
create function private.take_stock(for_order uuid, actor uuid default null) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform 1 from public.products p
  where p.id in (select i.product_id from public.order_items i where i.order_id = for_order)
  order by p.id for no key update;
  if exists (
    select 1 from public.order_items i join public.products p on p.id = i.product_id
    where i.order_id = for_order and p.stock < i.quantity
  ) then
    return false;
  end if;
  update public.products p set stock = p.stock - i.quantity
  from public.order_items i
  where i.order_id = for_order and p.id = i.product_id and p.stock >= i.quantity;
  insert into public.stock_movements (product_id, change, reason, order_id, actor)
  select i.product_id, -i.quantity, 'order', for_order, take_stock.actor
  from public.order_items i where i.order_id = for_order;
  return true;
end
$$;

-- Puts the pieces of these orders back. One call for many orders, so that products are locked by ascending id
-- across all of them.
create function private.return_stock(of_orders uuid[], actor uuid default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform 1 from public.products p
  where p.id in (select i.product_id from public.order_items i where i.order_id = any (of_orders))
  order by p.id for no key update;
  update public.products p set stock = p.stock + returned.quantity
  from (
    select i.product_id, sum(i.quantity)::integer as quantity
    from public.order_items i where i.order_id = any (of_orders) group by i.product_id
  ) returned
  where p.id = returned.product_id;
  insert into public.stock_movements (product_id, change, reason, order_id, actor)
  select i.product_id, i.quantity, 'released', i.order_id, return_stock.actor
  from public.order_items i where i.order_id = any (of_orders);
end
$$;

revoke all on function private.new_order_number() from public;
revoke all on function private.log_order_event(uuid, text, jsonb, uuid) from public;
revoke all on function private.notify_buyer(public.orders, text, text, text) from public;
revoke all on function private.take_stock(uuid, uuid) from public;
revoke all on function private.return_stock(uuid[], uuid) from public;
