-- The desk: one queue, decisions and refunds, and what calls them.

drop function private.left_to_refund(uuid, uuid);
create function private.left_to_refund(bill_id uuid, payment_id uuid default null) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(p.received_kes - coalesce((
    select sum(r.amount_kes) from public.refunds r where r.payment_id = p.id), 0)), 0)::integer
  from public.payments p
  where p.bill_id = left_to_refund.bill_id and p.state in ('paid', 'refund_due', 'refunded')
    and (left_to_refund.payment_id is null or p.id = left_to_refund.payment_id)
$$;
comment on function private.left_to_refund(uuid, uuid) is
  'What of the money that came in for a bill, or as one of its payments, has not gone back; money in doubt apart.';

drop function public.payment_review_queue();
create function public.bill_queue()
returns table (waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid,
  claim_id uuid, amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, b.id, b.kind, b.number, b.state,
      b.asked_kes, null, c.id, coalesce(private.statement_kes(c.receipt), b.asked_kes), c.receipt,
      case when settled then 'This is settled already; its payer had also named this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt, 'To be paid back.',
      b.payer_name, p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      select least(private.left_to_refund(b.id) - b.kept_kes, private.left_to_refund(b.id, p.id)) as left_kes
    ) l
    where (p.state = 'refund_due' or (p.state = 'paid' and b.state = 'refund_due')) and l.left_kes > 0
    order by 14;
end $$;
comment on function public.bill_queue() is
  'May be null: payment_id, claim_id, receipt, reason, payer_name. What waits for a person: attempts, named receipts and money owed back, oldest first. A second_receipt was named for what is settled by
now. amount_kes is what came, as far as it is known, else what is expected; of a refund, what is left to be sent.
Refusals: not_allowed.';
grant execute on function public.bill_queue() to authenticated, service_role;

create function public.resolve_bill(bill_id uuid, decision text, payment_id uuid default null, receipt text default null,
  note text default null, received_kes integer default null)
returns public.bills language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.resolve_bill(uuid, text, uuid, text, text, integer) is
  'A word of the desk on a bill whose payment is in doubt. decision:
paid: the money is here. `receipt` names it, else the one the payer or M-Pesa named; `received_kes` says how much, where
neither the statement nor M-Pesa has told.
not_paid: no money came. Attempts without a receipt fail, named receipts are refused, the payer may try again.
refund: money came that we do not keep, of `payment_id` or all that is in doubt. `record_refund` follows.
Once the bill is settled, not_paid and refund without `payment_id` are about a second receipt that its payer named.
Refusals: not_allowed, not_found, wrong_state, wrong_amount, bad_receipt, receipt_used.';
grant execute on function public.resolve_bill(uuid, text, uuid, text, text, integer) to authenticated, service_role;

create function private.resolve_second_receipt(bill public.bills, second text, decision text, note text, came integer)
returns void language plpgsql set search_path = '' as $$
declare
  sure constant integer := coalesce(private.statement_kes(second), came, bill.asked_kes);
  attempt public.payments;
begin
  if decision = 'not_paid' then
    update public.receipt_claims c set state = 'refused', settled_at = now() where c.bill_id = bill.id and c.state = 'waiting';
    perform private.log_payment_event(bill.id, 'claim_refused', jsonb_build_object('receipt', second));
  else
    if exists (select 1 from public.payments p where p.receipt = second) then
      perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
    end if;
    insert into public.payments (bill_id, amount_kes, phone, state, result_code, result_text, receipt)
    select bill.id, sure, private.phone_of(bill), 'refund_due', 0, k.paid_twice, second
    from private.bill_kinds k where k.kind = bill.kind
    returning * into attempt;
    perform private.tell_kind(bill, 'owed_back', attempt);
  end if;
  perform private.audit(case decision when 'not_paid' then 'claim_refused' else 'payment_refund' end, 'bills',
    bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', second,
      'amount_kes', case decision when 'refund' then sure end, 'note', left(note, 500))));
end $$;
comment on function private.resolve_second_receipt(public.bills, text, text, text, integer) is
  'A word on a second receipt that the payer of a locked and settled bill named: no money came with it, or it came on top
and is owed back. What was decided about the bill stays as it is.';

drop function private.book_refund(public.orders, integer, text, text, uuid);
create function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default null)
returns public.refunds language plpgsql set search_path = '' as $$
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
    values (bill.id, part.id, least(part.left_kes, left_kes), part.method, named, nullif(left(trim(note), 500), ''),
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
end $$;
comment on function private.book_refund(public.bills, integer, text, text, uuid) is
  'The body of `record_refund`, for a locked bill; answers the last of its rows.';

create function public.record_refund(bill_id uuid, amount_kes integer, reference text default null, note text default null,
  payment_id uuid default null)
returns public.refunds language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(record_refund.bill_id);
  if bill.id is null or (record_refund.payment_id is not null and not exists (
    select 1 from public.payments p where p.id = record_refund.payment_id and p.bill_id = bill.id
  )) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  return private.book_refund(bill, record_refund.amount_kes, record_refund.reference, record_refund.note,
    record_refund.payment_id);
end $$;
comment on function public.record_refund(uuid, integer, text, text, uuid) is
  'Notes money that was sent back, all of it or a part; never more than came in. Without `payment_id` it is taken from what
is owed back first. Refusals: not_allowed, not_found, too_much, receipt_used.';
grant execute on function public.record_refund(uuid, integer, text, text, uuid) to authenticated, service_role;

create or replace function private.give_up_checks()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  lost public.payments;
  bill public.bills;
  given_up integer := 0;
  before integer;
begin
  for lost in
    select p.* from public.payments p
    where p.state = 'prompted' and p.next_check_at <= now() and p.checks >= 20
    limit 50
  loop
    before := given_up;
    begin
      -- what is paid for before the payment, as everywhere; busy ones wait for the next run
      continue when not private.try_lock_bill(lost.bill_id);
      update public.payments p
      set state = 'needs_review', result_text = 'No answer within an hour.', next_check_at = null
      where p.id = lost.id and p.state = 'prompted';
      continue when not found;
      given_up := given_up + 1;
      select * into bill from public.bills b where b.id = lost.bill_id;
      perform private.tell_kind(bill, 'silence', lost, 'No answer within an hour.');
    exception when others then
      given_up := before;
      perform private.row_failed('reviews', sqlerrm);
    end;
  end loop;
  return given_up;
end
$function$;

create or replace function private.fail_stuck_starts()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  stuck public.payments;
  attempt public.payments;
  failed integer := 0;
begin
  for stuck in
    select p.* from public.payments p
    where p.state = 'starting' and p.created_at < now() - interval '2 minutes'
    limit 50
  loop
    begin
      continue when not private.try_lock_bill(stuck.bill_id);
      select * into attempt from public.payments p where p.id = stuck.id and p.state = 'starting' for update;
      continue when not found;
      perform private.mark_payment_failed(attempt, null, 'The prompt was never sent.');
      failed := failed + 1;
    exception when others then
      perform private.row_failed('failed_starts', sqlerrm);
    end;
  end loop;
  return failed;
end
$function$;

create or replace function public.import_statement_lines(lines jsonb, import_id uuid default gen_random_uuid())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line record;
  item public.mpesa_statement_lines;
  claim record;
  bill public.bills;
  bad jsonb := '[]';
  imported integer := 0;
  known integer := 0;
  matched integer := 0;
  learned integer;
begin
  perform private.require_capability('payments');
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 5000 then
    perform private.refuse('bad_file', 'A statement is a list of at most 5,000 lines at a time.');
  end if;
  for line in select value as cells, ordinality as row from jsonb_array_elements(lines) with ordinality loop
    if jsonb_typeof(line.cells) <> 'object'
        or upper(trim(coalesce(line.cells ->> 'receipt', ''))) !~ '^[A-Z0-9]{8,12}$' then
      bad := bad || jsonb_build_object('row', line.row, 'message', 'No receipt number.');
    elsif private.read_time(line.cells ->> 'completed_at') is null then
      bad := bad || jsonb_build_object('row', line.row, 'message', 'No completion time.');
    elsif coalesce(line.cells ->> 'paid_in_kes', '0') !~ '^\d{1,8}$'
        or coalesce(line.cells ->> 'withdrawn_kes', '0') !~ '^\d{1,8}$' then
      bad := bad || jsonb_build_object('row', line.row, 'message', 'An amount is not a whole number of shillings.');
    else
      item := row(upper(trim(line.cells ->> 'receipt')), private.read_time(line.cells ->> 'completed_at'),
        coalesce((line.cells ->> 'paid_in_kes')::integer, 0), coalesce((line.cells ->> 'withdrawn_kes')::integer, 0),
        upper(left(nullif(trim(line.cells ->> 'account'), ''), 40)),
        left(regexp_replace(coalesce(line.cells ->> 'details', ''), '(254|\m0)[17]\d{6}(\d{2})\M', '\1…\2', 'g'), 200),
        import_statement_lines.import_id, private.caller(), now());
      insert into public.mpesa_statement_lines select item.* on conflict (receipt) do nothing;
      if found then
        imported := imported + 1;
      else
        -- the words are those of the payment, whichever came first
        update public.mpesa_statement_lines l
        set paid_in_kes = case l.paid_in_kes when 0 then item.paid_in_kes else l.paid_in_kes end,
          withdrawn_kes = case l.withdrawn_kes when 0 then item.withdrawn_kes else l.withdrawn_kes end,
          account = case when l.paid_in_kes = 0 then coalesce(item.account, l.account) else l.account end,
          details = case when l.paid_in_kes = 0 and item.paid_in_kes > 0 then item.details else l.details end
        where l.receipt = item.receipt and ((l.paid_in_kes = 0 and item.paid_in_kes > 0)
          or (l.withdrawn_kes = 0 and item.withdrawn_kes > 0));
        if not found then
          known := known + 1;
        end if;
      end if;
    end if;
  end loop;

  -- All that is paid for before anything else, by kind and in one order; see the orders chapter.
  perform private.lock_bill(c.bill_id)
  from (
    select c.bill_id from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt
    join public.bills b on b.id = c.bill_id
    where c.state = 'waiting' order by b.kind, c.bill_id
  ) c;
  for claim in
    select c.bill_id, c.receipt from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt
    where c.state = 'waiting' order by c.bill_id
  loop
    select * into bill from public.bills b where b.id = claim.bill_id;
    if bill.state not in ('paid', 'refund_due', 'refunded') and private.statement_pays(bill, claim.receipt) then
      perform private.book_receipt(bill, claim.receipt, 'Found in the M-Pesa statement.');
      matched := matched + 1;
    end if;
  end loop;
  with sole as (
    select p.id, min(l.receipt) as receipt
    from public.payments p
    join public.bills b on b.id = p.bill_id
    join public.mpesa_statement_lines l on l.paid_in_kes = p.received_kes and (l.account = b.number or exists (
      select 1 from public.receipt_claims c where c.bill_id = b.id and c.receipt = l.receipt and c.state = 'waiting'))
    where p.state = 'paid' and p.method = 'mpesa' and p.receipt is null
      and not exists (select 1 from public.payments x where x.receipt = l.receipt)
    group by p.id having count(*) = 1
  )
  update public.payments p set receipt = sole.receipt from sole where p.id = sole.id;
  get diagnostics learned = row_count;
  update public.payments p set received_kes = l.paid_in_kes
  from public.mpesa_statement_lines l
  where l.receipt = p.receipt and l.paid_in_kes > 0 and p.received_kes is null;
  perform private.audit('statement_imported', 'mpesa_statement_lines', import_statement_lines.import_id::text,
    jsonb_build_object('imported', imported, 'known', known, 'bad', jsonb_array_length(bad)));
  return jsonb_build_object('import_id', import_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned);
end
$function$;

create or replace function public.set_return_state(return_id uuid, next_state text, note text default NULL::text, restock bigint[] default '{}'::bigint[], refund_kes integer default NULL::integer, reference text default NULL::text)
returns public.order_returns
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  made public.order_returns;
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
    perform private.book_refund(private.lock_bill(target.id), coalesce(set_return_state.refund_kes, made.refund_kes), reference,
      'Return ' || made.id);
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
        else 'Your return of order %s is here. We will send your money back.' end, target.number));
  end if;
  return made;
end
$function$;

create or replace function public.desk_today()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  may constant text[] := public.my_capabilities();
  answer jsonb := '{}';
begin
  if may = '{}' then
    perform private.refuse('not_allowed', 'Your role does not include this.');
  end if;
  if 'orders' = any (may) then
    answer := answer || (
      select jsonb_build_object(
        'to_pack', count(*) filter (where o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')),
        'to_dispatch', count(*) filter (where o.fulfilment_state = 'packed'),
        'unpaid', count(*) filter (where o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')))
      from public.orders o where o.fulfilment_state in ('placed', 'packed'));
  end if;
  if 'payments' = any (may) then
    answer := answer || jsonb_build_object('needs_review', (select count(*) from public.bill_queue()));
  end if;
  if 'returns' = any (may) then
    answer := answer || jsonb_build_object('returns', (
      select count(*) from public.order_returns r where r.state in ('requested', 'approved', 'received')));
  end if;
  if 'stock' = any (may) then
    answer := answer || jsonb_build_object('low_stock', (select count(*) from public.low_stock_products));
  end if;
  if 'consultations' = any (may) then
    answer := answer || jsonb_build_object('consultations', (
      select count(*) from public.consultations c
      where c.state = 'confirmed'
        and c.starts_at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'
        and c.starts_at < (private.nairobi_date() + 1)::timestamp at time zone 'Africa/Nairobi'
        and ('practices' = any (may) or c.practitioner_id = public.my_practice_id())));
  end if;
  if 'practices' = any (may) then
    answer := answer || jsonb_build_object(
      'consultation_care', (select count(*) from public.absence_queue())
        + (select count(*) from public.practitioner_review_queue()),
      'practices', (select count(*) from public.practitioners p where p.new_licence is not null));
  end if;
  if 'messages' = any (may) then
    answer := answer || jsonb_build_object('messages', (select count(*) from public.contact_messages m where m.state = 'new'));
  end if;
  if 'reviews' = any (may) then
    answer := answer || jsonb_build_object('held_reviews', (select count(*) from public.product_reviews r where r.state = 'held'));
  end if;
  if 'telemetry' = any (may) then
    answer := answer || jsonb_build_object('late_jobs', (select count(*) from public.job_health() h where h.is_late));
  end if;
  return answer;
end
$function$;

drop view public.payment_reconciliation;
create view public.payment_reconciliation with (security_invoker = true) as
select coalesce(l.receipt, p.receipt) as receipt, l.completed_at, l.paid_in_kes, l.account, l.details,
  p.id as payment_id, p.bill_id, b.kind, case when b.kind = 'order' then p.bill_id end as order_id,
  case when p.id is not null then coalesce(b.number, l.account) end as reference, p.amount_kes,
  p.state as payment_state, p.created_at as payment_created_at,
  case
    when p.id is null then 'unknown_money'
    when l.receipt is null then
      case when p.created_at >= days.first_at - interval '1 hour' and p.created_at <= days.last_at
        then 'not_in_statement' else 'outside' end
    when l.paid_in_kes <> p.amount_kes then 'amount_differs'
    when p.state not in ('paid', 'refund_due', 'refunded') then 'not_settled'
    else 'matched'
  end as status
from (select * from public.mpesa_statement_lines where paid_in_kes > 0) l
full join (
  select id, bill_id, receipt, coalesce(received_kes, amount_kes) as amount_kes, state, created_at
  from public.payments where method = 'mpesa' and (receipt is not null or state = 'paid')
) p on p.receipt = l.receipt
left join public.bills b on b.id = p.bill_id
cross join (select min(completed_at) as first_at, max(completed_at) as last_at from public.mpesa_statement_lines) days
where (select public.has_capability('payments'));
comment on view public.payment_reconciliation is
  'Our payments beside the statement, for administrators; amount_kes is what came by our books. status: matched |
amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) |
not_in_statement | outside (of the days we have lines for).';
grant select on public.payment_reconciliation to authenticated, service_role;

-- What came for a month, beside what it costs.
create or replace view private.desk_plan_payments as
 SELECT p.id,
    p.number,
    (u.email)::text AS email,
    p.plan_type,
    p.kind,
    p.amount_kes,
    p.state,
    p.created_at,
    p.paid_at,
    p.period_start,
    p.period_end,
    a.receipt,
    a.phone,
    b.received_kes,
    b.refunded_kes
   FROM (((public.plan_payments p
     JOIN public.bills b ON ((b.id = p.id)))
     LEFT JOIN auth.users u ON ((u.id = p.user_id)))
     LEFT JOIN LATERAL ( SELECT x.receipt,
            x.phone
           FROM public.payments x
          WHERE (x.bill_id = p.id)
          ORDER BY x.created_at DESC
         LIMIT 1) a ON (true));
create or replace view private.desk_subscriptions as
 SELECT u.id,
    (u.email)::text AS email,
    COALESCE((u.raw_user_meta_data ->> 'full_name'::text), ''::text) AS name,
    COALESCE(private.plan_today(s.*), 'free'::text) AS plan,
    private.status_today(s.*) AS status,
    s.next_plan,
        CASE private.plan_today(s.*)
            WHEN 'free_trial'::text THEN s.trial_end
            WHEN 'free'::text THEN NULL::date
            ELSE s.period_end
        END AS until,
    COALESCE(s.created_at, u.created_at) AS since,
    COALESCE(paid.kes, 0) AS paid_kes
   FROM ((auth.users u
     LEFT JOIN public.user_subscriptions s ON ((s.user_id = u.id)))
     LEFT JOIN ( SELECT p.payer_id AS user_id,
            (sum((p.received_kes - p.refunded_kes)))::integer AS kes
           FROM public.bills p
          WHERE ((p.kind = 'plan'::text) AND (p.state = 'paid'::text))
          GROUP BY p.payer_id) paid ON ((paid.user_id = u.id)));
