-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Coupons: codes that take something off an order. A coupon is judged twice: when a cart is quoted, to show what it would
-- do, and when the order is placed, under a lock, so that its limits hold however many people press the button at once.
-- An order that is cancelled or runs out of time gives its coupon back.

create table public.coupons (
  id bigint generated always as identity,
  code text not null,
  description text default ''::text not null,
  kind text not null,
  percent integer,
  amount_kes integer,
  max_discount_kes integer,
  min_subtotal_kes integer default 0 not null,
  starts_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone,
  per_user_limit integer,
  total_limit integer,
  first_order_only boolean default false not null,
  is_active boolean default true not null,
  used_count integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_code_key UNIQUE (code),
  constraint coupons_code_check CHECK (((code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'::text) AND ((length(code) >= 3) AND (length(code) <= 20)))),
  constraint coupons_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'fixed'::text]))),
  constraint coupons_percent_check CHECK (((percent >= 1) AND (percent <= 90))),
  constraint coupons_amount_kes_check CHECK ((amount_kes > 0)),
  constraint coupons_max_discount_kes_check CHECK ((max_discount_kes > 0)),
  constraint coupons_min_subtotal_kes_check CHECK ((min_subtotal_kes >= 0)),
  constraint coupons_per_user_limit_check CHECK ((per_user_limit > 0)),
  constraint coupons_total_limit_check CHECK ((total_limit > 0)),
  constraint coupons_used_count_check CHECK ((used_count >= 0)),
  constraint coupons_check CHECK (((kind = 'percent'::text) = (percent IS NOT NULL))),
  constraint coupons_check1 CHECK (((kind = 'fixed'::text) = (amount_kes IS NOT NULL))),
  constraint coupons_check2 CHECK ((ends_at > starts_at))
);
alter table public.coupons enable row level security;
comment on table public.coupons is 'Codes that take something off an order. The desk (settings) reads and writes them, but not `used_count`; buyers only name a code.';
comment on column public.coupons.id is 'The key of the row.';
comment on column public.coupons.code is 'What a buyer types: 3 to 20 capital letters and digits, with hyphens between.';
comment on column public.coupons.description is 'For the desk: what it is for.';
comment on column public.coupons.kind is 'percent: `percent` of the goods. fixed: `amount_kes`.';
comment on column public.coupons.percent is '1 to 90, of the subtotal; null for a fixed sum.';
comment on column public.coupons.amount_kes is 'KSh taken off; null for a percentage.';
comment on column public.coupons.max_discount_kes is 'Most that a percentage takes off, KSh; null: no limit.';
comment on column public.coupons.min_subtotal_kes is 'Goods of at least so many KSh.';
comment on column public.coupons.starts_at is 'From when it can be used.';
comment on column public.coupons.ends_at is 'From when it can no longer be used; null: no end.';
comment on column public.coupons.per_user_limit is 'How often one account or phone may use it; null: no limit.';
comment on column public.coupons.total_limit is 'How often it may be used in all; null: no limit.';
comment on column public.coupons.first_order_only is 'Only for who has no order yet, by account or phone.';
comment on column public.coupons.is_active is 'Whether it can be used.';
comment on column public.coupons.used_count is 'How often it counts as used; orders that came to nothing gave it back.';
comment on column public.coupons.created_at is 'When the row was made.';
comment on column public.coupons.updated_at is 'When the row was last changed.';
grant delete, select, insert (code, description, kind, percent, amount_kes, max_discount_kes, min_subtotal_kes, starts_at, ends_at, per_user_limit, total_limit, first_order_only, is_active), update (code, description, kind, percent, amount_kes, max_discount_kes, min_subtotal_kes, starts_at, ends_at, per_user_limit, total_limit, first_order_only, is_active) on table public.coupons to authenticated;
grant all on table public.coupons to service_role;

create policy coupons_select_admin on public.coupons for select to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy coupons_insert_admin on public.coupons for insert to authenticated
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy coupons_update_admin on public.coupons for update to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability))
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create policy coupons_delete_admin on public.coupons for delete to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.coupons FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Who used a coupon is whose order it is.
create table public.coupon_redemptions (
  order_id uuid not null,
  coupon_id bigint not null,
  discount_kes integer not null,
  redeemed_at timestamp with time zone default now() not null,
  given_back_at timestamp with time zone,
  constraint coupon_redemptions_pkey PRIMARY KEY (order_id),
  constraint coupon_redemptions_discount_kes_check CHECK ((discount_kes > 0)),
  constraint coupon_redemptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint coupon_redemptions_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES public.coupons(id)
);
alter table public.coupon_redemptions enable row level security;
comment on table public.coupon_redemptions is 'Which order used which coupon. The desk (settings) reads it; functions alone write.';
comment on column public.coupon_redemptions.order_id is 'The order; who used the coupon is whose order it is.';
comment on column public.coupon_redemptions.coupon_id is 'The coupon.';
comment on column public.coupon_redemptions.discount_kes is 'KSh that it took off.';
comment on column public.coupon_redemptions.redeemed_at is 'When the order was placed with it.';
comment on column public.coupon_redemptions.given_back_at is 'When the order ended and the coupon counts as unused again; null while it counts.';
grant select on table public.coupon_redemptions to authenticated;
grant all on table public.coupon_redemptions to service_role;

create index coupon_redemptions_coupon_id_idx ON public.coupon_redemptions USING btree (coupon_id, redeemed_at DESC);

create policy coupon_redemptions_select_admin on public.coupon_redemptions for select to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability));

-- Why a coupon does not apply, or null. What concerns the buyer is judged as far as he is known: by account or phone.
create function private.coupon_problem(coupon public.coupons, subtotal_kes integer, buyer uuid, buyer_phone text)
returns text
language sql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.coupon_problem(coupon public.coupons, subtotal_kes integer, buyer uuid, buyer_phone text) is 'Why a coupon does not apply, as a code, or null: unknown_coupon, coupon_not_started, coupon_ended, coupon_minimum, coupon_used_up, coupon_first_order, coupon_already_used. The buyer is judged by account or phone, as far as known.';

create function private.coupon_words(problem text, coupon public.coupons)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case problem
    when 'unknown_coupon' then 'We do not know this code.'
    when 'coupon_not_started' then 'This code is not valid yet.'
    when 'coupon_ended' then 'This code has ended.'
    when 'coupon_minimum' then format('This code is for orders from %s.', private.shillings(coupon.min_subtotal_kes))
    when 'coupon_used_up' then 'This code has been used up.'
    when 'coupon_first_order' then 'This code is for a first order.'
    when 'coupon_already_used' then 'You have used this code already.'
  end
$function$;
comment on function private.coupon_words(problem text, coupon public.coupons) is 'The problem of a coupon as a sentence for the buyer.';

-- What it takes off, in whole shillings. One shilling stays to be paid, since nobody can pay nothing.
create function private.coupon_discount(coupon public.coupons, subtotal_kes integer, delivery_kes integer)
returns integer
language sql
immutable
set search_path = ''
as $function$
  select least(
    case coupon.kind when 'percent' then least(subtotal_kes * coupon.percent / 100, coupon.max_discount_kes)
      else coupon.amount_kes end,
    subtotal_kes, subtotal_kes + delivery_kes - 1)
$function$;
comment on function private.coupon_discount(coupon public.coupons, subtotal_kes integer, delivery_kes integer) is 'What a coupon takes off in whole KSh; one shilling of the order always stays to be paid.';

create function private.coupon_code(typed text)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
begin
  return nullif(upper(regexp_replace(typed, '\s', '', 'g')), '');
end
$function$;
comment on function private.coupon_code(typed text) is 'A typed code in capitals without spaces; null for an empty one.';

-- The coupon an order asks for, locked until it is placed, or a refusal. The caller holds its products.
create function private.lock_coupon(code text, subtotal_kes integer, buyer uuid, buyer_phone text)
returns public.coupons
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.lock_coupon(code text, subtotal_kes integer, buyer uuid, buyer_phone text) is 'The coupon that an order asks for, locked until it is placed. Refuses with the codes of private.coupon_problem.';

create function private.redeem_coupon(coupon public.coupons, order_id uuid, discount_kes integer)
returns void
language sql
set search_path = ''
as $function$
  update public.coupons c set used_count = c.used_count + 1 where c.id = coupon.id;
  insert into public.coupon_redemptions (order_id, coupon_id, discount_kes) values (order_id, coupon.id, discount_kes);
$function$;
comment on function private.redeem_coupon(coupon public.coupons, order_id uuid, discount_kes integer) is 'Counts a coupon as used by an order.';

-- Takes back (`back`) or counts again the coupons of these orders, each once. One call for many orders, so that coupons
-- are locked by ascending id across all of them.
create function private.move_coupons(of_orders uuid[], back boolean)
returns void
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.move_coupons(of_orders uuid[], back boolean) is 'Gives the coupons of these orders back (`back`) or counts them again, each once, locked by ascending id.';
