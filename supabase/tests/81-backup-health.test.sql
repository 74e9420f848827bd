-- A night without a good backup is late work, which the owner's desk shows.
begin;
select plan(15);
select tests.make_user('boss');
select tests.make_user('asha');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.health() returns text language sql as $$
  select format('%s, %s failed, %s in a row%s', coalesce((now() - h.last_done_at)::text, 'never'), h.failures, h.failures_in_a_row,
    case when h.is_late then ', late: ' || h.last_problem else '' end)
  from public.job_health() h where h.name = 'nightly_backup'
$$;

select is(pg_temp.health(), null, 'a shop that makes none by itself has none that is late');
select is_empty($$ select 1 from private.due_jobs() where name = 'nightly_backup' $$, 'and the database is not asked to make it');
select private.note_backup(null);
select is(pg_temp.health(), 'never, 0 failed, 0 in a row', 'a new shop has none yet');
select private.note_backup(null, 'The disk is too full.');
select is(pg_temp.health(), 'never, 1 failed, 1 in a row', 'a try that failed is counted');
update private.backups set begun_at = now() - interval '26 hours 1 minute';
select is(pg_temp.health(), 'never, 1 failed, 1 in a row, late: The disk is too full.', 'after a night it is late');
-- Every other job is on time, however long ago this shop was made.
update private.jobs set registered_at = now();
select tests.sign_in('boss');
select is(public.desk_today() ->> 'late_jobs', '1', 'which the start of the desks says');
select is((select late_by from public.job_health() where name = 'nightly_backup'), interval '1 minute', 'and since when');
select tests.sign_in('asha');
select is(tests.outcome('select private.note_backup(now())'), '42501', 'nobody else notes one');
select is(tests.outcome('select * from private.backups'), '42501', 'or reads of it');
select tests.as_owner();

update private.backups set last_failed_at = now() - interval '3 hours';
select private.note_backup(now() - interval '2 hours');
select is(pg_temp.health(), '02:00:00, 1 failed, 0 in a row', 'a good one ends it');
select private.note_backup(now() - interval '27 hours', 'The bucket did not answer.');
select is(pg_temp.health(), '1 day 03:00:00, 2 failed, 1 in a row, late: The bucket did not answer.', 'one that is old does not');
select private.note_backup(now() - interval '27 hours');
select is(pg_temp.health(), '1 day 03:00:00, 2 failed, 1 in a row, late: The bucket did not answer.', 'nor does time');
update private.backups set looked_at = now() - interval '25 hours';
select is(pg_temp.health(), null, 'where backups were switched off nothing is late');
select private.note_backup(null);
select is(pg_temp.health(), 'never, 2 failed, 1 in a row', 'and where they begin again they have a night');
select is((select count(*) from private.backups), 1::bigint, 'one row knows it all');

select * from finish();
rollback;
