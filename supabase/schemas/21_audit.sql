-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The shop's diary: who in the shop changed what. Append-only, for the owner to read. Functions of the desks write
-- what they did in words of their own; a row changed directly through the API is noted by a trigger.

create table public.audit_log (
  id bigint generated always as identity,
  at timestamp with time zone default clock_timestamp() not null,
  actor uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  detail jsonb default '{}'::jsonb not null,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_action_check CHECK ((action ~ '^[a-z_]+$'::text)),
  constraint audit_log_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
  constraint audit_log_actor_fkey FOREIGN KEY (actor) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.audit_log enable row level security;
comment on table public.audit_log is 'The diary of the shop: who in the team changed what, append-only. The desk (trail) reads it.';
comment on column public.audit_log.id is 'The key of the row.';
comment on column public.audit_log.at is 'When, by the clock.';
comment on column public.audit_log.actor is 'Account that did it; null when the system did, and once that account is erased.';
comment on column public.audit_log.action is 'insert, update or delete of a row, or a word of a desk''s function such as order_packed.';
comment on column public.audit_log.entity is 'Table that it is about.';
comment on column public.audit_log.entity_id is 'Key of the row that it is about.';
comment on column public.audit_log.detail is 'What changed by column, {column: [before, after]}, or what the function has to say.';
grant select on table public.audit_log to authenticated;
grant insert, select on table public.audit_log to service_role;

create index audit_log_at_idx ON public.audit_log USING btree (at DESC);

create index audit_log_entity_idx ON public.audit_log USING btree (entity, entity_id, at DESC);

create index audit_log_actor_idx ON public.audit_log USING btree (actor);

create policy audit_log_select_admin on public.audit_log for select to authenticated
  using (( SELECT public.has_capability('trail'::text) AS has_capability));

create function private.audit(action text, entity text, entity_id text, detail jsonb default '{}'::jsonb)
returns void
language sql
set search_path = ''
as $function$
  insert into public.audit_log (actor, action, entity, entity_id, detail)
  values (private.caller(), action, entity, entity_id, coalesce(detail, '{}'))
$function$;
comment on function private.audit(action text, entity text, entity_id text, detail jsonb) is 'Adds a line about the caller to the diary of the shop.';

-- Every function of a desk begins with this.
create function private.require_capability(capability text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if public.has_capability(capability) then
    return;
  end if;
  if capability = any (public.locked_capabilities()) then
    perform private.refuse('second_factor_needed', 'Your role asks for a second step when you sign in.',
      'Open your profile, then Security, and switch it on or enter a code.');
  end if;
  perform private.refuse('not_allowed', 'Your role does not include this.', 'Ask the owner of the shop.');
end
$function$;
comment on function private.require_capability(capability text) is 'Refuses when the caller may not do this, or may only after the second step of a sign-in. Every function of a desk begins with it. Refusals: not_allowed, second_factor_needed.';

-- What changed between two versions of a row, by column: {"price_kes": [300, 280]}.
create function private.row_changes(before jsonb, after jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(before -> a.key, a.value)), '{}')
  from jsonb_each(after) a
  where before -> a.key is distinct from a.value
    and a.key not in (
      'search', 'search_names', 'facet_key', 'updated_at', 'in_stock', 'rating', 'option_price_kes', 'from_price_kes')
$function$;
comment on function private.row_changes(before jsonb, after jsonb) is 'What changed between two versions of a row: {column: [before, after]}, without columns that triggers keep.';

create function private.audit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  perform private.audit(lower(tg_op), tg_table_name,
    coalesce(after, before) ->> tg_argv[0],
    case tg_op when 'UPDATE' then private.row_changes(before, after) else '{}' end);
  return null;
end
$function$;
comment on function private.audit_row() is 'Trigger, with the key''s column as argument: notes in the diary what the desk changed directly in a table.';

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.products FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.product_pictures FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.product_categories FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.product_uses FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.delivery_zones FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.counties FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('name');

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.pickup_points FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.coupons FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create trigger audit_row AFTER UPDATE ON public.shop_settings FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');
