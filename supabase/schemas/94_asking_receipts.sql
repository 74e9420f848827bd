-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- "I already paid": M-Pesa itself is asked about the receipt, so that nobody waits for a person where M-Pesa knows. And a receipt
-- counts once, whichever way it is heard of first: the callback of a prompt, a named receipt, a line of the statement.
--
-- A named receipt used to pay whatever bill asked exactly its sum: who overheard the receipt of somebody else's payment, which had
-- found no bill of its own, named it and was paid. It settles by itself now only where M-Pesa's own words lead from that payment to
-- the bill: the account that its payer typed, or the phone that it came from, if that belonged to the bill before the money came. All
-- else waits for a person. A claim keeps no receipt from others either: whose payment it is takes it, whoever named it first.
--
-- The owner changes the pay bill or till at noon. What was begun under the old number was asked about under the new one, which M-Pesa answers
-- with "no such request"; money that came to the old number was answered with "accepted" and was in no book; and nobody told M-Pesa our address
-- for the new one. Now former numbers stay the shop's own, each prompt and each line of a statement knows its number, and a new number is
-- registered as the first was. Numbers of Safaricom's test service are never kept: anybody can pay to them with play money.

create table private.mpesa_account (
  one boolean default true not null,
  shortcode text not null,
  till text,
  can_fetch boolean default false not null,
  told_at timestamp with time zone default now() not null,
  is_test boolean default false not null,
  constraint mpesa_account_pkey PRIMARY KEY (one),
  constraint mpesa_account_one_check CHECK (one)
);
alter table private.mpesa_account enable row level security;
comment on table private.mpesa_account is 'Where the money of the shop comes to, as the settings of the functions told last.';
comment on column private.mpesa_account.one is 'Always true, so that there is one row.';
comment on column private.mpesa_account.shortcode is 'The short code.';
comment on column private.mpesa_account.till is 'The till that gets the money; null where it is the short code.';
comment on column private.mpesa_account.can_fetch is 'Whether the settings allow to ask for lists of payments.';
comment on column private.mpesa_account.told_at is 'When the functions told.';
comment on column private.mpesa_account.is_test is 'Whether it is one of Safaricom''s test service, where no money moves.';

create function private.is_our_account(number text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from private.mpesa_account a where is_our_account.number in (a.shortcode, a.till))
    or exists (select 1 from private.former_accounts f where f.number = is_our_account.number)
$function$;
comment on function private.is_our_account(number text) is 'Whether a short code or till is the shop''s own, now or formerly.';

create function private.book_on_top(bill public.bills, came integer, receipt text, phone text, reason text)
returns uuid
language plpgsql
set search_path = ''
as $function$
declare
  attempt public.payments;
  in_cash constant boolean := private.is_paid_in_cash(bill);
begin
  insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
  values (bill.id, came, came, coalesce(book_on_top.phone, private.phone_of(bill)), case when in_cash then 'refund_due' else 'needs_review' end, 0,
    case when in_cash then 'Paid in cash already; this money came on top.' else reason end, book_on_top.receipt)
  returning * into attempt;
  perform private.tell_kind(bill, case when in_cash then 'owed_back' else 'doubt' end, attempt, reason);
  return attempt.id;
end
$function$;
comment on function private.book_on_top(bill public.bills, came integer, receipt text, phone text, reason text) is 'Money that came for a locked bill, but not as agreed: it waits for a person with the reason, or is owed back where the bill was paid in
cash at the counter.';

-- What M-Pesa says of a receipt
create function private.mpesa_digits_time(digits text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select regexp_replace(digits, '^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$', '\1-\2-\3 \4:\5:\6')
$function$;
comment on function private.mpesa_digits_time(digits text) is 'M-Pesa writes times of Nairobi as 20261124154000; this is what private.read_time reads. Anything else stays as it is.';

create function private.credit_party(answer jsonb)
returns text
language sql
immutable
set search_path = ''
as $function$
  select split_part(coalesce(private.mpesa_parameter(credit_party.answer, 'CreditPartyName'), (
    select p ->> 'Value'
    from jsonb_path_query(credit_party.answer, 'lax $.Result.ResultParameters.ResultParameter[*]') p
    where p ->> 'Key' = 'DebitPartyName' offset 1 limit 1)), ' - ', 1)
$function$;
comment on function private.credit_party(answer jsonb) is 'Who got the money by an answer about a transaction: a short code, till or phone. The documentation''s own example names both
parties DebitPartyName; the second one is meant then.';

create function private.ask_about_claim(claim_id uuid, wait interval default '00:00:00'::interval)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  asked uuid;
begin
  select private.ask_mpesa('status', c.id, jsonb_build_object('receipt', c.receipt)) into asked
  from public.receipt_claims c where c.id = claim_id;
  update private.mpesa_requests r set next_at = now() + wait where r.id = asked;
  return asked is not null;
end
$function$;
comment on function private.ask_about_claim(claim_id uuid, wait interval) is 'Asks M-Pesa about a named receipt, after a while; false where it cannot be asked.';

create function private.tell_claim(claim_id uuid, told text)
returns void
language sql
set search_path = ''
as $function$
  update public.receipt_claims c set told = tell_claim.told
  where c.id = claim_id and c.state = 'waiting' and c.told is distinct from tell_claim.told
$function$;
comment on function private.tell_claim(claim_id uuid, told text) is 'Notes what M-Pesa says of a receipt that waits.';

create function private.heard_of_receipt(request private.mpesa_requests)
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
comment on function private.heard_of_receipt(request private.mpesa_requests) is 'What follows once M-Pesa has answered about a named receipt, or will not.';

-- Naming a receipt
create function private.receipt_that_came(bill public.bills, named text)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(min(l.receipt) filter (where private.statement_pays(bill, l.receipt)), min(l.receipt))
  from public.mpesa_statement_lines l
  where translate(l.receipt, 'OI', '01') = translate(named, 'OI', '01') and l.paid_in_kes > 0
    and (private.statement_pays(bill, l.receipt) or not exists (
      select 1 from public.mpesa_statement_lines x where x.receipt = named))
  having count(*) filter (where private.statement_pays(bill, l.receipt)) = 1 or count(*) = 1
$function$;
comment on function private.receipt_that_came(bill public.bills, named text) is 'The receipt that M-Pesa has and that is the named one but for O and 0, I and 1, which look alike: the one that pays this bill, else the
only one there is; null when there is none or more than one. Without such a line nothing is put right: receipts have both letters and
digits.';

create function public.receipt_search(bill_id uuid, order_token text default NULL::text)
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
comment on function public.receipt_search(bill_id uuid, order_token text) is 'The receipt that the payer of a bill names while it is looked for, null where none is; `told` as in receipt_claims,
came_kes what M-Pesa says that it brought where it is told for this bill, else null. Answers {receipt text, told text
| null, came_kes integer | null} | null.';
grant execute on function public.receipt_search(bill_id uuid, order_token text) to anon, authenticated, service_role;

create function private.named_bill(account text, kes integer)
returns uuid
language sql
stable
set search_path = ''
as $function$
  select coalesce(private.bill_of_account(account, kes),
    (select b.id from public.bills b where b.number = private.number_within(account)))
$function$;
comment on function private.named_bill(account text, kes integer) is 'The bill that an account number means, put right as in bill_of_account, or that stands in it among other words; else null.';

-- A phone that somebody wrote on a bill once they had heard of the money proves nothing, so each counts from when it was known. M-Pesa's
-- list tells minutes: two of them may lie between.
create function private.is_payers_phone(bill public.bills, shown text, paid_at timestamp with time zone)
returns boolean
language sql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.is_payers_phone(bill public.bills, shown text, paid_at timestamp with time zone) is 'Whether money came from a phone that was known for a bill when it came: that of its order or hour, of the account, of a prompt for it,
or one that answered a prompt of the account. `shown` is the phone as M-Pesa shows it.';

create function private.is_told_for(bill public.bills, line public.mpesa_statement_lines)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select case when named.id is null then private.is_payers_phone(bill, line.payer, line.completed_at) else named.id = bill.id end
    and not exists (select 1 from private.money_set_aside s where s.receipt = line.receipt)
  from (select private.named_bill(line.account, line.paid_in_kes) as id) named
$function$;
comment on function private.is_told_for(bill public.bills, line public.mpesa_statement_lines) is 'Whether M-Pesa''s own words lead from a payment to a bill: its account means it, or means no bill and the phone is its payer''s. The account
comes first, so that money for one bill never pays another of the same family. Money that the desk set aside is for no bill.';

create function private.told_of_line(bill public.bills, receipt text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when exists (select 1 from public.payments p where p.receipt = l.receipt and p.bill_id <> bill.id) then 'taken'
    when not private.is_told_for(bill, l) then 'unlinked'
    when l.paid_in_kes <> bill.asked_kes then 'amount' end
  from public.mpesa_statement_lines l where l.receipt = told_of_line.receipt
$function$;
comment on function private.told_of_line(bill public.bills, receipt text) is 'What M-Pesa''s list says of a receipt that is named for a bill and does not pay it, as receipt_claims.told.';

-- What a receipt looks like: ten letters and figures, of which the first is a letter. Words of that length are told apart by the date
-- that M-Pesa writes first, where nothing else does: a letter of the year (A is 2006), of the month, and of the day.
create function private.looks_dated(code text, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select code ~ '^.[A-L][1-9A-V]' and (year > 2031 or ascii(code) - 65 + 2006 between year - 2 and year)
  from (select extract(year from at at time zone 'Africa/Nairobi')::integer as year) y
$function$;
comment on function private.looks_dated(code text, at timestamp with time zone) is 'Whether a code begins with a date of the last two years as M-Pesa writes it in receipts; after 2031, when its letters end, any year.';

create function private.receipt_within(words text)
returns text
language plpgsql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.receipt_within(words text) is 'The receipt in what somebody typed or pasted: the code itself, M-Pesa''s whole message in English or Kiswahili, or one code among words;
null where there is none, such as in "paid already", a phone number or a sum.';

create function private.foreign_claims(bill public.bills)
returns bigint
language sql
stable
set search_path = ''
as $function$
  select count(*) from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.at > now() - interval '1 day' and c.state <> 'matched' and c.told in ('unlinked', 'taken', 'other_till', 'unknown')
    and case when bill.payer_id is null then b.payer_id is null and b.phone = bill.phone else b.payer_id = bill.payer_id end
$function$;
comment on function private.foreign_claims(bill public.bills) is 'How many receipts that are not theirs the payer of a bill named within a day, over all their bills; a visitor is known by phone.';

create table private.former_accounts (
  number text not null,
  until timestamp with time zone default now() not null,
  constraint former_accounts_pkey PRIMARY KEY (number)
);
alter table private.former_accounts enable row level security;
comment on table private.former_accounts is 'Short codes and tills that were the shop''s own before the present ones: money that comes to them is still taken.';
comment on column private.former_accounts.number is 'The short code or till.';
comment on column private.former_accounts.until is 'When it was changed.';

create function public.tell_mpesa_account(shortcode text, till text, can_fetch boolean default false, is_test boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before private.mpesa_account;
begin
  select * into before from private.mpesa_account a for update;
  if found and coalesce(before.till, before.shortcode) <> coalesce(tell_mpesa_account.till, tell_mpesa_account.shortcode) then
    -- what was agreed with M-Pesa was so for the number that was
    update private.till_addresses t set registered_for = null, registered_at = null, pull_registered_at = null;
  end if;
  if not before.is_test then
    insert into private.former_accounts as f (number)
    select distinct n from unnest(array[before.shortcode, before.till]) n
    where n is not null and n not in (tell_mpesa_account.shortcode, coalesce(tell_mpesa_account.till, tell_mpesa_account.shortcode))
    on conflict on constraint former_accounts_pkey do update set until = now();
  end if;
  delete from private.former_accounts f where f.number in (tell_mpesa_account.shortcode, tell_mpesa_account.till);
  insert into private.mpesa_account as a (shortcode, till, can_fetch, is_test)
  values (tell_mpesa_account.shortcode, tell_mpesa_account.till, tell_mpesa_account.can_fetch, tell_mpesa_account.is_test)
  on conflict on constraint mpesa_account_pkey do update
    set shortcode = excluded.shortcode, till = excluded.till, can_fetch = excluded.can_fetch, is_test = excluded.is_test, told_at = now();
end
$function$;
comment on function public.tell_mpesa_account(shortcode text, till text, can_fetch boolean, is_test boolean) is 'For functions: the short code of their settings, the till where that is another, whether they may ask for lists of payments, and whether it
is the test service. Another number than before makes that a former one, and M-Pesa is to be given our addresses anew.';
grant execute on function public.tell_mpesa_account(shortcode text, till text, can_fetch boolean, is_test boolean) to service_role;

create function private.note_number(receipts text[], number text)
returns void
language sql
set search_path = ''
as $function$
  update public.mpesa_statement_lines l set number = note_number.number
  where l.receipt in (select upper(trim(r)) from unnest(receipts) r) and l.number is null and note_number.number is not null
$function$;
comment on function private.note_number(receipts text[], number text) is 'Notes to which number of the shop the money of receipts came, where that is not known yet.';

create function private.former_number(paid public.payments)
returns text
language sql
stable
set search_path = ''
as $function$
  select f.number from private.former_accounts f
  where f.number = coalesce(
    (select l.number from public.mpesa_statement_lines l where l.receipt = paid.receipt),
    paid.shortcode,
    -- before numbers were kept, it was the one of that time
    (select o.number from private.former_accounts o where o.until > paid.created_at order by o.until, o.number limit 1))
$function$;
comment on function private.former_number(paid public.payments) is 'The former number that a payment came to; null where it came to the present one.';
