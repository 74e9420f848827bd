-- A cancelled order whose money is here goes on, when its buyer wants it after all: once, with what it took, and never beside a refund.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 20;
create function pg_temp.crossed(called text, quantity integer default 1) returns void language plpgsql as $$
declare
  total integer;
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, quantity)).id);
  perform tests.prompted(tests.id_of(called), called);
  perform tests.sign_in('asha');
  perform public.cancel_order(tests.id_of(called));
  select total_kes into total from public.orders where id = tests.id_of(called);
  perform tests.as_service();
  perform public.settle_payment(called, 'M-' || called, 0, 'ok', total, 'R' || upper(substr(md5(called), 1, 9)));
end $$;
create function pg_temp.reopen(called text, who text default 'boss') returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return tests.outcome(format('select public.reopen_order(%L, ''called us'')', tests.id_of(called)));
end $$;
create function pg_temp.state(called text) returns text language sql security definer as $$
  select o.fulfilment_state || ' ' || o.payment_state || ' ' || concat_ws(' ', s.in_doubt_kes, s.owed_back_kes, s.sales_kes, s.refunded_kes)
  from public.orders o join public.bill_balances s on s.bill_id = o.id where o.id = tests.id_of(called)
$$;
create function pg_temp.paid(called text) returns uuid language sql security definer as $$
  select id from public.payments where bill_id = tests.id_of(called) order by created_at limit 1
$$;
create function pg_temp.told(called text) returns text language sql security definer as $$
  select replace(n.title || ': ' || n.message, (select number from public.orders where id = tests.id_of(called)), '#')
  from public.notifications n where n.user_id = tests.user_id('asha') order by n.created_at desc, n.title desc limit 1
$$;
create function pg_temp.due(called text) returns bigint language plpgsql as $$
begin
  perform tests.sign_in('boss');
  return (select count(*) from public.bill_queue() q where q.bill_id = tests.id_of(called));
end $$;
grant execute on all functions in schema pg_temp to public;

select pg_temp.crossed('first', 2);
select is(pg_temp.state('first'), 'cancelled refund_due 0 1950 0 0', 'cancelled in the second of the PIN, and owed back');
select is(pg_temp.due('first'), 1::bigint, 'it stands in the list');
select is(tests.stock_of(9002), 20, 'its pieces are back');
select is(pg_temp.reopen('first', 'asha'), 'not_allowed', 'not by the buyer');
select is(pg_temp.reopen('first', 'baraka'), 'not_allowed', 'nor a stranger');
select is(pg_temp.reopen('first', 'packer'), 'not_allowed', 'nor who packs');
select tests.as_visitor();
select is(tests.outcome(format('select public.reopen_order(%L)', tests.id_of('first'))), '42501', 'nor a visitor');
select tests.sign_in('boss');
select is(tests.outcome('select public.reopen_order(gen_random_uuid())'), 'not_found', 'nothing that there is not');
select is(pg_temp.reopen('first'), 'accepted', 'the desk takes it up again');
select is(pg_temp.state('first'), 'placed paid 0 0 1950 0', 'paid with the money that is here, and owed nothing');
select is(tests.stock_of(9002), 18, 'its pieces are taken');
select is(pg_temp.due('first'), 0::bigint, 'the owed refund is off the list');
select is(pg_temp.told('first'), 'Your order goes on: Your KSh 1,950 pay order # after all, and do not go back. We are packing it now.', 'the buyer is told');
select is(pg_temp.reopen('first'), 'wrong_state', 'once');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('first'))), 'accepted', 'and it is packed');
select tests.as_owner();
select is((select detail ->> 'note' from public.audit_log where action = 'order_reopened' and entity_id = tests.id_of('first')::text), 'called us', 'the diary has who, and why');
set constraints all immediate;
set constraints all deferred;
select is((select string_agg(kind || ' ' || total_kes, ', ' order by document_no) from public.invoices where bill_id = tests.id_of('first')), 'invoice 1950', 'with one invoice');

-- What was sold meanwhile
select pg_temp.crossed('sold');
update public.products set stock = 0 where id = 9002;
select tests.as_owner();
update public.products set stock = 0 where id = 9002;
select is(pg_temp.reopen('sold'), 'out_of_stock', 'without its pieces it stays closed');
select is(pg_temp.state('sold'), 'cancelled refund_due 0 1100 0 0', 'as it was');
select tests.as_owner();
update public.products set stock = 20 where id = 9002;

-- A refund that is wanted, under way or noted wins
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
select pg_temp.crossed('sending');
select tests.sign_in('boss');
select public.ask_refund(tests.id_of('sending'), pg_temp.paid('sending'), 1100);
select is(pg_temp.reopen('sending'), 'refund_in_flight', 'not while M-Pesa is told to send it');
select tests.sign_in('boss');
select public.withdraw_refund(o.id) from public.refund_orders o where o.bill_id = tests.id_of('sending');
select is(pg_temp.reopen('sending'), 'accepted', 'but once that is withdrawn');
select is(pg_temp.state('sending'), 'placed paid 0 0 1100 0', 'paid');
select pg_temp.crossed('part');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('part'), 100, 'SKR0000100', phone => '0712 345 671');
select is(pg_temp.reopen('part'), 'not_all_here', 'not once a part of it went back');
select public.record_refund(tests.id_of('part'), 1000, 'SKR0001000', phone => '0712 345 671');
select is(pg_temp.reopen('part'), 'not_all_here', 'nor all of it');

-- A second payment stays owed
select pg_temp.crossed('twice');
select tests.as_owner();
insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, receipt)
values (tests.id_of('twice'), 1100, 1100, '254712345671', 'refund_due', 0, 'UKP0000002');
select is(pg_temp.reopen('twice'), 'accepted', 'one of two payments pays it');
select is(pg_temp.state('twice'), 'placed paid 0 1100 1100 0', 'the other goes back');

-- What was never paid, and what the desk cancelled
select tests.sign_in('asha');
select tests.remember('unpaid', (tests.order_of(9002, 1)).id);
select public.cancel_order(tests.id_of('unpaid'));
select is(pg_temp.reopen('unpaid'), 'wrong_state', 'an order without money stays closed');
select public.set_order_fulfilment(tests.id_of('sending'), 'cancelled');
select is(pg_temp.reopen('sending'), 'accepted', 'what the desk cancelled by mistake goes on as well');
select tests.as_owner();
set constraints all immediate;
set constraints all deferred;
select is((select sum(case kind when 'invoice' then total_kes else -total_kes end) from public.invoices where bill_id = tests.id_of('sending')), 1100::bigint, 'its documents sum to its price');
select is_empty('select event_id from public.ledger_entries group by event_id having sum(amount_kes) <> 0', 'each event sums to zero');
select * from finish();
rollback;
