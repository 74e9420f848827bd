-- A return is paid back once, whichever way its money goes. Money that the desk sent by M-Pesa, from the page of the order, left its return
-- under "To pay back": whoever worked down that list gave the money of a part of an order a second time, and the row of a whole order never
-- went away. What goes back while a return is open counts for it now, and ends it.

alter table public.order_returns add column refunded_kes integer not null default 0 check (refunded_kes >= 0);
comment on column public.order_returns.refunded_kes is 'What of the price of its order has gone back since it was asked for, KSh, whichever way.';

-- What has gone back already: all of a return that is over, and of an open one what went since it was asked for.
update public.order_returns r set refunded_kes = r.refund_kes where r.state = 'refunded';
update public.order_returns r set refunded_kes = least(w.kes, w.gone_kes)
from (
  select o.id, sum(f.amount_kes)::integer as kes, b.asked_kes - least(b.asked_kes, private.left_to_refund(b.id)) as gone_kes
  from public.order_returns o join public.bills b on b.id = o.order_id
  join public.refunds f on f.bill_id = b.id and f.at >= o.created_at and f.method <> 'moved'
  where o.state in ('requested', 'approved', 'received') group by o.id, b.id
) w
where w.id = r.id;
do $$
begin
  perform private.end_return(r.id) from public.order_returns r where r.state = 'received' and r.refund_kes > 0 and r.refunded_kes >= r.refund_kes;
end
$$;

create function private.refund_is_of_return()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  left_kes integer;
  of_sale integer;
  made public.order_returns;
begin
  select * into bill from public.bills b where b.id = new.bill_id;
  -- What came twice or above the price was never the price of what comes back.
  select coalesce(sum(private.left_to_refund(p.bill_id, p.id)), 0) into left_kes
  from public.payments p where p.bill_id = bill.id and p.state in ('paid', 'refunded');
  of_sale := case when exists (select 1 from public.payments p where p.id = new.payment_id and p.state = 'refund_due') then 0
    else least(bill.asked_kes, left_kes + new.amount_kes) - least(bill.asked_kes, left_kes) end;
  update public.order_returns r set refunded_kes = r.refunded_kes + of_sale
  where r.order_id = bill.id and r.state in ('requested', 'approved', 'received') and of_sale > 0 returning * into made;
  if made.state = 'received' and made.refunded_kes >= made.refund_kes then
    perform private.end_return(made.id);
  end if;
  return null;
end
$function$;
comment on function private.refund_is_of_return() is 'Counts what goes back of the price of an order for its open return, and ends the return when all of it has gone back.';
create trigger refund_is_of_return after insert on public.refunds for each row when (new.method <> 'moved') execute function private.refund_is_of_return();
