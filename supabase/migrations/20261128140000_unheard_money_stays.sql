-- Money that went where nobody had looked.
--
-- A forged receipt that somebody vouched for could be paid out in cash by one person, or moved to another bill, which then read plainly
-- "Paid"; "It never came" was refused afterwards. Nothing of such money goes back or to another bill before M-Pesa has told of it.
--
-- One person could note any sum as given back in cash for what had come by M-Pesa: above the limit of refunds it goes back by M-Pesa, or
-- with a number and a reference, which another person approves.
--
-- Cash that came on top was taken in any sum: not more than the price can have come at the door.

create function private.refuse_unheard_refund()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  paid public.payments;
begin
  select * into paid from public.payments p where p.id = new.payment_id;
  if private.is_unheard(paid) and paid.state <> 'reversed' then
    perform private.refuse('not_told', format('M-Pesa has not told of receipt %s yet.', paid.receipt),
      'Fetch the payments from M-Pesa or import its statement first. If the money never came, say so.');
  end if;
  return new;
end
$function$;
comment on function private.refuse_unheard_refund() is 'Nothing is paid back or moved of money that stands on the word of the desk alone. Refusals: not_told.';
create trigger refuse_unheard_refund before insert on public.refunds for each row when (new.payment_id is not null and new.undoes is null)
  execute function private.refuse_unheard_refund();

create or replace function private.note_refund(bill public.bills, kes integer, reference text, note text, payment_id uuid, phone text, return_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  named constant text := nullif(trim(note_refund.reference), '');
  said constant text := nullif(trim(note_refund.phone), '');
  place constant text := private.place_of_money(said);
  most integer;
  is_other boolean;
  needs boolean;
begin
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.way = 'by_hand' and o.state = 'wanted'
      and (note_refund.payment_id is null or o.payment_id = note_refund.payment_id)) then
    perform private.refuse('refund_in_flight', 'This refund is noted already and waits for a second person.',
      'Wait until they approve it, or withdraw it first.');
  end if;
  if private.refund_in_flight(bill.id, note_refund.payment_id) > 0 then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.',
      'Wait until it is done, or withdraw that refund first.');
  end if;
  perform private.refuse_reversed(bill.id, note_refund.payment_id);
  if named is null and said is null then
    if kes <= private.left_to_refund(bill.id, note_refund.payment_id) and kes + private.sent_before(bill.id) + coalesce((select sum(r.amount_kes) from public.refunds r
        where r.bill_id = bill.id and r.method = 'cash'), 0) > (select s.refund_limit_kes from public.shop_settings s)
        and exists (select 1 from private.refund_parts(bill.id, note_refund.payment_id, kes) part where part.method = 'mpesa') then
      perform private.refuse('too_much', format('Above %s, what came by M-Pesa does not go back in cash.',
        private.shillings((select s.refund_limit_kes from public.shop_settings s))),
        'Send it by M-Pesa, or name the number and the reference; another person then approves it.');
    end if;
    return private.book_refund(bill, kes, null, note_refund.note, note_refund.payment_id);
  end if;
  if length(named) not between 3 and 40 then
    perform private.refuse('bad_receipt', 'A reference has 3 to 40 letters and figures.');
  end if;
  -- A card is given its money back by whoever carried it, and by nobody else.
  if said is null and not exists (select 1 from private.refund_parts(bill.id, note_refund.payment_id, kes) part
      where part.method in ('mpesa', 'cash', 'moved')) then
    return private.book_refund(bill, kes, named, note_refund.note, note_refund.payment_id);
  end if;
  if said is null then
    perform private.refuse('bad_phone', 'Say which number or account the money went to.', 'Leave the reference empty for cash.');
  end if;
  if place is null then
    perform private.refuse('bad_phone', 'That is no Kenyan mobile number and no account.',
      'Write a number like 0712 345 678, or the bank and the account.');
  end if;
  if named is null then
    perform private.refuse('bad_receipt', 'Name the reference of the refund.', 'Leave number and reference empty for cash.');
  end if;
  most := private.left_to_refund(bill.id, note_refund.payment_id);
  if kes is null or kes < 1 or kes > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  if private.reference_used(bill.id, named, null) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  select bool_or(place is distinct from private.payer_of(p)) into is_other
  from private.refund_parts(bill.id, note_refund.payment_id, kes) part join public.payments p on p.id = part.payment_id;
  needs := is_other or kes + private.sent_before(bill.id) > (select s.refund_limit_kes from public.shop_settings s);
  if not needs then
    return private.book_refund(bill, kes, named, note_refund.note, note_refund.payment_id, place);
  end if;
  insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, is_other_phone, needs_second, note, asked_by, receipt, return_id)
  select bill.id, part.payment_id, part.amount_kes, 'by_hand', place, is_other, true, nullif(left(trim(note_refund.note), 500), ''),
    private.caller(), named, note_refund.return_id
  from private.refund_parts(bill.id, note_refund.payment_id, kes) part;
  perform private.audit('refund_wanted', 'bills', bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number,
    'amount_kes', kes, 'way', 'by_hand', 'went_to', place, 'reference', named, 'is_other_phone', is_other)));
  perform private.tell_refund_desk('A refund waits for you', format(
    '%s for %s: somebody says that they sent it back to %s. Look, and approve it or not.',
    private.shillings(kes), bill.number, place), private.caller());
  return null;
end
$function$;
create or replace function public.note_second_cash(order_id uuid, amount_kes numeric)
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
  if exists (select 1 from public.payments p where p.bill_id = bill.id and p.method = 'cash') then
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
