-- The shop's diary: who in the shop changed what. Append-only, for the owner to read. Functions of the desks write
-- what they did in words of their own; a row changed directly through the API is noted by a trigger.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor uuid references auth.users (id) on delete set null,
  action text not null check (action ~ '^[a-z_]+$'),
  entity text not null,
  entity_id text not null,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_entity_idx on public.audit_log (entity, entity_id, at desc);
create index audit_log_actor_idx on public.audit_log (actor);

grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;
alter table public.audit_log enable row level security;

create policy audit_log_select_admin on public.audit_log
  for select to authenticated using ((select public.has_capability('trail')));

select private.register_personal_data('public.audit_log', rows_of => 'actor = $1', erasure => 'keep');

create function private.audit(action text, entity text, entity_id text, detail jsonb default '{}') returns void
language sql
set search_path = ''
as $$
  insert into public.audit_log (actor, action, entity, entity_id, detail)
  values (auth.uid(), action, entity, entity_id, coalesce(detail, '{}'))
$$;

-- Every function of a desk begins with this.
create function private.require_capability(capability text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not public.has_capability(capability) then
    perform private.refuse('not_allowed', 'Your role does not include this.', 'Ask the owner of the shop.');
  end if;
end
$$;

-- What changed between two versions of a row, by column: {"price_kes": [300, 280]}.
create function private.row_changes(before jsonb, after jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(before -> a.key, a.value)), '{}')
  from jsonb_each(after) a
  where before -> a.key is distinct from a.value
    and a.key not in (
      'search', 'search_names', 'facet_key', 'updated_at', 'in_stock', 'rating', 'option_price_kes', 'from_price_kes')
$$;

create function private.audit_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  perform private.audit(lower(tg_op), tg_table_name,
    coalesce(after, before) ->> tg_argv[0],
    case tg_op when 'UPDATE' then private.row_changes(before, after) else '{}' end);
  return null;
end
$$;

create trigger audit_row after insert or update or delete on public.products
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
create trigger audit_row after insert or update or delete on public.product_pictures
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
create trigger audit_row after insert or update or delete on public.product_categories
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
create trigger audit_row after insert or update or delete on public.product_uses
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
create trigger audit_row after insert or update or delete on public.delivery_zones
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
create trigger audit_row after insert or update or delete on public.counties
  for each row when (current_user = 'authenticated') execute function private.audit_row('name');
create trigger audit_row after insert or update or delete on public.pickup_points
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
create trigger audit_row after insert or update or delete on public.coupons
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
create trigger audit_row after update on public.shop_settings
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');

revoke all on function private.audit(text, text, text, jsonb) from public;
revoke all on function private.require_capability(text) from public;
revoke all on function private.row_changes(jsonb, jsonb) from public;
revoke all on function private.audit_row() from public;
