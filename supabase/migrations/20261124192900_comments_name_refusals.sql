-- Comments that were there: what they left unsaid, such as what a null means and which
-- refusals a caller must be ready for.

comment on function public.place_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text) is
  'Places the caller''s order and answers its row; the same `client_key` answers the same order. With a pickup '
  'point its own county, town and landmark count. `expected_total_kes` is the total they were shown, `buyer_pin` '
  'stands on the invoice. Refusals: bad_payment_method, bad_phone, bad_pin, bad_pin_name, bad_quantity, '
  'cash_not_available, coupon_already_used, coupon_ended, coupon_first_order, coupon_minimum, coupon_not_started, '
  'coupon_used_up, empty_cart, missing_address, not_signed_in, out_of_stock, price_changed, too_heavy, '
  'too_many_orders, unknown_county, unknown_coupon, unknown_pickup_point, unknown_product.';

comment on function public.require_second_factor(role text, is_required boolean) is
  'The owner says whether a role asks for a second factor. Refusals: not_allowed, second_factor_needed, '
  'sign_in_again, unknown_role.';

comment on function public.second_factor_roles() is
  'Which roles ask for a second factor, with how many people have the role and how many of them a factor. For the '
  'owner. Refusals: not_allowed.';

comment on function public.second_factor_people() is
  'Who works here in which role and whether they have a second factor. For the owner. Refusals: not_allowed.';

comment on function public.job_health() is
  'Each job with its last run, its failures and whether it is late, for the desk (telemetry) and the SQL editor. '
  'Refusals: not_allowed.';

comment on function public.claim_receipt(order_id uuid, receipt text, order_token text) is
  'public.name_receipt for pages of release 1.0, which name an order. Refusals: already_paid, bad_receipt, '
  'claim_open, not_found, not_signed_in, order_closed, receipt_used, too_many_attempts.';

comment on function public.named_receipt(order_id uuid, order_token text) is
  'May be null. public.waiting_receipt for pages of release 1.0, which name an order.';

comment on function public.order_receipt(order_id uuid, order_token text) is
  'public.receipt for pages of release 1.0, which name an order. Refusals: not_found, not_signed_in.';

comment on function public.run_scheduled_jobs() is
  'Every job once, with what each did; those of edge functions count what is due for them. For functions and the '
  'timer of a hosted project.';

comment on column private.documents_due.number is
  'Given already, by release 1.0 or by the upgrade in the order of payment; null: the next one is taken.';
comment on column private.documents_due.amount_kes is
  'How much the invoice of that number is for, KSh; null: what the ledger says.';

comment on column private.mpesa_account.till is 'The till that gets the money; null where it is the short code.';

comment on column private.mpesa_requests.answer is 'The body of the answer as it came; null before it came.';

comment on column private.till_addresses.last_fetch is
  'What the last fetch brought, or why it ended early; null before the first.';

comment on column public.business_details.kra_pin is
  'As KRA writes PINs: a letter, nine digits, a letter; null when the shop has none.';
comment on column public.business_details.delivery_item_class is
  'The item classification of eTIMS for deliveries, eight to ten digits; null when not known.';

comment on column public.etims_answers.qr is
  'What the QR code of the paper says, an address of KRA; null when not told.';

comment on column public.invoice_lines.of_line is
  'Of a credit note: the line of the invoice that it takes from; else null.';
comment on column public.invoice_lines.detail is
  'The size of goods; a day, or two with a stroke, of what has its time; null where there is nothing to add.';

comment on column public.invoices.order_id is
  'The bill once more where it is that of an order, as release 1.0 asks for it; else null.';
comment on column public.invoices.corrects is 'The invoice that a credit note is about; null for invoices.';

comment on column public.ledger_entries.reference is
  'The receipt or day of what is no bill: a charge, a move to the bank, a first balance; null for bills.';

comment on column public.mpesa_statement_lines.balance_kes is
  'What lay in the account after it and its charge, KSh, cents left off; null when not told.';

comment on column public.product_tax.item_class is
  'The item classification of eTIMS, eight to ten digits; null when not known.';

comment on column public.refund_orders.approved_how is
  'below_limit: nobody had to. second_person: `approved_by` is another than `asked_by`. alone: the only one who may '
  'decide, with their second factor. Null before.';
comment on column public.refund_orders.receipt is
  'M-Pesa''s receipt of the reversal or payment; null before it was sent.';

comment on function public.save_consultation_plan(consultation_id uuid, plan jsonb, share boolean) is
  'The practitioner writes the plan of a consultation: {summary, steps, meals, week {title, energy_kcal, days, '
  'based_on}, product_ids}; with `share` the client gets it. What the client sees is judged by what its meals come '
  'to. Refusals: bad_plan, not_found, week_mislabelled, week_too_little, wrong_state.';

comment on function private.check_safety_profile() is
  'Lets a safety profile hold known terms, few medicines in its owner''s own words, and dates that can be true. '
  'Refusals: bad_facts, list_full, unknown_term.';

comment on function private.require_fit_to_fast(user_uuid uuid, target_minutes integer) is
  'Refuses the beginning of a fast that could harm. Refusals: ask_first, not_screened.';

comment on function public.practice_earnings() is
  'The caller''s last twelve months by their own clock, newest first. mpesa_kes is what came and was kept, by the '
  'ledger; plan_kes the prices of what plans covered, for which no money moves. Refusals: not_allowed.';

comment on function private.refuse_less(why text) is
  'Refuses with the words for a reason of why_no_fast; does nothing without one. Refusals: not_for_you.';

comment on function private.plan_medicine() is
  'Checks a schedule and plans its next reminder. Refusals: list_full, unknown_term.';

comment on function private.check_taking() is
  'Lets late notes of doses through once, the younger over the older. Refusals: bad_date, list_full.';

comment on function public.remove_second_factor(email text, reason text) is
  'Helps somebody who lost telephone and recovery codes. Refusals: not_allowed, second_factor_needed, bad_reason, '
  'not_found, own_account, no_factor, sign_in_again.';

comment on function private.resolve_second_receipt(bill public.bills, second text, decision text, note text, came integer) is
  'A word on a second receipt that the payer of a locked and settled bill named: no money came with it, or it came '
  'on top and is owed back. What was decided about the bill stays as it is. Refusals: receipt_used.';

comment on function private.book_refund(bill public.bills, amount integer, reference text, note text, payment_id uuid) is
  'The body of `record_refund`, for a locked bill; answers the last of its rows. Refusals: receipt_used, too_much.';

comment on function private.check_refund_order() is
  'Refuses a refund of what is not owed back, or of more than is left with what is on its way, and steps that skip '
  'one. Refusals: too_much, wrong_state.';

comment on function private.send_refund(target public.refund_orders) is
  'Has M-Pesa told to send a refund that was agreed to. The caller holds the lock of its bill. Refusals: '
  'not_set_up, wrong_state.';

comment on function public.settle_refund(refund_id uuid, was_sent boolean, receipt text) is
  'A person who has looked at the M-Pesa statement says of a refund in doubt whether it was sent, and with which '
  'receipt. Refusals: not_allowed, not_found, wrong_state, bad_receipt, receipt_used, too_much.';
