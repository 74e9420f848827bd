-- What functions about consultations answer in JSON, as answers_of_the_shop says it.

comment on function private.describe_booking(consultations) is
'A consultation as who booked it hears of it. Answers {id uuid, number text, state text, starts_at timestamptz,
price_kes integer, covered_by text, hold_expires_at timestamptz | null}.';

comment on function public.book_consultation(bigint,timestamp with time zone,text,text,uuid,text,text,text,integer,jsonb) is
'Books a slot for the caller: `pay_with` plan confirms at once, mpesa holds the slot while they pay, a free service is
confirmed. `intake` is {goal, background, share, consent}. The same `client_key` books once. Answers as
private.describe_booking. Refusals: bad_mode, bad_name, bad_phone, bad_time_zone, no_consent, not_found, not_in_plan,
not_signed_in, one_open, other_payment_open, own_overlap, own_practice, price_changed, slot_taken, too_many, used_up.';

comment on function public.move_consultation(uuid,timestamp with time zone) is
'The client moves a consultation to another free slot. Answers as private.describe_booking. Refusals: not_found,
own_overlap, slot_taken, too_late, too_often.';

comment on function public.cancel_consultation(uuid,text) is
'Either side, or the desk (practices), cancels a consultation. Answers {gave_back "entitlement" | "refund" |
"nothing", state "cancelled_by_client" | "cancelled_by_practitioner"}. Refusals: not_found, wrong_state.';

comment on function private.cancel_terms(consultations,boolean,timestamp with time zone) is
'What cancelling would mean now. A client gets everything back until consultation_settings.cancel_hours before, of a
practitioner who cancels always. Answers {allowed boolean, is_late boolean, free_until timestamptz, gives_back
"entitlement" | "refund" | "nothing"}.';

comment on function private.move_terms(consultations,timestamp with time zone) is
'What moving would mean now. Answers {allowed boolean, reason "too_late" | "too_often" | "wrong_state" | null, left
integer, free_until timestamptz}.';

comment on function private.outcomes_of(consultations,timestamp with time zone) is
'How a practitioner may close a consultation now: completed from its beginning, no_show ten minutes later; corrections
until two days after the end. Answers ["completed" | "no_show"].';

comment on function public.consultation_terms(uuid) is
'What either side may do with their consultation now; `move` is the client''s alone. Answers {side "client" |
"practitioner", cancel as private.cancel_terms, move as private.move_terms | null, join {is_open boolean, opens_at
timestamptz, closes_at timestamptz}, can_report_absence boolean, can_write boolean, outcomes as private.outcomes_of}.
Refusals: not_found.';

comment on function public.my_consultation_allowance() is
'What the caller''s plan gives; `allowed`, `left` and `period_until` (the first EAT day of the next month) are null
without a limit. Answers {plan text, allowed integer | null, used integer, left integer | null, period_until date |
null, one_open boolean}. Refusals: not_signed_in.';

comment on function public.my_practice() is
'The caller''s practice with services, `is_open` and the licence that waits; null for everybody else. Answers {id
uuid, slug text, display_name text, title text, headline text, about text, languages [text], specialities [text],
county text | null, place text | null, time_zone text, licence_body text | null, licence_number text | null,
licence_expires_on date | null, new_licence {body text, number text, expires_on date, asked_at timestamptz} | null,
verified_at timestamptz | null, status "draft" | "active" | "paused" | "closed", slot_minutes integer,
buffer_before_minutes integer, buffer_after_minutes integer, min_notice_minutes integer, max_ahead_days integer,
works_on_holidays boolean, rating_count integer, rating numeric | null, created_at timestamptz, updated_at
timestamptz, is_open boolean, services [{id bigint, name text, description text, minutes integer, price_kes integer,
modes ["video" | "phone" | "in_person"], in_plans boolean, is_active boolean, position integer, created_at
timestamptz}]} | null.';

comment on function public.pause_practice(boolean) is
'The practitioner leaves the directory or comes back; booked consultations stay. Answers as my_practice. Refusals:
not_allowed, not_verified.';

comment on function public.save_practice(jsonb) is
'The practitioner saves the columns of their page and calendar''s rules that are in `profile`. Answers as my_practice.
Refusals: bad_profile, bad_time_zone, banned_claim, not_allowed, slug_taken.';

comment on function public.submit_licence(text,text,date) is
'The practitioner hands in a licence; it counts once the desk has checked it. Answers as my_practice. Refusals:
bad_licence, not_allowed.';

comment on function public.my_practitioner_review(uuid) is
'The caller''s review of their consultation; null for somebody else''s. Answers {may_review boolean, review {rating
integer, body text, author_name text, state text} | null} | null.';

comment on function public.save_practitioner_review(uuid,integer,text,text) is
'The client writes or edits the review of a completed consultation; a banned claim holds it back. Answers as
my_practitioner_review. Refusals: bad_review, not_a_client, not_found.';

comment on function public.practitioner_facets() is
'What the directory can be narrowed by, for everybody. Answers {specialities [{id text, name text, count integer}],
languages [{name text, count integer}], counties [{name text, count integer}]}.';

comment on function public.practitioner_page(text) is
'The page of a practitioner for everybody: row, services, specialities and picture; null when they cannot be booked.
Answers {id uuid, slug text, display_name text, title text, headline text, about text, languages [text], county text |
null, place text | null, time_zone text, licence_body text, licence_number text, licence_expires_on date, verified_at
timestamptz, rating numeric | null, rating_count integer, min_notice_minutes integer, max_ahead_days integer,
avatar_path text | null, specialities [{id text, name text}], services [{id bigint, name text, description text,
minutes integer, price_kes integer, modes ["video" | "phone" | "in_person"], in_plans boolean, next_free_at
timestamptz | null}]} | null.';

comment on function public.read_invitation(text) is
'What a link of an invitation promises, for who opens it; null when the token is unknown, used or too old. Answers
{display_name text, email text, expires_at timestamptz} | null.';

comment on function public.invite_practitioner(text,text) is
'The desk (practices) invites somebody: opened when they have an account, invited when a mail goes to them. Inviting
again sends a new link. Answers {state "opened" | "invited"}. Refusals: already_there, bad_email, bad_name,
invited_just_now, not_allowed.';
