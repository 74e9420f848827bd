begin;
select plan(39);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
delete from private.rate_windows;

-- What a visitor may do
select tests.as_visitor();
select lives_ok($$ insert into public.error_logs (user_id, error_message, error_stack, error_type, severity, page_url, user_agent, component_stack)
  values (null, 'x is not a function', 'at a', 'TypeError', 'critical', 'http://localhost/shop', 'Browser', 'in Shop') $$, 'a visitor''s crash is kept');
select lives_ok($$ insert into public.performance_metrics (page_url, metric_name, metric_value, metadata)
  values ('/shop', 'LCP', 1234.5, '{"connection_type": "4g", "device_memory": 4}') $$, 'a measurement is kept');
select lives_ok($$ insert into public.analytics_events (session_id, event_type, event_name, page_url, referrer, properties, user_agent, device_type, browser, os)
  values ('0123456789abcdef', 'page_view', 'page_view', '/shop', '', '{}', 'Browser', 'mobile', 'Chrome', 'Android') $$, 'a view is kept');
select is(tests.outcome('select * from public.error_logs'), '42501', 'visitors read no errors');
select is(tests.outcome('select * from public.performance_metrics'), '42501', 'no measurements');
select is(tests.outcome('select * from public.analytics_events'), '42501', 'no events');
select is(tests.outcome($$ insert into public.error_logs (user_id, error_message) values (tests.user_id('asha'), 'x') $$), '42501', 'and speak for nobody');
select is(tests.outcome($$ insert into public.error_logs (error_message, created_at) values ('x', '2020-01-01') $$), '42501', 'the time is ours');
select is(tests.outcome($$ insert into public.analytics_events (session_id, event_type, event_name, page_url) values ('0123456789', 'spying', 'x', '/') $$), '23514', 'unknown kinds are refused');
select is(tests.outcome($$ insert into public.performance_metrics (page_url, metric_name, metric_value) values ('/', 'LCP', -1) $$), '23514', 'so are impossible values');

-- A member
select tests.sign_in('asha');
select lives_ok($$ insert into public.error_logs (user_id, error_message) values (tests.user_id('asha'), 'mine') $$, 'a member signs with their own id');
select lives_ok($$ insert into public.error_logs (error_message) values ('nobody''s') $$, 'or with none');
select is(tests.outcome($$ insert into public.error_logs (user_id, error_message) values (tests.user_id('baraka'), 'x') $$), '42501', 'not with another''s');
select is(tests.outcome($$ insert into public.performance_metrics (user_id, page_url, metric_name, metric_value) values (tests.user_id('baraka'), '/', 'LCP', 1) $$), '42501', 'nor under measurements');
select is(tests.outcome($$ insert into public.analytics_events (user_id, session_id, event_type, event_name, page_url) values (tests.user_id('baraka'), '0123456789', 'click', 'x', '/') $$), '42501', 'nor under events');
select is_empty('select * from public.error_logs', 'they read none of it');
select is_empty('select * from public.analytics_events', 'nor the events');
select is(tests.outcome($$ update public.error_logs set error_message = 'y' $$), '42501', 'changes nothing');
select is(tests.outcome('delete from public.analytics_events'), '42501', 'removes nothing');

-- The owner of the shop
select tests.sign_in('boss');
select is(count(*), 3::bigint, 'an administrator reads the errors') from public.error_logs;
select is(count(*), 1::bigint, 'the measurements') from public.performance_metrics;
select is(count(*), 1::bigint, 'and the events') from public.analytics_events;
select is(tests.outcome('delete from public.error_logs'), '42501', 'and removes none');
select is(severity || ' ' || error_type || ' ' || component_stack, 'critical TypeError in Shop', 'as they came')
from public.error_logs where error_message = 'x is not a function';

-- What is too long is cut, what is private taken out
select tests.as_visitor();
select lives_ok($$ insert into public.error_logs (error_message, error_stack, component_stack, page_url, user_agent, error_type, app_version)
  values ('no njeri@example.co.ke or +254712345678 or eyJhbGciOi.eyJzdWIi.sig ' || repeat('m', 2000), 'at f (https://x/assets/a.js?token=abc:1:2) ' || repeat('s', 20000), repeat('c', 20000),
    'https://njeri:secret@x.example/orders?phone=0712345678#top', repeat('u', 900), repeat('t', 900), repeat('1', 900)) $$, 'a huge error is kept');
select lives_ok($$ insert into public.analytics_events (session_id, event_type, event_name, page_url, referrer, properties)
  values ('0123456789abcdef', 'click', 'call 0712345678', '/search?q=hiv+medicine', 'https://google.example/?q=depression',
    '{"items": 2, "weight_kg": 80, "symptoms": "many", "email": "a@b.ke", "deep": {"a": 1}}') $$, 'an indiscreet event is kept');
select lives_ok($$ insert into public.analytics_events (session_id, event_type, event_name, page_url, properties)
  values ('0123456789abcdef', 'click', 'big', '/', jsonb_build_object('note', repeat('x', 5000))) $$, 'a huge one too');
select tests.as_owner();
select ok(length(error_message) = 1000 and length(error_stack) = 8000 and length(component_stack) = 8000 and length(user_agent) = 400 and length(error_type) = 100, 'cut')
from public.error_logs where error_message like 'no %';
select ok(error_message like 'no [email] or [phone] or [token] m%' and error_stack like 'at f (https://x/assets/a.js:1:2) s%', 'without address, phone and tokens')
from public.error_logs where error_message like 'no %';
select is(app_version, repeat('1', 40), 'with the version it happened in') from public.error_logs where error_message like 'no %';
select is(page_url, 'https://x.example/orders', 'without a query') from public.error_logs where error_message like 'no %';
select results_eq($$ select event_name, page_url, referrer, properties from public.analytics_events where event_name like 'call%' $$,
  $$ values ('call [phone]', '/search', 'https://google.example/', '{"items": 2}'::jsonb) $$, 'and without what concerns health or a person');
select is(properties, '{}', 'too much is nothing') from public.analytics_events where event_name = 'big';

-- Shares
select tests.sign_in('asha');
select is(tests.touched($$ insert into public.error_logs (error_message) select 'flood' from generate_series(1, 50) $$), 18::bigint, 'of a flood only the first are kept');
select tests.sign_in('baraka');
select is(tests.touched($$ insert into public.error_logs (error_message) values ('another') $$), 1::bigint, 'others still have room');
select tests.as_visitor();
select is(tests.touched($$ insert into public.analytics_events (session_id, event_type, event_name, page_url) select 'one-session', 'click', 'x', '/' from generate_series(1, 400) $$), 300::bigint, 'a visit has its share');
select is(tests.touched($$ insert into public.error_logs (error_message) select 'x' from generate_series(1, 900) $$), 577::bigint, 'and so has everybody together');

-- Erasing a person takes the name out
select tests.as_owner();
insert into public.analytics_events (user_id, session_id, event_type, event_name, page_url) values (tests.user_id('asha'), 'asha-session', 'click', 'x', '/');
select ok(private.erase_account(tests.user_id('asha')), 'asha leaves');
select ok(not exists (select 1 from public.analytics_events where session_id = 'asha-session')
  and exists (select 1 from public.error_logs where error_message = 'mine' and user_id is null), 'her events are gone, the error stays without her');
select * from finish();
rollback;
