-- A payment that was meant for another bill can be moved also from an order that has left the shop: that order is owing then, as one whose
-- payment M-Pesa took back. And what is owing and will never come can be given up by an owner, with a reason: it lies in losses, what was
-- sold stays sold, and should the payer pay after all, the loss is none.

alter table public.refunds add column leaves_owing boolean not null default false;
comment on column public.refunds.leaves_owing is 'Whether it was moved away from an order that had left the shop on it, which is owing since.';

create table public.owing_write_offs (
  bill_id uuid primary key,
  amount_kes integer not null check (amount_kes > 0),
  reason text not null check (length(reason) between 1 and 500),
  noted_by uuid references auth.users(id) on delete set null,
  noted_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table public.owing_write_offs is 'What of bills that are owing was given up, one row each. Without a foreign key to the bill: the books are kept longer than that.';
comment on column public.owing_write_offs.bill_id is 'The bill.';
comment on column public.owing_write_offs.amount_kes is 'What was given up, KSh.';
comment on column public.owing_write_offs.reason is 'Why.';
comment on column public.owing_write_offs.noted_by is 'Account that gave it up; null once it is erased.';
comment on column public.owing_write_offs.noted_at is 'When.';
comment on column public.owing_write_offs.ended_at is 'When nothing of the bill was owing any more, since it came all the same: what is owing later is chased again; null until then.';
create index owing_write_offs_noted_by_idx on public.owing_write_offs (noted_by);
alter table public.owing_write_offs enable row level security;
grant select on public.owing_write_offs to authenticated, service_role;
create policy owing_write_offs_select_desk on public.owing_write_offs for select to authenticated
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
select private.register_personal_data('public.owing_write_offs', erasure => 'keep', hidden => '{noted_by,reason}',
  rows_of => 'bill_id in (select b.id from public.bills b where b.payer_id = $1)');

create table public.twice_returns (
  id bigint generated always as identity primary key,
  bill_id uuid not null,
  amount_kes integer not null check (amount_kes > 0),
  method text not null check (method in ('mpesa', 'cash')),
  receipt text unique check (receipt ~ '^[A-Z0-9]{8,12}$'),
  note text check (length(note) between 1 and 500),
  noted_by uuid references auth.users(id) on delete set null,
  at timestamptz not null default now(),
  constraint twice_returns_receipt_of_mpesa check ((method = 'mpesa') = (receipt is not null))
);
comment on table public.twice_returns is 'What payers gave back of money that had gone to them twice: sent by the shop and taken back by M-Pesa too. Without a foreign key to the bill: the
books are kept longer than that.';
comment on column public.twice_returns.id is 'Counts up as they come.';
comment on column public.twice_returns.bill_id is 'The bill.';
comment on column public.twice_returns.amount_kes is 'How much came back, KSh.';
comment on column public.twice_returns.method is 'By what it came: mpesa or cash.';
comment on column public.twice_returns.receipt is 'Receipt of M-Pesa with which it came; null for cash.';
comment on column public.twice_returns.note is 'A word beside it; null without one.';
comment on column public.twice_returns.noted_by is 'Account that noted it; null where it found its bill by itself, or once it is erased.';
comment on column public.twice_returns.at is 'When it came, as M-Pesa says it, else when it was noted.';
create index twice_returns_bill_id_idx on public.twice_returns (bill_id);
create index twice_returns_noted_by_idx on public.twice_returns (noted_by);
alter table public.twice_returns enable row level security;
grant select on public.twice_returns to authenticated, service_role;
create policy twice_returns_select_desk on public.twice_returns for select to authenticated
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
select private.register_personal_data('public.twice_returns', erasure => 'keep', hidden => '{noted_by,note}',
  rows_of => 'bill_id in (select b.id from public.bills b where b.payer_id = $1)');

create or replace function private.book(bill_id uuid, what text, payment_id uuid default NULL::uuid, refund_id uuid default NULL::uuid, at timestamp with time zone default NULL::timestamp with time zone)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  event constant bigint := nextval('private.ledger_events');
begin
  -- Whoever changes a payment holds this already; who does not waits, for a difference is only booked right by one at a time.
  perform 1 from public.bills b where b.id = book.bill_id for no key update;
  insert into public.ledger_entries (event_id, at, what, bill_id, payment_id, refund_id, reference, account, amount_kes)
  select event, coalesce(book.at, clock_timestamp()), book.what, book.bill_id, book.payment_id, book.refund_id,
    case book.what when 'reversed' then (select p.reversal_receipt from public.payments p where p.id = book.payment_id)
      when 'got_back' then (select t.receipt from public.twice_returns t where t.bill_id = book.bill_id order by t.id desc limit 1) end, d.account,
    d.amount_kes
  from (
    select x.account, sum(x.amount_kes)::integer as amount_kes
    from (
      select s.account, s.amount_kes from private.bill_positions s where s.bill_id = book.bill_id
      union all
      select e.account, -e.amount_kes from public.ledger_entries e where e.bill_id = book.bill_id
    ) x group by x.account
  ) d
  where d.amount_kes <> 0 order by d.account;
  if found then
    update public.bills b set received_kes = s.received_kes, refunded_kes = s.refunded_kes, sales_kes = s.sales_kes
    from public.bill_balances s
    where s.bill_id = book.bill_id and b.id = s.bill_id
      and (b.received_kes, b.refunded_kes, b.sales_kes) is distinct from (s.received_kes, s.refunded_kes, s.sales_kes);
    -- what was given up and came all the same is not given up once more
    update public.owing_write_offs w set ended_at = now() where w.bill_id = book.bill_id and w.ended_at is null and private.owing_kes(book.bill_id) = 0;
  end if;
end $function$;

create or replace view public.bill_balances with (security_invoker=true) as
 SELECT e.bill_id,
    (COALESCE(sum(e.amount_kes) FILTER (WHERE (m.lies AND (e.refund_id IS NULL))), (0)::bigint))::integer AS received_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (m.lies AND (e.refund_id IS NOT NULL)))), (0)::bigint))::integer AS refunded_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account ~~ 'sales\_%'::text))), (0)::bigint))::integer AS sales_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account = 'in_doubt'::text))), (0)::bigint))::integer AS in_doubt_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account = 'owed_back'::text))), (0)::bigint))::integer AS owed_back_kes,
    (COALESCE(sum(e.amount_kes) FILTER (WHERE (e.account = 'owing'::text)), (0)::bigint))::integer AS owing_kes
   FROM (public.ledger_entries e
     CROSS JOIN LATERAL ( SELECT ((e.account !~~ 'sales\_%'::text) AND (e.account <> ALL (ARRAY['in_doubt'::text, 'owed_back'::text, 'owing'::text, 'losses'::text]))) AS lies) m)
  WHERE (e.bill_id IS NOT NULL)
  GROUP BY e.bill_id;
comment on view public.bill_balances is 'What the ledger says of each bill, for who holds `payments`: came in and stayed + owing + given up = went back + ours (sales) + in doubt +
owed back.';
comment on column public.bill_balances.owing_kes is 'What is owing since a payment was taken back or moved, and not given up, KSh.';

create or replace function private.owing_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = owing_kes.bill_id and e.account in ('owing', 'losses')
$function$;
comment on function private.owing_kes(bill_id uuid) is 'What the payer of a bill owes since its payment was taken back or moved, also where the shop has given it up; else 0.';

create function private.chased_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = chased_kes.bill_id and e.account = 'owing'
$function$;
comment on function private.chased_kes(bill_id uuid) is 'What is owing of a bill and was not given up.';

create or replace function private.goes_on_without(bill public.bills, moved public.payments, rest integer)
returns void
language plpgsql
set search_path = ''
as $function$
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
  if placed.fulfilment_state not in ('placed', 'packed') then
    update public.orders o set hold_expires_at = null where o.id = bill.id;
    perform private.tell_bill(bill, 'warning', 'A payment was moved', format(
      '%s that came for order %s was meant for another bill and pays that now. The order is owing: please pay it.',
      private.shillings(moved.received_kes), bill.number));
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
end $function$;
comment on function private.goes_on_without(bill public.bills, moved public.payments, rest integer) is 'What becomes of a locked order whose payment was moved away: paid by what came for it besides, else asked for again, for a day where it is still
here, and owing where it has left the shop. `rest` is what else had paid it. Its buyer is told.';

create or replace function public.move_payment(payment_id uuid, number text, note text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.bills;
  paid public.payments;
  made public.payments;
  why constant text := nullif(left(trim(move_payment.note), 500), '');
  other_bill uuid;
  rest integer;
  has_left boolean;
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
  where replace(b.number, '-', '') = private.reference_of(move_payment.number);
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
  if bill.kind <> 'order' or paid.method not in ('mpesa', 'moved') or not private.is_settled(bill) or coalesce(paid.received_kes, 0) = 0
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
  has_left := bill.state = 'paid' and paid.state = 'paid' and rest < bill.asked_kes and exists (
    select 1 from public.orders o where o.id = bill.id and o.fulfilment_state in ('dispatched', 'delivered'));
  if not private.agree_to_move(paid, bill, target) then
    return 'waits';
  end if;
  delete from private.payment_moves m where m.payment_id = paid.id;
  update public.payments p set state = 'refund_due' where p.id = paid.id and p.state = 'needs_review';
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, receipt, created_at)
  values (target.id, 'moved', paid.received_kes, paid.received_kes, private.phone_of(target), 'needs_review', 0, format('Moved from %s.', bill.number),
    'MOVED' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 7)), clock_timestamp())
  returning * into made;
  insert into public.refunds (bill_id, payment_id, amount_kes, method, moved_to, note, actor_id, leaves_owing)
  values (bill.id, paid.id, paid.received_kes, 'moved', made.id, why, private.caller(), has_left);
  update public.payments p set state = 'refunded' where p.id = paid.id;
  perform private.goes_on_without(bill, paid, rest);
  if private.join_parts(target.id) is null then
    perform private.tell_kind(target, 'doubt', made, private.part_words(made.received_kes, target.asked_kes));
  end if;
  perform private.log_payment_event(bill.id, 'refunded', jsonb_build_object('amount_kes', paid.received_kes, 'moved_to', target.number), paid.id);
  perform private.audit('payment_moved', 'bills', bill.id::text, jsonb_build_object(
    'number', bill.number, 'to', target.number, 'receipt', paid.receipt, 'amount_kes', paid.received_kes, 'note', why));
  return 'moved';
end $function$;
comment on function public.move_payment(payment_id uuid, number text, note text) is 'The desk says that a payment of an order was meant for the bill with that number: moved, whole, or waits, where somebody else has to
want the same first. What its order has besides pays that, else it is asked for again, and owing where it has left the shop; both buyers are
told. Refusals: not_allowed, not_found, bad_note, bad_number, wrong_state, refund_in_flight, too_much, second_factor_needed, already_paid,
order_closed, hold_over, in_review.';

create function public.write_off_owing(bill_id uuid, reason text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  owed integer;
  why constant text := nullif(left(trim(write_off_owing.reason), 500), '');
begin
  perform private.require_capability('payments');
  if not public.is_admin() then
    perform private.refuse('not_allowed', 'Only an owner gives money up.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say why this money is given up.');
  end if;
  bill := private.lock_bill(write_off_owing.bill_id);
  owed := private.chased_kes(bill.id);
  if bill.id is null or owed <= 0 then
    perform private.refuse('not_found', 'Nothing is owing of this bill.', 'Reload to see its present state.');
  end if;
  insert into public.owing_write_offs as w (bill_id, amount_kes, reason, noted_by) values (bill.id, owed, why, private.caller())
  on conflict on constraint owing_write_offs_pkey do update
  set amount_kes = case when w.ended_at is null then w.amount_kes else 0 end + excluded.amount_kes, reason = excluded.reason, noted_by = excluded.noted_by,
    noted_at = now(), ended_at = null;
  perform private.book(bill.id, 'written_off');
  perform private.audit('owing_written_off', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'amount_kes', owed, 'note', why));
  return owed;
end $function$;
comment on function public.write_off_owing(bill_id uuid, reason text) is 'An owner gives up what is owing of a bill, with a reason: a loss. What was sold stays sold, and its payer may still pay. → how much, KSh.
Refusals: not_allowed, bad_note, not_found.';
revoke execute on function public.write_off_owing(uuid, text) from public, anon;
grant execute on function public.write_off_owing(bill_id uuid, reason text) to authenticated;

create function private.losses_of_day(day date)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('number', b.number, 'kind', b.kind, 'bill_id', b.id, 'amount_kes', e.amount_kes, 'at', e.at,
    'note', coalesce(w.reason, t.reason)) order by e.id), '[]')
  from public.ledger_entries e left join public.bills b on b.id = e.bill_id left join public.owing_write_offs w on w.bill_id = e.bill_id
  left join public.rider_settlements t on 'rider ' || t.id = e.reference
  where e.account = 'losses' and e.at >= losses_of_day.day::timestamp at time zone 'Africa/Nairobi'
    and e.at < (losses_of_day.day + 1)::timestamp at time zone 'Africa/Nairobi'
$function$;
comment on function private.losses_of_day(day date) is 'What was given up on a day of Nairobi, by owners, and what came all the same (below zero): [{number, kind, bill_id, amount_kes, at, note}].';

create or replace function public.daily_close(day date)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_books();
  if daily_close.day is null or daily_close.day not between '2020-01-01' and private.nairobi_date() then
    perform private.refuse('bad_day', 'Choose a day that has come.');
  end if;
  return (
    select jsonb_build_object('day', daily_close.day, 'losses', private.losses_of_day(daily_close.day), 'accounts', jsonb_agg(
      private.account_day(v, daily_close.day) || jsonb_build_object('is_person', v.is_person, 'handed_in_kes', (
        select coalesce(sum(m.amount_kes), 0) from private.money_entries m where m.account = v.account and m.what = 'handed_in'
          and m.at >= daily_close.day::timestamp at time zone 'Africa/Nairobi'
          and m.at < (daily_close.day + 1)::timestamp at time zone 'Africa/Nairobi'))
      order by v.is_person, v.method = 'cash', v.name))
    from private.payment_providers v where v.is_closed_daily or v.is_person
  );
end $function$;
comment on function public.daily_close(day date) is 'A day of Nairobi: {day, losses: as private.losses_of_day, accounts: [{account, name, is_person, handed_in_kes, opening_kes, late_before_kes, late_before, before_day, came: [{kind, amount_kes}],
came_kes, unplaced_kes, placed_kes, refunds_kes, reversed_kes, fees_kes, moved_kes, closing_kes, has_statement, statement: {lines, opening_kes,
closing_kes, missing_kes} or null, differences, before_kes, difference_kes, still, earlier_day, late_kes, late, closed: {at, by,
closing_kes, stated_kes, note} or null}]}. Opening and closing are what the ledger has, where money lies on the day M-Pesa says it was
paid: opening + came + unplaced - placed - refunds - reversed - fees + moved = closing. late: what was booked of this day or earlier ones after it was
closed; late_before: the same of the last closed day before it (before_day), which is in opening_kes; both as private.late_bookings.
difference_kes is what the statement has more: before_kes (it was there in the morning), the sum of differences, and missing_kes (its lines
do not add up to its balances: some are not here); null without a statement. still: as private.day_still; earlier_day: an earlier day that
nobody closed, or null. is_person: it lies with riders, and nobody closes it. handed_in_kes: what
of moved_kes riders handed in. For who decides about payments or reads the books.
Refusals: not_allowed, bad_day.';
