-- The numbers of the day and the figures: what is counted, on which day, and who may see it.
begin;
select plan(34);
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,packer,editor,dietitian,asha}'::text[]) name;
insert into public.user_roles (user_id, role)
select tests.user_id(name), role from (values ('boss', 'admin'), ('packer', 'packer'), ('editor', 'content'), ('dietitian', 'practitioner')) v (name, role);
update public.user_roles set created_at = '2024-01-01' where role = 'member';

create function pg_temp.came(bill uuid, kes integer, payment text, at timestamptz) returns void language sql as $$
  insert into public.payments (bill_id, amount_kes, phone, state, result_code, created_at) values (bill, kes, '254712345671', payment, 0, at)
$$;
-- An order, and the money that its state says came for it at that time.
create function pg_temp.sold(at timestamptz, kes integer, payment text default 'paid', fulfilment text default 'delivered') returns void language plpgsql as $$
declare
  placed uuid;
begin
  insert into public.orders (number, user_id, client_key, payment_method, payment_state, fulfilment_state, subtotal_kes, delivery_kes, total_kes,
    contact_name, phone, county, town, landmark, placed_at)
  select 'MZ-' || translate(upper(substr(md5(random()::text), 1, 6)), '01', 'XY'), tests.user_id('asha'), gen_random_uuid(), 'mpesa', payment, fulfilment,
    kes, 0, kes, 'Asha', '254712345671', 'Nairobi City', 'Kilimani', 'Gate', at
  returning id into placed;
  if payment in ('paid', 'refund_due') then
    perform pg_temp.came(placed, kes, payment, at);
  end if;
end $$;

-- Today
select pg_temp.sold(now(), 100, 'paid', 'placed'), pg_temp.sold(now(), 100, 'paid', 'placed'), pg_temp.sold(now(), 100, 'paid', 'packed'),
  pg_temp.sold(now(), 100, 'awaiting', 'placed'), pg_temp.sold(now(), 100, 'failed', 'placed'), pg_temp.sold(now(), 100, 'expired', 'cancelled'),
  pg_temp.sold(now(), 100, 'needs_review', 'placed');
insert into public.contact_messages (client_key, name, email, topic, message, state)
select gen_random_uuid(), 'Njeri', 'n@tests.example', 'other', 'Do you post to Lamu?', state from unnest('{new,new,answered,spam}'::text[]) state;
insert into public.product_reviews (product_id, user_id, rating, author_name, state, held_reason) values (9001, tests.user_id('asha'), 5, 'Asha', 'held', 'claim');
select tests.sign_in('boss');
select is(public.desk_today() - 'low_stock' - 'mpesa_answered_at' - 'unlisted_since' - 'waits_since' - 'sales_kes', '{"to_pack": 2, "to_dispatch": 1, "unpaid": 2, "needs_review": 0, "returns": 0, "consultations": 0, "consultation_care": 0, "practices": 0, "messages": 2, "held_reviews": 1, "questions": 0, "late_jobs": 0, "silent_prompts": 0}'::jsonb,
  'the owner sees what waits');
select is((public.desk_today() ->> 'low_stock')::bigint, (select count(*) from public.low_stock_products), 'and what runs low');
select is((public.desk_today() ->> 'sales_kes')::integer, 300, 'and what was sold since midnight');
select tests.as_owner();
update public.orders set placed_at = now() - interval '3 hours' where fulfilment_state = 'packed';
update public.orders set placed_at = now() - interval '4 hours' where payment_state = 'awaiting';
select tests.sign_in('boss');
select is((public.desk_today() ->> 'waits_since')::timestamptz, now() - interval '3 hours', 'and since when the oldest order waits that may leave');
select tests.as_owner();
update public.orders set placed_at = now() where fulfilment_state = 'packed' or payment_state = 'awaiting';
select tests.sign_in('boss');
select is((public.desk_today() ->> 'to_pack')::bigint, (select max(total_count) from public.order_queue('pack')), 'as many as the queue to pack holds');
select is((public.desk_today() ->> 'unpaid')::bigint, (select max(total_count) from public.order_queue('unpaid')), 'and the queue of unpaid ones');
select tests.sign_in('packer');
select is((select array_agg(k order by k) from jsonb_object_keys(public.desk_today()) k), '{low_stock,to_dispatch,to_pack,unpaid,waits_since}', 'a packer sees parcels, and no money');
select tests.sign_in('editor');
select is(public.desk_today(), '{"held_reviews": 1, "questions": 0}'::jsonb, 'an editor what is to be read');
select tests.sign_in('dietitian');
select is(public.desk_today(), '{"consultations": 0}'::jsonb, 'a practitioner the own consultations');
select tests.sign_in('asha');
select is(tests.outcome('select public.desk_today()'), 'not_allowed', 'a member has no desk');
select tests.as_visitor();
select is(tests.outcome('select public.desk_today()'), '42501', 'nor has a visitor');

-- Sales by days of Nairobi: from 21:00 UTC it is tomorrow there
select tests.as_owner();
delete from public.orders;
select pg_temp.sold('2025-03-10 20:59:59+00', 100), pg_temp.sold('2025-03-10 21:00:00+00', 200), pg_temp.sold('2025-03-11 09:00:00+00', 300),
  pg_temp.sold('2025-03-12 09:00:00+00', 400, 'awaiting', 'placed'), pg_temp.sold('2025-03-12 09:00:00+00', 500, 'expired', 'cancelled'),
  pg_temp.sold('2025-03-12 09:00:00+00', 600, 'refund_due', 'cancelled'), pg_temp.sold('2025-03-12 20:59:59.999+00', 700), pg_temp.sold('2025-03-12 21:00:00+00', 9000),
  pg_temp.sold('2025-03-07 09:00:00+00', 50), pg_temp.sold('2025-03-06 20:59:59+00', 7000);
update public.user_roles set created_at = '2025-03-11 08:00:00+00' where user_id = tests.user_id('asha');
update public.user_roles set created_at = '2025-03-09 08:00:00+00' where user_id = tests.user_id('packer') and role = 'member';
insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, amount_kes, state, period_start, period_end, paid_at)
values ('MP-222222', tests.user_id('asha'), 'premium', 'start', 700, 700, 'paid', '2025-03-11', '2025-04-11', '2025-03-11 10:00:00+00');
select pg_temp.came(id, 700, 'paid', paid_at) from public.plan_payments where number = 'MP-222222';
insert into public.user_subscriptions (user_id, plan_type, period_start, period_end) values (tests.user_id('asha'), 'premium', current_date, current_date + 20);
update public.subscription_events set at = '2025-03-11 10:00:00+00' where user_id = tests.user_id('asha');

select tests.sign_in('boss');
create temp table f as select public.shop_figures('2025-03-10', '2025-03-12') as x;
select is(jsonb_array_length(x -> 'points'), 3, 'a point for each of three days') from f;
select is((select array_agg((p ->> 'sales_kes')::integer order by p ->> 'day') from jsonb_array_elements(x -> 'points') p), '{100,500,700}', 'sales are what is paid, on the day in Nairobi') from f;
select is((select array_agg((p ->> 'orders')::integer order by p ->> 'day') from jsonb_array_elements(x -> 'points') p), '{1,2,2}', 'orders are those not cancelled') from f;
select is((select array_agg((p ->> 'sign_ups')::integer order by p ->> 'day') from jsonb_array_elements(x -> 'points') p), '{0,1,0}', 'sign-ups on their day') from f;
select is((select array_agg((p #>> '{before,sales_kes}')::integer order by p ->> 'day') from jsonb_array_elements(x -> 'points') p), '{50,0,0}', 'three days before lie beside them') from f;
select is(x -> 'totals', '{"sales_kes": 1300, "orders": 5, "sign_ups": 1, "plans_kes": 700}'::jsonb, 'the sum') from f;
select is(x -> 'totals_before', '{"sales_kes": 50, "orders": 1, "sign_ups": 1, "plans_kes": 0}'::jsonb, 'and the sum of the period before') from f;
select is((select (p ->> 'now')::integer from jsonb_array_elements(x -> 'plans') p where p ->> 'plan' = 'premium'), 1, 'plans as they are today') from f;
select is(x -> 'plan_steps', '[{"kind": "started", "many": 1, "before": 0}]'::jsonb, 'and what became of them') from f;
select is((public.shop_figures('2025-01-01', '2025-12-31') ->> 'step')::integer, 7, 'a year is read by weeks');
select is((select sum((p ->> 'sales_kes')::integer) from jsonb_array_elements(public.shop_figures('2024-06-01', '2025-12-31') -> 'points') p), 17350::bigint, 'and longer by thirty days, losing nothing');
select is(public.shop_figures('2021-01-01', '2021-01-02') -> 'totals', '{"sales_kes": 0, "orders": 0, "sign_ups": 0, "plans_kes": 0}'::jsonb, 'nothing is zero');
select is(tests.outcome($$ select public.shop_figures('2025-03-12', '2025-03-10') $$), 'bad_range', 'a period has its days in order');
select is(tests.outcome($$ select public.shop_figures('2021-01-01', '2025-03-10') $$), 'bad_range', 'and at most two years');
select is(tests.outcome($$ select public.shop_figures(null, '2025-03-10') $$), 'bad_range', 'and a beginning');

-- Visits, speed, errors
select tests.as_owner();
insert into public.analytics_events (session_id, event_type, event_name, page_url, created_at)
select 'session-' || visit, case page when 'buy' then 'purchase' else 'page_view' end, 'x', 'https://shop.example/' || case page when 'buy' then 'checkout' else page end, at::timestamptz
from (values (1, '', '2025-03-10 09:00+00'), (2, '', '2025-03-10 09:00+00'), (2, 'product/7', '2025-03-10 09:01+00'), (3, 'shop', '2025-03-11 09:00+00'),
  (3, 'cart', '2025-03-11 09:01+00'), (4, 'shop', '2025-03-11 09:00+00'), (4, 'cart', '2025-03-11 09:01+00'), (4, 'checkout', '2025-03-11 09:02+00'),
  (4, 'buy', '2025-03-11 09:03+00'), (5, 'faq', '2025-03-08 09:00+00'), (6, 'faq', '2025-03-20 09:00+00')) v (visit, page, at);
insert into public.performance_metrics (page_url, metric_name, metric_value, created_at)
select 'https://shop.example/product/' || n, 'LCP', n * 1000, '2025-03-10 09:00+00' from generate_series(1, 5) n;
insert into public.performance_metrics (page_url, metric_name, metric_value, created_at) values
  ('https://shop.example/shop', 'CLS', 0.0517, '2025-03-10 09:00+00'), ('https://shop.example/shop', 'api_success', 9999, '2025-03-10 09:00+00'),
  ('https://shop.example/cart', 'LCP', 9999, '2025-03-01 09:00+00');
insert into public.error_logs (error_message, error_type, severity, page_url, created_at) values
  ('It broke', 'TypeError', 'critical', 'https://shop.example/cart', '2025-03-10 09:00+00'), ('It broke', 'TypeError', 'critical', 'https://shop.example/shop', '2025-03-12 09:00+00'),
  ('Other', 'Error', 'error', 'https://shop.example/', '2025-03-08 09:00+00');
select tests.sign_in('boss');
select is((select array_agg((s ->> 'many')::integer) from jsonb_array_elements(public.visit_figures('2025-03-10', '2025-03-12')) s), '{4,3,2,1,1}', 'visits narrow on their way to an order');
select is((select array_agg((s ->> 'before')::integer) from jsonb_array_elements(public.visit_figures('2025-03-10', '2025-03-12')) s), '{1,0,0,0,0}', 'compared with the days before');
select is((select array_agg((s ->> 'many')::integer) from jsonb_array_elements(public.visit_figures('2022-03-10', '2022-03-12')) s), '{0,0,0,0,0}', 'no visits are five zeros');
create temp table g as select public.site_figures('2025-03-10', '2025-03-12') as x;
select is(x -> 'vitals', '[{"page": "/product/…", "samples": 5, "lcp": 4000, "inp": null, "fid": null, "cls": null, "lcp_before": null},
  {"page": "/shop", "samples": 1, "lcp": null, "inp": null, "fid": null, "cls": 0.052, "lcp_before": null}]'::jsonb, 'three of four loads were this fast or faster, products together') from g;
select is((select array_agg((p ->> 'many')::integer order by p ->> 'day') from jsonb_array_elements(x #> '{errors,points}') p), '{1,0,1}', 'errors by day') from g;
select is((x #>> '{errors,total}') || ' ' || (x #>> '{errors,before}'), '2 1', 'and against the days before') from g;
select is((x #>> '{errors,top,0,message}') || (x #>> '{errors,top,0,many}') || (x #>> '{errors,top,0,pages}'), 'It broke22', 'the most frequent first') from g;
select tests.sign_in('packer');
select is(array[tests.outcome($$ select public.shop_figures('2025-03-10', '2025-03-12') $$), tests.outcome($$ select public.visit_figures('2025-03-10', '2025-03-12') $$),
  tests.outcome($$ select public.site_figures('2025-03-10', '2025-03-12') $$)], '{not_allowed,not_allowed,not_allowed}', 'figures are the owner''s');

select * from finish();
rollback;
