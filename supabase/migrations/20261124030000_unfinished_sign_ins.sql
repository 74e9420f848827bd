-- Who has a second factor and stops after the password has not signed in: the password alone may be anybody's by then.
-- Such a session is nobody's to policies and functions. It reads what visitors read, and finishes its sign-in or ends,
-- which is between it and Auth.
--
-- All of them ask one function who is calling. What stood here before asked `auth.uid()`, which hosted Supabase owns and
-- which knows nothing of factors; it is written anew below, text for text.

create function private.caller() returns uuid
language plpgsql stable security definer parallel safe
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors f
    where f.user_id = caller and f.status = 'verified' and f.factor_type::text <> 'recovery_code'
  ) then
    return caller;
  end if;
  return null;
end
$$;
comment on function private.caller() is
  'Whose request it is. Nobody''s as long as the second step of the sign-in is still to be taken. Instead of auth.uid().';
revoke all on function private.caller() from public;
grant execute on function private.caller() to anon, authenticated, service_role;

-- What says which work waits for a code has to know who could give it; so do the names of that work in the menus.
do $$
declare
  it record;
begin
  for it in
    select p.oid, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosrc like '%auth.uid()%'
      and p.oid <> all (array['private.caller()', 'public.locked_capabilities()', 'public.my_capabilities()']::regprocedure[])
  loop
    execute replace(it.definition, 'auth.uid()', 'private.caller()');
  end loop;

  for it in
    select polname, polrelid::regclass as place, pg_get_expr(polqual, polrelid) as used, pg_get_expr(polwithcheck, polrelid) as checked
    from pg_policy
    where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) like '%auth.uid()%'
  loop
    execute format('alter policy %I on %s', it.polname, it.place)
      || coalesce(' using (' || replace(it.used, 'auth.uid()', 'private.caller()') || ')', '')
      || coalesce(' with check (' || replace(it.checked, 'auth.uid()', 'private.caller()') || ')', '');
  end loop;
end
$$;
