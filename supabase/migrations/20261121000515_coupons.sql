-- Coupons: codes that take something off an order. A coupon is judged twice: when a cart is quoted, to show what it would
-- do, and when the order is placed, under a lock, so that its limits hold however many people press the button at once.
-- An order that is cancelled or runs out of time gives its coupon back.

create table public.coupons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and length(code) between 3 and 20),
  description text not null default '',
  kind text not null check (kind in ('percent', 'fixed')),
  percent integer check (percent between 1 and 90),
  amount_kes integer check (amount_kes > 0),
  -- the most a percentage takes off; null no limit
  max_discount_kes integer check (max_discount_kes > 0),
  min_subtotal_kes integer not null default 0 check (min_subtotal_kes >= 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  per_user_limit integer check (per_user_limit > 0),
  total_limit integer check (total_limit > 0),
  first_order_only boolean not null default false,
  is_active boolean not null default true,
  -- counted by the functions below
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'fixed') = (amount_kes is not null)),
  check (ends_at > starts_at)
);

grant select, delete,
  insert (code, description, kind, percent, amount_kes, max_discount_kes, min_subtotal_kes, starts_at, ends_at,
    per_user_limit, total_limit, first_order_only, is_active),
  update (code, description, kind, percent, amount_kes, max_discount_kes, min_subtotal_kes, starts_at, ends_at,
    per_user_limit, total_limit, first_order_only, is_active)
  on public.coupons to authenticated;
grant all on public.coupons to service_role;
alter table public.coupons enable row level security;

create policy coupons_select_admin on public.coupons
  for select to authenticated using ((select public.has_capability('settings')));
create policy coupons_insert_admin on public.coupons
  for insert to authenticated with check ((select public.has_capability('settings')));
create policy coupons_update_admin on public.coupons
  for update to authenticated using ((select public.has_capability('settings'))) with check ((select public.has_capability('settings')));
create policy coupons_delete_admin on public.coupons
  for delete to authenticated using ((select public.has_capability('settings')));

create trigger touch_updated_at before update on public.coupons
  for each row execute function private.touch_updated_at();


-- Who used a coupon is whose order it is.
create table public.coupon_redemptions (
  order_id uuid primary key references public.orders (id) on delete cascade,
  coupon_id bigint not null references public.coupons (id),
  discount_kes integer not null check (discount_kes > 0),
  redeemed_at timestamptz not null default now(),
  given_back_at timestamptz
);
create index coupon_redemptions_coupon_id_idx on public.coupon_redemptions (coupon_id, redeemed_at desc);

grant select on public.coupon_redemptions to authenticated;
grant all on public.coupon_redemptions to service_role;
alter table public.coupon_redemptions enable row level security;

create policy coupon_redemptions_select_admin on public.coupon_redemptions
  for select to authenticated using ((select public.has_capability('settings')));


-- Why a coupon does not apply, or null. What concerns the buyer is judged as far as he is known: by account or phone.
create function private.coupon_problem(coupon public.coupons, subtotal_kes integer, buyer uuid, buyer_phone text)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when coupon.id is null or not coupon.is_active then 'unknown_coupon'
    when coupon.starts_at > now() then 'coupon_not_started'
    when coupon.ends_at <= now() then 'coupon_ended'
    when subtotal_kes < coupon.min_subtotal_kes then 'coupon_minimum'
    when coupon.used_count >= coupon.total_limit then 'coupon_used_up'
    when coupon.first_order_only and exists (
      select 1 from public.orders o
      where (o.user_id = buyer or o.phone = buyer_phone) and o.fulfilment_state <> 'cancelled'
    ) then 'coupon_first_order'
    when (
      select count(*) from public.coupon_redemptions r join public.orders o on o.id = r.order_id
      where r.coupon_id = coupon.id and r.given_back_at is null and (o.user_id = buyer or o.phone = buyer_phone)
    ) >= coupon.per_user_limit then 'coupon_already_used'
  end
$$;

create function private.coupon_words(problem text, coupon public.coupons) returns text
language sql immutable
set search_path = ''
as $$
  select case problem
    when 'unknown_coupon' then 'We do not know this code.'
    when 'coupon_not_started' then 'This code is not valid yet.'
    when 'coupon_ended' then 'This code has ended.'
    when 'coupon_minimum' then format('This code is for orders from %s.', private.shillings(coupon.min_subtotal_kes))
    when 'coupon_used_up' then 'This code has been used up.'
    when 'coupon_first_order' then 'This code is for a first order.'
    when 'coupon_already_used' then 'You have used this code already.'
  end
$$;

-- What it takes off, in whole shillings. One shilling stays to be paid, since nobody can pay nothing.
create function private.coupon_discount(coupon public.coupons, subtotal_kes integer, delivery_kes integer) returns integer
language sql immutable
set search_path = ''
as $$
  select least(
    case coupon.kind when 'percent' then least(subtotal_kes * coupon.percent / 100, coupon.max_discount_kes)
      else coupon.amount_kes end,
    subtotal_kes, subtotal_kes + delivery_kes - 1)
$$;

create function private.coupon_code(typed text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return nullif(upper(regexp_replace(typed, '\s', '', 'g')), '');
end
$$;

-- The coupon an order asks for, locked until it is placed, or a refusal. The caller holds its products.
create function private.lock_coupon(code text, subtotal_kes integer, buyer uuid, buyer_phone text)
returns public.coupons
language plpgsql
set search_path = ''
as $$
declare
  coupon public.coupons;
  problem text;
begin
  select * into coupon from public.coupons c where c.code = lock_coupon.code for update;
  problem := private.coupon_problem(coupon, subtotal_kes, buyer, buyer_phone);
  if problem is not null then
    perform private.refuse(problem, private.coupon_words(problem, coupon), 'Remove the code and try again.');
  end if;
  return coupon;
end
$$;

create function private.redeem_coupon(coupon public.coupons, order_id uuid, discount_kes integer) returns void
language sql
set search_path = ''
as $$
  update public.coupons c set used_count = c.used_count + 1 where c.id = coupon.id;
  insert into public.coupon_redemptions (order_id, coupon_id, discount_kes) values (order_id, coupon.id, discount_kes);
$$;

-- Takes back (`back`) or counts again the coupons of these orders, each once. One call for many orders, so that coupons
-- are locked by ascending id across all of them.
create function private.move_coupons(of_orders uuid[], back boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform 1 from public.coupons c
  where c.id in (select r.coupon_id from public.coupon_redemptions r where r.order_id = any (of_orders))
  order by c.id for update;
  with moved as (
    update public.coupon_redemptions r set given_back_at = case when back then now() end
    where r.order_id = any (of_orders) and (r.given_back_at is null) = back
    returning r.coupon_id
  )
  update public.coupons c
  set used_count = greatest(c.used_count + m.many * case when back then -1 else 1 end, 0)
  from (select coupon_id, count(*)::integer as many from moved group by 1) m
  where c.id = m.coupon_id;
end
$$;

revoke all on function private.coupon_problem(public.coupons, integer, uuid, text) from public;
revoke all on function private.coupon_words(text, public.coupons) from public;
revoke all on function private.coupon_discount(public.coupons, integer, integer) from public;
revoke all on function private.coupon_code(text) from public;
revoke all on function private.lock_coupon(text, integer, uuid, text) from public;
revoke all on function private.redeem_coupon(public.coupons, uuid, integer) from public;
revoke all on function private.move_coupons(uuid[], boolean) from public;
