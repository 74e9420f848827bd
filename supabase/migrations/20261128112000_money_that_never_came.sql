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

alter table public.payments add column vouched_at timestamptz, add column never_came boolean not null default false;
comment on column public.payments.vouched_at is
  'When somebody of the desk said that they had seen this money, of which M-Pesa had not told; null for all other payments.';
comment on column public.payments.never_came is 'Somebody had vouched for it, and it never came: reversed without a receipt of M-Pesa.';
alter table public.payments drop constraint payments_reversed_check, add constraint payments_reversed_check
  check ((state = 'reversed') = (num_nulls(reversed_at, reversed_from) = 0 and (never_came or reversal_receipt is not null)));
update public.payments p set vouched_at = a.at
from public.audit_log a
where a.entity = 'bills' and a.action like 'payment\_%' and (a.detail ->> 'vouched')::boolean and p.receipt = a.detail ->> 'receipt'
  and p.bill_id::text = a.entity_id;

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
create trigger cancelled_owes_nothing after update of fulfilment_state on public.orders
  for each row when (new.fulfilment_state = 'cancelled' and old.fulfilment_state <> 'cancelled') execute function private.cancelled_owes_nothing();

create or replace function public.resolve_bill(bill_id uuid, decision text, payment_id uuid default NULL::uuid, receipt text default NULL::text, note text default NULL::text, received_kes integer default NULL::integer, vouched boolean default false)
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

create or replace function private.order_reversed(bill public.bills, payment public.payments, words text)
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

create or replace function private.plan_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state in ('paid', 'needs_review');
  if target.state <> 'paid' or target.user_id is null then
    return null;
  end if;
  -- its days until now are not asked for
  perform private.end_plan_month(target);
  -- a larger plan that it made cheaper goes on
  perform private.tell_refund_desk('A credited month was taken back', format(
      '%s of %s was taken back, or never came, and had been credited to %s, which goes on. Ask its payer for it, or end that plan.',
      private.shillings(payment.received_kes), target.number, u.number))
  from public.plan_payments u where u.id = target.credited_to and u.state = 'paid';
  if payment.never_came then
    perform private.notify_payer(target, 'warning', 'Your payment did not come', format(
      'M-Pesa does not know the payment of %s for %s. That month is over; you can pay for a new one at any time.',
      private.shillings(payment.received_kes), private.plan_name(target.plan_type)), '/payment?plan=' || target.plan_type);
    return null;
  end if;
  perform private.notify_payer(target, 'warning', 'Your payment was taken back', format(
    'M-Pesa took %s for %s back with receipt %s. That month is over; you can pay for a new one at any time.',
    private.shillings(payment.received_kes), private.plan_name(target.plan_type), payment.reversal_receipt),
    '/payment?plan=' || target.plan_type);
  return null;
end $function$;
comment on function private.plan_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of plans: the month ends, the plan is what it was before, and nothing is owing.';

create or replace function private.consultation_reversed(bill public.bills, payment public.payments, words text)
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

drop function private.refuse_reversed(uuid, uuid);
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

drop function public.payers_of_bill(uuid);
create function public.payers_of_bill(bill_id uuid)
returns table(payment_id uuid, payer text, is_known boolean, is_unheard boolean)
language sql
stable security definer
set search_path = ''
as $function$
  select p.id, w.payer, private.is_payers_phone(b, w.payer, coalesce(p.paid_at, p.created_at)), private.is_unheard(p)
  from public.payments p join public.bills b on b.id = p.bill_id
  cross join lateral (select private.payer_of(p) as payer) w
  where p.bill_id = payers_of_bill.bill_id and p.received_kes > 0 and p.method = 'mpesa' and public.has_capability('payments')
$function$;
comment on function public.payers_of_bill(bill_id uuid) is 'May be null: payer, is_known. Which phone made each M-Pesa payment of a bill, whole or with stars in its middle, null where M-Pesa does not say;
whether the bill or its buyer knows it; and whether M-Pesa has not told of the payment (is_unheard). Nothing for whoever does not keep payments.';
grant execute on function public.payers_of_bill(bill_id uuid) to authenticated;

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
