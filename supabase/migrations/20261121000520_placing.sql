-- From a cart to an order. The browser sends product ids and quantities; names, prices, weights, fees and totals come
-- from the tables. `quote_order` shows what it would cost, `place_order` makes it so, in one transaction.

-- The lines of a cart, one per product, or a refusal. At most 50 lines of 1 to 99 pieces.
create function private.read_items(items jsonb) returns table (product_id bigint, quantity integer)
language plpgsql
set search_path = ''
as $$
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
$$;

-- What a cart would cost, with the trouble of each line instead of a refusal. Lines keep the cart's order; lines that
-- cannot be sold at all (`gone`, `sold_out`) count nothing. Without a county or pickup point, or with one we do not know,
-- delivery and total stay null, as they do for a parcel that is too heavy to be sent there.
create function public.quote_order(
  items jsonb, county text default null, coupon text default null, pickup_point text default null
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
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
    problem := private.coupon_problem(offer, subtotal, auth.uid(), null);
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
$$;

-- Places the caller's order and answers its row. Repeating a call with the same `client_key` answers the same order,
-- also when both calls run at once. With a pickup point its own county, town and landmark count. Refusals name their
-- kind in `detail`.
create function public.place_order(
  client_key uuid,
  items jsonb,
  payment_method text,
  contact_name text,
  phone text,
  county text,
  town text,
  landmark text,
  alt_phone text default null,
  note text default null,
  expected_total_kes integer default null,
  coupon text default null,
  pickup_point text default null
) returns public.orders
language plpgsql security definer
set search_path = ''
as $$
declare
  buyer constant uuid := auth.uid();
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
  return private.create_order(buyer, client_key, items, payment_method, contact_name, phone, county, town, landmark,
    alt_phone, note, expected_total_kes, coupon, pickup_point);
end
$$;

-- The order itself, of an account or (buyer null) of a visitor. Whoever calls has made sure that it is the first with
-- its key. Without `plan_cache_mode` every call would plan its statements anew, for a third of its time: lists of known
-- length look cheaper than they are.
create function private.create_order(
  buyer uuid, client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text,
  landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text
) returns public.orders
language plpgsql
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
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
$$;

create function private.check_delivery_details(
  contact_name text, phone text, alt_phone text, town text, landmark text, note text
) returns void
language plpgsql
set search_path = ''
as $$
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
$$;

create function private.check_payment_method(
  payment_method text, zone public.delivery_zones, total_kes integer, settings public.shop_settings
) returns void
language plpgsql
set search_path = ''
as $$
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
$$;

revoke all on function private.read_items(jsonb) from public;
revoke all on function private.check_delivery_details(text, text, text, text, text, text) from public;
revoke all on function private.check_payment_method(text, public.delivery_zones, integer, public.shop_settings) from public;
revoke all on function private.create_order(
  uuid, uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text) from public;
revoke all on function public.quote_order(jsonb, text, text, text) from public;
grant execute on function public.quote_order(jsonb, text, text, text) to anon, authenticated, service_role;
revoke all on function public.place_order(
  uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text) from public;
-- Visitors may call it to be told to sign in, in words; without an account they use `place_guest_order`.
grant execute on function public.place_order(
  uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text)
  to anon, authenticated, service_role;
