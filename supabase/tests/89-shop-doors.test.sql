-- Who may do what with the shop's tables at all; the files of the chapters test which rows.
begin;
select plan(16);
select tests.make_shop();
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.writes(role_name text, wanted text) returns text language sql as $$
  select coalesce(string_agg(c.relname || ' ' || p, ', ' order by c.relname, p), '')
  from pg_class c, unnest('{insert,update,delete}'::text[]) p
  where c.relnamespace = 'public'::regnamespace and c.relname = any (wanted::text[])
    and (has_table_privilege(role_name, c.oid, p) or (p <> 'delete' and has_any_column_privilege(role_name, c.oid, p)))
$$;

select is(pg_temp.writes('authenticated', '{orders,order_items,order_events,order_notes,order_returns,order_return_items,payments,payment_events,
  payment_messages,receipt_claims,refunds,mpesa_statement_lines,coupon_redemptions,invoices,cart_items,product_reviews,review_reports,stock_movements,
  price_history,product_imports,audit_log,banned_claims}'), '', 'what functions write nobody writes by hand, not even an administrator');
select is(pg_temp.writes('service_role', '{order_events,payment_events,payment_messages,refunds,mpesa_statement_lines,stock_movements,price_history,product_imports,audit_log}'),
  'audit_log insert, mpesa_statement_lines insert, order_events insert, payment_events insert, payment_messages insert, refunds insert, stock_movements insert',
  'what is append-only the service appends to');
select is(has_table_privilege('anon', c.oid, 'select'), c.relname in ('products', 'product_categories', 'product_pictures', 'product_uses', 'delivery_zones', 'counties',
  'pickup_points', 'shop_settings'), 'visitors and the shelf')
from pg_class c where c.oid = 'public.products'::regclass;
select is((select array_agg(c.relname::text order by c.relname) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any ('{addresses,audit_log,
  banned_claims,cart_items,coupons,coupon_redemptions,invoices,low_stock_products,mpesa_statement_lines,order_events,order_items,order_notes,order_returns,order_return_items,
  payments,payment_events,payment_messages,payment_reconciliation,price_history,product_imports,receipt_claims,refunds,review_reports,stock_alerts,stock_movements,wishlist_items}'::text[])
  and has_any_column_privilege('anon', c.oid, 'select')), null, 'visitors read nothing of people or of the desks');
select is_empty($$
  select c.relname from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
    and (has_any_column_privilege('anon', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select'))
$$, 'nobody reads the private tables');

-- Pickup points and zones
insert into public.pickup_points (id, name, county, town, landmark, fee_kes, min_days, max_days, is_active) values
  ('open', 'Open desk', 'Nairobi City', 'CBD', 'Archives', 100, 0, 1, true), ('shut', 'Shut desk', 'Nairobi City', 'CBD', 'Archives', 100, 0, 1, false);
select tests.as_visitor();
select results_eq('select id from public.pickup_points', $$ values ('open') $$, 'visitors see open pickup points');
select is(tests.outcome($$ update public.pickup_points set fee_kes = 0 $$), '42501', 'and change none');
select is(count(*), 8::bigint, 'uses are public') from public.product_uses;
select tests.sign_in('asha');
select is(tests.touched($$ update public.pickup_points set fee_kes = 0 $$), 0::bigint, 'members change none');
select is(tests.touched($$ update public.product_uses set name = 'x' $$), 0::bigint, 'nor uses');
select is(tests.outcome($$ insert into public.product_uses (id, name, words, position) values ('x', 'x', 'x', 1) $$), '42501', 'nor add any');
select is((select count(*) from public.product_imports) + (select count(*) from public.mpesa_statement_lines) + (select count(*) from public.low_stock_products)
  + (select count(*) from public.payment_reconciliation) + (select count(*) from public.price_history) + (select count(*) from public.audit_log), 0::bigint, 'the desks are empty rooms to them');
select tests.sign_in('boss');
select is(count(*), 2::bigint, 'an administrator sees shut ones, too') from public.pickup_points;
select is(tests.touched($$ update public.pickup_points set fee_kes = 150 where id = 'open' $$), 1::bigint, 'and sets fees');
select is((select detail from public.audit_log where entity = 'pickup_points'), '{"fee_kes": [100, 150]}', 'which the diary keeps');
select ok((select count(*) from public.price_history) >= 4, 'and reads the history of prices');

select * from finish();
rollback;
