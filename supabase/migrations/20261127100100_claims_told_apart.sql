-- A named receipt used to pay whatever bill asked exactly its sum: who overheard the receipt of somebody else's payment, which had
-- found no bill of its own, named it and was paid. It settles by itself now only where M-Pesa's own words lead from that payment to
-- the bill: the account that its payer typed, or the phone that it came from, if that belonged to the bill before the money came. All
-- else waits for a person. A claim keeps no receipt from others either: whose payment it is takes it, whoever named it first.
alter table public.receipt_claims drop constraint receipt_claims_told_check;
alter table public.receipt_claims add constraint receipt_claims_told_check
  check (told in ('asking', 'other_till', 'not_completed', 'unknown', 'amount', 'doubtful', 'unlinked', 'taken'));
comment on column public.receipt_claims.told is
  'What M-Pesa says. asking: it is being asked. other_till: paid to somebody else. not_completed: M-Pesa ended it without
moving money. unknown: M-Pesa has no such receipt. amount: it came, but not as much as is asked. doubtful: a person must read
the answer. unlinked: it came, and nothing says that it is for this bill. taken: it paid another bill. null: M-Pesa was not asked,
or did not answer.';

create function private.named_bill(account text, kes integer)
returns uuid
language sql
stable
set search_path = ''
as $$
  select coalesce(private.bill_of_account(account, kes),
    (select b.id from public.bills b where b.number = private.number_within(account)))
$$;
comment on function private.named_bill(text, integer) is
  'The bill that an account number means, put right as in bill_of_account, or that stands in it among other words; else null.';

-- A phone that somebody wrote on a bill once they had heard of the money proves nothing, so each counts from when it was known. M-Pesa's
-- list tells minutes: two of them may lie between.
create function private.is_payers_phone(bill public.bills, shown text, paid_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1
    from (
      -- that of a month of a plan is the profile's, which follows
      select bill.phone as phone, bill.created_at as since where bill.kind <> 'plan'
      union all
      select o.alt_phone, o.placed_at from public.orders o where o.id = bill.id
      union all
      select f.phone, f.updated_at from public.profiles f where f.user_id = bill.payer_id
      union all
      select p.phone, p.created_at from public.payments p
      where p.bill_id = bill.id and p.method = 'mpesa' and p.checkout_request_id is not null
      union all
      select p.phone, p.created_at from public.payments p join public.bills b on b.id = p.bill_id
      where b.payer_id = bill.payer_id and p.checkout_request_id is not null and p.state = 'paid'
    ) known
    where known.phone <> '254700000000' and private.is_same_phone(known.phone, shown)
      and known.since <= is_payers_phone.paid_at + interval '2 minutes')
$$;
comment on function private.is_payers_phone(public.bills, text, timestamptz) is
  'Whether money came from a phone that was known for a bill when it came: that of its order or hour, of the account, of a prompt for it,
or one that answered a prompt of the account. `shown` is the phone as M-Pesa shows it.';

create function private.is_told_for(bill public.bills, line public.mpesa_statement_lines)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case when named.id is null then private.is_payers_phone(bill, line.payer, line.completed_at) else named.id = bill.id end
    and not exists (select 1 from private.money_set_aside s where s.receipt = line.receipt)
  from (select private.named_bill(line.account, line.paid_in_kes) as id) named
$$;
comment on function private.is_told_for(public.bills, public.mpesa_statement_lines) is
  'Whether M-Pesa''s own words lead from a payment to a bill: its account means it, or means no bill and the phone is its payer''s. The account
comes first, so that money for one bill never pays another of the same family. Money that the desk set aside is for no bill.';

create or replace function private.statement_pays(bill public.bills, receipt text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = bill.asked_kes and private.is_told_for(bill, l)
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
  )
$$;
comment on function private.statement_pays(public.bills, text) is
  'Whether a line of the statement, by M-Pesa''s own words of account and payer, pays this bill in full and nothing else yet.';

create function private.told_of_line(bill public.bills, receipt text)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when exists (select 1 from public.payments p where p.receipt = l.receipt and p.bill_id <> bill.id) then 'taken'
    when not private.is_told_for(bill, l) then 'unlinked'
    when l.paid_in_kes <> bill.asked_kes then 'amount' end
  from public.mpesa_statement_lines l where l.receipt = told_of_line.receipt
$$;
comment on function private.told_of_line(public.bills, text) is
  'What M-Pesa''s list says of a receipt that is named for a bill and does not pay it, as receipt_claims.told.';

-- What a receipt looks like: ten letters and figures, of which the first is a letter. Words of that length are told apart by the date
-- that M-Pesa writes first, where nothing else does: a letter of the year (A is 2006), of the month, and of the day.
create function private.looks_dated(code text, at timestamptz default now())
returns boolean
language sql
stable
set search_path = ''
as $$
  select code ~ '^.[A-L][1-9A-V]' and (year > 2031 or ascii(code) - 65 + 2006 between year - 2 and year)
  from (select extract(year from at at time zone 'Africa/Nairobi')::integer as year) y
$$;
comment on function private.looks_dated(text, timestamptz) is
  'Whether a code begins with a date of the last two years as M-Pesa writes it in receipts; after 2031, when its letters end, any year.';

create function private.receipt_within(words text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  form constant text := '[A-Z][A-Z0-9]{9}';
  given constant text := upper(trim(regexp_replace(coalesce(words, ''), '\s+', ' ', 'g')));
  joined constant text := replace(given, ' ', '');
  found_in text;
begin
  if length(given) > 1000 then
    return null;
  end if;
  -- M-Pesa's message, in either of its languages
  found_in := substring(given from '\m(' || form || ')[^A-Z0-9]{0,3}\m(?:CONFIRMED|IMETHIBITISHWA)');
  if found_in is not null then
    return found_in;
  end if;
  if given ~ ('^' || form || '$') then
    return case when given ~ '\d' or private.looks_dated(given) then given end;
  end if;
  -- one code among words, or one that is written in groups
  select min(m[1]) into found_in from regexp_matches(given, '\m(' || form || ')\M', 'g') m
  where m[1] ~ '\d' and private.looks_dated(m[1]) having count(distinct m[1]) = 1;
  return coalesce(found_in, case when joined ~ ('^' || form || '$') and joined ~ '\d' and private.looks_dated(joined) then joined end);
end
$$;
comment on function private.receipt_within(text) is
  'The receipt in what somebody typed or pasted: the code itself, M-Pesa''s whole message in English or Kiswahili, or one code among words;
null where there is none, such as in "paid already", a phone number or a sum.';

create or replace function private.receipt_that_came(bill public.bills, named text)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(min(l.receipt) filter (where private.statement_pays(bill, l.receipt)), min(l.receipt))
  from public.mpesa_statement_lines l
  where translate(l.receipt, 'OI', '01') = translate(named, 'OI', '01') and l.paid_in_kes > 0
    and (private.statement_pays(bill, l.receipt) or not exists (
      select 1 from public.mpesa_statement_lines x where x.receipt = named))
  having count(*) filter (where private.statement_pays(bill, l.receipt)) = 1 or count(*) = 1
$$;
comment on function private.receipt_that_came(public.bills, text) is
  'The receipt that M-Pesa has and that is the named one but for O and 0, I and 1, which look alike: the one that pays this bill, else the
only one there is; null when there is none or more than one. Without such a line nothing is put right: receipts have both letters and
digits.';

create function private.foreign_claims(bill public.bills)
returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*) from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.at > now() - interval '1 day' and c.state <> 'matched' and c.told in ('unlinked', 'taken', 'other_till', 'unknown')
    and case when bill.payer_id is null then b.payer_id is null and b.phone = bill.phone else b.payer_id = bill.payer_id end
$$;
comment on function private.foreign_claims(public.bills) is
  'How many receipts that are not theirs the payer of a bill named within a day, over all their bills; a visitor is known by phone.';

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
      where p.received_kes is null and l.paid_in_kes > 0)
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
  update public.payments p set received_kes = l.paid_in_kes
  from public.mpesa_statement_lines l
  where l.receipt = p.receipt and l.paid_in_kes > 0 and p.received_kes is null;
  return jsonb_build_object('import_id', take_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned);
end
$function$;
comment on function private.take_statement_lines(lines jsonb, import_id uuid, source text) is 'Takes lines of an M-Pesa statement, at most 5,000 a call, learnt in the way that `source` names: [{receipt, completed_at,
paid_in_kes, withdrawn_kes, balance_kes, reason, account, payer, details}, …]. Lines we have are left as they are, but for what
they lack: a payment and its charge share a receipt, and whichever comes second is neither new nor known. Settles named
receipts that appear, and teaches payments what they do not know: their receipt, or what came. → {import_id, imported,
known, bad: [{row, message}], claims_matched, receipts_learned}. Refusals: bad_file.';

create or replace function private.heard_of_receipt(request private.mpesa_requests)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  claim public.receipt_claims;
  receipt constant text := request.details ->> 'receipt';
  kes constant text := substring(private.mpesa_parameter(request.answer, 'Amount') from '^(\d{1,8})(?:\.0+)?$');
  status constant text := private.mpesa_parameter(request.answer, 'TransactionStatus');
  credit constant text := private.credit_party(request.answer);
  -- whoever shop and payer are, the one that did not get the money is named first
  payer constant text := private.mpesa_parameter(request.answer, 'DebitPartyName');
  asked integer;
begin
  select count(*) into asked from private.mpesa_requests r where r.kind = 'status' and r.subject = request.subject;
  select * into claim from public.receipt_claims c where c.id = request.subject;
  if request.state = 'silent' or (request.state = 'failed' and request.result_text ~* 'receipt.*not exist') then
    -- A receipt is known to M-Pesa some seconds after the money moved, and an answer can get lost.
    if claim.state = 'waiting' and asked < 4 and private.ask_about_claim(claim.id, interval '10 seconds' * asked) then
      return;
    end if;
    perform private.tell_claim(claim.id, case request.state when 'failed' then 'unknown' end);
  elsif request.state <> 'done' then
    -- refused for a reason of ours, such as who asks: a person looks, as they do without M-Pesa
    perform private.tell_claim(claim.id, null);
  elsif coalesce(private.mpesa_parameter(request.answer, 'ReceiptNo'), receipt) <> receipt or status is null then
    perform private.tell_claim(claim.id, 'doubtful');
  elsif status in ('Cancelled', 'Declined', 'Expired') then
    perform private.tell_claim(claim.id, 'not_completed');
  elsif status <> 'Completed' or kes is null or coalesce(credit, '') = '' then
    perform private.tell_claim(claim.id, 'doubtful');
  elsif not private.is_our_account(credit) then
    perform private.tell_claim(claim.id, 'other_till');
  else
    perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt,
      'completed_at', coalesce(private.mpesa_digits_time(private.mpesa_parameter(request.answer, 'FinalisedTime')), now()::text),
      'paid_in_kes', kes, 'payer', payer, 'details', concat_ws(' ', 'Asked for by its receipt.', payer))), request.id, 'status');
  end if;
end
$function$;

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

create or replace function private.place_line(receipt text, payer text default NULL::text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  bill public.bills;
  meant uuid;
begin
  select * into line from public.mpesa_statement_lines l where l.receipt = place_line.receipt;
  if line.paid_in_kes is null or line.paid_in_kes = 0 or exists (
      select 1 from public.payments p where p.receipt = line.receipt) then
    return 'known';
  end if;
  meant := case when line.account is null then private.bill_of_payer(payer, line.paid_in_kes)
    else private.bill_of_account(line.account, line.paid_in_kes) end;
  if meant is null and exists (select 1 from public.receipt_claims c where c.receipt = line.receipt and c.state = 'waiting') then
    return 'claimed'; -- had M-Pesa's words led to a bill that names it, it would be settled
  end if;
  if meant is null and line.account is null then
    -- a prompt to a till that a query settled: nothing but phone and amount tell its receipt
    update public.payments p set receipt = line.receipt, receipt_learnt = true
    where p.id = (
      select min(x.id::text)::uuid from public.payments x
      where x.state = 'paid' and x.method = 'mpesa' and x.receipt is null and x.received_kes = line.paid_in_kes
        and private.is_same_phone(x.phone, payer) and x.created_at between line.completed_at - interval '1 hour' and line.completed_at + interval '1 hour'
      having count(*) = 1);
    return case when found then 'known' else 'unknown' end;
  end if;
  if meant is null then
    return 'unknown';
  end if;
  bill := private.lock_bill(meant);
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || line.receipt, 0));
  return private.book_line(line, bill, payer, 'Paid without a prompt.');
end
$function$;
comment on function private.place_line(text, text) is
  'Looks for the bill of a line of the statement, by its account or, where a till has none, by who paid; `payer` is the phone as M-Pesa
shows it. → as book_line; claimed: somebody names it, and a person decides; unknown: nobody knows what it is for.';

create or replace function private.match_named_receipt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update public.receipt_claims c set state = 'matched', settled_at = now()
  where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'waiting';
  if found then
    perform private.log_payment_event(new.bill_id, 'claim_matched', jsonb_build_object('receipt', new.receipt), new.id);
  end if;
  -- others who named it are told, and look at their messages once more
  update public.receipt_claims c set told = 'taken'
  where c.receipt = new.receipt and c.bill_id <> new.bill_id and c.state = 'waiting' and c.told is distinct from 'taken';
  return null;
end $function$;
comment on function private.match_named_receipt() is
  'Trigger: a named receipt is matched as soon as a payment of its bill carries it, and who named it for another bill is told.';

create or replace function public.receipt_search(bill_id uuid, order_token text default NULL::text)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('receipt', c.receipt, 'told', c.told, 'came_kes',
    -- what somebody else paid is nothing to tell
    case when c.told = 'amount' then private.statement_kes(c.receipt) end)
  from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.bill_id = receipt_search.bill_id and c.state = 'waiting'
    and (b.payer_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = b.id and t.token = receipt_search.order_token))
$function$;
comment on function public.receipt_search(uuid, text) is
  'May be null. The receipt that the payer of a bill names while it is looked for: {receipt, told, came_kes}; `told` as in
receipt_claims, came_kes what M-Pesa says that it brought where it is told for this bill, else null.';

create or replace function public.unplaced_money()
returns table(receipt text, completed_at timestamp with time zone, paid_in_kes integer, account text, details text, number text, method text, asked_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes
    from public.mpesa_statement_lines l
    left join public.bills b on b.number = coalesce(private.number_within(l.account),
      regexp_replace(upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g')), '^(..)', '\1-'))
    where l.paid_in_kes > 0 and l.source in ('c2b', 'pull', 'status') and l.completed_at > now() - interval '90 days'
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from public.receipt_claims c where c.receipt = l.receipt and c.state = 'waiting')
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
    order by l.completed_at limit 200;
end
$function$;

-- A phone that is told as SHA-256 stands beside the words, and not in them.
create or replace function public.receive_till_money(secret text, line jsonb, shortcode text, payer text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  taken jsonb;
begin
  if not exists (select 1 from private.till_addresses t where t.secret = receive_till_money.secret) then
    return null;
  end if;
  if not private.is_our_account(receive_till_money.shortcode) then
    return 'other_till';
  end if;
  taken := private.take_statement_lines(jsonb_build_array(line || jsonb_build_object('payer', receive_till_money.payer)), gen_random_uuid(),
    'c2b');
  if taken -> 'bad' <> '[]' then
    return 'unreadable';
  end if;
  return private.place_line(upper(trim(line ->> 'receipt')), receive_till_money.payer);
end
$function$;
