-- An access token is good for an hour, and what it says may be over before: its session, or the factor it had shown.
begin;
select plan(25);
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,packer,asha}'::text[]) name;
insert into public.user_roles (user_id, email, role) select tests.user_id(name), name || '@tests.example', role
from (values ('boss', 'admin'), ('packer', 'packer')) v (name, role);
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select md5(name)::uuid, tests.user_id(name), 'totp', 'verified', now(), now() from unnest('{boss}'::text[]) name;
insert into auth.sessions (id, user_id, aal, created_at)
values (md5('of boss')::uuid, tests.user_id('boss'), 'aal2', now()), (md5('of packer')::uuid, tests.user_id('packer'), 'aal1', now()),
  (md5('of asha')::uuid, tests.user_id('asha'), null, now());
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9001, 1, 'cash')).id);
select tests.as_owner();

create function pg_temp.come(name text, aal text default 'aal1') returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.user_id(name), 'role', 'authenticated', 'aal', aal,
    'session_id', md5('of ' || name)::uuid))
$$;
grant execute on all functions in schema pg_temp to public;

-- As long as it goes on
select pg_temp.come('asha');
select is(private.caller(), tests.user_id('asha'), 'a session that goes on is its owner''s');
select isnt_empty('select from public.orders', 'who reads the own order');
select pg_temp.come('packer');
select isnt_empty('select from public.orders', 'somebody who packs sees orders');
select pg_temp.come('boss', 'aal2');
select isnt_empty('select from public.orders', 'and an owner with the factor');
select is(tests.outcome('select public.require_second_factor(''packer'', true)'), 'accepted', 'who asks others for one');
select is(tests.outcome('select public.require_second_factor(''packer'', false)'), 'accepted', 'or no more');

-- The token of somebody else's session
select tests.become('authenticated', jsonb_build_object('sub', tests.user_id('asha'), 'role', 'authenticated', 'aal', 'aal1',
  'session_id', md5('of packer')::uuid));
select is(private.caller(), null, 'a session opens no account but its own');

-- The factor went
select tests.as_owner();
update auth.sessions set aal = 'aal1' where user_id = tests.user_id('boss');
select pg_temp.come('boss', 'aal2');
select is(private.caller(), null, 'a session that lost its strength is nobody''s while there is a factor, whatever the token says');
select tests.as_owner();
update auth.sessions set aal = 'aal2' where user_id = tests.user_id('boss');
insert into private.requires_second_factor (role) values ('admin');
delete from auth.mfa_factors where user_id = tests.user_id('boss');
select pg_temp.come('boss', 'aal2');
select is(private.caller(), tests.user_id('boss'), 'without any factor the password is enough for the account');
select is_empty('select from public.orders', 'but not for a desk that asks for one');
select is(tests.outcome('select public.bill_queue()'), 'second_factor_needed', 'and its functions say so');
select is(tests.outcome('select public.require_second_factor(''admin'', false)'), 'second_factor_needed', 'the rule stays too');
select is(public.locked_roles(), '{admin}', 'the screens can tell');
select tests.as_owner();
delete from private.requires_second_factor where role = 'admin';

-- The session ended
delete from auth.sessions where user_id in (tests.user_id('packer'), tests.user_id('asha'));
select pg_temp.come('packer');
select is(private.caller(), null, 'a session that ended is nobody''s');
select is_empty('select from public.orders', 'no order is read with its token');
select is(tests.outcome('select * from public.order_queue()'), 'not_allowed', 'no queue');
select is(tests.outcome(format('select public.set_order_fulfilment(%L, ''packed'')', tests.id_of('order'))), 'not_allowed', 'none is changed');
select is(public.my_capabilities(), '{}', 'no desk is shown');
select is(public.locked_roles(), '{}', 'nor one that waits for a code');
select pg_temp.come('asha');
select is_empty('select from public.orders', 'its owner reads nothing either');
select is(tests.outcome('select public.export_my_data()'), 'not_signed_in', 'and is told to sign in');
select tests.as_owner();
update auth.sessions set not_after = now() - interval '1 second' where user_id = tests.user_id('boss');
select pg_temp.come('boss');
select is(private.caller(), null, 'nor is one whose time is over');
select tests.sign_in('boss');
select is(private.caller(), tests.user_id('boss'), 'a token that names no session is its subject''s: none can end');

-- Whoever is nobody writes nothing
select pg_temp.come('asha');
select is(tests.outcome($$ insert into public.addresses (label, contact_name, phone, county, town, landmark)
  values ('Home', 'Asha', '254712345678', 'Nairobi City', 'Kilimani', 'Gate') $$), '42501', 'nothing is written with its token');
select is(tests.outcome('select tests.order_of(9001, 1, ''cash'')'), 'not_signed_in', 'and nothing ordered');
select * from finish();
rollback;
