-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- After the purchase: a numbered receipt to print, and the same things once more.

-- Receipts are numbered without a gap, year by year; the number is given when a paid order is first printed.
create table public.invoices (
  order_id uuid not null,
  number text not null,
  issued_at timestamp with time zone default now() not null,
  constraint invoices_pkey PRIMARY KEY (order_id),
  constraint invoices_number_key UNIQUE (number),
  constraint invoices_number_check CHECK ((number ~ '^INV-\d{4}-\d{5,}$'::text)),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE
);
alter table public.invoices enable row level security;
grant select on table public.invoices to authenticated;
grant all on table public.invoices to service_role;

create policy invoices_select_own on public.invoices for select to authenticated
  using ((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy invoices_select_admin on public.invoices for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create table private.invoice_counters (
  year integer not null,
  last integer not null,
  constraint invoice_counters_pkey PRIMARY KEY (year)
);

-- The order as its receipt shows it, for its buyer, the holder of its token or an administrator: as `guest_order`, with
-- `invoice_number` and `issued_at` (null until it is paid) and `refunds`.
create function public.order_receipt(order_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
grant execute on function public.order_receipt(order_id uuid, order_token text) to anon, authenticated, service_role;

-- What an order of the caller would be today, for the cart: [{product_id, name, size, picture, unit_price_kes,
-- ordered, quantity, stock, problem}]; `quantity` is what can be had, problem: null | gone | sold_out | short.
create function public.reorder(order_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  if not exists (select 1 from public.orders o where o.id = reorder.order_id and o.user_id = private.caller()) then
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
$function$;
grant execute on function public.reorder(order_id uuid) to authenticated, service_role;
