-- An accountant reads the books and changes nothing: the ledger, the close of the days, files, invoices and how the shop is taxed.
-- Until now whoever should read them had to be made an owner, who may do everything. What they see names who bought, with a PIN where one
-- was given, and no phone, no place, and not what a consultation was about.

alter table public.user_roles drop constraint user_roles_role_check;
alter table public.user_roles add constraint user_roles_role_check
  check (role in ('member', 'admin', 'packer', 'content', 'practitioner', 'accountant'));
comment on column public.user_roles.role is 'member: a customer. admin: the owner, who may do everything. packer, content, practitioner, accountant: people of the team; what each may do is in private.role_capabilities.';
alter table private.requires_second_factor drop constraint requires_second_factor_role_check;
alter table private.requires_second_factor add constraint requires_second_factor_role_check
  check (role in ('admin', 'packer', 'content', 'practitioner', 'accountant'));
comment on column private.requires_second_factor.role is 'admin, packer, content, practitioner or accountant.';
insert into private.role_capabilities (role, capability) values ('admin', 'books'), ('accountant', 'books');

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

alter policy ledger_entries_select_admin on public.ledger_entries
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
alter policy day_closes_select_admin on public.day_closes
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
alter policy invoices_select_admin on public.invoices
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
alter policy etims_answers_select_admin on public.etims_answers
  using ((select public.has_capability('payments')) or (select public.has_capability('books')));
alter policy business_details_select_admin on public.business_details
  using ((select public.has_capability('settings')) or (select public.has_capability('payments'))
    or (select public.has_capability('products')) or (select public.has_capability('books')));
alter policy product_tax_select_admin on public.product_tax
  using ((select public.has_capability('products')) or (select public.has_capability('payments'))
    or (select public.has_capability('books')));

create or replace function public.list_staff()
returns table(user_id uuid, email text, full_name text, roles text[], since timestamp with time zone, is_me boolean, is_last_owner boolean)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('roles');
  return query
    select u.id, u.email::text, coalesce(u.raw_user_meta_data ->> 'full_name', ''),
      array_agg(r.role order by array_position('{admin,packer,content,practitioner,accountant}', r.role)), min(r.created_at),
      u.id = (select private.caller()),
      bool_or(r.role = 'admin') and (select count(*) from public.user_roles o where o.role = 'admin') = 1
    from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role <> 'member'
    group by u.id
    order by bool_or(r.role = 'admin') desc, min(r.created_at), u.id;
end
$function$;

create or replace function private.begin_role_change(role text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.require_capability('roles');
  if role is null or role not in ('admin', 'packer', 'content', 'practitioner', 'accountant') then
    perform private.refuse('unknown_role', 'There is no such role.');
  end if;
  perform private.require_recent();
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  perform private.require_capability('roles');
end
$function$;

create or replace function public.second_factor_roles()
returns table(role text, is_required boolean, people bigint, with_factor bigint)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('roles');
  return query
    select a.role, exists (select 1 from private.requires_second_factor q where q.role = a.role), count(r.user_id),
      count(r.user_id) filter (where private.has_factor(r.user_id))
    from unnest('{admin,packer,content,practitioner,accountant}'::text[]) with ordinality a (role, place)
    left join public.user_roles r on r.role = a.role
    group by a.role, a.place order by a.place;
end
$function$;

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

create or replace function public.receipt(bill_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.bill_for_books(receipt.bill_id);
  is_payer boolean;
  sees_all boolean;
  documents jsonb;
begin
  if bill.id is null then
    bill := private.bill_to_read(receipt.bill_id, receipt.order_token);
  end if;
  is_payer := coalesce(bill.payer_id = private.caller(), false) or exists (
    select 1 from private.order_tokens t where t.order_id = bill.id and t.token = receipt.order_token);
  sees_all := is_payer or private.keeps_payments();
  if exists (select 1 from private.documents_due d where d.bill_id = bill.id) then
    perform private.issue_documents(bill.id);
  end if;
  select jsonb_agg(case when sees_all then d.document else private.for_accountant(d.document) end order by d.document_no) into documents
  from (select private.describe_document(i) as document, i.document_no from public.invoices i where i.bill_id = bill.id) d;
  return jsonb_build_object('bill_id', bill.id, 'kind', bill.kind, 'number', bill.number, 'state', bill.state,
    'asked_kes', bill.asked_kes, 'received_kes', bill.received_kes, 'refunded_kes', bill.refunded_kes,
    'created_at', bill.created_at, 'payer_name', bill.payer_name, 'is_mine', is_payer, 'may_replace', not is_payer and sees_all,
    'pin', (select jsonb_build_object('pin', p.pin, 'name', p.name) from public.bill_pins p where p.bill_id = bill.id),
    'documents', coalesce(documents, '[]'),
    -- what is not paid yet is shown as it would be
    'expected', case when documents is null then (
      select jsonb_build_object('with_vat', private.charges_vat(private.nairobi_date()), 'tax_cents', sum(l.tax_cents),
        'lines', jsonb_agg(private.describe_line(l.kind, l.name, l.detail, l.quantity, l.unit_price_kes, l.discount_kes,
          l.amount_kes, l.tax_code) order by l.line),
        'seller', (select jsonb_build_object('name', d.trading_name, 'address', d.address, 'pin', d.kra_pin)
          from public.business_details d))
      from private.priced_lines(bill, bill.asked_kes, private.nairobi_date()) l) end,
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'receipt', p.receipt, 'at', coalesce(p.paid_at, p.updated_at),
        'amount_kes', p.received_kes) order by p.created_at), '[]')
      from public.payments p where p.bill_id = bill.id and p.received_kes > 0
        and p.state in ('paid', 'refund_due', 'refunded')),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id));
end $function$;
comment on function public.receipt(bill_id uuid, order_token text) is 'A bill as its receipt shows it: its invoice and credit notes, or, before it is paid, what it would say (`expected`), with
payments and refunds. For its payer, the holder of its order''s token, whoever keeps payments, and, once it has an invoice, whoever reads
the books, without phone, place and what a consultation was about. Refusals: not_signed_in, not_found.';
