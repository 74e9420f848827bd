begin;
select plan(136);
select tests.make_user(name) from unnest(array['asha', 'baraka', 'trial', 'free', 'mutheu', 'otieno', 'boss']) name;
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin'),
  (tests.user_id('mutheu'), 'mutheu@tests.example', 'practitioner'), (tests.user_id('otieno'), 'otieno@tests.example', 'practitioner');
update auth.users set raw_user_meta_data = jsonb_build_object('full_name', initcap(split_part(email, '@', 1)) || ' Tester');
insert into public.user_subscriptions (user_id, plan_type, period_start, period_end) values
  (tests.user_id('asha'), 'premium', private.nairobi_date() - 5, private.nairobi_date() + 25),
  (tests.user_id('baraka'), 'gold', private.nairobi_date() - 5, private.nairobi_date() + 25);
insert into public.user_subscriptions (user_id, plan_type, trial_start, trial_end)
values (tests.user_id('trial'), 'free_trial', private.nairobi_date() - 1, private.nairobi_date() + 6);
update public.practitioners set slug = split_part(u.email, '@', 1), display_name = initcap(split_part(u.email, '@', 1)),
  licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = private.nairobi_date() + 300, verified_at = now(),
  status = 'active', slot_minutes = 60, buffer_after_minutes = 0, min_notice_minutes = 0, max_ahead_days = 60,
  works_on_holidays = true
from auth.users u where u.id = practitioners.user_id;
-- every day from midnight to midnight
insert into public.practice_hours (practitioner_id, weekday, opens, closes)
select p.id, d, '00:00', '24:00' from public.practitioners p, generate_series(1, 7) d;
insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes, in_plans)
select p.id, s.name, 60, s.price, '{video,phone}', s.plans from public.practitioners p
cross join (values ('First visit', 2000, true), ('Body check', 3000, false), ('First talk', 0, false)) s (name, price, plans)
where p.slug = 'mutheu';

create function pg_temp.hour(n integer) returns timestamptz language sql as $$
  select date_trunc('hour', now()) + make_interval(hours => n)
$$;
create function pg_temp.service(named text default 'First visit') returns bigint language sql security definer as $$
  select s.id from public.practitioner_services s where s.name = named
$$;
-- Books as whoever is signed in, and remembers the id.
create function pg_temp.book(called text, hours integer, pay_with text default 'plan', named text default 'First visit') returns text
language plpgsql as $$
declare
  made jsonb := public.book_consultation(pg_temp.service(named), pg_temp.hour(hours), 'video', pay_with, gen_random_uuid());
begin
  perform tests.remember(called, (made ->> 'id')::uuid);
  return made ->> 'state';
end
$$;
create function pg_temp.tried(hours integer, pay_with text default 'plan', named text default 'First visit') returns text
language sql as $$
  select tests.outcome(format('select pg_temp.book(''tried'', %s, %L, %L)', hours, pay_with, named))
$$;
create function pg_temp.booked(called text) returns public.consultations language sql security definer as $$
  select c from public.consultations c where c.id = tests.id_of(called)
$$;
create function pg_temp.state_of(called text) returns text language sql security definer as $$
  select concat_ws(' ', c.state, c.payment_state, case when c.entitlement_returned_at is not null then 'returned' end)
  from public.consultations c where c.id = tests.id_of(called)
$$;
create function pg_temp.left_of_plan() returns integer language sql as $$
  select (public.my_consultation_allowance() ->> 'left')::integer
$$;
-- Puts a booking at some time, as if the clock had moved.
create function pg_temp.place(called text, at timestamptz) returns void language sql security definer as $$
  update public.consultations set starts_at = at, ends_at = at + interval '60 minutes',
    blocked = tstzrange(at, at + interval '60 minutes') where id = tests.id_of(called)
$$;
create function pg_temp.prompted(called text, checkout text) returns uuid language plpgsql as $$
declare
  payment uuid;
begin
  payment := (public.start_payment(tests.id_of(called), '0712345671') ->> 'payment_id')::uuid;
  perform tests.as_service();
  perform public.record_payment_prompt(payment, 'M-' || checkout, checkout);
  return payment;
end
$$;
create function pg_temp.settled(checkout text, amount integer, code integer default 0) returns text language sql as $$
  select public.settle_payment(checkout, 'M-' || checkout, code, 'words', amount, case when code = 0 then 'R' || replace(checkout, '-', '') end)
$$;
create function pg_temp.told(who text) returns text language sql security definer as $$
  select coalesce(string_agg(title, ', ' order by created_at, title), 'nothing') from public.notifications where user_id = tests.user_id(who)
$$;
create function pg_temp.is_listed(hours integer) returns boolean language sql as $$
  select exists (select 1 from public.practitioner_slots(pg_temp.service(), pg_temp.hour(hours), 1) where starts_at = pg_temp.hour(hours))
$$;
grant execute on all functions in schema pg_temp to public;

-- Who may book what
select tests.as_visitor();
select ok(pg_temp.is_listed(30), 'a visitor sees free times');
select is(pg_temp.tried(30), '42501', 'and signs in to book');
select tests.sign_in('free');
select is(public.my_consultation_allowance(), '{"plan": "free", "allowed": 0, "used": 0, "left": 0, "period_until": null, "one_open": false}', 'the free plan gives none');
select is(pg_temp.tried(30), 'not_in_plan', 'so it does not pay');
select is(tests.outcome(format('select public.book_consultation(%s, %L, %L, %L, gen_random_uuid())', pg_temp.service(), pg_temp.hour(30), 'in_person', 'mpesa')), 'bad_mode', 'a way to meet that is not offered');
select is(tests.outcome(format('select public.book_consultation(%s, %L, %L, %L, gen_random_uuid())', pg_temp.service(), pg_temp.hour(30), 'phone', 'mpesa')), 'bad_phone', 'a call needs a number');
select is(tests.outcome(format('select public.book_consultation(%s, %L, %L, %L, gen_random_uuid(), expected_kes => 1)', pg_temp.service(), pg_temp.hour(30), 'video', 'mpesa')), 'price_changed', 'the price is not the browser''s');
select is(tests.outcome(format('select public.book_consultation(%s, %L, %L, %L, gen_random_uuid(), time_zone => %L)', pg_temp.service(), pg_temp.hour(30), 'video', 'mpesa', 'Nowhere')), 'bad_time_zone', 'a clock must exist');
select is(tests.outcome($$ select public.book_consultation(-1, now(), 'video', 'mpesa', gen_random_uuid()) $$), 'not_found', 'a service must exist');
select is(tests.outcome(format('select public.book_consultation(%s, %L, %L, %L, gen_random_uuid())', pg_temp.service(), pg_temp.hour(30) + interval '7 minutes', 'video', 'mpesa')), 'slot_taken', 'a time beside the grid');
select is(pg_temp.tried(-3, 'mpesa'), 'slot_taken', 'the past');
select is(pg_temp.tried(24 * 61, 'mpesa'), 'slot_taken', 'too far ahead');
select is(tests.outcome(format($q$ insert into public.consultations (number) values ('MC-222222') $q$)), '42501', 'nobody writes bookings directly');
select tests.sign_in('mutheu');
select is(pg_temp.tried(30), 'own_practice', 'nobody books themselves');
select tests.sign_in('free');
select is(pg_temp.book('talk', 40, 'mpesa', 'First talk'), 'confirmed', 'what costs nothing is confirmed at once');

-- Premium: two a billing month
select tests.sign_in('asha');
select is(pg_temp.left_of_plan(), 2, 'Premium gives two');
select is(pg_temp.tried(30, 'plan', 'Body check'), 'not_in_plan', 'not of what is outside the plans');
select is(pg_temp.book('first', 30), 'confirmed', 'the plan pays at once');
select is(pg_temp.left_of_plan(), 1, 'one is left');
select is(pg_temp.told('asha'), 'Your consultation is booked', 'the client is told');
select is(pg_temp.told('mutheu'), 'A new booking, A new booking', 'and the practitioner');
select tests.as_owner();
select is((select count(*) from private.deliveries where user_id = tests.user_id('asha') and push_subscription_id is null), 1::bigint, 'by mail too');
update public.notifications set is_read = true where user_id = tests.user_id('asha');
create temporary table claimed as select * from public.claim_deliveries(50, 'https://mizizi.example', 'care@mizizi.example');
select results_eq($$ select c.is_owed, c.calendar ~ 'METHOD:REQUEST', c.calendar ~ 'SEQUENCE:0', c.calendar ~ 'https://mizizi\.example/consultations/' from claimed c where c.email = 'asha@tests.example' $$,
  $$ values (true, true, true, true) $$, 'though she has read it already, with a file for her calendar');
select is((select count(*) from claimed c where c.email = 'mutheu@tests.example' and c.calendar ~ 'https://mizizi\.example/practice/'), 2::bigint, 'the practitioner gets theirs');
select tests.sign_in('asha');
select is((public.book_consultation(pg_temp.service(), pg_temp.hour(33), 'video', 'plan', (select client_key from pg_temp.booked('first'))) ->> 'id')::uuid, tests.id_of('first'), 'a second click books nothing');
select is(pg_temp.tried(30), 'slot_taken', 'the time is taken');
select is(pg_temp.is_listed(30), false, 'and no longer listed');
select is(pg_temp.book('second', 32), 'confirmed', 'the second');
select is(pg_temp.tried(34), 'used_up', 'the third is not given');
select tests.sign_in('trial');
select is(pg_temp.left_of_plan(), 1, 'a trial gives one');
select is(pg_temp.book('trial', 36), 'confirmed', 'it is booked');
select is(pg_temp.tried(38), 'used_up', 'and no other');
select tests.sign_in('baraka');
select is(public.my_consultation_allowance() -> 'allowed', 'null', 'Gold has no limit');
select is(pg_temp.book('gold', 44), 'confirmed', 'one');
select is(pg_temp.tried(46), 'one_open', 'at a time');
select is(pg_temp.tried(46, 'mpesa'), 'accepted', 'another one can be paid');
select is(pg_temp.book('held', 48, 'mpesa'), 'held', 'and is kept while they pay');
select is(pg_temp.state_of('tried'), 'expired awaiting', 'one slot at a time');

-- Billing months
select tests.as_owner();
create function pg_temp.month_of(starts date, day date) returns text language plpgsql security definer as $$
declare
  given record;
begin
  update public.user_subscriptions set period_start = starts, period_end = starts + 400 where user_id = tests.user_id('asha');
  given := private.consultation_allowance(tests.user_id('asha'), day);
  return given.used || ' ' || given.period_from || ' ' || given.period_until;
end
$$;
select is(pg_temp.month_of(private.nairobi_date() - 5, private.nairobi_date()), '2 ' || private.nairobi_date() - 5 || ' ' || (private.nairobi_date() - 5 + interval '1 month')::date, 'both count in this month');
select is(pg_temp.month_of('2027-01-31', '2027-02-28'), '0 2027-02-28 2027-03-31', 'a month from the 31st ends with February');
select is(pg_temp.month_of('2027-01-31', '2027-02-27'), '0 2027-01-31 2027-02-28', 'and not before');
select is(pg_temp.month_of('2027-01-10', '2027-03-09'), '0 2027-02-10 2027-03-10', 'a month paid early is a month of its own');
update public.user_subscriptions set period_start = private.nairobi_date() - 5, period_end = private.nairobi_date() + 25 where user_id = tests.user_id('asha');

-- Who reads a booking
select tests.sign_in('asha');
select is((select count(*) from public.consultations), 2::bigint, 'a client reads her own');
select is(tests.outcome($$ select room from public.consultations $$), '42501', 'not where the room is');
select tests.sign_in('free');
select is((select count(*) from public.consultations where id = tests.id_of('first')), 0::bigint, 'another client reads nothing of it');
select is(tests.outcome(format('select public.consultation_terms(%L)', tests.id_of('first'))), 'not_found', 'nor may they do anything');
select is(tests.outcome(format('select public.cancel_consultation(%L)', tests.id_of('first'))), 'not_found', 'not cancel');
select is(tests.outcome(format('select public.move_consultation(%L, %L)', tests.id_of('first'), pg_temp.hour(60))), 'not_found', 'not move');
select is(tests.outcome(format('select public.join_consultation(%L)', tests.id_of('first'))), 'not_found', 'not join');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('held'))), 'not_found', 'not pay');
select tests.sign_in('otieno');
select is((select count(*) from public.consultations), 0::bigint, 'another practitioner reads nothing');
select is(tests.outcome(format('select public.close_consultation(%L, %L)', tests.id_of('first'), 'completed')), 'not_found', 'and closes nothing');
select tests.sign_in('mutheu');
select ok((select count(*) from public.consultations) >= 6, 'the practitioner reads all of hers');
select is(tests.outcome(format('select public.move_consultation(%L, %L)', tests.id_of('first'), pg_temp.hour(60))), 'not_found', 'but does not move them');
select tests.sign_in('boss');
select ok((select count(*) from public.consultations) >= 6, 'an administrator reads when and how much');
select tests.as_visitor();
select is(tests.outcome($$ select id from public.consultations $$), '42501', 'a visitor reads none');

-- The room
select tests.sign_in('asha');
select is(tests.outcome(format('select public.join_consultation(%L)', tests.id_of('first'))), 'too_early', 'the room is closed a day before');
select tests.as_owner();
select pg_temp.place('first', now() + interval '15 minutes');
select tests.sign_in('asha');
select matches(public.join_consultation(tests.id_of('first')), '^https://meet\.jit\.si/mizizi-[0-9a-f]{32}$', 'it opens a quarter of an hour before');
select is((public.consultation_terms(tests.id_of('first')) #>> '{join,is_open}')::boolean, true, 'and says so');
select tests.as_owner();
select pg_temp.place('first', now() + interval '15 minutes 1 second');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.join_consultation(%L)', tests.id_of('first'))), 'too_early', 'not a second sooner');
select tests.as_owner();
select pg_temp.place('first', now() - interval '91 minutes');
select tests.sign_in('mutheu');
select is(tests.outcome(format('select public.join_consultation(%L)', tests.id_of('first'))), 'too_late', 'and is closed half an hour after the end');
select tests.as_owner();
select pg_temp.place('first', pg_temp.hour(30));

-- Cancelling: what would come back, by the minute
create function pg_temp.terms(called text, before interval, by_client boolean default true) returns text language sql security definer as $$
  select (t ->> 'gives_back') || case when (t ->> 'is_late')::boolean then ' late' else '' end || case when (t ->> 'allowed')::boolean then '' else ' closed' end
  from (select private.cancel_terms(c, by_client, c.starts_at - before) as t from public.consultations c where c.id = tests.id_of(called)) x
$$;
select is(pg_temp.terms('first', '24 hours'), 'entitlement', 'a day before it is given back');
select is(pg_temp.terms('first', '23 hours 59 minutes 59 seconds'), 'nothing late', 'a second later it is not');
select is(pg_temp.terms('first', '1 second'), 'nothing late', 'it can be cancelled to the last');
select is(pg_temp.terms('first', '0 seconds'), 'nothing late closed', 'but not once it has begun');
select is(pg_temp.terms('first', '1 minute', false), 'entitlement', 'a practitioner always gives back');
select tests.sign_in('asha');
select is(public.consultation_terms(tests.id_of('first')) #>> '{cancel,gives_back}', 'entitlement', 'the terms say so before');
select is(public.cancel_consultation(tests.id_of('first'), 'Travelling'), '{"state": "cancelled_by_client", "gave_back": "entitlement"}', 'and so it is');
select is(pg_temp.left_of_plan(), 1, 'it is back in the plan');
select ok(pg_temp.is_listed(30), 'and the time is free');
select is(tests.outcome(format('select public.cancel_consultation(%L)', tests.id_of('first'))), 'wrong_state', 'once');
select tests.as_owner();
select pg_temp.place('second', now() + interval '23 hours');
select tests.sign_in('asha');
select is(public.cancel_consultation(tests.id_of('second')) ->> 'gave_back', 'nothing', 'too late: nothing comes back');
select is(pg_temp.left_of_plan(), 1, 'it stays used');
select is(pg_temp.book('third', 30), 'confirmed', 'the returned one can be booked');
select tests.sign_in('mutheu');
select is(public.cancel_consultation(tests.id_of('third'), 'Ill') ->> 'gave_back', 'entitlement', 'the practitioner cancels');
select tests.sign_in('asha');
select is(pg_temp.left_of_plan(), 1, 'and it comes back, however late');

-- Moving
select is(pg_temp.book('move', 72), 'confirmed', 'a booking');
select is(tests.outcome(format('select public.move_consultation(%L, %L)', tests.id_of('move'), pg_temp.hour(36))), 'slot_taken', 'not onto somebody else''s');
select is(public.move_consultation(tests.id_of('move'), pg_temp.hour(80)) ->> 'state', 'confirmed', 'onto a free time');
select is((pg_temp.booked('move')).sequence, 1, 'calendars are told by the sequence');
select ok(pg_temp.is_listed(72) and not pg_temp.is_listed(80), 'the old time is free, the new one is not');
select lives_ok(format('select public.move_consultation(%L, %L)', tests.id_of('move'), pg_temp.hour(81)), 'even onto the time it overlaps itself with');
select lives_ok(format('select public.move_consultation(%L, %L)', tests.id_of('move'), pg_temp.hour(82)), 'three times');
select is(tests.outcome(format('select public.move_consultation(%L, %L)', tests.id_of('move'), pg_temp.hour(83))), 'too_often', 'and no more');
select tests.as_owner();
update public.consultations set moves = 0 where id = tests.id_of('move');
select pg_temp.place('move', pg_temp.hour(20));
select tests.sign_in('asha');
select is(tests.outcome(format('select public.move_consultation(%L, %L)', tests.id_of('move'), pg_temp.hour(83))), 'too_late', 'not within a day');

-- Paying
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.start_payment(%L, %L)', tests.id_of('held'), '0202')), 'bad_phone', 'a Kenyan number');
select pg_temp.prompted('held', 'K-1');
select matches(public.get_payment_secret((select id from public.payments where checkout_request_id = 'K-1')) ->> 'order_number', '^MC-', 'the phone shows its number');
select is(pg_temp.settled('K-1', null, 1032), 'failed', 'a cancelled prompt');
select is(pg_temp.state_of('held'), 'held failed', 'leaves the time kept');
select tests.sign_in('baraka');
select pg_temp.prompted('held', 'K-2');
select is(pg_temp.settled('K-2', 2000), 'paid', 'the money comes');
select is(pg_temp.state_of('held'), 'confirmed paid', 'and confirms it');
select is(pg_temp.settled('K-2', 2000), 'already_settled', 'once');
select tests.sign_in('baraka');
select is((select receipt from public.payments where checkout_request_id = 'K-2'), 'RK2', 'the client reads their receipt');
select is(public.cancel_consultation(tests.id_of('held')) ->> 'gave_back', 'refund', 'cancelled in time it is paid back');
select is(pg_temp.state_of('held'), 'cancelled_by_client refund_due', 'by the payment desk');
select is(tests.outcome($$ select public.bill_queue() $$), 'not_allowed', 'which is not the client''s');
select tests.sign_in('mutheu');
select is(tests.outcome($$ select public.bill_queue() $$), 'not_allowed', 'nor the practitioner''s');
select tests.sign_in('boss');
select is((select number from public.bill_queue()), (pg_temp.booked('held')).number, 'it waits there');
select is((public.record_refund(tests.id_of('held'), 2000, 'SKBACK01', phone => '0712 345 671')).amount_kes, 2000, 'and is sent back');
select is(pg_temp.state_of('held'), 'cancelled_by_client refunded', 'which settles it');
select is(tests.outcome(format('select public.resolve_bill(%L, %L)', tests.id_of('held'), 'paid')), 'wrong_state', 'once');

-- A part that came for a time that is kept goes back when its client cancels, and they are told so
select tests.sign_in('baraka');
select pg_temp.book('part', 49, 'mpesa');
select tests.as_owner();
select private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'UCPART0001', 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 1500, 'account', (pg_temp.booked('part')).number)), gen_random_uuid(), 'c2b');
select is(private.place_line('UCPART0001', '254712345671'), 'needs_review', 'a part of the price comes');
select is(pg_temp.state_of('part'), 'held needs_review', 'the time is kept');
select tests.sign_in('baraka');
select is(public.consultation_terms(tests.id_of('part')) #>> '{cancel,gives_back}', 'refund', 'before they cancel it is said that it goes back');
select is(public.cancel_consultation(tests.id_of('part')) ->> 'gave_back', 'refund', 'and so it is answered');
select is((select count(*) from public.notifications where user_id = tests.user_id('baraka') and title = 'Your consultation is cancelled'
  and message like '%We will send back KSh 1,500.'), 1::bigint, 'with the sum that came, not the price');
select is(pg_temp.state_of('part'), 'cancelled_by_client refund_due', 'the shop owes it, and asks for no rest');
select tests.sign_in('boss');
select is((select concat_ws(' ', waits, amount_kes) from public.bill_queue() where bill_id = tests.id_of('part')), 'refund 1500', 'the desk is to send it back');
select is((public.record_refund(tests.id_of('part'), 1500)).amount_kes, 1500, 'which it does');
select is(pg_temp.state_of('part'), 'cancelled_by_client refunded', 'and that settles it');

-- So it does when the shop calls it off; of a time that is only held, nobody but its client does
select tests.sign_in('baraka');
select pg_temp.book('part 2', 47, 'mpesa');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.cancel_consultation(%L)', tests.id_of('part 2'))), 'wrong_state', 'nothing came for it');
select tests.as_owner();
select private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'UCPART0002', 'completed_at',
  to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', 1500, 'account', (pg_temp.booked('part 2')).number)), gen_random_uuid(), 'c2b');
select private.place_line('UCPART0002', '254712345671');
select tests.sign_in('boss');
select is(public.cancel_consultation(tests.id_of('part 2')) ->> 'gave_back', 'refund', 'a part came, and goes back');
select is(pg_temp.state_of('part 2'), 'cancelled_by_practitioner refund_due', 'the shop owes it');

-- Late money, wrong money
select tests.sign_in('baraka');
select pg_temp.book('late', 50, 'mpesa');
select pg_temp.prompted('late', 'K-3');
select tests.as_owner();
update public.consultations set hold_expires_at = now() - interval '4 minutes' where id = tests.id_of('late');
select tests.sign_in('asha');
select ok(pg_temp.is_listed(50), 'a hold that is over holds nobody up');
select tests.as_owner();
select is(private.close_consultations(), 1, 'the job lets go of it');
select tests.as_service();
select is(pg_temp.settled('K-3', 2000), 'paid', 'late money takes the time back while it is free');
select is(pg_temp.state_of('late'), 'confirmed paid', 'which is confirmed');
select tests.sign_in('baraka');
select pg_temp.book('lost', 52, 'mpesa');
select pg_temp.prompted('lost', 'K-4');
select tests.as_owner();
update public.consultations set hold_expires_at = now() - interval '4 minutes' where id = tests.id_of('lost');
select tests.sign_in('free');
select is(pg_temp.book('taker', 52, 'mpesa', 'First talk'), 'confirmed', 'somebody else takes it');
select tests.as_service();
select is(pg_temp.settled('K-4', 2000), 'refund_due', 'then the money goes back');
select is(pg_temp.state_of('lost'), 'expired refund_due', 'and nobody loses their time');
select tests.sign_in('baraka');
select pg_temp.book('short', 54, 'mpesa');
select pg_temp.prompted('short', 'K-5');
select is(pg_temp.settled('K-5', 1), 'needs_review', 'a shilling is not the price');
select is(pg_temp.state_of('short'), 'held needs_review', 'the time stays theirs while we look');
select tests.sign_in('baraka');
select is(public.start_payment(tests.id_of('short')) ->> 'amount_kes', '1999', 'they are asked for the rest alone');
select tests.sign_in('boss');
select is((public.resolve_bill(tests.id_of('short'), 'paid')).state, 'paid', 'an administrator accepts it');
select is((select received_kes from public.bills where id = tests.id_of('short')), 1, 'as the shilling it is');

-- How it ended
select tests.as_owner();
select pg_temp.place('trial', now() - interval '9 minutes');
select tests.sign_in('mutheu');
select is(public.consultation_terms(tests.id_of('trial')) -> 'outcomes', '["completed"]', 'nobody is absent after nine minutes');
select tests.as_owner();
select pg_temp.place('trial', now() - interval '10 minutes');
select tests.sign_in('mutheu');
select is(public.close_consultation(tests.id_of('trial'), 'no_show'), 'no_show', 'after ten');
select tests.sign_in('trial');
select is(pg_temp.left_of_plan(), 0, 'who stays away has used it');
select lives_ok(format('select public.report_absence(%L)', tests.id_of('trial')), 'they say it was otherwise');
select tests.sign_in('boss');
select is((select number from public.absence_queue()), (pg_temp.booked('trial')).number, 'an administrator looks');
select is(public.settle_absence(tests.id_of('trial'), true), 'entitlement', 'and gives it back');
select tests.as_owner();
select pg_temp.place('gold', now() - interval '26 hours');
select ok(private.close_consultations() >= 1, 'what nobody closed');
select is(pg_temp.state_of('gold'), 'completed', 'took place');
select tests.sign_in('mutheu');
select is((select sum(total_kes) from public.practice_earnings()), 2000::bigint, 'and was earned');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.practice_earnings() $$), 'not_allowed', 'which only she sees');
select tests.sign_in('boss');
select is((select held from public.practice_utilisation(current_date - 3, current_date) where display_name = 'Mutheu'), 1, 'and how full the days were, the administrator');

select * from finish();
rollback;
