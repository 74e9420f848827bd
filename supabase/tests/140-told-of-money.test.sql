-- What a payer is told of their money, by each decision, kind of bill and sum, and what stands on its page: one notice each, and no
-- sentence that the ledger does not hold.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,mutheu,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('mutheu'), 'practitioner');
update public.products set stock = 1000;
update public.practitioners set licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = current_date + 300,
  verified_at = now(), status = 'active', slot_minutes = 60, min_notice_minutes = 0, works_on_holidays = true;
insert into public.practice_hours (practitioner_id, weekday, opens, closes)
select p.id, d, '00:00', '24:00' from public.practitioners p, generate_series(1, 7) d;
insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes)
select id, 'First visit', 60, 700, '{video}' from public.practitioners;
create table pg_temp.heard (id uuid);
create table pg_temp.hours (n integer);
insert into pg_temp.hours values (30);
create function pg_temp.place(called text, kind text, who text default 'asha') returns void language plpgsql as $$
declare
  hour integer;
begin
  perform tests.as_owner();
  update pg_temp.hours set n = n + 2 returning n into hour;
  -- a month can be asked for once at a time, and not while one is paid
  update public.user_subscriptions set plan_type = 'free', status = 'active', period_start = null, period_end = null, next_plan = null
  where user_id = tests.user_id(who);
  update public.plan_payments set state = 'cancelled' where user_id = tests.user_id(who) and state = 'open';
  perform tests.sign_in(who);
  perform tests.remember(called, case kind
    when 'order' then (tests.order_of(9002, 1)).id
    when 'plan' then (public.bill_plan('premium') ->> 'bill_id')::uuid
    else (public.book_consultation((select id from public.practitioner_services), date_trunc('hour', now()) + make_interval(hours => hour),
      'video', 'mpesa', gen_random_uuid(), 'Asha Mwangi') ->> 'id')::uuid end);
end $$;
create function pg_temp.number(called text) returns text language sql security definer as $$
  select number from public.bills where id = tests.id_of($1)
$$;
create function pg_temp.asked(called text) returns integer language sql security definer as $$
  select asked_kes from public.bills where id = tests.id_of($1)
$$;
create function pg_temp.comes(called text, receipt text, kes integer) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.as_owner();
  perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', comes.receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', kes, 'account', pg_temp.number(called))),
    gen_random_uuid(), 'c2b');
  answer := private.place_line(comes.receipt, null);
  perform tests.sign_in('boss');
  return answer;
end $$;
create function pg_temp.paid(wanted text) returns uuid language sql security definer as $$ select id from public.payments where receipt = wanted $$;
-- What asha was told since it was asked last: title, message without amounts that differ.
create function pg_temp.told() returns text language sql security definer as $$
  with new as (
    insert into pg_temp.heard select n.id from public.notifications n
    where n.user_id = tests.user_id('asha') and not exists (select 1 from pg_temp.heard h where h.id = n.id) returning id
  )
  select string_agg(n.title || ': ' || n.message, ' | ' order by n.created_at, n.title) from new join public.notifications n using (id)
$$;
create function pg_temp.page(called text) returns text language plpgsql as $$
begin
  perform tests.sign_in('asha');
  return (select coalesce(string_agg(concat_ws(' ', m.what, m.amount_kes, m.receipt, m.number), ', ' order by m.what, m.amount_kes), 'nothing')
    from public.money_of_bill(tests.id_of(called)) m);
end $$;
-- in doubt, owed back, ours, what went back
create function pg_temp.ledger(called text) returns text language sql security definer as $$
  select concat_ws(' ', s.in_doubt_kes, s.owed_back_kes, s.sales_kes, s.refunded_kes) from public.bill_balances s where s.bill_id = tests.id_of(called)
$$;
create function pg_temp.decide(called text, decision text, payment uuid default null) returns text language plpgsql as $$
begin
  perform tests.sign_in('boss');
  return tests.outcome(format('select public.resolve_bill(%L, %L, %L)', tests.id_of(called), decision, payment));
end $$;
create function pg_temp.nr(words text, called text) returns text language sql as $$ select replace(words, pg_temp.number(called), '#') $$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.told();

-- Too much for an order: what came, what the price is, what goes back, when it went
select pg_temp.place('more', 'order');
select pg_temp.told();
select is(pg_temp.comes('more', 'UKA2000001', 1400), 'needs_review', 'too much for an order');
select is(pg_temp.nr(pg_temp.told(), 'more'), 'More came than the price: KSh 1,400 came for order #, and the price is KSh 1,100. We look at it and tell you what becomes of the other KSh 300. Please do not pay again.', 'its buyer reads what came and what the price is');
select is(pg_temp.page('more'), 'came 1400 UKA2000001', 'as its page says');
select is(pg_temp.ledger('more'), '1400 0 0 0', 'and the ledger');
select is(pg_temp.decide('more', 'paid_less'), 'accepted', 'the price is kept');
select is(pg_temp.nr(pg_temp.told(), 'more'), 'Payment received: KSh 1,400 for order #. We are packing it now. KSh 300 came above the price and goes back to you.', 'they hear once that it is paid and what goes back');
select is(pg_temp.page('more'), 'owed_above 300', 'as the page says');
select is(pg_temp.ledger('more'), '0 300 1100 0', 'and the ledger');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('more'), 100, 'UKB2000001', phone => '0712 345 671');
select tests.agree_to_refunds();
select is(pg_temp.nr(pg_temp.told(), 'more'), 'Money sent back: We have sent back KSh 100 for order #. M-Pesa receipt UKB2000001.', 'a part went, with its receipt');
select is(pg_temp.page('more'), 'owed_above 200, sent 100 UKB2000001', 'the rest still goes');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('more'), 200);
select is(pg_temp.nr(pg_temp.told(), 'more'), 'Money sent back: We have given back KSh 200 in cash for order #.', 'what was given in cash is not said to be with M-Pesa');
select is(pg_temp.page('more'), 'given 200, sent 100 UKB2000001', 'all of it is told');
select is(pg_temp.ledger('more'), '0 0 1100 300', 'nothing is owed any more');

-- A second payment for what is paid
select is(pg_temp.comes('more', 'UKA2000002', 1100), 'needs_review', 'a second payment by hand');
select is(pg_temp.nr(pg_temp.told(), 'more'), 'A second payment came: KSh 1,100 came for order #, which was paid already. We send it back to you.', 'they hear of it at once');
select is(pg_temp.page('more'), 'given 200, second 1100 UKA2000002, sent 100 UKB2000001', 'and see it on the page');
select is(pg_temp.decide('more', 'refund', pg_temp.paid('UKA2000002')), 'accepted', 'the desk sends it back');
select is(pg_temp.nr(pg_temp.told(), 'more'), 'Refund on its way: We will send back KSh 1,100, a second payment for order #.', 'they hear that it goes back');
select is(pg_temp.page('more'), 'given 200, owed_second 1100 UKA2000002, sent 100 UKB2000001', 'until it is done');
select is((select payment_state from public.orders where id = tests.id_of('more')), 'paid', 'the order stays paid');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('more'), 1100, 'UKB2000002', null, pg_temp.paid('UKA2000002'), '0712 345 671');
select tests.agree_to_refunds();
select is(pg_temp.nr(pg_temp.told(), 'more'), 'Money sent back: We have sent back KSh 1,100 for order #. M-Pesa receipt UKB2000002.', 'with its receipt');

-- The table: decision, kind, sum
create table pg_temp.cases (kind text, sum text, decision text, told text, page text, ledger text);
insert into pg_temp.cases values
  ('order', 'less', 'came', 'Not all of the money is here: KSh 400 of KSh 1,100 came for order #. Pay the other KSh 700, or write to us if you want it back.', 'came 400', '400 0 0 0'),
  ('order', 'less', 'paid', 'Payment received: KSh 400 for order #. We are packing it now.', 'nothing', '0 0 400 0'),
  ('order', 'less', 'refund', 'Refund on its way: We will send back KSh 400 for order #. The order is cancelled.', 'owed 400', '0 400 0 0'),
  ('order', 'more', 'paid', 'Payment received: KSh 1,400 for order #. We are packing it now.', 'nothing', '0 0 1400 0'),
  ('order', 'more', 'refund', 'Refund on its way: We will send back KSh 1,400 for order #. The order is cancelled.', 'owed 1400', '0 1400 0 0'),
  ('order', 'equal', 'came', 'Payment received: KSh 1,100 for order #. We are packing it now.', 'nothing', '0 0 1100 0'),
  ('order', 'equal', 'cancelled', 'Order cancelled: We had to cancel order #. We will send your KSh 1,100 back to you.', 'owed 1100', '0 1100 0 0'),
  ('plan', 'less', 'came', 'Not all of the money is here: KSh 400 of KSh 700 came for Premium. Pay the other KSh 300, or write to us if you want it back.', 'came 400', '400 0 0 0'),
  ('plan', 'less', 'refund', 'Refund on its way: We will send back KSh 400 for Premium.', 'owed 400', '0 400 0 0'),
  ('plan', 'more', 'came', 'More came than the price: KSh 1,000 came for Premium, and the price is KSh 700. We look at it and tell you what becomes of the other KSh 300. Please do not pay again.', 'came 1000', '1000 0 0 0'),
  ('plan', 'more', 'refund', 'Refund on its way: We will send back KSh 1,000 for Premium.', 'owed 1000', '0 1000 0 0'),
  ('plan', 'more', 'paid_less', 'Premium is yours: We received KSh 1,000. Your plan runs until *. Asante! KSh 300 came above the price and goes back to you.', 'owed_above 300', '0 300 700 0'),
  ('plan', 'less', 'paid', 'Premium is yours: We received KSh 400. Your plan runs until *. Asante!', 'nothing', '0 0 400 0'),
  ('plan', 'more', 'paid', 'Premium is yours: We received KSh 1,000. Your plan runs until *. Asante!', 'nothing', '0 0 1000 0'),
  ('consultation', 'less', 'came', 'Not all of the money is here: KSh 400 of KSh 700 came for your consultation. Pay the other KSh 300, or write to us if you want it back.', 'came 400', '400 0 0 0'),
  ('consultation', 'less', 'paid', 'Your consultation is booked: *. Add it to your calendar on its page.', 'nothing', '0 0 400 0'),
  ('consultation', 'less', 'refund', 'Refund on its way: We will send back KSh 400 for your consultation. Its time is free again.', 'owed 400', '0 400 0 0'),
  ('consultation', 'more', 'came', 'More came than the price: KSh 1,000 came for your consultation, and the price is KSh 700. We look at it and tell you what becomes of the other KSh 300. Please do not pay again.', 'came 1000', '1000 0 0 0'),
  ('consultation', 'more', 'paid', 'Your consultation is booked: *. Add it to your calendar on its page.', 'nothing', '0 0 1000 0'),
  ('consultation', 'more', 'paid_less', 'Your consultation is booked: *. Add it to your calendar on its page. KSh 300 came above the price and goes back to you.', 'owed_above 300', '0 300 700 0'),
  ('consultation', 'more', 'refund', 'Refund on its way: We will send back KSh 1,000 for your consultation. Its time is free again.', 'owed 1000', '0 1000 0 0'),
  ('consultation', 'equal', 'came', 'Your consultation is booked: *. Add it to your calendar on its page.', 'nothing', '0 0 700 0');
create function pg_temp.try(given pg_temp.cases, n integer) returns text language plpgsql as $$
declare
  called constant text := 'case ' || n;
  heard text;
begin
  perform pg_temp.place(called, given.kind);
  perform pg_temp.told();
  perform pg_temp.comes(called, 'UKC' || to_char(n, 'FM0000000'), case given.sum when 'less' then 400 when 'more' then pg_temp.asked(called) + 300
    else pg_temp.asked(called) end);
  if given.decision <> 'came' then
    perform pg_temp.told();
    if given.decision = 'cancelled' then
      perform tests.sign_in('boss');
      perform public.set_order_fulfilment(tests.id_of(called), 'cancelled');
    elsif pg_temp.decide(called, given.decision) <> 'accepted' then
      return 'refused';
    end if;
  end if;
  heard := pg_temp.told();
  heard := regexp_replace(heard, 'until \d+ \w+ \d+', 'until *');
  heard := regexp_replace(heard, 'booked: .* with .*?\. Add', 'booked: *. Add');
  heard := pg_temp.nr(heard, called) || ' / ' || regexp_replace(pg_temp.page(called), ' UKC\d+', '') || ' / ' || pg_temp.ledger(called);
  perform tests.as_owner();
  -- a month in doubt keeps its payer from asking for another
  update public.plan_payments set state = 'cancelled' where id = tests.id_of(called) and state = 'needs_review';
  return heard;
end $$;
select is(pg_temp.try(c, n::integer), concat_ws(' / ', c.told, c.page, c.ledger), concat_ws(' ', c.kind, c.sum, c.decision))
from (select row_number() over () as n, c from pg_temp.cases c) x, lateral (select (x.c).*) c;

-- A word that nothing came on top
select pg_temp.place('silent', 'plan');
select pg_temp.comes('silent', 'UKA2000010', 700);
select tests.as_owner();
insert into public.payments (bill_id, amount_kes, phone, state, result_text)
values (tests.id_of('silent'), 700, '254712345671', 'needs_review', 'M-Pesa did not answer.') returning tests.remember('prompt', id);
select pg_temp.told();
select is(pg_temp.decide('silent', 'not_paid', tests.id_of('prompt')), 'accepted', 'nothing came of a second prompt');
select is(pg_temp.told(), 'No other payment: We found no other payment for Premium. It stays as it is.', 'who paid is not told that they did not');

select * from finish();
rollback;
