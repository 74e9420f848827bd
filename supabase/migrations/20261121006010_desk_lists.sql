-- The lists of the desks: orders, customers, subscriptions and so on, each searched, filtered, sorted, read page by page
-- and taken along as a file. They are all read by one pair of functions from views that no API sees. A list says here
-- which capability opens it and which of its columns may be looked in, compared and sorted by: a name from a caller is
-- looked up in this table and never becomes SQL by itself.

create table private.desk_lists (
  name text primary key,
  capability text not null,
  source text not null,
  -- columns a search looks in
  sought text[] not null,
  -- columns that can be asked to equal a value
  filters text[] not null,
  -- columns it can be sorted by, the usual one first
  sorts text[] not null,
  -- the column that `from` and `until` are about, by days in Nairobi
  dated text not null
);
revoke all on private.desk_lists from public;

-- Who packs needs a phone and a place, not the buyer's account.
create view private.desk_orders as
select o.id, o.number, o.placed_at, o.contact_name, o.phone,
  case when (select public.has_capability('customers')) then u.email::text end as email, o.county, o.town, o.payment_method,
  o.payment_state, o.fulfilment_state, o.return_state, o.coupon_code, o.delivery_kes, o.discount_kes, o.total_kes,
  case when o.is_guest then 'guest' else 'account' end as buyer, o.delivered_at
from public.orders o left join auth.users u on u.id = o.user_id;

-- Accounts, and those who bought without one, by their phone. `spent_kes` is what was paid and kept.
create view private.desk_customers as
with bought as (
  select o.user_id, case when o.user_id is null then o.phone end as guest_phone, count(*)::integer as orders,
    coalesce(sum(o.total_kes) filter (where o.payment_state = 'paid'), 0)::integer as spent_kes,
    min(o.placed_at) as first_at, max(o.placed_at) as last_order_at, max(o.contact_name collate "C") as contact_name,
    max(o.phone collate "C") as phone
  from public.orders o
  where o.user_id is not null or o.phone <> '254700000000'
  group by 1, 2
)
select u.id::text as id, 'account' as kind, coalesce(nullif(p.full_name, ''), u.raw_user_meta_data ->> 'full_name', b.contact_name, '') as name,
  u.email::text as email, coalesce(p.phone, b.phone) as phone, u.created_at as since, coalesce(b.orders, 0) as orders,
  coalesce(b.spent_kes, 0) as spent_kes, b.last_order_at
from auth.users u
left join public.profiles p on p.user_id = u.id
left join bought b on b.user_id = u.id
union all
select b.guest_phone, 'guest', b.contact_name, null, b.guest_phone, b.first_at, b.orders, b.spent_kes, b.last_order_at
from bought b where b.user_id is null;

-- Every account with the plan that counts today.
create view private.desk_subscriptions as
select u.id, u.email::text as email, coalesce(u.raw_user_meta_data ->> 'full_name', '') as name,
  coalesce(private.plan_today(s), 'free') as plan, private.status_today(s) as status, s.next_plan,
  case private.plan_today(s) when 'free_trial' then s.trial_end when 'free' then null else s.period_end end as until,
  coalesce(s.created_at, u.created_at) as since, coalesce(paid.kes, 0) as paid_kes
from auth.users u
left join public.user_subscriptions s on s.user_id = u.id
left join (
  select p.user_id, sum(p.amount_kes)::integer as kes from public.plan_payments p where p.state = 'paid' group by 1
) paid on paid.user_id = u.id;

create view private.desk_plan_payments as
select p.id, p.number, u.email::text as email, p.plan_type, p.kind, p.amount_kes, p.state, p.created_at, p.paid_at,
  p.period_start, p.period_end, a.receipt, a.phone
from public.plan_payments p
left join auth.users u on u.id = p.user_id
left join lateral (
  select x.receipt, x.phone from public.payments x where x.plan_payment_id = p.id order by x.created_at desc limit 1
) a on true;

create view private.desk_reviews as
select r.id, r.created_at, r.product_id, p.name as product, r.rating, r.title, r.body, r.author_name, r.state, r.held_reason,
  r.moderator_note, r.edited_at
from public.product_reviews r join public.products p on p.id = r.product_id;

create view private.desk_testimonials as
select t.id, t.created_at, t.name, t.location, t.quote, t.rating, t.is_active from public.testimonials t;

create view private.desk_messages as
select m.id, m.created_at, m.name, m.email, m.topic, m.order_number, m.message, m.state, m.settled_at,
  m.user_id is not null as has_account
from public.contact_messages m;

-- When, with whom and how it is paid; what was said there is the client's and the practitioner's. A practitioner finds
-- his own here, those who run the practices all of them.
create view private.desk_consultations as
select c.id, c.number, c.starts_at, p.display_name as practitioner, c.client_name, c.service_name, c.mode, c.minutes,
  c.state, c.covered_by, c.payment_state, c.price_kes, c.created_at
from public.consultations c join public.practitioners p on p.id = c.practitioner_id
where (select public.has_capability('practices')) or c.practitioner_id = (select public.my_practice_id());

-- Errors and events without whose they were: what broke and what is used is no question about a person.
create view private.desk_errors as
select e.id, e.created_at, e.severity, e.error_type, e.error_message, e.page_url, e.user_agent, e.error_stack, e.component_stack
from public.error_logs e;

create view private.desk_events as
select e.id, e.created_at, e.event_type, e.event_name, e.page_url, e.referrer, e.device_type, e.browser, e.os, e.properties
from public.analytics_events e;

-- The diary with the names of those who acted; `person` is empty when the account is gone or the system acted.
create view private.desk_trail as
select a.id, a.at, coalesce(u.email::text, '') as person, a.action, a.entity, a.entity_id, a.detail
from public.audit_log a left join auth.users u on u.id = a.actor;

insert into private.desk_lists (name, capability, source, sought, filters, sorts, dated) values
  ('orders', 'orders', 'private.desk_orders', '{number,contact_name,phone,email,town,coupon_code}',
    '{payment_state,fulfilment_state,return_state,payment_method,county,buyer}',
    '{placed_at,total_kes,number,contact_name,county}', 'placed_at'),
  ('customers', 'customers', 'private.desk_customers', '{name,email,phone}', '{kind}',
    '{since,spent_kes,orders,last_order_at,name}', 'since'),
  ('subscriptions', 'subscriptions', 'private.desk_subscriptions', '{email,name}', '{plan,status}',
    '{since,until,paid_kes,email}', 'since'),
  ('plan_payments', 'subscriptions', 'private.desk_plan_payments', '{number,email,receipt,phone}', '{state,plan_type,kind}',
    '{created_at,amount_kes,email}', 'created_at'),
  ('consultations', 'consultations', 'private.desk_consultations', '{number,client_name,practitioner}',
    '{state,mode,covered_by,payment_state}', '{starts_at,practitioner,price_kes}', 'starts_at'),
  ('reviews', 'reviews', 'private.desk_reviews', '{product,title,body,author_name}', '{state,rating}',
    '{created_at,rating,product}', 'created_at'),
  ('testimonials', 'testimonials', 'private.desk_testimonials', '{name,location,quote}', '{is_active,rating}',
    '{created_at,rating,name}', 'created_at'),
  ('messages', 'messages', 'private.desk_messages', '{name,email,message,order_number}', '{state,topic}',
    '{created_at,name}', 'created_at'),
  ('errors', 'telemetry', 'private.desk_errors', '{error_message,error_type,page_url}', '{severity}',
    '{created_at,error_type,page_url}', 'created_at'),
  ('events', 'telemetry', 'private.desk_events', '{event_name,page_url}', '{event_type,device_type,browser,os}',
    '{created_at,event_name,page_url}', 'created_at'),
  ('trail', 'trail', 'private.desk_trail', '{person,action,entity_id}', '{entity,action}', '{at,person,action}', 'at');

-- A page of a list as {rows, total}; `total` is counted up to 10,001. What a filter does not know narrows nothing, except
-- a list that does not exist: not_found.
create function private.read_list(
  list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  shape private.desk_lists;
  wanted constant text := lower(trim(coalesce(search, '')));
  wanted_phone constant text := private.normalise_phone(wanted);
  asked constant jsonb := case jsonb_typeof(filters) when 'object' then filters else '{}' end;
  conditions text;
  answer jsonb;
begin
  select * into shape from private.desk_lists l where l.name = list;
  if shape.name is null then
    perform private.refuse('not_found', 'There is no such list.');
  end if;
  perform private.require_capability(shape.capability);

  select concat_ws(' and ', 'true',
    case when wanted <> '' then (
      select '(' || string_agg(format('strpos(lower(x.%1$I::text), $1) > 0', c)
        || case when c = 'phone' then ' or x.phone = $2' else '' end, ' or ') || ')' from unnest(shape.sought) c) end,
    (select string_agg(format('x.%1$I::text = $3 ->> %1$L', c), ' and ') from unnest(shape.filters) c
      where coalesce(asked ->> c, '') <> ''),
    case when private.is_date(asked ->> 'from') then
      format('x.%I >= ($3 ->> ''from'')::timestamp at time zone ''Africa/Nairobi''', shape.dated) end,
    case when private.is_date(asked ->> 'until') then
      format('x.%I < (($3 ->> ''until'')::date + 1)::timestamp at time zone ''Africa/Nairobi''', shape.dated) end)
  into conditions;

  execute format($sql$
    select jsonb_build_object(
      'total', (select count(*) from (select 1 from %1$s x where %2$s limit 10001) counted),
      'rows', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
        select x.* from %1$s x where %2$s order by x.%3$I %4$s nulls last, x.id %4$s limit $4 offset $5) p))
  $sql$, shape.source, conditions, case when sort = any (shape.sorts) then sort else shape.sorts[1] end,
    case when coalesce(descending, true) then 'desc' else 'asc' end)
  into answer
  using wanted, wanted_phone, asked, page_size, greatest(coalesce(page_offset, 0), 0);
  return answer;
end
$$;

-- At most 200 rows a page.
create function public.desk_rows(
  list text, search text default '', filters jsonb default '{}', sort text default null, descending boolean default true,
  page_size integer default 50, page_offset integer default 0
) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.read_list(list, search, filters, sort, descending, least(greatest(coalesce(page_size, 50), 1), 200), page_offset)
$$;

-- The same for a file, 1,000 rows a call. What leaves the shop is in the diary: once, when the first rows go.
create function public.export_rows(
  list text, search text default '', filters jsonb default '{}', sort text default null, descending boolean default true,
  page_offset integer default 0
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  answer constant jsonb := private.read_list(list, search, filters, sort, descending, 1000, page_offset);
begin
  if coalesce(page_offset, 0) <= 0 then
    perform private.audit('exported', 'desk_lists', list,
      jsonb_build_object('rows', answer -> 'total', 'filters', coalesce(filters, '{}')));
  end if;
  return answer;
end
$$;

revoke all on function private.read_list(text, text, jsonb, text, boolean, integer, integer) from public;
revoke all on function public.desk_rows(text, text, jsonb, text, boolean, integer, integer) from public;
revoke all on function public.export_rows(text, text, jsonb, text, boolean, integer) from public;
grant execute on function
  public.desk_rows(text, text, jsonb, text, boolean, integer, integer),
  public.export_rows(text, text, jsonb, text, boolean, integer)
  to authenticated;
