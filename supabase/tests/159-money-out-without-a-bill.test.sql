-- Money without a bill goes back, and a line by which money went out that is no refund is booked: each by the rule of two people.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,packer,writer,boss,second}'::text[]) name;
insert into private.role_capabilities (role, capability) values ('content', 'payments');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('second'), 'admin'), (tests.user_id('packer'), 'packer'), (tests.user_id('writer'), 'content');
update public.products set stock = 1000;
update public.shop_settings set refund_limit_kes = 5000;
create function pg_temp.line(receipt text, details text, kes integer, account text default null) returns void language plpgsql as $$
begin
  perform tests.sign_in('boss');
  perform public.import_statement_lines(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('receipt', receipt, 'completed_at',
    to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), case when kes > 0 then 'paid_in_kes' else 'withdrawn_kes' end, abs(kes),
    'details', details, 'account', account))));
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.books(account text) returns integer language sql security definer as $$
  select coalesce(sum(amount_kes), 0)::integer from public.ledger_entries e where e.account = books.account
$$;
create function pg_temp.back(receipt text, reference text, phone text, note text default 'He asked for it.') returns text language sql as $$
  select tests.outcome(format('select public.send_back_unplaced(%L, %L, %L, %L)', receipt, reference, phone, note))
$$;
create function pg_temp.differs() returns text language sql as $$
  select string_agg(d ->> 'receipt', ',' order by d ->> 'receipt') from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a
  cross join jsonb_array_elements(a -> 'differences') d where a ->> 'account' = 'mpesa'
$$;
create function pg_temp.day(account text, wanted text) returns text language sql as $$
  select a ->> wanted from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a where a ->> 'account' = day.account
$$;
create function pg_temp.waits(receipt text) returns uuid language sql security definer as $$
  select o.id from public.outgoings o where o.receipt = waits.receipt and o.state = 'wanted'
$$;
grant execute on all functions in schema pg_temp to public;

select pg_temp.line('TX40AA01AA', 'Pay Bill from 254712345671 GIDEON', 700, 'PREMIUM GIDEON');
select is((select string_agg(receipt, ',') from public.unplaced_money()), 'TX40AA01AA', 'money nobody knows');
select tests.sign_in('packer');
select is(pg_temp.back('TX40AA01AA', 'TX50AA01AA', '0712 345 671'), 'not_allowed', 'a packer sends nothing back');
select tests.sign_in('asha');
select is(pg_temp.back('TX40AA01AA', 'TX50AA01AA', '0712 345 671'), 'not_allowed', 'nor a buyer');
select tests.as_visitor();
select is(pg_temp.back('TX40AA01AA', 'TX50AA01AA', '0712 345 671'), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(pg_temp.back('TX40AA99ZZ', 'TX50AA01AA', '0712 345 671'), 'not_found', 'only what came');
select is(pg_temp.back('TX40AA01AA', 'TX50AA01AA', '08'), 'bad_phone', 'to a number');
select is(pg_temp.back('TX40AA01AA', ' ', '0712 345 671'), 'bad_receipt', 'with a reference');
select is(pg_temp.back('TX40AA01AA', 'TX50AA01AA', '0712 345 671', ' '), 'bad_note', 'and a reason');
select pg_temp.line('TX50AA00AA', 'Business Payment', -650);
select is(pg_temp.back('TX40AA01AA', 'TX50AA00AA', '0712 345 671'), 'wrong_amount', 'a line of another sum is not it');
select pg_temp.line('TX50AA01AA', 'Business Payment to customer', -700);
select is(pg_temp.differs(), 'TX50AA00AA,TX50AA01AA', 'its line is a difference until then');
select is(pg_temp.back('TX40AA01AA', 'TX50AA01AA', '0700 555 321'), 'accepted', 'sent to another number');
select is(pg_temp.books('unplaced'), -700, 'it waits');
select is((select string_agg(receipt, ',') from public.unplaced_money()), null, 'and stands no more as money for a bill');
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9002, 1)).id);
select tests.sign_in('boss');
select is(tests.outcome(format('select public.assign_money(''TX40AA01AA'', %L)', (select number from public.orders where id = tests.id_of('order')))), 'sent_back', 'it can be given to none');
select is(tests.outcome('select public.set_money_aside(''TX40AA01AA'', ''x'')'), 'not_found', 'nor set aside');
select is(pg_temp.back('TX40AA01AA', 'TX50AA01BB', '0700 555 321'), 'not_found', 'nor noted twice');
select is((select concat_ws(' ', what, receipt, of_receipt, amount_kes, went_to, asked_by, approval) from public.outgoing_queue()),
  'sent_back TX50AA01AA TX40AA01AA 700 254700555321 boss@tests.example own_refund', 'the list says who noted it, and where it went');
select is(tests.outcome(format('select public.settle_outgoing(%L, true)', pg_temp.waits('TX50AA01AA'))), 'own_refund', 'who noted it does not approve it');
select tests.sign_in('packer');
select is(tests.outcome('select * from public.outgoing_queue()'), 'not_allowed', 'a packer does not read it');
select is((select count(*)::integer from public.outgoings), 0, 'in no way');
select is(tests.outcome(format('select public.settle_outgoing(%L, true)', pg_temp.waits('TX50AA01AA'))), 'not_allowed', 'nor approve it');
select tests.sign_in('second');
select is(tests.outcome(format('select public.settle_outgoing(%L, true)', pg_temp.waits('TX50AA01AA'))), 'accepted', 'a second person does');
select is(pg_temp.books('unplaced'), 0, 'it is booked');
select is(pg_temp.books('mpesa'), 0, 'and has left M-Pesa');
select is(pg_temp.differs(), 'TX50AA00AA', 'its line is no difference any more');
select is(pg_temp.day('mpesa', 'unplaced_kes') || ' ' || pg_temp.day('mpesa', 'refunds_kes') || ' ' || pg_temp.day('mpesa', 'closing_kes'), '700 700 0', 'the close has both');
select is((public.export_money('refunds', 'entry', current_date - 1, current_date + 1) ->> 'total_kes'), '700', 'so has the file');
select is(tests.outcome(format('select public.settle_outgoing((select id from public.outgoings where receipt = %L), true)', 'TX50AA01AA')), 'wrong_state', 'once');
select is(tests.outcome(format('select public.assign_money(''TX40AA01AA'', %L)', (select number from public.orders where id = tests.id_of('order')))), 'sent_back', 'and is gone for every bill');
select pg_temp.line('TX40AA01AA', 'Pay Bill from 254712345671 GIDEON', 700, 'PREMIUM GIDEON');
select is(pg_temp.books('unplaced'), 0, 'its line, told again, brings it back to nobody');

-- To the number that is known to have paid, below the limit: one person; the line comes afterwards
select tests.as_owner();
insert into public.mpesa_statement_lines (receipt, completed_at, paid_in_kes, withdrawn_kes, details, payer, source, import_id)
values ('TX41AA01AA', now(), 300, 0, 'Pay Bill', encode(sha256('254712345671'), 'hex'), 'c2b', gen_random_uuid());
set constraints all immediate;
set constraints all deferred;
select tests.sign_in('boss');
select public.set_money_aside('TX41AA01AA', 'for later');
select is(pg_temp.books('set_aside'), -300, 'set aside');
select is(public.send_back_unplaced('TX41AA01AA', 'TX51AA01AA', '0712 345 671', 'He asked.'), 'booked', 'what was set aside goes back, too');
select is(pg_temp.books('set_aside'), 0, 'and is there no more');
select pg_temp.line('TX51AA01AA', 'Business Payment', -300);
select is(pg_temp.differs(), 'TX50AA00AA', 'its line is known');

-- Above the limit a second person looks, whoever it went to
select tests.as_owner();
insert into public.mpesa_statement_lines (receipt, completed_at, paid_in_kes, withdrawn_kes, details, payer, source, import_id)
values ('TX43AA01AA', now(), 5001, 0, 'Pay Bill', encode(sha256('254712345671'), 'hex'), 'c2b', gen_random_uuid());
set constraints all immediate;
set constraints all deferred;
select tests.sign_in('boss');
select is(public.send_back_unplaced('TX43AA01AA', 'TX53AA01AA', '0712 345 671', 'He asked.'), 'wanted', 'above the limit it waits, also to who paid');
select public.settle_outgoing(pg_temp.waits('TX53AA01AA'), false);
select public.set_money_aside('TX43AA01AA', 'for later');

-- What was sent back keeps no order
select tests.sign_in('asha');
select tests.remember('named', (tests.order_of(9002, 1)).id);
select tests.as_owner();
update public.bills set created_at = now() - interval '1 minute' where id = tests.id_of('named');
select pg_temp.line('TX44AA01AA', 'Pay Bill', 9999, (select number from public.orders where id = tests.id_of('named')));
select tests.as_owner();
select is(private.awaits_desk(tests.id_of('named'), now() + interval '1 minute'), true, 'money that names an order keeps it');
select tests.sign_in('boss');
select public.send_back_unplaced('TX44AA01AA', 'TX54AA01AA', '0712 345 671', 'Far too much.');
select tests.as_owner();
select is(private.awaits_desk(tests.id_of('named'), now() + interval '1 minute'), false, 'until it is sent back');
select tests.sign_in('second');
select public.settle_outgoing(pg_temp.waits('TX54AA01AA'), true);
select tests.sign_in('boss');
select pg_temp.line('TX54AA01AA', 'Business Payment', -9999);

-- Withdrawn
select pg_temp.line('TX42AA01AA', 'Pay Bill', 400, 'X');
select pg_temp.back('TX42AA01AA', 'TX52AA01AA', '0712 345 671');
select is(tests.outcome(format('select public.settle_outgoing(%L, false)', pg_temp.waits('TX52AA01AA'))), 'accepted', 'it is withdrawn');
select is((select string_agg(receipt, ',') from public.unplaced_money()), 'TX42AA01AA', 'and waits for a bill again');
select is(tests.outcome(format('select public.assign_money(''TX42AA01AA'', %L)', (select number from public.orders where id = tests.id_of('order')))), 'accepted', 'which it may have');

-- A line that is no refund
select tests.sign_in('packer');
select is(tests.outcome('select public.book_outgoing_line(''TX50AA00AA'', ''outside'', ''x'')'), 'not_allowed', 'a packer books none');
select tests.sign_in('writer');
select is(tests.outcome('select public.book_outgoing_line(''TX50AA00AA'', ''outside'', ''x'')'), 'not_allowed', 'nor who decides about payments and is no owner');
select tests.sign_in('boss');
select is(tests.outcome('select public.book_outgoing_line(''TX50AA00AA'', ''outside'', '' '')'), 'bad_note', 'not without a reason');
select is(tests.outcome('select public.book_outgoing_line(''TX50AA00AA'', ''gift'', ''x'')'), 'bad_outcome', 'nor as anything');
select is(tests.outcome('select public.book_outgoing_line(''TX50AA01AA'', ''fee'', ''x'')'), 'receipt_used', 'not what is booked');
select is(tests.outcome('select public.book_outgoing_line(''TX40AA01AA'', ''fee'', ''x'')'), 'not_found', 'nor what came in');
select is(tests.outcome('select public.book_outgoing_line(''TX50AA00AA'', ''outside'', ''Sent in the portal to a supplier.'')'), 'accepted', 'an owner says what it was');
select is(pg_temp.differs(), 'TX50AA00AA', 'it waits');
select is(tests.outcome('select public.book_outgoing_line(''TX50AA00AA'', ''fee'', ''x'')'), 'receipt_used', 'once');
select tests.sign_in('second');
select is(tests.outcome(format('select public.settle_outgoing(%L, true)', pg_temp.waits('TX50AA00AA'))), 'accepted', 'a second person agrees');
select is(pg_temp.differs(), null, 'and the difference ends');
select is(pg_temp.books('losses'), 650, 'it is a loss');
select is((select d ->> 'note' from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'losses') d), 'Sent in the portal to a supplier.', 'by name');
select pg_temp.line('TX53AA00AA', 'Utility Account to Organization Settlement Account', -900);
select is(tests.outcome('select public.book_outgoing_line(''TX53AA00AA'', ''fee'', ''x'')'), 'receipt_used', 'what M-Pesa''s words name is booked by itself');
select pg_temp.line('TX54AA00AA', 'Something', -20);
select public.book_outgoing_line('TX54AA00AA', 'fee', 'A charge.');
select tests.sign_in('second');
select public.settle_outgoing(pg_temp.waits('TX54AA00AA'), true);
select is(pg_temp.day('mpesa', 'fees_kes'), '20', 'a fee is a fee in the close');

-- What a bank sent back does not leave M-Pesa
select tests.sign_in('asha');
select tests.remember('bank', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('bank'), 'bank');
select public.settle_payment('bank', 'M-bank', 0, 'ok', 1100, 'TMBANK0001');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('bank'), 1000, 'KCBREF1', null, null, 'KCB 1234567890');
select tests.agree_to_refunds();
select is((select string_agg(account || ' ' || kes, ', ' order by account) from (select account, sum(amount_kes) as kes from public.ledger_entries
  where bill_id = tests.id_of('bank') and account in ('mpesa', 'bank') group by 1) s), 'bank -1000, mpesa 1100', 'what a bank sent back leaves the bank');
select tests.sign_in('asha');
select is((select concat_ws(' ', what, amount_kes, phone) from public.money_of_bill(tests.id_of('bank'))), 'sent 1000 KCB *******890', 'its buyer reads where it went');
select tests.as_owner();
select is((select count(*)::integer from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0, 'all sums to zero');

-- What went out without a bill is no refund of one besides
select tests.sign_in('boss');
select is(tests.outcome(format('select public.record_refund(%L, 50, ''TX50AA01AA'', phone => ''0712 345 671'')', tests.id_of('bank'))), 'receipt_used', 'a reference counts once');
select is(tests.outcome(format('select public.record_refund(%L, 50, ''TX50AA00AA'', phone => ''0712 345 671'')', tests.id_of('bank'))), 'receipt_used', 'also that of a line that was booked');
-- What had gone back is taken by M-Pesa as well: the desk hears it, once
select pg_temp.line('TX45AA01AA', 'Pay Bill', 300, 'SHANGAZI');
select tests.sign_in('boss');
select public.send_back_unplaced('TX45AA01AA', 'TX55AA01AA', '0799 000 222', 'She asked.');
select tests.sign_in('second');
select public.settle_outgoing(pg_temp.waits('TX55AA01AA'), true);
select tests.sign_in('boss');
select pg_temp.line('TX65AA01AA', 'Reversal of TX45AA01AA', -300);
select pg_temp.line('TX65AA01AA', 'Reversal of TX45AA01AA', -300);
select tests.as_owner();
select private.book_reversals();
select is((select array_agg(message) from public.notifications where user_id = tests.user_id('boss') and title = 'Money went back twice'),
  array['KSh 300 that came with receipt TX45AA01AA went back with TX55AA01AA, and M-Pesa took it too, with TX65AA01AA. Ask its payer for it: the close of that day shows it.'], 'it went twice');
select tests.sign_in('boss');

select * from finish();
rollback;
