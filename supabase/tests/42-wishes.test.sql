begin;
select plan(28);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');

select tests.as_visitor();
select is(tests.outcome('select * from public.wishlist_items'), '42501', 'visitors keep their wishes at home');
select is(tests.outcome($$ insert into public.stock_alerts (product_id) values (9003) $$), '42501', 'and wait for nothing');
select is(tests.outcome('select public.merge_wishlist(array[9001])'), '42501', 'nor merge');
select tests.sign_in('asha');
select lives_ok('insert into public.wishlist_items (product_id) values (9001)', 'a wish is kept');
select is(tests.outcome('insert into public.wishlist_items (product_id) values (9001)'), '23505', 'once');
select is(tests.outcome('insert into public.wishlist_items (product_id) values (9004)'), '42501', 'of what can be seen');
select is(tests.outcome($$ insert into public.wishlist_items (user_id, product_id) values (tests.user_id('baraka'), 9001) $$), '42501', 'for oneself');
select is(public.merge_wishlist('{9002,9001,9004,424242,9003}'), 2, 'a device''s wishes are added');
select is(public.merge_wishlist('{9002,9001,9004,424242,9003}'), 0, 'once');
select is(public.merge_wishlist(null), 0, 'nothing adds nothing');
select bag_eq('select product_id from public.wishlist_items', $$ values (9001::bigint), (9002), (9003) $$, 'they are all there');
select tests.sign_in('baraka');
select is_empty('select * from public.wishlist_items', 'a stranger sees none');
select is(tests.touched('delete from public.wishlist_items'), 0::bigint, 'and removes none');
select tests.sign_in('asha');
select is(tests.touched('delete from public.wishlist_items where product_id = 9002'), 1::bigint, 'the owner does');

-- Back in stock
select lives_ok('insert into public.stock_alerts (product_id) values (9003), (9001)', 'asha waits for two products');
select is(tests.outcome('update public.stock_alerts set product_id = 9002'), '42501', 'a wait is not rewritten');
select tests.sign_in('boss');
select is_empty('select * from public.stock_alerts', 'who waits is not even the administrators'' to see');
update public.products set stock = stock + 5 where id = 9001;
update public.products set price_kes = 410 where id = 9003;
select tests.sign_in('asha');
select is_empty($$ select * from public.notifications $$, 'more of what was there is no news');
select tests.sign_in('boss');
update public.products set stock = 3 where id = 9003;
update public.products set stock = 0 where id = 9003;
update public.products set stock = 3 where id = 9003;
select tests.sign_in('asha');
select results_eq($$ select title, message, metadata ->> 'link' from public.notifications $$,
  $$ values ('Back in stock', 'Something you asked about can be ordered again.', '/product/9003') $$, 'asha hears of it once, without its name');
select results_eq('select product_id from public.stock_alerts', $$ values (9001::bigint) $$, 'and still waits for the other');
select tests.as_owner();
update public.products set stock = 0 where id = 9001;
update public.products set status = 'draft', stock = 4 where id = 9001;
select is(count(*), 1::bigint, 'a draft is no news') from public.notifications;
update public.products set status = 'active' where id = 9001;
select is(count(*), 2::bigint, 'its return is') from public.notifications;
select tests.sign_in('asha');
insert into public.stock_alerts (product_id) values (9001);
select tests.as_owner();
update public.products set expires_on = private.nairobi_date() where id = 9001;
update public.products set stock = stock + 5 where id = 9001;
update public.products set stock = 0 where id = 9001;
update public.products set stock = 5 where id = 9001;
select is(count(*), 2::bigint, 'more of a lot that has expired is no news') from public.notifications;
update public.products set expires_on = private.nairobi_date() + 90 where id = 9001;
select is(count(*), 3::bigint, 'a new lot with the same number of pieces is') from public.notifications;
select tests.sign_in('asha');
insert into public.stock_alerts (product_id) values (9001);
select tests.as_owner();
update public.products set expires_on = private.nairobi_date() + 120 where id = 9001;
select is(count(*), 3::bigint, 'a later date for what can be had is none') from public.notifications;
update public.products set expires_on = private.nairobi_date() where id = 9001;
update public.products set expires_on = null, stock = 8 where id = 9001;
select is(count(*), 4::bigint, 'both at once are') from public.notifications;

-- Limits
select tests.sign_in('asha');
select tests.as_owner();
insert into public.products (id, sku, slug, name, category_id, form, size, weight_g, price_kes, summary, description, picture, picture_alt, status)
select 20000 + n, 'W-' || n, 'wish-' || n, 'x', 'herbs', 'x', 'x', 1, 1, 'x', 'x', 'x', 'x', 'active' from generate_series(1, 250) n;
select tests.sign_in('asha');
select is(public.merge_wishlist(array(select 20000 + n from generate_series(1, 250) n)::bigint[]), 198, 'as many as fit');
select is(tests.outcome('insert into public.wishlist_items (product_id) values (20250)'), 'list_full', 'then the list is full');

select * from finish();
rollback;
