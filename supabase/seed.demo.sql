-- Demo content: five accounts whose password is in the README, and a few orders, so that every page has something to
-- show. Never for a shop that people can reach. Applying it again changes nothing that exists.

-- A Supabase project is reached by everybody, so it gets no owner with a known password by mistake. On one that is for
-- trials only, say before: set mizizi.demo = 'yes';
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_admin')
    and coalesce(current_setting('mizizi.demo', true), '') <> 'yes' then
    raise exception 'seed.demo.sql makes accounts whose password everybody knows, one of them an owner. Nothing was changed.'
      using hint = 'On a project for trials that holds nobody''s data, run this before it: set mizizi.demo = ''yes'';';
  end if;
end
$$;

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
  -- once more for who lets a program go on after an error
  where not exists (select from pg_catalog.pg_roles where rolname = 'supabase_admin')
    or current_setting('mizizi.demo', true) = 'yes'
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
      select price_kes, weight_g from public.products where status = 'active' and variant_of is null
      order by position, id offset demo.skip limit demo.many
    ) p;
    -- without the content there is nothing to order
    continue when zone.id is null or subtotal is null;
    delivery := private.delivery_fee(zone, weight);

    insert into public.orders (
      id, number, user_id, client_key, payment_method, payment_state, fulfilment_state, subtotal_kes, delivery_kes,
      total_kes, contact_name, phone, county, town, landmark, placed_at, delivered_at
    ) values (
      demo.id, demo.number, demo.user_id, demo.id, demo.method,
      case demo.method when 'mpesa' then 'paid' else 'unpaid' end, demo.state, subtotal, delivery,
      subtotal + delivery, demo.contact, demo.phone, demo.county, demo.town, demo.landmark, demo.placed,
      case demo.state when 'delivered' then demo.placed + interval '1 day 4 hours' end
    );
    insert into public.order_items (
      order_id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes
    )
    select demo.id, p.id, p.name, p.size, p.picture, p.price_kes, 1, p.price_kes
    from public.products p where p.status = 'active' and p.variant_of is null
    order by p.position, p.id offset demo.skip limit demo.many;
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
    if demo.state = 'dispatched' then
      insert into public.dispatches (order_id, carrier, carrier_phone, tracking_number, expected_on, dispatched_at, told_at)
      values (demo.id, 'Kevin Otieno', '254712000041', 'NBO-20417', private.working_day(private.nairobi_date(), 1),
        demo.placed + interval '6 hours', demo.placed + interval '6 hours 10 minutes');
    end if;
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

-- Visits of the last weeks, how fast they were and what broke, for the owner's figures. Twice as many on Saturdays.
do $$
begin
  if exists (select 1 from public.analytics_events where session_id like 'demo-visit-%') then
    return;
  end if;
  insert into public.analytics_events (
    session_id, event_type, event_name, page_url, referrer, device_type, browser, os, created_at
  )
  select 'demo-visit-' || day || '-' || visit, case step.page when '' then 'purchase' else 'page_view' end,
    case step.page when '' then 'order_placed' else 'page_view' end,
    'https://mizizi.example/' || case step.page when '' then 'checkout' when '-' then '' else step.page end,
    case visit % 3 when 0 then 'https://www.google.com' end, case visit % 4 when 0 then 'desktop' else 'mobile' end,
    case visit % 4 when 0 then 'Firefox' else 'Chrome' end, case visit % 4 when 0 then 'Windows' else 'Android' end,
    now() - make_interval(days => day, mins => 7 * visit) + make_interval(secs => 20 * step.place)
  from generate_series(1, 40) day
  cross join lateral generate_series(1, (5 + 40 / (day + 8)) * case extract(dow from now() - make_interval(days => day))
    when 6 then 2 else 1 end) visit
  cross join (values ('-', 1, 1), ('shop', 2, 2), ('product/4', 3, 3), ('cart', 4, 4), ('checkout', 5, 6), ('', 6, 8)) step (page, place, one_in)
  where visit % step.one_in = 0;

  insert into public.performance_metrics (page_url, metric_name, metric_value, metadata, created_at)
  select 'https://mizizi.example' || page.path, metric.name, metric.usual * page.weight * (0.6 + (visit * 37 + day * 11) % 80 / 100.0),
    '{"connection_type": "4g"}', now() - make_interval(days => day, mins => visit)
  from generate_series(1, 40) day, generate_series(1, 4) visit,
    (values ('/', 1.0), ('/shop', 1.2), ('/product/4', 1.1), ('/herbs', 1.5), ('/checkout', 1.9)) page (path, weight),
    (values ('LCP', 1700), ('INP', 130), ('CLS', 0.04)) metric (name, usual);

  insert into public.error_logs (error_message, error_type, severity, page_url, user_agent, created_at)
  select broke.message, broke.type, broke.severity, 'https://mizizi.example' || broke.path,
    'Mozilla/5.0 (Linux; Android 14) Mobile', now() - make_interval(days => broke.days, hours => 3)
  from (values
    ('Failed to fetch', 'TypeError', 'error', '/shop', 2), ('Failed to fetch', 'TypeError', 'error', '/checkout', 5),
    ('Failed to fetch', 'TypeError', 'error', '/shop', 6), ('The quota has been exceeded.', 'QuotaExceededError', 'error', '/cart', 9),
    ('Failed to fetch', 'TypeError', 'error', '/herbs', 33)
  ) broke (message, type, severity, path, days);
end
$$;

insert into public.contact_messages (client_key, name, email, topic, order_number, message, created_at) values
  ('d0000000-0000-4000-8000-000000000301', 'Njoki Waweru', 'njoki@example.co.ke', 'product', null,
    'Habari. Is the moringa powder from this season, and can a child of six have it in porridge?', now() - interval '3 hours'),
  ('d0000000-0000-4000-8000-000000000302', 'Otieno Ouma', 'otieno@example.co.ke', 'order', 'MZ-H3P9TX',
    'My rider says the gate was closed. Could he come again on Thursday after five?', now() - interval '1 day')
on conflict do nothing;

-- Nutritionists, made up for the demo: one with an account, the others only to be found and booked.
with person (id, email, slug, name, title, headline, about, languages, specialities, county, place, zone, number, slot, ahead) as (
  values
    ('d0000000-0000-4000-8000-000000000201'::uuid, 'nutritionist@demo.mizizi.app', 'mutheu-musyoka', 'Mutheu Musyoka',
      'Clinical nutritionist', 'Diabetes and blood pressure, with the food you already cook',
      'I have worked in hospital wards and in county clinics, and I know how a plate looks at the end of the month. We start with what you eat today, change one thing at a time, and look at your numbers together. This is a demo profile.',
      '{English,Swahili,Kikamba}'::text[], '{diabetes,heart,weight}'::text[], 'Nairobi City', 'Demo rooms, Kilimani, second floor', 'Africa/Nairobi', 'DEMO-0117', 30, 42),
    ('d0000000-0000-4000-8000-000000000202', null, 'atieno-ouma', 'Atieno Ouma', 'Nutritionist for mothers and children',
      'From the first months of pregnancy to the first school lunch',
      'Feeding a family is work. I help with nausea, iron, breastfeeding, first foods and children who only want chips, and I bring recipes that one pot can hold. This is a demo profile.',
      '{English,Swahili,Dholuo}', '{mother-and-child,allergies,everyday}', 'Kisumu', 'Demo clinic, Milimani', 'Africa/Nairobi', 'DEMO-0243', 15, 42),
    ('d0000000-0000-4000-8000-000000000203', null, 'kiptoo-langat', 'Kiptoo Lang’at', 'Sports nutritionist',
      'Run further on ugali, beans and good timing',
      'I grew up running in Iten and now look after club runners and weekend hikers. Training days, rest days, race days: you get a plan for each, from the market around the corner. This is a demo profile.',
      '{English,Swahili,Kalenjin}', '{sports,weight,everyday}', 'Uasin Gishu', 'Demo gym, Eldoret', 'Africa/Nairobi', 'DEMO-0308', 30, 28),
    ('d0000000-0000-4000-8000-000000000204', null, 'halima-abdi', 'Halima Abdi', 'Dietitian',
      'Calm digestion, and fasting that does you good',
      'Bloating, reflux and constipation are things we can talk about. I also prepare people for Ramadhan and for shorter fasts, with a clear word on when not to. This is a demo profile.',
      '{English,Swahili,Somali}', '{digestion,fasting,plant-based}', 'Mombasa', 'Demo centre, Nyali', 'Africa/Nairobi', 'DEMO-0391', 20, 42),
    ('d0000000-0000-4000-8000-000000000205', null, 'wanjiru-thuku', 'Wanjiru Thuku', 'Registered nutritionist',
      'Kenyan kitchens abroad, evenings and weekends',
      'I left Nyeri for London ten years ago and work with Kenyans everywhere: where to find sukuma, what to do about long winters, and how to eat well on night shifts. This is a demo profile.',
      '{English,Gikuyu}', '{weight,plant-based,everyday}', null, null, 'Europe/London', 'DEMO-0455', 30, 60)
)
insert into public.practitioners (id, user_id, slug, display_name, title, headline, about, languages, specialities, county,
  place, time_zone, licence_body, licence_number, licence_expires_on, verified_at, status, slot_minutes, max_ahead_days)
select d.id, u.id, d.slug, d.name, d.title, d.headline, d.about, d.languages, d.specialities,
  (select c.name from public.counties c where c.name = d.county), d.place, d.zone, 'KNDI (demo)', d.number,
  (now() + interval '9 months')::date, now() - interval '50 days', 'active', d.slot, d.ahead
from person d left join auth.users u on u.email = d.email
where (d.email is null or u.id is not null) and not exists (select 1 from public.practitioners x where x.id = d.id)
on conflict (user_id) do update
set slug = excluded.slug, display_name = excluded.display_name, title = excluded.title, headline = excluded.headline,
  about = excluded.about, languages = excluded.languages, specialities = excluded.specialities, county = excluded.county,
  place = excluded.place, licence_body = excluded.licence_body, licence_number = excluded.licence_number,
  licence_expires_on = excluded.licence_expires_on, verified_at = excluded.verified_at, status = excluded.status
where practitioners.status = 'draft';

insert into public.practitioner_services (practitioner_id, name, description, minutes, price_kes, modes, in_plans, position)
select p.id, s.name, s.description, s.minutes, s.price, s.modes::text[], s.in_plans, s.place
from public.practitioners p
join (values
  ('mutheu-musyoka', 'First visit', 'Your story, your numbers and a first plan you can start tomorrow.', 60, 2500, '{video,in_person}', true, 1),
  ('mutheu-musyoka', 'Follow-up', 'What worked, what did not, and the next step.', 30, 1500, '{video,phone,in_person}', true, 2),
  ('mutheu-musyoka', 'Three months with diabetes', 'A long visit with your meter, your diary and your kitchen.', 90, 4500, '{video,in_person}', false, 3),
  ('atieno-ouma', 'First visit', 'Mother, child, and what is on the table.', 45, 2000, '{video,phone,in_person}', true, 1),
  ('atieno-ouma', 'First foods', 'From six months on: textures, allergies and iron.', 30, 1200, '{video,phone}', true, 2),
  ('kiptoo-langat', 'Athlete''s first visit', 'Training, meals and body, then a plan for each kind of day.', 60, 2200, '{video,in_person}', true, 1),
  ('kiptoo-langat', 'Race week', 'Seven days, hour by hour.', 30, 1400, '{video,phone}', true, 2),
  ('halima-abdi', 'First visit', 'Your digestion from morning to night.', 40, 1800, '{video,phone,in_person}', true, 1),
  ('halima-abdi', 'Ready to fast?', 'A check whether fasting suits you, and how to begin.', 20, 900, '{video,phone}', true, 2),
  ('wanjiru-thuku', 'First visit', 'Eating well, wherever you are.', 50, 3200, '{video}', true, 1)
) s (slug, name, description, minutes, price, modes, in_plans, place) on s.slug = p.slug
where not exists (select 1 from public.practitioner_services x where x.practitioner_id = p.id and x.name = s.name);

insert into public.practice_hours (practitioner_id, weekday, opens, closes)
select p.id, d.weekday, h.opens::time, h.closes::time
from public.practitioners p
join (values
  ('mutheu-musyoka', 1, 5, '08:30', '12:30'), ('mutheu-musyoka', 1, 4, '14:00', '17:00'), ('mutheu-musyoka', 6, 6, '09:00', '12:00'),
  ('atieno-ouma', 1, 5, '09:00', '13:00'), ('kiptoo-langat', 1, 5, '06:00', '08:00'), ('kiptoo-langat', 1, 5, '16:00', '19:00'),
  ('halima-abdi', 1, 4, '09:00', '16:00'), ('halima-abdi', 6, 6, '10:00', '13:00'),
  ('wanjiru-thuku', 1, 5, '18:00', '21:00'), ('wanjiru-thuku', 6, 7, '10:00', '15:00')
) h (slug, first, last, opens, closes) on h.slug = p.slug
cross join lateral generate_series(h.first, h.last) d (weekday)
where not exists (select 1 from public.practice_hours x where x.practitioner_id = p.id);

-- Consultations of the demo accounts: some that took place, with a review each, and some ahead. Days count from today and
-- hours are those of Nairobi.
with booked (id, number, slug, service, email, mode, day, hour, state, covered, stars, words) as (
  values
    ('d0000000-0000-4000-8000-000000000401'::uuid, 'MC-D2K7M4', 'mutheu-musyoka', 'First visit', 'member@demo.mizizi.app', 'video', -21, '10:00', 'completed', 'mpesa', 5,
      'She asked what I cook for my children before she said a word about sugar. My readings are calmer since.'),
    ('d0000000-0000-4000-8000-000000000402', 'MC-H3P9TX', 'mutheu-musyoka', 'Follow-up', 'member@demo.mizizi.app', 'video', 2, '09:00', 'confirmed', 'plan', null, null),
    ('d0000000-0000-4000-8000-000000000403', 'MC-R6W8YC', 'mutheu-musyoka', 'First visit', 'free@demo.mizizi.app', 'in_person', -9, '15:00', 'completed', 'mpesa', 4,
      'Clear steps and no shouting. I would have liked a little more time.'),
    ('d0000000-0000-4000-8000-000000000404', 'MC-N5V4BJ', 'mutheu-musyoka', 'Follow-up', 'free@demo.mizizi.app', 'phone', 1, '14:30', 'confirmed', 'mpesa', null, null),
    ('d0000000-0000-4000-8000-000000000405', 'MC-Q8L2WD', 'mutheu-musyoka', 'First visit', 'trial@demo.mizizi.app', 'video', 3, '10:30', 'confirmed', 'mpesa', null, null),
    ('d0000000-0000-4000-8000-000000000406', 'MC-T4G6ZE', 'atieno-ouma', 'First visit', 'trial@demo.mizizi.app', 'video', -30, '09:00', 'completed', 'mpesa', 5,
      'Our daughter eats beans now. Asante sana!'),
    ('d0000000-0000-4000-8000-000000000407', 'MC-V7J3XF', 'kiptoo-langat', 'Athlete''s first visit', 'free@demo.mizizi.app', 'video', -16, '17:00', 'completed', 'mpesa', 5,
      'First half marathon without hitting the wall.'),
    ('d0000000-0000-4000-8000-000000000408', 'MC-W9C5PG', 'halima-abdi', 'First visit', 'member@demo.mizizi.app', 'phone', -40, '11:00', 'completed', 'mpesa', 4,
      'Kind, and honest about what she does not know.')
), made as (
  insert into public.consultations (id, number, practitioner_id, service_id, client_id, client_name, contact_phone, service_name,
    mode, minutes, price_kes, starts_at, ends_at, blocked, state, covered_by, entitlement_plan, entitlement_from, payment_state,
    confirmed_at, closed_at, created_at)
  select b.id, b.number, p.id, s.id, u.id, u.raw_user_meta_data ->> 'full_name', case b.mode when 'phone' then '254722345671' end,
    s.name, b.mode, s.minutes, s.price_kes, t.at, t.at + make_interval(mins => s.minutes),
    private.blocked_span(p, t.at, s.minutes), b.state, b.covered, case b.covered when 'plan' then 'premium' end,
    case b.covered when 'plan' then (select x.period_from from private.consultation_allowance(u.id) x) end,
    case b.covered when 'mpesa' then 'paid' end, least(now(), t.at) - interval '3 days',
    case b.state when 'completed' then t.at + make_interval(mins => s.minutes) end, least(now(), t.at) - interval '3 days'
  from booked b
  join public.practitioners p on p.slug = b.slug
  join public.practitioner_services s on s.practitioner_id = p.id and s.name = b.service
  join auth.users u on u.email = b.email
  cross join lateral (
    -- not at a weekend
    select (day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end + b.hour::time)
      at time zone 'Africa/Nairobi' as at
    from (select private.nairobi_date() + b.day as day) x
  ) t
  where (b.covered <> 'plan' or (select x.period_from from private.consultation_allowance(u.id) x) is not null)
    and not exists (select 1 from public.consultations c where c.id = b.id)
  on conflict do nothing
  returning id, practitioner_id, client_id, client_name, ends_at
)
insert into public.practitioner_reviews (consultation_id, practitioner_id, user_id, rating, body, author_name, created_at)
select m.id, m.practitioner_id, m.client_id, b.stars, b.words, split_part(m.client_name, ' ', 1), m.ends_at + interval '1 day'
from made m join booked b on b.id = m.id
where b.stars is not null
on conflict do nothing;

insert into public.consultation_intakes (consultation_id, goal, background, consented_at)
select c.id, 'I want to need less medicine, and to have energy in the afternoon.',
  'Type 2 diabetes for three years. I cook for five and eat late.', c.created_at
from public.consultations c where c.id = 'd0000000-0000-4000-8000-000000000402'
on conflict do nothing;
insert into public.consultation_messages (consultation_id, author_id, from_client, body, created_at, read_at)
select c.id, case when m.from_client then c.client_id else p.user_id end, m.from_client, m.body, now() - m.ago, now() - m.ago + interval '10 minutes'
from public.consultations c
join public.practitioners p on p.id = c.practitioner_id
cross join (values
  (true, 'Habari Mutheu, shall I bring my meter?', interval '20 hours'),
  (false, 'Habari Achieng! Yes please, and two days of your food diary. A photo of the page is fine.', interval '18 hours')
) m (from_client, body, ago)
where c.id = 'd0000000-0000-4000-8000-000000000402'
  and not exists (select 1 from public.consultation_messages x where x.consultation_id = c.id);
insert into public.consultation_plans (consultation_id, summary, steps, meals, week, product_ids, shared_at, updated_at)
select c.id, 'Half a plate of vegetables, a quarter of ugali, a quarter of beans or fish. Supper before eight, and a walk after it.',
  '["Two glasses of water before breakfast", "Ugali the size of your fist, not of your plate", "Walk fifteen minutes after supper", "Write down three readings a week"]',
  '[{"meal": "Breakfast", "text": "Uji wa wimbi without sugar, and a boiled egg"}, {"meal": "Lunch", "text": "Githeri with sukuma wiki and half an avocado"}, {"meal": "Supper", "text": "Omena or ndengu stew, a fist of ugali, two kinds of vegetables"}]',
  (select jsonb_build_object('title', 'Steady evenings for Achieng', 'energy_kcal', m.energy_kcal, 'days', m.body -> 'days',
    'based_on', m.slug) from public.meal_plans m where m.slug = 'diabetes-aware-1700'),
  coalesce((select array_agg(x.id) from (select p.id from public.products p where p.status = 'active' and p.variant_of is null
    order by p.position, p.id limit 2) x), '{}'), c.ends_at + interval '2 hours', c.ends_at + interval '2 hours'
from public.consultations c where c.id = 'd0000000-0000-4000-8000-000000000401'
on conflict do nothing;

-- What the member answered five weeks ago and last week, so that the trend has two points; somebody else stopped midway.
insert into public.assessments (
  user_id, id, consent_version, consented_at, started_at, answered_at, answers, finished_at, scores, scoring_version
)
select u.id, a.id, 1, a.at - interval '6 minutes', a.at - interval '6 minutes', a.at, a.answers,
  case when a.scores is not null then a.at end, a.scores, case when a.scores is not null then 1 end
from (values
  ('member@demo.mizizi.app', 'd0000000-0000-4000-8000-000000000401'::uuid, now() - interval '38 days',
    '{"age": 44, "sex": "female", "signs": ["none"], "pregnancy": "no", "height": 163, "weight": 80.2, "waist": 96,
      "weight-loss": "no", "pressure": {"upper": 134, "lower": 84}, "glucose": 10.4, "active-daily": "no",
      "active-days": "2", "greens-daily": "no", "sweet-drinks": "daily", "salt": "usually",
      "sleep-trouble": "more-than-half", "sleep-unrested": "nearly-every-day", "sleep-breathing": "no",
      "mood-interest": "several-days", "mood-low": "not-at-all", "worry-nervous": "more-than-half",
      "worry-control": "several-days", "stress-load": "more-than-half", "self-harm": "no", "alcohol-often": "never",
      "eating-sick": "no", "eating-control": "no", "eating-lost": "no", "eating-fat": "no", "eating-food": "no",
      "conditions": ["diabetes"], "medicines": ["diabetes-medicines"], "pressure-medicine": "no", "goals": ["energy",
      "sugar"], "dosha-wish": "no"}'::jsonb,
    '{"body": {"score": 30.1, "band": "obesity-1"}, "waist": {"score": 0.58, "band": "raised"},
      "activity": {"score": 2, "band": "not-daily"}, "food": {"score": 0, "band": "room"}, "sleep": {"score": 5,
      "band": "disturbed"}, "mood": {"score": 1, "band": "negative"}, "worry": {"score": 3, "band": "positive"},
      "stress": {"score": 2, "band": "heavy"}, "alcohol": {"score": 0, "band": "none"}, "eating": {"score": 0,
      "band": "negative"}}'::jsonb),
  ('member@demo.mizizi.app', 'd0000000-0000-4000-8000-000000000402', now() - interval '6 days',
    '{"age": 44, "sex": "female", "signs": ["none"], "pregnancy": "no", "height": 163, "weight": 78.4, "waist": 93,
      "weight-loss": "no", "pressure": {"upper": 134, "lower": 84}, "glucose": 8.1, "active-daily": "no",
      "active-days": "4", "greens-daily": "yes", "sweet-drinks": "some-days", "salt": "rarely",
      "sleep-trouble": "several-days", "sleep-unrested": "several-days", "sleep-breathing": "no",
      "mood-interest": "several-days", "mood-low": "not-at-all", "worry-nervous": "several-days",
      "worry-control": "several-days", "stress-load": "several-days", "self-harm": "no", "alcohol-often": "never",
      "eating-sick": "no", "eating-control": "no", "eating-lost": "no", "eating-fat": "no", "eating-food": "no",
      "conditions": ["diabetes"], "medicines": ["diabetes-medicines"], "pressure-medicine": "no", "goals": ["energy",
      "sugar"], "dosha-wish": "no"}',
    '{"body": {"score": 29.5, "band": "above"}, "waist": {"score": 0.57, "band": "raised"}, "activity": {"score": 4,
      "band": "not-daily"}, "food": {"score": 2, "band": "room"}, "sleep": {"score": 2, "band": "settled"},
      "mood": {"score": 1, "band": "negative"}, "worry": {"score": 2, "band": "negative"}, "stress": {"score": 1,
      "band": "manageable"}, "alcohol": {"score": 0, "band": "none"}, "eating": {"score": 0, "band": "negative"}}'),
  ('trial@demo.mizizi.app', 'd0000000-0000-4000-8000-000000000403', now() - interval '1 day',
    '{"age": 29, "sex": "female", "signs": ["none"], "pregnancy": "no", "height": 158, "weight": 61}', null)
) a (email, id, at, answers, scores)
join auth.users u on u.email = a.email
on conflict do nothing;


-- What the member ate, drank, weighed and felt in the last five weeks, less every day than she planned to note; she
-- follows the diabetes-aware week.
insert into public.nutrition_targets (
  user_id, sex, age, height_cm, weight_kg, activity, goal, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g, goal_weight_kg
)
select u.id, 'female', 44, 163, 79, 'light', 'lose', 1720, 95, 57, 207, 24, 70
from auth.users u where u.email = 'member@demo.mizizi.app'
on conflict do nothing;

insert into public.weight_entries (user_id, weighed_on, kg, note)
select u.id, private.nairobi_date() - ago, round((78.3 + ago * 0.05 + sin(ago * 1.7) * 0.5)::numeric, 1),
  case ago when 20 then 'After the weekend in Kisumu' else '' end
from auth.users u, generate_series(0, 38) ago
where u.email = 'member@demo.mizizi.app' and ago % 7 not in (2, 5)
on conflict do nothing;

insert into public.diary_entries (
  id, user_id, eaten_on, meal, food_key, name, amount, measure, grams, energy_kcal, protein_g, fat_g, carbohydrate_g, fibre_g,
  created_at
)
select md5(format('demo meal %s %s %s', u.id, ago, plate.food))::uuid, u.id, private.nairobi_date() - ago, plate.meal,
  f.slug, f.name, plate.grams, 'g', plate.grams, round(f.energy_kcal * plate.grams / 100, 1), round(f.protein_g * plate.grams / 100, 1),
  round(f.fat_g * plate.grams / 100, 1), round(f.carbohydrate_g * plate.grams / 100, 1), round(f.fibre_g * plate.grams / 100, 1),
  (private.nairobi_date() - ago) + plate.at
from auth.users u, generate_series(0, 34) ago, (values
  (0, 'breakfast', time '04:30', 'uji-wimbi-plain', 300), (0, 'breakfast', '04:35', 'egg-boiled', 100),
  (0, 'lunch', '10:00', 'githeri-boiled', 300), (0, 'supper', '17:00', 'ugali-millet', 200),
  (0, 'supper', '17:05', 'sukuma-wiki-fried', 200), (0, 'supper', '17:10', 'tilapia-stew', 220),
  (0, 'snacks', '13:00', 'groundnuts-roasted', 30),
  (1, 'breakfast', '04:30', 'chai-milk', 250), (1, 'breakfast', '04:35', 'chapati-brown', 80),
  (1, 'lunch', '10:00', 'rice-brown-boiled', 200), (1, 'lunch', '10:05', 'ndengu-stew', 230),
  (1, 'supper', '17:00', 'ugali-whole', 250), (1, 'supper', '17:05', 'beef-stew', 200),
  (1, 'supper', '17:10', 'cabbage-fried', 200), (1, 'snacks', '13:00', 'orange', 130),
  (2, 'breakfast', '05:00', 'oats-porridge-milk', 300), (2, 'lunch', '10:00', 'bean-stew', 250),
  (2, 'lunch', '10:05', 'rice-white-boiled', 220), (2, 'supper', '17:00', 'matoke-boiled', 250),
  (2, 'supper', '17:05', 'chicken-stew', 220), (2, 'snacks', '13:00', 'mala', 250)
) plate (kind, meal, at, food, grams)
join public.foods f on f.slug = plate.food
where u.email = 'member@demo.mizizi.app' and plate.kind = ago % 3 and ago % 11 <> 6
  and (ago > 0 or plate.meal in ('breakfast', 'lunch'))
on conflict do nothing;
insert into public.water_entries (id, user_id, drunk_on, ml)
select md5(format('demo water %s %s %s', u.id, ago, glass))::uuid, u.id, private.nairobi_date() - ago, 250
from auth.users u, generate_series(0, 34) ago, generate_series(1, 8) glass
where u.email = 'member@demo.mizizi.app' and glass <= case when ago = 0 then 3 else 5 + ago % 4 end
on conflict do nothing;

insert into public.daily_moods (user_id, felt_on, mood)
select u.id, private.nairobi_date() - ago, 3 + (ago % 5 = 1)::integer + (ago % 3 = 0)::integer - (ago % 8 = 5)::integer
from auth.users u, generate_series(1, 34) ago
where u.email = 'member@demo.mizizi.app' and ago % 6 <> 4
on conflict do nothing;

insert into public.meal_plan_uses (user_id, plan_key, people, starts_on)
select u.id, 'diabetes-aware-1700', 2, private.nairobi_date() - 9
from auth.users u where u.email = 'member@demo.mizizi.app'
on conflict do nothing;

-- A month of fasts with rest days, after the questions.
insert into public.fasting_plans (user_id, screening, screened_on)
select u.id, 'clear', private.nairobi_date() - 40 from auth.users u where u.email = 'member@demo.mizizi.app'
on conflict do nothing;
insert into public.fasts (id, user_id, protocol, target_minutes, started_at, ended_at, time_zone, source, mood, symptoms, water_ml)
select md5(format('demo fast %s %s', u.id, ago))::uuid, u.id, '14:10', 840, evening.at,
  evening.at + make_interval(mins => case when ago % 9 = 4 then 690 else 840 + ago * 37 % 140 end), 'Africa/Nairobi', 'live',
  3 + (ago % 3 > 0)::integer, case when ago % 4 = 1 then '{hungry}' when ago % 4 = 2 then '{calm,clear-headed}' else '{}' end::text[],
  500 + ago * 7 % 4 * 250
from auth.users u, generate_series(2, 34) ago,
  lateral (select ((private.nairobi_date() - ago) + time '20:00') at time zone 'Africa/Nairobi' as at) evening
where u.email = 'member@demo.mizizi.app' and extract(isodow from private.nairobi_date() - ago) <> 7
on conflict do nothing;

-- What members asked in the community, and what the practitioner answered.
with asked (id, email, topic, lang, days, title, body, answer) as (
  values
    ('d0000000-0000-4000-8000-000000000501'::uuid, 'member@demo.mizizi.app', 'food', 'en', 6,
      'Does sukuma wiki really give me iron?',
      'The clinic says that my blood is a little low. I cook sukuma with onions every evening, and drink tea after it.',
      'Yes, a little. Put something sour beside it, such as lemon or tomato, and drink your tea an hour before or after the meal: tea keeps the iron out. Beans, omena and meat give more. Low blood has several causes, so let the clinic tell you which is yours before you rely on food alone.'),
    ('d0000000-0000-4000-8000-000000000502'::uuid, 'free@demo.mizizi.app', 'herbs', 'sw', 4,
      'Naweza kunywa mwarobaini nikitumia dawa ya kisukari?',
      'Jirani yangu anasema mwarobaini hushusha sukari. Mimi hutumia metformin kila siku.',
      'Usiunywe bila kumuuliza daktari wako kwanza: sukari inaweza kushuka kupita kiasi ukichanganya na dawa. Usiache dawa yako. Ukitetemeka, kutokwa jasho au kuchanganyikiwa, pima sukari na upate msaada mara moja. Ukaguzi wa usalama hapa huonyesha mimea mingine ya kuepuka.'),
    ('d0000000-0000-4000-8000-000000000503'::uuid, 'trial@demo.mizizi.app', 'living', 'en', 2,
      'What can I do when I lie awake at night?',
      'I go to bed at ten and am awake until one, thinking of work. I drink two cups of coffee in the afternoon.',
      'Leave out the coffee after lunch for two weeks, get up at the same time every day, and put the phone in another room. Write down what you think of, for tomorrow. If it goes on for a month, or you feel low, talk to a clinician: sleep is often the first sign.')
), made as (
  insert into public.community_questions (id, user_id, topic, title, body, lang, state, asked_at, published_at)
  select a.id, u.id, a.topic, a.title, a.body, a.lang, 'published', now() - make_interval(days => a.days, hours => 9), now() - make_interval(days => a.days)
  from asked a join auth.users u on u.email = a.email
  on conflict do nothing returning id
)
insert into public.community_answers (question_id, practitioner_id, body, lang, answered_at)
select a.id, p.id, a.answer, a.lang, now() - make_interval(days => a.days)
from made join asked a on a.id = made.id join public.practitioners p on p.slug = 'mutheu-musyoka'
on conflict do nothing;
