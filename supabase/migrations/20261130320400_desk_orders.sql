-- Half of what is sold is ordered by phone or WhatsApp. The desk types it, the database prices it and takes its stock as for
-- any other, and the prompt goes to the buyer's phone at once.

create table public.desk_orders (
  order_id uuid primary key references public.orders on delete cascade,
  channel text not null check (channel in ('phone', 'whatsapp', 'counter')),
  taken_by uuid references auth.users on delete set null,
  client_key uuid not null unique,
  read_out boolean not null,
  taken_at timestamptz not null default now()
);
create index desk_orders_taken_by_idx on public.desk_orders (taken_by);
comment on table public.desk_orders is
  'Which orders somebody of the shop took for a buyer, and how they came. The desk (orders) reads it; create_desk_order writes.';
comment on column public.desk_orders.order_id is 'The order; it goes with it.';
comment on column public.desk_orders.channel is 'phone, whatsapp or counter: how the buyer ordered.';
comment on column public.desk_orders.taken_by is 'Account that took it; null once it is erased.';
comment on column public.desk_orders.client_key is 'Made by the device, so that an order sent twice is placed once.';
comment on column public.desk_orders.read_out is 'Whether warnings were read to the buyer; false where no product had any.';
comment on column public.desk_orders.taken_at is 'When it was placed.';
alter table public.desk_orders enable row level security;
revoke all on public.desk_orders from public, anon, authenticated, service_role;
grant select on public.desk_orders to authenticated, service_role;
create policy desk_orders_select_desk on public.desk_orders for select to authenticated
  using ((select public.has_capability('orders')));
select private.register_personal_data('public.desk_orders', erasure => 'keep', hidden => '{taken_by,client_key}',
  rows_of => 'order_id in (select id from public.orders where user_id = $1)');

-- Takes an order for a buyer, who is told as of any other, and finds it by number and phone.
create function public.create_desk_order(client_key uuid, items jsonb, payment_method text, channel text, contact_name text, phone text,
  county text, town text, landmark text, note text default null, expected_total_kes integer default null, pickup_point text default null,
  language text default 'en', email text default null, read_out boolean default false, sends_link boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller_phone constant text := private.normalise_phone(create_desk_order.phone);
  warns boolean;
  buyer uuid;
  taken public.desk_orders;
  placed public.orders;
  waiting public.orders;
begin
  perform private.require_capability('orders');
  if create_desk_order.client_key is null then
    raise exception 'client_key must not be null' using errcode = '22004';
  end if;
  if create_desk_order.channel is null or create_desk_order.channel not in ('phone', 'whatsapp', 'counter') then
    perform private.refuse('bad_channel', 'Say how the order came: by phone, by WhatsApp or at the counter.');
  end if;
  if caller_phone is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  -- One at a time for a key and for a phone, as for visitors, with whom it shares its limits.
  perform pg_advisory_xact_lock(hashtextextended('guest key ' || create_desk_order.client_key::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('guest ' || caller_phone, 0));
  select * into taken from public.desk_orders d where d.client_key = create_desk_order.client_key;
  if found then
    select * into placed from public.orders o where o.id = taken.order_id;
    return private.describe_desk_order(placed) || '{"is_repeated": true}';
  end if;
  select o.* into waiting from public.orders o
  where o.phone = caller_phone and o.is_guest and o.user_id is null and o.fulfilment_state = 'placed'
    and o.payment_state in ('unpaid', 'awaiting', 'failed', 'needs_review')
  order by o.placed_at desc offset 2 limit 1;
  if found then
    perform private.refuse('too_many_orders', 'There are three unpaid orders for this number already.', 'Have one of them paid or cancelled first.');
  end if;
  if create_desk_order.payment_method = 'cash' then
    select o.* into waiting from public.orders o
    where o.phone = caller_phone and o.user_id is null and o.payment_method = 'cash' and o.payment_state = 'unpaid'
      and o.fulfilment_state <> 'cancelled' limit 1;
    if found then
      perform private.refuse('cash_not_available', format('Order %s for this number is still to be paid in cash.', waiting.number),
        'Take this one by M-Pesa, or once that one is paid.');
    end if;
  end if;
  select coalesce(bool_or(trim(p.warnings) <> '' or cardinality(p.herb_slugs) > 0), false) into warns
  from private.read_items(create_desk_order.items) i join public.products p on p.id = i.product_id;
  if warns and not coalesce(create_desk_order.read_out, false) then
    perform private.refuse('not_read_out', 'Read the warnings of these products to the buyer first.', 'Then say that you did.');
  end if;
  -- Nobody's parcel goes into an account because an address was mistyped: its phone must be the same.
  select u.id into buyer
  from auth.users u join public.profiles f on f.user_id = u.id
  where u.email = lower(trim(create_desk_order.email)) and u.email_confirmed_at is not null and private.normalise_phone(f.phone) = caller_phone;

  placed := private.create_order(buyer, create_desk_order.client_key, create_desk_order.items, create_desk_order.payment_method,
    create_desk_order.contact_name, create_desk_order.phone, create_desk_order.county, create_desk_order.town, create_desk_order.landmark, null,
    create_desk_order.note, create_desk_order.expected_total_kes, null, create_desk_order.pickup_point);
  insert into public.desk_orders (order_id, channel, taken_by, client_key, read_out)
  values (placed.id, create_desk_order.channel, private.caller(), create_desk_order.client_key, warns);
  if buyer is null then
    insert into private.order_tokens (order_id, client_key, language)
    values (placed.id, create_desk_order.client_key, case when create_desk_order.language = 'sw' then 'sw' else 'en' end);
  end if;
  update public.order_events e set actor_id = private.caller(), detail = e.detail || jsonb_build_object('channel', create_desk_order.channel)
  where e.order_id = placed.id and e.kind = 'placed';
  if create_desk_order.sends_link and placed.payment_method = 'mpesa' then
    -- who gets a link pays when they have read it, and has no prompt to answer first
    update public.orders o set hold_expires_at = now() + interval '24 hours' where o.id = placed.id returning * into placed;
    update private.text_messages t set not_before = now() where t.order_id = placed.id and t.kind = 'placed';
  end if;
  perform private.audit('order_taken', 'orders', placed.id::text,
    jsonb_build_object('number', placed.number, 'channel', create_desk_order.channel, 'total_kes', placed.total_kes));
  return private.describe_desk_order(placed) || '{"is_repeated": false}';
end $$;

create function private.describe_desk_order(placed public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', placed.id, 'number', placed.number, 'phone', placed.phone, 'total_kes', placed.total_kes,
    'payment_method', placed.payment_method, 'payment_state', placed.payment_state, 'is_guest', placed.is_guest)
$$;
comment on function private.describe_desk_order(public.orders) is 'An order as whoever took it needs it next. Answers {id uuid, number text, phone text, total_kes integer, payment_method text,
payment_state text, is_guest boolean}.';
comment on function public.create_desk_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text, text, boolean, boolean) is
  'The desk (orders) takes an order by phone, by WhatsApp or at the counter: `channel`. Prices, stock and terms are those of `place_guest_order`, and so are the limits of a phone.
The same `client_key` answers the same order. It belongs to the account of `email` where that is confirmed and has this phone, else to nobody. `read_out`: the warnings
were read to the buyer, without which nothing that has some is sold. `sends_link`: they are told at once how to pay, and have 24 hours.
Answers as private.describe_desk_order and {is_repeated boolean}. Refusals: bad_channel, bad_payment_method, bad_phone, bad_quantity,
cash_not_available, empty_cart, missing_address, not_allowed, not_read_out, out_of_stock, price_changed, too_heavy, too_many_orders, unknown_county,
unknown_pickup_point, unknown_product.';
revoke execute on function private.describe_desk_order(public.orders) from public;
revoke execute on function public.create_desk_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text, text, boolean, boolean) from public;
grant execute on function public.create_desk_order(uuid, jsonb, text, text, text, text, text, text, text, text, integer, text, text, text, boolean, boolean) to authenticated, service_role;

-- Who takes an order asks for its money, also where other payments are none of theirs.
create or replace function private.lock_bill_to_pay(bill_id uuid, order_token text) returns public.bills
language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  if coalesce(lock_bill_to_pay.order_token, '') = '' and (public.has_capability('payments') or (public.has_capability('orders')
      and exists (select 1 from public.desk_orders d where d.order_id = lock_bill_to_pay.bill_id))) then
    select * into bill from public.bills b
    where b.id = lock_bill_to_pay.bill_id and b.kind = 'order' and b.payer_id is distinct from private.caller();
    if found then
      perform private.audit('prompt_asked', 'orders', bill.id::text, jsonb_build_object('number', bill.number));
      return private.lock_bill(bill.id);
    end if;
  end if;
  return private.lock_own_bill(lock_bill_to_pay.bill_id, lock_bill_to_pay.order_token);
end $$;
comment on function private.lock_bill_to_pay(uuid, text) is
  'Locks a bill for who may have it paid: its payer, the holder of its order''s token, or for an order the desk (payments; orders for those it took), which the trail notes.
Refusals: not_signed_in, not_found.';

-- The message that says what is to be paid and where, once more.
create function public.send_order_link(order_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
  target public.orders;
  made private.text_messages;
begin
  perform private.require_capability('orders');
  bill := private.lock_bill(send_order_link.order_id);
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state <> 'placed' or private.asked_of_payer(bill) = 0 then
    perform private.refuse('wrong_state', 'Nothing is to be paid for this order by M-Pesa now.', 'Reload to see its present state.');
  end if;
  made.phone := private.text_receiver(target);
  if made.phone is null or private.is_stopped(made.phone) or not exists (select 1 from private.text_account a where a.is_on is distinct from false) then
    perform private.refuse('no_texts', 'No message reaches this buyer.', 'Copy the link, or write to them yourself.');
  end if;
  if not private.count_attempt('order link', target.id::text, 3, interval '1 day') then
    perform private.refuse('too_many_attempts', 'Three messages went out today.', 'Copy the link, or write to them yourself.');
  end if;
  made.kind := case when private.is_part_paid(bill) then 'underpaid' else 'placed' end;
  made.order_id := target.id;
  made.user_id := target.user_id;
  perform private.queue_text(made, true);
  perform private.audit('link_sent', 'orders', target.id::text, jsonb_build_object('number', target.number));
  return made.phone;
end $$;
comment on function public.send_order_link(uuid) is
  'The desk (orders) sends the buyer of an order that is to be paid before it is packed the message with its sum and link again, at most three a day. Answers the phone. Refusals: not_allowed, not_found,
no_texts, too_many_attempts, wrong_state.';
revoke execute on function public.send_order_link(uuid) from public;
grant execute on function public.send_order_link(uuid) to authenticated, service_role;
