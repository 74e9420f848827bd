-- Money for a bill that was cancelled: its row at the desk says who cancelled it and when.

create function public.bill_cancellations(bill_ids uuid[])
returns table (bill_id uuid, how text, person text, at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select distinct on (e.order_id) e.order_id,
      case when e.kind = 'hold_expired' then 'time' when e.actor_id is not null and e.actor_id is not distinct from o.user_id then 'payer'
        when e.actor_id is null then case when o.user_id is null then 'payer' else 'shop' end else 'shop' end,
      case when e.kind = 'cancelled' and e.actor_id is distinct from o.user_id then private.person_name(e.actor_id) end, e.at
    from public.order_events e join public.orders o on o.id = e.order_id
    where e.order_id = any (bill_cancellations.bill_ids[1:500]) and o.fulfilment_state = 'cancelled' and e.kind in ('cancelled', 'hold_expired')
    order by e.order_id, e.id;
end
$function$;
comment on function public.bill_cancellations(bill_ids uuid[]) is 'May be null: person. Of bills of orders that are cancelled: how (payer, shop, time: it ran out), who of the shop, and when. Refusals:
not_allowed.';
revoke all on function public.bill_cancellations(uuid[]) from public;
grant execute on function public.bill_cancellations(uuid[]) to authenticated, service_role;
