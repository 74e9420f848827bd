-- Each job stands alone, what became of it is kept, and pg_cron gets the timetable when it is there.
begin;
select plan(39);
select tests.make_shop();
select tests.make_user('boss');
select tests.make_user('asha');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
create function pg_temp.health(job text) returns text language sql as $$
  select format('%s done, %s failed, %s in a row%s', coalesce(h.last_count::text, 'never'), h.failures, h.failures_in_a_row,
    case when h.is_late then ', late' else '' end)
  from public.job_health() h where h.name = job
$$;
grant execute on all functions in schema pg_temp to public;
select public.tell_mpesa_powers('{}');

-- Pace
select is((select count(*) from private.due_jobs()), (select count(*) from private.jobs), 'at first everything is due');
select is(private.run_job('reviews'), '{"count": 0}', 'one is done by itself');
select is_empty($$ select 1 from private.due_jobs() where name = 'reviews' $$, 'and then waits for its turn');
update private.job_runs set last_run_at = now() - interval '15 seconds' where name = 'reviews';
select isnt_empty($$ select 1 from private.due_jobs() where name = 'reviews' $$, 'which comes');
select is((select name from private.due_jobs() where name ~ '^consult' order by 1 limit 1), 'consultation_reminders', 'the list names jobs');
select throws_ok($$ select private.run_job('nothing') $$, '42704', 'There is no job nothing.', 'one that is not there is told');

-- One bad row
create table public.half_done (id integer);
create function private.break_down() returns integer language plpgsql as $$
begin
  insert into public.half_done values (1);
  raise exception 'row 17 is not as it should be';
end
$$;
select private.register_job('broken', 0, '15 seconds', 'private.break_down()');
select is((select name from private.due_jobs() limit 1), 'broken', 'a job that comes first');
select is(private.run_job('broken'), '{"problem": "row 17 is not as it should be", "in_a_row": 1}', 'and fails says why');
select is_empty('select 1 from public.half_done', 'what it had done is undone');
select is(pg_temp.health('broken'), 'never done, 1 failed, 1 in a row', 'the failure is counted');
select tests.sign_in('asha');
select tests.remember('order', (tests.order_of(9001, 1)).id);
select tests.as_service();
update public.orders set hold_expires_at = now() - interval '1 minute' where id = tests.id_of('order');
select is(public.run_scheduled_jobs() ->> 'expired_holds', '1', 'holds end all the same');
select ok(not public.run_scheduled_jobs() ? 'broken', 'what failed is in no count');
select tests.as_owner();
select is(pg_temp.health('broken'), 'never done, 3 failed, 3 in a row', 'each failure counts');
select matches(pg_temp.health('expired_holds'), '^[0-9]+ done, 0 failed, 0 in a row$', 'nothing is said against the others');
create or replace function private.break_down() returns integer language sql as 'select 4';
select is(private.run_job('broken'), '{"count": 4}', 'a job that was mended goes on');
select is(pg_temp.health('broken'), '4 done, 3 failed, 0 in a row', 'and what failed before stays known');

-- One bad row of its own
select tests.sign_in('asha');
select tests.remember('bad', (tests.order_of(9001, 1)).id);
select tests.remember('good', (tests.order_of(9001, 1)).id);
select tests.remember('started', (public.start_payment((tests.order_of(9002, 1)).id) ->> 'payment_id')::uuid);
select tests.remember('of unanswered', (tests.order_of(9002, 1)).id);
select tests.remember('of answered', (tests.order_of(9002, 1)).id);
select tests.remember('unanswered', tests.prompted(tests.id_of('of unanswered'), 'C-1'));
select tests.sign_in('asha');
select tests.remember('answered', tests.prompted(tests.id_of('of answered'), 'C-2'));
select tests.as_owner();
create function private.break_row() returns trigger language plpgsql as $$
begin
  if new.order_id in (tests.id_of('bad'), tests.id_of('of unanswered')) then
    raise exception 'no event for this one';
  end if;
  return new;
end
$$;
create trigger break_row before insert on public.order_events for each row execute function private.break_row();
update public.orders set hold_expires_at = now() - interval '1 minute' where id in (tests.id_of('bad'), tests.id_of('good'));
select is(private.run_job('expired_holds') ->> 'problem', 'A row was left out: no event for this one', 'a hold that cannot end is told');
select results_eq(format($$ select payment_state from public.orders where id in (%L, %L) order by 1 $$, tests.id_of('bad'), tests.id_of('good')),
  $$ values ('awaiting'), ('expired') $$, 'and the other one ends');
update public.payments set checks = 20, next_check_at = now() where id = tests.id_of('unanswered');
update public.payments set checks = 3, next_check_at = now() where id = tests.id_of('answered');
select is(private.run_job('reviews') ->> 'problem', 'A row was left out: no event for this one', 'a payment nobody can give up');
select tests.as_service();
select is((select count(*) from public.claim_payment_checks()), 1::bigint, 'keeps no other from being checked');
select tests.as_owner();
update public.payments set created_at = now() - interval '3 minutes' where id = tests.id_of('started');
select is(private.run_job('failed_starts'), '{"count": 1}', 'nor from being given up');
drop trigger break_row on public.order_events;
select is(private.run_job('expired_holds'), '{"count": 1}', 'a row that was mended is done');
select is(private.run_job('reviews') ->> 'problem', 'A row was left out: no event for this one', 'what was left out beside the job is told once more');
select is((select state from public.payments where id = tests.id_of('unanswered')), 'needs_review', 'and done now');
select is(private.run_job('reviews'), '{"count": 0}', 'after which all is well');

-- Late
update private.jobs set registered_at = now() - interval '2 minutes 44 seconds';
select is(pg_temp.health('broken'), '4 done, 3 failed, 0 in a row', 'three turns and two minutes are waited');
update private.job_runs set last_done_at = now() - interval '2 minutes 46 seconds' where name = 'broken';
select is(pg_temp.health('broken'), '4 done, 3 failed, 0 in a row, late', 'then it is late');
select tests.sign_in('boss');
select is(public.desk_today() ->> 'late_jobs', '1', 'which the start of the desks says');
select is((select count(*) from public.job_health() where is_late), 1::bigint, 'and the owner may look at');
select tests.sign_in('asha');
select is(tests.outcome('select * from public.job_health()'), 'not_allowed', 'a member may not');
select tests.as_visitor();
select is(tests.outcome('select * from public.job_health()'), '42501', 'nor a visitor');
select tests.as_owner();
select is_empty($$ select p.oid::regprocedure from pg_proc p, unnest('{anon,authenticated,service_role}'::text[]) role
  where p.pronamespace = 'private'::regnamespace and p.proname ~ 'job|cron|secret|call_function' and has_function_privilege(role, p.oid, 'execute') $$,
  'no key of the API runs, schedules or registers a job');

-- Those that edge functions do
select is(private.run_job('payment_checks', true), '{"count": 0}', 'nothing is due');
select isnt(pg_temp.health('payment_checks'), null, 'which is done with that');
select private.register_job('called', 0, '15 seconds', '3', 'check-payments');
select is(private.run_job('called', true), '{"count": 3}', 'who calls it learns that something is due');
select is(pg_temp.health('called'), 'never done, 0 failed, 0 in a row', 'and notes what came of it');
select is(private.note_job('called', 0, 'check-payments answered 500'), 1, 'a failure');
select is(pg_temp.health('called'), 'never done, 1 failed, 1 in a row', 'as of any other job');
select is(private.note_job('called', 3), 0, 'or the work done');

select * from finish();
rollback;
