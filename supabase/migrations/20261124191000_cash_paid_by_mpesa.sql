-- Money that came by M-Pesa for an order that is to be paid in cash could only be set aside, and the rider asked for it again. The
-- desk gives it to the order now. The right sum pays it, by M-Pesa instead; another sum waits for a word like that of any bill:
-- paid, or sent back, in which case the order goes on and is paid in cash as was agreed.
alter table private.bill_kinds add column on_other_way text not null default 'bill_stays';
comment on column private.bill_kinds.on_other_way is 'Money of M-Pesa pays what was to be paid in another way.';

create function private.order_other_way(bill public.bills, payment public.payments, words text) returns text
language sql
set search_path = ''
as $$
  update public.orders o set payment_method = 'mpesa' where o.id = bill.id and o.payment_method = 'cash' returning null::text
$$;
update private.bill_kinds set on_other_way = 'order_other_way' where kind = 'order';

drop trigger bill_follows on public.orders;
create trigger bill_follows after update on public.orders for each row
when (
  (old.payment_state, old.payment_method, old.fulfilment_state = 'cancelled', old.user_id, old.contact_name, old.phone, old.total_kes,
    old.kept_kes, old.hold_expires_at)
  is distinct from (new.payment_state, new.payment_method, new.fulfilment_state = 'cancelled', new.user_id, new.contact_name, new.phone,
    new.total_kes, new.kept_kes, new.hold_expires_at))
execute function private.bill_follows();

create function private.pays_another_way(bill public.bills) returns public.bills
language plpgsql
set search_path = ''
as $$
declare
  now_so public.bills;
begin
  if bill.method = 'mpesa' then
    return bill;
  end if;
  perform private.tell_kind(bill, 'other_way');
  select * into now_so from public.bills b where b.id = bill.id;
  return now_so;
end
$$;
comment on function private.pays_another_way(public.bills) is
  'A locked bill as it stands once M-Pesa pays it, whatever was agreed.';

create or replace function public.assign_money(receipt text, number text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  line public.mpesa_statement_lines;
  bill public.bills;
  outcome text;
begin
  perform private.require_capability('payments');
  select * into line from public.mpesa_statement_lines l where l.receipt = assign_money.receipt and l.paid_in_kes > 0;
  if not found then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  select b.* into bill from public.bills b
  where replace(b.number, '-', '') = upper(regexp_replace(coalesce(assign_money.number, ''), '[^A-Za-z0-9]', '', 'g'));
  if not found then
    perform private.refuse('bad_number', 'There is no bill with that number.');
  end if;
  bill := private.lock_bill(bill.id);
  if bill.state in ('open', 'closed', 'needs_review') and line.paid_in_kes = bill.asked_kes then
    bill := private.pays_another_way(bill);
  end if;
  outcome := private.book_line(line, bill, null, 'Assigned by hand.');
  if outcome = 'known' then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
  elsif outcome = 'unknown' then
    perform private.book_on_top(bill, line.paid_in_kes, line.receipt, null, format('Received %s; %s is to be paid in cash.',
      private.shillings(line.paid_in_kes), private.shillings(bill.asked_kes)));
    outcome := 'needs_review';
  end if;
  perform private.audit('money_assigned', 'bills', bill.id::text,
    jsonb_build_object('number', bill.number, 'receipt', line.receipt, 'amount_kes', line.paid_in_kes));
  return outcome;
end
$$;
comment on function public.assign_money(text, text) is
  'The desk says which bill money is for: paid, by M-Pesa instead where cash was agreed; needs_review where it is another amount or the
bill is settled, which is then decided in the queue; refund_due where it cannot be had any more. Refusals: not_allowed, not_found,
bad_number, receipt_used.';

-- The bill that the typed account names, and how it was to be paid: the desk reads why the money was not booked.
drop function public.unplaced_money();
create function public.unplaced_money()
returns table (receipt text, completed_at timestamptz, paid_in_kes integer, account text, details text, number text, method text,
  asked_kes integer)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes
    from public.mpesa_statement_lines l
    left join public.bills b on replace(b.number, '-', '') = upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g'))
    where l.paid_in_kes > 0 and l.source in ('c2b', 'pull') and l.completed_at > now() - interval '90 days'
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from public.receipt_claims c where c.receipt = l.receipt and c.state = 'waiting')
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
    order by l.completed_at limit 200;
end
$$;
comment on function public.unplaced_money() is
  'May be null: account, number, method, asked_kes. Money that M-Pesa told of and nobody knows what it is for, the oldest first, with
the bill that its account names, if any. Refusals: not_allowed.';
revoke execute on function public.unplaced_money() from public, anon;
grant execute on function public.unplaced_money() to authenticated, service_role;

-- A sum that is taken for an order that was to be paid in cash
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
    when 'paid' then
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
      perform private.book_receipt(bill, named, 'Confirmed by hand.', received_kes);
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

-- Money that is sent back leaves such an order as it was: to be paid in cash.
create or replace function private.order_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'needs_review' and target.payment_method = 'cash' and target.fulfilment_state <> 'cancelled' then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id and not private.has_open_payment(target.id);
    perform private.notify_buyer(target, 'info', 'Refund on its way', format(
      'We will send back a payment for order %s. The order is still to be paid in cash.', target.number));
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    update public.orders o
    set payment_state = 'refund_due', fulfilment_state = 'cancelled', hold_expires_at = null where o.id = target.id;
    if target.fulfilment_state <> 'cancelled' then
      perform private.return_stock(array[target.id], private.caller());
      perform private.move_coupons(array[target.id], back => true);
      perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
    end if;
    perform private.log_order_event(target.id, 'refund_due', '{}', private.caller());
  end if;
  perform private.notify_buyer(target, 'info', 'Refund on its way', format(
    'We will send back a payment for order %s.', target.number));
  return null;
end $function$;

-- What M-Pesa pays may be packed, on its way or delivered by now.
create or replace function private.order_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'payment_confirmed', jsonb_build_object('payment_id', payment.id,
    'amount_kes', payment.received_kes, 'receipt', payment.receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    case target.fulfilment_state when 'placed' then '%s for order %s. We are packing it now.'
      else '%s for order %s. There is nothing more to pay.' end, private.shillings(payment.received_kes), target.number));
  return 'paid';
end $function$;

create or replace function public.collect_cash(order_id uuid, amount_kes integer)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
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
  if target.payment_state = 'needs_review' then
    perform private.refuse('wrong_state', 'A payment for this order waits for a word at the desk.',
      'Decide about it first.');
  end if;
  if target.payment_state <> 'unpaid' then
    perform private.refuse('already_paid', 'The cash of this order is in the till already.');
  end if;
  if collect_cash.amount_kes is distinct from target.total_kes then
    perform private.refuse('wrong_amount', format('This order costs %s.', private.shillings(target.total_kes)),
      'Settle the difference with the rider first.');
  end if;
  perform private.book_cash(target);
  update public.orders o set payment_state = 'paid' where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, 'cash_collected',
    jsonb_build_object('amount_kes', target.total_kes), private.caller());
  perform private.audit('cash_collected', 'orders', target.id::text,
    jsonb_build_object('number', target.number, 'amount_kes', target.total_kes));
  return target;
end
$function$;
