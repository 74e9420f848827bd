-- A line "Reversal of TD01DM55AA" books what M-Pesa took back of a payment we know. Money that nobody knew yet was given to a bill after
-- that line had come, and its bill counted as paid until the next lines came.

comment on function public.assign_money(receipt text, number text, is_another boolean) is 'The desk says which bill money is for: paid, by M-Pesa instead where cash was agreed; needs_review where it is another amount or the
bill is settled, which is then decided in the queue; refund_due where it cannot be had any more. What M-Pesa has taken
back since is reversed at once. Money that looks like a typed receipt
of that bill is another payment only if they say so (is_another). Refusals: not_allowed, not_found, bad_number, looks_alike, receipt_used.';

-- A payment learns its receipt in other ways too: from a late callback, a claim, a corrected receipt.
select private.register_job('reversals', 29, '1 minute', 'private.book_reversals()');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;
