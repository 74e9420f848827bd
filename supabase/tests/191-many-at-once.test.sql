-- Many rows at once: an answer for each, what is refused stays, and nothing is done or told twice.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,packer,editor,dietitian,asha,baraka}'::text[]) name;
insert into public.user_roles (user_id, role) select tests.user_id(name), role
from (values ('boss', 'admin'), ('packer', 'packer'), ('editor', 'content'), ('dietitian', 'practitioner')) v (name, role);
insert into public.product_reviews (user_id, product_id, rating, title, body, author_name, state, held_reason, moderator_note)
select tests.user_id(name), 9002, 5, 'Good', 'It is a good honey, and it came soon.', initcap(name), 'held', 'claim', 'Read it twice'
from unnest('{asha,baraka}'::text[]) name;
create function pg_temp.reviews() returns bigint[] language sql security definer as $$ select array_agg(id order by id) from public.product_reviews $$;
create function pg_temp.done(answer jsonb) returns text language sql as $$
  select string_agg(concat_ws(' ', a ->> 'ok', a ->> 'kind'), ', ' order by (a ->> 'ok') desc, a ->> 'kind') from jsonb_array_elements(answer) a
$$;
create function pg_temp.told() returns bigint language sql security definer as $$ select count(*) from public.notifications where title = 'Your review is published' $$;
insert into public.contact_messages (id, client_key, name, email, topic, message)
select md5('m' || n)::uuid, gen_random_uuid(), 'Asha', 'asha@tests.example', 'other', 'Do you have honey again?' from generate_series(1, 3) n;
insert into public.products (id, variant_of, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt, position, status)
values (9010, 9002, 'T-2-B', 'acacia-honey-b', 'Raw Acacia Honey', 'superfoods', 'honey', '1 kg', 1300, 1600, 5, 'Raw', 'From Kitui.', 'honey', 'Honey', 2, 'active');
grant execute on all functions in schema pg_temp to public;

-- Reviews, also for writers
select tests.sign_in('editor');
select is(pg_temp.done(public.moderate_reviews(pg_temp.reviews() || 0::bigint, 'published')), 'true, true, false not_found', 'an answer for each review');
select is(pg_temp.told(), 2::bigint, 'both writers are told');
select is(pg_temp.done(public.moderate_reviews(pg_temp.reviews(), 'published')), 'true, true', 'once more is done already');
select is(pg_temp.told(), 2::bigint, 'and tells nobody twice');
select is(pg_temp.done(public.moderate_reviews(pg_temp.reviews(), 'eaten')), 'false wrong_state, false wrong_state', 'a state that is none');
select tests.as_owner();
select is(string_agg(distinct moderator_note, ','), 'Read it twice', 'what was noted stays') from public.product_reviews;

-- Messages
select tests.sign_in('boss');
select is(public.settle_messages(array[md5('m1')::uuid, md5('m9')::uuid], 'answered') @> jsonb_build_array(
  jsonb_build_object('id', md5('m1')::uuid, 'ok', true, 'kind', null, 'message', null),
  jsonb_build_object('id', md5('m9')::uuid, 'ok', false, 'kind', 'not_found', 'message', 'There is no such message any more.')), true, 'messages');
select set_config('tests.settled', settled_at::text, true) from public.contact_messages where id = md5('m1')::uuid;
select is(pg_temp.done(public.settle_messages(array[md5('m1')::uuid, md5('m1')::uuid, md5('m2')::uuid], 'answered')), 'true, true', 'twice is once');
select is(count(*), 2::bigint, 'answered') from public.contact_messages where state = 'answered' and settled_at is not null;
select is(pg_temp.done(public.settle_messages(array[md5('m3')::uuid], 'lost')), 'false wrong_state', 'a state that is none');

-- Products: what is refused stays, the others go
select is(pg_temp.done(public.move_products('{9001,9004,7}', 'archived')), 'true, true, false not_found', 'products are archived');
select is(string_agg(status, ' ' order by id), 'archived archived', 'they are') from public.products where id in (9001, 9004);
select is(pg_temp.done(public.move_products('{9001}', 'eaten')), 'false wrong_state', 'a state that is none');
select is(pg_temp.done(public.shelve_products('{9002,9010,9003}', 'herbs')), 'true, true, false is_option', 'put on a shelf');
select is(string_agg(category_id, ' ' order by id), 'herbs herbs herbs', 'an option goes with its product') from public.products where id in (9002, 9003, 9010);
select is(pg_temp.done(public.shelve_products('{9002}', 'attic')), 'false bad_shelf', 'a shelf that is none');
select tests.as_owner();
select is(count(*), 1::bigint, 'the diary has the one that moved, once') from public.audit_log where action = 'product_saved';
select is(count(*), 2::bigint, 'and each message') from public.audit_log where entity = 'contact_messages';

-- Who may, and how many
create temp table calls (call text, who text);
insert into calls values
  ('select public.moderate_reviews(''{1}'', ''published'')', 'boss editor'), ('select public.settle_messages(array[md5(''m3'')::uuid], ''new'')', 'boss'),
  ('select public.move_products(''{9001}'', ''draft'')', 'boss'), ('select public.shelve_products(''{9001}'', ''herbs'')', 'boss');
grant select on calls to public;
create function pg_temp.outcomes(who text) returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return (select string_agg(c.call, ' ') from calls c where (tests.outcome(c.call) = 'accepted') <> ($1 = any (string_to_array(c.who, ' '))));
end
$$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.outcomes('boss'), null, 'the owner may');
select is(pg_temp.outcomes('packer'), null, 'a packer none of these');
select is(pg_temp.outcomes('editor'), null, 'a writer reviews');
select is(pg_temp.outcomes('dietitian'), null, 'a practitioner none');
select is(pg_temp.outcomes('asha'), null, 'nor a member');
select tests.as_visitor();
select is(tests.outcome(call), '42501', 'nor a visitor: ' || call) from calls;
select tests.sign_in('boss');
select is(tests.outcome('select public.move_products(''{}'', ''draft'')'), 'too_many', 'none are none');
select is(tests.outcome('select public.move_products(''{null}'', ''draft'')'), 'too_many', 'nor is nothing');
select is(tests.outcome('select public.move_products(array(select generate_series(1, 201)), ''draft'')'), 'too_many', 'two hundred are enough');
select * from finish();
rollback;
