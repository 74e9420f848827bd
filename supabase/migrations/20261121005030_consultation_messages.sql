-- What client and practitioner tell each other around a consultation: the intake before it, messages, the practitioner's
-- private notes, and the plan he shares. This is health data: only the two sides read it, and administrators never.
--
-- An intake and the parts of somebody's health record in it are copies for one booking, given by consent. They go when
-- the booking is cancelled, when the client takes them back, and thirty days after the consultation.

create table public.consultation_intakes (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  goal text not null default '' check (length(goal) <= 1000),
  background text not null default '' check (length(background) <= 2000),
  consented_at timestamptz not null default now()
);
create table public.consultation_shares (
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  part text not null,
  label text not null,
  content jsonb not null,
  shared_at timestamptz not null default now(),
  primary key (consultation_id, part)
);
grant select on public.consultation_intakes, public.consultation_shares to authenticated;
grant all on public.consultation_intakes, public.consultation_shares to service_role;
alter table public.consultation_intakes enable row level security;
alter table public.consultation_shares enable row level security;

-- The practitioner of a booking that stands or took place.
create policy consultation_intakes_select_parties on public.consultation_intakes
  for select to authenticated using (consultation_id in (
    select c.id from public.consultations c where c.client_id = (select auth.uid())
      or (c.practitioner_id = (select public.my_practice_id()) and c.state in ('confirmed', 'completed'))));
create policy consultation_shares_select_parties on public.consultation_shares
  for select to authenticated using (consultation_id in (
    select c.id from public.consultations c where c.client_id = (select auth.uid())
      or (c.practitioner_id = (select public.my_practice_id()) and c.state in ('confirmed', 'completed'))));

select private.register_personal_data('public.consultation_intakes',
    rows_of => 'consultation_id in (select c.id from public.consultations c where c.client_id = $1)'),
  private.register_personal_data('public.consultation_shares',
    rows_of => 'consultation_id in (select c.id from public.consultations c where c.client_id = $1)');

-- What of a health record can be shared: each part answers, for the user $1, with a list of lines; null is nothing.
-- A chapter that keeps health data registers its part here.
create table private.health_parts (
  part text primary key check (part ~ '^[a-z_]+$'),
  label text not null,
  source text not null,
  position integer not null
);
revoke all on private.health_parts from public;

create function private.register_health_part(part text, label text, source text, "position" integer) returns void
language sql
set search_path = ''
as $$
  insert into private.health_parts (part, label, source, position) values (part, label, source, "position")
$$;
revoke all on function private.register_health_part(text, text, text, integer) from public;

-- Scores of the newest finished assessment, as lines to read.
create function private.assessment_lines(client uuid, scales text[]) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(format('%s: %s%s (%s), %s', n.name, s.value ->> 'score', n.unit, replace(s.value ->> 'band', '-', ' '),
    private.day_text(newest.finished_at::date)) order by n.place)
  from (
    select a.scores, a.finished_at from public.assessments a
    where a.user_id = client and a.finished_at is not null order by a.finished_at desc limit 1
  ) newest
  cross join lateral jsonb_each(newest.scores) s
  join (values
    ('body', 'Body mass index', '', 1), ('waist', 'Waist to height', '', 2), ('diabetes', 'Diabetes risk', ' of 26', 3),
    ('activity', 'Movement', '', 4), ('food', 'Food', ' of 3', 5), ('sleep', 'Sleep', ' of 6', 6),
    ('stress', 'Stress', ' of 3', 7), ('mood', 'Mood', ' of 6', 8), ('worry', 'Worry', ' of 6', 9),
    ('alcohol', 'Alcohol', ' of 12', 10), ('eating', 'Eating', ' of 5', 11)
  ) n (id, name, unit, place) on n.id = s.key and n.id = any (scales)
$$;
revoke all on function private.assessment_lines(uuid, text[]) from public;

select private.register_health_part('medicines', 'Medicines I take', $$
    select jsonb_agg(t.name order by t.name) from public.safety_profiles p, unnest(p.medicines) m
    join public.safety_terms t on t.id = m where p.user_id = $1$$, 10),
  private.register_health_part('conditions', 'Health conditions', $$
    select jsonb_agg(t.name order by t.name) from public.safety_profiles p, unnest(p.conditions) m
    join public.safety_terms t on t.id = m where p.user_id = $1$$, 20),
  private.register_health_part('body', 'Body and diabetes risk', $$
    select private.assessment_lines($1, '{body,waist,diabetes}')$$, 30),
  private.register_health_part('habits', 'Food, movement and sleep', $$
    select private.assessment_lines($1, '{activity,food,sleep,stress}')$$, 40),
  private.register_health_part('mind', 'Mood and worry', $$select private.assessment_lines($1, '{mood,worry}')$$, 50),
  private.register_health_part('alcohol', 'Alcohol', $$select private.assessment_lines($1, '{alcohol}')$$, 60),
  private.register_health_part('eating', 'How I feel about eating', $$
    select private.assessment_lines($1, '{eating}')$$, 70),
  private.register_health_part('weight', 'My last ten weights', $$
    select jsonb_agg(format('%s: %s kg', private.day_text(w.weighed_on), w.kg) order by w.weighed_on desc) from (
      select x.weighed_on, x.kg from public.weight_entries x where x.user_id = $1 order by x.weighed_on desc limit 10) w$$, 80),
  private.register_health_part('target', 'My daily target', $$
    select jsonb_build_array(format('%s kcal, %s g protein, %s g fat, %s g carbohydrate', t.energy_kcal, t.protein_g, t.fat_g,
      t.carbohydrate_g)) from public.nutrition_targets t where t.user_id = $1$$, 90);

create function private.health_part(client uuid, part text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute (select h.source from private.health_parts h where h.part = health_part.part) into answer using client;
  return answer;
end
$$;

-- What the caller could share, as it would be seen: parts without anything in them are left out.
create function public.my_health_parts() returns table (part text, label text, content jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select found.part, found.label, found.content
    from (
      select h.part, h.label, h.position, private.health_part(auth.uid(), h.part) as content from private.health_parts h
    ) found
    where found.content is not null and auth.uid() is not null
    order by found.position;
end
$$;

-- Keeps {goal, background, share: [part, …], consent} for a booking. Nothing is kept without consent.
create function private.keep_intake(target public.consultations, intake jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  aim constant text := left(trim(coalesce(intake ->> 'goal', '')), 1000);
  past constant text := left(trim(coalesce(intake ->> 'background', '')), 2000);
  parts constant jsonb := case when jsonb_typeof(intake -> 'share') = 'array' then intake -> 'share' else '[]' end;
begin
  if aim = '' and past = '' and parts = '[]' then
    return;
  end if;
  if intake -> 'consent' is distinct from 'true'::jsonb then
    perform private.refuse('no_consent', 'Please agree that your nutritionist may read this.',
      'Or leave it out: you can also tell it in the consultation.');
  end if;
  insert into public.consultation_intakes as i (consultation_id, goal, background) values (target.id, aim, past)
  on conflict (consultation_id) do update
  set goal = excluded.goal, background = excluded.background, consented_at = now();
  delete from public.consultation_shares s where s.consultation_id = target.id;
  insert into public.consultation_shares (consultation_id, part, label, content)
  select target.id, h.part, h.label, private.health_part(target.client_id, h.part)
  from private.health_parts h
  where parts ? h.part and private.health_part(target.client_id, h.part) is not null;
end
$$;

-- Writes the caller's intake for a booking anew, until it begins. Refusals: not_found, wrong_state, no_consent.
create function public.save_intake(consultation_id uuid, intake jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations := private.own_consultation(consultation_id, 'client');
begin
  if target.state not in ('held', 'confirmed') or target.starts_at < now() then
    perform private.refuse('wrong_state', 'This can be changed until the consultation begins.');
  end if;
  perform private.keep_intake(target, intake);
end
$$;

-- Takes back what was shared for a booking: one part, or with null the whole intake. Answers whether there was something.
create function public.withdraw_intake(consultation_id uuid, part text default null) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations := private.own_consultation(consultation_id, 'client');
  gone integer;
  more integer;
begin
  delete from public.consultation_shares s
  where s.consultation_id = target.id and (withdraw_intake.part is null or s.part = withdraw_intake.part);
  get diagnostics gone = row_count;
  if withdraw_intake.part is null then
    delete from public.consultation_intakes i where i.consultation_id = target.id;
    get diagnostics more = row_count;
    gone := gone + more;
  end if;
  return gone > 0;
end
$$;


create table public.consultation_messages (
  id bigint generated always as identity primary key,
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  from_client boolean not null,
  body text not null default '' check (length(body) <= 2000),
  -- of bucket `consultation-files`
  file_path text,
  file_name text check (length(file_name) between 1 and 120),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (body <> '' or file_path is not null),
  check (num_nulls(file_path, file_name) <> 1)
);
create index consultation_messages_consultation_id_idx on public.consultation_messages (consultation_id, id);
create index consultation_messages_author_id_idx on public.consultation_messages (author_id);
create index consultation_messages_file_path_idx on public.consultation_messages (file_path) where file_path is not null;

grant select (id, consultation_id, from_client, body, file_path, file_name, created_at, read_at)
  on public.consultation_messages to authenticated;
grant all on public.consultation_messages to service_role;
alter table public.consultation_messages enable row level security;
create policy consultation_messages_select_parties on public.consultation_messages
  for select to authenticated using (consultation_id in (
    select c.id from public.consultations c
    where c.client_id = (select auth.uid()) or c.practitioner_id = (select public.my_practice_id())));
alter publication supabase_realtime add table public.consultation_messages;
select private.register_personal_data('public.consultation_messages', hidden => '{author_id}',
  rows_of => 'consultation_id in (select c.id from public.consultations c where c.client_id = $1)');
create trigger drop_message_file after delete or update of file_path on public.consultation_messages
  for each row execute function private.drop_file('consultation-files', 'file_path');

-- Messages go from the confirmation until thirty days after the end.
create function private.can_write(target public.consultations, at timestamptz default now()) returns boolean
language sql stable
set search_path = ''
as $$
  select target.state in ('confirmed', 'completed', 'no_show') and at < target.ends_at + interval '30 days'
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('consultation-files', 'consultation-files', false, 10485760,
  '{application/pdf,image/jpeg,image/png,image/webp}');

-- Files lie under `<consultation>/<author>/<random>.<ending>`; each side stores its own, at most 40 for a booking.
create function public.may_store_consultation_file(name text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  target public.consultations;
begin
  if name !~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[0-9a-f-]{36}\.(pdf|jpg|png|webp)$'
      or split_part(name, '/', 2) is distinct from auth.uid()::text then
    return false;
  end if;
  select * into target from public.consultations c where c.id = split_part(name, '/', 1)::uuid;
  return private.side_of(target) is not null and private.can_write(target) and 40 > (
    select count(*) from storage.objects o
    where o.bucket_id = 'consultation-files' and starts_with(o.name, target.id || '/'));
end
$$;

-- A file is read by whoever stored it, and by both sides once a message carries it.
create function public.may_read_consultation_file(name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select split_part(name, '/', 2) = auth.uid()::text or exists (
    select 1 from public.consultation_messages m join public.consultations c on c.id = m.consultation_id
    where m.file_path = may_read_consultation_file.name
      and (c.client_id = auth.uid() or c.practitioner_id = public.my_practice_id()))
$$;
revoke all on function public.may_store_consultation_file(text) from public;
revoke all on function public.may_read_consultation_file(text) from public;
grant execute on function public.may_store_consultation_file(text), public.may_read_consultation_file(text) to authenticated;

create policy consultation_files_select_parties on storage.objects
  for select to authenticated
  using (bucket_id = 'consultation-files' and public.may_read_consultation_file(name));
create policy consultation_files_insert_own on storage.objects
  for insert to authenticated
  with check (bucket_id = 'consultation-files' and (select public.may_store_consultation_file(name)));

-- Sends a message as either side; `file` is {path, name} of a stored file. → its id.
-- Refusals: not_found, wrong_state, bad_message, bad_file, too_many.
create function public.send_consultation_message(consultation_id uuid, body text default '', file jsonb default null)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations := private.own_consultation(consultation_id);
  by_client constant boolean := target.client_id = auth.uid();
  words constant text := trim(coalesce(send_consultation_message.body, ''));
  path constant text := file ->> 'path';
  made bigint;
begin
  if not private.can_write(target) then
    perform private.refuse('wrong_state', 'Messages are closed for this consultation.', 'Book another one to go on.');
  end if;
  if (words = '' and path is null) or length(words) > 2000 then
    perform private.refuse('bad_message', 'Write a message of at most 2,000 letters.');
  end if;
  if path is not null and (not starts_with(path, target.id || '/' || auth.uid() || '/')
      or length(coalesce(file ->> 'name', '')) not between 1 and 120
      or not exists (select 1 from storage.objects o where o.bucket_id = 'consultation-files' and o.name = path)) then
    perform private.refuse('bad_file', 'We could not find your file.', 'Please add it again.');
  end if;
  if (
    select count(*) from public.consultation_messages m
    where m.author_id = auth.uid() and m.created_at > now() - interval '1 hour'
  ) >= 100 then
    perform private.refuse('too_many', 'You have written many messages.', 'Please wait a little.');
  end if;
  insert into public.consultation_messages (consultation_id, author_id, from_client, body, file_path, file_name)
  values (target.id, auth.uid(), by_client, words, path, file ->> 'name') returning id into made;
  -- one bell for a row of messages
  if not exists (
    select 1 from public.notifications n
    where n.user_id = case when by_client then (select p.user_id from public.practitioners p where p.id = target.practitioner_id)
        else target.client_id end
      and not n.is_read and n.metadata ->> 'consultation_id' = target.id::text and n.metadata ->> 'kind' = 'message'
  ) then
    perform private.tell_consultation(target, case when by_client then 'practitioner' else 'client' end, 'info',
      'A new message', 'There is a new message about your consultation.', false, '{"kind": "message"}');
  end if;
  return made;
end
$$;

-- Marks what the other side wrote as read; answers how many.
create function public.read_consultation_messages(consultation_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations;
  changed integer;
begin
  select * into target from public.consultations c where c.id = read_consultation_messages.consultation_id;
  update public.consultation_messages m set read_at = now()
  where m.consultation_id = target.id and m.read_at is null and private.side_of(target) is not null
    and m.from_client <> (private.side_of(target) = 'client');
  get diagnostics changed = row_count;
  return changed;
end
$$;


-- What a practitioner writes for himself. Nobody else reads it, neither the client nor an administrator.
create table public.consultation_notes (
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (length(body) <= 8000),
  updated_at timestamptz not null default now(),
  primary key (consultation_id, author_id)
);
create index consultation_notes_author_id_idx on public.consultation_notes (author_id);
grant select on public.consultation_notes to authenticated;
alter table public.consultation_notes enable row level security;
create policy consultation_notes_select_author on public.consultation_notes
  for select to authenticated using (author_id = (select auth.uid()));
select private.register_personal_data('public.consultation_notes', rows_of => 'author_id = $1');

create function public.save_private_note(consultation_id uuid, body text) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations := private.own_consultation(consultation_id, 'practitioner');
begin
  if length(coalesce(save_private_note.body, '')) > 8000 then
    perform private.refuse('bad_message', 'A note has at most 8,000 letters.');
  end if;
  if trim(coalesce(save_private_note.body, '')) = '' then
    delete from public.consultation_notes n where n.consultation_id = target.id and n.author_id = auth.uid();
    return now();
  end if;
  insert into public.consultation_notes as n (consultation_id, author_id, body)
  values (target.id, auth.uid(), save_private_note.body)
  on conflict on constraint consultation_notes_pkey do update set body = excluded.body, updated_at = now();
  return now();
end
$$;


-- The plan a practitioner writes for his client: what was agreed, steps, meals in words, a week of meals made of foods, and
-- products of the shop. The client may make the week one of his own meal plans (`private.is_given_week`).
create table public.consultation_plans (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  summary text not null default '' check (length(summary) <= 4000),
  -- ["Two cups of water before breakfast", …]
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 20),
  -- [{"meal": "Breakfast", "text": "Uji wa wimbi with a banana"}, …]
  meals jsonb not null default '[]' check (jsonb_typeof(meals) = 'array' and jsonb_array_length(meals) <= 35),
  -- {title, energy_kcal, days, based_on}, as in custom_meal_plans
  week jsonb check (jsonb_typeof(week) = 'object' and private.is_plan_week(week -> 'days')),
  product_ids bigint[] not null default '{}' check (cardinality(product_ids) <= 12),
  -- null is a draft, which only its author reads
  shared_at timestamptz,
  updated_at timestamptz not null default now()
);
grant select on public.consultation_plans to authenticated;
grant all on public.consultation_plans to service_role;
alter table public.consultation_plans enable row level security;
create policy consultation_plans_select_client on public.consultation_plans
  for select to authenticated using (shared_at is not null and consultation_id in (
    select c.id from public.consultations c where c.client_id = (select auth.uid())));
create policy consultation_plans_select_practitioner on public.consultation_plans
  for select to authenticated using (consultation_id in (
    select c.id from public.consultations c where c.practitioner_id = (select public.my_practice_id())));
select private.register_personal_data('public.consultation_plans',
  rows_of => 'shared_at is not null and consultation_id in (select c.id from public.consultations c where c.client_id = $1)');

-- Whether every value of a list is a text of 1 to `most` letters under `key`, or itself when `key` is null.
create function private.are_texts(list jsonb, key text, most integer) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(list) = 'array' and not exists (
    select 1 from jsonb_array_elements(list) v
    where jsonb_typeof(case when key is null then v else v -> key end) is distinct from 'string'
      or length(trim(case when key is null then v #>> '{}' else v ->> key end)) not between 1 and most)
$$;

-- Whether a week of meals is one that fits into custom_meal_plans and is made of foods of the table.
create function private.is_week_to_give(week jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  -- each step may count on the one before it
  select coalesce(case
    when not private.is_plan_week(week -> 'days') or jsonb_typeof(week -> 'energy_kcal') <> 'number' then false
    when (week -> 'energy_kcal')::numeric not between 1200 and 6000 or (week -> 'energy_kcal')::numeric % 1 <> 0 then false
    when length(trim(week ->> 'title')) not between 2 and 70 then false
    when week ->> 'based_on' is not null and not exists (
      select 1 from public.meal_plans m where m.slug = week ->> 'based_on') then false
    else week ->> 'title' is not null and not exists (
      select 1 from jsonb_array_elements(week -> 'days') d, unnest('{breakfast,lunch,supper,snacks}'::text[]) meal,
        jsonb_array_elements(d.value -> meal) i
      where not exists (select 1 from public.foods f where f.slug = i.value ->> 'food_id')) end, false)
$$;

-- Whether somebody's own meal plan is the week that a practitioner shared with him, unchanged. It has the id of the
-- consultation, and is part of that, not of a paid plan.
create function private.is_given_week(plan public.custom_meal_plans) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select 1 from public.consultation_plans p join public.consultations c on c.id = p.consultation_id
    where c.id = plan.id and c.client_id = plan.user_id and p.shared_at is not null and p.week -> 'days' = plan.days)
$$;

-- Writes the plan of a booking, as a draft or for the client to see: {summary, steps, meals, week, product_ids}.
-- Refusals: not_found, wrong_state, bad_plan.
create function public.save_consultation_plan(consultation_id uuid, plan jsonb, share boolean default false) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations := private.own_consultation(consultation_id, 'practitioner');
  was_shared timestamptz;
begin
  if target.state not in ('confirmed', 'completed') then
    perform private.refuse('wrong_state', 'There is no consultation to write a plan for.');
  end if;
  if not coalesce(private.are_texts(plan -> 'steps', null, 300) and private.are_texts(plan -> 'meals', 'meal', 40)
      and private.are_texts(plan -> 'meals', 'text', 400) and jsonb_typeof(plan -> 'product_ids') = 'array'
      and length(plan ->> 'summary') <= 4000 and jsonb_array_length(plan -> 'steps') <= 20
      and jsonb_array_length(plan -> 'meals') <= 35, false)
    or (jsonb_typeof(plan -> 'week') <> 'null' and not private.is_week_to_give(plan -> 'week'))
    or exists (
      select 1 from jsonb_array_elements(plan -> 'product_ids') v
      where not exists (select 1 from public.products p where p.id::text = v #>> '{}'))
  then
    perform private.refuse('bad_plan', 'Something in the plan is empty or too long.', 'Look at its lines again.');
  end if;
  select p.shared_at into was_shared from public.consultation_plans p where p.consultation_id = target.id;
  insert into public.consultation_plans as p (consultation_id, summary, steps, meals, week, product_ids, shared_at)
  values (target.id, trim(plan ->> 'summary'), plan -> 'steps', plan -> 'meals', nullif(plan -> 'week', 'null'),
    array(select (v #>> '{}')::bigint from jsonb_array_elements(plan -> 'product_ids') v limit 12),
    case when share then now() end)
  on conflict on constraint consultation_plans_pkey do update
  set summary = excluded.summary, steps = excluded.steps, meals = excluded.meals, week = excluded.week,
    product_ids = excluded.product_ids,
    shared_at = coalesce(p.shared_at, excluded.shared_at), updated_at = now();
  if share and was_shared is null then
    perform private.tell_consultation(target, 'client', 'success', 'Your plan is ready',
      'Your nutritionist has shared a plan with you.', true);
  end if;
  return now();
end
$$;


-- A booking that comes to nothing takes its intake along; a client who leaves takes along what was noted about him.
create function private.forget_consultation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state in ('cancelled_by_client', 'cancelled_by_practitioner', 'expired') and old.state <> new.state then
    delete from public.consultation_intakes i where i.consultation_id = new.id;
    delete from public.consultation_shares s where s.consultation_id = new.id;
  end if;
  if old.client_id is not null and new.client_id is null then
    delete from public.consultation_notes n where n.consultation_id = new.id;
    delete from public.consultation_plans p where p.consultation_id = new.id;
  end if;
  return null;
end
$$;
create trigger forget_consultation after update on public.consultations
  for each row execute function private.forget_consultation();

-- Intakes end thirty days after the consultation. Answers how many.
create function private.forget_intakes(at timestamptz default now()) returns integer
language plpgsql
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.consultation_shares s using public.consultations c
  where c.id = s.consultation_id and c.ends_at < forget_intakes.at - interval '30 days';
  delete from public.consultation_intakes i using public.consultations c
  where c.id = i.consultation_id and c.ends_at < forget_intakes.at - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function private.health_part(uuid, text) from public;
revoke all on function private.keep_intake(public.consultations, jsonb) from public;
revoke all on function private.can_write(public.consultations, timestamptz) from public;
revoke all on function private.are_texts(jsonb, text, integer) from public;
revoke all on function private.is_week_to_give(jsonb) from public;
revoke all on function private.is_given_week(public.custom_meal_plans) from public;
revoke all on function private.forget_consultation() from public;
revoke all on function private.forget_intakes(timestamptz) from public;
revoke all on function public.my_health_parts() from public;
revoke all on function public.save_intake(uuid, jsonb) from public;
revoke all on function public.withdraw_intake(uuid, text) from public;
revoke all on function public.send_consultation_message(uuid, text, jsonb) from public;
revoke all on function public.read_consultation_messages(uuid) from public;
revoke all on function public.save_private_note(uuid, text) from public;
revoke all on function public.save_consultation_plan(uuid, jsonb, boolean) from public;
grant execute on function
  public.my_health_parts(), public.save_intake(uuid, jsonb), public.withdraw_intake(uuid, text),
  public.send_consultation_message(uuid, text, jsonb), public.read_consultation_messages(uuid),
  public.save_private_note(uuid, text), public.save_consultation_plan(uuid, jsonb, boolean)
  to authenticated, service_role;
