-- A day that is closed keeps its figures. What is learnt of it afterwards, such as money of the evening in the list of the night, is booked on
-- its own day, and each such booking is named: under that day, and in the morning of the next, which begins where the closed one ended and then
-- has a line of its own for what was learnt late. Until now the one showed a sum without names, and the other began with another sum.

alter table public.day_closes add column unplaced_kes bigint not null default 0, add column late_kes bigint not null default 0;
comment on column public.day_closes.unplaced_kes is 'What came for no bill we know, less what of that found its bill, KSh; 0 for days closed before it was kept.';
comment on column public.day_closes.late_kes is 'What of opening_kes was learnt of earlier days after they were closed, KSh; 0 for days closed before it was kept.';

create view private.money_entries as
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
    coalesce(e.reference, r.reference, p.receipt) AS receipt,
        CASE
            WHEN e.what = 'brought_in' THEN 'brought_in'
            WHEN e.bill_id IS NOT NULL AND e.refund_id IS NULL THEN 'came'
            WHEN e.refund_id IS NOT NULL OR e.what IN ('sent_twice', 'got_back') THEN 'refunds'
            WHEN e.what = 'charged' THEN 'fees'
            WHEN e.what = 'placed' THEN 'placed'
            WHEN e.what IN ('unplaced', 'set_aside') THEN 'unplaced'
            ELSE 'moved'
        END AS class
   FROM public.ledger_entries e
     LEFT JOIN public.refunds r ON r.id = e.refund_id
     LEFT JOIN public.payments p ON p.id = e.payment_id
     LEFT JOIN public.bills b ON b.id = coalesce(e.bill_id, r.bill_id)
  WHERE EXISTS (SELECT FROM private.payment_providers v WHERE v.account = e.account);
comment on view private.money_entries is 'Entries of the accounts in which money lies, and as what each counts in the close of a day.';
comment on column private.money_entries.id is 'The entry.';
comment on column private.money_entries.event_id is 'As ledger_entries.event_id.';
comment on column private.money_entries.at is 'When the money moved.';
comment on column private.money_entries.booked_at is 'When it was written down; null: before that was kept.';
comment on column private.money_entries.what is 'As ledger_entries.what.';
comment on column private.money_entries.account is 'mpesa, cash, bank: where it lies.';
comment on column private.money_entries.amount_kes is 'KSh, above zero what came.';
comment on column private.money_entries.bill_id is 'The bill; null for what is no bill.';
comment on column private.money_entries.kind is 'Kind of the bill, or of that which a refund is of; null without one.';
comment on column private.money_entries.number is 'Its number; null without one.';
comment on column private.money_entries.receipt is 'Receipt of the money; null where there is none.';
comment on column private.money_entries.class is 'came (for a bill), unplaced (for none we know), placed (that was so and has found its bill), refunds, fees, moved, brought_in.';

create function private.late_bookings(account text, moved_before timestamptz, closed_at timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('kes', coalesce(sum(m.amount_kes), 0), 'bookings', coalesce(jsonb_agg(jsonb_build_object('at', m.at,
    'booked_at', m.booked_at, 'class', m.class, 'receipt', m.receipt, 'bill_id', m.bill_id, 'kind', m.kind, 'number', m.number,
    'amount_kes', m.amount_kes) order by m.booked_at, m.id), '[]'))
  from private.money_entries m
  where m.account = late_bookings.account and m.at < moved_before and m.booked_at > late_bookings.closed_at and m.class <> 'brought_in'
$function$;
comment on function private.late_bookings(account text, moved_before timestamptz, closed_at timestamptz) is 'What was booked of an account after a day was closed, for that day or earlier ones: {kes, bookings: [{at, booked_at, class, receipt,
bill_id, kind, number, amount_kes}]}.';

create or replace function private.account_day(provider private.payment_providers, day date)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  from_at constant timestamptz := day::timestamp at time zone 'Africa/Nairobi';
  until_at constant timestamptz := (day + 1)::timestamp at time zone 'Africa/Nairobi';
  opening bigint;
  closing bigint;
  sums record;
  lines private.statement_line[];
  first_kes bigint;
  last_kes bigint;
  stated jsonb;
  closed public.day_closes;
  earlier public.day_closes;
  late jsonb;
  late_before jsonb;
  differences jsonb := '[]';
begin
  select coalesce(sum(m.amount_kes) filter (where m.at < from_at or m.class = 'brought_in'), 0) into opening
  from private.money_entries m where m.account = provider.account and m.at <= from_at;
  select coalesce(sum(m.amount_kes) filter (where m.class = 'came'), 0) as came,
    coalesce(sum(m.amount_kes) filter (where m.class = 'unplaced'), 0) as unplaced,
    coalesce(-sum(m.amount_kes) filter (where m.class = 'placed'), 0) as placed,
    coalesce(-sum(m.amount_kes) filter (where m.class = 'refunds'), 0) as refunds,
    coalesce(-sum(m.amount_kes) filter (where m.class = 'fees'), 0) as fees,
    coalesce(sum(m.amount_kes) filter (where m.class = 'moved'), 0) as moved
  into sums from private.money_entries m
  where m.account = provider.account and m.at >= from_at and m.at < until_at;
  closing := opening + sums.came + sums.unplaced - sums.placed - sums.refunds - sums.fees + sums.moved;

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
  late := private.late_bookings(provider.account, until_at, closed.closed_at);
  select * into earlier from public.day_closes c where c.day < account_day.day and c.account = provider.account order by c.day desc, c.id desc limit 1;
  late_before := private.late_bookings(provider.account, (earlier.day + 1)::timestamp at time zone 'Africa/Nairobi', earlier.closed_at);
  return jsonb_build_object('account', provider.account, 'name', provider.name, 'opening_kes', opening,
    'late_before_kes', late_before -> 'kes', 'late_before', late_before -> 'bookings', 'before_day', earlier.day,
    'came', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'amount_kes', k.kes) order by k.kind), '[]') from (
        select coalesce(m.kind, 'other') as kind, sum(m.amount_kes) as kes
        from private.money_entries m
        where m.account = provider.account and m.at >= from_at and m.at < until_at and m.class = 'came'
        group by 1) k),
    'came_kes', sums.came, 'unplaced_kes', sums.unplaced, 'placed_kes', sums.placed, 'refunds_kes', sums.refunds,
    'fees_kes', sums.fees, 'moved_kes', sums.moved, 'closing_kes', closing,
    'has_statement', provider.statement is not null, 'statement', stated, 'differences', differences,
    'before_kes', first_kes - opening, 'difference_kes', last_kes - closing,
    'still', private.day_still(day), 'earlier_day', private.earlier_open_day(provider.account, day),
    'late_kes', late -> 'kes', 'late', late -> 'bookings',
    'closed', case when closed.id is not null then jsonb_build_object('at', closed.closed_at, 'closing_kes', closed.closing_kes,
      'stated_kes', closed.stated_kes, 'note', closed.note,
      'by', (select coalesce(u.raw_user_meta_data ->> 'full_name', u.email::text) from auth.users u where u.id = closed.closed_by)) end);
end $function$;

create or replace function public.daily_close(day date)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_books();
  if daily_close.day is null or daily_close.day not between '2020-01-01' and private.nairobi_date() then
    perform private.refuse('bad_day', 'Choose a day that has come.');
  end if;
  return (
    select jsonb_build_object('day', daily_close.day, 'accounts', jsonb_agg(private.account_day(v, daily_close.day) order by v.method = 'cash', v.name))
    from private.payment_providers v where v.is_closed_daily
  );
end $function$;
comment on function public.daily_close(day date) is 'A day of Nairobi: {day, accounts: [{account, name, opening_kes, late_before_kes, late_before, before_day, came: [{kind, amount_kes}],
came_kes, unplaced_kes, placed_kes, refunds_kes, fees_kes, moved_kes, closing_kes, has_statement, statement: {lines, opening_kes,
closing_kes, missing_kes} or null, differences, before_kes, difference_kes, still, earlier_day, late_kes, late, closed: {at, by,
closing_kes, stated_kes, note} or null}]}. Opening and closing are what the ledger has, where money lies on the day M-Pesa says it was
paid: opening + came + unplaced - placed - refunds - fees + moved = closing. late: what was booked of this day or earlier ones after it was
closed; late_before: the same of the last closed day before it (before_day), which is in opening_kes; both as private.late_bookings.
difference_kes is what the statement has more: before_kes (it was there in the morning), the sum of differences, and missing_kes (its lines
do not add up to its balances: some are not here); null without a statement. still: as private.day_still; earlier_day: an earlier day that
nobody closed, or null. For who decides about payments or reads the books. Refusals: not_allowed, bad_day.';

create or replace function public.close_day(day date, account text, counted_kes integer default NULL::integer, note text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
  -- and bookings under way: each is in what is closed, or was booked after it
  lock table public.ledger_entries in share mode;
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
      and (now_at #>> '{closed,stated_kes}')::bigint is not distinct from stated and now_at -> 'late' = '[]' then
    perform private.refuse('already_closed', 'This day is closed, and nothing has changed since.');
  end if;
  insert into public.day_closes (day, account, opening_kes, came_kes, unplaced_kes, refunds_kes, fees_kes, moved_kes, closing_kes, late_kes,
    stated_kes, note, closed_by, closed_at)
  values (close_day.day, provider.account, (now_at ->> 'opening_kes')::bigint, (now_at ->> 'came_kes')::bigint,
    (now_at ->> 'unplaced_kes')::bigint - (now_at ->> 'placed_kes')::bigint, (now_at ->> 'refunds_kes')::bigint,
    (now_at ->> 'fees_kes')::bigint, (now_at ->> 'moved_kes')::bigint, (now_at ->> 'closing_kes')::bigint,
    (now_at ->> 'late_before_kes')::bigint, stated, nullif(left(trim(close_day.note), 500), ''), private.caller(), clock_timestamp());
  perform private.audit('day_closed', 'day_closes', close_day.day::text, jsonb_strip_nulls(jsonb_build_object(
    'account', provider.account, 'closing_kes', now_at -> 'closing_kes', 'stated_kes', stated)));
  return private.account_day(provider, close_day.day);
end $function$;
