-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Returns: within `shop_settings.return_days` of delivery, for a part of an order or all of it. Herbal goods that were
-- opened come back only when something was wrong with them, and never go on the shelf again.
--
-- requested → approved → received → refunded, or refused from the first two. `orders.return_state` shows the latest.
--
-- Photos of returns are counted like the other files of a person: `<user id>/…` holds those of a member, and
-- `guest/<order id>/…` those of a visitor's order.
--
-- A return is paid back once, whichever way its money goes. Money that the desk sent by M-Pesa, from the page of the order, left its return
-- under "To pay back": whoever worked down that list gave the money of a part of an order a second time, and the row of a whole order never
-- went away. What goes back while a return is open counts for it now, and ends it.

create table public.order_returns (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  state text default 'requested'::text not null,
  reason text not null,
  details text default ''::text not null,
  photo_path text,
  refund_kes integer not null,
  delivery_kes integer default 0 not null,
  decision_note text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  refunded_kes integer default 0 not null,
  constraint order_returns_pkey PRIMARY KEY (id),
  constraint order_returns_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'refused'::text, 'received'::text, 'refunded'::text]))),
  constraint order_returns_reason_check CHECK ((reason = ANY (ARRAY['damaged'::text, 'wrong_item'::text, 'not_as_described'::text, 'expired'::text, 'unwanted'::text]))),
  constraint order_returns_details_check CHECK ((length(details) <= 1000)),
  constraint order_returns_refund_kes_check CHECK ((refund_kes >= 0)),
  constraint order_returns_delivery_kes_check CHECK ((delivery_kes >= 0)),
  constraint order_returns_decision_note_check CHECK ((length(decision_note) <= 500)),
  constraint order_returns_refunded_kes_check CHECK ((refunded_kes >= 0)),
  constraint order_returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE
);
alter table public.order_returns enable row level security;
comment on table public.order_returns is 'Returns of delivered orders. Buyers read their own, the desk (returns) all; functions alone write.';
comment on column public.order_returns.id is 'The key of the row.';
comment on column public.order_returns.order_id is 'The order.';
comment on column public.order_returns.state is 'requested, approved, received, refunded, or refused from the first two.';
comment on column public.order_returns.reason is 'damaged, wrong_item, not_as_described, expired or unwanted.';
comment on column public.order_returns.details is 'The buyer''s own words, up to 1,000 letters; may be empty.';
comment on column public.order_returns.photo_path is 'Photo in the bucket return-photos; null without one.';
comment on column public.order_returns.refund_kes is 'What goes back, KSh, delivery included.';
comment on column public.order_returns.delivery_kes is 'Of it the delivery fee, KSh: only when everything came back through a mistake of ours.';
comment on column public.order_returns.decision_note is 'What the desk says to the buyer; needed for a refusal, else null.';
comment on column public.order_returns.created_at is 'When the row was made.';
comment on column public.order_returns.updated_at is 'When the row was last changed.';
comment on column public.order_returns.refunded_kes is 'What of the price of its order has gone back since it was asked for, KSh, whichever way.';
grant select on table public.order_returns to authenticated;
grant all on table public.order_returns to service_role;

create index order_returns_order_id_idx ON public.order_returns USING btree (order_id, created_at DESC);

create index order_returns_state_idx ON public.order_returns USING btree (state, created_at);

create unique index order_returns_one_open_idx ON public.order_returns USING btree (order_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'received'::text]));

create table public.order_return_items (
  return_id uuid not null,
  order_item_id bigint not null,
  quantity integer not null,
  opened boolean not null,
  restocked boolean,
  constraint order_return_items_pkey PRIMARY KEY (return_id, order_item_id),
  constraint order_return_items_quantity_check CHECK ((quantity > 0)),
  constraint order_return_items_check CHECK ((NOT (opened AND restocked))),
  constraint order_return_items_return_id_fkey FOREIGN KEY (return_id) REFERENCES public.order_returns(id) ON DELETE CASCADE,
  constraint order_return_items_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES public.order_items(id) ON DELETE CASCADE
);
alter table public.order_return_items enable row level security;
comment on table public.order_return_items is 'Lines of returns. Buyers read their own, the desk (returns) all; functions alone write.';
comment on column public.order_return_items.return_id is 'The return.';
comment on column public.order_return_items.order_item_id is 'The line of the order.';
comment on column public.order_return_items.quantity is 'Pieces that come back.';
comment on column public.order_return_items.opened is 'Whether they were opened; such goods never go on the shelf again.';
comment on column public.order_return_items.restocked is 'Whether they went back on the shelf; null until they are received.';
grant select on table public.order_return_items to authenticated;
grant all on table public.order_return_items to service_role;

create index order_return_items_order_item_id_idx ON public.order_return_items USING btree (order_item_id);

create policy order_returns_select_own on public.order_returns for select to authenticated
  using ((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy order_returns_select_admin on public.order_returns for select to authenticated
  using (( SELECT public.has_capability('returns'::text) AS has_capability));

create policy order_return_items_select_own on public.order_return_items for select to authenticated
  using ((return_id IN ( SELECT r.id
   FROM (public.order_returns r
     JOIN public.orders o ON ((o.id = r.order_id)))
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy order_return_items_select_admin on public.order_return_items for select to authenticated
  using (( SELECT public.has_capability('returns'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.order_returns FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create trigger drop_photo AFTER DELETE OR UPDATE OF photo_path ON public.order_returns FOR EACH ROW EXECUTE FUNCTION private.drop_file('return-photos', 'photo_path');

create policy return_photos_select_own on storage.objects for select to authenticated
  using (((bucket_id = 'return-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT private.caller() AS uid))::text)));

create policy return_photos_select_admin on storage.objects for select to authenticated
  using (((bucket_id = 'return-photos'::text) AND ( SELECT public.has_capability('returns'::text) AS has_capability)));

create policy return_photos_insert_own on storage.objects for insert to authenticated
  with check (((bucket_id = 'return-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT private.caller() AS uid))::text) AND ((storage.foldername(name))[2] IN ( SELECT (o.id)::text AS id
   FROM public.orders o
  WHERE ((o.user_id = ( SELECT private.caller() AS uid)) AND (o.fulfilment_state = 'delivered'::text))))));

create policy return_photos_delete_own on storage.objects for delete to authenticated
  using (((bucket_id = 'return-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT private.caller() AS uid))::text) AND (NOT (name IN ( SELECT r.photo_path
   FROM public.order_returns r
  WHERE (r.photo_path IS NOT NULL))))));

-- A visitor has no folder of his own. For the token of his order he is given the name of one photo, which nobody guesses
-- and which takes one file within the hour: the file store itself never sees the token.
create table private.guest_photos (
  path text not null,
  order_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint guest_photos_pkey PRIMARY KEY (path),
  constraint guest_photos_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE
);
comment on table private.guest_photos is 'Names under which visitors may store a photo of a return, at most ten for an order; kept for a day.';
comment on column private.guest_photos.path is 'Name of the file in the bucket return-photos, guest/order/uuid.jpg.';
comment on column private.guest_photos.order_id is 'The visitor''s order.';
comment on column private.guest_photos.created_at is 'When the row was made.';

create index guest_photos_order_id_idx ON private.guest_photos USING btree (order_id);

create index guest_photos_created_at_idx ON private.guest_photos USING btree (created_at);

-- The name under which the holder of an order's token may store a photo of it. At most ten a day.
-- Refusals: not_signed_in (without a token), not_found, wrong_state, too_many_photos.
create function public.name_guest_photo(order_token text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  given text;
begin
  if coalesce(order_token, '') = '' then
    perform private.refuse('not_signed_in', 'Please sign in first.', 'Or open the order from the link you were given.');
  end if;
  select o.* into target from private.order_tokens t join public.orders o on o.id = t.order_id
  where t.token = name_guest_photo.order_token for update of o;
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  if target.fulfilment_state <> 'delivered' then
    perform private.refuse('wrong_state', 'Only what has been delivered can be returned.');
  end if;
  if (select count(*) from private.guest_photos g where g.order_id = target.id) >= 10 then
    perform private.refuse('too_many_photos', 'There are many photos of this order already.', 'Please try again tomorrow.');
  end if;
  insert into private.guest_photos (path, order_id)
  values (format('guest/%s/%s.jpg', target.id, gen_random_uuid()), target.id) returning path into given;
  return given;
end
$function$;
comment on function public.name_guest_photo(order_token text) is 'The name under which the holder of an order''s token may store one photo within an hour; at most ten a day. Refusals: not_found, not_signed_in, too_many_photos, wrong_state.';
grant execute on function public.name_guest_photo(order_token text) to anon, authenticated, service_role;

-- Whether a photo may be stored under this name now.
create function public.may_store_guest_photo(name text)
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select exists (
    select from private.guest_photos g
    where g.path = may_store_guest_photo.name and g.created_at > now() - interval '1 hour')
$function$;
comment on function public.may_store_guest_photo(name text) is 'Whether a photo may be stored under this name now. For the policies of the bucket return-photos.';
grant execute on function public.may_store_guest_photo(name text) to anon, authenticated, service_role;

create policy return_photos_insert_guest on storage.objects for insert to anon, authenticated
  with check (((bucket_id = 'return-photos'::text) AND public.may_store_guest_photo(name)));

-- A photo that came with no return is removed with its name.
create function private.drop_unused_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into private.file_removals (bucket_id, path)
  select s.bucket_id, s.name from storage.objects s
  where s.bucket_id = 'return-photos' and s.name = old.path
    and not exists (select from public.order_returns r where r.photo_path = old.path)
  on conflict do nothing;
  return null;
end
$function$;
comment on function private.drop_unused_photo() is 'Trigger: removes a photo that came with no return once its name is forgotten.';

create trigger drop_unused_photo AFTER DELETE ON private.guest_photos FOR EACH ROW EXECUTE FUNCTION private.drop_unused_photo();

-- Names older than a day are forgotten. A job calls it.
create function private.forget_guest_photos()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  forgotten integer;
begin
  delete from private.guest_photos g where g.created_at < now() - interval '1 day';
  get diagnostics forgotten = row_count;
  return forgotten;
end
$function$;
comment on function private.forget_guest_photos() is 'Job: forgets names of photos older than a day.';

-- The returns of an order as its buyer knows them, newest first.
create function private.describe_returns(order_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'state', r.state, 'reason', r.reason, 'details', r.details,
    'refund_kes', r.refund_kes, 'delivery_kes', r.delivery_kes, 'decision_note', r.decision_note,
    'created_at', r.created_at,
    'items', (
      select jsonb_agg(jsonb_build_object('order_item_id', x.order_item_id, 'quantity', x.quantity, 'opened', x.opened)
        order by x.order_item_id)
      from public.order_return_items x where x.return_id = r.id)) order by r.created_at desc), '[]')
  from public.order_returns r where r.order_id = describe_returns.order_id
$function$;
comment on function private.describe_returns(order_id uuid) is 'The returns of an order as its buyer knows them, newest first.';

-- What a return pays back, for the form, the request and the desk alike. Goods count at what they cost the buyer: each
-- return takes its share of the discount, and all of them together take the whole of it. The delivery fee comes back with
-- the last pieces of an order that came back altogether, and for mistakes of ours alone.
-- Refusals: bad_reason, bad_quantity, opened_goods.
create function private.price_return(target public.orders, items jsonb, reason text, OUT refund_kes integer, OUT delivery_kes integer)
returns record
language plpgsql
stable
set search_path = ''
as $function$
declare
  wanted record;
  chosen bigint[] := '{}';
  goods integer := 0;
  before integer;
  is_our_mistake boolean;
begin
  if price_return.reason is null
      or price_return.reason not in ('damaged', 'wrong_item', 'not_as_described', 'expired', 'unwanted') then
    perform private.refuse('bad_reason', 'Please choose why you send it back.');
  end if;
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 50 then
    perform private.refuse('bad_quantity', 'Choose what you send back.');
  end if;
  for wanted in
    select i.value, l.id, l.unit_price_kes, l.quantity - coalesce((
      select sum(x.quantity) from public.order_return_items x join public.order_returns r on r.id = x.return_id
      where x.order_item_id = l.id and r.state <> 'refused'), 0) as most
    from jsonb_array_elements(items) i
    left join public.order_items l on l.order_id = target.id and l.id::text = i.value ->> 'order_item_id'
  loop
    if wanted.id is null or wanted.id = any (chosen) or coalesce(wanted.value ->> 'quantity', '') !~ '^[1-9]\d?$'
        or (wanted.value ->> 'quantity')::integer > wanted.most
        or jsonb_typeof(wanted.value -> 'opened') is distinct from 'boolean' then
      perform private.refuse('bad_quantity', 'Choose at most as many pieces as you received.');
    end if;
    if (wanted.value ->> 'opened')::boolean and price_return.reason = 'unwanted' then
      perform private.refuse('opened_goods', 'Herbal goods that were opened cannot be sold again.',
        'If something is wrong with them, choose that as the reason.');
    end if;
    chosen := chosen || wanted.id;
    goods := goods + wanted.unit_price_kes * (wanted.value ->> 'quantity')::integer;
  end loop;
  select coalesce(sum(l.unit_price_kes * x.quantity), 0),
    price_return.reason <> 'unwanted' and coalesce(bool_and(r.reason <> 'unwanted'), true)
  into before, is_our_mistake
  from public.order_returns r
  join public.order_return_items x on x.return_id = r.id
  join public.order_items l on l.id = x.order_item_id
  where r.order_id = target.id and r.state <> 'refused';
  -- every piece has its price, so the sum says whether all of them are here
  price_return.delivery_kes :=
    case when is_our_mistake and before + goods = target.subtotal_kes then target.delivery_kes else 0 end;
  price_return.refund_kes := goods + price_return.delivery_kes
    - (target.discount_kes::bigint * (before + goods) / target.subtotal_kes)::integer
    + (target.discount_kes::bigint * before / target.subtotal_kes)::integer;
end
$function$;
comment on function private.price_return(target public.orders, items jsonb, reason text, OUT refund_kes integer, OUT delivery_kes integer) is 'What a return pays back in KSh: goods at their price less their share of the discount, and the delivery fee with the last pieces when all came back through mistakes of ours. Refusals: bad_quantity, bad_reason, opened_goods.';

-- What `request_return` would pay back: {refund_kes, delivery_kes}, the second being part of the first. Nothing is asked
-- for by it. Refusals: not_signed_in, not_found, bad_reason, bad_quantity, opened_goods.
create function public.quote_return(order_id uuid, items jsonb, reason text, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders := private.lock_own_order(quote_return.order_id, quote_return.order_token);
begin
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  return to_jsonb(price) from private.price_return(target, quote_return.items, quote_return.reason) price;
end
$function$;
comment on function public.quote_return(order_id uuid, items jsonb, reason text, order_token text) is 'What request_return would pay back in KSh; delivery is part of the refund. For the buyer, or a visitor with
`order_token`. Answers {refund_kes integer, delivery_kes integer}. Refusals: bad_quantity, bad_reason, not_found,
not_signed_in, opened_goods.';
grant execute on function public.quote_return(order_id uuid, items jsonb, reason text, order_token text) to anon, authenticated, service_role;

-- Asks for a return. `items`: [{order_item_id, quantity, opened}]. `order_token` is how a visitor names his order; his
-- photo has a name of `name_guest_photo`. Refusals: not_signed_in, not_found, wrong_state, too_late, already_requested,
-- bad_reason, bad_quantity, opened_goods, bad_photo.
create function public.request_return(order_id uuid, items jsonb, reason text, details text default ''::text, photo_path text default NULL::text, order_token text default NULL::text)
returns public.order_returns
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders := private.lock_own_order(request_return.order_id, request_return.order_token);
  days constant integer := (select s.return_days from public.shop_settings s);
  made public.order_returns;
begin
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  if target.fulfilment_state <> 'delivered' or target.payment_state = 'refunded' then
    perform private.refuse('wrong_state', 'Only what has been delivered can be returned.');
  end if;
  if target.delivered_at < now() - make_interval(days => days) then
    perform private.refuse('too_late', format('The %s days for a return are over.', days),
      'Contact us if something is wrong.');
  end if;
  if exists (
    select 1 from public.order_returns r
    where r.order_id = target.id and r.state in ('requested', 'approved', 'received')
  ) then
    perform private.refuse('already_requested', 'There is a return for this order already.', 'We will finish that one first.');
  end if;
  if request_return.photo_path is not null and not (
    (coalesce(starts_with(request_return.photo_path, private.caller() || '/' || target.id || '/'), false)
      or exists (
        select from private.guest_photos g where g.path = request_return.photo_path and g.order_id = target.id))
    and exists (
      select from storage.objects s where s.bucket_id = 'return-photos' and s.name = request_return.photo_path)
  ) then
    perform private.refuse('bad_photo', 'We could not find your photo.', 'Please add it again.');
  end if;

  insert into public.order_returns (order_id, reason, details, photo_path, refund_kes, delivery_kes)
  select target.id, request_return.reason, left(trim(coalesce(request_return.details, '')), 1000),
    request_return.photo_path, price.refund_kes, price.delivery_kes
  from private.price_return(target, request_return.items, request_return.reason) price
  returning * into made;
  insert into public.order_return_items (return_id, order_item_id, quantity, opened)
  select made.id, (i.value ->> 'order_item_id')::bigint, (i.value ->> 'quantity')::integer,
    (i.value ->> 'opened')::boolean
  from jsonb_array_elements(request_return.items) i;
  update public.orders o set return_state = 'requested' where o.id = target.id;
  perform private.log_order_event(target.id, 'return_requested', jsonb_build_object('return_id', made.id), private.caller());
  perform private.notify_buyer(target, 'info', 'Return requested', format(
    'We have your request for order %s and answer within two working days.', target.number));
  return made;
end
$function$;
comment on function public.request_return(order_id uuid, items jsonb, reason text, details text, photo_path text, order_token text) is 'The buyer, or a visitor with `order_token`, asks for a return: items [{order_item_id, quantity, opened}]; the photo is a file they stored. Within shop_settings.return_days of delivery. Answers the return. Refusals: already_requested, bad_photo, bad_quantity, bad_reason, not_found, not_signed_in, opened_goods, too_late, wrong_state.';
grant execute on function public.request_return(order_id uuid, items jsonb, reason text, details text, photo_path text, order_token text) to anon, authenticated, service_role;

create trigger refuse_full_folder BEFORE INSERT ON storage.objects FOR EACH ROW WHEN ((new.bucket_id = ANY (ARRAY['avatars'::text, 'consultation-files'::text, 'return-photos'::text]))) EXECUTE FUNCTION private.refuse_full_folder();

-- An administrator moves a return along. 'received' puts the pieces of the lines named in `restock` (order item ids) back
-- on the shelf, unless they were opened. 'refunded' notes the money, `refund_kes` or what the return says.
-- A refusal says why. Refusals: not_allowed, not_found, wrong_state, no_reason, opened_goods, too_much, receipt_used.
create function public.set_return_state(return_id uuid, next_state text, note text default NULL::text, restock bigint[] default '{}'::bigint[], refund_kes integer default NULL::integer, reference text default NULL::text, phone text default NULL::text)
returns public.order_returns
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  made public.order_returns;
  wanted integer;
begin
  perform private.require_capability('returns');
  select o.* into target from public.orders o
  where o.id = (select r.order_id from public.order_returns r where r.id = set_return_state.return_id) for update;
  select * into made from public.order_returns r where r.id = set_return_state.return_id for update;
  if made.id is null then
    perform private.refuse('not_found', 'There is no such return.');
  end if;
  if (made.state, coalesce(next_state, '')) not in (
    ('requested', 'approved'), ('requested', 'refused'), ('approved', 'received'), ('approved', 'refused'),
    ('received', 'refunded')
  ) then
    perform private.refuse('wrong_state', format('A %s return cannot become %s.', made.state, coalesce(next_state, 'nothing')),
      'Reload to see its present state.');
  end if;
  if next_state = 'refused' and trim(coalesce(note, '')) = '' then
    perform private.refuse('no_reason', 'Say why the return is not accepted.', 'The buyer reads it on the page of the order.');
  end if;

  if next_state = 'received' then
    if exists (
      select 1 from public.order_return_items x
      where x.return_id = made.id and x.opened and x.order_item_id = any (restock)
    ) then
      perform private.refuse('opened_goods', 'What was opened does not go back on the shelf.');
    end if;
    update public.order_return_items x set restocked = coalesce(x.order_item_id = any (restock), false)
    where x.return_id = made.id;
    perform 1 from public.products p
    where p.id in (
      select i.product_id from public.order_return_items x join public.order_items i on i.id = x.order_item_id
      where x.return_id = made.id and x.restocked)
    order by p.id for no key update;
    update public.products p set stock = p.stock + x.quantity
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked and p.id = i.product_id;
    insert into public.stock_movements (product_id, change, reason, order_id, actor)
    select i.product_id, x.quantity, 'returned', target.id, private.caller()
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked;
  elsif next_state = 'refunded' then
    wanted := coalesce(set_return_state.refund_kes, least(made.refund_kes - made.refunded_kes, private.left_to_refund(target.id)));
    if made.refunded_kes > 0 and wanted > made.refund_kes - made.refunded_kes then
      perform private.refuse('too_much', format('%s of this return went back already. At most %s can be paid back.',
        private.shillings(made.refunded_kes), private.shillings(made.refund_kes - made.refunded_kes)));
    end if;
    update public.order_returns r
    set refund_kes = r.refunded_kes + wanted, decision_note = coalesce(left(nullif(trim(note), ''), 500), r.decision_note)
    where r.id = made.id;
    -- Where a second person must agree it stays here until they have.
    if (private.note_refund(private.lock_bill(target.id), wanted, reference, 'Return ' || made.id, null, phone, made.id)).id is not null then
      perform private.end_return(made.id);
    end if;
    select * into made from public.order_returns r where r.id = made.id;
    return made;
  end if;

  update public.order_returns r
  set state = next_state, decision_note = coalesce(left(nullif(trim(note), ''), 500), r.decision_note),
    refund_kes = coalesce(set_return_state.refund_kes, r.refund_kes)
  where r.id = made.id returning * into made;
  update public.orders o set return_state = next_state where o.id = target.id;
  perform private.log_order_event(target.id, 'return_' || next_state, jsonb_build_object('return_id', made.id), private.caller());
  perform private.audit('return_' || next_state, 'order_returns', made.id::text,
    jsonb_build_object('number', target.number, 'refund_kes', made.refund_kes));
  if next_state in ('approved', 'refused', 'received') then
    perform private.notify_buyer(target,
      case next_state when 'refused' then 'warning' else 'info' end,
      case next_state when 'approved' then 'Return accepted' when 'refused' then 'Return not accepted'
        else 'Return received' end,
      format(case next_state
        when 'approved' then 'Please send back what you return of order %s.'
        when 'refused' then 'We could not accept the return of order %s. See our note on its page.'
        else case when made.refunded_kes >= made.refund_kes then 'Your return of order %s is here. Your money went back already.'
          else 'Your return of order %s is here. We will send your money back.' end end, target.number));
  end if;
  if made.state = 'received' and made.refunded_kes >= made.refund_kes then
    made := private.end_return(made.id);
  end if;
  return made;
end
$function$;
comment on function public.set_return_state(return_id uuid, next_state text, note text, restock bigint[], refund_kes integer, reference text, phone text) is 'The desk (returns) moves a return along. received puts the lines named in `restock` back on the shelf, unless opened; refunded notes the money in KSh, as record_refund does, and stays received while a second person must agree; refused needs a note. Answers the return. Refusals: bad_phone, bad_receipt, no_reason, not_allowed, not_found, opened_goods, receipt_used, refund_in_flight, reversed, too_much, wrong_state.';
grant execute on function public.set_return_state(return_id uuid, next_state text, note text, restock bigint[], refund_kes integer, reference text, phone text) to authenticated, service_role;

create function private.refund_is_of_return()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  left_kes integer;
  of_sale integer;
  made public.order_returns;
begin
  select * into bill from public.bills b where b.id = new.bill_id;
  -- What came twice or above the price was never the price of what comes back.
  select coalesce(sum(private.left_to_refund(p.bill_id, p.id)), 0) into left_kes
  from public.payments p where p.bill_id = bill.id and p.state in ('paid', 'refunded');
  of_sale := case when exists (select 1 from public.payments p where p.id = new.payment_id and p.state = 'refund_due') then 0
    else least(bill.asked_kes, left_kes + new.amount_kes) - least(bill.asked_kes, left_kes) end;
  update public.order_returns r set refunded_kes = r.refunded_kes + of_sale
  where r.order_id = bill.id and r.state in ('requested', 'approved', 'received') and of_sale > 0 returning * into made;
  if made.state = 'received' and made.refunded_kes >= made.refund_kes then
    perform private.end_return(made.id);
  end if;
  return null;
end
$function$;
comment on function private.refund_is_of_return() is 'Counts what goes back of the price of an order for its open return, and ends the return when all of it has gone back.';

create trigger refund_is_of_return AFTER INSERT ON public.refunds FOR EACH ROW WHEN ((new.method <> 'moved'::text)) EXECUTE FUNCTION private.refund_is_of_return();
