-- A month whose money went back ends, and the plan is what it was; its payer is told that, and to whose number the money went.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{esther,upward,trial,credit,ahead,wrong row,boss,second,over,given gold,nearly over}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('second'), 'admin');
insert into public.profiles (user_id, phone) values (tests.user_id('esther'), '254733000111') on conflict (user_id) do update set phone = excluded.phone;
create function pg_temp.pay(called text, who text, plan text, phone text default '0722 000 451') returns void language plpgsql as $$
declare
  started jsonb;
begin
  perform tests.sign_in(who);
  perform tests.remember(called, (public.bill_plan(plan) ->> 'bill_id')::uuid);
  started := public.start_payment(tests.id_of(called), phone);
  perform tests.as_service();
  perform public.record_payment_prompt((started ->> 'payment_id')::uuid, 'M-' || called, called);
  perform public.settle_payment(called, 'M-' || called, 0, 'ok', (started ->> 'amount_kes')::integer, 'TP' || upper(substr(md5(called), 1, 8)));
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.back(called text, kes integer default null, phone text default '0722 000 451') returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.sign_in('boss');
  said := tests.outcome(format('select public.record_refund(%L, %s, %L, phone => %L)', tests.id_of(called),
    coalesce(kes, (select amount_kes from public.plan_payments where id = tests.id_of(called))), 'TR' || upper(substr(md5(called || coalesce(kes, 0)), 1, 8)), phone));
  perform tests.agree_to_refunds();
  set constraints all immediate;
  set constraints all deferred;
  return said;
end $$;
create function pg_temp.plan(who text) returns text language sql security definer as $$
  select concat_ws(' ', private.plan_today(u), u.period_end - private.nairobi_date()) from public.user_subscriptions u where u.user_id = tests.user_id(who)
$$;
create function pg_temp.month(called text) returns text language sql security definer as $$
  select concat_ws(' ', s.state, b.state, b.received_kes - b.refunded_kes, b.sales_kes) from public.plan_payments s join public.bills b on b.id = s.id where s.id = tests.id_of(called)
$$;
create function pg_temp.told(who text, wanted text, about text default '') returns text language sql security definer as $$
  select message from public.notifications where user_id = tests.user_id(who) and title = wanted and message like '%' || about || '%' order by created_at desc, id desc limit 1
$$;
create function pg_temp.today() returns text language sql as $$ select private.day_text(private.nairobi_date()) $$;
create function pg_temp.number(called text) returns text language sql security definer as $$ select number from public.plan_payments where id = tests.id_of(called) $$;
grant execute on all functions in schema pg_temp to public;
alter function pg_temp.today() security definer;

-- Mary paid for Esther
select pg_temp.pay('hers', 'esther', 'premium', '0722 000 451');
select is(split_part(pg_temp.plan('esther'), ' ', 1), 'premium', 'Esther has a month');
select is(pg_temp.back('hers', 100), 'accepted', 'a part goes back');
select is(split_part(pg_temp.plan('esther'), ' ', 1), 'premium', 'and the month stays');
select is(pg_temp.back('hers', 600), 'accepted', 'then all of it');
select is(pg_temp.plan('esther'), 'free', 'and it ends');
select is(pg_temp.month('hers'), 'refunded refunded 0 0', 'nothing of it is sold');
select matches(pg_temp.told('esther', 'Money sent back', '600'), '^We have sent back KSh 600 for Premium\. M-Pesa receipt \w+\. It went to 2547\*{5}451\. Your Premium month ended with it on ' || pg_temp.today() || '\. You are on Basic now\.$',
  'she is told to whose number the money went, what ended, when, and what she has');
select is(pg_temp.back('hers', 1), 'too_much', 'nothing goes back twice');
select tests.as_owner();
select is((select sum(amount_kes) from public.ledger_entries where bill_id = tests.id_of('hers')), 0::bigint, 'the books are even');
select is((select string_agg(kind || ' ' || total_kes, ', ' order by document_no) from public.invoices where bill_id = tests.id_of('hers')), 'invoice 700, credit_note 100, credit_note 600', 'as the papers say');
select pg_temp.pay('again', 'esther', 'premium', '0722 000 451');
select is(split_part(pg_temp.plan('esther'), ' ', 1), 'premium', 'she can pay for a new one');

-- A month paid early goes off the end
select tests.as_owner();
update public.user_subscriptions set period_end = private.nairobi_date() + 5 where user_id = tests.user_id('esther');
update public.plan_payments set period_end = private.nairobi_date() + 5, period_start = private.nairobi_date() - 25 where id = tests.id_of('again');
select pg_temp.pay('early', 'esther', 'premium', '0722 000 451');
select is(pg_temp.back('early'), 'accepted', 'the month after this one goes back');
select is(pg_temp.plan('esther'), 'premium 5', 'and the running one stays');
select matches(pg_temp.told('esther', 'Money sent back', 'You are on Premium until '), 'ended with it', 'as she is told');

-- An upgrade gives the smaller plan back
select pg_temp.pay('small', 'upward', 'premium');
select pg_temp.pay('large', 'upward', 'gold');
select is(split_part(pg_temp.plan('upward'), ' ', 1), 'gold', 'an upgrade');
select is(pg_temp.back('large'), 'accepted', 'goes back');
select is(split_part(pg_temp.plan('upward'), ' ', 1), 'premium', 'and the smaller plan is there again');
select tests.as_owner();
select is((select credited_to from public.plan_payments where id = tests.id_of('small')), null, 'with its days');

-- M-Pesa takes the smaller month back after it made the larger one cheaper: whoever decides about payments is told
select pg_temp.pay('credited', 'credit', 'premium');
select pg_temp.pay('dearer', 'credit', 'gold');
select tests.sign_in('boss');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'TPREV00001', 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
  'withdrawn_kes', (select amount_kes from public.plan_payments where id = tests.id_of('credited')), 'details', 'Reversal of TP' || upper(substr(md5('credited'), 1, 8)))));
select is((select count(*) from public.bill_queue() where number = (select number from public.plan_payments where id = tests.id_of('credited'))), 0::bigint, 'nobody is asked for it');
select tests.as_owner();
select is(pg_temp.plan('credit'), concat('gold ', (private.nairobi_date() + interval '1 month')::date - private.nairobi_date() - round(
  ((private.nairobi_date() + interval '1 month')::date - private.nairobi_date()) * (select credit_kes::numeric / price_kes from public.plan_payments where id = tests.id_of('dearer')))),
  'the larger plan lasts as long as what is left of its price pays for');
select tests.as_owner();
select is((select period_end from public.plan_payments where id = tests.id_of('dearer')), (select period_end from public.user_subscriptions where user_id = tests.user_id('credit')), 'its month is shorter');
select is(pg_temp.told('boss', 'A credited month was taken back'), (select format('%s of %s was taken back, or never came. It had made %s cheaper, which runs until %s now: nothing is owing.',
  private.shillings(a.amount_kes), a.number, b.number, private.day_text(b.period_end)) from public.plan_payments a, public.plan_payments b where a.id = tests.id_of('credited') and b.id = tests.id_of('dearer')), 'the desk hears it');
select is(pg_temp.told('credit', 'Your payment was taken back'), (select format('M-Pesa took %s for Premium back with receipt TPREV00001. It had made Gold cheaper: that runs until %s now.',
  private.shillings(a.amount_kes), private.day_text(u.period_end)) from public.plan_payments a, public.user_subscriptions u where a.id = tests.id_of('credited') and u.user_id = a.user_id), 'and its payer');

-- With two smaller months credited and one of the larger paid ahead: only the days of that one month go off, and what follows comes earlier
select pg_temp.pay('one', 'ahead', 'premium');
select tests.as_owner();
update public.user_subscriptions set period_end = private.nairobi_date() + 6 where user_id = tests.user_id('ahead');
update public.plan_payments set period_end = private.nairobi_date() + 6, period_start = private.nairobi_date() - 24 where id = tests.id_of('one');
select pg_temp.pay('two', 'ahead', 'premium');
select pg_temp.pay('up', 'ahead', 'gold');
select tests.as_owner();
create temp table was as select s.id, s.period_start, s.period_end, s.credit_kes, s.price_kes from public.plan_payments s where s.user_id = tests.user_id('ahead');
select tests.remember('ahead of time', gen_random_uuid());
insert into public.plan_payments (id, number, user_id, plan_type, kind, price_kes, credit_kes, amount_kes, state, paid_at, period_start, period_end)
select tests.id_of('ahead of time'), 'MP-AHEADX', tests.user_id('ahead'), 'gold', 'renewal', 1500, 0, 1500, 'paid', now(), w.period_end, w.period_end + 30
from was w where w.id = tests.id_of('up');
update public.user_subscriptions set period_end = period_end + 30 where user_id = tests.user_id('ahead');
select tests.sign_in('boss');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'TPREV00002', 'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'),
  'withdrawn_kes', (select amount_kes from public.plan_payments where id = tests.id_of('one')), 'details', 'Reversal of TP' || upper(substr(md5('one'), 1, 8)))));
select tests.as_owner();
-- 6 of its 30 days were left, and worth 140 of the credit of 840
select is((select w.credit_kes from was w where w.id = tests.id_of('up')), 840, 'both had been credited');
select is((select w.period_end - s.period_end from was w join public.plan_payments s using (id) where id = tests.id_of('up')), round(30 * 140 / 1500.0)::integer, 'three days go');
select is((select array_agg(s.period_start - w.period_end + 3 || ' ' || s.period_end - s.period_start) from public.plan_payments s, was w where s.id = tests.id_of('ahead of time') and w.id = tests.id_of('up')), '{"0 30"}', 'the month behind it begins earlier and stays whole');
select is((select u.period_end from public.user_subscriptions u where u.user_id = tests.user_id('ahead')), (select period_end from public.plan_payments where id = tests.id_of('ahead of time')), 'the plan ends with it');

-- The desk sends such a month back
select pg_temp.pay('given', 'wrong row', 'premium');
select pg_temp.pay('above it', 'wrong row', 'gold');
select is(pg_temp.back('given', 400), 'accepted', 'a part of it goes back');
select tests.as_owner();
select is(pg_temp.plan('wrong row'), concat('gold ', (private.nairobi_date() + interval '1 month')::date - private.nairobi_date()), 'which shortens nothing');
select is(pg_temp.back('given', 300), 'accepted', 'and the rest');
select tests.as_owner();
select is((select u.period_end - private.nairobi_date() from public.user_subscriptions u where u.user_id = tests.user_id('wrong row')), (select round((private.nairobi_date() + interval '1 month')::date - private.nairobi_date() -
  ((private.nairobi_date() + interval '1 month')::date - private.nairobi_date()) * credit_kes::numeric / price_kes)::integer from public.plan_payments where id = tests.id_of('above it')), 'the larger plan lasts less long');
select matches(pg_temp.told('wrong row', 'Money sent back', 'It had made'), 'It had made Gold cheaper: that runs until \d+ \w+ \d+ now\.$', 'as its payer is told');

-- What the desk changed since stays as it is
select pg_temp.pay('kept', 'trial', 'premium');
select tests.sign_in('boss');
select public.set_user_plan(tests.user_id('trial'), 'gold');
select is(pg_temp.back('kept'), 'accepted', 'a month goes back');
select is(pg_temp.plan('trial'), 'gold', 'and what the desk gave since stays');

-- A credited month that goes back takes nothing from a plan that is over, or that the desk gave since
select pg_temp.pay('over small', 'over', 'premium');
select pg_temp.pay('over large', 'over', 'gold');
select tests.as_owner();
update public.plan_payments set period_start = private.nairobi_date() - 31, period_end = private.nairobi_date() - 1 where id = tests.id_of('over large');
insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, credit_kes, amount_kes, state, paid_at, period_start, period_end)
values ('MP-WENTXX', tests.user_id('over'), 'gold', 'renewal', 1500, 0, 1500, 'paid', now(), private.nairobi_date() - 1, private.nairobi_date() + 29);
update public.user_subscriptions set period_end = private.nairobi_date() + 29 where user_id = tests.user_id('over');
select is(pg_temp.back('over small'), 'accepted', 'a month goes back after the larger one is over');
select tests.as_owner();
select is(pg_temp.plan('over'), 'gold 29', 'which takes nothing from the month after it');
select is(pg_temp.told('over', 'Money sent back', 'It had made'), null, 'and nothing says so');
select pg_temp.pay('given small', 'given gold', 'premium');
select pg_temp.pay('given large', 'given gold', 'gold');
select tests.sign_in('boss');
select public.set_user_plan(tests.user_id('given gold'), 'premium');
select tests.as_owner();
create temp table given as select period_end from public.plan_payments where id = tests.id_of('given large');
create temp table has as select pg_temp.plan('given gold') as plan;
select is(pg_temp.back('given small'), 'accepted', 'a month goes back after the desk gave another plan');
select tests.as_owner();
select is(pg_temp.plan('given gold'), (select plan from has), 'which stays as it is');
select is((select period_end from public.plan_payments where id = tests.id_of('given large')), (select period_end from given), 'as does the month');

-- No more days go off than are left: what was paid ahead begins today, not before
select pg_temp.pay('late small', 'nearly over', 'premium');
select pg_temp.pay('late large', 'nearly over', 'gold');
select tests.as_owner();
update public.plan_payments set period_start = private.nairobi_date() - 28, period_end = private.nairobi_date() + 2 where id = tests.id_of('late large');
update public.plan_payments set period_start = private.nairobi_date() - 28, period_end = private.nairobi_date() + 2 where id = tests.id_of('late small');
select tests.remember('late ahead', gen_random_uuid());
insert into public.plan_payments (id, number, user_id, plan_type, kind, price_kes, credit_kes, amount_kes, state, paid_at, period_start, period_end)
values (tests.id_of('late ahead'), 'MP-LATEXX', tests.user_id('nearly over'), 'gold', 'renewal', 1500, 0, 1500, 'paid', now(), private.nairobi_date() + 2, private.nairobi_date() + 32);
update public.user_subscriptions set period_end = private.nairobi_date() + 32 where user_id = tests.user_id('nearly over');
select is(pg_temp.back('late small'), 'accepted', 'a month goes back two days before the larger one ends');
select tests.as_owner();
select is((select concat_ws(' ', period_start - private.nairobi_date(), period_end - private.nairobi_date()) from public.plan_payments where id = tests.id_of('late ahead')), '0 30', 'the month behind it begins today and stays whole');
select is(pg_temp.plan('nearly over'), 'gold 30', 'as the plan does');
select * from finish();
rollback;
