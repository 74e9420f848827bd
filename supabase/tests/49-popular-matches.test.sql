-- Of more products that look like what was typed than a search keeps, it keeps the most popular ones.
begin;
select plan(2);
select tests.make_shop();
insert into public.products (id, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt, position, status)
select 9100 + n, 'Z-' || n, 'zumari-' || n, 'Zumari Kavu', 'herbs', 'dried', '50 g', 60, 500, 7, 'A leaf.', 'For soup.', 'x', 'x', 1000 - n, 'active'
from generate_series(1, 300) n;
analyze public.products;

select ok(9400 in (select m.id from private.match_products('zumeri') m), 'with a typo');
select ok(9400 in (select m.id from private.match_products('zumari wingu') m), 'with one of two words');

select * from finish();
rollback;
