-- "The money is here" booked a receipt that nobody had seen at the full price, while M-Pesa was still being asked. It books what came:
-- the sum that M-Pesa tells or, where M-Pesa has not told of the receipt, the one that the desk types and vouches for. A part is booked as
-- one. And the desk reads beside each named receipt who paid, from where and for what, as far as M-Pesa has told.
create function private.told_money(receipt text, bill_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('kes', l.paid_in_kes, 'at', l.completed_at, 'payer', l.payer, 'details', l.details, 'account', l.account,
    'means', (select b.number from public.bills b where b.id = private.named_bill(l.account, l.paid_in_kes) and b.id <> told_money.bill_id),
    'paid', (select b.number from public.payments p join public.bills b on b.id = p.bill_id
      where p.receipt = l.receipt and p.bill_id <> told_money.bill_id),
    'also_named_for', (select coalesce(jsonb_agg(b.number order by b.number), '[]')
      from public.receipt_claims c join public.bills b on b.id = c.bill_id
      where c.receipt = l.receipt and c.bill_id <> told_money.bill_id and c.state = 'waiting'))
  from public.mpesa_statement_lines l where l.receipt = told_money.receipt and l.paid_in_kes > 0
$$;
comment on function private.told_money(text, uuid) is
  'What M-Pesa tells of a receipt, for whoever decides about it on a bill: {kes, at, payer, details, account, means: the other bill that the
account means, paid: the other bill that it paid, also_named_for: [numbers of other bills]}; null where M-Pesa has not told.';

drop function public.bill_queue();
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
comment on function public.bill_queue() is
  'May be null: payment_id, claim_id, receipt, reason, payer_name, told, money. What waits for a person: attempts, named receipts and money
owed back, oldest first. A second_receipt was named for what is settled by now. amount_kes is what came, as far as it is known, else what
is expected; of a refund, what is left to be sent. told is that of a named receipt, money what M-Pesa tells of it: {kes, at, payer,
details, account, means, paid, also_named_for}. Refusals: not_allowed.';
revoke execute on function public.bill_queue() from public, anon;
grant execute on function public.bill_queue() to authenticated, service_role;

create function private.check_vouched(bill public.bills, named text, heard boolean)
returns void
language plpgsql
stable
set search_path = ''
as $$
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
$$;
comment on function private.check_vouched(public.bills, text, boolean) is
  'Refuses to book a receipt that nobody vouches for where M-Pesa has not told of it, or told it for another bill. Refusals: not_told,
other_bill.';

create function private.book_part(bill public.bills, receipt text, came integer)
returns void
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.book_part(public.bills, text, integer) is
  'Takes a receipt as a part of the price of a locked bill, which is paid once all parts make up its price; until then its payer is asked for
the rest. Refusals: wrong_amount.';

drop function public.resolve_bill(uuid, text, uuid, text, text, integer);
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
comment on function public.resolve_bill(uuid, text, uuid, text, text, integer, boolean) is
  'A word of the desk on a bill whose payment is in doubt. decision:
paid: the money is here, with all other parts that came where they are no more than the price. `receipt` names it, else the one
the payer or M-Pesa named; `received_kes` says how much, where neither the statement nor M-Pesa has told.
paid_less: the same, and what came above the price is owed back.
part: a part of the price came with the receipt; its payer is asked for the rest, and with the last part it is paid.
not_paid: no money came. Attempts without a receipt fail, named receipts are refused, the payer may try again.
refund: money came that we do not keep, of `payment_id` or all that is in doubt. `record_refund` follows.
`vouched`: whoever decides saw the money at M-Pesa, or asked its payer, where M-Pesa has not told of the receipt or told it for another
bill. Once the bill is settled, not_paid and refund without `payment_id` are about a second receipt that its payer named.
Refusals: not_allowed, not_found, wrong_state, wrong_amount, bad_receipt, receipt_used, not_told, other_bill.';
revoke execute on function public.resolve_bill(uuid, text, uuid, text, text, integer, boolean) from public, anon;
grant execute on function public.resolve_bill(uuid, text, uuid, text, text, integer, boolean) to authenticated, service_role;

create function public.ask_about_receipt(bill_id uuid, receipt text default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.ask_about_receipt(uuid, text) is
  'The desk has M-Pesa asked about the receipt that the payer of a bill named, or about another one in its place: asking, or told where M-Pesa
has told of it already. Refusals: not_allowed, not_found, wrong_state, bad_receipt, cannot_ask.';
revoke execute on function public.ask_about_receipt(uuid, text) from public, anon;
grant execute on function public.ask_about_receipt(uuid, text) to authenticated, service_role;
