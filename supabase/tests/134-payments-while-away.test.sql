-- What was paid while the shop was away or not heard of: nothing is given up before M-Pesa was asked for it, or a quarter of an hour
-- has been waited; what ran out all the same is revived, or its money owed back, in words that are true.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,packer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 20;
create function pg_temp.placed(called text, ended interval default null, phone text default '254712345671', kes integer default 1) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9001, kes)).id);
  perform tests.as_owner();
  update public.orders o set hold_expires_at = now() - placed.ended, phone = placed.phone, placed_at = now() - interval '30 minutes'
  where o.id = tests.id_of(called) and placed.ended is not null;
end $$;
create function pg_temp.state(called text) returns text language sql security definer as $$
  select payment_state || ' ' || fulfilment_state from public.orders where id = tests.id_of(called)
$$;
create function pg_temp.lapse() returns integer language sql as $$ select private.release_expired_holds() $$;
create function pg_temp.is_due() returns boolean language sql as $$ select private.till_fetch_due() = 1 $$;
-- A list that is read to the end, begun so long ago.
create function pg_temp.listed(ago interval default '0 seconds', problem text default null, stretch boolean default false) returns void language plpgsql as $$
begin
  update private.till_addresses set fetch_started_at = null;
  perform public.begin_till_fetch();
  update private.till_addresses set fetch_started_at = now() - ago;
  perform public.end_till_fetch(jsonb_strip_nulls(jsonb_build_object('pages', 1, 'problem', problem, 'from', case when stretch then 'then' end)));
end $$;
create function pg_temp.told(called text) returns text language sql security definer as $$
  select string_agg(replace(n.message, o.number, '…'), ' | ' order by n.created_at, n.id) from public.notifications n, public.orders o
  where o.id = tests.id_of(called) and n.message like '%' || o.number || '%' and n.title in ('Payment received', 'Refund on its way')
$$;
create function pg_temp.pays(receipt text, account text, kes integer, paid_at timestamptz, payer text default '254712345671') returns text language sql security definer as $$
  select public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', receipt,
    'completed_at', to_char(paid_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'paid_in_kes', kes::text, 'account', account,
    'details', 'Pay Bill'), '174379', payer)
$$;
create function pg_temp.number(called text) returns text language sql security definer as $$ select number from public.orders where id = tests.id_of(called) $$;
create function pg_temp.total(called text) returns integer language sql security definer as $$ select total_kes from public.orders where id = tests.id_of(called) $$;
grant execute on all functions in schema pg_temp to public;

-- Being away
update private.heartbeat set beat_at = now() - interval '20 seconds', away_from = null, back_at = null;
select is(private.note_heartbeat(now()), 0, 'a shop that is at work notes it');
select is((select beat_at from private.heartbeat), now(), 'with the time');
select is((select wanted_from from private.till_addresses), null, 'and misses nothing');
select is(private.last_back(), null, 'it was never away');
update private.heartbeat set beat_at = now() - interval '3 hours';
select is(private.last_back(), now(), 'one that was is back now, before anybody noted it');
select is(private.note_heartbeat(now()), 1, 'which is noted');
select results_eq('select away_from, back_at, beat_at from private.heartbeat',
  $$ values (now() - interval '3 hours', now(), now()) $$, 'as the stretch in which nobody could tell it of money');
select is((select wanted_from from private.till_addresses), now() - interval '3 hours', 'whose payments are wanted');
update private.heartbeat set beat_at = now() + interval '2 hours';
select is(private.note_heartbeat(now()), 0, 'a clock that went back is followed');
select is((select beat_at from private.heartbeat), now(), 'at once');
update private.heartbeat set back_at = now() + interval '2 years';
select is(private.last_back(), null, 'what a clock said that was years ahead counts no more');
update private.heartbeat set beat_at = now() - interval '5 seconds', back_at = null;
select private.note_start();
select ok((select back_at >= now() and away_from = now() - interval '5 seconds' from private.heartbeat), 'a start counts however short the shop was away');

-- Without lists nothing waits for them
update private.heartbeat set beat_at = clock_timestamp(), back_at = null, away_from = null;
update private.till_addresses set wanted_from = null;
select pg_temp.placed('plain', '1 second');
select is(pg_temp.is_due(), false, 'where M-Pesa cannot be asked for lists it is not');
select is(pg_temp.lapse(), 1, 'and what ran out is given up at once');

-- Asked before anything is given up
select public.tell_mpesa_account('174379', null, true);
select public.note_till_registered('payments', 'https://shop.example/functions/v1/till-money');
update private.till_addresses set fetched_at = now() - interval '1 hour', listed_until = now() - interval '1 hour', fetch_started_at = now() - interval '1 hour';
select is(pg_temp.is_due(), false, 'with nothing to give up nobody asks');
select pg_temp.placed('one', '1 second'), pg_temp.placed('two', '10 seconds');
select is(pg_temp.lapse(), 0, 'what has just run out waits for the list');
select is(pg_temp.is_due(), true, 'which is asked for now, once for all of them');
select is(public.till_list_from(), now() - interval '1 hour 15 minutes', 'from the last one on, and a little before');
select is(public.till_list_from(true), null, 'somebody at the desk asks for all of it');
select pg_temp.listed(stretch => true);
select is((select fetched_at from private.till_addresses), now() - interval '1 hour', 'which is not the list of the night');
select is(pg_temp.is_due(), false, 'nobody asks twice');
select is(pg_temp.lapse(), 2, 'and then they are given up');

-- M-Pesa does not answer
select pg_temp.placed('kept', '14 minutes'), pg_temp.placed('over', '16 minutes');
update private.till_addresses set listed_until = now() - interval '1 hour';
select pg_temp.listed(problem => '-1: no answer');
select is(pg_temp.lapse(), 1, 'for a quarter of an hour it waits for M-Pesa');
select is(pg_temp.state('over') || ', ' || pg_temp.state('kept'), 'expired cancelled, awaiting placed', 'and no longer');
select is(pg_temp.is_due(), false, 'M-Pesa is not asked all the time');
update private.till_addresses set fetch_started_at = now() - interval '31 seconds', failing_since = now() - interval '3 minutes';
select is(pg_temp.is_due(), true, 'but again and again');
select tests.sign_in('boss');
select is((public.desk_today() ->> 'unlisted_since')::timestamptz, now() - interval '3 minutes', 'the desk reads since when it does not answer');
select tests.sign_in('packer');
select is(public.desk_today() -> 'unlisted_since', null, 'who packs does not');
select tests.as_owner();
update private.heartbeat set back_at = now() - interval '2 minutes';
update private.till_addresses set listed_until = now() - interval '4 hours';
select pg_temp.placed('away', '3 hours');
select is(pg_temp.lapse(), 0, 'where the shop was away the quarter of an hour begins with its return');
update private.heartbeat set back_at = now() - interval '16 minutes';
select is(pg_temp.lapse(), 1, 'and ends');
select pg_temp.listed();
select is(private.unlisted_since(), null, 'one that answers is praised by silence');
select is(pg_temp.lapse(), 1, 'what it did not list is given up');

-- A list that was begun before the shop was away again does not do
update private.till_addresses set wanted_from = now() - interval '1 hour';
update private.heartbeat set back_at = now() - interval '10 seconds';
select pg_temp.listed('20 seconds');
select is((select wanted_from from private.till_addresses), now() - interval '1 hour', 'a list from before the return leaves it wanted');
select pg_temp.listed('5 seconds');
select is((select wanted_from from private.till_addresses), null, 'one from after it does not');
update private.till_addresses set listed_until = now() + interval '1 year';
select pg_temp.placed('ahead', '1 second');
select is(pg_temp.lapse(), 0, 'a list by a clock that was ahead is none');
select pg_temp.listed();
select is(pg_temp.lapse(), 1, 'the next one is');

-- A prompt that is on its phone when the time ends
select pg_temp.placed('ringing');
select tests.sign_in('asha');
select tests.prompted(tests.id_of('ringing'), 'ringing');
select tests.as_owner();
update public.orders set hold_expires_at = now() - interval '2 minutes' where id = tests.id_of('ringing');
select pg_temp.listed();
select is(pg_temp.lapse(), 0, 'has three minutes more');
update public.orders set hold_expires_at = now() - interval '3 minutes' where id = tests.id_of('ringing');
update public.payments set next_check_at = now() - interval '1 minute' where bill_id = tests.id_of('ringing');
update private.heartbeat set beat_at = clock_timestamp(), back_at = now() - interval '1 minute';
select pg_temp.listed();
select is(pg_temp.lapse(), 0, 'one whose answer may have come while we were away is asked about first');
update public.payments set next_check_at = now() + interval '5 seconds' where bill_id = tests.id_of('ringing');
select is(pg_temp.lapse(), 1, 'and no longer');

-- Paid in time, heard of late
select pg_temp.placed('revived', '20 minutes', kes => 2), pg_temp.placed('sold', '20 minutes', kes => 3), pg_temp.placed('late', '20 minutes');
select is(pg_temp.lapse(), 3, 'three ran out');
select is(pg_temp.pays('SKREVIVED1', pg_temp.number('revived'), pg_temp.total('revived'), now() - interval '30 minutes'), 'paid', 'one was paid in time');
select is(pg_temp.state('revived'), 'paid placed', 'it lives again');
select is(pg_temp.told('revived'), 'KSh 850 for order … came in time, but we heard of it late. We still have everything and are packing it now.', 'and its buyer reads why');
update public.products set stock = 1 where id = 9001;
select is(pg_temp.pays('SKSOLDOUT1', pg_temp.number('sold'), pg_temp.total('sold'), now() - interval '30 minutes'), 'refund_due', 'another one, whose pieces are sold');
select is(pg_temp.state('sold'), 'refund_due cancelled', 'its money is owed back');
select is(pg_temp.told('sold'), 'KSh 1,150 for order … came in time, but we heard of it late and something of it is sold. We are sorry, and will send it back to you.', 'in true words');
select tests.sign_in('boss');
select is((select count(*) from public.bill_queue() q where q.bill_id = tests.id_of('sold')), 1::bigint, 'and the desk has it before it');
select tests.as_owner();
select is(pg_temp.pays('SKTOOLATE1', pg_temp.number('late'), pg_temp.total('late'), now() + interval '1 minute'), 'paid', 'the third was paid too late');
select is(pg_temp.told('late'), 'KSh 550 for order … arrived late, and we still have everything. We are packing it now.', 'as its buyer reads');
select is(pg_temp.pays('SKREVIVED1', pg_temp.number('revived'), pg_temp.total('revived'), now() - interval '30 minutes'), 'known', 'told twice is told once');

-- The same by a till, where nothing but the phone tells
update public.products set stock = 20;
select public.tell_mpesa_account('174379', '555111', true);
select pg_temp.placed('till', '20 minutes', '254711000017');
select is(pg_temp.lapse(), 1, 'its time ran out');
select is(pg_temp.pays('SKTILL0001', '', pg_temp.total('till'), now() - interval '2 hours', '254711000017'), 'unknown', 'money from before the order is not for it');
select is(pg_temp.pays('SKTILL0002', '', pg_temp.total('till'), now() - interval '10 minutes', '254711000099'), 'unknown', 'nor that of a stranger');
select is(pg_temp.pays('SKTILL0003', '', pg_temp.total('till'), now() - interval '10 minutes', '2547 ***** 017'), 'paid', 'that of its buyer, paid while it could be paid');
select is(pg_temp.state('till'), 'paid placed', 'revives it');

-- Who may do what
select tests.sign_in('asha');
select is(tests.outcome('select public.till_list_from()'), '42501', 'nobody but a function learns from when on M-Pesa is asked');
select tests.as_visitor();
select is(tests.outcome('select public.till_list_from()'), '42501', 'nor a visitor');
select * from finish();
rollback;
