-- A bill that was paid with money of another bill.
--
-- "At most KSh 0 can be paid back", said the desk of such money, which was not true: it lay with us, and could be noted as sent by hand
-- alone. M-Pesa sends it to the number that paid it, under whatever bill that was; reversed it is not, since it is a part of a payment.

create function private.origin_of(paid public.payments)
returns uuid
language sql
stable
set search_path = ''
as $function$
  with recursive chain as (
    select paid.id as id, paid.method as method, 0 as step
    union all
    select p.id, p.method, c.step + 1
    from chain c join public.refunds r on r.moved_to = c.id join public.payments p on p.id = r.payment_id
    where c.method = 'moved' and c.step < 50
  )
  select c.id from chain c order by c.step desc limit 1
$function$;
comment on function private.origin_of(paid public.payments) is 'The payment with which money came that was moved from bill to bill; the payment itself where it was not.';

create or replace function private.payer_of(paid public.payments)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when paid.method = 'moved' then (select private.payer_of(p) from public.payments p where p.id = private.origin_of(paid) and p.method <> 'moved')
    when paid.method is distinct from 'mpesa' then null
    when line.payer is null then case when paid.checkout_request_id is not null then paid.phone end
    when private.is_same_phone(paid.phone, line.payer) and (paid.checkout_request_id is not null or line.payer !~ '\*') then paid.phone
    when line.payer ~ '^254[\d*]+$' then line.payer end
  from (select 1) one
  left join public.mpesa_statement_lines line on line.receipt = paid.receipt and line.paid_in_kes > 0
$function$;
comment on function private.payer_of(paid public.payments) is 'The phone that made a payment: whole where it answered the prompt, else as M-Pesa shows it, 2547*****671; null where nobody knows. Of money that was moved, who paid it first.';

create or replace function private.refund_offer(bill public.bills, paid public.payments, amount_kes integer, phone text, OUT way text, OUT to_phone text, OUT is_other_phone boolean, OUT needs_second boolean, OUT most_kes integer)
returns record
language plpgsql
stable
set search_path = ''
as $function$
declare
  payer constant text := private.payer_of(paid);
  source public.payments;
  is_owed constant boolean := (paid.state = 'refund_due' or (paid.state = 'paid' and bill.state in ('paid', 'refund_due')));
begin
  select * into source from public.payments p where p.id = private.origin_of(paid);
  most_kes := case when is_owed then greatest(least(
    private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
    private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id)), 0) else 0 end;
  to_phone := coalesce(phone, source.phone);
  if most_kes > 0 and paid.method = 'mpesa' and amount_kes = paid.received_kes and amount_kes = most_kes and paid.receipt ~ '^[A-Z0-9]{8,12}$'
      and (phone is null or phone = paid.phone and payer is not null) and private.can_ask_mpesa('reversal')
      -- M-Pesa does not know its receipt under another number
      and private.former_number(paid) is null then
    way := 'reversal';
  -- M-Pesa reverses nothing that never came, and would send it all the same
  elsif most_kes > 0 and source.method = 'mpesa' and not private.is_unheard(source) and private.can_ask_mpesa('b2c') then
    way := 'b2c';
  end if;
  -- A prompt was answered on its phone; the number beside a receipt that somebody named is only who says so.
  is_other_phone := way = 'b2c' and to_phone is distinct from payer;
  needs_second := coalesce(is_other_phone, false)
    or amount_kes + private.sent_before(bill.id) > (select s.refund_limit_kes from public.shop_settings s);
end
$function$;
comment on function private.refund_offer(bill public.bills, paid public.payments, amount_kes integer, phone text, OUT way text, OUT to_phone text, OUT is_other_phone boolean, OUT needs_second boolean, OUT most_kes integer) is 'How a sum of a payment can go back by M-Pesa, to whom, and whether somebody else must agree. What went of the same bill before
counts, so that no sum is split to pass the limit.';

create or replace function public.offer_refund(bill_id uuid, payment_id uuid, amount_kes integer, phone text default NULL::text)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  source public.payments;
  offer record;
  number constant text := private.normalise_phone(offer_refund.phone);
begin
  perform private.require_capability('payments');
  select * into bill from public.bills b where b.id = offer_refund.bill_id;
  select * into paid from public.payments p where p.id = offer_refund.payment_id and p.bill_id = bill.id;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if offer_refund.phone is not null and number is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  select * into source from public.payments p where p.id = private.origin_of(paid);
  offer := private.refund_offer(bill, paid, offer_refund.amount_kes, number);
  return jsonb_build_object('way', offer.way, 'phone', case when offer.way is distinct from 'reversal' or private.payer_of(paid) is not null then offer.to_phone end, 'payer', private.payer_of(paid), 'is_other_phone', coalesce(offer.is_other_phone, false),
    'needs_second', offer.needs_second, 'most_kes', offer.most_kes,
    'limit_kes', (select s.refund_limit_kes from public.shop_settings s), 'others', private.numbers_now(bill, private.payer_of(paid)))
    || jsonb_strip_nulls(jsonb_build_object('former_number', private.former_number(source),
      'is_unheard', case when private.is_unheard(source) then true end));
end
$function$;
comment on function public.offer_refund(bill_id uuid, payment_id uuid, amount_kes integer, phone text) is 'How M-Pesa can send a sum of a payment back: {way: reversal | b2c | null where it cannot, phone, is_other_phone, needs_second,
most_kes, limit_kes, former_number}; the last where it was paid to a number that is no longer the shop''s, under which alone M-Pesa knows its
receipt; `others` [{of: account | bill, phone, since}] are the numbers of the buyer that did not pay. Refusals: not_allowed, not_found, bad_phone.';

create or replace function private.check_refund_order()
returns trigger
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  attempt public.payments;
  source public.payments;
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
  select * into source from public.payments p where p.id = private.origin_of(attempt);
  select * into bill from public.bills b where b.id = new.bill_id;
  -- What was sent by hand may be of any money that came, and of what stayed with us until somebody decided otherwise.
  if new.way = 'by_hand' then
    most := least(private.left_to_refund(bill.id) - private.refund_in_flight(bill.id),
      private.left_to_refund(bill.id, attempt.id) - private.refund_in_flight(bill.id, attempt.id));
  elsif attempt.bill_id is distinct from bill.id or source.method <> 'mpesa' or (new.way = 'reversal' and attempt.method <> 'mpesa')
      or not (attempt.state = 'refund_due' or (attempt.state = 'paid' and bill.state in ('paid', 'refund_due'))) then
    perform private.refuse('wrong_state', 'Nothing of this payment is owed back.', 'Reload to see its present state.');
  else
    most := least(private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
      private.left_to_refund(bill.id, attempt.id) - private.refund_in_flight(bill.id, attempt.id));
  end if;
  if new.way = 'b2c' and private.is_unheard(source) then
    perform private.refuse('not_told', format('M-Pesa has not told of receipt %s yet.', source.receipt),
      'What never came is not sent back: say that it never came.');
  end if;
  if new.amount_kes > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  return new;
end
$function$;
comment on function private.check_refund_order() is 'Refuses a refund of what is not owed back, or of more than is left with what is on its way, and steps that skip one. Refusals: not_told, too_much, wrong_state.';
