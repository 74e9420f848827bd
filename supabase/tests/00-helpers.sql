-- Personas and a small shop for the tests. This file is kept, not rolled back: the files after it use it.
-- `supabase test db` brings pgTAP as an extension; scripts/pgtap.ts has loaded it already.

begin;
drop schema if exists tests cascade;
create schema tests;

-- The same name is always the same id.
create function tests.user_id(name text) returns uuid language sql immutable as $$
  select md5('user ' || name)::uuid
$$;

-- A confirmed user.
create function tests.make_user(name text) returns uuid language sql as $$
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
  values (tests.user_id(name), 'authenticated', 'authenticated', name || '@tests.example', now(), '{}', '{}')
  returning id
$$;

-- A refresh token of a session. Auth numbers them, the embedded stack names them.
create function tests.make_refresh_token(session uuid) returns void language sql as $$
  insert into auth.refresh_tokens (id, token, user_id, session_id) select made.id, made.token, made.user_id, made.session_id
  from auth.sessions s cross join jsonb_populate_record(null::auth.refresh_tokens, jsonb_build_object(
    'id', (select count(*) + 1 from auth.refresh_tokens), 'token', s.id, 'user_id', s.user_id, 'session_id', s.id)) made
  where s.id = session
$$;

create function tests.become(role text, claims jsonb) returns void language sql as $$
  select set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true),
    set_config('request.jwt.claim.role', role, true),
    set_config('role', role, true)
$$;

create function tests.sign_in(name text) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.user_id(name), 'role', 'authenticated'))
$$;

create function tests.as_visitor() returns void language sql as $$
  select tests.become('anon', '{"role": "anon"}')
$$;

create function tests.as_service() returns void language sql as $$
  select tests.become('service_role', '{"role": "service_role"}')
$$;

-- Back to whoever runs the tests.
create function tests.as_owner() returns void language sql as $$
  select tests.become(session_user, '{}')
$$;

-- What became of a statement: 'accepted', the kind of a business refusal, or the SQLSTATE.
create function tests.outcome(statement text) returns text language plpgsql as $$
declare
  kind text;
begin
  execute statement;
  return 'accepted';
exception when others then
  get stacked diagnostics kind = pg_exception_detail;
  return case when sqlstate = 'P0001' then kind else sqlstate end;
end
$$;

-- Remembers an id under a name until the end of the transaction, for every persona.
create function tests.remember(name text, id uuid) returns void language sql as $$
  select set_config('tests.x' || md5(name), id::text, true)
$$;

create function tests.id_of(name text) returns uuid language sql as $$
  select current_setting('tests.x' || md5(name))::uuid
$$;

-- How many rows a statement touched.
create function tests.touched(statement text) returns bigint language plpgsql as $$
declare
  rows bigint;
begin
  execute statement;
  get diagnostics rows = row_count;
  return rows;
end
$$;

-- How many files of a bucket somebody may remove, asked as the Storage service asks for them: it says first that it is
-- the one, since the tables refuse everybody else there.
create function tests.removes_files(bucket text) returns bigint language plpgsql as $$
declare
  rows bigint;
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = bucket;
  get diagnostics rows = row_count;
  perform set_config('storage.allow_delete_query', 'false', true);
  return rows;
end
$$;

-- Two zones (the second far away and without cash) and four products: neem (5 left), honey, one sold out, one draft.
create function tests.make_shop() returns void language sql as $$
  insert into public.product_categories (id, name, description, position)
  values ('herbs', 'Herbs', 'Leaves and roots', 1), ('superfoods', 'Superfoods', 'Seeds and honey', 2);
  insert into public.delivery_zones (id, name, base_fee_kes, base_weight_g, extra_kg_fee_kes, min_days, max_days, cash_on_delivery)
  values ('near', 'Near', 250, 2000, 100, 0, 1, true), ('far', 'Far', 650, 2000, 200, 3, 7, false);
  insert into public.counties (name, zone_id) values ('Nairobi City', 'near'), ('Turkana', 'far');
  insert into public.products (id, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size,
    weight_g, price_kes, stock, summary, description, ingredients, picture, picture_alt, position, status)
  values
    (9001, 'T-1', 'neem-powder', 'Neem Leaf Powder', 'Azadirachta indica', 'mwarobaini', '{margosa}', 'herbs', 'powder',
      '100 g', 130, 300, 5, 'A bitter leaf.', 'For digestion and clear skin.', 'Neem leaf', 'neem', 'Neem', 1, 'active'),
    (9002, 'T-2', 'acacia-honey', 'Raw Acacia Honey', null, 'asali', '{}', 'superfoods', 'honey',
      '500 g', 700, 850, 100, 'Raw and golden.', 'From Kitui.', 'Honey', 'honey', 'Honey', 2, 'active'),
    (9003, 'T-3', 'moringa', 'Moringa Leaf Powder', 'Moringa oleifera', 'mlonge', '{}', 'herbs', 'powder',
      '100 g', 130, 400, 0, 'A green leaf.', 'For porridge.', 'Moringa', 'moringa', 'Moringa', 3, 'active'),
    (9004, 'T-4', 'secret-blend', 'Secret Blend', null, null, '{}', 'herbs', 'powder',
      '50 g', 80, 500, 10, 'Not yet sold.', 'Not yet.', 'Secret', 'secret', 'Secret', 4, 'draft')
$$;

-- A large catalogue of made-up herbs with ids from 100000: a tenth sold out, one in fifty with a second size.
create function tests.generate_products(many integer) returns void language sql as $$
  insert into public.product_categories (id, name, description, position)
  select id, id, id, 9 from unnest(array['herbs', 'superfoods', 'supplements', 'teas', 'oils']) id
  on conflict do nothing;
  insert into public.products (id, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size,
    weight_g, price_kes, stock, summary, description, ingredients, uses, picture, picture_alt, position, status)
  select 100000 + n, 'G-' || n, 'generated-' || n,
    (array['Wild', 'Raw', 'Dried', 'Fresh', 'Golden', 'Green', 'Red', 'Mountain', 'Coast', 'Valley'])[1 + n % 10] || ' '
      || herb || ' ' || (array['Powder', 'Leaf', 'Capsules', 'Tea', 'Oil', 'Root', 'Seeds', 'Vitamin'])[1 + n / 7 % 8]
      || ' ' || n % 5000,
    herb || ' officinalis', 'dawa ' || substr(md5(herb), 1, 6), array['shamba ' || n % 997],
    (array['herbs', 'superfoods', 'supplements', 'teas', 'oils'])[1 + n % 5],
    (array['powder', 'dried', 'capsules', 'tea', 'oil', 'seeds', 'honey'])[1 + n / 7 % 7], '100 g', 130,
    100 + n * 37 % 4000, case when n % 10 = 0 then 0 else 20 end,
    'Grown with care in the hills and packed by hand for every kitchen.',
    'A made-up plant for measuring. It has a plain text about taste, soil, rain and the people who dry it, long enough '
      || 'to weigh what real texts weigh, with ' || herb || ' and ' || md5(n::text) || ' somewhere in the middle of it.',
    herb || ' and nothing else',
    array[(array['digestion', 'calm', 'skin', 'hair', 'energy', 'cooking'])[1 + n % 6]], 'neem', 'A plate', n, 'active'
  from generate_series(1, many) n, lateral (
    select (array['Moringa', 'Baobab', 'Hibiscus', 'Nettle', 'Ginger', 'Aloe', 'Rosella', 'Amaranth', 'Tamarind', 'Sage',
      'Fennel', 'Thyme'])[1 + n % 12] || case when n % 3 = 0 then '' else substr(md5((n / 3 % 40)::text), 1, 3) end as herb
  ) named;
  insert into public.products (id, variant_of, sku, slug, name, category_id, form, size, weight_g, price_kes, stock,
    summary, description, picture, picture_alt, position, status)
  select 1000000 + p.id, p.id, p.sku || '-B', p.slug || '-b', p.name, p.category_id, p.form, '250 g', 280,
    p.price_kes * 2, 5, p.summary, p.description, 'neem', 'A plate', 2, 'active'
  from public.products p where p.id > 100000 and p.id % 50 = 0
$$;

create function tests.items(product_id bigint, quantity integer) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('product_id', product_id, 'quantity', quantity))
$$;

-- Places an order of the signed-in user to Nairobi, with a phone and an address that pass.
create function tests.order_of(
  product_id bigint, quantity integer, method text default 'mpesa', client_key uuid default gen_random_uuid()
) returns public.orders language sql as $$
  select public.place_order(client_key, tests.items(product_id, quantity), method, 'Asha Mwangi', '0712 345 671',
    'Nairobi City', 'Kilimani', 'Blue gate near the school')
$$;

-- A member's order of one product that has arrived, paid in cash. Leaves the tests' owner signed in.
create function tests.delivered_to(name text, product_id bigint, quantity integer default 1) returns uuid language plpgsql as $$
declare
  order_id uuid;
begin
  perform tests.sign_in(name);
  order_id := (tests.order_of(product_id, quantity, 'cash')).id;
  perform tests.as_owner();
  update public.orders set fulfilment_state = 'delivered', payment_state = 'paid' where id = order_id;
  return order_id;
end
$$;

-- An M-Pesa order of the signed-in user with a prompt open; answers its payment's id. Leaves the service signed in.
-- A prompt for a month of a plan of the signed-in user, as pay asks for it.
create function tests.pay_plan(plan text, phone text default null, expected integer default null) returns jsonb
language sql as $$
  select billed || public.start_payment((billed ->> 'bill_id')::uuid, phone) from public.bill_plan(plan, expected) billed
$$;
create function tests.prompted(order_id uuid, checkout text) returns uuid language plpgsql as $$
declare
  payment uuid;
begin
  payment := (public.start_payment(order_id) ->> 'payment_id')::uuid;
  perform tests.as_service();
  perform public.record_payment_prompt(payment, 'M-' || checkout, checkout);
  return payment;
end
$$;

-- A second person agrees to every refund that somebody noted as sent by hand, whoever is signed in.
create function tests.agree_to_refunds() returns void language plpgsql security definer as $$
declare
  target public.refund_orders;
begin
  for target in select * from public.refund_orders o where o.way = 'by_hand' and o.state = 'wanted' order by o.created_at, o.id loop
    target.approved_how := 'second_person';
    perform private.book_noted(target);
  end loop;
end
$$;

create function tests.stock_of(wanted bigint) returns integer language sql security definer as $$
  select stock from public.products where id = wanted
$$;

grant usage on schema tests to anon, authenticated, service_role;
grant execute on all functions in schema tests to anon, authenticated, service_role;
commit;

begin;
select plan(1);
select pass('personas and the small shop are ready');
select * from finish();
rollback;
