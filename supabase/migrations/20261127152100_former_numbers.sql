-- The owner changes the pay bill or till at noon. What was begun under the old number was asked about under the new one, which M-Pesa answers
-- with "no such request"; money that came to the old number was answered with "accepted" and was in no book; and nobody told M-Pesa our address
-- for the new one. Now former numbers stay the shop's own, each prompt and each line of a statement knows its number, and a new number is
-- registered as the first was. Numbers of Safaricom's test service are never kept: anybody can pay to them with play money.

create table private.former_accounts (
  number text not null,
  until timestamptz not null default now(),
  constraint former_accounts_pkey primary key (number)
);
alter table private.former_accounts enable row level security;
comment on table private.former_accounts is 'Short codes and tills that were the shop''s own before the present ones: money that comes to them is still taken.';
comment on column private.former_accounts.number is 'The short code or till.';
comment on column private.former_accounts.until is 'When it was changed.';

alter table private.mpesa_account add column is_test boolean not null default false;
comment on column private.mpesa_account.is_test is 'Whether it is one of Safaricom''s test service, where no money moves.';
-- the number of the test service, should it be changed before the functions have told
update private.mpesa_account set is_test = true where shortcode = '174379';

alter table public.payments add column shortcode text;
comment on column public.payments.shortcode is 'In whose name the prompt was made, and M-Pesa is asked about it: the short code. Null: no prompt, or before it was kept.';
update public.payments p set shortcode = a.shortcode from private.mpesa_account a where p.state in ('starting', 'prompted') and p.method = 'mpesa';

alter table public.mpesa_statement_lines add column number text;
comment on column public.mpesa_statement_lines.number is 'Short code or till whose money it is; null where nobody said, and then it is the one of that day.';

drop function public.tell_mpesa_account(text, text, boolean);
create function public.tell_mpesa_account(shortcode text, till text, can_fetch boolean default false, is_test boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before private.mpesa_account;
begin
  select * into before from private.mpesa_account a for update;
  if found and coalesce(before.till, before.shortcode) <> coalesce(tell_mpesa_account.till, tell_mpesa_account.shortcode) then
    -- what was agreed with M-Pesa was so for the number that was
    update private.till_addresses t set registered_for = null, registered_at = null, pull_registered_at = null;
  end if;
  if not before.is_test then
    insert into private.former_accounts as f (number)
    select distinct n from unnest(array[before.shortcode, before.till]) n
    where n is not null and n not in (tell_mpesa_account.shortcode, coalesce(tell_mpesa_account.till, tell_mpesa_account.shortcode))
    on conflict on constraint former_accounts_pkey do update set until = now();
  end if;
  delete from private.former_accounts f where f.number in (tell_mpesa_account.shortcode, tell_mpesa_account.till);
  insert into private.mpesa_account as a (shortcode, till, can_fetch, is_test)
  values (tell_mpesa_account.shortcode, tell_mpesa_account.till, tell_mpesa_account.can_fetch, tell_mpesa_account.is_test)
  on conflict on constraint mpesa_account_pkey do update
    set shortcode = excluded.shortcode, till = excluded.till, can_fetch = excluded.can_fetch, is_test = excluded.is_test, told_at = now();
end
$function$;
comment on function public.tell_mpesa_account(shortcode text, till text, can_fetch boolean, is_test boolean) is 'For functions: the short code of their settings, the till where that is another, whether they may ask for lists of payments, and whether it
is the test service. Another number than before makes that a former one, and M-Pesa is to be given our addresses anew.';
revoke all on function public.tell_mpesa_account(text, text, boolean, boolean) from public, anon, authenticated;
grant execute on function public.tell_mpesa_account(text, text, boolean, boolean) to service_role;

create or replace function private.is_our_account(number text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from private.mpesa_account a where is_our_account.number in (a.shortcode, a.till))
    or exists (select 1 from private.former_accounts f where f.number = is_our_account.number)
$function$;
comment on function private.is_our_account(number text) is 'Whether a short code or till is the shop''s own, now or formerly.';

create function private.note_number(receipts text[], number text)
returns void
language sql
set search_path = ''
as $function$
  update public.mpesa_statement_lines l set number = note_number.number
  where l.receipt in (select upper(trim(r)) from unnest(receipts) r) and l.number is null and note_number.number is not null
$function$;
comment on function private.note_number(receipts text[], number text) is 'Notes to which number of the shop the money of receipts came, where that is not known yet.';

create function private.former_number(paid public.payments)
returns text
language sql
stable
set search_path = ''
as $function$
  select f.number from private.former_accounts f
  where f.number = coalesce(
    (select l.number from public.mpesa_statement_lines l where l.receipt = paid.receipt),
    paid.shortcode,
    -- before numbers were kept, it was the one of that time
    (select o.number from private.former_accounts o where o.until > paid.created_at order by o.until, o.number limit 1))
$function$;
comment on function private.former_number(paid public.payments) is 'The former number that a payment came to; null where it came to the present one.';

drop function public.record_payment_prompt(uuid, text, text);
create function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text, shortcode text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  attempt public.payments;
  bill public.bills;
begin
  attempt := private.lock_payment(record_payment_prompt.payment_id);
  if attempt.id is null then
    perform private.refuse('not_found', 'There is no such payment.');
  end if;
  update public.payments p
  set merchant_request_id = record_payment_prompt.merchant_request_id,
    shortcode = coalesce(record_payment_prompt.shortcode, p.shortcode),
    checkout_request_id = record_payment_prompt.checkout_request_id
  where p.id = attempt.id and (p.checkout_request_id is null
    or p.checkout_request_id = record_payment_prompt.checkout_request_id);
  -- The callback may have been faster than this acknowledgement: then the payment is settled already. An attempt given
  -- up for want of it is open after all, unless another one has taken its place.
  if attempt.state = 'starting' or (attempt.state = 'failed' and attempt.result_code is null and not exists (
    select 1 from public.payments p where p.bill_id = attempt.bill_id and p.state in ('starting', 'prompted')
  )) then
    update public.payments p set state = 'prompted', result_text = null, next_check_at = now() + interval '15 seconds'
    where p.id = attempt.id;
    select * into bill from public.bills b where b.id = attempt.bill_id;
    perform private.tell_kind(bill, 'prompted', attempt);
  end if;
end $function$;
comment on function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text, shortcode text) is 'For functions: the provider has taken the prompt on, which is no payment yet; it is asked about first after 15 seconds, in the name of the
short code. Refusals: not_found.';
revoke all on function public.record_payment_prompt(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.record_payment_prompt(uuid, text, text, text) to service_role;

create or replace function public.get_payment_secret(payment_id uuid)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select private.describe_attempt(p, b.number)
    || jsonb_build_object('callback_token', p.callback_token, 'state', p.state, 'prompt_words', k.prompt_words)
    || jsonb_strip_nulls(jsonb_build_object('shortcode', p.shortcode))
  from public.payments p join public.bills b on b.id = p.bill_id join private.bill_kinds k on k.kind = b.kind
  where p.id = get_payment_secret.payment_id
$function$;

-- A phone that is told as SHA-256 stands beside the words, and not in them.
create or replace function public.receive_till_money(secret text, line jsonb, shortcode text, payer text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  taken jsonb;
begin
  if not exists (select 1 from private.till_addresses t where t.secret = receive_till_money.secret) then
    return null;
  end if;
  if not private.is_our_account(receive_till_money.shortcode) then
    return 'other_till';
  end if;
  taken := private.take_statement_lines(jsonb_build_array(line || jsonb_build_object('payer', receive_till_money.payer)), gen_random_uuid(),
    'c2b');
  if taken -> 'bad' <> '[]' then
    return 'unreadable';
  end if;
  perform private.note_number(array[line ->> 'receipt'], receive_till_money.shortcode);
  return private.place_line(upper(trim(line ->> 'receipt')), receive_till_money.payer);
end
$function$;

create or replace function public.import_statement_lines(lines jsonb, import_id uuid default gen_random_uuid())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  taken jsonb;
  foreign_number text;
begin
  perform private.require_capability('payments');
  if jsonb_typeof(lines) = 'array' then
    select l.value ->> 'number' into foreign_number from jsonb_array_elements(lines) l
    where jsonb_typeof(l.value) = 'object' and l.value ->> 'number' is not null and not private.is_our_account(l.value ->> 'number')
      and exists (select 1 from private.mpesa_account)
    limit 1;
    if foreign_number is not null then
      perform private.refuse('other_till', format('This is the statement of %s, which is no number of this shop.', left(foreign_number, 10)));
    end if;
  end if;
  taken := private.take_statement_lines(lines, import_id, 'csv');
  perform private.note_number(s.receipts, s.number) from (
    select l.value ->> 'number' as number, array_agg(l.value ->> 'receipt') as receipts from jsonb_array_elements(lines) l
    where jsonb_typeof(l.value) = 'object' and l.value ->> 'number' is not null group by 1) s;
  perform private.audit('statement_imported', 'mpesa_statement_lines', import_id::text,
    jsonb_build_object('imported', taken -> 'imported', 'known', taken -> 'known', 'bad', jsonb_array_length(taken -> 'bad')));
  return taken;
end
$function$;
comment on function public.import_statement_lines(lines jsonb, import_id uuid) is 'An uploaded M-Pesa statement, at most 5,000 lines a call: see private.take_statement_lines; `number` of a line is the short code or till of
the statement. Refusals: not_allowed, bad_file, other_till.';

create or replace function public.till_desk()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return (
    select jsonb_build_object('shortcode', a.shortcode, 'till', a.till, 'registered_at', t.registered_at,
      'can_fetch', coalesce(a.can_fetch, false), 'fetched_at', t.fetched_at, 'fetch', t.last_fetch,
      'former', (
        select coalesce(jsonb_agg(jsonb_build_object('number', f.number, 'until', f.until, 'open', (
          select count(*) from public.payments p where p.state = 'prompted' and p.shortcode = f.number)) order by f.until desc, f.number), '[]')
        from private.former_accounts f))
    from private.till_addresses t left join private.mpesa_account a on true);
end
$function$;
comment on function public.till_desk() is 'For the desk of payments: {shortcode, till, registered_at, can_fetch, fetched_at, fetch, former: [{number, until, open}]}; shortcode is null
where M-Pesa is not set up; former: numbers that were the shop''s, with the prompts that are still open there. Refusals: not_allowed.';

-- A reversal goes to whoever paid; a sum goes to the number that is named, which is known to have paid or is not.
create or replace function private.refund_offer(bill public.bills, paid public.payments, amount_kes integer, phone text, OUT way text, OUT to_phone text, OUT is_other_phone boolean, OUT needs_second boolean, OUT most_kes integer)
returns record
language plpgsql
stable
set search_path = ''
as $function$
declare
  earlier constant integer := (
    select coalesce(sum(o.amount_kes), 0) from public.refund_orders o
    where o.bill_id = bill.id and o.state not in ('failed', 'withdrawn'));
  is_owed constant boolean := paid.method = 'mpesa'
    and (paid.state = 'refund_due' or (paid.state = 'paid' and bill.state in ('paid', 'refund_due')));
begin
  most_kes := case when is_owed then greatest(least(
    private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
    private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id)), 0) else 0 end;
  to_phone := coalesce(phone, paid.phone);
  if most_kes > 0 and amount_kes = paid.received_kes and amount_kes = most_kes and paid.receipt ~ '^[A-Z0-9]{8,12}$'
      and to_phone = paid.phone and private.can_ask_mpesa('reversal')
      -- M-Pesa does not know its receipt under another number
      and private.former_number(paid) is null then
    way := 'reversal';
  elsif most_kes > 0 and private.can_ask_mpesa('b2c') then
    way := 'b2c';
  end if;
  -- A prompt was answered on its phone; the number beside a receipt that somebody named is only who says so.
  is_other_phone := way = 'b2c' and to_phone is distinct from private.payer_of(paid);
  needs_second := coalesce(is_other_phone, false)
    or amount_kes + earlier > (select s.refund_limit_kes from public.shop_settings s);
end
$function$;

create or replace function public.offer_refund(bill_id uuid, payment_id uuid, amount_kes integer, phone text default NULL::text)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  offer record;
  number constant text := private.normalise_phone(offer_refund.phone);
begin
  perform private.require_capability('payments');
  select * into bill from public.bills b where b.id = offer_refund.bill_id;
  select * into paid from public.payments p where p.id = offer_refund.payment_id and p.bill_id = bill.id;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if offer_refund.phone is not null and number is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  offer := private.refund_offer(bill, paid, offer_refund.amount_kes, number);
  return jsonb_build_object('way', offer.way, 'phone', offer.to_phone, 'payer', private.payer_of(paid), 'is_other_phone', coalesce(offer.is_other_phone, false),
    'needs_second', offer.needs_second, 'most_kes', offer.most_kes,
    'limit_kes', (select s.refund_limit_kes from public.shop_settings s))
    || jsonb_strip_nulls(jsonb_build_object('former_number', private.former_number(paid)));
end
$function$;
comment on function public.offer_refund(bill_id uuid, payment_id uuid, amount_kes integer, phone text) is 'How M-Pesa can send a sum of a payment back: {way: reversal | b2c | null where it cannot, phone, is_other_phone, needs_second,
most_kes, limit_kes, former_number}; the last where it was paid to a number that is no longer the shop''s, under which alone M-Pesa knows its
receipt. Refusals: not_allowed, not_found, bad_phone.';
