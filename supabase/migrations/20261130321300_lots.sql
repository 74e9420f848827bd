-- Lots: which packs of a product came together, how long they are good, and which of them went into which parcel. A shop
-- that never enters a lot sells as before; where lots are entered, the one that expires first goes out first, and is taken
-- off the shelf when the order is packed, since only then a hand takes the pack.

alter table public.stock_movements drop constraint stock_movements_reason_check;
alter table public.stock_movements add constraint stock_movements_reason_check
  check (reason in ('order', 'released', 'adjusted', 'returned', 'received', 'lot'));
comment on column public.stock_movements.reason is
  'order: taken for an order. released: given back by one that was not fulfilled. adjusted: counted by hand. returned: came back. received: came with a lot. lot: left or came back to what is sold together with its lot.';

create table public.product_lots (
  id bigint generated always as identity primary key,
  product_id bigint not null references public.products (id) on delete cascade,
  code text not null check (code = trim(code) and length(code) between 1 and 40),
  best_before date,
  supplier text check (supplier = trim(supplier) and length(supplier) between 1 and 80),
  received_on date not null,
  received integer not null check (received between 1 and 1000000),
  pieces integer not null check (pieces between 0 and 1000000),
  held_back integer not null default 0 check (held_back >= 0),
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  unique (product_id, code),
  check (held_back <= pieces)
);
alter table public.product_lots enable row level security;
comment on table public.product_lots is
  'Lots of products and options, one for each code on a pack. The desks (products, orders) read them; functions alone write. The pieces of all lots that are sold are never more than products.stock and what placed orders hold; what is more than the lots lies there without one.';
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
grant select on public.product_lots to authenticated;
grant select on public.product_lots to service_role;
create index product_lots_best_before_idx on public.product_lots (best_before) where pieces > 0;
create policy product_lots_select_desk on public.product_lots for select to authenticated
  using ((select public.has_capability('products')) or (select public.has_capability('orders')));

create table public.order_item_lots (
  order_item_id bigint not null references public.order_items (id) on delete cascade,
  lot_id bigint not null references public.product_lots (id),
  pieces integer not null check (pieces > 0),
  came_back integer not null default 0 check (came_back between 0 and pieces),
  primary key (order_item_id, lot_id)
);
alter table public.order_item_lots enable row level security;
comment on table public.order_item_lots is
  'Which lots a line of an order was packed from. Lines that were packed without a lot, and those from before lots, have none. The desks (products, orders) read them; functions alone write.';
comment on column public.order_item_lots.order_item_id is 'The line of the order; it goes with it.';
comment on column public.order_item_lots.lot_id is 'The lot.';
comment on column public.order_item_lots.pieces is 'Pieces that were packed from it.';
comment on column public.order_item_lots.came_back is 'How many of them lie in the lot again: the order was cancelled, the parcel or a return came back, or another lot was taken.';
grant select on public.order_item_lots to authenticated;
grant select on public.order_item_lots to service_role;
create index order_item_lots_lot_id_idx on public.order_item_lots (lot_id);
create policy order_item_lots_select_desk on public.order_item_lots for select to authenticated
  using ((select public.has_capability('products')) or (select public.has_capability('orders')));

select private.register_personal_data('public.order_item_lots', erasure => 'keep',
  rows_of => 'order_item_id in (select i.id from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = $1)');

create function private.lot_is_sold(lot public.product_lots)
returns boolean language sql stable set search_path = '' as $$
  select lot.stopped_at is null and (lot.best_before is null or lot.best_before > private.nairobi_date())
$$;
comment on function private.lot_is_sold(public.product_lots) is 'Whether a lot may go out today: not stopped, and before its day.';

-- A count by hand is always right: what the lots have too many then goes from them, first what is not sold any more, then what expires
-- first. What is stopped or past its day leaves products.stock as far as nobody waits for it; the rest leaves with the next pieces that come.
create function private.settle_lots(product_id bigint)
returns void language plpgsql set search_path = '' as $$
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
end $$;
comment on function private.settle_lots(bigint) is
  'Makes the lots of a product agree with its stock, after either of them changed: see the head of the function. Locks the product.';

create function private.loose_pieces(product_id bigint)
returns integer language sql stable set search_path = '' as $$
  select (p.stock + coalesce((select sum(i.quantity) from public.order_items i join public.orders o on o.id = i.order_id
      where i.product_id = p.id and o.fulfilment_state = 'placed'), 0)
    - coalesce((select sum(l.pieces - l.held_back) from public.product_lots l where l.product_id = p.id), 0))::integer
  from public.products p where p.id = loose_pieces.product_id
$$;
comment on function private.loose_pieces(bigint) is 'How many pieces of a product lie on the shelf without a lot, those of placed orders among them.';

-- The shop knows one lot and one day of a product: while lots lie on the shelf these are the lot that goes out next and the day from which
-- none of them is sold any more; none where pieces lie there without a day.
create function private.shown_lot(product_id bigint)
returns table (code text, last_day date) language sql stable set search_path = '' as $$
  select (array_agg(l.code order by l.best_before, l.received_on, l.id))[1],
    case when bool_and(l.best_before is not null) and private.loose_pieces(shown_lot.product_id) = 0 then max(l.best_before) end
  from public.product_lots l where l.product_id = shown_lot.product_id and l.pieces > 0 and private.lot_is_sold(l)
  having count(*) > 0
$$;
comment on function private.shown_lot(bigint) is
  'The lot of a product that goes out next, and the day from which none of its pieces is sold any more, null where some lie there without a day; no row while no lot of it is sold.';

create function private.show_lots(product_id bigint)
returns void language sql set search_path = '' as $$
  update public.products p set lot = shown.code, expires_on = shown.last_day
  from private.shown_lot(show_lots.product_id) shown
  where p.id = show_lots.product_id and (p.lot, p.expires_on) is distinct from (shown.code, shown.last_day)
$$;
comment on function private.show_lots(bigint) is 'Writes private.shown_lot to the product; nothing while no lot of it is sold.';

create function private.keep_shown_lot()
returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.keep_shown_lot() is
  'Trigger: while lots lie on the shelf they say the lot and the day of a product, whatever a form or a file says; that alone is no edit.';
-- behind touch_updated_at by its name
create trigger untouched_by_lots before update of lot, expires_on on public.products for each row
  when ((old.lot, old.expires_on) is distinct from (new.lot, new.expires_on)) execute function private.keep_shown_lot();

create function private.put_back_into_lots(order_item_id bigint, quantity integer)
returns void language plpgsql set search_path = '' as $$
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
end $$;
comment on function private.put_back_into_lots(bigint, integer) is
  'Puts pieces of a line back into the lots that they were packed from, the last to expire first; pieces that had no lot get none. Whoever calls settles the product.';

create function private.lots_follow_stock()
returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.lots_follow_stock() is 'Trigger: what came back goes to its lot, and a count by hand decides what the lots have.';
create trigger lots_follow_stock after insert on public.stock_movements for each row
  when (new.reason in ('released', 'returned', 'adjusted')) execute function private.lots_follow_stock();

-- Products are locked by ascending id, as whoever takes or gives back stock does.
create function private.pack_lots()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  item public.order_items;
  lot public.product_lots;
  rest integer;
  taken integer;
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
end $$;
comment on function private.pack_lots() is
  'Trigger: an order that is packed takes its pieces from lots, the first to expire first, neither stopped nor past its day; what the lots do not have goes without. A packed parcel does not leave with a stopped lot. Refusals: lot_stopped.';
create trigger pack_lots after update of fulfilment_state on public.orders for each row
  when (old.fulfilment_state in ('placed', 'packed') and new.fulfilment_state in ('packed', 'dispatched')
    and old.fulfilment_state <> new.fulfilment_state) execute function private.pack_lots();

create or replace function public.set_orders_fulfilment(order_ids uuid[], next_state text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  one uuid;
  moved public.orders;
  kind text;
  words text;
  answer jsonb := '[]';
begin
  perform private.require_capability('orders');
  if next_state is null or next_state not in ('packed', 'dispatched', 'delivered')
      or coalesce(cardinality(order_ids), 0) not between 1 and 200 then
    perform private.refuse('wrong_state', 'Choose up to 200 orders to pack, send or mark as delivered.');
  end if;
  -- packing takes from lots: all products in one order, so that two desks do not wait for each other
  perform 1 from public.orders o where o.id = any (order_ids) and next_state <> 'delivered' order by o.id for update;
  perform 1 from public.products p
  where next_state <> 'delivered' and exists (select 1 from public.product_lots l where l.product_id = p.id)
    and p.id in (select i.product_id from public.order_items i where i.order_id = any (order_ids)) order by p.id for no key update;
  for one in select distinct i from unnest(order_ids) i order by i loop
    begin
      moved := public.set_order_fulfilment(one, next_state);
      answer := answer || jsonb_build_object('order_id', one, 'number', moved.number, 'ok', true, 'kind', null, 'message', null);
    exception when sqlstate 'P0001' then
      get stacked diagnostics kind = pg_exception_detail, words = message_text;
      answer := answer || jsonb_build_object('order_id', one,
        'number', (select o.number from public.orders o where o.id = one), 'ok', false, 'kind', kind, 'message', words);
    end;
  end loop;
  return answer;
end
$function$;

-- Several orders on one pile of slips take from the lots in the order in which set_orders_fulfilment packs them.
create function private.lots_of(order_ids uuid[])
returns table (order_item_id bigint, lot_id bigint, code text, best_before date, pieces integer, is_stopped boolean)
language sql stable set search_path = '' as $$
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
$$;
comment on function private.lots_of(uuid[]) is
  'The lots of the lines of orders: those that they were packed from, or that the hand takes next, the first to expire first.';

create function private.slip_lots(order_item_id bigint, of_orders uuid[])
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', x.code, 'best_before', x.best_before, 'pieces', x.pieces) order by x.best_before, x.lot_id), '[]')
  from private.lots_of(of_orders) x where x.order_item_id = slip_lots.order_item_id
$$;
comment on function private.slip_lots(bigint, uuid[]) is 'The lots of one line on a pile of slips.';

-- A line of a slip names its lots; everything else that a slip says stays as it is.
do $do$
declare
  former constant text := pg_get_functiondef('public.packing_slips(uuid[])'::regprocedure);
  spoken constant text := obj_description('public.packing_slips(uuid[])'::regprocedure);
begin
  if strpos(former, $$'lot', p.lot)$$) = 0 or strpos(spoken, 'lot text | null}') = 0 then
    raise exception 'packing_slips is not what this migration goes on with';
  end if;
  execute replace(former, $$'lot', p.lot)$$,
    $$'lot', case when not exists (select 1 from public.product_lots l where l.product_id = p.id) then p.lot end,
          'lots', private.slip_lots(i.id, order_ids[1:200]))$$);
  execute format('comment on function public.packing_slips(uuid[]) is %L',
    replace(replace(spoken, 'lot text | null}', E'lot text | null,\nlots [{code text, best_before date | null, pieces integer}]}'),
      'for the desk (orders). Answers', E'for the desk (orders); `lots` are those to take, or that were taken, and\n`lot` is what the product says where no lots are entered. Answers'));
end
$do$;

create function public.order_lots(order_id uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
end $$;
comment on function public.order_lots(uuid) is
  'The lots of an order for the desk (orders), of products that have lots: those it was packed from, or that are to be taken next, and those that lie on the
shelf. Answers [{order_item_id bigint, name text, size text, quantity integer, lots [{lot_id bigint, code text, best_before date | null, pieces
integer, is_stopped boolean}], shelf [{lot_id bigint, code text, best_before date | null, pieces integer}]}]. Refusals: not_allowed.';
revoke execute on function public.order_lots(uuid) from public, anon;
grant execute on function public.order_lots(uuid) to authenticated;

create function public.set_item_lots(order_item_id bigint, lots jsonb)
returns void language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.set_item_lots(bigint, jsonb) is
  'The desk (orders) says which lots a line of a packed order was taken from: `lots` [{lot_id, pieces}], at most the pieces of the line; the others had no lot. What was noted before goes
back to its lots. Refusals: bad_quantity, lot_stopped, not_allowed, not_found, wrong_state.';
revoke execute on function public.set_item_lots(bigint, jsonb) from public, anon;
grant execute on function public.set_item_lots(bigint, jsonb) to authenticated;

create function public.receive_lot(product_id bigint, code text, pieces integer, best_before date default null, received_on date default null,
  supplier text default null, is_counted boolean default false)
returns public.product_lots language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.receive_lot(bigint, text, integer, date, date, text, boolean) is
  'The desk (products) receives a lot: its pieces come to the stock, or with `is_counted` are some that lie there without a lot. The same code and day again adds to the lot. With
the first lot of a product, what lies there of the lot that the product named becomes a lot as well. Answers the lot. Refusals: bad_code, bad_day, bad_name,
bad_quantity, lot_stopped, not_allowed, not_found.';
revoke execute on function public.receive_lot(bigint, text, integer, date, date, text, boolean) from public, anon;
grant execute on function public.receive_lot(bigint, text, integer, date, date, text, boolean) to authenticated;

create function public.correct_lot(lot_id bigint, pieces integer, expected_pieces integer, best_before date default null, supplier text default null)
returns public.product_lots language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.correct_lot(bigint, integer, integer, date, text) is
  'The desk (products) corrects day, supplier and pieces of a lot, if `expected_pieces` still stands; the stock goes with the pieces. Answers the lot. Refusals: bad_day,
bad_name, bad_quantity, changed_by_other, not_allowed, not_found.';
revoke execute on function public.correct_lot(bigint, integer, integer, date, text) from public, anon;
grant execute on function public.correct_lot(bigint, integer, integer, date, text) to authenticated;

create function private.lots_past_their_day(max_rows integer default 500)
returns bigint language plpgsql set search_path = '' as $$
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
end $$;
comment on function private.lots_past_their_day(integer) is 'Job: takes what is past its day out of the stock of its product. Answers of how many products.';
revoke execute on function private.lot_is_sold(public.product_lots), private.settle_lots(bigint), private.show_lots(bigint), private.loose_pieces(bigint),
  private.put_back_into_lots(bigint, integer), private.lots_of(uuid[]), private.slip_lots(bigint, uuid[]), private.lots_past_their_day(integer) from public;

select private.register_job('past_lots', 15, '1 minute', 'private.lots_past_their_day()');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;
