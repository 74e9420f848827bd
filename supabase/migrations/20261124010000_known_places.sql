-- The embedded stack counts tries to sign in in `private.rate_windows` (on hosted Supabase the auth server counts them
-- itself). Where somebody has signed in is kept there too, as a keyed hash: guesses from elsewhere do not lock the owner
-- out of such a place. That is remembered for ninety days, and not for one as the tries are.
create or replace function private.forget_old_records(max_rows integer default 500) returns integer
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
      ('public.practitioner_invitations', $$expires_at < now() - interval '30 days'$$),
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
