-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The payment desk: what happens to money that the callbacks and queries could not settle. Buyers name the receipt of a
-- payment we did not hear of; administrators decide on what needs a person, pay money back and note the cash of riders.
-- Every step is a row that nobody changes.

create table public.payment_events (
  id bigint generated always as identity,
  payment_id uuid,
  order_id uuid,
  at timestamp with time zone default clock_timestamp() not null,
  actor_id uuid,
  kind text not null,
  detail jsonb default '{}'::jsonb not null,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_kind_check CHECK ((kind = ANY (ARRAY['starting'::text, 'prompted'::text, 'paid'::text, 'failed'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text, 'receipt_claimed'::text, 'claim_matched'::text, 'claim_refused'::text, 'resolved'::text]))),
  constraint payment_events_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE,
  constraint payment_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint payment_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.payment_events enable row level security;
grant select on table public.payment_events to authenticated;
grant insert, select on table public.payment_events to service_role;

create index payment_events_payment_id_idx ON public.payment_events USING btree (payment_id, at);

create index payment_events_order_id_idx ON public.payment_events USING btree (order_id, at);

create index payment_events_actor_id_idx ON public.payment_events USING btree (actor_id);

create policy payment_events_select_own on public.payment_events for select to authenticated
  using ((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy payment_events_select_admin on public.payment_events for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.log_payment_state()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into public.payment_events (payment_id, order_id, kind, actor_id, detail)
  values (new.id, new.order_id, new.state, private.caller(), jsonb_strip_nulls(jsonb_build_object(
    'amount_kes', new.amount_kes, 'received_kes', new.received_kes, 'result_code', new.result_code,
    'receipt', new.receipt)));
  return null;
end
$function$;

create trigger log_payment_start AFTER INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION private.log_payment_state();

create trigger log_payment_state AFTER UPDATE OF state ON public.payments FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION private.log_payment_state();

-- "I already paid": a receipt number that a buyer names. It pays nothing by itself; the statement or a person tells.
create table public.receipt_claims (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  receipt text not null,
  claimed_by uuid,
  state text default 'waiting'::text not null,
  at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint receipt_claims_pkey PRIMARY KEY (id),
  constraint receipt_claims_receipt_check CHECK ((receipt ~ '^[A-Z0-9]{8,12}$'::text)),
  constraint receipt_claims_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'matched'::text, 'refused'::text]))),
  constraint receipt_claims_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint receipt_claims_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.receipt_claims enable row level security;
grant all on table public.receipt_claims to service_role;
grant select (id, order_id, receipt, state, at, settled_at) on table public.receipt_claims to authenticated;

create index receipt_claims_order_id_idx ON public.receipt_claims USING btree (order_id, at DESC);

create index receipt_claims_claimed_by_idx ON public.receipt_claims USING btree (claimed_by);

create index receipt_claims_receipt_idx ON public.receipt_claims USING btree (receipt);

create unique index receipt_claims_one_waiting_idx ON public.receipt_claims USING btree (order_id) WHERE (state = 'waiting'::text);

create policy receipt_claims_select_own on public.receipt_claims for select to authenticated
  using ((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy receipt_claims_select_admin on public.receipt_claims for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

-- The receipt that the buyer of an order names while somebody looks for it, or null. `order_token` as everywhere.
create function public.named_receipt(order_id uuid, order_token text default NULL::text)
returns text
language sql
stable security definer
set search_path = ''
as $function$
  select c.receipt from public.receipt_claims c join public.orders o on o.id = c.order_id
  where c.order_id = named_receipt.order_id and c.state = 'waiting'
    and (o.user_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = o.id and t.token = named_receipt.order_token))
$function$;
comment on function public.named_receipt(order_id uuid, order_token text) is 'May be null.';
grant execute on function public.named_receipt(order_id uuid, order_token text) to anon, authenticated, service_role;

-- A named receipt is found as soon as a payment of its order carries it, whoever brought the news.
create function private.match_named_receipt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update public.receipt_claims c set state = 'matched', settled_at = now()
  where c.order_id = new.order_id and c.receipt = new.receipt and c.state = 'waiting';
  if found then
    insert into public.payment_events (payment_id, order_id, kind, actor_id, detail)
    values (new.id, new.order_id, 'claim_matched', private.caller(), jsonb_build_object('receipt', new.receipt));
  end if;
  return null;
end
$function$;

create trigger match_named_receipt AFTER INSERT OR UPDATE OF receipt ON public.payments FOR EACH ROW WHEN (((new.receipt IS NOT NULL) AND (new.order_id IS NOT NULL))) EXECUTE FUNCTION private.match_named_receipt();

-- Money that went back.
create table public.refunds (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  payment_id uuid,
  amount_kes integer not null,
  method text not null,
  reference text,
  note text,
  actor_id uuid,
  at timestamp with time zone default now() not null,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_reference_key UNIQUE (reference),
  constraint refunds_amount_kes_check CHECK ((amount_kes > 0)),
  constraint refunds_method_check CHECK ((method = ANY (ARRAY['mpesa'::text, 'cash'::text]))),
  constraint refunds_reference_check CHECK (((length(reference) >= 3) AND (length(reference) <= 40))),
  constraint refunds_note_check CHECK ((length(note) <= 500)),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE SET NULL,
  constraint refunds_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.refunds enable row level security;
grant insert, select on table public.refunds to service_role;
grant select (id, order_id, payment_id, amount_kes, method, reference, at) on table public.refunds to authenticated;

create index refunds_order_id_idx ON public.refunds USING btree (order_id, at);

create index refunds_payment_id_idx ON public.refunds USING btree (payment_id);

create index refunds_actor_id_idx ON public.refunds USING btree (actor_id);

create policy refunds_select_own on public.refunds for select to authenticated
  using ((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT private.caller() AS uid)))));

create policy refunds_select_admin on public.refunds for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.log_payment_event(order_id uuid, kind text, detail jsonb default '{}'::jsonb, payment_id uuid default NULL::uuid)
returns void
language sql
set search_path = ''
as $function$
  insert into public.payment_events (payment_id, order_id, kind, actor_id, detail)
  values (payment_id, order_id, kind, private.caller(), jsonb_strip_nulls(detail))
$function$;

-- Takes a receipt as the payment of a locked order: on the attempt that waits for a person, or as a payment of its own.
-- What came is what the statement says, else `came`, else what M-Pesa told us, else the price; a smaller sum that somebody
-- takes pays the order all the same. An order that had run out of time reopens when its pieces are there, else the money
-- is owed back.
create function private.book_receipt(target public.orders, receipt text, said text, came integer default NULL::integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  attempt public.payments;
  sure constant integer := coalesce(private.statement_kes(book_receipt.receipt), book_receipt.came);
begin
  select * into attempt from public.payments p
  where p.order_id = target.id and p.state = 'needs_review' and (p.receipt is null or p.receipt = book_receipt.receipt)
  order by p.created_at desc limit 1 for update;
  if found then
    update public.payments p
    set state = 'paid', result_code = 0, result_text = said, receipt = coalesce(p.receipt, book_receipt.receipt),
      received_kes = coalesce(sure, p.received_kes), next_check_at = null
    where p.id = attempt.id returning * into attempt;
  else
    insert into public.payments (order_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (target.id, target.total_kes, sure, target.phone, 'paid', 0, said, book_receipt.receipt)
    returning * into attempt;
  end if;
  perform private.log_order_event(target.id, 'payment_confirmed', jsonb_build_object(
    'payment_id', attempt.id, 'amount_kes', attempt.received_kes, 'receipt', attempt.receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    perform private.settle_late(target);
    return;
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    '%s for order %s. We are packing it now.', private.shillings(attempt.received_kes), target.number));
end
$function$;

-- The buyer names the receipt of his payment: {state}, 'matched' when the statement has it already, else 'waiting' for a
-- person, who has a day: so long are the pieces kept, and money that is found later reopens the order. `order_token` is
-- how a visitor names his order. Refusals: not_found, bad_receipt, already_paid, order_closed, receipt_used, claim_open,
-- too_many_attempts.
create function public.claim_receipt(order_id uuid, receipt text, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders := private.lock_own_order(claim_receipt.order_id, claim_receipt.order_token);
  named constant text := upper(regexp_replace(coalesce(claim_receipt.receipt, ''), '\s', '', 'g'));
  waiting public.receipt_claims;
begin
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  if named !~ '^[A-Z0-9]{8,12}$' then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It stands at the beginning of the message, for example SKA4N7Q2XD.');
  end if;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid', format('Order %s is already paid.', target.number));
  end if;
  if target.payment_method <> 'mpesa' or target.payment_state in ('refund_due', 'refunded') then
    perform private.refuse('order_closed', format('Order %s is closed.', target.number), 'Contact us and we will help.');
  end if;
  if exists (select 1 from public.payments p where p.receipt = named and p.order_id is distinct from target.id)
      or exists (
        select 1 from public.receipt_claims c where c.receipt = named and c.order_id <> target.id and c.state <> 'refused')
  then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  select * into waiting from public.receipt_claims c where c.order_id = target.id and c.state = 'waiting';
  if found then
    if waiting.receipt = named then
      return jsonb_build_object('state', 'waiting');
    end if;
    perform private.refuse('claim_open', format('We are still checking receipt %s.', waiting.receipt),
      'Please wait until we have looked.');
  end if;
  if (select count(*) from public.receipt_claims c where c.order_id = target.id) >= 5 then
    perform private.refuse('too_many_attempts', 'You have named many receipts.', 'Contact us and we will help.');
  end if;

  insert into public.receipt_claims (order_id, receipt, claimed_by) values (target.id, named, private.caller());
  perform private.log_order_event(target.id, 'receipt_claimed', jsonb_build_object('receipt', named), private.caller());
  perform private.log_payment_event(target.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  if private.statement_pays(target, named) then
    perform private.book_receipt(target, named, 'Found in the M-Pesa statement.');
    return jsonb_build_object('state', 'matched');
  end if;
  update public.orders o set payment_state = 'needs_review', hold_expires_at = now() + interval '24 hours'
  where o.id = target.id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
  perform private.notify_buyer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of order %s. Please do not pay again.', named, target.number));
  return jsonb_build_object('state', 'waiting');
end
$function$;
grant execute on function public.claim_receipt(order_id uuid, receipt text, order_token text) to anon, authenticated, service_role;

-- What of the money that came in for an order, or as one of its payments, has not gone back.
create function private.left_to_refund(order_id uuid, payment_id uuid default NULL::uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select least(
    (select coalesce(sum(p.received_kes), 0) from public.payments p
      where p.order_id = left_to_refund.order_id and p.state in ('paid', 'refund_due', 'refunded'))
    - (select coalesce(sum(r.amount_kes), 0) from public.refunds r where r.order_id = left_to_refund.order_id),
    (select case when p.state in ('paid', 'refund_due', 'refunded') then p.received_kes else 0 end
      - (select coalesce(sum(r.amount_kes), 0) from public.refunds r where r.payment_id = p.id)
      from public.payments p where p.id = left_to_refund.payment_id))::integer
$function$;

-- What waits for a person: attempts, named receipts and money owed back, oldest first. A `second_receipt` was named for an
-- order that is settled by now. `amount_kes` is what came, as far as it is known, else what is expected; of a refund, what
-- is left to be sent.
create function public.payment_review_queue()
returns table(kind text, order_id uuid, number text, order_payment_state text, fulfilment_state text, total_kes integer, payment_id uuid, claim_id uuid, amount_kes integer, receipt text, reason text, contact_name text, phone text, waiting_since timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', o.id, o.number, o.payment_state, o.fulfilment_state, o.total_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, o.contact_name, p.phone, p.updated_at
    from public.payments p join public.orders o on o.id = p.order_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, o.id, o.number, o.payment_state,
      o.fulfilment_state, o.total_kes, null, c.id, coalesce(private.statement_kes(c.receipt), o.total_kes), c.receipt,
      case when settled then 'This order is settled already; its buyer had also named this receipt.'
        else 'The buyer names this receipt.' end,
      o.contact_name, o.phone, c.at
    from public.receipt_claims c join public.orders o on o.id = c.order_id
    cross join lateral (select o.payment_state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', o.id, o.number, o.payment_state, o.fulfilment_state, o.total_kes, p.id, null, l.left_kes,
      p.receipt, 'To be paid back.', o.contact_name, p.phone, p.updated_at
    from public.payments p join public.orders o on o.id = p.order_id
    cross join lateral (
      select least(private.left_to_refund(o.id) - o.kept_kes, private.left_to_refund(o.id, p.id)) as left_kes
    ) l
    where (p.state = 'refund_due' or (p.state = 'paid' and o.payment_state = 'refund_due')) and l.left_kes > 0
    order by 14;
end
$function$;
comment on function public.payment_review_queue() is 'May be null: payment_id, claim_id, receipt, reason.';
grant execute on function public.payment_review_queue() to authenticated, service_role;

-- An administrator's word on an order whose payment is in doubt. decision:
-- 'paid'      the money is here: `receipt` names it, else the one the buyer or M-Pesa named; `received_kes` says how much,
--             where neither the statement nor M-Pesa has told;
-- 'not_paid'  no money came: attempts without a receipt fail, named receipts are refused, the buyer may try again;
-- 'refund'    money came that we do not keep: of `payment_id`, or all of it, and then the order is cancelled unless it is
--             paid otherwise. `record_refund` follows.
-- Once the order is settled, 'not_paid' and 'refund' without `payment_id` are about a second receipt that its buyer named.
-- Refusals: not_allowed, not_found, wrong_state, wrong_amount, bad_receipt, receipt_used.
create function public.resolve_payment(order_id uuid, decision text, payment_id uuid default NULL::uuid, receipt text default NULL::text, note text default NULL::text, received_kes integer default NULL::integer)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  named text := nullif(upper(regexp_replace(coalesce(resolve_payment.receipt, ''), '\s', '', 'g')), '');
  second public.receipt_claims;
  touched integer;
  refused integer;
begin
  perform private.require_capability('payments');
  select * into target from public.orders o where o.id = resolve_payment.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if received_kes not between 1 and 9999999 then
    perform private.refuse('wrong_amount', 'Money that came in is at least one shilling.');
  end if;
  if target.payment_state in ('paid', 'refund_due', 'refunded') and resolve_payment.payment_id is null
      and decision in ('not_paid', 'refund') then
    select * into second from public.receipt_claims c where c.order_id = target.id and c.state = 'waiting';
    if found then
      perform private.resolve_second_receipt(target, second, decision, note, received_kes);
      return target;
    end if;
  end if;
  case decision
    when 'paid' then
      if target.payment_method <> 'mpesa' or target.payment_state in ('paid', 'refund_due', 'refunded') then
        perform private.refuse('wrong_state', 'This order is settled already.', 'Reload to see its present state.');
      end if;
      named := coalesce(named,
        (select p.receipt from public.payments p
          where p.order_id = target.id and p.state = 'needs_review' and p.receipt is not null
            and (resolve_payment.payment_id is null or p.id = resolve_payment.payment_id)
          order by p.created_at desc limit 1),
        (select c.receipt from public.receipt_claims c where c.order_id = target.id and c.state = 'waiting'));
      if named is null or named !~ '^[A-Z0-9]{2,12}$' then
        perform private.refuse('bad_receipt', 'Name the receipt that paid this order.');
      end if;
      if exists (
        select 1 from public.payments p
        where p.receipt = named and (p.order_id is distinct from target.id or p.state <> 'needs_review')
      ) then
        perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
      end if;
      perform private.book_receipt(target, named, 'Confirmed by hand.', received_kes);
      -- Who decides about the attempt has said nothing of another receipt, which may be a second payment.
      if resolve_payment.payment_id is null then
        update public.receipt_claims c set state = 'refused', settled_at = now()
        where c.order_id = target.id and c.state = 'waiting';
      end if;
    when 'not_paid' then
      update public.payments p
      set state = 'failed', result_text = 'No money was found.', next_check_at = null
      where p.order_id = target.id and p.state = 'needs_review' and p.receipt is null and p.result_code is distinct from 0
        and (resolve_payment.payment_id is null or p.id = resolve_payment.payment_id);
      get diagnostics touched = row_count;
      update public.receipt_claims c set state = 'refused', settled_at = now()
      where c.order_id = target.id and c.state = 'waiting';
      get diagnostics refused = row_count;
      if refused + touched = 0 then
        perform private.refuse('wrong_state', 'Nothing here waits for a decision, or money has come in.',
          'Money that came in is paid back.');
      end if;
      if target.payment_state = 'needs_review' and target.fulfilment_state = 'placed' then
        update public.orders o
        set payment_state = 'failed',
          hold_expires_at = now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s)
        where o.id = target.id;
        perform private.notify_buyer(target, 'warning', 'Payment not found', format(
          'We found no payment for order %s. You can pay now; we are keeping it for you a little longer.', target.number));
      elsif target.payment_state = 'needs_review' and target.fulfilment_state = 'cancelled'
          and not exists (select 1 from public.payments p where p.order_id = target.id and p.state = 'needs_review') then
        update public.orders o set payment_state = 'unpaid' where o.id = target.id;
        perform private.notify_buyer(target, 'info', 'Payment not found', format(
          'We found no payment for order %s, which was cancelled. There is nothing to pay.', target.number));
      elsif refused > 0 then
        perform private.notify_buyer(target, 'warning', 'Payment not found', format(
          'We found no payment for order %s with the receipt you named.', target.number));
      end if;
    when 'refund' then
      update public.payments p set state = 'refund_due'
      where p.order_id = target.id and p.state = 'needs_review' and p.result_code = 0
        and (resolve_payment.payment_id is null or p.id = resolve_payment.payment_id);
      if not found then
        perform private.refuse('wrong_state', 'No money of this order is in doubt.', 'Reload to see its present state.');
      end if;
      if target.payment_state = 'needs_review' then
        update public.orders o
        set payment_state = 'refund_due', fulfilment_state = 'cancelled', hold_expires_at = null where o.id = target.id;
        if target.fulfilment_state <> 'cancelled' then
          perform private.return_stock(array[target.id], private.caller());
          perform private.move_coupons(array[target.id], back => true);
          perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
        end if;
        perform private.log_order_event(target.id, 'refund_due', '{}', private.caller());
      end if;
      perform private.notify_buyer(target, 'info', 'Refund on its way', format(
        'We will send back a payment for order %s.', target.number));
    else
      perform private.refuse('wrong_state', 'Decide: paid, not paid, or refund.');
  end case;
  perform private.log_order_event(target.id, 'payment_resolved', jsonb_build_object('decision', decision), private.caller());
  perform private.log_payment_event(target.id, 'resolved', jsonb_build_object('decision', decision, 'receipt', named),
    resolve_payment.payment_id);
  perform private.audit('payment_' || decision, 'orders', target.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', target.number, 'receipt', named, 'note', left(note, 500))));
  select * into target from public.orders o where o.id = target.id;
  return target;
end
$function$;
grant execute on function public.resolve_payment(order_id uuid, decision text, payment_id uuid, receipt text, note text, received_kes integer) to authenticated, service_role;

-- A word on a second receipt that the buyer of a locked and settled order named: no money came with it, or it came on top
-- and is owed back. What was decided about the order stays as it is.
create function private.resolve_second_receipt(target public.orders, second public.receipt_claims, decision text, note text, came integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  sure constant integer := coalesce(private.statement_kes(second.receipt), came, target.total_kes);
begin
  if decision = 'not_paid' then
    update public.receipt_claims c set state = 'refused', settled_at = now() where c.id = second.id;
    perform private.log_payment_event(target.id, 'claim_refused', jsonb_build_object('receipt', second.receipt));
  else
    if exists (select 1 from public.payments p where p.receipt = second.receipt) then
      perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
    end if;
    insert into public.payments (order_id, amount_kes, phone, state, result_code, result_text, receipt)
    values (target.id, sure, target.phone, 'refund_due', 0, 'The order was already paid; this money came on top.',
      second.receipt);
    perform private.notify_buyer(target, 'info', 'Refund on its way', format(
      'We will send back a payment for order %s.', target.number));
  end if;
  perform private.audit(case decision when 'not_paid' then 'claim_refused' else 'payment_refund' end, 'orders',
    target.id::text, jsonb_strip_nulls(jsonb_build_object('number', target.number, 'receipt', second.receipt,
      'amount_kes', case decision when 'refund' then sure end, 'note', left(note, 500))));
end
$function$;

-- The body of `record_refund`, for a locked order.
create function private.book_refund(target public.orders, amount integer, reference text, note text, payment_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  made public.refunds;
  most constant integer := private.left_to_refund(target.id, book_refund.payment_id);
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s of this order can be paid back.',
      private.shillings(greatest(most, 0))));
  end if;
  if exists (select 1 from public.refunds r where r.reference = nullif(trim(book_refund.reference), '')) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  insert into public.refunds (order_id, payment_id, amount_kes, method, reference, note, actor_id)
  values (target.id, book_refund.payment_id, amount, target.payment_method, nullif(trim(book_refund.reference), ''),
    nullif(left(trim(note), 500), ''), private.caller())
  returning * into made;
  update public.payments p set state = 'refunded'
  where p.order_id = target.id and p.state = 'refund_due' and (
    (p.id = book_refund.payment_id and private.left_to_refund(target.id, p.id) = 0)
    or private.left_to_refund(target.id) <= target.kept_kes);
  update public.orders o set payment_state = 'refunded'
  where o.id = target.id and o.payment_state in ('paid', 'refund_due')
    and private.left_to_refund(target.id) <= target.kept_kes;
  perform private.log_order_event(target.id, 'refunded', jsonb_build_object('amount_kes', amount), private.caller());
  perform private.log_payment_event(target.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', made.reference), book_refund.payment_id);
  perform private.audit('refund', 'orders', target.id::text,
    jsonb_build_object('number', target.number, 'amount_kes', amount, 'reference', made.reference));
  perform private.notify_buyer(target, 'success', 'Money sent back', format('We have sent back %s for order %s.',
    private.shillings(amount), target.number));
  return made;
end
$function$;

-- Notes money that was sent back, all of it or a part; never more than came in. Refusals: not_allowed, not_found,
-- too_much, receipt_used.
create function public.record_refund(order_id uuid, amount_kes integer, reference text default NULL::text, note text default NULL::text, payment_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.require_capability('payments');
  select * into target from public.orders o where o.id = record_refund.order_id for update;
  if not found or (record_refund.payment_id is not null and not exists (
    select 1 from public.payments p where p.id = record_refund.payment_id and p.order_id = target.id
  )) then
    perform private.refuse('not_found', 'There is no such order or payment.');
  end if;
  return private.book_refund(target, amount_kes, reference, note, record_refund.payment_id);
end
$function$;
grant execute on function public.record_refund(order_id uuid, amount_kes integer, reference text, note text, payment_id uuid) to authenticated, service_role;

-- The rider's cash is in the till. Refusals: not_allowed, not_found, wrong_state, wrong_amount, already_paid.
create function public.collect_cash(order_id uuid, amount_kes integer)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.require_capability('payments');
  select * into target from public.orders o where o.id = collect_cash.order_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such order.');
  end if;
  if target.payment_method <> 'cash' or target.fulfilment_state not in ('dispatched', 'delivered') then
    perform private.refuse('wrong_state', 'Cash is collected for cash orders that are on their way or delivered.');
  end if;
  if target.payment_state in ('refund_due', 'refunded') then
    perform private.refuse('wrong_state', 'The cash of this order was taken already and goes back.',
      'Reload to see its present state.');
  end if;
  if target.payment_state <> 'unpaid' then
    perform private.refuse('already_paid', 'The cash of this order is in the till already.');
  end if;
  if collect_cash.amount_kes is distinct from target.total_kes then
    perform private.refuse('wrong_amount', format('This order costs %s.', private.shillings(target.total_kes)),
      'Settle the difference with the rider first.');
  end if;
  perform private.book_cash(target);
  update public.orders o set payment_state = 'paid' where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, 'cash_collected',
    jsonb_build_object('amount_kes', target.total_kes), private.caller());
  perform private.audit('cash_collected', 'orders', target.id::text,
    jsonb_build_object('number', target.number, 'amount_kes', target.total_kes));
  return target;
end
$function$;
grant execute on function public.collect_cash(order_id uuid, amount_kes integer) to authenticated, service_role;
