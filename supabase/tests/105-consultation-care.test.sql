begin;
select plan(142);
select tests.make_user(name) from unnest(array['asha', 'baraka', 'mutheu', 'otieno', 'boss']) name;
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin'),
  (tests.user_id('mutheu'), 'mutheu@tests.example', 'practitioner'), (tests.user_id('otieno'), 'otieno@tests.example', 'practitioner');
update auth.users set raw_user_meta_data = jsonb_build_object('full_name', initcap(split_part(email, '@', 1)) || ' Tester');
insert into public.user_subscriptions (user_id, plan_type) values (tests.user_id('asha'), 'premium'), (tests.user_id('baraka'), 'premium');
update public.practitioners set slug = split_part(u.email, '@', 1), display_name = initcap(split_part(u.email, '@', 1)) || ' Wambua; M.Sc., RN',
  licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = private.nairobi_date() + 300, verified_at = now(),
  status = 'active', slot_minutes = 60, buffer_after_minutes = 0, min_notice_minutes = 0, max_ahead_days = 60,
  works_on_holidays = true
from auth.users u where u.id = practitioners.user_id;
insert into public.practice_hours (practitioner_id, weekday, opens, closes)
select p.id, d, '00:00', '24:00' from public.practitioners p, generate_series(1, 7) d;
insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes)
select p.id, 'First visit', 60, 2000, '{video}' from public.practitioners p where p.slug = 'mutheu';
insert into public.safety_terms (id, kind, name) values ('metformin', 'medicine', 'Metformin'), ('diabetes', 'condition', 'Diabetes'),
  ('pregnancy', 'condition', 'Pregnancy'), ('breastfeeding', 'condition', 'Breastfeeding'), ('child', 'condition', 'Child'),
  ('eating-disorder', 'condition', 'Eating disorder'), ('under-18', 'condition', 'Under 18'), ('underweight', 'condition', 'Underweight')
on conflict do nothing;
insert into public.safety_profiles (user_id, medicines, conditions) values (tests.user_id('asha'), '{metformin}', '{diabetes}');
insert into public.banned_claims (id, pattern) values (1, 'cures diabetes') on conflict do nothing;
insert into public.product_categories (id, name, description, position) values ('herbs', 'Herbs', 'Leaves', 1) on conflict do nothing;
insert into public.products (id, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description,
  picture, picture_alt, position, status)
values (9901, 'C-1', 'plan-neem', 'Neem', 'herbs', 'powder', '100 g', 130, 300, 5, 'A leaf.', 'A leaf.', 'neem', 'Neem', 1, 'active');

create function pg_temp.hour(n integer) returns timestamptz language sql as $$
  select date_trunc('hour', now()) + make_interval(hours => n)
$$;
create function pg_temp.service() returns bigint language sql security definer as $$
  select s.id from public.practitioner_services s where s.name = 'First visit'
$$;
create function pg_temp.book(called text, hours integer, intake jsonb default '{}') returns void language plpgsql as $$
begin
  perform tests.remember(called, (public.book_consultation(pg_temp.service(), pg_temp.hour(hours), 'video', 'plan', gen_random_uuid(),
    intake => book.intake, time_zone => 'Europe/London') ->> 'id')::uuid);
end
$$;
create function pg_temp.place(called text, at timestamptz) returns void language sql security definer as $$
  update public.consultations set starts_at = at, ends_at = at + interval '60 minutes',
    blocked = tstzrange(at, at + interval '60 minutes') where id = tests.id_of(called)
$$;
create function pg_temp.set_state(called text, next text) returns void language sql security definer as $$
  update public.consultations set state = next, closed_at = now() where id = tests.id_of(called)
$$;
create function pg_temp.told(who text) returns text language sql security definer as $$
  select coalesce(string_agg(title, ', ' order by title), 'nothing') from public.notifications where user_id = tests.user_id(who)
$$;
create function pg_temp.hush() returns void language sql security definer as $$ delete from public.notifications $$;
create function pg_temp.reminded(before interval) returns text language plpgsql security definer as $$
begin
  delete from public.notifications;
  perform private.send_consultation_reminders((select c.starts_at - before from public.consultations c where c.id = tests.id_of('visit')));
  return pg_temp.told('asha') || ' | ' || pg_temp.told('mutheu');
end
$$;
create function pg_temp.count_of(what regclass) returns bigint language plpgsql as $$
declare
  many bigint;
begin
  execute format('select count(*) from %s', what) into many;
  return many;
end
$$;
grant execute on all functions in schema pg_temp to public;

-- The intake
select tests.as_visitor();
select is(tests.outcome($$ select public.my_health_parts() $$), '42501', 'a visitor has no record to share');
select tests.sign_in('baraka');
select is((select count(*) from public.my_health_parts()), 0::bigint, 'who keeps nothing shares nothing');
select tests.sign_in('asha');
select is((select string_agg(part || ' ' || content::text, ', ' order by label) from public.my_health_parts()), 'conditions ["Diabetes"], medicines ["Metformin"]', 'the client sees what she would share');
select is(tests.outcome($$ select pg_temp.book('visit', 30, '{"goal": "More energy"}') $$), 'no_consent', 'nothing is kept without consent');
select is(tests.outcome($$ select pg_temp.book('visit', 30, '{"share": ["medicines"], "consent": "true"}') $$), 'no_consent', 'a word is no consent');
select is(pg_temp.count_of('public.consultations'), 0::bigint, 'nor is anything booked then');
select lives_ok($$ select pg_temp.book('visit', 30, '{"goal": "More energy", "background": "Tired after lunch", "share": ["medicines", "eating", "nonsense"], "consent": true}') $$, 'with consent it is');
select is((select goal from public.consultation_intakes), 'More energy', 'the client reads it back');
select is((select string_agg(part || ' ' || content::text, ', ') from public.consultation_shares), 'medicines ["Metformin"]', 'only what was chosen and is there');
select tests.sign_in('mutheu');
select is((select background from public.consultation_intakes), 'Tired after lunch', 'her practitioner reads it');
select is((select content from public.consultation_shares), '["Metformin"]', 'with what was shared');
select is(pg_temp.count_of('public.safety_profiles'), 0::bigint, 'and nothing of the record itself');
select tests.sign_in('otieno');
select is(pg_temp.count_of('public.consultation_intakes') + pg_temp.count_of('public.consultation_shares'), 0::bigint, 'another practitioner reads nothing');
select tests.sign_in('baraka');
select is(pg_temp.count_of('public.consultation_intakes') + pg_temp.count_of('public.consultation_shares'), 0::bigint, 'nor does another client');
select is(tests.outcome(format('select public.save_intake(%L, %L)', tests.id_of('visit'), '{}')), 'not_found', 'who also writes nothing');
select tests.sign_in('boss');
select is(pg_temp.count_of('public.consultation_intakes') + pg_temp.count_of('public.consultation_shares'), 0::bigint, 'nor an administrator');
select tests.sign_in('asha');
select is(public.withdraw_intake(tests.id_of('visit'), 'medicines'), true, 'one part is taken back');
select is(pg_temp.count_of('public.consultation_shares'), 0::bigint, 'and is gone');
select lives_ok(format('select public.save_intake(%L, %L)', tests.id_of('visit'), '{"goal": "Sleep", "share": ["conditions"], "consent": true}'), 'it can be written anew');
select is((select part from public.consultation_shares), 'conditions', 'with other parts');
select is(jsonb_array_length(public.export_my_data() #> '{tables,consultation_intakes}'), 1, 'it is in the download');
select tests.as_owner();
select is(private.forget_intakes(pg_temp.hour(31) + interval '30 days'), 0, 'thirty days after the end it is still there');
select is(private.forget_intakes(pg_temp.hour(31) + interval '30 days 1 second'), 1, 'a second later it is not');
select tests.sign_in('asha');
select lives_ok(format('select public.save_intake(%L, %L)', tests.id_of('visit'), '{"goal": "Sleep", "share": ["conditions"], "consent": true}'), 'once more');
select pg_temp.book('other', 40, '{"goal": "Skin", "consent": true}');
select public.cancel_consultation(tests.id_of('other'));
select is(pg_temp.count_of('public.consultation_intakes'), 1::bigint, 'a cancelled booking takes its intake along');

-- Messages
select pg_temp.hush();
select lives_ok(format('select public.send_consultation_message(%L, %L)', tests.id_of('visit'), ' Shall I bring my results? '), 'the client writes');
select lives_ok(format('select public.send_consultation_message(%L, %L)', tests.id_of('visit'), 'And my scales?'), 'twice');
select is(tests.outcome(format('select public.send_consultation_message(%L, %L)', tests.id_of('visit'), '  ')), 'bad_message', 'not nothing');
select is(pg_temp.told('mutheu'), 'A new message', 'one bell for both');
select is(tests.outcome($$ insert into public.consultation_messages (consultation_id, from_client, body) values (tests.id_of('visit'), false, 'x') $$), '42501', 'nobody writes in the other''s name');
select tests.sign_in('mutheu');
select is((select string_agg(body, ' ' order by id) from public.consultation_messages), 'Shall I bring my results? And my scales?', 'the practitioner reads');
select ok(bool_and(has_priority), 'and sees that a member of Premium goes first') from public.consultation_messages;
select is(public.read_consultation_messages(tests.id_of('visit')), 2, 'and has read both');
select is(public.read_consultation_messages(tests.id_of('visit')), 0, 'once');
select lives_ok(format('select public.send_consultation_message(%L, %L)', tests.id_of('visit'), 'Yes, please.'), 'she answers');
select tests.sign_in('otieno');
select is(pg_temp.count_of('public.consultation_messages'), 0::bigint, 'another practitioner reads nothing');
select is(tests.outcome(format('select public.send_consultation_message(%L, %L)', tests.id_of('visit'), 'Hi')), 'not_found', 'and writes nothing');
select is(public.read_consultation_messages(tests.id_of('visit')), 0, 'nor marks anything');
select tests.sign_in('boss');
select is(pg_temp.count_of('public.consultation_messages'), 0::bigint, 'nor does an administrator read');
select tests.sign_in('baraka');
select is(pg_temp.count_of('public.consultation_messages'), 0::bigint, 'nor another client');

-- Files
create function pg_temp.path(called text, who text) returns text language sql as $$
  select tests.id_of(called) || '/' || tests.user_id(who) || '/' || md5('file')::uuid || '.pdf'
$$;
grant execute on all functions in schema pg_temp to public;
create function pg_temp.store(path text) returns text language sql as $$
  select tests.outcome(format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'consultation-files', path))
$$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.store(pg_temp.path('visit', 'baraka')), '42501', 'a stranger stores nothing with a booking');
select tests.sign_in('asha');
select is(pg_temp.store(pg_temp.path('visit', 'mutheu')), '42501', 'nor does a client in the other''s name');
select is(pg_temp.store(tests.id_of('visit') || '/' || tests.user_id('asha') || '/results.exe'), '42501', 'nor anything but documents and photos');
select is(pg_temp.store(pg_temp.path('visit', 'asha')), 'accepted', 'her own file');
select is(tests.outcome(format('select public.send_consultation_message(%L, %L, %L)', tests.id_of('visit'), '', '{"path": "elsewhere", "name": "a.pdf"}')), 'bad_file', 'a message carries a file that is there');
select tests.sign_in('mutheu');
select is((select count(*) from storage.objects where bucket_id = 'consultation-files'), 0::bigint, 'what was not sent is not read');
select tests.sign_in('asha');
select lives_ok(format('select public.send_consultation_message(%L, %L, %L)', tests.id_of('visit'), '', jsonb_build_object('path', pg_temp.path('visit', 'asha'), 'name', 'results.pdf')), 'then it is sent');
select tests.sign_in('mutheu');
select is((select count(*) from storage.objects where bucket_id = 'consultation-files'), 1::bigint, 'and read');
select tests.sign_in('otieno');
select is((select count(*) from storage.objects where bucket_id = 'consultation-files'), 0::bigint, 'by nobody else');
select tests.sign_in('boss');
select is((select count(*) from storage.objects where bucket_id = 'consultation-files'), 0::bigint, 'an administrator included');

-- Private notes
select tests.sign_in('mutheu');
select lives_ok(format('select public.save_private_note(%L, %L)', tests.id_of('visit'), 'Ask about sleep.'), 'a practitioner notes something');
select is((select body from public.consultation_notes), 'Ask about sleep.', 'she reads it');
select tests.sign_in('asha');
select is(pg_temp.count_of('public.consultation_notes'), 0::bigint, 'the client does not');
select is(tests.outcome(format('select public.save_private_note(%L, %L)', tests.id_of('visit'), 'x')), 'not_found', 'nor writes any');
select unalike(public.export_my_data()::text, '%Ask about sleep%', 'not even in the download');
select tests.sign_in('otieno');
select is(pg_temp.count_of('public.consultation_notes'), 0::bigint, 'nor another practitioner');
select tests.sign_in('boss');
select is(pg_temp.count_of('public.consultation_notes'), 0::bigint, 'nor an administrator');
select tests.as_service();
select is(tests.outcome($$ select body from public.consultation_notes $$), '42501', 'nor the service');
select tests.as_visitor();
select is(tests.outcome($$ select body from public.consultation_notes $$), '42501', 'nor a visitor');

-- The shared plan
select tests.sign_in('mutheu');
select is(tests.outcome(format('select public.save_consultation_plan(%L, %L)', tests.id_of('visit'), '{"summary": "x", "steps": [""], "meals": [], "product_ids": []}')), 'bad_plan', 'a step says something');
select is(tests.outcome(format('select public.save_consultation_plan(%L, %L)', tests.id_of('visit'), '{"summary": "x", "steps": [], "meals": [], "product_ids": [1234567]}')), 'bad_plan', 'a product exists');
select is(tests.outcome(format('select public.save_consultation_plan(%L, %L)', tests.id_of('visit'), '{}')), 'bad_plan', 'a plan has its parts');
select lives_ok(format('select public.save_consultation_plan(%L, %L)', tests.id_of('visit'), '{"summary": "Eat by daylight.", "steps": ["Walk after supper"], "meals": [{"meal": "Breakfast", "text": "Uji wa wimbi"}], "product_ids": [9901]}'), 'a draft');
select tests.sign_in('asha');
select is(pg_temp.count_of('public.consultation_plans'), 0::bigint, 'is not the client''s yet');
select tests.sign_in('mutheu');
select pg_temp.hush();
select lives_ok(format('select public.save_consultation_plan(%L, %L, true)', tests.id_of('visit'), '{"summary": "Eat by daylight.", "steps": ["Walk after supper"], "meals": [{"meal": "Breakfast", "text": "Uji wa wimbi"}], "product_ids": [9901]}'), 'it is shared');
select tests.sign_in('asha');
select is((select steps ->> 0 from public.consultation_plans), 'Walk after supper', 'then she reads it');
select is(pg_temp.told('asha'), 'Your plan is ready', 'and is told');
select tests.sign_in('baraka');
select is(pg_temp.count_of('public.consultation_plans'), 0::bigint, 'nobody else is');
select tests.sign_in('boss');
select is(pg_temp.count_of('public.consultation_plans'), 0::bigint, 'an administrator neither');

-- The week of meals in it
create function pg_temp.days(grams integer default 1216) returns jsonb language sql as $$
  select jsonb_agg(format('{"breakfast": [], "lunch": [{"food_id": "given-ugali", "grams": %s}], "supper": [], "snacks": []}', grams)::jsonb)
  from generate_series(1, 7)
$$;
create function pg_temp.give(week jsonb) returns text language sql as $$
  select tests.outcome(format('select public.save_consultation_plan(%L, %L, true)', tests.id_of('visit'),
    jsonb_build_object('summary', 'Eat by daylight.', 'steps', '[]'::jsonb, 'meals', '[]'::jsonb, 'product_ids', '[]'::jsonb, 'week', week)))
$$;
create function pg_temp.week(change jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('title', 'Calm evenings', 'energy_kcal', 1800, 'days', pg_temp.days(), 'based_on', null) || change
$$;
create function pg_temp.use_week(whose text, grams integer default 1216) returns text language sql as $$
  select tests.outcome(format('insert into public.custom_meal_plans (id, user_id, title, energy_kcal, days) values (%L, %L, %L, 1800, %L)
    on conflict (id) do update set days = excluded.days', tests.id_of('visit'), tests.user_id(whose), 'Calm evenings', pg_temp.days(grams)))
$$;
select tests.as_owner();
insert into public.foods (slug, name, category, cost, energy_kcal, protein_g, fat_g, carbohydrate_g, measures, source)
values ('given-ugali', 'Ugali', 'dishes', 'low', 148, 3.4, 1.9, 27.3, '[{"label": "1 slice", "grams": 150}]', 'Worked out for the tests');
update public.user_subscriptions set plan_type = 'free' where user_id in (tests.user_id('asha'), tests.user_id('baraka'));
select tests.sign_in('mutheu');
select is(pg_temp.give(pg_temp.week('{"title": ""}')), 'bad_plan', 'a week has a name');
select is(pg_temp.give(pg_temp.week('{"energy_kcal": 900}')), 'week_too_little', 'and starves nobody');
select is(pg_temp.give(pg_temp.week('{"energy_kcal": "many"}')), 'bad_plan', 'its energy is a number');
select is(pg_temp.give(pg_temp.week('{"days": []}')), 'bad_plan', 'it has seven days');
select is(pg_temp.give(pg_temp.week('{"based_on": "nothing"}')), 'bad_plan', 'comes from a week there is');
select is(pg_temp.give(jsonb_set(pg_temp.week(), '{days,3,lunch,0,food_id}', '"stones"')), 'bad_plan', 'and is made of foods');
select is(pg_temp.give('"week"'), 'bad_plan', 'a word is no week');
select is(pg_temp.give(pg_temp.week(jsonb_build_object('days', pg_temp.days(600)))), 'week_too_little', 'its meals starve nobody whatever it says');
select is(pg_temp.give(pg_temp.week('{"energy_kcal": 2500}')), 'week_mislabelled', 'it says what its meals come to');
select is(pg_temp.give(pg_temp.week('{"energy_kcal": 1600}')), 'week_mislabelled', 'not less than they do either');
select is(pg_temp.give(pg_temp.week('{"energy_kcal": 1850}')), 'accepted', 'as nearly as portions are rounded');
select is(pg_temp.give('null'), 'accepted', 'and is taken out');

-- Whoever must not eat less is given no less, by the week's own figures.
create function pg_temp.give_to(told text, kcal integer, label integer default null, is_shared boolean default true) returns text
language plpgsql as $$
begin
  perform tests.as_owner();
  update public.safety_profiles set conditions = told::text[] where user_id = tests.user_id('asha');
  perform tests.sign_in('mutheu');
  return tests.outcome(format('select public.save_consultation_plan(%L, %L, %L)', tests.id_of('visit'),
    jsonb_build_object('summary', 'Eat by daylight.', 'steps', '[]'::jsonb, 'meals', '[]'::jsonb, 'product_ids', '[]'::jsonb,
      'week', pg_temp.week(jsonb_build_object('energy_kcal', coalesce(label, kcal), 'days', pg_temp.days(round(kcal / 1.48)::integer)))), is_shared));
end
$$;
select is(pg_temp.give_to('{pregnancy}', 1500), 'week_too_little', 'a losing week is not given in pregnancy');
select is(pg_temp.give_to('{pregnancy}', 1500, 2300), 'week_too_little', 'nor under a better number');
select is((select array_agg(pg_temp.give_to(array[c]::text, 1500, 1900) order by c)
  from unnest('{breastfeeding,child,eating-disorder,under-18,underweight}'::text[]) c),
  array_fill('week_too_little'::text, array[5]), 'nor while breastfeeding, to the young, or with too little weight');
select is(pg_temp.give_to('{pregnancy}', 2300), 'accepted', 'a week with enough is');
select is(pg_temp.give_to('{pregnancy}', 1500, null, false), 'week_too_little', 'what a client sees already is not thinned as a draft');
select is(pg_temp.give_to('{diabetes}', 1500), 'accepted', 'to others a gentle one is given');
select throws_like(format('select public.save_consultation_plan(%L, %L, true)', tests.id_of('visit'), jsonb_build_object('summary', '',
    'steps', '[]'::jsonb, 'meals', '[]'::jsonb, 'product_ids', '[]'::jsonb, 'week', pg_temp.week(jsonb_build_object('days', pg_temp.days(500))))),
  'The meals of this week come to 740 kcal a day, which is too little for anybody.', 'the practitioner is told what the meals come to');
select tests.as_owner();
update public.safety_profiles set conditions = '{pregnancy}' where user_id = tests.user_id('asha');
delete from public.consultation_plans;
select tests.sign_in('mutheu');
select is(pg_temp.give_to('{pregnancy}', 900, 2300, false), 'accepted', 'a draft may be in the making');
select is(pg_temp.give_to('{pregnancy}', 900, 2300), 'week_too_little', 'until it is given');
select tests.sign_in('asha');
select is(pg_temp.count_of('public.consultation_plans'), 0::bigint, 'so that she never sees it');
select tests.as_owner();
update public.safety_profiles set conditions = '{diabetes}' where user_id = tests.user_id('asha');
select tests.sign_in('mutheu');
select tests.sign_in('asha');
select is(pg_temp.use_week('asha'), 'plan_required', 'what was not given is part of the paid plans');
select tests.sign_in('mutheu');
select is(pg_temp.give(pg_temp.week()), 'accepted', 'a week is given');
select tests.sign_in('baraka');
select is(pg_temp.use_week('baraka'), 'plan_required', 'to nobody else');
select tests.sign_in('asha');
select is((select week ->> 'title' from public.consultation_plans), 'Calm evenings', 'the client reads it');
select is(pg_temp.use_week('asha'), 'accepted', 'and makes it one of her own, without a paid plan');
select is(pg_temp.use_week('asha'), 'accepted', 'twice is once');
select is((select array_agg(title) from public.custom_meal_plans), array['Calm evenings'], 'it is among her plans');
select is(pg_temp.use_week('asha', 1300), 'plan_required', 'changing it takes a paid plan');
select tests.sign_in('mutheu');
select is(pg_temp.count_of('public.custom_meal_plans'), 0::bigint, 'what she does with it stays hers');
select is(pg_temp.give('null'), 'accepted', 'the week is taken out of the plan');
select tests.sign_in('asha');
select is(pg_temp.count_of('public.custom_meal_plans'), 1::bigint, 'and stays with the client');
select tests.as_owner();
update public.user_subscriptions set plan_type = 'premium' where user_id in (tests.user_id('asha'), tests.user_id('baraka'));

-- Reminders
select tests.as_owner();
update public.consultations set confirmed_at = starts_at - interval '5 days' where id = tests.id_of('visit');
select is(pg_temp.reminded('24 hours 1 second'), 'nothing | nothing', 'a day and a second before there is none');
select is(pg_temp.reminded('24 hours'), 'Your consultation is tomorrow | nothing', 'a day before the client hears');
select is(pg_temp.reminded('23 hours 59 minutes'), 'nothing | nothing', 'once');
select is(pg_temp.reminded('2 hours'), 'Your consultation is in two hours | nothing', 'two hours before');
select is(pg_temp.reminded('15 minutes'), 'Your consultation is in a quarter of an hour | A consultation begins in a quarter of an hour', 'and at the end both');
select matches((select message from public.notifications where user_id = tests.user_id('asha')), '\(Europe/London\) with Mutheu', 'on the client''s own clock');
update public.consultations set confirmed_at = starts_at - interval '3 hours' where id = tests.id_of('visit');
delete from private.consultation_reminders;
select is(pg_temp.reminded('2 hours 30 minutes'), 'nothing | nothing', 'who booked this morning is not told of tomorrow');

-- The calendar
select tests.sign_in('asha');
select matches(public.consultation_ics(tests.id_of('visit'), 'https://mizizi.example'), 'SUMMARY:Consultation with Mutheu Wambua\\; M\.Sc\.\\, RN\r\n', 'texts are written out');
select matches(public.consultation_ics(tests.id_of('visit')), 'STATUS:CONFIRMED', 'it stands');
select is((select count(*) from regexp_split_to_table(public.consultation_ics(tests.id_of('visit'), 'https://a-rather-long-address-of-a-site.example.co.ke'), E'\r\n') line where octet_length(line) > 75), 0::bigint, 'no line is too long');
select unalike(public.consultation_ics(tests.id_of('visit'), E'https://x\r\nX-EVIL:1'), '%X-EVIL%', 'nothing can be slipped in');
select is(public.my_calendar_token(), public.my_calendar_token(), 'a calendar''s address stays');
select set_config('tests.token', public.my_calendar_token(), true);
select isnt(public.my_calendar_token(true), current_setting('tests.token'), 'until it is changed');
select set_config('tests.token', public.my_calendar_token(), true);
select is(tests.outcome($$ select public.calendar_feed('x') $$), '42501', 'the feed is the service''s');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.consultation_ics(%L)', tests.id_of('visit'))), 'not_found', 'a stranger has no file');
select tests.as_owner();
select is(private.calendar_invitation(tests.id_of('visit'), tests.user_id('baraka'), 'https://mizizi.example', 'a@b.example'), null, 'nor does a mail bring them one');
select matches(private.calendar_invitation(tests.id_of('visit'), tests.user_id('asha'), 'https://mizizi.example', 'care@mizizi.example'),
  E'METHOD:REQUEST\r\nBEGIN:VEVENT\r\n[^$]*ORGANIZER;CN="Mizizi":mailto:care@mizizi\\.example\r\nATTENDEE;CN="Asha Tester";', 'a mail asks the client');
select matches(private.calendar_invitation(tests.id_of('visit'), tests.user_id('mutheu'), 'https://mizizi.example', E'x@y\r\nX-EVIL:1'),
  E'ORGANIZER;CN="Mizizi":mailto:hello@mizizi\\.app\r\nATTENDEE;CN="Mutheu Wambua; M\\.Sc\\., RN";', 'and the practitioner, with a sender nobody can bend');
select tests.as_service();
select is((length(public.calendar_feed(current_setting('tests.token'))) - length(replace(public.calendar_feed(current_setting('tests.token')), 'BEGIN:VEVENT', ''))) / 12, 2, 'the feed has both bookings');
select is(public.calendar_feed('nobody'), null, 'nobody''s is empty');

-- Reviews and the waitlist
select tests.sign_in('asha');
select is(tests.outcome(format('select public.save_practitioner_review(%L, 5)', tests.id_of('visit'))), 'not_a_client', 'nothing is reviewed before it took place');
select tests.as_owner();
select pg_temp.place('visit', now() - interval '2 hours'), pg_temp.set_state('visit', 'completed');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.save_practitioner_review(%L, 5)', tests.id_of('visit'))), 'not_found', 'nor by somebody else');
select tests.sign_in('asha');
select is(public.save_practitioner_review(tests.id_of('visit'), 4, 'Clear and kind.') #>> '{review,state}', 'published', 'then by the client');
select tests.as_visitor();
select is((select rating || ' ' || rating_count from public.practitioners where slug = 'mutheu'), '4.0 1', 'it counts');
select is((select author_name || ': ' || body from public.practitioner_reviews), 'Asha: Clear and kind.', 'and everybody reads it');
select tests.sign_in('asha');
select is(public.save_practitioner_review(tests.id_of('visit'), 5, 'She cures diabetes!') #>> '{review,state}', 'held', 'a claim waits');
select tests.as_owner();
update public.practitioner_reviews set state = 'published';
select tests.sign_in('asha');
select is(public.save_practitioner_review(tests.id_of('visit'), 5, 'Clear.', 'She cures diabetes!') #>> '{review,state}', 'held', 'in the name as well');
select tests.sign_in('boss');
select lives_ok(format('select public.moderate_practitioner_review(%s, %L)', (select id from public.practitioner_review_queue()), 'rejected'), 'for an administrator');
select tests.as_visitor();
select is((select rating_count from public.practitioners where slug = 'mutheu'), 0, 'who takes it down');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.join_waitlist(%s, %L)', pg_temp.service(), current_date + 3)), 'not_full', 'nobody waits for a day that has room');
select tests.as_owner();
update public.practice_hours set opens = '10:00', closes = '11:00';
select tests.sign_in('asha');
select lives_ok($$ select tests.remember('full', (public.book_consultation(pg_temp.service(), (current_date + 3 + time '10:00') at time zone 'Africa/Nairobi', 'video', 'plan', gen_random_uuid()) ->> 'id')::uuid) $$, 'the only time of a day is taken');
select tests.sign_in('baraka');
select lives_ok(format('select public.join_waitlist(%s, %L)', pg_temp.service(), current_date + 3), 'now they wait');
select pg_temp.hush();
select tests.as_owner();
select is(private.tell_waitlist(), 0, 'in silence');
select tests.sign_in('asha');
select public.cancel_consultation(tests.id_of('full'));
select pg_temp.hush();
select tests.as_owner();
select is(private.tell_waitlist(), 1, 'until it comes free');
select is(pg_temp.told('baraka'), 'A time has come free', 'and they are told');
select is(private.tell_waitlist(), 0, 'once');

-- An account that is given up takes along what was said and noted
select tests.sign_in('mutheu');
select public.save_private_note(tests.id_of('visit'), 'About Asha.');
select tests.as_owner();
select is(private.erase_account(tests.user_id('asha')), true, 'the client leaves');
select is((select count(*) from public.consultation_messages) + (select count(*) from public.consultation_notes)
  + (select count(*) from public.consultation_plans) + (select count(*) from public.consultation_intakes)
  + (select count(*) from public.practitioner_reviews), 0::bigint, 'nothing about her is left');
select is((select path from public.files_to_remove() where bucket_id = 'consultation-files'), pg_temp.path('visit', 'asha'), 'her file goes as well');
select is((select client_name from public.consultations where id = tests.id_of('visit')), 'Deleted account', 'but that it took place');

select * from finish();
rollback;
