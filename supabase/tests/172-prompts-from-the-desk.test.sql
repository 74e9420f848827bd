-- The desk sends the M-Pesa prompt of an order, one at a time.
begin;
select plan(14);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss,packer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
create function pg_temp.ask(wanted text, phone text default null) returns text language sql as $$
  select tests.outcome(format('select public.start_payment(%L, %L)', tests.id_of(wanted), phone))
$$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('asha');
select tests.remember('one', (tests.order_of(9001, 1)).id);
select tests.remember('cash', (tests.order_of(9001, 1, 'cash')).id);

select tests.as_visitor();
select is(pg_temp.ask('one'), 'not_signed_in', 'a visitor asks for no prompt of somebody else');
select tests.sign_in('baraka');
select is(pg_temp.ask('one'), 'not_found', 'nor a stranger');
select tests.sign_in('packer');
select is(pg_temp.ask('one'), 'not_found', 'nor who packs');
select tests.as_service();
select is(pg_temp.ask('one'), 'not_signed_in', 'nor a function by itself');

select tests.sign_in('boss');
select is(pg_temp.ask('one', '12'), 'bad_phone', 'the number is one');
select is(pg_temp.ask('cash'), 'order_closed', 'cash is not asked for');
select is((public.start_payment(tests.id_of('one'), '0722 000 111') ->> 'already_open')::boolean, false, 'the desk asks');
select is((public.start_payment(tests.id_of('one'), '0733 000 111') ->> 'already_open')::boolean, true, 'once at a time');
select results_eq(format('select phone, state from public.payments where bill_id = %L', tests.id_of('one')), $$ values ('254722000111', 'starting') $$, 'at the number that was named');
select is((select count(*) from public.audit_log where action = 'prompt_asked' and entity_id = tests.id_of('one')::text), 2::bigint, 'and the trail says so');
select tests.sign_in('asha');
select is((public.start_payment(tests.id_of('one')) ->> 'already_open')::boolean, true, 'the buyer has the same prompt');
select tests.as_owner();
select is((select count(*) from public.audit_log where action = 'prompt_asked'), 2::bigint, 'which is nothing for the trail');
update public.payments set state = 'prompted', checkout_request_id = 'C-desk', merchant_request_id = 'M-desk' where bill_id = tests.id_of('one');
select tests.as_service();
select is(public.settle_payment('C-desk', 'M-desk', 0, 'ok', 550, 'SKA4N7Q2XD'), 'paid', 'it is paid as any other');
select tests.sign_in('boss');
select is(pg_temp.ask('one'), 'already_paid', 'and then not asked for again');

select * from finish();
rollback;
