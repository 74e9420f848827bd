-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Assessments: what somebody answered about his health, and what that scored. Health data under the Data Protection Act
-- 2019: they are here because their owner agreed, he alone reads them, and he removes them, all or the raw answers only.
-- Answers and scores are made on the device, which works without a connection; here their shape and range are checked.
-- A device names each assessment by an id of its own, so that sending one twice makes one.

-- What may be asked and answered, as the app has it (`src/features/assessment/questions.ts`; a test compares them).
create table private.assessment_questions (
  id text not null,
  kind text not null,
  lowest numeric,
  highest numeric,
  options text[],
  most integer,
  constraint assessment_questions_pkey PRIMARY KEY (id),
  constraint assessment_questions_kind_check CHECK ((kind = ANY (ARRAY['number'::text, 'choice'::text, 'choices'::text, 'conditions'::text, 'medicines'::text, 'pressure'::text])))
);
comment on table private.assessment_questions is 'What the health assessment may ask and what answers it takes; a test compares it with src/features/assessment.';
comment on column private.assessment_questions.id is 'Name of the question in answers.';
comment on column private.assessment_questions.kind is 'number, choice, choices, conditions, medicines or pressure (upper and lower, mmHg).';
comment on column private.assessment_questions.lowest is 'Least number; null for other kinds.';
comment on column private.assessment_questions.highest is 'Greatest number; null for other kinds.';
comment on column private.assessment_questions.options is 'What can be chosen; null for other kinds.';
comment on column private.assessment_questions.most is 'How many may be chosen; null for other kinds.';

-- What a score may be, as the app has it (`src/features/assessment/scoring/scales.ts`).
create table private.assessment_scales (
  id text not null,
  lowest numeric not null,
  highest numeric not null,
  bands text[] not null,
  constraint assessment_scales_pkey PRIMARY KEY (id)
);
comment on table private.assessment_scales is 'What the assessment may score; a test compares it with src/features/assessment.';
comment on column private.assessment_scales.id is 'Name of the score.';
comment on column private.assessment_scales.lowest is 'Least score.';
comment on column private.assessment_scales.highest is 'Greatest score.';
comment on column private.assessment_scales.bands is 'What a score may be called.';

create table public.assessments (
  user_id uuid not null,
  id uuid not null,
  answers jsonb,
  scores jsonb,
  scoring_version integer,
  consent_version integer not null,
  consented_at timestamp with time zone not null,
  started_at timestamp with time zone not null,
  answered_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  reminded_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  constraint assessments_pkey PRIMARY KEY (user_id, id),
  constraint assessments_scoring_version_check CHECK (((scoring_version >= 1) AND (scoring_version <= 1000))),
  constraint assessments_consent_version_check CHECK (((consent_version >= 1) AND (consent_version <= 1000))),
  constraint assessments_check CHECK ((((finished_at IS NULL) = (scores IS NULL)) AND ((finished_at IS NULL) = (scoring_version IS NULL)))),
  constraint assessments_check1 CHECK (((answers IS NOT NULL) OR (finished_at IS NOT NULL))),
  constraint assessments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.assessments enable row level security;
comment on table public.assessments is 'What people answered about their health and what that scored; health data. People read and delete their own; save_assessment writes.';
comment on column public.assessments.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.assessments.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.assessments.answers is 'By question; null where its owner removed the raw answers.';
comment on column public.assessments.scores is 'By scale, {score, band}; null until finished.';
comment on column public.assessments.scoring_version is 'Version of the scoring; null until finished.';
comment on column public.assessments.consent_version is 'Version of the text that its owner agreed to.';
comment on column public.assessments.consented_at is 'When its owner agreed.';
comment on column public.assessments.started_at is 'When it was begun.';
comment on column public.assessments.answered_at is 'When the last answer was given.';
comment on column public.assessments.finished_at is 'When it was finished; null until then, afterwards only answers can go.';
comment on column public.assessments.reminded_at is 'When its owner was told that four weeks have passed; null until then.';
comment on column public.assessments.updated_at is 'When the row was last changed.';
grant delete, select on table public.assessments to authenticated;
grant all on table public.assessments to service_role;

create unique index assessments_one_started_idx ON public.assessments USING btree (user_id) WHERE (finished_at IS NULL);

create index assessments_finished_idx ON public.assessments USING btree (user_id, finished_at DESC);

create index assessments_to_remind_idx ON public.assessments USING btree (finished_at) WHERE (reminded_at IS NULL);

create policy assessments_select_own on public.assessments for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy assessments_delete_own on public.assessments for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- What is finished stays as it is, whoever writes: only its raw answers can go.
create function private.keep_finished_assessment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if old.finished_at is not null and (
    new.answers is not null and new.answers is distinct from old.answers
    or (to_jsonb(new) - '{answers,updated_at,reminded_at}'::text[])
      is distinct from (to_jsonb(old) - '{answers,updated_at,reminded_at}'::text[])
  ) then
    perform private.refuse('finished', 'A finished assessment is not changed any more.', 'Take it again instead.');
  end if;
  return new;
end
$function$;
comment on function private.keep_finished_assessment() is 'Trigger: of a finished assessment only the raw answers can go.';

create trigger keep_finished_assessment BEFORE UPDATE ON public.assessments FOR EACH ROW EXECUTE FUNCTION private.keep_finished_assessment();

create trigger touch_updated_at BEFORE UPDATE ON public.assessments FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Texts of a JSON list; null when it is no list of texts, or one of them comes twice.
create function private.text_list(list jsonb)
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select case when jsonb_typeof(list) = 'array' then (
    select case
      when count(distinct e.value) = count(*) and coalesce(bool_and(jsonb_typeof(e.value) = 'string'), true)
      then coalesce(array_agg(e.value #>> '{}'), '{}')
    end
    from jsonb_array_elements(list) e
  ) end
$function$;
comment on function private.text_list(list jsonb) is 'Texts of a JSON list; null when it is none, or one comes twice.';

create function private.is_number_within(value jsonb, lowest numeric, highest numeric)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select case when jsonb_typeof(value) = 'number' then value::numeric between lowest and highest else false end
$function$;
comment on function private.is_number_within(value jsonb, lowest numeric, highest numeric) is 'Whether a JSON value is a number in this range.';

-- Whether a value answers a question.
create function private.is_assessment_answer(question private.assessment_questions, value jsonb)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select coalesce(case question.kind
    when 'number' then private.is_number_within(value, question.lowest, question.highest)
    when 'choice' then jsonb_typeof(value) = 'string' and value #>> '{}' = any (question.options)
    when 'choices' then cardinality(private.text_list(value)) between 1 and question.most
      and private.text_list(value) <@ question.options
    when 'pressure' then case when jsonb_typeof(value) = 'object' and value - '{upper,lower}'::text[] = '{}'
        and private.is_number_within(value -> 'upper', 60, 300) and private.is_number_within(value -> 'lower', 30, 200)
      then (value ->> 'lower')::numeric < (value ->> 'upper')::numeric end
    else cardinality(private.text_list(value)) <= 60 and not exists (
      select from unnest(private.text_list(value)) t
      where not exists (
        select from public.safety_terms s
        where s.id = t and s.kind = case question.kind when 'medicines' then 'medicine' else 'condition' end))
  end, false)
$function$;
comment on function private.is_assessment_answer(question private.assessment_questions, value jsonb) is 'Whether a value answers a question.';

-- Whether every entry is a known question with an answer of its shape, or null.
create function private.are_assessment_answers(answers jsonb)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select case when jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 20000 then not exists (
    select from jsonb_each(answers) e
    left join private.assessment_questions q on q.id = e.key
    where q.id is null or e.value <> 'null' and not private.is_assessment_answer(q, e.value)
  ) else false end
$function$;
comment on function private.are_assessment_answers(answers jsonb) is 'Whether every entry is a known question with an answer of its shape, or null.';

create function private.are_assessment_scores(scores jsonb)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select case when jsonb_typeof(scores) = 'object' then not exists (
    select from jsonb_each(scores) e
    left join private.assessment_scales s on s.id = e.key
    where s.id is null or jsonb_typeof(e.value) <> 'object'
      or case when jsonb_typeof(e.value) = 'object' then e.value - '{score,band}'::text[] <> '{}' else true end
      or not coalesce(private.is_number_within(e.value -> 'score', s.lowest, s.highest), false)
      or not coalesce(e.value ->> 'band' = any (s.bands), false)
  ) else false end
$function$;
comment on function private.are_assessment_scores(scores jsonb) is 'Whether every entry is a known scale with a score in its range and one of its bands.';

-- Keeps an assessment of the caller's under the id its device gave it. Sent again it changes nothing; of a started one
-- the later answers stay, and of two started ones the one answered last. A finished one is kept as it came; sent again
-- without answers it loses them. Answers {state}: 'saved', 'known' for a finished one that is kept already, or 'older'
-- with a notice for people when the account has later answers.
-- Refusals: not_signed_in, not_allowed, no_consent, bad_time, bad_answers, bad_scores, list_full.
create function public.save_assessment(user_uuid uuid, id uuid, consent_version integer, consented_at timestamp with time zone, started_at timestamp with time zone, answered_at timestamp with time zone, answers jsonb default NULL::jsonb, finished_at timestamp with time zone default NULL::timestamp with time zone, scores jsonb default NULL::jsonb, scoring_version integer default NULL::integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  given constant jsonb := nullif(save_assessment.answers, 'null');
  -- a device's clock may run ahead, ours decides what is past
  said_at constant timestamptz := least(save_assessment.answered_at, now());
  ended_at constant timestamptz := case
    when save_assessment.finished_at is not null then least(save_assessment.finished_at, now()) end;
  kept public.assessments;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Sign in to keep this in your account.');
  end if;
  if save_assessment.user_uuid is distinct from private.caller() then
    perform private.refuse('not_allowed', 'This belongs to another account.');
  end if;
  if save_assessment.consented_at is null or save_assessment.consent_version is null then
    perform private.refuse('no_consent', 'Nothing is kept without your consent.');
  end if;
  if save_assessment.id is null or save_assessment.started_at is null or save_assessment.answered_at is null
    or save_assessment.started_at < '2026-01-01' or save_assessment.answered_at < save_assessment.started_at then
    perform private.refuse('bad_time', 'This assessment could not be read.', 'Start it again.');
  end if;
  if given is null and ended_at is null or given is not null and not private.are_assessment_answers(given) then
    perform private.refuse('bad_answers', 'One of the answers could not be read.',
      'Reload the page and look at it again.');
  end if;
  if ended_at is not null and (
    save_assessment.scoring_version is null or save_assessment.scores is null
    or not private.are_assessment_scores(save_assessment.scores)
  ) then
    perform private.refuse('bad_scores', 'The result could not be read.', 'Reload the page and finish again.');
  end if;

  -- one writer at a time for each member: two devices may send at once
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('assessments ' || user_uuid, 0));
  select * into kept from public.assessments a
  where a.user_id = save_assessment.user_uuid and a.id = save_assessment.id;
  if kept.finished_at is not null then
    if given is null then
      update public.assessments a set answers = null
      where a.user_id = save_assessment.user_uuid and a.id = save_assessment.id and a.answers is not null;
    end if;
    return jsonb_build_object('state', 'known');
  end if;
  if ended_at is null then
    if exists (
      select from public.assessments a
      where a.user_id = save_assessment.user_uuid and a.finished_at is null
        and (a.answered_at > said_at or a.answered_at = said_at and a.id <> save_assessment.id)
    ) then
      return jsonb_build_object('state', 'older', 'notice', 'Your account has later answers, from another device.');
    end if;
    delete from public.assessments a
    where a.user_id = save_assessment.user_uuid and a.finished_at is null and a.id <> save_assessment.id;
  end if;
  if kept.id is null and (
    select count(*) from public.assessments a where a.user_id = save_assessment.user_uuid) >= 100 then
    perform private.refuse('list_full', 'Your account keeps a hundred assessments.', 'Remove an old one first.');
  end if;
  insert into public.assessments as a (
    user_id, id, consent_version, consented_at, started_at, answered_at, answers, finished_at, scores, scoring_version
  )
  values (save_assessment.user_uuid, save_assessment.id, save_assessment.consent_version,
    least(save_assessment.consented_at, now()), least(save_assessment.started_at, now()), said_at, given, ended_at,
    case when ended_at is not null then save_assessment.scores end,
    case when ended_at is not null then save_assessment.scoring_version end)
  on conflict on constraint assessments_pkey do update
  set answered_at = excluded.answered_at, answers = excluded.answers, finished_at = excluded.finished_at,
    scores = excluded.scores, scoring_version = excluded.scoring_version;
  return jsonb_build_object('state', 'saved');
end
$function$;
comment on function public.save_assessment(user_uuid uuid, id uuid, consent_version integer, consented_at timestamp with time zone, started_at timestamp with time zone, answered_at timestamp with time zone, answers jsonb, finished_at timestamp with time zone, scores jsonb, scoring_version integer) is 'Keeps an assessment of the caller''s under the device''s id; sent again it changes nothing, and of a started one the
later answers stay. `known`: finished and kept already; `older` comes with a notice. Answers {state "saved" | "known"
| "older", notice? text}. Refusals: bad_answers, bad_scores, bad_time, list_full, no_consent, not_allowed,
not_signed_in.';
grant execute on function public.save_assessment(user_uuid uuid, id uuid, consent_version integer, consented_at timestamp with time zone, started_at timestamp with time zone, answered_at timestamp with time zone, answers jsonb, finished_at timestamp with time zone, scores jsonb, scoring_version integer) to authenticated;

-- Tells members that four weeks have passed since their last assessment: those who switched daily reminders on, at the
-- time they chose, once for each assessment. On a lock screen it only says that there is something to see. What is more
-- than two weeks late is left out. Answers how many were told.
create function private.send_retest_reminders(max_rows integer default 1000, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  told integer;
begin
  with due as materialized (
    select a.user_id, a.id from public.assessments a
    join public.notification_preferences p on p.user_id = a.user_id and p.daily_reminders
    where a.reminded_at is null
      and a.finished_at between send_retest_reminders.at - interval '43 days' and send_retest_reminders.at - interval '26 days'
      and ((a.finished_at at time zone p.time_zone)::date + 28 + p.reminder_time::time) at time zone p.time_zone
        <= send_retest_reminders.at
      and not exists (
        select from public.assessments later where later.user_id = a.user_id and later.finished_at > a.finished_at)
    order by a.finished_at limit max_rows
    for update of a skip locked
  ), marked as (
    update public.assessments a set reminded_at = send_retest_reminders.at
    from due where a.user_id = due.user_id and a.id = due.id
    returning a.user_id
  )
  select count(private.notify(m.user_id, 'info', 'Your reminder',
    'Four weeks have passed since your health assessment. Take it again and see what moved.', '/health-assessment',
    'Your daily reminders are on, and four weeks after an assessment a difference can mean something.',
    '{"category": "wellness", "push_body": "Something is waiting for you in Mizizi."}')) into told
  from marked m;
  return told;
end
$function$;
comment on function private.send_retest_reminders(max_rows integer, at timestamp with time zone) is 'Job: tells who wants daily reminders that four weeks have passed since their assessment, once. Answers how many.';
