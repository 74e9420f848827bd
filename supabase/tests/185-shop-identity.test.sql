-- Who the shop is: read by everybody, written by the owner alone and by rules, over the version they read; former settings of the build
-- come in as long as no owner has saved it.
begin;
select plan(69);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,second,packer,editor,keeper}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('second'), 'admin'),
  (tests.user_id('packer'), 'packer'), (tests.user_id('editor'), 'content'), (tests.user_id('keeper'), 'accountant');
create function pg_temp.save(identity text, version integer default null) returns text language sql as $$
  select tests.outcome(format('select public.save_shop_identity(%L, %s)', identity, coalesce(version, (select s.version from public.shop_identity s))))
$$;
create function pg_temp.in_words() returns text language sql as $$
  select concat_ws(' ', name, phone, email, city, address, version, edited_at is not null) from public.shop_identity
$$;
grant execute on all functions in schema pg_temp to public;

-- A shop that never touched it
select is((select to_jsonb(s) - '{id,version,edited_at}'::text[] from public.shop_identity s), '{"name": "Mizizi", "phone": "254700000000",
  "email": "hello@mizizi.app", "city": "Nairobi, Kenya", "address": "", "hours": ["08:00-18:00", "08:00-18:00", "08:00-18:00", "08:00-18:00",
  "08:00-18:00", "08:00-18:00", ""], "hours_note_en": "", "hours_note_sw": "", "facebook_url": "https://www.facebook.com/mizizi.app",
  "instagram_url": "https://www.instagram.com/mizizi.app", "x_url": "https://x.com/mizizi_app", "youtube_url": "https://www.youtube.com/@mizizi-app",
  "delivery_en": "", "delivery_sw": ""}', 'is the one of the specification');
select tests.as_visitor();
select is(pg_temp.in_words(), 'Mizizi 254700000000 hello@mizizi.app Nairobi, Kenya  1 f', 'a visitor reads it');
select is(tests.outcome($$ update public.shop_identity set phone = '254711111111' $$), '42501', 'and writes nothing');
select is(pg_temp.save('{"phone": "254711111111"}'), '42501', 'by no function');
select is(tests.outcome(format('set role %I; %s', who, $$ insert into public.shop_identity default values $$)), '42501', 'a second row comes from nobody: ' || who)
from unnest('{anon,authenticated}'::text[]) who;

select tests.sign_in('asha');
select is(pg_temp.in_words(), 'Mizizi 254700000000 hello@mizizi.app Nairobi, Kenya  1 f', 'a member reads it');
select is(pg_temp.save('{"phone": "254711111111"}'), 'not_allowed', 'and saves nothing');
select tests.sign_in('packer');
select is(pg_temp.save('{"phone": "254711111111"}'), 'not_allowed', 'nor does a packer');
select tests.sign_in('editor');
select is(pg_temp.save('{"phone": "254711111111"}'), 'not_allowed', 'nor an editor');
select tests.sign_in('keeper');
select is(pg_temp.save('{"phone": "254711111111"}'), 'not_allowed', 'nor an accountant');

-- The owner
select tests.sign_in('boss');
select is(tests.outcome($$ update public.shop_identity set phone = '254711111111' $$), '42501', 'the owner has no way past the function');
select is((public.save_shop_identity('{"phone": "254711000001", "name": "Mizizi Kisumu", "version": 90, "edited_at": null, "more": 1}', 1)).version, 2,
  'saves what is there and gets the row');
select is(pg_temp.in_words(), 'Mizizi Kisumu 254711000001 hello@mizizi.app Nairobi, Kenya  2 t', 'and leaves the rest; when and which version nobody says');
select tests.sign_in('second');
select is(pg_temp.save('{"phone": "254722000002"}', 1), 'changed_by_other', 'the second owner hears that it was changed meanwhile');
select is(pg_temp.save('{"phone": "254722000002"}', null), 'accepted', 'and saves over what they read');
select is(tests.outcome($$ select public.save_shop_identity('{"phone": "254722000003"}', null) $$), 'changed_by_other', 'without a version nothing is saved');
select is(pg_temp.save('[]'), 'bad_identity', 'a list is no shop');
select is(pg_temp.save('{"name": null}'), 'bad_identity', 'nothing is taken away');
select is(pg_temp.save('{"hours": "always"}'), 'bad_identity', 'hours are a list');
select is(pg_temp.save(jsonb_build_object('name', value)::text), expected, format('name %L', value)) from (values ('M', 'bad_name'), (' Mizizi', 'bad_name'),
  (E'Mi\nzizi', 'bad_name'), (repeat('x', 61), 'bad_name'), (repeat('x', 60), 'accepted'), ('Mzizi & Co', 'accepted')) v (value, expected);
select is(pg_temp.save(jsonb_build_object('phone', value)::text), expected, format('phone %L', value)) from (values ('0712345678', 'bad_phone'),
  ('+254712345678', 'bad_phone'), ('25471234567', 'bad_phone'), ('254202345678', 'accepted')) v (value, expected);
select is(pg_temp.save(jsonb_build_object('email', value)::text), expected, format('mail %L', value)) from (values ('hello', 'bad_email'), ('a@b', 'bad_email'),
  ('a b@c.ke', 'bad_email'), ('<a@b.ke>', 'bad_email'), ('care@mizizi.co.ke', 'accepted')) v (value, expected);
select is(pg_temp.save('{"city": ""}'), 'bad_city', 'a shop is somewhere');
select is(pg_temp.save(jsonb_build_object('address', repeat('x', 201))::text), 'bad_address', 'an address is short');
select is(pg_temp.save(jsonb_build_object('hours', value)::text), expected, format('hours %s', value)) from (values
  ('["08:00-18:00","","","","","",""]'::jsonb, 'accepted'), ('["","","","","","",""]', 'accepted'), ('["08:00-18:00","","","","",""]', 'bad_hours'),
  ('["18:00-08:00","","","","","",""]', 'bad_hours'), ('["08:00-08:00","","","","","",""]', 'bad_hours'), ('["8-18","","","","","",""]', 'bad_hours'),
  ('["08:00-24:30","","","","","",""]', 'bad_hours'), ('[null,"","","","","",""]', 'bad_hours')) v (value, expected);
select is(pg_temp.save('{"hours_note_en": "Closed on holidays"}'), 'bad_note', 'words beside the hours stand in both languages');
select is(pg_temp.save('{"delivery_sw": "Kesho"}'), 'bad_delivery', 'and so do words about delivery');
select is(pg_temp.save('{"hours_note_en": "Closed on holidays", "hours_note_sw": "Tumefunga sikukuu", "delivery_en": "Tomorrow", "delivery_sw": "Kesho"}'), 'accepted', 'with both they are saved');
select is(pg_temp.save(jsonb_build_object(field, value)::text), expected, format('%s %s', field, value)) from (values
  ('facebook_url', 'http://facebook.com/m', 'bad_link'), ('facebook_url', 'https://facebook.com.evil.example/m', 'bad_link'),
  ('x_url', 'https://evil.example/x.com/', 'bad_link'), ('instagram_url', 'https://x.com/m', 'bad_link'), ('youtube_url', 'javascript:alert(1)', 'bad_link'),
  ('youtube_url', '', 'accepted'), ('x_url', 'https://twitter.com/mizizi', 'accepted')) v (field, value, expected);
select tests.as_owner();
select is((select detail -> 'phone' from public.audit_log where entity = 'shop_identity' order by id limit 1), '["254700000000", "254711000001"]', 'the diary knows what was before');

-- Former settings of the build
select is(private.adopt_identity('{"phone": "254733000003"}'), '{}', 'say nothing once an owner has saved it');
select is((select phone from public.shop_identity), '254202345678', 'whose number stays');
select is(public.shop_line(), 'Mzizi & Co, Nairobi, Kenya. +254 202 345 678, care@mizizi.co.ke', 'mails end so');
update public.shop_identity set edited_at = null;
select is(private.adopt_identity(jsonb_build_object('hours', '["","","","","","",""]'::jsonb, 'hours_note_en', 'By appointment', 'hours_note_sw', 'By appointment')),
  '{}', 'hours in words come in with their words');
select is(private.adopt_identity(jsonb_build_object('hours', '["","","","","","",""]'::jsonb, 'hours_note_en', repeat('x', 121), 'hours_note_sw', repeat('x', 121))),
  '{hours,hours_note_en,hours_note_sw}', 'and not without them');
select is(private.adopt_identity('{"phone": "254733000003", "email": "no address", "facebook_url": "https://www.facebook.com/kisumu", "city": "Kisumu"}'), '{email}',
  'before that they come in, and what breaks a rule is named');
select is((select concat_ws(' ', phone, email, city, facebook_url) from public.shop_identity),
  '254733000003 care@mizizi.co.ke Kisumu https://www.facebook.com/kisumu', 'the others are there');
select tests.sign_in('boss');
select is(tests.outcome($$ select private.adopt_identity('{}') $$), '42501', 'nobody calls it');
select is(tests.outcome($$ select public.shop_line() $$), '42501', 'nor what mails end with');

-- What is printed
select tests.remember('one', (public.place_order(gen_random_uuid(), tests.items(9002, 1), 'mpesa', 'Asha Mwangi', '0712 345 671', 'Nairobi City',
  'Kilimani', 'Blue gate near the school')).id);
select is(public.receipt(tests.id_of('one')) -> 'contact', '{"phone": "254733000003", "email": "care@mizizi.co.ke"}', 'a receipt says how the shop is reached today');
select is(public.packing_slips(array[tests.id_of('one')]) #> '{0,sender}', '{"name": "Mizizi", "address": "Nairobi, Kenya", "phone": "254733000003", "email": "care@mizizi.co.ke"}', 'and so does a slip');
select is(pg_temp.save('{"name": "Kisumu Roots", "address": "Oginga Odinga Street 4"}'), 'accepted', 'an owner names the shop');
select is(public.packing_slips(array[tests.id_of('one')]) #> '{0,sender}',
  '{"name": "Kisumu Roots", "address": "Oginga Odinga Street 4, Kisumu", "phone": "254733000003", "email": "care@mizizi.co.ke"}', 'and parcels come from there');
select * from finish();
rollback;
