-- What the tables, columns and functions are, for whoever reads the database:
-- returns, invoices, the desks of products and orders, telemetry and messages.
-- docs/database.md and the types of the clients are made from these comments.

comment on table public.order_returns is
  'Returns of delivered orders. Buyers read their own, the desk (returns) all; functions alone write.';
comment on column public.order_returns.id is 'The key of the row.';
comment on column public.order_returns.order_id is 'The order.';
comment on column public.order_returns.state is
  'requested, approved, received, refunded, or refused from the first two.';
comment on column public.order_returns.reason is 'damaged, wrong_item, not_as_described, expired or unwanted.';
comment on column public.order_returns.details is 'The buyer''s own words, up to 1,000 letters; may be empty.';
comment on column public.order_returns.photo_path is 'Photo in the bucket return-photos; null without one.';
comment on column public.order_returns.refund_kes is 'What goes back, KSh, delivery included.';
comment on column public.order_returns.delivery_kes is
  'Of it the delivery fee, KSh: only when everything came back through a mistake of ours.';
comment on column public.order_returns.decision_note is
  'What the desk says to the buyer; needed for a refusal, else null.';
comment on column public.order_returns.created_at is 'When the row was made.';
comment on column public.order_returns.updated_at is 'When the row was last changed.';

comment on table public.order_return_items is
  'Lines of returns. Buyers read their own, the desk (returns) all; functions alone write.';
comment on column public.order_return_items.return_id is 'The return.';
comment on column public.order_return_items.order_item_id is 'The line of the order.';
comment on column public.order_return_items.quantity is 'Pieces that come back.';
comment on column public.order_return_items.opened is
  'Whether they were opened; such goods never go on the shelf again.';
comment on column public.order_return_items.restocked is
  'Whether they went back on the shelf; null until they are received.';

comment on table private.guest_photos is
  'Names under which visitors may store a photo of a return, at most ten for an order; kept for a day.';
comment on column private.guest_photos.path is 'Name of the file in the bucket return-photos, guest/order/uuid.jpg.';
comment on column private.guest_photos.order_id is 'The visitor''s order.';
comment on column private.guest_photos.created_at is 'When the row was made.';

comment on function public.name_guest_photo(order_token text) is
  'The name under which the holder of an order''s token may store one photo within an hour; at most ten a day. '
  'Refusals: not_found, not_signed_in, too_many_photos, wrong_state.';

comment on function public.may_store_guest_photo(name text) is
  'Whether a photo may be stored under this name now. For the policies of the bucket return-photos.';

comment on function private.drop_unused_photo() is
  'Trigger: removes a photo that came with no return once its name is forgotten.';

comment on function private.forget_guest_photos() is 'Job: forgets names of photos older than a day.';

comment on function private.describe_returns(order_id uuid) is
  'The returns of an order as its buyer knows them, newest first.';

comment on function private.price_return(target public.orders, items jsonb, reason text, OUT refund_kes integer, OUT delivery_kes integer) is
  'What a return pays back in KSh: goods at their price less their share of the discount, and the delivery fee with '
  'the last pieces when all came back through mistakes of ours. Refusals: bad_quantity, bad_reason, opened_goods.';

comment on function public.quote_return(order_id uuid, items jsonb, reason text, order_token text) is
  'What request_return would pay back in KSh: {refund_kes, delivery_kes}, the second part of the first. For the '
  'buyer, or a visitor with `order_token`. Refusals: bad_quantity, bad_reason, not_found, not_signed_in, '
  'opened_goods.';

comment on function public.request_return(order_id uuid, items jsonb, reason text, details text, photo_path text, order_token text) is
  'The buyer, or a visitor with `order_token`, asks for a return: items [{order_item_id, quantity, opened}]; the '
  'photo is a file they stored. Within shop_settings.return_days of delivery. Answers the return. Refusals: '
  'already_requested, bad_photo, bad_quantity, bad_reason, not_found, not_signed_in, opened_goods, too_late, '
  'wrong_state.';

comment on function public.set_return_state(return_id uuid, next_state text, note text, restock bigint[], refund_kes integer, reference text) is
  'The desk (returns) moves a return along. received puts the lines named in `restock` back on the shelf, unless '
  'opened; refunded notes the money in KSh; refused needs a note. Answers the return. Refusals: no_reason, '
  'not_allowed, not_found, opened_goods, receipt_used, too_much, wrong_state.';

comment on column private.invoice_counters.year is 'EAT year.';
comment on column private.invoice_counters.last is 'The last number given.';
comment on column private.invoice_counters.series is 'INV for invoices, CN for credit notes.';

comment on column public.invoices.number is 'INV-2026-00001 or CN-2026-00001.';
comment on column public.invoices.issued_at is 'When it was issued.';
comment on column public.invoices.id is 'The key of the row.';
comment on column public.invoices.kind is 'invoice or credit_note.';
comment on column public.invoices.series is 'INV or CN.';
comment on column public.invoices.year is 'EAT year of the number.';
comment on column public.invoices.place is 'Number within series and year, from 1 without a gap.';
comment on column public.invoices.bill_id is 'The bill; no foreign key, since invoices are kept longer.';
comment on column public.invoices.bill_kind is 'Kind of the bill, as in private.bill_kinds.';
comment on column public.invoices.bill_number is 'Number of the bill.';
comment on column public.invoices.reason is
  'Of a credit note: cancelled, returned, refunded or corrected. Null for invoices.';
comment on column public.invoices.method is 'mpesa, cash or bank.';
comment on column public.invoices.total_kes is
  'Total in KSh, tax included; of credit notes what went back, above zero too.';
comment on column public.invoices.with_vat is 'Whether the shop was registered for VAT then and the document shows it.';

comment on function public.reorder(order_id uuid) is
  'What an order of the caller would be today, for the cart: [{product_id, name, size, picture, unit_price_kes, '
  'ordered, quantity, stock, problem}]; `quantity` can be had, problem is null, gone, sold_out or short. Refusals: '
  'not_found.';

comment on table public.price_history is
  'Every price that products had, append-only. The desk (products) reads it; a trigger writes.';
comment on column public.price_history.id is 'The key of the row.';
comment on column public.price_history.product_id is 'The product or option; its prices go with it.';
comment on column public.price_history.at is 'When, by the clock.';
comment on column public.price_history.actor is
  'Account that changed it; null when the system did, and once that account is erased.';
comment on column public.price_history.old_price_kes is 'Price before, KSh; null for the first.';
comment on column public.price_history.new_price_kes is 'Price from then on, KSh.';
comment on column public.price_history.old_compare_at_kes is 'Crossed-out price before, KSh; null without one.';
comment on column public.price_history.new_compare_at_kes is 'Crossed-out price from then on, KSh; null without one.';

comment on function private.log_price() is 'Trigger: notes prices of products in price_history.';

comment on view public.low_stock_products is
  'What is about to run out or expires within 60 days. For the desk (stock), which sees active products only.';
comment on column public.low_stock_products.id is 'The product or option.';
comment on column public.low_stock_products.variant_of is 'As products.variant_of.';
comment on column public.low_stock_products.sku is 'As products.sku.';
comment on column public.low_stock_products.name is 'As products.name.';
comment on column public.low_stock_products.size is 'As products.size.';
comment on column public.low_stock_products.stock is 'Pieces that can be sold.';
comment on column public.low_stock_products.reorder_at is 'At or below this many pieces it is low.';
comment on column public.low_stock_products.lot is 'Lot number; null when it is not noted.';
comment on column public.low_stock_products.expires_on is
  'EAT day on which it may no longer be sold; null when it does not expire.';
comment on column public.low_stock_products.picture is 'As products.picture.';
comment on column public.low_stock_products.picture_alt is 'As products.picture_alt.';
comment on column public.low_stock_products.is_low is 'Whether stock is at or below `reorder_at`.';
comment on column public.low_stock_products.expires_soon is 'Whether it expires within 60 days, or has.';

comment on function private.free_slug(name text) is
  'An address for a product by its name that no other has: Neem Leaf Powder gives neem-leaf-powder, with a number '
  'when taken.';

comment on function private.free_sku(sku text) is 'An article number for a copy of a product.';

comment on function private.product_columns() is 'The columns of products that a form or a file may set.';

comment on function private.product_faults(product jsonb, is_new boolean) is
  'What is wrong with a product''s values as JSON: [{field, message, claim}]. `is_new` asks for what a product '
  'cannot be without.';

comment on function private.priced_with(base public.products, changes jsonb) is
  'Changes to a product together with the prices that they leave alone, since a limit binds the two.';

comment on function private.is_date(value text) is 'Whether a text is a day like 2027-06-30.';

comment on function private.write_product(base public.products, product jsonb) is
  'Writes checked values over `base`, a row or the defaults of a new product, notes the change of stock, and '
  'answers the row.';

comment on function public.save_product(product jsonb, expected_updated_at timestamp with time zone) is
  'The desk (products) saves a product from the form: without `id` a new draft, with it the columns that are there, '
  'over the version of `expected_updated_at`. Stock needs `expected_stock`, the figure that was shown; `pictures` '
  '[{picture, alt}] replaces the gallery. Answers the row. Refusals: bad_product, bad_variant, changed_by_other, '
  'not_allowed, not_found, sku_taken, slug_taken.';

comment on function private.replace_pictures(of_product bigint, pictures jsonb) is
  'Replaces a product''s gallery, at most 12 pictures, each with what it shows. Refusals: bad_product.';

comment on function public.check_product(product jsonb) is
  'Everything that is wrong with a product''s values, for the form of the desk (products): [{field, message, '
  'claim}]. Refusals: not_allowed.';

comment on function public.duplicate_product(product_id bigint) is
  'The desk (products) copies a product as a draft without stock, with its gallery but not its options. Answers the '
  'copy. Refusals: not_allowed, not_found.';

comment on function public.set_product_status(product_ids bigint[], next_status text) is
  'The desk (products) publishes, withdraws or archives products, all or none: draft, active, archived. Answers how '
  'many changed. Refusals: not_allowed, wrong_state.';

comment on function public.set_stock(product_id bigint, stock integer, expected_stock integer) is
  'The desk (products) counts the shelf again: writes the new figure if `expected_stock` still stands, and answers '
  'it. Refusals: bad_quantity, changed_by_other, not_allowed, not_found.';

comment on table public.product_imports is
  'Imports of products from files. The desk (products) reads them; functions write.';
comment on column public.product_imports.id is 'Ties the batches of one file together; made by the browser.';
comment on column public.product_imports.started_by is 'Account that imported; null once it is erased.';
comment on column public.product_imports.started_at is 'When the first batch came.';
comment on column public.product_imports.created is 'Products it made.';
comment on column public.product_imports.updated is 'Products it changed.';
comment on column public.product_imports.failed is 'Rows that were left out.';
comment on column public.product_imports.undone_at is 'When it was taken back; null while it stands.';

comment on table private.product_import_changes is
  'What a product was before an import touched it, to take the import back.';
comment on column private.product_import_changes.id is 'The key of the row.';
comment on column private.product_import_changes.import_id is 'The import.';
comment on column private.product_import_changes.product_id is 'The product.';
comment on column private.product_import_changes.before is 'The row before; null when the import made it.';
comment on column private.product_import_changes.gallery is
  'The gallery before, [{picture, alt}]; null when the import made the product.';
comment on column private.product_import_changes.left_at is
  'products.updated_at after the import, to tell whether somebody changed it since.';
comment on column private.product_import_changes.left_stock is 'Stock after the import, pieces.';

comment on function private.import_values(cells jsonb) is
  'A row of a file as values of products: cells are text, empty ones say nothing, the word none empties a column '
  'that may be empty.';

comment on function private.import_pictures(cells jsonb) is 'The pictures that a row names, separated by |.';

comment on function private.gallery_of(of_product bigint) is 'A product''s gallery in order: [{picture, alt}].';

comment on function private.import_gallery(pictures text[], before jsonb, words text) is
  'The gallery that a row asks for; a picture that stays keeps its words, a new one gets those of the product''s '
  'picture.';

comment on function public.import_products(rows jsonb, dry_run boolean, batch_id uuid, first_row integer) is
  'The desk (products) imports rows of a file by SKU, at most 1,000 a call; a dry run only checks. A row holds '
  'cells as text under names of products columns, or title, category, unit, expiry, image_urls; `option_of` names a '
  'product by SKU. Answers {batch_id, dry_run, rows, created, updated, unchanged, failed, errors [{row, sku, field, '
  'message}]}; a faulty row costs only itself. Refusals: bad_file, bad_product, not_allowed, wrong_state.';

comment on function public.undo_import(batch_id uuid) is
  'The desk (products) takes an import back, except for products changed since: {restored, removed, archived, kept '
  '[{product_id, sku}]}. Refusals: bad_product, not_allowed, not_found.';

comment on table public.order_notes is
  'Notes on orders among colleagues; buyers never see them. The desk (orders) reads them; functions write.';
comment on column public.order_notes.id is 'The key of the row.';
comment on column public.order_notes.order_id is 'The order.';
comment on column public.order_notes.author_id is 'Account that wrote it; null once it is erased.';
comment on column public.order_notes.body is '1 to 1,000 letters.';
comment on column public.order_notes.at is 'When.';

comment on function public.add_order_note(order_id uuid, body text) is
  'The desk (orders) writes a note for colleagues on an order. Answers the note. Refusals: bad_note, not_allowed, '
  'not_found.';

comment on function public.order_queue(queue text, search text, page_size integer, page_offset integer) is
  'Orders for the desk (orders): pack, dispatch, on_the_way, unpaid, review, returns, refunds, done or all, '
  'searched by number, name or phone, in pages. May be null: pickup_point_id. Refusals: not_allowed.';

comment on function public.set_orders_fulfilment(order_ids uuid[], next_state text) is
  'The desk (orders) moves up to 200 orders to packed, dispatched or delivered, each for itself: [{order_id, '
  'number, ok, kind, message}], kind being the refusal of set_order_fulfilment. Refusals: not_allowed, not_found, '
  'wrong_state.';

comment on function public.packing_slips(order_ids uuid[]) is
  'What goes into the parcels of up to 200 orders, to print, for the desk (orders): [{id, number, address, '
  'cash_to_collect_kes, total_kes, items [{sku, name, size, quantity, weight_g, lot}]}]. Refusals: not_allowed.';

comment on function public.customer_history(order_id uuid) is
  'Orders of who placed this one, by account or phone, for the desk (customers): {orders_count, delivered_count, '
  'cancelled_count, returned_count, spent_kes, first_order_at, orders (the newest 50)}. Refusals: not_allowed, '
  'not_found.';

comment on table public.testimonials is
  'What customers say of the shop on the front page. Everybody reads active ones; the desk (testimonials) reads and '
  'writes all.';
comment on column public.testimonials.id is 'The key of the row.';
comment on column public.testimonials.name is '2 to 60 letters.';
comment on column public.testimonials.location is 'Where they live; null when not said.';
comment on column public.testimonials.quote is '10 to 400 letters; may hold no banned claim.';
comment on column public.testimonials.rating is '1 to 5 stars.';
comment on column public.testimonials.is_active is 'Whether it is shown.';
comment on column public.testimonials.created_at is 'When the row was made.';

comment on function private.refuse_claiming_testimonial() is
  'Trigger: refuses a testimonial with a banned claim. Refusals: banned_claim.';

comment on table public.error_logs is
  'What broke on people''s devices; kept 90 days. Everybody may insert, the desk (telemetry) reads. Above a share '
  'rows are dropped without a word.';
comment on column public.error_logs.id is 'The key of the row.';
comment on column public.error_logs.user_id is 'Who had it; null for visitors, and once the account is erased.';
comment on column public.error_logs.error_message is 'Without addresses, phones and tokens, up to 1,000 letters.';
comment on column public.error_logs.error_stack is 'Where in the code, up to 8,000 letters; null when not known.';
comment on column public.error_logs.error_type is 'Kind of the error, such as TypeError; null when not known.';
comment on column public.error_logs.severity is 'critical, error or warning.';
comment on column public.error_logs.page_url is 'The page, without query and fragment; null when not known.';
comment on column public.error_logs.user_agent is 'What the browser calls itself; null when not known.';
comment on column public.error_logs.component_stack is 'Where in the page, by React; null when not known.';
comment on column public.error_logs.created_at is 'When the row was made.';
comment on column public.error_logs.app_version is
  'Version of the app that had it; null for releases that did not say.';

comment on table public.performance_metrics is
  'How fast pages and calls were; kept 90 days. Everybody may insert, the desk (telemetry) reads. Above a share '
  'rows are dropped.';
comment on column public.performance_metrics.id is 'The key of the row.';
comment on column public.performance_metrics.user_id is
  'Whose page; null for visitors, and once the account is erased.';
comment on column public.performance_metrics.page_url is 'The page, without query and fragment.';
comment on column public.performance_metrics.metric_name is 'LCP, FID, INP, CLS, api_success or api_error.';
comment on column public.performance_metrics.metric_value is 'Milliseconds, except CLS, which has no unit.';
comment on column public.performance_metrics.metadata is
  'connection_type, device_memory and, for calls, endpoint and status.';
comment on column public.performance_metrics.created_at is 'When the row was made.';

comment on table public.analytics_events is
  'What is used; kept 180 days. Everybody may insert, the desk (telemetry) reads. Above a share rows are dropped.';
comment on column public.analytics_events.id is 'The key of the row.';
comment on column public.analytics_events.user_id is 'Who; null for visitors, and once the account is erased.';
comment on column public.analytics_events.session_id is 'Random for each page load and kept nowhere.';
comment on column public.analytics_events.event_type is 'page_view, click, form_submit or purchase.';
comment on column public.analytics_events.event_name is 'What was seen or pressed.';
comment on column public.analytics_events.page_url is 'The page, without query and fragment.';
comment on column public.analytics_events.referrer is
  'Where they came from, without query and fragment; null when not known.';
comment on column public.analytics_events.properties is
  'Plain values, none under a name that speaks of health or of a person.';
comment on column public.analytics_events.user_agent is 'What the browser calls itself; null when not known.';
comment on column public.analytics_events.device_type is 'mobile, tablet or desktop; null when not known.';
comment on column public.analytics_events.browser is 'Name of the browser; null when not known.';
comment on column public.analytics_events.os is 'Name of the system; null when not known.';
comment on column public.analytics_events.created_at is 'When the row was made.';

comment on table private.rate_windows is 'How much was taken of a share, one row for each bucket and span of time.';
comment on column private.rate_windows.bucket is 'What is limited, and for whom.';
comment on column private.rate_windows.opened_at is 'When the span began.';
comment on column private.rate_windows.used is 'How often within it.';

comment on function private.take_share(bucket text, most integer, span interval) is
  'Takes one of at most `most` within a fixed span; false when there is none left.';

comment on function private.admit_row() is
  'Trigger, with two limits as arguments: drops a row above the share of its sender in ten minutes or of all in an '
  'hour.';

comment on function private.bare_url(address text) is 'An address without query, fragment and credentials.';

comment on function private.impersonal(message text) is
  'A message without mail addresses, phone numbers, tokens and queries.';

comment on function private.harmless(facts jsonb) is
  'Of facts only plain values, and none under a name that speaks of health or of a person.';

comment on function private.tidy_error() is
  'Trigger: takes out of an error what should not be told and cuts what is too long.';

comment on function private.tidy_metric() is 'Trigger: takes out of a measurement what should not be told.';

comment on function private.tidy_event() is
  'Trigger: takes out of an event what should not be told and cuts what is too long.';

comment on table public.contact_messages is
  'What people write to the shop; kept two years, spam 30 days. Anybody sends through send_contact_message; the '
  'desk (messages) reads and sets `state`.';
comment on column public.contact_messages.id is 'The key of the row.';
comment on column public.contact_messages.client_key is
  'Made by the device, so that a message sent twice arrives once.';
comment on column public.contact_messages.user_id is 'Who wrote; null for visitors, and once the account is erased.';
comment on column public.contact_messages.name is '2 to 100 letters.';
comment on column public.contact_messages.email is 'Where to answer.';
comment on column public.contact_messages.topic is 'order, product, consultation, account, privacy or other.';
comment on column public.contact_messages.order_number is
  'Number of the order that it is about; null when it is about none.';
comment on column public.contact_messages.message is '10 to 4,000 letters.';
comment on column public.contact_messages.state is 'new, answered or spam.';
comment on column public.contact_messages.created_at is 'When the row was made.';
comment on column public.contact_messages.settled_at is 'When it was answered or called spam; null while new.';

comment on function private.note_settlement() is 'Trigger: notes when a message was settled.';

comment on function private.plain_text(input text) is 'A text without control characters and the space around it.';

comment on function public.send_contact_message(client_key uuid, name text, email text, message text, topic text, order_number text, website text, writing_ms integer) is
  'Takes a message to the shop in and answers `received`, also for one that came before, for everybody. `website` '
  'is a field that people never see and `writing_ms` milliseconds that the form was open: both find machines, whose '
  'messages are kept as spam. Refusals: bad_email, bad_message, bad_name, bad_order_number, invalid, '
  'too_many_messages.';
