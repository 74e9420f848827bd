begin;
select plan(103);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('mutheu');
select tests.make_user('otieno');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');
insert into public.delivery_zones (id, name, base_fee_kes, base_weight_g, extra_kg_fee_kes, min_days, max_days, cash_on_delivery)
values ('near', 'Near', 250, 2000, 100, 0, 1, true);
insert into public.counties (name, zone_id) values ('Nairobi City', 'near');
insert into public.banned_claims (id, pattern) values (1, 'cures diabetes') on conflict do nothing;

create function pg_temp.practice(who text) returns public.practitioners language sql security definer as $$
  select p from public.practitioners p where p.user_id = tests.user_id(who)
$$;
-- The free beginnings of a day on the practice's own clock, seen from some present.
create function pg_temp.slots(day date, minutes integer, at timestamptz, who text default 'mutheu') returns text
language sql security definer as $$
  select coalesce(string_agg(to_char(s at time zone p.time_zone, 'HH24:MI'), ' ' order by s), 'none')
  from (select (pg_temp.practice(who)).*) p, private.free_slots(p, minutes, day::timestamp at time zone p.time_zone,
    (day + 1)::timestamp at time zone p.time_zone, at) s
$$;
grant execute on all functions in schema pg_temp to public;

-- Inviting
select tests.as_visitor();
select is(tests.outcome($$ select public.invite_practitioner('a@b.co', 'Ann') $$), '42501', 'a visitor invites nobody');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.invite_practitioner('a@b.co', 'Ann') $$), 'not_allowed', 'nor does a member');
select is(tests.outcome($$ insert into public.practitioners (slug, display_name) values ('me', 'Me') $$), '42501', 'nobody makes themselves a practitioner');
select is(public.my_practice(), null, 'a member has no practice');
select is(tests.outcome($$ select public.save_practice('{}') $$), 'not_allowed', 'and cannot write one');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.invite_practitioner('nobody', 'Ann') $$), 'bad_email', 'an invitation needs an address');
select is(tests.outcome($$ select public.invite_practitioner('a@b.co', '<b>') $$), 'bad_name', 'and a name');
select is(public.invite_practitioner('MUTHEU@tests.example ', 'Mutheu Musyoka') ->> 'state', 'opened', 'who has an account is in at once');
select is(tests.outcome($$ select public.invite_practitioner('mutheu@tests.example', 'Mutheu') $$), 'already_there', 'once');
select is(public.invite_practitioner('new@tests.example', 'Njeri wa Kamau') ->> 'state', 'invited', 'others are waited for');
select is((select count(*) from public.practitioner_invitations), 1::bigint, 'administrators see who');
select is(tests.outcome($$ select token_hash from public.practitioner_invitations $$), '42501', 'but no link');
select is(tests.outcome($$ select public.invite_practitioner('new@tests.example', 'Njeri wa Kamau') $$), 'invited_just_now', 'one mail a minute');
select is(tests.outcome($$ select public.claim_invitations() $$), '42501', 'and claim no mail');
select tests.sign_in('mutheu');
select is((select count(*) from public.practitioner_invitations), 0::bigint, 'practitioners do not');
select is(public.my_practice() ->> 'slug', 'mutheu-musyoka', 'the practice is there');
select is((select title from public.notifications), 'Welcome as a practitioner', 'and she is told');
select tests.as_owner();
insert into auth.users (id, aud, role, email, raw_user_meta_data)
values (tests.user_id('new'), 'authenticated', 'authenticated', 'new@tests.example', '{}');
select is((pg_temp.practice('new')).id, null, 'an address that is not confirmed opens nothing');
update auth.users set email_confirmed_at = now() where id = tests.user_id('new');
select is((pg_temp.practice('new')).display_name, 'Njeri wa Kamau', 'the confirmed one does');
select is((select count(*) from public.practitioner_invitations), 0::bigint, 'and the invitation is used');

-- The link of an invitation
create function pg_temp.invite(who text) returns text language plpgsql security definer as $$
declare
  link text;
begin
  insert into public.practitioner_invitations (email, display_name) values (who || '@elsewhere.example', 'Zawadi Kilonzo')
  on conflict (email) do update set mail_state = 'waiting', mail_not_before = now(), mail_attempts = 0;
  select c.token into link from public.claim_invitations() c where c.email = who || '@elsewhere.example';
  return link;
end
$$;
select set_config('tests.old', pg_temp.invite('zawadi'), true);
select is(private.invitations_due(), 0::bigint, 'a mail is claimed once');
select is((select count(*) from public.practitioner_invitations i where i.token_hash = current_setting('tests.old')), 0::bigint, 'the link itself is kept nowhere');
update public.practitioner_invitations set mail_not_before = now();
select is(private.deliveries_due() > 0, true, 'one that was not finished comes back');
select set_config('tests.link', pg_temp.invite('zawadi'), true);
select lives_ok($$ select public.finish_invitation(current_setting('tests.link'), 'sent') $$, 'it arrived');
select is((select mail_state from public.practitioner_invitations), 'sent', 'which is noted');
select tests.as_visitor();
select is(public.read_invitation(current_setting('tests.old')), null, 'a newer link replaces the one before');
select is(public.read_invitation(current_setting('tests.link')) ->> 'display_name', 'Zawadi Kilonzo', 'whoever has the link sees whom it is for');
select is(public.read_invitation(null), null, 'nothing opens nothing');
select is(tests.outcome($$ select public.accept_invitation(current_setting('tests.link')) $$), '42501', 'a visitor signs in first');
select is(tests.outcome($$ select * from public.practitioner_invitations $$), '42501', 'and lists no invitations');
select tests.as_owner();
update public.practitioner_invitations set expires_at = now() - interval '1 second';
select tests.sign_in('asha');
select is(public.read_invitation(current_setting('tests.link')), null, 'an old link shows nothing');
select is(tests.outcome($$ select public.accept_invitation(current_setting('tests.link')) $$), 'invitation_over', 'and opens nothing');
select tests.as_owner();
insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at)
values (gen_random_uuid(), 'authenticated', 'authenticated', 'zawadi@elsewhere.example', '{}', now());
select is((select count(*) from public.practitioner_invitations), 1::bigint, 'nor does its address by itself any more');
update public.practitioner_invitations set expires_at = now() + interval '1 second';
select tests.sign_in('mutheu');
select lives_ok($$ select public.accept_invitation(current_setting('tests.link')) $$, 'whoever has a practice goes on');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.accept_invitation('guessed') $$), 'invitation_over', 'a guess is worth nothing');
select lives_ok($$ select public.accept_invitation(current_setting('tests.link')) $$, 'the link opens a practice, whatever the address');
select is(public.my_practice() ->> 'display_name', 'Zawadi Kilonzo', 'hers');
select tests.sign_in('baraka');
select is(tests.outcome($$ select public.accept_invitation(current_setting('tests.link')) $$), 'invitation_over', 'once');
select tests.as_owner();
delete from public.practitioners where user_id = tests.user_id('asha');
delete from public.user_roles where user_id = tests.user_id('asha') and role = 'practitioner';
insert into public.practitioner_invitations (email, display_name, mail_attempts) values ('gone@elsewhere.example', 'Gone', 5);
select is_empty($$ select * from public.claim_invitations() $$, 'after five attempts');
select is((select mail_state from public.practitioner_invitations), 'failed', 'a mail is given up');
select tests.sign_in('boss');
select is(public.withdraw_invitation('gone@elsewhere.example'), true, 'an invitation is withdrawn');
select tests.as_owner();
insert into public.user_roles (user_id, email, role) values (tests.user_id('otieno'), 'otieno@tests.example', 'practitioner');
select is((pg_temp.practice('otieno')).status, 'draft', 'a practice comes with the role, however it is given');

-- The page
select tests.sign_in('mutheu');
select is(tests.outcome($$ select public.save_practice('{"status": "active"}') $$), 'bad_profile', 'nobody opens their own page');
select is(tests.outcome($$ select public.save_practice('{"licence_number": "X-1"}') $$), 'bad_profile', 'nor writes their licence');
select is(tests.outcome($$ select public.save_practice('{"time_zone": "Mars/Olympus"}') $$), 'bad_time_zone', 'a time zone must exist');
select is(tests.outcome($$ select public.save_practice('{"specialities": ["astrology"]}') $$), 'bad_profile', 'a speciality must be known');
select is(tests.outcome($$ select public.save_practice('{"county": "Atlantis"}') $$), 'bad_profile', 'so must a county');
select is(tests.outcome($$ select public.save_practice('{"slot_minutes": 7}') $$), 'bad_profile', 'the grid has sensible steps');
select is(tests.outcome($$ select public.save_practice('{"slot_minutes": "often"}') $$), 'bad_profile', 'words are no numbers');
select is(tests.outcome($$ select public.save_practice('{"about": "My tea cures diabetes."}') $$), 'banned_claim', 'no cure is promised');
select lives_ok($$ select public.save_practice('{"headline": "Food that fits your day", "languages": ["English", "Swahili"],
  "specialities": ["diabetes"], "county": "Nairobi City", "slot_minutes": 30, "buffer_before_minutes": 0,
  "buffer_after_minutes": 0, "min_notice_minutes": 120, "max_ahead_days": 30}') $$, 'the page is written');
select is(tests.outcome($$ select public.save_practice('{"slug": "otieno"}') $$), 'accepted', 'an address can be chosen');
select tests.sign_in('otieno');
select is(tests.outcome($$ select public.save_practice('{"slug": "otieno"}') $$), 'slug_taken', 'once');
select tests.sign_in('mutheu');
select is(tests.outcome($$ select public.save_practice_service('{"name": "First visit"}') $$), 'bad_service', 'a service needs its minutes');
select is(tests.outcome($$ select public.save_practice_service('{"name": "First visit", "minutes": 47, "price_kes": 1, "modes": ["video"]}') $$), 'bad_service', 'in fives');
select is(tests.outcome($$ select public.save_practice_service('{"name": "First visit", "minutes": 45, "price_kes": 1, "modes": ["post"]}') $$), 'bad_service', 'a way to meet we know');
select lives_ok($$ select set_config('tests.service', public.save_practice_service(
  '{"name": "First visit", "minutes": 60, "price_kes": 2500, "modes": ["video", "phone"]}')::text, true) $$, 'a service is added');
select lives_ok($$ select public.save_practice_service(jsonb_build_object('id', current_setting('tests.service'), 'price_kes', 2000)) $$, 'and changed');
select is(public.my_practice() #>> '{services,0,price_kes}', '2000', 'as it was meant');
select tests.sign_in('otieno');
select is(tests.outcome(format('select public.save_practice_service(%L)', jsonb_build_object('id', current_setting('tests.service'), 'price_kes', 1))), 'not_found', 'by nobody else');

-- The licence
select tests.as_visitor();
select is((select count(*) from public.practitioners), 0::bigint, 'a draft is hidden');
select is((select count(*) from public.practitioner_services), 0::bigint, 'with its services');
select is(public.practitioner_page('otieno'), null, 'and its page');
select tests.sign_in('mutheu');
select is(tests.outcome($$ select public.pause_practice(false) $$), 'not_verified', 'she cannot open it herself');
select is(tests.outcome($$ select public.submit_licence('KNDI', 'N-1', '2020-01-01') $$), 'bad_licence', 'an expired licence is none');
select lives_ok($$ select public.submit_licence('KNDI', 'KNDI/2026/0117', current_date + 300) $$, 'a licence is handed in');
select is(tests.outcome(format('select public.check_licence(%L, true)', (pg_temp.practice('mutheu')).id)), 'not_allowed', 'and checked by somebody else');
select tests.sign_in('boss');
select is((select title from public.notifications), 'A licence to check', 'administrators hear of it');
select is((select l.new_licence ->> 'number' from public.practice_list() l where l.new_licence is not null), 'KNDI/2026/0117', 'and see it first');
select is(public.check_licence((pg_temp.practice('mutheu')).id, true), true, 'it counts');
select is(tests.outcome(format('select public.check_licence(%L, true)', (pg_temp.practice('mutheu')).id)), 'wrong_state', 'once');
select tests.as_visitor();
select is((select licence_number from public.practitioners), 'KNDI/2026/0117', 'everybody reads the licence');
select is(tests.outcome($$ select user_id from public.practitioners $$), '42501', 'not whose account it is');
select is(tests.outcome($$ select new_licence from public.practitioners $$), '42501', 'nor what waits');
select is((select from_price_kes from public.browse_practitioners()), 2000, 'the directory shows her');
select is((select count(*) from public.browse_practitioners('{"speciality": "diabetes", "language": "Swahili", "county": "Nairobi City", "mode": "video", "max_price_kes": 2000}')), 1::bigint, 'by what she offers');
select is((select count(*) from public.browse_practitioners('{"speciality": "sports"}')), 0::bigint, 'not by what she does not');
select is((select count(*) from public.browse_practitioners('{"max_price_kes": "1999"}')), 0::bigint, 'nor for less');
select is((select count(*) from public.browse_practitioners('{"max_price_kes": "cheap", "page_size": "-1", "sort": 7}')), 1::bigint, 'nonsense narrows nothing');
select is(public.practitioner_facets() #>> '{specialities,0,id}', 'diabetes', 'the filters know her');
select is(public.practitioner_page('otieno') ->> 'licence_number', 'KNDI/2026/0117', 'and her page opens');
select tests.as_owner();
update public.practitioners set licence_expires_on = private.nairobi_date() - 1 where slug = 'otieno';
select tests.as_visitor();
select is((select count(*) from public.practitioners), 0::bigint, 'an expired licence hides her');
select is((select count(*) from public.browse_practitioners()) + (select count(*) from public.practitioner_services), 0::bigint, 'everywhere');
select tests.as_owner();
update public.practitioners set licence_expires_on = private.nairobi_date() + 300 where slug = 'otieno';
delete from public.user_roles where user_id = tests.user_id('mutheu') and role = 'practitioner';
select is((pg_temp.practice('mutheu')).status, 'paused', 'without the role the page rests');
insert into public.user_roles (user_id, email, role) values (tests.user_id('mutheu'), 'mutheu@tests.example', 'practitioner');
select tests.sign_in('mutheu');
select is(public.pause_practice(false) ->> 'status', 'active', 'and with it she opens it again');
select tests.as_owner();

-- Hours. 2027: 29 March is Easter Monday, 1 June is Madaraka Day, 26 December a Sunday.
select is((select string_agg(to_char(day, 'MM-DD'), ' ' order by day) from private.kenyan_holidays(2027)),
  '01-01 03-26 03-29 05-01 06-01 10-10 10-11 10-20 12-12 12-13 12-25 12-26 12-27', 'the holidays of 2027, Sundays moved on');
select tests.sign_in('mutheu');
select is(tests.outcome($$ select public.save_practice_week('{"1": [["09:00", "08:00"]]}') $$), 'bad_hours', 'a day ends after it begins');
select is(tests.outcome($$ select public.save_practice_week('{"1": [["09:00", "12:00"], ["11:00", "13:00"]]}') $$), 'bad_hours', 'hours do not overlap');
select is(tests.outcome($$ select public.save_practice_week('{"8": [["09:00", "12:00"]]}') $$), 'bad_hours', 'a week has seven days');
select lives_ok($$ select public.save_practice_week('{"1": [["09:00", "11:00"], ["14:00", "15:30"]], "2": [["22:30", "24:00"]]}') $$, 'the week is written');
select is(pg_temp.slots('2027-05-24', 60, '2027-05-20 06:00+00'), '09:00 09:30 10:00 14:00 14:30', 'a Monday, on the half hours, for an hour each');
select is(pg_temp.slots('2027-05-25', 60, '2027-05-20 06:00+00'), '22:30 23:00', 'a Tuesday until midnight');
select is(pg_temp.slots('2027-05-26', 60, '2027-05-20 06:00+00'), 'none', 'no Wednesday');
select is(pg_temp.slots('2027-06-01', 60, '2027-05-20 06:00+00'), 'none', 'no Madaraka Day');
select is(pg_temp.slots('2027-05-24', 60, '2027-05-24 05:10+00'), '14:00 14:30', 'two hours of notice from ten past eight');
select is(pg_temp.slots('2027-07-05', 60, '2027-05-20 06:00+00'), 'none', 'not more than thirty days ahead');
select lives_ok($$ select public.save_practice_day(current_date + 1, '[["10:00", "11:30"]]', 'Half a day') $$, 'a day of its own');
select is(tests.outcome($$ select public.save_practice_day(current_date - 3, '[]') $$), 'bad_day', 'not in the past');
select tests.as_owner();
insert into public.practice_days (practitioner_id, day, hours) values
  ((pg_temp.practice('mutheu')).id, '2027-06-01', '[["07:00", "08:00"]]'), ((pg_temp.practice('mutheu')).id, '2027-05-24', '[]');
select is(pg_temp.slots('2027-06-01', 60, '2027-05-20 06:00+00'), '07:00', 'a day of its own opens a holiday');
select is(pg_temp.slots('2027-05-24', 60, '2027-05-20 06:00+00'), 'none', 'and closes a Monday');
delete from public.practice_days where day = '2027-05-24';
update public.practitioners set licence_expires_on = '2027-05-24', time_zone = 'Europe/London' where slug = 'otieno';
select is(pg_temp.slots('2027-05-25', 60, '2027-05-20 06:00+00'), 'none', 'nothing can be booked beyond the licence');
update public.practitioners set licence_expires_on = '2028-05-24', works_on_holidays = true where slug = 'otieno';
insert into public.practice_hours (practitioner_id, weekday, opens, closes) values ((pg_temp.practice('mutheu')).id, 7, '00:00', '03:30');
select is(pg_temp.slots('2027-03-28', 60, '2027-03-20 06:00+00'), '00:00 00:30 02:00 02:30', 'the night that is an hour shorter in London');
select is(pg_temp.slots('2027-10-31', 60, '2027-10-20 06:00+00'), '00:00 00:30 01:00 01:30 01:00 01:30 02:00 02:30', 'and the one that is an hour longer');

select * from finish();
rollback;
