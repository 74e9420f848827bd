-- Which message goes by WhatsApp and which by SMS, what becomes of one when the other failed, and who may see it.
begin;
select plan(57);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.profiles (user_id, phone, language) values (tests.user_id('asha'), '254712345671', 'sw')
  on conflict (user_id) do update set phone = excluded.phone, language = excluded.language;
update public.shop_settings set whatsapp_cents = 60;
create function pg_temp.place(key text, phone text)
returns uuid language sql as $$
  select (public.place_guest_order(md5(key)::uuid, tests.items(9002, 1), 'cash', 'Njeri Kamau', phone, 'Nairobi City', 'Kilimani', 'Blue gate',
    language => 'sw') #>> '{order,id}')::uuid
$$;
create function pg_temp.texts(of_order uuid) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', t.channel, t.state, t.reason), ', ' order by t.number) from private.text_messages t where t.order_id = of_order
$$;
create function pg_temp.cost(of_message text) returns integer language sql security definer as $$
  select cost_cents from private.text_messages where provider_id = of_message
$$;
create function pg_temp.by_whatsapp(of_order uuid) returns uuid language sql security definer as $$
  select id from private.text_messages where order_id = of_order and channel = 'whatsapp'
$$;
create function pg_temp.sent_before(of_order uuid, minutes integer) returns void language sql security definer as $$
  update private.text_messages set sent_at = now() - interval '1 minute' * minutes where order_id = of_order
$$;
create function pg_temp.forget_waiting() returns void language sql security definer as $$
  delete from private.text_messages where state = 'waiting'
$$;
create function pg_temp.later() returns void language sql security definer as $$
  update private.text_messages set not_before = now() - interval '1 second' where state = 'waiting'
$$;
-- Hands out what is due, both channels set up, and answers how it goes.
create function pg_temp.claim(has_sms boolean default true, has_whatsapp boolean default true) returns text language plpgsql as $$
declare answer text;
begin
  truncate claimed;
  insert into claimed select * from public.claim_texts(has_sms, 50, has_whatsapp);
  select string_agg(c.channel || ' ' || c.kind, ', ' order by c.channel, c.kind) into answer from claimed c;
  return answer;
end $$;
grant execute on all functions in schema pg_temp to public;
create temporary table claimed (text_id uuid, phone text, kind text, body text, link text, language text, channel text);
grant all on claimed to public;

-- Functions only
select tests.sign_in('asha');
select is(tests.outcome($$ select public.take_whatsapp_report('wamid.x', 'delivered') $$), '42501', 'a member reports nothing');
select is(tests.outcome($$ select * from public.claim_texts(true, 5, true) $$), '42501', 'nor claims anything');
select tests.as_visitor();
select is(tests.outcome($$ select public.take_whatsapp_report('wamid.x', 'delivered') $$), '42501', 'a visitor does not either');
select is(tests.outcome($$ select public.take_text('x', '0712345600', 'STOP', null, 'whatsapp') $$), '42501', 'or write in the name of a phone');

-- A visitor: WhatsApp first, and an SMS only where it failed
select tests.remember('one', pg_temp.place('a', '0712345600'));
select tests.as_service();
select is(pg_temp.claim(), 'whatsapp placed', 'a visitor hears by WhatsApp');
select is(pg_temp.claim(), null, 'once');
select public.finish_text(pg_temp.by_whatsapp(tests.id_of('one')), 'sent', 'wamid.1', null, 1);
select is(pg_temp.texts(tests.id_of('one')), 'whatsapp sent', 'Meta took it');
select is(pg_temp.cost('wamid.1'), 60, 'at the price of the settings');
select is(public.take_whatsapp_report('wamid.1', 'on_the_way'), 'kept', 'a report on the way changes nothing');
select is(public.take_whatsapp_report('wamid.1', 'delivered', is_charged => false), 'applied', 'it arrived');
select is(pg_temp.cost('wamid.1'), 0, 'and cost nothing, as Meta says');
select is(public.take_whatsapp_report('wamid.1', 'failed', reason => 'not_there'), 'known', 'what comes late says no more');
select is(pg_temp.texts(tests.id_of('one')), 'whatsapp delivered', 'no SMS goes beside it');

select tests.as_visitor();
select tests.remember('two', pg_temp.place('b', '0712345601'));
select tests.as_service();
select is(pg_temp.claim(), 'whatsapp placed', 'another one');
select public.finish_text(text_id, 'sent', 'wamid.2', null, 1) from claimed;
select is(public.take_whatsapp_report('wamid.2', 'failed', reason => 'not_there'), 'applied', 'who has no WhatsApp');
select is(pg_temp.texts(tests.id_of('two')), 'whatsapp failed not_there, sms waiting', 'gets an SMS');
select is(pg_temp.cost('wamid.2'), 0, 'and the message that failed cost nothing');
select is(pg_temp.claim(), 'sms placed', 'once');
select is((select body from claimed), (select format('Thank you for order %s. Have KSh 1,100 ready in cash.', number) from public.orders where id = tests.id_of('two')),
  'in the same words');
select public.finish_text(text_id, 'sent', 'ATX-2', 80, 1) from claimed;
select is(public.take_whatsapp_report('wamid.2', 'failed', reason => 'not_there'), 'known', 'a report that comes twice');
select is(pg_temp.texts(tests.id_of('two')), 'whatsapp failed not_there, sms sent', 'sends no second one');
select tests.as_owner();
select is(private.takes_whatsapp(t), false, 'the next one to this phone is an SMS at once')
  from private.text_messages t where t.order_id = tests.id_of('two') and t.channel = 'sms';
select tests.as_visitor();

-- Not delivered in time
select tests.remember('three', pg_temp.place('c', '0712345602'));
select tests.as_service();
select is(pg_temp.claim(), 'whatsapp placed', 'a phone that is off');
select public.finish_text(text_id, 'unknown', parts => 1) from claimed;
select is(pg_temp.texts(tests.id_of('three')), 'whatsapp unknown no_answer', 'of which no answer came');
select tests.as_owner();
select pg_temp.sent_before(tests.id_of('three'), 29);
select is(private.deliveries_due(), 0::bigint, 'is given half an hour');
select pg_temp.sent_before(tests.id_of('three'), 31);
select is(private.deliveries_due(), 1::bigint, 'then it is due');
select tests.as_service();
select is(pg_temp.claim(), null, 'and waits ten minutes for reports on their way');
select is(pg_temp.texts(tests.id_of('three')), 'whatsapp unknown no_answer, sms waiting', 'with an SMS ready');
select pg_temp.later();
select is(pg_temp.claim(), 'sms placed', 'which goes then');
select is(pg_temp.texts(tests.id_of('three')), 'whatsapp failed too_late, sms sending', 'in its place');
select tests.as_visitor();
select tests.remember('four', pg_temp.place('d', '0712345603'));
select tests.as_service();
select pg_temp.claim() is not null;
select public.finish_text(text_id, 'unknown', parts => 1) from claimed;
select pg_temp.sent_before(tests.id_of('four'), 31);
select pg_temp.claim() is null;
select is(public.take_whatsapp_report('wamid.4', 'delivered', pg_temp.by_whatsapp(tests.id_of('four'))),
  'applied', 'a report finds the message whose answer was lost by our own number');
select pg_temp.later();
select is(pg_temp.claim(), null, 'and then no SMS goes');
select is(pg_temp.texts(tests.id_of('four')), 'whatsapp delivered, sms dropped arrived', 'but the message that arrived stays alone');

-- What is not urgent waits out the night in its second channel as well
select tests.as_owner();
insert into private.text_messages (kind, order_id, phone, channel, state, not_before, provider_id, sent_at, claimed_at, attempts)
values ('delivered', tests.id_of('one'), '254712345600', 'whatsapp', 'sent', now(), 'wamid.5', now(), now(), 1);
select tests.as_service();
select is(public.take_whatsapp_report('wamid.5', 'failed', reason => 'not_delivered'), 'applied', 'one that was not urgent failed');
select tests.as_owner();
select is(x.not_before, private.after_quiet_hours(now(), 'Africa/Nairobi'), 'its SMS waits out the night')
  from private.text_messages x join private.text_messages t on t.id = x.instead_of where t.provider_id = 'wamid.5';
select pg_temp.forget_waiting();

-- What keeps all of them back
select tests.as_visitor();
select tests.remember('five', pg_temp.place('e', '0712345604'));
select tests.as_service();
select pg_temp.claim() is not null;
select public.finish_text(text_id, 'retry', reason => 'key') from claimed;
select is(pg_temp.texts(tests.id_of('five')), 'whatsapp failed not_taken, sms waiting', 'without a token SMS go');
select tests.as_owner();
select is(count(*), 1::bigint, 'and the desk is told, with the way there') from public.notifications
  where user_id = tests.user_id('boss') and title = 'WhatsApp messages do not go out' and metadata ->> 'link' = '/admin/settings?tab=whatsapp';
select is((select problem from private.text_account where channel = 'sms'), null, 'SMS have no problem of their own');
select pg_temp.forget_waiting();
select tests.as_visitor();
select tests.remember('six', pg_temp.place('f', '0712345605'));
select tests.as_service();
select is(pg_temp.claim(false), 'whatsapp placed', 'without SMS');
select public.finish_text(text_id, 'retry', reason => 'key') from claimed;
select is(pg_temp.texts(tests.id_of('six')), 'whatsapp waiting', 'it waits for the token');
select pg_temp.later();
select is(pg_temp.claim(true, false), 'sms placed', 'and goes by SMS where that is all there is');

-- Too many at once: tried again, by SMS at the third time
select tests.as_visitor();
select tests.remember('seven', pg_temp.place('g', '0712345606'));
select tests.as_service();
select pg_temp.claim() is not null;
select public.finish_text(text_id, 'retry') from claimed;
select is(pg_temp.texts(tests.id_of('seven')), 'whatsapp waiting', 'what was surely not taken is tried again');
select pg_temp.later();
select pg_temp.claim() is not null;
select public.finish_text(text_id, 'retry') from claimed;
select pg_temp.later();
select pg_temp.claim() is not null;
select public.finish_text(text_id, 'retry') from claimed;
select is(pg_temp.texts(tests.id_of('seven')), 'whatsapp failed not_taken, sms waiting', 'and goes by SMS at the third time');
select pg_temp.forget_waiting();

-- STOP holds for both
select is(public.take_text('wamid.in-1', '254712345607', 'Acha', now(), 'whatsapp'), 'stopped', 'STOP by WhatsApp');
select tests.as_visitor();
select tests.remember('eight', pg_temp.place('h', '0712345607'));
select tests.as_service();
select is(pg_temp.claim(), null, 'ends both');
select is(pg_temp.texts(tests.id_of('eight')), 'whatsapp dropped stopped', 'and the desk sees why');
select is(public.take_text('wamid.in-2', '254712345607', 'Where is it?', now(), 'whatsapp'), 'message', 'anything else is a message to the shop');
select is(public.take_text('wamid.in-2', '254712345607', 'Where is it?', now(), 'whatsapp'), 'known', 'once');
select tests.sign_in('boss');
select is((select channel from public.contact_messages where phone = '254712345607'), 'whatsapp', 'which says how it came');

-- Members choose
select tests.sign_in('asha');
select is(public.my_texts() -> 'has_whatsapp', 'true'::jsonb, 'a member reads that the shop has WhatsApp');
insert into public.notification_preferences (by_text) values (true);
select tests.remember('by sms', (tests.order_of(9002, 1, 'cash')).id);
select tests.as_service();
select is(pg_temp.claim(), 'sms placed', 'who chose SMS hears by SMS');
select tests.sign_in('asha');
update public.notification_preferences set by_whatsapp = true;
select tests.remember('by whatsapp', (tests.order_of(9002, 1, 'cash')).id);
select tests.as_service();
select is(pg_temp.claim(), 'whatsapp placed', 'who chose WhatsApp by WhatsApp');

-- One ceiling
select tests.as_owner();
update public.shop_settings set text_ceiling_kes = 1;
select is(private.text_level(), 2, 'both spend the same money');
select is(count(*), 1::bigint, 'of which the desk hears') from public.notifications where message like 'The KSh 1 for SMS and WhatsApp are spent.%';

-- The desk
select tests.sign_in('asha');
select is(tests.outcome($$ select public.text_figures('whatsapp') $$), 'not_allowed', 'figures are the desk''s');
select tests.sign_in('boss');
select is(public.text_figures('whatsapp') - '{months,problem_since,waiting,spent_cents}'::text[],
  '{"is_on": true, "problem": "key", "ceiling_kes": 1, "whatsapp_cents": 60, "stopped": 1}', 'who reads what keeps them back');
select is((select jsonb_agg(m -> 'channel') from jsonb_array_elements(public.order_messages(tests.id_of('two'))) m), '["whatsapp", "sms"]',
  'and of an order how each of its messages went');

select * from finish();
rollback;
