-- Stand-ins for what hosted Supabase has as extensions that this PostgreSQL lacks: pg_cron, pg_net and Vault. They take
-- the same calls and keep them in tables; nothing is scheduled, sent or encrypted.

create schema cron;
create table cron.job (
  jobid bigint generated always as identity primary key, schedule text not null, command text not null,
  nodename text not null default 'localhost', nodeport integer not null default 5432,
  database text not null default current_database(), username text not null default current_user,
  active boolean not null default true, jobname text, unique (jobname, username)
);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  made bigint;
begin
  -- an interval of 1 to 59 seconds, or the five fields of cron
  if schedule !~ '^([1-9]|[1-5][0-9]) seconds$' and schedule !~ '^[0-9*/,-]+( [0-9*/,-]+){4}$' then
    raise exception 'invalid schedule: %', schedule;
  end if;
  insert into cron.job (schedule, command, jobname, username) values ($2, $3, $1, session_user)
  on conflict (jobname, username) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid into made;
  return made;
end
$$;
create function cron.unschedule(job_name text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from cron.job where jobname = $1 and username = session_user;
  if not found then raise exception 'could not find valid entry for job ''%''', $1; end if;
  return true;
end
$$;
grant usage on schema cron to postgres with grant option;
grant select on cron.job to postgres with grant option;
revoke all on all functions in schema cron from public;
grant execute on all functions in schema cron to postgres with grant option;

create schema net;
create table net.sent (
  id bigint generated always as identity primary key, url text not null, body jsonb, params jsonb, headers jsonb,
  timeout_milliseconds integer
);
create table net._http_response (
  id bigint, status_code integer, content_type text, headers jsonb, content text, timed_out boolean, error_msg text,
  created timestamptz not null default now()
);
create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000) returns bigint
language sql security definer set search_path = '' as $$
  insert into net.sent (url, body, params, headers, timeout_milliseconds) values ($1, $2, $3, $4, $5) returning id
$$;
grant usage on schema net to postgres, anon, authenticated, service_role;
grant all on all tables in schema net to postgres;

create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(), name text unique, description text not null default '',
  secret text not null, key_id uuid, nonce bytea, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create view vault.decrypted_secrets as
  select id, name, description, secret, secret as decrypted_secret, key_id, nonce, created_at, updated_at
  from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null, new_description text default '',
  new_key_id uuid default null) returns uuid
language sql security definer set search_path = '' as $$
  insert into vault.secrets (secret, name, description, key_id) values ($1, $2, $3, $4) returning id
$$;
create function vault.update_secret(secret_id uuid, new_secret text default null, new_name text default null,
  new_description text default null, new_key_id uuid default null) returns void
language sql security definer set search_path = '' as $$
  update vault.secrets set secret = coalesce($2, secret), name = coalesce($3, name),
    description = coalesce($4, description), updated_at = now() where id = $1
$$;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
revoke all on all functions in schema vault from public;
grant execute on all functions in schema vault to postgres, service_role;
