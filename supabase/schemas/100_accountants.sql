-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- An accountant reads the books and changes nothing: the ledger, the close of the days, files, invoices and how the shop is taxed.
-- Until now whoever should read them had to be made an owner, who may do everything. What they see names who bought, with a PIN where one
-- was given, and no phone, no place, and not what a consultation was about.

create function private.require_books()
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if not public.has_capability('payments') then
    perform private.require_capability('books');
  end if;
end
$function$;
comment on function private.require_books() is 'Refuses whoever may neither read the books nor decide about payments. Refusals: not_allowed, second_factor_needed.';

-- The paper of a bill
create function private.bill_for_books(bill_id uuid)
returns public.bills
language sql
stable
set search_path = ''
as $function$
  select b from public.bills b
  where b.id = bill_for_books.bill_id and public.has_capability('books')
    and exists (select 1 from public.invoices i where i.bill_id = b.id)
$function$;
comment on function private.bill_for_books(bill_id uuid) is 'A bill that has an invoice, for who reads the books; an empty row for everybody else.';

create function private.keeps_payments()
returns boolean
language sql
stable
set search_path = ''
as $function$ select public.has_capability('payments') $function$;
comment on function private.keeps_payments() is 'Whether the caller decides about payments, and so sees all of a bill.';

create function private.for_accountant(document jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select document || jsonb_build_object(
    'buyer', case when jsonb_typeof(document -> 'buyer') = 'object' then document -> 'buyer' || '{"phone": null, "address": null}' else null end,
    'lines', (
      select jsonb_agg(case when l ->> 'kind' = 'consultation' then l || '{"name": "Consultation"}' else l end order by place)
      from jsonb_array_elements(document -> 'lines') with ordinality e (l, place)))
$function$;
comment on function private.for_accountant(document jsonb) is 'A document without phone and place of who bought, and without what a consultation was about.';
