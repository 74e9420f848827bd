-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Editing herbs and remedies: draft → review → published, every version kept. A draft may hold anything; it goes to
-- review and out to readers only without faults, under the name of whoever vouches for it and with the date of the next
-- look. What was live before stays in the history and can be restored as a new draft.

-- What can be edited. `source` has the columns slug, body, status, origin, reviewer, next_review_on and published_at;
-- `faults` takes a body and answers [{field, message}].
create table private.content_kinds (
  kind text not null,
  source regclass not null,
  faults regprocedure not null,
  constraint content_kinds_pkey PRIMARY KEY (kind),
  constraint content_kinds_source_key UNIQUE (source),
  constraint content_kinds_kind_check CHECK ((kind ~ '^[a-z]+$'::text))
);
comment on table private.content_kinds is 'What can be edited at the desk, by kind. Filled by migrations.';
comment on column private.content_kinds.kind is 'herb, remedy or article.';
comment on column private.content_kinds.source is 'The table that readers see.';
comment on column private.content_kinds.faults is 'Function that takes a body and answers its faults.';

create table public.content_revisions (
  id bigint generated always as identity,
  kind text not null,
  slug text not null,
  number integer not null,
  body jsonb not null,
  state text not null,
  note text default ''::text not null,
  reviewer text,
  next_review_on date,
  made_by uuid,
  published_by uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  published_at timestamp with time zone,
  constraint content_revisions_pkey PRIMARY KEY (id),
  constraint content_revisions_kind_slug_number_key UNIQUE (kind, slug, number),
  constraint content_revisions_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60))),
  constraint content_revisions_number_check CHECK ((number > 0)),
  constraint content_revisions_body_check CHECK (((jsonb_typeof(body) = 'object'::text) AND (length((body)::text) <= 100000))),
  constraint content_revisions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'review'::text, 'published'::text, 'superseded'::text, 'discarded'::text]))),
  constraint content_revisions_note_check CHECK ((length(note) <= 500)),
  constraint content_revisions_reviewer_check CHECK (((length(reviewer) >= 3) AND (length(reviewer) <= 120))),
  constraint content_revisions_kind_fkey FOREIGN KEY (kind) REFERENCES private.content_kinds(kind),
  constraint content_revisions_made_by_fkey FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint content_revisions_published_by_fkey FOREIGN KEY (published_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.content_revisions enable row level security;
comment on table public.content_revisions is 'Every version of herbs, remedies and articles. The desk (content) reads them; functions write.';
comment on column public.content_revisions.id is 'The key of the row.';
comment on column public.content_revisions.kind is 'What it is, as in private.content_kinds.';
comment on column public.content_revisions.slug is 'The text''s name in its address.';
comment on column public.content_revisions.number is 'Version of the text, from 1.';
comment on column public.content_revisions.body is 'The whole document; a draft may hold anything.';
comment on column public.content_revisions.state is 'draft, review, published (what readers have), superseded or discarded.';
comment on column public.content_revisions.note is 'What the editor says about this version, up to 500 letters.';
comment on column public.content_revisions.reviewer is 'Who vouched for it; null before it was published.';
comment on column public.content_revisions.next_review_on is 'EAT day of the next look; null before it was published.';
comment on column public.content_revisions.made_by is 'Account that wrote it; null for what the files brought, and once it is erased.';
comment on column public.content_revisions.published_by is 'Account that published it; null before, and once it is erased.';
comment on column public.content_revisions.created_at is 'When the row was made.';
comment on column public.content_revisions.updated_at is 'When it was last changed, by the clock; an editor names it, so that no later draft is overwritten.';
comment on column public.content_revisions.published_at is 'When readers got it; null before.';
grant select on table public.content_revisions to authenticated;
grant all on table public.content_revisions to service_role;

create unique index content_revisions_open_idx ON public.content_revisions USING btree (kind, slug) WHERE (state = ANY (ARRAY['draft'::text, 'review'::text]));

create unique index content_revisions_published_idx ON public.content_revisions USING btree (kind, slug) WHERE (state = 'published'::text);

create index content_revisions_made_by_idx ON public.content_revisions USING btree (made_by);

create index content_revisions_published_by_idx ON public.content_revisions USING btree (published_by);

create policy content_revisions_select_admin on public.content_revisions for select to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability));

create function private.content_kind(kind text)
returns private.content_kinds
language plpgsql
stable
set search_path = ''
as $function$
declare
  found_kind private.content_kinds;
begin
  select k.* into found_kind from private.content_kinds k where k.kind = content_kind.kind;
  if found_kind.kind is null then
    perform private.refuse('unknown_kind', 'There is nothing of this kind to edit.');
  end if;
  return found_kind;
end
$function$;
comment on function private.content_kind(kind text) is 'The row of private.content_kinds. Refusals: unknown_kind.';

create function private.content_faults(kind text, body jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  faults jsonb;
begin
  execute format('select %s($1)', (private.content_kind(kind)).faults::regproc) into faults using body;
  return faults;
end
$function$;
comment on function private.content_faults(kind text, body jsonb) is 'Faults of a text by its kind; `claim` is what we may not claim. Answers [{field text, message text, claim? text}].';

-- What readers see now becomes a version of the history, unless it is one already.
create function private.keep_live_content(kind text, slug text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  live record;
begin
  execute format('select body, reviewer, next_review_on, published_at from %s where slug = $1',
    (private.content_kind(kind)).source) into live using slug;
  if live.body is null or exists (select from public.content_revisions r
      where r.kind = keep_live_content.kind and r.slug = keep_live_content.slug and r.state = 'published'
        and r.body = live.body) then
    return;
  end if;
  update public.content_revisions r set state = 'superseded', updated_at = clock_timestamp()
  where r.kind = keep_live_content.kind and r.slug = keep_live_content.slug and r.state = 'published';
  insert into public.content_revisions (kind, slug, number, body, state, note, reviewer, next_review_on, published_at)
  values (kind, slug, private.next_content_number(kind, slug), live.body, 'published', 'From the content files',
    live.reviewer, live.next_review_on, live.published_at);
end
$function$;
comment on function private.keep_live_content(kind text, slug text) is 'Makes what readers see now a version of the history, unless it is one already.';

create function private.next_content_number(kind text, slug text)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(max(r.number), 0) + 1 from public.content_revisions r
  where r.kind = next_content_number.kind and r.slug = next_content_number.slug
$function$;
comment on function private.next_content_number(kind text, slug text) is 'Number of the next version of a text.';

-- The revision, locked, when it is in one of the states a step begins from.
create function private.lock_revision(revision_id bigint, states text[])
returns public.content_revisions
language plpgsql
set search_path = ''
as $function$
declare
  revision public.content_revisions;
begin
  perform private.require_capability('content');
  select r.* into revision from public.content_revisions r where r.id = revision_id for update;
  if revision.id is null then
    perform private.refuse('not_found', 'There is no such version.');
  elsif not revision.state = any (states) then
    perform private.refuse('wrong_state', format('This version is %s.', revision.state),
      'Reload the page to see where it stands.');
  end if;
  return revision;
end
$function$;
comment on function private.lock_revision(revision_id bigint, states text[]) is 'A version, locked, when it is in one of the states that a step begins from. For the desk (content). Refusals: not_found, wrong_state.';

create function private.refuse_faults(kind text, body jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  faults constant jsonb := private.content_faults(kind, body);
  claim constant text := jsonb_path_query_first(faults, '$[*].claim') #>> '{}';
begin
  if claim is not null then
    perform private.refuse('banned_claim', format('“%s” may not be said about herbs and remedies.', claim),
      'Say what it is used for and how good the evidence is.');
  elsif faults <> '[]' then
    perform private.refuse('not_ready', faults #>> '{0,message}', format('Look at “%s”.', faults #>> '{0,field}'));
  end if;
end
$function$;
comment on function private.refuse_faults(kind text, body jsonb) is 'Refuses a text with faults, a banned claim first. Refusals: banned_claim, not_ready.';

-- What is wrong with a text, for the editor: [{field, message, claim?}].
create function public.check_content(kind text, body jsonb)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('content');
  return private.content_faults(kind, body);
end
$function$;
comment on function public.check_content(kind text, body jsonb) is 'What is wrong with a text, for the editor of the desk (content). Answers as private.content_faults. Refusals:
not_allowed, unknown_kind.';
grant execute on function public.check_content(kind text, body jsonb) to authenticated, service_role;

-- Keeps the draft of a text, of a new one too. `known` is the `updated_at` the editor read: somebody else's later draft
-- is not overwritten. Saving what is in review makes it a draft again.
create function public.save_content_draft(kind text, slug text, body jsonb, note text default ''::text, known timestamp with time zone default NULL::timestamp with time zone)
returns public.content_revisions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  draft public.content_revisions;
begin
  perform private.require_capability('content');
  perform private.content_kind(kind);
  if body ->> 'slug' is distinct from slug then
    perform private.refuse('bad_slug', 'The address of a text cannot be changed here.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('content ' || kind || ' ' || slug, 0));
  select r.* into draft from public.content_revisions r
  where r.kind = save_content_draft.kind and r.slug = save_content_draft.slug and r.state in ('draft', 'review')
  for update;
  if draft.id is null then
    perform private.keep_live_content(kind, slug);
    insert into public.content_revisions (kind, slug, number, body, state, note, made_by)
    values (kind, slug, private.next_content_number(kind, slug), body, 'draft', note, private.caller())
    returning * into draft;
  elsif known is not null and draft.updated_at <> known then
    perform private.refuse('conflict', 'Somebody else changed this draft in the meantime.',
      'Copy your changes and reload the page.');
  else
    update public.content_revisions r
    set body = save_content_draft.body, note = save_content_draft.note, state = 'draft', made_by = private.caller(),
      updated_at = clock_timestamp()
    where r.id = draft.id returning * into draft;
  end if;
  perform private.audit('save_draft', kind, slug, jsonb_build_object('number', draft.number));
  return draft;
end
$function$;
comment on function public.save_content_draft(kind text, slug text, body jsonb, note text, known timestamp with time zone) is 'The desk (content) keeps the draft of a text, new or not; `known` is the `updated_at` that the editor read. Saving what is in review makes it a draft again. Answers the version. Refusals: bad_slug, conflict, not_allowed, unknown_kind.';
grant execute on function public.save_content_draft(kind text, slug text, body jsonb, note text, known timestamp with time zone) to authenticated, service_role;

create function public.submit_content(revision_id bigint)
returns public.content_revisions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  revision public.content_revisions := private.lock_revision(revision_id, '{draft}');
begin
  perform private.refuse_faults(revision.kind, revision.body);
  update public.content_revisions r set state = 'review', updated_at = clock_timestamp()
  where r.id = revision.id returning * into revision;
  perform private.audit('submit', revision.kind, revision.slug, jsonb_build_object('number', revision.number));
  return revision;
end
$function$;
comment on function public.submit_content(revision_id bigint) is 'The desk (content) sends a draft without faults to review. Answers the version. Refusals: banned_claim, not_allowed, not_found, not_ready, unknown_kind, wrong_state.';
grant execute on function public.submit_content(revision_id bigint) to authenticated, service_role;

-- Puts a reviewed version before readers. `reviewer` is who vouches for it, by name and profession.
create function public.publish_content(revision_id bigint, reviewer text, next_review_on date)
returns public.content_revisions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  revision public.content_revisions := private.lock_revision(revision_id, '{review}');
  today constant date := (now() at time zone 'Africa/Nairobi')::date;
  final jsonb;
begin
  if length(trim(coalesce(reviewer, ''))) < 3 then
    perform private.refuse('no_reviewer', 'Name the person who read and approved this text.');
  elsif next_review_on is null or next_review_on <= today or next_review_on > today + 1100 then
    perform private.refuse('bad_review_date', 'Set the next review between tomorrow and three years from now.');
  end if;
  perform private.refuse_faults(revision.kind, revision.body);
  final := revision.body || jsonb_build_object('reviewed_at', to_char(today, 'YYYY-MM'));

  update public.content_revisions r set state = 'superseded', updated_at = clock_timestamp()
  where r.kind = revision.kind and r.slug = revision.slug and r.state = 'published';
  update public.content_revisions r
  set state = 'published', body = final, reviewer = trim(publish_content.reviewer), published_by = private.caller(),
    next_review_on = publish_content.next_review_on, published_at = now(), updated_at = clock_timestamp()
  where r.id = revision.id returning * into revision;

  execute format($sql$
    insert into %s as live (slug, body, status, origin, reviewer, next_review_on, published_at)
    values ($1, $2, 'published', 'desk', $3, $4, now())
    on conflict (slug) do update set body = excluded.body, status = excluded.status, origin = excluded.origin,
      reviewer = excluded.reviewer, next_review_on = excluded.next_review_on, published_at = excluded.published_at
  $sql$, (private.content_kind(revision.kind)).source)
  using revision.slug, final, revision.reviewer, revision.next_review_on;
  perform private.audit('publish', revision.kind, revision.slug,
    jsonb_build_object('number', revision.number, 'reviewer', revision.reviewer));
  return revision;
end
$function$;
comment on function public.publish_content(revision_id bigint, reviewer text, next_review_on date) is 'The desk (content) puts a reviewed version before readers, under the name of who vouches for it and with the EAT day of the next look, up to three years ahead. Answers the version. Refusals: bad_review_date, banned_claim, no_reviewer, not_allowed, not_found, not_ready, unknown_kind, wrong_state.';
grant execute on function public.publish_content(revision_id bigint, reviewer text, next_review_on date) to authenticated, service_role;

-- Sends a text in review back to its editor.
create function public.return_content(revision_id bigint, note text)
returns public.content_revisions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  revision public.content_revisions := private.lock_revision(revision_id, '{review}');
begin
  update public.content_revisions r set state = 'draft', note = return_content.note, updated_at = clock_timestamp()
  where r.id = revision.id returning * into revision;
  perform private.audit('return', revision.kind, revision.slug, jsonb_build_object('number', revision.number));
  return revision;
end
$function$;
comment on function public.return_content(revision_id bigint, note text) is 'The desk (content) sends a text in review back to its editor with a note. Answers the version. Refusals: not_allowed, not_found, wrong_state.';
grant execute on function public.return_content(revision_id bigint, note text) to authenticated, service_role;

create function public.discard_content(revision_id bigint)
returns public.content_revisions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  revision public.content_revisions := private.lock_revision(revision_id, '{draft,review}');
begin
  update public.content_revisions r set state = 'discarded', updated_at = clock_timestamp()
  where r.id = revision.id returning * into revision;
  perform private.audit('discard', revision.kind, revision.slug, jsonb_build_object('number', revision.number));
  return revision;
end
$function$;
comment on function public.discard_content(revision_id bigint) is 'The desk (content) throws a draft or a text in review away; it stays in the history. Answers the version. Refusals: not_allowed, not_found, wrong_state.';
grant execute on function public.discard_content(revision_id bigint) to authenticated, service_role;

-- An earlier version comes back as a draft, to be looked at and published like any other.
create function public.restore_content(revision_id bigint)
returns public.content_revisions
language plpgsql
security definer
set search_path = ''
as $function$
declare
  revision public.content_revisions := private.lock_revision(revision_id, '{superseded,discarded,published}');
begin
  if exists (select from public.content_revisions r where r.kind = revision.kind and r.slug = revision.slug
      and r.state in ('draft', 'review')) then
    perform private.refuse('draft_exists', 'There is a draft of this text already.',
      'Publish it or throw it away first.');
  end if;
  return public.save_content_draft(revision.kind, revision.slug, revision.body,
    format('Restored from version %s', revision.number));
end
$function$;
comment on function public.restore_content(revision_id bigint) is 'The desk (content) brings an earlier version back as a draft. Answers the draft. Refusals: bad_slug, conflict, draft_exists, not_allowed, not_found, unknown_kind, wrong_state.';
grant execute on function public.restore_content(revision_id bigint) to authenticated, service_role;

-- Takes a text away from readers, or gives it back to them as it was.
create function public.set_content_status(kind text, slug text, status text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  touched bigint;
begin
  perform private.require_capability('content');
  if status is null or status not in ('published', 'withdrawn') then
    perform private.refuse('wrong_state', 'A text is published or withdrawn.');
  end if;
  execute format('update %s set status = $2 where slug = $1', (private.content_kind(kind)).source)
  using slug, status;
  get diagnostics touched = row_count;
  if touched = 0 then
    perform private.refuse('not_found', 'There is no such text.');
  end if;
  perform private.audit(case status when 'published' then 'republish' else 'withdraw' end, kind, slug);
end
$function$;
comment on function public.set_content_status(kind text, slug text, status text) is 'The desk (content) takes a text away from readers (withdrawn) or gives it back (published). Refusals: not_allowed, not_found, unknown_kind, wrong_state.';
grant execute on function public.set_content_status(kind text, slug text, status text) to authenticated, service_role;

-- The editor's list: what readers have, what is being worked on, and whose review is due.
create function public.list_content(kind text)
returns table(slug text, title text, status text, origin text, reviewer text, next_review_on date, published_at timestamp with time zone, revision_id bigint, revision_state text, revision_updated_at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('content');
  return query execute format($sql$
    select coalesce(live.slug, open.slug),
      coalesce(open.body ->> 'title', open.body #>> '{names,english,0}', live.body ->> 'title',
        live.body #>> '{names,english,0}'),
      live.status, live.origin, live.reviewer, live.next_review_on, live.published_at, open.id, open.state,
      open.updated_at
    from %s live
    full join (select r.* from public.content_revisions r where r.kind = $1 and r.state in ('draft', 'review')) open
      on open.slug = live.slug
    order by 2
  $sql$, (private.content_kind(kind)).source) using kind;
end
$function$;
comment on function public.list_content(kind text) is 'Texts of a kind with what readers have, what is being worked on and when the next look is due, for the desk (content). Refusals: not_allowed, unknown_kind.';
grant execute on function public.list_content(kind text) to authenticated, service_role;
