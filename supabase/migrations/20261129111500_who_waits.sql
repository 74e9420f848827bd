-- Who waited for a person to look at their money read the price, whatever had come; a first name was enough to tell strangers to wait, also in
-- money that came before their order was placed; and who had paid in time for an order that ran out before anybody heard of it read nothing.

create function private.awaited_lines(bill_id uuid, at timestamp with time zone, before text[], since text[])
returns setof public.mpesa_statement_lines
language sql
stable
set search_path = ''
as $function$
  select l.* from public.bills b join public.mpesa_statement_lines l on l.paid_in_kes > 0
    and l.completed_at between greatest(b.created_at - interval '1 hour', awaited_lines.at - interval '1 day') and awaited_lines.at
  where b.id = awaited_lines.bill_id and b.method = 'mpesa'
    and not exists (select 1 from public.payments p where p.receipt = l.receipt) and not private.is_sent_back(l.receipt)
    and not exists (select 1 from public.refunds r where r.reference = l.receipt and r.undoes is not null)
    and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
    and not private.is_got_back(l.receipt)
    and (private.names_bill(l.account, b) or (l.paid_in_kes in (b.asked_kes, private.still_to_pay(b))
      and private.why_likely(b, l) && case when l.completed_at < b.created_at then awaited_lines.before else awaited_lines.since end))
$function$;
comment on function private.awaited_lines(bill_id uuid, at timestamp with time zone, before text[], since text[]) is 'What came for no bill since an hour before a bill was made, within a day, and names it, or has its sum and fits it: a person is to
look first. before, since: which signs (phone, account, name) speak for money that came before the bill was made, and since.';

create function private.awaited_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  -- a first name alone does not tell somebody to wait whose order was not there yet
  select coalesce(sum(l.paid_in_kes), 0)::integer from private.awaited_lines(awaited_kes.bill_id, now(), '{phone}', '{phone,account,name}') l
$function$;
comment on function private.awaited_kes(bill_id uuid) is 'What came that may be for a bill, KSh: its payer waits until a person has looked.';

create or replace function private.awaits_desk(bill_id uuid, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  -- an order is not given up for want of a better sign
  select exists (select 1 from private.awaited_lines(awaits_desk.bill_id, awaits_desk.at, '{phone,account,name}', '{phone,account,name}'))
$function$;
comment on function private.awaits_desk(bill_id uuid, at timestamp with time zone) is 'Whether money came for no bill that a person is to look at before a bill is paid or lapses.';

create or replace function public.money_of_bill(bill_id uuid, order_token text default NULL::text)
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
    select 'likely', k.kes, null, null, null, null, 0, null
    from readable b cross join lateral (select private.awaited_kes(b.id) as kes) k where b.state = 'open' and k.kes > 0
    union all
    -- it ran out before anybody heard of this
    select 'came', l.paid_in_kes, l.receipt, null, l.completed_at, null, 2, null
    from readable b join public.orders o on o.id = b.id and o.payment_state = 'expired'
    cross join lateral private.awaited_lines(b.id, now(), '{}', '{}') l
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
    from readable b join public.payments p on p.bill_id = b.id where p.never_came and p.vouched_at is not null and p.method = (b.row).method
    union all
    select w.what, w.kes, null, null, null, null, 3, null
    from readable b cross join lateral (select private.owing_kes(b.id) as kes) o cross join lateral (select private.went_twice_kes(b.id) as kes) g
    cross join lateral (values ('owing', o.kes - g.kes), ('went_twice', g.kes)) w (what, kes)
    where w.kes > 0
    union all
    select case when t.amount_kes > 0 then 'returned' else 'reversed' end, abs(t.amount_kes), t.receipt, null, t.at, null, 1, null
    from readable b join public.twice_returns t on t.bill_id = b.id
  ) x
  left join public.refunds r on r.id = x.refund_id and x.what in ('sent', 'came_back')
  left join public.refunds back on back.undoes = r.id
  left join public.refund_complaints c on c.refund_id = r.id
  order by x.place, 5 nulls last
$function$;

create or replace function private.likely_bills(line public.mpesa_statement_lines)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  with fitting as (
    select b.number, b.kind, b.payer_name, b.method, b.created_at, y.why,
      ('phone' = any (y.why))::integer * 3 + ('account' = any (y.why))::integer * 2
        -- a first name says nothing of an order that was placed after the money came
        + ('name' = any (y.why) and b.created_at <= line.completed_at)::integer as weight
    from public.bills b cross join lateral (select private.why_likely(b, line) as why) y
    where b.state in ('open', 'needs_review', 'closed') and b.created_at between line.completed_at - interval '60 days' and line.completed_at + interval '1 hour'
      -- the sum first: it leaves few
      and (b.asked_kes = line.paid_in_kes or (b.state = 'needs_review' and private.still_to_pay(b) = line.paid_in_kes))
      -- what its payer or the shop ended asks for nothing any more; what ran out of time may be had again
      and (b.state <> 'closed' or exists (select 1 from public.orders o where o.id = b.id and o.payment_state = 'expired'))
  ), best as (
    select * from fitting x where x.weight > 0 order by x.weight desc, x.created_at desc limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('number', x.number, 'kind', x.kind, 'name', x.payer_name, 'method', x.method,
    'placed_at', x.created_at, 'why', to_jsonb(x.why)) order by x.weight desc, x.created_at desc), '[]')
  from best x
$function$;

create or replace function private.lines_for_bills(import_id uuid)
returns table(receipt text, payer text, bill_id uuid)
language sql
stable
set search_path = ''
as $function$
  select l.receipt, l.payer, b.id from public.mpesa_statement_lines l
  join public.bills b on replace(b.number, '-', '') = private.reference_of(l.account)
  where l.import_id = lines_for_bills.import_id and l.source = 'csv' and l.paid_in_kes > 0 and b.method = 'mpesa'
    and (b.state in ('open', 'needs_review') and l.paid_in_kes <= private.still_to_pay(b) or private.gives_back(b, l.paid_in_kes)
      -- it ran out before anybody heard of its money, and its buyer has not ordered the same anew
      or l.paid_in_kes = b.asked_kes and exists (select 1 from public.orders o where o.id = b.id and o.payment_state = 'expired'
        and not exists (select 1 from public.orders n where n.phone = o.phone and n.placed_at > o.placed_at and n.total_kes = o.total_kes
          and n.fulfilment_state <> 'cancelled')))
    and not exists (select 1 from public.payments p where p.receipt = l.receipt)
$function$;
