-- A day that is closed keeps its figures. What is learnt of it afterwards, such as money of the evening in the list of the night, is booked on
-- its own day, and each such booking is named: under that day, and in the morning of the next, which begins where the closed one ended and then
-- has a line of its own for what was learnt late. Until now the one showed a sum without names, and the other began with another sum.

alter table public.day_closes add column unplaced_kes bigint not null default 0, add column late_kes bigint not null default 0;
comment on column public.day_closes.unplaced_kes is 'What came for no bill we know, less what of that found its bill, KSh; 0 for days closed before it was kept.';
comment on column public.day_closes.late_kes is 'What of opening_kes was learnt of earlier days after they were closed, KSh; 0 for days closed before it was kept.';

create view private.money_entries as
 SELECT e.id,
    e.event_id,
    e.at,
    e.booked_at,
    e.what,
    e.account,
    e.amount_kes,
    e.bill_id,
    b.kind,
    b.number,
    coalesce(e.reference, r.reference, p.receipt) AS receipt,
        CASE
            WHEN e.what = 'brought_in' THEN 'brought_in'
            WHEN e.bill_id IS NOT NULL AND e.refund_id IS NULL THEN 'came'
            WHEN e.refund_id IS NOT NULL OR e.what IN ('sent_twice', 'got_back') THEN 'refunds'
            WHEN e.what = 'charged' THEN 'fees'
            WHEN e.what = 'placed' THEN 'placed'
            WHEN e.what IN ('unplaced', 'set_aside') THEN 'unplaced'
            ELSE 'moved'
        END AS class
   FROM public.ledger_entries e
     LEFT JOIN public.refunds r ON r.id = e.refund_id
     LEFT JOIN public.payments p ON p.id = e.payment_id
     LEFT JOIN public.bills b ON b.id = coalesce(e.bill_id, r.bill_id)
  WHERE EXISTS (SELECT FROM private.payment_providers v WHERE v.account = e.account);
comment on view private.money_entries is 'Entries of the accounts in which money lies, and as what each counts in the close of a day.';
comment on column private.money_entries.id is 'The entry.';
comment on column private.money_entries.event_id is 'As ledger_entries.event_id.';
comment on column private.money_entries.at is 'When the money moved.';
comment on column private.money_entries.booked_at is 'When it was written down; null: before that was kept.';
comment on column private.money_entries.what is 'As ledger_entries.what.';
comment on column private.money_entries.account is 'mpesa, cash, bank: where it lies.';
comment on column private.money_entries.amount_kes is 'KSh, above zero what came.';
comment on column private.money_entries.bill_id is 'The bill; null for what is no bill.';
comment on column private.money_entries.kind is 'Kind of the bill, or of that which a refund is of; null without one.';
comment on column private.money_entries.number is 'Its number; null without one.';
comment on column private.money_entries.receipt is 'Receipt of the money; null where there is none.';
comment on column private.money_entries.class is 'came (for a bill), unplaced (for none we know), placed (that was so and has found its bill), refunds, fees, moved, brought_in.';

create function private.late_bookings(account text, moved_before timestamptz, closed_at timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('kes', coalesce(sum(m.amount_kes), 0), 'bookings', coalesce(jsonb_agg(jsonb_build_object('at', m.at,
    'booked_at', m.booked_at, 'class', m.class, 'receipt', m.receipt, 'bill_id', m.bill_id, 'kind', m.kind, 'number', m.number,
    'amount_kes', m.amount_kes) order by m.booked_at, m.id), '[]'))
  from private.money_entries m
  where m.account = late_bookings.account and m.at < moved_before and m.booked_at > late_bookings.closed_at and m.class <> 'brought_in'
$function$;
comment on function private.late_bookings(account text, moved_before timestamptz, closed_at timestamptz) is 'What was booked of an account after a day was closed, for that day or earlier ones: {kes, bookings: [{at, booked_at, class, receipt,
bill_id, kind, number, amount_kes}]}.';
