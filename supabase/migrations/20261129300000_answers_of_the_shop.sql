-- What functions answer in JSON, said so that it can be read: scripts/database-types/shape.ts makes the client's types of it, and
-- scripts/pgtap/answer-checks.ts holds each answer of a test against it. Nothing else changes.

comment on function public.check_content(text,jsonb) is
'What is wrong with a text, for the editor of the desk (content). Answers as private.content_faults. Refusals:
not_allowed, unknown_kind.';

comment on function private.content_faults(text,jsonb) is
'Faults of a text by its kind; `claim` is what we may not claim. Answers [{field text, message text, claim? text}].';

comment on function public.check_product(jsonb) is
'Everything that is wrong with a product''s values, for the form of the desk (products). Answers as
private.product_faults. Refusals: not_allowed.';

comment on function private.product_faults(jsonb,boolean) is
'What is wrong with a product''s values as JSON; `claim` is what we may not claim. `is_new` asks for what a product
cannot be without. Answers [{field text, message text, claim? text}].';

comment on function public.customer_history(uuid) is
'Orders of who placed this one, by account or phone, the newest 50, for the desk (customers). Answers {orders_count
integer, delivered_count integer, cancelled_count integer, returned_count integer, spent_kes integer, first_order_at
timestamptz, orders [{id uuid, number text, placed_at timestamptz, total_kes integer, payment_state text,
fulfilment_state text, return_state text}]}. Refusals: not_allowed, not_found.';

comment on function public.dashboard_today() is
'The caller''s EAT day in one answer; parts without anything are null, `days` are thirty. Answers {day date, made_at
timestamptz, fast {id uuid, protocol text, target_minutes integer, started_at timestamptz} | null, last_fast {ended_at
timestamptz, minutes integer, reached boolean} | null, target {energy_kcal integer, protein_g integer, water_ml
integer, goal text, goal_weight_kg numeric | null} | null, weight {kg numeric, day date} | null,
days [{day date, energy_kcal numeric | null, protein_g numeric | null, entries integer | null, water_ml integer |
null, mood numeric | null, fasted_minutes integer | null, kg numeric | null}], meal_plan {plan_key text, starts_on
date} | null, consultation {id uuid, starts_at timestamptz, mode text, service text, with text, state text} | null,
orders {open integer, latest {id uuid, number text, fulfilment_state text, payment_state text} | null}, assessed_at
timestamptz | null, plan {plan_type text, status text, days_remaining integer} | null}. Refusals: not_allowed,
not_signed_in.';

comment on function private.read_list(text,text,jsonb,text,boolean,integer,integer) is
'A page of a list of the desk; `total` is counted up to 10,001. Unknown filters narrow nothing. Answers {rows [{*:
jsonb}], total integer}. Refusals: not_found.';

comment on function public.desk_rows(text,text,jsonb,text,boolean,integer,integer) is
'A page of a list of the desk, at most 200 rows; for who has the list''s capability. `filters` holds values by column,
and from and until as EAT days. Answers as private.read_list. Refusals: not_allowed, not_found.';

comment on function public.export_rows(text,text,jsonb,text,boolean,integer) is
'A list of the desk for a file, 1,000 rows a call; noted in the diary once. Answers as private.read_list. Refusals:
not_allowed, not_found.';

comment on function public.desk_today() is
'What waits today in numbers, as far as the caller may see it; with payments also what private.silent_prompts says,
and with payments or books `restored`, as private.lately_restored says. Answers {to_pack? integer, to_dispatch?
integer, unpaid? integer, needs_review? integer, silent_prompts? integer, mpesa_answered_at? timestamptz | null,
unlisted_since? timestamptz | null, restored? {at timestamptz, made_at timestamptz, number text}, returns? integer,
low_stock? integer, consultations? integer, consultation_care? integer, practices? integer, messages? integer,
held_reviews? integer, late_jobs? integer}. Refusals: not_allowed.';

comment on function public.export_my_data() is
'The caller''s data as one document, tables by name, without hashes and secrets. Answers {made_at timestamptz, account
{*: jsonb}, tables {*: [jsonb]}}. Refusals: not_signed_in.';

comment on function private.describe_order(orders) is
'An order for who may see only where the parcel is: states, lines and events, no name, phone, place beyond the town,
or note. Answers {number text, placed_at timestamptz, payment_method text, payment_state text, fulfilment_state text,
return_state text, subtotal_kes integer, discount_kes integer, coupon_code text | null, delivery_kes integer,
total_kes integer, county text, town text, pickup_point_id text | null, delivered_at timestamptz | null, items [{id
bigint, product_id bigint, name text, size text, picture text, unit_price_kes integer, quantity integer,
line_total_kes integer}], events [{kind text, at timestamptz}]}.';

comment on function private.describe_own_order(public.orders) is
'An order with everything that its buyer may know: payments and returns as well. Answers as private.describe_order and
{id uuid, contact_name text, phone text, alt_phone text | null, landmark text, note text | null, hold_expires_at
timestamptz | null, payments [{id uuid, method text, state text, phone text, amount_kes integer, received_kes integer |
null, result_code integer | null, receipt text | null, created_at timestamptz, updated_at timestamptz}], returns [{id
uuid, state text, reason text, details text, refund_kes integer, delivery_kes integer, decision_note text | null,
created_at timestamptz, items [{order_item_id bigint, quantity integer, opened boolean}]}]}.';

comment on function public.guest_order(text) is
'A visitor''s order by its token; null for an unknown token. Answers as private.describe_own_order | null.';

comment on function public.track_order(text,text) is
'Where a visitor''s parcel is, by number and phone; null when they do not belong together. `to_pay_kes`: by M-Pesa now, 0:
nothing. Ten tries an hour for a number or phone, thirty from one address. Answers as private.describe_order and
{to_pay_kes integer} | null. Refusals: too_many_attempts.';

comment on function public.place_guest_order(uuid,jsonb,text,text,text,text,text,text,text,text,integer,text,text,text) is
'Places an order without an account. The token is told once and opens the order later. Arguments and refusals as in
place_order, and signed_in; too_many_orders counts unpaid orders of a phone and orders of an address in an hour.
Answers {order as private.describe_own_order, order_token text}. Refusals: bad_payment_method, bad_phone, bad_pin,
bad_pin_name, bad_quantity, cash_not_available, coupon_already_used, coupon_ended, coupon_first_order, coupon_minimum,
coupon_not_started, coupon_used_up, empty_cart, missing_address, out_of_stock, price_changed, signed_in, too_heavy,
too_many_orders, unknown_county, unknown_coupon, unknown_pickup_point, unknown_product.';

comment on function public.import_products(jsonb,boolean,uuid,integer) is
'The desk (products) imports rows of a file by SKU, at most 1,000 a call; a dry run only checks. A row holds cells as
text under names of products columns, or title, category, unit, expiry, image_urls; `option_of` names a product by
SKU. A faulty row costs only itself. Answers {batch_id uuid, dry_run boolean, rows integer, created integer, updated
integer, unchanged integer, failed integer, errors [{row integer, sku text | null, field text, message text, claim?
text}]}. Refusals: bad_file, bad_product, not_allowed, wrong_state.';

comment on function public.undo_import(uuid) is
'The desk (products) takes an import back, except for products changed since. Answers {restored integer, removed
integer, archived integer, kept [{product_id bigint, sku text}]}. Refusals: bad_product, not_allowed, not_found.';

comment on function private.cart_lines(uuid) is
'A person''s cart with today''s prices. Answers [{product_id bigint, name text, size text, picture text,
unit_price_kes integer, quantity integer, stock integer}].';

comment on function private.kept_cart(uuid) is
'A person''s cart as it is kept, with products that are sold no more. Answers [{product_id bigint, quantity
integer}].';

comment on function public.merge_cart(jsonb,uuid) is
'Adds a device''s cart to the caller''s; `changes` says what became of each line of the device, whose name is null
when it is gone. The same `merge_key` merges once. Answers {lines as private.cart_lines, kept as private.kept_cart,
changes [{product_id bigint, name text | null, kind "added" | "summed" | "capped" | "sold_out" | "gone" | "cart_full",
device_quantity integer, account_quantity integer, quantity integer}], already_merged boolean}. Refusals:
not_signed_in.';

comment on function public.save_cart(jsonb,jsonb) is
'Makes the caller''s cart what the device shows. `known` is what was kept when the device last heard of it; when
another device changed that, nothing is written and `saved` is false. Answers {saved boolean, lines as
private.cart_lines, kept as private.kept_cart}. Refusals: not_signed_in.';

comment on function public.my_review(bigint) is
'The caller''s own review, null without one, and whether they may write one. Answers {may_review boolean, review {id
bigint, rating integer, title text, body text, author_name text, state "published" | "held" | "rejected", held_reason
"claim" | "reported" | "edited" | "rewritten" | null, created_at timestamptz, edited_at timestamptz | null} | null}.';

comment on function public.save_review(bigint,integer,text,text,text) is
'Writes or edits the caller''s review of a product they have received. Without a name it is signed with their first
one. A banned claim holds it back. Answers as my_review. Refusals: bad_review, not_a_buyer, not_found, not_signed_in.';

comment on function public.packing_slips(uuid[]) is
'What goes into the parcels of up to 200 orders, to print, for the desk (orders). Answers [{id uuid, number text,
placed_at timestamptz, contact_name text, phone text, alt_phone text | null, county text, town text, landmark text,
pickup_point text | null, note text | null, payment_method text, payment_state text, cash_to_collect_kes integer,
total_kes integer, items [{sku text, name text, size text, quantity integer, weight_g integer, lot text | null}]}].
Refusals: not_allowed.';

comment on function public.product_facets(jsonb) is
'Counts beside the filters of the shop, each group with its own filter off; `did_you_mean` is the search with its
typos put right, where that finds more, and `price` null where nothing is found. Filters as in public.browse_products.
Answers {total integer, categories [{id text, name text, count integer}], forms [{id text, count integer}], uses [{id
text, name text, count integer}], ratings [{at_least integer, count integer}], in_stock integer, price {min_kes
integer, max_kes integer} | null, did_you_mean text | null}.';

comment on function public.quote_order(jsonb,text,text,text) is
'What a cart, items [{product_id, quantity}], would cost, for everybody. `problem` of a coupon is a code of
place_order, name, size and picture are null of what is gone. Delivery and total are null without a place we send to,
and for a parcel that is too heavy. Answers {lines [{product_id bigint, name text | null, size text | null, picture
text | null, unit_price_kes integer, quantity integer, line_total_kes integer, stock integer, problem "gone" |
"sold_out" | "short" | null}], subtotal_kes integer, discount_kes integer, weight_g integer, delivery_kes integer |
null, total_kes integer | null, min_days integer | null, max_days integer | null, cash_on_delivery boolean,
cash_limit_kes integer, free_delivery_from_kes integer | null, too_heavy boolean, coupon {code text, discount_kes
integer, problem text | null, message text | null} | null}. Refusals: bad_quantity, empty_cart, unknown_product.';

comment on function public.quote_return(uuid,jsonb,text,text) is
'What request_return would pay back in KSh; delivery is part of the refund. For the buyer, or a visitor with
`order_token`. Answers {refund_kes integer, delivery_kes integer}. Refusals: bad_quantity, bad_reason, not_found,
not_signed_in, opened_goods.';

comment on function public.reorder(uuid) is
'What an order of the caller would be today, for the cart; `quantity` of what was `ordered` can be had. Answers
[{product_id bigint, name text, size text, picture text, unit_price_kes integer, ordered integer, quantity integer,
stock integer, problem "gone" | "sold_out" | "short" | null}]. Refusals: not_found.';

comment on function public.read_account_change(text) is
'What a link that undoes a change stands for; null when it was used or is too old. Answers {changed "email" |
"password", changed_at timestamptz, email text, undo_until timestamptz} | null.';

comment on function public.undo_account_change(text) is
'Makes an account what it was before a change. Answers {user_id uuid, email text}. Refusals: link_over, email_taken.';

comment on function public.run_scheduled_jobs() is
'Every job once, with what each did; those of edge functions count what is due for them. For functions and the timer
of a hosted project. Answers {*: integer}.';

comment on function public.save_assessment(uuid,uuid,integer,timestamp with time zone,timestamp with time zone,timestamp with time zone,jsonb,timestamp with time zone,jsonb,integer) is
'Keeps an assessment of the caller''s under the device''s id; sent again it changes nothing, and of a started one the
later answers stay. `known`: finished and kept already; `older` comes with a notice. Answers {state "saved" | "known"
| "older", notice? text}. Refusals: bad_answers, bad_scores, bad_time, list_full, no_consent, not_allowed,
not_signed_in.';

comment on function public.save_fast(uuid,jsonb,timestamp with time zone,text) is
'Keeps a fast of the caller''s. `fast` is null when it was left out; `notice` says what became of changes of two
devices. `known` is the `updated_at` that was changed, `device` a name the device gave itself. Answers {fast {id uuid,
protocol text, target_minutes integer, started_at timestamptz, ended_at timestamptz | null, time_zone text, source
text, status text, mood integer | null, symptoms [text], water_ml integer, weight_kg numeric | null, weighed_on date |
null, note text, created_at timestamptz, updated_at timestamptz} | null, notice text | null}. Refusals: ask_first,
bad_time_zone, in_future, list_full, not_allowed, not_for_you, not_screened, not_signed_in, overlap.';

comment on function public.set_orders_fulfilment(uuid[],text) is
'The desk (orders) moves up to 200 orders to packed, dispatched or delivered, each for itself, kind being the refusal
of set_order_fulfilment; number is null where there is no such order. Answers [{order_id uuid, number text | null, ok
boolean, kind text | null, message text | null}]. Refusals: not_allowed, not_found, wrong_state.';

comment on function public.site_figures(date,date) is
'How fast pages were for three visitors of four and what broke between two EAT days, for the desk (telemetry).
Milliseconds, CLS without a unit; null where nobody measured. Answers {vitals [{page text, samples integer, lcp
numeric | null, inp numeric | null, fid numeric | null, cls numeric | null, lcp_before numeric | null}], errors {step
integer, points [{day date, many integer, before integer}], total integer, before integer, top [{message text, type
text | null, severity text, many integer, pages integer, last_at timestamptz}]}}. Refusals: bad_range, not_allowed.';

comment on function public.visit_figures(date,date) is
'The way from a visit to an order between two EAT days, for the desk (telemetry). Answers [{step "visit" | "shop" |
"cart" | "checkout" | "order", many integer, before integer}]. Refusals: bad_range, not_allowed.';

comment on function public.browse_products(jsonb) is
'May be null: botanical_name, swahili_name, compare_at_kes, rating. A page of the shop for everybody: filters are {query
or need[] and named, category, forms[], uses[], herb, min_price_kes, max_price_kes, in_stock, min_rating, sort,
page_size up to 100, page_offset}, all optional; malformed ones narrow nothing. `total_count` counts all pages.';
