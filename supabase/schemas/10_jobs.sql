-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Work nobody waits for: asking again about open prompts, giving up on lost ones, letting go of unpaid orders; and, from
-- later chapters, erasing accounts that were given up, plans that end, reminders that are due.
-- Each job skips rows that are locked, so any number of timers may run it at once.

-- When the check after the n-th is due, counted from the prompt: at 15 s, every 5 s to 90 s, then 3, 5, 15 and 60
-- minutes. Null after the last.
create function private.check_delay(checks integer)
returns interval
language sql
immutable
set search_path = ''
as $function$
  select case
    when checks < 16 then make_interval(secs => 15 + 5 * checks)
    when checks < 20 then (array['3 minutes', '5 minutes', '15 minutes', '60 minutes'])[checks - 15]::interval
  end
$function$;

-- Payments due for a query, each given to one caller only; their next check moves along. One whose last check has
-- gone by without an answer becomes `needs_review`.
create function public.claim_payment_checks(max_rows integer default 10)
returns setof public.payments
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.give_up_checks();
  return query
    update public.payments p
    set checks = p.checks + 1,
      -- never sooner than 5 s from now, however long the server was away
      next_check_at = greatest(
        now() + interval '5 seconds',
        p.created_at + coalesce(private.check_delay(p.checks + 1), interval '65 minutes'))
    from (
      select due.id from public.payments due
      where due.state = 'prompted' and due.next_check_at <= now() and due.checks < 20
        and due.checkout_request_id is not null
      order by due.next_check_at limit least(greatest(coalesce(max_rows, 10), 1), 100)
      for update skip locked
    ) claimed
    where p.id = claimed.id
    returning p.*;
end
$function$;
grant execute on function public.claim_payment_checks(max_rows integer) to service_role;

create function private.give_up_checks()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  lost public.payments;
  given_up integer := 0;
begin
  for lost in
    select p.* from public.payments p
    where p.state = 'prompted' and p.next_check_at <= now() and p.checks >= 20
    limit 50
  loop
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
  end loop;
  return given_up;
end
$function$;

-- Attempts whose prompt was never acknowledged: the server died in between, or Safaricom did not answer. A callback
-- that still comes settles them all the same.
create function private.fail_stuck_starts()
returns integer
language plpgsql
set search_path = ''
as $function$
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
    continue when not private.try_lock_payable(stuck);
    select * into attempt from public.payments p where p.id = stuck.id and p.state = 'starting' for update;
    continue when not found;
    perform private.mark_payment_failed(attempt, null, 'The prompt was never sent.');
    failed := failed + 1;
  end loop;
  return failed;
end
$function$;

-- Everything that is due, with counts for the log. Run it every 15 to 30 seconds.
create function public.run_scheduled_jobs()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.forget_old_usage(), private.forget_old_deliveries();
  -- products are locked by the last step only, after which nothing waits for an order
  return jsonb_build_object(
    'failed_starts', private.fail_stuck_starts(),
    'reviews', private.give_up_checks(),
    'erased_accounts', private.erase_due_accounts(),
    'forgotten_photos', private.forget_guest_photos(),
    'files_to_remove', (select count(*) from private.file_removals),
    'dropped_plan_payments', private.drop_unpaid_plan_payments(),
    'ended_plans', private.roll_plans(),
    'plan_notices', private.send_plan_notices(),
    'reminders', private.send_due_reminders(),
    'medicine_reminders', private.send_medicine_reminders(),
    'fasting_reminders', private.send_fasting_reminders(),
    'retest_reminders', private.send_retest_reminders(),
    'consultations_closed', private.close_consultations(),
    'consultation_reminders', private.send_consultation_reminders(),
    'waitlist_told', private.tell_waitlist(),
    'intakes_forgotten', private.forget_intakes(),
    'deliveries_due', private.deliveries_due(),
    'forgotten', private.forget_old_records(),
    'expired_holds', private.release_expired_holds());
end
$function$;
comment on function public.run_scheduled_jobs() is 'Everything that is due, with counts for the log. Run every 15 to 30 seconds.';
grant execute on function public.run_scheduled_jobs() to service_role;
