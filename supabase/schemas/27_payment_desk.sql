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
  bill_id uuid not null,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
  constraint payment_events_kind_check CHECK ((kind = ANY (ARRAY['starting'::text, 'prompted'::text, 'paid'::text, 'failed'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text, 'reversed'::text, 'receipt_claimed'::text, 'claim_matched'::text, 'claim_refused'::text, 'resolved'::text]))),
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE,
  constraint payment_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint payment_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.payment_events enable row level security;
comment on table public.payment_events is 'The story of payments, append-only. Payers read their own, the desk (payments) all.';
comment on column public.payment_events.id is 'The key of the row.';
comment on column public.payment_events.payment_id is 'The attempt; null when it is about the bill.';
comment on column public.payment_events.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.payment_events.at is 'When, by the clock.';
comment on column public.payment_events.actor_id is 'Account that did it; null when the system or the provider did.';
comment on column public.payment_events.kind is 'A state that the payment came to (starting, prompted, paid, failed, needs_review, refund_due, refunded), or receipt_claimed, claim_matched, claim_refused, resolved (by the desk).';
comment on column public.payment_events.detail is 'Amounts in KSh, receipt, code and the like, without what is null.';
comment on column public.payment_events.bill_id is 'The bill.';
grant select on table public.payment_events to authenticated;
grant insert, select on table public.payment_events to service_role;

create index payment_events_payment_id_idx ON public.payment_events USING btree (payment_id, at);

create index payment_events_order_id_idx ON public.payment_events USING btree (order_id, at);

create index payment_events_actor_id_idx ON public.payment_events USING btree (actor_id);

create policy payment_events_select_admin on public.payment_events for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.log_payment_state()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into public.payment_events (payment_id, bill_id, kind, actor_id, detail)
  values (new.id, new.bill_id, new.state, private.caller(), jsonb_strip_nulls(jsonb_build_object(
    'amount_kes', new.amount_kes, 'received_kes', new.received_kes, 'result_code', new.result_code,
    'receipt', new.receipt)));
  return null;
end $function$;
comment on function private.log_payment_state() is 'Trigger: notes each state of a payment in its story.';

create trigger log_payment_start AFTER INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION private.log_payment_state();

create trigger log_payment_state AFTER UPDATE OF state ON public.payments FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION private.log_payment_state();

-- "I already paid": a receipt number that a buyer names. It pays nothing by itself; the statement or a person tells.
create table public.receipt_claims (
  id uuid default gen_random_uuid() not null,
  order_id uuid,
  receipt text not null,
  claimed_by uuid,
  state text default 'waiting'::text not null,
  at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  bill_id uuid not null,
  told text,
  constraint receipt_claims_pkey PRIMARY KEY (id),
  constraint receipt_claims_receipt_check CHECK ((receipt ~ '^[A-Z0-9]{8,12}$'::text)),
  constraint receipt_claims_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'matched'::text, 'refused'::text]))),
  constraint receipt_claims_told_check CHECK ((told = ANY (ARRAY['asking'::text, 'other_till'::text, 'not_completed'::text, 'unknown'::text, 'amount'::text, 'doubtful'::text, 'unlinked'::text, 'taken'::text]))),
  constraint receipt_claims_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint receipt_claims_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.receipt_claims enable row level security;
comment on table public.receipt_claims is 'Receipts that payers name for money we have not heard of; one pays nothing by itself. Payers read their own, the desk (payments) all; functions write.';
comment on column public.receipt_claims.id is 'The key of the row.';
comment on column public.receipt_claims.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.receipt_claims.receipt is 'M-Pesa''s receipt, 8 to 12 capital letters and digits.';
comment on column public.receipt_claims.claimed_by is 'Account that named it; null for visitors and once that account is erased.';
comment on column public.receipt_claims.state is 'waiting, matched (the money was found) or refused.';
comment on column public.receipt_claims.at is 'When it was named.';
comment on column public.receipt_claims.settled_at is 'When it was matched or refused; null until then.';
comment on column public.receipt_claims.bill_id is 'The bill that it should pay.';
comment on column public.receipt_claims.told is 'What M-Pesa says. asking: it is being asked. other_till: paid to somebody else. not_completed: M-Pesa ended it without
moving money. unknown: M-Pesa has no such receipt. amount: it came, but not as much as is asked. doubtful: a person must read
the answer. unlinked: it came, and nothing says that it is for this bill. taken: it paid another bill. null: M-Pesa was not asked,
or did not answer.';
grant all on table public.receipt_claims to service_role;
grant select (id, order_id, receipt, state, at, settled_at, bill_id, told) on table public.receipt_claims to authenticated;

create index receipt_claims_order_id_idx ON public.receipt_claims USING btree (order_id, at DESC);

create index receipt_claims_claimed_by_idx ON public.receipt_claims USING btree (claimed_by);

create index receipt_claims_receipt_idx ON public.receipt_claims USING btree (receipt);

create policy receipt_claims_select_admin on public.receipt_claims for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

-- The receipt that the buyer of an order names while somebody looks for it, or null. `order_token` as everywhere.
create function public.named_receipt(order_id uuid, order_token text default NULL::text)
returns text
language sql
stable security definer
set search_path = ''
as $function$
  select public.waiting_receipt(order_id, order_token)
$function$;
comment on function public.named_receipt(order_id uuid, order_token text) is 'May be null. public.waiting_receipt for pages of release 1.0, which name an order.';
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
  where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'waiting';
  if found then
    perform private.log_payment_event(new.bill_id, 'claim_matched', jsonb_build_object('receipt', new.receipt), new.id);
  end if;
  -- others who named it are told, and look at their messages once more
  update public.receipt_claims c set told = 'taken'
  where c.receipt = new.receipt and c.bill_id <> new.bill_id and c.state = 'waiting' and c.told is distinct from 'taken';
  return null;
end $function$;
comment on function private.match_named_receipt() is 'Trigger: a named receipt is matched as soon as a payment of its bill carries it, and who named it for another bill is told.';

-- Money that went back.
create table public.refunds (
  id uuid default gen_random_uuid() not null,
  order_id uuid,
  payment_id uuid,
  amount_kes integer not null,
  method text not null,
  reference text,
  note text,
  actor_id uuid,
  at timestamp with time zone default now() not null,
  bill_id uuid not null,
  moved_to uuid,
  went_to text,
  leaves_owing boolean default false not null,
  undoes uuid,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_undoes_key UNIQUE (undoes),
  constraint refunds_reference_check CHECK (((length(reference) >= 3) AND (length(reference) <= 40))),
  constraint refunds_note_check CHECK ((length(note) <= 500)),
  constraint refunds_went_to_check CHECK (((length(went_to) >= 4) AND (length(went_to) <= 60))),
  constraint refunds_amount_kes_check CHECK (((amount_kes <> 0) AND ((amount_kes < 0) = (undoes IS NOT NULL)))),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE,
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE SET NULL,
  constraint refunds_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint refunds_moved_to_fkey FOREIGN KEY (moved_to) REFERENCES public.payments(id) ON DELETE SET NULL,
  constraint refunds_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.refunds(id) ON DELETE CASCADE
);
alter table public.refunds enable row level security;
comment on table public.refunds is 'Money that went back, append-only. Payers read their own, the desk (payments) all, without notes and actors; functions write.';
comment on column public.refunds.id is 'The key of the row.';
comment on column public.refunds.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.refunds.payment_id is 'Of which payment it is; null only for what was noted before 1.1.';
comment on column public.refunds.amount_kes is 'How much, KSh; below zero where a refund came back.';
comment on column public.refunds.method is 'By what the money went back: that of its payment; cash where M-Pesa had brought it and no reference was noted, bank where it went to the account of one.';
comment on column public.refunds.reference is 'Receipt of the refund; null where there is none.';
comment on column public.refunds.note is 'Why, for colleagues; null without one.';
comment on column public.refunds.actor_id is 'Account that sent it; null when the system did, and once that account is erased.';
comment on column public.refunds.at is 'When it was noted.';
comment on column public.refunds.bill_id is 'The bill whose money it is.';
comment on column public.refunds.moved_to is 'The payment of another bill that this money became; null: it went back to who paid, or that bill is gone.';
comment on column public.refunds.went_to is 'The number, 254 and nine digits or as M-Pesa shows it, or the account that it went to; null: cash, money that was moved, where M-Pesa did not say who paid, or noted before this was asked.';
comment on column public.refunds.leaves_owing is 'Whether it was moved away from an order that had left the shop on it, which is owing since.';
comment on column public.refunds.undoes is 'The refund that came back to us by this row, whose sum is below zero then; null: it is a refund.';
grant insert, select on table public.refunds to service_role;
grant select (id, order_id, payment_id, amount_kes, method, reference, at, bill_id, undoes) on table public.refunds to authenticated;

create index refunds_order_id_idx ON public.refunds USING btree (order_id, at);

create index refunds_payment_id_idx ON public.refunds USING btree (payment_id);

create index refunds_actor_id_idx ON public.refunds USING btree (actor_id);

create policy refunds_select_admin on public.refunds for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

-- Pages of the releases before, which stay open while the shop is upgraded, know them by these names.
create function public.claim_receipt(order_id uuid, receipt text, order_token text default NULL::text)
returns jsonb
language sql
security definer
set search_path = ''
as $function$
  select public.name_receipt(order_id, receipt, order_token)
$function$;
comment on function public.claim_receipt(order_id uuid, receipt text, order_token text) is 'public.name_receipt for pages of release 1.0, which name an order. Answers as name_receipt. Refusals: already_paid,
bad_receipt, claim_open, not_found, not_signed_in, order_closed, receipt_used, too_many_attempts.';
grant execute on function public.claim_receipt(order_id uuid, receipt text, order_token text) to anon, authenticated, service_role;

-- The rider's cash is in the till. Refusals: not_allowed, not_found, wrong_state, wrong_amount, already_paid.
create function public.collect_cash(order_id uuid, amount_kes integer)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.orders;
  parts integer := 0;
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
  if target.payment_state = 'needs_review' and private.parts_of(target.id) between 1 and target.total_kes - 1 then
    parts := private.parts_of(target.id);
  elsif target.payment_state = 'needs_review' then
    perform private.refuse('wrong_state', 'A payment for this order waits for a word at the desk.',
      'Decide about it first.');
  end if;
  if target.payment_state <> 'unpaid' and parts = 0 then
    perform private.refuse('already_paid', 'The cash of this order is in the till already.');
  end if;
  if collect_cash.amount_kes is distinct from target.total_kes - parts then
    if parts > 0 then
      perform private.refuse('wrong_amount', format('%s of this order came by M-Pesa; %s is left.', private.shillings(parts),
        private.shillings(target.total_kes - parts)), 'Settle the difference with the rider first.');
    end if;
    perform private.refuse('wrong_amount', format('This order costs %s.', private.shillings(target.total_kes)),
      'Settle the difference with the rider first.');
  end if;
  insert into public.payments (order_id, method, amount_kes, phone, state, result_code, result_text)
  values (target.id, 'cash', target.total_kes - parts, target.phone, 'paid', 0, 'Paid in cash.');
  update public.payments p set state = 'paid', result_text = format('A part of %s.', private.shillings(target.total_kes))
  where p.order_id = target.id and private.is_part(p, null);
  update public.orders o set payment_state = 'paid' where o.id = target.id returning * into target;
  perform private.log_order_event(target.id, 'cash_collected',
    jsonb_build_object('amount_kes', target.total_kes - parts), private.caller());
  perform private.audit('cash_collected', 'orders', target.id::text,
    jsonb_build_object('number', target.number, 'amount_kes', target.total_kes - parts));
  return target;
end
$function$;
comment on function public.collect_cash(order_id uuid, amount_kes integer) is 'The desk (payments) notes that the rider''s cash of an order, in KSh, is in the till. Answers the order. Refusals: already_paid, not_allowed, not_found, wrong_amount, wrong_state.';
grant execute on function public.collect_cash(order_id uuid, amount_kes integer) to authenticated, service_role;

create unique index refunds_reference_idx ON public.refunds USING btree (reference, payment_id);

create index refunds_bill_id_idx ON public.refunds USING btree (bill_id, at);

create unique index receipt_claims_one_waiting_idx ON public.receipt_claims USING btree (bill_id) WHERE (state = 'waiting'::text);

create index receipt_claims_bill_id_idx ON public.receipt_claims USING btree (bill_id, at DESC);

create index payment_events_bill_id_idx ON public.payment_events USING btree (bill_id, at);

create trigger match_named_receipt AFTER INSERT OR UPDATE OF receipt ON public.payments FOR EACH ROW WHEN ((new.receipt IS NOT NULL)) EXECUTE FUNCTION private.match_named_receipt();

create function private.log_payment_event(bill_id uuid, kind text, detail jsonb default '{}'::jsonb, payment_id uuid default NULL::uuid)
returns void
language sql
set search_path = ''
as $function$
  insert into public.payment_events (payment_id, bill_id, kind, actor_id, detail)
  values (payment_id, bill_id, kind, private.caller(), jsonb_strip_nulls(detail))
$function$;
comment on function private.log_payment_event(bill_id uuid, kind text, detail jsonb, payment_id uuid) is 'Adds a line to the story of a bill.';

-- What of the money that came in for an order, or as one of its payments, has not gone back.
create function private.left_to_refund(bill_id uuid, payment_id uuid default NULL::uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select greatest(coalesce(sum(case when p.state = 'reversed' then p.twice_kes - private.sent_back(p.id)
    else p.received_kes - private.sent_back(p.id) - private.moved_away(p.id) end), 0), 0)::integer
  from public.payments p
  where p.bill_id = left_to_refund.bill_id
    and (p.state in ('paid', 'refund_due', 'refunded') or (p.state = 'reversed' and left_to_refund.payment_id is null))
    and (left_to_refund.payment_id is null or p.id = left_to_refund.payment_id)
$function$;
comment on function private.left_to_refund(bill_id uuid, payment_id uuid) is 'What of a payment has not gone back or been moved, KSh; money in doubt apart. Of a bill: of all its payments, less what had made its
price less before M-Pesa took a payment back, for that is off what was paid again.';

create index refunds_moved_to_idx ON public.refunds USING btree (moved_to);

-- Notes money that was sent back, all of it or a part; never more than came in. Refusals: not_allowed, not_found,
-- too_much, receipt_used.
create function public.record_refund(bill_id uuid, amount_kes numeric, reference text default NULL::text, note text default NULL::text, payment_id uuid default NULL::uuid, phone text default NULL::text, seen_kes integer default NULL::integer)
returns public.refunds
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  kes integer;
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(record_refund.amount_kes);
  bill := private.lock_bill(record_refund.bill_id);
  if bill.id is null or (record_refund.payment_id is not null and not exists (
    select 1 from public.payments p where p.id = record_refund.payment_id and p.bill_id = bill.id
  )) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  perform private.refuse_unseen(bill, record_refund.seen_kes);
  return private.note_refund(bill, kes, record_refund.reference, record_refund.note, record_refund.payment_id, record_refund.phone);
end
$function$;
comment on function public.record_refund(bill_id uuid, amount_kes numeric, reference text, note text, payment_id uuid, phone text, seen_kes integer) is 'Notes money that was sent back by hand, all of it or a part: in cash, or with the reference and the number or account that it went to.
Never more than came in, not what M-Pesa took back itself, and not while M-Pesa is told to send it. → the refund; empty where it waits for a
second person, as above the limit and to another number than the one that paid. seen_kes: what `gone_back` told. Refusals: not_allowed,
not_found, changed, wrong_amount, too_much, receipt_used, refund_in_flight, reversed, bad_phone, bad_receipt.';
grant execute on function public.record_refund(bill_id uuid, amount_kes numeric, reference text, note text, payment_id uuid, phone text, seen_kes integer) to authenticated, service_role;
