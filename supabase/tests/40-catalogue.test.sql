begin;
select plan(90);
select tests.make_shop();

-- What counts as a slip
insert into private.search_vocabulary (word) values ('moringa'), ('pressed') on conflict do nothing;
select is(private.similar_words('morniga'), '{moringa}', 'two letters swapped are a slip');
select is(private.similar_words('presha'), '{}', 'some letters in common are none');
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

-- Ranking: a whole word above the beginning of one
select tests.as_owner();
delete from public.products where id < 9000;
insert into public.products (id, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt, position, status)
values
  (9011, 'T-11', 'vitamin-cocoa', 'Vitamin Cocoa', 'superfoods', 'powder', '1', 1, 100, 5, 'Cocoa with vitamin.', 'Cocoa, cinnamon, carob.', 'x', 'x', 1, 'active'),
  (9012, 'T-12', 'vitamin-d', 'Vitamin D', 'superfoods', 'tablets', '1', 1, 100, 5, 'A capsule.', 'Not made of citrus.', 'x', 'x', 2, 'active'),
  (9013, 'T-13', 'vitamin-c', 'Vitamin C', 'superfoods', 'tablets', '1', 1, 100, 5, 'A tablet.', 'For the cold season.', 'x', 'x', 900, 'active'),
  (9014, 'T-14', 'capsicum', 'Capsicum Salt', 'superfoods', 'salt', '1', 1, 100, 5, 'Vitamin C and salt.', 'For stew.', 'x', 'x', 3, 'active');
select tests.as_visitor();
select is((select name from public.search_products('vitamin c') limit 1), 'Vitamin C', 'whole words rank above beginnings');
select is((select array_agg(name) from (select name from public.search_products('vitamin c') limit 2) s), '{"Vitamin C","Capsicum Salt"}', 'names above prose');
select ok(exists (select 1 from public.search_products('vitamin coc') where id = 9011), 'beginnings are found while typing');
select is((select name from public.search_products('tablet for the cold season') limit 1), 'Vitamin C', 'words like "for" do not matter');
select results_eq($$ select name from public.search_products('vitamn c') limit 1 $$, $$ values ('Vitamin C') $$, 'a typo beside a short word');
select is(public.product_facets('{"query": "mornga"}') ->> 'did_you_mean', 'moringa', 'a typo is put right');
select is(public.product_facets('{"query": "leaff powdr"}') ->> 'did_you_mean', 'leaf powder', 'word by word');
select is(public.product_facets('{"query": "moringa"}') -> 'did_you_mean', 'null', 'a word we know is left alone');
select is(public.product_facets('{"query": "xylophone"}') -> 'did_you_mean', 'null', 'nonsense is not guessed at');
select is(public.product_facets('{"query": "secret"}') -> 'did_you_mean', 'null', 'a draft''s name is not given away');

-- Facets
select is(public.product_facets() -> 'total', '7', 'the counts begin with everything');
select is(jsonb_path_query_first(public.product_facets('{"category": "herbs"}'), '$.categories[*] ? (@.id == "superfoods").count'), '5', 'a group is counted with its own filter off');
select is(public.product_facets('{"category": "herbs"}') -> 'total', '2', 'the total with all of them on');
select is(jsonb_path_query_array(public.product_facets('{"category": "herbs"}'), '$.forms[*]'), '[{"id": "powder", "count": 2}]', 'forms of the chosen shelf');
select is(public.product_facets('{"category": "herbs"}') -> 'in_stock', '1', 'what is in stock');
select is(public.product_facets('{"category": "herbs"}') -> 'price', '{"min_kes": 320, "max_kes": 400}', 'from the cheapest to the dearest');
select is(jsonb_path_query_first(public.product_facets(), '$.uses[*] ? (@.id == "digestion").count'), '1', 'uses are read from the texts of a new product');
select results_eq($$ select id from public.browse_products('{"uses": ["digestion"]}') $$, $$ values (9001::bigint) $$, 'and narrow a list');
select results_eq($$ select id from public.browse_products('{"forms": ["powder"], "in_stock": true, "max_price_kes": 320}') $$, $$ values (9001::bigint), (9011) $$, 'filters add up');
select is_empty($$ select * from public.browse_products('{"forms": ["x'') or true --"], "herb": "''"}') $$, 'values stay values');
select is(count(*), 7::bigint, 'what makes no sense narrows nothing')
  from public.browse_products('{"min_price_kes": "cheap", "forms": [], "uses": 7, "min_rating": "9", "page_size": "all"}');
select is_empty($$ select * from public.browse_products('{"query": "secret"}') $$, 'drafts are in no list');
select results_eq($$ select id from public.related_products(9001) limit 1 $$, $$ values (9003::bigint) $$, 'the same shelf is near');
select is_empty($$ select * from public.related_products(9004) $$, 'a draft has no neighbours');

-- Options
select tests.sign_in('boss');
select lives_ok($$ insert into public.products (id, variant_of, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt, status)
  values (9021, 9003, 'T-3B', 'moringa-250', 'whatever', 'superfoods', 'x', '250 g', 280, 350, 4, '', '', 'moringa', 'Moringa', 'active') $$, 'an option is added');
select results_eq('select name, category_id, form, size, price_kes from public.products where id = 9021',
  $$ values ('Moringa Leaf Powder', 'herbs', 'powder', '250 g', 350) $$, 'it takes the texts of its product and keeps its own size and price');
select is(tests.outcome($$ update public.products set variant_of = 9021 where id = 9002 $$), 'bad_variant', 'options have no options');
select is(tests.outcome($$ update public.products set variant_of = 9002 where id = 9003 $$), 'bad_variant', 'nor may they come to have');
select is(tests.touched($$ update public.products set summary = 'New words.', name = 'Moringa' where id = 9003 $$), 1::bigint, 'the product is edited');
select results_eq('select name, summary from public.products where id = 9021', $$ values ('Moringa', 'New words.') $$, 'and its option with it');
select is(tests.touched($$ update public.products set status = 'archived' where id = 9003 $$), 1::bigint, 'it is withdrawn');
select is((select status from public.products where id = 9021), 'archived', 'with its option');
select is(tests.touched($$ update public.products set status = 'active' where id = 9021 $$), 1::bigint, 'which is not published alone');
select is((select status from public.products where id = 9021), 'archived', 'as long as its product is not');
select is(tests.touched($$ update public.products set status = 'active' where id = 9003 $$), 1::bigint, 'both come back');
select tests.as_visitor();
select results_eq($$ select variant_count, from_price_kes, in_stock from public.browse_products('{"query": "moringa"}') $$, $$ values (1, 350, true) $$,
  'a list shows the product once, with its options');
select results_eq($$ select id from public.browse_products('{"in_stock": true, "category": "herbs"}') $$, $$ values (9001::bigint), (9003) $$, 'one option in stock is enough');
select is(public.product_facets('{"category": "herbs"}') -> 'in_stock', '2', 'and counts so');
select is(public.product_facets('{"category": "herbs"}') -> 'total', '2', 'once');
select is(jsonb_path_query_array(public.product_facets('{"category": "herbs", "in_stock": true}'), '$.forms[*]'), '[{"id": "powder", "count": 2}]', 'beside the filter too');
select is(public.product_facets('{"in_stock": true}') -> 'total', (select to_jsonb(count(*)) from public.browse_products('{"in_stock": true}')), 'as many as the list shows');
select is(public.quote_order(tests.items(9021, 2)) ->> 'subtotal_kes', '700', 'a cart names an option by its id');

-- Pictures
select tests.sign_in('asha');
select is(tests.outcome($$ insert into public.product_pictures (product_id, picture, alt) values (9001, 'x', 'A leaf') $$), '42501', 'members add no pictures');
select is(tests.outcome($$ insert into storage.objects (bucket_id, name) values ('product-pictures', 'x.webp') $$), '42501', 'nor files');
select tests.sign_in('boss');
select lives_ok($$ insert into public.product_pictures (product_id, picture, alt) values (9001, 'uploads/abc', 'A leaf'), (9004, 'x', 'A secret') $$, 'administrators do');
select is(tests.outcome($$ insert into public.product_pictures (product_id, picture, alt) values (9001, 'y', ' ') $$), '23514', 'with words for those who do not see them');
select lives_ok($$ insert into storage.objects (bucket_id, name) values ('product-pictures', 'abc-320.webp') $$, 'and files');
select tests.as_visitor();
select is(count(*), 1::bigint, 'visitors see those of active products') from public.product_pictures;
select is(tests.outcome($$ insert into storage.objects (bucket_id, name) values ('product-pictures', 'x.webp') $$), '42501', 'and upload nothing');

select * from finish();
rollback;
