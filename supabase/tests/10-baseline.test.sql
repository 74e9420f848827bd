-- What holds for every table and function, whatever chapter adds it.
begin;
select plan(9);

select is_empty($$
  select c.relname from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
$$, 'every table has row level security');

select is_empty($$
  select c.relname from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select 1 from pg_policy p where p.polrelid = c.oid)
$$, 'every table has a policy');

select is_empty($$
  select polrelid::regclass || '.' || polname from pg_policy
  where polname !~ ('^'
    || case polrelid when 'storage.objects'::regclass then '[a-z_]+' else replace(polrelid::regclass::text, 'public.', '') end
    || '_(all|select|insert|update|delete)_[a-z]+(_[a-z]+)?$')
$$, 'policies are named <table>_<command>_<who>[_<of what>], those of files <bucket>_<command>_<who>');

select is_empty($$
  select p.oid::regprocedure from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)
$$, 'no function is open to PUBLIC');

select is_empty($$
  select p.oid::regprocedure from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not coalesce('search_path=""' = any (p.proconfig), false)
$$, 'every function fixes its search path');

select is_empty($$
  select c.relname, a.grantee::regrole, a.privilege_type from pg_class c, aclexplode(c.relacl) a
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.grantee in (0, 'anon'::regrole) and a.privilege_type <> 'SELECT'
$$, 'visitors write no table');

select is_empty($$
  select c.relname, a.privilege_type from pg_class c, aclexplode(c.relacl) a
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.grantee in ('anon'::regrole, 'authenticated'::regrole)
    and a.privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')
$$, 'nobody of the API may truncate, reference or put triggers on a table');

select set_eq($$
  select p.proname::text from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
$$, $$ values ('is_admin'), ('quote_order'), ('place_order'), ('search_products'), ('browse_products'), ('product_facets'),
  ('related_products'), ('review_counts'), ('cancel_order'), ('start_payment'), ('place_guest_order'), ('guest_order'), ('track_order'), ('claim_receipt'), ('named_receipt'), ('name_receipt'), ('refund_not_received'), ('waiting_receipt'), ('receipt_search'), ('pay_yourself'),
  ('request_return'), ('quote_return'), ('order_receipt'), ('receipt'), ('money_of_bill'), ('refunds_of'), ('set_buyer_pin'), ('prices_include_vat'), ('name_guest_photo'), ('may_store_guest_photo'),
  ('browse_practitioners'), ('practitioner_facets'), ('practitioner_page'), ('practitioner_slots'), ('practitioner_days'), ('read_invitation'),
  ('browse_questions'), ('read_question'), ('search_foods'), ('read_account_change'), ('undo_account_change'), ('send_contact_message') $$,
  'visitors may call these functions only');

select is_empty($$
  select f.conrelid::regclass, f.conname from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    and not exists (
      select 1 from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1] and i.indpred is null
    )
$$, 'every foreign key has an index');

select * from finish();
rollback;
