-- Who may change the team can let anybody in. A copied session of an owner was enough for that, hours after the sign-in and
-- with the second step it had once shown; now it is asked again for the password, as for a change of the second step.
-- Every owner hears by mail of what changed, the one whose session did it too.
create function private.require_recent() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  -- A token that names no session comes from whoever holds the key of Auth: there is nothing that could be recent.
  if auth.jwt() ->> 'session_id' is not null and not private.signed_in_recently() then
    perform private.refuse('sign_in_again', 'Please sign in again first, so that we know it is you.',
      'Sign out, sign in, and try once more.');
  end if;
end
$$;
comment on function private.require_recent() is
  'Goes on only in a session that began, or was shown the password, within a quarter of an hour. Refusal: sign_in_again.';
revoke all on function private.require_recent() from public;

create function private.tell_owners(title text, message text, besides uuid default null) returns void
language sql
set search_path = ''
as $$
  select private.tell_of_safety(r.user_id, tell_owners.title, tell_owners.message)
  from public.user_roles r where r.role = 'admin' and r.user_id is distinct from tell_owners.besides
$$;
comment on function private.tell_owners(text, text, uuid) is 'Tells all owners of the shop, in the app and by mail, but for one.';
revoke all on function private.tell_owners(text, text, uuid) from public;

-- One change of roles at a time, so that two owners cannot take each other's role in the same moment: what held before
-- the wait is asked again after it.
create or replace function private.begin_role_change(role text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_capability('roles');
  if role is null or role not in ('admin', 'packer', 'content', 'practitioner') then
    perform private.refuse('unknown_role', 'There is no such role.');
  end if;
  perform private.require_recent();
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  perform private.require_capability('roles');
end
$$;

-- Gives a role to the account with this address; giving it twice changes nothing. Refusals: not_allowed, unknown_role,
-- sign_in_again, not_found, not_confirmed.
create or replace function public.give_role(email text, role text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  person auth.users;
begin
  perform private.begin_role_change(give_role.role);
  select * into person from auth.users u where lower(u.email) = lower(trim(give_role.email));
  if person.id is null then
    perform private.refuse('not_found', 'There is no account with this address.', 'Ask the person to sign up first.');
  end if;
  if person.email_confirmed_at is null then
    perform private.refuse('not_confirmed', 'This address is not confirmed yet.',
      'Ask the person to open the link in the mail we sent.');
  end if;
  insert into public.user_roles (user_id, email, role) values (person.id, person.email, give_role.role)
  on conflict on constraint user_roles_pkey do nothing;
  if found then
    perform private.audit('role_given', 'user_roles', person.id::text, jsonb_build_object('role', give_role.role));
    perform private.notify(person.id, 'info', 'You are part of the team',
      format('You can work here as %s now. Open the Admin menu.', private.role_name(give_role.role)), '/admin',
      'The owner of the shop gave you a role.');
    perform private.tell_owners('The team of your shop was changed',
      format('%s works here as %s now. Was it none of you? Take the role back, and choose a new password at once.',
        person.email, private.role_name(give_role.role)), person.id);
  end if;
  return person.id;
end
$$;

-- Takes a role back; answers whether there was one. The shop always keeps an owner. Refusals: not_allowed, unknown_role,
-- sign_in_again, last_owner.
create or replace function public.take_role(user_id uuid, role text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.begin_role_change(take_role.role);
  if take_role.role = 'admin' and not exists (
    select 1 from public.user_roles r where r.role = 'admin' and r.user_id <> take_role.user_id
  ) then
    perform private.refuse('last_owner', 'The shop needs an owner.', 'Make somebody else an owner first.');
  end if;
  delete from public.user_roles r where r.user_id = take_role.user_id and r.role = take_role.role returning r.email into address;
  if not found then
    return false;
  end if;
  perform private.audit('role_taken', 'user_roles', take_role.user_id::text, jsonb_build_object('role', take_role.role));
  perform private.notify(take_role.user_id, 'info', 'A role of yours has ended',
    format('You no longer work here as %s. Your own account is as it was.', private.role_name(take_role.role)),
    '/profile', 'The owner of the shop took a role back.');
  perform private.tell_owners('The team of your shop was changed',
    format('%s works here as %s no more. Was it none of you? Give the role back, and choose a new password at once.',
      address, private.role_name(take_role.role)));
  return true;
end
$$;

-- Says that a role asks for a second factor, or no longer. Owners go first: who has none, or has not shown it, cannot ask
-- others for one, nor the own role, and would lock everybody out; nor can they open what others closed.
-- Refusals: not_allowed, unknown_role, sign_in_again, second_factor_needed.
create or replace function public.require_second_factor(role text, is_required boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.begin_role_change(require_second_factor.role);
  if not private.has_shown_factor() then
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
  else
    perform private.tell_owners('A role of your shop asks for no second step any more',
      format('A password is enough now to work as %s. Was it none of you? Ask for it again, and choose a new password at once.',
        private.role_name(require_second_factor.role)));
  end if;
end
$$;

-- Takes the second step off an account with its codes, and ends its sessions.
create function private.take_factor_off(person uuid, message text, detail jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.mfa_factors f where f.user_id = person and f.status = 'verified' and f.factor_type::text <> 'recovery_code';
  if not found then
    return false;
  end if;
  delete from auth.mfa_factors f where f.user_id = person;
  delete from auth.refresh_tokens t where t.user_id::text = person::text;
  delete from auth.sessions s where s.user_id = person;
  -- it is said once, with who did it
  delete from public.notifications n
  where n.user_id = person and n.created_at = now() and n.title = 'A second step was switched off for your account';
  perform private.tell_of_safety(person, 'The shop has taken the second step off your account', message);
  perform private.audit('second_factor_removed', 'accounts', person::text, detail);
  return true;
end
$$;
comment on function private.take_factor_off(uuid, text, jsonb) is
  'Takes the second step off an account, ends its sessions, mails its owner and notes it. False where there is none.';
revoke all on function private.take_factor_off(uuid, text, jsonb) from public;

-- Takes the second step off the account of somebody who lost telephone and codes, ends its sessions and mails its owner.
-- Only in a session that has shown a factor which is still there, and for nobody's own account: one takes that off in the profile.
-- Refusals: not_allowed, second_factor_needed, sign_in_again, bad_reason, not_found, own_account, no_factor.
create or replace function public.remove_second_factor(email text, reason text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  person auth.users;
  words constant text := regexp_replace(trim(coalesce(reason, '')), '\s+', ' ', 'g');
begin
  perform private.require_capability('roles');
  if not private.has_shown_factor() then
    perform private.refuse('second_factor_needed', 'Switch on your own second step first.',
      'Open your profile, then Security, and switch it on or enter a code.');
  end if;
  perform private.require_recent();
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
  if not private.take_factor_off(person.id,
    'You are signed out everywhere, and your password is enough to sign in. Did you not ask for it? Choose a new password at once, and write to us.',
    jsonb_build_object('reason', words))
  then
    perform private.refuse('no_factor', 'This account has no second step.', 'The password is enough to sign in.');
  end if;
  return person.id;
end
$$;

-- For an owner who lost telephone and codes and is the only one who could help: whoever holds the database takes the second
-- step off, with `npm run help-owner`. Everybody else is helped by an owner, at the team's desk. No client can call it.
-- Refusals: not_found, not_owner, no_factor.
create function private.help_owner(email text) returns text
language plpgsql
set search_path = ''
as $$
declare
  person auth.users;
begin
  select u.* into person from auth.users u where lower(u.email) = lower(trim(help_owner.email)) for update;
  if person.id is null then
    perform private.refuse('not_found', 'There is no account with this address.', 'See whether the address is right.');
  end if;
  if not exists (select from public.user_roles r where r.user_id = person.id and r.role = 'admin') then
    perform private.refuse('not_owner', 'This account is not an owner of the shop.',
      'An owner helps everybody else at the desk: Admin, then Team.');
  end if;
  if not private.take_factor_off(person.id,
    'You are signed out everywhere, and your password is enough to sign in. Did you not ask for it? Choose a new password at once, and write to us.',
    jsonb_build_object('by', 'the database'))
  then
    perform private.refuse('no_factor', 'This account has no second step.', 'The password is enough to sign in.');
  end if;
  return person.email;
end
$$;
comment on function private.help_owner(text) is
  'Takes the second step off an owner''s account, for whoever holds the database. Refusals: not_found, not_owner, no_factor.';
revoke all on function private.help_owner(text) from public;
