-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Numbers and days of issue rise together. An invoice bore the moment at which M-Pesa says that its money was paid, so that a payment
-- told after midnight gave number 105 an earlier day than 104, in a month that was over. It is issued when it is written: the day of issue is the
-- clock's at that moment, never before that of the document before it. When the money came stands beside it (paid_at, booked_at), and so
-- does the day that counts for VAT. What was issued stays as it is.

create function private.issuing_clock()
returns timestamp with time zone
language sql
set search_path = ''
as $function$ select clock_timestamp() $function$;
comment on function private.issuing_clock() is 'The clock by which documents are issued.';

create function private.next_issue(document_no bigint)
returns timestamp with time zone
language sql
set search_path = ''
as $function$
  -- whoever holds this number waited for the one before: it is there, and no other is being written
  select greatest(private.issuing_clock(), (select max(i.issued_at) from public.invoices i where i.document_no < next_issue.document_no))
$function$;
comment on function private.next_issue(document_no bigint) is 'When the document of this number is issued: now, and not before any that has a lower number, should the clock be set back.';

create function private.supply_day(bill public.bills, issued_at timestamp with time zone, booked_at timestamp with time zone, is_first boolean)
returns date
language sql
stable
set search_path = ''
as $function$
  select least(private.nairobi_date(issued_at), private.nairobi_date(booked_at), case when is_first then (
    select private.nairobi_date(o.delivered_at) from public.orders o where o.id = bill.id) end)
$function$;
comment on function private.supply_day(bill public.bills, issued_at timestamp with time zone, booked_at timestamp with time zone, is_first boolean) is 'The day that counts for VAT: the first of delivery, payment and issue. Money that came beside the price is no delivery.';
