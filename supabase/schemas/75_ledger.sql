-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The ledger beneath the bills, and what came before it.

create sequence private.ledger_events as bigint increment 1 minvalue 1 maxvalue 9223372036854775807 start 1 cache 1;

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
