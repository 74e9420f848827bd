-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The ledger beneath the bills, and what came before it.

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
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_amount_kes_check CHECK ((amount_kes <> 0)),
  constraint ledger_entries_named_check CHECK (((bill_id IS NOT NULL) OR (reference IS NOT NULL)))
);
alter table public.ledger_entries enable row level security;
comment on table public.ledger_entries is 'Double entry: every movement of money, in whole shillings. The entries of one event sum to zero and are never changed.
They name bills, payments and refunds without a foreign key, for they are kept longer than these.';
comment on column public.ledger_entries.id is 'The key of the row.';
comment on column public.ledger_entries.event_id is 'Entries of one event; their amounts sum to zero.';
comment on column public.ledger_entries.at is 'When the money moved, or when it was booked.';
comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, sent_back, sent_twice, carried_over, charged, to_bank, brought_in, other_day (M-Pesa said
afterwards on which day it was paid).';
comment on column public.ledger_entries.bill_id is 'The bill; null for what is no bill.';
comment on column public.ledger_entries.payment_id is 'The payment; null when it is none.';
comment on column public.ledger_entries.refund_id is 'The refund; null when it is none.';
comment on column public.ledger_entries.account is 'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back: negative), what it cost
(fees: positive), what a payer got twice (sent_twice: positive), and what lay there before the first day that was closed (brought_in).';
comment on column public.ledger_entries.amount_kes is 'KSh, positive or negative as `account` says, never zero.';
comment on column public.ledger_entries.reference is 'The receipt or day of what is no bill: a charge, a move to the bank, a first balance; null for bills.';
grant select on table public.ledger_entries to authenticated, service_role;

create index ledger_entries_event_id_idx ON public.ledger_entries USING btree (event_id);

create sequence private.ledger_events as bigint increment 1 minvalue 1 maxvalue 9223372036854775807 start 1 cache 1;

create policy ledger_entries_select_admin on public.ledger_entries for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

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

create view private.bill_money as
 SELECT bill_id,
    method,
    state,
    (received_kes - (COALESCE(( SELECT sum(r.amount_kes) AS sum
           FROM public.refunds r
          WHERE (r.payment_id = p.id)), (0)::bigint))::integer) AS left_kes,
    received_kes
   FROM public.payments p
  WHERE ((received_kes > 0) AND ((state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) OR ((state = 'needs_review'::text) AND (result_code = 0))));
comment on view private.bill_money is 'Payments that brought money, with what of it has not gone back.';
comment on column private.bill_money.bill_id is 'The bill.';
comment on column private.bill_money.method is 'Who carried it, as payments.method.';
comment on column private.bill_money.state is 'paid, refund_due, refunded or needs_review.';
comment on column private.bill_money.left_kes is 'What has not gone back, KSh.';
comment on column private.bill_money.received_kes is 'What came, KSh.';

create function private.book_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  moved timestamptz;
begin
  case tg_table_name
    when 'payments' then
      -- The first that the ledger hears of money lies on its own day; what is decided about it afterwards, on the day of that.
      if new.paid_at is not null and not exists (
          select 1 from public.ledger_entries e where e.bill_id = new.bill_id and e.payment_id = new.id) then
        perform private.book(new.bill_id, new.state, new.id, at => new.paid_at);
      else
        perform private.book(new.bill_id, new.state, new.id, at => case tg_op when 'INSERT' then new.created_at end);
      end if;
      if tg_op = 'UPDATE' and old.paid_at is not null then
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
comment on function private.book_change() is 'Keeps the ledger in step with payments, refunds and bills.';

create trigger book_start AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.received_kes IS NOT NULL)) EXECUTE FUNCTION private.book_change();

create trigger book_change AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.book_change();

create trigger book_change AFTER UPDATE ON public.bills FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.kept_kes IS DISTINCT FROM new.kept_kes)) AND (new.received_kes > 0))) EXECUTE FUNCTION private.book_change();

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
  insert into public.ledger_entries (event_id, at, what, bill_id, payment_id, refund_id, account, amount_kes)
  select event, coalesce(book.at, clock_timestamp()), book.what, book.bill_id, book.payment_id, book.refund_id, d.account,
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
comment on function private.book(bill_id uuid, what text, payment_id uuid, refund_id uuid, at timestamp with time zone) is 'Books the difference between what the ledger says of a bill and how its payments and refunds stand: right whatever
changed them. `at`: when the money moved, as M-Pesa says, else now.';

create index ledger_entries_bill_id_idx ON public.ledger_entries USING btree (bill_id) INCLUDE (account, amount_kes, refund_id);

create index ledger_entries_account_idx ON public.ledger_entries USING btree (account, at) INCLUDE (amount_kes, bill_id, refund_id);

create index ledger_entries_reference_idx ON public.ledger_entries USING btree (reference) WHERE (reference IS NOT NULL);

create trigger book_change AFTER UPDATE ON public.payments FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.received_kes IS DISTINCT FROM new.received_kes) OR (old.result_code IS DISTINCT FROM new.result_code) OR (old.paid_at IS DISTINCT FROM new.paid_at)) AND (COALESCE(old.received_kes, new.received_kes) IS NOT NULL))) EXECUTE FUNCTION private.book_change();
