-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- How long things are kept that were only needed for a while; the privacy policy says the same. One run removes at most
-- `max_rows` of each kind, so that it never takes long; the next run goes on.

-- Notes and tags are forgotten after two years.
create function private.forget_old_records(max_rows integer default 500)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  rule record;
  gone integer;
  forgotten integer := 0;
begin
  for rule in
    select * from (values
      ('public.error_logs', $$created_at < now() - interval '90 days'$$),
      ('public.performance_metrics', $$created_at < now() - interval '90 days'$$),
      ('public.analytics_events', $$created_at < now() - interval '180 days'$$),
      ('public.contact_messages', $$state = 'spam' and created_at < now() - interval '30 days'$$),
      ('public.contact_messages', $$state = 'answered' and created_at < now() - interval '2 years'$$),
      ('public.customer_notes', $$at < now() - interval '2 years'$$),
      ('public.customer_tags', $$at < now() - interval '2 years'$$),
      ('public.practitioner_invitations', $$expires_at < now() - interval '30 days'$$),
      ('private.account_changes', $$changed_at < now() - private.undo_hours()$$),
      ('private.rate_windows', $$opened_at < now() - interval '1 day' and bucket not like 'known place %'$$),
      ('private.rate_windows', $$opened_at < now() - interval '90 days'$$)
    ) r (source, is_old)
  loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $1 for update skip locked))',
      rule.source, rule.is_old) using max_rows;
    get diagnostics gone = row_count;
    forgotten := forgotten + gone;
  end loop;
  return forgotten;
end
$function$;
comment on function private.forget_old_records(max_rows integer) is 'Removes what was kept for a while, at most `max_rows` of each kind; answers how many rows went.';
