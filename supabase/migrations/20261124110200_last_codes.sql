-- Whoever goes in with recovery codes learns in time that they come to an end: with the last one gone and no telephone,
-- somebody else has to help.
create function private.tell_of_last_codes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := (select f.user_id from auth.mfa_factors f where f.id = new.factor_id);
  remaining constant integer := (select count(*) from auth.mfa_recovery_codes c where c.factor_id = new.factor_id and c.used_at is null);
begin
  if remaining = 0 then
    perform private.tell_of_safety(person, 'Your last recovery code was used',
      'Without your telephone you cannot sign in any more. Open your profile, then Security, and make new codes.');
  elsif remaining <= 3 then
    perform private.tell_of_safety(person, 'Your recovery codes come to an end',
      format('%s of 10 are left. Open your profile, then Security, and make new ones.', remaining));
  end if;
  return null;
end
$$;
comment on function private.tell_of_last_codes() is 'Tells somebody that few recovery codes are left, or none.';
revoke all on function private.tell_of_last_codes() from public;

do $$
begin
  -- A hosted project whose Auth knows no recovery codes has no table of them.
  if to_regclass('auth.mfa_recovery_codes') is not null then
    create trigger tell_of_last_codes after update of used_at on auth.mfa_recovery_codes for each row
    when (new.used_at is not null and old.used_at is null) execute function private.tell_of_last_codes();
  end if;
end
$$;
