-- Who paid, as M-Pesa tells it, is kept with each line of the statement: what decides whether a payment belongs to whoever names it.
-- A whole number is cut to what M-Pesa itself shows of most of them, and no more is kept than telling two payers apart needs.
alter table public.mpesa_statement_lines add column payer text
  check (payer ~ '^254[17]\*{5}\d{3}$' or payer ~ '^254\d+\*+\d{2,}$' or payer ~ '^[0-9a-f]{64}$');
comment on column public.mpesa_statement_lines.payer is
  'Phone of who paid as M-Pesa shows it, with stars in its middle, or as SHA-256; null when it is not told.';

create function private.payer_within(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when hash is not null then hash
    when whole is not null then '254' || left(whole, 1) || '*****' || right(whole, 3)
    else regexp_replace(starred, '\s', '', 'g') end
  from (
    select substring(given from '\m[0-9a-f]{64}\M') as hash, substring(given from '(?:\m|\+)(?:254|0)?([17]\d{8})(?!\d)') as whole,
      substring(given from '254\d+\s*\*+\s*\d{2,}') as starred
    from (select lower(trim(coalesce(words, ''))) as given) g
  ) f
$$;
comment on function private.payer_within(text) is
  'The phone among M-Pesa''s words, whole or with stars, as it is kept: 2547*****671; SHA-256 as it is; null where there is none.';

-- What was kept so far has it where M-Pesa showed it with stars.
update public.mpesa_statement_lines l set payer = private.payer_within(l.details)
where l.paid_in_kes > 0 and l.details ~ '254\d+\s*\*+\s*\d{2,}';
