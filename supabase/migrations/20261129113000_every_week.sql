-- What happens in a shop every week, and could not be noted: a rider sends the day's cash to the pay bill; the till is fifty shillings short when it
-- is counted; a month that had made a larger plan cheaper is sent back by the desk. And who paid in time for an order that ran out before anybody
-- heard of it read nothing of their money.

create or replace function private.plan_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
  was text;
  has_ended boolean;
  ends date;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  was := target.state;
  if private.left_to_refund(bill.id) <= 0 and was in ('refund_due', 'paid') then
    has_ended := was = 'paid' and target.user_id is not null and private.end_plan_month(target);
    ends := case when was = 'paid' and target.user_id is not null then private.shorten_credited(target) end;
    update public.plan_payments s set state = 'refunded' where s.id = bill.id;
    update public.payments p set state = 'refunded' where p.bill_id = bill.id and p.state = 'paid' and private.left_to_refund(bill.id, p.id) = 0;
  end if;
  perform private.tell_refunded(bill, payment, words::integer, case when has_ended then format(' Your %s month ended with it on %s. %s',
    private.plan_name(target.plan_type), private.day_text(private.nairobi_date()), private.plan_now_words(target.user_id))
    when ends is not null then format(' It had made %s cheaper: that runs until %s now.', (
      select private.plan_name(s.plan_type) from public.plan_payments s where s.id = target.credited_to), private.day_text(ends))
    else '' end);
  return null;
end $function$;

alter table public.rider_settlements add column receipt text unique check (receipt ~ '^[A-Z0-9]{8,12}$');
comment on column public.rider_settlements.receipt is 'Receipt of M-Pesa where they sent it to the pay bill or till; null: in cash.';
grant select (receipt) on table public.rider_settlements to authenticated;

create function public.rider_paid(receipt text, rider text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  person constant text := private.rider_name(rider_paid.rider);
  event constant bigint := nextval('private.ledger_events');
  line public.mpesa_statement_lines;
  row_id bigint;
  owed integer;
begin
  perform private.require_capability('payments');
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || rider_paid.receipt, 0));
  lock table public.rider_settlements in share row exclusive mode;
  select * into line from public.mpesa_statement_lines l where l.receipt = rider_paid.receipt;
  if line.receipt is null or private.unplaced_kes(line.receipt) <> line.paid_in_kes or line.paid_in_kes <= 0 then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  select coalesce(sum(m.amount_kes), 0) into owed from private.rider_money m where m.rider = lower(person);
  if owed <= 0 then
    perform private.refuse('not_found', 'This rider owes nothing.', 'Reload to see who does.');
  end if;
  insert into private.money_set_aside (receipt, note) values (line.receipt, left(person || ' handed it in.', 500))
  on conflict on constraint money_set_aside_pkey do nothing;
  insert into public.rider_settlements (rider, outcome, amount_kes, receipt, client_key, noted_by, noted_at)
  values (person, 'handed_in', line.paid_in_kes, line.receipt, gen_random_uuid(), private.caller(), clock_timestamp())
  returning id into row_id;
  insert into public.ledger_entries (event_id, what, reference, account, amount_kes)
  values (event, 'handed_in', line.receipt, 'set_aside', line.paid_in_kes), (event, 'handed_in', 'rider ' || row_id, 'with_rider', -line.paid_in_kes);
  perform private.audit('rider_paid', 'rider_settlements', row_id::text, jsonb_build_object('rider', person, 'amount_kes', line.paid_in_kes,
    'receipt', line.receipt, 'left_kes', owed - line.paid_in_kes));
  return owed - line.paid_in_kes;
end
$function$;
comment on function public.rider_paid(receipt text, rider text) is 'The desk (payments) says that money without a bill is cash which a rider took at doors and sent by M-Pesa: it counts as handed in, and lies at M-Pesa.
→ what they still owe, KSh, below zero: what was too much. Refusals: not_allowed, not_found.';
revoke execute on function public.rider_paid(text, text) from public, anon;
grant execute on function public.rider_paid(receipt text, rider text) to authenticated;

create function public.book_counted(day date, account text, reason text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(book_counted.reason), 500), '');
  event constant bigint := nextval('private.ledger_events');
  closed public.day_closes;
  kes integer;
begin
  if not public.is_admin() then
    perform private.refuse('not_allowed', 'Only an owner books what is missing or too much.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say how it came about.');
  end if;
  lock table public.day_closes in share row exclusive mode;
  select c.* into closed from public.day_closes c join private.payment_providers v on v.account = c.account and v.statement is null
  where c.day = book_counted.day and c.account = book_counted.account order by c.id desc limit 1;
  kes := closed.stated_kes - closed.closing_kes;
  if coalesce(kes, 0) = 0 or exists (select 1 from public.ledger_entries e where e.reference = 'counted ' || closed.id) then
    perform private.refuse('not_found', 'Nothing is missing or too much there.', 'Reload to see its present state.');
  end if;
  insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
  select event, least(clock_timestamp(), (closed.day + 1)::timestamp at time zone 'Africa/Nairobi' - interval '1 second'),
    'written_off', 'counted ' || closed.id, a.account, a.kes from (values (closed.account, kes), ('losses', -kes)) a (account, kes);
  perform private.audit('counted_booked', 'day_closes', closed.id::text, jsonb_build_object('account', closed.account, 'amount_kes', kes, 'note', why));
  return kes;
end
$function$;
comment on function public.book_counted(day date, account text, reason text) is 'An owner books what was missing or too much when an account without a statement was counted at the close of a day, as a loss or, too much, off the
losses: from then on the books say what was counted. Once a close. → how much, KSh, below zero: missing. Refusals: not_allowed, bad_note, not_found.';
revoke execute on function public.book_counted(date, text, text) from public, anon;
grant execute on function public.book_counted(day date, account text, reason text) to authenticated;

create or replace function private.losses_of_day(day date)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('number', b.number, 'kind', b.kind, 'bill_id', b.id, 'amount_kes', e.amount_kes, 'at', e.at,
    'note', coalesce(w.reason, t.reason, g.note, (
    select a.detail ->> 'note' from public.audit_log a where a.action = 'counted_booked' and 'counted ' || a.entity_id = e.reference limit 1))) order by e.id), '[]')
  from public.ledger_entries e left join public.bills b on b.id = e.bill_id left join public.owing_write_offs w on w.bill_id = e.bill_id
  left join public.rider_settlements t on 'rider ' || t.id = e.reference
  left join public.outgoings g on g.receipt = e.reference and g.state = 'booked'
  where e.account = 'losses' and e.at >= losses_of_day.day::timestamp at time zone 'Africa/Nairobi'
    and e.at < (losses_of_day.day + 1)::timestamp at time zone 'Africa/Nairobi'
$function$;

create or replace function private.lines_for_bills(import_id uuid)
returns table(receipt text, payer text, bill_id uuid)
language sql
stable
set search_path = ''
as $function$
  select l.receipt, l.payer, b.id from public.mpesa_statement_lines l
  join public.bills b on replace(b.number, '-', '') = private.reference_of(l.account)
  where l.import_id = lines_for_bills.import_id and l.source = 'csv' and l.paid_in_kes > 0 and b.method = 'mpesa'
    and (b.state in ('open', 'needs_review') and l.paid_in_kes <= private.still_to_pay(b) or private.gives_back(b, l.paid_in_kes)
      -- it ran out before anybody heard of its money
      or l.paid_in_kes = b.asked_kes and exists (select 1 from public.orders o where o.id = b.id and o.payment_state = 'expired'))
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
$function$;

create function public.paid_at_door(payment_id uuid, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(paid_at_door.note), 500), '');
  bill public.bills;
  came public.payments;
  cash public.payments;
begin
  perform private.require_capability('payments');
  select * into came from public.payments p where p.id = paid_at_door.payment_id;
  if came.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  bill := private.lock_bill(came.bill_id);
  select * into came from public.payments p where p.id = came.id for update;
  select * into cash from public.payments p where p.bill_id = bill.id and p.method = 'cash' and p.state = 'paid' for update;
  if bill.state <> 'paid' or cash.id is null or came.method <> 'mpesa' or came.received_kes >= cash.received_kes
      or not (came.state = 'refund_due' or (came.state = 'needs_review' and came.result_code = 0)) then
    perform private.refuse('wrong_state', 'This is no part of an order that was paid in cash.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.refunds r where r.payment_id in (came.id, cash.id)) or exists (
      select 1 from public.refund_orders o where o.payment_id in (came.id, cash.id) and o.state in ('wanted', 'approved', 'sending', 'doubtful', 'failed')) then
    perform private.refuse('refund_in_flight', 'Money of this payment goes back already, or went.', 'Withdraw that refund first.');
  end if;
  if why is null then
    perform private.refuse('no_reason', 'Say why you are sure.', 'For whoever asks later; the payer does not see it.');
  end if;
  -- both at once: the price stays what it was
  update public.payments p
  set state = 'paid', next_check_at = null,
    received_kes = case p.id when cash.id then cash.received_kes - came.received_kes else p.received_kes end,
    amount_kes = case p.id when cash.id then cash.received_kes - came.received_kes else p.amount_kes end,
    result_text = format('A part of %s, paid at the door.', private.shillings(cash.received_kes))
  where p.id in (cash.id, came.id);
  perform private.audit('paid_at_door', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'receipt', came.receipt,
    'mpesa_kes', came.received_kes, 'cash_kes', cash.received_kes - came.received_kes, 'note', why));
  perform private.tell_bill(bill, 'info', 'Both payments count', format('%s by M-Pesa and %s in cash pay %s: nothing of it goes back.',
    private.shillings(came.received_kes), private.shillings(cash.received_kes - came.received_kes), bill.number));
end
$function$;
comment on function public.paid_at_door(payment_id uuid, note text) is 'The desk (payments) says that M-Pesa brought a part of the price of an order at the door, of which the whole had been noted as cash: so much less
cash was taken, by the rider or in the till, and both pay it. Its buyer is told. Refusals: not_allowed, not_found, wrong_state, refund_in_flight, no_reason.';
revoke execute on function public.paid_at_door(uuid, text) from public, anon;
grant execute on function public.paid_at_door(payment_id uuid, note text) to authenticated;
