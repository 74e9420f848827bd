-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Plans: what each costs, which one somebody is on today, and what he may decide about it himself. Paying is the next
-- chapter. Names, descriptions and features are the site's (src/lib/plan-catalogue.ts); a test compares the prices.
--
-- Nothing depends on a job having run: `private.plan_today` reads the plan off the dates. The job (below) only writes
-- down what has come to pass and tells the person.

create table public.plans (
  id text not null,
  price_kes integer not null,
  rank integer not null,
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_rank_key UNIQUE (rank),
  constraint plans_id_check CHECK ((id = ANY (ARRAY['free_trial'::text, 'free'::text, 'premium'::text, 'gold'::text]))),
  constraint plans_price_kes_check CHECK ((price_kes >= 0))
);
alter table public.plans enable row level security;
comment on table public.plans is 'The plans with their prices; everybody reads them. Names and features are in src/lib/plan-catalogue.ts.';
comment on column public.plans.id is 'free_trial, free, premium or gold.';
comment on column public.plans.price_kes is 'Price of a month in KSh, tax included.';
comment on column public.plans.rank is 'Which plan is bigger.';
grant select on table public.plans to anon, authenticated;
grant all on table public.plans to service_role;

create policy plans_select_all on public.plans for select to anon, authenticated
  using (true);

-- A month that was not renewed stays open this many days.
create function private.grace_days()
returns integer
language sql
immutable
set search_path = ''
as $function$ select 3 $function$;
comment on function private.grace_days() is 'Days that a month which was not renewed stays open: 3.';

create function private.plan_rank(plan text)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce((select p.rank from public.plans p where p.id = plan), 0)
$function$;
comment on function private.plan_rank(plan text) is 'Rank of a plan; 0 for an unknown one.';

create function private.plan_name(plan text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case plan when 'free_trial' then 'Free Trial' when 'premium' then 'Premium' when 'gold' then 'Gold' else 'Basic' end
$function$;
comment on function private.plan_name(plan text) is 'A plan as people read it; Basic for free.';

create function private.day_text(day date)
returns text
language sql
immutable
set search_path = ''
as $function$
  select to_char(day, 'FMDD Mon YYYY')
$function$;
comment on function private.day_text(day date) is 'A day as texts write it: 5 Mar 2026.';

-- The plan that counts today, by the dates of the row. An empty row is the free plan.
create function private.plan_today(held public.user_subscriptions, today date default private.nairobi_date())
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when held.plan_type = 'free_trial' and today < held.trial_end then 'free_trial'
    when held.plan_type not in ('premium', 'gold') then 'free'
    when held.period_end is null or today < held.period_end then held.plan_type
    when held.next_plan = 'free' or today >= held.period_end + private.grace_days() then 'free'
    else coalesce(held.next_plan, held.plan_type)
  end
$function$;
comment on function private.plan_today(held public.user_subscriptions, today date) is 'The plan that counts today by the dates of the row; an empty row is free.';

create function private.status_today(held public.user_subscriptions, today date default private.nairobi_date())
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when held.plan_type = 'free' or held.plan_type is null then coalesce(held.status, 'active')
    when private.plan_today(held, today) = 'free' then 'expired'
    when held.plan_type = 'free_trial' or held.period_end is null then 'active'
    when today >= held.period_end then 'grace'
    when held.next_plan = 'free' then 'cancelled'
    else 'active'
  end
$function$;
comment on function private.status_today(held public.user_subscriptions, today date) is 'The status that counts today by the dates of the row.';

-- The plan of anybody, for other chapters that open something by plan.
create function private.plan_of(user_uuid uuid)
returns text
language sql
stable security definer
set search_path = ''
as $function$
  select coalesce((select private.plan_today(s) from public.user_subscriptions s where s.user_id = user_uuid), 'free')
$function$;
comment on function private.plan_of(user_uuid uuid) is 'The plan of a person today, for whatever opens by plan.';

-- Ends the call unless the caller asks about himself, is an administrator or the service.
create function private.require_self(user_uuid uuid)
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if user_uuid is distinct from (select private.caller())
      and not public.has_capability('subscriptions') and coalesce(auth.jwt() ->> 'role', '') <> 'service_role' then
    perform private.refuse('not_allowed', 'You can only ask about your own account.');
  end if;
end
$function$;
comment on function private.require_self(user_uuid uuid) is 'Refuses unless the caller asks about themselves, has subscriptions or is the service. Refusals: not_allowed.';

-- No row for somebody who never chose a plan. `days_remaining` counts today.
create function public.get_user_subscription_status(user_uuid uuid)
returns table(plan_type text, status text, is_trial_active boolean, days_remaining integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_self(user_uuid);
  return query
    select private.plan_today(s), private.status_today(s), private.plan_today(s) = 'free_trial',
      greatest(0, case private.plan_today(s)
        when 'free_trial' then s.trial_end
        when 'free' then null
        else s.period_end
      end - private.nairobi_date())
    from public.user_subscriptions s where s.user_id = user_uuid;
end
$function$;
comment on function public.get_user_subscription_status(user_uuid uuid) is 'The plan and status of a person today and days left, today included; no row for who never chose a plan. For themselves, the desk (subscriptions) and functions. Refusals: not_allowed.';
grant execute on function public.get_user_subscription_status(user_uuid uuid) to authenticated, service_role;

-- The caller's choice of what follows the period that is paid: 'free' ends the plan then, 'premium' steps down from
-- Gold, the plan itself takes such a choice back.
create function public.choose_next_plan(plan_type text)
returns public.user_subscriptions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  held public.user_subscriptions;
  current_plan text;
begin
  select * into held from public.user_subscriptions s where s.user_id = private.caller() for update;
  current_plan := private.plan_today(held);
  if current_plan not in ('premium', 'gold') or held.period_end is null then
    perform private.refuse('no_plan', 'There is no paid plan to change.', 'Choose a plan first.');
  end if;
  if choose_next_plan.plan_type = current_plan then
    if private.nairobi_date() >= held.period_end then
      perform private.refuse('unpaid', 'The new month is not paid yet.', 'Pay it to go on with your plan.');
    end if;
    update public.user_subscriptions s set next_plan = null, status = 'active' where s.user_id = held.user_id
    returning * into held;
  elsif choose_next_plan.plan_type = 'free' then
    update public.user_subscriptions s
    set next_plan = 'free', status = 'cancelled', plan_type = current_plan where s.user_id = held.user_id
    returning * into held;
  elsif choose_next_plan.plan_type = 'premium' and current_plan = 'gold' then
    update public.user_subscriptions s set next_plan = 'premium', status = private.status_today(s, least(
      private.nairobi_date(), s.period_end - 1))
    where s.user_id = held.user_id returning * into held;
  else
    perform private.refuse('unknown_plan', 'This plan cannot follow yours.', 'A bigger plan starts with its payment.');
  end if;
  return held;
end
$function$;
comment on function public.choose_next_plan(plan_type text) is 'The caller''s choice of what follows the paid period: free ends it then, premium steps down from gold, the plan itself takes such a choice back. Answers the subscription. Refusals: no_plan, unknown_plan, unpaid.';
grant execute on function public.choose_next_plan(plan_type text) to authenticated;

-- An administrator gives or takes a plan; without `until` a paid plan has no end.
create function public.set_user_plan(user_uuid uuid, plan_type text, until date default NULL::date)
returns public.user_subscriptions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  held public.user_subscriptions;
  is_paid constant boolean := set_user_plan.plan_type in ('premium', 'gold');
begin
  perform private.require_capability('subscriptions');
  if not coalesce(is_paid or set_user_plan.plan_type = 'free', false) then
    perform private.refuse('unknown_plan', 'There is no such plan to give.');
  end if;
  if is_paid and until <= private.nairobi_date() then
    perform private.refuse('bad_date', 'A plan must end in the future.');
  end if;
  insert into public.user_subscriptions as s (user_id, plan_type, status, period_start, period_end)
  values (user_uuid, set_user_plan.plan_type, 'active',
    case when is_paid and until is not null then private.nairobi_date() end, case when is_paid then until end)
  on conflict (user_id) do update set plan_type = excluded.plan_type, status = 'active', next_plan = null,
    period_start = excluded.period_start, period_end = excluded.period_end
  returning s.* into held;
  perform private.audit('plan_set', 'user_subscriptions', user_uuid::text,
    jsonb_build_object('plan', held.plan_type, 'until', held.period_end));
  perform private.notify(user_uuid, 'info', 'Your plan was changed',
    format('You are on %s now%s.', private.plan_name(held.plan_type),
      coalesce(', until ' || private.day_text(held.period_end), '')),
    '/plans', 'Our team changed your plan.');
  return held;
end
$function$;
comment on function public.set_user_plan(user_uuid uuid, plan_type text, until date) is 'The desk (subscriptions) gives or takes a plan; `until` is the first EAT day not covered, without it a paid plan has no end. Answers the subscription. Refusals: bad_date, not_allowed, unknown_plan.';
grant execute on function public.set_user_plan(user_uuid uuid, plan_type text, until date) to authenticated;

-- What became of a subscription, append-only, whoever changed it.
create table public.subscription_events (
  id bigint generated always as identity,
  user_id uuid not null,
  at timestamp with time zone default clock_timestamp() not null,
  actor_id uuid,
  kind text not null,
  detail jsonb not null,
  constraint subscription_events_pkey PRIMARY KEY (id),
  constraint subscription_events_kind_check CHECK ((kind = ANY (ARRAY['trial_started'::text, 'started'::text, 'renewed'::text, 'upgraded'::text, 'downgraded'::text, 'cancelled'::text, 'next_chosen'::text, 'resumed'::text, 'in_grace'::text, 'ended'::text, 'changed'::text]))),
  constraint subscription_events_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
  constraint subscription_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint subscription_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.subscription_events enable row level security;
comment on table public.subscription_events is 'What became of subscriptions, append-only. People read their own, the desk (subscriptions) all; a trigger writes.';
comment on column public.subscription_events.id is 'The key of the row.';
comment on column public.subscription_events.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.subscription_events.at is 'When, by the clock.';
comment on column public.subscription_events.actor_id is 'Account that changed it; null when the system did, and once that account is erased.';
comment on column public.subscription_events.kind is 'trial_started, started, renewed, upgraded, downgraded, cancelled, next_chosen, resumed, in_grace, ended or changed.';
comment on column public.subscription_events.detail is '{from, plan, status, until, next_plan}, without what is null.';
grant select on table public.subscription_events to authenticated;
grant insert, select on table public.subscription_events to service_role;

create index subscription_events_user_id_idx ON public.subscription_events USING btree (user_id, at);

create index subscription_events_actor_id_idx ON public.subscription_events USING btree (actor_id);

create policy subscription_events_select_own on public.subscription_events for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy subscription_events_select_admin on public.subscription_events for select to authenticated
  using (( SELECT public.has_capability('subscriptions'::text) AS has_capability));

create function private.log_subscription()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before constant text := case tg_op when 'INSERT' then 'free' else old.plan_type end;
  step constant integer := private.plan_rank(new.plan_type) - private.plan_rank(before);
begin
  if tg_op = 'UPDATE' and (new.plan_type, new.status, new.trial_end, new.period_end, new.next_plan)
      is not distinct from (old.plan_type, old.status, old.trial_end, old.period_end, old.next_plan) then
    return new;
  end if;
  insert into public.subscription_events (user_id, actor_id, kind, detail) values (
    new.user_id, private.caller(),
    case
      when new.plan_type = 'free_trial' and before <> 'free_trial' then 'trial_started'
      when step > 0 then case when before in ('premium', 'gold') then 'upgraded' else 'started' end
      when step < 0 then case new.plan_type when 'free' then 'ended' else 'downgraded' end
      when new.status = 'grace' then 'in_grace'
      when tg_op = 'INSERT' then 'started'
      when new.next_plan is not null then case new.next_plan when 'free' then 'cancelled' else 'next_chosen' end
      when old.next_plan is not null and new.period_end = old.period_end then 'resumed'
      when new.period_end > old.period_end then 'renewed'
      else 'changed'
    end,
    jsonb_strip_nulls(jsonb_build_object('from', before, 'plan', new.plan_type, 'status', new.status,
      'until', coalesce(new.period_end, case new.plan_type when 'free_trial' then new.trial_end end),
      'next_plan', new.next_plan)));
  return new;
end
$function$;
comment on function private.log_subscription() is 'Trigger: notes what became of a subscription.';

create trigger log_subscription AFTER INSERT OR UPDATE ON public.user_subscriptions FOR EACH ROW EXECUTE FUNCTION private.log_subscription();

-- Writes down what the dates have brought: trials and plans that ended, months that are due. Answers how many.
create function private.roll_plans(today date default private.nairobi_date(), max_rows integer default 500)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  held public.user_subscriptions;
  plan text;
  rolled integer := 0;
begin
  for held in
    select s.* from public.user_subscriptions s
    where (s.plan_type = 'free_trial' and s.trial_end <= today)
      or (s.plan_type in ('premium', 'gold') and s.period_end <= today
        and (s.status <> 'grace' or s.period_end + private.grace_days() <= today))
    limit max_rows
    for update skip locked
  loop
    rolled := rolled + 1;
    plan := private.plan_today(held, today);
    if plan <> 'free' then
      update public.user_subscriptions s set plan_type = plan, status = 'grace', next_plan = null
      where s.user_id = held.user_id;
      perform private.notify(held.user_id, 'warning', format('Your %s plan is due', private.plan_name(plan)), format(
        'Pay %s by %s to keep it. Everything stays open until then.',
        private.shillings((select p.price_kes from public.plans p where p.id = plan)),
        private.day_text(held.period_end + private.grace_days() - 1)),
        '/payment?plan=' || plan, 'Your month has ended and the next one is not paid yet.');
      continue;
    end if;
    update public.user_subscriptions s
    set plan_type = 'free', status = 'expired', next_plan = null, period_start = null, period_end = null
    where s.user_id = held.user_id;
    perform private.notify(held.user_id, 'info',
      case held.plan_type when 'free_trial' then 'Your free trial has ended'
        else format('Your %s plan has ended', private.plan_name(held.plan_type)) end,
      'You are on Basic now. Nothing you saved is lost; choose a plan whenever you like.',
      '/plans', 'Your plan has changed.');
  end loop;
  return rolled;
end
$function$;
comment on function private.roll_plans(today date, max_rows integer) is 'Job: writes down what the dates have brought, trials and plans that ended and months that are due, and tells the person. Answers how many.';

-- What was told about a day of somebody's plan, so that it is told once.
create table private.plan_notices (
  user_id uuid not null,
  kind text not null,
  about date not null,
  constraint plan_notices_pkey PRIMARY KEY (user_id, kind, about),
  constraint plan_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.plan_notices is 'What was told about a day of somebody''s plan, so that it is told once.';
comment on column private.plan_notices.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.plan_notices.kind is 'trial, renewal or grace.';
comment on column private.plan_notices.about is 'EAT day.';

-- By day, in Nairobi: the last three days of a trial, three and one days before a month ends, the last day of grace.
create function private.send_plan_notices(at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  today constant date := private.nairobi_date(at);
  told integer;
begin
  if extract(hour from at at time zone 'Africa/Nairobi') not between 8 and 20 then
    return 0;
  end if;
  with due as (
    select s.user_id, 'trial' as kind, today as about, 'warning' as type, '/plans' as link,
      case s.trial_end - today when 1 then 'Last day of your free trial'
        else format('Your free trial ends in %s days', s.trial_end - today) end as title,
      format('From %s you are on Basic. Choose a plan to keep everything open.', private.day_text(s.trial_end)) as message,
      'You started a free trial.' as why
    from public.user_subscriptions s
    where s.plan_type = 'free_trial' and s.trial_end - today between 1 and 3
    union all
    select s.user_id, 'renewal', today, 'info', '/payment?plan=' || coalesce(s.next_plan, s.plan_type),
      format('Your %s month ends %s', private.plan_name(s.plan_type),
        case s.period_end - today when 1 then 'tomorrow' else 'in 3 days' end),
      format('Pay %s for %s to go on from %s, or cancel: nothing is taken by itself.',
        private.shillings(p.price_kes), private.plan_name(p.id), private.day_text(s.period_end)),
      'You have a monthly plan.'
    from public.user_subscriptions s join public.plans p on p.id = coalesce(s.next_plan, s.plan_type)
    where s.plan_type in ('premium', 'gold') and s.next_plan is distinct from 'free' and s.period_end - today in (1, 3)
    union all
    select s.user_id, 'grace', today, 'warning', '/payment?plan=' || private.plan_today(s, today),
      format('Last day to keep %s', private.plan_name(private.plan_today(s, today))),
      'Pay today and your plan goes on without a gap. Otherwise you are on Basic from tomorrow.',
      'Your month has ended and the next one is not paid yet.'
    from public.user_subscriptions s
    where s.plan_type in ('premium', 'gold') and s.next_plan is distinct from 'free'
      and s.period_end + private.grace_days() - 1 = today
  ), fresh as (
    insert into private.plan_notices (user_id, kind, about) select user_id, kind, about from due
    on conflict do nothing
    returning user_id, kind, about
  )
  insert into public.notifications (user_id, type, title, message, metadata)
  select d.user_id, d.type, d.title, d.message, jsonb_build_object('link', d.link, 'why', d.why)
  from due d join fresh using (user_id, kind, about);
  get diagnostics told = row_count;
  return told;
end
$function$;
comment on function private.send_plan_notices(at timestamp with time zone) is 'Job, between 8 and 21 o''clock EAT: the last three days of a trial, three days and one before a month ends, the last day of grace. Answers how many were told.';

create index subscription_events_at_idx ON public.subscription_events USING btree (at);
