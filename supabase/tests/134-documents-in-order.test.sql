-- Numbers and days of issue rise together, whenever money is told of: over midnight, over the end of a month and of a year.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 1000;
update public.business_details set kra_pin = 'P051234567Z', vat_since = '2026-01-01';
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
-- The clock of issuing, which only this test sets.
create table pg_temp.clock (at timestamptz);
insert into pg_temp.clock values ('2026-11-30 20:00:00+00');
grant all on pg_temp.clock to public;
create or replace function private.issuing_clock() returns timestamptz language plpgsql set search_path = '' as $$
begin
  return (select c.at from pg_temp.clock c);
end $$;
-- An order that was placed long ago and is paid at a moment, of which the shop hears by its clock.
create function pg_temp.paid(called text, at timestamptz) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, 1)).id);
  perform tests.as_owner();
  update public.orders set payment_state = 'paid', hold_expires_at = null where id = tests.id_of(called);
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, paid_at, created_at)
  values (tests.id_of(called), 'mpesa', 1100, 1100, '254712345671', 'paid', 0, at, at);
  perform pg_temp.done();
end $$;
create function pg_temp.hear_at(moment timestamptz) returns void language sql as $$ update pg_temp.clock set at = moment $$;
create function pg_temp.paper(called text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', i.number, private.nairobi_date(i.issued_at), i.tax_day, private.nairobi_date(i.booked_at)), ', ' order by i.document_no)
  from public.invoices i where i.bill_id = tests.id_of(called)
$$;
grant execute on all functions in schema pg_temp to public;
grant usage on schema private to public;

-- Over the end of a month
select pg_temp.hear_at('2026-11-30 20:30:00+00'), pg_temp.paid('in time', '2026-11-30 20:29:00+00');
select pg_temp.hear_at('2026-11-30 21:05:00+00'), pg_temp.paid('of december', '2026-11-30 21:04:00+00');
select pg_temp.hear_at('2026-11-30 21:10:00+00'), pg_temp.paid('told late', '2026-11-30 20:59:00+00');
select is(pg_temp.paper('in time'), 'INV-2026-00001 2026-11-30 2026-11-30 2026-11-30', 'what is told at once is issued then');
select is(pg_temp.paper('of december'), 'INV-2026-00002 2026-12-01 2026-12-01 2026-12-01', 'the next month goes on');
select is(pg_temp.paper('told late'), 'INV-2026-00003 2026-12-01 2026-11-30 2026-11-30', 'money of the evening told late: issued when it is heard of, with the day that counts for VAT');

-- VAT by its own day, sales by the ledger's
select tests.sign_in('boss');
create function pg_temp.total(what text, from_day text, until_day text) returns integer language sql as $$
  select (public.export_money(what, 'entry', from_day::date, until_day::date) ->> 'total_kes')::integer
$$;
grant execute on function pg_temp.total(text, text, text) to public;
select is(pg_temp.total('vat', '2026-11-01', '2026-11-30'), 2200, 'VAT of November has the money that November brought');
select is(pg_temp.total('vat', '2026-12-01', '2026-12-31'), 1100, 'and December its own');
select is(pg_temp.total('sales', '2026-11-01', '2026-11-30'), 2200, 'as the sales of the ledger');
select is((select r ->> 8 from jsonb_array_elements(public.export_money('vat', 'entry', '2026-11-01', '2026-11-30') -> 'rows') r where r ->> 1 = 'INV-2026-00003'),
  '2026-12-01', 'each with its day of issue');

-- A credit note is of the day on which it is issued
select pg_temp.hear_at('2026-12-02 08:00:00+00');
select public.record_refund(tests.id_of('in time'), 100, 'SKBACK0001', phone => '0712 345 671');
select tests.agree_to_refunds();
select pg_temp.done();
select is(split_part(pg_temp.paper('in time'), ', ', 2), concat_ws(' ', 'CN-2026-00001 2026-12-02 2026-12-02', (now() at time zone 'Africa/Nairobi')::date), 'a credit note is of its own day, whenever the money went');
-- and an invoice that takes the place of another is of the same day as that
select lives_ok($$ select public.replace_invoice('INV-2026-00002', 'A123456789Z') $$, 'an invoice is replaced');
select tests.as_owner();
select is((select string_agg(number || ' ' || tax_day || ' ' || tax_cents, ', ' order by document_no) from public.invoices where bill_id = tests.id_of('of december') and document_no > 4),
  'CN-2026-00002 2026-12-02 15172, INV-2026-00004 2026-12-02 15172', 'so that both together change no VAT');

-- Goods that were delivered before they were paid
select pg_temp.hear_at('2026-12-05 08:00:00+00');
select tests.sign_in('asha');
select tests.remember('door', (tests.order_of(9002, 1, 'cash')).id);
select tests.as_owner();
update public.orders set fulfilment_state = 'delivered', delivered_at = '2026-12-03 10:00:00+00' where id = tests.id_of('door');
update public.orders set payment_state = 'paid' where id = tests.id_of('door');
insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, paid_at, created_at)
values (tests.id_of('door'), 'cash', 1100, 1100, '254712345671', 'paid', 0, '2026-12-05 07:00:00+00', '2026-12-05 07:00:00+00');
select pg_temp.done();
select is(pg_temp.paper('door'), 'INV-2026-00005 2026-12-05 2026-12-03 2026-12-05', 'the day of delivery counts where it came first');

-- The clock is set back
select pg_temp.hear_at('2026-12-04 08:00:00+00'), pg_temp.paid('back', '2026-12-04 07:59:00+00');
select is(pg_temp.paper('back'), 'INV-2026-00006 2026-12-05 2026-12-04 2026-12-04', 'a clock that is set back gives no earlier day');

-- Over the end of a year: the numbers of the new one begin, and none of the old comes after
select pg_temp.hear_at('2026-12-31 20:50:00+00'), pg_temp.paid('old year', '2026-12-31 20:49:00+00');
select pg_temp.hear_at('2026-12-31 21:01:00+00'), pg_temp.paid('new year', '2026-12-31 21:00:30+00');
select pg_temp.hear_at('2026-12-31 21:02:00+00'), pg_temp.paid('late of the old year', '2026-12-31 20:58:00+00');
select is(pg_temp.paper('old year') || ', ' || pg_temp.paper('new year'), 'INV-2026-00007 2026-12-31 2026-12-31 2026-12-31, INV-2027-00001 2027-01-01 2027-01-01 2027-01-01', 'a year ends');
select is(pg_temp.paper('late of the old year'), 'INV-2027-00002 2027-01-01 2026-12-31 2026-12-31', 'and what is told late of it is numbered in the new one');

-- Histories: forty payments over three weeks and the end of a month, each told up to six days late
select setseed(0.20261127);
do $$
declare
  clock timestamptz := '2027-01-20 12:00:00+00';
begin
  for n in 1..40 loop
    clock := clock + random() * interval '12 hours';
    perform pg_temp.hear_at(clock);
    perform pg_temp.paid('history ' || n, clock - case when random() < 0.5 then random() * interval '6 days' else interval '1 minute' end);
    if random() < 0.3 then
      insert into public.refunds (bill_id, payment_id, amount_kes, method, reference)
      select p.bill_id, p.id, 100 + n, 'mpesa', 'SKH' || lpad(n::text, 7, '0') from public.payments p where p.bill_id = tests.id_of('history ' || n);
      perform pg_temp.done();
    end if;
  end loop;
end $$;
select ok((select count(*) from public.invoices where kind = 'credit_note') > 5, 'with credit notes between them');
select ok((select count(*) from public.invoices where private.nairobi_date(issued_at) > tax_day) > 10, 'and many of an earlier day');
select is_empty($$ select a.number, b.number from public.invoices a join public.invoices b on b.document_no = a.document_no + 1 where b.issued_at < a.issued_at $$,
  'no document is issued before the one with the number below');
select is_empty($$ select a.number from public.invoices a join public.invoices b on b.series = a.series and (b.year, b.place) > (a.year, a.place) where b.issued_at < a.issued_at $$,
  'in each series as in both together');
select is_empty($$ select series, year from public.invoices group by 1, 2 having max(place) <> count(*) or min(place) <> 1 $$, 'no number is missing');
select is((select max(document_no) - count(*) from public.invoices), 0::bigint, 'nor in the count of both');
select is_empty($$ select number from public.invoices where year <> extract(year from private.nairobi_date(issued_at)) $$, 'each bears the year of its issue');
select is_empty($$ select number from public.invoices where tax_day > private.nairobi_date(issued_at) or kind = 'credit_note' and tax_day <> private.nairobi_date(issued_at) $$,
  'no VAT counts later than its paper, and that of a credit note with it');
select tests.sign_in('boss');
select is(pg_temp.total('vat', '2026-11-01', '2027-03-31'), pg_temp.total('sales', '2026-11-01', '2027-03-31'), 'and all VAT is of all sales');
select * from finish();
rollback;
