-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Deliveries, months of a plan and consultations are taxed as was set when their bill was made, as products are: whoever changes a class
-- changes it for what is ordered from then on, not for what waits for its money. Bills from before take the class of the day of payment, as
-- they did.

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
