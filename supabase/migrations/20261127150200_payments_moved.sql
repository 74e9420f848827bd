-- Somebody typed another's order number: their money pays a stranger's bill, and the desk could only send it back. It is moved to the bill
-- that it was meant for, whole and with a reason. It leaves the one as a refund with the method moved and comes to the other as a payment, as
-- money between bills of one payer does. What its bill has besides pays that then: money that came on top of it, which nobody has
-- to press for again. Otherwise it is asked for again. Above the limit of refunds two people say so, where the bills are not of one payer.

create table private.payment_moves (
  payment_id uuid primary key references public.payments (id) on delete cascade,
  to_bill uuid not null references public.bills (id) on delete cascade,
  asked_by uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now()
);
alter table private.payment_moves enable row level security;
comment on table private.payment_moves is 'Payments that somebody wants moved to another bill and a second person has to agree to. Gone once they are moved.';
comment on column private.payment_moves.payment_id is 'The payment.';
comment on column private.payment_moves.to_bill is 'The bill that it was meant for.';
comment on column private.payment_moves.asked_by is 'Who wants it.';
comment on column private.payment_moves.asked_at is 'When they said so; it counts for seven days.';
create index payment_moves_to_bill_idx on private.payment_moves (to_bill);
create index payment_moves_asked_by_idx on private.payment_moves (asked_by);
select private.register_personal_data('private.payment_moves', rows_of => 'asked_by = $1');

create function private.agree_to_move(paid public.payments, bill public.bills, target public.bills) returns boolean
language plpgsql set search_path = '' as $$
declare
  wanted private.payment_moves;
begin
  if private.is_same_payer(bill, target) or paid.received_kes <= (select s.refund_limit_kes from public.shop_settings s) then
    return true;
  end if;
  select * into wanted from private.payment_moves m
  where m.payment_id = paid.id and m.to_bill = target.id and m.asked_at > now() - interval '7 days';
  if wanted.asked_by <> private.caller() then
    return true;
  end if;
  if not exists (
      select 1 from public.user_roles r join private.role_capabilities c using (role)
      where c.capability = 'payments' and r.user_id <> private.caller()) then
    if not private.has_shown_factor() then
      perform private.refuse('second_factor_needed', 'You are the only one who may approve it: show your second step first.',
        'Open your profile, then Security, and switch it on or enter a code.');
    end if;
    return true;
  end if;
  if wanted.payment_id is null then
    insert into private.payment_moves as m (payment_id, to_bill, asked_by) values (paid.id, target.id, private.caller())
    on conflict (payment_id) do update set to_bill = excluded.to_bill, asked_by = excluded.asked_by, asked_at = now();
    perform private.tell_refund_desk('A move of money waits for you', format(
      '%s of %s should pay %s: somebody says that it was meant for that. Look, and move it if you agree.',
      private.shillings(paid.received_kes), bill.number, target.number), private.caller());
  end if;
  return false;
end $$;
comment on function private.agree_to_move(public.payments, public.bills, public.bills) is
  'Whether a payment may be moved now. Above the limit of refunds, to a bill of somebody else, the first who wants it is noted and colleagues are
told; the second agrees by wanting the same. Refusals: second_factor_needed.';

create function private.goes_on_without(bill public.bills, moved public.payments, rest integer) returns void
language plpgsql set search_path = '' as $$
declare
  placed public.orders;
  last public.payments;
begin
  if bill.state <> 'paid' or moved.state <> 'paid' or rest >= bill.asked_kes then
    moved.method := 'moved';
    perform private.tell_kind(bill, 'refunded', moved, moved.received_kes::text);
    perform private.tell_bill(bill, 'info', 'A payment was moved', format(
      '%s that came for order %s was meant for another bill and pays that now.', private.shillings(moved.received_kes), bill.number));
    return;
  end if;
  -- what else came for it is a part of its price again, with what came on top
  update public.payments p set state = 'needs_review', result_code = 0 where p.bill_id = bill.id and p.id <> moved.id and p.state = 'paid';
  update public.orders o set payment_state = 'failed', hold_expires_at = now() + interval '24 hours'
  where o.id = bill.id returning * into placed;
  perform private.log_order_event(bill.id, 'payment_resolved', '{"decision": "moved"}', private.caller());
  if private.parts_of(bill.id) = bill.asked_kes then
    perform private.tell_bill(bill, 'info', 'A payment was moved', format(
      '%s that came for order %s was meant for another bill and pays that now.', private.shillings(moved.received_kes), bill.number));
    perform private.join_parts(bill.id);
    return;
  end if;
  if placed.fulfilment_state = 'packed' then
    update public.orders o set fulfilment_state = 'placed' where o.id = bill.id;
  end if;
  perform private.tell_bill(bill, 'warning', 'A payment was moved', format(
    '%s that came for order %s was meant for another bill and pays that now. Your order is not paid yet: we keep it for you for a day.',
    private.shillings(moved.received_kes), bill.number));
  select * into last from public.payments p where p.bill_id = bill.id and private.is_part(p, null) order by p.created_at desc limit 1;
  if last.id is not null then
    select * into bill from public.bills b where b.id = bill.id;
    perform private.tell_kind(bill, 'doubt', last, private.part_words(private.parts_of(bill.id), bill.asked_kes));
  end if;
end $$;
comment on function private.goes_on_without(public.bills, public.payments, integer) is
  'What becomes of a locked order whose payment was moved away: paid by what came for it besides, else asked for again for a day. `rest` is what
else had paid it. Its buyer is told.';

create function public.move_payment(payment_id uuid, number text, note text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
  target public.bills;
  paid public.payments;
  made public.payments;
  why constant text := nullif(left(trim(move_payment.note), 500), '');
  other_bill uuid;
  rest integer;
begin
  perform private.require_capability('payments');
  if why is null then
    perform private.refuse('bad_note', 'Say why this payment belongs to another bill.');
  end if;
  select * into paid from public.payments p where p.id = move_payment.payment_id;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  select b.id into other_bill from public.bills b
  where replace(b.number, '-', '') = upper(regexp_replace(coalesce(move_payment.number, ''), '[^A-Za-z0-9]', '', 'g'));
  if other_bill is null then
    perform private.refuse('bad_number', 'There is no bill with that number.');
  end if;
  if other_bill = paid.bill_id then
    perform private.refuse('bad_number', 'The money is of this bill already.');
  end if;
  perform private.lock_bill(b.id) from (select b.id from public.bills b where b.id in (paid.bill_id, other_bill) order by b.id) b;
  select * into bill from public.bills b where b.id = paid.bill_id;
  select * into target from public.bills b where b.id = other_bill;
  select * into paid from public.payments p where p.id = paid.id for update;
  if bill.kind <> 'order' or paid.method <> 'mpesa' or not private.is_settled(bill) or coalesce(paid.received_kes, 0) = 0
      or paid.state not in ('paid', 'refund_due', 'needs_review') then
    perform private.refuse('wrong_state', 'This payment cannot be moved.', 'Reload to see its present state.');
  end if;
  if private.refund_in_flight(bill.id) > 0 or exists (select 1 from public.refunds r where r.payment_id = paid.id)
      or exists (select 1 from public.refund_orders o where o.payment_id = paid.id and o.state = 'failed') then
    perform private.refuse('refund_in_flight', 'Money of this payment goes back already, or went.', 'Withdraw that refund first.');
  end if;
  -- Its payer may have named the very receipt, and its time may have run out meanwhile.
  update public.receipt_claims c set state = 'matched', settled_at = now()
  where c.bill_id = target.id and c.receipt = paid.receipt and c.state = 'waiting';
  if found then
    update public.orders o set payment_state = 'failed'
    where o.id = target.id and o.payment_state = 'needs_review' and o.fulfilment_state = 'placed' and not private.has_open_payment(o.id);
    select * into target from public.bills b where b.id = target.id;
  end if;
  if not exists (select 1 from public.orders o where o.id = target.id and o.payment_state = 'expired' and target.asked_kes = paid.received_kes) then
    perform private.tell_kind(target, 'check', null);
    if not private.may_take(target) then
      perform private.refuse('wrong_state', format('%s cannot take money now.', target.number),
        'A prompt of it may be on the payer''s phone, or a receipt is looked for. Try again in a few minutes.');
    end if;
  end if;
  if paid.received_kes > private.still_to_pay(target) then
    perform private.refuse('too_much', format('At most %s can be moved.', private.shillings(private.still_to_pay(target))));
  end if;
  select coalesce(sum(private.left_to_refund(bill.id, p.id)), 0) into rest from public.payments p
  where p.bill_id = bill.id and p.id <> paid.id and p.state = 'paid';
  if bill.state = 'paid' and paid.state = 'paid' and rest < bill.asked_kes and exists (
      select 1 from public.orders o where o.id = bill.id and o.fulfilment_state not in ('placed', 'packed'))
      and rest + private.parts_of(bill.id) <> bill.asked_kes then
    perform private.refuse('has_left', format('%s has left the shop on this money.', bill.number),
      'It can be moved once other money for that order is here.');
  end if;
  if not private.agree_to_move(paid, bill, target) then
    return 'waits';
  end if;
  delete from private.payment_moves m where m.payment_id = paid.id;
  update public.payments p set state = 'refund_due' where p.id = paid.id and p.state = 'needs_review';
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, receipt, created_at)
  values (target.id, 'moved', paid.received_kes, paid.received_kes, private.phone_of(target), 'needs_review', 0, format('Moved from %s.', bill.number),
    'MOVED' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 7)), clock_timestamp())
  returning * into made;
  insert into public.refunds (bill_id, payment_id, amount_kes, method, moved_to, note, actor_id)
  values (bill.id, paid.id, paid.received_kes, 'moved', made.id, why, private.caller());
  update public.payments p set state = 'refunded' where p.id = paid.id;
  perform private.goes_on_without(bill, paid, rest);
  if private.join_parts(target.id) is null then
    perform private.tell_kind(target, 'doubt', made, private.part_words(made.received_kes, target.asked_kes));
  end if;
  perform private.log_payment_event(bill.id, 'refunded', jsonb_build_object('amount_kes', paid.received_kes, 'moved_to', target.number), paid.id);
  perform private.audit('payment_moved', 'bills', bill.id::text, jsonb_build_object(
    'number', bill.number, 'to', target.number, 'receipt', paid.receipt, 'amount_kes', paid.received_kes, 'note', why));
  return 'moved';
end $$;
comment on function public.move_payment(uuid, text, text) is
  'The desk says that a payment of an order was meant for the bill with that number: moved, whole, or waits, where somebody else has to
want the same first. What its order has besides pays that, else it is asked for again; both buyers are told. Not once that order has left
the shop on this money alone. Refusals: not_allowed, not_found, bad_note, bad_number, wrong_state, refund_in_flight, too_much, has_left,
second_factor_needed, already_paid, order_closed, hold_over, in_review.';
revoke all on function public.move_payment(uuid, text, text) from public;
grant execute on function public.move_payment(uuid, text, text) to authenticated;
