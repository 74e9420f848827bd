-- Who may do what at the desks, by role; how roles are given and taken; and that nobody acts in another's name.
begin;
select plan(58);
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,deputy,packer,editor,dietitian,asha}'::text[]) name;
insert into public.user_roles (user_id, email, role)
select tests.user_id(name), name || '@tests.example', role
from (values ('boss', 'admin'), ('packer', 'packer'), ('editor', 'content'), ('dietitian', 'practitioner')) v (name, role);
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9001, 1, 'cash')).id);
select tests.as_owner();

-- What each may
create function pg_temp.can(who text) returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return array_to_string(public.my_capabilities(), ' ');
end
$$;
select is(pg_temp.can('boss'), 'books consultations content customers figures messages orders payments practices products returns reviews roles settings stock subscriptions telemetry testimonials trail',
  'the owner may do everything');
select tests.as_owner();
select is(pg_temp.can('packer'), 'orders stock', 'a packer sees and moves orders, and what runs low');
select tests.as_owner();
select is(pg_temp.can('editor'), 'content reviews testimonials', 'an editor has the words');
select tests.as_owner();
select is(pg_temp.can('dietitian'), 'consultations', 'a practitioner has consultations');
select tests.as_owner();
select is(pg_temp.can('asha'), '', 'a member has none');
select tests.as_owner();

-- No chapter asks for a capability that nobody has
select is_empty($$
  select found[1] from (
    select regexp_matches(prosrc, '(?:has|require)_capability\(''([a-z_]+)''\)', 'g') as found from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select regexp_matches(coalesce(qual, '') || coalesce(with_check, ''), 'has_capability\(''([a-z_]+)''', 'g') from pg_policies
  ) used where found[1] not in (select capability from private.role_capabilities)
$$, 'every capability that is asked for exists');
select is_empty($$
  select policyname from pg_policies
  where policyname ~ '_admin(_|$)' and coalesce(qual, '') || coalesce(with_check, '') !~ 'has_capability|is_admin'
$$, 'every policy of the desks asks for one');

-- Each function of a desk, by each role: refused exactly to those without its capability. The arguments reach nothing.
create temp table desk_calls (capability text, call text);
insert into desk_calls values
  ('orders', 'select public.order_queue()'),
  ('orders', 'select public.set_order_fulfilment(md5(''x'')::uuid, ''packed'')'),
  ('orders', 'select public.set_orders_fulfilment(array[md5(''x'')::uuid], ''packed'')'),
  ('orders', 'select public.packing_slips(''{}'')'),
  ('orders', 'select public.add_order_note(md5(''x'')::uuid, ''a'')'),
  ('customers', 'select public.customer_history(md5(''x'')::uuid)'),
  ('payments', 'select public.bill_queue()'),
  ('payments', 'select public.resolve_bill(md5(''x'')::uuid, ''paid'')'),
  ('payments', 'select public.record_refund(md5(''x'')::uuid, 1)'),
  ('payments', 'select public.take_twice_back(md5(''x'')::uuid, 1, 1)'),
  ('payments', 'select public.collect_cash(md5(''x'')::uuid, 1)'),
  ('payments', 'select public.import_statement_lines(''[]'')'),
  ('books', 'select public.desk_rows(''invoices'')'),
  ('returns', 'select public.set_return_state(md5(''x'')::uuid, ''approved'')'),
  ('products', 'select public.save_product(''{"id": 0}'')'),
  ('products', 'select public.check_product(''{}'')'),
  ('products', 'select public.duplicate_product(0)'),
  ('products', 'select public.set_product_status(''{0}'', ''draft'')'),
  ('products', 'select public.set_stock(0, 1, 1)'),
  ('products', 'select public.import_products(''[]'')'),
  ('products', 'select public.undo_import(md5(''x'')::uuid)'),
  ('reviews', 'select public.review_queue()'),
  ('reviews', 'select public.moderate_review(0, ''published'')'),
  ('content', 'select public.find_banned_claim(''x'')'),
  ('content', 'select public.list_content(''herb'')'),
  ('content', 'select public.check_content(''herb'', ''{}'')'),
  ('content', 'select public.save_content_draft(''herb'', ''x'', ''{}'')'),
  ('content', 'select public.submit_content(0)'),
  ('content', 'select public.return_content(0, ''x'')'),
  ('content', 'select public.publish_content(0, ''x'', ''2030-01-01'')'),
  ('content', 'select public.discard_content(0)'),
  ('content', 'select public.restore_content(0)'),
  ('content', 'select public.set_content_status(''herb'', ''none'', ''withdrawn'')'),
  ('subscriptions', 'select public.set_user_plan(md5(''x'')::uuid, ''none'')'),
  ('subscriptions', 'select public.set_user_plan(md5(''x'')::uuid, ''gold'')'),
  ('subscriptions', 'select public.get_user_subscription_status(md5(''x'')::uuid)'),
  ('practices', 'select public.practice_list()'),
  ('practices', 'select public.invite_practitioner(''x'', ''x'')'),
  ('practices', 'select public.check_licence(md5(''x'')::uuid, true)'),
  ('practices', 'select public.settle_absence(md5(''x'')::uuid, true)'),
  ('practices', 'select public.practice_utilisation(''2026-01-01'', ''2026-01-31'')'),
  ('figures', 'select public.shop_figures(''2026-01-01'', ''2026-01-31'')'),
  ('telemetry', 'select public.visit_figures(''2026-01-01'', ''2026-01-31'')'),
  ('orders', 'select public.desk_rows(''orders'')'),
  ('orders', 'select public.desk_rows(''customers'')'),
  ('orders', 'select public.export_rows(''customers'')'),
  ('orders', 'select public.customer_page(''0700000009'')'),
  ('orders', 'select public.add_customer_note(''0700000009'', ''a'')'),
  ('orders', 'select public.change_customer_note(0, ''a'')'),
  ('orders', 'select public.customer_tag_list()'),
  ('orders', 'select public.tag_customers(''{0700000009}'', ''VIP'')'),
  ('subscriptions', 'select public.desk_rows(''subscriptions'')'),
  ('reviews', 'select public.desk_rows(''reviews'')'),
  ('testimonials', 'select public.desk_rows(''testimonials'')'),
  ('messages', 'select public.desk_rows(''messages'')'),
  ('telemetry', 'select public.desk_rows(''errors'')'),
  ('telemetry', 'select public.desk_rows(''events'')'),
  ('trail', 'select public.desk_rows(''trail'')'),
  ('consultations', 'select public.desk_rows(''consultations'')'),
  ('roles', 'select public.list_staff()'),
  ('roles', 'select public.give_role(''x'', ''x'')'),
  ('roles', 'select public.take_role(md5(''x'')::uuid, ''x'')');
grant select on desk_calls to authenticated;
create function pg_temp.wrongly(who text) returns setof text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return query select c.call || ' → ' || tests.outcome(c.call) from desk_calls c
    where (tests.outcome(c.call) = 'not_allowed') = (c.capability = any (public.my_capabilities()));
end
$$;
grant execute on all functions in schema pg_temp to authenticated;
select is_empty($$ select pg_temp.wrongly('boss') $$, 'the owner''s calls are heard');
select tests.as_owner();
select is_empty($$ select pg_temp.wrongly('packer') $$, 'a packer''s as far as they are about orders');
select tests.as_owner();
select is_empty($$ select pg_temp.wrongly('editor') $$, 'an editor''s about words');
select tests.as_owner();
select is_empty($$ select pg_temp.wrongly('dietitian') $$, 'a practitioner''s are none of these');
select tests.as_owner();
select is_empty($$ select pg_temp.wrongly('asha') $$, 'and a member''s neither');
select is_empty($$
  select p.proname from pg_proc p join desk_calls c on strpos(c.call, 'public.' || p.proname || '(') > 0
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
$$, 'a visitor does not even get as far');

-- What the desks write, the diary keeps: each function that asks for a capability and changes something says so, or hands
-- on to one that does. A receipt's number is no decision of anybody.
select is_empty($$
  select p.proname from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
    and p.prosrc ~ '(require_capability|has_capability|lock_revision|begin_role_change|require_admin)\('
    and p.prosrc !~ 'private\.(audit|note_refund|take_factor_off|take_twice_back)\('
    and p.proname not in ('set_orders_fulfilment', 'restore_content', 'order_receipt')
$$, 'every change of a desk is in the diary');
select is_empty($$
  select distinct c.relname from pg_policies y join pg_class c on c.relname = y.tablename and c.relnamespace = 'public'::regnamespace
  where y.cmd <> 'SELECT' and y.schemaname = 'public' and coalesce(y.qual, '') || coalesce(y.with_check, '') ~ 'has_capability|is_admin'
    and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_row')
$$, 'and every table that is changed without one has its own line');

-- A packer at work, where there is something of everything that is closed to them
select tests.as_owner();
insert into public.payments (bill_id, method, amount_kes, phone, state) values (tests.id_of('order'), 'mpesa', 1, '254712345671', 'failed');
insert into public.coupons (code, kind, percent) values ('CLOSED', 'percent', 10);
select private.audit('looked', 'orders', 'x');
select tests.sign_in('packer');
select is(public.is_admin(), false, 'a packer is no administrator');
select is((select count(*) from public.order_queue('all')), 1::bigint, 'reads the queue');
select is((select count(*) from public.orders), 1::bigint, 'and the order');
select is((select count(*) from public.order_items), 1::bigint, 'with its lines');
select is(tests.outcome($$ select public.set_order_fulfilment(tests.id_of('order'), 'packed') $$), 'accepted', 'packs it');
select is(tests.outcome($$ select public.set_order_fulfilment(tests.id_of('order'), 'cancelled') $$), 'not_allowed', 'and cancels nothing');
select is((select fulfilment_state from public.orders), 'packed', 'the order stands as it stood');
select is((select count(*) from public.payments) + (select count(*) from public.refunds) + (select count(*) from public.audit_log)
  + (select count(*) from public.contact_messages) + (select count(*) from public.coupons) + (select count(*) from public.error_logs), 0::bigint,
  'payments, the diary, messages, coupons and errors are closed');
select ok((select count(*) from public.low_stock_products) >= 1, 'sees what runs low');
select is((select count(*) from public.products where status = 'draft'), 0::bigint, 'but no drafts');
select is(tests.touched($$ update public.products set price_kes = 1 $$), 0::bigint, 'changes no prices');
select is(tests.touched($$ update public.shop_settings set cash_limit_kes = 1 $$), 0::bigint, 'and no limits');
select is(tests.outcome($$ insert into public.user_roles (user_id, role) values (auth.uid(), 'admin') $$), '42501', 'and makes themselves no owner');
select tests.as_owner();
select results_eq($$ select actor, entity_id, detail ? 'number' from public.audit_log where action = 'order_packed' $$,
  $$ select tests.user_id('packer'), tests.id_of('order')::text, true $$, 'the diary names who packed');

-- An editor
select tests.sign_in('editor');
select is(tests.outcome($$ insert into public.testimonials (name, quote, rating) values ('Njeri', 'A warm tea on a cold day.', 5) $$), 'accepted', 'an editor adds a voice');
select is(tests.touched($$ update public.testimonials set is_active = false where name = 'Njeri' $$), 1::bigint, 'and hides it');
select is((select count(*) from public.orders) + (select count(*) from public.order_items), 0::bigint, 'but sees no orders');
select is(tests.touched($$ update public.products set name = 'x' $$), 0::bigint, 'and changes no products');
select tests.as_owner();
select is((select count(*) from public.audit_log where entity = 'testimonials' and actor = tests.user_id('editor')), 2::bigint, 'both are in the diary');

-- A practitioner
select tests.sign_in('dietitian');
select is((select count(*) from public.orders) + (select count(*) from public.audit_log) + (select count(*) from public.low_stock_products)
  + (select count(*) from public.testimonials where not is_active), 0::bigint, 'a practitioner sees nothing of the shop''s');

-- Giving and taking
select tests.sign_in('boss');
select is((select array_agg(email order by email) from public.list_staff()), '{boss@tests.example,dietitian@tests.example,editor@tests.example,packer@tests.example}', 'the owner sees who works here');
select is((select is_last_owner and is_me from public.list_staff() where email like 'boss%'), true, 'and that nobody else is an owner');
select is(tests.outcome($$ select public.give_role('nobody@tests.example', 'packer') $$), 'not_found', 'a role needs an account');
select is(tests.outcome($$ select public.give_role('asha@tests.example', 'member') $$), 'unknown_role', 'everybody is a member already');
select is(tests.outcome($$ select public.take_role(tests.user_id('boss'), 'admin') $$), 'last_owner', 'the last owner cannot step down');
select is(public.is_admin(), true, 'and has not');
select tests.as_owner();
update auth.users set email_confirmed_at = null where id = tests.user_id('asha');
select tests.sign_in('boss');
select is(tests.outcome($$ select public.give_role('asha@tests.example', 'packer') $$), 'not_confirmed', 'an address that nobody confirmed gets none');
select is(public.give_role(' Deputy@Tests.example ', 'admin'), tests.user_id('deputy'), 'the owner makes a second one');
select is(public.give_role('deputy@tests.example', 'admin'), tests.user_id('deputy'), 'which is harmless twice');
select is((select count(*) from public.audit_log where action = 'role_given'), 1::bigint, 'and once in the diary');
select is(public.take_role(tests.user_id('packer'), 'packer'), true, 'takes a role');
select is(public.take_role(tests.user_id('packer'), 'packer'), false, 'which is then gone');
select is((select detail ->> 'role' from public.audit_log where action = 'role_taken'), 'packer', 'the diary keeps that too');
select tests.sign_in('packer');
select is((select count(*) from public.notifications where title = 'A role of yours has ended'), 1::bigint, 'the person is told');
select is(tests.outcome('select public.order_queue()'), 'not_allowed', 'and the desk is closed at once, whatever token is held');
select tests.sign_in('deputy');
select is(public.is_admin(), true, 'the second owner is one');
select is(public.take_role(tests.user_id('boss'), 'admin'), true, 'and may take the first one''s role');
select is(tests.outcome($$ select public.take_role(tests.user_id('deputy'), 'admin') $$), 'last_owner', 'but not the last');

-- Nobody acts as somebody else
select is(tests.outcome('select * from auth.users'), '42501', 'an owner reads no accounts of Auth');
select tests.as_owner();
select is_empty($$
  select p.oid::regprocedure from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and p.prosrc ~* '(set_config|set\s+(local\s+)?role|session\s+authorization|request\.jwt)'
$$, 'no function takes on another identity');
select is_empty($$
  select p.oid::regprocedure from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and p.prosrc ~* '(insert\s+into|update)\s+auth\.(sessions|refresh_tokens|one_time_tokens|identities|mfa_)'
$$, 'none makes a session or a link for anybody');
select is_empty($$
  select c.relname from pg_class c where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'v')
    and (has_any_column_privilege('authenticated', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'insert')
      or has_any_column_privilege('authenticated', c.oid, 'update'))
$$, 'and no account reaches those of Auth itself');
select is((select user_id from public.orders where id = tests.id_of('order')), tests.user_id('asha'), 'what a customer did stays the customer''s');

select * from finish();
rollback;
