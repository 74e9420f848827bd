-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Payments, refunds, named receipts and their story name the bill.

-- `order_id`, `plan_payment_id` and `consultation_id` repeat it for who reads the rows of one kind.
create function private.name_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  if tg_table_name = 'payments' then
    new.bill_id := coalesce(new.bill_id, new.order_id, new.plan_payment_id, new.consultation_id);
    if num_nonnulls(new.order_id, new.plan_payment_id, new.consultation_id) = 0 then
      select * into bill from public.bills b where b.id = new.bill_id;
      new.order_id := case bill.kind when 'order' then bill.id end;
      new.plan_payment_id := case bill.kind when 'plan' then bill.id end;
      new.consultation_id := case bill.kind when 'consultation' then bill.id end;
    end if;
    return new;
  end if;
  new.bill_id := coalesce(new.bill_id, new.order_id);
  if new.order_id is null then
    select b.id into new.order_id from public.bills b where b.id = new.bill_id and b.kind = 'order';
  end if;
  return new;
end $function$;
comment on function private.name_bill() is 'Fills the id of the bill from that of the order, or the other way round.';

create trigger name_bill BEFORE INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION private.name_bill();

create trigger name_bill BEFORE INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.name_bill();

create trigger name_bill BEFORE INSERT ON public.receipt_claims FOR EACH ROW EXECUTE FUNCTION private.name_bill();

create trigger name_bill BEFORE INSERT ON public.payment_events FOR EACH ROW EXECUTE FUNCTION private.name_bill();
