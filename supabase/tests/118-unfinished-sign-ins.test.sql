-- Somebody who has a second factor and shows the password alone is a visitor, in every table, file and function.
begin;
select plan(26);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,boss}'::text[]) name;
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select md5(name)::uuid, tests.user_id(name), 'totp', 'verified', now(), now() from unnest('{asha,boss}'::text[]) name;
-- Where Auth runs, the level is a type of its own: only a word that is written out fits it and ours.
insert into auth.sessions (id, user_id, aal)
select md5(name || ' ' || 'aal1')::uuid, tests.user_id(name), 'aal1' from unnest('{asha,baraka,boss}'::text[]) name;
insert into auth.sessions (id, user_id, aal)
select md5(name || ' ' || 'aal2')::uuid, tests.user_id(name), 'aal2' from unnest('{asha,baraka,boss}'::text[]) name;

create function pg_temp.sign_in(name text, aal text) returns void language sql as $$
  select tests.become('authenticated', jsonb_build_object('sub', tests.user_id(name), 'role', 'authenticated', 'aal', aal,
    'session_id', md5(name || ' ' || aal)))
$$;
-- How many rows of a table the caller reads; none where it may not ask.
create function pg_temp.rows_of(place text) returns bigint language plpgsql as $$
declare
  many bigint;
begin
  execute format('select count(*) from %s', place) into many;
  return many;
exception when insufficient_privilege then
  return 0;
end
$$;
create function pg_temp.removed_from(place text) returns bigint language plpgsql as $$
begin
  return tests.touched('delete from ' || place);
exception when insufficient_privilege then
  return 0;
end
$$;
grant execute on all functions in schema pg_temp to public;

-- Who is calling
select tests.sign_in('asha');
select is(private.caller(), null, 'a session of before that says nothing of factors is nobody''s');
select pg_temp.sign_in('asha', 'aal1');
select is(private.caller(), null, 'nor is one that has shown the password');
select pg_temp.sign_in('asha', 'aal2');
select is(private.caller(), tests.user_id('asha'), 'with the factor it is hers');
select pg_temp.sign_in('baraka', 'aal1');
select is(private.caller(), tests.user_id('baraka'), 'who has no factor needs none');
select tests.as_owner();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('begun')::uuid, tests.user_id('baraka'), 'totp', 'unverified', now(), now()),
  (md5('codes')::uuid, tests.user_id('baraka'), 'recovery_code', 'verified', now(), now());
select pg_temp.sign_in('baraka', 'aal1');
select is(private.caller(), tests.user_id('baraka'), 'nor who has begun with one, or has codes without one');
select tests.as_owner();

-- One row of hers in every table, whatever it means: rows that refer to one another have the same keys.
create function pg_temp.fill(place regclass) returns void language plpgsql as $$
declare
  filled text;
  it record;
begin
  select format('insert into %s (%s) overriding system value values (%s) on conflict do nothing', place,
    string_agg(quote_ident(a.attname), ', '), string_agg(case
      when exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = place
        and f.confrelid = 'auth.users'::regclass and f.conkey = array[a.attnum])
        then quote_literal(tests.user_id('asha'))
      when t.typname = 'uuid' then quote_literal(md5('one'))
      when t.typtype = 'e' then (select quote_literal(enumlabel) from pg_enum where enumtypid = t.oid limit 1)
      else case t.typcategory when 'N' then '1' when 'B' then 'true' when 'A' then '''{}''' when 'D' then '''now'''
        when 'T' then '''1 day''' when 'R' then '''empty'''
        else case when t.typname in ('json', 'jsonb') then '''{}''' else '''x''' end end
      end || '::' || format_type(a.atttypid, null), ', '))
  into filled
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = place and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  for it in select conname from pg_constraint where conrelid = place and contype in ('c', 'f') loop
    execute format('alter table %s drop constraint %I', place, it.conname);
  end loop;
  for it in
    select attname from pg_attribute a where attrelid = place and attnum > 0 and attnotnull and attgenerated <> ''
  loop
    execute format('alter table %s alter %I drop not null', place, it.attname);
  end loop;
  execute format('alter table %s disable trigger user', place);
  execute filled;
end
$$;
create temporary table places as
select c.oid::regclass as place from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p');
grant select on places to public;
select pg_temp.fill(place) from places;
insert into storage.objects (id, bucket_id, name)
values (gen_random_uuid(), 'avatars', tests.user_id('asha') || '/one.webp'),
  (gen_random_uuid(), 'return-photos', tests.user_id('asha') || '/one/one.webp'),
  (gen_random_uuid(), 'consultation-files', md5('one')::uuid || '/' || tests.user_id('asha') || '/one.pdf');

create temporary table seen (place text, whom text, many bigint);
grant select, insert on seen to public;
create function pg_temp.look(whom text) returns void language sql as $$
  insert into seen select p.place::text, whom, pg_temp.rows_of(p.place::text) from (
    select place::text from places union all select 'storage.objects'
    union all select format('public.%I', viewname) from pg_views where schemaname = 'public') p
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.sign_in('asha', 'aal2'), pg_temp.look('strong');
select pg_temp.sign_in('asha', 'aal1'), pg_temp.look('weak');
select tests.as_visitor(), pg_temp.look('visitor');
select tests.as_owner();
select is_empty($$
  select w.place, w.many, v.many from seen w join seen v using (place)
  where w.whom = 'weak' and v.whom = 'visitor' and w.many <> v.many
$$, 'no table, view or bucket shows the half of a sign-in more than a visitor, nor less');
select is_empty($$
  select p.place from places p join seen s on s.place = p.place::text
  where s.whom = 'strong' and s.many = 0 and exists (
    select from pg_policies q where format('public.%I', q.tablename)::regclass = p.place and q.qual ~ 'user_id = .*caller')
$$, 'where hers would have been seen');
select cmp_ok((select count(*) from seen s join seen w using (place) where s.whom = 'strong' and w.whom = 'weak' and s.many > w.many),
  '>', 50::bigint, 'in all of those tables');
select is((select many from seen where place = 'storage.objects' and whom = 'strong'), 3::bigint, 'and her files');
select isnt_empty($$ select from seen where whom = 'weak' and place ~ 'products$' and many > 0 $$, 'the shop is open');

select pg_temp.sign_in('asha', 'aal1');
select is_empty('select place from places where pg_temp.removed_from(place::text) > 0', 'and takes nothing away');
select is(tests.outcome($$ insert into public.addresses (label, contact_name, phone, county, town, landmark)
  values ('Home', 'Asha', '254712345678', 'Nairobi City', 'Kilimani', 'Gate') $$), '42501', 'nor adds anything');
select is(tests.outcome(format($$ insert into storage.objects (bucket_id, name) values ('avatars', '%s/two.webp') $$,
  tests.user_id('asha'))), '42501', 'not a file either');

-- Functions
select is(tests.outcome(call), refusal, call || ' is refused') from (values
  ('select public.export_my_data()', 'not_signed_in'), ('select public.request_account_deletion(''DELETE'')', 'not_signed_in'),
  ('select public.save_cart(''[]'')', 'not_signed_in'), ('select public.my_calendar_token()', 'not_signed_in'),
  ('select public.reorder(md5(''one'')::uuid)', 'not_found')) c (call, refusal);
select is_empty($$ select * from public.my_sessions() union all select null, null, null, null, null from public.my_sign_in() $$,
  'of the account itself nothing is told');
select tests.as_owner();
select is_empty($$
  select p.oid::regprocedure from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosrc ~* 'auth\s*\.\s*"?uid|claim\.sub'
    and p.oid <> all ('{private.caller(),private.session_owner()}'::regprocedure[])
$$, 'every function asks who is calling by the one that knows');
select is_empty($$
  select polrelid::regclass, polname from pg_policy
  where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~* 'auth\.uid|claim'
$$, 'and every policy');

-- The desk
select pg_temp.sign_in('boss', 'aal1');
select is(tests.outcome('select public.bill_queue()'), 'second_factor_needed', 'somebody with work at a desk is told what to do');
select ok(not public.is_admin(), 'and is nobody there before');
select is(public.locked_roles(), '{admin}', 'which work waits is said');
select pg_temp.sign_in('boss', 'aal2');
select is(tests.outcome('select public.bill_queue()'), 'accepted', 'with the factor the desk is open');
select is(public.locked_roles(), '{}', 'and nothing waits');
select * from finish();
rollback;
