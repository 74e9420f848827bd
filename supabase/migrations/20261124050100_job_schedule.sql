-- The jobs' timetable on a hosted project: an entry of pg_cron for each, so that each has its own transaction there as well.

-- An interval in the words of pg_cron. Those of minutes are spread over them, so that they do not all begin at once.
create function private.cron_words(every interval, "position" integer) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  seconds constant integer := extract(epoch from cron_words.every)::integer;
  minutes constant integer := seconds / 60;
begin
  return case
    when seconds < 60 then format('%s seconds', seconds)
    when minutes = 1 then '* * * * *'
    when minutes >= 60 then format('%s * * * *', cron_words.position % 60)
    else format('%s-59/%s * * * *', cron_words.position % minutes, minutes)
  end;
end
$$;

-- Brings the jobs to pg_cron and says what it did and what is missing. It may be called again at any time: after
-- pg_cron or pg_net were switched on, with another key, after an upgrade. `address` (https://<reference>.supabase.co)
-- and `secret_key` are kept in Vault, for the jobs that edge functions do; without them those that are there stay.
create function private.schedule_jobs(address text default null, secret_key text default null) returns setof text
language plpgsql
set search_path = ''
as $$
declare
  job private.jobs;
  scheduled integer := 0;
  former text;
begin
  if address is not null and address !~ '^https?://[^/ ]+$' then
    raise exception 'The address is the project''s own, such as https://abcdefghijklmnopqrst.supabase.co, not %.', address;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    perform private.keep_secret('mizizi_project_url', address), private.keep_secret('mizizi_secret_key', secret_key);
  elsif address is not null or secret_key is not null then
    return next 'Vault is not switched on, so address and key were not kept: Integrations, Vault, then run this again.';
  end if;

  if to_regprocedure('cron.schedule(text,text,text)') is null then
    return next 'pg_cron is not switched on, so nothing is scheduled: Database, Extensions, pg_cron, then run this again.';
  else
    for former in execute $q$select c.jobname from cron.job c where c.jobname like 'mizizi%' and c.username = current_user$q$ loop
      if not exists (select 1 from private.jobs j where 'mizizi ' || j.name = former) then
        execute 'select cron.unschedule($1)' using former;
        return next format('%s is no longer scheduled.', former);
      end if;
    end loop;
    for job in select j.* from private.jobs j order by j.position loop
      execute 'select cron.schedule($1, $2, $3)' using 'mizizi ' || job.name,
        private.cron_words(job.every, job.position), format('select private.run_job(%L)', job.name);
      scheduled := scheduled + 1;
    end loop;
    return next format('%s jobs are scheduled; select * from job_health() tells how they are.', scheduled);
  end if;

  if to_regnamespace('net') is null then
    return next 'pg_net is not switched on, so no function is called: Database, Extensions, pg_net.';
  end if;
  if private.job_secret('mizizi_project_url') is null or private.job_secret('mizizi_secret_key') is null then
    return next 'Payments are not checked, messages not sent and files not removed until you give the project''s address '
      'and a secret key: select private.schedule_jobs(''https://<reference>.supabase.co'', ''sb_secret_...'');';
  end if;
end
$$;
comment on function private.schedule_jobs(text, text) is
  'Schedules every job with pg_cron and says what it did; may be called again.';

-- Keeps a secret in Vault, over the one that was there; nothing without a value.
create function private.keep_secret(named text, value text) returns void
language plpgsql
set search_path = ''
as $$
declare
  known uuid;
begin
  if value is null then
    return;
  end if;
  execute 'select s.id from vault.secrets s where s.name = $1' into known using named;
  if known is null then
    execute 'select vault.create_secret($1, $2)' using value, named;
  else
    execute 'select vault.update_secret($1, $2)' using known, value;
  end if;
end
$$;

revoke all on function private.cron_words(interval, integer), private.schedule_jobs(text, text),
  private.keep_secret(text, text) from public;

-- On a hosted project both extensions are there to be switched on; a server of one's own has the stack's timer.
do $$
declare
  wanted text;
begin
  if exists (select 1 from pg_catalog.pg_roles where rolname = 'supabase_admin') then
    foreach wanted in array '{pg_cron,pg_net}'::text[] loop
      if exists (select 1 from pg_catalog.pg_available_extensions where name = wanted and installed_version is null) then
        begin
          execute format('create extension if not exists %I', wanted);
        exception when others then
          raise notice '% could not be switched on: %', wanted, sqlerrm;
        end;
      end if;
    end loop;
  end if;
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;
