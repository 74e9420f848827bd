-- An order is taxed as its products were when it was placed, whatever is set between that and its payment: the class is kept with its
-- lines. A product without a class was taxed at the standard rate. Lines from before take the class of the day of payment, as they did.

alter table public.order_items add column tax_class text references public.tax_classes (id), add column item_class text;
comment on column public.order_items.tax_class is 'How it was taxed when the order was placed; null: from before, taxed as on the day of payment.';
comment on column public.order_items.item_class is 'The item class of eTIMS at that time.';
create index order_items_tax_class_idx on public.order_items (tax_class);

create function private.keep_tax_class()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  select coalesce(x.tax_class, 'standard'), x.item_class into new.tax_class, new.item_class
  from public.products p left join public.product_tax x on x.product_id = coalesce(p.variant_of, p.id)
  where p.id = new.product_id;
  return new;
end
$function$;
comment on function private.keep_tax_class() is 'A line of an order keeps how its product is taxed now; an option is taxed as its product.';

create trigger keep_tax_class before insert on public.order_items for each row execute function private.keep_tax_class();

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
      'unit_price_kes', o.delivery_kes, 'tax_class', d.delivery_class, 'item_class', d.delivery_item_class,
      'item_code', 'KE3NTU9000001')
    from public.orders o cross join public.business_details d where o.id = bill.id and o.delivery_kes > 0
  )
  select coalesce(jsonb_agg(line order by place), '[]')::text from lines
$function$;
comment on function private.order_invoice(bill public.bills, payment public.payments, words text) is 'The goods of an order, each with its share of the coupon and the tax class that held when it was ordered, and the delivery.';
