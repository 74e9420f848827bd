-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Questions of the community, on every plan. A member asks without their name, practitioners of the shop answer. Others read
-- a question once a practitioner has answered it or the desk has published it, and no longer once the desk has hidden it.
-- Rows are read by whoever wrote them; what others may see is said by functions, so that nothing can carry who asked.
--
-- Whoever reads a question of the community may say that it, or an answer below it, does harm. The desk reads such questions
-- before the others, and Today counts them with those that wait.

create table public.community_questions (
  id uuid not null,
  user_id uuid not null,
  topic text not null,
  title text not null,
  body text not null,
  lang text not null,
  state text default 'waiting'::text not null,
  asked_at timestamp with time zone default now() not null,
  published_at timestamp with time zone,
  words tsvector generated always as (to_tsvector('simple'::regconfig, ((title || ' '::text) || body))) stored not null,
  constraint community_questions_pkey PRIMARY KEY (id),
  constraint community_questions_topic_check CHECK ((topic = ANY (ARRAY['herbs'::text, 'food'::text, 'fasting'::text, 'living'::text, 'other'::text]))),
  constraint community_questions_title_check CHECK (((length(title) >= 5) AND (length(title) <= 120))),
  constraint community_questions_body_check CHECK (((length(body) >= 10) AND (length(body) <= 1000))),
  constraint community_questions_lang_check CHECK ((lang = ANY (ARRAY['en'::text, 'sw'::text]))),
  constraint community_questions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'published'::text, 'hidden'::text]))),
  constraint community_questions_check CHECK (((state <> 'published'::text) OR (published_at IS NOT NULL))),
  constraint community_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.community_questions enable row level security;
comment on table public.community_questions is 'What members ask the practitioners of the shop, shown without who asked. Who asked reads their own, others by functions; functions write. It goes with its account.';
comment on column public.community_questions.id is 'The key of the row, made by the device: a question sent twice arrives once.';
comment on column public.community_questions.user_id is 'Who asked; told to nobody.';
comment on column public.community_questions.topic is 'herbs, food, fasting, living (sleep, movement, mood) or other.';
comment on column public.community_questions.title is '5 to 120 letters, without contact details.';
comment on column public.community_questions.body is '10 to 1,000 letters, without contact details.';
comment on column public.community_questions.lang is 'Language of the writer: en or sw.';
comment on column public.community_questions.state is 'waiting: its asker, practitioners and the desk read it. published: everybody does. hidden: its asker and the desk do.';
comment on column public.community_questions.asked_at is 'When it was asked.';
comment on column public.community_questions.published_at is 'When others could read it first; null until then.';
comment on column public.community_questions.words is 'What a search looks in.';
grant select on table public.community_questions to authenticated;
grant all on table public.community_questions to service_role;

create index community_questions_user_id_idx ON public.community_questions USING btree (user_id, asked_at DESC);

create index community_questions_published_idx ON public.community_questions USING btree (published_at DESC) WHERE (state = 'published'::text);

create index community_questions_waiting_idx ON public.community_questions USING btree (asked_at) WHERE (state = 'waiting'::text);

create index community_questions_words_idx ON public.community_questions USING gin (words);

create policy community_questions_select_own on public.community_questions for select to authenticated
  using ((user_id = ( SELECT private.caller() AS caller)));

create table public.community_answers (
  question_id uuid not null,
  practitioner_id uuid not null,
  body text not null,
  lang text not null,
  answered_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  constraint community_answers_pkey PRIMARY KEY (question_id, practitioner_id),
  constraint community_answers_body_check CHECK (((length(body) >= 10) AND (length(body) <= 2000))),
  constraint community_answers_lang_check CHECK ((lang = ANY (ARRAY['en'::text, 'sw'::text]))),
  constraint community_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.community_questions(id) ON DELETE CASCADE,
  constraint community_answers_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.practitioners(id) ON DELETE CASCADE
);
alter table public.community_answers enable row level security;
comment on table public.community_answers is 'What practitioners answer, once each and with their name. Who answered reads their own, others by functions; functions write. It goes with its question.';
comment on column public.community_answers.question_id is 'The question.';
comment on column public.community_answers.practitioner_id is 'Who answered.';
comment on column public.community_answers.body is '10 to 2,000 letters, without contact details and promises of a cure.';
comment on column public.community_answers.lang is 'Language of the answer: en or sw.';
comment on column public.community_answers.answered_at is 'When it was answered.';
comment on column public.community_answers.edited_at is 'When the practitioner changed it; null when never.';
grant select on table public.community_answers to authenticated;
grant all on table public.community_answers to service_role;

create index community_answers_practitioner_id_idx ON public.community_answers USING btree (practitioner_id);

create policy community_answers_select_own on public.community_answers for select to authenticated
  using ((practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)));

-- Numbers of phones, addresses of mail and links, as they are written to be found outside.
create function private.has_contact_details(body text)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  with plain as (
    -- digits of other scripts, and an O that begins a number, are what they stand for
    select regexp_replace(translate(normalize(has_contact_details.body, nfkc), '〇一二三四五六七八九٠١٢٣٤٥٦٧٨٩', '01234567890123456789'),
      '\m[oO](?=[17])', '0', 'g') as body
  )
  select body ~* '[^[:space:]@]+@[^[:space:]@]+\.[a-z]{2,}'
    or body ~* '(https?://|www\.|\mwa\.me\M|\mt\.me\M)'
    or body ~* '\m[a-z0-9-]+\.(com|org|net|info|africa|co\.[a-z]{2}|or\.ke|go\.ke|ke|io|me|app|shop|link)\M'
    or body ~* '\m[a-z0-9-]+\.[a-z]{2,6}/[a-z0-9]'
    or body ~* '\m(dot|nukta) (com|org|net|info|africa|ke|io|me|app|shop|link)\M|\mat (gmail|yahoo|hotmail|outlook|icloud)\M'
    or body ~ '(\+?254|\m0)[ .()-]{0,2}[17]([ .-]?[0-9]){8}\M'
    or body ~ '\+[0-9]([ .()-]?[0-9]){7,}'
    or body ~ '\m[17][0-9]{8}\M|[0-9]{10,}'
    -- seven or more digits one after the other of which one at least is a word
    or exists (
      select from regexp_matches(regexp_replace(body,
        '\m(zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|sufuri|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa)\M',
        '#', 'gi'), '[0-9#](?:[[:space:],.()/-]*[0-9#]){6,}', 'g') run where run[1] like '%#%')
  from plain
$function$;
comment on function private.has_contact_details(body text) is 'Whether a text holds a number of a phone, an address of mail or a link. Readings such as 150/95 and dates are none.';

-- Asks; the same id again changes nothing and answers the state it has. Three a day, those that were taken back among them.
create function public.ask_question(question_id uuid, topic text, title text, body text, lang text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  heading constant text := regexp_replace(private.plain_text(ask_question.title), '\s+', ' ', 'g');
  words constant text := private.plain_text(ask_question.body);
  known public.community_questions;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in to ask a question.');
  end if;
  if question_id is null or topic is null or topic not in ('herbs', 'food', 'fasting', 'living', 'other')
      or lang is null or lang not in ('en', 'sw') then
    perform private.refuse('invalid', 'Choose a topic and a language from the lists.');
  end if;
  select * into known from public.community_questions q where q.id = ask_question.question_id;
  if found then
    if known.user_id <> caller then
      perform private.refuse('invalid', 'Please ask this question once more.');
    end if;
    return known.state;
  end if;
  if length(heading) not between 5 and 120 then
    perform private.refuse('bad_title', 'Ask your question in 5 to 120 letters.');
  end if;
  if length(words) not between 10 and 1000 then
    perform private.refuse('bad_body', 'Tell more about it in 10 to 1,000 letters.');
  end if;
  if private.has_contact_details(heading || E'\n' || words) then
    perform private.refuse('contact_details', 'Everybody may read this: phone numbers, mail addresses and links cannot stay in it.',
      'Take them out. Answers come here, and you are told of them.');
  end if;
  insert into public.daily_usage_limits as d (user_id, feature_type, usage_date, usage_count)
  values (caller, 'community_questions', private.nairobi_date(), 1)
  on conflict on constraint daily_usage_limits_pkey do update set usage_count = d.usage_count + 1 where d.usage_count < 3;
  if not found then
    perform private.refuse('too_many_questions', 'You have asked three questions today.', 'Keep this one and ask it tomorrow.');
  end if;
  insert into public.community_questions (id, user_id, topic, title, body, lang)
  values (ask_question.question_id, caller, ask_question.topic, heading, words, ask_question.lang);
  return 'waiting';
end
$function$;
comment on function public.ask_question(question_id uuid, topic text, title text, body text, lang text) is 'A member asks, at most three questions an EAT day; the same id again changes nothing. Answers the question''s state. Refusals: bad_body, bad_title, contact_details, invalid, not_signed_in, too_many_questions.';
grant execute on function public.ask_question(question_id uuid, topic text, title text, body text, lang text) to authenticated, service_role;

create function public.withdraw_question(question_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
begin
  delete from public.community_questions q where q.id = question_id and q.user_id = private.caller();
  return found;
end
$function$;
comment on function public.withdraw_question(question_id uuid) is 'Whoever asked takes their question back, with its answers. Answers whether there was one of theirs.';
grant execute on function public.withdraw_question(question_id uuid) to authenticated, service_role;

create function public.my_questions()
returns table(id uuid, topic text, title text, lang text, state text, asked_at timestamp with time zone, answers integer)
language sql
stable security definer
set search_path = ''
as $function$
  select q.id, q.topic, q.title, q.lang, q.state, q.asked_at,
    (select count(*)::integer from public.community_answers a where a.question_id = q.id)
  from public.community_questions q where q.user_id = private.caller()
  order by q.asked_at desc, q.id limit 100
$function$;
comment on function public.my_questions() is 'The caller''s own questions, the newest first, at most 100, with how many answers each has. None for visitors.';
grant execute on function public.my_questions() to authenticated, service_role;

-- What others may read. Each word that is sought begins a word of the question.
create function public.browse_questions(search text default ''::text, topic text default NULL::text, page_size integer default 20, page_offset integer default 0)
returns table(id uuid, topic text, title text, body text, lang text, published_at timestamp with time zone, answers integer, total_count bigint)
language sql
stable security definer
set search_path = ''
as $function$
  with sought as (
    select to_tsquery('simple', string_agg(quote_literal(w) || ':*', ' & ')) as every
    from regexp_split_to_table(lower(left(coalesce(search, ''), 80)), '[^[:alnum:]]+') w where w <> ''
  )
  select q.id, q.topic, q.title, q.body, q.lang, q.published_at,
    (select count(*)::integer from public.community_answers a where a.question_id = q.id), count(*) over ()
  from public.community_questions q cross join sought s
  where q.state = 'published' and (s.every is null or q.words @@ s.every)
    and (browse_questions.topic is null or q.topic = browse_questions.topic)
  order by q.published_at desc, q.id
  limit least(greatest(coalesce(page_size, 20), 1), 100) offset greatest(coalesce(page_offset, 0), 0)
$function$;
comment on function public.browse_questions(search text, topic text, page_size integer, page_offset integer) is 'Published questions for everybody, the newest first, at most 100 a page, with how many answers each has and how many there are. Every word of `search` begins a word of the question; a null topic is any.';
grant execute on function public.browse_questions(search text, topic text, page_size integer, page_offset integer) to anon, authenticated, service_role;

create function public.read_question(question_id uuid)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('id', q.id, 'topic', q.topic, 'title', q.title, 'body', q.body, 'lang', q.lang, 'state', q.state,
    'asked_at', q.asked_at, 'is_mine', q.user_id is not distinct from private.caller(),
    'is_reported', exists (
      select from public.community_reports r where r.question_id = q.id and r.user_id = private.caller()),
    'answers', coalesce((
      select jsonb_agg(jsonb_build_object('practitioner_id', p.id, 'name', p.display_name, 'title', p.title,
        'slug', case when private.is_open_practice(p) then p.slug end, 'body', a.body, 'lang', a.lang,
        'answered_at', a.answered_at, 'edited_at', a.edited_at) order by a.answered_at, p.id)
      from public.community_answers a join public.practitioners p on p.id = a.practitioner_id
      where a.question_id = q.id), '[]'))
  from public.community_questions q
  where q.id = question_id and (q.state = 'published' or q.user_id = private.caller())
$function$;
comment on function public.read_question(question_id uuid) is 'A question with its answers, the first one first: a published one for everybody, any for whoever asked it; null for all others. is_reported is said of the reader. The slug is null while a practitioner cannot be found. Answers {id
uuid, topic "herbs" | "food" | "fasting" | "living" | "other", title text, body text, lang "en" | "sw", state
"waiting" | "published" | "hidden", asked_at timestamptz, is_mine boolean, is_reported boolean, answers [{practitioner_id uuid, name text,
title text, slug text | null, body text, lang "en" | "sw", answered_at timestamptz, edited_at timestamptz | null}]} | null.';
grant execute on function public.read_question(question_id uuid) to anon, authenticated, service_role;

-- For the practice desk: what waits the longest before what was answered last.
create function public.questions_to_answer()
returns table(id uuid, topic text, title text, body text, lang text, asked_at timestamp with time zone, answers integer, my_answer text, my_lang text)
language sql
stable security definer
set search_path = ''
as $function$
  select q.id, q.topic, q.title, q.body, q.lang, q.asked_at, c.many, mine.body, mine.lang
  from public.community_questions q
  cross join lateral (select count(*)::integer as many from public.community_answers a where a.question_id = q.id) c
  left join public.community_answers mine on mine.question_id = q.id and mine.practitioner_id = public.my_practice_id()
  where q.state <> 'hidden'
    and exists (select from public.practitioners p where p.id = public.my_practice_id() and private.is_open_practice(p))
  order by c.many > 0, case when c.many = 0 then q.asked_at end, q.asked_at desc, q.id
  limit 100
$function$;
comment on function public.questions_to_answer() is 'Questions for a practitioner whose page is open, without who asked: those without an answer first, the oldest before all; at most 100. None for everybody else. May be null: my_answer, my_lang.';
grant execute on function public.questions_to_answer() to authenticated, service_role;

create function public.answer_question(question_id uuid, body text, lang text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  practice public.practitioners := private.own_practice();
  words constant text := private.plain_text(answer_question.body);
  target public.community_questions;
  is_first boolean;
begin
  if not private.is_open_practice(practice) then
    perform private.refuse('not_verified', 'You can answer once clients can find your page.');
  end if;
  select * into target from public.community_questions q
  where q.id = answer_question.question_id and q.state <> 'hidden' for update;
  if not found then
    perform private.refuse('not_found', 'This question was taken back or hidden.');
  end if;
  if lang is null or lang not in ('en', 'sw') or length(words) not between 10 and 2000 then
    perform private.refuse('bad_body', 'Answer in 10 to 2,000 letters.');
  end if;
  if private.has_contact_details(words) then
    perform private.refuse('contact_details', 'Everybody may read this: phone numbers, mail addresses and links cannot stay in it.',
      'Your name leads to your page.');
  end if;
  if private.find_banned_claim(words) is not null then
    perform private.refuse('banned_claim', 'An answer may not promise to cure a disease.', 'Say what helps, and how sure that is.');
  end if;
  insert into public.community_answers as a (question_id, practitioner_id, body, lang)
  values (target.id, practice.id, words, answer_question.lang)
  on conflict on constraint community_answers_pkey do update
  set body = excluded.body, lang = excluded.lang, edited_at = now()
  returning edited_at is null into is_first;
  if target.state = 'waiting' then
    update public.community_questions q set state = 'published', published_at = now() where q.id = target.id;
  end if;
  if is_first then
    perform private.notify(target.user_id, 'info', 'Your question was answered',
      format('%s has answered your question.', practice.display_name), '/community/' || target.id,
      'You asked a question in the community.');
  end if;
  return is_first;
end
$function$;
comment on function public.answer_question(question_id uuid, body text, lang text) is 'A practitioner whose page is open answers, once each, and again to change it. Everybody reads the question from then on, and its asker is told of a new answer. Answers whether it was new. Refusals: bad_body, banned_claim, contact_details, not_allowed, not_found, not_verified.';
grant execute on function public.answer_question(question_id uuid, body text, lang text) to authenticated, service_role;

create function public.moderate_question(question_id uuid, next_state text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.community_questions;
begin
  perform private.require_capability('reviews');
  if next_state is null or next_state not in ('published', 'hidden') then
    perform private.refuse('invalid', 'A question is published or hidden.');
  end if;
  select * into target from public.community_questions q where q.id = moderate_question.question_id for update;
  if not found then
    perform private.refuse('not_found', 'This question was taken back.');
  end if;
  update public.community_reports r set settled_at = now() where r.question_id = target.id and r.settled_at is null;
  if target.state = next_state then
    if found then
      perform private.audit('question_kept', 'community_questions', target.id::text);
    end if;
    return next_state;
  end if;
  update public.community_questions q
  set state = next_state, published_at = case when next_state = 'published' then coalesce(q.published_at, now()) else q.published_at end
  where q.id = target.id;
  perform private.audit('question_' || next_state, 'community_questions', target.id::text);
  perform private.notify(target.user_id, 'info',
    case next_state when 'published' then 'Your question is shown now' else 'Your question is not shown' end,
    case next_state when 'published' then 'Everybody can read it, without your name.'
      else 'It does not fit on a page that everybody reads. You can ask it in other words.' end,
    '/community/' || target.id, 'You asked a question in the community.');
  return next_state;
end
$function$;
comment on function public.moderate_question(question_id uuid, next_state text) is 'The desk (reviews) publishes a question or hides it, with its answers, and tells whoever asked; reports of it are settled either way. Answers its state. Refusals: invalid, not_allowed, not_found.';
grant execute on function public.moderate_question(question_id uuid, next_state text) to authenticated, service_role;

create table public.community_reports (
  question_id uuid not null,
  user_id uuid not null,
  reason text not null,
  reported_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint community_reports_pkey PRIMARY KEY (question_id, user_id),
  constraint community_reports_reason_check CHECK ((reason = ANY (ARRAY['harm'::text, 'cure'::text, 'rude'::text, 'private'::text, 'selling'::text]))),
  constraint community_reports_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.community_questions(id) ON DELETE CASCADE,
  constraint community_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.community_reports enable row level security;
comment on table public.community_reports is 'That a member says a question of the community, or an answer to it, should not be read. Who reported reads their own, functions write. It goes with the question or the account.';
comment on column public.community_reports.question_id is 'The question, with its answers.';
comment on column public.community_reports.user_id is 'Who reported it; told to nobody.';
comment on column public.community_reports.reason is 'harm: dangerous advice. cure: promises a cure. rude: insults. private: tells of somebody. selling: advertises.';
comment on column public.community_reports.reported_at is 'When it was reported last.';
comment on column public.community_reports.settled_at is 'When the desk decided about the question; null while it waits.';
grant select on table public.community_reports to authenticated;
grant all on table public.community_reports to service_role;

create view private.desk_questions as
 SELECT q.id,
    q.asked_at,
    q.topic,
    q.title,
    q.body,
    q.lang,
    q.state,
    q.published_at,
    ( SELECT (count(*))::integer AS count
           FROM public.community_answers a
          WHERE (a.question_id = q.id)) AS answers,
    private.find_banned_claim(((q.title || '
'::text) || q.body)) AS found_claim,
    ((q.state = 'waiting'::text) OR ((q.state = 'published'::text) AND (reports.many > 0))) AS goes_first,
    reports.many AS reports,
    reports.reason
   FROM (public.community_questions q
     CROSS JOIN LATERAL ( SELECT (count(*))::integer AS many,
            mode() WITHIN GROUP (ORDER BY r.reason) AS reason
           FROM public.community_reports r
          WHERE ((r.question_id = q.id) AND (r.settled_at IS NULL))) reports);
comment on view private.desk_questions is 'The list of questions of the community, without whose they are.';
comment on column private.desk_questions.id is 'The question.';
comment on column private.desk_questions.asked_at is 'When it was asked.';
comment on column private.desk_questions.topic is 'As community_questions.topic.';
comment on column private.desk_questions.title is 'Its title.';
comment on column private.desk_questions.body is 'Its text.';
comment on column private.desk_questions.lang is 'en or sw.';
comment on column private.desk_questions.state is 'waiting, published or hidden.';
comment on column private.desk_questions.published_at is 'When others could read it first; null until then.';
comment on column private.desk_questions.answers is 'How many practitioners have answered.';
comment on column private.desk_questions.found_claim is 'Words in it that may promise a cure; null for none.';
comment on column private.desk_questions.goes_first is 'Whether it waits, or is shown and somebody has reported it.';
comment on column private.desk_questions.reports is 'How many members have reported it since the desk decided about it.';
comment on column private.desk_questions.reason is 'What most of them said, as community_reports.reason; null when nobody did.';

create index community_reports_user_id_idx ON public.community_reports USING btree (user_id, reported_at DESC);

create index community_reports_open_idx ON public.community_reports USING btree (question_id) WHERE (settled_at IS NULL);

create policy community_reports_select_own on public.community_reports for select to authenticated
  using ((user_id = ( SELECT private.caller() AS caller)));

create function public.report_question(question_id uuid, reason text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in to report a question.');
  end if;
  if reason is null or reason not in ('harm', 'cure', 'rude', 'private', 'selling') then
    perform private.refuse('invalid', 'Choose what is wrong with it.');
  end if;
  if not exists (
    select from public.community_questions q where q.id = report_question.question_id and q.state = 'published' and q.user_id <> caller) then
    perform private.refuse('not_found', 'This question was taken back or hidden.');
  end if;
  if (select count(*) from public.community_reports r
    where r.user_id = caller and r.reported_at > now() - interval '1 day' and r.question_id <> report_question.question_id) >= 10 then
    perform private.refuse('too_many_reports', 'You have reported ten questions today.', 'Write to us about the others.');
  end if;
  insert into public.community_reports as r (question_id, user_id, reason)
  values (report_question.question_id, caller, report_question.reason)
  on conflict on constraint community_reports_pkey do update
  set reason = excluded.reason, reported_at = now(), settled_at = null
  where r.settled_at is not null or r.reason <> excluded.reason;
  return found;
end
$function$;
comment on function public.report_question(question_id uuid, reason text) is 'A member says that a published question of somebody else, or an answer to it, should not be read; the desk reads it next. At most ten questions a day; the same again changes nothing. Answers whether the desk has something new to read. Refusals: invalid, not_found, not_signed_in, too_many_reports.';
grant execute on function public.report_question(question_id uuid, reason text) to authenticated, service_role;
