-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The lists of the desks: orders, customers, subscriptions and so on, each searched, filtered, sorted, read page by page
-- and taken along as a file. They are all read by one pair of functions from views that no API sees. A list says here
-- which capability opens it and which of its columns may be looked in, compared and sorted by: a name from a caller is
-- looked up in this table and never becomes SQL by itself.
--
-- Saved views: how somebody of the team likes to look at a list, searched and filtered, kept under a name of their own and opened with one
-- tap on whatever device they work. A view is the search part of an address and opens nothing: the list itself decides who reads it.
--
-- Many at once: reviews are decided, messages settled, products published, archived and put on a shelf many at a time, as orders are packed.
-- One call of private.each; what is done already is not done again, so that a press that got no answer may be repeated: nobody is told twice.

create table private.desk_lists (
  name text not null,
  capability text not null,
  source text not null,
  sought text[] not null,
  filters text[] not null,
  sorts text[] not null,
  dated text not null,
  leads text,
  holds text[] default '{}'::text[] not null,
  numbered text,
  constraint desk_lists_pkey PRIMARY KEY (name)
);
comment on table private.desk_lists is 'The lists of the desk, which desk_rows and export_rows read from views. Filled by migrations.';
comment on column private.desk_lists.name is 'Name of the list.';
comment on column private.desk_lists.capability is 'What opens it.';
comment on column private.desk_lists.source is 'The view it reads.';
comment on column private.desk_lists.sought is 'Columns that a search looks in.';
comment on column private.desk_lists.filters is 'Columns that can be compared with a value.';
comment on column private.desk_lists.sorts is 'Columns it can be sorted by; the first is the default.';
comment on column private.desk_lists.dated is 'Column that from and until, EAT days, are about.';
comment on column private.desk_lists.leads is 'A column of yes and no: rows with yes stand first while the list has its usual order, the oldest before all; null: none do.';
comment on column private.desk_lists.holds is 'Columns of several values, any of which can be compared.';
comment on column private.desk_lists.numbered is 'A function that answers the id of the row that a number of an order means; null: a search looks in the columns alone.';

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
comment on view private.desk_orders is 'The list of orders. Mail addresses are for who may see customers.';
comment on column private.desk_orders.id is 'The order.';
comment on column private.desk_orders.number is 'As orders.number.';
comment on column private.desk_orders.placed_at is 'When it was placed.';
comment on column private.desk_orders.contact_name is 'Who receives it.';
comment on column private.desk_orders.phone is 'Number of who receives it.';
comment on column private.desk_orders.email is 'The buyer''s address; null for visitors and for who may not see customers.';
comment on column private.desk_orders.county is 'County it is sent to.';
comment on column private.desk_orders.town is 'Town or estate.';
comment on column private.desk_orders.payment_method is 'As orders.payment_method.';
comment on column private.desk_orders.payment_state is 'As orders.payment_state.';
comment on column private.desk_orders.fulfilment_state is 'As orders.fulfilment_state.';
comment on column private.desk_orders.return_state is 'As orders.return_state.';
comment on column private.desk_orders.coupon_code is 'The coupon used; null without one.';
comment on column private.desk_orders.delivery_kes is 'Fee of the delivery, KSh.';
comment on column private.desk_orders.discount_kes is 'Taken off by the coupon, KSh.';
comment on column private.desk_orders.total_kes is 'Total, KSh.';
comment on column private.desk_orders.buyer is 'account or guest, as it was placed.';
comment on column private.desk_orders.delivered_at is 'When it was delivered; null until then.';

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
comment on view private.desk_reviews is 'The list of product reviews, without whose they are.';
comment on column private.desk_reviews.id is 'The review.';
comment on column private.desk_reviews.created_at is 'When it was written.';
comment on column private.desk_reviews.product_id is 'The product.';
comment on column private.desk_reviews.product is 'Its name.';
comment on column private.desk_reviews.rating is '1 to 5 stars.';
comment on column private.desk_reviews.title is 'Its title.';
comment on column private.desk_reviews.body is 'Its text.';
comment on column private.desk_reviews.author_name is 'What it is signed with.';
comment on column private.desk_reviews.state is 'published, held or rejected.';
comment on column private.desk_reviews.held_reason is 'As product_reviews.held_reason.';
comment on column private.desk_reviews.moderator_note is 'Note of the team.';
comment on column private.desk_reviews.edited_at is 'When its writer changed it; null when never.';

create view private.desk_testimonials as
 SELECT id,
    created_at,
    name,
    location,
    quote,
    rating,
    is_active
   FROM public.testimonials t;
comment on view private.desk_testimonials is 'The list of testimonials.';
comment on column private.desk_testimonials.id is 'The testimonial.';
comment on column private.desk_testimonials.created_at is 'When it was added.';
comment on column private.desk_testimonials.name is 'As testimonials.name.';
comment on column private.desk_testimonials.location is 'As testimonials.location.';
comment on column private.desk_testimonials.quote is 'As testimonials.quote.';
comment on column private.desk_testimonials.rating is '1 to 5 stars.';
comment on column private.desk_testimonials.is_active is 'Whether it is shown.';

-- Messages and bookings lead to their customer, as orders and returns do by their buyer.
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
    (user_id IS NOT NULL) AS has_account,
    phone,
    ( SELECT o.id
           FROM public.orders o
          WHERE (o.number = m.order_number)) AS order_id,
    has_priority,
        CASE
            WHEN (state = 'new'::text) THEN created_at
            ELSE NULL::timestamp with time zone
        END AS waits_since,
    (has_priority AND (state = 'new'::text)) AS goes_first,
    channel,
        CASE
            WHEN ( SELECT public.has_capability('orders'::text) AS has_capability) THEN COALESCE((user_id)::text, phone)
            ELSE NULL::text
        END AS customer
   FROM public.contact_messages m;
comment on view private.desk_messages is 'The list of messages to the shop.';
comment on column private.desk_messages.id is 'The message.';
comment on column private.desk_messages.created_at is 'When it came.';
comment on column private.desk_messages.name is 'As contact_messages.name.';
comment on column private.desk_messages.email is 'Where to answer; null for an SMS or a WhatsApp message.';
comment on column private.desk_messages.topic is 'As contact_messages.topic.';
comment on column private.desk_messages.order_number is 'As contact_messages.order_number.';
comment on column private.desk_messages.message is 'Its text.';
comment on column private.desk_messages.state is 'new, answered or spam.';
comment on column private.desk_messages.settled_at is 'When it was settled; null while new.';
comment on column private.desk_messages.has_account is 'Whether it was written signed in.';
comment on column private.desk_messages.phone is 'Who wrote by SMS or WhatsApp; null for a message of the contact page.';
comment on column private.desk_messages.order_id is 'The order of that number; null where there is none.';
comment on column private.desk_messages.has_priority is 'As contact_messages.has_priority.';
comment on column private.desk_messages.waits_since is 'When it came, while nobody has settled it; null after that.';
comment on column private.desk_messages.goes_first is 'Whether it waits and has priority.';
comment on column private.desk_messages.channel is 'sms or whatsapp; null for a message of the contact page.';
comment on column private.desk_messages.customer is 'Who wrote, as customer_page takes them; null where neither account nor phone is known, and for who may not see orders.';

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
    c.created_at,
        CASE
            WHEN ( SELECT public.has_capability('orders'::text) AS has_capability) THEN (c.client_id)::text
            ELSE NULL::text
        END AS customer
   FROM (public.consultations c
     JOIN public.practitioners p ON ((p.id = c.practitioner_id)))
  WHERE (( SELECT public.has_capability('practices'::text) AS has_capability) OR (c.practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)));
comment on view private.desk_consultations is 'The list of consultations: all for who runs the practices, their own for practitioners.';
comment on column private.desk_consultations.id is 'The consultation.';
comment on column private.desk_consultations.number is 'As consultations.number.';
comment on column private.desk_consultations.starts_at is 'When it begins.';
comment on column private.desk_consultations.practitioner is 'Name of the practitioner.';
comment on column private.desk_consultations.client_name is 'Name of the client.';
comment on column private.desk_consultations.service_name is 'Name of the service.';
comment on column private.desk_consultations.mode is 'video, phone or in_person.';
comment on column private.desk_consultations.minutes is 'Length, minutes.';
comment on column private.desk_consultations.state is 'As consultations.state.';
comment on column private.desk_consultations.covered_by is 'plan, mpesa or free.';
comment on column private.desk_consultations.payment_state is 'As consultations.payment_state.';
comment on column private.desk_consultations.price_kes is 'Price, KSh.';
comment on column private.desk_consultations.created_at is 'When it was booked.';
comment on column private.desk_consultations.customer is 'Account of the client; null once it is erased, and for who may not see orders.';

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
comment on view private.desk_errors is 'The list of errors, without whose they were.';
comment on column private.desk_errors.id is 'The error.';
comment on column private.desk_errors.created_at is 'When it happened.';
comment on column private.desk_errors.severity is 'critical, error or warning.';
comment on column private.desk_errors.error_type is 'Kind of the error.';
comment on column private.desk_errors.error_message is 'What it said.';
comment on column private.desk_errors.page_url is 'The page.';
comment on column private.desk_errors.user_agent is 'What the browser calls itself.';
comment on column private.desk_errors.error_stack is 'Where in the code.';
comment on column private.desk_errors.component_stack is 'Where in the page.';

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
comment on view private.desk_events is 'The list of usage events, without whose they were.';
comment on column private.desk_events.id is 'The event.';
comment on column private.desk_events.created_at is 'When it happened.';
comment on column private.desk_events.event_type is 'As analytics_events.event_type.';
comment on column private.desk_events.event_name is 'What was seen or pressed.';
comment on column private.desk_events.page_url is 'The page.';
comment on column private.desk_events.referrer is 'Where they came from.';
comment on column private.desk_events.device_type is 'mobile, tablet or desktop.';
comment on column private.desk_events.browser is 'Name of the browser.';
comment on column private.desk_events.os is 'Name of the system.';
comment on column private.desk_events.properties is 'Plain values.';

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
comment on view private.desk_trail is 'The diary of the shop with who acted.';
comment on column private.desk_trail.id is 'The line.';
comment on column private.desk_trail.at is 'When.';
comment on column private.desk_trail.person is 'Address of who acted; empty when the system did or the account is gone.';
comment on column private.desk_trail.action is 'As audit_log.action.';
comment on column private.desk_trail.entity is 'Table that it is about.';
comment on column private.desk_trail.entity_id is 'Key of the row.';
comment on column private.desk_trail.detail is 'As audit_log.detail.';

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
  wanted_id text;
  asked constant jsonb := case jsonb_typeof(filters) when 'object' then filters else '{}' end;
  conditions text;
  answer jsonb;
begin
  select * into shape from private.desk_lists l where l.name = list;
  if shape.name is null then
    perform private.refuse('not_found', 'There is no such list.');
  end if;
  perform private.require_capability(shape.capability);
  if shape.numbered is not null and wanted <> '' then
    execute format('select %s($1)', shape.numbered) into wanted_id using wanted;
  end if;

  select concat_ws(' and ', 'true',
    case when wanted <> '' then (
      select '(' || string_agg(format('strpos(lower(x.%1$I::text), $1) > 0', c)
        || case when c = 'phone' then ' or x.phone = $2' else '' end, ' or ')
        || case when wanted_id is not null then ' or x.id = $6' else '' end || ')' from unnest(shape.sought) c) end,
    (select string_agg(format('x.%1$I::text = $3 ->> %1$L', c), ' and ') from unnest(shape.filters) c
      where coalesce(asked ->> c, '') <> ''),
    (select string_agg(format('$3 ->> %1$L = any (x.%1$I)', c), ' and ') from unnest(shape.holds) c
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
        select x.* from %1$s x where %2$s order by %5$s x.%3$I %4$s nulls last, x.id %4$s limit $4 offset $5) p))
  $sql$, shape.source, conditions, case when sort = any (shape.sorts) then sort else shape.sorts[1] end,
    case when coalesce(descending, true) then 'desc' else 'asc' end,
    case when shape.leads is not null and not coalesce(sort = any (shape.sorts), false) then
      format('x.%1$I desc, case when x.%1$I then x.%2$I end,', shape.leads, shape.dated) else '' end)
  into answer
  using wanted, wanted_phone, asked, page_size, greatest(coalesce(page_offset, 0), 0), wanted_id;
  return answer;
end
$function$;
comment on function private.read_list(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer) is 'A page of a list of the desk; `total` is counted up to 10,001. Unknown filters narrow nothing; what leads
stands first in the usual order. Answers
{rows [{*: jsonb}], total integer}. Refusals: not_found.';

-- At most 200 rows a page.
create function public.desk_rows(list text, search text default ''::text, filters jsonb default '{}'::jsonb, sort text default NULL::text, descending boolean default true, page_size integer default 50, page_offset integer default 0)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select private.read_list(list, search, filters, sort, descending, least(greatest(coalesce(page_size, 50), 1), 200), page_offset)
$function$;
comment on function public.desk_rows(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer) is 'A page of a list of the desk, at most 200 rows; for who has the list''s capability. `filters` holds values by column,
and from and until as EAT days. Answers as private.read_list. Refusals: not_allowed, not_found.';
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
comment on function public.export_rows(list text, search text, filters jsonb, sort text, descending boolean, page_offset integer) is 'A list of the desk for a file, 1,000 rows a call; noted in the diary once. Answers as private.read_list. Refusals:
not_allowed, not_found.';
grant execute on function public.export_rows(list text, search text, filters jsonb, sort text, descending boolean, page_offset integer) to authenticated;

create table public.saved_views (
  id bigint generated always as identity,
  user_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_list_check CHECK ((list ~ '^[a-z][a-z/-]{1,39}$'::text)),
  constraint saved_views_name_check CHECK ((((length(name) >= 1) AND (length(name) <= 40)) AND (name !~ '[<>[:cntrl:]]'::text))),
  constraint saved_views_query_check CHECK ((((length(query) >= 1) AND (length(query) <= 1000)) AND (query !~ '[[:space:]#?<>"]'::text))),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.saved_views enable row level security;
comment on table public.saved_views is 'Views of the lists of the desk that people of the team keep, at most 20 of a list each. People read their own; functions write.';
comment on column public.saved_views.id is 'The key of the row.';
comment on column public.saved_views.user_id is 'Whose it is; it goes with the account.';
comment on column public.saved_views.list is 'The list: its address behind /admin/, today for /admin.';
comment on column public.saved_views.name is '1 to 40 letters, once in a list.';
comment on column public.saved_views.query is 'The search part of its address, without a question mark.';
comment on column public.saved_views.created_at is 'When it was kept.';
grant select on table public.saved_views to authenticated;
grant all on table public.saved_views to service_role;

create unique index saved_views_name_idx ON public.saved_views USING btree (user_id, list, lower(name));

create policy saved_views_select_own on public.saved_views for select to authenticated
  using ((user_id = ( SELECT private.caller() AS caller)));

create function private.works_here()
returns boolean
language sql
stable
set search_path = ''
as $function$ select coalesce(bool_or(public.has_capability(c.capability)), false) from (select distinct capability from private.role_capabilities) c $function$;
comment on function private.works_here() is 'Whether the caller has any part of the work at the desk.';

create function private.view_name(name text)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
declare
  wanted constant text := regexp_replace(private.plain_text(view_name.name), '\s+', ' ', 'g');
begin
  if length(wanted) not between 1 and 40 or wanted ~ '[<>]' then
    perform private.refuse('bad_name', 'A name has 1 to 40 letters.');
  end if;
  return wanted;
end
$function$;
comment on function private.view_name(name text) is 'The name of a view as it is kept. Refusals: bad_name.';

-- One at a time for each person, so that twenty stay twenty. What is kept already under that name stays one.
create function public.save_view(list text, name text, query text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $function$
declare
  wanted constant text := private.view_name(save_view.name);
  known public.saved_views;
  made bigint;
begin
  if not private.works_here() then
    perform private.refuse('not_allowed', 'Your role does not include this.', 'Ask the owner of the shop.');
  end if;
  if save_view.list !~ '^[a-z][a-z/-]{1,39}$' or length(save_view.query) not between 1 and 1000 or save_view.query ~ '[[:space:]#?<>"]'
      or save_view.list is null or save_view.query is null then
    perform private.refuse('bad_view', 'This view cannot be kept.', 'Search or filter the list first.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('views of ' || private.caller(), 0));
  select * into known from public.saved_views v
  where v.user_id = private.caller() and v.list = save_view.list and lower(v.name) = lower(wanted);
  if known.query = save_view.query then
    return known.id;
  end if;
  if known.id is not null then
    perform private.refuse('name_taken', 'You have a view of this name already.');
  end if;
  if (select count(*) from public.saved_views v where v.user_id = private.caller() and v.list = save_view.list) >= 20 then
    perform private.refuse('too_many_views', 'You have 20 views of this list already.', 'Delete one first.');
  end if;
  insert into public.saved_views (user_id, list, name, query) values (private.caller(), save_view.list, wanted, save_view.query)
  returning id into made;
  return made;
end
$function$;
comment on function public.save_view(list text, name text, query text) is 'Keeps a view of a list for the caller, who works at the desk, at most 20 of a list; the same one twice is one. Answers its id. Refusals: bad_name, bad_view, name_taken, not_allowed, too_many_views.';
grant execute on function public.save_view(list text, name text, query text) to authenticated, service_role;

create function public.rename_view(view_id bigint, name text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  wanted constant text := private.view_name(rename_view.name);
  target public.saved_views;
begin
  perform pg_advisory_xact_lock(hashtextextended('views of ' || coalesce(private.caller()::text, ''), 0));
  select * into target from public.saved_views v where v.id = view_id and v.user_id = private.caller();
  if target.id is null then
    perform private.refuse('not_found', 'There is no such view any more.');
  end if;
  if exists (select from public.saved_views v
      where v.user_id = target.user_id and v.list = target.list and lower(v.name) = lower(wanted) and v.id <> target.id) then
    perform private.refuse('name_taken', 'You have a view of this name already.');
  end if;
  update public.saved_views v set name = wanted where v.id = view_id;
end
$function$;
comment on function public.rename_view(view_id bigint, name text) is 'Gives a view of the caller another name. Refusals: bad_name, name_taken, not_found.';
grant execute on function public.rename_view(view_id bigint, name text) to authenticated, service_role;

create function public.delete_view(view_id bigint)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
begin
  delete from public.saved_views v where v.id = view_id and v.user_id = private.caller();
  return found;
end
$function$;
comment on function public.delete_view(view_id bigint) is 'Deletes a view of the caller; answers whether there was one.';
grant execute on function public.delete_view(view_id bigint) to authenticated, service_role;

create function private.decide_review(review_id bigint, next_state text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.product_reviews;
begin
  select * into target from public.product_reviews r where r.id = review_id for update;
  if target.state = next_state and not exists (select from public.review_reports x where x.review_id = target.id and not x.settled) then
    return;
  end if;
  perform public.moderate_review(review_id, next_state, target.moderator_note);
end
$function$;
comment on function private.decide_review(review_id bigint, next_state text) is 'Publishes or rejects a review unless that is so already; its note stays. Refusals: those of moderate_review.';

create function public.moderate_reviews(review_ids bigint[], next_state text)
returns jsonb
language sql
security definer
set search_path = ''
as $function$ select private.each('reviews', review_ids::text[], 'select private.decide_review($1::bigint, $2)', next_state) $function$;
comment on function public.moderate_reviews(review_ids bigint[], next_state text) is 'The desk (reviews) publishes or rejects up to 200 reviews, each for itself; one that is so already tells nobody. Answers as private.each. Refusals: not_allowed, not_found, too_many, wrong_state.';
grant execute on function public.moderate_reviews(review_ids bigint[], next_state text) to authenticated, service_role;

create function private.settle_message(message_id uuid, next_state text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  former text;
begin
  select m.state into former from public.contact_messages m where m.id = message_id for update;
  if former is null then
    perform private.refuse('not_found', 'There is no such message any more.');
  end if;
  if next_state is null or next_state not in ('new', 'answered', 'spam') then
    perform private.refuse('wrong_state', 'A message is new, answered or spam.');
  end if;
  if former <> next_state then
    update public.contact_messages m set state = next_state where m.id = message_id;
    perform private.audit('update', 'contact_messages', message_id::text, jsonb_build_object('state', next_state, 'was', former));
  end if;
end
$function$;
comment on function private.settle_message(message_id uuid, next_state text) is 'Sets the state of a message: new, answered or spam. Refusals: not_found, wrong_state.';

create function public.settle_messages(message_ids uuid[], next_state text)
returns jsonb
language sql
security definer
set search_path = ''
as $function$ select private.each('messages', message_ids::text[], 'select private.settle_message($1::uuid, $2)', next_state) $function$;
comment on function public.settle_messages(message_ids uuid[], next_state text) is 'The desk (messages) marks up to 200 messages as answered, spam or new again, each for itself. Answers as private.each. Refusals: not_allowed, not_found, too_many, wrong_state.';
grant execute on function public.settle_messages(message_ids uuid[], next_state text) to authenticated, service_role;

create function private.move_product(product_id bigint, next_status text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if not exists (select from public.products p where p.id = product_id) then
    perform private.refuse('not_found', 'There is no such product any more.');
  end if;
  perform public.set_product_status(array[product_id], next_status);
end
$function$;
comment on function private.move_product(product_id bigint, next_status text) is 'Publishes, withdraws or archives a product or an option. Refusals: not_found, and those of set_product_status.';

create function public.move_products(product_ids bigint[], next_status text)
returns jsonb
language sql
security definer
set search_path = ''
as $function$ select private.each('products', product_ids::text[], 'select private.move_product($1::bigint, $2)', next_status) $function$;
comment on function public.move_products(product_ids bigint[], next_status text) is 'The desk (products) publishes, withdraws or archives up to 200 products and options, each for itself. Answers as private.each. Refusals: not_allowed, not_found, too_many, wrong_state.';
grant execute on function public.move_products(product_ids bigint[], next_status text) to authenticated, service_role;

create function private.shelve_product(product_id bigint, shelf text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.products;
begin
  select * into target from public.products p where p.id = product_id for no key update;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such product any more.');
  end if;
  if target.variant_of is not null then
    perform private.refuse('is_option', 'An option stands on the shelf of its product.');
  end if;
  if not exists (select from public.product_categories c where c.id = shelf) then
    perform private.refuse('bad_shelf', 'There is no such shelf.');
  end if;
  if target.category_id <> shelf then
    update public.products p set category_id = shelf where p.id = product_id;
    perform private.audit('product_saved', 'products', product_id::text, jsonb_build_object('category_id', shelf, 'was', target.category_id));
  end if;
end
$function$;
comment on function private.shelve_product(product_id bigint, shelf text) is 'Puts a product with its options on another shelf. Refusals: bad_shelf, is_option, not_found.';

create function public.shelve_products(product_ids bigint[], shelf text)
returns jsonb
language sql
security definer
set search_path = ''
as $function$ select private.each('products', product_ids::text[], 'select private.shelve_product($1::bigint, $2)', shelf) $function$;
comment on function public.shelve_products(product_ids bigint[], shelf text) is 'The desk (products) puts up to 200 products on a shelf, each for itself, their options with them. Answers as private.each. Refusals: bad_shelf, is_option, not_allowed, not_found, too_many.';
grant execute on function public.shelve_products(product_ids bigint[], shelf text) to authenticated, service_role;
