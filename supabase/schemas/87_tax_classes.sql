-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What the law of VAT asks of a shop, before any invoice: who sells, since when they are registered, and the class of what
-- they sell. A shop that has entered no registration charges no VAT and names none.
--
-- Sources: Value Added Tax Act, 2013 (Cap. 476): 16 % by section 5(2)(b), again since 1 January 2021; exempt by the First
-- Schedule, zero-rated by the Second; registration from KSh 5 million of taxable supplies in twelve months by section 34.
-- Letters of the classes: KRA, eTIMS OSCU/VSCU specification, code list "Taxation type" (A exempt, B 16 %, C 0 %, D no VAT).
--
-- A KRA PIN begins with A (a person) or P (a company), then has nine digits and a letter. Whoever writes a letter O for a nought, or I
-- for a one, among its digits is asked whether they meant the PIN so written. What was kept before stays.
--
-- An order is taxed as its products were when it was placed, whatever is set between that and its payment: the class is kept with its
-- lines. A product without a class was taxed at the standard rate. Lines from before take the class of the day of payment, as they did.
--
-- Deliveries, months of a plan and consultations are taxed as was set when their bill was made, as products are: whoever changes a class
-- changes it for what is ordered from then on, not for what waits for its money. Bills from before take the class of the day of payment, as
-- they did.

create table public.tax_classes (
  id text not null,
  etims_code text not null,
  rate_percent numeric(4,2) not null,
  constraint tax_classes_pkey PRIMARY KEY (id),
  constraint tax_classes_id_check CHECK ((id ~ '^[a-z]+$'::text)),
  constraint tax_classes_etims_code_check CHECK ((etims_code ~ '^[A-E]$'::text)),
  constraint tax_classes_rate_percent_check CHECK (((rate_percent >= (0)::numeric) AND (rate_percent <= (99)::numeric)))
);
alter table public.tax_classes enable row level security;
comment on table public.tax_classes is 'The classes of VAT with the rate of today. Lines of invoices keep the rate they were sold at, so a new law is an update.';
comment on column public.tax_classes.id is 'standard, zero, exempt; and outside, for what a shop sells that is not registered.';
comment on column public.tax_classes.etims_code is 'The letter that KRA has for it.';
comment on column public.tax_classes.rate_percent is 'Per cent of the price before tax; 0 for all but standard.';
grant select on table public.tax_classes to anon, authenticated, service_role;

create policy tax_classes_select_all on public.tax_classes for select to anon, authenticated
  using (true);

create table public.business_details (
  id boolean default true not null,
  trading_name text default 'Mizizi'::text not null,
  address text default 'Nairobi, Kenya'::text not null,
  kra_pin text,
  vat_since date,
  branch text default '00'::text not null,
  delivery_class text default 'standard'::text not null,
  plan_class text default 'standard'::text not null,
  consultation_class text default 'standard'::text not null,
  delivery_item_class text,
  plan_item_class text,
  consultation_item_class text,
  updated_at timestamp with time zone default now() not null,
  constraint business_details_pkey PRIMARY KEY (id),
  constraint business_details_id_check CHECK (id),
  constraint business_details_trading_name_check CHECK (((length(TRIM(BOTH FROM trading_name)) >= 2) AND (length(TRIM(BOTH FROM trading_name)) <= 60))),
  constraint business_details_address_check CHECK (((length(TRIM(BOTH FROM address)) >= 3) AND (length(TRIM(BOTH FROM address)) <= 200))),
  constraint business_details_kra_pin_check CHECK ((kra_pin ~ '^[A-Z]\d{9}[A-Z]$'::text)),
  constraint business_details_branch_check CHECK ((branch ~ '^\d{2}$'::text)),
  constraint business_details_delivery_class_check CHECK ((delivery_class = ANY (ARRAY['standard'::text, 'zero'::text, 'exempt'::text]))),
  constraint business_details_plan_class_check CHECK ((plan_class = ANY (ARRAY['standard'::text, 'zero'::text, 'exempt'::text]))),
  constraint business_details_consultation_class_check CHECK ((consultation_class = ANY (ARRAY['standard'::text, 'zero'::text, 'exempt'::text]))),
  constraint business_details_delivery_item_class_check CHECK ((delivery_item_class ~ '^\d{8,10}$'::text)),
  constraint business_details_plan_item_class_check CHECK ((plan_item_class ~ '^\d{8,10}$'::text)),
  constraint business_details_consultation_item_class_check CHECK ((consultation_item_class ~ '^\d{8,10}$'::text)),
  constraint business_details_vat_check CHECK (((vat_since IS NULL) OR (kra_pin IS NOT NULL)))
);
alter table public.business_details enable row level security;
comment on table public.business_details is 'One row: who sells, as invoices name them, and how their services are taxed.';
comment on column public.business_details.id is 'Always true, so that there is one row.';
comment on column public.business_details.trading_name is '2 to 60 letters.';
comment on column public.business_details.address is '3 to 200 letters.';
comment on column public.business_details.kra_pin is 'As KRA writes PINs: a letter, nine digits, a letter; null when the shop has none.';
comment on column public.business_details.vat_since is 'The first day on which VAT is charged; null: not registered. Invoices that were issued stay as they are.';
comment on column public.business_details.branch is 'The branch at KRA; 00 is the head office.';
comment on column public.business_details.delivery_class is 'Class of VAT of deliveries: standard, zero or exempt.';
comment on column public.business_details.plan_class is 'Class of VAT of plans: standard, zero or exempt.';
comment on column public.business_details.consultation_class is 'Class of VAT of consultations: standard, zero or exempt.';
comment on column public.business_details.delivery_item_class is 'The item classification of eTIMS for deliveries, eight to ten digits; null when not known.';
comment on column public.business_details.plan_item_class is 'As delivery_item_class, of plans; null when not known.';
comment on column public.business_details.consultation_item_class is 'As delivery_item_class, of consultations; null when not known.';
comment on column public.business_details.updated_at is 'When the row was last changed.';
grant select, update (trading_name, address, kra_pin, vat_since, branch, delivery_class, plan_class, consultation_class, delivery_item_class, plan_item_class, consultation_item_class) on table public.business_details to authenticated;
grant select on table public.business_details to service_role;

create policy business_details_select_admin on public.business_details for select to authenticated
  using ((( SELECT public.has_capability('settings'::text) AS has_capability) OR ( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('products'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create policy business_details_update_admin on public.business_details for update to authenticated
  using (( SELECT public.has_capability('settings'::text) AS has_capability))
  with check (( SELECT public.has_capability('settings'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.business_details FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create trigger audit_row AFTER UPDATE ON public.business_details FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create function private.charges_vat(day date)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select coalesce((select b.vat_since <= day from public.business_details b), false)
$function$;
comment on function private.charges_vat(day date) is 'Whether the shop is registered for VAT on a day of Nairobi.';

create function public.prices_include_vat()
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select private.charges_vat(private.nairobi_date())
$function$;
comment on function public.prices_include_vat() is 'Whether the prices shown have VAT in them: they are always what is paid, and have none in a shop that is not registered.';
grant execute on function public.prices_include_vat() to anon, authenticated, service_role;

-- Beside the product, so that forms and files that know nothing of tax save products as before. Its options follow it.
create table public.product_tax (
  product_id bigint not null,
  tax_class text not null,
  item_class text,
  package_unit text default 'NT'::text not null,
  quantity_unit text default 'U'::text not null,
  constraint product_tax_pkey PRIMARY KEY (product_id),
  constraint product_tax_tax_class_check CHECK ((tax_class <> 'outside'::text)),
  constraint product_tax_item_class_check CHECK ((item_class ~ '^\d{8,10}$'::text)),
  constraint product_tax_package_unit_check CHECK ((package_unit ~ '^[A-Z0-9]{1,5}$'::text)),
  constraint product_tax_quantity_unit_check CHECK ((quantity_unit ~ '^[A-Z0-9]{1,5}$'::text)),
  constraint product_tax_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE,
  constraint product_tax_tax_class_fkey FOREIGN KEY (tax_class) REFERENCES public.tax_classes(id)
);
alter table public.product_tax enable row level security;
comment on table public.product_tax is 'The class of VAT of a product and of its options. One without a row has no class yet: it is taxed at the standard rate,
which never owes KRA anything, until somebody says what it is.';
comment on column public.product_tax.product_id is 'The product; its options follow it.';
comment on column public.product_tax.tax_class is 'standard, zero or exempt.';
comment on column public.product_tax.item_class is 'The item classification of eTIMS, eight to ten digits; null when not known.';
comment on column public.product_tax.package_unit is 'How it is packed, in the codes of eTIMS; NT: no packing of its own.';
comment on column public.product_tax.quantity_unit is 'In what it is counted, in the codes of eTIMS; U: pieces.';
grant select on table public.product_tax to authenticated, service_role;

create index product_tax_tax_class_idx ON public.product_tax USING btree (tax_class);

create policy product_tax_select_admin on public.product_tax for select to authenticated
  using ((( SELECT public.has_capability('products'::text) AS has_capability) OR ( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create view public.product_tax_list with (security_invoker=true) as
 SELECT p.id,
    p.name,
    p.size,
    p.category_id,
    p.status,
    x.tax_class,
    x.item_class
   FROM (public.products p
     LEFT JOIN public.product_tax x ON ((x.product_id = p.id)))
  WHERE ((p.variant_of IS NULL) AND (p.status <> 'archived'::text) AND ( SELECT public.has_capability('products'::text) AS has_capability));
comment on view public.product_tax_list is 'Products on sale or to be, with their class of VAT; null: they need one. For whoever keeps products.';
comment on column public.product_tax_list.id is 'The product.';
comment on column public.product_tax_list.name is 'As products.name.';
comment on column public.product_tax_list.size is 'As products.size.';
comment on column public.product_tax_list.category_id is 'Shelf.';
comment on column public.product_tax_list.status is 'draft or active.';
comment on column public.product_tax_list.tax_class is 'Class of VAT; null: nobody said.';
comment on column public.product_tax_list.item_class is 'Item classification of eTIMS; null: nobody said.';
grant select on table public.product_tax_list to authenticated, service_role;

create function public.set_tax_class(product_ids bigint[], tax_class text, item_class text default NULL::text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  wanted constant text := nullif(trim(set_tax_class.item_class), '');
  touched bigint[];
begin
  perform private.require_capability('products');
  if set_tax_class.tax_class is not null and set_tax_class.tax_class not in ('standard', 'zero', 'exempt') then
    perform private.refuse('bad_tax_class', 'There is no such tax class.', 'Choose standard, zero-rated or exempt.');
  end if;
  if wanted !~ '^\d{8,10}$' then
    perform private.refuse('bad_item_class', 'An item classification has eight to ten digits.',
      'Look it up in the list that KRA publishes for eTIMS.');
  end if;
  if cardinality(product_ids) > 1000 then
    perform private.refuse('too_many', 'Choose at most 1,000 products at a time.');
  end if;
  select array_agg(distinct coalesce(p.variant_of, p.id)) into touched
  from public.products p where p.id = any (product_ids);
  if touched is null then
    perform private.refuse('not_found', 'There is no such product.');
  end if;
  if set_tax_class.tax_class is null then
    delete from public.product_tax x where x.product_id = any (touched);
  else
    insert into public.product_tax as x (product_id, tax_class, item_class)
    select id, set_tax_class.tax_class, wanted from unnest(touched) id
    on conflict (product_id) do update set tax_class = excluded.tax_class,
      item_class = coalesce(excluded.item_class, x.item_class);
  end if;
  perform private.audit('tax_class_set', 'products', case cardinality(touched) when 1 then touched[1]::text else 'many' end,
    jsonb_strip_nulls(jsonb_build_object('products', to_jsonb(touched), 'tax_class', set_tax_class.tax_class,
      'item_class', wanted)));
  return cardinality(touched);
end $function$;
comment on function public.set_tax_class(product_ids bigint[], tax_class text, item_class text) is 'Says how products are taxed, and how many they were; an option stands for its product. `tax_class` standard, zero or
exempt; null: not known. An `item_class` that is left out stays. Refusals: not_allowed, bad_tax_class, bad_item_class,
too_many, not_found.';
grant execute on function public.set_tax_class(product_ids bigint[], tax_class text, item_class text) to authenticated, service_role;

create table public.bill_pins (
  bill_id uuid not null,
  pin text not null,
  name text,
  at timestamp with time zone default now() not null,
  constraint bill_pins_pkey PRIMARY KEY (bill_id),
  constraint bill_pins_pin_check CHECK ((pin ~ '^[A-Z]\d{9}[A-Z]$'::text)),
  constraint bill_pins_name_check CHECK (((length(name) >= 2) AND (length(name) <= 60))),
  constraint bill_pins_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE
);
alter table public.bill_pins enable row level security;
comment on table public.bill_pins is 'The KRA PIN that the payer of a bill wants on its invoice, and whose it is where that is not the payer.';
comment on column public.bill_pins.bill_id is 'The bill; the PIN goes with it.';
comment on column public.bill_pins.pin is 'A letter, nine digits, a letter.';
comment on column public.bill_pins.name is 'Whose PIN it is; null: the payer''s.';
comment on column public.bill_pins.at is 'When it was named.';
grant select on table public.bill_pins to authenticated, service_role;

create policy bill_pins_select_own on public.bill_pins for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

create policy bill_pins_select_admin on public.bill_pins for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.keep_pin(bill_id uuid, pin text, name text default NULL::text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  wanted constant text := nullif(upper(regexp_replace(coalesce(pin, ''), '\s', '', 'g')), '');
  meant constant text := left(wanted, 1) || translate(substr(wanted, 2, 9), 'OIL', '011') || substr(wanted, 11);
  whose constant text := nullif(trim(name), '');
begin
  if wanted is null then
    delete from public.bill_pins p where p.bill_id = keep_pin.bill_id;
    return;
  end if;
  if wanted !~ '^[AP]\d{9}[A-Z]$' then
    if meant ~ '^[AP]\d{9}[A-Z]$' and meant <> wanted then
      perform private.refuse('bad_pin', format('Did you mean %s?', meant), 'A KRA PIN has nine digits between two letters.');
    end if;
    perform private.refuse('bad_pin', 'That is not a KRA PIN.', 'A or P, nine digits and a letter, as in A123456789Z.');
  end if;
  if length(whose) not between 2 and 60 then
    perform private.refuse('bad_pin_name', 'The name beside the PIN has 2 to 60 letters.');
  end if;
  insert into public.bill_pins as p (bill_id, pin, name) values (keep_pin.bill_id, wanted, whose)
  on conflict on constraint bill_pins_pkey do update set pin = excluded.pin, name = excluded.name;
end $function$;
comment on function private.keep_pin(bill_id uuid, pin text, name text) is 'Keeps the PIN for the invoice of a bill; an empty one takes it away. Refusals: bad_pin, bad_pin_name.';

alter table public.order_items add constraint order_items_tax_class_fkey FOREIGN KEY (tax_class) REFERENCES public.tax_classes(id);

create function private.keep_tax_class()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  select coalesce(x.tax_class, 'standard'), x.item_class into new.tax_class, new.item_class
  from public.products p left join public.product_tax x on x.product_id = coalesce(p.variant_of, p.id)
  where p.id = new.product_id;
  return new;
end
$function$;
comment on function private.keep_tax_class() is 'A line of an order keeps how its product is taxed now; an option is taxed as its product.';

create trigger keep_tax_class BEFORE INSERT ON public.order_items FOR EACH ROW EXECUTE FUNCTION private.keep_tax_class();

alter table public.bills add constraint bills_service_tax_class_fkey FOREIGN KEY (service_tax_class) REFERENCES public.tax_classes(id);

create function private.keep_service_class()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  select case new.kind when 'plan' then d.plan_class when 'consultation' then d.consultation_class else d.delivery_class end,
    case new.kind when 'plan' then d.plan_item_class when 'consultation' then d.consultation_item_class else d.delivery_item_class end
  into new.service_tax_class, new.service_item_class from public.business_details d;
  return new;
end
$function$;
comment on function private.keep_service_class() is 'A bill keeps how its delivery, month or hour is taxed now.';

create trigger keep_service_class BEFORE INSERT ON public.bills FOR EACH ROW EXECUTE FUNCTION private.keep_service_class();
