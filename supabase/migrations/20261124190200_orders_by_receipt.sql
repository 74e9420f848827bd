-- "A customer says she paid, and reads the receipt out": the desk finds the order by it.

-- Orders of one queue, the longest waiting first (done and all: the newest). queue: pack | dispatch | on_the_way | unpaid |
-- review | returns | refunds | done | all. `search` is a number, name or phone, or a part of one, or a whole M-Pesa receipt:
-- of a payment, of one that the buyer named, or of a refund, in capitals or not, with spaces or without.
create or replace function public.order_queue(
  queue text default 'pack', search text default '', page_size integer default 50, page_offset integer default 0
) returns table (
  id uuid, number text, placed_at timestamptz, contact_name text, phone text, town text, county text,
  pickup_point_id text, total_kes integer, payment_method text, payment_state text, fulfilment_state text,
  return_state text, is_guest boolean, pieces integer, notes integer, total_count bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted constant text := lower(trim(coalesce(search, '')));
  wanted_phone constant text := private.normalise_phone(wanted);
  named_receipt constant text := substring(upper(regexp_replace(wanted, '\s', '', 'g')) from '^[A-Z0-9]{8,12}$');
  of_receipt constant uuid[] := array(
    select p.bill_id from public.payments p where p.receipt = named_receipt
    union all select c.bill_id from public.receipt_claims c where c.receipt = named_receipt
    union all select r.bill_id from public.refunds r where r.reference = named_receipt);
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
$$;
