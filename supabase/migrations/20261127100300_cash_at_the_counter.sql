-- Cash at the counter for an order that was to be paid by a prompt: its buyer stands there, the phone does not ring. The desk could book
-- nothing, and the order ran out of time. It books the cash now, whoever took it; a prompt that is answered after that is owed back,
-- and so the desk and the buyer are told.
create function private.is_paid_in_cash(bill public.bills)
returns boolean
language sql
stable
set search_path = ''
as $$
  select bill.method = 'mpesa' and bill.state = 'paid' and exists (
    select 1 from public.payments p where p.bill_id = bill.id and p.method = 'cash' and p.state = 'paid')
$$;
comment on function private.is_paid_in_cash(public.bills) is
  'Whether a bill that M-Pesa was to pay was paid in cash at the counter, so that what M-Pesa brings after that is owed back. Cash at the door
may be counted by the delivery alone, and is none of it.';

create function public.take_cash(order_id uuid, amount_kes numeric, taken_at timestamptz default null, taken_by text default null)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  bill public.bills;
  target public.orders;
  attempt public.payments;
  kes integer;
  parts integer := 0;
  at constant timestamptz := coalesce(taken_at, now());
  person constant text := nullif(left(trim(take_cash.taken_by), 100), '');
begin
  perform private.require_capability('payments');
  if coalesce(take_cash.amount_kes, 0) not between 1 and 9999999 or take_cash.amount_kes <> trunc(take_cash.amount_kes) then
    perform private.refuse('wrong_amount', 'Cash is counted in whole shillings, at least 1.');
  end if;
  kes := take_cash.amount_kes::integer;
  bill := private.lock_bill(take_cash.order_id);
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid', format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method <> 'mpesa' or target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed', 'needs_review') then
    perform private.refuse('wrong_state', 'Cash at the counter is taken for orders that wait for M-Pesa.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.payments p where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null))
      or private.parts_of(bill.id) >= bill.asked_kes then
    perform private.refuse('wrong_state', 'A payment for this order waits for a word at the desk.', 'Decide about it first.');
  end if;
  parts := private.parts_of(bill.id);
  if kes <> bill.asked_kes - parts then
    if parts > 0 then
      perform private.refuse('wrong_amount', format('%s of this order came by M-Pesa; %s is left.', private.shillings(parts),
        private.shillings(bill.asked_kes - parts)), 'Ask for the rest, or give change, first.');
    end if;
    perform private.refuse('wrong_amount', format('This order costs %s.', private.shillings(bill.asked_kes)),
      'Ask for the rest, or give change, first.');
  end if;
  if at > now() + interval '5 minutes' or at < date_trunc('minute', target.placed_at) then
    perform private.refuse('bad_time', 'The cash was taken between the order and now.', 'Look at the day and the time once more.');
  end if;
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, paid_at)
  values (bill.id, 'cash', kes, kes, target.phone, 'paid', 0, 'Paid in cash.', least(at, now()))
  returning * into attempt;
  update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes))
  where p.bill_id = bill.id and private.is_part(p, null);
  attempt.received_kes := bill.asked_kes;
  perform private.tell_kind(bill, 'paid', attempt);
  perform private.log_order_event(target.id, 'cash_collected',
    jsonb_strip_nulls(jsonb_build_object('amount_kes', kes, 'taken_by', person, 'taken_at', take_cash.taken_at)), private.caller());
  perform private.audit('cash_collected', 'orders', target.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', target.number, 'amount_kes', kes, 'taken_by', person, 'taken_at', take_cash.taken_at)));
  select * into target from public.orders o where o.id = bill.id;
  return target;
end
$$;
comment on function public.take_cash(uuid, numeric, timestamptz, text) is
  'The desk (payments) takes the cash of an order that was to be paid by M-Pesa: what is left of its price, in KSh, when (null: now) and who
took it (null: the caller). Its prompt may still be open; what that brings is owed back. Answers the order. Refusals: not_allowed,
not_found, already_paid, wrong_state, wrong_amount, bad_time.';
revoke execute on function public.take_cash(uuid, numeric, timestamptz, text) from public, anon;
grant execute on function public.take_cash(uuid, numeric, timestamptz, text) to authenticated, service_role;

create or replace function private.book_on_top(bill public.bills, came integer, receipt text, phone text, reason text)
returns uuid
language plpgsql
set search_path = ''
as $function$
declare
  attempt public.payments;
  in_cash constant boolean := private.is_paid_in_cash(bill);
begin
  insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
  values (bill.id, came, came, coalesce(book_on_top.phone, private.phone_of(bill)), case when in_cash then 'refund_due' else 'needs_review' end, 0,
    case when in_cash then 'Paid in cash already; this money came on top.' else reason end, book_on_top.receipt)
  returning * into attempt;
  perform private.tell_kind(bill, case when in_cash then 'owed_back' else 'doubt' end, attempt, reason);
  return attempt.id;
end
$function$;
comment on function private.book_on_top(public.bills, integer, text, text, text) is
  'Money that came for a locked bill, but not as agreed: it waits for a person with the reason, or is owed back where the bill was paid in
cash at the counter.';

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
    return case when private.is_paid_in_cash(bill) then 'refund_due' else 'needs_review' end;
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
