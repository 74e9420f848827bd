-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Whoever carries money: M-Pesa, cash, a bank. Bills, payments and the ledger name none of them. Each is a row here; what talks to
-- one is a file of the function `pay` (docs/decisions/0032-figures-are-sums-of-the-ledger.md).
--
-- M-Pesa carries at most KSh 250,000 in one payment. A prompt for a dearer bill was refused by M-Pesa, and its buyer read that M-Pesa does
-- not work. Now a prompt asks for the smaller of what is still to pay and that limit; what came is a part of the price, as parts by hand
-- are, and the order keeps what it holds, without an end, until the rest is here or somebody decides.

create table private.payment_providers (
  method text not null,
  account text not null,
  name text not null,
  is_prompted boolean not null,
  needs_phone boolean not null,
  is_closed_daily boolean default true not null,
  statement text,
  is_person boolean default false not null,
  most_kes integer,
  constraint payment_providers_pkey PRIMARY KEY (method),
  constraint payment_providers_method_check CHECK ((method ~ '^[a-z][a-z_]*$'::text)),
  constraint payment_providers_account_check CHECK ((account ~ '^[a-z][a-z_]*$'::text)),
  constraint payment_providers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint payment_providers_check CHECK ((is_prompted OR (NOT needs_phone))),
  constraint payment_providers_most_kes_check CHECK ((most_kes > 0))
);
comment on table private.payment_providers is 'Who carries money: the methods of payments and refunds, and the account of the ledger in which such money lies.';
comment on column private.payment_providers.method is 'As `payments.method` and `refunds.method` name it.';
comment on column private.payment_providers.account is 'The account of the ledger that money of this method lies in.';
comment on column private.payment_providers.name is 'For people.';
comment on column private.payment_providers.is_prompted is 'Whether `start_payment` opens attempts with it, which a provider in supabase/functions/_shared carries out.';
comment on column private.payment_providers.needs_phone is 'Whether an attempt goes to a phone, which then must be known.';
comment on column private.payment_providers.is_closed_daily is 'Whether the desk closes its account every day.';
comment on column private.payment_providers.statement is 'The function of schema private that reads its statement between two moments: rows of private.statement_line; null: none.';
comment on column private.payment_providers.is_person is 'Whether such money lies with people who owe it by name: the close of a day shows it, and nobody counts it or takes it to the bank.';
comment on column private.payment_providers.most_kes is 'The most that one payment carries, KSh; null where no limit is known.';

-- A foreign key would ask for an index of a column that nearly always says the same.
create function private.know_method()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if not exists (select 1 from private.payment_providers v where v.method = new.method) then
    raise exception 'no provider has the method %', new.method using errcode = '23514';
  end if;
  return new;
end $function$;
comment on function private.know_method() is 'Refuses a method that no provider has.';

create trigger know_method BEFORE INSERT OR UPDATE OF method ON public.payments FOR EACH ROW EXECUTE FUNCTION private.know_method();

create trigger know_method BEFORE INSERT OR UPDATE OF method ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.know_method();

create function private.most_at_once()
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce((select v.most_kes from private.payment_providers v where v.method = 'mpesa'), 2147483647)
$function$;
comment on function private.most_at_once() is 'The most that M-Pesa carries in one payment, KSh.';

create function private.learn_part(attempt public.payments, receipt text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  joined text;
begin
  if exists (select 1 from public.payments x where x.receipt = learn_part.receipt) then
    return 'already_settled';
  end if;
  update public.payments p set receipt = learn_part.receipt where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  joined := private.join_parts(bill.id);
  if joined is null and private.is_part_paid(bill) then
    perform private.tell_kind(bill, 'doubt', attempt, attempt.result_text);
  end if;
  return coalesce(joined, 'already_settled');
end
$function$;
comment on function private.learn_part(attempt public.payments, receipt text) is 'The receipt of a part that a query had settled without one: with it the part counts. The caller holds the locks of bill and payment.';
