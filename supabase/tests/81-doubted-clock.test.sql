-- A clock that leapt is doubted for a day: what ends by it waits, everything else goes on.
begin;
select plan(23);
create function pg_temp.leap(known interval, doubted interval default null) returns text language plpgsql as $$
begin
  update private.clock set known_at = now() + leap.known, doubted_since = now() + leap.doubted;
  perform private.note_clock(now());
  return (select format('known %s, doubted since %s', extract(epoch from c.known_at - now())::bigint / 60,
    coalesce((extract(epoch from c.doubted_since - now())::bigint / 60)::text, 'never')) from private.clock c);
end
$$;

select is((select count(*) from private.clock), 1::bigint, 'a new shop knows when it was made');
select is(pg_temp.leap('-5 minutes'), 'known -5, doubted since never', 'what is some minutes old is left');
select is(pg_temp.leap('-11 minutes'), 'known 0, doubted since never', 'after that the time is noted');
select is(pg_temp.leap('-29 days'), 'known 0, doubted since never', 'so it is when the shop was closed for some weeks');
select is(pg_temp.leap('23 hours'), 'known 1380, doubted since never', 'a clock that went back some hours goes on');
select is(pg_temp.leap('-31 days'), 'known -44640, doubted since 0', 'a clock that leapt ahead is doubted');
select is(pg_temp.leap('-31 days', '-23 hours'), 'known -44640, doubted since -1380', 'for a day');
select is(pg_temp.leap('-31 days', '-24 hours'), 'known 0, doubted since never', 'and then believed');
select is(pg_temp.leap('-1 day', '2 years'), 'known 0, doubted since never', 'one that was put right is believed at once');
select is(pg_temp.leap('-2 years', '-31 days'), 'known -1051200, doubted since 0', 'one that leaps again is doubted anew');
select is(pg_temp.leap('-2 years', '1 day'), 'known -1051200, doubted since 0', 'as one that is put back a little');
select is(pg_temp.leap('2 days'), 'known 2880, doubted since 0', 'a clock that leapt back is doubted');
select is(pg_temp.leap('2 years', '-25 hours'), 'known 0, doubted since never', 'and believed after a day');

-- What waits
select pg_temp.leap('-2 years');
select is((select count(*) from private.jobs where ends), 13::bigint, 'what ends for good');
select is((select count(*) from private.due_jobs()), (select count(*) from private.jobs where not ends), 'waits, and nothing else does');
select is_empty($$ select 1 from private.due_jobs() where name = 'expired_holds' $$, 'reservations do');
select matches((select last_problem from public.job_health() where name = 'expired_holds'),
  '^It waits until 20.* UTC: the clock leapt ahead, and the shop was last at work at 20.* UTC\.$', 'the desk hears why');
select is((select last_problem from public.job_health() where name = 'payment_checks'), null, 'of what waits alone');
select pg_temp.leap('2 years');
select is((select count(*) from private.due_jobs()), (select count(*) from private.jobs), 'a clock that is behind ends nothing, so nothing waits');
select is((select last_problem from public.job_health() where name = 'expired_holds'), null, 'nor says so');

-- After a clock that was ahead
select private.run_job('reviews');
select is_empty($$ select 1 from private.due_jobs() where name = 'reviews' $$, 'a job that was just done waits for its turn');
update private.job_runs set last_run_at = now() + interval '2 years' where name = 'reviews';
select isnt_empty($$ select 1 from private.due_jobs() where name = 'reviews' $$, 'one that ran in two years does not wait for them');
select throws_ok($$ insert into private.clock values (false, now(), null) $$, '23514', null, 'there is one clock');
select * from finish();
rollback;
