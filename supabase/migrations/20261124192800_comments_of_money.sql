-- What the tables, columns and functions are, for whoever reads the database:
-- the ledger, what follows a payment, tax, invoices, M-Pesa and refunds.
-- docs/database.md and the types of the clients are made from these comments.

comment on column public.ledger_entries.id is 'The key of the row.';
comment on column public.ledger_entries.at is 'When the money moved, or when it was booked.';
comment on column public.ledger_entries.bill_id is 'The bill; null for what is no bill.';
comment on column public.ledger_entries.payment_id is 'The payment; null when it is none.';
comment on column public.ledger_entries.refund_id is 'The refund; null when it is none.';
comment on column public.ledger_entries.amount_kes is 'KSh, positive or negative as `account` says, never zero.';

comment on column private.bill_money.bill_id is 'The bill.';
comment on column private.bill_money.method is 'Who carried it, as payments.method.';
comment on column private.bill_money.state is 'paid, refund_due, refunded or needs_review.';
comment on column private.bill_money.left_kes is 'What has not gone back, KSh.';
comment on column private.bill_money.received_kes is 'What came, KSh.';

comment on function private.order_lock(bill public.bills, payment public.payments, words text) is
  'Hook on_lock of orders: locks the order.';

comment on function private.order_try_lock(bill public.bills, payment public.payments, words text) is
  'Hook on_try_lock of orders: locks the order unless it is busy; answers whether it could.';

comment on function private.order_check(bill public.bills, payment public.payments, words text) is
  'Hook on_check of orders: refuses a prompt for one that is paid, closed, in review or to be paid in cash. '
  'Refusals: already_paid, order_closed.';

comment on function private.order_start(bill public.bills, payment public.payments, words text) is
  'Hook on_start of orders: renews the hold of the stock by shop_settings.hold_minutes.';

comment on function private.order_prompted(bill public.bills, payment public.payments, words text) is
  'Hook on_prompted of orders: notes it in the order''s story.';

comment on function private.order_resolved(bill public.bills, payment public.payments, words text) is
  'Hook on_resolved of orders: notes the decision in the order''s story.';

comment on function private.order_failed(bill public.bills, payment public.payments, words text) is
  'Hook on_failed of orders: the order may be paid again and keeps its hold, or 15 minutes where it had none, '
  'unless a receipt is looked for.';

comment on function private.order_doubt(bill public.bills, payment public.payments, words text) is
  'Hook on_doubt of orders: the order waits for a person without an end, and its buyer is told.';

comment on function private.order_silence(bill public.bills, payment public.payments, words text) is
  'Hook on_silence of orders: the order waits for a person.';

comment on function private.order_claim(bill public.bills, payment public.payments, words text) is
  'Hook on_claim of orders: the order waits for a person, its stock is kept for 24 hours.';

comment on function private.order_paid(bill public.bills, payment public.payments, words text) is
  'Hook on_paid of orders: answers paid, or of a closed order what private.settle_late answers.';

comment on function private.order_not_paid(bill public.bills, payment public.payments, words text) is
  'Hook on_not_paid of orders: one in review may be paid again, a cancelled one is over.';

comment on function private.order_owed_back(bill public.bills, payment public.payments, words text) is
  'Hook on_owed_back of orders: one in review is cancelled and its money owed back; one that is to be paid in cash '
  'goes on.';

comment on function private.order_other_way(bill public.bills, payment public.payments, words text) is
  'Hook on_other_way of orders: one that was to be paid in cash is paid by M-Pesa.';

comment on function private.order_refunded(bill public.bills, payment public.payments, words text) is
  'Hook on_refunded of orders: refunded once no more than orders.kept_kes is left; the buyer is told.';

comment on function private.plan_lock(bill public.bills, payment public.payments, words text) is
  'Hook on_lock of plans: locks the subscription and its month.';

comment on function private.plan_try_lock(bill public.bills, payment public.payments, words text) is
  'Hook on_try_lock of plans: locks subscription and month unless busy; answers whether it could.';

comment on function private.plan_check(bill public.bills, payment public.payments, words text) is
  'Hook on_check of plans: refuses a prompt for a month that is paid, in review or not offered any more. Refusals: '
  'already_paid, hold_over, in_review.';

comment on function private.plan_failed(bill public.bills, payment public.payments, words text) is
  'Hook on_failed of plans: the month may be paid again, unless a receipt is looked for.';

comment on function private.plan_doubt(bill public.bills, payment public.payments, words text) is
  'Hook on_doubt of plans: the month waits for a person, and the payer is told.';

comment on function private.plan_silence(bill public.bills, payment public.payments, words text) is
  'Hook on_silence of plans: an open month waits for a person.';

comment on function private.plan_claim(bill public.bills, payment public.payments, words text) is
  'Hook on_claim of plans: the month waits for a person, and the payer is told.';

comment on function private.plan_paid(bill public.bills, payment public.payments, words text) is
  'Hook on_paid of plans: gives the month by the plan the payer is on now, or owes the money back when they do not '
  'need it. Answers paid or refund_due.';

comment on function private.plan_not_paid(bill public.bills, payment public.payments, words text) is
  'Hook on_not_paid of plans: a month in review is cancelled and may be asked for again.';

comment on function private.plan_owed_back(bill public.bills, payment public.payments, words text) is
  'Hook on_owed_back of plans: the money of a month in review is owed back.';

comment on function private.plan_refunded(bill public.bills, payment public.payments, words text) is
  'Hook on_refunded of plans: refunded once nothing is left; the payer is told.';

comment on function private.consultation_lock(bill public.bills, payment public.payments, words text) is
  'Hook on_lock of consultations: locks client, practice and consultation.';

comment on function private.consultation_try_lock(bill public.bills, payment public.payments, words text) is
  'Hook on_try_lock of consultations: locks them unless busy; answers whether it could.';

comment on function private.consultation_check(bill public.bills, payment public.payments, words text) is
  'Hook on_check of consultations: refuses a prompt for one that is paid, in review or whose time to pay is over. '
  'Refusals: already_paid, hold_over.';

comment on function private.consultation_start(bill public.bills, payment public.payments, words text) is
  'Hook on_start of consultations: keeps the slot at least 3 minutes more, 30 in all.';

comment on function private.consultation_failed(bill public.bills, payment public.payments, words text) is
  'Hook on_failed of consultations: the slot is kept for at most 10 minutes more, unless a receipt is looked for.';

comment on function private.consultation_doubt(bill public.bills, payment public.payments, words text) is
  'Hook on_doubt of consultations: the slot stays while a person looks.';

comment on function private.consultation_silence(bill public.bills, payment public.payments, words text) is
  'Hook on_silence of consultations: the slot stays while a person looks.';

comment on function private.consultation_claim(bill public.bills, payment public.payments, words text) is
  'Hook on_claim of consultations: the slot stays while the receipt is looked for.';

comment on function private.consultation_paid(bill public.bills, payment public.payments, words text) is
  'Hook on_paid of consultations: confirms it, or owes the money back when its time is gone. Answers paid or '
  'refund_due.';

comment on function private.consultation_not_paid(bill public.bills, payment public.payments, words text) is
  'Hook on_not_paid of consultations: one in review ends, and its time is free.';

comment on function private.consultation_owed_back(bill public.bills, payment public.payments, words text) is
  'Hook on_owed_back of consultations: one in review ends, and its money is owed back.';

comment on function private.consultation_refunded(bill public.bills, payment public.payments, words text) is
  'Hook on_refunded of consultations: refunded once nothing is left; the client is told.';

comment on column public.payment_reconciliation.receipt is 'Receipt of the line or the payment.';
comment on column public.payment_reconciliation.completed_at is
  'When M-Pesa completed it; null when it has no such line.';
comment on column public.payment_reconciliation.paid_in_kes is
  'What the statement says that came, KSh; null without a line.';
comment on column public.payment_reconciliation.account is 'What the payer named it for.';
comment on column public.payment_reconciliation.details is 'M-Pesa''s own words.';
comment on column public.payment_reconciliation.payment_id is 'Our payment; null when there is none.';
comment on column public.payment_reconciliation.bill_id is 'Its bill; null when there is none.';
comment on column public.payment_reconciliation.kind is 'Kind of the bill: order, plan or consultation.';
comment on column public.payment_reconciliation.order_id is 'The bill once more where it is an order''s.';
comment on column public.payment_reconciliation.reference is 'Number of the bill; null without a payment.';
comment on column public.payment_reconciliation.amount_kes is 'What came by our books, KSh.';
comment on column public.payment_reconciliation.payment_state is 'As payments.state.';
comment on column public.payment_reconciliation.payment_created_at is 'When the payment was opened.';
comment on column public.payment_reconciliation.status is 'How the two meet, as the view''s comment lists.';

comment on column private.mpesa_calls.kind is 'Name of the call.';
comment on column private.mpesa_calls.on_answer is
  'Function of private that gets the request once its answer is known or none will come.';

comment on column private.mpesa_requests.id is 'The key of the row.';
comment on column private.mpesa_requests.kind is 'A row of private.mpesa_calls.';
comment on column private.mpesa_requests.originator_conversation_id is
  'M-Pesa''s id of the request; null before it was accepted.';
comment on column private.mpesa_requests.conversation_id is
  'M-Pesa''s id of the conversation; null before it was accepted.';
comment on column private.mpesa_requests.result_code is
  '0 is done, timeout says that M-Pesa gave up, all else failed; null before an answer.';
comment on column private.mpesa_requests.result_text is 'The result in M-Pesa''s words; null before an answer.';
comment on column private.mpesa_requests.tries is 'How often it was sent.';
comment on column private.mpesa_requests.created_at is 'When the row was made.';
comment on column private.mpesa_requests.updated_at is 'When the row was last changed.';

comment on column private.mpesa_powers.one is 'Always true, so that there is one row.';
comment on column private.mpesa_powers.kinds is 'Calls that are allowed, as private.mpesa_calls.kind.';
comment on column private.mpesa_powers.told_at is 'When the functions told.';

comment on column private.bill_positions.bill_id is 'The bill.';
comment on column private.bill_positions.account is 'Account of the ledger.';
comment on column private.bill_positions.amount_kes is 'KSh, with the signs of ledger_entries.account.';

comment on column public.bill_balances.bill_id is 'The bill.';
comment on column public.bill_balances.received_kes is 'What came in, KSh.';
comment on column public.bill_balances.refunded_kes is 'What went back, KSh.';
comment on column public.bill_balances.sales_kes is 'What is ours, KSh.';
comment on column public.bill_balances.in_doubt_kes is 'What a person must decide about, KSh.';
comment on column public.bill_balances.owed_back_kes is 'What is to be sent back, KSh.';

comment on column private.line_positions.receipt is 'Receipt of the line.';
comment on column private.line_positions.at is 'When M-Pesa completed it.';
comment on column private.line_positions.what is 'charged or to_bank.';
comment on column private.line_positions.account is 'Account of the ledger.';
comment on column private.line_positions.amount_kes is 'KSh, with the signs of ledger_entries.account.';

comment on type private.statement_line is 'A line of a provider''s statement, as the close of a day reads it.';
comment on column private.statement_line.receipt is 'The provider''s receipt.';
comment on column private.statement_line.at is 'When.';
comment on column private.statement_line.in_kes is 'What came in, KSh.';
comment on column private.statement_line.out_kes is 'What went out, charges apart, KSh.';
comment on column private.statement_line.fee_kes is 'What was charged, KSh.';
comment on column private.statement_line.balance_kes is 'What lay there after it, KSh; null when not told.';
comment on column private.statement_line.details is 'The provider''s own words.';

comment on column public.day_closes.id is 'The key of the row.';
comment on column public.day_closes.opening_kes is 'What lay there in the morning by the ledger, KSh.';
comment on column public.day_closes.came_kes is 'What came in, KSh.';
comment on column public.day_closes.refunds_kes is 'What went back, KSh.';
comment on column public.day_closes.fees_kes is 'What was charged, KSh.';
comment on column public.day_closes.moved_kes is
  'What was moved in (above zero) or out (below zero) besides, such as to the bank, KSh.';
comment on column public.day_closes.closing_kes is 'What lay there in the evening by the ledger, KSh.';
comment on column public.day_closes.note is 'What who closed it says; null without a word.';
comment on column public.day_closes.closed_by is 'Account that closed it; null once it is erased.';
comment on column public.day_closes.closed_at is 'When.';

comment on column public.tax_classes.rate_percent is 'Per cent of the price before tax; 0 for all but standard.';

comment on column public.business_details.id is 'Always true, so that there is one row.';
comment on column public.business_details.trading_name is '2 to 60 letters.';
comment on column public.business_details.address is '3 to 200 letters.';
comment on column public.business_details.delivery_class is 'Class of VAT of deliveries: standard, zero or exempt.';
comment on column public.business_details.plan_class is 'Class of VAT of plans: standard, zero or exempt.';
comment on column public.business_details.consultation_class is
  'Class of VAT of consultations: standard, zero or exempt.';
comment on column public.business_details.plan_item_class is 'As delivery_item_class, of plans; null when not known.';
comment on column public.business_details.consultation_item_class is
  'As delivery_item_class, of consultations; null when not known.';
comment on column public.business_details.updated_at is 'When the row was last changed.';

comment on column public.product_tax.product_id is 'The product; its options follow it.';
comment on column public.product_tax.tax_class is 'standard, zero or exempt.';

comment on column public.product_tax_list.id is 'The product.';
comment on column public.product_tax_list.name is 'As products.name.';
comment on column public.product_tax_list.size is 'As products.size.';
comment on column public.product_tax_list.category_id is 'Shelf.';
comment on column public.product_tax_list.status is 'draft or active.';
comment on column public.product_tax_list.tax_class is 'Class of VAT; null: nobody said.';
comment on column public.product_tax_list.item_class is 'Item classification of eTIMS; null: nobody said.';

comment on column public.bill_pins.bill_id is 'The bill; the PIN goes with it.';
comment on column public.bill_pins.pin is 'A letter, nine digits, a letter.';
comment on column public.bill_pins.name is 'Whose PIN it is; null: the payer''s.';
comment on column public.bill_pins.at is 'When it was named.';

comment on column private.documents_due.bill_id is 'The bill.';
comment on column private.documents_due.place is 'Order in which they are written.';

comment on column public.invoice_lines.invoice_id is 'The invoice or credit note.';
comment on column public.invoice_lines.line is 'Number of the line, from 1.';
comment on column public.invoice_lines.product_id is
  'The product, for goods; else null. No foreign key, since invoices are kept longer.';
comment on column public.invoice_lines.name is 'What was sold, as it was called.';
comment on column public.invoice_lines.quantity is 'Pieces.';
comment on column public.invoice_lines.unit_price_kes is 'Price of one, VAT included, KSh.';
comment on column public.invoice_lines.discount_kes is 'Its share of the discount, KSh.';
comment on column public.invoice_lines.amount_kes is 'Unit price times quantity less the discount, VAT included, KSh.';
comment on column public.invoice_lines.tax_class is 'A row of tax_classes.';
comment on column public.invoice_lines.tax_code is 'KRA''s letter for it then.';
comment on column public.invoice_lines.tax_rate is 'Per cent then.';
comment on column public.invoice_lines.tax_cents is 'VAT within `amount_kes`, cents of a shilling.';
comment on column public.invoice_lines.item_class is 'Item classification of eTIMS; null when not known.';
comment on column public.invoice_lines.item_code is
  'The shop''s own code of the item for eTIMS; null when it has none.';
comment on column public.invoice_lines.package_unit is 'How it is packed, in the codes of eTIMS.';
comment on column public.invoice_lines.quantity_unit is 'In what it is counted, in the codes of eTIMS.';

comment on column public.invoice_buyers.invoice_id is 'The invoice or credit note.';
comment on column public.invoice_buyers.name is 'Who bought.';
comment on column public.invoice_buyers.pin is 'KRA PIN; null when none was given.';
comment on column public.invoice_buyers.phone is '254 and nine digits; null when not known or forgotten.';
comment on column public.invoice_buyers.address is 'Where it was sent; null when not known or forgotten.';

comment on column private.priced_line.line is 'Number of the line.';
comment on column private.priced_line.of_line is 'Of a credit note: the line of the invoice that it takes from.';
comment on column private.priced_line.kind is 'As invoice_lines.kind.';
comment on column private.priced_line.product_id is 'As invoice_lines.product_id.';
comment on column private.priced_line.name is 'As invoice_lines.name.';
comment on column private.priced_line.detail is 'As invoice_lines.detail.';
comment on column private.priced_line.quantity is 'Pieces.';
comment on column private.priced_line.unit_price_kes is 'Price of one, VAT included, KSh.';
comment on column private.priced_line.discount_kes is 'Its share of the discount, KSh.';
comment on column private.priced_line.amount_kes is 'What it costs, VAT included, KSh.';
comment on column private.priced_line.tax_class is 'A row of tax_classes.';
comment on column private.priced_line.tax_code is 'KRA''s letter for it.';
comment on column private.priced_line.tax_rate is 'Per cent.';
comment on column private.priced_line.tax_cents is 'VAT within `amount_kes`, cents of a shilling.';
comment on column private.priced_line.item_class is 'As invoice_lines.item_class.';
comment on column private.priced_line.item_code is 'As invoice_lines.item_code.';
comment on column private.priced_line.package_unit is 'As invoice_lines.package_unit.';
comment on column private.priced_line.quantity_unit is 'As invoice_lines.quantity_unit.';

comment on column private.sold_lines.id is 'The invoice or credit note.';
comment on column private.sold_lines.document_no is 'As invoices.document_no.';
comment on column private.sold_lines.number is 'As invoices.number.';
comment on column private.sold_lines.kind is 'invoice or credit_note.';
comment on column private.sold_lines.bill_id is 'The bill.';
comment on column private.sold_lines.bill_kind is 'Kind of the bill.';
comment on column private.sold_lines.bill_number is 'Number of the bill.';
comment on column private.sold_lines.booked_at is 'When the ledger took it.';
comment on column private.sold_lines.issued_at is 'When it was issued.';
comment on column private.sold_lines.corrects is 'The invoice that a credit note is about.';
comment on column private.sold_lines.day is 'EAT day on which the ledger took it.';
comment on column private.sold_lines.line is 'Number of the line.';
comment on column private.sold_lines.tax_class is 'A row of tax_classes.';
comment on column private.sold_lines.tax_code is 'KRA''s letter for it then.';
comment on column private.sold_lines.tax_rate is 'Per cent then.';
comment on column private.sold_lines.amount_kes is 'KSh, VAT included; below zero for credit notes.';
comment on column private.sold_lines.tax_cents is 'VAT within it, cents of a shilling; below zero for credit notes.';

comment on column public.etims_answers.document_no is 'As invoices.document_no.';
comment on column public.etims_answers.receipt_no is 'The control unit''s number of the receipt; null when not told.';
comment on column public.etims_answers.signature is 'The receipt''s signature; null when not told.';
comment on column public.etims_answers.internal_data is 'The receipt''s internal data; null when not told.';
comment on column public.etims_answers.control_unit is 'Which control unit signed; null when not told.';
comment on column public.etims_answers.signed_at is 'When it signed; null when not told.';
comment on column public.etims_answers.answer is 'The whole answer.';
comment on column public.etims_answers.at is 'When it was noted.';

comment on column private.mpesa_account.one is 'Always true, so that there is one row.';
comment on column private.mpesa_account.shortcode is 'The short code.';
comment on column private.mpesa_account.told_at is 'When the functions told.';

comment on column private.till_addresses.one is 'Always true, so that there is one row.';
comment on column private.till_addresses.registered_at is 'When M-Pesa was given the address; null before.';
comment on column private.till_addresses.pull_registered_at is 'When M-Pesa agreed to be asked for lists; null before.';
comment on column private.till_addresses.fetch_started_at is
  'When payments were last asked for; null before the first time.';
comment on column private.till_addresses.fetched_at is
  'When they were last read to the end; null before the first time.';

comment on column private.money_set_aside.receipt is 'Receipt of the line.';
comment on column private.money_set_aside.note is 'What it was for.';
comment on column private.money_set_aside.at is 'When the desk said so.';

comment on column private.refund_codes.code is 'M-Pesa''s result code.';
comment on column private.refund_codes.way is 'reversal or b2c.';
comment on column private.refund_codes.means is 'failed (nothing was sent, for sure) or doubtful.';

comment on column public.refund_orders.id is 'The key of the row.';
comment on column public.refund_orders.bill_id is 'The bill.';
comment on column public.refund_orders.payment_id is 'The payment of which it is.';
comment on column public.refund_orders.amount_kes is 'How much, KSh.';
comment on column public.refund_orders.phone is 'Where it goes, 254 and nine digits.';
comment on column public.refund_orders.needs_second is 'Whether a second person must agree.';
comment on column public.refund_orders.note is 'Why, for colleagues; null without one.';
comment on column public.refund_orders.asked_by is 'Account that wants it; null once it is erased.';
comment on column public.refund_orders.approved_by is
  'Account that agreed; null before, when nobody had to, and once it is erased.';
comment on column public.refund_orders.request_id is 'The request to M-Pesa; null before it is sent.';
comment on column public.refund_orders.result_code is 'What M-Pesa answered; null before.';
comment on column public.refund_orders.words is 'What M-Pesa said, or why it is in doubt; null before.';
comment on column public.refund_orders.refund_id is 'The refund that was booked; null before.';
comment on column public.refund_orders.status_asks is 'How often M-Pesa was asked what became of it.';
comment on column public.refund_orders.next_status_at is 'When it is asked next; null when it is not.';
comment on column public.refund_orders.created_at is 'When the row was made.';
comment on column public.refund_orders.approved_at is 'When it was agreed to; null before.';
comment on column public.refund_orders.settled_at is 'When it was over; null before.';
comment on column public.refund_orders.updated_at is 'When the row was last changed.';

comment on column private.mpesa_balances.request_id is 'The request to M-Pesa.';
comment on column private.mpesa_balances.state is 'asked, known, failed or silent.';
comment on column private.mpesa_balances.asked_at is 'When it was asked.';
comment on column private.mpesa_balances.answered_at is 'When it answered; null before.';
comment on column private.mpesa_balances.working_kes is
  'What lies in the working account, cents left off; null when it was not named.';
comment on column private.mpesa_balances.result_code is 'Why it failed; null otherwise.';
comment on column private.mpesa_balances.words is 'M-Pesa''s words; null before.';
