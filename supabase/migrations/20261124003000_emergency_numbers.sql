-- Whom to call. Every answer to an emergency names 999 and 112; beside them stand lines that answer one kind of need,
-- each with where its number was read and when, since such numbers move. The owner keeps the list at a desk; everybody
-- reads what is active, and the app carries the two that are always there for a phone that never had a connection.

create table public.emergency_numbers (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  number text not null check (number ~ '^\+?[0-9]{3,15}$'),
  label_en text not null check (length(trim(label_en)) between 2 and 60),
  label_sw text not null check (length(trim(label_sw)) between 2 and 60),
  kinds text[] not null default '{}' check (cardinality(kinds) <= 40 and (kinds = '{}' or array_ndims(kinds) = 1
    and array_to_string(kinds, '', '?') ~ '^[a-z0-9-]+$'
    and array_to_string(kinds, ' ', '?') ~ '^[a-z][a-z0-9-]{0,39}( [a-z][a-z0-9-]{0,39})*$')),
  source text not null check (length(trim(source)) between 5 and 300),
  checked_on date not null check (checked_on >= date '2020-01-01'),
  position integer not null default 100 check (position between 0 and 1000),
  is_active boolean not null default true,
  -- the first two lines are those that are always there; no other stands before them or looks like one of them
  check (id in ('emergency', 'mobile') or position > 2 and ltrim(number, '+') not in ('999', '112'))
);
comment on table public.emergency_numbers is
  'Numbers to call in an emergency: `kinds` are the kinds of urgent answers they stand beside besides those that name them, `source` and `checked_on` where and when the number was read.';
create unique index emergency_numbers_number_idx on public.emergency_numbers (number);

revoke all on public.emergency_numbers from public, anon, authenticated;
grant select on public.emergency_numbers to anon, authenticated;
grant insert (id, number, label_en, label_sw, kinds, source, checked_on, position, is_active),
  update (number, label_en, label_sw, kinds, source, checked_on, position, is_active), delete
  on public.emergency_numbers to authenticated;
grant all on public.emergency_numbers to service_role;
alter table public.emergency_numbers enable row level security;

create policy emergency_numbers_select_active on public.emergency_numbers
  for select to anon, authenticated using (is_active);
create policy emergency_numbers_select_desk on public.emergency_numbers
  for select to authenticated using ((select public.has_capability('content')));
create policy emergency_numbers_insert_desk on public.emergency_numbers
  for insert to authenticated with check ((select public.has_capability('content')));
create policy emergency_numbers_update_desk on public.emergency_numbers
  for update to authenticated using ((select public.has_capability('content'))) with check ((select public.has_capability('content')));
create policy emergency_numbers_delete_desk on public.emergency_numbers
  for delete to authenticated using ((select public.has_capability('content')));

-- Only lines whose number was found written down. Others, such as the poison centre of Kenyatta National Hospital and
-- Befrienders Kenya, exist, but no page we could read names a number for them that we would stake somebody's life on.
insert into public.emergency_numbers (id, number, label_en, label_sw, kinds, source, checked_on, position) values
  ('emergency', '999', 'Emergency', 'Dharura', '{}',
    'kenyans.co.ke, How to Access Emergency Medical Services', date '2026-11-23', 1),
  ('mobile', '112', 'Emergency, mobile', 'Dharura, kwa simu ya mkononi', '{}',
    'GSM standard 3GPP TS 22.101: 112 is an emergency call from every mobile phone', date '2026-11-23', 2),
  ('red-cross', '1199', 'Kenya Red Cross', 'Msalaba Mwekundu wa Kenya', '{}',
    'kenyans.co.ke, How to Access Emergency Medical Services', date '2026-11-23', 3),
  ('gender-violence', '1195', 'Gender violence helpline', 'Simu ya ukatili wa kijinsia', '{violence,sexual-violence}',
    'APO Group, Kenya’s National Toll-Free Helpline 1195, 5 October 2024; Nation, 2025', date '2026-11-23', 4),
  ('child-helpline', '116', 'Child helpline', 'Simu ya watoto', '{}',
    'National Council for Children’s Services, childrenscouncil.go.ke, Child help line, 20 May 2022', date '2026-11-23', 5);

-- 999 and 112 answer everywhere in Kenya, day and night. No slip of a hand, and nobody who means harm, takes them away,
-- names them otherwise or puts something before them.
create function private.keep_emergency_numbers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function private.keep_emergency_numbers() is
  'Refuses to remove, hide, rename, move or change 999 and 112 (`always_there`) and more than fifty lines (`list_full`).';
revoke all on function private.keep_emergency_numbers() from public;
create trigger keep_emergency_numbers before insert or update or delete on public.emergency_numbers
  for each row execute function private.keep_emergency_numbers();

-- A number was read on a day that has come, by the calendar of a phone at most a day ahead.
create function private.check_number_read() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.checked_on > private.nairobi_date() + 1 then
    perform private.refuse('bad_date', 'This date cannot be right.', 'Choose a day until today.');
  end if;
  return new;
end
$$;
comment on function private.check_number_read() is 'Refuses numbers that were read on a day to come (`bad_date`).';
revoke all on function private.check_number_read() from public;
create trigger check_number_read before insert or update of checked_on on public.emergency_numbers
  for each row execute function private.check_number_read();

create trigger audit_row after insert or update or delete on public.emergency_numbers
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
