-- What the desk books about a named receipt: the sum that came, from M-Pesa's words or its own, and nothing that nobody has seen.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 1000;
create function pg_temp.bill(wanted text) returns text language sql security definer as $$
  select state || ' ' || received_kes || ' ' || sales_kes from public.bills where id = tests.id_of(wanted)
$$;
create function pg_temp.claim(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', receipt, state, told), ', ' order by at, receipt) from public.receipt_claims where bill_id = tests.id_of(wanted)
$$;
create function pg_temp.note() returns text language sql security definer as $$
  select title || ': ' || message from public.notifications where user_id = tests.user_id('asha') order by created_at desc, ctid desc limit 1
$$;
create function pg_temp.decide(wanted text, decision text, came integer default null, receipt text default null, vouched boolean default false) returns text language sql as $$
  select tests.outcome(format('select public.resolve_bill(%L, %L, receipt => %L, received_kes => %L, vouched => %L)', tests.id_of(wanted), decision, receipt, came, vouched))
$$;
-- An order of asha's whose receipt she named; the owner is signed in afterwards.
create function pg_temp.named(wanted text, receipt text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (tests.order_of(9002, 1)).id);
  select public.name_receipt(tests.id_of(wanted), receipt);
  select tests.sign_in('boss');
$$;
create function pg_temp.lists(receipt text, kes integer) returns void language sql as $$
  select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at', '2026-11-21 10:00', 'paid_in_kes', kes)));
$$;
grant execute on all functions in schema pg_temp to public;

-- Nobody has seen the money
select pg_temp.named('unseen', 'SKA2000001');
select is(pg_temp.decide('unseen', 'paid'), 'wrong_amount', 'no sum is taken for the price');
select throws_ok(format($$ select public.resolve_bill(%L, 'paid') $$, tests.id_of('unseen')), 'P0001', 'Say how much came.', 'the desk is asked for it');
select is(pg_temp.decide('unseen', 'paid', wrong, vouched => true), 'wrong_amount', 'KSh ' || wrong) from unnest('{0,-5,500001,2000000000}'::integer[]) wrong;
select is(pg_temp.decide('unseen', 'paid', 1100), 'not_told', 'nor is a receipt that M-Pesa did not tell of');
select throws_ok(format($$ select public.resolve_bill(%L, 'paid', received_kes => 1100) $$, tests.id_of('unseen')), 'P0001',
  'M-Pesa has not told of receipt SKA2000001 yet.', 'which is said');
select is(pg_temp.bill('unseen'), 'needs_review 0 0', 'nothing is booked');
select is(pg_temp.decide('unseen', 'paid', 1100, typed), 'bad_receipt', 'typed: ' || typed) from unnest('{yes,nimelipa jana,0712345671,1100}'::text[]) typed;
select is(pg_temp.decide('unseen', 'paid', 1100, 'SKA2000001 Confirmed. Ksh1,100.00 sent to MIZIZI', true), 'accepted', 'what the owner saw and says so is booked, from the whole message');
select is(pg_temp.bill('unseen') || ', ' || pg_temp.claim('unseen'), 'paid 1100 1100, SKA2000001 matched', 'with its receipt');
select is((select detail ->> 'vouched' from public.audit_log where entity_id = tests.id_of('unseen')::text and action = 'payment_paid'), 'true', 'and the diary says who vouched for it');

-- M-Pesa has told
select pg_temp.named('told', 'SKA2000002');
select pg_temp.lists('SKA2000002', 1100);
select is(pg_temp.claim('told'), 'SKA2000002 waiting unlinked', 'money that nothing leads from to this bill');
select is(pg_temp.decide('told', 'paid', 900), 'wrong_amount', 'has the sum that M-Pesa says');
select is(pg_temp.decide('told', 'paid', 1100), 'accepted', 'and is for a person to give');
select is(pg_temp.bill('told'), 'paid 1100 1100', 'who does');

-- Less and more
select pg_temp.named('less', 'SKA2000003');
select is(pg_temp.decide('less', 'part', 400, vouched => true), 'accepted', 'a part is booked as one');
select is(pg_temp.bill('less') || ', ' || pg_temp.claim('less'), 'needs_review 400 0, SKA2000003 matched', 'the bill stays to be paid');
select matches(pg_temp.note(), '^Not all of the money is here: KSh 400 of KSh 1,100 came .* Pay the other KSh 700', 'its payer reads what is left');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of('less'), 'SKA2000004')), 'accepted', 'and names the receipt of the rest');
select tests.sign_in('boss');
select is(pg_temp.decide('less', 'part', 800, vouched => true), 'wrong_amount', 'parts are no more than the price');
select is(pg_temp.decide('less', 'part', 700, vouched => true), 'accepted', 'the other part');
select is(pg_temp.bill('less'), 'paid 1100 1100', 'makes up the price');
select pg_temp.named('more', 'SKA2000005');
select is(pg_temp.decide('more', 'paid_less', 1500, vouched => true), 'accepted', 'more than the price');
select is(pg_temp.bill('more') || ' ' || (select amount_kes from public.bill_queue() where bill_id = tests.id_of('more')), 'paid 1500 1100 400', 'is owed back');
select pg_temp.named('quiet', 'SKA2000006');
select is(pg_temp.decide('quiet', 'paid', 1000, vouched => true), 'accepted', 'the desk may let it go for less');
select is(pg_temp.bill('quiet'), 'paid 1000 1000', 'for what came');

-- An attempt that M-Pesa never answered
select tests.sign_in('asha');
select tests.remember('silent', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('silent'), 'silent');
select tests.as_owner();
update public.payments set state = 'needs_review', result_text = 'No answer within an hour.' where bill_id = tests.id_of('silent');
update public.orders set payment_state = 'needs_review' where id = tests.id_of('silent');
select tests.sign_in('boss');
select is(pg_temp.decide('silent', 'paid', 1100), 'bad_receipt', 'needs its receipt');
select is(pg_temp.decide('silent', 'part', 300, 'SKA2000007', true), 'accepted', 'a part of it');
select is(pg_temp.bill('silent') || ' ' || (select count(*) from public.payments where bill_id = tests.id_of('silent')), 'needs_review 300 0 1', 'is what came of the prompt');

-- A second receipt of a bill that is paid
select pg_temp.named('twice', 'SKA2000009');
select is(pg_temp.decide('twice', 'paid', 1100, 'SKA2000009', true), 'accepted', 'paid');
select tests.as_owner();
insert into public.receipt_claims (bill_id, receipt, claimed_by) values (tests.id_of('twice'), 'SKA2000010', tests.user_id('asha'));
select tests.sign_in('boss');
select is(pg_temp.decide('twice', 'refund'), 'wrong_amount', 'a second payment has a sum of its own');
select is(pg_temp.decide('twice', 'refund', 1100), 'not_told', 'that somebody has seen');
select is(pg_temp.decide('twice', 'refund', 1100, vouched => true), 'accepted', 'and says so');

-- Asking M-Pesa
select pg_temp.named('ask', 'SKA2000011');
select is(tests.outcome(format('select public.ask_about_receipt(%L)', tests.id_of('ask'))), 'cannot_ask', 'where M-Pesa cannot be asked that is said');
select tests.as_service();
select public.tell_mpesa_powers('{status}');
select public.tell_mpesa_account('174379', null);
select tests.sign_in('asha');
select is(tests.outcome(format('select public.ask_about_receipt(%L)', tests.id_of('ask'))), 'not_allowed', 'a buyer does not ask for the desk');
select tests.as_visitor();
select is(tests.outcome(format('select public.ask_about_receipt(%L)', tests.id_of('ask'))), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.ask_about_receipt(%L, %L)', tests.id_of('ask'), 'paid already')), 'bad_receipt', 'words are not asked about');
select is(public.ask_about_receipt(tests.id_of('ask')) || ', ' || pg_temp.claim('ask'), 'asking, SKA2000011 waiting asking', 'M-Pesa is asked');
select is(public.ask_about_receipt(tests.id_of('ask'), 'SKA2000012') || ', ' || pg_temp.claim('ask'), 'asking, SKA2000011 refused asking, SKA2000012 waiting asking',
  'about the receipt that the desk reads in the message');
select is(public.ask_about_receipt(tests.id_of('silent'), 'SKA2000002'), 'told', 'what M-Pesa has told is not asked about');
select is(tests.outcome(format('select public.ask_about_receipt(%L, %L)', tests.id_of('told'), 'SKA2000013')), 'wrong_state', 'nor for a bill that is paid');
select is(tests.outcome($$ select public.ask_about_receipt(md5('x')::uuid) $$), 'not_found', 'nor for none');

select * from finish();
rollback;
