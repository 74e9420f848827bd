begin;
select plan(47);
select tests.make_user('asha');
select tests.make_user('baraka');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
select tests.make_shop();
delete from public.nutrition_articles;
delete from public.foods;
delete from public.herbs;
insert into public.banned_claims (id, pattern) values (9001, '\ycures?\y') on conflict do nothing;
insert into public.foods (slug, name, category, cost, energy_kcal, protein_g, fat_g, carbohydrate_g, measures, source)
values ('githeri', 'Githeri', 'dishes', 'low', 1, 1, 1, 1, '[{"label": "1 cup", "grams": 1}]', 'A food table that is long enough');
insert into public.herbs (slug, body) values ('neem', '{"slug": "neem", "names": {"english": ["Neem"]}, "uses": []}');

create function tests.article(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"slug": "beans", "topic": "protein", "goal": "save-money", "title": "Beans for everybody",
    "summary": "Soak them, cook them well, and eat them with greens and a squeeze of lemon.",
    "body": [{"kind": "heading", "text": "Why beans"}, {"kind": "paragraph", "text": "They fill."},
      {"kind": "list", "is_ordered": true, "items": ["Soak", "Boil"]},
      {"kind": "callout", "tone": "tip", "title": "Gas", "text": "Throw the water away."},
      {"kind": "table", "caption": "Portions", "head": ["Food", "Grams"], "rows": [["Beans", "170"]]}],
    "reading_minutes": 3, "sources": [{"title": "It cures nothing: a review", "publisher": "WHO", "year": 2020, "url": null}],
    "food_ids": ["githeri"], "herb_slugs": ["neem"], "product_skus": ["T-1"], "reviewed_at": "2026-01"}'::jsonb || changes
$$;
create function tests.faulty_field(changes jsonb) returns text language sql as $$
  select public.check_content('article', tests.article(changes)) #>> '{0,field}'
$$;
grant execute on function tests.article(jsonb), tests.faulty_field(jsonb) to authenticated;
insert into public.nutrition_articles (slug, body, status) values
  ('beans', tests.article(), 'published'),
  ('milk', tests.article('{"slug": "milk", "title": "Milk for everybody"}'), 'published'),
  ('old', tests.article('{"slug": "old", "title": "An old story"}'), 'withdrawn');

-- What readers get
select tests.as_visitor();
select results_eq('select title from public.nutrition_articles order by slug', $$ values ('Beans for everybody'), ('Milk for everybody') $$, 'a visitor reads what is published');
select is(card -> 'headings', '["Why beans"]'::jsonb, 'a card says what the text is about') from public.nutrition_articles where slug = 'beans';
select is(card -> 'reading_minutes', '3'::jsonb, 'and how long it takes') from public.nutrition_articles where slug = 'beans';
select ok(not card ? 'body', 'and nothing long') from public.nutrition_articles where slug = 'beans';
select is(tests.outcome($$ insert into public.nutrition_articles (slug, body) values ('x', '{"slug": "x"}') $$), '42501', 'and writes none');
select is(tests.outcome('select * from public.saved_articles'), '42501', 'a visitor saves on the device');
select is(tests.outcome($$ select public.merge_saved_articles('{beans}') $$), '42501', 'and merges nothing');
select tests.sign_in('asha');
select is(count(*), 2::bigint, 'a member reads the same') from public.nutrition_articles;
select is(tests.outcome($$ update public.nutrition_articles set status = 'withdrawn' $$), '42501', 'and changes none');
select is(tests.outcome($$ select public.check_content('article', '{}') $$), 'not_allowed', 'nor asks for faults');
select tests.sign_in('boss');
select is(count(*), 3::bigint, 'an administrator also reads what was withdrawn') from public.nutrition_articles;
select is(tests.outcome($$ delete from public.nutrition_articles $$), '42501', 'but edits through revisions only');

-- Faults
select is(public.check_content('article', tests.article()), '[]', 'a whole article has no faults, whatever its sources are called');
select is(tests.faulty_field('{"title": " "}'), 'title', 'no title');
select is(tests.faulty_field('{"title": "Short"}'), 'title', 'a title too short to say anything');
select is(tests.faulty_field('{"summary": "Eat beans."}'), 'summary', 'a summary too short');
select is(tests.faulty_field('{"topic": "gossip"}'), 'topic', 'an unknown topic');
select is(tests.faulty_field('{"goal": "fame"}'), 'goal', 'an unknown goal');
select is(tests.faulty_field('{"reading_minutes": 0}'), 'reading_minutes', 'no time at all');
select is(tests.faulty_field('{"body": []}'), 'body', 'no text');
select is(tests.faulty_field('{"body": [{"kind": "song"}, {"kind": "heading", "text": "A"}, {"kind": "heading", "text": "B"}]}'), 'body', 'a song');
select is(tests.faulty_field('{"body": ["a", "b", "c"]}'), 'body', 'bare texts');
select is(tests.faulty_field('{"body": [{"kind": "paragraph", "text": " "}, {"kind": "heading", "text": "A"}, {"kind": "heading", "text": "B"}]}'), 'body', 'an empty paragraph');
select is(tests.faulty_field('{"body": [{"kind": "list", "is_ordered": true, "items": [""]}, {"kind": "heading", "text": "A"}, {"kind": "heading", "text": "B"}]}'), 'body', 'an empty line');
select is(tests.faulty_field('{"body": [{"kind": "callout", "tone": "loud", "title": "A", "text": "B"}, {"kind": "heading", "text": "A"}, {"kind": "heading", "text": "B"}]}'), 'body', 'a box of no kind');
select is(tests.faulty_field('{"body": [{"kind": "table", "caption": "A", "head": ["B", "C"], "rows": [["D"]]}, {"kind": "heading", "text": "A"}, {"kind": "heading", "text": "B"}]}'), 'body', 'a table with a hole');
select is(tests.faulty_field('{"sources": []}'), 'sources', 'no source');
select is(tests.faulty_field('{"sources": [{"title": "A", "publisher": ""}]}'), 'sources', 'a source of nobody');
select is(tests.faulty_field('{"sources": [{"title": "A", "publisher": "B", "url": "http://x"}]}'), 'sources', 'an address that is not safe');
select is(tests.faulty_field('{"food_ids": ["moon-cheese"]}'), 'food_ids', 'a food nobody knows');
select is(tests.faulty_field('{"herb_slugs": ["moon-leaf"]}'), 'herb_slugs', 'a herb nobody knows');
select is(tests.faulty_field('{"product_skus": ["T-99"]}'), 'product_skus', 'a product nobody sells');
select is(tests.faulty_field('{"title": "Beans cure everything"}'), 'title', 'a banned claim');

-- Publishing
select is((public.save_content_draft('article', 'beans', tests.article('{"title": "Beans, better told"}'))).state, 'draft', 'a draft is kept');
select is((public.submit_content((select id from public.content_revisions where state = 'draft'))).state, 'review', 'goes to review');
select is((public.publish_content((select id from public.content_revisions where state = 'review'), 'Dr Achieng, dietitian',
  (now() + interval '90 days')::date)).state, 'published', 'and out to readers');
select is(a.title || ' ' || a.origin || ' ' || a.reviewer, 'Beans, better told desk Dr Achieng, dietitian', 'under a name') from public.nutrition_articles a where slug = 'beans';
select is((select count(*) from public.list_content('article')), 3::bigint, 'the editor''s list has all of them');

-- Saved articles
select tests.sign_in('asha');
select lives_ok($$ insert into public.saved_articles (slug) values ('beans') $$, 'an article is saved');
select is(tests.outcome($$ insert into public.saved_articles (slug) values ('old') $$), '42501', 'of those one can read');
select is(tests.outcome($$ insert into public.saved_articles (user_id, slug) values (tests.user_id('baraka'), 'milk') $$), '42501', 'for oneself');
select is(public.merge_saved_articles('{milk,beans,old,nothing}'), 1, 'a device''s bookmarks are added');
select is(public.merge_saved_articles(null), 0, 'nothing adds nothing');
select tests.sign_in('baraka');
select is_empty('select * from public.saved_articles', 'a stranger sees none');
select is(tests.touched('delete from public.saved_articles'), 0::bigint, 'and removes none');
select tests.sign_in('boss');
select is_empty('select * from public.saved_articles', 'nor does an administrator');
select tests.sign_in('asha');
select is(tests.touched('delete from public.saved_articles'), 2::bigint, 'the owner does');

select * from finish();
rollback;
