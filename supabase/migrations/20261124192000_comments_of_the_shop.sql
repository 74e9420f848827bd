-- What the tables, columns and functions are, for whoever reads the database:
-- the catalogue, delivery and orders.
-- docs/database.md and the types of the clients are made from these comments.

comment on function private.refuse(kind text, message text, hint text) is
  'Ends the transaction with a business error, SQLSTATE P0001: `kind` goes into `detail` for code, `message` is a '
  'sentence for people, `hint` says what to do next.';

comment on function private.shillings(amount integer) is 'Money as texts for people write it: 1250 gives KSh 1,250.';

comment on function private.normalise_phone(input text) is
  'A Kenyan mobile number as it is stored (254712345678), or null when it is none. The same rule as '
  'src/lib/phone.ts.';

comment on function private.touch_updated_at() is 'Trigger: sets `updated_at` to now.';

comment on table public.user_roles is
  'Who works here and as what; every account has the row member. People read their own rows; only functions of the '
  'owner write them.';
comment on column public.user_roles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.user_roles.email is
  'The account''s address, copied from Auth and kept the same by trigger; null where Auth has none.';
comment on column public.user_roles.role is
  'member: a customer. admin: the owner, who may do everything. packer, content, practitioner: people of the team; '
  'what each may do is in private.role_capabilities.';
comment on column public.user_roles.created_at is 'When the row was made.';

comment on function public.is_admin() is
  'Whether the caller has the role admin. Looks at the roles alone, not at the second step of a sign-in.';

comment on table private.role_capabilities is
  'What each role of the team may do. Filled by migrations; no client reads or writes it.';
comment on column private.role_capabilities.role is 'A role of public.user_roles other than member.';
comment on column private.role_capabilities.capability is
  'A part of the work, such as orders, stock, payments or content; policies and functions of the desk ask for it by '
  'this name.';

comment on function public.has_capability(capability text) is
  'Whether one of the caller''s roles may do this; false as long as that role still asks for a second factor.';

comment on function public.my_capabilities() is
  'What the caller may do, in alphabetical order, empty for a customer. For showing menus: policies and functions '
  'decide.';

comment on function private.add_member_role() is 'Trigger on auth.users: gives a new account the role member.';

comment on function private.follow_email() is 'Trigger on auth.users: keeps the address in user_roles the same.';

comment on table public.user_health_profiles is
  'The mark that a person has been here; the first visit after sign-up makes it. People read and insert their own '
  'row.';
comment on column public.user_health_profiles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.user_health_profiles.created_at is 'When the row was made.';
comment on column public.user_health_profiles.updated_at is 'When the row was last changed.';

comment on table public.user_subscriptions is
  'The plan that a person is on, one row each. People read their own and may write one thing, their first free '
  'trial; payments and the desk write the rest.';
comment on column public.user_subscriptions.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.user_subscriptions.plan_type is 'free_trial, free, premium or gold.';
comment on column public.user_subscriptions.status is
  'active, grace (the paid period has ended and a few days are given to renew), cancelled or expired.';
comment on column public.user_subscriptions.trial_start is
  'EAT day on which the free trial began; null when there was none.';
comment on column public.user_subscriptions.trial_end is
  'EAT day, the first one that the trial does not cover; null when there was none.';
comment on column public.user_subscriptions.period_start is
  'EAT day on which the paid period began; null for a plan without an end that the desk gave.';
comment on column public.user_subscriptions.period_end is
  'EAT day, the first one that the paid period does not cover; null for a plan without an end.';
comment on column public.user_subscriptions.next_plan is
  'The plan that follows the period: free or premium. Null: the plan goes on as it is.';
comment on column public.user_subscriptions.created_at is 'When the row was made.';
comment on column public.user_subscriptions.updated_at is 'When the row was last changed.';

comment on function private.nairobi_date(at timestamp with time zone) is
  'The EAT day at a moment: what trials, plans and daily limits count by.';

comment on function private.guard_own_subscription() is
  'Trigger: of what a person writes in user_subscriptions it lets through their first free trial of at most 7 days, '
  'with one day of slack at its start, and refuses the rest. Refusals: not_allowed, trial_used.';

comment on table public.notifications is
  'Short texts for one person, shown in the bell and perhaps on a lock screen, so they never name a product or '
  'anything about health. People read, mark as read and delete their own; only functions write them.';
comment on column public.notifications.id is 'The key of the row.';
comment on column public.notifications.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.notifications.type is 'The colour and sign: success, warning, error or info.';
comment on column public.notifications.title is '1 to 80 letters, in English; the page and the sender translate it.';
comment on column public.notifications.message is '1 to 300 letters, in English; the page and the sender translate it.';
comment on column public.notifications.is_read is 'Whether its person has seen it.';
comment on column public.notifications.created_at is 'When the row was made.';
comment on column public.notifications.metadata is
  '`link`: the path to open. `why`: a sentence why the person gets it. `category`: wellness for reminders and tips. '
  '`push_body`: what a lock screen shows instead. `useful_until`: when it would come too late.';

comment on function public.mark_notifications_read(notification_ids uuid[]) is
  'Marks the caller''s notifications as read, the named ones or with null all, and answers how many changed.';

comment on function private.notify(user_id uuid, type text, title text, message text, link text, why text, more jsonb) is
  'Tells a person something and answers the notification''s id; `more` joins its metadata.';

comment on table public.product_categories is
  'The shelves of the shop. Everybody reads them; the desk (products) writes them.';
comment on column public.product_categories.id is 'A short name in lower case, such as teas; it stands in addresses.';
comment on column public.product_categories.name is 'Heading of the shelf.';
comment on column public.product_categories.description is 'A sentence under the heading.';
comment on column public.product_categories."position" is 'Order of the shelves, smallest first.';

comment on function private.fold_text(input text) is
  'A text without accents and capitals, as the search compares it. Immutable by promise: the dictionary of unaccent '
  'is never altered.';

comment on function private.product_names(name text, botanical text, swahili text, others text[]) is
  'All names of a product folded into one text, for products.search_names.';

comment on function private.product_document(names text, essence text, prose text) is
  'The search document of a product: names weigh most (A) and are not stemmed, then the essence (B) and the prose '
  '(C), stemmed as English.';

comment on function private.facet_key(category_id text, form text, uses text[], rating_count integer, rating_sum integer) is
  'A number that products share when no filter but price and stock tells them apart, so that counts beside the '
  'filters group by it.';

comment on table public.product_uses is
  'What people look for, such as sleep, as a filter of the shop. Everybody reads them; the desk (products) writes '
  'them.';
comment on column public.product_uses.id is 'A short name in lower case; products.uses holds it.';
comment on column public.product_uses.name is 'As the filter shows it.';
comment on column public.product_uses.words is
  'A text search query in English: a new product without uses gets those whose words its texts contain.';
comment on column public.product_uses."position" is 'Order of the filter, smallest first.';

comment on table public.products is
  'What the shop sells. A size or option is a row too, with `variant_of`. Everybody reads active rows; the desk '
  '(products) reads and writes all, but not ratings and what triggers keep.';
comment on column public.products.id is 'The key of the row.';
comment on column public.products.variant_of is
  'The product that this row is an option of; null for a product itself. Options cannot have options.';
comment on column public.products.sku is 'The shop''s own article number, unique, up to 40 signs.';
comment on column public.products.slug is 'The product''s name in its address.';
comment on column public.products.name is '1 to 120 letters; an option has its product''s.';
comment on column public.products.botanical_name is 'Latin name; null for what is not a single plant.';
comment on column public.products.swahili_name is 'Name in Kiswahili, null when there is none.';
comment on column public.products.other_names is 'Further names that the search knows, in any language.';
comment on column public.products.category_id is 'The shelf.';
comment on column public.products.form is 'What it is by kind: powder, tea, capsules and the like.';
comment on column public.products.size is 'As the pack says it, such as 100 g or 60 capsules.';
comment on column public.products.weight_g is 'Weight of a parcel with one of it, grams; delivery is priced by it.';
comment on column public.products.price_kes is 'Price of one piece in KSh, 1 to 1,000,000, tax included.';
comment on column public.products.compare_at_kes is
  'Former price in KSh that is shown crossed out, higher than `price_kes`; null when there is no offer.';
comment on column public.products.stock is
  'Pieces that can still be sold: those held for unpaid orders are already taken off. Each change leaves a row in '
  'stock_movements.';
comment on column public.products.reorder_at is
  'The desk is shown the product as running low when stock is at or below this many pieces.';
comment on column public.products.summary is 'One or two sentences for lists.';
comment on column public.products.description is 'The text of its page.';
comment on column public.products.how_to_use is 'How to take or prepare it; empty when there is nothing to say.';
comment on column public.products.warnings is 'Who should not take it; empty when there is nothing to say.';
comment on column public.products.ingredients is 'What is inside; empty when there is nothing to say.';
comment on column public.products.herb_slugs is 'Slugs of the herbs inside, as in herbs.slug.';
comment on column public.products.uses is
  'Ids of product_uses. A new product that names none gets those whose words its texts contain.';
comment on column public.products.ppb_reg_no is
  'Registration number of the Pharmacy and Poisons Board; null when there is none.';
comment on column public.products.lot is 'Lot number on the packs in stock; null when it is not noted.';
comment on column public.products.expires_on is
  'EAT day on which the lot may no longer be sold; null when it does not expire.';
comment on column public.products.picture is
  'Base name of a plate under public/pictures, or with the prefix uploads/ of files in the bucket product-pictures.';
comment on column public.products.picture_alt is 'What the picture shows, in words.';
comment on column public.products."position" is 'Popularity: lists begin with the smallest.';
comment on column public.products.status is
  'draft: not shown yet. active: sold. archived: not sold any more, kept for its orders.';
comment on column public.products.rating_count is 'Number of published reviews, kept by trigger.';
comment on column public.products.rating_sum is 'Sum of the stars of published reviews, kept by trigger.';
comment on column public.products.rating is 'Average of the stars to one decimal, null without reviews; generated.';
comment on column public.products.in_stock is
  'Whether stock is above zero; generated. Pieces of an expired lot still count here.';
comment on column public.products.option_price_kes is
  'Price in KSh of its cheapest published option, kept by trigger; null without options.';
comment on column public.products.from_price_kes is
  'The lower of `price_kes` and `option_price_kes` in KSh; lists filter and sort by it. Generated.';
comment on column public.products.facet_key is 'private.facet_key of the row, kept by trigger.';
comment on column public.products.search_names is 'All names folded, for the search; kept by trigger.';
comment on column public.products.search is 'Search document, kept by trigger.';
comment on column public.products.created_at is 'When the row was made.';
comment on column public.products.updated_at is
  'When somebody last edited it; sales and reviews do not count, so that it tells two editors apart.';

comment on function private.complete_product() is
  'Trigger: gives an option the texts of its product, a new product without uses some that fit, and keeps what the '
  'search and the filters read. Refusals: bad_variant.';

comment on function private.carry_to_variants() is
  'Trigger: options follow the texts of their product, and its status when they shared it.';

comment on function private.keep_option_price() is
  'Trigger: keeps products.option_price_kes, the price of the cheapest published option.';

comment on function private.sellable_stock(stock integer, expires_on date) is
  'Pieces of a product that can be sold today: none once its lot has expired.';

comment on table public.product_pictures is
  'More pictures of a product after the one of its own row. Everybody reads those of active products; the desk '
  '(products) reads and writes all.';
comment on column public.product_pictures.id is 'The key of the row.';
comment on column public.product_pictures.product_id is 'The product; its pictures go with it.';
comment on column public.product_pictures."position" is 'Order in the gallery, smallest first.';
comment on column public.product_pictures.picture is 'Base name as in products.picture.';
comment on column public.product_pictures.alt is 'What the picture shows, in 3 to 200 letters.';

comment on table public.stock_movements is
  'Every change of a product''s stock, append-only. The desk (products) reads it; functions and triggers write it.';
comment on column public.stock_movements.id is 'The key of the row.';
comment on column public.stock_movements.product_id is 'The product or option; its movements go with it.';
comment on column public.stock_movements.change is 'Pieces added (above zero) or taken (below zero).';
comment on column public.stock_movements.reason is
  'order: taken for an order. released: put back from one that ended. adjusted: somebody changed the stock by hand. '
  'returned: came back from a buyer.';
comment on column public.stock_movements.order_id is 'The order that it was for; null for adjustments.';
comment on column public.stock_movements.actor is
  'Account that caused it; null when the system did, and once that account is erased.';
comment on column public.stock_movements.at is 'When.';

comment on function private.log_stock_adjustment() is
  'Trigger: notes a change of stock that somebody made by hand in stock_movements.';

comment on function private.search_words(query text) is
  'At most 8 folded words of letters and digits of what was typed.';

comment on function private.word_query(word text, ending text) is
  'One word as a search query, unstemmed and stemmed; `ending` is empty or :* for beginnings.';

comment on function private.search_query(words text[], joint text, beginnings boolean) is
  'Words as a search query joined by `joint`, & or |. With `beginnings` words of three letters, and a last one of '
  'two, match as the beginning of a word.';

comment on table private.search_vocabulary is
  'Every word of the names in the catalogue, to tell a typo from a word. Kept by trigger; no client reads it.';
comment on column private.search_vocabulary.word is 'Folded, three letters or more.';

comment on function private.learn_words() is 'Trigger: adds the words of a product''s names to the search vocabulary.';

comment on function private.similar_words(typed text) is
  'The known words that look most like this one, at most five, best first.';

comment on function private.respelt_query(words text[]) is
  'Words as a search query in which each may be one that looks like it; matches nothing when one looks like none.';

comment on function private.match_products(query text, category text) is
  'The products that a search finds, with a score, from strict to forgiving: whole words, beginnings, words that '
  'look alike, any of the words. `strict` is false for the last two.';

comment on type private.product_filters is
  'The filters of a list of products, put right: what is unknown or malformed is null and narrows nothing.';
comment on column private.product_filters.query is 'What was typed; empty for no search.';
comment on column private.product_filters.category is 'Id of a shelf.';
comment on column private.product_filters.forms is 'Any of these forms.';
comment on column private.product_filters.uses is 'Any of these uses.';
comment on column private.product_filters.herb is 'Slug of a herb that is inside.';
comment on column private.product_filters.min_price is 'Lowest price in KSh, included.';
comment on column private.product_filters.max_price is 'Highest price in KSh, included.';
comment on column private.product_filters.in_stock is 'Only what can be sold today.';
comment on column private.product_filters.min_rating is 'Average of at least so many stars.';
comment on column private.product_filters.need is
  'Topics of herb uses: products whose herbs are advised for one of them.';
comment on column private.product_filters.named is 'Words that the product itself must be called by, beside `need`.';

comment on function private.read_texts(value jsonb) is
  'Texts of a JSON array (at most 50) or of one string; null for anything else.';

comment on function private.read_whole(value jsonb) is 'A whole number of up to 9 digits from JSON, else null.';

comment on function private.lot_is_good_sql(alias text) is
  'A condition: the lot of the row `alias` may still be sold today.';

comment on function private.own_stock_sql(alias text) is
  'A condition: the row `alias` itself can be sold today, as private.sellable_stock says, in words that the indexes '
  'know.';

comment on function private.stocked_option_sql(of_few boolean) is
  'A condition: the product p has an option that can be sold. `of_few` is for asking of a few products, else of '
  'all.';

comment on function private.stocked_sql(of_few boolean) is
  'A condition: the product p or one of its options can be sold.';

comment on function public.browse_products(filters jsonb) is
  'A page of the shop for everybody: filters are {query or need[] and named, category, forms[], uses[], herb, '
  'min_price_kes, max_price_kes, in_stock, min_rating, sort, page_size up to 100, page_offset}, all optional; '
  'malformed ones narrow nothing. `total_count` counts all pages.';

comment on function public.search_products(query text, category text, sort text, page_size integer, page_offset integer) is
  'May be null: botanical_name, swahili_name, compare_at_kes. The list of public.browse_products with fewer filters '
  'and columns, for pages of former releases.';

comment on function private.facet_counts_sql(base private.product_filters, wanted private.product_filters) is
  'Common table expressions that count products under the base filters by facet key, stock and price, for '
  'private.kinds_sql.';

comment on function public.product_facets(filters jsonb) is
  'Counts beside the filters of the shop, each group with its own filter off: {total, did_you_mean or null, '
  'categories [{id, name, count}], forms [{id, count}], uses [{id, name, count}], ratings [{at_least, count}], '
  'in_stock, price {min_kes, max_kes} or null}. Filters as in public.browse_products.';

comment on function private.suggest_query(query text) is
  'The query with unknown words put right, when that finds something; else null.';

comment on function public.related_products(product_id bigint, max_rows integer) is
  'May be null: botanical_name, swahili_name, compare_at_kes, rating. Active products with a herb of this one '
  'first, then others of its shelf.';

comment on table public.delivery_zones is
  'What it costs to send a parcel, by zone of the courier. Everybody reads them; the desk (settings) writes them.';
comment on column public.delivery_zones.id is 'A short name in lower case.';
comment on column public.delivery_zones.name is 'As people read it.';
comment on column public.delivery_zones.base_fee_kes is 'Fee in KSh for a parcel up to `base_weight_g`.';
comment on column public.delivery_zones.base_weight_g is 'Grams that the base fee covers.';
comment on column public.delivery_zones.extra_kg_fee_kes is 'KSh for each further kilogram begun.';
comment on column public.delivery_zones.min_days is 'Days until it arrives, at best.';
comment on column public.delivery_zones.max_days is 'Days until it arrives, at most.';
comment on column public.delivery_zones.cash_on_delivery is 'Whether the rider takes cash there.';
comment on column public.delivery_zones.free_from_kes is 'Goods of so many KSh travel free; null: never.';
comment on column public.delivery_zones.max_weight_g is 'Heaviest parcel in grams; null: no limit.';
comment on column public.delivery_zones."position" is 'Order on the desk, smallest first.';

comment on table public.counties is
  'Kenya''s counties and the zone that each is in. Everybody reads them; the desk (settings) writes them.';
comment on column public.counties.name is 'Official name; orders and addresses hold it.';
comment on column public.counties.zone_id is 'The zone whose fees and days count.';

comment on table public.pickup_points is
  'Where buyers fetch parcels themselves. Everybody reads the open ones; the desk (settings) reads and writes all.';
comment on column public.pickup_points.id is 'A short name in lower case.';
comment on column public.pickup_points.name is '2 to 80 letters.';
comment on column public.pickup_points.county is 'County it is in.';
comment on column public.pickup_points.town is 'Town or estate it is in.';
comment on column public.pickup_points.landmark is 'How to find it.';
comment on column public.pickup_points.hours is 'When it is open, in words; empty when not known.';
comment on column public.pickup_points.phone is 'Number to call, 254 and nine digits; null when there is none.';
comment on column public.pickup_points.fee_kes is 'Flat fee in KSh, whatever the weight.';
comment on column public.pickup_points.min_days is 'Days until it can be fetched, at best.';
comment on column public.pickup_points.max_days is 'Days until it can be fetched, at most.';
comment on column public.pickup_points.cash_on_pickup is 'Whether one can pay there in cash.';
comment on column public.pickup_points.is_active is 'Whether orders can still choose it.';
comment on column public.pickup_points."position" is 'Order of the list, smallest first.';

comment on table public.shop_settings is
  'One row: the limits of the shop. Everybody reads it; the desk (settings) changes it.';
comment on column public.shop_settings.id is 'Always true, so that there is one row.';
comment on column public.shop_settings.cash_limit_kes is 'Largest order in KSh that may be paid in cash.';
comment on column public.shop_settings.hold_minutes is 'How long stock is held for an unpaid M-Pesa order, minutes.';
comment on column public.shop_settings.return_days is
  'Days after delivery during which a return can be asked for, 30 to 365.';
comment on column public.shop_settings.open_orders is 'How many orders may be open at once for one account or phone.';

comment on function private.delivery_fee(zone public.delivery_zones, weight_g integer, subtotal_kes integer) is
  'The fee of a parcel in KSh: base fee, each further kilogram begun, nothing from `free_from_kes` on.';

comment on function private.delivery_terms(county text, pickup_point text) is
  'The terms of a delivery to a county, or to a pickup point, which counts as a zone of its own; the id is null '
  'where we do not deliver.';

comment on table public.orders is
  'What somebody bought, with payment, fulfilment and return as three states. Buyers read their own, the desk '
  '(orders) all; visitors may only count them; functions alone write.';
comment on column public.orders.id is 'The key of the row.';
comment on column public.orders.number is
  'What people say on the phone, MZ- and six signs, without those that look or sound alike.';
comment on column public.orders.user_id is
  'The buyer''s account; null for a visitor''s order and once the account is erased.';
comment on column public.orders.client_key is 'Made by the device, so that an order sent twice is placed once.';
comment on column public.orders.payment_method is
  'mpesa, or cash on delivery; M-Pesa that comes for a cash order makes it mpesa.';
comment on column public.orders.payment_state is
  'unpaid (cash), awaiting, paid, failed, expired, needs_review (a person decides), refund_due or refunded.';
comment on column public.orders.fulfilment_state is 'placed, packed, dispatched, delivered or cancelled.';
comment on column public.orders.return_state is 'none, requested, approved, refused, received or refunded.';
comment on column public.orders.subtotal_kes is 'Sum of the lines in KSh, tax included.';
comment on column public.orders.discount_kes is 'Taken off by the coupon, KSh.';
comment on column public.orders.coupon_code is 'The coupon used; null without one.';
comment on column public.orders.delivery_kes is 'Fee of the delivery, KSh.';
comment on column public.orders.total_kes is 'Subtotal less discount plus delivery, KSh.';
comment on column public.orders.kept_kes is
  'Of what was paid, what stays with the shop though the order ended, such as a delivery that was made, KSh.';
comment on column public.orders.contact_name is 'Who receives the parcel.';
comment on column public.orders.phone is 'Number of who receives it, 254 and nine digits.';
comment on column public.orders.alt_phone is 'A second number, null when there is none.';
comment on column public.orders.county is 'County it is sent to; the pickup point''s when there is one.';
comment on column public.orders.town is 'Town or estate.';
comment on column public.orders.landmark is 'How the rider finds it.';
comment on column public.orders.pickup_point_id is 'Where it is fetched; null when it is delivered.';
comment on column public.orders.note is 'For the rider, at most 500 letters; null when there is none.';
comment on column public.orders.is_guest is
  'Whether it was placed without an account; stays true when an account claims it.';
comment on column public.orders.hold_expires_at is 'Until when stock is held for the payment; null when nothing waits.';
comment on column public.orders.placed_at is 'When it was placed.';
comment on column public.orders.delivered_at is
  'When it was delivered; the days of a return count from here. Null until then.';
comment on column public.orders.updated_at is 'When the row was last changed.';

comment on function private.note_delivery() is 'Trigger: notes when an order was delivered.';

comment on table private.order_tokens is
  'What lets a visitor back to their order: a token handed out once, when it is placed. Goes when an account claims '
  'the order; no API reads it.';
comment on column private.order_tokens.order_id is 'The order.';
comment on column private.order_tokens.token is '64 signs that nobody guesses.';
comment on column private.order_tokens.client_key is
  'The device''s key of the order, so that sending it again answers the same token.';
comment on column private.order_tokens.created_at is 'When the row was made.';

comment on function private.lock_own_order(order_id uuid, order_token text) is
  'The order of the caller, or of who holds its token, locked; an empty row when it is neither. Refusals: '
  'not_signed_in.';

comment on table public.order_items is
  'Lines of orders with the name, size, picture and price of the day. Buyers read their own, the desk (orders) all; '
  'functions alone write.';
comment on column public.order_items.id is 'The key of the row.';
comment on column public.order_items.order_id is 'The order.';
comment on column public.order_items.product_id is 'The product or option that was bought; one line for each.';
comment on column public.order_items.name is 'The product''s name on that day.';
comment on column public.order_items.size is 'The size on that day.';
comment on column public.order_items.picture is 'The picture on that day, as in products.picture.';
comment on column public.order_items.unit_price_kes is 'Price of one piece on that day, KSh, tax included.';
comment on column public.order_items.quantity is 'Pieces, 1 to 99.';
comment on column public.order_items.line_total_kes is 'Unit price times quantity, KSh.';

comment on table public.order_events is
  'The story of an order, append-only. Buyers read their own, the desk (orders) all; functions alone write.';
comment on column public.order_events.id is 'The key of the row.';
comment on column public.order_events.order_id is 'The order.';
comment on column public.order_events.at is 'When, by the clock and not by the transaction.';
comment on column public.order_events.actor_id is
  'Account that did it; null when the system or a visitor did, and once the account is erased.';
comment on column public.order_events.kind is
  'placed; payment_prompted, payment_confirmed, payment_failed, payment_review, payment_resolved, receipt_claimed, '
  'cash_collected; packed, dispatched, delivered, came_back; cancelled, hold_expired, reopened, claimed (by an '
  'account); refund_due, refunded; return_requested, return_approved, return_refused, return_received, '
  'return_refunded.';
comment on column public.order_events.detail is
  'What there is to say of it, by kind: amounts in KSh, ids of a payment or return, a receipt, a reason, what was '
  'restocked.';

comment on function private.log_order_event(order_id uuid, kind text, detail jsonb, actor_id uuid) is
  'Adds an event to an order''s story.';

comment on function private.notify_buyer(placed public.orders, type text, title text, message text) is
  'Tells the buyer of an order; one whose account is gone, or a visitor, is not told.';

comment on function private.take_stock(for_order uuid, actor uuid) is
  'Takes an order''s pieces off the shelf: all of them, or none and answers false.';

comment on function private.return_stock(of_orders uuid[], actor uuid) is
  'Puts the pieces of these orders back, with products locked by ascending id across all of them.';

comment on function private.read_items(items jsonb) is
  'The lines of a cart, one for each product; at most 50 lines of 1 to 99 pieces. Refusals: bad_quantity, '
  'empty_cart, unknown_product.';

comment on function public.quote_order(items jsonb, county text, coupon text, pickup_point text) is
  'What a cart, items [{product_id, quantity}], would cost, for everybody: {lines [{product_id, name, size, '
  'picture, unit_price_kes, quantity, line_total_kes, stock, problem}], subtotal_kes, discount_kes, weight_g, '
  'delivery_kes, total_kes, min_days, max_days, cash_on_delivery, cash_limit_kes, free_delivery_from_kes, '
  'too_heavy, coupon {code, discount_kes, problem, message} or null}. `problem` of a line is null, gone, sold_out '
  'or short; of a coupon a code of place_order. Delivery and total are null without a place we send to, and for a '
  'parcel that is too heavy. Refusals: bad_quantity, empty_cart, unknown_product.';

comment on function private.create_order(buyer uuid, client_key uuid, items jsonb, payment_method text, contact_name text, phone text, county text, town text, landmark text, alt_phone text, note text, expected_total_kes integer, coupon text, pickup_point text) is
  'Places an order of an account, or with `buyer` null of a visitor: checks, prices, stock, coupon, lines and '
  'event. The caller has made sure that it is the first with its key. Refusals: out_of_stock, price_changed, '
  'too_heavy, unknown_county, unknown_pickup_point, unknown_product.';

comment on function private.check_delivery_details(contact_name text, phone text, alt_phone text, town text, landmark text, note text) is
  'Refuses names, phones, places and notes that an order cannot be sent with. Refusals: bad_phone, missing_address.';

comment on function private.check_payment_method(payment_method text, zone public.delivery_zones, total_kes integer, settings public.shop_settings) is
  'Refuses cash where the zone or the amount does not allow it. Refusals: bad_payment_method, cash_not_available.';
