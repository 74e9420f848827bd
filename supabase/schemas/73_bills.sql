-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- One bill for whatever is paid: an order, a month of a plan, a consultation. Until now each of the three had its own
-- start, settlement and decisions, and only orders could name a receipt, book another sum than was asked, or be refunded
-- with a row. What is new:
--
-- bills            what is owed, one row beside each order, plan payment and paid consultation, with the same id
-- bill_kinds       what happens with a thing when its bill is paid, fails, is in doubt, is owed back
-- ledger_entries   double entry beneath: each event sums to zero, nobody changes a row, and figures are views of it
--
-- The lock is held for the length of this migration; a million paid orders take about a minute.

-- The bills ---------------------------------------------------------------------------------------------------------
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
  constraint bills_pkey PRIMARY KEY (id),
  constraint bills_number_key UNIQUE (number),
  constraint bills_method_check CHECK ((method = ANY (ARRAY['mpesa'::text, 'cash'::text]))),
  constraint bills_asked_kes_check CHECK ((asked_kes > 0)),
  constraint bills_received_kes_check CHECK ((received_kes >= 0)),
  constraint bills_check CHECK (((refunded_kes >= 0) AND (refunded_kes <= received_kes))),
  constraint bills_kept_kes_check CHECK ((kept_kes >= 0)),
  constraint bills_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text, 'closed'::text]))),
  constraint bills_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.bills enable row level security;
comment on table public.bills is 'What is owed, one row beside each order, plan payment and paid consultation, with the id of that row. Written by the
triggers of these and by the ledger alone. Its payer and the desk may read it. Amounts are whole shillings.';
comment on column public.bills.asked_kes is 'What it costs.';
comment on column public.bills.received_kes is 'What came in for it, money in doubt included.';
comment on column public.bills.refunded_kes is 'What went back of that.';
comment on column public.bills.kept_kes is 'What is kept when the rest is owed back, such as a delivery that was made.';
comment on column public.bills.state is 'open: may be paid. paid. needs_review: a person must look. refund_due, refunded. closed: nothing came, nothing is owed.';
comment on column public.bills.hold_expires_at is 'Until when the goods or the time are kept for the payer; null: no end.';
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
     LEFT JOIN ( SELECT p.payer_id AS user_id,
            (sum((p.received_kes - p.refunded_kes)))::integer AS kes
           FROM public.bills p
          WHERE ((p.kind = 'plan'::text) AND (p.state = 'paid'::text))
          GROUP BY p.payer_id) paid ON ((paid.user_id = u.id)));

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

-- The kinds ---------------------------------------------------------------------------------------------------------
create table private.bill_kinds (
  kind text not null,
  prompt_words text not null,
  paid_twice text not null,
  on_lock text not null,
  on_try_lock text not null,
  on_check text not null,
  on_start text not null,
  on_failed text not null,
  on_doubt text not null,
  on_silence text not null,
  on_claim text not null,
  on_paid text not null,
  on_not_paid text not null,
  on_owed_back text not null,
  on_refunded text not null,
  constraint bill_kinds_pkey PRIMARY KEY (kind),
  constraint bill_kinds_kind_check CHECK ((kind ~ '^[a-z_]+$'::text)),
  constraint bill_kinds_prompt_words_check CHECK (((length(prompt_words) >= 1) AND (length(prompt_words) <= 13)))
);
comment on table private.bill_kinds is 'What can be paid, and the functions of schema private that say what follows. Each is called with the bill, the payment
in question (or null) and words: f(public.bills, public.payments, text) returns text. A kind without consequences names
`bill_stays`.';
comment on column private.bill_kinds.prompt_words is 'What stands on the phone beside the number of the bill. It may lie on a table for everybody to see: it names no health.';
comment on column private.bill_kinds.paid_twice is 'The reason that is shown when money comes for a bill that is paid.';
comment on column private.bill_kinds.on_lock is 'Locks the thing, before its payments.';
comment on column private.bill_kinds.on_try_lock is 'The same for jobs: answers true, or false when it is busy.';
comment on column private.bill_kinds.on_check is 'Refuses a prompt that makes no sense; the payment is the one that is open.';
comment on column private.bill_kinds.on_start is 'A prompt goes out: the hold is renewed.';
comment on column private.bill_kinds.on_failed is 'No prompt is open any more and none was paid.';
comment on column private.bill_kinds.on_doubt is 'Money came, but not as agreed; the words say why.';
comment on column private.bill_kinds.on_silence is 'M-Pesa never said how a prompt ended.';
comment on column private.bill_kinds.on_claim is 'The payer names a receipt, which the words are.';
comment on column private.bill_kinds.on_paid is 'It is paid: answers paid, or refund_due when it cannot be had any more.';
comment on column private.bill_kinds.on_not_paid is 'A person says that no money came.';
comment on column private.bill_kinds.on_owed_back is 'A person says that money which came is sent back.';
comment on column private.bill_kinds.on_refunded is 'Money went back, as many shillings as the words say.';

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
language sql
set search_path = ''
as $function$
  insert into public.bills as b (id, kind, number, payer_id, payer_name, phone, method, asked_kes, kept_kes, state,
    hold_expires_at, created_at)
  values (bill.id, bill.kind, bill.number, bill.payer_id, bill.payer_name, bill.phone, bill.method, bill.asked_kes,
    bill.kept_kes, bill.state, bill.hold_expires_at, bill.created_at)
  on conflict (id) do update set payer_id = excluded.payer_id, payer_name = excluded.payer_name, phone = excluded.phone,
    method = excluded.method, asked_kes = excluded.asked_kes, kept_kes = excluded.kept_kes, state = excluded.state,
    hold_expires_at = excluded.hold_expires_at
  where b.kind = excluded.kind
$function$;
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
    when target.state = 'held' then 'open' else 'closed' end;
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

create trigger bill_follows AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((((((((old.payment_state IS DISTINCT FROM new.payment_state) OR ((old.fulfilment_state = 'cancelled'::text) IS DISTINCT FROM (new.fulfilment_state = 'cancelled'::text))) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.contact_name IS DISTINCT FROM new.contact_name)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.total_kes IS DISTINCT FROM new.total_kes)) OR (old.kept_kes IS DISTINCT FROM new.kept_kes)) OR (old.hold_expires_at IS DISTINCT FROM new.hold_expires_at))) EXECUTE FUNCTION private.bill_follows();

create trigger bill_ends AFTER DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

create trigger bill_begins AFTER INSERT ON public.plan_payments FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

create trigger bill_follows AFTER UPDATE OF state, user_id, amount_kes ON public.plan_payments FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

create trigger bill_ends AFTER DELETE ON public.plan_payments FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

-- Consultations that a plan covers, or that cost nothing, have no bill.
create trigger bill_begins AFTER INSERT ON public.consultations FOR EACH ROW WHEN (((new.payment_state IS NOT NULL) AND (new.price_kes > 0))) EXECUTE FUNCTION private.bill_follows();

create trigger bill_follows AFTER UPDATE ON public.consultations FOR EACH ROW WHEN (((new.payment_state IS NOT NULL) AND (new.price_kes > 0) AND (((((((old.payment_state IS DISTINCT FROM new.payment_state) OR (old.state IS DISTINCT FROM new.state)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.client_name IS DISTINCT FROM new.client_name)) OR (old.price_kes IS DISTINCT FROM new.price_kes)) OR (old.hold_expires_at IS DISTINCT FROM new.hold_expires_at)) OR (old.contact_phone IS DISTINCT FROM new.contact_phone)))) EXECUTE FUNCTION private.bill_follows();

create trigger bill_ends AFTER DELETE ON public.consultations FOR EACH ROW EXECUTE FUNCTION private.bill_follows();

-- Payments, refunds, receipts and their story name the bill ---------------------------------------------------------
-- `order_id`, `plan_payment_id` and `consultation_id` repeat it for who reads the rows of one kind.
create function private.name_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  if tg_table_name = 'payments' then
    new.bill_id := coalesce(new.bill_id, new.order_id, new.plan_payment_id, new.consultation_id);
    if num_nonnulls(new.order_id, new.plan_payment_id, new.consultation_id) = 0 then
      select * into bill from public.bills b where b.id = new.bill_id;
      new.order_id := case bill.kind when 'order' then bill.id end;
      new.plan_payment_id := case bill.kind when 'plan' then bill.id end;
      new.consultation_id := case bill.kind when 'consultation' then bill.id end;
    end if;
    return new;
  end if;
  new.bill_id := coalesce(new.bill_id, new.order_id);
  if new.order_id is null then
    select b.id into new.order_id from public.bills b where b.id = new.bill_id and b.kind = 'order';
  end if;
  return new;
end $function$;
comment on function private.name_bill() is 'Fills the id of the bill from that of the order, or the other way round.';

alter table public.payments add constraint payments_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create trigger name_bill BEFORE INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION private.name_bill();

create policy payments_select_own on public.payments for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

alter table public.refunds add constraint refunds_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create trigger name_bill BEFORE INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.name_bill();

create policy refunds_select_own on public.refunds for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

alter table public.receipt_claims add constraint receipt_claims_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create trigger name_bill BEFORE INSERT ON public.receipt_claims FOR EACH ROW EXECUTE FUNCTION private.name_bill();

create policy receipt_claims_select_own on public.receipt_claims for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

alter table public.payment_events add constraint payment_events_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE;

create trigger name_bill BEFORE INSERT ON public.payment_events FOR EACH ROW EXECUTE FUNCTION private.name_bill();

create policy payment_events_select_own on public.payment_events for select to authenticated
  using ((bill_id IN ( SELECT b.id
   FROM public.bills b
  WHERE (b.payer_id = ( SELECT private.caller() AS caller)))));

-- The ledger --------------------------------------------------------------------------------------------------------
create table public.ledger_entries (
  id bigint generated always as identity,
  event_id bigint not null,
  at timestamp with time zone default clock_timestamp() not null,
  what text not null,
  bill_id uuid not null,
  payment_id uuid,
  refund_id uuid,
  account text not null,
  amount_kes integer not null,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_amount_kes_check CHECK ((amount_kes <> 0))
);
alter table public.ledger_entries enable row level security;
comment on table public.ledger_entries is 'Double entry: every movement of money, in whole shillings. The entries of one event sum to zero and are never changed.
They name bills, payments and refunds without a foreign key, for they are kept longer than these.';
comment on column public.ledger_entries.event_id is 'Entries of one event; their amounts sum to zero.';
comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, sent_back, carried_over.';
comment on column public.ledger_entries.account is 'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back: negative).';
grant select on table public.ledger_entries to authenticated, service_role;

create index ledger_entries_bill_id_idx ON public.ledger_entries USING btree (bill_id);

create index ledger_entries_at_idx ON public.ledger_entries USING btree (at, account);

create index ledger_entries_event_id_idx ON public.ledger_entries USING btree (event_id);

create sequence private.ledger_events as bigint increment 1 minvalue 1 maxvalue 9223372036854775807 start 1 cache 1;

create policy ledger_entries_select_admin on public.ledger_entries for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.keep_ledger()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from added a group by a.event_id having sum(a.amount_kes) <> 0) then
      raise exception 'the entries of an event sum to zero' using errcode = '23514';
    end if;
    return null;
  end if;
  raise exception 'the ledger is never changed; book a correction' using errcode = '55000';
end $function$;
comment on function private.keep_ledger() is 'Refuses entries that do not sum to zero, and every change of them.';

create trigger sums_to_zero AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.keep_ledger();

create trigger never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION private.keep_ledger();

create view private.bill_money as
 SELECT bill_id,
    method,
    state,
    (received_kes - (COALESCE(( SELECT sum(r.amount_kes) AS sum
           FROM public.refunds r
          WHERE (r.payment_id = p.id)), (0)::bigint))::integer) AS left_kes,
    received_kes
   FROM public.payments p
  WHERE ((received_kes > 0) AND ((state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) OR ((state = 'needs_review'::text) AND (result_code = 0))));
comment on view private.bill_money is 'Payments that brought money, with what of it has not gone back.';

create view private.bill_positions as
 SELECT m.bill_id,
    m.method AS account,
    (sum(m.left_kes))::integer AS amount_kes
   FROM private.bill_money m
  GROUP BY m.bill_id, m.method
UNION ALL
 SELECT s.bill_id,
    w.account,
    (- w.amount_kes) AS amount_kes
   FROM (( SELECT m.bill_id,
            b.kind,
            (sum(m.left_kes))::integer AS left_kes,
            (COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'needs_review'::text)), (0)::bigint))::integer AS in_doubt,
            ((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'refund_due'::text)), (0)::bigint) +
                CASE b.state
                    WHEN 'refund_due'::text THEN GREATEST((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'paid'::text)), (0)::bigint) - b.kept_kes), (0)::bigint)
                    ELSE (0)::bigint
                END))::integer AS owed_back
           FROM (private.bill_money m
             JOIN public.bills b ON ((b.id = m.bill_id)))
          GROUP BY m.bill_id, b.kind, b.state, b.kept_kes) s
     CROSS JOIN LATERAL ( VALUES ('in_doubt'::text,s.in_doubt), ('owed_back'::text,s.owed_back), (('sales_'::text || s.kind),((s.left_kes - s.in_doubt) - s.owed_back))) w(account, amount_kes));
comment on view private.bill_positions is 'Where the money of each bill lies and whose it is, by its payments and refunds; sums to zero for each bill.';

create function private.book(bill_id uuid, what text, payment_id uuid default NULL::uuid, refund_id uuid default NULL::uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  event constant bigint := nextval('private.ledger_events');
begin
  insert into public.ledger_entries (event_id, what, bill_id, payment_id, refund_id, account, amount_kes)
  select event, book.what, book.bill_id, book.payment_id, book.refund_id, d.account, d.amount_kes
  from (
    select x.account, sum(x.amount_kes)::integer as amount_kes
    from (
      select s.account, s.amount_kes from private.bill_positions s where s.bill_id = book.bill_id
      union all
      select e.account, -e.amount_kes from public.ledger_entries e where e.bill_id = book.bill_id
    ) x group by x.account
  ) d
  where d.amount_kes <> 0 order by d.account;
  if found then
    update public.bills b set received_kes = s.came, refunded_kes = s.came - s.left_kes
    from (
      select coalesce(sum(m.received_kes), 0)::integer as came, coalesce(sum(m.left_kes), 0)::integer as left_kes
      from private.bill_money m where m.bill_id = book.bill_id
    ) s
    where b.id = book.bill_id and (b.received_kes, b.refunded_kes) is distinct from (s.came, s.came - s.left_kes);
  end if;
end $function$;
comment on function private.book(bill_id uuid, what text, payment_id uuid, refund_id uuid) is 'Books the difference between what the ledger says of a bill and how its payments and refunds stand: right whatever
changed them.';

create function private.book_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  case tg_table_name
    when 'payments' then perform private.book(new.bill_id, new.state, new.id);
    when 'refunds' then perform private.book(new.bill_id, 'sent_back', new.payment_id, new.id);
    else perform private.book(new.id, new.state);
  end case;
  return null;
end $function$;
comment on function private.book_change() is 'Keeps the ledger in step with payments, refunds and bills.';

create trigger book_start AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.received_kes IS NOT NULL)) EXECUTE FUNCTION private.book_change();

create trigger book_change AFTER UPDATE ON public.payments FOR EACH ROW WHEN (((((old.state IS DISTINCT FROM new.state) OR (old.received_kes IS DISTINCT FROM new.received_kes)) OR (old.result_code IS DISTINCT FROM new.result_code)) AND (COALESCE(old.received_kes, new.received_kes) IS NOT NULL))) EXECUTE FUNCTION private.book_change();

create trigger book_change AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.book_change();

create trigger book_change AFTER UPDATE ON public.bills FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.kept_kes IS DISTINCT FROM new.kept_kes)) AND (new.received_kes > 0))) EXECUTE FUNCTION private.book_change();

create function private.bill_stays(bill public.bills, payment public.payments, words text)
returns text
language sql
immutable
set search_path = ''
as $function$ select null::text $function$;
comment on function private.bill_stays(bill public.bills, payment public.payments, words text) is 'What a kind names that nothing follows for.';

create function private.tell_kind(bill public.bills, event text, payment public.payments default NULL::public.payments, words text default NULL::text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  named text;
  answer text;
begin
  select to_jsonb(k) ->> ('on_' || event) into strict named from private.bill_kinds k where k.kind = bill.kind;
  execute format('select private.%I($1, $2, $3)', named) into answer using bill, payment, words;
  return answer;
end $function$;
comment on function private.tell_kind(bill public.bills, event text, payment public.payments, words text) is 'Calls what the kind of a bill registered for an event: lock, check, paid, …; answers what that answers.';

create function private.lock_bill(bill_id uuid)
returns public.bills
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = lock_bill.bill_id;
  if found then
    perform private.tell_kind(bill, 'lock');
    select * into bill from public.bills b where b.id = lock_bill.bill_id for update;
  end if;
  return bill;
end $function$;
comment on function private.lock_bill(bill_id uuid) is 'Locks what is paid for, then its bill, always in this order; an empty row when there is none.';

create function private.lock_own_bill(bill_id uuid, order_token text)
returns public.bills
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  caller constant uuid := private.caller();
begin
  if caller is null and coalesce(order_token, '') = '' then
    perform private.refuse('not_signed_in', 'Please sign in first.', 'Or open the order from the link you were given.');
  end if;
  select * into bill from public.bills b
  where b.id = lock_own_bill.bill_id and (b.payer_id = caller or exists (
    select 1 from private.order_tokens t where t.order_id = b.id and t.token = lock_own_bill.order_token));
  if not found then
    perform private.refuse('not_found', 'We could not find what is to be paid.', 'See your orders.');
  end if;
  return private.lock_bill(bill.id);
end $function$;
comment on function private.lock_own_bill(bill_id uuid, order_token text) is 'The same for a bill of the caller, or of the holder of its order''s token. Refusals: not_signed_in, not_found.';

-- The caller holds the lock.
create function private.claimed_receipt(bill_id uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select c.receipt from public.receipt_claims c where c.bill_id = claimed_receipt.bill_id and c.state = 'waiting'
$function$;
comment on function private.claimed_receipt(bill_id uuid) is 'The receipt that the payer of a bill named and somebody looks for, or null.';

create function private.has_open_payment(bill_id uuid, but uuid default NULL::uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.payments p where p.bill_id = has_open_payment.bill_id
    and p.id is distinct from but and p.state in ('starting', 'prompted', 'needs_review'))
$function$;
comment on function private.has_open_payment(bill_id uuid, but uuid) is 'Whether a prompt of a bill is open or in doubt, but for one.';

create function public.bill_plan(plan_type text, expected_kes integer default NULL::integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  held public.user_subscriptions;
  target public.plan_payments;
  priced record;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.user_subscriptions (user_id, plan_type) values (caller, 'free') on conflict do nothing;
  select * into held from public.user_subscriptions s where s.user_id = caller for update;
  if exists (
    select 1 from public.plan_payments s
    where s.user_id = caller and s.state = 'needs_review' and s.updated_at > now() - interval '3 days'
  ) then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  end if;
  select * into target from public.plan_payments s where s.user_id = caller and s.state = 'open' for update;
  update public.payments p set state = 'failed', result_text = 'The prompt was never sent.'
  where p.bill_id = target.id and p.state = 'starting' and p.created_at < now() - interval '1 minute';
  if exists (select 1 from public.payments p where p.bill_id = target.id and p.state in ('starting', 'prompted')) then
    if target.plan_type <> bill_plan.plan_type then
      perform private.refuse('other_payment_open',
        format('A payment for %s is open on your phone.', private.plan_name(target.plan_type)),
        'Finish or cancel it there, then try again.');
    end if;
    return jsonb_build_object('bill_id', target.id, 'number', target.number, 'amount_kes', target.amount_kes);
  end if;

  priced := private.price_plan(held, bill_plan.plan_type);
  if expected_kes <> priced.price_kes - priced.credit_kes then
    perform private.refuse('price_changed', format('%s costs you %s now.', private.plan_name(bill_plan.plan_type),
      private.shillings(priced.price_kes - priced.credit_kes)), 'Look at the new amount and confirm again.');
  end if;
  if (target.plan_type, target.kind, target.price_kes, target.credit_kes)
      is distinct from (bill_plan.plan_type, priced.kind, priced.price_kes, priced.credit_kes) then
    update public.plan_payments s set state = 'cancelled' where s.id = target.id;
    insert into public.plan_payments (number, user_id, plan_type, kind, price_kes, credit_kes, amount_kes)
    values (private.new_plan_payment_number(), caller, bill_plan.plan_type, priced.kind, priced.price_kes,
      priced.credit_kes, priced.price_kes - priced.credit_kes)
    returning * into target;
  end if;
  return jsonb_build_object('bill_id', target.id, 'number', target.number, 'amount_kes', target.amount_kes);
end $function$;
comment on function public.bill_plan(plan_type text, expected_kes integer) is 'The bill of a month of a plan for the caller, for `start_payment`: {bill_id, number, amount_kes}; the same one until it
is paid or its price changes. `expected_kes` is the amount they were shown. Refusals: not_signed_in, in_review,
other_payment_open, price_changed, and those of the price: unknown_plan, not_due, lower_plan.';
grant execute on function public.bill_plan(plan_type text, expected_kes integer) to authenticated, service_role;

create function private.try_lock_bill(bill_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
begin
  select * into bill from public.bills b where b.id = try_lock_bill.bill_id;
  return found and private.tell_kind(bill, 'try_lock')::boolean;
end $function$;
comment on function private.try_lock_bill(bill_id uuid) is 'For jobs, which leave what is busy for their next run: whether everything was free and is locked now.';

create function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text, result_code integer, body jsonb, failure text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  attempt public.payments;
  matched boolean;
  was_open boolean;
begin
  select p.* into attempt from public.payments p where p.callback_token = receive_callback.callback_token;
  if not found or receive_callback.checkout_request_id is null then
    return null;
  end if;
  attempt := private.lock_payment(attempt.id);
  was_open := attempt.state in ('starting', 'prompted');
  matched := attempt.checkout_request_id = receive_callback.checkout_request_id
    and coalesce(attempt.merchant_request_id = receive_callback.merchant_request_id, true);
  -- The acknowledgement was lost or is slower than the phone: from here on the checks know the prompt too.
  if attempt.checkout_request_id is null and not exists (
    select 1 from public.payments p where p.checkout_request_id = receive_callback.checkout_request_id
  ) then
    perform public.record_payment_prompt(attempt.id, receive_callback.merchant_request_id,
      receive_callback.checkout_request_id);
    select * into attempt from public.payments p where p.id = attempt.id;
    matched := true;
  end if;
  perform private.keep_payment_message(attempt.id, 'callback', body,
    case when coalesce(matched, false) then 'received' else 'unmatched' end);
  return jsonb_build_object('payment_id', attempt.id, 'matched', coalesce(matched, false), 'was_open', was_open,
    'outcome', case when matched and failure is not null
      then private.settle_failure(attempt, receive_callback.result_code, failure) end);
end $function$;
comment on function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text, result_code integer, body jsonb, failure text) is 'Takes what M-Pesa calls back with: finds the payment by the token in the address, teaches it the ids of a prompt whose
acknowledgement was lost, keeps the message and, when it is a failure (its words are given), settles it, all in one
transaction. A success is settled once a query has confirmed it. → {payment_id, matched, was_open, outcome}, or null for a
token of nobody, of which nothing is kept: anybody could fill the table.';
grant execute on function public.receive_callback(callback_token text, checkout_request_id text, merchant_request_id text, result_code integer, body jsonb, failure text) to service_role;

-- A statement line that pays this order in full and nothing else yet.
create function private.statement_pays(bill public.bills, receipt text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.mpesa_statement_lines l
    where l.receipt = statement_pays.receipt and l.paid_in_kes = bill.asked_kes
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
  )
$function$;
comment on function private.statement_pays(bill public.bills, receipt text) is 'Whether a line of the statement pays this bill in full and nothing else yet.';

-- Takes a receipt as the payment of a locked order: on the attempt that waits for a person, or as a payment of its own.
-- What came is what the statement says, else `came`, else what M-Pesa told us, else the price; a smaller sum that somebody
-- takes pays the order all the same. An order that had run out of time reopens when its pieces are there, else the money
-- is owed back.
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
  where p.bill_id = bill.id and p.state = 'needs_review' and (p.receipt is null or p.receipt = book_receipt.receipt)
  order by p.created_at desc limit 1 for update;
  if found then
    update public.payments p
    set state = 'paid', result_code = 0, result_text = said, receipt = coalesce(p.receipt, book_receipt.receipt),
      received_kes = coalesce(sure, p.received_kes), next_check_at = null
    where p.id = attempt.id returning * into attempt;
  else
    insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, result_text, receipt)
    values (bill.id, bill.asked_kes, sure, private.phone_of(bill), 'paid', 0, said, book_receipt.receipt)
    returning * into attempt;
  end if;
  return private.tell_kind(bill, 'paid', attempt);
end $function$;
comment on function private.book_receipt(bill public.bills, receipt text, said text, came integer) is 'Takes a receipt as the payment of a locked bill: on the attempt that waits for a person, or as a payment of its own.
What came is what the statement says, else `came`, else what M-Pesa told us, else the price; a smaller sum that somebody
takes pays the bill all the same. → paid, or refund_due when it cannot be had any more.';

create function private.phone_of(bill public.bills)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(bill.phone, (
    select p.phone from public.payments p where p.bill_id = bill.id order by p.created_at desc limit 1), '254700000000')
$function$;
comment on function private.phone_of(bill public.bills) is 'The number that a payment without a prompt is booked under.';

create function public.waiting_receipt(bill_id uuid, order_token text default NULL::text)
returns text
language sql
stable security definer
set search_path = ''
as $function$
  select c.receipt from public.receipt_claims c join public.bills b on b.id = c.bill_id
  where c.bill_id = waiting_receipt.bill_id and c.state = 'waiting'
    and (b.payer_id = private.caller() or exists (
      select 1 from private.order_tokens t where t.order_id = b.id and t.token = waiting_receipt.order_token))
$function$;
comment on function public.waiting_receipt(bill_id uuid, order_token text) is 'May be null. The receipt that the payer of a bill names while somebody looks for it.';
grant execute on function public.waiting_receipt(bill_id uuid, order_token text) to anon, authenticated, service_role;

create function public.name_receipt(bill_id uuid, receipt text, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_own_bill(name_receipt.bill_id, name_receipt.order_token);
  named constant text := upper(regexp_replace(coalesce(name_receipt.receipt, ''), '\s', '', 'g'));
  waiting public.receipt_claims;
begin
  if named !~ '^[A-Z0-9]{8,12}$' then
    perform private.refuse('bad_receipt', 'That is not an M-Pesa receipt number.',
      'It stands at the beginning of the message, for example SKA4N7Q2XD.');
  end if;
  if bill.state = 'paid' then
    perform private.refuse('already_paid', format('%s is already paid.', bill.number));
  end if;
  if bill.method <> 'mpesa' or bill.state in ('refund_due', 'refunded') then
    perform private.refuse('order_closed', format('%s is closed.', bill.number), 'Contact us and we will help.');
  end if;
  if exists (select 1 from public.payments p where p.receipt = named and p.bill_id <> bill.id)
      or exists (
        select 1 from public.receipt_claims c where c.receipt = named and c.bill_id <> bill.id and c.state <> 'refused')
  then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  select * into waiting from public.receipt_claims c where c.bill_id = bill.id and c.state = 'waiting';
  if found then
    if waiting.receipt = named then
      return jsonb_build_object('state', 'waiting');
    end if;
    perform private.refuse('claim_open', format('We are still checking receipt %s.', waiting.receipt),
      'Please wait until we have looked.');
  end if;
  if (select count(*) from public.receipt_claims c where c.bill_id = bill.id) >= 5 then
    perform private.refuse('too_many_attempts', 'You have named many receipts.', 'Contact us and we will help.');
  end if;

  insert into public.receipt_claims (bill_id, receipt, claimed_by) values (bill.id, named, private.caller());
  perform private.log_payment_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', named));
  if private.statement_pays(bill, named) then
    perform private.book_receipt(bill, named, 'Found in the M-Pesa statement.');
    return jsonb_build_object('state', 'matched');
  end if;
  perform private.tell_kind(bill, 'claim', null, named);
  return jsonb_build_object('state', 'waiting');
end $function$;
comment on function public.name_receipt(bill_id uuid, receipt text, order_token text) is 'The payer of a bill names the receipt of their payment: {state}, matched when the statement has it already, else waiting
for a person, who has a day: so long is kept what was bought, and money that is found later reopens it. `order_token` is
how a visitor names their order. Refusals: not_signed_in, not_found, bad_receipt, already_paid, order_closed,
receipt_used, claim_open, too_many_attempts.';
grant execute on function public.name_receipt(bill_id uuid, receipt text, order_token text) to anon, authenticated, service_role;

-- Orders ------------------------------------------------------------------------------------------------------------
create function private.order_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform 1 from public.orders o where o.id = bill.id for update;
  return null;
end $function$;

create function private.order_try_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform 1 from public.orders o where o.id = bill.id for update skip locked;
  return found;
end $function$;

create function private.order_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'paid' then
    perform private.refuse('already_paid',
      format('Order %s is already paid.', target.number), 'There is nothing more to pay.');
  end if;
  if target.payment_method = 'cash' then
    perform private.refuse('order_closed',
      'This order is paid in cash on delivery.', 'Pay the rider when it arrives.');
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('order_closed',
      'We are checking a payment for this order.', 'Please do not pay again; we will tell you.');
  end if;
  if target.fulfilment_state <> 'placed' or target.payment_state not in ('awaiting', 'failed') then
    perform private.refuse('order_closed',
      format('Order %s is closed.', target.number), 'You are welcome to order again.');
  end if;
  return null;
end $function$;

create function private.order_start(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.orders o
  set payment_state = 'awaiting',
    hold_expires_at = now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s)
  where o.id = bill.id returning null::text
$function$;

create function private.order_failed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'payment_failed',
    jsonb_build_object('payment_id', payment.id, 'result_code', payment.result_code));
  -- An order in review was so for want of an answer, which this is; it gets its hold back to try again. One whose buyer
  -- named a receipt stays in review: that money may have come by another way.
  update public.orders o
  set payment_state = 'failed', hold_expires_at = coalesce(o.hold_expires_at, now() + interval '15 minutes')
  where o.id = bill.id and o.payment_state in ('awaiting', 'needs_review') and o.fulfilment_state = 'placed'
    and not private.has_open_payment(bill.id, payment.id) and private.claimed_receipt(bill.id) is null
  returning * into target;
  if target.id is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not completed', format(
      'Order %s is not paid yet. You can try again; we are keeping it for you a little longer.', target.number));
  end if;
  return null;
end $function$;

create function private.order_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  -- An order that is settled otherwise keeps its state.
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.payment_state not in ('paid', 'refund_due', 'refunded');
  select * into target from public.orders o where o.id = bill.id;
  perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
    'A payment for order %s needs a closer look. We will tell you soon; please do not pay again.', target.number));
  return null;
end $function$;

create function private.order_silence(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  update public.orders o set payment_state = 'needs_review', hold_expires_at = null
  where o.id = bill.id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
  perform private.log_order_event(bill.id, 'payment_review',
    jsonb_build_object('payment_id', payment.id, 'reason', words));
  return null;
end $function$;

create function private.order_claim(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  perform private.log_order_event(bill.id, 'receipt_claimed', jsonb_build_object('receipt', words), private.caller());
  update public.orders o set payment_state = 'needs_review', hold_expires_at = now() + interval '24 hours'
  where o.id = bill.id and o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed');
  select * into target from public.orders o where o.id = bill.id;
  perform private.notify_buyer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of order %s. Please do not pay again.', words, target.number));
  return null;
end $function$;

create function private.order_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'payment_confirmed', jsonb_build_object('payment_id', payment.id,
    'amount_kes', payment.received_kes, 'receipt', payment.receipt), private.caller());
  if target.fulfilment_state = 'cancelled' then
    return private.settle_late(target);
  end if;
  update public.orders o set payment_state = 'paid', hold_expires_at = null where o.id = target.id;
  perform private.notify_buyer(target, 'success', 'Payment received', format(
    '%s for order %s. We are packing it now.', private.shillings(payment.received_kes), target.number));
  return 'paid';
end $function$;

create function private.order_not_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.payment_state = 'needs_review' and target.fulfilment_state = 'placed' then
    update public.orders o
    set payment_state = 'failed',
      hold_expires_at = now() + (select make_interval(mins => s.hold_minutes) from public.shop_settings s)
    where o.id = target.id;
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s. You can pay now; we are keeping it for you a little longer.', target.number));
  elsif target.payment_state = 'needs_review' and target.fulfilment_state = 'cancelled'
      and not private.has_open_payment(target.id) then
    update public.orders o set payment_state = 'unpaid' where o.id = target.id;
    perform private.notify_buyer(target, 'info', 'Payment not found', format(
      'We found no payment for order %s, which was cancelled. There is nothing to pay.', target.number));
  elsif words is not null then
    perform private.notify_buyer(target, 'warning', 'Payment not found', format(
      'We found no payment for order %s with the receipt you named.', target.number));
  end if;
  return null;
end $function$;

create function private.order_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  select * into target from public.orders o where o.id = bill.id;
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
  return null;
end $function$;

create function private.order_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
begin
  update public.orders o set payment_state = 'refunded'
  where o.id = bill.id and o.payment_state in ('paid', 'refund_due') and private.left_to_refund(o.id) <= o.kept_kes;
  select * into target from public.orders o where o.id = bill.id;
  perform private.log_order_event(target.id, 'refunded', jsonb_build_object('amount_kes', words::integer), private.caller());
  perform private.notify_buyer(target, 'success', 'Money sent back', format('We have sent back %s for order %s.',
    private.shillings(words::integer), target.number));
  return null;
end $function$;

-- Months of a plan --------------------------------------------------------------------------------------------------
create function private.plan_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform private.lock_plan_payment(bill.id);
  return null;
end $function$;

create function private.plan_try_lock(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  select private.try_lock_plan_payment(bill.id)::text
$function$;

create function private.plan_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  if bill.state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This month is already paid.', 'There is nothing more to pay.');
  elsif bill.state = 'needs_review' then
    perform private.refuse('in_review', 'We are checking a payment for your plan.',
      'Please do not pay again; we will tell you.');
  elsif bill.state <> 'open' then
    perform private.refuse('hold_over', 'This price is not offered any more.', 'Choose your plan again.');
  end if;
  return null;
end $function$;

create function private.plan_failed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  -- One in review was so for want of an answer, which this is.
  update public.plan_payments s set state = 'open'
  where s.id = bill.id and s.state = 'needs_review' and not private.has_open_payment(bill.id, payment.id)
    and private.claimed_receipt(bill.id) is null
    and not exists (select 1 from public.plan_payments o where o.user_id = s.user_id and o.state = 'open');
  select * into target from public.plan_payments s where s.id = bill.id;
  if target.state = 'open' then
    perform private.notify_payer(target, 'warning', 'Payment not completed', format(
      '%s is not paid yet. Nothing was charged and you can try again.', private.plan_name(target.plan_type)),
      '/payment?plan=' || target.plan_type);
  end if;
  return null;
end $function$;

create function private.plan_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state in ('open', 'cancelled');
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.tell_review(target);
  return null;
end $function$;

create function private.plan_silence(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open' returning * into target;
  if target.id is not null then
    perform private.tell_review(target);
  end if;
  return null;
end $function$;

create function private.plan_claim(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'needs_review' where s.id = bill.id and s.state = 'open';
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'info', 'We are checking your payment', format(
    'We look for receipt %s of %s. Please do not pay again.', words, private.plan_name(target.plan_type)), '/plans');
  return null;
end $function$;

-- What the money buys is decided by the plan the payer is on now, which may not be the one they were on when they asked:
-- midnight may have passed, or an administrator may have changed it.
create function private.plan_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  today constant date := private.nairobi_date();
  target public.plan_payments;
  held public.user_subscriptions;
  current_plan text;
begin
  select * into target from public.plan_payments s where s.id = bill.id;
  select * into held from public.user_subscriptions u where u.user_id = target.user_id;
  current_plan := private.plan_today(held, today);
  if target.user_id is null or held.user_id is null or (
    private.plan_rank(current_plan) >= private.plan_rank(target.plan_type) and held.period_end is null
      and current_plan in ('premium', 'gold')
  ) or (private.plan_rank(current_plan) > private.plan_rank(target.plan_type) and today < held.period_end) then
    update public.plan_payments s set state = 'refund_due' where s.id = target.id;
    perform private.notify_payer(target, 'warning', 'Refund on its way', format(
      '%s came for %s, which you do not need now. We will send it back to you.',
      private.shillings(payment.received_kes), private.plan_name(target.plan_type)), '/plans');
    return 'refund_due';
  end if;
  return private.grant_plan_month(target, held, current_plan, today, payment.received_kes);
end $function$;

create function private.plan_not_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'cancelled' where s.id = bill.id and s.state = 'needs_review'
    and not private.has_open_payment(bill.id);
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'warning', 'Payment not completed', format(
    'No money came for %s. You can try again at any time.', private.plan_name(target.plan_type)),
    '/payment?plan=' || target.plan_type);
  return null;
end $function$;

create function private.plan_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'refund_due' where s.id = bill.id and s.state = 'needs_review';
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'info', 'Refund on its way', format(
    'We will send back a payment for %s.', private.plan_name(target.plan_type)), '/plans');
  return null;
end $function$;

create function private.plan_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.plan_payments;
begin
  update public.plan_payments s set state = 'refunded'
  where s.id = bill.id and s.state = 'refund_due' and private.left_to_refund(s.id) <= 0;
  select * into target from public.plan_payments s where s.id = bill.id;
  perform private.notify_payer(target, 'success', 'Refunded', format(
    '%s went back to your M-Pesa number.', private.shillings(words::integer)), '/plans');
  return null;
end $function$;

-- Consultations -----------------------------------------------------------------------------------------------------
create function private.consultation_lock(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform private.lock_consultation(bill.id);
  return null;
end $function$;

create function private.consultation_try_lock(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  select private.try_lock_consultation(bill.id)::text
$function$;

create function private.consultation_check(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  if target.state = 'confirmed' or target.payment_state in ('paid', 'refund_due', 'refunded') then
    perform private.refuse('already_paid', 'This consultation is already paid.', 'There is nothing more to pay.');
  end if;
  if target.payment_state = 'needs_review' then
    perform private.refuse('hold_over', 'We are checking a payment for this consultation.',
      'Please do not pay again; we will tell you.');
  end if;
  if payment.id is null and (target.state <> 'held' or target.hold_expires_at <= now()) then
    perform private.refuse('hold_over', 'The time to pay is over.', 'Choose a time again: it may still be free.');
  end if;
  return null;
end $function$;

-- While a prompt is out the time is kept at least three minutes more, and half an hour in all.
create function private.consultation_start(bill public.bills, payment public.payments, words text)
returns text
language sql
set search_path = ''
as $function$
  update public.consultations c
  set payment_state = 'awaiting', hold_expires_at = greatest(c.hold_expires_at,
    least(now() + interval '3 minutes', c.created_at + interval '30 minutes'))
  where c.id = bill.id returning null::text
$function$;

create function private.consultation_failed(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  -- one in review was so for want of an answer, which this is
  update public.consultations c
  set payment_state = 'failed', hold_expires_at = greatest(now(), least(c.hold_expires_at, now() + interval '10 minutes'))
  where c.id = bill.id and c.state = 'held' and c.payment_state in ('awaiting', 'needs_review')
    and not private.has_open_payment(bill.id, payment.id) and private.claimed_receipt(bill.id) is null
  returning * into target;
  if target.id is not null then
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'Your consultation is not paid yet. You can try again; we keep the time for you a little longer.');
  end if;
  return null;
end $function$;

create function private.consultation_doubt(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'payment_review', jsonb_build_object('payment_id', payment.id));
  perform private.review_consultation_payment(target);
  return null;
end $function$;

create function private.consultation_silence(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id and c.payment_state in ('awaiting', 'failed');
  if found then
    perform private.review_consultation_payment(target);
  end if;
  return null;
end $function$;

create function private.consultation_claim(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
begin
  perform private.log_consultation(bill.id, 'payment_review', jsonb_build_object('receipt', words));
  return private.consultation_silence(bill, payment, words);
end $function$;

create function private.consultation_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'paid',
    jsonb_build_object('amount_kes', payment.received_kes, 'receipt', payment.receipt));
  if private.confirm_paid(target) then
    select * into target from public.consultations c where c.id = target.id;
    perform private.tell_confirmed(target);
    return 'paid';
  end if;
  update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', payment.received_kes));
  perform private.tell_consultation(target, 'client', 'warning', 'Refund on its way', format(
    '%s came after the time had been given up. We will send it back to you.', private.shillings(payment.received_kes)), true);
  return 'refund_due';
end $function$;

create function private.consultation_not_paid(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  update public.consultations c
  set payment_state = 'failed', state = case c.state when 'held' then 'expired' else c.state end, closed_at = now()
  where c.id = bill.id and c.payment_state = 'needs_review' and not private.has_open_payment(bill.id)
  returning * into target;
  if target.id is not null then
    perform private.tell_consultation(target, 'client', 'warning', 'Payment not completed',
      'No money came for your consultation, so its time is free again. You are welcome to book once more.');
  end if;
  return null;
end $function$;

create function private.consultation_owed_back(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  update public.consultations c
  set payment_state = 'refund_due', state = case c.state when 'held' then 'expired' else c.state end
  where c.id = bill.id and c.payment_state = 'needs_review';
  select * into target from public.consultations c where c.id = bill.id;
  perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', payment.received_kes));
  perform private.tell_consultation(target, 'client', 'info', 'Refund on its way',
    'We will send back a payment for your consultation.');
  return null;
end $function$;

create function private.consultation_refunded(bill public.bills, payment public.payments, words text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  update public.consultations c set payment_state = 'refunded'
  where c.id = bill.id and c.payment_state = 'refund_due' and private.left_to_refund(c.id) <= 0;
  select * into target from public.consultations c where c.id = bill.id;
  perform private.tell_consultation(target, 'client', 'success', 'Money sent back', format(
    '%s went back to your M-Pesa number.', private.shillings(words::integer)));
  return null;
end $function$;

create function public.bill_queue()
returns table(waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid, claim_id uuid, amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, b.id, b.kind, b.number, b.state,
      b.asked_kes, null, c.id, coalesce(private.statement_kes(c.receipt), b.asked_kes), c.receipt,
      case when settled then 'This is settled already; its payer had also named this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt, 'To be paid back.',
      b.payer_name, p.phone, p.updated_at
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      select least(private.left_to_refund(b.id) - b.kept_kes, private.left_to_refund(b.id, p.id)) as left_kes
    ) l
    where (p.state = 'refund_due' or (p.state = 'paid' and b.state = 'refund_due')) and l.left_kes > 0
    order by 14;
end $function$;
comment on function public.bill_queue() is 'May be null: payment_id, claim_id, receipt, reason, payer_name. What waits for a person: attempts, named receipts and money owed back, oldest first. A second_receipt was named for what is settled by
now. amount_kes is what came, as far as it is known, else what is expected; of a refund, what is left to be sent.
Refusals: not_allowed.';
grant execute on function public.bill_queue() to authenticated, service_role;

create function public.resolve_bill(bill_id uuid, decision text, payment_id uuid default NULL::uuid, receipt text default NULL::text, note text default NULL::text, received_kes integer default NULL::integer)
returns public.bills
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  attempt public.payments;
  named text := nullif(upper(regexp_replace(coalesce(resolve_bill.receipt, ''), '\s', '', 'g')), '');
  second text;
  touched integer;
  refused integer;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(resolve_bill.bill_id);
  if bill.id is null then
    perform private.refuse('not_found', 'There is no such bill.');
  end if;
  if received_kes not between 1 and 9999999 then
    perform private.refuse('wrong_amount', 'Money that came in is at least one shilling.');
  end if;
  if bill.state in ('paid', 'refund_due', 'refunded') and resolve_bill.payment_id is null
      and decision in ('not_paid', 'refund') then
    second := private.claimed_receipt(bill.id);
    if second is not null then
      perform private.resolve_second_receipt(bill, second, decision, note, received_kes);
      select * into bill from public.bills b where b.id = resolve_bill.bill_id;
      return bill;
    end if;
  end if;
  case decision
    when 'paid' then
      if bill.method <> 'mpesa' or bill.state in ('paid', 'refund_due', 'refunded') then
        perform private.refuse('wrong_state', 'This is settled already.', 'Reload to see its present state.');
      end if;
      named := coalesce(named,
        (select p.receipt from public.payments p
          where p.bill_id = bill.id and p.state = 'needs_review' and p.receipt is not null
            and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
          order by p.created_at desc limit 1),
        private.claimed_receipt(bill.id));
      if named is null or named !~ '^[A-Z0-9]{2,12}$' then
        perform private.refuse('bad_receipt', 'Name the receipt that paid this.');
      end if;
      if exists (
        select 1 from public.payments p
        where p.receipt = named and (p.bill_id <> bill.id or p.state <> 'needs_review')
      ) then
        perform private.refuse('receipt_used', 'This receipt belongs to another payment.');
      end if;
      perform private.book_receipt(bill, named, 'Confirmed by hand.', received_kes);
      -- Who decides about the attempt has said nothing of another receipt, which may be a second payment.
      if resolve_bill.payment_id is null then
        update public.receipt_claims c set state = 'refused', settled_at = now()
        where c.bill_id = bill.id and c.state = 'waiting';
      end if;
    when 'not_paid' then
      update public.payments p
      set state = 'failed', result_text = 'No money was found.', next_check_at = null
      where p.bill_id = bill.id and p.state = 'needs_review' and p.receipt is null and p.result_code is distinct from 0
        and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id);
      get diagnostics touched = row_count;
      second := private.claimed_receipt(bill.id);
      update public.receipt_claims c set state = 'refused', settled_at = now()
      where c.bill_id = bill.id and c.state = 'waiting';
      get diagnostics refused = row_count;
      if refused + touched = 0 then
        perform private.refuse('wrong_state', 'Nothing here waits for a decision, or money has come in.',
          'Money that came in is paid back.');
      end if;
      perform private.tell_kind(bill, 'not_paid', null, second);
    when 'refund' then
      update public.payments p set state = 'refund_due'
      where p.bill_id = bill.id and p.state = 'needs_review' and p.result_code = 0
        and (resolve_bill.payment_id is null or p.id = resolve_bill.payment_id)
      returning * into attempt;
      if not found then
        perform private.refuse('wrong_state', 'No money here is in doubt.', 'Reload to see its present state.');
      end if;
      perform private.tell_kind(bill, 'owed_back', attempt);
    else
      perform private.refuse('wrong_state', 'Decide: paid, not paid, or refund.');
  end case;
  if bill.kind = 'order' then
    perform private.log_order_event(bill.id, 'payment_resolved', jsonb_build_object('decision', decision), private.caller());
  end if;
  perform private.log_payment_event(bill.id, 'resolved', jsonb_build_object('decision', decision, 'receipt', named),
    resolve_bill.payment_id);
  perform private.audit('payment_' || decision, 'bills', bill.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'receipt', named, 'note', left(note, 500))));
  select * into bill from public.bills b where b.id = resolve_bill.bill_id;
  return bill;
end $function$;
comment on function public.resolve_bill(bill_id uuid, decision text, payment_id uuid, receipt text, note text, received_kes integer) is 'A word of the desk on a bill whose payment is in doubt. decision:
paid: the money is here. `receipt` names it, else the one the payer or M-Pesa named; `received_kes` says how much, where
neither the statement nor M-Pesa has told.
not_paid: no money came. Attempts without a receipt fail, named receipts are refused, the payer may try again.
refund: money came that we do not keep, of `payment_id` or all that is in doubt. `record_refund` follows.
Once the bill is settled, not_paid and refund without `payment_id` are about a second receipt that its payer named.
Refusals: not_allowed, not_found, wrong_state, wrong_amount, bad_receipt, receipt_used.';
grant execute on function public.resolve_bill(bill_id uuid, decision text, payment_id uuid, receipt text, note text, received_kes integer) to authenticated, service_role;

-- A word on a second receipt that the buyer of a locked and settled order named: no money came with it, or it came on top
-- and is owed back. What was decided about the order stays as it is.
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
comment on function private.resolve_second_receipt(bill public.bills, second text, decision text, note text, came integer) is 'A word on a second receipt that the payer of a locked and settled bill named: no money came with it, or it came on top
and is owed back. What was decided about the bill stays as it is.';

-- The body of `record_refund`, for a locked order.
create function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  made public.refunds;
  part record;
  left_kes integer := amount;
  most constant integer := private.left_to_refund(bill.id, book_refund.payment_id);
  named constant text := nullif(trim(book_refund.reference), '');
begin
  if amount is null or amount < 1 or amount > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  if exists (select 1 from public.refunds r where r.reference = named) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  -- money that is owed back first, and of each payment no more than came with it
  for part in
    select p.id, p.method, private.left_to_refund(bill.id, p.id) as left_kes from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refund_due', 'refunded')
      and (book_refund.payment_id is null or p.id = book_refund.payment_id)
    order by p.state = 'refund_due' desc, p.created_at
  loop
    continue when part.left_kes <= 0 or left_kes = 0;
    insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, note, actor_id)
    values (bill.id, part.id, least(part.left_kes, left_kes), part.method, named, nullif(left(trim(note), 500), ''),
      private.caller())
    returning * into made;
    left_kes := left_kes - made.amount_kes;
  end loop;
  update public.payments p set state = 'refunded'
  where p.bill_id = bill.id and p.state in ('refund_due', 'paid')
    and (p.state = 'refund_due' or bill.state = 'refund_due')
    and (private.left_to_refund(bill.id, p.id) = 0 or private.left_to_refund(bill.id) <= bill.kept_kes);
  perform private.tell_kind(bill, 'refunded', null, amount::text);
  perform private.log_payment_event(bill.id, 'refunded',
    jsonb_build_object('amount_kes', amount, 'reference', named), book_refund.payment_id);
  perform private.audit('refund', 'bills', bill.id::text,
    jsonb_build_object('number', bill.number, 'amount_kes', amount, 'reference', named));
  return made;
end $function$;
comment on function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid) is 'The body of `record_refund`, for a locked bill; answers the last of its rows.';

-- Our payments beside the statement, for administrators; `amount_kes` is what came by our books. status: matched |
-- amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) | not_in_statement |
-- outside (of the days we have lines for).
create view public.payment_reconciliation with (security_invoker=true) as
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
            WHEN (p.state <> ALL (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) THEN 'not_settled'::text
            ELSE 'matched'::text
        END AS status
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
            payments.created_at
           FROM public.payments
          WHERE ((payments.method = 'mpesa'::text) AND ((payments.receipt IS NOT NULL) OR (payments.state = 'paid'::text)))) p ON ((p.receipt = l.receipt)))
     LEFT JOIN public.bills b ON ((b.id = p.bill_id)))
     CROSS JOIN ( SELECT min(mpesa_statement_lines.completed_at) AS first_at,
            max(mpesa_statement_lines.completed_at) AS last_at
           FROM public.mpesa_statement_lines) days)
  WHERE ( SELECT public.has_capability('payments'::text) AS has_capability);
comment on view public.payment_reconciliation is 'Our payments beside the statement, for administrators; amount_kes is what came by our books. status: matched |
amount_differs | not_settled (M-Pesa has it, we have not taken it) | unknown_money (no payment of ours) |
not_in_statement | outside (of the days we have lines for).';
grant select on table public.payment_reconciliation to authenticated, service_role;
