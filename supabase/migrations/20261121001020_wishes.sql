-- Wishes: what somebody wants to keep in sight, and what he wants to hear of when it is back. Visitors keep theirs on
-- the device; signing in merges them.

create table public.wishlist_items (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index wishlist_items_product_id_idx on public.wishlist_items (product_id);

-- Waits for a product that is sold out. Told once, then forgotten.
create table public.stock_alerts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index stock_alerts_product_id_idx on public.stock_alerts (product_id);

grant select, insert (product_id), delete on public.wishlist_items, public.stock_alerts to authenticated;
grant all on public.wishlist_items, public.stock_alerts to service_role;
alter table public.wishlist_items enable row level security;
alter table public.stock_alerts enable row level security;

create policy wishlist_items_select_own on public.wishlist_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy wishlist_items_insert_own on public.wishlist_items
  for insert to authenticated with check (user_id = (select auth.uid())
    and product_id in (select p.id from public.products p where p.status = 'active'));
create policy wishlist_items_delete_own on public.wishlist_items
  for delete to authenticated using (user_id = (select auth.uid()));

create policy stock_alerts_select_own on public.stock_alerts
  for select to authenticated using (user_id = (select auth.uid()));
create policy stock_alerts_insert_own on public.stock_alerts
  for insert to authenticated with check (user_id = (select auth.uid())
    and product_id in (select p.id from public.products p where p.status = 'active'));
create policy stock_alerts_delete_own on public.stock_alerts
  for delete to authenticated using (user_id = (select auth.uid()));

select private.register_personal_data('public.wishlist_items'), private.register_personal_data('public.stock_alerts');

-- A list is for reading: at most 200 wishes and 100 alerts each.
create function private.limit_wishes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
revoke all on function private.limit_wishes() from public;

create trigger limit_wishes after insert on public.wishlist_items
  for each row execute function private.limit_wishes('200');
create trigger limit_wishes after insert on public.stock_alerts
  for each row execute function private.limit_wishes('100');

-- Adds a device's wishes to the caller's, as far as they are still sold and there is room; how many were new.
create function public.merge_wishlist(product_ids bigint[]) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  added integer;
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('wishes ' || auth.uid(), 0));
  insert into public.wishlist_items (user_id, product_id)
  select auth.uid(), p.id from public.products p
  where p.id = any (product_ids) and p.status = 'active'
    and not exists (select 1 from public.wishlist_items w where w.user_id = auth.uid() and w.product_id = p.id)
  order by array_position(product_ids, p.id)
  limit 200 - (select count(*) from public.wishlist_items w where w.user_id = auth.uid());
  get diagnostics added = row_count;
  return added;
end
$$;
revoke all on function public.merge_wishlist(bigint[]) from public;
grant execute on function public.merge_wishlist(bigint[]) to authenticated, service_role;

-- Told in the transaction that puts the pieces on the shelf, or gives them a date until which they may be sold. It names no
-- product: notifications may show on a locked screen.
create function private.tell_back_in_stock() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
revoke all on function private.tell_back_in_stock() from public;

-- Only such a change can bring a product back; the rest is cheap to tell apart here, for every sale comes by.
create trigger tell_back_in_stock after update of stock, status, expires_on on public.products
  for each row when (new.status = 'active' and new.stock > 0
    and (old.stock = 0 or old.status <> 'active' or old.expires_on is distinct from new.expires_on))
  execute function private.tell_back_in_stock();
