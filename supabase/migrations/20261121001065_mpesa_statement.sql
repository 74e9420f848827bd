-- M-Pesa's statement: an administrator uploads it, it is laid beside our books, and it tells what the callbacks did not.

-- M-Pesa's own list of what came in, as an administrator uploads it. Phone numbers in it are cut short.
create table public.mpesa_statement_lines (
  receipt text primary key check (receipt ~ '^[A-Z0-9]{8,12}$'),
  completed_at timestamptz not null,
  paid_in_kes integer not null default 0 check (paid_in_kes >= 0),
  withdrawn_kes integer not null default 0 check (withdrawn_kes >= 0),
  account text,
  details text not null default '',
  import_id uuid not null,
  imported_by uuid references auth.users (id) on delete set null,
  imported_at timestamptz not null default now()
);
create index mpesa_statement_lines_completed_at_idx on public.mpesa_statement_lines (completed_at desc);
create index mpesa_statement_lines_imported_by_idx on public.mpesa_statement_lines (imported_by);

grant select on public.mpesa_statement_lines to authenticated;
grant select, insert on public.mpesa_statement_lines to service_role;
alter table public.mpesa_statement_lines enable row level security;

create policy mpesa_statement_lines_select_admin on public.mpesa_statement_lines
  for select to authenticated using ((select public.has_capability('payments')));

select private.register_personal_data('public.mpesa_statement_lines', rows_of => 'imported_by = $1', erasure => 'keep');

-- Our payments beside the statement, for administrators; `amount_kes` is what came by our books. status: matched |
-- amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) | not_in_statement |
-- outside (of the days we have lines for).
create view public.payment_reconciliation with (security_invoker = true) as
select coalesce(l.receipt, p.receipt) as receipt, l.completed_at, l.paid_in_kes, l.account, l.details,
  p.id as payment_id, p.order_id, coalesce(o.number, s.number, case when p.id is not null then l.account end) as reference,
  p.amount_kes, p.state as payment_state, p.created_at as payment_created_at,
  case
    when p.id is null then 'unknown_money'
    when l.receipt is null then case
      when p.created_at between days.first_at - interval '1 hour' and days.last_at then 'not_in_statement'
      else 'outside' end
    when l.paid_in_kes <> p.amount_kes then 'amount_differs'
    when p.state not in ('paid', 'refund_due', 'refunded') then 'not_settled'
    else 'matched'
  end as status
from (select * from public.mpesa_statement_lines where paid_in_kes > 0) l
full join (
  select id, order_id, plan_payment_id, receipt, coalesce(received_kes, amount_kes) as amount_kes, state, created_at
  from public.payments
  where method = 'mpesa' and (receipt is not null or state = 'paid')
) p on p.receipt = l.receipt
left join public.orders o on o.id = p.order_id
left join public.plan_payments s on s.id = p.plan_payment_id
cross join (
  select min(completed_at) as first_at, max(completed_at) as last_at from public.mpesa_statement_lines
) days
where (select public.has_capability('payments'));
grant select on public.payment_reconciliation to authenticated, service_role;


-- What M-Pesa's own list says that a receipt brought, or null.
create function private.statement_kes(receipt text) returns integer
language sql stable
set search_path = ''
as $$
  select nullif(l.paid_in_kes, 0) from public.mpesa_statement_lines l where l.receipt = statement_kes.receipt
$$;

-- A statement line that pays this order in full and nothing else yet.
create function private.statement_pays(target public.orders, receipt text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = target.total_kes
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
  )
$$;

-- A point in time, of Nairobi unless it says otherwise; null for what is none.
create function private.read_time(value text) returns timestamptz
language plpgsql stable
set search_path = ''
set timezone = 'Africa/Nairobi'
set datestyle = 'ISO, DMY'
as $$
begin
  return value::timestamptz;
exception when others then
  return null; -- whatever it was, it is not a time
end
$$;

-- Takes lines of an M-Pesa statement, at most 5,000 a call:
-- [{receipt, completed_at, paid_in_kes, withdrawn_kes, account, details}, …]. Lines we have are left as they are, but for an
-- amount they lack: a payment and its charge share a receipt, and whichever comes second is neither new nor known. Settles
-- named receipts that appear, and teaches payments what they do not know: their receipt, or what came.
-- → {import_id, imported, known, bad: [{row, message}], claims_matched, receipts_learned}
create function public.import_statement_lines(lines jsonb, import_id uuid default gen_random_uuid()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
        import_statement_lines.import_id, auth.uid(), now());
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
$$;

revoke all on function private.statement_kes(text) from public;
revoke all on function private.read_time(text) from public;
revoke all on function private.statement_pays(public.orders, text) from public;
revoke all on function public.import_statement_lines(jsonb, uuid) from public;
grant execute on function public.import_statement_lines(jsonb, uuid) to authenticated, service_role;
