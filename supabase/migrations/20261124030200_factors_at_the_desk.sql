-- The owner's view of second factors: who at which desk has one, which desks ask for one, and help for somebody who lost
-- telephone and recovery codes.

-- Everybody who works here, once for each role, those who have no factor yet first.
create function public.second_factor_people()
returns table (role text, user_id uuid, email text, full_name text, is_me boolean, has_factor boolean)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('roles');
  return query
    select r.role, u.id, u.email::text, coalesce(u.raw_user_meta_data ->> 'full_name', ''), u.id = private.caller(),
      private.has_factor(u.id)
    from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role <> 'member' order by r.role, private.has_factor(u.id), u.email;
end
$$;
comment on function public.second_factor_people() is
  'Who works here in which role and has a second factor. Refusals: not_allowed, second_factor_needed.';

-- Says that a role asks for a second factor, or no longer. Owners go first: who has none, or has not shown it, cannot ask
-- others for one, nor the own role, and would lock everybody out. Refusals: not_allowed, unknown_role, second_factor_needed.
create or replace function public.require_second_factor(role text, is_required boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.begin_role_change(require_second_factor.role);
  if is_required and not (private.has_shown_factor() and private.has_factor(private.caller())) then
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

-- Takes the second step off the account of somebody who lost telephone and codes, ends its sessions and mails its owner.
-- Only in a session that has shown a factor which is still there, and for nobody's own account: one takes that off in the profile.
-- Refusals: not_allowed, second_factor_needed, bad_reason, not_found, own_account, no_factor.
create function public.remove_second_factor(email text, reason text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  person auth.users;
  words constant text := regexp_replace(trim(coalesce(reason, '')), '\s+', ' ', 'g');
begin
  perform private.require_capability('roles');
  if not (private.has_shown_factor() and private.has_factor(private.caller())) then
    perform private.refuse('second_factor_needed', 'Switch on your own second step first.',
      'Open your profile, then Security, and switch it on or enter a code.');
  end if;
  if length(words) not between 10 and 300 then
    perform private.refuse('bad_reason', 'Write down how you know who asks for it.', 'Between 10 and 300 characters.');
  end if;
  select u.* into person from auth.users u where lower(u.email) = lower(trim(remove_second_factor.email)) for update;
  if person.id is null then
    perform private.refuse('not_found', 'There is no account with this address.', 'See whether the address is right.');
  end if;
  if person.id = private.caller() then
    perform private.refuse('own_account', 'This is your own account.', 'Open your profile, then Security.');
  end if;
  delete from auth.mfa_factors f where f.user_id = person.id and f.status = 'verified' and f.factor_type::text <> 'recovery_code';
  if not found then
    perform private.refuse('no_factor', 'This account has no second step.', 'The password is enough to sign in.');
  end if;
  delete from auth.mfa_factors f where f.user_id = person.id;
  delete from auth.refresh_tokens t where t.user_id::text = person.id::text;
  delete from auth.sessions s where s.user_id = person.id;
  -- it is said once, with who did it
  delete from public.notifications n
  where n.user_id = person.id and n.created_at = now() and n.title = 'A second step was switched off for your account';
  perform private.tell_of_safety(person.id, 'The shop has taken the second step off your account',
    'You are signed out everywhere, and your password is enough to sign in. Did you not ask for it? Choose a new password at once, and write to us.');
  perform private.audit('second_factor_removed', 'accounts', person.id::text, jsonb_build_object('reason', words));
  return person.id;
end
$$;
comment on function public.remove_second_factor(text, text) is 'Helps somebody who lost telephone and recovery codes. Refusals: '
  'not_allowed, second_factor_needed, bad_reason, not_found, own_account, no_factor.';

revoke all on function public.second_factor_people() from public;
revoke all on function public.remove_second_factor(text, text) from public;
grant execute on function public.second_factor_people(), public.remove_second_factor(text, text) to authenticated;
