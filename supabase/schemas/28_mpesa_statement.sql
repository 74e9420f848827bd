-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- M-Pesa's statement: an administrator uploads it, it is laid beside our books, and it tells what the callbacks did not.

-- M-Pesa's own list of what came in, as an administrator uploads it. Phone numbers in it are cut short.
create table public.mpesa_statement_lines (
  receipt text not null,
  completed_at timestamp with time zone not null,
  paid_in_kes integer default 0 not null,
  withdrawn_kes integer default 0 not null,
  account text,
  details text default ''::text not null,
  import_id uuid not null,
  imported_by uuid,
  imported_at timestamp with time zone default now() not null,
  constraint mpesa_statement_lines_pkey PRIMARY KEY (receipt),
  constraint mpesa_statement_lines_receipt_check CHECK ((receipt ~ '^[A-Z0-9]{8,12}$'::text)),
  constraint mpesa_statement_lines_paid_in_kes_check CHECK ((paid_in_kes >= 0)),
  constraint mpesa_statement_lines_withdrawn_kes_check CHECK ((withdrawn_kes >= 0)),
  constraint mpesa_statement_lines_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.mpesa_statement_lines enable row level security;
grant select on table public.mpesa_statement_lines to authenticated;
grant insert, select on table public.mpesa_statement_lines to service_role;

create index mpesa_statement_lines_completed_at_idx ON public.mpesa_statement_lines USING btree (completed_at DESC);

create index mpesa_statement_lines_imported_by_idx ON public.mpesa_statement_lines USING btree (imported_by);

create policy mpesa_statement_lines_select_admin on public.mpesa_statement_lines for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

-- Our payments beside the statement, for administrators; `amount_kes` is what came by our books. status: matched |
-- amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) | not_in_statement |
-- outside (of the days we have lines for).
create view public.payment_reconciliation with (security_invoker=true) as
 SELECT COALESCE(l.receipt, p.receipt) AS receipt,
    l.completed_at,
    l.paid_in_kes,
    l.account,
    l.details,
    p.id AS payment_id,
    p.order_id,
    COALESCE(o.number, s.number,
        CASE
            WHEN (p.id IS NOT NULL) THEN l.account
            ELSE NULL::text
        END) AS reference,
    p.amount_kes,
    p.state AS payment_state,
    p.created_at AS payment_created_at,
        CASE
            WHEN (p.id IS NULL) THEN 'unknown_money'::text
            WHEN (l.receipt IS NULL) THEN
            CASE
                WHEN ((p.created_at >= (days.first_at - '01:00:00'::interval)) AND (p.created_at <= days.last_at)) THEN 'not_in_statement'::text
                ELSE 'outside'::text
            END
            WHEN (l.paid_in_kes <> p.amount_kes) THEN 'amount_differs'::text
            WHEN (p.state <> ALL (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) THEN 'not_settled'::text
            ELSE 'matched'::text
        END AS status
   FROM ((((( SELECT mpesa_statement_lines.receipt,
            mpesa_statement_lines.completed_at,
            mpesa_statement_lines.paid_in_kes,
            mpesa_statement_lines.withdrawn_kes,
            mpesa_statement_lines.account,
            mpesa_statement_lines.details,
            mpesa_statement_lines.import_id,
            mpesa_statement_lines.imported_by,
            mpesa_statement_lines.imported_at
           FROM public.mpesa_statement_lines
          WHERE (mpesa_statement_lines.paid_in_kes > 0)) l
     FULL JOIN ( SELECT payments.id,
            payments.order_id,
            payments.plan_payment_id,
            payments.receipt,
            COALESCE(payments.received_kes, payments.amount_kes) AS amount_kes,
            payments.state,
            payments.created_at
           FROM public.payments
          WHERE ((payments.method = 'mpesa'::text) AND ((payments.receipt IS NOT NULL) OR (payments.state = 'paid'::text)))) p ON ((p.receipt = l.receipt)))
     LEFT JOIN public.orders o ON ((o.id = p.order_id)))
     LEFT JOIN public.plan_payments s ON ((s.id = p.plan_payment_id)))
     CROSS JOIN ( SELECT min(mpesa_statement_lines.completed_at) AS first_at,
            max(mpesa_statement_lines.completed_at) AS last_at
           FROM public.mpesa_statement_lines) days)
  WHERE ( SELECT public.has_capability('payments'::text) AS has_capability);
grant select on table public.payment_reconciliation to authenticated, service_role;

-- What M-Pesa's own list says that a receipt brought, or null.
create function private.statement_kes(receipt text)
returns integer
language sql
stable
set search_path = ''
as $function$
  select nullif(l.paid_in_kes, 0) from public.mpesa_statement_lines l where l.receipt = statement_kes.receipt
$function$;

-- A statement line that pays this order in full and nothing else yet.
create function private.statement_pays(target public.orders, receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = target.total_kes
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
  )
$function$;

-- A point in time, of Nairobi unless it says otherwise; null for what is none.
create function private.read_time(value text)
returns timestamp with time zone
language plpgsql
stable
set search_path = ''
set "TimeZone" = 'Africa/Nairobi'
set "DateStyle" = 'ISO, DMY'
as $function$
begin
  return value::timestamptz;
exception when others then
  return null; -- whatever it was, it is not a time
end
$function$;

-- Takes lines of an M-Pesa statement, at most 5,000 a call:
-- [{receipt, completed_at, paid_in_kes, withdrawn_kes, account, details}, …]. Lines we have are left as they are, but for an
-- amount they lack: a payment and its charge share a receipt, and whichever comes second is neither new nor known. Settles
-- named receipts that appear, and teaches payments what they do not know: their receipt, or what came.
-- → {import_id, imported, known, bad: [{row, message}], claims_matched, receipts_learned}
create function public.import_statement_lines(lines jsonb, import_id uuid default gen_random_uuid())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line record;
  item public.mpesa_statement_lines;
  claim record;
  target public.orders;
  bad jsonb := '[]';
  imported integer := 0;
  known integer := 0;
  matched integer := 0;
  learned integer;
begin
  perform private.require_capability('payments');
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 5000 then
    perform private.refuse('bad_file', 'A statement is a list of at most 5,000 lines at a time.');
  end if;
  for line in select value as cells, ordinality as row from jsonb_array_elements(lines) with ordinality loop
    if jsonb_typeof(line.cells) <> 'object'
        or upper(trim(coalesce(line.cells ->> 'receipt', ''))) !~ '^[A-Z0-9]{8,12}$' then
      bad := bad || jsonb_build_object('row', line.row, 'message', 'No receipt number.');
    elsif private.read_time(line.cells ->> 'completed_at') is null then
      bad := bad || jsonb_build_object('row', line.row, 'message', 'No completion time.');
    elsif coalesce(line.cells ->> 'paid_in_kes', '0') !~ '^\d{1,8}$'
        or coalesce(line.cells ->> 'withdrawn_kes', '0') !~ '^\d{1,8}$' then
      bad := bad || jsonb_build_object('row', line.row, 'message', 'An amount is not a whole number of shillings.');
    else
      item := row(upper(trim(line.cells ->> 'receipt')), private.read_time(line.cells ->> 'completed_at'),
        coalesce((line.cells ->> 'paid_in_kes')::integer, 0), coalesce((line.cells ->> 'withdrawn_kes')::integer, 0),
        upper(left(nullif(trim(line.cells ->> 'account'), ''), 40)),
        left(regexp_replace(coalesce(line.cells ->> 'details', ''), '(254|\m0)[17]\d{6}(\d{2})\M', '\1…\2', 'g'), 200),
        import_statement_lines.import_id, private.caller(), now());
      insert into public.mpesa_statement_lines select item.* on conflict (receipt) do nothing;
      if found then
        imported := imported + 1;
      else
        -- the words are those of the payment, whichever came first
        update public.mpesa_statement_lines l
        set paid_in_kes = case l.paid_in_kes when 0 then item.paid_in_kes else l.paid_in_kes end,
          withdrawn_kes = case l.withdrawn_kes when 0 then item.withdrawn_kes else l.withdrawn_kes end,
          account = case when l.paid_in_kes = 0 then coalesce(item.account, l.account) else l.account end,
          details = case when l.paid_in_kes = 0 and item.paid_in_kes > 0 then item.details else l.details end
        where l.receipt = item.receipt and ((l.paid_in_kes = 0 and item.paid_in_kes > 0)
          or (l.withdrawn_kes = 0 and item.withdrawn_kes > 0));
        if not found then
          known := known + 1;
        end if;
      end if;
    end if;
  end loop;

  -- All orders before any product; see the orders chapter.
  perform 1 from public.orders o
  where o.id in (
    select c.order_id from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt where c.state = 'waiting')
  order by o.id for update;
  for claim in
    select c.order_id, c.receipt from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt
    where c.state = 'waiting' order by c.order_id
  loop
    select * into target from public.orders o where o.id = claim.order_id;
    if target.payment_state not in ('paid', 'refund_due', 'refunded')
        and private.statement_pays(target, claim.receipt) then
      perform private.book_receipt(target, claim.receipt, 'Found in the M-Pesa statement.');
      matched := matched + 1;
    end if;
  end loop;
  with sole as (
    select p.id, min(l.receipt) as receipt
    from public.payments p
    join public.orders o on o.id = p.order_id
    join public.mpesa_statement_lines l on l.paid_in_kes = p.received_kes and (l.account = o.number or exists (
      select 1 from public.receipt_claims c where c.order_id = o.id and c.receipt = l.receipt and c.state = 'waiting'))
    where p.state = 'paid' and p.method = 'mpesa' and p.receipt is null
      and not exists (select 1 from public.payments x where x.receipt = l.receipt)
    group by p.id having count(*) = 1
  )
  update public.payments p set receipt = sole.receipt from sole where p.id = sole.id;
  get diagnostics learned = row_count;
  update public.payments p set received_kes = l.paid_in_kes
  from public.mpesa_statement_lines l
  where l.receipt = p.receipt and l.paid_in_kes > 0 and p.received_kes is null;
  perform private.audit('statement_imported', 'mpesa_statement_lines', import_statement_lines.import_id::text,
    jsonb_build_object('imported', imported, 'known', known, 'bad', jsonb_array_length(bad)));
  return jsonb_build_object('import_id', import_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned);
end
$function$;
grant execute on function public.import_statement_lines(lines jsonb, import_id uuid) to authenticated, service_role;
