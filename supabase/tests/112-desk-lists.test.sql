-- The lists of the desks: search, filters, order, pages, files, and that no name from outside becomes SQL.
begin;
select plan(37);
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,packer,asha,baraka}'::text[]) name;
insert into public.user_roles (user_id, role) select tests.user_id(name), role from (values ('boss', 'admin'), ('packer', 'packer')) v (name, role);
select tests.sign_in('asha');
select tests.remember('one', (tests.order_of(9001, 1, 'cash')).id), tests.remember('two', (tests.order_of(9002, 2)).id);
select tests.as_visitor();
select public.place_guest_order(gen_random_uuid(), tests.items(9002, 1), 'cash', 'Chebet Koech', '0722 000 111', 'Nairobi City', 'Karen', 'Red gate');
select tests.as_owner();
update public.orders set placed_at = '2025-03-10 20:59:59+00' where id = tests.id_of('one');
update public.orders set placed_at = '2025-03-10 21:00:00+00' where id = tests.id_of('two');
create function pg_temp.column(list jsonb, name text) returns text language sql as $$
  select coalesce(string_agg(r.value ->> name, ' ' order by r.ordinality), '') from jsonb_array_elements(list -> 'rows') with ordinality r
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.sign_in('boss');
select is(public.desk_rows('orders') ->> 'total', '3', 'all orders');
select is(pg_temp.column(public.desk_rows('orders'), 'contact_name'), 'Chebet Koech Asha Mwangi Asha Mwangi', 'the newest first');
select is(pg_temp.column(public.desk_rows('orders', sort => 'total_kes', descending => false), 'total_kes'), '550 1100 1950', 'or by another column');
select is(public.desk_rows('orders', sort => 'nothing; drop table x') -> 'rows', public.desk_rows('orders') -> 'rows', 'an unknown order is the usual one');
select is(public.desk_rows('orders', 'koech') ->> 'total', '1', 'found by a part of the name');
select is(public.desk_rows('orders', '0722 000 111') ->> 'total', '1', 'by the phone as people write it');
select is(public.desk_rows('orders', 'ASHA@tests') ->> 'total', '2', 'by the address');
select is(public.desk_rows('orders', '%') ->> 'total', '0', 'signs of patterns mean themselves');
select is(public.desk_rows('orders', ''' or true --') ->> 'total', '0', 'and quotes too');
select is(public.desk_rows('orders', filters => '{"payment_method": "cash"}') ->> 'total', '2', 'filtered');
select is(public.desk_rows('orders', filters => '{"payment_method": "cash", "buyer": "guest"}') ->> 'total', '1', 'twice');
select is(public.desk_rows('orders', filters => '{"payment_method": "x'' or true --"}') ->> 'total', '0', 'a value stays a value');
select is(public.desk_rows('orders', filters => '{"id = id or true": "1", "phone": "1"}') ->> 'total', '3', 'an unknown filter narrows nothing');
select is(public.desk_rows('orders', filters => '[1]') ->> 'total', '3', 'nor does nonsense');
select is(pg_temp.column(public.desk_rows('orders', filters => '{"from": "2025-03-11", "until": "2025-03-11"}'), 'number'),
  (select number from public.orders where id = tests.id_of('two')), 'days are those of Nairobi');
select is(public.desk_rows('orders', filters => '{"from": "2025-13-45"}') ->> 'total', '3', 'no such day narrows nothing');
select is(pg_temp.column(public.desk_rows('orders', page_size => 2, page_offset => 2), 'number'),
  (select number from public.orders where id = tests.id_of('one')), 'page by page');
select is(jsonb_array_length(public.desk_rows('orders', page_size => 0) -> 'rows'), 1, 'a page has a row at least');
select is(tests.outcome($$ select public.desk_rows('pg_authid') $$), 'not_found', 'there are no other lists');
select is(tests.outcome($$ select public.desk_rows(null) $$), 'not_found', 'nor one without a name');

select is(public.desk_rows('customers', filters => '{"kind": "guest"}') #>> '{rows,0,name}', 'Chebet Koech', 'who bought as a guest is a customer');
select is(public.desk_rows('customers', 'asha') #>> '{rows,0,orders}', '2', 'an account with its orders');
select is(public.desk_rows('customers', 'baraka') #>> '{rows,0,spent_kes}', '0', 'or without any');
select is(public.desk_rows('subscriptions', 'asha') #>> '{rows,0,plan}', 'free', 'a plan for everybody');
select lives_ok($$ select public.set_user_plan(tests.user_id('asha'), 'gold') $$, 'the owner gives one');
select is(pg_temp.column(public.desk_rows('subscriptions', filters => '{"plan": "gold"}'), 'email'), 'asha@tests.example', 'and finds it');
select is(public.desk_rows('trail', filters => '{"action": "plan_set"}') #>> '{rows,0,person}', 'boss@tests.example', 'the trail says who did it');
select is(public.desk_rows('trail', 'BOSS@') ->> 'total', '1', 'and is searched by person');
select is(public.export_rows('orders', filters => '{"buyer": "guest"}') ->> 'total', '1', 'a list is taken along');
select is(jsonb_array_length(public.export_rows('orders', page_offset => 1) -> 'rows'), 2, 'in several steps');
select results_eq($$ select entity_id, detail from public.audit_log where action = 'exported' $$,
  $$ values ('orders', '{"rows": 1, "filters": {"buyer": "guest"}}'::jsonb) $$, 'which the diary keeps once');

-- Every list can be read, and sorted and filtered by what it says
create function pg_temp.broken() returns setof text language plpgsql as $$
declare
  l record;
  c text;
begin
  for l in select * from private.desk_lists loop
    foreach c in array l.sorts loop
      if tests.outcome(format('select public.desk_rows(%L, ''x'', sort => %L)', l.name, c)) <> 'accepted' then
        return next l.name || ' by ' || c;
      end if;
    end loop;
    foreach c in array l.filters loop
      if tests.outcome(format('select public.desk_rows(%L, filters => %L)', l.name, jsonb_build_object(c, 'x', 'from', '2025-01-01'))) <> 'accepted' then
        return next l.name || ' where ' || c;
      end if;
    end loop;
  end loop;
end
$$;
select tests.as_owner();
select set_config('request.jwt.claims', jsonb_build_object('sub', tests.user_id('boss'), 'role', 'authenticated')::text, true),
  set_config('request.jwt.claim.sub', tests.user_id('boss')::text, true);
select is_empty('select pg_temp.broken()', 'every list keeps its word');
select is_empty($$ select name from private.desk_lists where capability not in (select capability from private.role_capabilities) $$, 'and is opened by somebody');

select tests.sign_in('packer');
select is(public.desk_rows('orders') ->> 'total', '3', 'a packer reads orders');
select is(public.desk_rows('orders', 'asha@tests') ->> 'total', '0', 'without the accounts behind them');
select is(public.desk_rows('orders', 'koech') #> '{rows,0,email}', 'null'::jsonb, 'which stay empty');
select is(tests.outcome('select * from private.desk_customers'), '42501', 'what is behind the lists is nobody''s');

select * from finish();
rollback;
