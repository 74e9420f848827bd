-- A delivery, a month and an hour are taxed as was set when they were ordered, on the invoice and its credit note.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 50;
update public.business_details set kra_pin = 'P051234567Z', vat_since = current_date - 30, delivery_class = 'exempt', delivery_item_class = '7810180200', plan_class = 'zero';
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.service(called text, wanted text default 'invoice') returns text language sql security definer as $$
  select string_agg(concat_ws(' ', l.kind, l.tax_class, l.tax_cents, l.item_class), ', ' order by l.line) from public.invoices i join public.invoice_lines l on l.invoice_id = i.id
  where i.bill_id = tests.id_of(called) and i.kind = wanted and l.kind <> 'goods'
$$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9002, 1)).id);
select tests.remember('month', (public.bill_plan('premium') ->> 'bill_id')::uuid);
select set_config('tests.month', public.start_payment(tests.id_of('month'), '0712345671')::text, true);
select tests.as_owner();
select is((select service_tax_class || ' ' || service_item_class from public.bills where id = tests.id_of('order')), 'exempt 7810180200', 'a bill keeps how its delivery is taxed');
select is((select service_tax_class from public.bills where id = tests.id_of('month')), 'zero', 'and its month');
update public.business_details set delivery_class = 'standard', delivery_item_class = null, plan_class = 'standard';
select tests.sign_in('asha');
select tests.prompted(tests.id_of('order'), 'order');
select public.settle_payment('order', 'M-order', 0, 'ok', 1100, 'SKTAX00001');
select tests.as_service();
select public.record_payment_prompt((current_setting('tests.month')::jsonb ->> 'payment_id')::uuid, 'M-month', 'month');
select public.settle_payment('month', 'M-month', 0, 'ok', 700, 'SKTAX00002');
select pg_temp.done();
select is(pg_temp.service('order'), 'delivery exempt 0 7810180200', 'paid after the class was changed, it is taxed as ordered');
select is(pg_temp.service('month'), 'plan zero 0', 'a month likewise');
select tests.sign_in('boss');
select public.set_order_fulfilment(tests.id_of('order'), 'cancelled');
select pg_temp.done();
select is(pg_temp.service('order', 'credit_note'), 'delivery exempt 0 7810180200', 'and so is its credit note');
select tests.sign_in('asha');
select tests.remember('later', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('later'), 'later');
select public.settle_payment('later', 'M-later', 0, 'ok', 1100, 'SKTAX00003');
select pg_temp.done();
select is(pg_temp.service('later'), 'delivery standard 3448', 'what is ordered afterwards has the new class');
-- an order from before
select tests.sign_in('asha');
select tests.remember('old', (tests.order_of(9002, 1)).id);
select tests.as_owner();
update public.bills set service_tax_class = null, service_item_class = null where id = tests.id_of('old');
update public.business_details set delivery_class = 'zero';
select tests.sign_in('asha');
select tests.prompted(tests.id_of('old'), 'old');
select public.settle_payment('old', 'M-old', 0, 'ok', 1100, 'SKTAX00004');
select pg_temp.done();
select is(pg_temp.service('old'), 'delivery zero 0', 'one from before has the class of the day of payment, as it had');
select * from finish();
rollback;
