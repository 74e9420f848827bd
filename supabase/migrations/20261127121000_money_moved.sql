-- Money that is owed back may pay another bill of the same payer instead, when they want that. It leaves the one bill as a refund with the
-- method moved and comes to the other as a payment with the same method, which names it. Both lie in the account moved, which is
-- nothing over all bills together: M-Pesa has what it had, and its close and statement know nothing of it.

insert into private.payment_providers (method, account, name, is_prompted, needs_phone, is_closed_daily)
values ('moved', 'moved', 'Moved from another bill', false, false, false);

alter table public.refunds add column moved_to uuid references public.payments(id) on delete set null;
comment on column public.refunds.moved_to is 'The payment of another bill that this money became; null: it went back to who paid, or that bill is gone.';
create index refunds_moved_to_idx on public.refunds (moved_to);
comment on column public.ledger_entries.account is
  'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back: negative), what it cost
(fees: positive), what a payer got twice (sent_twice: positive), what lay there before the first day that was closed (brought_in), and
what went from one bill to another (moved: nothing over all bills).';

create function private.movable_kes(bill public.bills, paid public.payments) returns integer
language sql stable set search_path = '' as $$
  select greatest(case
    when paid.state = 'needs_review' and paid.result_code = 0 and private.is_settled(bill) then coalesce(paid.received_kes, 0)
    when paid.state = 'refund_due' then private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id)
    when paid.state = 'paid' and bill.state = 'refund_due' or bill.state = 'paid' and bill.excess_owed and paid.state = 'paid' then least(
      private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id), (
        select sum(private.left_to_refund(bill.id, p.id) - private.refund_in_flight(bill.id, p.id))
        from public.payments p where p.bill_id = bill.id and p.state = 'paid')
      - case bill.state when 'paid' then bill.asked_kes else bill.kept_kes end)
    else 0 end, 0)::integer
$$;
comment on function private.movable_kes(public.bills, public.payments) is
  'Shillings of a payment that are owed back and not on their way: what may pay another bill instead.';

create function private.is_same_payer(one public.bills, other public.bills) returns boolean
language sql immutable set search_path = '' as $$
  select case when one.payer_id is not null and other.payer_id is not null then one.payer_id = other.payer_id
    else coalesce(one.phone = other.phone and one.phone ~ '^254[17]\d{8}$' and one.phone <> '254700000000', false) end
$$;
comment on function private.is_same_payer(public.bills, public.bills) is
  'Whether two bills are of one account; where a visitor placed one of them, of one phone.';

create function private.may_take(bill public.bills) returns boolean language sql stable set search_path = '' as $$
  select bill.method = 'mpesa' and (bill.state = 'open' or private.is_part_paid(bill)) and private.claimed_receipt(bill.id) is null
    and (bill.kind <> 'consultation' or bill.hold_expires_at > now())
    and not exists (select 1 from public.payments p where p.bill_id = bill.id and p.state in ('starting', 'prompted'))
$$;
comment on function private.may_take(public.bills) is
  'Whether money of another bill may pay this one now: it is open, nobody looks for a receipt, and no prompt of it is on a phone.';

create function public.bills_for_move(payment_id uuid)
returns table(bill_id uuid, kind text, number text, asked_kes integer, open_kes integer, movable_kes integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  paid public.payments;
  bill public.bills;
begin
  perform private.require_capability('payments');
  select * into paid from public.payments p where p.id = bills_for_move.payment_id;
  select * into bill from public.bills b where b.id = paid.bill_id;
  return query
    select b.id, b.kind, b.number, b.asked_kes, private.still_to_pay(b), m.kes
    from public.bills b
    cross join lateral (select private.movable_kes(bill, paid) as kes) m
    where b.id <> bill.id and b.state in ('open', 'needs_review') and m.kes > 0
      and (b.payer_id = bill.payer_id or b.phone = bill.phone) and private.is_same_payer(bill, b) and private.may_take(b)
    order by b.created_at desc limit 20;
end $$;
comment on function public.bills_for_move(uuid) is
  'Open bills of the same payer that money of a payment may pay instead of going back, the newest first, each with what is open of it and
how much may be moved; none where nothing is owed back. Refusals: not_allowed.';
revoke all on function public.bills_for_move(uuid) from public;
grant execute on function public.bills_for_move(uuid) to authenticated;

create function public.move_money(payment_id uuid, to_bill uuid, amount_kes numeric, note text default null) returns public.bills
language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
  target public.bills;
  paid public.payments;
  made public.payments;
  gone public.payments;
  kes integer;
  most integer;
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(move_money.amount_kes);
  select p.* into paid from public.payments p where p.id = move_money.payment_id;
  if paid.id is null or not exists (select 1 from public.bills b where b.id = to_bill) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if paid.bill_id = to_bill then
    perform private.refuse('wrong_state', 'The money is of this bill already.');
  end if;
  -- always in the same order, so that two people who move money the other way round do not wait for each other
  perform private.lock_bill(b.id) from (select b.id from public.bills b where b.id in (paid.bill_id, to_bill) order by b.id) b;
  select * into bill from public.bills b where b.id = paid.bill_id;
  select * into target from public.bills b where b.id = to_bill;
  select * into paid from public.payments p where p.id = paid.id for update;
  if not private.is_same_payer(bill, target) then
    perform private.refuse('not_same_payer', format('%s and %s are not of the same payer.', bill.number, target.number),
      'Send the money back instead.');
  end if;
  perform private.tell_kind(target, 'check', null);
  if not private.may_take(target) then
    perform private.refuse('wrong_state', format('%s cannot take money now.', target.number),
      'A prompt of it may be on the payer''s phone, or a receipt is looked for. Try again in a few minutes.');
  end if;
  most := least(private.movable_kes(bill, paid), private.still_to_pay(target));
  if kes > most then
    perform private.refuse('too_much', format('At most %s can be moved.', private.shillings(most)));
  end if;
  update public.payments p set state = 'refund_due' where p.id = paid.id and p.state = 'needs_review';
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, receipt, created_at)
  values (target.id, 'moved', kes, kes, paid.phone, 'needs_review', 0, format('Moved from %s.', bill.number),
    'MOVED' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 7)), clock_timestamp())
  returning * into made;
  insert into public.refunds (bill_id, payment_id, amount_kes, method, moved_to, note, actor_id)
  values (bill.id, paid.id, kes, 'moved', made.id, nullif(left(trim(move_money.note), 500), ''), private.caller());
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid') and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  gone := paid;
  gone.method := 'moved';
  perform private.tell_kind(bill, 'refunded', gone, kes::text);
  if private.join_parts(target.id) is null then
    perform private.tell_kind(target, 'doubt', made, private.part_words(kes, target.asked_kes));
  end if;
  perform private.log_payment_event(bill.id, 'refunded', jsonb_build_object('amount_kes', kes, 'moved_to', target.number), paid.id);
  perform private.audit('money_moved', 'bills', bill.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', bill.number, 'to', target.number, 'amount_kes', kes, 'note', left(move_money.note, 500))));
  select * into target from public.bills b where b.id = to_bill;
  return target;
end $$;
comment on function public.move_money(uuid, uuid, numeric, text) is
  'Money of a payment that is owed back pays another open bill of the same payer instead, all of it or a part; the bill as it stands then.
The payer is told once, by the bill that it went to. Refusals: not_allowed, not_found, wrong_amount, too_much, not_same_payer, wrong_state,
already_paid, order_closed, hold_over, in_review.';
revoke all on function public.move_money(uuid, uuid, numeric, text) from public;
grant execute on function public.move_money(uuid, uuid, numeric, text) to authenticated;

-- What is told of it stands behind what the other bill tells of itself: that it is paid, or what is left of it.
create or replace function private.excess_words(bill_id uuid) returns text language sql stable set search_path = '' as $$
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
$$;
comment on function private.excess_words(uuid) is
  'Sentences behind another about a bill for which money came: what goes back, and what was moved here; empty where nothing does.';
