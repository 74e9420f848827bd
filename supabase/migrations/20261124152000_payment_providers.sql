-- Whoever carries money: M-Pesa, cash, a bank. Bills, payments and the ledger name none of them. Each is a row here; what talks to
-- one is a file of the function `pay` (docs/decisions/0032-figures-are-sums-of-the-ledger.md).

create table private.payment_providers (
  method text primary key check (method ~ '^[a-z][a-z_]*$'),
  account text not null check (account ~ '^[a-z][a-z_]*$'),
  name text not null check (length(name) between 1 and 40),
  is_prompted boolean not null,
  needs_phone boolean not null,
  check (is_prompted or not needs_phone)
);
comment on table private.payment_providers is
  'Who carries money: the methods of payments and refunds, and the account of the ledger in which such money lies.';
comment on column private.payment_providers.method is 'As `payments.method` and `refunds.method` name it.';
comment on column private.payment_providers.account is 'The account of the ledger that money of this method lies in.';
comment on column private.payment_providers.name is 'For people.';
comment on column private.payment_providers.is_prompted is
  'Whether `start_payment` opens attempts with it, which a provider in supabase/functions/_shared carries out.';
comment on column private.payment_providers.needs_phone is 'Whether an attempt goes to a phone, which then must be known.';
insert into private.payment_providers (method, account, name, is_prompted, needs_phone) values
  ('mpesa', 'mpesa', 'M-Pesa', true, true), ('cash', 'cash', 'Cash', false, false), ('bank', 'bank', 'Bank', false, false);

-- A foreign key would ask for an index of a column that nearly always says the same.
create function private.know_method() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from private.payment_providers v where v.method = new.method) then
    raise exception 'no provider has the method %', new.method using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.know_method() is 'Refuses a method that no provider has.';
alter table public.payments drop constraint payments_method_check;
alter table public.refunds drop constraint refunds_method_check;
create trigger know_method before insert or update of method on public.payments
  for each row execute function private.know_method();
create trigger know_method before insert or update of method on public.refunds
  for each row execute function private.know_method();
comment on column public.payments.method is 'Who carried the money: a row of private.payment_providers.';
comment on column public.refunds.method is 'Who carried it back: a row of private.payment_providers.';
comment on column public.bills.method is 'mpesa: paid now, by whichever provider; cash: at the door. Each payment says who carried it.';

create or replace view private.bill_positions as
  select m.bill_id, v.account, sum(m.left_kes)::integer as amount_kes
  from private.bill_money m join private.payment_providers v on v.method = m.method group by m.bill_id, v.account
  union all
  select s.bill_id, w.account, -w.amount_kes
  from (
    select m.bill_id, b.kind, sum(m.left_kes)::integer as left_kes,
      coalesce(sum(m.left_kes) filter (where m.state = 'needs_review'), 0)::integer as in_doubt,
      (coalesce(sum(m.left_kes) filter (where m.state = 'refund_due'), 0) + case b.state when 'refund_due'
        then greatest(coalesce(sum(m.left_kes) filter (where m.state = 'paid'), 0) - b.kept_kes, 0) else 0 end)::integer
        as owed_back
    from private.bill_money m join public.bills b on b.id = m.bill_id
    group by m.bill_id, b.kind, b.state, b.kept_kes
  ) s
  cross join lateral (values ('in_doubt', s.in_doubt), ('owed_back', s.owed_back),
    ('sales_' || s.kind, s.left_kes - s.in_doubt - s.owed_back)) w (account, amount_kes);

create or replace function private.describe_attempt(attempt public.payments, order_number text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('payment_id', attempt.id, 'amount_kes', attempt.amount_kes, 'phone', attempt.phone,
    'order_number', order_number, 'method', attempt.method)
$$;
comment on function private.describe_attempt(public.payments, text) is
  'An attempt for whoever carries it out. `order_number` is what the payer sees in the prompt: the number of the bill.';

drop function public.start_payment(uuid, text, text);
create function public.start_payment(
  bill_id uuid, phone text default null, order_token text default null, method text default 'mpesa'
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills := private.lock_own_bill(start_payment.bill_id, start_payment.order_token);
  attempt public.payments;
  provider private.payment_providers;
  payer text;
begin
  select * into provider from private.payment_providers v where v.method = start_payment.method and v.is_prompted;
  if not found then
    perform private.refuse('bad_payment_method', 'Please choose how to pay.');
  end if;
  -- A payer who says that they paid must not pay twice while somebody looks.
  if bill.state in ('open', 'needs_review', 'closed') and private.claimed_receipt(bill.id) is not null then
    perform private.refuse('claim_open', format('We are still checking receipt %s.', private.claimed_receipt(bill.id)),
      'Please do not pay again.');
  end if;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = bill.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  select * into attempt from public.payments p where p.bill_id = bill.id and p.state in ('starting', 'prompted');
  perform private.tell_kind(bill, 'check', attempt);
  if attempt.id is not null then
    return private.describe_attempt(attempt, bill.number) || '{"already_open": true}';
  end if;
  payer := case when coalesce(trim(start_payment.phone), '') <> '' then private.normalise_phone(start_payment.phone)
    else coalesce(bill.phone, (select f.phone from public.profiles f where f.user_id = bill.payer_id), (
      select p.phone from public.payments p join public.bills b on b.id = p.bill_id
      where b.payer_id = bill.payer_id order by p.created_at desc limit 1)) end;
  if payer is null and provider.needs_phone then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  payer := coalesce(payer, private.phone_of(bill));
  -- Prompts wake a phone: an account gets twenty an hour; visitors can send five to the same number.
  if (
    select count(*) from public.payments p join public.bills b on b.id = p.bill_id
    where b.payer_id = bill.payer_id and p.created_at > now() - interval '1 hour'
  ) >= 20 or (bill.payer_id is null and (
    select count(*) from public.payments p join public.bills b on b.id = p.bill_id
    where p.phone = payer and b.payer_id is null and p.created_at > now() - interval '1 hour'
  ) >= 5) then
    perform private.refuse('too_many_attempts',
      'You have asked for many prompts in a short time.', 'Please try again in an hour.');
  end if;

  insert into public.payments (bill_id, method, amount_kes, phone) values (bill.id, provider.method, bill.asked_kes, payer)
  returning * into attempt;
  perform private.tell_kind(bill, 'start', attempt);
  return private.describe_attempt(attempt, bill.number) || '{"already_open": false}';
end $$;
comment on function public.start_payment(uuid, text, text, text) is
  'Opens an attempt to pay a bill of the caller and renews its hold, or answers the attempt that is open already:
{payment_id, amount_kes, phone, order_number, method, already_open}. An attempt that never became a prompt within a minute
(the server died in between) is given up for a new one. `phone` may be left out where one is known; `order_token` is how a
visitor names their order; `method` who carries the money. Refusals: not_signed_in, not_found, bad_payment_method,
claim_open, bad_phone, too_many_attempts, and what the kind refuses: already_paid, order_closed, in_review, hold_over.';
grant execute on function public.start_payment(uuid, text, text, text) to anon, authenticated, service_role;

-- Each provider is asked about its own attempts; those of one that nobody asks go on all the same, to a person in the end.
drop function public.claim_payment_checks(integer);
create function public.claim_payment_checks(max_rows integer default 10, method text default 'mpesa') returns setof public.payments
language plpgsql security definer set search_path = '' as $$
begin
  perform private.give_up_checks();
  return query
    with moved as (
      update public.payments p
      set checks = p.checks + 1,
        -- never sooner than 5 s from now, however long the server was away
        next_check_at = greatest(
          now() + interval '5 seconds',
          p.created_at + coalesce(private.check_delay(p.checks + 1), interval '65 minutes'))
      from (
        select due.id from public.payments due
        where due.state = 'prompted' and due.next_check_at <= now() and due.checks < 20
          and due.checkout_request_id is not null
        order by due.next_check_at limit least(greatest(coalesce(max_rows, 10), 1), 100)
        for update skip locked
      ) claimed
      where p.id = claimed.id
      returning p.*
    )
    select m.* from moved m where m.method = claim_payment_checks.method;
end $$;
comment on function public.claim_payment_checks(integer, text) is
  'Attempts of a provider that are due to be asked about, for whoever asks; each is handed out once and then later again.';
grant execute on function public.claim_payment_checks(integer, text) to service_role;
