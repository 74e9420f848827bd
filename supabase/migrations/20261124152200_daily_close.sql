-- The day at the desk: what lay in each account in the morning, what came, went back, was taken as a charge, and lies there in the
-- evening; beside it what M-Pesa's statement says, and the lines that make the difference.

alter table public.mpesa_statement_lines
  add column fee_kes integer not null default 0 check (fee_kes >= 0),
  add column balance_kes integer;
comment on table public.mpesa_statement_lines is
  'M-Pesa''s own list of what came, went out and was charged, one row a receipt: a charge stands beside its transaction.';
comment on column public.mpesa_statement_lines.fee_kes is 'What M-Pesa took for it.';
comment on column public.mpesa_statement_lines.withdrawn_kes is 'What went out, charges apart.';
comment on column public.mpesa_statement_lines.balance_kes is 'What lay in the account after it and its charge; cents are left away.';
-- A line with money in and money out was a payment and its charge; one that says so is a charge alone.
update public.mpesa_statement_lines l set fee_kes = l.withdrawn_kes, withdrawn_kes = 0
where l.withdrawn_kes > 0 and (l.paid_in_kes > 0 or l.details ~* '\mcharges?\M');

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
        floor(nullif(substring(line.cells ->> 'balance_kes' from '^-?\d{1,9}(?:\.\d+)?$'), '')::numeric)::integer);
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
          account = case when l.paid_in_kes = 0 then coalesce(item.account, l.account) else l.account end,
          details = case when l.paid_in_kes = 0 and (item.paid_in_kes > 0 or l.withdrawn_kes = 0 and item.withdrawn_kes > 0)
            then item.details else l.details end
        where l.receipt = item.receipt and ((l.paid_in_kes = 0 and item.paid_in_kes > 0)
          or (l.withdrawn_kes = 0 and l.paid_in_kes = 0 and item.withdrawn_kes > 0)
          or (l.fee_kes = 0 and (item.fee_kes > 0 or (l.paid_in_kes > 0 and item.withdrawn_kes > 0)))
          or (l.balance_kes is null and item.balance_kes is not null));
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
  return jsonb_build_object('import_id', take_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned);
end
$function$;
comment on function private.take_statement_lines(jsonb, uuid, text) is
  'Takes lines of an M-Pesa statement, at most 5,000 a call, learnt in the way that `source` names: [{receipt, completed_at,
paid_in_kes, withdrawn_kes, balance_kes, reason, account, details}, …]. Lines we have are left as they are, but for what
they lack: a payment and its charge share a receipt, and whichever comes second is neither new nor known. Settles named
receipts that appear, and teaches payments what they do not know: their receipt, or what came. → {import_id, imported,
known, bad: [{row, message}], claims_matched, receipts_learned}. Refusals: bad_file.';

-- What moves without a bill (a charge, money that is taken to the bank) names its receipt in the place of one.
alter table public.ledger_entries alter column bill_id drop not null,
  add column reference text,
  add constraint ledger_entries_named_check check (bill_id is not null or reference is not null) not valid;
alter table public.ledger_entries validate constraint ledger_entries_named_check;
comment on column public.ledger_entries.reference is 'The receipt or day of what is no bill: a charge, a move to the bank, a first balance.';
comment on column public.ledger_entries.what is
  'What happened: the new state of a payment or bill, sent_back, carried_over, charged, to_bank, brought_in.';
comment on column public.ledger_entries.account is
  'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back: negative), what it cost
(fees: positive), and what lay there before the first day that was closed (brought_in).';
create index ledger_entries_reference_idx on public.ledger_entries (reference) where reference is not null;

create or replace view public.bill_balances with (security_invoker = true) as
  select e.bill_id,
    coalesce(sum(e.amount_kes) filter (where lies and e.refund_id is null), 0)::integer as received_kes,
    coalesce(-sum(e.amount_kes) filter (where lies and e.refund_id is not null), 0)::integer as refunded_kes,
    coalesce(-sum(e.amount_kes) filter (where e.account like 'sales\_%'), 0)::integer as sales_kes,
    coalesce(-sum(e.amount_kes) filter (where e.account = 'in_doubt'), 0)::integer as in_doubt_kes,
    coalesce(-sum(e.amount_kes) filter (where e.account = 'owed_back'), 0)::integer as owed_back_kes
  from public.ledger_entries e
  cross join lateral (select e.account not like 'sales\_%' and e.account not in ('in_doubt', 'owed_back') as lies) m
  where e.bill_id is not null group by e.bill_id;

-- A charge, and money that the shop itself takes out, are booked from the statement, which alone knows them. Other money that goes
-- out is a refund that somebody notes, or a difference.
create view private.line_positions as
  select l.receipt, l.completed_at as at, p.what, p.account, p.amount_kes
  from public.mpesa_statement_lines l
  cross join lateral (
    select l.withdrawn_kes > 0 and l.details ~* '\m(settlement|withdrawal|withdraw|bank|utility|working account)\M'
      and not exists (select 1 from public.refunds r where r.reference = l.receipt) as is_own
  ) o
  cross join lateral (values ('charged', 'mpesa', -l.fee_kes), ('charged', 'fees', l.fee_kes),
    ('to_bank', 'mpesa', case when o.is_own then -l.withdrawn_kes else 0 end),
    ('to_bank', 'bank', case when o.is_own then l.withdrawn_kes else 0 end)) p (what, account, amount_kes)
  where l.fee_kes > 0 or l.withdrawn_kes > 0;
comment on view private.line_positions is 'What the ledger should have of a line of the statement itself: its charge, and money the shop took out.';

create function private.book_line(receipt text) returns void language plpgsql security definer set search_path = '' as $$
declare
  kind text;
  event bigint;
begin
  -- a refund and the line it names may come at once
  perform pg_advisory_xact_lock(hashtextextended('statement line ' || book_line.receipt, 0));
  foreach kind in array '{charged,to_bank}'::text[] loop
    event := nextval('private.ledger_events');
    insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
    select event, max(d.at), kind, book_line.receipt, d.account, sum(d.amount_kes)::integer
    from (
      select s.at, s.account, s.amount_kes from private.line_positions s where s.receipt = book_line.receipt and s.what = kind
      union all
      select e.at, e.account, -e.amount_kes from public.ledger_entries e where e.reference = book_line.receipt and e.what = kind
    ) d group by d.account having sum(d.amount_kes) <> 0 order by d.account;
  end loop;
end $$;
comment on function private.book_line(text) is 'Books the difference between what the ledger says of a statement line itself and what the line says now.';

create function private.line_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.book_line(case tg_table_name when 'refunds' then to_jsonb(new) ->> 'reference' else to_jsonb(new) ->> 'receipt' end);
  return null;
end $$;
comment on function private.line_change() is 'Keeps the ledger in step with the statement, and with refunds that turn out to be its lines.';
create trigger book_line after insert on public.mpesa_statement_lines for each row
  when (new.fee_kes > 0 or new.withdrawn_kes > 0) execute function private.line_change();
create trigger book_line_change after update on public.mpesa_statement_lines for each row
  when ((old.fee_kes, old.withdrawn_kes, old.details) is distinct from (new.fee_kes, new.withdrawn_kes, new.details))
  execute function private.line_change();
create trigger book_line after insert on public.refunds for each row
  when (new.reference is not null) execute function private.line_change();
select private.book_line(l.receipt) from public.mpesa_statement_lines l where l.fee_kes > 0 or l.withdrawn_kes > 0;

-- Which accounts are closed every day, and whose statement there is.
alter table private.payment_providers
  add column is_closed_daily boolean not null default true,
  add column statement text;
comment on column private.payment_providers.is_closed_daily is 'Whether the desk closes its account every day.';
comment on column private.payment_providers.statement is
  'The function of schema private that reads its statement between two moments: rows of private.statement_line; null: none.';
update private.payment_providers v set is_closed_daily = v.method <> 'bank',
  statement = case v.method when 'mpesa' then 'mpesa_statement' end;

create type private.statement_line as (
  receipt text, at timestamptz, in_kes integer, out_kes integer, fee_kes integer, balance_kes integer, details text
);
create function private.mpesa_statement(from_at timestamptz, until_at timestamptz) returns setof private.statement_line
language sql stable set search_path = '' as $$
  select l.receipt, l.completed_at, l.paid_in_kes, l.withdrawn_kes, l.fee_kes, l.balance_kes, l.details
  from public.mpesa_statement_lines l
  where l.completed_at >= from_at and l.completed_at < until_at and exists (
    select from public.mpesa_statement_lines s
    where s.completed_at >= from_at and s.completed_at < until_at and (s.source in ('csv', 'pull') or s.balance_kes is not null))
$$;
comment on function private.mpesa_statement(timestamptz, timestamptz) is
  'M-Pesa''s statement, as the close of a day reads it; a line that came alone, told as it happened, is no statement.';

create table public.day_closes (
  id bigint generated always as identity primary key,
  day date not null,
  account text not null,
  opening_kes bigint not null,
  came_kes bigint not null,
  refunds_kes bigint not null,
  fees_kes bigint not null,
  moved_kes bigint not null,
  closing_kes bigint not null,
  stated_kes bigint,
  note text check (length(note) between 1 and 500),
  closed_by uuid references auth.users (id) on delete set null,
  closed_at timestamptz not null default now()
);
comment on table public.day_closes is
  'Days of an account that somebody closed, with what they saw; rows are added and never changed, but for the name of who is
erased. What changes afterwards shows as a difference.';
comment on column public.day_closes.day is 'A day of Nairobi.';
comment on column public.day_closes.account is 'An account of the ledger in which money lies.';
comment on column public.day_closes.stated_kes is 'What the statement says, or what was counted; null: neither.';
create index day_closes_day_idx on public.day_closes (day desc, account, id desc);
create index day_closes_closed_by_idx on public.day_closes (closed_by);
alter table public.day_closes enable row level security;
grant select on public.day_closes to authenticated, service_role;
create policy day_closes_select_admin on public.day_closes for select to authenticated
  using ((select public.has_capability('payments')));
select private.register_personal_data('public.day_closes', rows_of => 'closed_by = $1', erasure => 'keep');

create function private.keep_closes() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.closed_by is null and to_jsonb(new) - 'closed_by' = to_jsonb(old) - 'closed_by' then
    return new;
  end if;
  raise exception 'a closed day is never changed; close it again' using errcode = '55000';
end $$;
comment on function private.keep_closes() is 'Refuses every change of a closed day.';
create trigger never_changed before update or delete on public.day_closes for each row execute function private.keep_closes();

-- What explains the difference of a day: receipt by receipt, what the statement has and what the ledger has. Their sum is the
-- difference that the day made.
create function private.day_differences(account text, lines private.statement_line[], from_at timestamptz, until_at timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  with booked as (
    select coalesce(e.reference, r.reference, case when e.refund_id is null then p.receipt end, e.refund_id::text, e.payment_id::text,
        e.bill_id::text) as receipt, sum(e.amount_kes) as kes, min(e.at) as at, min(e.bill_id::text)::uuid as bill_id
    from public.ledger_entries e
    left join public.refunds r on r.id = e.refund_id
    left join public.payments p on p.id = e.payment_id
    where e.account = day_differences.account and e.at >= from_at and e.at < until_at and e.what <> 'brought_in'
    group by 1
  ), stated as (
    select l.receipt, l.at, l.in_kes - l.out_kes - l.fee_kes as kes, l.details from unnest(lines) l
  ), differ as (
    select coalesce(s.receipt, b.receipt) as receipt, coalesce(s.at, b.at) as at, s.kes as stated_kes, b.kes as booked_kes,
      coalesce(s.kes, 0) - coalesce(b.kes, 0) as kes, s.details,
      coalesce(b.bill_id, (select p.bill_id from public.payments p where p.receipt = s.receipt),
        (select r.bill_id from public.refunds r where r.reference = s.receipt limit 1)) as bill_id
    from stated s full join booked b on b.receipt = s.receipt
    where coalesce(s.kes, 0) <> coalesce(b.kes, 0)
  )
  select coalesce(jsonb_agg(jsonb_build_object('receipt', case when d.receipt ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then null else d.receipt end,
    'at', d.at, 'stated_kes', d.stated_kes, 'booked_kes', d.booked_kes, 'difference_kes', d.kes, 'details', d.details,
    'bill_id', d.bill_id, 'kind', b.kind, 'number', b.number,
    'why', case
      when d.stated_kes is not null and d.booked_kes is not null then 'amount_differs'
      when d.stated_kes is null then case when exists (select 1 from public.mpesa_statement_lines l where l.receipt = d.receipt)
        then 'other_day' else 'no_line' end
      when d.bill_id is not null then case when exists (
        select 1 from public.ledger_entries e join public.payments p on p.id = e.payment_id
        where e.account = day_differences.account and e.bill_id = d.bill_id
          and (p.receipt = d.receipt or exists (select 1 from public.refunds r where r.id = e.refund_id and r.reference = d.receipt)))
        then 'other_day' else 'not_settled' end
      when d.stated_kes > 0 then 'no_payment' else 'no_refund' end) order by d.at, d.receipt), '[]')
  from differ d left join public.bills b on b.id = d.bill_id
$$;
comment on function private.day_differences(text, private.statement_line[], timestamptz, timestamptz) is
  'Receipts for which the statement and the ledger say different sums in a day: [{receipt, at, stated_kes, booked_kes,
difference_kes, details, bill_id, kind, number, why}]. why: no_payment (money nobody of ours paid), no_refund (money went out
that is no refund), no_line (ours alone), not_settled (in doubt, or failed here), amount_differs, other_day (booked or stated on another day).';

create function private.account_day(provider private.payment_providers, day date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  from_at constant timestamptz := day::timestamp at time zone 'Africa/Nairobi';
  until_at constant timestamptz := (day + 1)::timestamp at time zone 'Africa/Nairobi';
  opening bigint;
  sums record;
  lines private.statement_line[];
  first_kes bigint;
  last_kes bigint;
  stated jsonb;
  closed public.day_closes;
  differences jsonb := '[]';
begin
  select coalesce(sum(e.amount_kes) filter (where e.at < from_at or e.what = 'brought_in'), 0) into opening
  from public.ledger_entries e where e.account = provider.account and e.at <= from_at;
  select coalesce(sum(e.amount_kes) filter (where e.bill_id is not null and e.refund_id is null), 0) as came,
    coalesce(-sum(e.amount_kes) filter (where e.refund_id is not null), 0) as refunds,
    coalesce(-sum(e.amount_kes) filter (where e.what = 'charged'), 0) as fees,
    coalesce(sum(e.amount_kes) filter (where e.bill_id is null and e.what <> 'charged'), 0) as moved
  into sums from public.ledger_entries e
  where e.account = provider.account and e.at >= from_at and e.at < until_at and e.what <> 'brought_in';

  if provider.statement is not null then
    execute format('select array(select l from private.%I($1, $2) l order by l.at, l.receipt)', provider.statement)
    into lines using from_at, until_at;
    -- Lines of the same second are ordered by their balances: each begins where the one before ended.
    select l.balance_kes into last_kes from unnest(lines) l where l.balance_kes is not null
    order by l.at desc, exists (select 1 from unnest(lines) o where o.at = l.at and o.receipt <> l.receipt
      and o.balance_kes - o.in_kes + o.out_kes + o.fee_kes = l.balance_kes) limit 1;
    select l.balance_kes - l.in_kes + l.out_kes + l.fee_kes into first_kes from unnest(lines) l where l.balance_kes is not null
    order by l.at, exists (select 1 from unnest(lines) o where o.at = l.at and o.receipt <> l.receipt
      and o.balance_kes = l.balance_kes - l.in_kes + l.out_kes + l.fee_kes) limit 1;
    if cardinality(lines) > 0 then
      differences := private.day_differences(provider.account, lines, from_at, until_at);
      stated := jsonb_build_object('lines', cardinality(lines), 'opening_kes', first_kes, 'closing_kes', last_kes,
        'missing_kes', last_kes - first_kes - (select sum(l.in_kes - l.out_kes - l.fee_kes) from unnest(lines) l));
    end if;
  end if;
  select * into closed from public.day_closes c where c.day = account_day.day and c.account = provider.account order by c.id desc limit 1;
  return jsonb_build_object('account', provider.account, 'name', provider.name, 'opening_kes', opening,
    'came', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'amount_kes', k.kes) order by k.kind), '[]') from (
        select coalesce(b.kind, 'other') as kind, sum(e.amount_kes) as kes
        from public.ledger_entries e left join public.bills b on b.id = e.bill_id
        where e.account = provider.account and e.at >= from_at and e.at < until_at and e.bill_id is not null and e.refund_id is null
        group by 1) k),
    'came_kes', sums.came, 'refunds_kes', sums.refunds, 'fees_kes', sums.fees, 'moved_kes', sums.moved,
    'closing_kes', opening + sums.came - sums.refunds - sums.fees + sums.moved,
    'has_statement', provider.statement is not null, 'statement', stated, 'differences', differences,
    'before_kes', first_kes - opening,
    'difference_kes', last_kes - (opening + sums.came - sums.refunds - sums.fees + sums.moved),
    'closed', case when closed.id is not null then jsonb_build_object('at', closed.closed_at, 'closing_kes', closed.closing_kes,
      'stated_kes', closed.stated_kes, 'note', closed.note,
      'by', (select coalesce(u.raw_user_meta_data ->> 'full_name', u.email::text) from auth.users u where u.id = closed.closed_by)) end);
end $$;
comment on function private.account_day(private.payment_providers, date) is 'One account of `daily_close`.';

create function public.daily_close(day date) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_capability('payments');
  if daily_close.day is null or daily_close.day not between '2020-01-01' and private.nairobi_date() then
    perform private.refuse('bad_day', 'Choose a day that has come.');
  end if;
  return (
    select jsonb_build_object('day', daily_close.day, 'accounts', jsonb_agg(private.account_day(v, daily_close.day) order by v.method = 'cash', v.name))
    from private.payment_providers v where v.is_closed_daily
  );
end $$;
comment on function public.daily_close(date) is
  'A day of Nairobi: {day, accounts: [{account, name, opening_kes, came: [{kind, amount_kes}], came_kes, refunds_kes, fees_kes,
moved_kes, closing_kes, has_statement, statement: {lines, opening_kes, closing_kes, missing_kes} or null, differences,
before_kes, difference_kes, closed: {at, by, closing_kes, stated_kes, note} or null}]}. Opening and closing are what the
ledger has. difference_kes is what the statement has more: before_kes (it was there in the morning), the sum of differences,
and missing_kes (its lines do not add up to its balances: some are not here); null without a statement. Refusals:
not_allowed, bad_day.';
grant execute on function public.daily_close(date) to authenticated, service_role;

create function public.close_day(day date, account text, counted_kes integer default null, note text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  provider private.payment_providers;
  now_at jsonb;
  stated bigint;
  before bigint;
  event bigint;
begin
  perform private.require_capability('payments');
  if close_day.day is null or close_day.day not between '2020-01-01' and private.nairobi_date() then
    perform private.refuse('bad_day', 'Choose a day that has come.');
  end if;
  select * into provider from private.payment_providers v where v.account = close_day.account and v.is_closed_daily;
  if not found then
    perform private.refuse('not_found', 'There is no such account.');
  end if;
  if counted_kes not between 0 and 99999999 then
    perform private.refuse('wrong_amount', 'What was counted is a number of shillings.');
  end if;
  -- two people who close at once
  lock table public.day_closes in share row exclusive mode;
  now_at := private.account_day(provider, close_day.day);
  -- What lay there before the first day that is closed, or had been taken out by then, is nobody's mistake.
  if not exists (select 1 from public.day_closes c where c.account = provider.account) then
    before := coalesce((now_at ->> 'before_kes')::bigint, counted_kes - (now_at ->> 'closing_kes')::bigint, 0);
    if before <> 0 then
      event := nextval('private.ledger_events');
      insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
      select event, close_day.day::timestamp at time zone 'Africa/Nairobi', 'brought_in', close_day.day::text, a.account, a.kes
      from (values (provider.account, before), ('brought_in', -before)) a (account, kes);
      now_at := private.account_day(provider, close_day.day);
    end if;
  end if;
  stated := coalesce((now_at #>> '{statement,closing_kes}')::bigint, counted_kes);
  if now_at -> 'closed' <> 'null' and (now_at #>> '{closed,closing_kes}')::bigint = (now_at ->> 'closing_kes')::bigint
      and (now_at #>> '{closed,stated_kes}')::bigint is not distinct from stated then
    perform private.refuse('already_closed', 'This day is closed, and nothing has changed since.');
  end if;
  insert into public.day_closes (day, account, opening_kes, came_kes, refunds_kes, fees_kes, moved_kes, closing_kes, stated_kes,
    note, closed_by)
  values (close_day.day, provider.account, (now_at ->> 'opening_kes')::bigint, (now_at ->> 'came_kes')::bigint,
    (now_at ->> 'refunds_kes')::bigint, (now_at ->> 'fees_kes')::bigint, (now_at ->> 'moved_kes')::bigint,
    (now_at ->> 'closing_kes')::bigint, stated, nullif(left(trim(close_day.note), 500), ''), private.caller());
  perform private.audit('day_closed', 'day_closes', close_day.day::text, jsonb_strip_nulls(jsonb_build_object(
    'account', provider.account, 'closing_kes', now_at -> 'closing_kes', 'stated_kes', stated)));
  return private.account_day(provider, close_day.day);
end $$;
comment on function public.close_day(date, text, integer, text) is
  'Closes a day of an account with what stands there now, and answers it as `daily_close` does; a day that changed since may be
closed again beside. `counted_kes` is what was counted where there is no statement. The first day that is closed takes over
what lay there before. Refusals: not_allowed, bad_day, not_found, wrong_amount, already_closed.';
grant execute on function public.close_day(date, text, integer, text) to authenticated, service_role;

create function public.take_to_bank(account text, amount_kes integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event constant bigint := nextval('private.ledger_events');
  there bigint;
begin
  perform private.require_capability('payments');
  if not exists (select 1 from private.payment_providers v where v.account = take_to_bank.account and v.is_closed_daily and v.statement is null) then
    perform private.refuse('not_found', 'There is no such account.');
  end if;
  lock table public.day_closes in share row exclusive mode;
  select coalesce(sum(e.amount_kes), 0) into there from public.ledger_entries e where e.account = take_to_bank.account;
  if take_to_bank.amount_kes is null or take_to_bank.amount_kes not between 1 and there then
    perform private.refuse('wrong_amount', format('At most %s can be taken to the bank.', private.shillings(greatest(there, 0)::integer)));
  end if;
  insert into public.ledger_entries (event_id, what, reference, account, amount_kes)
  select event, 'to_bank', 'to bank ' || event, a.account, a.kes
  from (values (take_to_bank.account, -take_to_bank.amount_kes), ('bank', take_to_bank.amount_kes)) a (account, kes);
  perform private.audit('taken_to_bank', 'ledger_entries', event::text,
    jsonb_build_object('account', take_to_bank.account, 'amount_kes', take_to_bank.amount_kes));
end $$;
comment on function public.take_to_bank(text, integer) is
  'Notes that money of an account without a statement, the till, was brought to the bank. Refusals: not_allowed, not_found,
wrong_amount.';
grant execute on function public.take_to_bank(text, integer) to authenticated, service_role;
