-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What a payer is told of their money, by every kind of bill in the same words: that more came than the price, that a second payment
-- came, what goes back and what of it was sent. Until now an overpaid bill and a second payment read "needs a closer look", a price that
-- was kept did not mention the rest, a refund named no sum, one in cash was said to have gone to M-Pesa, and a word about a bill that
-- was paid was told as if it were not. A sentence that follows another is written behind it; the Kiswahili knows each by itself.

create function private.thing_words(bill public.bills)
returns text
language sql
stable
set search_path = ''
as $function$
  select case bill.kind
    when 'order' then 'order ' || bill.number
    when 'plan' then coalesce((select private.plan_name(s.plan_type) from public.plan_payments s where s.id = bill.id), bill.number)
    when 'consultation' then 'your consultation'
    else bill.number end
$function$;
comment on function private.thing_words(bill public.bills) is 'What a bill is for, in a sentence to its payer. Names no health.';

create function private.tell_bill(bill public.bills, type text, title text, message text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  placed public.orders;
  month public.plan_payments;
  booked public.consultations;
begin
  case bill.kind
    when 'order' then
      select * into placed from public.orders o where o.id = bill.id;
      perform private.notify_buyer(placed, tell_bill.type, tell_bill.title, tell_bill.message);
    when 'plan' then
      select * into month from public.plan_payments s where s.id = bill.id;
      perform private.notify_payer(month, tell_bill.type, tell_bill.title, tell_bill.message, '/plans');
    when 'consultation' then
      select * into booked from public.consultations c where c.id = bill.id;
      perform private.tell_consultation(booked, 'client', tell_bill.type, tell_bill.title, tell_bill.message);
    else
      perform private.tell_payer(bill, tell_bill.type, tell_bill.title, tell_bill.message);
  end case;
end $function$;
comment on function private.tell_bill(bill public.bills, type text, title text, message text) is 'Tells who pays a bill, as its kind does; visitors see it on the page of their order.';

create function private.is_settled(bill public.bills)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select bill.state in ('paid', 'refund_due', 'refunded')
$function$;
comment on function private.is_settled(bill public.bills) is 'Whether a bill asks for nothing any more: money that comes now came on top.';

create function private.paid_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when b.excess_owed or s.paid + s.parts <= b.asked_kes then s.paid + s.parts else s.paid end
  from public.bills b
  cross join lateral (
    select coalesce(sum(p.received_kes) filter (where p.state = 'paid'), 0)::integer as paid,
      coalesce(sum(p.received_kes) filter (where private.is_part(p, null)), 0)::integer as parts
    from public.payments p where p.bill_id = b.id
  ) s
  where b.id = paid_kes.bill_id
$function$;
comment on function private.paid_kes(bill_id uuid) is 'What pays a bill at the moment at which it is paid: the parts that are taken with the payment are in doubt until the statement ends.';

create function private.excess_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when b.excess_owed then greatest(private.paid_kes(b.id) - b.asked_kes, 0) else 0 end
  from public.bills b where b.id = excess_kes.bill_id
$function$;
comment on function private.excess_kes(bill_id uuid) is 'What came above the price of a bill and is owed back, as the desk decided; else 0.';

-- What is told of it stands behind what the other bill tells of itself: that it is paid, or what is left of it.
create function private.excess_words(bill_id uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when private.excess_kes(bill_id) > 0
    then format(' %s came above the price and goes back to you.', private.shillings(private.excess_kes(bill_id))) else '' end
    || coalesce((
      select format(' %s of it was moved from %s.', private.shillings(last.received_kes), source.number)
        || case when rest.kes > 0 then format(' The other %s goes back to you.', private.shillings(rest.kes)) else '' end
      from (
        select p.* from public.payments p where p.bill_id = excess_words.bill_id and p.state in ('paid', 'needs_review')
        order by p.created_at desc limit 1
      ) last
      join public.refunds r on r.moved_to = last.id
      join public.bills source on source.id = r.bill_id
      join public.payments p on p.id = r.payment_id
      cross join lateral (select private.movable_kes(source, p) as kes) rest
      where last.method = 'moved'), '')
$function$;
comment on function private.excess_words(bill_id uuid) is 'Sentences behind another about a bill for which money came: what goes back, and what was moved here; empty where nothing does.';

-- Money that does not pay a bill as it came
create function private.tell_doubt(bill public.bills, payment public.payments)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  came constant integer := coalesce(payment.received_kes, payment.amount_kes);
  thing constant text := private.thing_words(bill);
begin
  if private.is_settled(bill) and came > 0 then
    if bill.state = 'paid' then
      perform private.tell_bill(bill, 'info', 'A second payment came',
        format('%s came for %s, which was paid already. We send it back to you.', private.shillings(came), thing));
    else
      perform private.tell_bill(bill, 'info', 'Money came afterwards',
        format('%s came for %s, which is over. We send it back to you.', private.shillings(came), thing));
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
comment on function private.tell_doubt(bill public.bills, payment public.payments) is 'Tells the payer of money on top of a bill that is settled, or of more than its price. False: it is something else, and nothing was said.';

create function private.keep_consultation(target public.consultations)
returns void
language sql
set search_path = ''
as $function$
  update public.consultations c
  set payment_state = 'needs_review',
    hold_expires_at = case c.state when 'held' then greatest(c.hold_expires_at, least(now() + interval '2 days', c.starts_at)) else c.hold_expires_at end
  where c.id = target.id and c.payment_state in ('awaiting', 'failed')
$function$;
comment on function private.keep_consultation(target public.consultations) is 'Money is in doubt: the slot stays with its client for up to two days while a person looks.';

-- It is not paid
create function private.tell_no_other(bill public.bills)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.tell_bill(bill, 'info', 'No other payment',
    format('We found no other payment for %s. It stays as it is.', private.thing_words(bill)));
end $function$;
comment on function private.tell_no_other(bill public.bills) is 'Tells the payer of a settled bill that nothing came on top of it.';

-- Money goes back
create function private.tell_owed_back(bill public.bills, payment public.payments, behind text default ''::text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  -- of a bill in doubt the desk sends back all that it decided about; of a settled one this payment
  kes constant integer := case when private.is_settled(bill) then payment.received_kes else (
    select sum(private.left_to_refund(bill.id, p.id)) from public.payments p where p.bill_id = bill.id and p.state = 'refund_due') end;
begin
  perform private.tell_bill(bill, 'info', 'Refund on its way', format(case bill.state
    when 'paid' then 'We will send back %s, a second payment for %s.' else 'We will send back %s for %s.' end,
    private.shillings(kes), private.thing_words(bill)) || behind);
end $function$;
comment on function private.tell_owed_back(bill public.bills, payment public.payments, behind text) is 'Tells the payer that money of a bill is sent back, by what it was before; `behind` is a sentence that follows.';

create function private.tell_refunded(bill public.bills, payment public.payments, kes integer)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if payment.method = 'moved' then
    return; -- the bill that it went to tells it
  end if;
  perform private.tell_bill(bill, 'success', 'Money sent back', case payment.method
    when 'cash' then format('We have given back %s in cash for %s.', private.shillings(kes), private.thing_words(bill))
    else private.with_receipt(format('We have sent back %s for %s.', private.shillings(kes), private.thing_words(bill)),
      case payment.method when 'mpesa' then payment.receipt end) end);
end $function$;
comment on function private.tell_refunded(bill public.bills, payment public.payments, kes integer) is 'Tells the payer what went back and how: in cash, or with its receipt.';

-- M-Pesa sent a refund a second time: whose phone it went to reads that, too, and not from their statement alone.
create function private.tell_sent_twice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = new.bill_id;
  perform private.tell_bill(bill, 'warning', 'M-Pesa sent your money twice', format(
    'M-Pesa sent %s for %s twice, with receipts %s and %s. One of the two is yours; please write to us about the other.',
    private.shillings(new.amount_kes), private.thing_words(bill), coalesce(new.receipt, '–'), new.second_receipt));
  return null;
end $function$;
comment on function private.tell_sent_twice() is 'Tells a payer that a refund reached them twice.';

create trigger tell_sent_twice AFTER UPDATE OF second_receipt ON public.refund_orders FOR EACH ROW WHEN (((old.second_receipt IS NULL) AND (new.second_receipt IS NOT NULL))) EXECUTE FUNCTION private.tell_sent_twice();
