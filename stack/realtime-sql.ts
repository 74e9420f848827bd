/**
 * Tells the stack about changed rows: a trigger on every table of the publication `supabase_realtime` notifies the
 * channel `realtime`. `realtime.sync_triggers()` brings the triggers up to date with the publication; it runs after the
 * migrations. A NOTIFY carries at most 8,000 bytes: a larger row sends its primary key, and is read again; when it is
 * deleted, also what the policies of its table look at, by which is judged who may hear of it.
 * Every statement can run again.
 */
export const REALTIME_SQL = `
create schema if not exists realtime;

create or replace function realtime.notify_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at constant text := to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
  change text := json_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'at', at,
    'old', case when tg_op <> 'INSERT' then to_json(old) end,
    'new', case when tg_op <> 'DELETE' then to_json(new) end
  )::text;
  key json;
  change_with_old text;
begin
  if octet_length(change) >= 7900 then
    key := (select json_object_agg(name, to_json(case tg_op when 'INSERT' then new else old end) -> name)
      from unnest(tg_argv) as name);
    change := json_build_object('schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', at, 'key', key);
    if tg_op = 'DELETE' then
      change_with_old := json_build_object(
        'schema', tg_table_schema,
        'table', tg_table_name,
        'type', tg_op,
        'at', at,
        'key', key,
        'old', (select json_object_agg(attribute.attname, to_json(old) -> attribute.attname)
          from pg_catalog.pg_attribute as attribute
          where attribute.attrelid = tg_relid and exists (
            select from pg_catalog.pg_depend as depend
            where depend.classid = 'pg_catalog.pg_policy'::regclass
              and depend.refclassid = 'pg_catalog.pg_class'::regclass
              and depend.refobjid = tg_relid and depend.refobjsubid = attribute.attnum))
      );
      if octet_length(change_with_old) < 7900 then
        change := change_with_old;
      end if;
    end if;
  end if;
  perform pg_notify('realtime', change);
  return null;
end $$;

create or replace function realtime.sync_triggers() returns void
language plpgsql security definer set search_path = '' as $$
declare
  published record;
begin
  for published in
    select format('%I.%I', publication.schemaname, publication.tablename) as name, string_agg(
      quote_literal(attribute.attname), ', ' order by attribute.attnum) as key
    from pg_catalog.pg_publication_tables as publication
    join pg_catalog.pg_index as index
      on index.indrelid = format('%I.%I', publication.schemaname, publication.tablename)::regclass
      and index.indisprimary
    join pg_catalog.pg_attribute as attribute
      on attribute.attrelid = index.indrelid and attribute.attnum = any (index.indkey)
    where publication.pubname = 'supabase_realtime'
    group by publication.schemaname, publication.tablename
  loop
    execute format(
      'create or replace trigger realtime_notify after insert or update or delete on %s '
      'for each row execute function realtime.notify_change(%s)', published.name, published.key);
  end loop;
  -- A table that left the publication falls silent.
  for published in
    select format('%I.%I', namespace.nspname, class.relname) as name
    from pg_catalog.pg_trigger as trigger
    join pg_catalog.pg_class as class on class.oid = trigger.tgrelid
    join pg_catalog.pg_namespace as namespace on namespace.oid = class.relnamespace
    where trigger.tgname = 'realtime_notify' and not exists (
      select from pg_catalog.pg_publication_tables as publication
      where publication.pubname = 'supabase_realtime'
        and publication.schemaname = namespace.nspname and publication.tablename = class.relname)
  loop
    execute format('drop trigger realtime_notify on %s', published.name);
  end loop;
end $$;

revoke all on function realtime.notify_change() from public;
revoke all on function realtime.sync_triggers() from public;
`;
