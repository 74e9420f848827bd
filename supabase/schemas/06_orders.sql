-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Orders: what somebody bought, with payment, fulfilment and return as three separate states. Nobody writes these
-- tables through the API; the functions of the next chapters do, each change in one transaction with its event, its
-- stock movements and its notification.
--
-- Locks are always taken in this order, so that no two functions can wait for each other: the order, its payments,
-- the products by ascending id, the coupons by ascending id.
--
-- From a cart to an order. The browser sends product ids and quantities; names, prices, weights, fees and totals come
-- from the tables. `quote_order` shows what it would cost, `place_order` makes it so, in one transaction.
--
-- The landing page counts orders, and a visitor could ask for the rows behind the number: the id of every order. Now the
-- policy answers to HEAD alone, which has no rows; PostgREST says in `request.method` how it was asked. Nothing else asks
-- in that way: to the live updates, which have no method, and to every GET no order is there.
--
-- A visitor's count of orders took filters, and by the counts of narrower and narrower ranges the ids behind it could be
-- found one by one. The number is told to a statement that counts all of them: one with a condition finds no order. Both
-- services behind the API ask for orders by that name, and write no condition that the address does not hold.
--
-- Money for a bill that was cancelled: its row at the desk says who cancelled it and when.

create table public.orders (
  id uuid default gen_random_uuid() not null,
  number text not null,
  user_id uuid,
  client_key uuid not null,
  payment_method text not null,
  payment_state text not null,
  fulfilment_state text default 'placed'::text not null,
  return_state text default 'none'::text not null,
  subtotal_kes integer not null,
  discount_kes integer default 0 not null,
  coupon_code text,
  delivery_kes integer not null,
  total_kes integer not null,
  kept_kes integer default 0 not null,
  contact_name text not null,
  phone text not null,
  alt_phone text,
  county text not null,
  town text not null,
  landmark text not null,
  pickup_point_id text,
  note text,
  is_guest boolean default false not null,
  hold_expires_at timestamp with time zone,
  placed_at timestamp with time zone default now() not null,
  delivered_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_number_key UNIQUE (number),
  constraint orders_user_id_client_key_key UNIQUE (user_id, client_key),
  constraint orders_number_check CHECK ((number ~ '^MZ-[2-9A-HJ-NP-TV-Z]{6}$'::text)),
  constraint orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['mpesa'::text, 'cash'::text]))),
  constraint orders_payment_state_check CHECK ((payment_state = ANY (ARRAY['unpaid'::text, 'awaiting'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text]))),
  constraint orders_fulfilment_state_check CHECK ((fulfilment_state = ANY (ARRAY['placed'::text, 'packed'::text, 'dispatched'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint orders_return_state_check CHECK ((return_state = ANY (ARRAY['none'::text, 'requested'::text, 'approved'::text, 'refused'::text, 'received'::text, 'refunded'::text]))),
  constraint orders_subtotal_kes_check CHECK ((subtotal_kes > 0)),
  constraint orders_check CHECK (((discount_kes >= 0) AND (discount_kes <= subtotal_kes))),
  constraint orders_delivery_kes_check CHECK ((delivery_kes >= 0)),
  constraint orders_check1 CHECK (((total_kes = ((subtotal_kes - discount_kes) + delivery_kes)) AND (total_kes > 0))),
  constraint orders_check2 CHECK (((kept_kes >= 0) AND (kept_kes <= total_kes))),
  constraint orders_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint orders_alt_phone_check CHECK ((alt_phone ~ '^254[17]\d{8}$'::text)),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint orders_county_fkey FOREIGN KEY (county) REFERENCES public.counties(name) ON UPDATE CASCADE,
  constraint orders_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES public.pickup_points(id)
);
alter table public.orders enable row level security;
comment on table public.orders is 'What somebody bought, with payment, fulfilment and return as three states. Buyers read their own, the desk (orders) all; visitors may only count them; functions alone write.';
comment on column public.orders.id is 'The key of the row.';
comment on column public.orders.number is 'What people say on the phone, MZ- and six signs, without those that look or sound alike.';
comment on column public.orders.user_id is 'The buyer''s account; null for a visitor''s order and once the account is erased.';
comment on column public.orders.client_key is 'Made by the device, so that an order sent twice is placed once.';
comment on column public.orders.payment_method is 'mpesa, or cash on delivery; M-Pesa that comes for a cash order makes it mpesa.';
comment on column public.orders.payment_state is 'unpaid (cash), awaiting, paid, failed, expired, needs_review (a person decides), refund_due or refunded.';
comment on column public.orders.fulfilment_state is 'placed, packed, dispatched, delivered or cancelled.';
comment on column public.orders.return_state is 'none, requested, approved, refused, received or refunded.';
comment on column public.orders.subtotal_kes is 'Sum of the lines in KSh, tax included.';
comment on column public.orders.discount_kes is 'Taken off by the coupon, KSh.';
comment on column public.orders.coupon_code is 'The coupon used; null without one.';
comment on column public.orders.delivery_kes is 'Fee of the delivery, KSh.';
comment on column public.orders.total_kes is 'Subtotal less discount plus delivery, KSh.';
comment on column public.orders.kept_kes is 'Of what was paid, what stays with the shop though the order ended, such as a delivery that was made, KSh.';
comment on column public.orders.contact_name is 'Who receives the parcel.';
comment on column public.orders.phone is 'Number of who receives it, 254 and nine digits.';
comment on column public.orders.alt_phone is 'A second number, null when there is none.';
comment on column public.orders.county is 'County it is sent to; the pickup point''s when there is one.';
comment on column public.orders.town is 'Town or estate.';
comment on column public.orders.landmark is 'How the rider finds it.';
comment on column public.orders.pickup_point_id is 'Where it is fetched; null when it is delivered.';
comment on column public.orders.note is 'For the rider, at most 500 letters; null when there is none.';
comment on column public.orders.is_guest is 'Whether it was placed without an account; stays true when an account claims it.';
comment on column public.orders.hold_expires_at is 'Until when stock is held for the payment; null when nothing waits.';
comment on column public.orders.placed_at is 'When it was placed.';
comment on column public.orders.delivered_at is 'When it was delivered; the days of a return count from here. Null until then.';
comment on column public.orders.updated_at is 'When the row was last changed.';
alter publication supabase_realtime add table public.orders;
grant select on table public.orders to authenticated;
grant all on table public.orders to service_role;
grant select (id) on table public.orders to anon;

create index orders_user_id_idx ON public.orders USING btree (user_id, placed_at DESC);

create index orders_open_idx ON public.orders USING btree (user_id) WHERE ((fulfilment_state = 'placed'::text) AND (payment_state = ANY (ARRAY['unpaid'::text, 'awaiting'::text, 'failed'::text, 'needs_review'::text])));

create index orders_placed_at_idx ON public.orders USING btree (placed_at DESC);

create index orders_phone_idx ON public.orders USING btree (phone, placed_at DESC);

create index orders_pickup_point_id_idx ON public.orders USING btree (pickup_point_id);

create index orders_county_idx ON public.orders USING btree (county);

create index orders_hold_expires_at_idx ON public.orders USING btree (hold_expires_at) WHERE (hold_expires_at IS NOT NULL);

create policy orders_select_visitor on public.orders for select to anon
  using (( SELECT ((current_setting('request.method'::text, true) = 'HEAD'::text) AND (current_query() ~* '\morders\M'::text) AND (current_query() !~* '\mwhere\M'::text))));
comment on policy orders_select_visitor on public.orders is 'Visitors may count all orders, by HEAD and without a filter, and see none.';

create policy orders_select_own on public.orders for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy orders_select_admin on public.orders for select to authenticated
  using (( SELECT public.has_capability('orders'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Returns are counted from the day of delivery, whoever notes it.
create function private.note_delivery()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  new.delivered_at := coalesce(new.delivered_at, now());
  return new;
end
$function$;
comment on function private.note_delivery() is 'Trigger: notes when an order was delivered.';

create trigger note_delivery BEFORE INSERT OR UPDATE ON public.orders FOR EACH ROW WHEN (((new.fulfilment_state = 'delivered'::text) AND (new.delivered_at IS NULL))) EXECUTE FUNCTION private.note_delivery();

-- What lets a visitor back to his order: a token nobody guesses, handed out once when the order is placed. No API reads
-- this table. It goes when an account claims the order.
create table private.order_tokens (
  order_id uuid not null,
  token text default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) not null,
  client_key uuid not null,
  created_at timestamp with time zone default now() not null,
  language text default 'en'::text not null,
  constraint order_tokens_pkey PRIMARY KEY (order_id),
  constraint order_tokens_token_key UNIQUE (token),
  constraint order_tokens_client_key_key UNIQUE (client_key),
  constraint order_tokens_language_check CHECK ((language = ANY (ARRAY['en'::text, 'sw'::text]))),
  constraint order_tokens_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE
);
comment on table private.order_tokens is 'What lets a visitor back to their order: a token handed out once, when it is placed. Goes when an account claims the order; no API reads it.';
comment on column private.order_tokens.order_id is 'The order.';
comment on column private.order_tokens.token is '64 signs that nobody guesses.';
comment on column private.order_tokens.client_key is 'The device''s key of the order, so that sending it again answers the same token.';
comment on column private.order_tokens.created_at is 'When the row was made.';
comment on column private.order_tokens.language is 'The language that the visitor ordered in: en or sw.';

-- The caller's order, locked: his as its buyer, or as whoever holds its token. An empty row when it is neither.
create function private.lock_own_order(order_id uuid, order_token text)
returns public.orders
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  if private.caller() is null and coalesce(lock_own_order.order_token, '') = '' then
    perform private.refuse('not_signed_in', 'Please sign in first.', 'Or open the order from the link you were given.');
  end if;
  select * into target from public.orders o
  where o.id = lock_own_order.order_id
    and (o.user_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = o.id and t.token = lock_own_order.order_token))
  for update;
  return target;
end
$function$;
comment on function private.lock_own_order(order_id uuid, order_token text) is 'The order of the caller, or of who holds its token, locked; an empty row when it is neither. Refusals: not_signed_in.';

-- Lines keep the name, size, picture and price of the day.
create table public.order_items (
  id bigint generated always as identity,
  order_id uuid not null,
  product_id bigint not null,
  name text not null,
  size text not null,
  picture text not null,
  unit_price_kes integer not null,
  quantity integer not null,
  line_total_kes integer not null,
  tax_class text,
  item_class text,
  constraint order_items_pkey PRIMARY KEY (id),
  constraint order_items_order_id_product_id_key UNIQUE (order_id, product_id),
  constraint order_items_unit_price_kes_check CHECK ((unit_price_kes > 0)),
  constraint order_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint order_items_check CHECK ((line_total_kes = (unit_price_kes * quantity))),
  constraint order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint order_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id)
);
alter table public.order_items enable row level security;
comment on table public.order_items is 'Lines of orders with the name, size, picture and price of the day. Buyers read their own, the desk (orders) all; functions alone write.';
comment on column public.order_items.id is 'The key of the row.';
comment on column public.order_items.order_id is 'The order.';
comment on column public.order_items.product_id is 'The product or option that was bought; one line for each.';
comment on column public.order_items.name is 'The product''s name on that day.';
comment on column public.order_items.size is 'The size on that day.';
comment on column public.order_items.picture is 'The picture on that day, as in products.picture.';
comment on column public.order_items.unit_price_kes is 'Price of one piece on that day, KSh, tax included.';
comment on column public.order_items.quantity is 'Pieces, 1 to 99.';
comment on column public.order_items.line_total_kes is 'Unit price times quantity, KSh.';
comment on column public.order_items.tax_class is 'How it was taxed when the order was placed; null: from before, taxed as on the day of payment.';
comment on column public.order_items.item_class is 'The item class of eTIMS at that time; null: the product had none, or the line is older.';
grant select on table public.order_items to authenticated;
grant all on table public.order_items to service_role;

create index order_items_product_id_idx ON public.order_items USING btree (product_id);

create policy order_items_select_own on public.order_items for select to authenticated
  using ((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy order_items_select_admin on public.order_items for select to authenticated
  using (( SELECT public.has_capability('orders'::text) AS has_capability));

-- The story of an order, append-only. `actor_id` is null when the system acted.
create table public.order_events (
  id bigint generated always as identity,
  order_id uuid not null,
  at timestamp with time zone default clock_timestamp() not null,
  actor_id uuid,
  kind text not null,
  detail jsonb default '{}'::jsonb not null,
  constraint order_events_pkey PRIMARY KEY (id),
  constraint order_events_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
  constraint order_events_kind_check CHECK ((kind = ANY (ARRAY['placed'::text, 'edited'::text, 'payment_prompted'::text, 'payment_confirmed'::text, 'payment_failed'::text, 'payment_review'::text, 'packed'::text, 'dispatched'::text, 'dispatch_undone'::text, 'delivered'::text, 'came_back'::text, 'cancelled'::text, 'recalled'::text, 'hold_expired'::text, 'reopened'::text, 'refund_due'::text, 'claimed'::text, 'receipt_claimed'::text, 'payment_resolved'::text, 'payment_reversed'::text, 'cash_collected'::text, 'refunded'::text, 'return_requested'::text, 'return_approved'::text, 'return_refused'::text, 'return_received'::text, 'return_refunded'::text]))),
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint order_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.order_events enable row level security;
comment on table public.order_events is 'The story of an order, append-only. Buyers read their own, the desk (orders) all; functions alone write.';
comment on column public.order_events.id is 'The key of the row.';
comment on column public.order_events.order_id is 'The order.';
comment on column public.order_events.at is 'When, by the clock and not by the transaction.';
comment on column public.order_events.actor_id is 'Account that did it; null when the system or a visitor did, and once the account is erased.';
comment on column public.order_events.kind is 'placed; edited (by the desk, before it was packed); payment_prompted, payment_confirmed, payment_failed, payment_review, payment_resolved, receipt_claimed, cash_collected; packed, dispatched, dispatch_undone, delivered, came_back; cancelled, recalled, hold_expired, reopened, claimed (by an account); refund_due, refunded; return_requested, return_approved, return_refused, return_received, return_refunded.';
comment on column public.order_events.detail is 'What there is to say of it, by kind: amounts in KSh, ids of a payment or return, a receipt, a reason, what was restocked.';
grant select on table public.order_events to authenticated;
grant insert, select on table public.order_events to service_role;

create index order_events_order_id_idx ON public.order_events USING btree (order_id, at);

create index order_events_actor_id_idx ON public.order_events USING btree (actor_id);

create policy order_events_select_own on public.order_events for select to authenticated
  using ((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy order_events_select_admin on public.order_events for select to authenticated
  using (( SELECT public.has_capability('orders'::text) AS has_capability));

alter table public.stock_movements add constraint stock_movements_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE SET NULL;

-- A number people can read over the phone: no 0/O, 1/I/L or U; about 30 bits from the strong random of a uuid.
create function private.new_order_number()
returns text
language plpgsql
set search_path = ''
as $function$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes bytea;
  candidate text;
begin
  loop
    random_bytes := uuid_send(gen_random_uuid());
    candidate := '';
    -- bytes 9 to 14 of a version 4 uuid are all random
    for i in 9..13 loop
      candidate := candidate || substr(alphabet, get_byte(random_bytes, i) % length(alphabet) + 1, 1);
    end loop;
    candidate := 'MZ-' || candidate || private.check_sign(candidate);
    exit when not exists (select 1 from public.orders where number = candidate);
  end loop;
  return candidate;
end
$function$;
comment on function private.new_order_number() is 'A number people can read over the phone: no 0/O, 1/I/L or U. Five signs by chance and one that checks them.';

create function private.log_order_event(order_id uuid, kind text, detail jsonb default '{}'::jsonb, actor_id uuid default NULL::uuid)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  insert into public.order_events (order_id, kind, detail, actor_id)
  values (log_order_event.order_id, log_order_event.kind, log_order_event.detail, log_order_event.actor_id);
end
$function$;
comment on function private.log_order_event(order_id uuid, kind text, detail jsonb, actor_id uuid) is 'Adds an event to an order''s story.';

-- Tells the buyer; an order whose account is gone has nobody to tell.
create function private.notify_buyer(placed public.orders, type text, title text, message text)
returns void
language sql
set search_path = ''
as $function$
  insert into public.notifications (user_id, type, title, message, metadata)
  select placed.user_id, notify_buyer.type, notify_buyer.title, notify_buyer.message,
    jsonb_build_object('link', '/orders/' || placed.id, 'order_id', placed.id)
  where placed.user_id is not null
$function$;
comment on function private.notify_buyer(placed public.orders, type text, title text, message text) is 'Tells the buyer of an order; one whose account is gone, or a visitor, is not told.';

-- Takes an order's pieces off the shelf, all of them or (answer false) none.
create function private.take_stock(for_order uuid, actor uuid default NULL::uuid)
returns boolean
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.take_stock(for_order uuid, actor uuid) is 'Takes an order''s pieces off the shelf: all of them, or none and answers false.';

-- Puts the pieces of these orders back. One call for many orders, so that products are locked by ascending id
-- across all of them.
create function private.return_stock(of_orders uuid[], actor uuid default NULL::uuid)
returns void
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.return_stock(of_orders uuid[], actor uuid) is 'Puts the pieces of these orders back, with products locked by ascending id across all of them.';

-- The lines of a cart, one per product, or a refusal. At most 50 lines of 1 to 99 pieces.
create function private.read_items(items jsonb)
returns table(product_id bigint, quantity integer)
language plpgsql
set search_path = ''
as $function$
declare
  item jsonb;
begin
  if items is null or jsonb_typeof(items) <> 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse('empty_cart', 'Your cart is empty.', 'Add something from the shop first.');
  end if;
  if jsonb_array_length(items) > 50 then
    perform private.refuse('bad_quantity',
      'An order can hold at most 50 different products.', 'Place two orders instead.');
  end if;
  for item in select value from jsonb_array_elements(items) loop
    if jsonb_typeof(item -> 'product_id') is distinct from 'number'
        or item ->> 'product_id' !~ '^\d{1,15}$' then
      perform private.refuse('unknown_product',
        'Something in your cart is no longer sold.', 'Remove it and try again.');
    end if;
    if jsonb_typeof(item -> 'quantity') is distinct from 'number' or item ->> 'quantity' !~ '^[1-9]\d?$' then
      perform private.refuse('bad_quantity', 'Choose between 1 and 99 pieces of each product.');
    end if;
  end loop;
  return query
    select (value ->> 'product_id')::bigint, sum((value ->> 'quantity')::integer)::integer
    from jsonb_array_elements(items) group by 1;
  if exists (
    select 1 from jsonb_array_elements(items) group by (value ->> 'product_id')::bigint
    having sum((value ->> 'quantity')::integer) > 99
  ) then
    perform private.refuse('bad_quantity', 'Choose between 1 and 99 pieces of each product.');
  end if;
end
$function$;
comment on function private.read_items(items jsonb) is 'The lines of a cart, one for each product; at most 50 lines of 1 to 99 pieces. Refusals: bad_quantity, empty_cart, unknown_product.';

-- What a cart would cost, with the trouble of each line instead of a refusal. Lines keep the cart's order; lines that
-- cannot be sold at all (`gone`, `sold_out`) count nothing. Without a county or pickup point, or with one we do not know,
-- delivery and total stay null, as they do for a parcel that is too heavy to be sent there.
create function public.quote_order(items jsonb, county text default NULL::text, coupon text default NULL::text, pickup_point text default NULL::text)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  zone public.delivery_zones := private.delivery_terms(quote_order.county, nullif(quote_order.pickup_point, ''));
  settings public.shop_settings;
  offer public.coupons;
  typed constant text := private.coupon_code(quote_order.coupon);
  problem text;
  lines jsonb;
  subtotal integer;
  weight integer;
  delivery integer;
  discount integer := 0;
begin
  select * into settings from public.shop_settings;

  with wanted as (
    select r.product_id, r.quantity, first_seen.position
    from private.read_items(items) r
    join (
      select (value ->> 'product_id')::bigint as product_id, min(ordinality) as position
      from jsonb_array_elements(items) with ordinality group by 1
    ) first_seen using (product_id)
  ), priced as (
    select w.product_id, w.quantity, w.position, p.name, p.size, p.picture, p.weight_g,
      coalesce(p.price_kes, 0) as unit_price, coalesce(s.stock, 0) as stock,
      case
        when p.id is null then 'gone'
        when s.stock = 0 then 'sold_out'
        when s.stock < w.quantity then 'short'
      end as problem
    from wanted w left join public.products p on p.id = w.product_id and p.status = 'active'
    left join lateral (select private.sellable_stock(p.stock, p.expires_on) as stock) s on true
  ), counted as (
    select *, case when priced.problem in ('gone', 'sold_out') then 0 else quantity end as sellable from priced
  )
  select
    jsonb_agg(jsonb_build_object(
      'product_id', c.product_id, 'name', c.name, 'size', c.size, 'picture', c.picture, 'unit_price_kes', c.unit_price,
      'quantity', c.quantity, 'line_total_kes', c.unit_price * c.sellable, 'stock', c.stock, 'problem', c.problem
    ) order by c.position),
    sum(c.unit_price * c.sellable), sum(coalesce(c.weight_g, 0) * c.sellable)
  into lines, subtotal, weight
  from counted c;

  if zone.id is not null and weight <= coalesce(zone.max_weight_g, weight) then
    delivery := private.delivery_fee(zone, weight, subtotal);
  end if;
  if typed is not null then
    select * into offer from public.coupons c where c.code = typed;
    problem := private.coupon_problem(offer, subtotal, private.caller(), null);
    if problem is null then
      discount := private.coupon_discount(offer, subtotal, coalesce(delivery, 1));
    end if;
  end if;
  return jsonb_build_object(
    'lines', lines, 'subtotal_kes', subtotal, 'discount_kes', discount, 'weight_g', weight,
    'delivery_kes', delivery, 'total_kes', subtotal - discount + delivery,
    'min_days', zone.min_days, 'max_days', zone.max_days,
    'cash_on_delivery',
      coalesce(zone.cash_on_delivery and subtotal - discount + delivery <= settings.cash_limit_kes, false),
    'cash_limit_kes', settings.cash_limit_kes,
    'free_delivery_from_kes', zone.free_from_kes,
    'too_heavy', coalesce(weight > zone.max_weight_g, false),
    'coupon', case when typed is not null then jsonb_build_object('code', typed, 'discount_kes', discount,
      'problem', problem, 'message', private.coupon_words(problem, offer)) end
  );
end
$function$;
comment on function public.quote_order(items jsonb, county text, coupon text, pickup_point text) is 'What a cart, items [{product_id, quantity}], would cost, for everybody. `problem` of a coupon is a code of
place_order, name, size and picture are null of what is gone. Delivery and total are null without a place we send to,
and for a parcel that is too heavy. Answers {lines [{product_id bigint, name text | null, size text | null, picture
text | null, unit_price_kes integer, quantity integer, line_total_kes integer, stock integer, problem "gone" |
"sold_out" | "short" | null}], subtotal_kes integer, discount_kes integer, weight_g integer, delivery_kes integer |
null, total_kes integer | null, min_days integer | null, max_days integer | null, cash_on_delivery boolean,
cash_limit_kes integer, free_delivery_from_kes integer | null, too_heavy boolean, coupon {code text, discount_kes
integer, problem text | null, message text | null} | null}. Refusals: bad_quantity, empty_cart, unknown_product.';
grant execute on function public.quote_order(items jsonb, county text, coupon text, pickup_point text) to anon, authenticated, service_role;

-- The order itself, of an account or (buyer null) of a visitor. Whoever calls has made sure that it is the first with
-- its key. Without `plan_cache_mode` every call would plan its statements anew, for a third of its time: lists of known
-- length look cheaper than they are.
create function private.create_order(buyer uuid, client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text)
returns public.orders
language plpgsql
set search_path = ''
set plan_cache_mode = 'force_generic_plan'
as $function$
declare
  settings public.shop_settings;
  zone public.delivery_zones := private.delivery_terms(create_order.county, nullif(create_order.pickup_point, ''));
  point public.pickup_points;
  offer public.coupons;
  placed public.orders;
  ids bigint[];
  quantities integer[];
  line record;
  known integer := 0;
  subtotal integer := 0;
  weight integer := 0;
  delivery integer;
  discount integer := 0;
begin
  select * into point from public.pickup_points p where p.id = create_order.pickup_point and p.is_active;
  if point.id is not null then
    county := point.county;
    town := point.town;
    landmark := left(point.name || ', ' || point.landmark, 200);
  elsif create_order.pickup_point <> '' then
    perform private.refuse('unknown_pickup_point',
      'This pickup point is not open any more.', 'Choose another one, or have it delivered.');
  end if;
  perform private.check_delivery_details(contact_name, phone, alt_phone, town, landmark, note);
  if zone.id is null then
    perform private.refuse('unknown_county',
      'Please choose the county we deliver to.', 'Pick one of the 47 counties.');
  end if;

  select array_agg(i.product_id order by i.product_id), array_agg(i.quantity order by i.product_id) into ids, quantities
  from private.read_items(items) i;
  for line in
    select i.quantity, p.id, p.name, p.price_kes, private.sellable_stock(p.stock, p.expires_on) as stock, p.weight_g, p.status
    from unnest(ids, quantities) i (product_id, quantity) join public.products p on p.id = i.product_id
    order by p.id for no key update of p
  loop
    if line.status <> 'active' then
      perform private.refuse('unknown_product',
        line.name || ' is no longer sold.', 'Remove it from your cart and try again.');
    end if;
    known := known + 1;
    if line.stock < line.quantity then
      perform private.refuse('out_of_stock',
        case when line.stock = 0 then line.name || ' has just sold out.'
          else format('Only %s of %s left.', line.stock, line.name) end,
        'Change your cart and try again.');
    end if;
    subtotal := subtotal + line.price_kes * line.quantity;
    weight := weight + line.weight_g * line.quantity;
  end loop;
  if known < cardinality(ids) then
    perform private.refuse('unknown_product',
      'Something in your cart is no longer sold.', 'Remove it from your cart and try again.');
  end if;

  if weight > zone.max_weight_g then
    perform private.refuse('too_heavy', format('We can send at most %s kg there in one parcel.', zone.max_weight_g / 1000),
      'Split your cart into two orders.');
  end if;
  delivery := private.delivery_fee(zone, weight, subtotal);
  if private.coupon_code(coupon) is not null then
    offer := private.lock_coupon(private.coupon_code(coupon), subtotal, buyer, private.normalise_phone(phone));
    discount := private.coupon_discount(offer, subtotal, delivery);
  end if;
  if expected_total_kes is not null and expected_total_kes <> subtotal - discount + delivery then
    perform private.refuse('price_changed',
      format('The total is now %s.', private.shillings(subtotal - discount + delivery)),
      'Check your cart, then order again.');
  end if;
  select * into settings from public.shop_settings;
  perform private.check_payment_method(payment_method, zone, subtotal - discount + delivery, settings);

  insert into public.orders (
    number, user_id, client_key, payment_method, payment_state, subtotal_kes, discount_kes, coupon_code, delivery_kes,
    total_kes, contact_name, phone, alt_phone, county, town, landmark, pickup_point_id, note, is_guest, hold_expires_at
  ) values (
    private.new_order_number(), buyer, create_order.client_key, create_order.payment_method,
    case create_order.payment_method when 'cash' then 'unpaid' else 'awaiting' end,
    subtotal, discount, offer.code, delivery, subtotal - discount + delivery,
    trim(create_order.contact_name), private.normalise_phone(create_order.phone),
    private.normalise_phone(create_order.alt_phone), create_order.county, trim(create_order.town),
    trim(create_order.landmark), point.id, nullif(trim(create_order.note), ''), buyer is null,
    case create_order.payment_method when 'mpesa' then now() + make_interval(mins => settings.hold_minutes) end
  ) returning * into placed;

  -- The rows are locked since they were counted.
  with sold as (
    update public.products p set stock = p.stock - i.quantity
    from unnest(ids, quantities) i (product_id, quantity)
    where p.id = i.product_id
    returning p.id, p.name, p.size, p.picture, p.price_kes, i.quantity
  ), lines as (
    insert into public.order_items (order_id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes)
    select placed.id, s.id, s.name, s.size, s.picture, s.price_kes, s.quantity, s.price_kes * s.quantity
    from sold s order by s.id
  )
  insert into public.stock_movements (product_id, change, reason, order_id, actor)
  select s.id, -s.quantity, 'order', placed.id, buyer from sold s order by s.id;
  if offer.id is not null then
    perform private.redeem_coupon(offer, placed.id, discount);
  end if;
  perform private.log_order_event(placed.id, 'placed', jsonb_build_object('payment_method', placed.payment_method), buyer);
  if placed.payment_method = 'cash' then
    perform private.notify_buyer(placed, 'success', 'Order received', format(
      'Thank you! Have %s ready in cash when order %s arrives.', private.shillings(placed.total_kes), placed.number));
  end if;
  return placed;
end
$function$;
comment on function private.create_order(buyer uuid, client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text) is 'Places an order of an account, or with `buyer` null of a visitor: checks, prices, stock, coupon, lines and event. The caller has made sure that it is the first with its key. Refusals: out_of_stock, price_changed, too_heavy, unknown_county, unknown_pickup_point, unknown_product.';

create function private.check_delivery_details(contact_name text, phone text, alt_phone text, town text, landmark text, note text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if length(trim(coalesce(contact_name, ''))) not between 2 and 100 then
    perform private.refuse('missing_address',
      'Please tell us who will receive the parcel.', 'A name of 2 to 100 letters.');
  end if;
  if private.normalise_phone(phone) is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  if length(trim(coalesce(alt_phone, ''))) > 0 and private.normalise_phone(alt_phone) is null then
    perform private.refuse('bad_phone',
      'The second number is not a Kenyan mobile number.', 'Write it like 0712 345 678, or leave it empty.');
  end if;
  if length(trim(coalesce(town, ''))) not between 2 and 80 then
    perform private.refuse('missing_address', 'Please tell us the town or estate.', 'At most 80 letters.');
  end if;
  if length(trim(coalesce(landmark, ''))) not between 3 and 200 then
    perform private.refuse('missing_address',
      'Please give the rider a landmark.', 'For example the nearest school, shop or stage; at most 200 letters.');
  end if;
  if length(note) > 500 then
    perform private.refuse('missing_address', 'The note for the rider is too long.', 'Keep it under 500 letters.');
  end if;
end
$function$;
comment on function private.check_delivery_details(contact_name text, phone text, alt_phone text, town text, landmark text, note text) is 'Refuses names, phones, places and notes that an order cannot be sent with. Refusals: bad_phone, missing_address.';

create function private.check_payment_method(payment_method text, zone public.delivery_zones, total_kes integer, settings public.shop_settings)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if payment_method is null or payment_method not in ('mpesa', 'cash') then
    perform private.refuse('bad_payment_method',
      'Please choose how to pay.', 'M-Pesa, or cash on delivery where we offer it.');
  end if;
  if payment_method = 'cash' and not zone.cash_on_delivery then
    perform private.refuse('cash_not_available',
      'We cannot take cash on delivery in this county.', 'Please pay by M-Pesa.');
  end if;
  if payment_method = 'cash' and total_kes > settings.cash_limit_kes then
    perform private.refuse('cash_not_available',
      format('Cash on delivery is offered up to %s.', private.shillings(settings.cash_limit_kes)), 'Please pay by M-Pesa.');
  end if;
end
$function$;
comment on function private.check_payment_method(payment_method text, zone public.delivery_zones, total_kes integer, settings public.shop_settings) is 'Refuses cash where the zone or the amount does not allow it. Refusals: bad_payment_method, cash_not_available.';

create index orders_waiting_idx ON public.orders USING btree (fulfilment_state, payment_state) WHERE (fulfilment_state = ANY (ARRAY['placed'::text, 'packed'::text, 'dispatched'::text]));

create index orders_refund_due_idx ON public.orders USING btree (payment_state) WHERE (payment_state = 'refund_due'::text);

-- Places the caller's order and answers its row. Repeating a call with the same `client_key` answers the same order,
-- also when both calls run at once. With a pickup point its own county, town and landmark count. Refusals name their
-- kind in `detail`.
create function public.place_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text default NULL::text, note text default NULL::text, expected_total_kes integer default NULL::integer, coupon text default NULL::text, pickup_point text default NULL::text, buyer_pin text default NULL::text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.place_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text) is 'Places the caller''s order and answers its row; the same `client_key` answers the same order. With a pickup point its own county, town and landmark count. `expected_total_kes` is the total they were shown, `buyer_pin` stands on the invoice. Refusals: bad_payment_method, bad_phone, bad_pin, bad_pin_name, bad_quantity, cash_not_available, coupon_already_used, coupon_ended, coupon_first_order, coupon_minimum, coupon_not_started, coupon_used_up, empty_cart, missing_address, not_signed_in, out_of_stock, price_changed, too_heavy, too_many_orders, unknown_county, unknown_coupon, unknown_pickup_point, unknown_product.';
grant execute on function public.place_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text) to anon, authenticated, service_role;

create index orders_to_forget_idx ON public.orders USING btree (placed_at) WHERE ((user_id IS NULL) AND (contact_name <> 'Deleted account'::text));

create index order_items_tax_class_idx ON public.order_items USING btree (tax_class);

create function public.bill_cancellations(bill_ids uuid[])
returns table(bill_id uuid, how text, person text, at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select distinct on (e.order_id) e.order_id,
      case when e.kind = 'hold_expired' then 'time' when e.actor_id is not null and e.actor_id is not distinct from o.user_id then 'payer'
        when e.actor_id is null then case when o.user_id is null then 'payer' else 'shop' end else 'shop' end,
      case when e.kind = 'cancelled' and e.actor_id is distinct from o.user_id then private.person_name(e.actor_id) end, e.at
    from public.order_events e join public.orders o on o.id = e.order_id
    where e.order_id = any (bill_cancellations.bill_ids[1:500]) and o.fulfilment_state = 'cancelled' and e.kind in ('cancelled', 'hold_expired')
    order by e.order_id, e.id;
end
$function$;
comment on function public.bill_cancellations(bill_ids uuid[]) is 'May be null: person. Of bills of orders that are cancelled: how (payer, shop, time: it ran out), who of the shop, and when. Refusals:
not_allowed.';
grant execute on function public.bill_cancellations(bill_ids uuid[]) to authenticated, service_role;

create index order_events_edited_idx ON public.order_events USING btree (order_id) WHERE (kind = 'edited'::text);
