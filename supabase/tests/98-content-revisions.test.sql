begin;
select plan(68);
select tests.make_user('asha');
select tests.make_user('boss');
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin');
delete from public.herbs;
delete from public.remedies;
insert into public.banned_claims (id, pattern) values (9001, '\ycures?\y') on conflict do nothing;
insert into public.safety_terms (id, kind, name) values ('warfarin', 'medicine', 'Warfarin'), ('pregnancy', 'condition', 'Pregnant'),
  ('paracetamol', 'medicine', 'Paracetamol'), ('gout', 'condition', 'Gout')
on conflict (id) do nothing;

create function tests.herb(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"slug": "neem", "accepted_name": "Azadirachta indica", "family": "Meliaceae", "synonyms": [], "names": {"english": ["Neem"]},
    "other_names": [], "summary": "A bitter leaf for the skin.", "about": "A tree of the coast.", "alert": null, "look_alikes": [],
    "parts_used": ["leaf"], "no_preparation_reason": null,
    "preparations": [{"form": "rinse", "part": "leaf", "dose": 1, "times_a_day": 2, "max_a_day": 2, "references": ["who"]}],
    "uses": [{"topic": "skin-and-wounds", "evidence": "C", "text": "A wash.", "references": ["who"]}],
    "contraindications": [{"condition": "pregnancy", "level": "avoid", "text": "It is a risk."}],
    "pregnancy": {"status": "avoid", "text": "No."}, "lactation": {"status": "no_data", "text": "Unknown."},
    "children": {"status": "caution", "text": "On skin only."},
    "interactions": [{"drug": "warfarin", "severity": "major", "mechanism": "It thins.", "advice": "Ask."}],
    "side_effects": ["itching"], "storage": "Dry and dark.", "conservation": {"iucn": null}, "grows_in_kenya": "wild",
    "references": [{"id": "who", "title": "It cures nothing: a review"}], "picture": "neem", "reviewed_at": "2026-01"}'::jsonb || changes
$$;
grant execute on function tests.herb(jsonb) to authenticated;
create function tests.revision(wanted text) returns bigint language sql as $$
  select id from public.content_revisions where state = wanted order by number desc limit 1
$$;
grant execute on function tests.revision(text) to authenticated;
insert into public.herbs (slug, body) values ('neem', tests.herb());

-- Only administrators
select tests.as_visitor();
select is(tests.outcome('select * from public.content_revisions'), '42501', 'visitors see no drafts');
select is(tests.outcome($$ select public.save_content_draft('herb', 'neem', '{"slug": "neem"}') $$), '42501', 'and make none');
select tests.sign_in('asha');
select is_empty('select * from public.content_revisions', 'members see no drafts');
select is(tests.outcome($$ select public.save_content_draft('herb', 'neem', '{"slug": "neem"}') $$), 'not_allowed', 'and make none');
select is(tests.outcome('select public.publish_content(1, ''Me'', ''2027-01-01'')'), 'not_allowed', 'nor publish');
select is(tests.outcome('select public.list_content(''herb'')'), 'not_allowed', 'nor see the list');
select is(tests.outcome('select public.set_content_status(''herb'', ''neem'', ''withdrawn'')'), 'not_allowed', 'nor withdraw');
select is(tests.outcome('select public.check_content(''herb'', ''{}'')'), 'not_allowed', 'nor ask for faults');

-- Faults
select tests.sign_in('boss');
select is(public.check_content('herb', tests.herb()), '[]', 'a whole herb has no faults, whatever its references are called');
select is(public.check_content('herb', tests.herb('{"summary": "It cures everything."}')) #>> '{0,claim}', 'cures', 'a banned claim is one');
select is(public.check_content('herb', tests.herb('{"side_effects": ["none; it cures them"]}')) #>> '{0,field}', 'side_effects', 'wherever it hides');
select is(public.check_content('herb', tests.herb('{"storage": " "}')) #>> '{0,field}', 'storage', 'a missing text');
select is(public.check_content('herb', tests.herb('{"pregnancy": {"status": "fine", "text": "x"}}')) #>> '{0,field}', 'pregnancy', 'an unknown status');
select is(public.check_content('herb', tests.herb('{"uses": [{"topic": "x", "references": ["who"]}]}')) #>> '{0,message}', 'Every use has an evidence grade from A to D.', 'a claim without a grade');
select is(public.check_content('herb', tests.herb('{"uses": [{"topic": "x", "evidence": "A", "references": ["hearsay"]}]}')) #>> '{0,field}', 'references', 'a source that is not listed');
select is(public.check_content('herb', tests.herb('{"interactions": [{"drug": "moonshine", "severity": "major", "mechanism": "x", "advice": "x"}]}')) #>> '{0,field}', 'interactions', 'a medicine nobody knows');
select is(public.check_content('herb', tests.herb('{"contraindications": [{"condition": "boredom"}]}')) #>> '{0,field}', 'contraindications', 'a condition nobody knows');
select is(public.check_content('herb', tests.herb('{"preparations": [{"dose": 2, "times_a_day": 3, "max_a_day": 5, "references": ["who"]}]}')) #>> '{0,field}', 'preparations', 'a day above its maximum');
select is(public.check_content('herb', tests.herb('{"preparations": [{"dose": "two", "times_a_day": 3, "max_a_day": 5, "references": ["who"]}]}')) #>> '{0,field}', 'body', 'a dose that is no number');
select is(jsonb_array_length(public.check_content('herb', '{}')) > 10, true, 'an empty text has many');
select is(public.check_content('remedy', '{"slug": "x"}') #>> '{0,message}', 'This is missing or of the wrong kind.', 'remedies are checked too');
select ok(jsonb_path_exists(public.check_content('remedy', '{"slug": "x", "picture": " "}'), '$[*] ? (@.field == "picture")'), 'one without a picture lacks one');
select ok(not jsonb_path_exists(public.check_content('remedy', '{"slug": "x", "picture": "remedy-x"}'), '$[*] ? (@.field == "picture")'), 'one with a picture does not');
select is(tests.outcome($$ select public.check_content('poem', '{}') $$), 'unknown_kind', 'poems are not');
select is(public.check_content('herb', tests.herb('{"grows_in_kenya": "here"}')) #>> '{0,field}', 'grows_in_kenya', 'a value that the form does not offer');
select is(public.check_content('herb', tests.herb('{"parts_used": ["leaf", "shadow"]}')) #>> '{0,field}', 'parts_used', 'nor among several');
select is(public.check_content('herb', tests.herb() - 'alert' - 'ayurveda' || '{"nothing_found": null}'), '[]', 'what may be missing may also be null');
select is(public.check_content('herb', tests.herb('{"alert": []}')) #>> '{0,field}', 'alert', 'and is of its kind where it is there');
select is(public.check_content('herb', tests.herb('{"nothing_found": []}')), '[]', 'an empty list says nothing');

-- Pairs: how they meet, and what was looked up without finding anything
select is(public.check_content('herb', tests.herb('{"interactions": [{"drug": "warfarin", "severity": "major", "acts": "magic", "mechanism": "x", "advice": "x"}]}')) #>> '{0,field}', 'interactions', 'an unknown way to meet');
select is(public.check_content('herb', tests.herb('{"interactions": [{"drug": "warfarin", "severity": "minor", "acts": "absorption", "mechanism": "x", "advice": "Ask."}]}')) #>> '{0,message}', 'What meets in the gut is kept hours apart: say how many.', 'the gut without hours');
select is(public.check_content('herb', tests.herb('{"interactions": [{"drug": "warfarin", "severity": "minor", "acts": "effect", "mechanism": "x", "advice": "Take them 4 hours apart."}]}')) #>> '{0,message}', 'Hours apart help only with what meets in the gut.', 'hours that help nobody');
select is(public.check_content('herb', tests.herb('{"interactions": [{"drug": "warfarin", "severity": "minor", "acts": "effect", "mechanism": "x", "advice": "Ask.", "references": ["hearsay"]}]}')) #>> '{0,message}', 'Every pair cites a reference of the list.', 'a pair from hearsay');
select is(public.check_content('herb', tests.herb('{"interactions": [{"drug": "warfarin", "severity": "minor", "acts": "effect", "mechanism": "x", "advice": "Ask.", "references": ["who"]}]}')), '[]', 'a whole pair is fine');
select is(public.check_content('herb', tests.herb('{"nothing_found": [{"drug": "paracetamol", "references": ["who"], "looked_up": "2026-11"}, {"condition": "gout", "references": ["who"], "looked_up": "2026-11"}]}')), '[]', 'pairs that were looked up');
select is(public.check_content('herb', tests.herb('{"nothing_found": [{"drug": "moonshine", "references": ["who"], "looked_up": "2026-11"}]}')) #>> '{0,message}', 'Every pair names one known class of medicines or condition.', 'a class nobody knows');
select is(public.check_content('herb', tests.herb('{"nothing_found": [{"drug": "paracetamol", "references": [], "looked_up": "2026-11"}]}')) #>> '{0,message}', 'Every pair says in which sources and which month it was looked up.', 'an all-clear without a source');
select is(public.check_content('herb', tests.herb('{"nothing_found": [{"drug": "paracetamol", "references": ["who"], "looked_up": "lately"}]}')) #>> '{0,field}', 'nothing_found', 'or without a month');
select is(public.check_content('herb', tests.herb(jsonb_build_object('nothing_found', jsonb_build_array(jsonb_build_object('drug', 'paracetamol', 'references', '["who"]'::jsonb,
  'looked_up', to_char(now() + interval '40 days', 'YYYY-MM')))))) #>> '{0,field}', 'nothing_found', 'or of a month to come');
select is(public.check_content('herb', tests.herb('{"nothing_found": [{"drug": "warfarin", "references": ["who"], "looked_up": "2026-11"}]}')) #>> '{0,message}', '"warfarin" has a warning as well.', 'or against a warning of the same text');
select is(public.check_content('herb', tests.herb('{"nothing_found": "none"}')) #>> '{0,field}', 'nothing_found', 'or of the wrong kind');

-- Draft
select is((public.save_content_draft('herb', 'neem', tests.herb('{"summary": "It cures everything."}'), 'First try')).number, 2, 'a draft may say anything and is the second version');
select results_eq($$ select number, state, note from public.content_revisions order by number $$,
  $$ values (1, 'published', 'From the content files'), (2, 'draft', 'First try') $$, 'what readers have became the first');
select is(summary, 'A bitter leaf for the skin.', 'readers still have it') from (select body ->> 'summary' as summary from public.herbs) s;
select is((public.save_content_draft('herb', 'neem', tests.herb('{"summary": "It cures all."}'))).number, 2, 'saving again keeps one draft');
select is(tests.outcome($$ select public.save_content_draft('herb', 'neem', tests.herb(), '', '2020-01-01') $$), 'conflict', 'a later draft of somebody else is not overwritten');
select is(tests.outcome($$ select public.save_content_draft('herb', 'moringa', tests.herb()) $$), 'bad_slug', 'a text keeps its address');
select is(tests.outcome($$ update public.content_revisions set state = 'published' $$), '42501', 'states change through the steps only');
select is(tests.outcome($$ select public.submit_content(tests.revision('draft')) $$), 'banned_claim', 'a banned claim does not even reach review');
select is(tests.outcome($$ select public.publish_content(tests.revision('draft'), 'Dr Achieng, pharmacist', current_date + 365) $$), 'wrong_state', 'a draft is not published');

-- Review and publication
select lives_ok($$ select public.save_content_draft('herb', 'neem', tests.herb('{"summary": "A bitter leaf for skin and scalp."}')) $$, 'the claim is taken out');
select is((public.submit_content(tests.revision('draft'))).state, 'review', 'the draft goes to review');
select is((public.return_content(tests.revision('review'), 'Say how long')).note, 'Say how long', 'comes back with a note');
select is((public.submit_content(tests.revision('draft'))).state, 'review', 'and goes again');
select is(tests.outcome($$ select public.publish_content(tests.revision('review'), ' ', current_date + 365) $$), 'no_reviewer', 'somebody must vouch for it');
select is(tests.outcome($$ select public.publish_content(tests.revision('review'), 'Dr Achieng, pharmacist', current_date - 1) $$), 'bad_review_date', 'until a day to come');
select is((public.publish_content(tests.revision('review'), 'Dr Achieng, pharmacist', current_date + 365)).state, 'published', 'then it is published');
select is(h.body ->> 'summary' || h.reviewer || h.origin, 'A bitter leaf for skin and scalp.Dr Achieng, pharmacistdesk', 'readers have it, with who vouches') from public.herbs h;
select is(h.body ->> 'reviewed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM'), 'and when') from public.herbs h;
select results_eq('select number, state from public.content_revisions order by number', $$ values (1, 'superseded'), (2, 'published') $$, 'the history keeps both');
select is(count(*), 1::bigint, 'the diary knows of it') from public.audit_log where action = 'publish' and entity_id = 'neem';

-- Restore, discard, withdraw
select is((public.restore_content(tests.revision('superseded'))).body ->> 'summary', 'A bitter leaf for the skin.', 'an earlier version comes back as a draft');
select is(tests.outcome($$ select public.restore_content(tests.revision('superseded')) $$), 'draft_exists', 'one at a time');
select results_eq($$ select slug, origin, revision_state from public.list_content('herb') $$, $$ values ('neem', 'desk', 'draft') $$, 'the list shows what is being worked on');
select is((public.discard_content(tests.revision('draft'))).state, 'discarded', 'a draft is thrown away');
select lives_ok($$ select public.set_content_status('herb', 'neem', 'withdrawn') $$, 'a text is withdrawn');
select is(tests.outcome($$ select public.set_content_status('herb', 'nothing', 'withdrawn') $$), 'not_found', 'when there is one');
select tests.as_visitor();
select is_empty('select * from public.herbs', 'and no longer read');

select * from finish();
rollback;
