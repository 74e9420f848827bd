/**
 * What a hosted Supabase project has before its first migration, in three steps: roles, then the system schemas
 * (auth and storage, created by `@supabase/lite`), then their grants. Every statement can run again.
 *
 * Unlike a hosted project nothing here grants tables or functions to `anon` and `authenticated`: a migration has to
 * say so. `service_role` gets everything, as there.
 */

const API_ROLES = 'anon, authenticated, service_role';

/** Before the system schemas. The login role must be a superuser; from 16 on CREATEROLE and BYPASSRLS are enough. */
export const ROLES_SQL = `
do $$
declare
  wanted text;
begin
  -- Roles belong to the whole server: two databases of it may be prepared at the same moment.
  foreach wanted in array array['anon', 'authenticated', 'service_role bypassrls', 'supabase_auth_admin'] loop
    if not exists (select from pg_roles where rolname = split_part(wanted, ' ', 1)) then
      begin
        execute format('create role %I nologin noinherit %s', split_part(wanted, ' ', 1), split_part(wanted, ' ', 2));
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
  -- Whoever may already act as them without passing that on was let in by a superuser.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    foreach wanted in array string_to_array('${API_ROLES}', ', ') loop
      if pg_has_role(wanted, 'member with admin option') or current_setting('server_version_num')::int < 160000 then
        execute format('grant %I to %I', wanted, current_user);
      end if;
    end loop;
  end if;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
grant usage on schema extensions to ${API_ROLES};
alter default privileges in schema extensions grant execute on functions to ${API_ROLES};

revoke create on schema public from public;
grant usage on schema public to ${API_ROLES};

-- Only before the first migration: the migrations decide about default privileges afterwards.
do $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    alter default privileges in schema public grant all on tables to service_role;
    alter default privileges in schema public grant all on functions to service_role;
    alter default privileges in schema public grant all on sequences to service_role;
  end if;
end $$;
`;

/** After the system schemas: policies may call auth.uid(), and storage is guarded by its own policies. */
export const SYSTEM_GRANTS_SQL = `
grant usage on schema auth to ${API_ROLES}, supabase_auth_admin;
grant execute on all functions in schema auth to ${API_ROLES};
grant all on all tables in schema auth to supabase_auth_admin;
grant select, insert, update, delete on all tables in schema auth to service_role;
grant usage on schema storage to ${API_ROLES};
grant all on all tables in schema storage to ${API_ROLES};
grant execute on all functions in schema storage to ${API_ROLES};
`;
