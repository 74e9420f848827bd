-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Money belongs to the day on which M-Pesa says that it was paid, not to the moment at which the news of it reached the shop: a
-- prompt answered at 23:59 whose callback comes at 00:02 is of the evening, in the books, on the invoice, in exports and in the
-- close of the day. M-Pesa says it in the callback (TransactionDate), in what it tells of a payment (TransTime) and in its
-- statement. A time that cannot be is not believed, and the moment of arrival stands: one in the future, before the bill, or more than
-- seven days ago. Five minutes either way are two clocks that differ.

create function private.plausible_time(said timestamp with time zone, not_before timestamp with time zone)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select case when said between not_before - interval '5 minutes' and now() + interval '5 minutes' and said > now() - interval '7 days'
    then least(said, now()) end
$function$;
comment on function private.plausible_time(said timestamp with time zone, not_before timestamp with time zone) is 'A time that M-Pesa said, or null where it cannot be: in the future, before what it belongs to, or more than seven days ago.';

create function private.mpesa_time(digits text)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select private.read_time(regexp_replace(digits, '^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$', '\1-\2-\3 \4:\5:\6'))
$function$;
comment on function private.mpesa_time(digits text) is 'A time as M-Pesa writes it in its answers, 20261124235959 or 24.11.2026 23:59:59, in Nairobi; null where it is none.';

create function private.callback_time(body jsonb, receipt text)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select private.mpesa_time(max(i ->> 'Value') filter (where i ->> 'Name' = 'TransactionDate'))
  from jsonb_array_elements(case jsonb_typeof(body #> '{Body,stkCallback,CallbackMetadata,Item}')
    when 'array' then body #> '{Body,stkCallback,CallbackMetadata,Item}' else '[]' end) i
  having callback_time.receipt is null
    or max(i ->> 'Value') filter (where i ->> 'Name' = 'MpesaReceiptNumber') = callback_time.receipt
$function$;
comment on function private.callback_time(body jsonb, receipt text) is 'When a callback says that its prompt was paid; null where it says nothing, or is of another receipt.';

create function private.said_paid_at(payment public.payments)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select h.at
  from public.bills b
  cross join lateral (
    select private.plausible_time(l.completed_at, b.created_at) as at, 1 as place
    from public.mpesa_statement_lines l where l.receipt = payment.receipt and l.paid_in_kes > 0
    union all
    select private.plausible_time(private.callback_time(m.body, payment.receipt), b.created_at), 2
    from public.payments x join public.payment_messages m on m.payment_id = x.id
    where x.bill_id = b.id and (x.id = payment.id or payment.receipt is not null) and m.source = 'callback' and m.outcome <> 'unmatched'
  ) h
  where b.id = payment.bill_id and payment.method = 'mpesa' and h.at is not null
  order by h.place limit 1
$function$;
comment on function private.said_paid_at(payment public.payments) is 'When M-Pesa says that a payment was made, by its statement or a callback; null where it says nothing that can be.';

create function private.paid_when()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'UPDATE' and old.paid_at is not null and old.receipt is not distinct from new.receipt then
    return new;
  end if;
  new.paid_at := coalesce(private.said_paid_at(new), new.paid_at,
    case when tg_op = 'INSERT' or old.received_kes is not null then new.created_at else clock_timestamp() end);
  return new;
end
$function$;
comment on function private.paid_when() is 'Gives money that came its time, once it is known that it came and again once its receipt is.';

create trigger paid_when BEFORE INSERT OR UPDATE OF state, received_kes, receipt ON public.payments FOR EACH ROW WHEN ((new.received_kes IS NOT NULL)) EXECUTE FUNCTION private.paid_when();

create function private.sent_when()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  -- whoever says a time of their own keeps it
  if new.reference is not null and new.at >= now() then
    new.at := coalesce((
      select private.plausible_time(s.at, coalesce(p.paid_at, p.created_at))
      from public.payments p
      cross join lateral (
        select l.completed_at as at, 1 as place from public.mpesa_statement_lines l
        where l.receipt = new.reference and l.withdrawn_kes > 0
        union all
        select private.mpesa_time(coalesce(private.mpesa_parameter(r.answer, 'TransactionCompletedDateTime'),
          private.mpesa_parameter(r.answer, 'TransCompletedTime'))), 2
        from public.refund_orders o join private.mpesa_requests r on r.subject = o.id
        where o.payment_id = p.id and r.answer #>> '{Result,TransactionID}' = new.reference
      ) s
      where p.id = new.payment_id and private.plausible_time(s.at, coalesce(p.paid_at, p.created_at)) is not null
      order by s.place limit 1), new.at);
  end if;
  return new;
end
$function$;
comment on function private.sent_when() is 'A refund is of the moment at which M-Pesa says that it was sent.';

create trigger sent_when BEFORE INSERT ON public.refunds FOR EACH ROW WHEN ((new.method = 'mpesa'::text)) EXECUTE FUNCTION private.sent_when();

create function private.move_booking(payment public.payments)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  entry record;
  event bigint;
begin
  for entry in
    select e.at from public.ledger_entries e
    where e.bill_id = payment.bill_id and e.payment_id = payment.id and e.refund_id is null and exists (
      select 1 from private.payment_providers v where v.account = e.account)
      and (e.at at time zone 'Africa/Nairobi')::date <> (payment.paid_at at time zone 'Africa/Nairobi')::date
    group by e.at having sum(e.amount_kes) <> 0
  loop
    event := nextval('private.ledger_events');
    perform nextval('private.ledger_events');
    insert into public.ledger_entries (event_id, at, what, bill_id, payment_id, account, amount_kes)
    select event + w.place, case w.place when 0 then entry.at else payment.paid_at end, 'other_day', payment.bill_id, payment.id, d.account,
      case w.place when 0 then -d.kes else d.kes end
    from (
      select e.account, sum(e.amount_kes)::integer as kes from public.ledger_entries e
      where e.bill_id = payment.bill_id and e.payment_id = payment.id and e.refund_id is null and e.at = entry.at group by e.account
    ) d cross join (values (0), (1)) w (place)
    where d.kes <> 0 order by w.place, d.account;
  end loop;
end
$function$;
comment on function private.move_booking(payment public.payments) is 'M-Pesa says afterwards that money came on another day: it is taken off the day it was booked on and booked on its own.';

create function private.day_still(day date)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when now() < u.until_at then 'runs'
    when now() < u.until_at + interval '15 minutes' or exists (
      select 1 from public.payments p
      where p.state in ('starting', 'prompted') and p.created_at >= u.until_at - interval '1 day' and p.created_at < u.until_at)
      then 'money_may_come' end
  from (select (day + 1)::timestamp at time zone 'Africa/Nairobi' as until_at) u
$function$;
comment on function private.day_still(day date) is 'Why money may still come for a day of Nairobi: runs (it is not over), money_may_come (midnight was less than a quarter of an hour
ago, or a prompt of that day is undecided); null: its money is here.';

create function private.earlier_open_day(account text, day date)
returns date
language sql
stable
set search_path = ''
as $function$
  select (min(e.at) at time zone 'Africa/Nairobi')::date from public.ledger_entries e
  where e.account = earlier_open_day.account and e.at < earlier_open_day.day::timestamp at time zone 'Africa/Nairobi'
    and e.at >= coalesce((select max(c.day) + 1 from public.day_closes c
      where c.account = earlier_open_day.account and c.day < earlier_open_day.day), earlier_open_day.day - 1)::timestamp
      at time zone 'Africa/Nairobi'
$function$;
comment on function private.earlier_open_day(account text, day date) is 'The first day since the last closed one on which money of an account moved and that nobody closed; where none was ever closed, the
day before alone is looked at. Null: none.';
