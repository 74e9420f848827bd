-- A refund that failed and was tried again, whose first request M-Pesa then carried out after all. The retry is withdrawn while it
-- has not left. Where it has and is carried out, too, the money really went twice: it is booked when M-Pesa says so, against the account
-- sent_twice, which is what payers hold of ours, and it stands at the top of the desk. The bill stays as it was: nobody agreed to it.

alter table public.refund_orders add column second_receipt text;
comment on column public.refund_orders.second_receipt is 'M-Pesa''s receipt of the same refund sent once more; null: it went once.';
comment on column public.ledger_entries.account is 'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back: negative), what it cost
(fees: positive), what a payer got twice (sent_twice: positive), and what lay there before the first day that was closed (brought_in).';

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
  update public.refund_orders o set second_receipt = book_sent_twice.receipt where o.id = target.id;
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

create or replace view private.line_positions as
 SELECT l.receipt,
    l.completed_at AS at,
    p.what,
    p.account,
    p.amount_kes
   FROM ((public.mpesa_statement_lines l
     CROSS JOIN LATERAL ( SELECT ((l.withdrawn_kes > 0) AND (l.details ~* '\m(settlement|withdrawal|withdraw|bank|utility|working account)\M'::text) AND (NOT (EXISTS ( SELECT 1
                   FROM public.refunds r
                  WHERE (r.reference = l.receipt)))) AND (NOT (EXISTS ( SELECT 1
                   FROM public.ledger_entries e
                  WHERE ((e.reference = l.receipt) AND (e.what = 'sent_twice'::text)))))) AS is_own) o)
     CROSS JOIN LATERAL ( VALUES ('charged'::text,'mpesa'::text,(- l.fee_kes)), ('charged'::text,'fees'::text,l.fee_kes), ('to_bank'::text,'mpesa'::text,
                CASE
                    WHEN o.is_own THEN (- l.withdrawn_kes)
                    ELSE 0
                END), ('to_bank'::text,'bank'::text,
                CASE
                    WHEN o.is_own THEN l.withdrawn_kes
                    ELSE 0
                END)) p(what, account, amount_kes))
  WHERE ((l.fee_kes > 0) OR (l.withdrawn_kes > 0));

create or replace function private.finish_refund(refund_order_id uuid, sent_receipt text, said text)
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
      noted := private.book_refund(bill, target.amount_kes, sent_receipt, target.note, target.payment_id);
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

create or replace function public.settle_refund(refund_id uuid, was_sent boolean, receipt text default NULL::text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(settle_refund.refund_id);
  named constant text := coalesce(target.receipt,
    nullif(upper(regexp_replace(coalesce(settle_refund.receipt, ''), '\s', '', 'g')), ''));
begin
  if target.state <> 'doubtful' then
    perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
  end if;
  if was_sent then
    if named is null or named !~ '^[A-Z0-9]{8,12}$' then
      perform private.refuse('bad_receipt', 'Name the receipt of the refund.', 'It stands in the M-Pesa statement.');
    end if;
    if exists (select 1 from public.refunds r where r.reference = named and r.payment_id is distinct from target.payment_id) then
      perform private.refuse('receipt_used', 'This reference belongs to another refund.');
    end if;
    perform private.finish_refund(target.id, named, 'Found in the statement by a person.');
    -- M-Pesa sent what somebody had noted as sent by hand: it went out on top, and nothing is owed that it could be booked on.
    update public.refund_orders o set state = 'done', settled_at = now() where o.id = target.id and o.state = 'doubtful';
    if found then
      perform private.book_sent_twice(target, named);
    end if;
  else
    if target.receipt is not null then
      perform private.refuse('wrong_state', 'M-Pesa says that it was sent.', 'Check the statement.');
    end if;
    perform private.fail_refund(target, 'by_hand', 'A person found that it was not sent.');
  end if;
  perform private.audit('refund_settled', 'refund_orders', target.id::text,
    jsonb_strip_nulls(jsonb_build_object('amount_kes', target.amount_kes, 'was_sent', was_sent, 'receipt', named)));
end
$function$;

create or replace function public.refunds_of(bill_id uuid, order_token text default NULL::text)
returns table(amount_kes integer, state text, receipt text, at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  select r.amount_kes, 'sent', r.reference, r.at from public.refunds r
  join public.bills b on b.id = r.bill_id
  where b.id = refunds_of.bill_id and (b.payer_id = private.caller() or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = refunds_of.order_token))
  union all
  select o.amount_kes, case o.state when 'failed' then 'delayed' else 'sending' end, null, o.approved_at from public.refund_orders o
  join public.bills b on b.id = o.bill_id
  where b.id = refunds_of.bill_id and o.state in ('approved', 'sending', 'doubtful', 'failed') and (b.payer_id = private.caller() or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = refunds_of.order_token))
  order by 4
$function$;
comment on function public.refunds_of(bill_id uuid, order_token text) is 'May be null: receipt. What went back of a bill (sent), what M-Pesa is sending (sending) and what it did not send yet (delayed), for its
payer or the holder of the order''s token.';


drop function public.refund_queue();
create function public.refund_queue()
returns table(id uuid, bill_id uuid, payment_id uuid, kind text, number text, payer_name text, amount_kes integer, way text, phone text, is_other_phone boolean, needs_second boolean, note text, state text, asked_by text, approved_by text, approval text, result_code text, words text, receipt text, second_receipt text, asks_status boolean, can_withdraw boolean, asked_at timestamp with time zone, updated_at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select o.id, o.bill_id, o.payment_id, b.kind, b.number, b.payer_name, o.amount_kes, o.way, o.phone, o.is_other_phone,
      o.needs_second, o.note, o.state, private.person_name(o.asked_by), private.person_name(o.approved_by),
      private.may_approve_refund(o, private.caller()), o.result_code, o.words, o.receipt, o.second_receipt,
      o.state = 'doubtful' and (o.next_status_at is not null or exists (
        select 1 from private.mpesa_requests s
        where s.kind = 'refund_status' and s.subject = o.id and s.state in ('due', 'sending', 'sent'))),
      o.state in ('wanted', 'failed') or exists (select 1 from private.mpesa_requests r
        where r.id = o.request_id and r.state = 'due' and not r.unsure and o.state in ('approved', 'sending')),
      o.created_at, o.updated_at
    from public.refund_orders o join public.bills b on b.id = o.bill_id
    where o.state in ('wanted', 'approved', 'sending', 'failed', 'doubtful')
      or (o.state = 'done' and o.settled_at > now() - case when o.second_receipt is null then interval '3 days' else interval '90 days' end)
    order by o.second_receipt is null, array_position('{wanted,doubtful,failed,approved,sending,done}', o.state), o.updated_at;
end
$function$;
comment on function public.refund_queue() is 'May be null: payer_name, note, asked_by, approved_by, result_code, words, receipt, second_receipt. Refunds by M-Pesa that are not over,
those of the last three days that are done, and before all others those of the last 90 days that went out twice. `approval`: as what
the caller may agree (second_person, alone), else why not (own_refund, second_factor_needed, wrong_state). `asks_status`: M-Pesa is
still being asked. Refusals: not_allowed.';
grant execute on function public.refund_queue() to authenticated;


create or replace function private.export_lines(what text, grouped text, from_day date, until_day date)
returns table(cells text[], kes bigint)
language plpgsql
stable
set search_path = ''
as $function$
declare
  starts constant timestamptz := from_day::timestamp at time zone 'Africa/Nairobi';
  ends constant timestamptz := (until_day + 1)::timestamp at time zone 'Africa/Nairobi';
  shape constant text := case grouped when 'month' then 'YYYY-MM' else 'YYYY-MM-DD' end;
begin
  if what = 'ledger' and grouped = 'entry' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), e.event_id::text, e.what, b.kind,
        b.number, e.account, e.amount_kes::text], case when e.amount_kes > 0 then e.amount_kes else 0 end::bigint
      from public.ledger_entries e left join public.bills b on b.id = e.bill_id
      where e.at >= starts and e.at < ends order by e.id;
  elsif what = 'ledger' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', shape), e.account, count(*)::text, sum(e.amount_kes)::text],
        coalesce(sum(e.amount_kes) filter (where e.amount_kes > 0), 0)::bigint
      from public.ledger_entries e where e.at >= starts and e.at < ends
      group by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account
      order by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account;
  elsif what = 'sales' and grouped = 'entry' then
    return query
      select array[to_char(s.day, shape), s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin,
        sum(s.amount_kes)::text, private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint)], sum(s.amount_kes)::bigint
      from private.sold_lines s left join public.invoices o on o.id = s.corrects
      left join public.invoice_buyers u on u.invoice_id = s.id
      where s.booked_at >= starts and s.booked_at < ends
      group by s.document_no, s.day, s.number, s.kind, o.number, s.bill_kind, s.bill_number, u.name, u.pin
      order by s.document_no;
  elsif what = 'sales' then
    return query
      select array[to_char(s.day, shape), s.bill_kind, count(distinct s.id) filter (where s.kind = 'invoice')::text,
        count(distinct s.id) filter (where s.kind = 'credit_note')::text, sum(s.amount_kes)::text,
        private.from_cents(sum(s.tax_cents)::bigint),
        private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint)], sum(s.amount_kes)::bigint
      from private.sold_lines s where s.booked_at >= starts and s.booked_at < ends
      group by to_char(s.day, shape), s.bill_kind order by to_char(s.day, shape), s.bill_kind;
  elsif what = 'vat' then
    return query
      select array[to_char(s.day, shape), case grouped when 'entry' then s.number end, s.tax_code, s.tax_class,
        s.tax_rate::text, private.from_cents((sum(s.amount_kes) * 100 - sum(s.tax_cents))::bigint),
        private.from_cents(sum(s.tax_cents)::bigint), sum(s.amount_kes)::text], sum(s.amount_kes)::bigint
      from private.sold_lines s where s.booked_at >= starts and s.booked_at < ends
      group by case grouped when 'entry' then s.document_no end, case grouped when 'entry' then s.number end,
        to_char(s.day, shape), s.tax_code, s.tax_class, s.tax_rate
      order by case grouped when 'entry' then s.document_no end, to_char(s.day, shape), s.tax_code, s.tax_rate;
  elsif grouped = 'entry' then
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), b.kind, b.number, e.account,
        (-e.amount_kes)::text, coalesce(e.reference, r.reference)], -e.amount_kes::bigint
      from public.ledger_entries e left join public.refunds r on r.id = e.refund_id
      left join public.bills b on b.id = coalesce(e.bill_id, r.bill_id)
      where e.at >= starts and e.at < ends and (e.refund_id is not null or e.what = 'sent_twice') and e.account in ('mpesa', 'cash', 'bank')
      order by e.id;
  else
    return query
      select array[to_char(e.at at time zone 'Africa/Nairobi', shape), e.account, count(*)::text, (-sum(e.amount_kes))::text],
        -sum(e.amount_kes)::bigint
      from public.ledger_entries e
      where e.at >= starts and e.at < ends and (e.refund_id is not null or e.what = 'sent_twice') and e.account in ('mpesa', 'cash', 'bank')
      group by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account
      order by to_char(e.at at time zone 'Africa/Nairobi', shape), e.account;
  end if;
end $function$;

create or replace function private.account_day(provider private.payment_providers, day date)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  from_at constant timestamptz := day::timestamp at time zone 'Africa/Nairobi';
  until_at constant timestamptz := (day + 1)::timestamp at time zone 'Africa/Nairobi';
  opening bigint;
  sums record;
  lines private.statement_line[];
  first_kes bigint;
  last_kes bigint;
  stated jsonb;
  closed public.day_closes;
  differences jsonb := '[]';
begin
  select coalesce(sum(e.amount_kes) filter (where e.at < from_at or e.what = 'brought_in'), 0) into opening
  from public.ledger_entries e where e.account = provider.account and e.at <= from_at;
  select coalesce(sum(e.amount_kes) filter (where e.bill_id is not null and e.refund_id is null), 0) as came,
    coalesce(-sum(e.amount_kes) filter (where e.refund_id is not null or e.what = 'sent_twice'), 0) as refunds,
    coalesce(-sum(e.amount_kes) filter (where e.what = 'charged'), 0) as fees,
    coalesce(sum(e.amount_kes) filter (where e.bill_id is null and e.what not in ('charged', 'sent_twice')), 0) as moved
  into sums from public.ledger_entries e
  where e.account = provider.account and e.at >= from_at and e.at < until_at and e.what <> 'brought_in';

  if provider.statement is not null then
    execute format('select array(select l from private.%I($1, $2) l order by l.at, l.receipt)', provider.statement)
    into lines using from_at, until_at;
    -- Lines of the same second are ordered by their balances: each begins where the one before ended.
    select l.balance_kes into last_kes from unnest(lines) l where l.balance_kes is not null
    order by l.at desc, exists (select 1 from unnest(lines) o where o.at = l.at and o.receipt <> l.receipt
      and o.balance_kes - o.in_kes + o.out_kes + o.fee_kes = l.balance_kes) limit 1;
    select l.balance_kes - l.in_kes + l.out_kes + l.fee_kes into first_kes from unnest(lines) l where l.balance_kes is not null
    order by l.at, exists (select 1 from unnest(lines) o where o.at = l.at and o.receipt <> l.receipt
      and o.balance_kes = l.balance_kes - l.in_kes + l.out_kes + l.fee_kes) limit 1;
    if cardinality(lines) > 0 then
      differences := private.day_differences(provider.account, lines, from_at, until_at);
      stated := jsonb_build_object('lines', cardinality(lines), 'opening_kes', first_kes, 'closing_kes', last_kes,
        'missing_kes', last_kes - first_kes - (select sum(l.in_kes - l.out_kes - l.fee_kes) from unnest(lines) l));
    end if;
  end if;
  select * into closed from public.day_closes c where c.day = account_day.day and c.account = provider.account order by c.id desc limit 1;
  return jsonb_build_object('account', provider.account, 'name', provider.name, 'opening_kes', opening,
    'came', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'amount_kes', k.kes) order by k.kind), '[]') from (
        select coalesce(b.kind, 'other') as kind, sum(e.amount_kes) as kes
        from public.ledger_entries e left join public.bills b on b.id = e.bill_id
        where e.account = provider.account and e.at >= from_at and e.at < until_at and e.bill_id is not null and e.refund_id is null
        group by 1) k),
    'came_kes', sums.came, 'refunds_kes', sums.refunds, 'fees_kes', sums.fees, 'moved_kes', sums.moved,
    'closing_kes', opening + sums.came - sums.refunds - sums.fees + sums.moved,
    'has_statement', provider.statement is not null, 'statement', stated, 'differences', differences,
    'before_kes', first_kes - opening,
    'difference_kes', last_kes - (opening + sums.came - sums.refunds - sums.fees + sums.moved),
    'still', private.day_still(day), 'earlier_day', private.earlier_open_day(provider.account, day),
    'closed', case when closed.id is not null then jsonb_build_object('at', closed.closed_at, 'closing_kes', closed.closing_kes,
      'stated_kes', closed.stated_kes, 'note', closed.note,
      'by', (select coalesce(u.raw_user_meta_data ->> 'full_name', u.email::text) from auth.users u where u.id = closed.closed_by)) end);
end $function$;

comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, sent_back, sent_twice, carried_over, charged, to_bank, brought_in, other_day (M-Pesa said
afterwards on which day it was paid).';
