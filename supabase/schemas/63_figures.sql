-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Figures: how the shop did between two days of Nairobi, both included, and in as many days before them. A point is a day,
-- a week or thirty days, so that a chart never has more than about sixty; the period before is laid over it point by
-- point. Sales are orders that are paid, on the day they were placed; orders count until they are cancelled.

-- The two periods and their points: `starts` holds the first moments of the earlier period's points, then of the asked
-- one's, so that `width_bucket` finds a moment's point among them.
create type private.span as (
  first_day date,
  step integer,
  points integer,
  first_at timestamp with time zone,
  turn_at timestamp with time zone,
  end_at timestamp with time zone,
  starts timestamp with time zone[]
);
comment on type private.span is 'Two periods of figures, the asked one and as many days before it, and their points.';
comment on column private.span.first_day is 'First EAT day of the asked period.';
comment on column private.span.step is 'Days of a point: 1, 7 or 30.';
comment on column private.span.points is 'Points of a period.';
comment on column private.span.first_at is 'Beginning of the earlier period.';
comment on column private.span.turn_at is 'Beginning of the asked period.';
comment on column private.span.end_at is 'End of the asked period, not included.';
comment on column private.span.starts is 'Beginnings of all points, the earlier period''s first.';

create function private.read_span(first_day date, last_day date)
returns private.span
language plpgsql
stable
set search_path = ''
as $function$
declare
  days constant integer := last_day - first_day + 1;
  step constant integer := case when days <= 62 then 1 when days <= 400 then 7 else 30 end;
  points constant integer := (days + step - 1) / step;
begin
  if days is null or days not between 1 and 731 or first_day < '2020-01-01' then
    perform private.refuse('bad_range', 'Choose a first and a last day, at most two years apart.');
  end if;
  return (first_day, step, points,
    (first_day - days)::timestamp at time zone 'Africa/Nairobi', first_day::timestamp at time zone 'Africa/Nairobi',
    (last_day + 1)::timestamp at time zone 'Africa/Nairobi',
    array(
      select (s.start_day + p * step)::timestamp at time zone 'Africa/Nairobi'
      from (values (first_day - days), (first_day)) s (start_day), generate_series(0, points - 1) p
      order by 1));
end
$function$;
comment on function private.read_span(first_day date, last_day date) is 'The two periods for figures between two EAT days, at most 731 days. Refusals: bad_range.';

-- Sales are what became ours of the orders in a day, less what went back or is owed back that day; plans the same.
create function public.shop_figures(first_day date, last_day date)
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
comment on function public.shop_figures(first_day date, last_day date) is 'Money as the ledger has it, on the day it moved; orders on the day they were placed, unless cancelled; accounts.
`step`: days in a point. Answers {step integer, points [{day date, sales_kes bigint, orders integer, sign_ups integer,
plans_kes bigint, before {sales_kes bigint, orders integer, sign_ups integer, plans_kes bigint}}], totals {sales_kes
bigint, orders integer, sign_ups integer, plans_kes bigint}, totals_before {sales_kes bigint, orders integer, sign_ups
integer, plans_kes bigint}, plans [{plan text, now integer}], plan_steps [{kind text, many integer, before integer}]}.
Refusals: not_allowed, bad_range.';
grant execute on function public.shop_figures(first_day date, last_day date) to authenticated;

-- The way from a visit to an order, in visits that got so far: [{step, many, before}]. A visit is one loading of the
-- site; who was counted nowhere because he did not want to be is not in it.
create function public.visit_figures(first_day date, last_day date)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  span private.span;
begin
  perform private.require_capability('telemetry');
  span := private.read_span(first_day, last_day);
  return (
    with visits as (
      select session_id, min(created_at) < span.turn_at as earlier,
        bool_or(page_url like '%shop' or page_url like '%/product/%') as looked,
        bool_or(page_url like '%/cart') as filled, bool_or(page_url like '%/checkout') as went,
        bool_or(event_type = 'purchase') as bought
      from public.analytics_events
      where event_type in ('page_view', 'purchase') and created_at >= span.first_at and created_at < span.end_at
      group by session_id
    ), reached as (
      select earlier, count(*) as visit, count(*) filter (where looked or bought) as shop,
        count(*) filter (where filled or went or bought) as cart, count(*) filter (where went or bought) as checkout,
        count(*) filter (where bought) as bought
      from visits group by earlier
    )
    select jsonb_agg(jsonb_build_object('step', s.step, 'many', coalesce(n.many, 0), 'before', coalesce(b.many, 0)) order by s.place)
    from unnest('{visit,shop,cart,checkout,order}'::text[]) with ordinality s (step, place)
    left join lateral (
      select (array[r.visit, r.shop, r.cart, r.checkout, r.bought])[s.place] as many from reached r where not r.earlier) n on true
    left join lateral (
      select (array[r.visit, r.shop, r.cart, r.checkout, r.bought])[s.place] as many from reached r where r.earlier) b on true
  );
end
$function$;
comment on function public.visit_figures(first_day date, last_day date) is 'The way from a visit to an order between two EAT days, for the desk (telemetry). Answers [{step "visit" | "shop" |
"cart" | "checkout" | "order", many integer, before integer}]. Refusals: bad_range, not_allowed.';
grant execute on function public.visit_figures(first_day date, last_day date) to authenticated;

-- How fast pages were for three visitors of four, and what broke: {vitals: [{page, samples, lcp, inp, fid, cls, lcp_before}]
-- (the 40 pages seen most), errors: {step, points: [{day, many, before}], total, before, top: [{message, type, severity,
-- many, pages, last_at}]}}. Times in milliseconds, CLS without a unit.
create function public.site_figures(first_day date, last_day date)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  span private.span;
begin
  perform private.require_capability('telemetry');
  span := private.read_span(first_day, last_day);
  return (
    with measured as (
      select page_url, metric_name, metric_value, created_at < span.turn_at as earlier
      from public.performance_metrics
      where metric_name in ('LCP', 'INP', 'FID', 'CLS') and created_at >= span.first_at and created_at < span.end_at
    ), addresses as (
      select page_url, regexp_replace(regexp_replace(page_url, '^https?://[^/]+', ''), '/\d+$', '/…') as page
      from measured group by page_url
    ), judged as (
      select page, metric_name, earlier, count(*) as samples, percentile_cont(0.75) within group (order by metric_value) as p75
      from measured join addresses using (page_url) where not earlier or metric_name = 'LCP' group by 1, 2, 3
    ), pages as (
      select page, max(samples) filter (where not earlier) as samples,
        round(max(p75) filter (where metric_name = 'LCP' and not earlier)) as lcp,
        round(max(p75) filter (where metric_name = 'INP' and not earlier)) as inp,
        round(max(p75) filter (where metric_name = 'FID' and not earlier)) as fid,
        round(max(p75) filter (where metric_name = 'CLS' and not earlier)::numeric, 3) as cls,
        round(max(p75) filter (where metric_name = 'LCP' and earlier)) as lcp_before
      from judged group by page having bool_or(not earlier) order by 2 desc, page limit 40
    ), broke as (
      select error_message, error_type, severity, page_url, created_at, width_bucket(created_at, span.starts) - 1 as place
      from public.error_logs where created_at >= span.first_at and created_at < span.end_at
    ), counted as (
      select place, count(*) as many from broke group by 1
    )
    select jsonb_build_object(
      'vitals', (select coalesce(jsonb_agg(to_jsonb(p) order by p.samples desc, p.page), '[]') from pages p),
      'errors', jsonb_build_object('step', span.step,
        'points', (
          select jsonb_agg(jsonb_build_object('day', span.first_day + p * span.step, 'many', coalesce(now.many, 0),
            'before', coalesce(before.many, 0)) order by p)
          from generate_series(0, span.points - 1) p
          left join counted now on now.place = p + span.points left join counted before on before.place = p),
        'total', (select coalesce(sum(many), 0) from counted where place >= span.points),
        'before', (select coalesce(sum(many), 0) from counted where place < span.points),
        'top', (
          select coalesce(jsonb_agg(to_jsonb(t) order by t.many desc, t.last_at desc), '[]') from (
            select left(error_message, 200) as message, error_type as type, min(severity) as severity, count(*) as many,
              count(distinct page_url) as pages, max(created_at) as last_at
            from broke where place >= span.points group by 1, 2 order by 4 desc, 6 desc limit 10) t)))
  );
end
$function$;
comment on function public.site_figures(first_day date, last_day date) is 'How fast pages were for three visitors of four and what broke between two EAT days, for the desk (telemetry).
Milliseconds, CLS without a unit; null where nobody measured. Answers {vitals [{page text, samples integer, lcp
numeric | null, inp numeric | null, fid numeric | null, cls numeric | null, lcp_before numeric | null}], errors {step
integer, points [{day date, many integer, before integer}], total integer, before integer, top [{message text, type
text | null, severity text, many integer, pages integer, last_at timestamptz}]}}. Refusals: bad_range, not_allowed.';
grant execute on function public.site_figures(first_day date, last_day date) to authenticated;
