-- An order that was paid within three minutes, and changed after that, told its buyer nothing: its first message still waited, and was out
-- of date when its turn came. That message speaks for a change only while the order is to be paid.

create or replace function private.text_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  placed public.orders;
  made private.text_messages;
begin
  select * into placed from public.orders o where o.id = new.order_id;
  made.phone := private.text_receiver(placed);
  if made.phone is null then
    return null;
  end if;
  made.kind := case new.kind when 'payment_confirmed' then 'paid' when 'payment_review' then 'underpaid' when 'hold_expired' then 'cancelled'
    when 'came_back' then 'cancelled' else new.kind end;
  -- what is still to be said of a new order says what it comes to now
  if new.kind = 'edited' and placed.payment_state in ('unpaid', 'awaiting', 'failed') and exists (select 1 from private.text_messages t where t.order_id = new.order_id and t.kind = 'placed' and t.state = 'waiting') then
    return null;
  end if;
  made.event_id := new.id;
  made.order_id := new.order_id;
  made.user_id := placed.user_id;
  made.amount_kes := case when new.kind = 'refunded' then (new.detail ->> 'amount_kes')::integer end;
  perform private.queue_text(made, made.kind in ('placed', 'paid', 'underpaid', 'edited'),
    case when made.kind = 'placed' and placed.payment_method = 'mpesa' then interval '3 minutes'
      when made.kind = 'edited' then interval '2 minutes' when made.kind = 'dispatched' then interval '10 minutes' else interval '0' end);
  return null;
end
$function$;
