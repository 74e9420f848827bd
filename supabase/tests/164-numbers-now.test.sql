-- Money goes back to the number that paid, or to another with a reason: the desk reads which numbers the buyer has now.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,packer,boss,second}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('second'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 20;
select tests.as_service();
select public.tell_mpesa_powers('{status,reversal,b2c,balance,refund_status}');
create function pg_temp.paid(called text) returns uuid language sql security definer as $$
  select id from public.payments where bill_id = tests.id_of(called) order by created_at limit 1
$$;
create function pg_temp.offer(phone text default null) returns jsonb language sql as $$
  select public.offer_refund(tests.id_of('order'), pg_temp.paid('order'), 1100, phone)
$$;
create function pg_temp.ask(note text, phone text default '0797118003') returns text language sql as $$
  select tests.outcome(format('select public.ask_refund(%L, %L, 1100, %L, %L)', tests.id_of('order'), pg_temp.paid('order'), phone, note))
$$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('asha');
insert into public.profiles (user_id, phone) values (tests.user_id('asha'), '254712345671')
on conflict (user_id) do update set phone = excluded.phone;
select tests.remember('order', (tests.order_of(9002, 1)).id);
select tests.prompted(tests.id_of('order'), 'order');
select tests.as_service();
select public.settle_payment('order', 'M-order', 0, 'ok', 1100, 'RNUMBERS01');
select tests.sign_in('boss');
select is(pg_temp.offer() -> 'others', '[]', 'where the buyer has the number that paid there is nothing to choose');

-- the line is lost
select tests.as_owner();
update public.profiles set phone_changed_at = now() - interval '9 days' where user_id = tests.user_id('asha');
select tests.sign_in('asha');
update public.profiles set full_name = 'Asha Mwangi' where user_id = tests.user_id('asha');
select tests.as_owner();
select is((select phone_changed_at from public.profiles where user_id = tests.user_id('asha')), now() - interval '9 days', 'another change is none of the phone');
select tests.sign_in('asha');
update public.profiles set phone = '254797118003' where user_id = tests.user_id('asha');
select is(tests.outcome('update public.profiles set phone_changed_at = null'), '42501', 'nobody says by hand when');
select tests.sign_in('boss');
select is(pg_temp.offer() #- '{others,0,since}' -> 'others', '[{"of": "account", "phone": "254797118003"}]', 'the number of the account now stands beside it');
select is((pg_temp.offer() #>> '{others,0,since}')::timestamptz, now(), 'with the day on which it was changed');
select is(pg_temp.offer() ->> 'way', 'reversal', 'the whole is reversed to the number that paid');
select is(pg_temp.offer('0797118003') - '{others,limit_kes,most_kes,payer}'::text[], '{"way": "b2c", "phone": "254797118003", "needs_second": true, "is_other_phone": true}', 'or sent to the other one, which a second person looks at');
select is(pg_temp.ask(null), 'bad_note', 'not without a reason');
select is(pg_temp.ask('  '), 'bad_note', 'nor with an empty one');
select is(pg_temp.ask('She lost the line.'), 'accepted', 'but with one');
select is((select note || ' ' || phone || ' ' || is_other_phone from public.refund_queue() where bill_id = tests.id_of('order')), 'She lost the line. 254797118003 true', 'which whoever agrees reads');
select is(pg_temp.ask('again'), 'too_much', 'once');
select is(tests.outcome(format('select public.approve_refund(%L)', (select id from public.refund_queue() where bill_id = tests.id_of('order')))), 'own_refund', 'not agreed to by who asked');

-- a number of the order that did not pay
select tests.as_owner();
select is((select private.numbers_now(b, '254722000111') from public.bills b where b.id = tests.id_of('order')) #- '{0,since}',
  '[{"of": "account", "phone": "254797118003"}, {"of": "bill", "phone": "254712345671", "since": null}]', 'the number of an order that somebody else paid stands there as well');
select is((select private.numbers_now(b, '2547*****003') from public.bills b where b.id = tests.id_of('order')) -> 0 ->> 'of', 'bill', 'a number that M-Pesa shows with stars is known again');

select tests.sign_in('asha');
select is(tests.outcome(format('select public.offer_refund(%L, %L, 1)', tests.id_of('order'), pg_temp.paid('order'))), 'not_allowed', 'its buyer reads none of it');
select tests.sign_in('baraka');
select is(tests.outcome(format('select public.offer_refund(%L, %L, 1)', tests.id_of('order'), pg_temp.paid('order'))), 'not_allowed', 'nor a stranger');
select tests.sign_in('packer');
select is(tests.outcome(format('select public.offer_refund(%L, %L, 1)', tests.id_of('order'), pg_temp.paid('order'))), 'not_allowed', 'nor who packs');
select tests.as_visitor();
select is(tests.outcome(format('select public.offer_refund(%L, %L, 1)', tests.id_of('order'), pg_temp.paid('order'))), '42501', 'nor a visitor');
select * from finish();
rollback;
