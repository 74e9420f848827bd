-- An order that was placed before a lot was stopped held its pieces, and they were packed without their lot: its buyer was found by no
-- recall, and a release counted the pieces once more. Such an order is not packed as far as the good pieces do not reach.
create or replace function private.pack_lots()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  item public.order_items;
  lot public.product_lots;
  rest integer;
  taken integer;
  good integer;
begin
  if old.fulfilment_state = 'packed' then
    select l.* into lot from public.order_items i join public.order_item_lots x on x.order_item_id = i.id join public.product_lots l on l.id = x.lot_id
    where i.order_id = new.id and x.pieces > x.came_back and l.stopped_at is not null limit 1;
    if found then
      perform private.refuse('lot_stopped', format('Lot %s is stopped, and some of it is in this parcel.', lot.code),
        'Take it out, and say at the order which lot you packed instead.');
    end if;
    return null;
  end if;
  for item in select i.* from public.order_items i
      where i.order_id = new.id and exists (select 1 from public.product_lots l where l.product_id = i.product_id) order by i.product_id loop
    perform 1 from public.products p where p.id = item.product_id for no key update;
    rest := item.quantity;
    -- what this order waited for may be of a lot that was stopped, or whose day has come, since it was placed
    select private.loose_pieces(item.product_id) + item.quantity + coalesce(sum(x.pieces), 0) into good
    from public.product_lots x where x.product_id = item.product_id and private.lot_is_sold(x);
    if good < rest and exists (
        select 1 from public.product_lots x where x.product_id = item.product_id and x.pieces > x.held_back and not private.lot_is_sold(x)) then
      perform private.refuse('lot_stopped', format('%s: %s of %s may be packed, the others are of a lot that is stopped or past its day.',
        item.name, greatest(good, 0), rest), 'Change the order, or pack it when other pieces have come.');
    end if;
    for lot in select * from public.product_lots l where l.product_id = item.product_id and l.pieces > 0 and private.lot_is_sold(l)
        order by l.best_before, l.received_on, l.id loop
      taken := least(rest, lot.pieces);
      exit when taken = 0;
      update public.product_lots l set pieces = l.pieces - taken where l.id = lot.id;
      insert into public.order_item_lots as x (order_item_id, lot_id, pieces) values (item.id, lot.id, taken)
      on conflict on constraint order_item_lots_pkey do update set pieces = x.pieces + excluded.pieces;
      rest := rest - taken;
    end loop;
    perform private.settle_lots(item.product_id);
  end loop;
  return null;
end $function$;
comment on function private.pack_lots() is
  'Trigger: an order that is packed takes its pieces from lots, the first to expire first, neither stopped nor past its day; what the lots do not have goes without, as far as such pieces lie there. A packed parcel does not leave with a stopped lot. Refusals: lot_stopped.';

-- Parcels come from the shop under the name that its owner gave it, and go back to where people may come; before it was ever saved,
-- and without such an address, as invoices have it.
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
