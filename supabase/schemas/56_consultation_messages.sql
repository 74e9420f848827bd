-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What client and practitioner tell each other around a consultation: the intake before it, messages, the practitioner's
-- private notes, and the plan he shares. This is health data: only the two sides read it, and administrators never.
--
-- An intake and the parts of somebody's health record in it are copies for one booking, given by consent. They go when
-- the booking is cancelled, when the client takes them back, and thirty days after the consultation.

create table public.consultation_intakes (
  consultation_id uuid not null,
  goal text default ''::text not null,
  background text default ''::text not null,
  consented_at timestamp with time zone default now() not null,
  constraint consultation_intakes_pkey PRIMARY KEY (consultation_id),
  constraint consultation_intakes_goal_check CHECK ((length(goal) <= 1000)),
  constraint consultation_intakes_background_check CHECK ((length(background) <= 2000)),
  constraint consultation_intakes_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE
);
alter table public.consultation_intakes enable row level security;
comment on table public.consultation_intakes is 'What clients tell before a consultation; health data. The client reads it, and the practitioner of a booking that stands or took place; goes 30 days after it.';
comment on column public.consultation_intakes.consultation_id is 'The consultation.';
comment on column public.consultation_intakes.goal is 'What they want, up to 1,000 letters.';
comment on column public.consultation_intakes.background is 'What should be known, up to 2,000 letters.';
comment on column public.consultation_intakes.consented_at is 'When they agreed that it may be read.';
grant select on table public.consultation_intakes to authenticated;
grant all on table public.consultation_intakes to service_role;

create table public.consultation_shares (
  consultation_id uuid not null,
  part text not null,
  label text not null,
  content jsonb not null,
  shared_at timestamp with time zone default now() not null,
  constraint consultation_shares_pkey PRIMARY KEY (consultation_id, part),
  constraint consultation_shares_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE
);
alter table public.consultation_shares enable row level security;
comment on table public.consultation_shares is 'Copies of parts of a client''s health record for one consultation; read and removed as consultation_intakes.';
comment on column public.consultation_shares.consultation_id is 'The consultation.';
comment on column public.consultation_shares.part is 'A part of private.health_parts.';
comment on column public.consultation_shares.label is 'Its heading.';
comment on column public.consultation_shares.content is 'Lines to read, as they were when shared. Holds [text].';
comment on column public.consultation_shares.shared_at is 'When they were shared.';
grant select on table public.consultation_shares to authenticated;
grant all on table public.consultation_shares to service_role;

-- The practitioner of a booking that stands or took place.
create policy consultation_intakes_select_parties on public.consultation_intakes for select to authenticated
  using ((consultation_id IN ( SELECT c.id
   FROM public.consultations c
  WHERE ((c.client_id = ( SELECT private.caller() AS uid)) OR ((c.practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)) AND (c.state = ANY (ARRAY['confirmed'::text, 'completed'::text])))))));

create policy consultation_shares_select_parties on public.consultation_shares for select to authenticated
  using ((consultation_id IN ( SELECT c.id
   FROM public.consultations c
  WHERE ((c.client_id = ( SELECT private.caller() AS uid)) OR ((c.practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)) AND (c.state = ANY (ARRAY['confirmed'::text, 'completed'::text])))))));

-- What of a health record can be shared: each part answers, for the user $1, with a list of lines; null is nothing.
-- A chapter that keeps health data registers its part here.
create table private.health_parts (
  part text not null,
  label text not null,
  source text not null,
  "position" integer not null,
  constraint health_parts_pkey PRIMARY KEY (part),
  constraint health_parts_part_check CHECK ((part ~ '^[a-z_]+$'::text))
);
comment on table private.health_parts is 'What of a health record can be shared with a practitioner. Filled by migrations.';
comment on column private.health_parts.part is 'Name of the part.';
comment on column private.health_parts.label is 'Its heading.';
comment on column private.health_parts.source is 'A query that answers, for the person $1, a JSON list of lines, or null for nothing.';
comment on column private.health_parts."position" is 'Order of the list, smallest first.';

create function private.register_health_part(part text, label text, source text, "position" integer)
returns void
language sql
set search_path = ''
as $function$
  insert into private.health_parts (part, label, source, position) values (part, label, source, "position")
$function$;
comment on function private.register_health_part(part text, label text, source text, "position" integer) is 'Makes a part of the health record known that can be shared.';

-- Scores of the newest finished assessment, as lines to read.
create function private.assessment_lines(client uuid, scales text[])
returns jsonb
language sql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.assessment_lines(client uuid, scales text[]) is 'Scores of a person''s newest finished assessment as lines to read.';

create function private.health_part(client uuid, part text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  answer jsonb;
begin
  execute (select h.source from private.health_parts h where h.part = health_part.part) into answer using client;
  return answer;
end
$function$;
comment on function private.health_part(client uuid, part text) is 'A part of a person''s health record as lines to read; null for nothing.';

-- What the caller could share, as it would be seen: parts without anything in them are left out.
create function public.my_health_parts()
returns table(part text, label text, content jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  return query
    select found.part, found.label, found.content
    from (
      select h.part, h.label, h.position, private.health_part(private.caller(), h.part) as content from private.health_parts h
    ) found
    where found.content is not null and private.caller() is not null
    order by found.position;
end
$function$;
comment on function public.my_health_parts() is 'What the caller could share, as the practitioner would see it; empty parts are left out. `content` holds [text].';
grant execute on function public.my_health_parts() to authenticated, service_role;

-- Keeps {goal, background, share: [part, …], consent} for a booking. Nothing is kept without consent.
create function private.keep_intake(target public.consultations, intake jsonb)
returns void
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.keep_intake(target public.consultations, intake jsonb) is 'Keeps {goal, background, share, consent} for a consultation; nothing without consent. Refusals: no_consent.';

-- Writes the caller's intake for a booking anew, until it begins. Refusals: not_found, wrong_state, no_consent.
create function public.save_intake(consultation_id uuid, intake jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.own_consultation(consultation_id, 'client');
begin
  if target.state not in ('held', 'confirmed') or target.starts_at < now() then
    perform private.refuse('wrong_state', 'This can be changed until the consultation begins.');
  end if;
  perform private.keep_intake(target, intake);
end
$function$;
comment on function public.save_intake(consultation_id uuid, intake jsonb) is 'The client writes the intake of a consultation anew, until it begins: {goal, background, share [part], consent}. Refusals: no_consent, not_found, wrong_state.';
grant execute on function public.save_intake(consultation_id uuid, intake jsonb) to authenticated, service_role;

-- Takes back what was shared for a booking: one part, or with null the whole intake. Answers whether there was something.
create function public.withdraw_intake(consultation_id uuid, part text default NULL::text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.withdraw_intake(consultation_id uuid, part text) is 'The client takes one shared part back, or with null the whole intake. Answers whether there was something. Refusals: not_found.';
grant execute on function public.withdraw_intake(consultation_id uuid, part text) to authenticated, service_role;

create table public.consultation_messages (
  id bigint generated always as identity,
  consultation_id uuid not null,
  author_id uuid,
  from_client boolean not null,
  body text default ''::text not null,
  file_path text,
  file_name text,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  has_priority boolean default false not null,
  constraint consultation_messages_pkey PRIMARY KEY (id),
  constraint consultation_messages_body_check CHECK ((length(body) <= 2000)),
  constraint consultation_messages_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 120))),
  constraint consultation_messages_check CHECK (((body <> ''::text) OR (file_path IS NOT NULL))),
  constraint consultation_messages_check1 CHECK ((num_nulls(file_path, file_name) <> 1)),
  constraint consultation_messages_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE,
  constraint consultation_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.consultation_messages enable row level security;
comment on table public.consultation_messages is 'Messages of client and practitioner. The two read them, without who wrote; functions write.';
comment on column public.consultation_messages.id is 'The key of the row.';
comment on column public.consultation_messages.consultation_id is 'The consultation.';
comment on column public.consultation_messages.author_id is 'Account that wrote it; null once it is erased.';
comment on column public.consultation_messages.from_client is 'Whether the client wrote it, else the practitioner.';
comment on column public.consultation_messages.body is 'Up to 2,000 letters; empty only with a file.';
comment on column public.consultation_messages.file_path is 'File in the bucket consultation-files; null without one.';
comment on column public.consultation_messages.file_name is 'What the file was called; null without one.';
comment on column public.consultation_messages.created_at is 'When the row was made.';
comment on column public.consultation_messages.read_at is 'When the other side read it; null until then.';
comment on column public.consultation_messages.has_priority is 'Whether the client who wrote it had priority support then; false for the practitioner. Set by trigger.';
alter publication supabase_realtime add table public.consultation_messages;
grant all on table public.consultation_messages to service_role;
grant select (id, consultation_id, from_client, body, file_path, file_name, created_at, read_at, has_priority) on table public.consultation_messages to authenticated;

create index consultation_messages_consultation_id_idx ON public.consultation_messages USING btree (consultation_id, id);

create index consultation_messages_author_id_idx ON public.consultation_messages USING btree (author_id);

create index consultation_messages_file_path_idx ON public.consultation_messages USING btree (file_path) WHERE (file_path IS NOT NULL);

create policy consultation_messages_select_parties on public.consultation_messages for select to authenticated
  using ((consultation_id IN ( SELECT c.id
   FROM public.consultations c
  WHERE ((c.client_id = ( SELECT private.caller() AS uid)) OR (c.practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id))))));

create trigger drop_message_file AFTER DELETE OR UPDATE OF file_path ON public.consultation_messages FOR EACH ROW EXECUTE FUNCTION private.drop_file('consultation-files', 'file_path');

-- Messages go from the confirmation until thirty days after the end.
create function private.can_write(target public.consultations, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select target.state in ('confirmed', 'completed', 'no_show') and at < target.ends_at + interval '30 days'
$function$;
comment on function private.can_write(target public.consultations, at timestamp with time zone) is 'Whether messages are open: from the confirmation until 30 days after the end.';

-- Files lie under `<consultation>/<author>/<random>.<ending>`; each side stores its own, at most 40 for a booking.
create function public.may_store_consultation_file(name text)
returns boolean
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  if name !~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[0-9a-f-]{36}\.(pdf|jpg|png|webp)$'
      or split_part(name, '/', 2) is distinct from private.caller()::text then
    return false;
  end if;
  select * into target from public.consultations c where c.id = split_part(name, '/', 1)::uuid;
  return private.side_of(target) is not null and private.can_write(target) and 40 > (
    select count(*) from storage.objects o
    where o.bucket_id = 'consultation-files' and starts_with(o.name, target.id || '/'));
end
$function$;
comment on function public.may_store_consultation_file(name text) is 'Whether the caller may store a file under this name (consultation/account/random.ending), at most 40 for a consultation. For the policies of the bucket consultation-files.';
grant execute on function public.may_store_consultation_file(name text) to authenticated;

-- A file is read by whoever stored it, and by both sides once a message carries it.
create function public.may_read_consultation_file(name text)
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select split_part(name, '/', 2) = private.caller()::text or exists (
    select 1 from public.consultation_messages m join public.consultations c on c.id = m.consultation_id
    where m.file_path = may_read_consultation_file.name
      and (c.client_id = private.caller() or c.practitioner_id = public.my_practice_id()))
$function$;
comment on function public.may_read_consultation_file(name text) is 'Whether the caller may read a file: who stored it, and both sides once a message carries it. For the policies of the bucket.';
grant execute on function public.may_read_consultation_file(name text) to authenticated;

create policy consultation_files_select_parties on storage.objects for select to authenticated
  using (((bucket_id = 'consultation-files'::text) AND public.may_read_consultation_file(name)));

create policy consultation_files_insert_own on storage.objects for insert to authenticated
  with check (((bucket_id = 'consultation-files'::text) AND ( SELECT public.may_store_consultation_file(objects.name) AS may_store_consultation_file)));

-- Sends a message as either side; `file` is {path, name} of a stored file. → its id.
-- Refusals: not_found, wrong_state, bad_message, bad_file, too_many.
create function public.send_consultation_message(consultation_id uuid, body text default ''::text, file jsonb default NULL::jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.own_consultation(consultation_id);
  by_client constant boolean := target.client_id = private.caller();
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
  if path is not null and (not starts_with(path, target.id || '/' || private.caller() || '/')
      or length(coalesce(file ->> 'name', '')) not between 1 and 120
      or not exists (select 1 from storage.objects o where o.bucket_id = 'consultation-files' and o.name = path)) then
    perform private.refuse('bad_file', 'We could not find your file.', 'Please add it again.');
  end if;
  if (
    select count(*) from public.consultation_messages m
    where m.author_id = private.caller() and m.created_at > now() - interval '1 hour'
  ) >= 100 then
    perform private.refuse('too_many', 'You have written many messages.', 'Please wait a little.');
  end if;
  insert into public.consultation_messages (consultation_id, author_id, from_client, body, file_path, file_name)
  values (target.id, private.caller(), by_client, words, path, file ->> 'name') returning id into made;
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
$function$;
comment on function public.send_consultation_message(consultation_id uuid, body text, file jsonb) is 'Either side writes a message; `file` is {path, name} of a stored file. Answers its id. Refusals: bad_file, bad_message, not_found, too_many, wrong_state.';
grant execute on function public.send_consultation_message(consultation_id uuid, body text, file jsonb) to authenticated, service_role;

-- Marks what the other side wrote as read; answers how many.
create function public.read_consultation_messages(consultation_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.read_consultation_messages(consultation_id uuid) is 'Marks what the other side wrote as read; answers how many.';
grant execute on function public.read_consultation_messages(consultation_id uuid) to authenticated, service_role;

-- What a practitioner writes for himself. Nobody else reads it, neither the client nor an administrator.
create table public.consultation_notes (
  consultation_id uuid not null,
  author_id uuid not null,
  body text not null,
  updated_at timestamp with time zone default now() not null,
  constraint consultation_notes_pkey PRIMARY KEY (consultation_id, author_id),
  constraint consultation_notes_body_check CHECK ((length(body) <= 8000)),
  constraint consultation_notes_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE,
  constraint consultation_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.consultation_notes enable row level security;
comment on table public.consultation_notes is 'What a practitioner notes for themselves; they alone read it. save_private_note writes.';
comment on column public.consultation_notes.consultation_id is 'The consultation.';
comment on column public.consultation_notes.author_id is 'The practitioner''s account; notes go with it.';
comment on column public.consultation_notes.body is 'Up to 8,000 letters.';
comment on column public.consultation_notes.updated_at is 'When the row was last changed.';
grant select on table public.consultation_notes to authenticated;

create index consultation_notes_author_id_idx ON public.consultation_notes USING btree (author_id);

create policy consultation_notes_select_author on public.consultation_notes for select to authenticated
  using ((author_id = ( SELECT private.caller() AS uid)));

create function public.save_private_note(consultation_id uuid, body text)
returns timestamp with time zone
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.own_consultation(consultation_id, 'practitioner');
begin
  if length(coalesce(save_private_note.body, '')) > 8000 then
    perform private.refuse('bad_message', 'A note has at most 8,000 letters.');
  end if;
  if trim(coalesce(save_private_note.body, '')) = '' then
    delete from public.consultation_notes n where n.consultation_id = target.id and n.author_id = private.caller();
    return now();
  end if;
  insert into public.consultation_notes as n (consultation_id, author_id, body)
  values (target.id, private.caller(), save_private_note.body)
  on conflict on constraint consultation_notes_pkey do update set body = excluded.body, updated_at = now();
  return now();
end
$function$;
comment on function public.save_private_note(consultation_id uuid, body text) is 'The practitioner writes their note on a consultation, an empty one removes it. Answers when it was saved. Refusals: bad_message, not_found.';
grant execute on function public.save_private_note(consultation_id uuid, body text) to authenticated, service_role;

-- The plan a practitioner writes for his client: what was agreed, steps, meals in words, a week of meals made of foods, and
-- products of the shop. The client may make the week one of his own meal plans (`private.is_given_week`).
create table public.consultation_plans (
  consultation_id uuid not null,
  summary text default ''::text not null,
  steps jsonb default '[]'::jsonb not null,
  meals jsonb default '[]'::jsonb not null,
  week jsonb,
  product_ids bigint[] default '{}'::bigint[] not null,
  shared_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  constraint consultation_plans_pkey PRIMARY KEY (consultation_id),
  constraint consultation_plans_summary_check CHECK ((length(summary) <= 4000)),
  constraint consultation_plans_steps_check CHECK (((jsonb_typeof(steps) = 'array'::text) AND (jsonb_array_length(steps) <= 20))),
  constraint consultation_plans_meals_check CHECK (((jsonb_typeof(meals) = 'array'::text) AND (jsonb_array_length(meals) <= 35))),
  constraint consultation_plans_week_check CHECK (((jsonb_typeof(week) = 'object'::text) AND private.is_plan_week((week -> 'days'::text)))),
  constraint consultation_plans_product_ids_check CHECK ((cardinality(product_ids) <= 12)),
  constraint consultation_plans_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE
);
alter table public.consultation_plans enable row level security;
comment on table public.consultation_plans is 'What a practitioner advises after a consultation. They read it, the client once it is shared; save_consultation_plan writes.';
comment on column public.consultation_plans.consultation_id is 'The consultation.';
comment on column public.consultation_plans.summary is 'Up to 4,000 letters.';
comment on column public.consultation_plans.steps is 'The next steps, at most 20. Holds [text].';
comment on column public.consultation_plans.meals is 'Meals in words, at most 35. Holds [{meal text, text text}].';
comment on column public.consultation_plans.week is 'A week of meals made of foods, Monday first; null without one. Holds {title text, energy_kcal integer, days
[{breakfast [{food_id text, grams numeric}], lunch [{food_id text, grams numeric}], supper [{food_id text, grams
numeric}], snacks [{food_id text, grams numeric}]}], based_on text | null}.';
comment on column public.consultation_plans.product_ids is 'Products that are advised, at most 12.';
comment on column public.consultation_plans.shared_at is 'When the client got it; null while it is a draft.';
comment on column public.consultation_plans.updated_at is 'When the row was last changed.';
grant select on table public.consultation_plans to authenticated;
grant all on table public.consultation_plans to service_role;

create policy consultation_plans_select_client on public.consultation_plans for select to authenticated
  using (((shared_at IS NOT NULL) AND (consultation_id IN ( SELECT c.id
   FROM public.consultations c
  WHERE (c.client_id = ( SELECT private.caller() AS uid))))));

create policy consultation_plans_select_practitioner on public.consultation_plans for select to authenticated
  using ((consultation_id IN ( SELECT c.id
   FROM public.consultations c
  WHERE (c.practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)))));

-- Whether every value of a list is a text of 1 to `most` letters under `key`, or itself when `key` is null.
create function private.are_texts(list jsonb, key text, most integer)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select jsonb_typeof(list) = 'array' and not exists (
    select 1 from jsonb_array_elements(list) v
    where jsonb_typeof(case when key is null then v else v -> key end) is distinct from 'string'
      or length(trim(case when key is null then v #>> '{}' else v ->> key end)) not between 1 and most)
$function$;
comment on function private.are_texts(list jsonb, key text, most integer) is 'Whether every value of a JSON list is a text of 1 to `most` letters, itself or under `key`.';

-- The label is judged with the figures (`require_enough_to_give`), so that whoever writes it is told which of them is wrong.
create function private.is_week_to_give(week jsonb)
returns boolean
language sql
stable
set search_path = ''
as $function$
  -- each step may count on the one before it
  select coalesce(case
    when not private.is_plan_week(week -> 'days') or jsonb_typeof(week -> 'energy_kcal') <> 'number' then false
    when (week -> 'energy_kcal')::numeric not between 0 and 6000 or (week -> 'energy_kcal')::numeric % 1 <> 0 then false
    when length(trim(week ->> 'title')) not between 2 and 70 then false
    when week ->> 'based_on' is not null and not exists (
      select 1 from public.meal_plans m where m.slug = week ->> 'based_on') then false
    else week ->> 'title' is not null and not exists (
      select 1 from jsonb_array_elements(week -> 'days') d, unnest('{breakfast,lunch,supper,snacks}'::text[]) meal,
        jsonb_array_elements(d.value -> meal) i
      where not exists (select 1 from public.foods f where f.slug = i.value ->> 'food_id')) end, false)
$function$;
comment on function private.is_week_to_give(week jsonb) is 'Whether a week of meals has the shape of one of custom_meal_plans and is made of foods of the table.';

-- Whether somebody's own meal plan is the week that a practitioner shared with him, unchanged. It has the id of the
-- consultation, and is part of that, not of a paid plan.
create function private.is_given_week(plan public.custom_meal_plans)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.consultation_plans p join public.consultations c on c.id = p.consultation_id
    where c.id = plan.id and c.client_id = plan.user_id and p.shared_at is not null and p.week -> 'days' = plan.days)
$function$;
comment on function private.is_given_week(plan public.custom_meal_plans) is 'Whether a person''s own week of meals is the one that a practitioner shared with them, unchanged.';

-- Writes the plan of a booking, as a draft or for the client to see: {summary, steps, meals, week, product_ids}.
-- Refusals: not_found, wrong_state, bad_plan, week_too_little, week_mislabelled.
create function public.save_consultation_plan(consultation_id uuid, plan jsonb, share boolean default false)
returns timestamp with time zone
language plpgsql
security definer
set search_path = ''
as $function$
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
  if (share or was_shared is not null) and jsonb_typeof(plan -> 'week') = 'object' then
    perform private.require_enough_to_give(target.client_id, plan -> 'week');
  end if;
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
$function$;
comment on function public.save_consultation_plan(consultation_id uuid, plan jsonb, share boolean) is 'The practitioner writes the plan of a consultation: {summary, steps, meals, week {title, energy_kcal, days, based_on}, product_ids}; with `share` the client gets it. What the client sees is judged by what its meals come to. Refusals: bad_plan, not_found, week_mislabelled, week_too_little, wrong_state.';
grant execute on function public.save_consultation_plan(consultation_id uuid, plan jsonb, share boolean) to authenticated, service_role;

-- A booking that comes to nothing takes its intake along; a client who leaves takes along what was noted about him.
create function private.forget_consultation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.forget_consultation() is 'Trigger: a consultation that comes to nothing takes its intake along, a client who leaves what was noted about them.';

create trigger forget_consultation AFTER UPDATE ON public.consultations FOR EACH ROW EXECUTE FUNCTION private.forget_consultation();

-- Intakes end thirty days after the consultation. Answers how many.
create function private.forget_intakes(at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.forget_intakes(at timestamp with time zone) is 'Job: removes intakes and shared parts 30 days after the consultation. Answers how many.';

create trigger note_priority BEFORE INSERT ON public.consultation_messages FOR EACH ROW WHEN (new.from_client) EXECUTE FUNCTION private.note_priority('author_id');
