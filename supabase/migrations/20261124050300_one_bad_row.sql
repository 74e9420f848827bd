-- One row that cannot be done holds up no other of its job either, where money, stock or an hour waits for it. The job
-- counts as failed then, so that somebody looks.

create or replace function private.give_up_checks() returns integer
language plpgsql
set search_path = ''
as $$
declare
  lost public.payments;
  given_up integer := 0;
  before integer;
begin
  for lost in
    select p.* from public.payments p
    where p.state = 'prompted' and p.next_check_at <= now() and p.checks >= 20
    limit 50
  loop
    before := given_up;
    begin
      -- what is paid for before the payment, as everywhere; busy ones wait for the next run
      continue when not private.try_lock_payable(lost);
      update public.payments p
      set state = 'needs_review', result_text = 'No answer within an hour.', next_check_at = null
      where p.id = lost.id and p.state = 'prompted';
      continue when not found;
      given_up := given_up + 1;
      if lost.plan_payment_id is not null then
        perform private.plan_payment_unanswered(lost.plan_payment_id);
        continue;
      elsif lost.consultation_id is not null then
        perform private.consultation_payment_unanswered(lost.consultation_id);
        continue;
      end if;
      update public.orders o set payment_state = 'needs_review', hold_expires_at = null
      where o.id = lost.order_id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
      perform private.log_order_event(lost.order_id, 'payment_review',
        jsonb_build_object('payment_id', lost.id, 'reason', 'No answer within an hour.'));
    exception when others then
      given_up := before;
      perform private.row_failed('reviews', sqlerrm);
    end;
  end loop;
  return given_up;
end
$$;

create or replace function private.fail_stuck_starts() returns integer
language plpgsql
set search_path = ''
as $$
declare
  stuck public.payments;
  attempt public.payments;
  failed integer := 0;
begin
  for stuck in
    select p.* from public.payments p
    where p.state = 'starting' and p.created_at < now() - interval '2 minutes'
    limit 50
  loop
    begin
      continue when not private.try_lock_payable(stuck);
      select * into attempt from public.payments p where p.id = stuck.id and p.state = 'starting' for update;
      continue when not found;
      perform private.mark_payment_failed(attempt, null, 'The prompt was never sent.');
      failed := failed + 1;
    exception when others then
      perform private.row_failed('failed_starts', sqlerrm);
    end;
  end loop;
  return failed;
end
$$;

create or replace function private.close_consultations(at timestamptz default now(), max_rows integer default 200) returns integer
language plpgsql
set search_path = ''
as $$
declare
  due record;
  closed integer := 0;
  before integer;
begin
  for due in
    select c.id, c.state from public.consultations c
    where (c.state = 'held' and c.hold_expires_at <= close_consultations.at)
      or (c.state = 'confirmed' and c.starts_at < close_consultations.at - interval '1 day'
        and c.ends_at < close_consultations.at - interval '1 day')
    order by c.starts_at limit max_rows
  loop
    before := closed;
    begin
      continue when not private.try_lock_consultation(due.id);
      update public.consultations c
      set state = case c.state when 'held' then 'expired' else 'completed' end, closed_at = close_consultations.at
      where c.id = due.id and c.state = due.state;
      continue when not found;
      closed := closed + 1;
      perform private.log_consultation(due.id, case due.state when 'held' then 'expired' else 'completed' end);
    exception when others then
      closed := before;
      perform private.row_failed('consultations_closed', sqlerrm);
    end;
  end loop;
  return closed;
end
$$;

-- Lets go of holds that have ended, whose orders are locked.
create function private.release_holds(expired uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  target public.orders;
  named text;
begin
  for target in
    update public.orders o
    set payment_state = 'expired', fulfilment_state = 'cancelled', hold_expires_at = null
    where o.id = any (expired) returning *
  loop
    perform private.log_order_event(target.id, 'hold_expired');
    select c.receipt into named from public.receipt_claims c where c.order_id = target.id and c.state = 'waiting';
    if found then
      perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
        'We could not keep the items of order %s any longer, but still look for receipt %s. When we find the money, we send your order or the money back.',
        target.number, named));
    else
      perform private.notify_buyer(target, 'warning', 'Order not paid in time', format(
        'We could not keep order %s any longer. You are welcome to order again.', target.number));
    end if;
  end loop;
  perform private.return_stock(expired);
  perform private.move_coupons(expired, back => true);
end
$$;
revoke all on function private.release_holds(uuid[]) from public;

-- All at once, which takes each product once; one by one when that fails.
create or replace function private.release_expired_holds(max_rows integer default 200) returns integer
language plpgsql
set search_path = ''
as $$
declare
  expired uuid[];
  one uuid;
  released integer := 0;
begin
  select array_agg(held.id) into expired from (
    select o.id from public.orders o
    where o.hold_expires_at <= now() and o.fulfilment_state = 'placed' and (
      o.payment_state in ('awaiting', 'failed')
      or (o.payment_state = 'needs_review'
        and exists (select 1 from public.receipt_claims c where c.order_id = o.id and c.state = 'waiting')
        and not exists (select 1 from public.payments p where p.order_id = o.id and p.state = 'needs_review')))
    order by o.hold_expires_at limit max_rows
    for update skip locked
  ) held;
  if expired is null then
    return 0;
  end if;
  begin
    perform private.release_holds(expired);
    return cardinality(expired);
  exception when deadlock_detected then
    raise; -- whoever comes next may have better luck with all of them
  when others then
    foreach one in array expired loop
      begin
        perform private.release_holds(array[one]);
        released := released + 1;
      exception when others then
        perform private.row_failed('expired_holds', sqlerrm);
      end;
    end loop;
    return released;
  end;
end
$$;
