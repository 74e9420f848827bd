begin;
select plan(74);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');

create function pg_temp.today() returns date language sql security definer as $$ select private.nairobi_date() $$;
create function pg_temp.quoted(plan text) returns text language sql as $$
  select q.kind || ' ' || q.amount_kes || ' ' || (q.period_start - pg_temp.today())
    || ' ' || (q.period_end - (pg_temp.today() + interval '1 month')::date)
  from public.quote_plan(plan) q
$$;
-- A prompt for a plan of the signed-in user; leaves the service signed in.
create function pg_temp.prompted(plan text, checkout text) returns uuid language plpgsql as $$
declare
  payment uuid;
begin
  payment := (tests.pay_plan(plan, '0712345671') ->> 'payment_id')::uuid;
  perform tests.as_service();
  perform public.record_payment_prompt(payment, 'M-' || checkout, checkout);
  return payment;
end
$$;
create function pg_temp.settled(checkout text, amount integer, code integer default 0, receipt text default null)
returns text language sql as $$
  select public.settle_payment(checkout, 'M-' || checkout, code, 'words', amount,
    case when code = 0 then coalesce(receipt, 'R-' || checkout) end)
$$;
create function pg_temp.bought(plan text, checkout text, amount integer) returns text language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform pg_temp.prompted(plan, checkout);
  return pg_temp.settled(checkout, amount);
end
$$;
create function pg_temp.held(who text default 'asha') returns text language sql security definer as $$
  select plan_type || ' ' || status || ' ' || (period_start - private.nairobi_date()) || ' '
    || (period_end - (private.nairobi_date() + interval '1 month')::date)
  from public.user_subscriptions where user_id = tests.user_id(who)
$$;
create function pg_temp.state_of(checkout text) returns text language sql security definer as $$
  select s.state || ' ' || p.state from public.payments p join public.plan_payments s on s.id = p.plan_payment_id
  where p.checkout_request_id = checkout
$$;
-- Moves everything asha has paid back in time.
create function pg_temp.days_pass(days integer) returns void language sql security definer as $$
  update public.plan_payments set period_start = period_start - days, period_end = period_end - days
  where user_id = tests.user_id('asha') and period_start is not null;
  update public.user_subscriptions set period_start = period_start - days, period_end = period_end - days
  where user_id = tests.user_id('asha')
$$;
grant execute on all functions in schema pg_temp to public;

-- The price
select tests.sign_in('asha');
select is(pg_temp.quoted('premium'), 'start 700 0 0', 'Premium is 700 from today for a month');
select is(pg_temp.quoted('gold'), 'start 1500 0 0', 'Gold is 1500');
select is(tests.outcome($$ select public.quote_plan('free') $$), 'unknown_plan', 'the free plan is not sold');
select is(tests.outcome($$ select public.quote_plan('platinum') $$), 'unknown_plan', 'nor one we do not have');
select tests.as_visitor();
select is(tests.outcome($$ select public.quote_plan('premium') $$), '42501', 'visitors sign in first');
select is(tests.outcome($$ select tests.pay_plan('premium', '0712345671') $$), '42501', 'before they pay, too');
select tests.sign_in('asha');
select is(tests.outcome($$ select tests.pay_plan('premium') $$), 'bad_phone', 'a number is needed once');
select is(tests.outcome($$ select tests.pay_plan('premium', '0202') $$), 'bad_phone', 'a Kenyan mobile number');
select is(tests.outcome($$ select tests.pay_plan('premium', '0712345671', 1) $$), 'price_changed', 'the price is not the browser''s');
select is(tests.outcome($$ insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, amount_kes, state)
  values ('MP-222222', auth.uid(), 'gold', 'start', 1, 1, 'paid') $$), '42501', 'nobody writes payments of plans');

-- A prompt
select tests.remember('payment', (tests.pay_plan('premium', '0712 345 671', 700) ->> 'payment_id')::uuid);
select is((tests.pay_plan('premium') ->> 'already_open')::boolean, true, 'a second click opens no second attempt');
select is((tests.pay_plan('premium') ->> 'payment_id')::uuid, tests.id_of('payment'), 'it is the same');
select is(tests.outcome($$ select tests.pay_plan('gold', '0712345671') $$), 'other_payment_open', 'another plan waits for its end');
select is((select plan_type from public.user_subscriptions), 'free', 'asking to pay changes no plan');
select is(tests.outcome($$ select callback_token from public.payments $$), '42501', 'the callback token is nobody''s');
select is(count(*), 1::bigint, 'the payer sees the attempt') from public.payments where amount_kes = 700;
select tests.sign_in('baraka');
select is((select count(*) from public.payments) + (select count(*) from public.plan_payments), 0::bigint, 'a stranger sees nothing');
select tests.sign_in('boss');
select is((select count(*) from public.plan_payments), 1::bigint, 'an administrator does');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.get_payment_secret(tests.id_of('payment')) $$), '42501', 'nor asks for the secret');
select is(tests.outcome($$ select public.settle_payment('C-1', 'M-C-1', 0, 'ok', 700, 'R-1') $$), '42501', 'nobody settles their own payment');
select tests.as_service();
select matches(public.get_payment_secret(tests.id_of('payment')) ->> 'order_number', '^MP-[2-9A-HJ-NP-TV-Z]{6}$', 'the phone shows its number');
select lives_ok($$ select public.record_payment_prompt(tests.id_of('payment'), 'M-C-1', 'C-1') $$, 'the prompt is acknowledged');
select is(pg_temp.settled('C-1', null, 1032), 'failed', 'a cancelled prompt');
select is(pg_temp.state_of('C-1'), 'open failed', 'leaves the month to be paid');
select is((select title from public.notifications where user_id = tests.user_id('asha')), 'Payment not completed', 'and is told');

-- Paid
select is(pg_temp.bought('premium', 'C-2', 700), 'paid', 'the second try pays');
select is(pg_temp.held(), 'premium active 0 0', 'Premium from today for a month');
select is(pg_temp.state_of('C-2'), 'paid paid', 'the books say so');
select is(pg_temp.settled('C-2', 700), 'already_settled', 'told twice it counts once');
select is(pg_temp.held(), 'premium active 0 0', 'a month stays a month');
select is((select count(*) from public.plan_payments), 1::bigint, 'the failed try and the paid one are one month');
select is((select title from public.notifications where user_id = tests.user_id('asha') and type = 'success'), 'Premium is yours', 'it is told');
select tests.sign_in('asha');
select is(tests.outcome($$ select tests.pay_plan('premium') $$), 'not_due', 'the next month is paid in its last week');
select results_eq($$ select kind from public.subscription_events order by id $$, $$ values ('started'), ('started') $$, 'the story: free, then Premium');

-- Renewed early, in grace, and after
select pg_temp.days_pass(25);
select is(pg_temp.quoted('premium'), format('renewal 700 %s %s', (select period_end - pg_temp.today() from public.user_subscriptions),
  (select (period_end + interval '1 month')::date - (pg_temp.today() + interval '1 month')::date from public.user_subscriptions)),
  'a renewal begins where the month ends');
select tests.remember('end', md5((select period_end::text from public.user_subscriptions))::uuid);
select is(pg_temp.bought('premium', 'C-3', 700), 'paid', 'it is paid without naming the phone again');
select is((select md5((period_end - interval '1 month')::date::text)::uuid from public.user_subscriptions where user_id = tests.user_id('asha')),
  tests.id_of('end'), 'and adds a month to the end');
select is((select period_start from public.user_subscriptions where user_id = tests.user_id('asha')), pg_temp.today() - 25, 'the running month stays');

-- Up, with what is left of the smaller plan
select tests.sign_in('asha');
select is((select credit_kes from public.quote_plan('gold')), (
  select sum(floor(700.0 * (period_end - greatest(period_start, pg_temp.today())) / (period_end - period_start)))::integer
  from public.plan_payments where state = 'paid'), 'unused days of every paid month are taken off');
select is((select amount_kes from public.quote_plan('gold')), 1500 - (select credit_kes from public.quote_plan('gold')), 'the rest is paid');
select tests.remember('gold', (tests.pay_plan('gold') ->> 'payment_id')::uuid);
select tests.as_service();
select public.record_payment_prompt(tests.id_of('gold'), 'M-C-4', 'C-4');
select is(pg_temp.settled('C-4', 1500), 'needs_review', 'another amount than asked is looked at');
select is(pg_temp.held() like 'premium active %', true, 'and gives nothing');
select tests.sign_in('asha');
select is(tests.outcome($$ select tests.pay_plan('gold') $$), 'in_review', 'nobody pays twice meanwhile');
select tests.as_service();
update public.plan_payments set state = 'cancelled' where state = 'needs_review';
select is(pg_temp.bought('gold', 'C-5', (select distinct amount_kes from public.plan_payments where plan_type = 'gold')), 'paid', 'the right amount pays');
select is(pg_temp.held(), 'gold active 0 0', 'Gold from today for a month');
select is((select count(*) from public.plan_payments where credited_to is not null), 2::bigint, 'the credit is spent once');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.quote_plan('premium') $$), 'lower_plan', 'a smaller plan waits for the end');
select is((public.choose_next_plan('premium')).next_plan, 'premium', 'it is chosen for then');
select pg_temp.days_pass(32);
select is(pg_temp.quoted('premium') like 'renewal 700 %', true, 'and paid then');
select is(pg_temp.bought('premium', 'C-6', 700), 'paid', 'within the days of grace');
select is((select plan_type || ' ' || status || ' ' || coalesce(next_plan, 'none') from public.user_subscriptions where user_id = tests.user_id('asha')),
  'premium active none', 'it goes on as Premium');
select pg_temp.days_pass(60);
select tests.sign_in('asha');
select is(pg_temp.quoted('premium'), 'start 700 0 0', 'after a pause it starts anew');

-- Trials: the days that are left are not lost
select tests.as_owner();
insert into public.user_subscriptions (user_id, plan_type, trial_start, trial_end)
values (tests.user_id('baraka'), 'free_trial', pg_temp.today() - 2, pg_temp.today() + 5);
select tests.sign_in('baraka');
select is((select period_end from public.quote_plan('premium')), (pg_temp.today() + 5 + interval '1 month')::date, 'the month follows the trial');
select pg_temp.prompted('premium', 'C-7');

-- What changed between the prompt and the money
select tests.sign_in('boss');
select public.set_user_plan(tests.user_id('baraka'), 'gold');
select tests.as_service();
select is(pg_temp.settled('C-7', 700), 'refund_due', 'money for what is not needed any more is owed back');
select is(pg_temp.state_of('C-7'), 'refund_due paid', 'and noted');
select is((select plan_type from public.user_subscriptions where user_id = tests.user_id('baraka')), 'gold', 'nothing is taken away');
select tests.sign_in('baraka');
select is(tests.outcome($$ select public.quote_plan('gold') $$), 'not_due', 'a plan without an end is not sold again');

-- Jobs
select tests.as_owner();
update public.user_subscriptions set plan_type = 'free', period_start = null, period_end = null where user_id = tests.user_id('baraka');
select tests.sign_in('baraka');
select tests.remember('slow', (tests.pay_plan('gold', '0712345672') ->> 'payment_id')::uuid);
select tests.as_service();
update public.payments set created_at = now() - interval '3 minutes' where id = tests.id_of('slow');
select is(public.run_scheduled_jobs() ->> 'failed_starts', '1', 'a prompt that was never sent is given up');
select public.record_payment_prompt(tests.id_of('slow'), 'M-C-8', 'C-8');
select is(pg_temp.state_of('C-8'), 'open prompted', 'its acknowledgement may still come');
update public.payments set next_check_at = now() - interval '1 second' where id = tests.id_of('slow');
select results_eq($$ select checkout_request_id from public.claim_payment_checks() $$, $$ values ('C-8') $$, 'it is asked about like any other');
update public.payments set next_check_at = now() - interval '1 second', checks = 20 where id = tests.id_of('slow');
select is(public.run_scheduled_jobs() ->> 'reviews', '1', 'without an answer a person must look');
select is(pg_temp.state_of('C-8'), 'needs_review needs_review', 'at the month, too');
select is(pg_temp.settled('C-8', null, 1037), 'failed', 'an answer that comes at last counts');
select is(pg_temp.state_of('C-8'), 'open failed', 'and opens it again');
select is(pg_temp.settled('C-8', 1500), 'paid', 'and so does money');
select is((select plan_type from public.user_subscriptions where user_id = tests.user_id('baraka')), 'gold', 'it buys the plan');
select is((select receipt from public.payments where id = tests.id_of('slow')), 'R-C-8', 'the receipt is kept');
select tests.sign_in('asha');
select tests.remember('again', pg_temp.prompted('premium', 'C-9'));
select is(pg_temp.settled('C-9', 700, 0, 'R-C-8'), 'needs_review', 'a receipt pays once');
select tests.as_service();
update public.plan_payments set state = 'open', created_at = now() - interval '2 days' where state = 'needs_review';
select is(public.run_scheduled_jobs() ->> 'dropped_plan_payments', '1', 'what nobody pays within a day is let go');

-- The account goes, the books stay
select tests.as_owner();
select is((select count(*) from (select 1 from public.payments where bill_id in (select id from public.plan_payments where user_id = tests.user_id('asha'))) p) > 0, true, 'asha has paid');
select is(private.erase_account(tests.user_id('asha')), true, 'her account can be erased');
select is((select count(*) from public.plan_payments where user_id is null) > 0, true, 'what was paid is kept without her name');
select is((select count(*) from public.payments where phone = '254712345671'), 1::bigint, 'and without her number; the one left is another payer''s');
select is((select count(*) from public.user_subscriptions where user_id = tests.user_id('asha')), 0::bigint, 'the plan is gone');

select * from finish();
rollback;
