-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- An order that ran out of time though M-Pesa had its money by then was told that the money came late. Its buyer hears now that it was
-- we who heard of it late. And money that came to a till in time for what has run out since finds it by who paid.

create function private.paid_before_end(order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select coalesce((
    select max(l.completed_at) from public.payments p join public.mpesa_statement_lines l on l.receipt = p.receipt
    where p.order_id = paid_before_end.order_id and p.state = 'paid') <= (
    select max(e.at) from public.order_events e where e.order_id = paid_before_end.order_id and e.kind = 'hold_expired'), false)
$function$;
comment on function private.paid_before_end(order_id uuid) is 'Whether M-Pesa had the money of an order before its time ran out, as far as its statement says.';

create function private.closed_bill_of_payer(payer text, kes integer, paid_at timestamp with time zone)
returns uuid
language sql
stable
set search_path = ''
as $function$
  select min(b.id::text)::uuid from public.bills b
  where b.state = 'closed' and b.method = 'mpesa' and b.asked_kes = kes and b.updated_at > now() - interval '2 days'
    -- the clock of M-Pesa is another one than ours
    and closed_bill_of_payer.paid_at between b.created_at - interval '15 minutes' and b.updated_at
    and (private.is_same_phone(b.phone, payer) or exists (
      select 1 from public.payments p where p.bill_id = b.id and private.is_same_phone(p.phone, payer)))
  having count(*) = 1
$function$;
comment on function private.closed_bill_of_payer(payer text, kes integer, paid_at timestamp with time zone) is 'The one bill of the last two days that could be paid at that time and cannot any more, of exactly this amount, of whoever has that
phone; null where there is none, or more than one.';
