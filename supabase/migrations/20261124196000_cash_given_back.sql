-- Money that was given back in cash leaves the till, and not M-Pesa. The desk says "Empty for cash" beside the reference of a
-- refund, and booked it as M-Pesa's all the same when M-Pesa had brought the money: the books of both were wrong by it.

create or replace view private.bill_positions as
 select x.bill_id, x.account, sum(x.kes)::integer as amount_kes
   from (
     select m.bill_id, v.account, m.received_kes as kes
       from private.bill_money m join private.payment_providers v on v.method = m.method
     union all
     select p.bill_id, v.account, - r.amount_kes
       from public.refunds r join public.payments p on p.id = r.payment_id
       join private.payment_providers v on v.method = r.method
      where p.received_kes > 0 and (p.state in ('paid', 'refund_due', 'refunded') or (p.state = 'needs_review' and p.result_code = 0))
   ) x
  group by x.bill_id, x.account
union all
 select s.bill_id, w.account, - w.amount_kes as amount_kes
   from (select m.bill_id, b.kind, sum(m.left_kes)::integer as left_kes,
            coalesce(sum(m.left_kes) filter (where m.state = 'needs_review'), 0)::integer as in_doubt,
            (coalesce(sum(m.left_kes) filter (where m.state = 'refund_due'), 0) + case
                when b.state = 'refund_due' then greatest(coalesce(sum(m.left_kes) filter (where m.state = 'paid'), 0) - b.kept_kes, 0)
                when b.state = 'paid' and b.excess_owed
                  then greatest(coalesce(sum(m.left_kes) filter (where m.state = 'paid'), 0) - b.asked_kes, 0)
                else 0 end)::integer as owed_back
           from private.bill_money m join public.bills b on b.id = m.bill_id
          group by m.bill_id, b.kind, b.state, b.kept_kes, b.asked_kes, b.excess_owed) s
     cross join lateral (values ('in_doubt', s.in_doubt), ('owed_back', s.owed_back),
       ('sales_' || s.kind, s.left_kes - s.in_doubt - s.owed_back)) w (account, amount_kes);
comment on column public.refunds.method is
  'By what the money went back: that of its payment, or cash where M-Pesa had brought it and no reference was noted.';

create or replace function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  made public.refunds;
  part record;
  left_kes integer := amount;
  most constant integer := private.left_to_refund(bill.id, book_refund.payment_id);
  named constant text := nullif(trim(book_refund.reference), '');
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  if exists (select 1 from public.refunds r where r.reference = named) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  -- money that is owed back first, and of each payment no more than came with it
  for part in
    select p.id, p.method, private.left_to_refund(bill.id, p.id) as left_kes from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refund_due', 'refunded')
      and (book_refund.payment_id is null or p.id = book_refund.payment_id)
    order by p.state = 'refund_due' desc, p.created_at
  loop
    continue when part.left_kes <= 0 or left_kes = 0;
    insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, note, actor_id)
    values (bill.id, part.id, least(part.left_kes, left_kes), case when named is null and part.method = 'mpesa' then 'cash' else part.method end, named, nullif(left(trim(note), 500), ''),
      private.caller())
    returning * into made;
    left_kes := left_kes - made.amount_kes;
  end loop;
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid')
    and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  perform private.tell_kind(bill, 'refunded', null, amount::text);
  perform private.log_payment_event(bill.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', named), book_refund.payment_id);
  perform private.audit('refund', 'bills', bill.id::text,
    jsonb_build_object('number', bill.number, 'amount_kes', amount, 'reference', named));
  return made;
end $function$;


comment on column public.order_items.item_class is 'The item class of eTIMS at that time; null: the product had none, or the line is older.';
comment on function private.keep_receipt() is
  'A receipt pays one bill: who comes second is refused in words. So is who accepts what somebody else refused within this minute.
Refusals: receipt_used, already_decided.';
