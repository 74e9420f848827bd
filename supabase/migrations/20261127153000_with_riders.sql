-- Cash that a rider took at the door is with the rider until they hand it in. "Delivered" put it into the till at once, so a day was
-- closed with money that nobody had counted, and who still had it stood nowhere.
--
-- It lies in an account of its own, with_rider, and each rider owes it by name. What is handed in goes from there to the till on the day it
-- is counted; what the owner gives up is a loss. The order is paid all the same, for its buyer has paid. What was delivered before this
-- stays in the till, and so does cash of a pickup point, which is taken at the counter.

alter table private.payment_providers add column is_person boolean not null default false;
comment on column private.payment_providers.is_person is
  'Whether such money lies with people who owe it by name: the close of a day shows it, and nobody counts it or takes it to the bank.';
insert into private.payment_providers (method, account, name, is_prompted, needs_phone, is_closed_daily, is_person)
values ('rider', 'with_rider', 'With riders', false, false, false, true);

comment on column public.ledger_entries.account is
  'Where money lies (mpesa, cash, bank, with_rider: positive) or whose it is (sales_<kind>, in_doubt, owed_back, unplaced, set_aside: negative), what it cost
(fees: positive), what was given up (losses: positive), what a payer got twice (sent_twice: positive),
what a payer owes since M-Pesa took their payment back (owing: positive), what lay there before the first day
that was closed (brought_in), and what went from one bill to another (moved: nothing over all bills).';
comment on column public.ledger_entries.what is
  'What happened: the new state of a payment or bill, sent_back, reversed (M-Pesa took a payment back), sent_twice, got_back, written_off, carried_over, charged, to_bank, brought_in,
other_day (M-Pesa said afterwards on which day it was paid), unplaced (came for no bill we know), placed (has found its bill), set_aside,
handed_in (a rider''s cash came to the till).';

create table public.rider_orders (
  order_id uuid primary key,
  rider text not null check (length(rider) between 1 and 60),
  payment_id uuid unique,
  named_at timestamptz not null default now()
);
comment on table public.rider_orders is
  'Who carries an order whose cash is taken at the door. Without a foreign key, for what a rider owes is kept longer than an order.';
comment on column public.rider_orders.order_id is 'The order.';
comment on column public.rider_orders.rider is 'The rider''s name as the desk knows it; the same name in other letters is the same rider.';
comment on column public.rider_orders.payment_id is 'The payment that the rider took; null until it is delivered.';
comment on column public.rider_orders.named_at is 'When they were named.';
alter table public.rider_orders enable row level security;
grant select on public.rider_orders to authenticated, service_role;
create policy rider_orders_select_desk on public.rider_orders for select to authenticated
  using ((select public.has_capability('orders')) or (select public.has_capability('payments')) or (select public.has_capability('books')));

create table public.rider_settlements (
  id bigint generated always as identity primary key,
  rider text not null check (length(rider) between 1 and 60),
  outcome text not null check (outcome in ('handed_in', 'written_off')),
  amount_kes integer not null check (amount_kes > 0),
  reason text check (length(reason) between 1 and 500),
  client_key uuid not null unique,
  noted_by uuid references auth.users(id) on delete set null,
  noted_at timestamptz not null default now(),
  check (outcome = 'handed_in' or reason is not null)
);
comment on table public.rider_settlements is
  'What riders handed in, and what of it was given up. Rows are added and never changed, but for the name of who is erased.';
comment on column public.rider_settlements.id is 'The key of the row; the ledger names it as "rider <id>".';
comment on column public.rider_settlements.rider is 'As rider_orders.rider.';
comment on column public.rider_settlements.outcome is 'handed_in: it lies in the till; written_off: it is given up.';
comment on column public.rider_settlements.amount_kes is 'KSh.';
comment on column public.rider_settlements.reason is 'Why it is given up, or a note; null without one.';
comment on column public.rider_settlements.client_key is 'The device''s key, so that sending it again notes it once.';
comment on column public.rider_settlements.noted_by is 'Account that noted it; null once it is erased.';
comment on column public.rider_settlements.noted_at is 'When.';
create index rider_settlements_noted_by_idx on public.rider_settlements (noted_by);
alter table public.rider_settlements enable row level security;
grant select on public.rider_settlements to authenticated, service_role;
create policy rider_settlements_select_desk on public.rider_settlements for select to authenticated
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
select private.register_personal_data('public.rider_settlements', rows_of => 'noted_by = $1', erasure => 'keep');

create function private.keep_rider_settlements() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.noted_by is null and to_jsonb(new) - 'noted_by' = to_jsonb(old) - 'noted_by' then
    return new;
  end if;
  raise exception 'what a rider handed in is never changed' using errcode = '55000';
end $$;
comment on function private.keep_rider_settlements() is 'Refuses every change of what riders handed in.';
create trigger never_changed before delete or update on public.rider_settlements
  for each row execute function private.keep_rider_settlements();

create or replace view private.bill_money as
 SELECT bill_id,
    method,
    state,
    (received_kes - (COALESCE(( SELECT sum(r.amount_kes) AS sum
           FROM public.refunds r
          WHERE (r.payment_id = p.id)), (0)::bigint))::integer) AS left_kes,
    received_kes,
    (CASE WHEN p.method = 'cash' AND EXISTS (SELECT FROM public.rider_orders o WHERE o.payment_id = p.id) THEN 'rider' ELSE p.method END) AS carrier
   FROM public.payments p
  WHERE ((received_kes > 0) AND ((state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) OR ((state = 'needs_review'::text) AND (result_code = 0))));
comment on column private.bill_money.carrier is 'Whose account in payment_providers it lay in first: rider for cash taken at the door, else its method.';

create or replace view private.bill_positions as
 SELECT x.bill_id,
    x.account,
    (sum(x.kes))::integer AS amount_kes
   FROM ( SELECT m.bill_id,
            v.account,
            m.received_kes AS kes
           FROM (private.bill_money m
             JOIN private.payment_providers v ON ((v.method = m.carrier)))
        UNION ALL
         SELECT p.bill_id,
            v.account,
            (- r.amount_kes)
           FROM ((public.refunds r
             JOIN public.payments p ON ((p.id = r.payment_id)))
             JOIN private.payment_providers v ON ((v.method = r.method)))
          WHERE ((p.received_kes > 0) AND ((p.state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) OR ((p.state = 'needs_review'::text) AND (p.result_code = 0))))) x
  GROUP BY x.bill_id, x.account
UNION ALL
 SELECT s.bill_id,
    w.account,
    (- w.amount_kes) AS amount_kes
   FROM (( SELECT b.id AS bill_id,
            b.kind,
            (COALESCE(sum(m.left_kes), (0)::bigint))::integer AS left_kes,
            (COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'needs_review'::text)), (0)::bigint))::integer AS in_doubt,
            ((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'refund_due'::text)), (0)::bigint) +
                CASE
                    WHEN (b.state = 'refund_due'::text) THEN GREATEST((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'paid'::text)), (0)::bigint) - b.kept_kes), (0)::bigint)
                    WHEN ((b.state = 'paid'::text) AND b.excess_owed) THEN GREATEST((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'paid'::text)), (0)::bigint) - b.asked_kes), (0)::bigint)
                    ELSE (0)::bigint
                END))::integer AS owed_back,
            CASE WHEN b.state IN ('open', 'paid', 'needs_review') THEN GREATEST(LEAST(v.kes, b.asked_kes - COALESCE(sum(m.left_kes) FILTER (WHERE m.state IN ('paid', 'refunded')), 0)), 0) ELSE 0 END::integer AS owing
           FROM ((public.bills b
             LEFT JOIN private.bill_money m ON ((m.bill_id = b.id)))
             CROSS JOIN LATERAL ( SELECT COALESCE(sum(p.received_kes), 0) AS kes FROM public.payments p
                  WHERE p.bill_id = b.id AND p.state = 'reversed' AND p.reversed_from = 'paid') v)
          WHERE ((m.bill_id IS NOT NULL) OR (v.kes > 0))
          GROUP BY b.id, b.kind, b.state, b.kept_kes, b.asked_kes, b.excess_owed, v.kes) s
     CROSS JOIN LATERAL ( VALUES ('in_doubt'::text,s.in_doubt), ('owed_back'::text,s.owed_back), ('owing'::text,(- s.owing)), (('sales_'::text || s.kind),(((s.left_kes - s.in_doubt) - s.owed_back) + s.owing))) w(account, amount_kes));

create function private.rider_name(said text) returns text language sql immutable set search_path = '' as $$
  select nullif(trim(regexp_replace(coalesce(said, ''), '\s+', ' ', 'g')), '')
$$;
comment on function private.rider_name(text) is 'A name without spaces around it; null for none.';

create function public.name_rider(order_id uuid, rider text) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.name_rider(uuid, text) is
  'The desk (orders) names who carries an order whose cash is taken at the door; an empty name takes it back. Refusals: not_allowed, not_found,
wrong_state, bad_name.';
revoke execute on function public.name_rider(uuid, text) from public, anon;
grant execute on function public.name_rider(uuid, text) to authenticated;

-- Whoever marks an order as delivered has its cash where nobody else was named.
create or replace function private.book_cash(target public.orders) returns void
language plpgsql set search_path = '' as $$
declare
  paid constant uuid := gen_random_uuid();
begin
  if exists (select 1 from public.payments p where p.order_id = target.id and p.state = 'paid') then
    return;
  end if;
  if target.pickup_point_id is null then
    insert into public.rider_orders as r (order_id, rider, payment_id)
    select target.id, coalesce(left(private.rider_name(coalesce(u.raw_user_meta_data ->> 'full_name', u.email::text)), 60), 'The shop'), paid
    from (values (private.caller())) c (id) left join auth.users u on u.id = c.id
    on conflict on constraint rider_orders_pkey do update set payment_id = paid;
  end if;
  insert into public.payments (id, order_id, method, amount_kes, phone, state, result_code, result_text)
  values (paid, target.id, 'cash', target.total_kes, target.phone, 'paid', 0, 'Paid in cash.');
end $$;
comment on function private.book_cash(public.orders) is
  'Books the cash of a delivered order as a payment, once: with who carried it, else with who delivered it; at a pickup point in the till.';

create view private.rider_money as
  select lower(coalesce(o.rider, s.rider)) as rider, coalesce(o.rider, s.rider) as name, e.at, e.bill_id, e.amount_kes, e.id
  from public.ledger_entries e
  left join public.rider_orders o on o.order_id = e.bill_id and o.payment_id is not null
  left join public.rider_settlements s on e.reference = 'rider ' || s.id
  where e.account = 'with_rider';
comment on view private.rider_money is 'What the ledger has with riders, by name.';
comment on column private.rider_money.rider is 'The name in small letters: the rider.';
comment on column private.rider_money.name is 'The name as it was written.';
comment on column private.rider_money.at is 'When the money moved.';
comment on column private.rider_money.bill_id is 'The order; null for what was handed in or given up.';
comment on column private.rider_money.id is 'The entry.';
comment on column private.rider_money.amount_kes is 'KSh; above zero taken at a door, below zero handed in or given up.';

create function public.riders_owing()
returns table (rider text, owed_kes integer, orders integer, since timestamptz, taken jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_books();
  -- What was handed in pays for what was taken first.
  return query
    with owing as (
      select m.rider, sum(m.amount_kes)::integer as owed, coalesce(-sum(m.amount_kes) filter (where m.bill_id is null), 0) as settled
      from private.rider_money m group by m.rider having sum(m.amount_kes) > 0
    ), doors as (
      select m.rider, m.bill_id, min(m.name) as name, min(m.at) as at, min(m.id) as id, sum(m.amount_kes)::integer as kes
      from private.rider_money m where m.bill_id is not null group by m.rider, m.bill_id having sum(m.amount_kes) > 0
    ), told as (
      select d.*, sum(d.kes) over (partition by d.rider order by d.at, d.id) as so_far from doors d
    )
    select (select m.name from private.rider_money m where m.rider = o.rider order by m.id limit 1), o.owed, count(*)::integer, min(d.at),
      jsonb_agg(jsonb_build_object('order_id', d.bill_id, 'number', b.number, 'at', d.at, 'amount_kes', d.kes,
        'left_kes', least(d.kes, d.so_far - o.settled)) order by d.at, d.id)
    from owing o join told d on d.rider = o.rider and d.so_far > o.settled left join public.bills b on b.id = d.bill_id
    group by o.rider, o.owed order by min(d.at);
end $$;
comment on function public.riders_owing() is
  'Riders who have cash of the shop, whoever has it longest first: since when, how much, of how many orders, and of which: taken [{order_id,
number, at, amount_kes, left_kes}]. What they hand in counts for the oldest. For who decides about payments or reads the books.
Refusals: not_allowed.';
revoke execute on function public.riders_owing() from public, anon;
grant execute on function public.riders_owing() to authenticated;

create function public.settle_rider(rider text, amount_kes integer, outcome text, client_key uuid, reason text default null)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.rider_name(settle_rider.rider);
  why constant text := nullif(left(trim(settle_rider.reason), 500), '');
  event constant bigint := nextval('private.ledger_events');
  owed integer;
  row_id bigint;
begin
  perform private.require_capability('payments');
  if settle_rider.outcome is null or settle_rider.outcome not in ('handed_in', 'written_off') or settle_rider.client_key is null then
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
  if owed <= 0 then
    perform private.refuse('not_found', 'This rider owes nothing.', 'Reload to see who does.');
  end if;
  if settle_rider.amount_kes is null or settle_rider.amount_kes not between 1 and owed then
    perform private.refuse('wrong_amount', format('%s has %s of the shop.', person, private.shillings(owed)), 'Count it once more.');
  end if;
  if settle_rider.outcome = 'written_off' and why is null then
    perform private.refuse('bad_note', 'Say why this money is given up.');
  end if;
  insert into public.rider_settlements (rider, outcome, amount_kes, reason, client_key, noted_by, noted_at)
  values (person, settle_rider.outcome, settle_rider.amount_kes, why, settle_rider.client_key, private.caller(), clock_timestamp())
  returning id into row_id;
  insert into public.ledger_entries (event_id, what, reference, account, amount_kes)
  select event, settle_rider.outcome, 'rider ' || row_id, a.account, a.kes
  from (values (case settle_rider.outcome when 'handed_in' then 'cash' else 'losses' end, settle_rider.amount_kes),
    ('with_rider', -settle_rider.amount_kes)) a (account, kes);
  perform private.audit('rider_' || settle_rider.outcome, 'rider_settlements', row_id::text, jsonb_strip_nulls(jsonb_build_object(
    'rider', person, 'amount_kes', settle_rider.amount_kes, 'left_kes', owed - settle_rider.amount_kes, 'note', why)));
  return owed - settle_rider.amount_kes;
end $$;
comment on function public.settle_rider(text, integer, text, uuid, text) is
  'Notes what a rider handed in (handed_in: it lies in the till now) or what an owner gives up, with a reason (written_off: a loss). A part
is possible; answers what they still owe, KSh. Refusals: not_allowed, bad_outcome, not_found, wrong_amount, bad_note.';
revoke execute on function public.settle_rider(text, integer, text, uuid, text) from public, anon;
grant execute on function public.settle_rider(text, integer, text, uuid, text) to authenticated;

create or replace function public.daily_close(day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_books();
  if daily_close.day is null or daily_close.day not between '2020-01-01' and private.nairobi_date() then
    perform private.refuse('bad_day', 'Choose a day that has come.');
  end if;
  return (
    select jsonb_build_object('day', daily_close.day, 'accounts', jsonb_agg(
      private.account_day(v, daily_close.day) || jsonb_build_object('is_person', v.is_person, 'handed_in_kes', (
        select coalesce(sum(m.amount_kes), 0) from private.money_entries m where m.account = v.account and m.what = 'handed_in'
          and m.at >= daily_close.day::timestamp at time zone 'Africa/Nairobi'
          and m.at < (daily_close.day + 1)::timestamp at time zone 'Africa/Nairobi'))
      order by v.is_person, v.method = 'cash', v.name))
    from private.payment_providers v where v.is_closed_daily or v.is_person
  );
end $$;
comment on function public.daily_close(date) is 'A day of Nairobi: {day, accounts: [{account, name, is_person, handed_in_kes, opening_kes, late_before_kes, late_before, before_day, came: [{kind, amount_kes}],
came_kes, unplaced_kes, placed_kes, refunds_kes, reversed_kes, fees_kes, moved_kes, closing_kes, has_statement, statement: {lines, opening_kes,
closing_kes, missing_kes} or null, differences, before_kes, difference_kes, still, earlier_day, late_kes, late, closed: {at, by,
closing_kes, stated_kes, note} or null}]}. Opening and closing are what the ledger has, where money lies on the day M-Pesa says it was
paid: opening + came + unplaced - placed - refunds - reversed - fees + moved = closing. late: what was booked of this day or earlier ones after it was
closed; late_before: the same of the last closed day before it (before_day), which is in opening_kes; both as private.late_bookings.
difference_kes is what the statement has more: before_kes (it was there in the morning), the sum of differences, and missing_kes (its lines
do not add up to its balances: some are not here); null without a statement. still: as private.day_still; earlier_day: an earlier day that
nobody closed, or null. is_person: it lies with riders, and nobody closes it. handed_in_kes: what
of moved_kes riders handed in. For who decides about payments or reads the books.
Refusals: not_allowed, bad_day.';
