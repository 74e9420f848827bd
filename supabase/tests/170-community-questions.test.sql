-- Questions of the community: who asks, who answers, who reads when, and that nobody learns who asked.
begin;
select plan(124);
select tests.make_user(name) from unnest('{asha,baraka,mutheu,otieno,boss,writer}'::text[]) name;
insert into public.user_roles (user_id, email, role) values
  (tests.user_id('boss'), 'boss@tests.example', 'admin'), (tests.user_id('writer'), 'writer@tests.example', 'content'),
  (tests.user_id('mutheu'), 'mutheu@tests.example', 'practitioner'), (tests.user_id('otieno'), 'otieno@tests.example', 'practitioner');
update public.practitioners p set slug = split_part(u.email, '@', 1), display_name = initcap(split_part(u.email, '@', 1)) || ' Wambua',
  title = 'Nutritionist', licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = private.nairobi_date() + 300,
  verified_at = now(), status = 'active'
from auth.users u where u.id = p.user_id and u.email like 'mutheu%';
insert into public.banned_claims (id, pattern) values (1, 'cures diabetes') on conflict (id) do update set pattern = excluded.pattern;

create function pg_temp.ask(called text, title text default 'Is managu safe every day?',
  body text default 'I eat it each evening and like it.', topic text default 'food', lang text default 'en') returns text language sql as $$
  select public.ask_question(tests.user_id(called), topic, title, body, lang)
$$;
create function pg_temp.seen() returns text language sql as $$
  select coalesce(string_agg(title, ', ' order by title), 'nothing') from public.browse_questions()
$$;
create function pg_temp.told(who text) returns text language sql security definer as $$
  select coalesce(string_agg(title || ': ' || message || ' → ' || (metadata ->> 'link'), ' | ' order by title), 'nothing')
  from public.notifications where user_id = tests.user_id(who)
$$;
create function pg_temp.hush() returns void language sql security definer as $$ delete from public.notifications $$;
create function pg_temp.tomorrow() returns void language sql security definer as $$
  update public.daily_usage_limits set usage_date = usage_date - 1;
  update public.community_questions set asked_at = asked_at - interval '1 day';
  update public.community_questions set asked_at = asked_at - interval '1 hour' where id = tests.user_id('one')
$$;
grant execute on all functions in schema pg_temp to public;

-- What is no contact
select ok(not private.has_contact_details(words), words || ' is none')
from unnest(array['150/95, then 142/90 at 7.30', 'since 2026-11-29', '120 80 130 85', 'e.g. ugali, etc. and so on', 'Vit. B12 at 2.5 mg', '1,000 ml',
  'one or two spoons three times a day for four or five days', 'kijiko kimoja, mbili au tatu', '6, 7, 8 or nine hours of sleep', 'H2O and 100 g', 'morning/evening', 'and/or 1/2 cup']) words;

-- There is no way around the functions
select tests.as_visitor();
select is(tests.outcome('select * from public.community_questions'), '42501', 'visitors read no rows');
select is(tests.outcome($$ select pg_temp.ask('one') $$), '42501', 'and ask nothing');
select tests.sign_in('asha');
select is(tests.outcome('select * from public.community_questions'), 'accepted', 'members may look for their own');
select is(tests.outcome($$ insert into public.community_questions (id, user_id, topic, title, body, lang)
  values (gen_random_uuid(), tests.user_id('baraka'), 'food', 'In your name', 'In your name, too', 'en') $$), '42501', 'nobody asks in another name');

-- Asking
select is(tests.outcome($$ select pg_temp.ask('one', 'Hm?') $$), 'bad_title', 'a title of five letters at least');
select is(tests.outcome($$ select pg_temp.ask('one', repeat('x', 121)) $$), 'bad_title', 'of 120 at most');
select is(tests.outcome($$ select pg_temp.ask('one', body => 'short') $$), 'bad_body', 'a text of ten letters at least');
select is(tests.outcome($$ select pg_temp.ask('one', body => repeat('x', 1001)) $$), 'bad_body', 'of 1,000 at most');
select is(tests.outcome($$ select pg_temp.ask('one', topic => 'politics') $$), 'invalid', 'about a topic of the list');
select is(tests.outcome($$ select pg_temp.ask('one', lang => 'fr') $$), 'invalid', 'in a language of the shop');
select is(tests.outcome($$ select public.ask_question(null, 'food', 'Is managu safe?', 'Every evening, I mean.', 'en') $$), 'invalid', 'under a key');
select is(tests.outcome(format('select pg_temp.ask(%L, body => %L)', 'one', 'Write to me: ' || contact)), 'contact_details', contact || ' is refused')
from unnest(array['0712 345 678', '0112345678', '+254 712-345-678', '712345678', '+44 20 7946 0958', 'asha@example.co.ke',
  'https://example.com/x', 'www.example.org', 'shop.co.ke', 'wa.me/254712345678', 't.me/asha',
  'zero seven one two three four five six seven eight', 'sufuri saba moja mbili tatu nne tano sita saba nane', '07 one two 345 678', 'O712345678', '0712三45678',
  '０７１２３４５６７８', 'bit.ly/xyz', 'www dot herbs dot com', 'mama at gmail dot com']) contact;
select is(tests.outcome($$ select pg_temp.ask('one', 'Call 0712345678 please') $$), 'contact_details', 'in a title too');

select is(pg_temp.ask('one', E'Is  managu\nsafe every day?'), 'waiting', 'a member asks');
select is(pg_temp.ask('one'), 'waiting', 'the same again changes nothing');
select is((select count(*) || ' ' || min(title) || ' ' || min(state) from public.my_questions()), '1 Is managu safe every day? waiting', 'they see it at once');
select is(public.read_question(tests.user_id('one')) ->> 'is_mine', 'true', 'as theirs');
select is((select count(*) from public.community_questions), 1::bigint, 'with its row');
select is(pg_temp.seen(), 'nothing', 'it is not public');
select is(pg_temp.ask('two', 'Je, mlenda ni salama?', 'Nakula kila siku jioni.', lang => 'sw'), 'waiting', 'a second one');
select is(pg_temp.ask('three', 'How long may I fast?', 'I would like to try fourteen hours.', 'fasting'), 'waiting', 'a third');
select is(tests.outcome($$ select pg_temp.ask('four', 'And one more?') $$), 'too_many_questions', 'no fourth on a day');
select is(public.withdraw_question(tests.user_id('three')), true, 'one is taken back');
select is(tests.outcome($$ select pg_temp.ask('four', 'And one more?') $$), 'too_many_questions', 'which leaves no room');
select pg_temp.tomorrow();
select is(pg_temp.ask('four', 'And one more?'), 'waiting', 'the next day does');

-- Others
select tests.sign_in('baraka');
select is(public.read_question(tests.user_id('one')), null, 'a stranger does not read what waits');
select is(public.withdraw_question(tests.user_id('one')), false, 'nor takes it back');
select is(tests.outcome($$ select pg_temp.ask('one') $$), 'invalid', 'nor writes over it');
select is_empty('select * from public.my_questions()', 'nor finds it among theirs');
select is_empty('select * from public.community_questions', 'nor reads its row');
select is_empty('select * from public.questions_to_answer()', 'nor what practitioners see');
select is(tests.outcome($$ select public.answer_question(tests.user_id('one'), 'I am no practitioner.', 'en') $$), 'not_allowed', 'nor answers');
select is(tests.outcome($$ select public.moderate_question(tests.user_id('one'), 'published') $$), 'not_allowed', 'nor publishes');
select tests.as_visitor();
select is(public.read_question(tests.user_id('one')), null, 'a visitor does not read it');
select is(tests.outcome('select * from public.my_questions()'), '42501', 'and has none');

-- A practitioner
select tests.sign_in('otieno');
select is_empty('select * from public.questions_to_answer()', 'one whose licence is not checked reads nothing');
select is(tests.outcome($$ select public.answer_question(tests.user_id('one'), 'Yes, as a vegetable it is.', 'en') $$), 'not_verified', 'and answers nothing');
select tests.sign_in('mutheu');
select is((select string_agg(title, ', ' order by n) from (select title, row_number() over () n from public.questions_to_answer()) q),
  'Is managu safe every day?, Je, mlenda ni salama?, And one more?', 'another reads what waits, the oldest first');
select is(to_jsonb(q) ?| '{user_id,asker,name}', false, 'without who asked') from public.questions_to_answer() q limit 1;
select is(tests.outcome($$ select public.answer_question(tests.user_id('one'), 'Yes.', 'en') $$), 'bad_body', 'an answer says something');
select is(tests.outcome($$ select public.answer_question(tests.user_id('one'), 'Ring me on 0712 345 678.', 'en') $$), 'contact_details', 'and no number');
select is(tests.outcome($$ select public.answer_question(tests.user_id('one'), 'Managu cures diabetes, they say.', 'en') $$), 'banned_claim', 'and promises no cure');
select is(tests.outcome($$ select public.answer_question(gen_random_uuid(), 'Yes, as a vegetable it is.', 'en') $$), 'not_found', 'to a question that is there');
select is(public.answer_question(tests.user_id('one'), 'Yes, as a vegetable it is.', 'en'), true, 'she answers');
select is(pg_temp.told('asha'), 'Your question was answered: Mutheu Wambua has answered your question. → /community/' || tests.user_id('one'), 'the asker is told');
select is(public.answer_question(tests.user_id('one'), 'Yes, cooked as a vegetable it is.', 'en'), false, 'she puts it better');
select is((select my_answer || ' ' || answers from public.questions_to_answer() where id = tests.user_id('one')),
  'Yes, cooked as a vegetable it is. 1', 'and finds it again');
select is((select count(*) from public.notifications where user_id = tests.user_id('asha')), 0::bigint, 'she reads no bells of others');
select is((select count(*) || ' ' || (select count(*) from public.community_questions) from public.community_answers), '1 0', 'of rows her answer alone');

-- Public now
select tests.sign_in('baraka');
select is((select count(*) + (select count(*) from public.community_questions) from public.community_answers), 0::bigint, 'a stranger reads no rows of it');
select tests.as_visitor();
select is(pg_temp.seen(), 'Is managu safe every day?', 'a visitor reads what was answered');
select is((select answers || ' ' || total_count from public.browse_questions()), '1 1', 'with how many answers');
select is((public.read_question(tests.user_id('one')) #> '{answers,0}') - 'answered_at' - 'edited_at' - 'practitioner_id',
  '{"name": "Mutheu Wambua", "title": "Nutritionist", "slug": "mutheu", "body": "Yes, cooked as a vegetable it is.", "lang": "en"}', 'and by whom');
select is(public.read_question(tests.user_id('one')) ->> 'is_mine', 'false', 'it is not a visitor''s');
select is(public.read_question(tests.user_id('one'))::text like '%' || tests.user_id('asha') || '%', false, 'and not said to be anybody''s');
select is((select count(*) from public.browse_questions('MANA eve')), 1::bigint, 'words are found by how they begin');
select is((select count(*) from public.browse_questions('managu ugali')), 0::bigint, 'all of them');
select is((select count(*) from public.browse_questions(''' | ! & :*')), 1::bigint, 'signs mean nothing');
select is((select count(*) from public.browse_questions(topic => 'herbs')), 0::bigint, 'or by topic');

-- Somebody reports it
select tests.as_visitor();
select is(tests.outcome($$ select public.report_question(tests.user_id('one'), 'harm') $$), '42501', 'a visitor reports nothing');
select tests.sign_in('baraka');
select is(tests.outcome($$ select public.report_question(tests.user_id('one'), 'boring') $$), 'invalid', 'with a reason of the list');
select is(tests.outcome($$ select public.report_question(tests.user_id('two'), 'harm') $$), 'not_found', 'what others may read');
select is(public.report_question(tests.user_id('one'), 'harm'), true, 'a member reports it');
select is(public.report_question(tests.user_id('one'), 'harm'), false, 'once');
select is(public.report_question(tests.user_id('one'), 'cure'), true, 'or for another reason');
select is(tests.outcome($$ insert into public.community_reports (question_id, user_id, reason)
  values (tests.user_id('one'), tests.user_id('asha'), 'rude') $$), '42501', 'never in another name');
select is(public.read_question(tests.user_id('one')) ->> 'is_reported', 'true', 'and reads that it was');
select is((select string_agg(reason, ',') from public.community_reports), 'cure', 'in the own row');
select ok(public.export_my_data() #>> '{tables,community_reports,0,reason}' is not null, 'which is in the download');
select is(tests.outcome('select * from private.desk_questions'), '42501', 'members do not read the list of the desk');
select tests.sign_in('asha');
select is(tests.outcome($$ select public.report_question(tests.user_id('one'), 'harm') $$), 'not_found', 'nobody reports their own question');
select is_empty('select * from public.community_reports', 'or reads who reported it');
select is(public.read_question(tests.user_id('one')) ->> 'is_reported', 'false', 'which is told to who did alone');
select tests.sign_in('writer');
select is(public.desk_today() ->> 'questions', '3', 'Today counts it with those that wait');
select is((select row ->> 'reason' from jsonb_array_elements(public.desk_rows('questions') -> 'rows') row where row ->> 'title' like '%managu%'),
  'cure', 'the desk reads why');
select is(public.desk_rows('questions')::text like '%' || tests.user_id('baraka') || '%', false, 'and not who');
select is(public.moderate_question(tests.user_id('one'), 'published'), 'published', 'it keeps the question');
select is(public.desk_today() ->> 'questions', '2', 'which waits no longer');
select tests.sign_in('baraka');
select is(public.report_question(tests.user_id('one'), 'cure'), true, 'and can be reported again');
select tests.sign_in('otieno');
select is(coalesce(public.desk_today() ->> 'questions', 'none'), 'none', 'a practitioner has no such number');
select tests.as_owner();
insert into public.community_questions (id, user_id, topic, title, body, lang, state, published_at)
select tests.user_id('many' || n), tests.user_id('asha'), 'food', 'One of many', 'One of many questions.', 'en', 'published', now()
from generate_series(1, 10) n;
select tests.sign_in('mutheu');
select is((select count(*) from generate_series(1, 10) n where public.report_question(tests.user_id('many' || n), 'selling')), 10::bigint, 'ten a day');
select is(tests.outcome($$ select public.report_question(tests.user_id('one'), 'harm') $$), 'too_many_reports', 'and no more');
select tests.as_owner();
delete from public.community_questions where title = 'One of many';
update public.community_reports set settled_at = now();

-- The desk
select tests.sign_in('writer');
select is(public.desk_rows('questions') #>> '{rows,0,state}', 'waiting', 'what waits stands first at the desk');
select is(public.moderate_question(tests.user_id('two'), 'published'), 'published', 'which publishes without an answer');
select is(public.moderate_question(tests.user_id('one'), 'hidden'), 'hidden', 'and hides');
select is(tests.outcome($$ select public.moderate_question(tests.user_id('one'), 'deleted') $$), 'invalid', 'and nothing else');
select is(tests.outcome($$ select public.moderate_question(gen_random_uuid(), 'hidden') $$), 'not_found', 'what is there');
select tests.as_visitor();
select is(pg_temp.seen(), 'Je, mlenda ni salama?', 'visitors read what is published');
select is(public.read_question(tests.user_id('one')), null, 'and not what is hidden');
select tests.sign_in('asha');
select is(public.read_question(tests.user_id('one')) ->> 'state', 'hidden', 'its asker does, and is told');
select tests.sign_in('mutheu');
select is(tests.outcome($$ select public.answer_question(tests.user_id('one'), 'It is hidden by now.', 'en') $$), 'not_found', 'a hidden one is not answered');
select tests.sign_in('asha');
select ok(public.export_my_data() #>> '{tables,community_questions,0,title}' is not null, 'questions are in the download');
select tests.as_owner();
delete from auth.users where id = tests.user_id('asha');
select is_empty('select * from public.community_questions', 'and go with the account');
select * from finish();
rollback;
