-- Everything the database holds about a person, by table: what the download contains and what becomes of it when the
-- account is erased. A chapter that makes a table about people registers it here; a test fails for one that does not.

create table private.personal_data (
  source regclass primary key,
  -- SQL condition for the rows of the user $1
  rows_of text not null,
  -- columns that are left out of the download: secrets, or facts about somebody else
  hidden text[] not null default '{}',
  -- 'delete', 'keep', or the 'set …' of an update that takes the person out of rows the books need
  erasure text not null default 'delete' check (erasure in ('delete', 'keep') or erasure like 'set %'),
  -- lower ones are erased first: lines before the order that says whose they are
  step integer not null default 50,
  -- SQL condition for rows that have to come to their end before their person can be erased
  waits_while text
);
revoke all on private.personal_data from public;

create function private.register_personal_data(
  source regclass, rows_of text default 'user_id = $1', hidden text[] default '{}', erasure text default 'delete',
  step integer default 50, waits_while text default null
) returns void
language sql
set search_path = ''
as $$
  insert into private.personal_data (source, rows_of, hidden, erasure, step, waits_while)
  values (source, rows_of, hidden, erasure, step, waits_while)
$$;
revoke all on function private.register_personal_data(regclass, text, text[], text, integer, text) from public;

-- Kenyan mobile numbers anywhere in a document give way to one that nobody has.
create function private.without_phones(document jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select regexp_replace(document::text, '\m254[17]\d{8}\M', '254700000000', 'g')::jsonb
$$;
revoke all on function private.without_phones(jsonb) from public;

select private.register_personal_data('public.profiles'),
  private.register_personal_data('public.user_roles'),
  private.register_personal_data('public.user_health_profiles'),
  private.register_personal_data('public.user_subscriptions'),
  private.register_personal_data('public.notifications');

-- On its way, coming back, or with money to be settled.
create function private.is_open(placed public.orders) returns boolean
language sql immutable
set search_path = ''
as $$
  select placed.fulfilment_state in ('placed', 'packed', 'dispatched')
    or placed.return_state in ('requested', 'approved', 'received')
    or placed.payment_state in ('needs_review', 'refund_due')
$$;
revoke all on function private.is_open(public.orders) from public;

-- The books keep what was sold, where to (by county) and what was paid; not to whom.
select private.register_personal_data('public.orders', step => 90, waits_while => 'private.is_open(orders)',
  erasure => $$set user_id = null, contact_name = 'Deleted account', phone = '254700000000', alt_phone = null,
    town = 'Removed', landmark = 'Removed', note = null$$);
select private.register_personal_data('public.order_items', erasure => 'keep',
  rows_of => 'order_id in (select o.id from public.orders o where o.user_id = $1)');
select private.register_personal_data('public.coupon_redemptions', erasure => 'keep',
  rows_of => 'order_id in (select o.id from public.orders o where o.user_id = $1)');
select private.register_personal_data('private.order_tokens', hidden => '{token}',
  rows_of => 'order_id in (select o.id from public.orders o where o.user_id = $1)');
-- who in the shop packed it is not the buyer's
select private.register_personal_data('public.order_events', erasure => 'keep', hidden => '{actor_id}',
  rows_of => 'order_id in (select o.id from public.orders o where o.user_id = $1)');
select private.register_personal_data('public.payments', step => 20, hidden => '{callback_token}',
  rows_of => 'order_id in (select o.id from public.orders o where o.user_id = $1)',
  erasure => $$set phone = '254700000000'$$, waits_while => $$state = 'refund_due'$$);
select private.register_personal_data('public.payment_messages', step => 10,
  rows_of => 'payment_id in (select p.id from public.payments p join public.orders o on o.id = p.order_id
    where o.user_id = $1)',
  erasure => 'set body = private.without_phones(body)');
select private.register_personal_data('public.stock_movements', rows_of => 'actor = $1', erasure => 'keep');


-- The caller's data as one document: the account, its sessions and files, then every registered table by its name.
create function public.export_my_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
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
$$;

-- What Auth and Storage know of a user, without hashes and tokens.
create function private.account_facts(of_user uuid) returns jsonb
language sql stable
set search_path = ''
as $$
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
$$;

revoke all on function private.account_facts(uuid) from public;
revoke all on function public.export_my_data() from public;
grant execute on function public.export_my_data() to authenticated;
