begin;
select plan(29);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
delete from public.herbs;
delete from public.remedies;
insert into public.herbs (slug, body, status)
select s, jsonb_build_object('slug', s, 'names', jsonb_build_object('english', jsonb_build_array(initcap(s)), 'swahili', '["mwarobaini"]'::jsonb),
  'accepted_name', 'Planta ' || s, 'summary', 'A leaf.', 'about', 'Long text.', 'alert', null,
  'uses', '[{"topic": "digestion", "evidence": "B", "text": "x", "references": ["who"]}, {"topic": "sleep", "evidence": "C"}]'::jsonb,
  'pregnancy', '{"status": "avoid", "text": "Not in pregnancy."}'::jsonb, 'ayurveda', '{"dosha": {"vata": 1, "pitta": -1, "kapha": 0}}'::jsonb),
  case s when 'kava' then 'withdrawn' else 'published' end
from unnest('{neem,mint,kava}'::text[]) s;
insert into public.remedies (slug, body, status) values
  ('ginger-tea', '{"slug": "ginger-tea", "title": "Ginger tea", "picture": "ginger", "steps": ["Pour"], "ingredients": [{"ingredient": "water", "optional": false, "amount": "1 cup"}]}', 'published'),
  ('old-tea', '{"slug": "old-tea", "title": "Old tea"}', 'withdrawn');

-- What readers get
select tests.as_visitor();
select results_eq('select name from public.herbs order by name', $$ values ('Mint'), ('Neem') $$, 'a visitor reads what is published');
select is(card -> 'uses', '[["digestion", "B"], ["sleep", "C"]]'::jsonb, 'a card carries topics and grades, not texts') from public.herbs where slug = 'neem';
select is(card ->> 'pregnancy', 'avoid', 'and what pregnancy means') from public.herbs where slug = 'neem';
select is(card -> 'dosha' ->> 'pitta', '-1', 'and the doshas') from public.herbs where slug = 'neem';
select is(card -> 'dangerous', 'false'::jsonb, 'a null alert is no alert') from public.herbs where slug = 'neem';
select ok(not card ? 'about', 'and nothing long') from public.herbs where slug = 'neem';
select results_eq('select title from public.remedies', $$ values ('Ginger tea') $$, 'remedies the same way');
select is(card -> 'ingredients', '[["water", false]]'::jsonb, 'with a card that says what they need') from public.remedies;
select is(card ->> 'picture', 'ginger', 'and how they look') from public.remedies;
select is(tests.outcome($$ insert into public.herbs (slug, body) values ('x', '{"slug": "x"}') $$), '42501', 'and writes none');
select is(tests.outcome('select * from public.saved_herbs'), '42501', 'a visitor saves on the device');
select is(tests.outcome($$ select public.merge_saved_herbs('{neem}') $$), '42501', 'and merges nothing');
select tests.sign_in('asha');
select is(count(*), 2::bigint, 'a member reads the same') from public.herbs;
select is(tests.outcome($$ update public.herbs set status = 'withdrawn' $$), '42501', 'and changes none');
select is(tests.outcome($$ delete from public.remedies $$), '42501', 'nor removes one');
select is(tests.outcome($$ update public.safety_terms set name = 'x' $$), '42501', 'nor renames a term');
select tests.sign_in('boss');
select is(count(*), 3::bigint, 'an administrator also reads what was withdrawn') from public.herbs;
select is(count(*), 2::bigint, 'remedies too') from public.remedies;
select is(tests.outcome($$ update public.herbs set body = body $$), '42501', 'but edits through revisions only');

-- Saved herbs
select tests.sign_in('asha');
select lives_ok($$ insert into public.saved_herbs (slug) values ('neem') $$, 'a herb is saved');
select is(tests.outcome($$ insert into public.saved_herbs (slug) values ('neem') $$), '23505', 'once');
select is(tests.outcome($$ insert into public.saved_herbs (slug) values ('kava') $$), '42501', 'of those one can read');
select is(tests.outcome($$ insert into public.saved_herbs (user_id, slug) values (tests.user_id('baraka'), 'mint') $$), '42501', 'for oneself');
select is(public.merge_saved_herbs('{mint,neem,kava,nothing}'), 1, 'a device''s bookmarks are added');
select is(public.merge_saved_herbs(null), 0, 'nothing adds nothing');
select tests.sign_in('baraka');
select is_empty('select * from public.saved_herbs', 'a stranger sees none');
select is(tests.touched('delete from public.saved_herbs'), 0::bigint, 'and removes none');
select tests.sign_in('boss');
select is_empty('select * from public.saved_herbs', 'nor does an administrator');
select tests.sign_in('asha');
select is(tests.touched('delete from public.saved_herbs'), 2::bigint, 'the owner does');

select * from finish();
rollback;
