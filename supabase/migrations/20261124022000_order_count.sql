-- The landing page counts orders, and a visitor could ask for the rows behind the number: the id of every order. Now the
-- policy answers to HEAD alone, which has no rows; PostgREST says in `request.method` how it was asked. Nothing else asks
-- in that way: to the live updates, which have no method, and to every GET no order is there.
alter policy orders_select_visitor on public.orders using (current_setting('request.method', true) = 'HEAD');
comment on policy orders_select_visitor on public.orders is 'Visitors may count orders, by HEAD, and see none.';
