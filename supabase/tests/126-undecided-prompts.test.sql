-- Prompts that fail keep an order only so long, a prompt that M-Pesa would turn away is not sent, and the desk hears of a silent M-Pesa.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest(array['asha', 'boss', 'packer']) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 50;
update public.shop_settings set hold_minutes = 15;
create function pg_temp.placed(called text, ago interval default '0 minutes') returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9001, 1)).id);
  perform tests.as_owner();
  update public.orders set placed_at = now() - ago, hold_expires_at = now() - ago + interval '15 minutes' where id = tests.id_of(called);
end $$;
create function pg_temp.hold(called text) returns text language sql security definer as $$
  select to_char(o.hold_expires_at - o.placed_at, 'MI') from public.orders o where o.id = tests.id_of(called)
$$;
create function pg_temp.pay(called text) returns text language sql as $$
  select tests.outcome(format('select public.start_payment(%L)', tests.id_of(called)))
$$;
create function pg_temp.ended(called text, code integer, ago interval default '0 seconds') returns void language plpgsql as $$
begin
  perform tests.as_owner();
  perform public.fail_payment((select id from public.payments where bill_id = tests.id_of(called) order by created_at desc, id limit 1), code, 'words');
  alter table public.payments disable trigger touch_updated_at;
  update public.payments set updated_at = now() - ago where bill_id = tests.id_of(called);
  alter table public.payments enable trigger touch_updated_at;
  perform tests.sign_in('asha');
end $$;
grant execute on all functions in schema pg_temp to public;

-- How long failed prompts keep an order
select pg_temp.placed('first');
select tests.sign_in('asha');
select is(pg_temp.pay('first'), 'accepted', 'a prompt at once');
select is(pg_temp.hold('first'), '15', 'keeps the order for a quarter of an hour');
select pg_temp.placed('second', '10 minutes');
select tests.sign_in('asha');
select is(pg_temp.pay('second'), 'accepted', 'another one after ten minutes');
select is(pg_temp.hold('second'), '25', 'keeps it as long again');
select pg_temp.ended('second', 1032);
select tests.as_owner();
update public.orders set placed_at = now() - interval '24 minutes', hold_expires_at = now() + interval '1 minute' where id = tests.id_of('second');
update public.payments set created_at = now() - interval '14 minutes' where bill_id = tests.id_of('second');
select tests.sign_in('asha');
select is(pg_temp.pay('second'), 'accepted', 'and one more');
select is(pg_temp.hold('second'), '30', 'but no order is kept longer than two prompts would');
select pg_temp.ended('second', 1032);
select is(pg_temp.hold('second'), '30', 'whatever fails');
select tests.as_owner();
update public.orders set hold_expires_at = now() + interval '20 minutes' where id = tests.id_of('second');
update public.payments set created_at = now() - interval '10 minutes' where bill_id = tests.id_of('second');
select tests.sign_in('asha');
select pg_temp.pay('second');
select is((select o.hold_expires_at from public.orders o where o.id = tests.id_of('second')), now() + interval '20 minutes', 'nor is what the desk gave it taken away');

-- A prompt that M-Pesa would turn away
select pg_temp.placed('waits');
select tests.sign_in('asha');
select pg_temp.pay('waits');
select pg_temp.ended('waits', 17, '40 seconds');
select is(pg_temp.pay('waits'), 'wait_first', 'M-Pesa takes the same sum from the same number after two minutes');
select throws_like(format('select public.start_payment(%L)', tests.id_of('waits')), 'M-Pesa takes the next prompt in 80 seconds.', 'and the words say how long that is');
select pg_temp.ended('waits', 17, '121 seconds');
select is(pg_temp.pay('waits'), 'accepted', 'then it does');
select pg_temp.placed('other');
select tests.sign_in('asha');
select pg_temp.pay('other');
select pg_temp.ended('other', 1001, '59 seconds');
select is(pg_temp.pay('other'), 'wait_first', 'after another prompt was open it takes a minute');
select pg_temp.placed('top up');
select tests.sign_in('asha');
select pg_temp.pay('top up');
select pg_temp.ended('top up', 1);
select is(pg_temp.pay('top up'), 'accepted', 'who had too little money may try again at once');

-- M-Pesa says nothing
select tests.as_owner();
delete from public.payments;
select pg_temp.placed('silent'), pg_temp.placed('heard');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('silent'), 'silent');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('heard'), 'heard');
select tests.as_owner();
update public.payments set created_at = now() - interval '5 minutes' where checkout_request_id = 'silent';
update public.payments set created_at = now() - interval '40 minutes', state = 'failed', result_code = 1032 where checkout_request_id = 'heard';
select tests.sign_in('packer');
select is(public.desk_today() -> 'silent_prompts', null, 'this is not for who packs');
select tests.sign_in('boss');
select is(public.desk_today() ->> 'silent_prompts', '1', 'prompts of the last quarter of an hour that nobody answered');
select ok((public.desk_today() ->> 'mpesa_answered_at')::timestamptz is not null, 'and since when');
select tests.as_owner();
update public.payments set created_at = now() - interval '4 minutes' where checkout_request_id = 'heard';
select tests.sign_in('boss');
select is(public.desk_today() ->> 'silent_prompts', '0', 'one that was answered is enough');
select tests.as_owner();
update public.payments set created_at = now() - interval '1 minute' where checkout_request_id = 'silent';
update public.payments set created_at = now() - interval '40 minutes' where checkout_request_id = 'heard';
select tests.sign_in('boss');
select is(public.desk_today() ->> 'silent_prompts', '0', 'and somebody who types their PIN is no silence');

-- The hold ends while nobody knows
select tests.as_owner();
update public.orders set hold_expires_at = now() - interval '4 minutes' where id in (tests.id_of('silent'), tests.id_of('first'));
select private.release_expired_holds();
select is((select title from public.notifications where message like '%' || (select number from public.orders where id = tests.id_of('silent')) || '%' and title like '%answered%'),
  'M-Pesa has not answered yet', 'a buyer whose prompt is undecided is not told to order again');
select is((select title from public.notifications where message like '%' || (select number from public.orders where id = tests.id_of('first')) || '%' and title like 'Order not%'),
  'Order not paid in time', 'one who has none is');
select * from finish();
rollback;
