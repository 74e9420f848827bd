-- Whoever has the password of an account tries its second step next: the owner hears by mail of each recovery code that was
-- used, and of wrong codes that closed the step for a while.

create or replace function private.tell_of_last_codes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function private.tell_of_last_codes() is 'Tells somebody that a recovery code of theirs was used, and how many are left.';

-- Called by the embedded stack, which counts the tries; once a day at most for each account.
create function private.tell_of_wrong_codes(user_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.tell_of_safety(u.id, 'Many wrong codes were entered for your account',
    'So its second step is closed for a while to whoever entered them. Was it not you? Somebody knows your password: choose a new one at once.')
  from auth.users u where u.id = tell_of_wrong_codes.user_id
$$;
comment on function private.tell_of_wrong_codes(uuid) is 'Tells somebody that wrong codes have closed their second step for a while.';
revoke all on function private.tell_of_wrong_codes(uuid) from public;
