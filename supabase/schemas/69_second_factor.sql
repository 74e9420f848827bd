-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A second factor at the desks. Everybody may have one; the owner says which roles must. Who has such a role then does
-- its work in sessions that have shown the factor (`aal2` of the access token, which Auth signs), and sees with others
-- nothing of it: not orders, not money, not what patients wrote. A role that asks for nothing works as it always did,
-- and so does the part of a person's work that comes with another role.

create table private.requires_second_factor (
  role text not null,
  since timestamp with time zone default now() not null,
  constraint requires_second_factor_pkey PRIMARY KEY (role),
  constraint requires_second_factor_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'packer'::text, 'content'::text, 'practitioner'::text])))
);
comment on table private.requires_second_factor is 'The roles whose work asks for a second factor.';

-- Whether the caller's session has shown a second factor.
create function private.has_shown_factor()
returns boolean
language sql
stable
set search_path = ''
as $function$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
$function$;
comment on function private.has_shown_factor() is 'Whether the access token says that a second factor was shown.';

create function private.lacks_factor(role text)
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select exists (select 1 from private.requires_second_factor q where q.role = lacks_factor.role)
    and not private.has_shown_factor()
$function$;
comment on function private.lacks_factor(role text) is 'Whether a role asks for a second factor that the session has not shown.';

-- What the caller's roles include but this session may not do before it has shown the factor. For showing the way:
-- policies and functions decide.
create function public.locked_capabilities()
returns text[]
language sql
stable security definer
set search_path = ''
as $function$
  select coalesce(array_agg(distinct c.capability order by c.capability), '{}')
  from public.user_roles r join private.role_capabilities c using (role)
  where r.user_id = (select auth.uid()) and not public.has_capability(c.capability)
$function$;
comment on function public.locked_capabilities() is 'What waits for the second factor of the caller, in alphabetical order.';
grant execute on function public.locked_capabilities() to authenticated;

create function private.has_factor(user_id uuid)
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select exists (select 1 from auth.mfa_factors f where f.user_id = has_factor.user_id
    and f.status = 'verified' and f.factor_type::text <> 'recovery_code')
$function$;
comment on function private.has_factor(user_id uuid) is 'Whether somebody has a second factor that is switched on.';

-- The roles with what they ask for, how many people have each, and how many of them have a factor already.
create function public.second_factor_roles()
returns table(role text, is_required boolean, people bigint, with_factor bigint)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('roles');
  return query
    select a.role, exists (select 1 from private.requires_second_factor q where q.role = a.role), count(r.user_id),
      count(r.user_id) filter (where private.has_factor(r.user_id))
    from unnest('{admin,packer,content,practitioner}'::text[]) with ordinality a (role, place)
    left join public.user_roles r on r.role = a.role
    group by a.role, a.place order by a.place;
end
$function$;
comment on function public.second_factor_roles() is 'Which roles ask for a second factor. Refusals: not_allowed, second_factor_needed.';
grant execute on function public.second_factor_roles() to authenticated;

-- Says that a role asks for a second factor, or no longer. Owners go first: who has not shown a factor cannot ask the
-- own role for one, and would lock everybody out. Refusals: not_allowed, unknown_role, second_factor_needed.
create function public.require_second_factor(role text, is_required boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.begin_role_change(require_second_factor.role);
  if is_required and not private.has_shown_factor() then
    perform private.refuse('second_factor_needed', 'Switch on your own second step first.',
      'Open your profile, then Security, and switch it on or enter a code.');
  end if;
  if is_required then
    insert into private.requires_second_factor (role) values (require_second_factor.role) on conflict do nothing;
  else
    delete from private.requires_second_factor q where q.role = require_second_factor.role;
  end if;
  if not found then
    return;
  end if;
  perform private.audit(case when is_required then 'second_factor_required' else 'second_factor_optional' end,
    'user_roles', require_second_factor.role);
  if is_required then
    perform private.notify(r.user_id, 'info', 'Your work asks for a second step now',
      'Open your profile, then Security, and switch it on. Until then your desk stays closed.', '/profile?tab=security',
      'The owner of the shop asks for it.')
    from public.user_roles r
    where r.role = require_second_factor.role and not private.has_factor(r.user_id);
  end if;
end
$function$;
comment on function public.require_second_factor(role text, is_required boolean) is 'Whether a role asks for a second factor. Refusals: not_allowed, unknown_role, second_factor_needed.';
grant execute on function public.require_second_factor(role text, is_required boolean) to authenticated;

-- Whoever took a session over could switch a factor on that the owner of the account does not have.
create function private.tell_of_factor()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if tg_op = 'UPDATE' then
    perform private.notify(new.user_id, 'warning', 'A second step was switched on for your account',
      'Signing in asks for a code of your authenticator app now. Was it not you? Write to us at once.',
      '/profile?tab=security', 'It concerns the safety of your account.');
  elsif exists (select 1 from auth.users u where u.id = old.user_id) then
    perform private.notify(old.user_id, 'warning', 'A second step was switched off for your account',
      'Signing in asks for no code of this app any more. Was it not you? Write to us at once.',
      '/profile?tab=security', 'It concerns the safety of your account.');
  end if;
  return null;
end
$function$;
comment on function private.tell_of_factor() is 'Tells somebody that a second factor of theirs came or went.';

create trigger tell_of_factor AFTER UPDATE OF status ON auth.mfa_factors FOR EACH ROW WHEN (((new.status = 'verified'::auth.factor_status) AND (old.status <> 'verified'::auth.factor_status) AND ((new.factor_type)::text <> 'recovery_code'::text))) EXECUTE FUNCTION private.tell_of_factor();

create trigger tell_of_factor_gone AFTER DELETE ON auth.mfa_factors FOR EACH ROW WHEN (((old.status = 'verified'::auth.factor_status) AND ((old.factor_type)::text <> 'recovery_code'::text))) EXECUTE FUNCTION private.tell_of_factor();
