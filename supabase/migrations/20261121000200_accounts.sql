-- Accounts: who somebody is to us. Sign-in itself belongs to Auth; these tables hang off `auth.users`.
--
-- An administrator is a row in `user_roles`, never a claim of the token: a token outlives a revoked role, and its
-- user metadata is written by the user. No client writes roles; the owner gives and takes them (the chapter on roles).

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  email text,
  role text not null check (role in ('member', 'admin', 'packer', 'content', 'practitioner')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index user_roles_email_idx on public.user_roles (email);

grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;
alter table public.user_roles enable row level security;

create policy user_roles_select_own on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
revoke all on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- What each role of the people who work here may do. An administrator is the owner and may do everything; the others
-- have their part of the work and nothing else. Every policy and function of a desk asks for one of these by name.
create table private.role_capabilities (
  role text not null,
  capability text not null,
  primary key (role, capability)
);
revoke all on private.role_capabilities from public;

insert into private.role_capabilities (role, capability)
select role, what
from (values
  ('orders', '{admin,packer}'::text[]),  -- what was ordered and where to, packing, sending, handing over
  ('stock', '{admin,packer}'),           -- what runs low or expires
  ('payments', '{admin}'),               -- money in doubt, refunds, cash, statements, receipts, cancelling
  ('returns', '{admin}'),
  ('products', '{admin}'),               -- texts, prices, stock, shelves, pictures, imports
  ('settings', '{admin}'),               -- delivery, pickup points, coupons, limits
  ('customers', '{admin}'),
  ('subscriptions', '{admin}'),
  ('consultations', '{admin,practitioner}'),
  ('practices', '{admin}'),              -- who practises here, licences, disputes, how full calendars are
  ('content', '{admin,content}'),        -- herbs, remedies, articles
  ('reviews', '{admin,content}'),
  ('testimonials', '{admin,content}'),
  ('messages', '{admin}'),
  ('figures', '{admin}'),
  ('telemetry', '{admin}'),              -- errors, usage, speed
  ('trail', '{admin}'),
  ('roles', '{admin}')
) may (what, roles), unnest(roles) role;

create function public.has_capability(capability text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles r join private.role_capabilities c using (role)
    where r.user_id = (select auth.uid()) and c.capability = has_capability.capability
  )
$$;

-- The caller's, in alphabetical order; none for a customer. For showing menus: policies and functions decide.
create function public.my_capabilities() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct c.capability order by c.capability), '{}')
  from public.user_roles r join private.role_capabilities c using (role)
  where r.user_id = (select auth.uid())
$$;
revoke all on function public.has_capability(text) from public;
revoke all on function public.my_capabilities() from public;
grant execute on function public.has_capability(text), public.my_capabilities() to authenticated, service_role;

create function private.add_member_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, email, role) values (new.id, new.email, 'member')
  on conflict (user_id, role) do nothing;
  return new;
end
$$;
revoke all on function private.add_member_role() from public;

create trigger add_member_role after insert on auth.users
  for each row execute function private.add_member_role();

create function private.follow_email() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.user_roles set email = new.email where user_id = new.id;
  return new;
end
$$;
revoke all on function private.follow_email() from public;

create trigger follow_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();


-- A health profile begins as a mark that somebody has been here; the first visit after sign-up creates it.
create table public.user_health_profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

grant select, insert (user_id) on public.user_health_profiles to authenticated;
grant all on public.user_health_profiles to service_role;
alter table public.user_health_profiles enable row level security;

create policy user_health_profiles_select_own on public.user_health_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy user_health_profiles_insert_own on public.user_health_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.user_health_profiles
  for each row execute function private.touch_updated_at();


-- Subscriptions: the plan somebody is on, one row a person. A user may give himself exactly one thing: his first free
-- trial. Paid plans come from confirmed payments or from an administrator (the chapters on plans); they run by days in
-- Nairobi from `period_start` until the day before `period_end`, or without an end when an administrator gave them so.
-- `next_plan` is what follows the period when its owner chose something else than to go on.
create table public.user_subscriptions (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  plan_type text not null check (plan_type in ('free_trial', 'free', 'premium', 'gold')),
  status text not null default 'active' check (status in ('active', 'grace', 'cancelled', 'expired')),
  trial_start date,
  trial_end date,
  period_start date,
  period_end date,
  next_plan text check (next_plan in ('free', 'premium')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (trial_end >= trial_start),
  check (plan_type <> 'free_trial' or (trial_start is not null and trial_end is not null)),
  check (period_end > period_start),
  check (num_nulls(period_start, period_end) <> 1)
);
create index user_subscriptions_trial_end_idx on public.user_subscriptions (trial_end) where plan_type = 'free_trial';
create index user_subscriptions_period_end_idx on public.user_subscriptions (period_end)
  where plan_type in ('premium', 'gold');

grant select,
  insert (user_id, plan_type, status, trial_start, trial_end),
  update (user_id, plan_type, status, trial_start, trial_end)
  on public.user_subscriptions to authenticated;
grant all on public.user_subscriptions to service_role;
alter table public.user_subscriptions enable row level security;

create policy user_subscriptions_select_own on public.user_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy user_subscriptions_insert_own on public.user_subscriptions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy user_subscriptions_update_own on public.user_subscriptions
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The day it is in Nairobi: what trials, plans and daily limits count by.
create function private.nairobi_date(at timestamptz default now()) returns date
language sql stable
set search_path = ''
as $$
  select (at at time zone 'Africa/Nairobi')::date
$$;
revoke all on function private.nairobi_date(timestamptz) from public;

-- Judges what a user writes himself (the triggers' WHEN lets the service's own writes pass). A day of slack at the
-- start allows for devices on the other side of midnight. Repeating the same upsert is harmless; another is refused.
create function private.guard_own_subscription() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if old.trial_start is not null and (new.plan_type, new.status, new.trial_start, new.trial_end)
        is not distinct from (old.plan_type, old.status, old.trial_start, old.trial_end) then
      return new;
    end if;
    if old.plan_type <> 'free' or old.trial_start is not null then
      perform private.refuse('trial_used',
        'You have already used your free trial.', 'Choose a plan on the pricing page.');
    end if;
  end if;
  if new.plan_type <> 'free_trial' or new.status <> 'active' then
    perform private.refuse('not_allowed',
      'A paid plan starts with its payment.', 'Choose a plan on the pricing page.');
  end if;
  if new.trial_start is null or new.trial_end is null
      or abs(new.trial_start - private.nairobi_date()) > 1 or new.trial_end > new.trial_start + 7 then
    perform private.refuse('not_allowed', 'A free trial starts today and lasts at most 7 days.');
  end if;
  return new;
end
$$;
revoke all on function private.guard_own_subscription() from public;

create trigger guard_own_subscription before insert or update on public.user_subscriptions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_own_subscription();
create trigger touch_updated_at before update on public.user_subscriptions
  for each row execute function private.touch_updated_at();
