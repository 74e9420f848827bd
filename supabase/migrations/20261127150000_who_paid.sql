-- A payment by pay bill or till is booked under the phone of its bill, whoever made it. So the desk read, and the buyer was told, that
-- money went back to the buyer's number when M-Pesa had returned it to the one that had paid. Whose number paid is said as M-Pesa told it,
-- stars and all, and the number of the attempt only where that is known to have paid: it answered the prompt.

create function private.payer_of(paid public.payments) returns text language sql stable set search_path = '' as $$
  select case
    when paid.method is distinct from 'mpesa' then null
    when line.payer is null then case when paid.checkout_request_id is not null then paid.phone end
    when private.is_same_phone(paid.phone, line.payer) and (paid.checkout_request_id is not null or line.payer !~ '\*') then paid.phone
    when line.payer ~ '^254[\d*]+$' then line.payer end
  from (select 1) one
  left join public.mpesa_statement_lines line on line.receipt = paid.receipt and line.paid_in_kes > 0
$$;
comment on function private.payer_of(public.payments) is
  'The phone that made a payment: whole where it answered the prompt, else as M-Pesa shows it, 2547*****671; null where nobody knows.';

create function private.others_phone(bill public.bills, shown text) returns text language sql stable set search_path = '' as $$
  select case when not (coalesce(private.is_same_phone(bill.phone, shown), false) or exists (
      select 1 from public.profiles f where f.user_id = bill.payer_id and private.is_same_phone(f.phone, shown)))
    then regexp_replace(shown, '^(254\d)\d{5}(\d{3})$', '\1*****\2') end
$$;
comment on function private.others_phone(public.bills, text) is
  'A phone that is not the buyer''s, as they may read it, 2547*****671; null where it is theirs or nobody knows it.';

create function private.refund_goes_to(bill public.bills, target public.refund_orders) returns text
language sql stable set search_path = '' as $$
  select private.others_phone(bill, case target.way when 'b2c' then target.phone else (
    select private.payer_of(p) from public.payments p where p.id = target.payment_id) end)
$$;
comment on function private.refund_goes_to(public.bills, public.refund_orders) is
  'Where M-Pesa sends a refund, as the buyer may read it; null where that is their own number or nobody knows it.';

create function private.owed_to(bill public.bills, of_receipt text) returns text language sql stable set search_path = '' as $$
  select min(w.phone) from (
    select private.others_phone(bill, private.payer_of(p)) as phone
    from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refund_due') and (of_receipt is null or p.receipt = of_receipt)
      and (p.state = 'refund_due' or bill.state <> 'paid' or bill.excess_owed) and private.left_to_refund(bill.id, p.id) > 0
  ) w
  having count(distinct coalesce(w.phone, '')) = 1
$$;
comment on function private.owed_to(public.bills, text) is
  'The one number, not the buyer''s, to which what is owed back of a bill, or of one receipt, goes; null where it is theirs, unknown, or several.';

create or replace function public.refund_queue()
returns table(id uuid, bill_id uuid, payment_id uuid, kind text, number text, payer_name text, amount_kes integer, way text, phone text, is_other_phone boolean, needs_second boolean, note text, state text, asked_by text, approved_by text, approval text, result_code text, words text, receipt text, second_receipt text, asks_status boolean, can_withdraw boolean, asked_at timestamp with time zone, updated_at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select o.id, o.bill_id, o.payment_id, b.kind, b.number, b.payer_name, o.amount_kes, o.way,
      case o.way when 'reversal' then private.payer_of(p) else o.phone end, o.is_other_phone,
      o.needs_second, o.note, o.state, private.person_name(o.asked_by), private.person_name(o.approved_by),
      private.may_approve_refund(o, private.caller()), o.result_code, o.words, o.receipt, o.second_receipt,
      o.state = 'doubtful' and (o.next_status_at is not null or exists (
        select 1 from private.mpesa_requests s
        where s.kind = 'refund_status' and s.subject = o.id and s.state in ('due', 'sending', 'sent'))),
      o.state in ('wanted', 'failed') or exists (select 1 from private.mpesa_requests r
        where r.id = o.request_id and r.state = 'due' and not r.unsure and o.state in ('approved', 'sending')),
      o.created_at, o.updated_at
    from public.refund_orders o join public.bills b on b.id = o.bill_id join public.payments p on p.id = o.payment_id
    where o.twice_settled_at is null and (o.state in ('wanted', 'approved', 'sending', 'failed', 'doubtful')
      or (o.state = 'done' and (o.second_receipt is not null or o.settled_at > now() - interval '3 days')))
    order by o.second_receipt is null, array_position('{wanted,doubtful,failed,approved,sending,done}', o.state), o.updated_at;
end
$function$;
comment on function public.refund_queue() is
  'May be null: payer_name, phone, note, asked_by, approved_by, result_code, words, receipt, second_receipt. Refunds by M-Pesa that are not
over, those of the last three days that are done, and before all others those that went out twice until settle_sent_twice. `phone`: where it
goes; of a reversal the number that paid, as M-Pesa shows it, null where nobody knows it. `approval`: as what the caller may agree
(second_person, alone), else why not (own_refund, second_factor_needed, wrong_state). `asks_status`: M-Pesa is still being asked.
Refusals: not_allowed.';

create function private.phone_of_row(bill public.bills, paid public.payments) returns text language sql stable set search_path = '' as $$
  select coalesce(private.others_phone(bill, private.payer_of(paid)), paid.phone)
$$;
comment on function private.phone_of_row(public.bills, public.payments) is
  'The phone to show beside a payment at the desk: that of its bill or prompt, unless M-Pesa tells that another one paid.';

create function public.payers_of_bill(bill_id uuid) returns table(payment_id uuid, payer text, is_known boolean)
language sql stable security definer set search_path = '' as $$
  select p.id, w.payer, private.is_payers_phone(b, w.payer, coalesce(p.paid_at, p.created_at))
  from public.payments p join public.bills b on b.id = p.bill_id
  cross join lateral (select private.payer_of(p) as payer) w
  where p.bill_id = payers_of_bill.bill_id and p.received_kes > 0 and w.payer is not null and public.has_capability('payments')
$$;
comment on function public.payers_of_bill(uuid) is
  'Which phone made each payment of a bill, where that is known, whole or with stars in its middle, and whether the bill or its buyer knows
that phone. Nothing for who does not keep payments.';
revoke all on function public.payers_of_bill(uuid) from public;
grant execute on function public.payers_of_bill(uuid) to authenticated;

-- What buyers are told
create or replace function private.tell_doubt(bill public.bills, payment public.payments)
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

create or replace function private.tell_owed_back(bill public.bills, payment public.payments, behind text default ''::text)
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

create or replace function private.tell_refunded(bill public.bills, payment public.payments, kes integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  sending public.refund_orders;
  others text;
begin
  if payment.method = 'moved' then
    return; -- the bill that it went to tells it
  end if;
  -- what somebody sent by hand went they know where; what M-Pesa sends is still under way when it is booked
  select * into sending from public.refund_orders o
  where o.payment_id = payment.id and o.amount_kes = kes and o.state in ('approved', 'sending', 'doubtful') order by o.updated_at desc limit 1;
  others := case when payment.method = 'mpesa' and sending.id is not null then private.refund_goes_to(bill, sending) end;
  perform private.tell_bill(bill, 'success', 'Money sent back', case payment.method
    when 'cash' then format('We have given back %s in cash for %s.', private.shillings(kes), private.thing_words(bill))
    else private.with_receipt(format('We have sent back %s for %s.', private.shillings(kes), private.thing_words(bill)),
      case payment.method when 'mpesa' then payment.receipt end) end
    || case when others is null then '' when sending.way = 'reversal' then format(' It went back to the number that paid it, %s.', others)
      else format(' It went to %s.', others) end);
end $function$;

create or replace function private.send_refund(target public.refund_orders)
returns public.refund_orders
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  asked private.mpesa_requests;
  others text;
begin
  select * into bill from public.bills b where b.id = target.bill_id;
  select * into paid from public.payments p where p.id = target.payment_id;
  select * into asked from private.mpesa_requests r where r.id = target.request_id for update;
  if not private.can_ask_mpesa(target.way) then
    perform private.refuse('not_set_up', 'M-Pesa cannot send this back now.', 'Send it by hand, then note its reference.');
  end if;
  -- What may have been sent is asked for under the same id again, which M-Pesa does only once.
  if asked.id is not null and not private.refund_failed_for_sure(asked) then
    update private.mpesa_requests r
    set state = 'due', unsure = true, tries = 0, next_at = now(), result_code = null, result_text = null, answer = null
    where r.id = asked.id;
  else
    target.request_id := private.ask_mpesa(target.way, target.id, jsonb_strip_nulls(jsonb_build_object(
      'amount_kes', target.amount_kes, 'number', bill.number,
      'receipt', case target.way when 'reversal' then paid.receipt end,
      'phone', case target.way when 'b2c' then target.phone end)));
    if target.request_id is null then
      perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
    end if;
  end if;
  if target.approved_at is null then
    others := private.refund_goes_to(bill, target);
    perform private.tell_payer(bill, 'info', 'Your money is being sent back', format(case
        when others is null then '%s for %s is on its way to you by M-Pesa. We tell you when it is there.'
        when target.way = 'reversal' then '%s for %s is on its way back by M-Pesa to the number that paid it, %s. We tell you when it is there.'
        else '%s for %s is on its way by M-Pesa to %s. We tell you when it is there.' end,
      private.shillings(target.amount_kes), bill.number, others));
  end if;
  update public.refund_orders o
  set state = 'approved', request_id = target.request_id, result_code = null, words = null, status_asks = 0,
    next_status_at = null, approved_by = target.approved_by, approved_how = target.approved_how,
    approved_at = coalesce(o.approved_at, now())
  where o.id = target.id returning * into target;
  return target;
end
$function$;
