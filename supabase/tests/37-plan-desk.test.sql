begin;
select plan(19);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');

-- A payment of asha's for Premium that came with a wrong amount; leaves the administrator signed in.
create function pg_temp.doubtful(checkout text) returns uuid language plpgsql as $$
declare
  started jsonb;
begin
  perform tests.sign_in('asha');
  started := public.start_plan_payment('premium', '0712345671');
  perform tests.as_service();
  perform public.record_payment_prompt((started ->> 'payment_id')::uuid, 'M-' || checkout, checkout);
  perform public.settle_payment(checkout, 'M-' || checkout, 0, 'ok', 650, 'R-' || checkout);
  perform tests.sign_in('boss');
  return (started ->> 'plan_payment_id')::uuid;
end
$$;
create function pg_temp.attempts(plan_payment uuid) returns text language sql security definer as $$
  select string_agg(state || ' ' || coalesce(receipt, 'none'), ', ') from public.payments p where p.plan_payment_id = plan_payment
$$;
grant execute on all functions in schema pg_temp to public;

select tests.remember('one', pg_temp.doubtful('C-1'));
select is((select state from public.plan_payments where id = tests.id_of('one')), 'needs_review', 'an administrator sees what is in doubt');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.resolve_plan_payment(tests.id_of('one'), 'paid') $$), 'not_allowed', 'nobody settles his own payment');
select tests.as_visitor();
select is(tests.outcome($$ select public.resolve_plan_payment(tests.id_of('one'), 'paid') $$), '42501', 'nor does a visitor');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.resolve_plan_payment(md5('none')::uuid, 'paid') $$), 'not_found', 'it must exist');
select is(tests.outcome($$ select public.resolve_plan_payment(tests.id_of('one'), 'perhaps') $$), 'wrong_state', 'and be decided');

-- Not paid: the payer may try again
select is((public.resolve_plan_payment(tests.id_of('one'), 'not_paid')).state, 'cancelled', 'no money came');
select is(pg_temp.attempts(tests.id_of('one')), 'failed R-C-1', 'the attempt is closed');
select is(tests.outcome($$ select public.resolve_plan_payment(tests.id_of('one'), 'paid') $$), 'wrong_state', 'it is decided once');
select tests.sign_in('asha');
select is((select plan_type from public.user_subscriptions), 'free', 'nothing was given');
select is((select count(*) from public.notifications where title = 'Payment not completed'), 1::bigint, 'the payer is told');

-- Paid after all
select tests.remember('two', pg_temp.doubtful('C-2'));
select is(tests.outcome($$ select public.resolve_plan_payment(tests.id_of('two'), 'paid', 'R-C-1') $$), 'receipt_used', 'a receipt pays once');
select is((public.resolve_plan_payment(tests.id_of('two'), 'paid')).state, 'paid', 'accepted');
select is(pg_temp.attempts(tests.id_of('two')), 'paid R-C-2', 'with its receipt');
select tests.sign_in('asha');
select is((select plan_type from public.user_subscriptions), 'premium', 'the month is given');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.resolve_plan_payment(tests.id_of('two'), 'refunded') $$), 'wrong_state', 'a month that runs is not refunded here');

-- Sent back
select tests.as_service();
update public.user_subscriptions set plan_type = 'free', period_start = null, period_end = null where user_id = tests.user_id('asha');
select tests.remember('three', pg_temp.doubtful('C-3'));
select is((public.resolve_plan_payment(tests.id_of('three'), 'refunded')).state, 'refunded', 'the money went back');
select is(pg_temp.attempts(tests.id_of('three')), 'refunded R-C-3', 'the attempt says so');
select tests.sign_in('asha');
select is((select count(*) from public.notifications where title = 'Refunded'), 1::bigint, 'and so does a notification');
select is((select plan_type from public.user_subscriptions), 'free', 'nothing was given');

select * from finish();
rollback;
