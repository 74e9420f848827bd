-- A second factor at the desks. Everybody may have one; the owner says which roles must. Who has such a role then does
-- its work in sessions that have shown the factor (`aal2` of the access token, which Auth signs), and sees with others
-- nothing of it: not orders, not money, not what patients wrote. A role that asks for nothing works as it always did,
-- and so does the part of a person's work that comes with another role.

create table private.requires_second_factor (
  role text primary key check (role in ('admin', 'packer', 'content', 'practitioner')),
  since timestamptz not null default now()
);
comment on table private.requires_second_factor is 'The roles whose work asks for a second factor.';
revoke all on private.requires_second_factor from public;

-- Whether the caller's session has shown a second factor.
create function private.has_shown_factor() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
$$;
comment on function private.has_shown_factor() is 'Whether the access token says that a second factor was shown.';

create function private.lacks_factor(role text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from private.requires_second_factor q where q.role = lacks_factor.role)
    and not private.has_shown_factor()
$$;
comment on function private.lacks_factor(text) is 'Whether a role asks for a second factor that the session has not shown.';

create or replace function public.has_capability(capability text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles r join private.role_capabilities c using (role)
    where r.user_id = (select auth.uid()) and c.capability = has_capability.capability
      and not private.lacks_factor(r.role)
  )
$$;

-- What the caller's roles include but this session may not do before it has shown the factor. For showing the way:
-- policies and functions decide.
create function public.locked_capabilities() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct c.capability order by c.capability), '{}')
  from public.user_roles r join private.role_capabilities c using (role)
  where r.user_id = (select auth.uid()) and not public.has_capability(c.capability)
$$;
comment on function public.locked_capabilities() is 'What waits for the second factor of the caller, in alphabetical order.';

create or replace function private.require_capability(capability text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if public.has_capability(capability) then
    return;
  end if;
  if capability = any (public.locked_capabilities()) then
    perform private.refuse('second_factor_needed', 'Your role asks for a second step when you sign in.',
      'Open your profile, then Security, and switch it on or enter a code.');
  end if;
  perform private.refuse('not_allowed', 'Your role does not include this.', 'Ask the owner of the shop.');
end
$$;

-- What patients wrote is read through this one.
create or replace function public.my_practice_id() returns uuid
language sql stable security definer
set search_path = ''
as $$
  select p.id from public.practitioners p
  join public.user_roles r on r.user_id = p.user_id and r.role = 'practitioner'
  where p.user_id = (select auth.uid()) and p.status <> 'closed' and not private.lacks_factor('practitioner')
$$;

create function private.has_factor(user_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from auth.mfa_factors f where f.user_id = has_factor.user_id
    and f.status = 'verified' and f.factor_type::text <> 'recovery_code')
$$;
comment on function private.has_factor(uuid) is 'Whether somebody has a second factor that is switched on.';

-- The roles with what they ask for, how many people have each, and how many of them have a factor already.
create function public.second_factor_roles()
returns table (role text, is_required boolean, people bigint, with_factor bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('roles');
  return query
    select a.role, exists (select 1 from private.requires_second_factor q where q.role = a.role), count(r.user_id),
      count(r.user_id) filter (where private.has_factor(r.user_id))
    from unnest('{admin,packer,content,practitioner}'::text[]) with ordinality a (role, place)
    left join public.user_roles r on r.role = a.role
    group by a.role, a.place order by a.place;
end
$$;
comment on function public.second_factor_roles() is 'Which roles ask for a second factor. Refusals: not_allowed, second_factor_needed.';

-- Says that a role asks for a second factor, or no longer. Owners go first: who has not shown a factor cannot ask the
-- own role for one, and would lock everybody out. Refusals: not_allowed, unknown_role, second_factor_needed.
create function public.require_second_factor(role text, is_required boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function public.require_second_factor(text, boolean) is
  'Whether a role asks for a second factor. Refusals: not_allowed, unknown_role, second_factor_needed.';

-- Whoever took a session over could switch a factor on that the owner of the account does not have.
create function private.tell_of_factor() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function private.tell_of_factor() is 'Tells somebody that a second factor of theirs came or went.';

create trigger tell_of_factor after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified' and new.factor_type::text <> 'recovery_code')
  execute function private.tell_of_factor();
create trigger tell_of_factor_gone after delete on auth.mfa_factors
  for each row when (old.status = 'verified' and old.factor_type::text <> 'recovery_code')
  execute function private.tell_of_factor();

revoke all on function private.has_shown_factor() from public;
revoke all on function private.lacks_factor(text) from public;
revoke all on function private.has_factor(uuid) from public;
revoke all on function private.tell_of_factor() from public;
revoke all on function public.locked_capabilities() from public;
revoke all on function public.second_factor_roles() from public;
revoke all on function public.require_second_factor(text, boolean) from public;
grant execute on function public.locked_capabilities(), public.second_factor_roles(),
  public.require_second_factor(text, boolean) to authenticated;

-- Ending somebody's booking sends money back: a capability is asked for, and with it the factor.
create or replace function public.cancel_consultation(consultation_id uuid, reason text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations := private.lock_consultation(consultation_id);
  by_client constant boolean := coalesce(target.client_id = auth.uid(), false);
  terms jsonb;
  given text := 'nothing';
begin
  if private.side_of(target) is null and not (target.id is not null and public.has_capability('practices')) then
    perform private.refuse('not_found', 'We could not find this consultation.', 'See your consultations.');
  end if;
  terms := private.cancel_terms(target, by_client);
  if not (terms ->> 'allowed')::boolean then
    perform private.refuse('wrong_state', 'This consultation cannot be cancelled any more.', 'Reload to see its present state.');
  end if;
  update public.consultations c
  set state = case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end, sequence = c.sequence + 1,
    cancel_reason = left(nullif(trim(reason), ''), 300), closed_at = now()
  where c.id = target.id;
  if terms ->> 'gives_back' <> 'nothing' then
    given := private.give_back(target);
  end if;
  perform private.log_consultation(target.id, case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end,
    jsonb_build_object('gave_back', given));
  if private.side_of(target) is null then
    perform private.audit('consultation_cancelled', 'consultations', target.id::text, jsonb_build_object('number', target.number));
  end if;
  if target.state = 'confirmed' then
    perform private.tell_consultation(target, 'client', case when by_client then 'info' else 'warning' end,
      'Your consultation is cancelled', format('%s with %s.%s',
        private.when_text(target.starts_at, target.client_time_zone), private.practitioner_name(target),
        private.given_back_text(given, target.price_kes)), in_calendar => true);
    perform private.tell_consultation(target, 'practitioner', 'info', 'A consultation is cancelled', format('%s.',
      private.when_text(target.starts_at, (select p.time_zone from public.practitioners p where p.id = target.practitioner_id))),
      in_calendar => true);
  end if;
  return jsonb_build_object('gave_back', given,
    'state', case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end);
end
$$;
