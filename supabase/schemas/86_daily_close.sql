-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The day at the desk: what lay in each account in the morning, what came, went back, was taken as a charge, and lies there in the
-- evening; beside it what M-Pesa's statement says, and the lines that make the difference.
--
-- A day that is closed keeps its figures. What is learnt of it afterwards, such as money of the evening in the list of the night, is booked on
-- its own day, and each such booking is named: under that day, and in the morning of the next, which begins where the closed one ended and then
-- has a line of its own for what was learnt late. Until now the one showed a sum without names, and the other began with another sum.
--
-- Money without a bill could be set aside with a word, but not sent back: what was paid out of it in the portal had no place, was a difference of its
-- day for ever, and the ledger kept it. And a line by which money went out that is no refund could not be booked at all.
--
-- Both are rows of one list: money that came for no bill goes back whole, with the reference and the number it went to; a line of the statement is
-- booked by an owner with a reason, as a charge, as brought to the bank, or as sent outside the app, which is a loss. A second person agrees, to what
-- is sent back by the rule of refunds, to a line always.
--
-- And what was sent back by a bank leaves the bank, and not M-Pesa.
--
-- What happens in a shop every week, and could not be noted: a rider sends the day's cash to the pay bill; the till is fifty shillings short when it
-- is counted; a month that had made a larger plan cheaper is sent back by the desk. And who paid in time for an order that ran out before anybody
-- heard of it read nothing of their money.

create table public.outgoings (
  id uuid default gen_random_uuid() not null,
  what text not null,
  receipt text not null,
  of_receipt text,
  account text not null,
  amount_kes integer not null,
  went_to text,
  note text not null,
  state text default 'wanted'::text not null,
  asked_by uuid,
  approved_by uuid,
  approved_how text,
  asked_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint outgoings_pkey PRIMARY KEY (id),
  constraint outgoings_what_check CHECK ((what = ANY (ARRAY['sent_back'::text, 'outside'::text, 'fee'::text, 'to_bank'::text]))),
  constraint outgoings_receipt_check CHECK (((length(receipt) >= 3) AND (length(receipt) <= 40))),
  constraint outgoings_account_check CHECK ((account = ANY (ARRAY['mpesa'::text, 'bank'::text]))),
  constraint outgoings_amount_kes_check CHECK ((amount_kes > 0)),
  constraint outgoings_went_to_check CHECK (((length(went_to) >= 4) AND (length(went_to) <= 60))),
  constraint outgoings_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint outgoings_state_check CHECK ((state = ANY (ARRAY['wanted'::text, 'booked'::text, 'withdrawn'::text]))),
  constraint outgoings_approved_how_check CHECK ((approved_how = ANY (ARRAY['below_limit'::text, 'second_person'::text, 'alone'::text, 'mpesa'::text]))),
  constraint outgoings_check CHECK ((((what = 'sent_back'::text) = (of_receipt IS NOT NULL)) AND ((what = 'sent_back'::text) = (went_to IS NOT NULL)))),
  constraint outgoings_check1 CHECK (((state = 'booked'::text) = (approved_how IS NOT NULL))),
  constraint outgoings_check2 CHECK (((approved_how IS DISTINCT FROM 'second_person'::text) OR (approved_by <> asked_by))),
  constraint outgoings_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint outgoings_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.outgoings enable row level security;
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
grant select on table public.outgoings to authenticated, service_role;

-- A charge, and money that the shop itself takes out, are booked from the statement, which alone knows them. Other money that goes
-- out is a refund that somebody notes, or a difference.
create view private.line_positions as
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
                  WHERE (p_1.reversal_receipt = l.receipt)))) AND ((NOT (EXISTS ( SELECT 1
                   FROM public.ledger_entries e
                  WHERE ((e.reference = l.receipt) AND (e.what = 'sent_twice'::text))))) AND (NOT (EXISTS ( SELECT 1
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
comment on view private.line_positions is 'What the ledger should have of a line of the statement itself: its charge, and money the shop took out.';
comment on column private.line_positions.receipt is 'Receipt of the line.';
comment on column private.line_positions.at is 'When M-Pesa completed it.';
comment on column private.line_positions.what is 'charged or to_bank.';
comment on column private.line_positions.account is 'Account of the ledger.';
comment on column private.line_positions.amount_kes is 'KSh, with the signs of ledger_entries.account.';

create function private.book_line(receipt text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function private.book_line(receipt text) is 'Books the difference between what the ledger says of a statement line itself and what the line says now.';

create function private.line_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.book_line(case tg_table_name when 'refunds' then to_jsonb(new) ->> 'reference' else to_jsonb(new) ->> 'receipt' end);
  return null;
end $function$;
comment on function private.line_change() is 'Keeps the ledger in step with the statement, and with refunds that turn out to be its lines.';

create trigger book_line AFTER INSERT ON public.mpesa_statement_lines FOR EACH ROW WHEN (((new.fee_kes > 0) OR (new.withdrawn_kes > 0))) EXECUTE FUNCTION private.line_change();

create trigger book_line_change AFTER UPDATE ON public.mpesa_statement_lines FOR EACH ROW WHEN ((((old.fee_kes IS DISTINCT FROM new.fee_kes) OR (old.withdrawn_kes IS DISTINCT FROM new.withdrawn_kes)) OR (old.details IS DISTINCT FROM new.details))) EXECUTE FUNCTION private.line_change();

create trigger book_line AFTER INSERT ON public.refunds FOR EACH ROW WHEN ((new.reference IS NOT NULL)) EXECUTE FUNCTION private.line_change();

create type private.statement_line as (
  receipt text,
  at timestamp with time zone,
  in_kes integer,
  out_kes integer,
  fee_kes integer,
  balance_kes integer,
  details text
);
comment on type private.statement_line is 'A line of a provider''s statement, as the close of a day reads it.';
comment on column private.statement_line.receipt is 'The provider''s receipt.';
comment on column private.statement_line.at is 'When.';
comment on column private.statement_line.in_kes is 'What came in, KSh.';
comment on column private.statement_line.out_kes is 'What went out, charges apart, KSh.';
comment on column private.statement_line.fee_kes is 'What was charged, KSh.';
comment on column private.statement_line.balance_kes is 'What lay there after it, KSh; null when not told.';
comment on column private.statement_line.details is 'The provider''s own words.';

create function private.mpesa_statement(from_at timestamp with time zone, until_at timestamp with time zone)
returns setof private.statement_line
language sql
stable
set search_path = ''
as $function$
  select l.receipt, l.completed_at, l.paid_in_kes, l.withdrawn_kes, l.fee_kes, l.balance_kes, l.details
  from public.mpesa_statement_lines l
  where l.completed_at >= from_at and l.completed_at < until_at and exists (
    select from public.mpesa_statement_lines s
    where s.completed_at >= from_at and s.completed_at < until_at and (s.source in ('csv', 'pull') or s.balance_kes is not null))
$function$;
comment on function private.mpesa_statement(from_at timestamp with time zone, until_at timestamp with time zone) is 'M-Pesa''s statement, as the close of a day reads it; a line that came alone, told as it happened, is no statement.';

create table public.day_closes (
  id bigint generated always as identity,
  day date not null,
  account text not null,
  opening_kes bigint not null,
  came_kes bigint not null,
  refunds_kes bigint not null,
  fees_kes bigint not null,
  moved_kes bigint not null,
  closing_kes bigint not null,
  stated_kes bigint,
  note text,
  closed_by uuid,
  closed_at timestamp with time zone default now() not null,
  unplaced_kes bigint default 0 not null,
  late_kes bigint default 0 not null,
  reversed_kes bigint default 0 not null,
  constraint day_closes_pkey PRIMARY KEY (id),
  constraint day_closes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint day_closes_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.day_closes enable row level security;
comment on table public.day_closes is 'Days of an account that somebody closed, with what they saw; rows are added and never changed, but for the name of who is
erased. What changes afterwards shows as a difference.';
comment on column public.day_closes.id is 'The key of the row.';
comment on column public.day_closes.day is 'A day of Nairobi.';
comment on column public.day_closes.account is 'An account of the ledger in which money lies.';
comment on column public.day_closes.opening_kes is 'What lay there in the morning by the ledger, KSh.';
comment on column public.day_closes.came_kes is 'What came in, KSh.';
comment on column public.day_closes.refunds_kes is 'What went back, KSh.';
comment on column public.day_closes.fees_kes is 'What was charged, KSh.';
comment on column public.day_closes.moved_kes is 'What was moved in (above zero) or out (below zero) besides, such as to the bank, KSh.';
comment on column public.day_closes.closing_kes is 'What lay there in the evening by the ledger, KSh.';
comment on column public.day_closes.stated_kes is 'What the statement says, or what was counted; null: neither.';
comment on column public.day_closes.note is 'What who closed it says; null without a word.';
comment on column public.day_closes.closed_by is 'Account that closed it; null once it is erased.';
comment on column public.day_closes.closed_at is 'When.';
comment on column public.day_closes.unplaced_kes is 'What came for no bill we know, less what of that found its bill, KSh; 0 for days closed before it was kept.';
comment on column public.day_closes.late_kes is 'What of opening_kes was learnt of earlier days after they were closed, KSh; 0 for days closed before it was kept.';
comment on column public.day_closes.reversed_kes is 'What M-Pesa took back of payments, KSh; 0 for days closed before it was kept.';
grant select on table public.day_closes to authenticated, service_role;

create index day_closes_day_idx ON public.day_closes USING btree (day DESC, account, id DESC);

create index day_closes_closed_by_idx ON public.day_closes USING btree (closed_by);

create policy day_closes_select_admin on public.day_closes for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create function private.keep_closes()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'UPDATE' and new.closed_by is null and to_jsonb(new) - 'closed_by' = to_jsonb(old) - 'closed_by' then
    return new;
  end if;
  raise exception 'a closed day is never changed; close it again' using errcode = '55000';
end $function$;
comment on function private.keep_closes() is 'Refuses every change of a closed day.';

create trigger never_changed BEFORE DELETE OR UPDATE ON public.day_closes FOR EACH ROW EXECUTE FUNCTION private.keep_closes();

-- What explains the difference of a day: receipt by receipt, what the statement has and what the ledger has. Their sum is the
-- difference that the day made.
create function private.day_differences(account text, lines private.statement_line[], from_at timestamp with time zone, until_at timestamp with time zone)
returns jsonb
language sql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.day_differences(account text, lines private.statement_line[], from_at timestamp with time zone, until_at timestamp with time zone) is 'Receipts for which the statement and the ledger say different sums in a day. why: no_payment (money nobody of ours
paid), no_refund (money went out that is no refund), no_line (ours alone), not_settled (in doubt, or failed here),
amount_differs, other_day (booked or stated on another day). Answers [{receipt text | null, at timestamptz, stated_kes
bigint | null, booked_kes bigint | null, difference_kes bigint, details text | null, bill_id uuid | null, kind text |
null, number text | null, why text}].';

create function private.account_day(provider private.payment_providers, day date)
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
    coalesce(-sum(m.amount_kes) filter (where m.class = 'reversed'), 0) as reversed,
    coalesce(-sum(m.amount_kes) filter (where m.class = 'fees'), 0) as fees,
    coalesce(sum(m.amount_kes) filter (where m.class = 'moved'), 0) as moved
  into sums from private.money_entries m
  where m.account = provider.account and m.at >= from_at and m.at < until_at;
  closing := opening + sums.came + sums.unplaced - sums.placed - sums.refunds - sums.reversed - sums.fees + sums.moved;

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
    'came_kes', sums.came, 'unplaced_kes', sums.unplaced, 'placed_kes', sums.placed, 'refunds_kes', sums.refunds, 'reversed_kes', sums.reversed,
    'fees_kes', sums.fees, 'moved_kes', sums.moved, 'closing_kes', closing,
    'has_statement', provider.statement is not null, 'statement', stated, 'differences', differences,
    'before_kes', first_kes - opening, 'difference_kes', last_kes - closing,
    'still', private.day_still(day), 'earlier_day', private.earlier_open_day(provider.account, day),
    'late_kes', late -> 'kes', 'late', late -> 'bookings',
    'closed', case when closed.id is not null then jsonb_build_object('at', closed.closed_at, 'closing_kes', closed.closing_kes,
      'stated_kes', closed.stated_kes, 'note', closed.note,
      'by', (select coalesce(u.raw_user_meta_data ->> 'full_name', u.email::text) from auth.users u where u.id = closed.closed_by)) end);
end $function$;
comment on function private.account_day(provider private.payment_providers, day date) is 'One account of `daily_close`, which says what its sums are. Answers {account text, name text, opening_kes bigint,
late_before_kes bigint, late_before [{at timestamptz, booked_at timestamptz, class text, receipt text | null, bill_id
uuid | null, kind text | null, number text | null, amount_kes bigint}], before_day date | null, came [{kind text,
amount_kes bigint}], came_kes bigint, unplaced_kes bigint, placed_kes bigint, refunds_kes bigint, reversed_kes bigint,
fees_kes bigint, moved_kes bigint, closing_kes bigint, has_statement boolean, statement {lines integer, opening_kes
bigint | null, closing_kes bigint | null, missing_kes bigint | null} | null, differences as private.day_differences,
before_kes bigint | null, difference_kes bigint | null, still "runs" | "money_may_come" | null, earlier_day date |
null, late_kes bigint, late [{at timestamptz, booked_at timestamptz, class text, receipt text | null, bill_id uuid |
null, kind text | null, number text | null, amount_kes bigint}], closed {at timestamptz, by text | null, closing_kes
bigint, stated_kes bigint | null, note text | null} | null}.';

create function public.daily_close(day date)
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
    select jsonb_build_object('day', daily_close.day, 'losses', private.losses_of_day(daily_close.day), 'accounts', jsonb_agg(
      private.account_day(v, daily_close.day) || jsonb_build_object('is_person', v.is_person, 'handed_in_kes', (
        select coalesce(sum(m.amount_kes), 0) from private.money_entries m where m.account = v.account and m.what = 'handed_in'
          and m.at >= daily_close.day::timestamp at time zone 'Africa/Nairobi'
          and m.at < (daily_close.day + 1)::timestamp at time zone 'Africa/Nairobi'))
      order by v.is_person, v.method = 'cash', v.name))
    from private.payment_providers v where v.is_closed_daily or v.is_person
  );
end $function$;
comment on function public.daily_close(day date) is 'A day of Nairobi. Opening and closing are what the ledger has, where money lies on the day M-Pesa says it was paid:
opening + came + unplaced - placed - refunds - reversed - fees + moved = closing. late: what was booked of this day or
earlier ones after it was closed; late_before: the same of the last closed day before it (before_day), which is in
opening_kes; both as private.late_bookings. difference_kes is what the statement has more: before_kes (it was there in
the morning), the sum of differences, and missing_kes (its lines do not add up to its balances: some are not here);
null without a statement. still: as private.day_still; earlier_day: an earlier day that nobody closed, or null.
is_person: it lies with riders, and nobody closes it. handed_in_kes: what of moved_kes riders handed in. For who
decides about payments or reads the books. Answers {day date, losses as private.losses_of_day, accounts [as
private.account_day and {is_person boolean, handed_in_kes bigint}]}. Refusals: not_allowed, bad_day.';
grant execute on function public.daily_close(day date) to authenticated, service_role;

create function public.close_day(day date, account text, counted_kes integer default NULL::integer, note text default NULL::text)
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
  insert into public.day_closes (day, account, opening_kes, came_kes, unplaced_kes, refunds_kes, reversed_kes, fees_kes, moved_kes, closing_kes, late_kes,
    stated_kes, note, closed_by, closed_at)
  values (close_day.day, provider.account, (now_at ->> 'opening_kes')::bigint, (now_at ->> 'came_kes')::bigint,
    (now_at ->> 'unplaced_kes')::bigint - (now_at ->> 'placed_kes')::bigint, (now_at ->> 'refunds_kes')::bigint, (now_at ->> 'reversed_kes')::bigint,
    (now_at ->> 'fees_kes')::bigint, (now_at ->> 'moved_kes')::bigint, (now_at ->> 'closing_kes')::bigint,
    (now_at ->> 'late_before_kes')::bigint, stated, nullif(left(trim(close_day.note), 500), ''), private.caller(), clock_timestamp());
  perform private.audit('day_closed', 'day_closes', close_day.day::text, jsonb_strip_nulls(jsonb_build_object(
    'account', provider.account, 'closing_kes', now_at -> 'closing_kes', 'stated_kes', stated)));
  return private.account_day(provider, close_day.day);
end $function$;
comment on function public.close_day(day date, account text, counted_kes integer, note text) is 'Closes a day of an account with what stands there now; a day that changed since may be closed again beside.
`counted_kes` is what was counted where there is no statement. The first day that is closed takes over what lay there
before. Answers as private.account_day. Refusals: not_allowed, bad_day, not_found, wrong_amount, already_closed.';
grant execute on function public.close_day(day date, account text, counted_kes integer, note text) to authenticated, service_role;

create function public.take_to_bank(account text, amount_kes integer)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
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
end $function$;
comment on function public.take_to_bank(account text, amount_kes integer) is 'Notes that money of an account without a statement, the till, was brought to the bank. Refusals: not_allowed, not_found,
wrong_amount.';
grant execute on function public.take_to_bank(account text, amount_kes integer) to authenticated, service_role;

create function private.book_line(line public.mpesa_statement_lines, bill public.bills, payer text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  phone constant text := private.normalise_phone(payer);
  twice text;
  joined text;
  part public.payments;
  other public.mpesa_statement_lines;
begin
  if exists (select 1 from public.payments p where p.receipt = line.receipt) then
    return 'known';
  end if;
  if private.gives_back(bill, line.paid_in_kes) then
    perform private.take_twice_back(bill, line.paid_in_kes, 'mpesa', line.receipt, null);
    return 'got_back';
  end if;
  if bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into twice from private.bill_kinds k where k.kind = bill.kind;
    perform private.book_on_top(bill, line.paid_in_kes, line.receipt, phone, twice);
    return case when private.is_paid_in_cash(bill) then 'refund_due' else 'needs_review' end;
  end if;
  if bill.method <> 'mpesa' then
    return 'unknown';
  end if;
  -- a prompt for a part that a query settled, which tells no receipt: this is the same money
  select * into part from public.payments p
  where p.bill_id = bill.id and p.state = 'needs_review' and p.result_code = 0 and p.receipt is null and p.checkout_request_id is not null
    and p.amount_kes < bill.asked_kes and p.received_kes = line.paid_in_kes
    and p.created_at between line.completed_at - interval '1 hour' and line.completed_at + interval '1 hour'
  order by p.created_at limit 1 for update;
  if found then
    return case private.learn_part(part, line.receipt) when 'already_settled' then 'needs_review' else 'paid' end;
  end if;
  if line.paid_in_kes <> bill.asked_kes then
    -- More than is open, or the sum of another bill that fits whoever paid: most likely that one was meant. Else an exact number is no
    -- slip, since it has a check sign, and a family pays from many phones.
    if payer is not null and bill.asked_kes <= private.most_at_once() and line.paid_in_kes <> private.still_to_pay(bill) and not private.is_known_payer(bill, payer)
        and (line.paid_in_kes > private.still_to_pay(bill) or exists (
          select 1 from jsonb_array_elements(private.likely_bills(line)) other_bill
          where other_bill ->> 'number' <> bill.number and (other_bill -> 'why') ?| '{phone,name}'))
        and private.waiting_line(bill, private.still_to_pay(bill) - line.paid_in_kes, line.receipt) is null then
      return 'unknown';
    end if;
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, line.paid_in_kes, line.paid_in_kes, coalesce(phone, private.phone_of(bill)), 'needs_review', 0,
      private.part_words(line.paid_in_kes, bill.asked_kes), line.receipt)
    returning * into part;
    select * into other from public.mpesa_statement_lines l
    where l.receipt = private.waiting_line(bill, bill.asked_kes - private.parts_of(bill.id), line.receipt);
    if found then
      insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
      values (bill.id, other.paid_in_kes, other.paid_in_kes, private.phone_of(bill), 'needs_review', 0,
        private.part_words(other.paid_in_kes, bill.asked_kes), other.receipt);
    end if;
    joined := private.join_parts(bill.id);
    if joined is not null then
      return joined;
    end if;
    perform private.tell_kind(bill, 'doubt', part, part.result_text);
    return 'needs_review';
  end if;
  return private.book_receipt(bill, line.receipt, said, line.paid_in_kes);
end
$function$;
comment on function private.book_line(line public.mpesa_statement_lines, bill public.bills, payer text, said text) is 'Takes a line of the statement as money for a locked bill: it pays it where the amount is right, alone or with the parts that came
before, and waits for a person where it is not or where the bill is settled. → paid, refund_due, needs_review, known (booked
before), got_back (it gives back what had gone to its payer twice), unknown (a bill that is paid in cash; or, from a phone that has nothing to do with the bill, more than is open or
the sum of another bill that fits its payer).';

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
comment on column private.money_entries.class is 'came (for a bill), unplaced (for none we know), placed (that was so and has found its bill), refunds, reversed (M-Pesa took it back),
fees, moved, brought_in.';

create function private.late_bookings(account text, moved_before timestamp with time zone, closed_at timestamp with time zone)
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
comment on function private.late_bookings(account text, moved_before timestamp with time zone, closed_at timestamp with time zone) is 'What was booked of an account after a day was closed, for that day or earlier ones. Answers {kes bigint, bookings
[{at timestamptz, booked_at timestamptz, class text, receipt text | null, bill_id uuid | null, kind text | null,
number text | null, amount_kes bigint}]}.';

create unique index outgoings_receipt_idx ON public.outgoings USING btree (receipt) WHERE (state <> 'withdrawn'::text);

create unique index outgoings_of_receipt_idx ON public.outgoings USING btree (of_receipt) WHERE (state <> 'withdrawn'::text);

create index outgoings_asked_by_idx ON public.outgoings USING btree (asked_by);

create index outgoings_approved_by_idx ON public.outgoings USING btree (approved_by);

create policy outgoings_select_desk on public.outgoings for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.is_sent_back(receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.outgoings o where o.of_receipt = is_sent_back.receipt and o.state <> 'withdrawn')
$function$;
comment on function private.is_sent_back(receipt text) is 'Whether money that had no bill was sent back, or somebody says so and a second person has not looked yet.';

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
    and (b.state in ('open', 'needs_review') and l.paid_in_kes <= private.still_to_pay(b) or private.gives_back(b, l.paid_in_kes)
      -- it ran out before anybody heard of its money
      or l.paid_in_kes = b.asked_kes and exists (select 1 from public.orders o where o.id = b.id and o.payment_state = 'expired'))
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
$function$;
comment on function private.lines_for_bills(import_id uuid) is 'Lines of an uploaded statement that name a bill which still takes money, with that bill. Others, such as those of settled bills, wait for the desk.';

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

create function public.rider_paid(receipt text, rider text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  person constant text := private.rider_name(rider_paid.rider);
  event constant bigint := nextval('private.ledger_events');
  line public.mpesa_statement_lines;
  row_id bigint;
  owed integer;
begin
  perform private.require_capability('payments');
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || rider_paid.receipt, 0));
  lock table public.rider_settlements in share row exclusive mode;
  select * into line from public.mpesa_statement_lines l where l.receipt = rider_paid.receipt;
  if line.receipt is null or private.unplaced_kes(line.receipt) <> line.paid_in_kes or line.paid_in_kes <= 0 then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  select coalesce(sum(m.amount_kes), 0) into owed from private.rider_money m where m.rider = lower(person);
  if owed <= 0 then
    perform private.refuse('not_found', 'This rider owes nothing.', 'Reload to see who does.');
  end if;
  insert into private.money_set_aside (receipt, note) values (line.receipt, left(person || ' handed it in.', 500))
  on conflict on constraint money_set_aside_pkey do nothing;
  insert into public.rider_settlements (rider, outcome, amount_kes, receipt, client_key, noted_by, noted_at)
  values (person, 'handed_in', line.paid_in_kes, line.receipt, gen_random_uuid(), private.caller(), clock_timestamp())
  returning id into row_id;
  insert into public.ledger_entries (event_id, what, reference, account, amount_kes)
  values (event, 'handed_in', line.receipt, 'set_aside', line.paid_in_kes), (event, 'handed_in', 'rider ' || row_id, 'with_rider', -line.paid_in_kes);
  perform private.audit('rider_paid', 'rider_settlements', row_id::text, jsonb_build_object('rider', person, 'amount_kes', line.paid_in_kes,
    'receipt', line.receipt, 'left_kes', owed - line.paid_in_kes));
  return owed - line.paid_in_kes;
end
$function$;
comment on function public.rider_paid(receipt text, rider text) is 'The desk (payments) says that money without a bill is cash which a rider took at doors and sent by M-Pesa: it counts as handed in, and lies at M-Pesa.
→ what they still owe, KSh, below zero: what was too much. Refusals: not_allowed, not_found.';
grant execute on function public.rider_paid(receipt text, rider text) to authenticated;

create function public.book_counted(day date, account text, reason text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(book_counted.reason), 500), '');
  event constant bigint := nextval('private.ledger_events');
  closed public.day_closes;
  kes integer;
begin
  if not public.is_admin() then
    perform private.refuse('not_allowed', 'Only an owner books what is missing or too much.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say how it came about.');
  end if;
  lock table public.day_closes in share row exclusive mode;
  select c.* into closed from public.day_closes c join private.payment_providers v on v.account = c.account and v.statement is null
  where c.day = book_counted.day and c.account = book_counted.account order by c.id desc limit 1;
  kes := closed.stated_kes - closed.closing_kes;
  if coalesce(kes, 0) = 0 or exists (select 1 from public.ledger_entries e where e.reference = 'counted ' || closed.id) then
    perform private.refuse('not_found', 'Nothing is missing or too much there.', 'Reload to see its present state.');
  end if;
  insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
  select event, least(clock_timestamp(), (closed.day + 1)::timestamp at time zone 'Africa/Nairobi' - interval '1 second'),
    'written_off', 'counted ' || closed.id, a.account, a.kes from (values (closed.account, kes), ('losses', -kes)) a (account, kes);
  perform private.audit('counted_booked', 'day_closes', closed.id::text, jsonb_build_object('account', closed.account, 'amount_kes', kes, 'note', why));
  return kes;
end
$function$;
comment on function public.book_counted(day date, account text, reason text) is 'An owner books what was missing or too much when an account without a statement was counted at the close of a day, as a loss or, too much, off the
losses: from then on the books say what was counted. Once a close. → how much, KSh, below zero: missing. Refusals: not_allowed, bad_note, not_found.';
grant execute on function public.book_counted(day date, account text, reason text) to authenticated;

create function public.paid_at_door(payment_id uuid, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(paid_at_door.note), 500), '');
  bill public.bills;
  came public.payments;
  cash public.payments;
begin
  perform private.require_capability('payments');
  select * into came from public.payments p where p.id = paid_at_door.payment_id;
  if came.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  bill := private.lock_bill(came.bill_id);
  select * into came from public.payments p where p.id = came.id for update;
  select * into cash from public.payments p where p.bill_id = bill.id and p.method = 'cash' and p.state = 'paid' for update;
  if bill.state <> 'paid' or cash.id is null or came.method <> 'mpesa' or came.received_kes >= cash.received_kes
      or not (came.state = 'refund_due' or (came.state = 'needs_review' and came.result_code = 0)) then
    perform private.refuse('wrong_state', 'This is no part of an order that was paid in cash.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.refunds r where r.payment_id in (came.id, cash.id)) or exists (
      select 1 from public.refund_orders o where o.payment_id in (came.id, cash.id) and o.state in ('wanted', 'approved', 'sending', 'doubtful', 'failed')) then
    perform private.refuse('refund_in_flight', 'Money of this payment goes back already, or went.', 'Withdraw that refund first.');
  end if;
  if why is null then
    perform private.refuse('no_reason', 'Say why you are sure.', 'For whoever asks later; the payer does not see it.');
  end if;
  -- both at once: the price stays what it was
  update public.payments p
  set state = 'paid', next_check_at = null,
    received_kes = case p.id when cash.id then cash.received_kes - came.received_kes else p.received_kes end,
    amount_kes = case p.id when cash.id then cash.received_kes - came.received_kes else p.amount_kes end,
    result_text = format('A part of %s, paid at the door.', private.shillings(cash.received_kes))
  where p.id in (cash.id, came.id);
  perform private.audit('paid_at_door', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'receipt', came.receipt,
    'mpesa_kes', came.received_kes, 'cash_kes', cash.received_kes - came.received_kes, 'note', why));
  perform private.tell_bill(bill, 'info', 'Both payments count', format('%s by M-Pesa and %s in cash pay %s: nothing of it goes back.',
    private.shillings(came.received_kes), private.shillings(cash.received_kes - came.received_kes), bill.number));
end
$function$;
comment on function public.paid_at_door(payment_id uuid, note text) is 'The desk (payments) says that M-Pesa brought a part of the price of an order at the door, of which the whole had been noted as cash: so much less
cash was taken, by the rider or in the till, and both pay it. Its buyer is told. Refusals: not_allowed, not_found, wrong_state, refund_in_flight, no_reason.';
grant execute on function public.paid_at_door(payment_id uuid, note text) to authenticated;
