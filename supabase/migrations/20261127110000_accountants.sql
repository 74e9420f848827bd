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

comment on function public.receipt(bill_id uuid, order_token text) is 'A bill as its receipt shows it: its invoice and credit notes, or, before it is paid, what it would say (`expected`), with
payments and refunds. For its payer, the holder of its order''s token, whoever keeps payments, and, once it has an invoice, whoever reads
the books, without phone, place and what a consultation was about. Refusals: not_signed_in, not_found.';
