begin;
select plan(20);
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
delete from public.foods;
insert into public.foods (slug, position, name, other_names, category, cost, energy_kcal, protein_g, fat_g, carbohydrate_g, measures, source, is_listed)
select slug, position, name, others, category, 'low', 100, 1, 2, 3, '[{"label": "1 cup", "grams": 200}]', 'A food table that is long enough', listed
from (values
  ('githeri', 1, 'Githeri', '{}'::text[], 'dishes', true),
  ('terere-fried', 2, 'Terere, fried', '{amaranth leaves,mchicha}', 'dishes', true),
  ('terere-raw', 3, 'Terere, raw', '{amaranth leaves,mchicha,dodo}', 'leafy-vegetables', true),
  ('sukuma-wiki-raw', 4, 'Sukuma wiki, raw', '{collard greens,Kalé}', 'leafy-vegetables', true),
  ('beans-boiled', 5, 'Beans, boiled', '{maharagwe}', 'pulses', true),
  ('rice-boiled', 6, 'White rice, boiled', '{wali}', 'cereals', true),
  ('old-cake', 7, 'Old cake', '{}', 'dishes', false)
) f (slug, position, name, others, category, listed);

select tests.as_visitor();
select is(count(*), 7::bigint, 'a visitor reads all foods, also one that diaries still name') from public.foods;
select results_eq($$ select slug from public.search_foods() $$,
  $$ values ('githeri'), ('terere-fried'), ('terere-raw'), ('sukuma-wiki-raw'), ('beans-boiled'), ('rice-boiled') $$,
  'without a query the list comes in its order, without those no longer listed');
select results_eq($$ select slug from public.search_foods('mchicha') $$, $$ values ('terere-fried'), ('terere-raw') $$, 'another language''s name finds them');
select results_eq($$ select slug from public.search_foods('MCHICHA raw') $$, $$ values ('terere-raw') $$, 'every word counts, capitals do not');
select results_eq($$ select slug from public.search_foods('terrere') $$, $$ values ('terere-fried'), ('terere-raw') $$, 'a typo finds them');
select results_eq($$ select slug from public.search_foods('sukma wki') $$, $$ values ('sukuma-wiki-raw') $$, 'two typos too');
select results_eq($$ select slug from public.search_foods('kale') $$, $$ values ('sukuma-wiki-raw') $$, 'accents do not matter');
select results_eq($$ select slug from public.search_foods('mahara') $$, $$ values ('beans-boiled') $$, 'nor does a half-typed word');
select results_eq($$ select slug from public.search_foods('beans with rice') $$, $$ values ('beans-boiled'), ('rice-boiled') $$, 'those with most of the words are kept');
select results_eq($$ select slug from public.search_foods('terere', 'leafy-vegetables') $$, $$ values ('terere-raw') $$, 'within a group');
select results_eq($$ select slug from public.search_foods('', 'pulses') $$, $$ values ('beans-boiled') $$, 'or a whole group');
select results_eq($$ select slug from public.search_foods('', null, 2, 1) $$, $$ values ('terere-fried'), ('terere-raw') $$, 'a page at a time');
select is_empty($$ select slug from public.search_foods('zzzzqqq') $$, 'what nobody knows finds nothing');
select is_empty($$ select slug from public.search_foods('old cake', 'dishes') where slug = 'old-cake' $$, 'nor does what is no longer listed');
select is(f.fibre_g, null, 'what is not known is not zero') from public.foods f where slug = 'githeri';
select is(tests.outcome($$ update public.foods set energy_kcal = 1 $$), '42501', 'a visitor changes nothing');
select tests.sign_in('asha');
select is(tests.outcome($$ insert into public.foods (slug, name) values ('x', 'xx') $$), '42501', 'nor does a member');
select tests.sign_in('boss');
select is(tests.outcome($$ delete from public.foods $$), '42501', 'nor an administrator: foods come with the content');
select tests.as_owner();
select is(tests.outcome($$ update public.foods set protein_g = 120 where slug = 'githeri' $$), '23514', 'more than the whole is refused');
select is(tests.outcome($$ update public.foods set measures = '[]' where slug = 'githeri' $$), '23514', 'a food has a household measure');

select * from finish();
rollback;
