-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Telemetry: what broke, how fast pages were, what is used. Everybody may add rows, nobody but administrators reads them,
-- nobody changes them. A row is never worth an error on somebody's phone: what is too long is cut, what should not be
-- told is taken out, and what comes too often is dropped without a word.
--
-- Errors: which version of the app they happened in. An app for phones or a page that stays open may be older than the shop.

create table public.error_logs (
  id bigint generated always as identity,
  user_id uuid,
  error_message text not null,
  error_stack text,
  error_type text,
  severity text default 'critical'::text not null,
  page_url text,
  user_agent text,
  component_stack text,
  created_at timestamp with time zone default now() not null,
  app_version text,
  constraint error_logs_pkey PRIMARY KEY (id),
  constraint error_logs_error_message_check CHECK ((length(error_message) <= 1000)),
  constraint error_logs_error_stack_check CHECK ((length(error_stack) <= 8000)),
  constraint error_logs_error_type_check CHECK ((length(error_type) <= 100)),
  constraint error_logs_severity_check CHECK ((severity = ANY (ARRAY['critical'::text, 'error'::text, 'warning'::text]))),
  constraint error_logs_page_url_check CHECK ((length(page_url) <= 500)),
  constraint error_logs_user_agent_check CHECK ((length(user_agent) <= 400)),
  constraint error_logs_component_stack_check CHECK ((length(component_stack) <= 8000)),
  constraint error_logs_app_version_check CHECK ((length(app_version) <= 40)),
  constraint error_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.error_logs enable row level security;
comment on table public.error_logs is 'What broke on people''s devices; kept 90 days. Everybody may insert, the desk (telemetry) reads. Above a share rows are dropped without a word.';
comment on column public.error_logs.id is 'The key of the row.';
comment on column public.error_logs.user_id is 'Who had it; null for visitors, and once the account is erased.';
comment on column public.error_logs.error_message is 'Without addresses, phones and tokens, up to 1,000 letters.';
comment on column public.error_logs.error_stack is 'Where in the code, up to 8,000 letters; null when not known.';
comment on column public.error_logs.error_type is 'Kind of the error, such as TypeError; null when not known.';
comment on column public.error_logs.severity is 'critical, error or warning.';
comment on column public.error_logs.page_url is 'The page, without query and fragment; null when not known.';
comment on column public.error_logs.user_agent is 'What the browser calls itself; null when not known.';
comment on column public.error_logs.component_stack is 'Where in the page, by React; null when not known.';
comment on column public.error_logs.created_at is 'When the row was made.';
comment on column public.error_logs.app_version is 'Version of the app that had it; null for releases that did not say.';
grant select, insert (user_id, error_message, error_stack, error_type, severity, page_url, user_agent, component_stack, app_version) on table public.error_logs to authenticated;
grant all on table public.error_logs to service_role;
grant insert (user_id, error_message, error_stack, error_type, severity, page_url, user_agent, component_stack, app_version) on table public.error_logs to anon;

create index error_logs_created_at_idx ON public.error_logs USING btree (created_at DESC);

create index error_logs_user_id_idx ON public.error_logs USING btree (user_id);

-- Milliseconds, except CLS, which has no unit. `metadata` holds connection_type, device_memory and, for calls of the
-- API, endpoint and status.
create table public.performance_metrics (
  id bigint generated always as identity,
  user_id uuid,
  page_url text not null,
  metric_name text not null,
  metric_value double precision not null,
  metadata jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint performance_metrics_pkey PRIMARY KEY (id),
  constraint performance_metrics_page_url_check CHECK ((length(page_url) <= 500)),
  constraint performance_metrics_metric_name_check CHECK ((metric_name = ANY (ARRAY['LCP'::text, 'FID'::text, 'INP'::text, 'CLS'::text, 'api_success'::text, 'api_error'::text]))),
  constraint performance_metrics_metric_value_check CHECK (((metric_value >= (0)::double precision) AND (metric_value <= (3600000)::double precision))),
  constraint performance_metrics_metadata_check CHECK (((jsonb_typeof(metadata) = 'object'::text) AND (length((metadata)::text) <= 1000))),
  constraint performance_metrics_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.performance_metrics enable row level security;
comment on table public.performance_metrics is 'How fast pages and calls were; kept 90 days. Everybody may insert, the desk (telemetry) reads. Above a share rows are dropped.';
comment on column public.performance_metrics.id is 'The key of the row.';
comment on column public.performance_metrics.user_id is 'Whose page; null for visitors, and once the account is erased.';
comment on column public.performance_metrics.page_url is 'The page, without query and fragment.';
comment on column public.performance_metrics.metric_name is 'LCP, FID, INP, CLS, api_success or api_error.';
comment on column public.performance_metrics.metric_value is 'Milliseconds, except CLS, which has no unit.';
comment on column public.performance_metrics.metadata is 'connection_type, device_memory and, for calls, endpoint and status.';
comment on column public.performance_metrics.created_at is 'When the row was made.';
grant select, insert (user_id, page_url, metric_name, metric_value, metadata) on table public.performance_metrics to authenticated;
grant all on table public.performance_metrics to service_role;
grant insert (user_id, page_url, metric_name, metric_value, metadata) on table public.performance_metrics to anon;

create index performance_metrics_created_at_idx ON public.performance_metrics USING btree (created_at DESC);

create index performance_metrics_metric_name_idx ON public.performance_metrics USING btree (metric_name, created_at DESC);

create index performance_metrics_user_id_idx ON public.performance_metrics USING btree (user_id);

-- `session_id` is random for every page load and kept nowhere: it tells steps of one visit from steps of another.
create table public.analytics_events (
  id bigint generated always as identity,
  user_id uuid,
  session_id text not null,
  event_type text not null,
  event_name text not null,
  page_url text not null,
  referrer text,
  properties jsonb default '{}'::jsonb not null,
  user_agent text,
  device_type text,
  browser text,
  os text,
  created_at timestamp with time zone default now() not null,
  constraint analytics_events_pkey PRIMARY KEY (id),
  constraint analytics_events_session_id_check CHECK (((length(session_id) >= 8) AND (length(session_id) <= 64))),
  constraint analytics_events_event_type_check CHECK ((event_type = ANY (ARRAY['page_view'::text, 'click'::text, 'form_submit'::text, 'purchase'::text]))),
  constraint analytics_events_event_name_check CHECK ((length(event_name) <= 120)),
  constraint analytics_events_page_url_check CHECK ((length(page_url) <= 500)),
  constraint analytics_events_referrer_check CHECK ((length(referrer) <= 500)),
  constraint analytics_events_properties_check CHECK (((jsonb_typeof(properties) = 'object'::text) AND (length((properties)::text) <= 1000))),
  constraint analytics_events_user_agent_check CHECK ((length(user_agent) <= 400)),
  constraint analytics_events_device_type_check CHECK ((device_type = ANY (ARRAY['mobile'::text, 'tablet'::text, 'desktop'::text]))),
  constraint analytics_events_browser_check CHECK ((length(browser) <= 40)),
  constraint analytics_events_os_check CHECK ((length(os) <= 40)),
  constraint analytics_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.analytics_events enable row level security;
comment on table public.analytics_events is 'What is used; kept 180 days. Everybody may insert, the desk (telemetry) reads. Above a share rows are dropped.';
comment on column public.analytics_events.id is 'The key of the row.';
comment on column public.analytics_events.user_id is 'Who; null for visitors, and once the account is erased.';
comment on column public.analytics_events.session_id is 'Random for each page load and kept nowhere.';
comment on column public.analytics_events.event_type is 'page_view, click, form_submit or purchase.';
comment on column public.analytics_events.event_name is 'What was seen or pressed.';
comment on column public.analytics_events.page_url is 'The page, without query and fragment.';
comment on column public.analytics_events.referrer is 'Where they came from, without query and fragment; null when not known.';
comment on column public.analytics_events.properties is 'Plain values, none under a name that speaks of health or of a person.';
comment on column public.analytics_events.user_agent is 'What the browser calls itself; null when not known.';
comment on column public.analytics_events.device_type is 'mobile, tablet or desktop; null when not known.';
comment on column public.analytics_events.browser is 'Name of the browser; null when not known.';
comment on column public.analytics_events.os is 'Name of the system; null when not known.';
comment on column public.analytics_events.created_at is 'When the row was made.';
grant select, insert (user_id, session_id, event_type, event_name, page_url, referrer, properties, user_agent, device_type, browser, os) on table public.analytics_events to authenticated;
grant all on table public.analytics_events to service_role;
grant insert (user_id, session_id, event_type, event_name, page_url, referrer, properties, user_agent, device_type, browser, os) on table public.analytics_events to anon;

create index analytics_events_created_at_idx ON public.analytics_events USING btree (created_at DESC);

create index analytics_events_event_type_idx ON public.analytics_events USING btree (event_type, created_at DESC);

create index analytics_events_user_id_idx ON public.analytics_events USING btree (user_id);

-- A row names nobody or the one who sends it.
create policy error_logs_insert_anyone on public.error_logs for insert to anon, authenticated
  with check (((user_id IS NULL) OR (user_id = ( SELECT private.caller() AS uid))));

create policy performance_metrics_insert_anyone on public.performance_metrics for insert to anon, authenticated
  with check (((user_id IS NULL) OR (user_id = ( SELECT private.caller() AS uid))));

create policy analytics_events_insert_anyone on public.analytics_events for insert to anon, authenticated
  with check (((user_id IS NULL) OR (user_id = ( SELECT private.caller() AS uid))));

create policy error_logs_select_admin on public.error_logs for select to authenticated
  using (( SELECT public.has_capability('telemetry'::text) AS has_capability));

create policy performance_metrics_select_admin on public.performance_metrics for select to authenticated
  using (( SELECT public.has_capability('telemetry'::text) AS has_capability));

create policy analytics_events_select_admin on public.analytics_events for select to authenticated
  using (( SELECT public.has_capability('telemetry'::text) AS has_capability));

-- How much was taken of a share within a span of time: one row a bucket and span, so that counting costs the same
-- however much comes.
create table private.rate_windows (
  bucket text not null,
  opened_at timestamp with time zone not null,
  used integer not null,
  constraint rate_windows_pkey PRIMARY KEY (bucket, opened_at)
);
comment on table private.rate_windows is 'How much was taken of a share, one row for each bucket and span of time.';
comment on column private.rate_windows.bucket is 'What is limited, and for whom.';
comment on column private.rate_windows.opened_at is 'When the span began.';
comment on column private.rate_windows.used is 'How often within it.';

create index rate_windows_opened_at_idx ON private.rate_windows USING btree (opened_at);

create function private.take_share(bucket text, most integer, span interval)
returns boolean
language plpgsql
set search_path = ''
as $function$
begin
  insert into private.rate_windows as w (bucket, opened_at, used)
  values (take_share.bucket, date_bin(span, clock_timestamp(), timestamptz 'epoch'), 1)
  on conflict on constraint rate_windows_pkey do update set used = w.used + 1 where w.used < most;
  return found;
end
$function$;
comment on function private.take_share(bucket text, most integer, span interval) is 'Takes one of at most `most` within a fixed span; false when there is none left.';

-- Drops a row above the share: of its sender, as far as a request tells who that is, in ten minutes; of all in an hour.
create function private.admit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  sender constant text := coalesce(private.caller()::text, private.caller_address(), to_jsonb(new) ->> 'session_id');
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
$function$;
comment on function private.admit_row() is 'Trigger, with two limits as arguments: drops a row above the share of its sender in ten minutes or of all in an hour.';

-- An address without what people typed or were given: no query, no fragment, no credentials.
create function private.bare_url(address text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select left(regexp_replace(regexp_replace(address, '[?#].*$', ''), '//[^/@]*@', '//'), 500)
$function$;
comment on function private.bare_url(address text) is 'An address without query, fragment and credentials.';

-- A message without addresses, phone numbers and tokens.
create function private.impersonal(message text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(message,
    '[[:alnum:]._%+-]+@[[:alnum:].-]+\.[[:alpha:]]{2,}', '[email]', 'g'),
    '(\+?254|\m0)[17]\d{8}\M', '[phone]', 'g'),
    'eyJ[[:alnum:]_-]+\.[[:alnum:]_.-]+', '[token]', 'g'),
    '\?[^[:space:]:)=]*=[^[:space:]:)]*', '', 'g')
$function$;
comment on function private.impersonal(message text) is 'A message without mail addresses, phone numbers, tokens and queries.';

-- Plain values only, and none under a name that speaks of health or of a person.
create function private.harmless(facts jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select case when length(kept::text) <= 1000 then kept else '{}' end
  from (
    select coalesce(jsonb_object_agg(left(f.key, 40), f.value), '{}') as kept
    from jsonb_each(case jsonb_typeof(facts) when 'object' then facts else '{}' end) f
    where jsonb_typeof(f.value) in ('string', 'number', 'boolean')
      and f.key !~* '(name|mail|phone|address|token|secret|password|health|symptom|diagnos|medic|pregnan|weight|height|bmi|glucose|pressure|mood|answer|score)'
  ) checked
$function$;
comment on function private.harmless(facts jsonb) is 'Of facts only plain values, and none under a name that speaks of health or of a person.';

create function private.tidy_error()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  new.error_message := left(private.impersonal(coalesce(new.error_message, '')), 1000);
  new.error_stack := left(private.impersonal(new.error_stack), 8000);
  new.component_stack := left(private.impersonal(new.component_stack), 8000);
  new.error_type := left(new.error_type, 100);
  new.page_url := private.bare_url(new.page_url);
  new.user_agent := left(new.user_agent, 400);
  new.app_version := left(new.app_version, 40);
  return new;
end
$function$;
comment on function private.tidy_error() is 'Trigger: takes out of an error what should not be told and cuts what is too long.';

create function private.tidy_metric()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  new.page_url := private.bare_url(new.page_url);
  new.metadata := private.harmless(new.metadata);
  return new;
end
$function$;
comment on function private.tidy_metric() is 'Trigger: takes out of a measurement what should not be told.';

create function private.tidy_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.tidy_event() is 'Trigger: takes out of an event what should not be told and cuts what is too long.';

-- Triggers fire by name: first whether there is room, then what may stay of the row.
create trigger admit_row BEFORE INSERT ON public.error_logs FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION private.admit_row('20', '600');

create trigger admit_row BEFORE INSERT ON public.performance_metrics FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION private.admit_row('300', '20000');

create trigger admit_row BEFORE INSERT ON public.analytics_events FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION private.admit_row('300', '20000');

create trigger tidy_error BEFORE INSERT ON public.error_logs FOR EACH ROW EXECUTE FUNCTION private.tidy_error();

create trigger tidy_metric BEFORE INSERT ON public.performance_metrics FOR EACH ROW EXECUTE FUNCTION private.tidy_metric();

create trigger tidy_event BEFORE INSERT ON public.analytics_events FOR EACH ROW EXECUTE FUNCTION private.tidy_event();
