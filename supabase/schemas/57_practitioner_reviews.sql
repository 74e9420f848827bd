-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Reviews of practitioners by clients whose consultation took place, one for each, and the waitlist for a full day.

create table public.practitioner_reviews (
  id bigint generated always as identity,
  consultation_id uuid not null,
  practitioner_id uuid not null,
  user_id uuid not null,
  rating integer not null,
  body text default ''::text not null,
  author_name text not null,
  state text default 'published'::text not null,
  created_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  constraint practitioner_reviews_pkey PRIMARY KEY (id),
  constraint practitioner_reviews_consultation_id_key UNIQUE (consultation_id),
  constraint practitioner_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint practitioner_reviews_body_check CHECK ((length(body) <= 1000)),
  constraint practitioner_reviews_author_name_check CHECK (((length(author_name) >= 1) AND (length(author_name) <= 40))),
  constraint practitioner_reviews_state_check CHECK ((state = ANY (ARRAY['published'::text, 'held'::text, 'rejected'::text]))),
  constraint practitioner_reviews_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE,
  constraint practitioner_reviews_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.practitioners(id) ON DELETE CASCADE,
  constraint practitioner_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.practitioner_reviews enable row level security;
comment on table public.practitioner_reviews is 'What clients say of practitioners, one review for each consultation. Everybody reads published ones, without whose they are; functions write.';
comment on column public.practitioner_reviews.id is 'The key of the row.';
comment on column public.practitioner_reviews.consultation_id is 'The consultation; no client reads this.';
comment on column public.practitioner_reviews.practitioner_id is 'The practitioner.';
comment on column public.practitioner_reviews.user_id is 'Who wrote it; no client reads this. The review goes with the account.';
comment on column public.practitioner_reviews.rating is '1 to 5 stars.';
comment on column public.practitioner_reviews.body is 'Up to 1,000 letters, may be empty.';
comment on column public.practitioner_reviews.author_name is 'What it is signed with.';
comment on column public.practitioner_reviews.state is 'published, held (a banned claim, a person must look) or rejected.';
comment on column public.practitioner_reviews.created_at is 'When the row was made.';
comment on column public.practitioner_reviews.edited_at is 'When its writer changed it; null when never.';
grant all on table public.practitioner_reviews to service_role;
grant select (id, practitioner_id, rating, body, author_name, created_at) on table public.practitioner_reviews to anon, authenticated;

create index practitioner_reviews_practitioner_id_idx ON public.practitioner_reviews USING btree (practitioner_id, created_at DESC);

create index practitioner_reviews_user_id_idx ON public.practitioner_reviews USING btree (user_id);

create index practitioner_reviews_held_idx ON public.practitioner_reviews USING btree (created_at) WHERE (state = 'held'::text);

create policy practitioner_reviews_select_published on public.practitioner_reviews for select to anon, authenticated
  using ((state = 'published'::text));

create function private.count_practitioner_reviews()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  counted constant uuid := coalesce(new.practitioner_id, old.practitioner_id);
begin
  perform 1 from public.practitioners p where p.id = counted for no key update;
  update public.practitioners p set rating_count = r.many, rating_sum = r.stars
  from (
    select count(*)::integer as many, coalesce(sum(rating), 0)::integer as stars
    from public.practitioner_reviews where practitioner_id = counted and state = 'published'
  ) r
  where p.id = counted;
  return null;
end
$function$;
comment on function private.count_practitioner_reviews() is 'Trigger: counts the published reviews of a practitioner and their stars again.';

create trigger count_practitioner_reviews AFTER INSERT OR DELETE OR UPDATE OF rating, state ON public.practitioner_reviews FOR EACH ROW EXECUTE FUNCTION private.count_practitioner_reviews();

-- The caller's review of a consultation: {may_review, review: {rating, body, author_name, state}|null}.
create function public.my_practitioner_review(consultation_id uuid)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('may_review', c.state = 'completed', 'review', (
    select jsonb_build_object('rating', r.rating, 'body', r.body, 'author_name', r.author_name, 'state', r.state)
    from public.practitioner_reviews r where r.consultation_id = c.id))
  from public.consultations c
  where c.id = my_practitioner_review.consultation_id and c.client_id = private.caller()
$function$;
comment on function public.my_practitioner_review(consultation_id uuid) is 'The caller''s review of their consultation; null for somebody else''s. Answers {may_review boolean, review {rating
integer, body text, author_name text, state text} | null} | null.';
grant execute on function public.my_practitioner_review(consultation_id uuid) to authenticated, service_role;

-- Writes or edits it. A text that promises cures waits for a person. Refusals: not_found, not_a_client, bad_review.
create function public.save_practitioner_review(consultation_id uuid, rating integer, body text default ''::text, author_name text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations;
  words constant text := trim(coalesce(save_practitioner_review.body, ''));
  signature text := nullif(trim(save_practitioner_review.author_name), '');
begin
  select * into target from public.consultations c
  where c.id = save_practitioner_review.consultation_id and c.client_id = private.caller();
  if not found then
    perform private.refuse('not_found', 'We could not find this consultation.', 'See your consultations.');
  end if;
  if target.state <> 'completed' then
    perform private.refuse('not_a_client', 'A consultation can be reviewed once it took place.');
  end if;
  if save_practitioner_review.rating is null or save_practitioner_review.rating not between 1 and 5 or length(words) > 1000 then
    perform private.refuse('bad_review', 'Give one to five stars and at most 1,000 letters.');
  end if;
  signature := left(coalesce(signature, split_part(target.client_name, ' ', 1)), 40);
  insert into public.practitioner_reviews as r (consultation_id, practitioner_id, user_id, rating, body, author_name, state)
  values (target.id, target.practitioner_id, private.caller(), save_practitioner_review.rating, words, signature,
    case when private.find_banned_claim(concat_ws(E'\n', words, signature)) is null then 'published' else 'held' end)
  on conflict on constraint practitioner_reviews_consultation_id_key do update
  set rating = excluded.rating, body = excluded.body, author_name = excluded.author_name, edited_at = now(),
    -- what was held or refused once stays with the administrators, whatever it says now
    state = case when r.state = 'published' then excluded.state else 'held' end;
  return public.my_practitioner_review(target.id);
end
$function$;
comment on function public.save_practitioner_review(consultation_id uuid, rating integer, body text, author_name text) is 'The client writes or edits the review of a completed consultation; a banned claim holds it back. Answers as
my_practitioner_review. Refusals: bad_review, not_a_client, not_found.';
grant execute on function public.save_practitioner_review(consultation_id uuid, rating integer, body text, author_name text) to authenticated, service_role;

create function public.practitioner_review_queue()
returns table(id bigint, practitioner text, rating integer, body text, author_name text, state text, created_at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('practices');
  return query
    select r.id, p.display_name, r.rating, r.body, r.author_name, r.state, r.created_at
    from public.practitioner_reviews r join public.practitioners p on p.id = r.practitioner_id
    where r.state = 'held' order by r.created_at;
end
$function$;
comment on function public.practitioner_review_queue() is 'Reviews of practitioners that are held, for the desk (practices). Refusals: not_allowed.';
grant execute on function public.practitioner_review_queue() to authenticated, service_role;

create function public.moderate_practitioner_review(review_id bigint, next_state text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('practices');
  if next_state is null or next_state not in ('published', 'rejected') then
    perform private.refuse('wrong_state', 'A review is published or rejected.');
  end if;
  update public.practitioner_reviews r set state = next_state where r.id = review_id;
  if not found then
    perform private.refuse('not_found', 'There is no such review.');
  end if;
  perform private.audit('review_' || next_state, 'practitioner_reviews', review_id::text);
end
$function$;
comment on function public.moderate_practitioner_review(review_id bigint, next_state text) is 'The desk (practices) publishes or rejects a review of a practitioner. Refusals: not_allowed, not_found, wrong_state.';
grant execute on function public.moderate_practitioner_review(review_id bigint, next_state text) to authenticated, service_role;

-- Who wants a day that is full, by the days of the practice. Told once, when a time that is long enough has come free.
create table public.consultation_waitlist (
  id bigint generated always as identity,
  user_id uuid not null,
  practitioner_id uuid not null,
  service_id bigint not null,
  day date not null,
  created_at timestamp with time zone default now() not null,
  told_at timestamp with time zone,
  constraint consultation_waitlist_pkey PRIMARY KEY (id),
  constraint consultation_waitlist_user_id_service_id_day_key UNIQUE (user_id, service_id, day),
  constraint consultation_waitlist_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint consultation_waitlist_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.practitioners(id) ON DELETE CASCADE,
  constraint consultation_waitlist_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.practitioner_services(id) ON DELETE CASCADE
);
alter table public.consultation_waitlist enable row level security;
comment on table public.consultation_waitlist is 'Who wants a day that is full. People read and leave their own; join_waitlist writes.';
comment on column public.consultation_waitlist.id is 'The key of the row.';
comment on column public.consultation_waitlist.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.consultation_waitlist.practitioner_id is 'The practitioner.';
comment on column public.consultation_waitlist.service_id is 'The service.';
comment on column public.consultation_waitlist.day is 'Day on the practitioner''s clock.';
comment on column public.consultation_waitlist.created_at is 'When the row was made.';
comment on column public.consultation_waitlist.told_at is 'When they were told that a time came free; null while they wait.';
grant delete, select on table public.consultation_waitlist to authenticated;
grant all on table public.consultation_waitlist to service_role;

create index consultation_waitlist_practitioner_id_idx ON public.consultation_waitlist USING btree (practitioner_id, day);

create index consultation_waitlist_day_idx ON public.consultation_waitlist USING btree (day) WHERE (told_at IS NULL);

create index consultation_waitlist_service_id_idx ON public.consultation_waitlist USING btree (service_id);

create policy consultation_waitlist_select_own on public.consultation_waitlist for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy consultation_waitlist_delete_own on public.consultation_waitlist for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Refusals: not_signed_in, not_found, bad_day, not_full, list_full.
create function public.join_waitlist(service_id bigint, day date)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  service public.practitioner_services;
  practice public.practitioners;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  select * into service from public.practitioner_services s where s.id = join_waitlist.service_id and s.is_active;
  select * into practice from public.practitioners p where p.id = service.practitioner_id;
  if practice.id is null or not private.is_open_practice(practice) then
    perform private.refuse('not_found', 'This service cannot be booked any more.');
  end if;
  if join_waitlist.day is null or not exists (
    select 1 from private.open_hours(practice, join_waitlist.day, join_waitlist.day) o
    where o.opens_at > now() and o.opens_at < now() + make_interval(hours => 24 * practice.max_ahead_days)
  ) then
    perform private.refuse('bad_day', 'There are no consultations on this day.', 'Choose another day.');
  end if;
  if private.has_free_slot(practice, service.minutes, join_waitlist.day) then
    perform private.refuse('not_full', 'There is a free time on this day.', 'You can book it right away.');
  end if;
  if (select count(*) from public.consultation_waitlist w where w.user_id = private.caller() and w.day >= current_date) >= 20 then
    perform private.refuse('list_full', 'You wait for many days already.', 'Leave some of them first.');
  end if;
  insert into public.consultation_waitlist as w (user_id, practitioner_id, service_id, day)
  values (private.caller(), practice.id, service.id, join_waitlist.day)
  on conflict on constraint consultation_waitlist_user_id_service_id_day_key do update set told_at = null;
end
$function$;
comment on function public.join_waitlist(service_id bigint, day date) is 'The caller wants to be told when a full day of a practitioner has a free time for this service. Refusals: bad_day, list_full, not_found, not_full, not_signed_in.';
grant execute on function public.join_waitlist(service_id bigint, day date) to authenticated, service_role;

create function private.has_free_slot(practice public.practitioners, minutes integer, day date)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from private.free_slots(practice, minutes, day::timestamp at time zone practice.time_zone,
      (day + 1)::timestamp at time zone practice.time_zone))
$function$;
comment on function private.has_free_slot(practice public.practitioners, minutes integer, day date) is 'Whether a day of a practice has a free beginning.';

-- A job: tells who waits for a day that has a free time now, whether it was cancelled, moved, given up or newly opened.
create function private.tell_waitlist(max_rows integer default 100)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  waiting record;
  told integer := 0;
begin
  for waiting in
    select w.id, w.user_id, w.day, s.minutes, p
    from public.consultation_waitlist w
    join public.practitioner_services s on s.id = w.service_id and s.is_active
    join public.practitioners p on p.id = w.practitioner_id
    where w.told_at is null and w.day >= (now() at time zone p.time_zone)::date
    order by w.created_at limit max_rows
    for update of w skip locked
  loop
    continue when not private.has_free_slot(waiting.p, waiting.minutes, waiting.day);
    update public.consultation_waitlist w set told_at = now() where w.id = waiting.id;
    perform private.notify(waiting.user_id, 'success', 'A time has come free', format(
      '%s has a free time on %s. Whoever books first gets it.', (waiting.p).display_name, to_char(waiting.day, 'Dy FMDD Mon')),
      '/nutritionists/' || (waiting.p).slug, 'You asked to be told when this day has a free time.');
    told := told + 1;
  end loop;
  return told;
end
$function$;
comment on function private.tell_waitlist(max_rows integer) is 'Job: tells who waits for a day that has a free time now, once. Answers how many.';
