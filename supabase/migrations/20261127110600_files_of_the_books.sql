-- Files for the accountant carry what the close of the day has: money in and out of each account, line by line, by day and by month, with
-- what came for no bill. VAT goes by the day that counts for it, sales by the day of the ledger; both name the day of issue. Entries of the
-- ledger say their receipt and when they were booked. And invoices and credit notes are a list that can be searched.

create or replace function public.export_money(what text, grouped text, from_day date, until_day date, page_offset integer default 0)
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
comment on function public.export_money(what text, grouped text, from_day date, until_day date, page_offset integer) is 'Money for the accountant: {columns, rows of text, count, total_kes}, 5,000 rows a call. what: money (in and out of each account, as the
close of the day; its total is what the accounts changed by), ledger, sales, vat, refunds; grouped: entry, day, month. The diary keeps who
took it along. For who decides about payments or reads the books. Refusals: not_allowed, not_found, bad_period.';

create view private.desk_invoices as
 SELECT i.document_no AS id,
    i.bill_id,
    i.number,
    i.kind,
    i.issued_at,
    to_char(coalesce(i.tax_day, private.nairobi_date(i.booked_at), private.nairobi_date(i.issued_at)), 'YYYY-MM-DD') AS tax_day,
    o.number AS corrects,
    i.bill_kind,
    i.bill_number,
    u.name AS buyer,
    u.pin AS buyer_pin,
    i.total_kes,
    private.from_cents(i.tax_cents) AS vat_kes
   FROM public.invoices i
     LEFT JOIN public.invoices o ON o.id = i.corrects
     LEFT JOIN public.invoice_buyers u ON u.invoice_id = i.id;
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
insert into private.desk_lists (name, capability, source, sought, filters, sorts, dated) values
  ('invoices', 'books', 'private.desk_invoices', '{number,bill_number,buyer,buyer_pin,corrects}', '{kind,bill_kind}',
    '{issued_at,number,total_kes,tax_day}', 'issued_at');
