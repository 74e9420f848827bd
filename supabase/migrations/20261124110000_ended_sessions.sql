-- An access token is good for an hour, and says what was true when it was written. Whoever was signed out on another
-- device, has a new password or lost the second step went on with it until then, and so did whoever held a copy.
-- A session is now its owner's as long as Auth keeps it, and as strong as Auth and the factors there are say.

-- Whose session it is, before any second step: for what tells somebody at a desk that a code is still asked for.
create function private.session_owner() returns uuid
language sql stable security definer
set search_path = ''
as $$
  select auth.uid() where auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now()))
$$;
comment on function private.session_owner() is
  'Whose session it is, whether or not its second step was taken. Nobody''s once it has ended.';
revoke all on function private.session_owner() from public;

-- Every request comes by here: the session is looked up by its key, and factors only where they decide.
create or replace function private.caller() returns uuid
language plpgsql stable security definer parallel safe
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  claims jsonb;
  session uuid;
begin
  if caller is null then
    return null;
  end if;
  claims := auth.jwt();
  session := (claims ->> 'session_id')::uuid;
  if session is not null then
    return (
      select s.user_id from auth.sessions s
      where s.id = session and s.user_id = caller and (s.not_after is null or s.not_after > now())
        and (claims ->> 'aal' = 'aal2' and s.aal::text = 'aal2' or not exists (
          select from auth.mfa_factors f
          where f.user_id = caller and f.status = 'verified' and f.factor_type::text <> 'recovery_code')));
  end if;
  -- Auth names the session in every token it writes; one that names none comes from whoever holds its key.
  if claims ->> 'aal' = 'aal2' or not exists (
    select from auth.mfa_factors f
    where f.user_id = caller and f.status = 'verified' and f.factor_type::text <> 'recovery_code'
  ) then
    return caller;
  end if;
  return null;
end
$$;
comment on function private.caller() is
  'Whose request it is. Nobody''s once the session has ended, or as long as its second step is still to be taken. Instead of auth.uid().';

-- Hosted Supabase leaves a session as strong as it was when an operator removes its factor.
create or replace function private.has_shown_factor() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' and private.has_factor(private.caller())
$$;
comment on function private.has_shown_factor() is 'Whether the session has shown a second factor that is still there.';

create or replace function public.my_capabilities() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct c.capability order by c.capability), '{}')
  from public.user_roles r join private.role_capabilities c using (role)
  where r.user_id = (select private.session_owner())
$$;

create or replace function public.locked_capabilities() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct c.capability order by c.capability), '{}')
  from public.user_roles r join private.role_capabilities c using (role)
  where r.user_id = (select private.session_owner()) and not public.has_capability(c.capability)
$$;

create or replace function public.locked_roles() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(r.role order by r.role), '{}') from public.user_roles r
  where r.user_id = (select private.session_owner()) and r.role <> 'member'
    and (private.caller() is null or private.lacks_factor(r.role))
$$;
