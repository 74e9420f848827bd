-- Where pg_net shows its answers to nobody but its owner, a job that calls a function is done with calling it, and does not
-- fail for not being allowed to look.

-- What was wrong with the last call that pg_net made for a job; null when nothing was, or no answer has come.
create or replace function private.answer_of_last_call(job text) returns text
language plpgsql
set search_path = ''
as $$
declare
  asked bigint;
  problem text;
begin
  select r.request into asked from private.job_runs r where r.name = job;
  if asked is null or to_regclass('net._http_response') is null then
    return null;
  elsif not has_table_privilege('net._http_response', 'select') then
    return null;
  end if;
  execute $q$
    select case when a.status_code between 200 and 299 then null
      else coalesce(nullif(a.error_msg, ''), 'The function answered ' || coalesce(a.status_code::text, 'nothing') || '.') end
    from net._http_response a where a.id = $1
  $q$ into problem using asked;
  if problem is not null then
    update private.job_runs r set request = null where r.name = job;
  end if;
  return problem;
end
$$;
