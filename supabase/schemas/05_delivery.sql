-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Delivery: where we send parcels and what it costs. Counties belong to courier zones; a zone's fee covers a parcel
-- up to its base weight, then each further kilogram begun; a large order may travel free. Or the buyer fetches the parcel
-- at a pickup point for a flat fee. The rows themselves come with the content and are then the administrators'.
--
-- The embedded stack counts tries to sign in in `private.rate_windows` (on hosted Supabase the auth server counts them
-- itself). Where somebody has signed in is kept there too, as a keyed hash: guesses from elsewhere do not lock the owner
-- out of such a place. That is remembered for ninety days, and not for one as the tries are.
--
-- Two notifications of one moment were told in the order of their random ids: "Paid" could arrive after "On its way".
-- Deliveries are numbered as they are queued. The table holds eight days, so the rewrite is short.

create table public.delivery_zones (
  id text not null,
  name text not null,
  base_fee_kes integer not null,
  base_weight_g integer not null,
  extra_kg_fee_kes integer not null,
  min_days integer not null,
  max_days integer not null,
  cash_on_delivery boolean default false not null,
  free_from_kes integer,
  max_weight_g integer,
  "position" integer default 0 not null,
  constraint delivery_zones_pkey PRIMARY KEY (id),
  constraint delivery_zones_id_check CHECK ((id ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint delivery_zones_base_fee_kes_check CHECK ((base_fee_kes >= 0)),
  constraint delivery_zones_base_weight_g_check CHECK ((base_weight_g > 0)),
  constraint delivery_zones_extra_kg_fee_kes_check CHECK ((extra_kg_fee_kes >= 0)),
  constraint delivery_zones_min_days_check CHECK ((min_days >= 0)),
  constraint delivery_zones_check CHECK ((max_days >= min_days)),
  constraint delivery_zones_free_from_kes_check CHECK ((free_from_kes > 0)),
  constraint delivery_zones_check1 CHECK ((max_weight_g >= base_weight_g))
);
alter table public.delivery_zones enable row level security;
comment on table public.delivery_zones is 'What it costs to send a parcel, by zone of the courier. Everybody reads them; the desk (settings) writes them.';
comment on column public.delivery_zones.id is 'A short name in lower case.';
comment on column public.delivery_zones.name is 'As people read it.';
comment on column public.delivery_zones.base_fee_kes is 'Fee in KSh for a parcel up to `base_weight_g`.';
comment on column public.delivery_zones.base_weight_g is 'Grams that the base fee covers.';
comment on column public.delivery_zones.extra_kg_fee_kes is 'KSh for each further kilogram begun.';
comment on column public.delivery_zones.min_days is 'Days until it arrives, at best.';
comment on column public.delivery_zones.max_days is 'Days until it arrives, at most.';
comment on column public.delivery_zones.cash_on_delivery is 'Whether the rider takes cash there.';
comment on column public.delivery_zones.free_from_kes is 'Goods of so many KSh travel free; null: never.';
comment on column public.delivery_zones.max_weight_g is 'Heaviest parcel in grams; null: no limit.';
comment on column public.delivery_zones."position" is 'Order on the desk, smallest first.';
grant select on table public.delivery_zones to anon;
grant delete, insert, select, update on table public.delivery_zones to authenticated;
grant all on table public.delivery_zones to service_role;

create table public.counties (
  name text not null,
  zone_id text not null,
  constraint counties_pkey PRIMARY KEY (name),
  constraint counties_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES public.delivery_zones(id)
);
alter table public.counties enable row level security;
comment on table public.counties is 'Kenya''s counties and the zone that each is in. Everybody reads them; the desk (settings) writes them.';
comment on column public.counties.name is 'Official name; orders and addresses hold it.';
comment on column public.counties.zone_id is 'The zone whose fees and days count.';
grant select on table public.counties to anon;
grant delete, insert, select, update on table public.counties to authenticated;
grant all on table public.counties to service_role;

create index counties_zone_id_idx ON public.counties USING btree (zone_id);

create table public.pickup_points (
  id text not null,
  name text not null,
  county text not null,
  town text not null,
  landmark text not null,
  hours text default ''::text not null,
  phone text,
  fee_kes integer not null,
  min_days integer not null,
  max_days integer not null,
  cash_on_pickup boolean default false not null,
  is_active boolean default true not null,
  "position" integer default 0 not null,
  constraint pickup_points_pkey PRIMARY KEY (id),
  constraint pickup_points_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint pickup_points_name_check CHECK (((length(name) >= 2) AND (length(name) <= 80))),
  constraint pickup_points_town_check CHECK (((length(town) >= 2) AND (length(town) <= 80))),
  constraint pickup_points_landmark_check CHECK (((length(landmark) >= 3) AND (length(landmark) <= 200))),
  constraint pickup_points_phone_check CHECK ((phone ~ '^254\d{9}$'::text)),
  constraint pickup_points_fee_kes_check CHECK ((fee_kes >= 0)),
  constraint pickup_points_min_days_check CHECK ((min_days >= 0)),
  constraint pickup_points_check CHECK ((max_days >= min_days)),
  constraint pickup_points_county_fkey FOREIGN KEY (county) REFERENCES public.counties(name) ON UPDATE CASCADE
);
alter table public.pickup_points enable row level security;
comment on table public.pickup_points is 'Where buyers fetch parcels themselves. Everybody reads the open ones; the desk (settings) reads and writes all.';
comment on column public.pickup_points.id is 'A short name in lower case.';
comment on column public.pickup_points.name is '2 to 80 letters.';
comment on column public.pickup_points.county is 'County it is in.';
comment on column public.pickup_points.town is 'Town or estate it is in.';
comment on column public.pickup_points.landmark is 'How to find it.';
comment on column public.pickup_points.hours is 'When it is open, in words; empty when not known.';
comment on column public.pickup_points.phone is 'Number to call, 254 and nine digits; null when there is none.';
comment on column public.pickup_points.fee_kes is 'Flat fee in KSh, whatever the weight.';
comment on column public.pickup_points.min_days is 'Days until it can be fetched, at best.';
comment on column public.pickup_points.max_days is 'Days until it can be fetched, at most.';
comment on column public.pickup_points.cash_on_pickup is 'Whether one can pay there in cash.';
comment on column public.pickup_points.is_active is 'Whether orders can still choose it.';
comment on column public.pickup_points."position" is 'Order of the list, smallest first.';
grant select on table public.pickup_points to anon;
grant delete, insert, select, update on table public.pickup_points to authenticated;
grant all on table public.pickup_points to service_role;

create index pickup_points_county_idx ON public.pickup_points USING btree (county);

-- One row: the limits an administrator may change without a release.
create table public.shop_settings (
  id boolean default true not null,
  cash_limit_kes integer default 5000 not null,
  hold_minutes integer default 15 not null,
  return_days integer default 30 not null,
  open_orders integer default 20 not null,
  refund_limit_kes integer default 5000 not null,
  text_ceiling_kes integer default 5000 not null,
  whatsapp_cents integer default 100 not null,
  constraint shop_settings_pkey PRIMARY KEY (id),
  constraint shop_settings_id_check CHECK (id),
  constraint shop_settings_cash_limit_kes_check CHECK ((cash_limit_kes >= 0)),
  constraint shop_settings_hold_minutes_check CHECK (((hold_minutes >= 1) AND (hold_minutes <= 1440))),
  constraint shop_settings_return_days_check CHECK (((return_days >= 30) AND (return_days <= 365))),
  constraint shop_settings_open_orders_check CHECK (((open_orders >= 1) AND (open_orders <= 1000000))),
  constraint shop_settings_refund_limit_kes_check CHECK (((refund_limit_kes >= 0) AND (refund_limit_kes <= 1000000))),
  constraint shop_settings_text_ceiling_kes_check CHECK (((text_ceiling_kes >= 0) AND (text_ceiling_kes <= 1000000))),
  constraint shop_settings_whatsapp_cents_check CHECK (((whatsapp_cents >= 0) AND (whatsapp_cents <= 10000)))
);
alter table public.shop_settings enable row level security;
comment on table public.shop_settings is 'One row: the limits of the shop. Everybody reads it; the desk (settings) changes it.';
comment on column public.shop_settings.id is 'Always true, so that there is one row.';
comment on column public.shop_settings.cash_limit_kes is 'Largest order in KSh that may be paid in cash.';
comment on column public.shop_settings.hold_minutes is 'How long stock is held for an unpaid M-Pesa order, minutes.';
comment on column public.shop_settings.return_days is 'Days after delivery during which a return can be asked for, 30 to 365.';
comment on column public.shop_settings.open_orders is 'How many orders may be open at once for one account or phone.';
comment on column public.shop_settings.refund_limit_kes is 'Up to how much of one bill M-Pesa may be told to send back on the word of one person.';
comment on column public.shop_settings.text_ceiling_kes is 'How much SMS and WhatsApp may cost in a month, KSh. From four fifths on only what somebody waits for is sent, from the whole on nothing.';
comment on column public.shop_settings.whatsapp_cents is 'What Meta charges for a WhatsApp message, cents of a shilling: its reports say whether it charges, and not how much.';
grant select on table public.shop_settings to anon;
grant select, update (cash_limit_kes, hold_minutes, return_days, open_orders, refund_limit_kes, text_ceiling_kes, whatsapp_cents) on table public.shop_settings to authenticated;
grant all on table public.shop_settings to service_role;

create policy delivery_zones_select_all on public.delivery_zones for select to anon, authenticated
  using (true);

create policy delivery_zones_insert_admin on public.delivery_zones for insert to authenticated
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy delivery_zones_update_admin on public.delivery_zones for update to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability))
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy delivery_zones_delete_admin on public.delivery_zones for delete to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy counties_select_all on public.counties for select to anon, authenticated
  using (true);

create policy counties_insert_admin on public.counties for insert to authenticated
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy counties_update_admin on public.counties for update to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability))
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy counties_delete_admin on public.counties for delete to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy pickup_points_select_active on public.pickup_points for select to anon, authenticated
  using (is_active);

create policy pickup_points_select_admin on public.pickup_points for select to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy pickup_points_insert_admin on public.pickup_points for insert to authenticated
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy pickup_points_update_admin on public.pickup_points for update to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability))
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy pickup_points_delete_admin on public.pickup_points for delete to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy shop_settings_select_all on public.shop_settings for select to anon, authenticated
  using (true);

create policy shop_settings_update_admin on public.shop_settings for update to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability))
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

-- The fee of a parcel in whole shillings.
create function private.delivery_fee(zone public.delivery_zones, weight_g integer, subtotal_kes integer default 0)
returns integer
language plpgsql
immutable
set search_path = ''
as $function$
begin
  if subtotal_kes >= zone.free_from_kes then
    return 0;
  end if;
  return zone.base_fee_kes
    + zone.extra_kg_fee_kes * ceil(greatest(weight_g - zone.base_weight_g, 0) / 1000.0)::integer;
end
$function$;
comment on function private.delivery_fee(zone public.delivery_zones, weight_g integer, subtotal_kes integer) is 'The fee of a parcel in KSh: base fee, each further kilogram begun, nothing from `free_from_kes` on.';

-- The terms of a delivery to a county or, when one is named, to a pickup point, which counts as a zone of its own.
-- Its id is null when we deliver to neither.
create function private.delivery_terms(county text, pickup_point text)
returns public.delivery_zones
language plpgsql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.delivery_terms(county text, pickup_point text) is 'The terms of a delivery to a county, or to a pickup point, which counts as a zone of its own; the id is null where we do not deliver.';
