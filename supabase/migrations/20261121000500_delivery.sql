-- Delivery: where we send parcels and what it costs. Counties belong to courier zones; a zone's fee covers a parcel
-- up to its base weight, then each further kilogram begun; a large order may travel free. Or the buyer fetches the parcel
-- at a pickup point for a flat fee. The rows themselves come with the content and are then the administrators'.

create table public.delivery_zones (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null,
  base_fee_kes integer not null check (base_fee_kes >= 0),
  base_weight_g integer not null check (base_weight_g > 0),
  extra_kg_fee_kes integer not null check (extra_kg_fee_kes >= 0),
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days),
  cash_on_delivery boolean not null default false,
  -- goods for this much travel free; null never
  free_from_kes integer check (free_from_kes > 0),
  -- the heaviest parcel the courier takes; null any
  max_weight_g integer check (max_weight_g >= base_weight_g),
  position integer not null default 0
);

create table public.counties (
  name text primary key,
  zone_id text not null references public.delivery_zones (id)
);
create index counties_zone_id_idx on public.counties (zone_id);

create table public.pickup_points (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 2 and 80),
  county text not null references public.counties (name) on update cascade,
  town text not null check (length(town) between 2 and 80),
  -- where it is, as one tells somebody who walks there
  landmark text not null check (length(landmark) between 3 and 200),
  hours text not null default '',
  phone text check (phone ~ '^254\d{9}$'),
  fee_kes integer not null check (fee_kes >= 0),
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days),
  cash_on_pickup boolean not null default false,
  is_active boolean not null default true,
  position integer not null default 0
);
create index pickup_points_county_idx on public.pickup_points (county);

-- One row: the limits an administrator may change without a release.
create table public.shop_settings (
  id boolean primary key default true check (id),
  cash_limit_kes integer not null default 5000 check (cash_limit_kes >= 0),
  hold_minutes integer not null default 15 check (hold_minutes between 1 and 1440),
  -- how long after delivery a return may be asked for; the terms and the front page promise at least 30 days
  return_days integer not null default 30 check (return_days between 30 and 365),
  -- how many unpaid orders an account may have at a time: each keeps goods from others
  open_orders integer not null default 20 check (open_orders between 1 and 1000000)
);
insert into public.shop_settings default values;

grant select on public.delivery_zones, public.counties, public.pickup_points, public.shop_settings to anon, authenticated;
grant insert, update, delete on public.delivery_zones, public.counties, public.pickup_points to authenticated;
grant update (cash_limit_kes, hold_minutes, return_days, open_orders) on public.shop_settings to authenticated;
grant all on public.delivery_zones, public.counties, public.pickup_points, public.shop_settings to service_role;
alter table public.delivery_zones enable row level security;
alter table public.counties enable row level security;
alter table public.pickup_points enable row level security;
alter table public.shop_settings enable row level security;

create policy delivery_zones_select_all on public.delivery_zones
  for select to anon, authenticated using (true);
create policy delivery_zones_insert_admin on public.delivery_zones
  for insert to authenticated with check ((select public.has_capability('settings')));
create policy delivery_zones_update_admin on public.delivery_zones
  for update to authenticated using ((select public.has_capability('settings'))) with check ((select public.has_capability('settings')));
create policy delivery_zones_delete_admin on public.delivery_zones
  for delete to authenticated using ((select public.has_capability('settings')));

create policy counties_select_all on public.counties
  for select to anon, authenticated using (true);
create policy counties_insert_admin on public.counties
  for insert to authenticated with check ((select public.has_capability('settings')));
create policy counties_update_admin on public.counties
  for update to authenticated using ((select public.has_capability('settings'))) with check ((select public.has_capability('settings')));
create policy counties_delete_admin on public.counties
  for delete to authenticated using ((select public.has_capability('settings')));

create policy pickup_points_select_active on public.pickup_points
  for select to anon, authenticated using (is_active);
create policy pickup_points_select_admin on public.pickup_points
  for select to authenticated using ((select public.has_capability('settings')));
create policy pickup_points_insert_admin on public.pickup_points
  for insert to authenticated with check ((select public.has_capability('settings')));
create policy pickup_points_update_admin on public.pickup_points
  for update to authenticated using ((select public.has_capability('settings'))) with check ((select public.has_capability('settings')));
create policy pickup_points_delete_admin on public.pickup_points
  for delete to authenticated using ((select public.has_capability('settings')));

create policy shop_settings_select_all on public.shop_settings
  for select to anon, authenticated using (true);
create policy shop_settings_update_admin on public.shop_settings
  for update to authenticated using ((select public.has_capability('settings'))) with check ((select public.has_capability('settings')));

-- The fee of a parcel in whole shillings.
create function private.delivery_fee(zone public.delivery_zones, weight_g integer, subtotal_kes integer default 0)
returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  if subtotal_kes >= zone.free_from_kes then
    return 0;
  end if;
  return zone.base_fee_kes
    + zone.extra_kg_fee_kes * ceil(greatest(weight_g - zone.base_weight_g, 0) / 1000.0)::integer;
end
$$;

-- The terms of a delivery to a county or, when one is named, to a pickup point, which counts as a zone of its own.
-- Its id is null when we deliver to neither.
create function private.delivery_terms(county text, pickup_point text) returns public.delivery_zones
language plpgsql stable
set search_path = ''
as $$
declare
  terms public.delivery_zones;
begin
  if delivery_terms.pickup_point is not null then
    select p.id, p.name, p.fee_kes, 1000000, 0, p.min_days, p.max_days, p.cash_on_pickup, null, null, p.position
    into terms from public.pickup_points p where p.id = delivery_terms.pickup_point and p.is_active;
  else
    select z.* into terms from public.counties c join public.delivery_zones z on z.id = c.zone_id
    where c.name = delivery_terms.county;
  end if;
  return terms;
end
$$;

revoke all on function private.delivery_fee(public.delivery_zones, integer, integer) from public;
revoke all on function private.delivery_terms(text, text) from public;
