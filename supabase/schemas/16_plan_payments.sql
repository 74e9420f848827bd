-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Paying for a plan: one row a month that somebody wants, with what it costs him. Prompts, callbacks, queries and
-- settlement are those of the payments chapters; this one says what the money buys. A plan begins when a payment is
-- confirmed, never when it is asked for, and money that came in is never dropped: it buys the month, waits for a
-- person, or is owed back.
--
-- Locks are taken in this order: the subscription, its plan payment, the payment.

create table public.plan_payments (
  id uuid default gen_random_uuid() not null,
  number text not null,
  user_id uuid,
  plan_type text not null,
  kind text not null,
  price_kes integer not null,
  credit_kes integer default 0 not null,
  amount_kes integer not null,
  state text default 'open'::text not null,
  period_start date,
  period_end date,
  paid_at timestamp with time zone,
  credited_to uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint plan_payments_pkey PRIMARY KEY (id),
  constraint plan_payments_number_key UNIQUE (number),
  constraint plan_payments_number_check CHECK ((number ~ '^MP-[2-9A-HJ-NP-TV-Z]{6}$'::text)),
  constraint plan_payments_plan_type_check CHECK ((plan_type = ANY (ARRAY['premium'::text, 'gold'::text]))),
  constraint plan_payments_kind_check CHECK ((kind = ANY (ARRAY['start'::text, 'renewal'::text, 'upgrade'::text]))),
  constraint plan_payments_price_kes_check CHECK ((price_kes > 0)),
  constraint plan_payments_credit_kes_check CHECK ((credit_kes >= 0)),
  constraint plan_payments_check CHECK (((amount_kes > 0) AND (amount_kes = (price_kes - credit_kes)))),
  constraint plan_payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text, 'cancelled'::text]))),
  constraint plan_payments_check1 CHECK ((period_end > period_start)),
  constraint plan_payments_check2 CHECK (((state <> 'paid'::text) OR (num_nulls(period_start, period_end, paid_at) = 0))),
  constraint plan_payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint plan_payments_credited_to_fkey FOREIGN KEY (credited_to) REFERENCES public.plan_payments(id) ON DELETE SET NULL
);
alter table public.plan_payments enable row level security;
comment on table public.plan_payments is 'Months of plans that people pay for, one row each. Owners read their own, the desk (subscriptions) all; functions alone write.';
comment on column public.plan_payments.id is 'The key of the row.';
comment on column public.plan_payments.number is 'What people say on the phone, MP- and six signs.';
comment on column public.plan_payments.user_id is 'Whose month it is; null once the account is erased.';
comment on column public.plan_payments.plan_type is 'premium or gold.';
comment on column public.plan_payments.kind is 'start, renewal or upgrade.';
comment on column public.plan_payments.price_kes is 'Price of the month in KSh.';
comment on column public.plan_payments.credit_kes is 'Worth in KSh of paid days of the smaller plan that an upgrade replaces.';
comment on column public.plan_payments.amount_kes is 'What is to be paid: price less credit, KSh.';
comment on column public.plan_payments.state is 'open, paid, needs_review (a person decides), refund_due, refunded or cancelled (nobody paid within a day).';
comment on column public.plan_payments.period_start is 'First EAT day that it bought; null until paid.';
comment on column public.plan_payments.period_end is 'First EAT day that it does not cover any more; null until paid.';
comment on column public.plan_payments.paid_at is 'When it was paid; null until then.';
comment on column public.plan_payments.credited_to is 'The upgrade that its left days were credited to; null otherwise.';
comment on column public.plan_payments.created_at is 'When the row was made.';
comment on column public.plan_payments.updated_at is 'When the row was last changed.';
grant select on table public.plan_payments to authenticated;
grant all on table public.plan_payments to service_role;

create index plan_payments_user_id_idx ON public.plan_payments USING btree (user_id, created_at DESC);

create unique index plan_payments_one_open_idx ON public.plan_payments USING btree (user_id) WHERE (state = 'open'::text);

create index plan_payments_open_idx ON public.plan_payments USING btree (created_at) WHERE (state = 'open'::text);

create index plan_payments_credited_to_idx ON public.plan_payments USING btree (credited_to);

create policy plan_payments_select_own on public.plan_payments for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy plan_payments_select_admin on public.plan_payments for select to authenticated
  using (( SELECT public.has_capability('subscriptions'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.plan_payments FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

alter table public.payments add constraint payments_plan_payment_id_fkey FOREIGN KEY (plan_payment_id) REFERENCES public.plan_payments(id) ON DELETE CASCADE;

-- What a month of a plan costs this person today, and which days it would buy. Refuses what makes no sense.
create function private.price_plan(held public.user_subscriptions, wanted text, today date default private.nairobi_date(), OUT kind text, OUT price_kes integer, OUT credit_kes integer, OUT period_start date, OUT period_end date)
returns record
language plpgsql
stable
set search_path = ''
as $function$
declare
  current_plan constant text := private.plan_today(held, today);
  in_period constant boolean := coalesce(today < held.period_end, false);
begin
  select p.price_kes into price_kes from public.plans p where p.id = wanted and p.price_kes > 0;
  if not found then
    perform private.refuse('unknown_plan', 'There is no such plan to pay for.', 'Choose Premium or Gold.');
  end if;
  credit_kes := 0;
  if current_plan in ('premium', 'gold') and held.period_end is null
      and private.plan_rank(current_plan) >= private.plan_rank(wanted) then
    perform private.refuse('not_due', format('Your %s plan has no end.', private.plan_name(current_plan)),
      'There is nothing to pay.');
  end if;
  if in_period and private.plan_rank(current_plan) > private.plan_rank(wanted) then
    perform private.refuse('lower_plan', format('You have %s until %s.', private.plan_name(current_plan),
      private.day_text(held.period_end)), 'Choose what follows it under your plan.');
  end if;
  if current_plan = wanted and today < held.period_end - 7 then
    perform private.refuse('not_due', format('%s is paid until %s.', private.plan_name(wanted),
      private.day_text(held.period_end)), format('You can pay the next month from %s.',
      private.day_text(held.period_end - 7)));
  end if;

  if current_plan in ('premium', 'gold') and held.period_end is not null
      and private.plan_rank(current_plan) >= private.plan_rank(wanted) then
    kind := 'renewal';
    period_start := held.period_end;
    period_end := (period_start + interval '1 month')::date;
    return;
  end if;
  period_start := today;
  -- days of a trial that are left are not lost
  period_end := (case when current_plan = 'free_trial' then held.trial_end else today end + interval '1 month')::date;
  kind := 'start';
  if current_plan in ('premium', 'gold') then
    kind := 'upgrade';
    select least(price_plan.price_kes - 1, coalesce(sum(floor(
      s.price_kes::numeric * (s.period_end - greatest(s.period_start, today)) / (s.period_end - s.period_start))), 0))
    into credit_kes
    from public.plan_payments s
    where s.user_id = held.user_id and s.state = 'paid' and s.credited_to is null and s.period_end > today;
  end if;
end
$function$;
comment on function private.price_plan(held public.user_subscriptions, wanted text, today date, OUT kind text, OUT price_kes integer, OUT credit_kes integer, OUT period_start date, OUT period_end date) is 'What a month of a plan costs this person today, in KSh, and which days it would buy. Refusals: lower_plan, not_due, unknown_plan.';

-- The caller's price for a plan, before he pays.
create function public.quote_plan(plan_type text)
returns table(kind text, current_plan text, price_kes integer, credit_kes integer, amount_kes integer, period_start date, period_end date)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  held public.user_subscriptions;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  select * into held from public.user_subscriptions s where s.user_id = private.caller();
  return query
    select p.kind, private.plan_today(held), p.price_kes, p.credit_kes, p.price_kes - p.credit_kes, p.period_start,
      p.period_end
    from private.price_plan(held, quote_plan.plan_type) p;
end
$function$;
comment on function public.quote_plan(plan_type text) is 'The caller''s price for a month of a plan in KSh, with the EAT days that it would buy (`period_end` is the first one not covered). A month can be paid from 7 days before its end; an upgrade starts a new one and takes unused days off, days of a trial are added. Refusals: lower_plan, not_due, not_signed_in, unknown_plan.';
grant execute on function public.quote_plan(plan_type text) to authenticated;

create function private.new_plan_payment_number()
returns text
language plpgsql
set search_path = ''
as $function$
declare
  candidate text;
begin
  loop
    candidate := 'MP-' || substr(private.new_order_number(), 4);
    exit when not exists (select 1 from public.plan_payments where number = candidate);
  end loop;
  return candidate;
end
$function$;
comment on function private.new_plan_payment_number() is 'A free number for a month that is to be paid, MP- and six signs.';

-- The hooks of the payments chapters.
create function private.lock_plan_payment(plan_payment uuid)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform 1 from public.user_subscriptions u
  where u.user_id = (select s.user_id from public.plan_payments s where s.id = plan_payment) for update;
  perform 1 from public.plan_payments s where s.id = plan_payment for update;
end
$function$;
comment on function private.lock_plan_payment(plan_payment uuid) is 'Locks a subscription and its month.';

create function private.try_lock_plan_payment(plan_payment uuid)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  owner uuid;
begin
  select s.user_id into owner from public.plan_payments s where s.id = plan_payment;
  perform 1 from public.user_subscriptions u where u.user_id = owner for update skip locked;
  if not found and exists (select 1 from public.user_subscriptions u where u.user_id = owner) then
    return false;
  end if;
  perform 1 from public.plan_payments s where s.id = plan_payment for update skip locked;
  return found;
end
$function$;
comment on function private.try_lock_plan_payment(plan_payment uuid) is 'Locks a subscription and its month unless somebody else holds one of them; answers whether it could.';

-- Tells the payer; one whose account is gone cannot be told.
create function private.notify_payer(target public.plan_payments, type text, title text, message text, link text)
returns void
language sql
set search_path = ''
as $function$
  select private.notify(target.user_id, notify_payer.type, notify_payer.title, notify_payer.message, notify_payer.link,
    'You paid, or meant to pay, for a plan.', jsonb_build_object('plan_payment_id', target.id))
  where target.user_id is not null
$function$;
comment on function private.notify_payer(target public.plan_payments, type text, title text, message text, link text) is 'Tells who pays for a plan; one whose account is gone is not told.';

create function private.tell_review(target public.plan_payments)
returns void
language sql
set search_path = ''
as $function$
  select private.notify_payer(target, 'warning', 'We are checking your payment', format(
    'A payment for %s needs a closer look. We will tell you soon; please do not pay again.',
    private.plan_name(target.plan_type)), '/plans')
$function$;
comment on function private.tell_review(target public.plan_payments) is 'Tells who pays for a plan that a person looks at the payment.';

-- Lets go of months nobody paid within a day.
create function private.drop_unpaid_plan_payments()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  dropped integer;
begin
  update public.plan_payments s set state = 'cancelled'
  where s.id in (
    select o.id from public.plan_payments o
    where o.state = 'open' and o.created_at < now() - interval '1 day'
      and not exists (select 1 from public.payments p where p.plan_payment_id = o.id and p.state in ('starting', 'prompted'))
    limit 200 for update skip locked
  );
  get diagnostics dropped = row_count;
  return dropped;
end
$function$;
comment on function private.drop_unpaid_plan_payments() is 'Job: cancels months that nobody paid within a day and that have no open attempt. Answers how many.';

create index plan_payments_in_doubt_idx ON public.plan_payments USING btree (state) WHERE (state = ANY (ARRAY['needs_review'::text, 'refund_due'::text]));

create index plan_payments_paid_at_idx ON public.plan_payments USING btree (paid_at) WHERE (state = 'paid'::text);

create function private.grant_plan_month(target public.plan_payments, held public.user_subscriptions, current_plan text, today date, came integer)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  goes_on constant boolean := current_plan in ('premium', 'gold')
    and private.plan_rank(current_plan) >= private.plan_rank(target.plan_type);
  starts constant date := case when goes_on then held.period_end else today end;
  ends constant date := (case when current_plan = 'free_trial' then held.trial_end else starts end
    + interval '1 month')::date;
begin
  update public.plan_payments s set state = 'paid', paid_at = now(), period_start = starts, period_end = ends
  where s.id = target.id;
  if not goes_on then
    update public.plan_payments s set credited_to = target.id
    where s.user_id = target.user_id and s.id <> target.id and s.state = 'paid' and s.credited_to is null
      and s.period_end > today;
  end if;
  update public.user_subscriptions u
  set plan_type = target.plan_type, status = 'active', next_plan = null, period_end = ends,
    -- a month paid early leaves the running one as it is
    period_start = case when goes_on and today < held.period_end then held.period_start else starts end
  where u.user_id = target.user_id;
  perform private.notify_payer(target, 'success',
    case when goes_on then format('%s goes on', private.plan_name(target.plan_type))
      else format('%s is yours', private.plan_name(target.plan_type)) end,
    format('We received %s. Your plan runs until %s. Asante!', private.shillings(came), private.day_text(ends))
      || private.excess_words(target.id),
    '/plans');
  return 'paid';
end $function$;
comment on function private.grant_plan_month(target public.plan_payments, held public.user_subscriptions, current_plan text, today date, came integer) is 'Gives the month that was paid, from today or from the end of the running one, and tells the payer what came.';
