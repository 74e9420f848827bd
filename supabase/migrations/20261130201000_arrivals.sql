-- Who had paid read nothing of when their parcel comes, though the checkout had promised it, nor who brings it. And a member's page read
-- the order and its payments one after the other, so that "Payment received" stood above "Waiting for payment": they come together now.

create function private.promised_days(placed public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('first_day', private.working_day(private.nairobi_date(), t.min_days),
    'last_day', private.working_day(private.nairobi_date(), t.max_days), 'carrier', null, 'carrier_phone', null, 'tracking_number', null)
  from private.delivery_terms(placed.county, placed.pickup_point_id) t where t.id is not null
$$;
comment on function private.promised_days(public.orders) is 'The days on which an order can be there that leaves today, in the shape of private.arrival; null where we do not deliver any more.';

create function private.arrival(placed public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select case placed.fulfilment_state
    when 'dispatched' then (
      select jsonb_build_object('first_day', d.expected_on, 'last_day', d.expected_on, 'carrier', d.carrier, 'carrier_phone', d.carrier_phone,
        'tracking_number', d.tracking_number)
      from public.dispatches d where d.order_id = placed.id)
    when 'placed' then private.promised_days(placed)
    when 'packed' then private.promised_days(placed)
  end
$$;
comment on function private.arrival(public.orders) is 'When an order should be there, and who brings it: by its dispatch, before that by the delivery terms of its place, counted from today. Null
once it is over, and where nobody knows. Answers {first_day date, last_day date, carrier text | null, carrier_phone text | null, tracking_number text | null} | null.';

create or replace function private.describe_order(placed public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object(
    'number', placed.number, 'placed_at', placed.placed_at, 'payment_method', placed.payment_method,
    'payment_state', placed.payment_state, 'fulfilment_state', placed.fulfilment_state,
    'return_state', placed.return_state, 'subtotal_kes', placed.subtotal_kes, 'discount_kes', placed.discount_kes,
    'coupon_code', placed.coupon_code, 'delivery_kes', placed.delivery_kes, 'total_kes', placed.total_kes,
    'county', placed.county, 'town', placed.town, 'pickup_point_id', placed.pickup_point_id,
    'delivered_at', placed.delivered_at, 'arrival', private.arrival(placed),
    'items', (
      select jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'name', i.name, 'size', i.size,
        'picture', i.picture, 'unit_price_kes', i.unit_price_kes, 'quantity', i.quantity,
        'line_total_kes', i.line_total_kes) order by i.id)
      from public.order_items i where i.order_id = placed.id),
    'events', (
      select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at) order by e.at, e.id)
      from public.order_events e where e.order_id = placed.id))
$function$;
comment on function private.describe_order(public.orders) is 'An order for who may see only where the parcel is: states, lines and events, no name, phone, place beyond the town,
or note. Answers {number text, placed_at timestamptz, payment_method text, payment_state text, fulfilment_state text,
return_state text, subtotal_kes integer, discount_kes integer, coupon_code text | null, delivery_kes integer,
total_kes integer, county text, town text, pickup_point_id text | null, delivered_at timestamptz | null, arrival as private.arrival, items [{id
bigint, product_id bigint, name text, size text, picture text, unit_price_kes integer, quantity integer,
line_total_kes integer}], events [{kind text, at timestamptz}]}.';

create function public.own_order(order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.describe_own_order(o) from public.orders o where o.id = own_order.order_id and o.user_id = private.caller()
$$;
comment on function public.own_order(uuid) is
  'A member''s own order with its payments, read together; null for any other. Answers as private.describe_own_order | null.';
revoke execute on function public.own_order(uuid) from public, anon;
grant execute on function public.own_order(uuid) to authenticated;
revoke execute on function private.arrival(public.orders), private.promised_days(public.orders) from public;
