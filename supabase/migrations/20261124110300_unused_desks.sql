-- A session of somebody who works here ends when it was not used for two weeks: a laptop that lay in a drawer opens no desk.
-- What is left of sign-ins that ended goes as before.
create or replace function private.forget_old_sign_ins(max_rows integer default 100000) returns integer
language plpgsql
set search_path = ''
as $$
declare
  rule record;
  gone integer;
  forgotten integer := 0;
begin
  for rule in
    select * from (values
      ('auth.refresh_tokens', $q$revoked and updated_at < now() - interval '7 days'$q$),
      ('auth.sessions', $q$created_at < now() - interval '7 days' and not exists (
        select from auth.refresh_tokens t where t.session_id = sessions.id and t.revoked is not true)$q$),
      ('auth.sessions', $q$created_at < now() - interval '14 days'
        and (refreshed_at is null or refreshed_at at time zone 'utc' < now() - interval '14 days')
        and user_id in (select r.user_id from public.user_roles r where r.role <> 'member')$q$),
      ('auth.audit_log_entries', $q$created_at < now() - interval '90 days'$q$)
    ) r (source, is_old)
  loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $1 for update skip locked))',
      rule.source, rule.is_old) using max_rows;
    get diagnostics gone = row_count;
    forgotten := forgotten + gone;
  end loop;
  return forgotten;
end
$$;
comment on function private.forget_old_sign_ins(integer) is
  'Removes replaced tokens after a week, sessions that no token continues, sessions at the desk that nobody used for two weeks, and what Auth noted after 90 days.';
