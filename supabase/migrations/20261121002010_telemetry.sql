-- Telemetry: what broke, how fast pages were, what is used. Everybody may add rows, nobody but administrators reads them,
-- nobody changes them. A row is never worth an error on somebody's phone: what is too long is cut, what should not be
-- told is taken out, and what comes too often is dropped without a word.

create table public.error_logs (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  error_message text not null check (length(error_message) <= 1000),
  error_stack text check (length(error_stack) <= 8000),
  error_type text check (length(error_type) <= 100),
  severity text not null default 'critical' check (severity in ('critical', 'error', 'warning')),
  page_url text check (length(page_url) <= 500),
  user_agent text check (length(user_agent) <= 400),
  component_stack text check (length(component_stack) <= 8000),
  created_at timestamptz not null default now()
);
create index error_logs_created_at_idx on public.error_logs (created_at desc);
create index error_logs_user_id_idx on public.error_logs (user_id);

-- Milliseconds, except CLS, which has no unit. `metadata` holds connection_type, device_memory and, for calls of the
-- API, endpoint and status.
create table public.performance_metrics (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  page_url text not null check (length(page_url) <= 500),
  metric_name text not null
    check (metric_name in ('LCP', 'FID', 'INP', 'CLS', 'api_success', 'api_error')),
  metric_value double precision not null check (metric_value >= 0 and metric_value <= 3600000),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object' and length(metadata::text) <= 1000),
  created_at timestamptz not null default now()
);
create index performance_metrics_created_at_idx on public.performance_metrics (created_at desc);
create index performance_metrics_metric_name_idx on public.performance_metrics (metric_name, created_at desc);
create index performance_metrics_user_id_idx on public.performance_metrics (user_id);

-- `session_id` is random for every page load and kept nowhere: it tells steps of one visit from steps of another.
create table public.analytics_events (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  session_id text not null check (length(session_id) between 8 and 64),
  event_type text not null check (event_type in ('page_view', 'click', 'form_submit', 'purchase')),
  event_name text not null check (length(event_name) <= 120),
  page_url text not null check (length(page_url) <= 500),
  referrer text check (length(referrer) <= 500),
  properties jsonb not null default '{}' check (jsonb_typeof(properties) = 'object' and length(properties::text) <= 1000),
  user_agent text check (length(user_agent) <= 400),
  device_type text check (device_type in ('mobile', 'tablet', 'desktop')),
  browser text check (length(browser) <= 40),
  os text check (length(os) <= 40),
  created_at timestamptz not null default now()
);
create index analytics_events_created_at_idx on public.analytics_events (created_at desc);
create index analytics_events_event_type_idx on public.analytics_events (event_type, created_at desc);
create index analytics_events_user_id_idx on public.analytics_events (user_id);

grant insert (user_id, error_message, error_stack, error_type, severity, page_url, user_agent, component_stack)
  on public.error_logs to anon, authenticated;
grant insert (user_id, page_url, metric_name, metric_value, metadata) on public.performance_metrics to anon, authenticated;
grant insert (user_id, session_id, event_type, event_name, page_url, referrer, properties, user_agent, device_type,
  browser, os) on public.analytics_events to anon, authenticated;
grant select on public.error_logs, public.performance_metrics, public.analytics_events to authenticated;
grant all on public.error_logs, public.performance_metrics, public.analytics_events to service_role;
alter table public.error_logs enable row level security;
alter table public.performance_metrics enable row level security;
alter table public.analytics_events enable row level security;

-- A row names nobody or the one who sends it.
create policy error_logs_insert_anyone on public.error_logs
  for insert to anon, authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy performance_metrics_insert_anyone on public.performance_metrics
  for insert to anon, authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy analytics_events_insert_anyone on public.analytics_events
  for insert to anon, authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy error_logs_select_admin on public.error_logs
  for select to authenticated using ((select public.has_capability('telemetry')));
create policy performance_metrics_select_admin on public.performance_metrics
  for select to authenticated using ((select public.has_capability('telemetry')));
create policy analytics_events_select_admin on public.analytics_events
  for select to authenticated using ((select public.has_capability('telemetry')));

select private.register_personal_data('public.error_logs', erasure => 'set user_id = null'),
  private.register_personal_data('public.performance_metrics', erasure => 'set user_id = null'),
  private.register_personal_data('public.analytics_events');


-- How much was taken of a share within a span of time: one row a bucket and span, so that counting costs the same
-- however much comes.
create table private.rate_windows (
  bucket text not null,
  opened_at timestamptz not null,
  used integer not null,
  primary key (bucket, opened_at)
);
create index rate_windows_opened_at_idx on private.rate_windows (opened_at);
revoke all on private.rate_windows from public;

create function private.take_share(bucket text, most integer, span interval) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into private.rate_windows as w (bucket, opened_at, used)
  values (take_share.bucket, date_bin(span, clock_timestamp(), timestamptz 'epoch'), 1)
  on conflict on constraint rate_windows_pkey do update set used = w.used + 1 where w.used < most;
  return found;
end
$$;
revoke all on function private.take_share(text, integer, interval) from public;

-- Drops a row above the share: of its sender, as far as a request tells who that is, in ten minutes; of all in an hour.
create function private.admit_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  sender constant text := coalesce(auth.uid()::text, private.caller_address(), to_jsonb(new) ->> 'session_id');
begin
  if sender is not null and not private.take_share(
    tg_table_name || ' of ' || md5(sender), tg_argv[0]::integer, interval '10 minutes') then
    return null;
  end if;
  if not private.take_share(tg_table_name, tg_argv[1]::integer, interval '1 hour') then
    return null;
  end if;
  return new;
end
$$;
revoke all on function private.admit_row() from public;

-- An address without what people typed or were given: no query, no fragment, no credentials.
create function private.bare_url(address text) returns text
language sql immutable
set search_path = ''
as $$
  select left(regexp_replace(regexp_replace(address, '[?#].*$', ''), '//[^/@]*@', '//'), 500)
$$;

-- A message without addresses, phone numbers and tokens.
create function private.impersonal(message text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(message,
    '[[:alnum:]._%+-]+@[[:alnum:].-]+\.[[:alpha:]]{2,}', '[email]', 'g'),
    '(\+?254|\m0)[17]\d{8}\M', '[phone]', 'g'),
    'eyJ[[:alnum:]_-]+\.[[:alnum:]_.-]+', '[token]', 'g'),
    '\?[^[:space:]:)=]*=[^[:space:]:)]*', '', 'g')
$$;

-- Plain values only, and none under a name that speaks of health or of a person.
create function private.harmless(facts jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when length(kept::text) <= 1000 then kept else '{}' end
  from (
    select coalesce(jsonb_object_agg(left(f.key, 40), f.value), '{}') as kept
    from jsonb_each(case jsonb_typeof(facts) when 'object' then facts else '{}' end) f
    where jsonb_typeof(f.value) in ('string', 'number', 'boolean')
      and f.key !~* '(name|mail|phone|address|token|secret|password|health|symptom|diagnos|medic|pregnan|weight|height|bmi|glucose|pressure|mood|answer|score)'
  ) checked
$$;

create function private.tidy_error() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.error_message := left(private.impersonal(coalesce(new.error_message, '')), 1000);
  new.error_stack := left(private.impersonal(new.error_stack), 8000);
  new.component_stack := left(private.impersonal(new.component_stack), 8000);
  new.error_type := left(new.error_type, 100);
  new.page_url := private.bare_url(new.page_url);
  new.user_agent := left(new.user_agent, 400);
  return new;
end
$$;

create function private.tidy_metric() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.page_url := private.bare_url(new.page_url);
  new.metadata := private.harmless(new.metadata);
  return new;
end
$$;

create function private.tidy_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.event_name := left(private.impersonal(new.event_name), 120);
  new.page_url := private.bare_url(new.page_url);
  new.referrer := private.bare_url(new.referrer);
  new.properties := private.harmless(new.properties);
  new.user_agent := left(new.user_agent, 400);
  new.browser := left(new.browser, 40);
  new.os := left(new.os, 40);
  return new;
end
$$;

revoke all on function private.bare_url(text) from public;
revoke all on function private.impersonal(text) from public;
revoke all on function private.harmless(jsonb) from public;
revoke all on function private.tidy_error() from public;
revoke all on function private.tidy_metric() from public;
revoke all on function private.tidy_event() from public;

-- Triggers fire by name: first whether there is room, then what may stay of the row.
create trigger admit_row before insert on public.error_logs
  for each row when (current_user in ('anon', 'authenticated')) execute function private.admit_row('20', '600');
create trigger admit_row before insert on public.performance_metrics
  for each row when (current_user in ('anon', 'authenticated')) execute function private.admit_row('300', '20000');
create trigger admit_row before insert on public.analytics_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.admit_row('300', '20000');
create trigger tidy_error before insert on public.error_logs
  for each row execute function private.tidy_error();
create trigger tidy_metric before insert on public.performance_metrics
  for each row execute function private.tidy_metric();
create trigger tidy_event before insert on public.analytics_events
  for each row execute function private.tidy_event();
