-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Practitioners: the nutritionists who can be booked, what they offer and under which licence. Anybody reads those whose
-- licence was checked by an administrator and runs today; an expired one hides its holder without any job.
--
-- A practitioner is invited by an administrator, writes his own page and services, and hands in his licence. The page
-- opens when the licence has been checked; a new licence is checked while the old one still counts.

create table public.specialities (
  id text not null,
  name text not null,
  "position" integer not null,
  constraint specialities_pkey PRIMARY KEY (id),
  constraint specialities_id_check CHECK ((id ~ '^[a-z][a-z-]*$'::text))
);
alter table public.specialities enable row level security;
comment on table public.specialities is 'What practitioners can be specialised in. Everybody reads them; they come with the content.';
comment on column public.specialities.id is 'A short name in lower case.';
comment on column public.specialities.name is 'As people read it.';
comment on column public.specialities."position" is 'Order of the list, smallest first.';
grant select on table public.specialities to anon, authenticated;
grant all on table public.specialities to service_role;

create policy specialities_select_all on public.specialities for select to anon, authenticated
  using (true);

-- What holds for every consultation.
create table public.consultation_settings (
  id boolean default true not null,
  video_base_url text default 'https://meet.jit.si/'::text not null,
  room_opens_minutes integer default 15 not null,
  hold_minutes integer default 10 not null,
  cancel_hours integer default 24 not null,
  most_moves integer default 3 not null,
  constraint consultation_settings_pkey PRIMARY KEY (id),
  constraint consultation_settings_id_check CHECK (id),
  constraint consultation_settings_video_base_url_check CHECK ((video_base_url ~ '^https?://[^\s?#]+/$'::text)),
  constraint consultation_settings_room_opens_minutes_check CHECK (((room_opens_minutes >= 0) AND (room_opens_minutes <= 120))),
  constraint consultation_settings_hold_minutes_check CHECK (((hold_minutes >= 3) AND (hold_minutes <= 30))),
  constraint consultation_settings_cancel_hours_check CHECK (((cancel_hours >= 0) AND (cancel_hours <= 168))),
  constraint consultation_settings_most_moves_check CHECK (((most_moves >= 0) AND (most_moves <= 10)))
);
alter table public.consultation_settings enable row level security;
comment on table public.consultation_settings is 'One row: what holds for every consultation. Everybody reads it; the desk (practices) changes it.';
comment on column public.consultation_settings.id is 'Always true, so that there is one row.';
comment on column public.consultation_settings.video_base_url is 'Where rooms for video are; the room''s name is put behind it.';
comment on column public.consultation_settings.room_opens_minutes is 'Minutes before the beginning from which the room opens.';
comment on column public.consultation_settings.hold_minutes is 'Minutes that an unpaid slot is held.';
comment on column public.consultation_settings.cancel_hours is 'Hours before the beginning until which a client may move a consultation, or cancel it and get everything back.';
comment on column public.consultation_settings.most_moves is 'How often a client may move one consultation.';
grant select on table public.consultation_settings to anon;
grant select, update (video_base_url, room_opens_minutes, hold_minutes, cancel_hours, most_moves) on table public.consultation_settings to authenticated;
grant all on table public.consultation_settings to service_role;

create policy consultation_settings_select_all on public.consultation_settings for select to anon, authenticated
  using (true);

create policy consultation_settings_update_admin on public.consultation_settings for update to authenticated
  using (( SELECT public.has_capability('practices'::text) AS has_capability))
  with check (( SELECT public.has_capability('practices'::text) AS has_capability));

create trigger audit_row AFTER UPDATE ON public.consultation_settings FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

create function private.consultation_settings()
returns public.consultation_settings
language sql
stable
set search_path = ''
as $function$
  select s from public.consultation_settings s
$function$;
comment on function private.consultation_settings() is 'The row of consultation_settings.';

create table public.practitioners (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  slug text not null,
  display_name text not null,
  title text default 'Nutritionist'::text not null,
  headline text default ''::text not null,
  about text default ''::text not null,
  languages text[] default '{English}'::text[] not null,
  specialities text[] default '{}'::text[] not null,
  county text,
  place text,
  time_zone text default 'Africa/Nairobi'::text not null,
  licence_body text,
  licence_number text,
  licence_expires_on date,
  new_licence jsonb,
  verified_at timestamp with time zone,
  verified_by uuid,
  status text default 'draft'::text not null,
  slot_minutes integer default 30 not null,
  buffer_before_minutes integer default 0 not null,
  buffer_after_minutes integer default 10 not null,
  min_notice_minutes integer default 240 not null,
  max_ahead_days integer default 42 not null,
  works_on_holidays boolean default false not null,
  rating_count integer default 0 not null,
  rating_sum integer default 0 not null,
  rating numeric(2,1) generated always as (
CASE
    WHEN (rating_count > 0) THEN round(((rating_sum)::numeric / (rating_count)::numeric), 1)
    ELSE NULL::numeric
END) stored,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint practitioners_pkey PRIMARY KEY (id),
  constraint practitioners_user_id_key UNIQUE (user_id),
  constraint practitioners_slug_key UNIQUE (slug),
  constraint practitioners_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 2) AND (length(slug) <= 60)))),
  constraint practitioners_display_name_check CHECK ((((length(display_name) >= 2) AND (length(display_name) <= 80)) AND (display_name !~ '[<>[:cntrl:]]'::text))),
  constraint practitioners_title_check CHECK (((length(title) >= 2) AND (length(title) <= 80))),
  constraint practitioners_headline_check CHECK ((length(headline) <= 160)),
  constraint practitioners_about_check CHECK ((length(about) <= 4000)),
  constraint practitioners_languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 10))),
  constraint practitioners_specialities_check CHECK ((cardinality(specialities) <= 6)),
  constraint practitioners_place_check CHECK ((length(place) <= 200)),
  constraint practitioners_time_zone_check CHECK ((length(time_zone) <= 64)),
  constraint practitioners_licence_body_check CHECK (((length(licence_body) >= 2) AND (length(licence_body) <= 80))),
  constraint practitioners_licence_number_check CHECK (((length(licence_number) >= 3) AND (length(licence_number) <= 40))),
  constraint practitioners_new_licence_check CHECK ((jsonb_typeof(new_licence) = 'object'::text)),
  constraint practitioners_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text, 'closed'::text]))),
  constraint practitioners_slot_minutes_check CHECK ((slot_minutes = ANY (ARRAY[10, 15, 20, 30, 60]))),
  constraint practitioners_buffer_before_minutes_check CHECK (((buffer_before_minutes >= 0) AND (buffer_before_minutes <= 120))),
  constraint practitioners_buffer_after_minutes_check CHECK (((buffer_after_minutes >= 0) AND (buffer_after_minutes <= 120))),
  constraint practitioners_min_notice_minutes_check CHECK (((min_notice_minutes >= 0) AND (min_notice_minutes <= 20160))),
  constraint practitioners_max_ahead_days_check CHECK (((max_ahead_days >= 1) AND (max_ahead_days <= 180))),
  constraint practitioners_check CHECK (((status <> 'active'::text) OR (num_nulls(licence_body, licence_number, licence_expires_on, verified_at) = 0))),
  constraint practitioners_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint practitioners_county_fkey FOREIGN KEY (county) REFERENCES public.counties(name) ON UPDATE CASCADE ON DELETE SET NULL,
  constraint practitioners_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.practitioners enable row level security;
comment on table public.practitioners is 'Nutritionists who can be booked. Everybody reads those whose checked licence runs today, clients those they booked, nobody the account, the licence that waits and who checked; functions alone write.';
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
comment on column public.practitioners.new_licence is 'One that waits to be checked; null when none waits. Holds {body text, number text, expires_on date, asked_at
timestamptz}.';
comment on column public.practitioners.verified_at is 'When the licence was checked; null before the first.';
comment on column public.practitioners.verified_by is 'Account that checked it; null before, and once it is erased.';
comment on column public.practitioners.status is 'draft (not shown yet), active, paused (by themselves, or the role was taken) or closed.';
comment on column public.practitioners.slot_minutes is 'Grid of beginnings, minutes: 10, 15, 20, 30 or 60.';
comment on column public.practitioners.buffer_before_minutes is 'Minutes kept free before each consultation.';
comment on column public.practitioners.buffer_after_minutes is 'Minutes kept free after each consultation.';
comment on column public.practitioners.min_notice_minutes is 'How long before its beginning a consultation must be booked, minutes.';
comment on column public.practitioners.max_ahead_days is 'How far ahead one can be booked, days.';
comment on column public.practitioners.works_on_holidays is 'Whether their hours count on public holidays.';
comment on column public.practitioners.rating_count is 'Number of published reviews, kept by trigger.';
comment on column public.practitioners.rating_sum is 'Sum of their stars, kept by trigger.';
comment on column public.practitioners.rating is 'Average of the stars to one decimal, null without reviews; generated.';
comment on column public.practitioners.created_at is 'When the row was made.';
comment on column public.practitioners.updated_at is 'When the row was last changed.';
grant all on table public.practitioners to service_role;
grant select (id, slug, display_name, title, headline, about, languages, specialities, county, place, time_zone, licence_body, licence_number, licence_expires_on, verified_at, status, slot_minutes, buffer_before_minutes, buffer_after_minutes, min_notice_minutes, max_ahead_days, works_on_holidays, rating_count, rating) on table public.practitioners to anon, authenticated;

create index practitioners_verified_by_idx ON public.practitioners USING btree (verified_by);

create index practitioners_county_idx ON public.practitioners USING btree (county);

create index practitioners_status_idx ON public.practitioners USING btree (status, licence_expires_on);

-- Who can be found and booked today.
create function private.is_open_practice(practice public.practitioners, today date default private.nairobi_date())
returns boolean
language plpgsql
immutable
set search_path = ''
as $function$
begin
  return practice.status = 'active' and practice.verified_at is not null and practice.licence_expires_on >= today;
end
$function$;
comment on function private.is_open_practice(practice public.practitioners, today date) is 'Whether a practice can be found and booked on this day: active, checked, licence running.';

-- What patients wrote is read through this one.
create function public.my_practice_id()
returns uuid
language sql
stable security definer
set search_path = ''
as $function$
  select p.id from public.practitioners p
  join public.user_roles r on r.user_id = p.user_id and r.role = 'practitioner'
  where p.user_id = (select private.caller()) and p.status <> 'closed' and not private.lacks_factor('practitioner')
$function$;
comment on function public.my_practice_id() is 'The caller''s practice; null for everybody else, and while the role asks for a second factor.';
grant execute on function public.my_practice_id() to authenticated, service_role;

create policy practitioners_select_open on public.practitioners for select to anon, authenticated
  using (((status = 'active'::text) AND (verified_at IS NOT NULL) AND (licence_expires_on >= ((now() AT TIME ZONE 'Africa/Nairobi'::text))::date)));

create policy practitioners_select_own on public.practitioners for select to authenticated
  using ((id = ( SELECT public.my_practice_id() AS my_practice_id)));

create policy practitioners_select_admin on public.practitioners for select to authenticated
  using (( SELECT public.has_capability('practices'::text) AS has_capability));

create trigger touch_updated_at BEFORE UPDATE ON public.practitioners FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create table public.practitioner_services (
  id bigint generated always as identity,
  practitioner_id uuid not null,
  name text not null,
  description text default ''::text not null,
  minutes integer not null,
  price_kes integer not null,
  modes text[] not null,
  in_plans boolean default true not null,
  is_active boolean default true not null,
  "position" integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint practitioner_services_pkey PRIMARY KEY (id),
  constraint practitioner_services_name_check CHECK (((length(name) >= 3) AND (length(name) <= 80))),
  constraint practitioner_services_description_check CHECK ((length(description) <= 600)),
  constraint practitioner_services_minutes_check CHECK ((((minutes >= 10) AND (minutes <= 240)) AND ((minutes % 5) = 0))),
  constraint practitioner_services_price_kes_check CHECK (((price_kes >= 0) AND (price_kes <= 100000))),
  constraint practitioner_services_modes_check CHECK ((((cardinality(modes) >= 1) AND (cardinality(modes) <= 3)) AND (modes <@ '{video,phone,in_person}'::text[]))),
  constraint practitioner_services_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.practitioners(id) ON DELETE CASCADE
);
alter table public.practitioner_services enable row level security;
comment on table public.practitioner_services is 'What practitioners offer. Everybody reads active ones of open practices, practitioners their own; functions write. Never deleted, since bookings name them.';
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
grant select on table public.practitioner_services to anon, authenticated;
grant all on table public.practitioner_services to service_role;

create index practitioner_services_practitioner_id_idx ON public.practitioner_services USING btree (practitioner_id, "position");

create policy practitioner_services_select_open on public.practitioner_services for select to anon, authenticated
  using ((is_active AND (practitioner_id IN ( SELECT p.id
   FROM public.practitioners p))));

create policy practitioner_services_select_own on public.practitioner_services for select to authenticated
  using ((practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)));

-- People whom an administrator wants as practitioners and who have no account yet, by their address. A mail brings each a
-- link, which opens a practice once and within two weeks; only what the link's token hashes to is kept. Whoever makes an
-- account with the address in that time gets his practice without the link.
create table public.practitioner_invitations (
  email text not null,
  display_name text not null,
  invited_by uuid,
  invited_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default (now() + '14 days'::interval) not null,
  token_hash text,
  mail_state text default 'waiting'::text not null,
  mail_attempts integer default 0 not null,
  mail_not_before timestamp with time zone default now() not null,
  constraint practitioner_invitations_pkey PRIMARY KEY (email),
  constraint practitioner_invitations_token_hash_key UNIQUE (token_hash),
  constraint practitioner_invitations_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text) AND (length(email) <= 254))),
  constraint practitioner_invitations_display_name_check CHECK (((length(display_name) >= 2) AND (length(display_name) <= 80))),
  constraint practitioner_invitations_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint practitioner_invitations_mail_state_check CHECK ((mail_state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint practitioner_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.practitioner_invitations enable row level security;
comment on table public.practitioner_invitations is 'People who are invited as practitioners and have no account yet. The desk (practices) reads them, without tokens; functions write.';
comment on column public.practitioner_invitations.email is 'Where the invitation goes, in lower case.';
comment on column public.practitioner_invitations.display_name is 'Name that the practice opens with.';
comment on column public.practitioner_invitations.invited_by is 'Account that invited; null once it is erased.';
comment on column public.practitioner_invitations.invited_at is 'When the invitation was last sent off.';
comment on column public.practitioner_invitations.expires_at is 'Until when it opens a practice, 14 days.';
comment on column public.practitioner_invitations.token_hash is 'SHA-256 of the link''s token in hex; null before a mail was made.';
comment on column public.practitioner_invitations.mail_state is 'waiting, sent or failed.';
comment on column public.practitioner_invitations.mail_attempts is 'How often the mail was handed out.';
comment on column public.practitioner_invitations.mail_not_before is 'When the mail may next be sent.';
grant all on table public.practitioner_invitations to service_role;
grant select (email, display_name, invited_at, expires_at, mail_state) on table public.practitioner_invitations to authenticated;

create index practitioner_invitations_invited_by_idx ON public.practitioner_invitations USING btree (invited_by);

create index practitioner_invitations_waiting_idx ON public.practitioner_invitations USING btree (mail_not_before) WHERE (mail_state = 'waiting'::text);

create policy practitioner_invitations_select_admin on public.practitioner_invitations for select to authenticated
  using (( SELECT public.has_capability('practices'::text) AS has_capability));

-- The caller's practice, locked; refuses everybody who has none.
create function private.own_practice()
returns public.practitioners
language plpgsql
set search_path = ''
as $function$
declare
  practice public.practitioners;
begin
  select * into practice from public.practitioners p where p.id = public.my_practice_id() for no key update;
  if not found then
    perform private.refuse('not_allowed', 'Only practitioners can do this.');
  end if;
  return practice;
end
$function$;
comment on function private.own_practice() is 'The caller''s practice, locked. Refusals: not_allowed.';

create function private.practice_slug(wanted text)
returns text
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.practice_slug(wanted text) is 'An address for a practice by its name that no other has.';

-- A practice comes with the role, however that is given, and rests when the role is taken.
create function private.follow_practitioner_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.follow_practitioner_role() is 'Trigger: a practice is made with the role practitioner and rests when the role is taken.';

create trigger follow_practitioner_role AFTER INSERT ON public.user_roles FOR EACH ROW WHEN ((new.role = 'practitioner'::text)) EXECUTE FUNCTION private.follow_practitioner_role();

create trigger follow_practitioner_role_end AFTER DELETE ON public.user_roles FOR EACH ROW WHEN ((old.role = 'practitioner'::text)) EXECUTE FUNCTION private.follow_practitioner_role();

create function private.open_practice(owner uuid, display_name text)
returns uuid
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.open_practice(owner uuid, display_name text) is 'Gives an account the role and its practice a name, tells them, and answers the practice''s id.';

-- Somebody who was invited gets his practice when he confirms the address.
create function private.take_invitation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function private.take_invitation() is 'Trigger on auth.users: opens the practice of who was invited once they confirm that address.';

create trigger take_invitation_late AFTER UPDATE OF email_confirmed_at ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL))) EXECUTE FUNCTION private.take_invitation();

create trigger take_invitation AFTER INSERT ON auth.users FOR EACH ROW WHEN ((new.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION private.take_invitation();

-- Invites somebody by his address: → {state: 'opened'} when he has an account, 'invited' when he has to make one and a mail
-- goes to him. Inviting again sends a new link, and the one before is worth nothing. Refusals: not_allowed, bad_email,
-- bad_name, already_there, invited_just_now.
create function public.invite_practitioner(email text, display_name text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
  insert into public.practitioner_invitations as i (email, display_name, invited_by) values (address, name, private.caller())
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
$function$;
comment on function public.invite_practitioner(email text, display_name text) is 'The desk (practices) invites somebody: opened when they have an account, invited when a mail goes to them. Inviting
again sends a new link. Answers {state "opened" | "invited"}. Refusals: already_there, bad_email, bad_name,
invited_just_now, not_allowed.';
grant execute on function public.invite_practitioner(email text, display_name text) to authenticated, service_role;

create function public.withdraw_invitation(email text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('practices');
  delete from public.practitioner_invitations i where i.email = lower(trim(withdraw_invitation.email));
  if not found then
    return false;
  end if;
  perform private.audit('invitation_withdrawn', 'practitioner_invitations', lower(trim(withdraw_invitation.email)));
  return true;
end
$function$;
comment on function public.withdraw_invitation(email text) is 'The desk (practices) takes an invitation back; answers whether there was one. Refusals: not_allowed.';
grant execute on function public.withdraw_invitation(email text) to authenticated, service_role;

-- For the function `deliver-notifications`: the invitations whose mail is due, each to one caller only, with the token of
-- the link. What is not finished is handed out again, later each time, five times in all.
create function public.claim_invitations(max_rows integer default 20)
returns table(email text, display_name text, token text, expires_at timestamp with time zone)
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.claim_invitations(max_rows integer) is 'For functions: invitations whose mail is due, each with the token of its link; handed out at most five times.';
grant execute on function public.claim_invitations(max_rows integer) to service_role;

create function private.token_hash(token text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$function$;
comment on function private.token_hash(token text) is 'SHA-256 of a token in hex.';

-- What became of a claimed mail, 'sent' or 'failed'; one that is to be tried again is not mentioned.
create function public.finish_invitation(token text, outcome text)
returns void
language sql
security definer
set search_path = ''
as $function$
  update public.practitioner_invitations i set mail_state = finish_invitation.outcome
  where i.token_hash = private.token_hash(finish_invitation.token) and finish_invitation.outcome in ('sent', 'failed')
$function$;
comment on function public.finish_invitation(token text, outcome text) is 'For functions: what became of the mail of an invitation, sent or failed.';
grant execute on function public.finish_invitation(token text, outcome text) to service_role;

create function private.invitations_due()
returns bigint
language sql
stable
set search_path = ''
as $function$
  select count(*) from public.practitioner_invitations i where i.mail_state = 'waiting' and i.mail_not_before <= now()
$function$;
comment on function private.invitations_due() is 'How many mails of invitations wait.';

-- What a link of an invitation is worth: {display_name, email, expires_at}, or null when it was used, withdrawn, replaced
-- or is too old. For anybody, since whoever follows it may not have an account yet.
create function public.read_invitation(token text)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('display_name', i.display_name, 'email', i.email, 'expires_at', i.expires_at)
  from public.practitioner_invitations i
  where i.token_hash = private.token_hash(read_invitation.token) and i.expires_at > now()
$function$;
comment on function public.read_invitation(token text) is 'What a link of an invitation promises, for who opens it; null when the token is unknown, used or too old. Answers
{display_name text, email text, expires_at timestamptz} | null.';
grant execute on function public.read_invitation(token text) to anon, authenticated, service_role;

-- Opens the practice that a link promises to the caller, whatever his address: the link went to the invited mailbox. It is
-- used up by that. Whoever has his practice already only goes on. Refusals: not_signed_in, invitation_over.
create function public.accept_invitation(token text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  invited public.practitioner_invitations;
begin
  if private.caller() is null then
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
  perform private.audit('invitation_accepted', 'practitioners', private.open_practice(private.caller(), invited.display_name)::text);
end
$function$;
comment on function public.accept_invitation(token text) is 'Opens the practice that a link promises to the caller, whatever their address; the link is used up. Refusals: invitation_over, not_signed_in.';
grant execute on function public.accept_invitation(token text) to authenticated, service_role;

-- The page and the calendar's rules of the caller, only the columns that are there. → the row as its owner reads it.
-- Refusals: not_allowed, bad_profile, bad_time_zone, slug_taken.
create function public.save_practice(profile jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.save_practice(profile jsonb) is 'The practitioner saves the columns of their page and calendar''s rules that are in `profile`. Answers as my_practice.
Refusals: bad_profile, bad_time_zone, banned_claim, not_allowed, slug_taken.';
grant execute on function public.save_practice(profile jsonb) to authenticated, service_role;

-- The caller's practice with what only he reads; null for everybody else.
create function public.my_practice()
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select to_jsonb(p) - '{user_id,verified_by,rating_sum}'::text[]
    || jsonb_build_object('is_open', private.is_open_practice(p), 'services', coalesce((
      select jsonb_agg(to_jsonb(s) - 'practitioner_id' order by s.is_active desc, s.position, s.id)
      from public.practitioner_services s where s.practitioner_id = p.id), '[]'))
  from public.practitioners p where p.id = public.my_practice_id()
$function$;
comment on function public.my_practice() is 'The caller''s practice with services, `is_open` and the licence that waits; null for everybody else. Answers {id
uuid, slug text, display_name text, title text, headline text, about text, languages [text], specialities [text],
county text | null, place text | null, time_zone text, licence_body text | null, licence_number text | null,
licence_expires_on date | null, new_licence {body text, number text, expires_on date, asked_at timestamptz} | null,
verified_at timestamptz | null, status "draft" | "active" | "paused" | "closed", slot_minutes integer,
buffer_before_minutes integer, buffer_after_minutes integer, min_notice_minutes integer, max_ahead_days integer,
works_on_holidays boolean, rating_count integer, rating numeric | null, created_at timestamptz, updated_at
timestamptz, is_open boolean, services [{id bigint, name text, description text, minutes integer, price_kes integer,
modes ["video" | "phone" | "in_person"], in_plans boolean, is_active boolean, position integer, created_at
timestamptz}]} | null.';
grant execute on function public.my_practice() to authenticated, service_role;

-- Writes one of the caller's services, a new one without an id. A service is never deleted, since past bookings name it:
-- `is_active` false takes it off the page. Refusals: not_allowed, not_found, bad_service, too_many.
create function public.save_practice_service(service jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.save_practice_service(service jsonb) is 'The practitioner saves a service, a new one without `id`, at most 30. Answers its id. Refusals: bad_service, not_allowed, not_found, too_many.';
grant execute on function public.save_practice_service(service jsonb) to authenticated, service_role;

-- Hands in a licence. The first one, and any later one, counts when an administrator has checked it.
-- Refusals: not_allowed, bad_licence.
create function public.submit_licence(body text, number text, expires_on date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.submit_licence(body text, number text, expires_on date) is 'The practitioner hands in a licence; it counts once the desk has checked it. Answers as my_practice. Refusals:
bad_licence, not_allowed.';
grant execute on function public.submit_licence(body text, number text, expires_on date) to authenticated, service_role;

-- Takes the caller off the directory for a while, or back on. Booked consultations stay as they are.
create function public.pause_practice(paused boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  practice public.practitioners := private.own_practice();
begin
  if practice.status = 'draft' then
    perform private.refuse('not_verified', 'Your page opens once your licence is checked.');
  end if;
  update public.practitioners p set status = case when paused then 'paused' else 'active' end where p.id = practice.id;
  return public.my_practice();
end
$function$;
comment on function public.pause_practice(paused boolean) is 'The practitioner leaves the directory or comes back; booked consultations stay. Answers as my_practice. Refusals:
not_allowed, not_verified.';
grant execute on function public.pause_practice(paused boolean) to authenticated, service_role;

-- An administrator's word on the licence that waits: → whether it counts now. Refusals: not_allowed, not_found, wrong_state.
create function public.check_licence(practitioner_id uuid, accepted boolean, note text default NULL::text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
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
      verified_by = private.caller(), status = case p.status when 'draft' then 'active' else p.status end
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
$function$;
comment on function public.check_licence(practitioner_id uuid, accepted boolean, note text) is 'The desk (practices) accepts or refuses the licence that waits and tells the practitioner. Answers whether it counts. Refusals: not_allowed, not_found, wrong_state.';
grant execute on function public.check_licence(practitioner_id uuid, accepted boolean, note text) to authenticated, service_role;

-- Closes a practice that has nothing ahead, or opens a closed one again as a draft.
create function public.close_practice(practitioner_id uuid, closed boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.close_practice(practitioner_id uuid, closed boolean) is 'The desk (practices) closes a practice, or opens a closed one again. Answers its status. Refusals: not_allowed, not_found.';
grant execute on function public.close_practice(practitioner_id uuid, closed boolean) to authenticated, service_role;
