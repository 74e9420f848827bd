-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- "The money is here" booked a receipt that nobody had seen at the full price, while M-Pesa was still being asked. It books what came:
-- the sum that M-Pesa tells or, where M-Pesa has not told of the receipt, the one that the desk types and vouches for. A part is booked as
-- one. And the desk reads beside each named receipt who paid, from where and for what, as far as M-Pesa has told.

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
