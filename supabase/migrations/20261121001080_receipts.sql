-- After the purchase: a numbered receipt to print, and the same things once more.

-- Receipts are numbered without a gap, year by year; the number is given when a paid order is first printed.
create table public.invoices (
  order_id uuid primary key references public.orders (id) on delete cascade,
  number text not null unique check (number ~ '^INV-\d{4}-\d{5,}$'),
  issued_at timestamptz not null default now()
);

grant select on public.invoices to authenticated;
grant all on public.invoices to service_role;
alter table public.invoices enable row level security;

create policy invoices_select_own on public.invoices
  for select to authenticated
  using (order_id in (select o.id from public.orders o where o.user_id = (select auth.uid())));
create policy invoices_select_admin on public.invoices
  for select to authenticated using ((select public.has_capability('payments')));

select private.register_personal_data('public.invoices', erasure => 'keep',
  rows_of => 'order_id in (select o.id from public.orders o where o.user_id = $1)');

create table private.invoice_counters (
  year integer primary key,
  last integer not null
);
revoke all on private.invoice_counters from public;

-- The order as its receipt shows it, for its buyer, the holder of its token or an administrator: as `guest_order`, with
-- `invoice_number` and `issued_at` (null until it is paid) and `refunds`.
create function public.order_receipt(order_id uuid, order_token text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.orders;
  issued public.invoices;
  this_year constant integer := extract(year from now() at time zone 'Africa/Nairobi');
  place integer;
begin
  if public.has_capability('payments') then
    select * into target from public.orders o where o.id = order_receipt.order_id for update;
  else
    target := private.lock_own_order(order_receipt.order_id, order_receipt.order_token);
  end if;
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  select * into issued from public.invoices i where i.order_id = target.id;
  if issued.order_id is null and target.payment_state in ('paid', 'refund_due', 'refunded') then
    insert into private.invoice_counters as c (year, last) values (this_year, 1)
    on conflict (year) do update set last = c.last + 1 returning c.last into place;
    insert into public.invoices (order_id, number)
    values (target.id, format('INV-%s-%s', this_year, lpad(place::text, greatest(length(place::text), 5), '0')))
    returning * into issued;
  end if;
  return private.describe_own_order(target) || jsonb_build_object(
    'invoice_number', issued.number, 'issued_at', issued.issued_at,
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at) order by r.at), '[]')
      from public.refunds r where r.order_id = target.id));
end
$$;

-- What an order of the caller would be today, for the cart: [{product_id, name, size, picture, unit_price_kes,
-- ordered, quantity, stock, problem}]; `quantity` is what can be had, problem: null | gone | sold_out | short.
create function public.reorder(order_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.orders o where o.id = reorder.order_id and o.user_id = auth.uid()) then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  return (
    select jsonb_agg(jsonb_build_object(
      'product_id', i.product_id, 'name', coalesce(p.name, i.name), 'size', coalesce(p.size, i.size),
      'picture', coalesce(p.picture, i.picture), 'unit_price_kes', coalesce(p.price_kes, 0), 'ordered', i.quantity,
      'quantity', least(i.quantity, coalesce(s.stock, 0)), 'stock', coalesce(s.stock, 0),
      'problem', case when p.id is null then 'gone' when s.stock = 0 then 'sold_out' when s.stock < i.quantity then 'short' end
    ) order by i.id)
    from public.order_items i
    left join public.products p on p.id = i.product_id and p.status = 'active'
    left join lateral (select private.sellable_stock(p.stock, p.expires_on) as stock) s on true
    where i.order_id = reorder.order_id
  );
end
$$;

revoke all on function public.order_receipt(uuid, text) from public;
revoke all on function public.reorder(uuid) from public;
grant execute on function public.order_receipt(uuid, text) to anon, authenticated, service_role;
grant execute on function public.reorder(uuid) to authenticated, service_role;
