-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Reminders a day, two hours and a quarter of an hour before a consultation, and what a calendar needs to show it: a file
-- for one booking, the same in the mails that confirm, move and cancel it, and an address that a calendar asks again by
-- itself. A change keeps the event's UID and raises its SEQUENCE (RFC 5545), so that calendars replace what they have.

-- What was sent, by the time it was sent for: a booking that moves is reminded of anew.
create table private.consultation_reminders (
  consultation_id uuid not null,
  starts_at timestamp with time zone not null,
  lead interval not null,
  constraint consultation_reminders_pkey PRIMARY KEY (consultation_id, starts_at, lead),
  constraint consultation_reminders_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES public.consultations(id) ON DELETE CASCADE
);
comment on table private.consultation_reminders is 'Which reminders of consultations were sent; one that moves is reminded of anew.';
comment on column private.consultation_reminders.consultation_id is 'The consultation.';
comment on column private.consultation_reminders.starts_at is 'The beginning that it reminded of.';
comment on column private.consultation_reminders.lead is 'How long before: 24 hours, 2 hours or 15 minutes.';

-- Sends what is due, once. Whoever booked later than a reminder would have come is not sent that one, and one that is
-- late after the server was away is left out when the next is near. Answers how many bookings were reminded of.
create function private.send_consultation_reminders(at timestamp with time zone default now(), max_rows integer default 500)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  due record;
  target public.consultations;
  sent integer := 0;
begin
  for due in
    select c.id, c.starts_at, l.lead, l.words
    from public.consultations c
    cross join (values
      (interval '24 hours', interval '6 hours', 'tomorrow'), (interval '2 hours', interval '1 hour', 'in two hours'),
      (interval '15 minutes', interval '15 minutes', 'in a quarter of an hour')
    ) l (lead, late, words)
    where c.state = 'confirmed' and c.starts_at > send_consultation_reminders.at
      and c.starts_at <= send_consultation_reminders.at + interval '24 hours'
      and c.starts_at - l.lead <= send_consultation_reminders.at
      and c.starts_at - l.lead + l.late > send_consultation_reminders.at
      and c.confirmed_at < c.starts_at - l.lead
      and not exists (
        select 1 from private.consultation_reminders r
        where r.consultation_id = c.id and r.starts_at = c.starts_at and r.lead = l.lead)
    order by c.starts_at limit max_rows
  loop
    insert into private.consultation_reminders (consultation_id, starts_at, lead)
    values (due.id, due.starts_at, due.lead) on conflict do nothing;
    continue when not found;
    sent := sent + 1;
    select * into target from public.consultations c where c.id = due.id;
    perform private.tell_consultation(target, 'client', 'info', 'Your consultation is ' || due.words, format('%s with %s.',
      private.when_text(target.starts_at, target.client_time_zone), private.practitioner_name(target)),
      due.lead = interval '24 hours', jsonb_build_object('useful_until', target.starts_at));
    -- a practitioner has his calendar; the last call is enough
    if due.lead = interval '15 minutes' then
      perform private.tell_consultation(target, 'practitioner', 'info', 'A consultation begins ' || due.words, format('%s.',
        private.when_text(target.starts_at, (select p.time_zone from public.practitioners p where p.id = target.practitioner_id))),
        false, jsonb_build_object('useful_until', target.starts_at));
    end if;
  end loop;
  return sent;
end
$function$;
comment on function private.send_consultation_reminders(at timestamp with time zone, max_rows integer) is 'Job: reminds of consultations 24 hours, 2 hours and 15 minutes before, each once. Answers how many.';

-- Text of a calendar line: backslash, semicolon, comma and line ends are written out (RFC 5545, 3.3.11).
create function private.ics_text(value text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select replace(replace(replace(replace(replace(coalesce(value, ''), '\', '\\'), ';', '\;'), ',', '\,'), E'\r', ''), E'\n', '\n')
$function$;
comment on function private.ics_text(value text) is 'A text as a line of a calendar file writes it (RFC 5545, 3.3.11).';

-- A line of at most 75 octets; what is longer goes on in the next one after a space (3.1). No character is torn apart.
create function private.ics_fold(line text)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
declare
  folded text := '';
  part text := '';
  letter text;
begin
  if octet_length(line) <= 75 then
    return line;
  end if;
  foreach letter in array string_to_array(line, null) loop
    if octet_length(part) + octet_length(letter) > 75 then
      folded := folded || part || E'\r\n';
      part := ' ';
    end if;
    part := part || letter;
  end loop;
  return folded || part;
end
$function$;
comment on function private.ics_fold(line text) is 'A line of a calendar file in pieces of at most 75 octets (RFC 5545, 3.1).';

create function private.ics_time(at timestamp with time zone)
returns text
language sql
stable
set search_path = ''
as $function$
  select to_char(at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')
$function$;
comment on function private.ics_time(at timestamp with time zone) is 'A moment as calendar files write it, in UTC.';

-- A name as the value of a parameter, which is quoted and knows no way to write a quote itself (3.2).
create function private.ics_name(value text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select '"' || regexp_replace(coalesce(value, ''), '["[:cntrl:]]', '', 'g') || '"'
$function$;
comment on function private.ics_name(value text) is 'A name as the quoted value of a parameter in a calendar file (RFC 5545, 3.2).';

-- One booking as an event of its client's or its practitioner's calendar. `site` is where links lead, without a slash at
-- its end. An event that is sent names who sends it and whom it is for; each side only himself.
create function private.ics_event(target public.consultations, side text, site text, sender text default NULL::text, reader text default NULL::text)
returns text
language sql
stable
set search_path = ''
as $function$
  select string_agg(private.ics_fold(line), E'\r\n' order by place) filter (where line is not null)
  from (values
    (1, 'BEGIN:VEVENT'),
    (2, 'UID:consultation-' || target.id || '@mizizi'),
    (3, 'SEQUENCE:' || target.sequence),
    (4, 'DTSTAMP:' || private.ics_time(target.updated_at)),
    (5, 'LAST-MODIFIED:' || private.ics_time(target.updated_at)),
    (6, 'DTSTART:' || private.ics_time(target.starts_at)),
    (7, 'DTEND:' || private.ics_time(target.ends_at)),
    (8, 'SUMMARY:' || private.ics_text(case side when 'client' then 'Consultation with ' || private.practitioner_name(target)
      else 'Consultation: ' || target.client_name end)),
    (9, 'DESCRIPTION:' || private.ics_text(concat_ws(E'\n', target.number,
      case target.mode when 'video' then 'The video room opens a quarter of an hour before, on this page:'
        when 'phone' then 'By phone.' else 'In person.' end,
      site || case side when 'client' then '/consultations/' else '/practice/' end || target.id))),
    (10, 'LOCATION:' || private.ics_text(case target.mode
      when 'in_person' then (select p.place from public.practitioners p where p.id = target.practitioner_id)
      when 'phone' then 'Phone' else 'Video call' end)),
    (11, 'URL:' || site || case side when 'client' then '/consultations/' else '/practice/' end || target.id),
    (12, 'STATUS:' || case when target.state like 'cancelled%' then 'CANCELLED' else 'CONFIRMED' end),
    (13, 'TRANSP:' || case when target.state like 'cancelled%' then 'TRANSPARENT' else 'OPAQUE' end),
    (14, 'ORGANIZER;CN="Mizizi":mailto:' || sender),
    (15, 'ATTENDEE;CN=' || private.ics_name(case side when 'client' then target.client_name
      else private.practitioner_name(target) end) || ';ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:' || reader),
    (16, case when target.state = 'confirmed' then 'BEGIN:VALARM' end),
    (17, case when target.state = 'confirmed' then 'ACTION:DISPLAY' end),
    (18, case when target.state = 'confirmed' then 'DESCRIPTION:Your consultation begins soon' end),
    (19, case when target.state = 'confirmed' then 'TRIGGER:-PT15M' end),
    (20, case when target.state = 'confirmed' then 'END:VALARM' end),
    (21, 'END:VEVENT')
  ) l (place, line)
$function$;
comment on function private.ics_event(target public.consultations, side text, site text, sender text, reader text) is 'A consultation as an event of its client''s or practitioner''s calendar; `site` is where links lead, `sender` and `reader` mail addresses of an invitation.';

-- Events as a calendar. A single cancelled one says so in its method, which makes calendars take it out; one that is
-- published has a name and is asked for again.
create function private.ics_calendar(events text, method text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select concat_ws(E'\r\n', 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mizizi//Consultations//EN', 'CALSCALE:GREGORIAN',
    'METHOD:' || method, case method when 'PUBLISH' then concat_ws(E'\r\n', 'X-WR-CALNAME:Mizizi consultations',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H') end,
    nullif(events, ''), 'END:VCALENDAR') || E'\r\n'
$function$;
comment on function private.ics_calendar(events text, method text) is 'Events as a calendar file; method is PUBLISH, REQUEST or CANCEL.';

-- Where links of a calendar lead: an address of a site, else nothing but a path.
create function private.site_of(site text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case when site ~ '^https?://[A-Za-z0-9.:-]+$' and length(site) <= 200 then site else 'https://mizizi.app' end
$function$;
comment on function private.site_of(site text) is 'An address that links of a calendar may lead to; https://mizizi.app for anything else.';

-- The calendar file of a booking, for either side. Refuses others with not_found.
create function public.consultation_ics(consultation_id uuid, site text default NULL::text)
returns text
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  target public.consultations;
begin
  select * into target from public.consultations c where c.id = consultation_ics.consultation_id;
  if private.side_of(target) is null or target.confirmed_at is null then
    perform private.refuse('not_found', 'We could not find this consultation.', 'See your consultations.');
  end if;
  return private.ics_calendar(private.ics_event(target, private.side_of(target), private.site_of(consultation_ics.site)),
    case when target.state like 'cancelled%' then 'CANCEL' else 'PUBLISH' end);
end
$function$;
comment on function public.consultation_ics(consultation_id uuid, site text) is 'The calendar file of a consultation, for either side, once it was confirmed. Refusals: not_found.';
grant execute on function public.consultation_ics(consultation_id uuid, site text) to authenticated, service_role;

-- Where no sender is known, an invitation names the shop's own address.
create function private.calendar_invitation(consultation_id uuid, reader uuid, site text, sender text)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.ics_calendar(
    private.ics_event(c, case when c.client_id = u.id then 'client' else 'practitioner' end,
      private.site_of(calendar_invitation.site),
      case when calendar_invitation.sender ~ '^[^\s@<>":;,]+@[^\s@<>":;,]+$' then calendar_invitation.sender
        else (select s.email from public.shop_identity s) end,
      u.email),
    case when c.state like 'cancelled%' then 'CANCEL' else 'REQUEST' end)
  from public.consultations c join auth.users u on u.id = calendar_invitation.reader
  where c.id = calendar_invitation.consultation_id and c.confirmed_at is not null
    and (c.client_id = u.id
      or c.practitioner_id = (select p.id from public.practitioners p where p.user_id = u.id))
$function$;
comment on function private.calendar_invitation(consultation_id uuid, reader uuid, site text, sender text) is 'The calendar file that goes with a mail to one side of a consultation, as things are when the mail leaves (RFC 5546); null for others.';

-- The secret in somebody's calendar address. Whoever has the address reads times and names, so it can be changed.
create table private.calendar_tokens (
  user_id uuid not null,
  token text default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) not null,
  created_at timestamp with time zone default now() not null,
  constraint calendar_tokens_pkey PRIMARY KEY (user_id),
  constraint calendar_tokens_token_key UNIQUE (token),
  constraint calendar_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.calendar_tokens is 'The secret in a person''s calendar address.';
comment on column private.calendar_tokens.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.calendar_tokens.token is '64 signs that nobody guesses; who has it reads times and names.';
comment on column private.calendar_tokens.created_at is 'When the row was made.';

-- The caller's; `renew` makes the one before worthless.
create function public.my_calendar_token(renew boolean default false)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  known text;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  if renew then
    delete from private.calendar_tokens t where t.user_id = private.caller();
  end if;
  insert into private.calendar_tokens (user_id) values (private.caller()) on conflict (user_id) do nothing;
  select t.token into known from private.calendar_tokens t where t.user_id = private.caller();
  return known;
end
$function$;
comment on function public.my_calendar_token(renew boolean) is 'The secret of the caller''s calendar address; `renew` makes the one before worthless. Refusals: not_signed_in.';
grant execute on function public.my_calendar_token(renew boolean) to authenticated, service_role;

-- Everything of the last two months and ahead, of whoever has the token; null for a token nobody has. For `calendar`.
create function public.calendar_feed(token text, site text default NULL::text)
returns text
language sql
stable security definer
set search_path = ''
as $function$
  select private.ics_calendar(coalesce((
      select string_agg(private.ics_event(c, case when c.client_id = t.user_id then 'client' else 'practitioner' end,
        private.site_of(calendar_feed.site)), E'\r\n' order by c.starts_at, c.id)
      from public.consultations c
      where (c.client_id = t.user_id
          or c.practitioner_id = (select p.id from public.practitioners p where p.user_id = t.user_id))
        and c.confirmed_at is not null and c.starts_at > now() - interval '60 days'), ''), 'PUBLISH')
  from private.calendar_tokens t where t.token = calendar_feed.token
$function$;
comment on function public.calendar_feed(token text, site text) is 'For functions: the calendar of who has the token, the last 60 days and ahead; null for an unknown token.';
grant execute on function public.calendar_feed(token text, site text) to service_role;
