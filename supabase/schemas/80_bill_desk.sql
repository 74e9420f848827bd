-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The desk: one queue, decisions and refunds, and what calls them.

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
            WHEN (p.state <> ALL (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) THEN 'not_settled'::text
            ELSE 'matched'::text
        END AS status
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
            payments.created_at
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
grant select on table public.payment_reconciliation to authenticated, service_role;

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
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      p.phone, p.updated_at, null::text, private.told_money(p.receipt, b.id)
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
      case when p.result_text = 'Paid in cash already; this money came on top.' then p.result_text else 'To be paid back.' end,
      b.payer_name, p.phone, p.updated_at, null, null
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      select least(private.left_to_refund(b.id) - case when b.state = 'paid' and b.excess_owed then b.asked_kes else b.kept_kes end,
        private.left_to_refund(b.id, p.id)) as left_kes
    ) l
    where l.left_kes > 0 and (p.state = 'refund_due' or (p.state = 'paid' and (b.state = 'refund_due' or (b.state = 'paid'
      and b.excess_owed and p.id = (select x.id from public.payments x where x.bill_id = b.id and x.state = 'paid'
        order by x.received_kes desc, x.id limit 1)))))
    order by 14;
end
$function$;
comment on function public.bill_queue() is 'May be null: payment_id, claim_id, receipt, reason, payer_name, told, money. What waits for a person: attempts, named receipts and money
owed back, oldest first. A second_receipt was named for what is settled by now. amount_kes is what came, as far as it is known, else what
is expected; of a refund, what is left to be sent. told is that of a named receipt, money what M-Pesa tells of it: {kes, at, payer,
details, account, means, paid, also_named_for}. Refusals: not_allowed.';
grant execute on function public.bill_queue() to authenticated, service_role;

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
      -- The other parts of the price, and with what is sent back all that came.
      update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes))
      where p.bill_id = bill.id and decision <> 'part' and private.is_part(p, null) and (decision = 'paid_less' or (
        select sum(x.received_kes) from public.payments x
        where x.bill_id = bill.id and (x.state = 'paid' or private.is_part(x, null))) <= bill.asked_kes);
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
