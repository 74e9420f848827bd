-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- For the accountant: what the ledger says, what was sold, its VAT, and what went back, each line by line, by day and by
-- month. Days are Nairobi's, and all of them go by the moment at which the ledger booked, so that each total is its own.
--
-- Files for the accountant carry what the close of the day has: money in and out of each account, line by line, by day and by month, with
-- what came for no bill. VAT goes by the day that counts for it, sales by the day of the ledger; both name the day of issue. Entries of the
-- ledger say their receipt and when they were booked. And invoices and credit notes are a list that can be searched.

create view private.sold_lines as
 SELECT i.id,
    i.document_no,
    i.number,
    i.kind,
    i.bill_id,
    i.bill_kind,
    i.bill_number,
    i.booked_at,
    i.issued_at,
    i.corrects,
    ((i.booked_at AT TIME ZONE 'Africa/Nairobi'::text))::date AS day,
    l.line,
    l.tax_class,
    l.tax_code,
    l.tax_rate,
    (
        CASE i.kind
            WHEN 'invoice'::text THEN l.amount_kes
            ELSE (- l.amount_kes)
        END)::bigint AS amount_kes,
        CASE i.kind
            WHEN 'invoice'::text THEN l.tax_cents
            ELSE (- l.tax_cents)
        END AS tax_cents,
    COALESCE(i.tax_day, ((i.booked_at AT TIME ZONE 'Africa/Nairobi'::text))::date) AS tax_day,
    ((i.issued_at AT TIME ZONE 'Africa/Nairobi'::text))::date AS issue_day
   FROM (public.invoices i
     JOIN public.invoice_lines l ON ((l.invoice_id = i.id)))
  WHERE (i.booked_at IS NOT NULL);
comment on view private.sold_lines is 'Lines of invoices, and of credit notes with a minus, of what the ledger has.';
comment on column private.sold_lines.id is 'The invoice or credit note.';
comment on column private.sold_lines.document_no is 'As invoices.document_no.';
comment on column private.sold_lines.number is 'As invoices.number.';
comment on column private.sold_lines.kind is 'invoice or credit_note.';
comment on column private.sold_lines.bill_id is 'The bill.';
comment on column private.sold_lines.bill_kind is 'Kind of the bill.';
comment on column private.sold_lines.bill_number is 'Number of the bill.';
comment on column private.sold_lines.booked_at is 'When the ledger took it.';
comment on column private.sold_lines.issued_at is 'When it was issued.';
comment on column private.sold_lines.corrects is 'The invoice that a credit note is about.';
comment on column private.sold_lines.day is 'EAT day on which the ledger took it.';
comment on column private.sold_lines.line is 'Number of the line.';
comment on column private.sold_lines.tax_class is 'A row of tax_classes.';
comment on column private.sold_lines.tax_code is 'KRA''s letter for it then.';
comment on column private.sold_lines.tax_rate is 'Per cent then.';
comment on column private.sold_lines.amount_kes is 'KSh, VAT included; below zero for credit notes.';
comment on column private.sold_lines.tax_cents is 'VAT within it, cents of a shilling; below zero for credit notes.';
comment on column private.sold_lines.tax_day is 'EAT day that counts for VAT.';
comment on column private.sold_lines.issue_day is 'EAT day of issue.';

create function private.from_cents(cents bigint)
returns text
language sql
immutable
set search_path = ''
as $function$
  select to_char(cents / 100.0, 'FM9999999999990.00')
$function$;
comment on function private.from_cents(cents bigint) is '1379 → 13.79, as files write it.';

create function private.export_lines(what text, grouped text, from_day date, until_day date)
returns table(cells text[], kes bigint)
language plpgsql
stable
set search_path = ''
as $function$
declare
  starts constant timestamptz := from_day::timestamp at time zone 'Africa/Nairobi';
  ends constant timestamptz := (until_day + 1)::timestamp at time zone 'Africa/Nairobi';
  shape constant text := case grouped when 'month' then 'YYYY-MM' else 'YYYY-MM-DD' end;
begin
  if what = 'money' and grouped = 'entry' then
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), m.account, m.class, m.kind, m.number, m.receipt,
        m.amount_kes::text, to_char(m.booked_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS')], m.amount_kes::bigint
      from private.money_entries m where m.at >= starts and m.at < ends order by m.id;
  elsif what = 'money' then
    return query
      with moves as (
        select m.account, to_char(m.at at time zone 'Africa/Nairobi', shape) as period,
          coalesce(sum(m.amount_kes) filter (where m.class = 'brought_in'), 0) as brought_in,
          coalesce(sum(m.amount_kes) filter (where m.class = 'came'), 0) as came,
          coalesce(sum(m.amount_kes) filter (where m.class = 'unplaced'), 0) as unplaced,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'placed'), 0) as placed,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'refunds'), 0) as refunds,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'reversed'), 0) as reversed,
          coalesce(-sum(m.amount_kes) filter (where m.class = 'fees'), 0) as fees,
          coalesce(sum(m.amount_kes) filter (where m.class = 'moved'), 0) as moved, sum(m.amount_kes) as change
        from private.money_entries m where m.at >= starts and m.at < ends group by 1, 2
      ), lain as (
        select v.account, coalesce((select sum(m.amount_kes) from private.money_entries m
          where m.account = v.account and m.at < starts), 0) as kes
        from private.payment_providers v
      ), rows as (
        select m.*, l.kes + sum(m.change) over (partition by m.account order by m.period) as closing
        from moves m join lain l on l.account = m.account
      )
      select array[r.period, r.account, (r.closing - r.change + r.brought_in)::text, r.came::text, r.unplaced::text, r.placed::text,
        r.refunds::text, r.reversed::text, r.fees::text, r.moved::text, r.closing::text], r.change::bigint
      from rows r order by r.period, r.account;
  elsif what = 'ledger' and grouped = 'entry' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), e.event_id::text, e.what, b.kind,
        b.number, e.account, e.amount_kes::text, coalesce(e.reference, r.reference, p.receipt),
        to_char(e.booked_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS')], case when e.amount_kes > 0 then e.amount_kes else 0 end::bigint
      from public.ledger_entries e left join public.bills b on b.id = e.bill_id
      left join public.refunds r on r.id = e.refund_id left join public.payments p on p.id = e.payment_id
      where e.at >= starts and e.at < ends order by e.id;
  elsif what = 'ledger' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', shape), e.account, count(*)::text, sum(e.amount_kes)::text],
        coalesce(sum(e.amount_kes) filter (where e.amount_kes > 0), 0)::bigint
      from public.ledger_entries e where e.at >= starts and e.at < ends
      group by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account
      order by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account;
  elsif what = 'sales' and grouped = 'entry' then
    return query
      select array[to_char(s.day, shape), s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin,
        sum(s.amount_kes)::text, private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint), to_char(s.issue_day, shape)], sum(s.amount_kes)::bigint
      from private.sold_lines s left join public.invoices o on o.id = s.corrects
      left join public.invoice_buyers u on u.invoice_id = s.id
      where s.booked_at >= starts and s.booked_at < ends
      group by s.document_no, s.day, s.issue_day, s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin
      order by s.document_no;
  elsif what = 'sales' then
    return query
      select array[to_char(s.day, shape), s.bill_kind, count(distinct s.id) filter (where s.kind = 'invoice')::text,
        count(distinct s.id) filter (where s.kind = 'credit_note')::text, sum(s.amount_kes)::text,
        private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint)], sum(s.amount_kes)::bigint
      from private.sold_lines s where s.booked_at >= starts and s.booked_at < ends
      group by to_char(s.day, shape), s.bill_kind order by to_char(s.day, shape), s.bill_kind;
  elsif what = 'vat' then
    return query
      select array[to_char(s.tax_day, shape), case grouped when 'entry' then s.number end, s.tax_code, s.tax_class,
        s.tax_rate::text, private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint),
        private.from_cents(sum(s.tax_cents)::bigint), sum(s.amount_kes)::text, case grouped when 'entry' then to_char(min(s.issue_day), shape) end],
        sum(s.amount_kes)::bigint
      from private.sold_lines s where s.tax_day between from_day and until_day
      group by case grouped when 'entry' then s.document_no end, case grouped when 'entry' then s.number end,
        to_char(s.tax_day, shape), s.tax_code, s.tax_class, s.tax_rate
      order by case grouped when 'entry' then s.document_no end, to_char(s.tax_day, shape), s.tax_code, s.tax_rate;
  elsif grouped = 'entry' then
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), m.kind, m.number, m.account,
        (-m.amount_kes)::text, m.receipt, private.phone_for_books(r.went_to), private.phone_for_books(private.payer_of(p)), p.method,
        case when r.went_to is not null and private.payer_of(p) is not null then
          case when r.went_to = private.payer_of(p) or coalesce(private.is_same_phone(r.went_to, private.payer_of(p)), false) then 'no' else 'yes' end end],
        -m.amount_kes::bigint
      from private.money_entries m join public.ledger_entries e on e.id = m.id
      left join public.refunds r on r.id = e.refund_id left join public.payments p on p.id = r.payment_id
      where m.at >= starts and m.at < ends and m.class = 'refunds' order by m.id;
  else
    return query
      select array[to_char(m.at at time zone 'Africa/Nairobi', shape), m.account, count(*)::text, (-sum(m.amount_kes))::text],
        -sum(m.amount_kes)::bigint
      from private.money_entries m
      where m.at >= starts and m.at < ends and m.class = 'refunds'
      group by to_char(m.at at time zone 'Africa/Nairobi', shape), m.account
      order by to_char(m.at at time zone 'Africa/Nairobi', shape), m.account;
  end if;
end $function$;
comment on function private.export_lines(what text, grouped text, from_day date, until_day date) is 'The cells of an export, line by line, with what each adds to its total.';

create function private.export_columns(what text, grouped text)
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select case what || ' ' || case grouped when 'entry' then 'entry' else 'sum' end
    when 'money entry' then '{at,account,counts_as,kind,number,receipt,amount_kes,booked_at}'
    when 'money sum' then '{period,account,opening_kes,came_kes,unplaced_kes,placed_kes,refunds_kes,reversed_kes,fees_kes,moved_kes,closing_kes}'
    when 'ledger entry' then '{at,event,what,kind,number,account,amount_kes,receipt,booked_at}'
    when 'ledger sum' then '{period,account,entries,amount_kes}'
    when 'sales entry' then '{day,document,type,corrects,kind,number,buyer,buyer_pin,gross_kes,vat_kes,net_kes,issued}'
    when 'sales sum' then '{period,kind,invoices,credit_notes,gross_kes,vat_kes,net_kes}'
    when 'vat entry' then '{tax_day,document,tax_code,tax_class,rate_percent,net_kes,vat_kes,gross_kes,issued}'
    when 'vat sum' then '{period,document,tax_code,tax_class,rate_percent,net_kes,vat_kes,gross_kes,issued}'
    when 'refunds entry' then '{at,kind,number,account,amount_kes,reference,went_to,paid_from,paid_by,other_number}'
    else '{period,account,refunds,amount_kes}' end::text[]
$function$;
comment on function private.export_columns(what text, grouped text) is 'The header of an export.';

create function public.export_money(what text, grouped text, from_day date, until_day date, page_offset integer default 0)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  answer jsonb;
begin
  perform private.require_books();
  if coalesce(what, '') not in ('money', 'ledger', 'sales', 'vat', 'refunds') or coalesce(grouped, '') not in ('entry', 'day', 'month') then
    perform private.refuse('not_found', 'There is no such list.');
  end if;
  if from_day is null or until_day is null or until_day < from_day or until_day > from_day + 1100 then
    perform private.refuse('bad_period', 'A period is from a day to a later one, at most three years.');
  end if;
  with lines as (
    select l.cells, l.kes, row_number() over () as place from private.export_lines(what, grouped, from_day, until_day) l
  )
  select jsonb_build_object('columns', to_jsonb(private.export_columns(what, grouped)), 'count', count(*),
    'total_kes', coalesce(sum(l.kes), 0), 'rows', coalesce(jsonb_agg(to_jsonb(l.cells) order by l.place)
      filter (where l.place > export_money.page_offset and l.place <= export_money.page_offset + 5000), '[]'))
  into answer from lines l;
  if page_offset <= 0 then
    perform private.audit('exported', 'money', what, jsonb_build_object('rows', answer -> 'count', 'grouped', grouped,
      'from', from_day, 'until', until_day));
  end if;
  return answer;
end $function$;
comment on function public.export_money(what text, grouped text, from_day date, until_day date, page_offset integer) is 'Money for the accountant, 5,000 rows a call. what: money (in and out of each account, as the close of the day; its
total is what the accounts changed by), ledger, sales, vat, refunds; grouped: entry, day, month. The diary keeps who
took it along. For who decides about payments or reads the books. Answers {columns [text], rows [[text | null]], count
integer, total_kes bigint}. Refusals: not_allowed, not_found, bad_period.';
grant execute on function public.export_money(what text, grouped text, from_day date, until_day date, page_offset integer) to authenticated, service_role;

create view private.desk_invoices as
 SELECT i.document_no AS id,
    i.bill_id,
    i.number,
    i.kind,
    i.issued_at,
    to_char((COALESCE(i.tax_day, private.nairobi_date(i.booked_at), private.nairobi_date(i.issued_at)))::timestamp with time zone, 'YYYY-MM-DD'::text) AS tax_day,
    o.number AS corrects,
    i.bill_kind,
    i.bill_number,
    u.name AS buyer,
    u.pin AS buyer_pin,
    i.total_kes,
    private.from_cents(i.tax_cents) AS vat_kes
   FROM ((public.invoices i
     LEFT JOIN public.invoices o ON ((o.id = i.corrects)))
     LEFT JOIN public.invoice_buyers u ON ((u.invoice_id = i.id)));
comment on view private.desk_invoices is 'The list of invoices and credit notes, without phone and place of who bought.';
comment on column private.desk_invoices.id is 'Number of the document.';
comment on column private.desk_invoices.bill_id is 'The bill.';
comment on column private.desk_invoices.number is 'As invoices.number.';
comment on column private.desk_invoices.kind is 'invoice or credit_note.';
comment on column private.desk_invoices.issued_at is 'When it was issued.';
comment on column private.desk_invoices.tax_day is 'EAT day that counts for VAT.';
comment on column private.desk_invoices.corrects is 'Number of the invoice that a credit note is about; null for invoices.';
comment on column private.desk_invoices.bill_kind is 'Kind of the bill.';
comment on column private.desk_invoices.bill_number is 'Number of the bill.';
comment on column private.desk_invoices.buyer is 'Who bought; null once forgotten.';
comment on column private.desk_invoices.buyer_pin is 'KRA PIN; null when none was given.';
comment on column private.desk_invoices.total_kes is 'KSh, tax included; of credit notes what went back.';
comment on column private.desk_invoices.vat_kes is 'VAT in it, shillings and cents.';
