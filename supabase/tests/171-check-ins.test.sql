-- Weekly check-ins of Gold: who writes, who reads and answers, and that consent decides.
begin;
select plan(79);
select tests.make_user(name) from unnest('{asha,baraka,premium,trial,mutheu,otieno,boss}'::text[]) name;
insert into public.user_roles (user_id, email, role) values (tests.user_id('boss'), 'boss@tests.example', 'admin'),
  (tests.user_id('mutheu'), 'mutheu@tests.example', 'practitioner'), (tests.user_id('otieno'), 'otieno@tests.example', 'practitioner');
update public.practitioners p set slug = split_part(u.email, '@', 1), display_name = initcap(split_part(u.email, '@', 1)) || ' Wambua',
  title = 'Nutritionist', licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = private.nairobi_date() + 300,
  verified_at = now(), status = 'active'
from auth.users u where u.id = p.user_id;
insert into public.user_subscriptions (user_id, plan_type, trial_start, trial_end) values (tests.user_id('asha'), 'gold', null, null),
  (tests.user_id('premium'), 'premium', null, null), (tests.user_id('mutheu'), 'gold', null, null),
  (tests.user_id('trial'), 'free_trial', private.nairobi_date(), private.nairobi_date() + 7);
update auth.users set raw_user_meta_data = '{"full_name": "Asha Mwangi"}' where id = tests.user_id('asha');

create function pg_temp.practice(name text) returns uuid language sql security definer as $$
  select p.id from public.practitioners p where p.user_id = tests.user_id(name)
$$;
create function pg_temp.told(who text) returns text language sql security definer as $$
  select coalesce(string_agg(title || ': ' || message || ' → ' || (metadata ->> 'link'), ' | ' order by title), 'nothing')
  from public.notifications where user_id = tests.user_id(who)
$$;
create function pg_temp.hush() returns void language sql security definer as $$ delete from public.notifications $$;
create function pg_temp.save(aim text default 'Walk after supper', rating integer default 4, worked text default 'Cooking at home',
  hard text default 'Sweet tea at work') returns uuid language sql as $$
  select public.save_check_in(rating, worked, hard, aim)
$$;
create function pg_temp.newest() returns uuid language sql as $$ select (public.my_coaching() #>> '{check_ins,0,id}')::uuid $$;
create function pg_temp.set_plan(plan text) returns void language sql security definer as $$
  update public.user_subscriptions set plan_type = plan where user_id = tests.user_id('asha')
$$;
create function pg_temp.age(weeks integer) returns void language sql security definer as $$
  update public.check_ins set week = week - 7 * weeks
$$;
grant execute on all functions in schema pg_temp to public;

-- There is no way around the functions
select tests.as_visitor();
select is(tests.outcome('select public.my_coaching()'), '42501', 'visitors have no coaching');
select is(tests.outcome('select * from public.check_ins'), '42501', 'and read no rows');
select tests.sign_in('asha');
select is(tests.outcome($$ insert into public.check_ins (user_id, week, rating, aim) values (tests.user_id('asha'), '2026-11-30', 3, 'Walk') $$),
  '42501', 'members write none by themselves');
select is(tests.outcome($$ update public.coachings set practitioner_id = gen_random_uuid() $$), '42501', 'nor who coaches them');

-- Weeks
select tests.as_owner();
select is(private.week_of('2026-11-29'), date '2026-11-23', 'a Sunday ends its week');
select is(private.week_of('2026-11-30'), date '2026-11-30', 'a Monday begins one');
select is(private.next_check_in(7, '2026-11-29 14:59+00'), timestamptz '2026-11-29 18:00+03', 'the same day, before six');
select is(private.next_check_in(7, '2026-11-29 15:00+00'), timestamptz '2026-12-06 18:00+03', 'else a week later');
select is(private.next_check_in(null), null, 'no day, no reminder');

-- Gold alone
select tests.sign_in('baraka');
select is(public.my_coaching() - 'week', '{"is_open": false, "coach": null, "remind_on": null, "check_ins": []}', 'another plan has none');
select is(tests.outcome(format('select public.choose_coach(%L, true)', pg_temp.practice('mutheu'))), 'plan_required', 'Basic chooses no coach');
select is(tests.outcome('select pg_temp.save()'), 'plan_required', 'and writes nothing');
select tests.sign_in('premium');
select is(tests.outcome(format('select public.choose_coach(%L, true)', pg_temp.practice('mutheu'))), 'plan_required', 'nor does Premium');
select tests.sign_in('trial');
select is(tests.outcome(format('select public.choose_coach(%L, true)', pg_temp.practice('mutheu'))), 'plan_required', 'nor the trial');

-- A coach, by consent
select tests.sign_in('asha');
select is(tests.outcome('select pg_temp.save()'), 'no_coach', 'first a coach is chosen');
select is(tests.outcome('select public.remind_of_check_in(1)'), 'not_found', 'before reminders too');
select is(tests.outcome(format('select public.choose_coach(%L, false)', pg_temp.practice('mutheu'))), 'no_consent', 'who may read by consent');
select is(tests.outcome(format('select public.choose_coach(%L, null)', pg_temp.practice('mutheu'))), 'no_consent', 'that was given');
select is(tests.outcome('select public.choose_coach(gen_random_uuid(), true)'), 'not_found', 'and is there');
select lives_ok(format('select public.choose_coach(%L, true)', pg_temp.practice('mutheu')), 'Asha chooses Mutheu');
select is((public.my_coaching() -> 'coach') - 'id', '{"name": "Mutheu Wambua", "title": "Nutritionist", "slug": "mutheu", "is_open": true}', 'and reads whom');
select tests.sign_in('mutheu');
select is(tests.outcome(format('select public.choose_coach(%L, true)', pg_temp.practice('mutheu'))), 'not_found', 'nobody coaches themselves');

-- A check-in
select tests.sign_in('asha');
select is(tests.outcome('select pg_temp.save(rating => 6)'), 'bad_rating', 'a week is rated 1 to 5');
select is(tests.outcome('select pg_temp.save(rating => null)'), 'bad_rating', 'and rated');
select is(tests.outcome($$ select pg_temp.save('') $$), 'bad_aim', 'it has an aim');
select is(tests.outcome($$ select pg_temp.save(repeat('x', 201)) $$), 'bad_aim', 'a short one');
select is(tests.outcome($$ select pg_temp.save(worked => repeat('x', 601)) $$), 'too_long', 'and some words');
select ok(pg_temp.save() is not null, 'it is written');
select is(pg_temp.told('mutheu'), 'A weekly check-in to answer: Somebody whom you coach has written how their week went. → /practice?tab=coaching',
  'the coach is told, without a name');
select is(pg_temp.save('Walk after lunch', 3), pg_temp.newest(), 'and written better, as the same one');
select is((select count(*)::integer from regexp_matches(pg_temp.told('mutheu'), 'A weekly', 'g')), 1, 'which tells nobody again');
select is((public.my_coaching() #> '{check_ins,0}') - '{id,week,noted_at}'::text[],
  '{"rating": 3, "worked": "Cooking at home", "hard": "Sweet tea at work", "aim": "Walk after lunch", "answer": null, "answered_at": null, "answered_by": null}',
  'they read it');
select is((public.my_coaching() #>> '{check_ins,0,week}'), public.my_coaching() ->> 'week', 'as this week''s');
select is((select count(*) from public.check_ins) + (select count(*) from public.coachings), 2::bigint, 'and their own rows');
select tests.remember('one', pg_temp.newest());

-- Who reads and answers
select tests.sign_in('baraka');
select is(public.my_coaching() -> 'check_ins', '[]', 'a stranger reads nothing');
select is_empty('select * from public.check_ins_to_answer()', 'in no way');
select is((select count(*) from public.check_ins) + (select count(*) from public.coachings), 0::bigint, 'nor rows');
select is(tests.outcome($$ select public.answer_check_in(tests.id_of('one'), 'Well done.') $$), 'not_allowed', 'and answers nothing');
select is(public.delete_check_in(tests.id_of('one')), false, 'nor deletes');
select tests.sign_in('otieno');
select is_empty('select * from public.check_ins_to_answer()', 'another practitioner reads nothing');
select is(tests.outcome($$ select public.answer_check_in(tests.id_of('one'), 'Well done.') $$), 'not_found', 'and answers nothing');
select tests.sign_in('boss');
select is_empty('select * from public.check_ins_to_answer()', 'nor does an administrator');
select is((select count(*) from public.check_ins) + (select count(*) from public.coachings), 0::bigint, 'who reads no rows either');
select tests.sign_in('mutheu');
select is((select member || ': ' || rating || ', ' || aim from public.check_ins_to_answer()), 'Asha Mwangi: 3, Walk after lunch', 'the coach reads');
select is((select count(*) from public.check_ins) + (select count(*) from public.coachings), 0::bigint, 'through this function alone');
select is(tests.outcome($$ select public.answer_check_in(tests.id_of('one'), ' ') $$), 'bad_body', 'an answer says something');
select is(public.answer_check_in(tests.id_of('one'), 'Ten minutes are enough.'), true, 'she answers');
select is(pg_temp.told('asha'), 'Your coach has answered: Mutheu Wambua has answered your weekly check-in. → /coaching', 'the member is told');
select is(public.answer_check_in(tests.id_of('one'), 'Ten minutes are enough to begin.'), false, 'once');
select tests.sign_in('asha');
select is(public.my_coaching() #>> '{check_ins,0,answer}', 'Ten minutes are enough to begin.', 'they read the answer');
select is(public.my_coaching() #>> '{check_ins,0,answered_by}', 'Mutheu Wambua', 'and whose it is');
select is(tests.outcome('select pg_temp.save()'), 'answered', 'what was answered stays');
select pg_temp.age(1);
select ok(pg_temp.save('Sleep by ten') is not null, 'the next week has one of its own');
select is(jsonb_array_length(public.my_coaching() -> 'check_ins'), 2, 'beside the former one');

select pg_temp.hush();
select public.save_check_in(1, '', 'I do not want to live any more.', 'None at all', true) is not null;
select is(pg_temp.told('mutheu'), 'A check-in that cannot wait: Somebody whom you coach tells of something that needs help now. They read whom to call. → /practice?tab=coaching',
  'a cry for help is told as one');
select public.save_check_in(1, '', 'I still do not want to live.', 'None at all', true) is not null;
select is((select count(*) from public.notifications where user_id = tests.user_id('mutheu')), 0::bigint, 'of which others read nothing');
select tests.sign_in('mutheu');
select is((select count(*) from public.notifications), 1::bigint, 'and once');
select is((select string_agg(cannot_wait || ' ' || (answer is null), ', ') from public.check_ins_to_answer()), 'true true, false false', 'it stands first');
select tests.sign_in('asha');
select ok(pg_temp.save('Sleep by ten') is not null, 'they write it anew');

-- Consent goes
select lives_ok(format('select public.choose_coach(%L, true)', pg_temp.practice('otieno')), 'Asha chooses another coach');
select tests.sign_in('mutheu');
select is_empty('select * from public.check_ins_to_answer()', 'the former one reads nothing more');
select tests.sign_in('otieno');
select is((select string_agg(aim, ', ') from public.check_ins_to_answer()), 'Sleep by ten, Walk after lunch', 'the new one reads what there is, what waits first');
select tests.sign_in('asha');
select is(public.end_coaching(), true, 'Asha ends it');
select is(public.end_coaching(), false, 'once');
select tests.sign_in('otieno');
select is_empty('select * from public.check_ins_to_answer()', 'nobody reads them');
select tests.sign_in('asha');
select is(jsonb_array_length(public.my_coaching() -> 'check_ins'), 2, 'but who wrote them');

-- Reminders
select public.choose_coach(pg_temp.practice('mutheu'), true);
select is(tests.outcome('select public.remind_of_check_in(8)'), 'invalid', 'a week has seven days');
select ok(public.remind_of_check_in(7) > now(), 'one is chosen');
select tests.as_owner();
create function pg_temp.reminded(at timestamptz) returns text language plpgsql as $$
begin
  perform pg_temp.hush();
  update public.coachings set next_reminder_at = '2030-12-08 18:00+03' where user_id = tests.user_id('asha');
  perform private.send_check_in_reminders(at);
  return pg_temp.told('asha');
end
$$;
select is(pg_temp.reminded('2030-12-08 17:59+03'), 'nothing', 'not too early');
select is(pg_temp.reminded('2030-12-08 18:00+03'), 'How was your week?: Your weekly check-in waits for you. → /coaching', 'at six');
select is((select next_reminder_at from public.coachings), timestamptz '2030-12-15 18:00+03', 'and again in a week');
select is(pg_temp.reminded('2030-12-09 00:00+03'), 'nothing', 'hours later no more');
update public.check_ins set week = '2030-12-02' where aim = 'Sleep by ten';
select is(pg_temp.reminded('2030-12-08 18:00+03'), 'nothing', 'nor who has written');
update public.check_ins set week = '2026-01-05' where aim = 'Sleep by ten';
select pg_temp.set_plan('premium');
select is(pg_temp.reminded('2030-12-08 18:00+03'), 'nothing', 'nor who left Gold');

-- After Gold
select tests.sign_in('asha');
select is(jsonb_array_length(public.my_coaching() -> 'check_ins'), 2, 'what was written stays theirs');
select is(tests.outcome('select pg_temp.save()'), 'plan_required', 'and nothing new is');
select is(public.delete_check_in(tests.id_of('one')), true, 'they delete one');
select is(jsonb_array_length(public.export_my_data() #> '{tables,check_ins}') || ' ' || jsonb_array_length(public.export_my_data() #> '{tables,coachings}'),
  '1 1', 'the rest is in the download');
select tests.as_owner();
delete from auth.users where id = tests.user_id('asha');
select is((select count(*) from public.check_ins) + (select count(*) from public.coachings), 0::bigint, 'and all goes with the account');
select * from finish();
rollback;
