-- What a return pays back, how long it may be asked for, and what a visitor reads of their own.
begin;
select plan(45);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.coupons (code, kind, amount_kes) values ('TEN', 'fixed', 100);
select tests.sign_in('asha');
-- goods 1,750, discount 100, delivery 250
select tests.remember('order', (public.place_order(gen_random_uuid(), '[{"product_id": 9001, "quantity": 3}, {"product_id": 9002, "quantity": 1}]',
  'cash', 'Asha Mwangi', '0712345671', 'Nairobi City', 'Kilimani', 'Blue gate', coupon => 'TEN')).id);
select tests.as_owner();
update public.orders set fulfilment_state = 'delivered', payment_state = 'paid', delivered_at = now();
create function pg_temp.lines(neem integer, honey integer) returns jsonb language sql security definer as $$
  select jsonb_agg(jsonb_build_object('order_item_id', i.id, 'quantity', case i.product_id when 9001 then neem else honey end, 'opened', false))
  from public.order_items i where i.order_id = tests.id_of('order') and case i.product_id when 9001 then neem else honey end > 0
$$;
create function pg_temp.quote(neem integer, honey integer, reason text) returns jsonb language sql as $$
  select public.quote_return(tests.id_of('order'), pg_temp.lines(neem, honey), reason)
$$;
create function pg_temp.ask(neem integer, honey integer, reason text) returns text language sql as $$
  select tests.outcome(format('select public.request_return(%L, %L, %L)', tests.id_of('order'), pg_temp.lines(neem, honey), reason))
$$;
create function pg_temp.outcome_of_quote(items text, reason text, token text default null) returns text language sql as $$
  select tests.outcome(format('select public.quote_return(%L, %L, %L, %L)', tests.id_of('order'), items, reason, token))
$$;
grant execute on all functions in schema pg_temp to public;

-- The amount, before anything is asked for
select tests.sign_in('asha');
select is(pg_temp.quote(neem, honey, reason), format('{"refund_kes": %s, "delivery_kes": %s}', refund, delivery)::jsonb, format('%s: %s neem, %s honey', reason, neem, honey))
from (values ('damaged'), ('wrong_item'), ('not_as_described'), ('expired')) ours (reason),
  (values (2, 0, 566, 0), (3, 0, 849, 0), (3, 1, 1900, 250)) parts (neem, honey, refund, delivery);
select is(pg_temp.quote(2, 0, 'unwanted'), '{"refund_kes": 566, "delivery_kes": 0}', 'unwanted: a part');
select is(pg_temp.quote(3, 1, 'unwanted'), '{"refund_kes": 1650, "delivery_kes": 0}', 'unwanted: all of it, without the delivery fee');
select is_empty('select * from public.order_returns', 'nothing was asked for by that');
select is(pg_temp.outcome_of_quote(items, reason), kind, 'quote: ' || kind) from (values
  ('[]', 'damaged', 'bad_quantity'), (pg_temp.lines(4, 0)::text, 'damaged', 'bad_quantity'),
  ((pg_temp.lines(1, 0) || pg_temp.lines(1, 0))::text, 'damaged', 'bad_quantity'), (pg_temp.lines(1, 0)::text, 'boredom', 'bad_reason'),
  (jsonb_set(pg_temp.lines(1, 0), '{0,opened}', 'true')::text, 'unwanted', 'opened_goods')) bad (items, reason, kind);
select tests.sign_in('baraka');
select is(pg_temp.outcome_of_quote(pg_temp.lines(1, 0)::text, 'damaged'), 'not_found', 'a stranger learns no amount');
select tests.as_visitor();
select is(pg_temp.outcome_of_quote(pg_temp.lines(1, 0)::text, 'damaged'), 'not_signed_in', 'a visitor neither');
select is(pg_temp.outcome_of_quote(pg_temp.lines(1, 0)::text, 'damaged', 'guess'), 'not_found', 'a guessed token opens nothing');

-- All of it in two returns
select tests.sign_in('asha');
select is(pg_temp.ask(1, 0, 'unwanted'), 'accepted', 'one piece was not wanted');
select is(pg_temp.quote(2, 1, 'damaged'), '{"refund_kes": 1367, "delivery_kes": 0}', 'then the delivery was not for nothing');
select tests.as_service();
update public.order_returns set state = 'refused';
select tests.sign_in('asha');
select is(pg_temp.ask(1, 0, 'damaged'), 'accepted', 'what was refused is asked for again');
select tests.as_service();
update public.order_returns set state = 'refunded' where state = 'requested';
select tests.sign_in('asha');
select is(pg_temp.quote(2, 1, 'unwanted'), '{"refund_kes": 1367, "delivery_kes": 0}', 'the rest, unwanted');
select is(pg_temp.ask(2, 1, 'expired'), 'accepted', 'the rest, by our mistake as well');
select results_eq($$ select refund_kes, delivery_kes from public.order_returns where state <> 'refused' order by refund_kes $$,
  $$ values (283, 0), (1617, 250) $$, 'all that was paid comes back, the fee with the last pieces, and the discount is shared to the shilling');
select is((select sum(refund_kes) from public.order_returns where state <> 'refused')::integer, (select total_kes from public.orders where id = tests.id_of('order')), 'no more and no less');

-- What a visitor reads
select tests.as_visitor();
select set_config('tests.token', answer ->> 'order_token', true), set_config('tests.number', answer #>> '{order,number}', true), tests.remember('guest', (answer #>> '{order,id}')::uuid)
from public.place_guest_order(gen_random_uuid(), '[{"product_id": 9002, "quantity": 3}]', 'cash', 'Chao Mwakio', '0712345679', 'Nairobi City', 'South B', 'Green gate') answer;
create function pg_temp.mine() returns jsonb language sql as $$ select public.guest_order(current_setting('tests.token')) $$;
create function pg_temp.ask_as_guest(quantity integer) returns text language sql as $$
  select tests.outcome(format('select public.request_return(%L, %L, %L, %L, null, %L)', tests.id_of('guest'), jsonb_build_array(jsonb_build_object(
    'order_item_id', pg_temp.mine() #> '{items,0,id}', 'quantity', quantity, 'opened', true)), 'damaged', 'A secret leak', current_setting('tests.token')))
$$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.mine() -> 'returns', '[]', 'none yet');
select tests.as_service();
update public.orders set fulfilment_state = 'delivered', payment_state = 'paid', delivered_at = now() where is_guest;
select tests.as_visitor();
select is(pg_temp.ask_as_guest(1), 'accepted', 'one of three');
select tests.sign_in('boss');
select is(tests.outcome(format('select public.set_return_state(%L, %L, %L)', r.id, 'refused', ' ')), 'no_reason', 'a refusal says why') from public.order_returns r where r.order_id = tests.id_of('guest');
select public.set_return_state(r.id, 'refused', 'Please show the leak') from public.order_returns r where r.order_id = tests.id_of('guest');
select tests.as_visitor();
select is((pg_temp.mine() #> '{returns,0}') - '{id,created_at}'::text[], format('{"state": "refused", "reason": "damaged", "details": "A secret leak", "refund_kes": 850,
  "delivery_kes": 0, "decision_note": "Please show the leak", "items": [{"order_item_id": %s, "quantity": 1, "opened": true}]}', pg_temp.mine() #> '{items,0,id}')::jsonb,
  'their token shows what they sent back, and why it was refused; no photo');
select is(public.track_order(current_setting('tests.number'), '0712345679') ->> 'return_state', 'refused', 'number and phone show that there was one');
select ok(public.track_order(current_setting('tests.number'), '0712345679')::text !~ 'returns|leak|damaged|photo|refund_kes', 'and not why, with which words, or what it was worth');
select is(public.quote_return(tests.id_of('guest'), jsonb_build_array(jsonb_build_object('order_item_id', pg_temp.mine() #> '{items,0,id}', 'quantity', 3, 'opened', true)),
  'damaged', current_setting('tests.token')), '{"refund_kes": 2900, "delivery_kes": 350}', 'their token asks for the amount');

-- How long
select tests.as_service();
update public.orders set delivered_at = now() - interval '40 days' where is_guest;
select tests.as_visitor();
select is(pg_temp.ask_as_guest(3), 'too_late', 'thirty days unless the shop says otherwise');
select tests.sign_in('asha');
select is(tests.touched('update public.shop_settings set return_days = 45'), 0::bigint, 'which a member does not');
select tests.sign_in('boss');
select is(tests.outcome('update public.shop_settings set return_days = 29'), '23514', 'never less than what the terms promise');
select is(tests.outcome('update public.shop_settings set return_days = 366'), '23514', 'and not for ever');
select is(tests.touched('update public.shop_settings set return_days = 45'), 1::bigint, 'an administrator gives more');
select is((select detail from public.audit_log where entity = 'shop_settings'), '{"return_days": [30, 45]}', 'which the diary keeps');
select tests.as_visitor();
select is((select return_days from public.shop_settings), 45, 'everybody reads it');
select is(pg_temp.ask_as_guest(3), 'accepted', 'and it counts');

select * from finish();
rollback;
