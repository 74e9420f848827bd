-- Of a line by which M-Pesa took money back the desk could say "that is the refund that was noted" though nothing had been sent: what was moved
-- to another bill counted as sent. And what a payer gave back of money that went to them twice could be taken back by M-Pesa once more, of
-- which nobody heard: it undoes what they gave back, and is to come once more. Who waited for a person to look at their money read the price,
-- whatever had come; and a rider who had handed in too much stood nowhere.

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

create function private.awaited_lines(bill_id uuid, at timestamp with time zone, before text[], since text[])
returns setof public.mpesa_statement_lines
language sql
stable
set search_path = ''
as $function$
  select l.* from public.bills b join public.mpesa_statement_lines l on l.paid_in_kes > 0
    and l.completed_at between greatest(b.created_at - interval '1 hour', awaited_lines.at - interval '1 day') and awaited_lines.at
  where b.id = awaited_lines.bill_id and b.method = 'mpesa'
    and not exists (select 1 from public.payments p where p.receipt = l.receipt) and not private.is_sent_back(l.receipt)
    and not exists (select 1 from public.refunds r where r.reference = l.receipt and r.undoes is not null)
    and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
    and not private.is_got_back(l.receipt)
    and (private.names_bill(l.account, b) or (l.paid_in_kes in (b.asked_kes, private.still_to_pay(b))
      and private.why_likely(b, l) && case when l.completed_at < b.created_at then awaited_lines.before else awaited_lines.since end))
$function$;
comment on function private.awaited_lines(bill_id uuid, at timestamp with time zone, before text[], since text[]) is 'What came for no bill since an hour before a bill was made, within a day, and names it, or has its sum and fits it: a person is to
look first. before, since: which signs (phone, account, name) speak for money that came before the bill was made, and since.';

create function private.awaited_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  -- a first name alone does not tell somebody to wait whose order was not there yet
  select coalesce(sum(l.paid_in_kes), 0)::integer from private.awaited_lines(awaited_kes.bill_id, now(), '{phone}', '{phone,account,name}') l
$function$;
comment on function private.awaited_kes(bill_id uuid) is 'What came that may be for a bill, KSh: its payer waits until a person has looked.';

create or replace function private.awaits_desk(bill_id uuid, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  -- an order is not given up for want of a better sign
  select exists (select 1 from private.awaited_lines(awaits_desk.bill_id, awaits_desk.at, '{phone,account,name}', '{phone,account,name}'))
$function$;
comment on function private.awaits_desk(bill_id uuid, at timestamp with time zone) is 'Whether money came for no bill that a person is to look at before a bill is paid or lapses.';

create or replace function public.money_of_bill(bill_id uuid, order_token text default NULL::text)
returns table(what text, amount_kes integer, receipt text, number text, at timestamp with time zone, phone text, refund_id uuid, not_received_at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  with bill as (
    select private.bill_readable(money_of_bill.bill_id, money_of_bill.order_token) as row
  ), readable as (
    select (b.row).id, (b.row).state, b.row from bill b where (b.row).id is not null
  )
  select x.what, x.amount_kes, x.receipt, x.number, coalesce(back.at, x.at), x.phone, r.id, case when c.settled_at is null then c.said_at end from (
    select case b.state when 'paid' then 'second' when 'refund_due' then 'late' when 'refunded' then 'late' else 'came' end as what,
      p.received_kes as amount_kes, case when p.method <> 'moved' then p.receipt end as receipt, null::text as number, private.came_at(p) as at,
      private.others_phone(b.row, private.payer_of(p)) as phone, 2 as place, null::uuid as refund_id
    from readable b join public.payments p on p.bill_id = b.id
    where p.state = 'needs_review' and p.result_code = 0 and p.received_kes > 0 and (p.method <> 'moved' or private.is_rest(p))
    union all
    select 'likely', k.kes, null, null, null, null, 0, null
    from readable b cross join lateral (select private.awaited_kes(b.id) as kes) k where b.state = 'open' and k.kes > 0
    union all
    -- it ran out before anybody heard of this
    select 'came', l.paid_in_kes, l.receipt, null, l.completed_at, null, 2, null
    from readable b join public.orders o on o.id = b.id and o.payment_state = 'expired'
    cross join lateral private.awaited_lines(b.id, now(), '{}', '{}') l
    union all
    select 'moved_in', p.received_kes, null, (
        select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id),
      p.created_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id
    where p.method = 'moved' and p.received_kes > 0 and not private.is_rest(p)
    union all
    select 'matched', p.received_kes, p.receipt, null, p.created_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id
    where p.state in ('paid', 'refund_due', 'refunded') and p.received_kes > 0
      and private.nairobi_date(p.created_at) > private.nairobi_date(private.came_at(p)) and private.was_unplaced(p)
    union all
    select o.what, o.amount_kes, o.receipt, null, null, private.owed_to(b.row, o.receipt), 3, null
    from readable b cross join lateral private.owed_lines(b.row) o
    union all
    select case when not private.stands(r) then 'came_back' when r.method = 'moved' then 'moved' when r.method = 'cash' then 'given' else 'sent' end, r.amount_kes,
      case r.method when 'mpesa' then r.reference end, (
        select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to), r.at,
      coalesce(private.others_phone(b.row, r.went_to), (
        select min(private.refund_goes_to(b.row, o)) from public.refund_orders o where o.refund_id = r.id)), 1, r.id
    from readable b join public.refunds r on r.bill_id = b.id and r.undoes is null
    left join public.payments rest on rest.id = r.moved_to
    where rest.id is null or not private.is_rest(rest)
    union all
    select case o.state when 'failed' then 'delayed' else 'sending' end, o.amount_kes, null, null, o.approved_at,
      private.refund_goes_to(b.row, o), 2, null
    from readable b join public.refund_orders o on o.bill_id = b.id where o.state in ('approved', 'sending', 'doubtful', 'failed')
    union all
    select 'twice', o.amount_kes, o.second_receipt, null, coalesce(o.settled_at, o.updated_at), null, 1, null
    from readable b join public.refund_orders o on o.bill_id = b.id
    where o.second_receipt is not null and (
      select sum(e.amount_kes) from public.ledger_entries e where e.reference = o.second_receipt and e.account = 'sent_twice') > 0
    union all
    select 'reversed', p.received_kes - private.moved_away(p.id), p.reversal_receipt, null, p.reversed_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id where p.state = 'reversed' and not p.never_came
    union all
    select 'never_came', p.received_kes, null, null, p.reversed_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id where p.never_came and p.method = 'mpesa' and (b.row).method = 'mpesa'
    union all
    select w.what, w.kes, null, null, null, null, 3, null
    from readable b cross join lateral (select private.owing_kes(b.id) as kes) o cross join lateral (select private.went_twice_kes(b.id) as kes) g
    cross join lateral (values ('owing', o.kes - g.kes), ('went_twice', g.kes)) w (what, kes)
    where w.kes > 0
    union all
    select case when t.amount_kes > 0 then 'returned' else 'reversed' end, abs(t.amount_kes), t.receipt, null, t.at, null, 1, null
    from readable b join public.twice_returns t on t.bill_id = b.id
  ) x
  left join public.refunds r on r.id = x.refund_id and x.what in ('sent', 'came_back')
  left join public.refunds back on back.undoes = r.id
  left join public.refund_complaints c on c.refund_id = r.id
  order by x.place, 5 nulls last
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
  many := private.book_returned_refunds() + private.book_reversed_unplaced() + private.book_reversed_returns();
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

create or replace function public.riders_owing()
returns table (rider text, owed_kes integer, orders integer, since timestamptz, taken jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_books();
  -- What was handed in pays for what was taken first.
  return query
    with owing as (
      select m.rider, sum(m.amount_kes)::integer as owed, coalesce(-sum(m.amount_kes) filter (where m.bill_id is null), 0) as settled
      from private.rider_money m group by m.rider having sum(m.amount_kes) <> 0
    ), doors as (
      select m.rider, m.bill_id, min(m.name) as name, min(m.at) as at, min(m.id) as id, sum(m.amount_kes)::integer as kes
      from private.rider_money m where m.bill_id is not null group by m.rider, m.bill_id having sum(m.amount_kes) > 0
    ), told as (
      select d.*, sum(d.kes) over (partition by d.rider order by d.at, d.id) as so_far from doors d
    )
    select (select m.name from private.rider_money m where m.rider = o.rider order by m.id limit 1), o.owed, count(d.bill_id)::integer,
      coalesce(min(d.at), (select max(m.at) from private.rider_money m where m.rider = o.rider)),
      coalesce(jsonb_agg(jsonb_build_object('order_id', d.bill_id, 'number', b.number, 'at', d.at, 'amount_kes', d.kes,
        'left_kes', least(d.kes, d.so_far - o.settled)) order by d.at, d.id) filter (where d.bill_id is not null), '[]')
    from owing o left join told d on d.rider = o.rider and d.so_far > o.settled left join public.bills b on b.id = d.bill_id
    group by o.rider, o.owed order by o.owed < 0, 4;
end $$;
comment on function public.riders_owing() is
  'Riders who have cash of the shop, whoever has it longest first: since when, how much, of how many orders, and of which: taken [{order_id,
number, at, amount_kes, left_kes}]. What they hand in counts for the oldest. Last those who handed in more than they took (owed_kes below zero,
taken empty): it counts for what they take next. For who decides about payments or reads the books. Refusals: not_allowed.';

alter table public.rider_settlements drop constraint rider_settlements_outcome_check,
  add constraint rider_settlements_outcome_check check (outcome in ('handed_in', 'written_off', 'given_back'));
alter table public.rider_settlements drop constraint rider_settlements_check,
  add constraint rider_settlements_check check (outcome <> 'written_off' or reason is not null);
comment on column public.rider_settlements.outcome is 'handed_in: it lies in the till; written_off: it is given up; given_back: they had handed in too much, and have it from the till.';

create or replace function public.settle_rider(rider text, amount_kes integer, outcome text, client_key uuid, reason text default null)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.rider_name(settle_rider.rider);
  why constant text := nullif(left(trim(settle_rider.reason), 500), '');
  event constant bigint := nextval('private.ledger_events');
  owed integer;
  -- what they handed in too much goes back to them from the till
  sign constant integer := case settle_rider.outcome when 'given_back' then -1 else 1 end;
  row_id bigint;
begin
  perform private.require_capability('payments');
  if settle_rider.outcome is null or settle_rider.outcome not in ('handed_in', 'written_off', 'given_back') or settle_rider.client_key is null then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if settle_rider.outcome = 'written_off' and not public.is_admin() then
    perform private.refuse('not_allowed', 'Only an owner gives money up.');
  end if;
  -- two people at once, or one twice
  lock table public.rider_settlements in share row exclusive mode;
  select coalesce(sum(m.amount_kes), 0) into owed from private.rider_money m where m.rider = lower(person);
  if exists (select 1 from public.rider_settlements s where s.client_key = settle_rider.client_key) then
    return owed;
  end if;
  if owed * sign <= 0 then
    perform private.refuse('not_found', case sign when 1 then 'This rider owes nothing.' else 'This rider handed in nothing too much.' end,
      'Reload to see who does.');
  end if;
  if settle_rider.amount_kes is null or settle_rider.amount_kes not between 1 and owed * sign then
    perform private.refuse('wrong_amount', case sign when 1 then format('%s has %s of the shop.', person, private.shillings(owed))
      else format('%s handed in %s too much.', person, private.shillings(-owed)) end, 'Count it once more.');
  end if;
  if settle_rider.outcome = 'written_off' and why is null then
    perform private.refuse('bad_note', 'Say why this money is given up.');
  end if;
  insert into public.rider_settlements (rider, outcome, amount_kes, reason, client_key, noted_by, noted_at)
  values (person, settle_rider.outcome, settle_rider.amount_kes, why, settle_rider.client_key, private.caller(), clock_timestamp())
  returning id into row_id;
  insert into public.ledger_entries (event_id, what, reference, account, amount_kes)
  select event, case settle_rider.outcome when 'written_off' then 'written_off' else 'handed_in' end, 'rider ' || row_id, a.account, a.kes * sign
  from (values (case settle_rider.outcome when 'written_off' then 'losses' else 'cash' end, settle_rider.amount_kes),
    ('with_rider', -settle_rider.amount_kes)) a (account, kes);
  perform private.audit('rider_' || settle_rider.outcome, 'rider_settlements', row_id::text, jsonb_strip_nulls(jsonb_build_object(
    'rider', person, 'amount_kes', settle_rider.amount_kes, 'left_kes', owed - sign * settle_rider.amount_kes, 'note', why)));
  return owed - sign * settle_rider.amount_kes;
end $$;
comment on function public.settle_rider(rider text, amount_kes integer, outcome text, client_key uuid, reason text) is 'Notes what a rider handed in (handed_in: it lies in the till now)
or, for owners, what is given up of it (written_off, with a reason), or what they had handed in too much and have back from the till (given_back). Once for a client_key. → what they still owe, KSh,
below zero: what they handed in too much. Refusals: not_allowed, bad_outcome, not_found, wrong_amount, bad_note.';
