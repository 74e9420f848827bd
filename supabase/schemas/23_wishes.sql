-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Wishes: what somebody wants to keep in sight, and what he wants to hear of when it is back. Visitors keep theirs on
-- the device; signing in merges them.

create table public.wishlist_items (
  user_id uuid default auth.uid() not null,
  product_id bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint wishlist_items_pkey PRIMARY KEY (user_id, product_id),
  constraint wishlist_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint wishlist_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE
);
alter table public.wishlist_items enable row level security;
comment on table public.wishlist_items is 'What people want to keep in sight, at most 200 products. People read, insert (active products) and delete their own.';
comment on column public.wishlist_items.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.wishlist_items.product_id is 'The product or option.';
comment on column public.wishlist_items.created_at is 'When the row was made.';
grant delete, select, insert (product_id) on table public.wishlist_items to authenticated;
grant all on table public.wishlist_items to service_role;

create index wishlist_items_product_id_idx ON public.wishlist_items USING btree (product_id);

-- Waits for a product that is sold out. Told once, then forgotten.
create table public.stock_alerts (
  user_id uuid default auth.uid() not null,
  product_id bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint stock_alerts_pkey PRIMARY KEY (user_id, product_id),
  constraint stock_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint stock_alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE
);
alter table public.stock_alerts enable row level security;
comment on table public.stock_alerts is 'Who waits for which sold-out product, at most 100 each. People read, insert (active products) and delete their own; they are told once, and the row goes.';
comment on column public.stock_alerts.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.stock_alerts.product_id is 'The product or option.';
comment on column public.stock_alerts.created_at is 'When the row was made.';
grant delete, select, insert (product_id) on table public.stock_alerts to authenticated;
grant all on table public.stock_alerts to service_role;

create index stock_alerts_product_id_idx ON public.stock_alerts USING btree (product_id);

create policy wishlist_items_select_own on public.wishlist_items for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy wishlist_items_insert_own on public.wishlist_items for insert to authenticated
  with check (((user_id = ( SELECT private.caller() AS uid)) AND (product_id IN ( SELECT p.id
   FROM public.products p
  WHERE (p.status = 'active'::text)))));

create policy wishlist_items_delete_own on public.wishlist_items for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy stock_alerts_select_own on public.stock_alerts for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy stock_alerts_insert_own on public.stock_alerts for insert to authenticated
  with check (((user_id = ( SELECT private.caller() AS uid)) AND (product_id IN ( SELECT p.id
   FROM public.products p
  WHERE (p.status = 'active'::text)))));

create policy stock_alerts_delete_own on public.stock_alerts for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- A list is for reading: at most 200 wishes and 100 alerts each.
create function private.limit_wishes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  many bigint;
begin
  if tg_table_name = 'wishlist_items' then
    select count(*) into many from public.wishlist_items w where w.user_id = new.user_id;
  else
    select count(*) into many from public.stock_alerts a where a.user_id = new.user_id;
  end if;
  if many > tg_argv[0]::bigint then
    perform private.refuse('list_full', format('You can keep at most %s products here.', tg_argv[0]),
      'Remove some that you no longer want.');
  end if;
  return null;
end
$function$;
comment on function private.limit_wishes() is 'Trigger, with the limit as argument: refuses one product too many on a list. Refusals: list_full.';

create trigger limit_wishes AFTER INSERT ON public.wishlist_items FOR EACH ROW EXECUTE FUNCTION private.limit_wishes('200');

create trigger limit_wishes AFTER INSERT ON public.stock_alerts FOR EACH ROW EXECUTE FUNCTION private.limit_wishes('100');

-- Adds a device's wishes to the caller's, as far as they are still sold and there is room; how many were new.
create function public.merge_wishlist(product_ids bigint[])
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  added integer;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('wishes ' || private.caller(), 0));
  insert into public.wishlist_items (user_id, product_id)
  select private.caller(), p.id from public.products p
  where p.id = any (product_ids) and p.status = 'active'
    and not exists (select 1 from public.wishlist_items w where w.user_id = private.caller() and w.product_id = p.id)
  order by array_position(product_ids, p.id)
  limit 200 - (select count(*) from public.wishlist_items w where w.user_id = private.caller());
  get diagnostics added = row_count;
  return added;
end
$function$;
comment on function public.merge_wishlist(product_ids bigint[]) is 'Adds a device''s wishes to the caller''s, as far as they are sold and there is room; answers how many were new. Refusals: not_signed_in.';
grant execute on function public.merge_wishlist(product_ids bigint[]) to authenticated, service_role;

-- Told in the transaction that puts the pieces on the shelf, or gives them a date until which they may be sold. It names no
-- product: notifications may show on a locked screen.
create function private.tell_back_in_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if private.sellable_stock(new.stock, new.expires_on) = 0
      or (old.status = 'active' and private.sellable_stock(old.stock, old.expires_on) > 0) then
    return null;
  end if;
  -- An account that is being erased at this moment is passed over: its eraser may be waiting for this very product.
  with waiting as (
    delete from public.stock_alerts a where a.product_id = new.id returning a.user_id
  ), told as (
    select u.id from auth.users u where u.id in (select w.user_id from waiting w) for key share skip locked
  )
  insert into public.notifications (user_id, type, title, message, metadata)
  select told.id, 'info', 'Back in stock', 'Something you asked about can be ordered again.',
    jsonb_build_object('link', '/product/' || coalesce(new.variant_of, new.id), 'product_id', new.id)
  from told;
  return null;
end
$function$;
comment on function private.tell_back_in_stock() is 'Trigger: tells who waits for a product that can be had again, without naming it.';

-- Only such a change can bring a product back; the rest is cheap to tell apart here, for every sale comes by.
create trigger tell_back_in_stock AFTER UPDATE OF stock, status, expires_on ON public.products FOR EACH ROW WHEN (((new.status = 'active'::text) AND (new.stock > 0) AND ((old.stock = 0) OR (old.status <> 'active'::text) OR (old.expires_on IS DISTINCT FROM new.expires_on)))) EXECUTE FUNCTION private.tell_back_in_stock();
