-- What the tables, columns and functions are, for whoever reads the database:
-- plan payments, notifications, reviews, wishes, carts, guests and the payment desk.
-- docs/database.md and the types of the clients are made from these comments.

comment on table public.plan_payments is
  'Months of plans that people pay for, one row each. Owners read their own, the desk (subscriptions) all; '
  'functions alone write.';
comment on column public.plan_payments.id is 'The key of the row.';
comment on column public.plan_payments.number is 'What people say on the phone, MP- and six signs.';
comment on column public.plan_payments.user_id is 'Whose month it is; null once the account is erased.';
comment on column public.plan_payments.plan_type is 'premium or gold.';
comment on column public.plan_payments.kind is 'start, renewal or upgrade.';
comment on column public.plan_payments.price_kes is 'Price of the month in KSh.';
comment on column public.plan_payments.credit_kes is
  'Worth in KSh of paid days of the smaller plan that an upgrade replaces.';
comment on column public.plan_payments.amount_kes is 'What is to be paid: price less credit, KSh.';
comment on column public.plan_payments.state is
  'open, paid, needs_review (a person decides), refund_due, refunded or cancelled (nobody paid within a day).';
comment on column public.plan_payments.period_start is 'First EAT day that it bought; null until paid.';
comment on column public.plan_payments.period_end is 'First EAT day that it does not cover any more; null until paid.';
comment on column public.plan_payments.paid_at is 'When it was paid; null until then.';
comment on column public.plan_payments.credited_to is
  'The upgrade that its left days were credited to; null otherwise.';
comment on column public.plan_payments.created_at is 'When the row was made.';
comment on column public.plan_payments.updated_at is 'When the row was last changed.';

comment on function private.price_plan(held public.user_subscriptions, wanted text, today date, OUT kind text, OUT price_kes integer, OUT credit_kes integer, OUT period_start date, OUT period_end date) is
  'What a month of a plan costs this person today, in KSh, and which days it would buy. Refusals: lower_plan, '
  'not_due, unknown_plan.';

comment on function public.quote_plan(plan_type text) is
  'The caller''s price for a month of a plan in KSh, with the EAT days that it would buy (`period_end` is the first '
  'one not covered). A month can be paid from 7 days before its end; an upgrade starts a new one and takes unused '
  'days off, days of a trial are added. Refusals: lower_plan, not_due, not_signed_in, unknown_plan.';

comment on function private.new_plan_payment_number() is
  'A free number for a month that is to be paid, MP- and six signs.';

comment on function private.lock_plan_payment(plan_payment uuid) is 'Locks a subscription and its month.';

comment on function private.try_lock_plan_payment(plan_payment uuid) is
  'Locks a subscription and its month unless somebody else holds one of them; answers whether it could.';

comment on function private.notify_payer(target public.plan_payments, type text, title text, message text, link text) is
  'Tells who pays for a plan; one whose account is gone is not told.';

comment on function private.tell_review(target public.plan_payments) is
  'Tells who pays for a plan that a person looks at the payment.';

comment on function private.drop_unpaid_plan_payments() is
  'Job: cancels months that nobody paid within a day and that have no open attempt. Answers how many.';

comment on table public.daily_usage_limits is
  'How often people used a limited feature, by EAT day; kept for 90 days. People read their own; functions write.';
comment on column public.daily_usage_limits.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.daily_usage_limits.feature_type is 'Name of the feature, such as chatbot.';
comment on column public.daily_usage_limits.usage_date is 'EAT day.';
comment on column public.daily_usage_limits.usage_count is 'How often on that day.';

comment on function private.daily_limit(feature text, plan text) is
  'How often a day a plan allows a feature; null: no limit. Only the chat of the free plan has one, 2.';

comment on function public.check_usage_limit(user_uuid uuid, feature text, max_limit integer) is
  'Whether today''s uses of a feature are below `max_limit`. For themselves, the desk (subscriptions) and '
  'functions. Refusals: bad_limit, not_allowed.';

comment on function public.increment_usage(user_uuid uuid, feature text) is
  'Counts one use of a feature on this EAT day and answers how many there are. For themselves, the desk '
  '(subscriptions) and functions. Refusals: limit_reached, not_allowed, unknown_feature.';

comment on function private.forget_old_usage() is 'Job: removes counts older than 90 days.';

comment on table public.notification_preferences is
  'What a person wants to be reminded of, when and how. People read and write their own row; without one the '
  'defaults count.';
comment on column public.notification_preferences.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.notification_preferences.daily_reminders is 'Reminds of a short check-in.';
comment on column public.notification_preferences.wellness_tips is 'Adds the tip of the day.';
comment on column public.notification_preferences.meal_reminders is 'Reminds of meals, not during a fast.';
comment on column public.notification_preferences.herb_reminders is 'Reminds of the herbs.';
comment on column public.notification_preferences.meditation_reminders is 'Reminds of a few quiet minutes.';
comment on column public.notification_preferences.reminder_time is 'HH:MM on the person''s own clock.';
comment on column public.notification_preferences.frequency is 'daily, weekdays (Monday to Friday) or weekly (Monday).';
comment on column public.notification_preferences.time_zone is
  'Name of the person''s time zone, such as Africa/Nairobi.';
comment on column public.notification_preferences.email_fallback is
  'Whether notifications come by mail where no device takes them.';
comment on column public.notification_preferences.next_reminder_at is
  'When the next reminder is due, kept by trigger; null when none is switched on.';
comment on column public.notification_preferences.created_at is 'When the row was made.';
comment on column public.notification_preferences.updated_at is 'When the row was last changed.';

comment on function private.next_reminder(wanted public.notification_preferences, after timestamp with time zone) is
  'The first time after `after` that these preferences ask for; null when nothing is switched on.';

comment on function private.plan_reminder() is
  'Trigger: works out when the next reminder is due. Refusals: bad_time_zone.';

comment on table public.push_subscriptions is
  'Devices that take push messages, at most ten for a person. People read theirs without the keys and may remove '
  'them; save_push_subscription writes.';
comment on column public.push_subscriptions.id is 'The key of the row.';
comment on column public.push_subscriptions.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.push_subscriptions.endpoint is 'Address of the push service for this device.';
comment on column public.push_subscriptions.p256dh is
  'Public key of the device, to encrypt for it; no client reads it.';
comment on column public.push_subscriptions.auth is 'Secret of the device, to encrypt for it; no client reads it.';
comment on column public.push_subscriptions.device is 'What the device is called; null when not known.';
comment on column public.push_subscriptions.created_at is 'When the row was made.';
comment on column public.push_subscriptions.last_sent_at is
  'When a message last reached the push service; null before the first.';

comment on function public.save_push_subscription(endpoint text, p256dh text, auth text, device text) is
  'Keeps the caller''s device and answers its id. A device belongs to who signed in on it last; of more than ten '
  'the one that was silent longest goes. Refusals: not_signed_in.';

comment on table private.deliveries is 'What of notifications is to be sent by push or mail; kept for eight days.';
comment on column private.deliveries.id is 'The key of the row.';
comment on column private.deliveries.notification_id is 'The notification; its deliveries go with it.';
comment on column private.deliveries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.deliveries.push_subscription_id is 'The device; null for a mail.';
comment on column private.deliveries.is_wellness is 'Whether it is a reminder or tip, of which at most two a day ring.';
comment on column private.deliveries.is_owed is
  'Whether it is a mail that is sent whatever somebody chose, such as a receipt.';
comment on column private.deliveries.calendar_of is
  'The consultation whose calendar file goes with the mail; null: no file.';
comment on column private.deliveries.state is 'waiting, sent or failed.';
comment on column private.deliveries.not_before is
  'When it may be sent; it waits out the night from 21:00 to 06:00 of the person''s clock and moves on with each '
  'try.';
comment on column private.deliveries.attempts is 'How often it was handed out.';
comment on column private.deliveries.created_at is 'When the row was made.';
comment on column private.deliveries.sent_at is 'When it was sent; null until then.';

comment on function private.after_quiet_hours(at timestamp with time zone, zone text) is
  'The same moment, or the next 06:00 of a clock that says night (21:00 to 06:00).';

comment on function private.queue_deliveries() is
  'Trigger: queues what a new notification needs by push, or by mail where no device takes it.';

comment on function public.finish_deliveries(results jsonb) is
  'For functions: what became of claimed deliveries, [{id, outcome, retry_after_s}]; outcome is sent, gone (the '
  'push service no longer knows the device), retry or failed.';

comment on function private.forget_old_deliveries() is 'Job: removes deliveries older than eight days.';

comment on function private.is_fasting(user_uuid uuid) is
  'Whether a person is fasting now; a fast forgotten for more than two days is none.';

comment on function private.tip_of(day date) is 'The wellness tip of a day, the same for everybody.';

comment on function private.send_due_reminders(max_rows integer, at timestamp with time zone) is
  'Job: sends the reminders that are due and plans the next ones; one that is more than six hours late is left out. '
  'Answers how many were due.';

comment on function private.reminder_text(kinds text[], day date) is
  'What a reminder says for the things that a person switched on.';

comment on function private.reminder_link(kinds text[]) is 'The path that a reminder opens.';

comment on table public.audit_log is
  'The diary of the shop: who in the team changed what, append-only. The desk (trail) reads it.';
comment on column public.audit_log.id is 'The key of the row.';
comment on column public.audit_log.at is 'When, by the clock.';
comment on column public.audit_log.actor is
  'Account that did it; null when the system did, and once that account is erased.';
comment on column public.audit_log.action is
  'insert, update or delete of a row, or a word of a desk''s function such as order_packed.';
comment on column public.audit_log.entity is 'Table that it is about.';
comment on column public.audit_log.entity_id is 'Key of the row that it is about.';
comment on column public.audit_log.detail is
  'What changed by column, {column: [before, after]}, or what the function has to say.';

comment on function private.audit(action text, entity text, entity_id text, detail jsonb) is
  'Adds a line about the caller to the diary of the shop.';

comment on function private.require_capability(capability text) is
  'Refuses when the caller may not do this, or may only after the second step of a sign-in. Every function of a '
  'desk begins with it. Refusals: not_allowed, second_factor_needed.';

comment on function private.row_changes(before jsonb, after jsonb) is
  'What changed between two versions of a row: {column: [before, after]}, without columns that triggers keep.';

comment on function private.audit_row() is
  'Trigger, with the key''s column as argument: notes in the diary what the desk changed directly in a table.';

comment on table public.banned_claims is
  'Phrases that a Kenyan herbal shop may not publish (Pharmacy and Poisons Board), from content/banned-claims.ts. '
  'The desk (content) reads them.';
comment on column public.banned_claims.id is 'Its place in the content file.';
comment on column public.banned_claims.pattern is 'A regular expression of PostgreSQL, without regard to case.';

comment on function private.find_banned_claim(body text) is
  'The first banned claim in a text as it stands there, or null.';

comment on function public.find_banned_claim(body text) is
  'The first banned claim in the first 20,000 letters of a text, or null. For the desk (content). Refusals: '
  'not_allowed.';

comment on table public.product_reviews is
  'What buyers say of products, one review each. Everybody reads published ones, without who wrote them; functions '
  'alone write.';
comment on column public.product_reviews.id is 'The key of the row.';
comment on column public.product_reviews.product_id is 'The product; reviews of an option belong to its product.';
comment on column public.product_reviews.user_id is
  'Who wrote it; no client reads this. The review goes with the account.';
comment on column public.product_reviews.rating is '1 to 5 stars.';
comment on column public.product_reviews.title is 'Up to 80 letters, may be empty.';
comment on column public.product_reviews.body is 'Up to 2,000 letters, may be empty.';
comment on column public.product_reviews.author_name is 'What it is signed with.';
comment on column public.product_reviews.state is 'published, held (somebody of the team must look) or rejected.';
comment on column public.product_reviews.held_reason is
  'claim: it claims a cure. reported: three people reported it. edited: it was held or refused before. rewritten: '
  'one that was withdrawn while held, refused or reported came back. Null when it is not held.';
comment on column public.product_reviews.moderator_note is 'Note of the team, null without one.';
comment on column public.product_reviews.created_at is 'When the row was made.';
comment on column public.product_reviews.edited_at is 'When its writer changed it; null when never.';

comment on table public.review_reports is
  'Who found what wrong with a review. People read their own; report_review writes.';
comment on column public.review_reports.review_id is 'The review; its reports go with it.';
comment on column public.review_reports.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.review_reports.reason is
  'false, rude, spam, private (says something private) or claim (claims a cure).';
comment on column public.review_reports.settled is 'Whether somebody of the team has decided about it.';
comment on column public.review_reports.at is 'When.';

comment on table private.withdrawn_reviews is
  'Whose review was withdrawn while it was held, refused or reported, so that their next one is held as well. Goes '
  'with the next one.';
comment on column private.withdrawn_reviews.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.withdrawn_reviews.product_id is 'The product.';
comment on column private.withdrawn_reviews.moderator_note is
  'The team''s note on the one that was withdrawn; null without one.';
comment on column private.withdrawn_reviews.withdrawn_at is 'When it was withdrawn.';

comment on function private.count_reviews() is
  'Trigger: counts the published reviews of a product and their stars again.';

comment on function private.main_product(product_id bigint) is
  'The product whose reviews an option shares; the product itself otherwise.';

comment on function private.has_received(buyer uuid, product_id bigint) is
  'Whether a person has a delivered order with this product or an option of it.';

comment on function public.review_counts(product_id bigint) is
  'How many published reviews of a product gave how many stars, five first. For everybody.';

comment on function public.my_review(product_id bigint) is
  'The caller''s own review and whether they may write one: {may_review, review: {id, rating, title, body, '
  'author_name, state, held_reason, created_at, edited_at} or null}.';

comment on function public.save_review(product_id bigint, rating integer, title text, body text, author_name text) is
  'Writes or edits the caller''s review of a product they have received; answers as my_review. Without a name it is '
  'signed with their first one. A banned claim holds it back. Refusals: bad_review, not_a_buyer, not_found, '
  'not_signed_in.';

comment on function public.delete_review(product_id bigint) is
  'Withdraws the caller''s review; answers whether there was one. One that is held, refused or reported leaves a '
  'mark, so that the next is held.';

comment on function public.report_review(review_id bigint, reason text) is
  'Says what is wrong with somebody else''s review, once: false, rude, spam, private or claim. Three reports hold '
  'it back. Refusals: bad_reason, not_allowed, not_found, not_signed_in.';

comment on function public.review_queue(queue text, page_size integer, page_offset integer) is
  'Reviews for the desk (reviews): held, rejected, published or reported, in pages. May be null: held_reason, '
  'found_claim, moderator_note, edited_at. Refusals: not_allowed.';

comment on function public.moderate_review(review_id bigint, next_state text, note text) is
  'The desk (reviews) publishes or rejects a review, settles its reports and tells its writer. Refusals: '
  'not_allowed, not_found, wrong_state.';

comment on table public.wishlist_items is
  'What people want to keep in sight, at most 200 products. People read, insert (active products) and delete their '
  'own.';
comment on column public.wishlist_items.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.wishlist_items.product_id is 'The product or option.';
comment on column public.wishlist_items.created_at is 'When the row was made.';

comment on table public.stock_alerts is
  'Who waits for which sold-out product, at most 100 each. People read, insert (active products) and delete their '
  'own; they are told once, and the row goes.';
comment on column public.stock_alerts.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.stock_alerts.product_id is 'The product or option.';
comment on column public.stock_alerts.created_at is 'When the row was made.';

comment on function private.limit_wishes() is
  'Trigger, with the limit as argument: refuses one product too many on a list. Refusals: list_full.';

comment on function public.merge_wishlist(product_ids bigint[]) is
  'Adds a device''s wishes to the caller''s, as far as they are sold and there is room; answers how many were new. '
  'Refusals: not_signed_in.';

comment on function private.tell_back_in_stock() is
  'Trigger: tells who waits for a product that can be had again, without naming it.';

comment on table public.cart_items is
  'Carts of signed-in people, copies of what their devices show; no prices. People read their own; save_cart and '
  'merge_cart write.';
comment on column public.cart_items.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.cart_items.product_id is 'The product or option; its lines go with it.';
comment on column public.cart_items.quantity is 'Pieces, 1 to 99.';
comment on column public.cart_items."position" is 'Order in the cart.';
comment on column public.cart_items.updated_at is 'When the row was last changed.';

comment on table private.cart_merges is
  'Which device carts are merged already, for a merge whose answer was lost and is sent again.';
comment on column private.cart_merges.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.cart_merges.merge_key is 'Made by the device, once for each merge.';
comment on column private.cart_merges.at is 'When.';

comment on function private.read_cart(items jsonb) is
  'The lines of a device''s cart that can be read, in its order and capped at 99 pieces; refuses nothing.';

comment on function private.cart_lines(owner uuid) is
  'A person''s cart with today''s prices: [{product_id, name, size, picture, unit_price_kes, quantity, stock}].';

comment on function private.kept_cart(owner uuid) is
  'A person''s cart as it is kept, with products that are sold no more: [{product_id, quantity}].';

comment on function public.merge_cart(items jsonb, merge_key uuid) is
  'Adds a device''s cart to the caller''s: {lines, kept, changes, already_merged}. `changes` says of each line of '
  'the device {product_id, name or null, kind, device_quantity, account_quantity, quantity}; kind: added, summed, '
  'capped, sold_out, gone, cart_full. The same `merge_key` merges once. Refusals: not_signed_in.';

comment on function public.save_cart(items jsonb, known jsonb) is
  'Makes the caller''s cart what the device shows: {saved, lines, kept}. `known` is what was kept when the device '
  'last heard of it; when another device changed that, nothing is written and `saved` is false. Refusals: '
  'not_signed_in.';

comment on table private.attempts is 'Attempts to be limited, such as tracking an order; kept for a day.';
comment on column private.attempts.kind is 'What was tried.';
comment on column private.attempts.key is 'By or for whom: an address, a phone, an order number.';
comment on column private.attempts.at is 'When, by the clock.';

comment on function private.count_attempt(kind text, key text, most integer, span interval) is
  'Counts one attempt; false when there were `most` within the span. A refusal later in the same call takes the '
  'count back.';

comment on function private.caller_address() is
  'Network address of the request, as the gateway tells it; null outside of a request.';

comment on function private.describe_order(placed public.orders) is
  'An order for who may see only where the parcel is: states, lines and events, no name, phone, place beyond the '
  'town, or note.';

comment on function private.describe_own_order(placed public.orders) is
  'An order with everything that its buyer may know: payments and returns as well.';

comment on function public.guest_order(order_token text) is
  'A visitor''s order by its token: as track_order, and id, contact_name, phone, alt_phone, landmark, note, '
  'hold_expires_at, payments [{id, method, state, phone, amount_kes, result_code, receipt, created_at, '
  'updated_at}], returns [{id, state, reason, details, refund_kes, delivery_kes, decision_note, created_at, '
  'items}]. Null for an unknown token.';

comment on function public.track_order(number text, phone text) is
  'Where a visitor''s parcel is, by number and phone: {number, placed_at, payment_method, payment_state, '
  'fulfilment_state, return_state, subtotal_kes, discount_kes, coupon_code, delivery_kes, total_kes, county, town, '
  'pickup_point_id, delivered_at, items, events [{kind, at}]}; null when they do not belong together. Ten tries an '
  'hour for a number or phone, thirty from one address. Refusals: too_many_attempts.';

comment on function public.claim_order(order_token text) is
  'Puts a visitor''s order under the caller''s account; the token ends. Answers the order. Refusals: not_found, '
  'not_signed_in.';

comment on function private.give_order(order_id uuid, owner uuid) is
  'Gives a visitor''s order to an account and ends its token.';

comment on function public.place_guest_order(client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text, buyer_pin text) is
  'Places an order without an account: {order, order_token}. The token is told once and opens the order later. '
  'Arguments and refusals as in place_order, and signed_in; too_many_orders counts unpaid orders of a phone and '
  'orders of an address in an hour. Refusals: bad_payment_method, bad_phone, bad_pin, bad_pin_name, bad_quantity, '
  'cash_not_available, coupon_already_used, coupon_ended, coupon_first_order, coupon_minimum, coupon_not_started, '
  'coupon_used_up, empty_cart, missing_address, out_of_stock, price_changed, too_heavy, unknown_county, '
  'unknown_coupon, unknown_pickup_point, unknown_product.';

comment on table public.addresses is
  'Places that a person has saved, at most ten; an order keeps its own copy. People read and write their own.';
comment on column public.addresses.id is 'The key of the row.';
comment on column public.addresses.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.addresses.label is 'What the person calls it, 1 to 40 letters.';
comment on column public.addresses.contact_name is 'Who receives the parcel there.';
comment on column public.addresses.phone is '254 and nine digits; the trigger puts other ways of writing it right.';
comment on column public.addresses.alt_phone is 'A second number, null when there is none.';
comment on column public.addresses.county is 'County.';
comment on column public.addresses.town is 'Town or estate.';
comment on column public.addresses.landmark is 'How the rider finds it.';
comment on column public.addresses.is_default is 'Whether the checkout begins with it; one of a person''s is.';
comment on column public.addresses.created_at is 'When the row was made.';
comment on column public.addresses.updated_at is 'When the row was last changed.';

comment on function private.complete_address() is
  'Trigger: puts phones right, keeps one default and at most ten addresses. Refusals: bad_phone, list_full.';

comment on table public.payment_events is
  'The story of payments, append-only. Payers read their own, the desk (payments) all.';
comment on column public.payment_events.id is 'The key of the row.';
comment on column public.payment_events.payment_id is 'The attempt; null when it is about the bill.';
comment on column public.payment_events.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.payment_events.at is 'When, by the clock.';
comment on column public.payment_events.actor_id is 'Account that did it; null when the system or the provider did.';
comment on column public.payment_events.kind is
  'A state that the payment came to (starting, prompted, paid, failed, needs_review, refund_due, refunded), or '
  'receipt_claimed, claim_matched, claim_refused, resolved (by the desk).';
comment on column public.payment_events.detail is 'Amounts in KSh, receipt, code and the like, without what is null.';
comment on column public.payment_events.bill_id is 'The bill.';

comment on function private.log_payment_state() is 'Trigger: notes each state of a payment in its story.';

comment on table public.receipt_claims is
  'Receipts that payers name for money we have not heard of; one pays nothing by itself. Payers read their own, the '
  'desk (payments) all; functions write.';
comment on column public.receipt_claims.id is 'The key of the row.';
comment on column public.receipt_claims.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.receipt_claims.receipt is 'M-Pesa''s receipt, 8 to 12 capital letters and digits.';
comment on column public.receipt_claims.claimed_by is
  'Account that named it; null for visitors and once that account is erased.';
comment on column public.receipt_claims.state is 'waiting, matched (the money was found) or refused.';
comment on column public.receipt_claims.at is 'When it was named.';
comment on column public.receipt_claims.settled_at is 'When it was matched or refused; null until then.';
comment on column public.receipt_claims.bill_id is 'The bill that it should pay.';

comment on function private.match_named_receipt() is
  'Trigger: a named receipt is matched as soon as a payment of its bill carries it.';

comment on table public.refunds is
  'Money that went back, append-only. Payers read their own, the desk (payments) all, without notes and actors; '
  'functions write.';
comment on column public.refunds.id is 'The key of the row.';
comment on column public.refunds.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.refunds.amount_kes is 'How much, KSh.';
comment on column public.refunds.reference is 'Receipt of the refund; null where there is none.';
comment on column public.refunds.note is 'Why, for colleagues; null without one.';
comment on column public.refunds.actor_id is
  'Account that sent it; null when the system did, and once that account is erased.';
comment on column public.refunds.at is 'When it was noted.';
comment on column public.refunds.bill_id is 'The bill whose money it is.';

comment on function public.collect_cash(order_id uuid, amount_kes integer) is
  'The desk (payments) notes that the rider''s cash of an order, in KSh, is in the till. Answers the order. '
  'Refusals: already_paid, not_allowed, not_found, wrong_amount, wrong_state.';

comment on column public.mpesa_statement_lines.receipt is 'M-Pesa''s receipt.';
comment on column public.mpesa_statement_lines.completed_at is 'When M-Pesa completed it.';
comment on column public.mpesa_statement_lines.paid_in_kes is 'What came in, KSh.';
comment on column public.mpesa_statement_lines.account is
  'What the payer named it for, such as an order number; null when there is nothing.';
comment on column public.mpesa_statement_lines.details is 'M-Pesa''s own words, phones cut short.';
comment on column public.mpesa_statement_lines.import_id is 'Which import brought it.';
comment on column public.mpesa_statement_lines.imported_by is
  'Account that uploaded it; null when the system did, and once that account is erased.';
comment on column public.mpesa_statement_lines.imported_at is 'When.';

comment on function private.statement_kes(receipt text) is
  'What M-Pesa''s own list says that a receipt brought, KSh, or null.';

comment on function private.read_time(value text) is
  'A point in time from text, EAT unless it says otherwise; null for what is none.';
