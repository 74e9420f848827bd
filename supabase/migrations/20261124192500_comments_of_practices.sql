-- What the tables, columns and functions are, for whoever reads the database:
-- meal plans, the dashboard, practitioners and their hours.
-- docs/database.md and the types of the clients are made from these comments.

comment on table public.meal_plans is 'Weeks of meals from the content; everybody reads them.';
comment on column public.meal_plans.slug is 'The plan''s name in its address.';
comment on column public.meal_plans."position" is 'Order of the list, smallest first.';
comment on column public.meal_plans.body is 'The whole week: title, goal, energy and seven days of meals.';
comment on column public.meal_plans.title is 'Its title; generated.';
comment on column public.meal_plans.goal is 'What it is for; generated.';
comment on column public.meal_plans.energy_kcal is 'Kilocalories a day; generated.';
comment on column public.meal_plans.is_listed is
  'Whether lists show it; one that left the content stays for those who follow it.';
comment on column public.meal_plans.updated_at is 'When the row was last changed.';

comment on function private.is_plan_week(days jsonb) is
  'Whether a JSON value is seven days of breakfast, lunch, supper and snacks, each a list of {food_id, grams}.';

comment on table public.custom_meal_plans is
  'Weeks of meals of people''s own, at most 50 each; its owner''s alone. People read and write their own; making '
  'and changing one takes a paid plan or the trial.';
comment on column public.custom_meal_plans.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.custom_meal_plans.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.custom_meal_plans.title is '2 to 70 letters.';
comment on column public.custom_meal_plans.energy_kcal is 'Kilocalories a day that it aims at, 1,200 to 6,000.';
comment on column public.custom_meal_plans.days is 'Seven days of meals, as private.is_plan_week says.';
comment on column public.custom_meal_plans.based_on is
  'The week of the content that it began as; null when it began empty, and once that one is gone.';
comment on column public.custom_meal_plans.created_at is 'When the row was made.';
comment on column public.custom_meal_plans.updated_at is 'When the row was last changed.';

comment on table public.meal_plan_uses is
  'What people do with a week of meals; its owner''s alone. People read and write their own.';
comment on column public.meal_plan_uses.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.meal_plan_uses.plan_key is 'Slug of a week of the content, or id of one''s own.';
comment on column public.meal_plan_uses.people is 'For how many people the shopping list is, 1 to 20.';
comment on column public.meal_plan_uses.swaps is 'Meals that give way to others: {"day 0 to 6.meal": {plan_key, day}}.';
comment on column public.meal_plan_uses.ticked is 'What is ticked on the shopping list.';
comment on column public.meal_plan_uses.starts_on is
  'Day on which it is followed from; null when it is only looked at. Of several the one changed last counts.';
comment on column public.meal_plan_uses.changed_at is 'When the device changed it.';

comment on function private.check_custom_meal_plan() is
  'Trigger: refuses a week of one''s own without a plan that includes it (unless a practitioner gave it), and more '
  'than 50. Refusals: list_full, plan_required.';

comment on function private.check_meal_plan_use() is
  'Trigger: refuses a beginning more than 60 days ahead and more than 200 plans. Refusals: bad_date, list_full.';

comment on table public.daily_moods is
  'How people felt, one row a day; its owner''s alone. People read and write their own.';
comment on column public.daily_moods.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.daily_moods.felt_on is 'Day on the person''s clock.';
comment on column public.daily_moods.mood is '1 (very low) to 5 (very good).';
comment on column public.daily_moods.created_at is 'When the row was made.';
comment on column public.daily_moods.updated_at is 'When the row was last changed.';

comment on function private.check_daily_mood() is 'Trigger: refuses a mood of a day to come.';

comment on function private.health_days(person uuid, first_day date, last_day date) is
  'A row for each day with kilocalories, grams of protein, millilitres of water, mood, minutes fasted and '
  'kilograms; null where nothing was noted. A fast counts for the day it ended on.';

comment on function public.dashboard_today() is
  'The caller''s EAT day in one answer: {day, made_at, fast, last_fast, target, weight, days (30, as '
  'private.health_days), meal_plan, consultation, orders {open, latest}, assessed_at, plan}; parts without anything '
  'are null. Refusals: not_allowed, not_signed_in.';

comment on function public.health_months() is
  'The caller''s last 60 months for Gold and the trial: averages of the days with a note and how many those were '
  '(kilocalories, millilitres, mood 1 to 5, minutes, kilograms). A month without a note has nulls. Refusals: '
  'not_signed_in, plan_required.';

comment on table public.specialities is
  'What practitioners can be specialised in. Everybody reads them; they come with the content.';
comment on column public.specialities.id is 'A short name in lower case.';
comment on column public.specialities.name is 'As people read it.';
comment on column public.specialities."position" is 'Order of the list, smallest first.';

comment on table public.consultation_settings is
  'One row: what holds for every consultation. Everybody reads it; the desk (practices) changes it.';
comment on column public.consultation_settings.id is 'Always true, so that there is one row.';
comment on column public.consultation_settings.video_base_url is
  'Where rooms for video are; the room''s name is put behind it.';
comment on column public.consultation_settings.room_opens_minutes is
  'Minutes before the beginning from which the room opens.';
comment on column public.consultation_settings.hold_minutes is 'Minutes that an unpaid slot is held.';
comment on column public.consultation_settings.cancel_hours is
  'Hours before the beginning until which a client may move a consultation, or cancel it and get everything back.';
comment on column public.consultation_settings.most_moves is 'How often a client may move one consultation.';

comment on function private.consultation_settings() is 'The row of consultation_settings.';

comment on table public.practitioners is
  'Nutritionists who can be booked. Everybody reads those whose checked licence runs today, clients those they '
  'booked, nobody the account, the licence that waits and who checked; functions alone write.';
comment on column public.practitioners.id is 'The key of the row.';
comment on column public.practitioners.user_id is 'Their account; null once it is erased.';
comment on column public.practitioners.slug is 'Their name in the address of their page.';
comment on column public.practitioners.display_name is '2 to 80 letters, as clients read it.';
comment on column public.practitioners.title is 'Profession, such as Nutritionist.';
comment on column public.practitioners.headline is 'One line for lists, up to 160 letters.';
comment on column public.practitioners.about is 'The text of their page, up to 4,000 letters.';
comment on column public.practitioners.languages is 'Languages that they speak, by name.';
comment on column public.practitioners.specialities is 'Ids of specialities, at most six.';
comment on column public.practitioners.county is 'County they work in; null when not said.';
comment on column public.practitioners.place is 'Where they see people; null when they do not or have not said.';
comment on column public.practitioners.time_zone is 'The zone of their clock, in which hours are written.';
comment on column public.practitioners.licence_body is 'Who issued the checked licence; null before the first.';
comment on column public.practitioners.licence_number is 'Its number; null before the first.';
comment on column public.practitioners.licence_expires_on is 'Its last day; null before the first.';
comment on column public.practitioners.new_licence is
  'One that waits to be checked, {body, number, expires_on, asked_at}; null when none waits.';
comment on column public.practitioners.verified_at is 'When the licence was checked; null before the first.';
comment on column public.practitioners.verified_by is 'Account that checked it; null before, and once it is erased.';
comment on column public.practitioners.status is
  'draft (not shown yet), active, paused (by themselves, or the role was taken) or closed.';
comment on column public.practitioners.slot_minutes is 'Grid of beginnings, minutes: 10, 15, 20, 30 or 60.';
comment on column public.practitioners.buffer_before_minutes is 'Minutes kept free before each consultation.';
comment on column public.practitioners.buffer_after_minutes is 'Minutes kept free after each consultation.';
comment on column public.practitioners.min_notice_minutes is
  'How long before its beginning a consultation must be booked, minutes.';
comment on column public.practitioners.max_ahead_days is 'How far ahead one can be booked, days.';
comment on column public.practitioners.works_on_holidays is 'Whether their hours count on public holidays.';
comment on column public.practitioners.rating_count is 'Number of published reviews, kept by trigger.';
comment on column public.practitioners.rating_sum is 'Sum of their stars, kept by trigger.';
comment on column public.practitioners.rating is
  'Average of the stars to one decimal, null without reviews; generated.';
comment on column public.practitioners.created_at is 'When the row was made.';
comment on column public.practitioners.updated_at is 'When the row was last changed.';

comment on function private.is_open_practice(practice public.practitioners, today date) is
  'Whether a practice can be found and booked on this day: active, checked, licence running.';

comment on function public.my_practice_id() is
  'The caller''s practice; null for everybody else, and while the role asks for a second factor.';

comment on table public.practitioner_services is
  'What practitioners offer. Everybody reads active ones of open practices, practitioners their own; functions '
  'write. Never deleted, since bookings name them.';
comment on column public.practitioner_services.id is 'The key of the row.';
comment on column public.practitioner_services.practitioner_id is 'The practitioner.';
comment on column public.practitioner_services.name is '3 to 80 letters.';
comment on column public.practitioner_services.description is 'Up to 600 letters, may be empty.';
comment on column public.practitioner_services.minutes is 'Length, 10 to 240 minutes in steps of five.';
comment on column public.practitioner_services.price_kes is 'Price in KSh, tax included; 0 is free.';
comment on column public.practitioner_services.modes is 'How it can be held: video, phone, in_person.';
comment on column public.practitioner_services.in_plans is 'Whether the consultations that come with a plan cover it.';
comment on column public.practitioner_services.is_active is 'Whether it can be booked.';
comment on column public.practitioner_services."position" is 'Order on the page, smallest first.';
comment on column public.practitioner_services.created_at is 'When the row was made.';

comment on table public.practitioner_invitations is
  'People who are invited as practitioners and have no account yet. The desk (practices) reads them, without '
  'tokens; functions write.';
comment on column public.practitioner_invitations.email is 'Where the invitation goes, in lower case.';
comment on column public.practitioner_invitations.display_name is 'Name that the practice opens with.';
comment on column public.practitioner_invitations.invited_by is 'Account that invited; null once it is erased.';
comment on column public.practitioner_invitations.invited_at is 'When the invitation was last sent off.';
comment on column public.practitioner_invitations.expires_at is 'Until when it opens a practice, 14 days.';
comment on column public.practitioner_invitations.token_hash is
  'SHA-256 of the link''s token in hex; null before a mail was made.';
comment on column public.practitioner_invitations.mail_state is 'waiting, sent or failed.';
comment on column public.practitioner_invitations.mail_attempts is 'How often the mail was handed out.';
comment on column public.practitioner_invitations.mail_not_before is 'When the mail may next be sent.';

comment on function private.own_practice() is 'The caller''s practice, locked. Refusals: not_allowed.';

comment on function private.practice_slug(wanted text) is 'An address for a practice by its name that no other has.';

comment on function private.follow_practitioner_role() is
  'Trigger: a practice is made with the role practitioner and rests when the role is taken.';

comment on function private.open_practice(owner uuid, display_name text) is
  'Gives an account the role and its practice a name, tells them, and answers the practice''s id.';

comment on function private.take_invitation() is
  'Trigger on auth.users: opens the practice of who was invited once they confirm that address.';

comment on function public.invite_practitioner(email text, display_name text) is
  'The desk (practices) invites somebody: {state}, opened when they have an account, invited when a mail goes to '
  'them. Inviting again sends a new link. Refusals: already_there, bad_email, bad_name, invited_just_now, '
  'not_allowed.';

comment on function public.withdraw_invitation(email text) is
  'The desk (practices) takes an invitation back; answers whether there was one. Refusals: not_allowed.';

comment on function public.claim_invitations(max_rows integer) is
  'For functions: invitations whose mail is due, each with the token of its link; handed out at most five times.';

comment on function private.token_hash(token text) is 'SHA-256 of a token in hex.';

comment on function public.finish_invitation(token text, outcome text) is
  'For functions: what became of the mail of an invitation, sent or failed.';

comment on function private.invitations_due() is 'How many mails of invitations wait.';

comment on function public.read_invitation(token text) is
  'What a link of an invitation promises, for who opens it: {display_name, email, expires_at}. May be null: the '
  'token is unknown, used or too old.';

comment on function public.accept_invitation(token text) is
  'Opens the practice that a link promises to the caller, whatever their address; the link is used up. Refusals: '
  'invitation_over, not_signed_in.';

comment on function public.save_practice(profile jsonb) is
  'The practitioner saves the columns of their page and calendar''s rules that are in `profile`. Answers as '
  'my_practice. Refusals: bad_profile, bad_time_zone, banned_claim, not_allowed, slug_taken.';

comment on function public.my_practice() is
  'The caller''s practice with services, `is_open` and the licence that waits; null for everybody else.';

comment on function public.save_practice_service(service jsonb) is
  'The practitioner saves a service, a new one without `id`, at most 30. Answers its id. Refusals: bad_service, '
  'not_allowed, not_found, too_many.';

comment on function public.submit_licence(body text, number text, expires_on date) is
  'The practitioner hands in a licence; it counts once the desk has checked it. Answers as my_practice. Refusals: '
  'bad_licence, not_allowed.';

comment on function public.pause_practice(paused boolean) is
  'The practitioner leaves the directory or comes back; booked consultations stay. Answers as my_practice. '
  'Refusals: not_allowed, not_verified.';

comment on function public.check_licence(practitioner_id uuid, accepted boolean, note text) is
  'The desk (practices) accepts or refuses the licence that waits and tells the practitioner. Answers whether it '
  'counts. Refusals: not_allowed, not_found, wrong_state.';

comment on function public.close_practice(practitioner_id uuid, closed boolean) is
  'The desk (practices) closes a practice, or opens a closed one again. Answers its status. Refusals: not_allowed, '
  'not_found.';

comment on table public.practice_hours is
  'Weekly hours of practices. Practitioners read their own; save_practice_week writes.';
comment on column public.practice_hours.id is 'The key of the row.';
comment on column public.practice_hours.practitioner_id is 'The practitioner.';
comment on column public.practice_hours.weekday is '1 (Monday) to 7.';
comment on column public.practice_hours.opens is 'Time on the practitioner''s clock.';
comment on column public.practice_hours.closes is 'Time on the practitioner''s clock.';

comment on table public.practice_days is
  'Days of practices with hours of their own, or with none. Practitioners read their own; save_practice_day writes.';
comment on column public.practice_days.practitioner_id is 'The practitioner.';
comment on column public.practice_days.day is 'Day on the practitioner''s clock.';
comment on column public.practice_days.hours is '[["08:00", "12:30"], …]; [] is a day off.';
comment on column public.practice_days.note is 'For the practitioner alone, up to 120 letters; null without one.';

comment on table public.public_holidays is
  'Public holidays of Kenya. Everybody reads them; the desk (practices) writes them, as days of Idd are named late.';
comment on column public.public_holidays.day is 'EAT day.';
comment on column public.public_holidays.name is '3 to 80 letters.';

comment on function private.easter(year integer) is 'Easter Sunday of a year.';

comment on function private.kenyan_holidays(year integer) is
  'The holidays that the Public Holidays Act fixes; one on a Sunday is also kept on the next day that is none.';

comment on function private.are_hours(hours jsonb) is
  'Whether hours of a day are at most eight ranges in order that do not overlap, [["08:00", "12:30"], …].';

comment on function private.open_hours(practice public.practitioners, from_day date, to_day date) is
  'The open hours of a practice from one of its days to another, both included.';

comment on function private.free_slots(practice public.practitioners, minutes integer, from_at timestamp with time zone, until_at timestamp with time zone, at timestamp with time zone, ignoring uuid) is
  'When a consultation of so many minutes can begin: within hours, on the grid, not too soon or too far ahead, '
  'under a running licence, buffers clear. The list and the check when booking both ask it.';

comment on function private.blocked_span(practice public.practitioners, starts_at timestamp with time zone, minutes integer) is
  'What a consultation keeps free: itself and the buffers around it.';

comment on function private.next_slot(practice public.practitioners, minutes integer, at timestamp with time zone) is
  'The next free beginning, looked for a week at a time; null when none is within reach.';

comment on function public.practitioner_slots(service_id bigint, from_at timestamp with time zone, days integer) is
  'The free beginnings of a service for everybody, from a moment on (null: now), at most 31 days.';

comment on function public.practitioner_days(service_id bigint) is
  'For everybody: which coming days of a service have free beginnings, by the practice''s clock; `is_open` says '
  'that there are hours.';

comment on function public.browse_practitioners(filters jsonb) is
  'Practitioners who can be booked, for everybody; filters are {query, speciality, language, county, mode, '
  'max_price_kes, min_rating, sort, page_size up to 50, page_offset}; malformed ones narrow nothing. May be null: '
  'county, rating, next_free_at, avatar_path.';

comment on function public.practitioner_facets() is
  'What the directory can be narrowed by, for everybody: {specialities [{id, name, count}], languages [{name, '
  'count}], counties [{name, count}]}.';

comment on function public.practitioner_page(slug text) is
  'The page of a practitioner for everybody: row, services, specialities and picture; null when they cannot be '
  'booked.';

comment on function public.save_practice_week(week jsonb) is
  'The practitioner writes their week: {"1": [["08:00", "12:30"]]} by weekday, 1 is Monday; days left out are free. '
  'Refusals: bad_hours, not_allowed.';

comment on function public.save_practice_day(day date, hours jsonb, note text) is
  'The practitioner gives a day hours of its own, [] for a day off, null for those of the week. Answers how many '
  'confirmed consultations now lie outside. Refusals: bad_day, bad_hours, not_allowed.';

comment on function public.practice_calendar(from_day date, to_day date) is
  'The practitioner''s days from one to another with hours, holidays and notes. May be null: holiday, note. '
  'Refusals: not_allowed.';
