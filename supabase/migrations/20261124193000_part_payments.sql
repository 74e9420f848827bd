-- Money that comes in parts. A bill of 930 for which 430 and then 500 came is paid; one for which 430 came says so to its
-- payer, who can pay the other 500 by a prompt or by hand. Until now each part waited for a person alone, who could take one of
-- them as the whole. What somebody takes is all that came in doubt, and what is above the price is owed back if they say so.

-- Money without a receipt of its own may be what paid for something else: nothing is made up of it, but for a prompt that
-- asked for the rest, of which a query tells no receipt.
create function private.is_part(part public.payments, asked uuid) returns boolean language sql immutable set search_path = '' as $$
  select part.state = 'needs_review' and part.result_code = 0 and part.received_kes > 0
    and (part.receipt is not null or part.id is not distinct from is_part.asked)
$$;
comment on function private.is_part(public.payments, uuid) is
  'Whether a payment is money in doubt that may be a part of the price. `asked`: the prompt for the rest, if there was one.';

create function private.parts_of(bill_id uuid, asked uuid default null) returns integer language sql stable set search_path = '' as $$
  select coalesce(sum(p.received_kes), 0)::integer from public.payments p
  where p.bill_id = parts_of.bill_id and private.is_part(p, parts_of.asked)
$$;
comment on function private.parts_of(uuid, uuid) is 'Shillings that came for a bill and are in doubt, all of them together.';

create function private.still_to_pay(bill public.bills) returns integer language sql stable set search_path = '' as $$
  select case when bill.state in ('paid', 'refund_due', 'refunded') or private.parts_of(bill.id) not between 1 and bill.asked_kes - 1
    then bill.asked_kes else bill.asked_kes - private.parts_of(bill.id) end
$$;
comment on function private.still_to_pay(public.bills) is
  'Shillings that would pay a bill: what is left where a part of it came, else its price.';

create function private.is_part_paid(bill public.bills) returns boolean language sql stable set search_path = '' as $$
  select bill.state = 'needs_review' and private.claimed_receipt(bill.id) is null
    and private.parts_of(bill.id) between 1 and bill.asked_kes - 1
    and not exists (select 1 from public.payments p
      where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null))
$$;
comment on function private.is_part_paid(public.bills) is
  'Whether all that is doubtful about a bill is that a part of its price came: then its payer may pay the rest.';

create function private.join_parts(bill_id uuid, asked uuid default null) returns text language plpgsql set search_path = '' as $$
declare
  bill public.bills;
  last_part public.payments;
begin
  select * into bill from public.bills b where b.id = join_parts.bill_id;
  if bill.state in ('paid', 'refund_due', 'refunded') or bill.method <> 'mpesa' or private.parts_of(bill.id, asked) <> bill.asked_kes then
    return null;
  end if;
  update public.payments p
  set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes)), next_check_at = null
  where p.bill_id = bill.id and private.is_part(p, asked);
  select * into last_part from public.payments p
  where p.bill_id = bill.id and p.state = 'paid' order by p.created_at desc limit 1;
  last_part.received_kes := bill.asked_kes;
  return private.tell_kind(bill, 'paid', last_part);
end $$;
comment on function private.join_parts(uuid, uuid) is
  'Takes the parts that came for a locked bill as its payment, once they are its price to the shilling. → what became of the
bill, as the event paid answers; null where they are not.';

create function private.part_words(came integer, asked integer) returns text language sql stable set search_path = '' as $$
  select format('Received %s instead of %s.', private.shillings(came), private.shillings(asked))
$$;
comment on function private.part_words(integer, integer) is 'Why another sum than the price waits for a person.';

create or replace function private.settle_success(attempt public.payments, amount integer, receipt text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  twice text;
  doubt text := private.doubt_about(attempt, amount, receipt);
  joined text;
  is_rest boolean;
begin
  -- The same money, heard of in another way: it was booked by its receipt, and the prompt has no more to say.
  if exists (select 1 from public.payments x where x.bill_id = attempt.bill_id and x.id <> attempt.id
      and x.receipt = settle_success.receipt and x.state in ('paid', 'refund_due', 'refunded', 'needs_review')) then
    update public.payments p set state = 'failed', result_text = format('Booked by its receipt %s.', settle_success.receipt),
      next_check_at = null
    where p.id = attempt.id and (p.state in ('starting', 'prompted') or (p.state = 'needs_review' and p.result_code is distinct from 0));
    return 'already_settled';
  end if;
  if attempt.state in ('paid', 'refund_due', 'refunded') and attempt.receipt_learnt and settle_success.receipt is not null
      and attempt.receipt is distinct from settle_success.receipt
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt) then
    -- what was learnt beside the prompt was another payment, so this one came on top
    update public.payments p set receipt_learnt = false where p.id = attempt.id;
    select * into bill from public.bills b where b.id = attempt.bill_id;
    select k.paid_twice into twice from private.bill_kinds k where k.kind = bill.kind;
    perform private.book_on_top(bill, coalesce(nullif(amount, 0), attempt.amount_kes), settle_success.receipt, attempt.phone, twice);
    return 'needs_review';
  end if;
  if attempt.state = 'paid' then
    -- a query settled it; the callback after it brings the receipt
    update public.payments p set receipt = settle_success.receipt
    where p.id = attempt.id and p.receipt is null and settle_success.receipt is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt);
    return 'already_settled';
  end if;
  if attempt.state in ('refund_due', 'refunded') or (attempt.state = 'needs_review' and attempt.result_code = 0) then
    return 'already_settled';
  end if;
  -- Kept apart from what was asked. A query knows no amount and stands for the whole; 0 could not be read.
  update public.payments p
  set received_kes = case when settle_success.amount is null then p.amount_kes
    when settle_success.amount > 0 then settle_success.amount end
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  if doubt is null and bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into doubt from private.bill_kinds k where k.kind = bill.kind;
  end if;
  if doubt is not null or attempt.amount_kes < bill.asked_kes then
    is_rest := doubt is null;
    perform private.mark_payment_doubtful(attempt, receipt, coalesce(doubt, private.part_words(attempt.received_kes, bill.asked_kes)));
    joined := private.join_parts(bill.id, case when is_rest then attempt.id end);
    if joined is not null then
      return joined;
    end if;
    perform private.tell_kind(bill, 'doubt', attempt, coalesce(doubt, private.part_words(attempt.received_kes, bill.asked_kes)));
    return 'needs_review';
  end if;
  perform private.mark_payment_paid(attempt, receipt, said);
  select * into attempt from public.payments p where p.id = attempt.id;
  return private.tell_kind(bill, 'paid', attempt);
end
$function$;


create function private.is_known_payer(bill public.bills, phone text) returns boolean language sql stable set search_path = '' as $$
  select private.is_same_phone(private.phone_of(bill), phone) or exists (
    select 1 from public.payments p where p.bill_id = bill.id and private.is_same_phone(p.phone, phone))
$$;
comment on function private.is_known_payer(public.bills, text) is 'Whether a phone has to do with a bill already.';

create function private.waiting_line(bill public.bills, kes integer, but text) returns text language sql stable set search_path = '' as $$
  select min(l.receipt) from public.mpesa_statement_lines l
  where l.paid_in_kes = kes and l.receipt <> but and l.completed_at > now() - interval '7 days'
    and replace(bill.number, '-', '') = upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g'))
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
    and not exists (select 1 from private.money_set_aside a where a.receipt = l.receipt)
$$;
comment on function private.waiting_line(public.bills, integer, text) is
  'The receipt of money of the last week that names a bill and that nobody has placed, of exactly this sum; null where there is none.';

create or replace function private.book_line(line public.mpesa_statement_lines, bill public.bills, payer text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  phone constant text := private.normalise_phone(payer);
  twice text;
  joined text;
  part public.payments;
  other public.mpesa_statement_lines;
begin
  if exists (select 1 from public.payments p where p.receipt = line.receipt) then
    return 'known';
  end if;
  if bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into twice from private.bill_kinds k where k.kind = bill.kind;
    perform private.book_on_top(bill, line.paid_in_kes, line.receipt, phone, twice);
    return 'needs_review';
  end if;
  if bill.method <> 'mpesa' then
    return 'unknown';
  end if;
  if line.paid_in_kes <> bill.asked_kes then
    -- The number of a bill, a sum that is not its own and a stranger's phone: most likely another bill was meant.
    -- Unless it makes up the price with another such sum.
    if payer is not null and line.paid_in_kes <> private.still_to_pay(bill) and not private.is_known_payer(bill, payer)
        and private.waiting_line(bill, private.still_to_pay(bill) - line.paid_in_kes, line.receipt) is null then
      return 'unknown';
    end if;
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, line.paid_in_kes, line.paid_in_kes, coalesce(phone, private.phone_of(bill)), 'needs_review', 0,
      private.part_words(line.paid_in_kes, bill.asked_kes), line.receipt)
    returning * into part;
    select * into other from public.mpesa_statement_lines l
    where l.receipt = private.waiting_line(bill, bill.asked_kes - private.parts_of(bill.id), line.receipt);
    if found then
      insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
      values (bill.id, other.paid_in_kes, other.paid_in_kes, private.phone_of(bill), 'needs_review', 0,
        private.part_words(other.paid_in_kes, bill.asked_kes), other.receipt);
    end if;
    joined := private.join_parts(bill.id);
    if joined is not null then
      return joined;
    end if;
    perform private.tell_kind(bill, 'doubt', part, part.result_text);
    return 'needs_review';
  end if;
  return private.book_receipt(bill, line.receipt, said, line.paid_in_kes);
end
$function$;

comment on function private.book_line(public.mpesa_statement_lines, public.bills, text, text) is
  'Takes a line of the statement as money for a locked bill: it pays it where the amount is right, alone or with the parts that came
before, and waits for a person where it is not or where the bill is settled. → paid, refund_due, needs_review, known (booked
before), unknown (a bill that is paid in cash; or another sum from a phone that has nothing to do with the bill).';

create or replace function private.order_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid',
      format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method = 'cash' then
    perform private.refuse('order_closed',
      'This order is paid in cash on delivery.', 'Pay the rider when it arrives.');
  end if;
  if target.payment_state = 'needs_review' and private.is_part_paid(bill) and target.fulfilment_state = 'placed' then
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('order_closed',
      'We are checking a payment for this order.', 'Please do not pay again; we will tell you.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed') then
    perform private.refuse('order_closed',
      format('Order %s is closed.', target.number), 'You are welcome to order again.');
  end if;
  return null;
end $function$;


create or replace function private.plan_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  if bill.state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This month is already paid.', 'There is nothing more to pay.');
  elsif private.is_part_paid(bill) then
    return null;
  elsif bill.state = 'needs_review' then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  elsif bill.state <> 'open' then
    perform private.refuse('hold_over', 'This price is not offered any more.', 'Choose your plan again.');
  end if;
  return null;
end $function$;


create or replace function private.consultation_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  if target.state = 'confirmed' or target.payment_state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This consultation is already paid.', 'There is nothing more to pay.');
  end if;
  if target.payment_state = 'needs_review' and target.state = 'held' and private.is_part_paid(bill) then
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('hold_over', 'We are checking a payment for this consultation.',
      'Please do not pay again; we will tell you.');
  end if;
  if payment.id is null and (target.state <> 'held' or target.hold_expires_at <= now()) then
    perform private.refuse('hold_over', 'The time to pay is over.', 'Choose a time again: it may still be free.');
  end if;
  return null;
end $function$;


create or replace function private.order_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  bill_now public.bills;
begin
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  -- An order that is settled otherwise keeps its state.
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.payment_state not in ('paid', 'refund_due', 'refunded');
  select * into target from public.orders o where o.id = bill.id;
  select * into bill_now from public.bills b where b.id = bill.id;
  if private.is_part_paid(bill_now) then
    perform private.notify_buyer(target, 'warning', 'Not all of the money is here', format(
      '%s of %s came for order %s. Pay the other %s, or write to us if you want it back.', private.shillings(private.parts_of(bill.id)),
      private.shillings(bill.asked_kes), target.number, private.shillings(private.still_to_pay(bill_now))));
    return null;
  end if;
  perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
    'A payment for order %s needs a closer look. We will tell you soon; please do not pay again.', target.number));
  return null;
end $function$;


create or replace function private.plan_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
  bill_now public.bills;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state in ('open', 'cancelled');
  select * into target from public.plan_payments s where s.id = bill.id;
  select * into bill_now from public.bills b where b.id = bill.id;
  if private.is_part_paid(bill_now) then
    perform private.notify_payer(target, 'warning', 'Not all of the money is here', format(
      '%s of %s came for %s. Pay the other %s, or write to us if you want it back.', private.shillings(private.parts_of(bill.id)),
      private.shillings(bill.asked_kes), private.plan_name(target.plan_type), private.shillings(private.still_to_pay(bill_now))),
      '/payment?plan=' || target.plan_type);
    return null;
  end if;
  perform private.tell_review(target);
  return null;
end $function$;


create or replace function public.collect_cash(order_id uuid, amount_kes integer)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  parts integer := 0;
begin
  perform private.require_capability('payments');
  select * into target from public.orders o where o.id = collect_cash.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.payment_method <> 'cash' or target.fulfilment_state not in ('dispatched', 'delivered') then
    perform private.refuse('wrong_state', 'Cash is collected for cash orders that are on their way or delivered.');
  end if;
  if target.payment_state in ('refund_due', 'refunded') then
    perform private.refuse('wrong_state', 'The cash of this order was taken already and goes back.',
      'Reload to see its present state.');
  end if;
  if target.payment_state = 'needs_review' and private.parts_of(target.id) between 1 and target.total_kes - 1 then
    parts := private.parts_of(target.id);
  elsif target.payment_state = 'needs_review' then
    perform private.refuse('wrong_state', 'A payment for this order waits for a word at the desk.',
      'Decide about it first.');
  end if;
  if target.payment_state <> 'unpaid' and parts = 0 then
    perform private.refuse('already_paid', 'The cash of this order is in the till already.');
  end if;
  if collect_cash.amount_kes is distinct from target.total_kes - parts then
    if parts > 0 then
      perform private.refuse('wrong_amount', format('%s of this order came by M-Pesa; %s is left.', private.shillings(parts),
        private.shillings(target.total_kes - parts)), 'Settle the difference with the rider first.');
    end if;
    perform private.refuse('wrong_amount', format('This order costs %s.', private.shillings(target.total_kes)),
      'Settle the difference with the rider first.');
  end if;
  insert into public.payments (order_id, method, amount_kes, phone, state, result_code, result_text)
  values (target.id, 'cash', target.total_kes - parts, target.phone, 'paid', 0, 'Paid in cash.');
  update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(target.total_kes))
  where p.order_id = target.id and private.is_part(p, null);
  update public.orders o set payment_state = 'paid' where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, 'cash_collected',
    jsonb_build_object('amount_kes', target.total_kes - parts), private.caller());
  perform private.audit('cash_collected', 'orders', target.id::text,
    jsonb_build_object('number', target.number, 'amount_kes', target.total_kes - parts));
  return target;
end
$function$;


create function private.number_within(account text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(substring(upper(account) from '\mM[A-Z][ -]?[2-9A-HJ-NP-TV-Z]{6}\M'), '^(..)[ -]?', '\1-')
$$;
comment on function private.number_within(text) is 'The number of a bill among other words, such as MZ-7K2M9Q of "mz-7k2m9q Wanjiku"; else null.';

create or replace function private.bill_of_account(account text, kes integer)
returns uuid
language plpgsql
stable
set search_path = ''
as $function$
declare
  typed constant text := upper(regexp_replace(coalesce(account, ''), '[^A-Za-z0-9]', '', 'g'));
  found_id uuid;
begin
  select b.id into found_id from public.bills b where replace(b.number, '-', '') = typed;
  if found then
    return found_id;
  end if;
  select b.id into found_id from public.bills b
  where b.number = private.number_within(account) and b.method = 'mpesa' and private.still_to_pay(b) = kes;
  if found then
    return found_id;
  end if;
  -- A number that checks was not mistyped: it is another one.
  if length(typed) not in (6, 8) or (length(typed) = 8 and private.check_sign(substr(typed, 3, 5)) = right(typed, 1)) then
    return null;
  end if;
  select min(b.id::text)::uuid into found_id
  from public.bills b
  where b.state in ('open', 'needs_review') and b.method = 'mpesa'
    and (b.asked_kes = kes or (b.state = 'needs_review' and private.still_to_pay(b) = kes))
    and (private.is_near(replace(b.number, '-', ''), typed) or right(b.number, 6) = typed
      or private.is_near(right(b.number, 6), typed))
  having count(*) = 1;
  return found_id;
end
$function$;


create or replace function private.bill_of_payer(payer text, kes integer)
returns uuid
language sql
stable
set search_path = ''
as $function$
  select min(b.id::text)::uuid from public.bills b
  where b.state in ('open', 'needs_review') and b.method = 'mpesa'
    and (b.asked_kes = kes or (b.state = 'needs_review' and private.still_to_pay(b) = kes))
    and (private.is_same_phone(b.phone, payer) or exists (
      select 1 from public.payments p where p.bill_id = b.id and private.is_same_phone(p.phone, payer)))
  having count(*) = 1
$function$;


create or replace function public.judge_till_money(secret text, account text, kes integer)
returns text
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  if not exists (select 1 from private.till_addresses t where t.secret = judge_till_money.secret)
      or coalesce(trim(account), '') = '' then
    return 'accept';
  end if;
  if kes < 1 then
    return 'C2B00013';
  end if;
  select b.* into bill from public.bills b where b.id = private.bill_of_account(account, kes);
  if not found or bill.method <> 'mpesa' or bill.state in ('paid', 'refund_due', 'refunded') then
    return 'C2B00012';
  end if;
  if bill.state = 'closed' and not private.has_open_payment(bill.id) then
    return 'C2B00012';
  end if;
  return case when private.still_to_pay(bill) = kes then 'accept' else 'C2B00013' end;
end
$function$;

-- What is above the price
alter table public.bills add column excess_owed boolean not null default false;
comment on column public.bills.excess_owed is 'Whether what came above the price is owed back, as the desk decided; else it is part of the sale.';

create or replace function public.resolve_bill(bill_id uuid, decision text, payment_id uuid default NULL::uuid, receipt text default NULL::text, note text default NULL::text, received_kes integer default NULL::integer)
returns public.bills
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  attempt public.payments;
  named text := nullif(upper(regexp_replace(coalesce(resolve_bill.receipt, ''), '\s', '', 'g')), '');
  second text;
  touched integer;
  told integer;
  refused integer;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(resolve_bill.bill_id);
  if bill.id is null then
    perform private.refuse('not_found', 'There is no such bill.');
  end if;
  if received_kes not between 1 and 9999999 then
    perform private.refuse('wrong_amount', 'Money that came in is at least one shilling.');
  end if;
  if bill.state in ('paid', 'refund_due', 'refunded') and resolve_bill.payment_id is null
      and decision in ('not_paid', 'refund') then
    second := private.claimed_receipt(bill.id);
    if second is not null then
      perform private.resolve_second_receipt(bill, second, decision, note, received_kes);
      select * into bill from public.bills b where b.id = resolve_bill.bill_id;
      return bill;
    end if;
  end if;
  case decision
    when 'paid', 'paid_less' then
      if exists (
        select 1 from public.payments p where p.bill_id = bill.id and p.state = 'needs_review' and p.result_code = 0
          and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
      ) then
        bill := private.pays_another_way(bill);
      end if;
      if bill.method <> 'mpesa' or bill.state in ('paid', 'refund_due', 'refunded') then
        perform private.refuse('wrong_state', 'This is settled already.', 'Reload to see its present state.');
      end if;
      named := coalesce(named,
        (select p.receipt from public.payments p
          where p.bill_id = bill.id and p.state = 'needs_review' and p.receipt is not null
            and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
          order by p.created_at desc limit 1),
        private.claimed_receipt(bill.id));
      if named is null or named !~ '^[A-Z0-9]{2,12}$' then
        perform private.refuse('bad_receipt', 'Name the receipt that paid this.');
      end if;
      -- A receipt that M-Pesa has but for O and 0, I and 1 was misread: booked as it is, its money would wait for a bill for ever.
      if not exists (select 1 from public.mpesa_statement_lines l where l.receipt = named)
          and not exists (select 1 from public.payments p where p.receipt = named) then
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
      if decision = 'paid_less' then
        if coalesce(told, received_kes, 0) + private.parts_of(bill.id) - coalesce((select p.received_kes from public.payments p
            where p.bill_id = bill.id and p.receipt = named and p.state = 'needs_review' and p.result_code = 0), 0) <= bill.asked_kes then
          perform private.refuse('wrong_amount', 'No more came than the price.', 'Confirm the payment as it is.');
        end if;
        update public.bills b set excess_owed = true where b.id = bill.id;
      end if;
      perform private.book_receipt(bill, named, 'Confirmed by hand.', received_kes);
      -- The other parts of the price, and with what is sent back all that came.
      update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes))
      where p.bill_id = bill.id and private.is_part(p, null) and (decision = 'paid_less' or (
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
    jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', named, 'note', left(note, 500))));
  select * into bill from public.bills b where b.id = resolve_bill.bill_id;
  return bill;
end $function$;

comment on function public.resolve_bill(uuid, text, uuid, text, text, integer) is
  'A word of the desk on a bill whose payment is in doubt. decision:
paid: the money is here, with all other parts that came where they are no more than the price. `receipt` names it, else the one
the payer or M-Pesa named; `received_kes` says how much, where neither the statement nor M-Pesa has told.
paid_less: the same, and what came above the price is owed back.
not_paid: no money came. Attempts without a receipt fail, named receipts are refused, the payer may try again.
refund: money came that we do not keep, of `payment_id` or all that is in doubt. `record_refund` follows.
Once the bill is settled, not_paid and refund without `payment_id` are about a second receipt that its payer named.
Refusals: not_allowed, not_found, wrong_state, wrong_amount, bad_receipt, receipt_used.';

create or replace function public.bill_queue()
returns table(waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid, claim_id uuid, amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      p.phone, p.updated_at
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
        when c.told = 'doubtful' then 'M-Pesa did not say clearly what became of this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt, 'To be paid back.',
      b.payer_name, p.phone, p.updated_at
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

create or replace function public.unplaced_money()
returns table(receipt text, completed_at timestamp with time zone, paid_in_kes integer, account text, details text, number text, method text, asked_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes
    from public.mpesa_statement_lines l
    left join public.bills b on b.number = coalesce(private.number_within(l.account),
      regexp_replace(upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g')), '^(..)', '\1-'))
    where l.paid_in_kes > 0 and l.source in ('c2b', 'pull') and l.completed_at > now() - interval '90 days'
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from public.receipt_claims c where c.receipt = l.receipt and c.state = 'waiting')
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
    order by l.completed_at limit 200;
end
$function$;


-- A visitor sees what came, too
create or replace function private.describe_own_order(placed public.orders)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
begin
  return private.describe_order(placed) || jsonb_build_object(
    'id', placed.id, 'contact_name', placed.contact_name, 'phone', placed.phone, 'alt_phone', placed.alt_phone,
    'landmark', placed.landmark, 'note', placed.note, 'hold_expires_at', placed.hold_expires_at,
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'method', p.method, 'state', p.state, 'phone', p.phone,
        'amount_kes', p.amount_kes, 'received_kes', p.received_kes,
        'result_code', p.result_code, 'receipt', p.receipt, 'created_at', p.created_at,
        'updated_at', p.updated_at) order by p.created_at desc), '[]')
      from public.payments p where p.order_id = placed.id),
    'returns', private.describe_returns(placed.id));
end
$function$;
