-- Every figure about money is a sum of the ledger. Until now the sales of a day were the prices of the orders placed on it, what
-- a customer spent was the prices of their paid orders, a plan or consultation brought its price: right until another sum came,
-- a part went back, or money was only owed.

-- What is ours of each bill is repeated there, as what came and went back is: lists of customers add up a million of them.
alter table public.bills add column sales_kes integer not null default 0;
comment on column public.bills.sales_kes is 'What is ours of what came: not sent back, owed back or in doubt. Repeats the ledger.';

-- An entry says when its money moved: a payment when it came (rows of before and imports are older than their booking), a
-- refund when it was noted.
drop function private.book(uuid, text, uuid, uuid);
create function private.book(
  bill_id uuid, what text, payment_id uuid default null, refund_id uuid default null, at timestamptz default null
) returns void language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function private.book(uuid, text, uuid, uuid, timestamptz) is
  'Books the difference between what the ledger says of a bill and how its payments and refunds stand: right whatever
changed them. `at`: when the money moved, else now.';

create or replace function private.book_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  case tg_table_name
    when 'payments' then perform private.book(new.bill_id, new.state, new.id, at => case tg_op when 'INSERT' then new.created_at end);
    when 'refunds' then perform private.book(new.bill_id, 'sent_back', new.payment_id, new.id, new.at);
    else perform private.book(new.id, new.state);
  end case;
  return null;
end $$;

-- What came before this release was carried over as one event a bill on the day of the upgrade. The figures of former days are
-- sums of the ledger now, so it is told again as it was: each payment on its day, each refund on its own, and what is left
-- (money in doubt, money owed) as before. Shops have these entries since earlier in the same upgrade at most.
alter table public.ledger_entries disable trigger never_changed;
create temp table carried on commit drop as
  select e.bill_id, e.account, e.amount_kes, e.at from public.ledger_entries e where e.what = 'carried_over';
delete from public.ledger_entries e where e.what = 'carried_over';
alter table public.ledger_entries enable trigger never_changed;
create temp table told on commit drop as
  select m.*, nextval('private.ledger_events') as event_id from (
    select p.bill_id, p.id as payment_id, null::uuid as refund_id, p.created_at as at, v.account, b.kind, p.received_kes as amount_kes
    from public.payments p join private.payment_providers v on v.method = p.method join public.bills b on b.id = p.bill_id
    where p.received_kes > 0 and (p.state in ('paid', 'refund_due', 'refunded') or (p.state = 'needs_review' and p.result_code = 0))
      and exists (select 1 from carried c where c.bill_id = p.bill_id and c.at >= p.created_at)
    union all
    select r.bill_id, r.payment_id, r.id, r.at, v.account, b.kind, -r.amount_kes
    from public.refunds r join public.payments p on p.id = r.payment_id
    join private.payment_providers v on v.method = p.method join public.bills b on b.id = r.bill_id
    where exists (select 1 from carried c where c.bill_id = r.bill_id and c.at >= r.at)
  ) m;
insert into public.ledger_entries (event_id, at, what, bill_id, payment_id, refund_id, account, amount_kes)
select t.event_id, t.at, 'carried_over', t.bill_id, t.payment_id, t.refund_id, s.account, s.amount_kes
from told t cross join lateral (values (t.account, t.amount_kes), ('sales_' || t.kind, -t.amount_kes)) s (account, amount_kes)
order by t.at, t.event_id;
with rest as (
  select x.bill_id, x.account, sum(x.amount_kes)::integer as amount_kes, max(x.at) as at
  from (
    select c.bill_id, c.account, c.amount_kes, c.at from carried c
    union all
    select t.bill_id, s.account, s.amount_kes, null
    from told t cross join lateral (values (t.account, -t.amount_kes), ('sales_' || t.kind, t.amount_kes)) s (account, amount_kes)
  ) x group by x.bill_id, x.account having sum(x.amount_kes) <> 0
), numbered as (
  select r.bill_id, max(r.at) as at, nextval('private.ledger_events') as event_id from rest r group by r.bill_id
)
insert into public.ledger_entries (event_id, at, what, bill_id, account, amount_kes)
select n.event_id, coalesce(n.at, now()), 'carried_over', r.bill_id, r.account, r.amount_kes
from rest r join numbered n on n.bill_id = r.bill_id;

-- Sums of one bill, and of one account over days, are read from these without the table.
drop index public.ledger_entries_bill_id_idx;
drop index public.ledger_entries_at_idx;
create index ledger_entries_bill_id_idx on public.ledger_entries (bill_id) include (account, amount_kes, refund_id);
create index ledger_entries_account_idx on public.ledger_entries (account, at) include (amount_kes, bill_id, refund_id);

create view public.bill_balances with (security_invoker = true) as
  select e.bill_id,
    coalesce(sum(e.amount_kes) filter (where lies and e.refund_id is null), 0)::integer as received_kes,
    coalesce(-sum(e.amount_kes) filter (where lies and e.refund_id is not null), 0)::integer as refunded_kes,
    coalesce(-sum(e.amount_kes) filter (where e.account like 'sales\_%'), 0)::integer as sales_kes,
    coalesce(-sum(e.amount_kes) filter (where e.account = 'in_doubt'), 0)::integer as in_doubt_kes,
    coalesce(-sum(e.amount_kes) filter (where e.account = 'owed_back'), 0)::integer as owed_back_kes
  from public.ledger_entries e
  cross join lateral (select e.account not like 'sales\_%' and e.account not in ('in_doubt', 'owed_back') as lies) m
  group by e.bill_id;
comment on view public.bill_balances is
  'What the ledger says of each bill, for who holds `payments`: came in = went back + ours (sales) + in doubt + owed back.';
grant select on public.bill_balances to authenticated, service_role;
update public.bills b set received_kes = s.received_kes, refunded_kes = s.refunded_kes, sales_kes = s.sales_kes
from public.bill_balances s
where b.id = s.bill_id and (b.received_kes, b.refunded_kes, b.sales_kes) is distinct from (s.received_kes, s.refunded_kes, s.sales_kes);

-- Sales are what became ours of the orders in a day, less what went back or is owed back that day; plans the same.
create or replace function public.shop_figures(first_day date, last_day date)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  span private.span;
  answer jsonb;
begin
  perform private.require_capability('figures');
  span := private.read_span(first_day, last_day);
  with counted as (
    select width_bucket(placed_at, span.starts) - 1 as place,
      null::bigint as sales_kes,
      count(*) filter (where fulfilment_state <> 'cancelled') as orders, null::bigint as sign_ups, null::bigint as plans_kes
    from public.orders where placed_at >= span.first_at and placed_at < span.end_at group by 1
    union all
    select width_bucket(created_at, span.starts) - 1, null, null, count(*), null
    from public.user_roles where role = 'member' and created_at >= span.first_at and created_at < span.end_at group by 1
    union all
    select width_bucket(at, span.starts) - 1, -sum(amount_kes) filter (where account = 'sales_order'), null, null,
      -sum(amount_kes) filter (where account = 'sales_plan')
    from public.ledger_entries
    where account in ('sales_order', 'sales_plan') and at >= span.first_at and at < span.end_at group by 1
  ), summed as (
    select place < span.points as earlier, place % span.points as point, coalesce(sum(sales_kes), 0) as sales_kes,
      coalesce(sum(orders), 0) as orders, coalesce(sum(sign_ups), 0) as sign_ups, coalesce(sum(plans_kes), 0) as plans_kes
    from counted group by grouping sets ((place < span.points, place % span.points), (place < span.points))
  ), told as (
    select earlier, point, jsonb_build_object('sales_kes', sales_kes, 'orders', orders, 'sign_ups', sign_ups,
      'plans_kes', plans_kes) as figures
    from summed
  ), nothing as (
    select '{"sales_kes": 0, "orders": 0, "sign_ups": 0, "plans_kes": 0}'::jsonb as figures
  )
  select jsonb_build_object('step', span.step,
    'points', (
      select jsonb_agg(jsonb_build_object('day', span.first_day + p * span.step)
        || coalesce(now.figures, nothing.figures)
        || jsonb_build_object('before', coalesce(before.figures, nothing.figures)) order by p)
      from generate_series(0, span.points - 1) p cross join nothing
      left join told now on now.point = p and not now.earlier
      left join told before on before.point = p and before.earlier),
    'totals', coalesce((select t.figures from told t where t.point is null and not t.earlier), nothing.figures),
    'totals_before', coalesce((select t.figures from told t where t.point is null and t.earlier), nothing.figures),
    'plans', (
      select jsonb_agg(jsonb_build_object('plan', p.id, 'now', coalesce(held.many, 0)) order by p.rank)
      from public.plans p
      left join (
        -- most accounts are on the free plan, which needs no reckoning with dates
        select case s.plan_type when 'free' then 'free' else private.plan_today(s) end as plan, count(*) as many
        from public.user_subscriptions s group by 1
      ) held on held.plan = p.id),
    'plan_steps', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'many', e.many, 'before', e.before) order by e.many desc, e.kind), '[]')
      from (
        select kind, count(*) filter (where at >= span.turn_at) as many, count(*) filter (where at < span.turn_at) as before
        from public.subscription_events where at >= span.first_at and at < span.end_at group by 1
      ) e))
  into answer from nothing;
  return answer;
end
$function$;
comment on function public.shop_figures(date, date) is
  'Money as the ledger has it, on the day it moved; orders on the day they were placed, unless cancelled; accounts. {step,
points: [{day, sales_kes, orders, sign_ups, plans_kes, before: {the same four}}], totals, totals_before, plans: [{plan, now}],
plan_steps: [{kind, many, before}]}. Refusals: not_allowed, bad_range.';

-- What was paid and kept.
create or replace view private.desk_customers as
 WITH bought AS (
         SELECT o.payer_id AS user_id,
                CASE
                    WHEN (o.payer_id IS NULL) THEN o.phone
                    ELSE NULL::text
                END AS guest_phone,
            (count(*))::integer AS orders,
            (sum(o.sales_kes))::integer AS spent_kes,
            min(o.created_at) AS first_at,
            max(o.created_at) AS last_order_at,
            max((o.payer_name COLLATE "C")) AS contact_name,
            max((o.phone COLLATE "C")) AS phone
           FROM public.bills o
          WHERE ((o.kind = 'order'::text) AND ((o.payer_id IS NOT NULL) OR (o.phone <> '254700000000'::text)))
          GROUP BY o.payer_id,
                CASE
                    WHEN (o.payer_id IS NULL) THEN o.phone
                    ELSE NULL::text
                END
        )
 SELECT (u.id)::text AS id,
    'account'::text AS kind,
    COALESCE(NULLIF(p.full_name, ''::text), (u.raw_user_meta_data ->> 'full_name'::text), b.contact_name, ''::text) AS name,
    (u.email)::text AS email,
    COALESCE(p.phone, b.phone) AS phone,
    u.created_at AS since,
    COALESCE(b.orders, 0) AS orders,
    COALESCE(b.spent_kes, 0) AS spent_kes,
    b.last_order_at
   FROM ((auth.users u
     LEFT JOIN public.profiles p ON ((p.user_id = u.id)))
     LEFT JOIN bought b ON ((b.user_id = u.id)))
UNION ALL
 SELECT b.guest_phone AS id,
    'guest'::text AS kind,
    b.contact_name AS name,
    NULL::text AS email,
    b.guest_phone AS phone,
    b.first_at AS since,
    b.orders,
    b.spent_kes,
    b.last_order_at
   FROM bought b
  WHERE (b.user_id IS NULL);

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
     LEFT JOIN ( SELECT b.payer_id AS user_id,
            (sum(b.sales_kes))::integer AS kes
           FROM public.bills b
          WHERE b.kind = 'plan'::text
          GROUP BY b.payer_id) paid ON paid.user_id = u.id);

create or replace function public.customer_history(order_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.require_capability('customers');
  select * into target from public.orders o where o.id = customer_history.order_id;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  return (
    with theirs as (
      select * from public.orders o
      where o.user_id = target.user_id or (o.phone = target.phone and o.phone <> '254700000000') or o.id = target.id
    )
    select jsonb_build_object(
      'orders_count', count(*), 'delivered_count', count(*) filter (where t.fulfilment_state = 'delivered'),
      'cancelled_count', count(*) filter (where t.fulfilment_state = 'cancelled'),
      'returned_count', count(*) filter (where t.return_state in ('received', 'refunded')),
      'spent_kes', coalesce((
        select sum(b.sales_kes) from public.bills b where b.id in (select x.id from theirs x)), 0),
      'first_order_at', min(t.placed_at),
      'orders', (
        select jsonb_agg(to_jsonb(n)) from (
          select x.id, x.number, x.placed_at, x.total_kes, x.payment_state, x.fulfilment_state, x.return_state
          from theirs x order by x.placed_at desc limit 50) n))
    from theirs t
  );
end
$function$;

-- What M-Pesa brought for a consultation, in the month it took place; nothing is earned by one that is still to come.
create function private.consultation_kes(target public.consultations) returns integer language sql stable set search_path = '' as $$
  select coalesce(-sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.bill_id = target.id and e.account = 'sales_consultation' and private.is_earned(target)
$$;
comment on function private.consultation_kes(public.consultations) is
  'What the client of a consultation paid for it that is earned: what came for it, less what went back or is owed back.';

create or replace function public.practice_earnings()
returns table(month date, held integer, no_shows integer, cancelled integer, plan_kes integer, mpesa_kes integer, total_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  practice public.practitioners;
begin
  select * into practice from public.practitioners p where p.id = public.my_practice_id();
  if not found then
    perform private.refuse('not_allowed', 'Only practitioners can do this.');
  end if;
  return query
    select date_trunc('month', c.starts_at at time zone practice.time_zone)::date as by_month,
      count(*) filter (where c.state = 'completed')::integer,
      count(*) filter (where c.state = 'no_show')::integer,
      count(*) filter (where c.state like 'cancelled%')::integer,
      coalesce(sum(c.price_kes) filter (where private.is_earned(c) and c.covered_by = 'plan'), 0)::integer,
      coalesce(sum(private.consultation_kes(c)) filter (where c.covered_by = 'mpesa'), 0)::integer,
      coalesce(sum(case c.covered_by when 'mpesa' then private.consultation_kes(c)
        else c.price_kes end) filter (where private.is_earned(c)), 0)::integer
    from public.consultations c
    where c.practitioner_id = practice.id and c.confirmed_at is not null and c.starts_at < now()
      and c.starts_at >= (date_trunc('month', now() at time zone practice.time_zone) - interval '11 months')
        at time zone practice.time_zone
    group by 1 order by by_month desc;
end
$function$;
comment on function public.practice_earnings() is
  'The caller''s last twelve months by their own clock, newest first. mpesa_kes is what came and was kept, by the ledger;
plan_kes the prices of what plans covered, for which no money moves.';

create or replace function public.practice_utilisation(from_day date, to_day date)
returns table(practitioner_id uuid, display_name text, open_minutes integer, booked_minutes integer, held integer, no_shows integer, cancelled integer, upcoming integer, earned_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  last_day constant date := least(to_day, from_day + 366);
  begins constant timestamptz := from_day::timestamp at time zone 'Africa/Nairobi';
  ends constant timestamptz := (last_day + 1)::timestamp at time zone 'Africa/Nairobi';
begin
  perform private.require_capability('practices');
  return query
    select p.id, p.display_name,
      coalesce((
        select sum(extract(epoch from o.closes_at - o.opens_at) / 60)::integer
        from private.open_hours(p, from_day, last_day) o), 0),
      coalesce(sum(c.minutes) filter (where c.state in ('confirmed', 'completed', 'no_show')), 0)::integer,
      count(*) filter (where c.state = 'completed')::integer,
      count(*) filter (where c.state = 'no_show')::integer,
      count(*) filter (where c.state like 'cancelled%')::integer,
      count(*) filter (where c.state = 'confirmed')::integer,
      coalesce(sum(case c.covered_by when 'mpesa' then private.consultation_kes(c)
        else c.price_kes end) filter (where private.is_earned(c)), 0)::integer
    from public.practitioners p
    left join public.consultations c on c.practitioner_id = p.id and c.confirmed_at is not null
      and c.starts_at >= begins and c.starts_at < ends
    where p.status <> 'draft'
    group by p.id order by p.display_name;
end
$function$;
