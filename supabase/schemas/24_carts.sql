-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Carts of signed-in people, so that a cart follows its owner from phone to desk. The device's cart is what the shopper
-- looks at; these rows are its copy. Prices and stock are never stored here.

create table public.cart_items (
  user_id uuid not null,
  product_id bigint not null,
  quantity integer not null,
  "position" integer default 0 not null,
  updated_at timestamp with time zone default now() not null,
  constraint cart_items_pkey PRIMARY KEY (user_id, product_id),
  constraint cart_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint cart_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint cart_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE
);
alter table public.cart_items enable row level security;
comment on table public.cart_items is 'Carts of signed-in people, copies of what their devices show; no prices. People read their own; save_cart and merge_cart write.';
comment on column public.cart_items.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.cart_items.product_id is 'The product or option; its lines go with it.';
comment on column public.cart_items.quantity is 'Pieces, 1 to 99.';
comment on column public.cart_items."position" is 'Order in the cart.';
comment on column public.cart_items.updated_at is 'When the row was last changed.';
grant select on table public.cart_items to authenticated;
grant all on table public.cart_items to service_role;

create index cart_items_product_id_idx ON public.cart_items USING btree (product_id);

create policy cart_items_select_own on public.cart_items for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Which device carts are merged already: a merge whose answer was lost is sent again.
create table private.cart_merges (
  user_id uuid not null,
  merge_key uuid not null,
  at timestamp with time zone default now() not null,
  constraint cart_merges_pkey PRIMARY KEY (user_id, merge_key),
  constraint cart_merges_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.cart_merges is 'Which device carts are merged already, for a merge whose answer was lost and is sent again.';
comment on column private.cart_merges.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.cart_merges.merge_key is 'Made by the device, once for each merge.';
comment on column private.cart_merges.at is 'When.';

-- The lines of a device's cart that can be read, in its order; unlike `read_items` it refuses nothing.
create function private.read_cart(items jsonb)
returns table(product_id bigint, quantity integer, place bigint)
language sql
immutable
set search_path = ''
as $function$
  select (i.value ->> 'product_id')::bigint, least(sum((i.value ->> 'quantity')::integer), 99)::integer, min(i.ordinality)
  from jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]' end) with ordinality i
  where i.ordinality <= 100 and jsonb_typeof(i.value) = 'object'
    and i.value ->> 'product_id' ~ '^[1-9]\d{0,14}$' and i.value ->> 'quantity' ~ '^[1-9]\d?$'
  group by 1
$function$;
comment on function private.read_cart(items jsonb) is 'The lines of a device''s cart that can be read, in its order and capped at 99 pieces; refuses nothing.';

-- The caller's cart with today's prices: [{product_id, name, size, picture, unit_price_kes, quantity, stock}].
create function private.cart_lines(owner uuid)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'product_id', p.id, 'name', p.name, 'size', p.size, 'picture', p.picture, 'unit_price_kes', p.price_kes,
    'quantity', c.quantity, 'stock', private.sellable_stock(p.stock, p.expires_on)) order by c.position, c.product_id), '[]')
  from public.cart_items c join public.products p on p.id = c.product_id and p.status = 'active'
  where c.user_id = owner
$function$;
comment on function private.cart_lines(owner uuid) is 'A person''s cart with today''s prices. Answers [{product_id bigint, name text, size text, picture text,
unit_price_kes integer, quantity integer, stock integer}].';

-- The caller's cart as it is kept, with products that are sold no more: [{product_id, quantity}].
create function private.kept_cart(owner uuid)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('product_id', c.product_id, 'quantity', c.quantity) order by c.product_id), '[]')
  from public.cart_items c where c.user_id = owner
$function$;
comment on function private.kept_cart(owner uuid) is 'A person''s cart as it is kept, with products that are sold no more. Answers [{product_id bigint, quantity
integer}].';

-- Adds a device's cart to the caller's: {lines, kept, changes, already_merged}. Quantities of the same product are summed and
-- capped at the stock. `changes` says what became of each line of the device:
-- {product_id, name: text|null, kind, device_quantity, account_quantity, quantity}, kind: added | summed | capped |
-- sold_out | gone | cart_full. The same `merge_key` merges once.
create function public.merge_cart(items jsonb, merge_key uuid default NULL::uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  owner constant uuid := private.caller();
  line record;
  room integer;
  kept integer;
  kind text;
  changes jsonb := '[]';
begin
  if owner is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('cart ' || owner, 0));
  if merge_key is not null then
    insert into private.cart_merges (user_id, merge_key) values (owner, merge_cart.merge_key) on conflict do nothing;
    if not found then
      return jsonb_build_object('lines', private.cart_lines(owner), 'kept', private.kept_cart(owner),
        'changes', '[]'::jsonb, 'already_merged', true);
    end if;
  end if;

  room := 50 - (select count(*) from public.cart_items c where c.user_id = owner);
  for line in
    select r.product_id, r.quantity, r.place, p.id, p.name, p.status, coalesce(c.quantity, 0) as had,
      least(private.sellable_stock(p.stock, p.expires_on), 99) as available
    from private.read_cart(items) r
    left join public.products p on p.id = r.product_id
    left join public.cart_items c on c.user_id = owner and c.product_id = r.product_id
    order by r.place
  loop
    kept := least(line.had + line.quantity, line.available);
    kind := case
      when line.id is null or line.status <> 'active' then 'gone'
      when line.available = 0 then 'sold_out'
      when line.had = 0 and room = 0 then 'cart_full'
      when kept < line.had + line.quantity then 'capped'
      when line.had > 0 then 'summed'
      else 'added'
    end;
    if kind in ('gone', 'sold_out') then
      delete from public.cart_items c where c.user_id = owner and c.product_id = line.product_id;
      room := room + case when line.had > 0 then 1 else 0 end;
      kept := 0;
    elsif kind = 'cart_full' then
      kept := 0;
    else
      room := room - case when line.had > 0 then 0 else 1 end;
      insert into public.cart_items as c (user_id, product_id, quantity, position)
      values (owner, line.product_id, kept, 100 + line.place)
      on conflict on constraint cart_items_pkey do update set quantity = excluded.quantity, updated_at = now();
    end if;
    changes := changes || jsonb_build_object('product_id', line.product_id,
      'name', case when line.status = 'active' then line.name end, 'kind', kind, 'device_quantity', line.quantity,
      'account_quantity', line.had, 'quantity', kept);
  end loop;
  return jsonb_build_object('lines', private.cart_lines(owner), 'kept', private.kept_cart(owner),
    'changes', changes, 'already_merged', false);
end
$function$;
comment on function public.merge_cart(items jsonb, merge_key uuid) is 'Adds a device''s cart to the caller''s; `changes` says what became of each line of the device, whose name is null
when it is gone. The same `merge_key` merges once. Answers {lines as private.cart_lines, kept as private.kept_cart,
changes [{product_id bigint, name text | null, kind "added" | "summed" | "capped" | "sold_out" | "gone" | "cart_full",
device_quantity integer, account_quantity integer, quantity integer}], already_merged boolean}. Refusals:
not_signed_in.';
grant execute on function public.merge_cart(items jsonb, merge_key uuid) to authenticated, service_role;

-- Makes the caller's cart what the device shows now; an empty list clears it. Lines we cannot read or no longer sell are
-- left out. `known` is what was kept when this device last heard of it: when another device has changed that since,
-- nothing is written. Answers {saved, lines, kept}, the latter two as `merge_cart` does.
create function public.save_cart(items jsonb, known jsonb default NULL::jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  owner constant uuid := private.caller();
begin
  if owner is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('cart ' || owner, 0));
  if known is not null and exists (
    select 1 from private.read_cart(known) k
    full join (select * from public.cart_items x where x.user_id = owner) c on c.product_id = k.product_id
    where c.quantity is distinct from k.quantity
  ) then
    return jsonb_build_object('saved', false, 'lines', private.cart_lines(owner), 'kept', private.kept_cart(owner));
  end if;
  delete from public.cart_items c
  where c.user_id = owner and c.product_id not in (select r.product_id from private.read_cart(items) r);
  insert into public.cart_items as c (user_id, product_id, quantity, position)
  select owner, r.product_id, r.quantity, r.place
  from private.read_cart(items) r join public.products p on p.id = r.product_id and p.status = 'active'
  order by r.place limit 50
  on conflict on constraint cart_items_pkey do update
  set quantity = excluded.quantity, position = excluded.position, updated_at = now()
  where (c.quantity, c.position) is distinct from (excluded.quantity, excluded.position);
  return jsonb_build_object('saved', true, 'lines', private.cart_lines(owner), 'kept', private.kept_cart(owner));
end
$function$;
comment on function public.save_cart(items jsonb, known jsonb) is 'Makes the caller''s cart what the device shows. `known` is what was kept when the device last heard of it; when
another device changed that, nothing is written and `saved` is false. Answers {saved boolean, lines as
private.cart_lines, kept as private.kept_cart}. Refusals: not_signed_in.';
grant execute on function public.save_cart(items jsonb, known jsonb) to authenticated, service_role;
