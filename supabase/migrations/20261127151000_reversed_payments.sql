-- Safaricom takes a payment back: its payer asked for it, and the statement has a line "Reversal of TD01DM55AA" over the same sum. Until now
-- nothing followed but a difference in the day's close; the bill stayed paid, and a refund on top was offered.
--
-- The payment becomes `reversed`, on the day of that line. What was sold stays sold: what its payer owes again lies in the account owing until
-- the bill is paid again, or is over. A reversal is known by the receipt that its words name and by the whole sum of that payment; one that
-- we ordered ourselves is our refund, and one of money that was owed back settles that.

alter table public.payments drop constraint payments_state_check;
alter table public.payments add constraint payments_state_check check (state in
  ('starting', 'prompted', 'paid', 'failed', 'needs_review', 'refund_due', 'refunded', 'reversed'));
alter table public.payments add column reversal_receipt text, add column reversed_at timestamptz, add column reversed_from text,
  add constraint payments_reversal_receipt_key unique (reversal_receipt),
  add constraint payments_reversed_check check ((state = 'reversed') = (num_nulls(reversal_receipt, reversed_at, reversed_from) = 0));
comment on column public.payments.state is 'starting, prompted, paid, failed, needs_review (a person decides), refund_due, refunded or reversed (M-Pesa took it back).';
comment on column public.payments.reversal_receipt is 'M-Pesa''s receipt of the line that took it back, unique; null: it was not taken back.';
comment on column public.payments.reversed_at is 'When M-Pesa took it back; null: it did not.';
comment on column public.payments.reversed_from is 'The state before it was taken back: paid (then it is owing again) or needs_review; null: it was not taken back.';
grant select (reversal_receipt, reversed_at, reversed_from) on table public.payments to authenticated;

alter table public.payment_events drop constraint payment_events_kind_check;
alter table public.payment_events add constraint payment_events_kind_check check (kind in ('starting', 'prompted', 'paid', 'failed',
  'needs_review', 'refund_due', 'refunded', 'reversed', 'receipt_claimed', 'claim_matched', 'claim_refused', 'resolved'));
alter table public.order_events drop constraint order_events_kind_check;
alter table public.order_events add constraint order_events_kind_check check (kind in ('placed', 'payment_prompted', 'payment_confirmed',
  'payment_failed', 'payment_review', 'packed', 'dispatched', 'delivered', 'came_back', 'cancelled', 'hold_expired', 'reopened',
  'refund_due', 'claimed', 'receipt_claimed', 'payment_resolved', 'payment_reversed', 'cash_collected', 'refunded', 'return_requested',
  'return_approved', 'return_refused', 'return_received', 'return_refunded'));

create index mpesa_statement_lines_reversals_idx on public.mpesa_statement_lines (completed_at)
where withdrawn_kes > 0 and details ~* 'revers';

alter table private.bill_kinds add column on_reversed text not null default 'bill_stays';
comment on column private.bill_kinds.on_reversed is 'M-Pesa took back what had paid it, or was in doubt: it is owing again, or over.';
update private.bill_kinds set on_reversed = kind || '_reversed';

comment on column public.ledger_entries.account is 'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back: negative), what it cost
(fees: positive), what a payer got twice (sent_twice: positive), what a payer owes since M-Pesa took their payment back (owing: positive),
what lay there before the first day that was closed (brought_in), and what went from one bill to another (moved: nothing over all bills).';
comment on column public.ledger_entries.reference is 'The receipt or day of what is no bill: a charge, a move to the bank, a first balance, money without a bill; of a payment that M-Pesa took
back the receipt of that; else null for bills.';

create or replace view public.bill_balances with (security_invoker=true) as
 SELECT e.bill_id,
    (COALESCE(sum(e.amount_kes) FILTER (WHERE (m.lies AND (e.refund_id IS NULL))), (0)::bigint))::integer AS received_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (m.lies AND (e.refund_id IS NOT NULL)))), (0)::bigint))::integer AS refunded_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account ~~ 'sales\_%'::text))), (0)::bigint))::integer AS sales_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account = 'in_doubt'::text))), (0)::bigint))::integer AS in_doubt_kes,
    (COALESCE((- sum(e.amount_kes) FILTER (WHERE (e.account = 'owed_back'::text))), (0)::bigint))::integer AS owed_back_kes,
    (COALESCE(sum(e.amount_kes) FILTER (WHERE (e.account = 'owing'::text)), (0)::bigint))::integer AS owing_kes
   FROM (public.ledger_entries e
     CROSS JOIN LATERAL ( SELECT ((e.account !~~ 'sales\_%'::text) AND (e.account <> ALL (ARRAY['in_doubt'::text, 'owed_back'::text, 'owing'::text]))) AS lies) m)
  WHERE (e.bill_id IS NOT NULL)
  GROUP BY e.bill_id;

comment on view public.bill_balances is 'What the ledger says of each bill, for who holds `payments`: came in and stayed + owing = went back + ours (sales) + in doubt + owed back.';
comment on column public.bill_balances.received_kes is 'What came in, less what M-Pesa took back, KSh.';
comment on column public.bill_balances.owing_kes is 'What is owing again since M-Pesa took a payment back, KSh.';

create function private.owing_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = owing_kes.bill_id and e.account = 'owing'
$function$;
comment on function private.owing_kes(bill_id uuid) is 'What is owing of a bill since M-Pesa took its payment back, as the ledger has it; else 0.';

create or replace function private.book(bill_id uuid, what text, payment_id uuid default NULL::uuid, refund_id uuid default NULL::uuid, at timestamp with time zone default NULL::timestamp with time zone)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  event constant bigint := nextval('private.ledger_events');
begin
  -- Whoever changes a payment holds this already; who does not waits, for a difference is only booked right by one at a time.
  perform 1 from public.bills b where b.id = book.bill_id for no key update;
  insert into public.ledger_entries (event_id, at, what, bill_id, payment_id, refund_id, reference, account, amount_kes)
  select event, coalesce(book.at, clock_timestamp()), book.what, book.bill_id, book.payment_id, book.refund_id,
    case book.what when 'reversed' then (select p.reversal_receipt from public.payments p where p.id = book.payment_id) end, d.account,
    d.amount_kes
  from (
    select x.account, sum(x.amount_kes)::integer as amount_kes
    from (
      select s.account, s.amount_kes from private.bill_positions s where s.bill_id = book.bill_id
      union all
      select e.account, -e.amount_kes from public.ledger_entries e where e.bill_id = book.bill_id
    ) x group by x.account
  ) d
  where d.amount_kes <> 0 order by d.account;
  if found then
    update public.bills b set received_kes = s.received_kes, refunded_kes = s.refunded_kes, sales_kes = s.sales_kes
    from public.bill_balances s
    where s.bill_id = book.bill_id and b.id = s.bill_id
      and (b.received_kes, b.refunded_kes, b.sales_kes) is distinct from (s.received_kes, s.refunded_kes, s.sales_kes);
  end if;
end $function$;

create or replace function private.book_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  moved timestamptz;
  was_unplaced boolean := false;
begin
  case tg_table_name
    when 'payments' then
      if new.receipt is not null then
        perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || new.receipt, 0));
        was_unplaced := private.unplaced_kes(new.receipt) > 0;
      end if;
      -- The first that the ledger hears of money lies on its own day; what is decided about it afterwards, on the day of that, and so does money
      -- that was there without a bill.
      if new.state = 'reversed' then
        perform private.book(new.bill_id, new.state, new.id, at => new.reversed_at);
        return null;
      end if;
      if was_unplaced then
        perform private.book(new.bill_id, new.state, new.id);
      elsif new.paid_at is not null and not exists (
          select 1 from public.ledger_entries e where e.bill_id = new.bill_id and e.payment_id = new.id) then
        perform private.book(new.bill_id, new.state, new.id, at => new.paid_at);
      else
        perform private.book(new.bill_id, new.state, new.id, at => case tg_op when 'INSERT' then new.created_at end);
      end if;
      if tg_op = 'UPDATE' and old.paid_at is not null and not exists (
          select 1 from public.ledger_entries e where e.reference = new.receipt and e.what in ('unplaced', 'set_aside')) then
        perform private.move_booking(new);
      end if;
    when 'refunds' then perform private.book(new.bill_id, 'sent_back', new.payment_id, new.id, new.at);
    else
      -- What follows for its bill at once is of the same day: what is owed back was never sold.
      select p.paid_at into moved from public.payments p
      where p.bill_id = new.id and p.updated_at = now() and private.nairobi_date(p.paid_at) <> private.nairobi_date()
        and not exists (select 1 from public.ledger_entries e where e.bill_id = new.id and e.payment_id = p.id and e.at <> p.paid_at)
      order by p.paid_at desc limit 1;
      perform private.book(new.id, new.state, at => moved);
  end case;
  return null;
end $function$;

create or replace function private.move_booking(payment public.payments)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  entry record;
  event bigint;
begin
  for entry in
    select e.at from public.ledger_entries e
    where e.bill_id = payment.bill_id and e.payment_id = payment.id and e.refund_id is null and e.what <> 'reversed' and exists (
      select 1 from private.payment_providers v where v.account = e.account)
      and (e.at at time zone 'Africa/Nairobi')::date <> (payment.paid_at at time zone 'Africa/Nairobi')::date
    group by e.at having sum(e.amount_kes) <> 0
  loop
    event := nextval('private.ledger_events');
    perform nextval('private.ledger_events');
    insert into public.ledger_entries (event_id, at, what, bill_id, payment_id, account, amount_kes)
    select event + w.place, case w.place when 0 then entry.at else payment.paid_at end, 'other_day', payment.bill_id, payment.id, d.account,
      case w.place when 0 then -d.kes else d.kes end
    from (
      select e.account, sum(e.amount_kes)::integer as kes from public.ledger_entries e
      where e.bill_id = payment.bill_id and e.payment_id = payment.id and e.refund_id is null and e.at = entry.at group by e.account
    ) d cross join (values (0), (1)) w (place)
    where d.kes <> 0 order by w.place, d.account;
  end loop;
end
$function$;

drop trigger book_change on public.bills;
create trigger book_change after update on public.bills for each row
when ((old.state is distinct from new.state or old.kept_kes is distinct from new.kept_kes) and (new.received_kes > 0 or new.sales_kes > 0))
execute function private.book_change();

create or replace function private.issue_documents(bill_id uuid, booked_at timestamp with time zone default NULL::timestamp with time zone, refund_id uuid default NULL::uuid)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  due private.documents_due;
  original public.invoices;
  booked timestamptz;
  lacking integer;
  part integer;
  of_return uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents ' || issue_documents.bill_id, 0));
  select * into bill from public.bills b where b.id = issue_documents.bill_id;
  delete from private.documents_due d where d.bill_id = issue_documents.bill_id returning * into due;
  if bill.id is null then
    return;
  end if;
  booked := coalesce(issue_documents.booked_at, (select max(e.at) from public.ledger_entries e
    where e.bill_id = bill.id and e.account like 'sales\_%'));
  if due.number is not null then
    perform private.issue_invoice(bill, due.amount_kes, (select min(e.at) from public.ledger_entries e
      where e.bill_id = bill.id and e.account like 'sales\_%'), true, due.number, due.issued_at);
  end if;
  lacking := private.sold_kes(bill.id) - private.documented_kes(bill.id);
  if lacking > 0 then
    perform private.issue_invoice(bill, lacking, booked, private.documented_kes(bill.id) = 0);
  end if;
  if lacking < 0 then
    select r.id into of_return from public.refunds x join public.order_returns r on x.note = 'Return ' || r.id
    where x.id = issue_documents.refund_id;
  end if;
  while lacking < 0 loop
    select i.* into strict original from public.invoices i
    where i.bill_id = bill.id and i.kind = 'invoice' and i.booked_at is not null and private.left_of_invoice(i.id) > 0
    order by i.document_no limit 1;
    part := least(-lacking, private.left_of_invoice(original.id));
    perform private.issue_credit(bill, original, part, case when of_return is not null then 'returned'
      when bill.state in ('refund_due', 'refunded', 'closed') then 'cancelled' else 'refunded' end, booked, of_return);
    lacking := lacking + part;
  end loop;
end $function$;

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
                   FROM public.payments p
                  WHERE (p.reversal_receipt = l.receipt)))) AND (NOT (EXISTS ( SELECT 1
                   FROM public.ledger_entries e
                  WHERE ((e.reference = l.receipt) AND (e.what = 'sent_twice'::text)))))) AS is_own) o)
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
            WHEN ((e.refund_id IS NOT NULL) OR (e.what = ANY (ARRAY['sent_twice'::text, 'got_back'::text]))) THEN 'refunds'::text
            WHEN (e.what = 'charged'::text) THEN 'fees'::text
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

comment on column private.money_entries.class is 'came (for a bill), unplaced (for none we know), placed (that was so and has found its bill), refunds, reversed (M-Pesa took it back),
fees, moved, brought_in.';
alter table public.day_closes add column reversed_kes bigint not null default 0;
comment on column public.day_closes.reversed_kes is 'What M-Pesa took back of payments, KSh; 0 for days closed before it was kept.';

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

create or replace function private.export_lines(what text, grouped text, from_day date, until_day date)
returns table(cells text[], kes bigint)
language plpgsql
stable
set search_path = ''
as $function$
declare
  starts constant timestamptz := from_day::timestamp at time zone 'Africa/Nairobi';
  ends constant timestamptz := (until_day + 1)::timestamp at time zone 'Africa/Nairobi';
  shape constant text := case grouped when 'month' then 'YYYY-MM' else 'YYYY-MM-DD' end;
begin
  if what = 'money' and grouped = 'entry' then
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), m.account, m.class, m.kind, m.number, m.receipt,
        m.amount_kes::text, to_char(m.booked_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS')], m.amount_kes::bigint
      from private.money_entries m where m.at >= starts and m.at < ends order by m.id;
  elsif what = 'money' then
    return query
      with moves as (
        select m.account, to_char(m.at at time zone 'Africa/Nairobi', shape) as period,
          coalesce(sum(m.amount_kes) filter (where m.class = 'brought_in'), 0) as brought_in,
          coalesce(sum(m.amount_kes) filter (where m.class = 'came'), 0) as came,
          coalesce(sum(m.amount_kes) filter (where m.class = 'unplaced'), 0) as unplaced,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'placed'), 0) as placed,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'refunds'), 0) as refunds,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'reversed'), 0) as reversed,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'fees'), 0) as fees,
          coalesce(sum(m.amount_kes) filter (where m.class = 'moved'), 0) as moved, sum(m.amount_kes) as change
        from private.money_entries m where m.at >= starts and m.at < ends group by 1, 2
      ), lain as (
        select v.account, coalesce((select sum(m.amount_kes) from private.money_entries m
          where m.account = v.account and m.at < starts), 0) as kes
        from private.payment_providers v
      ), rows as (
        select m.*, l.kes + sum(m.change) over (partition by m.account order by m.period) as closing
        from moves m join lain l on l.account = m.account
      )
      select array[r.period, r.account, (r.closing - r.change + r.brought_in)::text, r.came::text, r.unplaced::text, r.placed::text,
        r.refunds::text, r.reversed::text, r.fees::text, r.moved::text, r.closing::text], r.change::bigint
      from rows r order by r.period, r.account;
  elsif what = 'ledger' and grouped = 'entry' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), e.event_id::text, e.what, b.kind,
        b.number, e.account, e.amount_kes::text, coalesce(e.reference, r.reference, p.receipt),
        to_char(e.booked_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS')], case when e.amount_kes > 0 then e.amount_kes else 0 end::bigint
      from public.ledger_entries e left join public.bills b on b.id = e.bill_id
      left join public.refunds r on r.id = e.refund_id left join public.payments p on p.id = e.payment_id
      where e.at >= starts and e.at < ends order by e.id;
  elsif what = 'ledger' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', shape), e.account, count(*)::text, sum(e.amount_kes)::text],
        coalesce(sum(e.amount_kes) filter (where e.amount_kes > 0), 0)::bigint
      from public.ledger_entries e where e.at >= starts and e.at < ends
      group by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account
      order by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account;
  elsif what = 'sales' and grouped = 'entry' then
    return query
      select array[to_char(s.day, shape), s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin,
        sum(s.amount_kes)::text, private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint), to_char(s.issue_day, shape)], sum(s.amount_kes)::bigint
      from private.sold_lines s left join public.invoices o on o.id = s.corrects
      left join public.invoice_buyers u on u.invoice_id = s.id
      where s.booked_at >= starts and s.booked_at < ends
      group by s.document_no, s.day, s.issue_day, s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin
      order by s.document_no;
  elsif what = 'sales' then
    return query
      select array[to_char(s.day, shape), s.bill_kind, count(distinct s.id) filter (where s.kind = 'invoice')::text,
        count(distinct s.id) filter (where s.kind = 'credit_note')::text, sum(s.amount_kes)::text,
        private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint)], sum(s.amount_kes)::bigint
      from private.sold_lines s where s.booked_at >= starts and s.booked_at < ends
      group by to_char(s.day, shape), s.bill_kind order by to_char(s.day, shape), s.bill_kind;
  elsif what = 'vat' then
    return query
      select array[to_char(s.tax_day, shape), case grouped when 'entry' then s.number end, s.tax_code, s.tax_class,
        s.tax_rate::text, private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint),
        private.from_cents(sum(s.tax_cents)::bigint), sum(s.amount_kes)::text, case grouped when 'entry' then to_char(min(s.issue_day), shape) end],
        sum(s.amount_kes)::bigint
      from private.sold_lines s where s.tax_day between from_day and until_day
      group by case grouped when 'entry' then s.document_no end, case grouped when 'entry' then s.number end,
        to_char(s.tax_day, shape), s.tax_code, s.tax_class, s.tax_rate
      order by case grouped when 'entry' then s.document_no end, to_char(s.tax_day, shape), s.tax_code, s.tax_rate;
  elsif grouped = 'entry' then
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), m.kind, m.number, m.account,
        (-m.amount_kes)::text, m.receipt], -m.amount_kes::bigint
      from private.money_entries m where m.at >= starts and m.at < ends and m.class = 'refunds' order by m.id;
  else
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', shape), m.account, count(*)::text, (-sum(m.amount_kes))::text],
        -sum(m.amount_kes)::bigint
      from private.money_entries m
      where m.at >= starts and m.at < ends and m.class = 'refunds'
      group by to_char(m.at at time zone 'Africa/Nairobi', shape), m.account
      order by to_char(m.at at time zone 'Africa/Nairobi', shape), m.account;
  end if;
end $function$;

create or replace function private.export_columns(what text, grouped text)
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select case what || ' ' || case grouped when 'entry' then 'entry' else 'sum' end
    when 'money entry' then '{at,account,counts_as,kind,number,receipt,amount_kes,booked_at}'
    when 'money sum' then '{period,account,opening_kes,came_kes,unplaced_kes,placed_kes,refunds_kes,reversed_kes,fees_kes,moved_kes,closing_kes}'
    when 'ledger entry' then '{at,event,what,kind,number,account,amount_kes,receipt,booked_at}'
    when 'ledger sum' then '{period,account,entries,amount_kes}'
    when 'sales entry' then '{day,document,type,corrects,kind,number,buyer,buyer_pin,gross_kes,vat_kes,net_kes,issued}'
    when 'sales sum' then '{period,kind,invoices,credit_notes,gross_kes,vat_kes,net_kes}'
    when 'vat entry' then '{tax_day,document,tax_code,tax_class,rate_percent,net_kes,vat_kes,gross_kes,issued}'
    when 'vat sum' then '{period,document,tax_code,tax_class,rate_percent,net_kes,vat_kes,gross_kes,issued}'
    when 'refunds entry' then '{at,kind,number,account,amount_kes,reference}'
    else '{period,account,refunds,amount_kes}' end::text[]
$function$;

create or replace function private.book_unplaced(receipt text)
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

create or replace view public.payment_reconciliation with (security_invoker=true) as
 SELECT COALESCE(l.receipt, p.receipt) AS receipt,
    l.completed_at,
    l.paid_in_kes,
    l.account,
    l.details,
    p.id AS payment_id,
    p.bill_id,
    b.kind,
        CASE
            WHEN (b.kind = 'order'::text) THEN p.bill_id
            ELSE NULL::uuid
        END AS order_id,
        CASE
            WHEN (p.id IS NOT NULL) THEN COALESCE(b.number, l.account)
            ELSE NULL::text
        END AS reference,
    p.amount_kes,
    p.state AS payment_state,
    p.created_at AS payment_created_at,
        CASE
            WHEN (p.id IS NULL) THEN 'unknown_money'::text
            WHEN (l.receipt IS NULL) THEN
            CASE
                WHEN ((p.created_at >= (days.first_at - '01:00:00'::interval)) AND (p.created_at <= days.last_at)) THEN 'not_in_statement'::text
                ELSE 'outside'::text
            END
            WHEN (l.paid_in_kes <> p.amount_kes) THEN 'amount_differs'::text
            WHEN (p.state <> ALL (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text, 'reversed'::text])) THEN 'not_settled'::text
            ELSE 'matched'::text
        END AS status
   FROM (((( SELECT mpesa_statement_lines.receipt,
            mpesa_statement_lines.completed_at,
            mpesa_statement_lines.paid_in_kes,
            mpesa_statement_lines.withdrawn_kes,
            mpesa_statement_lines.account,
            mpesa_statement_lines.details,
            mpesa_statement_lines.import_id,
            mpesa_statement_lines.imported_by,
            mpesa_statement_lines.imported_at
           FROM public.mpesa_statement_lines
          WHERE (mpesa_statement_lines.paid_in_kes > 0)) l
     FULL JOIN ( SELECT payments.id,
            payments.bill_id,
            payments.receipt,
            COALESCE(payments.received_kes, payments.amount_kes) AS amount_kes,
            payments.state,
            payments.created_at
           FROM public.payments
          WHERE ((payments.method = 'mpesa'::text) AND ((payments.receipt IS NOT NULL) OR (payments.state = 'paid'::text)))) p ON ((p.receipt = l.receipt)))
     LEFT JOIN public.bills b ON ((b.id = p.bill_id)))
     CROSS JOIN ( SELECT min(mpesa_statement_lines.completed_at) AS first_at,
            max(mpesa_statement_lines.completed_at) AS last_at
           FROM public.mpesa_statement_lines) days)
  WHERE ( SELECT public.has_capability('payments'::text) AS has_capability);

create or replace function private.settle_success(attempt public.payments, amount integer, receipt text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  twice text;
  doubt text := private.doubt_about(attempt, amount, receipt);
  joined text;
  is_rest boolean;
begin
  -- The same money, heard of in another way: it was booked by its receipt, and the prompt has no more to say.
  if exists (select 1 from public.payments x where x.bill_id = attempt.bill_id and x.id <> attempt.id
      and x.receipt = settle_success.receipt and x.state in ('paid', 'refund_due', 'refunded', 'needs_review', 'reversed')) then
    update public.payments p set state = 'failed', result_text = format('Booked by its receipt %s.', settle_success.receipt),
      next_check_at = null
    where p.id = attempt.id and (p.state in ('starting', 'prompted') or (p.state = 'needs_review' and p.result_code is distinct from 0));
    return 'already_settled';
  end if;
  if attempt.state in ('paid', 'refund_due', 'refunded') and attempt.receipt_learnt and settle_success.receipt is not null
      and attempt.receipt is distinct from settle_success.receipt
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt) then
    -- what was learnt beside the prompt was another payment, so this one came on top
    update public.payments p set receipt_learnt = false where p.id = attempt.id;
    select * into bill from public.bills b where b.id = attempt.bill_id;
    select k.paid_twice into twice from private.bill_kinds k where k.kind = bill.kind;
    perform private.book_on_top(bill, coalesce(nullif(amount, 0), attempt.amount_kes), settle_success.receipt, attempt.phone, twice);
    return 'needs_review';
  end if;
  if attempt.state = 'paid' then
    -- a query settled it; the callback after it brings the receipt
    update public.payments p set receipt = settle_success.receipt
    where p.id = attempt.id and p.receipt is null and settle_success.receipt is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt);
    return 'already_settled';
  end if;
  if attempt.state in ('refund_due', 'refunded', 'reversed') or (attempt.state = 'needs_review' and attempt.result_code = 0) then
    return 'already_settled';
  end if;
  -- Kept apart from what was asked. A query knows no amount and stands for the whole; 0 could not be read.
  update public.payments p
  set received_kes = case when settle_success.amount is null then p.amount_kes
    when settle_success.amount > 0 then settle_success.amount end
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  if private.is_paid_in_cash(bill) and attempt.received_kes is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt and x.id <> attempt.id) then
    update public.payments p
    set state = 'refund_due', result_code = 0, result_text = 'Paid in cash already; this money came on top.', receipt = settle_success.receipt,
      next_check_at = null
    where p.id = attempt.id returning * into attempt;
    perform private.tell_kind(bill, 'owed_back', attempt);
    return 'refund_due';
  end if;
  if doubt is null and bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into doubt from private.bill_kinds k where k.kind = bill.kind;
  end if;
  if doubt is not null or attempt.amount_kes < bill.asked_kes then
    is_rest := doubt is null;
    perform private.mark_payment_doubtful(attempt, receipt, coalesce(doubt, private.part_words(attempt.received_kes, bill.asked_kes)));
    joined := private.join_parts(bill.id, case when is_rest then attempt.id end);
    if joined is not null then
      return joined;
    end if;
    perform private.tell_kind(bill, 'doubt', attempt, coalesce(doubt, private.part_words(attempt.received_kes, bill.asked_kes)));
    return 'needs_review';
  end if;
  perform private.mark_payment_paid(attempt, receipt, said);
  select * into attempt from public.payments p where p.id = attempt.id;
  return private.tell_kind(bill, 'paid', attempt);
end
$function$;

create or replace function private.settle_failure(attempt public.payments, code integer, reason text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  if attempt.state in ('paid', 'failed', 'refund_due', 'refunded', 'reversed') or attempt.receipt is not null or attempt.result_code is not null then
    return 'already_settled';
  end if;
  perform private.mark_payment_failed(attempt, code, reason);
  return 'failed';
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
  if exists (select 1 from public.payments p where p.receipt = named and p.state = 'reversed') then
    perform private.refuse('receipt_used', 'M-Pesa took the payment with this receipt back.', 'Please pay again.');
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

create function private.refuse_reversed(bill_id uuid, payment_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  gone public.payments;
begin
  select * into gone from public.payments p
  where p.bill_id = refuse_reversed.bill_id and p.state = 'reversed'
    and (p.id = refuse_reversed.payment_id or (refuse_reversed.payment_id is null and private.left_to_refund(p.bill_id) <= 0))
  order by p.reversed_at desc limit 1;
  if found then
    perform private.refuse('reversed', format('M-Pesa took this payment back with receipt %s.', gone.reversal_receipt),
      'Nothing of it is left to send back.');
  end if;
end
$function$;
comment on function private.refuse_reversed(bill_id uuid, payment_id uuid) is 'Refuses a refund of what M-Pesa took back already. Refusals: reversed.';

create or replace function public.record_refund(bill_id uuid, amount_kes numeric, reference text default NULL::text, note text default NULL::text, payment_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  kes integer;
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(record_refund.amount_kes);
  bill := private.lock_bill(record_refund.bill_id);
  if bill.id is null or (record_refund.payment_id is not null and not exists (
    select 1 from public.payments p where p.id = record_refund.payment_id and p.bill_id = bill.id
  )) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if private.refund_in_flight(bill.id, record_refund.payment_id) > 0 then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.',
      'Wait until it is done, or withdraw that refund first.');
  end if;
  perform private.refuse_reversed(bill.id, record_refund.payment_id);
  return private.book_refund(bill, kes, record_refund.reference, record_refund.note,
    record_refund.payment_id);
end
$function$;

comment on function public.record_refund(bill_id uuid, amount_kes numeric, reference text, note text, payment_id uuid) is 'Notes money that was sent back by hand, all of it or a part; never more than came in, not what M-Pesa took back itself, and not while
M-Pesa is told to send it. Refusals: not_allowed, not_found, wrong_amount, too_much, receipt_used, refund_in_flight, reversed.';

create or replace function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text default NULL::text, note text default NULL::text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  offer record;
  made public.refund_orders;
  kes integer;
  number constant text := private.normalise_phone(ask_refund.phone);
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(ask_refund.amount_kes);
  bill := private.lock_bill(ask_refund.bill_id);
  select * into paid from public.payments p where p.id = ask_refund.payment_id and p.bill_id = bill.id for update;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  perform private.refuse_reversed(bill.id, paid.id);
  if ask_refund.phone is not null and number is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  offer := private.refund_offer(bill, paid, kes, number);
  if kes > offer.most_kes then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(offer.most_kes)));
  end if;
  if offer.way is null then
    perform private.refuse('not_set_up', 'M-Pesa cannot send this back now.', 'Send it by hand, then note its reference.');
  end if;
  if offer.to_phone = '254700000000' then
    perform private.refuse('bad_phone', 'Nobody knows which number paid.', 'Name the number that it goes to.');
  end if;
  insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, is_other_phone, needs_second, note, asked_by)
  values (bill.id, paid.id, kes, offer.way, offer.to_phone, coalesce(offer.is_other_phone, false),
    offer.needs_second, nullif(left(trim(ask_refund.note), 500), ''), private.caller())
  returning * into made;
  perform private.audit('refund_wanted', 'refund_orders', made.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', bill.number, 'amount_kes', made.amount_kes, 'way', made.way, 'is_other_phone', made.is_other_phone,
    'note', made.note)));
  if made.needs_second then
    perform private.tell_refund_desk('A refund waits for you', format(
      '%s for %s: somebody asked to send it back. Look, and approve it or not.',
      private.shillings(made.amount_kes), bill.number), private.caller());
  else
    made.approved_how := 'below_limit';
    perform private.send_refund(made);
  end if;
  return made.id;
end
$function$;

comment on function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text, note text) is 'Wants a sum of a payment sent back by M-Pesa, of money that is owed or of a bill that stays paid: sent at once, or once a second
person has agreed. → its id. Refusals: not_allowed, not_found, reversed, bad_phone, wrong_amount, too_much, not_set_up, wrong_state.';

create function private.order_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  is_left constant boolean := private.parts_of(bill.id) > 0;
begin
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'payment_reversed', jsonb_build_object('payment_id', payment.id,
    'amount_kes', payment.received_kes, 'receipt', payment.reversal_receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id;
    return null;
  end if;
  -- what has not left the shop is kept for another hold, and goes back on the shelf after it
  update public.orders o
  set payment_state = case when is_left then 'needs_review' when o.payment_method = 'cash' then 'unpaid' else 'failed' end,
    fulfilment_state = case o.fulfilment_state when 'packed' then 'placed' else o.fulfilment_state end,
    hold_expires_at = case when o.fulfilment_state in ('placed', 'packed') and o.payment_method <> 'cash'
      then now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s) end
  where o.id = target.id returning * into target;
  perform private.notify_buyer(target, 'warning', 'Your payment was taken back', format(
    case target.fulfilment_state when 'placed'
      then 'M-Pesa took %s for order %s back with receipt %s. Please pay again: we are keeping it for you a little longer.'
      else 'M-Pesa took %s for order %s back with receipt %s. The order is owing again: please pay it.' end,
    private.shillings(payment.received_kes), target.number, payment.reversal_receipt));
  return null;
end $function$;
comment on function private.order_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of orders: one that has not left the shop is asked for again and kept for another hold; what left it is owing.';

create or replace function private.order_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid',
      format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method = 'cash' then
    perform private.refuse('order_closed',
      'This order is paid in cash on delivery.', 'Pay the rider when it arrives.');
  end if;
  if target.payment_state in ('awaiting', 'failed') and target.fulfilment_state in ('dispatched', 'delivered')
      and private.owing_kes(target.id) > 0 then
    return null;
  end if;
  if target.payment_state = 'needs_review' and private.is_part_paid(bill) and (target.fulfilment_state = 'placed'
      or (target.fulfilment_state <> 'cancelled' and private.owing_kes(target.id) > 0)) then
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('order_closed',
      'We are checking a payment for this order.', 'Please do not pay again; we will tell you.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed') then
    perform private.refuse('order_closed',
      format('Order %s is closed.', target.number), 'You are welcome to order again.');
  end if;
  return null;
end $function$;

create or replace function private.order_start(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.orders o
  set payment_state = 'awaiting', hold_expires_at = case when o.fulfilment_state = 'placed'
    then greatest(o.hold_expires_at, least(now() + s.hold, o.placed_at + 2 * s.hold)) end
  from (select make_interval(mins => s.hold_minutes) as hold from public.shop_settings s) s
  where o.id = bill.id returning null::text
$function$;

create or replace function private.order_not_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'needs_review' and target.fulfilment_state = 'placed' then
    update public.orders o
    set payment_state = 'failed',
      hold_expires_at = now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s)
    where o.id = target.id;
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s. You can pay now; we are keeping it for you a little longer.', target.number));
  elsif target.payment_state = 'needs_review' and target.fulfilment_state <> 'cancelled' and private.owing_kes(target.id) > 0 then
    update public.orders o set payment_state = 'failed' where o.id = target.id and not private.has_open_payment(target.id);
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s with the receipt you named.', target.number));
  elsif target.payment_state = 'needs_review' and target.fulfilment_state = 'cancelled'
      and not private.has_open_payment(target.id) then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id;
    perform private.notify_buyer(target, 'info', 'Payment not found', format(
      'We found no payment for order %s, which was cancelled. There is nothing to pay.', target.number));
  elsif private.is_settled(bill) then
    perform private.tell_no_other(bill);
  elsif words is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s with the receipt you named.', target.number));
  end if;
  return null;
end $function$;

create or replace function private.order_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'needs_review' and target.payment_method = 'cash' and target.fulfilment_state <> 'cancelled' then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id and not private.has_open_payment(target.id);
    perform private.tell_owed_back(bill, payment, ' The order is still to be paid in cash.');
    return null;
  end if;
  if target.payment_state = 'needs_review' and target.fulfilment_state in ('dispatched', 'delivered') and private.owing_kes(target.id) > 0 then
    update public.orders o set payment_state = 'failed' where o.id = target.id and not private.has_open_payment(target.id);
    perform private.tell_owed_back(bill, payment);
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    update public.orders o
    set payment_state = 'refund_due', fulfilment_state = 'cancelled', hold_expires_at = null where o.id = target.id;
    if target.fulfilment_state <> 'cancelled' then
      perform private.return_stock(array[target.id], private.caller());
      perform private.move_coupons(array[target.id], back => true);
      perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
    end if;
    perform private.log_order_event(target.id, 'refund_due', '{}', private.caller());
    perform private.tell_owed_back(bill, payment, ' The order is cancelled.');
    return null;
  end if;
  perform private.tell_owed_back(bill, payment);
  return null;
end $function$;

create or replace function public.set_order_fulfilment(order_id uuid, next_state text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  takes_cash boolean;
begin
  perform private.require_capability('orders');
  select * into target from public.orders o where o.id = set_order_fulfilment.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if (target.fulfilment_state, coalesce(next_state, '')) not in (
    ('placed', 'packed'), ('placed', 'dispatched'), ('packed', 'dispatched'), ('dispatched', 'delivered'),
    ('placed', 'cancelled'), ('packed', 'cancelled')
  ) then
    perform private.refuse('wrong_state',
      format('A %s order cannot become %s.', target.fulfilment_state, coalesce(next_state, 'nothing')),
      'Reload to see its present state.');
  end if;
  perform private.audit('order_' || next_state, 'orders', target.id::text, jsonb_build_object('number', target.number));
  if next_state = 'cancelled' then
    -- money that came in is owed back then
    perform private.require_capability('payments');
    return private.cancel_by_shop(target);
  end if;
  if target.payment_method <> 'cash' and target.payment_state <> 'paid'
      and not (next_state = 'delivered' and (target.payment_state in ('refund_due', 'refunded') or private.owing_kes(target.id) > 0)) then
    perform private.refuse('wrong_state',
      'This order is not paid yet.', 'Wait for the payment, or cancel the order.');
  end if;

  takes_cash := next_state = 'delivered' and target.payment_method = 'cash' and target.payment_state = 'unpaid';
  update public.orders o
  set fulfilment_state = next_state, payment_state = case when takes_cash then 'paid' else o.payment_state end
  where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, next_state, '{}', private.caller());
  if takes_cash then
    perform private.book_cash(target);
  end if;
  if next_state = 'dispatched' then
    perform private.notify_buyer(target, 'info', 'On its way', format(
      'Order %s has left our shop for %s.', target.number, target.town));
  elsif next_state = 'delivered' then
    perform private.notify_buyer(target, 'success', 'Delivered', format(
      'Order %s has been delivered. Thank you for shopping with us.', target.number));
  end if;
  return target;
end
$function$;

create function private.plan_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  today constant date := private.nairobi_date();
  target public.plan_payments;
  held public.user_subscriptions;
  ends date;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state in ('paid', 'needs_review');
  if target.state <> 'paid' or target.user_id is null then
    return null;
  end if;
  select * into held from public.user_subscriptions u where u.user_id = target.user_id;
  -- what of the month is still to come goes off the end; its days until now are not asked for
  ends := held.period_end - (target.period_end - greatest(target.period_start, today));
  if target.period_end > today and held.period_end >= target.period_end and ends > greatest(today, held.period_start) then
    update public.user_subscriptions u set period_end = ends where u.user_id = target.user_id;
  elsif target.period_end > today and held.period_end >= target.period_end then
    update public.user_subscriptions u
    set plan_type = 'free', status = 'active', period_start = null, period_end = null, next_plan = null
    where u.user_id = target.user_id;
  end if;
  perform private.notify_payer(target, 'warning', 'Your payment was taken back', format(
    'M-Pesa took %s for %s back with receipt %s. That month is over; you can pay for a new one at any time.',
    private.shillings(payment.received_kes), private.plan_name(target.plan_type), payment.reversal_receipt),
    '/payment?plan=' || target.plan_type);
  return null;
end $function$;
comment on function private.plan_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of plans: what is still to come of the month goes off the end, and a plan of which nothing is left ends today; nothing is
owing.';

create function private.consultation_reversed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'payment_reversed',
    jsonb_build_object('amount_kes', payment.received_kes, 'receipt', payment.reversal_receipt));
  update public.consultations c
  set payment_state = case when private.parts_of(c.id) > 0 then 'needs_review' else 'failed' end,
    state = case when c.state in ('confirmed', 'held') and c.starts_at > now() then 'held' else c.state end,
    confirmed_at = case when c.state = 'confirmed' and c.starts_at > now() then null else c.confirmed_at end,
    hold_expires_at = case when c.state in ('confirmed', 'held') and c.starts_at > now()
      then least(c.starts_at, now() + interval '30 minutes') else c.hold_expires_at end
  where c.id = bill.id returning * into target;
  if target.state in ('held', 'confirmed', 'completed', 'no_show') then
    perform private.tell_consultation(target, 'client', 'warning', 'Your payment was taken back', format(
      case target.state when 'held'
        then 'M-Pesa took %s for your consultation back with receipt %s. Please pay again: we keep the time for half an hour.'
        else 'M-Pesa took %s for your consultation back with receipt %s. It is owing again: please pay it.' end,
      private.shillings(payment.received_kes), payment.reversal_receipt), true);
  end if;
  return null;
end $function$;
comment on function private.consultation_reversed(bill public.bills, payment public.payments, words text) is 'Hook on_reversed of consultations: one that is still to come is kept for half an hour, one that took place is owing.';

create or replace function private.consultation_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  if target.state <> 'held' and target.payment_state in ('awaiting', 'failed') and private.owing_kes(target.id) > 0 then
    return null;
  end if;
  if target.state = 'confirmed' or target.payment_state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This consultation is already paid.', 'There is nothing more to pay.');
  end if;
  if target.payment_state = 'needs_review' and target.state = 'held' and private.is_part_paid(bill) then
    return null;
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('hold_over', 'We are checking a payment for this consultation.',
      'Please do not pay again; we will tell you.');
  end if;
  if payment.id is null and (target.state <> 'held' or target.hold_expires_at <= now()) then
    perform private.refuse('hold_over', 'The time to pay is over.', 'Choose a time again: it may still be free.');
  end if;
  return null;
end $function$;

create or replace function private.consultation_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
  came constant integer := coalesce(nullif(private.paid_kes(bill.id), 0), payment.received_kes);
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'paid',
    jsonb_build_object('amount_kes', payment.received_kes, 'receipt', payment.receipt));
  if target.state in ('confirmed', 'completed', 'no_show') and target.payment_state in ('awaiting', 'failed', 'needs_review') then
    update public.consultations c set payment_state = 'paid' where c.id = target.id;
    perform private.tell_consultation(target, 'client', 'success', 'Payment received', format(
      '%s for your consultation. There is nothing more to pay.', private.shillings(came)));
    return 'paid';
  end if;
  if private.confirm_paid(target) then
    select * into target from public.consultations c where c.id = target.id;
    perform private.tell_confirmed(target);
    return 'paid';
  end if;
  update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', came));
  perform private.tell_consultation(target, 'client', 'warning', 'Refund on its way', format(
    '%s came after the time had been given up. We will send it back to you.', private.shillings(came)), true);
  return 'refund_due';
end $function$;

create or replace function private.bill_of(target public.consultations)
returns public.bills
language plpgsql
stable
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  bill.id := target.id; bill.kind := 'consultation'; bill.number := target.number; bill.payer_id := target.client_id;
  bill.payer_name := target.client_name; bill.method := 'mpesa'; bill.asked_kes := target.price_kes; bill.kept_kes := 0;
  bill.phone := private.normalise_phone(target.contact_phone); bill.created_at := target.created_at;
  bill.hold_expires_at := target.hold_expires_at;
  bill.state := case
    when target.payment_state in ('paid', 'needs_review', 'refund_due', 'refunded') then target.payment_state
    when target.state = 'held' or target.state in ('confirmed', 'completed', 'no_show') then 'open' else 'closed' end;
  return bill;
end $function$;

create function private.reversals_told()
returns table(receipt text, payment_id uuid, bill_id uuid, at timestamp with time zone)
language sql
stable
set search_path = ''
as $function$
  select distinct on (p.id) l.receipt, p.id, p.bill_id, l.completed_at
  from public.mpesa_statement_lines l
  cross join lateral (select distinct w[1] as named from regexp_matches(upper(l.details), '\m([A-Z0-9]{8,12})\M', 'g') w) n
  join public.payments p on p.receipt = n.named
  where l.withdrawn_kes > 0 and l.details ~* 'revers' and l.receipt <> p.receipt
    and p.method = 'mpesa' and p.received_kes = l.withdrawn_kes
    and (p.state in ('paid', 'refund_due') or (p.state = 'needs_review' and p.result_code = 0))
    -- what we ordered, or noted, is our refund
    and not exists (select 1 from public.refunds r where r.reference = l.receipt or r.payment_id = p.id)
    and not exists (select 1 from public.refund_orders o where o.payment_id = p.id and (o.receipt = l.receipt
      or o.second_receipt = l.receipt or o.state in ('approved', 'sending', 'doubtful')))
    and not exists (select 1 from public.payments x where x.reversal_receipt = l.receipt)
    and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt and e.what = 'sent_twice')
  order by p.id, l.completed_at, l.receipt
$function$;
comment on function private.reversals_told() is 'Lines by which M-Pesa took a whole payment back, known by the receipt that their words name and the sum, and that nothing explains yet.';

create function private.book_reversals()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
  gone public.payments;
  many integer := 0;
begin
  -- by kind and in one order, as the lines of a statement lock what they pay
  for told in
    select r.* from private.reversals_told() r join public.bills b on b.id = r.bill_id order by b.kind, b.id, r.at
  loop
    bill := private.lock_bill(told.bill_id);
    -- whoever was first may have settled it
    continue when not exists (select 1 from private.reversals_told() r where r.payment_id = told.payment_id and r.receipt = told.receipt);
    select * into gone from public.payments p where p.id = told.payment_id for update;
    many := many + 1;
    -- money that was owed back has gone back
    if gone.state = 'refund_due' or bill.state = 'refund_due' then
      perform private.book_refund(bill, gone.received_kes, told.receipt, 'Reversed by M-Pesa.', gone.id);
      continue;
    end if;
    update public.refund_orders o set state = 'withdrawn' where o.payment_id = gone.id and o.state = 'wanted';
    update public.payments p
    set state = 'reversed', reversal_receipt = told.receipt, reversed_from = p.state, next_check_at = null,
      reversed_at = coalesce(private.plausible_time(told.at, p.created_at), now())
    where p.id = gone.id returning * into gone;
    -- its words may have looked like money we took out ourselves
    perform private.book_line(told.receipt);
    perform private.audit('payment_reversed', 'bills', bill.id::text, jsonb_build_object('number', bill.number,
      'receipt', gone.receipt, 'reversal', told.receipt, 'amount_kes', gone.received_kes));
    if private.left_to_refund(bill.id) < bill.asked_kes or gone.reversed_from = 'needs_review' then
      -- what is left of a price that came in parts is a part again
      update public.payments p set state = 'needs_review', result_code = 0, result_text = private.part_words(p.received_kes, bill.asked_kes)
      where p.bill_id = bill.id and p.state = 'paid' and p.method = 'mpesa' and p.received_kes < bill.asked_kes;
      if gone.reversed_from = 'paid' or not private.has_open_payment(bill.id) and bill.state = 'needs_review' then
        perform private.tell_kind(bill, 'reversed', gone);
      end if;
    end if;
  end loop;
  return many;
end
$function$;
comment on function private.book_reversals() is 'Books what M-Pesa took back of payments, each once: the payment is reversed on the day of its line and its bill owing again; money that was
owed back has gone back. Answers how many.';

create function private.refund_not_sent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.book_reversals();
  return null;
end
$function$;
comment on function private.refund_not_sent() is 'Once a refund is known not to have gone, a line that might have been it is a reversal by M-Pesa.';

create trigger book_reversals after update of state on public.refund_orders for each row
when (old.state is distinct from new.state and new.state in ('failed', 'withdrawn') and old.state in ('sending', 'doubtful', 'approved'))
execute function private.refund_not_sent();

create or replace function public.bill_queue()
returns table(waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid, claim_id uuid, amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamp with time zone, told text, money jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      private.phone_of_row(b, p), p.updated_at, null::text, private.told_money(p.receipt, b.id)
    from public.payments p join public.bills b on b.id = p.bill_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, b.id, b.kind, b.number, b.state,
      b.asked_kes, null, c.id, coalesce(private.statement_kes(c.receipt), b.asked_kes), c.receipt,
      case when settled then 'This is settled already; its payer had also named this receipt.'
        when c.told = 'asking' then 'M-Pesa is being asked about this receipt.'
        when c.told = 'other_till' then 'M-Pesa says that this receipt was paid to somebody else.'
        when c.told = 'not_completed' then 'M-Pesa says that this payment was not completed.'
        when c.told = 'unknown' then 'M-Pesa does not know this receipt.'
        when c.told = 'amount' then 'M-Pesa has this receipt, with another amount.'
        when c.told = 'unlinked' then 'M-Pesa has this receipt, but nothing says that it is for this bill.'
        when c.told = 'taken' then 'This receipt paid another bill.'
        when c.told = 'doubtful' then 'M-Pesa did not say clearly what became of this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at, c.told, private.told_money(c.receipt, b.id)
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt,
      case when p.result_text = 'Paid in cash already; this money came on top.' then p.result_text else 'To be paid back.' end,
      b.payer_name, private.phone_of_row(b, p), p.updated_at, null, null
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      select least(private.left_to_refund(b.id) - case when b.state = 'paid' and b.excess_owed then b.asked_kes else b.kept_kes end,
        private.left_to_refund(b.id, p.id)) as left_kes
    ) l
    where l.left_kes > 0 and (p.state = 'refund_due' or (p.state = 'paid' and (b.state = 'refund_due' or (b.state = 'paid'
      and b.excess_owed and p.id = (select x.id from public.payments x where x.bill_id = b.id and x.state = 'paid'
        order by x.received_kes desc, x.id limit 1)))))
    union all
    select 'owing', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, w.kes, p.receipt,
      format('M-Pesa took this payment back with receipt %s.', p.reversal_receipt), b.payer_name, p.phone, p.reversed_at, null, null
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (select private.owing_kes(b.id) as kes) w
    where p.state = 'reversed' and w.kes > 0 and p.id = (select x.id from public.payments x
      where x.bill_id = b.id and x.state = 'reversed' order by x.reversed_at desc, x.id limit 1)
    order by 14;
end
$function$;

comment on function public.bill_queue() is 'May be null: payment_id, claim_id, receipt, reason, payer_name, told, money. What waits for a person: attempts, named receipts, money
owed back, and what is owing since M-Pesa took a payment back, oldest first. A second_receipt was named for what is settled by now.
amount_kes is what came, as far as it is known, else what is expected; of a refund, what is left to be sent; of what is owing, that. told
is that of a named receipt, money what M-Pesa tells of it: {kes, at, payer, details, account, means, paid, also_named_for}. Refusals:
not_allowed.';

drop function public.money_of_bill(uuid, text);
create function public.money_of_bill(bill_id uuid, order_token text default null)
returns table(what text, amount_kes integer, receipt text, number text, at timestamptz, phone text)
language sql stable security definer set search_path = '' as $$
  with bill as (
    select private.bill_readable(money_of_bill.bill_id, money_of_bill.order_token) as row
  ), readable as (
    select (b.row).id, (b.row).state, b.row from bill b where (b.row).id is not null
  )
  select x.what, x.amount_kes, x.receipt, x.number, x.at, x.phone from (
    select case b.state when 'paid' then 'second' when 'refund_due' then 'late' when 'refunded' then 'late' else 'came' end as what,
      p.received_kes as amount_kes, p.receipt, null::text as number, coalesce(p.paid_at, p.created_at) as at,
      private.others_phone(b.row, private.payer_of(p)) as phone, 2 as place
    from readable b join public.payments p on p.bill_id = b.id
    where p.state = 'needs_review' and p.result_code = 0 and p.received_kes > 0 and p.method <> 'moved'
    union all
    select 'moved_in', p.received_kes, null, (
        select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id),
      p.created_at, null, 1
    from readable b join public.payments p on p.bill_id = b.id
    where p.method = 'moved' and p.received_kes > 0
    union all
    select o.what, o.amount_kes, o.receipt, null, null, private.owed_to(b.row, o.receipt), 3
    from readable b cross join lateral private.owed_lines(b.row) o
    union all
    select case when r.method = 'moved' then 'moved' when r.method = 'cash' then 'given' else 'sent' end, r.amount_kes,
      case r.method when 'mpesa' then r.reference end, (
        select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to), r.at, (
        select min(private.refund_goes_to(b.row, o)) from public.refund_orders o where o.refund_id = r.id), 1
    from readable b join public.refunds r on r.bill_id = b.id
    union all
    select case o.state when 'failed' then 'delayed' else 'sending' end, o.amount_kes, null, null, o.approved_at,
      private.refund_goes_to(b.row, o), 2
    from readable b join public.refund_orders o on o.bill_id = b.id where o.state in ('approved', 'sending', 'doubtful', 'failed')
    union all
    select 'twice', o.amount_kes, o.second_receipt, null, coalesce(o.settled_at, o.updated_at), null, 1
    from readable b join public.refund_orders o on o.bill_id = b.id
    where o.second_receipt is not null and (
      select sum(e.amount_kes) from public.ledger_entries e where e.reference = o.second_receipt and e.account = 'sent_twice') > 0
    union all
    select 'reversed', p.received_kes, p.reversal_receipt, null, p.reversed_at, null, 1
    from readable b join public.payments p on p.bill_id = b.id where p.state = 'reversed'
    union all
    select 'owing', w.kes, null, null, null, null, 3
    from readable b cross join lateral (select private.owing_kes(b.id) as kes) w where w.kes > 0
  ) x
  order by x.place, x.at nulls last
$$;

comment on function public.money_of_bill(bill_id uuid, order_token text) is 'May be null: receipt, number, at, phone. What a payer is told of the money of a bill besides its price, for its payer, the holder of its
order''s token and whoever keeps payments. what: came (it is looked at), second and late (it came for what was paid, or over, and is looked
at), owed_second, owed_above, owed (it goes back), sending, delayed, sent, given (in cash), moved and moved_in (to or from the bill
`number`), twice (M-Pesa sent it once more), reversed (M-Pesa took it back) and owing (so much is to be paid again). `phone`: where it goes
or went, where that is not a number of theirs, with stars in its middle. Nothing for others.';
revoke all on function public.money_of_bill(uuid, text) from public;
grant execute on function public.money_of_bill(uuid, text) to anon, authenticated, service_role;
