-- Who names a receipt is not who paid it: a claim settles by itself where M-Pesa's own words lead from the payment to the bill, and
-- waits for a person everywhere else.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 100000;
create function pg_temp.number(wanted text) returns text language sql security definer as $$
  select number from public.bills where id = tests.id_of(wanted)
$$;
create function pg_temp.bill(wanted text) returns text language sql security definer as $$
  select state || ' ' || received_kes from public.bills where id = tests.id_of(wanted)
$$;
create function pg_temp.claim(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', receipt, state, told), ', ' order by at, receipt) from public.receipt_claims where bill_id = tests.id_of(wanted)
$$;
create function pg_temp.of_phone(wanted text, phone text) returns void language sql security definer as $$
  update public.orders set phone = of_phone.phone where id = tests.id_of(wanted)
$$;
create function pg_temp.secret() returns text language sql security definer as $$ select secret from private.till_addresses $$;
create function pg_temp.said_at(ago interval default '0') returns text language sql stable as $$
  select to_char((now() - ago) at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS')
$$;
-- An order of asha's (0712 345 671), or of baraka's (0733 000 999).
create function pg_temp.ordered(wanted text, by_whom text default 'asha') returns void language sql as $$
  select tests.sign_in(by_whom);
  select tests.remember(wanted, (tests.order_of(9002, 1)).id);
  select pg_temp.of_phone(wanted, case by_whom when 'asha' then '254712345671' else '254733000999' end);
$$;
create function pg_temp.pays(receipt text, account text, payer text, kes integer default 1100, ago interval default '0') returns text language sql as $$
  select tests.as_service();
  select public.receive_till_money(pg_temp.secret(), jsonb_build_object('receipt', receipt, 'completed_at', pg_temp.said_at(ago),
    'paid_in_kes', kes, 'account', account, 'details', 'Pay Bill from ' || payer || ' WANJIKU'), '174379', payer)
$$;
create function pg_temp.names(by_whom text, wanted text, receipt text) returns text language plpgsql as $$
begin
  perform tests.sign_in(by_whom);
  return tests.outcome(format('select public.name_receipt(%L, %L)', tests.id_of(wanted), receipt));
end $$;
create function pg_temp.uploads(receipt text, account text, payer text, kes integer default 1100) returns void language sql as $$
  select tests.sign_in('boss');
  select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at', pg_temp.said_at(),
    'paid_in_kes', kes, 'account', account, 'details', 'Pay Bill from ' || payer || ' - WANJIKU')));
$$;
create function pg_temp.token(wanted text) returns text language sql security definer as $$
  select r.token from private.mpesa_requests r join public.receipt_claims c on c.id = r.subject
  where c.bill_id = tests.id_of(wanted) and r.state in ('due', 'sending', 'sent') limit 1
$$;
create function pg_temp.answers(wanted text, receipt text, payer text, kes integer default 1100) returns void language sql as $$
  select tests.as_service();
  select public.receive_mpesa_answer(pg_temp.token(wanted), '0', 'Done', 'O-1', 'AG_1', jsonb_build_object('Result', jsonb_build_object(
    'ResultParameters', jsonb_build_object('ResultParameter', jsonb_build_array(
      jsonb_build_object('Key', 'DebitPartyName', 'Value', payer || ' - Wanjiku Kamau'),
      jsonb_build_object('Key', 'CreditPartyName', 'Value', '174379 - Mizizi'), jsonb_build_object('Key', 'TransactionStatus', 'Value', 'Completed'),
      jsonb_build_object('Key', 'FinalisedTime', 'Value', to_char(now() at time zone 'Africa/Nairobi', 'YYYYMMDDHH24MISS')),
      jsonb_build_object('Key', 'Amount', 'Value', kes), jsonb_build_object('Key', 'ReceiptNo', 'Value', receipt))))));
$$;
create function pg_temp.queue(wanted text) returns text language sql as $$
  select string_agg(concat_ws(' ', waits, receipt, amount_kes, told, money ->> 'payer', money ->> 'account', money ->> 'means', money ->> 'paid'), ', '
    order by receipt) from public.bill_queue() where bill_id = tests.id_of(wanted)
$$;
grant execute on all functions in schema pg_temp to public;
select tests.as_service();
select public.tell_mpesa_account('174379', '555555');
select public.note_till_registered('payments', 'https://shop.example');

-- Somebody else's money
select pg_temp.ordered('theirs', 'baraka');
select is(pg_temp.pays('SKA1000001', 'SHAMBA', '2547 ***** 671'), 'unknown', 'money with an account that means nothing waits');
select is(pg_temp.names('baraka', 'theirs', 'SKA1000001'), 'accepted', 'a stranger who overheard its receipt names it');
select is(pg_temp.bill('theirs'), 'needs_review 0', 'and is not paid by it');
select is(pg_temp.claim('theirs'), 'SKA1000001 waiting unlinked', 'a person looks');
select is(public.receipt_search(tests.id_of('theirs')), '{"receipt": "SKA1000001", "told": "unlinked", "came_kes": null}', 'the stranger does not hear what others paid');
select tests.sign_in('boss');
select is(pg_temp.queue('theirs'), 'receipt_claim SKA1000001 1100 unlinked 2547*****671 SHAMBA', 'the desk reads from which phone and for what it came');
select pg_temp.ordered('mine');
select is(pg_temp.names('asha', 'mine', 'SKA1000001'), 'accepted', 'whose phone it came from names it, too, though another one did before');
select is(pg_temp.bill('mine') || ', ' || pg_temp.claim('mine'), 'paid 1100, SKA1000001 matched', 'and is paid at once, without a person');
select is(pg_temp.claim('theirs'), 'SKA1000001 waiting taken', 'the stranger hears that it paid something else');
select is(pg_temp.names('baraka', 'theirs', 'SKA1000002'), 'accepted', 'and may look for the right message');
select tests.sign_in('boss');
select is(tests.outcome(format($$ select public.resolve_bill(%L, 'paid', receipt => 'SKA1000001', received_kes => 1100, vouched => true) $$, tests.id_of('theirs'))),
  'receipt_used', 'the desk gives nobody money that paid another bill');

-- A phone that was written on a bill once the money was there
select is(pg_temp.pays('SKA1000003', 'SHAMBA', '2547 ***** 555', ago => '1 hour'), 'unknown', 'money that came an hour ago');
select pg_temp.ordered('forged', 'baraka');
select pg_temp.of_phone('forged', '254722111555');
select is(pg_temp.names('baraka', 'forged', 'SKA1000003'), 'accepted', 'named on a bill of today with the phone that it came from');
select is(pg_temp.bill('forged') || ', ' || pg_temp.claim('forged'), 'needs_review 0, SKA1000003 waiting unlinked', 'proves nothing');
select tests.sign_in('baraka');
update public.profiles set phone = '254722111555' where user_id = tests.user_id('baraka');
insert into public.profiles (user_id, phone) values (tests.user_id('baraka'), '254722111555') on conflict (user_id) do update set phone = excluded.phone;
select pg_temp.uploads('SKA1000004', null, '254700000001', 5);
select is(pg_temp.bill('forged'), 'needs_review 0', 'nor does one that is written into the account, whenever it is looked at again');

-- Paid from another phone, with the right account
select pg_temp.ordered('spouse');
select is(pg_temp.pays('SKA1000005', pg_temp.number('spouse'), '2547 ***** 222'), 'paid', 'a spouse who types the account pays at once');
select pg_temp.ordered('blocked');
select pg_temp.ordered('blocker', 'baraka');
select is(pg_temp.names('baraka', 'blocker', 'SKA1000006'), 'accepted', 'a receipt that a stranger named before M-Pesa told of it');
select is(pg_temp.pays('SKA1000006', pg_temp.number('blocked'), '2547 ***** 222'), 'paid', 'pays the bill that its account means');
select is(pg_temp.bill('blocked') || ', ' || pg_temp.claim('blocker'), 'paid 1100, SKA1000006 waiting taken', 'and not who named it first');
select pg_temp.ordered('listed');
select is(pg_temp.names('asha', 'listed', 'SKA1000007'), 'accepted', 'a spouse''s receipt');
select pg_temp.uploads('SKA1000007', lower(pg_temp.number('listed')), '254799999999');
select is(pg_temp.bill('listed'), 'paid 1100', 'is found in a statement by its account');

-- Of two bills of one payer, the account says which
select pg_temp.ordered('one');
select pg_temp.ordered('other');
select pg_temp.uploads('SKA1000018', pg_temp.number('one'), '254712345671');
select pg_temp.uploads('SKA1000008', pg_temp.number('one'), '254712345671');
select is(pg_temp.names('asha', 'other', 'SKA1000008'), 'accepted', 'money for one bill, named for another of the same payer');
select is(pg_temp.bill('other') || ', ' || pg_temp.claim('other'), 'needs_review 0, SKA1000008 waiting unlinked', 'waits');
select tests.sign_in('boss');
select is(pg_temp.queue('other'), 'receipt_claim SKA1000008 1100 unlinked 2547*****671 ' || pg_temp.number('one') || ' ' || pg_temp.number('one'), 'the desk reads which bill was meant');
select is(tests.outcome(format($$ select public.resolve_bill(%L, 'paid') $$, tests.id_of('other'))), 'other_bill', 'and does not book it by mistake');
select is(tests.outcome(format($$ select public.resolve_bill(%L, 'paid', vouched => true) $$, tests.id_of('other'))), 'accepted', 'but once its payer was asked');
select is(pg_temp.bill('other'), 'paid 1100', 'which pays it');

-- Money that the desk set aside
select pg_temp.ordered('aside');
select is(pg_temp.pays('SKA1000009', 'DUKA', '2547 ***** 671'), 'unknown', 'money for the counter');
select tests.sign_in('boss');
select public.set_money_aside('SKA1000009', 'Paid at the market.');
select is(pg_temp.names('asha', 'aside', 'SKA1000009') || ' ' || pg_temp.claim('aside'), 'accepted SKA1000009 waiting unlinked', 'is for no bill, whoever names it');

-- M-Pesa is asked
select tests.as_service();
select public.tell_mpesa_powers('{status}');
select pg_temp.ordered('asked');
select is(pg_temp.names('asha', 'asked', 'SKA1000010') || ' ' || pg_temp.claim('asked'), 'accepted SKA1000010 waiting asking', 'a receipt that M-Pesa did not tell of');
select pg_temp.answers('asked', 'SKA1000010', '254712345671');
select is(pg_temp.bill('asked'), 'paid 1100', 'settles when it came from the phone of the order');
select pg_temp.ordered('asked2', 'baraka');
select is(pg_temp.names('baraka', 'asked2', 'SKA1000011'), 'accepted', 'somebody else''s');
select pg_temp.answers('asked2', 'SKA1000011', '254712345671');
select is(pg_temp.bill('asked2') || ', ' || pg_temp.claim('asked2'), 'needs_review 0, SKA1000011 waiting unlinked', 'does not');
select tests.sign_in('boss');
select is(pg_temp.queue('asked2'), 'receipt_claim SKA1000011 1100 unlinked 2547*****671', 'the desk sees from which phone');
select is((select money ->> 'details' from public.bill_queue() where bill_id = tests.id_of('asked2')), 'Asked for by its receipt. 254…71 - Wanjiku Kamau', 'and who that is');
select public.resolve_bill(tests.id_of('asked2'), 'not_paid');
select is((select count(*) from public.unplaced_money() where receipt = 'SKA1000011'), 1::bigint, 'refused, it is money that nobody knows');
select pg_temp.ordered('asked3');
select is(pg_temp.names('asha', 'asked3', 'SKA1000012'), 'accepted', 'a spouse''s phone, of which M-Pesa''s answer tells no account');
select pg_temp.answers('asked3', 'SKA1000012', '254799999999');
select is(pg_temp.claim('asked3'), 'SKA1000012 waiting unlinked', 'is for a person');
select is(pg_temp.pays('SKA1000012', pg_temp.number('asked3'), '2547 ***** 999'), 'known', 'until M-Pesa tells of its account');
select is(pg_temp.bill('asked3'), 'paid 1100', 'which pays at once');

-- Two bills, one receipt, one phone
select pg_temp.ordered('first');
select pg_temp.ordered('second');
select is(pg_temp.names('asha', 'first', 'SKA1000013') || ' ' || pg_temp.names('asha', 'second', 'SKA1000013'), 'accepted accepted', 'one receipt for two bills');
select pg_temp.uploads('SKA1000013', null, '254712345671');
select is((select string_agg(pg_temp.bill(w), ', ' order by pg_temp.bill(w)) from unnest('{first,second}'::text[]) w), 'needs_review 0, paid 1100', 'pays one');
select is(pg_temp.names('asha', 'first', 'SKA1000013') in ('already_paid', 'receipt_used'), true, 'and the other never');

-- A payment that a query settled learns its own receipt alone
select pg_temp.ordered('query', 'baraka');
select tests.sign_in('baraka');
select tests.prompted(tests.id_of('query'), 'query');
select is(pg_temp.names('baraka', 'query', 'SKA1000014'), 'accepted', 'somebody else''s receipt, named while a prompt is open');
select tests.as_service();
select public.settle_payment('query', 'M-query', 0, 'ok');
select pg_temp.uploads('SKA1000014', 'SHAMBA', '254712345671');
select tests.as_owner();
select is((select receipt from public.payments where bill_id = tests.id_of('query')), null, 'is not taken for that of the prompt');

-- Too many
select pg_temp.ordered('many' || n, 'baraka'), pg_temp.uploads('SKB100000' || n, 'SHAMBA', '254712345671') from generate_series(1, 6) n;
select tests.as_owner();
update public.receipt_claims set told = null where claimed_by = tests.user_id('baraka');
select is(string_agg(pg_temp.names('baraka', 'many' || n, 'SKB100000' || n), ' ' order by n),
  'accepted accepted accepted accepted accepted too_many_attempts', 'who names what is not theirs is stopped, over all their bills') from generate_series(1, 6) n;

-- What is no receipt
select tests.as_owner();
select is(private.receipt_within(typed), found, coalesce(typed, 'nothing')) from (values
  ('nimelipa jana', null), ('paid already', null), ('0712345678', null), ('254712345678', null), ('+254 712 345 678', null), ('700', null), ('Ksh 1,100.00', null),
  ('paidalready', null), ('SKA4-N7Q2', null), ('', null), (null, null), ('nimelipa 50', null), ('SKA4N7Q2X', null), ('SKA4N7Q2XDD', null), ('MZ-7F3K2Q', null),
  (' ska4n7q2xd ', 'SKA4N7Q2XD'), (repeat('SKA4N7Q2XD ', 200), null), ('nimekulipa', null), ('PLEASEHELP', null),
  ('TKR4X1ABCD Confirmed. Ksh700.00 sent to MIZIZI WELLNESS for account MZ7F3K2Q on 27/11/25 at 6:02 PM New M-PESA balance is Ksh1,234.00.', 'TKR4X1ABCD'),
  ('TKR4X1ABCD Imethibitishwa. Ksh700.00 imetumwa kwa MIZIZI WELLNESS', 'TKR4X1ABCD'), (E'tkr4x1abcd
 confirmed.', 'TKR4X1ABCD'),
  ('TKR4X1ABCDConfirmed', null), ('Dear customer, UKR4X1ABCD Confirmed.You have', 'UKR4X1ABCD')) t (typed, found);
select is(private.receipt_within(letters || rest), found, letters || rest) from (
  select chr(65 + extract(year from now() at time zone 'Africa/Nairobi')::integer - 2006) as letter) y
cross join lateral (values (letter || 'KR', 'ABCDEFG', letter || 'KRABCDEFG'), (letter || 'KR4 X1A', ' BCD', letter || 'KR4X1ABCD'),
  ('receipt ' || letter || 'KR4X1ABCD', ' thank you', letter || 'KR4X1ABCD'), (letter || 'KR4X1ABCD or ' || letter, 'KR4X1ABCE', null)) t (letters, rest, found);
select pg_temp.ordered('typed');
select is(pg_temp.names('asha', 'typed', typed), 'bad_receipt', 'named: ' || typed) from unnest('{nimelipa jana,paid already,0712345678,1100}'::text[]) typed;
select throws_ok(format($$ select public.name_receipt(%L, 'nimelipa jana') $$, tests.id_of('typed')), 'P0001', 'That is not an M-Pesa receipt number.', 'and told why');
select is(pg_temp.names('asha', 'typed', 'TKR4X1ABCD Imethibitishwa. Ksh1,100.00 imetumwa kwa MIZIZI') || ' ' || pg_temp.claim('typed'),
  'accepted TKR4X1ABCD waiting asking', 'a pasted message is its receipt');

-- Nothing that was drawn lets a stranger have money: by which way M-Pesa tells, before or after it is named, which account it names, from
-- which phone it came, which sum, and who names it.
create function pg_temp.drawn(way text, account text, payer text, equal boolean, claimer text) returns text language plpgsql as $$
declare
  result text;
  kes constant integer := case when equal then 1100 else 900 end;
  shown text;
  typed text;
begin
  begin
    perform pg_temp.ordered(case claimer when 'asha' then 'a' else 'b' end, claimer);
    if account = 'another' then
      perform pg_temp.ordered('c', 'asha');
    end if;
    typed := case account when 'theirs' then pg_temp.number(case claimer when 'asha' then 'a' else 'b' end)
      when 'typo' then overlay(pg_temp.number(case claimer when 'asha' then 'a' else 'b' end) placing '0' from 9) when 'another' then pg_temp.number('c')
      when 'words' then 'SHAMBA LA MAMA' end;
    shown := case payer when 'theirs' then case claimer when 'asha' then '254712345671' else '254733000999' end
      when 'stars' then case claimer when 'asha' then '2547 ***** 671' else '2547 ***** 999' end when 'hash' then
        encode(sha256(convert_to(case claimer when 'asha' then '254712345671' else '254733000999' end, 'UTF8')), 'hex')
      when 'stranger' then '254722000333' else '' end;
    if way in ('csv first', 'c2b first', 'pull first') then
      perform pg_temp.told_by(way, typed, shown, kes);
    end if;
    perform pg_temp.names(claimer, case claimer when 'asha' then 'a' else 'b' end, 'SKD1000001');
    if way not in ('csv first', 'c2b first', 'pull first') then
      perform pg_temp.told_by(way, typed, shown, kes, case claimer when 'asha' then 'a' else 'b' end);
    end if;
    result := split_part(pg_temp.bill(case claimer when 'asha' then 'a' else 'b' end), ' ', 1);
    raise exception 'undo' using errcode = 'UND01';
  exception when sqlstate 'UND01' then
    return result;
  end;
end $$;
create function pg_temp.told_by(way text, account text, payer text, kes integer, wanted text default null) returns void language plpgsql as $$
begin
  if way like 'csv%' then
    perform tests.sign_in('boss');
    perform public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKD1000001', 'completed_at', pg_temp.said_at(),
      'paid_in_kes', kes, 'account', account, 'details', 'Pay Bill from ' || payer, 'payer', payer)));
  elsif way like 'c2b%' then
    perform pg_temp.pays('SKD1000001', account, payer, kes);
  elsif way like 'pull%' then
    perform tests.as_service();
    perform public.take_pulled_money(jsonb_build_array(jsonb_build_object('receipt', 'SKD1000001', 'completed_at', pg_temp.said_at(),
      'paid_in_kes', kes, 'account', account, 'payer', payer)), gen_random_uuid());
    perform public.place_pulled_money('SKD1000001', payer);
  else
    perform pg_temp.answers(wanted, 'SKD1000001', payer, kes);
  end if;
end $$;
grant execute on all functions in schema pg_temp to public;
select tests.as_owner();
delete from public.receipt_claims;
update public.payments set receipt = 'SKQ1000001' where bill_id = tests.id_of('query');
-- A third of all there are, so that each two values meet.
create temp table drawn as
select way, account, payer, equal, claimer, pg_temp.drawn(way, account, payer, equal, claimer) as state
from unnest('{csv first,c2b first,pull first,csv,c2b,pull,status}'::text[]) with ordinality w (way, a),
  unnest('{theirs,typo,another,words,none}'::text[]) with ordinality x (account, b),
  unnest('{theirs,stars,hash,stranger,none}'::text[]) with ordinality y (payer, c),
  unnest('{true,false}'::boolean[]) with ordinality z (equal, d), unnest('{asha,baraka}'::text[]) with ordinality v (claimer, e)
where (a + b + c + d + e) % 3 = 0 and (equal or way in ('csv first', 'c2b', 'status'));
select tests.as_owner();
-- M-Pesa's answer about a receipt tells no account
select is_empty($$ select * from drawn where state in ('paid', 'refund_due', 'refunded') and not (equal
  and (payer in ('theirs', 'stars', 'hash') and account <> 'another' or account in ('theirs', 'typo') or (way = 'status' and payer in ('theirs', 'stars', 'hash')))) $$,
  'no stranger is ever paid by somebody else''s money');
select is_empty($$ select * from drawn where way = 'status' and payer in ('stranger', 'none') and state not in ('needs_review') $$, 'nor by an answer of M-Pesa');
select is_empty($$ select * from drawn where state <> 'paid' and equal and case when way = 'status' then payer in ('theirs', 'stars', 'hash')
  else account in ('theirs', 'typo') or (account <> 'another' and payer in ('theirs', 'stars', 'hash')) end $$, 'and nobody who paid waits for a person');
select is((select count(*) from drawn), 166::bigint, 'in as many ways');

select * from finish();
rollback;
