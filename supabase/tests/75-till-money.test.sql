-- Money without a prompt: what M-Pesa tells of as it happens, what it is asked for at night, and what the desk does with money
-- that nobody knows.
begin;
select plan(89);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,packer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 1000;
create function pg_temp.order_state(wanted text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.number(wanted text) returns text language sql security definer as $$
  select number from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.payments(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', state, received_kes, receipt), ', ' order by receipt) from public.payments where order_id = tests.id_of(wanted)
$$;
create function pg_temp.came(wanted text) returns integer language sql security definer as $$
  select received_kes from public.bills where id = tests.id_of(wanted)
$$;
create function pg_temp.secret() returns text language sql security definer as $$ select secret from private.till_addresses $$;
create function pg_temp.renumber(wanted text, number text) returns void language sql security definer as $$
  update public.orders set number = renumber.number where id = tests.id_of(wanted);
  update public.bills set number = renumber.number where id = tests.id_of(wanted);
$$;
create function pg_temp.of_phone(wanted text, phone text) returns void language sql security definer as $$
  update public.orders set phone = of_phone.phone where id = tests.id_of(wanted);
$$;
create function pg_temp.end_hold(wanted text) returns void language sql security definer as $$
  update public.orders set hold_expires_at = now() - interval '1 second' where id = tests.id_of(wanted);
  select public.run_scheduled_jobs();
$$;
create function pg_temp.attempt(wanted text) returns uuid language sql security definer as $$
  select id from public.payments where order_id = tests.id_of(wanted) limit 1
$$;
-- An order of asha's; the service is signed in afterwards.
create function pg_temp.ordered(wanted text, method text default 'mpesa') returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (tests.order_of(9002, 1, method)).id);
  select tests.as_service();
$$;
create function pg_temp.prompted(wanted text) returns void language sql as $$
  select pg_temp.ordered(wanted);
  select tests.sign_in('asha');
  select tests.prompted(tests.id_of(wanted), wanted);
$$;
create function pg_temp.pays(receipt text, account text, kes text default '1100', payer text default '2547 ***** 671', shortcode text default '174379') returns text language sql as $$
  select public.receive_till_money(pg_temp.secret(), jsonb_build_object('receipt', receipt, 'completed_at', '2026-11-24 10:30:00',
    'paid_in_kes', kes, 'account', account, 'details', 'Pay Bill from ' || payer || ' ASHA'), shortcode, payer)
$$;
create function pg_temp.settle(wanted text, code integer, amount integer default null, receipt text default null) returns text language sql as $$
  select public.settle_payment(wanted, 'M-' || wanted, code, 'words', amount, receipt, 'callback', '{}')
$$;
create function pg_temp.queue(wanted text) returns text language sql as $$
  select string_agg(concat_ws(' ', waits, receipt, amount_kes, reason), ', ' order by receipt) from public.bill_queue() where bill_id = tests.id_of(wanted)
$$;
grant execute on all functions in schema pg_temp to public;

-- Who may do what
select tests.sign_in('asha');
select throws_ok($$ select public.receive_till_money('x', '{}', '174379', null) $$, '42501', null, 'nobody but a function tells of money');
select throws_ok($$ select public.till_addresses() $$, '42501', null, 'or knows where to');
select is(tests.outcome('select public.till_desk()'), 'not_allowed', 'the desk is not a buyer''s');
select is(tests.outcome('select * from public.unplaced_money()'), 'not_allowed', 'nor is the money of others');
select is(tests.outcome($$ select public.assign_money('SKA', 'MZ-2') $$), 'not_allowed', 'or to say what it is for');
select is(tests.outcome($$ select public.set_money_aside('SKA', 'x') $$), 'not_allowed', 'or to set it aside');
select is(public.pay_yourself(), null, 'nobody is told to pay by themselves before M-Pesa tells us of it');
select tests.as_service();
select public.tell_mpesa_account('174379', null);
select public.note_till_registered('payments', 'https://shop.example/functions/v1/till-money');
select tests.as_visitor();
select is(public.pay_yourself(), '{"way": "paybill", "number": "174379"}', 'then everybody is');
select tests.sign_in('boss');
select is(public.till_desk() ->> 'shortcode', '174379', 'the desk sees where money comes to');

-- An account number is the number of a bill
select pg_temp.ordered('plain');
select is(public.receive_till_money(repeat('x', 64), '{}', '174379', null), null, 'an address that was never given out');
select is(pg_temp.pays('SKOTHER001', pg_temp.number('plain'), shortcode => '999999'), 'other_till', 'money of another till is not ours');
select is(pg_temp.pays('SK-1', pg_temp.number('plain')), 'unreadable', 'what cannot be read is not booked');
select is(pg_temp.pays('SKCENTS001', pg_temp.number('plain'), '1100.50'), 'unreadable', 'nor are cents');
select is(pg_temp.order_state('plain'), 'awaiting placed', 'none of them pays');
select is(pg_temp.pays('SKPLAIN001', pg_temp.number('plain')), 'paid', 'a payment to its account');
select is(pg_temp.order_state('plain') || ', ' || pg_temp.payments('plain'), 'paid placed, paid 1100 SKPLAIN001', 'pays the order');
select is(pg_temp.pays('SKPLAIN001', pg_temp.number('plain')), 'known', 'told twice');
select is(pg_temp.came('plain'), 1100, 'it counts once');
select is(pg_temp.pays('SKPLAIN002', pg_temp.number('plain')), 'needs_review', 'a second payment');
select is(pg_temp.order_state('plain') || ', ' || pg_temp.payments('plain'), 'paid placed, paid 1100 SKPLAIN001, needs_review 1100 SKPLAIN002', 'waits for a person');
select tests.sign_in('boss');
select is(pg_temp.queue('plain'), 'payment SKPLAIN002 1100 The order was already paid; this money came on top.', 'who sees why');

-- Other amounts, closed and cash
select pg_temp.ordered('less');
select is(pg_temp.pays('SKLESS0001', pg_temp.number('less'), '500'), 'needs_review', 'less than is asked');
select is(pg_temp.order_state('less'), 'needs_review placed', 'waits for a person');
select tests.sign_in('boss');
select is(pg_temp.queue('less'), 'payment SKLESS0001 500 Received KSh 500 instead of KSh 1,100.', 'who sees how much came');
select pg_temp.ordered('closed');
select pg_temp.end_hold('closed');
select is(pg_temp.pays('SKCLOSED01', pg_temp.number('closed')), 'paid', 'money for an order that ran out of time reopens it');
select pg_temp.ordered('gone');
select tests.sign_in('asha');
select public.cancel_order(tests.id_of('gone'));
select tests.as_service();
select is(pg_temp.pays('SKGONE0001', pg_temp.number('gone')), 'refund_due', 'for one that was called off it goes back');
select pg_temp.ordered('cash', 'cash');
select is(pg_temp.pays('SKCASH0001', pg_temp.number('cash'), '1100'), 'unknown', 'an order that is paid in cash is left to the desk');

-- Mistyped
select pg_temp.ordered('typed');
select is(length(pg_temp.number('typed')), 9, 'numbers are as long as before');
select tests.as_owner();
select is(private.check_sign(substr(pg_temp.number('typed'), 4, 5)), right(pg_temp.number('typed'), 1), 'and their last sign checks the others');
select tests.as_service();
select pg_temp.renumber('typed', 'MZ-7F3K2' || 'Q');
select is(pg_temp.pays('SKTYPED001', 'mz7f3k2q'), 'paid', 'without hyphen, in small letters');
select pg_temp.ordered('swapped');
select pg_temp.renumber('swapped', 'MZ-8G4M3R');
select is(pg_temp.pays('SKSWAP0001', 'MZ-8G4M3R', '900'), 'needs_review', 'the right number with another amount is that bill');
select pg_temp.ordered('near');
select pg_temp.renumber('near', 'MZ-9H5N4S');
select is(pg_temp.pays('SKNEAR0001', 'MZ-9H5N4O', '1099'), 'unknown', 'a mistyped one with another amount is nobody''s');
select is(pg_temp.pays('SKNEAR0002', 'MZ-9H5N4O'), 'paid', 'with the amount it is the one bill it can be');
select pg_temp.ordered('turned');
select pg_temp.renumber('turned', 'MZ-2A3B4C');
select is(pg_temp.pays('SKTURN0001', 'MZ-2AB34C'), 'paid', 'two signs that changed places');
select pg_temp.ordered('short');
select pg_temp.renumber('short', 'MZ-2D3E4F');
select is(pg_temp.pays('SKSHORT001', '2D3E4F'), 'paid', 'without what stands before the hyphen');
select pg_temp.ordered('one');
select pg_temp.ordered('two');
select pg_temp.renumber('one', 'MZ-2G3H4J');
select pg_temp.renumber('two', 'MZ-2G3H4K');
select is(pg_temp.pays('SKTWIN0001', 'MZ-2G3H4M'), 'unknown', 'two bills that it may be: nobody guesses');
select is(pg_temp.pays('SKFAR00001', 'SHAMBA LA MAMA'), 'unknown', 'an account that is no number');
select tests.as_owner();
select is(private.check_sign('7F3K2') is not null and private.bill_of_account('MZ-2G3H5' || private.check_sign('2G3H5'), 1100) is null, true, 'a number that checks is another one, not a slip');

-- A prompt that was paid is told of in both ways
select tests.as_service();
select pg_temp.prompted('before');
select is(pg_temp.pays('SKBEFORE01', pg_temp.number('before')), 'paid', 'told before its callback');
select is(pg_temp.settle('before', 0, 1100, 'SKBEFORE01') || ', ' || pg_temp.payments('before'), 'already_settled, paid 1100 SKBEFORE01', 'a prompt is one payment');
select pg_temp.prompted('after');
select is(pg_temp.settle('after', 0, 1100, 'SKAFTER001') || ', ' || pg_temp.pays('SKAFTER001', pg_temp.number('after')) || ', ' || pg_temp.payments('after'),
  'paid, known, paid 1100 SKAFTER001', 'and after it, too');
select pg_temp.prompted('query');
select is(pg_temp.settle('query', 0) || ', ' || pg_temp.pays('SKQUERY001', pg_temp.number('query')) || ', ' || pg_temp.payments('query'),
  'paid, known, paid 1100 SKQUERY001', 'one that a query settled learns its receipt');
select is(pg_temp.settle('query', 0, 1100, 'SKQUERY001') || ', ' || pg_temp.payments('query'), 'already_settled, paid 1100 SKQUERY001', 'which its callback repeats');
select pg_temp.prompted('both');
select is(pg_temp.pays('SKBOTH0001', pg_temp.number('both')) || ', ' || pg_temp.settle('both', 0, 1100, 'SKBOTH0002') || ', ' || pg_temp.payments('both'),
  'paid, needs_review, paid 1100 SKBOTH0001, needs_review 1100 SKBOTH0002', 'paid by hand and on the prompt: twice');
select is(pg_temp.pays('SKBOTH0002', pg_temp.number('both')) || ' ' || pg_temp.came('both'), 'known 2200', 'and each counts once');
select pg_temp.prompted('failed');
select is(pg_temp.settle('failed', 1037) || ', ' || pg_temp.pays('SKFAILED01', pg_temp.number('failed')) || ', ' || pg_temp.settle('failed', 0, 1100, 'SKFAILED01') || ', ' || pg_temp.came('failed'),
  'failed, paid, already_settled, 1100', 'a prompt that failed and was paid after all counts once');
select pg_temp.prompted('refused');
select is(pg_temp.pays('SKREFUSE01', pg_temp.number('refused')) || ', ' || pg_temp.settle('refused', 1032) || ', ' || pg_temp.order_state('refused'),
  'paid, already_settled, paid placed', 'paid by hand while the prompt was open, which is then cancelled');

-- A till has no account
select tests.as_owner();
select is(private.is_same_phone('254712345671', '2547 ***** 671') and private.is_same_phone('254712345671', '25471****671')
  and private.is_same_phone('254712345671', '254712345671') and private.is_same_phone('254712345671', encode(sha256('254712345671'), 'hex')), true, 'however M-Pesa shows a phone');
select is(private.is_same_phone('254712345671', '2547 ***** 672') or private.is_same_phone('254712345671', '***') or private.is_same_phone('254712345671', null), false, 'another one is another one');
select tests.as_service();
select public.tell_mpesa_account('174379', '555555');
select is(public.pay_yourself(), null, 'a till that M-Pesa does not tell of yet is not shown');
select public.note_till_registered('payments', 'https://shop.example/functions/v1/till-money');
select is(public.pay_yourself(), '{"way": "till", "number": "555555"}', 'a till is shown as one');
select pg_temp.ordered('till');
select pg_temp.of_phone('till', '254722000123');
select is(pg_temp.pays('SKTILL0001', null, payer => '2547 ***** 123', shortcode => '555555'), 'paid', 'the one bill of whoever paid, of that amount');
select is(pg_temp.pays('SKTILL0002', '', payer => '2547 ***** 123', shortcode => '555555'), 'unknown', 'which is paid by then');
select pg_temp.ordered('tilla');
select pg_temp.ordered('tillb');
select pg_temp.of_phone('tilla', '254722000124');
select pg_temp.of_phone('tillb', '254722000124');
select is(pg_temp.pays('SKTILL0003', null, payer => '2547 ***** 124', shortcode => '555555'), 'unknown', 'two of them: nobody guesses');

-- Whether M-Pesa should take it
select pg_temp.ordered('judged');
select is(public.judge_till_money(pg_temp.secret(), pg_temp.number('judged'), 1100), 'accept', 'a bill that is open, with its amount');
select is(public.judge_till_money(pg_temp.secret(), pg_temp.number('judged'), 1000), 'C2B00013', 'with another one');
select is(public.judge_till_money(pg_temp.secret(), pg_temp.number('judged'), 0), 'C2B00013', 'with none');
select is(public.judge_till_money(pg_temp.secret(), pg_temp.number('plain'), 1100), 'C2B00012', 'a bill that is paid');
select is(public.judge_till_money(pg_temp.secret(), 'SHAMBA', 1100), 'C2B00012', 'no bill at all');
select is(public.judge_till_money(pg_temp.secret(), null, 1100), 'accept', 'a till knows no account');
select is(public.judge_till_money('x', 'SHAMBA', 1100), 'accept', 'who asks at another address learns nothing');

-- Money that nobody knows
select tests.sign_in('boss');
select is((select string_agg(receipt, ' ' order by receipt) from public.unplaced_money()), 'SKCASH0001 SKFAR00001 SKNEAR0001 SKTILL0002 SKTILL0003 SKTWIN0001', 'is shown at the desk');
select is(tests.outcome($$ select public.assign_money('SKFAR00001', 'MZ-NONE22') $$), 'bad_number', 'a number that is none');
select is(tests.outcome(format('select public.assign_money(%L, %L)', 'SKPLAIN001', pg_temp.number('two'))), 'receipt_used', 'money is for one bill');
select is(public.assign_money('SKTWIN0001', lower(pg_temp.number('two'))) || ' ' || pg_temp.order_state('two'), 'paid paid placed', 'a person knows whose it is');
select is(tests.outcome($$ select public.set_money_aside('SKFAR00001', ' ') $$), 'bad_note', 'what is for no bill needs a word');
select public.set_money_aside('SKFAR00001', 'Paid at the market.');
select is((select string_agg(receipt, ' ' order by receipt) from public.unplaced_money()), 'SKCASH0001 SKNEAR0001 SKTILL0002 SKTILL0003', 'and is then no longer shown');

-- Money for an order that is to be paid in cash
create function pg_temp.assigned(wanted text, receipt text, kes text) returns text language plpgsql as $$
begin
  perform pg_temp.ordered(wanted, 'cash');
  perform pg_temp.pays(receipt, pg_temp.number(wanted), kes);
  perform tests.sign_in('boss');
  return public.assign_money(receipt, pg_temp.number(wanted));
end $$;
create function pg_temp.method(wanted text) returns text language sql security definer as $$
  select o.payment_method || ' ' || b.method from public.orders o join public.bills b on b.id = o.id where o.id = tests.id_of(wanted)
$$;
select is((select concat_ws(' ', number = pg_temp.number('cash'), method, asked_kes) from public.unplaced_money() where receipt = 'SKCASH0001'), 't cash 1100', 'the desk sees whose it is, and why it was not booked');
select is(public.assign_money('SKCASH0001', pg_temp.number('cash')), 'paid', 'the right sum pays it');
select is(pg_temp.order_state('cash') || ', ' || pg_temp.payments('cash') || ', ' || pg_temp.method('cash'), 'paid placed, paid 1100 SKCASH0001, mpesa mpesa', 'by M-Pesa instead');
select is((public.set_order_fulfilment(tests.id_of('cash'), 'dispatched')).payment_state || ' ' || tests.outcome(format('select public.collect_cash(%L, 1100)', tests.id_of('cash'))),
  'paid wrong_state', 'and its rider collects nothing');
select is(pg_temp.assigned('cashmore', 'SKCASH0002', '1200') || ' ' || pg_temp.order_state('cashmore') || ' ' || pg_temp.method('cashmore'), 'needs_review needs_review placed cash cash', 'another sum waits for a word');
select is(pg_temp.queue('cashmore'), 'payment SKCASH0002 1200 Received KSh 1,200; KSh 1,100 is to be paid in cash.', 'with its reason');
select is((public.resolve_bill(tests.id_of('cashmore'), 'paid')).state || ' ' || pg_temp.order_state('cashmore') || ' ' || pg_temp.method('cashmore'), 'paid paid placed mpesa mpesa', 'taken, it is paid by M-Pesa');
select is((public.record_refund(tests.id_of('cashmore'), 100)).amount_kes || ' ' || pg_temp.order_state('cashmore'), '100 paid placed', 'and what is over goes back');
select is(pg_temp.assigned('cashless', 'SKCASH0003', '300'), 'needs_review', 'too little waits, too');
select is((public.set_order_fulfilment(tests.id_of('cashless'), 'dispatched')).fulfilment_state, 'dispatched', 'while the parcel may go');
select is(tests.outcome(format('select public.collect_cash(%L, 1100)', tests.id_of('cashless'))), 'wrong_amount', 'the rider does not ask for what came already');
select is((public.resolve_bill(tests.id_of('cashless'), 'refund')).state || ' ' || pg_temp.order_state('cashless') || ' ' || pg_temp.method('cashless'), 'open unpaid dispatched cash cash', 'sent back, it is paid in cash as agreed');
select is(pg_temp.queue('cashless'), 'refund SKCASH0003 300 To be paid back.', 'and the money is owed back');
select is((public.set_order_fulfilment(tests.id_of('cashless'), 'delivered')).payment_state, 'paid', 'its cash is taken at the door');
select is((public.record_refund(tests.id_of('cashless'), 300)).amount_kes || ' ' || pg_temp.order_state('cashless') || ' ' || pg_temp.came('cashless'), '300 paid delivered 1400', 'what goes back is that money, and not the cash');
select pg_temp.ordered('cashgone', 'cash');
select tests.sign_in('asha');
select public.cancel_order(tests.id_of('cashgone'));
select tests.as_service();
select pg_temp.pays('SKCASH0004', pg_temp.number('cashgone'), '1100');
select tests.sign_in('boss');
select is(public.assign_money('SKCASH0004', pg_temp.number('cashgone')) || ' ' || pg_temp.order_state('cashgone'), 'refund_due refund_due cancelled', 'money for one that was called off goes back');

-- A receipt that somebody misread
select pg_temp.ordered('misread');
select pg_temp.pays('SKREAD0I01', pg_temp.number('misread'), '900');
select tests.sign_in('boss');
select is(tests.outcome(format($$ select public.resolve_bill(%L, 'paid', receipt => 'SKREADOIO1') $$, tests.id_of('misread'))), 'bad_receipt', 'a letter O for a nought is told');
select is(pg_temp.order_state('misread') || ' ' || pg_temp.came('misread'), 'needs_review placed 900', 'and nothing is booked');
select is((public.resolve_bill(tests.id_of('misread'), 'paid', receipt => 'SKREAD0I01')).state, 'paid', 'the right one is taken');

-- Asked for at night
select tests.as_service();
select is(public.take_pulled_money(jsonb_build_array(jsonb_build_object('receipt', 'SKPULL0001', 'completed_at', '2026-11-24 11:00', 'paid_in_kes', '1100',
  'account', pg_temp.number('judged')), jsonb_build_object('receipt', 'SKPLAIN001', 'completed_at', '2026-11-24 11:00', 'paid_in_kes', '1100'),
  jsonb_build_object('receipt', 'SKPULL0002', 'completed_at', '2026-11-24', 'paid_in_kes', '233.8')), gen_random_uuid()),
  '{"imported": 1, "known": 1, "bad": 1, "placed": 0, "unplaced": ["SKPULL0001"]}', 'what is new is told');
select is(public.place_pulled_money('SKPULL0001', null) || ' ' || pg_temp.order_state('judged'), 'paid paid placed', 'and pays its bill');
select is(public.begin_till_fetch() and not public.begin_till_fetch(), true, 'not twice at a time');

select * from finish();
rollback;
