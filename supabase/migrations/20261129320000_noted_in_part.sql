-- A part that was sent back of a paid order, and whose reference was mistyped, could not be said to be what M-Pesa took back: as so much of the
-- bill was still here, the desk could only send it a second time or ask the payer for it.

create function private.noted_so_far(bill_id uuid, kes integer)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when private.sent_of_bill(noted_so_far.bill_id) < noted_so_far.kes then null
    when private.left_to_refund(noted_so_far.bill_id) + private.parts_of(noted_so_far.bill_id) < noted_so_far.kes then 'gone'
    else 'sent'
  end
$function$;
comment on function private.noted_so_far(bill_id uuid, kes integer) is 'What the books know where M-Pesa took so much of a bill back: "gone" where as much was noted as sent back and is not here any more, "sent" where as
much was noted and is still here besides, null where less was noted.';

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
  elsif private.noted_so_far(bill.id, told.kes) is null or (settle_reversal.outcome = 'twice' and private.noted_so_far(bill.id, told.kes) <> 'gone') then
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
      private.noted_so_far(b.id, u.kes), null
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

comment on function public.bill_queue() is
'May be null: payment_id, claim_id, receipt, reason, payer_name, told, money. What waits for a person: attempts, named
receipts, money owed back, what is owing since M-Pesa took a payment back or it was moved and is not given up, or went
to its payer twice (went_twice), what M-Pesa took back and nothing explains (reversal; told is ''gone'' where as much
was noted as sent back and is not here any more, ''sent'' where it was noted and is here besides), receipts that
somebody vouched for and of which M-Pesa tells another sum or bill (told_otherwise), and refunds that their payer did not get (not_received: claim_id is the refund, phone where it
went), oldest first. A second_receipt was named for what is settled by now. amount_kes is what came, as far as it is
known, else what is expected; of a refund, what is left to be sent; of what is owing, that. told is that of a named
receipt, money what M-Pesa tells of it: the phone that it came from, with stars in its middle, or as SHA-256, and
other bills that the account means, that it paid, or that it is named for as well. `money` holds {kes bigint, at
timestamptz, payer text | null, details text, account text | null, means text | null, paid text | null, also_named_for
[text]}. Refusals: not_allowed.';

drop function private.is_noted_already(bill_id uuid, kes integer);
