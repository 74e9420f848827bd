-- Of a line by which M-Pesa took money back the desk could say "that is the refund that was noted" though nothing had been sent: what was moved
-- to another bill counted as sent. And what a payer gave back of money that went to them twice could be taken back by M-Pesa once more, of
-- which nobody heard: it undoes what they gave back, and is to come once more.

create function private.sent_of_bill(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select private.refund_in_flight(sent_of_bill.bill_id) + coalesce((
    select sum(r.amount_kes) from public.refunds r where r.bill_id = sent_of_bill.bill_id and r.moved_to is null), 0)::integer
$function$;
comment on function private.sent_of_bill(bill_id uuid) is 'What of a bill went back to its payer, is on its way or waits for approval, KSh; what was moved to another bill apart.';

create function private.is_noted_already(bill_id uuid, kes integer)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select private.left_to_refund(is_noted_already.bill_id) + private.parts_of(is_noted_already.bill_id) < kes and private.sent_of_bill(is_noted_already.bill_id) >= kes
$function$;
comment on function private.is_noted_already(bill_id uuid, kes integer) is 'Whether a line by which M-Pesa took so much of a bill back may be what was sent back of it: so much is not here any more, and as much was noted.';

create function private.owe_taken_back(receipt text, kes integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  place record;
  bill public.bills;
  rest integer := kes;
  free integer;
begin
  -- of money that lies at several bills, what is owed back has gone back first
  for place in
    select u.bill_id from private.unclear_reversals() u join public.bills b on b.id = u.bill_id
    where u.receipt = owe_taken_back.receipt order by b.state <> 'refund_due', b.kind, b.id
  loop
    select * into bill from public.bills b where b.id = place.bill_id;
    if bill.state = 'refund_due' then
      free := least(rest, private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id));
      if free > 0 then
        update public.refund_orders o set state = 'withdrawn' where o.bill_id = bill.id and o.state = 'wanted' and o.way <> 'by_hand';
        perform private.book_refund(bill, free, owe_taken_back.receipt, 'Reversed by M-Pesa.', null, private.payer_of_reversal(owe_taken_back.receipt));
        rest := rest - free;
      end if;
    elsif rest > 0 and private.take_part_back(bill, owe_taken_back.receipt, rest) then
      rest := 0;
    end if;
  end loop;
  return rest = 0;
end
$function$;
comment on function private.owe_taken_back(receipt text, kes integer) is 'M-Pesa took so much back by that line: what is owed back at the bills where the money lies has gone back by it, and the rest is owing. False where the
rest is more than pays one of them; the caller undoes it then.';

create or replace function public.settle_reversal(receipt text, outcome text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(settle_reversal.note), 500), '');
  told record;
  bill public.bills;
begin
  perform private.require_capability('payments');
  if settle_reversal.outcome is null or settle_reversal.outcome not in ('owing', 'refund', 'noted', 'twice') then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say how you know.');
  end if;
  select u.bill_id, u.kes into told from private.unclear_reversals() u where u.receipt = settle_reversal.receipt order by u.bill_id limit 1;
  -- in the order in which whoever books these lines locks them
  perform private.lock_bill(c.id) from (
    select b.id from public.bills b where b.id in (select u.bill_id from private.unclear_reversals() u where u.receipt = settle_reversal.receipt)
    order by b.kind, b.id) c;
  select * into bill from public.bills b where b.id = told.bill_id;
  if bill.id is null or not exists (select 1 from private.unclear_reversals() u where u.receipt = settle_reversal.receipt and u.bill_id = bill.id) then
    perform private.refuse('not_found', 'This is settled already.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state = 'wanted' and o.way = 'by_hand') then
    perform private.refuse('refund_in_flight', 'A refund that was sent by hand waits for a second person.', 'Approve or withdraw it first.');
  end if;
  if settle_reversal.outcome = 'owing' then
    if not private.owe_taken_back(settle_reversal.receipt, told.kes) then
      perform private.refuse('wrong_state', 'Nothing of this bill can be owing by that.', 'Record it as a refund with that receipt.');
    end if;
  elsif settle_reversal.outcome = 'refund' then
    if bill.state <> 'paid' or private.left_to_refund(bill.id) < told.kes then
      perform private.refuse('wrong_state', 'That much of this bill is not here.', 'Reload to see its present state.');
    end if;
    perform private.book_refund(bill, told.kes, settle_reversal.receipt, why, null, private.payer_of_reversal(settle_reversal.receipt));
  elsif not private.is_noted_already(bill.id, told.kes) then
    perform private.refuse('wrong_state', 'That much was not noted as sent back.', 'It may be owing, or a refund.');
  else
    insert into public.reversal_decisions (receipt, bill_id, is_refund, note, noted_by)
    values (settle_reversal.receipt, bill.id, settle_reversal.outcome = 'noted', why, private.caller());
  end if;
  perform private.audit('reversal_settled', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'receipt', settle_reversal.receipt,
    'amount_kes', told.kes, 'outcome', settle_reversal.outcome, 'note', why));
  perform private.book_reversals();
end
$function$;

create or replace function public.bill_queue()
returns table(waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid, claim_id uuid, amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamp with time zone, told text, money jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt,
      case when b.method = 'cash' and p.result_text = 'The order was already paid; this money came on top.' then 'Paid in cash already; this money came on top.'
        else p.result_text end, b.payer_name, private.phone_of_row(b, p), p.updated_at, null::text, private.told_money(p.receipt, b.id)
    from public.payments p join public.bills b on b.id = p.bill_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, b.id, b.kind, b.number, b.state,
      b.asked_kes, null, c.id, coalesce(private.statement_kes(c.receipt), b.asked_kes), c.receipt,
      case when settled then 'This is settled already; its payer had also named this receipt.'
        when c.told = 'asking' then 'M-Pesa is being asked about this receipt.'
        when c.told = 'other_till' then 'M-Pesa says that this receipt was paid to somebody else.'
        when c.told = 'not_completed' then 'M-Pesa says that this payment was not completed.'
        when c.told = 'unknown' then 'M-Pesa does not know this receipt.'
        when c.told = 'amount' then 'M-Pesa has this receipt, with another amount.'
        when c.told = 'unlinked' then 'M-Pesa has this receipt, but nothing says that it is for this bill.'
        when c.told = 'taken' then 'This receipt paid another bill.'
        when c.told = 'doubtful' then 'M-Pesa did not say clearly what became of this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at, c.told, private.told_money(c.receipt, b.id)
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt,
      case when p.result_text in ('Paid in cash already; this money came on top.', 'Paid by M-Pesa already; this cash came on top.') then p.result_text
        when back.reference is not null then format('The refund %s came back.', back.reference) else 'To be paid back.' end,
      b.payer_name, private.phone_of_row(b, p), p.updated_at, null, null
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      -- of several payments each stands with what is left of all
      select least(private.left_to_refund(b.id) - case when b.state = 'paid' and b.excess_owed then b.asked_kes else b.kept_kes end
          - case when b.state = 'refund_due' then coalesce((select sum(private.left_to_refund(b.id, x.id)) from public.payments x
              where x.bill_id = b.id and x.state in ('paid', 'refund_due') and (x.received_kes, x.id) > (p.received_kes, p.id)), 0)::integer else 0 end,
        private.left_to_refund(b.id, p.id), case when b.state = 'paid' and p.state = 'paid' and not b.excess_owed then p.again_kes end) as left_kes
    ) l
    left join lateral (
      select r.reference from public.refunds r join public.refunds u on u.undoes = r.id
      where r.payment_id = p.id order by u.at desc, u.id limit 1
    ) back on true
    where l.left_kes > 0 and (p.state = 'refund_due' or (p.state = 'paid' and (b.state = 'refund_due' or (b.state = 'paid' and p.again_kes > 0) or (b.state = 'paid'
      and b.excess_owed and p.id = (select x.id from public.payments x where x.bill_id = b.id and x.state = 'paid'
        order by x.received_kes desc, x.id limit 1)))))
    union all
    select w.what, b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, w.kes, p.receipt,
      case when p.never_came then 'M-Pesa never told of this payment.'
        when w.what = 'went_twice' and p.reversal_receipt is not null then format('This went back twice, the second time with receipt %s.', p.reversal_receipt)
        when p.state = 'reversed' or p.twice_kes > 0 then format('M-Pesa took this payment back with receipt %s.', p.reversal_receipt)
        else format('This payment was moved to %s.', (select t.number from public.refunds r join public.payments x on x.id = r.moved_to
          join public.bills t on t.id = x.bill_id where r.payment_id = p.id and r.leaves_owing)) end,
      b.payer_name, p.phone, coalesce(p.reversed_at, p.updated_at), null, null
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (select c.kes, least(c.kes, private.went_twice_kes(b.id)) as twice_kes from (select private.chased_kes(b.id) as kes) c) c
    cross join lateral (values ('owing', c.kes - c.twice_kes), ('went_twice', c.twice_kes)) w (what, kes)
    where (p.state = 'reversed' or p.twice_kes > 0 or exists (select 1 from public.refunds r where r.payment_id = p.id and r.leaves_owing)) and w.kes > 0
      and p.id = (select x.id from public.payments x
        where x.bill_id = b.id and (x.state = 'reversed' or x.twice_kes > 0 or exists (select 1 from public.refunds r where r.payment_id = x.id and r.leaves_owing))
        order by coalesce(x.reversed_at, x.updated_at) desc, x.id limit 1)
    union all
    select 'reversal', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, u.kes, u.receipt,
      'M-Pesa took this back, and nothing in the books explains it.', b.payer_name, p.phone, l.completed_at,
      case when private.is_noted_already(b.id, u.kes) then 'gone' end, null
    from private.unclear_reversals() u join public.bills b on b.id = u.bill_id join public.mpesa_statement_lines l on l.receipt = u.receipt
    join lateral (select x.id, x.phone from public.payments x where x.bill_id = b.id and x.received_kes > 0 order by x.created_at, x.id limit 1) p on true
    union all
    select 'told_otherwise', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, p.received_kes, p.receipt,
      case when l.paid_in_kes <> p.received_kes then format('M-Pesa says that this was %s.', private.shillings(l.paid_in_kes))
        else format('M-Pesa says that this was paid for %s.', (
          select o.number from public.bills o where replace(o.number, '-', '') = private.reference_of(l.account))) end,
      b.payer_name, p.phone, l.imported_at, null, null
    from public.payments p join public.mpesa_statement_lines l on l.receipt = p.receipt and l.paid_in_kes > 0 join public.bills b on b.id = p.bill_id
    where p.vouched_at is not null and p.state in ('paid', 'refund_due', 'needs_review') and private.is_unheard(p)
    union all
    select 'not_received', b.id, b.kind, b.number, b.state, b.asked_kes, null, r.id, r.amount_kes, r.reference,
      format('Its payer did not get this refund. Noted by %s.', coalesce(private.person_name(r.actor_id), '?')), b.payer_name,
      coalesce(r.went_to, private.phone_of(b)), c.said_at, null, null
    from public.refund_complaints c join public.refunds r on r.id = c.refund_id join public.bills b on b.id = r.bill_id
    where c.settled_at is null
    order by 14;
end
$function$;

alter table public.twice_returns drop constraint twice_returns_amount_kes_check, add constraint twice_returns_amount_kes_check check (amount_kes <> 0);
comment on column public.twice_returns.amount_kes is 'How much came back, KSh; below zero: M-Pesa took back what had come.';
comment on column public.twice_returns.receipt is 'Receipt of M-Pesa with which it came, or was taken back; null for cash.';

create function private.book_reversed_returns()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
  came timestamptz;
  many integer := 0;
begin
  for told in
    select l.receipt, l.withdrawn_kes as kes, l.completed_at, t.bill_id
    from private.reversal_lines l join public.twice_returns t on t.receipt = l.named and t.amount_kes = l.withdrawn_kes
    where not private.is_got_back(l.receipt) and not exists (select 1 from public.outgoings o where o.receipt = l.receipt and o.state <> 'withdrawn')
    order by t.bill_id, l.receipt
  loop
    bill := private.lock_bill(told.bill_id);
    -- whoever was first may have booked it
    continue when private.is_got_back(told.receipt);
    came := coalesce(private.plausible_time(told.completed_at, bill.created_at), now());
    insert into public.twice_returns (bill_id, amount_kes, method, receipt, at) values (bill.id, -told.kes, 'mpesa', told.receipt, came);
    perform private.book(bill.id, 'got_back', at => came);
    perform private.audit('got_back_reversed', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'amount_kes', told.kes,
      'reversal', told.receipt));
    perform private.tell_bill(bill, 'warning', 'Your payment was taken back', format(
      'M-Pesa took %s for %s back with receipt %s. It had gone to you twice: please send it once more.', private.shillings(told.kes), bill.number,
      told.receipt));
    many := many + 1;
  end loop;
  return many;
end
$function$;
comment on function private.book_reversed_returns() is 'Books what M-Pesa took back of what payers gave back of money that had gone to them twice, each once: it is to come once more. Answers how many.';
