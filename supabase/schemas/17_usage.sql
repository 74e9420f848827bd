-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Daily limits: how often somebody used a feature on a day in Nairobi. The screen asks with `check_usage_limit` before
-- it offers the feature and counts with `increment_usage`; the count itself refuses to pass the limit of a plan, so two
-- tabs that asked at the same moment do not get one use too many.

create table public.daily_usage_limits (
  user_id uuid not null,
  feature_type text not null,
  usage_date date default ((now() AT TIME ZONE 'Africa/Nairobi'::text))::date not null,
  usage_count integer default 0 not null,
  constraint daily_usage_limits_pkey PRIMARY KEY (user_id, usage_date, feature_type),
  constraint daily_usage_limits_feature_type_check CHECK ((feature_type ~ '^[a-z][a-z0-9_-]{0,49}$'::text)),
  constraint daily_usage_limits_usage_count_check CHECK ((usage_count >= 0)),
  constraint daily_usage_limits_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.daily_usage_limits enable row level security;
comment on table public.daily_usage_limits is 'How often people used a limited feature, by EAT day; kept for 90 days. People read their own; functions write.';
comment on column public.daily_usage_limits.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.daily_usage_limits.feature_type is 'Name of the feature, such as chatbot.';
comment on column public.daily_usage_limits.usage_date is 'EAT day.';
comment on column public.daily_usage_limits.usage_count is 'How often on that day.';
grant select on table public.daily_usage_limits to authenticated;
grant all on table public.daily_usage_limits to service_role;

create index daily_usage_limits_usage_date_idx ON public.daily_usage_limits USING btree (usage_date);

create policy daily_usage_limits_select_own on public.daily_usage_limits for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- How often a day a plan allows a feature; null is without a limit.
create function private.daily_limit(feature text, plan text)
returns integer
language sql
immutable
set search_path = ''
as $function$
  select case when feature = 'chatbot' and plan = 'free' then 2 end
$function$;
comment on function private.daily_limit(feature text, plan text) is 'How often a day a plan allows a feature; null: no limit. Only the chat of the free plan has one, 2.';

-- Whether today's uses are still below `max_limit`.
create function public.check_usage_limit(user_uuid uuid, feature text, max_limit integer default 2)
returns boolean
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_self(user_uuid);
  if max_limit is null or max_limit < 0 then
    perform private.refuse('bad_limit', 'A limit cannot be negative.');
  end if;
  return coalesce((
    select d.usage_count from public.daily_usage_limits d
    where d.user_id = user_uuid and d.feature_type = feature and d.usage_date = private.nairobi_date()
  ), 0) < max_limit;
end
$function$;
comment on function public.check_usage_limit(user_uuid uuid, feature text, max_limit integer) is 'Whether today''s uses of a feature are below `max_limit`. For themselves, the desk (subscriptions) and functions. Refusals: bad_limit, not_allowed.';
grant execute on function public.check_usage_limit(user_uuid uuid, feature text, max_limit integer) to authenticated, service_role;

-- Counts one use today and answers how many there are now. Refuses with `limit_reached` what the plan does not allow.
create function public.increment_usage(user_uuid uuid, feature text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  most constant integer := coalesce(private.daily_limit(feature, private.plan_of(user_uuid)), 10000);
  uses integer;
begin
  perform private.require_self(user_uuid);
  if feature is null or feature !~ '^[a-z][a-z0-9_-]{0,49}$' or (
    select count(*) from public.daily_usage_limits d
    where d.user_id = user_uuid and d.usage_date = private.nairobi_date() and d.feature_type <> feature
  ) >= 50 then
    perform private.refuse('unknown_feature', 'There is no such feature.');
  end if;
  insert into public.daily_usage_limits as d (user_id, feature_type, usage_date, usage_count)
  values (user_uuid, feature, private.nairobi_date(), 1)
  on conflict (user_id, usage_date, feature_type) do update set usage_count = d.usage_count + 1
  where d.usage_count < most
  returning usage_count into uses;
  if uses is null then
    perform private.refuse('limit_reached', 'You have used this as often as your plan allows today.',
      'Come back tomorrow, or choose a bigger plan.');
  end if;
  return uses;
end
$function$;
comment on function public.increment_usage(user_uuid uuid, feature text) is 'Counts one use of a feature on this EAT day and answers how many there are. For themselves, the desk (subscriptions) and functions. Refusals: limit_reached, not_allowed, unknown_feature.';
grant execute on function public.increment_usage(user_uuid uuid, feature text) to authenticated, service_role;

-- Counts older than three months are of no use to anybody.
create function private.forget_old_usage()
returns bigint
language sql
set search_path = ''
as $function$
  with gone as (
    delete from public.daily_usage_limits where usage_date < private.nairobi_date() - 90 returning 1)
  select count(*) from gone
$function$;
comment on function private.forget_old_usage() is 'Job: removes counts older than 90 days.';
