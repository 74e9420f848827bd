-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- No time to pay runs out before it is known what was paid in it. Where M-Pesa can be asked for payments, that is what it is asked for
-- then, once a run of the jobs; where it does not answer, a quarter of an hour is waited. A prompt that is still on a phone when the
-- time is over has three minutes more, and one whose answer the shop may have missed is asked about first.

create function private.awaits_list(ended timestamp with time zone)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from private.mpesa_account a cross join private.till_addresses t
    where a.can_fetch and coalesce(t.listed_until < awaits_list.ended or t.listed_until > now() + interval '1 minute', true)
      and greatest(awaits_list.ended, private.last_back()) > now() - interval '15 minutes')
$function$;
comment on function private.awaits_list(ended timestamp with time zone) is 'Whether M-Pesa is to be asked first what was paid until then. At most a quarter of an hour, counted from our return where we were away.';

create function private.hold_is_over(bill_id uuid, ended timestamp with time zone, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select hold_is_over.ended <= hold_is_over.at and not private.awaits_list(hold_is_over.ended) and not exists (
    select 1 from public.payments p
    where p.bill_id = hold_is_over.bill_id and p.state in ('starting', 'prompted') and (
      hold_is_over.ended > hold_is_over.at - interval '3 minutes'
      or (p.state = 'prompted' and p.next_check_at <= now() and private.last_back() > now() - interval '15 minutes')))
$function$;
comment on function private.hold_is_over(bill_id uuid, ended timestamp with time zone, at timestamp with time zone) is 'Whether what is kept for the payer of a bill until then may be given up: nothing that was paid in time can be unknown.';

create function private.list_is_wanted()
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from private.till_addresses t where t.wanted_from is not null)
    or exists (
      select 1 from public.orders o
      where o.hold_expires_at <= now() and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed', 'needs_review')
        and private.awaits_list(o.hold_expires_at))
    or exists (
      select 1 from public.consultations c
      where c.state = 'held' and c.hold_expires_at <= now() and private.awaits_list(c.hold_expires_at))
$function$;
comment on function private.list_is_wanted() is 'Whether M-Pesa is to be asked for payments now: we were away, or something is about to be given up.';

create function public.till_list_from(whole boolean default false)
returns timestamp with time zone
language sql
stable security definer
set search_path = ''
as $function$
  select least(t.wanted_from, t.listed_until) - interval '15 minutes'
  from private.till_addresses t
  where not till_list_from.whole and t.listed_until > now() - interval '47 hours' and t.fetched_at > now() - interval '18 hours'
    and private.list_is_wanted()
$function$;
comment on function public.till_list_from(whole boolean) is 'May be null. For functions: when the list begins that is asked for now; null: all that M-Pesa keeps, two days. whole: all in any case.';
grant execute on function public.till_list_from(whole boolean) to service_role;

create function private.unlisted_since()
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select t.failing_since from private.till_addresses t join private.mpesa_account a on a.can_fetch
  where t.failing_since < now() - interval '2 minutes'
$function$;
comment on function private.unlisted_since() is 'Since when M-Pesa could not be asked for payments, though that is set up; null while it can.';
