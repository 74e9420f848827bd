begin;
select plan(88);
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,baraka,chebet,dalmas,eshe,boss}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
insert into public.banned_claims (id, pattern) values (1, '\ycur(e|es|ed|ing)\y'), (2, '\y(no|zero) side[- ]effects?\y');
update auth.users set raw_user_meta_data = '{"full_name": "Asha Mwangi"}' where id = tests.user_id('asha');
create function pg_temp.rating(product bigint default 9001) returns text language sql security definer as $$
  select rating || ' of ' || rating_count from public.products where id = product
$$;
create function pg_temp.review_of(name text) returns bigint language sql security definer as $$
  select id from public.product_reviews where user_id = tests.user_id(name)
$$;
grant execute on all functions in schema pg_temp to public;
select tests.remember('delivered', tests.delivered_to('asha', 9001));
select tests.delivered_to('baraka', 9001) is not null;
select tests.sign_in('chebet');
select tests.remember('on its way', (tests.order_of(9001, 1, 'cash')).id);

-- Who may write
select tests.as_visitor();
select is(tests.outcome('select public.save_review(9001, 5)'), '42501', 'a visitor writes no review');
select is(tests.outcome($$ insert into public.product_reviews (product_id, user_id, rating, author_name) values (9001, tests.user_id('asha'), 5, 'x') $$), '42501', 'not by hand either');
select tests.sign_in('chebet');
select is(tests.outcome('select public.save_review(9001, 5)'), 'not_a_buyer', 'who still waits for the parcel writes none');
select is(public.my_review(9001), '{"may_review": false, "review": null}', 'and is not asked to');
select tests.sign_in('dalmas');
select is(tests.outcome('select public.save_review(9001, 5)'), 'not_a_buyer', 'who never bought it neither');
select is(tests.outcome($$ insert into public.product_reviews (product_id, user_id, rating, author_name) values (9001, tests.user_id('dalmas'), 5, 'x') $$), '42501', 'and inserts none by hand');
select tests.sign_in('asha');
select is(public.my_review(9001), '{"may_review": true, "review": null}', 'a buyer is asked');
select is(tests.outcome(format('select public.save_review(9001, %s)', stars)), 'bad_review', 'stars: ' || stars)
from (values ('0'), ('6'), ('null')) bad (stars);
select is(tests.outcome($$ select public.save_review(9001, 5, 'x', repeat('y', 2001)) $$), 'bad_review', 'a novel is refused');
select is(tests.outcome('select public.save_review(424242, 5)'), 'not_found', 'what is not there is not reviewed');
select is(public.save_review(9001, 4, ' Good ', 'Bitter, as it should be.') -> 'review' ->> 'state', 'published', 'an honest review is shown at once');
select is((select author_name || ': ' || title from public.product_reviews), 'Asha: Good', 'signed with the first name');
select is(pg_temp.rating(), '4.0 of 1', 'and counted');

-- Edits, claims
select lives_ok($$ select public.save_review(9001, 2, 'Less good', 'It clumps.', 'A. M.') $$, 'it is edited');
select is(count(*), 1::bigint, 'and stays one') from public.product_reviews;
select is(pg_temp.rating(), '2.0 of 1', 'the rating follows');
select isnt(public.my_review(9001) -> 'review' ->> 'edited_at', null, 'the edit is marked');
select tests.sign_in('baraka');
select is(public.save_review(9001, 5, 'Wow', 'It CURED my ulcers with no side effects!') -> 'review' ->> 'held_reason', 'claim', 'a cure is held back');
select is(pg_temp.rating(), '2.0 of 1', 'and not counted');
select is(public.save_review(9001, 5, 'Wow', 'It tastes fine.') -> 'review' ->> 'state', 'held', 'rewording it does not release it');
select tests.as_visitor();
select is(count(*), 1::bigint, 'visitors read what is published') from public.product_reviews;
select is(tests.outcome('select user_id from public.product_reviews'), '42501', 'and not who wrote it');
select is(tests.outcome('select held_reason from public.product_reviews'), '42501', 'nor what we thought of it');
select results_eq('select stars, many from public.review_counts(9001)', 'values (5, 0), (4, 0), (3, 0), (2, 1), (1, 0)', 'the stars are counted as published');
select is(sum(many), 0::bigint, 'and none where there is no product') from public.review_counts(424242);
select tests.sign_in('asha');
select is(tests.outcome('select user_id from public.product_reviews'), '42501', 'members neither');
select is(tests.outcome($$ update public.product_reviews set rating = 5 $$), '42501', 'reviews are not updated by hand');
select is(tests.outcome($$ update public.products set rating_sum = 5 where id = 9001 $$), '42501', 'nor ratings');
select is(tests.outcome('select * from public.review_queue()'), 'not_allowed', 'the queue is not for members');
select is(tests.outcome(format('select public.moderate_review(%s, %L)', pg_temp.review_of('baraka'), 'published')), 'not_allowed', 'nor is its decision');
select is_empty('select * from public.banned_claims', 'nor the list of claims');

-- Moderation
select tests.sign_in('boss');
select results_eq('select product_name, found_claim, reports from public.review_queue()', $$ values ('Neem Leaf Powder', null::text, 0) $$, 'an administrator sees what is held');
select is(tests.outcome(format('select public.moderate_review(%s, %L)', pg_temp.review_of('baraka'), 'held')), 'wrong_state', 'it is published or rejected');
select is(tests.outcome($$ select public.moderate_review(0, 'published') $$), 'not_found', 'if it is there');
select lives_ok(format('select public.moderate_review(%s, %L)', pg_temp.review_of('baraka'), 'published'), 'published');
select is(pg_temp.rating(), '3.5 of 2', 'then it counts');
select is(public.find_banned_claim('This will cure you'), 'cure', 'texts are checked for claims');
select is(public.find_banned_claim('A secure lid'), null, 'whole words only');
select results_eq('select action, actor from public.audit_log', $$ values ('review_published', tests.user_id('boss')) $$, 'the diary knows');
select tests.sign_in('baraka');
select results_eq($$ select title, metadata ->> 'link' from public.notifications where title like 'Your review%' $$, $$ values ('Your review is published', '/product/9001') $$, 'and the writer');
select is(tests.outcome($$ select public.find_banned_claim('x') $$), 'not_allowed', 'the check is the desk''s');
select is_empty('select * from public.audit_log', 'the diary is not for members');

-- Reports
select is(tests.outcome(format('select public.report_review(%s, %L)', pg_temp.review_of('baraka'), 'rude')), 'not_allowed', 'nobody reports themselves');
select is(tests.outcome(format('select public.report_review(%s, %L)', pg_temp.review_of('asha'), 'boring')), 'bad_reason', 'a report has a reason');
select public.report_review(pg_temp.review_of('asha'), 'rude');
select public.report_review(pg_temp.review_of('asha'), 'spam');
select tests.sign_in('chebet');
select public.report_review(pg_temp.review_of('asha'), 'rude');
select is(pg_temp.rating(), '3.5 of 2', 'two people are not enough');
select tests.sign_in('dalmas');
select public.report_review(pg_temp.review_of('asha'), 'false');
select is(pg_temp.rating(), '5.0 of 1', 'three are');
select is(tests.outcome(format('select public.report_review(%s, %L)', pg_temp.review_of('asha'), 'rude')), 'not_found', 'then it is out of sight');
select is(count(*), 1::bigint, 'people see their own reports') from public.review_reports;
select tests.sign_in('boss');
select results_eq('select held_reason, reports from public.review_queue()', $$ values ('reported', 3) $$, 'the queue says why');
select lives_ok(format('select public.moderate_review(%s, %L, %L)', pg_temp.review_of('asha'), 'published', 'Fine'), 'it was fine');
select tests.sign_in('eshe');
select public.report_review(pg_temp.review_of('asha'), 'rude');
select is(pg_temp.rating(), '3.5 of 2', 'settled reports do not count again');

-- Withdrawing
select tests.sign_in('asha');
select is(public.delete_review(9001), true, 'a review is withdrawn');
select is(public.delete_review(9001), false, 'once');
select is(pg_temp.rating(), '5.0 of 1', 'and no longer counted');
select tests.as_owner();
delete from auth.users where id = tests.user_id('baraka');
select is(pg_temp.rating(), null, 'nor are those of accounts that are gone');

-- Options share the reviews of their product
insert into public.products (id, variant_of, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture, picture_alt, status)
  values (9021, 9001, 'T-1B', 'neem-250', '', 'herbs', '', '250 g', 280, 700, 4, '', '', 'neem', 'Neem', 'active');
select tests.delivered_to('dalmas', 9021) is not null;
select tests.sign_in('dalmas');
select is(public.save_review(9021, 3) -> 'review' ->> 'rating', '3', 'the buyer of an option reviews the product');
select is(pg_temp.rating(), '3.0 of 1', 'where it counts');
select is(sum(many), 1::bigint, 'as its options say too') from public.review_counts(9021);

-- A claim in the name is a claim
select tests.delivered_to('eshe', 9002) is not null;
select tests.sign_in('eshe');
select is(public.save_review(9002, 5, 'Good', 'It is honey.', 'Cured my diabetes') -> 'review' ->> 'held_reason', 'claim', 'a cure in the signature is held back');
select is(pg_temp.rating(9002), null, 'and not counted');
select tests.sign_in('dalmas');
select is_empty('select author_name from public.product_reviews where product_id = 9002', 'other members do not see it');
select tests.as_visitor();
select is_empty('select author_name from public.product_reviews where product_id = 9002', 'nor do visitors');
select tests.sign_in('boss');
select results_eq('select author_name, found_claim from public.review_queue()', $$ values ('Cured my diabetes', 'Cured') $$, 'the administrator is shown where it is');
select tests.as_owner();
update auth.users set raw_user_meta_data = '{"full_name": "Cures Everything"}' where id = tests.user_id('asha');
select tests.delivered_to('asha', 9002) is not null;
select tests.sign_in('asha');
select is(public.save_review(9002, 4) -> 'review' ->> 'held_reason', 'claim', 'also when the name comes from the account');

-- Withdrawing wipes nothing off the slate: refused, withdrawn, written again
select tests.sign_in('boss');
select public.moderate_review(pg_temp.review_of('eshe'), 'rejected', 'Sells her own');
select tests.sign_in('dalmas');
select is(public.delete_review(9002), false, 'nobody withdraws what another wrote');
select tests.sign_in('eshe');
select is(public.delete_review(9002), true, 'what was refused can be withdrawn');
select is(public.my_review(9002), '{"may_review": true, "review": null}', 'then its writer is asked again');
select is_empty('select id from public.product_reviews where product_id = 9002', 'and finds nothing of it');
select is(tests.outcome('select * from private.withdrawn_reviews'), '42501', 'what we know of it is not hers to read');
select tests.sign_in('boss');
select is_empty($$ select r.id from unnest('{held,rejected,published,reported}'::text[]) queue, public.review_queue(queue) r where r.author_name = 'Cured my diabetes' $$, 'the desk has no words of it either');
select tests.sign_in('eshe');
select is(public.save_review(9002, 5, 'Good', 'It is honey.', 'Eshe') -> 'review' ->> 'held_reason', 'rewritten', 'what she writes next is held, whatever it says');
select is(pg_temp.rating(9002), null, 'and not counted');
select tests.as_visitor();
select is_empty('select id from public.product_reviews where product_id = 9002', 'visitors do not see it');
select tests.sign_in('boss');
select results_eq($$ select state, held_reason, moderator_note from public.review_queue() where author_name = 'Eshe' $$, $$ values ('held', 'rewritten', 'Sells her own') $$, 'the administrator sees that there was one, and our note');
select tests.sign_in('eshe');
select public.delete_review(9002);
select is(public.save_review(9002, 5, 'Good', 'It cured me.', 'Eshe') -> 'review' ->> 'held_reason', 'claim', 'withdrawing twice does not help, and a claim is called one');
select tests.sign_in('boss');
select public.moderate_review(pg_temp.review_of('eshe'), 'published');
select is(pg_temp.rating(9002), '5.0 of 1', 'an administrator can publish it');
select tests.sign_in('eshe');
select public.delete_review(9002);
select is(public.save_review(9002, 5, 'Good', 'It is honey.', 'Eshe') -> 'review' ->> 'state', 'published', 'what is published and not reported is withdrawn without trace');
select is(count(*), 1::bigint, 'seen by its writer') from public.product_reviews where product_id = 9002;

-- Reported, withdrawn, written again
select tests.sign_in('chebet');
select public.report_review(pg_temp.review_of('eshe'), 'spam');
select tests.sign_in('eshe');
select public.delete_review(9002);
select is(public.save_review(9002, 5, 'Good', 'It is honey.', 'Eshe') -> 'review' ->> 'held_reason', 'rewritten', 'one report that nobody looked at is enough');
select tests.sign_in('boss');
select public.moderate_review(pg_temp.review_of('eshe'), 'published');
select tests.sign_in('asha');
select public.report_review(pg_temp.review_of('eshe'), 'rude');
select tests.sign_in('chebet');
select public.report_review(pg_temp.review_of('eshe'), 'rude');
select tests.sign_in('dalmas');
select public.report_review(pg_temp.review_of('eshe'), 'rude');
select is(pg_temp.rating(9002), null, 'three reports hold it');
select tests.sign_in('eshe');
select public.delete_review(9002);
select is(public.save_review(9002, 5, 'Good', 'It is honey.', 'Eshe') -> 'review' ->> 'state', 'held', 'the same words are not shown again');
select is(pg_temp.rating(9002), null, 'nor counted');
select tests.delivered_to('dalmas', 9002) is not null;
select tests.sign_in('dalmas');
select is(public.save_review(9002, 3) -> 'review' ->> 'state', 'published', 'what others write is theirs alone');

-- A withdrawal in the download, and gone with the account
select tests.sign_in('eshe');
select public.delete_review(9002);
select is(public.export_my_data() #> '{tables,withdrawn_reviews}' -> 0 ->> 'product_id', '9002', 'what we keep of it is in the download');
select tests.as_owner();
select is(private.erase_account(tests.user_id('eshe')), true, 'an account with one can be erased');
select is_empty($$ select * from private.withdrawn_reviews where user_id = tests.user_id('eshe') $$, 'and takes it along');

select * from finish();
rollback;
