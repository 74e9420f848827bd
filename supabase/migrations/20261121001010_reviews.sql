-- Reviews: what buyers say. Only somebody whose order was delivered may write one, once for each product, and may edit
-- or withdraw it. A review that claims a cure, or that several people report, is held back until an administrator has
-- looked. Names are shortened by the writer; nobody reads who wrote what.

-- Phrases a Kenyan herbal shop may not publish (Pharmacy and Poisons Board). The rows come with the content, from
-- `content/banned-claims.ts`, written as regular expressions of PostgreSQL.
create table public.banned_claims (
  id integer primary key,
  pattern text not null
);

grant select on public.banned_claims to authenticated;
grant all on public.banned_claims to service_role;
alter table public.banned_claims enable row level security;

create policy banned_claims_select_admin on public.banned_claims
  for select to authenticated using ((select public.has_capability('content')));

-- The first banned claim in a text as it stands there, or null.
create function private.find_banned_claim(body text) returns text
language sql stable
set search_path = ''
as $$
  -- all of them as one expression first: most texts hold none
  select substring(body from '(?i)(' || c.pattern || ')')
  from (select string_agg('(?:' || a.pattern || ')', '|' order by a.id) as any_of from public.banned_claims a) every
  join public.banned_claims c on body ~* every.any_of and body ~* c.pattern
  order by c.id limit 1
$$;
revoke all on function private.find_banned_claim(text) from public;

-- The same for the editors of product, herb and remedy texts.
create function public.find_banned_claim(body text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('content');
  return private.find_banned_claim(left(body, 20000));
end
$$;
revoke all on function public.find_banned_claim(text) from public;
grant execute on function public.find_banned_claim(text) to authenticated, service_role;


create table public.product_reviews (
  id bigint generated always as identity primary key,
  product_id bigint not null references public.products (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  title text not null default '' check (length(title) <= 80),
  body text not null default '' check (length(body) <= 2000),
  author_name text not null check (length(author_name) between 1 and 40),
  state text not null default 'published' check (state in ('published', 'held', 'rejected')),
  held_reason text check (held_reason in ('claim', 'reported', 'edited', 'rewritten')),
  moderator_note text check (length(moderator_note) <= 500),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (product_id, user_id),
  check ((state = 'held') = (held_reason is not null))
);
create index product_reviews_user_id_idx on public.product_reviews (user_id);
create index product_reviews_product_id_idx on public.product_reviews (product_id, created_at desc)
  where state = 'published';
create index product_reviews_state_idx on public.product_reviews (state, created_at) where state <> 'published';

grant select (id, product_id, rating, title, body, author_name, created_at, edited_at) on public.product_reviews
  to anon, authenticated;
grant all on public.product_reviews to service_role;
alter table public.product_reviews enable row level security;

create policy product_reviews_select_published on public.product_reviews
  for select to anon, authenticated using (state = 'published');
create policy product_reviews_select_own on public.product_reviews
  for select to authenticated using (user_id = (select auth.uid()));

select private.register_personal_data('public.product_reviews', hidden => '{moderator_note}');

create table public.review_reports (
  review_id bigint not null references public.product_reviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (reason in ('false', 'rude', 'spam', 'private', 'claim')),
  settled boolean not null default false,
  at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_reports_user_id_idx on public.review_reports (user_id);

grant all on public.review_reports to service_role;
grant select on public.review_reports to authenticated;
alter table public.review_reports enable row level security;

create policy review_reports_select_own on public.review_reports
  for select to authenticated using (user_id = (select auth.uid()));

select private.register_personal_data('public.review_reports');

-- Whose review of a product was withdrawn while it was held, refused or reported. The words go, as their writer wished;
-- that we were not done with them stays, so that the next ones cannot pass unread. Gone once there are next ones.
create table private.withdrawn_reviews (
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  moderator_note text,
  withdrawn_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index withdrawn_reviews_product_id_idx on private.withdrawn_reviews (product_id);
revoke all on private.withdrawn_reviews from public;

select private.register_personal_data('private.withdrawn_reviews', hidden => '{moderator_note}');

-- Counts the published reviews of a product again, whoever changed one.
create function private.count_reviews() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
revoke all on function private.count_reviews() from public;

create trigger count_reviews after insert or delete or update of rating, state on public.product_reviews
  for each row execute function private.count_reviews();


-- The product whose reviews an option shares.
create function private.main_product(product_id bigint) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(p.variant_of, p.id) from public.products p where p.id = product_id
$$;

create function private.has_received(buyer uuid, product_id bigint) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select 1 from public.orders o
    join public.order_items i on i.order_id = o.id
    join public.products p on p.id = i.product_id
    where o.user_id = buyer and o.fulfilment_state = 'delivered'
      and coalesce(p.variant_of, p.id) = has_received.product_id
  )
$$;

-- How many published reviews of a product gave how many stars, five first; options share those of their product.
create function public.review_counts(product_id bigint) returns table (stars integer, many integer)
language sql stable security definer
set search_path = ''
as $$
  select s, count(r.id)::integer
  from generate_series(1, 5) s
  left join public.product_reviews r on r.rating = s and r.state = 'published'
    and r.product_id = private.main_product(review_counts.product_id)
  group by s order by s desc
$$;
revoke all on function public.review_counts(bigint) from public;
grant execute on function public.review_counts(bigint) to anon, authenticated, service_role;

-- The caller's own review and whether he may write one: {may_review, review: {id, rating, title, body, author_name, state,
-- held_reason, created_at, edited_at}|null}.
create function public.my_review(product_id bigint) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'may_review', auth.uid() is not null
      and private.has_received(auth.uid(), private.main_product(my_review.product_id)),
    'review', (
      select jsonb_build_object('id', r.id, 'rating', r.rating, 'title', r.title, 'body', r.body,
        'author_name', r.author_name, 'state', r.state, 'held_reason', r.held_reason, 'created_at', r.created_at,
        'edited_at', r.edited_at)
      from public.product_reviews r
      where r.user_id = auth.uid() and r.product_id = private.main_product(my_review.product_id)))
$$;

-- Writes or edits the caller's review; answers as `my_review`. Without a name it is signed with the first one of the
-- account. Refusals: not_signed_in, not_found, not_a_buyer, bad_review.
create function public.save_review(
  product_id bigint, rating integer, title text default '', body text default '', author_name text default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  writer constant uuid := auth.uid();
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
$$;

-- Withdraws the caller's review; whether there was one. One that is held, refused or reported leaves word of it.
create function public.delete_review(product_id bigint) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  mine public.product_reviews;
begin
  select * into mine from public.product_reviews r
  where r.user_id = auth.uid() and r.product_id = private.main_product(delete_review.product_id) for update;
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
$$;

-- Tells us about somebody else's review, once each. Three reports hold it back until we have looked.
create function public.report_review(review_id bigint, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.product_reviews;
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in', 'Please sign in to report a review.');
  end if;
  select * into target from public.product_reviews r
  where r.id = report_review.review_id and r.state = 'published' for update;
  if not found then
    perform private.refuse('not_found', 'This review is not shown any more.');
  end if;
  if target.user_id = auth.uid() then
    perform private.refuse('not_allowed', 'This is your own review.', 'You can edit or withdraw it.');
  end if;
  if report_review.reason is null or report_review.reason not in ('false', 'rude', 'spam', 'private', 'claim') then
    perform private.refuse('bad_reason', 'Please choose what is wrong with it.');
  end if;
  insert into public.review_reports (review_id, user_id, reason)
  values (target.id, auth.uid(), report_review.reason)
  on conflict on constraint review_reports_pkey do nothing;
  if (select count(*) from public.review_reports r where r.review_id = target.id and not r.settled) >= 3 then
    update public.product_reviews r set state = 'held', held_reason = 'reported' where r.id = target.id;
  end if;
end
$$;

-- Reviews for the administrators' desk, oldest first. `queue`: held | rejected | published | reported.
create function public.review_queue(queue text default 'held', page_size integer default 50, page_offset integer default 0)
returns table (
  id bigint, product_id bigint, product_name text, rating integer, title text, body text, author_name text, state text,
  held_reason text, found_claim text, reports integer, moderator_note text, created_at timestamptz,
  edited_at timestamptz, total_count bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
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
$$;

-- Publishes or rejects a review; its reports are settled with it and its writer is told.
create function public.moderate_review(review_id bigint, next_state text, note text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;

revoke all on function private.main_product(bigint) from public;
revoke all on function private.has_received(uuid, bigint) from public;
revoke all on function public.my_review(bigint) from public;
revoke all on function public.save_review(bigint, integer, text, text, text) from public;
revoke all on function public.delete_review(bigint) from public;
revoke all on function public.report_review(bigint, text) from public;
revoke all on function public.review_queue(text, integer, integer) from public;
revoke all on function public.moderate_review(bigint, text, text) from public;
grant execute on function
  public.my_review(bigint),
  public.save_review(bigint, integer, text, text, text),
  public.delete_review(bigint),
  public.report_review(bigint, text),
  public.review_queue(text, integer, integer),
  public.moderate_review(bigint, text, text)
  to authenticated, service_role;
comment on function public.review_queue(text, integer, integer) is
  'May be null: held_reason, found_claim, moderator_note, edited_at.';
