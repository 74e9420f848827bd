-- Delivery: where we send parcels and what it costs. Counties belong to courier zones; a zone's fee covers a parcel
-- up to its base weight, then each further kilogram begun. The rows themselves come with the content.

create table public.delivery_zones (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null,
  base_fee_kes integer not null check (base_fee_kes >= 0),
  base_weight_g integer not null check (base_weight_g > 0),
  extra_kg_fee_kes integer not null check (extra_kg_fee_kes >= 0),
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days),
  cash_on_delivery boolean not null default false
);

create table public.counties (
  name text primary key,
  zone_id text not null references public.delivery_zones (id)
);
create index counties_zone_id_idx on public.counties (zone_id);

-- One row: the limits an administrator may change without a release.
create table public.shop_settings (
  id boolean primary key default true check (id),
  cash_limit_kes integer not null default 5000 check (cash_limit_kes >= 0),
  hold_minutes integer not null default 15 check (hold_minutes between 1 and 1440)
);
insert into public.shop_settings default values;

grant select on public.delivery_zones, public.counties, public.shop_settings to anon, authenticated;
grant insert, update, delete on public.delivery_zones, public.counties to authenticated;
grant update (cash_limit_kes, hold_minutes) on public.shop_settings to authenticated;
grant all on public.delivery_zones, public.counties, public.shop_settings to service_role;
alter table public.delivery_zones enable row level security;
alter table public.counties enable row level security;
alter table public.shop_settings enable row level security;

create policy delivery_zones_select_all on public.delivery_zones
  for select to anon, authenticated using (true);
create policy delivery_zones_insert_admin on public.delivery_zones
  for insert to authenticated with check ((select public.is_admin()));
create policy delivery_zones_update_admin on public.delivery_zones
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy delivery_zones_delete_admin on public.delivery_zones
  for delete to authenticated using ((select public.is_admin()));

create policy counties_select_all on public.counties
  for select to anon, authenticated using (true);
create policy counties_insert_admin on public.counties
  for insert to authenticated with check ((select public.is_admin()));
create policy counties_update_admin on public.counties
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy counties_delete_admin on public.counties
  for delete to authenticated using ((select public.is_admin()));

create policy shop_settings_select_all on public.shop_settings
  for select to anon, authenticated using (true);
create policy shop_settings_update_admin on public.shop_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- The fee of a parcel in whole shillings.
create function private.delivery_fee(zone public.delivery_zones, weight_g integer) returns integer
language sql immutable
set search_path = ''
as $$
  select zone.base_fee_kes
    + zone.extra_kg_fee_kes * ceil(greatest(weight_g - zone.base_weight_g, 0) / 1000.0)::integer
$$;
revoke all on function private.delivery_fee(public.delivery_zones, integer) from public;
