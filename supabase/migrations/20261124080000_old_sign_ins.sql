-- What is left of sign-ins that ended goes, or it grows for ever: an hourly refresh leaves a row each time. Tokens that
-- were replaced stay for a week, in which one that comes back still ends its session. Once an hour, since Auth's tables
-- are not ours to give an index.
create function private.forget_old_sign_ins(max_rows integer default 100000) returns integer
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
  'Removes replaced tokens after a week, sessions that no token continues, and what Auth noted after 90 days.';
revoke all on function private.forget_old_sign_ins(integer) from public;

select private.register_job('forgotten_sign_ins', 25, '1 hour', 'private.forget_old_sign_ins()');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;
