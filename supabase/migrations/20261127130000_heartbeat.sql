-- Whoever pays by themselves while the shop is away is heard of by the list of payments alone: M-Pesa tells of a payment once, or for
-- a short while. So the shop notes that it is at work, and what it was not there for is known when it is back.

create table private.heartbeat (
  one boolean primary key default true check (one),
  beat_at timestamptz not null default now(),
  away_from timestamptz,
  back_at timestamptz
);
alter table private.heartbeat enable row level security;
comment on table private.heartbeat is 'One row: when the shop was last at work, and the last stretch in which nobody could tell it of a payment. Written and read by jobs.';
comment on column private.heartbeat.one is 'True in the only row.';
comment on column private.heartbeat.beat_at is 'When the shop was last at work.';
comment on column private.heartbeat.away_from is 'When the last stretch began in which it was not; null before the first.';
comment on column private.heartbeat.back_at is 'When that stretch was over; null before the first.';
insert into private.heartbeat default values;

alter table private.till_addresses
  add column wanted_from timestamptz,
  add column listed_until timestamptz,
  add column failing_since timestamptz;
comment on column private.till_addresses.wanted_from is 'Since when payments are to be asked for, for nobody could tell of them then; null: nothing is missing.';
comment on column private.till_addresses.listed_until is 'All payments until then are known, as a list that was read to the end says; null before the first.';
comment on column private.till_addresses.failing_since is 'Since when no list could be read to the end; null while they can.';

create function private.note_absence(away_from timestamptz, back_at timestamptz) returns void language sql set search_path = '' as $$
  update private.heartbeat b set beat_at = note_absence.back_at, away_from = note_absence.away_from, back_at = note_absence.back_at;
  update private.till_addresses t set wanted_from = least(t.wanted_from, note_absence.away_from);
$$;
comment on function private.note_absence(timestamptz, timestamptz) is
  'The shop was away: the payments of that time are to be asked for.';

create function private.note_heartbeat(at timestamptz default clock_timestamp()) returns integer language plpgsql set search_path = '' as $$
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
$$;
comment on function private.note_heartbeat(timestamptz) is
  'Job: the shop is at work. 1 after a minute in which it was not, whose payments are asked for then. A clock that went back is followed.';

create function private.note_start() returns void language sql set search_path = '' as $$
  select private.note_absence(least(b.beat_at, clock_timestamp()), clock_timestamp()) from private.heartbeat b
$$;
comment on function private.note_start() is 'The server has started: however short it was away, nobody could tell it of payments.';

create function private.last_back() returns timestamptz language sql stable set search_path = '' as $$
  select case when b.beat_at < clock_timestamp() - interval '1 minute' then now()
    when b.back_at <= now() + interval '1 minute' then b.back_at end
  from private.heartbeat b
$$;
comment on function private.last_back() is
  'When the shop was last back at work; now where it has just come back and has not noted that yet; null where it was never away, or
the clock was ahead then.';

revoke all on function private.note_absence(timestamptz, timestamptz), private.note_heartbeat(timestamptz), private.note_start(),
  private.last_back() from public;
select private.register_job('heartbeat', 1, '15 seconds', 'private.note_heartbeat()');
