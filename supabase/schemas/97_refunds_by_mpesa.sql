-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Telling M-Pesa to send money back, and hearing what became of it. Two ways, of which the system chooses: the whole of a
-- payment is reversed; a part of it, or what cannot be reversed, is paid to the number that paid. Asking twice is safe with
-- both: M-Pesa reverses a payment once, and pays once for one id, which is that of our request.
--
-- A refund that failed and was tried again, whose first request M-Pesa then carried out after all. The retry is withdrawn while it
-- has not left. Where it has and is carried out, too, the money really went twice: it is booked when M-Pesa says so, against the account
-- sent_twice, which is what payers hold of ours, and it stands at the top of the desk. The bill stays as it was: nobody agreed to it.
--
-- A refund that M-Pesa sent twice stood at the desk for ninety days, whatever became of it. Now somebody says what did: the payer sent it
-- back, by M-Pesa or in cash, or it is given up, with a reason. Either is booked, and the row goes.

create function private.follow_refund_request()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if old.state = 'sending' and new.tries > old.tries then
    new.unsure := true;
  end if;
  if old.state = 'due' and new.kind in ('reversal', 'b2c') then
    update public.refund_orders o set state = 'sending' where o.request_id = new.id and o.state = 'approved';
  end if;
  return new;
end
$function$;
comment on function private.follow_refund_request() is 'A request that is given out marks its refund as being sent; one that is given out again is not sure any more.';

create trigger follow_refund_request BEFORE UPDATE ON private.mpesa_requests FOR EACH ROW WHEN ((new.state = 'sending'::text)) EXECUTE FUNCTION private.follow_refund_request();

create function private.refund_failed_for_sure(request private.mpesa_requests)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select request.state = 'failed' and case
    when request.result_code = 'status' then true
    when request.answer is null then not request.unsure
    -- one payment for one id; but of two reversals the one that failed may not be the one that counts
    when request.kind = 'reversal' and request.unsure then false
    else exists (select 1 from private.refund_codes c
      where c.code = request.result_code and c.way = request.kind and c.means = 'failed')
  end
$function$;
comment on function private.refund_failed_for_sure(request private.mpesa_requests) is 'Whether nothing can have been sent: M-Pesa did not take it on, or says with a code of the table, or as its final status,
that it did not do it.';

create function private.tell_refund_desk(title text, message text, besides uuid default NULL::uuid)
returns void
language sql
set search_path = ''
as $function$
  select private.notify(p.user_id, 'warning', tell_refund_desk.title, tell_refund_desk.message, '/admin/payments',
    'You decide about payments.')
  from (select distinct r.user_id from public.user_roles r join private.role_capabilities c using (role)
    where c.capability = 'payments' and r.user_id is distinct from tell_refund_desk.besides) p
$function$;
comment on function private.tell_refund_desk(title text, message text, besides uuid) is 'Tells everybody who decides about payments, but for one.';

create function private.tell_payer(bill public.bills, type text, title text, message text)
returns void
language sql
set search_path = ''
as $function$
  select private.notify(bill.payer_id, tell_payer.type, tell_payer.title, tell_payer.message,
    case bill.kind when 'order' then '/orders/' || bill.id when 'consultation' then '/consultations/' || bill.id else '/plans' end,
    'You have paid for it.')
  where bill.payer_id is not null
$function$;
comment on function private.tell_payer(bill public.bills, type text, title text, message text) is 'Tells who paid a bill; visitors see it on the page of their order.';

create function private.send_refund(target public.refund_orders)
returns public.refund_orders
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  asked private.mpesa_requests;
  others text;
begin
  select * into bill from public.bills b where b.id = target.bill_id;
  select * into paid from public.payments p where p.id = target.payment_id;
  select * into asked from private.mpesa_requests r where r.id = target.request_id for update;
  if not private.can_ask_mpesa(target.way) then
    perform private.refuse('not_set_up', 'M-Pesa cannot send this back now.', 'Send it by hand, then note its reference.');
  end if;
  -- What may have been sent is asked for under the same id again, which M-Pesa does only once.
  if asked.id is not null and not private.refund_failed_for_sure(asked) then
    update private.mpesa_requests r
    set state = 'due', unsure = true, tries = 0, next_at = now(), result_code = null, result_text = null, answer = null
    where r.id = asked.id;
  else
    target.request_id := private.ask_mpesa(target.way, target.id, jsonb_strip_nulls(jsonb_build_object(
      'amount_kes', target.amount_kes, 'number', bill.number,
      'receipt', case target.way when 'reversal' then paid.receipt end,
      'phone', case target.way when 'b2c' then target.phone end)));
    if target.request_id is null then
      perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
    end if;
  end if;
  if target.approved_at is null then
    others := private.refund_goes_to(bill, target);
    perform private.tell_payer(bill, 'info', 'Your money is being sent back', format(case
        when others is null then '%s for %s is on its way back by M-Pesa. We tell you when it is there.'
        when target.way = 'reversal' then '%s for %s is on its way back by M-Pesa to the number that paid it, %s. We tell you when it is there.'
        else '%s for %s is on its way by M-Pesa to %s. We tell you when it is there.' end,
      private.shillings(target.amount_kes), bill.number, others));
  end if;
  update public.refund_orders o
  set state = 'approved', request_id = target.request_id, result_code = null, words = null, status_asks = 0,
    next_status_at = null, approved_by = target.approved_by, approved_how = target.approved_how,
    approved_at = coalesce(o.approved_at, now())
  where o.id = target.id returning * into target;
  return target;
end
$function$;
comment on function private.send_refund(target public.refund_orders) is 'Has M-Pesa told to send a refund that was agreed to. The caller holds the lock of its bill. Refusals: not_set_up, wrong_state.';

create function private.finish_refund(refund_order_id uuid, sent_receipt text, said text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  target public.refund_orders;
  noted public.refunds;
  problem text;
begin
  select * into target from public.refund_orders o where o.id = finish_refund.refund_order_id;
  bill := private.lock_bill(target.bill_id);
  select * into target from public.refund_orders o where o.id = target.id for update;
  if target.state = 'done' then
    if sent_receipt is distinct from target.receipt then
      perform private.book_sent_twice(target, sent_receipt);
      perform private.audit('refund_sent_twice', 'refund_orders', target.id::text,
        jsonb_build_object('number', bill.number, 'receipt', sent_receipt, 'first_receipt', target.receipt));
      perform private.tell_refund_desk('A refund went out twice', format(
        'M-Pesa sent %s for %s twice, with receipts %s and %s. Ask the payer to send one back.',
        private.shillings(target.amount_kes), bill.number, target.receipt, sent_receipt));
    end if;
    return;
  end if;
  perform private.withdraw_retry(target);
  begin
    select * into noted from public.refunds r
    where r.reference = sent_receipt and r.payment_id = target.payment_id;
    if noted.id is null then
      noted := private.book_refund(bill, target.amount_kes, sent_receipt, target.note, target.payment_id,
        case target.way when 'reversal' then (select private.payer_of(p) from public.payments p where p.id = target.payment_id) else target.phone end);
      update public.refunds r set actor_id = target.asked_by where r.id = noted.id and r.actor_id is null;
    end if;
    update public.refund_orders o
    set state = 'done', receipt = sent_receipt, refund_id = noted.id, result_code = '0', words = left(said, 300),
      settled_at = now(), next_status_at = null
    where o.id = target.id;
    perform private.audit('refund_sent', 'refund_orders', target.id::text, jsonb_strip_nulls(jsonb_build_object(
      'number', bill.number, 'amount_kes', target.amount_kes, 'way', target.way, 'receipt', sent_receipt)));
  exception when others then
    -- The money is gone: that it cannot be booked must not lose the news.
    get stacked diagnostics problem = message_text;
    update public.refund_orders o
    set state = 'doubtful', receipt = sent_receipt, words = 'M-Pesa sent it, but it could not be noted: ' || left(problem, 200),
      next_status_at = null
    where o.id = target.id;
    perform private.audit('refund_unbooked', 'refund_orders', target.id::text,
      jsonb_build_object('number', bill.number, 'receipt', sent_receipt, 'problem', problem));
    perform private.tell_refund_desk('Look at a refund', format(
      'M-Pesa sent %s for %s back with receipt %s, but it could not be noted. Check the statement.',
      private.shillings(target.amount_kes), bill.number, sent_receipt));
  end;
end
$function$;
comment on function private.finish_refund(refund_order_id uuid, sent_receipt text, said text) is 'M-Pesa says that a refund was sent, with this receipt: it is booked, once, and the payer told.';

create function private.doubt_refund(target public.refund_orders, code text, said text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  update public.refund_orders o
  set state = 'doubtful', result_code = doubt_refund.code, words = left(said, 300),
    next_status_at = case when o.status_asks < 4 then now() else null end
  where o.id = target.id and o.state in ('approved', 'sending', 'doubtful', 'failed');
  if target.state in ('approved', 'sending') then
    perform private.audit('refund_doubtful', 'refund_orders', target.id::text,
      jsonb_strip_nulls(jsonb_build_object('amount_kes', target.amount_kes, 'code', doubt_refund.code)));
  end if;
end
$function$;
comment on function private.doubt_refund(target public.refund_orders, code text, said text) is 'Nobody knows whether a refund was sent: M-Pesa is asked for its status, and it is not sent again by itself.';

create function private.fail_refund(target public.refund_orders, code text, said text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  update public.refund_orders o
  set state = 'failed', result_code = fail_refund.code, words = left(said, 300), next_status_at = null
  where o.id = target.id and o.state in ('approved', 'sending', 'doubtful');
  if found then
    perform private.audit('refund_failed', 'refund_orders', target.id::text,
      jsonb_strip_nulls(jsonb_build_object('amount_kes', target.amount_kes, 'code', fail_refund.code)));
    perform private.tell_refund_desk('A refund was not sent', format(
      '%s for %s: M-Pesa did not send it. See what to do.', private.shillings(target.amount_kes),
      (select b.number from public.bills b where b.id = target.bill_id)));
  end if;
end
$function$;
comment on function private.fail_refund(target public.refund_orders, code text, said text) is 'A refund was not sent, for sure: the desk is told and may try again.';

-- What M-Pesa sent is in `TransactionID` of the answer; a reversal or payment of another sum is nobody's order.
create function private.refund_answered(request private.mpesa_requests)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.refund_orders;
  sent text := request.answer #>> '{Result,TransactionID}';
  amount text := coalesce(private.mpesa_parameter(request.answer, 'TransactionAmount'),
    private.mpesa_parameter(request.answer, 'Amount'));
begin
  select * into target from public.refund_orders o where o.id = request.subject;
  if target.id is null then
    return;
  end if;
  if request.state = 'done' then
    if amount ~ '^\d+(\.\d+)?$' and amount::numeric <> target.amount_kes then
      perform private.doubt_refund(target, '0', format('M-Pesa says it sent %s instead of %s.', amount, target.amount_kes));
    elsif sent !~ '^[A-Z0-9]{8,12}$' or sent is null then
      perform private.doubt_refund(target, '0', 'M-Pesa says it was sent, but names no receipt.');
    else
      perform private.finish_refund(target.id, sent, request.result_text);
    end if;
    return;
  end if;
  -- An answer about an earlier request says nothing about the one that is on its way.
  if target.request_id is distinct from request.id then
    return;
  end if;
  if private.refund_failed_for_sure(request) then
    perform private.fail_refund(target, request.result_code, request.result_text);
  else
    perform private.doubt_refund(target, case request.state when 'silent' then coalesce(request.result_code, 'silence')
      else request.result_code end, request.result_text);
  end if;
end
$function$;
comment on function private.refund_answered(request private.mpesa_requests) is 'What became of a refund that M-Pesa was told to send.';

create function private.ask_refund_statuses()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders;
  asked private.mpesa_requests;
  about jsonb;
  many integer := 0;
begin
  if not private.can_ask_mpesa('refund_status') then
    return 0;
  end if;
  for target in
    select * from public.refund_orders o where o.state = 'doubtful' and o.next_status_at <= now()
    order by o.next_status_at limit 20 for update skip locked
  loop
    select * into asked from private.mpesa_requests r where r.id = target.request_id;
    about := case
      when target.way = 'b2c' then jsonb_build_object('conversation', asked.id, 'party', 'b2c')
      when asked.originator_conversation_id is not null and target.result_code is distinct from 'R000001' and not asked.unsure
        then jsonb_build_object('conversation', asked.originator_conversation_id)
      else (select jsonb_build_object('receipt', p.receipt) from public.payments p where p.id = target.payment_id)
    end;
    if private.ask_mpesa('refund_status', target.id, about) is not null then
      many := many + 1;
    end if;
    update public.refund_orders o
    set status_asks = o.status_asks + 1,
      next_status_at = case when o.status_asks < 3
        then now() + (array['2 minutes', '20 minutes', '3 hours']::interval[])[o.status_asks + 1] end
    where o.id = target.id;
  end loop;
  return many;
end
$function$;
comment on function private.ask_refund_statuses() is 'Asks M-Pesa what became of refunds in doubt: at once, after 2 and 20 minutes and 3 hours; then a person decides. A payment is
asked for by its id, a reversal by that of its conversation, or else the payment is asked whether it still stands.';

-- Only what is documented decides: a final status of the refund itself. What M-Pesa says of the payment that was to be
-- reversed is shown to whoever decides.
create function private.refund_status_answered(request private.mpesa_requests)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.refund_orders;
  sent private.mpesa_requests;
  status constant text := private.mpesa_parameter(request.answer, 'TransactionStatus');
  receipt constant text := private.mpesa_parameter(request.answer, 'ReceiptNo');
  amount constant text := private.mpesa_parameter(request.answer, 'Amount');
begin
  select * into target from public.refund_orders o where o.id = request.subject;
  if target.state is distinct from 'doubtful' or target.receipt is not null then
    return;
  end if;
  select * into sent from private.mpesa_requests r where r.id = target.request_id;
  if request.state <> 'done' or status is null then
    update public.refund_orders o set words = left(coalesce(
      'M-Pesa says of its status: ' || nullif(request.result_text, ''), 'M-Pesa did not say what became of it.'), 300)
    where o.id = target.id;
  elsif request.details ? 'receipt' then
    update public.refund_orders o set words = left('M-Pesa says of the payment: ' || status, 300) where o.id = target.id;
  elsif status = 'Completed' and receipt ~ '^[A-Z0-9]{8,12}$'
      and receipt is distinct from (select p.receipt from public.payments p where p.id = target.payment_id)
      and (amount is null or amount !~ '^\d+(\.\d+)?$' or amount::numeric = target.amount_kes) then
    perform private.finish_refund(target.id, receipt, 'M-Pesa says of its status: ' || status);
  elsif status in ('Cancelled', 'Declined', 'Expired') and request.details ->> 'conversation' in (sent.id::text, sent.originator_conversation_id)
      and (target.way = 'b2c' or not sent.unsure) then
    update private.mpesa_requests r set state = 'failed', result_code = 'status' where r.id = sent.id and r.state in ('silent', 'failed');
    perform private.fail_refund(target, 'status', 'M-Pesa says of its status: ' || status);
  else
    update public.refund_orders o set words = left('M-Pesa says of its status: ' || status, 300) where o.id = target.id;
  end if;
end
$function$;
comment on function private.refund_status_answered(request private.mpesa_requests) is 'What M-Pesa says of the status of a refund in doubt.';

create function private.book_sent_twice(target public.refund_orders, receipt text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  event constant bigint := nextval('private.ledger_events');
  sent constant timestamptz := (
    select private.plausible_time(private.mpesa_time(coalesce(private.mpesa_parameter(r.answer, 'TransactionCompletedDateTime'),
      private.mpesa_parameter(r.answer, 'TransCompletedTime'))), target.created_at)
    from private.mpesa_requests r
    where r.subject = target.id and r.answer #>> '{Result,TransactionID}' = book_sent_twice.receipt limit 1);
begin
  if exists (select 1 from public.refunds r where r.reference = book_sent_twice.receipt) or exists (
      select 1 from public.ledger_entries e where e.reference = book_sent_twice.receipt and e.what = 'sent_twice') then
    return;
  end if;
  insert into public.ledger_entries (event_id, at, what, payment_id, refund_id, reference, account, amount_kes)
  select event, coalesce(sent, clock_timestamp()), 'sent_twice', target.payment_id, target.refund_id, book_sent_twice.receipt, a.account, a.kes
  from (values ('mpesa', -target.amount_kes), ('sent_twice', target.amount_kes)) a (account, kes);
  -- its line of the statement is explained by this
  perform private.book_line(book_sent_twice.receipt);
  update public.refund_orders o set second_receipt = book_sent_twice.receipt, twice_outcome = null, twice_note = null, twice_settled_at = null
  where o.id = target.id;
end
$function$;
comment on function private.book_sent_twice(target public.refund_orders, receipt text) is 'Books, once, that M-Pesa sent a refund a second time under this receipt.';

create function private.withdraw_retry(target public.refund_orders)
returns void
language sql
set search_path = ''
as $function$
  update private.mpesa_requests r set state = 'failed', result_code = 'withdrawn', updated_at = now()
  where r.id = target.request_id and r.state = 'due' and not r.unsure
$function$;
comment on function private.withdraw_retry(target public.refund_orders) is 'A refund turned out to be sent: a retry of it that has not left stays here.';

create function public.settle_sent_twice(refund_id uuid, outcome text, receipt text default NULL::text, note text default NULL::text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(settle_sent_twice.refund_id);
  named constant text := nullif(upper(regexp_replace(coalesce(settle_sent_twice.receipt, ''), '\s', '', 'g')), '');
  why constant text := nullif(left(trim(settle_sent_twice.note), 500), '');
  event constant bigint := nextval('private.ledger_events');
  line public.mpesa_statement_lines;
  came timestamptz;
begin
  if target.second_receipt is null or target.twice_settled_at is not null then
    perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
  end if;
  if settle_sent_twice.outcome is null or settle_sent_twice.outcome not in ('mpesa', 'cash', 'written_off') then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if settle_sent_twice.outcome = 'written_off' and why is null then
    perform private.refuse('bad_note', 'Say why this money is given up.');
  end if;
  if settle_sent_twice.outcome = 'mpesa' then
    if named is null or named !~ '^[A-Z0-9]{8,12}$' then
      perform private.refuse('bad_receipt', 'Name the receipt with which it came back.', 'It stands in the M-Pesa statement.');
    end if;
    perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || named, 0));
    select * into line from public.mpesa_statement_lines l where l.receipt = named;
    if exists (select 1 from public.payments p where p.receipt = named) or exists (select 1 from public.refunds r where r.reference = named)
        or exists (select 1 from public.ledger_entries e where e.reference = named and e.what in ('sent_twice', 'got_back')) then
      perform private.refuse('receipt_used', 'This receipt belongs to other money.', 'Look for the one that came in.');
    end if;
    if line.receipt is not null and line.paid_in_kes <> target.amount_kes then
      perform private.refuse('wrong_amount', format('This receipt brought %s; %s went out twice.', private.shillings(line.paid_in_kes),
        private.shillings(target.amount_kes)), 'Look for the one that came in.');
    end if;
    -- what is booked already as money without a bill is taken off there, and both are of this day
    came := case when private.unplaced_kes(named) = 0 then private.plausible_time(line.completed_at, target.created_at) end;
  end if;
  insert into public.ledger_entries (event_id, at, what, payment_id, refund_id, reference, account, amount_kes)
  select event, coalesce(came, clock_timestamp()), case settle_sent_twice.outcome when 'written_off' then 'written_off' else 'got_back' end,
    target.payment_id, target.refund_id, coalesce(named, target.second_receipt), a.account, a.kes
  from (values (case settle_sent_twice.outcome when 'written_off' then 'losses' else settle_sent_twice.outcome end, target.amount_kes),
    ('sent_twice', -target.amount_kes)) a (account, kes);
  if named is not null and settle_sent_twice.outcome = 'mpesa' then
    perform private.book_unplaced(named);
  end if;
  update public.refund_orders o set twice_outcome = settle_sent_twice.outcome, twice_note = why, twice_settled_at = now() where o.id = target.id;
  perform private.audit('sent_twice_settled', 'refund_orders', target.id::text, jsonb_strip_nulls(jsonb_build_object(
    'amount_kes', target.amount_kes, 'outcome', settle_sent_twice.outcome, 'receipt', named, 'note', why)));
end
$function$;
comment on function public.settle_sent_twice(refund_id uuid, outcome text, receipt text, note text) is 'Says what became of a refund that went out twice: mpesa, with the receipt with which it came back; cash; or written_off, with a note that
says why. Booked, and off the desk. Refusals: not_allowed, not_found, wrong_state, bad_outcome, bad_note, bad_receipt, receipt_used,
wrong_amount.';
grant execute on function public.settle_sent_twice(refund_id uuid, outcome text, receipt text, note text) to authenticated;
