-- What comes or goes of somebody's second step is mailed to the address of the account, whatever reminders they chose:
-- whoever took a session over could lock its owner out with one of their own, or go in and out with codes of their own.

-- Tells somebody of what concerns the safety of their account, in the app and always by mail.
create function private.tell_of_safety(user_id uuid, title text, message text) returns void
language plpgsql
set search_path = ''
as $$
declare
  told constant uuid := private.notify(tell_of_safety.user_id, 'warning', tell_of_safety.title, tell_of_safety.message,
    '/profile?tab=security', 'It concerns the safety of your account.');
begin
  insert into private.deliveries as d (notification_id, user_id, is_wellness, is_owed, not_before)
  values (told, tell_of_safety.user_id, false, true, now())
  on conflict (notification_id, push_subscription_id) do update
  set is_owed = true, not_before = least(d.not_before, excluded.not_before);
end
$$;
comment on function private.tell_of_safety(uuid, text, text) is
  'Tells somebody of what concerns the safety of their account, in the app and by mail.';
revoke all on function private.tell_of_safety(uuid, text, text) from public;

create or replace function private.tell_of_factor() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;

-- Codes that are made anew end those of before. They go unsaid with the last factor, which is told itself.
create function private.tell_of_codes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function private.tell_of_codes() is 'Tells somebody that recovery codes of theirs came or went.';
revoke all on function private.tell_of_codes() from public;

create trigger tell_of_codes after insert on auth.mfa_factors
  for each row when (new.factor_type::text = 'recovery_code') execute function private.tell_of_codes();
create trigger tell_of_codes_again after update of updated_at on auth.mfa_factors
  for each row when (new.factor_type::text = 'recovery_code' and new.updated_at <> old.updated_at)
  execute function private.tell_of_codes();
create trigger tell_of_codes_gone after delete on auth.mfa_factors
  for each row when (old.factor_type::text = 'recovery_code') execute function private.tell_of_codes();

-- Whoever gives the present password once more within a session has signed in as well as by a new one, and Auth notes the
-- time: a new session would ask for a code as well.
create or replace function private.signed_in_recently() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = (select private.caller())
      and (s.created_at > now() - interval '15 minutes' or exists (
        select 1 from auth.mfa_amr_claims c
        where c.session_id = s.id and c.authentication_method = 'password' and c.updated_at > now() - interval '15 minutes'))
  )
$$;
