-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Accounts: who somebody is to us. Sign-in itself belongs to Auth; these tables hang off `auth.users`.
--
-- An administrator is a row in `user_roles`, never a claim of the token: a token outlives a revoked role, and its
-- user metadata is written by the user. No client writes roles; the owner gives and takes them (the chapter on roles).

create table public.user_roles (
  user_id uuid not null,
  email text,
  role text not null,
  created_at timestamp with time zone default now() not null,
  constraint user_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_roles_role_check CHECK ((role = ANY (ARRAY['member'::text, 'admin'::text, 'packer'::text, 'content'::text, 'practitioner'::text, 'accountant'::text]))),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.user_roles enable row level security;
comment on table public.user_roles is 'Who works here and as what; every account has the row member. People read their own rows; only functions of the owner write them.';
comment on column public.user_roles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.user_roles.email is 'The account''s address, copied from Auth and kept the same by trigger; null where Auth has none.';
comment on column public.user_roles.role is 'member: a customer. admin: the owner, who may do everything. packer, content, practitioner, accountant: people of the team; what each may do is in private.role_capabilities.';
comment on column public.user_roles.created_at is 'When the row was made.';
grant select on table public.user_roles to authenticated;
grant all on table public.user_roles to service_role;

create index user_roles_email_idx ON public.user_roles USING btree (email);

-- Every request comes by here: the session is looked up by its key, and factors only where they decide.
create function private.caller()
returns uuid
language plpgsql
stable parallel safe security definer
set search_path = ''
as $function$
declare
  caller constant uuid := auth.uid();
  claims jsonb;
  session uuid;
begin
  if caller is null then
    return null;
  end if;
  claims := auth.jwt();
  session := (claims ->> 'session_id')::uuid;
  if session is not null then
    return (
      select s.user_id from auth.sessions s
      where s.id = session and s.user_id = caller and (s.not_after is null or s.not_after > now())
        and (claims ->> 'aal' = 'aal2' and s.aal::text = 'aal2' or not exists (
          select from auth.mfa_factors f
          where f.user_id = caller and f.status = 'verified' and f.factor_type::text <> 'recovery_code')));
  end if;
  -- Auth names the session in every token it writes; one that names none comes from whoever holds its key.
  if claims ->> 'aal' = 'aal2' or not exists (
    select from auth.mfa_factors f
    where f.user_id = caller and f.status = 'verified' and f.factor_type::text <> 'recovery_code'
  ) then
    return caller;
  end if;
  return null;
end
$function$;
comment on function private.caller() is 'Whose request it is. Nobody''s once the session has ended, or as long as its second step is still to be taken. Instead of auth.uid().';
grant execute on function private.caller() to anon, authenticated, service_role;

create policy user_roles_select_own on public.user_roles for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create function public.is_admin()
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select exists (
    select 1 from public.user_roles where user_id = (select private.caller()) and role = 'admin'
  )
$function$;
comment on function public.is_admin() is 'Whether the caller has the role admin. Looks at the roles alone, not at the second step of a sign-in.';
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- What each role of the people who work here may do. An administrator is the owner and may do everything; the others
-- have their part of the work and nothing else. Every policy and function of a desk asks for one of these by name.
create table private.role_capabilities (
  role text not null,
  capability text not null,
  constraint role_capabilities_pkey PRIMARY KEY (role, capability)
);
comment on table private.role_capabilities is 'What each role of the team may do. Filled by migrations; no client reads or writes it.';
comment on column private.role_capabilities.role is 'A role of public.user_roles other than member.';
comment on column private.role_capabilities.capability is 'A part of the work, such as orders, stock, payments or content; policies and functions of the desk ask for it by this name.';

create function public.has_capability(capability text)
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select exists (
    select 1 from public.user_roles r join private.role_capabilities c using (role)
    where r.user_id = (select private.caller()) and c.capability = has_capability.capability
      and not private.lacks_factor(r.role)
  )
$function$;
comment on function public.has_capability(capability text) is 'Whether one of the caller''s roles may do this; false as long as that role still asks for a second factor.';
grant execute on function public.has_capability(capability text) to authenticated, service_role;

-- The caller's, in alphabetical order; none for a customer. For showing menus: policies and functions decide.
create function public.my_capabilities()
returns text[]
language sql
stable security definer
set search_path = ''
as $function$
  select coalesce(array_agg(distinct c.capability order by c.capability), '{}')
  from public.user_roles r join private.role_capabilities c using (role)
  where r.user_id = (select private.session_owner())
$function$;
comment on function public.my_capabilities() is 'What the caller may do, in alphabetical order, empty for a customer. For showing menus: policies and functions decide.';
grant execute on function public.my_capabilities() to authenticated, service_role;

create function private.add_member_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into public.user_roles (user_id, email, role) values (new.id, new.email, 'member')
  on conflict (user_id, role) do nothing;
  return new;
end
$function$;
comment on function private.add_member_role() is 'Trigger on auth.users: gives a new account the role member.';

create trigger add_member_role AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.add_member_role();

create function private.follow_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update public.user_roles set email = new.email where user_id = new.id;
  return new;
end
$function$;
comment on function private.follow_email() is 'Trigger on auth.users: keeps the address in user_roles the same.';

create trigger follow_email AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text)) EXECUTE FUNCTION private.follow_email();

-- A health profile begins as a mark that somebody has been here; the first visit after sign-up creates it.
create table public.user_health_profiles (
  user_id uuid default auth.uid() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint user_health_profiles_pkey PRIMARY KEY (user_id),
  constraint user_health_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.user_health_profiles enable row level security;
comment on table public.user_health_profiles is 'The mark that a person has been here; the first visit after sign-up makes it. People read and insert their own row.';
comment on column public.user_health_profiles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.user_health_profiles.created_at is 'When the row was made.';
comment on column public.user_health_profiles.updated_at is 'When the row was last changed.';
grant select, insert (user_id) on table public.user_health_profiles to authenticated;
grant all on table public.user_health_profiles to service_role;

create policy user_health_profiles_select_own on public.user_health_profiles for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy user_health_profiles_insert_own on public.user_health_profiles for insert to authenticated
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.user_health_profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Subscriptions: the plan somebody is on, one row a person. A user may give himself exactly one thing: his first free
-- trial. Paid plans come from confirmed payments or from an administrator (the chapters on plans); they run by days in
-- Nairobi from `period_start` until the day before `period_end`, or without an end when an administrator gave them so.
-- `next_plan` is what follows the period when its owner chose something else than to go on.
create table public.user_subscriptions (
  user_id uuid default auth.uid() not null,
  plan_type text not null,
  status text default 'active'::text not null,
  trial_start date,
  trial_end date,
  period_start date,
  period_end date,
  next_plan text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint user_subscriptions_pkey PRIMARY KEY (user_id),
  constraint user_subscriptions_plan_type_check CHECK ((plan_type = ANY (ARRAY['free_trial'::text, 'free'::text, 'premium'::text, 'gold'::text]))),
  constraint user_subscriptions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'grace'::text, 'cancelled'::text, 'expired'::text]))),
  constraint user_subscriptions_next_plan_check CHECK ((next_plan = ANY (ARRAY['free'::text, 'premium'::text]))),
  constraint user_subscriptions_check CHECK ((trial_end >= trial_start)),
  constraint user_subscriptions_check1 CHECK (((plan_type <> 'free_trial'::text) OR ((trial_start IS NOT NULL) AND (trial_end IS NOT NULL)))),
  constraint user_subscriptions_check2 CHECK ((period_end > period_start)),
  constraint user_subscriptions_check3 CHECK ((num_nulls(period_start, period_end) <> 1)),
  constraint user_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.user_subscriptions enable row level security;
comment on table public.user_subscriptions is 'The plan that a person is on, one row each. People read their own and may write one thing, their first free trial; payments and the desk write the rest.';
comment on column public.user_subscriptions.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.user_subscriptions.plan_type is 'free_trial, free, premium or gold.';
comment on column public.user_subscriptions.status is 'active, grace (the paid period has ended and a few days are given to renew), cancelled or expired.';
comment on column public.user_subscriptions.trial_start is 'EAT day on which the free trial began; null when there was none.';
comment on column public.user_subscriptions.trial_end is 'EAT day, the first one that the trial does not cover; null when there was none.';
comment on column public.user_subscriptions.period_start is 'EAT day on which the paid period began; null for a plan without an end that the desk gave.';
comment on column public.user_subscriptions.period_end is 'EAT day, the first one that the paid period does not cover; null for a plan without an end.';
comment on column public.user_subscriptions.next_plan is 'The plan that follows the period: free or premium. Null: the plan goes on as it is.';
comment on column public.user_subscriptions.created_at is 'When the row was made.';
comment on column public.user_subscriptions.updated_at is 'When the row was last changed.';
alter publication supabase_realtime add table public.user_subscriptions;
grant select, insert (user_id, plan_type, status, trial_start, trial_end), update (user_id, plan_type, status, trial_start, trial_end) on table public.user_subscriptions to authenticated;
grant all on table public.user_subscriptions to service_role;

create index user_subscriptions_trial_end_idx ON public.user_subscriptions USING btree (trial_end) WHERE (plan_type = 'free_trial'::text);

create index user_subscriptions_period_end_idx ON public.user_subscriptions USING btree (period_end) WHERE (plan_type = ANY (ARRAY['premium'::text, 'gold'::text]));

create policy user_subscriptions_select_own on public.user_subscriptions for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy user_subscriptions_insert_own on public.user_subscriptions for insert to authenticated
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy user_subscriptions_update_own on public.user_subscriptions for update to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

-- The day it is in Nairobi: what trials, plans and daily limits count by.
create function private.nairobi_date(at timestamp with time zone default now())
returns date
language sql
stable
set search_path = ''
as $function$
  select (at at time zone 'Africa/Nairobi')::date
$function$;
comment on function private.nairobi_date(at timestamp with time zone) is 'The EAT day at a moment: what trials, plans and daily limits count by.';

-- Judges what a user writes himself (the triggers' WHEN lets the service's own writes pass). A day of slack at the
-- start allows for devices on the other side of midnight. Repeating the same upsert is harmless; another is refused.
create function private.guard_own_subscription()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.guard_own_subscription() is 'Trigger: of what a person writes in user_subscriptions it lets through their first free trial of at most 7 days, with one day of slack at its start, and refuses the rest. Refusals: not_allowed, trial_used.';

create trigger guard_own_subscription BEFORE INSERT OR UPDATE ON public.user_subscriptions FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION private.guard_own_subscription();

create trigger touch_updated_at BEFORE UPDATE ON public.user_subscriptions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create index user_roles_joined_idx ON public.user_roles USING btree (created_at) WHERE (role = 'member'::text);
