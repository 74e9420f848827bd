-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A day that is closed keeps its figures. What is learnt of it afterwards, such as money of the evening in the list of the night, is booked on
-- its own day, and each such booking is named: under that day, and in the morning of the next, which begins where the closed one ended and then
-- has a line of its own for what was learnt late. Until now the one showed a sum without names, and the other began with another sum.

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
    COALESCE(e.reference, r.reference, p.receipt) AS receipt,
        CASE
            WHEN (e.what = 'brought_in'::text) THEN 'brought_in'::text
            WHEN ((e.bill_id IS NOT NULL) AND (e.refund_id IS NULL)) THEN 'came'::text
            WHEN ((e.refund_id IS NOT NULL) OR (e.what = ANY (ARRAY['sent_twice'::text, 'got_back'::text]))) THEN 'refunds'::text
            WHEN (e.what = 'charged'::text) THEN 'fees'::text
            WHEN (e.what = 'placed'::text) THEN 'placed'::text
            WHEN (e.what = ANY (ARRAY['unplaced'::text, 'set_aside'::text])) THEN 'unplaced'::text
            ELSE 'moved'::text
        END AS class
   FROM (((public.ledger_entries e
     LEFT JOIN public.refunds r ON ((r.id = e.refund_id)))
     LEFT JOIN public.payments p ON ((p.id = e.payment_id)))
     LEFT JOIN public.bills b ON ((b.id = COALESCE(e.bill_id, r.bill_id))))
  WHERE (EXISTS ( SELECT
           FROM private.payment_providers v
          WHERE (v.account = e.account)));
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

create function private.late_bookings(account text, moved_before timestamp with time zone, closed_at timestamp with time zone)
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
comment on function private.late_bookings(account text, moved_before timestamp with time zone, closed_at timestamp with time zone) is 'What was booked of an account after a day was closed, for that day or earlier ones: {kes, bookings: [{at, booked_at, class, receipt,
bill_id, kind, number, amount_kes}]}.';
