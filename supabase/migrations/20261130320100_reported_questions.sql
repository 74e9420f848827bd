-- Whoever reads a question of the community may say that it, or an answer below it, does harm. The desk reads such questions
-- before the others, and Today counts them with those that wait.

create table public.community_reports (
  question_id uuid not null references public.community_questions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (reason in ('harm', 'cure', 'rude', 'private', 'selling')),
  reported_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (question_id, user_id)
);
create index community_reports_user_id_idx on public.community_reports (user_id, reported_at desc);
create index community_reports_open_idx on public.community_reports (question_id) where settled_at is null;
grant select on public.community_reports to authenticated;
grant all on public.community_reports to service_role;
alter table public.community_reports enable row level security;
create policy community_reports_select_own on public.community_reports for select to authenticated
  using (user_id = (select private.caller()));
comment on table public.community_reports is
  'That a member says a question of the community, or an answer to it, should not be read. Who reported reads their own, functions write. It goes with the question or the account.';
comment on column public.community_reports.question_id is 'The question, with its answers.';
comment on column public.community_reports.user_id is 'Who reported it; told to nobody.';
comment on column public.community_reports.reason is
  'harm: dangerous advice. cure: promises a cure. rude: insults. private: tells of somebody. selling: advertises.';
comment on column public.community_reports.reported_at is 'When it was reported last.';
comment on column public.community_reports.settled_at is 'When the desk decided about the question; null while it waits.';
select private.register_personal_data('public.community_reports');

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
revoke execute on function public.report_question(uuid, text) from public, anon;
grant execute on function public.report_question(uuid, text) to authenticated, service_role;

create or replace function public.read_question(question_id uuid)
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

create or replace function public.moderate_question(question_id uuid, next_state text)
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

create or replace view private.desk_questions as
 select q.id, q.asked_at, q.topic, q.title, q.body, q.lang, q.state, q.published_at,
    (select count(*)::integer from public.community_answers a where a.question_id = q.id) as answers,
    private.find_banned_claim(q.title || E'\n' || q.body) as found_claim,
    q.state = 'waiting' or (q.state = 'published' and reports.many > 0) as goes_first,
    reports.many as reports, reports.reason
   from public.community_questions q
   cross join lateral (
     select count(*)::integer as many, mode() within group (order by r.reason) as reason
     from public.community_reports r where r.question_id = q.id and r.settled_at is null) reports;
comment on column private.desk_questions.goes_first is 'Whether it waits, or is shown and somebody has reported it.';
comment on column private.desk_questions.reports is 'How many members have reported it since the desk decided about it.';
comment on column private.desk_questions.reason is 'What most of them said, as community_reports.reason; null when nobody did.';

create or replace function public.desk_today()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  may constant text[] := public.my_capabilities();
  answer jsonb := '{}';
begin
  if may = '{}' then
    perform private.refuse('not_allowed', 'Your role does not include this.');
  end if;
  if 'orders' = any (may) then
    answer := answer || (
      select jsonb_build_object(
        'to_pack', count(*) filter (where o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')),
        'to_dispatch', count(*) filter (where o.fulfilment_state = 'packed'),
        'unpaid', count(*) filter (where o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')),
        'waits_since', min(o.placed_at) filter (where o.fulfilment_state = 'packed'
          or (o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash'))))
      from public.orders o where o.fulfilment_state in ('placed', 'packed'));
  end if;
  if 'payments' = any (may) then
    answer := answer || jsonb_build_object('needs_review', (select count(*) from public.bill_queue())) || private.silent_prompts();
  end if;
  if 'payments' = any (may) or 'books' = any (may) then
    answer := answer || private.lately_restored();
  end if;
  if 'figures' = any (may) or 'books' = any (may) then
    answer := answer || jsonb_build_object('sales_kes', (
      select coalesce(-sum(e.amount_kes), 0) from public.ledger_entries e
      where e.account like 'sales\_%'
        and e.at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'));
  end if;
  if 'returns' = any (may) then
    answer := answer || jsonb_build_object('returns', (
      select count(*) from public.order_returns r where r.state in ('requested', 'approved', 'received')));
  end if;
  if 'stock' = any (may) then
    answer := answer || jsonb_build_object('low_stock', (select count(*) from public.low_stock_products));
  end if;
  if 'consultations' = any (may) then
    answer := answer || jsonb_build_object('consultations', (
      select count(*) from public.consultations c
      where c.state = 'confirmed'
        and c.starts_at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'
        and c.starts_at < (private.nairobi_date() + 1)::timestamp at time zone 'Africa/Nairobi'
        and ('practices' = any (may) or c.practitioner_id = public.my_practice_id())));
  end if;
  if 'practices' = any (may) then
    answer := answer || jsonb_build_object(
      'consultation_care', (select count(*) from public.absence_queue())
        + (select count(*) from public.practitioner_review_queue()),
      'practices', (select count(*) from public.practitioners p where p.new_licence is not null));
  end if;
  if 'messages' = any (may) then
    answer := answer || jsonb_build_object('messages', (select count(*) from public.contact_messages m where m.state = 'new'));
  end if;
  if 'reviews' = any (may) then
    answer := answer || jsonb_build_object(
      'held_reviews', (select count(*) from public.product_reviews r where r.state = 'held'),
      'questions', (select count(*) from private.desk_questions q where q.goes_first));
  end if;
  if 'telemetry' = any (may) then
    answer := answer || jsonb_build_object('late_jobs', (select count(*) from public.job_health() h where h.is_late));
  end if;
  return answer;
end
$function$;
comment on function public.desk_today() is 'What waits today in numbers, as far as the caller may see it; with payments also what private.silent_prompts says,
and with payments or books `restored`, as private.lately_restored says. waits_since is when the oldest order was placed that
is to be packed or to leave; sales_kes what was sold since midnight in Nairobi, as the ledger has it, for figures and books;
questions those of the community that wait or that somebody has reported.
Answers {to_pack? integer, to_dispatch? integer, unpaid? integer, waits_since? timestamptz | null, sales_kes? bigint,
needs_review? integer, silent_prompts? integer, mpesa_answered_at? timestamptz | null,
unlisted_since? timestamptz | null, restored? {at timestamptz, made_at timestamptz, number text}, returns? integer,
low_stock? integer, consultations? integer, consultation_care? integer, practices? integer, messages? integer,
held_reviews? integer, questions? integer, late_jobs? integer}. Refusals: not_allowed.';
