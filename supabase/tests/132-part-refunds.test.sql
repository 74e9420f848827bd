-- A part of an order that stays paid goes back by M-Pesa.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,clerk,second,boss}'::text[]) name;
-- a role of this test that decides about payments
insert into private.role_capabilities (role, capability) values ('content', 'payments');
insert into public.user_roles (user_id, role) values (tests.user_id('packer'), 'packer'), (tests.user_id('clerk'), 'content'),
  (tests.user_id('second'), 'content'), (tests.user_id('boss'), 'admin');
update public.products set stock = 1000;
update public.shop_settings set refund_limit_kes = 5000;
create function pg_temp.owed(name text, quantity integer default 1, receipt text default null) returns void language plpgsql as $$
declare
  total integer;
begin
  perform tests.sign_in('asha');
  perform tests.remember(name, (tests.order_of(9002, quantity)).id);
  perform tests.prompted(tests.id_of(name), name);
  select o.total_kes into total from public.orders o where o.id = tests.id_of(name);
  perform public.settle_payment(name, 'M-' || name, 0, 'ok', total, coalesce(receipt, 'R' || upper(substr(md5(name), 1, 9))));
  perform tests.sign_in('boss');
  perform public.set_order_fulfilment(tests.id_of(name), 'cancelled');
end $$;
create function pg_temp.paid(wanted text) returns uuid language sql security definer as $$
  select id from public.payments where bill_id = tests.id_of(wanted)
$$;
create function pg_temp.ask(wanted text, amount integer, phone text default null) returns text language sql as $$
  select tests.outcome(format('select public.ask_refund(%L, %L, %s, %L, ''why'')', tests.id_of(wanted), pg_temp.paid(wanted), amount, phone))
$$;
create function pg_temp.refund(wanted text) returns public.refund_orders language sql security definer as $$
  select * from public.refund_orders o where o.bill_id = tests.id_of(wanted) order by o.created_at desc, o.state = 'withdrawn' limit 1
$$;
create function pg_temp.decide(what text, wanted text, more text default '') returns text language sql as $$
  select tests.outcome(format('select public.%I(%L%s)', what, (pg_temp.refund(wanted)).id, more))
$$;
create function pg_temp.claim() returns void language plpgsql as $$
begin
  perform tests.as_service();
  perform public.claim_mpesa_requests(50);
end $$;
create function pg_temp.token(wanted text) returns text language sql security definer as $$
  select r.token from private.mpesa_requests r where r.id = (pg_temp.refund(wanted)).request_id
$$;
create function pg_temp.answer(wanted text, code text, receipt text default null, amount integer default null, conversation text default 'C-1')
returns text language plpgsql as $$
begin
  perform tests.as_service();
  return public.receive_mpesa_answer(pg_temp.token(wanted), code, 'words', 'O-1', conversation, jsonb_build_object('Result', jsonb_build_object(
    'ResultCode', code, 'TransactionID', receipt, 'ResultParameters', jsonb_build_object('ResultParameter',
      jsonb_build_array(jsonb_build_object('Key', 'Amount', 'Value', amount))))));
end $$;
create function pg_temp.told(wanted text) returns text[] language sql security definer as $$
  select array_agg(n.title || ': ' || n.message order by n.created_at, n.title) from public.notifications n
  where n.user_id = tests.user_id('asha') and n.message like '%' || (select number from public.orders where id = tests.id_of(wanted)) || '%'
    and n.title in ('Your money is being sent back', 'Money sent back')
$$;
create function pg_temp.number(wanted text) returns text language sql security definer as $$
  select number from public.orders where id = tests.id_of(wanted)
$$;
create function pg_temp.due(many integer default 0) returns void language sql security definer as $$
  update private.mpesa_requests set next_at = now() - interval '1 second' where state in ('due', 'sending', 'sent')
$$;
grant execute on all functions in schema pg_temp to public;
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
select tests.sign_in('asha');
select tests.remember('kept', (tests.order_of(9002, 2)).id);
select tests.prompted(tests.id_of('kept'), 'kept');
select tests.as_owner();
select public.settle_payment('kept', 'M-kept', 0, 'ok', (select total_kes from public.orders where id = tests.id_of('kept')), 'SKP0000001');
create function pg_temp.total() returns integer language sql security definer as $$ select total_kes from public.orders where id = tests.id_of('kept') $$;
grant execute on function pg_temp.total() to public;
set constraints all immediate;
set constraints all deferred;
select tests.sign_in('clerk');
select is((public.offer_refund(tests.id_of('kept'), pg_temp.paid('kept'), 522) ->> 'most_kes')::integer, pg_temp.total(), 'of a paid order all that came may go back');
select is(public.offer_refund(tests.id_of('kept'), pg_temp.paid('kept'), 522) ->> 'way', 'b2c', 'a part of it to the number that paid');
select is(tests.outcome(format('select public.ask_refund(%L, %L, %s)', tests.id_of('kept'), pg_temp.paid('kept'), amount)), 'wrong_amount', 'not ' || amount)
from unnest('{10.50,0,-5,null}'::text[]) amount where amount <> 'null';
select is(tests.outcome(format('select public.record_refund(%L, %s)', tests.id_of('kept'), amount)), 'wrong_amount', 'nor by hand ' || amount)
from unnest('{10.50,0,-5}'::text[]) amount;
select throws_ok(format('select public.ask_refund(%L, %L, 10.50)', tests.id_of('kept'), pg_temp.paid('kept')), 'P0001', 'A refund is a whole number of shillings, at least 1.', 'in words');
select is(pg_temp.ask('kept', 522), 'accepted', 'a part is sent');
select is(pg_temp.ask('kept', pg_temp.total() - 521), 'too_much', 'what is on its way is spent');
select pg_temp.claim();
select is(pg_temp.answer('kept', '0', 'SKP0000002', 522), 'done', 'M-Pesa sends it');
select tests.as_owner();
select is((select state || ' ' || refunded_kes || ' ' || (sales_kes = pg_temp.total() - 522) from public.bills where id = tests.id_of('kept')), 'paid 522 true', 'the order stays paid');
set constraints all immediate;
select is((select array_agg(kind || ' ' || total_kes order by kind) from public.invoices where bill_id = tests.id_of('kept')),
  array['credit_note 522', 'invoice ' || pg_temp.total()], 'and a credit note says what went back');
set constraints all deferred;
select tests.sign_in('clerk');
select is(pg_temp.ask('kept', pg_temp.total() - 522), 'accepted', 'the rest may go, too');
select is(pg_temp.ask('kept', 1), 'too_much', 'and then nothing is left');
select * from finish();
rollback;
