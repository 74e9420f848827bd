-- Money that says which bill it is for, or most likely is for.
--
-- A family pays an order from five phones, each a part, each with the right number: all of it stood under "Money nobody knows", the buyer
-- was asked for the whole, and the order ran out of time over nine tenths of its price. The number of a bill has a check sign, so a part
-- with an exact number counts from any phone, unless another open bill asks exactly that sum and fits its payer. What is still unplaced
-- keeps the bill that it names, or most likely is for, from being given up for a day, also where the phone is not the buyer's own.
--
-- A booking that was kept with a part of its price could be cancelled by its client without a word of that part.
--
-- "It never came" is offered for every kind of bill: the list of what the statement does not have says for which somebody vouched.

create function private.names_bill(account text, bill public.bills)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select coalesce(replace(bill.number, '-', '') = private.reference_of(account) or bill.number = private.number_within(account), false)
$function$;
comment on function private.names_bill(account text, bill public.bills) is
  'Whether the account that somebody typed is the number of a bill, with or without hyphen, alone or among words.';

create function private.is_got_back(receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.ledger_entries e where e.reference = is_got_back.receipt and e.what = 'got_back')
$function$;
comment on function private.is_got_back(receipt text) is 'Whether a line is what M-Pesa gave back of a refund that it had sent twice.';

-- `phone` alone was the column: whoever paid was known as soon as anything had been paid or asked.
create or replace function private.is_known_payer(bill public.bills, phone text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select private.is_same_phone(private.phone_of(bill), is_known_payer.phone) or exists (
    select 1 from public.payments p where p.bill_id = bill.id and private.is_same_phone(p.phone, is_known_payer.phone))
$function$;

create or replace function private.book_line(line public.mpesa_statement_lines, bill public.bills, payer text, said text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  phone constant text := private.normalise_phone(payer);
  twice text;
  joined text;
  part public.payments;
  other public.mpesa_statement_lines;
begin
  if exists (select 1 from public.payments p where p.receipt = line.receipt) then
    return 'known';
  end if;
  if private.gives_back(bill, line.paid_in_kes) then
    perform private.take_twice_back(bill, line.paid_in_kes, 'mpesa', line.receipt, null);
    return 'got_back';
  end if;
  if bill.state in ('paid', 'refund_due', 'refunded') then
    select k.paid_twice into twice from private.bill_kinds k where k.kind = bill.kind;
    perform private.book_on_top(bill, line.paid_in_kes, line.receipt, phone, twice);
    return case when private.is_paid_in_cash(bill) then 'refund_due' else 'needs_review' end;
  end if;
  if bill.method <> 'mpesa' then
    return 'unknown';
  end if;
  -- a prompt for a part that a query settled, which tells no receipt: this is the same money
  select * into part from public.payments p
  where p.bill_id = bill.id and p.state = 'needs_review' and p.result_code = 0 and p.receipt is null and p.checkout_request_id is not null
    and p.amount_kes < bill.asked_kes and p.received_kes = line.paid_in_kes
    and p.created_at between line.completed_at - interval '1 hour' and line.completed_at + interval '1 hour'
  order by p.created_at limit 1 for update;
  if found then
    return case private.learn_part(part, line.receipt) when 'already_settled' then 'needs_review' else 'paid' end;
  end if;
  if line.paid_in_kes <> bill.asked_kes then
    -- More than is open, or the sum of another bill that fits whoever paid: most likely that one was meant. Else an exact number is no
    -- slip, since it has a check sign, and a family pays from many phones.
    if payer is not null and bill.asked_kes <= private.most_at_once() and line.paid_in_kes <> private.still_to_pay(bill) and not private.is_known_payer(bill, payer)
        and (line.paid_in_kes > private.still_to_pay(bill) or exists (
          select 1 from jsonb_array_elements(private.likely_bills(line)) other_bill
          where other_bill ->> 'number' <> bill.number and (other_bill -> 'why') ?| '{phone,name}'))
        and private.waiting_line(bill, private.still_to_pay(bill) - line.paid_in_kes, line.receipt) is null then
      return 'unknown';
    end if;
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, line.paid_in_kes, line.paid_in_kes, coalesce(phone, private.phone_of(bill)), 'needs_review', 0,
      private.part_words(line.paid_in_kes, bill.asked_kes), line.receipt)
    returning * into part;
    select * into other from public.mpesa_statement_lines l
    where l.receipt = private.waiting_line(bill, bill.asked_kes - private.parts_of(bill.id), line.receipt);
    if found then
      insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
      values (bill.id, other.paid_in_kes, other.paid_in_kes, private.phone_of(bill), 'needs_review', 0,
        private.part_words(other.paid_in_kes, bill.asked_kes), other.receipt);
    end if;
    joined := private.join_parts(bill.id);
    if joined is not null then
      return joined;
    end if;
    perform private.tell_kind(bill, 'doubt', part, part.result_text);
    return 'needs_review';
  end if;
  return private.book_receipt(bill, line.receipt, said, line.paid_in_kes);
end
$function$;
comment on function private.book_line(line public.mpesa_statement_lines, bill public.bills, payer text, said text) is 'Takes a line of the statement as money for a locked bill: it pays it where the amount is right, alone or with the parts that came
before, and waits for a person where it is not or where the bill is settled. → paid, refund_due, needs_review, known (booked
before), got_back (it gives back what had gone to its payer twice), unknown (a bill that is paid in cash; or, from a phone that has nothing to do with the bill, more than is open or
the sum of another bill that fits its payer).';

create or replace function private.bill_of_account(account text, kes integer)
returns uuid
language plpgsql
stable
set search_path = ''
as $function$
declare
  typed constant text := coalesce(private.reference_of(account), '');
  found_id uuid;
begin
  select b.id into found_id from public.bills b where replace(b.number, '-', '') = typed;
  if found then
    return found_id;
  end if;
  select b.id into found_id from public.bills b
  where b.number = private.number_within(account) and b.method = 'mpesa' and private.still_to_pay(b) >= kes;
  if found then
    return found_id;
  end if;
  -- A number that checks was not mistyped: it is another one.
  if length(typed) not in (6, 8) or (length(typed) = 8 and private.check_sign(substr(typed, 3, 5)) = right(typed, 1)) then
    return null;
  end if;
  select min(b.id::text)::uuid into found_id
  from public.bills b
  where b.state in ('open', 'needs_review') and b.method = 'mpesa'
    and (b.asked_kes = kes or (b.state = 'needs_review' and private.still_to_pay(b) = kes))
    and (private.is_near(replace(b.number, '-', ''), typed) or right(b.number, 6) = typed
      or private.is_near(right(b.number, 6), typed))
  having count(*) = 1;
  return found_id;
end
$function$;
comment on function private.bill_of_account(account text, kes integer) is 'The bill that somebody means by the account number they typed: its number, with or without hyphen, in any state, or among words where
it asks that much; else the one bill that may be paid, of exactly this amount, whose number is that but for one sign, two that
changed places, or what stands before the hyphen. Null where there is none, or more than one.';

create or replace function private.cancel_terms(target public.consultations, by_client boolean, at timestamp with time zone default now())
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object(
    'allowed', (target.state = 'held' and (by_client or private.parts_of(target.id) > 0)) or (target.state = 'confirmed' and at < target.starts_at),
    'is_late', by_client and target.state = 'confirmed' and at > free_until,
    'free_until', free_until,
    'gives_back', case
      when target.state = 'held' then case when private.parts_of(target.id) > 0 then 'refund' else 'nothing' end
      when by_client and at > free_until then 'nothing'
      when target.covered_by = 'plan' then 'entitlement'
      when target.payment_state in ('paid', 'needs_review') then 'refund'
      else 'nothing' end)
  from (select target.starts_at - make_interval(hours => (private.consultation_settings()).cancel_hours) as free_until) x
$function$;
create or replace function private.give_back(target public.consultations)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  kes integer;
begin
  if target.covered_by = 'plan' and target.entitlement_returned_at is null then
    update public.consultations c set entitlement_returned_at = now() where c.id = target.id;
    return 'entitlement';
  end if;
  if target.payment_state = 'paid' then
    update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
    perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', target.price_kes));
    return 'refund';
  end if;
  select * into bill from public.bills b where b.id = target.id;
  if private.is_part_paid(bill) then
    kes := private.parts_of(target.id);
    update public.payments p set state = 'refund_due' where p.bill_id = target.id and private.is_part(p, null);
    update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
    perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', kes));
    return 'refund';
  end if;
  return case target.payment_state when 'needs_review' then 'refund' else 'nothing' end;
end
$function$;

create or replace function public.cancel_order(order_id uuid, order_token text default NULL::text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders := private.lock_own_order(cancel_order.order_id, cancel_order.order_token);
  bill public.bills;
  kes integer;
begin
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  select * into bill from public.bills b where b.id = target.id;
  if target.fulfilment_state <> 'placed' or not (target.payment_state in ('unpaid', 'awaiting', 'failed')
      or (target.payment_state = 'needs_review' and private.is_part_paid(bill))) then
    perform private.refuse('wrong_state', 'This order can no longer be cancelled.', 'Contact us and we will help.');
  end if;
  -- a part of the price that came, from whomever, goes back
  kes := case when target.payment_state = 'needs_review' then private.parts_of(target.id) end;
  update public.payments p set state = 'refund_due' where kes is not null and p.bill_id = target.id and private.is_part(p, null);
  update public.orders o
  set fulfilment_state = 'cancelled', payment_state = case when kes is null then 'unpaid' else 'refund_due' end, hold_expires_at = null
  where o.id = target.id returning * into target;
  perform private.return_stock(array[target.id], private.caller());
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
  if kes is not null then
    perform private.log_order_event(target.id, 'refund_due', jsonb_build_object('amount_kes', kes), private.caller());
  end if;
  return target;
end
$function$;
comment on function public.cancel_order(order_id uuid, order_token text) is 'Calls an order off that nobody has packed or paid whole, gives its stock and its coupon back and answers it; what came of its price is owed
back. Refusals: not_signed_in, not_found, wrong_state.';

create or replace function public.cancel_consultation(consultation_id uuid, reason text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.lock_consultation(consultation_id);
  by_client constant boolean := coalesce(target.client_id = private.caller(), false);
  terms jsonb;
  given text := 'nothing';
  came integer;
begin
  if private.side_of(target) is null and not (target.id is not null and public.has_capability('practices')) then
    perform private.refuse('not_found', 'We could not find this consultation.', 'See your consultations.');
  end if;
  terms := private.cancel_terms(target, by_client);
  if not (terms ->> 'allowed')::boolean then
    perform private.refuse('wrong_state', 'This consultation cannot be cancelled any more.', 'Reload to see its present state.');
  end if;
  update public.consultations c
  set state = case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end, sequence = c.sequence + 1,
    cancel_reason = left(nullif(trim(reason), ''), 300), closed_at = now()
  where c.id = target.id;
  came := private.parts_of(target.id);
  if terms ->> 'gives_back' <> 'nothing' then
    given := private.give_back(target);
  end if;
  perform private.log_consultation(target.id, case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end,
    jsonb_build_object('gave_back', given));
  if private.side_of(target) is null then
    perform private.audit('consultation_cancelled', 'consultations', target.id::text, jsonb_build_object('number', target.number));
  end if;
  if target.state = 'held' and given = 'refund' then
    perform private.tell_consultation(target, 'client', 'info', 'Your consultation is cancelled', format('%s with %s.%s',
      private.when_text(target.starts_at, target.client_time_zone), private.practitioner_name(target),
      private.given_back_text(given, came)));
  elsif target.state = 'confirmed' then
    perform private.tell_consultation(target, 'client', case when by_client then 'info' else 'warning' end,
      'Your consultation is cancelled', format('%s with %s.%s',
        private.when_text(target.starts_at, target.client_time_zone), private.practitioner_name(target),
        private.given_back_text(given, target.price_kes)), in_calendar => true);
    perform private.tell_consultation(target, 'practitioner', 'info', 'A consultation is cancelled', format('%s.',
      private.when_text(target.starts_at, (select p.time_zone from public.practitioners p where p.id = target.practitioner_id))),
      in_calendar => true);
  end if;
  return jsonb_build_object('gave_back', given,
    'state', case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end);
end
$function$;
create or replace view public.payment_reconciliation with (security_invoker=true) as
 SELECT COALESCE(l.receipt, p.receipt) AS receipt,
    l.completed_at,
    l.paid_in_kes,
    l.account,
    l.details,
    p.id AS payment_id,
    p.bill_id,
    b.kind,
        CASE
            WHEN (b.kind = 'order'::text) THEN p.bill_id
            ELSE NULL::uuid
        END AS order_id,
        CASE
            WHEN (p.id IS NOT NULL) THEN COALESCE(b.number, l.account)
            ELSE NULL::text
        END AS reference,
    p.amount_kes,
    p.state AS payment_state,
    p.created_at AS payment_created_at,
        CASE
            WHEN (p.id IS NULL) THEN 'unknown_money'::text
            WHEN (l.receipt IS NULL) THEN
            CASE
                WHEN ((p.created_at >= (days.first_at - '01:00:00'::interval)) AND (p.created_at <= days.last_at)) THEN 'not_in_statement'::text
                ELSE 'outside'::text
            END
            WHEN (l.paid_in_kes <> p.amount_kes) THEN 'amount_differs'::text
            WHEN (p.state <> ALL (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text, 'reversed'::text])) THEN 'not_settled'::text
            ELSE 'matched'::text
        END AS status,
    p.vouched_at
   FROM (((( SELECT mpesa_statement_lines.receipt,
            mpesa_statement_lines.completed_at,
            mpesa_statement_lines.paid_in_kes,
            mpesa_statement_lines.withdrawn_kes,
            mpesa_statement_lines.account,
            mpesa_statement_lines.details,
            mpesa_statement_lines.import_id,
            mpesa_statement_lines.imported_by,
            mpesa_statement_lines.imported_at
           FROM public.mpesa_statement_lines
          WHERE (mpesa_statement_lines.paid_in_kes > 0)) l
     FULL JOIN ( SELECT payments.id,
            payments.bill_id,
            payments.receipt,
            COALESCE(payments.received_kes, payments.amount_kes) AS amount_kes,
            payments.state,
            payments.created_at,
            payments.vouched_at
           FROM public.payments
          WHERE ((payments.method = 'mpesa'::text) AND ((payments.receipt IS NOT NULL) OR (payments.state = 'paid'::text)))) p ON ((p.receipt = l.receipt)))
     LEFT JOIN public.bills b ON ((b.id = p.bill_id)))
     CROSS JOIN ( SELECT min(mpesa_statement_lines.completed_at) AS first_at,
            max(mpesa_statement_lines.completed_at) AS last_at
           FROM public.mpesa_statement_lines) days)
  WHERE ( SELECT public.has_capability('payments'::text) AS has_capability);
comment on column public.payment_reconciliation.vouched_at is
  'When somebody of the desk said that they had seen the money, of which M-Pesa had not told; null for all other payments.';
grant select (vouched_at) on public.payments to authenticated;

create or replace function public.order_queue(
  queue text default 'pack', search text default '', page_size integer default 50, page_offset integer default 0
) returns table (
  id uuid, number text, placed_at timestamptz, contact_name text, phone text, town text, county text,
  pickup_point_id text, total_kes integer, payment_method text, payment_state text, fulfilment_state text,
  return_state text, is_guest boolean, pieces integer, notes integer, total_count bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted constant text := lower(trim(coalesce(search, '')));
  wanted_phone constant text := private.normalise_phone(wanted);
  named_receipt constant text := substring(upper(regexp_replace(wanted, '\s', '', 'g')) from '^[A-Z0-9]{8,12}$');
  of_receipt constant uuid[] := array(
    select p.bill_id from public.payments p where p.receipt = named_receipt
    union all select c.bill_id from public.receipt_claims c where c.receipt = named_receipt
    union all select r.bill_id from public.refunds r where r.reference = named_receipt
    -- whoever paid may be another than the buyer
    union all select p.bill_id from public.payments p where p.phone = wanted_phone);
begin
  perform private.require_capability('orders');
  return query
    with found as (
      select o.*, count(*) over () as many from public.orders o
      where case queue
          when 'pack' then o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')
          when 'dispatch' then o.fulfilment_state = 'packed'
          when 'on_the_way' then o.fulfilment_state = 'dispatched'
          when 'unpaid' then o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')
          when 'review' then o.payment_state = 'needs_review'
          when 'returns' then o.return_state in ('requested', 'approved', 'received')
          when 'refunds' then o.payment_state = 'refund_due'
          when 'done' then o.fulfilment_state in ('delivered', 'cancelled')
          else true
        end
        and (wanted = '' or strpos(lower(o.number), wanted) > 0 or strpos(lower(o.contact_name), wanted) > 0
          or o.phone = wanted_phone or strpos(o.phone, wanted) > 0 or o.id = any (of_receipt))
      order by case when queue in ('done', 'all') then o.placed_at end desc, o.placed_at, o.id
      limit least(greatest(coalesce(page_size, 50), 1), 200) offset greatest(coalesce(page_offset, 0), 0)
    )
    select f.id, f.number, f.placed_at, f.contact_name, f.phone, f.town, f.county, f.pickup_point_id, f.total_kes,
      f.payment_method, f.payment_state, f.fulfilment_state, f.return_state, f.is_guest,
      (select coalesce(sum(i.quantity), 0)::integer from public.order_items i where i.order_id = f.id),
      (select count(*)::integer from public.order_notes n where n.order_id = f.id),
      f.many
    from found f
    order by case when queue in ('done', 'all') then f.placed_at end desc, f.placed_at, f.id;
end
$$;
comment on function public.order_queue(queue text, search text, page_size integer, page_offset integer) is
  'Orders for the desk (orders): pack, dispatch, on_the_way, unpaid, review, returns, refunds, done or all, searched by number, name, receipt, phone or the number that was asked to pay, in
pages. May be null: pickup_point_id. Refusals: not_allowed.';
