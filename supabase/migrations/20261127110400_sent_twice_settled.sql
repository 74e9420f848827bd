-- A refund that M-Pesa sent twice stood at the desk for ninety days, whatever became of it. Now somebody says what did: the payer sent it
-- back, by M-Pesa or in cash, or it is given up, with a reason. Either is booked, and the row goes.

alter table public.refund_orders add column twice_outcome text check (twice_outcome in ('mpesa', 'cash', 'written_off')),
  add column twice_note text check (length(twice_note) between 1 and 500), add column twice_settled_at timestamptz;
comment on column public.refund_orders.twice_outcome is 'What became of the second sum: mpesa or cash, got back so; written_off, given up. Null: nothing yet, or it went once.';
comment on column public.refund_orders.twice_note is 'Why it was given up, or a word beside it; null without one.';
comment on column public.refund_orders.twice_settled_at is 'When that was said; null until then.';

create or replace function private.book_sent_twice(target public.refund_orders, receipt text)
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
  update public.refund_orders o set second_receipt = book_sent_twice.receipt, twice_outcome = null, twice_note = null, twice_settled_at = null
  where o.id = target.id;
end
$function$;

create function public.settle_sent_twice(refund_id uuid, outcome text, receipt text default null, note text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(settle_sent_twice.refund_id);
  named constant text := nullif(upper(regexp_replace(coalesce(settle_sent_twice.receipt, ''), '\s', '', 'g')), '');
  why constant text := nullif(left(trim(settle_sent_twice.note), 500), '');
  event constant bigint := nextval('private.ledger_events');
  line public.mpesa_statement_lines;
  came timestamptz;
begin
  if target.second_receipt is null or target.twice_settled_at is not null then
    perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
  end if;
  if settle_sent_twice.outcome is null or settle_sent_twice.outcome not in ('mpesa', 'cash', 'written_off') then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if settle_sent_twice.outcome = 'written_off' and why is null then
    perform private.refuse('bad_note', 'Say why this money is given up.');
  end if;
  if settle_sent_twice.outcome = 'mpesa' then
    if named is null or named !~ '^[A-Z0-9]{8,12}$' then
      perform private.refuse('bad_receipt', 'Name the receipt with which it came back.', 'It stands in the M-Pesa statement.');
    end if;
    perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || named, 0));
    select * into line from public.mpesa_statement_lines l where l.receipt = named;
    if exists (select 1 from public.payments p where p.receipt = named) or exists (select 1 from public.refunds r where r.reference = named)
        or exists (select 1 from public.ledger_entries e where e.reference = named and e.what in ('sent_twice', 'got_back')) then
      perform private.refuse('receipt_used', 'This receipt belongs to other money.', 'Look for the one that came in.');
    end if;
    if line.receipt is not null and line.paid_in_kes <> target.amount_kes then
      perform private.refuse('wrong_amount', format('This receipt brought %s; %s went out twice.', private.shillings(line.paid_in_kes),
        private.shillings(target.amount_kes)), 'Look for the one that came in.');
    end if;
    -- what is booked already as money without a bill is taken off there, and both are of this day
    came := case when private.unplaced_kes(named) = 0 then private.plausible_time(line.completed_at, target.created_at) end;
  end if;
  insert into public.ledger_entries (event_id, at, what, payment_id, refund_id, reference, account, amount_kes)
  select event, coalesce(came, clock_timestamp()), case settle_sent_twice.outcome when 'written_off' then 'written_off' else 'got_back' end,
    target.payment_id, target.refund_id, coalesce(named, target.second_receipt), a.account, a.kes
  from (values (case settle_sent_twice.outcome when 'written_off' then 'losses' else settle_sent_twice.outcome end, target.amount_kes),
    ('sent_twice', -target.amount_kes)) a (account, kes);
  if named is not null and settle_sent_twice.outcome = 'mpesa' then
    perform private.book_unplaced(named);
  end if;
  update public.refund_orders o set twice_outcome = settle_sent_twice.outcome, twice_note = why, twice_settled_at = now() where o.id = target.id;
  perform private.audit('sent_twice_settled', 'refund_orders', target.id::text, jsonb_strip_nulls(jsonb_build_object(
    'amount_kes', target.amount_kes, 'outcome', settle_sent_twice.outcome, 'receipt', named, 'note', why)));
end
$function$;
comment on function public.settle_sent_twice(refund_id uuid, outcome text, receipt text, note text) is 'Says what became of a refund that went out twice: mpesa, with the receipt with which it came back; cash; or written_off, with a note that
says why. Booked, and off the desk. Refusals: not_allowed, not_found, wrong_state, bad_outcome, bad_note, bad_receipt, receipt_used,
wrong_amount.';
grant execute on function public.settle_sent_twice(uuid, text, text, text) to authenticated;
