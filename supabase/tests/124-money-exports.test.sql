-- Exports for the accountant equal the ledger; what a connector to eTIMS reads; who is forgotten when.
begin;
select plan(58);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss,packer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.business_details set kra_pin = 'P051234567Z', vat_since = current_date - 30;
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.paid(wanted text, buyer text, items jsonb, pin text default null) returns void language sql as $$
  select tests.sign_in(buyer);
  select tests.remember(wanted, (public.place_order(gen_random_uuid(), items, 'mpesa', 'Asha Mwangi', '0712 345 671', 'Nairobi City', 'Kilimani',
    'Blue gate near the school', buyer_pin => pin)).id);
  select tests.prompted(tests.id_of(wanted), wanted);
  select public.settle_payment(wanted, 'M-' || wanted, 0, 'ok', (select asked_kes from public.bills where id = tests.id_of(wanted)),
    upper('R' || substr(md5(wanted), 1, 9)), 'callback', '{"phone": "254712345671"}');
  select pg_temp.done();
$$;
create function pg_temp.export(what text, grouped text) returns jsonb language sql as $$
  select public.export_money(what, grouped, current_date - 2, current_date + 2)
$$;
-- What the ledger has in that time of the accounts whose names begin so.
create function pg_temp.ledger(accounts text) returns bigint language sql security definer as $$
  select -sum(amount_kes) from public.ledger_entries where account ~ accounts
$$;
grant execute on all functions in schema pg_temp to public;

select pg_temp.paid('one', 'asha', '[{"product_id": 9001, "quantity": 1}, {"product_id": 9002, "quantity": 2}]', 'A123456789Z');
select pg_temp.paid('two', 'asha', tests.items(9002, 1));
select pg_temp.paid('three', 'baraka', tests.items(9002, 1));
select tests.sign_in('boss');
select public.set_tax_class('{9001}', 'exempt', '5059690800');
select pg_temp.paid('four', 'baraka', tests.items(9001, 2));
select tests.sign_in('boss');
select public.record_refund(tests.id_of('one'), 333, 'SKBACK001', phone => '0712 345 671');
select public.set_order_fulfilment(tests.id_of('two'), 'cancelled');
select public.record_refund(tests.id_of('two'), 1100);
select pg_temp.done();

-- Who may
select tests.sign_in('asha');
select is(tests.outcome($$ select pg_temp.export('sales', 'day') $$), 'not_allowed', 'a member takes no money along');
select tests.sign_in('packer');
select is(tests.outcome($$ select pg_temp.export('ledger', 'entry') $$), 'not_allowed', 'a packer neither');
select tests.sign_in('boss');
select is(tests.outcome($$ select pg_temp.export('gossip', 'day') $$), 'not_found', 'there are four lists');
select is(tests.outcome($$ select pg_temp.export('sales', 'year') $$), 'not_found', 'line by line, by day and by month');
select is(tests.outcome($$ select public.export_money('sales', 'day', '2026-02-01', '2026-01-01') $$), 'bad_period', 'a period goes forward');
select is(tests.outcome($$ select public.export_money('sales', 'day', '2016-02-01', '2026-01-01') $$), 'bad_period', 'and not for ever');
select is(tests.outcome($$ select public.export_money('sales', 'day', null, '2026-01-01') $$), 'bad_period', 'and has two ends');

-- Totals
select is((pg_temp.export(what, grouped) ->> 'total_kes')::bigint, pg_temp.ledger('^sales_'), format('%s by %s are the sales of the ledger', what, grouped))
from unnest('{sales,vat}'::text[]) what cross join unnest('{entry,day,month}'::text[]) grouped;
select is((pg_temp.export('refunds', grouped) ->> 'total_kes')::bigint, 1433::bigint, format('refunds by %s are what left', grouped)) from unnest('{entry,day,month}'::text[]) grouped;
select is((pg_temp.export('ledger', 'entry') ->> 'total_kes')::bigint, (select sum(amount_kes) from public.ledger_entries where amount_kes > 0), 'the ledger is all of it');
select is((select sum((r ->> 6)::bigint) from jsonb_array_elements(pg_temp.export('ledger', 'entry') -> 'rows') r), 0::numeric, 'and sums to zero');
select is((select sum((r ->> 3)::bigint) from jsonb_array_elements(pg_temp.export('ledger', grouped) -> 'rows') r), 0::numeric, format('by %s as well', grouped)) from unnest('{day,month}'::text[]) grouped;
select is((select sum((r ->> 8)::bigint) from jsonb_array_elements(pg_temp.export('sales', 'entry') -> 'rows') r), pg_temp.ledger('^sales_')::numeric, 'rows sum to the total');
select is((select sum((r ->> 9)::numeric) from jsonb_array_elements(pg_temp.export('sales', 'entry') -> 'rows') r),
  (select sum((r ->> 6)::numeric) from jsonb_array_elements(pg_temp.export('vat', 'day') -> 'rows') r), 'the VAT of the sales is that of the return');
select is((select sum((r ->> 9)::numeric + (r ->> 10)::numeric - (r ->> 8)::numeric) from jsonb_array_elements(pg_temp.export('sales', 'entry') -> 'rows') r), 0::numeric, 'net and VAT are the whole');
select is((select jsonb_array_length(e -> 'columns') from pg_temp.export(what, grouped) e), (select max(jsonb_array_length(r)) from jsonb_array_elements(pg_temp.export(what, grouped) -> 'rows') r),
  format('%s by %s: a name for each cell', what, grouped))
from unnest('{ledger,sales,vat,refunds}'::text[]) what cross join unnest('{entry,month}'::text[]) grouped;
select is(public.export_money('sales', 'entry', '2020-01-01', '2020-02-01') -> 'rows', '[]', 'an empty time is an empty file');
select is(public.export_money('sales', 'entry', current_date - 2, current_date + 2, 3) #>> '{rows,0,1}', pg_temp.export('sales', 'entry') #>> '{rows,3,1}', 'a next page goes on');
select ok((select count(*) from public.audit_log where action = 'exported' and entity = 'money') > 20, 'the diary knows who took what');

-- eTIMS
select is(tests.outcome('select * from public.etims_invoices()'), '42501', 'documents for eTIMS are for the secret key');
select tests.as_service();
select is((select count(*) from public.etims_invoices()), 6::bigint, 'all wait for an answer');
select is((select jsonb_build_array(sale ->> 'tin', sale ->> 'custTin', sale ->> 'rcptTyCd', sale ->> 'pmtTyCd', sale -> 'totAmt', sale -> 'taxRtB', sale -> 'taxblAmtB', sale -> 'taxAmtB', sale -> 'totTaxAmt', sale -> 'totItemCnt')
  from public.etims_invoices() order by document_no limit 1), '["P051234567Z", "A123456789Z", "S", "06", 2250, 16.00, 2250, 310.34, 310.34, 3]', 'a sale as eTIMS takes it');
select is((select jsonb_build_array(sale -> 'taxblAmtA', sale -> 'taxblAmtB', sale #> '{itemList,0,taxTyCd}', sale #> '{itemList,0,itemClsCd}', sale #> '{itemList,0,itemCd}')
  from public.etims_invoices() where number like 'INV%' order by document_no desc limit 1), '[600, 250, "A", "5059690800", "KE2NTU0009001"]', 'exempt goods under their letter and classification');
select is((select sale -> 'orgInvcNo' from public.etims_invoices() where sale ->> 'rcptTyCd' = 'R' order by document_no limit 1), '1', 'a credit note names its invoice');
select is((select bool_and((sale ->> 'totAmt')::numeric = (select sum((i ->> 'totAmt')::numeric) from jsonb_array_elements(sale -> 'itemList') i)
  and (sale ->> 'totTaxAmt')::numeric = (select sum((i ->> 'taxAmt')::numeric) from jsonb_array_elements(sale -> 'itemList') i)) from public.etims_invoices()), true, 'items sum to the whole');
select is(public.note_etims_answer(1, '{"resultCd": "000", "data": {"curRcptNo": "17", "rcptSign": "QUII27", "intrlData": "EAH", "sdcDateTime": "20261124150000"}}', 'https://etims.kra.go.ke/x'), true, 'its answer is kept');
select is(public.note_etims_answer(1, '{}'), false, 'once');
select is(tests.outcome($$ select public.note_etims_answer(99, '{}') $$), 'not_found', 'of a document that there is');
select is((select count(*) from public.etims_invoices()), 5::bigint, 'and it waits no longer');
select tests.sign_in('baraka');
select is((select count(*) from public.etims_answers), 0::bigint, 'a stranger does not see it');

-- Erasure and seven years
select tests.as_owner();
update public.orders set fulfilment_state = 'delivered' where id in (tests.id_of('one'), tests.id_of('two'));
select is(private.erase_account(tests.user_id('asha')), true, 'an account is erased');
select is((select string_agg(concat_ws(' ', b.name, b.pin, b.phone), ', ' order by i.document_no) from public.invoices i join public.invoice_buyers b on b.invoice_id = i.id where i.bill_id = tests.id_of('one')),
  'Asha Mwangi A123456789Z, Asha Mwangi A123456789Z', 'an invoice with a PIN keeps that and its name');
select is((select string_agg(distinct concat_ws(' ', b.name, b.phone, b.address), ', ') from public.invoices i join public.invoice_buyers b on b.invoice_id = i.id where i.bill_id = tests.id_of('two')), 'Deleted account', 'one without keeps nobody');
select is((select count(*) from public.ledger_entries where bill_id = tests.id_of('one')) > 0 and (select count(*) from public.payments where bill_id = tests.id_of('one')) = 1, true, 'the money stays');
select is(private.forget_old_buyers(500, now() + interval '7 years' - interval '1 day'), 0, 'for seven years');
select is(private.forget_old_buyers(500, now() + interval '7 years' + interval '1 day') > 0, true, 'and then');
select is((select string_agg(distinct i.bill_number, '') from public.invoices i join public.invoice_buyers b on b.invoice_id = i.id where i.bill_id in (tests.id_of('one'), tests.id_of('two'))), null, 'nobody is named');
select is((select count(*) from public.invoice_buyers), 2::bigint, 'who has an account keeps their invoices');
select is_empty($$ select series, year from public.invoices group by 1, 2 having max(place) <> count(*) $$, 'and no number is missing');

-- A visitor's order
select tests.as_visitor();
select tests.remember('guest', (public.place_guest_order(gen_random_uuid(), tests.items(9002, 1), 'cash', 'Wanjiru', '0722 000 111', 'Nairobi City', 'Kilimani', 'Blue gate', buyer_pin => 'A123456789Z') #>> '{order,id}')::uuid);
select tests.as_owner();
select is((select pin from public.bill_pins where bill_id = tests.id_of('guest')), 'A123456789Z', 'a visitor may give a PIN too');
select private.forget_old_buyers(500, now() + interval '8 years');
select is((select contact_name from public.orders where id = tests.id_of('guest')), 'Wanjiru', 'what is open is not forgotten');
update public.orders set fulfilment_state = 'cancelled' where id = tests.id_of('guest');
select private.forget_old_buyers(500, now() + interval '8 years');
select is((select contact_name || phone from public.orders where id = tests.id_of('guest')) || (select phone from public.bills where id = tests.id_of('guest')), 'Deleted account254700000000254700000000', 'a visitor is, after seven years');
select is((select count(*) from public.bill_pins where bill_id = tests.id_of('guest')), 0::bigint, 'with the PIN');

select * from finish();
rollback;
