-- Money belongs to the day on which M-Pesa says that it was paid, whenever the news of it came.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest(array['asha', 'boss']) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 50;
grant usage on schema private to public;

-- The last seconds of yesterday, in Nairobi
create function pg_temp.yesterday(clock text default '23:59:30') returns timestamptz language sql as $$
  select (((now() at time zone 'Africa/Nairobi')::date - 1)::text || ' ' || clock)::timestamp at time zone 'Africa/Nairobi'
$$;
create function pg_temp.order_of(called text, placed timestamptz) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9001, 1)).id);
  perform tests.prompted(tests.id_of(called), called);
  perform tests.as_owner();
  update public.orders set placed_at = placed where id = tests.id_of(called);
  update public.bills set created_at = placed where id = tests.id_of(called);
end $$;
create function pg_temp.callback(called text, receipt text, at timestamptz) returns jsonb language sql as $$
  select jsonb_build_object('Body', jsonb_build_object('stkCallback', jsonb_build_object('MerchantRequestID', 'M-' || called,
    'CheckoutRequestID', called, 'ResultCode', 0, 'CallbackMetadata', jsonb_build_object('Item', jsonb_build_array(
      jsonb_build_object('Name', 'Amount', 'Value', 550), jsonb_build_object('Name', 'MpesaReceiptNumber', 'Value', receipt),
      jsonb_build_object('Name', 'TransactionDate', 'Value', to_char(at at time zone 'Africa/Nairobi', 'YYYYMMDDHH24MISS')::bigint))))))
$$;
create function pg_temp.hear(called text, receipt text, at timestamptz) returns void language plpgsql as $$
begin
  perform tests.as_owner();
  perform public.receive_callback((select callback_token from public.payments where checkout_request_id = called), called,
    'M-' || called, 0, pg_temp.callback(called, receipt, at));
end $$;
create function pg_temp.settle(called text, receipt text) returns text language sql as $$
  select public.settle_payment(called, 'M-' || called, 0, 'ok', case when receipt is not null then 550 end, receipt)
$$;
create function pg_temp.booked(called text) returns text language sql as $$
  select string_agg(distinct e.account || ' ' || to_char(e.at at time zone 'Africa/Nairobi', 'HH24:MI:SS'), ', ')
  from public.ledger_entries e where e.bill_id = tests.id_of(called)
$$;
create function pg_temp.is_now(called text) returns boolean language sql as $$
  select bool_and(e.at > now() - interval '1 minute') from public.ledger_entries e where e.bill_id = tests.id_of(called)
$$;
grant execute on all functions in schema pg_temp to public;

-- A prompt whose answer came after midnight
select pg_temp.order_of('late', pg_temp.yesterday('23:50:00'));
select pg_temp.hear('late', 'SMA0000001', pg_temp.yesterday());
select is(pg_temp.settle('late', 'SMA0000001'), 'paid', 'an answer of the evening that comes after midnight pays');
select is(pg_temp.booked('late'), 'mpesa 23:59:30, sales_order 23:59:30', 'and is booked in the evening');
select is((select paid_at from public.payments where receipt = 'SMA0000001'), pg_temp.yesterday(), 'the payment says when M-Pesa took it');
set constraints all immediate;
select ok((select issued_at > now() - interval '1 minute' from public.invoices where bill_id = tests.id_of('late')), 'the invoice is issued now');
select is((select tax_day from public.invoices where bill_id = tests.id_of('late')), (pg_temp.yesterday() at time zone 'Africa/Nairobi')::date, 'for VAT it is of that day');
select is((select paid_at from public.invoices where bill_id = tests.id_of('late')), pg_temp.yesterday(), 'and says when it was paid');
set constraints all deferred;

-- Money that M-Pesa tells of without a prompt
select public.tell_mpesa_account('174379', null);
select pg_temp.order_of('told', pg_temp.yesterday('23:50:00'));
select public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', 'SMA0000002',
  'completed_at', pg_temp.yesterday('23:59:59'), 'paid_in_kes', 550, 'account', (select number from public.orders where id = tests.id_of('told'))),
  '174379', '254712345671');
select is((select outcome from (select pg_temp.booked('told') as outcome) o), 'mpesa 23:59:59, sales_order 23:59:59',
  'money without a prompt lies on its day, too');

-- An order that is closed: money comes and is owed back on one day
select pg_temp.order_of('closed', pg_temp.yesterday('23:50:00'));
update public.orders set fulfilment_state = 'cancelled', payment_state = 'unpaid' where id = tests.id_of('closed');
select pg_temp.hear('closed', 'SMA0000003', pg_temp.yesterday());
select is(pg_temp.settle('closed', 'SMA0000003'), 'refund_due', 'money for a cancelled order is owed back');
select is((select coalesce(sum(amount_kes), 0)::integer from public.ledger_entries where bill_id = tests.id_of('closed')
  and account = 'sales_order' and at < now() - interval '1 minute'), 0, 'and was no sale in the evening');
select is((select sum(amount_kes)::integer from public.ledger_entries where bill_id = tests.id_of('closed')
  and account = 'owed_back' and at = pg_temp.yesterday()), -550, 'but a debt');

-- Another sum than was asked
select pg_temp.order_of('short', pg_temp.yesterday('23:50:00'));
select pg_temp.hear('short', 'SMA0000004', pg_temp.yesterday());
select is(public.settle_payment('short', 'M-short', 0, 'ok', 500, 'SMA0000004'), 'needs_review', 'another sum waits for a person');
select is(pg_temp.booked('short'), 'in_doubt 23:59:30, mpesa 23:59:30', 'on its day');

-- What cannot be: in the future, before the bill, long ago, no time at all
select pg_temp.order_of(called, placed), pg_temp.hear(called, receipt, at), pg_temp.settle(called, receipt)
from (values ('future', pg_temp.yesterday('10:00:00'), 'SMA0000005', now() + interval '2 hours'),
  ('before', pg_temp.yesterday('10:00:00'), 'SMA0000006', pg_temp.yesterday('08:00:00')),
  ('old', now() - interval '30 days', 'SMA0000007', now() - interval '20 days')) v (called, placed, receipt, at);
select ok(pg_temp.is_now('future'), 'a time in the future counts as now');
select ok(pg_temp.is_now('before'), 'so does one before the bill');
select ok(pg_temp.is_now('old'), 'and one that is weeks old');
select pg_temp.order_of('unread', pg_temp.yesterday('10:00:00'));
select tests.as_owner();
select public.receive_callback((select callback_token from public.payments where checkout_request_id = 'unread'), 'unread', 'M-unread', 0,
  jsonb_set(pg_temp.callback('unread', 'SMA0000008', now()), '{Body,stkCallback,CallbackMetadata,Item,2,Value}', '"20261399256199"'));
select is(pg_temp.settle('unread', 'SMA0000008'), 'paid', 'a time that is none keeps nobody from being paid');
select ok(pg_temp.is_now('unread'), 'and counts as now');

-- A query settles it first, after midnight; the callback then tells the day
select pg_temp.order_of('queried', pg_temp.yesterday('23:50:00'));
select is(pg_temp.settle('queried', null), 'paid', 'a query knows no time');
select ok(pg_temp.is_now('queried'), 'so it counts as now');
select pg_temp.hear('queried', 'SMA0000009', pg_temp.yesterday());
select pg_temp.settle('queried', 'SMA0000009');
select is((select string_agg(account || ' ' || kes, ', ' order by account) from (
  select account, sum(amount_kes) as kes from public.ledger_entries where bill_id = tests.id_of('queried') and at = pg_temp.yesterday()
  group by account) d), 'mpesa 550, sales_order -550', 'until the callback says which day it was');
select is((select sum(amount_kes)::integer from public.ledger_entries where bill_id = tests.id_of('queried') and account = 'mpesa'
  and at > now() - interval '1 minute'), 0, 'which takes it off the other one');

-- A day that is closed already
select tests.sign_in('boss');
create function pg_temp.mpesa() returns jsonb language sql as $$
  select a from jsonb_array_elements(public.daily_close((pg_temp.yesterday() at time zone 'Africa/Nairobi')::date) -> 'accounts') a
  where a ->> 'account' = 'mpesa'
$$;
grant execute on function pg_temp.mpesa() to public;
select public.close_day((pg_temp.yesterday() at time zone 'Africa/Nairobi')::date, 'mpesa');
select tests.as_owner();
select pg_temp.order_of('after', pg_temp.yesterday('23:50:00'));
select pg_temp.hear('after', 'SMA0000010', pg_temp.yesterday());
select pg_temp.settle('after', 'SMA0000010');
select tests.sign_in('boss');
select is((pg_temp.mpesa() ->> 'closing_kes')::integer - (pg_temp.mpesa() #>> '{closed,closing_kes}')::integer, 550,
  'money of a day that is closed shows as what changed since');

-- A refund is of the day on which M-Pesa sent it
select tests.as_owner();
insert into public.mpesa_statement_lines (receipt, completed_at, paid_in_kes, withdrawn_kes, import_id)
values ('SMR0000001', pg_temp.yesterday('23:58:00'), 0, 550, gen_random_uuid());
insert into public.refunds (bill_id, payment_id, amount_kes, method, reference)
select bill_id, id, 550, 'mpesa', 'SMR0000001' from public.payments where receipt = 'SMA0000003';
select is((select at from public.refunds where reference = 'SMR0000001'), pg_temp.yesterday('23:58:00'), 'a refund has the time of its line');
select is((select min(at) from public.ledger_entries where refund_id is not null and bill_id = tests.id_of('closed')), pg_temp.yesterday('23:58:00'),
  'and is booked then');

-- A day that may still change says so before it is closed
select tests.sign_in('boss');
select is((select a ->> 'still' from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a
  where a ->> 'account' = 'mpesa'), 'runs', 'today is not over');
select tests.as_owner();
select is(private.day_still((now() at time zone 'Africa/Nairobi')::date - 3), null, 'a day of last week is');
update public.payments set created_at = pg_temp.yesterday('12:00:00') where checkout_request_id = 'late';
select pg_temp.order_of('open', pg_temp.yesterday('23:50:00'));
update public.payments set created_at = pg_temp.yesterday('23:58:00') where checkout_request_id = 'open';
select is(private.day_still((now() at time zone 'Africa/Nairobi')::date - 1), 'money_may_come', 'a prompt of the evening is undecided');
select tests.sign_in('boss');
select is((select a ->> 'earlier_day' from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a
  where a ->> 'account' = 'mpesa'), null, 'yesterday is closed');
select tests.as_owner();
insert into public.day_closes (day, account, opening_kes, came_kes, refunds_kes, fees_kes, moved_kes, closing_kes)
values ((now() at time zone 'Africa/Nairobi')::date - 9, 'cash', 0, 0, 0, 0, 0, 0);
insert into public.payments (bill_id, method, amount_kes, phone, state, result_code, created_at)
values (tests.id_of('open'), 'cash', 550, '254712345671', 'paid', 0, pg_temp.yesterday('12:00:00'));
select tests.sign_in('boss');
select is((select a ->> 'earlier_day' from jsonb_array_elements(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') a
  where a ->> 'account' = 'cash'), ((now() at time zone 'Africa/Nairobi')::date - 1)::text, 'an evening that nobody closed is named');
select * from finish();
rollback;
