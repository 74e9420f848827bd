/**
 * How often something was tried, in the database: every process that serves it counts together, and a restart forgets
 * nothing. Runs after the project's migrations, whose table it shares; a project without any gets it here.
 */
export const TURNS_SQL = `
create schema if not exists private;
create table if not exists private.rate_windows (
  bucket text not null,
  opened_at timestamptz not null,
  used integer not null,
  primary key (bucket, opened_at)
);
revoke all on private.rate_windows from public;

-- Takes one turn of each bucket, all or none. One row per turn, so that a window slides; rows that fell out of it go.
-- Null stands for a bucket that is not asked for. Answers the place of the first bucket that has no turn left and how
-- long until it has, or no row.
create or replace function private.take_turns(buckets text[], most integer[], spans_ms integer[])
returns table (refused integer, wait_ms integer)
language plpgsql
set search_path = ''
as $$
declare
  turn integer;
  moment timestamptz;
  span interval;
  frees_at timestamptz;
begin
  for turn in 1 .. cardinality(buckets) loop
    continue when buckets[turn] is null;
    -- Those who come at the same moment are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(buckets[turn], 0));
    moment := clock_timestamp();
    span := spans_ms[turn] * interval '1 millisecond';
    delete from private.rate_windows w where w.bucket = buckets[turn] and w.opened_at <= moment - span;
    select w.opened_at + span into frees_at from private.rate_windows w
    where w.bucket = buckets[turn] order by w.opened_at desc offset greatest(most[turn], 1) - 1 limit 1;
    if found or most[turn] < 1 then
      refused := turn;
      wait_ms := greatest(1, ceil(extract(epoch from coalesce(frees_at, moment + span) - moment) * 1000));
      return next;
      return;
    end if;
  end loop;
  for turn in 1 .. cardinality(buckets) loop
    continue when buckets[turn] is null;
    insert into private.rate_windows (bucket, opened_at, used) values (buckets[turn], clock_timestamp(), 1);
  end loop;
end
$$;
comment on function private.take_turns(text[], integer[], integer[]) is
  'Counts a try in each bucket, or says which has none left and for how long.';
revoke all on function private.take_turns(text[], integer[], integer[]) from public;

-- Takes the latest turn of each bucket back.
create or replace function private.give_turns_back(buckets text[]) returns void
language sql
set search_path = ''
as $$
  delete from private.rate_windows w using (
    select r.bucket, max(r.opened_at) as opened_at from private.rate_windows r
    where r.bucket = any (buckets) group by r.bucket
  ) latest
  where w.bucket = latest.bucket and w.opened_at = latest.opened_at
$$;
comment on function private.give_turns_back(text[]) is 'Undoes the latest try of each bucket.';
revoke all on function private.give_turns_back(text[]) from public;
`;
