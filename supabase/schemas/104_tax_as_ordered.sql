-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- An order is taxed as its products were when it was placed, whatever is set between that and its payment: the class is kept with its
-- lines. A product without a class was taxed at the standard rate. Lines from before take the class of the day of payment, as they did.

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
