-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Money without a prompt: M-Pesa tells of each payment to the short code or till as it happens (C2B), and is asked for all of them
-- each night (Pull Transactions). Each is a line of the statement, once by its receipt, and looks for its bill. What finds none is
-- shown at the desk, where a person gives it to a bill.
--
-- Money that came and belongs to no bill yet lies in M-Pesa as all other money does, and was in no book: the close of the day showed it as a
-- difference without a name, and the accountant's files not at all. It is booked as soon as it is known, on the day M-Pesa says, against the account
-- `unplaced`. Once it has its bill, it is taken off there and booked as that bill's, both at the moment of placing: that day has the sale, and the
-- day on which it came stays as it was. What the desk says is for no bill goes on to the account `set_aside`.
--
-- And each entry says when it was booked: what is learnt of a day that is closed can be named.
--
-- An order that ran out of time though M-Pesa had its money by then was told that the money came late. Its buyer hears now that it was
-- we who heard of it late. And money that came to a till in time for what has run out since finds it by who paid.
--
-- A receipt typed with the letter O where M-Pesa has a nought: the order was taken as paid by it, and M-Pesa's own receipt then stood as money nobody
-- knows. Given to the same order it came "on top", and 1,160 was offered back that had come once. Such pairs are one payment: an import corrects
-- the typed code where there is no other candidate, the desk does it with one press, and both are asked before money comes on top.
--
-- Money that found no bill stood at the desk without a word of whose it may be, though sum, phone and name fitted an order that then ran
-- out of time. The desk reads at most three likely bills, the best first, and why; and what its payer's own phone sent is looked at before
-- the order that it most likely pays is given up.
--
-- A line "Reversal of TD01DM55AA" books what M-Pesa took back of a payment we know. Money that nobody knew yet was given to a bill after
-- that line had come, and its bill counted as paid until the next lines came.
--
-- Money that says which bill it is for, or most likely is for.
--
-- A family pays an order from five phones, each a part, each with the right number: all of it stood under "Money nobody knows", the buyer
-- was asked for the whole, and the order ran out of time over nine tenths of its price. The number of a bill has a check sign, so a part
-- with an exact number counts from any phone, unless another open bill asks exactly that sum and fits its payer. What is still unplaced
-- keeps the bill that it names, or most likely is for, from being given up for a day, also where the phone is not the buyer's own.
--
-- A booking that was kept with a part of its price could be cancelled by its client without a word of that part.
--
-- "It never came" is offered for every kind of bill: the list of what the statement does not have says for which somebody vouched.
--
-- Money that lay here for days before somebody knew which bill it was for.
--
-- The page and the receipt of its payer said that it had come when it was placed, and a notice that we had heard of it late, while it had
-- been here all the time. The time of M-Pesa stands there now, the day of placing beside it, and the notice says what was so.
--
-- Whoever found their order by its number and phone read "Payment failed" and could do nothing about it: the address that opens it was on
-- another phone. They read how much to pay now, for the pay bill and the account number that anybody may know.

create table private.till_addresses (
  one boolean default true not null,
  secret text default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) not null,
  registered_for text,
  registered_at timestamp with time zone,
  pull_registered_at timestamp with time zone,
  fetch_started_at timestamp with time zone,
  fetched_at timestamp with time zone,
  last_fetch jsonb,
  wanted_from timestamp with time zone,
  listed_until timestamp with time zone,
  failing_since timestamp with time zone,
  constraint till_addresses_pkey PRIMARY KEY (one),
  constraint till_addresses_one_check CHECK (one)
);
alter table private.till_addresses enable row level security;
comment on table private.till_addresses is 'Where M-Pesa tells of payments, and how that was agreed with it. One row.';
comment on column private.till_addresses.one is 'Always true, so that there is one row.';
comment on column private.till_addresses.secret is 'The secret end of these addresses.';
comment on column private.till_addresses.registered_for is 'The address of the function that M-Pesa was given; null: none yet.';
comment on column private.till_addresses.registered_at is 'When M-Pesa was given the address; null before.';
comment on column private.till_addresses.pull_registered_at is 'When M-Pesa agreed to be asked for lists; null before.';
comment on column private.till_addresses.fetch_started_at is 'When payments were last asked for; null before the first time.';
comment on column private.till_addresses.fetched_at is 'When they were last read to the end; null before the first time.';
comment on column private.till_addresses.last_fetch is 'What the last fetch brought, or why it ended early; null before the first.';
comment on column private.till_addresses.wanted_from is 'Since when payments are to be asked for, for nobody could tell of them then; null: nothing is missing.';
comment on column private.till_addresses.listed_until is 'All payments until then are known, as a list that was read to the end says; null before the first.';
comment on column private.till_addresses.failing_since is 'Since when no list could be read to the end; null while they can.';

create table private.money_set_aside (
  receipt text not null,
  note text not null,
  at timestamp with time zone default now() not null,
  constraint money_set_aside_pkey PRIMARY KEY (receipt),
  constraint money_set_aside_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500)))
);
alter table private.money_set_aside enable row level security;
comment on table private.money_set_aside is 'Money of the statement that is for no bill, such as of somebody who paid in the shop, with the word of the desk.';
comment on column private.money_set_aside.receipt is 'Receipt of the line.';
comment on column private.money_set_aside.note is 'What it was for.';
comment on column private.money_set_aside.at is 'When the desk said so.';

-- Numbers of bills: the last sign is checked by the five before it (ISO 7064, 31 and 30), so that one wrong sign or two that
-- changed places never make another number. Numbers from before have six signs by chance.
create function private.check_sign(signs text)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  p integer := 30;
  at integer;
begin
  for i in 1..length(signs) loop
    at := strpos(alphabet, substr(signs, i, 1)) - 1;
    if at < 0 then
      return null;
    end if;
    p := (coalesce(nullif((p + at) % 30, 0), 30) * 2) % 31;
  end loop;
  return substr(alphabet, (31 - p) % 30 + 1, 1);
end
$function$;
comment on function private.check_sign(signs text) is 'The sign that follows others in the number of a bill; null where one of them is none of its alphabet.';

create function private.is_near(one text, other text)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select length(one) = length(other) and (
    (select count(*) from generate_series(1, length(one)) i where substr(one, i, 1) <> substr(other, i, 1)) = 1
    or exists (
      select 1 from generate_series(1, length(one) - 1) i
      where one = left(other, i - 1) || substr(other, i + 1, 1) || substr(other, i, 1) || substr(other, i + 2)))
$function$;
comment on function private.is_near(one text, other text) is 'Whether two words differ in one sign, or in two neighbours that changed places.';

create function private.bill_of_account(account text, kes integer)
returns uuid
language plpgsql
stable
set search_path = ''
as $function$
declare
  typed constant text := coalesce(private.reference_of(account), '');
  found_id uuid;
begin
  select b.id into found_id from public.bills b where replace(b.number, '-', '') = typed;
  if found then
    return found_id;
  end if;
  select b.id into found_id from public.bills b
  where b.number = private.number_within(account) and b.method = 'mpesa' and private.still_to_pay(b) >= kes;
  if found then
    return found_id;
  end if;
  -- A number that checks was not mistyped: it is another one.
  if length(typed) not in (6, 8) or (length(typed) = 8 and private.check_sign(substr(typed, 3, 5)) = right(typed, 1)) then
    return null;
  end if;
  select min(b.id::text)::uuid into found_id
  from public.bills b
  where b.state in ('open', 'needs_review') and b.method = 'mpesa'
    and (b.asked_kes = kes or (b.state = 'needs_review' and private.still_to_pay(b) = kes))
    and (private.is_near(replace(b.number, '-', ''), typed) or right(b.number, 6) = typed
      or private.is_near(right(b.number, 6), typed))
  having count(*) = 1;
  return found_id;
end
$function$;
comment on function private.bill_of_account(account text, kes integer) is 'The bill that somebody means by the account number they typed: its number, with or without hyphen, in any state, or among words where
it asks that much; else the one bill that may be paid, of exactly this amount, whose number is that but for one sign, two that
changed places, or what stands before the hyphen. Null where there is none, or more than one.';

create function private.is_same_phone(phone text, shown text)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select case
    when given ~* '^[0-9a-f]{64}$' then encode(sha256(convert_to(phone, 'UTF8')), 'hex') = lower(given)
    when given ~ '^\d{12}$' then phone = given
    when given ~ '^254\d+\*+\d{2,}$' then phone like regexp_replace(given, '\*+', '%')
    else false end
  from (select regexp_replace(coalesce(shown, ''), '\s', '', 'g') as given) g
$function$;
comment on function private.is_same_phone(phone text, shown text) is 'Whether a number 254… may be the one that M-Pesa shows: whole, with stars in its middle, or as SHA-256.';

create function private.bill_of_payer(payer text, kes integer)
returns uuid
language sql
stable
set search_path = ''
as $function$
  select min(b.id::text)::uuid from public.bills b
  where b.state in ('open', 'needs_review') and b.method = 'mpesa'
    and (b.asked_kes = kes or (b.state = 'needs_review' and private.still_to_pay(b) = kes))
    and (private.is_same_phone(b.phone, payer) or exists (
      select 1 from public.payments p where p.bill_id = b.id and private.is_same_phone(p.phone, payer)))
  having count(*) = 1
$function$;
comment on function private.bill_of_payer(payer text, kes integer) is 'The one bill that may be paid, of exactly this amount, of whoever has that phone; null where there is none, or more than one.';

create function private.place_line(receipt text, payer text default NULL::text)
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
      select 1 from public.payments p where p.receipt = line.receipt) or exists (
      select 1 from public.refunds r where r.reference = line.receipt) or private.is_sent_back(line.receipt) or private.is_got_back(line.receipt) then
    return 'known';
  end if;
  meant := case when line.account is null then private.bill_of_payer(payer, line.paid_in_kes)
    else private.bill_of_account(line.account, line.paid_in_kes) end;
  if meant is null and line.account is null then
    meant := coalesce(private.twice_bill_of_payer(payer, line.paid_in_kes), private.closed_bill_of_payer(payer, line.paid_in_kes, line.completed_at));
  end if;
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
comment on function private.place_line(receipt text, payer text) is 'Looks for the bill of a line of the statement, by its account or, where a till has none, by who paid; `payer` is the phone as M-Pesa
shows it. → as book_line; claimed: somebody names it, and a person decides; unknown: nobody knows what it is for.';

create function public.till_addresses()
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('secret', t.secret, 'registered_for', t.registered_for, 'pull_registered', t.pull_registered_at is not null)
  from private.till_addresses t
$function$;
comment on function public.till_addresses() is 'For functions: the secret in the addresses at which M-Pesa tells of money, and for which number they were registered.
Answers {secret text, registered_for text | null, pull_registered boolean}.';
grant execute on function public.till_addresses() to service_role;

create function public.note_till_registered(what text, base text)
returns void
language sql
security definer
set search_path = ''
as $function$
  update private.till_addresses t
  set registered_for = case what when 'payments' then base else t.registered_for end,
    registered_at = case what when 'payments' then now() else t.registered_at end,
    pull_registered_at = case what when 'pull' then now() else t.pull_registered_at end
$function$;
comment on function public.note_till_registered(what text, base text) is 'For functions: M-Pesa was given our addresses; what: payments (it tells of each) or pull (it may be asked for lists).';
grant execute on function public.note_till_registered(what text, base text) to service_role;

-- A phone that is told as SHA-256 stands beside the words, and not in them.
create function public.receive_till_money(secret text, line jsonb, shortcode text, payer text)
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
  perform private.note_number(array[line ->> 'receipt'], receive_till_money.shortcode);
  return private.place_line(upper(trim(line ->> 'receipt')), receive_till_money.payer);
end
$function$;
comment on function public.receive_till_money(secret text, line jsonb, shortcode text, payer text) is 'For functions: M-Pesa tells of a payment, as a line of the statement. → what became of it as place_line says; other_till,
unreadable: nothing is booked; null: the address was never given out.';
grant execute on function public.receive_till_money(secret text, line jsonb, shortcode text, payer text) to service_role;

create function public.judge_till_money(secret text, account text, kes integer)
returns text
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  if not exists (select 1 from private.till_addresses t where t.secret = judge_till_money.secret)
      or coalesce(trim(account), '') = '' then
    return 'accept';
  end if;
  if kes < 1 then
    return 'C2B00013';
  end if;
  select b.* into bill from public.bills b where b.id = private.bill_of_account(account, kes);
  -- what had gone to them twice comes back
  if found and private.gives_back(bill, kes) then
    return 'accept';
  end if;
  if not found or bill.method <> 'mpesa' or bill.state in ('paid', 'refund_due', 'refunded') then
    return 'C2B00012';
  end if;
  if bill.state = 'closed' and not private.has_open_payment(bill.id) then
    return 'C2B00012';
  end if;
  return case when private.still_to_pay(bill) = kes or (bill.asked_kes > private.most_at_once() and kes < private.still_to_pay(bill)) then 'accept'
    else 'C2B00013' end;
end
$function$;
comment on function public.judge_till_money(secret text, account text, kes integer) is 'For functions: whether M-Pesa should take a payment to an account: accept, or the code that says why not (C2B00012: no such account,
C2B00013: another amount). Money for a till has no account and is always taken.';
grant execute on function public.judge_till_money(secret text, account text, kes integer) to service_role;

create function public.take_pulled_money(lines jsonb, import_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  taken jsonb;
begin
  taken := private.take_statement_lines(lines, import_id, 'pull');
  return jsonb_build_object('imported', taken -> 'imported', 'known', taken -> 'known', 'bad', jsonb_array_length(taken -> 'bad'),
    'placed', taken -> 'claims_matched', 'unplaced', (
      select coalesce(jsonb_agg(l.receipt order by l.receipt), '[]') from public.mpesa_statement_lines l
      where l.import_id = take_pulled_money.import_id and not exists (select 1 from public.payments p where p.receipt = l.receipt)));
end
$function$;
comment on function public.take_pulled_money(lines jsonb, import_id uuid) is 'For functions: a page of payments that M-Pesa was asked for, as lines of the statement, under an id of its own;
`unplaced` are receipts that look for their bill by place_pulled_money. Answers {imported integer, known integer, bad
integer, placed integer, unplaced [text]}. Refusals: bad_file.';
grant execute on function public.take_pulled_money(lines jsonb, import_id uuid) to service_role;

create function public.place_pulled_money(receipt text, payer text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  outcome constant text := private.place_line(place_pulled_money.receipt, place_pulled_money.payer);
begin
  perform private.book_unplaced(place_pulled_money.receipt);
  return outcome;
end
$function$;
comment on function public.place_pulled_money(receipt text, payer text) is 'For functions: one line looks for its bill, in a transaction of its own since it locks that one. → as place_line.';
grant execute on function public.place_pulled_money(receipt text, payer text) to service_role;

create function public.begin_till_fetch()
returns boolean
language sql
security definer
set search_path = ''
as $function$
  with begun as (
    update private.till_addresses t set fetch_started_at = now()
    where coalesce(t.fetch_started_at < now() - interval '30 seconds' or t.fetch_started_at > now(), true) returning 1
  )
  select exists (select 1 from begun)
$function$;
comment on function public.begin_till_fetch() is 'For functions: whether payments may be asked for now; false within half a minute of the last time.';
grant execute on function public.begin_till_fetch() to service_role;

create function public.end_till_fetch(summary jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update private.till_addresses t set last_fetch = summary,
    failing_since = case when summary ? 'problem' then coalesce(t.failing_since, now()) end,
    fetched_at = case when summary ? 'problem' or summary ? 'from' then t.fetched_at else now() end,
    listed_until = case when summary ? 'problem' then t.listed_until else t.fetch_started_at end,
    -- we may have been away again meanwhile
    wanted_from = case when summary ? 'problem' or coalesce(private.last_back() > t.fetch_started_at, false) then t.wanted_from end;
  perform private.book_all_unplaced(now() - interval '7 days');
end
$function$;
comment on function public.end_till_fetch(summary jsonb) is 'For functions: what a fetch brought; with `problem` it ended early and is made again, with `from` it was of a stretch alone.';
grant execute on function public.end_till_fetch(summary jsonb) to service_role;

create function private.till_fetch_due()
returns bigint
language sql
stable
set search_path = ''
as $function$
  select count(*) from private.till_addresses t join private.mpesa_account a on a.can_fetch
  where (extract(hour from now() at time zone 'Africa/Nairobi') between 2 and 6
      and (t.fetched_at is null or t.fetched_at < now() - interval '18 hours')
      and (t.fetch_started_at is null or t.fetch_started_at < now() - interval '30 minutes'))
    or (coalesce(t.fetch_started_at < now() - interval '30 seconds' or t.fetch_started_at > now(), true) and private.list_is_wanted())
$function$;
comment on function private.till_fetch_due() is 'Whether payments are to be asked for: all of two days once each night, and again when it failed; those of a stretch when they are missing.';

-- What people see
create function public.pay_yourself()
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('way', case when a.till is null then 'paybill' else 'till' end, 'number', coalesce(a.till, a.shortcode))
  from private.mpesa_account a cross join private.till_addresses t where t.registered_at is not null
$function$;
comment on function public.pay_yourself() is 'How somebody pays without a prompt, once M-Pesa tells us of such payments; null until then. Answers {way "paybill" |
"till", number text} | null.';
grant execute on function public.pay_yourself() to anon, authenticated, service_role;

create function public.till_desk()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return (
    select jsonb_build_object('shortcode', a.shortcode, 'till', a.till, 'registered_at', t.registered_at,
      'can_fetch', coalesce(a.can_fetch, false), 'fetched_at', t.fetched_at, 'fetch', t.last_fetch,
      'former', (
        select coalesce(jsonb_agg(jsonb_build_object('number', f.number, 'until', f.until, 'open', (
          select count(*) from public.payments p where p.state = 'prompted' and p.shortcode = f.number)) order by f.until desc, f.number), '[]')
        from private.former_accounts f))
    from private.till_addresses t left join private.mpesa_account a on true);
end
$function$;
comment on function public.till_desk() is 'For the desk of payments: shortcode is null where M-Pesa is not set up; former: numbers that were the shop''s, with
the prompts that are still open there; fetch is what came of the last list that was fetched. Answers {shortcode text |
null, till text | null, registered_at timestamptz | null, can_fetch boolean, fetched_at timestamptz | null, fetch
jsonb, former [{number text, until timestamptz, open integer}]}. Refusals: not_allowed.';
grant execute on function public.till_desk() to authenticated, service_role;

create function public.set_money_aside(receipt text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
begin
  perform private.require_capability('payments');
  select * into line from public.mpesa_statement_lines l where l.receipt = set_money_aside.receipt;
  if not found or exists (select 1 from public.payments p where p.receipt = line.receipt)
      or exists (select 1 from public.refunds r where r.reference = line.receipt and r.undoes is not null) or private.is_sent_back(line.receipt) then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  if coalesce(trim(note), '') = '' then
    perform private.refuse('bad_note', 'Say what this money is for.');
  end if;
  insert into private.money_set_aside (receipt, note) values (line.receipt, left(trim(note), 500))
  on conflict on constraint money_set_aside_pkey do nothing;
  perform private.audit('money_set_aside', 'mpesa_statement_lines', line.receipt,
    jsonb_build_object('amount_kes', line.paid_in_kes, 'note', left(trim(note), 500)));
end
$function$;
comment on function public.set_money_aside(receipt text, note text) is 'The desk says that money is for no bill, and what for. Refusals: not_allowed, not_found, bad_note.';
grant execute on function public.set_money_aside(receipt text, note text) to authenticated, service_role;

create function private.unplaced_kes(receipt text)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(-sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.reference = unplaced_kes.receipt and e.account in ('unplaced', 'set_aside')
$function$;
comment on function private.unplaced_kes(receipt text) is 'What of a receipt the ledger has as money without a bill.';

create function private.book_unplaced(receipt text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  event bigint;
  line public.mpesa_statement_lines;
  booked record;
  kes integer;
  is_aside boolean;
begin
  -- a payment and the line that names its receipt may come at once
  perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || book_unplaced.receipt, 0));
  select * into line from public.mpesa_statement_lines l where l.receipt = book_unplaced.receipt;
  select coalesce(sum(e.amount_kes) filter (where e.account = 'mpesa'), 0)::integer as mpesa,
    coalesce(sum(e.amount_kes) filter (where e.account = 'unplaced'), 0)::integer as unplaced,
    coalesce(sum(e.amount_kes) filter (where e.account = 'set_aside'), 0)::integer as aside, count(*) as entries
  into booked from public.ledger_entries e where e.reference = book_unplaced.receipt and e.what in ('unplaced', 'placed', 'set_aside');
  kes := case
    when line.receipt is null then 0
    when exists (select 1 from public.payments p where p.receipt = line.receipt and p.received_kes > 0
        and (p.state in ('paid', 'refund_due', 'refunded', 'reversed') or (p.state = 'needs_review' and p.result_code = 0))) then 0
    when exists (select 1 from public.ledger_entries e where e.reference = line.receipt and e.what = 'got_back') then 0
    -- a refund of ours that came back
    when exists (select 1 from public.refunds r where r.reference = line.receipt and r.undoes is not null) then 0
    -- a prompt that a query settled knows no receipt: this may be its money, which is booked
    when booked.entries = 0 and exists (
      select 1 from public.payments p
      where p.state = 'paid' and p.method = 'mpesa' and p.receipt is null and p.received_kes = line.paid_in_kes
        and p.created_at between line.completed_at - interval '1 hour' and line.completed_at + interval '1 hour') then 0
    -- what lay there before the first day that was closed is in its first balance
    when booked.entries = 0 and exists (
      select 1 from public.ledger_entries e
      where e.what = 'brought_in' and e.account = 'mpesa' and e.at > line.completed_at) then 0
    else line.paid_in_kes end;
  is_aside := exists (select 1 from private.money_set_aside s where s.receipt = book_unplaced.receipt);
  event := nextval('private.ledger_events');
  insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
  select event, case when booked.entries = 0 then least(line.completed_at, clock_timestamp()) else clock_timestamp() end,
    case when kes < booked.mpesa then 'placed' when is_aside then 'set_aside' else 'unplaced' end, book_unplaced.receipt, d.account, d.change
  from (values ('mpesa', kes - booked.mpesa), ('unplaced', case when is_aside then 0 else -kes end - booked.unplaced),
    ('set_aside', case when is_aside then -kes else 0 end - booked.aside)) d (account, change)
  where d.change <> 0;
end
$function$;
comment on function private.book_unplaced(receipt text) is 'Books the difference between what the ledger has of a line of the statement as money without a bill, and what it is now: on the day it
came when it is new, and now when it has found its bill or was set aside.';

create function private.unplaced_line()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.book_unplaced(new.receipt);
  return null;
end
$function$;
comment on function private.unplaced_line() is 'At the end of a transaction that brought a line, or gave a receipt its payment: what the line is.';

-- At the end, since a line looks for its bill first. A list that M-Pesa was asked for does so in transactions of their own.
create constraint trigger unplaced_line AFTER INSERT OR UPDATE ON public.mpesa_statement_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.paid_in_kes > 0) AND (new.source <> 'pull'::text))) EXECUTE FUNCTION private.unplaced_line();

create trigger placed_line AFTER INSERT OR UPDATE OF receipt, state, received_kes, result_code ON public.payments FOR EACH ROW WHEN (((new.receipt IS NOT NULL) AND (new.received_kes > 0))) EXECUTE FUNCTION private.unplaced_line();

create trigger unplaced_line AFTER INSERT ON private.money_set_aside FOR EACH ROW EXECUTE FUNCTION private.unplaced_line();

create function private.book_all_unplaced(since timestamp with time zone default '-infinity'::timestamp with time zone)
returns void
language sql
set search_path = ''
as $function$
  select private.book_unplaced(l.receipt)
  from (
    select s.receipt from public.mpesa_statement_lines s
    where s.paid_in_kes > 0 and s.imported_at >= since and not exists (select 1 from public.payments p where p.receipt = s.receipt)
      and not exists (select 1 from public.ledger_entries e where e.reference = s.receipt and e.account in ('unplaced', 'set_aside'))
    union
    select e.reference from public.ledger_entries e where e.account in ('unplaced', 'set_aside') and e.at >= since
    group by e.reference having sum(e.amount_kes) <> 0
    order by 1
  ) l
$function$;
comment on function private.book_all_unplaced(since timestamp with time zone) is 'Makes up for lines that no transaction booked, such as a list of M-Pesa''s whose reading ended early.';

create function private.paid_before_end(order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select coalesce((
    select max(l.completed_at) from public.payments p join public.mpesa_statement_lines l on l.receipt = p.receipt
    where p.order_id = paid_before_end.order_id and p.state = 'paid') <= (
    select max(e.at) from public.order_events e where e.order_id = paid_before_end.order_id and e.kind = 'hold_expired'), false)
$function$;
comment on function private.paid_before_end(order_id uuid) is 'Whether M-Pesa had the money of an order before its time ran out, as far as its statement says.';

create function private.closed_bill_of_payer(payer text, kes integer, paid_at timestamp with time zone)
returns uuid
language sql
stable
set search_path = ''
as $function$
  select min(b.id::text)::uuid from public.bills b
  where b.state = 'closed' and b.method = 'mpesa' and b.asked_kes = kes and b.updated_at > now() - interval '2 days'
    -- the clock of M-Pesa is another one than ours
    and closed_bill_of_payer.paid_at between b.created_at - interval '15 minutes' and b.updated_at
    and (private.is_same_phone(b.phone, payer) or exists (
      select 1 from public.payments p where p.bill_id = b.id and private.is_same_phone(p.phone, payer)))
  having count(*) = 1
$function$;
comment on function private.closed_bill_of_payer(payer text, kes integer, paid_at timestamp with time zone) is 'The one bill of the last two days that could be paid at that time and cannot any more, of exactly this amount, of whoever has that
phone; null where there is none, or more than one.';

create function private.look_alikes(but_receipt text default NULL::text)
returns table(receipt text, typed text, payment_id uuid, bill_id uuid, lines bigint, payments bigint)
language sql
stable
set search_path = ''
as $function$
  with open as (
    select l.receipt, l.paid_in_kes, l.completed_at from public.mpesa_statement_lines l
    where l.paid_in_kes > 0 and l.completed_at > now() - interval '90 days'
      and (look_alikes.but_receipt is null or private.receipt_look(l.receipt) = private.receipt_look(look_alikes.but_receipt))
      and not exists (select 1 from public.payments x where x.receipt = l.receipt) and not private.is_sent_back(l.receipt)
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
grant execute on function public.correct_receipt(receipt text, typed text) to authenticated, service_role;

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
  if not found or exists (select 1 from public.refunds r where r.reference = line.receipt and r.undoes is not null) then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  perform private.refuse_taken_back(line.receipt);
  select b.* into bill from public.bills b
  where replace(b.number, '-', '') = private.reference_of(assign_money.number);
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
  -- M-Pesa may have taken it back before anybody knew whose it was
  perform private.book_reversals();
  return outcome;
end
$function$;
comment on function public.assign_money(receipt text, number text, is_another boolean) is 'The desk says which bill money is for: paid, by M-Pesa instead where cash was agreed; needs_review where it is another amount or the
bill is settled, which is then decided in the queue; refund_due where it cannot be had any more. What M-Pesa has taken
back since is reversed at once. Money that looks like a typed receipt
of that bill is another payment only if they say so (is_another). Refusals: not_allowed, not_found, bad_number, looks_alike, receipt_used.';
grant execute on function public.assign_money(receipt text, number text, is_another boolean) to authenticated, service_role;

create function private.signs_apart(one text, other text)
returns integer
language sql
immutable
set search_path = ''
as $function$
  select count(*)::integer from generate_series(1, length(one)) n where substr(one, n, 1) <> substr(other, n, 1)
$function$;
comment on function private.signs_apart(one text, other text) is 'In how many places two words of one length differ.';

create function private.why_likely(bill public.bills, line public.mpesa_statement_lines)
returns text[]
language sql
stable
set search_path = ''
as $function$
  select array_remove(array[
    case when bill.asked_kes = line.paid_in_kes
      or (bill.state = 'needs_review' and private.still_to_pay(bill) = line.paid_in_kes) then 'sum' end,
    case when private.is_same_phone(bill.phone, line.payer) or exists (
      select 1 from public.profiles f where f.user_id = bill.payer_id and private.is_same_phone(f.phone, line.payer)) then 'phone' end,
    case when length(t.account) = 6 and private.signs_apart(t.account, right(bill.number, 6)) <= 2 then 'account' end,
    case when exists (select 1 from regexp_split_to_table(upper(coalesce(bill.payer_name, '')), '[^[:alpha:]]+') word
      where length(word) >= 3 and word = any (regexp_split_to_array(upper(line.details), '[^[:alpha:]]+'))) then 'name' end], null)
  from (select right(private.reference_of(line.account), 6) as account) t
$function$;
comment on function private.why_likely(bill public.bills, line public.mpesa_statement_lines) is 'What speaks for money being for a bill: sum (exactly what pays it), phone (its payer''s), account (its number but for two signs), name (a
word of the payer''s).';

create function private.likely_bills(line public.mpesa_statement_lines)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  with fitting as (
    select b.number, b.kind, b.payer_name, b.method, b.created_at, y.why,
      ('phone' = any (y.why))::integer * 3 + ('account' = any (y.why))::integer * 2 + ('name' = any (y.why))::integer as weight
    from public.bills b cross join lateral (select private.why_likely(b, line) as why) y
    where b.state in ('open', 'needs_review', 'closed') and b.created_at between line.completed_at - interval '60 days' and line.completed_at + interval '1 hour'
      -- the sum first: it leaves few
      and (b.asked_kes = line.paid_in_kes or (b.state = 'needs_review' and private.still_to_pay(b) = line.paid_in_kes))
      -- what its payer or the shop ended asks for nothing any more; what ran out of time may be had again
      and (b.state <> 'closed' or exists (select 1 from public.orders o where o.id = b.id and o.payment_state = 'expired'))
  ), best as (
    select * from fitting x where x.weight > 0 order by x.weight desc, x.created_at desc limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('number', x.number, 'kind', x.kind, 'name', x.payer_name, 'method', x.method,
    'placed_at', x.created_at, 'why', to_jsonb(x.why)) order by x.weight desc, x.created_at desc), '[]')
  from best x
$function$;
comment on function private.likely_bills(line public.mpesa_statement_lines) is 'The bills that money without one most likely is for, at most three, the best first: [{number, kind, name, method, placed_at, why}]. Each asks
exactly this sum, and phone, name or account fit: why names what does (sum, phone, account, name).';

create function public.unplaced_money()
returns table(receipt text, completed_at timestamp with time zone, paid_in_kes integer, account text, details text, number text, method text, asked_kes integer, like_receipt text, like_number text, likely jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes, a.typed, a.number,
      private.likely_bills(l)
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
      and not private.is_got_back(l.receipt)
      and not exists (select 1 from public.refunds r where r.reference = l.receipt and r.undoes is not null)
      and not private.is_sent_back(l.receipt)
    order by l.completed_at limit 200;
end
$function$;
comment on function public.unplaced_money() is 'May be null: account, number, method, asked_kes, like_receipt, like_number. Money that came and nobody knows what it
is for, the oldest first, with the bill that its account names, if any, a typed receipt of the same sum that looks
like it, with its bill, and `likely`: at most three bills that it may be for, the best first. `likely` holds [{number
text, kind text, name text | null, method text, placed_at timestamptz, why ["sum" | "phone" | "account" | "name"]}].
Refusals: not_allowed.';
grant execute on function public.unplaced_money() to authenticated, service_role;

create function private.awaits_desk(bill_id uuid, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  -- an order is not given up for want of a better sign
  select exists (select 1 from private.awaited_lines(awaits_desk.bill_id, awaits_desk.at, '{phone,account,name}', '{phone,account,name}'))
$function$;
comment on function private.awaits_desk(bill_id uuid, at timestamp with time zone) is 'Whether money came for no bill that a person is to look at before a bill is paid or lapses.';

create function private.names_bill(account text, bill public.bills)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select coalesce(replace(bill.number, '-', '') = private.reference_of(account) or bill.number = private.number_within(account), false)
$function$;
comment on function private.names_bill(account text, bill public.bills) is 'Whether the account that somebody typed is the number of a bill, with or without hyphen, alone or among words.';

create function private.is_got_back(receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.ledger_entries e where e.reference = is_got_back.receipt and e.what = 'got_back')
$function$;
comment on function private.is_got_back(receipt text) is 'Whether a line is what M-Pesa gave back of a refund that it had sent twice.';

create function private.came_at(payment public.payments)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select coalesce(case when payment.method = 'mpesa' then (
      select l.completed_at from public.mpesa_statement_lines l
      where l.receipt = payment.receipt and l.paid_in_kes > 0 and l.completed_at <= clock_timestamp()) end,
    payment.paid_at, payment.updated_at)
$function$;
comment on function private.came_at(payment public.payments) is 'When money came, as M-Pesa says it, also where it found its bill much later; the books have it by paid_at.';

create function private.was_unplaced(payment public.payments)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.ledger_entries e
    where e.reference = payment.receipt and e.what in ('unplaced', 'set_aside') and e.account = 'mpesa')
$function$;
comment on function private.was_unplaced(payment public.payments) is 'Whether the money of a payment was here before anybody knew which bill it was for.';

create function private.asked_of_payer(bill public.bills)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when bill.method = 'mpesa' and (bill.state = 'open' or private.is_part_paid(bill))
      and not private.has_open_payment(bill.id) and private.awaited_kes(bill.id) = 0
    then private.still_to_pay(bill) else 0 end
$function$;
comment on function private.asked_of_payer(bill public.bills) is 'What the payer of a bill is to pay by M-Pesa now, KSh; 0 where nothing is, or where a prompt is open, a receipt is looked for, or money came that may
be for it.';
