-- Whose number paid, as M-Pesa told it: at the desk and to the buyer, who never read of money that it went to a number it did not go to.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 1000;
create table pg_temp.heard (id uuid);
create function pg_temp.place(called text) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(called, (tests.order_of(9002, 1)).id);
$$;
create function pg_temp.number(called text) returns text language sql security definer as $$
  select number from public.bills where id = tests.id_of($1)
$$;
create function pg_temp.comes(called text, receipt text, payer text, kes integer default 1100) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.as_owner();
  perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', comes.receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', kes, 'account', pg_temp.number(called),
    'payer', comes.payer)), gen_random_uuid(), 'c2b');
  answer := private.place_line(comes.receipt, comes.payer);
  perform tests.sign_in('boss');
  return answer;
end $$;
create function pg_temp.paid(wanted text) returns uuid language sql security definer as $$ select id from public.payments where receipt = wanted $$;
create function pg_temp.told(about text) returns text language sql security definer as $$
  with new as (
    insert into pg_temp.heard select n.id from public.notifications n
    where n.user_id = tests.user_id('asha') and not exists (select 1 from pg_temp.heard h where h.id = n.id) returning id
  )
  select replace(string_agg(n.title || ': ' || n.message, ' | ' order by n.created_at, n.title), pg_temp.number(about), '#')
  from new join public.notifications n using (id)
$$;
create function pg_temp.page(called text) returns text language plpgsql as $$
begin
  perform tests.sign_in('asha');
  return (select coalesce(string_agg(concat_ws(' ', m.what, m.amount_kes, m.phone), ', ' order by m.what), 'nothing')
    from public.money_of_bill(tests.id_of(called)) m);
end $$;
create function pg_temp.refund(wanted text) returns public.refund_orders language sql security definer as $$
  select * from public.refund_orders o where o.payment_id = pg_temp.paid(wanted) order by o.created_at desc limit 1
$$;
create function pg_temp.token(wanted text) returns text language sql security definer as $$
  select r.token from private.mpesa_requests r where r.id = (pg_temp.refund(wanted)).request_id
$$;
create function pg_temp.sent(wanted text, receipt text) returns void language plpgsql as $$
begin
  perform tests.as_service();
  perform public.claim_mpesa_requests(50);
  perform public.receive_mpesa_answer(pg_temp.token(wanted), '0', 'words', 'O-1', 'C-1', jsonb_build_object('Result', jsonb_build_object(
    'ResultCode', '0', 'TransactionID', receipt, 'ResultParameters', jsonb_build_object('ResultParameter',
      jsonb_build_array(jsonb_build_object('Key', 'Amount', 'Value', (pg_temp.refund(wanted)).amount_kes))))));
end $$;
create function pg_temp.payers(called text, who text) returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return (select coalesce(string_agg(y.payer || ' ' || y.is_known, ', ' order by y.payer), 'nothing') from public.payers_of_bill(tests.id_of(called)) y);
end $$;
grant execute on all functions in schema pg_temp to public;
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');

-- Hers by prompt, and his by pay bill on top
select pg_temp.place('both');
select tests.prompted(tests.id_of('both'), 'hers');
select public.settle_payment('hers', 'M-hers', 0, 'ok', 1100, 'UKW0000001');
select pg_temp.told('both');
select is(pg_temp.comes('both', 'UKW0000002', '254712664201'), 'needs_review', 'a second payment from another phone');
select is(pg_temp.told('both'), 'A second payment came: KSh 1,100 came for order #, which was paid already. We send it back to the number that paid it, 2547*****201.', 'the buyer reads to which number it goes');
select is(pg_temp.page('both'), 'second 1100 2547*****201', 'and their page says so');
select tests.sign_in('boss');
select is((select phone from public.bill_queue() where receipt = 'UKW0000002'), '2547*****201', 'the queue has the number that paid');
select is(pg_temp.payers('both', 'boss'), '2547*****201 false, 254712345671 true', 'the order page has both numbers, and which one nobody knows');
select is(pg_temp.payers('both', 'packer'), 'nothing', 'but not for who packs');
select is(pg_temp.payers('both', 'asha') || pg_temp.payers('both', 'baraka'), 'nothingnothing', 'nor for buyers');
select tests.as_visitor();
select is(tests.outcome(format('select * from public.payers_of_bill(%L)', tests.id_of('both'))), '42501', 'nor for visitors');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('both'), 'refund', pg_temp.paid('UKW0000002'));
select is(pg_temp.told('both'), 'Refund on its way: We will send back KSh 1,100, a second payment for order #. It goes back to the number that paid it, 2547*****201.', 'when it is decided');
select is(pg_temp.page('both'), 'owed_second 1100 2547*****201', 'as on the page');
select tests.sign_in('boss');
select is((select phone from public.bill_queue() where receipt = 'UKW0000002'), '2547*****201', 'and in the queue');
select is(public.offer_refund(tests.id_of('both'), pg_temp.paid('UKW0000002'), 1100) - '{needs_second,most_kes,limit_kes,phone,others}'::text[],
  '{"way": "reversal", "payer": "2547*****201", "is_other_phone": false}', 'the dialog names who paid');
select is(public.offer_refund(tests.id_of('both'), pg_temp.paid('UKW0000002'), 300) ->> 'is_other_phone', 'true', 'a part goes to a number that did not pay');
select is(public.offer_refund(tests.id_of('both'), pg_temp.paid('UKW0000001'), 300) ->> 'payer', '254712345671', 'a prompt is answered on its phone');
select public.ask_refund(tests.id_of('both'), pg_temp.paid('UKW0000002'), 1100);
select is(pg_temp.told('both'), 'Your money is being sent back: KSh 1,100 for # is on its way back by M-Pesa to the number that paid it, 2547*****201. We tell you when it is there.', 'when it leaves');
select is(pg_temp.page('both'), 'sending 1100 2547*****201', 'while it is sent');
select pg_temp.sent('UKW0000002', 'UKR0000001');
select is(pg_temp.told('both'), 'Money sent back: We have sent back KSh 1,100 for order #. M-Pesa receipt UKR0000001. It went back to the number that paid it, 2547*****201.', 'when it is there');
select is(pg_temp.page('both'), 'sent 1100 2547*****201', 'and for good');
select tests.sign_in('boss');
select is((select phone from public.refund_queue() where receipt = 'UKR0000001'), '2547*****201', 'the desk reads where M-Pesa sent it');

-- Her own number is hers, whole or with stars
select pg_temp.place('own');
select pg_temp.comes('own', 'UKW0000003', '254712345671');
select pg_temp.comes('own', 'UKW0000004', '254712345671');
select pg_temp.told('own');
select is(pg_temp.page('own'), 'second 1100', 'nothing is said of a number that is theirs');
select tests.sign_in('boss');
select is((select phone from public.bill_queue() where receipt = 'UKW0000004'), '254712345671', 'which the desk may call');
select public.resolve_bill(tests.id_of('own'), 'refund', pg_temp.paid('UKW0000004'));
select is(pg_temp.told('own'), 'Refund on its way: We will send back KSh 1,100, a second payment for order #.', 'nor when it goes back');

-- The payer that nobody knows, and a sum for another number
select pg_temp.place('nobody');
select pg_temp.comes('nobody', 'UKW0000005', null);
select is(pg_temp.payers('nobody', 'boss'), 'nothing', 'what M-Pesa did not say is not said');
select is(public.offer_refund(tests.id_of('nobody'), pg_temp.paid('UKW0000005'), 1100) -> 'payer', 'null', 'nor in the dialog');
select pg_temp.comes('nobody', 'UKW0000006', encode(sha256('254700555321'), 'hex'));
select is(pg_temp.page('nobody'), 'second 1100', 'nor a phone that is told as SHA-256');
select tests.sign_in('boss');
update public.shop_settings set refund_limit_kes = 5000;
select public.ask_refund(tests.id_of('nobody'), pg_temp.paid('UKW0000005'), 300, '0700 555 321', 'She rang us.');
select tests.as_owner();
delete from public.user_roles where user_id <> tests.user_id('boss');
select is((pg_temp.refund('UKW0000005')).needs_second, true, 'a number of which nobody knows that it paid needs a second person');
select tests.sign_in('boss');
select is((select phone from public.refund_queue() where way = 'b2c'), '254700555321', 'the desk reads it whole');
select * from finish();
rollback;
