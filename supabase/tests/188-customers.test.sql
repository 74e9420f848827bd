-- Customers at the desk: who is one, what their page says to whom, and notes and tags. That it holds nothing of their health: 189.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,packer,juma,editor,dietitian,asha,baraka}'::text[]) name;
insert into public.user_roles (user_id, role) select tests.user_id(name), role
from (values ('boss', 'admin'), ('packer', 'packer'), ('juma', 'packer'), ('editor', 'content'), ('dietitian', 'practitioner')) v (name, role);
update public.products set stock = 1000;
update public.shop_settings set cash_limit_kes = 100000;
create function pg_temp.page(who text) returns jsonb language sql as $$ select public.customer_page(who) $$;
create function pg_temp.asha() returns text language sql as $$ select tests.user_id('asha')::text $$;
grant execute on all functions in schema pg_temp to public;

-- A member with everything, and a visitor who orders in three spellings
select tests.remember('hers', tests.delivered_to('asha', 9002));
select tests.sign_in('asha');
select tests.remember('open', (tests.order_of(9001, 2, 'cash')).id);
select public.send_contact_message(gen_random_uuid(), 'Asha', 'asha@tests.example', 'May I take neem in the evening, too?', 'product', null, null, 9000);
select tests.as_visitor();
select public.place_guest_order(gen_random_uuid(), tests.items(9002, 1), 'mpesa', 'Chebet Koech', p, 'Nairobi City', 'Karen', 'Red gate')
from unnest('{0722 000 111,+254722000111,254722000111}'::text[]) p;
select tests.as_owner();
insert into public.order_returns (order_id, state, reason, details, refund_kes) values (tests.id_of('hers'), 'requested', 'unwanted', 'Too much of it', 850);
insert into private.text_choices values ('254722000111', true, now());

select tests.sign_in('boss');
select is(pg_temp.page('0722000111') ->> 'orders_count', '3', 'a visitor''s phone in any spelling is one customer');
select is(pg_temp.page(p) ->> 'id', '254722000111', 'asked in any spelling too: ' || p) from unnest('{+254 722 000 111,0722-000-111,722000111}'::text[]) p;
select is(pg_temp.page('0722000111') ->> 'kind', 'guest', 'without an account');
select is(pg_temp.page('0722000111') ->> 'name', 'Chebet Koech', 'by the name of the newest order');
select is(pg_temp.page('0722000111') -> 'stopped', '["254722000111"]', 'who wrote STOP');
select is(pg_temp.page('0722000111') -> 'bookings', '[]', 'with no bookings');
select is(pg_temp.page(pg_temp.asha()) ->> 'orders_count', '2', 'an account with its orders');
select is(pg_temp.page(pg_temp.asha()) ->> 'owed_kes', (select total_kes::text from public.orders where id = tests.id_of('open')), 'what is still to be paid');
select is(pg_temp.page(pg_temp.asha()) -> 'stopped', '[]', 'nothing is stopped');
select is(jsonb_array_length(pg_temp.page(pg_temp.asha()) -> 'returns'), 1, 'her return');
select is(jsonb_array_length(pg_temp.page(pg_temp.asha()) -> 'messages'), 1, 'her message');
select is(pg_temp.page(pg_temp.asha()) ->> 'email', 'asha@tests.example', 'her address');
select is(tests.outcome(format('select public.customer_page(%L)', who)), 'not_found', 'nobody: ' || coalesce(who, 'null'))
from unnest(array['0733000999', '254700000000', 'x', '', gen_random_uuid()::text, null]) who;

-- A phone is an account's when a code confirmed it, never because somebody typed it
select tests.as_owner();
insert into public.profiles (user_id, phone) values (tests.user_id('baraka'), '254722000111');
select tests.sign_in('boss');
select is(pg_temp.page('0722000111') ->> 'kind', 'guest', 'a number that a member typed joins nobody');
select is(pg_temp.page(tests.user_id('baraka')::text) ->> 'orders_count', '0', 'and brings no orders');
select is(pg_temp.page(tests.user_id('baraka')::text) ->> 'confirmed_phone', null, 'nor counts as theirs');
select public.add_customer_note('0722000111', 'Call before noon');
select public.tag_customers('{0722000111}', 'Wholesale');
select tests.as_owner();
update auth.users set phone = '254722000111' where id = tests.user_id('baraka');
select tests.sign_in('boss');
select is(pg_temp.page('0722000111') ->> 'kind', 'guest', 'nor one that Auth has not confirmed');
select tests.as_owner();
update auth.users set phone_confirmed_at = now() where id = tests.user_id('baraka');
select tests.sign_in('boss');
select is(pg_temp.page('0722000111') ->> 'id', tests.user_id('baraka')::text, 'a confirmed one does');
select is(pg_temp.page('0722000111') ->> 'orders_count', '3', 'with what was ordered before');
select is(pg_temp.page('0722000111') #>> '{notes,0,body}', 'Call before noon', 'and what was noted');
select is(pg_temp.page('0722000111') #>> '{tags,0,tag}', 'Wholesale', 'and tagged');
select is(public.desk_rows('customers', '0722000111') ->> 'total', '1', 'the list has them once');
select is(public.desk_rows('customers', '0722000111') #>> '{rows,0,orders}', '3', 'with all orders');
select is(public.desk_rows('customers', filters => '{"tags": "Wholesale"}') #>> '{rows,0,id}', tests.user_id('baraka')::text, 'found by the tag');
select is(public.desk_rows('customers', filters => '{"tags": "x''] or true --"}') ->> 'total', '0', 'a tag stays a value');

-- Found by the number of an order
select is(public.desk_rows('customers', n) #>> '{rows,0,id}', pg_temp.asha(), 'by the number ' || n)
from public.orders o, unnest(array[o.number, lower(o.number), right(o.number, 6)]) n where o.id = tests.id_of('hers');

select tests.as_owner();
insert into public.customer_notes (user_id, body) values (tests.user_id('asha'), 'Pays in cash');

-- Who may: whoever sees orders, and no more than their other desks show
select tests.sign_in('packer');
select is(pg_temp.page(pg_temp.asha()) ->> 'orders_count', '2', 'a packer reads the orders');
select is(pg_temp.page(pg_temp.asha()) - 'orders' - 'notes' - 'tags' - 'phones' - 'since' - 'stopped',
  jsonb_build_object('id', pg_temp.asha(), 'kind', 'account', 'name', 'Asha Mwangi', 'email', null, 'confirmed_phone', null, 'orders_count', 2,
    'owed_kes', (pg_temp.page(pg_temp.asha()) -> 'owed_kes'), 'owed_back_kes', 0, 'spent_kes', null, 'spent_besides_kes', null,
    'returns', null, 'refunds', null, 'bookings', null, 'messages', null), 'and nothing of other desks');
select is(public.desk_rows('customers', 'asha@tests') ->> 'total', '0', 'no address');
select is(public.desk_rows('customers') ->> 'total', '2', 'nor who never ordered');
select is(public.desk_rows('customers') #> '{rows,0,spent_kes}', 'null'::jsonb, 'nor what they spent');
create temp table calls (call text);
insert into calls select format(c, pg_temp.asha()) from unnest('{select public.customer_page(%L),"select public.add_customer_note(%L, ''a'')",
  "select public.tag_customers(array[%L], ''VIP'')","select public.customer_tag_list(), %L","select public.change_customer_note(1, %L)",
  "select public.desk_rows(''customers''), %L"}'::text[]) c;
grant select on calls to public;
create function pg_temp.outcomes(who text) returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return (select string_agg(distinct tests.outcome(call), ' ') from calls);
end
$$;
select tests.as_owner();
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.outcomes(who), 'not_allowed', who || ' may not') from unnest('{editor,dietitian,asha}'::text[]) who;
select tests.as_visitor();
select is(tests.outcome(call), '42501', 'a visitor may not: ' || call) from calls;
select tests.sign_in('boss');
select is(tests.outcome('select * from public.customer_notes'), '42501', 'nobody reads the table of notes');
select is(tests.outcome('select * from public.customer_tags'), '42501', 'nor that of tags');

-- Notes: who wrote one, or the owner, puts it right
select tests.sign_in('packer');
select is(tests.outcome($$ select public.add_customer_note(pg_temp.asha(), '  ') $$), 'bad_note', 'an empty one is none');
select is(tests.outcome($$ select public.add_customer_note(pg_temp.asha(), repeat('x', 1001)) $$), 'bad_note', 'nor a book');
select is(tests.outcome($$ select public.add_customer_note('0733000999', 'x') $$), 'not_found', 'about nobody');
select set_config('tests.note', public.add_customer_note(pg_temp.asha(), ' Rings twice ')::text, true);
create function pg_temp.note() returns bigint language sql as $$ select current_setting('tests.note')::bigint $$;
create function pg_temp.noted() returns text language sql as $$
  select string_agg(concat_ws('/', n ->> 'author', n ->> 'body', n ->> 'may_change', (n ->> 'changed_at') is not null), ' ')
  from jsonb_array_elements(pg_temp.page(pg_temp.asha()) -> 'notes') n where n ->> 'author' is not null
$$;
select tests.as_owner();
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('packer');
select is(pg_temp.noted(), 'packer/Rings twice/true/f', 'it says who');
select tests.sign_in('juma');
select is(pg_temp.noted(), 'packer/Rings twice/false/f', 'a colleague reads it');
select is(tests.outcome('select public.change_customer_note(pg_temp.note(), ''Mine'')'), 'not_allowed', 'and leaves it');
select tests.sign_in('packer');
select public.change_customer_note(pg_temp.note(), 'Rings thrice');
select is(pg_temp.noted(), 'packer/Rings thrice/true/t', 'whoever wrote it corrects it');
select is(tests.outcome('select public.change_customer_note(pg_temp.note(), repeat(''x'', 1001))'), 'bad_note', 'within a note''s length');
select tests.sign_in('boss');
select public.change_customer_note(pg_temp.note(), 'Rings once');
select is(pg_temp.noted(), 'packer/Rings once/true/t', 'so does the owner');
select public.change_customer_note(pg_temp.note(), '');
select is(pg_temp.noted(), null, 'or takes it away');
select is(tests.outcome('select public.change_customer_note(pg_temp.note(), '''')'), 'not_found', 'once');

-- Tags: a list that grows, each customer for itself, twice is once
select tests.sign_in('packer');
select is(public.tag_customers(array[pg_temp.asha(), '0733000999'], '  Pays   late '),
  jsonb_build_array('{"id": "0733000999", "ok": false, "kind": "not_found", "message": "There is no such customer."}'::jsonb,
    jsonb_build_object('id', pg_temp.asha(), 'ok', true, 'kind', null, 'message', null)), 'each for itself');
select public.tag_customers(array[pg_temp.asha()], 'pays LATE');
select is(pg_temp.page(pg_temp.asha()) #> '{tags}' -> 0 ->> 'tag', 'Pays late', 'spelled as at first');
select is(jsonb_array_length(pg_temp.page(pg_temp.asha()) -> 'tags'), 1, 'once');
select is(pg_temp.page(pg_temp.asha()) #>> '{tags,0,author}', 'packer', 'with who put it on');
select is(public.customer_tag_list(), '{"Pays late",Wholesale}'::text[], 'the list of tags is what is in use');
select is(tests.outcome($$ select public.tag_customers(array[pg_temp.asha()], 'x') $$), 'bad_tag', 'too short');
select is(tests.outcome($$ select public.tag_customers(array[pg_temp.asha()], null) $$), 'bad_tag', 'none at all');
select is(tests.outcome($$ select public.tag_customers('{}', 'VIP') $$), 'too_many', 'on nobody');
select public.tag_customers(array[pg_temp.asha()], 'tag ' || n) from generate_series(1, 38) n;
select is(tests.outcome($$ select public.tag_customers(array[pg_temp.asha()], 'one more') $$), 'too_many_tags', 'forty are enough');
select is(tests.outcome($$ select public.tag_customers(array[pg_temp.asha()], 'wholesale') $$), 'accepted', 'those there are go on');
select public.tag_customers(array[pg_temp.asha()], 'tag ' || n, false) from generate_series(1, 38) n;
select is(public.tag_customers(array[pg_temp.asha()], 'tag 1', false) #>> '{0,ok}', 'true', 'taken off twice is off');
select is(public.customer_tag_list(), '{"Pays late",Wholesale}'::text[], 'and a tag that nobody has is gone');
select tests.as_owner();
select is(string_agg(distinct action, ' '), 'customer_note customer_note_changed customers_tagged customers_untagged', 'the diary keeps it')
from public.audit_log where entity in ('customer_notes', 'customer_tags');
select is(count(*) filter (where entity_id ~ '254'), 0::bigint, 'without a phone')
from public.audit_log where entity in ('customer_notes', 'customer_tags');

-- In the download, and gone with the account; a colleague who leaves takes nothing along
select tests.sign_in('asha');
select is(public.export_my_data() #>> '{tables,customer_notes,0,body}', 'Pays in cash', 'her notes are in her download');
select is(jsonb_array_length(public.export_my_data() #> '{tables,customer_tags}'), 2, 'her tags too');
select ok(not public.export_my_data() #> '{tables,customer_notes,0}' ? 'author_id', 'without who wrote them');
select tests.sign_in('baraka');
select is(public.export_my_data() #>> '{tables,customer_notes,0,body}', 'Call before noon', 'and what was noted at a confirmed phone');
select tests.as_owner();
delete from auth.users where id = tests.user_id('packer');
select is(count(*), 2::bigint, 'the tags of a colleague who left stay') from public.customer_tags where user_id = tests.user_id('asha');
update public.orders set fulfilment_state = 'delivered', payment_state = 'paid', return_state = 'none';
select ok(private.erase_account(tests.user_id('baraka')), 'an account is erased');
select is_empty($$ select from public.customer_notes where phone = '254722000111' $$, 'what was noted at its phone with it');
delete from auth.users where id = tests.user_id('asha');
select is_empty($$ select from public.customer_tags where user_id is not null $$, 'and however it goes, its tags go');

-- Two years
insert into public.customer_notes (phone, body, at) values ('254722000111', 'old', now() - interval '25 months'), ('254722000111', 'new', now() - interval '23 months');
insert into public.customer_tags (phone, tag, at) values ('254722000111', 'old', now() - interval '25 months');
select private.forget_old_records();
select is(string_agg(body, ' '), 'new', 'notes are kept two years') from public.customer_notes;
select is_empty('select from public.customer_tags', 'and tags');
select * from finish();
rollback;
