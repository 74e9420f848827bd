-- What a payer is told of money that comes back: that it is being sent while M-Pesa is at it, and that it was sent, with the
-- receipt, once M-Pesa has said so. A refund that somebody typed is told with the reference that was typed.

create function public.refunds_of(bill_id uuid, order_token text default null)
returns table (amount_kes integer, state text, receipt text, at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select r.amount_kes, 'sent', r.reference, r.at from public.refunds r
  join public.bills b on b.id = r.bill_id
  where b.id = refunds_of.bill_id and (b.payer_id = private.caller() or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = refunds_of.order_token))
  union all
  select o.amount_kes, 'sending', null, o.approved_at from public.refund_orders o
  join public.bills b on b.id = o.bill_id
  where b.id = refunds_of.bill_id and o.state in ('approved', 'sending', 'doubtful') and (b.payer_id = private.caller() or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = refunds_of.order_token))
  order by 4
$$;
comment on function public.refunds_of(uuid, text) is
  'May be null: receipt. What went back of a bill, and what M-Pesa is sending, for its payer or the holder of the order''s token.';
grant execute on function public.refunds_of(uuid, text) to anon, authenticated, service_role;

create function private.last_refund_receipt(bill_id uuid) returns text
language sql stable
set search_path = ''
as $$
  select r.reference from public.refunds r where r.bill_id = last_refund_receipt.bill_id and r.method = 'mpesa'
  order by r.at desc, r.id limit 1
$$;
comment on function private.last_refund_receipt(uuid) is 'The M-Pesa reference of what went back of a bill last, if it has one.';

create function private.with_receipt(message text, receipt text) returns text
language sql immutable
set search_path = ''
as $$
  select message || coalesce(format(' M-Pesa receipt %s.', receipt), '')
$$;
comment on function private.with_receipt(text, text) is 'A message about money that was sent, with its receipt where there is one.';

create or replace function private.order_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.orders;
begin
  update public.orders o set payment_state = 'refunded'
  where o.id = bill.id and o.payment_state in ('paid', 'refund_due') and private.left_to_refund(o.id) <= o.kept_kes;
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'refunded', jsonb_build_object('amount_kes', words::integer), private.caller());
  perform private.notify_buyer(target, 'success', 'Money sent back', private.with_receipt(format(
    'We have sent back %s for order %s.', private.shillings(words::integer), target.number),
    private.last_refund_receipt(bill.id)));
  return null;
end $$;

create or replace function private.plan_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'refunded'
  where s.id = bill.id and s.state = 'refund_due' and private.left_to_refund(s.id) <= 0;
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'success', 'Refunded', private.with_receipt(format(
    '%s went back to your M-Pesa number.', private.shillings(words::integer)), private.last_refund_receipt(bill.id)), '/plans');
  return null;
end $$;

create or replace function private.consultation_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  update public.consultations c set payment_state = 'refunded'
  where c.id = bill.id and c.payment_state = 'refund_due' and private.left_to_refund(c.id) <= 0;
  select * into target from public.consultations c where c.id = bill.id;
  perform private.tell_consultation(target, 'client', 'success', 'Money sent back', private.with_receipt(format(
    '%s went back to your M-Pesa number.', private.shillings(words::integer)), private.last_refund_receipt(bill.id)));
  return null;
end $$;
