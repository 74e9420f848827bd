-- A receipt typed with the letter O where M-Pesa has a nought: the order was taken as paid by it, and M-Pesa's own receipt then stood as money nobody
-- knows. Given to the same order it came "on top", and 1,160 was offered back that had come once. Such pairs are one payment: an import corrects
-- the typed code where there is no other candidate, the desk does it with one press, and both are asked before money comes on top.

create function private.receipt_look(receipt text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select translate(replace(upper(receipt), 'VV', 'W'), 'OILSBZ', '011582')
$function$;
comment on function private.receipt_look(receipt text) is 'A receipt as it looks: what people misread for each other is one sign, O and 0, I, L and 1, S and 5, B and 8, Z and 2, W and VV.';

create index payments_receipt_look_idx on public.payments (private.receipt_look(receipt)) where receipt is not null;

create function private.look_alikes(but_receipt text default null)
returns table(receipt text, typed text, payment_id uuid, bill_id uuid, lines bigint, payments bigint)
language sql
stable
set search_path = ''
as $function$
  with open as (
    select l.receipt, l.paid_in_kes, l.completed_at from public.mpesa_statement_lines l
    where l.paid_in_kes > 0 and l.completed_at > now() - interval '90 days'
      and (look_alikes.but_receipt is null or private.receipt_look(l.receipt) = private.receipt_look(look_alikes.but_receipt))
      and not exists (select 1 from public.payments x where x.receipt = l.receipt)
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
  ), pairs as (
    select l.receipt, p.receipt as typed, p.id as payment_id, p.bill_id
    from open l join public.payments p on private.receipt_look(p.receipt) = private.receipt_look(l.receipt)
    where p.method = 'mpesa' and p.state in ('paid', 'needs_review') and p.received_kes = l.paid_in_kes
      -- one that M-Pesa told itself is right, and one that it has a line of is another payment
      and (p.checkout_request_id is null or p.receipt_learnt)
      and not exists (select 1 from public.mpesa_statement_lines x where x.receipt = p.receipt and x.paid_in_kes > 0)
      and coalesce(p.paid_at, p.created_at) between l.completed_at - interval '3 days' and l.completed_at + interval '3 days'
  )
  select p.receipt, p.typed, p.payment_id, p.bill_id, count(*) over (partition by p.payment_id), count(*) over (partition by p.receipt) from pairs p
$function$;
comment on function private.look_alikes(but_receipt text) is 'Money of the statement without a bill, and typed receipts that M-Pesa never told of and that look like its receipt, with the same sum, within
three days. lines, payments: how many candidates each has. but_receipt: only what looks like this one.';

create function private.take_true_receipt(payment_id uuid, receipt text)
returns jsonb
language plpgsql
set search_path = ''
as $function$
declare
  was public.payments;
  number text;
begin
  select * into was from public.payments p where p.id = take_true_receipt.payment_id for update;
  select b.number into number from public.bills b where b.id = was.bill_id;
  update public.payments p set receipt = take_true_receipt.receipt where p.id = was.id;
  perform private.log_payment_event(was.bill_id, 'resolved', jsonb_build_object('decision', 'receipt_corrected',
    'receipt', take_true_receipt.receipt, 'typed', was.receipt), was.id);
  return jsonb_build_object('number', number, 'receipt', take_true_receipt.receipt, 'typed', was.receipt, 'amount_kes', was.received_kes);
end
$function$;
comment on function private.take_true_receipt(payment_id uuid, receipt text) is 'Puts M-Pesa''s receipt in the place of a typed one, of a locked bill. → what the diary keeps: both.';

create function private.correct_look_alikes()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  pair record;
  many integer := 0;
begin
  for pair in
    select a.* from private.look_alikes() a join public.bills b on b.id = a.bill_id
    where a.lines = 1 and a.payments = 1 order by b.kind, b.id, a.receipt
  loop
    perform private.lock_bill(pair.bill_id);
    continue when not exists (select 1 from private.look_alikes(pair.receipt) a
      where a.receipt = pair.receipt and a.payment_id = pair.payment_id and a.lines = 1 and a.payments = 1);
    perform private.audit('receipt_corrected', 'bills', pair.bill_id::text, private.take_true_receipt(pair.payment_id, pair.receipt));
    many := many + 1;
  end loop;
  return many;
end
$function$;
comment on function private.correct_look_alikes() is 'Corrects typed receipts where the statement has exactly one that looks like it, with the same sum, and it fits nothing else. Answers how many.';

create function public.correct_receipt(receipt text, typed text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  pair record;
begin
  perform private.require_capability('payments');
  select a.* into pair from private.look_alikes(correct_receipt.receipt) a
  where a.receipt = correct_receipt.receipt and a.typed = correct_receipt.typed;
  if found then
    perform private.lock_bill(pair.bill_id);
  end if;
  if not exists (select 1 from private.look_alikes(correct_receipt.receipt) a
      where a.receipt = correct_receipt.receipt and a.typed = correct_receipt.typed) then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  perform private.audit('receipt_corrected', 'bills', pair.bill_id::text, private.take_true_receipt(pair.payment_id, pair.receipt));
end
$function$;
comment on function public.correct_receipt(receipt text, typed text) is 'The desk says that money of the statement is the payment whose receipt was typed with signs that look alike: that payment gets M-Pesa''s
receipt, and nothing comes twice. Refusals: not_allowed, not_found, receipt_used.';
revoke execute on function public.correct_receipt(text, text) from public, anon;
grant execute on function public.correct_receipt(text, text) to authenticated, service_role;

create or replace function private.take_statement_lines(lines jsonb, import_id uuid, source text)
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
        take_statement_lines.import_id, private.caller(), now(), take_statement_lines.source, 0,
        floor(nullif(substring(line.cells ->> 'balance_kes' from '^-?\d{1,9}(?:\.\d+)?$'), '')::numeric)::integer,
        coalesce(private.payer_within(line.cells ->> 'payer'), private.payer_within(line.cells ->> 'details')));
      if item.paid_in_kes = 0 then
        item.payer := null;
      end if;
      -- what M-Pesa takes for a transaction stands beside it, under its receipt
      if item.withdrawn_kes > 0 and concat_ws(' ', line.cells ->> 'reason', item.details) ~* '\mcharges?\M' then
        item.fee_kes := item.withdrawn_kes;
        item.withdrawn_kes := 0;
      end if;
      insert into public.mpesa_statement_lines select item.* on conflict (receipt) do nothing;
      if found then
        imported := imported + 1;
      else
        -- the words are those of the payment, whichever came first
        update public.mpesa_statement_lines l
        set paid_in_kes = case l.paid_in_kes when 0 then item.paid_in_kes else l.paid_in_kes end,
          -- what goes out under the receipt of a payment is its charge, whatever it is called
          withdrawn_kes = case when l.paid_in_kes + item.paid_in_kes > 0 then 0
            when l.withdrawn_kes = 0 then item.withdrawn_kes else l.withdrawn_kes end,
          fee_kes = case when l.fee_kes > 0 then l.fee_kes
            when l.paid_in_kes + item.paid_in_kes > 0 then greatest(item.fee_kes, item.withdrawn_kes, l.withdrawn_kes)
            else item.fee_kes end,
          -- the charge is taken last
          balance_kes = least(l.balance_kes, item.balance_kes),
          account = case when l.paid_in_kes = 0 or l.paid_in_kes = item.paid_in_kes then coalesce(l.account, item.account) else l.account end,
          payer = case when l.paid_in_kes = 0 or l.paid_in_kes = item.paid_in_kes then coalesce(l.payer, item.payer) else l.payer end,
          details = case when l.paid_in_kes = 0 and (item.paid_in_kes > 0 or l.withdrawn_kes = 0 and item.withdrawn_kes > 0)
            then item.details else l.details end
        where l.receipt = item.receipt and ((l.paid_in_kes = 0 and item.paid_in_kes > 0)
          or (l.withdrawn_kes = 0 and l.paid_in_kes = 0 and item.withdrawn_kes > 0)
          or (l.fee_kes = 0 and (item.fee_kes > 0 or (l.paid_in_kes > 0 and item.withdrawn_kes > 0)))
          or (l.balance_kes is null and item.balance_kes is not null)
          -- an answer about a receipt tells no account, and a list not always who paid: what tells more comes after
          or (l.paid_in_kes > 0 and l.paid_in_kes = item.paid_in_kes
            and ((l.account is null and item.account is not null) or (l.payer is null and item.payer is not null))));
        if not found then
          known := known + 1;
        end if;
      end if;
    end if;
  end loop;

  -- All that is paid for before anything else, by kind and in one order; see the orders chapter. What a line teaches about a
  -- payment is booked, too.
  perform private.lock_bill(c.bill_id)
  from (
    select b.id as bill_id from public.bills b
    where b.id in (
      select c.bill_id from public.receipt_claims c join public.mpesa_statement_lines l on l.receipt = c.receipt
      where c.state = 'waiting'
      union all
      select p.bill_id from public.payments p join public.mpesa_statement_lines l on l.receipt = p.receipt
      where p.received_kes is null and l.paid_in_kes > 0
      union all
      select r.bill_id from private.reversals_told() r
      union all
      select a.bill_id from private.look_alikes() a)
    order by b.kind, b.id
  ) c;
  for claim in
    select c.id, c.bill_id, c.receipt from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt and l.paid_in_kes > 0
    where c.state = 'waiting' order by c.at, c.id
  loop
    select * into bill from public.bills b where b.id = claim.bill_id;
    if bill.state not in ('paid', 'refund_due', 'refunded') and private.statement_pays(bill, claim.receipt) then
      perform private.book_receipt(bill, claim.receipt, 'Found in the M-Pesa statement.');
      matched := matched + 1;
    else
      perform private.tell_claim(claim.id, private.told_of_line(bill, claim.receipt));
    end if;
  end loop;
  with sole as (
    select p.id, min(l.receipt) as receipt
    from public.payments p
    join public.bills b on b.id = p.bill_id
    join public.mpesa_statement_lines l on l.paid_in_kes = p.received_kes and (l.account = b.number or exists (
      select 1 from public.receipt_claims c where c.bill_id = b.id and c.receipt = l.receipt and c.state = 'waiting')
      and private.is_told_for(b, l))
    where p.state = 'paid' and p.method = 'mpesa' and p.receipt is null
      and not exists (select 1 from public.payments x where x.receipt = l.receipt)
    group by p.id having count(*) = 1
  )
  update public.payments p set receipt = sole.receipt from sole where p.id = sole.id;
  get diagnostics learned = row_count;
  learned := learned + private.correct_look_alikes();
  update public.payments p set received_kes = l.paid_in_kes
  from public.mpesa_statement_lines l
  where l.receipt = p.receipt and l.paid_in_kes > 0 and p.received_kes is null;
  perform private.book_reversals();
  return jsonb_build_object('import_id', take_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned);
end
$function$;

drop function public.assign_money(text, text);

create function public.assign_money(receipt text, number text, is_another boolean default false)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  bill public.bills;
  outcome text;
  typed text;
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
  if not coalesce(assign_money.is_another, false) then
    select a.typed into typed from private.look_alikes(line.receipt) a where a.receipt = line.receipt and a.bill_id = bill.id limit 1;
    if found then
      perform private.refuse('looks_alike', format('%s looks like %s, with which %s was paid the same sum.', line.receipt, typed, bill.number),
        'Is it the same payment? Correct the receipt, or confirm that it is another one.');
    end if;
  end if;
  if bill.state in ('open', 'closed', 'needs_review') and line.paid_in_kes = bill.asked_kes then
    bill := private.pays_another_way(bill);
  end if;
  outcome := private.book_line(line, bill, null, 'Assigned by hand.');
  if outcome = 'known' then
    perform private.refuse_receipt(line.receipt);
  elsif outcome = 'unknown' then
    perform private.book_on_top(bill, line.paid_in_kes, line.receipt, null, format('Received %s; %s is to be paid in cash.',
      private.shillings(line.paid_in_kes), private.shillings(bill.asked_kes)));
    outcome := 'needs_review';
  end if;
  perform private.audit('money_assigned', 'bills', bill.id::text,
    jsonb_build_object('number', bill.number, 'receipt', line.receipt, 'amount_kes', line.paid_in_kes));
  return outcome;
end
$function$;

comment on function public.assign_money(receipt text, number text, is_another boolean) is 'The desk says which bill money is for: paid, by M-Pesa instead where cash was agreed; needs_review where it is another amount or the
bill is settled, which is then decided in the queue; refund_due where it cannot be had any more. Money that looks like a typed receipt
of that bill is another payment only if they say so (is_another). Refusals: not_allowed, not_found, bad_number, looks_alike, receipt_used.';
revoke execute on function public.assign_money(text, text, boolean) from public, anon;
grant execute on function public.assign_money(text, text, boolean) to authenticated, service_role;

drop function public.unplaced_money();

create function public.unplaced_money()
returns table(receipt text, completed_at timestamp with time zone, paid_in_kes integer, account text, details text, number text, method text, asked_kes integer, like_receipt text, like_number text)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes, a.typed, a.number
    from public.mpesa_statement_lines l
    left join public.bills b on b.number = coalesce(private.number_within(l.account),
      regexp_replace(upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g')), '^(..)', '\1-'))
    left join lateral (
      select k.typed, x.number from private.look_alikes(l.receipt) k join public.bills x on x.id = k.bill_id
      where k.receipt = l.receipt order by k.typed limit 1) a on true
    where l.paid_in_kes > 0 and (l.source in ('c2b', 'pull', 'status') and l.completed_at > now() - interval '90 days'
        or private.unplaced_kes(l.receipt) > 0)
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from public.receipt_claims c where c.receipt = l.receipt and c.state = 'waiting')
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
      and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt and e.what = 'got_back')
    order by l.completed_at limit 200;
end
$function$;

comment on function public.unplaced_money() is 'May be null: account, number, method, asked_kes, like_receipt, like_number. Money that came and nobody knows what it is for, the oldest
first, with the bill that its account names, if any, and a typed receipt of the same sum that looks like it, with its bill. Refusals:
not_allowed.';
revoke execute on function public.unplaced_money() from public, anon;
grant execute on function public.unplaced_money() to authenticated, service_role;
