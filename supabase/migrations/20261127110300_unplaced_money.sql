-- Money that came and belongs to no bill yet lies in M-Pesa as all other money does, and was in no book: the close of the day showed it as a
-- difference without a name, and the accountant's files not at all. It is booked as soon as it is known, on the day M-Pesa says, against the account
-- `unplaced`. Once it has its bill, it is taken off there and booked as that bill's, both at the moment of placing: that day has the sale, and the
-- day on which it came stays as it was. What the desk says is for no bill goes on to the account `set_aside`.
--
-- And each entry says when it was booked: what is learnt of a day that is closed can be named.

alter table public.ledger_entries add column booked_at timestamptz;
alter table public.ledger_entries alter column booked_at set default clock_timestamp();
comment on column public.ledger_entries.booked_at is 'When it was written down, by the clock; null: before that was kept.';
comment on column public.ledger_entries.at is 'When the money moved, or whose it is was decided.';
comment on column public.ledger_entries.what is 'What happened: the new state of a payment or bill, sent_back, sent_twice, got_back, written_off, carried_over, charged, to_bank, brought_in,
other_day (M-Pesa said afterwards on which day it was paid), unplaced (came for no bill we know), placed (has found its bill), set_aside.';
comment on column public.ledger_entries.account is 'Where money lies (mpesa, cash, bank: positive) or whose it is (sales_<kind>, in_doubt, owed_back, unplaced, set_aside: negative), what it
cost (fees, losses: positive), what a payer got twice (sent_twice: positive), and what lay there before the first day that was closed
(brought_in).';
comment on column public.ledger_entries.reference is 'The receipt or day of what is no bill: a charge, a move to the bank, a first balance, money without a bill; null for bills.';

create function private.unplaced_kes(receipt text)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(-sum(e.amount_kes), 0)::integer from public.ledger_entries e
  where e.reference = unplaced_kes.receipt and e.account in ('unplaced', 'set_aside')
$function$;
comment on function private.unplaced_kes(receipt text) is 'What of a receipt the ledger has as money without a bill.';

create function private.book_unplaced(receipt text)
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
        and (p.state in ('paid', 'refund_due', 'refunded') or (p.state = 'needs_review' and p.result_code = 0))) then 0
    when exists (select 1 from public.ledger_entries e where e.reference = line.receipt and e.what = 'got_back') then 0
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
comment on function private.book_unplaced(receipt text) is 'Books the difference between what the ledger has of a line of the statement as money without a bill, and what it is now: on the day it
came when it is new, and now when it has found its bill or was set aside.';

create function private.unplaced_line()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.book_unplaced(new.receipt);
  return null;
end
$function$;
comment on function private.unplaced_line() is 'At the end of a transaction that brought a line, or gave a receipt its payment: what the line is.';

-- At the end, since a line looks for its bill first. A list that M-Pesa was asked for does so in transactions of their own.
create constraint trigger unplaced_line after insert or update on public.mpesa_statement_lines deferrable initially deferred
  for each row when (new.paid_in_kes > 0 and new.source <> 'pull') execute function private.unplaced_line();
create trigger placed_line after insert or update of receipt, state, received_kes, result_code on public.payments
  for each row when (new.receipt is not null and new.received_kes > 0) execute function private.unplaced_line();
create trigger unplaced_line after insert on private.money_set_aside for each row execute function private.unplaced_line();

create or replace function public.place_pulled_money(receipt text, payer text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  outcome constant text := private.place_line(place_pulled_money.receipt, place_pulled_money.payer);
begin
  perform private.book_unplaced(place_pulled_money.receipt);
  return outcome;
end
$function$;

create function private.book_all_unplaced(since timestamptz default '-infinity')
returns void
language sql
set search_path = ''
as $function$
  select private.book_unplaced(l.receipt)
  from (
    select s.receipt from public.mpesa_statement_lines s
    where s.paid_in_kes > 0 and s.imported_at >= since and not exists (select 1 from public.payments p where p.receipt = s.receipt)
      and not exists (select 1 from public.ledger_entries e where e.reference = s.receipt and e.account in ('unplaced', 'set_aside'))
    union
    select e.reference from public.ledger_entries e where e.account in ('unplaced', 'set_aside') and e.at >= since
    group by e.reference having sum(e.amount_kes) <> 0
    order by 1
  ) l
$function$;
comment on function private.book_all_unplaced(since timestamptz) is 'Makes up for lines that no transaction booked, such as a list of M-Pesa''s whose reading ended early.';

create or replace function public.unplaced_money()
returns table(receipt text, completed_at timestamp with time zone, paid_in_kes integer, account text, details text, number text, method text, asked_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes
    from public.mpesa_statement_lines l
    left join public.bills b on b.number = coalesce(private.number_within(l.account),
      regexp_replace(upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g')), '^(..)', '\1-'))
    where l.paid_in_kes > 0 and (l.source in ('c2b', 'pull', 'status') and l.completed_at > now() - interval '90 days'
        or private.unplaced_kes(l.receipt) > 0)
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from public.receipt_claims c where c.receipt = l.receipt and c.state = 'waiting')
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
      and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt and e.what = 'got_back')
    order by l.completed_at limit 200;
end
$function$;
comment on function public.unplaced_money() is 'May be null: account, number, method, asked_kes. Money that came and nobody knows what it is for, the oldest first, with the bill that its
account names, if any. Refusals: not_allowed.';

-- A shop with money like that has it in its books from now on; days that are closed say that they learnt of it late.
select private.book_all_unplaced();
