-- One bill for whatever is paid: an order, a month of a plan, a consultation. Until now each of the three had its own
-- start, settlement and decisions, and only orders could name a receipt, book another sum than was asked, or be refunded
-- with a row. What is new:
--
-- bills            what is owed, one row beside each order, plan payment and paid consultation, with the same id
-- bill_kinds       what happens with a thing when its bill is paid, fails, is in doubt, is owed back
-- ledger_entries   double entry beneath: each event sums to zero, nobody changes a row, and figures are views of it

create table private.bill_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  prompt_words text not null check (length(prompt_words) between 1 and 13),
  paid_twice text not null,
  on_lock text not null,
  on_try_lock text not null,
  on_check text not null,
  on_start text not null,
  on_prompted text not null,
  on_failed text not null,
  on_doubt text not null,
  on_silence text not null,
  on_claim text not null,
  on_paid text not null,
  on_not_paid text not null,
  on_owed_back text not null,
  on_refunded text not null,
  on_resolved text not null
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
comment on column private.bill_kinds.on_prompted is 'The prompt is on the phone; one that had failed may be open after all.';
comment on column private.bill_kinds.on_failed is 'No prompt is open any more and none was paid.';
comment on column private.bill_kinds.on_doubt is 'Money came, but not as agreed; the words say why.';
comment on column private.bill_kinds.on_silence is 'M-Pesa never said how a prompt ended.';
comment on column private.bill_kinds.on_claim is 'The payer names a receipt, which the words are.';
comment on column private.bill_kinds.on_paid is 'It is paid: answers paid, or refund_due when it cannot be had any more.';
comment on column private.bill_kinds.on_not_paid is 'A person says that no money came.';
comment on column private.bill_kinds.on_owed_back is 'A person says that money which came is sent back.';
comment on column private.bill_kinds.on_refunded is 'Money went back, as many shillings as the words say.';
comment on column private.bill_kinds.on_resolved is 'The desk has decided: paid, not_paid or refund, which the words are.';

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
    'order_check', 'order_start', 'order_prompted', 'order_failed', 'order_doubt', 'order_silence', 'order_claim',
    'order_paid', 'order_not_paid', 'order_owed_back', 'order_refunded', 'order_resolved'),
  ('plan', 'Mizizi plan', 'This month was already paid; this money came on top.', 'plan_lock', 'plan_try_lock',
    'plan_check', 'bill_stays', 'bill_stays', 'plan_failed', 'plan_doubt', 'plan_silence', 'plan_claim', 'plan_paid',
    'plan_not_paid', 'plan_owed_back', 'plan_refunded', 'bill_stays'),
  ('consultation', 'Mizizi visit', 'The consultation was already paid; this money came on top.', 'consultation_lock',
    'consultation_try_lock', 'consultation_check', 'consultation_start', 'bill_stays', 'consultation_failed',
    'consultation_doubt', 'consultation_silence', 'consultation_claim', 'consultation_paid', 'consultation_not_paid',
    'consultation_owed_back', 'consultation_refunded', 'bill_stays');

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
