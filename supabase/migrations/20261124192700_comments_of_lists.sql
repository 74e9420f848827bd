-- What the tables, columns and functions are, for whoever reads the database:
-- calendars, roles, lists of the desk, figures, readings, medicines and bills.
-- docs/database.md and the types of the clients are made from these comments.

comment on table private.consultation_reminders is
  'Which reminders of consultations were sent; one that moves is reminded of anew.';
comment on column private.consultation_reminders.consultation_id is 'The consultation.';
comment on column private.consultation_reminders.starts_at is 'The beginning that it reminded of.';
comment on column private.consultation_reminders.lead is 'How long before: 24 hours, 2 hours or 15 minutes.';

comment on function private.send_consultation_reminders(at timestamp with time zone, max_rows integer) is
  'Job: reminds of consultations 24 hours, 2 hours and 15 minutes before, each once. Answers how many.';

comment on function private.ics_text(value text) is 'A text as a line of a calendar file writes it (RFC 5545, 3.3.11).';

comment on function private.ics_fold(line text) is
  'A line of a calendar file in pieces of at most 75 octets (RFC 5545, 3.1).';

comment on function private.ics_time(at timestamp with time zone) is 'A moment as calendar files write it, in UTC.';

comment on function private.ics_name(value text) is
  'A name as the quoted value of a parameter in a calendar file (RFC 5545, 3.2).';

comment on function private.ics_event(target public.consultations, side text, site text, sender text, reader text) is
  'A consultation as an event of its client''s or practitioner''s calendar; `site` is where links lead, `sender` '
  'and `reader` mail addresses of an invitation.';

comment on function private.ics_calendar(events text, method text) is
  'Events as a calendar file; method is PUBLISH, REQUEST or CANCEL.';

comment on function private.site_of(site text) is
  'An address that links of a calendar may lead to; https://mizizi.app for anything else.';

comment on function public.consultation_ics(consultation_id uuid, site text) is
  'The calendar file of a consultation, for either side, once it was confirmed. Refusals: not_found.';

comment on function private.calendar_invitation(consultation_id uuid, reader uuid, site text, sender text) is
  'The calendar file that goes with a mail to one side of a consultation, as things are when the mail leaves (RFC '
  '5546); null for others.';

comment on table private.calendar_tokens is 'The secret in a person''s calendar address.';
comment on column private.calendar_tokens.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.calendar_tokens.token is '64 signs that nobody guesses; who has it reads times and names.';
comment on column private.calendar_tokens.created_at is 'When the row was made.';

comment on function public.my_calendar_token(renew boolean) is
  'The secret of the caller''s calendar address; `renew` makes the one before worthless. Refusals: not_signed_in.';

comment on function public.calendar_feed(token text, site text) is
  'For functions: the calendar of who has the token, the last 60 days and ahead; null for an unknown token.';

comment on function private.is_earned(target public.consultations) is
  'Whether a consultation earned its price: it took place, the client stayed away, or they cancelled too late.';

comment on function public.practice_waitlist() is
  'How many wait for which of the practitioner''s coming days. Refusals: not_allowed.';

comment on function public.practice_list() is
  'All practices for the desk (practices), with licences and figures. May be null: email, licence_body, '
  'licence_number, licence_expires_on, verified_at, new_licence, rating. Refusals: not_allowed.';

comment on function public.practice_utilisation(from_day date, to_day date) is
  'How full practices are between two EAT days, at most a year: minutes open and booked, what became of '
  'consultations, KSh earned. For the desk (practices). Refusals: not_allowed.';

comment on function public.absence_queue() is
  'Consultations that a client says did not take place, for the desk (practices). May be null: client_joined_at, '
  'practitioner_joined_at. Refusals: not_allowed.';

comment on function public.list_staff() is
  'Everybody who works in the shop with their roles, owners first. For the owner. Refusals: not_allowed.';

comment on function private.role_name(role text) is 'A role as people read it.';

comment on function private.begin_role_change(role text) is
  'What every change of roles begins with: the capability, a role that exists, a recent sign-in, and one change at '
  'a time. Refusals: unknown_role.';

comment on function public.give_role(email text, role text) is
  'The owner gives a role to the account with this address; giving it twice changes nothing. All owners hear of it '
  'by mail. Answers the account. Refusals: not_allowed, not_confirmed, not_found, sign_in_again, unknown_role.';

comment on function public.take_role(user_id uuid, role text) is
  'The owner takes a role back; the shop always keeps an owner. All owners hear of it by mail. Answers whether '
  'there was one. Refusals: last_owner, not_allowed, sign_in_again, unknown_role.';

comment on table private.desk_lists is
  'The lists of the desk, which desk_rows and export_rows read from views. Filled by migrations.';
comment on column private.desk_lists.name is 'Name of the list.';
comment on column private.desk_lists.capability is 'What opens it.';
comment on column private.desk_lists.source is 'The view it reads.';
comment on column private.desk_lists.sought is 'Columns that a search looks in.';
comment on column private.desk_lists.filters is 'Columns that can be compared with a value.';
comment on column private.desk_lists.sorts is 'Columns it can be sorted by; the first is the default.';
comment on column private.desk_lists.dated is 'Column that from and until, EAT days, are about.';

comment on view private.desk_orders is 'The list of orders. Mail addresses are for who may see customers.';
comment on column private.desk_orders.id is 'The order.';
comment on column private.desk_orders.number is 'As orders.number.';
comment on column private.desk_orders.placed_at is 'When it was placed.';
comment on column private.desk_orders.contact_name is 'Who receives it.';
comment on column private.desk_orders.phone is 'Number of who receives it.';
comment on column private.desk_orders.email is
  'The buyer''s address; null for visitors and for who may not see customers.';
comment on column private.desk_orders.county is 'County it is sent to.';
comment on column private.desk_orders.town is 'Town or estate.';
comment on column private.desk_orders.payment_method is 'As orders.payment_method.';
comment on column private.desk_orders.payment_state is 'As orders.payment_state.';
comment on column private.desk_orders.fulfilment_state is 'As orders.fulfilment_state.';
comment on column private.desk_orders.return_state is 'As orders.return_state.';
comment on column private.desk_orders.coupon_code is 'The coupon used; null without one.';
comment on column private.desk_orders.delivery_kes is 'Fee of the delivery, KSh.';
comment on column private.desk_orders.discount_kes is 'Taken off by the coupon, KSh.';
comment on column private.desk_orders.total_kes is 'Total, KSh.';
comment on column private.desk_orders.buyer is 'account or guest, as it was placed.';
comment on column private.desk_orders.delivered_at is 'When it was delivered; null until then.';

comment on view private.desk_reviews is 'The list of product reviews, without whose they are.';
comment on column private.desk_reviews.id is 'The review.';
comment on column private.desk_reviews.created_at is 'When it was written.';
comment on column private.desk_reviews.product_id is 'The product.';
comment on column private.desk_reviews.product is 'Its name.';
comment on column private.desk_reviews.rating is '1 to 5 stars.';
comment on column private.desk_reviews.title is 'Its title.';
comment on column private.desk_reviews.body is 'Its text.';
comment on column private.desk_reviews.author_name is 'What it is signed with.';
comment on column private.desk_reviews.state is 'published, held or rejected.';
comment on column private.desk_reviews.held_reason is 'As product_reviews.held_reason.';
comment on column private.desk_reviews.moderator_note is 'Note of the team.';
comment on column private.desk_reviews.edited_at is 'When its writer changed it; null when never.';

comment on view private.desk_testimonials is 'The list of testimonials.';
comment on column private.desk_testimonials.id is 'The testimonial.';
comment on column private.desk_testimonials.created_at is 'When it was added.';
comment on column private.desk_testimonials.name is 'As testimonials.name.';
comment on column private.desk_testimonials.location is 'As testimonials.location.';
comment on column private.desk_testimonials.quote is 'As testimonials.quote.';
comment on column private.desk_testimonials.rating is '1 to 5 stars.';
comment on column private.desk_testimonials.is_active is 'Whether it is shown.';

comment on view private.desk_messages is 'The list of messages to the shop.';
comment on column private.desk_messages.id is 'The message.';
comment on column private.desk_messages.created_at is 'When it came.';
comment on column private.desk_messages.name is 'As contact_messages.name.';
comment on column private.desk_messages.email is 'Where to answer.';
comment on column private.desk_messages.topic is 'As contact_messages.topic.';
comment on column private.desk_messages.order_number is 'As contact_messages.order_number.';
comment on column private.desk_messages.message is 'Its text.';
comment on column private.desk_messages.state is 'new, answered or spam.';
comment on column private.desk_messages.settled_at is 'When it was settled; null while new.';
comment on column private.desk_messages.has_account is 'Whether it was written signed in.';

comment on view private.desk_consultations is
  'The list of consultations: all for who runs the practices, their own for practitioners.';
comment on column private.desk_consultations.id is 'The consultation.';
comment on column private.desk_consultations.number is 'As consultations.number.';
comment on column private.desk_consultations.starts_at is 'When it begins.';
comment on column private.desk_consultations.practitioner is 'Name of the practitioner.';
comment on column private.desk_consultations.client_name is 'Name of the client.';
comment on column private.desk_consultations.service_name is 'Name of the service.';
comment on column private.desk_consultations.mode is 'video, phone or in_person.';
comment on column private.desk_consultations.minutes is 'Length, minutes.';
comment on column private.desk_consultations.state is 'As consultations.state.';
comment on column private.desk_consultations.covered_by is 'plan, mpesa or free.';
comment on column private.desk_consultations.payment_state is 'As consultations.payment_state.';
comment on column private.desk_consultations.price_kes is 'Price, KSh.';
comment on column private.desk_consultations.created_at is 'When it was booked.';

comment on view private.desk_errors is 'The list of errors, without whose they were.';
comment on column private.desk_errors.id is 'The error.';
comment on column private.desk_errors.created_at is 'When it happened.';
comment on column private.desk_errors.severity is 'critical, error or warning.';
comment on column private.desk_errors.error_type is 'Kind of the error.';
comment on column private.desk_errors.error_message is 'What it said.';
comment on column private.desk_errors.page_url is 'The page.';
comment on column private.desk_errors.user_agent is 'What the browser calls itself.';
comment on column private.desk_errors.error_stack is 'Where in the code.';
comment on column private.desk_errors.component_stack is 'Where in the page.';

comment on view private.desk_events is 'The list of usage events, without whose they were.';
comment on column private.desk_events.id is 'The event.';
comment on column private.desk_events.created_at is 'When it happened.';
comment on column private.desk_events.event_type is 'As analytics_events.event_type.';
comment on column private.desk_events.event_name is 'What was seen or pressed.';
comment on column private.desk_events.page_url is 'The page.';
comment on column private.desk_events.referrer is 'Where they came from.';
comment on column private.desk_events.device_type is 'mobile, tablet or desktop.';
comment on column private.desk_events.browser is 'Name of the browser.';
comment on column private.desk_events.os is 'Name of the system.';
comment on column private.desk_events.properties is 'Plain values.';

comment on view private.desk_trail is 'The diary of the shop with who acted.';
comment on column private.desk_trail.id is 'The line.';
comment on column private.desk_trail.at is 'When.';
comment on column private.desk_trail.person is
  'Address of who acted; empty when the system did or the account is gone.';
comment on column private.desk_trail.action is 'As audit_log.action.';
comment on column private.desk_trail.entity is 'Table that it is about.';
comment on column private.desk_trail.entity_id is 'Key of the row.';
comment on column private.desk_trail.detail is 'As audit_log.detail.';

comment on function private.read_list(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer) is
  'A page of a list of the desk, {rows, total}; `total` is counted up to 10,001. Unknown filters narrow nothing. '
  'Refusals: not_found.';

comment on function public.desk_rows(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer) is
  'A page of a list of the desk, {rows, total}, at most 200 rows; for who has the list''s capability. `filters` '
  'holds values by column, and from and until as EAT days. Refusals: not_allowed, not_found.';

comment on function public.export_rows(list text, search text, filters jsonb, sort text, descending boolean, page_offset integer) is
  'A list of the desk for a file, 1,000 rows a call, {rows, total}; noted in the diary once. Refusals: not_allowed, '
  'not_found.';

comment on function public.desk_today() is
  'What waits today, in numbers, as far as the caller may see it: {to_pack, to_dispatch, unpaid, needs_review, '
  'returns, low_stock, consultations, consultation_care, practices, messages, held_reviews, late_jobs}. Refusals: '
  'not_allowed.';

comment on type private.span is 'Two periods of figures, the asked one and as many days before it, and their points.';
comment on column private.span.first_day is 'First EAT day of the asked period.';
comment on column private.span.step is 'Days of a point: 1, 7 or 30.';
comment on column private.span.points is 'Points of a period.';
comment on column private.span.first_at is 'Beginning of the earlier period.';
comment on column private.span.turn_at is 'Beginning of the asked period.';
comment on column private.span.end_at is 'End of the asked period, not included.';
comment on column private.span.starts is 'Beginnings of all points, the earlier period''s first.';

comment on function private.read_span(first_day date, last_day date) is
  'The two periods for figures between two EAT days, at most 731 days. Refusals: bad_range.';

comment on function public.visit_figures(first_day date, last_day date) is
  'The way from a visit to an order between two EAT days, for the desk (telemetry): [{step (visit, shop, cart, '
  'checkout, order), many, before}]. Refusals: bad_range, not_allowed.';

comment on function public.site_figures(first_day date, last_day date) is
  'How fast pages were for three visitors of four and what broke between two EAT days, for the desk (telemetry): '
  '{vitals [{page, samples, lcp, inp, fid, cls, lcp_before}], errors {step, points, total, before, top}}. '
  'Milliseconds, CLS without a unit. Refusals: bad_range, not_allowed.';

comment on column public.emergency_numbers.id is
  'A short name in lower case; emergency (999) and mobile (112) are always there.';
comment on column public.emergency_numbers.number is 'Three to fifteen digits, + before a country.';
comment on column public.emergency_numbers.label_en is 'What it is called in English.';
comment on column public.emergency_numbers.label_sw is 'What it is called in Kiswahili.';
comment on column public.emergency_numbers.kinds is 'Kinds of urgent answers that it stands beside.';
comment on column public.emergency_numbers.source is 'Where the number was read.';
comment on column public.emergency_numbers.checked_on is 'EAT day on which it was read.';
comment on column public.emergency_numbers."position" is
  'Order of the list, smallest first; above 2 but for the two that are always there.';
comment on column public.emergency_numbers.is_active is 'Whether it is shown.';

comment on column public.health_readings.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.health_readings.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.health_readings.kind is 'pressure, glucose, hba1c, temperature or pulse.';
comment on column public.health_readings.upper is 'Systolic pressure, mmHg; null for other kinds.';
comment on column public.health_readings.lower is 'Diastolic pressure, mmHg; null for other kinds.';
comment on column public.health_readings.value is
  'mmol/L for glucose, % for hba1c, °C for temperature, beats a minute for pulse; null for pressure.';
comment on column public.health_readings.context is 'Of glucose: fasting, after-food or any; else null.';
comment on column public.health_readings.symptoms is 'What was felt, ids of the app.';
comment on column public.health_readings.child_months is
  'Age in months of the child whose temperature it is; null for one''s own.';
comment on column public.health_readings.note is 'Up to 200 letters, may be empty.';
comment on column public.health_readings.taken_at is 'When it was measured.';
comment on column public.health_readings.created_at is 'When the row was made.';
comment on column public.health_readings.updated_at is 'When the row was last changed.';

comment on column public.reading_targets.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.reading_targets.kind is 'pressure, glucose, hba1c, temperature, pulse or weight (kg).';
comment on column public.reading_targets.low is
  'Least value in the unit of the reading, of pressure the highest lower value; null when not set.';
comment on column public.reading_targets.high is
  'Greatest value in the unit of the reading, of pressure the highest upper value; null when not set.';
comment on column public.reading_targets.set_by is 'Who set it, in the person''s words; may be empty.';
comment on column public.reading_targets.updated_at is 'When the row was last changed.';

comment on column public.medicine_schedules.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.medicine_schedules.medicine is
  'Id of safety_terms, or `other:` and a name, as in safety_profiles.medicines.';
comment on column public.medicine_schedules.dose is 'How much, in the person''s words.';
comment on column public.medicine_schedules.times is 'HH:MM on the person''s clock.';
comment on column public.medicine_schedules.weekdays is '1 (Monday) to 7.';
comment on column public.medicine_schedules.starts_on is 'First day on the person''s clock.';
comment on column public.medicine_schedules.runs_out_on is 'Day on which the medicine runs out; null when not known.';
comment on column public.medicine_schedules.reminds is 'Whether to be reminded.';
comment on column public.medicine_schedules.time_zone is 'The person''s time zone.';
comment on column public.medicine_schedules.times_since is 'Since when these times count; doses before are not due.';
comment on column public.medicine_schedules.next_due_at is
  'When the next dose is due, kept by trigger; null when not reminded.';
comment on column public.medicine_schedules.run_out_told is 'Whether the person was told that it runs out.';
comment on column public.medicine_schedules.created_at is 'When the row was made.';
comment on column public.medicine_schedules.updated_at is 'When the row was last changed.';

comment on column public.medicine_takings.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.medicine_takings.medicine is 'As medicine_schedules.medicine; takings go with the schedule.';
comment on column public.medicine_takings.due_at is 'When the dose was due.';
comment on column public.medicine_takings.state is 'taken or skipped.';
comment on column public.medicine_takings.noted_at is 'When the device noted it; of two notes the younger counts.';

comment on column private.account_changes.id is 'The key of the row.';
comment on column private.account_changes.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.account_changes.changed is 'password or email.';
comment on column private.account_changes.changed_at is 'When.';
comment on column private.account_changes.former_email is 'The address before.';
comment on column private.account_changes.former_password is 'The hash before.';
comment on column private.account_changes.token_hash is 'SHA-256 of the link''s token; null before a mail was made.';
comment on column private.account_changes.mail_state is 'waiting, sent or failed.';
comment on column private.account_changes.mail_attempts is 'How often the mail was handed out.';
comment on column private.account_changes.mail_not_before is 'When the mail may next be sent.';

comment on column private.requires_second_factor.role is 'admin, packer, content or practitioner.';
comment on column private.requires_second_factor.since is 'Since when it asks.';

comment on function private.make_owner(email text) is
  'Makes the account with this address an owner, for whoever holds the database; answers made or owner_already. '
  'Refusals: not_confirmed, not_found.';

comment on table private.shelf_counts is
  'Counts of a large shop (20,000 products or more), made once a minute for its filters; unlogged.';
comment on column private.shelf_counts.category_id is 'Shelf.';
comment on column private.shelf_counts.form is 'Form.';
comment on column private.shelf_counts.uses is 'Uses.';
comment on column private.shelf_counts.rating is 'Average stars; null without reviews.';
comment on column private.shelf_counts.stocked is 'Whether one can be had.';
comment on column private.shelf_counts.n is 'Number of products.';
comment on column private.shelf_counts.lowest is 'Lowest price, KSh.';
comment on column private.shelf_counts.highest is 'Highest price, KSh.';
comment on column private.shelf_counts.counted_at is 'When they were counted.';

comment on column public.bills.id is 'The key of the row.';
comment on column public.bills.kind is 'order, plan or consultation: a row of private.bill_kinds.';
comment on column public.bills.number is 'Number of the thing, MZ-, MP- or MC- and six signs.';
comment on column public.bills.payer_id is 'Account that pays; null for visitors, and once it is erased.';
comment on column public.bills.payer_name is 'Name of who pays; null when not known.';
comment on column public.bills.phone is 'Number of who pays, 254 and nine digits; null when not known.';
comment on column public.bills.created_at is 'When the row was made.';
comment on column public.bills.updated_at is 'When the row was last changed.';

comment on column private.bill_kinds.kind is 'order, plan or consultation.';

comment on view private.desk_customers is 'The list of customers: accounts, and visitors by phone.';
comment on column private.desk_customers.id is 'The account, or a visitor''s phone.';
comment on column private.desk_customers.kind is 'account or guest.';
comment on column private.desk_customers.name is 'Name that is known; may be empty.';
comment on column private.desk_customers.email is 'Address; null for visitors.';
comment on column private.desk_customers.phone is 'Number; null when not known.';
comment on column private.desk_customers.since is 'When the account was made, or of a visitor''s first order.';
comment on column private.desk_customers.orders is 'Number of orders.';
comment on column private.desk_customers.spent_kes is 'What was paid and kept, KSh.';
comment on column private.desk_customers.last_order_at is 'When the last order was placed; null without one.';

comment on view private.desk_subscriptions is 'The list of accounts with the plan that counts today.';
comment on column private.desk_subscriptions.id is 'The account.';
comment on column private.desk_subscriptions.email is 'Its address.';
comment on column private.desk_subscriptions.name is 'Its name; may be empty.';
comment on column private.desk_subscriptions.plan is 'Plan today.';
comment on column private.desk_subscriptions.status is 'Status today.';
comment on column private.desk_subscriptions.next_plan is 'What follows; null: the plan goes on.';
comment on column private.desk_subscriptions.until is 'First EAT day not covered; null without an end.';
comment on column private.desk_subscriptions.since is 'When the subscription, or the account, was made.';
comment on column private.desk_subscriptions.paid_kes is 'What was paid for plans and kept, KSh.';

comment on view private.desk_plan_payments is 'The list of months of plans with what came for them.';
comment on column private.desk_plan_payments.id is 'The month.';
comment on column private.desk_plan_payments.number is 'As plan_payments.number.';
comment on column private.desk_plan_payments.email is 'Address of whose it is; null once the account is gone.';
comment on column private.desk_plan_payments.plan_type is 'premium or gold.';
comment on column private.desk_plan_payments.kind is 'start, renewal or upgrade.';
comment on column private.desk_plan_payments.amount_kes is 'What it costs, KSh.';
comment on column private.desk_plan_payments.state is 'As plan_payments.state.';
comment on column private.desk_plan_payments.created_at is 'When it was asked for.';
comment on column private.desk_plan_payments.paid_at is 'When it was paid; null until then.';
comment on column private.desk_plan_payments.period_start is 'First EAT day it bought; null until paid.';
comment on column private.desk_plan_payments.period_end is 'First EAT day not covered; null until paid.';
comment on column private.desk_plan_payments.receipt is 'Receipt of the latest attempt; null without one.';
comment on column private.desk_plan_payments.phone is 'Number of the latest attempt; null without one.';
comment on column private.desk_plan_payments.received_kes is 'What came, KSh.';
comment on column private.desk_plan_payments.refunded_kes is 'What went back, KSh.';
