-- A refund that came back. What had been sent to a number with two digits changed was reversed later, and its line, "Reversal of TD66MK01RF", stood as
-- money nobody knows. Given to its order it was a second payment, sent back a second time, and the buyer read 2,900 of 1,450.
--
-- Such a line undoes the refund it names: a row of its own beside that, with the sum below zero, so that everything that counts what went back counts
-- it out again. The shop owes the money as before, sales and their papers stay as they are, and it can be sent once more.
--
-- And whoever waits for a refund says so with one press on the page of what they paid for.

alter table public.refunds drop constraint refunds_amount_kes_check;
alter table public.refunds add column undoes uuid,
  add constraint refunds_undoes_key unique (undoes),
  add constraint refunds_undoes_fkey foreign key (undoes) references public.refunds (id) on delete cascade,
  add constraint refunds_amount_kes_check check (amount_kes <> 0 and (amount_kes < 0) = (undoes is not null));
comment on column public.refunds.undoes is 'The refund that came back to us by this row, whose sum is below zero then; null: it is a refund.';
comment on column public.refunds.amount_kes is 'How much, KSh; below zero where a refund came back.';
grant select (undoes) on table public.refunds to authenticated;

alter table public.payments add column again_kes integer not null default 0, add constraint payments_again_kes_check check (again_kes >= 0);
alter table public.payments add column twice_kes integer not null default 0, add constraint payments_twice_kes_check check (twice_kes >= 0);
-- what M-Pesa took back has not come, while what the shop had sent of it before is gone
alter table public.bills drop constraint bills_check, add constraint bills_refunded_kes_check check (refunded_kes >= 0);
comment on column public.payments.twice_kes is 'What the shop had sent back of it before M-Pesa took the whole back, so far as it is owed besides the price, KSh.';
comment on column public.payments.again_kes is 'What of a payment that stays paid had been sent back, came back to us and is owed once more, KSh.';

create function private.went_twice_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  -- it is owed besides the price, and is all that is owing where nothing is sold
  select case when b.state in ('open', 'paid', 'needs_review') then greatest(
      coalesce((select sum(p.twice_kes) from public.payments p where p.bill_id = b.id), 0)
      - coalesce((select sum(t.amount_kes) from public.twice_returns t where t.bill_id = b.id), 0), 0)
    else private.owing_kes(b.id) end::integer
  from public.bills b where b.id = went_twice_kes.bill_id
$function$;
comment on function private.went_twice_kes(bill_id uuid) is 'What of a bill went to its payer twice, sent by the shop and taken back by M-Pesa, and has not come back yet, KSh, also where it was given up.';

create function private.gives_back(bill public.bills, kes integer)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select bill.state in ('paid', 'refund_due', 'refunded', 'closed') and private.went_twice_kes(bill.id) >= kes
$function$;
comment on function private.gives_back(bill public.bills, kes integer) is 'Whether money for a bill that asks for none gives back what went to its payer twice: so much of it, or all.';

create index payments_vouched_idx on public.payments (receipt) where vouched_at is not null;
create index mpesa_statement_lines_returns_idx on public.mpesa_statement_lines (completed_at) where paid_in_kes > 0 and details ~* 'revers';

create view private.reversal_lines as
 SELECT l.receipt,
    l.completed_at,
    l.paid_in_kes,
    l.withdrawn_kes,
    n.named
   FROM (public.mpesa_statement_lines l
     CROSS JOIN LATERAL ( SELECT DISTINCT w.w[1] AS named
           FROM regexp_matches(upper(l.details), '\m([A-Z0-9]{8,12})\M'::text, 'g'::text) w(w)) n)
  WHERE ((l.details ~* 'revers'::text) AND (l.receipt <> n.named));
comment on view private.reversal_lines is 'Lines of the statement whose words tell of a reversal, with each receipt that they name.';
comment on column private.reversal_lines.receipt is 'Of the line itself.';
comment on column private.reversal_lines.completed_at is 'When it happened.';
comment on column private.reversal_lines.paid_in_kes is 'What came back to us by it, KSh; 0: nothing.';
comment on column private.reversal_lines.withdrawn_kes is 'What M-Pesa took back by it, KSh; 0: nothing.';
comment on column private.reversal_lines.named is 'A receipt that its words name.';

create function private.stands(refund public.refunds)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select refund.undoes is null and not exists (select 1 from public.refunds u where u.undoes = refund.id)
$function$;
comment on function private.stands(refund public.refunds) is 'Whether a row is a refund that has not come back.';

create or replace view private.bill_money as
 SELECT bill_id,
    method,
    state,
    (received_kes - (COALESCE(( SELECT sum(r.amount_kes) AS sum
           FROM public.refunds r
          WHERE (r.payment_id = p.id)), (0)::bigint))::integer) AS left_kes,
    received_kes,
        CASE
            WHEN ((method = 'cash'::text) AND (EXISTS ( SELECT
               FROM public.rider_orders o
              WHERE (o.payment_id = p.id)))) THEN 'rider'::text
            ELSE method
        END AS carrier,
        CASE
            WHEN (state = 'paid'::text) THEN GREATEST(LEAST(again_kes, (received_kes - (COALESCE(( SELECT sum(r.amount_kes) AS sum
               FROM public.refunds r
              WHERE (r.payment_id = p.id)), (0)::bigint))::integer)), 0)
            ELSE 0
        END AS again_kes
   FROM public.payments p
  WHERE ((received_kes > 0) AND ((state = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) OR ((state = 'needs_review'::text) AND (result_code = 0))));
comment on column private.bill_money.again_kes is 'What of it is owed once more since a refund came back, KSh.';

create function private.sent_back(payment_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(r.amount_kes), 0)::integer from public.refunds r where r.payment_id = sent_back.payment_id and r.moved_to is null
$function$;
comment on function private.sent_back(payment_id uuid) is 'What of a payment was given or sent back, and stayed away, KSh.';

create function private.moved_away(payment_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(r.amount_kes), 0)::integer from public.refunds r where r.payment_id = moved_away.payment_id and r.moved_to is not null
$function$;
comment on function private.moved_away(payment_id uuid) is 'What of a payment was moved to other bills, KSh.';

create function private.paid_on_top(bill public.bills, gone public.payments)
returns public.payments
language sql
stable
set search_path = ''
as $function$
  select p from public.payments p
  where bill.state = 'paid' and p.bill_id = bill.id and p.id <> gone.id
    and (p.state = 'refund_due' or (p.state = 'needs_review' and p.result_code = 0 and p.reversed_from is null))
    and p.received_kes - private.sent_back(p.id) - private.moved_away(p.id) = bill.asked_kes
    and not exists (select 1 from public.refund_orders o where o.payment_id = p.id
      and (o.state in ('approved', 'sending', 'doubtful', 'failed') or (o.state = 'wanted' and o.way = 'by_hand')))
  order by p.created_at, p.id limit 1
$function$;
comment on function private.paid_on_top(bill public.bills, gone public.payments) is 'Money that came on top of a paid bill, is its price to the shilling and has not gone back: it pays the bill once the other payment counts no more.';

create function private.is_rest(payment public.payments)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select payment.method = 'moved' and exists (select 1 from public.refunds r where r.moved_to = payment.id and r.bill_id = payment.bill_id)
$function$;
comment on function private.is_rest(payment public.payments) is 'Whether it is what M-Pesa left of a payment of the same bill when it took a part of it back.';

create or replace function private.left_to_refund(bill_id uuid, payment_id uuid default null)
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

create or replace view private.bill_positions as
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
            (((COALESCE(sum(m.left_kes), (0)::bigint) - g.sent_kes) - (g.twice_kes - g.over_kes)) + t.kes)::integer AS left_kes,
            (COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'needs_review'::text)), (0)::bigint))::integer AS in_doubt,
            ((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'refund_due'::text)), (0)::bigint) +
                CASE
                    WHEN (b.state = 'refund_due'::text) THEN GREATEST(((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'paid'::text)), (0)::bigint) - b.kept_kes) - (g.sent_kes - g.over_kes)), (0)::numeric)
                    WHEN ((b.state = 'paid'::text) AND b.excess_owed) THEN GREATEST((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = 'paid'::text)), (0)::bigint) - b.asked_kes), COALESCE(sum(m.again_kes), (0)::bigint))
                    WHEN (b.state = 'paid'::text) THEN COALESCE(sum(m.again_kes), (0)::bigint)
                    ELSE (0)::bigint
                END))::integer AS owed_back,
            (((g.twice_kes - t.kes) +
                CASE
                    WHEN (b.state = ANY (ARRAY['open'::text, 'paid'::text, 'needs_review'::text])) THEN GREATEST(LEAST(((v.kes - g.over_kes) - g.again_kes), (b.asked_kes - g.paid_kes)), (0)::bigint)
                    ELSE GREATEST(((g.sent_kes - g.over_kes) - GREATEST((COALESCE(sum(m.left_kes) FILTER (WHERE (m.state = ANY (ARRAY['paid'::text, 'refunded'::text]))), (0)::bigint) - b.kept_kes), (0)::bigint)), (0)::numeric)
                END))::integer AS owing
           FROM (((public.bills b
             LEFT JOIN private.bill_money m ON ((m.bill_id = b.id)))
             CROSS JOIN LATERAL ( SELECT COALESCE(sum(l.kes), (0)::numeric) AS kes,
                    min(l.at) AS at
                   FROM ( SELECT (p.received_kes - private.moved_away(p.id)) AS kes,
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
                    COALESCE(sum(w.sent_kes) FILTER (WHERE (p.state = 'reversed'::text)), (0)::numeric) AS sent_kes,
                    COALESCE(sum((p.received_kes - w.moved_kes)) FILTER (WHERE (p.state = 'paid'::text)), (0)::numeric) AS paid_kes,
                    COALESCE(sum((p.received_kes - w.away_kes)) FILTER (WHERE ((p.created_at > (v.at + '00:00:01'::interval)) AND ((p.state = 'paid'::text) OR ((p.reversed_from = 'paid'::text) AND ((p.state = 'needs_review'::text) OR (p.reversed_at > v.at)))))), (0)::numeric) AS again_kes
                   FROM (public.payments p
                     CROSS JOIN LATERAL ( SELECT COALESCE(sum(r.amount_kes) FILTER (WHERE (r.moved_to IS NULL)), (0)::bigint) AS sent_kes,
                            COALESCE(sum(r.amount_kes) FILTER (WHERE (r.moved_to IS NOT NULL)), (0)::bigint) AS moved_kes,
                            COALESCE(sum(r.amount_kes) FILTER (WHERE ((r.moved_to IS NOT NULL) AND (NOT r.leaves_owing))), (0)::bigint) AS away_kes
                           FROM public.refunds r
                          WHERE (r.payment_id = p.id)) w)
                  WHERE (p.bill_id = b.id)) g
             CROSS JOIN LATERAL ( SELECT COALESCE(sum(r.amount_kes), (0)::bigint) AS kes
                   FROM public.twice_returns r
                  WHERE (r.bill_id = b.id)) t)
          WHERE ((m.bill_id IS NOT NULL) OR (v.kes > (0)::numeric) OR (g.sent_kes > (0)::numeric) OR (g.twice_kes > 0) OR (t.kes > 0))
          GROUP BY b.id, b.kind, b.state, b.kept_kes, b.asked_kes, b.excess_owed, v.kes, g.twice_kes, g.over_kes, g.sent_kes, g.paid_kes, g.again_kes, t.kes) s
     CROSS JOIN LATERAL ( SELECT LEAST(COALESCE(( SELECT o.amount_kes
                   FROM public.owing_write_offs o
                  WHERE ((o.bill_id = s.bill_id) AND (o.ended_at IS NULL))), 0), s.owing) AS kes) given_up)
     CROSS JOIN LATERAL ( VALUES ('in_doubt'::text,s.in_doubt), ('owed_back'::text,s.owed_back), ('owing'::text,(given_up.kes - s.owing)), ('losses'::text,(- given_up.kes)), (('sales_'::text || s.kind),(((s.left_kes - s.in_doubt) - s.owed_back) + s.owing))) w(account, amount_kes));
comment on view private.bill_positions is 'Where the money of each bill lies and whose it is, by its payments, refunds and what was given up; sums to zero for each bill.';

create function private.sent_once_more()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  update public.payments p set again_kes = greatest(p.again_kes - new.amount_kes, 0) where p.id = new.payment_id and p.again_kes > 0;
  return new;
end
$function$;
comment on function private.sent_once_more() is 'What is sent of a payment is first what is owed of it once more.';
create trigger sent_once_more before insert on public.refunds for each row when (new.undoes is null) execute function private.sent_once_more();

create table public.refund_complaints (
  refund_id uuid primary key references public.refunds (id) on delete cascade,
  said_by uuid references auth.users (id) on delete set null,
  said_at timestamptz not null default now(),
  settled_by uuid references auth.users (id) on delete set null,
  settled_at timestamptz,
  note text check (length(note) between 1 and 500)
);
alter table public.refund_complaints enable row level security;
create index refund_complaints_said_by_idx on public.refund_complaints (said_by);
create index refund_complaints_settled_by_idx on public.refund_complaints (settled_by);
create index refund_complaints_open_idx on public.refund_complaints (said_at) where settled_at is null;
comment on table public.refund_complaints is 'Refunds of which their payer says that they did not arrive. It moves no money.';
comment on column public.refund_complaints.refund_id is 'The refund.';
comment on column public.refund_complaints.said_by is 'Account that said so; null: a visitor with the address of their order, or erased.';
comment on column public.refund_complaints.said_at is 'When.';
comment on column public.refund_complaints.settled_by is 'Account that settled it; null before, where the refund came back, and once it is erased.';
comment on column public.refund_complaints.settled_at is 'When it was settled; null: it is open.';
comment on column public.refund_complaints.note is 'What was found, for colleagues; null before, and where the refund came back.';
create policy refund_complaints_select_desk on public.refund_complaints for select to authenticated
  using ((select public.has_capability('payments')));
grant select on table public.refund_complaints to authenticated, service_role;
select private.register_personal_data('public.refund_complaints', rows_of => 'said_by = $1', erasure => 'keep', hidden => '{settled_by,note}');

create function private.returns_told()
returns table(receipt text, reference text, bill_id uuid, at timestamp with time zone)
language sql
stable
set search_path = ''
as $function$
  select l.receipt, l.named, min(r.bill_id::text)::uuid, l.completed_at
  from private.reversal_lines l
  join public.refunds r on r.reference = l.named and r.method = 'mpesa' and private.stands(r)
  where l.paid_in_kes > 0
    -- what somebody gave to a bill, or that settled something else, is that
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
    and not exists (select 1 from public.refunds x where x.reference = l.receipt)
    and not private.is_got_back(l.receipt)
  group by l.receipt, l.named, l.paid_in_kes, l.completed_at
  having sum(r.amount_kes) = l.paid_in_kes and count(distinct r.bill_id) = 1
$function$;
comment on function private.returns_told() is 'Lines by which a refund came back whole, known by the receipt that their words name and the sum, and that nothing explains yet.';

create function private.book_returned_refunds()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
  back public.refunds;
  came timestamptz;
  kes integer;
  many integer := 0;
begin
  for told in
    select r.* from private.returns_told() r join public.bills b on b.id = r.bill_id order by b.kind, b.id, r.at, r.receipt
  loop
    bill := private.lock_bill(told.bill_id);
    perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || told.receipt, 0));
    -- whoever was first may have settled it
    continue when not exists (select 1 from private.returns_told() r where r.receipt = told.receipt and r.reference = told.reference);
    many := many + 1;
    -- what is booked already as money without a bill is taken off there, and both are of this day
    came := case when private.unplaced_kes(told.receipt) = 0 then private.plausible_time(told.at, bill.created_at) end;
    update public.payments p
    set state = case when bill.state = 'paid' or bill.kept_kes = 0 then 'refund_due' else 'paid' end
    from public.refunds r
    where r.payment_id = p.id and r.reference = told.reference and private.stands(r) and p.state = 'refunded';
    update public.orders o set payment_state = 'refund_due' where o.id = bill.id and o.payment_state = 'refunded';
    update public.plan_payments s set state = 'refund_due' where s.id = bill.id and s.state = 'refunded';
    update public.consultations c set payment_state = 'refund_due' where c.id = bill.id and c.payment_state = 'refunded';
    select * into bill from public.bills b where b.id = bill.id;
    kes := 0;
    for back in select r.* from public.refunds r where r.reference = told.reference and private.stands(r) order by r.at, r.id loop
      -- of what stays paid it is owed by itself; else all that is left is
      update public.payments p set again_kes = p.again_kes + back.amount_kes
      where p.id = back.payment_id and p.state = 'paid' and bill.state = 'paid';
      insert into public.refunds (bill_id, payment_id, amount_kes, method, reference, went_to, undoes, at)
      values (back.bill_id, back.payment_id, -back.amount_kes, back.method, told.receipt, back.went_to, back.id, coalesce(came, clock_timestamp()));
      update public.refund_complaints c set settled_at = now() where c.refund_id = back.id and c.settled_at is null;
      kes := kes + back.amount_kes;
    end loop;
    update public.order_returns r set refunded_kes = greatest(r.refunded_kes - kes, 0)
    where r.order_id = bill.id and r.state in ('requested', 'approved', 'received');
    perform private.book_unplaced(told.receipt);
    perform private.audit('refund_came_back', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'amount_kes', kes,
      'reference', told.reference, 'receipt', told.receipt));
    perform private.tell_payer(bill, 'warning', 'A refund came back', format(
      '%s for %s that we sent with receipt %s did not arrive and came back to us. We send it again.',
      private.shillings(kes), bill.number, told.reference));
    perform private.tell_refund_desk('A refund came back', format(
      '%s for %s, sent with receipt %s, came back with receipt %s. It is owed again: send it to the right number.',
      private.shillings(kes), bill.number, told.reference, told.receipt));
  end loop;
  return many;
end
$function$;
comment on function private.book_returned_refunds() is 'Undoes refunds that came back, each once, on the day of the line: what they were of is owed again, and its payer told. Answers how many.';

create or replace function private.book_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  moved timestamptz;
  was_unplaced boolean := false;
begin
  case tg_table_name
    when 'payments' then
      if new.receipt is not null then
        perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || new.receipt, 0));
        was_unplaced := private.unplaced_kes(new.receipt) > 0;
      end if;
      -- The first that the ledger hears of money lies on its own day; what is decided about it afterwards, on the day of that, and so does money
      -- that was there without a bill.
      if new.state = 'reversed' then
        perform private.book(new.bill_id, new.state, new.id, at => new.reversed_at);
        return null;
      end if;
      if was_unplaced then
        perform private.book(new.bill_id, new.state, new.id);
      elsif new.paid_at is not null and not exists (
          select 1 from public.ledger_entries e where e.bill_id = new.bill_id and e.payment_id = new.id) then
        perform private.book(new.bill_id, new.state, new.id, at => new.paid_at);
      else
        perform private.book(new.bill_id, new.state, new.id, at => case tg_op when 'INSERT' then new.created_at end);
      end if;
      if tg_op = 'UPDATE' and old.paid_at is not null and not exists (
          select 1 from public.ledger_entries e where e.reference = new.receipt and e.what in ('unplaced', 'set_aside')) then
        perform private.move_booking(new);
      end if;
    when 'refunds' then perform private.book(new.bill_id, case when new.undoes is null then 'sent_back' else 'refund_returned' end, new.payment_id, new.id, new.at);
    else
      -- What follows for its bill at once is of the same day: what is owed back was never sold.
      select p.paid_at into moved from public.payments p
      where p.bill_id = new.id and p.updated_at = now() and private.nairobi_date(p.paid_at) <> private.nairobi_date()
        and not exists (select 1 from public.ledger_entries e where e.bill_id = new.id and e.payment_id = p.id and e.at <> p.paid_at)
      order by p.paid_at desc limit 1;
      perform private.book(new.id, new.state, at => moved);
  end case;
  return null;
end $function$;

create function private.sent_besides(bill public.bills, gone public.payments)
returns integer
language plpgsql
stable
set search_path = ''
as $function$
declare
  sent constant integer := private.sent_back(gone.id);
  paid constant integer := coalesce((select sum(private.left_to_refund(p.bill_id, p.id)) from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refunded')), 0);
begin
  return case when private.state_that_counts(gone) in ('paid', 'refunded') then sent - least(sent, greatest(bill.asked_kes - paid, 0)) else sent end;
end
$function$;
comment on function private.sent_besides(bill public.bills, gone public.payments) is 'What was sent back of a payment that comes to nothing and is owed besides the price, KSh. What made the price less is not: it is in what
is paid again.';

create function private.tell_sent_twice(bill public.bills, kes integer, receipt text, sent integer)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.audit('sent_twice', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'amount_kes', tell_sent_twice.sent,
    'reversal', tell_sent_twice.receipt));
  perform private.tell_refund_desk('Money went back twice', format(
    'M-Pesa took %s of %s back with receipt %s, though %s of it had gone back before. Ask the payer for that, or give it up.',
    private.shillings(tell_sent_twice.kes), bill.number, tell_sent_twice.receipt, private.shillings(tell_sent_twice.sent)));
end
$function$;
comment on function private.tell_sent_twice(bill public.bills, kes integer, receipt text, sent integer) is 'Tells the desk that M-Pesa took back what the shop had sent back in part: that part is owing.';

create or replace function private.book_reversals()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
  gone public.payments;
  sent integer;
  over integer;
  many integer := 0;
begin
  -- by kind and in one order, as the lines of a statement lock what they pay
  perform private.lock_bill(c.id) from (
    select b.id from public.bills b where b.id in (select private.bills_taken_back()) order by b.kind, b.id) c;
  -- what was asked of M-Pesa and has not gone there yet would go on top
  for told in select * from private.unsent_refunds() loop
    update private.mpesa_requests r set state = 'failed', result_code = 'withdrawn', updated_at = now()
    where r.id = told.request_id and r.state = 'due' and not r.unsure;
    if found then
      update public.refund_orders o set state = 'withdrawn', settled_at = now() where o.id = told.refund_order_id;
      perform private.audit('refund_withdrawn', 'refund_orders', told.refund_order_id::text, jsonb_build_object('reversal', told.receipt));
    end if;
  end loop;
  many := private.book_returned_refunds() + private.book_reversed_unplaced();
  for told in
    select r.* from private.reversals_told() r join public.bills b on b.id = r.bill_id order by b.kind, b.id, r.at
  loop
    bill := private.lock_bill(told.bill_id);
    -- whoever was first may have settled it
    continue when not exists (select 1 from private.reversals_told() r where r.payment_id = told.payment_id and r.receipt = told.receipt);
    select * into gone from public.payments p where p.id = told.payment_id for update;
    many := many + 1;
    update public.refund_orders o set state = 'withdrawn' where o.payment_id = gone.id and o.state = 'wanted';
    sent := private.sent_back(gone.id);
    -- money that was owed back has gone back, and what the shop had sent of it before, twice
    if gone.state in ('refund_due', 'refunded') or bill.state = 'refund_due' then
      if told.kes > sent then
        perform private.book_refund(bill, told.kes - sent, told.receipt, 'Reversed by M-Pesa.', gone.id, private.payer_of(gone));
      end if;
      if sent > 0 then
        update public.payments p set twice_kes = sent, reversal_receipt = told.receipt where p.id = gone.id returning * into gone;
        perform private.book(bill.id, 'reversed', gone.id, at => private.plausible_time(told.at, gone.created_at));
        perform private.tell_sent_twice(bill, told.kes, told.receipt, sent);
      end if;
      continue;
    end if;
    over := private.sent_besides(bill, gone);
    update public.payments p
    set state = 'reversed', reversal_receipt = told.receipt, reversed_from = private.state_that_counts(p), next_check_at = null, twice_kes = over,
      reversed_at = coalesce(private.plausible_time(told.at, p.created_at), now())
    where p.id = gone.id returning * into gone;
    if over > 0 then
      perform private.tell_sent_twice(bill, told.kes, told.receipt, over);
    end if;
    gone.received_kes := told.kes;
    -- its words may have looked like money we took out ourselves
    perform private.book_line(told.receipt);
    perform private.audit('payment_reversed', 'bills', bill.id::text, jsonb_build_object('number', bill.number,
      'receipt', gone.receipt, 'reversal', told.receipt, 'amount_kes', told.kes));
    perform private.after_reversal(bill, gone);
  end loop;
  perform private.tell_unclear_reversals();
  return many;
end
$function$;

create or replace function private.book_unplaced(receipt text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  event bigint;
  line public.mpesa_statement_lines;
  booked record;
  kes integer;
  is_aside boolean;
begin
  -- a payment and the line that names its receipt may come at once
  perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || book_unplaced.receipt, 0));
  select * into line from public.mpesa_statement_lines l where l.receipt = book_unplaced.receipt;
  select coalesce(sum(e.amount_kes) filter (where e.account = 'mpesa'), 0)::integer as mpesa,
    coalesce(sum(e.amount_kes) filter (where e.account = 'unplaced'), 0)::integer as unplaced,
    coalesce(sum(e.amount_kes) filter (where e.account = 'set_aside'), 0)::integer as aside, count(*) as entries
  into booked from public.ledger_entries e where e.reference = book_unplaced.receipt and e.what in ('unplaced', 'placed', 'set_aside');
  kes := case
    when line.receipt is null then 0
    when exists (select 1 from public.payments p where p.receipt = line.receipt and p.received_kes > 0
        and (p.state in ('paid', 'refund_due', 'refunded', 'reversed') or (p.state = 'needs_review' and p.result_code = 0))) then 0
    when exists (select 1 from public.ledger_entries e where e.reference = line.receipt and e.what = 'got_back') then 0
    -- a refund of ours that came back
    when exists (select 1 from public.refunds r where r.reference = line.receipt and r.undoes is not null) then 0
    -- a prompt that a query settled knows no receipt: this may be its money, which is booked
    when booked.entries = 0 and exists (
      select 1 from public.payments p
      where p.state = 'paid' and p.method = 'mpesa' and p.receipt is null and p.received_kes = line.paid_in_kes
        and p.created_at between line.completed_at - interval '1 hour' and line.completed_at + interval '1 hour') then 0
    -- what lay there before the first day that was closed is in its first balance
    when booked.entries = 0 and exists (
      select 1 from public.ledger_entries e
      where e.what = 'brought_in' and e.account = 'mpesa' and e.at > line.completed_at) then 0
    else line.paid_in_kes end;
  is_aside := exists (select 1 from private.money_set_aside s where s.receipt = book_unplaced.receipt);
  event := nextval('private.ledger_events');
  insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
  select event, case when booked.entries = 0 then least(line.completed_at, clock_timestamp()) else clock_timestamp() end,
    case when kes < booked.mpesa then 'placed' when is_aside then 'set_aside' else 'unplaced' end, book_unplaced.receipt, d.account, d.change
  from (values ('mpesa', kes - booked.mpesa), ('unplaced', case when is_aside then 0 else -kes end - booked.unplaced),
    ('set_aside', case when is_aside then -kes else 0 end - booked.aside)) d (account, change)
  where d.change <> 0;
end
$function$;

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
  if not found or exists (select 1 from public.refunds r where r.reference = line.receipt and r.undoes is not null) then
    perform private.refuse('not_found', 'There is no such money.', 'Reload to see its present state.');
  end if;
  perform private.refuse_taken_back(line.receipt);
  select b.* into bill from public.bills b
  where replace(b.number, '-', '') = private.reference_of(assign_money.number);
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

create or replace function public.order_receipt(order_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill constant public.bills := private.bill_to_read(order_receipt.order_id, order_receipt.order_token);
  target public.orders;
  issued public.invoices;
begin
  select * into target from public.orders o where o.id = bill.id;
  if target.id is null then
    perform private.refuse('not_found', 'We could not find this order.', 'See your orders.');
  end if;
  perform private.issue_documents(bill.id);
  select * into issued from public.invoices i where i.bill_id = bill.id and i.kind = 'invoice' order by i.document_no limit 1;
  return private.describe_own_order(target) || jsonb_build_object(
    'invoice_number', issued.number, 'issued_at', issued.issued_at,
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id and private.stands(r)));
end $function$;

create or replace function public.receipt(bill_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.bill_for_books(receipt.bill_id);
  is_payer boolean;
  sees_all boolean;
  documents jsonb;
begin
  if bill.id is null then
    bill := private.bill_to_read(receipt.bill_id, receipt.order_token);
  end if;
  is_payer := coalesce(bill.payer_id = private.caller(), false) or exists (
    select 1 from private.order_tokens t where t.order_id = bill.id and t.token = receipt.order_token);
  sees_all := is_payer or private.keeps_payments();
  if exists (select 1 from private.documents_due d where d.bill_id = bill.id) then
    perform private.issue_documents(bill.id);
  end if;
  select jsonb_agg(case when sees_all then d.document else private.for_accountant(d.document) end order by d.document_no) into documents
  from (select private.describe_document(i) as document, i.document_no from public.invoices i where i.bill_id = bill.id) d;
  return jsonb_build_object('bill_id', bill.id, 'kind', bill.kind, 'number', bill.number, 'state', bill.state,
    'asked_kes', bill.asked_kes, 'received_kes', bill.received_kes, 'refunded_kes', bill.refunded_kes,
    'created_at', bill.created_at, 'payer_name', bill.payer_name, 'is_mine', is_payer, 'may_replace', not is_payer and sees_all,
    'pin', (select jsonb_build_object('pin', p.pin, 'name', p.name) from public.bill_pins p where p.bill_id = bill.id),
    'documents', coalesce(documents, '[]'),
    -- what is not paid yet is shown as it would be
    'expected', case when documents is null then (
      select jsonb_build_object('with_vat', private.charges_vat(private.nairobi_date()), 'tax_cents', sum(l.tax_cents),
        'lines', jsonb_agg(private.describe_line(l.kind, l.name, l.detail, l.quantity, l.unit_price_kes, l.discount_kes,
          l.amount_kes, l.tax_code) order by l.line),
        'seller', (select jsonb_build_object('name', d.trading_name, 'address', d.address, 'pin', d.kra_pin)
          from public.business_details d))
      from private.priced_lines(bill, bill.asked_kes, private.nairobi_date()) l) end,
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'receipt', case when p.method <> 'moved' then p.receipt end,
        'at', private.came_at(p), 'amount_kes', p.received_kes, 'number', (
          select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id)) order by p.created_at), '[]')
      from public.payments p where p.bill_id = bill.id and p.received_kes > 0
        and p.state in ('paid', 'refund_due', 'refunded')),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at, 'number', (
          select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to)) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id and private.stands(r)));
end $function$;

create or replace function public.refunds_of_desk(bill_id uuid)
returns table(refund_id uuid, went_to text, is_other boolean)
language sql
stable security definer
set search_path = ''
as $function$
  select r.id, r.went_to, r.went_to is distinct from w.payer and not coalesce(private.is_same_phone(r.went_to, w.payer), false)
  from public.refunds r left join public.payments p on p.id = r.payment_id
  cross join lateral (select private.payer_of(p) as payer) w
  where r.bill_id = refunds_of_desk.bill_id and r.went_to is not null and r.undoes is null and public.has_capability('payments')
$function$;

create or replace function private.owed_lines(bill public.bills)
returns table(what text, amount_kes integer, receipt text)
language sql
stable
set search_path = ''
as $function$
  with owed as (
    select coalesce(-sum(e.amount_kes), 0)::integer as kes from public.ledger_entries e
    where e.bill_id = bill.id and e.account = 'owed_back'
  ), told as (
    select o.payment_id, sum(o.amount_kes)::integer as kes from public.refund_orders o
    where o.bill_id = bill.id and o.state in ('approved', 'sending', 'doubtful', 'failed') group by o.payment_id
  ), second as (
    select p.id, p.receipt, private.left_to_refund(bill.id, p.id) as left_kes, coalesce(t.kes, 0) as told_kes
    from public.payments p left join told t on t.payment_id = p.id
    where p.bill_id = bill.id and p.state = 'refund_due' and bill.state = 'paid'
  )
  select 'owed_second', s.left_kes - s.told_kes, s.receipt from second s where s.left_kes > s.told_kes
  union all
  select case when bill.state = 'paid' and bill.excess_owed then 'owed_above' else 'owed' end, w.kes, null
  from (
    select (select kes from owed) - coalesce((select sum(left_kes) from second), 0)
      - coalesce((select sum(t.kes) from told t where t.payment_id not in (select id from second)), 0) as kes
  ) w
  where w.kes > 0
$function$;

create or replace function public.bill_queue()
returns table(waits text, bill_id uuid, kind text, number text, state text, asked_kes integer, payment_id uuid, claim_id uuid, amount_kes integer, receipt text, reason text, payer_name text, phone text, waiting_since timestamp with time zone, told text, money jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select 'payment', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null::uuid,
      coalesce(private.statement_kes(p.receipt), p.received_kes, p.amount_kes), p.receipt, p.result_text, b.payer_name,
      private.phone_of_row(b, p), p.updated_at, null::text, private.told_money(p.receipt, b.id)
    from public.payments p join public.bills b on b.id = p.bill_id where p.state = 'needs_review'
    union all
    select case when settled then 'second_receipt' else 'receipt_claim' end, b.id, b.kind, b.number, b.state,
      b.asked_kes, null, c.id, coalesce(private.statement_kes(c.receipt), b.asked_kes), c.receipt,
      case when settled then 'This is settled already; its payer had also named this receipt.'
        when c.told = 'asking' then 'M-Pesa is being asked about this receipt.'
        when c.told = 'other_till' then 'M-Pesa says that this receipt was paid to somebody else.'
        when c.told = 'not_completed' then 'M-Pesa says that this payment was not completed.'
        when c.told = 'unknown' then 'M-Pesa does not know this receipt.'
        when c.told = 'amount' then 'M-Pesa has this receipt, with another amount.'
        when c.told = 'unlinked' then 'M-Pesa has this receipt, but nothing says that it is for this bill.'
        when c.told = 'taken' then 'This receipt paid another bill.'
        when c.told = 'doubtful' then 'M-Pesa did not say clearly what became of this receipt.'
        else 'The payer names this receipt.' end,
      b.payer_name, private.phone_of(b), c.at, c.told, private.told_money(c.receipt, b.id)
    from public.receipt_claims c join public.bills b on b.id = c.bill_id
    cross join lateral (select b.state in ('paid', 'refund_due', 'refunded') as settled) s
    where c.state = 'waiting'
    union all
    select 'refund', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, l.left_kes, p.receipt,
      case when p.result_text in ('Paid in cash already; this money came on top.', 'Paid by M-Pesa already; this cash came on top.') then p.result_text
        when back.reference is not null then format('The refund %s came back.', back.reference) else 'To be paid back.' end,
      b.payer_name, private.phone_of_row(b, p), p.updated_at, null, null
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (
      -- of several payments each stands with what is left of all
      select least(private.left_to_refund(b.id) - case when b.state = 'paid' and b.excess_owed then b.asked_kes else b.kept_kes end
          - case when b.state = 'refund_due' then coalesce((select sum(private.left_to_refund(b.id, x.id)) from public.payments x
              where x.bill_id = b.id and x.state in ('paid', 'refund_due') and (x.received_kes, x.id) > (p.received_kes, p.id)), 0)::integer else 0 end,
        private.left_to_refund(b.id, p.id), case when b.state = 'paid' and p.state = 'paid' and not b.excess_owed then p.again_kes end) as left_kes
    ) l
    left join lateral (
      select r.reference from public.refunds r join public.refunds u on u.undoes = r.id
      where r.payment_id = p.id order by u.at desc, u.id limit 1
    ) back on true
    where l.left_kes > 0 and (p.state = 'refund_due' or (p.state = 'paid' and (b.state = 'refund_due' or (b.state = 'paid' and p.again_kes > 0) or (b.state = 'paid'
      and b.excess_owed and p.id = (select x.id from public.payments x where x.bill_id = b.id and x.state = 'paid'
        order by x.received_kes desc, x.id limit 1)))))
    union all
    select w.what, b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, w.kes, p.receipt,
      case when p.never_came then 'M-Pesa never told of this payment.'
        when w.what = 'went_twice' and p.reversal_receipt is not null then format('This went back twice, the second time with receipt %s.', p.reversal_receipt)
        when p.state = 'reversed' or p.twice_kes > 0 then format('M-Pesa took this payment back with receipt %s.', p.reversal_receipt)
        else format('This payment was moved to %s.', (select t.number from public.refunds r join public.payments x on x.id = r.moved_to
          join public.bills t on t.id = x.bill_id where r.payment_id = p.id and r.leaves_owing)) end,
      b.payer_name, p.phone, coalesce(p.reversed_at, p.updated_at), null, null
    from public.payments p join public.bills b on b.id = p.bill_id
    cross join lateral (select c.kes, least(c.kes, private.went_twice_kes(b.id)) as twice_kes from (select private.chased_kes(b.id) as kes) c) c
    cross join lateral (values ('owing', c.kes - c.twice_kes), ('went_twice', c.twice_kes)) w (what, kes)
    where (p.state = 'reversed' or p.twice_kes > 0 or exists (select 1 from public.refunds r where r.payment_id = p.id and r.leaves_owing)) and w.kes > 0
      and p.id = (select x.id from public.payments x
        where x.bill_id = b.id and (x.state = 'reversed' or x.twice_kes > 0 or exists (select 1 from public.refunds r where r.payment_id = x.id and r.leaves_owing))
        order by coalesce(x.reversed_at, x.updated_at) desc, x.id limit 1)
    union all
    select 'reversal', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, u.kes, u.receipt,
      'M-Pesa took this back, and nothing in the books explains it.', b.payer_name, p.phone, l.completed_at,
      case when private.left_to_refund(b.id) + private.parts_of(b.id) < u.kes and private.gone_back_kes(b.id) >= u.kes then 'gone' end, null
    from private.unclear_reversals() u join public.bills b on b.id = u.bill_id join public.mpesa_statement_lines l on l.receipt = u.receipt
    join lateral (select x.id, x.phone from public.payments x where x.bill_id = b.id and x.received_kes > 0 order by x.created_at, x.id limit 1) p on true
    union all
    select 'told_otherwise', b.id, b.kind, b.number, b.state, b.asked_kes, p.id, null, p.received_kes, p.receipt,
      case when l.paid_in_kes <> p.received_kes then format('M-Pesa says that this was %s.', private.shillings(l.paid_in_kes))
        else format('M-Pesa says that this was paid for %s.', (
          select o.number from public.bills o where replace(o.number, '-', '') = private.reference_of(l.account))) end,
      b.payer_name, p.phone, l.imported_at, null, null
    from public.payments p join public.mpesa_statement_lines l on l.receipt = p.receipt and l.paid_in_kes > 0 join public.bills b on b.id = p.bill_id
    where p.vouched_at is not null and p.state in ('paid', 'refund_due', 'needs_review') and private.is_unheard(p)
    union all
    select 'not_received', b.id, b.kind, b.number, b.state, b.asked_kes, null, r.id, r.amount_kes, r.reference,
      format('Its payer did not get this refund. Noted by %s.', coalesce(private.person_name(r.actor_id), '?')), b.payer_name,
      coalesce(r.went_to, private.phone_of(b)), c.said_at, null, null
    from public.refund_complaints c join public.refunds r on r.id = c.refund_id join public.bills b on b.id = r.bill_id
    where c.settled_at is null
    order by 14;
end
$function$;

comment on function public.bill_queue() is 'May be null: payment_id, claim_id, receipt, reason, payer_name, told, money. What waits for a person: attempts, named receipts, money
owed back, what is owing since M-Pesa took a payment back or it was moved and is not given up, or went to its payer twice (went_twice), what M-Pesa took back and nothing explains
(reversal; told is ''gone'' where as much was noted as sent back already), receipts that somebody vouched for and of which M-Pesa tells another sum or bill
(told_otherwise), and refunds that their payer did not get (not_received: claim_id is the refund, phone where it went), oldest first. A second_receipt was named for what is settled by now. amount_kes is
what came, as far as it is known, else what is expected; of a refund, what is left to be sent; of what is owing, that. told is that of a named
receipt, money what M-Pesa tells of it: {kes, at, payer, details, account, means, paid, also_named_for}. Refusals: not_allowed.';

drop function public.money_of_bill(uuid, text);
create function public.money_of_bill(bill_id uuid, order_token text default NULL::text)
returns table(what text, amount_kes integer, receipt text, number text, at timestamp with time zone, phone text, refund_id uuid, not_received_at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  with bill as (
    select private.bill_readable(money_of_bill.bill_id, money_of_bill.order_token) as row
  ), readable as (
    select (b.row).id, (b.row).state, b.row from bill b where (b.row).id is not null
  )
  select x.what, x.amount_kes, x.receipt, x.number, coalesce(back.at, x.at), x.phone, r.id, case when c.settled_at is null then c.said_at end from (
    select case b.state when 'paid' then 'second' when 'refund_due' then 'late' when 'refunded' then 'late' else 'came' end as what,
      p.received_kes as amount_kes, case when p.method <> 'moved' then p.receipt end as receipt, null::text as number, private.came_at(p) as at,
      private.others_phone(b.row, private.payer_of(p)) as phone, 2 as place, null::uuid as refund_id
    from readable b join public.payments p on p.bill_id = b.id
    where p.state = 'needs_review' and p.result_code = 0 and p.received_kes > 0 and (p.method <> 'moved' or private.is_rest(p))
    union all
    select 'likely', private.still_to_pay(b.row), null, null, null, null, 0, null
    from readable b where b.state = 'open' and private.awaits_desk(b.id)
    union all
    select 'moved_in', p.received_kes, null, (
        select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id),
      p.created_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id
    where p.method = 'moved' and p.received_kes > 0 and not private.is_rest(p)
    union all
    select 'matched', p.received_kes, p.receipt, null, p.created_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id
    where p.state in ('paid', 'refund_due', 'refunded') and p.received_kes > 0
      and private.nairobi_date(p.created_at) > private.nairobi_date(private.came_at(p)) and private.was_unplaced(p)
    union all
    select o.what, o.amount_kes, o.receipt, null, null, private.owed_to(b.row, o.receipt), 3, null
    from readable b cross join lateral private.owed_lines(b.row) o
    union all
    select case when not private.stands(r) then 'came_back' when r.method = 'moved' then 'moved' when r.method = 'cash' then 'given' else 'sent' end, r.amount_kes,
      case r.method when 'mpesa' then r.reference end, (
        select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to), r.at,
      coalesce(private.others_phone(b.row, r.went_to), (
        select min(private.refund_goes_to(b.row, o)) from public.refund_orders o where o.refund_id = r.id)), 1, r.id
    from readable b join public.refunds r on r.bill_id = b.id and r.undoes is null
    left join public.payments rest on rest.id = r.moved_to
    where rest.id is null or not private.is_rest(rest)
    union all
    select case o.state when 'failed' then 'delayed' else 'sending' end, o.amount_kes, null, null, o.approved_at,
      private.refund_goes_to(b.row, o), 2, null
    from readable b join public.refund_orders o on o.bill_id = b.id where o.state in ('approved', 'sending', 'doubtful', 'failed')
    union all
    select 'twice', o.amount_kes, o.second_receipt, null, coalesce(o.settled_at, o.updated_at), null, 1, null
    from readable b join public.refund_orders o on o.bill_id = b.id
    where o.second_receipt is not null and (
      select sum(e.amount_kes) from public.ledger_entries e where e.reference = o.second_receipt and e.account = 'sent_twice') > 0
    union all
    select 'reversed', p.received_kes - private.moved_away(p.id), p.reversal_receipt, null, p.reversed_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id where p.state = 'reversed' and not p.never_came
    union all
    select 'never_came', p.received_kes, null, null, p.reversed_at, null, 1, null
    from readable b join public.payments p on p.bill_id = b.id where p.never_came and p.method = (b.row).method
    union all
    select w.what, w.kes, null, null, null, null, 3, null
    from readable b cross join lateral (select private.owing_kes(b.id) as kes) o cross join lateral (select private.went_twice_kes(b.id) as kes) g
    cross join lateral (values ('owing', o.kes - g.kes), ('went_twice', g.kes)) w (what, kes)
    where w.kes > 0
    union all
    select 'returned', t.amount_kes, t.receipt, null, t.at, null, 1, null
    from readable b join public.twice_returns t on t.bill_id = b.id
  ) x
  left join public.refunds r on r.id = x.refund_id and x.what in ('sent', 'came_back')
  left join public.refunds back on back.undoes = r.id
  left join public.refund_complaints c on c.refund_id = r.id
  order by x.place, 5 nulls last
$function$;
comment on function public.money_of_bill(bill_id uuid, order_token text) is 'May be null: receipt, number, at, phone, refund_id, not_received_at. What a payer is told of the money of a bill besides its price, for its payer,
the holder of its order''s token and whoever keeps payments. what: came (it is looked at), second and late (it came for what was paid, or over,
and is looked at), owed_second, owed_above, owed (it goes back), sending, delayed, sent, came_back (was sent and came back to us), given (in cash),
moved and moved_in (to or from the bill `number`), likely (money came that a person looks at, and that may be for this), twice (M-Pesa sent it once more), reversed (M-Pesa took it back), never_came (M-Pesa does not
know it), matched (it was here before somebody knew what for; `at`: when they did), owing (so much is to be paid
again), went_twice (so much went back from us and was taken back by M-Pesa too) and returned (their payer gave so much of that back). `phone`: where it goes or went, where that is not a number of theirs, with stars in its middle.
refund_id: of what was sent, for refund_not_received, and when they said so. Nothing for others.';
grant execute on function public.money_of_bill(bill_id uuid, order_token text) to anon, authenticated, service_role;

create function public.refund_not_received(refund_id uuid, order_token text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  sent public.refunds;
  bill public.bills;
begin
  select * into sent from public.refunds r where r.id = refund_not_received.refund_id;
  bill := private.lock_own_bill(sent.bill_id, refund_not_received.order_token);
  if not private.stands(sent) or sent.method in ('cash', 'moved') then
    perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
  end if;
  insert into public.refund_complaints (refund_id, said_by) values (sent.id, private.caller())
  on conflict on constraint refund_complaints_pkey do update set said_by = excluded.said_by, said_at = now(), settled_by = null, settled_at = null, note = null
  where refund_complaints.settled_at is not null;
  if not found then
    return;
  end if;
  perform private.audit('refund_not_received', 'refunds', sent.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number,
    'amount_kes', sent.amount_kes, 'reference', sent.reference)));
  perform private.tell_refund_desk('A refund did not arrive', format('%s for %s: its payer did not get what was sent with receipt %s. Look where it went.',
    private.shillings(sent.amount_kes), bill.number, coalesce(sent.reference, '-')));
end
$function$;
comment on function public.refund_not_received(refund_id uuid, order_token text) is 'The payer of a bill says that a refund did not arrive: it stands at the desk, once however often they say it, and moves no money. Refusals:
not_signed_in, not_found, wrong_state.';
grant execute on function public.refund_not_received(refund_id uuid, order_token text) to anon, authenticated, service_role;

create function public.settle_not_received(refund_id uuid, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(settle_not_received.note), 500), '');
  sent public.refunds;
  bill public.bills;
begin
  perform private.require_capability('payments');
  if why is null then
    perform private.refuse('bad_note', 'Say what you found out.');
  end if;
  update public.refund_complaints c set settled_at = now(), settled_by = private.caller(), note = why
  where c.refund_id = settle_not_received.refund_id and c.settled_at is null;
  if not found then
    perform private.refuse('not_found', 'Nobody waits for this any more.', 'Reload to see its present state.');
  end if;
  perform private.audit('refund_complaint_settled', 'refunds', settle_not_received.refund_id::text, jsonb_build_object('note', why));
  select * into sent from public.refunds r where r.id = settle_not_received.refund_id;
  select * into bill from public.bills b where b.id = sent.bill_id;
  perform private.tell_payer(bill, 'info', 'We looked where your refund went', format(
    '%s for %s, sent with receipt %s: we looked into it. Is it still not there? Say so once more on its page, or write to us.',
    private.shillings(sent.amount_kes), bill.number, coalesce(sent.reference, '-')));
end
$function$;
comment on function public.settle_not_received(refund_id uuid, note text) is 'The desk has settled with a payer what became of a refund that did not arrive. Refusals: not_allowed, bad_note, not_found.';
grant execute on function public.settle_not_received(refund_id uuid, note text) to authenticated, service_role;
