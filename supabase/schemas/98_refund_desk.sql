-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The desk of refunds by M-Pesa: asking, agreeing, withdrawing, trying again, and saying what M-Pesa does not.
--
-- What a payer is told of money that comes back: that it is being sent while M-Pesa is at it, and that it was sent, with the
-- receipt, once M-Pesa has said so. A refund that somebody typed is told with the reference that was typed.
--
-- A part of an order that stays paid can be sent back by M-Pesa, too, and not only noted by hand: what came and has not gone back, less
-- what is on its way. It is booked, and its credit note written, when M-Pesa has sent it. A sum that is no whole number of shillings is
-- told so; before, 10.50 was refused in PostgreSQL's words.
--
-- A payment by pay bill or till is booked under the phone of its bill, whoever made it. So the desk read, and the buyer was told, that
-- money went back to the buyer's number when M-Pesa had returned it to the one that had paid. Whose number paid is said as M-Pesa told it,
-- stars and all, and the number of the attempt only where that is known to have paid: it answered the prompt.
--
-- A refund that somebody sent by hand says where the money went. Until now a reference was enough: one person alone could note any sum as
-- sent, and nobody read to whom. The number or account is named, stands in the lists, is told to the buyer, and where it is not the one
-- that paid, or the sum is above the limit of refunds, a second person looks before it counts, as for a refund that M-Pesa sends.
--
-- What is told names the way: a receipt is mentioned where there is one, and an account of a bank is no number of M-Pesa.
--
-- Nor does one person give back in cash, above the limit, what had come by M-Pesa: it goes back by M-Pesa, or with a number and a reference.
--
-- An order whose whole payment goes back before it left the shop.
--
-- It stood among those to pack while its money was on its way back, and could be sent. Afterwards it was neither open nor over:
-- in no list of the desk, its pieces off the shelf, its page promising a parcel, its account not to be erased. It stays in the shop
-- while the whole is on its way, and is cancelled once the whole went, as whoever cancels an order does it.
--
-- The number of an order was taken for its buyer's because they had typed it. Where their account names another, the one that paid is told.
--
-- The number that paid, and the number of the buyer now.
--
-- The desk read only which number had paid. A buyer who has lost that line since was sent nothing, and a stranger who bought it everything.
-- Every number that the bill or the account names now stands beside it, with the day on which the account's was changed, and money that goes
-- to another number than the one that paid goes with a reason.
--
-- A bill that was paid with money of another bill.
--
-- "At most KSh 0 can be paid back", said the desk of such money, which was not true: it lay with us, and could be noted as sent by hand
-- alone. M-Pesa sends it to the number that paid it, under whatever bill that was; reversed it is not, since it is a part of a payment.
--
-- A refund that came back. What had been sent to a number with two digits changed was reversed later, and its line, "Reversal of TD66MK01RF", stood as
-- money nobody knows. Given to its order it was a second payment, sent back a second time, and the buyer read 2,900 of 1,450.
--
-- Such a line undoes the refund it names: a row of its own beside that, with the sum below zero, so that everything that counts what went back counts
-- it out again. The shop owes the money as before, sales and their papers stay as they are, and it can be sent once more.
--
-- And whoever waits for a refund says so with one press on the page of what they paid for.
--
-- Money that went where nobody had looked.
--
-- A forged receipt that somebody vouched for could be paid out in cash by one person, or moved to another bill, which then read plainly
-- "Paid"; "It never came" was refused afterwards. Nothing of such money goes back or to another bill before M-Pesa has told of it.
--
-- M-Pesa took a payment back that had been moved, or a part of it: nothing happened, and the bill that it pays by now stayed paid for nothing. And what
-- it took back of money without a bill lay there for ever, while the line was a difference of its day.
--
-- What counts is where the money lies now: each such place loses what it holds, by the rules of a payment that is taken back. Where it was moved away
-- from, nothing changes. Money without a bill has gone back by that line.
--
-- Of a line by which M-Pesa took money back the desk could say "that is the refund that was noted" though nothing had been sent: what was moved
-- to another bill counted as sent. And what a payer gave back of money that went to them twice could be taken back by M-Pesa once more, of
-- which nobody heard: it undoes what they gave back, and is to come once more.
--
-- A part that was sent back of a paid order, and whose reference was mistyped, could not be said to be what M-Pesa took back: as so much of the
-- bill was still here, the desk could only send it a second time or ask the payer for it.
--
-- Where money went by hand was any word of four letters, so "sent" or "mama" passed as an account. An account of a bank is its
-- name and at least four digits; an account that is an address of mail, as of a wallet, counts as well.

create function private.moved_away(payment_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(r.amount_kes), 0)::integer from public.refunds r where r.payment_id = moved_away.payment_id and r.moved_to is not null
$function$;
comment on function private.moved_away(payment_id uuid) is 'What of a payment was moved to other bills, KSh.';

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
                    COALESCE(sum(w_1.sent_kes) FILTER (WHERE (p.state = 'reversed'::text)), (0)::numeric) AS sent_kes,
                    COALESCE(sum((p.received_kes - w_1.moved_kes)) FILTER (WHERE (p.state = 'paid'::text)), (0)::numeric) AS paid_kes,
                    COALESCE(sum((p.received_kes - w_1.away_kes)) FILTER (WHERE ((p.created_at > (v.at + '00:00:01'::interval)) AND ((p.state = 'paid'::text) OR ((p.reversed_from = 'paid'::text) AND ((p.state = 'needs_review'::text) OR (p.reversed_at > v.at)))))), (0)::numeric) AS again_kes
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
          WHERE ((m.bill_id IS NOT NULL) OR (v.kes > (0)::numeric) OR (g.sent_kes > (0)::numeric) OR (g.twice_kes > 0) OR (t.kes > 0))
          GROUP BY b.id, b.kind, b.state, b.kept_kes, b.asked_kes, b.excess_owed, v.kes, g.twice_kes, g.over_kes, g.sent_kes, g.paid_kes, g.again_kes, t.kes) s
     CROSS JOIN LATERAL ( SELECT LEAST(COALESCE(( SELECT o.amount_kes
                   FROM public.owing_write_offs o
                  WHERE ((o.bill_id = s.bill_id) AND (o.ended_at IS NULL))), 0), s.owing) AS kes) given_up)
     CROSS JOIN LATERAL ( VALUES ('in_doubt'::text,s.in_doubt), ('owed_back'::text,s.owed_back), ('owing'::text,(given_up.kes - s.owing)), ('losses'::text,(- given_up.kes)), (('sales_'::text || s.kind),(((s.left_kes - s.in_doubt) - s.owed_back) + s.owing))) w(account, amount_kes));
comment on view private.bill_positions is 'Where the money of each bill lies and whose it is, by its payments, refunds and what was given up; sums to zero for each bill.';
comment on column private.bill_positions.bill_id is 'The bill.';
comment on column private.bill_positions.account is 'Account of the ledger.';
comment on column private.bill_positions.amount_kes is 'KSh, with the signs of ledger_entries.account.';

-- A reversal goes to whoever paid; a sum goes to the number that is named, which is known to have paid or is not.
create function private.refund_offer(bill public.bills, paid public.payments, amount_kes integer, phone text, OUT way text, OUT to_phone text, OUT is_other_phone boolean, OUT needs_second boolean, OUT most_kes integer)
returns record
language plpgsql
stable
set search_path = ''
as $function$
declare
  payer constant text := private.payer_of(paid);
  source public.payments;
  is_owed constant boolean := (paid.state = 'refund_due' or (paid.state = 'paid' and bill.state in ('paid', 'refund_due')));
begin
  select * into source from public.payments p where p.id = private.origin_of(paid);
  most_kes := case when is_owed then greatest(least(
    private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
    private.left_to_refund(bill.id, paid.id) - private.refund_in_flight(bill.id, paid.id)), 0) else 0 end;
  to_phone := coalesce(phone, source.phone);
  if most_kes > 0 and paid.method = 'mpesa' and amount_kes = paid.received_kes and amount_kes = most_kes and paid.receipt ~ '^[A-Z0-9]{8,12}$'
      and (phone is null or phone = paid.phone and payer is not null) and private.can_ask_mpesa('reversal')
      -- M-Pesa does not know its receipt under another number
      and private.former_number(paid) is null then
    way := 'reversal';
  -- M-Pesa reverses nothing that never came, and would send it all the same
  elsif most_kes > 0 and source.method = 'mpesa' and not private.is_unheard(source) and private.can_ask_mpesa('b2c') then
    way := 'b2c';
  end if;
  -- A prompt was answered on its phone; the number beside a receipt that somebody named is only who says so.
  is_other_phone := way = 'b2c' and to_phone is distinct from payer;
  needs_second := coalesce(is_other_phone, false)
    or amount_kes + private.sent_before(bill.id) > (select s.refund_limit_kes from public.shop_settings s);
end
$function$;
comment on function private.refund_offer(bill public.bills, paid public.payments, amount_kes integer, phone text, OUT way text, OUT to_phone text, OUT is_other_phone boolean, OUT needs_second boolean, OUT most_kes integer) is 'How a sum of a payment can go back by M-Pesa, to whom, and whether somebody else must agree. What went of the same bill before
counts, so that no sum is split to pass the limit.';

create function public.offer_refund(bill_id uuid, payment_id uuid, amount_kes integer, phone text default NULL::text)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  source public.payments;
  offer record;
  number constant text := private.normalise_phone(offer_refund.phone);
begin
  perform private.require_capability('payments');
  select * into bill from public.bills b where b.id = offer_refund.bill_id;
  select * into paid from public.payments p where p.id = offer_refund.payment_id and p.bill_id = bill.id;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if offer_refund.phone is not null and number is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  select * into source from public.payments p where p.id = private.origin_of(paid);
  offer := private.refund_offer(bill, paid, offer_refund.amount_kes, number);
  return jsonb_build_object('way', offer.way, 'phone', case when offer.way is distinct from 'reversal' or private.payer_of(paid) is not null then offer.to_phone end, 'payer', private.payer_of(paid), 'is_other_phone', coalesce(offer.is_other_phone, false),
    'needs_second', offer.needs_second, 'most_kes', offer.most_kes,
    'limit_kes', (select s.refund_limit_kes from public.shop_settings s), 'others', private.numbers_now(bill, private.payer_of(paid)))
    || jsonb_strip_nulls(jsonb_build_object('former_number', private.former_number(source),
      'is_unheard', case when private.is_unheard(source) then true end));
end
$function$;
comment on function public.offer_refund(bill_id uuid, payment_id uuid, amount_kes integer, phone text) is 'How M-Pesa can send a sum of a payment back; way is null where it cannot. `phone` is where it goes, null: the account
that paid, which M-Pesa does not name; `payer` the number that paid, with stars in its middle, or null where nobody
knows it. former_number: where it was paid to a number that is no longer the shop''s, under which alone M-Pesa knows
its receipt; is_unheard: somebody vouched for it, and M-Pesa has not told of it; `others` are the numbers of the buyer
that did not pay. Answers {way "reversal" | "b2c" | null, phone text | null, payer text | null, is_other_phone
boolean, needs_second boolean, most_kes integer, limit_kes integer, others as private.numbers_now, former_number?
text, is_unheard? boolean}. Refusals: not_allowed, not_found, bad_phone.';
grant execute on function public.offer_refund(bill_id uuid, payment_id uuid, amount_kes integer, phone text) to authenticated;

create function private.lock_refund(refund_order_id uuid)
returns public.refund_orders
language plpgsql
set search_path = ''
as $function$
declare
  target public.refund_orders;
begin
  perform private.require_capability('payments');
  select * into target from public.refund_orders o where o.id = lock_refund.refund_order_id;
  if not found then
    perform private.refuse('not_found', 'There is no such refund.');
  end if;
  -- as the answers of M-Pesa do: the request, the bill, the refund
  perform 1 from private.mpesa_requests r where r.id = target.request_id for update;
  perform private.lock_bill(target.bill_id);
  select * into target from public.refund_orders o where o.id = target.id for update;
  return target;
end
$function$;
comment on function private.lock_refund(refund_order_id uuid) is 'A refund and what belongs to it, locked for a decision. Refusals: not_allowed, not_found.';

create function private.may_approve_refund(target public.refund_orders, person uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when target.state <> 'wanted' then 'wrong_state'
    when target.asked_by is distinct from person then 'second_person'
    when exists (
      select 1 from public.user_roles r join private.role_capabilities c using (role)
      where c.capability = 'payments' and r.user_id <> person) then 'own_refund'
    when private.has_shown_factor() then 'alone'
    else 'second_factor_needed' end
$function$;
comment on function private.may_approve_refund(target public.refund_orders, person uuid) is 'As what somebody may agree to a refund: second_person, or alone where nobody else may decide; else why not.';

create function public.approve_refund(refund_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(approve_refund.refund_id);
  how constant text := private.may_approve_refund(target, private.caller());
begin
  case how
    when 'wrong_state' then
      perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
    when 'own_refund' then
      perform private.refuse('own_refund', 'You asked for this refund, so somebody else approves it.',
        'Ask another person who decides about payments.');
    when 'second_factor_needed' then
      perform private.refuse('second_factor_needed', 'You are the only one who may approve it: show your second step first.',
        'Open your profile, then Security, and switch it on or enter a code.');
    else null;
  end case;
  target.approved_by := private.caller();
  target.approved_how := how;
  if target.way = 'by_hand' then
    perform private.book_noted(target);
  else
    perform private.send_refund(target);
  end if;
  perform private.audit('refund_approved', 'refund_orders', target.id::text,
    jsonb_build_object('amount_kes', target.amount_kes, 'how', how));
end
$function$;
comment on function public.approve_refund(refund_id uuid) is 'A second person agrees to a refund, which is sent then, or booked where it was sent by hand. Where nobody else may decide about payments,
who asked agrees alone, in a session that has shown the second factor. Refusals: not_allowed, not_found, wrong_state, own_refund,
second_factor_needed, not_set_up, receipt_used, too_much.';
grant execute on function public.approve_refund(refund_id uuid) to authenticated;

create function public.withdraw_refund(refund_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(withdraw_refund.refund_id);
begin
  if target.state in ('approved', 'sending') then
    update private.mpesa_requests r set state = 'failed', result_code = 'withdrawn', updated_at = now()
    where r.id = target.request_id and r.state = 'due' and not r.unsure;
  end if;
  if target.state in ('approved', 'sending') and not found or target.state in ('done', 'doubtful', 'withdrawn') then
    perform private.refuse('already_sent', 'This refund is on its way to M-Pesa, or settled.', 'Wait for what M-Pesa says.');
  end if;
  update public.refund_orders o set state = 'withdrawn', settled_at = now() where o.id = target.id;
  perform private.audit('refund_withdrawn', 'refund_orders', target.id::text,
    jsonb_build_object('amount_kes', target.amount_kes));
end
$function$;
comment on function public.withdraw_refund(refund_id uuid) is 'Nobody wants a refund any more: possible until it is sent, and again once it has failed. Refusals: not_allowed, not_found,
already_sent.';
grant execute on function public.withdraw_refund(refund_id uuid) to authenticated;

create function public.retry_refund(refund_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(retry_refund.refund_id);
begin
  if target.state <> 'failed' then
    perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
  end if;
  perform private.send_refund(target);
  perform private.audit('refund_retried', 'refund_orders', target.id::text,
    jsonb_build_object('amount_kes', target.amount_kes));
end
$function$;
comment on function public.retry_refund(refund_id uuid) is 'A refund that was not sent is sent once more; who agreed to it has agreed. Refusals: not_allowed, not_found, wrong_state,
not_set_up, too_much.';
grant execute on function public.retry_refund(refund_id uuid) to authenticated;

create function public.settle_refund(refund_id uuid, was_sent boolean, receipt text default NULL::text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.refund_orders := private.lock_refund(settle_refund.refund_id);
  named constant text := coalesce(target.receipt,
    nullif(upper(regexp_replace(coalesce(settle_refund.receipt, ''), '\s', '', 'g')), ''));
begin
  if target.state <> 'doubtful' then
    perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
  end if;
  if was_sent then
    if named is null or named !~ '^[A-Z0-9]{8,12}$' then
      perform private.refuse('bad_receipt', 'Name the receipt of the refund.', 'It stands in the M-Pesa statement.');
    end if;
    if exists (select 1 from public.refunds r where r.reference = named and r.payment_id is distinct from target.payment_id) then
      perform private.refuse('receipt_used', 'This reference belongs to another refund.');
    end if;
    perform private.finish_refund(target.id, named, 'Found in the statement by a person.');
    -- M-Pesa sent what somebody had noted as sent by hand: it went out on top, and nothing is owed that it could be booked on.
    update public.refund_orders o set state = 'done', settled_at = now() where o.id = target.id and o.state = 'doubtful';
    if found then
      perform private.book_sent_twice(target, named);
    end if;
  else
    if target.receipt is not null then
      perform private.refuse('wrong_state', 'M-Pesa says that it was sent.', 'Check the statement.');
    end if;
    perform private.fail_refund(target, 'by_hand', 'A person found that it was not sent.');
  end if;
  perform private.audit('refund_settled', 'refund_orders', target.id::text,
    jsonb_strip_nulls(jsonb_build_object('amount_kes', target.amount_kes, 'was_sent', was_sent, 'receipt', named)));
end
$function$;
comment on function public.settle_refund(refund_id uuid, was_sent boolean, receipt text) is 'A person who has looked at the M-Pesa statement says of a refund in doubt whether it was sent, and with which receipt. Refusals: not_allowed, not_found, wrong_state, bad_receipt, receipt_used, too_much.';
grant execute on function public.settle_refund(refund_id uuid, was_sent boolean, receipt text) to authenticated;

create function private.person_name(person uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(nullif(u.raw_user_meta_data ->> 'full_name', ''), u.email::text) from auth.users u where u.id = person
$function$;
comment on function private.person_name(person uuid) is 'How the team knows somebody: by name, or else by address.';

-- A page of an earlier release reads these lines and says "was sent back" of each.
create function public.refunds_of(bill_id uuid, order_token text default NULL::text)
returns table(amount_kes integer, state text, receipt text, at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  select m.amount_kes, case m.what when 'given' then 'sent' else m.what end, m.receipt, m.at
  from public.money_of_bill(refunds_of.bill_id, refunds_of.order_token) m
  where m.what in ('sent', 'given', 'sending', 'delayed') order by m.at
$function$;
comment on function public.refunds_of(bill_id uuid, order_token text) is 'May be null: receipt. What went back of a bill (sent), what M-Pesa is sending (sending) and what it did not send yet (delayed), for its
payer or the holder of the order''s token.';
grant execute on function public.refunds_of(bill_id uuid, order_token text) to anon, authenticated, service_role;

create function private.with_receipt(message text, receipt text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select message || case when nullif(receipt, '') is null then '' else format(' M-Pesa receipt %s.', receipt) end
$function$;
comment on function private.with_receipt(message text, receipt text) is 'A message about money that was sent, with its receipt where there is one.';

create function public.refund_queue()
returns table(id uuid, bill_id uuid, payment_id uuid, kind text, number text, payer_name text, amount_kes integer, way text, phone text, is_other_phone boolean, needs_second boolean, note text, state text, asked_by text, approved_by text, approval text, result_code text, words text, receipt text, second_receipt text, asks_status boolean, can_withdraw boolean, asked_at timestamp with time zone, updated_at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return query
    select o.id, o.bill_id, o.payment_id, b.kind, b.number, b.payer_name, o.amount_kes, o.way,
      case o.way when 'reversal' then private.payer_of(p) else o.phone end, o.is_other_phone,
      o.needs_second, o.note, o.state, private.person_name(o.asked_by), private.person_name(o.approved_by),
      private.may_approve_refund(o, private.caller()), o.result_code, o.words, o.receipt, o.second_receipt,
      o.state = 'doubtful' and (o.next_status_at is not null or exists (
        select 1 from private.mpesa_requests s
        where s.kind = 'refund_status' and s.subject = o.id and s.state in ('due', 'sending', 'sent'))),
      o.state in ('wanted', 'failed') or exists (select 1 from private.mpesa_requests r
        where r.id = o.request_id and r.state = 'due' and not r.unsure and o.state in ('approved', 'sending')),
      o.created_at, o.updated_at
    from public.refund_orders o join public.bills b on b.id = o.bill_id join public.payments p on p.id = o.payment_id
    where o.twice_settled_at is null and (o.state in ('wanted', 'approved', 'sending', 'failed', 'doubtful')
      or (o.state = 'done' and (o.second_receipt is not null or o.settled_at > now() - interval '3 days')))
    order by o.second_receipt is null, array_position('{wanted,doubtful,failed,approved,sending,done}', o.state), o.updated_at;
end
$function$;
comment on function public.refund_queue() is 'May be null: payer_name, phone, note, asked_by, approved_by, result_code, words, receipt, second_receipt. Refunds by M-Pesa that are not
over, those of the last three days that are done, and before all others those that went out twice until settle_sent_twice. `phone`: where it
goes; of a reversal the number that paid, as M-Pesa shows it, null where nobody knows it. `approval`: as what the caller may agree
(second_person, alone), else why not (own_refund, second_factor_needed, wrong_state). `asks_status`: M-Pesa is still being asked.
Refusals: not_allowed.';
grant execute on function public.refund_queue() to authenticated;

create function private.whole_shillings(amount numeric)
returns integer
language plpgsql
immutable
set search_path = ''
as $function$
begin
  if amount is null or amount < 1 or amount <> trunc(amount) or amount > 99999999 then
    perform private.refuse('wrong_amount', 'A refund is a whole number of shillings, at least 1.');
  end if;
  return amount::integer;
end
$function$;
comment on function private.whole_shillings(amount numeric) is 'An amount as somebody typed it, or the refusal wrong_amount.';

create function private.payer_of(paid public.payments)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when paid.method = 'moved' then (select private.payer_of(p) from public.payments p where p.id = private.origin_of(paid) and p.method <> 'moved')
    when paid.method is distinct from 'mpesa' then null
    when line.payer is null then case when paid.checkout_request_id is not null then paid.phone end
    when private.is_same_phone(paid.phone, line.payer) and (paid.checkout_request_id is not null or line.payer !~ '\*') then paid.phone
    when line.payer ~ '^254[\d*]+$' then line.payer end
  from (select 1) one
  left join public.mpesa_statement_lines line on line.receipt = paid.receipt and line.paid_in_kes > 0
$function$;
comment on function private.payer_of(paid public.payments) is 'The phone that made a payment: whole where it answered the prompt, else as M-Pesa shows it, 2547*****671; null where nobody knows. Of money that was moved, who paid it first.';

create function private.others_phone(bill public.bills, shown text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when not coalesce(private.is_same_phone(coalesce(
      (select f.phone from public.profiles f where f.user_id = bill.payer_id), bill.phone), shown), false)
    then case when shown ~ '[[:alpha:]]' then regexp_replace(shown, '\d(?=\d{3})', '*', 'g')
      else regexp_replace(shown, '^(254\d)\d{5}(\d{3})$', '\1*****\2') end end
$function$;
comment on function private.others_phone(bill public.bills, shown text) is 'A phone or account that is not the buyer''s (that of their account, or of the bill where it has none), as they may read it, 2547*****671 or KCB ***890; null where it is theirs or nobody knows it.';

create function private.refund_goes_to(bill public.bills, target public.refund_orders)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.others_phone(bill, case target.way when 'reversal' then (
    select private.payer_of(p) from public.payments p where p.id = target.payment_id) else target.phone end)
$function$;
comment on function private.refund_goes_to(bill public.bills, target public.refund_orders) is 'Where M-Pesa sends a refund, as the buyer may read it; null where that is their own number or nobody knows it.';

create function private.owed_to(bill public.bills, of_receipt text)
returns text
language sql
stable
set search_path = ''
as $function$
  select min(w.phone) from (
    select private.others_phone(bill, private.payer_of(p)) as phone
    from public.payments p
    where p.bill_id = bill.id and p.state in ('paid', 'refund_due') and (of_receipt is null or p.receipt = of_receipt)
      and (p.state = 'refund_due' or bill.state <> 'paid' or bill.excess_owed) and private.left_to_refund(bill.id, p.id) > 0
  ) w
  having count(distinct coalesce(w.phone, '')) = 1
$function$;
comment on function private.owed_to(bill public.bills, of_receipt text) is 'The one number, not the buyer''s, to which what is owed back of a bill, or of one receipt, goes; null where it is theirs, unknown, or several.';

create function private.phone_of_row(bill public.bills, paid public.payments)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(private.others_phone(bill, private.payer_of(paid)), paid.phone)
$function$;
comment on function private.phone_of_row(bill public.bills, paid public.payments) is 'The phone to show beside a payment at the desk: that of its bill or prompt, unless M-Pesa tells that another one paid.';

create function private.place_of_money(said text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select coalesce(private.normalise_phone(said), case
    when length(plain) <= 60 and ((plain ~ '[[:alpha:]]{2}' and plain ~ '([0-9][ .-]?){4}') or plain ~ '^[^ @]+@[^ @]+\.[a-z]{2,}$') then plain end)
  from (select trim(regexp_replace(said, '\s+', ' ', 'g')) as plain) one
$function$;
comment on function private.place_of_money(said text) is 'A number 254…, the account of a bank with its name and at least four digits, or the mail address of a wallet, as somebody typed where money went; null where it is none of them.';

create function private.sent_before(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select (coalesce((select sum(o.amount_kes) from public.refund_orders o
      where o.bill_id = sent_before.bill_id and o.state not in ('failed', 'withdrawn')), 0)
    + coalesce((select sum(r.amount_kes) from public.refunds r
      where r.bill_id = sent_before.bill_id and r.went_to is not null and r.method <> 'moved'
        and not exists (select 1 from public.refund_orders o where o.refund_id = r.id)), 0))::integer
$function$;
comment on function private.sent_before(bill_id uuid) is 'What of a bill was sent back to a number or account, or is on its way, so that no sum is split to pass the limit.';

create function private.refund_parts(bill_id uuid, payment_id uuid, kes integer)
returns table(payment_id uuid, method text, amount_kes integer)
language sql
stable
set search_path = ''
as $function$
  select w.id, w.method, least(w.left_kes, kes - w.before)::integer
  from (
    select p.id, p.method, l.left_kes, p.state, p.created_at, coalesce(sum(l.left_kes) over (
      order by p.state = 'refund_due' desc, p.created_at, p.id rows between unbounded preceding and 1 preceding), 0) as before
    from public.payments p cross join lateral (select private.left_to_refund(p.bill_id, p.id) as left_kes) l
    where p.bill_id = refund_parts.bill_id and p.state in ('paid', 'refund_due', 'refunded') and l.left_kes > 0
      and (refund_parts.payment_id is null or p.id = refund_parts.payment_id)
  ) w
  where w.before < kes
  order by w.before
$function$;
comment on function private.refund_parts(bill_id uuid, payment_id uuid, kes integer) is 'Of which payments of a bill a sum goes back: money that is owed back first, and of each no more than came with it.';

create function private.reference_used(bill_id uuid, named text, payment_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from public.outgoings g where g.receipt = named and g.state <> 'withdrawn')
    or exists (select 1 from public.payments p where p.receipt = named)
    or exists (select 1 from public.refunds r where r.reference = named and not private.is_reversal_of(named, r.payment_id, reference_used.payment_id) and not exists (
      select 1 from public.refund_orders o join public.refund_orders mine
        on mine.way = 'by_hand' and mine.bill_id = o.bill_id and mine.receipt = o.receipt and mine.created_at = o.created_at
      where o.refund_id = r.id and o.way = 'by_hand' and mine.state = 'wanted'
        and mine.bill_id = reference_used.bill_id and mine.payment_id = reference_used.payment_id))
$function$;
comment on function private.reference_used(bill_id uuid, named text, payment_id uuid) is 'Whether a reference belongs to another refund already, or to other money that went out; the parts of one that was noted for several payments
share theirs, and so do the places of one payment that M-Pesa took back.';

create function private.reference_of(typed text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select nullif(upper(regexp_replace(normalize(reference_of.typed, nfkc), '[^A-Za-z0-9]', '', 'g')), '')
$function$;
comment on function private.reference_of(typed text) is 'A reference or the number of a bill as it is compared, however it was typed: its letters and figures alone, in capitals. Null without any.';

create function private.refuse_incoming(receipt text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if exists (select 1 from public.mpesa_statement_lines l where l.receipt = refuse_incoming.receipt and l.paid_in_kes > 0) then
    perform private.refuse('receipt_used', format('With receipt %s money came in.', refuse_incoming.receipt), 'Look for the one that went out.');
  end if;
end
$function$;
comment on function private.refuse_incoming(receipt text) is 'Refuses the receipt of money that came as the reference of money that went out. Refusals: receipt_used.';

create function private.note_refund(bill public.bills, kes integer, reference text, note text, payment_id uuid, phone text, return_id uuid default NULL::uuid)
returns public.refunds
language plpgsql
set search_path = ''
as $function$
declare
  named constant text := private.reference_of(note_refund.reference);
  said constant text := nullif(trim(note_refund.phone), '');
  place constant text := private.place_of_money(said);
  most integer;
  taken integer;
  is_other boolean;
  needs boolean;
begin
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.way = 'by_hand' and o.state = 'wanted'
      and (note_refund.payment_id is null or o.payment_id = note_refund.payment_id)) then
    perform private.refuse('refund_in_flight', 'This refund is noted already and waits for a second person.',
      'Wait until they approve it, or withdraw it first.');
  end if;
  if private.refund_in_flight(bill.id, note_refund.payment_id) > 0 then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.',
      'Wait until it is done, or withdraw that refund first.');
  end if;
  -- of what pays a bill it is said what M-Pesa took before anything goes back
  perform private.refuse_reversed(bill.id, note_refund.payment_id, case when bill.state <> 'paid' then named end);
  perform private.refuse_incoming(named);
  -- a line by which M-Pesa itself took it back says how much, and to whom
  select u.kes into taken from private.unclear_reversals() u where u.receipt = named and u.bill_id = bill.id;
  if found then
    if kes <> least(taken, private.left_to_refund(bill.id)) then
      perform private.refuse('wrong_amount', format('M-Pesa took %s back with receipt %s.', private.shillings(taken), named));
    end if;
    return private.book_refund(bill, kes, named, note_refund.note, note_refund.payment_id, private.payer_of_reversal(named));
  end if;
  if named is null and said is null then
    if kes <= private.left_to_refund(bill.id, note_refund.payment_id) and kes + private.sent_before(bill.id) + coalesce((select sum(r.amount_kes) from public.refunds r
        where r.bill_id = bill.id and r.method = 'cash'), 0) > (select s.refund_limit_kes from public.shop_settings s)
        and exists (select 1 from private.refund_parts(bill.id, note_refund.payment_id, kes) part where part.method = 'mpesa') then
      perform private.refuse('too_much', format('Above %s, what came by M-Pesa does not go back in cash.',
        private.shillings((select s.refund_limit_kes from public.shop_settings s))),
        'Send it by M-Pesa, or name the number and the reference; another person then approves it.');
    end if;
    return private.book_refund(bill, kes, null, note_refund.note, note_refund.payment_id);
  end if;
  if length(named) not between 3 and 40 then
    perform private.refuse('bad_receipt', 'A reference has 3 to 40 letters and figures.');
  end if;
  -- A card is given its money back by whoever carried it, and by nobody else.
  if said is null and not exists (select 1 from private.refund_parts(bill.id, note_refund.payment_id, kes) part
      where part.method in ('mpesa', 'cash', 'moved')) then
    return private.book_refund(bill, kes, named, note_refund.note, note_refund.payment_id);
  end if;
  if said is null then
    perform private.refuse('bad_phone', 'Say which number or account the money went to.', 'Leave the reference empty for cash.');
  end if;
  if place is null then
    perform private.refuse('bad_phone', 'That is no Kenyan mobile number and no account.',
      'Write a number like 0712 345 678, or the bank and the account.');
  end if;
  if named is null then
    perform private.refuse('bad_receipt', 'Name the reference of the refund.', 'Leave number and reference empty for cash.');
  end if;
  -- the same money may be noted twice at this moment
  perform pg_advisory_xact_lock(hashtextextended('statement line ' || named, 0));
  most := least(private.left_to_refund(bill.id, note_refund.payment_id), private.left_to_refund(bill.id));
  if kes is null or kes < 1 or kes > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  if private.reference_used(bill.id, named, null) then
    perform private.refuse('receipt_used', 'This reference belongs to another refund.');
  end if;
  select bool_or(place is distinct from private.payer_of(p)) into is_other
  from private.refund_parts(bill.id, note_refund.payment_id, kes) part join public.payments p on p.id = part.payment_id;
  needs := is_other or kes + private.sent_before(bill.id) > (select s.refund_limit_kes from public.shop_settings s);
  if not needs then
    return private.book_refund(bill, kes, named, note_refund.note, note_refund.payment_id, place);
  end if;
  insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, is_other_phone, needs_second, note, asked_by, receipt, return_id)
  select bill.id, part.payment_id, part.amount_kes, 'by_hand', place, is_other, true, nullif(left(trim(note_refund.note), 500), ''),
    private.caller(), named, note_refund.return_id
  from private.refund_parts(bill.id, note_refund.payment_id, kes) part;
  perform private.audit('refund_wanted', 'bills', bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number,
    'amount_kes', kes, 'way', 'by_hand', 'went_to', place, 'reference', named, 'is_other_phone', is_other)));
  perform private.tell_refund_desk('A refund waits for you', format(
    '%s for %s: somebody says that they sent it back to %s. Look, and approve it or not.',
    private.shillings(kes), bill.number, place), private.caller());
  return null;
end
$function$;
comment on function private.note_refund(bill public.bills, kes integer, reference text, note text, payment_id uuid, phone text, return_id uuid) is 'Notes money that was given back in cash (neither reference nor number) or sent by hand, for a locked bill. → the refund, or null where a
second person must agree first. Refusals: refund_in_flight, reversed, wrong_amount, bad_phone, bad_receipt, too_much, receipt_used.';

create function private.gone_back_kes(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select private.refund_in_flight(gone_back_kes.bill_id) + coalesce((
    select sum(r.amount_kes) from public.refunds r where r.bill_id = gone_back_kes.bill_id), 0)::integer
$function$;
comment on function private.gone_back_kes(bill_id uuid) is 'What of a bill has gone back, was moved to another, is on its way or waits for approval, KSh.';

create function public.gone_back(bill_id uuid)
returns integer
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  return private.gone_back_kes(gone_back.bill_id);
end
$function$;
comment on function public.gone_back(bill_id uuid) is 'What of a bill has gone back, was moved to another, is on its way or waits for approval, KSh: what whoever sends more of it must have seen.
Refusals: not_allowed.';
grant execute on function public.gone_back(bill_id uuid) to authenticated;

create function private.refuse_unseen(bill public.bills, seen_kes integer)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  gone constant integer := private.gone_back_kes(bill.id);
begin
  if gone <> seen_kes then
    perform private.refuse('changed', format(case when gone > seen_kes then 'Meanwhile %s of %s went back, or is on its way.'
        else 'Meanwhile no more than %s of %s goes back.' end, private.shillings(gone), bill.number),
      'Look how much is still to go back, then decide again.');
  end if;
end
$function$;
comment on function private.refuse_unseen(bill public.bills, seen_kes integer) is 'Refuses to send money of a locked bill back where another sum has gone back than whoever asks has seen; null: they do not say.
Refusals: changed.';

create function private.end_return(return_id uuid)
returns public.order_returns
language plpgsql
set search_path = ''
as $function$
declare
  made public.order_returns;
begin
  update public.order_returns r set state = 'refunded' where r.id = end_return.return_id and r.state = 'received' returning * into made;
  if made.id is not null then
    update public.orders o set return_state = 'refunded' where o.id = made.order_id;
    perform private.log_order_event(made.order_id, 'return_refunded', jsonb_build_object('return_id', made.id), private.caller());
    perform private.audit('return_refunded', 'order_returns', made.id::text, jsonb_build_object(
      'number', (select o.number from public.orders o where o.id = made.order_id), 'refund_kes', made.refund_kes));
  end if;
  return made;
end
$function$;
comment on function private.end_return(return_id uuid) is 'The money of a return went back: it is over.';

create function private.book_noted(target public.refund_orders)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills := private.lock_bill(target.bill_id);
  noted public.refunds;
begin
  perform private.refuse_incoming(target.receipt);
  noted := private.book_refund(bill, target.amount_kes, target.receipt, target.note, target.payment_id, target.phone);
  update public.refunds r set actor_id = target.asked_by where r.id = noted.id;
  update public.refund_orders o
  set state = 'approved', approved_by = target.approved_by, approved_how = target.approved_how, approved_at = now()
  where o.id = target.id;
  update public.refund_orders o set state = 'done', refund_id = noted.id, settled_at = now() where o.id = target.id;
  if target.return_id is not null and not exists (
      select 1 from public.refund_orders o where o.return_id = target.return_id and o.state = 'wanted') then
    perform private.end_return(target.return_id);
  end if;
end
$function$;
comment on function private.book_noted(target public.refund_orders) is 'A second person agreed to what somebody noted as sent by hand: it is booked, and the payer told. Refusals: receipt_used, too_much.';

create function private.state_that_counts(payment public.payments)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case when payment.state = 'needs_review' then coalesce(payment.reversed_from, payment.state) else payment.state end
$function$;
comment on function private.state_that_counts(payment public.payments) is 'The state of a payment; paid for a part that had paid a price until another part of it was taken back.';

create function private.after_reversal(bill public.bills, gone public.payments)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  -- what came on top, and is owed back, pays nothing
  is_short constant boolean := coalesce((select sum(private.left_to_refund(p.bill_id, p.id)) from public.payments p
    where p.bill_id = bill.id and p.state = 'paid'), 0) < bill.asked_kes;
  on_top public.payments := private.paid_on_top(bill, gone);
begin
  if is_short and on_top.id is not null then
    update public.refund_orders o set state = 'withdrawn' where o.payment_id = on_top.id and o.state = 'wanted';
    update public.payments p set state = 'paid', result_text = 'Came on top, and pays it since the other payment counts no more.', next_check_at = null
    where p.id = on_top.id;
    perform private.tell_bill(bill, 'info', 'Your other payment counts now', format(case when gone.method = 'cash'
        then '%1$s in cash was noted for %2$s by mistake. The %3$s that you paid besides pay it: you need do nothing.'
        else '%1$s for %2$s counts no more. The %3$s that you paid besides pay it now: you need do nothing.' end,
      private.shillings(gone.received_kes), bill.number, private.shillings(on_top.received_kes)));
    return;
  end if;
  -- what is left of a price that came in parts is a part again
  update public.payments p set state = 'needs_review', result_code = 0, result_text = private.part_words(p.received_kes, bill.asked_kes), reversed_from = 'paid'
  where is_short and p.bill_id = bill.id and p.state = 'paid' and p.method in ('mpesa', 'moved') and p.received_kes < bill.asked_kes;
  if (gone.reversed_from <> 'needs_review' and is_short)
      or (gone.reversed_from = 'needs_review' and bill.state = 'needs_review' and not private.has_open_payment(bill.id)) then
    perform private.tell_kind(bill, 'reversed', gone);
  end if;
end
$function$;
comment on function private.after_reversal(bill public.bills, gone public.payments) is 'What becomes of a locked bill whose payment counts no more, as reversed: where its price is not whole any more it is owing.';

create function private.phone_for_books(phone text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when public.has_capability('payments') then phone
    when phone ~ '[[:alpha:]]' then regexp_replace(phone, '\d(?=\d{3})', '*', 'g')
    else regexp_replace(phone, '^(254\d)\d{5}(\d{3})$', '\1*****\2') end
$function$;
comment on function private.phone_for_books(phone text) is 'A number or account as it stands in a file: whole for who decides about payments, with stars for who only reads the books.';

create function public.refunds_of_desk(bill_id uuid)
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
comment on function public.refunds_of_desk(bill_id uuid) is 'Where each refund of a bill went that left by M-Pesa or a bank, and whether that is another number than the one that is known to have paid.
Nothing for who does not keep payments.';
grant execute on function public.refunds_of_desk(bill_id uuid) to authenticated;

create function private.tell_raised_limit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.tell_refund_desk('The limit of refunds was raised', format('%s raised the sum above which a second person must agree from %s to %s.',
    coalesce(private.person_name(private.caller()), 'Somebody'), private.shillings(old.refund_limit_kes), private.shillings(new.refund_limit_kes)), private.caller());
  return null;
end
$function$;
comment on function private.tell_raised_limit() is 'Tells everybody else who decides about payments that one person alone may send back more from now on.';

create trigger tell_raised_limit AFTER UPDATE OF refund_limit_kes ON public.shop_settings FOR EACH ROW WHEN ((new.refund_limit_kes > old.refund_limit_kes)) EXECUTE FUNCTION private.tell_raised_limit();

create function public.payers_of_bill(bill_id uuid)
returns table(payment_id uuid, payer text, is_known boolean, is_unheard boolean)
language sql
stable security definer
set search_path = ''
as $function$
  select p.id, w.payer, private.is_payers_phone(b, w.payer, coalesce(p.paid_at, p.created_at)), private.is_unheard(p)
  from public.payments p join public.bills b on b.id = p.bill_id
  cross join lateral (select private.payer_of(p) as payer) w
  where p.bill_id = payers_of_bill.bill_id and p.received_kes > 0 and p.method = 'mpesa' and public.has_capability('payments')
$function$;
comment on function public.payers_of_bill(bill_id uuid) is 'May be null: payer, is_known. Which phone made each M-Pesa payment of a bill, whole or with stars in its middle, null where M-Pesa does not say;
whether the bill or its buyer knows it; and whether M-Pesa has not told of the payment (is_unheard). Nothing for whoever does not keep payments.';
grant execute on function public.payers_of_bill(bill_id uuid) to authenticated;

create function private.whole_in_flight(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when w.kes > 0 and w.kes >= private.left_to_refund(whole_in_flight.bill_id) then w.kes else 0 end
  from (select private.refund_in_flight(whole_in_flight.bill_id) as kes) w
$function$;
comment on function private.whole_in_flight(bill_id uuid) is 'What of a bill is on its way back, where that is all that is left of it; else 0.';

create function public.order_going_back(order_id uuid)
returns integer
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return private.whole_in_flight(order_going_back.order_id);
end $function$;
comment on function public.order_going_back(order_id uuid) is 'For the desk (orders): how much of an order is on its way back to its payer, KSh, where that is the whole; else 0. Such an order does not
leave the shop. Refusals: not_allowed.';
grant execute on function public.order_going_back(order_id uuid) to authenticated;

create function private.end_refunded(target public.orders)
returns boolean
language plpgsql
set search_path = ''
as $function$
begin
  update public.orders o set fulfilment_state = 'cancelled', hold_expires_at = null
  where o.id = target.id and o.payment_state = 'refunded' and o.fulfilment_state in ('placed', 'packed');
  if not found then
    return false;
  end if;
  perform private.return_stock(array[target.id], private.caller());
  perform private.move_coupons(array[target.id], back => true);
  perform private.log_order_event(target.id, 'cancelled', '{}', private.caller());
  return true;
end $function$;
comment on function private.end_refunded(target public.orders) is 'Cancels a locked order whose money all went back and that has not left the shop: pieces and coupon go back. → whether it was one.';

create function private.end_refunded_orders()
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  many integer := 0;
begin
  for target in
    select * from public.orders o where o.payment_state = 'refunded' and o.fulfilment_state in ('placed', 'packed')
    order by o.id for update
  loop
    many := many + private.end_refunded(target)::integer;
  end loop;
  return many;
end $function$;
comment on function private.end_refunded_orders() is 'Cancels the orders of which all money went back before such orders were cancelled by themselves. Answers how many.';

create function private.note_phone_change()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'INSERT' then
    new.phone_changed_at := coalesce(new.phone_changed_at, case when new.phone is not null then now() end);
  elsif new.phone is distinct from old.phone then
    new.phone_changed_at := now();
  end if;
  return new;
end $function$;
comment on function private.note_phone_change() is 'Trigger: writes down when somebody gave or changed their phone.';

create trigger note_phone_change BEFORE INSERT OR UPDATE OF phone ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.note_phone_change();

create function private.numbers_now(bill public.bills, payer text)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  with known as (
    select 1 as place, 'account' as of, f.phone, f.phone_changed_at as since from public.profiles f where f.user_id = bill.payer_id
    union all
    -- that of a month of a plan is the account's
    select 2, 'bill', bill.phone, null where bill.kind <> 'plan'
  ), one as (
    select distinct on (k.phone) k.* from known k
    where k.phone is not null and k.phone <> '254700000000' and not coalesce(private.is_same_phone(k.phone, payer), false)
    order by k.phone, k.place
  )
  select coalesce(jsonb_agg(jsonb_build_object('of', o.of, 'phone', o.phone, 'since', o.since) order by o.place), '[]') from one o
$function$;
comment on function private.numbers_now(bill public.bills, payer text) is 'The numbers that a bill or its buyer''s account names now and that did not pay; since when the account has it, as far
as that is known. Answers [{of "account" | "bill", phone text, since timestamptz | null}].';

create function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text default NULL::text, note text default NULL::text, seen_kes integer default NULL::integer)
returns uuid
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  offer record;
  made public.refund_orders;
  kes integer;
  number constant text := private.normalise_phone(ask_refund.phone);
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(ask_refund.amount_kes);
  bill := private.lock_bill(ask_refund.bill_id);
  select * into paid from public.payments p where p.id = ask_refund.payment_id and p.bill_id = bill.id for update;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  perform private.refuse_unseen(bill, ask_refund.seen_kes);
  perform private.refuse_reversed(bill.id, paid.id);
  if ask_refund.phone is not null and number is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  offer := private.refund_offer(bill, paid, kes, number);
  if kes > offer.most_kes then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(offer.most_kes)));
  end if;
  if offer.way is null then
    perform private.refuse('not_set_up', 'M-Pesa cannot send this back now.', 'Send it by hand, then note its reference.');
  end if;
  -- a reversal goes where the money came from, and needs no number
  if offer.way = 'b2c' and offer.to_phone = '254700000000' then
    perform private.refuse('bad_phone', 'Nobody knows which number paid.', 'Name the number that it goes to.');
  end if;
  if offer.is_other_phone and nullif(trim(ask_refund.note), '') is null then
    perform private.refuse('bad_note', 'Say why it goes to another number than the one that paid.');
  end if;
  insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, is_other_phone, needs_second, note, asked_by)
  values (bill.id, paid.id, kes, offer.way, offer.to_phone, coalesce(offer.is_other_phone, false),
    offer.needs_second, nullif(left(trim(ask_refund.note), 500), ''), private.caller())
  returning * into made;
  perform private.audit('refund_wanted', 'refund_orders', made.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', bill.number, 'amount_kes', made.amount_kes, 'way', made.way, 'is_other_phone', made.is_other_phone,
    'note', made.note)));
  if made.needs_second then
    perform private.tell_refund_desk('A refund waits for you', format(
      '%s for %s: somebody asked to send it back. Look, and approve it or not.',
      private.shillings(made.amount_kes), bill.number), private.caller());
  else
    made.approved_how := 'below_limit';
    perform private.send_refund(made);
  end if;
  return made.id;
end
$function$;
comment on function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text, note text, seen_kes integer) is 'Wants a sum of a payment sent back by M-Pesa, of money that is owed or of a bill that stays paid: sent at once, or once a second
person has agreed. seen_kes: what `gone_back` told. → its id. Refusals: not_allowed, not_found, changed, reversed, bad_phone, bad_note,
wrong_amount, too_much, not_set_up, wrong_state.';
grant execute on function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text, note text, seen_kes integer) to authenticated;

create function private.origin_of(paid public.payments)
returns uuid
language sql
stable
set search_path = ''
as $function$
  with recursive chain as (
    select paid.id as id, paid.method as method, 0 as step
    union all
    select p.id, p.method, c.step + 1
    from chain c join public.refunds r on r.moved_to = c.id join public.payments p on p.id = r.payment_id
    where c.method = 'moved' and c.step < 50
  )
  select c.id from chain c order by c.step desc limit 1
$function$;
comment on function private.origin_of(paid public.payments) is 'The payment with which money came that was moved from bill to bill; the payment itself where it was not.';

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

create function private.sent_back(payment_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(r.amount_kes), 0)::integer from public.refunds r where r.payment_id = sent_back.payment_id and r.moved_to is null
$function$;
comment on function private.sent_back(payment_id uuid) is 'What of a payment was given or sent back, and stayed away, KSh.';

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

create trigger sent_once_more BEFORE INSERT ON public.refunds FOR EACH ROW WHEN ((new.undoes IS NULL)) EXECUTE FUNCTION private.sent_once_more();

create table public.refund_complaints (
  refund_id uuid not null,
  said_by uuid,
  said_at timestamp with time zone default now() not null,
  settled_by uuid,
  settled_at timestamp with time zone,
  note text,
  constraint refund_complaints_pkey PRIMARY KEY (refund_id),
  constraint refund_complaints_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint refund_complaints_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES public.refunds(id) ON DELETE CASCADE,
  constraint refund_complaints_said_by_fkey FOREIGN KEY (said_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint refund_complaints_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.refund_complaints enable row level security;
comment on table public.refund_complaints is 'Refunds of which their payer says that they did not arrive. It moves no money.';
comment on column public.refund_complaints.refund_id is 'The refund.';
comment on column public.refund_complaints.said_by is 'Account that said so; null: a visitor with the address of their order, or erased.';
comment on column public.refund_complaints.said_at is 'When.';
comment on column public.refund_complaints.settled_by is 'Account that settled it; null before, where the refund came back, and once it is erased.';
comment on column public.refund_complaints.settled_at is 'When it was settled; null: it is open.';
comment on column public.refund_complaints.note is 'What was found, for colleagues; null before, and where the refund came back.';
grant select on table public.refund_complaints to authenticated, service_role;

create index refund_complaints_said_by_idx ON public.refund_complaints USING btree (said_by);

create index refund_complaints_settled_by_idx ON public.refund_complaints USING btree (settled_by);

create index refund_complaints_open_idx ON public.refund_complaints USING btree (said_at) WHERE (settled_at IS NULL);

create policy refund_complaints_select_desk on public.refund_complaints for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

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

create function public.refund_not_received(refund_id uuid, order_token text default NULL::text)
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

create function private.refuse_unheard_refund()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  paid public.payments;
  told integer;
begin
  select * into paid from public.payments p where p.id = new.payment_id;
  if private.is_unheard(paid) and paid.state <> 'reversed' then
    told := private.statement_kes(paid.receipt);
    if told is not null then
      perform private.refuse('not_told', format('M-Pesa says that %s came with receipt %s.', private.shillings(told), paid.receipt),
        'Say that this payment never came, then give the bill what M-Pesa tells of.');
    end if;
    perform private.refuse('not_told', format('M-Pesa has not told of receipt %s yet.', paid.receipt),
      'Fetch the payments from M-Pesa or import its statement first. If the money never came, say so.');
  end if;
  return new;
end
$function$;
comment on function private.refuse_unheard_refund() is 'Nothing is paid back or moved of money that stands on the word of the desk alone. Refusals: not_told.';

create trigger refuse_unheard_refund BEFORE INSERT ON public.refunds FOR EACH ROW WHEN (((new.payment_id IS NOT NULL) AND (new.undoes IS NULL))) EXECUTE FUNCTION private.refuse_unheard_refund();

create table public.reversal_decisions (
  receipt text not null,
  bill_id uuid not null,
  is_refund boolean not null,
  note text not null,
  noted_by uuid,
  at timestamp with time zone default now() not null,
  constraint reversal_decisions_pkey PRIMARY KEY (receipt),
  constraint reversal_decisions_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint reversal_decisions_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.reversal_decisions enable row level security;
comment on table public.reversal_decisions is 'What the desk says of lines by which M-Pesa took back what was noted as sent back already. Without a foreign key to the bill: the books are kept
longer than that.';
comment on column public.reversal_decisions.receipt is 'Receipt of the line.';
comment on column public.reversal_decisions.bill_id is 'The bill of which it took money back.';
comment on column public.reversal_decisions.is_refund is 'Whether the line is the refund that was noted; else the money went out twice.';
comment on column public.reversal_decisions.note is 'How they know.';
comment on column public.reversal_decisions.noted_by is 'Account that said so; null once it is erased.';
comment on column public.reversal_decisions.at is 'When.';
grant select on table public.reversal_decisions to authenticated, service_role;

create index reversal_decisions_noted_by_idx ON public.reversal_decisions USING btree (noted_by);

create policy reversal_decisions_select_desk on public.reversal_decisions for select to authenticated
  using ((( SELECT public.has_capability('payments'::text) AS has_capability) OR ( SELECT public.has_capability('books'::text) AS has_capability)));

create function private.lines_taken_back()
returns table(receipt text, completed_at timestamp with time zone, kes integer, payment_id uuid, places uuid[])
language sql
stable
set search_path = ''
as $function$
  -- few lines name a payment, and only their places are looked for
  with named as materialized (
    select l.receipt, l.completed_at, l.withdrawn_kes, p.id from private.reversal_lines l join public.payments p on p.receipt = l.named where l.withdrawn_kes > 0
  )
  select n.receipt, n.completed_at, n.withdrawn_kes, n.id, array(select private.places_of(n.id)) from named n
$function$;
comment on function private.lines_taken_back() is 'Lines of the statement by which M-Pesa took money of a payment back, with that payment and all places where it, or a part of it, may lie by now.';

create function private.refuse_taken_back(receipt text)
returns void
language plpgsql
stable
set search_path = ''
as $function$
declare
  told text;
begin
  if private.is_got_back(refuse_taken_back.receipt) then
    perform private.refuse('receipt_used', 'With this receipt came back what had gone out twice.');
  end if;
  select coalesce((
    select p.reversal_receipt from public.payments p where p.receipt = refuse_taken_back.receipt and p.state = 'reversed'
  ), (
    select min(l.receipt) from private.reversal_lines l join public.mpesa_statement_lines m on m.receipt = l.named
    where l.named = refuse_taken_back.receipt and l.withdrawn_kes = m.paid_in_kes
      and not exists (select 1 from public.payments p where p.receipt = l.named and p.state <> 'needs_review')
  )) into told;
  if told is not null then
    perform private.refuse('receipt_used', format('M-Pesa took this payment back with receipt %s.', told), 'It has to be paid again.');
  end if;
end
$function$;
comment on function private.refuse_taken_back(receipt text) is 'Refuses money as payment of a bill that M-Pesa took back, before anybody knew whose it was or since, and what gave back money that had gone out
twice. Refusals: receipt_used.';

create function private.payer_of_reversal(receipt text)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.payer_of(p) from private.reversal_lines l join public.payments p on p.receipt = l.named
  where l.receipt = payer_of_reversal.receipt order by p.id limit 1
$function$;
comment on function private.payer_of_reversal(receipt text) is 'To whom M-Pesa gave what it took back by a line: who paid the payment that its words name. Null where nobody knows.';

create function private.unsent_refunds()
returns table(receipt text, bill_id uuid, refund_order_id uuid, request_id uuid)
language sql
stable
set search_path = ''
as $function$
  select distinct on (o.id) l.receipt, o.bill_id, o.id, o.request_id
  from private.lines_taken_back() l
  join public.refund_orders o on o.payment_id = any (l.places) and o.state = 'approved'
  join private.mpesa_requests r on r.id = o.request_id and r.state = 'due' and not r.unsure
  where not exists (select 1 from public.refunds x where x.reference = l.receipt)
    and not exists (select 1 from public.payments x where x.reversal_receipt = l.receipt)
  order by o.id, l.receipt
$function$;
comment on function private.unsent_refunds() is 'Refunds that are approved and of which M-Pesa has not been asked yet, while a line that nothing explains says that it took money of that payment back.';

create function private.unplaced_told()
returns table(receipt text, of_receipt text)
language sql
stable
set search_path = ''
as $function$
  select distinct on (m.receipt) l.receipt, m.receipt
  from private.reversal_lines l
  join public.mpesa_statement_lines m on m.receipt = l.named
  where l.withdrawn_kes > 0
    and private.unplaced_kes(m.receipt) = l.withdrawn_kes
    and not exists (select 1 from public.outgoings o where o.of_receipt = m.receipt and o.state = 'booked')
    and not exists (select 1 from public.payments p where p.receipt = m.receipt or p.reversal_receipt = l.receipt)
    and not exists (select 1 from public.receipt_claims c where c.receipt = m.receipt and c.state = 'waiting')
    and not exists (select 1 from public.refunds r where r.reference = l.receipt)
    and not exists (select 1 from public.outgoings o where o.receipt = l.receipt and o.state <> 'withdrawn')
    -- what somebody sent by hand has gone: they are to be agreed with first, or not
    and not exists (select 1 from public.outgoings o where o.of_receipt = m.receipt and o.state = 'wanted')
  order by m.receipt, l.completed_at, l.receipt
$function$;
comment on function private.unplaced_told() is 'Lines by which M-Pesa took back money that is for no bill we know, or was set aside, and that nothing explains yet.';

create function private.book_reversed_unplaced()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  made public.outgoings;
  many integer := 0;
begin
  for told in select * from private.unplaced_told() u order by u.of_receipt loop
    -- whoever gives it to a bill, or sends it back, at this moment comes first or second
    perform pg_advisory_xact_lock(hashtextextended('receipt ' || told.of_receipt, 0));
    continue when not exists (select 1 from private.unplaced_told() u where u.receipt = told.receipt and u.of_receipt = told.of_receipt);
    insert into public.outgoings (what, receipt, of_receipt, account, amount_kes, went_to, note)
    select 'sent_back', told.receipt, l.receipt, 'mpesa', l.paid_in_kes, coalesce(l.payer, 'M-Pesa'), 'Reversed by M-Pesa.'
    from public.mpesa_statement_lines l where l.receipt = told.of_receipt
    returning * into made;
    made.approved_how := 'mpesa';
    perform private.book_outgoing(made);
    perform private.audit('unplaced_reversed', 'outgoings', made.id::text, jsonb_build_object('receipt', told.of_receipt, 'amount_kes',
      made.amount_kes, 'reversal', told.receipt));
    many := many + 1;
  end loop;
  return many;
end
$function$;
comment on function private.book_reversed_unplaced() is 'Books what M-Pesa took back of money without a bill, each once. Answers how many.';

create function private.undo_reversed_unplaced(receipt text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  gone public.outgoings;
  event bigint;
begin
  update public.outgoings o set state = 'withdrawn', approved_how = null, settled_at = now()
  where o.of_receipt = undo_reversed_unplaced.receipt and o.approved_how = 'mpesa' returning * into gone;
  if found then
    event := nextval('private.ledger_events');
    insert into public.ledger_entries (event_id, at, what, reference, account, amount_kes)
    select event, e.at, e.what, e.reference, e.account, -e.amount_kes from public.ledger_entries e
    where e.event_id = (select max(x.event_id) from public.ledger_entries x where x.reference = gone.receipt and x.what = 'given_back');
  end if;
end
$function$;
comment on function private.undo_reversed_unplaced(receipt text) is 'Money that M-Pesa took back while it had no bill has found one, from a late answer or a claim: the payment itself is taken back then.';

create function private.unclear_reversals()
returns table(receipt text, kes integer, bill_id uuid)
language sql
stable
set search_path = ''
as $function$
  select distinct l.receipt, l.kes, q.bill_id
  from private.lines_taken_back() l
  join public.payments q on q.id = any (l.places) and q.received_kes > private.moved_away(q.id) and q.state <> 'reversed'
  where l.completed_at > now() - interval '30 days'
    and not exists (select 1 from public.refunds r where r.reference = l.receipt)
    and not exists (select 1 from public.payments x where x.reversal_receipt = l.receipt)
    and not exists (select 1 from public.outgoings o where o.receipt = l.receipt and o.state = 'booked')
    and not exists (select 1 from public.refund_orders o where o.payment_id = q.id and (o.receipt = l.receipt or o.second_receipt = l.receipt
      or o.state in ('approved', 'sending', 'doubtful')))
    and not exists (select 1 from public.ledger_entries e where e.reference = l.receipt)
    and not exists (select 1 from public.reversal_decisions d where d.receipt = l.receipt and d.is_refund)
$function$;
comment on function private.unclear_reversals() is 'Lines of a month by which M-Pesa took back money of a payment and that nothing explains: of another sum, or of what had gone back in part. A row
for each bill where that payment lies by now.';

create function private.bills_taken_back()
returns setof uuid
language sql
stable
set search_path = ''
as $function$
  select r.bill_id from private.reversals_told() r
  union select u.bill_id from private.unsent_refunds() u
  union select u.bill_id from private.unclear_reversals() u
$function$;
comment on function private.bills_taken_back() is 'Bills of which a line says that M-Pesa took money back and that nothing explains yet: whoever books these lines locks them first.';

create function private.tell_unclear_reversals()
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
begin
  -- a part of what is owed back has gone back by it
  for told in
    select u.receipt, u.kes, min(u.bill_id::text)::uuid as bill_id from private.unclear_reversals() u group by u.receipt, u.kes having count(*) = 1 order by 1
  loop
    bill := private.lock_bill(told.bill_id);
    if bill.state = 'refund_due' and told.kes <= private.left_to_refund(bill.id) - bill.kept_kes
        and not exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state = 'wanted' and o.way = 'by_hand')
        and exists (select 1 from private.unclear_reversals() u where u.receipt = told.receipt) then
      update public.refund_orders o set state = 'withdrawn' where o.bill_id = bill.id and o.state = 'wanted';
      perform private.book_refund(bill, told.kes, told.receipt, 'Reversed by M-Pesa.', null, private.payer_of_reversal(told.receipt));
    end if;
  end loop;
  for told in
    select u.*, b.number from private.unclear_reversals() u join public.bills b on b.id = u.bill_id
    where not exists (select 1 from public.audit_log a where a.action = 'reversal_to_check' and a.entity_id = u.bill_id::text
      and a.detail ->> 'reversal' = u.receipt)
    order by u.receipt, b.number
  loop
    -- what waits for a second person is asked for anew, once it is clear what is left
    update public.refund_orders o set state = 'withdrawn' where o.bill_id = told.bill_id and o.state = 'wanted' and o.way <> 'by_hand';
    perform private.audit('reversal_to_check', 'bills', told.bill_id::text, jsonb_build_object('number', told.number, 'reversal', told.receipt,
      'amount_kes', told.kes));
    perform private.tell_refund_desk('M-Pesa took money back', format(
      '%s of %s was taken back with receipt %s, and it is not clear of what, or a part had gone back before. Nothing of it is packed or sent until somebody has booked it.',
      private.shillings(told.kes), told.number, told.receipt));
  end loop;
  -- money without a bill that somebody had sent back already
  for told in
    select l.receipt, l.withdrawn_kes as kes, o.of_receipt, o.receipt as sent_with, o.id
    from private.reversal_lines l join public.outgoings o on o.of_receipt = l.named and o.state = 'booked' and o.receipt <> l.receipt
    where l.withdrawn_kes > 0 and l.completed_at > now() - interval '30 days'
      and not exists (select 1 from public.audit_log a where a.action = 'reversal_to_check' and a.entity_id = o.id::text and a.detail ->> 'reversal' = l.receipt)
      and not exists (select 1 from public.payments p where p.receipt = l.named or p.reversal_receipt = l.receipt)
    order by l.receipt
  loop
    perform private.audit('reversal_to_check', 'outgoings', told.id::text, jsonb_build_object('reversal', told.receipt, 'amount_kes', told.kes));
    perform private.tell_refund_desk('Money went back twice', format(
      '%s that came with receipt %s went back with %s, and M-Pesa took it too, with %s. Ask its payer for it: the close of that day shows it.',
      private.shillings(told.kes), told.of_receipt, told.sent_with, told.receipt));
  end loop;
end
$function$;
comment on function private.tell_unclear_reversals() is 'Tells the desk, once, of a line by which M-Pesa took back money of a payment and that books nothing by itself; what waits for a second person there
is withdrawn.';

create function private.twice_bill_of_payer(payer text, kes integer)
returns uuid
language sql
stable
set search_path = ''
as $function$
  select min(b.id::text)::uuid from public.bills b
  where b.id in (select p.bill_id from public.payments p where p.twice_kes > 0)
    and private.gives_back(b, kes) and private.went_twice_kes(b.id) = kes
    and (private.is_same_phone(b.phone, payer) or exists (
      select 1 from public.payments p where p.bill_id = b.id and private.is_same_phone(p.phone, payer)))
  having count(*) = 1
$function$;
comment on function private.twice_bill_of_payer(payer text, kes integer) is 'The one bill of whoever has that phone of which exactly so much went to them twice; null where there is none, or more than one.';

create function private.take_twice_back(bill public.bills, kes integer, method text, receipt text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  line public.mpesa_statement_lines;
  came timestamptz;
  rest integer;
begin
  if take_twice_back.receipt is not null then
    perform pg_advisory_xact_lock(hashtextextended('unplaced money ' || take_twice_back.receipt, 0));
    select * into line from public.mpesa_statement_lines l where l.receipt = take_twice_back.receipt;
    came := private.plausible_time(line.completed_at, bill.created_at);
  end if;
  insert into public.twice_returns (bill_id, amount_kes, method, receipt, note, noted_by, at)
  values (bill.id, kes, take_twice_back.method, take_twice_back.receipt, take_twice_back.note, private.caller(), coalesce(came, now()));
  -- what is booked already as money without a bill is taken off there, and both are of this day
  perform private.book(bill.id, 'got_back', at => case when private.unplaced_kes(take_twice_back.receipt) = 0 then came end);
  if take_twice_back.receipt is not null then
    perform private.book_unplaced(take_twice_back.receipt);
  end if;
  rest := private.went_twice_kes(bill.id);
  perform private.tell_bill(bill, 'success', 'Your money is here', case
    when rest > 0 then format('%s of what went to you twice for %s came back to us. %s is left.', private.shillings(kes), bill.number, private.shillings(rest))
    else format('%s that went to you twice for %s came back to us. Asante sana!', private.shillings(kes), bill.number) end);
  perform private.audit('got_back', 'bills', bill.id::text, jsonb_strip_nulls(jsonb_build_object('number', bill.number, 'amount_kes', kes,
    'receipt', take_twice_back.receipt, 'note', take_twice_back.note)));
end
$function$;
comment on function private.take_twice_back(bill public.bills, kes integer, method text, receipt text, note text) is 'Books that the payer of a locked bill gave back what had gone to them twice, or a part of it, and tells them.';

create function public.take_twice_back(bill_id uuid, kes integer, seen_kes integer, receipt text default NULL::text, note text default NULL::text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  named constant text := private.reference_of(take_twice_back.receipt);
  out_kes integer;
  line public.mpesa_statement_lines;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(take_twice_back.bill_id);
  out_kes := private.went_twice_kes(bill.id);
  if bill.id is null or out_kes <= 0 then
    perform private.refuse('not_found', 'Nothing of this bill is to come back.', 'Reload to see its present state.');
  end if;
  if kes is null or kes < 1 then
    perform private.refuse('wrong_amount', 'Say how much came back.');
  end if;
  if out_kes is distinct from seen_kes then
    perform private.refuse('changed', 'Meanwhile a part of it came back.', 'Reload to see its present state.');
  end if;
  if kes > out_kes then
    perform private.refuse('too_much', format('At most %s is to come back.', private.shillings(out_kes)));
  end if;
  if nullif(trim(take_twice_back.receipt), '') is not null then
    if named is null or named !~ '^[A-Z0-9]{8,12}$' then
      perform private.refuse('bad_receipt', 'Name the receipt with which it came back.', 'It stands in the M-Pesa statement.');
    end if;
    perform pg_advisory_xact_lock(hashtextextended('receipt ' || named, 0));
    select * into line from public.mpesa_statement_lines l where l.receipt = named;
    if exists (select 1 from public.payments p where p.receipt = named) then
      perform private.refuse_receipt(named);
    end if;
    if private.is_got_back(named) or private.is_sent_back(named) or line.withdrawn_kes > 0
        or exists (select 1 from public.refunds r where r.reference = named)
        or exists (select 1 from public.ledger_entries e where e.reference = named and e.what = 'sent_twice') then
      perform private.refuse('receipt_used', 'This receipt belongs to other money.', 'Look for the one that came in.');
    end if;
    if line.paid_in_kes <> kes then
      perform private.refuse('wrong_amount', format('M-Pesa says that %s came with receipt %s.', private.shillings(line.paid_in_kes), named));
    end if;
  end if;
  perform private.take_twice_back(bill, kes, case when named is null then 'cash' else 'mpesa' end, named, nullif(left(trim(take_twice_back.note), 500), ''));
end
$function$;
comment on function public.take_twice_back(bill_id uuid, kes integer, seen_kes integer, receipt text, note text) is 'The desk notes what a payer gave back of money that went to them twice: by M-Pesa with its receipt, in cash without one. `seen_kes`: what was still to
come back when the dialog opened. Their payer is told. Refusals: not_allowed, not_found, changed, wrong_amount, too_much, bad_receipt, receipt_used.';
grant execute on function public.take_twice_back(bill_id uuid, kes integer, seen_kes integer, receipt text, note text) to authenticated;

create function private.take_part_back(bill public.bills, receipt text, kes integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  gone public.payments;
  rest integer;
  came timestamptz;
begin
  select p.* into gone from private.lines_taken_back() l join public.payments p on p.id = any (l.places)
  where l.receipt = take_part_back.receipt and p.bill_id = bill.id and private.state_that_counts(p) = 'paid' and p.received_kes - private.moved_away(p.id) >= take_part_back.kes
  order by p.created_at, p.id limit 1 for update of p;
  -- what is above the price is no loss of it
  if gone.id is null or bill.state not in ('paid', 'needs_review') or (bill.state = 'paid'
      and private.left_to_refund(bill.id) - take_part_back.kes >= bill.asked_kes) then
    return false;
  end if;
  rest := gone.received_kes - private.moved_away(gone.id) - take_part_back.kes;
  select l.completed_at into came from public.mpesa_statement_lines l where l.receipt = take_part_back.receipt;
  update public.refund_orders o set state = 'withdrawn' where o.payment_id = gone.id and o.state = 'wanted' and o.way <> 'by_hand';
  -- what M-Pesa left of it is a part of the price, as if it had been moved here
  if rest > 0 then
    -- both at once: nothing came or went by it
    with kept as (
      insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, result_text, receipt, reversed_from, created_at)
      values (bill.id, 'moved', rest, rest, gone.phone, 'needs_review', 0, private.part_words(rest, bill.asked_kes),
        'MOVED' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 7)), 'paid', gone.created_at)
      returning id
    )
    insert into public.refunds (bill_id, payment_id, amount_kes, method, moved_to, note, actor_id)
    select bill.id, gone.id, rest, 'moved', kept.id, 'What M-Pesa left of it.', private.caller() from kept;
  end if;
  update public.payments p
  set state = 'reversed', reversal_receipt = take_part_back.receipt, reversed_from = private.state_that_counts(p), next_check_at = null,
    twice_kes = private.sent_besides(bill, gone), reversed_at = coalesce(private.plausible_time(came, p.created_at), now())
  where p.id = gone.id returning * into gone;
  perform private.book_line(take_part_back.receipt);
  gone.received_kes := take_part_back.kes;
  perform private.after_reversal(bill, gone);
  return true;
end
$function$;
comment on function private.take_part_back(bill public.bills, receipt text, kes integer) is 'M-Pesa took another sum than the whole of a payment back by that line: the payment counts no more, what was left of it is a part of the price, and so much
is owing. False where no payment of the bill pays it with as much.';

create function public.settle_reversal(receipt text, outcome text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  why constant text := nullif(left(trim(settle_reversal.note), 500), '');
  told record;
  bill public.bills;
begin
  perform private.require_capability('payments');
  if settle_reversal.outcome is null or settle_reversal.outcome not in ('owing', 'refund', 'noted', 'twice') then
    perform private.refuse('bad_outcome', 'Say what became of the money.');
  end if;
  if why is null then
    perform private.refuse('bad_note', 'Say how you know.');
  end if;
  select u.bill_id, u.kes into told from private.unclear_reversals() u where u.receipt = settle_reversal.receipt order by u.bill_id limit 1;
  -- in the order in which whoever books these lines locks them
  perform private.lock_bill(c.id) from (
    select b.id from public.bills b where b.id in (select u.bill_id from private.unclear_reversals() u where u.receipt = settle_reversal.receipt)
    order by b.kind, b.id) c;
  select * into bill from public.bills b where b.id = told.bill_id;
  if bill.id is null or not exists (select 1 from private.unclear_reversals() u where u.receipt = settle_reversal.receipt and u.bill_id = bill.id) then
    perform private.refuse('not_found', 'This is settled already.', 'Reload to see its present state.');
  end if;
  if exists (select 1 from public.refund_orders o where o.bill_id = bill.id and o.state = 'wanted' and o.way = 'by_hand') then
    perform private.refuse('refund_in_flight', 'A refund that was sent by hand waits for a second person.', 'Approve or withdraw it first.');
  end if;
  if settle_reversal.outcome = 'owing' then
    if not private.owe_taken_back(settle_reversal.receipt, told.kes) then
      perform private.refuse('wrong_state', 'Nothing of this bill can be owing by that.', 'Record it as a refund with that receipt.');
    end if;
  elsif settle_reversal.outcome = 'refund' then
    if bill.state <> 'paid' or private.left_to_refund(bill.id) < told.kes then
      perform private.refuse('wrong_state', 'That much of this bill is not here.', 'Reload to see its present state.');
    end if;
    perform private.book_refund(bill, told.kes, settle_reversal.receipt, why, null, private.payer_of_reversal(settle_reversal.receipt));
  elsif private.noted_so_far(bill.id, told.kes) is null or (settle_reversal.outcome = 'twice' and private.noted_so_far(bill.id, told.kes) <> 'gone') then
    perform private.refuse('wrong_state', 'That much was not noted as sent back.', 'It may be owing, or a refund.');
  else
    insert into public.reversal_decisions (receipt, bill_id, is_refund, note, noted_by)
    values (settle_reversal.receipt, bill.id, settle_reversal.outcome = 'noted', why, private.caller());
  end if;
  perform private.audit('reversal_settled', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'receipt', settle_reversal.receipt,
    'amount_kes', told.kes, 'outcome', settle_reversal.outcome, 'note', why));
  perform private.book_reversals();
end
$function$;
comment on function public.settle_reversal(receipt text, outcome text, note text) is 'The desk says of a line by which M-Pesa took money back and that nothing explains, how they know, and what it is: owing (a part of what pays a bill was taken:
so much is to be paid again), refund (the price is less by it, and the goods go for the rest), noted (it is the refund that was noted already), or twice (that one went out besides). Booked at once. Refusals:
not_allowed, bad_outcome, bad_note, not_found, refund_in_flight, wrong_state.';
grant execute on function public.settle_reversal(receipt text, outcome text, note text) to authenticated;

create function private.sent_of_bill(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select private.refund_in_flight(sent_of_bill.bill_id) + coalesce((
    select sum(r.amount_kes) from public.refunds r where r.bill_id = sent_of_bill.bill_id and r.moved_to is null), 0)::integer
$function$;
comment on function private.sent_of_bill(bill_id uuid) is 'What of a bill went back to its payer, is on its way or waits for approval, KSh; what was moved to another bill apart.';

create function private.owe_taken_back(receipt text, kes integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  place record;
  bill public.bills;
  rest integer := kes;
  free integer;
begin
  -- of money that lies at several bills, what is owed back has gone back first
  for place in
    select u.bill_id from private.unclear_reversals() u join public.bills b on b.id = u.bill_id
    where u.receipt = owe_taken_back.receipt order by b.state <> 'refund_due', b.kind, b.id
  loop
    select * into bill from public.bills b where b.id = place.bill_id;
    if bill.state = 'refund_due' then
      free := least(rest, private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id));
      if free > 0 then
        update public.refund_orders o set state = 'withdrawn' where o.bill_id = bill.id and o.state = 'wanted' and o.way <> 'by_hand';
        perform private.book_refund(bill, free, owe_taken_back.receipt, 'Reversed by M-Pesa.', null, private.payer_of_reversal(owe_taken_back.receipt));
        rest := rest - free;
      end if;
    elsif rest > 0 and private.take_part_back(bill, owe_taken_back.receipt, rest) then
      rest := 0;
    end if;
  end loop;
  return rest = 0;
end
$function$;
comment on function private.owe_taken_back(receipt text, kes integer) is 'M-Pesa took so much back by that line: what is owed back at the bills where the money lies has gone back by it, and the rest is owing. False where the
rest is more than pays one of them; the caller undoes it then.';

create function private.book_reversed_returns()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  told record;
  bill public.bills;
  came timestamptz;
  many integer := 0;
begin
  for told in
    select l.receipt, l.withdrawn_kes as kes, l.completed_at, t.bill_id
    from private.reversal_lines l join public.twice_returns t on t.receipt = l.named and t.amount_kes = l.withdrawn_kes
    where not private.is_got_back(l.receipt) and not exists (select 1 from public.outgoings o where o.receipt = l.receipt and o.state <> 'withdrawn')
    order by t.bill_id, l.receipt
  loop
    bill := private.lock_bill(told.bill_id);
    -- whoever was first may have booked it
    continue when private.is_got_back(told.receipt);
    came := coalesce(private.plausible_time(told.completed_at, bill.created_at), now());
    insert into public.twice_returns (bill_id, amount_kes, method, receipt, at) values (bill.id, -told.kes, 'mpesa', told.receipt, came);
    perform private.book(bill.id, 'got_back', at => came);
    perform private.audit('got_back_reversed', 'bills', bill.id::text, jsonb_build_object('number', bill.number, 'amount_kes', told.kes,
      'reversal', told.receipt));
    perform private.tell_bill(bill, 'warning', 'Your payment was taken back', format(
      'M-Pesa took %s for %s back with receipt %s. It had gone to you twice: please send it once more.', private.shillings(told.kes), bill.number,
      told.receipt));
    many := many + 1;
  end loop;
  return many;
end
$function$;
comment on function private.book_reversed_returns() is 'Books what M-Pesa took back of what payers gave back of money that had gone to them twice, each once: it is to come once more. Answers how many.';

create function private.noted_so_far(bill_id uuid, kes integer)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when private.sent_of_bill(noted_so_far.bill_id) < noted_so_far.kes then null
    when private.left_to_refund(noted_so_far.bill_id) + private.parts_of(noted_so_far.bill_id) < noted_so_far.kes then 'gone'
    else 'sent'
  end
$function$;
comment on function private.noted_so_far(bill_id uuid, kes integer) is 'What the books know where M-Pesa took so much of a bill back: "gone" where as much was noted as sent back and is not here any more, "sent" where as
much was noted and is still here besides, null where less was noted.';
