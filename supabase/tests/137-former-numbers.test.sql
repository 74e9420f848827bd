-- The pay bill is changed at noon: what was begun under the old number is found, what comes to it is taken, and the new one is registered.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{ann,ben,charity,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
update public.products set stock = 1000;
create function pg_temp.secret() returns text language sql security definer as $$ select t.secret from private.till_addresses t $$;
create function pg_temp.told(receipt text, kes integer, account text, number text) returns text language sql as $$
  select public.receive_till_money(pg_temp.secret(), jsonb_build_object('receipt', receipt, 'completed_at', now()::text, 'paid_in_kes', kes::text,
    'account', account), number, '254712345671')
$$;
create function pg_temp.shown(what text) returns text language sql security definer as $$
  select case what when 'registered' then (select coalesce(t.registered_for, 'none') || '/' || (t.pull_registered_at is not null) from private.till_addresses t)
    when 'former' then (select string_agg(f.number, ' ' order by f.number) from private.former_accounts f) end
$$;
grant execute on all functions in schema pg_temp to public;

-- In the morning
select tests.as_service();
select public.tell_mpesa_account('522100', null), public.note_till_registered('payments', 'https://shop.example/till-money'),
  public.note_till_registered('pull', 'https://shop.example/till-money');
select public.tell_mpesa_account('522100', null);
select is(pg_temp.shown('registered'), 'https://shop.example/till-money/true', 'the same number told again changes nothing');
select tests.sign_in('ann');
select tests.remember('ann', (tests.order_of(9002, 1)).id);
select tests.remember('ann prompt', (public.start_payment(tests.id_of('ann')) ->> 'payment_id')::uuid);
select tests.as_service();
select public.record_payment_prompt(tests.id_of('ann prompt'), 'm-ann', 'c-ann', '522100');

-- Noon
select public.tell_mpesa_account('4099777', null);
select is(pg_temp.shown('registered'), 'none/false', 'M-Pesa is to be given our addresses for the new number');
select is(pg_temp.shown('former'), '522100', 'the old one is kept');
select is(public.get_payment_secret(tests.id_of('ann prompt')) ->> 'shortcode', '522100', 'a prompt knows in whose name it was made');
select tests.as_owner();
update public.payments set next_check_at = now() where id = tests.id_of('ann prompt');
select tests.as_service();
select is((select c.shortcode from public.claim_payment_checks() c where c.id = tests.id_of('ann prompt')), '522100', 'so that M-Pesa is asked in that name');
select tests.sign_in('boss');
select is(public.till_desk() -> 'former' -> 0 ->> 'open', '1', 'the desk sees what is still open there');

-- Money to either number, and to a foreign one
select tests.sign_in('charity');
select tests.remember('charity', (tests.order_of(9002, 1)).id);
select tests.sign_in('ben');
select tests.remember('ben', (tests.order_of(9002, 1)).id);
select tests.as_service();
select is(pg_temp.told('SKA1OLD001', 1100, (select number from public.orders where id = tests.id_of('charity')), '522100'), 'paid', 'money to the old number pays');
select is(pg_temp.told('SKA1NEW001', 1100, (select number from public.orders where id = tests.id_of('ben')), '4099777'), 'paid', 'and to the new one');
select is(pg_temp.told('SKA1FOR001', 1100, null, '999999'), 'other_till', 'a foreign number stays refused');
select is((select string_agg(l.number, ' ' order by l.receipt desc) from public.mpesa_statement_lines l where l.receipt like 'SKA1%'), '522100 4099777',
  'each line knows its number');

-- Statements of both, none of others
select tests.sign_in('boss');
create function pg_temp.line(receipt text, number text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('receipt', receipt, 'completed_at', '2026-11-20 10:00:00', 'paid_in_kes', '580', 'number', number))
$$;
grant execute on function pg_temp.line(text, text) to public;
select is((public.import_statement_lines(pg_temp.line('SKA1OLD002', '522100')) ->> 'imported'), '1', 'the statement of the old number is taken');
select is(tests.outcome($$ select public.import_statement_lines(pg_temp.line('SKA1FOR002', '999999')) $$), 'other_till', 'one of a foreign number is not');

-- Money back
select tests.as_owner();
select is((select private.former_number(p) from public.payments p where p.receipt = 'SKA1OLD001'), '522100', 'what was paid to the old number cannot be reversed under the new one');
select is((select private.former_number(p) from public.payments p where p.receipt = 'SKA1NEW001'), null, 'what was paid to the new one can');
select tests.sign_in('boss');
select is(public.offer_refund(p.bill_id, p.id, 1100) ->> 'former_number', '522100', 'and the desk is told why')
from public.payments p where p.receipt = 'SKA1OLD001';

-- And back again; the test service is never kept
select tests.as_service();
select public.tell_mpesa_account('522100', '777001');
select is(pg_temp.shown('former'), '4099777', 'a number that is the present one again is no former one');
select public.tell_mpesa_account('174379', null, false, true), public.tell_mpesa_account('522100', null);
select is(pg_temp.shown('former'), '4099777 777001', 'play money of the test service is never taken for money');
select tests.sign_in('ann');
select is(tests.outcome($$ select public.tell_mpesa_account('1', null) $$), '42501', 'nobody else names a number');

select * from finish();
rollback;
