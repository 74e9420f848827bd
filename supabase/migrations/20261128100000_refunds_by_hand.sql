-- A refund that somebody sent by hand says where the money went. Until now a reference was enough: one person alone could note any sum as
-- sent, and nobody read to whom. The number or account is named, stands in the lists, is told to the buyer, and where it is not the one
-- that paid, or the sum is above the limit of refunds, a second person looks before it counts, as for a refund that M-Pesa sends.
--
-- What is told names the way: a receipt is mentioned where there is one, and an account of a bank is no number of M-Pesa.
--
-- Nor does one person give back in cash, above the limit, what had come by M-Pesa: it goes back by M-Pesa, or with a number and a reference.

alter table public.refunds add column went_to text check (length(went_to) between 4 and 60);
comment on column public.refunds.went_to is
  'The number, 254 and nine digits or as M-Pesa shows it, or the account that it went to; null: cash, money that was moved, where M-Pesa did not say who paid, or noted before this was asked.';

alter table public.refund_orders drop constraint refund_orders_way_check, drop constraint refund_orders_phone_check;
alter table public.refund_orders
  add constraint refund_orders_way_check check (way in ('reversal', 'b2c', 'by_hand')),
  add constraint refund_orders_phone_check check (phone ~ '^254[17]\d{8}$' or (way = 'by_hand' and length(phone) between 4 and 60)),
  add column return_id uuid references public.order_returns(id) on delete set null;
create index refund_orders_return_id_idx on public.refund_orders (return_id);
comment on table public.refund_orders is
  'Refunds that M-Pesa is told to send, and those sent by hand that wait for a second person. Written by functions alone, read by the desk through `refund_queue`.';
comment on column public.refund_orders.way is
  'reversal: the whole payment goes back to where it came from. b2c: a sum is sent to `phone`. by_hand: somebody says that they sent it there.';
comment on column public.refund_orders.phone is 'Where it goes, 254 and nine digits; of what was sent by hand also the account of a bank.';
comment on column public.refund_orders.receipt is
  'M-Pesa''s receipt of the reversal or payment, null before it was sent; of what was sent by hand the reference that was typed.';
comment on column public.refund_orders.return_id is 'The return that is paid back by it; null for all else.';

update public.refunds r set went_to = case o.way when 'reversal' then private.payer_of(p) else o.phone end
from public.refund_orders o join public.payments p on p.id = o.payment_id
where o.refund_id = r.id;

create function private.place_of_money(said text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select coalesce(private.normalise_phone(said), case when plain ~ '[[:alpha:]]' and length(plain) between 4 and 60 then plain end)
  from (select trim(regexp_replace(said, '\s+', ' ', 'g')) as plain) one
$function$;
comment on function private.place_of_money(said text) is 'A number 254…, or the account of a bank with its name, as somebody typed where money went; null where it is neither.';

create or replace function private.refund_goes_to(bill public.bills, target public.refund_orders)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.others_phone(bill, case target.way when 'reversal' then (
    select private.payer_of(p) from public.payments p where p.id = target.payment_id) else target.phone end)
$function$;

create function private.sent_before(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select (coalesce((select sum(o.amount_kes) from public.refund_orders o
      where o.bill_id = sent_before.bill_id and o.state not in ('failed', 'withdrawn')), 0)
    + coalesce((select sum(r.amount_kes) from public.refunds r
      where r.bill_id = sent_before.bill_id and r.went_to is not null and r.method <> 'moved'
        and not exists (select 1 from public.refund_orders o where o.refund_id = r.id)), 0))::integer
$function$;
comment on function private.sent_before(bill_id uuid) is 'What of a bill was sent back to a number or account, or is on its way, so that no sum is split to pass the limit.';

create function private.refund_parts(bill_id uuid, payment_id uuid, kes integer)
returns table(payment_id uuid, method text, amount_kes integer)
language sql
stable
set search_path = ''
as $function$
  select w.id, w.method, least(w.left_kes, kes - w.before)::integer
  from (
    select p.id, p.method, l.left_kes, p.state, p.created_at, coalesce(sum(l.left_kes) over (
      order by p.state = 'refund_due' desc, p.created_at, p.id rows between unbounded preceding and 1 preceding), 0) as before
    from public.payments p cross join lateral (select private.left_to_refund(p.bill_id, p.id) as left_kes) l
    where p.bill_id = refund_parts.bill_id and p.state in ('paid', 'refund_due', 'refunded') and l.left_kes > 0
      and (refund_parts.payment_id is null or p.id = refund_parts.payment_id)
  ) w
  where w.before < kes
  order by w.before
$function$;
comment on function private.refund_parts(bill_id uuid, payment_id uuid, kes integer) is 'Of which payments of a bill a sum goes back: money that is owed back first, and of each no more than came with it.';

drop function private.book_refund(public.bills, integer, text, text, uuid);
-- The body of `record_refund`, for a locked bill.
create function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default NULL::uuid, went_to text default NULL::text)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  made public.refunds;
  part record;
  gone public.payments;
  most constant integer := private.left_to_refund(bill.id, book_refund.payment_id);
  named constant text := nullif(trim(book_refund.reference), '');
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  if private.reference_used(bill.id, named, book_refund.payment_id) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  for part in select * from private.refund_parts(bill.id, book_refund.payment_id, amount) loop
    insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, note, actor_id, went_to)
    values (bill.id, part.payment_id, part.amount_kes, case
        when part.method not in ('mpesa', 'moved') and (book_refund.went_to is null or part.method <> 'cash') then part.method
        when named is null then 'cash' else 'mpesa' end, named, nullif(left(trim(note), 500), ''),
      private.caller(), book_refund.went_to)
    returning * into made;
  end loop;
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid')
    and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  -- what is told says how it went, and not how it had come
  select * into gone from public.payments p where p.id = made.payment_id;
  gone.method := made.method;
  gone.receipt := made.reference;
  perform private.tell_kind(bill, 'refunded', gone, amount::text);
  perform private.log_payment_event(bill.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', named), book_refund.payment_id);
  perform private.audit('refund', 'bills', bill.id::text, jsonb_strip_nulls(
    jsonb_build_object('number', bill.number, 'amount_kes', amount, 'reference', named, 'went_to', made.went_to)));
  return made;
end $function$;
comment on function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid, went_to text) is 'The body of `record_refund`, for a locked bill; answers the last of its rows. Refusals: receipt_used, too_much.';

create function private.reference_used(bill_id uuid, named text, payment_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.refunds r where r.reference = named and not exists (
    select 1 from public.refund_orders o join public.refund_orders mine
      on mine.way = 'by_hand' and mine.bill_id = o.bill_id and mine.receipt = o.receipt and mine.created_at = o.created_at
    where o.refund_id = r.id and o.way = 'by_hand' and mine.state = 'wanted'
      and mine.bill_id = reference_used.bill_id and mine.payment_id = reference_used.payment_id))
$function$;
comment on function private.reference_used(bill_id uuid, named text, payment_id uuid) is 'Whether a reference belongs to another refund already; the parts of one that was noted for several payments share theirs.';

create function private.reference_of(typed text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select nullif(upper(regexp_replace(normalize(reference_of.typed, nfkc), '[^A-Za-z0-9]', '', 'g')), '')
$function$;
comment on function private.reference_of(typed text) is 'A reference or the number of a bill as it is compared, however it was typed: its letters and figures alone, in capitals. Null without any.';

create function private.refuse_incoming(receipt text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if exists (select 1 from public.mpesa_statement_lines l where l.receipt = refuse_incoming.receipt and l.paid_in_kes > 0) then
    perform private.refuse('receipt_used', format('With receipt %s money came in.', refuse_incoming.receipt), 'Look for the one that went out.');
  end if;
end
$function$;
comment on function private.refuse_incoming(receipt text) is 'Refuses the receipt of money that came as the reference of money that went out. Refusals: receipt_used.';

create function private.note_refund(bill public.bills, kes integer, reference text, note text, payment_id uuid, phone text, return_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  named constant text := private.reference_of(note_refund.reference);
  said constant text := nullif(trim(note_refund.phone), '');
  place constant text := private.place_of_money(said);
  most integer;
  taken integer;
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
  -- of what pays a bill it is said what M-Pesa took before anything goes back
  perform private.refuse_reversed(bill.id, note_refund.payment_id, case when bill.state <> 'paid' then named end);
  perform private.refuse_incoming(named);
  -- a line by which M-Pesa itself took it back says how much, and to whom
  select u.kes into taken from private.unclear_reversals() u where u.receipt = named and u.bill_id = bill.id;
  if found then
    if kes <> least(taken, private.left_to_refund(bill.id)) then
      perform private.refuse('wrong_amount', format('M-Pesa took %s back with receipt %s.', private.shillings(taken), named));
    end if;
    return private.book_refund(bill, kes, named, note_refund.note, note_refund.payment_id, private.payer_of_reversal(named));
  end if;
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
  -- the same money may be noted twice at this moment
  perform pg_advisory_xact_lock(hashtextextended('statement line ' || named, 0));
  most := least(private.left_to_refund(bill.id, note_refund.payment_id), private.left_to_refund(bill.id));
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
comment on function private.note_refund(bill public.bills, kes integer, reference text, note text, payment_id uuid, phone text, return_id uuid) is 'Notes money that was given back in cash (neither reference nor number) or sent by hand, for a locked bill. → the refund, or null where a
second person must agree first. Refusals: refund_in_flight, reversed, wrong_amount, bad_phone, bad_receipt, too_much, receipt_used.';

create function private.gone_back_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select private.refund_in_flight(gone_back_kes.bill_id) + coalesce((
    select sum(r.amount_kes) from public.refunds r where r.bill_id = gone_back_kes.bill_id), 0)::integer
$function$;
comment on function private.gone_back_kes(bill_id uuid) is 'What of a bill has gone back, was moved to another, is on its way or waits for approval, KSh.';

create function public.gone_back(bill_id uuid)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return private.gone_back_kes(gone_back.bill_id);
end
$function$;
comment on function public.gone_back(bill_id uuid) is 'What of a bill has gone back, was moved to another, is on its way or waits for approval, KSh: what whoever sends more of it must have seen.
Refusals: not_allowed.';
revoke all on function public.gone_back(uuid) from public, anon;
grant execute on function public.gone_back(bill_id uuid) to authenticated;

create function private.refuse_unseen(bill public.bills, seen_kes integer)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  gone constant integer := private.gone_back_kes(bill.id);
begin
  if gone <> seen_kes then
    perform private.refuse('changed', format(case when gone > seen_kes then 'Meanwhile %s of %s went back, or is on its way.'
        else 'Meanwhile no more than %s of %s goes back.' end, private.shillings(gone), bill.number),
      'Look how much is still to go back, then decide again.');
  end if;
end
$function$;
comment on function private.refuse_unseen(bill public.bills, seen_kes integer) is 'Refuses to send money of a locked bill back where another sum has gone back than whoever asks has seen; null: they do not say.
Refusals: changed.';

drop function public.record_refund(uuid, numeric, text, text, uuid);
create function public.record_refund(bill_id uuid, amount_kes numeric, reference text default NULL::text, note text default NULL::text, payment_id uuid default NULL::uuid, phone text default NULL::text, seen_kes integer default NULL::integer)
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
  perform private.refuse_unseen(bill, record_refund.seen_kes);
  return private.note_refund(bill, kes, record_refund.reference, record_refund.note, record_refund.payment_id, record_refund.phone);
end
$function$;
comment on function public.record_refund(bill_id uuid, amount_kes numeric, reference text, note text, payment_id uuid, phone text, seen_kes integer) is 'Notes money that was sent back by hand, all of it or a part: in cash, or with the reference and the number or account that it went to.
Never more than came in, not what M-Pesa took back itself, and not while M-Pesa is told to send it. → the refund; empty where it waits for a
second person, as above the limit and to another number than the one that paid. seen_kes: what `gone_back` told. Refusals: not_allowed,
not_found, changed, wrong_amount, too_much, receipt_used, refund_in_flight, reversed, bad_phone, bad_receipt.';
grant execute on function public.record_refund(bill_id uuid, amount_kes numeric, reference text, note text, payment_id uuid, phone text, seen_kes integer) to authenticated, service_role;

create function private.end_return(return_id uuid)
returns public.order_returns
language plpgsql
set search_path = ''
as $function$
declare
  made public.order_returns;
begin
  update public.order_returns r set state = 'refunded' where r.id = end_return.return_id and r.state = 'received' returning * into made;
  if made.id is not null then
    update public.orders o set return_state = 'refunded' where o.id = made.order_id;
    perform private.log_order_event(made.order_id, 'return_refunded', jsonb_build_object('return_id', made.id), private.caller());
    perform private.audit('return_refunded', 'order_returns', made.id::text, jsonb_build_object(
      'number', (select o.number from public.orders o where o.id = made.order_id), 'refund_kes', made.refund_kes));
  end if;
  return made;
end
$function$;
comment on function private.end_return(return_id uuid) is 'The money of a return went back: it is over.';

create function private.book_noted(target public.refund_orders)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_bill(target.bill_id);
  noted public.refunds;
begin
  perform private.refuse_incoming(target.receipt);
  noted := private.book_refund(bill, target.amount_kes, target.receipt, target.note, target.payment_id, target.phone);
  update public.refunds r set actor_id = target.asked_by where r.id = noted.id;
  update public.refund_orders o
  set state = 'approved', approved_by = target.approved_by, approved_how = target.approved_how, approved_at = now()
  where o.id = target.id;
  update public.refund_orders o set state = 'done', refund_id = noted.id, settled_at = now() where o.id = target.id;
  if target.return_id is not null and not exists (
      select 1 from public.refund_orders o where o.return_id = target.return_id and o.state = 'wanted') then
    perform private.end_return(target.return_id);
  end if;
end
$function$;
comment on function private.book_noted(target public.refund_orders) is 'A second person agreed to what somebody noted as sent by hand: it is booked, and the payer told. Refusals: receipt_used, too_much.';

create or replace function public.approve_refund(refund_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(approve_refund.refund_id);
  how constant text := private.may_approve_refund(target, private.caller());
begin
  case how
    when 'wrong_state' then
      perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
    when 'own_refund' then
      perform private.refuse('own_refund', 'You asked for this refund, so somebody else approves it.',
        'Ask another person who decides about payments.');
    when 'second_factor_needed' then
      perform private.refuse('second_factor_needed', 'You are the only one who may approve it: show your second step first.',
        'Open your profile, then Security, and switch it on or enter a code.');
    else null;
  end case;
  target.approved_by := private.caller();
  target.approved_how := how;
  if target.way = 'by_hand' then
    perform private.book_noted(target);
  else
    perform private.send_refund(target);
  end if;
  perform private.audit('refund_approved', 'refund_orders', target.id::text,
    jsonb_build_object('amount_kes', target.amount_kes, 'how', how));
end
$function$;
comment on function public.approve_refund(refund_id uuid) is 'A second person agrees to a refund, which is sent then, or booked where it was sent by hand. Where nobody else may decide about payments,
who asked agrees alone, in a session that has shown the second factor. Refusals: not_allowed, not_found, wrong_state, own_refund,
second_factor_needed, not_set_up, receipt_used, too_much.';

drop function public.set_return_state(uuid, text, text, bigint[], integer, text);
create function public.set_return_state(return_id uuid, next_state text, note text default NULL::text, restock bigint[] default '{}'::bigint[], refund_kes integer default NULL::integer, reference text default NULL::text, phone text default NULL::text)
returns public.order_returns
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  made public.order_returns;
  wanted integer;
begin
  perform private.require_capability('returns');
  select o.* into target from public.orders o
  where o.id = (select r.order_id from public.order_returns r where r.id = set_return_state.return_id) for update;
  select * into made from public.order_returns r where r.id = set_return_state.return_id for update;
  if made.id is null then
    perform private.refuse('not_found', 'There is no such return.');
  end if;
  if (made.state, coalesce(next_state, '')) not in (
    ('requested', 'approved'), ('requested', 'refused'), ('approved', 'received'), ('approved', 'refused'),
    ('received', 'refunded')
  ) then
    perform private.refuse('wrong_state', format('A %s return cannot become %s.', made.state, coalesce(next_state, 'nothing')),
      'Reload to see its present state.');
  end if;
  if next_state = 'refused' and trim(coalesce(note, '')) = '' then
    perform private.refuse('no_reason', 'Say why the return is not accepted.', 'The buyer reads it on the page of the order.');
  end if;

  if next_state = 'received' then
    if exists (
      select 1 from public.order_return_items x
      where x.return_id = made.id and x.opened and x.order_item_id = any (restock)
    ) then
      perform private.refuse('opened_goods', 'What was opened does not go back on the shelf.');
    end if;
    update public.order_return_items x set restocked = coalesce(x.order_item_id = any (restock), false)
    where x.return_id = made.id;
    perform 1 from public.products p
    where p.id in (
      select i.product_id from public.order_return_items x join public.order_items i on i.id = x.order_item_id
      where x.return_id = made.id and x.restocked)
    order by p.id for no key update;
    update public.products p set stock = p.stock + x.quantity
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked and p.id = i.product_id;
    insert into public.stock_movements (product_id, change, reason, order_id, actor)
    select i.product_id, x.quantity, 'returned', target.id, private.caller()
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked;
  elsif next_state = 'refunded' then
    wanted := coalesce(set_return_state.refund_kes, least(made.refund_kes - made.refunded_kes, private.left_to_refund(target.id)));
    if made.refunded_kes > 0 and wanted > made.refund_kes - made.refunded_kes then
      perform private.refuse('too_much', format('%s of this return went back already. At most %s can be paid back.',
        private.shillings(made.refunded_kes), private.shillings(made.refund_kes - made.refunded_kes)));
    end if;
    update public.order_returns r
    set refund_kes = r.refunded_kes + wanted, decision_note = coalesce(left(nullif(trim(note), ''), 500), r.decision_note)
    where r.id = made.id;
    -- Where a second person must agree it stays here until they have.
    if (private.note_refund(private.lock_bill(target.id), wanted, reference, 'Return ' || made.id, null, phone, made.id)).id is not null then
      perform private.end_return(made.id);
    end if;
    select * into made from public.order_returns r where r.id = made.id;
    return made;
  end if;

  update public.order_returns r
  set state = next_state, decision_note = coalesce(left(nullif(trim(note), ''), 500), r.decision_note),
    refund_kes = coalesce(set_return_state.refund_kes, r.refund_kes)
  where r.id = made.id returning * into made;
  update public.orders o set return_state = next_state where o.id = target.id;
  perform private.log_order_event(target.id, 'return_' || next_state, jsonb_build_object('return_id', made.id), private.caller());
  perform private.audit('return_' || next_state, 'order_returns', made.id::text,
    jsonb_build_object('number', target.number, 'refund_kes', made.refund_kes));
  if next_state in ('approved', 'refused', 'received') then
    perform private.notify_buyer(target,
      case next_state when 'refused' then 'warning' else 'info' end,
      case next_state when 'approved' then 'Return accepted' when 'refused' then 'Return not accepted'
        else 'Return received' end,
      format(case next_state
        when 'approved' then 'Please send back what you return of order %s.'
        when 'refused' then 'We could not accept the return of order %s. See our note on its page.'
        else case when made.refunded_kes >= made.refund_kes then 'Your return of order %s is here. Your money went back already.'
          else 'Your return of order %s is here. We will send your money back.' end end, target.number));
  end if;
  if made.state = 'received' and made.refunded_kes >= made.refund_kes then
    made := private.end_return(made.id);
  end if;
  return made;
end
$function$;
comment on function public.set_return_state(return_id uuid, next_state text, note text, restock bigint[], refund_kes integer, reference text, phone text) is 'The desk (returns) moves a return along. received puts the lines named in `restock` back on the shelf, unless opened; refunded notes the money in KSh, as record_refund does, and stays received while a second person must agree; refused needs a note. Answers the return. Refusals: bad_phone, bad_receipt, no_reason, not_allowed, not_found, opened_goods, receipt_used, refund_in_flight, reversed, too_much, wrong_state.';
grant execute on function public.set_return_state(return_id uuid, next_state text, note text, restock bigint[], refund_kes integer, reference text, phone text) to authenticated, service_role;

create or replace function private.finish_refund(refund_order_id uuid, sent_receipt text, said text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.refund_orders;
  noted public.refunds;
  problem text;
begin
  select * into target from public.refund_orders o where o.id = finish_refund.refund_order_id;
  bill := private.lock_bill(target.bill_id);
  select * into target from public.refund_orders o where o.id = target.id for update;
  if target.state = 'done' then
    if sent_receipt is distinct from target.receipt then
      perform private.book_sent_twice(target, sent_receipt);
      perform private.audit('refund_sent_twice', 'refund_orders', target.id::text,
        jsonb_build_object('number', bill.number, 'receipt', sent_receipt, 'first_receipt', target.receipt));
      perform private.tell_refund_desk('A refund went out twice', format(
        'M-Pesa sent %s for %s twice, with receipts %s and %s. Ask the payer to send one back.',
        private.shillings(target.amount_kes), bill.number, target.receipt, sent_receipt));
    end if;
    return;
  end if;
  perform private.withdraw_retry(target);
  begin
    select * into noted from public.refunds r
    where r.reference = sent_receipt and r.payment_id = target.payment_id;
    if noted.id is null then
      noted := private.book_refund(bill, target.amount_kes, sent_receipt, target.note, target.payment_id,
        case target.way when 'reversal' then (select private.payer_of(p) from public.payments p where p.id = target.payment_id) else target.phone end);
      update public.refunds r set actor_id = target.asked_by where r.id = noted.id and r.actor_id is null;
    end if;
    update public.refund_orders o
    set state = 'done', receipt = sent_receipt, refund_id = noted.id, result_code = '0', words = left(said, 300),
      settled_at = now(), next_status_at = null
    where o.id = target.id;
    perform private.audit('refund_sent', 'refund_orders', target.id::text, jsonb_strip_nulls(jsonb_build_object(
      'number', bill.number, 'amount_kes', target.amount_kes, 'way', target.way, 'receipt', sent_receipt)));
  exception when others then
    -- The money is gone: that it cannot be booked must not lose the news.
    get stacked diagnostics problem = message_text;
    update public.refund_orders o
    set state = 'doubtful', receipt = sent_receipt, words = 'M-Pesa sent it, but it could not be noted: ' || left(problem, 200),
      next_status_at = null
    where o.id = target.id;
    perform private.audit('refund_unbooked', 'refund_orders', target.id::text,
      jsonb_build_object('number', bill.number, 'receipt', sent_receipt, 'problem', problem));
    perform private.tell_refund_desk('Look at a refund', format(
      'M-Pesa sent %s for %s back with receipt %s, but it could not be noted. Check the statement.',
      private.shillings(target.amount_kes), bill.number, sent_receipt));
  end;
end
$function$;

comment on column public.payments.reversed_from is 'The state before it was taken back: paid (then it is owing again) or needs_review; paid, too, for a part that waits since another part of the same
price was taken back; null: neither.';

create function private.state_that_counts(payment public.payments)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case when payment.state = 'needs_review' then coalesce(payment.reversed_from, payment.state) else payment.state end
$function$;
comment on function private.state_that_counts(payment public.payments) is 'The state of a payment; paid for a part that had paid a price until another part of it was taken back.';

create function private.after_reversal(bill public.bills, gone public.payments)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  -- what came on top, and is owed back, pays nothing
  is_short constant boolean := coalesce((select sum(private.left_to_refund(p.bill_id, p.id)) from public.payments p
    where p.bill_id = bill.id and p.state = 'paid'), 0) < bill.asked_kes;
  on_top public.payments := private.paid_on_top(bill, gone);
begin
  if is_short and on_top.id is not null then
    update public.refund_orders o set state = 'withdrawn' where o.payment_id = on_top.id and o.state = 'wanted';
    update public.payments p set state = 'paid', result_text = 'Came on top, and pays it since the other payment counts no more.', next_check_at = null
    where p.id = on_top.id;
    perform private.tell_bill(bill, 'info', 'Your other payment counts now', format(case when gone.method = 'cash'
        then '%1$s in cash was noted for %2$s by mistake. The %3$s that you paid besides pay it: you need do nothing.'
        else '%1$s for %2$s counts no more. The %3$s that you paid besides pay it now: you need do nothing.' end,
      private.shillings(gone.received_kes), bill.number, private.shillings(on_top.received_kes)));
    return;
  end if;
  -- what is left of a price that came in parts is a part again
  update public.payments p set state = 'needs_review', result_code = 0, result_text = private.part_words(p.received_kes, bill.asked_kes), reversed_from = 'paid'
  where is_short and p.bill_id = bill.id and p.state = 'paid' and p.method in ('mpesa', 'moved') and p.received_kes < bill.asked_kes;
  if (gone.reversed_from <> 'needs_review' and is_short)
      or (gone.reversed_from = 'needs_review' and bill.state = 'needs_review' and not private.has_open_payment(bill.id)) then
    perform private.tell_kind(bill, 'reversed', gone);
  end if;
end
$function$;
comment on function private.after_reversal(bill public.bills, gone public.payments) is 'What becomes of a locked bill whose payment counts no more, as reversed: where its price is not whole any more it is owing.';

create or replace function private.with_receipt(message text, receipt text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select message || case when nullif(receipt, '') is null then '' else format(' M-Pesa receipt %s.', receipt) end
$function$;

create or replace function private.forget_old_buyers(max_rows integer default 500, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  old constant timestamptz := at - interval '7 years';
  rule constant text := (select d.erasure from private.personal_data d where d.source = 'public.orders'::regclass);
  forgotten integer := 0;
  gone integer;
  of_orders uuid[];
begin
  delete from public.invoice_buyers x where x.invoice_id in (
    select i.id from public.invoice_buyers y join public.invoices i on i.id = y.invoice_id
    where i.issued_at < old and not exists (select 1 from public.bills b where b.id = i.bill_id and b.payer_id is not null)
    limit max_rows);
  get diagnostics forgotten = row_count;
  of_orders := array(
    select o.id from public.orders o
    where o.user_id is null and o.contact_name <> 'Deleted account' and o.placed_at < old and not private.is_open(o)
    order by o.placed_at limit max_rows for update skip locked);
  update public.payment_messages m set body = private.without_phones(m.body)
  from public.payments p where p.id = m.payment_id and p.bill_id = any (of_orders);
  update public.payments p set phone = '254700000000' where p.bill_id = any (of_orders);
  update public.refunds r set went_to = null where r.bill_id = any (of_orders) and r.went_to is not null;
  delete from public.bill_pins p where p.bill_id = any (of_orders);
  delete from private.order_tokens t where t.order_id = any (of_orders);
  execute format('update public.orders %s where id = any ($1)', rule) using of_orders;
  get diagnostics gone = row_count;
  return forgotten + gone;
end $function$;

create or replace function private.export_columns(what text, grouped text)
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select case what || ' ' || case grouped when 'entry' then 'entry' else 'sum' end
    when 'money entry' then '{at,account,counts_as,kind,number,receipt,amount_kes,booked_at}'
    when 'money sum' then '{period,account,opening_kes,came_kes,unplaced_kes,placed_kes,refunds_kes,reversed_kes,fees_kes,moved_kes,closing_kes}'
    when 'ledger entry' then '{at,event,what,kind,number,account,amount_kes,receipt,booked_at}'
    when 'ledger sum' then '{period,account,entries,amount_kes}'
    when 'sales entry' then '{day,document,type,corrects,kind,number,buyer,buyer_pin,gross_kes,vat_kes,net_kes,issued}'
    when 'sales sum' then '{period,kind,invoices,credit_notes,gross_kes,vat_kes,net_kes}'
    when 'vat entry' then '{tax_day,document,tax_code,tax_class,rate_percent,net_kes,vat_kes,gross_kes,issued}'
    when 'vat sum' then '{period,document,tax_code,tax_class,rate_percent,net_kes,vat_kes,gross_kes,issued}'
    when 'refunds entry' then '{at,kind,number,account,amount_kes,reference,went_to,paid_from,paid_by,other_number}'
    else '{period,account,refunds,amount_kes}' end::text[]
$function$;

create function private.phone_for_books(phone text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when public.has_capability('payments') then phone
    when phone ~ '[[:alpha:]]' then regexp_replace(phone, '\d(?=\d{3})', '*', 'g')
    else regexp_replace(phone, '^(254\d)\d{5}(\d{3})$', '\1*****\2') end
$function$;
comment on function private.phone_for_books(phone text) is 'A number or account as it stands in a file: whole for who decides about payments, with stars for who only reads the books.';

create or replace function private.export_lines(what text, grouped text, from_day date, until_day date)
returns table(cells text[], kes bigint)
language plpgsql
stable
set search_path = ''
as $function$
declare
  starts constant timestamptz := from_day::timestamp at time zone 'Africa/Nairobi';
  ends constant timestamptz := (until_day + 1)::timestamp at time zone 'Africa/Nairobi';
  shape constant text := case grouped when 'month' then 'YYYY-MM' else 'YYYY-MM-DD' end;
begin
  if what = 'money' and grouped = 'entry' then
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), m.account, m.class, m.kind, m.number, m.receipt,
        m.amount_kes::text, to_char(m.booked_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS')], m.amount_kes::bigint
      from private.money_entries m where m.at >= starts and m.at < ends order by m.id;
  elsif what = 'money' then
    return query
      with moves as (
        select m.account, to_char(m.at at time zone 'Africa/Nairobi', shape) as period,
          coalesce(sum(m.amount_kes) filter (where m.class = 'brought_in'), 0) as brought_in,
          coalesce(sum(m.amount_kes) filter (where m.class = 'came'), 0) as came,
          coalesce(sum(m.amount_kes) filter (where m.class = 'unplaced'), 0) as unplaced,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'placed'), 0) as placed,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'refunds'), 0) as refunds,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'reversed'), 0) as reversed,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'fees'), 0) as fees,
          coalesce(sum(m.amount_kes) filter (where m.class = 'moved'), 0) as moved, sum(m.amount_kes) as change
        from private.money_entries m where m.at >= starts and m.at < ends group by 1, 2
      ), lain as (
        select v.account, coalesce((select sum(m.amount_kes) from private.money_entries m
          where m.account = v.account and m.at < starts), 0) as kes
        from private.payment_providers v
      ), rows as (
        select m.*, l.kes + sum(m.change) over (partition by m.account order by m.period) as closing
        from moves m join lain l on l.account = m.account
      )
      select array[r.period, r.account, (r.closing - r.change + r.brought_in)::text, r.came::text, r.unplaced::text, r.placed::text,
        r.refunds::text, r.reversed::text, r.fees::text, r.moved::text, r.closing::text], r.change::bigint
      from rows r order by r.period, r.account;
  elsif what = 'ledger' and grouped = 'entry' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), e.event_id::text, e.what, b.kind,
        b.number, e.account, e.amount_kes::text, coalesce(e.reference, r.reference, p.receipt),
        to_char(e.booked_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS')], case when e.amount_kes > 0 then e.amount_kes else 0 end::bigint
      from public.ledger_entries e left join public.bills b on b.id = e.bill_id
      left join public.refunds r on r.id = e.refund_id left join public.payments p on p.id = e.payment_id
      where e.at >= starts and e.at < ends order by e.id;
  elsif what = 'ledger' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', shape), e.account, count(*)::text, sum(e.amount_kes)::text],
        coalesce(sum(e.amount_kes) filter (where e.amount_kes > 0), 0)::bigint
      from public.ledger_entries e where e.at >= starts and e.at < ends
      group by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account
      order by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account;
  elsif what = 'sales' and grouped = 'entry' then
    return query
      select array[to_char(s.day, shape), s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin,
        sum(s.amount_kes)::text, private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint), to_char(s.issue_day, shape)], sum(s.amount_kes)::bigint
      from private.sold_lines s left join public.invoices o on o.id = s.corrects
      left join public.invoice_buyers u on u.invoice_id = s.id
      where s.booked_at >= starts and s.booked_at < ends
      group by s.document_no, s.day, s.issue_day, s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin
      order by s.document_no;
  elsif what = 'sales' then
    return query
      select array[to_char(s.day, shape), s.bill_kind, count(distinct s.id) filter (where s.kind = 'invoice')::text,
        count(distinct s.id) filter (where s.kind = 'credit_note')::text, sum(s.amount_kes)::text,
        private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint)], sum(s.amount_kes)::bigint
      from private.sold_lines s where s.booked_at >= starts and s.booked_at < ends
      group by to_char(s.day, shape), s.bill_kind order by to_char(s.day, shape), s.bill_kind;
  elsif what = 'vat' then
    return query
      select array[to_char(s.tax_day, shape), case grouped when 'entry' then s.number end, s.tax_code, s.tax_class,
        s.tax_rate::text, private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint),
        private.from_cents(sum(s.tax_cents)::bigint), sum(s.amount_kes)::text, case grouped when 'entry' then to_char(min(s.issue_day), shape) end],
        sum(s.amount_kes)::bigint
      from private.sold_lines s where s.tax_day between from_day and until_day
      group by case grouped when 'entry' then s.document_no end, case grouped when 'entry' then s.number end,
        to_char(s.tax_day, shape), s.tax_code, s.tax_class, s.tax_rate
      order by case grouped when 'entry' then s.document_no end, to_char(s.tax_day, shape), s.tax_code, s.tax_rate;
  elsif grouped = 'entry' then
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), m.kind, m.number, m.account,
        (-m.amount_kes)::text, m.receipt, private.phone_for_books(r.went_to), private.phone_for_books(private.payer_of(p)), p.method,
        case when r.went_to is not null and private.payer_of(p) is not null then
          case when r.went_to = private.payer_of(p) or coalesce(private.is_same_phone(r.went_to, private.payer_of(p)), false) then 'no' else 'yes' end end],
        -m.amount_kes::bigint
      from private.money_entries m join public.ledger_entries e on e.id = m.id
      left join public.refunds r on r.id = e.refund_id left join public.payments p on p.id = r.payment_id
      where m.at >= starts and m.at < ends and m.class = 'refunds' order by m.id;
  else
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', shape), m.account, count(*)::text, (-sum(m.amount_kes))::text],
        -sum(m.amount_kes)::bigint
      from private.money_entries m
      where m.at >= starts and m.at < ends and m.class = 'refunds'
      group by to_char(m.at at time zone 'Africa/Nairobi', shape), m.account
      order by to_char(m.at at time zone 'Africa/Nairobi', shape), m.account;
  end if;
end $function$;

create function public.refunds_of_desk(bill_id uuid)
returns table(refund_id uuid, went_to text, is_other boolean)
language sql
stable
security definer
set search_path = ''
as $function$
  select r.id, r.went_to, r.went_to is distinct from w.payer and not coalesce(private.is_same_phone(r.went_to, w.payer), false)
  from public.refunds r left join public.payments p on p.id = r.payment_id
  cross join lateral (select private.payer_of(p) as payer) w
  where r.bill_id = refunds_of_desk.bill_id and r.went_to is not null and public.has_capability('payments')
$function$;
comment on function public.refunds_of_desk(bill_id uuid) is 'Where each refund of a bill went that left by M-Pesa or a bank, and whether that is another number than the one that is known to have paid.
Nothing for who does not keep payments.';
revoke all on function public.refunds_of_desk(uuid) from public, anon;
grant execute on function public.refunds_of_desk(bill_id uuid) to authenticated;

-- Where money went may be somebody else's number: it is none of the buyer's data, and goes with the account.
update private.personal_data set hidden = hidden || '{went_to}', erasure = 'set went_to = null' where source = 'public.refunds'::regclass;

create function private.tell_raised_limit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.tell_refund_desk('The limit of refunds was raised', format('%s raised the sum above which a second person must agree from %s to %s.',
    coalesce(private.person_name(private.caller()), 'Somebody'), private.shillings(old.refund_limit_kes), private.shillings(new.refund_limit_kes)), private.caller());
  return null;
end
$function$;
comment on function private.tell_raised_limit() is 'Tells everybody else who decides about payments that one person alone may send back more from now on.';
create trigger tell_raised_limit after update of refund_limit_kes on public.shop_settings
  for each row when (new.refund_limit_kes > old.refund_limit_kes) execute function private.tell_raised_limit();
