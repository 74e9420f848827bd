-- Practitioners: the nutritionists who can be booked, what they offer and under which licence. Anybody reads those whose
-- licence was checked by an administrator and runs today; an expired one hides its holder without any job.
--
-- A practitioner is invited by an administrator, writes his own page and services, and hands in his licence. The page
-- opens when the licence has been checked; a new licence is checked while the old one still counts.

create table public.specialities (
  id text primary key check (id ~ '^[a-z][a-z-]*$'),
  name text not null,
  position integer not null
);
grant select on public.specialities to anon, authenticated;
grant all on public.specialities to service_role;
alter table public.specialities enable row level security;
create policy specialities_select_all on public.specialities for select to anon, authenticated using (true);

insert into public.specialities (id, name, position) values
  ('weight', 'Weight', 1), ('diabetes', 'Diabetes', 2), ('heart', 'Heart and blood pressure', 3),
  ('digestion', 'Digestion', 4), ('mother-and-child', 'Pregnancy, mothers and children', 5),
  ('allergies', 'Allergies and intolerances', 6), ('sports', 'Sports', 7), ('plant-based', 'Plant-based eating', 8),
  ('fasting', 'Fasting', 9), ('everyday', 'Everyday eating', 10);

-- What holds for every consultation.
create table public.consultation_settings (
  id boolean primary key default true check (id),
  -- the room's name follows it
  video_base_url text not null default 'https://meet.jit.si/' check (video_base_url ~ '^https?://[^\s?#]+/$'),
  -- a video room opens so long before the beginning
  room_opens_minutes integer not null default 15 check (room_opens_minutes between 0 and 120),
  -- a slot is kept so long for somebody who is paying
  hold_minutes integer not null default 10 check (hold_minutes between 3 and 30),
  -- until so long before, cancelling gives everything back and moving is free
  cancel_hours integer not null default 24 check (cancel_hours between 0 and 168),
  most_moves integer not null default 3 check (most_moves between 0 and 10)
);
insert into public.consultation_settings default values;
grant select on public.consultation_settings to anon, authenticated;
grant update (video_base_url, room_opens_minutes, hold_minutes, cancel_hours, most_moves)
  on public.consultation_settings to authenticated;
grant all on public.consultation_settings to service_role;
alter table public.consultation_settings enable row level security;
create policy consultation_settings_select_all on public.consultation_settings
  for select to anon, authenticated using (true);
create policy consultation_settings_update_admin on public.consultation_settings
  for update to authenticated using ((select public.has_capability('practices'))) with check ((select public.has_capability('practices')));
create trigger audit_row after update on public.consultation_settings
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');

create function private.consultation_settings() returns public.consultation_settings
language sql stable
set search_path = ''
as $$
  select s from public.consultation_settings s
$$;


create table public.practitioners (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 60),
  display_name text not null check (length(display_name) between 2 and 80 and display_name !~ '[<>[:cntrl:]]'),
  title text not null default 'Nutritionist' check (length(title) between 2 and 80),
  headline text not null default '' check (length(headline) <= 160),
  about text not null default '' check (length(about) <= 4000),
  languages text[] not null default '{English}' check (cardinality(languages) between 1 and 10),
  specialities text[] not null default '{}' check (cardinality(specialities) <= 6),
  county text references public.counties (name) on update cascade on delete set null,
  -- where somebody comes to for a consultation in person
  place text check (length(place) <= 200),
  time_zone text not null default 'Africa/Nairobi' check (length(time_zone) <= 64),
  licence_body text check (length(licence_body) between 2 and 80),
  licence_number text check (length(licence_number) between 3 and 40),
  licence_expires_on date,
  -- a licence that waits to be checked: {body, number, expires_on, asked_at}
  new_licence jsonb check (jsonb_typeof(new_licence) = 'object'),
  verified_at timestamptz,
  verified_by uuid references auth.users (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'closed')),
  -- rules of the calendar; the chapter on availability says how they work
  slot_minutes integer not null default 30 check (slot_minutes in (10, 15, 20, 30, 60)),
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes integer not null default 10 check (buffer_after_minutes between 0 and 120),
  min_notice_minutes integer not null default 240 check (min_notice_minutes between 0 and 20160),
  max_ahead_days integer not null default 42 check (max_ahead_days between 1 and 180),
  works_on_holidays boolean not null default false,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  rating numeric(2, 1) generated always as (
    case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'active' or num_nulls(licence_body, licence_number, licence_expires_on, verified_at) = 0)
);
create index practitioners_verified_by_idx on public.practitioners (verified_by);
create index practitioners_county_idx on public.practitioners (county);
create index practitioners_status_idx on public.practitioners (status, licence_expires_on);

grant select (
  id, slug, display_name, title, headline, about, languages, specialities, county, place, time_zone, licence_body,
  licence_number, licence_expires_on, verified_at, status, slot_minutes, buffer_before_minutes, buffer_after_minutes,
  min_notice_minutes, max_ahead_days, works_on_holidays, rating_count, rating
) on public.practitioners to anon, authenticated;
grant all on public.practitioners to service_role;
alter table public.practitioners enable row level security;

-- Who can be found and booked today.
create function private.is_open_practice(practice public.practitioners, today date default private.nairobi_date())
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return practice.status = 'active' and practice.verified_at is not null and practice.licence_expires_on >= today;
end
$$;

-- The practice of the caller; null for everybody else.
create function public.my_practice_id() returns uuid
language sql stable security definer
set search_path = ''
as $$
  select p.id from public.practitioners p
  join public.user_roles r on r.user_id = p.user_id and r.role = 'practitioner'
  where p.user_id = (select auth.uid()) and p.status <> 'closed'
$$;
revoke all on function public.my_practice_id() from public;
grant execute on function public.my_practice_id() to authenticated, service_role;

create policy practitioners_select_open on public.practitioners
  for select to anon, authenticated
  using (status = 'active' and verified_at is not null
    and licence_expires_on >= (now() at time zone 'Africa/Nairobi')::date);
create policy practitioners_select_own on public.practitioners
  for select to authenticated using (id = (select public.my_practice_id()));
create policy practitioners_select_admin on public.practitioners
  for select to authenticated using ((select public.has_capability('practices')));

create trigger touch_updated_at before update on public.practitioners
  for each row execute function private.touch_updated_at();

-- Past clients keep the record of a consultation; whose name stood on it goes.
select private.register_personal_data('public.practitioners', step => 90, hidden => '{verified_by}',
  erasure => $$set user_id = null, status = 'closed', display_name = 'Former practitioner', headline = '', about = '',
    place = null, licence_body = null, licence_number = null, licence_expires_on = null, new_licence = null,
    verified_at = null, slug = 'former-' || replace(id::text, '-', '')$$);


create table public.practitioner_services (
  id bigint generated always as identity primary key,
  practitioner_id uuid not null references public.practitioners (id) on delete cascade,
  name text not null check (length(name) between 3 and 80),
  description text not null default '' check (length(description) <= 600),
  minutes integer not null check (minutes between 10 and 240 and minutes % 5 = 0),
  price_kes integer not null check (price_kes between 0 and 100000),
  modes text[] not null check (cardinality(modes) between 1 and 3 and modes <@ '{video,phone,in_person}'),
  -- members may book it with their plan
  in_plans boolean not null default true,
  is_active boolean not null default true,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index practitioner_services_practitioner_id_idx on public.practitioner_services (practitioner_id, position);

grant select on public.practitioner_services to anon, authenticated;
grant all on public.practitioner_services to service_role;
alter table public.practitioner_services enable row level security;

create policy practitioner_services_select_open on public.practitioner_services
  for select to anon, authenticated
  using (is_active and practitioner_id in (select p.id from public.practitioners p));
create policy practitioner_services_select_own on public.practitioner_services
  for select to authenticated using (practitioner_id = (select public.my_practice_id()));

select private.register_personal_data('public.practitioner_services', erasure => 'set is_active = false',
  rows_of => 'practitioner_id in (select p.id from public.practitioners p where p.user_id = $1)');


-- People whom an administrator wants as practitioners and who have no account yet, by their address. A mail brings each a
-- link, which opens a practice once and within two weeks; only what the link's token hashes to is kept. Whoever makes an
-- account with the address in that time gets his practice without the link.
create table public.practitioner_invitations (
  email text primary key check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254),
  display_name text not null check (length(display_name) between 2 and 80),
  invited_by uuid references auth.users (id) on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  -- the link of the mail that was sent last
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  mail_state text not null default 'waiting' check (mail_state in ('waiting', 'sent', 'failed')),
  mail_attempts integer not null default 0,
  mail_not_before timestamptz not null default now()
);
create index practitioner_invitations_invited_by_idx on public.practitioner_invitations (invited_by);
create index practitioner_invitations_waiting_idx on public.practitioner_invitations (mail_not_before) where mail_state = 'waiting';
grant select (email, display_name, invited_at, expires_at, mail_state) on public.practitioner_invitations to authenticated;
grant all on public.practitioner_invitations to service_role;
alter table public.practitioner_invitations enable row level security;
create policy practitioner_invitations_select_admin on public.practitioner_invitations
  for select to authenticated using ((select public.has_capability('practices')));
select private.register_personal_data('public.practitioner_invitations', rows_of =>
  'email = (select lower(u.email) from auth.users u where u.id = $1)', hidden => '{invited_by,token_hash}');

-- The caller's practice, locked; refuses everybody who has none.
create function private.own_practice() returns public.practitioners
language plpgsql
set search_path = ''
as $$
declare
  practice public.practitioners;
begin
  select * into practice from public.practitioners p where p.id = public.my_practice_id() for no key update;
  if not found then
    perform private.refuse('not_allowed', 'Only practitioners can do this.');
  end if;
  return practice;
end
$$;

create function private.practice_slug(wanted text) returns text
language plpgsql
set search_path = ''
as $$
declare
  base constant text := coalesce(nullif(trim(both '-' from regexp_replace(
    lower(extensions.unaccent(wanted)), '[^a-z0-9]+', '-', 'g')), ''), 'nutritionist');
  candidate text := left(base, 50);
  number integer := 1;
begin
  while exists (select 1 from public.practitioners p where p.slug = candidate) loop
    number := number + 1;
    candidate := left(base, 50) || '-' || number;
  end loop;
  return candidate;
end
$$;

-- A practice comes with the role, however that is given, and rests when the role is taken.
create function private.follow_practitioner_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  name text;
begin
  if tg_op = 'DELETE' then
    update public.practitioners p set status = 'paused' where p.user_id = old.user_id and p.status = 'active';
    return null;
  end if;
  select left(coalesce(nullif(trim(u.raw_user_meta_data ->> 'full_name'), ''), 'New practitioner'), 80) into name
  from auth.users u where u.id = new.user_id;
  if length(name) < 2 or name ~ '[<>[:cntrl:]]' then
    name := 'New practitioner';
  end if;
  insert into public.practitioners (user_id, slug, display_name) values (new.user_id, private.practice_slug(name), name)
  on conflict (user_id) do update
  set status = case practitioners.status when 'closed' then 'draft' else practitioners.status end;
  return null;
end
$$;
create trigger follow_practitioner_role after insert on public.user_roles
  for each row when (new.role = 'practitioner') execute function private.follow_practitioner_role();
create trigger follow_practitioner_role_end after delete on public.user_roles
  for each row when (old.role = 'practitioner') execute function private.follow_practitioner_role();

create function private.open_practice(owner uuid, display_name text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
begin
  insert into public.user_roles (user_id, email, role)
  select u.id, u.email, 'practitioner' from auth.users u where u.id = owner
  on conflict (user_id, role) do nothing;
  update public.practitioners p
  set display_name = open_practice.display_name, slug = private.practice_slug(open_practice.display_name),
    status = case p.status when 'closed' then 'draft' else p.status end
  where p.user_id = owner returning p.id into made;
  perform private.notify(owner, 'info', 'Welcome as a practitioner',
    'Write your page, add your services and hours, and hand in your licence. We open your page once it is checked.',
    '/practice', 'An administrator of Mizizi invited you.');
  return made;
end
$$;

-- Somebody who was invited gets his practice when he confirms the address.
create function private.take_invitation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  invited public.practitioner_invitations;
begin
  delete from public.practitioner_invitations i
  where i.email = lower(new.email) and i.expires_at > now() returning * into invited;
  if invited.email is not null then
    perform private.open_practice(new.id, invited.display_name);
  end if;
  return null;
end
$$;
create trigger take_invitation_late after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.take_invitation();
create trigger take_invitation after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.take_invitation();

-- Invites somebody by his address: → {state: 'opened'} when he has an account, 'invited' when he has to make one and a mail
-- goes to him. Inviting again sends a new link, and the one before is worth nothing. Refusals: not_allowed, bad_email,
-- bad_name, already_there, invited_just_now.
create function public.invite_practitioner(email text, display_name text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  address constant text := lower(trim(coalesce(invite_practitioner.email, '')));
  name constant text := trim(coalesce(invite_practitioner.display_name, ''));
  owner uuid;
begin
  perform private.require_capability('practices');
  if address !~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$' or length(address) > 254 then
    perform private.refuse('bad_email', 'Please enter a valid email address');
  end if;
  if length(name) not between 2 and 80 or name ~ '[<>[:cntrl:]]' then
    perform private.refuse('bad_name', 'Write the name as clients will read it, with 2 to 80 letters.');
  end if;
  select u.id into owner from auth.users u where lower(u.email) = address and u.email_confirmed_at is not null;
  if owner is not null then
    if exists (select 1 from public.practitioners p where p.user_id = owner and p.status <> 'closed') then
      perform private.refuse('already_there', 'This person is a practitioner already.');
    end if;
    perform private.audit('practitioner_invited', 'practitioners', private.open_practice(owner, name)::text);
    return jsonb_build_object('state', 'opened');
  end if;
  insert into public.practitioner_invitations as i (email, display_name, invited_by) values (address, name, auth.uid())
  on conflict on constraint practitioner_invitations_pkey do update
  set display_name = excluded.display_name, invited_by = excluded.invited_by, invited_at = now(), token_hash = null,
    expires_at = excluded.expires_at, mail_state = 'waiting', mail_attempts = 0, mail_not_before = now()
  where i.invited_at < now() - interval '1 minute';
  if not found then
    perform private.refuse('invited_just_now', 'A mail to this address has just been sent.', 'Wait a minute before the next one.');
  end if;
  perform private.audit('practitioner_invited', 'practitioner_invitations', address);
  return jsonb_build_object('state', 'invited');
end
$$;

create function public.withdraw_invitation(email text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_capability('practices');
  delete from public.practitioner_invitations i where i.email = lower(trim(withdraw_invitation.email));
  if not found then
    return false;
  end if;
  perform private.audit('invitation_withdrawn', 'practitioner_invitations', lower(trim(withdraw_invitation.email)));
  return true;
end
$$;

-- For the function `deliver-notifications`: the invitations whose mail is due, each to one caller only, with the token of
-- the link. What is not finished is handed out again, later each time, five times in all.
create function public.claim_invitations(max_rows integer default 20)
returns table (email text, display_name text, token text, expires_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  update public.practitioner_invitations i set mail_state = 'failed'
  where i.mail_state = 'waiting' and i.mail_not_before <= now() and i.mail_attempts >= 5;
  return query
    with due as (
      select d.email, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
      from public.practitioner_invitations d
      where d.mail_state = 'waiting' and d.mail_not_before <= now() and d.expires_at > now()
      order by d.mail_not_before limit least(greatest(coalesce(max_rows, 20), 1), 100)
      for update skip locked
    )
    update public.practitioner_invitations i
    set mail_attempts = i.mail_attempts + 1, token_hash = private.token_hash(due.token),
      mail_not_before = now() + interval '2 minutes' * (1 << i.mail_attempts)
    from due where i.email = due.email
    returning i.email, i.display_name, due.token, i.expires_at;
end
$$;

create function private.token_hash(token text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- What became of a claimed mail, 'sent' or 'failed'; one that is to be tried again is not mentioned.
create function public.finish_invitation(token text, outcome text) returns void
language sql security definer
set search_path = ''
as $$
  update public.practitioner_invitations i set mail_state = finish_invitation.outcome
  where i.token_hash = private.token_hash(finish_invitation.token) and finish_invitation.outcome in ('sent', 'failed')
$$;

create function private.invitations_due() returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from public.practitioner_invitations i where i.mail_state = 'waiting' and i.mail_not_before <= now()
$$;

-- What a link of an invitation is worth: {display_name, email, expires_at}, or null when it was used, withdrawn, replaced
-- or is too old. For anybody, since whoever follows it may not have an account yet.
create function public.read_invitation(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('display_name', i.display_name, 'email', i.email, 'expires_at', i.expires_at)
  from public.practitioner_invitations i
  where i.token_hash = private.token_hash(read_invitation.token) and i.expires_at > now()
$$;

-- Opens the practice that a link promises to the caller, whatever his address: the link went to the invited mailbox. It is
-- used up by that. Whoever has his practice already only goes on. Refusals: not_signed_in, invitation_over.
create function public.accept_invitation(token text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invited public.practitioner_invitations;
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  if public.my_practice_id() is not null then
    return;
  end if;
  delete from public.practitioner_invitations i
  where i.token_hash = private.token_hash(accept_invitation.token) and i.expires_at > now() returning * into invited;
  if invited.email is null then
    perform private.refuse('invitation_over', 'This invitation was used, withdrawn or is too old.', 'Ask us for a new one.');
  end if;
  perform private.audit('invitation_accepted', 'practitioners', private.open_practice(auth.uid(), invited.display_name)::text);
end
$$;


-- The page and the calendar's rules of the caller, only the columns that are there. → the row as its owner reads it.
-- Refusals: not_allowed, bad_profile, bad_time_zone, slug_taken.
create function public.save_practice(profile jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  practice public.practitioners := private.own_practice();
  next public.practitioners;
begin
  if jsonb_typeof(profile) is distinct from 'object' or exists (
    select 1 from jsonb_object_keys(profile) key where key not in ('slug', 'display_name', 'title', 'headline', 'about',
      'languages', 'specialities', 'county', 'place', 'time_zone', 'slot_minutes', 'buffer_before_minutes',
      'buffer_after_minutes', 'min_notice_minutes', 'max_ahead_days', 'works_on_holidays')
  ) then
    perform private.refuse('bad_profile', 'Something in the form is not right.', 'Reload the page and try again.');
  end if;
  begin
    next := jsonb_populate_record(practice, profile);
    perform now() at time zone next.time_zone;
    if next.time_zone is null or not exists (select 1 from pg_catalog.pg_timezone_names z where z.name = next.time_zone) then
      raise invalid_parameter_value;
    end if;
  exception
    when invalid_parameter_value then
      perform private.refuse('bad_time_zone', 'We do not know this time zone.', 'Choose one like Africa/Nairobi.');
    when data_exception then
      perform private.refuse('bad_profile', 'Something in the form is not right.', 'Reload the page and try again.');
  end;
  if exists (
    select 1 from unnest(next.specialities) s where not exists (select 1 from public.specialities k where k.id = s)
  ) or exists (select 1 from unnest(next.languages) l where l !~ '^[[:alpha:]][[:alpha:] -]{1,29}$') then
    perform private.refuse('bad_profile', 'Choose languages and specialities from the lists.');
  end if;
  if exists (select 1 from public.practitioners p where p.slug = next.slug and p.id <> practice.id) then
    perform private.refuse('slug_taken', 'Somebody has this address already.', 'Choose another one.');
  end if;
  if private.find_banned_claim(next.headline || E'\n' || next.about) is not null then
    perform private.refuse('banned_claim', 'Your page may not promise to cure a disease.', 'Say how you work instead.');
  end if;
  begin
    update public.practitioners p
    set slug = next.slug, display_name = trim(next.display_name), title = trim(next.title), headline = trim(next.headline),
      about = trim(next.about), languages = next.languages, specialities = next.specialities, county = next.county,
      place = nullif(trim(next.place), ''), time_zone = next.time_zone, slot_minutes = next.slot_minutes,
      buffer_before_minutes = next.buffer_before_minutes, buffer_after_minutes = next.buffer_after_minutes,
      min_notice_minutes = next.min_notice_minutes, max_ahead_days = next.max_ahead_days,
      works_on_holidays = next.works_on_holidays
    where p.id = practice.id;
  exception when check_violation or not_null_violation or foreign_key_violation then
    perform private.refuse('bad_profile', 'Something in the form is too long or missing.', 'Check it and try again.');
  end;
  return public.my_practice();
end
$$;

-- The caller's practice with what only he reads; null for everybody else.
create function public.my_practice() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select to_jsonb(p) - '{user_id,verified_by,rating_sum}'::text[]
    || jsonb_build_object('is_open', private.is_open_practice(p), 'services', coalesce((
      select jsonb_agg(to_jsonb(s) - 'practitioner_id' order by s.is_active desc, s.position, s.id)
      from public.practitioner_services s where s.practitioner_id = p.id), '[]'))
  from public.practitioners p where p.id = public.my_practice_id()
$$;

-- Writes one of the caller's services, a new one without an id. A service is never deleted, since past bookings name it:
-- `is_active` false takes it off the page. Refusals: not_allowed, not_found, bad_service, too_many.
create function public.save_practice_service(service jsonb) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  practice public.practitioners := private.own_practice();
  row public.practitioner_services;
begin
  select * into row from public.practitioner_services s
  where s.practitioner_id = practice.id and s.id::text = service ->> 'id';
  if not found and service ->> 'id' is not null then
    perform private.refuse('not_found', 'There is no such service.');
  end if;
  begin
    if row.id is null then
      if (select count(*) from public.practitioner_services s where s.practitioner_id = practice.id) >= 30 then
        perform private.refuse('too_many', 'You have 30 services already.', 'Change one of them.');
      end if;
      row := jsonb_populate_record(null::public.practitioner_services,
        '{"description": "", "in_plans": true, "is_active": true, "position": 0}' || (service - 'id'));
      insert into public.practitioner_services (practitioner_id, name, description, minutes, price_kes, modes, in_plans,
        is_active, position)
      values (practice.id, trim(row.name), trim(row.description), row.minutes, row.price_kes, row.modes, row.in_plans,
        row.is_active, row.position)
      returning id into row.id;
      return row.id;
    end if;
    row := jsonb_populate_record(row, service - '{id,practitioner_id,created_at}'::text[]);
    update public.practitioner_services s
    set name = trim(row.name), description = trim(row.description), minutes = row.minutes, price_kes = row.price_kes,
      modes = row.modes, in_plans = row.in_plans, is_active = row.is_active, position = row.position
    where s.id = row.id;
    return row.id;
  exception when data_exception or check_violation or not_null_violation then
    perform private.refuse('bad_service',
      'A service needs a name, 10 to 240 minutes, a price and at least one way to meet.', 'Check the form.');
  end;
  return null;
end
$$;

-- Hands in a licence. The first one, and any later one, counts when an administrator has checked it.
-- Refusals: not_allowed, bad_licence.
create function public.submit_licence(body text, number text, expires_on date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  practice public.practitioners := private.own_practice();
begin
  if length(trim(coalesce(body, ''))) not between 2 and 80 or length(trim(coalesce(number, ''))) not between 3 and 40
      or expires_on is null then
    perform private.refuse('bad_licence', 'Name who issued the licence, its number and its last day.');
  end if;
  if expires_on < private.nairobi_date() then
    perform private.refuse('bad_licence', 'This licence has expired.', 'Hand in the one that counts today.');
  end if;
  update public.practitioners p
  set new_licence = jsonb_build_object('body', trim(body), 'number', trim(number), 'expires_on', expires_on,
    'asked_at', now())
  where p.id = practice.id;
  perform private.notify(r.user_id, 'info', 'A licence to check',
    format('%s has handed in a licence.', practice.display_name), '/admin/practitioners', 'You run Mizizi.')
  from public.user_roles r where r.role = 'admin';
  return public.my_practice();
end
$$;

-- Takes the caller off the directory for a while, or back on. Booked consultations stay as they are.
create function public.pause_practice(paused boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  practice public.practitioners := private.own_practice();
begin
  if practice.status = 'draft' then
    perform private.refuse('not_verified', 'Your page opens once your licence is checked.');
  end if;
  update public.practitioners p set status = case when paused then 'paused' else 'active' end where p.id = practice.id;
  return public.my_practice();
end
$$;

-- An administrator's word on the licence that waits: → whether it counts now. Refusals: not_allowed, not_found, wrong_state.
create function public.check_licence(practitioner_id uuid, accepted boolean, note text default null) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  practice public.practitioners;
begin
  perform private.require_capability('practices');
  select * into practice from public.practitioners p where p.id = check_licence.practitioner_id for no key update;
  if not found then
    perform private.refuse('not_found', 'There is no such practitioner.');
  end if;
  if practice.new_licence is null then
    perform private.refuse('wrong_state', 'No licence waits to be checked.', 'Reload the page.');
  end if;
  if accepted then
    update public.practitioners p
    set licence_body = practice.new_licence ->> 'body', licence_number = practice.new_licence ->> 'number',
      licence_expires_on = (practice.new_licence ->> 'expires_on')::date, new_licence = null, verified_at = now(),
      verified_by = auth.uid(), status = case p.status when 'draft' then 'active' else p.status end
    where p.id = practice.id;
  else
    update public.practitioners p set new_licence = null where p.id = practice.id;
  end if;
  perform private.audit(case when accepted then 'licence_accepted' else 'licence_refused' end, 'practitioners',
    practice.id::text, jsonb_strip_nulls(practice.new_licence || jsonb_build_object('note', left(note, 300))));
  if practice.user_id is not null then
    perform private.notify(practice.user_id, case when accepted then 'success' else 'warning' end,
      case when accepted then 'Your licence is checked' else 'Your licence could not be checked' end,
      case when accepted then 'Clients can find and book you now.'
        else coalesce(left(nullif(trim(note), ''), 250), 'Please look at the number and the date, and hand it in again.') end,
      '/practice?tab=page', 'You handed in a licence.');
  end if;
  return accepted;
end
$$;

-- Closes a practice that has nothing ahead, or opens a closed one again as a draft.
create function public.close_practice(practitioner_id uuid, closed boolean) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  state_now text;
begin
  perform private.require_capability('practices');
  update public.practitioners p
  set status = case when closed then 'closed' when p.verified_at is null then 'draft' else 'active' end
  where p.id = close_practice.practitioner_id returning p.status into state_now;
  if state_now is null then
    perform private.refuse('not_found', 'There is no such practitioner.');
  end if;
  perform private.audit(case when closed then 'practice_closed' else 'practice_opened' end, 'practitioners',
    close_practice.practitioner_id::text);
  return state_now;
end
$$;

revoke all on function private.consultation_settings() from public;
revoke all on function private.is_open_practice(public.practitioners, date) from public;
revoke all on function private.own_practice() from public;
revoke all on function private.practice_slug(text) from public;
revoke all on function private.open_practice(uuid, text) from public;
revoke all on function private.follow_practitioner_role() from public;
revoke all on function private.take_invitation() from public;
revoke all on function public.invite_practitioner(text, text) from public;
revoke all on function public.withdraw_invitation(text) from public;
revoke all on function private.token_hash(text) from public;
revoke all on function private.invitations_due() from public;
revoke all on function public.claim_invitations(integer) from public;
revoke all on function public.finish_invitation(text, text) from public;
revoke all on function public.read_invitation(text) from public;
revoke all on function public.accept_invitation(text) from public;
revoke all on function public.save_practice(jsonb) from public;
revoke all on function public.my_practice() from public;
revoke all on function public.save_practice_service(jsonb) from public;
revoke all on function public.submit_licence(text, text, date) from public;
revoke all on function public.pause_practice(boolean) from public;
revoke all on function public.check_licence(uuid, boolean, text) from public;
revoke all on function public.close_practice(uuid, boolean) from public;
grant execute on function
  public.invite_practitioner(text, text), public.withdraw_invitation(text), public.save_practice(jsonb),
  public.my_practice(), public.save_practice_service(jsonb), public.submit_licence(text, text, date),
  public.pause_practice(boolean), public.check_licence(uuid, boolean, text), public.close_practice(uuid, boolean),
  public.accept_invitation(text)
  to authenticated, service_role;
grant execute on function public.read_invitation(text) to anon, authenticated, service_role;
grant execute on function public.claim_invitations(integer), public.finish_invitation(text, text) to service_role;
comment on function public.read_invitation(text) is 'May be null.';
