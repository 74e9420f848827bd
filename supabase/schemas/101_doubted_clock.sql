-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A machine whose battery is empty may start years away, and what its clock ends does not come back. So a clock that leapt is
-- doubted for a day: what ends and forgets by the clock waits meanwhile, and everything else goes on. A shop that was closed
-- for months loses nothing by it but that day. The timer of the embedded stack asks; a hosted project's clock is kept for it.

create table private.clock (
  one boolean default true not null,
  known_at timestamp with time zone not null,
  doubted_since timestamp with time zone,
  constraint clock_pkey PRIMARY KEY (one),
  constraint clock_one_check CHECK (one)
);

-- Compares the clock with when the shop was last at work. What stays as it leapt for a day is taken for the truth.
create function private.note_clock(at timestamp with time zone default clock_timestamp())
returns void
language sql
set search_path = ''
as $function$
  update private.clock c set
    known_at = case when leapt.ends then note_clock.at else greatest(c.known_at, note_clock.at) end,
    doubted_since = null
  from (
    select k.doubted_since <= note_clock.at - interval '1 day' and k.doubted_since > note_clock.at - interval '30 days' as ends
    from private.clock k) leapt
  where leapt.ends
    or note_clock.at between c.known_at - interval '1 day' and c.known_at + interval '30 days'
      and (note_clock.at > c.known_at + interval '10 minutes' or c.doubted_since is not null);
  update private.clock c set doubted_since = note_clock.at
  where note_clock.at not between c.known_at - interval '1 day' and c.known_at + interval '30 days'
    and (c.doubted_since is null or note_clock.at not between c.doubted_since and c.doubted_since + interval '30 days');
$function$;

-- Why what ends by the clock waits; null while it does not. A clock that is behind ends nothing.
create function private.clock_problem()
returns text
language sql
stable
set search_path = ''
as $function$
  select format('It waits until %s: the clock leapt ahead, and the shop was last at work at %s.',
    to_char((c.doubted_since + interval '1 day') at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"'),
    to_char(c.known_at at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.clock c where c.doubted_since > c.known_at
$function$;
