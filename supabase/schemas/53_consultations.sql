-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Consultations: a client's hour with a practitioner. held → confirmed → completed | no_show | cancelled_by_client |
-- cancelled_by_practitioner; a hold that nobody paid in time is expired.
--
-- Two bookings can never overlap: an exclusion constraint keeps a practitioner's held and confirmed times, with their
-- buffers, apart, and another one the client's own. Whoever changes a booking first locks its client, then the practice,
-- then the booking, and then its payment, so that a hundred people at one slot wait in line instead of for each other.

create extension if not exists btree_gist with schema extensions;

create table public.consultations (
  id uuid default gen_random_uuid() not null,
  number text not null,
  practitioner_id uuid not null,
  service_id bigint not null,
  client_id uuid,
  client_key uuid default gen_random_uuid() not null,
  client_name text not null,
  client_time_zone text default 'Africa/Nairobi'::text not null,
  contact_phone text,
  service_name text not null,
  mode text not null,
  minutes integer not null,
  price_kes integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  blocked tstzrange not null,
  state text not null,
  covered_by text not null,
  entitlement_plan text,
  entitlement_from date,
  entitlement_returned_at timestamp with time zone,
  payment_state text,
  hold_expires_at timestamp with time zone,
  sequence integer default 0 not null,
  moves integer default 0 not null,
  room text default replace((gen_random_uuid())::text, '-'::text, ''::text) not null,
  cancel_reason text,
  client_joined_at timestamp with time zone,
  practitioner_joined_at timestamp with time zone,
  absence_reported_at timestamp with time zone,
  absence_settled_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint consultations_pkey PRIMARY KEY (id),
  constraint consultations_number_key UNIQUE (number),
  constraint consultations_client_id_client_key_key UNIQUE (client_id, client_key),
  constraint consultations_no_double_booking EXCLUDE USING gist (practitioner_id WITH =, blocked WITH &&) WHERE ((state = ANY (ARRAY['held'::text, 'confirmed'::text]))),
  constraint consultations_one_place_at_a_time EXCLUDE USING gist (client_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((state = ANY (ARRAY['held'::text, 'confirmed'::text]))),
  constraint consultations_number_check CHECK ((number ~ '^MC-[2-9A-HJ-NP-TV-Z]{6}$'::text)),
  constraint consultations_client_name_check CHECK (((length(client_name) >= 1) AND (length(client_name) <= 100))),
  constraint consultations_client_time_zone_check CHECK ((length(client_time_zone) <= 64)),
  constraint consultations_contact_phone_check CHECK ((contact_phone ~ '^\+?\d{7,15}$'::text)),
  constraint consultations_mode_check CHECK ((mode = ANY (ARRAY['video'::text, 'phone'::text, 'in_person'::text]))),
  constraint consultations_minutes_check CHECK ((minutes > 0)),
  constraint consultations_price_kes_check CHECK ((price_kes >= 0)),
  constraint consultations_state_check CHECK ((state = ANY (ARRAY['held'::text, 'confirmed'::text, 'completed'::text, 'cancelled_by_client'::text, 'cancelled_by_practitioner'::text, 'no_show'::text, 'expired'::text]))),
  constraint consultations_covered_by_check CHECK ((covered_by = ANY (ARRAY['plan'::text, 'mpesa'::text, 'free'::text]))),
  constraint consultations_payment_state_check CHECK ((payment_state = ANY (ARRAY['awaiting'::text, 'failed'::text, 'paid'::text, 'needs_review'::text, 'refund_due'::text, 'refunded'::text]))),
  constraint consultations_cancel_reason_check CHECK ((length(cancel_reason) <= 300)),
  constraint consultations_check CHECK ((ends_at = (starts_at + make_interval(mins => minutes)))),
  constraint consultations_check1 CHECK ((blocked @> tstzrange(starts_at, ends_at))),
  constraint consultations_check2 CHECK (((covered_by = 'plan'::text) = ((entitlement_from IS NOT NULL) AND (entitlement_plan IS NOT NULL)))),
  constraint consultations_check3 CHECK (((state = 'held'::text) <= (hold_expires_at IS NOT NULL))),
  constraint consultations_check4 CHECK (((covered_by = 'mpesa'::text) = (payment_state IS NOT NULL))),
  constraint consultations_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.practitioners(id),
  constraint consultations_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.practitioner_services(id),
  constraint consultations_client_id_fkey FOREIGN KEY (client_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.consultations enable row level security;
comment on table public.consultations is 'Bookings of practitioners. Clients and practitioners read their own, the desk (practices) all, but not `client_key`, `blocked` and `room`; functions alone write. Held and confirmed ones never overlap.';
comment on column public.consultations.id is 'The key of the row.';
comment on column public.consultations.number is 'What people say on the phone, MC- and six signs.';
comment on column public.consultations.practitioner_id is 'The practitioner.';
comment on column public.consultations.service_id is 'What was booked.';
comment on column public.consultations.client_id is 'Account of the client; null once it is erased.';
comment on column public.consultations.client_key is 'Made by the device, so that a booking sent twice is made once.';
comment on column public.consultations.client_name is '1 to 100 letters.';
comment on column public.consultations.client_time_zone is 'The client''s time zone, for texts to them.';
comment on column public.consultations.contact_phone is 'Number for a consultation by phone, digits with or without +; null when none was given.';
comment on column public.consultations.service_name is 'Name of the service on that day.';
comment on column public.consultations.mode is 'video, phone or in_person.';
comment on column public.consultations.minutes is 'Length, minutes.';
comment on column public.consultations.price_kes is 'Price on that day, KSh, tax included; 0 is free.';
comment on column public.consultations.starts_at is 'When it begins.';
comment on column public.consultations.ends_at is 'When it ends.';
comment on column public.consultations.blocked is 'What it keeps free of the practitioner''s time, with the buffers around it.';
comment on column public.consultations.state is 'held (waits for money), confirmed, completed, cancelled_by_client, cancelled_by_practitioner, no_show or expired.';
comment on column public.consultations.covered_by is 'plan, mpesa or free.';
comment on column public.consultations.entitlement_plan is 'Plan that gave it; null when it was not a plan.';
comment on column public.consultations.entitlement_from is 'EAT day on which that plan''s month began; null when it was not a plan.';
comment on column public.consultations.entitlement_returned_at is 'When it was given back to the plan; null while it counts.';
comment on column public.consultations.payment_state is 'Of one paid by M-Pesa: awaiting, failed, paid, needs_review, refund_due or refunded; else null.';
comment on column public.consultations.hold_expires_at is 'Until when the slot is held for the payment; null when nothing waits.';
comment on column public.consultations.sequence is 'Grows with each change; calendar files carry it.';
comment on column public.consultations.moves is 'How often the client moved it.';
comment on column public.consultations.room is 'Name of the video room, which nobody guesses; join_consultation tells it.';
comment on column public.consultations.cancel_reason is 'Up to 300 letters; null without one.';
comment on column public.consultations.client_joined_at is 'When the client first opened the room; null when never.';
comment on column public.consultations.practitioner_joined_at is 'When the practitioner first opened the room; null when never.';
comment on column public.consultations.absence_reported_at is 'When the client said that it did not take place; null when they did not.';
comment on column public.consultations.absence_settled_at is 'When the desk decided about that; null until then.';
comment on column public.consultations.confirmed_at is 'When it was confirmed; null until then.';
comment on column public.consultations.closed_at is 'When it ended in whatever way; null until then.';
comment on column public.consultations.created_at is 'When the row was made.';
comment on column public.consultations.updated_at is 'When the row was last changed.';
alter publication supabase_realtime add table public.consultations;
grant all on table public.consultations to service_role;
grant select (id, number, practitioner_id, service_id, client_id, client_name, client_time_zone, contact_phone, service_name, mode, minutes, price_kes, starts_at, ends_at, state, covered_by, entitlement_plan, entitlement_from, entitlement_returned_at, payment_state, hold_expires_at, sequence, moves, cancel_reason, client_joined_at, practitioner_joined_at, absence_reported_at, absence_settled_at, confirmed_at, closed_at, created_at, updated_at) on table public.consultations to authenticated;

create index consultations_client_id_idx ON public.consultations USING btree (client_id, starts_at DESC);

create index consultations_practitioner_id_idx ON public.consultations USING btree (practitioner_id, starts_at DESC);

create index consultations_service_id_idx ON public.consultations USING btree (service_id);

create index consultations_held_idx ON public.consultations USING btree (hold_expires_at) WHERE (state = 'held'::text);

create index consultations_confirmed_idx ON public.consultations USING btree (starts_at) WHERE (state = 'confirmed'::text);

create index consultations_money_idx ON public.consultations USING btree (updated_at) WHERE (payment_state = ANY (ARRAY['needs_review'::text, 'refund_due'::text]));

create policy consultations_select_client on public.consultations for select to authenticated
  using ((client_id = ( SELECT private.caller() AS uid)));

create policy consultations_select_practitioner on public.consultations for select to authenticated
  using ((practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)));

create policy consultations_select_admin on public.consultations for select to authenticated
  using (( SELECT public.has_capability('practices'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.consultations FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Somebody who books keeps reading the name and the place of a practice that has closed since.
create policy practitioners_select_booked on public.practitioners for select to authenticated
  using ((id IN ( SELECT c.practitioner_id
   FROM public.consultations c
  WHERE (c.client_id = ( SELECT private.caller() AS uid)))));

-- What happened to a booking, append-only; both sides read it.
create table public.consultation_events (
  id bigint generated always as identity,
  consultation_id uuid not null,
  at timestamp with time zone default clock_timestamp() not null,
  actor_id uuid,
  kind text not null,
  detail jsonb default '{}'::jsonb not null,
  constraint consultation_events_pkey PRIMARY KEY (id),
  constraint consultation_events_kind_check CHECK ((kind ~ '^[a-z_]+$'::text)),
  constraint consultation_events_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
  constraint consultation_events_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE,
  constraint consultation_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.consultation_events enable row level security;
comment on table public.consultation_events is 'The story of consultations, append-only. Both sides read it, without who acted; functions write.';
comment on column public.consultation_events.id is 'The key of the row.';
comment on column public.consultation_events.consultation_id is 'The consultation.';
comment on column public.consultation_events.at is 'When, by the clock.';
comment on column public.consultation_events.actor_id is 'Account that did it; null when the system did, and once that account is erased.';
comment on column public.consultation_events.kind is 'A state that it came to, or moved, refund_due, absence_reported and the like.';
comment on column public.consultation_events.detail is 'What there is to say of it, by kind.';
grant insert, select on table public.consultation_events to service_role;
grant select (id, consultation_id, at, kind, detail) on table public.consultation_events to authenticated;

create index consultation_events_consultation_id_idx ON public.consultation_events USING btree (consultation_id, at);

create index consultation_events_actor_id_idx ON public.consultation_events USING btree (actor_id);

create policy consultation_events_select_parties on public.consultation_events for select to authenticated
  using ((consultation_id IN ( SELECT c.id
   FROM public.consultations c)));

create function private.log_consultation(consultation_id uuid, kind text, detail jsonb default '{}'::jsonb)
returns void
language sql
set search_path = ''
as $function$
  insert into public.consultation_events (consultation_id, actor_id, kind, detail)
  values (consultation_id, private.caller(), kind, jsonb_strip_nulls(detail))
$function$;
comment on function private.log_consultation(consultation_id uuid, kind text, detail jsonb) is 'Adds an event to a consultation''s story.';

-- 'Mon 23 Nov, 10:00' on somebody's clock; a clock that is not Kenya's is named.
create function private.when_text(at timestamp with time zone, zone text)
returns text
language sql
stable
set search_path = ''
as $function$
  select to_char(at at time zone zone, 'Dy FMDD Mon, HH24:MI')
    || case when zone = 'Africa/Nairobi' then '' else ' (' || zone || ')' end
$function$;
comment on function private.when_text(at timestamp with time zone, zone text) is 'A moment on somebody''s clock: Mon 23 Nov, 10:00; a clock that is not Kenya''s is named.';

-- Tells the client or the practitioner. `by_mail` sends a mail whatever else he wants mails for; `in_calendar` sends one
-- with the calendar file of the booking, which puts it into a calendar, moves it there or takes it out.
create function private.tell_consultation(target public.consultations, who text, type text, title text, message text, by_mail boolean default false, more jsonb default '{}'::jsonb, in_calendar boolean default false)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  reader constant uuid := case who when 'client' then target.client_id
    else (select p.user_id from public.practitioners p where p.id = target.practitioner_id) end;
  told uuid;
begin
  if reader is null then
    return; -- his account is gone
  end if;
  told := private.notify(reader, tell_consultation.type, tell_consultation.title, left(tell_consultation.message, 300),
    case who when 'client' then '/consultations/' else '/practice/' end || target.id,
    case who when 'client' then 'You have a consultation.' else 'A client booked you.' end,
    jsonb_build_object('consultation_id', target.id) || more);
  if by_mail or in_calendar then
    insert into private.deliveries as d (notification_id, user_id, is_wellness, is_owed, calendar_of, not_before)
    values (told, reader, false, true, case when in_calendar then target.id end, now())
    on conflict (notification_id, push_subscription_id) do update
    set is_owed = true, calendar_of = excluded.calendar_of, not_before = least(d.not_before, excluded.not_before);
  end if;
end
$function$;
comment on function private.tell_consultation(target public.consultations, who text, type text, title text, message text, by_mail boolean, more jsonb, in_calendar boolean) is 'Tells the client or the practitioner (`who`). `by_mail` sends a mail whatever they chose, `in_calendar` one with the calendar file of the booking.';

create function private.practitioner_name(target public.consultations)
returns text
language sql
stable
set search_path = ''
as $function$
  select p.display_name from public.practitioners p where p.id = target.practitioner_id
$function$;
comment on function private.practitioner_name(target public.consultations) is 'Name of the practitioner of a consultation.';

-- Serialises what one person books, pays and cancels.
create function private.lock_client(client uuid)
returns void
language sql
set search_path = ''
as $function$
  select pg_advisory_xact_lock(hashtextextended('consultations of ' || client, 0)) where client is not null
$function$;
comment on function private.lock_client(client uuid) is 'Lets one call after the other book, pay and cancel for a client.';

-- Locks the client, the practice and the booking, in this order; an empty row when there is no such booking.
create function private.lock_consultation(consultation_id uuid)
returns public.consultations
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = lock_consultation.consultation_id;
  perform private.lock_client(target.client_id);
  perform 1 from public.practitioners p where p.id = target.practitioner_id for no key update;
  select * into target from public.consultations c where c.id = lock_consultation.consultation_id for update;
  return target;
end
$function$;
comment on function private.lock_consultation(consultation_id uuid) is 'Locks client, practice and consultation, in this order; an empty row when there is none.';

-- The same for jobs, which leave what is busy for their next run. Answers whether everything was free.
create function private.try_lock_consultation(consultation_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = try_lock_consultation.consultation_id;
  if target.client_id is not null
      and not pg_try_advisory_xact_lock(hashtextextended('consultations of ' || target.client_id, 0)) then
    return false;
  end if;
  perform 1 from public.practitioners p where p.id = target.practitioner_id for no key update skip locked;
  if not found then
    return false;
  end if;
  perform 1 from public.consultations c where c.id = target.id for update skip locked;
  return found;
end
$function$;
comment on function private.try_lock_consultation(consultation_id uuid) is 'Locks client, practice and consultation unless one is busy; answers whether it could.';

-- What the plan of somebody gives him today: `allowed` consultations (null is any number), of which `used` are taken, in
-- the billing month from `period_from` until the day before `period_until`. A trial gives one, Premium two a billing
-- month, Gold any number with one open at a time.
create function private.consultation_allowance(client uuid, today date default private.nairobi_date(), OUT plan text, OUT allowed integer, OUT used integer, OUT period_from date, OUT period_until date)
returns record
language plpgsql
stable
set search_path = ''
as $function$
declare
  held public.user_subscriptions;
  months integer;
begin
  select * into held from public.user_subscriptions s where s.user_id = client;
  plan := coalesce(private.plan_today(held, today), 'free');
  used := 0;
  if plan = 'free' then
    allowed := 0;
    return;
  end if;
  if plan = 'free_trial' then
    allowed := 1;
    period_from := held.trial_start;
    period_until := held.trial_end;
  else
    allowed := case plan when 'premium' then 2 end;
    -- a plan without an end counts by calendar months; a month that was paid early does not make a longer one
    period_from := coalesce(held.period_start, date_trunc('month', today)::date);
    select max(n) into months from generate_series(0, 240) n
    where (period_from + make_interval(months => n))::date <= today;
    period_until := (period_from + make_interval(months => coalesce(months, 0) + 1))::date;
    period_from := (period_from + make_interval(months => coalesce(months, 0)))::date;
  end if;
  select count(*) into used from public.consultations c
  where c.client_id = client and c.entitlement_plan = plan and c.entitlement_from = period_from
    and c.entitlement_returned_at is null and c.state <> 'expired';
end
$function$;
comment on function private.consultation_allowance(client uuid, today date, OUT plan text, OUT allowed integer, OUT used integer, OUT period_from date, OUT period_until date) is 'What a person''s plan gives today: `allowed` consultations (null: any number), `used` of them, from and until EAT days (the end is the first day not covered). The trial gives one, Premium two a month, Gold one open at a time.';

-- Why the plan does not pay for one more, or null when it does: not_in_plan | used_up | one_open.
create function private.allowance_refusal(client uuid, in_plans boolean, at timestamp with time zone default now())
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  given record := private.consultation_allowance(client, private.nairobi_date(at));
begin
  if not in_plans or given.allowed = 0 then
    return 'not_in_plan';
  end if;
  if given.used >= given.allowed then
    return 'used_up';
  end if;
  if given.allowed is null and exists (
    select 1 from public.consultations c
    where c.client_id = client and c.covered_by = 'plan' and c.state = 'confirmed' and c.ends_at > at
  ) then
    return 'one_open';
  end if;
  return null;
end
$function$;
comment on function private.allowance_refusal(client uuid, in_plans boolean, at timestamp with time zone) is 'Why the plan does not pay for one more consultation: not_in_plan, used_up or one_open; null when it does.';

-- What the caller's plan gives: {plan, allowed, used, left, period_until, one_open}; `allowed` and `left` are null without a limit.
create function public.my_consultation_allowance()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  given record;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  given := private.consultation_allowance(private.caller());
  return jsonb_build_object('plan', given.plan, 'allowed', given.allowed, 'used', given.used,
    'left', greatest(given.allowed - given.used, 0), 'period_until', given.period_until,
    'one_open', coalesce(private.allowance_refusal(private.caller(), true) = 'one_open', false));
end
$function$;
comment on function public.my_consultation_allowance() is 'What the caller''s plan gives; `allowed`, `left` and `period_until` (the first EAT day of the next month) are null
without a limit. Answers {plan text, allowed integer | null, used integer, left integer | null, period_until date |
null, one_open boolean}. Refusals: not_signed_in.';
grant execute on function public.my_consultation_allowance() to authenticated, service_role;

create function private.new_consultation_number()
returns text
language plpgsql
set search_path = ''
as $function$
declare
  candidate text;
begin
  loop
    candidate := 'MC-' || substr(private.new_order_number(), 4);
    exit when not exists (select 1 from public.consultations where number = candidate);
  end loop;
  return candidate;
end
$function$;
comment on function private.new_consultation_number() is 'A free number for a consultation, MC- and six signs.';

-- Lets go of holds that have ended, whose orders are locked.
create function private.release_holds(practice uuid, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  released integer;
begin
  update public.consultations c set state = 'expired', closed_at = release_holds.at
  where c.practitioner_id = practice and c.state = 'held' and private.hold_is_over(c.id, c.hold_expires_at, release_holds.at);
  get diagnostics released = row_count;
  return released;
end
$function$;
comment on function private.release_holds(practice uuid, at timestamp with time zone) is 'Lets go of a practice''s held slots whose time to pay is over; answers how many.';

-- Puts a booking into a slot, or refuses with slot_taken or own_overlap. The caller holds the client's lock; this takes
-- the practice's. `covered` is plan, mpesa or free.
create function private.take_slot(client uuid, service public.practitioner_services, starts_at timestamp with time zone, covered text, mode text, client_name text, client_key uuid default gen_random_uuid(), time_zone text default 'Africa/Nairobi'::text, phone text default NULL::text, at timestamp with time zone default now())
returns public.consultations
language plpgsql
set search_path = ''
as $function$
declare
  practice public.practitioners;
  given record;
  made public.consultations;
  clash text;
begin
  select * into practice from public.practitioners p where p.id = service.practitioner_id for no key update;
  perform private.release_holds(practice.id, at);
  if not exists (
    select 1 from private.free_slots(practice, service.minutes, take_slot.starts_at,
      take_slot.starts_at + interval '1 microsecond', at)
  ) then
    perform private.refuse('slot_taken', 'This time is no longer free.', 'Choose another one.');
  end if;
  if covered = 'plan' then
    given := private.consultation_allowance(client, private.nairobi_date(at));
  else
    select null::text as plan, null::date as period_from into given;
  end if;
  insert into public.consultations (number, practitioner_id, service_id, client_id, client_key, client_name,
    client_time_zone, contact_phone, service_name, mode, minutes, price_kes, starts_at, ends_at, blocked, state,
    covered_by, entitlement_plan, entitlement_from, payment_state, hold_expires_at, confirmed_at, created_at)
  values (private.new_consultation_number(), practice.id, service.id, client, take_slot.client_key, take_slot.client_name,
    take_slot.time_zone, phone, service.name, take_slot.mode, service.minutes, service.price_kes, take_slot.starts_at,
    take_slot.starts_at + make_interval(mins => service.minutes),
    private.blocked_span(practice, take_slot.starts_at, service.minutes),
    case covered when 'mpesa' then 'held' else 'confirmed' end, covered, given.plan, given.period_from,
    case covered when 'mpesa' then 'awaiting' end,
    case covered when 'mpesa' then at + make_interval(mins => (private.consultation_settings()).hold_minutes) end,
    case covered when 'mpesa' then null else at end, at)
  returning * into made;
  return made;
exception when exclusion_violation then
  get stacked diagnostics clash = constraint_name;
  if clash = 'consultations_one_place_at_a_time' then
    perform private.refuse('own_overlap', 'You have another consultation at this time.', 'Choose another time.');
  end if;
  perform private.refuse('slot_taken', 'This time is no longer free.', 'Choose another one.');
  return null;
end
$function$;
comment on function private.take_slot(client uuid, service public.practitioner_services, starts_at timestamp with time zone, covered text, mode text, client_name text, client_key uuid, time_zone text, phone text, at timestamp with time zone) is 'Books a slot, confirmed or held for payment. The caller holds the client''s lock. Refusals: own_overlap, slot_taken.';

-- Books a slot as the caller. `pay_with` 'plan' confirms at once when his plan gives it; 'mpesa' holds the slot while he
-- pays. A service without a price is confirmed either way. The same `client_key` books once. `intake` is what the chapter
-- on messages keeps. → as `describe_booking`. Refusals: not_signed_in, not_found, own_practice, bad_mode, bad_phone,
-- bad_name, bad_time_zone, price_changed, slot_taken, own_overlap, not_in_plan, used_up, one_open, other_payment_open, too_many, no_consent.
create function public.book_consultation(service_id bigint, starts_at timestamp with time zone, mode text, pay_with text, client_key uuid, contact_name text default NULL::text, phone text default NULL::text, time_zone text default 'Africa/Nairobi'::text, expected_kes integer default NULL::integer, intake jsonb default '{}'::jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  caller constant uuid := private.caller();
  service public.practitioner_services;
  practice public.practitioners;
  made public.consultations;
  name text := trim(coalesce(book_consultation.contact_name, ''));
  dial constant text := regexp_replace(coalesce(book_consultation.phone, ''), '[\s().-]', '', 'g');
  zone text := coalesce(book_consultation.time_zone, 'Africa/Nairobi');
  refusal text;
begin
  if caller is null then
    perform private.refuse('not_signed_in', 'Please sign in to book.');
  end if;
  perform private.lock_client(caller);
  select * into made from public.consultations c
  where c.client_id = caller and c.client_key = book_consultation.client_key;
  if found then
    return private.describe_booking(made);
  end if;

  select * into service from public.practitioner_services s where s.id = book_consultation.service_id and s.is_active;
  select * into practice from public.practitioners p where p.id = service.practitioner_id;
  if practice.id is null or not private.is_open_practice(practice) then
    perform private.refuse('not_found', 'This service cannot be booked any more.', 'See our other nutritionists.');
  end if;
  if practice.user_id = caller then
    perform private.refuse('own_practice', 'This is your own practice.');
  end if;
  if not coalesce(book_consultation.mode = any (service.modes), false) then
    perform private.refuse('bad_mode', 'Choose how you want to meet.');
  end if;
  if name = '' then
    name := coalesce((select f.full_name from public.profiles f where f.user_id = caller),
      (select trim(u.raw_user_meta_data ->> 'full_name') from auth.users u where u.id = caller), '');
  end if;
  if length(name) not between 2 and 100 or name ~ '[<>[:cntrl:]]' then
    perform private.refuse('bad_name', 'Please write your name.');
  end if;
  if (dial <> '' and dial !~ '^\+?\d{7,15}$') or (book_consultation.mode = 'phone' and dial = '') then
    perform private.refuse('bad_phone', 'Please write the number we can call you on.',
      'Write it like 0712 345 678, or with + and the country in front.');
  end if;
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    perform private.refuse('bad_time_zone', 'We do not know this time zone.', 'Choose one like Africa/Nairobi.');
  end;
  if expected_kes <> service.price_kes then
    perform private.refuse('price_changed', format('This consultation costs %s now.', private.shillings(service.price_kes)),
      'Look at the new price and confirm again.');
  end if;
  if (select count(*) from public.consultations c where c.client_id = caller and c.state = 'confirmed' and c.ends_at > now()) >= 10
    or (select count(*) from public.consultations c where c.client_id = caller and c.created_at > now() - interval '1 hour') >= 20
  then
    perform private.refuse('too_many', 'You have booked many consultations.', 'Come back to it after some of them.');
  end if;
  perform private.drop_own_holds(caller);
  if service.price_kes > 0 and pay_with = 'plan' then
    refusal := private.allowance_refusal(caller, service.in_plans);
    if refusal is not null then
      perform private.refuse(refusal,
        case refusal when 'used_up' then 'Your plan''s consultations of this month are used.'
          when 'one_open' then 'You have a consultation ahead that your plan covers.'
          else 'Your plan does not cover this consultation.' end,
        case refusal when 'one_open' then 'Book the next one after it, or pay this one by M-Pesa.'
          else 'You can pay this one by M-Pesa.' end);
    end if;
  end if;
  made := private.take_slot(caller, service, book_consultation.starts_at,
    case when service.price_kes = 0 then 'free' when pay_with = 'plan' then 'plan' else 'mpesa' end,
    book_consultation.mode, name, book_consultation.client_key, zone, nullif(dial, ''));
  perform private.keep_intake(made, intake);
  perform private.log_consultation(made.id, made.state, jsonb_build_object('covered_by', made.covered_by));
  if made.state = 'confirmed' then
    perform private.tell_confirmed(made);
  end if;
  return private.describe_booking(made);
end
$function$;
comment on function public.book_consultation(service_id bigint, starts_at timestamp with time zone, mode text, pay_with text, client_key uuid, contact_name text, phone text, time_zone text, expected_kes integer, intake jsonb) is 'Books a slot for the caller: `pay_with` plan confirms at once, mpesa holds the slot while they pay, a free service is
confirmed. `intake` is {goal, background, share, consent}. The same `client_key` books once. Answers as
private.describe_booking. Refusals: bad_mode, bad_name, bad_phone, bad_time_zone, no_consent, not_found, not_in_plan,
not_signed_in, one_open, other_payment_open, own_overlap, own_practice, price_changed, slot_taken, too_many, used_up.';
grant execute on function public.book_consultation(service_id bigint, starts_at timestamp with time zone, mode text, pay_with text, client_key uuid, contact_name text, phone text, time_zone text, expected_kes integer, intake jsonb) to authenticated, service_role;

-- A client keeps one slot at a time while he pays: another choice lets go of the one before, unless money is on its way.
create function private.drop_own_holds(client uuid)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  if exists (
    select 1 from public.consultations c join public.payments p on p.consultation_id = c.id
    where c.client_id = client and c.state = 'held' and c.hold_expires_at > now() and p.state in ('starting', 'prompted')
      and p.created_at > now() - interval '2 minutes'
  ) then
    perform private.refuse('other_payment_open', 'A payment for another consultation is open on your phone.',
      'Finish or cancel it there, then try again.');
  end if;
  -- one in review is being looked at by a person and stays
  update public.consultations c set state = 'expired', closed_at = now()
  where c.client_id = client and c.state = 'held' and c.payment_state in ('awaiting', 'failed');
end
$function$;
comment on function private.drop_own_holds(client uuid) is 'Lets go of a client''s other held slots, unless money is on its way for one. Refusals: other_payment_open.';

create function private.describe_booking(made public.consultations)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('id', made.id, 'number', made.number, 'state', made.state, 'starts_at', made.starts_at,
    'price_kes', made.price_kes, 'covered_by', made.covered_by, 'hold_expires_at', made.hold_expires_at)
$function$;
comment on function private.describe_booking(made public.consultations) is 'A consultation as who booked it hears of it. Answers {id uuid, number text, state text, starts_at timestamptz,
price_kes integer, covered_by text, hold_expires_at timestamptz | null}.';

create function private.tell_confirmed(made public.consultations)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.tell_consultation(made, 'client', 'success', 'Your consultation is booked', format(
    '%s with %s. Add it to your calendar on its page.', private.when_text(made.starts_at, made.client_time_zone),
    private.practitioner_name(made)) || coalesce(private.excess_words(made.id), ''), in_calendar => true);
  perform private.tell_consultation(made, 'practitioner', 'info', 'A new booking', format('%s, %s minutes.',
    private.when_text(made.starts_at, (select p.time_zone from public.practitioners p where p.id = made.practitioner_id)),
    made.minutes), in_calendar => true);
end
$function$;
comment on function private.tell_confirmed(made public.consultations) is 'Tells both sides of a booking, with its calendar file.';

alter table public.payments add constraint payments_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE;

-- Lets go of holds that have ended, whose orders are locked.
create function private.release_holds(expired uuid[])
returns void
language plpgsql
set search_path = ''
as $function$
declare
  target public.orders;
  named text;
begin
  for target in
    update public.orders o
    set payment_state = 'expired', fulfilment_state = 'cancelled', hold_expires_at = null
    where o.id = any (expired) returning *
  loop
    perform private.log_order_event(target.id, 'hold_expired');
    select c.receipt into named from public.receipt_claims c where c.order_id = target.id and c.state = 'waiting';
    if found then
      perform private.notify_buyer(target, 'warning', 'We are checking your payment', format(
        'We could not keep the items of order %s any longer, but still look for receipt %s. When we find the money, we send your order or the money back.',
        target.number, named));
    elsif exists (select 1 from public.payments p where p.bill_id = target.id and p.result_code is null
        and p.state in ('starting', 'prompted', 'needs_review')) then
      perform private.notify_buyer(target, 'warning', 'M-Pesa has not answered yet', format(
        'The time to pay for order %s ran out. If you have already paid, do not pay again: when your money arrives, you get the order or your money back.',
        target.number));
    else
      perform private.notify_buyer(target, 'warning', 'Order not paid in time', format(
        'We could not keep order %s any longer. You are welcome to order again.', target.number));
    end if;
  end loop;
  perform private.return_stock(expired);
  perform private.move_coupons(expired, back => true);
end
$function$;
comment on function private.release_holds(expired uuid[]) is 'Lets go of holds that have ended, whose orders are locked, and tells their buyers what they may and may not do.';
