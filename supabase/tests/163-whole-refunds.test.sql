-- An order whose whole payment goes back before it left the shop: it stays here meanwhile, and is cancelled once the money went.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 20;
update public.shop_settings set refund_limit_kes = 5000;
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
create function pg_temp.buy(called text, quantity integer default 1, phone text default '0712345671') returns void language plpgsql as $$
declare
  asked jsonb;
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, quantity)).id);
  asked := public.start_payment(tests.id_of(called), phone);
  perform tests.as_service();
  perform public.record_payment_prompt((asked ->> 'payment_id')::uuid, 'M-' || called, called);
  perform public.settle_payment(called, 'M-' || called, 0, 'ok', (asked ->> 'amount_kes')::integer, 'R' || upper(substr(md5(called), 1, 9)));
end $$;
create function pg_temp.paid(called text) returns uuid language sql security definer as $$
  select id from public.payments where bill_id = tests.id_of(called) order by created_at limit 1
$$;
create function pg_temp.ask(called text, kes integer, phone text default null) returns text language plpgsql as $$
begin
  perform tests.sign_in('boss');
  return tests.outcome(format('select public.ask_refund(%L, %L, %s, %L, ''They rang us.'')', tests.id_of(called), pg_temp.paid(called), kes, phone));
end $$;
create function pg_temp.move(called text, next text, who text default 'packer') returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return tests.outcome(format('select public.set_order_fulfilment(%L, %L)', tests.id_of(called), next));
end $$;
create function pg_temp.refund(called text) returns public.refund_orders language sql security definer as $$
  select * from public.refund_orders o where o.bill_id = tests.id_of(called) order by o.state in ('done', 'withdrawn'), o.created_at desc limit 1
$$;
create function pg_temp.goes(called text, receipt text) returns void language plpgsql as $$
declare
  token text;
begin
  perform tests.as_service();
  perform public.claim_mpesa_requests(50);
  perform tests.as_owner();
  select r.token into token from private.mpesa_requests r where r.id = (pg_temp.refund(called)).request_id;
  perform tests.as_service();
  perform public.receive_mpesa_answer(token, '0', 'words', 'O-' || called, 'C-' || called, jsonb_build_object('Result', jsonb_build_object(
    'ResultCode', '0', 'TransactionID', receipt)));
end $$;
create function pg_temp.state(called text) returns text language sql security definer as $$
  select o.fulfilment_state || ' ' || o.payment_state || ' ' || concat_ws(' ', s.owed_back_kes, s.sales_kes, s.refunded_kes)
  from public.orders o join public.bill_balances s on s.bill_id = o.id where o.id = tests.id_of(called)
$$;
create function pg_temp.told(called text) returns text[] language sql security definer as $$
  select array_agg(replace(n.title || ': ' || n.message, (select number from public.orders where id = tests.id_of(called)), '#')
    order by n.title desc)
  from public.notifications n where n.user_id = tests.user_id('asha') and n.title not in ('Payment received', 'Order received')
    and n.message like '%' || (select number from public.orders where id = tests.id_of(called)) || '%'
$$;
create function pg_temp.documents(called text) returns text language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
  return (select string_agg(kind || ' ' || total_kes, ', ' order by document_no) from public.invoices where bill_id = tests.id_of(called));
end $$;
create function pg_temp.listed(called text, queue text) returns bigint language plpgsql as $$
begin
  perform tests.sign_in('packer');
  return (select count(*) from public.order_queue(queue, page_size => 200) q where q.id = tests.id_of(called));
end $$;
grant execute on all functions in schema pg_temp to public;

-- while it is on its way
select pg_temp.buy('first', 2);
select is(tests.stock_of(9002), 18, 'its pieces are taken');
select is(pg_temp.documents('first'), 'invoice 1950', 'its invoice is written');
select tests.sign_in('packer');
select is(public.order_going_back(tests.id_of('first')), 0, 'nothing goes back');
select is(pg_temp.ask('first', 1950), 'accepted', 'the whole is to go back');
select tests.sign_in('packer');
select is(public.order_going_back(tests.id_of('first')), 1950, 'who packs reads how much');
select tests.sign_in('asha');
select is(tests.outcome(format('select public.order_going_back(%L)', tests.id_of('first'))), 'not_allowed', 'its buyer does not ask this');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.order_going_back(%L)', tests.id_of('first'))), 'not_allowed', 'nor a stranger');
select tests.as_visitor();
select is(tests.outcome(format('select public.order_going_back(%L)', tests.id_of('first'))), '42501', 'nor a visitor');
select is(pg_temp.move('first', 'packed'), 'refund_in_flight', 'it is not packed');
select is(pg_temp.move('first', 'dispatched', 'boss'), 'refund_in_flight', 'nor sent');
select throws_like(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('first')), 'KSh 1,950 of this order is being sent back.', 'and the desk reads why');
select tests.sign_in('packer');
select is((public.set_orders_fulfilment(array[tests.id_of('first')], 'packed') -> 0) ->> 'kind', 'refund_in_flight', 'nor with many others');
select pg_temp.goes('first', 'SKREV00001');
select is(pg_temp.state('first'), 'cancelled refunded 0 0 1950', 'once it went the order is cancelled');
select is(tests.stock_of(9002), 20, 'its pieces are back on the shelf');
select is(pg_temp.documents('first'), 'invoice 1950, credit_note 1950', 'with one credit note');
select is(pg_temp.listed('first', 'done'), 1::bigint, 'it stands among those that are over');
select is(pg_temp.listed('first', 'pack'), 0::bigint, 'and not among those to pack');
select is(pg_temp.told('first'), '{"Your money is being sent back: KSh 1,950 for # is on its way back by M-Pesa. We tell you when it is there.","Money sent back: We have sent back KSh 1,950 for order #. M-Pesa receipt SKREV00001. The order is cancelled."}', 'its buyer reads both in one notice each');
select tests.as_owner();
select is((select count(*) from public.order_events where order_id = tests.id_of('first') and kind = 'cancelled'), 1::bigint, 'its story says so once');
select tests.sign_in('asha');
select is_empty('select 1 from public.orders_before_erasure()', 'it holds up no erasure');
select is(pg_temp.move('first', 'packed'), 'wrong_state', 'and is packed no more');
select is(pg_temp.move('first', 'cancelled', 'boss'), 'wrong_state', 'nor cancelled again');
select is(tests.stock_of(9002), 20, 'its pieces came back once');

-- a part leaves it as it is, and so does a refund that nobody wants any more
select pg_temp.buy('part', 2);
select is(pg_temp.ask('part', 300), 'accepted', 'a part goes back');
select is(pg_temp.move('part', 'packed'), 'accepted', 'and the order is packed');
select pg_temp.goes('part', 'SKREV00002');
select is(pg_temp.state('part'), 'packed paid 0 1650 300', 'it goes on');
select is(pg_temp.ask('part', 1650), 'accepted', 'the rest goes back as well');
select is(pg_temp.move('part', 'dispatched'), 'refund_in_flight', 'then it stays here');
select tests.sign_in('boss');
select public.withdraw_refund((pg_temp.refund('part')).id);
select is(pg_temp.move('part', 'dispatched'), 'accepted', 'until nobody wants that any more');
select is(pg_temp.ask('part', 1650), 'accepted', 'what is under way');
select is(pg_temp.move('part', 'delivered'), 'accepted', 'arrives all the same');
select pg_temp.goes('part', 'SKREV00003');
select is(pg_temp.state('part'), 'delivered refunded 0 0 1950', 'and stays what it is');

select pg_temp.buy('away', 1);
select is(pg_temp.move('away', 'dispatched'), 'accepted', 'what has left the shop');
select is(pg_temp.ask('away', 1100), 'accepted', 'and is paid back whole');
select pg_temp.goes('away', 'SKREV00009');
select is(pg_temp.state('away'), 'dispatched refunded 0 0 1100', 'is on its way all the same');
select is(tests.stock_of(9002), 17, 'and no piece comes back by that');

-- above the limit it waits for a second person
select pg_temp.buy('large', 9);
select tests.as_owner();
select is(pg_temp.ask('large', (select total_kes from public.orders where id = tests.id_of('large'))), 'accepted', 'a large one waits for a second person');
select is((pg_temp.refund('large')).state, 'wanted', 'nobody has agreed');
select is(pg_temp.move('large', 'packed'), 'refund_in_flight', 'and stays here as well');

-- by hand, in cash, and packed already
select pg_temp.buy('hand', 1);
select is(pg_temp.move('hand', 'packed'), 'accepted', 'a packed one');
select tests.sign_in('boss');
select public.record_refund(tests.id_of('hand'), 1100);
select is(pg_temp.state('hand'), 'cancelled refunded 0 0 1100', 'is cancelled when its money was given back by hand');
select is(pg_temp.told('hand'), '{"Money sent back: We have given back KSh 1,100 in cash for order #. The order is cancelled."}', 'with one notice');

-- cancelled while its money goes back
select pg_temp.buy('both', 1);
select is(pg_temp.ask('both', 1100), 'accepted', 'its money goes back');
select is(pg_temp.move('both', 'cancelled', 'boss'), 'accepted', 'and somebody cancels it');
select pg_temp.goes('both', 'SKREV00004');
select is(pg_temp.state('both'), 'cancelled refunded 0 0 1100', 'it is cancelled once');
select tests.as_owner();
select is((select count(*) from public.stock_movements where order_id = tests.id_of('both') and reason = 'released'), 1::bigint, 'and its pieces came back once');
select is((pg_temp.told('both'))[3], 'Money sent back: We have sent back KSh 1,100 for order #. M-Pesa receipt SKREV00004.', 'without saying it again');

-- whose number it was
update public.profiles set phone = '254722909133' where user_id = tests.user_id('asha');
insert into public.profiles (user_id, phone) values (tests.user_id('asha'), '254722909133') on conflict do nothing;
select pg_temp.buy('typo', 1);
select is(pg_temp.ask('typo', 1100), 'accepted', 'a stranger''s money goes back');
select pg_temp.goes('typo', 'SKREV00005');
select is(pg_temp.told('typo'), '{"Your money is being sent back: KSh 1,100 for # is on its way back by M-Pesa to the number that paid it, 2547*****671. We tell you when it is there.","Money sent back: We have sent back KSh 1,100 for order #. M-Pesa receipt SKREV00005. It went back to the number that paid it, 2547*****671. The order is cancelled."}', 'the number of the order is not the buyer''s only because it was typed: the account has another');
select tests.sign_in('asha');
select is((select phone from public.money_of_bill(tests.id_of('typo')) where what = 'sent'), '2547*****671', 'their page names it, too');
select pg_temp.buy('stranger', 1);
select is(pg_temp.move('stranger', 'cancelled', 'boss'), 'accepted', 'the desk cancels a paid one');
select is(pg_temp.told('stranger'), '{"Order cancelled: We had to cancel order #. We will send KSh 1,100 back to the number that paid, 2547*****671."}', 'and tells to whom its money goes');

-- what an earlier version left behind
select pg_temp.buy('left', 2);
select tests.sign_in('boss');
select tests.as_owner();
alter table public.orders disable trigger user;
update public.orders set payment_state = 'refunded' where id = tests.id_of('left');
alter table public.orders enable trigger user;
select tests.remember('before', (select md5(tests.stock_of(9002)::text))::uuid);
select is(private.end_refunded_orders(), 1, 'an order that was refunded whole before and stands about is cancelled');
select is(private.end_refunded_orders(), 0, 'once');
select is((select fulfilment_state || ' ' || payment_state from public.orders where id = tests.id_of('left')), 'cancelled refunded', 'as the others are');
select is((select count(*) from public.stock_movements where order_id = tests.id_of('left') and reason = 'released'), 1::bigint, 'and its pieces are back');
select is_empty('select event_id from public.ledger_entries group by event_id having sum(amount_kes) <> 0', 'each event sums to zero');
select * from finish();
rollback;
