-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Buying without an account. A visitor gives a phone number and gets, once, a token for his order: with it he pays,
-- watches and cancels it, and later an account claims it. Without the token an order is found by its number and phone
-- alone, and shows no more than where the parcel is. Attempts are counted, so that nobody tries numbers for long.
--
-- A visitor is told of their order in the language that they ordered in.
--
-- Who had paid read nothing of when their parcel comes, though the checkout had promised it, nor who brings it. And a member's page read
-- the order and its payments one after the other, so that "Payment received" stood above "Waiting for payment": they come together now.
--
-- People write +254 (0) 712 345 678, and 00254 from abroad; both were refused. And whoever mistyped their phone ten times, or
-- was guessed at by a stranger, could not follow their parcel for an hour from anywhere: ten tries count for one
-- address now, and what everybody together may try of a number is ten times that.

create table private.attempts (
  kind text not null,
  key text not null,
  at timestamp with time zone default clock_timestamp() not null
);
comment on table private.attempts is 'Attempts to be limited, such as tracking an order; kept for a day.';
comment on column private.attempts.kind is 'What was tried.';
comment on column private.attempts.key is 'By or for whom: an address, a phone, an order number.';
comment on column private.attempts.at is 'When, by the clock.';

create index attempts_key_idx ON private.attempts USING btree (kind, key, at);

create index attempts_at_idx ON private.attempts USING btree (at);

-- Counts one attempt; false when there were `most` already within the span. A refusal afterwards takes it back, so
-- whatever must be counted has to answer and not refuse.
create function private.count_attempt(kind text, key text, most integer, span interval)
returns boolean
language plpgsql
set search_path = ''
as $function$
begin
  if coalesce(count_attempt.key, '') = '' then
    return true;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(count_attempt.kind || ' ' || count_attempt.key, 0));
  delete from private.attempts a
  where a.ctid in (
    select o.ctid from private.attempts o where o.at < clock_timestamp() - interval '1 day' limit 50 for update skip locked
  );
  if (
    select count(*) from private.attempts a
    where a.kind = count_attempt.kind and a.key = count_attempt.key and a.at > clock_timestamp() - span
  ) >= most then
    return false;
  end if;
  insert into private.attempts (kind, key) values (count_attempt.kind, count_attempt.key);
  return true;
end
$function$;
comment on function private.count_attempt(kind text, key text, most integer, span interval) is 'Counts one attempt; false when there were `most` within the span. A refusal later in the same call takes the count back.';

-- The address a request came from, as the gateway tells it; null outside of a request.
create function private.caller_address()
returns text
language sql
stable
set search_path = ''
as $function$
  select left(coalesce(h ->> 'cf-connecting-ip', trim(split_part(h ->> 'x-forwarded-for', ',', 1))), 60)
  from (select nullif(current_setting('request.headers', true), '')::jsonb as h) headers
$function$;
comment on function private.caller_address() is 'Network address of the request, as the gateway tells it; null outside of a request.';

-- An order for whoever may see only that much: states, lines and story, no name, phone, street or note.
create function private.describe_order(placed public.orders)
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

-- A visitor sees what came, too
create function private.describe_own_order(placed public.orders)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
begin
  return private.describe_order(placed) || jsonb_build_object(
    'id', placed.id, 'contact_name', placed.contact_name, 'phone', placed.phone, 'alt_phone', placed.alt_phone,
    'landmark', placed.landmark, 'note', placed.note, 'hold_expires_at', placed.hold_expires_at,
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'method', p.method, 'state', p.state, 'phone', p.phone,
        'amount_kes', p.amount_kes, 'received_kes', p.received_kes,
        'result_code', p.result_code, 'receipt', p.receipt, 'created_at', p.created_at,
        'updated_at', p.updated_at) order by p.created_at desc), '[]')
      from public.payments p where p.order_id = placed.id),
    'returns', private.describe_returns(placed.id));
end
$function$;
comment on function private.describe_own_order(placed public.orders) is 'An order with everything that its buyer may know: payments and returns as well. Answers as private.describe_order and
{id uuid, contact_name text, phone text, alt_phone text | null, landmark text, note text | null, hold_expires_at
timestamptz | null, payments [{id uuid, method text, state text, phone text, amount_kes integer, received_kes integer |
null, result_code integer | null, receipt text | null, created_at timestamptz, updated_at timestamptz}], returns [{id
uuid, state text, reason text, details text, refund_kes integer, delivery_kes integer, decision_note text | null,
created_at timestamptz, items [{order_item_id bigint, quantity integer, opened boolean}]}]}.';

-- A visitor's order by its token, or null.
create function public.guest_order(order_token text)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select private.describe_own_order(o)
  from private.order_tokens t join public.orders o on o.id = t.order_id
  where t.token = guest_order.order_token
$function$;
comment on function public.guest_order(order_token text) is 'A visitor''s order by its token; null for an unknown token. Answers as private.describe_own_order | null.';
grant execute on function public.guest_order(order_token text) to anon, authenticated, service_role;

-- Where a visitor's parcel is, by the number on the receipt and the phone of the order; null when they do not belong
-- together. Ten tries for a number or a phone and thirty from one address within an hour.
create function public.track_order(number text, phone text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  wanted constant text := 'MZ-' || regexp_replace(left(upper(track_order.number), 20), '^MZ|[^A-Z0-9]', '', 'g');
  caller_phone constant text := private.normalise_phone(track_order.phone);
  answer jsonb;
begin
  if not private.count_attempt('track address', private.caller_address(), 30, interval '1 hour')
      or not private.count_attempt('track number here', concat_ws(' ', wanted, private.caller_address()), 10, interval '1 hour')
      or not private.count_attempt('track number', wanted, 100, interval '1 hour')
      or not private.count_attempt('track phone here', caller_phone || coalesce(' ' || private.caller_address(), ''), 10, interval '1 hour')
      or not private.count_attempt('track phone', caller_phone, 100, interval '1 hour') then
    perform private.refuse('too_many_attempts', 'That was tried too often.', 'Please try again in an hour.');
  end if;
  select private.describe_order(o) || jsonb_build_object('to_pay_kes', private.asked_of_payer(b)) into answer
  from public.orders o join public.bills b on b.id = o.id
  where o.number = wanted and o.is_guest and o.phone = caller_phone;
  return answer;
end
$function$;
comment on function public.track_order(number text, phone text) is 'Where a visitor''s parcel is, by number and phone; null when they do not belong together. `to_pay_kes`: by M-Pesa now, 0:
nothing. Within an hour ten tries of a number or phone from one address and a hundred from all, thirty from one address. Answers as private.describe_order and {to_pay_kes integer} | null. Refusals: too_many_attempts.';
grant execute on function public.track_order(number text, phone text) to anon, authenticated, service_role;

-- Puts a visitor's order under the caller's account, by its token. The token ends with it.
create function public.claim_order(order_token text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  select o.* into target from private.order_tokens t join public.orders o on o.id = t.order_id
  where t.token = claim_order.order_token and o.user_id is null for update of o;
  if not found then
    perform private.refuse('not_found', 'We could not find this order.', 'It may be in your account already.');
  end if;
  return private.give_order(target.id, private.caller());
end
$function$;
comment on function public.claim_order(order_token text) is 'Puts a visitor''s order under the caller''s account; the token ends. Answers the order. Refusals: not_found, not_signed_in.';
grant execute on function public.claim_order(order_token text) to authenticated, service_role;

create function private.give_order(order_id uuid, owner uuid)
returns public.orders
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  update public.orders o set user_id = owner where o.id = give_order.order_id returning * into target;
  delete from private.order_tokens t where t.order_id = target.id;
  perform private.log_order_event(target.id, 'claimed', '{}', owner);
  return target;
end
$function$;
comment on function private.give_order(order_id uuid, owner uuid) is 'Gives a visitor''s order to an account and ends its token.';

-- Places a visitor's order: {order, order_token}. Arguments and refusals as `place_order`, and too_many_orders. The same
-- `client_key`, which nobody else knows, answers the same order, also with a number that was mended meanwhile.
create function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text default NULL::text, note text default NULL::text, expected_total_kes integer default NULL::integer, coupon text default NULL::text, pickup_point text default NULL::text, buyer_pin text default NULL::text, language text default 'en'::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller_phone constant text := private.normalise_phone(place_guest_order.phone);
  ticket private.order_tokens;
  placed public.orders;
begin
  if private.caller() is not null then
    perform private.refuse('signed_in', 'You are signed in.', 'Order with your account, so that you find it again.');
  end if;
  if place_guest_order.client_key is null then
    raise exception 'client_key must not be null' using errcode = '22004';
  end if;
  if caller_phone is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  -- One at a time for a key and for a phone: repeated calls find the first order, and the limits below hold.
  perform pg_advisory_xact_lock(hashtextextended('guest key ' || place_guest_order.client_key::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('guest ' || caller_phone, 0));
  select * into ticket from private.order_tokens t where t.client_key = place_guest_order.client_key;
  if not found then
    if (
      select count(*) from public.orders o
      where o.phone = caller_phone and o.is_guest and o.user_id is null and o.fulfilment_state = 'placed'
        and o.payment_state in ('unpaid', 'awaiting', 'failed', 'needs_review')
    ) >= 3 then
      perform private.refuse('too_many_orders',
        'There are unpaid orders for this number already.', 'Pay or cancel one of them first.');
    end if;
    if place_guest_order.payment_method = 'cash' and exists (
      select 1 from public.orders o
      where o.phone = caller_phone and o.user_id is null and o.payment_method = 'cash' and o.payment_state = 'unpaid'
        and o.fulfilment_state <> 'cancelled'
    ) then
      perform private.refuse('cash_not_available',
        'Another cash order is on its way to this number.', 'Please pay this one by M-Pesa, or sign in.');
    end if;
    if not private.count_attempt('guest order', private.caller_address(), 20, interval '1 hour') then
      perform private.refuse('too_many_orders', 'Many orders came from your connection.', 'Please try again in an hour.');
    end if;
    placed := private.create_order(null, client_key, items, payment_method, contact_name, phone, county, town, landmark,
      alt_phone, note, expected_total_kes, coupon, pickup_point);
    perform private.keep_pin(placed.id, buyer_pin);
    insert into private.order_tokens (order_id, client_key, language)
    values (placed.id, place_guest_order.client_key, case when place_guest_order.language = 'sw' then 'sw' else 'en' end)
    returning * into ticket;
  else
    select * into placed from public.orders o where o.id = ticket.order_id;
  end if;
  return jsonb_build_object('order', private.describe_own_order(placed), 'order_token', ticket.token);
end $function$;
comment on function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text, language text) is 'Places an order without an account. The token is told once and opens the order later. `language`, en or sw, is that of
messages to the phone. Arguments and refusals as in
place_order, and signed_in; too_many_orders counts unpaid orders of a phone and orders of an address in an hour.
Answers {order as private.describe_own_order, order_token text}. Refusals: bad_payment_method, bad_phone, bad_pin,
bad_pin_name, bad_quantity, cash_not_available, coupon_already_used, coupon_ended, coupon_first_order, coupon_minimum,
coupon_not_started, coupon_used_up, empty_cart, missing_address, out_of_stock, price_changed, signed_in, too_heavy,
too_many_orders, unknown_county, unknown_coupon, unknown_pickup_point, unknown_product.';
grant execute on function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text, language text) to anon, authenticated, service_role;

create function private.promised_days(placed public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('first_day', private.working_day(private.nairobi_date(), t.min_days),
    'last_day', private.working_day(private.nairobi_date(), t.max_days), 'carrier', null, 'carrier_phone', null, 'tracking_number', null)
  from private.delivery_terms(placed.county, placed.pickup_point_id) t where t.id is not null
$function$;
comment on function private.promised_days(placed public.orders) is 'The days on which an order can be there that leaves today, in the shape of private.arrival; null where we do not deliver any more.';

create function private.arrival(placed public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select case placed.fulfilment_state
    when 'dispatched' then (
      select jsonb_build_object('first_day', d.expected_on, 'last_day', d.expected_on, 'carrier', d.carrier, 'carrier_phone', d.carrier_phone,
        'tracking_number', d.tracking_number)
      from public.dispatches d where d.order_id = placed.id)
    when 'placed' then private.promised_days(placed)
    when 'packed' then private.promised_days(placed)
  end
$function$;
comment on function private.arrival(placed public.orders) is 'When an order should be there, and who brings it: by its dispatch, before that by the delivery terms of its place, counted from today. Null
once it is over, and where nobody knows. Answers {first_day date, last_day date, carrier text | null, carrier_phone text | null, tracking_number text | null} | null.';

create function public.own_order(order_id uuid)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select private.describe_own_order(o) from public.orders o where o.id = own_order.order_id and o.user_id = private.caller()
$function$;
comment on function public.own_order(order_id uuid) is 'A member''s own order with its payments, read together; null for any other. Answers as private.describe_own_order | null.';
grant execute on function public.own_order(order_id uuid) to authenticated;
