-- Two people at one desk, PINs, tax as ordered, and who cancelled.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest(array['asha', 'grace', 'peter']) name;
insert into private.role_capabilities (role, capability) values ('content', 'payments') on conflict do nothing;
insert into public.user_roles (user_id, role) values (tests.user_id('grace'), 'content'), (tests.user_id('peter'), 'admin');
update auth.users set raw_user_meta_data = '{"full_name": "Peter"}' where id = tests.user_id('peter');
update public.products set stock = 50;
create function pg_temp.order_of(called text) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9001, 1)).id);
end $$;
create function pg_temp.number(called text) returns text language sql security definer as $$
  select number from public.orders where id = tests.id_of(called)
$$;
create function pg_temp.accept(called text, receipt text) returns text language sql as $$
  select tests.outcome(format('select public.resolve_bill(%L, ''paid'', null, %L, received_kes => 550, vouched => true)', tests.id_of(called), receipt))
$$;
grant execute on all functions in schema pg_temp to public;

-- A receipt on two bills
select pg_temp.order_of('one'), pg_temp.order_of('two');
select tests.sign_in('grace');
select is(tests.outcome(format('select public.resolve_bill(%L, ''paid'', null, ''STD0000001'', received_kes => 550, vouched => true)', tests.id_of('one'))), 'accepted', 'Grace places it');
select tests.as_owner();
select tests.sign_in('peter');
set role none;
select throws_like(format($$ insert into public.payments (bill_id, amount_kes, phone, state, result_code, receipt)
  values (%L, 550, '254712345671', 'paid', 0, 'STD0000001') $$, tests.id_of('two')), format('This receipt belongs to %s.', pg_temp.number('one')),
  'who comes second in a race hears which bill has it');
select tests.as_owner();
insert into public.mpesa_statement_lines (receipt, completed_at, paid_in_kes, withdrawn_kes, import_id)
values ('STD0000001', now(), 550, 0, gen_random_uuid());
select tests.sign_in('peter');
select throws_like(format('select public.assign_money(''STD0000001'', %L)', pg_temp.number('two')),
  format('This receipt belongs to %s.', pg_temp.number('one')), 'and so does who comes later');

-- Accepted and refused at once
select tests.sign_in('asha');
select public.name_receipt(tests.id_of('two'), 'STD0000002');
select tests.sign_in('peter');
select is(tests.outcome(format('select public.resolve_bill(%L, ''not_paid'')', tests.id_of('two'))), 'accepted', 'Peter refuses a named receipt');
select tests.sign_in('grace');
select is(pg_temp.accept('two', 'STD0000002'), 'already_decided', 'Grace, who accepts it at the same moment, hears so');
select throws_like(format('select public.resolve_bill(%L, ''paid'', null, ''STD0000002'', received_kes => 550, vouched => true)', tests.id_of('two')), 'Peter decided at % that no money came.', 'and from whom');
select tests.sign_in('peter');
select is(pg_temp.accept('two', 'STD0000002'), 'accepted', 'Peter may change their mind');

-- PINs
create function pg_temp.pin(pin text) returns text language plpgsql as $$
begin
  perform private.keep_pin(tests.id_of('one'), pin);
  return (select p.pin from public.bill_pins p where p.bill_id = tests.id_of('one'));
exception when others then
  return sqlerrm;
end $$;
select tests.as_owner();
select is(pg_temp.pin(typed), kept, coalesce(typed, 'nothing')) from (values ('P051234567X', 'P051234567X'), (' p051234567x ', 'P051234567X'),
  ('A012345678Z', 'A012345678Z'), ('PO51234567X', 'Did you mean P051234567X?'), ('P05I234567X', 'Did you mean P051234567X?'),
  ('B012345678Z', 'That is not a KRA PIN.'), ('P051234567', 'That is not a KRA PIN.'), ('12345678', 'That is not a KRA PIN.'),
  ('', null)) v (typed, kept);

-- Taxed as ordered
update public.business_details set kra_pin = 'P051234567X';
insert into public.product_tax (product_id, tax_class) values (9001, 'standard') on conflict (product_id) do update set tax_class = 'standard';
select pg_temp.order_of('taxed');
select tests.as_owner();
select is((select tax_class from public.order_items where order_id = tests.id_of('taxed')), 'standard', 'a line keeps the class of its day');
update public.product_tax set tax_class = 'exempt' where product_id = 9001;
select is(private.order_invoice((select b from public.bills b where id = tests.id_of('taxed')), null, null)::jsonb #>> '{0,tax_class}', 'standard',
  'and its invoice takes that');
select pg_temp.order_of('exempt');
select tests.as_owner();
select is((select tax_class from public.order_items where order_id = tests.id_of('exempt')), 'exempt', 'the next order is of the new one');
update public.order_items set tax_class = null where order_id = tests.id_of('taxed');
select is(private.order_invoice((select b from public.bills b where id = tests.id_of('taxed')), null, null)::jsonb #>> '{0,tax_class}', 'exempt',
  'one from before is taxed as on the day of payment');

-- Who cancelled
select pg_temp.order_of('by buyer'), pg_temp.order_of('by shop'), pg_temp.order_of('by time');
select tests.sign_in('asha');
select public.cancel_order(tests.id_of('by buyer'));
select tests.sign_in('peter');
select public.set_order_fulfilment(tests.id_of('by shop'), 'cancelled');
select tests.as_owner();
update public.orders set hold_expires_at = now() - interval '1 second' where id = tests.id_of('by time');
select private.release_expired_holds();
select tests.sign_in('grace');
select is((select array_agg(concat_ws(' ', how, person) order by how) from public.bill_cancellations(array[tests.id_of('by buyer'), tests.id_of('by shop'),
  tests.id_of('by time'), tests.id_of('exempt')])), '{payer,"shop Peter",time}', 'the desk sees who cancelled');
select tests.sign_in('asha');
select is(tests.outcome('select * from public.bill_cancellations(''{}'')'), 'not_allowed', 'nobody else does');
select * from finish();
rollback;
