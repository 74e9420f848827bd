-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Whoever pays by themselves while the shop is away is heard of by the list of payments alone: M-Pesa tells of a payment once, or for
-- a short while. So the shop notes that it is at work, and what it was not there for is known when it is back.

create table private.heartbeat (
  one boolean default true not null,
  beat_at timestamp with time zone default now() not null,
  away_from timestamp with time zone,
  back_at timestamp with time zone,
  constraint heartbeat_pkey PRIMARY KEY (one),
  constraint heartbeat_one_check CHECK (one)
);
alter table private.heartbeat enable row level security;
comment on table private.heartbeat is 'One row: when the shop was last at work, and the last stretch in which nobody could tell it of a payment. Written and read by jobs.';
comment on column private.heartbeat.one is 'True in the only row.';
comment on column private.heartbeat.beat_at is 'When the shop was last at work.';
comment on column private.heartbeat.away_from is 'When the last stretch began in which it was not; null before the first.';
comment on column private.heartbeat.back_at is 'When that stretch was over; null before the first.';

create function private.note_absence(away_from timestamp with time zone, back_at timestamp with time zone)
returns void
language sql
set search_path = ''
as $function$
  update private.heartbeat b set beat_at = note_absence.back_at, away_from = note_absence.away_from, back_at = note_absence.back_at;
  update private.till_addresses t set wanted_from = least(t.wanted_from, note_absence.away_from);
$function$;
comment on function private.note_absence(away_from timestamp with time zone, back_at timestamp with time zone) is 'The shop was away: the payments of that time are to be asked for.';

create function private.note_heartbeat(at timestamp with time zone default clock_timestamp())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  beat_at timestamptz;
begin
  select b.beat_at into beat_at from private.heartbeat b for update skip locked;
  if not found then
    return 0; -- somebody else is at it
  end if;
  if beat_at < at - interval '1 minute' then
    perform private.note_absence(beat_at, at);
    return 1;
  end if;
  update private.heartbeat b set beat_at = note_heartbeat.at;
  return 0;
end
$function$;
comment on function private.note_heartbeat(at timestamp with time zone) is 'Job: the shop is at work. 1 after a minute in which it was not, whose payments are asked for then. A clock that went back is followed.';

create function private.note_start()
returns void
language sql
set search_path = ''
as $function$
  select private.note_absence(least(b.beat_at, clock_timestamp()), clock_timestamp()) from private.heartbeat b
$function$;
comment on function private.note_start() is 'The server has started: however short it was away, nobody could tell it of payments.';

create function private.last_back()
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
  select case when b.beat_at < clock_timestamp() - interval '1 minute' then now()
    when b.back_at <= now() + interval '1 minute' then b.back_at end
  from private.heartbeat b
$function$;
comment on function private.last_back() is 'When the shop was last back at work; now where it has just come back and has not noted that yet; null where it was never away, or
the clock was ahead then.';
