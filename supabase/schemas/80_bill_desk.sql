-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The desk: one queue, decisions and refunds, and what calls them.
--
-- "The money is here" booked a receipt that nobody had seen at the full price, while M-Pesa was still being asked. It books what came:
-- the sum that M-Pesa tells or, where M-Pesa has not told of the receipt, the one that the desk types and vouches for. A part is booked as
-- one. And the desk reads beside each named receipt who paid, from where and for what, as far as M-Pesa has told.
--
-- What a payer is told of their money, by every kind of bill in the same words: that more came than the price, that a second payment
-- came, what goes back and what of it was sent. Until now an overpaid bill and a second payment read "needs a closer look", a price that
-- was kept did not mention the rest, a refund named no sum, one in cash was said to have gone to M-Pesa, and a word about a bill that
-- was paid was told as if it were not. A sentence that follows another is written behind it; the Kiswahili knows each by itself.
--
-- Money that is owed back may pay another bill of the same payer instead, when they want that. It leaves the one bill as a refund with the
-- method moved and comes to the other as a payment with the same method, which names it. Both lie in the account moved, which is
-- nothing over all bills together: M-Pesa has what it had, and its close and statement know nothing of it.
--
-- An order that its buyer cancelled in the second in which they entered their PIN is owed back in full, and when they wanted it after all
-- the desk could only send the money back and have them order and pay anew. It takes the order up again with the money that is here,
-- while its pieces are there and nothing of it was sent back or is on its way.
--
-- Somebody typed another's order number: their money pays a stranger's bill, and the desk could only send it back. It is moved to the bill
-- that it was meant for, whole and with a reason. It leaves the one as a refund with the method moved and comes to the other as a payment, as
-- money between bills of one payer does. What its bill has besides pays that then: money that came on top of it, which nobody has
-- to press for again. Otherwise it is asked for again. Above the limit of refunds two people say so, where the bills are not of one payer.
--
-- Safaricom takes a payment back: its payer asked for it, and the statement has a line "Reversal of TD01DM55AA" over the same sum. Until now
-- nothing followed but a difference in the day's close; the bill stayed paid, and a refund on top was offered.
--
-- The payment becomes `reversed`, on the day of that line. What was sold stays sold: what its payer owes again lies in the account owing until
-- the bill is paid again, or is over. A reversal is known by the receipt that its words name and by the whole sum of that payment; one that
-- we ordered ourselves is our refund, and one of money that was owed back settles that.
--
-- A payment that was meant for another bill can be moved also from an order that has left the shop: that order is owing then, as one whose
-- payment M-Pesa took back. And what is owing and will never come can be given up by an owner, with a reason: it lies in losses, what was
-- sold stays sold, and should the payer pay after all, the loss is none.
--
-- Three kinds of money that had no true place at the desk.
--
-- A receipt that somebody vouched for ("The money is here") and that M-Pesa never told of: a forged message. Nothing took it back. To cancel
-- its order made the shop owe the forger the price, and offered to send it by M-Pesa. Such money says that M-Pesa has not told of it, is
-- sent to no number by M-Pesa (which refuses to reverse what never came), and can be said never to have come: its bill is owing again, and the books are put right on that day.
--
-- A payment of which M-Pesa names no payer, as a bank's or an agent's: it was shown as the buyer's own number. Its whole sum goes back to
-- the account that paid only where nobody named another number; to a named one it is sent, and a second person looks.
--
-- Cash that a rider took at the door for an order whose money had come by M-Pesa meanwhile: no form took it, and it stayed in a pocket.
-- More than the price cannot have come that way.

-- Our payments beside the statement, for administrators; `amount_kes` is what came by our books. status: matched |
-- amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) | not_in_statement |
-- outside (of the days we have lines for).
create view public.payment_reconciliation with (security_invoker=true) as
 SELECT COALESCE(l.receipt, p.receipt) AS receipt,
    l.completed_at,
    l.paid_in_kes,
    l.account,
    l.details,
    p.id AS payment_id,
    p.bill_id,
    b.kind,
        CASE
            WHEN (b.kind = 'order'::text) THEN p.bill_id
            ELSE NULL::uuid
        END AS order_id,
        CASE
            WHEN (p.id IS NOT NULL) THEN COALESCE(b.number, l.account)
            ELSE NULL::text
        END AS reference,
    p.amount_kes,
    p.state AS payment_state,
    p.created_at AS payment_created_at,
        CASE
            WHEN (p.id IS NULL) THEN 'unknown_money'::text
            WHEN (l.receipt IS NULL) THEN
            CASE
                WHEN ((p.created_at >= (days.first_at - '01:00:00'::interval)) AND (p.created_at <= days.last_at)) THEN 'not_in_statement'::text
                ELSE 'outside'::text
            END
            WHEN (l.paid_in_kes <> p.amount_kes) THEN 'amount_differs'::text
            WHEN (p.state <> ALL (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text, 'reversed'::text])) THEN 'not_settled'::text
            ELSE 'matched'::text
        END AS status,
    p.vouched_at
   FROM (((( SELECT mpesa_statement_lines.receipt,
            mpesa_statement_lines.completed_at,
            mpesa_statement_lines.paid_in_kes,
            mpesa_statement_lines.withdrawn_kes,
            mpesa_statement_lines.account,
            mpesa_statement_lines.details,
            mpesa_statement_lines.import_id,
            mpesa_statement_lines.imported_by,
            mpesa_statement_lines.imported_at
           FROM public.mpesa_statement_lines
          WHERE (mpesa_statement_lines.paid_in_kes > 0)) l
     FULL JOIN ( SELECT payments.id,
            payments.bill_id,
            payments.receipt,
            COALESCE(payments.received_kes, payments.amount_kes) AS amount_kes,
            payments.state,
            payments.created_at,
            payments.vouched_at
           FROM public.payments
          WHERE ((payments.method = 'mpesa'::text) AND ((payments.receipt IS NOT NULL) OR (payments.state = 'paid'::text)))) p ON ((p.receipt = l.receipt)))
     LEFT JOIN public.bills b ON ((b.id = p.bill_id)))
     CROSS JOIN ( SELECT min(mpesa_statement_lines.completed_at) AS first_at,
            max(mpesa_statement_lines.completed_at) AS last_at
           FROM public.mpesa_statement_lines) days)
  WHERE ( SELECT public.has_capability('payments'::text) AS has_capability);
comment on view public.payment_reconciliation is 'Our payments beside the statement, for administrators; amount_kes is what came by our books. status: matched |
amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) |
not_in_statement | outside (of the days we have lines for).';
comment on column public.payment_reconciliation.receipt is 'Receipt of the line or the payment.';
comment on column public.payment_reconciliation.completed_at is 'When M-Pesa completed it; null when it has no such line.';
comment on column public.payment_reconciliation.paid_in_kes is 'What the statement says that came, KSh; null without a line.';
comment on column public.payment_reconciliation.account is 'What the payer named it for.';
comment on column public.payment_reconciliation.details is 'M-Pesa''s own words.';
comment on column public.payment_reconciliation.payment_id is 'Our payment; null when there is none.';
comment on column public.payment_reconciliation.bill_id is 'Its bill; null when there is none.';
comment on column public.payment_reconciliation.kind is 'Kind of the bill: order, plan or consultation.';
comment on column public.payment_reconciliation.order_id is 'The bill once more where it is an order''s.';
comment on column public.payment_reconciliation.reference is 'Number of the bill; null without a payment.';
comment on column public.payment_reconciliation.amount_kes is 'What came by our books, KSh.';
comment on column public.payment_reconciliation.payment_state is 'As payments.state.';
comment on column public.payment_reconciliation.payment_created_at is 'When the payment was opened.';
comment on column public.payment_reconciliation.status is 'How the two meet, as the view''s comment lists.';
comment on column public.payment_reconciliation.vouched_at is 'When somebody of the desk said that they had seen the money, of which M-Pesa had not told; null for all other payments.';
grant select on table public.payment_reconciliation to authenticated, service_role;

create function private.told_money(receipt text, bill_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('kes', l.paid_in_kes, 'at', l.completed_at, 'payer', l.payer, 'details', l.details, 'account', l.account,
    'means', (select b.number from public.bills b where b.id = private.named_bill(l.account, l.paid_in_kes) and b.id <> told_money.bill_id),
    'paid', (select b.number from public.payments p join public.bills b on b.id = p.bill_id
      where p.receipt = l.receipt and p.bill_id <> told_money.bill_id),
    'also_named_for', (select coalesce(jsonb_agg(b.number order by b.number), '[]')
      from public.receipt_claims c join public.bills b on b.id = c.bill_id
      where c.receipt = l.receipt and c.bill_id <> told_money.bill_id and c.state = 'waiting'))
  from public.mpesa_statement_lines l where l.receipt = told_money.receipt and l.paid_in_kes > 0
$function$;
comment on function private.told_money(receipt text, bill_id uuid) is 'What M-Pesa tells of a receipt, for whoever decides about it on a bill: {kes, at, payer, details, account, means: the other bill that the
account means, paid: the other bill that it paid, also_named_for: [numbers of other bills]}; null where M-Pesa has not told.';

create function public.bill_queue()
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
comment on function public.bill_queue() is 'May be null: payment_id, claim_id, receipt, reason, payer_name, told, money. What waits for a person: attempts, named
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
grant execute on function public.bill_queue() to authenticated, service_role;

create function private.check_vouched(bill public.bills, named text, heard boolean)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  other text;
begin
  if not heard then
    perform private.refuse('not_told', format('M-Pesa has not told of receipt %s yet.', named),
      'Ask M-Pesa, or confirm that you see the money there yourself.');
  end if;
  select b.number into other from public.mpesa_statement_lines l
  join public.bills b on b.id = private.named_bill(l.account, l.paid_in_kes) and b.id <> bill.id
  where l.receipt = named;
  if found then
    perform private.refuse('other_bill', format('M-Pesa says that receipt %s was paid for %s.', named, other),
      'Confirm that its payer meant this bill, or give it to that one.');
  end if;
end
$function$;
comment on function private.check_vouched(bill public.bills, named text, heard boolean) is 'Refuses to book a receipt that nobody vouches for where M-Pesa has not told of it, or told it for another bill. Refusals: not_told,
other_bill.';

create function private.book_part(bill public.bills, receipt text, came integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  part public.payments;
  words constant text := private.part_words(came, bill.asked_kes);
begin
  update public.payments p
  set state = 'needs_review', result_code = 0, received_kes = came, result_text = words, receipt = book_part.receipt, next_check_at = null
  where p.id = (
    select x.id from public.payments x
    where x.bill_id = bill.id and x.state = 'needs_review' and (x.receipt = book_part.receipt or (x.receipt is null and x.result_code is distinct from 0))
    order by x.receipt is not null desc, x.created_at desc limit 1)
  returning * into part;
  if not found then
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, came, came, private.phone_of(bill), 'needs_review', 0, words, book_part.receipt)
    returning * into part;
  end if;
  if private.parts_of(bill.id) > bill.asked_kes then
    perform private.refuse('wrong_amount', 'With this more than the price would be here.', 'Confirm that the money is here instead.');
  end if;
  if private.join_parts(bill.id) is null then
    perform private.tell_kind(bill, 'doubt', part, words);
  end if;
end
$function$;
comment on function private.book_part(bill public.bills, receipt text, came integer) is 'Takes a receipt as a part of the price of a locked bill, which is paid once all parts make up its price; until then its payer is asked for
the rest. Refusals: wrong_amount.';

create function public.resolve_bill(bill_id uuid, decision text, payment_id uuid default NULL::uuid, receipt text default NULL::text, note text default NULL::text, received_kes integer default NULL::integer, vouched boolean default false)
returns public.bills
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  attempt public.payments;
  typed constant text := nullif(upper(regexp_replace(coalesce(resolve_bill.receipt, ''), '\s', '', 'g')), '');
  named text := coalesce(private.receipt_within(resolve_bill.receipt), typed);
  second text;
  touched integer;
  told integer;
  came integer;
  heard boolean;
  refused integer;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(resolve_bill.bill_id);
  if bill.id is null then
    perform private.refuse('not_found', 'There is no such bill.');
  end if;
  if received_kes < 1 then
    perform private.refuse('wrong_amount', 'Money that came in is at least one shilling.');
  end if;
  if received_kes > 500000 then
    perform private.refuse('wrong_amount', 'M-Pesa never moves that much at once.', 'Look at the sum once more.');
  end if;
  if bill.state in ('paid', 'refund_due', 'refunded') and resolve_bill.payment_id is null
      and decision in ('not_paid', 'refund') then
    second := private.claimed_receipt(bill.id);
    if second is not null then
      if decision = 'refund' then
        told := private.statement_kes(second);
        if received_kes <> told then
          perform private.refuse('wrong_amount', format('M-Pesa says that %s came with receipt %s.', private.shillings(told), second));
        end if;
        if coalesce(told, received_kes) is null then
          perform private.refuse('wrong_amount', 'Say how much came.', 'The message from M-Pesa says it.');
        end if;
        if not vouched then
          perform private.check_vouched(bill, second, told is not null);
        end if;
      end if;
      perform private.resolve_second_receipt(bill, second, decision, note, received_kes);
      if vouched and told is null then
        update public.payments p set vouched_at = now() where p.bill_id = bill.id and p.receipt = second;
      end if;
      select * into bill from public.bills b where b.id = resolve_bill.bill_id;
      return bill;
    end if;
  end if;
  case decision
    when 'paid', 'paid_less', 'part' then
      if exists (
        select 1 from public.payments p where p.bill_id = bill.id and p.state = 'needs_review' and p.result_code = 0
          and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
      ) then
        bill := private.pays_another_way(bill);
      end if;
      if bill.method <> 'mpesa' or bill.state in ('paid', 'refund_due', 'refunded') then
        perform private.refuse('wrong_state', 'This is settled already.', 'Reload to see its present state.');
      end if;
      named := coalesce(named, case when resolve_bill.payment_id is null then private.claimed_receipt(bill.id) end,
        (select p.receipt from public.payments p
          where p.bill_id = bill.id and p.state = 'needs_review' and p.receipt is not null
            and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
          order by p.created_at desc limit 1),
        private.claimed_receipt(bill.id));
      -- M-Pesa's own may be of any form; what a person names is not taken where it cannot be one
      heard := exists (select 1 from public.mpesa_statement_lines l where l.receipt = named and l.paid_in_kes > 0)
        or exists (select 1 from public.payments p where p.receipt = named);
      if named is null then
        perform private.refuse('bad_receipt', 'Name the receipt that paid this.');
      end if;
      perform private.refuse_taken_back(named);
      if not heard and named is distinct from private.receipt_within(named) then
        perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
          'It has 10 letters and figures, for example SKA4N7Q2XD. You may paste the whole message from M-Pesa.');
      end if;
      -- A receipt that M-Pesa has but for O and 0, I and 1 was misread: booked as it is, its money would wait for a bill for ever.
      if not heard then
        select min(l.receipt) into second from public.mpesa_statement_lines l
        where l.paid_in_kes > 0 and translate(l.receipt, 'OI', '01') = translate(named, 'OI', '01') having count(*) = 1;
        if second is not null then
          perform private.refuse('bad_receipt', format('M-Pesa has %s, and not %s.', second, named),
            'O and 0, I and 1 look alike: compare each sign.');
        end if;
      end if;
      if exists (
        select 1 from public.payments p
        where p.receipt = named and (p.bill_id <> bill.id or p.state <> 'needs_review')
      ) then
        perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
      end if;
      select coalesce(private.statement_kes(named), min(p.received_kes)) into told from public.payments p
      where p.bill_id = bill.id and p.receipt = named;
      if received_kes <> told then
        perform private.refuse('wrong_amount', format('M-Pesa says that %s came with receipt %s.', private.shillings(told), named),
          'To keep the price alone, choose to send back what is above it.');
      end if;
      came := coalesce(told, received_kes);
      if came is null then
        perform private.refuse('wrong_amount', 'Say how much came.', 'The message from M-Pesa says it.');
      end if;
      if not vouched then
        perform private.check_vouched(bill, named, heard);
      end if;
      if decision = 'part' then
        perform private.book_part(bill, named, came);
      elsif decision = 'paid_less' then
        if coalesce(told, received_kes, 0) + private.parts_of(bill.id) - coalesce((select p.received_kes from public.payments p
            where p.bill_id = bill.id and p.receipt = named and p.state = 'needs_review' and p.result_code = 0), 0) <= bill.asked_kes then
          perform private.refuse('wrong_amount', 'No more came than the price.', 'Confirm the payment as it is.');
        end if;
        update public.bills b set excess_owed = true where b.id = bill.id;
      end if;
      if decision <> 'part' then
        perform private.book_receipt(bill, named, 'Confirmed by hand.', received_kes);
      end if;
      if vouched and not heard then
        update public.payments p set vouched_at = now() where p.bill_id = bill.id and p.receipt = named;
      end if;
      -- The other parts of the price, and with what is sent back all that came.
      update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes))
      where p.bill_id = bill.id and decision <> 'part' and private.is_part(p, null) and (decision = 'paid_less' or (
        select sum(x.received_kes) from public.payments x
        where x.bill_id = bill.id and (x.state = 'paid' or private.is_part(x, null))) <= bill.asked_kes);
      -- less than the price, and nothing more is asked for: not what M-Pesa took back before, either
      if decision = 'paid' and coalesce((select sum(x.received_kes) from public.payments x where x.bill_id = bill.id and x.state = 'paid'), 0) < bill.asked_kes then
        perform private.forgive_reversed(bill.id);
      end if;
      -- Who decides about the attempt has said nothing of another receipt, which may be a second payment.
      if resolve_bill.payment_id is null then
        update public.receipt_claims c set state = 'refused', settled_at = now()
        where c.bill_id = bill.id and c.state = 'waiting';
      end if;
    when 'not_paid' then
      update public.payments p
      set state = 'failed', result_text = 'No money was found.', next_check_at = null
      where p.bill_id = bill.id and p.state = 'needs_review' and p.receipt is null and p.result_code is distinct from 0
        and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id);
      get diagnostics touched = row_count;
      second := private.claimed_receipt(bill.id);
      update public.receipt_claims c set state = 'refused', settled_at = now()
      where c.bill_id = bill.id and c.state = 'waiting';
      get diagnostics refused = row_count;
      if refused + touched = 0 then
        perform private.refuse('wrong_state', 'Nothing here waits for a decision, or money has come in.',
          'Money that came in is paid back.');
      end if;
      perform private.tell_kind(bill, 'not_paid', null, second);
    when 'refund' then
      update public.payments p set state = 'refund_due'
      where p.bill_id = bill.id and p.state = 'needs_review' and p.result_code = 0
        and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
      returning * into attempt;
      if not found then
        perform private.refuse('wrong_state', 'No money here is in doubt.', 'Reload to see its present state.');
      end if;
      perform private.tell_kind(bill, 'owed_back', attempt);
    else
      perform private.refuse('wrong_state', 'Decide: paid, not paid, or refund.');
  end case;
  perform private.tell_kind(bill, 'resolved', null, decision);
  perform private.log_payment_event(bill.id, 'resolved', jsonb_build_object('decision', decision, 'receipt', named),
    resolve_bill.payment_id);
  perform private.audit('payment_' || decision, 'bills', bill.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', named, 'amount_kes', came,
      'vouched', case when vouched then true end, 'note', left(note, 500))));
  select * into bill from public.bills b where b.id = resolve_bill.bill_id;
  return bill;
end $function$;
comment on function public.resolve_bill(bill_id uuid, decision text, payment_id uuid, receipt text, note text, received_kes integer, vouched boolean) is 'A word of the desk on a bill whose payment is in doubt. decision:
paid: the money is here, with all other parts that came where they are no more than the price. `receipt` names it, else the one
the payer or M-Pesa named; `received_kes` says how much, where neither the statement nor M-Pesa has told.
paid_less: the same, and what came above the price is owed back.
part: a part of the price came with the receipt; its payer is asked for the rest, and with the last part it is paid.
not_paid: no money came. Attempts without a receipt fail, named receipts are refused, the payer may try again.
refund: money came that we do not keep, of `payment_id` or all that is in doubt. `record_refund` follows.
`vouched`: whoever decides saw the money at M-Pesa, or asked its payer, where M-Pesa has not told of the receipt or told it for another
bill. Once the bill is settled, not_paid and refund without `payment_id` are about a second receipt that its payer named.
Refusals: not_allowed, not_found, wrong_state, wrong_amount, bad_receipt, receipt_used, not_told, other_bill.';
grant execute on function public.resolve_bill(bill_id uuid, decision text, payment_id uuid, receipt text, note text, received_kes integer, vouched boolean) to authenticated, service_role;

create function public.ask_about_receipt(bill_id uuid, receipt text default NULL::text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  named text := private.receipt_within(ask_about_receipt.receipt);
  claim public.receipt_claims;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(ask_about_receipt.bill_id);
  if bill.id is null then
    perform private.refuse('not_found', 'There is no such bill.');
  end if;
  select * into claim from public.receipt_claims c where c.bill_id = bill.id and c.state = 'waiting';
  if nullif(trim(ask_about_receipt.receipt), '') is null then
    named := claim.receipt;
  end if;
  if named is null then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It has 10 letters and figures, for example SKA4N7Q2XD. You may paste the whole message from M-Pesa.');
  end if;
  if exists (select 1 from public.mpesa_statement_lines l where l.receipt = named and l.paid_in_kes > 0) then
    return 'told';
  end if;
  if not private.can_ask_mpesa('status') then
    perform private.refuse('cannot_ask', 'M-Pesa cannot be asked about receipts in this shop.', 'Look at M-Pesa yourself.');
  end if;
  if claim.receipt is distinct from named then
    if bill.state in ('paid', 'refund_due', 'refunded') then
      perform private.refuse('wrong_state', 'This is settled already.', 'Reload to see its present state.');
    end if;
    -- the desk reads the message itself: what its payer mistyped is put right
    update public.receipt_claims c set state = 'refused', settled_at = now() where c.id = claim.id;
    insert into public.receipt_claims (bill_id, receipt, claimed_by) values (bill.id, named, private.caller()) returning * into claim;
    perform private.log_payment_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  end if;
  if private.ask_about_claim(claim.id) then
    perform private.tell_claim(claim.id, 'asking');
  end if;
  perform private.audit('receipt_asked', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'receipt', named));
  return 'asking';
end
$function$;
comment on function public.ask_about_receipt(bill_id uuid, receipt text) is 'The desk has M-Pesa asked about the receipt that the payer of a bill named, or about another one in its place: asking, or told where M-Pesa
has told of it already. Refusals: not_allowed, not_found, wrong_state, bad_receipt, cannot_ask.';
grant execute on function public.ask_about_receipt(bill_id uuid, receipt text) to authenticated, service_role;

create function private.thing_words(bill public.bills)
returns text
language sql
stable
set search_path = ''
as $function$
  select case bill.kind
    when 'order' then 'order ' || bill.number
    when 'plan' then coalesce((select private.plan_name(s.plan_type) from public.plan_payments s where s.id = bill.id), bill.number)
    when 'consultation' then 'your consultation'
    else bill.number end
$function$;
comment on function private.thing_words(bill public.bills) is 'What a bill is for, in a sentence to its payer. Names no health.';

create function private.tell_bill(bill public.bills, type text, title text, message text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  placed public.orders;
  month public.plan_payments;
  booked public.consultations;
begin
  case bill.kind
    when 'order' then
      select * into placed from public.orders o where o.id = bill.id;
      perform private.notify_buyer(placed, tell_bill.type, tell_bill.title, tell_bill.message);
    when 'plan' then
      select * into month from public.plan_payments s where s.id = bill.id;
      perform private.notify_payer(month, tell_bill.type, tell_bill.title, tell_bill.message, '/plans');
    when 'consultation' then
      select * into booked from public.consultations c where c.id = bill.id;
      perform private.tell_consultation(booked, 'client', tell_bill.type, tell_bill.title, tell_bill.message);
    else
      perform private.tell_payer(bill, tell_bill.type, tell_bill.title, tell_bill.message);
  end case;
end $function$;
comment on function private.tell_bill(bill public.bills, type text, title text, message text) is 'Tells who pays a bill, as its kind does; visitors see it on the page of their order.';

create function private.is_settled(bill public.bills)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select bill.state in ('paid', 'refund_due', 'refunded')
$function$;
comment on function private.is_settled(bill public.bills) is 'Whether a bill asks for nothing any more: money that comes now came on top.';

create function private.paid_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when b.excess_owed or s.paid + s.parts <= b.asked_kes then s.paid + s.parts else s.paid end
  from public.bills b
  cross join lateral (
    select coalesce(sum(p.received_kes) filter (where p.state = 'paid'), 0)::integer as paid,
      coalesce(sum(p.received_kes) filter (where private.is_part(p, null)), 0)::integer as parts
    from public.payments p where p.bill_id = b.id
  ) s
  where b.id = paid_kes.bill_id
$function$;
comment on function private.paid_kes(bill_id uuid) is 'What pays a bill at the moment at which it is paid: the parts that are taken with the payment are in doubt until the statement ends.';

create function private.excess_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when b.excess_owed then greatest(private.paid_kes(b.id) - b.asked_kes, 0) else 0 end
  from public.bills b where b.id = excess_kes.bill_id
$function$;
comment on function private.excess_kes(bill_id uuid) is 'What came above the price of a bill and is owed back, as the desk decided; else 0.';

-- What is told of it stands behind what the other bill tells of itself: that it is paid, or what is left of it.
create function private.excess_words(bill_id uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when private.excess_kes(bill_id) > 0
    then format(' %s came above the price and goes back to you.', private.shillings(private.excess_kes(bill_id))) else '' end
    || coalesce((
      select format(' %s of it was moved from %s.', private.shillings(last.received_kes), source.number)
        || case when rest.kes > 0 then format(' The other %s goes back to you.', private.shillings(rest.kes)) else '' end
      from (
        select p.* from public.payments p where p.bill_id = excess_words.bill_id and p.state in ('paid', 'needs_review')
        order by p.created_at desc limit 1
      ) last
      join public.refunds r on r.moved_to = last.id
      join public.bills source on source.id = r.bill_id
      join public.payments p on p.id = r.payment_id
      cross join lateral (select private.movable_kes(source, p) as kes) rest
      where last.method = 'moved'), '')
$function$;
comment on function private.excess_words(bill_id uuid) is 'Sentences behind another about a bill for which money came: what goes back, and what was moved here; empty where nothing does.';

-- What buyers are told
create function private.tell_doubt(bill public.bills, payment public.payments)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  came constant integer := coalesce(payment.received_kes, payment.amount_kes);
  thing constant text := private.thing_words(bill);
  others constant text := private.others_phone(bill, private.payer_of(payment));
  back constant text := case when others is null then 'We send it back to you.'
    else format('We send it back to the number that paid it, %s.', others) end;
begin
  if private.is_settled(bill) and came > 0 then
    if bill.state = 'paid' then
      perform private.tell_bill(bill, 'info', 'A second payment came',
        format('%s came for %s, which was paid already. %s', private.shillings(came), thing, back));
    else
      perform private.tell_bill(bill, 'info', 'Money came afterwards',
        format('%s came for %s, which is over. %s', private.shillings(came), thing, back));
    end if;
    return true;
  end if;
  if bill.state = 'needs_review' and bill.method = 'mpesa' and private.parts_of(bill.id) > bill.asked_kes and not exists (
      select 1 from public.payments p where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null)) then
    perform private.tell_bill(bill, 'warning', 'More came than the price', format(
      '%s came for %s, and the price is %s. We look at it and tell you what becomes of the other %s. Please do not pay again.',
      private.shillings(private.parts_of(bill.id)), thing, private.shillings(bill.asked_kes),
      private.shillings(private.parts_of(bill.id) - bill.asked_kes)));
    return true;
  end if;
  return false;
end $function$;
comment on function private.tell_doubt(bill public.bills, payment public.payments) is 'Tells the payer of money on top of a bill that is settled, or of more than its price. False: it is something else, and nothing was said.';

create function private.keep_consultation(target public.consultations)
returns void
language sql
set search_path = ''
as $function$
  update public.consultations c
  set payment_state = 'needs_review',
    hold_expires_at = case c.state when 'held' then greatest(c.hold_expires_at, least(now() + interval '2 days', c.starts_at)) else c.hold_expires_at end
  where c.id = target.id and c.payment_state in ('awaiting', 'failed')
$function$;
comment on function private.keep_consultation(target public.consultations) is 'Money is in doubt: the slot stays with its client for up to two days while a person looks.';

-- It is not paid
create function private.tell_no_other(bill public.bills)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.tell_bill(bill, 'info', 'No other payment',
    format('We found no other payment for %s. It stays as it is.', private.thing_words(bill)));
end $function$;
comment on function private.tell_no_other(bill public.bills) is 'Tells the payer of a settled bill that nothing came on top of it.';

-- Money goes back
create function private.tell_owed_back(bill public.bills, payment public.payments, behind text default ''::text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  -- of a bill in doubt the desk sends back all that it decided about; of a settled one this payment
  kes constant integer := case when private.is_settled(bill) then payment.received_kes else (
    select sum(private.left_to_refund(bill.id, p.id)) from public.payments p where p.bill_id = bill.id and p.state = 'refund_due') end;
  others constant text := private.others_phone(bill, private.payer_of(payment));
begin
  perform private.tell_bill(bill, 'info', 'Refund on its way', format(case bill.state
    when 'paid' then 'We will send back %s, a second payment for %s.' else 'We will send back %s for %s.' end,
    private.shillings(kes), private.thing_words(bill))
    || case when others is not null and kes = payment.received_kes then format(' It goes back to the number that paid it, %s.', others) else '' end
    || behind);
end $function$;
comment on function private.tell_owed_back(bill public.bills, payment public.payments, behind text) is 'Tells the payer that money of a bill is sent back, by what it was before; `behind` is a sentence that follows.';

-- M-Pesa sent a refund a second time: whose phone it went to reads that, too, and not from their statement alone.
create function private.tell_sent_twice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = new.bill_id;
  perform private.tell_bill(bill, 'warning', 'M-Pesa sent your money twice', format(
    'M-Pesa sent %s for %s twice, with receipts %s and %s. One of the two is yours; please write to us about the other.',
    private.shillings(new.amount_kes), private.thing_words(bill), coalesce(new.receipt, '–'), new.second_receipt));
  return null;
end $function$;
comment on function private.tell_sent_twice() is 'Tells a payer that a refund reached them twice.';

create function private.movable_kes(bill public.bills, paid public.payments)
returns integer
language sql
stable
set search_path = ''
as $function$
  select greatest(case
    when paid.state = 'needs_review' and paid.result_code = 0 and private.is_settled(bill) then coalesce(paid.received_kes, 0)
    when paid.state = 'refund_due' then private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id)
    when paid.state = 'paid' and bill.state = 'refund_due' or bill.state = 'paid' and bill.excess_owed and paid.state = 'paid' then least(
      private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id), (
        select sum(private.left_to_refund(bill.id, p.id) - private.refund_in_flight(bill.id, p.id))
        from public.payments p where p.bill_id = bill.id and p.state = 'paid')
      - case bill.state when 'paid' then bill.asked_kes else bill.kept_kes end)
    else 0 end, 0)::integer
$function$;
comment on function private.movable_kes(bill public.bills, paid public.payments) is 'Shillings of a payment that are owed back and not on their way: what may pay another bill instead.';

create function private.is_same_payer(one public.bills, other public.bills)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select case when one.payer_id is not null and other.payer_id is not null then one.payer_id = other.payer_id
    else coalesce(one.phone = other.phone and one.phone ~ '^254[17]\d{8}$' and one.phone <> '254700000000', false) end
$function$;
comment on function private.is_same_payer(one public.bills, other public.bills) is 'Whether two bills are of one account; where a visitor placed one of them, of one phone.';

create function private.may_take(bill public.bills)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select bill.method = 'mpesa' and (bill.state = 'open' or private.is_part_paid(bill)) and private.claimed_receipt(bill.id) is null
    and (bill.kind <> 'consultation' or bill.hold_expires_at > now())
    and not exists (select 1 from public.payments p where p.bill_id = bill.id and p.state in ('starting', 'prompted'))
$function$;
comment on function private.may_take(bill public.bills) is 'Whether money of another bill may pay this one now: it is open, nobody looks for a receipt, and no prompt of it is on a phone.';

create function public.bills_for_move(payment_id uuid)
returns table(bill_id uuid, kind text, number text, asked_kes integer, open_kes integer, movable_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  paid public.payments;
  bill public.bills;
begin
  perform private.require_capability('payments');
  select * into paid from public.payments p where p.id = bills_for_move.payment_id;
  select * into bill from public.bills b where b.id = paid.bill_id;
  return query
    select b.id, b.kind, b.number, b.asked_kes, private.still_to_pay(b), m.kes
    from public.bills b
    cross join lateral (select private.movable_kes(bill, paid) as kes) m
    where b.id <> bill.id and b.state in ('open', 'needs_review') and m.kes > 0
      and (b.payer_id = bill.payer_id or b.phone = bill.phone) and private.is_same_payer(bill, b) and private.may_take(b)
    order by b.created_at desc limit 20;
end $function$;
comment on function public.bills_for_move(payment_id uuid) is 'Open bills of the same payer that money of a payment may pay instead of going back, the newest first, each with what is open of it and
how much may be moved; none where nothing is owed back. Refusals: not_allowed.';
grant execute on function public.bills_for_move(payment_id uuid) to authenticated;

create function public.move_money(payment_id uuid, to_bill uuid, amount_kes numeric, note text default NULL::text)
returns public.bills
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.bills;
  paid public.payments;
  made public.payments;
  gone public.payments;
  kes integer;
  most integer;
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(move_money.amount_kes);
  select p.* into paid from public.payments p where p.id = move_money.payment_id;
  if paid.id is null or not exists (select 1 from public.bills b where b.id = to_bill) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if paid.bill_id = to_bill then
    perform private.refuse('wrong_state', 'The money is of this bill already.');
  end if;
  -- always in the same order, so that two people who move money the other way round do not wait for each other
  perform private.lock_bill(b.id) from (select b.id from public.bills b where b.id in (paid.bill_id, to_bill) order by b.id) b;
  select * into bill from public.bills b where b.id = paid.bill_id;
  select * into target from public.bills b where b.id = to_bill;
  select * into paid from public.payments p where p.id = paid.id for update;
  if not private.is_same_payer(bill, target) then
    perform private.refuse('not_same_payer', format('%s and %s are not of the same payer.', bill.number, target.number),
      'Send the money back instead.');
  end if;
  perform private.tell_kind(target, 'check', null);
  if not private.may_take(target) then
    perform private.refuse('wrong_state', format('%s cannot take money now.', target.number),
      'A prompt of it may be on the payer''s phone, or a receipt is looked for. Try again in a few minutes.');
  end if;
  most := least(private.movable_kes(bill, paid), private.still_to_pay(target));
  if kes > most then
    perform private.refuse('too_much', format('At most %s can be moved.', private.shillings(most)));
  end if;
  update public.payments p set state = 'refund_due' where p.id = paid.id and p.state = 'needs_review';
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, receipt, created_at)
  values (target.id, 'moved', kes, kes, paid.phone, 'needs_review', 0, format('Moved from %s.', bill.number),
    'MOVED' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 7)), clock_timestamp())
  returning * into made;
  insert into public.refunds (bill_id, payment_id, amount_kes, method, moved_to, note, actor_id)
  values (bill.id, paid.id, kes, 'moved', made.id, nullif(left(trim(move_money.note), 500), ''), private.caller());
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid') and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  gone := paid;
  gone.method := 'moved';
  perform private.tell_kind(bill, 'refunded', gone, kes::text);
  if private.join_parts(target.id) is null then
    perform private.tell_kind(target, 'doubt', made, private.part_words(kes, target.asked_kes));
  end if;
  perform private.log_payment_event(bill.id, 'refunded', jsonb_build_object('amount_kes', kes, 'moved_to', target.number), paid.id);
  perform private.audit('money_moved', 'bills', bill.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', bill.number, 'to', target.number, 'amount_kes', kes, 'note', left(move_money.note, 500))));
  select * into target from public.bills b where b.id = to_bill;
  return target;
end $function$;
comment on function public.move_money(payment_id uuid, to_bill uuid, amount_kes numeric, note text) is 'Money of a payment that is owed back pays another open bill of the same payer instead, all of it or a part; the bill as it stands then.
The payer is told once, by the bill that it went to. Refusals: not_allowed, not_found, wrong_amount, too_much, not_same_payer, wrong_state,
already_paid, order_closed, hold_over, in_review.';
grant execute on function public.move_money(payment_id uuid, to_bill uuid, amount_kes numeric, note text) to authenticated;

create function public.reopen_order(order_id uuid, note text default NULL::text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.orders;
  paid integer;
  owed integer;
begin
  perform private.require_capability('payments');
  -- the lock that a refund takes as well: of the two that are pressed at once one comes second, and reads what the first did
  bill := private.lock_bill(reopen_order.order_id);
  select * into target from public.orders o where o.id = reopen_order.order_id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.fulfilment_state <> 'cancelled' or target.payment_state not in ('refund_due', 'refunded')
      or exists (select 1 from public.order_events e where e.order_id = target.id and e.kind = 'came_back') then
    perform private.refuse('wrong_state', 'Only a cancelled order whose money is here can go on.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state in ('wanted', 'approved', 'sending', 'doubtful', 'failed')) then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.', 'Wait until it is done, or withdraw that refund first.');
  end if;
  select coalesce(sum(private.left_to_refund(bill.id, p.id)) filter (where p.state = 'paid'), 0),
    coalesce(sum(private.left_to_refund(bill.id, p.id)) filter (where p.state = 'refund_due'), 0) into paid, owed
  from public.payments p where p.bill_id = bill.id;
  if target.payment_state = 'refunded' or bill.asked_kes not in (paid, paid + owed) then
    perform private.refuse('not_all_here', 'The price of this order is not here any more.', 'Its buyer is welcome to order again.');
  end if;
  if not private.take_stock(target.id, private.caller()) then
    perform private.refuse('out_of_stock', 'Something of this order is sold meanwhile.', 'Put it back on the shelf first, or send the money back.');
  end if;
  perform private.move_coupons(array[target.id], back => false);
  -- what pays it is not owed any more; a second payment still is
  update public.payments p set state = 'paid' where p.bill_id = bill.id and p.state = 'refund_due' and paid <> bill.asked_kes;
  update public.orders o set fulfilment_state = 'placed', payment_state = 'paid', hold_expires_at = null
  where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, 'reopened', '{}', private.caller());
  perform private.log_payment_event(target.id, 'resolved', jsonb_build_object('decision', 'reopened'));
  perform private.audit('order_reopened', 'orders', target.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', target.number, 'amount_kes', bill.asked_kes, 'note', nullif(left(trim(reopen_order.note), 500), ''))));
  perform private.notify_buyer(target, 'success', 'Your order goes on', format(
    'Your %s pay order %s after all, and do not go back. We are packing it now.', private.shillings(bill.asked_kes), target.number));
  return target;
end $function$;
comment on function public.reopen_order(order_id uuid, note text) is 'The desk (payments) takes up a cancelled order again whose price is here and owed back: paid, to be packed, nothing owed any more. Its
pieces are taken off the shelf and its coupon counts again. Not while a refund of it waits, is under way or failed, and not once money of
its price went back. Answers the order. Refusals: not_allowed, not_found, wrong_state, refund_in_flight, not_all_here, out_of_stock.';
grant execute on function public.reopen_order(order_id uuid, note text) to authenticated;

create table private.payment_moves (
  payment_id uuid not null,
  to_bill uuid not null,
  asked_by uuid not null,
  asked_at timestamp with time zone default now() not null,
  constraint payment_moves_pkey PRIMARY KEY (payment_id),
  constraint payment_moves_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE,
  constraint payment_moves_to_bill_fkey FOREIGN KEY (to_bill) REFERENCES public.bills(id) ON DELETE CASCADE,
  constraint payment_moves_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.payment_moves enable row level security;
comment on table private.payment_moves is 'Payments that somebody wants moved to another bill and a second person has to agree to. Gone once they are moved.';
comment on column private.payment_moves.payment_id is 'The payment.';
comment on column private.payment_moves.to_bill is 'The bill that it was meant for.';
comment on column private.payment_moves.asked_by is 'Who wants it.';
comment on column private.payment_moves.asked_at is 'When they said so; it counts for seven days.';

create index payment_moves_to_bill_idx ON private.payment_moves USING btree (to_bill);

create index payment_moves_asked_by_idx ON private.payment_moves USING btree (asked_by);

create function private.agree_to_move(paid public.payments, bill public.bills, target public.bills)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  wanted private.payment_moves;
begin
  if private.is_same_payer(bill, target) or paid.received_kes <= (select s.refund_limit_kes from public.shop_settings s) then
    return true;
  end if;
  select * into wanted from private.payment_moves m
  where m.payment_id = paid.id and m.to_bill = target.id and m.asked_at > now() - interval '7 days';
  if wanted.asked_by <> private.caller() then
    return true;
  end if;
  if not exists (
      select 1 from public.user_roles r join private.role_capabilities c using (role)
      where c.capability = 'payments' and r.user_id <> private.caller()) then
    if not private.has_shown_factor() then
      perform private.refuse('second_factor_needed', 'You are the only one who may approve it: show your second step first.',
        'Open your profile, then Security, and switch it on or enter a code.');
    end if;
    return true;
  end if;
  if wanted.payment_id is null then
    insert into private.payment_moves as m (payment_id, to_bill, asked_by) values (paid.id, target.id, private.caller())
    on conflict (payment_id) do update set to_bill = excluded.to_bill, asked_by = excluded.asked_by, asked_at = now();
    perform private.tell_refund_desk('A move of money waits for you', format(
      '%s of %s should pay %s: somebody says that it was meant for that. Look, and move it if you agree.',
      private.shillings(paid.received_kes), bill.number, target.number), private.caller());
  end if;
  return false;
end $function$;
comment on function private.agree_to_move(paid public.payments, bill public.bills, target public.bills) is 'Whether a payment may be moved now. Above the limit of refunds, to a bill of somebody else, the first who wants it is noted and colleagues are
told; the second agrees by wanting the same. Refusals: second_factor_needed.';

create function private.goes_on_without(bill public.bills, moved public.payments, rest integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  placed public.orders;
  last public.payments;
begin
  if bill.state <> 'paid' or moved.state <> 'paid' or rest >= bill.asked_kes then
    moved.method := 'moved';
    perform private.tell_kind(bill, 'refunded', moved, moved.received_kes::text);
    perform private.tell_bill(bill, 'info', 'A payment was moved', format(
      '%s that came for order %s was meant for another bill and pays that now.', private.shillings(moved.received_kes), bill.number));
    return;
  end if;
  -- what else came for it is a part of its price again, with what came on top
  update public.payments p set state = 'needs_review', result_code = 0 where p.bill_id = bill.id and p.id <> moved.id and p.state = 'paid';
  update public.orders o set payment_state = 'failed', hold_expires_at = now() + interval '24 hours'
  where o.id = bill.id returning * into placed;
  perform private.log_order_event(bill.id, 'payment_resolved', '{"decision": "moved"}', private.caller());
  if private.parts_of(bill.id) = bill.asked_kes then
    perform private.tell_bill(bill, 'info', 'A payment was moved', format(
      '%s that came for order %s was meant for another bill and pays that now.', private.shillings(moved.received_kes), bill.number));
    perform private.join_parts(bill.id);
    return;
  end if;
  if placed.fulfilment_state not in ('placed', 'packed') then
    update public.orders o set hold_expires_at = null where o.id = bill.id;
    perform private.tell_bill(bill, 'warning', 'A payment was moved', format(
      '%s that came for order %s was meant for another bill and pays that now. The order is owing: please pay it.',
      private.shillings(moved.received_kes), bill.number));
    return;
  end if;
  if placed.fulfilment_state = 'packed' then
    update public.orders o set fulfilment_state = 'placed' where o.id = bill.id;
  end if;
  perform private.tell_bill(bill, 'warning', 'A payment was moved', format(
    '%s that came for order %s was meant for another bill and pays that now. Your order is not paid yet: we keep it for you for a day.',
    private.shillings(moved.received_kes), bill.number));
  select * into last from public.payments p where p.bill_id = bill.id and private.is_part(p, null) order by p.created_at desc limit 1;
  if last.id is not null then
    select * into bill from public.bills b where b.id = bill.id;
    perform private.tell_kind(bill, 'doubt', last, private.part_words(private.parts_of(bill.id), bill.asked_kes));
  end if;
end $function$;
comment on function private.goes_on_without(bill public.bills, moved public.payments, rest integer) is 'What becomes of a locked order whose payment was moved away: paid by what came for it besides, else asked for again, for a day where it is still
here, and owing where it has left the shop. `rest` is what else had paid it. Its buyer is told.';

create function public.move_payment(payment_id uuid, number text, note text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.bills;
  paid public.payments;
  made public.payments;
  why constant text := nullif(left(trim(move_payment.note), 500), '');
  other_bill uuid;
  rest integer;
  has_left boolean;
begin
  perform private.require_capability('payments');
  if why is null then
    perform private.refuse('bad_note', 'Say why this payment belongs to another bill.');
  end if;
  select * into paid from public.payments p where p.id = move_payment.payment_id;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  select b.id into other_bill from public.bills b
  where replace(b.number, '-', '') = private.reference_of(move_payment.number);
  if other_bill is null then
    perform private.refuse('bad_number', 'There is no bill with that number.');
  end if;
  if other_bill = paid.bill_id then
    perform private.refuse('bad_number', 'The money is of this bill already.');
  end if;
  perform private.lock_bill(b.id) from (select b.id from public.bills b where b.id in (paid.bill_id, other_bill) order by b.id) b;
  select * into bill from public.bills b where b.id = paid.bill_id;
  select * into target from public.bills b where b.id = other_bill;
  select * into paid from public.payments p where p.id = paid.id for update;
  if bill.kind <> 'order' or paid.method not in ('mpesa', 'moved') or not private.is_settled(bill) or coalesce(paid.received_kes, 0) = 0
      or paid.state not in ('paid', 'refund_due', 'needs_review') then
    perform private.refuse('wrong_state', 'This payment cannot be moved.', 'Reload to see its present state.');
  end if;
  if private.refund_in_flight(bill.id) > 0 or exists (select 1 from public.refunds r where r.payment_id = paid.id)
      or exists (select 1 from public.refund_orders o where o.payment_id = paid.id and o.state = 'failed') then
    perform private.refuse('refund_in_flight', 'Money of this payment goes back already, or went.', 'Withdraw that refund first.');
  end if;
  -- Its payer may have named the very receipt, and its time may have run out meanwhile.
  update public.receipt_claims c set state = 'matched', settled_at = now()
  where c.bill_id = target.id and c.receipt = paid.receipt and c.state = 'waiting';
  if found then
    update public.orders o set payment_state = 'failed'
    where o.id = target.id and o.payment_state = 'needs_review' and o.fulfilment_state = 'placed' and not private.has_open_payment(o.id);
    select * into target from public.bills b where b.id = target.id;
  end if;
  if not exists (select 1 from public.orders o where o.id = target.id and o.payment_state = 'expired' and target.asked_kes = paid.received_kes) then
    perform private.tell_kind(target, 'check', null);
    if not private.may_take(target) then
      perform private.refuse('wrong_state', format('%s cannot take money now.', target.number),
        'A prompt of it may be on the payer''s phone, or a receipt is looked for. Try again in a few minutes.');
    end if;
  end if;
  if paid.received_kes > private.still_to_pay(target) then
    perform private.refuse('too_much', format('At most %s can be moved.', private.shillings(private.still_to_pay(target))));
  end if;
  select coalesce(sum(private.left_to_refund(bill.id, p.id)), 0) into rest from public.payments p
  where p.bill_id = bill.id and p.id <> paid.id and p.state = 'paid';
  has_left := bill.state = 'paid' and paid.state = 'paid' and rest < bill.asked_kes and exists (
    select 1 from public.orders o where o.id = bill.id and o.fulfilment_state in ('dispatched', 'delivered'));
  if not private.agree_to_move(paid, bill, target) then
    return 'waits';
  end if;
  delete from private.payment_moves m where m.payment_id = paid.id;
  update public.payments p set state = 'refund_due' where p.id = paid.id and p.state = 'needs_review';
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, receipt, created_at)
  values (target.id, 'moved', paid.received_kes, paid.received_kes, private.phone_of(target), 'needs_review', 0, format('Moved from %s.', bill.number),
    'MOVED' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 7)), clock_timestamp())
  returning * into made;
  insert into public.refunds (bill_id, payment_id, amount_kes, method, moved_to, note, actor_id, leaves_owing)
  values (bill.id, paid.id, paid.received_kes, 'moved', made.id, why, private.caller(), has_left);
  update public.payments p set state = 'refunded' where p.id = paid.id;
  perform private.goes_on_without(bill, paid, rest);
  if private.join_parts(target.id) is null then
    perform private.tell_kind(target, 'doubt', made, private.part_words(made.received_kes, target.asked_kes));
  end if;
  perform private.log_payment_event(bill.id, 'refunded', jsonb_build_object('amount_kes', paid.received_kes, 'moved_to', target.number), paid.id);
  perform private.audit('payment_moved', 'bills', bill.id::text, jsonb_build_object(
    'number', bill.number, 'to', target.number, 'receipt', paid.receipt, 'amount_kes', paid.received_kes, 'note', why));
  return 'moved';
end $function$;
comment on function public.move_payment(payment_id uuid, number text, note text) is 'The desk says that a payment of an order was meant for the bill with that number: moved, whole, or waits, where somebody else has to
want the same first. What its order has besides pays that, else it is asked for again, and owing where it has left the shop; both buyers are
told. Refusals: not_allowed, not_found, bad_note, bad_number, wrong_state, refund_in_flight, too_much, second_factor_needed, already_paid,
order_closed, hold_over, in_review.';
grant execute on function public.move_payment(payment_id uuid, number text, note text) to authenticated;

create function private.owing_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = owing_kes.bill_id and e.account in ('owing', 'losses')
$function$;
comment on function private.owing_kes(bill_id uuid) is 'What the payer of a bill owes since its payment was taken back or moved, also where the shop has given it up; else 0.';

create function private.order_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  is_left constant boolean := private.parts_of(bill.id) > 0;
begin
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'payment_reversed', jsonb_build_object('payment_id', payment.id,
    'amount_kes', payment.received_kes, 'receipt', payment.reversal_receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id;
    return null;
  end if;
  -- what has not left the shop is kept for another hold, and goes back on the shelf after it
  update public.orders o
  set payment_state = case when is_left then 'needs_review' when o.payment_method = 'cash' then 'unpaid' else 'failed' end,
    fulfilment_state = case o.fulfilment_state when 'packed' then 'placed' else o.fulfilment_state end,
    hold_expires_at = case when o.fulfilment_state in ('placed', 'packed') and o.payment_method <> 'cash'
      then now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s) end
  where o.id = target.id returning * into target;
  if payment.never_came then
    perform private.notify_buyer(target, 'warning', 'Your payment did not come', format(
      'M-Pesa does not know the payment of %s for order %s. The order is owing again: please pay it.',
      private.shillings(payment.received_kes), target.number));
    return null;
  end if;
  perform private.notify_buyer(target, 'warning', 'Your payment was taken back', format(
    case target.fulfilment_state when 'placed'
      then 'M-Pesa took %s for order %s back with receipt %s. Please pay again: we are keeping it for you a little longer.'
      else 'M-Pesa took %s for order %s back with receipt %s. The order is owing again: please pay it.' end,
    private.shillings(payment.received_kes), target.number, payment.reversal_receipt));
  return null;
end $function$;
comment on function private.order_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of orders: one that has not left the shop is asked for again and kept for another hold; what left it is owing.';

create function private.plan_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
  larger public.plan_payments;
  ends date;
  behind text;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state in ('paid', 'needs_review');
  if target.state <> 'paid' or target.user_id is null then
    return null;
  end if;
  -- its days until now are not asked for
  perform private.end_plan_month(target);
  ends := private.shorten_credited(target);
  if ends is not null then
    select * into larger from public.plan_payments s where s.id = target.credited_to;
    perform private.tell_refund_desk('A credited month was taken back', format(
      '%s of %s was taken back, or never came. It had made %s cheaper, which runs until %s now: nothing is owing.',
      private.shillings(payment.received_kes), target.number, larger.number, private.day_text(ends)));
    behind := format('It had made %s cheaper: that runs until %s now.', private.plan_name(larger.plan_type), private.day_text(ends));
  else
    behind := 'That month is over; you can pay for a new one at any time.';
  end if;
  if payment.never_came then
    perform private.notify_payer(target, 'warning', 'Your payment did not come', format(
      'M-Pesa does not know the payment of %s for %s. %s', private.shillings(payment.received_kes), private.plan_name(target.plan_type), behind),
      '/payment?plan=' || target.plan_type);
    return null;
  end if;
  perform private.notify_payer(target, 'warning', 'Your payment was taken back', format(
    'M-Pesa took %s for %s back with receipt %s. %s', private.shillings(payment.received_kes), private.plan_name(target.plan_type),
    payment.reversal_receipt, behind), case when ends is null then '/payment?plan=' || target.plan_type else '/plans' end);
  return null;
end $function$;
comment on function private.plan_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of plans: the month ends, the plan is what it was before, one that it had made cheaper lasts less long, and nothing is owing.';

create function private.consultation_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'payment_reversed',
    jsonb_build_object('amount_kes', payment.received_kes, 'receipt', payment.reversal_receipt));
  update public.consultations c
  set payment_state = case when private.parts_of(c.id) > 0 then 'needs_review' else 'failed' end,
    state = case when c.state in ('confirmed', 'held') and c.starts_at > now() then 'held' else c.state end,
    confirmed_at = case when c.state = 'confirmed' and c.starts_at > now() then null else c.confirmed_at end,
    hold_expires_at = case when c.state in ('confirmed', 'held') and c.starts_at > now()
      then least(c.starts_at, now() + interval '30 minutes') else c.hold_expires_at end
  where c.id = bill.id returning * into target;
  if target.state in ('held', 'confirmed', 'completed', 'no_show') and payment.never_came then
    perform private.tell_consultation(target, 'client', 'warning', 'Your payment did not come', format(
      'M-Pesa does not know the payment of %s for your consultation. It is owing again: please pay it.',
      private.shillings(payment.received_kes)), true);
  elsif target.state in ('held', 'confirmed', 'completed', 'no_show') then
    perform private.tell_consultation(target, 'client', 'warning', 'Your payment was taken back', format(
      case target.state when 'held'
        then 'M-Pesa took %s for your consultation back with receipt %s. Please pay again: we keep the time for half an hour.'
        else 'M-Pesa took %s for your consultation back with receipt %s. It is owing again: please pay it.' end,
      private.shillings(payment.received_kes), payment.reversal_receipt), true);
  end if;
  return null;
end $function$;
comment on function private.consultation_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of consultations: one that is still to come is kept for half an hour, one that took place is owing.';

create function private.book_reversals()
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
comment on function private.book_reversals() is 'Books what M-Pesa took back of payments, each once: the payment is reversed on the day of its line and its bill owing again; money that was
owed back has gone back. Answers how many.';

create function private.refund_not_sent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.book_reversals();
  return null;
end
$function$;
comment on function private.refund_not_sent() is 'Once a refund is known not to have gone, a line that might have been it is a reversal by M-Pesa.';

create function private.tell_refunded(bill public.bills, payment public.payments, kes integer, behind text default ''::text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  sending public.refund_orders;
  place text;
  others text;
begin
  if payment.method = 'moved' then
    return; -- the bill that it went to tells it
  end if;
  -- what M-Pesa sends is still under way when it is booked
  select * into sending from public.refund_orders o
  where o.payment_id = payment.id and o.amount_kes = kes and o.state in ('approved', 'sending', 'doubtful') order by o.updated_at desc limit 1;
  select r.went_to into place from public.refunds r
  where r.payment_id = payment.id and r.reference is not distinct from payment.receipt order by r.at desc limit 1;
  others := case when sending.id is not null then private.refund_goes_to(bill, sending) else private.others_phone(bill, place) end;
  perform private.tell_bill(bill, 'success', 'Money sent back', case
    when payment.method = 'cash' then format('We have given back %s in cash for %s.', private.shillings(kes), private.thing_words(bill))
    else private.with_receipt(format('We have sent back %s for %s.', private.shillings(kes), private.thing_words(bill)),
      case when payment.method = 'mpesa' and coalesce(place, '') !~ '[[:alpha:]]' then payment.receipt end) end
    || case when sending.way = 'reversal' and (select private.payer_of(p) from public.payments p where p.id = payment.id) is null
        then ' It went back to the account that paid it.'
      when others is null then '' when sending.way = 'reversal' then format(' It went back to the number that paid it, %s.', others)
      else format(' It went to %s.', others) end || behind);
end $function$;
comment on function private.tell_refunded(bill public.bills, payment public.payments, kes integer, behind text) is 'Tells the payer what went back and how: in cash, or with its receipt, and where to, where that is not a number of theirs; `behind` is a
sentence that follows.';

create table public.owing_write_offs (
  bill_id uuid not null,
  amount_kes integer not null,
  reason text not null,
  noted_by uuid,
  noted_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint owing_write_offs_pkey PRIMARY KEY (bill_id),
  constraint owing_write_offs_amount_kes_check CHECK ((amount_kes > 0)),
  constraint owing_write_offs_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint owing_write_offs_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.owing_write_offs enable row level security;
comment on table public.owing_write_offs is 'What of bills that are owing was given up, one row each. Without a foreign key to the bill: the books are kept longer than that.';
comment on column public.owing_write_offs.bill_id is 'The bill.';
comment on column public.owing_write_offs.amount_kes is 'What was given up, KSh.';
comment on column public.owing_write_offs.reason is 'Why.';
comment on column public.owing_write_offs.noted_by is 'Account that gave it up; null once it is erased.';
comment on column public.owing_write_offs.noted_at is 'When.';
comment on column public.owing_write_offs.ended_at is 'When nothing of the bill was owing any more, since it came all the same: what is owing later is chased again; null until then.';
grant select on table public.owing_write_offs to authenticated, service_role;

create index owing_write_offs_noted_by_idx ON public.owing_write_offs USING btree (noted_by);

create policy owing_write_offs_select_desk on public.owing_write_offs for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create table public.twice_returns (
  id bigint generated always as identity,
  bill_id uuid not null,
  amount_kes integer not null,
  method text not null,
  receipt text,
  note text,
  noted_by uuid,
  at timestamp with time zone default now() not null,
  constraint twice_returns_pkey PRIMARY KEY (id),
  constraint twice_returns_receipt_key UNIQUE (receipt),
  constraint twice_returns_method_check CHECK ((method = ANY (ARRAY['mpesa'::text, 'cash'::text]))),
  constraint twice_returns_receipt_check CHECK ((receipt ~ '^[A-Z0-9]{8,12}$'::text)),
  constraint twice_returns_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint twice_returns_receipt_of_mpesa CHECK (((method = 'mpesa'::text) = (receipt IS NOT NULL))),
  constraint twice_returns_amount_kes_check CHECK ((amount_kes <> 0)),
  constraint twice_returns_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.twice_returns enable row level security;
comment on table public.twice_returns is 'What payers gave back of money that had gone to them twice: sent by the shop and taken back by M-Pesa too. Without a foreign key to the bill: the
books are kept longer than that.';
comment on column public.twice_returns.id is 'Counts up as they come.';
comment on column public.twice_returns.bill_id is 'The bill.';
comment on column public.twice_returns.amount_kes is 'How much came back, KSh; below zero: M-Pesa took back what had come.';
comment on column public.twice_returns.method is 'By what it came: mpesa or cash.';
comment on column public.twice_returns.receipt is 'Receipt of M-Pesa with which it came, or was taken back; null for cash.';
comment on column public.twice_returns.note is 'A word beside it; null without one.';
comment on column public.twice_returns.noted_by is 'Account that noted it; null where it found its bill by itself, or once it is erased.';
comment on column public.twice_returns.at is 'When it came, as M-Pesa says it, else when it was noted.';
grant select on table public.twice_returns to authenticated, service_role;

create index twice_returns_bill_id_idx ON public.twice_returns USING btree (bill_id);

create index twice_returns_noted_by_idx ON public.twice_returns USING btree (noted_by);

create policy twice_returns_select_desk on public.twice_returns for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create function private.chased_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = chased_kes.bill_id and e.account = 'owing'
$function$;
comment on function private.chased_kes(bill_id uuid) is 'What is owing of a bill and was not given up.';

create function public.write_off_owing(bill_id uuid, reason text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  owed integer;
  why constant text := nullif(left(trim(write_off_owing.reason), 500), '');
begin
  perform private.require_capability('payments');
  if not public.is_admin() then
    perform private.refuse('not_allowed', 'Only an owner gives money up.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say why this money is given up.');
  end if;
  bill := private.lock_bill(write_off_owing.bill_id);
  owed := private.chased_kes(bill.id);
  if bill.id is null or owed <= 0 then
    perform private.refuse('not_found', 'Nothing is owing of this bill.', 'Reload to see its present state.');
  end if;
  insert into public.owing_write_offs as w (bill_id, amount_kes, reason, noted_by) values (bill.id, owed, why, private.caller())
  on conflict on constraint owing_write_offs_pkey do update
  set amount_kes = case when w.ended_at is null then w.amount_kes else 0 end + excluded.amount_kes, reason = excluded.reason, noted_by = excluded.noted_by,
    noted_at = now(), ended_at = null;
  perform private.book(bill.id, 'written_off');
  perform private.audit('owing_written_off', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'amount_kes', owed, 'note', why));
  return owed;
end $function$;
comment on function public.write_off_owing(bill_id uuid, reason text) is 'An owner gives up what is owing of a bill, with a reason: a loss. What was sold stays sold, and its payer may still pay. → how much, KSh.
Refusals: not_allowed, bad_note, not_found.';
grant execute on function public.write_off_owing(bill_id uuid, reason text) to authenticated;

create function private.losses_of_day(day date)
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
comment on function private.losses_of_day(day date) is 'What was given up on a day of Nairobi, by owners, and what came all the same (below zero); without a number of a
rider, or of a refund sent twice. Answers [{number text | null, kind text | null, bill_id uuid | null, amount_kes
bigint, at timestamptz, note text | null}].';

create function private.is_unheard(paid public.payments)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select paid.vouched_at is not null and paid.receipt is not null
    and not exists (select 1 from public.mpesa_statement_lines l where l.receipt = paid.receipt and l.paid_in_kes = paid.received_kes
      -- and it names no other bill
      and not exists (select 1 from public.bills b where replace(b.number, '-', '') = private.reference_of(l.account) and b.id <> paid.bill_id))
$function$;
comment on function private.is_unheard(paid public.payments) is 'Whether a payment stands on the word of the desk alone: M-Pesa has not told of its receipt, or tells of another sum or another bill.';

create function private.forgive_reversed(bill_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update public.payments p set reversed_from = 'needs_review'
  where p.bill_id = forgive_reversed.bill_id and p.state = 'reversed' and p.reversed_from = 'paid';
  if found then
    perform private.book(b.id, b.state) from public.bills b where b.id = forgive_reversed.bill_id;
  end if;
end
$function$;
comment on function private.forgive_reversed(bill_id uuid) is 'What M-Pesa took back of a bill is not asked for again: it is sold for what came, or not at all.';

create function private.cancelled_owes_nothing()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.forgive_reversed(new.id);
  return null;
end
$function$;
comment on function private.cancelled_owes_nothing() is 'Of an order that is cancelled nothing is asked for again that M-Pesa took back.';

create trigger cancelled_owes_nothing AFTER UPDATE OF fulfilment_state ON public.orders FOR EACH ROW WHEN (((new.fulfilment_state = 'cancelled'::text) AND (old.fulfilment_state <> 'cancelled'::text))) EXECUTE FUNCTION private.cancelled_owes_nothing();

create function private.refuse_reversed(bill_id uuid, payment_id uuid, named text default NULL::text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  gone public.payments;
  unclear record;
begin
  select * into gone from public.payments p
  where p.bill_id = refuse_reversed.bill_id and p.state = 'reversed'
    and (p.id = refuse_reversed.payment_id or (refuse_reversed.payment_id is null and private.left_to_refund(p.bill_id) <= 0))
  order by p.reversed_at desc limit 1;
  if gone.never_came then
    perform private.refuse('reversed', 'This payment never came.', 'Nothing of it is left to send back.');
  end if;
  if found then
    perform private.refuse('reversed', format('M-Pesa took this payment back with receipt %s.', gone.reversal_receipt),
      'Nothing of it is left to send back.');
  end if;
  select u.receipt, u.kes into unclear from private.unclear_reversals() u
  where u.bill_id = refuse_reversed.bill_id and not exists (
    select 1 from private.unclear_reversals() x where x.bill_id = refuse_reversed.bill_id and x.receipt = refuse_reversed.named) limit 1;
  if found then
    perform private.refuse('reversed', format('M-Pesa took %s back with receipt %s, and nobody has booked it.', private.shillings(unclear.kes),
      unclear.receipt), 'Say under Payments what it is.');
  end if;
end
$function$;
comment on function private.refuse_reversed(bill_id uuid, payment_id uuid, named text) is 'Refuses a refund of what M-Pesa took back already, and of a bill of which it took something back that nobody has booked: but for the refund
that is noted with that receipt (`named`). Refusals: reversed.';

create function public.money_never_came(payment_id uuid, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  gone public.payments;
begin
  perform private.require_capability('payments');
  select * into gone from public.payments p where p.id = money_never_came.payment_id;
  if gone.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  bill := private.lock_bill(gone.bill_id);
  select * into gone from public.payments p where p.id = gone.id for update;
  -- cash on top that somebody mistyped, or noted on another order, is put right in the same way
  if not (private.is_unheard(gone) and gone.state in ('paid', 'refund_due', 'needs_review') or gone.method = 'cash' and gone.state = 'refund_due'
      and bill.method = 'mpesa' and bill.state in ('open', 'paid', 'needs_review')
      -- a rider noted cash though M-Pesa had paid them at the door
      or gone.method = 'cash' and gone.state = 'paid' and (bill.method = 'mpesa' or (private.paid_on_top(bill, gone)).id is not null)) then
    perform private.refuse('wrong_state', 'M-Pesa told of this payment, or it is settled.', 'Reload to see its present state.');
  end if;
  if trim(coalesce(note, '')) = '' then
    perform private.refuse('no_reason', 'Say why you are sure.', 'For whoever asks later; the payer does not see it.');
  end if;
  if private.moved_away(gone.id) > 0 then
    perform private.refuse('wrong_state', 'A part of this payment was moved.', 'Move it back first.');
  end if;
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state in ('approved', 'sending', 'doubtful')) then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.', 'Wait until it is done, or withdraw that refund first.');
  end if;
  -- what somebody sent by hand has gone, whoever agrees to it
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state = 'wanted' and o.way = 'by_hand') then
    perform private.refuse('refund_in_flight', 'A refund that was sent by hand waits for a second person.', 'Approve or withdraw it first.');
  end if;
  -- what waits for a second person may be for this money, whichever payment it names
  update public.refund_orders o set state = 'withdrawn' where o.bill_id = bill.id and o.state = 'wanted';
  update public.payments p
  set state = 'reversed', never_came = true, reversed_from = private.state_that_counts(p), reversed_at = now(), next_check_at = null, receipt = null,
    -- what was sent back of nothing is owing
    twice_kes = private.sent_besides(bill, gone),
    result_text = case gone.method when 'cash' then 'Noted by mistake.' else format('M-Pesa never told of %s.', gone.receipt) end
  where p.id = gone.id;
  perform private.audit('payment_never_came', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'receipt', gone.receipt,
    'amount_kes', gone.received_kes, 'note', left(trim(note), 500)));
  if gone.method = 'cash' and gone.state = 'refund_due' then
    perform private.tell_bill(bill, 'info', 'No cash came on top', format(
      'We wrote that %s in cash came on top for %s. That was a mistake of ours: nothing of it goes back.', private.shillings(gone.received_kes),
      private.thing_words(bill)));
    return;
  end if;
  -- what M-Pesa tells of under that receipt, if anything, is money without a bill
  perform private.book_unplaced(gone.receipt);
  gone.never_came := true;
  gone.reversed_from := private.state_that_counts(gone);
  perform private.after_reversal(bill, gone);
end
$function$;
comment on function public.money_never_came(payment_id uuid, note text) is 'The desk (payments) says that money for which somebody had vouched never came to M-Pesa: it counts no more, and its bill is owing again,
or nothing is owed back where it was cancelled; what was sent back of it is owing. So does cash on top of a paid order that was noted by mistake; its buyer is told. Should M-Pesa tell of the receipt later, it is money to be given to a bill. Refusals: not_allowed,
not_found, wrong_state, no_reason, refund_in_flight.';
grant execute on function public.money_never_came(payment_id uuid, note text) to authenticated, service_role;

create function public.note_second_cash(order_id uuid, amount_kes numeric)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.orders;
  attempt public.payments;
  kes constant integer := case when note_second_cash.amount_kes between 1 and 9999999 then note_second_cash.amount_kes end;
begin
  perform private.require_capability('payments');
  if coalesce(note_second_cash.amount_kes, 0) not between 1 and 9999999 or note_second_cash.amount_kes <> trunc(note_second_cash.amount_kes) then
    perform private.refuse('wrong_amount', 'Cash is counted in whole shillings, at least 1.');
  end if;
  bill := private.lock_bill(note_second_cash.order_id);
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.payment_state <> 'paid' or target.fulfilment_state not in ('dispatched', 'delivered')
      or exists (select 1 from public.payments p where p.bill_id = bill.id and p.method = 'cash' and p.state = 'paid') then
    perform private.refuse('wrong_state', 'Cash on top is noted for orders that M-Pesa paid and that are on their way or delivered.',
      'Reload to see its present state.');
  end if;
  if exists (select 1 from public.payments p where p.bill_id = bill.id and p.method = 'cash' and p.state <> 'reversed') then
    perform private.refuse('already_paid', 'The cash that came on top is noted already.');
  end if;
  if kes > bill.asked_kes then
    perform private.refuse('wrong_amount', format('No more than the price, %s, can have come on top.', private.shillings(bill.asked_kes)),
      'Count it once more.');
  end if;
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, paid_at)
  values (bill.id, 'cash', kes, kes, target.phone, 'refund_due', 0, 'Paid by M-Pesa already; this cash came on top.', now())
  returning * into attempt;
  perform private.tell_kind(bill, 'owed_back', attempt);
  perform private.audit('second_cash', 'orders', target.id::text, jsonb_build_object('number', target.number, 'amount_kes', kes));
end
$function$;
comment on function public.note_second_cash(order_id uuid, amount_kes numeric) is 'The desk (payments) notes cash in the till that was taken at the door of an order which M-Pesa had paid, in KSh: it is owed back, and its
buyer told. Once an order. Refusals: not_allowed, not_found, wrong_amount, wrong_state, already_paid.';
grant execute on function public.note_second_cash(order_id uuid, amount_kes numeric) to authenticated, service_role;

-- M-Pesa sent a refund a second time: whose phone it went to reads that, too, and not from their statement alone.
create function private.tell_sent_twice(bill public.bills, kes integer, receipt text, sent integer)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.audit('sent_twice', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'amount_kes', tell_sent_twice.sent,
    'reversal', tell_sent_twice.receipt));
  perform private.tell_refund_desk('Money went back twice', format(
    'M-Pesa took %s of %s back with receipt %s, though %s of it had gone back before. Ask the payer for that, or give it up.',
    private.shillings(tell_sent_twice.kes), bill.number, tell_sent_twice.receipt, private.shillings(tell_sent_twice.sent)));
end
$function$;
comment on function private.tell_sent_twice(bill public.bills, kes integer, receipt text, sent integer) is 'Tells the desk that M-Pesa took back what the shop had sent back in part: that part is owing.';

create function private.reversals_told()
returns table(receipt text, payment_id uuid, bill_id uuid, at timestamp with time zone, kes integer)
language sql
stable
set search_path = ''
as $function$
  select distinct on (p.id) l.receipt, p.id, p.bill_id, l.completed_at, h.kes
  from private.lines_taken_back() l
  join public.payments origin on origin.id = l.payment_id
  join public.payments p on p.id = any (l.places)
  cross join lateral (select p.received_kes - private.moved_away(p.id) as kes) h
  where origin.method = 'mpesa' and origin.received_kes = l.kes
    and (p.state in ('paid', 'refund_due') or (p.state = 'refunded' and h.kes > 0 and p.reversal_receipt is null) or (p.state = 'needs_review' and p.result_code = 0))
    -- what we ordered, or noted, is our refund
    and not exists (select 1 from public.refunds r where r.reference = l.receipt and r.payment_id <> all (l.places))
    -- and what went back whole may be it, unless it was given in cash, M-Pesa sent it to a phone or tells of it apart, or the desk knows better
    and not exists (select 1 from public.refunds r where r.payment_id = any (l.places) and r.reference <> l.receipt
      and private.left_to_refund(r.bill_id, r.payment_id) = 0
      and not exists (select 1 from public.refund_orders o where o.refund_id = r.id and o.way = 'b2c')
      and not exists (select 1 from public.reversal_decisions d where d.receipt = l.receipt and not d.is_refund)
      and not exists (select 1 from public.mpesa_statement_lines s where s.receipt = r.reference and s.withdrawn_kes > 0))
    and not exists (select 1 from public.refunds r where r.payment_id = p.id and r.reference = l.receipt)
    and not exists (select 1 from public.refund_orders o where o.payment_id = any (l.places) and (o.receipt = l.receipt
      or o.second_receipt = l.receipt or o.state in ('approved', 'sending', 'doubtful') or (o.state = 'wanted' and o.way = 'by_hand')))
    and not exists (select 1 from public.payments x where x.reversal_receipt = l.receipt and x.id <> all (l.places))
    and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt and e.what = 'sent_twice')
  order by p.id, l.completed_at, l.receipt
$function$;
comment on function private.reversals_told() is 'What lines of the statement say that M-Pesa took back of payments that count: known by the receipt that their words name and the sum, and not sent back by us.
A row for each bill where a payment lies since it was moved, with what of it lies there, KSh.';
