-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What a payer is told of money that comes back: that it is being sent while M-Pesa is at it, and that it was sent, with the
-- receipt, once M-Pesa has said so. A refund that somebody typed is told with the reference that was typed.

create function public.refunds_of(bill_id uuid, order_token text default NULL::text)
returns table(amount_kes integer, state text, receipt text, at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  select r.amount_kes, 'sent', r.reference, r.at from public.refunds r
  join public.bills b on b.id = r.bill_id
  where b.id = refunds_of.bill_id and (b.payer_id = private.caller() or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = refunds_of.order_token))
  union all
  select o.amount_kes, case o.state when 'failed' then 'delayed' else 'sending' end, null, o.approved_at from public.refund_orders o
  join public.bills b on b.id = o.bill_id
  where b.id = refunds_of.bill_id and o.state in ('approved', 'sending', 'doubtful', 'failed') and (b.payer_id = private.caller() or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = refunds_of.order_token))
  order by 4
$function$;
comment on function public.refunds_of(bill_id uuid, order_token text) is 'May be null: receipt. What went back of a bill (sent), what M-Pesa is sending (sending) and what it did not send yet (delayed), for its
payer or the holder of the order''s token.';
grant execute on function public.refunds_of(bill_id uuid, order_token text) to anon, authenticated, service_role;

create function private.last_refund_receipt(bill_id uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select r.reference from public.refunds r where r.bill_id = last_refund_receipt.bill_id and r.method = 'mpesa'
  order by r.at desc, r.id limit 1
$function$;
comment on function private.last_refund_receipt(bill_id uuid) is 'The M-Pesa reference of what went back of a bill last, if it has one.';

create function private.with_receipt(message text, receipt text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select message || coalesce(format(' M-Pesa receipt %s.', receipt), '')
$function$;
comment on function private.with_receipt(message text, receipt text) is 'A message about money that was sent, with its receipt where there is one.';
