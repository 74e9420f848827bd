-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What waits today, in numbers: the start of the desks. Each caller gets the numbers of his own part, nothing of the
-- others'. The counts read small partial indexes: what waits is little, however much was sold.
--
-- Whoever opens the shop in the morning looks for what has waited longest and what was sold so far.

-- {to_pack, to_dispatch, unpaid, needs_review, plan_payments, returns, low_stock, consultations (of this day in Nairobi; a
-- practitioner's own), consultation_care (money, absences and reviews of consultations to settle), practices (licences to
-- check), messages, held_reviews, late_jobs
-- (work in the background that was not done when it should)}, as far as the caller may see them. For anybody else: not_allowed.
create function public.desk_today()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  may constant text[] := public.my_capabilities();
  answer jsonb := '{}';
begin
  if may = '{}' then
    perform private.refuse('not_allowed', 'Your role does not include this.');
  end if;
  if 'orders' = any (may) then
    answer := answer || (
      select jsonb_build_object(
        'to_pack', count(*) filter (where o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash')),
        'to_dispatch', count(*) filter (where o.fulfilment_state = 'packed'),
        'unpaid', count(*) filter (where o.fulfilment_state = 'placed' and o.payment_state in ('awaiting', 'failed')),
        'waits_since', min(o.placed_at) filter (where o.fulfilment_state = 'packed'
          or (o.fulfilment_state = 'placed' and (o.payment_state = 'paid' or o.payment_method = 'cash'))))
      from public.orders o where o.fulfilment_state in ('placed', 'packed'));
  end if;
  if 'payments' = any (may) then
    answer := answer || jsonb_build_object('needs_review', (select count(*) from public.bill_queue())) || private.silent_prompts();
  end if;
  if 'payments' = any (may) or 'books' = any (may) then
    answer := answer || private.lately_restored();
  end if;
  if 'figures' = any (may) or 'books' = any (may) then
    answer := answer || jsonb_build_object('sales_kes', (
      select coalesce(-sum(e.amount_kes), 0) from public.ledger_entries e
      where e.account like 'sales\_%'
        and e.at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'));
  end if;
  if 'returns' = any (may) then
    answer := answer || jsonb_build_object('returns', (
      select count(*) from public.order_returns r where r.state in ('requested', 'approved', 'received')));
  end if;
  if 'stock' = any (may) then
    answer := answer || jsonb_build_object('low_stock', (select count(*) from public.low_stock_products));
  end if;
  if 'consultations' = any (may) then
    answer := answer || jsonb_build_object('consultations', (
      select count(*) from public.consultations c
      where c.state = 'confirmed'
        and c.starts_at >= private.nairobi_date()::timestamp at time zone 'Africa/Nairobi'
        and c.starts_at < (private.nairobi_date() + 1)::timestamp at time zone 'Africa/Nairobi'
        and ('practices' = any (may) or c.practitioner_id = public.my_practice_id())));
  end if;
  if 'practices' = any (may) then
    answer := answer || jsonb_build_object(
      'consultation_care', (select count(*) from public.absence_queue())
        + (select count(*) from public.practitioner_review_queue()),
      'practices', (select count(*) from public.practitioners p where p.new_licence is not null));
  end if;
  if 'messages' = any (may) then
    answer := answer || jsonb_build_object('messages', (select count(*) from public.contact_messages m where m.state = 'new'));
  end if;
  if 'reviews' = any (may) then
    answer := answer || jsonb_build_object(
      'held_reviews', (select count(*) from public.product_reviews r where r.state = 'held'),
      'questions', (select count(*) from private.desk_questions q where q.goes_first));
  end if;
  if 'telemetry' = any (may) then
    answer := answer || jsonb_build_object('late_jobs', (select count(*) from public.job_health() h where h.is_late));
  end if;
  return answer;
end
$function$;
comment on function public.desk_today() is 'What waits today in numbers, as far as the caller may see it; with payments also what private.silent_prompts says,
and with payments or books `restored`, as private.lately_restored says. waits_since is when the oldest order was placed that
is to be packed or to leave; sales_kes what was sold since midnight in Nairobi, as the ledger has it, for figures and books;
questions those of the community that wait or that somebody has reported.
Answers {to_pack? integer, to_dispatch? integer, unpaid? integer, waits_since? timestamptz | null, sales_kes? bigint,
needs_review? integer, silent_prompts? integer, mpesa_answered_at? timestamptz | null,
unlisted_since? timestamptz | null, restored? {at timestamptz, made_at timestamptz, number text}, returns? integer,
low_stock? integer, consultations? integer, consultation_care? integer, practices? integer, messages? integer,
held_reviews? integer, questions? integer, late_jobs? integer}. Refusals: not_allowed.';
grant execute on function public.desk_today() to authenticated;
