-- What is known of the columns of a product is read from the table: the desk may write those of its grant, their
-- types say how a cell of a file is read, and an option has its product's values but for a few. A new column is
-- granted and is followed.

create function private.product_fields()
returns table (name text, is_list boolean, is_number boolean, may_be_null boolean)
language plpgsql stable
set search_path = ''
as $$
begin
  return query select a.attname::text, t.typcategory = 'A', a.atttypid = 'pg_catalog.int4'::regtype, not a.attnotnull
  from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
  where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped
    and pg_catalog.has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
  order by a.attnum;
end
$$;
comment on function private.product_fields() is 'The columns of products that a form or a file may set, which are those that are granted to authenticated, with what their type says.';

create or replace function private.product_columns() returns text[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(select f.name from private.product_fields() f);
end
$$;

-- What an option has of its own. All other columns are its product's.
create function private.option_columns() returns text[]
language sql immutable
set search_path = ''
as $$
  select '{variant_of,sku,slug,size,weight_g,price_kes,compare_at_kes,stock,reorder_at,lot,expires_on,picture,picture_alt,
    position,status}'::text[]
$$;
comment on function private.option_columns() is 'The columns of products that an option has of its own; the others are its product''s.';

create function private.shared_columns() returns text[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(select f.name from private.product_fields() f where not f.name = any (private.option_columns()));
end
$$;
comment on function private.shared_columns() is 'The columns of products in which an option says the same as its product.';

-- A variant takes the texts of its product, whatever was written; a product without uses is given some. What the search
-- reads follows the texts.
create or replace function private.complete_product() returns trigger
language plpgsql
security definer
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
$$;

-- PostgreSQL wants the columns that a trigger listens to by name.
create function private.follow_product_columns() returns void
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.follow_product_columns() is 'Makes the triggers that listen to columns of products anew. The migration that adds a column ends with it, after the grant.';
select private.follow_product_columns();

-- A row of the file as values of `products`: the file's column names or ours, cells as text. Empty cells say
-- nothing; the word `none` empties a column, where it may be empty.
create or replace function private.import_values(cells jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(named.column_, case
      when named.column_ <> 'sku' and lower(named.cell) = 'none' then
        case when f.is_list then '[]' when f.may_be_null then 'null' else '""'::jsonb end
      when f.is_list then
        (select coalesce(jsonb_agg(trim(part)) filter (where trim(part) <> ''), '[]')
          from regexp_split_to_table(named.cell, '[|;]') part)
      when f.is_number then
        to_jsonb(regexp_replace(regexp_replace(named.cell, '^(KSh|KES)\s*', '', 'i'), '(?<=\d)[,\s](?=\d{3})|\.00?$', '', 'g'))
      else to_jsonb(named.cell)
    end), '{}')
  from (
    select case lower(trim(c.key))
        when 'title' then 'name' when 'category' then 'category_id' when 'unit' then 'size' when 'expiry' then 'expires_on'
        else lower(trim(c.key)) end as column_,
      case when lower(trim(c.key)) in ('category', 'category_id', 'status') then lower(trim(c.value)) else trim(c.value) end
        as cell
    from jsonb_each_text(cells) c
    where trim(coalesce(c.value, '')) <> ''
  ) named
  left join private.product_fields() f on f.name = named.column_
  where named.column_ = 'option_of' or f.name is not null
$$;

-- Writes checked values over `base` (a row, or the defaults of a new product) and answers the row.
create or replace function private.write_product(base public.products, product jsonb) returns public.products
language plpgsql
set search_path = ''
as $$
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
$$;

-- What is wrong with a product's values as JSON: [{field, message}]. `is_new` asks for what a product cannot be
-- without.
create or replace function private.product_faults(product jsonb, is_new boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
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
$$;
