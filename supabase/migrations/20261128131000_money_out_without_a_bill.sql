-- Money without a bill could be set aside with a word, but not sent back: what was paid out of it in the portal had no place, was a difference of its
-- day for ever, and the ledger kept it. And a line by which money went out that is no refund could not be booked at all.
--
-- Both are rows of one list: money that came for no bill goes back whole, with the reference and the number it went to; a line of the statement is
-- booked by an owner with a reason, as a charge, as brought to the bank, or as sent outside the app, which is a loss. A second person agrees, to what
-- is sent back by the rule of refunds, to a line always.
--
-- And what was sent back by a bank leaves the bank, and not M-Pesa.

create table public.outgoings (
  id uuid primary key default gen_random_uuid(),
  what text not null check (what in ('sent_back', 'outside', 'fee', 'to_bank')),
  receipt text not null check (length(receipt) between 3 and 40),
  of_receipt text,
  account text not null check (account in ('mpesa', 'bank')),
  amount_kes integer not null check (amount_kes > 0),
  went_to text check (length(went_to) between 4 and 60),
  note text not null check (length(note) between 1 and 500),
  state text not null default 'wanted' check (state in ('wanted', 'booked', 'withdrawn')),
  asked_by uuid references auth.users (id) on delete set null,
  approved_by uuid references auth.users (id) on delete set null,
  approved_how text check (approved_how in ('below_limit', 'second_person', 'alone', 'mpesa')),
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((what = 'sent_back') = (of_receipt is not null) and (what = 'sent_back') = (went_to is not null)),
  check ((state = 'booked') = (approved_how is not null)),
  check (approved_how is distinct from 'second_person' or approved_by <> asked_by)
);
alter table public.outgoings enable row level security;
create unique index outgoings_receipt_idx on public.outgoings (receipt) where state <> 'withdrawn';
create unique index outgoings_of_receipt_idx on public.outgoings (of_receipt) where state <> 'withdrawn';
create index outgoings_asked_by_idx on public.outgoings (asked_by);
create index outgoings_approved_by_idx on public.outgoings (approved_by);
comment on table public.outgoings is 'Money that went out and is no refund of a bill. Written by functions alone.';
comment on column public.outgoings.id is 'The key of the row.';
comment on column public.outgoings.what is 'sent_back: money that came for no bill. Else a line of the statement: outside (a loss), fee, to_bank.';
comment on column public.outgoings.receipt is 'With which it went out; one row for each, but for withdrawn ones.';
comment on column public.outgoings.of_receipt is 'Receipt of the money that is sent back; null for lines of the statement.';
comment on column public.outgoings.account is 'The account of the ledger that it leaves.';
comment on column public.outgoings.amount_kes is 'KSh.';
comment on column public.outgoings.went_to is 'The number or account that it went to; null for lines of the statement.';
comment on column public.outgoings.note is 'Why.';
comment on column public.outgoings.state is 'wanted (waits for a second person), booked or withdrawn.';
comment on column public.outgoings.asked_by is 'Account that noted it; null once it is erased.';
comment on column public.outgoings.approved_by is 'Account that agreed; null before, when nobody had to, and once it is erased.';
comment on column public.outgoings.approved_how is 'As refund_orders.approved_how, or mpesa: M-Pesa took it back by itself; null until it is booked.';
comment on column public.outgoings.asked_at is 'When it was noted.';
comment on column public.outgoings.settled_at is 'When it was booked or withdrawn; null before.';
create policy outgoings_select_desk on public.outgoings for select to authenticated
  using ((select public.has_capability('payments')));
grant select on table public.outgoings to authenticated, service_role;
select private.register_personal_data('public.outgoings', rows_of => 'asked_by = $1', erasure => 'keep', hidden => '{approved_by}');

comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, sent_back, refund_returned (that came back to us), reversed (M-Pesa took a payment back), sent_twice,
got_back, written_off, carried_over, charged, to_bank, brought_in, other_day (M-Pesa said afterwards on which day it was paid), unplaced (came for no
bill we know), placed (has found its bill), set_aside, given_back (what had no bill went back), paid_out and paid_fee (a line that somebody booked),
handed_in (a rider''s cash came to the till).';

create function private.is_sent_back(receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.outgoings o where o.of_receipt = is_sent_back.receipt and o.state <> 'withdrawn')
$function$;
comment on function private.is_sent_back(receipt text) is 'Whether money that had no bill was sent back, or somebody says so and a second person has not looked yet.';

create or replace function private.keep_receipt()
returns trigger
language plpgsql
set search_path = ''
as $function$
declare
  decided record;
begin
  if tg_op = 'UPDATE' and old.receipt is not distinct from new.receipt then
    return new;
  end if;
  -- whoever places it on another bill at this moment comes first or second
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || new.receipt, 0));
  if exists (select 1 from public.payments p where p.receipt = new.receipt and p.id <> new.id) then
    perform private.refuse_receipt(new.receipt);
  end if;
  perform private.undo_reversed_unplaced(new.receipt);
  if private.is_sent_back(new.receipt) then
    perform private.refuse('sent_back', 'This money was sent back, or is about to be.', 'Withdraw that first, if it is wrong.');
  end if;
  if private.caller() is not null and public.has_capability('payments') then
    select private.person_name(a.actor) as person, a.at into decided from public.audit_log a
    where a.entity = 'bills' and a.entity_id = new.bill_id::text and a.action in ('payment_not_paid', 'claim_refused')
      and a.at > now() - interval '1 minute' and a.actor is distinct from private.caller()
      and exists (select 1 from public.receipt_claims c where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'refused')
    order by a.id desc limit 1;
    if found then
      perform private.refuse('already_decided', format('%s decided at %s that no money came.', decided.person,
        to_char(decided.at at time zone 'Africa/Nairobi', 'HH24:MI')), 'Reload to see its present state.');
    end if;
  end if;
  return new;
end
$function$;

comment on function private.keep_receipt() is 'A receipt pays one bill: who comes second is refused in words. So is who accepts what somebody else refused within this minute, and
what was sent back. Refusals: receipt_used, sent_back, already_decided.';

create or replace function private.statement_pays(bill public.bills, receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = bill.asked_kes and private.is_told_for(bill, l)
      and not exists (select 1 from public.payments p where p.receipt = l.receipt) and not private.is_sent_back(l.receipt)
  )
$function$;

create index mpesa_statement_lines_import_id_idx on public.mpesa_statement_lines (import_id);

create function private.tell_told_otherwise(import_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
begin
  for told in
    select l.receipt, l.paid_in_kes, p.received_kes, b.id, b.number, other.number as other_number
    from public.mpesa_statement_lines l
    join public.payments p on p.receipt = l.receipt and p.state in ('paid', 'refund_due', 'needs_review') and private.is_unheard(p)
    join public.bills b on b.id = p.bill_id
    left join public.bills other on replace(other.number, '-', '') = private.reference_of(l.account) and other.id <> b.id
    where l.import_id = tell_told_otherwise.import_id and l.paid_in_kes > 0
    order by l.receipt
  loop
    perform private.audit('told_otherwise', 'bills', told.id::text, jsonb_strip_nulls(jsonb_build_object('number', told.number, 'receipt', told.receipt,
      'amount_kes', told.received_kes, 'told_kes', told.paid_in_kes, 'told_for', told.other_number)));
    perform private.tell_refund_desk('M-Pesa says otherwise', case
      when told.paid_in_kes <> told.received_kes then format('%s was noted for %s with receipt %s, and M-Pesa says that it was %s. Put it right before anything is sent.',
        private.shillings(told.received_kes), told.number, told.receipt, private.shillings(told.paid_in_kes))
      else format('%s was noted for %s with receipt %s, and M-Pesa says that it was paid for %s. Put it right before anything is sent.',
        private.shillings(told.received_kes), told.number, told.receipt, told.other_number) end);
  end loop;
end
$function$;
comment on function private.tell_told_otherwise(import_id uuid) is 'Tells the desk where new lines of the statement tell another sum, or another bill, of a receipt for which somebody had vouched.';

create function private.lines_for_bills(import_id uuid)
returns table(receipt text, payer text, bill_id uuid)
language sql
stable
set search_path = ''
as $function$
  select l.receipt, l.payer, b.id from public.mpesa_statement_lines l
  join public.bills b on replace(b.number, '-', '') = private.reference_of(l.account)
  where l.import_id = lines_for_bills.import_id and l.source = 'csv' and l.paid_in_kes > 0 and b.method = 'mpesa'
    and (b.state in ('open', 'needs_review') and l.paid_in_kes <= private.still_to_pay(b) or private.gives_back(b, l.paid_in_kes))
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
$function$;
comment on function private.lines_for_bills(import_id uuid) is 'Lines of an uploaded statement that name a bill which still takes money, with that bill. Others, such as those of settled bills, wait for the desk.';

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
comment on function private.take_statement_lines(lines jsonb, import_id uuid, source text) is 'Takes lines of an M-Pesa statement, at most 5,000 a call, learnt in the way that `source` names: [{receipt, completed_at,
paid_in_kes, withdrawn_kes, balance_kes, reason, account, payer, details}, …]. Lines we have are left as they are, but for what
they lack: a payment and its charge share a receipt, and whichever comes second is neither new nor known. Settles named
receipts that appear, teaches payments what they do not know: their receipt, or what came, and gives uploaded lines to the bills that they name where these still
take money. → {import_id, imported, known, bad: [{row, message}], claims_matched, receipts_learned, placed}. Refusals: bad_file.';


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

create or replace function private.look_alikes(but_receipt text default NULL::text)
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

create or replace function public.unplaced_money()
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

create or replace function private.awaits_desk(bill_id uuid, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.bills b join public.mpesa_statement_lines l on l.paid_in_kes > 0
      and l.completed_at between greatest(b.created_at - interval '1 hour', awaits_desk.at - interval '1 day') and awaits_desk.at
    where b.id = awaits_desk.bill_id and b.method = 'mpesa'
      and not exists (select 1 from public.payments p where p.receipt = l.receipt) and not private.is_sent_back(l.receipt)
      and not exists (select 1 from public.refunds r where r.reference = l.receipt and r.undoes is not null)
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
      and not private.is_got_back(l.receipt)
      and (private.names_bill(l.account, b) or (l.paid_in_kes in (b.asked_kes, private.still_to_pay(b))
        and private.why_likely(b, l) && '{phone,account,name}')))
$function$;
comment on function private.awaits_desk(bill_id uuid, at timestamp with time zone) is
  'Whether money came for no bill since an hour before a bill was made, within a day, that names it, or has its sum and fits its payer''s phone or name or
nearly its number: a person is to look first.';

create or replace function public.set_money_aside(receipt text, note text)
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

create or replace function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default NULL::uuid, went_to text default NULL::text)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  made public.refunds;
  part record;
  gone public.payments;
  most constant integer := least(private.left_to_refund(bill.id, book_refund.payment_id), private.left_to_refund(bill.id));
  named constant text := private.reference_of(book_refund.reference);
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('statement line ' || named, 0));
  if private.reference_used(bill.id, named, book_refund.payment_id) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  for part in select * from private.refund_parts(bill.id, book_refund.payment_id, amount) loop
    insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, note, actor_id, went_to)
    values (bill.id, part.payment_id, part.amount_kes, case
        when part.method not in ('mpesa', 'moved') and (book_refund.went_to is null or part.method <> 'cash') then part.method
        when named is null then 'cash'
        -- the account of a bank has its name; what was sent from there did not leave M-Pesa
        when book_refund.went_to ~ '[[:alpha:]]' then 'bank' else 'mpesa' end, named, nullif(left(trim(note), 500), ''),
      private.caller(), book_refund.went_to)
    returning * into made;
  end loop;
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid')
    and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  -- what is told says how it went, and not how it had come
  select * into gone from public.payments p where p.id = made.payment_id;
  gone.method := made.method;
  gone.receipt := made.reference;
  perform private.tell_kind(bill, 'refunded', gone, amount::text);
  perform private.log_payment_event(bill.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', named), book_refund.payment_id);
  perform private.audit('refund', 'bills', bill.id::text, jsonb_strip_nulls(
    jsonb_build_object('number', bill.number, 'amount_kes', amount, 'reference', named, 'went_to', made.went_to)));
  -- it may have come back before anybody noted that it was sent
  perform private.book_returned_refunds();
  return made;
end $function$;

comment on column public.refunds.method is 'By what the money went back: that of its payment; cash where M-Pesa had brought it and no reference was noted, bank where it went to the account of one.';

create or replace view private.line_positions as
 SELECT l.receipt,
    l.completed_at AS at,
    p.what,
    p.account,
    p.amount_kes
   FROM ((public.mpesa_statement_lines l
     CROSS JOIN LATERAL ( SELECT ((l.withdrawn_kes > 0) AND (l.details ~* '\m(settlement|withdrawal|withdraw|bank|utility|working account)\M'::text) AND (NOT (EXISTS ( SELECT 1
                   FROM public.refunds r
                  WHERE (r.reference = l.receipt)))) AND (NOT (EXISTS ( SELECT 1
                   FROM public.payments p_1
                  WHERE (p_1.reversal_receipt = l.receipt)))) AND (NOT (EXISTS ( SELECT 1
                   FROM public.ledger_entries e
                  WHERE ((e.reference = l.receipt) AND (e.what = 'sent_twice'::text)))) AND (NOT (EXISTS ( SELECT 1
                   FROM public.outgoings g
                  WHERE ((g.receipt = l.receipt) AND (g.state = 'booked'::text))))))) AS is_own) o)
     CROSS JOIN LATERAL ( VALUES ('charged'::text,'mpesa'::text,(- l.fee_kes)), ('charged'::text,'fees'::text,l.fee_kes), ('to_bank'::text,'mpesa'::text,
                CASE
                    WHEN o.is_own THEN (- l.withdrawn_kes)
                    ELSE 0
                END), ('to_bank'::text,'bank'::text,
                CASE
                    WHEN o.is_own THEN l.withdrawn_kes
                    ELSE 0
                END)) p(what, account, amount_kes))
  WHERE ((l.fee_kes > 0) OR (l.withdrawn_kes > 0));

create or replace view private.money_entries as
 SELECT e.id,
    e.event_id,
    e.at,
    e.booked_at,
    e.what,
    e.account,
    e.amount_kes,
    e.bill_id,
    b.kind,
    b.number,
    COALESCE(e.reference, r.reference, p.receipt) AS receipt,
        CASE
            WHEN (e.what = 'brought_in'::text) THEN 'brought_in'::text
            WHEN (e.what = 'reversed'::text) THEN 'reversed'::text
            WHEN ((e.bill_id IS NOT NULL) AND (e.refund_id IS NULL)) THEN 'came'::text
            WHEN ((e.refund_id IS NOT NULL) OR (e.what = ANY (ARRAY['sent_twice'::text, 'got_back'::text, 'given_back'::text]))) THEN 'refunds'::text
            WHEN (e.what = ANY (ARRAY['charged'::text, 'paid_fee'::text])) THEN 'fees'::text
            WHEN (e.what = 'placed'::text) THEN 'placed'::text
            WHEN (e.what = ANY (ARRAY['unplaced'::text, 'set_aside'::text])) THEN 'unplaced'::text
            ELSE 'moved'::text
        END AS class
   FROM (((public.ledger_entries e
     LEFT JOIN public.refunds r ON ((r.id = e.refund_id)))
     LEFT JOIN public.payments p ON ((p.id = e.payment_id)))
     LEFT JOIN public.bills b ON ((b.id = COALESCE(e.bill_id, r.bill_id))))
  WHERE (EXISTS ( SELECT
           FROM private.payment_providers v
          WHERE (v.account = e.account)));

create function private.book_outgoing(target public.outgoings)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  event constant bigint := nextval('private.ledger_events');
  line public.mpesa_statement_lines;
  held text;
begin
  select * into line from public.mpesa_statement_lines l where l.receipt = target.receipt and l.withdrawn_kes > 0;
  -- a line has its own day; what is noted before it is of the day on which that is said
  if target.what = 'sent_back' then
    select e.account into held from public.ledger_entries e where e.reference = target.of_receipt and e.account in ('unplaced', 'set_aside')
    group by e.account having sum(e.amount_kes) < 0;
    if private.unplaced_kes(target.of_receipt) <> target.amount_kes then
      perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
    end if;
  end if;
  update public.outgoings o
  set state = 'booked', approved_by = target.approved_by, approved_how = target.approved_how, settled_at = now() where o.id = target.id;
  -- its words may have looked like money we took out ourselves
  perform private.book_line(target.receipt);
  insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
  select event, coalesce(line.completed_at, clock_timestamp()),
    case target.what when 'sent_back' then 'given_back' when 'fee' then 'paid_fee' else 'paid_out' end, a.reference, a.account, a.kes
  from (values (target.receipt, target.account, -target.amount_kes), (coalesce(target.of_receipt, target.receipt),
    case target.what when 'sent_back' then held when 'fee' then 'fees' when 'to_bank' then 'bank' else 'losses' end, target.amount_kes)) a (reference, account, kes);
end
$function$;
comment on function private.book_outgoing(target public.outgoings) is 'Books money that went out and is no refund of a bill, of a locked row. Refusals: not_found.';

create function private.refuse_known_outgoing(receipt text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if exists (select 1 from public.outgoings o where o.receipt = refuse_known_outgoing.receipt and o.state <> 'withdrawn')
      or exists (select 1 from public.refunds r where r.reference = refuse_known_outgoing.receipt)
      or exists (select 1 from public.refund_orders o where o.receipt = refuse_known_outgoing.receipt and o.state <> 'withdrawn')
      or exists (select 1 from public.payments p where p.reversal_receipt = refuse_known_outgoing.receipt)
      or exists (select 1 from public.ledger_entries e where e.reference = refuse_known_outgoing.receipt and e.what = 'sent_twice') then
    perform private.refuse('receipt_used', 'This reference belongs to other money that went out.', 'Reload to see its present state.');
  end if;
end
$function$;
comment on function private.refuse_known_outgoing(receipt text) is 'Refuses a reference that explains other money already. Refusals: receipt_used.';

create function private.places_of(payment_id uuid)
returns setof uuid
language sql
stable
set search_path = ''
as $function$
  with recursive place as (
    select places_of.payment_id as id, 0 as step
    union all
    select r.moved_to, p.step + 1 from place p join public.refunds r on r.payment_id = p.id where r.moved_to is not null and p.step < 50
  )
  select p.id from place p
$function$;
comment on function private.places_of(payment_id uuid) is 'A payment and all that it, or a part of it, pays since it was moved.';

create function private.is_reversal_of(receipt text, one uuid, other uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.mpesa_statement_lines l where l.receipt = is_reversal_of.receipt and l.withdrawn_kes > 0 and l.details ~* 'revers')
    and (select private.origin_of(p) from public.payments p where p.id = one) = (select private.origin_of(p) from public.payments p where p.id = other)
$function$;
comment on function private.is_reversal_of(receipt text, one uuid, other uuid) is 'Whether a line by which M-Pesa took something back may be of two payments at once: they are places of one that was moved.';

create or replace function private.reference_used(bill_id uuid, named text, payment_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.outgoings g where g.receipt = named and g.state <> 'withdrawn')
    or exists (select 1 from public.payments p where p.receipt = named)
    or exists (select 1 from public.refunds r where r.reference = named and not private.is_reversal_of(named, r.payment_id, reference_used.payment_id) and not exists (
      select 1 from public.refund_orders o join public.refund_orders mine
        on mine.way = 'by_hand' and mine.bill_id = o.bill_id and mine.receipt = o.receipt and mine.created_at = o.created_at
      where o.refund_id = r.id and o.way = 'by_hand' and mine.state = 'wanted'
        and mine.bill_id = reference_used.bill_id and mine.payment_id = reference_used.payment_id))
$function$;
comment on function private.reference_used(bill_id uuid, named text, payment_id uuid) is 'Whether a reference belongs to another refund already, or to other money that went out; the parts of one that was noted for several payments
share theirs, and so do the places of one payment that M-Pesa took back.';

create function public.send_back_unplaced(receipt text, reference text, phone text, note text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  made public.outgoings;
  named constant text := private.reference_of(send_back_unplaced.reference);
  place constant text := private.place_of_money(nullif(trim(send_back_unplaced.phone), ''));
  gone record;
  why constant text := nullif(left(trim(send_back_unplaced.note), 500), '');
  kes integer;
begin
  perform private.require_capability('payments');
  select * into line from public.mpesa_statement_lines l where l.receipt = send_back_unplaced.receipt and l.paid_in_kes > 0;
  -- whoever gives it to a bill at this moment comes first or second
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || line.receipt, 0));
  if line.receipt is null or private.is_sent_back(line.receipt) or exists (select 1 from public.payments p where p.receipt = line.receipt)
      or exists (select 1 from public.receipt_claims c where c.receipt = line.receipt and c.state = 'waiting') then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  perform private.book_unplaced(line.receipt);
  kes := private.unplaced_kes(line.receipt);
  if kes <= 0 then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  select l.receipt, l.withdrawn_kes into gone from private.reversal_lines l
  where l.named = line.receipt and l.withdrawn_kes between 1 and kes - 1 limit 1;
  if found then
    perform private.refuse('reversed', format('M-Pesa took %s of this back with receipt %s.', private.shillings(gone.withdrawn_kes), gone.receipt),
      'Give it to its bill: the rest goes back from there.');
  end if;
  if place is null then
    perform private.refuse('bad_phone', 'Say which number or account the money went to.', 'Write a number like 0712 345 678, or the bank and the account.');
  end if;
  if named is null or length(named) not between 3 and 40 then
    perform private.refuse('bad_receipt', 'A reference has 3 to 40 letters and figures.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say why it goes back.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('statement line ' || named, 0));
  perform private.refuse_known_outgoing(named);
  if exists (select 1 from public.mpesa_statement_lines l where l.receipt = named and l.withdrawn_kes <> kes) then
    perform private.refuse('wrong_amount', format('The statement has another sum for it than %s.', private.shillings(kes)), 'Look for the right reference.');
  end if;
  insert into public.outgoings (what, receipt, of_receipt, account, amount_kes, went_to, note, asked_by)
  values ('sent_back', named, line.receipt, case when place ~ '[[:alpha:]]' then 'bank' else 'mpesa' end, kes, place, why, private.caller())
  returning * into made;
  perform private.audit('unplaced_sent_back', 'outgoings', made.id::text, jsonb_build_object('receipt', line.receipt, 'amount_kes', kes,
    'reference', named, 'went_to', place, 'note', why));
  -- a number with stars is not known to be this one
  if not coalesce(private.is_same_phone(place, line.payer) and line.payer !~ '\*', false) or kes > (select s.refund_limit_kes from public.shop_settings s) then
    perform private.tell_refund_desk('Money out waits for you', format('%s that came with receipt %s: somebody says that they sent it back to %s. Look, and approve it or not.',
      private.shillings(kes), line.receipt, place), private.caller());
    return 'wanted';
  end if;
  made.approved_how := 'below_limit';
  perform private.book_outgoing(made);
  return 'booked';
end
$function$;
comment on function public.send_back_unplaced(receipt text, reference text, phone text, note text) is 'The desk notes that money without a bill was sent back by hand, whole: with which reference, to which number or account, and why. → booked, or
wanted where a second person must agree: it went to another number than the one that is known to have paid, or is above the limit. From then on
no bill is paid by it. Refusals: not_allowed, not_found, bad_phone, bad_receipt, bad_note, receipt_used, reversed, wrong_amount.';
grant execute on function public.send_back_unplaced(receipt text, reference text, phone text, note text) to authenticated, service_role;

create function public.book_outgoing_line(receipt text, what text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  made public.outgoings;
  why constant text := nullif(left(trim(book_outgoing_line.note), 500), '');
  taken_of text;
begin
  perform private.require_capability('payments');
  if not public.is_admin() then
    perform private.refuse('not_allowed', 'Only an owner books what went out.');
  end if;
  select * into line from public.mpesa_statement_lines l where l.receipt = book_outgoing_line.receipt and l.withdrawn_kes > 0;
  if not found then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  if book_outgoing_line.what is null or book_outgoing_line.what not in ('outside', 'fee', 'to_bank') then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say why it went out.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('statement line ' || line.receipt, 0));
  perform private.refuse_known_outgoing(line.receipt);
  select b.number into taken_of from private.unclear_reversals() u join public.bills b on b.id = u.bill_id where u.receipt = line.receipt limit 1;
  if found then
    perform private.refuse('receipt_used', format('M-Pesa took this back of %s.', taken_of), 'Note it as a refund of that bill, with this receipt.');
  end if;
  if exists (select 1 from public.ledger_entries e where e.reference = line.receipt and e.account = 'mpesa' and e.what <> 'charged'
      group by e.what having sum(e.amount_kes) <> 0) then
    perform private.refuse('receipt_used', 'This reference belongs to other money that went out.', 'Reload to see its present state.');
  end if;
  insert into public.outgoings (what, receipt, account, amount_kes, note, asked_by)
  values (book_outgoing_line.what, line.receipt, 'mpesa', line.withdrawn_kes, why, private.caller()) returning * into made;
  perform private.audit('line_wanted', 'outgoings', made.id::text, jsonb_build_object('receipt', line.receipt, 'amount_kes', made.amount_kes,
    'what', made.what, 'note', why));
  perform private.tell_refund_desk('Money out waits for you', format('%s went out with receipt %s and is no refund. Look how it is booked, and approve it or not.',
    private.shillings(made.amount_kes), line.receipt), private.caller());
end
$function$;
comment on function public.book_outgoing_line(receipt text, what text, note text) is 'An owner says what a line of the statement is by which money went out that is no refund: outside (a loss), fee or to_bank, with a reason. A second
person agrees before it is booked. Refusals: not_allowed, not_found, bad_outcome, bad_note, receipt_used.';
grant execute on function public.book_outgoing_line(receipt text, what text, note text) to authenticated, service_role;

create function private.may_approve_outgoing(target public.outgoings, person uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.may_approve_refund(jsonb_populate_record(null::public.refund_orders,
    jsonb_build_object('state', target.state, 'asked_by', target.asked_by)), person)
$function$;
comment on function private.may_approve_outgoing(target public.outgoings, person uuid) is 'As what somebody may agree to it, by the rule of refunds; else why not.';

create function public.settle_outgoing(id uuid, approve boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.outgoings;
  how text;
begin
  perform private.require_capability('payments');
  select * into target from public.outgoings o where o.id = settle_outgoing.id for update;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  if target.state <> 'wanted' then
    perform private.refuse('wrong_state', 'This is settled already.', 'Reload to see its present state.');
  end if;
  if not coalesce(settle_outgoing.approve, false) then
    update public.outgoings o set state = 'withdrawn', settled_at = now() where o.id = target.id;
    perform private.audit('outgoing_withdrawn', 'outgoings', target.id::text, jsonb_build_object('amount_kes', target.amount_kes));
    return;
  end if;
  how := private.may_approve_outgoing(target, private.caller());
  case how
    when 'own_refund' then
      perform private.refuse('own_refund', 'You noted this, so somebody else approves it.', 'Ask another person who decides about payments.');
    when 'second_factor_needed' then
      perform private.refuse('second_factor_needed', 'You are the only one who may approve it: show your second step first.',
        'Open your profile, then Security, and switch it on or enter a code.');
    else null;
  end case;
  target.approved_by := private.caller();
  target.approved_how := how;
  perform private.book_outgoing(target);
  perform private.audit('outgoing_approved', 'outgoings', target.id::text, jsonb_build_object('amount_kes', target.amount_kes, 'how', how));
end
$function$;
comment on function public.settle_outgoing(id uuid, approve boolean) is 'A second person agrees to money that went out and is no refund, which is booked then, or somebody withdraws it. Refusals: not_allowed, not_found,
wrong_state, own_refund, second_factor_needed.';
grant execute on function public.settle_outgoing(id uuid, approve boolean) to authenticated;

create function public.outgoing_queue()
returns table(id uuid, what text, receipt text, of_receipt text, amount_kes integer, went_to text, note text, asked_by text, asked_at timestamp with time zone, approval text)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select o.id, o.what, o.receipt, o.of_receipt, o.amount_kes, o.went_to, o.note, private.person_name(o.asked_by), o.asked_at,
      private.may_approve_outgoing(o, private.caller())
    from public.outgoings o where o.state = 'wanted' order by o.asked_at, o.id;
end
$function$;
comment on function public.outgoing_queue() is 'May be null: of_receipt, went_to, asked_by. Money that went out and is no refund, which waits for a second person, the oldest first. `approval`: as
what the caller may agree, else why not. Refusals: not_allowed.';
grant execute on function public.outgoing_queue() to authenticated;

create or replace function private.losses_of_day(day date)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('number', b.number, 'kind', b.kind, 'bill_id', b.id, 'amount_kes', e.amount_kes, 'at', e.at,
    'note', coalesce(w.reason, t.reason, g.note)) order by e.id), '[]')
  from public.ledger_entries e left join public.bills b on b.id = e.bill_id left join public.owing_write_offs w on w.bill_id = e.bill_id
  left join public.rider_settlements t on 'rider ' || t.id = e.reference
  left join public.outgoings g on g.receipt = e.reference and g.state = 'booked'
  where e.account = 'losses' and e.at >= losses_of_day.day::timestamp at time zone 'Africa/Nairobi'
    and e.at < (losses_of_day.day + 1)::timestamp at time zone 'Africa/Nairobi'
$function$;
