-- Many at once: reviews are decided, messages settled, products published, archived and put on a shelf many at a time, as orders are packed.
-- One call of private.each; what is done already is not done again, so that a press that got no answer may be repeated: nobody is told twice.

create function private.decide_review(review_id bigint, next_state text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  target public.product_reviews;
begin
  select * into target from public.product_reviews r where r.id = review_id for update;
  if target.state = next_state and not exists (select from public.review_reports x where x.review_id = target.id and not x.settled) then
    return;
  end if;
  perform public.moderate_review(review_id, next_state, target.moderator_note);
end
$$;
comment on function private.decide_review(bigint, text) is 'Publishes or rejects a review unless that is so already; its note stays. Refusals: those of moderate_review.';
revoke all on function private.decide_review(bigint, text) from public;

create function public.moderate_reviews(review_ids bigint[], next_state text)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.each('reviews', review_ids::text[], 'select private.decide_review($1::bigint, $2)', next_state) $$;
comment on function public.moderate_reviews(bigint[], text) is 'The desk (reviews) publishes or rejects up to 200 reviews, each for itself; one that is so already tells nobody. Answers as private.each. Refusals: not_allowed, not_found, too_many, wrong_state.';
revoke all on function public.moderate_reviews(bigint[], text) from public, anon;
grant execute on function public.moderate_reviews(bigint[], text) to authenticated, service_role;

create function private.settle_message(message_id uuid, next_state text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  former text;
begin
  select m.state into former from public.contact_messages m where m.id = message_id for update;
  if former is null then
    perform private.refuse('not_found', 'There is no such message any more.');
  end if;
  if next_state is null or next_state not in ('new', 'answered', 'spam') then
    perform private.refuse('wrong_state', 'A message is new, answered or spam.');
  end if;
  if former <> next_state then
    update public.contact_messages m set state = next_state where m.id = message_id;
    perform private.audit('update', 'contact_messages', message_id::text, jsonb_build_object('state', next_state, 'was', former));
  end if;
end
$$;
comment on function private.settle_message(uuid, text) is 'Sets the state of a message: new, answered or spam. Refusals: not_found, wrong_state.';
revoke all on function private.settle_message(uuid, text) from public;

create function public.settle_messages(message_ids uuid[], next_state text)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.each('messages', message_ids::text[], 'select private.settle_message($1::uuid, $2)', next_state) $$;
comment on function public.settle_messages(uuid[], text) is 'The desk (messages) marks up to 200 messages as answered, spam or new again, each for itself. Answers as private.each. Refusals: not_allowed, not_found, too_many, wrong_state.';
revoke all on function public.settle_messages(uuid[], text) from public, anon;
grant execute on function public.settle_messages(uuid[], text) to authenticated, service_role;

create function private.move_product(product_id bigint, next_status text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from public.products p where p.id = product_id) then
    perform private.refuse('not_found', 'There is no such product any more.');
  end if;
  perform public.set_product_status(array[product_id], next_status);
end
$$;
comment on function private.move_product(bigint, text) is 'Publishes, withdraws or archives a product or an option. Refusals: not_found, and those of set_product_status.';
revoke all on function private.move_product(bigint, text) from public;

create function public.move_products(product_ids bigint[], next_status text)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.each('products', product_ids::text[], 'select private.move_product($1::bigint, $2)', next_status) $$;
comment on function public.move_products(bigint[], text) is 'The desk (products) publishes, withdraws or archives up to 200 products and options, each for itself. Answers as private.each. Refusals: not_allowed, not_found, too_many, wrong_state.';
revoke all on function public.move_products(bigint[], text) from public, anon;
grant execute on function public.move_products(bigint[], text) to authenticated, service_role;

create function private.shelve_product(product_id bigint, shelf text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  target public.products;
begin
  select * into target from public.products p where p.id = product_id for no key update;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such product any more.');
  end if;
  if target.variant_of is not null then
    perform private.refuse('is_option', 'An option stands on the shelf of its product.');
  end if;
  if not exists (select from public.product_categories c where c.id = shelf) then
    perform private.refuse('bad_shelf', 'There is no such shelf.');
  end if;
  if target.category_id <> shelf then
    update public.products p set category_id = shelf where p.id = product_id;
    perform private.audit('product_saved', 'products', product_id::text, jsonb_build_object('category_id', shelf, 'was', target.category_id));
  end if;
end
$$;
comment on function private.shelve_product(bigint, text) is 'Puts a product with its options on another shelf. Refusals: bad_shelf, is_option, not_found.';
revoke all on function private.shelve_product(bigint, text) from public;

create function public.shelve_products(product_ids bigint[], shelf text)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.each('products', product_ids::text[], 'select private.shelve_product($1::bigint, $2)', shelf) $$;
comment on function public.shelve_products(bigint[], text) is 'The desk (products) puts up to 200 products on a shelf, each for itself, their options with them. Answers as private.each. Refusals: bad_shelf, is_option, not_allowed, not_found, too_many.';
revoke all on function public.shelve_products(bigint[], text) from public, anon;
grant execute on function public.shelve_products(bigint[], text) to authenticated, service_role;
