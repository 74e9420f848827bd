-- A line "Reversal of TD01DM55AA" books what M-Pesa took back of a payment we know. Money that nobody knew yet was given to a bill after
-- that line had come, and its bill counted as paid until the next lines came.

create or replace function public.assign_money(receipt text, number text, is_another boolean default false)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  bill public.bills;
  outcome text;
  typed text;
begin
  perform private.require_capability('payments');
  select * into line from public.mpesa_statement_lines l where l.receipt = assign_money.receipt and l.paid_in_kes > 0;
  if not found then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  select b.* into bill from public.bills b
  where replace(b.number, '-', '') = upper(regexp_replace(coalesce(assign_money.number, ''), '[^A-Za-z0-9]', '', 'g'));
  if not found then
    perform private.refuse('bad_number', 'There is no bill with that number.');
  end if;
  bill := private.lock_bill(bill.id);
  if not coalesce(assign_money.is_another, false) then
    select a.typed into typed from private.look_alikes(line.receipt) a where a.receipt = line.receipt and a.bill_id = bill.id limit 1;
    if found then
      perform private.refuse('looks_alike', format('%s looks like %s, with which %s was paid the same sum.', line.receipt, typed, bill.number),
        'Is it the same payment? Correct the receipt, or confirm that it is another one.');
    end if;
  end if;
  if bill.state in ('open', 'closed', 'needs_review') and line.paid_in_kes = bill.asked_kes then
    bill := private.pays_another_way(bill);
  end if;
  outcome := private.book_line(line, bill, null, 'Assigned by hand.');
  if outcome = 'known' then
    perform private.refuse_receipt(line.receipt);
  elsif outcome = 'unknown' then
    perform private.book_on_top(bill, line.paid_in_kes, line.receipt, null, format('Received %s; %s is to be paid in cash.',
      private.shillings(line.paid_in_kes), private.shillings(bill.asked_kes)));
    outcome := 'needs_review';
  end if;
  perform private.audit('money_assigned', 'bills', bill.id::text,
    jsonb_build_object('number', bill.number, 'receipt', line.receipt, 'amount_kes', line.paid_in_kes));
  -- M-Pesa may have taken it back before anybody knew whose it was
  perform private.book_reversals();
  return outcome;
end
$function$;
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
