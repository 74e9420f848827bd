-- A day that is closed keeps its figures: what is learnt of it afterwards is named, there and in the next morning.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 50;
select tests.as_owner();
select public.tell_mpesa_account('174379', '555555');
grant usage on schema private to public;
create function pg_temp.day(back integer) returns date language sql as $$ select (now() at time zone 'Africa/Nairobi')::date - back $$;
create function pg_temp.at(back integer, clock text) returns timestamptz language sql as $$
  select (pg_temp.day(back)::text || ' ' || clock)::timestamp at time zone 'Africa/Nairobi'
$$;
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.mpesa(back integer) returns jsonb language sql as $$
  select a from jsonb_array_elements(public.daily_close(pg_temp.day(back)) -> 'accounts') a where a ->> 'account' = 'mpesa'
$$;
create function pg_temp.bookings(list jsonb) returns text language sql as $$
  select string_agg(concat_ws(' ', b ->> 'receipt', b ->> 'class', b ->> 'amount_kes'), ', ' order by b ->> 'receipt', b ->> 'amount_kes') from jsonb_array_elements(list) b
$$;
create function pg_temp.order_of(called text, placed timestamptz) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, 1)).id);
  perform tests.as_owner();
  update public.orders set placed_at = placed where id = tests.id_of(called);
  update public.bills set created_at = placed where id = tests.id_of(called);
end $$;
create function pg_temp.pulled(receipt text, kes integer, account text, at timestamptz) returns text language plpgsql security definer as $$
declare
  outcome text;
begin
  perform public.take_pulled_money(jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at', at, 'paid_in_kes', kes, 'account', account)), gen_random_uuid());
  outcome := public.place_pulled_money(receipt, null);
  perform pg_temp.done();
  return outcome;
end $$;
grant execute on all functions in schema pg_temp to public;

select pg_temp.order_of('in time', pg_temp.at(2, '09:00')), pg_temp.order_of('late', pg_temp.at(2, '09:00'));
select is(pg_temp.pulled('SKL0000001', 1100, (select number from public.bills where id = tests.id_of('in time')), pg_temp.at(2, '10:00')), 'paid', 'money comes');
select tests.sign_in('boss');
select public.close_day(pg_temp.day(2), 'mpesa');
select is(pg_temp.mpesa(2) ->> 'late_kes', '0', 'the day is closed with it');
select is(pg_temp.mpesa(1) ->> 'late_before_kes', '0', 'and the next begins there');

-- The list of the night tells of more: for a bill, for none, and a charge comes with the statement
select tests.as_owner();
select pg_temp.pulled('SKL0000002', 1100, (select number from public.bills where id = tests.id_of('late')), pg_temp.at(2, '23:58'));
select pg_temp.pulled('SKL0000003', 70, null, pg_temp.at(2, '23:59'));
insert into public.mpesa_statement_lines (receipt, completed_at, paid_in_kes, fee_kes, import_id) values ('SKL0000004', pg_temp.at(2, '12:00'), 0, 15, gen_random_uuid());
select tests.sign_in('boss');
select is(pg_temp.mpesa(2) #>> '{closed,closing_kes}', '1100', 'what was closed stays');
select is(pg_temp.mpesa(2) ->> 'late_kes', '1155', 'what came to be known afterwards is a sum of its own');
select is(pg_temp.bookings(pg_temp.mpesa(2) -> 'late'), 'SKL0000002 came 1100, SKL0000003 unplaced 70, SKL0000004 fees -15', 'with each booking by name');
select is((pg_temp.mpesa(2) #>> '{closed,closing_kes}')::integer + (pg_temp.mpesa(2) ->> 'late_kes')::integer, (pg_temp.mpesa(2) ->> 'closing_kes')::integer, 'and nothing else changed it');
select is(pg_temp.mpesa(1) ->> 'late_before_kes', '1155', 'the next morning has it on a line of its own');
select is(pg_temp.mpesa(1) ->> 'before_day', pg_temp.day(2)::text, 'with the day it is of');
select is(pg_temp.bookings(pg_temp.mpesa(1) -> 'late_before'), pg_temp.bookings(pg_temp.mpesa(2) -> 'late'), 'and the same names');
select is((pg_temp.mpesa(1) ->> 'opening_kes')::integer - (pg_temp.mpesa(1) ->> 'late_before_kes')::integer, 1100, 'it begins where the closed day ended');

-- Closing the next day keeps that line
select is(tests.outcome(format('select public.close_day(%L, ''mpesa'')', pg_temp.day(1))), 'accepted', 'the next day is closed');
select is((select concat_ws(' ', opening_kes, late_kes, closing_kes) from public.day_closes where day = pg_temp.day(1)), '2255 1155 2255', 'with what it carries');
select is(pg_temp.mpesa(1) ->> 'late_kes', '0', 'which is no change of it');
select is(pg_temp.mpesa(0) ->> 'late_before_kes', '0', 'nor late to the day after');

-- A day may be closed again, and knows all then
select is(tests.outcome(format('select public.close_day(%L, ''mpesa'')', pg_temp.day(2))), 'accepted', 'the first is closed again');
select is(pg_temp.mpesa(2) ->> 'late_kes', '0', 'and has nothing late');
select is((select array_agg(closing_kes order by id) from public.day_closes where day = pg_temp.day(2)), '{1100,2255}', 'both closes are kept');
select is(tests.outcome(format('select public.close_day(%L, ''mpesa'')', pg_temp.day(2))), 'already_closed', 'once more changes nothing');

-- M-Pesa says afterwards on which day a payment was made: off one day, on another
select tests.as_owner();
select pg_temp.order_of('moved', pg_temp.at(2, '09:00'));
insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, created_at)
values (tests.id_of('moved'), 1100, 1100, '254712345671', 'needs_review', 0, pg_temp.at(1, '08:00'));
select tests.sign_in('boss');
select is(pg_temp.mpesa(1) ->> 'late_kes', '1100', 'money that is booked on a closed day is named there');
select is(pg_temp.mpesa(0) ->> 'late_before_kes', '1100', 'and in the morning after');
select * from finish();
rollback;
