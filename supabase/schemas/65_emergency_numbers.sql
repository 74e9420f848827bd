-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Whom to call. Every answer to an emergency names 999 and 112; beside them stand lines that answer one kind of need,
-- each with where its number was read and when, since such numbers move. The owner keeps the list at a desk; everybody
-- reads what is active, and the app carries the two that are always there for a phone that never had a connection.

create table public.emergency_numbers (
  id text not null,
  number text not null,
  label_en text not null,
  label_sw text not null,
  kinds text[] default '{}'::text[] not null,
  source text not null,
  checked_on date not null,
  "position" integer default 100 not null,
  is_active boolean default true not null,
  constraint emergency_numbers_pkey PRIMARY KEY (id),
  constraint emergency_numbers_id_check CHECK ((id ~ '^[a-z][a-z0-9-]{1,39}$'::text)),
  constraint emergency_numbers_number_check CHECK ((number ~ '^\+?[0-9]{3,15}$'::text)),
  constraint emergency_numbers_label_en_check CHECK (((length(TRIM(BOTH FROM label_en)) >= 2) AND (length(TRIM(BOTH FROM label_en)) <= 60))),
  constraint emergency_numbers_label_sw_check CHECK (((length(TRIM(BOTH FROM label_sw)) >= 2) AND (length(TRIM(BOTH FROM label_sw)) <= 60))),
  constraint emergency_numbers_kinds_check CHECK (((cardinality(kinds) <= 40) AND ((kinds = '{}'::text[]) OR ((array_ndims(kinds) = 1) AND (array_to_string(kinds, ''::text, '?'::text) ~ '^[a-z0-9-]+$'::text) AND (array_to_string(kinds, ' '::text, '?'::text) ~ '^[a-z][a-z0-9-]{0,39}( [a-z][a-z0-9-]{0,39})*$'::text))))),
  constraint emergency_numbers_source_check CHECK (((length(TRIM(BOTH FROM source)) >= 5) AND (length(TRIM(BOTH FROM source)) <= 300))),
  constraint emergency_numbers_checked_on_check CHECK ((checked_on >= '2020-01-01'::date)),
  constraint emergency_numbers_position_check CHECK ((("position" >= 0) AND ("position" <= 1000))),
  constraint emergency_numbers_check CHECK (((id = ANY (ARRAY['emergency'::text, 'mobile'::text])) OR (("position" > 2) AND (ltrim(number, '+'::text) <> ALL (ARRAY['999'::text, '112'::text])))))
);
alter table public.emergency_numbers enable row level security;
comment on table public.emergency_numbers is 'Numbers to call in an emergency: `kinds` are the kinds of urgent answers they stand beside besides those that name them, `source` and `checked_on` where and when the number was read.';
comment on column public.emergency_numbers.id is 'A short name in lower case; emergency (999) and mobile (112) are always there.';
comment on column public.emergency_numbers.number is 'Three to fifteen digits, + before a country.';
comment on column public.emergency_numbers.label_en is 'What it is called in English.';
comment on column public.emergency_numbers.label_sw is 'What it is called in Kiswahili.';
comment on column public.emergency_numbers.kinds is 'Kinds of urgent answers that it stands beside.';
comment on column public.emergency_numbers.source is 'Where the number was read.';
comment on column public.emergency_numbers.checked_on is 'EAT day on which it was read.';
comment on column public.emergency_numbers."position" is 'Order of the list, smallest first; above 2 but for the two that are always there.';
comment on column public.emergency_numbers.is_active is 'Whether it is shown.';
grant select on table public.emergency_numbers to anon;
grant delete, select, insert (id, number, label_en, label_sw, kinds, source, checked_on, "position", is_active), update (number, label_en, label_sw, kinds, source, checked_on, "position", is_active) on table public.emergency_numbers to authenticated;
grant all on table public.emergency_numbers to service_role;

create unique index emergency_numbers_number_idx ON public.emergency_numbers USING btree (number);

create policy emergency_numbers_select_active on public.emergency_numbers for select to anon, authenticated
  using (is_active);

create policy emergency_numbers_select_desk on public.emergency_numbers for select to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability));

create policy emergency_numbers_insert_desk on public.emergency_numbers for insert to authenticated
  with check (( SELECT public.has_capability('content'::text) AS has_capability));

create policy emergency_numbers_update_desk on public.emergency_numbers for update to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability))
  with check (( SELECT public.has_capability('content'::text) AS has_capability));

create policy emergency_numbers_delete_desk on public.emergency_numbers for delete to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability));

-- 999 and 112 answer everywhere in Kenya, day and night. No slip of a hand, and nobody who means harm, takes them away,
-- names them otherwise or puts something before them.
create function private.keep_emergency_numbers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if tg_op = 'INSERT' then
    if (select count(*) from public.emergency_numbers) >= 50 then
      perform private.refuse('list_full', 'The list holds 50 emergency numbers.', 'Remove one of them first.');
    end if;
  elsif old.id in ('emergency', 'mobile') then
    if tg_op = 'UPDATE' then
      if (new.id, new.number, new.label_en, new.label_sw, new.position, new.is_active)
        is not distinct from (old.id, old.number, old.label_en, old.label_sw, old.position, old.is_active) then
        return new;
      end if;
    end if;
    perform private.refuse('always_there', '999 and 112 are always shown as they are.',
      'Only where and when the number was read can be changed.');
  end if;
  return coalesce(new, old);
end
$function$;
comment on function private.keep_emergency_numbers() is 'Refuses to remove, hide, rename, move or change 999 and 112 (`always_there`) and more than fifty lines (`list_full`).';

create trigger keep_emergency_numbers BEFORE INSERT OR DELETE OR UPDATE ON public.emergency_numbers FOR EACH ROW EXECUTE FUNCTION private.keep_emergency_numbers();

-- A number was read on a day that has come, by the calendar of a phone at most a day ahead.
create function private.check_number_read()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if new.checked_on > private.nairobi_date() + 1 then
    perform private.refuse('bad_date', 'This date cannot be right.', 'Choose a day until today.');
  end if;
  return new;
end
$function$;
comment on function private.check_number_read() is 'Refuses numbers that were read on a day to come (`bad_date`).';

create trigger check_number_read BEFORE INSERT OR UPDATE OF checked_on ON public.emergency_numbers FOR EACH ROW EXECUTE FUNCTION private.check_number_read();

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.emergency_numbers FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');
