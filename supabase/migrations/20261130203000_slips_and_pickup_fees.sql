-- A printed slip named neither the shop nor where a parcel goes that nobody takes, and what a pickup point costs stood as "Delivery" on invoices.

create or replace function public.packing_slips(order_ids uuid[])
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
    ) || jsonb_build_object('sender', jsonb_build_object('name', d.trading_name, 'address', d.address)) order by o.placed_at, o.id), '[]')
    from public.orders o cross join public.business_details d where o.id = any (order_ids[1:200])
  );
end
$function$;
comment on function public.packing_slips(order_ids uuid[]) is 'What goes into the parcels of up to 200 orders, to print, for the desk (orders). Answers [{id uuid, number text, is_guest boolean,
placed_at timestamptz, contact_name text, phone text, alt_phone text | null, county text, town text, landmark text,
pickup_point text | null, note text | null, payment_method text, payment_state text, cash_to_collect_kes integer,
total_kes integer, sender {name text, address text}, items [{sku text, name text, size text, quantity integer, weight_g integer, lot text | null}]}].
Refusals: not_allowed.';

create or replace function private.order_invoice(bill public.bills, payment public.payments, words text)
returns text
language sql
stable
set search_path = ''
as $function$
  with items as (
    select i.*, coalesce(p.variant_of, p.id) as taxed_as, row_number() over (order by i.id) as place
    from public.order_items i join public.products p on p.id = i.product_id where i.order_id = bill.id
  ), shares as (
    select private.spread(o.discount_kes, (select array_agg(i.line_total_kes::bigint order by i.place) from items i)) as kes
    from public.orders o where o.id = bill.id
  ), lines as (
    select i.place, jsonb_build_object('kind', 'goods', 'product_id', i.product_id, 'name', i.name, 'detail', i.size,
      'quantity', i.quantity, 'unit_price_kes', i.unit_price_kes, 'discount_kes', s.kes[i.place], 'tax_class', coalesce(i.tax_class, x.tax_class),
      'item_class', case when i.tax_class is null then x.item_class else coalesce(i.item_class, x.item_class) end, 'item_code', 'KE2' || coalesce(x.package_unit, 'NT') || coalesce(x.quantity_unit, 'U')
        || lpad(i.product_id::text, 7, '0'), 'package_unit', x.package_unit, 'quantity_unit', x.quantity_unit) as line
    from items i cross join shares s left join public.product_tax x on x.product_id = i.taxed_as
    union all
    select 1000, jsonb_build_object('kind', 'delivery', 'name', case when o.pickup_point_id is null then 'Delivery' else 'Pickup' end, 'detail', o.county, 'quantity', 1,
      'unit_price_kes', o.delivery_kes, 'tax_class', coalesce(bill.service_tax_class, d.delivery_class),
      'item_class', coalesce(bill.service_item_class, d.delivery_item_class), 'item_code', 'KE3NTU9000001')
    from public.orders o cross join public.business_details d where o.id = bill.id and o.delivery_kes > 0
  )
  select coalesce(jsonb_agg(line order by place), '[]')::text from lines
$function$;
