-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What becomes of a booking: its room, cancelling, moving, how it ended, and who stayed away. Each step is open to one side
-- while its terms hold, and the terms are asked by the screens from the same functions that decide.

-- What cancelling would mean now: {allowed, gives_back 'entitlement'|'refund'|'nothing', is_late, free_until}. A client gets
-- everything back until so many hours before; after that nothing. When the practitioner cancels, always.
create function private.cancel_terms(target public.consultations, by_client boolean, at timestamp with time zone default now())
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object(
    'allowed', (target.state = 'held' and (by_client or private.parts_of(target.id) > 0)) or (target.state = 'confirmed' and at < target.starts_at),
    'is_late', by_client and target.state = 'confirmed' and at > free_until,
    'free_until', free_until,
    'gives_back', case
      when target.state = 'held' then case when private.parts_of(target.id) > 0 then 'refund' else 'nothing' end
      when by_client and at > free_until then 'nothing'
      when target.covered_by = 'plan' then 'entitlement'
      when target.payment_state in ('paid', 'needs_review') then 'refund'
      else 'nothing' end)
  from (select target.starts_at - make_interval(hours => (private.consultation_settings()).cancel_hours) as free_until) x
$function$;
comment on function private.cancel_terms(target public.consultations, by_client boolean, at timestamp with time zone) is 'What cancelling would mean now. A client gets everything back until consultation_settings.cancel_hours before, of a
practitioner who cancels always. Answers {allowed boolean, is_late boolean, free_until timestamptz, gives_back
"entitlement" | "refund" | "nothing"}.';

-- What moving would mean now: {allowed, left, reason 'too_late'|'too_often'|'wrong_state'|null, free_until}.
create function private.move_terms(target public.consultations, at timestamp with time zone default now())
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('allowed', reason is null, 'reason', reason, 'left', greatest(rules.most_moves - target.moves, 0),
    'free_until', target.starts_at - make_interval(hours => rules.cancel_hours))
  from private.consultation_settings() rules, lateral (
    select case
      when target.state <> 'confirmed' or at >= target.starts_at then 'wrong_state'
      when at > target.starts_at - make_interval(hours => rules.cancel_hours) then 'too_late'
      when target.moves >= rules.most_moves then 'too_often' end as reason
  ) x
$function$;
comment on function private.move_terms(target public.consultations, at timestamp with time zone) is 'What moving would mean now. Answers {allowed boolean, reason "too_late" | "too_often" | "wrong_state" | null, left
integer, free_until timestamptz}.';

-- From when until when the room is open.
create function private.room_hours(target public.consultations)
returns tstzrange
language sql
stable
set search_path = ''
as $function$
  select tstzrange(target.starts_at - make_interval(mins => (private.consultation_settings()).room_opens_minutes),
    target.ends_at + interval '30 minutes')
$function$;
comment on function private.room_hours(target public.consultations) is 'From when until when the video room is open: until 30 minutes after the end.';

-- 'client', 'practitioner' or null: what the caller is to a booking.
create function private.side_of(target public.consultations)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when private.caller() is null then null
    when target.client_id = private.caller() then 'client'
    when target.practitioner_id = public.my_practice_id() then 'practitioner' end
$function$;
comment on function private.side_of(target public.consultations) is 'What the caller is to a consultation: client, practitioner or null.';

-- A booking of the caller, locked; refuses others. `side` narrows whose it must be.
create function private.own_consultation(consultation_id uuid, side text default NULL::text)
returns public.consultations
language plpgsql
set search_path = ''
as $function$
declare
  target public.consultations := private.lock_consultation(consultation_id);
  own constant text := private.side_of(target);
begin
  if own is null or own is distinct from coalesce(own_consultation.side, own) then
    perform private.refuse('not_found', 'We could not find this consultation.', 'See your consultations.');
  end if;
  return target;
end
$function$;
comment on function private.own_consultation(consultation_id uuid, side text) is 'A consultation of the caller, locked; `side` narrows whose it must be. Refusals: not_found.';

-- What either side may do with a booking now: {side, cancel, move, join: {is_open, opens_at, closes_at}, can_report_absence,
-- can_review, can_write, outcomes: […]}. Refuses others with not_found.
create function public.consultation_terms(consultation_id uuid)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  target public.consultations;
  side text;
begin
  select * into target from public.consultations c where c.id = consultation_terms.consultation_id;
  side := private.side_of(target);
  if side is null then
    perform private.refuse('not_found', 'We could not find this consultation.', 'See your consultations.');
  end if;
  return jsonb_build_object('side', side,
    'cancel', private.cancel_terms(target, side = 'client'),
    'move', case side when 'client' then private.move_terms(target) end,
    'join', jsonb_build_object('opens_at', lower(private.room_hours(target)), 'closes_at', upper(private.room_hours(target)),
      'is_open', target.state = 'confirmed' and target.mode = 'video' and now() <@ private.room_hours(target)),
    'can_report_absence', side = 'client' and private.can_report_absence(target),
    'can_write', private.can_write(target),
    'outcomes', case side when 'practitioner' then private.outcomes_of(target) else '[]' end);
end
$function$;
comment on function public.consultation_terms(consultation_id uuid) is 'What either side may do with their consultation now; `move` is the client''s alone. Answers {side "client" |
"practitioner", cancel as private.cancel_terms, move as private.move_terms | null, join {is_open boolean, opens_at
timestamptz, closes_at timestamptz}, can_report_absence boolean, can_write boolean, outcomes as private.outcomes_of}.
Refusals: not_found.';
grant execute on function public.consultation_terms(consultation_id uuid) to authenticated, service_role;

-- The address of the video room, from a quarter of an hour before the beginning until half an hour after the end.
-- Refusals: not_found, wrong_state, too_early, too_late.
create function public.join_consultation(consultation_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.own_consultation(consultation_id);
begin
  if target.state <> 'confirmed' or target.mode <> 'video' then
    perform private.refuse('wrong_state', 'There is no video room for this consultation.');
  end if;
  if now() < lower(private.room_hours(target)) then
    perform private.refuse('too_early', format('The room opens %s minutes before the beginning.',
      (private.consultation_settings()).room_opens_minutes), 'Come back then.');
  end if;
  if now() > upper(private.room_hours(target)) then
    perform private.refuse('too_late', 'This consultation is over.');
  end if;
  if private.side_of(target) = 'client' then
    update public.consultations c set client_joined_at = coalesce(c.client_joined_at, now()) where c.id = target.id;
  else
    update public.consultations c set practitioner_joined_at = coalesce(c.practitioner_joined_at, now()) where c.id = target.id;
  end if;
  return (private.consultation_settings()).video_base_url || 'mizizi-' || target.room;
end
$function$;
comment on function public.join_consultation(consultation_id uuid) is 'Either side gets the address of the video room while it is open. Refusals: not_found, too_early, too_late, wrong_state.';
grant execute on function public.join_consultation(consultation_id uuid) to authenticated, service_role;

-- Gives back what a client put in: the consultation to his plan, or his money through the payment desk.
create function private.give_back(target public.consultations)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  kes integer;
begin
  if target.covered_by = 'plan' and target.entitlement_returned_at is null then
    update public.consultations c set entitlement_returned_at = now() where c.id = target.id;
    return 'entitlement';
  end if;
  if target.payment_state = 'paid' then
    update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
    perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', target.price_kes));
    return 'refund';
  end if;
  select * into bill from public.bills b where b.id = target.id;
  if private.is_part_paid(bill) then
    kes := private.parts_of(target.id);
    update public.payments p set state = 'refund_due' where p.bill_id = target.id and private.is_part(p, null);
    update public.consultations c set payment_state = 'refund_due' where c.id = target.id;
    perform private.log_consultation(target.id, 'refund_due', jsonb_build_object('amount_kes', kes));
    return 'refund';
  end if;
  return case target.payment_state when 'needs_review' then 'refund' else 'nothing' end;
end
$function$;
comment on function private.give_back(target public.consultations) is 'Gives back what a client put in, the consultation to the plan or the money through the desk: answers entitlement, refund or nothing.';

create function private.given_back_text(given text, amount integer)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case given when 'entitlement' then ' It is back in your plan.'
    when 'refund' then format(' We will send back %s.', private.shillings(amount)) else '' end
$function$;
comment on function private.given_back_text(given text, amount integer) is 'What a client hears of what they get back.';

-- Ending somebody's booking sends money back: a capability is asked for, and with it the factor.
create function public.cancel_consultation(consultation_id uuid, reason text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.lock_consultation(consultation_id);
  by_client constant boolean := coalesce(target.client_id = private.caller(), false);
  terms jsonb;
  given text := 'nothing';
  came integer;
begin
  if private.side_of(target) is null and not (target.id is not null and public.has_capability('practices')) then
    perform private.refuse('not_found', 'We could not find this consultation.', 'See your consultations.');
  end if;
  terms := private.cancel_terms(target, by_client);
  if not (terms ->> 'allowed')::boolean then
    perform private.refuse('wrong_state', 'This consultation cannot be cancelled any more.', 'Reload to see its present state.');
  end if;
  update public.consultations c
  set state = case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end, sequence = c.sequence + 1,
    cancel_reason = left(nullif(trim(reason), ''), 300), closed_at = now()
  where c.id = target.id;
  came := private.parts_of(target.id);
  if terms ->> 'gives_back' <> 'nothing' then
    given := private.give_back(target);
  end if;
  perform private.log_consultation(target.id, case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end,
    jsonb_build_object('gave_back', given));
  if private.side_of(target) is null then
    perform private.audit('consultation_cancelled', 'consultations', target.id::text, jsonb_build_object('number', target.number));
  end if;
  if target.state = 'held' and given = 'refund' then
    perform private.tell_consultation(target, 'client', 'info', 'Your consultation is cancelled', format('%s with %s.%s',
      private.when_text(target.starts_at, target.client_time_zone), private.practitioner_name(target),
      private.given_back_text(given, came)));
  elsif target.state = 'confirmed' then
    perform private.tell_consultation(target, 'client', case when by_client then 'info' else 'warning' end,
      'Your consultation is cancelled', format('%s with %s.%s',
        private.when_text(target.starts_at, target.client_time_zone), private.practitioner_name(target),
        private.given_back_text(given, target.price_kes)), in_calendar => true);
    perform private.tell_consultation(target, 'practitioner', 'info', 'A consultation is cancelled', format('%s.',
      private.when_text(target.starts_at, (select p.time_zone from public.practitioners p where p.id = target.practitioner_id))),
      in_calendar => true);
  end if;
  return jsonb_build_object('gave_back', given,
    'state', case when by_client then 'cancelled_by_client' else 'cancelled_by_practitioner' end);
end
$function$;
comment on function public.cancel_consultation(consultation_id uuid, reason text) is 'Either side, or the desk (practices), cancels a consultation. Answers {gave_back "entitlement" | "refund" |
"nothing", state "cancelled_by_client" | "cancelled_by_practitioner"}. Refusals: not_found, wrong_state.';
grant execute on function public.cancel_consultation(consultation_id uuid, reason text) to authenticated, service_role;

-- Moves a booking to another free slot, as its client. Refusals: not_found, wrong_state, too_late, too_often, slot_taken, own_overlap.
create function public.move_consultation(consultation_id uuid, starts_at timestamp with time zone)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.own_consultation(consultation_id, 'client');
  practice public.practitioners;
  refusal constant text := private.move_terms(target) ->> 'reason';
  moved public.consultations;
  clash text;
begin
  if refusal is not null then
    perform private.refuse(refusal, case refusal
      when 'too_late' then 'It is too close to be moved.'
      when 'too_often' then 'It was moved as often as possible.'
      else 'This consultation cannot be moved any more.' end,
      case refusal when 'wrong_state' then 'Reload to see its present state.' else 'Write to your nutritionist.' end);
  end if;
  select * into practice from public.practitioners p where p.id = target.practitioner_id;
  perform private.release_holds(practice.id);
  if move_consultation.starts_at = target.starts_at or not exists (
    select 1 from private.free_slots(practice, target.minutes, move_consultation.starts_at,
      move_consultation.starts_at + interval '1 microsecond', now(), target.id)
  ) then
    perform private.refuse('slot_taken', 'This time is not free.', 'Choose another one.');
  end if;
  begin
    update public.consultations c
    set starts_at = move_consultation.starts_at,
      ends_at = move_consultation.starts_at + make_interval(mins => c.minutes),
      blocked = private.blocked_span(practice, move_consultation.starts_at, c.minutes),
      sequence = c.sequence + 1, moves = c.moves + 1
    where c.id = target.id returning * into moved;
  exception when exclusion_violation then
    get stacked diagnostics clash = constraint_name;
    if clash = 'consultations_one_place_at_a_time' then
      perform private.refuse('own_overlap', 'You have another consultation at this time.', 'Choose another time.');
    end if;
    perform private.refuse('slot_taken', 'This time is no longer free.', 'Choose another one.');
  end;
  perform private.log_consultation(moved.id, 'moved', jsonb_build_object('from', target.starts_at, 'to', moved.starts_at));
  perform private.tell_consultation(moved, 'client', 'success', 'Your consultation has moved', format('It is now %s with %s.',
    private.when_text(moved.starts_at, moved.client_time_zone), private.practitioner_name(moved)), in_calendar => true);
  perform private.tell_consultation(moved, 'practitioner', 'info', 'A consultation has moved', format('From %s to %s.',
    private.when_text(target.starts_at, practice.time_zone), private.when_text(moved.starts_at, practice.time_zone)),
    in_calendar => true);
  return private.describe_booking(moved);
end
$function$;
comment on function public.move_consultation(consultation_id uuid, starts_at timestamp with time zone) is 'The client moves a consultation to another free slot. Answers as private.describe_booking. Refusals: not_found,
own_overlap, slot_taken, too_late, too_often.';
grant execute on function public.move_consultation(consultation_id uuid, starts_at timestamp with time zone) to authenticated, service_role;

-- How a practitioner may close a booking now: completed from its beginning, no_show ten minutes later; until two days after
-- the end he may correct himself.
create function private.outcomes_of(target public.consultations, at timestamp with time zone default now())
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(o.outcome), '[]')
  from (values ('completed', interval '0'), ('no_show', interval '10 minutes')) o (outcome, after)
  where target.state in ('confirmed', 'completed', 'no_show') and target.state <> o.outcome
    and at >= target.starts_at + o.after
    and (target.state = 'confirmed' or at < target.ends_at + interval '2 days')
$function$;
comment on function private.outcomes_of(target public.consultations, at timestamp with time zone) is 'How a practitioner may close a consultation now: completed from its beginning, no_show ten minutes later; corrections
until two days after the end. Answers ["completed" | "no_show"].';

-- Refusals: not_found, wrong_state.
create function public.close_consultation(consultation_id uuid, outcome text)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.own_consultation(consultation_id, 'practitioner');
begin
  if not coalesce(private.outcomes_of(target) ? outcome, false) then
    perform private.refuse('wrong_state', 'This cannot be said of the consultation now.',
      'A client is absent ten minutes after the beginning.');
  end if;
  update public.consultations c set state = outcome, closed_at = now() where c.id = target.id;
  perform private.log_consultation(target.id, outcome);
  if outcome = 'no_show' then
    perform private.tell_consultation(target, 'client', 'warning', 'We missed you', format(
      '%s waited for you on %s. If that is not right, tell us on its page.', private.practitioner_name(target),
      private.when_text(target.starts_at, target.client_time_zone)));
  else
    perform private.tell_consultation(target, 'client', 'info', 'How was your consultation?',
      'Notes and next steps are on its page. A few words help others to choose.');
  end if;
  return outcome;
end
$function$;
comment on function public.close_consultation(consultation_id uuid, outcome text) is 'The practitioner says how a consultation ended: completed or no_show. Refusals: not_found, wrong_state.';
grant execute on function public.close_consultation(consultation_id uuid, outcome text) to authenticated, service_role;

create function private.can_report_absence(target public.consultations, at timestamp with time zone default now())
returns boolean
language sql
stable
set search_path = ''
as $function$
  select target.state in ('confirmed', 'completed', 'no_show') and target.absence_reported_at is null
    and at >= target.starts_at + interval '10 minutes' and at < target.ends_at + interval '7 days'
$function$;
comment on function private.can_report_absence(target public.consultations, at timestamp with time zone) is 'Whether a client may still say that it did not take place: from ten minutes after the beginning until seven days after the end.';

-- The client says that the practitioner did not come, or that he himself did. An administrator looks.
create function public.report_absence(consultation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations := private.own_consultation(consultation_id, 'client');
begin
  if not private.can_report_absence(target) then
    perform private.refuse('wrong_state', 'This can be reported from ten minutes after the beginning, for a week.');
  end if;
  update public.consultations c set absence_reported_at = now() where c.id = target.id;
  perform private.log_consultation(target.id, 'absence_reported');
  perform private.notify(r.user_id, 'warning', 'A consultation is disputed', format('%s: the client says it did not take place.',
    target.number), '/admin/practitioners?tab=care', 'You run Mizizi.')
  from public.user_roles r where r.role = 'admin';
end
$function$;
comment on function public.report_absence(consultation_id uuid) is 'The client says that a consultation did not take place, or that they were there; the desk looks. Refusals: not_found, wrong_state.';
grant execute on function public.report_absence(consultation_id uuid) to authenticated, service_role;

-- An administrator's word on such a report; when it holds, the client gets everything back.
create function public.settle_absence(consultation_id uuid, accepted boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  target public.consultations;
  given text := 'nothing';
begin
  perform private.require_capability('practices');
  target := private.lock_consultation(consultation_id);
  if target.absence_reported_at is null or target.absence_settled_at is not null then
    perform private.refuse('wrong_state', 'There is nothing to settle.', 'Reload the page.');
  end if;
  update public.consultations c
  set absence_settled_at = now(), state = case when accepted then 'cancelled_by_practitioner' else c.state end,
    closed_at = coalesce(c.closed_at, now())
  where c.id = target.id;
  if accepted then
    given := private.give_back(target);
  end if;
  perform private.log_consultation(target.id, case when accepted then 'absence_accepted' else 'absence_refused' end);
  perform private.audit(case when accepted then 'absence_accepted' else 'absence_refused' end, 'consultations', target.id::text,
    jsonb_build_object('number', target.number, 'gave_back', given));
  perform private.tell_consultation(target, 'client', 'info', 'We have looked at your report', case when accepted
    then 'We are sorry that it did not take place.' || private.given_back_text(given, target.price_kes)
    else 'As far as we can see the consultation took place. Write to us if that is not right.' end);
  perform private.tell_consultation(target, 'practitioner', 'info', 'A report was settled', format('Consultation %s: %s.',
    target.number, case when accepted then 'the client gets it back' else 'it counts as held' end));
  return given;
end
$function$;
comment on function public.settle_absence(consultation_id uuid, accepted boolean) is 'The desk (practices) decides about such a report; accepted, the client gets everything back. Answers entitlement, refund or nothing. Refusals: not_allowed, wrong_state.';
grant execute on function public.settle_absence(consultation_id uuid, accepted boolean) to authenticated, service_role;

-- Jobs: holds that ran out, and bookings whose practitioner said nothing for a day after the end.
create function private.close_consultations(at timestamp with time zone default now(), max_rows integer default 200)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  due record;
  closed integer := 0;
  before integer;
begin
  for due in
    select c.id, c.state from public.consultations c
    where (c.state = 'held' and private.hold_is_over(c.id, c.hold_expires_at, close_consultations.at))
      or (c.state = 'confirmed' and c.starts_at < close_consultations.at - interval '1 day'
        and c.ends_at < close_consultations.at - interval '1 day')
    order by c.starts_at limit max_rows
  loop
    before := closed;
    begin
      continue when not private.try_lock_consultation(due.id);
      update public.consultations c
      set state = case c.state when 'held' then 'expired' else 'completed' end, closed_at = close_consultations.at
      where c.id = due.id and c.state = due.state;
      continue when not found;
      closed := closed + 1;
      perform private.log_consultation(due.id, case due.state when 'held' then 'expired' else 'completed' end);
    exception when others then
      closed := before;
      perform private.row_failed('consultations_closed', sqlerrm);
    end;
  end loop;
  return closed;
end
$function$;
comment on function private.close_consultations(at timestamp with time zone, max_rows integer) is 'Job: ends held slots that were not paid, and completes consultations of which nothing was said for a day. Answers how many.';
