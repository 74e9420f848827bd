-- Cash at the counter for an order that was to be paid by M-Pesa, and what its prompt may bring after that.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 1000;
create function pg_temp.order_state(wanted text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.bill(wanted text) returns text language sql security definer as $$
  select state || ' ' || received_kes || ' ' || sales_kes from public.bills where id = tests.id_of(wanted)
$$;
create function pg_temp.payments(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', method, state, received_kes), ', ' order by method, state) from public.payments where bill_id = tests.id_of(wanted)
$$;
create function pg_temp.note() returns text language sql security definer as $$
  select title from public.notifications where user_id = tests.user_id('asha') order by created_at desc, ctid desc limit 1
$$;
create function pg_temp.takes(wanted text, kes numeric default 1100, at timestamptz default null) returns text language sql as $$
  select tests.outcome(format('select public.take_cash(%L, %L, %L)', tests.id_of(wanted), kes, at))
$$;
-- An order of asha's with an open prompt; the owner is signed in afterwards.
create function pg_temp.prompted(wanted text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (tests.order_of(9002, 1)).id);
  select tests.prompted(tests.id_of(wanted), wanted);
  select tests.sign_in('boss');
$$;
create function pg_temp.settle(wanted text, code integer, amount integer default null, receipt text default null) returns text language sql as $$
  select tests.as_service();
  select public.settle_payment(wanted, 'M-' || wanted, code, 'words', amount, receipt, 'callback', '{}')
$$;
grant execute on all functions in schema pg_temp to public;

select pg_temp.prompted('open');
select tests.sign_in('asha');
select is(pg_temp.takes('open'), 'not_allowed', 'a buyer takes no cash');
select tests.as_visitor();
select is(pg_temp.takes('open'), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(pg_temp.takes('open', kes), 'wrong_amount', coalesce(kes::text, 'no sum')) from unnest(array[0, -1, 10.5, 1000, 2000, 99999999, null]::numeric[]) kes;
select is(pg_temp.takes('open', at => now() + interval '1 hour'), 'bad_time', 'nobody takes cash tomorrow');
select is(pg_temp.takes('open', at => now() - interval '1 day'), 'bad_time', 'or before the order');
select is((public.take_cash(tests.id_of('open'), 1100, null, ' Wanjiku ')).payment_state, 'paid', 'the cash of an open prompt is taken');
select is(pg_temp.payments('open') || ', ' || pg_temp.bill('open'), 'cash paid 1100, mpesa prompted, paid 1100 1100', 'and pays the order');
select is(pg_temp.note(), 'Payment received', 'its buyer is told');
select is((select detail from public.order_events where order_id = tests.id_of('open') and kind = 'cash_collected'), '{"taken_by": "Wanjiku", "amount_kes": 1100}', 'the story says who took it');
select is((select count(*) from public.audit_log where action = 'cash_collected'), 1::bigint, 'and so does the diary');
select is(pg_temp.takes('open'), 'already_paid', 'once');
select results_eq(format($$ select account, sum(amount_kes)::integer from public.ledger_entries where bill_id = %L group by 1 having sum(amount_kes) <> 0 order by 1 $$, tests.id_of('open')),
  $$ values ('cash', 1100), ('sales_order', -1100) $$, 'the books have it in the till');

-- The prompt is answered after that
select is(pg_temp.settle('open', 0, 1100, 'SKA3000001'), 'refund_due', 'what a prompt brings after that');
select is(pg_temp.payments('open') || ', ' || pg_temp.bill('open') || ', ' || pg_temp.order_state('open'), 'cash paid 1100, mpesa refund_due 1100, paid 2200 1100, paid placed', 'is owed back');
select is(pg_temp.note(), 'Refund on its way', 'and its buyer is told');
select tests.sign_in('boss');
select results_eq($$ select waits, amount_kes, reason from public.bill_queue() $$, $$ values ('refund', 1100, 'Paid in cash already; this money came on top.') $$, 'the desk sees why');
select is(pg_temp.settle('open', 0, 1100, 'SKA3000001'), 'already_settled', 'told twice it counts once');
select tests.sign_in('boss');
select is((public.record_refund(tests.id_of('open'), 1100, 'SKR3000001', phone => '0712 345 671', payment_id => (select payment_id from public.bill_queue()))).method || ', ' || pg_temp.order_state('open'), 'mpesa, paid placed', 'sent back, the order stays paid in cash');

-- M-Pesa tells by the other way first, the prompt fails, or it is of another sum
select tests.as_service();
select public.tell_mpesa_account('174379', null);
select pg_temp.prompted('told');
select is(pg_temp.takes('told'), 'accepted', 'cash again');
select tests.as_owner();
select is(public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', 'SKA3000002', 'completed_at', '2026-11-24 10:30', 'paid_in_kes', '1100',
  'account', (select number from public.bills where id = tests.id_of('told'))), '174379', '254712345671'), 'refund_due', 'M-Pesa may tell of it before the callback');
select is(pg_temp.settle('told', 0, 1100, 'SKA3000002') || ', ' || pg_temp.payments('told') || ', ' || pg_temp.bill('told'),
  'already_settled, cash paid 1100, mpesa failed, mpesa refund_due 1100, paid 2200 1100', 'and it is owed back once');
select pg_temp.prompted('fails');
select is(pg_temp.takes('fails') || ' ' || pg_temp.settle('fails', 1032) || ' ' || pg_temp.order_state('fails'), 'accepted failed paid placed', 'a prompt that is cancelled changes nothing');

-- A part came by M-Pesa
select tests.sign_in('asha');
select tests.remember('part', (tests.order_of(9002, 1)).id);
select tests.as_owner();
select public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', 'SKA3000003', 'completed_at', '2026-11-24 10:30', 'paid_in_kes', '400',
  'account', (select number from public.bills where id = tests.id_of('part'))), '174379', '254712345671');
select tests.sign_in('boss');
select is(pg_temp.takes('part') || ' ' || pg_temp.takes('part', 700), 'wrong_amount accepted', 'the rest alone is taken in cash');
select is(pg_temp.payments('part') || ', ' || pg_temp.bill('part'), 'cash paid 700, mpesa paid 400, paid 1100 1100', 'and the part with it');

-- A receipt was named, or money is in doubt
select pg_temp.prompted('claim');
select tests.sign_in('asha');
select public.name_receipt(tests.id_of('claim'), 'SKA3000004');
select tests.sign_in('boss');
select is(pg_temp.takes('claim'), 'accepted', 'cash is taken while a receipt is looked for');
select is((select waits from public.bill_queue() where bill_id = tests.id_of('claim')), 'second_receipt', 'a receipt that was named is still looked for');
select pg_temp.prompted('doubt');
select pg_temp.settle('doubt', 0, 2000, 'SKA3000005');
select tests.sign_in('boss');
select is(pg_temp.takes('doubt'), 'wrong_state', 'money in doubt is decided about first');

-- What is not taken
select tests.sign_in('asha');
select tests.remember('door', (tests.order_of(9002, 1, 'cash')).id);
select tests.remember('gone', (tests.order_of(9002, 1)).id);
select public.cancel_order(tests.id_of('gone'));
select tests.sign_in('boss');
select is(pg_temp.takes('door') || ' ' || pg_temp.takes('gone') || ' ' || tests.outcome($$ select public.take_cash(md5('x')::uuid, 1) $$), 'wrong_state wrong_state not_found',
  'cash at the door is its rider''s, and an order that was called off is over');
select is((public.set_order_fulfilment(tests.id_of('fails'), 'dispatched')).fulfilment_state, 'dispatched', 'an order that is paid in cash goes its way');

select * from finish();
rollback;
