-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Importing products from a file. The browser reads the CSV, whatever its encoding and separator, and sends rows in
-- batches of at most 1,000; this chapter checks them, says row by row what is wrong, writes the good ones by SKU and can
-- undo it all. A dry run does everything but write.

create table public.product_imports (
  id uuid not null,
  started_by uuid,
  started_at timestamp with time zone default now() not null,
  created integer default 0 not null,
  updated integer default 0 not null,
  failed integer default 0 not null,
  undone_at timestamp with time zone,
  constraint product_imports_pkey PRIMARY KEY (id),
  constraint product_imports_started_by_fkey FOREIGN KEY (started_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.product_imports enable row level security;
comment on table public.product_imports is 'Imports of products from files. The desk (products) reads them; functions write.';
comment on column public.product_imports.id is 'Ties the batches of one file together; made by the browser.';
comment on column public.product_imports.started_by is 'Account that imported; null once it is erased.';
comment on column public.product_imports.started_at is 'When the first batch came.';
comment on column public.product_imports.created is 'Products it made.';
comment on column public.product_imports.updated is 'Products it changed.';
comment on column public.product_imports.failed is 'Rows that were left out.';
comment on column public.product_imports.undone_at is 'When it was taken back; null while it stands.';
grant select on table public.product_imports to authenticated, service_role;

create index product_imports_started_by_idx ON public.product_imports USING btree (started_by);

create index product_imports_started_at_idx ON public.product_imports USING btree (started_at DESC);

create policy product_imports_select_admin on public.product_imports for select to authenticated
  using (( SELECT public.has_capability('products'::text) AS has_capability));

-- What a product and its gallery were before an import touched them (null: they were not there), and which version the
-- import left.
create table private.product_import_changes (
  id bigint generated always as identity,
  import_id uuid not null,
  product_id bigint not null,
  before jsonb,
  gallery jsonb,
  left_at timestamp with time zone not null,
  left_stock integer not null,
  constraint product_import_changes_pkey PRIMARY KEY (id),
  constraint product_import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.product_imports(id) ON DELETE CASCADE,
  constraint product_import_changes_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE
);
comment on table private.product_import_changes is 'What a product was before an import touched it, to take the import back.';
comment on column private.product_import_changes.id is 'The key of the row.';
comment on column private.product_import_changes.import_id is 'The import.';
comment on column private.product_import_changes.product_id is 'The product.';
comment on column private.product_import_changes.before is 'The row before; null when the import made it.';
comment on column private.product_import_changes.gallery is 'The gallery before, [{picture, alt}]; null when the import made the product.';
comment on column private.product_import_changes.left_at is 'products.updated_at after the import, to tell whether somebody changed it since.';
comment on column private.product_import_changes.left_stock is 'Stock after the import, pieces.';

create index product_import_changes_import_id_idx ON private.product_import_changes USING btree (import_id, id);

create index product_import_changes_product_id_idx ON private.product_import_changes USING btree (product_id);

-- A row of the file as values of `products`: the file's column names or ours, cells as text. Empty cells say
-- nothing; the word `none` empties a column, where it may be empty.
create function private.import_values(cells jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.import_values(cells jsonb) is 'A row of a file as values of products: cells are text, empty ones say nothing, the word none empties a column that may be empty.';

-- The pictures of a row: names of ours, separated by |; addresses of other sites are not fetched.
create function private.import_pictures(cells jsonb)
returns text[]
language sql
immutable
set search_path = ''
as $function$
  select array(
    select trim(part) from regexp_split_to_table(coalesce(cells ->> 'image_urls', ''), '\|') part where trim(part) <> '')
$function$;
comment on function private.import_pictures(cells jsonb) is 'The pictures that a row names, separated by |.';

-- A product's gallery in order: [{picture, alt}].
create function private.gallery_of(of_product bigint)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('picture', x.picture, 'alt', x.alt) order by x.position, x.id), '[]')
  from public.product_pictures x where x.product_id = of_product
$function$;
comment on function private.gallery_of(of_product bigint) is 'A product''s gallery in order: [{picture, alt}].';

-- The gallery a row asks for. A picture that stays keeps its own words, a new one gets those of the product's picture.
create function private.import_gallery(pictures text[], before jsonb, words text)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('picture', wanted.picture, 'alt', coalesce((
    select known.value ->> 'alt' from jsonb_array_elements(before) known where known.value ->> 'picture' = wanted.picture),
    words)) order by wanted.place), '[]')
  from unnest(pictures[2:12]) with ordinality wanted (picture, place)
$function$;
comment on function private.import_gallery(pictures text[], before jsonb, words text) is 'The gallery that a row asks for; a picture that stays keeps its words, a new one gets those of the product''s picture.';

-- Checks rows (objects of cells) and, unless it is a dry run, writes those without a fault, by SKU. `batch_id` ties the
-- batches of one file together; `first_row` is the number of the first row in the file, for the messages. A row that only
-- the database itself refuses costs that row, never its batch.
-- → {batch_id, dry_run, rows, created, updated, unchanged, failed, errors: [{row, sku, field, message}]}
create function public.import_products(rows jsonb, dry_run boolean default true, batch_id uuid default NULL::uuid, first_row integer default 1)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line record;
  base public.products;
  saved public.products;
  wanted jsonb;
  pictures text[];
  faults jsonb;
  errors jsonb[] := '{}';
  seen jsonb := '{}';
  batch uuid := coalesce(import_products.batch_id, gen_random_uuid());
  made_count integer := 0;
  changed_count integer := 0;
  gallery jsonb;
  former_gallery jsonb;
  broken text;
  same_count integer := 0;
  failed_count integer := 0;
  parent bigint;
begin
  perform private.require_capability('products');
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 1000 then
    perform private.refuse('bad_file', 'Send at most 1,000 rows at a time.');
  end if;
  -- One file after the other, and products locked by ascending id before anything is written, as orders do.
  perform pg_advisory_xact_lock(hashtextextended('product import', 0));
  if not dry_run then
    insert into public.product_imports (id, started_by) values (batch, private.caller()) on conflict (id) do nothing;
    if exists (select 1 from public.product_imports i where i.id = batch and i.undone_at is not null) then
      perform private.refuse('wrong_state', 'This import was undone.', 'Start a new one.');
    end if;
    perform 1 from public.products p
    where p.id in (
      select k.id from public.products k
      where k.sku in (select trim(r.value ->> 'sku') from jsonb_array_elements(rows) r where jsonb_typeof(r.value) = 'object')
      union
      select v.id from public.products v join public.products k on k.id = v.variant_of
      where k.sku in (select trim(r.value ->> 'sku') from jsonb_array_elements(rows) r where jsonb_typeof(r.value) = 'object'))
    order by p.id for no key update;
  end if;

  for line in
    select r.value as cells, first_row + r.ordinality::integer - 1 as row from jsonb_array_elements(rows) with ordinality r
  loop
    if jsonb_typeof(line.cells) <> 'object' or coalesce(trim(line.cells ->> 'sku'), '') = '' then
      failed_count := failed_count + 1;
      errors := errors || jsonb_build_object('row', line.row, 'sku', null, 'field', 'sku', 'message', 'This is missing.');
      continue;
    end if;
    wanted := private.import_values(line.cells - 'image_urls' - 'variant_of');
    pictures := private.import_pictures(line.cells);
    if seen ? (wanted ->> 'sku') then
      failed_count := failed_count + 1;
      errors := errors || jsonb_build_object('row', line.row, 'sku', wanted ->> 'sku', 'field', 'sku',
        'message', format('Row %s has the same SKU.', seen ->> (wanted ->> 'sku')));
      continue;
    end if;
    seen := seen || jsonb_build_object(wanted ->> 'sku', line.row);
    base := null;
    select * into base from public.products p where p.sku = wanted ->> 'sku';
    if base.id is null then
      if not wanted ? 'summary' and wanted ? 'description' then
        wanted := wanted || jsonb_build_object('summary', left(wanted ->> 'description', 120));
      end if;
    end if;
    faults := '[]';
    if wanted ? 'option_of' then
      select p.id into parent from public.products p where p.sku = wanted ->> 'option_of' and p.variant_of is null;
      if parent is null then
        faults := faults || '[{"field": "option_of", "message": "No product has this SKU, or it is an option itself."}]';
      elsif parent = base.id or exists (select 1 from public.products v where v.variant_of = base.id) then
        faults := faults || '[{"field": "option_of", "message": "An option cannot have options of its own."}]';
      else
        wanted := (wanted - 'option_of') || jsonb_build_object('variant_of', parent);
        if base.id is null then
          wanted := (
            select jsonb_build_object('name', p.name, 'category_id', p.category_id, 'form', p.form, 'summary', p.summary,
              'description', p.description, 'picture', p.picture, 'picture_alt', p.picture_alt)
            from public.products p where p.id = parent) || wanted;
        end if;
      end if;
    end if;
    if exists (select 1 from unnest(pictures) x where x !~ '^(uploads/)?[A-Za-z0-9_-]+$') then
      faults := faults || '[{"field": "image_urls", "message": "Upload the pictures first and name them here."}]';
    elsif cardinality(pictures) > 0 then
      wanted := jsonb_build_object('picture', pictures[1]) || wanted;
    end if;
    former_gallery := private.gallery_of(base.id);
    gallery := case when cardinality(pictures) < 2 then former_gallery else private.import_gallery(pictures, former_gallery,
      coalesce(wanted ->> 'picture_alt', base.picture_alt, wanted ->> 'name')) end;
    if exists (
      select 1 from jsonb_array_elements(gallery) x where length(trim(coalesce(x.value ->> 'alt', ''))) not between 3 and 200) then
      faults := faults || '[{"field": "picture_alt", "message": "Between 3 and 200 letters."}]';
    end if;
    faults := faults || private.product_faults(
      private.priced_with(base, wanted) || case when wanted ? 'option_of' then '{"variant_of": 0}' else '{}'::jsonb end,
      base.id is null);
    if wanted ? 'slug' and exists (
      select 1 from public.products p where p.slug = wanted ->> 'slug' and p.id is distinct from base.id) then
      faults := faults || '[{"field": "slug", "message": "Another product has this address."}]';
    end if;
    if faults <> '[]' then
      failed_count := failed_count + 1;
      errors := errors || array(
        select jsonb_build_object('row', line.row, 'sku', wanted ->> 'sku') || f.value
          || case when f.value ->> 'field' = 'compare_at_kes' and not wanted ? 'compare_at_kes' then
            '{"message": "The former price in the shop is not higher than this price. Write none to clear it."}' else '{}'::jsonb end
        from jsonb_array_elements(faults) f);
      continue;
    end if;

    if base.id is not null and to_jsonb(base) = to_jsonb(jsonb_populate_record(base, wanted)) and gallery = former_gallery then
      same_count := same_count + 1;
      continue;
    end if;
    if not dry_run then
      begin
        saved := private.write_product(base, wanted);
        if gallery <> former_gallery then
          perform private.replace_pictures(saved.id, gallery);
        end if;
        insert into private.product_import_changes (import_id, product_id, before, gallery, left_at, left_stock)
        values (batch, saved.id, case when base.id is not null then to_jsonb(base) - 'search' - 'search_names' end,
          case when base.id is not null then former_gallery end, saved.updated_at, saved.stock);
      exception when integrity_constraint_violation or data_exception or program_limit_exceeded or raise_exception then
        get stacked diagnostics broken = constraint_name;
        failed_count := failed_count + 1;
        errors := errors || jsonb_build_object('row', line.row, 'sku', wanted ->> 'sku',
          'field', coalesce((
            select c from unnest(private.product_columns()) c where starts_with(broken, 'products_' || c || '_')
            order by length(c) desc limit 1), ''),
          'message', case sqlstate when 'P0001' then sqlerrm else 'The shop cannot keep this row. Check its values.' end);
        continue;
      end;
    end if;
    if base.id is null then
      made_count := made_count + 1;
    else
      changed_count := changed_count + 1;
    end if;
  end loop;

  if not dry_run then
    update public.product_imports i
    set created = i.created + made_count, updated = i.updated + changed_count, failed = i.failed + failed_count
    where i.id = batch;
    perform private.audit('products_imported', 'product_imports', batch::text,
      jsonb_build_object('first_row', first_row, 'created', made_count, 'updated', changed_count, 'failed', failed_count));
  end if;
  return jsonb_build_object('batch_id', batch, 'dry_run', dry_run, 'rows', jsonb_array_length(rows), 'created', made_count,
    'updated', changed_count, 'unchanged', same_count, 'failed', failed_count, 'errors', to_jsonb(errors));
end
$function$;
comment on function public.import_products(rows jsonb, dry_run boolean, batch_id uuid, first_row integer) is 'The desk (products) imports rows of a file by SKU, at most 1,000 a call; a dry run only checks. A row holds cells as
text under names of products columns, or title, category, unit, expiry, image_urls; `option_of` names a product by
SKU. A faulty row costs only itself. Answers {batch_id uuid, dry_run boolean, rows integer, created integer, updated
integer, unchanged integer, failed integer, errors [{row integer, sku text | null, field text, message text, claim?
text}]}. Refusals: bad_file, bad_product, not_allowed, wrong_state.';
grant execute on function public.import_products(rows jsonb, dry_run boolean, batch_id uuid, first_row integer) to authenticated, service_role;

-- Takes an import back: products it made are removed, or archived when somebody has ordered them; the others get their
-- values and galleries of before, their stock by the difference, unless somebody has changed them since, or has given their
-- old SKU or address to another product.
-- → {restored, removed, archived, kept: [{product_id, sku}]}
create function public.undo_import(batch_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  change record;
  current_row public.products;
  restored integer := 0;
  removed integer := 0;
  archived integer := 0;
  kept jsonb[] := '{}';
begin
  perform private.require_capability('products');
  perform pg_advisory_xact_lock(hashtextextended('product import', 0));
  update public.product_imports i set undone_at = now() where i.id = undo_import.batch_id and i.undone_at is null;
  if not found then
    perform private.refuse('not_found', 'There is no such import, or it is undone already.');
  end if;
  perform 1 from public.products p
  where p.id in (
    select c.product_id from private.product_import_changes c where c.import_id = undo_import.batch_id
    union
    select v.id from public.products v join private.product_import_changes c on c.product_id = v.variant_of
    where c.import_id = undo_import.batch_id)
  order by p.id for no key update;
  for change in
    -- options before their products, so that a product the import made can go
    select f.product_id, f.before, f.gallery, l.left_at, l.left_stock
    from (
      select distinct on (c.product_id) c.product_id, c.before, c.gallery from private.product_import_changes c
      where c.import_id = undo_import.batch_id order by c.product_id, c.id
    ) f join (
      select distinct on (c.product_id) c.product_id, c.left_at, c.left_stock from private.product_import_changes c
      where c.import_id = undo_import.batch_id order by c.product_id, c.id desc
    ) l using (product_id)
    join public.products p on p.id = f.product_id
    order by p.variant_of nulls last, f.product_id desc
  loop
    select * into current_row from public.products p where p.id = change.product_id;
    if current_row.updated_at <> change.left_at then
      kept := kept || jsonb_build_object('product_id', current_row.id, 'sku', current_row.sku);
    elsif change.before is null then
      if exists (select 1 from public.order_items i where i.product_id = current_row.id)
          or exists (select 1 from public.products v where v.variant_of = current_row.id) then
        update public.products p set status = 'archived' where p.id = current_row.id;
        archived := archived + 1;
      else
        delete from public.products p where p.id = current_row.id;
        removed := removed + 1;
      end if;
    else
      begin
        perform private.write_product(current_row, change.before || jsonb_build_object(
          'stock', greatest(current_row.stock + (change.before ->> 'stock')::integer - change.left_stock, 0)));
        if change.gallery <> private.gallery_of(current_row.id) then
          perform private.replace_pictures(current_row.id, change.gallery);
        end if;
        restored := restored + 1;
      exception when unique_violation then
        kept := kept || jsonb_build_object('product_id', current_row.id, 'sku', current_row.sku);
      end;
    end if;
  end loop;
  perform private.audit('import_undone', 'product_imports', undo_import.batch_id::text,
    jsonb_build_object('restored', restored, 'removed', removed, 'archived', archived, 'kept', cardinality(kept)));
  return jsonb_build_object('restored', restored, 'removed', removed, 'archived', archived, 'kept', to_jsonb(kept));
end
$function$;
comment on function public.undo_import(batch_id uuid) is 'The desk (products) takes an import back, except for products changed since. Answers {restored integer, removed
integer, archived integer, kept [{product_id bigint, sku text}]}. Refusals: bad_product, not_allowed, not_found.';
grant execute on function public.undo_import(batch_id uuid) to authenticated, service_role;
