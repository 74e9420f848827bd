-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A refund that failed and was tried again, whose first request M-Pesa then carried out after all. The retry is withdrawn while it
-- has not left. Where it has and is carried out, too, the money really went twice: it is booked when M-Pesa says so, against the account
-- sent_twice, which is what payers hold of ours, and it stands at the top of the desk. The bill stays as it was: nobody agreed to it.

create function private.book_sent_twice(target public.refund_orders, receipt text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  event constant bigint := nextval('private.ledger_events');
  sent constant timestamptz := (
    select private.plausible_time(private.mpesa_time(coalesce(private.mpesa_parameter(r.answer, 'TransactionCompletedDateTime'),
      private.mpesa_parameter(r.answer, 'TransCompletedTime'))), target.created_at)
    from private.mpesa_requests r
    where r.subject = target.id and r.answer #>> '{Result,TransactionID}' = book_sent_twice.receipt limit 1);
begin
  if exists (select 1 from public.refunds r where r.reference = book_sent_twice.receipt) or exists (
      select 1 from public.ledger_entries e where e.reference = book_sent_twice.receipt and e.what = 'sent_twice') then
    return;
  end if;
  insert into public.ledger_entries (event_id, at, what, payment_id, refund_id, reference, account, amount_kes)
  select event, coalesce(sent, clock_timestamp()), 'sent_twice', target.payment_id, target.refund_id, book_sent_twice.receipt, a.account, a.kes
  from (values ('mpesa', -target.amount_kes), ('sent_twice', target.amount_kes)) a (account, kes);
  -- its line of the statement is explained by this
  perform private.book_line(book_sent_twice.receipt);
  update public.refund_orders o set second_receipt = book_sent_twice.receipt where o.id = target.id;
end
$function$;
comment on function private.book_sent_twice(target public.refund_orders, receipt text) is 'Books, once, that M-Pesa sent a refund a second time under this receipt.';

create function private.withdraw_retry(target public.refund_orders)
returns void
language sql
set search_path = ''
as $function$
  update private.mpesa_requests r set state = 'failed', result_code = 'withdrawn', updated_at = now()
  where r.id = target.request_id and r.state = 'due' and not r.unsure
$function$;
comment on function private.withdraw_retry(target public.refund_orders) is 'A refund turned out to be sent: a retry of it that has not left stays here.';
