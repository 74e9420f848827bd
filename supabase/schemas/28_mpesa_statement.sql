-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- M-Pesa's statement: an administrator uploads it, it is laid beside our books, and it tells what the callbacks did not.
--
-- Who paid, as M-Pesa tells it, is kept with each line of the statement: what decides whether a payment belongs to whoever names it.
-- A whole number is cut to what M-Pesa itself shows of most of them, and no more is kept than telling two payers apart needs.

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
  source text default 'csv'::text not null,
  fee_kes integer default 0 not null,
  balance_kes integer,
  payer text,
  number text,
  constraint mpesa_statement_lines_pkey PRIMARY KEY (receipt),
  constraint mpesa_statement_lines_receipt_check CHECK ((receipt ~ '^[A-Z0-9]{8,12}$'::text)),
  constraint mpesa_statement_lines_paid_in_kes_check CHECK ((paid_in_kes >= 0)),
  constraint mpesa_statement_lines_withdrawn_kes_check CHECK ((withdrawn_kes >= 0)),
  constraint mpesa_statement_lines_source_check CHECK ((source = ANY (ARRAY['csv'::text, 'pull'::text, 'c2b'::text, 'status'::text]))),
  constraint mpesa_statement_lines_fee_kes_check CHECK ((fee_kes >= 0)),
  constraint mpesa_statement_lines_payer_check CHECK (((payer ~ '^254[17]\*{5}\d{3}$'::text) OR (payer ~ '^254\d+\*+\d{2,}$'::text) OR (payer ~ '^[0-9a-f]{64}$'::text))),
  constraint mpesa_statement_lines_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.mpesa_statement_lines enable row level security;
comment on table public.mpesa_statement_lines is 'M-Pesa''s own list of what came, went out and was charged, one row a receipt: a charge stands beside its transaction.';
comment on column public.mpesa_statement_lines.receipt is 'M-Pesa''s receipt.';
comment on column public.mpesa_statement_lines.completed_at is 'When M-Pesa completed it.';
comment on column public.mpesa_statement_lines.paid_in_kes is 'What came in, KSh.';
comment on column public.mpesa_statement_lines.withdrawn_kes is 'What went out, charges apart.';
comment on column public.mpesa_statement_lines.account is 'What the payer named it for, such as an order number; null when there is nothing.';
comment on column public.mpesa_statement_lines.details is 'M-Pesa''s own words, phones cut short.';
comment on column public.mpesa_statement_lines.import_id is 'Which import brought it.';
comment on column public.mpesa_statement_lines.imported_by is 'Account that uploaded it; null when the system did, and once that account is erased.';
comment on column public.mpesa_statement_lines.imported_at is 'When.';
comment on column public.mpesa_statement_lines.source is 'csv: an uploaded statement. pull: asked for at night. c2b: told by M-Pesa as it happened. status: the answer about a receipt.';
comment on column public.mpesa_statement_lines.fee_kes is 'What M-Pesa took for it.';
comment on column public.mpesa_statement_lines.balance_kes is 'What lay in the account after it and its charge, KSh, cents left off; null when not told.';
comment on column public.mpesa_statement_lines.payer is 'Phone of who paid as M-Pesa shows it, with stars in its middle, or as SHA-256; null when it is not told.';
comment on column public.mpesa_statement_lines.number is 'Short code or till whose money it is; null where nobody said, and then it is the one of that day.';
grant select on table public.mpesa_statement_lines to authenticated;
grant insert, select on table public.mpesa_statement_lines to service_role;

create index mpesa_statement_lines_completed_at_idx ON public.mpesa_statement_lines USING btree (completed_at DESC);

create index mpesa_statement_lines_imported_by_idx ON public.mpesa_statement_lines USING btree (imported_by);

create policy mpesa_statement_lines_select_admin on public.mpesa_statement_lines for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

-- What M-Pesa's own list says that a receipt brought, or null.
create function private.statement_kes(receipt text)
returns integer
language sql
stable
set search_path = ''
as $function$
  select nullif(l.paid_in_kes, 0) from public.mpesa_statement_lines l where l.receipt = statement_kes.receipt
$function$;
comment on function private.statement_kes(receipt text) is 'What M-Pesa''s own list says that a receipt brought, KSh, or null.';

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
comment on function private.read_time(value text) is 'A point in time from text, EAT unless it says otherwise; null for what is none.';

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
  taken jsonb;
  foreign_number text;
begin
  perform private.require_capability('payments');
  if jsonb_typeof(lines) = 'array' then
    select l.value ->> 'number' into foreign_number from jsonb_array_elements(lines) l
    where jsonb_typeof(l.value) = 'object' and l.value ->> 'number' is not null and not private.is_our_account(l.value ->> 'number')
      and exists (select 1 from private.mpesa_account)
    limit 1;
    if foreign_number is not null then
      perform private.refuse('other_till', format('This is the statement of %s, which is no number of this shop.', left(foreign_number, 10)));
    end if;
  end if;
  taken := private.take_statement_lines(lines, import_id, 'csv');
  perform private.note_number(s.receipts, s.number) from (
    select l.value ->> 'number' as number, array_agg(l.value ->> 'receipt') as receipts from jsonb_array_elements(lines) l
    where jsonb_typeof(l.value) = 'object' and l.value ->> 'number' is not null group by 1) s;
  perform private.audit('statement_imported', 'mpesa_statement_lines', import_id::text,
    jsonb_build_object('imported', taken -> 'imported', 'known', taken -> 'known', 'bad', jsonb_array_length(taken -> 'bad')));
  return taken;
end
$function$;
comment on function public.import_statement_lines(lines jsonb, import_id uuid) is 'An uploaded M-Pesa statement, at most 5,000 lines a call; `number` of a line is the short code or till of the
statement. Answers as private.take_statement_lines. Refusals: not_allowed, bad_file, other_till.';
grant execute on function public.import_statement_lines(lines jsonb, import_id uuid) to authenticated, service_role;

create index mpesa_statement_lines_look_idx ON public.mpesa_statement_lines USING btree (translate(receipt, 'OI'::text, '01'::text));

create function private.payer_within(words text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case
    when hash is not null then hash
    when whole is not null then '254' || left(whole, 1) || '*****' || right(whole, 3)
    else regexp_replace(starred, '\s', '', 'g') end
  from (
    select substring(given from '\m[0-9a-f]{64}\M') as hash, substring(given from '(?:\m|\+)(?:254|0)?([17]\d{8})(?!\d)') as whole,
      substring(given from '254\d+\s*\*+\s*\d{2,}') as starred
    from (select lower(trim(coalesce(words, ''))) as given) g
  ) f
$function$;
comment on function private.payer_within(words text) is 'The phone among M-Pesa''s words, whole or with stars, as it is kept: 2547*****671; SHA-256 as it is; null where there is none.';

create index mpesa_statement_lines_reversals_idx ON public.mpesa_statement_lines USING btree (completed_at) WHERE ((withdrawn_kes > 0) AND (details ~* 'revers'::text));

create index mpesa_statement_lines_returns_idx ON public.mpesa_statement_lines USING btree (completed_at) WHERE ((paid_in_kes > 0) AND (details ~* 'revers'::text));

create index mpesa_statement_lines_import_id_idx ON public.mpesa_statement_lines USING btree (import_id);
