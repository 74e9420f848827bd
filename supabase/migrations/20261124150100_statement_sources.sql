-- A line of the statement can be learnt in more than one way: from an uploaded file, from a list that M-Pesa is asked for, from
-- M-Pesa telling as it happens, from its answer about one receipt. Whatever the way, it settles the same.

alter table public.mpesa_statement_lines
  add column source text not null default 'csv' check (source in ('csv', 'pull', 'c2b', 'status'));
comment on column public.mpesa_statement_lines.source is
  'csv: an uploaded statement. pull: asked for at night. c2b: told by M-Pesa as it happened. status: the answer about a receipt.';

create function private.take_statement_lines(lines jsonb, import_id uuid, source text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line record;
  item public.mpesa_statement_lines;
  claim record;
  bill public.bills;
  bad jsonb := '[]';
  imported integer := 0;
  known integer := 0;
  matched integer := 0;
  learned integer;
begin
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
        take_statement_lines.import_id, private.caller(), now(), take_statement_lines.source);
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

  -- All that is paid for before anything else, by kind and in one order; see the orders chapter.
  perform private.lock_bill(c.bill_id)
  from (
    select c.bill_id from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt
    join public.bills b on b.id = c.bill_id
    where c.state = 'waiting' order by b.kind, c.bill_id
  ) c;
  for claim in
    select c.bill_id, c.receipt from public.receipt_claims c
    join public.mpesa_statement_lines l on l.receipt = c.receipt
    where c.state = 'waiting' order by c.bill_id
  loop
    select * into bill from public.bills b where b.id = claim.bill_id;
    if bill.state not in ('paid', 'refund_due', 'refunded') and private.statement_pays(bill, claim.receipt) then
      perform private.book_receipt(bill, claim.receipt, 'Found in the M-Pesa statement.');
      matched := matched + 1;
    end if;
  end loop;
  with sole as (
    select p.id, min(l.receipt) as receipt
    from public.payments p
    join public.bills b on b.id = p.bill_id
    join public.mpesa_statement_lines l on l.paid_in_kes = p.received_kes and (l.account = b.number or exists (
      select 1 from public.receipt_claims c where c.bill_id = b.id and c.receipt = l.receipt and c.state = 'waiting'))
    where p.state = 'paid' and p.method = 'mpesa' and p.receipt is null
      and not exists (select 1 from public.payments x where x.receipt = l.receipt)
    group by p.id having count(*) = 1
  )
  update public.payments p set receipt = sole.receipt from sole where p.id = sole.id;
  get diagnostics learned = row_count;
  update public.payments p set received_kes = l.paid_in_kes
  from public.mpesa_statement_lines l
  where l.receipt = p.receipt and l.paid_in_kes > 0 and p.received_kes is null;
  return jsonb_build_object('import_id', take_statement_lines.import_id, 'imported', imported, 'known', known,
    'bad', bad, 'claims_matched', matched, 'receipts_learned', learned);
end
$function$;
comment on function private.take_statement_lines(jsonb, uuid, text) is
  'Takes lines of an M-Pesa statement, at most 5,000 a call, learnt in the way that `source` names:
[{receipt, completed_at, paid_in_kes, withdrawn_kes, account, details}, …]. Lines we have are left as they are, but for an
amount they lack. Settles named receipts that appear, and teaches payments what they do not know: their receipt, or what
came. → {import_id, imported, known, bad: [{row, message}], claims_matched, receipts_learned}. Refusals: bad_file.';

create or replace function public.import_statement_lines(lines jsonb, import_id uuid default gen_random_uuid()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  taken jsonb;
begin
  perform private.require_capability('payments');
  taken := private.take_statement_lines(lines, import_id, 'csv');
  perform private.audit('statement_imported', 'mpesa_statement_lines', import_id::text,
    jsonb_build_object('imported', taken -> 'imported', 'known', taken -> 'known', 'bad', jsonb_array_length(taken -> 'bad')));
  return taken;
end
$$;
comment on function public.import_statement_lines(jsonb, uuid) is
  'An uploaded M-Pesa statement, at most 5,000 lines a call: see private.take_statement_lines. Refusals: not_allowed, bad_file.';
