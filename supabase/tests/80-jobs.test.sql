begin;
select plan(32);
select tests.make_shop();
select tests.make_user('asha');
do $$ begin perform private.note_heartbeat(); end $$;
create function pg_temp.state_of(wanted text) returns text language sql as $$
  select state from public.payments where id = tests.id_of(wanted)
$$;
grant execute on all functions in schema pg_temp to public;

-- Holds
select tests.sign_in('asha');
select tests.remember('kept', (tests.order_of(9001, 1)).id);
select tests.remember('lost', (tests.order_of(9001, 2)).id);
select tests.remember('lost, too', (tests.order_of(9001, 2)).id);
select tests.remember('cash', (tests.order_of(9002, 1, 'cash')).id);
select is(tests.stock_of(9001), 0, 'everything is held');
select tests.as_service();
select public.tell_mpesa_powers('{}');
select is(public.run_scheduled_jobs(), '{"heartbeat": 0, "failed_starts": 0, "reviews": 0, "payment_checks": 0, "ask_mpesa": 0, "fetch_till": 0, "refund_checks": 0, "mpesa_balance": 0, "expired_holds": 0, "erased_accounts": 0, "forgotten_photos": 0,
  "files_to_remove": 0, "forgotten_usage": 0, "forgotten_sign_ins": 0, "forgotten_deliveries": 0, "forgotten_cron_runs": 0, "sign_in_links_ended": 0,
  "dropped_plan_payments": 0, "ended_plans": 0, "plan_notices": 0, "reminders": 0, "medicine_reminders": 0, "fasting_reminders": 0, "retest_reminders": 0, "check_in_reminders": 0, "consultations_closed": 0,
  "consultation_reminders": 0, "waitlist_told": 0, "intakes_forgotten": 0, "large_shop_counts": 0, "documents": 0, "forgotten_buyers": 0, "reversals": 0, "dispatches_told": 0, "past_lots": 0, "deliveries_due": 0, "forgotten": 0}', 'nothing is due');
update public.orders set hold_expires_at = now() - interval '1 minute' where id in (tests.id_of('lost'), tests.id_of('lost, too'));
select is(public.run_scheduled_jobs() ->> 'expired_holds', '2', 'two holds end');
select is(tests.stock_of(9001), 4, 'their pieces are back');
select is(public.run_scheduled_jobs() ->> 'expired_holds', '0', 'once');
select is(tests.stock_of(9001), 4, 'and only once');
select results_eq(format($$ select payment_state, fulfilment_state, hold_expires_at from public.orders where id = %L $$, tests.id_of('lost')),
  $$ values ('expired', 'cancelled', null::timestamptz) $$, 'such an order is closed');
select is(count(*), 2::bigint, 'its event says so') from public.order_events where kind = 'hold_expired' and actor_id is null;
select is(count(*), 2::bigint, 'and its buyer knows') from public.notifications where title = 'Order not paid in time';
select is((select payment_state from public.orders where id = tests.id_of('kept')), 'awaiting', 'the others are kept');
select is((select fulfilment_state from public.orders where id = tests.id_of('cash')), 'placed', 'cash orders wait for the rider');

-- A started prompt that never became one
select tests.sign_in('asha');
select tests.remember('starting', (public.start_payment(tests.id_of('kept')) ->> 'payment_id')::uuid);
select tests.as_service();
select is(public.run_scheduled_jobs() ->> 'failed_starts', '0', 'a fresh start is left alone');
update public.payments set created_at = now() - interval '3 minutes' where id = tests.id_of('starting');
select is(public.run_scheduled_jobs() ->> 'failed_starts', '1', 'an old one is given up');
select is((select payment_state from public.orders where id = tests.id_of('kept')), 'failed', 'the buyer may try again');
select lives_ok(format('select public.record_payment_prompt(%L, %L, %L)', tests.id_of('starting'), 'M-lost', 'C-lost'),
  'its acknowledgement may still come');
select is((select p.state || ' ' || o.payment_state from public.payments p join public.orders o on o.id = p.order_id
  where p.id = tests.id_of('starting')), 'prompted awaiting', 'and opens it again');
update public.payments set state = 'failed', checkout_request_id = null, merchant_request_id = null
  where id = tests.id_of('starting');
select is((public.receive_callback((select callback_token from public.payments where id = tests.id_of('starting')), 'C-lost', 'M-lost', 0, '{}') ->> 'matched')::boolean, true,
  'its callback teaches the payment its ids');
select is(public.settle_payment('C-lost', 'M-lost', 0, 'ok', 550, 'RLOST'), 'paid', 'and pays the order after all');

-- Checks
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9002, 1)).id);
select tests.remember('payment', tests.prompted(tests.id_of('order'), 'C-check'));
select is_empty($$ select * from public.claim_payment_checks() $$, 'the first query is due after 15 s');
update public.payments set next_check_at = now() - interval '1 second' where id = tests.id_of('payment');
select results_eq($$ select checkout_request_id, checks from public.claim_payment_checks() $$, $$ values ('C-check', 1) $$, 'then it is handed out');
select is_empty($$ select * from public.claim_payment_checks() $$, 'to one caller');
select tests.as_owner();
select is((select array_agg(private.check_delay(n) order by n) from generate_series(0, 20) n),
  '{15s,20s,25s,30s,35s,40s,45s,50s,55s,60s,65s,70s,75s,80s,85s,90s,3min,5min,15min,60min,NULL}'::interval[],
  'the checks follow their timetable');
select tests.as_service();
select is((select next_check_at from public.payments where id = tests.id_of('payment')), now() + interval '20 seconds', 'the second is 20 s after the prompt');
update public.payments set next_check_at = now() - interval '1 second', checks = 19, created_at = now() - interval '2 hours' where id = tests.id_of('payment');
select is((select next_check_at from public.claim_payment_checks()), now() + interval '5 seconds', 'a server that was away does not hammer');
update public.payments set next_check_at = now() - interval '1 second' where id = tests.id_of('payment');
select is_empty($$ select * from public.claim_payment_checks() $$, 'after the last check nothing is handed out');
select is(pg_temp.state_of('payment'), 'needs_review', 'a person must look');
select is((select payment_state from public.orders where id = tests.id_of('order')), 'needs_review', 'at the order, too');
update public.orders set hold_expires_at = now() - interval '1 minute' where id = tests.id_of('order');
select is(public.run_scheduled_jobs() ->> 'expired_holds', '0', 'an order in review is not let go');
select is(public.settle_payment('C-check', 'M-C-check', 1037, 'No answer'), 'failed', 'an answer that comes at last counts');
select is((select payment_state from public.orders where id = tests.id_of('order')), 'failed', 'the buyer may try again then');
select is(public.settle_payment('C-check', 'M-C-check', 0, 'ok', 1100, 'RLATE'), 'paid', 'and so does money');
select is((select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of('order')), 'paid placed', 'the order is paid');

select * from finish();
rollback;
