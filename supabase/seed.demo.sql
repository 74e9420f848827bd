-- Demo content: five accounts whose password is in the README, and a few orders, so that every page has something to
-- show. Never for a shop that people can reach. Applying it again changes nothing that exists.

-- The accounts, confirmed. The hash is bcrypt (cost 10) of the published demo password.
with person (id, email, full_name) as (
  values
    ('d0000000-0000-4000-8000-000000000001'::uuid, 'admin@demo.mizizi.app', 'Wanjiru Kamau'),
    ('d0000000-0000-4000-8000-000000000002'::uuid, 'member@demo.mizizi.app', 'Achieng Odhiambo'),
    ('d0000000-0000-4000-8000-000000000003'::uuid, 'free@demo.mizizi.app', 'Kiprotich Bett'),
    ('d0000000-0000-4000-8000-000000000004'::uuid, 'trial@demo.mizizi.app', 'Halima Noor'),
    ('d0000000-0000-4000-8000-000000000005'::uuid, 'nutritionist@demo.mizizi.app', 'Mutheu Musyoka')
), account as (
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
    email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  )
  select id, 'authenticated', 'authenticated', email,
    '$2a$10$LR27Q9XmwPRgHSS.bCqeT.9XlyDPWbwLLvBuLZwvFR2TNCQgjXnA.', now(), '', '', '', '', '', '', '', '',
    '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', full_name),
    now() - interval '60 days', now()
  from person
  on conflict do nothing
)
insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select id, 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
from person
on conflict do nothing;

-- A hosted project keeps the instance beside each user; the embedded stack has no such column.
do $$
begin
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where email like '%@demo.mizizi.app' and instance_id is null;
  end if;
end
$$;

insert into public.user_roles (user_id, email, role)
select id, email, case email when 'admin@demo.mizizi.app' then 'admin' else 'practitioner' end
from auth.users where email in ('admin@demo.mizizi.app', 'nutritionist@demo.mizizi.app')
on conflict do nothing;

insert into public.user_health_profiles (user_id)
select id from auth.users where email like '%@demo.mizizi.app'
on conflict do nothing;

insert into public.user_subscriptions (user_id, plan_type, trial_start, trial_end, period_start, period_end)
select u.id,
  case u.email
    when 'member@demo.mizizi.app' then 'premium'
    when 'trial@demo.mizizi.app' then 'free_trial'
    else 'free'
  end,
  case u.email when 'trial@demo.mizizi.app' then today - 2 end,
  case u.email when 'trial@demo.mizizi.app' then today + 5 end,
  case u.email when 'member@demo.mizizi.app' then today - 9 end,
  case u.email when 'member@demo.mizizi.app' then (today - 9 + interval '1 month')::date end
from auth.users u, (select private.nairobi_date() as today) clock
where u.email like '%@demo.mizizi.app'
on conflict do nothing;

-- The month the member has paid, with its receipt.
with paid as (
  insert into public.plan_payments (
    id, number, user_id, plan_type, kind, price_kes, amount_kes, state, period_start, period_end, paid_at, created_at
  )
  select 'd0000000-0000-4000-8000-000000000201', 'MP-D4N7WH', s.user_id, 'premium', 'start', 700, 700, 'paid',
    s.period_start, s.period_end, now() - interval '9 days', now() - interval '9 days'
  from public.user_subscriptions s join auth.users u on u.id = s.user_id
  where u.email = 'member@demo.mizizi.app' and s.period_start is not null
  on conflict do nothing
  returning id, paid_at
)
insert into public.payments (plan_payment_id, amount_kes, phone, state, result_code, result_text, receipt, created_at)
select id, 700, '254712345671', 'paid', 0, 'The service request is processed successfully.', 'SKC5T8M3VY', paid_at
from paid
on conflict do nothing;

-- Orders that happened before today: stock was counted after them, so they move none. Products are taken by their
-- place on the shelf, `skip` of them passed over.
do $$
declare
  demo record;
  zone public.delivery_zones;
  subtotal integer;
  weight integer;
  delivery integer;
begin
  for demo in
    select d.*, u.id as user_id from (values
      ('d0000000-0000-4000-8000-000000000101'::uuid, 'MZ-D7K2M4', 'member@demo.mizizi.app', 'mpesa', 'delivered',
        now() - interval '12 days', 'Achieng Odhiambo', '254712345671', 'Nairobi City', 'Kilimani',
        'Opposite Yaya Centre, blue gate', 0, 3, 'SKA4N7Q2XD'),
      ('d0000000-0000-4000-8000-000000000102'::uuid, 'MZ-H3P9TX', 'member@demo.mizizi.app', 'mpesa', 'dispatched',
        now() - interval '1 day', 'Achieng Odhiambo', '254712345671', 'Nairobi City', 'Kilimani',
        'Opposite Yaya Centre, blue gate', 5, 2, 'SKL8B3W6ZF'),
      ('d0000000-0000-4000-8000-000000000103'::uuid, 'MZ-R6W8YC', 'member@demo.mizizi.app', 'cash', 'placed',
        now() - interval '2 hours', 'Achieng Odhiambo', '254712345671', 'Kiambu', 'Ruaka',
        'Near Two Rivers, stage 6', 11, 2, null),
      ('d0000000-0000-4000-8000-000000000104'::uuid, 'MZ-N5V4BJ', 'free@demo.mizizi.app', 'mpesa', 'packed',
        now() - interval '5 hours', 'Kiprotich Bett', '254722345671', 'Uasin Gishu', 'Eldoret',
        'Next to Zion Mall', 3, 1, 'SKM2C9H5RT')
    ) d (id, number, email, method, state, placed, contact, phone, county, town, landmark, skip, many, receipt)
    join auth.users u on u.email = d.email
    where not exists (select 1 from public.orders o where o.id = d.id)
  loop
    select z.* into zone from public.counties c join public.delivery_zones z on z.id = c.zone_id
    where c.name = demo.county;
    select sum(p.price_kes), sum(p.weight_g) into subtotal, weight from (
      select price_kes, weight_g from public.products where status = 'active'
      order by position, id offset demo.skip limit demo.many
    ) p;
    -- without the content there is nothing to order
    continue when zone.id is null or subtotal is null;
    delivery := private.delivery_fee(zone, weight);

    insert into public.orders (
      id, number, user_id, client_key, payment_method, payment_state, fulfilment_state, subtotal_kes, delivery_kes,
      total_kes, contact_name, phone, county, town, landmark, placed_at
    ) values (
      demo.id, demo.number, demo.user_id, demo.id, demo.method,
      case demo.method when 'mpesa' then 'paid' else 'unpaid' end, demo.state, subtotal, delivery,
      subtotal + delivery, demo.contact, demo.phone, demo.county, demo.town, demo.landmark, demo.placed
    );
    insert into public.order_items (
      order_id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes
    )
    select demo.id, p.id, p.name, p.size, p.picture, p.price_kes, 1, p.price_kes
    from public.products p where p.status = 'active' order by p.position, p.id offset demo.skip limit demo.many;
    if demo.method = 'mpesa' then
      insert into public.payments (
        order_id, amount_kes, phone, state, result_code, result_text, receipt, created_at
      ) values (
        demo.id, subtotal + delivery, demo.phone, 'paid', 0, 'The service request is processed successfully.',
        demo.receipt, demo.placed
      );
    end if;

    insert into public.order_events (order_id, kind, at, actor_id)
    select demo.id, step.kind, demo.placed + step.after, case step.kind when 'placed' then demo.user_id end
    from (values
      ('placed', interval '0', 1), ('payment_prompted', interval '2 seconds', 2),
      ('payment_confirmed', interval '19 seconds', 3), ('packed', interval '3 hours', 4),
      ('dispatched', interval '6 hours', 5), ('delivered', interval '1 day 4 hours', 6)
    ) step (kind, after, place)
    where step.place <= case demo.state when 'placed' then 3 when 'packed' then 4 when 'dispatched' then 5 else 6 end
      and (demo.method = 'mpesa' or step.kind not like 'payment%');
    insert into public.notifications (user_id, type, title, message, is_read, created_at, metadata)
    select demo.user_id, told.type, told.title, told.message, demo.state = 'delivered', demo.placed + told.after,
      jsonb_build_object('link', '/orders/' || demo.id, 'order_id', demo.id)
    from (values
      ('cash', 'success', 'Order received', format('Thank you! Have %s ready in cash when order %s arrives.',
        private.shillings(subtotal + delivery), demo.number), interval '0', array['placed']),
      ('mpesa', 'success', 'Payment received', format('%s for order %s. We are packing it now.',
        private.shillings(subtotal + delivery), demo.number), interval '19 seconds',
        array['packed', 'dispatched', 'delivered']),
      ('mpesa', 'info', 'On its way', format('Order %s has left our shop for %s.', demo.number, demo.town),
        interval '6 hours', array['dispatched', 'delivered']),
      ('mpesa', 'success', 'Delivered', format('Order %s has been delivered. Thank you for shopping with us.',
        demo.number), interval '1 day 4 hours', array['delivered'])
    ) told (method, type, title, message, after, states)
    where told.method = demo.method and demo.state = any (told.states);
  end loop;
end
$$;
