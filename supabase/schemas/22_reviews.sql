-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Reviews: what buyers say. Only somebody whose order was delivered may write one, once for each product, and may edit
-- or withdraw it. A review that claims a cure, or that several people report, is held back until an administrator has
-- looked. Names are shortened by the writer; nobody reads who wrote what.

-- Phrases a Kenyan herbal shop may not publish (Pharmacy and Poisons Board). The rows come with the content, from
-- `content/banned-claims.ts`, written as regular expressions of PostgreSQL.
create table public.banned_claims (
  id integer not null,
  pattern text not null,
  constraint banned_claims_pkey PRIMARY KEY (id)
);
alter table public.banned_claims enable row level security;
comment on table public.banned_claims is 'Phrases that a Kenyan herbal shop may not publish (Pharmacy and Poisons Board), from content/banned-claims.ts. The desk (content) reads them.';
comment on column public.banned_claims.id is 'Its place in the content file.';
comment on column public.banned_claims.pattern is 'A regular expression of PostgreSQL, without regard to case.';
grant select on table public.banned_claims to authenticated;
grant all on table public.banned_claims to service_role;

create policy banned_claims_select_admin on public.banned_claims for select to authenticated
  using (( SELECT public.has_capability('content'::text) AS has_capability));

-- The first banned claim in a text as it stands there, or null.
create function private.find_banned_claim(body text)
returns text
language sql
stable
set search_path = ''
as $function$
  -- all of them as one expression first: most texts hold none
  select substring(body from '(?i)(' || c.pattern || ')')
  from (select string_agg('(?:' || a.pattern || ')', '|' order by a.id) as any_of from public.banned_claims a) every
  join public.banned_claims c on body ~* every.any_of and body ~* c.pattern
  order by c.id limit 1
$function$;
comment on function private.find_banned_claim(body text) is 'The first banned claim in a text as it stands there, or null.';

-- The same for the editors of product, herb and remedy texts.
create function public.find_banned_claim(body text)
returns text
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('content');
  return private.find_banned_claim(left(body, 20000));
end
$function$;
comment on function public.find_banned_claim(body text) is 'The first banned claim in the first 20,000 letters of a text, or null. For the desk (content). Refusals: not_allowed.';
grant execute on function public.find_banned_claim(body text) to authenticated, service_role;

create table public.product_reviews (
  id bigint generated always as identity,
  product_id bigint not null,
  user_id uuid not null,
  rating integer not null,
  title text default ''::text not null,
  body text default ''::text not null,
  author_name text not null,
  state text default 'published'::text not null,
  held_reason text,
  moderator_note text,
  created_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  constraint product_reviews_pkey PRIMARY KEY (id),
  constraint product_reviews_product_id_user_id_key UNIQUE (product_id, user_id),
  constraint product_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint product_reviews_title_check CHECK ((length(title) <= 80)),
  constraint product_reviews_body_check CHECK ((length(body) <= 2000)),
  constraint product_reviews_author_name_check CHECK (((length(author_name) >= 1) AND (length(author_name) <= 40))),
  constraint product_reviews_state_check CHECK ((state = ANY (ARRAY['published'::text, 'held'::text, 'rejected'::text]))),
  constraint product_reviews_held_reason_check CHECK ((held_reason = ANY (ARRAY['claim'::text, 'reported'::text, 'edited'::text, 'rewritten'::text]))),
  constraint product_reviews_moderator_note_check CHECK ((length(moderator_note) <= 500)),
  constraint product_reviews_check CHECK (((state = 'held'::text) = (held_reason IS NOT NULL))),
  constraint product_reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE,
  constraint product_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.product_reviews enable row level security;
comment on table public.product_reviews is 'What buyers say of products, one review each. Everybody reads published ones, without who wrote them; functions alone write.';
comment on column public.product_reviews.id is 'The key of the row.';
comment on column public.product_reviews.product_id is 'The product; reviews of an option belong to its product.';
comment on column public.product_reviews.user_id is 'Who wrote it; no client reads this. The review goes with the account.';
comment on column public.product_reviews.rating is '1 to 5 stars.';
comment on column public.product_reviews.title is 'Up to 80 letters, may be empty.';
comment on column public.product_reviews.body is 'Up to 2,000 letters, may be empty.';
comment on column public.product_reviews.author_name is 'What it is signed with.';
comment on column public.product_reviews.state is 'published, held (somebody of the team must look) or rejected.';
comment on column public.product_reviews.held_reason is 'claim: it claims a cure. reported: three people reported it. edited: it was held or refused before. rewritten: one that was withdrawn while held, refused or reported came back. Null when it is not held.';
comment on column public.product_reviews.moderator_note is 'Note of the team, null without one.';
comment on column public.product_reviews.created_at is 'When the row was made.';
comment on column public.product_reviews.edited_at is 'When its writer changed it; null when never.';
grant all on table public.product_reviews to service_role;
grant select (id, product_id, rating, title, body, author_name, created_at, edited_at) on table public.product_reviews to anon, authenticated;

create index product_reviews_user_id_idx ON public.product_reviews USING btree (user_id);

create index product_reviews_product_id_idx ON public.product_reviews USING btree (product_id, created_at DESC) WHERE (state = 'published'::text);

create index product_reviews_state_idx ON public.product_reviews USING btree (state, created_at) WHERE (state <> 'published'::text);

create policy product_reviews_select_published on public.product_reviews for select to anon, authenticated
  using ((state = 'published'::text));

create policy product_reviews_select_own on public.product_reviews for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create table public.review_reports (
  review_id bigint not null,
  user_id uuid not null,
  reason text not null,
  settled boolean default false not null,
  at timestamp with time zone default now() not null,
  constraint review_reports_pkey PRIMARY KEY (review_id, user_id),
  constraint review_reports_reason_check CHECK ((reason = ANY (ARRAY['false'::text, 'rude'::text, 'spam'::text, 'private'::text, 'claim'::text]))),
  constraint review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.product_reviews(id) ON DELETE CASCADE,
  constraint review_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.review_reports enable row level security;
comment on table public.review_reports is 'Who found what wrong with a review. People read their own; report_review writes.';
comment on column public.review_reports.review_id is 'The review; its reports go with it.';
comment on column public.review_reports.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.review_reports.reason is 'false, rude, spam, private (says something private) or claim (claims a cure).';
comment on column public.review_reports.settled is 'Whether somebody of the team has decided about it.';
comment on column public.review_reports.at is 'When.';
grant select on table public.review_reports to authenticated;
grant all on table public.review_reports to service_role;

create index review_reports_user_id_idx ON public.review_reports USING btree (user_id);

create policy review_reports_select_own on public.review_reports for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Whose review of a product was withdrawn while it was held, refused or reported. The words go, as their writer wished;
-- that we were not done with them stays, so that the next ones cannot pass unread. Gone once there are next ones.
create table private.withdrawn_reviews (
  user_id uuid not null,
  product_id bigint not null,
  moderator_note text,
  withdrawn_at timestamp with time zone default now() not null,
  constraint withdrawn_reviews_pkey PRIMARY KEY (user_id, product_id),
  constraint withdrawn_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint withdrawn_reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE
);
comment on table private.withdrawn_reviews is 'Whose review was withdrawn while it was held, refused or reported, so that their next one is held as well. Goes with the next one.';
comment on column private.withdrawn_reviews.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.withdrawn_reviews.product_id is 'The product.';
comment on column private.withdrawn_reviews.moderator_note is 'The team''s note on the one that was withdrawn; null without one.';
comment on column private.withdrawn_reviews.withdrawn_at is 'When it was withdrawn.';

create index withdrawn_reviews_product_id_idx ON private.withdrawn_reviews USING btree (product_id);

-- Counts the published reviews of a product again, whoever changed one.
create function private.count_reviews()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  counted constant bigint := coalesce(new.product_id, old.product_id);
begin
  perform 1 from public.products p where p.id = counted for no key update;
  update public.products p set rating_count = r.many, rating_sum = r.stars
  from (
    select count(*)::integer as many, coalesce(sum(rating), 0)::integer as stars
    from public.product_reviews where product_id = counted and state = 'published'
  ) r
  where p.id = counted;
  return null;
end
$function$;
comment on function private.count_reviews() is 'Trigger: counts the published reviews of a product and their stars again.';

create trigger count_reviews AFTER INSERT OR DELETE OR UPDATE OF rating, state ON public.product_reviews FOR EACH ROW EXECUTE FUNCTION private.count_reviews();

-- The product whose reviews an option shares.
create function private.main_product(product_id bigint)
returns bigint
language sql
stable
set search_path = ''
as $function$
  select coalesce(p.variant_of, p.id) from public.products p where p.id = product_id
$function$;
comment on function private.main_product(product_id bigint) is 'The product whose reviews an option shares; the product itself otherwise.';

create function private.has_received(buyer uuid, product_id bigint)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.orders o
    join public.order_items i on i.order_id = o.id
    join public.products p on p.id = i.product_id
    where o.user_id = buyer and o.fulfilment_state = 'delivered'
      and coalesce(p.variant_of, p.id) = has_received.product_id
  )
$function$;
comment on function private.has_received(buyer uuid, product_id bigint) is 'Whether a person has a delivered order with this product or an option of it.';

-- How many published reviews of a product gave how many stars, five first; options share those of their product.
create function public.review_counts(product_id bigint)
returns table(stars integer, many integer)
language sql
stable security definer
set search_path = ''
as $function$
  select s, count(r.id)::integer
  from generate_series(1, 5) s
  left join public.product_reviews r on r.rating = s and r.state = 'published'
    and r.product_id = private.main_product(review_counts.product_id)
  group by s order by s desc
$function$;
comment on function public.review_counts(product_id bigint) is 'How many published reviews of a product gave how many stars, five first. For everybody.';
grant execute on function public.review_counts(product_id bigint) to anon, authenticated, service_role;

-- The caller's own review and whether he may write one: {may_review, review: {id, rating, title, body, author_name, state,
-- held_reason, created_at, edited_at}|null}.
create function public.my_review(product_id bigint)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object(
    'may_review', private.caller() is not null
      and private.has_received(private.caller(), private.main_product(my_review.product_id)),
    'review', (
      select jsonb_build_object('id', r.id, 'rating', r.rating, 'title', r.title, 'body', r.body,
        'author_name', r.author_name, 'state', r.state, 'held_reason', r.held_reason, 'created_at', r.created_at,
        'edited_at', r.edited_at)
      from public.product_reviews r
      where r.user_id = private.caller() and r.product_id = private.main_product(my_review.product_id)))
$function$;
comment on function public.my_review(product_id bigint) is 'The caller''s own review, null without one, and whether they may write one. Answers {may_review boolean, review {id
bigint, rating integer, title text, body text, author_name text, state "published" | "held" | "rejected", held_reason
"claim" | "reported" | "edited" | "rewritten" | null, created_at timestamptz, edited_at timestamptz | null} | null}.';
grant execute on function public.my_review(product_id bigint) to authenticated, service_role;

-- Writes or edits the caller's review; answers as `my_review`. Without a name it is signed with the first one of the
-- account. Refusals: not_signed_in, not_found, not_a_buyer, bad_review.
create function public.save_review(product_id bigint, rating integer, title text default ''::text, body text default ''::text, author_name text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  writer constant uuid := private.caller();
  main constant bigint := private.main_product(save_review.product_id);
  heading constant text := trim(coalesce(save_review.title, ''));
  words constant text := trim(coalesce(save_review.body, ''));
  signature text := nullif(trim(save_review.author_name), '');
  claim text;
  former private.withdrawn_reviews;
begin
  if writer is null then
    perform private.refuse('not_signed_in', 'Please sign in to write a review.');
  end if;
  if main is null then
    perform private.refuse('not_found', 'We could not find this product.');
  end if;
  if not private.has_received(writer, main) then
    perform private.refuse('not_a_buyer',
      'Only people who have received this product can review it.', 'You can write one once your order has arrived.');
  end if;
  signature := coalesce(signature, (
    select split_part(trim(u.raw_user_meta_data ->> 'full_name'), ' ', 1) from auth.users u where u.id = writer));
  signature := left(coalesce(nullif(signature, ''), 'A customer'), 40);
  if save_review.rating is null or save_review.rating not between 1 and 5 then
    perform private.refuse('bad_review', 'Give one to five stars.');
  end if;
  if length(heading) > 80 or length(words) > 2000 then
    perform private.refuse('bad_review',
      'Your review is too long.', 'At most 80 letters in the title and 2,000 in the text.');
  end if;

  -- everybody reads the name too
  claim := private.find_banned_claim(concat_ws(E'\n', heading, words, signature));
  insert into public.product_reviews as r (product_id, user_id, rating, title, body, author_name, state, held_reason)
  values (main, writer, save_review.rating, heading, words, signature,
    case when claim is null then 'published' else 'held' end, case when claim is not null then 'claim' end)
  on conflict on constraint product_reviews_product_id_user_id_key do update
  set rating = excluded.rating, title = excluded.title, body = excluded.body, author_name = excluded.author_name,
    edited_at = now(),
    -- what was held or refused once stays with the administrators, whatever it says now
    state = case when r.state = 'published' then excluded.state else 'held' end,
    held_reason = case
      when excluded.held_reason is not null then excluded.held_reason
      when r.state = 'published' then null
      else coalesce(r.held_reason, 'edited')
    end;
  -- Only now: the insert has waited for a withdrawal that was on its way.
  delete from private.withdrawn_reviews w where w.user_id = writer and w.product_id = main returning w.* into former;
  if found then
    update public.product_reviews r
    set state = 'held', held_reason = coalesce(r.held_reason, 'rewritten'), moderator_note = former.moderator_note
    where r.user_id = writer and r.product_id = main;
  end if;
  return public.my_review(main);
end
$function$;
comment on function public.save_review(product_id bigint, rating integer, title text, body text, author_name text) is 'Writes or edits the caller''s review of a product they have received. Without a name it is signed with their first
one. A banned claim holds it back. Answers as my_review. Refusals: bad_review, not_a_buyer, not_found, not_signed_in.';
grant execute on function public.save_review(product_id bigint, rating integer, title text, body text, author_name text) to authenticated, service_role;

-- Withdraws the caller's review; whether there was one. One that is held, refused or reported leaves word of it.
create function public.delete_review(product_id bigint)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  mine public.product_reviews;
begin
  select * into mine from public.product_reviews r
  where r.user_id = private.caller() and r.product_id = private.main_product(delete_review.product_id) for update;
  if not found then
    return false;
  end if;
  if mine.state <> 'published'
    or exists (select 1 from public.review_reports x where x.review_id = mine.id and not x.settled)
  then
    insert into private.withdrawn_reviews (user_id, product_id, moderator_note)
    values (mine.user_id, mine.product_id, mine.moderator_note)
    on conflict on constraint withdrawn_reviews_pkey do nothing;
  end if;
  delete from public.product_reviews r where r.id = mine.id;
  return true;
end
$function$;
comment on function public.delete_review(product_id bigint) is 'Withdraws the caller''s review; answers whether there was one. One that is held, refused or reported leaves a mark, so that the next is held.';
grant execute on function public.delete_review(product_id bigint) to authenticated, service_role;

-- Tells us about somebody else's review, once each. Three reports hold it back until we have looked.
create function public.report_review(review_id bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.product_reviews;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in to report a review.');
  end if;
  select * into target from public.product_reviews r
  where r.id = report_review.review_id and r.state = 'published' for update;
  if not found then
    perform private.refuse('not_found', 'This review is not shown any more.');
  end if;
  if target.user_id = private.caller() then
    perform private.refuse('not_allowed', 'This is your own review.', 'You can edit or withdraw it.');
  end if;
  if report_review.reason is null or report_review.reason not in ('false', 'rude', 'spam', 'private', 'claim') then
    perform private.refuse('bad_reason', 'Please choose what is wrong with it.');
  end if;
  insert into public.review_reports (review_id, user_id, reason)
  values (target.id, private.caller(), report_review.reason)
  on conflict on constraint review_reports_pkey do nothing;
  if (select count(*) from public.review_reports r where r.review_id = target.id and not r.settled) >= 3 then
    update public.product_reviews r set state = 'held', held_reason = 'reported' where r.id = target.id;
  end if;
end
$function$;
comment on function public.report_review(review_id bigint, reason text) is 'Says what is wrong with somebody else''s review, once: false, rude, spam, private or claim. Three reports hold it back. Refusals: bad_reason, not_allowed, not_found, not_signed_in.';
grant execute on function public.report_review(review_id bigint, reason text) to authenticated, service_role;

-- Reviews for the administrators' desk, oldest first. `queue`: held | rejected | published | reported.
create function public.review_queue(queue text default 'held'::text, page_size integer default 50, page_offset integer default 0)
returns table(id bigint, product_id bigint, product_name text, rating integer, title text, body text, author_name text, state text, held_reason text, found_claim text, reports integer, moderator_note text, created_at timestamp with time zone, edited_at timestamp with time zone, total_count bigint)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('reviews');
  return query
    select r.id, r.product_id, p.name, r.rating, r.title, r.body, r.author_name, r.state, r.held_reason,
      private.find_banned_claim(concat_ws(E'\n', r.title, r.body, r.author_name)), coalesce(open_reports.many, 0),
      r.moderator_note, r.created_at, r.edited_at, count(*) over ()
    from public.product_reviews r
    join public.products p on p.id = r.product_id
    left join (
      select x.review_id, count(*)::integer as many from public.review_reports x where not x.settled group by 1
    ) open_reports on open_reports.review_id = r.id
    where case when review_queue.queue = 'reported' then open_reports.many > 0 else r.state = review_queue.queue end
    order by coalesce(r.edited_at, r.created_at), r.id
    limit least(greatest(coalesce(page_size, 50), 1), 100) offset greatest(coalesce(page_offset, 0), 0);
end
$function$;
comment on function public.review_queue(queue text, page_size integer, page_offset integer) is 'Reviews for the desk (reviews): held, rejected, published or reported, in pages. May be null: held_reason, found_claim, moderator_note, edited_at. Refusals: not_allowed.';
grant execute on function public.review_queue(queue text, page_size integer, page_offset integer) to authenticated, service_role;

-- Publishes or rejects a review; its reports are settled with it and its writer is told.
create function public.moderate_review(review_id bigint, next_state text, note text default NULL::text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.product_reviews;
begin
  perform private.require_capability('reviews');
  if next_state is null or next_state not in ('published', 'rejected') then
    perform private.refuse('wrong_state', 'A review is published or rejected.');
  end if;
  update public.product_reviews r
  set state = next_state, held_reason = null, moderator_note = left(nullif(trim(note), ''), 500)
  where r.id = moderate_review.review_id returning * into target;
  if not found then
    perform private.refuse('not_found', 'There is no such review.');
  end if;
  update public.review_reports r set settled = true where r.review_id = target.id and not r.settled;
  perform private.audit('review_' || next_state, 'product_reviews', target.id::text,
    jsonb_build_object('product_id', target.product_id));
  insert into public.notifications (user_id, type, title, message, metadata)
  values (target.user_id,
    case next_state when 'published' then 'success' else 'warning' end,
    case next_state when 'published' then 'Your review is published' else 'Your review is not shown' end,
    case next_state when 'published' then 'Thank you for helping others choose.'
      else 'It does not fit our rules for reviews. You can edit it and we will look again.' end,
    jsonb_build_object('link', '/product/' || target.product_id));
end
$function$;
comment on function public.moderate_review(review_id bigint, next_state text, note text) is 'The desk (reviews) publishes or rejects a review, settles its reports and tells its writer. Refusals: not_allowed, not_found, wrong_state.';
grant execute on function public.moderate_review(review_id bigint, next_state text, note text) to authenticated, service_role;
