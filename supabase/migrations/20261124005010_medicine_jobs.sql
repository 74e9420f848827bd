-- The timer's work once more, with the reminders of medicines among it.
create or replace function public.run_scheduled_jobs() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function public.run_scheduled_jobs() is 'Everything that is due, with counts for the log. Run every 15 to 30 seconds.';
