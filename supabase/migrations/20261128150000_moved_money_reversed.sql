-- M-Pesa took a payment back that had been moved, or a part of it: nothing happened, and the bill that it pays by now stayed paid for nothing. And what
-- it took back of money without a bill lay there for ever, while the line was a difference of its day.
--
-- What counts is where the money lies now: each such place loses what it holds, by the rules of a payment that is taken back. Where it was moved away
-- from, nothing changes. Money without a bill has gone back by that line.

alter table public.payments drop constraint payments_reversal_receipt_key;
-- by one line all places of a payment are taken back, and nothing else
create unique index payments_reversal_of_one_idx on public.payments (reversal_receipt) where method <> 'moved';
create index payments_reversal_receipt_idx on public.payments (reversal_receipt) where reversal_receipt is not null;

create table public.reversal_decisions (
  receipt text primary key,
  bill_id uuid not null,
  is_refund boolean not null,
  note text not null check (length(note) between 1 and 500),
  noted_by uuid references auth.users(id) on delete set null,
  at timestamptz not null default now()
);
comment on table public.reversal_decisions is 'What the desk says of lines by which M-Pesa took back what was noted as sent back already. Without a foreign key to the bill: the books are kept
longer than that.';
comment on column public.reversal_decisions.receipt is 'Receipt of the line.';
comment on column public.reversal_decisions.bill_id is 'The bill of which it took money back.';
comment on column public.reversal_decisions.is_refund is 'Whether the line is the refund that was noted; else the money went out twice.';
comment on column public.reversal_decisions.note is 'How they know.';
comment on column public.reversal_decisions.noted_by is 'Account that said so; null once it is erased.';
comment on column public.reversal_decisions.at is 'When.';
create index reversal_decisions_noted_by_idx on public.reversal_decisions (noted_by);
alter table public.reversal_decisions enable row level security;
grant select on public.reversal_decisions to authenticated, service_role;
create policy reversal_decisions_select_desk on public.reversal_decisions for select to authenticated
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
select private.register_personal_data('public.reversal_decisions', erasure => 'keep', hidden => '{noted_by,note}',
  rows_of => 'bill_id in (select b.id from public.bills b where b.payer_id = $1)');

create function private.lines_taken_back()
returns table(receipt text, completed_at timestamp with time zone, kes integer, payment_id uuid, places uuid[])
language sql
stable
set search_path = ''
as $function$
  -- few lines name a payment, and only their places are looked for
  with named as materialized (
    select l.receipt, l.completed_at, l.withdrawn_kes, p.id from private.reversal_lines l join public.payments p on p.receipt = l.named where l.withdrawn_kes > 0
  )
  select n.receipt, n.completed_at, n.withdrawn_kes, n.id, array(select private.places_of(n.id)) from named n
$function$;
comment on function private.lines_taken_back() is 'Lines of the statement by which M-Pesa took money of a payment back, with that payment and all places where it, or a part of it, may lie by now.';

drop function private.reversals_told();
create function private.reversals_told()
returns table(receipt text, payment_id uuid, bill_id uuid, at timestamp with time zone, kes integer)
language sql
stable
set search_path = ''
as $function$
  select distinct on (p.id) l.receipt, p.id, p.bill_id, l.completed_at, h.kes
  from private.lines_taken_back() l
  join public.payments origin on origin.id = l.payment_id
  join public.payments p on p.id = any (l.places)
  cross join lateral (select p.received_kes - private.moved_away(p.id) as kes) h
  where origin.method = 'mpesa' and origin.received_kes = l.kes
    and (p.state in ('paid', 'refund_due') or (p.state = 'refunded' and h.kes > 0 and p.reversal_receipt is null) or (p.state = 'needs_review' and p.result_code = 0))
    -- what we ordered, or noted, is our refund
    and not exists (select 1 from public.refunds r where r.reference = l.receipt and r.payment_id <> all (l.places))
    -- and what went back whole may be it, unless it was given in cash, M-Pesa sent it to a phone or tells of it apart, or the desk knows better
    and not exists (select 1 from public.refunds r where r.payment_id = any (l.places) and r.reference <> l.receipt
      and private.left_to_refund(r.bill_id, r.payment_id) = 0
      and not exists (select 1 from public.refund_orders o where o.refund_id = r.id and o.way = 'b2c')
      and not exists (select 1 from public.reversal_decisions d where d.receipt = l.receipt and not d.is_refund)
      and not exists (select 1 from public.mpesa_statement_lines s where s.receipt = r.reference and s.withdrawn_kes > 0))
    and not exists (select 1 from public.refunds r where r.payment_id = p.id and r.reference = l.receipt)
    and not exists (select 1 from public.refund_orders o where o.payment_id = any (l.places) and (o.receipt = l.receipt
      or o.second_receipt = l.receipt or o.state in ('approved', 'sending', 'doubtful') or (o.state = 'wanted' and o.way = 'by_hand')))
    and not exists (select 1 from public.payments x where x.reversal_receipt = l.receipt and x.id <> all (l.places))
    and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt and e.what = 'sent_twice')
  order by p.id, l.completed_at, l.receipt
$function$;
comment on function private.reversals_told() is 'What lines of the statement say that M-Pesa took back of payments that count: known by the receipt that their words name and the sum, and not sent back by us.
A row for each bill where a payment lies since it was moved, with what of it lies there, KSh.';

create function private.refuse_taken_back(receipt text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  told text;
begin
  if private.is_got_back(refuse_taken_back.receipt) then
    perform private.refuse('receipt_used', 'With this receipt came back what had gone out twice.');
  end if;
  select coalesce((
    select p.reversal_receipt from public.payments p where p.receipt = refuse_taken_back.receipt and p.state = 'reversed'
  ), (
    select min(l.receipt) from private.reversal_lines l join public.mpesa_statement_lines m on m.receipt = l.named
    where l.named = refuse_taken_back.receipt and l.withdrawn_kes = m.paid_in_kes
      and not exists (select 1 from public.payments p where p.receipt = l.named and p.state <> 'needs_review')
  )) into told;
  if told is not null then
    perform private.refuse('receipt_used', format('M-Pesa took this payment back with receipt %s.', told), 'It has to be paid again.');
  end if;
end
$function$;
comment on function private.refuse_taken_back(receipt text) is 'Refuses money as payment of a bill that M-Pesa took back, before anybody knew whose it was or since, and what gave back money that had gone out
twice. Refusals: receipt_used.';

create or replace function public.name_receipt(bill_id uuid, receipt text, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_own_bill(name_receipt.bill_id, name_receipt.order_token);
  named text := private.receipt_within(name_receipt.receipt);
  waiting public.receipt_claims;
  claim uuid;
begin
  if named is null then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It has 10 letters and figures, for example SKA4N7Q2XD. You may paste the whole message from M-Pesa.');
  end if;
  if bill.state = 'paid' then
    perform private.refuse('already_paid', format('%s is already paid.', bill.number));
  end if;
  if bill.method <> 'mpesa' or bill.state in ('refund_due', 'refunded') then
    perform private.refuse('order_closed', format('%s is closed.', bill.number), 'Contact us and we will help.');
  end if;
  named := coalesce(private.receipt_that_came(bill, named), named);
  -- whoever names or books it at this moment comes first or second
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || named, 0));
  if exists (select 1 from public.payments p where p.receipt = named and p.bill_id <> bill.id) then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  perform private.refuse_taken_back(named);
  select * into waiting from public.receipt_claims c where c.bill_id = bill.id and c.state = 'waiting';
  if found then
    if waiting.receipt = named then
      return jsonb_build_object('state', 'waiting');
    end if;
    -- What M-Pesa does not have or gave to somebody else may be put right by its payer.
    if waiting.told is null or waiting.told not in ('other_till', 'not_completed', 'unknown', 'taken') then
      perform private.refuse('claim_open', format('We are still checking receipt %s.', waiting.receipt),
        'Please wait until we have looked.');
    end if;
  end if;
  if private.foreign_claims(bill) >= 5 or (select count(*) from public.receipt_claims c where c.bill_id = bill.id) >= 5 then
    perform private.refuse('too_many_attempts', 'You have named many receipts.', 'Contact us and we will help.');
  end if;
  update public.receipt_claims c set state = 'refused', settled_at = now() where c.id = waiting.id;

  insert into public.receipt_claims (bill_id, receipt, claimed_by) values (bill.id, named, private.caller()) returning id into claim;
  perform private.log_payment_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  if private.statement_pays(bill, named) then
    perform private.book_receipt(bill, named, 'Found in the M-Pesa statement.');
    return jsonb_build_object('state', 'matched');
  end if;
  if exists (select 1 from public.mpesa_statement_lines l where l.receipt = named and l.paid_in_kes > 0) then
    perform private.tell_claim(claim, private.told_of_line(bill, named));
  elsif private.ask_about_claim(claim) then
    perform private.tell_claim(claim, 'asking');
  end if;
  perform private.tell_kind(bill, 'claim', null, named);
  return jsonb_build_object('state', 'waiting');
end
$function$;

create function private.payer_of_reversal(receipt text)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.payer_of(p) from private.reversal_lines l join public.payments p on p.receipt = l.named
  where l.receipt = payer_of_reversal.receipt order by p.id limit 1
$function$;
comment on function private.payer_of_reversal(receipt text) is 'To whom M-Pesa gave what it took back by a line: who paid the payment that its words name. Null where nobody knows.';

create function private.unsent_refunds()
returns table(receipt text, bill_id uuid, refund_order_id uuid, request_id uuid)
language sql
stable
set search_path = ''
as $function$
  select distinct on (o.id) l.receipt, o.bill_id, o.id, o.request_id
  from private.lines_taken_back() l
  join public.refund_orders o on o.payment_id = any (l.places) and o.state = 'approved'
  join private.mpesa_requests r on r.id = o.request_id and r.state = 'due' and not r.unsure
  where not exists (select 1 from public.refunds x where x.reference = l.receipt)
    and not exists (select 1 from public.payments x where x.reversal_receipt = l.receipt)
  order by o.id, l.receipt
$function$;
comment on function private.unsent_refunds() is 'Refunds that are approved and of which M-Pesa has not been asked yet, while a line that nothing explains says that it took money of that payment back.';

create function private.unplaced_told()
returns table(receipt text, of_receipt text)
language sql
stable
set search_path = ''
as $function$
  select distinct on (m.receipt) l.receipt, m.receipt
  from private.reversal_lines l
  join public.mpesa_statement_lines m on m.receipt = l.named
  where l.withdrawn_kes > 0
    and private.unplaced_kes(m.receipt) = l.withdrawn_kes
    and not exists (select 1 from public.outgoings o where o.of_receipt = m.receipt and o.state = 'booked')
    and not exists (select 1 from public.payments p where p.receipt = m.receipt or p.reversal_receipt = l.receipt)
    and not exists (select 1 from public.receipt_claims c where c.receipt = m.receipt and c.state = 'waiting')
    and not exists (select 1 from public.refunds r where r.reference = l.receipt)
    and not exists (select 1 from public.outgoings o where o.receipt = l.receipt and o.state <> 'withdrawn')
    -- what somebody sent by hand has gone: they are to be agreed with first, or not
    and not exists (select 1 from public.outgoings o where o.of_receipt = m.receipt and o.state = 'wanted')
  order by m.receipt, l.completed_at, l.receipt
$function$;
comment on function private.unplaced_told() is 'Lines by which M-Pesa took back money that is for no bill we know, or was set aside, and that nothing explains yet.';

create function private.book_reversed_unplaced()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  made public.outgoings;
  many integer := 0;
begin
  for told in select * from private.unplaced_told() u order by u.of_receipt loop
    -- whoever gives it to a bill, or sends it back, at this moment comes first or second
    perform pg_advisory_xact_lock(hashtextextended('receipt ' || told.of_receipt, 0));
    continue when not exists (select 1 from private.unplaced_told() u where u.receipt = told.receipt and u.of_receipt = told.of_receipt);
    insert into public.outgoings (what, receipt, of_receipt, account, amount_kes, went_to, note)
    select 'sent_back', told.receipt, l.receipt, 'mpesa', l.paid_in_kes, coalesce(l.payer, 'M-Pesa'), 'Reversed by M-Pesa.'
    from public.mpesa_statement_lines l where l.receipt = told.of_receipt
    returning * into made;
    made.approved_how := 'mpesa';
    perform private.book_outgoing(made);
    perform private.audit('unplaced_reversed', 'outgoings', made.id::text, jsonb_build_object('receipt', told.of_receipt, 'amount_kes',
      made.amount_kes, 'reversal', told.receipt));
    many := many + 1;
  end loop;
  return many;
end
$function$;
comment on function private.book_reversed_unplaced() is 'Books what M-Pesa took back of money without a bill, each once. Answers how many.';

create function private.undo_reversed_unplaced(receipt text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  gone public.outgoings;
  event bigint;
begin
  update public.outgoings o set state = 'withdrawn', approved_how = null, settled_at = now()
  where o.of_receipt = undo_reversed_unplaced.receipt and o.approved_how = 'mpesa' returning * into gone;
  if found then
    event := nextval('private.ledger_events');
    insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
    select event, e.at, e.what, e.reference, e.account, -e.amount_kes from public.ledger_entries e
    where e.event_id = (select max(x.event_id) from public.ledger_entries x where x.reference = gone.receipt and x.what = 'given_back');
  end if;
end
$function$;
comment on function private.undo_reversed_unplaced(receipt text) is 'Money that M-Pesa took back while it had no bill has found one, from a late answer or a claim: the payment itself is taken back then.';

create function private.unclear_reversals()
returns table(receipt text, kes integer, bill_id uuid)
language sql
stable
set search_path = ''
as $function$
  select distinct l.receipt, l.kes, q.bill_id
  from private.lines_taken_back() l
  join public.payments q on q.id = any (l.places) and q.received_kes > private.moved_away(q.id) and q.state <> 'reversed'
  where l.completed_at > now() - interval '30 days'
    and not exists (select 1 from public.refunds r where r.reference = l.receipt)
    and not exists (select 1 from public.payments x where x.reversal_receipt = l.receipt)
    and not exists (select 1 from public.outgoings o where o.receipt = l.receipt and o.state = 'booked')
    and not exists (select 1 from public.refund_orders o where o.payment_id = q.id and (o.receipt = l.receipt or o.second_receipt = l.receipt
      or o.state in ('approved', 'sending', 'doubtful')))
    and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt)
    and not exists (select 1 from public.reversal_decisions d where d.receipt = l.receipt and d.is_refund)
$function$;
comment on function private.unclear_reversals() is 'Lines of a month by which M-Pesa took back money of a payment and that nothing explains: of another sum, or of what had gone back in part. A row
for each bill where that payment lies by now.';

create function private.bills_taken_back()
returns setof uuid
language sql
stable
set search_path = ''
as $function$
  select r.bill_id from private.reversals_told() r
  union select u.bill_id from private.unsent_refunds() u
  union select u.bill_id from private.unclear_reversals() u
$function$;
comment on function private.bills_taken_back() is 'Bills of which a line says that M-Pesa took money back and that nothing explains yet: whoever books these lines locks them first.';

create function private.tell_unclear_reversals()
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
begin
  -- a part of what is owed back has gone back by it
  for told in
    select u.receipt, u.kes, min(u.bill_id::text)::uuid as bill_id from private.unclear_reversals() u group by u.receipt, u.kes having count(*) = 1 order by 1
  loop
    bill := private.lock_bill(told.bill_id);
    if bill.state = 'refund_due' and told.kes <= private.left_to_refund(bill.id) - bill.kept_kes
        and not exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state = 'wanted' and o.way = 'by_hand')
        and exists (select 1 from private.unclear_reversals() u where u.receipt = told.receipt) then
      update public.refund_orders o set state = 'withdrawn' where o.bill_id = bill.id and o.state = 'wanted';
      perform private.book_refund(bill, told.kes, told.receipt, 'Reversed by M-Pesa.', null, private.payer_of_reversal(told.receipt));
    end if;
  end loop;
  for told in
    select u.*, b.number from private.unclear_reversals() u join public.bills b on b.id = u.bill_id
    where not exists (select 1 from public.audit_log a where a.action = 'reversal_to_check' and a.entity_id = u.bill_id::text
      and a.detail ->> 'reversal' = u.receipt)
    order by u.receipt, b.number
  loop
    -- what waits for a second person is asked for anew, once it is clear what is left
    update public.refund_orders o set state = 'withdrawn' where o.bill_id = told.bill_id and o.state = 'wanted' and o.way <> 'by_hand';
    perform private.audit('reversal_to_check', 'bills', told.bill_id::text, jsonb_build_object('number', told.number, 'reversal', told.receipt,
      'amount_kes', told.kes));
    perform private.tell_refund_desk('M-Pesa took money back', format(
      '%s of %s was taken back with receipt %s, and it is not clear of what, or a part had gone back before. Nothing of it is packed or sent until somebody has booked it.',
      private.shillings(told.kes), told.number, told.receipt));
  end loop;
  -- money without a bill that somebody had sent back already
  for told in
    select l.receipt, l.withdrawn_kes as kes, o.of_receipt, o.receipt as sent_with, o.id
    from private.reversal_lines l join public.outgoings o on o.of_receipt = l.named and o.state = 'booked' and o.receipt <> l.receipt
    where l.withdrawn_kes > 0 and l.completed_at > now() - interval '30 days'
      and not exists (select 1 from public.audit_log a where a.action = 'reversal_to_check' and a.entity_id = o.id::text and a.detail ->> 'reversal' = l.receipt)
      and not exists (select 1 from public.payments p where p.receipt = l.named or p.reversal_receipt = l.receipt)
    order by l.receipt
  loop
    perform private.audit('reversal_to_check', 'outgoings', told.id::text, jsonb_build_object('reversal', told.receipt, 'amount_kes', told.kes));
    perform private.tell_refund_desk('Money went back twice', format(
      '%s that came with receipt %s went back with %s, and M-Pesa took it too, with %s. Ask its payer for it: the close of that day shows it.',
      private.shillings(told.kes), told.of_receipt, told.sent_with, told.receipt));
  end loop;
end
$function$;
comment on function private.tell_unclear_reversals() is 'Tells the desk, once, of a line by which M-Pesa took back money of a payment and that books nothing by itself; what waits for a second person there
is withdrawn.';

create index payments_twice_idx on public.payments (bill_id) where twice_kes > 0;

create function private.twice_bill_of_payer(payer text, kes integer)
returns uuid
language sql
stable
set search_path = ''
as $function$
  select min(b.id::text)::uuid from public.bills b
  where b.id in (select p.bill_id from public.payments p where p.twice_kes > 0)
    and private.gives_back(b, kes) and private.went_twice_kes(b.id) = kes
    and (private.is_same_phone(b.phone, payer) or exists (
      select 1 from public.payments p where p.bill_id = b.id and private.is_same_phone(p.phone, payer)))
  having count(*) = 1
$function$;
comment on function private.twice_bill_of_payer(payer text, kes integer) is 'The one bill of whoever has that phone of which exactly so much went to them twice; null where there is none, or more than one.';

create function private.take_twice_back(bill public.bills, kes integer, method text, receipt text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  came timestamptz;
  rest integer;
begin
  if take_twice_back.receipt is not null then
    perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || take_twice_back.receipt, 0));
    select * into line from public.mpesa_statement_lines l where l.receipt = take_twice_back.receipt;
    came := private.plausible_time(line.completed_at, bill.created_at);
  end if;
  insert into public.twice_returns (bill_id, amount_kes, method, receipt, note, noted_by, at)
  values (bill.id, kes, take_twice_back.method, take_twice_back.receipt, take_twice_back.note, private.caller(), coalesce(came, now()));
  -- what is booked already as money without a bill is taken off there, and both are of this day
  perform private.book(bill.id, 'got_back', at => case when private.unplaced_kes(take_twice_back.receipt) = 0 then came end);
  if take_twice_back.receipt is not null then
    perform private.book_unplaced(take_twice_back.receipt);
  end if;
  rest := private.went_twice_kes(bill.id);
  perform private.tell_bill(bill, 'success', 'Your money is here', case
    when rest > 0 then format('%s of what went to you twice for %s came back to us. %s is left.', private.shillings(kes), bill.number, private.shillings(rest))
    else format('%s that went to you twice for %s came back to us. Asante sana!', private.shillings(kes), bill.number) end);
  perform private.audit('got_back', 'bills', bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'amount_kes', kes,
    'receipt', take_twice_back.receipt, 'note', take_twice_back.note)));
end
$function$;
comment on function private.take_twice_back(bill public.bills, kes integer, method text, receipt text, note text) is 'Books that the payer of a locked bill gave back what had gone to them twice, or a part of it, and tells them.';

create function public.take_twice_back(bill_id uuid, kes integer, seen_kes integer, receipt text default null, note text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  named constant text := private.reference_of(take_twice_back.receipt);
  out_kes integer;
  line public.mpesa_statement_lines;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(take_twice_back.bill_id);
  out_kes := private.went_twice_kes(bill.id);
  if bill.id is null or out_kes <= 0 then
    perform private.refuse('not_found', 'Nothing of this bill is to come back.', 'Reload to see its present state.');
  end if;
  if kes is null or kes < 1 then
    perform private.refuse('wrong_amount', 'Say how much came back.');
  end if;
  if out_kes is distinct from seen_kes then
    perform private.refuse('changed', 'Meanwhile a part of it came back.', 'Reload to see its present state.');
  end if;
  if kes > out_kes then
    perform private.refuse('too_much', format('At most %s is to come back.', private.shillings(out_kes)));
  end if;
  if nullif(trim(take_twice_back.receipt), '') is not null then
    if named is null or named !~ '^[A-Z0-9]{8,12}$' then
      perform private.refuse('bad_receipt', 'Name the receipt with which it came back.', 'It stands in the M-Pesa statement.');
    end if;
    perform pg_advisory_xact_lock(hashtextextended('receipt ' || named, 0));
    select * into line from public.mpesa_statement_lines l where l.receipt = named;
    if exists (select 1 from public.payments p where p.receipt = named) then
      perform private.refuse_receipt(named);
    end if;
    if private.is_got_back(named) or private.is_sent_back(named) or line.withdrawn_kes > 0
        or exists (select 1 from public.refunds r where r.reference = named)
        or exists (select 1 from public.ledger_entries e where e.reference = named and e.what = 'sent_twice') then
      perform private.refuse('receipt_used', 'This receipt belongs to other money.', 'Look for the one that came in.');
    end if;
    if line.paid_in_kes <> kes then
      perform private.refuse('wrong_amount', format('M-Pesa says that %s came with receipt %s.', private.shillings(line.paid_in_kes), named));
    end if;
  end if;
  perform private.take_twice_back(bill, kes, case when named is null then 'cash' else 'mpesa' end, named, nullif(left(trim(take_twice_back.note), 500), ''));
end
$function$;
comment on function public.take_twice_back(bill_id uuid, kes integer, seen_kes integer, receipt text, note text) is 'The desk notes what a payer gave back of money that went to them twice: by M-Pesa with its receipt, in cash without one. `seen_kes`: what was still to
come back when the dialog opened. Their payer is told. Refusals: not_allowed, not_found, changed, wrong_amount, too_much, bad_receipt, receipt_used.';
revoke execute on function public.take_twice_back(uuid, integer, integer, text, text) from public, anon;
grant execute on function public.take_twice_back(bill_id uuid, kes integer, seen_kes integer, receipt text, note text) to authenticated;

create function private.take_part_back(bill public.bills, receipt text, kes integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  gone public.payments;
  rest integer;
  came timestamptz;
begin
  select p.* into gone from private.lines_taken_back() l join public.payments p on p.id = any (l.places)
  where l.receipt = take_part_back.receipt and p.bill_id = bill.id and private.state_that_counts(p) = 'paid' and p.received_kes - private.moved_away(p.id) >= take_part_back.kes
  order by p.created_at, p.id limit 1 for update of p;
  -- what is above the price is no loss of it
  if gone.id is null or bill.state not in ('paid', 'needs_review') or (bill.state = 'paid'
      and private.left_to_refund(bill.id) - take_part_back.kes >= bill.asked_kes) then
    return false;
  end if;
  rest := gone.received_kes - private.moved_away(gone.id) - take_part_back.kes;
  select l.completed_at into came from public.mpesa_statement_lines l where l.receipt = take_part_back.receipt;
  update public.refund_orders o set state = 'withdrawn' where o.payment_id = gone.id and o.state = 'wanted' and o.way <> 'by_hand';
  -- what M-Pesa left of it is a part of the price, as if it had been moved here
  if rest > 0 then
    -- both at once: nothing came or went by it
    with kept as (
      insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, receipt, reversed_from, created_at)
      values (bill.id, 'moved', rest, rest, gone.phone, 'needs_review', 0, private.part_words(rest, bill.asked_kes),
        'MOVED' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 7)), 'paid', gone.created_at)
      returning id
    )
    insert into public.refunds (bill_id, payment_id, amount_kes, method, moved_to, note, actor_id)
    select bill.id, gone.id, rest, 'moved', kept.id, 'What M-Pesa left of it.', private.caller() from kept;
  end if;
  update public.payments p
  set state = 'reversed', reversal_receipt = take_part_back.receipt, reversed_from = private.state_that_counts(p), next_check_at = null,
    twice_kes = private.sent_besides(bill, gone), reversed_at = coalesce(private.plausible_time(came, p.created_at), now())
  where p.id = gone.id returning * into gone;
  perform private.book_line(take_part_back.receipt);
  gone.received_kes := take_part_back.kes;
  perform private.after_reversal(bill, gone);
  return true;
end
$function$;
comment on function private.take_part_back(bill public.bills, receipt text, kes integer) is 'M-Pesa took another sum than the whole of a payment back by that line: the payment counts no more, what was left of it is a part of the price, and so much
is owing. False where no payment of the bill pays it with as much.';

create function public.settle_reversal(receipt text, outcome text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(settle_reversal.note), 500), '');
  told record;
  bill public.bills;
begin
  perform private.require_capability('payments');
  if settle_reversal.outcome is null or settle_reversal.outcome not in ('owing', 'refund', 'noted', 'twice') then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say how you know.');
  end if;
  select u.bill_id, u.kes into told from private.unclear_reversals() u where u.receipt = settle_reversal.receipt order by u.bill_id limit 1;
  bill := private.lock_bill(told.bill_id);
  if bill.id is null or not exists (select 1 from private.unclear_reversals() u where u.receipt = settle_reversal.receipt and u.bill_id = bill.id) then
    perform private.refuse('not_found', 'This is settled already.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state = 'wanted' and o.way = 'by_hand') then
    perform private.refuse('refund_in_flight', 'A refund that was sent by hand waits for a second person.', 'Approve or withdraw it first.');
  end if;
  if settle_reversal.outcome = 'owing' then
    if not private.take_part_back(bill, settle_reversal.receipt, told.kes) then
      perform private.refuse('wrong_state', 'Nothing of this bill can be owing by that.', 'Record it as a refund with that receipt.');
    end if;
  elsif settle_reversal.outcome = 'refund' then
    if bill.state <> 'paid' or private.left_to_refund(bill.id) < told.kes then
      perform private.refuse('wrong_state', 'That much of this bill is not here.', 'Reload to see its present state.');
    end if;
    perform private.book_refund(bill, told.kes, settle_reversal.receipt, why, null, private.payer_of_reversal(settle_reversal.receipt));
  elsif private.left_to_refund(bill.id) + private.parts_of(bill.id) >= told.kes or private.gone_back_kes(bill.id) < told.kes then
    perform private.refuse('wrong_state', 'That much was not noted as sent back.', 'It may be owing, or a refund.');
  else
    insert into public.reversal_decisions (receipt, bill_id, is_refund, note, noted_by)
    values (settle_reversal.receipt, bill.id, settle_reversal.outcome = 'noted', why, private.caller());
  end if;
  perform private.audit('reversal_settled', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'receipt', settle_reversal.receipt,
    'amount_kes', told.kes, 'outcome', settle_reversal.outcome, 'note', why));
  perform private.book_reversals();
end
$function$;
comment on function public.settle_reversal(receipt text, outcome text, note text) is 'The desk says of a line by which M-Pesa took money back and that nothing explains, how they know, and what it is: owing (a part of what pays a bill was taken:
so much is to be paid again), refund (the price is less by it, and the goods go for the rest), noted (it is the refund that was noted already), or twice (that one went out besides). Booked at once. Refusals:
not_allowed, bad_outcome, bad_note, not_found, refund_in_flight, wrong_state.';
revoke execute on function public.settle_reversal(text, text, text) from public, anon;
grant execute on function public.settle_reversal(receipt text, outcome text, note text) to authenticated;
