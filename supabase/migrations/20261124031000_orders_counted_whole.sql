-- A visitor's count of orders took filters, and by the counts of narrower and narrower ranges the ids behind it could be
-- found one by one. The number is told to a statement that counts all of them: one with a condition finds no order. Both
-- services behind the API ask for orders by that name, and write no condition that the address does not hold.
alter policy orders_select_visitor on public.orders using ((
  select current_setting('request.method', true) = 'HEAD'
    and current_query() ~* '\morders\M' and current_query() !~* '\mwhere\M'));
comment on policy orders_select_visitor on public.orders is
  'Visitors may count all orders, by HEAD and without a filter, and see none.';
