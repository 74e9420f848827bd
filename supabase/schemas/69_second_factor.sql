-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A second factor at the desks. Everybody may have one; the owner says which roles must. Who has such a role then does
-- its work in sessions that have shown the factor (`aal2` of the access token, which Auth signs), and sees with others
-- nothing of it: not orders, not money, not what patients wrote. A role that asks for nothing works as it always did,
-- and so does the part of a person's work that comes with another role.
--
-- Who has a second factor and stops after the password has not signed in: the password alone may be anybody's by then.
-- Such a session is nobody's to policies and functions. It reads what visitors read, and finishes its sign-in or ends,
-- which is between it and Auth.
--
-- All of them ask one function who is calling. What stood here before asked `auth.uid()`, which hosted Supabase owns and
-- which knows nothing of factors; it is written anew below, text for text.
--
-- What comes or goes of somebody's second step is mailed to the address of the account, whatever reminders they chose:
-- whoever took a session over could lock its owner out with one of their own, or go in and out with codes of their own.
--
-- The owner's view of second factors: who at which desk has one, which desks ask for one, and help for somebody who lost
-- telephone and recovery codes.
--
-- What somebody's practice says when it is closed for want of a second step: another role of theirs may leave the same
-- capability open, so that capabilities cannot tell.
--
-- An access token is good for an hour, and says what was true when it was written. Whoever was signed out on another
-- device, has a new password or lost the second step went on with it until then, and so did whoever held a copy.
-- A session is now its owner's as long as Auth keeps it, and as strong as Auth and the factors there are say.
--
-- Who may change the team can let anybody in. A copied session of an owner was enough for that, hours after the sign-in and
-- with the second step it had once shown; now it is asked again for the password, as for a change of the second step.
-- Every owner hears by mail of what changed, the one whose session did it too.
--
-- Whoever goes in with recovery codes learns in time that they come to an end: with the last one gone and no telephone,
-- somebody else has to help.
--
-- Whoever has the password of an account tries its second step next: the owner hears by mail of each recovery code that was
-- used, and of wrong codes that closed the step for a while.

create table private.requires_second_factor (
  role text not null,
  since timestamp with time zone default now() not null,
  constraint requires_second_factor_pkey PRIMARY KEY (role),
  constraint requires_second_factor_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'packer'::text, 'content'::text, 'practitioner'::text, 'accountant'::text])))
);
comment on table private.requires_second_factor is 'The roles whose work asks for a second factor.';
comment on column private.requires_second_factor.role is 'admin, packer, content, practitioner or accountant.';
comment on column private.requires_second_factor.since is 'Since when it asks.';

-- Hosted Supabase leaves a session as strong as it was when an operator removes its factor.
create function private.has_shown_factor()
returns boolean
language sql
stable
set search_path = ''
as $function$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' and private.has_factor(private.caller())
$function$;
comment on function private.has_shown_factor() is 'Whether the session has shown a second factor that is still there.';

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
  where r.user_id = (select private.session_owner()) and not public.has_capability(c.capability)
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
    from unnest('{admin,packer,content,practitioner,accountant}'::text[]) with ordinality a (role, place)
    left join public.user_roles r on r.role = a.role
    group by a.role, a.place order by a.place;
end
$function$;
comment on function public.second_factor_roles() is 'Which roles ask for a second factor, with how many people have the role and how many of them a factor. For the owner. Refusals: not_allowed.';
grant execute on function public.second_factor_roles() to authenticated;

-- Says that a role asks for a second factor, or no longer. Owners go first: who has none, or has not shown it, cannot ask
-- others for one, nor the own role, and would lock everybody out; nor can they open what others closed.
-- Refusals: not_allowed, unknown_role, sign_in_again, second_factor_needed.
create function public.require_second_factor(role text, is_required boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.require_second_factor(role text, is_required boolean) is 'The owner says whether a role asks for a second factor. Refusals: not_allowed, second_factor_needed, sign_in_again, unknown_role.';
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
    perform private.tell_of_safety(new.user_id, 'A second step was switched on for your account',
      'Signing in asks for a code of an authenticator app now. Was it not you? Choose a new password at once, and write to us: we will help you in.');
  elsif exists (select 1 from auth.users u where u.id = old.user_id) then
    perform private.tell_of_safety(old.user_id, 'A second step was switched off for your account',
      'Signing in asks for no code of this app any more. Was it not you? Choose a new password at once, and switch it on again.');
  end if;
  return null;
end
$function$;
comment on function private.tell_of_factor() is 'Tells somebody that a second factor of theirs came or went.';

create trigger tell_of_factor AFTER UPDATE OF status ON auth.mfa_factors FOR EACH ROW WHEN (((new.status = 'verified'::auth.factor_status) AND (old.status <> 'verified'::auth.factor_status) AND ((new.factor_type)::text <> 'recovery_code'::text))) EXECUTE FUNCTION private.tell_of_factor();

create trigger tell_of_factor_gone AFTER DELETE ON auth.mfa_factors FOR EACH ROW WHEN (((old.status = 'verified'::auth.factor_status) AND ((old.factor_type)::text <> 'recovery_code'::text))) EXECUTE FUNCTION private.tell_of_factor();

-- Tells somebody of what concerns the safety of their account, in the app and always by mail.
create function private.tell_of_safety(user_id uuid, title text, message text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  told constant uuid := private.notify(tell_of_safety.user_id, 'warning', tell_of_safety.title, tell_of_safety.message,
    '/profile?tab=security', 'It concerns the safety of your account.');
begin
  insert into private.deliveries as d (notification_id, user_id, is_wellness, is_owed, not_before)
  values (told, tell_of_safety.user_id, false, true, now())
  on conflict (notification_id, push_subscription_id) do update
  set is_owed = true, not_before = least(d.not_before, excluded.not_before);
end
$function$;
comment on function private.tell_of_safety(user_id uuid, title text, message text) is 'Tells somebody of what concerns the safety of their account, in the app and by mail.';

-- Codes that are made anew end those of before. They go unsaid with the last factor, which is told itself.
create function private.tell_of_codes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if tg_op <> 'DELETE' then
    perform private.tell_of_safety(new.user_id, 'New recovery codes were made for your account',
      'Those of before do not work any more. Was it not you? Choose a new password at once, then make new codes.');
  elsif private.has_factor(old.user_id) then
    perform private.tell_of_safety(old.user_id, 'The recovery codes of your account were removed',
      'None of them works any more. Was it not you? Choose a new password at once, then make new codes.');
  end if;
  return null;
end
$function$;
comment on function private.tell_of_codes() is 'Tells somebody that recovery codes of theirs came or went.';

create trigger tell_of_codes AFTER INSERT ON auth.mfa_factors FOR EACH ROW WHEN (((new.factor_type)::text = 'recovery_code'::text)) EXECUTE FUNCTION private.tell_of_codes();

create trigger tell_of_codes_again AFTER UPDATE OF updated_at ON auth.mfa_factors FOR EACH ROW WHEN ((((new.factor_type)::text = 'recovery_code'::text) AND (new.updated_at <> old.updated_at))) EXECUTE FUNCTION private.tell_of_codes();

create trigger tell_of_codes_gone AFTER DELETE ON auth.mfa_factors FOR EACH ROW WHEN (((old.factor_type)::text = 'recovery_code'::text)) EXECUTE FUNCTION private.tell_of_codes();

-- Everybody who works here, once for each role, those who have no factor yet first.
create function public.second_factor_people()
returns table(role text, user_id uuid, email text, full_name text, is_me boolean, has_factor boolean)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('roles');
  return query
    select r.role, u.id, u.email::text, coalesce(u.raw_user_meta_data ->> 'full_name', ''), u.id = private.caller(),
      private.has_factor(u.id)
    from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role <> 'member' order by r.role, private.has_factor(u.id), u.email;
end
$function$;
comment on function public.second_factor_people() is 'Who works here in which role and whether they have a second factor. For the owner. Refusals: not_allowed.';
grant execute on function public.second_factor_people() to authenticated;

-- Takes the second step off the account of somebody who lost telephone and codes, ends its sessions and mails its owner.
-- Only in a session that has shown a factor which is still there, and for nobody's own account: one takes that off in the profile.
-- Refusals: not_allowed, second_factor_needed, sign_in_again, bad_reason, not_found, own_account, no_factor.
create function public.remove_second_factor(email text, reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.remove_second_factor(email text, reason text) is 'Helps somebody who lost telephone and recovery codes. Refusals: not_allowed, second_factor_needed, bad_reason, not_found, own_account, no_factor, sign_in_again.';
grant execute on function public.remove_second_factor(email text, reason text) to authenticated;

create function public.locked_roles()
returns text[]
language sql
stable security definer
set search_path = ''
as $function$
  select coalesce(array_agg(r.role order by r.role), '{}') from public.user_roles r
  where r.user_id = (select private.session_owner()) and r.role <> 'member'
    and (private.caller() is null or private.lacks_factor(r.role))
$function$;
comment on function public.locked_roles() is 'The roles of the caller that wait for a second factor, in alphabetical order.';
grant execute on function public.locked_roles() to authenticated;

-- Whose session it is, before any second step: for what tells somebody at a desk that a code is still asked for.
create function private.session_owner()
returns uuid
language sql
stable security definer
set search_path = ''
as $function$
  select auth.uid() where auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now()))
$function$;
comment on function private.session_owner() is 'Whose session it is, whether or not its second step was taken. Nobody''s once it has ended.';

create function private.require_recent()
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  -- A token that names no session comes from whoever holds the key of Auth: there is nothing that could be recent.
  if auth.jwt() ->> 'session_id' is not null and not private.signed_in_recently() then
    perform private.refuse('sign_in_again', 'Please sign in again first, so that we know it is you.',
      'Sign out, sign in, and try once more.');
  end if;
end
$function$;
comment on function private.require_recent() is 'Goes on only in a session that began, or was shown the password, within a quarter of an hour. Refusal: sign_in_again.';

create function private.tell_owners(title text, message text, besides uuid default NULL::uuid)
returns void
language sql
set search_path = ''
as $function$
  select private.tell_of_safety(r.user_id, tell_owners.title, tell_owners.message)
  from public.user_roles r where r.role = 'admin' and r.user_id is distinct from tell_owners.besides
$function$;
comment on function private.tell_owners(title text, message text, besides uuid) is 'Tells all owners of the shop, in the app and by mail, but for one.';

-- Takes the second step off an account with its codes, and ends its sessions.
create function private.take_factor_off(person uuid, message text, detail jsonb)
returns boolean
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.take_factor_off(person uuid, message text, detail jsonb) is 'Takes the second step off an account, ends its sessions, mails its owner and notes it. False where there is none.';

-- For an owner who lost telephone and codes and is the only one who could help: whoever holds the database takes the second
-- step off, with `npm run help-owner`. Everybody else is helped by an owner, at the team's desk. No client can call it.
-- Refusals: not_found, not_owner, no_factor.
create function private.help_owner(email text)
returns text
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.help_owner(email text) is 'Takes the second step off an owner''s account, for whoever holds the database. Refusals: not_found, not_owner, no_factor.';

create function private.tell_of_last_codes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  person constant uuid := (select f.user_id from auth.mfa_factors f where f.id = new.factor_id);
  remaining constant integer := (select count(*) from auth.mfa_recovery_codes c where c.factor_id = new.factor_id and c.used_at is null);
begin
  if remaining = 0 then
    perform private.tell_of_safety(person, 'Your last recovery code was used',
      'Without your telephone you cannot sign in any more. Open your profile, then Security, and make new codes. Was it not you? Choose a new password at once.');
  else
    perform private.tell_of_safety(person,
      case when remaining <= 3 then 'A recovery code of yours was used, and few are left' else 'A recovery code of yours was used' end,
      format('%s of 10 are left. Was it not you? Choose a new password at once, then make new codes.', remaining));
  end if;
  return null;
end
$function$;
comment on function private.tell_of_last_codes() is 'Tells somebody that a recovery code of theirs was used, and how many are left.';

create trigger tell_of_last_codes AFTER UPDATE OF used_at ON auth.mfa_recovery_codes FOR EACH ROW WHEN (((new.used_at IS NOT NULL) AND (old.used_at IS NULL))) EXECUTE FUNCTION private.tell_of_last_codes();

-- Called by the embedded stack, which counts the tries; once a day at most for each account.
create function private.tell_of_wrong_codes(user_id uuid)
returns void
language sql
set search_path = ''
as $function$
  select private.tell_of_safety(u.id, 'Many wrong codes were entered for your account',
    'So its second step is closed for a while to whoever entered them. Was it not you? Somebody knows your password: choose a new one at once.')
  from auth.users u where u.id = tell_of_wrong_codes.user_id
$function$;
comment on function private.tell_of_wrong_codes(user_id uuid) is 'Tells somebody that wrong codes have closed their second step for a while.';
