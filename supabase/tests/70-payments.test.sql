begin;
select plan(84);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.place(name text, product_id bigint default 9002, quantity integer default 1) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(place.name, (tests.order_of(place.product_id, place.quantity)).id);
$$;
-- Places an order and opens a prompt whose checkout id is the order's name; the service is signed in afterwards.
create function pg_temp.prompt(name text, product_id bigint default 9002, quantity integer default 1) returns void language sql as $$
  select pg_temp.place(name, product_id, quantity);
  select tests.remember(name || ' payment', tests.prompted(tests.id_of(name), name));
$$;
create function pg_temp.settle(checkout text, code integer, amount integer default null, receipt text default null)
returns text language sql as $$
  select public.settle_payment(checkout, 'M-' || checkout, code, 'words', amount, receipt, 'callback', '{"a": 1}')
$$;
create function pg_temp.states(wanted text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.expire(wanted text) returns jsonb language sql as $$
  update public.orders set hold_expires_at = now() - interval '4 minutes' where id = tests.id_of(wanted);
  select public.run_scheduled_jobs();
$$;
grant execute on all functions in schema pg_temp to public;

-- Starting
select pg_temp.place('first');
select tests.as_visitor();
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('first'))), 'not_signed_in', 'a visitor pays nothing');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('first'))), 'not_found', 'a stranger''s order is not there');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.start_payment(%L, %L)', tests.id_of('first'), '12345')), 'bad_phone', 'a wrong phone is refused');
select is(public.start_payment(tests.id_of('first'), '0110 123 456') - 'payment_id' - 'order_number',
  '{"amount_kes": 1100, "phone": "254110123456", "method": "mpesa", "already_open": false}', 'an attempt asks for the whole order, on any phone');
select is(public.start_payment(tests.id_of('first')) - 'payment_id' - 'order_number',
  '{"amount_kes": 1100, "phone": "254110123456", "method": "mpesa", "already_open": true}', 'a second click answers the open attempt');
select is(count(*), 1::bigint, 'there is one') from public.payments;
select tests.remember('first payment', id) from public.payments;
select is(tests.outcome('select callback_token from public.payments'), '42501', 'the buyer cannot read the token');
select is(tests.outcome('select * from public.payments'), '42501', 'not even among everything');
select lives_ok('select id, order_id, state, result_code, receipt from public.payments', 'the rest is readable');
select is(tests.outcome($$ update public.payments set state = 'paid' $$), '42501', 'nobody writes payments');
select is(tests.outcome($$ insert into public.payments (order_id, amount_kes, phone) select id, 1, phone from public.orders $$), '42501', 'nor inserts any');
select tests.as_owner();
select is(tests.outcome($$ insert into public.payments (bill_id, method, amount_kes, phone, state)
  values (tests.id_of('first'), 'mpesa', 1, '254712345671', 'starting') $$), '23505', 'and no other door opens a second attempt beside the first');
select tests.sign_in('asha');

-- The service's own
select is(tests.outcome(call), '42501', 'a buyer cannot call: ' || call) from (values
  ($$ select public.get_payment_secret(gen_random_uuid()) $$),
  ($$ select public.record_payment_prompt(gen_random_uuid(), 'a', 'b') $$),
  ($$ select public.fail_payment(gen_random_uuid(), 1, 'x') $$),
  ($$ select public.settle_payment('first', 'M-first', 0, 'ok', 1100, 'X') $$),
  ($$ select public.receive_callback('a', 'b', 'c', 0, '{}') $$),
  ($$ select public.record_payment_message('callback', '{}', 'x') $$),
  ($$ select public.claim_payment_checks() $$),
  ($$ select public.run_scheduled_jobs() $$)
) calls (call);
select tests.sign_in('baraka');
select is(count(id), 0::bigint, 'a stranger sees no payment') from public.payments;
select tests.sign_in('boss');
select is(count(id), 1::bigint, 'an administrator does') from public.payments;
select is(tests.outcome('select callback_token from public.payments'), '42501', 'but no token');
select tests.as_visitor();
select is(tests.outcome('select id from public.payments'), '42501', 'a visitor sees none');

select tests.as_service();
select is(public.get_payment_secret(gen_random_uuid()), null, 'an unknown payment has no secret');
select matches(public.get_payment_secret(tests.id_of('first payment')) ->> 'callback_token', '^[0-9a-f]{64}$', 'a token nobody guesses');
select is(public.get_payment_secret(tests.id_of('first payment')) - 'callback_token' - 'payment_id' - 'order_number',
  '{"amount_kes": 1100, "phone": "254110123456", "method": "mpesa", "state": "starting", "prompt_words": "Mizizi order"}', 'with what the prompt needs');
select is(tests.outcome($$ select public.record_payment_prompt(gen_random_uuid(), 'a', 'b') $$), 'not_found', 'an unknown payment has no prompt');
select lives_ok(format('select public.record_payment_prompt(%L, %L, %L)', tests.id_of('first payment'), 'M-first', 'first'), 'the prompt is noted');
select is((select state from public.payments where id = tests.id_of('first payment')), 'prompted', 'it is on the phone');
select is(pg_temp.states('first'), 'awaiting placed', 'an acknowledgement is no payment');
create function pg_temp.token() returns text language sql as $$ select public.get_payment_secret(tests.id_of('first payment')) ->> 'callback_token' $$;
select is((public.receive_callback(pg_temp.token(), 'first', 'M-first', 0, '{}') ->> 'matched')::boolean, true, 'its callback matches');
select is((public.receive_callback(pg_temp.token(), 'first', 'other', 0, '{}') ->> 'matched')::boolean, false, 'not with another request');
select is((public.receive_callback(pg_temp.token(), 'other', 'M-first', 0, '{}') ->> 'matched')::boolean, false, 'nor another checkout');
select is((public.receive_callback(repeat('0', 64), 'first', 'M-first', 0, '{}') ->> 'matched')::boolean, null, 'nor another token');
select is((public.receive_callback(null, null, null, 0, '{}') ->> 'matched')::boolean, null, 'nothing matches nothing');

-- Paid, twice, unknown
select is(pg_temp.settle('nothing', 0, 1100, 'R0'), 'unknown', 'money for nothing we know');
select is(public.settle_payment('first', 'other', 0, 'ok', 1100, 'R1'), 'unknown', 'nor with the wrong request');
select is(pg_temp.settle('first', 0, 1100, 'R1'), 'paid', 'the payment lands');
select is(pg_temp.states('first'), 'paid placed', 'the order is paid');
select is(pg_temp.settle('first', 0, 1100, 'R1'), 'already_settled', 'the callback comes twice');
select is(pg_temp.settle('first', 1032, null, null), 'already_settled', 'a late refusal changes nothing');
select is(pg_temp.states('first'), 'paid placed', 'the order stays paid');
select is((select hold_expires_at from public.orders where id = tests.id_of('first')), null, 'and is held for good');
select results_eq(format($$ select kind, count(*) from public.order_events where order_id = %L group by 1 order by 1 $$, tests.id_of('first')),
  $$ values ('payment_confirmed', 1::bigint), ('payment_prompted', 1), ('placed', 1) $$, 'once in the events');
select results_eq($$ select type, title, metadata ->> 'link' from public.notifications where title = 'Payment received' $$,
  $$ select 'success', 'Payment received', '/orders/' || tests.id_of('first') $$, 'once in the notifications');
select matches((select message from public.notifications where title = 'Payment received'),
  '^KSh 1,100 for order MZ-[2-9A-Z]{6}\. We are packing it now\.$', 'in short words');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.start_payment(%L)', tests.id_of('first'))), 'already_paid', 'nobody pays twice');
select tests.as_service();
select is((select array_agg(outcome order by id) from public.payment_messages),
  array['received', 'unmatched', 'unmatched', 'unknown', 'paid', 'already_settled', 'already_settled'], 'every message is kept with what became of it');

-- Refused, then tried again, then the first one lands after all
select pg_temp.prompt('again');
select is(pg_temp.settle('again', 1032), 'failed', 'a refused prompt');
select is(pg_temp.states('again'), 'failed placed', 'leaves the order to be paid');
select is(pg_temp.settle('again', 1032), 'already_settled', 'refused twice is refused once');
select tests.sign_in('asha');
select is(public.start_payment(tests.id_of('again')) ->> 'already_open', 'false', 'the buyer tries again');
select is(pg_temp.states('again'), 'awaiting placed', 'and is awaited');
select tests.as_service();
select is(pg_temp.settle('again', 0, 1100, 'R2'), 'paid', 'a success counts even after a refusal');
select public.record_payment_prompt((select id from public.payments where state = 'starting'), 'M-again 2', 'again 2');
select is(pg_temp.settle('again 2', 0, 1100, 'R3'), 'needs_review', 'money on top needs a person');
select is(pg_temp.states('again'), 'paid placed', 'the order stays paid');

-- Wrong amount, borrowed receipt
select pg_temp.prompt('wrong');
select is(pg_temp.settle('wrong', 0, 1, 'R4'), 'needs_review', 'a wrong amount needs a person');
select is(pg_temp.states('wrong'), 'needs_review placed', 'the order waits');
select is(pg_temp.settle('wrong', 0, 1, 'R4'), 'already_settled', 'told twice');
select is(pg_temp.settle('wrong', 1032), 'already_settled', 'and not undone by a refusal');
select tests.sign_in('asha');
select is(public.start_payment(tests.id_of('wrong')) ->> 'amount_kes', '1099', 'its buyer may pay the rest, and no more');
select is((public.cancel_order(tests.id_of('wrong'))).payment_state, 'refund_due', 'or calls it off, and what came goes back');
select pg_temp.prompt('borrowed');
select is(pg_temp.settle('borrowed', 0, 1100, 'R1'), 'needs_review', 'a receipt pays once');
select is((select receipt from public.payments where id = tests.id_of('borrowed payment')), null, 'and stays with its payment');

-- A query settles first; the callback brings the receipt
select pg_temp.prompt('query');
select is(public.settle_payment('query', null, 0, 'ok'), 'paid', 'a query knows no amount');
select is(pg_temp.settle('query', 0, 1100, 'R5'), 'already_settled', 'the callback after it');
select is((select receipt from public.payments where id = tests.id_of('query payment')), 'R5', 'leaves the receipt');

-- Late
select pg_temp.prompt('late');
select is(pg_temp.expire('late') ->> 'expired_holds', '1', 'time runs out');
select is(pg_temp.settle('late', 0, 1100, 'R6'), 'paid', 'paid after all');
select is(pg_temp.states('late'), 'paid placed', 'the order reopens while its pieces are there');
select results_eq(format($$ select kind from public.order_events where order_id = %L order by id $$, tests.id_of('late')),
  $$ values ('placed'), ('payment_prompted'), ('hold_expired'), ('payment_confirmed'), ('reopened') $$, 'as the events say');
select pg_temp.prompt('too late', 9001, 4);
select is(pg_temp.expire('too late') ->> 'expired_holds', '1', 'time runs out for the last four');
select pg_temp.place('quicker', 9001, 3);
select tests.as_service();
select is(pg_temp.settle('too late', 0, 1450, 'R7'), 'refund_due', 'somebody else has them now');
select is(pg_temp.states('too late'), 'refund_due cancelled', 'the money is owed back');
select is(tests.stock_of(9001), 2, 'no piece is sold twice');
select is(pg_temp.settle('too late', 0, 1450, 'R7'), 'already_settled', 'owed once');
select pg_temp.prompt('regret');
select tests.sign_in('asha');
select public.cancel_order(tests.id_of('regret')) is not null;
select tests.as_service();
select is(pg_temp.settle('regret', 0, 1100, 'R8'), 'refund_due', 'what the buyer cancelled stays cancelled');

-- Prompts that never went out
select pg_temp.place('dead');
select public.start_payment(tests.id_of('dead')) is not null;
select tests.as_service();
select lives_ok(format('select public.fail_payment((select id from public.payments where order_id = %L), 9999, %L)', tests.id_of('dead'), 'No prompt'), 'the service notes it');
select is(pg_temp.states('dead'), 'failed placed', 'the buyer may try again');
select is(tests.outcome($$ update public.payment_messages set outcome = 'x' $$), '42501', 'messages are append-only for the service, too');
select lives_ok($$ select public.record_payment_message('callback', jsonb_build_object('x', repeat('y', 20000)), 'too long') $$, 'a huge message is cut');
select tests.sign_in('asha');
select is(count(*), 0::bigint, 'the buyer reads no messages') from public.payment_messages;
select tests.sign_in('boss');
select ok((select max(length(body::text)) < 2000 and count(*) > 5 from public.payment_messages), 'an administrator does');

select * from finish();
rollback;
