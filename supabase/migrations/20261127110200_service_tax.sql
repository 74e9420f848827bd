-- Deliveries, months of a plan and consultations are taxed as was set when their bill was made, as products are: whoever changes a class
-- changes it for what is ordered from then on, not for what waits for its money. Bills from before take the class of the day of payment, as
-- they did.

alter table public.bills add column service_tax_class text references public.tax_classes (id), add column service_item_class text;
comment on column public.bills.service_tax_class is 'How its delivery, month or hour was taxed when the bill was made; null: from before, taxed as on the day of payment.';
comment on column public.bills.service_item_class is 'The item class of eTIMS for that then; null: nobody had said one.';
create index bills_service_tax_class_idx on public.bills (service_tax_class);

create function private.keep_service_class()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  select case new.kind when 'plan' then d.plan_class when 'consultation' then d.consultation_class else d.delivery_class end,
    case new.kind when 'plan' then d.plan_item_class when 'consultation' then d.consultation_item_class else d.delivery_item_class end
  into new.service_tax_class, new.service_item_class from public.business_details d;
  return new;
end
$function$;
comment on function private.keep_service_class() is 'A bill keeps how its delivery, month or hour is taxed now.';
create trigger keep_service_class before insert on public.bills for each row execute function private.keep_service_class();

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
    select 1000, jsonb_build_object('kind', 'delivery', 'name', 'Delivery', 'detail', o.county, 'quantity', 1,
      'unit_price_kes', o.delivery_kes, 'tax_class', coalesce(bill.service_tax_class, d.delivery_class),
      'item_class', coalesce(bill.service_item_class, d.delivery_item_class), 'item_code', 'KE3NTU9000001')
    from public.orders o cross join public.business_details d where o.id = bill.id and o.delivery_kes > 0
  )
  select coalesce(jsonb_agg(line order by place), '[]')::text from lines
$function$;
comment on function private.order_invoice(bill public.bills, payment public.payments, words text) is 'The goods of an order, each with its share of the coupon, and the delivery, with the tax classes that held when it was ordered.';

create or replace function private.plan_invoice(bill public.bills, payment public.payments, words text)
returns text
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_array(jsonb_build_object('kind', 'plan', 'name', private.plan_name(s.plan_type),
    'detail', s.period_start || '/' || s.period_end, 'quantity', 1, 'unit_price_kes', s.price_kes, 'discount_kes', s.credit_kes,
    'tax_class', coalesce(bill.service_tax_class, d.plan_class), 'item_class', coalesce(bill.service_item_class, d.plan_item_class),
    'item_code', 'KE3NTU9000002'))::text
  from public.plan_payments s cross join public.business_details d where s.id = bill.id
$function$;

create or replace function private.consultation_invoice(bill public.bills, payment public.payments, words text)
returns text
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_array(jsonb_build_object('kind', 'consultation', 'name', c.service_name,
    'detail', (c.starts_at at time zone 'Africa/Nairobi')::date, 'quantity', 1, 'unit_price_kes', c.price_kes,
    'tax_class', coalesce(bill.service_tax_class, d.consultation_class),
    'item_class', coalesce(bill.service_item_class, d.consultation_item_class), 'item_code', 'KE3NTU9000003'))::text
  from public.consultations c cross join public.business_details d where c.id = bill.id
$function$;
