-- "I already paid": M-Pesa itself is asked about the receipt, so that nobody waits for a person where M-Pesa knows. And a receipt
-- counts once, whichever way it is heard of first: the callback of a prompt, a named receipt, a line of the statement.

create table private.mpesa_account (
  one boolean primary key default true check (one),
  shortcode text not null,
  till text,
  can_fetch boolean not null default false,
  told_at timestamptz not null default now()
);
alter table private.mpesa_account enable row level security;
comment on table private.mpesa_account is 'Where the money of the shop comes to, as the settings of the functions told last.';
comment on column private.mpesa_account.till is 'The till that gets the money, where it is not the short code.';

comment on column private.mpesa_account.can_fetch is 'Whether the settings allow to ask for lists of payments.';

create function public.tell_mpesa_account(shortcode text, till text, can_fetch boolean default false) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.mpesa_account as a (shortcode, till, can_fetch)
  values (tell_mpesa_account.shortcode, tell_mpesa_account.till, tell_mpesa_account.can_fetch)
  on conflict (one) do update
    set shortcode = excluded.shortcode, till = excluded.till, can_fetch = excluded.can_fetch, told_at = now()
$$;
comment on function public.tell_mpesa_account(text, text, boolean) is
  'For functions: the short code of their settings, the till where that is another, and whether they may ask for lists of payments.';
revoke execute on function public.tell_mpesa_account(text, text, boolean) from public, anon, authenticated;
grant execute on function public.tell_mpesa_account(text, text, boolean) to service_role;

create function private.is_our_account(number text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select 1 from private.mpesa_account a where is_our_account.number in (a.shortcode, a.till))
$$;
comment on function private.is_our_account(text) is 'Whether a short code or till is the shop''s own.';

alter table public.receipt_claims
  add column told text check (told in ('asking', 'other_till', 'not_completed', 'unknown', 'amount', 'doubtful'));
comment on column public.receipt_claims.told is 'What M-Pesa says. asking: it is being asked. other_till: paid to somebody else. not_completed: M-Pesa ended it without
moving money. unknown: M-Pesa has no such receipt. amount: it came, but not as much as is asked. doubtful: a person must read
the answer. null: M-Pesa was not asked, or did not answer.';
grant select (told) on public.receipt_claims to authenticated;

alter table public.payments add column receipt_learnt boolean not null default false;
comment on column public.payments.receipt_learnt is 'Whether the receipt was learnt beside the prompt, by a statement or from its payer: another one that the prompt itself
brings is money on top.';

-- An open prompt is most likely what the receipt belongs to; one that was not is told by its own callback.
create or replace function private.book_receipt(
  bill public.bills, receipt text, said text, came integer default null
) returns text
language plpgsql
set search_path = ''
as $$
declare
  attempt public.payments;
  sure constant integer := coalesce(private.statement_kes(book_receipt.receipt), book_receipt.came);
begin
  select * into attempt from public.payments p
  where p.bill_id = bill.id and (
    (p.state = 'needs_review' and (p.receipt is null or p.receipt = book_receipt.receipt))
    or (p.state in ('starting', 'prompted') and p.amount_kes = coalesce(sure, p.amount_kes)))
  order by p.state = 'needs_review' desc, p.created_at desc limit 1 for update;
  if found then
    update public.payments p
    set state = 'paid', result_code = 0, result_text = said, receipt = coalesce(p.receipt, book_receipt.receipt),
      receipt_learnt = p.receipt is null, received_kes = coalesce(sure, p.received_kes), next_check_at = null
    where p.id = attempt.id returning * into attempt;
  else
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, bill.asked_kes, sure, private.phone_of(bill), 'paid', 0, said, book_receipt.receipt)
    returning * into attempt;
  end if;
  return private.tell_kind(bill, 'paid', attempt);
end
$$;
comment on function private.book_receipt(public.bills, text, text, integer) is
  'Takes a receipt as the payment of a locked bill: on the attempt that waits for a person or whose prompt is open, or as a payment
of its own. What came is what the statement says, else `came`, else what M-Pesa told us, else the price; a smaller sum that
somebody takes pays the bill all the same. → paid, or refund_due when it cannot be had any more.';

create function private.book_on_top(bill public.bills, came integer, receipt text, phone text, reason text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  attempt public.payments;
begin
  insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
  values (bill.id, came, came, coalesce(book_on_top.phone, private.phone_of(bill)), 'needs_review', 0, reason, book_on_top.receipt)
  returning * into attempt;
  perform private.tell_kind(bill, 'doubt', attempt, reason);
  return attempt.id;
end
$$;
comment on function private.book_on_top(public.bills, integer, text, text, text) is
  'Money that came for a locked bill, but not as agreed: it waits for a person with the reason.';

create or replace function private.settle_success(
  attempt public.payments, amount integer, receipt text, said text
) returns text
language plpgsql
set search_path = ''
as $$
declare
  bill public.bills;
  twice text;
  doubt text := private.doubt_about(attempt, amount, receipt);
begin
  -- The same money, heard of in another way: it was booked by its receipt, and the prompt has no more to say.
  if exists (select 1 from public.payments x where x.bill_id = attempt.bill_id and x.id <> attempt.id
      and x.receipt = settle_success.receipt and x.state in ('paid', 'refund_due', 'refunded', 'needs_review')) then
    update public.payments p set state = 'failed', result_text = format('Booked by its receipt %s.', settle_success.receipt),
      next_check_at = null
    where p.id = attempt.id and (p.state in ('starting', 'prompted') or (p.state = 'needs_review' and p.result_code is distinct from 0));
    return 'already_settled';
  end if;
  if attempt.state in ('paid', 'refund_due', 'refunded') and attempt.receipt_learnt and settle_success.receipt is not null
      and attempt.receipt is distinct from settle_success.receipt
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt) then
    -- what was learnt beside the prompt was another payment, so this one came on top
    update public.payments p set receipt_learnt = false where p.id = attempt.id;
    select * into bill from public.bills b where b.id = attempt.bill_id;
    select k.paid_twice into twice from private.bill_kinds k where k.kind = bill.kind;
    perform private.book_on_top(bill, coalesce(nullif(amount, 0), attempt.amount_kes), settle_success.receipt, attempt.phone, twice);
    return 'needs_review';
  end if;
  if attempt.state = 'paid' then
    -- a query settled it; the callback after it brings the receipt
    update public.payments p set receipt = settle_success.receipt
    where p.id = attempt.id and p.receipt is null and settle_success.receipt is not null
      and not exists (select 1 from public.payments x where x.receipt = settle_success.receipt);
    return 'already_settled';
  end if;
  if attempt.state in ('refund_due', 'refunded') or (attempt.state = 'needs_review' and attempt.result_code = 0) then
    return 'already_settled';
  end if;
  -- Kept apart from what was asked. A query knows no amount and stands for the whole; 0 could not be read.
  update public.payments p
  set received_kes = case when settle_success.amount is null then p.amount_kes
    when settle_success.amount > 0 then settle_success.amount end
  where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  if doubt is null and bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into doubt from private.bill_kinds k where k.kind = bill.kind;
  end if;
  if doubt is not null then
    perform private.mark_payment_doubtful(attempt, receipt, doubt);
    perform private.tell_kind(bill, 'doubt', attempt, doubt);
    return 'needs_review';
  end if;
  perform private.mark_payment_paid(attempt, receipt, said);
  select * into attempt from public.payments p where p.id = attempt.id;
  return private.tell_kind(bill, 'paid', attempt);
end
$$;

-- What M-Pesa says of a receipt

create function private.mpesa_digits_time(digits text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(digits, '^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$', '\1-\2-\3 \4:\5:\6')
$$;
comment on function private.mpesa_digits_time(text) is
  'M-Pesa writes times of Nairobi as 20261124154000; this is what private.read_time reads. Anything else stays as it is.';

create function private.credit_party(answer jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select split_part(coalesce(private.mpesa_parameter(credit_party.answer, 'CreditPartyName'), (
    select p ->> 'Value'
    from jsonb_path_query(credit_party.answer, 'lax $.Result.ResultParameters.ResultParameter[*]') p
    where p ->> 'Key' = 'DebitPartyName' offset 1 limit 1)), ' - ', 1)
$$;
comment on function private.credit_party(jsonb) is
  'Who got the money by an answer about a transaction: a short code, till or phone. The documentation''s own example names both
parties DebitPartyName; the second one is meant then.';

create function private.ask_about_claim(claim_id uuid, wait interval default '0') returns boolean
language plpgsql
set search_path = ''
as $$
declare
  asked uuid;
begin
  select private.ask_mpesa('status', c.id, jsonb_build_object('receipt', c.receipt)) into asked
  from public.receipt_claims c where c.id = claim_id;
  update private.mpesa_requests r set next_at = now() + wait where r.id = asked;
  return asked is not null;
end
$$;
comment on function private.ask_about_claim(uuid, interval) is
  'Asks M-Pesa about a named receipt, after a while; false where it cannot be asked.';

create function private.tell_claim(claim_id uuid, told text) returns void
language sql
set search_path = ''
as $$
  update public.receipt_claims c set told = tell_claim.told
  where c.id = claim_id and c.state = 'waiting' and c.told is distinct from tell_claim.told
$$;
comment on function private.tell_claim(uuid, text) is 'Notes what M-Pesa says of a receipt that waits.';

create function private.heard_of_receipt(request private.mpesa_requests) returns void
language plpgsql
set search_path = ''
as $$
declare
  claim public.receipt_claims;
  receipt constant text := request.details ->> 'receipt';
  kes constant text := substring(private.mpesa_parameter(request.answer, 'Amount') from '^(\d{1,8})(?:\.0+)?$');
  status constant text := private.mpesa_parameter(request.answer, 'TransactionStatus');
  credit constant text := private.credit_party(request.answer);
  asked integer;
begin
  select count(*) into asked from private.mpesa_requests r where r.kind = 'status' and r.subject = request.subject;
  select * into claim from public.receipt_claims c where c.id = request.subject;
  if request.state = 'silent' or (request.state = 'failed' and request.result_text ~* 'receipt.*not exist') then
    -- A receipt is known to M-Pesa some seconds after the money moved, and an answer can get lost.
    if claim.state = 'waiting' and asked < 4 and private.ask_about_claim(claim.id, interval '10 seconds' * asked) then
      return;
    end if;
    perform private.tell_claim(claim.id, case request.state when 'failed' then 'unknown' end);
  elsif request.state <> 'done' then
    -- refused for a reason of ours, such as who asks: a person looks, as they do without M-Pesa
    perform private.tell_claim(claim.id, null);
  elsif coalesce(private.mpesa_parameter(request.answer, 'ReceiptNo'), receipt) <> receipt or status is null then
    perform private.tell_claim(claim.id, 'doubtful');
  elsif status in ('Cancelled', 'Declined', 'Expired') then
    perform private.tell_claim(claim.id, 'not_completed');
  elsif status <> 'Completed' or kes is null or coalesce(credit, '') = '' then
    perform private.tell_claim(claim.id, 'doubtful');
  elsif not private.is_our_account(credit) then
    perform private.tell_claim(claim.id, 'other_till');
  else
    perform private.take_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt,
      'completed_at', coalesce(private.mpesa_digits_time(private.mpesa_parameter(request.answer, 'FinalisedTime')), now()::text),
      'paid_in_kes', kes, 'details', 'Asked for by its receipt.')), request.id, 'status');
    perform private.tell_claim(claim.id, 'amount');
  end if;
end
$$;
comment on function private.heard_of_receipt(private.mpesa_requests) is
  'What follows once M-Pesa has answered about a named receipt, or will not.';
insert into private.mpesa_calls (kind, on_answer) values ('status', 'heard_of_receipt');

-- Naming a receipt

create function private.receipt_that_came(bill public.bills, named text) returns text
language sql stable
set search_path = ''
as $$
  select min(l.receipt) from public.mpesa_statement_lines l
  where translate(l.receipt, 'OI', '01') = translate(named, 'OI', '01') and private.statement_pays(bill, l.receipt)
  having count(*) = 1
$$;
comment on function private.receipt_that_came(public.bills, text) is
  'A line that pays this bill and whose receipt is the named one but for O and 0, I and 1, which look alike; null when there is none
or more than one. Without such a line nothing is put right: receipts have both letters and digits.';
create index mpesa_statement_lines_look_idx on public.mpesa_statement_lines (translate(receipt, 'OI', '01'));

create or replace function public.name_receipt(bill_id uuid, receipt text, order_token text default null)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  bill public.bills := private.lock_own_bill(name_receipt.bill_id, name_receipt.order_token);
  named text := upper(regexp_replace(coalesce(name_receipt.receipt, ''), '\s', '', 'g'));
  waiting public.receipt_claims;
  claim uuid;
begin
  if named !~ '^[A-Z0-9]{8,12}$' then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It stands at the beginning of the message, for example SKA4N7Q2XD.');
  end if;
  if bill.state = 'paid' then
    perform private.refuse('already_paid', format('%s is already paid.', bill.number));
  end if;
  if bill.method <> 'mpesa' or bill.state in ('refund_due', 'refunded') then
    perform private.refuse('order_closed', format('%s is closed.', bill.number), 'Contact us and we will help.');
  end if;
  named := coalesce(private.receipt_that_came(bill, named), named);
  if exists (select 1 from public.payments p where p.receipt = named and p.bill_id <> bill.id)
      or exists (
        select 1 from public.receipt_claims c where c.receipt = named and c.bill_id <> bill.id and c.state <> 'refused')
  then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  select * into waiting from public.receipt_claims c where c.bill_id = bill.id and c.state = 'waiting';
  if found then
    if waiting.receipt = named then
      return jsonb_build_object('state', 'waiting');
    end if;
    -- What M-Pesa does not have or gave to somebody else may be put right by its payer.
    if waiting.told is null or waiting.told not in ('other_till', 'not_completed', 'unknown') then
      perform private.refuse('claim_open', format('We are still checking receipt %s.', waiting.receipt),
        'Please wait until we have looked.');
    end if;
  end if;
  if (select count(*) from public.receipt_claims c where c.bill_id = bill.id) >= 5 then
    perform private.refuse('too_many_attempts', 'You have named many receipts.', 'Contact us and we will help.');
  end if;
  update public.receipt_claims c set state = 'refused', settled_at = now() where c.id = waiting.id;

  insert into public.receipt_claims (bill_id, receipt, claimed_by) values (bill.id, named, private.caller()) returning id into claim;
  perform private.log_payment_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  if private.statement_pays(bill, named) then
    perform private.book_receipt(bill, named, 'Found in the M-Pesa statement.');
    return jsonb_build_object('state', 'matched');
  end if;
  if exists (select 1 from public.mpesa_statement_lines l where l.receipt = named and l.paid_in_kes > 0) then
    perform private.tell_claim(claim, 'amount');
  elsif private.ask_about_claim(claim) then
    perform private.tell_claim(claim, 'asking');
  end if;
  perform private.tell_kind(bill, 'claim', null, named);
  return jsonb_build_object('state', 'waiting');
end
$$;
comment on function public.name_receipt(uuid, text, text) is
  'The payer of a bill names the receipt of their payment: {state}, matched when the statement has it already, else waiting while
M-Pesa is asked and, where that does not settle it, for a person, who has a day: so long is kept what was bought, and money that
is found later reopens it. A receipt that M-Pesa does not have, or gave to another till, may be replaced by another one.
`order_token` is how a visitor names their order. Refusals: not_signed_in, not_found, bad_receipt, already_paid, order_closed,
receipt_used, claim_open, too_many_attempts.';

create function public.receipt_search(bill_id uuid, order_token text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('receipt', c.receipt, 'told', c.told, 'came_kes', private.statement_kes(c.receipt))
  from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.bill_id = receipt_search.bill_id and c.state = 'waiting'
    and (b.payer_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = b.id and t.token = receipt_search.order_token))
$$;
comment on function public.receipt_search(uuid, text) is
  'May be null. The receipt that the payer of a bill names while it is looked for: {receipt, told, came_kes}; `told` as in
receipt_claims, came_kes what M-Pesa says that it brought, or null.';
revoke execute on function public.receipt_search(uuid, text) from public;
grant execute on function public.receipt_search(uuid, text) to anon, authenticated, service_role;

create or replace function public.bill_queue()
returns table (
  waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid, claim_id uuid,
  amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, b.id, b.kind, b.number, b.state,
      b.asked_kes, null, c.id, coalesce(private.statement_kes(c.receipt), b.asked_kes), c.receipt,
      case when settled then 'This is settled already; its payer had also named this receipt.'
        when c.told = 'asking' then 'M-Pesa is being asked about this receipt.'
        when c.told = 'other_till' then 'M-Pesa says that this receipt was paid to somebody else.'
        when c.told = 'not_completed' then 'M-Pesa says that this payment was not completed.'
        when c.told = 'unknown' then 'M-Pesa does not know this receipt.'
        when c.told = 'amount' then 'M-Pesa has this receipt, with another amount.'
        when c.told = 'doubtful' then 'M-Pesa did not say clearly what became of this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt, 'To be paid back.',
      b.payer_name, p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      select least(private.left_to_refund(b.id) - b.kept_kes, private.left_to_refund(b.id, p.id)) as left_kes
    ) l
    where (p.state = 'refund_due' or (p.state = 'paid' and b.state = 'refund_due')) and l.left_kes > 0
    order by 14;
end
$$;
