-- What functions about money answer in JSON, as answers_of_the_shop says it. Their bodies stay as they are.

comment on function public.bill_plan(text,integer) is
'The bill of a month of a plan for the caller, for `start_payment`; the same one until it is paid or its price
changes. `expected_kes` is the amount they were shown. Answers {bill_id uuid, number text, amount_kes integer}.
Refusals: not_signed_in, in_review, other_payment_open, price_changed, and those of the price: unknown_plan, not_due,
lower_plan.';

comment on function public.claim_receipt(uuid,text,text) is
'public.name_receipt for pages of release 1.0, which name an order. Answers as name_receipt. Refusals: already_paid,
bad_receipt, claim_open, not_found, not_signed_in, order_closed, receipt_used, too_many_attempts.';

comment on function public.name_receipt(uuid,text,text) is
'The payer of a bill names the receipt of their payment: matched when the statement has it already, else waiting while
M-Pesa is asked and, where that does not settle it, for a person, who has a day: so long is kept what was bought, and
money that is found later reopens it. A receipt that M-Pesa does not have, or gave to another till, may be replaced by
another one. `order_token` is how a visitor names their order. Answers {state "matched" | "waiting"}. Refusals:
not_signed_in, not_found, bad_receipt, already_paid, order_closed, receipt_used, claim_open, too_many_attempts.';

comment on function private.day_differences(text,private.statement_line[],timestamp with time zone,timestamp with time zone) is
'Receipts for which the statement and the ledger say different sums in a day. why: no_payment (money nobody of ours
paid), no_refund (money went out that is no refund), no_line (ours alone), not_settled (in doubt, or failed here),
amount_differs, other_day (booked or stated on another day). Answers [{receipt text | null, at timestamptz, stated_kes
bigint | null, booked_kes bigint | null, difference_kes bigint, details text | null, bill_id uuid | null, kind text |
null, number text | null, why text}].';

comment on function private.late_bookings(text,timestamp with time zone,timestamp with time zone) is
'What was booked of an account after a day was closed, for that day or earlier ones. Answers {kes bigint, bookings
[{at timestamptz, booked_at timestamptz, class text, receipt text | null, bill_id uuid | null, kind text | null,
number text | null, amount_kes bigint}]}.';

comment on function private.losses_of_day(date) is
'What was given up on a day of Nairobi, by owners, and what came all the same (below zero); without a number of a
rider, or of a refund sent twice. Answers [{number text | null, kind text | null, bill_id uuid | null, amount_kes
bigint, at timestamptz, note text | null}].';

comment on function private.account_day(private.payment_providers,date) is
'One account of `daily_close`, which says what its sums are. Answers {account text, name text, opening_kes bigint,
late_before_kes bigint, late_before [{at timestamptz, booked_at timestamptz, class text, receipt text | null, bill_id
uuid | null, kind text | null, number text | null, amount_kes bigint}], before_day date | null, came [{kind text,
amount_kes bigint}], came_kes bigint, unplaced_kes bigint, placed_kes bigint, refunds_kes bigint, reversed_kes bigint,
fees_kes bigint, moved_kes bigint, closing_kes bigint, has_statement boolean, statement {lines integer, opening_kes
bigint | null, closing_kes bigint | null, missing_kes bigint | null} | null, differences as private.day_differences,
before_kes bigint | null, difference_kes bigint | null, still "runs" | "money_may_come" | null, earlier_day date |
null, late_kes bigint, late [{at timestamptz, booked_at timestamptz, class text, receipt text | null, bill_id uuid |
null, kind text | null, number text | null, amount_kes bigint}], closed {at timestamptz, by text | null, closing_kes
bigint, stated_kes bigint | null, note text | null} | null}.';

comment on function public.daily_close(date) is
'A day of Nairobi. Opening and closing are what the ledger has, where money lies on the day M-Pesa says it was paid:
opening + came + unplaced - placed - refunds - reversed - fees + moved = closing. late: what was booked of this day or
earlier ones after it was closed; late_before: the same of the last closed day before it (before_day), which is in
opening_kes; both as private.late_bookings. difference_kes is what the statement has more: before_kes (it was there in
the morning), the sum of differences, and missing_kes (its lines do not add up to its balances: some are not here);
null without a statement. still: as private.day_still; earlier_day: an earlier day that nobody closed, or null.
is_person: it lies with riders, and nobody closes it. handed_in_kes: what of moved_kes riders handed in. For who
decides about payments or reads the books. Answers {day date, losses as private.losses_of_day, accounts [as
private.account_day and {is_person boolean, handed_in_kes bigint}]}. Refusals: not_allowed, bad_day.';

comment on function public.close_day(date,text,integer,text) is
'Closes a day of an account with what stands there now; a day that changed since may be closed again beside.
`counted_kes` is what was counted where there is no statement. The first day that is closed takes over what lay there
before. Answers as private.account_day. Refusals: not_allowed, bad_day, not_found, wrong_amount, already_closed.';

comment on function public.export_money(text,text,date,date,integer) is
'Money for the accountant, 5,000 rows a call. what: money (in and out of each account, as the close of the day; its
total is what the accounts changed by), ledger, sales, vat, refunds; grouped: entry, day, month. The diary keeps who
took it along. For who decides about payments or reads the books. Answers {columns [text], rows [[text | null]], count
integer, total_kes bigint}. Refusals: not_allowed, not_found, bad_period.';

comment on function private.describe_attempt(payments,text) is
'An attempt for whoever carries it out. `order_number` is what the payer sees in the prompt: the number of the bill.
Answers {payment_id uuid, amount_kes integer, phone text, order_number text, method text}.';

comment on function public.get_payment_secret(uuid) is
'For functions: what the prompt of an attempt needs, with its secret token and state; null for an unknown payment.
Answers as private.describe_attempt and {callback_token text, state text, prompt_words text, shortcode? text} | null.';

comment on function public.start_payment(uuid,text,text,text) is
'Opens an attempt to pay a bill of the caller, or as much of it as its provider carries at once, and renews its hold,
within the limit of its kind, or answers the attempt that is open already. An attempt that never became a prompt
within a minute (the server died in between) is given up for a new one. `phone` may be left out where one is known;
`order_token` is how a visitor names their order; `method` who carries the money. Answers as private.describe_attempt
and {already_open boolean}. Refusals: not_signed_in, not_found, bad_payment_method, claim_open, wait_first, bad_phone,
too_many_attempts, and what the kind refuses: already_paid, order_closed, in_review, hold_over.';

comment on function private.take_statement_lines(jsonb,uuid,text) is
'Takes lines of an M-Pesa statement, at most 5,000 a call, learnt in the way that `source` names: [{receipt,
completed_at, paid_in_kes, withdrawn_kes, balance_kes, reason, account, payer, details}, …]. Lines we have are left as
they are, but for what they lack: a payment and its charge share a receipt, and whichever comes second is neither new
nor known. Settles named receipts that appear, teaches payments what they do not know: their receipt, or what came,
and gives uploaded lines to the bills that they name where these still take money. Answers {import_id uuid, imported
integer, known integer, bad [{row integer, message text}], claims_matched integer, receipts_learned integer, placed
integer}. Refusals: bad_file.';

comment on function public.import_statement_lines(jsonb,uuid) is
'An uploaded M-Pesa statement, at most 5,000 lines a call; `number` of a line is the short code or till of the
statement. Answers as private.take_statement_lines. Refusals: not_allowed, bad_file, other_till.';

comment on function public.money_out() is
'What waits of money that goes out, and what lies in M-Pesa; is_short: more is owed back than lies there; null where
nothing is known. Answers {to_approve integer, to_settle integer, can_ask boolean, can_send boolean, owed_kes bigint,
utility_kes integer | null, working_kes integer | null, known_at timestamptz | null, is_old boolean | null, asked_at
timestamptz | null, ask_state "asked" | "known" | "failed" | "silent" | null, ask_code text | null, ask_words text |
null, is_short boolean | null}. Refusals: not_allowed.';

comment on function private.numbers_now(bills,text) is
'The numbers that a bill or its buyer''s account names now and that did not pay; since when the account has it, as far
as that is known. Answers [{of "account" | "bill", phone text, since timestamptz | null}].';

comment on function public.offer_refund(uuid,uuid,integer,text) is
'How M-Pesa can send a sum of a payment back; way is null where it cannot. `phone` is where it goes, null: the account
that paid, which M-Pesa does not name; `payer` the number that paid, with stars in its middle, or null where nobody
knows it. former_number: where it was paid to a number that is no longer the shop''s, under which alone M-Pesa knows
its receipt; is_unheard: somebody vouched for it, and M-Pesa has not told of it; `others` are the numbers of the buyer
that did not pay. Answers {way "reversal" | "b2c" | null, phone text | null, payer text | null, is_other_phone
boolean, needs_second boolean, most_kes integer, limit_kes integer, others as private.numbers_now, former_number?
text, is_unheard? boolean}. Refusals: not_allowed, not_found, bad_phone.';

comment on function public.order_receipt(uuid,text) is
'public.receipt for pages of release 1.0, which name an order. Answers as private.describe_own_order and
{invoice_number text | null, issued_at timestamptz | null, refunds [{amount_kes integer, method text, reference text |
null, at timestamptz}]}. Refusals: not_found, not_signed_in.';

comment on function public.pay_yourself() is
'How somebody pays without a prompt, once M-Pesa tells us of such payments; null until then. Answers {way "paybill" |
"till", number text} | null.';

comment on function private.describe_line(text,text,text,integer,integer,integer,integer,text) is
'One line of it: kind goods, delivery, plan, consultation or on_top; detail the size of goods, a day, or two with a
stroke, of what has its time; tax_code the letter of KRA: A exempt, B 16 %, C 0 %, D no VAT. Answers {kind text, name
text, detail text | null, quantity integer, unit_price_kes integer, discount_kes integer, amount_kes integer, tax_code
text}.';

comment on function private.describe_document(invoices) is
'An invoice or credit note as its paper shows it: tax_day counts for VAT, corrects is the number of the invoice that a
credit note is about, buyer null once the buyer was forgotten. Answers {id uuid, kind "invoice" | "credit_note",
number text, issued_at timestamptz, tax_day date | null, paid_at timestamptz | null, method text | null, corrects text
| null, reason "cancelled" | "returned" | "refunded" | "corrected" | null, total_kes integer, tax_cents integer,
with_vat boolean, seller {name text, address text, branch? text, pin text | null}, buyer {name text, pin text | null,
phone text | null, address text | null} | null, lines [as private.describe_line], taxes [{code text, class text, rate
numeric, amount_kes integer, tax_cents integer}]}.';

comment on function public.receipt(uuid,text) is
'A bill as its receipt shows it: its invoice and credit notes in their order, or, before it is paid, what it would say
(`expected`), with payments and refunds, whose `number` is the bill that money was moved from or to. For its payer
(is_mine), the holder of its order''s token, whoever keeps payments (may_replace), and, once it has an invoice,
whoever reads the books, without phone, place and what a consultation was about. Answers {bill_id uuid, kind text,
number text, state text, asked_kes integer, received_kes integer, refunded_kes integer, created_at timestamptz,
payer_name text | null, is_mine boolean, may_replace boolean, pin {pin text, name text | null} | null, documents [as
private.describe_document], expected {with_vat boolean, tax_cents integer, lines [as private.describe_line], seller
{name text, address text, pin text | null}} | null, payments [{method text, receipt text | null, at timestamptz,
amount_kes integer, number text | null}], refunds [{amount_kes integer, method text, reference text | null, at
timestamptz, number text | null}]}. Refusals: not_signed_in, not_found.';

comment on function public.receipt_search(uuid,text) is
'The receipt that the payer of a bill names while it is looked for, null where none is; `told` as in receipt_claims,
came_kes what M-Pesa says that it brought where it is told for this bill, else null. Answers {receipt text, told text
| null, came_kes integer | null} | null.';

comment on function public.receive_callback(text,text,text,integer,jsonb,text) is
'Takes what M-Pesa calls back with: finds the payment by the token in the address, teaches it the ids of a prompt
whose acknowledgement was lost, keeps the message and, when it is a failure (its words are given), settles it, all in
one transaction. A success is settled once a query has confirmed it. Null for a token of nobody, of which nothing is
kept: anybody could fill the table. Answers {payment_id uuid, matched boolean, was_open boolean, outcome text | null}
| null.';

comment on function public.shop_figures(date,date) is
'Money as the ledger has it, on the day it moved; orders on the day they were placed, unless cancelled; accounts.
`step`: days in a point. Answers {step integer, points [{day date, sales_kes bigint, orders integer, sign_ups integer,
plans_kes bigint, before {sales_kes bigint, orders integer, sign_ups integer, plans_kes bigint}}], totals {sales_kes
bigint, orders integer, sign_ups integer, plans_kes bigint}, totals_before {sales_kes bigint, orders integer, sign_ups
integer, plans_kes bigint}, plans [{plan text, now integer}], plan_steps [{kind text, many integer, before integer}]}.
Refusals: not_allowed, bad_range.';

comment on function public.take_pulled_money(jsonb,uuid) is
'For functions: a page of payments that M-Pesa was asked for, as lines of the statement, under an id of its own;
`unplaced` are receipts that look for their bill by place_pulled_money. Answers {imported integer, known integer, bad
integer, placed integer, unplaced [text]}. Refusals: bad_file.';

comment on function public.till_addresses() is
'For functions: the secret in the addresses at which M-Pesa tells of money, and for which number they were registered.
Answers {secret text, registered_for text | null, pull_registered boolean}.';

comment on function public.till_desk() is
'For the desk of payments: shortcode is null where M-Pesa is not set up; former: numbers that were the shop''s, with
the prompts that are still open there; fetch is what came of the last list that was fetched. Answers {shortcode text |
null, till text | null, registered_at timestamptz | null, can_fetch boolean, fetched_at timestamptz | null, fetch
jsonb, former [{number text, until timestamptz, open integer}]}. Refusals: not_allowed.';

comment on function public.riders_owing() is
'Riders who have cash of the shop, whoever has it longest first: since when, how much, of how many orders, and of
which. What they hand in counts for the oldest. Last those who handed in more than they took (owed_kes below zero,
taken empty): it counts for what they take next. `taken` holds [{order_id uuid, number text, at timestamptz,
amount_kes bigint, left_kes bigint}]. For who decides about payments or reads the books. Refusals: not_allowed.';

comment on function public.unplaced_money() is
'May be null: account, number, method, asked_kes, like_receipt, like_number. Money that came and nobody knows what it
is for, the oldest first, with the bill that its account names, if any, a typed receipt of the same sum that looks
like it, with its bill, and `likely`: at most three bills that it may be for, the best first. `likely` holds [{number
text, kind text, name text | null, method text, placed_at timestamptz, why ["sum" | "phone" | "account" | "name"]}].
Refusals: not_allowed.';

comment on function public.bill_queue() is
'May be null: payment_id, claim_id, receipt, reason, payer_name, told, money. What waits for a person: attempts, named
receipts, money owed back, what is owing since M-Pesa took a payment back or it was moved and is not given up, or went
to its payer twice (went_twice), what M-Pesa took back and nothing explains (reversal; told is ''gone'' where as much
was noted as sent back already), receipts that somebody vouched for and of which M-Pesa tells another sum or bill
(told_otherwise), and refunds that their payer did not get (not_received: claim_id is the refund, phone where it
went), oldest first. A second_receipt was named for what is settled by now. amount_kes is what came, as far as it is
known, else what is expected; of a refund, what is left to be sent; of what is owing, that. told is that of a named
receipt, money what M-Pesa tells of it: the phone that it came from, with stars in its middle, or as SHA-256, and
other bills that the account means, that it paid, or that it is named for as well. `money` holds {kes bigint, at
timestamptz, payer text | null, details text, account text | null, means text | null, paid text | null, also_named_for
[text]}. Refusals: not_allowed.';
