-- A return is paid back once, whichever way its money goes. Money that the desk sent by M-Pesa, from the page of the order, left its return
-- under "To pay back": whoever worked down that list gave the money of a part of an order a second time, and the row of a whole order never
-- went away. What goes back while a return is open counts for it now, and ends it.

alter table public.order_returns add column refunded_kes integer not null default 0 check (refunded_kes >= 0);
comment on column public.order_returns.refunded_kes is 'What of its order has gone back since it was asked for, KSh, whichever way.';

-- What has gone back already: all of a return that is over, and of an open one what went since it was asked for.
update public.order_returns r set refunded_kes = r.refund_kes where r.state = 'refunded';
update public.order_returns r set refunded_kes = w.kes
from (
  select o.id, sum(f.amount_kes)::integer as kes
  from public.order_returns o join public.refunds f on f.bill_id = o.order_id and f.at >= o.created_at and f.method <> 'moved'
  where o.state in ('requested', 'approved', 'received') group by o.id
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
  made public.order_returns;
begin
  update public.order_returns r set refunded_kes = r.refunded_kes + new.amount_kes
  where r.order_id = new.bill_id and r.state in ('requested', 'approved', 'received') returning * into made;
  if made.state = 'received' and made.refunded_kes >= made.refund_kes then
    perform private.end_return(made.id);
  end if;
  return null;
end
$function$;
comment on function private.refund_is_of_return() is 'Counts what goes back of an order for its open return, and ends the return when all of it has gone back.';
create trigger refund_is_of_return after insert on public.refunds for each row when (new.method <> 'moved') execute function private.refund_is_of_return();

create or replace function private.book_noted(target public.refund_orders)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_bill(target.bill_id);
  noted public.refunds;
begin
  noted := private.book_refund(bill, target.amount_kes, target.receipt, target.note, target.payment_id, target.phone);
  update public.refunds r set actor_id = target.asked_by where r.id = noted.id;
  update public.refund_orders o
  set state = 'approved', approved_by = target.approved_by, approved_how = target.approved_how, approved_at = now()
  where o.id = target.id;
  update public.refund_orders o set state = 'done', refund_id = noted.id, settled_at = now() where o.id = target.id;
end
$function$;
comment on function private.book_noted(target public.refund_orders) is 'A second person agreed to what somebody noted as sent by hand: it is booked, and the payer told. Refusals: receipt_used, too_much.';


create or replace function public.set_return_state(return_id uuid, next_state text, note text default NULL::text, restock bigint[] default '{}'::bigint[], refund_kes integer default NULL::integer, reference text default NULL::text, phone text default NULL::text)
returns public.order_returns
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  made public.order_returns;
  wanted integer;
begin
  perform private.require_capability('returns');
  select o.* into target from public.orders o
  where o.id = (select r.order_id from public.order_returns r where r.id = set_return_state.return_id) for update;
  select * into made from public.order_returns r where r.id = set_return_state.return_id for update;
  if made.id is null then
    perform private.refuse('not_found', 'There is no such return.');
  end if;
  if (made.state, coalesce(next_state, '')) not in (
    ('requested', 'approved'), ('requested', 'refused'), ('approved', 'received'), ('approved', 'refused'),
    ('received', 'refunded')
  ) then
    perform private.refuse('wrong_state', format('A %s return cannot become %s.', made.state, coalesce(next_state, 'nothing')),
      'Reload to see its present state.');
  end if;
  if next_state = 'refused' and trim(coalesce(note, '')) = '' then
    perform private.refuse('no_reason', 'Say why the return is not accepted.', 'The buyer reads it on the page of the order.');
  end if;

  if next_state = 'received' then
    if exists (
      select 1 from public.order_return_items x
      where x.return_id = made.id and x.opened and x.order_item_id = any (restock)
    ) then
      perform private.refuse('opened_goods', 'What was opened does not go back on the shelf.');
    end if;
    update public.order_return_items x set restocked = coalesce(x.order_item_id = any (restock), false)
    where x.return_id = made.id;
    perform 1 from public.products p
    where p.id in (
      select i.product_id from public.order_return_items x join public.order_items i on i.id = x.order_item_id
      where x.return_id = made.id and x.restocked)
    order by p.id for no key update;
    update public.products p set stock = p.stock + x.quantity
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked and p.id = i.product_id;
    insert into public.stock_movements (product_id, change, reason, order_id, actor)
    select i.product_id, x.quantity, 'returned', target.id, private.caller()
    from public.order_return_items x join public.order_items i on i.id = x.order_item_id
    where x.return_id = made.id and x.restocked;
  elsif next_state = 'refunded' then
    wanted := coalesce(set_return_state.refund_kes, made.refund_kes - made.refunded_kes);
    if made.refunded_kes > 0 and wanted > made.refund_kes - made.refunded_kes then
      perform private.refuse('too_much', format('%s of this return went back already. At most %s can be paid back.',
        private.shillings(made.refunded_kes), private.shillings(made.refund_kes - made.refunded_kes)));
    end if;
    update public.order_returns r
    set refund_kes = r.refunded_kes + wanted, decision_note = coalesce(left(nullif(trim(note), ''), 500), r.decision_note)
    where r.id = made.id;
    -- The refund ends the return; where a second person must agree it stays here until they have.
    perform private.note_refund(private.lock_bill(target.id), wanted, reference, 'Return ' || made.id, null, phone, made.id);
    select * into made from public.order_returns r where r.id = made.id;
    return made;
  end if;

  update public.order_returns r
  set state = next_state, decision_note = coalesce(left(nullif(trim(note), ''), 500), r.decision_note),
    refund_kes = coalesce(set_return_state.refund_kes, r.refund_kes)
  where r.id = made.id returning * into made;
  update public.orders o set return_state = next_state where o.id = target.id;
  perform private.log_order_event(target.id, 'return_' || next_state, jsonb_build_object('return_id', made.id), private.caller());
  perform private.audit('return_' || next_state, 'order_returns', made.id::text,
    jsonb_build_object('number', target.number, 'refund_kes', made.refund_kes));
  if next_state in ('approved', 'refused', 'received') then
    perform private.notify_buyer(target,
      case next_state when 'refused' then 'warning' else 'info' end,
      case next_state when 'approved' then 'Return accepted' when 'refused' then 'Return not accepted'
        else 'Return received' end,
      format(case next_state
        when 'approved' then 'Please send back what you return of order %s.'
        when 'refused' then 'We could not accept the return of order %s. See our note on its page.'
        else case when made.refunded_kes >= made.refund_kes then 'Your return of order %s is here. Your money went back already.'
          else 'Your return of order %s is here. We will send your money back.' end end, target.number));
  end if;
  if made.state = 'received' and made.refunded_kes >= made.refund_kes then
    made := private.end_return(made.id);
  end if;
  return made;
end
$function$;
comment on function public.set_return_state(return_id uuid, next_state text, note text, restock bigint[], refund_kes integer, reference text, phone text) is 'The desk (returns) moves a return along. received puts the lines named in `restock` back on the shelf, unless opened; refunded notes the money in KSh, as record_refund does, and stays received while a second person must agree; refused needs a note. Answers the return. Refusals: bad_phone, bad_receipt, no_reason, not_allowed, not_found, opened_goods, receipt_used, refund_in_flight, reversed, too_much, wrong_state.';
