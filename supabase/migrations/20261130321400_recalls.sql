-- A lot is called back: what is left of it is sold no more, and everybody who got some of it is told, once. Whoever bought
-- it reads neither the product nor anything of their health on a locked screen: the page of the order says which product it is.

-- Both lists of kinds keep what they have.
do $do$
declare
  one record;
begin
  for one in select c.conname, c.conrelid::regclass as of_table, pg_get_constraintdef(c.oid) as rule, col_description(c.conrelid, a.attnum) as spoken
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attname = 'kind'
      where (c.conrelid = 'public.order_events'::regclass and c.conname = 'order_events_kind_check')
        or (c.conrelid = 'private.text_messages'::regclass and c.conname = 'text_messages_kind_check') loop
    execute format('alter table %s drop constraint %I', one.of_table, one.conname);
    execute format('alter table %s add constraint %I %s', one.of_table, one.conname,
      replace(one.rule, $$'cancelled'::text$$, $$'cancelled'::text, 'recalled'::text$$));
    execute format('comment on column %s.kind is %L', one.of_table, regexp_replace(one.spoken, '\ycancelled\y', 'cancelled, recalled'));
  end loop;
end
$do$;
create trigger text_recall after insert on public.order_events for each row when (new.kind = 'recalled') execute function private.text_order_event();

create table public.lot_stops (
  id bigint generated always as identity primary key,
  lot_id bigint not null references public.product_lots (id) on delete cascade,
  reason text not null check (length(trim(reason)) between 1 and 500),
  words text not null check (words in ('pay_back', 'bring_back', 'exchange')),
  stopped_at timestamptz not null default now(),
  stopped_by uuid references auth.users (id) on delete set null,
  released_at timestamptz,
  released_by uuid references auth.users (id) on delete set null,
  note text check (length(trim(note)) between 1 and 500)
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
create unique index lot_stops_one_open_idx on public.lot_stops (lot_id) where released_at is null;
create index lot_stops_lot_id_idx on public.lot_stops (lot_id);
create index lot_stops_stopped_by_idx on public.lot_stops (stopped_by);
create index lot_stops_released_by_idx on public.lot_stops (released_by);
grant select on public.lot_stops to authenticated, service_role;
create policy lot_stops_select_desk on public.lot_stops for select to authenticated
  using ((select public.has_capability('products')) or (select public.has_capability('orders')));

create table public.lot_notices (
  lot_id bigint not null references public.product_lots (id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  stop_id bigint not null references public.lot_stops (id) on delete cascade,
  told_at timestamptz not null default now(),
  in_app boolean not null,
  by_text boolean not null,
  primary key (lot_id, order_id)
);
alter table public.lot_notices enable row level security;
comment on table public.lot_notices is 'Whose order was told of which lot: once, whatever happens to the lot later. The desks (products, orders) read them; functions alone write.';
comment on column public.lot_notices.lot_id is 'The lot.';
comment on column public.lot_notices.order_id is 'The order; it goes with it.';
comment on column public.lot_notices.stop_id is 'The stop of which they were told.';
comment on column public.lot_notices.told_at is 'When.';
comment on column public.lot_notices.in_app is 'Whether they have an account: the bell, and push and mail as they chose. Whoever has neither this nor a message to the phone is to be called.';
comment on column public.lot_notices.by_text is 'Whether a message to the phone was queued.';
create index lot_notices_order_id_idx on public.lot_notices (order_id);
create index lot_notices_stop_id_idx on public.lot_notices (stop_id);
grant select on public.lot_notices to authenticated, service_role;
create policy lot_notices_select_desk on public.lot_notices for select to authenticated
  using ((select public.has_capability('products')) or (select public.has_capability('orders')));

select private.register_personal_data('public.lot_stops', erasure => 'keep', rows_of => 'stopped_by = $1 or released_by = $1');
select private.register_personal_data('public.lot_notices', erasure => 'keep', rows_of => 'order_id in (select o.id from public.orders o where o.user_id = $1)');

-- Of a line that was packed from two lots and came back in part nobody knows which pieces are still there: it counts as long as one is.
create function private.orders_with_lot(lot_id bigint)
returns table (order_id uuid, pieces integer, kept integer)
language sql stable set search_path = '' as $$
  select i.order_id, x.pieces - case when o.fulfilment_state in ('placed', 'packed') then x.came_back else 0 end,
    case when o.fulfilment_state = 'cancelled' then 0 else least(x.pieces,
      (select sum(y.pieces - y.came_back) from public.order_item_lots y where y.order_item_id = i.id))::integer end
  from public.order_item_lots x join public.order_items i on i.id = x.order_item_id join public.orders o on o.id = i.order_id
  where x.lot_id = orders_with_lot.lot_id and (x.pieces > x.came_back or o.fulfilment_state = 'delivered')
$$;
comment on function private.orders_with_lot(bigint) is 'Orders that got pieces of a lot: how many, and of how many it is not known that they came back.';

create function public.lot_recall(lot_id bigint)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
end $$;
comment on function public.lot_recall(bigint) is
  'Every order that got a lot, and whether its buyer was told, for the desks (products, orders); null where there is no such lot. Answers {lot_id bigint, product_id
bigint, name text, size text, code text, best_before date | null, pieces integer, stopped_at timestamptz | null, stops [{reason text, words text,
stopped_at timestamptz, released_at timestamptz | null, note text | null}], orders [{order_id uuid, number text, placed_at timestamptz, contact_name
text, phone text, fulfilment_state text, pieces integer, kept integer, told_at timestamptz | null, in_app boolean | null, by_text boolean | null}]} | null.
Refusals: not_allowed.';
revoke execute on function public.lot_recall(bigint) from public, anon;
grant execute on function public.lot_recall(bigint) to authenticated;

create function public.stop_lot(lot_id bigint, reason text, words text)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.stop_lot(bigint, text, text) is
  'The desk (products) calls a lot back: what is left of it is sold no more from this moment, and everybody whose order left the shop with it is told, once, by bell, push, mail and messages to
the phone; a packed parcel that has it does not leave. `words`: pay_back, bring_back or exchange. Answers as lot_recall | null. Refusals: bad_words,
lot_stopped, no_reason, not_allowed, not_found.';
revoke execute on function public.stop_lot(bigint, text, text) from public, anon;
grant execute on function public.stop_lot(bigint, text, text) to authenticated;

create function public.release_lot(lot_id bigint, note text)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.release_lot(bigint, text) is
  'The desk (products) releases a lot that was stopped by mistake: its pieces are sold again. Buyers get no second message; the page of their order says that it is over. Answers as
lot_recall | null. Refusals: no_reason, not_allowed, not_found, wrong_state.';
revoke execute on function public.release_lot(bigint, text) from public, anon;
grant execute on function public.release_lot(bigint, text) to authenticated;

create function private.recalls_of(order_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'size', i.size, 'code', l.code, 'words', s.words, 'told_at', n.told_at,
    'is_over', l.stopped_at is null) order by n.told_at, l.id), '[]')
  from public.lot_notices n join public.product_lots l on l.id = n.lot_id join public.lot_stops s on s.id = n.stop_id
  join public.order_items i on i.order_id = n.order_id and i.product_id = l.product_id
  where n.order_id = recalls_of.order_id
$$;
comment on function private.recalls_of(uuid) is 'What of an order was called back, as its buyer reads it; is_over: it was a mistake.';

create or replace function private.describe_order(placed public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object(
    'number', placed.number, 'placed_at', placed.placed_at, 'payment_method', placed.payment_method,
    'payment_state', placed.payment_state, 'fulfilment_state', placed.fulfilment_state,
    'return_state', placed.return_state, 'subtotal_kes', placed.subtotal_kes, 'discount_kes', placed.discount_kes,
    'coupon_code', placed.coupon_code, 'delivery_kes', placed.delivery_kes, 'total_kes', placed.total_kes,
    'county', placed.county, 'town', placed.town, 'pickup_point_id', placed.pickup_point_id,
    'delivered_at', placed.delivered_at, 'arrival', private.arrival(placed),
    'items', (
      select jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'name', i.name, 'size', i.size,
        'picture', i.picture, 'unit_price_kes', i.unit_price_kes, 'quantity', i.quantity,
        'line_total_kes', i.line_total_kes) order by i.id)
      from public.order_items i where i.order_id = placed.id),
    'events', (
      select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at) order by e.at, e.id)
      from public.order_events e where e.order_id = placed.id),
    'recalls', private.recalls_of(placed.id))
$function$;
comment on function private.describe_order(placed public.orders) is 'An order for who may see only where the parcel is: states, lines and events, no name, phone, place beyond the town,
or note. Answers {number text, placed_at timestamptz, payment_method text, payment_state text, fulfilment_state text,
return_state text, subtotal_kes integer, discount_kes integer, coupon_code text | null, delivery_kes integer,
total_kes integer, county text, town text, pickup_point_id text | null, delivered_at timestamptz | null, arrival as private.arrival, items [{id
bigint, product_id bigint, name text, size text, picture text, unit_price_kes integer, quantity integer,
line_total_kes integer}], events [{kind text, at timestamptz}], recalls [{name text, size text, code text, words text, told_at timestamptz,
is_over boolean}]}.';

-- Whoever reads it on a locked screen reads no product.
do $do$
declare
  former constant text := pg_get_functiondef('private.text_words(private.text_messages)'::regprocedure);
begin
  if strpos(former, $$when 'delivered' then$$) = 0 then
    raise exception 'text_words is not what this migration goes on with';
  end if;
  execute replace(former, $$when 'delivered' then$$,
    $$when 'recalled' then format('Order %s: please do not use one of its products. Its page says which.', placed.number)
    when 'delivered' then$$);
end
$do$;
revoke execute on function private.orders_with_lot(bigint), private.recalls_of(uuid) from public;
