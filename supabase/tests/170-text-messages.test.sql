-- Who hears of what by SMS, in which words, once; what the provider says of it; and who may see it.
begin;
select plan(96);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days)
  values ('cbd', 'City desk', 'Nairobi City', 'CBD', 'Opposite the archives', 100, 0, 1);
insert into public.profiles (user_id, phone, language) values (tests.user_id('asha'), '254712345671', 'sw')
  on conflict (user_id) do update set phone = excluded.phone, language = excluded.language;
create function pg_temp.place(key text, method text default 'mpesa', phone text default '0712345600', point text default null)
returns uuid language sql as $$
  select (public.place_guest_order(md5(key)::uuid, tests.items(9002, 1), method, 'Njeri Kamau', phone, 'Nairobi City', 'Kilimani', 'Blue gate',
    pickup_point => point, language => 'sw') #>> '{order,id}')::uuid
$$;
create function pg_temp.texts(of_order uuid) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', t.kind, t.state, t.reason), ', ' order by t.number) from private.text_messages t where t.order_id = of_order
$$;
-- Everything that waits is due.
create function pg_temp.later() returns void language sql security definer as $$
  update private.text_messages set not_before = now() - interval '1 second' where state = 'waiting'
$$;
create function pg_temp.text_of(named text) returns uuid language sql security definer as $$
  select id from private.text_messages where kind = named order by number desc limit 1
$$;
create function pg_temp.state_of(named uuid) returns text language sql security definer as $$
  select concat_ws(' ', state, reason) from private.text_messages where id = named
$$;
grant execute on all functions in schema pg_temp to public;

-- A visitor who is to pay
select tests.as_visitor();
select tests.remember('order', pg_temp.place('a'));
select tests.as_owner();
select is(pg_temp.texts(tests.id_of('order')), 'placed waiting', 'a visitor''s order is spoken of');
select is(not_before - created_at, interval '3 minutes', 'once a prompt had its time') from private.text_messages;
select is(phone, '254712345600', 'at the phone of the order') from private.text_messages;
select is(private.deliveries_due(), 0::bigint, 'and not before');
select pg_temp.later();
select is(private.deliveries_due(), 1::bigint, 'then it is due');
select tests.sign_in('asha');
select is(tests.outcome($$ select * from public.claim_texts(true) $$), '42501', 'a member claims none');
select tests.as_visitor();
select is(tests.outcome($$ select * from public.claim_texts(true) $$), '42501', 'nor does a visitor');
select is(tests.outcome($$ select public.finish_text(gen_random_uuid(), 'sent') $$), '42501', 'or finish one');
select is(tests.outcome($$ select public.take_text_report('x', 'delivered') $$), '42501', 'or report one');
select is(tests.outcome($$ select public.take_text('x', '0712345600', 'STOP') $$), '42501', 'or stop a number');
select is(tests.outcome($$ select public.stop_texts('0712345600') $$), '42501', 'in any way');
select tests.as_service();
create temporary table claimed as select * from public.claim_texts(true);
grant all on claimed to public;
select results_eq($$ select phone, kind, body, language, link = '/track?order=' || (select number from public.orders where id = tests.id_of('order')) from claimed $$,
  $$ select '254712345600', 'placed', 'Order ' || number || ': please pay KSh 1,100.', 'sw', true from public.orders where id = tests.id_of('order') $$,
  'it says what to pay, in the language they ordered in, with the way to the order');
select is_empty($$ select * from public.claim_texts(true) $$, 'it is handed out once');
select is(pg_temp.state_of(text_id), 'sending', 'and is under way') from claimed;
select public.finish_text(text_id, 'sent', 'ATX-1', 80, 1) from claimed;
select is(pg_temp.state_of(text_id), 'sent', 'the provider took it') from claimed;
select is(public.take_text_report('ATX-1', 'on_the_way', '254712345600'), 'kept', 'a report on the way changes nothing');
select is(public.take_text_report('ATX-1', 'delivered', '254712345600'), 'applied', 'that it arrived is noted');
select is(public.take_text_report('ATX-1', 'delivered', '254712345600'), 'known', 'once');
select is(public.take_text_report('ATX-1', 'on_the_way', '254712345600'), 'known', 'and nothing that comes late changes it');
select is(pg_temp.state_of(text_id), 'delivered', 'it is delivered') from claimed;

-- Paid: the money is told at once, by night too
select tests.as_owner();
select set_config('tests.token', token, true) from private.order_tokens where order_id = tests.id_of('order');
select tests.as_visitor();
select tests.remember('payment', (public.start_payment(tests.id_of('order'), order_token => current_setting('tests.token')) ->> 'payment_id')::uuid);
select tests.as_service();
select public.record_payment_prompt(tests.id_of('payment'), 'M-C-sms', 'C-sms');
select is(public.settle_payment('C-sms', 'M-C-sms', 0, 'ok', 1100, 'RSMS'), 'paid', 'the order is paid');
select is(pg_temp.texts(tests.id_of('order')), 'placed delivered, paid waiting', 'which is told');
truncate claimed;
insert into claimed select * from public.claim_texts(true);
select is(body, (select format('We have KSh 1,100 for order %s and are packing it.', number) from public.orders where id = tests.id_of('order')), 'with its sum')
  from claimed;
select public.finish_text(text_id, 'unknown', parts => 1) from claimed;
select is(pg_temp.state_of(text_id), 'unknown no_answer', 'an answer that was lost') from claimed;
select pg_temp.later();
select is_empty($$ select * from public.claim_texts(true) $$, 'is not sent again');
select is(public.take_text_report('ATX-2', 'delivered', '254712345600'), 'applied', 'its report finds it by the phone');
select is(pg_temp.state_of(text_id), 'delivered', 'and it is known') from claimed;

-- Who paid before anything was said is not asked to
select tests.as_visitor();
select tests.remember('quick', pg_temp.place('b'));
select tests.as_owner();
update public.orders set payment_state = 'paid' where id = tests.id_of('quick');
select pg_temp.later();
select tests.as_service();
select is_empty($$ select * from public.claim_texts(true) $$, 'what is out of date is not sent');
select is(pg_temp.texts(tests.id_of('quick')), 'placed dropped out_of_date', 'but noted');

-- On the way, at the pickup point, delivered: not at night
select tests.sign_in('boss');
select is(tests.outcome(format('select public.parcel_at_pickup(%L)', tests.id_of('quick'))), 'wrong_state', 'nothing is at a pickup point that was not sent there');
select tests.as_visitor();
select tests.remember('fetched', pg_temp.place('c', point => 'cbd', phone => '0712345601'));
select is(tests.outcome(format('select public.parcel_at_pickup(%L)', tests.id_of('fetched'))), '42501', 'a visitor says nothing of it');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.parcel_at_pickup(%L)', tests.id_of('fetched'))), 'not_allowed', 'nor does a member');
select tests.as_owner();
update public.orders set payment_state = 'paid' where id = tests.id_of('fetched');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('fetched'), 'dispatched');
select public.parcel_at_pickup(tests.id_of('fetched'));
select public.parcel_at_pickup(tests.id_of('fetched'));
select tests.as_owner();
select is(pg_temp.texts(tests.id_of('fetched')), 'placed waiting, dispatched waiting, at_pickup waiting', 'each step is told once');
select results_eq($$ select not_before from private.text_messages where kind in ('dispatched', 'at_pickup') order by number $$,
  $$ values (private.after_quiet_hours(now() + interval '10 minutes', 'Africa/Nairobi')), (private.after_quiet_hours(now(), 'Africa/Nairobi')) $$,
  'not at night, and that it left once nobody takes that back');
select is(private.text_words(t), null, 'who can fetch it does not hear that it is on its way') from private.text_messages t where t.kind = 'dispatched';
select is(count(*), 1::bigint, 'the desk reads what is there') from public.pickup_arrivals;
select is(private.text_words(t), (select format('Order %s is at the pickup point for you: City desk.', number) from public.orders where id = tests.id_of('fetched')), 'with where it is')
  from private.text_messages t where t.kind = 'at_pickup';
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('fetched'), 'delivered');
select tests.as_owner();
select tests.sign_in('asha');
select is_empty('select * from public.pickup_arrivals', 'a member does not');
select tests.as_owner();
select pg_temp.later();
select tests.as_service();
truncate claimed;
insert into claimed select * from public.claim_texts(true, 50);
select is((select string_agg(kind, ' ') from claimed), 'delivered', 'who has the parcel hears no more of its way');

-- Refused, and tried again
select public.finish_text(text_id, 'retry', reason => 'balance') from claimed;
select is(pg_temp.state_of(text_id), 'waiting', 'without money it waits') from claimed;
select tests.as_owner();
select is(count(*), 1::bigint, 'and the desk is told')
  from public.notifications where user_id = tests.user_id('boss') and title = 'SMS do not go out' and message like 'The money at the SMS provider has ended.%';
select is(private.deliveries_due(), 0::bigint, 'it is not tried at once');
select pg_temp.later();
select tests.as_service();
truncate claimed;
insert into claimed select * from public.claim_texts(true);
select public.finish_text(text_id, 'failed', reason => 'bad_number') from claimed;
select is(pg_temp.state_of(text_id), 'failed bad_number', 'a number that is none ends it') from claimed;

-- Handed out and never heard of
select tests.as_visitor();
select tests.remember('crashed', pg_temp.place('d', 'cash', '0712345602'));
select tests.as_service();
truncate claimed;
insert into claimed select * from public.claim_texts(true);
select is(body, (select format('Thank you for order %s. Have KSh 1,100 ready in cash.', number) from public.orders where id = tests.id_of('crashed')), 'cash is told at once')
  from claimed;
select tests.as_owner();
update private.text_messages set claimed_at = now() - interval '6 minutes' where state = 'sending';
select tests.as_service();
select is_empty($$ select * from public.claim_texts(true) $$, 'is not sent anew');
select is(pg_temp.state_of(text_id), 'unknown lost', 'and nobody says that it was') from claimed;
select public.finish_text(text_id, 'sent', 'ATX-3', 80, 1) from claimed;
select is(pg_temp.state_of(text_id), 'sent', 'an answer that comes late still counts') from claimed;

-- A report before the answer
select tests.as_visitor();
select tests.remember('early', pg_temp.place('e', 'cash', '0712345603'));
select tests.as_service();
truncate claimed;
insert into claimed select * from public.claim_texts(true);
select is(public.take_text_report('ATX-4', 'failed', '254712345603', 'AbsentSubscriber'), 'kept', 'a report that is faster than the answer');
select public.finish_text(text_id, 'sent', 'ATX-4', 80, 1) from claimed;
select is(pg_temp.state_of(text_id), 'failed not_delivered', 'counts once it is known') from claimed;
select is(public.take_text_report('ATX-4', 'delivered', '254712345603'), 'applied', 'and what arrives after all is delivered');
select is(public.take_text_report('nobody''s', 'delivered', '254711111111'), 'kept', 'an unknown number changes nothing');

-- STOP and START
select tests.as_owner();
select is((select array_agg(private.text_choice(said)) from unnest(array['STOP', ' Stop. ', 'stop tafadhali', 'STOP!!! 😡', '"STOP"', 'SITOP', 'ACHA', 'MIZIZI STOP', 'Please stop',
  'Please stop sending me messages', 'Sitaki sms zenu tena', 'No more texts', 'msinitumie tena']) said), array_fill(true, array[13]), 'whoever says so wants no more, in their own words');
select is((select array_agg(private.text_choice(said)) from unnest(array['Can the rider stop at Naivas?', 'The stop is near the church, bus stop 4', 'Don''t send it to Nairobi, send it to Thika', 'acha kwa mlinzi',
  'start tafadhali', 'Anza']) said), array[null, null, null, null, false, false], 'a place to stop is none of them, and START comes back as it was written');
select tests.as_service();
select is(public.take_text('in-1', '+254712345604', ' Stop! ', '2026-11-01 10:00+00'), 'stopped', 'STOP ends it');
select is(public.take_text('in-2', '+254712345604', 'START', '2026-11-01 11:00+00'), 'started', 'START begins it again');
select is(public.take_text('in-1', '+254712345604', 'STOP', '2026-11-01 10:00+00'), 'known', 'an old STOP that comes again does not end it');
select is(public.take_text('in-3', '0712345604', 'acha', '2026-11-01 12:00+00'), 'stopped', 'in Kiswahili too');
select tests.as_visitor();
select tests.remember('stopped', pg_temp.place('f', 'cash', '0712345604'));
select tests.as_service();
select is_empty($$ select * from public.claim_texts(true) $$, 'a number that wrote STOP gets nothing');
select is(pg_temp.texts(tests.id_of('stopped')), 'placed dropped stopped', 'and the desk sees why');
select is(public.take_text('in-4', '0712345604', 'Where is it?'), 'message', 'anything else is a message to the shop');
select is(public.take_text('in-4', '0712345604', 'Where is it?'), 'known', 'once');
select is(public.take_text('in-5', 'Safaricom', 'You have bonga points'), 'ignored', 'names of networks write none');
select tests.sign_in('boss');
select results_eq($$ select name, phone, email, topic, message, order_number from public.contact_messages $$,
  $$ select 'Njeri Kamau', '254712345604', null, 'order', 'Where is it?', number from public.orders where id = tests.id_of('stopped') $$,
  'with the newest order of the phone');

-- Members: who chose SMS and has no device that takes push messages
select tests.sign_in('asha');
select is(public.my_texts(), '{"is_on": true, "has_whatsapp": false, "phone": "254712345671", "is_stopped": false}', 'a member sees where SMS go');
select tests.remember('unasked', (tests.order_of(9002, 1, 'cash')).id);
select lives_ok($$ insert into public.notification_preferences (by_text) values (true) $$, 'chooses them');
select tests.remember('asked', (tests.order_of(9002, 1, 'cash')).id);
select public.save_push_subscription('https://push.example/phone', repeat('A', 87), repeat('b', 22), 'phone');
select tests.remember('pushed', (tests.order_of(9002, 1, 'cash')).id);
select tests.as_owner();
select is(pg_temp.texts(tests.id_of('unasked')), null, 'nobody gets an SMS unasked');
select is(pg_temp.texts(tests.id_of('asked')), 'placed waiting', 'who chose it does');
select is(pg_temp.texts(tests.id_of('pushed')), 'placed standby', 'a device goes first');
select is((select string_agg(private.text_link(t), ' ') from private.text_messages t where t.user_id is not null), '/orders /orders', 'members open their orders');
select is(public.take_text('in-6', (select phone from public.orders where id = tests.id_of('asked')), 'It is for me.'), 'message',
  'somebody writes for whom a member ordered');
select is((select count(*) from public.contact_messages where phone is not null and user_id is not null), 0::bigint,
  'which is no message of the member');
delete from public.push_subscriptions;
select is(pg_temp.texts(tests.id_of('pushed')), 'placed waiting', 'when the device is gone, the SMS goes');
select tests.sign_in('asha');
select public.save_push_subscription('https://push.example/tablet', repeat('A', 87), repeat('b', 22), 'tablet');
select tests.remember('taken', (tests.order_of(9002, 1, 'cash')).id);
select tests.remember('not taken', (tests.order_of(9002, 1, 'cash')).id);
select tests.as_owner();
update private.deliveries d set state = case when n.metadata ->> 'order_id' = tests.id_of('taken')::text then 'sent' else 'failed' end
  from public.notifications n where n.id = d.notification_id and d.state = 'waiting';
select is(pg_temp.texts(tests.id_of('taken')), null, 'what a device took is not said twice');
select is(pg_temp.texts(tests.id_of('not taken')), 'placed waiting', 'what it refused is said by SMS');
delete from public.push_subscriptions;
delete from private.text_messages where order_id = tests.id_of('not taken');
insert into public.stock_alerts (user_id, product_id) values (tests.user_id('asha'), 9003);
update public.products set stock = 3 where id = 9003;
select is((select private.text_words(t) || private.text_link(t) from private.text_messages t where t.kind = 'back_in_stock'),
  'Something you asked about can be ordered again./product/9003', 'a product that is back is not named');

-- The ceiling of a month
update public.shop_settings set text_ceiling_kes = 4;
select tests.as_service();
select pg_temp.later();
truncate claimed;
insert into claimed select * from public.claim_texts(true, 50);
select is((select string_agg(kind, ' ') from claimed), 'placed placed', 'from four fifths on only what somebody waits for goes out');
select tests.as_owner();
select is(pg_temp.state_of(pg_temp.text_of('back_in_stock')), 'dropped ceiling', 'the rest is not sent');
select is(count(*), 1::bigint, 'and the desk is told') from public.notifications where message like 'Four fifths of the KSh 4 for SMS are spent.%';
update public.shop_settings set text_ceiling_kes = 0;
select is(private.text_level(), 2, 'at the whole nothing goes out');
select is(private.text_level(), 2, 'nor later');
select is(count(*), 1::bigint, 'which is told once') from public.notifications where message like 'The KSh 0 for SMS are spent.%';

-- The desk
select tests.sign_in('asha');
select is(tests.outcome('select public.text_figures()'), 'not_allowed', 'figures are the desk''s');
select is(tests.outcome(format('select public.order_messages(%L)', tests.id_of('order'))), 'not_allowed', 'so are the messages of an order');
select tests.sign_in('boss');
select is(public.text_figures() #> '{months,0}', jsonb_build_object('month', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM'), 'sent', 4, 'delivered', 3, 'failed', 1,
  'unknown', 0, 'held_back', 2, 'cost_cents', 340), 'a month in figures') from (select 1) one;
select is((select jsonb_agg(m - '{at,phone,body}'::text[]) from jsonb_array_elements(public.order_messages(tests.id_of('order'))) m),
  '[{"channel": "sms", "state": "delivered", "reason": null, "kind": "placed", "cost_cents": 80},
    {"channel": "sms", "state": "delivered", "reason": null, "kind": "paid", "cost_cents": null}]', 'an order shows what went to its buyer');

-- One phone
select tests.as_owner();
update public.shop_settings set text_ceiling_kes = 5000;
insert into private.text_messages (kind, phone, state, not_before, sent_at)
select 'placed', '254712345607', 'delivered', now(), now() from generate_series(1, 20);
select tests.as_visitor();
select tests.remember('many', pg_temp.place('many', 'cash', '0712345607'));
select tests.as_service();
select is_empty($$ select * from public.claim_texts(true) where phone = '254712345607' $$, 'a phone gets twenty within a day');
select is(pg_temp.texts(tests.id_of('many')), 'placed dropped too_many', 'and no more');

-- Switched off
select tests.as_visitor();
select tests.remember('off', pg_temp.place('g', 'cash', '0712345605'));
select tests.as_service();
select is_empty($$ select * from public.claim_texts(false) $$, 'without a provider nothing is sent');
select is(pg_temp.texts(tests.id_of('off')), 'placed dropped off', 'and nothing piles up');
select tests.sign_in('boss');
select is(public.order_messages(tests.id_of('off')), '[]', 'nor does the desk read of it');

-- A restored shop
select tests.as_visitor();
select tests.remember('restored', pg_temp.place('h', 'cash', '0712345606'));
select tests.as_owner();
select private.begin_after_restore(now() - interval '1 hour', now());
select is(pg_temp.texts(tests.id_of('restored')), 'placed dropped restored', 'what a backup knew as waiting may have been sent since');

-- Kept for a while
update private.text_messages set created_at = now() - interval '61 days' where order_id = tests.id_of('order');
select private.forget_old_deliveries();
select is((select string_agg(concat_ws(' ', kind, phone, body), ', ' order by number) from private.text_messages where order_id = tests.id_of('order')), 'placed, paid', 'phones and texts are forgotten');
update private.text_messages set created_at = now() - interval '14 months' where order_id = tests.id_of('order');
select private.forget_old_deliveries();
select is(pg_temp.texts(tests.id_of('order')), null, 'and then all of it');
-- What somebody typed is not sent to the phone of somebody else
select tests.as_owner();
update public.orders set town = 'Win 5000, call 0722111222' where id = tests.id_of('order');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('order'), 'dispatched') is not null;
select tests.as_owner();
select is((select private.text_words(t) from private.text_messages t where t.order_id = o.id and t.kind = 'dispatched'), format('Order %s is on its way to you.', o.number),
  'no town stands in an SMS') from public.orders o where o.id = tests.id_of('order');

-- Who paid too much hears that it came
select tests.as_visitor();
select tests.remember('much', pg_temp.place('m', 'mpesa', '0712345655'));
select tests.as_owner();
select set_config('tests.token', token, true) from private.order_tokens where order_id = tests.id_of('much');
select tests.as_visitor();
select tests.remember('much paid', (public.start_payment(tests.id_of('much'), order_token => current_setting('tests.token')) ->> 'payment_id')::uuid);
select tests.as_service();
select public.record_payment_prompt(tests.id_of('much paid'), 'M-C-much', 'C-much');
select is(public.settle_payment('C-much', 'M-C-much', 0, 'ok', 5000, 'RMUCH'), 'needs_review', 'somebody looks at it');
select tests.as_owner();
select is((select private.text_words(t) from private.text_messages t where t.order_id = o.id and t.kind = 'underpaid'),
  format('KSh 5,000 came for order %s, more than it costs. We look at it and write to you.', o.number), 'and they hear so')
  from public.orders o where o.id = tests.id_of('much');

select * from finish();
rollback;
