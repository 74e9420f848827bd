-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A named receipt used to pay whatever bill asked exactly its sum: who overheard the receipt of somebody else's payment, which had
-- found no bill of its own, named it and was paid. It settles by itself now only where M-Pesa's own words lead from that payment to
-- the bill: the account that its payer typed, or the phone that it came from, if that belonged to the bill before the money came. All
-- else waits for a person. A claim keeps no receipt from others either: whose payment it is takes it, whoever named it first.

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
