-- The ledger beneath the bills, and what came before it.

create table public.ledger_entries (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  what text not null,
  bill_id uuid not null,
  payment_id uuid,
  refund_id uuid,
  account text not null,
  amount_kes integer not null check (amount_kes <> 0)
);
comment on table public.ledger_entries is
  'Double entry: every movement of money, in whole shillings. The entries of one event sum to zero and are never changed.
They name bills, payments and refunds without a foreign key, for they are kept longer than these.';
comment on column public.ledger_entries.event_id is 'Entries of one event; their amounts sum to zero.';
comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, sent_back, carried_over.';
comment on column public.ledger_entries.account is
  'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back: negative).';
create index ledger_entries_bill_id_idx on public.ledger_entries (bill_id);
create index ledger_entries_at_idx on public.ledger_entries (at, account);
create index ledger_entries_event_id_idx on public.ledger_entries (event_id);
create sequence private.ledger_events;

alter table public.ledger_entries enable row level security;
grant select on public.ledger_entries to authenticated, service_role;
create policy ledger_entries_select_admin on public.ledger_entries for select to authenticated
  using ((select public.has_capability('payments')));

create function private.keep_ledger() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from added a group by a.event_id having sum(a.amount_kes) <> 0) then
      raise exception 'the entries of an event sum to zero' using errcode = '23514';
    end if;
    return null;
  end if;
  raise exception 'the ledger is never changed; book a correction' using errcode = '55000';
end $$;
comment on function private.keep_ledger() is 'Refuses entries that do not sum to zero, and every change of them.';
create trigger sums_to_zero after insert on public.ledger_entries referencing new table as added
  for each statement execute function private.keep_ledger();
create trigger never_changed before update or delete or truncate on public.ledger_entries
  for each statement execute function private.keep_ledger();

create view private.bill_money as
  select p.bill_id, p.method, p.state, p.received_kes - coalesce((
      select sum(r.amount_kes) from public.refunds r where r.payment_id = p.id), 0)::integer as left_kes,
    p.received_kes
  from public.payments p
  where p.received_kes > 0
    and (p.state in ('paid', 'refund_due', 'refunded') or (p.state = 'needs_review' and p.result_code = 0));
comment on view private.bill_money is 'Payments that brought money, with what of it has not gone back.';

create view private.bill_positions as
  select m.bill_id, m.method as account, sum(m.left_kes)::integer as amount_kes
  from private.bill_money m group by m.bill_id, m.method
  union all
  select s.bill_id, w.account, -w.amount_kes
  from (
    select m.bill_id, b.kind, sum(m.left_kes)::integer as left_kes,
      coalesce(sum(m.left_kes) filter (where m.state = 'needs_review'), 0)::integer as in_doubt,
      (coalesce(sum(m.left_kes) filter (where m.state = 'refund_due'), 0) + case b.state when 'refund_due'
        then greatest(coalesce(sum(m.left_kes) filter (where m.state = 'paid'), 0) - b.kept_kes, 0) else 0 end)::integer
        as owed_back
    from private.bill_money m join public.bills b on b.id = m.bill_id
    group by m.bill_id, b.kind, b.state, b.kept_kes
  ) s
  cross join lateral (values ('in_doubt', s.in_doubt), ('owed_back', s.owed_back),
    ('sales_' || s.kind, s.left_kes - s.in_doubt - s.owed_back)) w (account, amount_kes);
comment on view private.bill_positions is
  'Where the money of each bill lies and whose it is, by its payments and refunds; sums to zero for each bill.';

create function private.book(bill_id uuid, what text, payment_id uuid default null, refund_id uuid default null)
returns void language plpgsql security definer set search_path = '' as $$
declare
  event constant bigint := nextval('private.ledger_events');
begin
  insert into public.ledger_entries (event_id, what, bill_id, payment_id, refund_id, account, amount_kes)
  select event, book.what, book.bill_id, book.payment_id, book.refund_id, d.account, d.amount_kes
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
    update public.bills b set received_kes = s.came, refunded_kes = s.came - s.left_kes
    from (
      select coalesce(sum(m.received_kes), 0)::integer as came, coalesce(sum(m.left_kes), 0)::integer as left_kes
      from private.bill_money m where m.bill_id = book.bill_id
    ) s
    where b.id = book.bill_id and (b.received_kes, b.refunded_kes) is distinct from (s.came, s.came - s.left_kes);
  end if;
end $$;
comment on function private.book(uuid, text, uuid, uuid) is
  'Books the difference between what the ledger says of a bill and how its payments and refunds stand: right whatever
changed them.';

create function private.book_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  case tg_table_name
    when 'payments' then perform private.book(new.bill_id, new.state, new.id);
    when 'refunds' then perform private.book(new.bill_id, 'sent_back', new.payment_id, new.id);
    else perform private.book(new.id, new.state);
  end case;
  return null;
end $$;
comment on function private.book_change() is 'Keeps the ledger in step with payments, refunds and bills.';
-- Plans and consultations were noted as refunded without a row that says what went back.
insert into public.refunds (bill_id, payment_id, amount_kes, method, note, at)
select p.bill_id, p.id, p.received_kes, p.method, 'Noted as sent back before refunds of this kind had rows.', p.updated_at
from public.payments p
where p.state = 'refunded' and p.received_kes > 0 and p.order_id is null
  and not exists (select 1 from public.refunds r where r.payment_id = p.id);

-- What came before this release is carried over as one event for each bill.
with numbered as (
  select s.bill_id, nextval('private.ledger_events') as event_id from (select distinct bill_id from private.bill_money) s
)
insert into public.ledger_entries (event_id, what, bill_id, account, amount_kes)
select n.event_id, 'carried_over', s.bill_id, s.account, s.amount_kes
from private.bill_positions s join numbered n on n.bill_id = s.bill_id where s.amount_kes <> 0;
update public.bills b set received_kes = s.came, refunded_kes = s.came - s.left_kes
from (
  select m.bill_id, sum(m.received_kes)::integer as came, sum(m.left_kes)::integer as left_kes
  from private.bill_money m group by m.bill_id
) s where s.bill_id = b.id;

create trigger book_start after insert on public.payments for each row
  when (new.received_kes is not null) execute function private.book_change();
create trigger book_change after update on public.payments for each row
  when ((old.state, old.received_kes, old.result_code) is distinct from (new.state, new.received_kes, new.result_code)
    and coalesce(old.received_kes, new.received_kes) is not null)
  execute function private.book_change();
create trigger book_change after insert on public.refunds for each row execute function private.book_change();
create trigger book_change after update on public.bills for each row
  when ((old.state, old.kept_kes) is distinct from (new.state, new.kept_kes) and new.received_kes > 0)
  execute function private.book_change();
