begin;
select plan(39);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');

-- Who sees and writes what
select tests.as_visitor();
select is(count(*), 3::bigint, 'visitors see active products') from public.products where id > 9000;
select is(count(*), 2::bigint, 'and the shelves') from public.product_categories;
select is(tests.outcome($$ update public.products set price_kes = 1 $$), '42501', 'visitors change no price');
select is(tests.outcome($$ insert into public.product_categories values ('x', 'x', 'x', 1) $$), '42501', 'nor shelves');
select is(tests.outcome('select * from public.stock_movements'), '42501', 'nor read movements');
select tests.sign_in('asha');
select is(count(*), 3::bigint, 'members see active products') from public.products where id > 9000;
select is(tests.touched($$ update public.products set price_kes = 1, stock = 1000 $$), 0::bigint, 'members change nothing');
select is(tests.touched($$ delete from public.products $$), 0::bigint, 'and delete nothing');
select is(tests.outcome($$ insert into public.products (sku, slug, name, category_id, form, size, weight_g, price_kes, summary, description, picture, picture_alt)
  values ('x', 'x', 'x', 'herbs', 'x', 'x', 1, 1, 'x', 'x', 'x', 'x') $$), '42501', 'and add nothing');
select is(tests.touched($$ update public.product_categories set name = 'x' $$), 0::bigint, 'shelves neither');
select is(tests.touched($$ update public.delivery_zones set base_fee_kes = 0 $$), 0::bigint, 'fees neither');
select is(tests.touched($$ update public.counties set zone_id = 'near' $$), 0::bigint, 'counties neither');
select is(tests.touched($$ update public.shop_settings set cash_limit_kes = 1000000 $$), 0::bigint, 'limits neither');
select is(count(*), 0::bigint, 'members read no movements') from public.stock_movements;
select tests.sign_in('boss');
select is(count(*), 4::bigint, 'administrators see drafts, too') from public.products where id > 9000;
select is(tests.touched($$ update public.products set price_kes = 320, stock = 7 where id = 9001 $$), 1::bigint,
  'administrators change price and stock');
select results_eq($$ select change, reason, actor from public.stock_movements where product_id = 9001 $$,
  $$ values (2, 'adjusted', tests.user_id('boss')) $$, 'a stock set by hand is a movement with its actor');
select is(tests.outcome($$ insert into public.stock_movements (product_id, change, reason) values (9001, 1, 'adjusted') $$),
  '42501', 'movements are not written by hand');
select is(tests.outcome($$ delete from public.stock_movements $$), '42501', 'nor deleted');
select is(tests.outcome($$ update public.products set stock = -1 where id = 9001 $$), '23514', 'stock is never negative');
select is(tests.outcome($$ update public.products set price_kes = 0 where id = 9001 $$), '23514', 'nothing is free');
select is(tests.outcome($$ update public.products set compare_at_kes = 100 where id = 9001 $$), '23514',
  'a former price is higher than the price');
select is(tests.touched($$ update public.shop_settings set cash_limit_kes = 4000 $$), 1::bigint, 'administrators set the limits');
select is(tests.touched($$ update public.delivery_zones set base_fee_kes = 300 where id = 'near' $$), 1::bigint, 'and fees');
select lives_ok($$ insert into public.products (sku, slug, name, category_id, form, size, weight_g, price_kes, summary, description, picture, picture_alt, stock, status)
  values ('x', 'rosemary', 'Rosemary', 'herbs', 'dried', '30 g', 40, 150, 'x', 'x', 'x', 'x', 3, 'active') $$, 'and add products');
select tests.as_service();
select is(tests.outcome($$ update public.stock_movements set change = 1 $$), '42501', 'movements are append-only for the service, too');

-- Search
select tests.as_visitor();
select results_eq($$ select id, total_count from public.search_products(category => 'herbs', page_size => 1) $$,
  $$ values (9001::bigint, 3::bigint) $$, 'a page says how many there are in all');
select results_eq($$ select name from public.search_products('mwarobaini') $$, $$ values ('Neem Leaf Powder') $$, 'by the Swahili name');
select results_eq($$ select name from public.search_products('mwarobani') $$, $$ values ('Neem Leaf Powder') $$, 'with a typo');
select results_eq($$ select name from public.search_products('MARGOSA') $$, $$ values ('Neem Leaf Powder') $$, 'by another name, in capitals');
select results_eq($$ select name from public.search_products('azadiracta') $$, $$ values ('Neem Leaf Powder') $$, 'by a botanical name with a typo');
select results_eq($$ select name from public.search_products('digestion') $$, $$ values ('Neem Leaf Powder') $$, 'by a use');
select results_eq($$ select name from public.search_products('neem pow') $$, $$ values ('Neem Leaf Powder') $$, 'while typing');
select results_eq($$ select name from public.search_products('leaf powder', sort => 'price_down') $$,
  $$ values ('Moringa Leaf Powder'), ('Neem Leaf Powder') $$, 'sorted by price');
select is_empty($$ select * from public.search_products('secret blend') $$, 'drafts are not found');
select is_empty($$ select * from public.search_products('!!! ''; drop table products --', category => 'nowhere') $$, 'nonsense finds nothing');
select is_empty($$ select * from public.search_products('xylophone') $$, 'what we do not have is not found');
select is(count(*), 4::bigint, 'page sizes and offsets out of range are put right')
  from public.search_products(page_size => -5, page_offset => -1, sort => 'nonsense') s, generate_series(1, 4) g;
select is((select provolatile from pg_proc where proname = 'search_products'), 's'::"char", 'it can be called with GET');

select * from finish();
rollback;
