-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The ledger beneath the bills, and what came before it.
--
-- Money belongs to the day on which M-Pesa says that it was paid, not to the moment at which the news of it reached the shop: a
-- prompt answered at 23:59 whose callback comes at 00:02 is of the evening, in the books, on the invoice, in exports and in the
-- close of the day. M-Pesa says it in the callback (TransactionDate), in what it tells of a payment (TransTime) and in its
-- statement. A time that cannot be is not believed, and the moment of arrival stands: one in the future, before the bill, or more than
-- seven days ago. Five minutes either way are two clocks that differ.
--
-- Money that was given back in cash leaves the till, and not M-Pesa. The desk says "Empty for cash" beside the reference of a
-- refund, and booked it as M-Pesa's all the same when M-Pesa had brought the money: the books of both were wrong by it.
--
-- Cash that a rider took at the door is with the rider until they hand it in. "Delivered" put it into the till at once, so a day was
-- closed with money that nobody had counted, and who still had it stood nowhere.
--
-- It lies in an account of its own, with_rider, and each rider owes it by name. What is handed in goes from there to the till on the day it
-- is counted; what the owner gives up is a loss. The order is paid all the same, for its buyer has paid. What was delivered before this
-- stays in the till, and so does cash of a pickup point, which is taken at the counter.

create table public.ledger_entries (
  id bigint generated always as identity,
  event_id bigint not null,
  at timestamp with time zone default clock_timestamp() not null,
  what text not null,
  bill_id uuid,
  payment_id uuid,
  refund_id uuid,
  account text not null,
  amount_kes integer not null,
  reference text,
  booked_at timestamp with time zone default clock_timestamp(),
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_amount_kes_check CHECK ((amount_kes <> 0)),
  constraint ledger_entries_named_check CHECK (((bill_id IS NOT NULL) OR (reference IS NOT NULL)))
);
alter table public.ledger_entries enable row level security;
comment on table public.ledger_entries is 'Double entry: every movement of money, in whole shillings. The entries of one event sum to zero and are never changed.
They name bills, payments and refunds without a foreign key, for they are kept longer than these.';
comment on column public.ledger_entries.id is 'The key of the row.';
comment on column public.ledger_entries.event_id is 'Entries of one event; their amounts sum to zero.';
comment on column public.ledger_entries.at is 'When the money moved, or whose it is was decided.';
comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, edited (its order was changed), sent_back, refund_returned (that came back to us), reversed (M-Pesa took a payment back), sent_twice,
got_back, written_off, carried_over, charged, to_bank, brought_in, other_day (M-Pesa said afterwards on which day it was paid), unplaced (came for no
bill we know), placed (has found its bill), set_aside, given_back (what had no bill went back), paid_out and paid_fee (a line that somebody booked),
handed_in (a rider''s cash came to the till).';
comment on column public.ledger_entries.bill_id is 'The bill; null for what is no bill.';
comment on column public.ledger_entries.payment_id is 'The payment; null when it is none.';
comment on column public.ledger_entries.refund_id is 'The refund; null when it is none.';
comment on column public.ledger_entries.account is 'Where money lies (mpesa, cash, bank, with_rider: positive) or whose it is (sales_<kind>, in_doubt, owed_back, unplaced, set_aside: negative), what it cost
(fees: positive), what was given up (losses: positive), what a payer got twice (sent_twice: positive),
what a payer owes since M-Pesa took their payment back (owing: positive), what lay there before the first day
that was closed (brought_in), and what went from one bill to another (moved: nothing over all bills).';
comment on column public.ledger_entries.amount_kes is 'KSh, positive or negative as `account` says, never zero.';
comment on column public.ledger_entries.reference is 'The receipt or day of what is no bill: a charge, a move to the bank, a first balance, money without a bill; of a payment that M-Pesa took
back the receipt of that; else null for bills.';
comment on column public.ledger_entries.booked_at is 'When it was written down, by the clock; null: before that was kept.';
grant select on table public.ledger_entries to authenticated, service_role;

create index ledger_entries_event_id_idx ON public.ledger_entries USING btree (event_id);

create sequence private.ledger_events as bigint increment 1 minvalue 1 maxvalue 9223372036854775807 start 1 cache 1;

create policy ledger_entries_select_admin on public.ledger_entries for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create function private.keep_ledger()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from added a group by a.event_id having sum(a.amount_kes) <> 0) then
      raise exception 'the entries of an event sum to zero' using errcode = '23514';
    end if;
    return null;
  end if;
  raise exception 'the ledger is never changed; book a correction' using errcode = '55000';
end $function$;
comment on function private.keep_ledger() is 'Refuses entries that do not sum to zero, and every change of them.';

create trigger sums_to_zero AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.keep_ledger();

create trigger never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION private.keep_ledger();

create table public.rider_orders (
  order_id uuid not null,
  rider text not null,
  payment_id uuid,
  named_at timestamp with time zone default now() not null,
  constraint rider_orders_pkey PRIMARY KEY (order_id),
  constraint rider_orders_payment_id_key UNIQUE (payment_id),
  constraint rider_orders_rider_check CHECK (((length(rider) >= 1) AND (length(rider) <= 60)))
);
alter table public.rider_orders enable row level security;
comment on table public.rider_orders is 'Who carries an order whose cash is taken at the door. Without a foreign key, for what a rider owes is kept longer than an order.';
comment on column public.rider_orders.order_id is 'The order.';
comment on column public.rider_orders.rider is 'The rider''s name as the desk knows it; the same name in other letters is the same rider.';
comment on column public.rider_orders.payment_id is 'The payment that the rider took; null until it is delivered.';
comment on column public.rider_orders.named_at is 'When they were named.';
grant select on table public.rider_orders to authenticated, service_role;

create view private.bill_money as
 SELECT bill_id,
    method,
    state,
    (received_kes - (COALESCE(( SELECT sum(r.amount_kes) AS sum
           FROM public.refunds r
          WHERE (r.payment_id = p.id)), (0)::bigint))::integer) AS left_kes,
    received_kes,
        CASE
            WHEN ((method = 'cash'::text) AND (EXISTS ( SELECT
               FROM public.rider_orders o
              WHERE (o.payment_id = p.id)))) THEN 'rider'::text
            ELSE method
        END AS carrier,
        CASE
            WHEN (state = 'paid'::text) THEN GREATEST(LEAST(again_kes, (received_kes - (COALESCE(( SELECT sum(r.amount_kes) AS sum
               FROM public.refunds r
              WHERE (r.payment_id = p.id)), (0)::bigint))::integer)), 0)
            ELSE 0
        END AS again_kes
   FROM public.payments p
  WHERE ((received_kes > 0) AND ((state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) OR ((state = 'needs_review'::text) AND (result_code = 0))));
comment on view private.bill_money is 'Payments that brought money, with what of it has not gone back.';
comment on column private.bill_money.bill_id is 'The bill.';
comment on column private.bill_money.method is 'Who carried it, as payments.method.';
comment on column private.bill_money.state is 'paid, refund_due, refunded or needs_review.';
comment on column private.bill_money.left_kes is 'What has not gone back, KSh.';
comment on column private.bill_money.received_kes is 'What came, KSh.';
comment on column private.bill_money.carrier is 'Whose account in payment_providers it lay in first: rider for cash taken at the door, else its method.';
comment on column private.bill_money.again_kes is 'What of it is owed once more since a refund came back, KSh.';

create function private.book_change()
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
    when 'refunds' then perform private.book(new.bill_id, case when new.undoes is null then 'sent_back' else 'refund_returned' end, new.payment_id, new.id, new.at);
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
comment on function private.book_change() is 'Keeps the ledger in step with payments, refunds and bills.';

create trigger book_start AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.received_kes IS NOT NULL)) EXECUTE FUNCTION private.book_change();

create trigger book_change AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.book_change();

create function private.book(bill_id uuid, what text, payment_id uuid default NULL::uuid, refund_id uuid default NULL::uuid, at timestamp with time zone default NULL::timestamp with time zone)
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
    case book.what when 'reversed' then (select p.reversal_receipt from public.payments p where p.id = book.payment_id)
      when 'got_back' then (select t.receipt from public.twice_returns t where t.bill_id = book.bill_id order by t.id desc limit 1) end, d.account,
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
    -- what was given up and came all the same is not given up once more
    update public.owing_write_offs w set ended_at = now() where w.bill_id = book.bill_id and w.ended_at is null and private.owing_kes(book.bill_id) = 0;
  end if;
end $function$;
comment on function private.book(bill_id uuid, what text, payment_id uuid, refund_id uuid, at timestamp with time zone) is 'Books the difference between what the ledger says of a bill and how its payments and refunds stand: right whatever
changed them. `at`: when the money moved, as M-Pesa says, else now.';

create index ledger_entries_bill_id_idx ON public.ledger_entries USING btree (bill_id) INCLUDE (account, amount_kes, refund_id);

create index ledger_entries_account_idx ON public.ledger_entries USING btree (account, at) INCLUDE (amount_kes, bill_id, refund_id);

create index ledger_entries_reference_idx ON public.ledger_entries USING btree (reference) WHERE (reference IS NOT NULL);

create function private.plausible_time(said timestamp with time zone, not_before timestamp with time zone)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select case when said between not_before - interval '5 minutes' and now() + interval '5 minutes' and said > now() - interval '7 days'
    then least(said, now()) end
$function$;
comment on function private.plausible_time(said timestamp with time zone, not_before timestamp with time zone) is 'A time that M-Pesa said, or null where it cannot be: in the future, before what it belongs to, or more than seven days ago.';

create function private.mpesa_time(digits text)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select private.read_time(private.mpesa_digits_time(digits))
$function$;
comment on function private.mpesa_time(digits text) is 'A time as M-Pesa writes it in its answers, 20261124235959 or 24.11.2026 23:59:59, in Nairobi; null where it is none.';

create function private.callback_time(body jsonb, receipt text)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select private.mpesa_time(max(i ->> 'Value') filter (where i ->> 'Name' = 'TransactionDate'))
  from jsonb_array_elements(case jsonb_typeof(body #> '{Body,stkCallback,CallbackMetadata,Item}')
    when 'array' then body #> '{Body,stkCallback,CallbackMetadata,Item}' else '[]' end) i
  having callback_time.receipt is null
    or max(i ->> 'Value') filter (where i ->> 'Name' = 'MpesaReceiptNumber') = callback_time.receipt
$function$;
comment on function private.callback_time(body jsonb, receipt text) is 'When a callback says that its prompt was paid; null where it says nothing, or is of another receipt.';

create function private.said_paid_at(payment public.payments)
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select h.at
  from public.bills b
  cross join lateral (
    select private.plausible_time(l.completed_at, b.created_at) as at, 1 as place
    from public.mpesa_statement_lines l where l.receipt = payment.receipt and l.paid_in_kes > 0
    union all
    select private.plausible_time(private.callback_time(m.body, payment.receipt), b.created_at), 2
    from public.payments x join public.payment_messages m on m.payment_id = x.id
    where x.bill_id = b.id and (x.id = payment.id or payment.receipt is not null) and m.source = 'callback' and m.outcome <> 'unmatched'
  ) h
  where b.id = payment.bill_id and payment.method = 'mpesa' and h.at is not null
  order by h.place limit 1
$function$;
comment on function private.said_paid_at(payment public.payments) is 'When M-Pesa says that a payment was made, by its statement or a callback; null where it says nothing that can be.';

create function private.paid_when()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'UPDATE' and old.paid_at is not null and old.receipt is not distinct from new.receipt then
    return new;
  end if;
  new.paid_at := coalesce(private.said_paid_at(new), new.paid_at,
    case when tg_op = 'INSERT' or old.received_kes is not null then new.created_at else clock_timestamp() end);
  return new;
end
$function$;
comment on function private.paid_when() is 'Gives money that came its time, once it is known that it came and again once its receipt is.';

create trigger paid_when BEFORE INSERT OR UPDATE OF state, received_kes, receipt ON public.payments FOR EACH ROW WHEN ((new.received_kes IS NOT NULL)) EXECUTE FUNCTION private.paid_when();

create function private.sent_when()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  -- whoever says a time of their own keeps it
  if new.reference is not null and new.at >= now() then
    new.at := coalesce((
      select private.plausible_time(s.at, coalesce(p.paid_at, p.created_at))
      from public.payments p
      cross join lateral (
        select l.completed_at as at, 1 as place from public.mpesa_statement_lines l
        where l.receipt = new.reference and l.withdrawn_kes > 0
        union all
        select private.mpesa_time(coalesce(private.mpesa_parameter(r.answer, 'TransactionCompletedDateTime'),
          private.mpesa_parameter(r.answer, 'TransCompletedTime'))), 2
        from public.refund_orders o join private.mpesa_requests r on r.subject = o.id
        where o.payment_id = p.id and r.answer #>> '{Result,TransactionID}' = new.reference
      ) s
      where p.id = new.payment_id and private.plausible_time(s.at, coalesce(p.paid_at, p.created_at)) is not null
      order by s.place limit 1), new.at);
  end if;
  return new;
end
$function$;
comment on function private.sent_when() is 'A refund is of the moment at which M-Pesa says that it was sent.';

create trigger sent_when BEFORE INSERT ON public.refunds FOR EACH ROW WHEN ((new.method = 'mpesa'::text)) EXECUTE FUNCTION private.sent_when();

create function private.move_booking(payment public.payments)
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
comment on function private.move_booking(payment public.payments) is 'M-Pesa says afterwards that money came on another day: it is taken off the day it was booked on and booked on its own.';

create trigger book_change AFTER UPDATE ON public.payments FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.received_kes IS DISTINCT FROM new.received_kes) OR (old.result_code IS DISTINCT FROM new.result_code) OR (old.paid_at IS DISTINCT FROM new.paid_at)) AND (COALESCE(old.received_kes, new.received_kes) IS NOT NULL))) EXECUTE FUNCTION private.book_change();

create function private.day_still(day date)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when now() < u.until_at then 'runs'
    when now() < u.until_at + interval '15 minutes' or exists (
      select 1 from public.payments p
      where p.state in ('starting', 'prompted') and p.created_at >= u.until_at - interval '1 day' and p.created_at < u.until_at)
      then 'money_may_come' end
  from (select (day + 1)::timestamp at time zone 'Africa/Nairobi' as until_at) u
$function$;
comment on function private.day_still(day date) is 'Why money may still come for a day of Nairobi: runs (it is not over), money_may_come (midnight was less than a quarter of an hour
ago, or a prompt of that day is undecided); null: its money is here.';

create function private.earlier_open_day(account text, day date)
returns date
language sql
stable
set search_path = ''
as $function$
  select (min(e.at) at time zone 'Africa/Nairobi')::date from public.ledger_entries e
  where e.account = earlier_open_day.account and e.at < earlier_open_day.day::timestamp at time zone 'Africa/Nairobi'
    and e.at >= coalesce((select max(c.day) + 1 from public.day_closes c
      where c.account = earlier_open_day.account and c.day < earlier_open_day.day), earlier_open_day.day - 1)::timestamp
      at time zone 'Africa/Nairobi'
$function$;
comment on function private.earlier_open_day(account text, day date) is 'The first day since the last closed one on which money of an account moved and that nobody closed; where none was ever closed, the
day before alone is looked at. Null: none.';

create trigger book_change AFTER UPDATE ON public.bills FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.kept_kes IS DISTINCT FROM new.kept_kes)) AND ((new.received_kes > 0) OR (new.sales_kes > 0)))) EXECUTE FUNCTION private.book_change();

create policy rider_orders_select_desk on public.rider_orders for select to authenticated
  using ((( SELECT public.has_capability('orders'::text) AS has_capability) OR ( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create table public.rider_settlements (
  id bigint generated always as identity,
  rider text not null,
  outcome text not null,
  amount_kes integer not null,
  reason text,
  client_key uuid not null,
  noted_by uuid,
  noted_at timestamp with time zone default now() not null,
  receipt text,
  constraint rider_settlements_pkey PRIMARY KEY (id),
  constraint rider_settlements_client_key_key UNIQUE (client_key),
  constraint rider_settlements_receipt_key UNIQUE (receipt),
  constraint rider_settlements_rider_check CHECK (((length(rider) >= 1) AND (length(rider) <= 60))),
  constraint rider_settlements_amount_kes_check CHECK ((amount_kes > 0)),
  constraint rider_settlements_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint rider_settlements_receipt_check CHECK ((receipt ~ '^[A-Z0-9]{8,12}$'::text)),
  constraint rider_settlements_outcome_check CHECK ((outcome = ANY (ARRAY['handed_in'::text, 'written_off'::text, 'given_back'::text, 'taken_back'::text]))),
  constraint rider_settlements_check CHECK (((outcome <> 'written_off'::text) OR (reason IS NOT NULL))),
  constraint rider_settlements_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.rider_settlements enable row level security;
comment on table public.rider_settlements is 'What riders handed in, and what of it was given up. Rows are added and never changed, but for the name of who is erased.';
comment on column public.rider_settlements.id is 'The key of the row; the ledger names it as "rider <id>".';
comment on column public.rider_settlements.rider is 'As rider_orders.rider.';
comment on column public.rider_settlements.outcome is 'handed_in: it lies in the till, or at M-Pesa; written_off: it is given up; given_back: they had handed in too much, and have it from the till;
taken_back: M-Pesa took back what they had sent.';
comment on column public.rider_settlements.amount_kes is 'KSh.';
comment on column public.rider_settlements.reason is 'Why it is given up, or a note; null without one.';
comment on column public.rider_settlements.client_key is 'The device''s key, so that sending it again notes it once.';
comment on column public.rider_settlements.noted_by is 'Account that noted it; null once it is erased.';
comment on column public.rider_settlements.noted_at is 'When.';
comment on column public.rider_settlements.receipt is 'Receipt of M-Pesa where they sent it to the pay bill or till, or of the line that took it back; null: in cash.';
grant select on table public.rider_settlements to authenticated, service_role;

create index rider_settlements_noted_by_idx ON public.rider_settlements USING btree (noted_by);

create policy rider_settlements_select_desk on public.rider_settlements for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create function private.keep_rider_settlements()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'UPDATE' and new.noted_by is null and to_jsonb(new) - 'noted_by' = to_jsonb(old) - 'noted_by' then
    return new;
  end if;
  raise exception 'what a rider handed in is never changed' using errcode = '55000';
end $function$;
comment on function private.keep_rider_settlements() is 'Refuses every change of what riders handed in.';

create trigger never_changed BEFORE DELETE OR UPDATE ON public.rider_settlements FOR EACH ROW EXECUTE FUNCTION private.keep_rider_settlements();

create function private.rider_name(said text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select nullif(trim(regexp_replace(coalesce(said, ''), '\s+', ' ', 'g')), '')
$function$;
comment on function private.rider_name(said text) is 'A name without spaces around it; null for none.';

create function public.name_rider(order_id uuid, rider text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  person constant text := private.rider_name(name_rider.rider);
begin
  perform private.require_capability('orders');
  select * into target from public.orders o where o.id = name_rider.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.payment_method <> 'cash' or target.fulfilment_state not in ('placed', 'packed', 'dispatched') or target.payment_state <> 'unpaid' then
    perform private.refuse('wrong_state', 'A rider is named for cash that is still to be taken at the door.', 'Reload to see its present state.');
  end if;
  if length(person) > 60 then
    perform private.refuse('bad_name', 'A name has at most 60 characters.');
  end if;
  delete from public.rider_orders r where r.order_id = target.id and (person is null or r.rider <> person);
  if person is not null then
    insert into public.rider_orders (order_id, rider) values (target.id, person) on conflict do nothing;
  end if;
  perform private.audit('rider_named', 'orders', target.id::text, jsonb_strip_nulls(jsonb_build_object('number', target.number, 'rider', person)));
end $function$;
comment on function public.name_rider(order_id uuid, rider text) is 'The desk (orders) names who carries an order whose cash is taken at the door; an empty name takes it back. Refusals: not_allowed, not_found,
wrong_state, bad_name.';
grant execute on function public.name_rider(order_id uuid, rider text) to authenticated;

create view private.rider_money as
 SELECT lower(COALESCE(o.rider, s.rider)) AS rider,
    COALESCE(o.rider, s.rider) AS name,
    e.at,
    e.bill_id,
    e.amount_kes,
    e.id
   FROM ((public.ledger_entries e
     LEFT JOIN public.rider_orders o ON (((o.order_id = e.bill_id) AND (o.payment_id IS NOT NULL))))
     LEFT JOIN public.rider_settlements s ON ((e.reference = ('rider '::text || s.id))))
  WHERE (e.account = 'with_rider'::text);
comment on view private.rider_money is 'What the ledger has with riders, by name.';
comment on column private.rider_money.rider is 'The name in small letters: the rider.';
comment on column private.rider_money.name is 'The name as it was written.';
comment on column private.rider_money.at is 'When the money moved.';
comment on column private.rider_money.bill_id is 'The order; null for what was handed in or given up.';
comment on column private.rider_money.amount_kes is 'KSh; above zero taken at a door, below zero handed in or given up.';
comment on column private.rider_money.id is 'The entry.';

create function public.riders_owing()
returns table(rider text, owed_kes integer, orders integer, since timestamp with time zone, taken jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_books();
  -- What was handed in pays for what was taken first.
  return query
    with owing as (
      select m.rider, sum(m.amount_kes)::integer as owed, coalesce(-sum(m.amount_kes) filter (where m.bill_id is null), 0) as settled
      from private.rider_money m group by m.rider having sum(m.amount_kes) <> 0
    ), doors as (
      select m.rider, m.bill_id, min(m.name) as name, min(m.at) as at, min(m.id) as id, sum(m.amount_kes)::integer as kes
      from private.rider_money m where m.bill_id is not null group by m.rider, m.bill_id having sum(m.amount_kes) > 0
    ), told as (
      select d.*, sum(d.kes) over (partition by d.rider order by d.at, d.id) as so_far from doors d
    )
    select (select m.name from private.rider_money m where m.rider = o.rider order by m.id limit 1), o.owed, count(d.bill_id)::integer,
      coalesce(min(d.at), (select max(m.at) from private.rider_money m where m.rider = o.rider)),
      coalesce(jsonb_agg(jsonb_build_object('order_id', d.bill_id, 'number', b.number, 'at', d.at, 'amount_kes', d.kes,
        'left_kes', least(d.kes, d.so_far - o.settled)) order by d.at, d.id) filter (where d.bill_id is not null), '[]')
    from owing o left join told d on d.rider = o.rider and d.so_far > o.settled left join public.bills b on b.id = d.bill_id
    group by o.rider, o.owed order by o.owed < 0, 4;
end $function$;
comment on function public.riders_owing() is 'Riders who have cash of the shop, whoever has it longest first: since when, how much, of how many orders, and of
which. What they hand in counts for the oldest. Last those who handed in more than they took (owed_kes below zero,
taken empty): it counts for what they take next. `taken` holds [{order_id uuid, number text, at timestamptz,
amount_kes bigint, left_kes bigint}]. For who decides about payments or reads the books. Refusals: not_allowed.';
grant execute on function public.riders_owing() to authenticated;

create function public.settle_rider(rider text, amount_kes integer, outcome text, client_key uuid, reason text default NULL::text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  person constant text := private.rider_name(settle_rider.rider);
  why constant text := nullif(left(trim(settle_rider.reason), 500), '');
  event constant bigint := nextval('private.ledger_events');
  owed integer;
  -- what they handed in too much goes back to them from the till
  sign constant integer := case settle_rider.outcome when 'given_back' then -1 else 1 end;
  row_id bigint;
begin
  perform private.require_capability('payments');
  if settle_rider.outcome is null or settle_rider.outcome not in ('handed_in', 'written_off', 'given_back') or settle_rider.client_key is null then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if settle_rider.outcome = 'written_off' and not public.is_admin() then
    perform private.refuse('not_allowed', 'Only an owner gives money up.');
  end if;
  -- two people at once, or one twice
  lock table public.rider_settlements in share row exclusive mode;
  select coalesce(sum(m.amount_kes), 0) into owed from private.rider_money m where m.rider = lower(person);
  if exists (select 1 from public.rider_settlements s where s.client_key = settle_rider.client_key) then
    return owed;
  end if;
  if owed * sign <= 0 then
    perform private.refuse('not_found', case sign when 1 then 'This rider owes nothing.' else 'This rider handed in nothing too much.' end,
      'Reload to see who does.');
  end if;
  if settle_rider.amount_kes is null or settle_rider.amount_kes not between 1 and owed * sign then
    perform private.refuse('wrong_amount', case sign when 1 then format('%s has %s of the shop.', person, private.shillings(owed))
      else format('%s handed in %s too much.', person, private.shillings(-owed)) end, 'Count it once more.');
  end if;
  if settle_rider.outcome = 'written_off' and why is null then
    perform private.refuse('bad_note', 'Say why this money is given up.');
  end if;
  insert into public.rider_settlements (rider, outcome, amount_kes, reason, client_key, noted_by, noted_at)
  values (person, settle_rider.outcome, settle_rider.amount_kes, why, settle_rider.client_key, private.caller(), clock_timestamp())
  returning id into row_id;
  insert into public.ledger_entries (event_id, what, reference, account, amount_kes)
  select event, case settle_rider.outcome when 'written_off' then 'written_off' else 'handed_in' end, 'rider ' || row_id, a.account, a.kes * sign
  from (values (case settle_rider.outcome when 'written_off' then 'losses' else 'cash' end, settle_rider.amount_kes),
    ('with_rider', -settle_rider.amount_kes)) a (account, kes);
  perform private.audit('rider_' || settle_rider.outcome, 'rider_settlements', row_id::text, jsonb_strip_nulls(jsonb_build_object(
    'rider', person, 'amount_kes', settle_rider.amount_kes, 'left_kes', owed - sign * settle_rider.amount_kes, 'note', why)));
  return owed - sign * settle_rider.amount_kes;
end $function$;
comment on function public.settle_rider(rider text, amount_kes integer, outcome text, client_key uuid, reason text) is 'Notes what a rider handed in (handed_in: it lies in the till now)
or, for owners, what is given up of it (written_off, with a reason), or what they had handed in too much and have back from the till (given_back). Once for a client_key. → what they still owe, KSh,
below zero: what they handed in too much. Refusals: not_allowed, bad_outcome, not_found, wrong_amount, bad_note.';
grant execute on function public.settle_rider(rider text, amount_kes integer, outcome text, client_key uuid, reason text) to authenticated;
