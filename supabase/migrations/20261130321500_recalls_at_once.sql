-- What is called back may be taken tonight: the message to the phone does not wait for the morning.

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
  perform private.queue_text(made, made.kind in ('placed', 'paid', 'underpaid', 'edited', 'recalled'),
    case when made.kind = 'placed' and placed.payment_method = 'mpesa' then interval '3 minutes'
      when made.kind = 'edited' then interval '2 minutes' when made.kind = 'dispatched' then interval '10 minutes' else interval '0' end);
  return null;
end
$function$;

-- Nor does the SMS in the place of a WhatsApp message.
create or replace function private.send_sms_instead(failed private.text_messages, wait interval)
returns void
language sql
set search_path = ''
as $function$
  insert into private.text_messages (kind, event_id, notification_id, order_id, consultation_id, product_id, user_id, phone, amount_kes, channel, instead_of,
    state, created_at, not_before)
  select failed.kind, failed.event_id, failed.notification_id, failed.order_id, failed.consultation_id, failed.product_id, failed.user_id, failed.phone,
    failed.amount_kes, 'sms', failed.id, 'waiting', failed.created_at,
    case when failed.kind in ('placed', 'paid', 'underpaid', 'edited', 'recalled') then now() + wait
      else private.after_quiet_hours(now() + wait,
        coalesce((select w.time_zone from public.notification_preferences w where w.user_id = failed.user_id), 'Africa/Nairobi')) end
  where failed.channel = 'whatsapp' and failed.phone is not null and private.sends_sms()
  on conflict do nothing
$function$;
