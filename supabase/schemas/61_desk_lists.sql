-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The lists of the desks: orders, customers, subscriptions and so on, each searched, filtered, sorted, read page by page
-- and taken along as a file. They are all read by one pair of functions from views that no API sees. A list says here
-- which capability opens it and which of its columns may be looked in, compared and sorted by: a name from a caller is
-- looked up in this table and never becomes SQL by itself.

create table private.desk_lists (
  name text not null,
  capability text not null,
  source text not null,
  sought text[] not null,
  filters text[] not null,
  sorts text[] not null,
  dated text not null,
  constraint desk_lists_pkey PRIMARY KEY (name)
);

-- Who packs needs a phone and a place, not the buyer's account.
create view private.desk_orders as
 SELECT o.id,
    o.number,
    o.placed_at,
    o.contact_name,
    o.phone,
        CASE
            WHEN ( SELECT public.has_capability('customers'::text) AS has_capability) THEN (u.email)::text
            ELSE NULL::text
        END AS email,
    o.county,
    o.town,
    o.payment_method,
    o.payment_state,
    o.fulfilment_state,
    o.return_state,
    o.coupon_code,
    o.delivery_kes,
    o.discount_kes,
    o.total_kes,
        CASE
            WHEN o.is_guest THEN 'guest'::text
            ELSE 'account'::text
        END AS buyer,
    o.delivered_at
   FROM (public.orders o
     LEFT JOIN auth.users u ON ((u.id = o.user_id)));

create view private.desk_reviews as
 SELECT r.id,
    r.created_at,
    r.product_id,
    p.name AS product,
    r.rating,
    r.title,
    r.body,
    r.author_name,
    r.state,
    r.held_reason,
    r.moderator_note,
    r.edited_at
   FROM (public.product_reviews r
     JOIN public.products p ON ((p.id = r.product_id)));

create view private.desk_testimonials as
 SELECT id,
    created_at,
    name,
    location,
    quote,
    rating,
    is_active
   FROM public.testimonials t;

create view private.desk_messages as
 SELECT id,
    created_at,
    name,
    email,
    topic,
    order_number,
    message,
    state,
    settled_at,
    (user_id IS NOT NULL) AS has_account
   FROM public.contact_messages m;

-- When, with whom and how it is paid; what was said there is the client's and the practitioner's. A practitioner finds
-- his own here, those who run the practices all of them.
create view private.desk_consultations as
 SELECT c.id,
    c.number,
    c.starts_at,
    p.display_name AS practitioner,
    c.client_name,
    c.service_name,
    c.mode,
    c.minutes,
    c.state,
    c.covered_by,
    c.payment_state,
    c.price_kes,
    c.created_at
   FROM (public.consultations c
     JOIN public.practitioners p ON ((p.id = c.practitioner_id)))
  WHERE (( SELECT public.has_capability('practices'::text) AS has_capability) OR (c.practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)));

-- Errors and events without whose they were: what broke and what is used is no question about a person.
create view private.desk_errors as
 SELECT id,
    created_at,
    severity,
    error_type,
    error_message,
    page_url,
    user_agent,
    error_stack,
    component_stack
   FROM public.error_logs e;

create view private.desk_events as
 SELECT id,
    created_at,
    event_type,
    event_name,
    page_url,
    referrer,
    device_type,
    browser,
    os,
    properties
   FROM public.analytics_events e;

-- The diary with the names of those who acted; `person` is empty when the account is gone or the system acted.
create view private.desk_trail as
 SELECT a.id,
    a.at,
    COALESCE((u.email)::text, ''::text) AS person,
    a.action,
    a.entity,
    a.entity_id,
    a.detail
   FROM (public.audit_log a
     LEFT JOIN auth.users u ON ((u.id = a.actor)));

-- A page of a list as {rows, total}; `total` is counted up to 10,001. What a filter does not know narrows nothing, except
-- a list that does not exist: not_found.
create function private.read_list(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
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
$function$;

-- At most 200 rows a page.
create function public.desk_rows(list text, search text default ''::text, filters jsonb default '{}'::jsonb, sort text default NULL::text, descending boolean default true, page_size integer default 50, page_offset integer default 0)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select private.read_list(list, search, filters, sort, descending, least(greatest(coalesce(page_size, 50), 1), 200), page_offset)
$function$;
grant execute on function public.desk_rows(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer) to authenticated;

-- The same for a file, 1,000 rows a call. What leaves the shop is in the diary: once, when the first rows go.
create function public.export_rows(list text, search text default ''::text, filters jsonb default '{}'::jsonb, sort text default NULL::text, descending boolean default true, page_offset integer default 0)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  answer constant jsonb := private.read_list(list, search, filters, sort, descending, 1000, page_offset);
begin
  if coalesce(page_offset, 0) <= 0 then
    perform private.audit('exported', 'desk_lists', list,
      jsonb_build_object('rows', answer -> 'total', 'filters', coalesce(filters, '{}')));
  end if;
  return answer;
end
$function$;
grant execute on function public.export_rows(list text, search text, filters jsonb, sort text, descending boolean, page_offset integer) to authenticated;
