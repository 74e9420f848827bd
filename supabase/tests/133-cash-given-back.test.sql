begin;
select plan(6);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.lies(account text) returns integer language sql security definer as $$
  select coalesce(sum(amount_kes), 0)::integer from public.ledger_entries where account = $1
$$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('asha');
select tests.remember('first', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('first'), 'one');
select tests.as_service();
select public.settle_payment('one', 'M-one', 0, 'OK', 1100, 'UKC1000001');
select tests.sign_in('boss');
select is((public.record_refund(tests.id_of('first'), 100)).method, 'cash', 'what goes back without a reference went back in cash');
select is(pg_temp.lies('mpesa'), 1100, 'it has not left M-Pesa');
select is(pg_temp.lies('cash'), -100, 'but the till');
select is((public.record_refund(tests.id_of('first'), 200, 'UKD1000001', phone => '0712 345 671')).method, 'mpesa', 'a reference is one of M-Pesa');
select is(pg_temp.lies('mpesa'), 900, 'which has less by it');
select is((select sum(amount_kes) from public.ledger_entries), 0::bigint, 'and the books are even');
select * from finish();
rollback;
