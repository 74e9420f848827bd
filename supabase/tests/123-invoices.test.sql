-- Invoices and credit notes: numbers without gaps, VAT within the price, nothing changed once issued.
begin;
select plan(98);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss,packer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
-- The end of a transaction, at which documents are issued.
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.papers(wanted text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', split_part(number, '-', 1), place, total_kes, (tax_cents / 100.0)::numeric(12, 2)), ', ' order by document_no)
  from public.invoices where bill_id = tests.id_of(wanted)
$$;
create function pg_temp.lines(wanted text, of_kind text default 'invoice') returns text language sql security definer as $$
  select string_agg(concat_ws(' ', l.name, l.quantity || 'x' || l.unit_price_kes, nullif(-l.discount_kes, 0), l.amount_kes, l.tax_code, l.tax_cents), ', '
    order by i.document_no, l.line)
  from public.invoices i join public.invoice_lines l on l.invoice_id = i.id where i.bill_id = tests.id_of(wanted) and i.kind = of_kind
$$;
create function pg_temp.agree(wanted text) returns boolean language sql security definer as $$
  select private.sold_kes(tests.id_of(wanted)) = private.documented_kes(tests.id_of(wanted))
    and not exists (select from public.invoices i where i.total_kes <> (select sum(l.amount_kes) from public.invoice_lines l where l.invoice_id = i.id)
      or i.tax_cents <> (select sum(l.tax_cents) from public.invoice_lines l where l.invoice_id = i.id))
$$;
create function pg_temp.buy(wanted text, items jsonb, pin text default null) returns void language sql as $$
  select tests.sign_in('asha');
  select tests.remember(wanted, (public.place_order(gen_random_uuid(), items, 'mpesa', 'Asha Mwangi', '0712 345 671', 'Nairobi City', 'Kilimani',
    'Blue gate near the school', buyer_pin => pin)).id);
  select tests.prompted(tests.id_of(wanted), wanted);
$$;
create function pg_temp.pay(wanted text, amount integer default null) returns void language sql as $$
  select tests.as_service();
  select public.settle_payment(wanted, 'M-' || wanted, 0, 'ok', coalesce(amount, (select asked_kes from public.bills where id = tests.id_of(wanted))),
    upper('R' || substr(md5(wanted), 1, 9)), 'callback', '{}');
  select pg_temp.done();
$$;
create function pg_temp.refund(wanted text, amount integer) returns text language sql as $$
  select tests.sign_in('boss');
  select tests.outcome(format('select public.record_refund(%L, %s)', tests.id_of(wanted), amount));
$$;
grant execute on all functions in schema pg_temp to public;

-- The parts of a total
select is(private.spread(10, '{1,1,1}'), '{4,3,3}'::bigint[], 'what is left over goes to the largest remainder, the first of equals');
select is(private.spread(100, '{0,2,1}'), '{0,67,33}'::bigint[], 'nothing to what weighs nothing');
select is(private.spread(5, '{0,0}'), '{0,0}'::bigint[], 'and nothing at all where nothing weighs');
select is((select array_agg(x) from unnest(private.spread(999, '{500,499}')) x), '{500,499}'::bigint[], 'never more than a whole');

-- A shop that is not registered
select is(public.prices_include_vat(), false, 'a fresh shop is not registered for VAT');
select pg_temp.buy('plain', tests.items(9002, 1));
select tests.sign_in('asha');
select is(public.receipt(tests.id_of('plain')) -> 'documents', '[]', 'an unpaid bill has no invoice');
select is(public.receipt(tests.id_of('plain')) #>> '{expected,lines,1,amount_kes}', '250', 'and shows what it would say');
select is(public.receipt(tests.id_of('plain')) #>> '{expected,with_vat}', 'false', 'without VAT');
select pg_temp.pay('plain');
select is(pg_temp.papers('plain'), 'INV 1 1100 0.00', 'paid, it is issued, without VAT');
select is(pg_temp.lines('plain'), 'Raw Acacia Honey 1x850 850 D 0, Delivery 1x250 250 D 0', 'goods and delivery');
select is((select number from public.invoices where bill_id = tests.id_of('plain')),
  'INV-' || extract(year from now() at time zone 'Africa/Nairobi') || '-00001', 'with the first number of the year');
select is((select name || coalesce(pin, '') from public.invoice_buyers), 'Asha Mwangi', 'made out to its payer');
select is((select seller ->> 'name' from public.invoices limit 1), 'Mizizi', 'by the shop');

-- Who may enter what
select tests.sign_in('asha');
select is(tests.touched($$ update public.business_details set vat_since = '2026-01-01' $$), 0::bigint, 'a member registers no shop');
select is((select count(*) from public.business_details), 0::bigint, 'nor reads its details');
select is(tests.outcome($$ select public.set_tax_class('{9002}', 'zero') $$), 'not_allowed', 'nor says how products are taxed');
select is((select count(*) from public.product_tax_list), 0::bigint, 'nor sees how');
select tests.sign_in('packer');
select is(tests.touched($$ update public.business_details set kra_pin = 'P051234567Z' $$), 0::bigint, 'a packer neither');
select is(tests.outcome($$ select public.set_tax_class('{9002}', 'zero') $$), 'not_allowed', 'nor this');
select tests.as_visitor();
select is(tests.outcome('select * from public.business_details'), '42501', 'a visitor is not asked');
select is((select count(*) from public.tax_classes), 4::bigint, 'though the classes are the law, and anybody reads them');
select is(tests.outcome($$ select public.set_tax_class('{9002}', 'zero') $$), '42501', 'nor sets one');
select is(tests.outcome($$ select public.export_money('sales', 'day', '2026-01-01', '2026-12-31') $$), '42501', 'nor takes money along');
select tests.sign_in('boss');
select is(tests.outcome($$ update public.business_details set vat_since = '2026-01-01' $$), '23514', 'no VAT without a PIN');
select is(tests.outcome($$ update public.business_details set kra_pin = '12345' $$), '23514', 'a PIN is written as KRA writes it');
select is(tests.outcome($$ update public.business_details set delivery_class = 'outside' $$), '23514', 'what is registered has a class');
select is(tests.touched(format($$ update public.business_details set kra_pin = 'P051234567Z', vat_since = %L $$, current_date - 30)), 1::bigint, 'the owner registers the shop');
select is((select detail ->> 'kra_pin' from public.audit_log where entity = 'business_details'), '[null, "P051234567Z"]', 'which the diary keeps');
select is(public.prices_include_vat(), true, 'prices have VAT in them now');
select is((select count(*) from public.product_tax_list where tax_class is null), 4::bigint, 'every product needs a class');
select is(tests.outcome($$ select public.set_tax_class('{9001}', 'free') $$), 'bad_tax_class', 'one that there is');
select is(tests.outcome($$ select public.set_tax_class('{9001}', 'exempt', '12') $$), 'bad_item_class', 'a classification has its length');
select is(tests.outcome($$ select public.set_tax_class('{77}', 'exempt') $$), 'not_found', 'of a product that there is');
select is(public.set_tax_class('{9001,9003}', 'exempt', '5059690800'), 2, 'two at once');
select is(public.set_tax_class('{9001}', 'zero'), 1, 'one again');
select is((select tax_class || ' ' || item_class from public.product_tax where product_id = 9001), 'zero 5059690800', 'whose classification stays');
select is((select count(*) from public.audit_log where action = 'tax_class_set'), 2::bigint, 'the diary knows');
select is((select count(*) from public.product_tax_list where tax_class is null), 2::bigint, 'two are left');

-- VAT within the price
select is(pg_temp.papers('plain'), 'INV 1 1100 0.00', 'what was issued stays without VAT');
select pg_temp.buy('vat', '[{"product_id": 9001, "quantity": 1}, {"product_id": 9002, "quantity": 1}]', ' a123456789z ');
select pg_temp.pay('vat');
select is(pg_temp.papers('vat'), 'INV 2 1400 151.72', '16/116 of what is taxed, a product without a class included');
select is(pg_temp.lines('vat'), 'Neem Leaf Powder 1x300 300 C 0, Raw Acacia Honey 1x850 850 B 11724, Delivery 1x250 250 B 3448', 'line by line, to the cent');
select is((select pin from public.invoice_buyers b join public.invoices i on i.id = b.invoice_id where i.bill_id = tests.id_of('vat')), 'A123456789Z', 'with the PIN that came with the order');
select is(pg_temp.agree('vat'), true, 'the ledger says the same');
select tests.sign_in('asha');
select is(public.receipt(tests.id_of('vat')) #>> '{documents,0,taxes,0,tax_cents}', '15172', 'the receipt has the sum of the rate');
select is(tests.outcome($$ select public.place_order(gen_random_uuid(), tests.items(9002, 1), 'mpesa', 'Asha Mwangi', '0712 345 671', 'Nairobi City', 'Kilimani', 'Blue gate', buyer_pin => 'XX') $$),
  'bad_pin', 'what is no PIN is told before anything is ordered');

-- Forgotten PINs
select pg_temp.buy('late', tests.items(9002, 1));
select tests.sign_in('baraka');
select is(tests.outcome(format($$ select public.set_buyer_pin(%L, 'A123456789Z') $$, tests.id_of('late'))), 'not_found', 'a stranger adds no PIN');
select is(tests.outcome(format('select public.receipt(%L)', tests.id_of('vat'))), 'not_found', 'and reads no receipt');
select is((select count(*) from public.invoices) + (select count(*) from public.invoice_lines) + (select count(*) from public.invoice_buyers)
  + (select count(*) from public.bill_pins), 0::bigint, 'nor anything else of it');
select tests.as_visitor();
select is(tests.outcome(format('select public.receipt(%L)', tests.id_of('vat'))), 'not_signed_in', 'a visitor names a token');
select is(tests.outcome(format($$ select public.set_buyer_pin(%L, 'A123456789Z') $$, tests.id_of('late'))), 'not_signed_in', 'for this too');
select is(tests.outcome('select * from public.invoices'), '42501', 'and reads no table');
select tests.sign_in('asha');
select is(tests.outcome(format($$ select public.set_buyer_pin(%L, 'A12') $$, tests.id_of('late'))), 'bad_pin', 'a PIN has its form');
select is(tests.outcome(format($$ select public.set_buyer_pin(%L, 'A123456789Z', 'x') $$, tests.id_of('late'))), 'bad_pin_name', 'and a name its length');
select lives_ok(format($$ select public.set_buyer_pin(%L, 'p051234567z', 'Mwangi Ltd') $$, tests.id_of('late')), 'the payer adds one before the invoice');
select is(public.receipt(tests.id_of('late')) #>> '{pin,pin}', 'P051234567Z', 'and sees it');
select pg_temp.pay('late');
select is((select name || ' ' || pin from public.invoice_buyers b join public.invoices i on i.id = b.invoice_id where i.bill_id = tests.id_of('late')), 'Mwangi Ltd P051234567Z', 'it is on the invoice');
select tests.sign_in('asha');
select is(tests.outcome(format($$ select public.set_buyer_pin(%L, 'A123456789Z') $$, tests.id_of('late'))), 'invoice_issued', 'afterwards it is too late');
select is(tests.outcome(format($$ select public.replace_invoice(%L, 'A123456789Z') $$, (select number from public.invoices where bill_id = tests.id_of('late')))), 'not_allowed', 'the payer replaces nothing');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.replace_invoice('INV-1999-00001', 'A123456789Z') $$), 'not_found', 'what there is not is not replaced');
select lives_ok(format($$ select public.replace_invoice(%L, 'A123456789Z') $$, (select number from public.invoices where bill_id = tests.id_of('late'))), 'the desk does');
select is(pg_temp.papers('late'), 'INV 3 1100 151.72, CN 1 1100 151.72, INV 4 1100 151.72', 'a credit note takes it back, another takes its place');
select is(pg_temp.agree('late'), true, 'and the ledger is as it was');
select is((select string_agg(coalesce(b.pin, '-'), ' ' order by i.document_no) from public.invoices i join public.invoice_buyers b on b.invoice_id = i.id where i.bill_id = tests.id_of('late')),
  'P051234567Z P051234567Z A123456789Z', 'with the right PIN');

-- Nothing that was issued changes
select tests.as_owner();
select is(tests.outcome('update public.invoices set total_kes = 1'), '55000', 'nobody changes an invoice');
select is(tests.outcome('delete from public.invoices'), '55000', 'or removes one');
select is(tests.outcome('truncate public.invoices cascade'), '55000', 'or all');
select is(tests.outcome('update public.invoice_lines set amount_kes = 1'), '55000', 'or a line');
select is(tests.outcome($$ update public.invoice_buyers set pin = 'A000000000A' $$), '55000', 'or whose it is');
select is(tests.outcome($$ update public.invoice_buyers set name = 'Somebody' $$), '55000', 'or their name');
select tests.as_service();
select is(tests.outcome('delete from public.invoices'), '42501', 'the service neither');
select tests.sign_in('boss');
select is(tests.outcome('insert into public.invoices (number) values (null)'), '42501', 'nor the owner');

-- Money that goes back
select is(pg_temp.refund('vat', 100), 'accepted', 'a hundred, without goods');
select pg_temp.done();
select is(pg_temp.papers('vat'), 'INV 2 1400 151.72, CN 2 100 10.89', 'make a credit note');
select is(pg_temp.lines('vat', 'credit_note'), 'Neem Leaf Powder 1x21 21 C 0, Raw Acacia Honey 1x61 61 B 841, Delivery 1x18 18 B 248', 'on all lines alike');
select is((select reason || ' ' || (select o.number = (select number from public.invoices where bill_id = tests.id_of('vat') and kind = 'invoice') from public.invoices o where o.id = c.corrects)
  from public.invoices c where bill_id = tests.id_of('vat') and kind = 'credit_note'), 'refunded true', 'which names the invoice');
select is(pg_temp.refund('vat', 1300), 'accepted', 'then all the rest');
select pg_temp.done();
select is(pg_temp.papers('vat'), 'INV 2 1400 151.72, CN 2 100 10.89, CN 3 1300 140.83', 'the VAT comes back to the cent');
select is(pg_temp.agree('vat'), true, 'and nothing is left');

-- Cancelled by the shop: owed back is not sold
select pg_temp.buy('cancelled', tests.items(9002, 2));
select pg_temp.pay('cancelled');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('cancelled'), 'cancelled');
select pg_temp.done();
select is(pg_temp.lines('cancelled', 'credit_note'), pg_temp.lines('cancelled'), 'what is cancelled is credited whole, line by line');
select is((select reason from public.invoices where bill_id = tests.id_of('cancelled') and kind = 'credit_note'), 'cancelled', 'for that reason');
select is(pg_temp.refund('cancelled', 1950), 'accepted', 'the money goes');
select pg_temp.done();
select is((select count(*) from public.invoices where bill_id = tests.id_of('cancelled')), 2::bigint, 'without another paper');

-- A parcel that came back: the delivery is kept
select pg_temp.buy('came back', tests.items(9002, 1));
select pg_temp.pay('came back');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('came back'), 'dispatched');
select public.parcel_came_back(tests.id_of('came back'));
select pg_temp.done();
select is(pg_temp.lines('came back', 'credit_note'), 'Raw Acacia Honey 1x850 850 B 11724', 'the goods are credited, the delivery stays sold');

-- Too little and too much, taken
select pg_temp.buy('short', tests.items(9002, 1));
select pg_temp.pay('short', 1000);
select is(pg_temp.papers('short'), null, 'money in doubt is no sale');
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('short'), 'paid');
select pg_temp.done();
select is(pg_temp.lines('short'), 'Raw Acacia Honey 1x850 -77 773 B 10662, Delivery 1x250 -23 227 B 3131', 'a smaller sum is a discount');
select pg_temp.buy('excess', tests.items(9002, 1));
select pg_temp.pay('excess', 1200);
select tests.sign_in('boss');
select public.resolve_bill(tests.id_of('excess'), 'paid');
select pg_temp.done();
select is(pg_temp.lines('excess'), 'Raw Acacia Honey 1x850 850 B 11725, Delivery 1x250 250 B 3448, Paid above the price 1x100 100 B 1379', 'a larger one is part of the price');

-- Cash when it is collected
select tests.sign_in('asha');
select tests.remember('cash', (tests.order_of(9002, 1, 'cash')).id);
select pg_temp.done();
select is(pg_temp.papers('cash'), null, 'cash on delivery has no invoice before it comes');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('cash'), 'dispatched');
select public.set_order_fulfilment(tests.id_of('cash'), 'delivered');
select pg_temp.done();
select is((select method || ' ' || total_kes from public.invoices where bill_id = tests.id_of('cash')), 'cash 1100', 'and then it has');

-- A month of a plan
select tests.sign_in('asha');
select set_config('tests.month', tests.pay_plan('premium')::text, true);
select tests.remember('month', (select id from public.plan_payments where user_id = tests.user_id('asha')));
select tests.as_service();
select public.record_payment_prompt((current_setting('tests.month')::jsonb ->> 'payment_id')::uuid, 'M-month', 'month');
select pg_temp.pay('month');
select is((select bill_kind || ' ' || total_kes || ' ' || (order_id is null) from public.invoices where bill_id = tests.id_of('month')), 'plan 700 true', 'a month has its invoice too');
select ok((select l.detail ~ '^\d{4}-\d\d-\d\d/\d{4}-\d\d-\d\d$' and l.name = 'Premium' from public.invoices i join public.invoice_lines l on l.invoice_id = i.id where i.bill_id = tests.id_of('month')), 'with its days');

-- Numbers, totals and what fails
select tests.as_owner();
select is_empty($$ select series, year from public.invoices group by 1, 2 having max(place) <> count(*) $$, 'no number is left out');
select is((select count(*) from public.invoices), (select max(document_no) from public.invoices), 'nor in the count of both');
insert into private.job_runs (name) values ('documents') on conflict do nothing;
alter table private.invoice_counters add constraint broken check (last < 0) not valid;
select pg_temp.buy('broken', tests.items(9002, 1));
select pg_temp.pay('broken');
select tests.as_owner();
select is((select state from public.bills where id = tests.id_of('broken')), 'paid', 'money is kept though its paper fails');
select is((select count(*) from private.documents_due where bill_id = tests.id_of('broken')), 1::bigint, 'which is due');
select is((select row_problem ~ 'broken' from private.job_runs where name = 'documents'), true, 'and told');
alter table private.invoice_counters drop constraint broken;
select is(private.issue_due_documents(), 1, 'the job makes up for it');
select is(pg_temp.agree('broken'), true, 'and all is well');
select is_empty($$ select series, year from public.invoices group by 1, 2 having max(place) <> count(*) $$, 'without a gap');

select * from finish();
rollback;
