-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A line of the statement can be learnt in more than one way: from an uploaded file, from a list that M-Pesa is asked for, from
-- M-Pesa telling as it happens, from its answer about one receipt. Whatever the way, it settles the same.
--
-- No time to pay runs out before it is known what was paid in it. Where M-Pesa can be asked for payments, that is what it is asked for
-- then, once a run of the jobs; where it does not answer, a quarter of an hour is waited. A prompt that is still on a phone when the
-- time is over has three minutes more, and one whose answer the shop may have missed is asked about first.

create function private.take_statement_lines(lines jsonb, import_id uuid, source text)
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
  placed integer := 0;
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
      select private.bills_taken_back()
      union all
      select r.bill_id from private.returns_told() r
      union all
      select n.bill_id from private.lines_for_bills(take_statement_lines.import_id) n
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
      and not exists (select 1 from public.payments x where x.receipt = l.receipt) and not private.is_sent_back(l.receipt)
    group by p.id having count(*) = 1
  )
  update public.payments p set receipt = sole.receipt from sole where p.id = sole.id;
  get diagnostics learned = row_count;
  learned := learned + private.correct_look_alikes();
  update public.payments p set received_kes = l.paid_in_kes
  from public.mpesa_statement_lines l
  where l.receipt = p.receipt and l.paid_in_kes > 0 and p.received_kes is null;
  for line in select n.receipt, n.payer from private.lines_for_bills(take_statement_lines.import_id) n order by n.bill_id, n.receipt loop
    if private.place_line(line.receipt, line.payer) in ('paid', 'needs_review', 'got_back') then
      placed := placed + 1;
    end if;
  end loop;
  perform private.tell_told_otherwise(take_statement_lines.import_id);
  perform private.book_reversals();
  return jsonb_build_object('import_id', take_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned, 'placed', placed);
end
$function$;
comment on function private.take_statement_lines(lines jsonb, import_id uuid, source text) is 'Takes lines of an M-Pesa statement, at most 5,000 a call, learnt in the way that `source` names: [{receipt,
completed_at, paid_in_kes, withdrawn_kes, balance_kes, reason, account, payer, details}, …]. Lines we have are left as
they are, but for what they lack: a payment and its charge share a receipt, and whichever comes second is neither new
nor known. Settles named receipts that appear, teaches payments what they do not know: their receipt, or what came,
and gives uploaded lines to the bills that they name where these still take money. Answers {import_id uuid, imported
integer, known integer, bad [{row integer, message text}], claims_matched integer, receipts_learned integer, placed
integer}. Refusals: bad_file.';

create function private.awaits_list(ended timestamp with time zone)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from private.mpesa_account a cross join private.till_addresses t
    where a.can_fetch and coalesce(t.listed_until < awaits_list.ended or t.listed_until > now() + interval '1 minute', true)
      and greatest(awaits_list.ended, private.last_back()) > now() - interval '15 minutes')
$function$;
comment on function private.awaits_list(ended timestamp with time zone) is 'Whether M-Pesa is to be asked first what was paid until then. At most a quarter of an hour, counted from our return where we were away.';

create function private.hold_is_over(bill_id uuid, ended timestamp with time zone, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select hold_is_over.ended <= hold_is_over.at and not private.awaits_list(hold_is_over.ended) and not exists (
    select 1 from public.payments p
    where p.bill_id = hold_is_over.bill_id and p.state in ('starting', 'prompted') and (
      hold_is_over.ended > hold_is_over.at - interval '3 minutes'
      or (p.state = 'prompted' and p.next_check_at <= now() and private.last_back() > now() - interval '15 minutes')))
    and not private.awaits_desk(hold_is_over.bill_id, hold_is_over.at)
$function$;
comment on function private.hold_is_over(bill_id uuid, ended timestamp with time zone, at timestamp with time zone) is 'Whether what is kept for the payer of a bill until then may be given up: nothing that was paid in time can be unknown, and no money that
is most likely theirs waits for a person, which keeps it for a day at most.';

create function private.list_is_wanted()
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from private.till_addresses t where t.wanted_from is not null)
    or exists (
      select 1 from public.orders o
      where o.hold_expires_at <= now() and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed', 'needs_review')
        and private.awaits_list(o.hold_expires_at))
    or exists (
      select 1 from public.consultations c
      where c.state = 'held' and c.hold_expires_at <= now() and private.awaits_list(c.hold_expires_at))
$function$;
comment on function private.list_is_wanted() is 'Whether M-Pesa is to be asked for payments now: we were away, or something is about to be given up.';

create function public.till_list_from(whole boolean default false)
returns timestamp with time zone
language sql
stable security definer
set search_path = ''
as $function$
  select least(t.wanted_from, t.listed_until) - interval '15 minutes'
  from private.till_addresses t
  where not till_list_from.whole and t.listed_until > now() - interval '47 hours' and t.fetched_at > now() - interval '18 hours'
    and private.list_is_wanted()
$function$;
comment on function public.till_list_from(whole boolean) is 'May be null. For functions: when the list begins that is asked for now; null: all that M-Pesa keeps, two days. whole: all in any case.';
grant execute on function public.till_list_from(whole boolean) to service_role;

create function private.unlisted_since()
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select t.failing_since from private.till_addresses t join private.mpesa_account a on a.can_fetch
  where t.failing_since < now() - interval '2 minutes'
$function$;
comment on function private.unlisted_since() is 'Since when M-Pesa could not be asked for payments, though that is set up; null while it can.';
