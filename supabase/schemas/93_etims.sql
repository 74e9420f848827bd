-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- For a connector to KRA's eTIMS, which is none of ours: every document as the sales transaction of the OSCU/VSCU
-- specification (saveTrnsSalesOsdc), and a place for what the control unit answers.

create table public.etims_answers (
  document_no bigint not null,
  receipt_no bigint,
  signature text,
  internal_data text,
  control_unit text,
  qr text,
  signed_at timestamp with time zone,
  answer jsonb not null,
  at timestamp with time zone default now() not null,
  constraint etims_answers_pkey PRIMARY KEY (document_no),
  constraint etims_answers_document_no_fkey FOREIGN KEY (document_no) REFERENCES public.invoices(document_no)
);
alter table public.etims_answers enable row level security;
comment on table public.etims_answers is 'What the control unit of eTIMS answered to an invoice or credit note.';
comment on column public.etims_answers.document_no is 'As invoices.document_no.';
comment on column public.etims_answers.receipt_no is 'The control unit''s number of the receipt; null when not told.';
comment on column public.etims_answers.signature is 'The receipt''s signature; null when not told.';
comment on column public.etims_answers.internal_data is 'The receipt''s internal data; null when not told.';
comment on column public.etims_answers.control_unit is 'Which control unit signed; null when not told.';
comment on column public.etims_answers.qr is 'What the QR code of the paper says, an address of KRA; null when not told.';
comment on column public.etims_answers.signed_at is 'When it signed; null when not told.';
comment on column public.etims_answers.answer is 'The whole answer.';
comment on column public.etims_answers.at is 'When it was noted.';
grant select on table public.etims_answers to authenticated, service_role;

create policy etims_answers_select_own on public.etims_answers for select to authenticated
  using ((document_no IN ( SELECT i.document_no
   FROM (public.invoices i
     JOIN public.bills b ON ((b.id = i.bill_id)))
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

create policy etims_answers_select_admin on public.etims_answers for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create function private.etims_sale(document public.invoices)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object(
    'tin', document.seller ->> 'pin', 'bhfId', document.seller ->> 'branch', 'trdInvcNo', document.number,
    'invcNo', document.document_no,
    'orgInvcNo', coalesce((select i.document_no from public.invoices i where i.id = document.corrects), 0),
    'custTin', b.pin, 'custNm', left(b.name, 60), 'salesTyCd', 'N',
    'rcptTyCd', case document.kind when 'invoice' then 'S' else 'R' end,
    'pmtTyCd', case document.method when 'cash' then '01' when 'mpesa' then '06' else '07' end, 'salesSttsCd', '02',
    'cfmDt', d.at, 'salesDt', coalesce(to_char(document.tax_day, 'YYYYMMDD'), left(d.at, 8)), 'stockRlsDt', null, 'cnclReqDt', null, 'cnclDt', null,
    'rfdDt', case document.kind when 'credit_note' then d.at end,
    'rfdRsnCd', case document.kind when 'credit_note' then '06' end, 'totItemCnt', x.items,
    'totTaxblAmt', document.total_kes, 'totTaxAmt', round(document.tax_cents / 100.0, 2), 'totAmt', document.total_kes,
    'prchrAcptcYn', 'N', 'remark', null, 'regrId', 'Mizizi', 'regrNm', 'Mizizi', 'modrId', 'Mizizi', 'modrNm', 'Mizizi',
    'receipt', jsonb_build_object('custTin', b.pin, 'custMblNo', null, 'rcptPbctDt', d.at,
      'trdeNm', document.seller ->> 'name', 'adrs', document.seller ->> 'address', 'topMsg', null, 'btmMsg', null,
      'prchrAcptcYn', 'N'),
    'itemList', x.list) || x.sums
  from (select to_char(document.issued_at at time zone 'Africa/Nairobi', 'YYYYMMDDHH24MISS') as at) d
  left join public.invoice_buyers b on b.invoice_id = document.id
  cross join lateral (
    select count(*) as items, jsonb_agg(jsonb_build_object('itemSeq', l.line, 'itemCd', l.item_code,
        'itemClsCd', l.item_class, 'itemNm', l.name, 'bcd', null, 'pkgUnitCd', l.package_unit, 'pkg', l.quantity,
        'qtyUnitCd', l.quantity_unit, 'qty', l.quantity, 'prc', l.unit_price_kes,
        'splyAmt', l.unit_price_kes::bigint * l.quantity,
        'dcRt', case when l.discount_kes = 0 then 0 else round(l.discount_kes * 100.0 / (l.unit_price_kes::bigint * l.quantity), 2) end,
        'dcAmt', l.discount_kes, 'taxTyCd', l.tax_code, 'taxblAmt', l.amount_kes, 'taxAmt', round(l.tax_cents / 100.0, 2),
        'totAmt', l.amount_kes) order by l.line) as list,
      (select jsonb_object_agg(c.name, c.value) from (
        select t.name || k.code as name, case t.name
            when 'taxblAmt' then coalesce(sum(y.amount_kes), 0)
            when 'taxAmt' then round(coalesce(sum(y.tax_cents), 0) / 100.0, 2)
            else coalesce(max(y.tax_rate), max(r.rate_percent), 8) end as value
        from unnest('{A,B,C,D,E}'::text[]) k (code) cross join unnest('{taxblAmt,taxRt,taxAmt}'::text[]) t (name)
        left join public.tax_classes r on r.etims_code = k.code
        left join public.invoice_lines y on y.invoice_id = document.id and y.tax_code = k.code
        group by t.name, k.code
      ) c) as sums
    from public.invoice_lines l where l.invoice_id = document.id
  ) x
$function$;
comment on function private.etims_sale(document public.invoices) is 'A document as eTIMS takes it. Amounts have their tax in them, as in the examples of the specification: taxblAmt is what
was paid at a rate, taxAmt the tax within it. Payment 01 cash, 06 mobile money; credit notes for the reason 06, refund.';

create function public.etims_invoices(after_no bigint default 0, max_rows integer default 100)
returns table(document_no bigint, number text, sale jsonb)
language sql
stable security definer
set search_path = ''
as $function$
  select i.document_no, i.number, private.etims_sale(i)
  from public.invoices i
  where i.document_no > after_no and not exists (
    select 1 from public.etims_answers a where a.document_no = i.document_no)
  order by i.document_no limit least(greatest(max_rows, 1), 500)
$function$;
comment on function public.etims_invoices(after_no bigint, max_rows integer) is 'Documents to which no control unit has answered, oldest first. For a connector, with the secret key.';
grant execute on function public.etims_invoices(after_no bigint, max_rows integer) to service_role;

create function public.note_etims_answer(document_no bigint, answer jsonb, qr text default NULL::text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told constant jsonb := coalesce(answer -> 'data', answer);
begin
  if not exists (select 1 from public.invoices i where i.document_no = note_etims_answer.document_no) then
    perform private.refuse('not_found', 'There is no such document.');
  end if;
  insert into public.etims_answers (document_no, receipt_no, signature, internal_data, control_unit, qr, signed_at, answer)
  values (note_etims_answer.document_no, nullif(told ->> 'curRcptNo', '')::bigint, told ->> 'rcptSign', told ->> 'intrlData',
    told ->> 'sdcId', note_etims_answer.qr, case when told ->> 'sdcDateTime' ~ '^\d{14}$'
      then (to_timestamp(told ->> 'sdcDateTime', 'YYYYMMDDHH24MISS')::timestamp) at time zone 'Africa/Nairobi' end, answer)
  on conflict do nothing;
  return found;
end $function$;
comment on function public.note_etims_answer(document_no bigint, answer jsonb, qr text) is 'Keeps what the control unit answered, once; false when there is an answer already. For a connector. Refusals: not_found.';
grant execute on function public.note_etims_answer(document_no bigint, answer jsonb, qr text) to service_role;
