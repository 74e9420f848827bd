-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Baseline: nothing is granted until a chapter grants it.
--
-- A hosted project hands every new table and function in `public` to its API roles. Here the defaults are taken
-- back first, so that a forgotten grant shows as "permission denied" in a test and never as a leak. Each chapter
-- then reads: table, grants, row level security, policies, functions.
--
-- Extensions live in their own schema and are made before the default EXECUTE of PUBLIC goes, since their operators
-- must keep working for everybody. An extension added later needs its own grants on its functions.

create schema if not exists extensions;

grant usage on schema extensions to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists unaccent with schema extensions;

revoke all on schema public from public;

grant usage on schema public to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;

-- PUBLIC's EXECUTE is a built-in default that only a revoke without a schema takes back.
alter default privileges revoke execute on functions from public;

-- What the API must never call or see: helpers of the functions and triggers below.
create schema private;

revoke all on schema private from public;

-- Ends the transaction with a business error: `message` a sentence for people, `detail` the kind for code,
-- `hint` what to do next.
create function private.refuse(kind text, message text, hint text default NULL::text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  raise exception using
    errcode = 'P0001', message = refuse.message, detail = kind, hint = coalesce(refuse.hint, '');
end
$function$;
comment on function private.refuse(kind text, message text, hint text) is 'Ends the transaction with a business error, SQLSTATE P0001: `kind` goes into `detail` for code, `message` is a sentence for people, `hint` says what to do next.';

-- 1250 → 'KSh 1,250', as every text for people writes money.
create function private.shillings(amount integer)
returns text
language sql
immutable strict
set search_path = ''
as $function$
  select 'KSh ' || to_char(amount, 'FM999,999,999,990')
$function$;
comment on function private.shillings(amount integer) is 'Money as texts for people write it: 1250 gives KSh 1,250.';

-- A Kenyan mobile number as stored (254712345678), or null. Same rule as src/lib/phone.ts.
create function private.normalise_phone(input text)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
begin
  return '254' || (regexp_match(regexp_replace(input, '[\s().-]', '', 'g'), '^(?:(?:\+|00)?2540?|0)?([17]\d{8})$'))[1];
end
$function$;
comment on function private.normalise_phone(input text) is 'A Kenyan mobile number as it is stored (254712345678), or null when it is none. The same rule as src/lib/kenyan-numbers.ts.';

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  new.updated_at := now();
  return new;
end
$function$;
comment on function private.touch_updated_at() is 'Trigger: sets `updated_at` to now.';
