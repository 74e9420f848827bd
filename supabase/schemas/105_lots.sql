-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Lots: which packs of a product came together, how long they are good, and which of them went into which parcel. A shop
-- that never enters a lot sells as before; where lots are entered, the one that expires first goes out first, and is taken
-- off the shelf when the order is packed, since only then a hand takes the pack.
--
-- A lot is called back: what is left of it is sold no more, and everybody who got some of it is told, once. Whoever bought
-- it reads neither the product nor anything of their health on a locked screen: the page of the order says which product it is.
--
-- An order that was placed before a lot was stopped held its pieces, and they were packed without their lot: its buyer was found by no
-- recall, and a release counted the pieces once more. Such an order is not packed as far as the good pieces do not reach.

create table public.product_lots (
  id bigint generated always as identity,
  product_id bigint not null,
  code text not null,
  best_before date,
  supplier text,
  received_on date not null,
  received integer not null,
  pieces integer not null,
  held_back integer default 0 not null,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint product_lots_pkey PRIMARY KEY (id),
  constraint product_lots_product_id_code_key UNIQUE (product_id, code),
  constraint product_lots_code_check CHECK (((code = TRIM(BOTH FROM code)) AND ((length(code) >= 1) AND (length(code) <= 40)))),
  constraint product_lots_supplier_check CHECK (((supplier = TRIM(BOTH FROM supplier)) AND ((length(supplier) >= 1) AND (length(supplier) <= 80)))),
  constraint product_lots_received_check CHECK (((received >= 1) AND (received <= 1000000))),
  constraint product_lots_pieces_check CHECK (((pieces >= 0) AND (pieces <= 1000000))),
  constraint product_lots_held_back_check CHECK ((held_back >= 0)),
  constraint product_lots_check CHECK ((held_back <= pieces)),
  constraint product_lots_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE
);
alter table public.product_lots enable row level security;
comment on table public.product_lots is 'Lots of products and options, one for each code on a pack. The desks (products, orders) read them; functions alone write. The pieces of all lots that are sold are never more than products.stock and what placed orders hold; what is more than the lots lies there without one.';
comment on column public.product_lots.id is 'The key of the row.';
comment on column public.product_lots.product_id is 'The product or option; the lot goes with it.';
comment on column public.product_lots.code is 'The code as printed on the pack, 1 to 40 signs, once for each product.';
comment on column public.product_lots.best_before is 'EAT day from whose first minute on it is not sold any more; null: no day is printed.';
comment on column public.product_lots.supplier is 'Where it came from, 1 to 80 letters; null: nobody said.';
comment on column public.product_lots.received_on is 'EAT day on which it came.';
comment on column public.product_lots.received is 'Pieces that came in all.';
comment on column public.product_lots.pieces is 'Pieces on the shelf: those that no order has been packed with.';
comment on column public.product_lots.held_back is 'How many of the pieces were taken out of products.stock because the lot is stopped or past its day. Fewer than the pieces while placed orders count on the others.';
comment on column public.product_lots.stopped_at is 'When it was stopped; null while it is sold.';
comment on column public.product_lots.created_at is 'When the row was made.';
grant select on table public.product_lots to authenticated, service_role;

create index product_lots_best_before_idx ON public.product_lots USING btree (best_before) WHERE (pieces > 0);

create policy product_lots_select_desk on public.product_lots for select to authenticated
  using ((( SELECT public.has_capability('products'::text) AS has_capability) OR ( SELECT public.has_capability('orders'::text) AS has_capability)));

create table public.order_item_lots (
  order_item_id bigint not null,
  lot_id bigint not null,
  pieces integer not null,
  came_back integer default 0 not null,
  constraint order_item_lots_pkey PRIMARY KEY (order_item_id, lot_id),
  constraint order_item_lots_pieces_check CHECK ((pieces > 0)),
  constraint order_item_lots_check CHECK (((came_back >= 0) AND (came_back <= pieces))),
  constraint order_item_lots_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES public.order_items(id) ON DELETE CASCADE,
  constraint order_item_lots_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.product_lots(id)
);
alter table public.order_item_lots enable row level security;
comment on table public.order_item_lots is 'Which lots a line of an order was packed from. Lines that were packed without a lot, and those from before lots, have none. The desks (products, orders) read them; functions alone write.';
comment on column public.order_item_lots.order_item_id is 'The line of the order; it goes with it.';
comment on column public.order_item_lots.lot_id is 'The lot.';
comment on column public.order_item_lots.pieces is 'Pieces that were packed from it.';
comment on column public.order_item_lots.came_back is 'How many of them lie in the lot again: the order was cancelled, the parcel or a return came back, or another lot was taken.';
grant select on table public.order_item_lots to authenticated, service_role;

create index order_item_lots_lot_id_idx ON public.order_item_lots USING btree (lot_id);

create policy order_item_lots_select_desk on public.order_item_lots for select to authenticated
  using ((( SELECT public.has_capability('products'::text) AS has_capability) OR ( SELECT public.has_capability('orders'::text) AS has_capability)));

create function private.lot_is_sold(lot public.product_lots)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select lot.stopped_at is null and (lot.best_before is null or lot.best_before > private.nairobi_date())
$function$;
comment on function private.lot_is_sold(lot public.product_lots) is 'Whether a lot may go out today: not stopped, and before its day.';

-- A count by hand is always right: what the lots have too many then goes from them, first what is not sold any more, then what expires
-- first. What is stopped or past its day leaves products.stock as far as nobody waits for it; the rest leaves with the next pieces that come.
create function private.settle_lots(product_id bigint)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  here integer;
  held integer;
  over integer;
  taken integer;
  change integer := 0;
  lot public.product_lots;
begin
  select p.stock into here from public.products p where p.id = settle_lots.product_id for no key update;
  for lot in select * from public.product_lots l where l.product_id = settle_lots.product_id and l.held_back > 0 and private.lot_is_sold(l) loop
    update public.product_lots l set held_back = 0 where l.id = lot.id;
    change := change + lot.held_back;
  end loop;
  select coalesce(sum(i.quantity), 0) into held from public.order_items i join public.orders o on o.id = i.order_id
  where i.product_id = settle_lots.product_id and o.fulfilment_state = 'placed';
  select coalesce(sum(l.pieces - l.held_back), 0) - here - change - held into over
  from public.product_lots l where l.product_id = settle_lots.product_id;
  for lot in select * from public.product_lots l where l.product_id = settle_lots.product_id and l.pieces > l.held_back
      order by private.lot_is_sold(l), l.best_before, l.id loop
    taken := greatest(least(over, lot.pieces - lot.held_back), 0);
    over := over - taken;
    if private.lot_is_sold(lot) then
      update public.product_lots l set pieces = l.pieces - taken where l.id = lot.id and taken > 0;
    else
      held := least(here + change, lot.pieces - lot.held_back - taken);
      update public.product_lots l set held_back = l.held_back + taken + held where l.id = lot.id;
      change := change - held;
    end if;
  end loop;
  if change <> 0 then
    update public.products p set stock = p.stock + change where p.id = settle_lots.product_id;
    insert into public.stock_movements (product_id, change, reason, actor) values (settle_lots.product_id, change, 'lot', private.caller());
  end if;
  perform private.show_lots(settle_lots.product_id);
end $function$;
comment on function private.settle_lots(product_id bigint) is 'Makes the lots of a product agree with its stock, after either of them changed: see the head of the function. Locks the product.';

create function private.loose_pieces(product_id bigint)
returns integer
language sql
stable
set search_path = ''
as $function$
  select (p.stock + coalesce((select sum(i.quantity) from public.order_items i join public.orders o on o.id = i.order_id
      where i.product_id = p.id and o.fulfilment_state = 'placed'), 0)
    - coalesce((select sum(l.pieces - l.held_back) from public.product_lots l where l.product_id = p.id), 0))::integer
  from public.products p where p.id = loose_pieces.product_id
$function$;
comment on function private.loose_pieces(product_id bigint) is 'How many pieces of a product lie on the shelf without a lot, those of placed orders among them.';

-- The shop knows one lot and one day of a product: while lots lie on the shelf these are the lot that goes out next and the day from which
-- none of them is sold any more; none where pieces lie there without a day.
create function private.shown_lot(product_id bigint)
returns table(code text, last_day date)
language sql
stable
set search_path = ''
as $function$
  select (array_agg(l.code order by l.best_before, l.received_on, l.id))[1],
    case when bool_and(l.best_before is not null) and private.loose_pieces(shown_lot.product_id) = 0 then max(l.best_before) end
  from public.product_lots l where l.product_id = shown_lot.product_id and l.pieces > 0 and private.lot_is_sold(l)
  having count(*) > 0
$function$;
comment on function private.shown_lot(product_id bigint) is 'The lot of a product that goes out next, and the day from which none of its pieces is sold any more, null where some lie there without a day; no row while no lot of it is sold.';

create function private.show_lots(product_id bigint)
returns void
language sql
set search_path = ''
as $function$
  update public.products p set lot = shown.code, expires_on = shown.last_day
  from private.shown_lot(show_lots.product_id) shown
  where p.id = show_lots.product_id and (p.lot, p.expires_on) is distinct from (shown.code, shown.last_day)
$function$;
comment on function private.show_lots(product_id bigint) is 'Writes private.shown_lot to the product; nothing while no lot of it is sold.';

create function private.keep_shown_lot()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  shown record;
  -- generated columns are computed after this
  others constant text[] := '{lot,expires_on,updated_at}'::text[] || array(select a.attname::text from pg_attribute a
    where a.attrelid = 'public.products'::regclass and a.attgenerated <> '' and not a.attisdropped);
begin
  select * into shown from private.shown_lot(old.id);
  if found then
    new.lot := shown.code;
    new.expires_on := shown.last_day;
    if to_jsonb(new) - others = to_jsonb(old) - others then
      new.updated_at := old.updated_at;
    end if;
  end if;
  return new;
end $function$;
comment on function private.keep_shown_lot() is 'Trigger: while lots lie on the shelf they say the lot and the day of a product, whatever a form or a file says; that alone is no edit.';

-- behind touch_updated_at by its name
create trigger untouched_by_lots BEFORE UPDATE OF lot, expires_on ON public.products FOR EACH ROW WHEN (((old.lot IS DISTINCT FROM new.lot) OR (old.expires_on IS DISTINCT FROM new.expires_on))) EXECUTE FUNCTION private.keep_shown_lot();

create function private.put_back_into_lots(order_item_id bigint, quantity integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  rest integer := put_back_into_lots.quantity;
  taken integer;
  packed record;
begin
  for packed in select x.lot_id, x.pieces - x.came_back as out from public.order_item_lots x join public.product_lots l on l.id = x.lot_id
      where x.order_item_id = put_back_into_lots.order_item_id and x.pieces > x.came_back order by l.best_before desc, l.id desc loop
    taken := least(rest, packed.out);
    exit when taken = 0;
    update public.order_item_lots x set came_back = x.came_back + taken
    where x.order_item_id = put_back_into_lots.order_item_id and x.lot_id = packed.lot_id;
    update public.product_lots l set pieces = l.pieces + taken where l.id = packed.lot_id;
    rest := rest - taken;
  end loop;
end $function$;
comment on function private.put_back_into_lots(order_item_id bigint, quantity integer) is 'Puts pieces of a line back into the lots that they were packed from, the last to expire first; pieces that had no lot get none. Whoever calls settles the product.';

create function private.lots_follow_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if not exists (select 1 from public.product_lots l where l.product_id = new.product_id) then
    return null;
  end if;
  perform 1 from public.products p where p.id = new.product_id for no key update;
  if new.reason in ('released', 'returned') then
    perform private.put_back_into_lots(i.id, new.change) from public.order_items i where i.order_id = new.order_id and i.product_id = new.product_id;
  elsif new.change > 0 then
    -- who counts the shelf counts what is sold: nobody waits for the other pieces any more
    update public.product_lots l set held_back = l.pieces where l.product_id = new.product_id and l.held_back < l.pieces and not private.lot_is_sold(l);
  end if;
  perform private.settle_lots(new.product_id);
  return null;
end $function$;
comment on function private.lots_follow_stock() is 'Trigger: what came back goes to its lot, and a count by hand decides what the lots have.';

create trigger lots_follow_stock AFTER INSERT ON public.stock_movements FOR EACH ROW WHEN ((new.reason = ANY (ARRAY['released'::text, 'returned'::text, 'adjusted'::text]))) EXECUTE FUNCTION private.lots_follow_stock();

-- Products are locked by ascending id, as whoever takes or gives back stock does.
create function private.pack_lots()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  item public.order_items;
  lot public.product_lots;
  rest integer;
  taken integer;
  good integer;
begin
  if old.fulfilment_state = 'packed' then
    select l.* into lot from public.order_items i join public.order_item_lots x on x.order_item_id = i.id join public.product_lots l on l.id = x.lot_id
    where i.order_id = new.id and x.pieces > x.came_back and l.stopped_at is not null limit 1;
    if found then
      perform private.refuse('lot_stopped', format('Lot %s is stopped, and some of it is in this parcel.', lot.code),
        'Take it out, and say at the order which lot you packed instead.');
    end if;
    return null;
  end if;
  for item in select i.* from public.order_items i
      where i.order_id = new.id and exists (select 1 from public.product_lots l where l.product_id = i.product_id) order by i.product_id loop
    perform 1 from public.products p where p.id = item.product_id for no key update;
    rest := item.quantity;
    -- what this order waited for may be of a lot that was stopped, or whose day has come, since it was placed
    select private.loose_pieces(item.product_id) + item.quantity + coalesce(sum(x.pieces), 0) into good
    from public.product_lots x where x.product_id = item.product_id and private.lot_is_sold(x);
    if good < rest and exists (
        select 1 from public.product_lots x where x.product_id = item.product_id and x.pieces > x.held_back and not private.lot_is_sold(x)) then
      perform private.refuse('lot_stopped', format('%s: %s of %s may be packed, the others are of a lot that is stopped or past its day.',
        item.name, greatest(good, 0), rest), 'Change the order, or pack it when other pieces have come.');
    end if;
    for lot in select * from public.product_lots l where l.product_id = item.product_id and l.pieces > 0 and private.lot_is_sold(l)
        order by l.best_before, l.received_on, l.id loop
      taken := least(rest, lot.pieces);
      exit when taken = 0;
      update public.product_lots l set pieces = l.pieces - taken where l.id = lot.id;
      insert into public.order_item_lots as x (order_item_id, lot_id, pieces) values (item.id, lot.id, taken)
      on conflict on constraint order_item_lots_pkey do update set pieces = x.pieces + excluded.pieces;
      rest := rest - taken;
    end loop;
    perform private.settle_lots(item.product_id);
  end loop;
  return null;
end $function$;
comment on function private.pack_lots() is 'Trigger: an order that is packed takes its pieces from lots, the first to expire first, neither stopped nor past its day; what the lots do not have goes without, as far as such pieces lie there. A packed parcel does not leave with a stopped lot. Refusals: lot_stopped.';

create trigger pack_lots AFTER UPDATE OF fulfilment_state ON public.orders FOR EACH ROW WHEN (((old.fulfilment_state = ANY (ARRAY['placed'::text, 'packed'::text])) AND (new.fulfilment_state = ANY (ARRAY['packed'::text, 'dispatched'::text])) AND (old.fulfilment_state <> new.fulfilment_state))) EXECUTE FUNCTION private.pack_lots();

-- Several orders on one pile of slips take from the lots in the order in which set_orders_fulfilment packs them.
create function private.lots_of(order_ids uuid[])
returns table(order_item_id bigint, lot_id bigint, code text, best_before date, pieces integer, is_stopped boolean)
language sql
stable
set search_path = ''
as $function$
  with line as (
    select i.id, i.product_id, i.quantity, sum(i.quantity) over (partition by i.product_id order by o.id) as up_to
    from public.order_items i join public.orders o on o.id = i.order_id where o.id = any (order_ids) and o.fulfilment_state = 'placed'
  ), shelf as (
    select l.id, l.product_id, l.code, l.best_before, l.pieces,
      sum(l.pieces) over (partition by l.product_id order by l.best_before, l.received_on, l.id) as up_to
    from public.product_lots l
    where l.product_id in (select line.product_id from line) and l.pieces > 0 and private.lot_is_sold(l)
  )
  select line.id, shelf.id, shelf.code, shelf.best_before,
    (least(line.up_to, shelf.up_to) - greatest(line.up_to - line.quantity, shelf.up_to - shelf.pieces))::integer, false
  from line join shelf on shelf.product_id = line.product_id
    and least(line.up_to, shelf.up_to) > greatest(line.up_to - line.quantity, shelf.up_to - shelf.pieces)
  union all
  select i.id, l.id, l.code, l.best_before, x.pieces - x.came_back, l.stopped_at is not null
  from public.order_items i join public.order_item_lots x on x.order_item_id = i.id join public.product_lots l on l.id = x.lot_id
  where i.order_id = any (order_ids) and x.pieces > x.came_back
$function$;
comment on function private.lots_of(order_ids uuid[]) is 'The lots of the lines of orders: those that they were packed from, or that the hand takes next, the first to expire first.';

create function private.slip_lots(order_item_id bigint, of_orders uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('code', x.code, 'best_before', x.best_before, 'pieces', x.pieces) order by x.best_before, x.lot_id), '[]')
  from private.lots_of(of_orders) x where x.order_item_id = slip_lots.order_item_id
$function$;
comment on function private.slip_lots(order_item_id bigint, of_orders uuid[]) is 'The lots of one line on a pile of slips.';

create function public.order_lots(order_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('order_item_id', i.id, 'name', i.name, 'size', i.size, 'quantity', i.quantity,
      'lots', (
        select coalesce(jsonb_agg(jsonb_build_object('lot_id', x.lot_id, 'code', x.code, 'best_before', x.best_before, 'pieces', x.pieces,
          'is_stopped', x.is_stopped) order by x.best_before, x.lot_id), '[]')
        from private.lots_of(array[order_lots.order_id]) x where x.order_item_id = i.id),
      'shelf', (
        select coalesce(jsonb_agg(jsonb_build_object('lot_id', l.id, 'code', l.code, 'best_before', l.best_before, 'pieces', l.pieces)
          order by l.best_before, l.received_on, l.id), '[]')
        from public.product_lots l where l.product_id = i.product_id and l.pieces > 0 and private.lot_is_sold(l))) order by i.id), '[]')
    from public.order_items i
    where i.order_id = order_lots.order_id and exists (select 1 from public.product_lots l where l.product_id = i.product_id));
end $function$;
comment on function public.order_lots(order_id uuid) is 'The lots of an order for the desk (orders), of products that have lots: those it was packed from, or that are to be taken next, and those that lie on the
shelf. Answers [{order_item_id bigint, name text, size text, quantity integer, lots [{lot_id bigint, code text, best_before date | null, pieces
integer, is_stopped boolean}], shelf [{lot_id bigint, code text, best_before date | null, pieces integer}]}]. Refusals: not_allowed.';
grant execute on function public.order_lots(order_id uuid) to authenticated;

create function public.set_item_lots(order_item_id bigint, lots jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  item public.order_items;
  target public.orders;
  chosen record;
  many integer;
begin
  perform private.require_capability('orders');
  select * into item from public.order_items i where i.id = set_item_lots.order_item_id;
  select * into target from public.orders o where o.id = item.order_id for update;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state not in ('packed', 'dispatched') then
    perform private.refuse('wrong_state', 'Lots are said of an order that is packed or on its way.', 'Reload to see its present state.');
  end if;
  if jsonb_typeof(lots) is distinct from 'array'
      or exists (select 1 from jsonb_array_elements(lots) x where x ->> 'lot_id' !~ '^\d{1,18}$' or x ->> 'pieces' !~ '^[1-9]\d?$'
        or x ->> 'lot_id' is null or x ->> 'pieces' is null)
      or (select count(distinct x ->> 'lot_id') from jsonb_array_elements(lots) x) <> jsonb_array_length(lots) then
    perform private.refuse('bad_quantity', 'Say once for each lot how many pieces were taken.');
  end if;
  select coalesce(sum((x ->> 'pieces')::integer), 0) into many from jsonb_array_elements(lots) x;
  if many > item.quantity then
    perform private.refuse('bad_quantity', 'That is more than this line has.');
  end if;
  perform 1 from public.products p where p.id = item.product_id for no key update;
  perform private.audit('lots_said', 'orders', target.id::text, jsonb_build_object('number', target.number, 'order_item_id', item.id, 'lots', lots));
  perform private.put_back_into_lots(item.id, item.quantity);
  for chosen in select l as lot, (x ->> 'pieces')::integer as pieces
      from jsonb_array_elements(lots) x left join public.product_lots l on l.id = (x ->> 'lot_id')::bigint and l.product_id = item.product_id loop
    if (chosen.lot).id is null then
      perform private.refuse('not_found', 'There is no such lot of this product.');
    elsif not private.lot_is_sold(chosen.lot) then
      perform private.refuse('lot_stopped', format('Lot %s is stopped or past its day: it does not go out.', (chosen.lot).code));
    elsif (chosen.lot).pieces < chosen.pieces then
      perform private.refuse('bad_quantity', format('Only %s of lot %s are left.', (chosen.lot).pieces, (chosen.lot).code),
        'If there are more, correct the lot at the product desk.');
    end if;
    update public.product_lots l set pieces = l.pieces - chosen.pieces where l.id = (chosen.lot).id;
    insert into public.order_item_lots as x (order_item_id, lot_id, pieces) values (item.id, (chosen.lot).id, chosen.pieces)
    on conflict on constraint order_item_lots_pkey do update set pieces = x.pieces + excluded.pieces;
  end loop;
  perform private.settle_lots(item.product_id);
end $function$;
comment on function public.set_item_lots(order_item_id bigint, lots jsonb) is 'The desk (orders) says which lots a line of a packed order was taken from: `lots` [{lot_id, pieces}], at most the pieces of the line; the others had no lot. What was noted before goes
back to its lots. Refusals: bad_quantity, lot_stopped, not_allowed, not_found, wrong_state.';
grant execute on function public.set_item_lots(order_item_id bigint, lots jsonb) to authenticated;

create function public.receive_lot(product_id bigint, code text, pieces integer, best_before date default NULL::date, received_on date default NULL::date, supplier text default NULL::text, is_counted boolean default false)
returns public.product_lots
language plpgsql
security definer
set search_path = ''
as $function$
declare
  base public.products;
  said constant text := upper(regexp_replace(trim(coalesce(receive_lot.code, '')), '\s+', ' ', 'g'));
  from_whom constant text := nullif(trim(receive_lot.supplier), '');
  came_on constant date := coalesce(receive_lot.received_on, private.nairobi_date());
  loose integer;
  made public.product_lots;
begin
  perform private.require_capability('products');
  select * into base from public.products p where p.id = receive_lot.product_id for no key update;
  if not found then
    perform private.refuse('not_found', 'There is no such product.');
  end if;
  if length(said) not between 1 and 40 then
    perform private.refuse('bad_code', 'The code of a lot has 1 to 40 signs, as printed on the pack.');
  end if;
  if receive_lot.pieces is null or receive_lot.pieces not between 1 and 1000000 then
    perform private.refuse('bad_quantity', 'Say how many pieces came.');
  end if;
  if length(from_whom) > 80 then
    perform private.refuse('bad_name', 'The name of a supplier has at most 80 letters.');
  end if;
  if receive_lot.best_before <= private.nairobi_date() or receive_lot.best_before > private.nairobi_date() + 36525 then
    perform private.refuse('bad_day', 'This best-before day has passed, so the lot cannot be sold.');
  end if;
  if came_on > private.nairobi_date() or came_on < private.nairobi_date() - 3650 then
    perform private.refuse('bad_day', 'The day on which it came is today or before.');
  end if;
  loose := private.loose_pieces(base.id);
  -- the lot that the product named until now keeps its pieces and its day
  if not exists (select 1 from public.product_lots l where l.product_id = base.id) and loose > 0 and base.lot is not null
      and upper(trim(base.lot)) <> said and not coalesce(is_counted, false) then
    insert into public.product_lots (product_id, code, best_before, received_on, received, pieces)
    values (base.id, upper(trim(base.lot)), base.expires_on, private.nairobi_date(), loose, loose);
  end if;
  if is_counted and loose < receive_lot.pieces then
    perform private.refuse('bad_quantity', format('Only %s pieces lie here without a lot.', loose), 'Receive the others as new pieces.');
  end if;
  select * into made from public.product_lots l where l.product_id = base.id and l.code = said;
  if made.stopped_at is not null then
    perform private.refuse('lot_stopped', format('Lot %s is stopped.', said), 'Release it first, if that was a mistake.');
  end if;
  if made.id is not null and made.best_before is distinct from receive_lot.best_before then
    perform private.refuse('bad_day', format('Lot %s is here already with another best-before day.', said), 'Look at the pack again, or correct the lot.');
  end if;
  insert into public.product_lots as l (product_id, code, best_before, supplier, received_on, received, pieces)
  values (base.id, said, receive_lot.best_before, from_whom, came_on, receive_lot.pieces, receive_lot.pieces)
  on conflict on constraint product_lots_product_id_code_key do update set received = l.received + excluded.received,
    pieces = l.pieces + excluded.pieces, supplier = coalesce(excluded.supplier, l.supplier)
  returning * into made;
  if not coalesce(is_counted, false) then
    update public.products p set stock = p.stock + receive_lot.pieces where p.id = base.id;
    insert into public.stock_movements (product_id, change, reason, actor) values (base.id, receive_lot.pieces, 'received', private.caller());
  end if;
  perform private.settle_lots(base.id);
  perform private.audit('lot_received', 'product_lots', made.id::text, jsonb_strip_nulls(jsonb_build_object(
    'product_id', base.id, 'code', said, 'pieces', receive_lot.pieces, 'best_before', receive_lot.best_before, 'supplier', from_whom)));
  select * into made from public.product_lots l where l.id = made.id;
  return made;
end $function$;
comment on function public.receive_lot(product_id bigint, code text, pieces integer, best_before date, received_on date, supplier text, is_counted boolean) is 'The desk (products) receives a lot: its pieces come to the stock, or with `is_counted` are some that lie there without a lot. The same code and day again adds to the lot. With
the first lot of a product, what lies there of the lot that the product named becomes a lot as well. Answers the lot. Refusals: bad_code, bad_day, bad_name,
bad_quantity, lot_stopped, not_allowed, not_found.';
grant execute on function public.receive_lot(product_id bigint, code text, pieces integer, best_before date, received_on date, supplier text, is_counted boolean) to authenticated;

create function public.correct_lot(lot_id bigint, pieces integer, expected_pieces integer, best_before date default NULL::date, supplier text default NULL::text)
returns public.product_lots
language plpgsql
security definer
set search_path = ''
as $function$
declare
  made public.product_lots;
  from_whom constant text := nullif(trim(correct_lot.supplier), '');
  change integer;
begin
  perform private.require_capability('products');
  perform 1 from public.products p where p.id = (select l.product_id from public.product_lots l where l.id = correct_lot.lot_id) for no key update;
  select * into made from public.product_lots l where l.id = correct_lot.lot_id;
  if not found then
    perform private.refuse('not_found', 'There is no such lot of this product.');
  end if;
  if correct_lot.pieces is null or correct_lot.pieces not between 0 and 1000000 then
    perform private.refuse('bad_quantity', 'Stock is a whole number, none or more.');
  end if;
  if made.pieces is distinct from correct_lot.expected_pieces then
    perform private.refuse('changed_by_other', format('There are %s now.', made.pieces), 'Count again, then save.');
  end if;
  if length(from_whom) > 80 then
    perform private.refuse('bad_name', 'The name of a supplier has at most 80 letters.');
  end if;
  if correct_lot.best_before not between made.received_on - 3650 and made.received_on + 36525 then
    perform private.refuse('bad_day', 'Look at the best-before day again.');
  end if;
  change := correct_lot.pieces - made.pieces;
  if private.lot_is_sold(made) then
    select greatest(change, -p.stock) into change from public.products p where p.id = made.product_id;
    update public.product_lots l set pieces = correct_lot.pieces where l.id = made.id;
    if change <> 0 then
      update public.products p set stock = p.stock + change where p.id = made.product_id;
      insert into public.stock_movements (product_id, change, reason, actor) values (made.product_id, change, 'lot', private.caller());
    end if;
  else
    update public.product_lots l set pieces = correct_lot.pieces, held_back = least(greatest(l.held_back + change, 0), correct_lot.pieces) where l.id = made.id;
  end if;
  update public.product_lots l set best_before = correct_lot.best_before, supplier = from_whom where l.id = made.id;
  perform private.settle_lots(made.product_id);
  perform private.audit('lot_corrected', 'product_lots', made.id::text, jsonb_build_object('code', made.code,
    'pieces', jsonb_build_array(made.pieces, correct_lot.pieces), 'best_before', jsonb_build_array(made.best_before, correct_lot.best_before)));
  select * into made from public.product_lots l where l.id = made.id;
  return made;
end $function$;
comment on function public.correct_lot(lot_id bigint, pieces integer, expected_pieces integer, best_before date, supplier text) is 'The desk (products) corrects day, supplier and pieces of a lot, if `expected_pieces` still stands; the stock goes with the pieces. Answers the lot. Refusals: bad_day,
bad_name, bad_quantity, changed_by_other, not_allowed, not_found.';
grant execute on function public.correct_lot(lot_id bigint, pieces integer, expected_pieces integer, best_before date, supplier text) to authenticated;

create function private.lots_past_their_day(max_rows integer default 500)
returns bigint
language plpgsql
set search_path = ''
as $function$
declare
  one bigint;
  done bigint := 0;
begin
  for one in select distinct l.product_id from public.product_lots l join public.products p on p.id = l.product_id
      where l.pieces > l.held_back and l.best_before <= private.nairobi_date() and p.stock > 0 order by 1 limit max_rows loop
    perform private.settle_lots(one);
    done := done + 1;
  end loop;
  return done;
end $function$;
comment on function private.lots_past_their_day(max_rows integer) is 'Job: takes what is past its day out of the stock of its product. Answers of how many products.';

create table public.lot_stops (
  id bigint generated always as identity,
  lot_id bigint not null,
  reason text not null,
  words text not null,
  stopped_at timestamp with time zone default now() not null,
  stopped_by uuid,
  released_at timestamp with time zone,
  released_by uuid,
  note text,
  constraint lot_stops_pkey PRIMARY KEY (id),
  constraint lot_stops_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500))),
  constraint lot_stops_words_check CHECK ((words = ANY (ARRAY['pay_back'::text, 'bring_back'::text, 'exchange'::text]))),
  constraint lot_stops_note_check CHECK (((length(TRIM(BOTH FROM note)) >= 1) AND (length(TRIM(BOTH FROM note)) <= 500))),
  constraint lot_stops_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.product_lots(id) ON DELETE CASCADE,
  constraint lot_stops_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint lot_stops_released_by_fkey FOREIGN KEY (released_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.lot_stops enable row level security;
comment on table public.lot_stops is 'When lots were stopped and why, and when that was taken back. The desks (products, orders) read them; functions alone write.';
comment on column public.lot_stops.id is 'The key of the row.';
comment on column public.lot_stops.lot_id is 'The lot; it goes with it.';
comment on column public.lot_stops.reason is 'Why, for colleagues, 1 to 500 letters; buyers never read it.';
comment on column public.lot_stops.words is 'What buyers are asked to do, besides not using it: pay_back (bring it back or throw it away, it is paid back), bring_back (bring it back, it is paid back) or exchange (bring it back for another).';
comment on column public.lot_stops.stopped_at is 'When.';
comment on column public.lot_stops.stopped_by is 'Account that stopped it; null once it is erased.';
comment on column public.lot_stops.released_at is 'When it was released, having been stopped by mistake; null: it is stopped.';
comment on column public.lot_stops.released_by is 'Account that released it; null before, and once it is erased.';
comment on column public.lot_stops.note is 'Why it was released, 1 to 500 letters; null before.';
grant select on table public.lot_stops to authenticated, service_role;

create unique index lot_stops_one_open_idx ON public.lot_stops USING btree (lot_id) WHERE (released_at IS NULL);

create index lot_stops_lot_id_idx ON public.lot_stops USING btree (lot_id);

create index lot_stops_stopped_by_idx ON public.lot_stops USING btree (stopped_by);

create index lot_stops_released_by_idx ON public.lot_stops USING btree (released_by);

create policy lot_stops_select_desk on public.lot_stops for select to authenticated
  using ((( SELECT public.has_capability('products'::text) AS has_capability) OR ( SELECT public.has_capability('orders'::text) AS has_capability)));

create table public.lot_notices (
  lot_id bigint not null,
  order_id uuid not null,
  stop_id bigint not null,
  told_at timestamp with time zone default now() not null,
  in_app boolean not null,
  by_text boolean not null,
  constraint lot_notices_pkey PRIMARY KEY (lot_id, order_id),
  constraint lot_notices_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.product_lots(id) ON DELETE CASCADE,
  constraint lot_notices_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint lot_notices_stop_id_fkey FOREIGN KEY (stop_id) REFERENCES public.lot_stops(id) ON DELETE CASCADE
);
alter table public.lot_notices enable row level security;
comment on table public.lot_notices is 'Whose order was told of which lot: once, whatever happens to the lot later. The desks (products, orders) read them; functions alone write.';
comment on column public.lot_notices.lot_id is 'The lot.';
comment on column public.lot_notices.order_id is 'The order; it goes with it.';
comment on column public.lot_notices.stop_id is 'The stop of which they were told.';
comment on column public.lot_notices.told_at is 'When.';
comment on column public.lot_notices.in_app is 'Whether they have an account: the bell, and push and mail as they chose. Whoever has neither this nor a message to the phone is to be called.';
comment on column public.lot_notices.by_text is 'Whether a message to the phone was queued.';
grant select on table public.lot_notices to authenticated, service_role;

create index lot_notices_order_id_idx ON public.lot_notices USING btree (order_id);

create index lot_notices_stop_id_idx ON public.lot_notices USING btree (stop_id);

create policy lot_notices_select_desk on public.lot_notices for select to authenticated
  using ((( SELECT public.has_capability('products'::text) AS has_capability) OR ( SELECT public.has_capability('orders'::text) AS has_capability)));

-- Of a line that was packed from two lots and came back in part nobody knows which pieces are still there: it counts as long as one is.
create function private.orders_with_lot(lot_id bigint)
returns table(order_id uuid, pieces integer, kept integer)
language sql
stable
set search_path = ''
as $function$
  select i.order_id, x.pieces - case when o.fulfilment_state in ('placed', 'packed') then x.came_back else 0 end,
    case when o.fulfilment_state = 'cancelled' then 0 else least(x.pieces,
      (select sum(y.pieces - y.came_back) from public.order_item_lots y where y.order_item_id = i.id))::integer end
  from public.order_item_lots x join public.order_items i on i.id = x.order_item_id join public.orders o on o.id = i.order_id
  where x.lot_id = orders_with_lot.lot_id and (x.pieces > x.came_back or o.fulfilment_state = 'delivered')
$function$;
comment on function private.orders_with_lot(lot_id bigint) is 'Orders that got pieces of a lot: how many, and of how many it is not known that they came back.';

create function public.lot_recall(lot_id bigint)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  if not public.has_capability('products') then
    perform private.require_capability('orders');
  end if;
  return (
    select jsonb_build_object('lot_id', l.id, 'product_id', p.id, 'name', p.name, 'size', p.size, 'code', l.code, 'best_before', l.best_before,
      'pieces', l.pieces, 'stopped_at', l.stopped_at,
      'stops', (
        select coalesce(jsonb_agg(jsonb_build_object('reason', s.reason, 'words', s.words, 'stopped_at', s.stopped_at, 'released_at', s.released_at,
          'note', s.note) order by s.id desc), '[]') from public.lot_stops s where s.lot_id = l.id),
      'orders', (
        select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'number', o.number, 'placed_at', o.placed_at, 'contact_name', o.contact_name,
          'phone', o.phone, 'fulfilment_state', o.fulfilment_state, 'pieces', w.pieces, 'kept', w.kept, 'told_at', n.told_at,
          'in_app', n.in_app, 'by_text', n.by_text) order by o.placed_at, o.id), '[]')
        from private.orders_with_lot(l.id) w join public.orders o on o.id = w.order_id
        left join public.lot_notices n on n.lot_id = l.id and n.order_id = o.id))
    from public.product_lots l join public.products p on p.id = l.product_id where l.id = lot_recall.lot_id);
end $function$;
comment on function public.lot_recall(lot_id bigint) is 'Every order that got a lot, and whether its buyer was told, for the desks (products, orders); null where there is no such lot. Answers {lot_id bigint, product_id
bigint, name text, size text, code text, best_before date | null, pieces integer, stopped_at timestamptz | null, stops [{reason text, words text,
stopped_at timestamptz, released_at timestamptz | null, note text | null}], orders [{order_id uuid, number text, placed_at timestamptz, contact_name
text, phone text, fulfilment_state text, pieces integer, kept integer, told_at timestamptz | null, in_app boolean | null, by_text boolean | null}]} | null.
Refusals: not_allowed.';
grant execute on function public.lot_recall(lot_id bigint) to authenticated;

create function public.stop_lot(lot_id bigint, reason text, words text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  lot public.product_lots;
  made public.lot_stops;
  target public.orders;
  told integer := 0;
begin
  perform private.require_capability('products');
  perform 1 from public.products p where p.id = (select l.product_id from public.product_lots l where l.id = stop_lot.lot_id) for no key update;
  select * into lot from public.product_lots l where l.id = stop_lot.lot_id;
  if not found then
    perform private.refuse('not_found', 'There is no such lot of this product.');
  end if;
  if lot.stopped_at is not null then
    perform private.refuse('lot_stopped', format('Lot %s is stopped.', lot.code), 'Release it first, if that was a mistake.');
  end if;
  if length(trim(coalesce(reason, ''))) not between 1 and 500 then
    perform private.refuse('no_reason', 'Say why the lot is stopped.', 'Colleagues read it, buyers do not.');
  end if;
  if words is null or words not in ('pay_back', 'bring_back', 'exchange') then
    perform private.refuse('bad_words', 'Choose what the buyers are told.');
  end if;
  update public.product_lots l set stopped_at = now() where l.id = lot.id;
  insert into public.lot_stops (lot_id, reason, words, stopped_by) values (lot.id, trim(stop_lot.reason), stop_lot.words, private.caller()) returning * into made;
  perform private.settle_lots(lot.product_id);
  for target in select o.* from private.orders_with_lot(lot.id) w join public.orders o on o.id = w.order_id
      where w.kept > 0 and o.fulfilment_state in ('dispatched', 'delivered') order by o.id loop
    insert into public.lot_notices (lot_id, order_id, stop_id, in_app, by_text)
    values (lot.id, target.id, made.id, target.user_id is not null, private.text_receiver(target) is not null) on conflict do nothing;
    continue when not found;
    told := told + 1;
    perform private.log_order_event(target.id, 'recalled', jsonb_build_object('lot', lot.code), private.caller());
    perform private.notify_buyer(target, 'warning', 'Please do not use it', format(case made.words
      when 'pay_back' then 'A product of order %s is called back. Bring it to us or throw it away: we pay it back.'
      when 'bring_back' then 'A product of order %s is called back. Bring it to us: we pay it back.'
      else 'A product of order %s is called back. Bring it to us: you get another one.' end, target.number));
  end loop;
  perform private.audit('lot_stopped', 'product_lots', lot.id::text, jsonb_build_object('code', lot.code, 'product_id', lot.product_id,
    'reason', made.reason, 'words', made.words, 'told', told));
  return public.lot_recall(lot.id);
end $function$;
comment on function public.stop_lot(lot_id bigint, reason text, words text) is 'The desk (products) calls a lot back: what is left of it is sold no more from this moment, and everybody whose order left the shop with it is told, once, by bell, push, mail and messages to
the phone; a packed parcel that has it does not leave. `words`: pay_back, bring_back or exchange. Answers as lot_recall | null. Refusals: bad_words,
lot_stopped, no_reason, not_allowed, not_found.';
grant execute on function public.stop_lot(lot_id bigint, reason text, words text) to authenticated;

create function public.release_lot(lot_id bigint, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  lot public.product_lots;
begin
  perform private.require_capability('products');
  perform 1 from public.products p where p.id = (select l.product_id from public.product_lots l where l.id = release_lot.lot_id) for no key update;
  select * into lot from public.product_lots l where l.id = release_lot.lot_id;
  if not found then
    perform private.refuse('not_found', 'There is no such lot of this product.');
  end if;
  if lot.stopped_at is null then
    perform private.refuse('wrong_state', 'This lot is not stopped.', 'Reload to see its present state.');
  end if;
  if length(trim(coalesce(note, ''))) not between 1 and 500 then
    perform private.refuse('no_reason', 'Say why the lot is released.', 'Colleagues read it, buyers do not.');
  end if;
  update public.product_lots l set stopped_at = null where l.id = lot.id;
  update public.lot_stops s set released_at = now(), released_by = private.caller(), note = trim(release_lot.note)
  where s.lot_id = lot.id and s.released_at is null;
  perform private.settle_lots(lot.product_id);
  perform private.audit('lot_released', 'product_lots', lot.id::text, jsonb_build_object('code', lot.code, 'product_id', lot.product_id, 'note', trim(release_lot.note)));
  return public.lot_recall(lot.id);
end $function$;
comment on function public.release_lot(lot_id bigint, note text) is 'The desk (products) releases a lot that was stopped by mistake: its pieces are sold again. Buyers get no second message; the page of their order says that it is over. Answers as
lot_recall | null. Refusals: no_reason, not_allowed, not_found, wrong_state.';
grant execute on function public.release_lot(lot_id bigint, note text) to authenticated;

create function private.recalls_of(order_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'size', i.size, 'code', l.code, 'words', s.words, 'told_at', n.told_at,
    'is_over', l.stopped_at is null) order by n.told_at, l.id), '[]')
  from public.lot_notices n join public.product_lots l on l.id = n.lot_id join public.lot_stops s on s.id = n.stop_id
  join public.order_items i on i.order_id = n.order_id and i.product_id = l.product_id
  where n.order_id = recalls_of.order_id
$function$;
comment on function private.recalls_of(order_id uuid) is 'What of an order was called back, as its buyer reads it; is_over: it was a mistake.';
