-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The product desk: how administrators keep the catalogue. One form saves one product as a whole, and only over the
-- version it was opened with: of two people who edit the same product the second is told, and nothing is lost silently.

create table public.price_history (
  id bigint generated always as identity,
  product_id bigint not null,
  at timestamp with time zone default clock_timestamp() not null,
  actor uuid,
  old_price_kes integer,
  new_price_kes integer not null,
  old_compare_at_kes integer,
  new_compare_at_kes integer,
  constraint price_history_pkey PRIMARY KEY (id),
  constraint price_history_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE,
  constraint price_history_actor_fkey FOREIGN KEY (actor) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.price_history enable row level security;
comment on table public.price_history is 'Every price that products had, append-only. The desk (products) reads it; a trigger writes.';
comment on column public.price_history.id is 'The key of the row.';
comment on column public.price_history.product_id is 'The product or option; its prices go with it.';
comment on column public.price_history.at is 'When, by the clock.';
comment on column public.price_history.actor is 'Account that changed it; null when the system did, and once that account is erased.';
comment on column public.price_history.old_price_kes is 'Price before, KSh; null for the first.';
comment on column public.price_history.new_price_kes is 'Price from then on, KSh.';
comment on column public.price_history.old_compare_at_kes is 'Crossed-out price before, KSh; null without one.';
comment on column public.price_history.new_compare_at_kes is 'Crossed-out price from then on, KSh; null without one.';
grant select on table public.price_history to authenticated, service_role;

create index price_history_product_id_idx ON public.price_history USING btree (product_id, at DESC);

create index price_history_actor_idx ON public.price_history USING btree (actor);

create policy price_history_select_admin on public.price_history for select to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

create function private.log_price()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into public.price_history (product_id, actor, old_price_kes, new_price_kes, old_compare_at_kes, new_compare_at_kes)
  values (new.id, private.caller(), case when tg_op = 'UPDATE' then old.price_kes end, new.price_kes,
    case when tg_op = 'UPDATE' then old.compare_at_kes end, new.compare_at_kes);
  return null;
end
$function$;
comment on function private.log_price() is 'Trigger: notes prices of products in price_history.';

create trigger log_first_price AFTER INSERT ON public.products FOR EACH ROW EXECUTE FUNCTION private.log_price();

create trigger log_price AFTER UPDATE OF price_kes, compare_at_kes ON public.products FOR EACH ROW WHEN (((old.price_kes IS DISTINCT FROM new.price_kes) OR (old.compare_at_kes IS DISTINCT FROM new.compare_at_kes))) EXECUTE FUNCTION private.log_price();

-- What is about to run out, and what expires within 60 days, most pressing first. For administrators.
create view public.low_stock_products with (security_invoker=true) as
 SELECT id,
    variant_of,
    sku,
    name,
    size,
    stock,
    reorder_at,
    lot,
    expires_on,
    picture,
    picture_alt,
    (stock <= reorder_at) AS is_low,
    COALESCE((expires_on <= (((now() AT TIME ZONE 'Africa/Nairobi'::text))::date + 60)), false) AS expires_soon
   FROM public.products p
  WHERE ((status = 'active'::text) AND ( SELECT public.has_capability('stock'::text) AS has_capability) AND ((stock <= reorder_at) OR (expires_on <= (((now() AT TIME ZONE 'Africa/Nairobi'::text))::date + 60))));
comment on view public.low_stock_products is 'What is about to run out or expires within 60 days. For the desk (stock), which sees active products only.';
comment on column public.low_stock_products.id is 'The product or option.';
comment on column public.low_stock_products.variant_of is 'As products.variant_of.';
comment on column public.low_stock_products.sku is 'As products.sku.';
comment on column public.low_stock_products.name is 'As products.name.';
comment on column public.low_stock_products.size is 'As products.size.';
comment on column public.low_stock_products.stock is 'Pieces that can be sold.';
comment on column public.low_stock_products.reorder_at is 'At or below this many pieces it is low.';
comment on column public.low_stock_products.lot is 'Lot number; null when it is not noted.';
comment on column public.low_stock_products.expires_on is 'EAT day on which it may no longer be sold; null when it does not expire.';
comment on column public.low_stock_products.picture is 'As products.picture.';
comment on column public.low_stock_products.picture_alt is 'As products.picture_alt.';
comment on column public.low_stock_products.is_low is 'Whether stock is at or below `reorder_at`.';
comment on column public.low_stock_products.expires_soon is 'Whether it expires within 60 days, or has.';
grant select on table public.low_stock_products to authenticated, service_role;

-- 'Neem Leaf Powder' → 'neem-leaf-powder', with a number when that is taken.
create function private.free_slug(name text)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  base text := coalesce(nullif(left(trim(both '-' from regexp_replace(private.fold_text(name), '[^a-z0-9]+', '-', 'g')), 80), ''),
    'product');
  candidate text;
  n integer := 1;
begin
  base := trim(both '-' from base);
  candidate := base;
  while exists (select 1 from public.products p where p.slug = candidate) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end
$function$;
comment on function private.free_slug(name text) is 'An address for a product by its name that no other has: Neem Leaf Powder gives neem-leaf-powder, with a number when taken.';

create function private.free_sku(sku text)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  candidate text := left(sku, 34) || '-COPY';
  n integer := 1;
begin
  while exists (select 1 from public.products p where p.sku = candidate) loop
    n := n + 1;
    candidate := left(sku, 34) || '-C' || n;
  end loop;
  return candidate;
end
$function$;
comment on function private.free_sku(sku text) is 'An article number for a copy of a product.';

-- The columns a form or a file may set.
create function private.product_columns()
returns text[]
language plpgsql
stable
set search_path = ''
as $function$
begin
  return array(select f.name from private.product_fields() f);
end
$function$;
comment on function private.product_columns() is 'The columns of products that a form or a file may set.';

-- What is wrong with a product's values as JSON: [{field, message}]. `is_new` asks for what a product cannot be
-- without.
create function private.product_faults(product jsonb, is_new boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  faults jsonb := '[]';
  field text;
  value jsonb;
  claim text;
  fields text[];
  numbers text[];
  lists text[];
  nothing_too text[];
  -- what may claim nothing
  printed constant text[] := '{name,summary,description,how_to_use,ingredients,picture_alt}';
  -- one look at all texts tells that most products claim nothing
  suspect constant boolean := private.find_banned_claim((
    select string_agg(product ->> p, E'\n') from unnest(printed) p)) is not null;
begin
  select array_agg(f.name), array_agg(f.name) filter (where f.is_number), array_agg(f.name) filter (where f.is_list),
    array_agg(f.name) filter (where f.may_be_null)
  into fields, numbers, lists, nothing_too from private.product_fields() f;
  if is_new then
    foreach field in array '{sku,name,category_id,form,size,weight_g,price_kes,summary,description}'::text[] loop
      if coalesce(product ->> field, '') = '' and (product ->> 'variant_of' is null
          or field in ('sku', 'size', 'weight_g', 'price_kes')) then
        faults := faults || jsonb_build_object('field', field, 'message', 'This is missing.');
      end if;
    end loop;
  end if;
  for field, value in select * from jsonb_each(product) loop
    continue when not field = any (fields);
    if field = any (numbers) then
      if value #>> '{}' is null and field = any (nothing_too) then
        continue;
      elsif coalesce(value #>> '{}', '') !~ '^\d{1,8}$' then
        faults := faults || jsonb_build_object('field', field, 'message', 'This must be a whole number.');
      elsif (field in ('weight_g', 'price_kes') and (value #>> '{}')::integer = 0)
          or (field = 'price_kes' and (value #>> '{}')::integer > 1000000) then
        faults := faults || jsonb_build_object('field', field, 'message', 'This is out of range.');
      end if;
    elsif field = any (lists) then
      if jsonb_typeof(value) <> 'array' then
        faults := faults || jsonb_build_object('field', field, 'message', 'This must be a list.');
      end if;
    elsif field in ('sku', 'name', 'category_id', 'form', 'size', 'summary', 'description') and trim(coalesce(value #>> '{}', '')) = ''
        and (product ->> 'variant_of' is null or field in ('sku', 'size')) and not is_new then
      faults := faults || jsonb_build_object('field', field, 'message', 'This is missing.');
    end if;
    if suspect and field = any (printed) then
      claim := private.find_banned_claim(value #>> '{}');
      if claim is not null then
        faults := faults || jsonb_build_object('field', field, 'message', format('We may not claim "%s".', claim),
          'claim', claim);
      end if;
    end if;
  end loop;
  if length(product ->> 'sku') > 40 or product ->> 'sku' ~ '\s' then
    faults := faults || '{"field": "sku", "message": "At most 40 letters without spaces."}'::jsonb;
  end if;
  if length(product ->> 'name') > 120 then
    faults := faults || '{"field": "name", "message": "At most 120 letters."}'::jsonb;
  end if;
  if product ->> 'slug' !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    faults := faults || '{"field": "slug", "message": "Lower-case words joined by hyphens."}'::jsonb;
  end if;
  if product ->> 'status' is not null and product ->> 'status' not in ('draft', 'active', 'archived') then
    faults := faults || '{"field": "status", "message": "One of draft, active, archived."}'::jsonb;
  end if;
  if product ->> 'category_id' <> '' and not exists (
    select 1 from public.product_categories c where c.id = product ->> 'category_id') then
    faults := faults || '{"field": "category_id", "message": "There is no such category."}'::jsonb;
  end if;
  if product ->> 'compare_at_kes' ~ '^\d{1,8}$' and product ->> 'price_kes' ~ '^\d{1,8}$'
      and (product ->> 'compare_at_kes')::integer <= (product ->> 'price_kes')::integer then
    faults := faults || '{"field": "compare_at_kes", "message": "The former price must be higher than the price."}'::jsonb;
  end if;
  if length(product ->> 'slug') > 200 then
    faults := faults || '{"field": "slug", "message": "At most 200 letters."}'::jsonb;
  end if;
  if product ->> 'ppb_reg_no' <> '' and length(product ->> 'ppb_reg_no') not between 3 and 40 then
    faults := faults || '{"field": "ppb_reg_no", "message": "Between 3 and 40 letters."}'::jsonb;
  end if;
  if length(product ->> 'lot') > 40 then
    faults := faults || '{"field": "lot", "message": "At most 40 letters."}'::jsonb;
  end if;
  if product ->> 'expires_on' is not null and not private.is_date(product ->> 'expires_on') then
    faults := faults || '{"field": "expires_on", "message": "A date like 2027-06-30."}'::jsonb;
  end if;
  if product ->> 'picture' is not null and product ->> 'picture' !~ '^(uploads/)?[A-Za-z0-9_-]+$' then
    faults := faults || '{"field": "picture", "message": "This is not a picture of ours."}'::jsonb;
  end if;
  if product ? 'picture_alt' and trim(coalesce(product ->> 'picture_alt', '')) = '' then
    faults := faults || '{"field": "picture_alt", "message": "Say what the picture shows."}'::jsonb;
  end if;
  return faults;
end
$function$;
comment on function private.product_faults(product jsonb, is_new boolean) is 'What is wrong with a product''s values as JSON; `claim` is what we may not claim. `is_new` asks for what a product
cannot be without. Answers [{field text, message text, claim? text}].';

-- What is to be judged of changes to a row: they with the prices they leave alone, since a limit binds the two together.
create function private.priced_with(base public.products, changes jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select case when base.id is null then changes
    else jsonb_build_object('price_kes', base.price_kes, 'compare_at_kes', base.compare_at_kes) || changes end
$function$;
comment on function private.priced_with(base public.products, changes jsonb) is 'Changes to a product together with the prices that they leave alone, since a limit binds the two.';

create function private.is_date(value text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $function$
begin
  return value ~ '^\d{4}-\d{2}-\d{2}$' and value::date is not null;
exception when others then
  return false; -- the 31st of June and its like
end
$function$;
comment on function private.is_date(value text) is 'Whether a text is a day like 2027-06-30.';

-- Writes checked values over `base` (a row, or the defaults of a new product) and answers the row.
create function private.write_product(base public.products, product jsonb)
returns public.products
language plpgsql
set search_path = ''
as $function$
declare
  allowed jsonb := (
    select coalesce(jsonb_object_agg(f.name, case when f.may_be_null and product ->> f.name = '' then 'null' else product -> f.name end), '{}')
    from private.product_fields() f where product ? f.name);
  row_ public.products;
begin
  if base.id is null then
    -- what is not said is as the table has it
    allowed := jsonb_build_object('picture', 'no-picture', 'picture_alt', allowed -> 'name') || jsonb_strip_nulls(allowed);
    if coalesce(allowed ->> 'slug', '') = '' then
      allowed := allowed || jsonb_build_object('slug', private.free_slug(concat_ws(' ', allowed ->> 'name',
        case when allowed ? 'variant_of' then allowed ->> 'size' end)));
    end if;
    execute (
      select format('insert into public.products (%1$s) select %1$s from jsonb_populate_record(null::public.products, $1) returning *',
        string_agg(quote_ident(k), ', '))
      from jsonb_object_keys(allowed) k) into row_ using allowed;
    if row_.stock > 0 then
      insert into public.stock_movements (product_id, change, reason, actor)
      values (row_.id, row_.stock, 'adjusted', private.caller());
    end if;
    return row_;
  end if;
  execute (
    select format('update public.products p set (%1$s) = (select %1$s from jsonb_populate_record($1, $2)) where p.id = $3 returning p.*',
      string_agg(quote_ident(c), ', '))
    from unnest(private.product_columns()) c) into row_ using base, allowed, base.id;
  if row_.stock <> base.stock then
    insert into public.stock_movements (product_id, change, reason, actor)
    values (row_.id, row_.stock - base.stock, 'adjusted', private.caller());
  end if;
  return row_;
end
$function$;
comment on function private.write_product(base public.products, product jsonb) is 'Writes checked values over `base`, a row or the defaults of a new product, notes the change of stock, and answers the row.';

-- Saves a product from the form: without `id` a new one (a draft unless it says otherwise), with it the columns that are
-- there. `expected_updated_at` is the version the form was opened with. Stock is written only together with
-- `expected_stock`, the figure the form showed, since sales go on meanwhile. `pictures`, when given, replaces the gallery:
-- [{picture, alt}] in order. Refusals: not_allowed, not_found, changed_by_other, bad_product (message names the first
-- fault; `check_product` lists all), sku_taken, slug_taken, bad_variant.
create function public.save_product(product jsonb, expected_updated_at timestamp with time zone default NULL::timestamp with time zone)
returns public.products
language plpgsql
security definer
set search_path = ''
as $function$
declare
  base public.products;
  saved public.products;
  faults jsonb;
  values_ jsonb := product;
begin
  perform private.require_capability('products');
  if jsonb_typeof(product) is distinct from 'object' then
    perform private.refuse('bad_product', 'There is nothing to save.');
  end if;
  if product ->> 'id' is not null then
    select * into base from public.products p where p.id::text = product ->> 'id' for no key update;
    if not found then
      perform private.refuse('not_found', 'There is no such product.');
    end if;
    if expected_updated_at is null or date_trunc('milliseconds', base.updated_at) <> date_trunc('milliseconds', expected_updated_at)
        or (product ? 'stock' and product ->> 'expected_stock' is distinct from base.stock::text) then
      perform private.refuse('changed_by_other', 'Somebody has changed this product meanwhile.',
        'Compare both versions, then save again.');
    end if;
  end if;
  faults := private.product_faults(private.priced_with(base, product), base.id is null);
  if faults <> '[]' then
    perform private.refuse('bad_product', format('%s: %s', faults #>> '{0,field}', faults #>> '{0,message}'));
  end if;
  if exists (select 1 from public.products p where p.sku = product ->> 'sku' and p.id is distinct from base.id) then
    perform private.refuse('sku_taken', 'Another product has this SKU.');
  end if;
  if exists (select 1 from public.products p where p.slug = product ->> 'slug' and p.id is distinct from base.id) then
    perform private.refuse('slug_taken', 'Another product has this address.');
  end if;
  if product ->> 'variant_of' is not null and not exists (
    select 1 from public.products p where p.id::text = product ->> 'variant_of') then
    perform private.refuse('bad_variant', 'There is no such product for this option.');
  end if;
  if base.id is null and product ->> 'variant_of' is not null then
    -- an option is written with the texts of its product from the start
    values_ := (select jsonb_build_object('name', p.name, 'category_id', p.category_id, 'form', p.form,
      'summary', p.summary, 'description', p.description, 'picture', p.picture, 'picture_alt', p.picture_alt)
      from public.products p where p.id::text = product ->> 'variant_of') || product;
  end if;
  saved := private.write_product(base, values_);
  if jsonb_typeof(product -> 'pictures') = 'array' then
    perform private.replace_pictures(saved.id, product -> 'pictures');
  end if;
  perform private.audit(case when base.id is null then 'product_created' else 'product_saved' end, 'products',
    saved.id::text, case when base.id is null then jsonb_build_object('sku', saved.sku)
      else private.row_changes(to_jsonb(base), to_jsonb(saved)) end);
  return saved;
end
$function$;
comment on function public.save_product(product jsonb, expected_updated_at timestamp with time zone) is 'The desk (products) saves a product from the form: without `id` a new draft, with it the columns that are there, over the version of `expected_updated_at`. Stock needs `expected_stock`, the figure that was shown; `pictures` [{picture, alt}] replaces the gallery. Answers the row. Refusals: bad_product, bad_variant, changed_by_other, not_allowed, not_found, sku_taken, slug_taken.';
grant execute on function public.save_product(product jsonb, expected_updated_at timestamp with time zone) to authenticated, service_role;

create function private.replace_pictures(of_product bigint, pictures jsonb)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if exists (
    select 1 from jsonb_array_elements(pictures) i
    where coalesce(i.value ->> 'picture', '') !~ '^(uploads/)?[A-Za-z0-9_-]+$'
      or length(trim(coalesce(i.value ->> 'alt', ''))) not between 3 and 200
  ) or jsonb_array_length(pictures) > 12 then
    perform private.refuse('bad_product', 'pictures: Each of at most 12 pictures says what it shows.');
  end if;
  delete from public.product_pictures x where x.product_id = of_product;
  insert into public.product_pictures (product_id, position, picture, alt)
  select of_product, i.ordinality, i.value ->> 'picture', trim(i.value ->> 'alt')
  from jsonb_array_elements(pictures) with ordinality i
  on conflict do nothing;
end
$function$;
comment on function private.replace_pictures(of_product bigint, pictures jsonb) is 'Replaces a product''s gallery, at most 12 pictures, each with what it shows. Refusals: bad_product.';

-- Everything that is wrong with a product's values, for the form: [{field, message, claim?}].
create function public.check_product(product jsonb)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('products');
  return private.product_faults(product, product ->> 'id' is null);
end
$function$;
comment on function public.check_product(product jsonb) is 'Everything that is wrong with a product''s values, for the form of the desk (products). Answers as
private.product_faults. Refusals: not_allowed.';
grant execute on function public.check_product(product jsonb) to authenticated, service_role;

-- A copy as a draft with no stock, its gallery included, its options not.
create function public.duplicate_product(product_id bigint)
returns public.products
language plpgsql
security definer
set search_path = ''
as $function$
declare
  base public.products;
  made public.products;
begin
  perform private.require_capability('products');
  select * into base from public.products p where p.id = duplicate_product.product_id;
  if not found then
    perform private.refuse('not_found', 'There is no such product.');
  end if;
  made := private.write_product(null::public.products, to_jsonb(base) || jsonb_build_object(
    'sku', private.free_sku(base.sku), 'slug', private.free_slug(base.name || ' copy'),
    'name', left(base.name || case when base.variant_of is null then ' (copy)' else '' end, 120), 'stock', 0,
    'status', 'draft', 'lot', null, 'expires_on', null));
  insert into public.product_pictures (product_id, position, picture, alt)
  select made.id, x.position, x.picture, x.alt from public.product_pictures x where x.product_id = base.id;
  perform private.audit('product_duplicated', 'products', made.id::text, jsonb_build_object('from', base.id));
  return made;
end
$function$;
comment on function public.duplicate_product(product_id bigint) is 'The desk (products) copies a product as a draft without stock, with its gallery but not its options. Answers the copy. Refusals: not_allowed, not_found.';
grant execute on function public.duplicate_product(product_id bigint) to authenticated, service_role;

-- Publishes, withdraws or archives products, all or none; how many changed.
create function public.set_product_status(product_ids bigint[], next_status text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  changed integer := 0;
  one record;
begin
  perform private.require_capability('products');
  if next_status is null or next_status not in ('draft', 'active', 'archived') then
    perform private.refuse('wrong_state', 'A product is a draft, active or archived.');
  end if;
  for one in
    select p.id, p.status from public.products p
    where p.id = any (product_ids) and p.status <> next_status order by p.id for no key update
  loop
    update public.products p set status = next_status where p.id = one.id and p.status <> next_status;
    perform private.audit('product_' || next_status, 'products', one.id::text, jsonb_build_object('was', one.status));
    changed := changed + 1;
  end loop;
  return changed;
end
$function$;
comment on function public.set_product_status(product_ids bigint[], next_status text) is 'The desk (products) publishes, withdraws or archives products, all or none: draft, active, archived. Answers how many changed. Refusals: not_allowed, wrong_state.';
grant execute on function public.set_product_status(product_ids bigint[], next_status text) to authenticated, service_role;

-- Counts the shelf again: the new figure, if the old one still stands. Refusals: not_allowed, not_found,
-- changed_by_other, bad_quantity.
create function public.set_stock(product_id bigint, stock integer, expected_stock integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  base public.products;
begin
  perform private.require_capability('products');
  select * into base from public.products p where p.id = set_stock.product_id for no key update;
  if not found then
    perform private.refuse('not_found', 'There is no such product.');
  end if;
  if set_stock.stock is null or set_stock.stock not between 0 and 1000000 then
    perform private.refuse('bad_quantity', 'Stock is a whole number, none or more.');
  end if;
  if base.stock is distinct from set_stock.expected_stock then
    perform private.refuse('changed_by_other', format('There are %s now.', base.stock), 'Count again, then save.');
  end if;
  if base.stock <> set_stock.stock then
    update public.products p set stock = set_stock.stock where p.id = base.id;
    insert into public.stock_movements (product_id, change, reason, actor)
    values (base.id, set_stock.stock - base.stock, 'adjusted', private.caller());
    perform private.audit('stock_set', 'products', base.id::text, jsonb_build_object('stock', jsonb_build_array(base.stock, set_stock.stock)));
  end if;
  return set_stock.stock;
end
$function$;
comment on function public.set_stock(product_id bigint, stock integer, expected_stock integer) is 'The desk (products) counts the shelf again: writes the new figure if `expected_stock` still stands, and answers it. Refusals: bad_quantity, changed_by_other, not_allowed, not_found.';
grant execute on function public.set_stock(product_id bigint, stock integer, expected_stock integer) to authenticated, service_role;
