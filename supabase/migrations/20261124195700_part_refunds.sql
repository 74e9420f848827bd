-- A part of an order that stays paid can be sent back by M-Pesa, too, and not only noted by hand: what came and has not gone back, less
-- what is on its way. It is booked, and its credit note written, when M-Pesa has sent it. A sum that is no whole number of shillings is
-- told so; before, 10.50 was refused in PostgreSQL's words.

create function private.whole_shillings(amount numeric)
returns integer
language plpgsql
immutable
set search_path = ''
as $function$
begin
  if amount is null or amount < 1 or amount <> trunc(amount) or amount > 99999999 then
    perform private.refuse('wrong_amount', 'A refund is a whole number of shillings, at least 1.');
  end if;
  return amount::integer;
end
$function$;
comment on function private.whole_shillings(amount numeric) is 'An amount as somebody typed it, or the refusal wrong_amount.';

drop function public.ask_refund(uuid, uuid, integer, text, text);
drop function public.record_refund(uuid, integer, text, text, uuid);

create or replace function private.refund_offer(bill public.bills, paid public.payments, amount_kes integer, phone text, OUT way text, OUT to_phone text, OUT is_other_phone boolean, OUT needs_second boolean, OUT most_kes integer)
returns record
language plpgsql
stable
set search_path = ''
as $function$
declare
  earlier constant integer := (
    select coalesce(sum(o.amount_kes), 0) from public.refund_orders o
    where o.bill_id = bill.id and o.state not in ('failed', 'withdrawn'));
  is_owed constant boolean := paid.method = 'mpesa'
    and (paid.state = 'refund_due' or (paid.state = 'paid' and bill.state in ('paid', 'refund_due')));
begin
  most_kes := case when is_owed then greatest(least(
    private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
    private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id)), 0) else 0 end;
  to_phone := coalesce(phone, paid.phone);
  if most_kes > 0 and amount_kes = paid.received_kes and amount_kes = most_kes and paid.receipt ~ '^[A-Z0-9]{8,12}$'
      and to_phone = paid.phone and private.can_ask_mpesa('reversal') then
    way := 'reversal';
  elsif most_kes > 0 and private.can_ask_mpesa('b2c') then
    way := 'b2c';
  end if;
  -- A prompt was answered on its phone; the number beside a receipt that somebody named is only who says so.
  is_other_phone := way = 'b2c' and (to_phone <> paid.phone or paid.checkout_request_id is null);
  needs_second := coalesce(is_other_phone, false)
    or amount_kes + earlier > (select s.refund_limit_kes from public.shop_settings s);
end
$function$;

create or replace function private.check_refund_order()
returns trigger
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  attempt public.payments;
  most integer;
begin
  if tg_op = 'UPDATE' then
    if old.state <> new.state and (old.state, new.state) not in (
        ('wanted', 'approved'), ('wanted', 'withdrawn'), ('approved', 'sending'), ('approved', 'withdrawn'),
        ('approved', 'failed'), ('approved', 'doubtful'), ('approved', 'done'), ('sending', 'done'), ('sending', 'failed'),
        ('sending', 'doubtful'), ('sending', 'withdrawn'), ('doubtful', 'done'), ('doubtful', 'failed'),
        ('failed', 'approved'), ('failed', 'withdrawn'), ('failed', 'done'), ('failed', 'doubtful'),
        ('withdrawn', 'done'), ('withdrawn', 'doubtful')) then
      perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
    end if;
    if (old.bill_id, old.payment_id, old.amount_kes, old.way, old.phone)
        is distinct from (new.bill_id, new.payment_id, new.amount_kes, new.way, new.phone) then
      raise exception 'what a refund is of and whom it goes to never changes' using errcode = '55000';
    end if;
    -- Doubt is no choice: what M-Pesa sent after all is written down, and a person looks.
    if new.state <> 'approved' or old.state <> 'failed' then
      return new;
    end if;
  end if;
  select * into attempt from public.payments p where p.id = new.payment_id for update;
  select * into bill from public.bills b where b.id = new.bill_id;
  if attempt.bill_id is distinct from bill.id or attempt.method <> 'mpesa'
      or not (attempt.state = 'refund_due' or (attempt.state = 'paid' and bill.state in ('paid', 'refund_due'))) then
    perform private.refuse('wrong_state', 'Nothing of this payment is owed back.', 'Reload to see its present state.');
  end if;
  most := least(private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
    private.left_to_refund(bill.id, attempt.id) - private.refund_in_flight(bill.id, attempt.id));
  if new.amount_kes > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  return new;
end
$function$;

create or replace function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text default NULL::text, note text default NULL::text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  offer record;
  made public.refund_orders;
  kes integer;
  number constant text := private.normalise_phone(ask_refund.phone);
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(ask_refund.amount_kes);
  bill := private.lock_bill(ask_refund.bill_id);
  select * into paid from public.payments p where p.id = ask_refund.payment_id and p.bill_id = bill.id for update;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if ask_refund.phone is not null and number is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  offer := private.refund_offer(bill, paid, kes, number);
  if kes > offer.most_kes then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(offer.most_kes)));
  end if;
  if offer.way is null then
    perform private.refuse('not_set_up', 'M-Pesa cannot send this back now.', 'Send it by hand, then note its reference.');
  end if;
  if offer.to_phone = '254700000000' then
    perform private.refuse('bad_phone', 'Nobody knows which number paid.', 'Name the number that it goes to.');
  end if;
  insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, is_other_phone, needs_second, note, asked_by)
  values (bill.id, paid.id, kes, offer.way, offer.to_phone, coalesce(offer.is_other_phone, false),
    offer.needs_second, nullif(left(trim(ask_refund.note), 500), ''), private.caller())
  returning * into made;
  perform private.audit('refund_wanted', 'refund_orders', made.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', bill.number, 'amount_kes', made.amount_kes, 'way', made.way, 'is_other_phone', made.is_other_phone,
    'note', made.note)));
  if made.needs_second then
    perform private.tell_refund_desk('A refund waits for you', format(
      '%s for %s: somebody asked to send it back. Look, and approve it or not.',
      private.shillings(made.amount_kes), bill.number), private.caller());
  else
    made.approved_how := 'below_limit';
    perform private.send_refund(made);
  end if;
  return made.id;
end
$function$;
comment on function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text, note text) is 'Wants a sum of a payment sent back by M-Pesa, of money that is owed or of a bill that stays paid: sent at once, or once a second
person has agreed. → its id. Refusals: not_allowed, not_found, bad_phone, wrong_amount, too_much, not_set_up, wrong_state.';
revoke all on function public.ask_refund(uuid, uuid, numeric, text, text) from public;
grant execute on function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text, note text) to authenticated;


create or replace function public.record_refund(bill_id uuid, amount_kes numeric, reference text default NULL::text, note text default NULL::text, payment_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  kes integer;
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(record_refund.amount_kes);
  bill := private.lock_bill(record_refund.bill_id);
  if bill.id is null or (record_refund.payment_id is not null and not exists (
    select 1 from public.payments p where p.id = record_refund.payment_id and p.bill_id = bill.id
  )) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if private.refund_in_flight(bill.id, record_refund.payment_id) > 0 then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.',
      'Wait until it is done, or withdraw that refund first.');
  end if;
  return private.book_refund(bill, kes, record_refund.reference, record_refund.note,
    record_refund.payment_id);
end
$function$;
comment on function public.record_refund(bill_id uuid, amount_kes numeric, reference text, note text, payment_id uuid) is 'Notes money that was sent back by hand, all of it or a part; never more than came in, and not while M-Pesa is told to send
it. Refusals: not_allowed, not_found, wrong_amount, too_much, receipt_used, refund_in_flight.';
revoke all on function public.record_refund(uuid, numeric, text, text, uuid) from public;
grant execute on function public.record_refund(bill_id uuid, amount_kes numeric, reference text, note text, payment_id uuid) to authenticated, service_role;
