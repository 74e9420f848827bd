begin;
select plan(33);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
select tests.sign_in('asha');
select tests.remember('cash', (tests.order_of(9001, 2, 'cash')).id);
select tests.remember('more cash', (tests.order_of(9002, 1, 'cash')).id);
select tests.remember('unpaid', (tests.order_of(9002, 1)).id);
create function pg_temp.numbers(wanted text, search text default '') returns bigint language sql as $$ select count(*) from public.order_queue(wanted, search) $$;
grant execute on all functions in schema pg_temp to public;

select is(tests.outcome(call), 'not_allowed', 'a member: ' || call) from (values ('select * from public.order_queue()'), ($$ select public.set_orders_fulfilment('{}', 'packed') $$),
  ($$ select public.packing_slips('{}') $$), (format('select public.customer_history(%L)', tests.id_of('cash'))), (format('select public.add_order_note(%L, %L)', tests.id_of('cash'), 'x'))) c (call);
select is_empty('select * from public.order_notes', 'members read no notes');
select tests.as_visitor();
select is(tests.outcome('select * from public.order_queue()'), '42501', 'visitors neither');
select is(tests.outcome('select * from public.order_notes'), '42501', 'nor notes');

select tests.sign_in('boss');
select is(pg_temp.numbers('pack'), 2::bigint, 'cash orders are packed before they are paid');
select is(pg_temp.numbers('unpaid'), 1::bigint, 'the other one waits for money');
select is(pg_temp.numbers('all', '0712345671'), 3::bigint, 'found by phone');
select is(pg_temp.numbers('all', 'mwangi'), 3::bigint, 'by name');
select is(pg_temp.numbers('all', (select number from public.orders where id = tests.id_of('cash'))), 1::bigint, 'by number');
select is(pg_temp.numbers('all', '%_'''), 0::bigint, 'signs are only signs');

-- By receipt
select tests.as_owner();
insert into public.payments (bill_id, method, amount_kes, phone, state, receipt)
values (tests.id_of('unpaid'), 'mpesa', 100, '254712345671', 'failed', 'SSBY3TN84J');
insert into public.receipt_claims (order_id, bill_id, receipt, state)
values (tests.id_of('cash'), tests.id_of('cash'), 'QTUEWAIT01', 'refused'), (tests.id_of('unpaid'), tests.id_of('unpaid'), 'SSBY3TN84J', 'refused');
select tests.sign_in('boss');
select results_eq($$ select id, total_count from public.order_queue('all', 'SSBY3TN84J') $$, $$ values (tests.id_of('unpaid'), 1::bigint) $$, 'by the receipt of a payment');
select is(pg_temp.numbers('all', ' ssby3 tn84j '), 1::bigint, 'as it is typed from a telephone');
select is(pg_temp.numbers('pack', 'qtuewait01'), 1::bigint, 'by one that the buyer named');
select is(pg_temp.numbers('unpaid', 'QTUEWAIT01'), 0::bigint, 'in its queue');
select is(pg_temp.numbers('all', 'SSBY3TN8'), 0::bigint, 'by a whole one alone');

select is((select pieces from public.order_queue('pack') where id = tests.id_of('cash')), 2, 'with its pieces');
select is((select jsonb_agg(e -> 'kind') from jsonb_array_elements(public.set_orders_fulfilment(array[tests.id_of('cash'), tests.id_of('unpaid'), tests.id_of('more cash'), md5('x')::uuid], 'packed')) e
  where not (e ->> 'ok')::boolean) @> '["wrong_state", "not_found"]', true, 'many at once, each for itself');
select is(pg_temp.numbers('dispatch'), 2::bigint, 'the others are packed');
select is(tests.outcome(format('select public.set_orders_fulfilment(%L, %L)', array[tests.id_of('cash')], 'cancelled')), 'wrong_state', 'cancelling is done one by one');
select is(tests.outcome($$ select public.set_orders_fulfilment('{}', 'packed') $$), 'wrong_state', 'none is not many');
select is((public.add_order_note(tests.id_of('cash'), ' Call first ')).body, 'Call first', 'a note');
select is(tests.outcome(format('select public.add_order_note(%L, %L)', tests.id_of('cash'), ' ')), 'bad_note', 'says something');
select is(tests.outcome(format('select public.add_order_note(%L, %L)', gen_random_uuid(), 'x')), 'not_found', 'about an order');
select is((select notes from public.order_queue('dispatch') where id = tests.id_of('cash')), 1, 'and is counted in the queue');
select is(public.packing_slips(array[tests.id_of('cash')]) -> 0 -> 'items', '[{"sku": "T-1", "name": "Neem Leaf Powder", "size": "100 g", "quantity": 2, "weight_g": 260, "lot": null, "lots": []}]', 'a slip lists the parcel');
select is(public.packing_slips(array[tests.id_of('cash')]) -> 0 -> 'cash_to_collect_kes', '850', 'and the cash to collect');
select is(public.packing_slips(array[tests.id_of('cash')]) -> 0 -> 'sender', '{"name": "Mizizi", "address": "Nairobi, Kenya", "phone": "254700000000", "email": "hello@mizizi.app"}', 'and who sends it');
select is(public.customer_history(tests.id_of('cash')) - 'orders' - 'first_order_at', '{"orders_count": 3, "delivered_count": 0, "cancelled_count": 0, "returned_count": 0, "spent_kes": 0}', 'what we know of a customer');
select tests.sign_in('asha');
select is_empty('select * from public.order_notes', 'the customer never sees our notes');

select * from finish();
rollback;
