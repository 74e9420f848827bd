-- Views of lists that people of the team keep: their own, at most twenty of a list, each name once.
begin;
select no_plan();
select tests.make_user(name) from unnest('{boss,packer,editor,dietitian,asha}'::text[]) name;
insert into public.user_roles (user_id, role) select tests.user_id(name), role
from (values ('boss', 'admin'), ('packer', 'packer'), ('editor', 'content'), ('dietitian', 'practitioner')) v (name, role);

select tests.sign_in('boss');
select set_config('tests.view', public.save_view('orders', '  Paid,  to   pack ', 'payment_state=paid&fulfilment_state=placed')::text, true);
create function pg_temp.view() returns bigint language sql as $$ select current_setting('tests.view')::bigint $$;
create function pg_temp.save(list text, name text, query text default 'q=x') returns text language sql as $$
  select tests.outcome(format('select public.save_view(%L, %L, %L)', list, name, query))
$$;
select tests.as_owner();
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('boss');
select results_eq('select list, name, query from public.saved_views', $$ values ('orders', 'Paid, to pack', 'payment_state=paid&fulfilment_state=placed') $$, 'a view is kept');
select is(public.save_view('orders', 'paid, to pack', 'payment_state=paid&fulfilment_state=placed'), pg_temp.view(), 'the same one twice is one');
select is(pg_temp.save('orders', 'PAID, TO PACK'), 'name_taken', 'another needs another name');
select is(pg_temp.save('products', 'Paid, to pack'), 'accepted', 'in another list it does not');
select is(pg_temp.save('orders', name), 'bad_name', 'no name: ' || coalesce(name, 'null')) from unnest(array['', '  ', repeat('x', 41), '<b>', null]) name;
select is(pg_temp.save(list, 'x', query), 'bad_view', 'no view: ' || coalesce(list, 'null') || ' ' || coalesce(left(query, 20), 'null'))
from (values ('', 'q=x'), ('../x', 'q=x'), (null, 'q=x'), ('orders', ''), ('orders', null), ('orders', '?q=x'), ('orders', 'q=a b'), ('orders', repeat('x', 1001))) v (list, query);
select pg_temp.save('orders', 'view ' || n) from generate_series(1, 19) n;
select is(pg_temp.save('orders', 'one more'), 'too_many_views', 'twenty are enough');
select is(public.save_view('orders', 'Paid, to pack', 'payment_state=paid&fulfilment_state=placed'), pg_temp.view(), 'though a retry finds what it kept');
select is(pg_temp.save('customers', 'one more'), 'accepted', 'of each list');

select public.rename_view(pg_temp.view(), 'Pack now');
select is(name, 'Pack now', 'renamed') from public.saved_views where id = pg_temp.view();
select is(tests.outcome('select public.rename_view(pg_temp.view(), ''VIEW 3'')'), 'name_taken', 'not to the name of another');
select is(tests.outcome('select public.rename_view(pg_temp.view(), ''pack NOW'')'), 'accepted', 'but in other letters');
select is(tests.outcome('select public.rename_view(pg_temp.view(), '''')'), 'bad_name', 'not to nothing');

-- Nobody else's
select tests.sign_in('packer');
select is_empty('select * from public.saved_views', 'a colleague does not see them');
select is(tests.outcome('select public.rename_view(pg_temp.view(), ''Mine'')'), 'not_found', 'nor rename');
select is(public.delete_view(pg_temp.view()), false, 'nor delete them');
select is(tests.outcome($$ insert into public.saved_views (user_id, list, name, query) values (tests.user_id('packer'), 'orders', 'x', 'q=x') $$), '42501', 'there is one door');
select is(tests.outcome($$ update public.saved_views set name = 'x' $$), '42501', 'for changes too');
select is(pg_temp.save('orders', 'Mine'), 'accepted', 'a packer keeps views');
select tests.sign_in('editor');
select is(pg_temp.save('content', 'Mine'), 'accepted', 'a writer too');
select tests.sign_in('dietitian');
select is(pg_temp.save('consultations', 'Mine'), 'accepted', 'and a practitioner');
select tests.sign_in('asha');
select is(pg_temp.save('orders', 'Mine'), 'not_allowed', 'a member has no desk');
select tests.as_visitor();
select is(tests.outcome('select * from public.saved_views'), '42501', 'a visitor neither');
select is(pg_temp.save('orders', 'Mine'), '42501', 'has no function');

select tests.sign_in('boss');
select is(public.delete_view(pg_temp.view()), true, 'deleted');
select is(public.delete_view(pg_temp.view()), false, 'once');
select is(jsonb_array_length(public.export_my_data() #> '{tables,saved_views}'), 21, 'they are in the download of who kept them');
select tests.as_owner();
delete from auth.users where id = tests.user_id('packer');
select is_empty($$ select from public.saved_views where user_id = tests.user_id('packer') $$, 'and go with the account');
select * from finish();
rollback;
