-- Which roles ask for a second factor, who says so, and what is closed without one.
begin;
select plan(44);
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,partner,packer,editor,dietitian,asha}'::text[]) name;
insert into public.user_roles (user_id, email, role)
select tests.user_id(name), name || '@tests.example', role
from (values ('boss', 'admin'), ('partner', 'admin'), ('packer', 'packer'), ('editor', 'content'), ('editor', 'packer'),
  ('dietitian', 'practitioner')) v (name, role);
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9001, 1, 'cash')).id);
select tests.as_owner();

-- Somebody whose session has shown the factor
create function pg_temp.sign_in_strong(name text) returns void language sql as $$
  select tests.become('authenticated',
    jsonb_build_object('sub', tests.user_id(name), 'role', 'authenticated', 'aal', 'aal2'))
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Nobody asks for anything
select tests.sign_in('boss');
select is(tests.outcome('select public.bill_queue()'), 'accepted', 'without a rule the desk is as it was');
select is(public.locked_capabilities(), '{}', 'and nothing is locked');
select tests.sign_in('asha');
select is(public.locked_capabilities(), '{}', 'a stranger has nothing that could be');
select tests.as_visitor();
select is(tests.outcome('select public.locked_capabilities()'), '42501', 'a visitor asks in vain');
select is(tests.outcome('select * from public.second_factor_roles()'), '42501', 'sees no rules');
select is(tests.outcome('select public.require_second_factor(''admin'', true)'), '42501', 'and makes none');
select tests.sign_in('asha');
select is(tests.outcome('select * from public.second_factor_roles()'), 'not_allowed', 'nor does a stranger see them');
select is(tests.outcome('select public.require_second_factor(''admin'', true)'), 'not_allowed', 'or make any');
select pg_temp.sign_in_strong('packer');
select is(tests.outcome('select public.require_second_factor(''packer'', false)'), 'not_allowed', 'nor somebody at a desk');
select tests.as_owner();
select is_empty($$
  select role from unnest('{anon,authenticated,service_role}'::text[]) role
  where has_any_column_privilege(role, 'private.requires_second_factor', 'select,insert,update')
$$, 'no key of the API opens the rules');

-- The owner makes the rules, and goes first
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('boss')::uuid, tests.user_id('boss'), 'totp', 'verified', now(), now());
select tests.sign_in('boss');
select is(tests.outcome('select public.require_second_factor(''practitioner'', true)'), 'second_factor_needed',
  'an owner who has shown no factor asks nobody for one');
select pg_temp.sign_in_strong('boss');
select is(tests.outcome('select public.require_second_factor(''member'', true)'), 'unknown_role', 'customers are never asked');
select is(tests.outcome(format('select public.require_second_factor(%L, true)', role)), 'accepted', role || ' can be asked')
from unnest('{admin,content,practitioner}'::text[]) role;
select is(tests.outcome('select public.require_second_factor(''admin'', true)'), 'accepted', 'twice is once');
select results_eq('select * from public.second_factor_roles()', $$
  values ('admin', true, 2::bigint, 1::bigint), ('packer', false, 2, 0), ('content', true, 1, 0), ('practitioner', true, 1, 0),
    ('accountant', false, 0, 0)
$$, 'the owner sees what is asked and who has it');
select tests.as_owner();
select is((select count(*) from public.audit_log where action = 'second_factor_required'), 3::bigint, 'each rule is in the diary once');
select is((select array_agg(n.user_id order by n.user_id) from public.notifications n
    where n.title = 'Your work asks for a second step now'),
  (select array_agg(id order by id) from unnest(array[tests.user_id('editor'), tests.user_id('dietitian'), tests.user_id('partner')]) id),
  'who has none yet is told');

-- The owner, weak and strong
select tests.sign_in('boss');
select is(tests.outcome('select public.bill_queue()'), 'second_factor_needed', 'money waits for the factor');
select is(tests.outcome('select public.record_refund(md5(''x'')::uuid, 1)'), 'second_factor_needed', 'and so does giving it back');
select is(tests.outcome('select public.give_role(''packer@tests.example'', ''admin'')'), 'second_factor_needed', 'and the roles');
select is(tests.outcome('select public.require_second_factor(''admin'', false)'), 'second_factor_needed', 'and the rule itself');
select ok('payments' = any (public.locked_capabilities()), 'which can be asked');
select ok('payments' = any (public.my_capabilities()), 'while the menu stays');
select is_empty('select 1 from public.orders', 'orders are not read');
select tests.become('authenticated', jsonb_build_object('sub', tests.user_id('boss'), 'role', 'authenticated', 'aal', 'aal1'));
select is_empty('select 1 from public.orders', 'nor by a session that says it has shown one factor');
select pg_temp.sign_in_strong('boss');
select isnt_empty('select 1 from public.orders', 'with the factor they are');
select is(tests.outcome('select public.bill_queue()'), 'accepted', 'and money is seen');
select is(public.locked_capabilities(), '{}', 'and nothing is locked');

-- Roles that ask for nothing work as they did; with two roles, each for itself
select tests.sign_in('packer');
select is(tests.outcome('select public.order_queue()'), 'accepted', 'a packer packs');
select tests.sign_in('editor');
select is(tests.outcome('select public.order_queue()'), 'accepted', 'an editor who packs too still packs');
select is(tests.outcome('select public.review_queue()'), 'second_factor_needed', 'and edits with the factor');
select tests.sign_in('asha');
select isnt_empty('select 1 from public.orders', 'a customer sees the own order without any factor');

-- A practitioner reads through their practice, which is closed without the factor
select tests.sign_in('dietitian');
select is(public.my_practice_id(), null, 'a practitioner who has shown no factor has no practice');
select is(public.locked_roles(), '{practitioner}', 'and can be told why');
select tests.as_visitor();
select is(tests.outcome('select public.locked_roles()'), '42501', 'which a visitor asks in vain');
select tests.as_owner();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('dietitian')::uuid, tests.user_id('dietitian'), 'totp', 'verified', now(), now());
select pg_temp.sign_in_strong('dietitian');
select isnt(public.my_practice_id(), null, 'with it the practice is open');

-- Its owner hears of a factor that came or went; one that came after a change goes when the change is undone
select tests.as_owner();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('thief')::uuid, tests.user_id('asha'), 'totp', 'unverified', now() + interval '1 minute', now());
update auth.mfa_factors set status = 'verified' where id = md5('thief')::uuid;
update auth.users set encrypted_password = 'thief' where id = tests.user_id('asha');
update private.account_changes set token_hash = private.token_hash('link') where user_id = tests.user_id('asha');
select is((select count(*) from public.notifications where title = 'A second step was switched on for your account'),
  1::bigint, 'a new factor is told');
select lives_ok($$ select public.undo_account_change('link') $$, 'undoing a change');
select is_empty($$ select 1 from auth.mfa_factors where user_id = tests.user_id('asha') $$, 'takes it away');
select is((select count(*) from public.notifications where title = 'A second step was switched off for your account'),
  1::bigint, 'which is told too');

-- A policy that forgets to ask is found
select tests.as_owner();
create function pg_temp.seen_weakly() returns bigint language plpgsql as $$
begin
  perform tests.sign_in('partner');
  return (select count(*) from public.orders);
end
$$;
create policy orders_select_careless on public.orders for select to authenticated using ((select public.is_admin()));
select is(pg_temp.seen_weakly(), 1::bigint, 'a policy that goes by the role alone would open the desk');
select tests.as_owner();
drop policy orders_select_careless on public.orders;
select is_empty($$
  select policyname from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'is_admin|user_roles'
    and tablename <> 'user_roles'
$$, 'so none does');

select * from finish();
rollback;
