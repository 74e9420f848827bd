-- One bill for whatever is paid: an order, a month of a plan, a consultation. Until now each of the three had its own
-- start, settlement and decisions, and only orders could name a receipt, book another sum than was asked, or be refunded
-- with a row. What is new:
--
-- bills            what is owed, one row beside each order, plan payment and paid consultation, with the same id
-- bill_kinds       what happens with a thing when its bill is paid, fails, is in doubt, is owed back
-- ledger_entries   double entry beneath: each event sums to zero, nobody changes a row, and figures are views of it
--
-- The lock is held for the length of this migration; a million paid orders take about a minute.

-- The kinds ---------------------------------------------------------------------------------------------------------

create table private.bill_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  prompt_words text not null check (length(prompt_words) between 1 and 13),
  paid_twice text not null,
  on_lock text not null,
  on_try_lock text not null,
  on_check text not null,
  on_start text not null,
  on_failed text not null,
  on_doubt text not null,
  on_silence text not null,
  on_claim text not null,
  on_paid text not null,
  on_not_paid text not null,
  on_owed_back text not null,
  on_refunded text not null
);
comment on table private.bill_kinds is
  'What can be paid, and the functions of schema private that say what follows. Each is called with the bill, the payment
in question (or null) and words: f(public.bills, public.payments, text) returns text. A kind without consequences names
`bill_stays`.';
comment on column private.bill_kinds.prompt_words is
  'What stands on the phone beside the number of the bill. It may lie on a table for everybody to see: it names no health.';
comment on column private.bill_kinds.paid_twice is 'The reason that is shown when money comes for a bill that is paid.';
comment on column private.bill_kinds.on_lock is 'Locks the thing, before its payments.';
comment on column private.bill_kinds.on_try_lock is 'The same for jobs: answers true, or false when it is busy.';
comment on column private.bill_kinds.on_check is 'Refuses a prompt that makes no sense; the payment is the one that is open.';
comment on column private.bill_kinds.on_start is 'A prompt goes out: the hold is renewed.';
comment on column private.bill_kinds.on_failed is 'No prompt is open any more and none was paid.';
comment on column private.bill_kinds.on_doubt is 'Money came, but not as agreed; the words say why.';
comment on column private.bill_kinds.on_silence is 'M-Pesa never said how a prompt ended.';
comment on column private.bill_kinds.on_claim is 'The payer names a receipt, which the words are.';
comment on column private.bill_kinds.on_paid is 'It is paid: answers paid, or refund_due when it cannot be had any more.';
comment on column private.bill_kinds.on_not_paid is 'A person says that no money came.';
comment on column private.bill_kinds.on_owed_back is 'A person says that money which came is sent back.';
comment on column private.bill_kinds.on_refunded is 'Money went back, as many shillings as the words say.';

-- The bills ---------------------------------------------------------------------------------------------------------

create table public.bills (
  id uuid primary key,
  kind text not null references private.bill_kinds (kind),
  number text not null unique,
  payer_id uuid references auth.users (id) on delete set null,
  payer_name text,
  phone text,
  method text not null default 'mpesa' check (method in ('mpesa', 'cash')),
  asked_kes integer not null check (asked_kes > 0),
  received_kes integer not null default 0 check (received_kes >= 0),
  refunded_kes integer not null default 0 check (refunded_kes between 0 and received_kes),
  kept_kes integer not null default 0 check (kept_kes >= 0),
  state text not null check (state in ('open', 'paid', 'needs_review', 'refund_due', 'refunded', 'closed')),
  hold_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.bills is
  'What is owed, one row beside each order, plan payment and paid consultation, with the id of that row. Written by the
triggers of these and by the ledger alone. Its payer and the desk may read it. Amounts are whole shillings.';
comment on column public.bills.asked_kes is 'What it costs.';
comment on column public.bills.received_kes is 'What came in for it, money in doubt included.';
comment on column public.bills.refunded_kes is 'What went back of that.';
comment on column public.bills.kept_kes is 'What is kept when the rest is owed back, such as a delivery that was made.';
comment on column public.bills.state is
  'open: may be paid. paid. needs_review: a person must look. refund_due, refunded. closed: nothing came, nothing is owed.';
comment on column public.bills.hold_expires_at is 'Until when the goods or the time are kept for the payer; null: no end.';

create index bills_payer_id_idx on public.bills (payer_id, created_at desc);
create index bills_kind_idx on public.bills (kind, created_at desc);
create index bills_waiting_idx on public.bills (state) where state in ('needs_review', 'refund_due');
create trigger touch_updated_at before update on public.bills
  for each row execute function private.touch_updated_at();

alter table public.bills enable row level security;
grant select on public.bills to authenticated;
grant select on public.bills to service_role;

create policy bills_select_own on public.bills for select to authenticated
  using (payer_id = (select private.caller()));
create policy bills_select_admin on public.bills for select to authenticated
  using ((select public.has_capability('payments')));

-- Who erases their account leaves the sums, without name and number.
select private.register_personal_data('public.bills', rows_of => 'payer_id = $1', erasure => 'keep',
  waits_while => $$state in ('needs_review', 'refund_due')$$);
update private.personal_data set rows_of = 'bill_id in (select b.id from public.bills b where b.payer_id = $1)'
where source in ('public.payments'::regclass, 'public.payment_events'::regclass, 'public.receipt_claims'::regclass,
  'public.refunds'::regclass);
update private.personal_data set rows_of = $$payment_id in (select p.id from public.payments p
  join public.bills b on b.id = p.bill_id where b.payer_id = $1)$$
where source = 'public.payment_messages'::regclass;

create function private.keep_bill(bill public.bills) returns void language sql set search_path = '' as $$
  insert into public.bills as b (id, kind, number, payer_id, payer_name, phone, method, asked_kes, kept_kes, state,
    hold_expires_at, created_at)
  values (bill.id, bill.kind, bill.number, bill.payer_id, bill.payer_name, bill.phone, bill.method, bill.asked_kes,
    bill.kept_kes, bill.state, bill.hold_expires_at, bill.created_at)
  on conflict (id) do update set payer_id = excluded.payer_id, payer_name = excluded.payer_name, phone = excluded.phone,
    method = excluded.method, asked_kes = excluded.asked_kes, kept_kes = excluded.kept_kes, state = excluded.state,
    hold_expires_at = excluded.hold_expires_at
  where b.kind = excluded.kind
$$;
comment on function private.keep_bill(public.bills) is 'Writes the bill of a thing as the thing stands now.';

create function private.bill_of(placed public.orders) returns public.bills language plpgsql stable set search_path = '' as $$
declare
  bill public.bills;
begin
  bill.id := placed.id; bill.kind := 'order'; bill.number := placed.number; bill.payer_id := placed.user_id;
  bill.payer_name := placed.contact_name; bill.phone := placed.phone; bill.method := placed.payment_method;
  bill.asked_kes := placed.total_kes; bill.kept_kes := placed.kept_kes;
  bill.hold_expires_at := placed.hold_expires_at; bill.created_at := placed.placed_at;
  bill.state := case
    when placed.payment_state in ('paid', 'needs_review', 'refund_due', 'refunded') then placed.payment_state
    when placed.payment_state = 'expired' or placed.fulfilment_state = 'cancelled' then 'closed'
    else 'open' end;
  return bill;
end $$;
comment on function private.bill_of(public.orders) is 'The bill of an order, as the order stands.';

create function private.bill_of(target public.plan_payments) returns public.bills language plpgsql stable set search_path = '' as $$
declare
  bill public.bills;
begin
  bill.id := target.id; bill.kind := 'plan'; bill.number := target.number; bill.payer_id := target.user_id;
  select coalesce(f.full_name, u.raw_user_meta_data ->> 'full_name'), f.phone into bill.payer_name, bill.phone
  from auth.users u left join public.profiles f on f.user_id = u.id where u.id = target.user_id;
  bill.method := 'mpesa'; bill.asked_kes := target.amount_kes; bill.kept_kes := 0; bill.created_at := target.created_at;
  bill.state := case target.state when 'cancelled' then 'closed' else target.state end;
  return bill;
end $$;
comment on function private.bill_of(public.plan_payments) is 'The bill of a month of a plan, as that stands.';

create function private.bill_of(target public.consultations) returns public.bills language plpgsql stable set search_path = '' as $$
declare
  bill public.bills;
begin
  bill.id := target.id; bill.kind := 'consultation'; bill.number := target.number; bill.payer_id := target.client_id;
  bill.payer_name := target.client_name; bill.method := 'mpesa'; bill.asked_kes := target.price_kes; bill.kept_kes := 0;
  bill.phone := private.normalise_phone(target.contact_phone); bill.created_at := target.created_at;
  bill.hold_expires_at := target.hold_expires_at;
  bill.state := case
    when target.payment_state in ('paid', 'needs_review', 'refund_due', 'refunded') then target.payment_state
    when target.state = 'held' then 'open' else 'closed' end;
  return bill;
end $$;
comment on function private.bill_of(public.consultations) is 'The bill of a paid consultation, as that stands.';

-- One trigger for the three: the thing itself says how its payment stands, the bill repeats it in the same statement.
create function private.bill_follows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.bills b where b.id = old.id;
  else
    perform private.keep_bill(private.bill_of(new));
  end if;
  return null;
end $$;
comment on function private.bill_follows() is 'The bill of an order, plan payment or consultation follows it.';

create trigger bill_begins after insert on public.orders
  for each row execute function private.bill_follows();
create trigger bill_follows after update on public.orders for each row
  when ((old.payment_state, old.fulfilment_state = 'cancelled', old.user_id, old.contact_name, old.phone, old.total_kes,
    old.kept_kes, old.hold_expires_at) is distinct from (new.payment_state, new.fulfilment_state = 'cancelled',
    new.user_id, new.contact_name, new.phone, new.total_kes, new.kept_kes, new.hold_expires_at))
  execute function private.bill_follows();
create trigger bill_ends after delete on public.orders
  for each row execute function private.bill_follows();

create trigger bill_begins after insert on public.plan_payments
  for each row execute function private.bill_follows();
create trigger bill_follows after update of state, user_id, amount_kes on public.plan_payments
  for each row execute function private.bill_follows();
create trigger bill_ends after delete on public.plan_payments
  for each row execute function private.bill_follows();

-- Consultations that a plan covers, or that cost nothing, have no bill.
create trigger bill_begins after insert on public.consultations for each row
  when (new.payment_state is not null and new.price_kes > 0) execute function private.bill_follows();
create trigger bill_follows after update on public.consultations for each row
  when (new.payment_state is not null and new.price_kes > 0 and (old.payment_state, old.state, old.client_id,
    old.client_name, old.price_kes, old.hold_expires_at, old.contact_phone) is distinct from (new.payment_state, new.state,
    new.client_id, new.client_name, new.price_kes, new.hold_expires_at, new.contact_phone))
  execute function private.bill_follows();
create trigger bill_ends after delete on public.consultations
  for each row execute function private.bill_follows();

insert into private.bill_kinds values
  ('order', 'Mizizi order', 'The order was already paid; this money came on top.', 'order_lock', 'order_try_lock',
    'order_check', 'order_start', 'order_failed', 'order_doubt', 'order_silence', 'order_claim', 'order_paid',
    'order_not_paid', 'order_owed_back', 'order_refunded'),
  ('plan', 'Mizizi plan', 'This month was already paid; this money came on top.', 'plan_lock',
    'plan_try_lock', 'plan_check', 'bill_stays', 'plan_failed', 'plan_doubt', 'plan_silence', 'plan_claim', 'plan_paid', 'plan_not_paid',
    'plan_owed_back', 'plan_refunded'),
  ('consultation', 'Mizizi visit', 'The consultation was already paid; this money came on top.', 'consultation_lock',
    'consultation_try_lock', 'consultation_check', 'consultation_start', 'consultation_failed', 'consultation_doubt',
    'consultation_silence', 'consultation_claim', 'consultation_paid', 'consultation_not_paid',
    'consultation_owed_back', 'consultation_refunded');

insert into public.bills (id, kind, number, payer_id, payer_name, phone, method, asked_kes, kept_kes, state,
  hold_expires_at, created_at)
select b.id, b.kind, b.number, b.payer_id, b.payer_name, b.phone, b.method, b.asked_kes, b.kept_kes, b.state,
  b.hold_expires_at, b.created_at
from public.orders o cross join lateral private.bill_of(o) b
union all
select b.id, b.kind, b.number, b.payer_id, b.payer_name, b.phone, b.method, b.asked_kes, b.kept_kes, b.state,
  b.hold_expires_at, b.created_at
from public.plan_payments p cross join lateral private.bill_of(p) b
union all
select b.id, b.kind, b.number, b.payer_id, b.payer_name, b.phone, b.method, b.asked_kes, b.kept_kes, b.state,
  b.hold_expires_at, b.created_at
from public.consultations c cross join lateral private.bill_of(c) b
where c.payment_state is not null and c.price_kes > 0
-- The demonstration of before gave some of its consultations, of which none has a payment, the ids of orders.
on conflict do nothing;

-- Payments, refunds, receipts and their story name the bill ---------------------------------------------------------

-- `order_id`, `plan_payment_id` and `consultation_id` repeat it for who reads the rows of one kind.
create function private.name_bill() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
begin
  if tg_table_name = 'payments' then
    new.bill_id := coalesce(new.bill_id, new.order_id, new.plan_payment_id, new.consultation_id);
    if num_nonnulls(new.order_id, new.plan_payment_id, new.consultation_id) = 0 then
      select * into bill from public.bills b where b.id = new.bill_id;
      new.order_id := case bill.kind when 'order' then bill.id end;
      new.plan_payment_id := case bill.kind when 'plan' then bill.id end;
      new.consultation_id := case bill.kind when 'consultation' then bill.id end;
    end if;
    return new;
  end if;
  new.bill_id := coalesce(new.bill_id, new.order_id);
  if new.order_id is null then
    select b.id into new.order_id from public.bills b where b.id = new.bill_id and b.kind = 'order';
  end if;
  return new;
end $$;
comment on function private.name_bill() is 'Fills the id of the bill from that of the order, or the other way round.';

alter table public.payments alter column payable_id drop expression;
alter table public.payments rename column payable_id to bill_id;
alter table public.payments drop constraint payments_check;
alter table public.payments add constraint payments_one_kind_check
  check (num_nonnulls(order_id, plan_payment_id, consultation_id) <= 1);
alter table public.payments add constraint payments_bill_id_fkey foreign key (bill_id) references public.bills (id)
  on delete cascade;
comment on column public.payments.bill_id is 'What it pays.';
create index payments_bill_id_idx on public.payments (bill_id, created_at desc);
grant select (bill_id) on public.payments to authenticated;
create trigger name_bill before insert on public.payments for each row execute function private.name_bill();

drop policy payments_select_own on public.payments;
drop policy payments_select_own_plan on public.payments;
drop policy payments_select_own_consultation on public.payments;
drop policy payments_select_admin on public.payments;
create policy payments_select_own on public.payments for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));
create policy payments_select_admin on public.payments for select to authenticated
  using ((select public.has_capability('payments')));

-- Two payments of one order may go back with one transfer, and so bear one reference.
alter table public.refunds add column bill_id uuid references public.bills (id) on delete cascade;
update public.refunds set bill_id = order_id;
update public.refunds r set payment_id = (
  select p.id from public.payments p
  where p.order_id = r.order_id and p.state in ('paid', 'refund_due', 'refunded')
  order by p.received_kes >= r.amount_kes desc, p.state = 'paid', p.created_at limit 1)
where r.payment_id is null;
alter table public.refunds alter column bill_id set not null, alter column order_id drop not null;
alter table public.refunds drop constraint refunds_reference_key;
alter table public.refunds drop constraint refunds_method_check;
alter table public.refunds add constraint refunds_method_check check (method in ('mpesa', 'cash', 'bank'));
create unique index refunds_reference_idx on public.refunds (reference, payment_id);
create index refunds_bill_id_idx on public.refunds (bill_id, at);
grant select (bill_id) on public.refunds to authenticated;
create trigger name_bill before insert on public.refunds for each row execute function private.name_bill();
comment on column public.refunds.payment_id is 'Of which payment it is; null only for what was noted before 1.1.';
drop policy refunds_select_own on public.refunds;
create policy refunds_select_own on public.refunds for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));

alter table public.receipt_claims add column bill_id uuid references public.bills (id) on delete cascade;
update public.receipt_claims set bill_id = order_id;
alter table public.receipt_claims alter column bill_id set not null, alter column order_id drop not null;
drop index public.receipt_claims_one_waiting_idx;
create unique index receipt_claims_one_waiting_idx on public.receipt_claims (bill_id) where state = 'waiting';
create index receipt_claims_bill_id_idx on public.receipt_claims (bill_id, at desc);
grant select (bill_id) on public.receipt_claims to authenticated;
create trigger name_bill before insert on public.receipt_claims for each row execute function private.name_bill();
drop policy receipt_claims_select_own on public.receipt_claims;
create policy receipt_claims_select_own on public.receipt_claims for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));

alter table public.payment_events add column bill_id uuid references public.bills (id) on delete cascade;
update public.payment_events e set bill_id = coalesce(e.order_id, (
  select p.bill_id from public.payments p where p.id = e.payment_id));
alter table public.payment_events alter column bill_id set not null;
create index payment_events_bill_id_idx on public.payment_events (bill_id, at);
create trigger name_bill before insert on public.payment_events for each row execute function private.name_bill();
drop policy payment_events_select_own on public.payment_events;
create policy payment_events_select_own on public.payment_events for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));

create or replace function private.log_payment_state() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_events (payment_id, bill_id, kind, actor_id, detail)
  values (new.id, new.bill_id, new.state, private.caller(), jsonb_strip_nulls(jsonb_build_object(
    'amount_kes', new.amount_kes, 'received_kes', new.received_kes, 'result_code', new.result_code,
    'receipt', new.receipt)));
  return null;
end $$;

create or replace function private.match_named_receipt() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.receipt_claims c set state = 'matched', settled_at = now()
  where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'waiting';
  if found then
    perform private.log_payment_event(new.bill_id, 'claim_matched', jsonb_build_object('receipt', new.receipt), new.id);
  end if;
  return null;
end $$;
drop trigger match_named_receipt on public.payments;
create trigger match_named_receipt after insert or update of receipt on public.payments for each row
  when (new.receipt is not null) execute function private.match_named_receipt();

drop function private.log_payment_event(uuid, text, jsonb, uuid);
create function private.log_payment_event(bill_id uuid, kind text, detail jsonb default '{}', payment_id uuid default null)
returns void language sql set search_path = '' as $$
  insert into public.payment_events (payment_id, bill_id, kind, actor_id, detail)
  values (payment_id, bill_id, kind, private.caller(), jsonb_strip_nulls(detail))
$$;
comment on function private.log_payment_event(uuid, text, jsonb, uuid) is 'Adds a line to the story of a bill.';

-- The ledger --------------------------------------------------------------------------------------------------------

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

-- Paying ------------------------------------------------------------------------------------------------------------

drop function public.start_payment(uuid, text, text);
drop function public.start_plan_payment(text, text, integer);
drop function public.start_consultation_payment(uuid, text);
drop function public.resolve_payment(uuid, text, uuid, text, text, integer);
drop function public.resolve_plan_payment(uuid, text, text);
drop function public.resolve_consultation_payment(uuid, text, text);
drop function public.consultation_payment_queue();
drop function public.record_refund(uuid, integer, text, text, uuid);
drop function private.payment_reference(public.payments);
drop function private.hold_for_review(public.payments, public.orders, text, text);
drop function private.resolve_second_receipt(public.orders, public.receipt_claims, text, text, integer);
drop function private.book_receipt(public.orders, text, text, integer);
drop function private.statement_pays(public.orders, text);
drop function private.plan_payment_failed(public.payments);
drop function private.plan_payment_unanswered(uuid);
drop function private.settle_plan_payment(public.payments, text, text, text);
drop function private.consultation_payment_failed(public.payments);
drop function private.consultation_payment_unanswered(uuid);
drop function private.settle_consultation(public.payments, text, text, text);
drop function private.try_lock_payable(public.payments);

create function private.bill_stays(bill public.bills, payment public.payments, words text) returns text
language sql immutable set search_path = '' as $$ select null::text $$;
comment on function private.bill_stays(public.bills, public.payments, text) is 'What a kind names that nothing follows for.';

create function private.tell_kind(bill public.bills, event text, payment public.payments default null, words text default null)
returns text language plpgsql set search_path = '' as $$
declare
  named text;
  answer text;
begin
  select to_jsonb(k) ->> ('on_' || event) into strict named from private.bill_kinds k where k.kind = bill.kind;
  execute format('select private.%I($1, $2, $3)', named) into answer using bill, payment, words;
  return answer;
end $$;
comment on function private.tell_kind(public.bills, text, public.payments, text) is
  'Calls what the kind of a bill registered for an event: lock, check, paid, …; answers what that answers.';

create function private.lock_bill(bill_id uuid) returns public.bills language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = lock_bill.bill_id;
  if found then
    perform private.tell_kind(bill, 'lock');
    select * into bill from public.bills b where b.id = lock_bill.bill_id for update;
  end if;
  return bill;
end $$;
comment on function private.lock_bill(uuid) is
  'Locks what is paid for, then its bill, always in this order; an empty row when there is none.';

create function private.lock_own_bill(bill_id uuid, order_token text) returns public.bills language plpgsql set search_path = '' as $$
declare
  bill public.bills;
  caller constant uuid := private.caller();
begin
  if caller is null and coalesce(order_token, '') = '' then
    perform private.refuse('not_signed_in', 'Please sign in first.', 'Or open the order from the link you were given.');
  end if;
  select * into bill from public.bills b
  where b.id = lock_own_bill.bill_id and (b.payer_id = caller or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = lock_own_bill.order_token));
  if not found then
    perform private.refuse('not_found', 'We could not find what is to be paid.', 'See your orders.');
  end if;
  return private.lock_bill(bill.id);
end $$;
comment on function private.lock_own_bill(uuid, text) is
  'The same for a bill of the caller, or of the holder of its order''s token. Refusals: not_signed_in, not_found.';

-- The caller holds the lock.
create function private.claimed_receipt(bill_id uuid) returns text language sql stable set search_path = '' as $$
  select c.receipt from public.receipt_claims c where c.bill_id = claimed_receipt.bill_id and c.state = 'waiting'
$$;
comment on function private.claimed_receipt(uuid) is 'The receipt that the payer of a bill named and somebody looks for, or null.';

create function private.has_open_payment(bill_id uuid, but uuid default null) returns boolean language sql stable set search_path = '' as $$
  select exists (select 1 from public.payments p where p.bill_id = has_open_payment.bill_id
    and p.id is distinct from but and p.state in ('starting', 'prompted', 'needs_review'))
$$;
comment on function private.has_open_payment(uuid, uuid) is 'Whether a prompt of a bill is open or in doubt, but for one.';

create function public.start_payment(bill_id uuid, phone text default null, order_token text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills := private.lock_own_bill(start_payment.bill_id, start_payment.order_token);
  attempt public.payments;
  payer text;
begin
  -- A payer who says that they paid must not pay twice while somebody looks.
  if bill.state in ('open', 'needs_review', 'closed') and private.claimed_receipt(bill.id) is not null then
    perform private.refuse('claim_open', format('We are still checking receipt %s.', private.claimed_receipt(bill.id)),
      'Please do not pay again.');
  end if;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = bill.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  select * into attempt from public.payments p where p.bill_id = bill.id and p.state in ('starting', 'prompted');
  perform private.tell_kind(bill, 'check', attempt);
  if attempt.id is not null then
    return private.describe_attempt(attempt, bill.number) || '{"already_open": true}';
  end if;
  payer := case when coalesce(trim(start_payment.phone), '') <> '' then private.normalise_phone(start_payment.phone)
    else coalesce(bill.phone, (select f.phone from public.profiles f where f.user_id = bill.payer_id), (
      select p.phone from public.payments p join public.bills b on b.id = p.bill_id
      where b.payer_id = bill.payer_id order by p.created_at desc limit 1)) end;
  if payer is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  -- Prompts wake a phone: an account gets twenty an hour; visitors can send five to the same number.
  if (
    select count(*) from public.payments p join public.bills b on b.id = p.bill_id
    where b.payer_id = bill.payer_id and p.created_at > now() - interval '1 hour'
  ) >= 20 or (bill.payer_id is null and (
    select count(*) from public.payments p join public.bills b on b.id = p.bill_id
    where p.phone = payer and b.payer_id is null and p.created_at > now() - interval '1 hour'
  ) >= 5) then
    perform private.refuse('too_many_attempts',
      'You have asked for many prompts in a short time.', 'Please try again in an hour.');
  end if;

  insert into public.payments (bill_id, amount_kes, phone) values (bill.id, bill.asked_kes, payer) returning * into attempt;
  perform private.tell_kind(bill, 'start', attempt);
  return private.describe_attempt(attempt, bill.number) || '{"already_open": false}';
end $$;
comment on function public.start_payment(uuid, text, text) is
  'Opens an attempt to pay a bill of the caller and renews its hold, or answers the attempt that is open already:
{payment_id, amount_kes, phone, order_number, already_open}. An attempt that never became a prompt within a minute (the
server died in between) is given up for a new one. `phone` may be left out where one is known; `order_token` is how a
visitor names their order. Refusals: not_signed_in, not_found, claim_open, bad_phone, too_many_attempts, and what the kind
refuses: already_paid, order_closed, in_review, hold_over.';
grant execute on function public.start_payment(uuid, text, text) to anon, authenticated, service_role;

create function public.bill_plan(plan_type text, expected_kes integer default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.caller();
  held public.user_subscriptions;
  target public.plan_payments;
  priced record;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.user_subscriptions (user_id, plan_type) values (caller, 'free') on conflict do nothing;
  select * into held from public.user_subscriptions s where s.user_id = caller for update;
  if exists (
    select 1 from public.plan_payments s
    where s.user_id = caller and s.state = 'needs_review' and s.updated_at > now() - interval '3 days'
  ) then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  end if;
  select * into target from public.plan_payments s where s.user_id = caller and s.state = 'open' for update;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = target.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  if exists (select 1 from public.payments p where p.bill_id = target.id and p.state in ('starting', 'prompted')) then
    if target.plan_type <> bill_plan.plan_type then
      perform private.refuse('other_payment_open',
        format('A payment for %s is open on your phone.', private.plan_name(target.plan_type)),
        'Finish or cancel it there, then try again.');
    end if;
    return jsonb_build_object('bill_id', target.id, 'number', target.number, 'amount_kes', target.amount_kes);
  end if;

  priced := private.price_plan(held, bill_plan.plan_type);
  if expected_kes <> priced.price_kes - priced.credit_kes then
    perform private.refuse('price_changed', format('%s costs you %s now.', private.plan_name(bill_plan.plan_type),
      private.shillings(priced.price_kes - priced.credit_kes)), 'Look at the new amount and confirm again.');
  end if;
  if (target.plan_type, target.kind, target.price_kes, target.credit_kes)
      is distinct from (bill_plan.plan_type, priced.kind, priced.price_kes, priced.credit_kes) then
    update public.plan_payments s set state = 'cancelled' where s.id = target.id;
    insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, credit_kes, amount_kes)
    values (private.new_plan_payment_number(), caller, bill_plan.plan_type, priced.kind, priced.price_kes,
      priced.credit_kes, priced.price_kes - priced.credit_kes)
    returning * into target;
  end if;
  return jsonb_build_object('bill_id', target.id, 'number', target.number, 'amount_kes', target.amount_kes);
end $$;
comment on function public.bill_plan(text, integer) is
  'The bill of a month of a plan for the caller, for `start_payment`: {bill_id, number, amount_kes}; the same one until it
is paid or its price changes. `expected_kes` is the amount they were shown. Refusals: not_signed_in, in_review,
other_payment_open, price_changed, and those of the price: unknown_plan, not_due, lower_plan.';
grant execute on function public.bill_plan(text, integer) to authenticated, service_role;

create or replace function public.get_payment_secret(payment_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.describe_attempt(p, b.number)
    || jsonb_build_object('callback_token', p.callback_token, 'state', p.state, 'prompt_words', k.prompt_words)
  from public.payments p join public.bills b on b.id = p.bill_id join private.bill_kinds k on k.kind = b.kind
  where p.id = get_payment_secret.payment_id
$$;

create or replace function private.lock_payment(payment_id uuid) returns public.payments language plpgsql set search_path = '' as $$
declare
  attempt public.payments;
begin
  select * into attempt from public.payments p where p.id = lock_payment.payment_id;
  if found then
    perform private.lock_bill(attempt.bill_id);
    select * into attempt from public.payments p where p.id = lock_payment.payment_id for update;
  end if;
  return attempt;
end $$;

create function private.try_lock_bill(bill_id uuid) returns boolean language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = try_lock_bill.bill_id;
  return found and private.tell_kind(bill, 'try_lock')::boolean;
end $$;
comment on function private.try_lock_bill(uuid) is
  'For jobs, which leave what is busy for their next run: whether everything was free and is locked now.';

create or replace function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  attempt public.payments;
begin
  attempt := private.lock_payment(record_payment_prompt.payment_id);
  if attempt.id is null then
    perform private.refuse('not_found', 'There is no such payment.');
  end if;
  update public.payments p
  set merchant_request_id = record_payment_prompt.merchant_request_id,
    checkout_request_id = record_payment_prompt.checkout_request_id
  where p.id = attempt.id and (p.checkout_request_id is null
    or p.checkout_request_id = record_payment_prompt.checkout_request_id);
  -- The callback may have been faster than this acknowledgement: then the payment is settled already. An attempt given
  -- up for want of it is open after all, unless another one has taken its place.
  if attempt.state = 'starting' or (attempt.state = 'failed' and attempt.result_code is null and not exists (
    select 1 from public.payments p where p.bill_id = attempt.bill_id and p.state in ('starting', 'prompted')
  )) then
    update public.payments p set state = 'prompted', result_text = null, next_check_at = now() + interval '15 seconds'
    where p.id = attempt.id;
    update public.orders o set payment_state = 'awaiting'
    where o.id = attempt.bill_id and o.payment_state = 'failed' and o.fulfilment_state = 'placed';
    if attempt.order_id is not null then
      perform private.log_order_event(attempt.order_id, 'payment_prompted',
        jsonb_build_object('payment_id', attempt.id));
    end if;
  end if;
end $$;

drop function public.match_payment_callback(text, text, text);
create function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text,
  result_code integer, body jsonb, failure text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  attempt public.payments;
  matched boolean;
  was_open boolean;
begin
  select p.* into attempt from public.payments p where p.callback_token = receive_callback.callback_token;
  if not found or receive_callback.checkout_request_id is null then
    return null;
  end if;
  attempt := private.lock_payment(attempt.id);
  was_open := attempt.state in ('starting', 'prompted');
  matched := attempt.checkout_request_id = receive_callback.checkout_request_id
    and coalesce(attempt.merchant_request_id = receive_callback.merchant_request_id, true);
  -- The acknowledgement was lost or is slower than the phone: from here on the checks know the prompt too.
  if attempt.checkout_request_id is null and not exists (
    select 1 from public.payments p where p.checkout_request_id = receive_callback.checkout_request_id
  ) then
    perform public.record_payment_prompt(attempt.id, receive_callback.merchant_request_id,
      receive_callback.checkout_request_id);
    select * into attempt from public.payments p where p.id = attempt.id;
    matched := true;
  end if;
  perform private.keep_payment_message(attempt.id, 'callback', body,
    case when coalesce(matched, false) then 'received' else 'unmatched' end);
  return jsonb_build_object('payment_id', attempt.id, 'matched', coalesce(matched, false), 'was_open', was_open,
    'outcome', case when matched and failure is not null
      then private.settle_failure(attempt, receive_callback.result_code, failure) end);
end $$;
comment on function public.receive_callback(text, text, text, integer, jsonb, text) is
  'Takes what M-Pesa calls back with: finds the payment by the token in the address, teaches it the ids of a prompt whose
acknowledgement was lost, keeps the message and, when it is a failure (its words are given), settles it, all in one
transaction. A success is settled once a query has confirmed it. → {payment_id, matched, was_open, outcome}, or null for a
token of nobody, of which nothing is kept: anybody could fill the table.';
grant execute on function public.receive_callback(text, text, text, integer, jsonb, text) to service_role;

create or replace function private.mark_payment_failed(attempt public.payments, code integer, reason text)
returns void language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  update public.payments p
  set state = 'failed', result_code = code, result_text = left(reason, 500), next_check_at = null
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  perform private.tell_kind(bill, 'failed', attempt);
end $$;

create or replace function private.settle_success(attempt public.payments, amount integer, receipt text, said text)
returns text language plpgsql set search_path = '' as $$
declare
  bill public.bills;
  doubt text := private.doubt_about(attempt, amount, receipt);
begin
  if attempt.state = 'paid' then
    -- a query settled it; the callback after it brings the receipt
    update public.payments p set receipt = settle_success.receipt
    where p.id = attempt.id and p.receipt is null and settle_success.receipt is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt);
    return 'already_settled';
  end if;
  if attempt.state in ('refund_due', 'refunded') or (attempt.state = 'needs_review' and attempt.result_code = 0) then
    return 'already_settled';
  end if;
  -- Kept apart from what was asked. A query knows no amount and stands for the whole; 0 could not be read.
  update public.payments p
  set received_kes = case when settle_success.amount is null then p.amount_kes
    when settle_success.amount > 0 then settle_success.amount end
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  if doubt is null and bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into doubt from private.bill_kinds k where k.kind = bill.kind;
  end if;
  if doubt is not null then
    perform private.mark_payment_doubtful(attempt, receipt, doubt);
    perform private.tell_kind(bill, 'doubt', attempt, doubt);
    return 'needs_review';
  end if;
  perform private.mark_payment_paid(attempt, receipt, said);
  select * into attempt from public.payments p where p.id = attempt.id;
  return private.tell_kind(bill, 'paid', attempt);
end $$;

create function private.statement_pays(bill public.bills, receipt text) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = bill.asked_kes
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
  )
$$;
comment on function private.statement_pays(public.bills, text) is
  'Whether a line of the statement pays this bill in full and nothing else yet.';

create function private.book_receipt(bill public.bills, receipt text, said text, came integer default null)
returns text language plpgsql set search_path = '' as $$
declare
  attempt public.payments;
  sure constant integer := coalesce(private.statement_kes(book_receipt.receipt), book_receipt.came);
begin
  select * into attempt from public.payments p
  where p.bill_id = bill.id and p.state = 'needs_review' and (p.receipt is null or p.receipt = book_receipt.receipt)
  order by p.created_at desc limit 1 for update;
  if found then
    update public.payments p
    set state = 'paid', result_code = 0, result_text = said, receipt = coalesce(p.receipt, book_receipt.receipt),
      received_kes = coalesce(sure, p.received_kes), next_check_at = null
    where p.id = attempt.id returning * into attempt;
  else
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, bill.asked_kes, sure, private.phone_of(bill), 'paid', 0, said, book_receipt.receipt)
    returning * into attempt;
  end if;
  return private.tell_kind(bill, 'paid', attempt);
end $$;
comment on function private.book_receipt(public.bills, text, text, integer) is
  'Takes a receipt as the payment of a locked bill: on the attempt that waits for a person, or as a payment of its own.
What came is what the statement says, else `came`, else what M-Pesa told us, else the price; a smaller sum that somebody
takes pays the bill all the same. → paid, or refund_due when it cannot be had any more.';

create function private.phone_of(bill public.bills) returns text language sql stable set search_path = '' as $$
  select coalesce(bill.phone, (
    select p.phone from public.payments p where p.bill_id = bill.id order by p.created_at desc limit 1), '254700000000')
$$;
comment on function private.phone_of(public.bills) is 'The number that a payment without a prompt is booked under.';

create function public.waiting_receipt(bill_id uuid, order_token text default null) returns text
language sql stable security definer set search_path = '' as $$
  select c.receipt from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.bill_id = waiting_receipt.bill_id and c.state = 'waiting'
    and (b.payer_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = b.id and t.token = waiting_receipt.order_token))
$$;
comment on function public.waiting_receipt(uuid, text) is
  'May be null. The receipt that the payer of a bill names while somebody looks for it.';
grant execute on function public.waiting_receipt(uuid, text) to anon, authenticated, service_role;

create function public.name_receipt(bill_id uuid, receipt text, order_token text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills := private.lock_own_bill(name_receipt.bill_id, name_receipt.order_token);
  named constant text := upper(regexp_replace(coalesce(name_receipt.receipt, ''), '\s', '', 'g'));
  waiting public.receipt_claims;
begin
  if named !~ '^[A-Z0-9]{8,12}$' then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It stands at the beginning of the message, for example SKA4N7Q2XD.');
  end if;
  if bill.state = 'paid' then
    perform private.refuse('already_paid', format('%s is already paid.', bill.number));
  end if;
  if bill.method <> 'mpesa' or bill.state in ('refund_due', 'refunded') then
    perform private.refuse('order_closed', format('%s is closed.', bill.number), 'Contact us and we will help.');
  end if;
  if exists (select 1 from public.payments p where p.receipt = named and p.bill_id <> bill.id)
      or exists (
        select 1 from public.receipt_claims c where c.receipt = named and c.bill_id <> bill.id and c.state <> 'refused')
  then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  select * into waiting from public.receipt_claims c where c.bill_id = bill.id and c.state = 'waiting';
  if found then
    if waiting.receipt = named then
      return jsonb_build_object('state', 'waiting');
    end if;
    perform private.refuse('claim_open', format('We are still checking receipt %s.', waiting.receipt),
      'Please wait until we have looked.');
  end if;
  if (select count(*) from public.receipt_claims c where c.bill_id = bill.id) >= 5 then
    perform private.refuse('too_many_attempts', 'You have named many receipts.', 'Contact us and we will help.');
  end if;

  insert into public.receipt_claims (bill_id, receipt, claimed_by) values (bill.id, named, private.caller());
  perform private.log_payment_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  if private.statement_pays(bill, named) then
    perform private.book_receipt(bill, named, 'Found in the M-Pesa statement.');
    return jsonb_build_object('state', 'matched');
  end if;
  perform private.tell_kind(bill, 'claim', null, named);
  return jsonb_build_object('state', 'waiting');
end $$;
comment on function public.name_receipt(uuid, text, text) is
  'The payer of a bill names the receipt of their payment: {state}, matched when the statement has it already, else waiting
for a person, who has a day: so long is kept what was bought, and money that is found later reopens it. `order_token` is
how a visitor names their order. Refusals: not_signed_in, not_found, bad_receipt, already_paid, order_closed,
receipt_used, claim_open, too_many_attempts.';
grant execute on function public.name_receipt(uuid, text, text) to anon, authenticated, service_role;

-- Pages of the releases before, which stay open while the shop is upgraded, know them by these names.
create or replace function public.claim_receipt(order_id uuid, receipt text, order_token text default null)
returns jsonb language sql security definer set search_path = '' as $$
  select public.name_receipt(order_id, receipt, order_token)
$$;
comment on function public.claim_receipt(uuid, text, text) is '`name_receipt` for pages of release 1.0.';
create or replace function public.named_receipt(order_id uuid, order_token text default null) returns text
language sql stable security definer set search_path = '' as $$
  select public.waiting_receipt(order_id, order_token)
$$;
comment on function public.named_receipt(uuid, text) is
  'May be null. `waiting_receipt` for pages of release 1.0.';

-- Orders ------------------------------------------------------------------------------------------------------------

create function private.order_lock(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.orders o where o.id = bill.id for update;
  return null;
end $$;

create function private.order_try_lock(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.orders o where o.id = bill.id for update skip locked;
  return found;
end $$;

create function private.order_check(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
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
  if target.payment_state = 'needs_review' then
    perform private.refuse('order_closed',
      'We are checking a payment for this order.', 'Please do not pay again; we will tell you.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed') then
    perform private.refuse('order_closed',
      format('Order %s is closed.', target.number), 'You are welcome to order again.');
  end if;
  return null;
end $$;

create function private.order_start(bill public.bills, payment public.payments, words text) returns text
language sql set search_path = '' as $$
  update public.orders o
  set payment_state = 'awaiting',
    hold_expires_at = now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s)
  where o.id = bill.id returning null::text
$$;

create function private.order_failed(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'payment_failed',
    jsonb_build_object('payment_id', payment.id, 'result_code', payment.result_code));
  -- An order in review was so for want of an answer, which this is; it gets its hold back to try again. One whose buyer
  -- named a receipt stays in review: that money may have come by another way.
  update public.orders o
  set payment_state = 'failed', hold_expires_at = coalesce(o.hold_expires_at, now() + interval '15 minutes')
  where o.id = bill.id and o.payment_state in ('awaiting', 'needs_review') and o.fulfilment_state = 'placed'
    and not private.has_open_payment(bill.id, payment.id) and private.claimed_receipt(bill.id) is null
  returning * into target;
  if target.id is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not completed', format(
      'Order %s is not paid yet. You can try again; we are keeping it for you a little longer.', target.number));
  end if;
  return null;
end $$;

create function private.order_doubt(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  -- An order that is settled otherwise keeps its state.
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.payment_state not in ('paid', 'refund_due', 'refunded');
  select * into target from public.orders o where o.id = bill.id;
  perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
    'A payment for order %s needs a closer look. We will tell you soon; please do not pay again.', target.number));
  return null;
end $$;

create function private.order_silence(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  return null;
end $$;

create function private.order_claim(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', words), private.caller());
  update public.orders o set payment_state = 'needs_review', hold_expires_at = now() + interval '24 hours'
  where o.id = bill.id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
  select * into target from public.orders o where o.id = bill.id;
  perform private.notify_buyer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of order %s. Please do not pay again.', words, target.number));
  return null;
end $$;

create function private.order_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'payment_confirmed', jsonb_build_object('payment_id', payment.id,
    'amount_kes', payment.received_kes, 'receipt', payment.receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    '%s for order %s. We are packing it now.', private.shillings(payment.received_kes), target.number));
  return 'paid';
end $$;

create function private.order_not_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
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
  elsif target.payment_state = 'needs_review' and target.fulfilment_state = 'cancelled'
      and not private.has_open_payment(target.id) then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id;
    perform private.notify_buyer(target, 'info', 'Payment not found', format(
      'We found no payment for order %s, which was cancelled. There is nothing to pay.', target.number));
  elsif words is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s with the receipt you named.', target.number));
  end if;
  return null;
end $$;

create function private.order_owed_back(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'needs_review' then
    update public.orders o
    set payment_state = 'refund_due', fulfilment_state = 'cancelled', hold_expires_at = null where o.id = target.id;
    if target.fulfilment_state <> 'cancelled' then
      perform private.return_stock(array[target.id], private.caller());
      perform private.move_coupons(array[target.id], back => true);
      perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
    end if;
    perform private.log_order_event(target.id, 'refund_due', '{}', private.caller());
  end if;
  perform private.notify_buyer(target, 'info', 'Refund on its way', format(
    'We will send back a payment for order %s.', target.number));
  return null;
end $$;

create function private.order_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.orders;
begin
  update public.orders o set payment_state = 'refunded'
  where o.id = bill.id and o.payment_state in ('paid', 'refund_due') and private.left_to_refund(o.id) <= o.kept_kes;
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'refunded', jsonb_build_object('amount_kes', words::integer), private.caller());
  perform private.notify_buyer(target, 'success', 'Money sent back', format('We have sent back %s for order %s.',
    private.shillings(words::integer), target.number));
  return null;
end $$;

-- Months of a plan --------------------------------------------------------------------------------------------------

create function private.plan_lock(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  perform private.lock_plan_payment(bill.id);
  return null;
end $$;

create function private.plan_try_lock(bill public.bills, payment public.payments, words text) returns text
language sql set search_path = '' as $$
  select private.try_lock_plan_payment(bill.id)::text
$$;

create function private.plan_check(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  if bill.state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This month is already paid.', 'There is nothing more to pay.');
  elsif bill.state = 'needs_review' then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  elsif bill.state <> 'open' then
    perform private.refuse('hold_over', 'This price is not offered any more.', 'Choose your plan again.');
  end if;
  return null;
end $$;

create function private.plan_failed(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  -- One in review was so for want of an answer, which this is.
  update public.plan_payments s set state = 'open'
  where s.id = bill.id and s.state = 'needs_review' and not private.has_open_payment(bill.id, payment.id)
    and private.claimed_receipt(bill.id) is null
    and not exists (select 1 from public.plan_payments o where o.user_id = s.user_id and o.state = 'open');
  select * into target from public.plan_payments s where s.id = bill.id;
  if target.state = 'open' then
    perform private.notify_payer(target, 'warning', 'Payment not completed', format(
      '%s is not paid yet. Nothing was charged and you can try again.', private.plan_name(target.plan_type)),
      '/payment?plan=' || target.plan_type);
  end if;
  return null;
end $$;

create function private.plan_doubt(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state in ('open', 'cancelled');
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.tell_review(target);
  return null;
end $$;

create function private.plan_silence(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open' returning * into target;
  if target.id is not null then
    perform private.tell_review(target);
  end if;
  return null;
end $$;

create function private.plan_claim(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open';
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of %s. Please do not pay again.', words, private.plan_name(target.plan_type)), '/plans');
  return null;
end $$;

-- What the money buys is decided by the plan the payer is on now, which may not be the one they were on when they asked:
-- midnight may have passed, or an administrator may have changed it.
create function private.plan_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  today constant date := private.nairobi_date();
  target public.plan_payments;
  held public.user_subscriptions;
  current_plan text;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  select * into held from public.user_subscriptions u where u.user_id = target.user_id;
  current_plan := private.plan_today(held, today);
  if target.user_id is null or held.user_id is null or (
    private.plan_rank(current_plan) >= private.plan_rank(target.plan_type) and held.period_end is null
      and current_plan in ('premium', 'gold')
  ) or (private.plan_rank(current_plan) > private.plan_rank(target.plan_type) and today < held.period_end) then
    update public.plan_payments s set state = 'refund_due' where s.id = target.id;
    perform private.notify_payer(target, 'warning', 'Refund on its way', format(
      '%s came for %s, which you do not need now. We will send it back to you.',
      private.shillings(payment.received_kes), private.plan_name(target.plan_type)), '/plans');
    return 'refund_due';
  end if;
  return private.grant_plan_month(target, held, current_plan, today, payment.received_kes);
end $$;

drop function private.grant_plan_month(public.plan_payments, public.user_subscriptions, text, date);
create function private.grant_plan_month(target public.plan_payments, held public.user_subscriptions, current_plan text,
  today date, came integer)
returns text language plpgsql set search_path = '' as $$
declare
  goes_on constant boolean := current_plan in ('premium', 'gold')
    and private.plan_rank(current_plan) >= private.plan_rank(target.plan_type);
  starts constant date := case when goes_on then held.period_end else today end;
  ends constant date := (case when current_plan = 'free_trial' then held.trial_end else starts end
    + interval '1 month')::date;
begin
  update public.plan_payments s set state = 'paid', paid_at = now(), period_start = starts, period_end = ends
  where s.id = target.id;
  if not goes_on then
    update public.plan_payments s set credited_to = target.id
    where s.user_id = target.user_id and s.id <> target.id and s.state = 'paid' and s.credited_to is null
      and s.period_end > today;
  end if;
  update public.user_subscriptions u
  set plan_type = target.plan_type, status = 'active', next_plan = null, period_end = ends,
    -- a month paid early leaves the running one as it is
    period_start = case when goes_on and today < held.period_end then held.period_start else starts end
  where u.user_id = target.user_id;
  perform private.notify_payer(target, 'success',
    case when goes_on then format('%s goes on', private.plan_name(target.plan_type))
      else format('%s is yours', private.plan_name(target.plan_type)) end,
    format('We received %s. Your plan runs until %s. Asante!', private.shillings(came), private.day_text(ends)),
    '/plans');
  return 'paid';
end $$;
comment on function private.grant_plan_month(public.plan_payments, public.user_subscriptions, text, date, integer) is
  'Gives the month that was paid, from today or from the end of the running one, and tells the payer what came.';

create function private.plan_not_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state = 'needs_review'
    and not private.has_open_payment(bill.id);
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'warning', 'Payment not completed', format(
    'No money came for %s. You can try again at any time.', private.plan_name(target.plan_type)),
    '/payment?plan=' || target.plan_type);
  return null;
end $$;

create function private.plan_owed_back(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'refund_due' where s.id = bill.id and s.state = 'needs_review';
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'info', 'Refund on its way', format(
    'We will send back a payment for %s.', private.plan_name(target.plan_type)), '/plans');
  return null;
end $$;

create function private.plan_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'refunded'
  where s.id = bill.id and s.state = 'refund_due' and private.left_to_refund(s.id) <= 0;
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'success', 'Refunded', format(
    '%s went back to your M-Pesa number.', private.shillings(words::integer)), '/plans');
  return null;
end $$;

-- Consultations -----------------------------------------------------------------------------------------------------

create function private.consultation_lock(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  perform private.lock_consultation(bill.id);
  return null;
end $$;

create function private.consultation_try_lock(bill public.bills, payment public.payments, words text) returns text
language sql set search_path = '' as $$
  select private.try_lock_consultation(bill.id)::text
$$;

create function private.consultation_check(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  if target.state = 'confirmed' or target.payment_state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This consultation is already paid.', 'There is nothing more to pay.');
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('hold_over', 'We are checking a payment for this consultation.',
      'Please do not pay again; we will tell you.');
  end if;
  if payment.id is null and (target.state <> 'held' or target.hold_expires_at <= now()) then
    perform private.refuse('hold_over', 'The time to pay is over.', 'Choose a time again: it may still be free.');
  end if;
  return null;
end $$;

-- While a prompt is out the time is kept at least three minutes more, and half an hour in all.
create function private.consultation_start(bill public.bills, payment public.payments, words text) returns text
language sql set search_path = '' as $$
  update public.consultations c
  set payment_state = 'awaiting', hold_expires_at = greatest(c.hold_expires_at,
    least(now() + interval '3 minutes', c.created_at + interval '30 minutes'))
  where c.id = bill.id returning null::text
$$;

create function private.consultation_failed(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  -- one in review was so for want of an answer, which this is
  update public.consultations c
  set payment_state = 'failed', hold_expires_at = greatest(now(), least(c.hold_expires_at, now() + interval '10 minutes'))
  where c.id = bill.id and c.state = 'held' and c.payment_state in ('awaiting', 'needs_review')
    and not private.has_open_payment(bill.id, payment.id) and private.claimed_receipt(bill.id) is null
  returning * into target;
  if target.id is not null then
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'Your consultation is not paid yet. You can try again; we keep the time for you a little longer.');
  end if;
  return null;
end $$;

create function private.consultation_doubt(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'payment_review', jsonb_build_object('payment_id', payment.id));
  perform private.review_consultation_payment(target);
  return null;
end $$;

create function private.consultation_silence(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id and c.payment_state in ('awaiting', 'failed');
  if found then
    perform private.review_consultation_payment(target);
  end if;
  return null;
end $$;

create function private.consultation_claim(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
begin
  perform private.log_consultation(bill.id, 'payment_review', jsonb_build_object('receipt', words));
  return private.consultation_silence(bill, payment, words);
end $$;

create function private.consultation_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'paid',
    jsonb_build_object('amount_kes', payment.received_kes, 'receipt', payment.receipt));
  if private.confirm_paid(target) then
    select * into target from public.consultations c where c.id = target.id;
    perform private.tell_confirmed(target);
    return 'paid';
  end if;
  update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', payment.received_kes));
  perform private.tell_consultation(target, 'client', 'warning', 'Refund on its way', format(
    '%s came after the time had been given up. We will send it back to you.', private.shillings(payment.received_kes)), true);
  return 'refund_due';
end $$;

create function private.consultation_not_paid(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  update public.consultations c
  set payment_state = 'failed', state = case c.state when 'held' then 'expired' else c.state end, closed_at = now()
  where c.id = bill.id and c.payment_state = 'needs_review' and not private.has_open_payment(bill.id)
  returning * into target;
  if target.id is not null then
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'No money came for your consultation, so its time is free again. You are welcome to book once more.');
  end if;
  return null;
end $$;

create function private.consultation_owed_back(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  update public.consultations c
  set payment_state = 'refund_due', state = case c.state when 'held' then 'expired' else c.state end
  where c.id = bill.id and c.payment_state = 'needs_review';
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', payment.received_kes));
  perform private.tell_consultation(target, 'client', 'info', 'Refund on its way',
    'We will send back a payment for your consultation.');
  return null;
end $$;

create function private.consultation_refunded(bill public.bills, payment public.payments, words text) returns text
language plpgsql set search_path = '' as $$
declare
  target public.consultations;
begin
  update public.consultations c set payment_state = 'refunded'
  where c.id = bill.id and c.payment_state = 'refund_due' and private.left_to_refund(c.id) <= 0;
  select * into target from public.consultations c where c.id = bill.id;
  perform private.tell_consultation(target, 'client', 'success', 'Money sent back', format(
    '%s went back to your M-Pesa number.', private.shillings(words::integer)));
  return null;
end $$;

-- The desk ----------------------------------------------------------------------------------------------------------

drop function private.left_to_refund(uuid, uuid);
create function private.left_to_refund(bill_id uuid, payment_id uuid default null) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(p.received_kes - coalesce((
    select sum(r.amount_kes) from public.refunds r where r.payment_id = p.id), 0)), 0)::integer
  from public.payments p
  where p.bill_id = left_to_refund.bill_id and p.state in ('paid', 'refund_due', 'refunded')
    and (left_to_refund.payment_id is null or p.id = left_to_refund.payment_id)
$$;
comment on function private.left_to_refund(uuid, uuid) is
  'What of the money that came in for a bill, or as one of its payments, has not gone back; money in doubt apart.';

drop function public.payment_review_queue();
create function public.bill_queue()
returns table (waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid,
  claim_id uuid, amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, b.id, b.kind, b.number, b.state,
      b.asked_kes, null, c.id, coalesce(private.statement_kes(c.receipt), b.asked_kes), c.receipt,
      case when settled then 'This is settled already; its payer had also named this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt, 'To be paid back.',
      b.payer_name, p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      select least(private.left_to_refund(b.id) - b.kept_kes, private.left_to_refund(b.id, p.id)) as left_kes
    ) l
    where (p.state = 'refund_due' or (p.state = 'paid' and b.state = 'refund_due')) and l.left_kes > 0
    order by 14;
end $$;
comment on function public.bill_queue() is
  'May be null: payment_id, claim_id, receipt, reason, payer_name. What waits for a person: attempts, named receipts and money owed back, oldest first. A second_receipt was named for what is settled by
now. amount_kes is what came, as far as it is known, else what is expected; of a refund, what is left to be sent.
Refusals: not_allowed.';
grant execute on function public.bill_queue() to authenticated, service_role;

create function public.resolve_bill(bill_id uuid, decision text, payment_id uuid default null, receipt text default null,
  note text default null, received_kes integer default null)
returns public.bills language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
  attempt public.payments;
  named text := nullif(upper(regexp_replace(coalesce(resolve_bill.receipt, ''), '\s', '', 'g')), '');
  second text;
  touched integer;
  refused integer;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(resolve_bill.bill_id);
  if bill.id is null then
    perform private.refuse('not_found', 'There is no such bill.');
  end if;
  if received_kes not between 1 and 9999999 then
    perform private.refuse('wrong_amount', 'Money that came in is at least one shilling.');
  end if;
  if bill.state in ('paid', 'refund_due', 'refunded') and resolve_bill.payment_id is null
      and decision in ('not_paid', 'refund') then
    second := private.claimed_receipt(bill.id);
    if second is not null then
      perform private.resolve_second_receipt(bill, second, decision, note, received_kes);
      select * into bill from public.bills b where b.id = resolve_bill.bill_id;
      return bill;
    end if;
  end if;
  case decision
    when 'paid' then
      if bill.method <> 'mpesa' or bill.state in ('paid', 'refund_due', 'refunded') then
        perform private.refuse('wrong_state', 'This is settled already.', 'Reload to see its present state.');
      end if;
      named := coalesce(named,
        (select p.receipt from public.payments p
          where p.bill_id = bill.id and p.state = 'needs_review' and p.receipt is not null
            and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
          order by p.created_at desc limit 1),
        private.claimed_receipt(bill.id));
      if named is null or named !~ '^[A-Z0-9]{2,12}$' then
        perform private.refuse('bad_receipt', 'Name the receipt that paid this.');
      end if;
      if exists (
        select 1 from public.payments p
        where p.receipt = named and (p.bill_id <> bill.id or p.state <> 'needs_review')
      ) then
        perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
      end if;
      perform private.book_receipt(bill, named, 'Confirmed by hand.', received_kes);
      -- Who decides about the attempt has said nothing of another receipt, which may be a second payment.
      if resolve_bill.payment_id is null then
        update public.receipt_claims c set state = 'refused', settled_at = now()
        where c.bill_id = bill.id and c.state = 'waiting';
      end if;
    when 'not_paid' then
      update public.payments p
      set state = 'failed', result_text = 'No money was found.', next_check_at = null
      where p.bill_id = bill.id and p.state = 'needs_review' and p.receipt is null and p.result_code is distinct from 0
        and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id);
      get diagnostics touched = row_count;
      second := private.claimed_receipt(bill.id);
      update public.receipt_claims c set state = 'refused', settled_at = now()
      where c.bill_id = bill.id and c.state = 'waiting';
      get diagnostics refused = row_count;
      if refused + touched = 0 then
        perform private.refuse('wrong_state', 'Nothing here waits for a decision, or money has come in.',
          'Money that came in is paid back.');
      end if;
      perform private.tell_kind(bill, 'not_paid', null, second);
    when 'refund' then
      update public.payments p set state = 'refund_due'
      where p.bill_id = bill.id and p.state = 'needs_review' and p.result_code = 0
        and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
      returning * into attempt;
      if not found then
        perform private.refuse('wrong_state', 'No money here is in doubt.', 'Reload to see its present state.');
      end if;
      perform private.tell_kind(bill, 'owed_back', attempt);
    else
      perform private.refuse('wrong_state', 'Decide: paid, not paid, or refund.');
  end case;
  if bill.kind = 'order' then
    perform private.log_order_event(bill.id, 'payment_resolved', jsonb_build_object('decision', decision), private.caller());
  end if;
  perform private.log_payment_event(bill.id, 'resolved', jsonb_build_object('decision', decision, 'receipt', named),
    resolve_bill.payment_id);
  perform private.audit('payment_' || decision, 'bills', bill.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', named, 'note', left(note, 500))));
  select * into bill from public.bills b where b.id = resolve_bill.bill_id;
  return bill;
end $$;
comment on function public.resolve_bill(uuid, text, uuid, text, text, integer) is
  'A word of the desk on a bill whose payment is in doubt. decision:
paid: the money is here. `receipt` names it, else the one the payer or M-Pesa named; `received_kes` says how much, where
neither the statement nor M-Pesa has told.
not_paid: no money came. Attempts without a receipt fail, named receipts are refused, the payer may try again.
refund: money came that we do not keep, of `payment_id` or all that is in doubt. `record_refund` follows.
Once the bill is settled, not_paid and refund without `payment_id` are about a second receipt that its payer named.
Refusals: not_allowed, not_found, wrong_state, wrong_amount, bad_receipt, receipt_used.';
grant execute on function public.resolve_bill(uuid, text, uuid, text, text, integer) to authenticated, service_role;

create function private.resolve_second_receipt(bill public.bills, second text, decision text, note text, came integer)
returns void language plpgsql set search_path = '' as $$
declare
  sure constant integer := coalesce(private.statement_kes(second), came, bill.asked_kes);
  attempt public.payments;
begin
  if decision = 'not_paid' then
    update public.receipt_claims c set state = 'refused', settled_at = now() where c.bill_id = bill.id and c.state = 'waiting';
    perform private.log_payment_event(bill.id, 'claim_refused', jsonb_build_object('receipt', second));
  else
    if exists (select 1 from public.payments p where p.receipt = second) then
      perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
    end if;
    insert into public.payments (bill_id, amount_kes, phone, state, result_code, result_text, receipt)
    select bill.id, sure, private.phone_of(bill), 'refund_due', 0, k.paid_twice, second
    from private.bill_kinds k where k.kind = bill.kind
    returning * into attempt;
    perform private.tell_kind(bill, 'owed_back', attempt);
  end if;
  perform private.audit(case decision when 'not_paid' then 'claim_refused' else 'payment_refund' end, 'bills',
    bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', second,
      'amount_kes', case decision when 'refund' then sure end, 'note', left(note, 500))));
end $$;
comment on function private.resolve_second_receipt(public.bills, text, text, text, integer) is
  'A word on a second receipt that the payer of a locked and settled bill named: no money came with it, or it came on top
and is owed back. What was decided about the bill stays as it is.';

drop function private.book_refund(public.orders, integer, text, text, uuid);
create function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default null)
returns public.refunds language plpgsql set search_path = '' as $$
declare
  made public.refunds;
  part record;
  left_kes integer := amount;
  most constant integer := private.left_to_refund(bill.id, book_refund.payment_id);
  named constant text := nullif(trim(book_refund.reference), '');
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  if exists (select 1 from public.refunds r where r.reference = named) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  -- money that is owed back first, and of each payment no more than came with it
  for part in
    select p.id, p.method, private.left_to_refund(bill.id, p.id) as left_kes from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refund_due', 'refunded')
      and (book_refund.payment_id is null or p.id = book_refund.payment_id)
    order by p.state = 'refund_due' desc, p.created_at
  loop
    continue when part.left_kes <= 0 or left_kes = 0;
    insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, note, actor_id)
    values (bill.id, part.id, least(part.left_kes, left_kes), part.method, named, nullif(left(trim(note), 500), ''),
      private.caller())
    returning * into made;
    left_kes := left_kes - made.amount_kes;
  end loop;
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid')
    and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  perform private.tell_kind(bill, 'refunded', null, amount::text);
  perform private.log_payment_event(bill.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', named), book_refund.payment_id);
  perform private.audit('refund', 'bills', bill.id::text,
    jsonb_build_object('number', bill.number, 'amount_kes', amount, 'reference', named));
  return made;
end $$;
comment on function private.book_refund(public.bills, integer, text, text, uuid) is
  'The body of `record_refund`, for a locked bill; answers the last of its rows.';

create function public.record_refund(bill_id uuid, amount_kes integer, reference text default null, note text default null,
  payment_id uuid default null)
returns public.refunds language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(record_refund.bill_id);
  if bill.id is null or (record_refund.payment_id is not null and not exists (
    select 1 from public.payments p where p.id = record_refund.payment_id and p.bill_id = bill.id
  )) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  return private.book_refund(bill, record_refund.amount_kes, record_refund.reference, record_refund.note,
    record_refund.payment_id);
end $$;
comment on function public.record_refund(uuid, integer, text, text, uuid) is
  'Notes money that was sent back, all of it or a part; never more than came in. Without `payment_id` it is taken from what
is owed back first. Refusals: not_allowed, not_found, too_much, receipt_used.';
grant execute on function public.record_refund(uuid, integer, text, text, uuid) to authenticated, service_role;

-- What calls them -----------------------------------------------------------------------------------------------------

create or replace function private.give_up_checks()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  lost public.payments;
  bill public.bills;
  given_up integer := 0;
  before integer;
begin
  for lost in
    select p.* from public.payments p
    where p.state = 'prompted' and p.next_check_at <= now() and p.checks >= 20
    limit 50
  loop
    before := given_up;
    begin
      -- what is paid for before the payment, as everywhere; busy ones wait for the next run
      continue when not private.try_lock_bill(lost.bill_id);
      update public.payments p
      set state = 'needs_review', result_text = 'No answer within an hour.', next_check_at = null
      where p.id = lost.id and p.state = 'prompted';
      continue when not found;
      given_up := given_up + 1;
      select * into bill from public.bills b where b.id = lost.bill_id;
      perform private.tell_kind(bill, 'silence', lost, 'No answer within an hour.');
    exception when others then
      given_up := before;
      perform private.row_failed('reviews', sqlerrm);
    end;
  end loop;
  return given_up;
end
$function$;

create or replace function private.fail_stuck_starts()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  stuck public.payments;
  attempt public.payments;
  failed integer := 0;
begin
  for stuck in
    select p.* from public.payments p
    where p.state = 'starting' and p.created_at < now() - interval '2 minutes'
    limit 50
  loop
    begin
      continue when not private.try_lock_bill(stuck.bill_id);
      select * into attempt from public.payments p where p.id = stuck.id and p.state = 'starting' for update;
      continue when not found;
      perform private.mark_payment_failed(attempt, null, 'The prompt was never sent.');
      failed := failed + 1;
    exception when others then
      perform private.row_failed('failed_starts', sqlerrm);
    end;
  end loop;
  return failed;
end
$function$;

create or replace function public.import_statement_lines(lines jsonb, import_id uuid default gen_random_uuid())
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
  perform private.require_capability('payments');
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
        import_statement_lines.import_id, private.caller(), now());
      insert into public.mpesa_statement_lines select item.* on conflict (receipt) do nothing;
      if found then
        imported := imported + 1;
      else
        -- the words are those of the payment, whichever came first
        update public.mpesa_statement_lines l
        set paid_in_kes = case l.paid_in_kes when 0 then item.paid_in_kes else l.paid_in_kes end,
          withdrawn_kes = case l.withdrawn_kes when 0 then item.withdrawn_kes else l.withdrawn_kes end,
          account = case when l.paid_in_kes = 0 then coalesce(item.account, l.account) else l.account end,
          details = case when l.paid_in_kes = 0 and item.paid_in_kes > 0 then item.details else l.details end
        where l.receipt = item.receipt and ((l.paid_in_kes = 0 and item.paid_in_kes > 0)
          or (l.withdrawn_kes = 0 and item.withdrawn_kes > 0));
        if not found then
          known := known + 1;
        end if;
      end if;
    end if;
  end loop;

  -- All that is paid for before anything else, by kind and in one order; see the orders chapter.
  perform private.lock_bill(c.bill_id)
  from (
    select c.bill_id from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt
    join public.bills b on b.id = c.bill_id
    where c.state = 'waiting' order by b.kind, c.bill_id
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
  perform private.audit('statement_imported', 'mpesa_statement_lines', import_statement_lines.import_id::text,
    jsonb_build_object('imported', imported, 'known', known, 'bad', jsonb_array_length(bad)));
  return jsonb_build_object('import_id', import_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned);
end
$function$;

create or replace function public.set_return_state(return_id uuid, next_state text, note text default NULL::text, restock bigint[] default '{}'::bigint[], refund_kes integer default NULL::integer, reference text default NULL::text)
returns public.order_returns
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  made public.order_returns;
begin
  perform private.require_capability('returns');
  select o.* into target from public.orders o
  where o.id = (select r.order_id from public.order_returns r where r.id = set_return_state.return_id) for update;
  select * into made from public.order_returns r where r.id = set_return_state.return_id for update;
  if made.id is null then
    perform private.refuse('not_found', 'There is no such return.');
  end if;
  if (made.state, coalesce(next_state, '')) not in (
    ('requested', 'approved'), ('requested', 'refused'), ('approved', 'received'), ('approved', 'refused'),
    ('received', 'refunded')
  ) then
    perform private.refuse('wrong_state', format('A %s return cannot become %s.', made.state, coalesce(next_state, 'nothing')),
      'Reload to see its present state.');
  end if;
  if next_state = 'refused' and trim(coalesce(note, '')) = '' then
    perform private.refuse('no_reason', 'Say why the return is not accepted.', 'The buyer reads it on the page of the order.');
  end if;

  if next_state = 'received' then
    if exists (
      select 1 from public.order_return_items x
      where x.return_id = made.id and x.opened and x.order_item_id = any (restock)
    ) then
      perform private.refuse('opened_goods', 'What was opened does not go back on the shelf.');
    end if;
    update public.order_return_items x set restocked = coalesce(x.order_item_id = any (restock), false)
    where x.return_id = made.id;
    perform 1 from public.products p
    where p.id in (
      select i.product_id from public.order_return_items x join public.order_items i on i.id = x.order_item_id
      where x.return_id = made.id and x.restocked)
    order by p.id for no key update;
    update public.products p set stock = p.stock + x.quantity
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked and p.id = i.product_id;
    insert into public.stock_movements (product_id, change, reason, order_id, actor)
    select i.product_id, x.quantity, 'returned', target.id, private.caller()
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked;
  elsif next_state = 'refunded' then
    perform private.book_refund(private.lock_bill(target.id), coalesce(set_return_state.refund_kes, made.refund_kes), reference,
      'Return ' || made.id);
  end if;

  update public.order_returns r
  set state = next_state, decision_note = coalesce(left(nullif(trim(note), ''), 500), r.decision_note),
    refund_kes = coalesce(set_return_state.refund_kes, r.refund_kes)
  where r.id = made.id returning * into made;
  update public.orders o set return_state = next_state where o.id = target.id;
  perform private.log_order_event(target.id, 'return_' || next_state, jsonb_build_object('return_id', made.id), private.caller());
  perform private.audit('return_' || next_state, 'order_returns', made.id::text,
    jsonb_build_object('number', target.number, 'refund_kes', made.refund_kes));
  if next_state in ('approved', 'refused', 'received') then
    perform private.notify_buyer(target,
      case next_state when 'refused' then 'warning' else 'info' end,
      case next_state when 'approved' then 'Return accepted' when 'refused' then 'Return not accepted'
        else 'Return received' end,
      format(case next_state
        when 'approved' then 'Please send back what you return of order %s.'
        when 'refused' then 'We could not accept the return of order %s. See our note on its page.'
        else 'Your return of order %s is here. We will send your money back.' end, target.number));
  end if;
  return made;
end
$function$;

create or replace function public.desk_today()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  may constant text[] := public.my_capabilities();
  answer jsonb := '{}';
begin
  if may = '{}' then
    perform private.refuse('not_allowed', 'Your role does not include this.');
  end if;
  if 'orders' = any (may) then
    answer := answer || (
      select jsonb_build_object(
        'to_pack', count(*) filter (where o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')),
        'to_dispatch', count(*) filter (where o.fulfilment_state = 'packed'),
        'unpaid', count(*) filter (where o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')))
      from public.orders o where o.fulfilment_state in ('placed', 'packed'));
  end if;
  if 'payments' = any (may) then
    answer := answer || jsonb_build_object('needs_review', (select count(*) from public.bill_queue()));
  end if;
  if 'returns' = any (may) then
    answer := answer || jsonb_build_object('returns', (
      select count(*) from public.order_returns r where r.state in ('requested', 'approved', 'received')));
  end if;
  if 'stock' = any (may) then
    answer := answer || jsonb_build_object('low_stock', (select count(*) from public.low_stock_products));
  end if;
  if 'consultations' = any (may) then
    answer := answer || jsonb_build_object('consultations', (
      select count(*) from public.consultations c
      where c.state = 'confirmed'
        and c.starts_at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'
        and c.starts_at < (private.nairobi_date() + 1)::timestamp at time zone 'Africa/Nairobi'
        and ('practices' = any (may) or c.practitioner_id = public.my_practice_id())));
  end if;
  if 'practices' = any (may) then
    answer := answer || jsonb_build_object(
      'consultation_care', (select count(*) from public.absence_queue())
        + (select count(*) from public.practitioner_review_queue()),
      'practices', (select count(*) from public.practitioners p where p.new_licence is not null));
  end if;
  if 'messages' = any (may) then
    answer := answer || jsonb_build_object('messages', (select count(*) from public.contact_messages m where m.state = 'new'));
  end if;
  if 'reviews' = any (may) then
    answer := answer || jsonb_build_object('held_reviews', (select count(*) from public.product_reviews r where r.state = 'held'));
  end if;
  if 'telemetry' = any (may) then
    answer := answer || jsonb_build_object('late_jobs', (select count(*) from public.job_health() h where h.is_late));
  end if;
  return answer;
end
$function$;

drop view public.payment_reconciliation;
create view public.payment_reconciliation with (security_invoker = true) as
select coalesce(l.receipt, p.receipt) as receipt, l.completed_at, l.paid_in_kes, l.account, l.details,
  p.id as payment_id, p.bill_id, b.kind, case when b.kind = 'order' then p.bill_id end as order_id,
  case when p.id is not null then coalesce(b.number, l.account) end as reference, p.amount_kes,
  p.state as payment_state, p.created_at as payment_created_at,
  case
    when p.id is null then 'unknown_money'
    when l.receipt is null then
      case when p.created_at >= days.first_at - interval '1 hour' and p.created_at <= days.last_at
        then 'not_in_statement' else 'outside' end
    when l.paid_in_kes <> p.amount_kes then 'amount_differs'
    when p.state not in ('paid', 'refund_due', 'refunded') then 'not_settled'
    else 'matched'
  end as status
from (select * from public.mpesa_statement_lines where paid_in_kes > 0) l
full join (
  select id, bill_id, receipt, coalesce(received_kes, amount_kes) as amount_kes, state, created_at
  from public.payments where method = 'mpesa' and (receipt is not null or state = 'paid')
) p on p.receipt = l.receipt
left join public.bills b on b.id = p.bill_id
cross join (select min(completed_at) as first_at, max(completed_at) as last_at from public.mpesa_statement_lines) days
where (select public.has_capability('payments'));
comment on view public.payment_reconciliation is
  'Our payments beside the statement, for administrators; amount_kes is what came by our books. status: matched |
amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) |
not_in_statement | outside (of the days we have lines for).';
grant select on public.payment_reconciliation to authenticated, service_role;

-- What came for a month, beside what it costs.
create or replace view private.desk_plan_payments as
 SELECT p.id,
    p.number,
    (u.email)::text AS email,
    p.plan_type,
    p.kind,
    p.amount_kes,
    p.state,
    p.created_at,
    p.paid_at,
    p.period_start,
    p.period_end,
    a.receipt,
    a.phone,
    b.received_kes,
    b.refunded_kes
   FROM (((public.plan_payments p
     JOIN public.bills b ON ((b.id = p.id)))
     LEFT JOIN auth.users u ON ((u.id = p.user_id)))
     LEFT JOIN LATERAL ( SELECT x.receipt,
            x.phone
           FROM public.payments x
          WHERE (x.bill_id = p.id)
          ORDER BY x.created_at DESC
         LIMIT 1) a ON (true));
create or replace view private.desk_subscriptions as
 SELECT u.id,
    (u.email)::text AS email,
    COALESCE((u.raw_user_meta_data ->> 'full_name'::text), ''::text) AS name,
    COALESCE(private.plan_today(s.*), 'free'::text) AS plan,
    private.status_today(s.*) AS status,
    s.next_plan,
        CASE private.plan_today(s.*)
            WHEN 'free_trial'::text THEN s.trial_end
            WHEN 'free'::text THEN NULL::date
            ELSE s.period_end
        END AS until,
    COALESCE(s.created_at, u.created_at) AS since,
    COALESCE(paid.kes, 0) AS paid_kes
   FROM ((auth.users u
     LEFT JOIN public.user_subscriptions s ON ((s.user_id = u.id)))
     LEFT JOIN ( SELECT p.payer_id AS user_id,
            (sum((p.received_kes - p.refunded_kes)))::integer AS kes
           FROM public.bills p
          WHERE ((p.kind = 'plan'::text) AND (p.state = 'paid'::text))
          GROUP BY p.payer_id) paid ON ((paid.user_id = u.id)));
