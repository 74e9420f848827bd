-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- One bill for whatever is paid: an order, a month of a plan, a consultation. Until now each of the three had its own
-- start, settlement and decisions, and only orders could name a receipt, book another sum than was asked, or be refunded
-- with a row. What is new:
--
-- bills            what is owed, one row beside each order, plan payment and paid consultation, with the same id
-- bill_kinds       what happens with a thing when its bill is paid, fails, is in doubt, is owed back
-- ledger_entries   double entry beneath: each event sums to zero, nobody changes a row, and figures are views of it

create table public.bills (
  id uuid not null,
  kind text not null,
  number text not null,
  payer_id uuid,
  payer_name text,
  phone text,
  method text default 'mpesa'::text not null,
  asked_kes integer not null,
  received_kes integer default 0 not null,
  refunded_kes integer default 0 not null,
  kept_kes integer default 0 not null,
  state text not null,
  hold_expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  sales_kes integer default 0 not null,
  excess_owed boolean default false not null,
  service_tax_class text,
  service_item_class text,
  constraint bills_pkey PRIMARY KEY (id),
  constraint bills_number_key UNIQUE (number),
  constraint bills_method_check CHECK ((method = ANY (ARRAY['mpesa'::text, 'cash'::text]))),
  constraint bills_asked_kes_check CHECK ((asked_kes > 0)),
  constraint bills_received_kes_check CHECK ((received_kes >= 0)),
  constraint bills_kept_kes_check CHECK ((kept_kes >= 0)),
  constraint bills_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text, 'closed'::text]))),
  constraint bills_refunded_kes_check CHECK ((refunded_kes >= 0)),
  constraint bills_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.bills enable row level security;
comment on table public.bills is 'What is owed, one row beside each order, plan payment and paid consultation, with the id of that row. Written by the
triggers of these and by the ledger alone. Its payer and the desk may read it. Amounts are whole shillings.';
comment on column public.bills.id is 'The key of the row.';
comment on column public.bills.kind is 'order, plan or consultation: a row of private.bill_kinds.';
comment on column public.bills.number is 'Number of the thing, MZ-, MP- or MC- and six signs.';
comment on column public.bills.payer_id is 'Account that pays; null for visitors, and once it is erased.';
comment on column public.bills.payer_name is 'Name of who pays; null when not known.';
comment on column public.bills.phone is 'Number of who pays, 254 and nine digits; null when not known.';
comment on column public.bills.method is 'mpesa: paid now, by whichever provider; cash: at the door. Each payment says who carried it.';
comment on column public.bills.asked_kes is 'What it costs.';
comment on column public.bills.received_kes is 'What came in for it, money in doubt included.';
comment on column public.bills.refunded_kes is 'What went back of that.';
comment on column public.bills.kept_kes is 'What is kept when the rest is owed back, such as a delivery that was made.';
comment on column public.bills.state is 'open: may be paid. paid. needs_review: a person must look. refund_due, refunded. closed: nothing came, nothing is owed.';
comment on column public.bills.hold_expires_at is 'Until when the goods or the time are kept for the payer; null: no end.';
comment on column public.bills.created_at is 'When the row was made.';
comment on column public.bills.updated_at is 'When the row was last changed.';
comment on column public.bills.sales_kes is 'What is ours of what came: not sent back, owed back or in doubt. Repeats the ledger.';
comment on column public.bills.excess_owed is 'Whether what came above the price is owed back, as the desk decided; else it is part of the sale.';
comment on column public.bills.service_tax_class is 'How its delivery, month or hour was taxed when the bill was made; null: from before, taxed as on the day of payment.';
comment on column public.bills.service_item_class is 'The item class of eTIMS for that then; null: nobody had said one.';
grant select on table public.bills to authenticated, service_role;

-- Every account with the plan that counts today.
create view private.desk_subscriptions as
 SELECT u.id,
    (u.email)::text AS email,
    COALESCE((u.raw_user_meta_data ->> 'full_name'::text), ''::text) AS name,
    COALESCE(private.plan_today(s.*), 'free'::text) AS plan,
    private.status_today(s.*) AS status,
    s.next_plan,
        CASE private.plan_today(s.*)
            WHEN 'free_trial'::text THEN s.trial_end
            WHEN 'free'::text THEN NULL::date
            ELSE s.period_end
        END AS until,
    COALESCE(s.created_at, u.created_at) AS since,
    COALESCE(paid.kes, 0) AS paid_kes
   FROM ((auth.users u
     LEFT JOIN public.user_subscriptions s ON ((s.user_id = u.id)))
     LEFT JOIN ( SELECT b.payer_id AS user_id,
            (sum(b.sales_kes))::integer AS kes
           FROM public.bills b
          WHERE (b.kind = 'plan'::text)
          GROUP BY b.payer_id) paid ON ((paid.user_id = u.id)));
comment on view private.desk_subscriptions is 'The list of accounts with the plan that counts today.';
comment on column private.desk_subscriptions.id is 'The account.';
comment on column private.desk_subscriptions.email is 'Its address.';
comment on column private.desk_subscriptions.name is 'Its name; may be empty.';
comment on column private.desk_subscriptions.plan is 'Plan today.';
comment on column private.desk_subscriptions.status is 'Status today.';
comment on column private.desk_subscriptions.next_plan is 'What follows; null: the plan goes on.';
comment on column private.desk_subscriptions.until is 'First EAT day not covered; null without an end.';
comment on column private.desk_subscriptions.since is 'When the subscription, or the account, was made.';
comment on column private.desk_subscriptions.paid_kes is 'What was paid for plans and kept, KSh.';

-- What came for a month, beside what it costs.
create view private.desk_plan_payments as
 SELECT p.id,
    p.number,
    (u.email)::text AS email,
    p.plan_type,
    p.kind,
    p.amount_kes,
    p.state,
    p.created_at,
    p.paid_at,
    p.period_start,
    p.period_end,
    a.receipt,
    a.phone,
    b.received_kes,
    b.refunded_kes
   FROM (((public.plan_payments p
     JOIN public.bills b ON ((b.id = p.id)))
     LEFT JOIN auth.users u ON ((u.id = p.user_id)))
     LEFT JOIN LATERAL ( SELECT x.receipt,
            x.phone
           FROM public.payments x
          WHERE (x.bill_id = p.id)
          ORDER BY x.created_at DESC
         LIMIT 1) a ON (true));
comment on view private.desk_plan_payments is 'The list of months of plans with what came for them.';
comment on column private.desk_plan_payments.id is 'The month.';
comment on column private.desk_plan_payments.number is 'As plan_payments.number.';
comment on column private.desk_plan_payments.email is 'Address of whose it is; null once the account is gone.';
comment on column private.desk_plan_payments.plan_type is 'premium or gold.';
comment on column private.desk_plan_payments.kind is 'start, renewal or upgrade.';
comment on column private.desk_plan_payments.amount_kes is 'What it costs, KSh.';
comment on column private.desk_plan_payments.state is 'As plan_payments.state.';
comment on column private.desk_plan_payments.created_at is 'When it was asked for.';
comment on column private.desk_plan_payments.paid_at is 'When it was paid; null until then.';
comment on column private.desk_plan_payments.period_start is 'First EAT day it bought; null until paid.';
comment on column private.desk_plan_payments.period_end is 'First EAT day not covered; null until paid.';
comment on column private.desk_plan_payments.receipt is 'Receipt of the latest attempt; null without one.';
comment on column private.desk_plan_payments.phone is 'Number of the latest attempt; null without one.';
comment on column private.desk_plan_payments.received_kes is 'What came, KSh.';
comment on column private.desk_plan_payments.refunded_kes is 'What went back, KSh.';

create table private.bill_kinds (
  kind text not null,
  prompt_words text not null,
  paid_twice text not null,
  on_lock text not null,
  on_try_lock text not null,
  on_check text not null,
  on_start text not null,
  on_prompted text not null,
  on_failed text not null,
  on_doubt text not null,
  on_silence text not null,
  on_claim text not null,
  on_paid text not null,
  on_not_paid text not null,
  on_owed_back text not null,
  on_refunded text not null,
  on_resolved text not null,
  on_invoice text default 'whole_invoice'::text not null,
  on_other_way text default 'bill_stays'::text not null,
  on_reversed text default 'bill_stays'::text not null,
  constraint bill_kinds_pkey PRIMARY KEY (kind),
  constraint bill_kinds_kind_check CHECK ((kind ~ '^[a-z_]+$'::text)),
  constraint bill_kinds_prompt_words_check CHECK (((length(prompt_words) >= 1) AND (length(prompt_words) <= 13)))
);
comment on table private.bill_kinds is 'What can be paid, and the functions of schema private that say what follows. Each is called with the bill, the payment
in question (or null) and words: f(public.bills, public.payments, text) returns text. A kind without consequences names
`bill_stays`.';
comment on column private.bill_kinds.kind is 'order, plan or consultation.';
comment on column private.bill_kinds.prompt_words is 'What stands on the phone beside the number of the bill. It may lie on a table for everybody to see: it names no health.';
comment on column private.bill_kinds.paid_twice is 'The reason that is shown when money comes for a bill that is paid.';
comment on column private.bill_kinds.on_lock is 'Locks the thing, before its payments.';
comment on column private.bill_kinds.on_try_lock is 'The same for jobs: answers true, or false when it is busy.';
comment on column private.bill_kinds.on_check is 'Refuses a prompt that makes no sense; the payment is the one that is open.';
comment on column private.bill_kinds.on_start is 'A prompt goes out: the hold is renewed.';
comment on column private.bill_kinds.on_prompted is 'The prompt is on the phone; one that had failed may be open after all.';
comment on column private.bill_kinds.on_failed is 'No prompt is open any more and none was paid.';
comment on column private.bill_kinds.on_doubt is 'Money came, but not as agreed; the words say why.';
comment on column private.bill_kinds.on_silence is 'M-Pesa never said how a prompt ended.';
comment on column private.bill_kinds.on_claim is 'The payer names a receipt, which the words are.';
comment on column private.bill_kinds.on_paid is 'It is paid: answers paid, or refund_due when it cannot be had any more.';
comment on column private.bill_kinds.on_not_paid is 'A person says that no money came.';
comment on column private.bill_kinds.on_owed_back is 'A person says that money which came is sent back.';
comment on column private.bill_kinds.on_refunded is 'Money went back, as many shillings as the words say; method and receipt of the payment say how. method moved: to another bill.';
comment on column private.bill_kinds.on_resolved is 'The desk has decided: paid, not_paid or refund, which the words are.';
comment on column private.bill_kinds.on_invoice is 'The lines of its invoice, as a JSON list.';
comment on column private.bill_kinds.on_other_way is 'Money of M-Pesa pays what was to be paid in another way.';
comment on column private.bill_kinds.on_reversed is 'M-Pesa took back what had paid it, or was in doubt: it is owing again, or over.';

alter table public.bills add constraint bills_kind_fkey FOREIGN KEY (kind) REFERENCES private.bill_kinds(kind);

create index bills_payer_id_idx ON public.bills USING btree (payer_id, created_at DESC);

create index bills_kind_idx ON public.bills USING btree (kind, created_at DESC);

create index bills_waiting_idx ON public.bills USING btree (state) WHERE (state = ANY (ARRAY['needs_review'::text, 'refund_due'::text]));

create trigger touch_updated_at BEFORE UPDATE ON public.bills FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy bills_select_own on public.bills for select to authenticated
  using ((payer_id = ( SELECT private.caller() AS caller)));

create policy bills_select_admin on public.bills for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.keep_bill(bill public.bills)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  insert into public.bills as b (id, kind, number, payer_id, payer_name, phone, method, asked_kes, kept_kes, state,
    hold_expires_at, created_at)
  values (bill.id, bill.kind, bill.number, bill.payer_id, bill.payer_name, bill.phone, bill.method, bill.asked_kes,
    bill.kept_kes, bill.state, bill.hold_expires_at, bill.created_at)
  on conflict (id) do update set payer_id = excluded.payer_id, payer_name = excluded.payer_name, phone = excluded.phone,
    method = excluded.method, asked_kes = excluded.asked_kes, kept_kes = excluded.kept_kes, state = excluded.state,
    hold_expires_at = excluded.hold_expires_at
  where b.kind = excluded.kind;
end $function$;
comment on function private.keep_bill(bill public.bills) is 'Writes the bill of a thing as the thing stands now.';

create function private.bill_of(placed public.orders)
returns public.bills
language plpgsql
stable
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  bill.id := placed.id; bill.kind := 'order'; bill.number := placed.number; bill.payer_id := placed.user_id;
  bill.payer_name := placed.contact_name; bill.phone := placed.phone; bill.method := placed.payment_method;
  bill.asked_kes := placed.total_kes; bill.kept_kes := placed.kept_kes;
  bill.hold_expires_at := placed.hold_expires_at; bill.created_at := placed.placed_at;
  bill.state := case
    when placed.payment_state in ('paid', 'needs_review', 'refund_due', 'refunded') then placed.payment_state
    when placed.payment_state = 'expired' or placed.fulfilment_state = 'cancelled' then 'closed'
    else 'open' end;
  return bill;
end $function$;
comment on function private.bill_of(placed public.orders) is 'The bill of an order, as the order stands.';

create function private.bill_of(target public.plan_payments)
returns public.bills
language plpgsql
stable
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  bill.id := target.id; bill.kind := 'plan'; bill.number := target.number; bill.payer_id := target.user_id;
  select coalesce(f.full_name, u.raw_user_meta_data ->> 'full_name'), f.phone into bill.payer_name, bill.phone
  from auth.users u left join public.profiles f on f.user_id = u.id where u.id = target.user_id;
  bill.method := 'mpesa'; bill.asked_kes := target.amount_kes; bill.kept_kes := 0; bill.created_at := target.created_at;
  bill.state := case target.state when 'cancelled' then 'closed' else target.state end;
  return bill;
end $function$;
comment on function private.bill_of(target public.plan_payments) is 'The bill of a month of a plan, as that stands.';

create function private.bill_of(target public.consultations)
returns public.bills
language plpgsql
stable
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  bill.id := target.id; bill.kind := 'consultation'; bill.number := target.number; bill.payer_id := target.client_id;
  bill.payer_name := target.client_name; bill.method := 'mpesa'; bill.asked_kes := target.price_kes; bill.kept_kes := 0;
  bill.phone := private.normalise_phone(target.contact_phone); bill.created_at := target.created_at;
  bill.hold_expires_at := target.hold_expires_at;
  bill.state := case
    when target.payment_state in ('paid', 'needs_review', 'refund_due', 'refunded') then target.payment_state
    when target.state = 'held' or target.state in ('confirmed', 'completed', 'no_show') then 'open' else 'closed' end;
  return bill;
end $function$;
comment on function private.bill_of(target public.consultations) is 'The bill of a paid consultation, as that stands.';

-- One trigger for the three: the thing itself says how its payment stands, the bill repeats it in the same statement.
create function private.bill_follows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if tg_op = 'DELETE' then
    delete from public.bills b where b.id = old.id;
  else
    perform private.keep_bill(private.bill_of(new));
  end if;
  return null;
end $function$;
comment on function private.bill_follows() is 'The bill of an order, plan payment or consultation follows it.';

create trigger bill_begins AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

create trigger bill_ends AFTER DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

create trigger bill_begins AFTER INSERT ON public.plan_payments FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

create trigger bill_follows AFTER UPDATE OF state, user_id, amount_kes ON public.plan_payments FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

create trigger bill_ends AFTER DELETE ON public.plan_payments FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

-- Consultations that a plan covers, or that cost nothing, have no bill.
create trigger bill_begins AFTER INSERT ON public.consultations FOR EACH ROW WHEN (((new.payment_state IS NOT NULL) AND (new.price_kes > 0))) EXECUTE FUNCTION private.bill_follows();

create trigger bill_follows AFTER UPDATE ON public.consultations FOR EACH ROW WHEN (((new.payment_state IS NOT NULL) AND (new.price_kes > 0) AND (((((((old.payment_state IS DISTINCT FROM new.payment_state) OR (old.state IS DISTINCT FROM new.state)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.client_name IS DISTINCT FROM new.client_name)) OR (old.price_kes IS DISTINCT FROM new.price_kes)) OR (old.hold_expires_at IS DISTINCT FROM new.hold_expires_at)) OR (old.contact_phone IS DISTINCT FROM new.contact_phone)))) EXECUTE FUNCTION private.bill_follows();

create trigger bill_ends AFTER DELETE ON public.consultations FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

alter table public.payments add constraint payments_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create policy payments_select_own on public.payments for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

alter table public.refunds add constraint refunds_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create policy refunds_select_own on public.refunds for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

alter table public.receipt_claims add constraint receipt_claims_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create policy receipt_claims_select_own on public.receipt_claims for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

alter table public.payment_events add constraint payment_events_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create policy payment_events_select_own on public.payment_events for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

-- A statement line that pays this order in full and nothing else yet.
create function private.statement_pays(bill public.bills, receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = bill.asked_kes and private.is_told_for(bill, l)
      and not exists (select 1 from public.payments p where p.receipt = l.receipt) and not private.is_sent_back(l.receipt)
  )
$function$;
comment on function private.statement_pays(bill public.bills, receipt text) is 'Whether a line of the statement, by M-Pesa''s own words of account and payer, pays this bill in full and nothing else yet.';

-- An open prompt is most likely what the receipt belongs to; one that was not is told by its own callback.
create function private.book_receipt(bill public.bills, receipt text, said text, came integer default NULL::integer)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  attempt public.payments;
  sure constant integer := coalesce(private.statement_kes(book_receipt.receipt), book_receipt.came);
begin
  select * into attempt from public.payments p
  where p.bill_id = bill.id and (
    (p.state = 'needs_review' and (p.receipt is null or p.receipt = book_receipt.receipt))
    or (p.state in ('starting', 'prompted') and p.amount_kes = coalesce(sure, p.amount_kes)))
  order by p.state = 'needs_review' desc, p.created_at desc limit 1 for update;
  if found then
    update public.payments p
    set state = 'paid', result_code = 0, result_text = said, receipt = coalesce(p.receipt, book_receipt.receipt),
      receipt_learnt = p.receipt is null, received_kes = coalesce(sure, p.received_kes), next_check_at = null
    where p.id = attempt.id returning * into attempt;
  else
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, bill.asked_kes, sure, private.phone_of(bill), 'paid', 0, said, book_receipt.receipt)
    returning * into attempt;
  end if;
  return private.tell_kind(bill, 'paid', attempt);
end
$function$;
comment on function private.book_receipt(bill public.bills, receipt text, said text, came integer) is 'Takes a receipt as the payment of a locked bill: on the attempt that waits for a person or whose prompt is open, or as a payment
of its own. What came is what the statement says, else `came`, else what M-Pesa told us, else the price; a smaller sum that
somebody takes pays the bill all the same. → paid, or refund_due when it cannot be had any more.';

-- A word on a second receipt that was named is told, too.
create function private.resolve_second_receipt(bill public.bills, second text, decision text, note text, came integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  sure constant integer := coalesce(private.statement_kes(second), came, bill.asked_kes);
  attempt public.payments;
begin
  if decision = 'not_paid' then
    update public.receipt_claims c set state = 'refused', settled_at = now() where c.bill_id = bill.id and c.state = 'waiting';
    perform private.log_payment_event(bill.id, 'claim_refused', jsonb_build_object('receipt', second));
    perform private.tell_no_other(bill);
  else
    if exists (select 1 from public.payments p where p.receipt = second) then
      perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
    end if;
    insert into public.payments (bill_id, amount_kes, phone, state, result_code, result_text, receipt)
    select bill.id, sure, private.phone_of(bill), 'refund_due', 0, k.paid_twice, second
    from private.bill_kinds k where k.kind = bill.kind
    returning * into attempt;
    perform private.tell_kind(bill, 'owed_back', attempt);
  end if;
  perform private.audit(case decision when 'not_paid' then 'claim_refused' else 'payment_refund' end, 'bills',
    bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', second,
      'amount_kes', case decision when 'refund' then sure end, 'note', left(note, 500))));
end $function$;
comment on function private.resolve_second_receipt(bill public.bills, second text, decision text, note text, came integer) is 'A word on a second receipt that the payer of a locked and settled bill named: no money came with it, or it came on top and is owed back. What was decided about the bill stays as it is. Refusals: receipt_used.';

create policy invoices_select_own on public.invoices for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

create index bills_plain_number_idx ON public.bills USING btree (replace(number, '-'::text, ''::text));

create index bills_to_pay_idx ON public.bills USING btree (asked_kes) WHERE (state = ANY (ARRAY['open'::text, 'needs_review'::text]));

create trigger bill_follows AFTER UPDATE ON public.orders FOR EACH ROW WHEN ((((((((((old.payment_state IS DISTINCT FROM new.payment_state) OR (old.payment_method IS DISTINCT FROM new.payment_method)) OR ((old.fulfilment_state = 'cancelled'::text) IS DISTINCT FROM (new.fulfilment_state = 'cancelled'::text))) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.contact_name IS DISTINCT FROM new.contact_name)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.total_kes IS DISTINCT FROM new.total_kes)) OR (old.kept_kes IS DISTINCT FROM new.kept_kes)) OR (old.hold_expires_at IS DISTINCT FROM new.hold_expires_at))) EXECUTE FUNCTION private.bill_follows();

-- The paper of a bill
create function private.bill_for_books(bill_id uuid)
returns public.bills
language sql
stable
set search_path = ''
as $function$
  select b from public.bills b
  where b.id = bill_for_books.bill_id and public.has_capability('books')
    and exists (select 1 from public.invoices i where i.bill_id = b.id)
$function$;
comment on function private.bill_for_books(bill_id uuid) is 'A bill that has an invoice, for who reads the books; an empty row for everybody else.';

create index bills_service_tax_class_idx ON public.bills USING btree (service_tax_class);

-- The body of `record_refund`, for a locked bill.
create function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default NULL::uuid, went_to text default NULL::text)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  made public.refunds;
  part record;
  gone public.payments;
  most constant integer := least(private.left_to_refund(bill.id, book_refund.payment_id), private.left_to_refund(bill.id));
  named constant text := private.reference_of(book_refund.reference);
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('statement line ' || named, 0));
  if private.reference_used(bill.id, named, book_refund.payment_id) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  for part in select * from private.refund_parts(bill.id, book_refund.payment_id, amount) loop
    insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, note, actor_id, went_to)
    values (bill.id, part.payment_id, part.amount_kes, case
        when part.method not in ('mpesa', 'moved') and (book_refund.went_to is null or part.method <> 'cash') then part.method
        when named is null then 'cash'
        -- the account of a bank has its name; what was sent from there did not leave M-Pesa
        when book_refund.went_to ~ '[[:alpha:]]' then 'bank' else 'mpesa' end, named, nullif(left(trim(note), 500), ''),
      private.caller(), book_refund.went_to)
    returning * into made;
  end loop;
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid')
    and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  -- what is told says how it went, and not how it had come
  select * into gone from public.payments p where p.id = made.payment_id;
  gone.method := made.method;
  gone.receipt := made.reference;
  perform private.tell_kind(bill, 'refunded', gone, amount::text);
  perform private.log_payment_event(bill.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', named), book_refund.payment_id);
  perform private.audit('refund', 'bills', bill.id::text, jsonb_strip_nulls(
    jsonb_build_object('number', bill.number, 'amount_kes', amount, 'reference', named, 'went_to', made.went_to)));
  -- it may have come back before anybody noted that it was sent
  perform private.book_returned_refunds();
  return made;
end $function$;
comment on function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid, went_to text) is 'The body of `record_refund`, for a locked bill; answers the last of its rows. Refusals: receipt_used, too_much.';

create function private.money_here(bill public.bills)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when bill.state = 'paid' then private.left_to_refund(bill.id) when private.is_part_paid(bill) then private.parts_of(bill.id) else 0 end
$function$;
comment on function private.money_here(bill public.bills) is 'What came for a bill and is with us, as far as nobody has to look at it first, KSh.';

-- What another sum asks of the money of a locked order. Who packs changes no money that came.
create function private.refuse_other_sum(target public.orders, bill public.bills, total_kes integer)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  zone constant public.delivery_zones := private.delivery_terms(target.county, target.pickup_point_id);
  settings public.shop_settings;
begin
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = bill.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  if exists (select 1 from public.payments p where p.bill_id = bill.id and p.state in ('starting', 'prompted')) then
    perform private.refuse('prompt_open', 'A prompt for the former sum is on the buyer''s phone.', 'Wait until it is answered, then change the order.');
  end if;
  if private.claimed_receipt(bill.id) is not null then
    perform private.refuse('claim_open', format('We are still checking receipt %s.', private.claimed_receipt(bill.id)), 'Decide about it first.');
  end if;
  if (bill.state = 'needs_review' and not private.is_part_paid(bill)) or private.owing_kes(bill.id) > 0 or private.awaited_kes(bill.id) > 0 then
    perform private.refuse('in_review', 'A payment for this order waits for a word at the desk.', 'Decide about it first.');
  end if;
  if private.money_here(bill) > 0 then
    perform private.require_capability('payments');
  end if;
  if bill.state = 'paid' and bill.sales_kes <> bill.asked_kes then
    perform private.refuse('other_sum_kept', 'What is kept of this order is not its price.', 'Take what they want as another order.');
  end if;
  -- of a part payment each receipt is known, and nothing went back
  if bill.state = 'paid' and refuse_other_sum.total_kes > private.money_here(bill) and exists (
      select 1 from public.payments p where p.bill_id = bill.id and p.state in ('paid', 'refund_due', 'refunded')
        and (p.state <> 'paid' or p.method <> 'mpesa' or p.receipt is null or p.received_kes <> private.left_to_refund(bill.id, p.id))) then
    perform private.refuse('not_added_to', 'Nothing can be added to what was paid for this order.', 'Take what they want besides as another order.');
  end if;
  if target.payment_method = 'cash' and bill.state = 'open' then
    select * into settings from public.shop_settings;
    perform private.check_payment_method('cash', zone, refuse_other_sum.total_kes, settings);
  end if;
end $function$;
comment on function private.refuse_other_sum(target public.orders, bill public.bills, total_kes integer) is 'Refuses another price of a locked order while its money is on its way or in doubt, or could not follow. Refusals: cash_not_available,
claim_open, in_review, not_added_to, not_allowed, other_sum_kept, prompt_open.';

create function private.describe_edit(target public.orders, bill public.bills)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('id', target.id, 'number', target.number, 'phone', target.phone, 'total_kes', target.total_kes,
    'to_pay_kes', private.asked_of_payer(bill), 'back_kes', case when bill.state = 'paid' then greatest(private.left_to_refund(bill.id) - bill.asked_kes, 0) else 0 end)
$function$;
comment on function private.describe_edit(target public.orders, bill public.bills) is 'An order that was changed, with what is to be asked of its buyer by M-Pesa and what goes back. Answers {id uuid, number text, phone text,
total_kes integer, to_pay_kes integer, back_kes integer}.';

create index bills_guest_phone_idx ON public.bills USING btree (phone) WHERE (payer_id IS NULL);
