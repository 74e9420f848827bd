-- Money that found no bill stood at the desk without a word of whose it may be, though sum, phone and name fitted an order that then ran
-- out of time. The desk reads at most three likely bills, the best first, and why; and what its payer's own phone sent is looked at before
-- the order that it most likely pays is given up.

create function private.signs_apart(one text, other text)
returns integer
language sql
immutable
set search_path = ''
as $function$
  select count(*)::integer from generate_series(1, length(one)) n where substr(one, n, 1) <> substr(other, n, 1)
$function$;
comment on function private.signs_apart(one text, other text) is 'In how many places two words of one length differ.';

create function private.why_likely(bill public.bills, line public.mpesa_statement_lines)
returns text[]
language sql
stable
set search_path = ''
as $function$
  select array_remove(array[
    case when bill.asked_kes = line.paid_in_kes
      or (bill.state = 'needs_review' and private.still_to_pay(bill) = line.paid_in_kes) then 'sum' end,
    case when private.is_same_phone(bill.phone, line.payer) or exists (
      select 1 from public.profiles f where f.user_id = bill.payer_id and private.is_same_phone(f.phone, line.payer)) then 'phone' end,
    case when length(t.account) = 6 and private.signs_apart(t.account, right(bill.number, 6)) <= 2 then 'account' end,
    case when exists (select 1 from regexp_split_to_table(upper(coalesce(bill.payer_name, '')), '[^[:alpha:]]+') word
      where length(word) >= 3 and word = any (regexp_split_to_array(upper(line.details), '[^[:alpha:]]+'))) then 'name' end], null)
  from (select right(private.reference_of(line.account), 6) as account) t
$function$;
comment on function private.why_likely(bill public.bills, line public.mpesa_statement_lines) is
  'What speaks for money being for a bill: sum (exactly what pays it), phone (its payer''s), account (its number but for two signs), name (a
word of the payer''s).';

create function private.likely_bills(line public.mpesa_statement_lines)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  with fitting as (
    select b.number, b.kind, b.payer_name, b.method, b.created_at, y.why,
      ('phone' = any (y.why))::integer * 3 + ('account' = any (y.why))::integer * 2 + ('name' = any (y.why))::integer as weight
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
comment on function private.likely_bills(line public.mpesa_statement_lines) is 'The bills that money without one most likely is for, at most three, the best first: [{number, kind, name, method, placed_at, why}]. Each asks
exactly this sum, and phone, name or account fit: why names what does (sum, phone, account, name).';

drop function public.unplaced_money();
create function public.unplaced_money()
returns table(receipt text, completed_at timestamp with time zone, paid_in_kes integer, account text, details text, number text, method text, asked_kes integer, like_receipt text, like_number text, likely jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select l.receipt, l.completed_at, l.paid_in_kes, l.account, l.details, b.number, b.method, b.asked_kes, a.typed, a.number,
      private.likely_bills(l)
    from public.mpesa_statement_lines l
    left join public.bills b on b.number = coalesce(private.number_within(l.account),
      regexp_replace(upper(regexp_replace(l.account, '[^A-Za-z0-9]', '', 'g')), '^(..)', '\1-'))
    left join lateral (
      select k.typed, x.number from private.look_alikes(l.receipt) k join public.bills x on x.id = k.bill_id
      where k.receipt = l.receipt order by k.typed limit 1) a on true
    where l.paid_in_kes > 0 and (l.source in ('c2b', 'pull', 'status') and l.completed_at > now() - interval '90 days'
        or private.unplaced_kes(l.receipt) > 0)
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from public.receipt_claims c where c.receipt = l.receipt and c.state = 'waiting')
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt)
      and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt and e.what = 'got_back')
    order by l.completed_at limit 200;
end
$function$;
comment on function public.unplaced_money() is 'May be null: account, number, method, asked_kes, like_receipt, like_number. Money that came and nobody knows what it is for, the oldest
first, with the bill that its account names, if any, a typed receipt of the same sum that looks like it, with its bill, and `likely`: at
most three bills that it may be for, the best first, [{number, kind, name, method, placed_at, why: [sum, phone, account, name]}].
Refusals: not_allowed.';
grant execute on function public.unplaced_money() to authenticated, service_role;
revoke execute on function public.unplaced_money() from public, anon;

create function private.awaits_desk(bill_id uuid, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select 1 from public.bills b join public.mpesa_statement_lines l on l.paid_in_kes = private.still_to_pay(b)
      and l.completed_at between greatest(b.created_at, awaits_desk.at - interval '1 day') and awaits_desk.at and private.is_same_phone(b.phone, l.payer)
    where b.id = awaits_desk.bill_id and b.method = 'mpesa'
      and not exists (select 1 from public.payments p where p.receipt = l.receipt)
      and not exists (select 1 from private.money_set_aside s where s.receipt = l.receipt))
$function$;
comment on function private.awaits_desk(bill_id uuid, at timestamp with time zone) is 'Whether money of exactly this sum, from the phone of a bill, came for no bill since the bill was made, within a day: a person is to look first.';

create or replace function private.hold_is_over(bill_id uuid, ended timestamp with time zone, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select hold_is_over.ended <= hold_is_over.at and not private.awaits_list(hold_is_over.ended) and not exists (
    select 1 from public.payments p
    where p.bill_id = hold_is_over.bill_id and p.state in ('starting', 'prompted') and (
      hold_is_over.ended > hold_is_over.at - interval '3 minutes'
      or (p.state = 'prompted' and p.next_check_at <= now() and private.last_back() > now() - interval '15 minutes')))
    and not private.awaits_desk(hold_is_over.bill_id, hold_is_over.at)
$function$;
comment on function private.hold_is_over(bill_id uuid, ended timestamp with time zone, at timestamp with time zone) is 'Whether what is kept for the payer of a bill until then may be given up: nothing that was paid in time can be unknown, and no money that
is most likely theirs waits for a person, which keeps it for a day at most.';
