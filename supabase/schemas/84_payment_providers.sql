-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Whoever carries money: M-Pesa, cash, a bank. Bills, payments and the ledger name none of them. Each is a row here; what talks to
-- one is a file of the function `pay` (docs/decisions/0032-figures-are-sums-of-the-ledger.md).
--
-- M-Pesa carries at most KSh 250,000 in one payment. A prompt for a dearer bill was refused by M-Pesa, and its buyer read that M-Pesa does
-- not work. Now a prompt asks for the smaller of what is still to pay and that limit; what came is a part of the price, as parts by hand
-- are, and the order keeps what it holds, without an end, until the rest is here or somebody decides.

create table private.payment_providers (
  method text not null,
  account text not null,
  name text not null,
  is_prompted boolean not null,
  needs_phone boolean not null,
  is_closed_daily boolean default true not null,
  statement text,
  is_person boolean default false not null,
  most_kes integer,
  constraint payment_providers_pkey PRIMARY KEY (method),
  constraint payment_providers_method_check CHECK ((method ~ '^[a-z][a-z_]*$'::text)),
  constraint payment_providers_account_check CHECK ((account ~ '^[a-z][a-z_]*$'::text)),
  constraint payment_providers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint payment_providers_check CHECK ((is_prompted OR (NOT needs_phone))),
  constraint payment_providers_most_kes_check CHECK ((most_kes > 0))
);
comment on table private.payment_providers is 'Who carries money: the methods of payments and refunds, and the account of the ledger in which such money lies.';
comment on column private.payment_providers.method is 'As `payments.method` and `refunds.method` name it.';
comment on column private.payment_providers.account is 'The account of the ledger that money of this method lies in.';
comment on column private.payment_providers.name is 'For people.';
comment on column private.payment_providers.is_prompted is 'Whether `start_payment` opens attempts with it, which a provider in supabase/functions/_shared carries out.';
comment on column private.payment_providers.needs_phone is 'Whether an attempt goes to a phone, which then must be known.';
comment on column private.payment_providers.is_closed_daily is 'Whether the desk closes its account every day.';
comment on column private.payment_providers.statement is 'The function of schema private that reads its statement between two moments: rows of private.statement_line; null: none.';
comment on column private.payment_providers.is_person is 'Whether such money lies with people who owe it by name: the close of a day shows it, and nobody counts it or takes it to the bank.';
comment on column private.payment_providers.most_kes is 'The most that one payment carries, KSh; null where no limit is known.';

create view private.bill_positions as
 SELECT x.bill_id,
    x.account,
    (sum(x.kes))::integer AS amount_kes
   FROM ( SELECT m.bill_id,
            v.account,
            m.received_kes AS kes
           FROM (private.bill_money m
             JOIN private.payment_providers v ON ((v.method = m.carrier)))
        UNION ALL
         SELECT p.bill_id,
            v.account,
            (- r.amount_kes)
           FROM ((public.refunds r
             JOIN public.payments p ON ((p.id = r.payment_id)))
             JOIN private.payment_providers v ON ((v.method = r.method)))
          WHERE ((p.received_kes > 0) AND ((p.state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) OR ((p.state = 'needs_review'::text) AND (p.result_code = 0)) OR ((p.state = 'reversed'::text) AND (r.moved_to IS NULL))))
        UNION ALL
         SELECT p.bill_id,
            v.account,
            w.kes
           FROM (((public.payments p
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(r.amount_kes), (0)::bigint))::integer AS kes
                   FROM public.refunds r
                  WHERE ((r.payment_id = p.id) AND (r.moved_to IS NOT NULL))) o)
             CROSS JOIN LATERAL ( VALUES ('mpesa'::text,
                        CASE
                            WHEN (p.method = 'moved'::text) THEN (o.kes - p.received_kes)
                            ELSE o.kes
                        END), ('moved'::text,
                        CASE
                            WHEN (p.method = 'moved'::text) THEN (p.received_kes - o.kes)
                            ELSE (- o.kes)
                        END)) w(method, kes))
             JOIN private.payment_providers v ON ((v.method = w.method)))
          WHERE (p.state = 'reversed'::text)
        UNION ALL
         SELECT p.bill_id,
            v.account,
            (- p.twice_kes)
           FROM (public.payments p
             JOIN private.payment_providers v ON ((v.method = 'mpesa'::text)))
          WHERE ((p.twice_kes > 0) AND (p.state <> 'reversed'::text))
        UNION ALL
         SELECT t.bill_id,
            v.account,
            t.amount_kes
           FROM (public.twice_returns t
             JOIN private.payment_providers v ON ((v.method = t.method)))) x
  GROUP BY x.bill_id, x.account
UNION ALL
 SELECT s.bill_id,
    w.account,
    (- w.amount_kes) AS amount_kes
   FROM ((( SELECT b.id AS bill_id,
            b.kind,
            (((((COALESCE(sum(m.left_kes), (0)::bigint))::numeric - g.sent_kes) - ((g.twice_kes - g.over_kes))::numeric) + (t.kes)::numeric))::integer AS left_kes,
            (COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'needs_review'::text)), (0)::bigint))::integer AS in_doubt,
            (((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'refund_due'::text)), (0)::bigint))::numeric +
                CASE
                    WHEN (b.state = 'refund_due'::text) THEN GREATEST((((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'paid'::text)), (0)::bigint) - b.kept_kes))::numeric - (g.sent_kes - (g.over_kes)::numeric)), (0)::numeric)
                    WHEN ((b.state = 'paid'::text) AND b.excess_owed) THEN (GREATEST((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'paid'::text)), (0)::bigint) - b.asked_kes), COALESCE(sum(m.again_kes), (0)::bigint)))::numeric
                    WHEN (b.state = 'paid'::text) THEN (COALESCE(sum(m.again_kes), (0)::bigint))::numeric
                    ELSE ((0)::bigint)::numeric
                END))::integer AS owed_back,
            ((((g.twice_kes - t.kes))::numeric +
                CASE
                    WHEN (b.state = ANY (ARRAY['open'::text, 'paid'::text, 'needs_review'::text])) THEN GREATEST(LEAST(((v.kes - (g.over_kes)::numeric) - g.again_kes), ((b.asked_kes)::numeric - g.paid_kes)), ((0)::bigint)::numeric)
                    ELSE GREATEST(((g.sent_kes - (g.over_kes)::numeric) - (GREATEST((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = ANY (ARRAY['paid'::text, 'refunded'::text]))), (0)::bigint) - b.kept_kes), (0)::bigint))::numeric), (0)::numeric)
                END))::integer AS owing
           FROM ((((public.bills b
             LEFT JOIN private.bill_money m ON ((m.bill_id = b.id)))
             CROSS JOIN LATERAL ( SELECT COALESCE((sum(l.kes))::numeric, (0)::numeric) AS kes,
                    min(l.at) AS at
                   FROM ( SELECT p.received_kes AS kes,
                            p.reversed_at AS at
                           FROM public.payments p
                          WHERE ((p.bill_id = b.id) AND (p.state = 'reversed'::text) AND (p.reversed_from = 'paid'::text))
                        UNION ALL
                         SELECT r.amount_kes,
                            r.at
                           FROM public.refunds r
                          WHERE ((r.bill_id = b.id) AND r.leaves_owing)) l) v)
             CROSS JOIN LATERAL ( SELECT COALESCE(sum(p.twice_kes), (0)::bigint) AS twice_kes,
                    COALESCE(sum(p.twice_kes) FILTER (WHERE (p.state = 'reversed'::text)), (0)::bigint) AS over_kes,
                    COALESCE(sum(w_1.sent_kes) FILTER (WHERE (p.state = 'reversed'::text)), (0)::numeric) AS sent_kes,
                    COALESCE(sum((p.received_kes - w_1.moved_kes)) FILTER (WHERE (p.state = 'paid'::text)), (0)::numeric) AS paid_kes,
                    COALESCE(sum((p.received_kes - w_1.away_kes)) FILTER (WHERE ((p.created_at > v.at) AND ((p.state = 'paid'::text) OR ((p.reversed_from = 'paid'::text) AND (p.reversed_at > v.at))))), (0)::numeric) AS again_kes
                   FROM (public.payments p
                     CROSS JOIN LATERAL ( SELECT COALESCE(sum(r.amount_kes) FILTER (WHERE (r.moved_to IS NULL)), (0)::bigint) AS sent_kes,
                            COALESCE(sum(r.amount_kes) FILTER (WHERE (r.moved_to IS NOT NULL)), (0)::bigint) AS moved_kes,
                            COALESCE(sum(r.amount_kes) FILTER (WHERE ((r.moved_to IS NOT NULL) AND (NOT r.leaves_owing))), (0)::bigint) AS away_kes
                           FROM public.refunds r
                          WHERE (r.payment_id = p.id)) w_1)
                  WHERE (p.bill_id = b.id)) g)
             CROSS JOIN LATERAL ( SELECT COALESCE(sum(r.amount_kes), (0)::bigint) AS kes
                   FROM public.twice_returns r
                  WHERE (r.bill_id = b.id)) t)
          WHERE ((m.bill_id IS NOT NULL) OR (v.kes > (0)::numeric))
          GROUP BY b.id, b.kind, b.state, b.kept_kes, b.asked_kes, b.excess_owed, v.kes, g.twice_kes, g.over_kes, g.sent_kes, g.paid_kes, g.again_kes, t.kes) s
     CROSS JOIN LATERAL ( SELECT LEAST(COALESCE(( SELECT o.amount_kes
                   FROM public.owing_write_offs o
                  WHERE (o.bill_id = s.bill_id)), 0), s.owing) AS kes) given_up)
     CROSS JOIN LATERAL ( VALUES ('in_doubt'::text,s.in_doubt), ('owed_back'::text,s.owed_back), ('owing'::text,(given_up.kes - s.owing)), ('losses'::text,(- given_up.kes)), (('sales_'::text || s.kind),(((s.left_kes - s.in_doubt) - s.owed_back) + s.owing))) w(account, amount_kes));
comment on view private.bill_positions is 'Where the money of each bill lies and whose it is, by its payments, refunds and what was given up; sums to zero for each bill.';
comment on column private.bill_positions.bill_id is 'The bill.';
comment on column private.bill_positions.account is 'Account of the ledger.';
comment on column private.bill_positions.amount_kes is 'KSh, with the signs of ledger_entries.account.';

-- A foreign key would ask for an index of a column that nearly always says the same.
create function private.know_method()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if not exists (select 1 from private.payment_providers v where v.method = new.method) then
    raise exception 'no provider has the method %', new.method using errcode = '23514';
  end if;
  return new;
end $function$;
comment on function private.know_method() is 'Refuses a method that no provider has.';

create trigger know_method BEFORE INSERT OR UPDATE OF method ON public.payments FOR EACH ROW EXECUTE FUNCTION private.know_method();

create trigger know_method BEFORE INSERT OR UPDATE OF method ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.know_method();

create function private.most_at_once()
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce((select v.most_kes from private.payment_providers v where v.method = 'mpesa'), 2147483647)
$function$;
comment on function private.most_at_once() is 'The most that M-Pesa carries in one payment, KSh.';

create function private.learn_part(attempt public.payments, receipt text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  joined text;
begin
  if exists (select 1 from public.payments x where x.receipt = learn_part.receipt) then
    return 'already_settled';
  end if;
  update public.payments p set receipt = learn_part.receipt where p.id = attempt.id returning * into attempt;
  select * into bill from public.bills b where b.id = attempt.bill_id;
  joined := private.join_parts(bill.id);
  if joined is null and private.is_part_paid(bill) then
    perform private.tell_kind(bill, 'doubt', attempt, attempt.result_text);
  end if;
  return coalesce(joined, 'already_settled');
end
$function$;
comment on function private.learn_part(attempt public.payments, receipt text) is 'The receipt of a part that a query had settled without one: with it the part counts. The caller holds the locks of bill and payment.';
