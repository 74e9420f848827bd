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

alter table public.rider_settlements drop constraint rider_settlements_outcome_check,
  add constraint rider_settlements_outcome_check check (outcome in ('handed_in', 'written_off', 'given_back', 'taken_back'));
comment on column public.rider_settlements.outcome is 'handed_in: it lies in the till, or at M-Pesa; written_off: it is given up; given_back: they had handed in too much, and have it from the till;
taken_back: M-Pesa took back what they had sent.';
alter table public.rider_settlements add column receipt text unique check (receipt ~ '^[A-Z0-9]{8,12}$');
comment on column public.rider_settlements.receipt is 'Receipt of M-Pesa where they sent it to the pay bill or till, or of the line that took it back; null: in cash.';

create function public.rider_paid(receipt text, rider text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  person text;
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
  -- by the name as it was written first
  select coalesce(sum(m.amount_kes), 0), (array_agg(m.name order by m.id))[1] into owed, person from private.rider_money m where m.rider = lower(private.rider_name(rider_paid.rider));
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
  provider private.payment_providers;
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
  select * into provider from private.payment_providers v where v.account = book_counted.account and v.statement is null;
  select c.* into closed from public.day_closes c where c.day = book_counted.day and c.account = provider.account order by c.id desc limit 1;
  -- what was found and noted since is not missing any more
  kes := closed.stated_kes - (private.account_day(provider, closed.day) ->> 'closing_kes')::bigint;
  if coalesce(kes, 0) = 0 or exists (select 1 from public.ledger_entries e where e.reference = 'counted ' || closed.id) then
    perform private.refuse('not_found', 'Nothing is missing or too much there.', 'Reload to see its present state.');
  end if;
  insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
  select event, least(clock_timestamp(), (closed.day + 1)::timestamp at time zone 'Africa/Nairobi' - interval '1 second'),
    'counted', 'counted ' || closed.id, a.account, a.kes from (values (closed.account, kes), ('losses', -kes)) a (account, kes);
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
  if bill.state <> 'paid' or cash.id is null or came.method <> 'mpesa' or came.received_kes > cash.received_kes
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
  -- the whole: no cash was taken, and M-Pesa pays it
  if came.received_kes = cash.received_kes then
    perform public.money_never_came(cash.id, why);
    return;
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
comment on function public.paid_at_door(payment_id uuid, note text) is 'The desk (payments) says that M-Pesa brought the price of an order at the door, or a part of it, while the whole had been noted as cash: so much less
cash was taken, by the rider or in the till, and both pay it, or M-Pesa alone. Its buyer is told. Refusals: not_allowed, not_found, wrong_state, refund_in_flight, no_reason.';
revoke execute on function public.paid_at_door(uuid, text) from public, anon;
grant execute on function public.paid_at_door(payment_id uuid, note text) to authenticated;

create function private.book_reversed_riders()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  event bigint;
  row_id bigint;
  many integer := 0;
begin
  for told in
    select l.receipt, l.withdrawn_kes as kes, l.completed_at, s.rider, s.receipt as sent_with
    from private.reversal_lines l
    join public.rider_settlements s on s.receipt = l.named and s.outcome = 'handed_in' and s.amount_kes = l.withdrawn_kes
    order by l.receipt
  loop
    perform pg_advisory_xact_lock(hashtextextended('receipt ' || told.sent_with, 0));
    -- whoever was first, here or at the desk, has booked it
    continue when exists (select 1 from public.rider_settlements s where s.receipt = told.receipt)
      or exists (select 1 from public.ledger_entries e where e.reference = told.receipt)
      or exists (select 1 from public.outgoings o where o.receipt = told.receipt and o.state <> 'withdrawn');
    insert into public.rider_settlements (rider, outcome, amount_kes, receipt, client_key, noted_at)
    values (told.rider, 'taken_back', told.kes, told.receipt, gen_random_uuid(), clock_timestamp()) returning id into row_id;
    event := nextval('private.ledger_events');
    insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
    values (event, least(told.completed_at, clock_timestamp()), 'reversed', told.receipt, 'mpesa', -told.kes),
      (event, least(told.completed_at, clock_timestamp()), 'handed_in', 'rider ' || row_id, 'with_rider', told.kes);
    perform private.audit('rider_reversed', 'rider_settlements', row_id::text, jsonb_build_object('rider', told.rider, 'amount_kes', told.kes,
      'receipt', told.sent_with, 'reversal', told.receipt));
    perform private.tell_refund_desk('M-Pesa took a rider’s money back', format(
      '%s that %s had sent with receipt %s was taken back with receipt %s: they owe it again.', private.shillings(told.kes), told.rider, told.sent_with,
      told.receipt));
    many := many + 1;
  end loop;
  return many;
end
$function$;
comment on function private.book_reversed_riders() is 'Books what M-Pesa took back of cash that riders had sent, each once: they owe it again, and the desk is told. Answers how many.';

create or replace function private.book_reversals()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
  gone public.payments;
  sent integer;
  over integer;
  many integer := 0;
begin
  -- by kind and in one order, as the lines of a statement lock what they pay
  perform private.lock_bill(c.id) from (
    select b.id from public.bills b where b.id in (select private.bills_taken_back()) order by b.kind, b.id) c;
  -- what was asked of M-Pesa and has not gone there yet would go on top
  for told in select * from private.unsent_refunds() loop
    update private.mpesa_requests r set state = 'failed', result_code = 'withdrawn', updated_at = now()
    where r.id = told.request_id and r.state = 'due' and not r.unsure;
    if found then
      update public.refund_orders o set state = 'withdrawn', settled_at = now() where o.id = told.refund_order_id;
      perform private.audit('refund_withdrawn', 'refund_orders', told.refund_order_id::text, jsonb_build_object('reversal', told.receipt));
    end if;
  end loop;
  many := private.book_returned_refunds() + private.book_reversed_unplaced() + private.book_reversed_returns() + private.book_reversed_riders();
  for told in
    select r.* from private.reversals_told() r join public.bills b on b.id = r.bill_id order by b.kind, b.id, r.at
  loop
    bill := private.lock_bill(told.bill_id);
    -- whoever was first may have settled it
    continue when not exists (select 1 from private.reversals_told() r where r.payment_id = told.payment_id and r.receipt = told.receipt);
    select * into gone from public.payments p where p.id = told.payment_id for update;
    many := many + 1;
    update public.refund_orders o set state = 'withdrawn' where o.payment_id = gone.id and o.state = 'wanted';
    sent := private.sent_back(gone.id);
    -- money that was owed back has gone back, and what the shop had sent of it before, twice
    if gone.state in ('refund_due', 'refunded') or bill.state = 'refund_due' then
      if told.kes > sent then
        perform private.book_refund(bill, told.kes - sent, told.receipt, 'Reversed by M-Pesa.', gone.id, private.payer_of(gone));
      end if;
      if sent > 0 then
        update public.payments p set twice_kes = sent, reversal_receipt = told.receipt where p.id = gone.id returning * into gone;
        perform private.book(bill.id, 'reversed', gone.id, at => private.plausible_time(told.at, gone.created_at));
        perform private.tell_sent_twice(bill, told.kes, told.receipt, sent);
      end if;
      continue;
    end if;
    over := private.sent_besides(bill, gone);
    update public.payments p
    set state = 'reversed', reversal_receipt = told.receipt, reversed_from = private.state_that_counts(p), next_check_at = null, twice_kes = over,
      reversed_at = coalesce(private.plausible_time(told.at, p.created_at), now())
    where p.id = gone.id returning * into gone;
    if over > 0 then
      perform private.tell_sent_twice(bill, told.kes, told.receipt, over);
    end if;
    gone.received_kes := told.kes;
    -- its words may have looked like money we took out ourselves
    perform private.book_line(told.receipt);
    perform private.audit('payment_reversed', 'bills', bill.id::text, jsonb_build_object('number', bill.number,
      'receipt', gone.receipt, 'reversal', told.receipt, 'amount_kes', told.kes));
    perform private.after_reversal(bill, gone);
  end loop;
  perform private.tell_unclear_reversals();
  return many;
end
$function$;

create or replace function private.keep_receipt()
returns trigger
language plpgsql
set search_path = ''
as $function$
declare
  decided record;
begin
  if tg_op = 'UPDATE' and old.receipt is not distinct from new.receipt then
    return new;
  end if;
  -- whoever places it on another bill at this moment comes first or second
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || new.receipt, 0));
  if exists (select 1 from public.payments p where p.receipt = new.receipt and p.id <> new.id) then
    perform private.refuse_receipt(new.receipt);
  end if;
  if exists (select 1 from public.rider_settlements s where s.receipt = new.receipt) then
    perform private.refuse('receipt_used', 'A rider handed this money in.', 'It pays what they took at doors.');
  end if;
  perform private.undo_reversed_unplaced(new.receipt);
  if private.is_sent_back(new.receipt) then
    perform private.refuse('sent_back', 'This money was sent back, or is about to be.', 'Withdraw that first, if it is wrong.');
  end if;
  if private.caller() is not null and public.has_capability('payments') then
    select private.person_name(a.actor) as person, a.at into decided from public.audit_log a
    where a.entity = 'bills' and a.entity_id = new.bill_id::text and a.action in ('payment_not_paid', 'claim_refused')
      and a.at > now() - interval '1 minute' and a.actor is distinct from private.caller()
      and exists (select 1 from public.receipt_claims c where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'refused')
    order by a.id desc limit 1;
    if found then
      perform private.refuse('already_decided', format('%s decided at %s that no money came.', decided.person,
        to_char(decided.at at time zone 'Africa/Nairobi', 'HH24:MI')), 'Reload to see its present state.');
    end if;
  end if;
  return new;
end
$function$;

create or replace function private.likely_bills(line public.mpesa_statement_lines)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  with fitting as (
    select b.number, b.kind, b.payer_name, b.method, b.created_at, y.why,
      ('phone' = any (y.why))::integer * 3 + ('account' = any (y.why))::integer * 2
        -- a first name says nothing of an order that was placed after the money came
        + ('name' = any (y.why) and b.created_at <= line.completed_at)::integer as weight
    from public.bills b cross join lateral (select private.why_likely(b, line) as why) y
    where b.state in ('open', 'needs_review', 'closed') and b.created_at between line.completed_at - interval '60 days' and line.completed_at + interval '1 hour'
      -- the sum first: it leaves few
      and (b.asked_kes = line.paid_in_kes or (b.state = 'needs_review' and private.still_to_pay(b) = line.paid_in_kes))
      -- what its payer or the shop ended asks for nothing any more; what ran out of time may be had again
      and (b.state <> 'closed' or exists (select 1 from public.orders o where o.id = b.id and o.payment_state = 'expired'))
  ), best as (
    select * from fitting x where x.weight > 0 order by x.weight desc, x.created_at desc limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('number', x.number, 'kind', x.kind, 'name', x.payer_name, 'method', x.method,
    'placed_at', x.created_at, 'why', to_jsonb(x.why)) order by x.weight desc, x.created_at desc), '[]')
  from best x
$function$;

create or replace function public.daily_close(day date)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_books();
  if daily_close.day is null or daily_close.day not between '2020-01-01' and private.nairobi_date() then
    perform private.refuse('bad_day', 'Choose a day that has come.');
  end if;
  return (
    select jsonb_build_object('day', daily_close.day, 'losses', private.losses_of_day(daily_close.day), 'accounts', jsonb_agg(
      private.account_day(v, daily_close.day) || (
        select jsonb_build_object('is_person', v.is_person, 'handed_in_kes', coalesce(sum(m.amount_kes) filter (where m.what = 'handed_in'), 0),
          'counted_kes', coalesce(sum(m.amount_kes) filter (where m.what = 'counted'), 0))
        from private.money_entries m where m.account = v.account
          and m.at >= daily_close.day::timestamp at time zone 'Africa/Nairobi'
          and m.at < (daily_close.day + 1)::timestamp at time zone 'Africa/Nairobi')
      order by v.is_person, v.method = 'cash', v.name))
    from private.payment_providers v where v.is_closed_daily or v.is_person
  );
end $function$;
