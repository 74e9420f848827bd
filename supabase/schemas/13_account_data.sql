-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Everything the database holds about a person, by table: what the download contains and what becomes of it when the
-- account is erased. A chapter that makes a table about people registers it here; a test fails for one that does not.

create table private.personal_data (
  source regclass not null,
  rows_of text not null,
  hidden text[] default '{}'::text[] not null,
  erasure text default 'delete'::text not null,
  step integer default 50 not null,
  waits_while text,
  constraint personal_data_pkey PRIMARY KEY (source),
  constraint personal_data_erasure_check CHECK (((erasure = ANY (ARRAY['delete'::text, 'keep'::text])) OR (erasure ~~ 'set %'::text)))
);
comment on table private.personal_data is 'What the database holds about people, by table: what their download contains and what becomes of it when the account is erased. Filled by migrations.';
comment on column private.personal_data.source is 'The table.';
comment on column private.personal_data.rows_of is 'A condition that finds the rows of the person $1.';
comment on column private.personal_data.hidden is 'Columns that the download leaves out.';
comment on column private.personal_data.erasure is 'delete: the rows go. keep: they stay, or go with their parent. A text that begins with set: the update that makes them nobody''s.';
comment on column private.personal_data.step is 'Order of the erasure, smallest first.';
comment on column private.personal_data.waits_while is 'A condition: while one of the person''s rows fulfils it, the account is not erased. Null: never waits.';

create function private.register_personal_data(source regclass, rows_of text default 'user_id = $1'::text, hidden text[] default '{}'::text[], erasure text default 'delete'::text, step integer default 50, waits_while text default NULL::text)
returns void
language sql
set search_path = ''
as $function$
  insert into private.personal_data (source, rows_of, hidden, erasure, step, waits_while)
  values (source, rows_of, hidden, erasure, step, waits_while)
$function$;
comment on function private.register_personal_data(source regclass, rows_of text, hidden text[], erasure text, step integer, waits_while text) is 'Makes a table about people known to the download and the erasure; a test fails for one that is not.';

-- Kenyan mobile numbers anywhere in a document give way to one that nobody has.
create function private.without_phones(document jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select regexp_replace(document::text, '\m254[17]\d{8}\M', '254700000000', 'g')::jsonb
$function$;
comment on function private.without_phones(document jsonb) is 'A document in which every Kenyan mobile number gives way to 254700000000.';

-- On its way, coming back, or with money to be settled.
create function private.is_open(placed public.orders)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select placed.fulfilment_state in ('placed', 'packed', 'dispatched')
    or placed.return_state in ('requested', 'approved', 'received')
    or placed.payment_state in ('needs_review', 'refund_due')
$function$;
comment on function private.is_open(placed public.orders) is 'Whether an order is on its way, coming back, or has money to be settled.';

-- The caller's data as one document: the account, its sessions and files, then every registered table by its name.
create function public.export_my_data()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  entry record;
  found_rows jsonb;
  tables jsonb := '{}';
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Sign in to download your data.');
  end if;
  for entry in
    select d.*, c.relname from private.personal_data d join pg_catalog.pg_class c on c.oid = d.source order by c.relname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(mine) - $2), ''[]'') from (select * from %s where %s) mine',
      entry.source, entry.rows_of)
      into found_rows using caller, entry.hidden;
    tables := tables || jsonb_build_object(entry.relname, found_rows);
  end loop;
  return jsonb_build_object('made_at', now(), 'account', private.account_facts(caller), 'tables', tables);
end
$function$;
comment on function public.export_my_data() is 'The caller''s data as one document, tables by name, without hashes and secrets. Answers {made_at timestamptz, account
{*: jsonb}, tables {*: [jsonb]}}. Refusals: not_signed_in.';
grant execute on function public.export_my_data() to authenticated;

-- What Auth and Storage know of a user, without hashes and tokens.
create function private.account_facts(of_user uuid)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at, 'updated_at', u.updated_at,
    'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
    'new_email', nullif(u.email_change, ''), 'metadata', u.raw_user_meta_data,
    'ways_to_sign_in', coalesce((
      select jsonb_agg(jsonb_build_object('provider', i.provider, 'details', i.identity_data,
        'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at))
      from auth.identities i where i.user_id = u.id), '[]'),
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('started_at', s.created_at, 'refreshed_at', s.refreshed_at,
        'device', s.user_agent, 'address', host(s.ip)))
      from auth.sessions s where s.user_id = u.id), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'name', o.name, 'created_at', o.created_at,
        'details', o.metadata))
      from storage.objects o where o.bucket_id = 'avatars' and starts_with(o.name, u.id || '/')), '[]'))
  from auth.users u where u.id = of_user
$function$;
comment on function private.account_facts(of_user uuid) is 'What Auth and Storage know of a person, without hashes and tokens.';
