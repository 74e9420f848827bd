-- Money that came and belongs to no bill yet is in the books, the close of its day and the accountant's files; once placed, it moves that day.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 50;
select tests.as_owner();
select public.tell_mpesa_account('174379', '555555');
grant usage on schema private to public;
create function pg_temp.day(back integer) returns date language sql as $$ select (now() at time zone 'Africa/Nairobi')::date - back $$;
create function pg_temp.at(back integer, clock text) returns timestamptz language sql as $$
  select (pg_temp.day(back)::text || ' ' || clock)::timestamp at time zone 'Africa/Nairobi'
$$;
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.told(receipt text, kes integer, account text, at timestamptz) returns text language plpgsql security definer as $$
declare
  outcome text;
begin
  outcome := public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', receipt,
    'completed_at', at, 'paid_in_kes', kes::text, 'account', account), '174379', '254799999999');
  perform pg_temp.done();
  return outcome;
end $$;
create function pg_temp.sums(day date, account text default 'mpesa') returns text language sql as $$
  select concat_ws(' ', a ->> 'opening_kes', a ->> 'came_kes', a ->> 'unplaced_kes', a ->> 'placed_kes', a ->> 'refunds_kes', a ->> 'fees_kes', a ->> 'moved_kes',
    a ->> 'closing_kes')
  from jsonb_array_elements(public.daily_close(day) -> 'accounts') a where a ->> 'account' = sums.account
$$;
create function pg_temp.books(receipt text) returns text language sql security definer as $$
  select string_agg(account || ' ' || kes, ', ' order by account) from (
    select account, sum(amount_kes) as kes from public.ledger_entries where reference = books.receipt group by account having sum(amount_kes) <> 0) d
$$;
grant execute on all functions in schema pg_temp to public;

-- It comes
select is(pg_temp.told('SKU0000001', 1100, 'nonsense', pg_temp.at(1, '10:00')), 'unknown', 'money comes that names no bill');
select is(pg_temp.books('SKU0000001'), 'mpesa 1100, unplaced -1100', 'and is in the books');
select tests.sign_in('boss');
select is(pg_temp.sums(pg_temp.day(1)), '0 0 1100 0 0 0 0 1100', 'its day has it on a line of its own');
select is(pg_temp.sums(pg_temp.day(0)), '1100 0 0 0 0 0 0 1100', 'and the next begins with it');
select is(pg_temp.told('SKU0000001', 1100, 'nonsense', pg_temp.at(1, '10:00')), 'unknown', 'told again');
select is(pg_temp.books('SKU0000001'), 'mpesa 1100, unplaced -1100', 'it is booked once');
select tests.sign_in('boss');
select is((select count(*) from public.unplaced_money()), 1::bigint, 'it waits at the desk');

-- It finds its bill a day later
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9002, 1)).id);
select tests.sign_in('boss');
select is(public.assign_money('SKU0000001', (select number from public.bills where id = tests.id_of('order'))), 'paid', 'the desk places it');
select pg_temp.done();
select is(pg_temp.books('SKU0000001'), null, 'it is without a bill no more');
select is(pg_temp.sums(pg_temp.day(1)), '0 0 1100 0 0 0 0 1100', 'the day on which it came stays as it was');
select is(pg_temp.sums(pg_temp.day(0)), '1100 1100 0 1100 0 0 0 1100', 'the day of placing has it for a bill, and takes it off');
select tests.as_owner();
select is((select string_agg(account || ' ' || amount_kes, ', ' order by account) from public.ledger_entries where bill_id = tests.id_of('order') and at > pg_temp.at(0, '00:00')),
  'mpesa 1100, sales_order -1100', 'which is when it is sold');
select is((select private.nairobi_date(booked_at) || ' ' || tax_day from public.invoices where bill_id = tests.id_of('order')), pg_temp.day(0) || ' ' || pg_temp.day(0), 'and on the invoice');
select is((select received_kes from public.bills where id = tests.id_of('order')), 1100, 'the bill has it once');

-- It is for no bill
select pg_temp.told('SKU0000002', 70, null, pg_temp.at(0, '00:01'));
select tests.sign_in('boss');
select public.set_money_aside('SKU0000002', 'Paid in the shop');
select is(pg_temp.books('SKU0000002'), 'mpesa 70, set_aside -70', 'what is set aside is the shop''s');
select is(pg_temp.sums(pg_temp.day(0)), '1100 1100 70 1100 0 0 0 1170', 'and stays in its day');
select is((select count(*) from public.unplaced_money()), 0::bigint, 'but waits no longer');

-- Told and placed at once, it is never without a bill
select tests.sign_in('asha');
select tests.remember('at once', (tests.order_of(9002, 1)).id);
select is(pg_temp.told('SKU0000003', 1100, (select number from public.bills where id = tests.id_of('at once')), pg_temp.at(0, '00:02')), 'paid', 'a payment that names its bill');
select tests.as_owner();
select is((select count(*) from public.ledger_entries where reference = 'SKU0000003'), 0::bigint, 'needs no such line');

-- The list of the night: each line looks for its bill by itself
select tests.as_service();
select is(public.take_pulled_money(jsonb_build_array(jsonb_build_object('receipt', 'SKU0000004', 'completed_at', pg_temp.at(1, '23:00'), 'paid_in_kes', 33),
  jsonb_build_object('receipt', 'SKU0000005', 'completed_at', pg_temp.at(1, '23:01'), 'paid_in_kes', 44)), md5('pull')::uuid) -> 'unplaced', '["SKU0000004", "SKU0000005"]', 'two are new');
select pg_temp.done();
select is(pg_temp.books('SKU0000004'), null, 'until then nothing is said of it');
select is(public.place_pulled_money('SKU0000004', null), 'unknown', 'one finds none');
select is(pg_temp.books('SKU0000004'), 'mpesa 33, unplaced -33', 'and is booked');
select public.end_till_fetch('{"problem": "ended early"}');
select is(pg_temp.books('SKU0000005'), 'mpesa 44, unplaced -44', 'the other was not reached, and is made up for');

-- An uploaded statement, and a payment that knows no receipt
select tests.sign_in('asha');
select tests.remember('silent', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('silent'), 'silent');
select public.settle_payment('silent', 'M-silent', 0, 'ok', null, null);
select tests.as_owner();
select tests.sign_in('boss');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKU0000006', 'completed_at', now(), 'paid_in_kes', 1100, 'details', 'Pay'),
  jsonb_build_object('receipt', 'SKU0000007', 'completed_at', now(), 'paid_in_kes', 5, 'details', 'Pay')));
select pg_temp.done();
select is(pg_temp.books('SKU0000006'), null, 'what may be the money of a payment without a receipt is not booked twice');
select is(pg_temp.books('SKU0000007'), 'mpesa 5, unplaced -5', 'the other line is');
select is((select count(*) from public.unplaced_money() where receipt = 'SKU0000007'), 1::bigint, 'and can be placed');
select is((select string_agg(d ->> 'receipt', ', ') from jsonb_array_elements(public.daily_close(pg_temp.day(0)) -> 'accounts') a, jsonb_array_elements(a -> 'differences') d
  where a ->> 'account' = 'mpesa' and d ->> 'why' = 'no_payment'), 'SKU0000006', 'only what nobody can name is a difference');

-- Files: their sums are the close
create function pg_temp.rows(what text, grouped text) returns setof jsonb language sql as $$
  select jsonb_array_elements(public.export_money(what, grouped, pg_temp.day(3), pg_temp.day(-1)) -> 'rows')
$$;
grant execute on function pg_temp.rows(text, text) to public;
-- the sixth figure, what M-Pesa took back, is nothing here
select is((select string_agg(array_to_string(array(select jsonb_array_elements_text(r - 0 - 0 - 5)), ' '), ' | ' order by r ->> 0) from pg_temp.rows('money', 'day') r where r ->> 1 = 'mpesa'),
  pg_temp.sums(pg_temp.day(1)) || ' | ' || pg_temp.sums(pg_temp.day(0)), 'money by day is the close of each day');
select is((select sum((r ->> 6)::integer) from pg_temp.rows('money', 'entry') r where r ->> 1 = 'mpesa'), (split_part(pg_temp.sums(pg_temp.day(0)), ' ', 8))::bigint, 'line by line it comes to the evening');
select is((select string_agg(r ->> 5, ' ' order by r ->> 5) from pg_temp.rows('money', 'entry') r where r ->> 2 = 'unplaced'),
  'SKU0000001 SKU0000002 SKU0000004 SKU0000005 SKU0000007', 'with the receipts of what had no bill');
select is((select sum((r ->> 6)::integer) from pg_temp.rows('ledger', 'entry') r where r ->> 5 = 'unplaced'), -82::bigint, 'and the ledger says what still has none');
select is((select count(*) from pg_temp.rows('ledger', 'entry') r where r ->> 7 is null or r ->> 8 is null), (select count(*) from pg_temp.rows('ledger', 'entry') r
  where r ->> 7 is null), 'each entry says when it was booked');
select is(jsonb_array_length(public.export_money('money', g, pg_temp.day(3), pg_temp.day(0)) -> 'columns'), (select max(jsonb_array_length(r)) from pg_temp.rows('money', g) r), 'a name for each cell by ' || g)
from unnest('{entry,day,month}'::text[]) g;
select tests.as_owner();
select is((select count(*) from (select event_id from public.ledger_entries group by 1 having sum(amount_kes) <> 0) x), 0::bigint, 'every event sums to zero');

-- What lay there before the first day that was closed is in its first balance
select tests.sign_in('boss');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKU0000008', 'completed_at', pg_temp.at(0, '00:00:30'), 'paid_in_kes', 1, 'balance_kes', '9000', 'details', 'Pay')));
select pg_temp.done();
select public.close_day(pg_temp.day(0), 'mpesa');
select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKU0000009', 'completed_at', pg_temp.at(20, '09:00'), 'paid_in_kes', 900, 'details', 'Pay')));
select pg_temp.done();
select is(pg_temp.books('SKU0000009'), null, 'a line of before changes no closed day');
select * from finish();
rollback;
