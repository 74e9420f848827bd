-- Catalogue: what the shop sells. Visitors see active products; administrators see and write all of them.
--
-- `stock` is what can still be sold: pieces held for an unpaid order are already taken off. Every change of it
-- leaves a row in `stock_movements`, so that stock = sum of movements + opening stock can be audited.
--
-- A size or option of a product (a variant) is a row of `products` too, with `variant_of` naming the product it belongs
-- to. It has its own id, sku, slug, size, weight, price, stock, lot and picture, and shows the texts of its product, so
-- that carts, quotes, orders and stock know one kind of thing: a product id. The product's own row is its first option.
-- Lists and searches show products only.

create table public.product_categories (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null,
  description text not null,
  position integer not null
);

grant select on public.product_categories to anon, authenticated;
grant insert, update, delete on public.product_categories to authenticated;
grant all on public.product_categories to service_role;
alter table public.product_categories enable row level security;

create policy product_categories_select_all on public.product_categories
  for select to anon, authenticated using (true);
create policy product_categories_insert_admin on public.product_categories
  for insert to authenticated with check ((select public.has_capability('products')));
create policy product_categories_update_admin on public.product_categories
  for update to authenticated using ((select public.has_capability('products'))) with check ((select public.has_capability('products')));
create policy product_categories_delete_admin on public.product_categories
  for delete to authenticated using ((select public.has_capability('products')));


-- Text as the search compares it: without accents and case. `unaccent` is only STABLE because its dictionary could
-- be altered; ours never is, and an index needs the promise.
create function private.fold_text(input text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, input))
$$;

create function private.product_names(name text, botanical text, swahili text, others text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select private.fold_text(concat_ws(' ', name, botanical, swahili, array_to_string(others, ' ')))
$$;

-- Names weigh most and are kept as they are; prose is stemmed as English.
create function private.product_document(names text, essence text, prose text) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.simple', names), 'A')
      || setweight(to_tsvector('pg_catalog.english', private.fold_text(essence)), 'B')
      || setweight(to_tsvector('pg_catalog.english', private.fold_text(prose)), 'C')
$$;

-- Products that no filter of the lists but price and stock tells apart have the same key, so that the counts beside the
-- filters group by one number. Two kinds that meet in 64 bits would share their counts; the shop would not notice.
create function private.facet_key(category_id text, form text, uses text[], rating_count integer, rating_sum integer)
returns bigint
language sql immutable parallel safe
set search_path = ''
as $$
  select hashtextextended(concat_ws(chr(31), category_id, form, array_to_string(uses, ','),
    case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end), 0)
$$;

revoke all on function private.fold_text(text) from public;
revoke all on function private.product_names(text, text, text, text[]) from public;
revoke all on function private.product_document(text, text, text) from public;
revoke all on function private.facet_key(text, text, text[], integer, integer) from public;
grant usage on schema private to authenticated, service_role;


-- What people look for, as a way to narrow a list. `words` is a text search query: a new product that names no uses gets
-- those whose words its own texts contain, and an administrator corrects them.
create table public.product_uses (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null,
  words text not null,
  position integer not null
);
insert into public.product_uses (id, name, words, position) values
  ('digestion', 'Digestion', 'digest | stomach | bloat | fibre | constipation | meals', 1),
  ('calm', 'Sleep and calm', 'sleep | bedtime | calm | evening | night | relax', 2),
  ('skin', 'Skin', 'skin | face | mask | balm | moisturise', 3),
  ('hair', 'Hair', 'hair | scalp | beard', 4),
  ('energy', 'Energy and morning', 'energy | morning | tired | exercise | sport', 5),
  ('cold-season', 'Cold season', 'throat | cough | cold <-> season | steam', 6),
  ('cooking', 'Cooking', 'cook | stew | soup | pan | frying | salad | dish', 7),
  ('baking', 'Porridge and baking', 'porridge | uji | bake | smoothie | bread', 8);

grant select on public.product_uses to anon, authenticated;
grant insert, update, delete on public.product_uses to authenticated;
grant all on public.product_uses to service_role;
alter table public.product_uses enable row level security;

create policy product_uses_select_all on public.product_uses
  for select to anon, authenticated using (true);
create policy product_uses_insert_admin on public.product_uses
  for insert to authenticated with check ((select public.has_capability('products')));
create policy product_uses_update_admin on public.product_uses
  for update to authenticated using ((select public.has_capability('products'))) with check ((select public.has_capability('products')));
create policy product_uses_delete_admin on public.product_uses
  for delete to authenticated using ((select public.has_capability('products')));


-- `picture` is the base name of a drawn plate (`public/pictures/<picture>-{320,640,1080}.{avif,webp}`) or, beginning
-- with `uploads/`, of files in the bucket `product-pictures`.
create table public.products (
  id bigint generated by default as identity primary key,
  variant_of bigint references public.products (id),
  sku text not null unique check (length(sku) between 1 and 40),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 120),
  botanical_name text,
  swahili_name text,
  other_names text[] not null default '{}',
  category_id text not null references public.product_categories (id),
  form text not null,
  size text not null,
  weight_g integer not null check (weight_g > 0),
  price_kes integer not null check (price_kes between 1 and 1000000),
  compare_at_kes integer check (compare_at_kes > price_kes),
  stock integer not null default 0 check (stock >= 0),
  reorder_at integer not null default 0 check (reorder_at >= 0),
  summary text not null,
  description text not null,
  how_to_use text not null default '',
  warnings text not null default '',
  ingredients text not null default '',
  herb_slugs text[] not null default '{}',
  uses text[] not null default '{}',
  ppb_reg_no text check (length(ppb_reg_no) between 3 and 40),
  lot text check (length(lot) between 1 and 40),
  expires_on date,
  picture text not null check (picture ~ '^(uploads/)?[A-Za-z0-9_-]+$'),
  picture_alt text not null check (length(trim(picture_alt)) > 0),
  position integer not null default 1000,
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum between rating_count and 5 * rating_count),
  rating numeric(2, 1) generated always as (
    case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end
  ) stored,
  -- a column of its own, so that an index may hold it and yet most sales touch no index; pieces of an expired lot count here
  in_stock boolean not null generated always as (stock > 0) stored,
  -- the lowest price of its published options, kept by `keep_option_price`
  option_price_kes integer,
  -- what its card says it costs from
  from_price_kes integer not null generated always as (least(price_kes, option_price_kes)) stored,
  -- kept by `complete_product`: generated ones would be computed anew with every sale
  facet_key bigint not null default 0,
  search_names text not null default '',
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (variant_of <> id)
);
-- What a search reads of many rows stays within them; the long texts are the ones that move out.
alter table public.products alter column search set storage main;
-- A sale writes its row anew. With room left on each page, the old ones are cleared away there before the page is full, and no
-- index hears of the sale; without it, every third sale went to another page and into all indexes.
alter table public.products set (fillfactor = 60);
create index products_variant_of_idx on public.products (variant_of, position, id);
create index products_category_id_idx on public.products (category_id, position, id)
  where status = 'active' and variant_of is null;
create index products_position_idx on public.products (position, id) where status = 'active' and variant_of is null;
create index products_from_price_kes_idx on public.products (from_price_kes, id)
  where status = 'active' and variant_of is null;
create index products_name_idx on public.products (name, id) where status = 'active' and variant_of is null;
create index products_category_name_idx on public.products (category_id, name, id)
  where status = 'active' and variant_of is null;
create index products_created_at_idx on public.products (created_at desc, id desc)
  where status = 'active' and variant_of is null;
create index products_rating_idx on public.products (rating desc nulls last, rating_count desc, position, id)
  where status = 'active' and variant_of is null;
-- how many there are under the filters, without touching the table
create index products_counts_idx on public.products (category_id, form, rating, in_stock, from_price_kes)
  include (id, uses, expires_on) where status = 'active' and variant_of is null;
-- the same for the counts beside the filters
create index products_facets_idx on public.products (facet_key, in_stock, from_price_kes)
  include (id, expires_on) where status = 'active' and variant_of is null;
-- what has sold out, of which some has options that have not
create index products_sold_out_idx on public.products (id)
  include (facet_key, from_price_kes) where status = 'active' and variant_of is null and not in_stock;
-- what lies on the shelf and may not be sold any more
create index products_expires_on_idx on public.products (expires_on)
  include (id, facet_key, from_price_kes)
  where status = 'active' and variant_of is null and in_stock and expires_on is not null;
create index products_stocked_options_idx on public.products (variant_of)
  include (expires_on) where variant_of is not null and status = 'active' and in_stock;
create index products_category_status_idx on public.products (category_id, status);
create index products_herb_slugs_idx on public.products using gin (herb_slugs);
create index products_search_idx on public.products using gin (search);

-- Ratings are counted from the reviews and belong to nobody else.
grant select on public.products to anon, authenticated;
grant delete,
  insert (id, variant_of, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size, weight_g,
    price_kes, compare_at_kes, stock, reorder_at, summary, description, how_to_use, warnings, ingredients, herb_slugs,
    uses, ppb_reg_no, lot, expires_on, picture, picture_alt, position, status),
  update (variant_of, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size, weight_g,
    price_kes, compare_at_kes, stock, reorder_at, summary, description, how_to_use, warnings, ingredients, herb_slugs,
    uses, ppb_reg_no, lot, expires_on, picture, picture_alt, position, status)
  on public.products to authenticated;
grant all on public.products to service_role;
alter table public.products enable row level security;

create policy products_select_all on public.products
  for select to anon, authenticated using (status = 'active');
create policy products_select_admin on public.products
  for select to authenticated using ((select public.has_capability('products')));
create policy products_insert_admin on public.products
  for insert to authenticated with check ((select public.has_capability('products')));
create policy products_update_admin on public.products
  for update to authenticated using ((select public.has_capability('products'))) with check ((select public.has_capability('products')));
create policy products_delete_admin on public.products
  for delete to authenticated using ((select public.has_capability('products')));

-- `updated_at` tells two editors apart, so it moves with what people edit and not with every sale or review.
create trigger touch_updated_at before update of variant_of, sku, slug, name, botanical_name, swahili_name, other_names,
    category_id, form, size, weight_g, price_kes, compare_at_kes, reorder_at, summary, description, how_to_use, warnings,
    ingredients, herb_slugs, uses, ppb_reg_no, lot, expires_on, picture, picture_alt, position, status
  on public.products for each row execute function private.touch_updated_at();

-- A variant takes the texts of its product, whatever was written; a product without uses is given some. What the search
-- reads follows the texts.
create function private.complete_product() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  parent public.products;
begin
  if new.variant_of is not null then
    select * into parent from public.products p where p.id = new.variant_of;
    if parent.variant_of is not null
        or exists (select 1 from public.products v where v.variant_of = new.id) then
      perform private.refuse('bad_variant', 'An option cannot have options of its own.');
    end if;
    if parent.id is not null then
      new.name := parent.name;
      new.botanical_name := parent.botanical_name;
      new.swahili_name := parent.swahili_name;
      new.other_names := parent.other_names;
      new.category_id := parent.category_id;
      new.form := parent.form;
      new.summary := parent.summary;
      new.description := parent.description;
      new.how_to_use := parent.how_to_use;
      new.warnings := parent.warnings;
      new.ingredients := parent.ingredients;
      new.herb_slugs := parent.herb_slugs;
      new.uses := parent.uses;
      new.ppb_reg_no := parent.ppb_reg_no;
      if parent.status <> 'active' and new.status = 'active' then
        new.status := parent.status;
      end if;
    end if;
  elsif tg_op = 'INSERT' and new.uses = '{}' then
    select coalesce(array_agg(u.id order by u.position), '{}') into new.uses
    from public.product_uses u
    where to_tsvector('pg_catalog.english', concat_ws(' ', new.summary, new.description, new.how_to_use))
      @@ to_tsquery('pg_catalog.english', u.words);
  end if;
  new.facet_key := private.facet_key(new.category_id, new.form, new.uses, new.rating_count, new.rating_sum);
  new.search_names := private.product_names(new.name, new.botanical_name, new.swahili_name, new.other_names);
  new.search := private.product_document(new.search_names,
    concat_ws(' ', new.category_id, new.form, new.summary, new.ingredients), concat_ws(' ', new.description, new.how_to_use));
  return new;
end
$$;
revoke all on function private.complete_product() from public;

create trigger complete_product before insert or update of variant_of, name, botanical_name, swahili_name, other_names,
    category_id, form, summary, description, how_to_use, warnings, ingredients, herb_slugs, uses, ppb_reg_no, status,
    rating_count, rating_sum
  on public.products for each row execute function private.complete_product();

-- Options follow their product: its texts always, its status when they shared it.
create function private.carry_to_variants() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.products v
  set name = new.name, status = case when v.status = old.status then new.status else v.status end
  where v.variant_of = new.id;
  return null;
end
$$;
revoke all on function private.carry_to_variants() from public;

create trigger carry_to_variants after update of name, botanical_name, swahili_name, other_names, category_id, form,
    summary, description, how_to_use, warnings, ingredients, herb_slugs, uses, ppb_reg_no, status
  on public.products for each row when (new.variant_of is null) execute function private.carry_to_variants();

-- A product knows what its cheapest published option costs, so that lists filter and sort by the price on its card.
create function private.keep_option_price() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  main bigint;
begin
  for main in
    select distinct id from unnest(array[old.variant_of, new.variant_of]) id where id is not null order by id
  loop
    -- Of two options written at the same moment the second waits here, and then reads the price of the first.
    perform from public.products p where p.id = main for no key update;
    update public.products p set option_price_kes = o.lowest
    from (
      select min(v.price_kes) as lowest from public.products v where v.variant_of = main and v.status = 'active'
    ) o
    where p.id = main and p.option_price_kes is distinct from o.lowest;
  end loop;
  return null;
end
$$;
revoke all on function private.keep_option_price() from public;

create trigger keep_option_price after update of price_kes, status, variant_of on public.products
  for each row when ((old.price_kes, old.status, old.variant_of) is distinct from (new.price_kes, new.status, new.variant_of)
    and num_nonnulls(old.variant_of, new.variant_of) > 0)
  execute function private.keep_option_price();
create trigger keep_price_of_new_option after insert on public.products
  for each row when (new.variant_of is not null and new.status = 'active') execute function private.keep_option_price();
create trigger keep_price_without_option after delete on public.products
  for each row when (old.variant_of is not null and old.status = 'active') execute function private.keep_option_price();

-- What can be sold of a product today: nothing once its lot has expired. Given its columns, not the row, since of a row
-- PostgreSQL would fetch and unpack all texts.
create function private.sellable_stock(stock integer, expires_on date) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return case when expires_on <= (now() at time zone 'Africa/Nairobi')::date then 0 else stock end;
end
$$;
revoke all on function private.sellable_stock(integer, date) from public;


-- More pictures of a product, in order, after the one of its own row. Each says what it shows.
create table public.product_pictures (
  id bigint generated always as identity primary key,
  product_id bigint not null references public.products (id) on delete cascade,
  position integer not null default 1,
  picture text not null check (picture ~ '^(uploads/)?[A-Za-z0-9_-]+$'),
  alt text not null check (length(trim(alt)) between 3 and 200),
  unique (product_id, picture)
);
create index product_pictures_product_id_idx on public.product_pictures (product_id, position, id);

grant select on public.product_pictures to anon, authenticated;
grant insert, update, delete on public.product_pictures to authenticated;
grant all on public.product_pictures to service_role;
alter table public.product_pictures enable row level security;

create policy product_pictures_select_active on public.product_pictures
  for select to anon, authenticated
  using (product_id in (select p.id from public.products p where p.status = 'active'));
create policy product_pictures_select_admin on public.product_pictures
  for select to authenticated using ((select public.has_capability('products')));
create policy product_pictures_insert_admin on public.product_pictures
  for insert to authenticated with check ((select public.has_capability('products')));
create policy product_pictures_update_admin on public.product_pictures
  for update to authenticated using ((select public.has_capability('products'))) with check ((select public.has_capability('products')));
create policy product_pictures_delete_admin on public.product_pictures
  for delete to authenticated using ((select public.has_capability('products')));

-- Uploaded pictures. The file API serves a public bucket to everybody and asks these policies before it writes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-pictures', 'product-pictures', true, 2097152, array['image/avif', 'image/webp', 'image/jpeg'])
on conflict (id) do nothing;

create policy product_pictures_files_select_admin on storage.objects
  for select to authenticated using (bucket_id = 'product-pictures' and (select public.has_capability('products')));
create policy product_pictures_files_insert_admin on storage.objects
  for insert to authenticated with check (bucket_id = 'product-pictures' and (select public.has_capability('products')));
create policy product_pictures_files_update_admin on storage.objects
  for update to authenticated using (bucket_id = 'product-pictures' and (select public.has_capability('products')))
  with check (bucket_id = 'product-pictures' and (select public.has_capability('products')));
create policy product_pictures_files_delete_admin on storage.objects
  for delete to authenticated using (bucket_id = 'product-pictures' and (select public.has_capability('products')));


create table public.stock_movements (
  id bigint generated always as identity primary key,
  product_id bigint not null references public.products (id) on delete cascade,
  change integer not null check (change <> 0),
  reason text not null check (reason in ('order', 'released', 'adjusted', 'returned')),
  order_id uuid,
  actor uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
create index stock_movements_product_id_idx on public.stock_movements (product_id, at desc);
create index stock_movements_order_id_idx on public.stock_movements (order_id);
create index stock_movements_actor_idx on public.stock_movements (actor);

grant select on public.stock_movements to authenticated;
grant select, insert on public.stock_movements to service_role;
alter table public.stock_movements enable row level security;

create policy stock_movements_select_admin on public.stock_movements
  for select to authenticated using ((select public.has_capability('products')));

-- Orders write their own movements as the functions' owner; what is left is somebody correcting the shelf by hand.
create function private.log_stock_adjustment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.stock_movements (product_id, change, reason, actor)
  values (new.id, new.stock - case when tg_op = 'UPDATE' then old.stock else 0 end, 'adjusted', auth.uid());
  return null;
end
$$;
revoke all on function private.log_stock_adjustment() from public;

create trigger log_stock_adjustment after update of stock on public.products
  for each row when (old.stock <> new.stock and current_user in ('authenticated', 'service_role'))
  execute function private.log_stock_adjustment();
create trigger log_opening_stock after insert on public.products
  for each row when (new.stock <> 0 and current_user in ('authenticated', 'service_role'))
  execute function private.log_stock_adjustment();
