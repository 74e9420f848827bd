-- What the tables, columns and functions are, for whoever reads the database:
-- coupons, fulfilment, payments, jobs, accounts and plans.
-- docs/database.md and the types of the clients are made from these comments.

comment on table public.coupons is
  'Codes that take something off an order. The desk (settings) reads and writes them, but not `used_count`; buyers '
  'only name a code.';
comment on column public.coupons.id is 'The key of the row.';
comment on column public.coupons.code is
  'What a buyer types: 3 to 20 capital letters and digits, with hyphens between.';
comment on column public.coupons.description is 'For the desk: what it is for.';
comment on column public.coupons.kind is 'percent: `percent` of the goods. fixed: `amount_kes`.';
comment on column public.coupons.percent is '1 to 90, of the subtotal; null for a fixed sum.';
comment on column public.coupons.amount_kes is 'KSh taken off; null for a percentage.';
comment on column public.coupons.max_discount_kes is 'Most that a percentage takes off, KSh; null: no limit.';
comment on column public.coupons.min_subtotal_kes is 'Goods of at least so many KSh.';
comment on column public.coupons.starts_at is 'From when it can be used.';
comment on column public.coupons.ends_at is 'From when it can no longer be used; null: no end.';
comment on column public.coupons.per_user_limit is 'How often one account or phone may use it; null: no limit.';
comment on column public.coupons.total_limit is 'How often it may be used in all; null: no limit.';
comment on column public.coupons.first_order_only is 'Only for who has no order yet, by account or phone.';
comment on column public.coupons.is_active is 'Whether it can be used.';
comment on column public.coupons.used_count is 'How often it counts as used; orders that came to nothing gave it back.';
comment on column public.coupons.created_at is 'When the row was made.';
comment on column public.coupons.updated_at is 'When the row was last changed.';

comment on table public.coupon_redemptions is
  'Which order used which coupon. The desk (settings) reads it; functions alone write.';
comment on column public.coupon_redemptions.order_id is 'The order; who used the coupon is whose order it is.';
comment on column public.coupon_redemptions.coupon_id is 'The coupon.';
comment on column public.coupon_redemptions.discount_kes is 'KSh that it took off.';
comment on column public.coupon_redemptions.redeemed_at is 'When the order was placed with it.';
comment on column public.coupon_redemptions.given_back_at is
  'When the order ended and the coupon counts as unused again; null while it counts.';

comment on function private.coupon_problem(coupon public.coupons, subtotal_kes integer, buyer uuid, buyer_phone text) is
  'Why a coupon does not apply, as a code, or null: unknown_coupon, coupon_not_started, coupon_ended, '
  'coupon_minimum, coupon_used_up, coupon_first_order, coupon_already_used. The buyer is judged by account or '
  'phone, as far as known.';

comment on function private.coupon_words(problem text, coupon public.coupons) is
  'The problem of a coupon as a sentence for the buyer.';

comment on function private.coupon_discount(coupon public.coupons, subtotal_kes integer, delivery_kes integer) is
  'What a coupon takes off in whole KSh; one shilling of the order always stays to be paid.';

comment on function private.coupon_code(typed text) is
  'A typed code in capitals without spaces; null for an empty one.';

comment on function private.lock_coupon(code text, subtotal_kes integer, buyer uuid, buyer_phone text) is
  'The coupon that an order asks for, locked until it is placed. Refuses with the codes of private.coupon_problem.';

comment on function private.redeem_coupon(coupon public.coupons, order_id uuid, discount_kes integer) is
  'Counts a coupon as used by an order.';

comment on function private.move_coupons(of_orders uuid[], back boolean) is
  'Gives the coupons of these orders back (`back`) or counts them again, each once, locked by ascending id.';

comment on function public.cancel_order(order_id uuid, order_token text) is
  'The buyer, or a visitor with `order_token`, cancels an order that is placed and not paid; stock and coupon go '
  'back. Answers the order. Refusals: not_found, not_signed_in, wrong_state.';

comment on function public.set_order_fulfilment(order_id uuid, next_state text) is
  'The desk (orders) moves an order along: placed, packed, dispatched, delivered, or cancels it from placed or '
  'packed, which asks for payments too as money may be owed back. Only what is paid, or cash at the door, leaves '
  'the shelf. Refusals: not_allowed, not_found, wrong_state.';

comment on function private.cancel_by_shop(target public.orders) is
  'Cancels a locked order whose state the caller has checked; money that came in is owed back, and the buyer is '
  'told.';

comment on function public.parcel_came_back(order_id uuid, restock jsonb, note text) is
  'The desk (orders) ends an order whose parcel could not be handed over: `restock` [{order_item_id, quantity}] '
  'goes back on the shelf, paid goods are owed back, the delivery fee is kept. `note` is for colleagues. Refusals: '
  'bad_note, bad_quantity, not_allowed, not_found, wrong_state.';

comment on function private.shelve_again(target public.orders, pieces jsonb) is
  'Puts the named pieces of a locked order back on the shelf: [{order_item_id, quantity}], each line once. '
  'Refusals: bad_quantity.';

comment on function private.release_expired_holds(max_rows integer) is
  'Job: lets go of unpaid orders whose hold is over, all at once, or one by one when that fails. Answers how many.';

comment on table public.payments is
  'Attempts to pay a bill, one row for each prompt, cash or named receipt; at most one is open for a bill. Payers '
  'and the desk (payments) read them, but never `callback_token`; functions alone write.';
comment on column public.payments.id is 'The key of the row.';
comment on column public.payments.order_id is 'The bill once more where it is an order''s, else null.';
comment on column public.payments.plan_payment_id is
  'The bill once more where it is that of a month of a plan, else null.';
comment on column public.payments.consultation_id is 'The bill once more where it is a consultation''s, else null.';
comment on column public.payments.amount_kes is 'What was asked for, KSh.';
comment on column public.payments.received_kes is
  'What came, KSh; null while nothing came or the sum could not be read.';
comment on column public.payments.phone is 'Number that was asked to pay, 254 and nine digits.';
comment on column public.payments.state is
  'starting, prompted, paid, failed, needs_review (a person decides), refund_due or refunded.';
comment on column public.payments.result_code is
  'What the provider answered: 0 for success, else why it failed; null before an answer.';
comment on column public.payments.result_text is
  'The result in words, or why a person must look; null before an answer.';
comment on column public.payments.merchant_request_id is
  'The provider''s number of the request; null before its answer.';
comment on column public.payments.checkout_request_id is
  'The provider''s number of the prompt, by which callbacks name it; null before its answer.';
comment on column public.payments.receipt is 'The provider''s receipt, unique; null when it is not known.';
comment on column public.payments.callback_token is
  'Secret part of the address that the provider calls; no client may read it.';
comment on column public.payments.checks is 'How often the provider was asked what became of it.';
comment on column public.payments.next_check_at is 'When it is asked next; null when it is settled or given up.';
comment on column public.payments.created_at is 'When the row was made.';
comment on column public.payments.updated_at is 'When the row was last changed.';

comment on function private.note_received() is
  'Trigger: money that counts as here came as it was asked, unless something else was said.';

comment on table public.payment_messages is
  'Everything that Safaricom said to us, as it came, append-only. The desk (payments) reads it.';
comment on column public.payment_messages.id is 'The key of the row.';
comment on column public.payment_messages.payment_id is 'The attempt it belongs to; null when unknown.';
comment on column public.payment_messages.source is
  'callback: sent for a prompt. query: the answer to our question. push: sent for a payment made without a prompt.';
comment on column public.payment_messages.body is
  'The message; of one over 16,000 letters only the beginning, under `too_long`.';
comment on column public.payment_messages.outcome is
  'What we made of it: the answer of settle_payment or of who handled it.';
comment on column public.payment_messages.received_at is 'When it came.';

comment on function private.keep_payment_message(payment_id uuid, source text, body jsonb, outcome text) is
  'Keeps a message of the provider; of one that is too large the beginning.';

comment on function private.book_cash(target public.orders) is
  'Books the cash that a rider took for an order as a payment, once.';

comment on function public.get_payment_secret(payment_id uuid) is
  'For functions: what the prompt of an attempt needs, with its secret token and state; null for an unknown '
  'payment.';

comment on function public.record_payment_prompt(payment_id uuid, merchant_request_id text, checkout_request_id text) is
  'For functions: the provider has taken the prompt on, which is no payment yet; it is asked about first after 15 '
  'seconds. Refusals: not_found.';

comment on function public.fail_payment(payment_id uuid, code integer, reason text) is
  'For functions: the prompt could not be sent or was refused at once, with the provider''s code and reason. '
  'Refusals: not_found.';

comment on function public.record_payment_message(source text, body jsonb, outcome text, checkout_request_id text) is
  'For functions: keeps a message of the provider that settles nothing.';

comment on function private.lock_payment(payment_id uuid) is
  'Locks the bill of a payment and then the payment; an empty row when it is unknown.';

comment on function private.mark_payment_failed(attempt public.payments, code integer, reason text) is
  'Notes a failure on a locked payment and tells what its bill is for.';

comment on function public.settle_payment(checkout_request_id text, merchant_request_id text, result_code integer, result_text text, amount_kes integer, receipt text, source text, body jsonb) is
  'For functions: the final result of a prompt; `amount_kes` and `receipt` come with callbacks only. Answers paid, '
  'failed, needs_review, already_settled, unknown or refund_due. May be called again and out of order.';

comment on function private.settle_failure(attempt public.payments, code integer, reason text) is
  'Takes a refusal of the provider: it counts while the attempt is open, or was given up without a sign of money.';

comment on function private.settle_success(attempt public.payments, amount integer, receipt text, said text) is
  'Takes a success of the provider: pays the bill, or leaves the money to a person when something does not fit. The '
  'caller holds the locks of bill and payment.';

comment on function private.doubt_about(attempt public.payments, amount integer, receipt text) is
  'Why a success must not be taken as it is: another amount, or a receipt that paid for something else. Else null.';

comment on function private.mark_payment_paid(attempt public.payments, receipt text, said text) is
  'Notes a payment as paid, with its receipt.';

comment on function private.mark_payment_doubtful(attempt public.payments, receipt text, reason text) is
  'Notes money that came but not as agreed; a person decides. A receipt that another payment has is left out.';

comment on function private.settle_late(target public.orders) is
  'Money for an order that is closed: one that ran out of time reopens while its pieces are there, else the money '
  'is owed back. Answers paid or refund_due.';

comment on function private.check_delay(checks integer) is
  'When the check after the n-th is due, from the prompt on: at 15 s, every 5 s to 90 s, then 3, 5, 15 and 60 '
  'minutes; null after the last.';

comment on function private.give_up_checks() is 'Job: attempts without an answer within an hour are left to a person.';

comment on function private.fail_stuck_starts() is
  'Job: gives up attempts whose prompt was never acknowledged within 2 minutes; a callback that still comes settles '
  'them all the same.';

comment on table private.jobs is
  'The work nobody waits for, by name. Filled by migrations through private.register_job.';
comment on column private.jobs.name is 'Name of the job.';
comment on column private.jobs."position" is 'Order in which due jobs are done.';
comment on column private.jobs.every is 'How often, 5 seconds to one hour.';
comment on column private.jobs.work is
  'An SQL expression that does it and answers how many it did; with `calls` it only counts what is due.';
comment on column private.jobs.calls is 'Edge function that does it; null when the database does.';
comment on column private.jobs.registered_at is 'When the job was made known; one that never ran is late from here.';

comment on table private.job_runs is 'How each job went; unlogged, so it begins anew after a crash.';
comment on column private.job_runs.name is 'The job.';
comment on column private.job_runs.last_run_at is 'When it ran last; null before the first.';
comment on column private.job_runs.last_done_at is 'When it last went well; null before the first.';
comment on column private.job_runs.last_count is 'How many it did then; null before the first.';
comment on column private.job_runs.runs is 'How often it ran.';
comment on column private.job_runs.failures is 'How often it failed.';
comment on column private.job_runs.failures_in_a_row is 'How often it failed since it last went well.';
comment on column private.job_runs.last_failed_at is 'When it failed last; null when it never did.';
comment on column private.job_runs.last_problem is
  'What went wrong then, up to 300 letters; null when nothing ever did.';
comment on column private.job_runs.row_problem is 'Within a run: what went wrong with a single row; null otherwise.';
comment on column private.job_runs.request is
  'Number of the last call that pg_net made for it; null when there is none to look at.';

comment on function private.note_job(job text, counted bigint, problem text) is
  'Notes how a job went, its count or its problem, and answers how often in a row it has failed.';

comment on function private.row_failed(job text, problem text) is
  'Within a job: one row could not be done. The others stay done and the job counts as failed.';

comment on function private.due_jobs() is
  'The jobs that are due, in order, with the edge function that does each; all timers of a database keep one pace.';

comment on function private.job_secret(wanted text) is
  'A secret of Vault by name; null where there is no Vault or no such secret.';

comment on function private.call_function(named text) is
  'Has pg_net call an edge function with the secret key and answers the number of the request. Fails when pg_net, '
  'the address or the key is missing.';

comment on function private.answer_of_last_call(job text) is
  'What was wrong with the last call that pg_net made for a job; null when nothing was or no answer can be seen.';

comment on function private.end_sign_in_links() is
  'Job: ends links by which somebody signs in or sets a password after an hour, where Auth would leave them a day.';

comment on function private.forget_cron_runs() is 'Job: removes pg_cron''s notes of runs older than a day.';

comment on function private.payment_checks_due() is
  'How many prompts wait longer than they should for an answer, up to 100.';

comment on function private.cron_words(every interval, "position" integer) is
  'An interval in pg_cron''s words; jobs of several minutes are spread over them by `position`.';

comment on function private.keep_secret(named text, value text) is
  'Keeps a secret in Vault, over the one that was there; does nothing without a value.';

comment on column private.backups.only_one is 'Always true, so that there is one row.';
comment on column private.backups.begun_at is
  'When backups were first spoken of; late is counted from here before the first good one.';
comment on column private.backups.looked_at is 'When the process that makes backups last said something.';
comment on column private.backups.last_good_at is 'When the last good backup was made; null before the first.';
comment on column private.backups.failures is 'How often one failed.';
comment on column private.backups.failures_in_a_row is 'How often one failed since the last good one.';
comment on column private.backups.last_failed_at is 'When one failed last; null when none did.';
comment on column private.backups.last_problem is 'What went wrong then; null when nothing did.';

comment on table public.profiles is
  'What people tell about themselves beyond signing in; all of it is optional and none is about health. People read '
  'and write their own row.';
comment on column public.profiles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.profiles.full_name is '2 to 100 letters; null when they have not said.';
comment on column public.profiles.avatar_path is
  'Picture in the bucket avatars, `user id/uuid.webp` or `.jpg`; null without one.';
comment on column public.profiles.phone is '254 and nine digits; null when they have not said.';
comment on column public.profiles.county is 'County they live in; null when they have not said.';
comment on column public.profiles.language is 'en or sw: what the site shows and mails are written in.';
comment on column public.profiles.created_at is 'When the row was made.';
comment on column public.profiles.updated_at is 'When the row was last changed.';

comment on function private.carry_language() is
  'Trigger: writes a person''s language into the account''s metadata, from which the auth server writes its mails.';

comment on function private.begin_profile() is
  'Trigger on auth.users: somebody who signs up in Kiswahili gets a profile that says so.';

comment on function private.keep_chosen_name() is
  'Trigger on auth.users: a name, picture and language chosen here stay when Google writes its own into the '
  'metadata.';

comment on function public.may_store_avatar(name text) is
  'Whether the caller may store a picture under this name in the bucket avatars: in their own folder and at most '
  'ten. For its policies.';

comment on function private.signed_in_recently() is
  'Whether the caller signed in, or gave the password once more, within 15 minutes.';

comment on function public.my_sign_in() is
  'How the caller signs in: a password or not, providers such as email and google, a new address that waits for '
  'confirmation (`pending_email`), and whether they signed in within 15 minutes. May be null: pending_email.';

comment on function public.my_sessions() is
  'The caller''s sessions, the one asking first, with what the browser called itself. May be null: user_agent.';

comment on table private.personal_data is
  'What the database holds about people, by table: what their download contains and what becomes of it when the '
  'account is erased. Filled by migrations.';
comment on column private.personal_data.source is 'The table.';
comment on column private.personal_data.rows_of is 'A condition that finds the rows of the person $1.';
comment on column private.personal_data.hidden is 'Columns that the download leaves out.';
comment on column private.personal_data.erasure is
  'delete: the rows go. keep: they stay, or go with their parent. A text that begins with set: the update that '
  'makes them nobody''s.';
comment on column private.personal_data.step is 'Order of the erasure, smallest first.';
comment on column private.personal_data.waits_while is
  'A condition: while one of the person''s rows fulfils it, the account is not erased. Null: never waits.';

comment on function private.register_personal_data(source regclass, rows_of text, hidden text[], erasure text, step integer, waits_while text) is
  'Makes a table about people known to the download and the erasure; a test fails for one that is not.';

comment on function private.without_phones(document jsonb) is
  'A document in which every Kenyan mobile number gives way to 254700000000.';

comment on function private.is_open(placed public.orders) is
  'Whether an order is on its way, coming back, or has money to be settled.';

comment on function public.export_my_data() is
  'The caller''s data as one document: {made_at, account, tables: {name: rows}}, without hashes and secrets. '
  'Refusals: not_signed_in.';

comment on function private.account_facts(of_user uuid) is
  'What Auth and Storage know of a person, without hashes and tokens.';

comment on table public.account_deletions is
  'Accounts whose owner wants them erased. People read their own row; functions write.';
comment on column public.account_deletions.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.account_deletions.requested_at is 'When they asked.';
comment on column public.account_deletions.due_at is 'When it is erased, 14 days later; until then they can keep it.';

comment on table private.file_removals is
  'Files that nothing names any more and whose bytes are still to be removed by the edge function remove-files.';
comment on column private.file_removals.bucket_id is 'The bucket.';
comment on column private.file_removals.path is 'The file in it.';
comment on column private.file_removals.queued_at is 'Since when it waits.';

comment on function private.drop_file() is
  'Trigger with arguments bucket and column: queues the file that a row named once it names it no longer or is '
  'gone.';

comment on function public.orders_before_erasure() is
  'The caller''s orders that must end before the account can be erased.';

comment on function public.request_account_deletion(confirmation text) is
  'Asks for the caller''s account to be erased in 14 days. `confirmation` is the word DELETE or the account''s '
  'address; asking again changes nothing. Refusals: bad_confirmation, last_admin, not_signed_in, sign_in_again.';

comment on function public.keep_my_account() is
  'Takes the caller''s wish to be erased back; answers whether there was one.';

comment on function private.must_wait(target uuid) is
  'Whether something of a person has to come to its end before the account is erased.';

comment on function private.erase_account(target uuid) is
  'Erases a person: each table as private.personal_data says, files, then the account. Answers false and changes '
  'nothing while something is open.';

comment on function private.erase_due_accounts(max_rows integer) is
  'Job: erases accounts whose time is up; one that fails is tried again in an hour.';

comment on function public.files_to_remove(max_rows integer) is
  'For functions: files to remove, longest waiting first, at most 100.';

comment on function public.files_removed(bucket text, paths text[]) is
  'For functions: these files of a bucket are gone; answers how many were waiting.';

comment on table public.plans is
  'The plans with their prices; everybody reads them. Names and features are in src/lib/plan-catalogue.ts.';
comment on column public.plans.id is 'free_trial, free, premium or gold.';
comment on column public.plans.price_kes is 'Price of a month in KSh, tax included.';
comment on column public.plans.rank is 'Which plan is bigger.';

comment on function private.grace_days() is 'Days that a month which was not renewed stays open: 3.';

comment on function private.plan_rank(plan text) is 'Rank of a plan; 0 for an unknown one.';

comment on function private.plan_name(plan text) is 'A plan as people read it; Basic for free.';

comment on function private.day_text(day date) is 'A day as texts write it: 5 Mar 2026.';

comment on function private.plan_today(held public.user_subscriptions, today date) is
  'The plan that counts today by the dates of the row; an empty row is free.';

comment on function private.status_today(held public.user_subscriptions, today date) is
  'The status that counts today by the dates of the row.';

comment on function private.plan_of(user_uuid uuid) is 'The plan of a person today, for whatever opens by plan.';

comment on function private.require_self(user_uuid uuid) is
  'Refuses unless the caller asks about themselves, has subscriptions or is the service. Refusals: not_allowed.';

comment on function public.get_user_subscription_status(user_uuid uuid) is
  'The plan and status of a person today and days left, today included; no row for who never chose a plan. For '
  'themselves, the desk (subscriptions) and functions. Refusals: not_allowed.';

comment on function public.choose_next_plan(plan_type text) is
  'The caller''s choice of what follows the paid period: free ends it then, premium steps down from gold, the plan '
  'itself takes such a choice back. Answers the subscription. Refusals: no_plan, unknown_plan, unpaid.';

comment on function public.set_user_plan(user_uuid uuid, plan_type text, until date) is
  'The desk (subscriptions) gives or takes a plan; `until` is the first EAT day not covered, without it a paid plan '
  'has no end. Answers the subscription. Refusals: bad_date, not_allowed, unknown_plan.';

comment on table public.subscription_events is
  'What became of subscriptions, append-only. People read their own, the desk (subscriptions) all; a trigger '
  'writes.';
comment on column public.subscription_events.id is 'The key of the row.';
comment on column public.subscription_events.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.subscription_events.at is 'When, by the clock.';
comment on column public.subscription_events.actor_id is
  'Account that changed it; null when the system did, and once that account is erased.';
comment on column public.subscription_events.kind is
  'trial_started, started, renewed, upgraded, downgraded, cancelled, next_chosen, resumed, in_grace, ended or '
  'changed.';
comment on column public.subscription_events.detail is '{from, plan, status, until, next_plan}, without what is null.';

comment on function private.log_subscription() is 'Trigger: notes what became of a subscription.';

comment on function private.roll_plans(today date, max_rows integer) is
  'Job: writes down what the dates have brought, trials and plans that ended and months that are due, and tells the '
  'person. Answers how many.';

comment on table private.plan_notices is 'What was told about a day of somebody''s plan, so that it is told once.';
comment on column private.plan_notices.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.plan_notices.kind is 'trial, renewal or grace.';
comment on column private.plan_notices.about is 'EAT day.';

comment on function private.send_plan_notices(at timestamp with time zone) is
  'Job, between 8 and 21 o''clock EAT: the last three days of a trial, three days and one before a month ends, the '
  'last day of grace. Answers how many were told.';
