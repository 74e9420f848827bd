-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Money that comes in parts. A bill of 930 for which 430 and then 500 came is paid; one for which 430 came says so to its
-- payer, who can pay the other 500 by a prompt or by hand. Until now each part waited for a person alone, who could take one of
-- them as the whole. What somebody takes is all that came in doubt, and what is above the price is owed back if they say so.

-- Money without a receipt of its own may be what paid for something else: nothing is made up of it, but for a prompt that
-- asked for the rest, of which a query tells no receipt.
create function private.is_part(part public.payments, asked uuid)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select part.state = 'needs_review' and part.result_code = 0 and part.received_kes > 0
    and (part.receipt is not null or part.id is not distinct from is_part.asked)
$function$;
comment on function private.is_part(part public.payments, asked uuid) is 'Whether a payment is money in doubt that may be a part of the price. `asked`: the prompt for the rest, if there was one.';

create function private.parts_of(bill_id uuid, asked uuid default NULL::uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(p.received_kes), 0)::integer from public.payments p
  where p.bill_id = parts_of.bill_id and private.is_part(p, parts_of.asked)
$function$;
comment on function private.parts_of(bill_id uuid, asked uuid) is 'Shillings that came for a bill and are in doubt, all of them together.';

create function private.still_to_pay(bill public.bills)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when bill.state in ('paid', 'refund_due', 'refunded') or private.parts_of(bill.id) not between 1 and bill.asked_kes - 1
    then bill.asked_kes else bill.asked_kes - private.parts_of(bill.id) end
$function$;
comment on function private.still_to_pay(bill public.bills) is 'Shillings that would pay a bill: what is left where a part of it came, else its price.';

create function private.is_part_paid(bill public.bills)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select bill.state = 'needs_review' and private.claimed_receipt(bill.id) is null
    and private.parts_of(bill.id) between 1 and bill.asked_kes - 1
    and not exists (select 1 from public.payments p
      where p.bill_id = bill.id and p.state = 'needs_review' and not private.is_part(p, null))
$function$;
comment on function private.is_part_paid(bill public.bills) is 'Whether all that is doubtful about a bill is that a part of its price came: then its payer may pay the rest.';

create function private.join_parts(bill_id uuid, asked uuid default NULL::uuid)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  last_part public.payments;
begin
  select * into bill from public.bills b where b.id = join_parts.bill_id;
  if bill.state in ('paid', 'refund_due', 'refunded') or bill.method <> 'mpesa' or private.parts_of(bill.id, asked) <> bill.asked_kes then
    return null;
  end if;
  update public.payments p
  set state = 'paid', result_text = format('A part of %s.', private.shillings(bill.asked_kes)), next_check_at = null
  where p.bill_id = bill.id and private.is_part(p, asked);
  select * into last_part from public.payments p
  where p.bill_id = bill.id and p.state = 'paid' order by p.created_at desc limit 1;
  last_part.received_kes := bill.asked_kes;
  return private.tell_kind(bill, 'paid', last_part);
end $function$;
comment on function private.join_parts(bill_id uuid, asked uuid) is 'Takes the parts that came for a locked bill as its payment, once they are its price to the shilling. → what became of the
bill, as the event paid answers; null where they are not.';

create function private.part_words(came integer, asked integer)
returns text
language sql
stable
set search_path = ''
as $function$
  select format('Received %s instead of %s.', private.shillings(came), private.shillings(asked))
$function$;
comment on function private.part_words(came integer, asked integer) is 'Why another sum than the price waits for a person.';

create function private.is_known_payer(bill public.bills, phone text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select private.is_same_phone(private.phone_of(bill), phone) or exists (
    select 1 from public.payments p where p.bill_id = bill.id and private.is_same_phone(p.phone, phone))
$function$;
comment on function private.is_known_payer(bill public.bills, phone text) is 'Whether a phone has to do with a bill already.';

create function private.waiting_line(bill public.bills, kes integer, but text)
returns text
language sql
stable
set search_path = ''
as $function$
  select min(l.receipt) from public.mpesa_statement_lines l
  where l.paid_in_kes = kes and l.receipt <> but and l.completed_at > now() - interval '7 days'
    and replace(bill.number, '-', '') = upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g'))
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
    and not exists (select 1 from private.money_set_aside a where a.receipt = l.receipt)
$function$;
comment on function private.waiting_line(bill public.bills, kes integer, but text) is 'The receipt of money of the last week that names a bill and that nobody has placed, of exactly this sum; null where there is none.';

create function private.number_within(account text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select regexp_replace(substring(upper(account) from '\mM[A-Z][ -]?[2-9A-HJ-NP-TV-Z]{6}\M'), '^(..)[ -]?', '\1-')
$function$;
comment on function private.number_within(account text) is 'The number of a bill among other words, such as MZ-7K2M9Q of "mz-7k2m9q Wanjiku"; else null.';
