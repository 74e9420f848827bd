-- A visitor is told of their order in the language that they ordered in.

drop function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text);

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
revoke execute on function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text, language text) from public;
grant execute on function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text, language text) to anon, authenticated, service_role;
