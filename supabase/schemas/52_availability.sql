-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Availability: when a practitioner can be booked. Hours are written on his own clock, week by week, with days of their
-- own and Kenya's public holidays between; clocks that change are heeded, so that a slot is always as long as it says.
--
-- `private.free_slots` alone knows the rules. The list of slots a client sees and the check when he books are the same
-- call, and the exclusion constraint of the next chapter stands behind both.

create table public.practice_hours (
  id bigint generated always as identity,
  practitioner_id uuid not null,
  weekday integer not null,
  opens time without time zone not null,
  closes time without time zone not null,
  constraint practice_hours_pkey PRIMARY KEY (id),
  constraint practice_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint practice_hours_check CHECK ((closes > opens)),
  constraint practice_hours_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.practitioners(id) ON DELETE CASCADE
);
alter table public.practice_hours enable row level security;
comment on table public.practice_hours is 'Weekly hours of practices. Practitioners read their own; save_practice_week writes.';
comment on column public.practice_hours.id is 'The key of the row.';
comment on column public.practice_hours.practitioner_id is 'The practitioner.';
comment on column public.practice_hours.weekday is '1 (Monday) to 7.';
comment on column public.practice_hours.opens is 'Time on the practitioner''s clock.';
comment on column public.practice_hours.closes is 'Time on the practitioner''s clock.';
grant select on table public.practice_hours to authenticated;
grant all on table public.practice_hours to service_role;

create index practice_hours_practitioner_id_idx ON public.practice_hours USING btree (practitioner_id, weekday);

-- Days with hours of their own, or with none.
create table public.practice_days (
  practitioner_id uuid not null,
  day date not null,
  hours jsonb not null,
  note text,
  constraint practice_days_pkey PRIMARY KEY (practitioner_id, day),
  constraint practice_days_hours_check CHECK ((jsonb_typeof(hours) = 'array'::text)),
  constraint practice_days_note_check CHECK ((length(note) <= 120)),
  constraint practice_days_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.practitioners(id) ON DELETE CASCADE
);
alter table public.practice_days enable row level security;
comment on table public.practice_days is 'Days of practices with hours of their own, or with none. Practitioners read their own; save_practice_day writes.';
comment on column public.practice_days.practitioner_id is 'The practitioner.';
comment on column public.practice_days.day is 'Day on the practitioner''s clock.';
comment on column public.practice_days.hours is 'From when until when it is open, such as 08:00 to 12:30; none is a day off. Holds [[text, text]].';
comment on column public.practice_days.note is 'For the practitioner alone, up to 120 letters; null without one.';
grant select on table public.practice_days to authenticated;
grant all on table public.practice_days to service_role;

create policy practice_hours_select_own on public.practice_hours for select to authenticated
  using ((practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)));

create policy practice_days_select_own on public.practice_days for select to authenticated
  using ((practitioner_id = ( SELECT public.my_practice_id() AS my_practice_id)));

-- Public holidays of Kenya. The days of Idd follow the moon and the Gazette: administrators add them when they are named.
create table public.public_holidays (
  day date not null,
  name text not null,
  constraint public_holidays_pkey PRIMARY KEY (day),
  constraint public_holidays_name_check CHECK (((length(name) >= 3) AND (length(name) <= 80)))
);
alter table public.public_holidays enable row level security;
comment on table public.public_holidays is 'Public holidays of Kenya. Everybody reads them; the desk (practices) writes them, as days of Idd are named late.';
comment on column public.public_holidays.day is 'EAT day.';
comment on column public.public_holidays.name is '3 to 80 letters.';
grant select on table public.public_holidays to anon;
grant delete, insert, select, update on table public.public_holidays to authenticated;
grant all on table public.public_holidays to service_role;

create policy public_holidays_select_all on public.public_holidays for select to anon, authenticated
  using (true);

create policy public_holidays_insert_admin on public.public_holidays for insert to authenticated
  with check (( SELECT public.has_capability('practices'::text) AS has_capability));

create policy public_holidays_update_admin on public.public_holidays for update to authenticated
  using (( SELECT public.has_capability('practices'::text) AS has_capability))
  with check (( SELECT public.has_capability('practices'::text) AS has_capability));

create policy public_holidays_delete_admin on public.public_holidays for delete to authenticated
  using (( SELECT public.has_capability('practices'::text) AS has_capability));

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.public_holidays FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('day');

-- Easter Sunday by the Gregorian computus (the anonymous algorithm of 1876).
create function private.easter(year integer)
returns date
language plpgsql
immutable
set search_path = ''
as $function$
declare
  a constant integer := year % 19;
  b constant integer := year / 100;
  c constant integer := year % 100;
  h constant integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l constant integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m constant integer := (a + 11 * h + 22 * l) / 451;
begin
  return make_date(year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
end
$function$;
comment on function private.easter(year integer) is 'Easter Sunday of a year.';

-- The holidays the Public Holidays Act (Cap. 110) fixes. One on a Sunday is also kept on the next day that is none.
create function private.kenyan_holidays(year integer)
returns table(day date, name text)
language sql
immutable
set search_path = ''
as $function$
  with fixed (day, name) as (
    values (make_date(year, 1, 1), 'New Year''s Day'), (private.easter(year) - 2, 'Good Friday'),
      (private.easter(year) + 1, 'Easter Monday'), (make_date(year, 5, 1), 'Labour Day'),
      (make_date(year, 6, 1), 'Madaraka Day'), (make_date(year, 10, 10), 'Mazingira Day'),
      (make_date(year, 10, 20), 'Mashujaa Day'), (make_date(year, 12, 12), 'Jamhuri Day'),
      (make_date(year, 12, 25), 'Christmas Day'), (make_date(year, 12, 26), 'Boxing Day')
  )
  select f.day, f.name from fixed f
  union all
  select (
    select min(f.day + n) from generate_series(1, 7) n where f.day + n not in (select x.day from fixed x)
  ), f.name || ' (observed)'
  from fixed f where extract(isodow from f.day) = 7
$function$;
comment on function private.kenyan_holidays(year integer) is 'The holidays that the Public Holidays Act fixes; one on a Sunday is also kept on the next day that is none.';

-- Whether hours of a day are written right: at most eight ranges of times, in order, none into another.
create function private.are_hours(hours jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $function$
declare
  span jsonb;
  last text := '';
begin
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 8 then
    return false;
  end if;
  for span in select value from jsonb_array_elements(hours) loop
    if jsonb_typeof(span) <> 'array' or jsonb_array_length(span) <> 2
        or coalesce(span ->> 0, '') !~ '^([01]\d|2[0-3]):[0-5][05]$'
        or coalesce(span ->> 1, '') !~ '^(([01]\d|2[0-3]):[0-5][05]|24:00)$'
        or span ->> 0 >= span ->> 1 or span ->> 0 < last then
      return false;
    end if;
    last := span ->> 1;
  end loop;
  return true;
end
$function$;
comment on function private.are_hours(hours jsonb) is 'Whether hours of a day are at most eight ranges in order that do not overlap, [["08:00", "12:30"], …].';

-- The open hours of a practice from one of its days to another, both included, as points in time.
create function private.open_hours(practice public.practitioners, from_day date, to_day date)
returns table(day date, opens_at timestamp with time zone, closes_at timestamp with time zone)
language plpgsql
stable
set search_path = ''
as $function$
begin
  return query
    select d.day, (d.day + span.opens) at time zone practice.time_zone,
      -- 24:00 is the next day's midnight
      (d.day + span.closes) at time zone practice.time_zone
    from (select from_day + n as day from generate_series(0, to_day - from_day) n) d
    left join public.practice_days own on own.practitioner_id = practice.id and own.day = d.day
    cross join lateral (
      select (x ->> 0)::time::interval as opens, (x ->> 1)::interval as closes
      from jsonb_array_elements(own.hours) x where own.day is not null
      union all
      select h.opens::interval, h.closes::interval from public.practice_hours h
      where own.day is null and h.practitioner_id = practice.id and h.weekday = extract(isodow from d.day)
        and (practice.works_on_holidays or not exists (select 1 from public.public_holidays f where f.day = d.day))
    ) span
    order by 1, 2;
end
$function$;
comment on function private.open_hours(practice public.practitioners, from_day date, to_day date) is 'The open hours of a practice from one of its days to another, both included.';

-- When a consultation of so many minutes can begin, in [from_at, until_at): within open hours, on the grid that starts
-- with each opening, not too soon, not too far ahead, under a licence that still runs that day, and with the buffers
-- clear of everything held or confirmed. `at` is the present; `ignoring` is a booking that is about to move.
create function private.free_slots(practice public.practitioners, minutes integer, from_at timestamp with time zone, until_at timestamp with time zone, at timestamp with time zone default now(), ignoring uuid default NULL::uuid)
returns setof timestamp with time zone
language plpgsql
stable
set search_path = ''
as $function$
declare
  earliest constant timestamptz := greatest(from_at, at + make_interval(mins => practice.min_notice_minutes));
  latest constant timestamptz := least(until_at, at + make_interval(hours => 24 * practice.max_ahead_days));
  length constant interval := make_interval(mins => free_slots.minutes);
  step constant interval := make_interval(mins => practice.slot_minutes);
begin
  if earliest >= latest or not private.is_open_practice(practice, (at at time zone practice.time_zone)::date) then
    return;
  end if;
  return query select distinct slot.starts_at
    from private.open_hours(practice, (earliest at time zone practice.time_zone)::date,
      least((latest at time zone practice.time_zone)::date, practice.licence_expires_on)) open
    cross join lateral generate_series(open.opens_at, open.closes_at - length, step) slot (starts_at)
    where slot.starts_at >= earliest and slot.starts_at < latest and slot.starts_at > at
      and not exists (
        select 1 from public.consultations c
        where c.practitioner_id = practice.id and c.state in ('held', 'confirmed')
          and c.blocked && tstzrange(slot.starts_at - make_interval(mins => practice.buffer_before_minutes),
            slot.starts_at + length + make_interval(mins => practice.buffer_after_minutes))
          and (c.state = 'confirmed' or not private.hold_is_over(c.id, c.hold_expires_at, at))
          and c.id is distinct from ignoring
      )
    order by 1;
end
$function$;
comment on function private.free_slots(practice public.practitioners, minutes integer, from_at timestamp with time zone, until_at timestamp with time zone, at timestamp with time zone, ignoring uuid) is 'When a consultation of so many minutes can begin: within hours, on the grid, not too soon or too far ahead, under a running licence, buffers clear. The list and the check when booking both ask it.';

-- What a consultation keeps free: itself and the buffers around it, as above.
create function private.blocked_span(practice public.practitioners, starts_at timestamp with time zone, minutes integer)
returns tstzrange
language sql
immutable
set search_path = ''
as $function$
  select tstzrange(starts_at - make_interval(mins => practice.buffer_before_minutes),
    starts_at + make_interval(mins => minutes + practice.buffer_after_minutes))
$function$;
comment on function private.blocked_span(practice public.practitioners, starts_at timestamp with time zone, minutes integer) is 'What a consultation keeps free: itself and the buffers around it.';

-- The next beginning that is free, looked for a week at a time; null when nothing is within reach.
create function private.next_slot(practice public.practitioners, minutes integer, at timestamp with time zone default now())
returns timestamp with time zone
language plpgsql
stable
set search_path = ''
as $function$
declare
  week integer := 0;
  found_at timestamptz;
begin
  while week * 7 <= practice.max_ahead_days and found_at is null loop
    select min(s) into found_at from private.free_slots(practice, minutes, at + make_interval(hours => 168 * week),
      at + make_interval(hours => 168 * week + 168), at) s;
    week := week + 1;
  end loop;
  return found_at;
end
$function$;
comment on function private.next_slot(practice public.practitioners, minutes integer, at timestamp with time zone) is 'The next free beginning, looked for a week at a time; null when none is within reach.';

-- The free beginnings of a service for anybody to see, from a moment on, at most 31 days; without `from_at` from now.
create function public.practitioner_slots(service_id bigint, from_at timestamp with time zone default NULL::timestamp with time zone, days integer default 7)
returns table(starts_at timestamp with time zone, ends_at timestamp with time zone)
language sql
stable security definer
set search_path = ''
as $function$
  select slot, slot + make_interval(mins => s.minutes)
  from public.practitioner_services s
  join public.practitioners p on p.id = s.practitioner_id
  cross join lateral (select greatest(coalesce(practitioner_slots.from_at, now()), now()) as since) start
  cross join lateral private.free_slots(p, s.minutes, start.since,
    start.since + make_interval(hours => 24 * least(greatest(coalesce(days, 7), 1), 31))) slot
  where s.id = practitioner_slots.service_id and s.is_active
$function$;
comment on function public.practitioner_slots(service_id bigint, from_at timestamp with time zone, days integer) is 'The free beginnings of a service for everybody, from a moment on (null: now), at most 31 days.';
grant execute on function public.practitioner_slots(service_id bigint, from_at timestamp with time zone, days integer) to anon, authenticated, service_role;

-- Which of the coming days have a free beginning, so that a calendar can show them; days of the practice's own clock.
create function public.practitioner_days(service_id bigint)
returns table(day date, slots integer, is_open boolean)
language sql
stable security definer
set search_path = ''
as $function$
  with service as (
    select s.minutes, p from public.practitioner_services s join public.practitioners p on p.id = s.practitioner_id
    where s.id = practitioner_days.service_id and s.is_active and private.is_open_practice(p)
  ), free as (
    select (slot at time zone (service.p).time_zone)::date as day, count(*)::integer as slots
    from service, private.free_slots(service.p, service.minutes, now(),
      now() + make_interval(hours => 24 * (service.p).max_ahead_days)) slot
    group by 1
  ), open as (
    select distinct o.day
    from service, private.open_hours(service.p, (now() at time zone (service.p).time_zone)::date,
      ((now() + make_interval(hours => 24 * (service.p).max_ahead_days)) at time zone (service.p).time_zone)::date) o
    where o.closes_at > now() + make_interval(mins => (service.p).min_notice_minutes + service.minutes)
  )
  select coalesce(free.day, open.day), coalesce(free.slots, 0), open.day is not null
  from free full join open on open.day = free.day
  order by 1
$function$;
comment on function public.practitioner_days(service_id bigint) is 'For everybody: which coming days of a service have free beginnings, by the practice''s clock; `is_open` says that there are hours.';
grant execute on function public.practitioner_days(service_id bigint) to anon, authenticated, service_role;

-- The directory. Filters, all optional: {query, speciality, language, county, mode, max_price_kes, min_rating,
-- sort 'soonest'|'price_up'|'rating'|'name', page_size ≤ 50, page_offset}; what makes no sense narrows nothing.
create function public.browse_practitioners(filters jsonb default '{}'::jsonb)
returns table(id uuid, slug text, display_name text, title text, headline text, languages text[], specialities text[], county text, time_zone text, rating numeric, rating_count integer, from_price_kes integer, modes text[], in_plans boolean, next_free_at timestamp with time zone, avatar_path text, total_count bigint)
language sql
stable security definer
set search_path = ''
as $function$
  with wanted as (
    select nullif(lower(trim(filters ->> 'query')), '') as query, nullif(filters ->> 'speciality', '') as speciality,
      nullif(filters ->> 'language', '') as language, nullif(filters ->> 'county', '') as county,
      nullif(filters ->> 'mode', '') as mode,
      case when filters ->> 'max_price_kes' ~ '^\d{1,6}$' then (filters ->> 'max_price_kes')::integer end as max_price,
      case when filters ->> 'min_rating' ~ '^[1-5]$' then (filters ->> 'min_rating')::integer end as min_rating,
      coalesce(filters ->> 'sort', 'soonest') as sort,
      case when filters ->> 'page_size' ~ '^\d{1,2}$' then least((filters ->> 'page_size')::integer, 50) else 20 end as size,
      case when filters ->> 'page_offset' ~ '^\d{1,4}$' then (filters ->> 'page_offset')::integer else 0 end as skip
  ), found as (
    select p, offered.*
    from public.practitioners p
    cross join wanted w
    cross join lateral (
      select min(s.price_kes) as from_price, min(s.minutes) as shortest, array_agg(distinct m) as modes,
        bool_or(s.in_plans) as in_plans
      from public.practitioner_services s, unnest(s.modes) m where s.practitioner_id = p.id and s.is_active
    ) offered
    where private.is_open_practice(p) and offered.from_price is not null
      and (w.query is null or strpos(lower(concat_ws(' ', p.display_name, p.title, p.headline, p.about)), w.query) > 0)
      and (w.speciality is null or w.speciality = any (p.specialities))
      and (w.language is null or w.language = any (p.languages))
      and (w.county is null or w.county = p.county)
      and (w.mode is null or w.mode = any (offered.modes))
      and (w.max_price is null or offered.from_price <= w.max_price)
      and (w.min_rating is null or p.rating >= w.min_rating)
  ), timed as (
    select f.*, private.next_slot(f.p, f.shortest) as next_free_at, count(*) over () as total_count from found f
  )
  select (t.p).id, (t.p).slug, (t.p).display_name, (t.p).title, (t.p).headline, (t.p).languages, (t.p).specialities,
    (t.p).county, (t.p).time_zone, (t.p).rating, (t.p).rating_count, t.from_price, t.modes, t.in_plans, t.next_free_at,
    f.avatar_path, t.total_count
  from timed t
  cross join wanted w
  left join public.profiles f on f.user_id = (t.p).user_id
  order by case when w.sort = 'price_up' then t.from_price end,
    case when w.sort = 'rating' then (t.p).rating end desc nulls last,
    case when w.sort = 'rating' then (t.p).rating_count end desc,
    case when w.sort = 'name' then (t.p).display_name end,
    t.next_free_at nulls last, (t.p).display_name
  limit (select size from wanted) offset (select skip from wanted)
$function$;
comment on function public.browse_practitioners(filters jsonb) is 'Practitioners who can be booked, for everybody; filters are {query, speciality, language, county, mode, max_price_kes, min_rating, sort, page_size up to 50, page_offset}; malformed ones narrow nothing. May be null: county, rating, next_free_at, avatar_path.';
grant execute on function public.browse_practitioners(filters jsonb) to anon, authenticated, service_role;

-- What the directory can be narrowed by: {specialities: [{id, name, count}], languages: [{name, count}], counties: […]}.
create function public.practitioner_facets()
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  with open as (
    select p.* from public.practitioners p
    where private.is_open_practice(p) and exists (
      select 1 from public.practitioner_services s where s.practitioner_id = p.id and s.is_active)
  )
  select jsonb_build_object(
    'specialities', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'count', n.many) order by s.position)
      from public.specialities s
      join (select x, count(*) as many from open, unnest(open.specialities) x group by x) n on n.x = s.id), '[]'),
    'languages', coalesce((
      select jsonb_agg(jsonb_build_object('name', n.x, 'count', n.many) order by n.many desc, n.x)
      from (select x, count(*) as many from open, unnest(open.languages) x group by x) n), '[]'),
    'counties', coalesce((
      select jsonb_agg(jsonb_build_object('name', n.county, 'count', n.many) order by n.county)
      from (select county, count(*) as many from open where county is not null group by county) n), '[]'))
$function$;
comment on function public.practitioner_facets() is 'What the directory can be narrowed by, for everybody. Answers {specialities [{id text, name text, count integer}],
languages [{name text, count integer}], counties [{name text, count integer}]}.';
grant execute on function public.practitioner_facets() to anon, authenticated, service_role;

-- The page of one practitioner: his row, services, speciality names and picture; null when he cannot be booked.
create function public.practitioner_page(slug text)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'display_name', p.display_name, 'title', p.title, 'headline', p.headline,
    'about', p.about, 'languages', p.languages, 'county', p.county, 'place', p.place, 'time_zone', p.time_zone,
    'licence_body', p.licence_body, 'licence_number', p.licence_number, 'licence_expires_on', p.licence_expires_on,
    'verified_at', p.verified_at, 'rating', p.rating, 'rating_count', p.rating_count,
    'min_notice_minutes', p.min_notice_minutes, 'max_ahead_days', p.max_ahead_days,
    'avatar_path', (select f.avatar_path from public.profiles f where f.user_id = p.user_id),
    'specialities', coalesce((
      select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.position)
      from public.specialities k where k.id = any (p.specialities)), '[]'),
    'services', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description, 'minutes', s.minutes,
        'price_kes', s.price_kes, 'modes', s.modes, 'in_plans', s.in_plans,
        'next_free_at', private.next_slot(p, s.minutes)) order by s.position, s.id)
      from public.practitioner_services s where s.practitioner_id = p.id and s.is_active), '[]'))
  from public.practitioners p where p.slug = practitioner_page.slug and private.is_open_practice(p)
$function$;
comment on function public.practitioner_page(slug text) is 'The page of a practitioner for everybody: row, services, specialities and picture; null when they cannot be booked.
Answers {id uuid, slug text, display_name text, title text, headline text, about text, languages [text], county text |
null, place text | null, time_zone text, licence_body text, licence_number text, licence_expires_on date, verified_at
timestamptz, rating numeric | null, rating_count integer, min_notice_minutes integer, max_ahead_days integer,
avatar_path text | null, specialities [{id text, name text}], services [{id bigint, name text, description text,
minutes integer, price_kes integer, modes ["video" | "phone" | "in_person"], in_plans boolean, next_free_at
timestamptz | null}]} | null.';
grant execute on function public.practitioner_page(slug text) to anon, authenticated, service_role;

-- Writes the caller's week: {"1": [["08:00", "12:30"], ["14:00", "17:00"]], …} by ISO weekday; days left out are free.
create function public.save_practice_week(week jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  practice public.practitioners := private.own_practice();
begin
  if jsonb_typeof(week) is distinct from 'object' or exists (
    select 1 from jsonb_each(week) d where d.key !~ '^[1-7]$' or not private.are_hours(d.value)
  ) then
    perform private.refuse('bad_hours', 'Hours need a beginning before their end, and may not overlap.',
      'Look at the days again.');
  end if;
  delete from public.practice_hours h where h.practitioner_id = practice.id;
  insert into public.practice_hours (practitioner_id, weekday, opens, closes)
  select practice.id, d.key::integer, (span ->> 0)::time, (span ->> 1)::time
  from jsonb_each(week) d, jsonb_array_elements(d.value) span;
end
$function$;
comment on function public.save_practice_week(week jsonb) is 'The practitioner writes their week: {"1": [["08:00", "12:30"]]} by weekday, 1 is Monday; days left out are free. Refusals: bad_hours, not_allowed.';
grant execute on function public.save_practice_week(week jsonb) to authenticated, service_role;

-- Gives one of the caller's days hours of its own, [] for a day off; null gives it back to the week.
-- → how many confirmed consultations that day now lie outside the hours.
create function public.save_practice_day(day date, hours jsonb default NULL::jsonb, note text default NULL::text)
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  practice public.practitioners := private.own_practice();
begin
  if save_practice_day.day is null or save_practice_day.day < (now() at time zone practice.time_zone)::date
      or save_practice_day.day > (now() at time zone practice.time_zone)::date + 400 then
    perform private.refuse('bad_day', 'Choose a day from today on, within a year.');
  end if;
  if hours is null or jsonb_typeof(hours) = 'null' then
    delete from public.practice_days d where d.practitioner_id = practice.id and d.day = save_practice_day.day;
  elsif not private.are_hours(hours) then
    perform private.refuse('bad_hours', 'Hours need a beginning before their end, and may not overlap.');
  else
    insert into public.practice_days as d (practitioner_id, day, hours, note)
    values (practice.id, save_practice_day.day, save_practice_day.hours, left(nullif(trim(save_practice_day.note), ''), 120))
    on conflict on constraint practice_days_pkey do update set hours = excluded.hours, note = excluded.note;
  end if;
  return (
    select count(*) from public.consultations c
    where c.practitioner_id = practice.id and c.state = 'confirmed' and c.starts_at > now()
      and (c.starts_at at time zone practice.time_zone)::date = save_practice_day.day
      and not exists (
        select 1 from private.open_hours(practice, save_practice_day.day, save_practice_day.day) o
        where c.starts_at >= o.opens_at and c.ends_at <= o.closes_at)
  );
end
$function$;
comment on function public.save_practice_day(day date, hours jsonb, note text) is 'The practitioner gives a day hours of its own, [] for a day off, null for those of the week. Answers how many confirmed consultations now lie outside. Refusals: bad_day, bad_hours, not_allowed.';
grant execute on function public.save_practice_day(day date, hours jsonb, note text) to authenticated, service_role;

-- The caller's open hours between two of his days, at most 62, with what closes them: for the desk's calendar.
create function public.practice_calendar(from_day date, to_day date)
returns table(day date, holiday text, note text, has_own_hours boolean, hours jsonb)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  practice public.practitioners;
begin
  select * into practice from public.practitioners p where p.id = public.my_practice_id();
  if not found then
    perform private.refuse('not_allowed', 'Only practitioners can do this.');
  end if;
  return query
    select d.day, f.name, own.note, own.day is not null, coalesce((
      select jsonb_agg(jsonb_build_array(o.opens_at, o.closes_at) order by o.opens_at)
      from private.open_hours(practice, d.day, d.day) o), '[]')
    from (select from_day + n as day from generate_series(0, least(to_day - from_day, 61)) n) d
    left join public.public_holidays f on f.day = d.day
    left join public.practice_days own on own.practitioner_id = practice.id and own.day = d.day
    order by 1;
end
$function$;
comment on function public.practice_calendar(from_day date, to_day date) is 'The practitioner''s days from one to another with hours, holidays and notes. May be null: holiday, note. `hours`
holds [[text, text]]. Refusals: not_allowed.';
grant execute on function public.practice_calendar(from_day date, to_day date) to authenticated, service_role;
