begin;
select plan(18);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
create function pg_temp.add(label text, phone text default '0712 345 671', is_default boolean default false) returns text language sql as $$
  select tests.outcome(format('insert into public.addresses (label, contact_name, phone, county, town, landmark, is_default)
    values (%L, ''Asha Mwangi'', %L, ''Nairobi City'', ''Kilimani'', ''Blue gate'', %L)', label, phone, is_default))
$$;
grant execute on all functions in schema pg_temp to public;

select tests.as_visitor();
select is(pg_temp.add('Home'), '42501', 'visitors save no address');
select is(tests.outcome('select * from public.addresses'), '42501', 'and read none');
select tests.sign_in('asha');
select is(pg_temp.add('Home'), 'accepted', 'a member does');
select results_eq('select phone, is_default from public.addresses', $$ values ('254712345671', true) $$, 'the first is the default, its phone as everywhere');
select is(pg_temp.add('Work', '+254110 000 000', true), 'accepted', 'a new default');
select results_eq('select label from public.addresses where is_default', $$ values ('Work') $$, 'takes the place of the old');
select is(pg_temp.add('Bad', '12'), 'bad_phone', 'a wrong phone is refused');
select is(tests.outcome($$ update public.addresses set phone = 'x' $$), 'bad_phone', 'also later');
select is(tests.outcome($$ update public.addresses set user_id = tests.user_id('baraka') $$), '42501', 'an address is not given away');
select is(tests.outcome($$ update public.addresses set county = 'Atlantis' $$), '23503', 'it lies in a county');
select is(tests.touched($$ update public.addresses set is_default = true where label = 'Home' $$), 1::bigint, 'the default changes');
select results_eq('select label from public.addresses where is_default', $$ values ('Home') $$, 'and is one');
select is(count(pg_temp.add('More ' || n)), 8::bigint, 'ten addresses') from generate_series(1, 8) n;
select is(pg_temp.add('Eleven'), 'list_full', 'are enough');
select tests.sign_in('baraka');
select is_empty('select * from public.addresses', 'a stranger sees none');
select is(tests.touched('delete from public.addresses'), 0::bigint, 'and deletes none');
select is(tests.outcome($$ insert into public.addresses (user_id, contact_name, phone, county, town, landmark) values (tests.user_id('asha'), 'Eve', '0712345671', 'Nairobi City', 'x y', 'xxx') $$), '42501', 'nor adds one for others');
select tests.sign_in('asha');
select is(tests.touched('delete from public.addresses'), 10::bigint, 'the owner does');

select * from finish();
rollback;
