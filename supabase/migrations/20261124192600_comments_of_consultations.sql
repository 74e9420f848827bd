-- What the tables, columns and functions are, for whoever reads the database:
-- consultations and what is said around them.
-- docs/database.md and the types of the clients are made from these comments.

comment on table public.consultations is
  'Bookings of practitioners. Clients and practitioners read their own, the desk (practices) all, but not '
  '`client_key`, `blocked` and `room`; functions alone write. Held and confirmed ones never overlap.';
comment on column public.consultations.id is 'The key of the row.';
comment on column public.consultations.number is 'What people say on the phone, MC- and six signs.';
comment on column public.consultations.practitioner_id is 'The practitioner.';
comment on column public.consultations.service_id is 'What was booked.';
comment on column public.consultations.client_id is 'Account of the client; null once it is erased.';
comment on column public.consultations.client_key is 'Made by the device, so that a booking sent twice is made once.';
comment on column public.consultations.client_name is '1 to 100 letters.';
comment on column public.consultations.client_time_zone is 'The client''s time zone, for texts to them.';
comment on column public.consultations.contact_phone is
  'Number for a consultation by phone, digits with or without +; null when none was given.';
comment on column public.consultations.service_name is 'Name of the service on that day.';
comment on column public.consultations.mode is 'video, phone or in_person.';
comment on column public.consultations.minutes is 'Length, minutes.';
comment on column public.consultations.price_kes is 'Price on that day, KSh, tax included; 0 is free.';
comment on column public.consultations.starts_at is 'When it begins.';
comment on column public.consultations.ends_at is 'When it ends.';
comment on column public.consultations.blocked is
  'What it keeps free of the practitioner''s time, with the buffers around it.';
comment on column public.consultations.state is
  'held (waits for money), confirmed, completed, cancelled_by_client, cancelled_by_practitioner, no_show or '
  'expired.';
comment on column public.consultations.covered_by is 'plan, mpesa or free.';
comment on column public.consultations.entitlement_plan is 'Plan that gave it; null when it was not a plan.';
comment on column public.consultations.entitlement_from is
  'EAT day on which that plan''s month began; null when it was not a plan.';
comment on column public.consultations.entitlement_returned_at is
  'When it was given back to the plan; null while it counts.';
comment on column public.consultations.payment_state is
  'Of one paid by M-Pesa: awaiting, failed, paid, needs_review, refund_due or refunded; else null.';
comment on column public.consultations.hold_expires_at is
  'Until when the slot is held for the payment; null when nothing waits.';
comment on column public.consultations.sequence is 'Grows with each change; calendar files carry it.';
comment on column public.consultations.moves is 'How often the client moved it.';
comment on column public.consultations.room is
  'Name of the video room, which nobody guesses; join_consultation tells it.';
comment on column public.consultations.cancel_reason is 'Up to 300 letters; null without one.';
comment on column public.consultations.client_joined_at is 'When the client first opened the room; null when never.';
comment on column public.consultations.practitioner_joined_at is
  'When the practitioner first opened the room; null when never.';
comment on column public.consultations.absence_reported_at is
  'When the client said that it did not take place; null when they did not.';
comment on column public.consultations.absence_settled_at is 'When the desk decided about that; null until then.';
comment on column public.consultations.confirmed_at is 'When it was confirmed; null until then.';
comment on column public.consultations.closed_at is 'When it ended in whatever way; null until then.';
comment on column public.consultations.created_at is 'When the row was made.';
comment on column public.consultations.updated_at is 'When the row was last changed.';

comment on table public.consultation_events is
  'The story of consultations, append-only. Both sides read it, without who acted; functions write.';
comment on column public.consultation_events.id is 'The key of the row.';
comment on column public.consultation_events.consultation_id is 'The consultation.';
comment on column public.consultation_events.at is 'When, by the clock.';
comment on column public.consultation_events.actor_id is
  'Account that did it; null when the system did, and once that account is erased.';
comment on column public.consultation_events.kind is
  'A state that it came to, or moved, refund_due, absence_reported and the like.';
comment on column public.consultation_events.detail is 'What there is to say of it, by kind.';

comment on function private.log_consultation(consultation_id uuid, kind text, detail jsonb) is
  'Adds an event to a consultation''s story.';

comment on function private.when_text(at timestamp with time zone, zone text) is
  'A moment on somebody''s clock: Mon 23 Nov, 10:00; a clock that is not Kenya''s is named.';

comment on function private.tell_consultation(target public.consultations, who text, type text, title text, message text, by_mail boolean, more jsonb, in_calendar boolean) is
  'Tells the client or the practitioner (`who`). `by_mail` sends a mail whatever they chose, `in_calendar` one with '
  'the calendar file of the booking.';

comment on function private.practitioner_name(target public.consultations) is
  'Name of the practitioner of a consultation.';

comment on function private.lock_client(client uuid) is
  'Lets one call after the other book, pay and cancel for a client.';

comment on function private.lock_consultation(consultation_id uuid) is
  'Locks client, practice and consultation, in this order; an empty row when there is none.';

comment on function private.try_lock_consultation(consultation_id uuid) is
  'Locks client, practice and consultation unless one is busy; answers whether it could.';

comment on function private.consultation_allowance(client uuid, today date, OUT plan text, OUT allowed integer, OUT used integer, OUT period_from date, OUT period_until date) is
  'What a person''s plan gives today: `allowed` consultations (null: any number), `used` of them, from and until '
  'EAT days (the end is the first day not covered). The trial gives one, Premium two a month, Gold one open at a '
  'time.';

comment on function private.allowance_refusal(client uuid, in_plans boolean, at timestamp with time zone) is
  'Why the plan does not pay for one more consultation: not_in_plan, used_up or one_open; null when it does.';

comment on function public.my_consultation_allowance() is
  'What the caller''s plan gives: {plan, allowed, used, left, period_until, one_open}; `allowed` and `left` are '
  'null without a limit, `period_until` is the first EAT day of the next month. Refusals: not_signed_in.';

comment on function private.new_consultation_number() is 'A free number for a consultation, MC- and six signs.';

comment on function private.release_holds(practice uuid, at timestamp with time zone) is
  'Lets go of a practice''s held slots whose time to pay is over; answers how many.';

comment on function private.release_holds(expired uuid[]) is
  'Ends unpaid orders whose hold is over and which the caller has locked; stock and coupons go back, buyers are '
  'told.';

comment on function private.take_slot(client uuid, service public.practitioner_services, starts_at timestamp with time zone, covered text, mode text, client_name text, client_key uuid, time_zone text, phone text, at timestamp with time zone) is
  'Books a slot, confirmed or held for payment. The caller holds the client''s lock. Refusals: own_overlap, '
  'slot_taken.';

comment on function public.book_consultation(service_id bigint, starts_at timestamp with time zone, mode text, pay_with text, client_key uuid, contact_name text, phone text, time_zone text, expected_kes integer, intake jsonb) is
  'Books a slot for the caller: `pay_with` plan confirms at once, mpesa holds the slot while they pay, a free '
  'service is confirmed. `intake` is {goal, background, share, consent}. Answers {id, number, state, starts_at, '
  'price_kes, covered_by, hold_expires_at}; the same `client_key` books once. Refusals: bad_mode, bad_name, '
  'bad_phone, bad_time_zone, no_consent, not_found, not_in_plan, not_signed_in, one_open, other_payment_open, '
  'own_overlap, own_practice, price_changed, slot_taken, too_many, used_up.';

comment on function private.drop_own_holds(client uuid) is
  'Lets go of a client''s other held slots, unless money is on its way for one. Refusals: other_payment_open.';

comment on function private.describe_booking(made public.consultations) is
  'A consultation as who booked it hears of it.';

comment on function private.tell_confirmed(made public.consultations) is
  'Tells both sides of a booking, with its calendar file.';

comment on function private.cancel_terms(target public.consultations, by_client boolean, at timestamp with time zone) is
  'What cancelling would mean now: {allowed, gives_back (entitlement, refund or nothing), is_late, free_until}. A '
  'client gets everything back until consultation_settings.cancel_hours before, of a practitioner who cancels '
  'always.';

comment on function private.move_terms(target public.consultations, at timestamp with time zone) is
  'What moving would mean now: {allowed, left, reason (too_late, too_often, wrong_state or null), free_until}.';

comment on function private.room_hours(target public.consultations) is
  'From when until when the video room is open: until 30 minutes after the end.';

comment on function private.side_of(target public.consultations) is
  'What the caller is to a consultation: client, practitioner or null.';

comment on function private.own_consultation(consultation_id uuid, side text) is
  'A consultation of the caller, locked; `side` narrows whose it must be. Refusals: not_found.';

comment on function public.consultation_terms(consultation_id uuid) is
  'What either side may do with their consultation now: {side, cancel, move, join {is_open, opens_at, closes_at}, '
  'can_report_absence, can_write, outcomes}. Refusals: not_found.';

comment on function public.join_consultation(consultation_id uuid) is
  'Either side gets the address of the video room while it is open. Refusals: not_found, too_early, too_late, '
  'wrong_state.';

comment on function private.give_back(target public.consultations) is
  'Gives back what a client put in, the consultation to the plan or the money through the desk: answers '
  'entitlement, refund or nothing.';

comment on function private.given_back_text(given text, amount integer) is 'What a client hears of what they get back.';

comment on function public.cancel_consultation(consultation_id uuid, reason text) is
  'Either side, or the desk (practices), cancels a consultation: {gave_back (entitlement, refund or nothing), '
  'state}. Refusals: not_found, wrong_state.';

comment on function public.move_consultation(consultation_id uuid, starts_at timestamp with time zone) is
  'The client moves a consultation to another free slot. Answers as book_consultation. Refusals: not_found, '
  'own_overlap, slot_taken, too_late, too_often.';

comment on function private.outcomes_of(target public.consultations, at timestamp with time zone) is
  'How a practitioner may close a consultation now: completed from its beginning, no_show ten minutes later; '
  'corrections until two days after the end.';

comment on function public.close_consultation(consultation_id uuid, outcome text) is
  'The practitioner says how a consultation ended: completed or no_show. Refusals: not_found, wrong_state.';

comment on function private.can_report_absence(target public.consultations, at timestamp with time zone) is
  'Whether a client may still say that it did not take place: from ten minutes after the beginning until seven days '
  'after the end.';

comment on function public.report_absence(consultation_id uuid) is
  'The client says that a consultation did not take place, or that they were there; the desk looks. Refusals: '
  'not_found, wrong_state.';

comment on function public.settle_absence(consultation_id uuid, accepted boolean) is
  'The desk (practices) decides about such a report; accepted, the client gets everything back. Answers '
  'entitlement, refund or nothing. Refusals: not_allowed, wrong_state.';

comment on function private.close_consultations(at timestamp with time zone, max_rows integer) is
  'Job: ends held slots that were not paid, and completes consultations of which nothing was said for a day. '
  'Answers how many.';

comment on function private.review_consultation_payment(target public.consultations) is
  'Money is in doubt: the slot stays with its client for up to two days while a person looks.';

comment on function private.confirm_paid(target public.consultations) is
  'Confirms a paid consultation, also one that had run out while its time is free; answers whether it could.';

comment on table public.consultation_intakes is
  'What clients tell before a consultation; health data. The client reads it, and the practitioner of a booking '
  'that stands or took place; goes 30 days after it.';
comment on column public.consultation_intakes.consultation_id is 'The consultation.';
comment on column public.consultation_intakes.goal is 'What they want, up to 1,000 letters.';
comment on column public.consultation_intakes.background is 'What should be known, up to 2,000 letters.';
comment on column public.consultation_intakes.consented_at is 'When they agreed that it may be read.';

comment on table public.consultation_shares is
  'Copies of parts of a client''s health record for one consultation; read and removed as consultation_intakes.';
comment on column public.consultation_shares.consultation_id is 'The consultation.';
comment on column public.consultation_shares.part is 'A part of private.health_parts.';
comment on column public.consultation_shares.label is 'Its heading.';
comment on column public.consultation_shares.content is
  'Lines to read, a JSON list of texts, as they were when shared.';
comment on column public.consultation_shares.shared_at is 'When they were shared.';

comment on table private.health_parts is
  'What of a health record can be shared with a practitioner. Filled by migrations.';
comment on column private.health_parts.part is 'Name of the part.';
comment on column private.health_parts.label is 'Its heading.';
comment on column private.health_parts.source is
  'A query that answers, for the person $1, a JSON list of lines, or null for nothing.';
comment on column private.health_parts."position" is 'Order of the list, smallest first.';

comment on function private.register_health_part(part text, label text, source text, "position" integer) is
  'Makes a part of the health record known that can be shared.';

comment on function private.assessment_lines(client uuid, scales text[]) is
  'Scores of a person''s newest finished assessment as lines to read.';

comment on function private.health_part(client uuid, part text) is
  'A part of a person''s health record as lines to read; null for nothing.';

comment on function public.my_health_parts() is
  'What the caller could share, as the practitioner would see it; empty parts are left out.';

comment on function private.keep_intake(target public.consultations, intake jsonb) is
  'Keeps {goal, background, share, consent} for a consultation; nothing without consent. Refusals: no_consent.';

comment on function public.save_intake(consultation_id uuid, intake jsonb) is
  'The client writes the intake of a consultation anew, until it begins: {goal, background, share [part], consent}. '
  'Refusals: no_consent, not_found, wrong_state.';

comment on function public.withdraw_intake(consultation_id uuid, part text) is
  'The client takes one shared part back, or with null the whole intake. Answers whether there was something. '
  'Refusals: not_found.';

comment on table public.consultation_messages is
  'Messages of client and practitioner. The two read them, without who wrote; functions write.';
comment on column public.consultation_messages.id is 'The key of the row.';
comment on column public.consultation_messages.consultation_id is 'The consultation.';
comment on column public.consultation_messages.author_id is 'Account that wrote it; null once it is erased.';
comment on column public.consultation_messages.from_client is 'Whether the client wrote it, else the practitioner.';
comment on column public.consultation_messages.body is 'Up to 2,000 letters; empty only with a file.';
comment on column public.consultation_messages.file_path is 'File in the bucket consultation-files; null without one.';
comment on column public.consultation_messages.file_name is 'What the file was called; null without one.';
comment on column public.consultation_messages.created_at is 'When the row was made.';
comment on column public.consultation_messages.read_at is 'When the other side read it; null until then.';

comment on function private.can_write(target public.consultations, at timestamp with time zone) is
  'Whether messages are open: from the confirmation until 30 days after the end.';

comment on function public.may_store_consultation_file(name text) is
  'Whether the caller may store a file under this name (consultation/account/random.ending), at most 40 for a '
  'consultation. For the policies of the bucket consultation-files.';

comment on function public.may_read_consultation_file(name text) is
  'Whether the caller may read a file: who stored it, and both sides once a message carries it. For the policies of '
  'the bucket.';

comment on function public.send_consultation_message(consultation_id uuid, body text, file jsonb) is
  'Either side writes a message; `file` is {path, name} of a stored file. Answers its id. Refusals: bad_file, '
  'bad_message, not_found, too_many, wrong_state.';

comment on function public.read_consultation_messages(consultation_id uuid) is
  'Marks what the other side wrote as read; answers how many.';

comment on table public.consultation_notes is
  'What a practitioner notes for themselves; they alone read it. save_private_note writes.';
comment on column public.consultation_notes.consultation_id is 'The consultation.';
comment on column public.consultation_notes.author_id is 'The practitioner''s account; notes go with it.';
comment on column public.consultation_notes.body is 'Up to 8,000 letters.';
comment on column public.consultation_notes.updated_at is 'When the row was last changed.';

comment on function public.save_private_note(consultation_id uuid, body text) is
  'The practitioner writes their note on a consultation, an empty one removes it. Answers when it was saved. '
  'Refusals: bad_message, not_found.';

comment on table public.consultation_plans is
  'What a practitioner advises after a consultation. They read it, the client once it is shared; '
  'save_consultation_plan writes.';
comment on column public.consultation_plans.consultation_id is 'The consultation.';
comment on column public.consultation_plans.summary is 'Up to 4,000 letters.';
comment on column public.consultation_plans.steps is 'List of next steps, at most 20.';
comment on column public.consultation_plans.meals is 'Meals in words, at most 35.';
comment on column public.consultation_plans.week is
  'A week of meals made of foods, with title, energy and days; null without one.';
comment on column public.consultation_plans.product_ids is 'Products that are advised, at most 12.';
comment on column public.consultation_plans.shared_at is 'When the client got it; null while it is a draft.';
comment on column public.consultation_plans.updated_at is 'When the row was last changed.';

comment on function private.are_texts(list jsonb, key text, most integer) is
  'Whether every value of a JSON list is a text of 1 to `most` letters, itself or under `key`.';

comment on function private.is_given_week(plan public.custom_meal_plans) is
  'Whether a person''s own week of meals is the one that a practitioner shared with them, unchanged.';

comment on function private.forget_consultation() is
  'Trigger: a consultation that comes to nothing takes its intake along, a client who leaves what was noted about '
  'them.';

comment on function private.forget_intakes(at timestamp with time zone) is
  'Job: removes intakes and shared parts 30 days after the consultation. Answers how many.';

comment on table public.practitioner_reviews is
  'What clients say of practitioners, one review for each consultation. Everybody reads published ones, without '
  'whose they are; functions write.';
comment on column public.practitioner_reviews.id is 'The key of the row.';
comment on column public.practitioner_reviews.consultation_id is 'The consultation; no client reads this.';
comment on column public.practitioner_reviews.practitioner_id is 'The practitioner.';
comment on column public.practitioner_reviews.user_id is
  'Who wrote it; no client reads this. The review goes with the account.';
comment on column public.practitioner_reviews.rating is '1 to 5 stars.';
comment on column public.practitioner_reviews.body is 'Up to 1,000 letters, may be empty.';
comment on column public.practitioner_reviews.author_name is 'What it is signed with.';
comment on column public.practitioner_reviews.state is
  'published, held (a banned claim, a person must look) or rejected.';
comment on column public.practitioner_reviews.created_at is 'When the row was made.';
comment on column public.practitioner_reviews.edited_at is 'When its writer changed it; null when never.';

comment on function private.count_practitioner_reviews() is
  'Trigger: counts the published reviews of a practitioner and their stars again.';

comment on function public.my_practitioner_review(consultation_id uuid) is
  'The caller''s review of their consultation: {may_review, review {rating, body, author_name, state} or null}; '
  'null for somebody else''s.';

comment on function public.save_practitioner_review(consultation_id uuid, rating integer, body text, author_name text) is
  'The client writes or edits the review of a completed consultation; a banned claim holds it back. Answers as '
  'my_practitioner_review. Refusals: bad_review, not_a_client, not_found.';

comment on function public.practitioner_review_queue() is
  'Reviews of practitioners that are held, for the desk (practices). Refusals: not_allowed.';

comment on function public.moderate_practitioner_review(review_id bigint, next_state text) is
  'The desk (practices) publishes or rejects a review of a practitioner. Refusals: not_allowed, not_found, '
  'wrong_state.';

comment on table public.consultation_waitlist is
  'Who wants a day that is full. People read and leave their own; join_waitlist writes.';
comment on column public.consultation_waitlist.id is 'The key of the row.';
comment on column public.consultation_waitlist.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.consultation_waitlist.practitioner_id is 'The practitioner.';
comment on column public.consultation_waitlist.service_id is 'The service.';
comment on column public.consultation_waitlist.day is 'Day on the practitioner''s clock.';
comment on column public.consultation_waitlist.created_at is 'When the row was made.';
comment on column public.consultation_waitlist.told_at is
  'When they were told that a time came free; null while they wait.';

comment on function public.join_waitlist(service_id bigint, day date) is
  'The caller wants to be told when a full day of a practitioner has a free time for this service. Refusals: '
  'bad_day, list_full, not_found, not_full, not_signed_in.';

comment on function private.has_free_slot(practice public.practitioners, minutes integer, day date) is
  'Whether a day of a practice has a free beginning.';

comment on function private.tell_waitlist(max_rows integer) is
  'Job: tells who waits for a day that has a free time now, once. Answers how many.';
