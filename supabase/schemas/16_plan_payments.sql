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

create policy payments_select_own_plan on public.payments for select to authenticated
  using ((plan_payment_id IN ( SELECT s.id
   FROM public.plan_payments s
  WHERE (s.user_id = ( SELECT private.caller() AS uid)))));

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
grant execute on function public.quote_plan(plan_type text) to authenticated;

-- Opens an attempt to pay a month of a plan as the caller, or answers the one that is already open. `phone` may be left
-- out by somebody who paid before or whose profile has one. `expected_kes` is the amount he was shown.
create function public.start_plan_payment(plan_type text, phone text default NULL::text, expected_kes integer default NULL::integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  held public.user_subscriptions;
  target public.plan_payments;
  attempt public.payments;
  priced record;
  payer text;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.user_subscriptions (user_id, plan_type) values (caller, 'free') on conflict do nothing;
  select * into held from public.user_subscriptions s where s.user_id = caller for update;
  if exists (
    select 1 from public.plan_payments s
    where s.user_id = caller and s.state = 'needs_review' and s.updated_at > now() - interval '3 days'
  ) then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  end if;
  select * into target from public.plan_payments s where s.user_id = caller and s.state = 'open' for update;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.plan_payment_id = target.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  select * into attempt from public.payments p
  where p.plan_payment_id = target.id and p.state in ('starting', 'prompted');
  if found then
    if target.plan_type <> start_plan_payment.plan_type then
      perform private.refuse('other_payment_open',
        format('A payment for %s is open on your phone.', private.plan_name(target.plan_type)),
        'Finish or cancel it there, then try again.');
    end if;
    return private.describe_attempt(attempt, target.number)
      || jsonb_build_object('plan_payment_id', target.id, 'already_open', true);
  end if;

  priced := private.price_plan(held, start_plan_payment.plan_type);
  if expected_kes <> priced.price_kes - priced.credit_kes then
    perform private.refuse('price_changed', format('%s costs you %s now.', private.plan_name(start_plan_payment.plan_type),
      private.shillings(priced.price_kes - priced.credit_kes)), 'Look at the new amount and confirm again.');
  end if;
  payer := case when coalesce(trim(start_plan_payment.phone), '') <> '' then private.normalise_phone(start_plan_payment.phone)
    else coalesce((select f.phone from public.profiles f where f.user_id = caller), (
      select p.phone from public.payments p join public.plan_payments s on s.id = p.plan_payment_id
      where s.user_id = caller order by p.created_at desc limit 1)) end;
  if payer is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  if (
    select count(*) from public.payments p join public.plan_payments s on s.id = p.plan_payment_id
    where s.user_id = caller and p.created_at > now() - interval '1 hour'
  ) >= 20 then
    perform private.refuse('too_many_attempts',
      'You have asked for many prompts in a short time.', 'Please try again in an hour.');
  end if;

  if (target.plan_type, target.kind, target.price_kes, target.credit_kes)
      is distinct from (start_plan_payment.plan_type, priced.kind, priced.price_kes, priced.credit_kes) then
    update public.plan_payments s set state = 'cancelled' where s.id = target.id;
    insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, credit_kes, amount_kes)
    values (private.new_plan_payment_number(), caller, start_plan_payment.plan_type, priced.kind, priced.price_kes,
      priced.credit_kes, priced.price_kes - priced.credit_kes)
    returning * into target;
  end if;
  insert into public.payments (plan_payment_id, amount_kes, phone)
  values (target.id, target.amount_kes, payer) returning * into attempt;
  return private.describe_attempt(attempt, target.number)
    || jsonb_build_object('plan_payment_id', target.id, 'already_open', false);
end
$function$;
grant execute on function public.start_plan_payment(plan_type text, phone text, expected_kes integer) to authenticated, service_role;

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

create function private.plan_payment_failed(attempt public.payments)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  -- One in review was so for want of an answer, which this is.
  update public.plan_payments s set state = 'open'
  where s.id = attempt.plan_payment_id and s.state = 'needs_review' and not exists (
    select 1 from public.payments p
    where p.plan_payment_id = s.id and p.id <> attempt.id and p.state in ('starting', 'prompted', 'needs_review')
  ) and not exists (select 1 from public.plan_payments o where o.user_id = s.user_id and o.state = 'open');
  select * into target from public.plan_payments s where s.id = attempt.plan_payment_id;
  if target.state = 'open' then
    perform private.notify_payer(target, 'warning', 'Payment not completed', format(
      '%s is not paid yet. Nothing was charged and you can try again.', private.plan_name(target.plan_type)),
      '/payment?plan=' || target.plan_type);
  end if;
end
$function$;

create function private.plan_payment_unanswered(plan_payment uuid)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = plan_payment and s.state = 'open'
  returning * into target;
  if target.id is not null then
    perform private.tell_review(target);
  end if;
end
$function$;

create function private.tell_review(target public.plan_payments)
returns void
language sql
set search_path = ''
as $function$
  select private.notify_payer(target, 'warning', 'We are checking your payment', format(
    'A payment for %s needs a closer look. We will tell you soon; please do not pay again.',
    private.plan_name(target.plan_type)), '/plans')
$function$;

-- A success for a plan, with the locks held. What it buys is decided by the plan the payer is on now, which may not be
-- the one he was on when he asked: midnight may have passed, or an administrator may have changed it.
create function private.settle_plan_payment(attempt public.payments, doubt text, receipt text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  today constant date := private.nairobi_date();
  target public.plan_payments;
  held public.user_subscriptions;
  current_plan text;
begin
  select * into target from public.plan_payments s where s.id = attempt.plan_payment_id;
  if doubt is null and target.state in ('paid', 'refund_due', 'refunded') then
    doubt := 'This month was already paid; this money came on top.';
  end if;
  if doubt is not null then
    perform private.mark_payment_doubtful(attempt, receipt, doubt);
    update public.plan_payments s set state = 'needs_review' where s.id = target.id and s.state in ('open', 'cancelled');
    perform private.tell_review(target);
    return 'needs_review';
  end if;

  perform private.mark_payment_paid(attempt, receipt, said);
  select * into held from public.user_subscriptions u where u.user_id = target.user_id;
  current_plan := private.plan_today(held, today);
  if target.user_id is null or held.user_id is null or (
    private.plan_rank(current_plan) >= private.plan_rank(target.plan_type) and held.period_end is null
      and current_plan in ('premium', 'gold')
  ) or (private.plan_rank(current_plan) > private.plan_rank(target.plan_type) and today < held.period_end) then
    update public.plan_payments s set state = 'refund_due' where s.id = target.id;
    perform private.notify_payer(target, 'warning', 'Refund on its way', format(
      '%s came for %s, which you do not need now. We will send it back to you.',
      private.shillings(target.amount_kes), private.plan_name(target.plan_type)), '/plans');
    return 'refund_due';
  end if;
  return private.grant_plan_month(target, held, current_plan, today);
end
$function$;

create function private.grant_plan_month(target public.plan_payments, held public.user_subscriptions, current_plan text, today date)
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
    format('We received %s. Your plan runs until %s. Asante!', private.shillings(target.amount_kes), private.day_text(ends)),
    '/plans');
  return 'paid';
end
$function$;

-- An administrator's word on a payment in doubt, or on money that is owed back: 'paid' gives the month, 'not_paid' lets
-- the payer try again, 'refunded' says that the money went back. `receipt` is what M-Pesa's statement names, if it does.
create function public.resolve_plan_payment(plan_payment_id uuid, decision text, receipt text default NULL::text)
returns public.plan_payments
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.plan_payments;
  attempt public.payments;
begin
  perform private.require_capability('subscriptions');
  perform private.lock_plan_payment(resolve_plan_payment.plan_payment_id);
  select * into target from public.plan_payments s where s.id = resolve_plan_payment.plan_payment_id;
  if not found then
    perform private.refuse('not_found', 'There is no such payment.');
  end if;
  if (target.state, coalesce(decision, '')) not in (
    ('needs_review', 'paid'), ('needs_review', 'not_paid'), ('needs_review', 'refunded'), ('refund_due', 'refunded')
  ) then
    perform private.refuse('wrong_state', format('A payment that is %s cannot be settled so.', target.state),
      'Reload to see its present state.');
  end if;
  select * into attempt from public.payments p
  where p.plan_payment_id = target.id and p.state in ('needs_review', 'paid') order by p.created_at desc limit 1;
  if decision = 'paid' then
    if attempt.id is null then
      perform private.refuse('wrong_state', 'There is no payment to accept.');
    end if;
    if exists (select 1 from public.payments x where x.receipt = resolve_plan_payment.receipt and x.id <> attempt.id) then
      perform private.refuse('receipt_used', 'This receipt paid for something else.');
    end if;
    perform private.settle_plan_payment(attempt, null, coalesce(nullif(trim(resolve_plan_payment.receipt), ''), attempt.receipt),
      'Accepted by our team.');
  elsif decision = 'not_paid' then
    update public.payments p set state = 'failed', result_text = 'No money came.'
    where p.plan_payment_id = target.id and p.state = 'needs_review';
    update public.plan_payments s set state = 'cancelled' where s.id = target.id;
    perform private.notify_payer(target, 'warning', 'Payment not completed', format(
      'No money came for %s. You can try again at any time.', private.plan_name(target.plan_type)),
      '/payment?plan=' || target.plan_type);
  else
    update public.payments p set state = 'refunded'
    where p.plan_payment_id = target.id and p.state in ('needs_review', 'paid', 'refund_due');
    update public.plan_payments s set state = 'refunded' where s.id = target.id;
    perform private.notify_payer(target, 'success', 'Refunded', format(
      '%s went back to your M-Pesa number.', private.shillings(target.amount_kes)), '/plans');
  end if;
  perform private.audit('plan_payment_' || decision, 'plan_payments', target.id::text,
    jsonb_build_object('number', target.number, 'amount_kes', target.amount_kes));
  select * into target from public.plan_payments s where s.id = target.id;
  return target;
end
$function$;
grant execute on function public.resolve_plan_payment(plan_payment_id uuid, decision text, receipt text) to authenticated;

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

create index plan_payments_in_doubt_idx ON public.plan_payments USING btree (state) WHERE (state = ANY (ARRAY['needs_review'::text, 'refund_due'::text]));

create index plan_payments_paid_at_idx ON public.plan_payments USING btree (paid_at) WHERE (state = 'paid'::text);
