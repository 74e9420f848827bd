-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Catalogue: what the shop sells. Visitors see active products; administrators see and write all of them.
--
-- `stock` is what can still be sold: pieces held for an unpaid order are already taken off. Every change of it
-- leaves a row in `stock_movements`, so that stock = sum of movements + opening stock can be audited.
--
-- A size or option of a product (a variant) is a row of `products` too, with `variant_of` naming the product it belongs
-- to. It has its own id, sku, slug, size, weight, price, stock, lot and picture, and shows the texts of its product, so
-- that carts, quotes, orders and stock know one kind of thing: a product id. The product's own row is its first option.
-- Lists and searches show products only.
--
-- Searching the catalogue. Steps from strict to forgiving, the later ones only when the earlier found too little: whole
-- words, beginnings of words, words that look alike (trigrams, for typos), any one of the words. Whole words always rank
-- above beginnings: "vitamin c" means Vitamin C and not vitamin cocoa.
--
-- The functions are SECURITY DEFINER because row level security would keep the planner from using the search indexes
-- (their operators are not leakproof); they therefore say `status = 'active'` themselves, for everybody. Each step looks
-- at its most popular matches only, so that a word half the catalogue contains costs no more than a rare one.
--
-- What somebody types into the shop may be a need: sukari, presha, mimba, sleep. The browser knows the words of needs
-- (src/entities/needs) and asks with `need`, the topics of herb uses that answer it, and `named`, what was typed. Letters
-- alone found neem for `mimba`, which is pregnancy, and neem ends pregnancies.
--
-- Of products that only look like what was typed, and of those that have one of its words, a search kept any 200; which ones
-- hung on the order of the table. Among a million products it read half of them for a typo, shelf after shelf without a
-- match. Now it keeps the most popular ones, as the exact steps do.
--
-- What is known of the columns of a product is read from the table: the desk may write those of its grant, their
-- types say how a cell of a file is read, and an option has its product's values but for a few. A new column is
-- granted and is followed.
--
-- A word that shares some letters with a known one is no slip of it: `presha`, blood pressure, found what is cold-pressed, while
-- `morniga`, with two letters swapped, found nothing. What looks much alike still counts; what looks a little alike counts
-- when few letters were dropped, added, changed or swapped, as in src/lib/fuzzy.ts.

grant usage on schema private to authenticated, service_role;

create table public.product_categories (
  id text not null,
  name text not null,
  description text not null,
  "position" integer not null,
  constraint product_categories_pkey PRIMARY KEY (id),
  constraint product_categories_id_check CHECK ((id ~ '^[a-z]+(-[a-z]+)*$'::text))
);
alter table public.product_categories enable row level security;
comment on table public.product_categories is 'The shelves of the shop. Everybody reads them; the desk (products) writes them.';
comment on column public.product_categories.id is 'A short name in lower case, such as teas; it stands in addresses.';
comment on column public.product_categories.name is 'Heading of the shelf.';
comment on column public.product_categories.description is 'A sentence under the heading.';
comment on column public.product_categories."position" is 'Order of the shelves, smallest first.';
grant select on table public.product_categories to anon;
grant delete, insert, select, update on table public.product_categories to authenticated;
grant all on table public.product_categories to service_role;

create policy product_categories_select_all on public.product_categories for select to anon, authenticated
  using (true);

create policy product_categories_insert_admin on public.product_categories for insert to authenticated
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_categories_update_admin on public.product_categories for update to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability))
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_categories_delete_admin on public.product_categories for delete to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

-- Text as the search compares it: without accents and case. `unaccent` is only STABLE because its dictionary could
-- be altered; ours never is, and an index needs the promise.
create function private.fold_text(input text)
returns text
language sql
immutable parallel safe strict
set search_path = ''
as $function$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, input))
$function$;
comment on function private.fold_text(input text) is 'A text without accents and capitals, as the search compares it. Immutable by promise: the dictionary of unaccent is never altered.';

create function private.product_names(name text, botanical text, swahili text, others text[])
returns text
language sql
immutable parallel safe
set search_path = ''
as $function$
  select private.fold_text(concat_ws(' ', name, botanical, swahili, array_to_string(others, ' ')))
$function$;
comment on function private.product_names(name text, botanical text, swahili text, others text[]) is 'All names of a product folded into one text, for products.search_names.';

-- Names weigh most and are kept as they are; prose is stemmed as English.
create function private.product_document(names text, essence text, prose text)
returns tsvector
language sql
immutable parallel safe
set search_path = ''
as $function$
  select setweight(to_tsvector('pg_catalog.simple', names), 'A')
      || setweight(to_tsvector('pg_catalog.english', private.fold_text(essence)), 'B')
      || setweight(to_tsvector('pg_catalog.english', private.fold_text(prose)), 'C')
$function$;
comment on function private.product_document(names text, essence text, prose text) is 'The search document of a product: names weigh most (A) and are not stemmed, then the essence (B) and the prose (C), stemmed as English.';

-- Products that no filter of the lists but price and stock tells apart have the same key, so that the counts beside the
-- filters group by one number. Two kinds that meet in 64 bits would share their counts; the shop would not notice.
create function private.facet_key(category_id text, form text, uses text[], rating_count integer, rating_sum integer)
returns bigint
language sql
immutable parallel safe
set search_path = ''
as $function$
  select hashtextextended(concat_ws(chr(31), category_id, form, array_to_string(uses, ','),
    case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end), 0)
$function$;
comment on function private.facet_key(category_id text, form text, uses text[], rating_count integer, rating_sum integer) is 'A number that products share when no filter but price and stock tells them apart, so that counts beside the filters group by it.';

-- What people look for, as a way to narrow a list. `words` is a text search query: a new product that names no uses gets
-- those whose words its own texts contain, and an administrator corrects them.
create table public.product_uses (
  id text not null,
  name text not null,
  words text not null,
  "position" integer not null,
  constraint product_uses_pkey PRIMARY KEY (id),
  constraint product_uses_id_check CHECK ((id ~ '^[a-z]+(-[a-z]+)*$'::text))
);
alter table public.product_uses enable row level security;
comment on table public.product_uses is 'What people look for, such as sleep, as a filter of the shop. Everybody reads them; the desk (products) writes them.';
comment on column public.product_uses.id is 'A short name in lower case; products.uses holds it.';
comment on column public.product_uses.name is 'As the filter shows it.';
comment on column public.product_uses.words is 'A text search query in English: a new product without uses gets those whose words its texts contain.';
comment on column public.product_uses."position" is 'Order of the filter, smallest first.';
grant select on table public.product_uses to anon;
grant delete, insert, select, update on table public.product_uses to authenticated;
grant all on table public.product_uses to service_role;

create policy product_uses_select_all on public.product_uses for select to anon, authenticated
  using (true);

create policy product_uses_insert_admin on public.product_uses for insert to authenticated
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_uses_update_admin on public.product_uses for update to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability))
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_uses_delete_admin on public.product_uses for delete to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

-- `picture` is the base name of a drawn plate (`public/pictures/<picture>-{320,640,1080}.{avif,webp}`) or, beginning
-- with `uploads/`, of files in the bucket `product-pictures`.
create table public.products (
  id bigint generated by default as identity,
  variant_of bigint,
  sku text not null,
  slug text not null,
  name text not null,
  botanical_name text,
  swahili_name text,
  other_names text[] default '{}'::text[] not null,
  category_id text not null,
  form text not null,
  size text not null,
  weight_g integer not null,
  price_kes integer not null,
  compare_at_kes integer,
  stock integer default 0 not null,
  reorder_at integer default 0 not null,
  summary text not null,
  description text not null,
  how_to_use text default ''::text not null,
  warnings text default ''::text not null,
  ingredients text default ''::text not null,
  herb_slugs text[] default '{}'::text[] not null,
  uses text[] default '{}'::text[] not null,
  ppb_reg_no text,
  lot text,
  expires_on date,
  picture text not null,
  picture_alt text not null,
  "position" integer default 1000 not null,
  status text default 'draft'::text not null,
  rating_count integer default 0 not null,
  rating_sum integer default 0 not null,
  rating numeric(2,1) generated always as (
CASE
    WHEN (rating_count > 0) THEN round(((rating_sum)::numeric / (rating_count)::numeric), 1)
    ELSE NULL::numeric
END) stored,
  in_stock boolean generated always as ((stock > 0)) stored not null,
  option_price_kes integer,
  from_price_kes integer generated always as (LEAST(price_kes, option_price_kes)) stored not null,
  facet_key bigint default 0 not null,
  search_names text default ''::text not null,
  search tsvector default ''::tsvector not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_sku_key UNIQUE (sku),
  constraint products_slug_key UNIQUE (slug),
  constraint products_sku_check CHECK (((length(sku) >= 1) AND (length(sku) <= 40))),
  constraint products_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint products_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint products_weight_g_check CHECK ((weight_g > 0)),
  constraint products_price_kes_check CHECK (((price_kes >= 1) AND (price_kes <= 1000000))),
  constraint products_check CHECK ((compare_at_kes > price_kes)),
  constraint products_stock_check CHECK ((stock >= 0)),
  constraint products_reorder_at_check CHECK ((reorder_at >= 0)),
  constraint products_ppb_reg_no_check CHECK (((length(ppb_reg_no) >= 3) AND (length(ppb_reg_no) <= 40))),
  constraint products_lot_check CHECK (((length(lot) >= 1) AND (length(lot) <= 40))),
  constraint products_picture_check CHECK ((picture ~ '^(uploads/)?[A-Za-z0-9_-]+$'::text)),
  constraint products_picture_alt_check CHECK ((length(TRIM(BOTH FROM picture_alt)) > 0)),
  constraint products_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'archived'::text]))),
  constraint products_rating_count_check CHECK ((rating_count >= 0)),
  constraint products_check1 CHECK (((rating_sum >= rating_count) AND (rating_sum <= (5 * rating_count)))),
  constraint products_check2 CHECK ((variant_of <> id)),
  constraint products_variant_of_fkey FOREIGN KEY (variant_of) REFERENCES public.products(id),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.product_categories(id)
);
alter table public.products enable row level security;
alter table public.products set (fillfactor=60);
comment on table public.products is 'What the shop sells. A size or option is a row too, with `variant_of`. Everybody reads active rows; the desk (products) reads and writes all, but not ratings and what triggers keep.';
alter table public.products alter column search set storage main;
comment on column public.products.id is 'The key of the row.';
comment on column public.products.variant_of is 'The product that this row is an option of; null for a product itself. Options cannot have options.';
comment on column public.products.sku is 'The shop''s own article number, unique, up to 40 signs.';
comment on column public.products.slug is 'The product''s name in its address.';
comment on column public.products.name is '1 to 120 letters; an option has its product''s.';
comment on column public.products.botanical_name is 'Latin name; null for what is not a single plant.';
comment on column public.products.swahili_name is 'Name in Kiswahili, null when there is none.';
comment on column public.products.other_names is 'Further names that the search knows, in any language.';
comment on column public.products.category_id is 'The shelf.';
comment on column public.products.form is 'What it is by kind: powder, tea, capsules and the like.';
comment on column public.products.size is 'As the pack says it, such as 100 g or 60 capsules.';
comment on column public.products.weight_g is 'Weight of a parcel with one of it, grams; delivery is priced by it.';
comment on column public.products.price_kes is 'Price of one piece in KSh, 1 to 1,000,000, tax included.';
comment on column public.products.compare_at_kes is 'Former price in KSh that is shown crossed out, higher than `price_kes`; null when there is no offer.';
comment on column public.products.stock is 'Pieces that can still be sold: those held for unpaid orders are already taken off. Each change leaves a row in stock_movements.';
comment on column public.products.reorder_at is 'The desk is shown the product as running low when stock is at or below this many pieces.';
comment on column public.products.summary is 'One or two sentences for lists.';
comment on column public.products.description is 'The text of its page.';
comment on column public.products.how_to_use is 'How to take or prepare it; empty when there is nothing to say.';
comment on column public.products.warnings is 'Who should not take it; empty when there is nothing to say.';
comment on column public.products.ingredients is 'What is inside; empty when there is nothing to say.';
comment on column public.products.herb_slugs is 'Slugs of the herbs inside, as in herbs.slug.';
comment on column public.products.uses is 'Ids of product_uses. A new product that names none gets those whose words its texts contain.';
comment on column public.products.ppb_reg_no is 'Registration number of the Pharmacy and Poisons Board; null when there is none.';
comment on column public.products.lot is 'Lot number on the packs in stock; null when it is not noted.';
comment on column public.products.expires_on is 'EAT day on which the lot may no longer be sold; null when it does not expire.';
comment on column public.products.picture is 'Base name of a plate under public/pictures, or with the prefix uploads/ of files in the bucket product-pictures.';
comment on column public.products.picture_alt is 'What the picture shows, in words.';
comment on column public.products."position" is 'Popularity: lists begin with the smallest.';
comment on column public.products.status is 'draft: not shown yet. active: sold. archived: not sold any more, kept for its orders.';
comment on column public.products.rating_count is 'Number of published reviews, kept by trigger.';
comment on column public.products.rating_sum is 'Sum of the stars of published reviews, kept by trigger.';
comment on column public.products.rating is 'Average of the stars to one decimal, null without reviews; generated.';
comment on column public.products.in_stock is 'Whether stock is above zero; generated. Pieces of an expired lot still count here.';
comment on column public.products.option_price_kes is 'Price in KSh of its cheapest published option, kept by trigger; null without options.';
comment on column public.products.from_price_kes is 'The lower of `price_kes` and `option_price_kes` in KSh; lists filter and sort by it. Generated.';
comment on column public.products.facet_key is 'private.facet_key of the row, kept by trigger.';
comment on column public.products.search_names is 'All names folded, for the search; kept by trigger.';
comment on column public.products.search is 'Search document, kept by trigger.';
comment on column public.products.created_at is 'When the row was made.';
comment on column public.products.updated_at is 'When somebody last edited it; sales and reviews do not count, so that it tells two editors apart.';
grant select on table public.products to anon;
grant delete, select, insert (id, variant_of, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size, weight_g, price_kes, compare_at_kes, stock, reorder_at, summary, description, how_to_use, warnings, ingredients, herb_slugs, uses, ppb_reg_no, lot, expires_on, picture, picture_alt, "position", status), update (variant_of, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size, weight_g, price_kes, compare_at_kes, stock, reorder_at, summary, description, how_to_use, warnings, ingredients, herb_slugs, uses, ppb_reg_no, lot, expires_on, picture, picture_alt, "position", status) on table public.products to authenticated;
grant all on table public.products to service_role;

create index products_variant_of_idx ON public.products USING btree (variant_of, "position", id);

create index products_category_id_idx ON public.products USING btree (category_id, "position", id) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

create index products_position_idx ON public.products USING btree ("position", id) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

create index products_from_price_kes_idx ON public.products USING btree (from_price_kes, id) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

create index products_name_idx ON public.products USING btree (name, id) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

create index products_category_name_idx ON public.products USING btree (category_id, name, id) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

create index products_created_at_idx ON public.products USING btree (created_at DESC, id DESC) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

create index products_rating_idx ON public.products USING btree (rating DESC NULLS LAST, rating_count DESC, "position", id) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

-- how many there are under the filters, without touching the table
create index products_counts_idx ON public.products USING btree (category_id, form, rating, in_stock, from_price_kes) INCLUDE (id, uses, expires_on) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

-- the same for the counts beside the filters
create index products_facets_idx ON public.products USING btree (facet_key, in_stock, from_price_kes) INCLUDE (id, expires_on) WHERE ((status = 'active'::text) AND (variant_of IS NULL));

-- what has sold out, of which some has options that have not
create index products_sold_out_idx ON public.products USING btree (id) INCLUDE (facet_key, from_price_kes) WHERE ((status = 'active'::text) AND (variant_of IS NULL) AND (NOT in_stock));

-- what lies on the shelf and may not be sold any more
create index products_expires_on_idx ON public.products USING btree (expires_on) INCLUDE (id, facet_key, from_price_kes) WHERE ((status = 'active'::text) AND (variant_of IS NULL) AND in_stock AND (expires_on IS NOT NULL));

create index products_stocked_options_idx ON public.products USING btree (variant_of) INCLUDE (expires_on) WHERE ((variant_of IS NOT NULL) AND (status = 'active'::text) AND in_stock);

create index products_category_status_idx ON public.products USING btree (category_id, status);

create index products_herb_slugs_idx ON public.products USING gin (herb_slugs);

create index products_search_idx ON public.products USING gin (search);

create policy products_select_all on public.products for select to anon, authenticated
  using ((status = 'active'::text));

create policy products_select_admin on public.products for select to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

create policy products_insert_admin on public.products for insert to authenticated
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy products_update_admin on public.products for update to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability))
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy products_delete_admin on public.products for delete to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

-- `updated_at` tells two editors apart, so it moves with what people edit and not with every sale or review.
create trigger touch_updated_at BEFORE UPDATE OF variant_of, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size, weight_g, price_kes, compare_at_kes, reorder_at, summary, description, how_to_use, warnings, ingredients, herb_slugs, uses, ppb_reg_no, lot, expires_on, picture, picture_alt, "position", status ON public.products FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- A variant takes the texts of its product, whatever was written; a product without uses is given some. What the search
-- reads follows the texts.
create function private.complete_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
      new := jsonb_populate_record(new, (
        select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(parent)) e
        where e.key = any (private.shared_columns())));
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
$function$;
comment on function private.complete_product() is 'Trigger: gives an option the texts of its product, a new product without uses some that fit, and keeps what the search and the filters read. Refusals: bad_variant.';

create trigger complete_product BEFORE INSERT OR UPDATE OF variant_of, name, botanical_name, swahili_name, other_names, category_id, form, summary, description, how_to_use, warnings, ingredients, herb_slugs, uses, ppb_reg_no, status, rating_count, rating_sum ON public.products FOR EACH ROW EXECUTE FUNCTION private.complete_product();

-- Options follow their product: its texts always, its status when they shared it.
create function private.carry_to_variants()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update public.products v
  set name = new.name, status = case when v.status = old.status then new.status else v.status end
  where v.variant_of = new.id;
  return null;
end
$function$;
comment on function private.carry_to_variants() is 'Trigger: options follow the texts of their product, and its status when they shared it.';

create trigger carry_to_variants AFTER UPDATE OF name, botanical_name, swahili_name, other_names, category_id, form, summary, description, how_to_use, warnings, ingredients, herb_slugs, uses, ppb_reg_no, status ON public.products FOR EACH ROW WHEN ((new.variant_of IS NULL)) EXECUTE FUNCTION private.carry_to_variants();

-- A product knows what its cheapest published option costs, so that lists filter and sort by the price on its card.
create function private.keep_option_price()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.keep_option_price() is 'Trigger: keeps products.option_price_kes, the price of the cheapest published option.';

create trigger keep_option_price AFTER UPDATE OF price_kes, status, variant_of ON public.products FOR EACH ROW WHEN (((((old.price_kes IS DISTINCT FROM new.price_kes) OR (old.status IS DISTINCT FROM new.status)) OR (old.variant_of IS DISTINCT FROM new.variant_of)) AND (num_nonnulls(old.variant_of, new.variant_of) > 0))) EXECUTE FUNCTION private.keep_option_price();

create trigger keep_price_of_new_option AFTER INSERT ON public.products FOR EACH ROW WHEN (((new.variant_of IS NOT NULL) AND (new.status = 'active'::text))) EXECUTE FUNCTION private.keep_option_price();

create trigger keep_price_without_option AFTER DELETE ON public.products FOR EACH ROW WHEN (((old.variant_of IS NOT NULL) AND (old.status = 'active'::text))) EXECUTE FUNCTION private.keep_option_price();

-- What can be sold of a product today: nothing once its lot has expired. Given its columns, not the row, since of a row
-- PostgreSQL would fetch and unpack all texts.
create function private.sellable_stock(stock integer, expires_on date)
returns integer
language plpgsql
stable
set search_path = ''
as $function$
begin
  return case when expires_on <= (now() at time zone 'Africa/Nairobi')::date then 0 else stock end;
end
$function$;
comment on function private.sellable_stock(stock integer, expires_on date) is 'Pieces of a product that can be sold today: none once its lot has expired.';

-- More pictures of a product, in order, after the one of its own row. Each says what it shows.
create table public.product_pictures (
  id bigint generated always as identity,
  product_id bigint not null,
  "position" integer default 1 not null,
  picture text not null,
  alt text not null,
  constraint product_pictures_pkey PRIMARY KEY (id),
  constraint product_pictures_product_id_picture_key UNIQUE (product_id, picture),
  constraint product_pictures_picture_check CHECK ((picture ~ '^(uploads/)?[A-Za-z0-9_-]+$'::text)),
  constraint product_pictures_alt_check CHECK (((length(TRIM(BOTH FROM alt)) >= 3) AND (length(TRIM(BOTH FROM alt)) <= 200))),
  constraint product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE
);
alter table public.product_pictures enable row level security;
comment on table public.product_pictures is 'More pictures of a product after the one of its own row. Everybody reads those of active products; the desk (products) reads and writes all.';
comment on column public.product_pictures.id is 'The key of the row.';
comment on column public.product_pictures.product_id is 'The product; its pictures go with it.';
comment on column public.product_pictures."position" is 'Order in the gallery, smallest first.';
comment on column public.product_pictures.picture is 'Base name as in products.picture.';
comment on column public.product_pictures.alt is 'What the picture shows, in 3 to 200 letters.';
grant select on table public.product_pictures to anon;
grant delete, insert, select, update on table public.product_pictures to authenticated;
grant all on table public.product_pictures to service_role;

create index product_pictures_product_id_idx ON public.product_pictures USING btree (product_id, "position", id);

create policy product_pictures_select_active on public.product_pictures for select to anon, authenticated
  using ((product_id IN ( SELECT p.id
   FROM public.products p
  WHERE (p.status = 'active'::text))));

create policy product_pictures_select_admin on public.product_pictures for select to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_pictures_insert_admin on public.product_pictures for insert to authenticated
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_pictures_update_admin on public.product_pictures for update to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability))
  with check (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_pictures_delete_admin on public.product_pictures for delete to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

create policy product_pictures_files_select_admin on storage.objects for select to authenticated
  using (((bucket_id = 'product-pictures'::text) AND ( SELECT public.has_capability('products'::text) AS has_capability)));

create policy product_pictures_files_insert_admin on storage.objects for insert to authenticated
  with check (((bucket_id = 'product-pictures'::text) AND ( SELECT public.has_capability('products'::text) AS has_capability)));

create policy product_pictures_files_update_admin on storage.objects for update to authenticated
  using (((bucket_id = 'product-pictures'::text) AND ( SELECT public.has_capability('products'::text) AS has_capability)))
  with check (((bucket_id = 'product-pictures'::text) AND ( SELECT public.has_capability('products'::text) AS has_capability)));

create policy product_pictures_files_delete_admin on storage.objects for delete to authenticated
  using (((bucket_id = 'product-pictures'::text) AND ( SELECT public.has_capability('products'::text) AS has_capability)));

create table public.stock_movements (
  id bigint generated always as identity,
  product_id bigint not null,
  change integer not null,
  reason text not null,
  order_id uuid,
  actor uuid,
  at timestamp with time zone default now() not null,
  constraint stock_movements_pkey PRIMARY KEY (id),
  constraint stock_movements_change_check CHECK ((change <> 0)),
  constraint stock_movements_reason_check CHECK ((reason = ANY (ARRAY['order'::text, 'released'::text, 'adjusted'::text, 'returned'::text, 'received'::text, 'lot'::text]))),
  constraint stock_movements_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE,
  constraint stock_movements_actor_fkey FOREIGN KEY (actor) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.stock_movements enable row level security;
comment on table public.stock_movements is 'Every change of a product''s stock, append-only. The desk (products) reads it; functions and triggers write it.';
comment on column public.stock_movements.id is 'The key of the row.';
comment on column public.stock_movements.product_id is 'The product or option; its movements go with it.';
comment on column public.stock_movements.change is 'Pieces added (above zero) or taken (below zero).';
comment on column public.stock_movements.reason is 'order: taken for an order. released: given back by one that was not fulfilled. adjusted: counted by hand. returned: came back. received: came with a lot. lot: left or came back to what is sold together with its lot.';
comment on column public.stock_movements.order_id is 'The order that it was for; null for adjustments.';
comment on column public.stock_movements.actor is 'Account that caused it; null when the system did, and once that account is erased.';
comment on column public.stock_movements.at is 'When.';
grant select on table public.stock_movements to authenticated;
grant insert, select on table public.stock_movements to service_role;

create index stock_movements_product_id_idx ON public.stock_movements USING btree (product_id, at DESC);

create index stock_movements_order_id_idx ON public.stock_movements USING btree (order_id);

create index stock_movements_actor_idx ON public.stock_movements USING btree (actor);

create policy stock_movements_select_admin on public.stock_movements for select to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

-- Orders write their own movements as the functions' owner; what is left is somebody correcting the shelf by hand.
create function private.log_stock_adjustment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into public.stock_movements (product_id, change, reason, actor)
  values (new.id, new.stock - case when tg_op = 'UPDATE' then old.stock else 0 end, 'adjusted', private.caller());
  return null;
end
$function$;
comment on function private.log_stock_adjustment() is 'Trigger: notes a change of stock that somebody made by hand in stock_movements.';

create trigger log_stock_adjustment AFTER UPDATE OF stock ON public.products FOR EACH ROW WHEN (((old.stock <> new.stock) AND (CURRENT_USER = ANY (ARRAY['authenticated'::name, 'service_role'::name])))) EXECUTE FUNCTION private.log_stock_adjustment();

create trigger log_opening_stock AFTER INSERT ON public.products FOR EACH ROW WHEN (((new.stock <> 0) AND (CURRENT_USER = ANY (ARRAY['authenticated'::name, 'service_role'::name])))) EXECUTE FUNCTION private.log_stock_adjustment();

-- At most 8 words of plain letters and digits, folded: ' Mwarobaini  tea!' → {mwarobaini,tea}.
create function private.search_words(query text)
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select coalesce(array_agg(word), '{}')
  from (
    select word
    from regexp_split_to_table(private.fold_text(left(coalesce(query, ''), 100)), '[^a-z0-9]+') word
    where word <> ''
    limit 8
  ) words
$function$;
comment on function private.search_words(query text) is 'At most 8 folded words of letters and digits of what was typed.';

-- One word as a query, as names are stored and as prose is. Said once when that is the same: the planner would count it
-- twice. `ending` is '' or ':*'.
create function private.word_query(word text, ending text default ''::text)
returns tsquery
language plpgsql
immutable
set search_path = ''
set client_min_messages = 'warning'
as $function$
declare
  plain constant tsquery := to_tsquery('pg_catalog.simple', word || ending);
  stemmed constant tsquery := to_tsquery('pg_catalog.english', word || ending);
begin
  return case when plain = stemmed then plain else plain || stemmed end;
end
$function$;
comment on function private.word_query(word text, ending text) is 'One word as a search query, unstemmed and stemmed; `ending` is empty or :* for beginnings.';

-- The words as a query. Names are stored unstemmed and prose stemmed, so each word is asked both ways. `joint` is & or |.
-- With `beginnings` words of three letters match as the beginning of one, and so does the last from two; a shorter one
-- says too little there and is left out beside others, as are words like "for" and "the".
create function private.search_query(words text[], joint text, beginnings boolean)
returns tsquery
language plpgsql
immutable
set search_path = ''
set client_min_messages = 'warning'
as $function$
declare
  word text;
  place integer := 0;
  term tsquery;
  answer tsquery;
begin
  foreach word in array words loop
    place := place + 1;
    continue when cardinality(words) > 1 and (
      to_tsvector('pg_catalog.english', word) = ''::tsvector
      or (beginnings and (length(word) < 2 or (length(word) = 2 and place < cardinality(words)))));
    term := private.word_query(word, case when beginnings then ':*' else '' end);
    answer := case when answer is null then term when joint = '&' then answer && term else answer || term end;
  end loop;
  return coalesce(answer, ''::tsquery);
end
$function$;
comment on function private.search_query(words text[], joint text, beginnings boolean) is 'Words as a search query joined by `joint`, & or |. With `beginnings` words of three letters, and a last one of two, match as the beginning of a word.';

-- Every word of the names in the catalogue, to tell a typo from a word.
create table private.search_vocabulary (
  word text not null,
  constraint search_vocabulary_pkey PRIMARY KEY (word)
);
comment on table private.search_vocabulary is 'Every word of the names in the catalogue, to tell a typo from a word. Kept by trigger; no client reads it.';
comment on column private.search_vocabulary.word is 'Folded, three letters or more.';

create index search_vocabulary_word_idx ON private.search_vocabulary USING gin (word extensions.gin_trgm_ops);

create index search_vocabulary_beginning_idx ON private.search_vocabulary USING btree (word text_pattern_ops);

create function private.learn_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  -- in order, so that two writers seldom wait for each other
  insert into private.search_vocabulary (word)
  select distinct w from regexp_split_to_table(new.search_names, '[^a-z0-9]+') w where length(w) >= 3 order by w
  on conflict (word) do nothing;
  return null;
end
$function$;
comment on function private.learn_words() is 'Trigger: adds the words of a product''s names to the search vocabulary.';

create trigger learn_words AFTER INSERT OR UPDATE OF name, botanical_name, swahili_name, other_names ON public.products FOR EACH ROW WHEN ((new.variant_of IS NULL)) EXECUTE FUNCTION private.learn_words();

-- The known words that look most like this one, best first.
create function private.similar_words(typed text)
returns text[]
language sql
stable
set search_path = ''
as $function$
  select coalesce(array_agg(near.word order by near.likeness desc, near.word), '{}')
  from (
    select close.word, close.likeness
    from (
      select v.word, extensions.similarity(v.word, typed) as likeness
      from private.search_vocabulary v
      where length(typed) >= 3 and v.word operator(extensions.%) typed
      order by likeness desc, v.word limit 30
    ) close
    where close.likeness >= 0.5 or private.is_slip(typed, close.word)
    order by close.likeness desc, close.word limit 5
  ) near
$function$;
comment on function private.similar_words(typed text) is 'The known words that look most like this one, at most five, best first: much alike, or the same with a slip.';

-- The words as a query in which each may be one that looks like it; matches nothing when one looks like none.
create function private.respelt_query(words text[])
returns tsquery
language plpgsql
stable
set search_path = ''
as $function$
declare
  word text;
  known text;
  term tsquery;
  answer tsquery;
begin
  foreach word in array words loop
    continue when cardinality(words) > 1 and to_tsvector('pg_catalog.english', word) = ''::tsvector;
    term := private.word_query(word);
    foreach known in array private.similar_words(word) loop
      term := term || to_tsquery('pg_catalog.simple', known);
    end loop;
    answer := case when answer is null then term else answer && term end;
  end loop;
  return coalesce(answer, ''::tsquery);
end
$function$;
comment on function private.respelt_query(words text[]) is 'Words as a search query in which each may be one that looks like it; matches nothing when one looks like none.';

-- Words as the beginnings of others are looked for when fewer than a hundred products have them whole, no longer two hundred:
-- among a million, five common words take 130 ms that way, for products that stand behind the fourth page.
create function private.match_products(query text, category text default NULL::text)
returns table(id bigint, score real, strict boolean)
language plpgsql
stable rows 100
set search_path = ''
set effective_cache_size = '8MB'
set random_page_cost = '4'
set enable_seqscan = 'off'
as $function$
declare
  words constant text[] := private.search_words(query);
  phrase constant text := array_to_string(words, ' ');
  whole tsquery;
  beginning tsquery;
  loose tsquery;
begin
  if words = '{}' then
    return;
  end if;
  whole := private.search_query(words, '&', false);
  beginning := private.search_query(words, '&', true);
  loose := private.search_query(words, '|', true);
  -- Dynamic, so that it is planned for these words and not for any.
  return query execute $sql$
    with whole as materialized (
      select c.id, (10 + ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $2)
        + case when ' ' || c.search_names || ' ' like '% ' || $5 || ' %' then 3 else 0 end
        + case when c.search_names like $5 || '%' then 1 else 0 end)::real as score
      from (
        select p.id, p.search, p.search_names from public.products p
        where p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $2
        order by p.position, p.id limit 500
      ) c
    ), beginning as materialized (
      select c.id, (5 + ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $3)
        + case when c.search_names like $5 || '%' then 1 else 0 end)::real as score
      from (
        select p.id, p.search, p.search_names from public.products p
        where (select count(*) from whole) < 100
          and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $3
        order by p.position, p.id limit 500
      ) c
    ), alike as materialized (
      select c.id, (extensions.similarity($5, c.search_names) + ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $6))::real as score
      from (
        select p.id, p.search, p.search_names from public.products p
        where (select count(*) from beginning) + (select count(*) from whole) < 5
          and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $6
        order by p.position, p.id limit 200
      ) c
    ), loose as materialized (
      select c.id, ts_rank('{0.05, 0.1, 0.4, 1}', c.search, $4) as score
      from (
        select p.id, p.search from public.products p
        where not exists (select 1 from whole) and not exists (select 1 from beginning)
          and not exists (select 1 from alike)
          and p.status = 'active' and p.variant_of is null and ($1 is null or p.category_id = $1) and p.search @@ $4
        order by p.position, p.id limit 200
      ) c
    )
    select u.id, max(u.score)::real, bool_or(u.strict)
    from (
      select w.id, w.score, true as strict from whole w union all select b.id, b.score, true from beginning b
      union all select a.id, a.score, false from alike a union all select l.id, l.score, false from loose l
    ) u
    group by u.id
  $sql$ using category, whole, beginning, loose, phrase, private.respelt_query(words);
end
$function$;
comment on function private.match_products(query text, category text) is 'The products that a search finds, with a score, from strict to forgiving: whole words, beginnings, words that look alike, any of the words. `strict` is false for the last two.';

-- Filters as the lists take them, put right instead of refused: what is unknown or malformed narrows nothing.
create type private.product_filters as (
  query text,
  category text,
  forms text[],
  uses text[],
  herb text,
  min_price integer,
  max_price integer,
  in_stock boolean,
  min_rating numeric,
  need text[],
  named text
);
comment on type private.product_filters is 'The filters of a list of products, put right: what is unknown or malformed is null and narrows nothing.';
comment on column private.product_filters.query is 'What was typed; empty for no search.';
comment on column private.product_filters.category is 'Id of a shelf.';
comment on column private.product_filters.forms is 'Any of these forms.';
comment on column private.product_filters.uses is 'Any of these uses.';
comment on column private.product_filters.herb is 'Slug of a herb that is inside.';
comment on column private.product_filters.min_price is 'Lowest price in KSh, included.';
comment on column private.product_filters.max_price is 'Highest price in KSh, included.';
comment on column private.product_filters.in_stock is 'Only what can be sold today.';
comment on column private.product_filters.min_rating is 'Average of at least so many stars.';
comment on column private.product_filters.need is 'Topics of herb uses: products whose herbs are advised for one of them.';
comment on column private.product_filters.named is 'Words that the product itself must be called by, beside `need`.';

create function private.read_texts(value jsonb)
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select case
    when jsonb_typeof(value) = 'array' then
      nullif(array(select t from jsonb_array_elements_text(value) t where t is not null limit 50), '{}')
    when jsonb_typeof(value) = 'string' then array[value #>> '{}']
  end
$function$;
comment on function private.read_texts(value jsonb) is 'Texts of a JSON array (at most 50) or of one string; null for anything else.';

create function private.read_whole(value jsonb)
returns integer
language sql
immutable
set search_path = ''
as $function$
  select case when value #>> '{}' ~ '^\d{1,9}$' then (value #>> '{}')::integer end
$function$;
comment on function private.read_whole(value jsonb) is 'A whole number of up to 9 digits from JSON, else null.';

create function private.read_filters(filters jsonb)
returns private.product_filters
language sql
immutable
set search_path = ''
as $function$
  select (
    coalesce(filters ->> 'query', ''), nullif(filters ->> 'category', ''), private.read_texts(filters -> 'forms'),
    private.read_texts(filters -> 'uses'), nullif(filters ->> 'herb', ''),
    private.read_whole(filters -> 'min_price_kes'), private.read_whole(filters -> 'max_price_kes'),
    coalesce(filters ->> 'in_stock', '') = 'true',
    case when filters ->> 'min_rating' ~ '^[1-5](\.\d)?$' then (filters ->> 'min_rating')::numeric end,
    private.read_texts(filters -> 'need'), filters ->> 'named'
  )::private.product_filters
$function$;
comment on function private.read_filters(filters jsonb) is 'The filters of a list of products; what is malformed narrows nothing.';

-- Whether the lot of a row may still be sold today, and whether there is some of it: what `private.sellable_stock` says,
-- in words that the indexes know.
create function private.lot_is_good_sql(alias text)
returns text
language sql
stable
set search_path = ''
as $function$
  select format('(%1$s.expires_on is null or %1$s.expires_on > %2$L)', alias, private.nairobi_date())
$function$;
comment on function private.lot_is_good_sql(alias text) is 'A condition: the lot of the row `alias` may still be sold today.';

create function private.own_stock_sql(alias text)
returns text
language sql
stable
set search_path = ''
as $function$ select format('(%s.in_stock and %s)', alias, private.lot_is_good_sql(alias)) $function$;
comment on function private.own_stock_sql(alias text) is 'A condition: the row `alias` itself can be sold today, as private.sellable_stock says, in words that the indexes know.';

-- Whether the product has an option that can be sold; `p` is the product's own row. Asked of every product the planner
-- does best with one list of all such options, asked of a few with a look at each.
create function private.stocked_option_sql(of_few boolean)
returns text
language sql
stable
set search_path = ''
as $function$
  select format(case when of_few then
    $sql$exists (select from public.products v where v.variant_of = p.id and v.status = 'active' and %s)$sql$
  else
    $sql$p.id in (
      select v.variant_of from public.products v where v.variant_of is not null and v.status = 'active' and %s)$sql$
  end, private.own_stock_sql('v'))
$function$;
comment on function private.stocked_option_sql(of_few boolean) is 'A condition: the product p has an option that can be sold. `of_few` is for asking of a few products, else of all.';

-- Whether the product or an option of it can be had.
create function private.stocked_sql(of_few boolean)
returns text
language sql
stable
set search_path = ''
as $function$ select format('(%s or %s)', private.own_stock_sql('p'), private.stocked_option_sql(of_few)) $function$;
comment on function private.stocked_sql(of_few boolean) is 'A condition: the product p or one of its options can be sold.';

-- One page of the shop. Everything in `filters` is optional:
-- {query, category, forms[], uses[], herb, min_price_kes, max_price_kes, in_stock, min_rating, sort, page_size, page_offset};
-- sort: popular | price_up | price_down | name | newest | rating. With a query `popular` means best match first.
-- Prices are compared by what a card says a product costs from; stock is what can be sold, nothing of an expired lot.
create function public.browse_products(filters jsonb default '{}'::jsonb)
returns table(id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text, price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text, rating numeric, rating_count integer, variant_count integer, from_price_kes integer, in_stock boolean, total_count bigint)
language plpgsql
stable security definer
set search_path = ''
set max_parallel_workers_per_gather = '0'
as $function$
declare
  wanted private.product_filters := private.read_filters(filters);
  searching constant boolean := trim(wanted.query) <> '';
  ordering text := case filters ->> 'sort'
    when 'price_up' then 'p.from_price_kes, p.id'
    when 'price_down' then 'p.from_price_kes desc, p.id desc'
    when 'name' then 'p.name, p.id'
    when 'newest' then 'p.created_at desc, p.id desc'
    when 'rating' then 'p.rating desc nulls last, p.rating_count desc, p.position, p.id'
    else case when searching then 'f.score desc, p.position, p.id' else 'p.position, p.id' end
  end;
  conditions text := private.filter_sql(wanted);
  row_limit constant integer := least(greatest(coalesce(private.read_whole(filters -> 'page_size'), 24), 1), 100);
  row_offset constant integer := least(coalesce(private.read_whole(filters -> 'page_offset'), 0), 100000);
begin
  return query execute format(
    case when searching then
      $sql$
        with found as materialized (
          select p.id, f.score, p.position, p.from_price_kes, p.name, p.created_at, p.rating, p.rating_count
          from private.match_products(%5$L, %6$L) f
          cross join lateral (select * from public.products p where p.id = f.id offset 0) p
          where %1$s
        ), page as materialized (
          select p.id, p.score, (select count(*) from found) as total from found p
          order by %7$s limit %3$s offset %4$s
        )
      $sql$
    else
      -- where it was not counted: from the narrow index, which holds every column a filter reads but the herbs
      $sql$
        with page as materialized (
          select p.id, 0::real as score, %10$s as total
          from public.products p where %1$s order by %2$s limit %3$s offset %4$s
        )
      $sql$
    end || $sql$
      select p.id, p.slug, p.name, p.botanical_name, p.swahili_name, p.category_id, p.form, p.size, p.price_kes,
        p.compare_at_kes, private.sellable_stock(p.stock, p.expires_on), p.summary, p.picture, p.picture_alt, p.rating,
        p.rating_count, o.many, p.from_price_kes, %8$s or coalesce(o.stocked, false), f.total
      from page f join public.products p on p.id = f.id
      cross join lateral (
        select count(*)::integer as many, bool_or(%9$s) as stocked
        from public.products v where v.variant_of = p.id and v.status = 'active'
      ) o
      order by %2$s
    $sql$, conditions, ordering, row_limit, row_offset, wanted.query, wanted.category,
    replace(ordering, 'f.score', 'p.score'), private.own_stock_sql('p'), private.own_stock_sql('v'),
    case when not private.is_counted(wanted) then format('(select count(*) from public.products p where %s)', conditions)
      when num_nonnulls(wanted.min_price, wanted.max_price) = 0 then private.counted_total_sql(wanted)
      else private.priced_total_sql(wanted) end);
end
$function$;
comment on function public.browse_products(filters jsonb) is 'May be null: botanical_name, swahili_name, compare_at_kes, rating. A page of the shop for everybody: filters are {query
or need[] and named, category, forms[], uses[], herb, min_price_kes, max_price_kes, in_stock, min_rating, sort,
page_size up to 100, page_offset}, all optional; malformed ones narrow nothing. `total_count` counts all pages.';
grant execute on function public.browse_products(filters jsonb) to anon, authenticated, service_role;

-- The shorter question that cards and boxes ask.
create function public.search_products(query text default ''::text, category text default NULL::text, sort text default 'popular'::text, page_size integer default 24, page_offset integer default 0)
returns table(id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text, price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text, total_count bigint)
language sql
stable security definer
set search_path = ''
as $function$
  select b.id, b.slug, b.name, b.botanical_name, b.swahili_name, b.category_id, b.form, b.size, b.price_kes,
    b.compare_at_kes, b.stock, b.summary, b.picture, b.picture_alt, b.total_count
  from public.browse_products(jsonb_build_object('query', query, 'category', category, 'sort', sort,
    'page_size', greatest(coalesce(page_size, 24), 1), 'page_offset', page_offset)) b
$function$;
comment on function public.search_products(query text, category text, sort text, page_size integer, page_offset integer) is 'May be null: botanical_name, swahili_name, compare_at_kes. The list of public.browse_products with fewer filters and columns, for pages of former releases.';
grant execute on function public.search_products(query text, category text, sort text, page_size integer, page_offset integer) to anon, authenticated, service_role;

-- The filters as a condition on `p`, every value quoted.
create function private.filter_sql(wanted private.product_filters)
returns text
language sql
stable
set search_path = ''
as $function$
  select array_to_string(array[
    $sql$p.status = 'active' and p.variant_of is null$sql$,
    case when wanted.category is not null then format('p.category_id = %L', wanted.category) end,
    case when wanted.forms is not null then format('p.form = any (%L)', wanted.forms) end,
    case when wanted.uses is not null then format('p.uses && %L', wanted.uses) end,
    case when wanted.herb is not null then format('p.herb_slugs @> array[%L]', wanted.herb) end,
    case when wanted.min_price is not null then format('p.from_price_kes >= %s', wanted.min_price) end,
    case when wanted.max_price is not null then format('p.from_price_kes <= %s', wanted.max_price) end,
    case when wanted.in_stock then private.stocked_sql(trim(wanted.query) <> '') end,
    case when wanted.min_rating is not null then format('p.rating >= %s', wanted.min_rating) end,
    case when wanted.named is not null then private.need_sql(wanted) end
  ], ' and ')
$function$;
comment on function private.filter_sql(wanted private.product_filters) is 'The filters of a list of products as a condition on p.';

-- Where the price itself narrows what is counted, there is nothing more to ask of a row: its lowest and highest price are
-- those of the whole shop, which are known.
create function private.facet_counts_sql(base private.product_filters, wanted private.product_filters)
returns text
language sql
stable
set search_path = ''
as $function$
  select format(
    case when trim(base.query) <> '' then
      $sql$
        counted as materialized (
          select p.facet_key, (%4$s or %2$s) as stocked, %3$s
          from public.products p where %1$s and p.id = any ($1) group by 1, 2
        )
      $sql$
    else
      $sql$
        by_own_stock as materialized (
          select p.facet_key, p.in_stock as stocked, %3$s
          from public.products p where %1$s and (%5$s or not p.in_stock) group by 1, 2
        ), by_option as materialized (
          select p.facet_key, %3$s from public.products p where %1$s and not p.in_stock and %2$s group by 1
        ), expired as materialized (
          select p.facet_key, %6$s as stocked, %3$s
          from public.products p where %1$s and p.in_stock and p.expires_on <= %7$L group by 1, 2
        ), counted as (
          select * from by_own_stock
          union all
          select m.facet_key, side.stocked, m.n * side.sign, m.lowest, m.highest, m.sample
          from by_option m cross join (values (true, 1), (false, -1)) side (stocked, sign)
          union all
          select * from expired
        )
      $sql$
    end,
    private.filter_sql(base), private.stocked_option_sql(trim(base.query) <> ''),
    case
      when num_nonnulls(base.min_price, base.max_price) > 0 then
        'count(*) as n, null::integer as lowest, null::integer as highest, min(p.id) as sample'
      else format(
        'count(*) filter (where %s) as n, min(p.from_price_kes) as lowest, max(p.from_price_kes) as highest, min(p.id) as sample',
        case when wanted.min_price is null and wanted.max_price is null then 'true'
          else format('p.from_price_kes between %s and %s', coalesce(wanted.min_price, 0), coalesce(wanted.max_price, 2000000000))
        end)
    end,
    private.own_stock_sql('p'), private.lot_is_good_sql('p'), private.stocked_option_sql(true), private.nairobi_date())
$function$;
comment on function private.facet_counts_sql(base private.product_filters, wanted private.product_filters) is 'Common table expressions that count products under the base filters by facet key, stock and price, for private.kinds_sql.';

-- The counts beside the filters, as a person narrows the list: each group is counted with every other filter on and its
-- own off. → {total, did_you_mean: text|null, categories:[{id, name, count}], forms:[{id, count}],
-- uses:[{id, name, count}], ratings:[{at_least, count}], in_stock, price:{min_kes, max_kes}|null}
create function public.product_facets(filters jsonb default '{}'::jsonb)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
set work_mem = '16MB'
set random_page_cost = '1.1'
set max_parallel_workers_per_gather = '0'
as $function$
declare
  wanted private.product_filters := private.read_filters(filters);
  base private.product_filters := wanted;
  searching constant boolean := trim(wanted.query) <> '';
  found_ids bigint[];
  found_as_typed boolean;
  kinds text;
  source text := 'kinds';
  answer jsonb;
begin
  base.category := null;
  base.forms := null;
  base.uses := null;
  base.in_stock := false;
  base.min_rating := null;
  base.min_price := null;
  base.max_price := null;
  if searching then
    select array_agg(m.id), bool_or(m.strict) into found_ids, found_as_typed from private.match_products(wanted.query) m;
    if wanted.category is not null then
      -- Of a shelf the list looks at its own most popular matches; the other shelves keep those of the whole shop.
      found_ids := array(
        select m.id from private.match_products(wanted.query, wanted.category) m
        union all
        select p.id from public.products p where p.id = any (found_ids) and p.category_id <> wanted.category);
    end if;
  end if;
  if not private.is_counted(wanted) then
    kinds := private.kinds_sql(base, wanted);
  elsif num_nonnulls(wanted.min_price, wanted.max_price) = 0 then
    kinds := 'kinds as (select * from private.shelf_counts)';
  else
    -- Counted within the price alone; of what lies outside, the lowest and the highest price were noted.
    base.min_price := wanted.min_price;
    base.max_price := wanted.max_price;
    kinds := private.kinds_sql(base, base) || $sql$, all_kinds as (
      select * from kinds
      union all
      select c.category_id, c.form, c.uses, c.rating, c.stocked, 0, c.lowest, c.highest from private.shelf_counts c)$sql$;
    source := 'all_kinds';
  end if;
  execute format(
    $sql$
      with %s, groups as materialized (
        select category_id, form, uses, floor(rating)::integer as stars, stocked, n, lowest, highest,
          ($2).category is null or category_id = ($2).category as category_fits,
          ($2).forms is null or form = any (($2).forms) as form_fits,
          ($2).uses is null or uses && ($2).uses as use_fits,
          ($2).min_rating is null or coalesce(rating >= ($2).min_rating, false) as rating_fits,
          stocked or not ($2).in_stock as stock_fits
        from %s
      )
      select jsonb_build_object(
        'total', coalesce((
          select sum(n) from groups
          where category_fits and form_fits and use_fits and rating_fits and stock_fits), 0),
        'categories', (
          select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'count', coalesce(g.n, 0))
            order by c.position), '[]')
          from public.product_categories c left join (
            select category_id, sum(n) as n from groups
            where form_fits and use_fits and rating_fits and stock_fits group by 1
          ) g on g.category_id = c.id),
        'forms', (
          select coalesce(jsonb_agg(jsonb_build_object('id', g.form, 'count', g.n) order by g.n desc, g.form), '[]')
          from (
            select form, sum(n) as n from groups
            where category_fits and use_fits and rating_fits and stock_fits group by 1 having sum(n) > 0
          ) g),
        'uses', (
          select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'count', g.n)
            order by u.position), '[]')
          from (
            select use, sum(n) as n from groups, unnest(uses) use
            where category_fits and form_fits and rating_fits and stock_fits group by 1 having sum(n) > 0
          ) g join public.product_uses u on u.id = g.use),
        'ratings', (
          select jsonb_agg(jsonb_build_object('at_least', s, 'count', (
            select coalesce(sum(n), 0) from groups
            where stars >= s and category_fits and form_fits and use_fits and stock_fits)) order by s desc)
          from generate_series(1, 4) s),
        'in_stock', coalesce((
          select sum(n) from groups
          where stocked and category_fits and form_fits and use_fits and rating_fits), 0),
        'price', (
          select case when count(*) > 0 then jsonb_build_object('min_kes', min(lowest), 'max_kes', max(highest)) end
          from groups where category_fits and form_fits and use_fits and rating_fits and stock_fits)
      )
    $sql$, kinds, source)
  into answer using found_ids, wanted;
  return answer || jsonb_build_object('did_you_mean',
    case when searching and found_as_typed is not true then private.suggest_query(wanted.query) end);
end
$function$;
comment on function public.product_facets(filters jsonb) is 'Counts beside the filters of the shop, each group with its own filter off; `did_you_mean` is the search with its
typos put right, where that finds more, and `price` null where nothing is found. Filters as in public.browse_products.
Answers {total integer, categories [{id text, name text, count integer}], forms [{id text, count integer}], uses [{id
text, name text, count integer}], ratings [{at_least integer, count integer}], in_stock integer, price {min_kes
integer, max_kes integer} | null, did_you_mean text | null}.';
grant execute on function public.product_facets(filters jsonb) to anon, authenticated, service_role;

-- A query of which nothing was found by its words, with those we do not know put right, when each of them looks like one
-- we know and the result finds something; else null.
create function private.suggest_query(query text)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  words constant text[] := private.search_words(query);
  typed text;
  better text;
  answer text[] := '{}';
begin
  foreach typed in array words loop
    better := null;
    if not exists (select 1 from private.search_vocabulary v where v.word like typed || '%') then
      better := (private.similar_words(typed))[1];
    end if;
    answer := answer || coalesce(better, typed);
  end loop;
  if words = '{}' or answer = words or not exists (
    select from public.products p
    where p.search @@ private.search_query(answer, '&', true) and p.status = 'active' and p.variant_of is null
  ) then
    return null;
  end if;
  return array_to_string(answer, ' ');
end
$function$;
comment on function private.suggest_query(query text) is 'The query with unknown words put right, when that finds something; else null.';

-- Products beside this one: made of the same herb first, then from the same shelf.
create function public.related_products(product_id bigint, max_rows integer default 4)
returns table(id bigint, slug text, name text, botanical_name text, swahili_name text, category_id text, form text, size text, price_kes integer, compare_at_kes integer, stock integer, summary text, picture text, picture_alt text, rating numeric, rating_count integer)
language sql
stable security definer
set search_path = ''
as $function$
  with one as (
    select p.id, p.category_id, p.herb_slugs from public.products p
    where p.id = (select coalesce(v.variant_of, v.id) from public.products v
      where v.id = related_products.product_id and v.status = 'active')
  ), near as (
    (
      select p.id, 1 as step, p.position from one join public.products p on p.herb_slugs && one.herb_slugs
      where p.status = 'active' and p.variant_of is null and p.id <> one.id
      order by p.position limit 24
    ) union all (
      select p.id, 2, p.position from one join public.products p on p.category_id = one.category_id
      where p.status = 'active' and p.variant_of is null and p.id <> one.id
      order by p.position limit 24
    )
  )
  select p.id, p.slug, p.name, p.botanical_name, p.swahili_name, p.category_id, p.form, p.size, p.price_kes,
    p.compare_at_kes, s.stock, p.summary, p.picture, p.picture_alt, p.rating, p.rating_count
  from (select n.id, min(n.step) as step from near n group by n.id) best join public.products p on p.id = best.id
  cross join lateral (select private.sellable_stock(p.stock, p.expires_on) as stock) s
  order by best.step, s.stock > 0 desc, p.position, p.id
  limit least(greatest(coalesce(related_products.max_rows, 4), 1), 24)
$function$;
comment on function public.related_products(product_id bigint, max_rows integer) is 'May be null: botanical_name, swahili_name, compare_at_kes, rating. Active products with a herb of this one first, then others of its shelf.';
grant execute on function public.related_products(product_id bigint, max_rows integer) to anon, authenticated, service_role;

-- Herbs that no need leads to: with a first warning on their page, or threatened where they grow.
create function private.herbs_never_suggested()
returns text[]
language sql
stable
set search_path = ''
as $function$
  select coalesce(array_agg(h.slug), '{}') from public.herbs h
  where h.status <> 'published' or h.card -> 'dangerous' = 'true' or h.card -> 'threatened' = 'true'
$function$;
comment on function private.herbs_never_suggested() is 'Withdrawn, poisonous and threatened herbs.';

-- Herbs whose page advises them for one of these topics, with a grade of at least C: uses that it speaks against and those
-- that trials contradicted are no part of a card (`private.herb_card`).
create function private.herbs_for(topics text[])
returns text[]
language sql
stable
set search_path = ''
as $function$
  select coalesce(array_agg(h.slug), '{}') from public.herbs h
  where exists (select from jsonb_array_elements(h.card -> 'uses') u where u ->> 0 = any (topics))
    and not h.slug = any (private.herbs_never_suggested())
$function$;
comment on function private.herbs_for(topics text[]) is 'Herbs that their page advises for one of the topics.';

-- Products for a need: of herbs that are advised for it and of none that is never suggested, or called by these very words.
create function private.need_sql(wanted private.product_filters)
returns text
language sql
stable
set search_path = ''
as $function$
  select format('(%s or %s)',
    case when wanted.need is null then 'false'
      else format('p.herb_slugs && %L::text[] and not p.herb_slugs && %L::text[]', private.herbs_for(wanted.need), private.herbs_never_suggested()) end,
    case when cardinality(words) = 0 then 'false'
      else format($sql$' ' || p.search_names || ' ' like %L$sql$, '% ' || array_to_string(words, ' ') || ' %') end)
  from private.search_words(wanted.named) words
$function$;
comment on function private.need_sql(wanted private.product_filters) is 'The need of a list of products as a condition on p.';

create function private.product_fields()
returns table(name text, is_list boolean, is_number boolean, may_be_null boolean)
language plpgsql
stable
set search_path = ''
as $function$
begin
  return query select a.attname::text, t.typcategory = 'A', a.atttypid = 'pg_catalog.int4'::regtype, not a.attnotnull
  from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
  where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped
    and pg_catalog.has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
  order by a.attnum;
end
$function$;
comment on function private.product_fields() is 'The columns of products that a form or a file may set, which are those that are granted to authenticated, with what their type says.';

-- What an option has of its own. All other columns are its product's.
create function private.option_columns()
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select '{variant_of,sku,slug,size,weight_g,price_kes,compare_at_kes,stock,reorder_at,lot,expires_on,picture,picture_alt,
    position,status}'::text[]
$function$;
comment on function private.option_columns() is 'The columns of products that an option has of its own; the others are its product''s.';

create function private.shared_columns()
returns text[]
language plpgsql
stable
set search_path = ''
as $function$
begin
  return array(select f.name from private.product_fields() f where not f.name = any (private.option_columns()));
end
$function$;
comment on function private.shared_columns() is 'The columns of products in which an option says the same as its product.';

-- PostgreSQL wants the columns that a trigger listens to by name.
create function private.follow_product_columns()
returns void
language plpgsql
set search_path = ''
as $function$
declare
  shared constant text := (select string_agg(quote_ident(c), ', ') from unnest(private.shared_columns()) c);
  edited constant text := (select string_agg(quote_ident(c), ', ') from unnest(private.product_columns()) c where c <> 'stock');
begin
  execute format('create or replace trigger touch_updated_at before update of %s on public.products
    for each row execute function private.touch_updated_at()', edited);
  execute format('create or replace trigger complete_product before insert or update of variant_of, %s, status, rating_count, rating_sum
    on public.products for each row execute function private.complete_product()', shared);
  execute format('create or replace trigger carry_to_variants after update of %s, status on public.products
    for each row when (new.variant_of is null) execute function private.carry_to_variants()', shared);
end
$function$;
comment on function private.follow_product_columns() is 'Makes the triggers that listen to columns of products anew. The migration that adds a column ends with it, after the grant.';

create function private.is_slip(typed text, word text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $function$
declare
  allowed constant integer := case when length(typed) < 8 then 1 else 2 end;
  above integer[];
  before integer[];
  here integer[] := (select array_agg(n) from generate_series(0, length(word)) n);
  cost integer;
begin
  if abs(length(typed) - length(word)) > allowed then
    return false;
  end if;
  for i in 1..length(typed) loop
    before := above;
    above := here;
    here := array[i];
    for j in 1..length(word) loop
      cost := least(above[j + 1] + 1, here[j] + 1,
        above[j] + case when substr(typed, i, 1) = substr(word, j, 1) then 0 else 1 end);
      if i > 1 and j > 1 and substr(typed, i, 1) = substr(word, j - 1, 1)
        and substr(typed, i - 1, 1) = substr(word, j, 1) then
        cost := least(cost, before[j - 1] + 1);
      end if;
      here := here || cost;
    end loop;
  end loop;
  return here[length(word) + 1] <= allowed;
end
$function$;
comment on function private.is_slip(typed text, word text) is 'Whether one letter, or in words of eight and more two, was dropped, added, changed or swapped with the next.';
