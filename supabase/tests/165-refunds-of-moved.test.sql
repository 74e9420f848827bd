-- Money that was moved from another bill goes back by M-Pesa to the number that paid it.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss,second}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('second'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 50;
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
create function pg_temp.paid(called text) returns uuid language sql security definer as $$
  select id from public.payments where bill_id = tests.id_of(called) and received_kes > 0 order by created_at limit 1
$$;
create function pg_temp.offer(called text, kes integer, phone text default null) returns jsonb language sql as $$
  select public.offer_refund(tests.id_of(called), pg_temp.paid(called), kes, phone) - '{others,limit_kes}'::text[]
$$;
create function pg_temp.ask(called text, kes integer, phone text default null) returns text language sql as $$
  select tests.outcome(format('select public.ask_refund(%L, %L, %s, %L)', tests.id_of(called), pg_temp.paid(called), kes, phone))
$$;
create function pg_temp.refund(called text) returns public.refund_orders language sql security definer as $$
  select * from public.refund_orders o where o.bill_id = tests.id_of(called) order by o.created_at desc limit 1
$$;
create function pg_temp.place(called text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(called, (tests.order_of(9002, 1)).id);
$$;
grant execute on all functions in schema pg_temp to public;

-- 2,500 come for the first; 1,100 of what is above its price pay the next, and 300 of that the last
select pg_temp.place('first'), pg_temp.place('next'), pg_temp.place('last');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('first'), 'first');
select tests.as_service();
select public.settle_payment('first', 'M-first', 0, 'ok', 2500, 'RMOVED0001');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('first'), 'paid_less');
select public.move_money(pg_temp.paid('first'), tests.id_of('next'), 1100);
select is((select state from public.bills where id = tests.id_of('next')), 'paid', 'money of one bill pays another');
select is(pg_temp.offer('next', 1100), '{"way": "b2c", "payer": "254712345671", "phone": "254712345671", "most_kes": 1100, "needs_second": false, "is_other_phone": false}',
  'M-Pesa can send it to the number that paid, and does not reverse it');
select is(pg_temp.offer('next', 400) ->> 'way', 'b2c', 'a part of it as well');
select is(pg_temp.offer('next', 400, '0722000111') ->> 'needs_second', 'true', 'to another number with a second person');
select is(pg_temp.ask('next', 1101), 'too_much', 'no more than came');
select throws_like(format('select public.ask_refund(%L, %L, 1101)', tests.id_of('next'), pg_temp.paid('next')), 'At most KSh 1,100 can be paid back.', 'and the sentence is true');
select tests.sign_in('packer');
select is(pg_temp.ask('next', 400), 'not_allowed', 'who packs sends nothing');
select tests.sign_in('asha');
select is(pg_temp.ask('next', 400), 'not_allowed', 'nor the buyer');
select tests.sign_in('baraka');
select is(pg_temp.ask('next', 400), 'not_allowed', 'nor a stranger');
select tests.as_visitor();
select is(pg_temp.ask('next', 400), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(pg_temp.ask('next', 400), 'accepted', 'the desk has a part sent');
select is((pg_temp.refund('next')).way || ' ' || (pg_temp.refund('next')).phone, 'b2c 254712345671', 'to whoever paid');
select tests.as_service();
select public.claim_mpesa_requests(50);
select tests.as_owner();
select tests.remember('asked', (pg_temp.refund('next')).request_id);
create temporary table asked as select token from private.mpesa_requests where id = tests.id_of('asked');
select is(public.receive_mpesa_answer((select token from asked), '0', 'words', 'O-1', 'C-1',
  '{"Result": {"ResultCode": "0", "TransactionID": "SKMOVED001"}}'), 'done', 'M-Pesa has done it');
select results_eq(format('select amount_kes, method, reference, went_to from public.refunds where bill_id = %L', tests.id_of('next')),
  $$ values (400, 'mpesa', 'SKMOVED001', '254712345671') $$, 'it is booked on the bill that it paid');
select is((select concat_ws(' ', owed_back_kes, sales_kes, refunded_kes) from public.bill_balances where bill_id = tests.id_of('next')), '0 700 400', 'and nowhere else');
select is((select sum(amount_kes) from public.ledger_entries where account = 'mpesa'), 2100::bigint, 'M-Pesa has so much less');
select tests.sign_in('boss');
select is(pg_temp.offer('next', 700) ->> 'most_kes', '700', 'the rest is left');
select is((public.record_refund(tests.id_of('next'), 700, 'SKHAND0001', phone => '0712 345 671')).amount_kes, 700, 'and can be noted as sent by hand, to the number that paid, without a second person');

-- what M-Pesa did not bring, it does not send
select tests.as_owner();
update public.shop_settings set refund_limit_kes = 5000;
insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, receipt)
values (tests.id_of('last'), 'cash', 1100, 1100, '254712345671', 'paid', 0, null);
update public.orders set payment_state = 'paid' where id = tests.id_of('last');
select tests.sign_in('boss');
select is(pg_temp.offer('last', 1100) ->> 'way', null, 'cash is not sent by M-Pesa');
select is(pg_temp.ask('last', 1100), 'not_set_up', 'which is said, and not that nothing of it can go back');
select tests.as_owner();
select is_empty('select event_id from public.ledger_entries group by event_id having sum(amount_kes) <> 0', 'each event sums to zero');
select * from finish();
rollback;
