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
