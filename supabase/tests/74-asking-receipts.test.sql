-- What M-Pesa is asked about a named receipt, and what follows from its answer; by whom it may be seen.
begin;
select plan(53);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.order_state(wanted text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.claim(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', receipt, state, told), ', ' order by at, receipt) from public.receipt_claims where order_id = tests.id_of(wanted)
$$;
create function pg_temp.requests(wanted text) returns text language sql security definer as $$
  select string_agg(r.state || ' ' || (r.details ->> 'receipt'), ', ' order by r.created_at, r.next_at) from private.mpesa_requests r
  join public.receipt_claims c on c.id = r.subject where c.order_id = tests.id_of(wanted)
$$;
create function pg_temp.token(wanted text) returns text language sql security definer as $$
  select r.token from private.mpesa_requests r join public.receipt_claims c on c.id = r.subject
  where c.order_id = tests.id_of(wanted) order by r.state in ('due', 'sending', 'sent') desc, r.next_at desc limit 1
$$;
create function pg_temp.payments(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', state, received_kes, receipt), ', ' order by receipt) from public.payments where order_id = tests.id_of(wanted)
$$;
create function pg_temp.due_now() returns void language sql security definer as $$
  update private.mpesa_requests set next_at = now() where state in ('due', 'sent')
$$;
create function pg_temp.waits_for() returns interval language sql security definer as $$
  select next_at - now() from private.mpesa_requests where state = 'due'
$$;
create function pg_temp.sending() returns uuid language sql security definer as $$
  select id from private.mpesa_requests where state = 'sending' order by updated_at desc, next_at desc limit 1
$$;
create function pg_temp.waiting() returns integer language sql security definer as $$
  select count(*)::integer from private.mpesa_requests where state in ('due', 'sending', 'sent')
$$;
-- An order of asha's, whose buyer names a receipt; the service is signed in afterwards.
create function pg_temp.claimed(wanted text, receipt text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (tests.order_of(9002, 1)).id);
  select public.name_receipt(tests.id_of(wanted), receipt);
  select tests.as_service();
$$;
create function pg_temp.answer(wanted text, body jsonb, code text default '0', words text default 'Done', conversation text default 'AG_1') returns text language sql as $$
  select public.receive_mpesa_answer(pg_temp.token(wanted), code, words, 'O-1', conversation, body)
$$;
create function pg_temp.about(receipt text, kes text default '1100', status text default 'Completed', credit text default '174379 - Mizizi') returns jsonb language sql as $$
  select jsonb_build_object('Result', jsonb_build_object('ResultCode', 0, 'ResultParameters', jsonb_build_object('ResultParameter', jsonb_build_array(
    jsonb_build_object('Key', 'DebitPartyName', 'Value', '254712345671 - Asha Mwangi'), jsonb_build_object('Key', 'CreditPartyName', 'Value', credit),
    jsonb_build_object('Key', 'TransactionReason'), jsonb_build_object('Key', 'TransactionStatus', 'Value', status),
    jsonb_build_object('Key', 'FinalisedTime', 'Value', to_char(now() at time zone 'Africa/Nairobi', 'YYYYMMDDHH24MISS')), jsonb_build_object('Key', 'Amount', 'Value', kes),
    jsonb_build_object('Key', 'ReceiptNo', 'Value', receipt)))))
$$;
grant execute on all functions in schema pg_temp to public;

-- Nobody may be asked
select pg_temp.claimed('quiet', 'SKQUIET001');
select is(pg_temp.claim('quiet'), 'SKQUIET001 waiting', 'where M-Pesa cannot be asked a person looks, as before');
select is(pg_temp.waiting(), 0, 'and nothing is sent');
select tests.sign_in('boss');
select throws_ok($$ select public.tell_mpesa_account('600000', null) $$, '42501', null, 'nobody but a function says where money comes to');
select tests.as_service();
select public.tell_mpesa_powers('{status}');
select public.tell_mpesa_account('174379', '555555');

-- Found
select tests.sign_in('asha');
select tests.remember('found', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('found'), 'found');
select public.settle_payment('found', 'M-found', 1037, 'words');
select tests.sign_in('asha');
select public.name_receipt(tests.id_of('found'), 'SKFOUND001');
select tests.as_service();
select is(pg_temp.claim('found'), 'SKFOUND001 waiting asking', 'M-Pesa is asked about a named receipt');
select is(pg_temp.requests('found'), 'due SKFOUND001', 'at once');
select is((select count(*) from public.claim_mpesa_requests(10)), 1::bigint, 'whoever sends it');
select is((select count(*) from public.claim_mpesa_requests(10)), 0::bigint, 'sends it once');
select tests.sign_in('asha');
select is(public.receipt_search(tests.id_of('found')), '{"receipt": "SKFOUND001", "told": "asking", "came_kes": null}', 'its payer sees what is done');
select is(tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of('found'), 'SKOTHER001')), 'claim_open', 'and waits for the answer');
select tests.sign_in('baraka');
select is(public.receipt_search(tests.id_of('found')), null, 'a stranger sees nothing');
select tests.as_visitor();
select is(public.receipt_search(tests.id_of('found'), ''), null, 'nor a visitor');
select tests.sign_in('boss');
select is((select reason from public.bill_queue() where bill_id = tests.id_of('found')), 'M-Pesa is being asked about this receipt.', 'the desk sees it');
select tests.as_service();
select is(pg_temp.answer('found', pg_temp.about('SKFOUND001')), 'done', 'the answer may come before its acceptance was noted');
select is(pg_temp.order_state('found'), 'paid placed', 'and pays the order');
select is(pg_temp.claim('found'), 'SKFOUND001 matched asking', 'the receipt is found');
select is((select concat_ws(' ', paid_in_kes, source, completed_at = date_trunc('second', now())) from public.mpesa_statement_lines where receipt = 'SKFOUND001'), '1100 status t', 'as a line of the statement');
select is(pg_temp.answer('found', pg_temp.about('SKFOUND001')), 'known', 'a second answer');
select is(pg_temp.payments('found'), 'paid 1100 SKFOUND001, failed', 'counts for nothing');
select is(public.settle_payment('found', 'M-found', 0, 'words', 1100, 'SKFOUND001'), 'already_settled', 'nor does the callback of the prompt that was paid after all');
select is(pg_temp.payments('found'), 'paid 1100 SKFOUND001, failed', 'so the money counts once');

-- Not as it should be
select pg_temp.claimed('till', 'SKTILL0001');
select pg_temp.answer('till', pg_temp.about('SKTILL0001', credit => '555555 - Mizizi'));
select is(pg_temp.order_state('till'), 'paid placed', 'money for the till is ours, too');
select pg_temp.claimed('less', 'SKLESS0001');
select pg_temp.answer('less', pg_temp.about('SKLESS0001', '500.00'));
select is(pg_temp.claim('less'), 'SKLESS0001 waiting amount', 'another amount waits for a person');
select tests.sign_in('boss');
select is((select reason || ' ' || amount_kes from public.bill_queue() where bill_id = tests.id_of('less')), 'M-Pesa has this receipt, with another amount. 500', 'who sees what came');
select tests.sign_in('asha');
select is(public.receipt_search(tests.id_of('less')) ->> 'came_kes', '500', 'and so does the payer');
select is(tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of('less'), 'SKOTHER001')), 'claim_open', 'who cannot take it back');
select tests.as_service();
select pg_temp.claimed('other', 'SKOTHERT01');
select pg_temp.answer('other', pg_temp.about('SKOTHERT01', credit => '999999 - Duka la Jirani'));
select is(pg_temp.claim('other'), 'SKOTHERT01 waiting other_till', 'money for somebody else pays nothing');
select is((select count(*) from public.mpesa_statement_lines where receipt = 'SKOTHERT01'), 0::bigint, 'and is no line of ours');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of('other'), 'SKRIGHT001')), 'accepted', 'its payer may name another receipt');
select is(pg_temp.claim('other'), 'SKOTHERT01 refused other_till, SKRIGHT001 waiting asking', 'which is asked about in its place');
select tests.as_service();
select is(pg_temp.answer('other', pg_temp.about('SKRIGHT001')) || ' ' || pg_temp.order_state('other'), 'done paid placed', 'and pays');
select pg_temp.claimed('declined', 'SKDECLIN01');
select pg_temp.answer('declined', pg_temp.about('SKDECLIN01', status => 'Declined'));
select is(pg_temp.claim('declined'), 'SKDECLIN01 waiting not_completed', 'what M-Pesa ended moved no money');
select pg_temp.claimed('odd', 'SKODD00001');
select pg_temp.answer('odd', pg_temp.about('SKODD00001', status => 'Reversed'));
select is(pg_temp.claim('odd'), 'SKODD00001 waiting doubtful', 'a word that nobody documents is for a person');
select pg_temp.claimed('wrong', 'SKWRONG001');
select pg_temp.answer('wrong', pg_temp.about('SKANOTHER1'));
select is(pg_temp.claim('wrong'), 'SKWRONG001 waiting doubtful', 'so is an answer about another receipt');
select pg_temp.claimed('nobody', 'SKNOBODY01');
select pg_temp.answer('nobody', pg_temp.about('SKNOBODY01', credit => null));
select is(pg_temp.claim('nobody'), 'SKNOBODY01 waiting doubtful', 'one that does not say who got it');
select pg_temp.claimed('cents', 'SKCENTS001');
select pg_temp.answer('cents', pg_temp.about('SKCENTS001', '1100.50'));
select is(pg_temp.claim('cents'), 'SKCENTS001 waiting doubtful', 'and one with cents');

-- Not known yet, not at all, silence
select pg_temp.claimed('young', 'SKYOUNG001');
select is(pg_temp.answer('young', '{}', '2032', 'The transaction receipt number does not exist.'), 'failed', 'M-Pesa does not know it yet');
select is(pg_temp.claim('young') || ', ' || pg_temp.requests('young'), 'SKYOUNG001 waiting asking, failed SKYOUNG001, due SKYOUNG001', 'so it is asked again');
select is(pg_temp.waits_for(), '00:00:10'::interval, 'in some seconds');
select is(pg_temp.answer('young', pg_temp.about('SKYOUNG001')) || ' ' || pg_temp.order_state('young'), 'done paid placed', 'and then it is there');
select pg_temp.claimed('never', 'SKNEVER001');
select pg_temp.answer('never', '{}', '2032', 'The transaction receipt number does not exist.') from generate_series(1, 4);
select is(pg_temp.claim('never'), 'SKNEVER001 waiting unknown', 'after four times it is believed');
select is(pg_temp.waiting(), 0, 'and no longer asked');
select pg_temp.claimed('silent', 'SKSILENT01');
select is((select count(*) from public.claim_mpesa_requests(10)), 1::bigint, 'an answer that does not come');
select public.mpesa_request_sent(pg_temp.sending(), 'O', 'AG_S');
select pg_temp.due_now();
select * from public.claim_mpesa_requests(10);
select is(pg_temp.requests('silent'), 'silent SKSILENT01, due SKSILENT01', 'is asked for again');
select is(pg_temp.answer('silent', null, 'timeout', 'System timeout'), 'silent', 'M-Pesa itself may give up');
select pg_temp.answer('silent', null, 'timeout', 'System timeout') from generate_series(1, 2);
select is(pg_temp.claim('silent'), 'SKSILENT01 waiting', 'then a person looks');
select is(pg_temp.answer('silent', pg_temp.about('SKSILENT01')) || ' ' || pg_temp.order_state('silent'), 'done paid placed', 'an answer after all of that still pays');
select pg_temp.claimed('refused', 'SKREFUSED1');
select pg_temp.answer('refused', '{}', 'SFC_IC0003', 'The operator does not exist.');
select is(pg_temp.claim('refused'), 'SKREFUSED1 waiting', 'a fault of our settings is for a person, too');

-- Letters that look like figures
select tests.sign_in('boss');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SK0NE1LOOK', 'paid_in_kes', 1100,
  'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'details', 'Pay Bill from 254712345671 - ASHA')));
select pg_temp.claimed('look', 'sKoNEiLOOK');
select is(pg_temp.claim('look') || ' ' || pg_temp.order_state('look'), 'SK0NE1LOOK matched paid placed', 'a receipt with O for 0 is found where the statement has it');
select pg_temp.claimed('letters', 'SKOOOIIII1');
select is(pg_temp.claim('letters'), 'SKOOOIIII1 waiting asking', 'and stays as it was typed where it has not');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of('letters'), 'SK-1')), 'bad_receipt', 'what is none is told');

-- A prompt is open while its receipt is named
select tests.remember('open', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('open'), 'open');
select tests.sign_in('asha');
select public.name_receipt(tests.id_of('open'), 'SKOPEN0001');
select tests.as_service();
select pg_temp.answer('open', pg_temp.about('SKOPEN0001'));
select is(pg_temp.payments('open'), 'paid 1100 SKOPEN0001', 'it settles the prompt');
select is(public.settle_payment('open', 'M-open', 0, 'words', 1100, 'SKOPEN0001') || ', ' || pg_temp.payments('open'), 'already_settled, paid 1100 SKOPEN0001', 'whose callback says nothing new');
select is(public.settle_payment('open', 'M-open', 0, 'words', 1100, 'SKOPEN0002') || ', ' || pg_temp.payments('open'), 'needs_review, paid 1100 SKOPEN0001, needs_review 1100 SKOPEN0002', 'unless it names another receipt, which came on top');

select * from finish();
rollback;
